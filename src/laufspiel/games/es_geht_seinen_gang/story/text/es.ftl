# Historias de vida de Es geht seinen Gang (E-40), contadas en primera persona desde la nube. Para cada suceso hay varias
# frases, numeradas desde 1, de las que el programa toma una. $other es un nombre; $space, $partner, $good, $second,
# $level y $question son títulos de la edición.

## Palabras dentro de las frases

es-geht-seinen-gang-story-link =
    { $link ->
        [young-1] Por entonces
        [young-2] En algún momento entre los dientes de leche y el ciclomotor
        [young-3] Un poco más tarde
        [young-4] Un buen día
        [young-5] Sin darme cuenta
        [grown-1] Poco después
        [grown-2] Al año siguiente
        [grown-3] Entre dos turnos
        [grown-4] Cuando nadie lo esperaba,
        [grown-5] Con el tiempo
        [grown-6] Como pasan las cosas,
        [late-1] Ya en mis años maduros
        [late-2] Tarde, pero no demasiado,
        [late-3] Hacia el final
       *[late-4] Cuando ya peinaba canas,
    }
es-geht-seinen-gang-story-child-born =
    { $life ->
        [woman] una niña
       *[man] un niño
    }
es-geht-seinen-gang-story-certificate =
    { $certificate ->
        [class_8] el octavo curso
        [class_10] el décimo curso
        [abitur] el bachillerato
        [skilled_worker] el título de oficial
       *[diplom] el diploma
    }
es-geht-seinen-gang-story-career =
    { $career ->
        [science] a la ciencia
        [sport] al deporte
        [enterprise] a la empresa
        [party] al Partido
        [crooked] al mal camino
       *[military] al ejército
    }
es-geht-seinen-gang-story-colour =
    { $colour ->
        [green] salud
        [blue] saber
        [yellow] dinero
       *[red] amistades útiles
    }
es-geht-seinen-gang-story-points =
    { $total ->
        [one] un punto
       *[other] { $total } puntos
    }
es-geht-seinen-gang-story-unpaid =
    { $unpaid ->
        [one] un punto
       *[other] { $unpaid } puntos
    }
es-geht-seinen-gang-story-cloud =
    { $place ->
        [1] la nube más alta
       *[other] la nube número { $place } desde arriba
    }

## Nacer

es-geht-seinen-gang-story-born-1 = Todo empezó en una maternidad, un día sin importancia para el plan: { es-geht-seinen-gang-story-child-born }, decía la lista, y eso era yo.
es-geht-seinen-gang-story-born-2 = Vine al mundo como estaba previsto: { es-geht-seinen-gang-story-child-born }, en fecha y sin teléfono.
es-geht-seinen-gang-story-born-3 = Nadie se había apuntado en ninguna lista, y aun así una mañana llegó la entrega: { es-geht-seinen-gang-story-child-born }, de primera calidad.
es-geht-seinen-gang-story-born-early-1 = Tuve prisa desde el principio: { es-geht-seinen-gang-story-child-born }, antes de tiempo, y fue casi lo último que me llegó antes de tiempo.
es-geht-seinen-gang-story-born-early-2 = Aún no habían encontrado las sábanas y allí estaba yo: { es-geht-seinen-gang-story-child-born }, pequeño equipaje, gran voz y mucha prisa.
es-geht-seinen-gang-story-born-early-3 = Mi plan se cumplió antes del plazo: { es-geht-seinen-gang-story-child-born }, con habitación propia, de cristal.

## Aprender

es-geht-seinen-gang-story-passed-1 = { es-geht-seinen-gang-story-link } aprobé { es-geht-seinen-gang-story-certificate }, con una nota que se podía enseñar en casa.
es-geht-seinen-gang-story-passed-2 = { es-geht-seinen-gang-story-link } tuve { es-geht-seinen-gang-story-certificate } en el bolsillo, y mi abuela dijo que siempre lo había sabido.
es-geht-seinen-gang-story-passed-3 = { es-geht-seinen-gang-story-link } me examinaron por todos los lados y me llevé { es-geht-seinen-gang-story-certificate }, con sello y todo.
es-geht-seinen-gang-story-passed-4 = { es-geht-seinen-gang-story-link } empollé de noche, aprobé de día y el fin de semana ya no sabía nada: así saqué { es-geht-seinen-gang-story-certificate }.
es-geht-seinen-gang-story-passed-diplom-1 = { es-geht-seinen-gang-story-link } tuve el diploma, por triplicado y con un sello en cada copia.
es-geht-seinen-gang-story-passed-diplom-2 = { es-geht-seinen-gang-story-link } me entregaron el diploma, y durante una noche entendí todo lo que había escrito.
es-geht-seinen-gang-story-passed-diplom-3 = { es-geht-seinen-gang-story-link } el diploma colgó sobre el sofá, algo torcido, pero enmarcado.
es-geht-seinen-gang-story-failed-1 = { es-geht-seinen-gang-story-link } suspendí { es-geht-seinen-gang-story-certificate }: preguntaron por la única página que me había saltado.
es-geht-seinen-gang-story-failed-2 = { es-geht-seinen-gang-story-link } suspendí { es-geht-seinen-gang-story-certificate }, con honradez y sin ayuda de nadie.
es-geht-seinen-gang-story-failed-3 = { es-geht-seinen-gang-story-link } quise sacar { es-geht-seinen-gang-story-certificate }, y nos separamos sin rencor: suspenso.

## El servicio

es-geht-seinen-gang-story-service-men-1 = { es-geht-seinen-gang-story-link } escribió la oficina de reclutamiento, y aprendí a doblar mantas en ángulo recto.
es-geht-seinen-gang-story-service-men-2 = { es-geht-seinen-gang-story-link } hice el servicio y cada día corté un trozo de la cinta métrica.
es-geht-seinen-gang-story-service-men-3 = { es-geht-seinen-gang-story-link } llevé un uniforme que le quedaba bien a otro y conté los días.
es-geht-seinen-gang-story-service-women-1 = { es-geht-seinen-gang-story-link } hice el servicio civil, con pasillos largos y pies que pronto los conocían todos.
es-geht-seinen-gang-story-service-women-2 = { es-geht-seinen-gang-story-link } hice falta: servicio civil, primero el té, luego el turno de noche, luego otra vez el té.
es-geht-seinen-gang-story-service-women-3 = { es-geht-seinen-gang-story-link } llegó el servicio civil, y aprendí a hacer una cama con alguien dentro.
es-geht-seinen-gang-story-service-long-1 = { es-geht-seinen-gang-story-link } firmé por tres años, porque alguien había dicho que serviría para algo.
es-geht-seinen-gang-story-service-long-2 = { es-geht-seinen-gang-story-link } le di al ejército tres años, y el ejército me dio unas botas.
es-geht-seinen-gang-story-service-long-3 = { es-geht-seinen-gang-story-link } empezaron tres años de uniforme, y el primer día fue el más largo menos uno.
es-geht-seinen-gang-story-service-kept-1 = { es-geht-seinen-gang-story-link } me retuvieron más de lo acordado: un desliz, y fueron tres años.
es-geht-seinen-gang-story-service-kept-2 = { es-geht-seinen-gang-story-link } mi servicio creció, como crecen esas cosas, y al final fueron tres años.
es-geht-seinen-gang-story-service-kept-3 = { es-geht-seinen-gang-story-link } leí mal un formulario, y mi servicio se convirtió en tres años.

## Carreras

es-geht-seinen-gang-story-career-science-1 = { es-geht-seinen-gang-story-link } entré en la ciencia, donde las preguntas son más grandes que los despachos.
es-geht-seinen-gang-story-career-science-2 = { es-geht-seinen-gang-story-link } elegí la ciencia, con la esperanza de que el aparato llegase antes que mi jubilación.
es-geht-seinen-gang-story-career-science-3 = { es-geht-seinen-gang-story-link } la ciencia me acogió y me dio una mesa, una lámpara y medio teléfono.
es-geht-seinen-gang-story-career-sport-1 = { es-geht-seinen-gang-story-link } me entregué al deporte: arriba a las cinco, a la cama a las nueve y agujetas entre medias.
es-geht-seinen-gang-story-career-sport-2 = { es-geht-seinen-gang-story-link } el deporte me descubrió a mí, o yo a él; en todo caso corríamos.
es-geht-seinen-gang-story-career-sport-3 = { es-geht-seinen-gang-story-link } me metí en el deporte y aprendí primero a ganar y después a dar entrevistas.
es-geht-seinen-gang-story-career-enterprise-1 = { es-geht-seinen-gang-story-link } entré en la empresa, donde había de todo menos material.
es-geht-seinen-gang-story-career-enterprise-2 = { es-geht-seinen-gang-story-link } la empresa fue mi segunda casa, con comedor, diario de brigada y, de vez en cuando, producción.
es-geht-seinen-gang-story-career-enterprise-3 = { es-geht-seinen-gang-story-link } empecé en la empresa y pronto supe quién tenía qué repuesto.
es-geht-seinen-gang-story-career-party-1 = { es-geht-seinen-gang-story-link } entré en el Partido, y desde entonces mis tardes fueron reuniones.
es-geht-seinen-gang-story-career-party-2 = { es-geht-seinen-gang-story-link } el Partido tenía una silla para mí, y aprendí cuándo se aplaude y cuánto tiempo.
es-geht-seinen-gang-story-career-party-3 = { es-geht-seinen-gang-story-link } emprendí el camino del Partido, cada año una fila más adelante.
es-geht-seinen-gang-story-career-crooked-1 = { es-geht-seinen-gang-story-link } dejé el camino recto; el otro estaba mejor iluminado de lo que pensaba.
es-geht-seinen-gang-story-career-crooked-2 = { es-geht-seinen-gang-story-link } fui a dar al mal camino, al principio solo por una tarde.
es-geht-seinen-gang-story-career-crooked-3 = { es-geht-seinen-gang-story-link } noté que al lado de la ley había más que en la tienda.
es-geht-seinen-gang-story-career-military-1 = { es-geht-seinen-gang-story-link } me quedé en el uniforme e hice de él mi profesión.
es-geht-seinen-gang-story-career-military-2 = { es-geht-seinen-gang-story-link } me quedé en el ejército; las botas y yo ya nos habíamos hecho a vivir juntos.
es-geht-seinen-gang-story-career-military-3 = { es-geht-seinen-gang-story-link } se abrió ante mí una carrera de uniforme, barrida, rastrillada y en ángulo recto.
es-geht-seinen-gang-story-career-changed-1 = { es-geht-seinen-gang-story-link } la vida cambió las agujas y me mandó { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-2 = { es-geht-seinen-gang-story-link } crucé de acera, por así decirlo, y pasé { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-3 = { es-geht-seinen-gang-story-link } me encontré con un traslado que no había firmado: { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-rose-first-1 = { es-geht-seinen-gang-story-link } subí el primer escalón, «{ $level }», con apretón de manos y maceta.
es-geht-seinen-gang-story-rose-first-2 = { es-geht-seinen-gang-story-link } lo leí negro sobre blanco: «{ $level }», y me compré una pluma nueva.
es-geht-seinen-gang-story-rose-first-3 = { es-geht-seinen-gang-story-link } confiaron en mí por primera vez: «{ $level }».
es-geht-seinen-gang-story-rose-1 = { es-geht-seinen-gang-story-link } subí un escalón, «{ $level }», y en el pasillo saludaban con más cariño.
es-geht-seinen-gang-story-rose-2 = { es-geht-seinen-gang-story-link } hubo para mí «{ $level }» y una mesa con vistas.
es-geht-seinen-gang-story-rose-3 = { es-geht-seinen-gang-story-link } ya no podían pasar sin mí, o eso decía el discurso: «{ $level }».
es-geht-seinen-gang-story-rose-4 = { es-geht-seinen-gang-story-link } pude añadir una línea a la placa de mi puerta: «{ $level }».
es-geht-seinen-gang-story-rose-top-1 = { es-geht-seinen-gang-story-link } llegué a lo más alto, donde el aire es fino y el café, de verdad: «{ $level }».
es-geht-seinen-gang-story-rose-top-2 = { es-geht-seinen-gang-story-link } ya no quedó escalón por encima: «{ $level }».
es-geht-seinen-gang-story-rose-top-3 = { es-geht-seinen-gang-story-link } alcancé lo que otros conocen solo por el periódico: «{ $level }».

## El amor

es-geht-seinen-gang-story-met-1 = { es-geht-seinen-gang-story-link } fui a la Disko por la música y volví a casa con un nombre en la cabeza: { $partner }.
es-geht-seinen-gang-story-met-2 = { es-geht-seinen-gang-story-link } perdí la ficha del guardarropa de la Disko y encontré algo mejor: { $partner }.
es-geht-seinen-gang-story-met-3 = { es-geht-seinen-gang-story-link } tocaba elegir pareja, o había poca luz, o era amor: { $partner }.
es-geht-seinen-gang-story-met-4 = { es-geht-seinen-gang-story-link } quedaba en la Disko un solo baile, y duró: { $partner }.
es-geht-seinen-gang-story-met-again-1 = { es-geht-seinen-gang-story-link } resultó que en mi corazón quedaba otro cuarto: { $partner }.
es-geht-seinen-gang-story-met-again-2 = { es-geht-seinen-gang-story-link } volví a bailar, y no sin consecuencias: { $partner }.
es-geht-seinen-gang-story-met-again-3 = { es-geht-seinen-gang-story-link } el amor pasó otra vez, sin llamar al timbre: { $partner }.
es-geht-seinen-gang-story-alone-1 = { es-geht-seinen-gang-story-link } sostuve la pared de la Disko toda la noche; no se cayó.
es-geht-seinen-gang-story-alone-2 = { es-geht-seinen-gang-story-link } fui a la Disko y no me llevé a casa más que las canciones.
es-geht-seinen-gang-story-alone-3 = { es-geht-seinen-gang-story-link } bailé sin pareja, y al menos nadie me pisó.
es-geht-seinen-gang-story-child-1 = { es-geht-seinen-gang-story-link } llegó una criatura, y el cochecito ocupó todo el pasillo.
es-geht-seinen-gang-story-child-2 = { es-geht-seinen-gang-story-link } las noches se hicieron cortas y los tendederos largos: hubo un bebé en casa.
es-geht-seinen-gang-story-child-3 = { es-geht-seinen-gang-story-link } aprendí de mi bebé lo que importa, casi siempre a las cinco de la mañana.
es-geht-seinen-gang-story-child-again-1 = { es-geht-seinen-gang-story-link } el cochecito volvió a bajar del desván: criatura número { $count }.
es-geht-seinen-gang-story-child-again-2 = { es-geht-seinen-gang-story-link } hubo un plato más en la mesa: { $count } criaturas y un solo baño.
es-geht-seinen-gang-story-child-again-3 = { es-geht-seinen-gang-story-link } contamos de nuevo los cepillos de dientes: { $count } criaturas.

## Las cosas

es-geht-seinen-gang-story-bought-1 = { es-geht-seinen-gang-story-link } estuve en el sitio justo cuando llegó el camión: «{ $good }».
es-geht-seinen-gang-story-bought-2 = { es-geht-seinen-gang-story-link } me puse en una cola sin saber de qué, y al final había «{ $good }».
es-geht-seinen-gang-story-bought-3 = { es-geht-seinen-gang-story-link } me hice con «{ $good }», y los vecinos vinieron a mirar.
es-geht-seinen-gang-story-bought-4 = { es-geht-seinen-gang-story-link } conocí a alguien que conocía a alguien: «{ $good }».
es-geht-seinen-gang-story-bought-two-1 = { es-geht-seinen-gang-story-link } el Konsum tuvo un buen día y yo también: «{ $good }» y «{ $second }».
es-geht-seinen-gang-story-bought-two-2 = { es-geht-seinen-gang-story-link } llevé a casa «{ $good }», di media vuelta y fui por «{ $second }».
es-geht-seinen-gang-story-bought-two-3 = { es-geht-seinen-gang-story-link } iba solo por «{ $good }» y me llevé «{ $second }» por si acaso.
es-geht-seinen-gang-story-bought-many-1 = { es-geht-seinen-gang-story-link } compré como si no hubiera un mañana: «{ $good }», «{ $second }» y todo lo que quedaba.
es-geht-seinen-gang-story-bought-many-2 = { es-geht-seinen-gang-story-link } por una vez los estantes estaban llenos, hasta que pasé yo: «{ $good }», «{ $second }» y más.
es-geht-seinen-gang-story-bought-many-3 = { es-geht-seinen-gang-story-link } la carretilla tuvo que hacer dos viajes: «{ $good }», «{ $second }» y el resto.
es-geht-seinen-gang-story-given-1 = { es-geht-seinen-gang-story-link } me regalaron algo, así, sin más: «{ $good }».
es-geht-seinen-gang-story-given-2 = { es-geht-seinen-gang-story-link } el azar estuvo generoso: «{ $good }», y sin pagar un marco.
es-geht-seinen-gang-story-given-3 = { es-geht-seinen-gang-story-link } pillé «{ $good }» como quien pilla un resfriado: pasaba por allí.
es-geht-seinen-gang-story-empty-handed-1 = { es-geht-seinen-gang-story-link } fui al Konsum con la bolsa vacía, y la bolsa quedó como nueva.
es-geht-seinen-gang-story-empty-handed-2 = { es-geht-seinen-gang-story-link } pregunté en el Konsum por lo que no había, y me lo confirmaron con gusto.
es-geht-seinen-gang-story-empty-handed-3 = { es-geht-seinen-gang-story-link } di una vuelta por el Konsum y salí con una opinión.

## El destino

es-geht-seinen-gang-story-question-gain-1 = { es-geht-seinen-gang-story-link } la suerte se acordó de mí: «{ $question }».
es-geht-seinen-gang-story-question-gain-2 = { es-geht-seinen-gang-story-link } algo salió bien sin que yo hiciera nada: «{ $question }».
es-geht-seinen-gang-story-question-gain-3 = «{ $question }»: suena a poco, pero me hizo bien.
es-geht-seinen-gang-story-question-gain-4 = { es-geht-seinen-gang-story-link } vino lo de «{ $question }», y por una vez salí ganando.
es-geht-seinen-gang-story-question-cost-1 = { es-geht-seinen-gang-story-link } vino lo de «{ $question }», y pagué lo que había que pagar.
es-geht-seinen-gang-story-question-cost-2 = «{ $question }»: quien lo ha vivido sabe lo que cuesta.
es-geht-seinen-gang-story-question-cost-3 = { es-geht-seinen-gang-story-link } llegó volando una factura: «{ $question }».
es-geht-seinen-gang-story-question-cost-4 = { es-geht-seinen-gang-story-link } me pidieron algo, con buenos modales y con fecha: «{ $question }».
es-geht-seinen-gang-story-question-open-1 = { es-geht-seinen-gang-story-link } me pidieron lo que no tenía, y lo dejé para otro día: «{ $question }».
es-geht-seinen-gang-story-question-open-2 = { es-geht-seinen-gang-story-link } vino lo de «{ $question }», y mis bolsillos estaban vacíos; esas cosas tienen paciencia.
es-geht-seinen-gang-story-question-open-3 = { es-geht-seinen-gang-story-link } guardé algo en el cajón, para cuando se pudiera: «{ $question }».
es-geht-seinen-gang-story-question-moved-1 = { es-geht-seinen-gang-story-link } fui a parar a otro sitio, y la razón se llamaba «{ $question }».
es-geht-seinen-gang-story-question-moved-2 = { es-geht-seinen-gang-story-link } mi camino dio un giro que no salía en ningún plan: «{ $question }».
es-geht-seinen-gang-story-question-moved-3 = { es-geht-seinen-gang-story-link } yo iba a otra parte, como tantas veces: «{ $question }».
es-geht-seinen-gang-story-question-1 = { es-geht-seinen-gang-story-link } viví «{ $question }»; hay que haber estado allí.
es-geht-seinen-gang-story-question-2 = { es-geht-seinen-gang-story-link } pasó lo de «{ $question }», y no quedó más que una buena historia.
es-geht-seinen-gang-story-question-3 = «{ $question }» también tiene que contarse, aunque solo sea por completar.
es-geht-seinen-gang-story-settled-1 = { es-geht-seinen-gang-story-link } puse por fin en orden un viejo asunto: «{ $question }».
es-geht-seinen-gang-story-settled-2 = { es-geht-seinen-gang-story-link } saldé «{ $question }» y dormí mejor que en mucho tiempo.
es-geht-seinen-gang-story-settled-3 = { es-geht-seinen-gang-story-link } pude tachar algo en la agenda: «{ $question }».
es-geht-seinen-gang-story-sent-1 = { es-geht-seinen-gang-story-link } todo dio un giro: «{ $space }».
es-geht-seinen-gang-story-sent-2 = { es-geht-seinen-gang-story-link } algo me sacó de mi camino: «{ $space }».
es-geht-seinen-gang-story-sent-3 = «{ $space }»: así llegué a donde no iba.
es-geht-seinen-gang-story-sent-4 = { es-geht-seinen-gang-story-link } aprendí que la línea recta no es lo habitual: «{ $space }».
es-geht-seinen-gang-story-went-back-1 = { es-geht-seinen-gang-story-link } di unos pasos atrás, oficialmente para tomar carrerilla.
es-geht-seinen-gang-story-went-back-2 = { es-geht-seinen-gang-story-link } me hicieron retroceder, y nadie supo decir qué formulario faltaba.
es-geht-seinen-gang-story-went-back-3 = { es-geht-seinen-gang-story-link } fue un paso adelante y varios atrás; a eso lo llamábamos desfilar.
es-geht-seinen-gang-story-received-1 = { es-geht-seinen-gang-story-link } tuve algo que agradecer a { $other }, y el motivo fue «{ $question }».
es-geht-seinen-gang-story-received-2 = { es-geht-seinen-gang-story-link } algo pasó de manos de { $other } a las mías, por «{ $question }»; aún nos saludamos.
es-geht-seinen-gang-story-received-3 = Pasó lo de «{ $question }», y parte de mi suerte corrió a cuenta de { $other }.
es-geht-seinen-gang-story-gave-away-1 = { es-geht-seinen-gang-story-link } le di a { $other } algo de lo mío; «{ $question }» no me dejó elección.
es-geht-seinen-gang-story-gave-away-2 = { es-geht-seinen-gang-story-link } parte de lo mío fue a parar a { $other }, que hoy por ti y mañana por mí: «{ $question }».
es-geht-seinen-gang-story-gave-away-3 = Pasó lo de «{ $question }», y { $other } salió ganando a mi costa.

## El mal camino

es-geht-seinen-gang-story-coup-1 = { es-geht-seinen-gang-story-link } di el gran golpe, y hasta hoy nadie ha hecho la pregunta correcta.
es-geht-seinen-gang-story-coup-2 = { es-geht-seinen-gang-story-link } hubo aquella noche, una maleta y un coche que arrancó: el gran golpe.
es-geht-seinen-gang-story-coup-3 = { es-geht-seinen-gang-story-link } salió bien el gran golpe, y una semana entera sonreí a todos los policías.
es-geht-seinen-gang-story-detained-1 = { es-geht-seinen-gang-story-link } pasé por la prisión preventiva: cada día las mismas preguntas y la misma sopa.
es-geht-seinen-gang-story-detained-2 = { es-geht-seinen-gang-story-link } me llamaron a una charla que duró algo más: prisión preventiva.
es-geht-seinen-gang-story-detained-3 = { es-geht-seinen-gang-story-link } seguí en prisión preventiva hasta que alguien encontró el expediente.
es-geht-seinen-gang-story-sentenced-1 = { es-geht-seinen-gang-story-link } fui a la cárcel, y los demás siguieron; yo contaba los días.
es-geht-seinen-gang-story-sentenced-2 = { es-geht-seinen-gang-story-link } el juez no compartió mi punto de vista, y la vida siguió un tiempo sin mí.
es-geht-seinen-gang-story-sentenced-3 = { es-geht-seinen-gang-story-link } estuve en la cárcel, con tiempo para pensar en quienes había hecho esperar.
es-geht-seinen-gang-story-amnesty-1 = { es-geht-seinen-gang-story-link } apenas llegué a la cárcel hubo amnistía; ni había deshecho la maleta.
es-geht-seinen-gang-story-amnesty-2 = { es-geht-seinen-gang-story-link } la puerta de la cárcel se abrió antes de cerrarse del todo: amnistía.
es-geht-seinen-gang-story-amnesty-3 = { es-geht-seinen-gang-story-link } pasé entre rejas lo que dura un café; luego hubo amnistía.

## El final

es-geht-seinen-gang-story-died-1 = Luego se acabó de repente, y en el certificado dice «{ $space }».
es-geht-seinen-gang-story-died-2 = En medio de todo se apagó la luz: «{ $space }».
es-geht-seinen-gang-story-died-3 = Mi final se cuenta pronto: «{ $space }».
es-geht-seinen-gang-story-arrived-1 = Así llegué a la vejez y al final, a pie y sin prisa.
es-geht-seinen-gang-story-arrived-2 = Por fin llegué a donde acaban todos los caminos, con un buen cansancio.
es-geht-seinen-gang-story-arrived-3 = Al final, sencillamente, llegué; todo había seguido su curso.
es-geht-seinen-gang-story-lights-out-1 = Allá abajo ya no quedaba nadie más que yo; una tirada, y alguien apagó la luz.
es-geht-seinen-gang-story-lights-out-2 = Cuando todos los demás se habían ido, yo aún estaba en camino, y entonces cerraron.
es-geht-seinen-gang-story-lights-out-3 = Habría seguido un rato más, pero necesitaban el salón.
es-geht-seinen-gang-story-single-1 = No encontré con quién compartir el sofá, y así la manta fue siempre mía.
es-geht-seinen-gang-story-single-2 = El amor no dio con mi dirección, aunque el portero la sabía.
es-geht-seinen-gang-story-single-3 = Fui por la vida sin pareja y me ahorré más de una discusión sobre el papel pintado.
es-geht-seinen-gang-story-no-goods-1 = No dejé cosas, así que nadie tuvo que pelearse por ellas.
es-geht-seinen-gang-story-no-goods-2 = Mis armarios quedaron vacíos, y toda mudanza fue fácil.
es-geht-seinen-gang-story-no-goods-3 = De lo que se podía comprar no tuve nada, y por eso quité poco polvo.
es-geht-seinen-gang-story-no-level-1 = Nunca llegué a ningún cargo, y en la puerta ponía mi nombre sin más.
es-geht-seinen-gang-story-no-level-2 = Títulos no tuve, y hasta el final me llamaron por mi nombre de pila.
es-geht-seinen-gang-story-no-level-3 = Nadie me ascendió nunca, y mis mañanas lo agradecieron.
es-geht-seinen-gang-story-waited-1 =
    { $count ->
        [one] Una vez
       *[other] { $count } veces
    } tuve que esperar mientras los demás seguían.
es-geht-seinen-gang-story-waited-2 =
    Si se suma todo, perdí { $count ->
        [one] un turno
       *[other] { $count } turnos
    }; se me hizo más largo.
es-geht-seinen-gang-story-waited-3 =
    Esperar también formó parte de ello: { $count ->
        [one] un turno
       *[other] { $count } turnos
    }.
es-geht-seinen-gang-story-throws-1 =
    De la maternidad a esta nube hubo { $count ->
        [one] una tirada
       *[other] { $count } tiradas
    } de dados.
es-geht-seinen-gang-story-throws-2 =
    El destino tiró por mí { $count ->
        [one] una vez
       *[other] { $count } veces
    }, y en conjunto no me quejo.
es-geht-seinen-gang-story-throws-3 =
    Después de { $count ->
        [one] una tirada
       *[other] { $count } tiradas
    } sigo sin creer que los dados no tengan memoria.
es-geht-seinen-gang-story-colour-1 = Lo que más me dio la vida fue { es-geht-seinen-gang-story-colour }; nadie preguntó si me hacía falta.
es-geht-seinen-gang-story-colour-2 = Visto desde aquí arriba, me tocó sobre todo una cosa: { es-geht-seinen-gang-story-colour }.
es-geht-seinen-gang-story-colour-3 = Si algo tuve más que nada, fue { es-geht-seinen-gang-story-colour }.
es-geht-seinen-gang-story-leftover-1 =
    Guardé hasta el final { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }, y aquí arriba no las aceptan.
es-geht-seinen-gang-story-leftover-2 =
    Para más tarde había apartado { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }. Más tarde se suspendió.
es-geht-seinen-gang-story-leftover-3 =
    En mi bolsillo encontraron { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } de las que nunca salió nada.
es-geht-seinen-gang-story-total-1 = Todo sumado son { es-geht-seinen-gang-story-points }, y me toca { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-2 = En total, { es-geht-seinen-gang-story-points }: mi sitio es { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-3 = Lo que queda: { es-geht-seinen-gang-story-points } y, para sentarme, { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-1 = Nunca pagué { es-geht-seinen-gang-story-unpaid }; me quedan { es-geht-seinen-gang-story-points } y { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-2 = Aquí arriba nadie ha olvidado lo que debía, { es-geht-seinen-gang-story-unpaid }, y así tengo { es-geht-seinen-gang-story-points } y { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-3 = Algo quedó pendiente, en total { es-geht-seinen-gang-story-unpaid }, y eso deja { es-geht-seinen-gang-story-points } y { es-geht-seinen-gang-story-cloud }.
