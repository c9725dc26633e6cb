# Go For It! en español.
# $seat, $other y $turn son nombres; $card, $old, $wanted, $news, $career, $week, $start y $end son títulos de la
# edición. $category es house, wheels, feelin o goin. El dinero va en miles de dólares.

go-for-it-title = ¡Go For It!
go-for-it-tagline = Es 1986 y puedes tenerlo todo: casa, coche, diversión y países lejanos. Consíguelo y atrévete a decirlo.

## Palabras dentro de otras frases

go-for-it-category =
    { $category ->
        [house] Casa y hogar
        [wheels] Ruedas
        [feelin] Buena vida
       *[goin] De viaje
    }
go-for-it-date =
    { go-for-it-days } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
go-for-it-days =
    { $days ->
        [1] 1–7
        [2] 8–14
        [3] 15–21
       *[4] desde el 22
    }
go-for-it-score =
    { $score ->
        [one] { $score } carta de estatus
       *[other] { $score } cartas de estatus
    }

## Lo que se puede hacer

go-for-it-do-begin = Empieza { $seat }
go-for-it-do-birthday = Cumpleaños en la semana «{ $week }»
go-for-it-do-career = Repartir la profesión «{ $career }»
go-for-it-do-turn-up = Descubrir «{ $card }»
go-for-it-do-roll = Sacar { $first } y { $second }
go-for-it-do-draw-news = Robar «{ $news }»
go-for-it-do-choose-career = Elegir «{ $career }»
go-for-it-do-buy = Comprar «{ $card }» por ${ $price }K ({ go-for-it-category })
go-for-it-do-buy-unseen = Comprar a ciegas la primera carta de { go-for-it-category } por ${ $price }K
go-for-it-do-done-buying = No comprar más
go-for-it-do-go-for-it = Tirar por { go-for-it-category }
go-for-it-do-keep = Quedarse con ella
go-for-it-do-swap-for = Tomar «{ $card }» (${ $value }K) por «{ $old }»
go-for-it-do-swap-unseen = Tomar a ciegas la primera carta de { go-for-it-category } por «{ $old }»
go-for-it-do-sell = Vender antes «{ $card }», desde ${ $value }K ({ go-for-it-category })
go-for-it-do-raise = Ofrecer ${ $price }K
go-for-it-do-stop-bidding = Retirarse de la subasta
go-for-it-do-close-sale =
    { $to ->
        [player] Vender «{ $card }» a { $other } por ${ $price }K
       *[bank] Vender «{ $card }» a la banca por ${ $price }K
    }
go-for-it-do-withdraw = Quedarse al final con «{ $card }»
go-for-it-do-play-news = Jugar «{ $news }»
go-for-it-do-save-news = No jugar ninguna noticia
go-for-it-do-choose-free = Tomar gratis «{ $card }» (${ $value }K, { go-for-it-category })
go-for-it-do-lose = Renunciar a «{ $card }» (${ $value }K, { go-for-it-category })
go-for-it-do-take =
    { $swap ->
        [yes] Pedir a { $other } «{ $card }» (${ $value }K, { go-for-it-category })
       *[no] Quitarle a { $other } «{ $card }» (${ $value }K, { go-for-it-category })
    }
go-for-it-do-give =
    { $swap ->
        [yes] Dar «{ $card }» por «{ $wanted }» (${ $value }K, { go-for-it-category })
       *[no] Regalar a { $other } «{ $card }» (${ $value }K, { go-for-it-category })
    }
go-for-it-do-risk = Tirar con «{ $card }» (${ $value }K, { go-for-it-category })
go-for-it-do-let-go =
    { $what ->
        [free-card] No tomar ninguna carta
        [swapping] No cambiar nada
       *[risking] No tirar
    }
go-for-it-do-propose-to = Proponer un trato a { $other }
go-for-it-do-offer-card = Dar «{ $card }» (${ $value }K, { go-for-it-category })
go-for-it-do-want-card = Pedir «{ $card }» (${ $value }K, { go-for-it-category })
go-for-it-do-offer-money = Pagar ${ $amount }K
go-for-it-do-want-money = Pedir ${ $amount }K
go-for-it-do-make-offer = Ofrecer este trato a { $other }
go-for-it-do-drop-deal = Dejar el trato
go-for-it-do-accept = Aceptar
go-for-it-do-decline = Rechazar
go-for-it-do-end-turn = Terminar el turno
go-for-it-do-announce = «¡Voy a por todas!»
go-for-it-do-wait = Este año no

## Lo que ha pasado

go-for-it-event-began = Empieza { $seat }.
go-for-it-event-birthday-set = { $seat } cumple años en la semana «{ $week }» ({ go-for-it-date }).
go-for-it-event-career-taken = { $seat } empieza como «{ $career }».
go-for-it-event-turned-up = Novedad en el expositor, { go-for-it-category }: «{ $card }».
go-for-it-event-rolled = { $seat } saca { $first } y { $second }.
go-for-it-event-moved = { $seat } lleva el reloj a «{ $end }» ({ go-for-it-date }).
go-for-it-event-collected = { $seat } cobra ${ $amount }K.
go-for-it-event-paid = { $seat } paga ${ $amount }K.
go-for-it-event-paid-player = { $seat } paga ${ $amount }K a { $other }.
go-for-it-event-bought = { $seat } compra «{ $card }» por ${ $price }K.
go-for-it-event-bought-unseen = { $seat } paga ${ $price }K por la primera carta de { go-for-it-category }, sin mirarla.
go-for-it-event-got = { $seat } recibe «{ $card }».
go-for-it-event-traded-up = { $seat } sube de «{ $old }» a «{ $card }».
go-for-it-event-traded-unseen = { $seat } deja «{ $old }» por la primera carta de la fila de la izquierda.
go-for-it-event-roll-failed = Muy poco: adiós a «{ $card }», y { $seat } mira hacia otro lado.
go-for-it-event-roll-spared = Muy poco, pero { $seat } conserva «{ $card }»: esta tirada no cuesta nada.
go-for-it-event-put-up = { $seat } pone a la venta «{ $card }», que vale ${ $price }K.
go-for-it-event-bid = { $seat } ofrece ${ $amount }K.
go-for-it-event-stopped-bidding = { $seat } se retira de la subasta.
go-for-it-event-sold = ¡Vendido! { $other } compra «{ $card }» a { $seat } por ${ $price }K.
go-for-it-event-sold-to-bank = La banca se queda con «{ $card }» de { $seat } por ${ $price }K.
go-for-it-event-withdrew = { $seat } le tiene cariño a «{ $card }» y no la vende.
go-for-it-event-drew-news = { $seat } recoge una noticia.
go-for-it-event-read-extra = ¡Extra, extra! { $seat } lee: «{ $news }».
go-for-it-event-played-news = { $seat } juega «{ $news }».
go-for-it-event-news-reshuffled = No hay nada más nuevo que el periódico de ayer: se barajan los descartes y forman el mazo nuevo.
go-for-it-event-got-free = { $seat } toma gratis «{ $card }».
go-for-it-event-lost = { $seat } pierde «{ $card }».
go-for-it-event-took = { $seat } le quita «{ $card }» a { $other }.
go-for-it-event-swapped = { $seat } cambia «{ $old }» por «{ $card }» de { $other }.
go-for-it-event-protected = { $seat } tiene protección contra la próxima pérdida por una noticia.
go-for-it-event-averted = { $seat } tiene protección y no pierde nada.
go-for-it-event-proposed = { $seat } ofrece a { $other } { go-for-it-deal-given } por { go-for-it-deal-wanted }.
go-for-it-deal-given =
    { $gives ->
        [cards] { $given }
        [money] ${ $paid }K
       *[both] { $given } y ${ $paid }K
    }
go-for-it-deal-wanted =
    { $wants ->
        [cards] { $wanted }
        [money] ${ $asked }K
       *[both] { $wanted } y ${ $asked }K
    }
go-for-it-event-accepted = { $seat } acepta el trato de { $other }.
go-for-it-event-declined = { $seat } rechaza el trato de { $other }.
go-for-it-event-handed-over = «{ $card }» pasa de { $seat } a { $other }.
go-for-it-event-labor-day = Día del Trabajo número { $year }: se para todo.
go-for-it-event-salary = { $seat } cobra un sueldo de ${ $amount }K.
go-for-it-event-announced = { $seat } dice: «¡Voy a por todas!»
go-for-it-event-failed = { $seat } iba a por todas y no lo ha conseguido.
go-for-it-event-birthday-came = ¡Feliz cumpleaños, { $seat }! Los demás traen regalos.
go-for-it-event-gave = { $seat } regala «{ $card }» a { $other }.
go-for-it-event-won = ¡Gana { $seat }!
go-for-it-event-years-over =
    { $year ->
        [one] Se acabó el año y nadie lo tiene todo. Gana quien más se ha acercado.
       *[other] Tras { $year } años nadie lo tiene todo. Gana quien más se ha acercado.
    }

## Por qué algo no se puede ahora

go-for-it-why-over = La partida ha terminado; con la revancha empieza otra.
go-for-it-why-luck = Eso lo deciden los dados y los mazos; espera a ver qué traen.
go-for-it-why-luck-first = Primero van los dados y las cartas; elige cuando estén sobre la mesa.
go-for-it-why-not-your-turn = Primero tiene que responder { $turn }; espera a que te pregunten.
go-for-it-why-not-asked = Eso no se pregunta ahora; elige algo de lo que ofrece la mesa.
go-for-it-why-career-taken = Esa profesión ya es de alguien; elige otra.
go-for-it-why-career-settled = Las profesiones se reparten antes del primer turno y no cambian.
go-for-it-why-no-purchase = Solo puedes comprar donde lo permite una casilla o una noticia.
go-for-it-why-deck-empty = No queda ninguna carta boca abajo de esa categoría; elige una descubierta.
go-for-it-why-not-open = Esa carta no está descubierta en el expositor; elige una de las tres de su fila.
go-for-it-why-other-category = En esa categoría no puedes comprar ahora; elige de una que nombre la casilla o la noticia.
go-for-it-why-too-dear = Eso cuesta ${ $price }K y tienes ${ $money }K; no se fía, así que elige algo más barato.
go-for-it-why-nothing-at-stake = Ahora no hay ninguna carta que subir; compra una primero y tira después.
go-for-it-why-roll-first = Primero tira: la carta solo sube con 6 o más.
go-for-it-why-swap-first = Esta tirada ha sido buena: toma una carta de la fila de la izquierda o quédate con la tuya.
go-for-it-why-other-row = Se sube de fila en fila; toma una carta de la fila que está justo a la izquierda.
go-for-it-why-no-sale-now = Solo puedes vender una carta donde puedes comprar, y antes de la primera compra.
go-for-it-why-sold-already = Se puede vender una carta antes de comprar nada; por esta vez eso ya ha pasado.
go-for-it-why-not-yours = Solo puedes vender una carta que esté delante de ti.
go-for-it-why-nothing-for-sale = Ahora no hay ninguna carta a la venta.
go-for-it-why-own-sale = Tú vendes: vende la carta o quédatela, y deja que los demás ofrezcan.
go-for-it-why-not-seller = La venta la cierra quien vende; ofrece más o retírate.
go-for-it-why-bid-too-high = ${ $price }K es más que tus ${ $money }K; ofrece menos o retírate.
go-for-it-why-no-news-now = Las noticias se juegan después de la casilla, en el cuarto paso de tu propio turno.
go-for-it-why-no-such-news = Esa noticia no está en tu mano.
go-for-it-why-extra-played = En este turno ya has tenido un ¡Extra, extra!; las demás noticias esperan al próximo.
go-for-it-why-not-that-card = Esa carta no se puede elegir aquí; elige una de las iluminadas.
go-for-it-why-not-to-swap = Nombra primero una carta ajena y luego una tuya; las dos, de categorías que se puedan cambiar.
go-for-it-why-not-to-take = Esa carta no está donde puedes tomar una; elige una de las iluminadas.
go-for-it-why-no-gift-now = Ahora no es el cumpleaños de nadie, así que guarda tus regalos.
go-for-it-why-gift-not-yours = Solo puedes regalar una carta tuya.
go-for-it-why-no-deal-now = Los tratos llegan en tu propio turno, después de la casilla y de la noticia.
go-for-it-why-no-deals-left = Ya has hecho todas las propuestas de este turno; en el próximo podrás hacer más.
go-for-it-why-nobody-there = Solo puedes hacer tratos con otra persona de esta mesa.
go-for-it-why-nothing-to-deal = Con { $other } no hay nada que tratar: tiene que moverse al menos una carta y cada parte da algo.
go-for-it-why-partner-first = Elige primero a quién propones el trato.
go-for-it-why-deal-begun = Estás preparando un trato; ofrécelo o déjalo.
go-for-it-why-answer-first = El trato está ofrecido; ahora hace falta una respuesta, sí o no.
go-for-it-why-not-to-offer = Solo puedes dar cartas que estén delante de ti.
go-for-it-why-not-to-want = Solo puedes pedir cartas que estén delante de la otra parte.
go-for-it-why-money-both-ways = El dinero va en una sola dirección: paga algo o pide algo.
go-for-it-why-not-the-money = No hay tanto dinero.
go-for-it-why-out-of-order = Un trato se prepara por orden: tus cartas, las que pides y luego el dinero, primero las sumas grandes. Déjalo para empezar de nuevo.
go-for-it-why-one-sided = Tiene que moverse al menos una carta y cada parte da algo; añade lo que falta.
go-for-it-why-nothing-offered = Nadie te ha ofrecido ningún trato.
go-for-it-why-turn-not-over = Tu turno no ha terminado: antes hay que responder otra cosa.
go-for-it-why-no-announcing-now = Solo puedes ir a por todas el Día del Trabajo, justo después de los sueldos.

## Opciones

go-for-it-option-first = Quién empieza
go-for-it-option-first-help = Después se juega hacia la izquierda.
go-for-it-option-first-birthday = El último cumpleaños
go-for-it-option-first-youngest = La persona más joven
go-for-it-option-first-seat = El primer sitio
go-for-it-option-first-random = Los dados
go-for-it-option-years = Años como máximo
go-for-it-option-years-help = Si para entonces no ha ganado nadie, gana quien más se haya acercado.
go-for-it-option-years-5 = 5
go-for-it-option-years-10 = 10
go-for-it-option-years-20 = 20
go-for-it-option-deals = Tratos por turno
go-for-it-option-deals-help = Cuántos tratos se pueden proponer a los demás en un turno.
go-for-it-option-deals-0 = Ninguno
go-for-it-option-deals-1 = Uno
go-for-it-option-deals-3 = Tres
go-for-it-option-deals-6 = Seis
go-for-it-option-wrap = Subir desde Casa y hogar
go-for-it-option-wrap-help = Qué hay a la izquierda de la primera fila.
go-for-it-option-wrap-no = Nada
go-for-it-option-wrap-yes = Otra vez De viaje
go-for-it-option-careers = Profesiones
go-for-it-option-careers-help = De ellas depende cómo crece tu sueldo con tus cartas.
go-for-it-option-careers-dealt = Repartidas
go-for-it-option-careers-chosen = Elegidas por turno

## Las reglas, para quien está en la mesa

go-for-it-in-short =
    Tira dos dados y mueve el reloj.
    Haz lo que dice su semana: cobrar, pagar, comprar cartas de estatus, robar noticias.
    Juega una noticia, si quieres.
    Ofrece tratos a los demás, si quieres.
    El Día del Trabajo cobras tu sueldo; luego di «¡Voy a por todas!», si te atreves. Si el próximo Día del Trabajo lo tienes todo, ganas.
go-for-it-chapter-G-01 = Cartas y preparación
go-for-it-rule-G-01 = Necesitas cartas de estatus de tres valores distintos en cada una de las cuatro categorías cuando termina tu gran ronda. Si jugáis cinco o seis, bastan dos valores distintos.
go-for-it-rule-G-02 = Hay 16 cartas de estatus de cada categoría: Casa y hogar, Ruedas, Buena vida y De viaje, de izquierda a derecha. Delante está el valor de la carta; detrás, un precio para toda la categoría. Algunas cartas tienen el mismo valor.
go-for-it-rule-G-03 = Hay 36 noticias, algunas de ellas ¡Extra, extra!, y 12 cartas de profesión. La profesión dice qué sueldo te toca con cuántas cartas de estatus.
go-for-it-rule-G-04 = El dinero va en miles de dólares. A la banca nunca se le acaba.
go-for-it-rule-G-05 = Junto al mazo de cada categoría hay tres cartas descubiertas. Las demás cartas de estatus y las noticias se barajan y quedan boca abajo.
go-for-it-rule-G-06 = Cada cual empieza con $20K.
go-for-it-rule-G-07 = Hay un solo reloj para todo el mundo. Empieza en la primera semana de enero y da la vuelta al año, una casilla por semana, cuatro semanas por mes. El Día del Trabajo llega, en Estados Unidos, con la primera semana de septiembre.
go-for-it-rule-G-08 = Tu marcador está en la semana de tu cumpleaños; los días después del 28 son de la última semana del mes. Si la mesa no conoce tu cumpleaños, lo decide el azar.
go-for-it-rule-G-09 = Cada cual tiene una profesión distinta, con la pinza abajo del todo. Las profesiones se reparten, salvo que acordéis elegirlas por turno.
go-for-it-rule-G-10 = Los dados deciden quién empieza, salvo que hayáis acordado otra cosa. Se juega hacia la izquierda. El primer sitio lleva la banca.
go-for-it-chapter-G-11 = El turno y las noticias
go-for-it-rule-G-11 = Un turno tiene seis pasos: tirar dos dados, mover el reloj, hacer lo que dice la casilla, jugar una noticia si quieres, hacer tratos si quieres y terminar el turno.
go-for-it-rule-G-12 = Si una casilla te da una noticia, haz antes todo lo demás que diga y luego toma la primera del mazo.
go-for-it-rule-G-13 = Un ¡Extra, extra! se lee y se cumple al momento, y después va a los descartes.
go-for-it-rule-G-14 = Una noticia normal es tu secreto. En el cuarto paso de tu turno puedes jugar una, aunque sea recién robada, o guardarlas todas.
go-for-it-rule-G-15 = Se juega una noticia por turno. Después de un ¡Extra, extra! no se puede jugar una normal; si salen dos ¡Extra, extra! en un turno, valen los dos.
go-for-it-rule-G-16 = Cuando se acaba el mazo de noticias, se barajan los descartes y forman el nuevo. Si no hay, no robas nada.
go-for-it-chapter-G-17 = Comprar
go-for-it-rule-G-17 = Una casilla o noticia dice en qué categorías puedes comprar y cuántas cartas. Antes de comprar puedes vender una de tus cartas de estatus.
go-for-it-rule-G-18 = Por una carta descubierta pagas el valor que lleva delante. El mazo ocupa su sitio al momento.
go-for-it-rule-G-19 = La primera carta de un mazo la puedes comprar a ciegas por el precio del dorso. Puede valer más, o mucho menos.
go-for-it-rule-G-20 = Tus cartas de estatus están descubiertas delante de ti.
go-for-it-rule-G-21 = Nunca tienes que comprar. No se fía: lo que no puedes pagar no lo puedes comprar, y nadie debe más de lo que tiene.
go-for-it-rule-G-22 = Si se acaba un mazo, los sitios de al lado quedan vacíos hasta que vuelvan cartas. Lo que no está no se puede comprar.
go-for-it-chapter-G-23a = Subir una carta
go-for-it-rule-G-23a = Justo después de comprar una carta puedes tirar dos dados para subirla. Con 6 o más puedes cambiarla por cualquier carta descubierta, o a ciegas por la primera del mazo, de la fila que está justo a su izquierda.
go-for-it-rule-G-23b = Mientras saques 6 o más puedes seguir, cada vez una fila más a la izquierda. Puedes parar y quedarte con la carta cuando quieras.
go-for-it-rule-G-23c = Con menos de 6 la carta se pierde: va debajo de su mazo y no recuperas nada.
go-for-it-rule-G-23d = La carta que cambias va debajo de su propio mazo. La carta descubierta que tomas la sustituye su mazo.
go-for-it-rule-G-23e = A la izquierda de Casa y hogar no hay nada, así que no se tira. Podéis acordar que después venga De viaje.
go-for-it-chapter-G-24 = Vender y tratar
go-for-it-rule-G-24 = Donde puedes comprar, puedes antes poner a la venta una carta de estatus por su valor, y los demás pueden ofrecer más.
go-for-it-rule-G-25 = La oferta más alta por encima del valor se lleva la carta. Si no hay ninguna, la banca paga el valor exacto y la carta va debajo de su mazo.
go-for-it-rule-G-26 = Quien vende puede echarse atrás hasta que la carta esté vendida. Aun así, esa ha sido la única venta.
go-for-it-rule-G-27 = Se ofrece por turno desde la izquierda de quien vende, cada vez al menos $1K más que el valor o la última oferta. Nadie ofrece más de lo que tiene. Quien se retira queda fuera. Al final se vende la carta o se conserva.
go-for-it-rule-G-28 = En tu turno puedes proponer tratos a los demás, tres por turno si no habéis acordado otra cosa. Las cartas de estatus y el dinero pueden ir en las dos direcciones, se mueve al menos una carta y cada parte da algo. Un trato vale cuando la otra parte acepta. Las noticias y las promesas quedan fuera.
go-for-it-chapter-G-29 = Día del Trabajo y cumpleaños
go-for-it-rule-G-29 = Cuando el reloj llega al Día del Trabajo o lo pasa, se para el juego. Desde la izquierda de la banca, cada cual pone su pinza en su número de cartas de estatus y cobra ese sueldo. Después sigue el turno interrumpido.
go-for-it-rule-G-30 = Tu pinza va a la fila más alta de tu profesión para la que tengas bastantes cartas de estatus, hacia arriba o hacia abajo.
go-for-it-rule-G-31 = Si el reloj cae en tu cumpleaños, cada uno de los demás te regala una carta de estatus de su elección; si no tiene, $5K o lo que le quede. Pasar de largo no cuenta. Si varios cumplís en la misma semana, se celebran todos los cumpleaños.
go-for-it-chapter-G-32 = La gran ronda y el final
go-for-it-rule-G-32 = Justo después de los sueldos del Día del Trabajo se pregunta por turno y cada cual puede decir «¡Voy a por todas!». Sin eso no puede ganar nadie.
go-for-it-rule-G-33 = Al decirlo no hace falta que lo tengas todo, pero sí el próximo Día del Trabajo.
go-for-it-rule-G-34 = Si ibas a por todas y el próximo Día del Trabajo no lo tienes todo, los demás, desde tu izquierda, te quitan una carta de estatus cada uno, la que quieran.
go-for-it-rule-G-35 = Si ibas a por todas y el próximo Día del Trabajo lo tienes todo, ganas y termina la partida.
go-for-it-rule-G-36 = Si lo consiguen varios, gana quien tenga más cartas de estatus; después, el valor total más alto; si también es igual, comparten la victoria.
go-for-it-rule-G-37 = El Día del Trabajo primero se gana; si no, vienen las penas de quienes no lo han conseguido, luego los sueldos y luego los nuevos anuncios. Quien ha fallado puede volver a intentarlo.
go-for-it-rule-G-38 = Tras diez años sin que nadie gane, o los que hayáis acordado, termina la partida: gana quien tenga más categorías completas, después más cartas de estatus, después el valor total más alto.

## El calendario y las cartas

go-for-it-board-house = Casa y hogar
go-for-it-board-wheels = Ruedas
go-for-it-board-feelin = Buena vida
go-for-it-board-goin = De viaje
go-for-it-board-money = ${ $amount }K
go-for-it-board-date =
    { $week ->
        [1] 1–7
        [2] 8–14
        [3] 15–21
       *[4] desde el 22
    } de { $month }
# $where es any, o some con $categories como lista.
go-for-it-board-effect-collect = Cobra ${ $amount }K.
go-for-it-board-effect-collect-per-card =
    { $where ->
        [any] Cobra ${ $amount }K por cada carta de estatus tuya.
       *[some] Cobra ${ $amount }K por cada carta tuya de: { $categories }.
    }
go-for-it-board-effect-pay = Paga ${ $amount }K.
go-for-it-board-effect-pay-per-card =
    { $where ->
        [any] Paga ${ $amount }K por cada carta de estatus tuya.
       *[some] Paga ${ $amount }K por cada carta tuya de: { $categories }.
    }
go-for-it-board-effect-all-collect = Todo el mundo cobra ${ $amount }K.
go-for-it-board-effect-all-pay = Todo el mundo paga ${ $amount }K.
go-for-it-board-effect-each-pays-you = Cada uno de los demás te paga ${ $amount }K.
go-for-it-board-effect-you-pay-each = Paga ${ $amount }K a cada uno de los demás.
go-for-it-board-effect-salary = Cobra tu sueldo.
go-for-it-board-effect-buy =
    { $where ->
        [any]
            { $count ->
                [one] Compra una carta.
               *[other] Compra hasta { $count } cartas.
            }
       *[some]
            { $count ->
                [one] Compra una carta: { $categories }.
               *[other] Compra hasta { $count } cartas: { $categories }.
            }
    }{ $amount ->
        [0] {""}
       *[other] { " " }Cada una, ${ $amount }K menos.
    }
go-for-it-board-effect-free-card =
    { $where ->
        [any] Toma gratis una carta descubierta.
       *[some] Toma gratis una carta descubierta: { $categories }.
    }
go-for-it-board-effect-lose-card =
    { $where ->
        [any] Pierdes una de tus cartas.
       *[some] Pierdes una de tus cartas: { $categories }.
    }
go-for-it-board-effect-take-card =
    { $where ->
        [any] Quítale una carta a quien quieras.
       *[some] Quítale una carta a quien quieras: { $categories }.
    }
go-for-it-board-effect-swap-card =
    { $where ->
        [any] Cambia una carta con quien quieras.
       *[some] Cambia una carta con quien quieras: { $categories }.
    }
go-for-it-board-effect-move =
    { $count ->
        [one] Adelanta el reloj una semana.
       *[other] Adelanta el reloj { $count } semanas.
    }
go-for-it-board-effect-trade-up = Tira con una de tus cartas; una mala tirada no cuesta nada.
go-for-it-board-effect-news =
    { $count ->
        [one] Recoge una noticia.
       *[other] Recoge { $count } noticias.
    }
go-for-it-board-effect-protect = La próxima pérdida por una noticia pasa de largo.
go-for-it-board-rest = No pasa nada. Disfrútalo.

## Lo que se pregunta: responde $name; $left dice cuántas cartas o propuestas

go-for-it-board-ask-turn = Turno de { $name }
go-for-it-board-ask-career = { $name }: elige una profesión.
go-for-it-board-ask-buying =
    { $left ->
        [one] { $name }: ¿comprar una carta?
       *[other] { $name }: ¿comprar hasta { $left } cartas?
    }
go-for-it-board-ask-trading-up = { $name }: ¿quedársela o ir a más?
go-for-it-board-ask-swapping-up = { $name }: ¡buena tirada! ¿Qué carta tomas?
go-for-it-board-ask-sale = { $name }: ¿ofrecer más?
go-for-it-board-ask-sale-close = { $name }: ¿vender o quedársela?
go-for-it-board-ask-news-choice = { $name }: ¿jugar una noticia?
go-for-it-board-ask-free-card = { $name }: toma gratis una carta.
go-for-it-board-ask-losing = { $name }: ¿qué carta se va?
go-for-it-board-ask-taking = { $name }: ¿qué carta tomas?
go-for-it-board-ask-swapping = { $name }: ¿qué carta te gustaría?
go-for-it-board-ask-swapping-for = { $name }: ¿qué carta das a cambio?
go-for-it-board-ask-risking = { $name }: ¿con qué carta tiras?
go-for-it-board-ask-deal-idle =
    { $left ->
        [one] { $name }: ¿un trato más o terminar el turno?
       *[other] { $name }: ¿un trato (quedan { $left }) o terminar el turno?
    }
go-for-it-board-ask-deal-composing = { $name }: ¿qué entra en el trato?
go-for-it-board-ask-deal-offered = { $name }: ¿hay trato?
go-for-it-board-ask-labor-day = { $name }: ¿vas a por todas?
go-for-it-board-ask-gift = { $name }: ¿qué carta regalas?
go-for-it-board-page-trading-up = Subir
go-for-it-board-page-swapping-up = Una buena tirada
go-for-it-board-page-sale = Subasta
go-for-it-board-page-sale-close = Subasta
go-for-it-board-page-deal-offered = Te ofrecen un trato
go-for-it-board-page-gift = Un regalo de cumpleaños
go-for-it-board-page-career = Profesiones
go-for-it-board-page-news-choice = Noticias
go-for-it-board-page-losing = Una pérdida
go-for-it-board-page-taking = Tomar una carta
go-for-it-board-page-swapping = Cambiar una carta
go-for-it-board-page-swapping-for = Cambiar una carta
go-for-it-board-page-risking = Una tirada sin riesgo
go-for-it-board-page-labor-day = Día del Trabajo, año { $year }

## La mesa en el navegador, también para lectores de pantalla

go-for-it-board-label = Calendario, expositor y cartas
go-for-it-board-calendar = El calendario
go-for-it-board-start = Salida
go-for-it-board-labor-day = Día del Trabajo
go-for-it-board-year = Año { $year } de { $years }
go-for-it-board-week-before = La semana anterior
go-for-it-board-week-after = La semana siguiente
go-for-it-board-tray = El expositor
go-for-it-board-deck =
    { $count ->
        [0] { $category }: el mazo está vacío
        [one] { $category }: una carta boca abajo, ${ $price }K
       *[other] { $category }: { $count } cartas boca abajo, ${ $price }K cada una
    }
go-for-it-board-card = { $title }, { $category }, ${ $value }K
go-for-it-board-set = { $category }: { $count } de { $target } valores distintos
go-for-it-board-no-cards = Aún no hay cartas de estatus
go-for-it-board-player =
    { $name }: ${ $money }K, { $cards ->
        [one] una carta de estatus
       *[other] { $cards } cartas de estatus
    }, { $news ->
        [one] una noticia
       *[other] { $news } noticias
    }
go-for-it-board-status =
    { $count ->
        [0] Sin cartas de estatus
        [one] Una carta de estatus
       *[other] { $count } cartas de estatus
    }
go-for-it-board-holds =
    { $news ->
        [0] Ninguna noticia en la mano.
        [one] Una noticia en la mano.
       *[other] { $news } noticias en la mano.
    }{ $shields ->
        [0] {""}
        [one] { " " }Protección contra una pérdida.
       *[other] { " " }Protección contra { $shields } pérdidas.
    }
go-for-it-board-going = ¡A por todas!
go-for-it-board-has-set = Lo tiene todo
go-for-it-board-announcing = ¿Quién va a por todas?
go-for-it-board-ladder = Sueldo según las cartas de estatus
go-for-it-board-cards =
    { $count ->
        [0] sin cartas
        [one] desde { $count } carta
       *[other] desde { $count } cartas
    }
go-for-it-board-clip = la pinza
go-for-it-board-coming = la próxima vez
go-for-it-board-news = Noticia
go-for-it-board-extra = ¡Extra, extra!
go-for-it-board-your-news = Tus noticias
go-for-it-board-open-news =
    { $hand ->
        [0] Noticias: ninguna en tu mano
        [one] Noticias: una en tu mano
       *[other] Noticias: { $hand } en tu mano
    }, { $deck } en el mazo, { $discards } jugadas
go-for-it-board-play = Jugar
go-for-it-board-hand-empty = No tienes noticias.
go-for-it-board-discards = Jugadas: { $count }; en el mazo: { $deck }
go-for-it-board-sell = Vender una carta
go-for-it-board-deal = Hacer un trato
go-for-it-board-back = Volver
go-for-it-board-aside = Apartar
go-for-it-board-at-stake = En juego
go-for-it-board-beckons = Al alcance
go-for-it-board-odds =
    { $good } de 36 tiradas son buenas: { $percent } por ciento
go-for-it-board-good-rolls = { $good } de 36
go-for-it-board-roll-safe = Con menos de 6 esta vez no pierdes nada.
go-for-it-board-roll-risk = Con menos de 6 la carta se pierde.
go-for-it-board-value = Valor
go-for-it-board-bid = Oferta más alta
go-for-it-board-raise = Ofrecer más
go-for-it-board-bidder-highest = oferta más alta
go-for-it-board-bidder-out = fuera
go-for-it-board-bidder-asked = pensando
go-for-it-board-bidder-in = dentro
go-for-it-board-partner = ¿Con quién?
go-for-it-board-you-give = Das
go-for-it-board-you-want = Recibes
go-for-it-board-gives = da
go-for-it-board-afterwards = después
go-for-it-board-with-money = Dinero
go-for-it-board-no-money = Sin dinero
go-for-it-board-you-pay = Pagas { $sum }
go-for-it-board-you-get = Recibes { $sum }
go-for-it-board-less = $1K menos
go-for-it-board-more = $1K más
go-for-it-board-not-whole = Cada parte da algo y se mueve al menos una carta.
go-for-it-board-send = Ofrecérselo a { $name }
go-for-it-board-dice = Dados: { $first } y { $second }, en total { $sum }
go-for-it-board-dice-rest = Dados: sin tirar
