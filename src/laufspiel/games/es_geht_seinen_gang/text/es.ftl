# Es geht seinen Gang en español.
# $seat, $other y $turn son nombres; $space, $start, $end, $path, $partner, $good, $level, $question y $card son títulos
# de la edición. $colour es green, blue, yellow o red; $kind, la clase de una casilla.

es-geht-seinen-gang-title = Es geht seinen Gang
es-geht-seinen-gang-tagline = Una vida en la RDA, de la maternidad a la nube. Tener no cuenta nada; cuenta lo que haces con ello.

## Palabras dentro de otras frases

# Los puntos de un precio; $first es el primer color del que hay alguno.
es-geht-seinen-gang-price =
    por { $green ->
        [0] {""}
        [one] { $green } verde
       *[other] { $green } verdes
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } { $blue ->
            [one] azul
           *[other] azules
        }
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } { $yellow ->
            [one] amarillo
           *[other] amarillos
        }
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } { $red ->
            [one] rojo
           *[other] rojos
        }
    }
es-geht-seinen-gang-points =
    { $count ->
        [one] { $colour ->
            [green] un punto verde
            [blue] un punto azul
            [yellow] un punto amarillo
           *[red] un punto rojo
        }
       *[other] { $colour ->
            [green] { $count } puntos verdes
            [blue] { $count } puntos azules
            [yellow] { $count } puntos amarillos
           *[red] { $count } puntos rojos
        }
    }
es-geht-seinen-gang-life =
    { $life ->
        [woman] una vida de mujer
       *[man] una vida de hombre
    }
es-geht-seinen-gang-certificate =
    { $certificate ->
        [class_8] octavo curso
        [class_10] décimo curso
        [abitur] bachillerato
        [skilled_worker] oficial con título
       *[diplom] diploma
    }
es-geht-seinen-gang-career =
    { $career ->
        [science] ciencia
        [sport] deporte
        [enterprise] empresa
        [party] Partido
        [crooked] mal camino
       *[military] ejército
    }
es-geht-seinen-gang-score =
    { $score ->
        [one] { $score } punto convertido
       *[other] { $score } puntos convertidos
    }

## Lo que se puede hacer

es-geht-seinen-gang-do-throw = Blanco { $white }, negro { $black }
es-geht-seinen-gang-do-roll = Sacar { $face }
es-geht-seinen-gang-do-draw = Robar «{ $question }»
es-geht-seinen-gang-do-drift = Dejarse llevar: { $path }
es-geht-seinen-gang-do-live =
    { $life ->
        [woman] Vivir una vida de mujer
       *[man] Vivir una vida de hombre
    }
es-geht-seinen-gang-do-go = Seguir por: { $path }
es-geht-seinen-gang-do-stop =
    { $kind ->
        [disko] Entrar en la Disko
        [konsum] Entrar en el Konsum
       *[level] Parar y ascender
    }
es-geht-seinen-gang-do-pass-by =
    { $left ->
        [0] { $kind ->
            [disko] Quedarse fuera
            [konsum] No sacar la bolsa
           *[level] Esta vez no
        }
        [one] Una casilla más
       *[other] { $left } casillas más
    }
es-geht-seinen-gang-do-meet = Conquistar a «{ $partner }» { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-buy = Comprar «{ $good }» { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-rise = Alcanzar «{ $level }» { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-leave =
    { $kind ->
        [disko] Volver a casa a solas
        [konsum] No comprar nada más
       *[level] Quedarse como se está
    }
es-geht-seinen-gang-do-pay-card = Saldar «{ $question }» { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-pay-later = No saldar nada ahora
es-geht-seinen-gang-do-choose =
    { $effect ->
        [take-from-one] Quitarle a { $other }
       *[give-to-one] Darle a { $other }
    }

## Lo que ha pasado

es-geht-seinen-gang-event-lives-as = { $seat } vive { es-geht-seinen-gang-life }.
es-geht-seinen-gang-event-order-thrown = { $seat } saca { $total } para el turno en la sala de partos.
es-geht-seinen-gang-event-born-in-turn = { $seat } viene al mundo con el número { $place }.
es-geht-seinen-gang-event-thrown = { $seat } saca { $white } con el blanco y { $black } con el negro.
es-geht-seinen-gang-event-rolled = { $seat } saca { $face }.
es-geht-seinen-gang-event-passed = { $seat } llega hasta «{ $end }».
es-geht-seinen-gang-event-moved = { $seat } avanza a «{ $end }».
es-geht-seinen-gang-event-sent = { $seat } tiene que ir a «{ $end }».
es-geht-seinen-gang-event-went-back = { $seat } retrocede a «{ $end }».
es-geht-seinen-gang-event-gained = { $seat } recibe { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-paid = { $seat } entrega { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-gave = { $seat } le da a { $other } { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-passed-exam =
    { $certificate ->
        [class_8] { $seat } aprueba octavo.
        [class_10] { $seat } aprueba décimo.
        [abitur] { $seat } tiene el bachillerato.
        [skilled_worker] { $seat } tiene el título de oficial.
       *[diplom] { $seat } tiene el diploma, con sello.
    }
es-geht-seinen-gang-event-failed-exam =
    { $certificate ->
        [class_8] { $seat } suspende octavo: derecho al taller.
        [class_10] { $seat } suspende décimo: derecho al taller.
        [abitur] { $seat } suspende el bachillerato. Dicen que la producción también educa.
        [skilled_worker] { $seat } suspende el título de oficial, y la vida sigue.
       *[diplom] { $seat } se queda sin diploma. El tema era interesante.
    }
es-geht-seinen-gang-event-began-career =
    { $career ->
        [science] { $seat } entra en la ciencia.
        [sport] { $seat } entra en el deporte.
        [enterprise] { $seat } entra en la empresa.
        [party] { $seat } entra en el Partido.
        [crooked] { $seat } se mete en el mal camino.
       *[military] { $seat } hace carrera de uniforme.
    }
es-geht-seinen-gang-event-stopped = { $seat } para: { $space }.
es-geht-seinen-gang-event-met = { $seat } y «{ $partner }» son pareja.
es-geht-seinen-gang-event-bought = { $seat } consigue «{ $good }».
es-geht-seinen-gang-event-rose = { $seat } asciende: «{ $level }».
es-geht-seinen-gang-event-drew = { $seat } roba una carta de preguntas: «{ $question }».
es-geht-seinen-gang-event-kept-open = { $seat } no puede saldar «{ $question }» y se queda la carta.
es-geht-seinen-gang-event-settled = { $seat } ha saldado por fin «{ $question }».
es-geht-seinen-gang-event-was-given = A { $seat } le regalan «{ $good }».
es-geht-seinen-gang-event-child =
    { $count ->
        [one] { $seat } tiene una criatura.
       *[other] { $seat } tiene la criatura número { $count }.
    }
es-geht-seinen-gang-event-coup = A { $seat } le sale el gran golpe.
es-geht-seinen-gang-event-detained =
    { $turns ->
        [one] { $seat } pasa a prisión preventiva y pierde un turno.
       *[other] { $seat } pasa a prisión preventiva y pierde { $turns } turnos.
    }
es-geht-seinen-gang-event-imprisoned = { $seat } va a la cárcel.
es-geht-seinen-gang-event-sentenced =
    { $turns ->
        [one] { $seat } pierde un turno, con buena conducta también.
       *[other] { $seat } pierde { $turns } turnos, con buena conducta también.
    }
es-geht-seinen-gang-event-amnesty = ¡Amnistía! { $seat } sale en libertad al momento.
es-geht-seinen-gang-event-missed-turn =
    { $left ->
        [0] { $seat } pierde el turno, de momento el último.
        [one] { $seat } pierde el turno; le queda otro por perder.
       *[other] { $seat } pierde el turno; le quedan { $left } por perder.
    }
es-geht-seinen-gang-event-died = { $seat } muere: «{ $space }». Ahora, entre el cielo y el infierno.
es-geht-seinen-gang-event-retired = { $seat } ha llegado al final de la vida, en regla.
es-geht-seinen-gang-event-hurried = { $seat } es la última figura en camino y pasa directamente a la puerta de la última Disko.
es-geht-seinen-gang-event-scored =
    { $unpaid ->
        [0] { $seat } ha convertido { $points }.
       *[other] { $seat } ha convertido { $points }; se descuentan { $unpaid } sin saldar.
    }

## Por qué algo no se puede ahora

es-geht-seinen-gang-why-over = La vida ha terminado y está contada; con la revancha empieza la siguiente.
es-geht-seinen-gang-why-luck = Eso lo deciden los dados y las cartas, que no se dejan sobornar; espera a ver qué traen.
es-geht-seinen-gang-why-luck-first = Primero van los dados y las cartas; elige cuando estén sobre la mesa.
es-geht-seinen-gang-why-not-your-turn = Primero le toca a { $turn }; ponte a la cola y espera a que te llamen.
es-geht-seinen-gang-why-not-asked = Nadie te pregunta eso ahora; elige lo que ofrece la mesa.
es-geht-seinen-gang-why-life-chosen = Tu vida ya está elegida y no admite cambios.
es-geht-seinen-gang-why-no-crossing = Aquí no se separan los caminos; elige cuando estés en un cruce.
es-geht-seinen-gang-why-no-such-way = Ese camino no sale de aquí; sigue una de las flechas negras.
es-geht-seinen-gang-why-way-early = El camino corto es para partos prematuros: hace falta un 6 blanco al salir.
es-geht-seinen-gang-why-way-late = Con un 6 blanco tienes que tomar el camino corto, el parto prematuro.
es-geht-seinen-gang-why-way-men = El servicio militar básico es para hombres; elige el servicio civil, tres años o la carrera militar.
es-geht-seinen-gang-why-way-women = El servicio civil es para mujeres; elige el servicio básico, tres años o la carrera militar.
es-geht-seinen-gang-why-way-passed = Para ese camino había que aprobar; ve a la formación profesional o adonde esté abierto.
es-geht-seinen-gang-why-way-failed = Ese camino es para quien ha suspendido; tú has aprobado, elige otro.
es-geht-seinen-gang-why-no-stop-here = Solo puedes parar al llegar a una Disko, un Konsum o un nivel de carrera.
es-geht-seinen-gang-why-stop-first = Di primero si paras aquí; luego mira lo que hay.
es-geht-seinen-gang-why-nowhere-to-leave = No has parado en ningún sitio, así que no hay de dónde irse.
es-geht-seinen-gang-why-no-disko = Solo conoces a alguien en una Disko en la que hayas parado.
es-geht-seinen-gang-why-own-sex = «{ $partner }» busca a alguien del otro sexo; elige a otra persona o acordad la opción `any_partner`.
es-geht-seinen-gang-why-no-konsum = Solo puedes comprar en un Konsum en el que hayas parado.
es-geht-seinen-gang-why-no-level-here = Solo puedes ascender en un nivel de carrera en el que hayas parado.
es-geht-seinen-gang-why-other-career = Ese nivel es de otra carrera; aquí se toman los de la tuya.
es-geht-seinen-gang-why-out-of-turn = «{ $card }» no te toca: toma el nivel libre más bajo por encima del tuyo.
es-geht-seinen-gang-why-gone = Solo existe un ejemplar de «{ $card }», y lo tiene { $other }; elige otra cosa.
es-geht-seinen-gang-why-yours-already = «{ $card }» ya es tuyo; no se fabrica más de uno.
es-geht-seinen-gang-why-no-such-card = Esa carta no existe en esta edición; elige una de la leyenda.
es-geht-seinen-gang-why-too-dear =
    Tus puntos no bastan para «{ $card }»; faltan: { $green ->
        [0] {""}
        [one] { $green } verde
       *[other] { $green } verdes
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } { $blue ->
            [one] azul
           *[other] azules
        }
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } { $yellow ->
            [one] amarillo
           *[other] amarillos
        }
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } { $red ->
            [one] rojo
           *[other] rojos
        }
    }.
es-geht-seinen-gang-why-paid-at-once = En esta mesa las cartas abiertas se saldan solas en cuanto hay puntos.
es-geht-seinen-gang-why-no-paying-now = Las cartas abiertas se saldan al empezar tu turno, antes de los dados.
es-geht-seinen-gang-why-no-open-card = Esa carta no está abierta delante de ti, así que no hay nada que saldar.
es-geht-seinen-gang-why-no-choosing-now = Ninguna carta te pide ahora que elijas a alguien.
es-geht-seinen-gang-why-nobody-there = Elige a otra persona de esta mesa.
es-geht-seinen-gang-why-life-over = { $other } ya ha dejado esta vida y no le llegan estas cartas; elige a otra persona.
es-geht-seinen-gang-why-nothing-to-take = { $other } no tiene ninguno de los puntos de que se trata; elige a otra persona.

## Opciones

es-geht-seinen-gang-option-first = Quién empieza
es-geht-seinen-gang-option-first-help = Después se juega hacia la izquierda; con los dados, en el orden de las tiradas.
es-geht-seinen-gang-option-first-birthday = El último cumpleaños
es-geht-seinen-gang-option-first-youngest = La persona más joven
es-geht-seinen-gang-option-first-seat = El primer sitio
es-geht-seinen-gang-option-first-random = Los dados
es-geht-seinen-gang-option-any-partner = Libre elección en la Disko
es-geht-seinen-gang-option-any-partner-help = Si la pareja puede ser también del propio sexo.
es-geht-seinen-gang-option-any-partner-no = Del otro sexo
es-geht-seinen-gang-option-any-partner-yes = Quien guste
es-geht-seinen-gang-option-pay-open = Cartas abiertas
es-geht-seinen-gang-option-pay-open-help = Cuándo se salda lo que antes no se pudo.
es-geht-seinen-gang-option-pay-open-at-once = En cuanto se pueda
es-geht-seinen-gang-option-pay-open-when-wished = Cuando se quiera
es-geht-seinen-gang-option-paths = Carreras
es-geht-seinen-gang-option-paths-help = Si eliges tú servicio y carrera o te los asigna la suerte.
es-geht-seinen-gang-option-paths-chosen = Elegidas
es-geht-seinen-gang-option-paths-drawn = Asignadas por la suerte

## Las reglas, para quien está en la mesa

es-geht-seinen-gang-in-short =
    Tira el dado blanco y el negro.
    Mueve lo que diga el blanco y usa la casilla: los puntos dan fichas.
    Después mueve lo que diga el negro y usa también esa casilla.
    En Disko y Konsum, en los exámenes y en los niveles de carrera conviertes fichas en cartas; quien para allí termina el turno.
    Al final de la vida solo cuenta lo convertido.
es-geht-seinen-gang-chapter-E-01 = Puntos y cartas
es-geht-seinen-gang-rule-E-01 = Jugáis de dos a seis, con una figura en cada sitio. Al principio eliges una vida de mujer o de hombre; de ella dependen la Disko y el servicio.
es-geht-seinen-gang-rule-E-02 = Hay cuatro clases de puntos, en fichas: verdes por deporte, belleza y salud; azules por saber; amarillos por dinero; rojos por relaciones.
es-geht-seinen-gang-rule-E-03 = Si un dado te lleva a una casilla con puntos, recibes una ficha por cada uno. Con dos dados puedes cobrar dos veces por turno.
es-geht-seinen-gang-rule-E-04 = Las fichas se convierten en cartas: artículos en el Konsum, pareja en la Disko, niveles de tu carrera, títulos en los exámenes. La leyenda dice a todos lo que cuesta cada cosa.
es-geht-seinen-gang-rule-E-05 = Una carta vale tantos puntos como se convirtieron por ella.
es-geht-seinen-gang-rule-E-06 = Gana quien más haya convertido al final de la vida. Las fichas que te queden no cuentan.
es-geht-seinen-gang-rule-E-07 = Cada pareja, artículo y nivel existe una sola vez. Quien lo toma se lo queda.
es-geht-seinen-gang-chapter-E-08 = Tirar y mover
es-geht-seinen-gang-rule-E-08 = Empezáis en la maternidad. Los dos dados deciden el orden, de la suma más alta a la más baja; los empates tiran otra vez. También podéis acordar quién empieza.
es-geht-seinen-gang-rule-E-09 = Un turno es una tirada doble: primero mueves lo que diga el dado blanco y usas la casilla, luego lo que diga el negro y usas la siguiente.
es-geht-seinen-gang-rule-E-10 = Un 6 no da otra tirada.
es-geht-seinen-gang-rule-E-11 = Si tu primer dado blanco es un 6, vas por el camino corto, el del parto prematuro. Los demás toman el largo, donde hay más que recoger.
es-geht-seinen-gang-rule-E-12 = Donde se separan flechas negras eliges camino, tanto si sales de allí como si pasas.
es-geht-seinen-gang-rule-E-13 = Si un movimiento acaba en una flecha roja, pasas al momento adonde apunta y usas esa casilla. Quien solo pasa sigue recto.
es-geht-seinen-gang-rule-E-14 = En un examen tienes que parar. En Disko, Konsum y nivel de carrera puedes, también de paso. Quien para pierde el resto de la tirada, dado negro incluido.
es-geht-seinen-gang-rule-E-15 = Pregunta, cochecito y muerte solo valen si un dado acaba justo allí. Una pregunta con el dado blanco te cuesta el negro.
es-geht-seinen-gang-chapter-E-16 = Escuela, formación, exámenes
es-geht-seinen-gang-rule-E-16 = Hay que pasar todos los exámenes del camino.
es-geht-seinen-gang-rule-E-17 = Octavo, décimo, bachillerato y oficial cuestan un punto azul cada uno; el título vale 1.
es-geht-seinen-gang-rule-E-18 = Sin el punto azul suspendes y vas a la formación profesional, para sacar al menos el título de oficial. Si tampoco sale, la vida sigue sin él.
es-geht-seinen-gang-rule-E-19 = Después de aprobar también puedes ir directamente a la formación profesional.
es-geht-seinen-gang-rule-E-20 = El diploma cuesta tres azules y un rojo y vale 4. Tras el bachillerato se llega a él estudiando; tras suspenderlo, por las prácticas en la fábrica; quien fue antes a la formación ya no llega.
es-geht-seinen-gang-rule-E-21 = Si tienes los puntos de un examen, se convierten solos; el camino que sigue lo eliges tú.
es-geht-seinen-gang-chapter-E-22 = Preguntas y cochecito
es-geht-seinen-gang-rule-E-22 = Quien acaba en una casilla de pregunta roba la primera carta y hace lo que dice. Las usadas van debajo del mazo.
es-geht-seinen-gang-rule-E-23 = Si no puedes cumplir lo que pide una carta, queda abierta delante de ti. Se salda en cuanto hay puntos, antes que nada; lo que quede abierto al final se descuenta.
es-geht-seinen-gang-rule-E-24 = En el cochecito, si tienes pareja, tienes una criatura y dos puntos amarillos de ayuda. Sin pareja no pasa nada. A las criaturas se las quiere, pero no puntúan.
es-geht-seinen-gang-chapter-E-25 = Disko y Konsum
es-geht-seinen-gang-rule-E-25 = En cada visita a la Disko puedes conquistar a una persona del otro sexo si cumples lo que pide; también del propio, si lo habéis acordado.
es-geht-seinen-gang-rule-E-26 = En cada visita al Konsum compras cuantos artículos puedas pagar y haya.
es-geht-seinen-gang-chapter-E-27 = El servicio
es-geht-seinen-gang-rule-E-27 = En la oficina de reclutamiento cualquiera puede elegir la carrera militar.
es-geht-seinen-gang-rule-E-28 = Si no, los hombres hacen el servicio básico o tres años, y las mujeres el servicio civil o tres años.
es-geht-seinen-gang-rule-E-29 = En los tres años y en la carrera militar, un menos te manda atrás tantas casillas. La casilla a la que llegas se usa; otro menos allí ya no se sigue.
es-geht-seinen-gang-chapter-E-30 = Carreras
es-geht-seinen-gang-rule-E-30 = Después del servicio eliges carrera: ciencia, deporte, empresa, Partido o el mal camino. Podéis dejar eso y el servicio a la suerte.
es-geht-seinen-gang-rule-E-31 = En un nivel de carrera puedes tomar uno, el más bajo libre por encima del tuyo, si tienes los puntos.
es-geht-seinen-gang-rule-E-32 = El mal camino tiene prisión preventiva, en la que se pierden turnos, cárcel, el gran golpe de diez amarillos y el nivel de jefe de la banda.
es-geht-seinen-gang-rule-E-33 = En la zona oscura se juega con un dado. Si entras con el blanco, el negro ya no se mueve.
es-geht-seinen-gang-rule-E-34 = Una flecha roja en la zona oscura siempre apunta a la cárcel.
es-geht-seinen-gang-rule-E-35 = En la cárcel paras y tiras un dado: de 1 a 5 son los turnos que pierdes; un 6 es una amnistía. En ambos casos termina el turno.
es-geht-seinen-gang-rule-E-36 = La salida de la cárcel tiene casillas que cuestan puntos amarillos, pero nunca más de los que tienes.
es-geht-seinen-gang-chapter-E-37 = La muerte y el final
es-geht-seinen-gang-rule-E-37 = En cada camino acecha una muerte. Si un dado acaba justo allí, la vida termina al momento; cuenta lo que hayas convertido.
es-geht-seinen-gang-rule-E-38 = Todos los caminos se juntan antes de la última Disko y llevan al final de la vida. Quien llega ha terminado.
es-geht-seinen-gang-rule-E-39 = Cuando solo queda una figura en camino, se pone delante de la última Disko, si no la ha pasado, y tiene una última tirada doble. Luego se apaga la luz.
es-geht-seinen-gang-rule-E-40 = Al final cada cual cuenta su vida con sus cartas y dice su total. El programa propone una historia.
es-geht-seinen-gang-rule-E-41 = Gana el total más alto, que se sienta en la nube más alta. Con totales iguales se comparte.

## El tablero y las cartas

es-geht-seinen-gang-board-points =
    { $count ->
        [one] { $colour ->
            [green] { $count } verde
            [blue] { $count } azul
            [yellow] { $count } amarillo
           *[red] { $count } rojo
        }
       *[other] { $colour ->
            [green] { $count } verdes
            [blue] { $count } azules
            [yellow] { $count } amarillos
           *[red] { $count } rojos
        }
    }
es-geht-seinen-gang-board-no-points = nada
es-geht-seinen-gang-board-colour-green = Verde: deporte, belleza, salud
es-geht-seinen-gang-board-colour-blue = Azul: inteligencia, saber
es-geht-seinen-gang-board-colour-yellow = Amarillo: dinero y bienes
es-geht-seinen-gang-board-colour-red = Rojo: compromiso, relaciones
es-geht-seinen-gang-board-life-woman = Mujer
es-geht-seinen-gang-board-life-man = Hombre
es-geht-seinen-gang-board-certificate-class-8 = Octavo curso
es-geht-seinen-gang-board-certificate-class-10 = Décimo curso
es-geht-seinen-gang-board-certificate-abitur = Bachillerato
es-geht-seinen-gang-board-certificate-skilled-worker = Oficial
es-geht-seinen-gang-board-certificate-diplom = Diploma
es-geht-seinen-gang-board-career-science = Ciencia
es-geht-seinen-gang-board-career-sport = Deporte
es-geht-seinen-gang-board-career-enterprise = Empresa
es-geht-seinen-gang-board-career-party = Partido
es-geht-seinen-gang-board-career-crooked = Mal camino
es-geht-seinen-gang-board-career-military = Ejército

# Lo que hace una casilla además de sus puntos; $number cuenta casillas, turnos o puntos amarillos.
es-geht-seinen-gang-board-space-plain = vacía
es-geht-seinen-gang-board-space-exam = Examen: { es-geht-seinen-gang-certificate }
es-geht-seinen-gang-board-space-disko = Disko
es-geht-seinen-gang-board-space-konsum = Konsum
es-geht-seinen-gang-board-space-level = Nivel de carrera
es-geht-seinen-gang-board-space-question = Carta de preguntas
es-geht-seinen-gang-board-space-pram = Cochecito
es-geht-seinen-gang-board-space-death = Muerte
es-geht-seinen-gang-board-space-back =
    { $number ->
        [one] { $number } casilla atrás
       *[other] { $number } casillas atrás
    }
es-geht-seinen-gang-board-space-detention =
    { $number ->
        [one] Prisión preventiva, { $number } turno
       *[other] Prisión preventiva, { $number } turnos
    }
es-geht-seinen-gang-board-space-prison = Cárcel
es-geht-seinen-gang-board-space-fine =
    { $number ->
        [one] { $number } amarillo menos
       *[other] { $number } amarillos menos
    }
es-geht-seinen-gang-board-space-coup = El gran golpe: { $number } amarillos
es-geht-seinen-gang-board-space-end = Final de la vida
es-geht-seinen-gang-board-space-red = flecha roja a «{ $space }»

# Para quién está abierto un camino.
es-geht-seinen-gang-board-way-always = para todos
es-geht-seinen-gang-board-way-early = con un 6 blanco
es-geht-seinen-gang-board-way-late = sin un 6 blanco
es-geht-seinen-gang-board-way-man = para hombres
es-geht-seinen-gang-board-way-woman = para mujeres
es-geht-seinen-gang-board-way-passed = si has aprobado
es-geht-seinen-gang-board-way-failed = si has suspendido

# Lo que hacen las cartas de preguntas; $points es una lista como «2 verdes, 1 rojo».
es-geht-seinen-gang-board-effect-gain = Recibes { $points }.
es-geht-seinen-gang-board-effect-demand = Se te pide: { $points }.
es-geht-seinen-gang-board-effect-forward =
    { $count ->
        [one] { $count } casilla adelante.
       *[other] { $count } casillas adelante.
    }
es-geht-seinen-gang-board-effect-back =
    { $count ->
        [one] { $count } casilla atrás.
       *[other] { $count } casillas atrás.
    }
es-geht-seinen-gang-board-effect-to-space = Ve a «{ $space }».
es-geht-seinen-gang-board-effect-to-crooked = Directo al mal camino.
es-geht-seinen-gang-board-effect-to-prison = A la cárcel, sin rodeos.
es-geht-seinen-gang-board-effect-miss-turns =
    { $count ->
        [one] Pierde un turno.
       *[other] Pierde { $count } turnos.
    }
es-geht-seinen-gang-board-effect-gift = «{ $good }» es para ti, si aún está.
es-geht-seinen-gang-board-effect-all-gain = Todos recibís { $points }.
es-geht-seinen-gang-board-effect-others-gain = Cada uno de los demás recibe { $points }.
es-geht-seinen-gang-board-effect-each-gives-you = Cada uno de los demás te da { $points }.
es-geht-seinen-gang-board-effect-you-give-each = Dale { $points } a cada uno de los demás.
es-geht-seinen-gang-board-effect-take-from-one = Quítale { $points } a alguien.
es-geht-seinen-gang-board-effect-give-to-one = Dale { $points } a alguien.

# Para quién vale; $effect es su frase.
es-geht-seinen-gang-board-if-woman = Solo en una vida de mujer. { $effect }
es-geht-seinen-gang-board-if-man = Solo en una vida de hombre. { $effect }
es-geht-seinen-gang-board-if-partner = Solo con pareja. { $effect }
es-geht-seinen-gang-board-if-single = Solo sin pareja. { $effect }
es-geht-seinen-gang-board-if-child = Solo con criatura. { $effect }
es-geht-seinen-gang-board-if-diplom = Solo con diploma. { $effect }
es-geht-seinen-gang-board-if-no-diplom = Solo sin diploma. { $effect }
es-geht-seinen-gang-board-if-good = Solo con un artículo del Konsum. { $effect }

# Por qué algo de la oferta no se puede tener.
es-geht-seinen-gang-board-not-taken = lo tiene { $name }
es-geht-seinen-gang-board-not-own-sex = busca el otro sexo
es-geht-seinen-gang-board-not-out-of-turn = aún no toca
es-geht-seinen-gang-board-not-points = faltan puntos
es-geht-seinen-gang-board-can = a tu alcance

## Lo que se pregunta; responde o tira $name

es-geht-seinen-gang-board-ask-over = La vida ha terminado
es-geht-seinen-gang-board-ask-throw-order = { $name } tira para el orden de juego
es-geht-seinen-gang-board-ask-throw-turn = { $name } tira los dos dados
es-geht-seinen-gang-board-ask-throw-one = { $name } tira un dado
es-geht-seinen-gang-board-ask-throw-prison = { $name } tira en la cárcel: turnos que pierde, o amnistía con un 6
es-geht-seinen-gang-board-ask-draw = { $name } roba una carta de preguntas
es-geht-seinen-gang-board-ask-choosing-life = { $name }: ¿Qué vida va a ser?
es-geht-seinen-gang-board-ask-choosing-way =
    { $left ->
        [one] { $name }: ¿Por dónde? Queda una casilla.
       *[other] { $name }: ¿Por dónde? Quedan { $left } casillas.
    }
es-geht-seinen-gang-board-ask-stopping =
    { $name }: { $kind ->
        [disko] ¿Paras en la Disko?
        [konsum] ¿Paras en el Konsum?
       *[level] ¿Paras en el nivel de carrera?
    }{ $forfeits ->
        [0] {""}
        [one] {" "}Cuesta una casilla de la tirada.
       *[other] {" "}Cuesta { $forfeits } casillas de la tirada.
    }
es-geht-seinen-gang-board-ask-visiting =
    { $name }: { $kind ->
        [disko] ¿Quién te gusta?
        [konsum] ¿Qué va a ser?
       *[level] ¿Tomas el nivel siguiente?
    }
es-geht-seinen-gang-board-ask-choosing-other =
    { $name }: { $effect ->
        [take-from-one] ¿A quién se lo quitas?
       *[give-to-one] ¿A quién se lo das?
    }
es-geht-seinen-gang-board-ask-paying = { $name }: ¿Saldas cartas abiertas antes de tirar?

## Las vidas de la mesa

es-geht-seinen-gang-board-worth = { $score } convertidos
es-geht-seinen-gang-board-unpaid = { $unpaid } sin saldar
es-geht-seinen-gang-board-misses =
    { $count ->
        [one] pierde { $count } turno
       *[other] pierde { $count } turnos
    }
es-geht-seinen-gang-board-children =
    { $count ->
        [one] { $count } criatura
       *[other] { $count } criaturas
    }
es-geht-seinen-gang-board-died = ha muerto
es-geht-seinen-gang-board-arrived = al final de la vida
es-geht-seinen-gang-board-open-card = por saldar: «{ $question }» ({ $points })
es-geht-seinen-gang-board-deck =
    { $count ->
        [one] { $count } carta de preguntas sin ver
       *[other] { $count } cartas de preguntas sin ver
    }
es-geht-seinen-gang-board-last = La última tirada

## En el navegador

es-geht-seinen-gang-board-label = El tablero
es-geht-seinen-gang-board-controls = Ver el tablero
es-geht-seinen-gang-board-imprint = Tablero de cartón, primera calidad. Puntos: EVP
es-geht-seinen-gang-board-between = Entre el cielo y el infierno
es-geht-seinen-gang-board-heaven = Entre el cielo y el infierno
es-geht-seinen-gang-board-less-unpaid = { $score } menos { $unpaid } sin pagar
es-geht-seinen-gang-board-aside = Apartar
es-geht-seinen-gang-board-back = Volver a la pregunta
es-geht-seinen-gang-board-back-to-clouds = Volver a las nubes
es-geht-seinen-gang-board-legend = Leyenda
es-geht-seinen-gang-board-closer = Acercar
es-geht-seinen-gang-board-farther = Alejar
es-geht-seinen-gang-board-whole = Todo el tablero
es-geht-seinen-gang-board-follow = Seguir a quien juega
es-geht-seinen-gang-board-figures = Las figuras
es-geht-seinen-gang-board-spaces = Las casillas, camino por camino
es-geht-seinen-gang-board-exam = Examen: todos se detienen
es-geht-seinen-gang-board-certificates = Títulos
es-geht-seinen-gang-board-partners-woman = Mujeres en la Disko
es-geht-seinen-gang-board-partners-man = Hombres en la Disko
es-geht-seinen-gang-board-goods = Artículos del Konsum
es-geht-seinen-gang-board-page-disko = Disko: quién ha venido
es-geht-seinen-gang-board-page-konsum = Konsum: lo que hay
es-geht-seinen-gang-board-page-level = La escalera profesional
es-geht-seinen-gang-board-page-paying = Cartas pendientes
es-geht-seinen-gang-board-page-choosing-other = Carta de pregunta
es-geht-seinen-gang-board-price-lacking = { $points }; faltan: { $missing }
es-geht-seinen-gang-board-no-cards = Aún no se ha convertido nada.
es-geht-seinen-gang-board-dice-rest = Dados: aún sin tirar
es-geht-seinen-gang-board-player =
    { $name }: vale { $score }, { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }; fichas: { $chips }
es-geht-seinen-gang-board-dice =
    { $black ->
        [0] Dado blanco: { $white }
       *[other] Dado blanco: { $white }, dado negro: { $black }
    }
