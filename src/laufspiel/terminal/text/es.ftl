# Lo que solo dice el terminal.

terminal-choose = ¿Qué haces?
terminal-keys = un número juega, ? reglas, b todo, u deshacer, s guardar, q guardar y salir
terminal-more = … de { $first } a { $last }, de { $count }; + muestra más
terminal-no-such-choice =
    { $most ->
        [1] Solo hay una jugada: escribe 1 o pulsa Intro. «?» muestra las reglas.
       *[other] Escribe un número del 1 al { $most }. «?» muestra las reglas.
    }
terminal-no-such-rule = Este juego no tiene ninguna regla { $rule }; «?» a secas las muestra todas.
terminal-saved = Guardado en { $file }
terminal-go-on = La partida está guardada. Sigue con: { $command }
terminal-unsaved = No se puede guardar la partida ({ $why }); el juego sigue, pero conviene mirarlo.
terminal-undone = Deshecho.
terminal-pass-device = Pasa el aparato a { $name } y pulsa Intro.
terminal-press-enter = Pulsa Intro para seguir.
terminal-born = ¿Cuándo nació { $name }? (AAAA-MM-DD; Intro para no decirlo)
terminal-no-date = «{ $written }» no es una fecha; escribe año, mes y día, como en 2019-05-31.
terminal-place = { $place }. { $name }
terminal-record = El registro: { $file }
terminal-replay-keys = Intro sigue, b atrás, un número salta allí, q termina
terminal-replay-where = Paso { $step } de { $last }
terminal-replay-no-step = Escribe un número del 0 al { $last }.
terminal-story = La vida de { $name }
terminal-story-change = Una vida con tus palabras: su número ({ $listed }), o Intro para dejarla así:
terminal-story-nobody = Escribe uno de estos números: { $listed }; o pulsa Intro.
terminal-story-lines = Escribe la historia línea a línea; una vacía la termina. Nada la deja como está, «-» vuelve a las palabras del programa.
terminal-story-no-editor = El editor «{ $editor }» no se puede usar; escribe aquí.
terminal-story-long = Se ha cortado: una historia tiene hasta { $most } letras.
terminal-story-kept = La historia de { $name } queda en el registro.
terminal-story-same = La vida de { $name } queda como se cuenta.
terminal-story-afresh = La vida de { $name } se cuenta con las palabras del programa.

## Mensch ärgere Dich nicht Kids

terminal-kids-start = espera
terminal-kids-goal = en la meta
terminal-kids-square = casilla { $square } ({ $colour })
terminal-kids-home = { $home } de 3 en la meta

## ¡Así es la vida!

terminal-vida-start = Salida
terminal-vida-finish = Meta
terminal-vida-fortune = suerte
terminal-vida-home = { $home } de { $figures } en la meta
terminal-vida-hidden =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
terminal-vida-score =
    { $score ->
        [1] 1 punto
       *[other] { $score } puntos
    }

## Go For It!

terminal-gfi-months = ene feb mar abr may jun jul ago sep oct nov dic
terminal-gfi-has =
    ${ $money }K, sueldo ${ $salary }K, { $news ->
        [0] sin noticias
        [1] 1 noticia
       *[other] { $news } noticias
    }
terminal-gfi-deal = «deal» pregunta todo, o: deal Ben give house-3 want wheels-5 pay 4 (o get 4)
terminal-gfi-whom = ¿Con quién quieres tratar?
terminal-gfi-give = ¿Cuáles de estas das? (Intro para ninguna)
terminal-gfi-want = ¿Cuáles de { $name } quieres? (Intro para ninguna)
terminal-gfi-money = ¿Cuánto pagas, en $K? (−4 para recibir 4; Intro para nada)
terminal-gfi-no-player = «{ $written }» no es nadie de esta mesa; escribe un nombre o el número del sitio.
terminal-gfi-no-card = «{ $written }» no es una carta; escribe cartas como house-3 o wheels-12.
terminal-gfi-no-money = «{ $written }» no es una suma; escribe un número entero de $K, como 4.

## laufspiel verify

verify-true = Verdadero: { $count ->
    [one] la única tirada sale
   *[other] las { $count } tiradas y cartas salen, en su orden,
} del secreto y de las semillas de los jugadores.
verify-true-undone = Verdadero: { $count ->
    [one] la única tirada sale
   *[other] las { $count } tiradas y cartas salen, en su orden,
} del secreto y de las semillas de los jugadores; { $undone ->
    [one] una más se tiró y se deshizo con una jugada.
   *[other] { $undone } más se tiraron y se deshicieron con jugadas.
}
verify-proves = Si la huella del principio era { $commitment }, desde entonces nadie ha elegido ni cambiado una tirada.
verify-secret = Cambiado: el secreto de { $entry } no corresponde a su commitment.
verify-seals = Cambiado: fairness.seals debe empezar por la tirada 0 y seguir hacia arriba.
verify-seeds = Cambiado: fairness.seeds tiene { $count } entradas, pero a la mesa hay { $seats }.
verify-outcome = Cambiado: { $entry } es { $found }, pero el secreto y las semillas dan { $right }.
verify-impossible = Cambiado: { $sentence }
verify-short = Cambiado: tras { $count } acciones acaba el registro, pero no la partida.
verify-numbers = Cambiado: fairness.numbers no numera una vez cada tirada y cada carta.
