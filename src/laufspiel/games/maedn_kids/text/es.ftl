# Mensch ärgere Dich nicht Kids en español.
# $seat, $victim, $by y $turn son nombres; $pawn, $start, $end y $square se cuentan desde 1.

kids-title = Mensch ärgere Dich nicht Kids
kids-tagline = Saca un color, corre hasta él y lleva tus tres fichas a la meta antes que nadie.

## Palabras dentro de otras frases

# $face es blue, red, yellow, green, joker o blank.
kids-face =
    { $face ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
        [green] verde
        [joker] el comodín
       *[blank] una cara vacía
    }
# $own es el color propio.
kids-own =
    { $own ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
       *[green] verde
    }
kids-face-joker = Comodín
kids-face-blank = Cara vacía
kids-score =
    { $score ->
        [one] { $score } ficha en la meta
       *[other] { $score } fichas en la meta
    }

## Lo que toca ahora

kids-action-prompt = { $seat } ha sacado { kids-face }: elige una ficha.

## Lo que se puede hacer

kids-do-begin = Empieza { $seat }
kids-do-roll = Sacar { kids-face }
kids-do-enter =
    { $knocks ->
        [yes] Poner la ficha { $pawn } en la casilla de la flecha y comer una ficha de { $victim }
       *[no] Poner la ficha { $pawn } en la casilla de la flecha
    }
kids-do-move =
    { $home ->
        [yes]
            { $knocks ->
                [yes] Llevar la ficha { $pawn } de la casilla { $start } a la meta y comer una ficha de { $victim } por el camino
               *[no] Llevar la ficha { $pawn } de la casilla { $start } a la meta
            }
       *[no]
            { $knocks ->
                [yes] Mover la ficha { $pawn } de la casilla { $start } a la { $end } y comer una ficha de { $victim }
               *[no] Mover la ficha { $pawn } de la casilla { $start } a la { $end }
            }
    }

## Lo que ha pasado

kids-event-began = Empieza { $seat }.
kids-event-rolled = { $seat } saca { kids-face }.
kids-event-entered = { $seat } pone la ficha { $pawn } en la casilla de la flecha.
kids-event-moved = { $seat } mueve la ficha { $pawn } de la casilla { $start } a la { $end }.
kids-event-knocked-out = { $by } se come la ficha { $pawn } de { $victim }: ¡de vuelta a la salida!
kids-event-came-home = { $seat } lleva la ficha { $pawn } a la meta.
kids-event-forfeited = { $seat } no puede mover con { kids-face }: la tirada se pierde.
kids-event-finished =
    { $place ->
        [1] ¡{ $seat } tiene sus tres fichas en la meta y gana!
        [2] { $seat } queda en segundo lugar.
        [3] { $seat } queda en tercer lugar.
       *[other] { $seat } queda en cuarto lugar.
    }

## Por qué algo no se puede hacer ahora

kids-why-over = La partida ha terminado y ya no se mueve nada; con la revancha empieza otra.
kids-why-luck = Eso solo lo decide la suerte; espera a ver qué sale.
kids-why-roll-first = Primero se tira el dado; elige una ficha cuando muestre un color.
kids-why-not-your-turn = Le toca a { $turn }; espera a que llegue tu turno.
kids-why-nobody-waits = Ya no espera ninguna ficha en la salida; mueve una que esté en el recorrido.
kids-why-needs-own-colour = El dado muestra { kids-face }, pero una ficha que espera solo entra en el recorrido con { kids-own }.
kids-why-waiting-pawn-enters = Una ficha que espera solo puede salir a su casilla de la flecha; ponla ahí.
kids-why-own-pawn-on-arrow = En la casilla de la flecha está tu propia ficha, y las propias no se comen; mueve una que esté en el recorrido.
kids-why-home-is-safe = Una ficha en la meta está a salvo y se queda allí; elige otra.
kids-why-other-colour = El dado muestra { kids-face }; una ficha va siempre a la próxima casilla de ese color.
kids-why-beyond-entry = La próxima casilla de color { kids-face } queda más allá de la casilla de entrada, que ninguna ficha puede pasar; elige otro movimiento.
kids-why-own-pawn = En la próxima casilla de color { kids-face } está tu propia ficha, y las propias no se comen; elige otro movimiento.
kids-why-must-enter = En esta mesa, con { kids-own } hay que sacar una ficha que espera; elige esa.

## Opciones

kids-option-first = Quién empieza
kids-option-first-help = Sin fechas de nacimiento decide la suerte; si coinciden, el asiento anterior.
kids-option-first-birthday = El cumpleaños más reciente
kids-option-first-youngest = La persona más joven
kids-option-first-seat = El primer asiento
kids-option-first-random = La suerte
kids-option-entry = Al sacar el propio color
kids-option-entry-help = Cuando una ficha ya corre y otra aún espera.
kids-option-entry-choice = Mover la ficha que se quiera
kids-option-entry-forced = Sacar por fuerza una que espera
kids-option-play-on = Tras la primera victoria
kids-option-play-on-help = Si los demás siguen jugando por el segundo y el tercer lugar.
kids-option-play-on-no = Termina la partida
kids-option-play-on-yes = Seguir por los demás puestos

## Las reglas, para quien está a la mesa

kids-in-short =
    Tira el dado de colores.
    Mueve una ficha a la próxima casilla de ese color. Con tu propio color también puede salir una que espera.
    Si hay allí una ficha ajena, vuelve a su salida.
    En tu casilla de entrada la ficha pasa a la meta. Gana quien primero tiene tres dentro.
kids-chapter-K-01 = Preparación
kids-rule-K-01 = Juegan de dos a cuatro personas. Cada una tiene un color y tres fichas, que esperan en las casillas de salida de ese color. Si juegan dos, se sientan en esquinas opuestas; los colores que nadie juega se quedan en la caja.
kids-rule-K-02 = Empieza quien cumplió años hace menos tiempo, y se sigue en el sentido de las agujas del reloj. La mesa también puede acordar que empiece la persona más joven, el primer asiento o quien diga la suerte.
kids-chapter-K-03 = El turno
kids-rule-K-03 = En tu turno tiras el dado de colores y después mueves una ficha como mucho.
kids-rule-K-04 = Mientras no tengas ninguna ficha en el recorrido, puedes tirar hasta tres veces, hasta que salga tu color. Las fichas que están en la meta no cuentan como en el recorrido.
kids-rule-K-05 = Con tu propio color sacas una ficha que espera a tu casilla de la flecha. Con eso termina tu turno.
kids-rule-K-06 = Con una ficha en el recorrido tiras una sola vez. Si al empezar tu turno no tienes ninguna, vuelves a tener tres tiradas.
kids-chapter-K-07 = Mover
kids-rule-K-07 = La ficha corre hasta la próxima casilla por delante que tenga el color del dado, esté cerca o lejos.
kids-rule-K-08 = Tú eliges qué ficha se mueve. Con tu propio color también puedes sacar una que espera; en algunas mesas es obligatorio.
kids-rule-K-09 = Las fichas pueden saltar por encima de cualquier otra, también de las propias.
kids-rule-K-10 = Si terminas en la casilla de una ficha ajena, te la comes: vuelve a su casilla de salida. Vale en todas las casillas del recorrido, también en las de la flecha y las de entrada.
kids-rule-K-11 = No puedes comerte tus propias fichas. Un movimiento que acabaría sobre una de ellas no está permitido, y la ficha tampoco busca otra casilla más lejos.
kids-rule-K-12 = La ficha que llega a la casilla de entrada de su color pasa enseguida a la última casilla libre de la meta. Si hay alguien en la casilla de entrada, se lo come. En la meta está a salvo y ya no se mueve más.
kids-rule-K-13 = Ninguna ficha pasa de su casilla de entrada. Si la próxima casilla de un color queda más allá, esa ficha no puede usar el color.
kids-rule-K-14 = Cada ficha da una sola vuelta, desde su casilla de la flecha hasta su casilla de entrada.
kids-rule-K-15 = Si ninguna de tus fichas puede usar la tirada, se pierde. Si alguna puede, tienes que mover. Tras tu última tirada le toca a la siguiente persona.
kids-chapter-K-16 = El final
kids-rule-K-16 = Gana quien primero tiene sus tres fichas en la meta, y ahí termina la partida. Si la mesa quiere, los demás siguen jugando por los otros puestos.
kids-chapter-K-17 = El dado
kids-rule-K-17 = El dado muestra los cuatro colores. En algunos tableros tiene además un comodín, que vale por el color que quieras, y una cara vacía, que gasta la tirada.

## El tablero, como lo lee un lector de pantalla

kids-board-label = Tablero de { $squares } casillas
kids-board-pawns = Fichas
kids-board-pawn =
    { $place ->
        [start] Ficha { $number } de { $player }, espera en la salida
        [goal] Ficha { $number } de { $player }, en la meta, casilla { $space }
       *[track]
            { $colour ->
                [blue] Ficha { $number } de { $player }, en la casilla { $space }, azul
                [red] Ficha { $number } de { $player }, en la casilla { $space }, roja
                [yellow] Ficha { $number } de { $player }, en la casilla { $space }, amarilla
               *[green] Ficha { $number } de { $player }, en la casilla { $space }, verde
            }
    }
kids-board-die =
    { $face ->
        [blue] Dado: azul
        [red] Dado: rojo
        [yellow] Dado: amarillo
        [green] Dado: verde
        [joker] Dado: comodín, cualquier color
        [blank] Dado: cara en blanco
       *[none] Dado: sin tirar
    }
kids-board-home = { $home } de { $pawns } fichas en la meta
