# ¡Así es la vida! en español.
# $seat y $turn son nombres. Una carta llega como tipo y número impreso:
# $card_kind es start, minus, plus, fortune o finish.

asi-es-la-vida-title = ¡Así es la vida!
asi-es-la-vida-tagline = Atrapa las cartas buenas, esquiva las malas y deja que la fortuna dé la vuelta a las peores.

## Cartas dentro de otras frases

asi-es-la-vida-card =
    { $card_kind ->
        [minus] −{ $card_value }
        [plus] +{ $card_value }
        [fortune]
            { $card_value ->
                [0] carta de la fortuna
               *[other] carta de la fortuna { $card_value }
            }
        [finish] meta
       *[start] salida
    }
    .the =
        { $card_kind ->
            [minus] la −{ $card_value }
            [plus] la +{ $card_value }
            [fortune] la carta de la fortuna { $card_value }
            [finish] la meta
           *[start] la salida
        }
asi-es-la-vida-from =
    { $start_kind ->
        [minus] de la −{ $start_value }
        [plus] de la +{ $start_value }
        [fortune] de la carta de la fortuna { $start_value }
       *[start] de la salida
    }
asi-es-la-vida-from-card =
    { $card_kind ->
        [minus] de la −{ $card_value }
        [plus] de la +{ $card_value }
        [fortune] de la carta de la fortuna { $card_value }
       *[start] de la salida
    }
asi-es-la-vida-to =
    { $end_kind ->
        [minus] a la −{ $end_value }
        [plus] a la +{ $end_value }
        [fortune] a la carta de la fortuna { $end_value }
        [finish] a la meta
       *[start] a la salida
    }
asi-es-la-vida-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

## Lo que toca ahora

asi-es-la-vida-action-prompt = { $seat } ha sacado un { $face }: elige una figura o un guardia.

## Lo que se puede hacer

asi-es-la-vida-do-begin = Empieza { $seat }
asi-es-la-vida-do-lay = Poner a continuación: { asi-es-la-vida-card }
asi-es-la-vida-do-roll = Sacar un { $face }
asi-es-la-vida-do-figure =
    { $takes ->
        [yes] Mover una figura { asi-es-la-vida-from-card } { asi-es-la-vida-to } y llevarse { asi-es-la-vida-card.the }
       *[no] Mover una figura { asi-es-la-vida-from-card } { asi-es-la-vida-to }
    }
asi-es-la-vida-do-guard = Mover un guardia { asi-es-la-vida-from-card } { asi-es-la-vida-to }
asi-es-la-vida-do-figure-back =
    { $takes ->
        [yes] Mover una figura hacia atrás { asi-es-la-vida-from-card } { asi-es-la-vida-to } y llevarse { asi-es-la-vida-card.the }
       *[no] Mover una figura hacia atrás { asi-es-la-vida-from-card } { asi-es-la-vida-to }
    }
asi-es-la-vida-do-guard-back = Mover un guardia hacia atrás { asi-es-la-vida-from-card } { asi-es-la-vida-to }
asi-es-la-vida-do-pass = Pasar sin mover nada

## Lo que ha pasado

asi-es-la-vida-event-began = Empieza { $seat }.
asi-es-la-vida-event-laid = Siguiente carta del recorrido: { asi-es-la-vida-card }.
asi-es-la-vida-event-rolled = { $seat } saca un { $face }.
asi-es-la-vida-event-moved-figure = { $seat } mueve una figura { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-moved-guard = { $seat } mueve un guardia { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-took = { $seat } se lleva { asi-es-la-vida-card.the }.
asi-es-la-vida-event-passed-by =
    { $guards ->
        [0] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: queda fuera del juego.
        [one] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: queda fuera del juego con su guardia.
       *[other] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: queda fuera del juego con sus { $guards } guardias.
    }
asi-es-la-vida-event-recycled =
    { $guards ->
        [0] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: va al final del recorrido.
        [one] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: va al final del recorrido y su guardia queda fuera del juego.
       *[other] Todas las figuras han pasado ya { asi-es-la-vida-card.the }: va al final del recorrido y sus { $guards } guardias quedan fuera del juego.
    }
asi-es-la-vida-event-passed = { $seat } pasa y no mueve nada.
asi-es-la-vida-event-all-home = Todas las figuras de { $seat } están en la meta.
asi-es-la-vida-event-took-last = Al final de la partida, { $seat } se lleva { asi-es-la-vida-card.the }.

## Por qué algo no se puede hacer ahora

asi-es-la-vida-why-over = La partida ha terminado y ya no se mueve nada; con la revancha empieza otra.
asi-es-la-vida-why-luck = Eso solo lo decide la suerte; espera a ver qué sale.
asi-es-la-vida-why-roll-first = Primero se tira el dado; elige una figura o un guardia cuando muestre un número.
asi-es-la-vida-why-not-your-turn = Le toca a { $turn }; espera a que llegue tu turno.
asi-es-la-vida-why-no-figure-there = En esa carta no hay ninguna figura tuya; elige una carta donde tengas una.
asi-es-la-vida-why-figure-home = Una figura en la meta ya ha llegado y se queda allí; elige otra o un guardia.
asi-es-la-vida-why-guard-alone = Un guardia solo se mueve si en su carta hay alguna figura, sea de quien sea; elige otro movimiento.
asi-es-la-vida-why-no-guard-there = En esa carta no hay ningún guardia; elige una carta donde haya uno.
asi-es-la-vida-why-guard-home = Un guardia en la meta se queda allí para siempre; elige otro movimiento.
asi-es-la-vida-why-ones-only = Ir hacia atrás y pasar solo valen con un 1, y solo si la mesa lo ha acordado; mueve hacia delante.
asi-es-la-vida-why-nothing-behind = Detrás de la salida no hay nada, así que desde allí no se puede ir hacia atrás; elige otro movimiento.

## Opciones

asi-es-la-vida-option-first = Quién empieza
asi-es-la-vida-option-first-help = Sin fechas de nacimiento decide la suerte; si coinciden, el asiento anterior.
asi-es-la-vida-option-first-birthday = El cumpleaños más reciente
asi-es-la-vida-option-first-youngest = La persona más joven
asi-es-la-vida-option-first-seat = El primer asiento
asi-es-la-vida-option-first-random = La suerte
asi-es-la-vida-option-tie = Empate a puntos
asi-es-la-vida-option-tie-help = Quién gana si los mejores tienen los mismos puntos.
asi-es-la-vida-option-tie-shared = Comparten la victoria
asi-es-la-vida-option-tie-fewest-fortune = Quien tenga menos cartas de la fortuna
asi-es-la-vida-option-hidden-stock = Cartas recogidas
asi-es-la-vida-option-hidden-stock-help = Si cada cual ve lo que se han llevado los demás.
asi-es-la-vida-option-hidden-stock-no = A la vista de todos
asi-es-la-vida-option-hidden-stock-yes = Cada cual ve solo las suyas
asi-es-la-vida-option-ones = Al sacar un 1
asi-es-la-vida-option-ones-help = Variante: con un 1 también se puede ir una carta hacia atrás o pasar.
asi-es-la-vida-option-ones-no = Una carta adelante
asi-es-la-vida-option-ones-yes = Adelante, atrás o pasar
asi-es-la-vida-option-recycle = Cartas que todos han pasado
asi-es-la-vida-option-recycle-help = Variante: vuelven a aparecer al final del recorrido.
asi-es-la-vida-option-recycle-no = Fuera del juego
asi-es-la-vida-option-recycle-yes = Al final del recorrido
asi-es-la-vida-option-sprint = Esprint
asi-es-la-vida-option-sprint-help = Variante: la partida termina en cuanto alguien tiene todas sus figuras en la meta. No se combina con Rezagado.
asi-es-la-vida-option-sprint-no = No
asi-es-la-vida-option-sprint-yes = Sí
asi-es-la-vida-option-straggler = Rezagado
asi-es-la-vida-option-straggler-help = Variante: quien tiene la última figura se lleva una carta negativa más. No se combina con Esprint.
asi-es-la-vida-option-straggler-no = No
asi-es-la-vida-option-straggler-yes = Sí

## Las reglas, para quien está a la mesa

asi-es-la-vida-in-short =
    Tira el dado.
    Mueve ese número de cartas una de tus figuras, o un guardia que comparta su carta con una figura.
    Si tu figura era la última en su carta, te la llevas, sea positiva o negativa.
    Con todas las figuras en la meta, las cartas de la fortuna vuelven positivas las negativas, y gana el resultado más alto.
asi-es-la-vida-chapter-V-01 = Preparación
asi-es-la-vida-rule-V-01 = Juegan de dos a seis personas. Cada una tiene un color y tres figuras en la salida; si juegan cinco o seis, dos figuras.
asi-es-la-vida-rule-V-02 = Entre la salida y la meta hay 32 cartas: positivas de +1 a +8, negativas de −1 a −8 dos veces cada una, −9, −10 y seis cartas de la fortuna.
asi-es-la-vida-rule-V-03 = El recorrido habitual: de −1 a −8, las seis cartas de la fortuna, las positivas de +8 hasta +1 y después de −1 a −10. Hay otros recorridos para elegir.
asi-es-la-vida-rule-V-04 = Ocho guardias no son de nadie. En el recorrido habitual empiezan en las seis cartas de la fortuna, en +8 y en +7.
asi-es-la-vida-rule-V-05 = Empieza la persona más joven, y se sigue en el sentido de las agujas del reloj. La mesa también puede acordar que decida el cumpleaños más reciente, el primer asiento o la suerte.
asi-es-la-vida-chapter-V-06 = El turno
asi-es-la-vida-rule-V-06 = En tu turno tiras el dado y mueves una de tus figuras o un guardia exactamente ese número de cartas hacia delante. Siempre hay algo que mover, así que no puedes pasar.
asi-es-la-vida-rule-V-07 = Puedes mover cualquier guardia que comparta su carta con al menos una figura, sea de quien sea. Los guardias de una carta sin figuras no se pueden mover.
asi-es-la-vida-rule-V-08 = En una carta caben todas las figuras y guardias que hagan falta. Nadie se come a nadie.
asi-es-la-vida-rule-V-09 = Quien llega a la meta se para allí, y lo que sobra de la tirada se pierde. También los guardias pueden entrar; de la meta no sale nada.
asi-es-la-vida-chapter-V-10 = Llevarse cartas
asi-es-la-vida-rule-V-10 = Cuando tu figura deja una carta en la que no queda nadie, tienes que llevártela, también si es negativa.
asi-es-la-vida-rule-V-11 = Si se queda alguna figura o algún guardia, la carta también se queda. Mover un guardia nunca da una carta.
asi-es-la-vida-rule-V-12 = Nadie se lleva nunca la salida ni la meta.
asi-es-la-vida-rule-V-13 = Las cartas recogidas dejan huecos. Al mover, los huecos no se cuentan.
asi-es-la-vida-rule-V-14 = Cuando ya no hay ninguna figura en una carta ni detrás de ella, nadie puede llevársela: queda fuera del juego con los guardias que tenga.
asi-es-la-vida-rule-V-15 = Con todas tus figuras en la meta, ya no tienes más turnos.
asi-es-la-vida-chapter-V-16 = El final
asi-es-la-vida-rule-V-16 = La partida termina cuando todas las figuras están en la meta.
asi-es-la-vida-rule-V-17 = Al final, cada carta de la fortuna convierte una de tus cartas negativas en positiva, empezando por el número más grande. Las de la fortuna que sobren no puntúan.
asi-es-la-vida-rule-V-18 = Tu resultado son tus cartas positivas y las convertidas, menos las demás negativas. Gana el más alto. Si hay empate se comparte la victoria, salvo que la mesa deje decidir a quien tenga menos cartas de la fortuna.
asi-es-la-vida-rule-V-19 = Las cartas recogidas están a la vista de todos. La mesa puede acordar que cada cual vea solo las suyas.
asi-es-la-vida-chapter-V-ones = Variantes
asi-es-la-vida-rule-V-ones = Variante: con un 1 puedes mover una carta adelante, una carta atrás o pasar. También se puede volver a la salida. La figura que va hacia atrás se lleva la carta que deja, como siempre.
asi-es-la-vida-rule-V-recycle = Variante: una carta que todos han pasado va al final del recorrido, justo antes de la meta. Los guardias que tenga quedan fuera del juego.
asi-es-la-vida-rule-V-sprint = Variante: la partida termina en cuanto alguien tiene su última figura en la meta. Los demás se llevan las cartas en las que solo hay figuras suyas.
asi-es-la-vida-rule-V-straggler = Variante: la partida termina cuando solo falta una figura por llegar. Quien la tiene se lleva la carta negativa con el número más grande que no tenga guardias, y la fortuna no puede convertirla.

## El recorrido, como lo lee un lector de pantalla

asi-es-la-vida-board-label = Recorrido de { $cards } cartas
asi-es-la-vida-board-course = Cartas de la salida a la meta
asi-es-la-vida-board-figures =
    { $count ->
        [one] { $card }: una figura de { $player }
       *[other] { $card }: { $count } figuras de { $player }
    }
asi-es-la-vida-board-guards =
    { $count ->
        [one] { $card }: un guardia
       *[other] { $card }: { $count } guardias
    }
asi-es-la-vida-board-die =
    { $face ->
        [0] Dado: sin tirar
       *[other] Dado: { $face }
    }
asi-es-la-vida-board-home = { $home } de { $figures } figuras en la meta
asi-es-la-vida-board-score = Puntos hasta ahora: { $score }
asi-es-la-vida-board-taken = Cartas recogidas
asi-es-la-vida-board-turned = −{ $card_value }, convertida en +{ $card_value }
asi-es-la-vida-board-hidden =
    { $count ->
        [one] Una carta oculta
       *[other] { $count } cartas ocultas
    }
