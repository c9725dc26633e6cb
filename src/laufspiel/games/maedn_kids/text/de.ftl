# Mensch ärgere Dich nicht Kids auf Deutsch.
# $seat, $victim, $by und $turn sind Namen; $pawn, $start, $end und $square zählen ab 1.

kids-title = Mensch ärgere Dich nicht Kids
kids-tagline = Würfle eine Farbe, lauf bis dorthin und sei mit deinen drei Figuren zuerst im Ziel.

## Wörter in anderen Sätzen

# $face ist blue, red, yellow, green, joker oder blank; im vierten Fall, als .with im dritten.
kids-face =
    { $face ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [joker] den Joker
       *[blank] eine leere Seite
    }
    .with =
        { $face ->
            [blue] Blau
            [red] Rot
            [yellow] Gelb
            [green] Grün
            [joker] dem Joker
           *[blank] einer leeren Seite
        }
# $own ist die eigene Farbe.
kids-own =
    { $own ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
kids-face-joker = Joker
kids-face-blank = Leere Seite
kids-score =
    { $score ->
        [one] { $score } Figur im Ziel
       *[other] { $score } Figuren im Ziel
    }

## Was jetzt dran ist

kids-action-prompt = { $seat } hat { kids-face } gewürfelt: Wähle eine Figur.

## Was man tun kann

kids-do-begin = { $seat } beginnt
kids-do-roll =
    { $face ->
        [blue] Blau würfeln
        [red] Rot würfeln
        [yellow] Gelb würfeln
        [green] Grün würfeln
        [joker] Den Joker würfeln
       *[blank] Eine leere Seite würfeln
    }
kids-do-enter =
    { $knocks ->
        [yes] Figur { $pawn } aufs Pfeilfeld setzen und { $victim } rauswerfen
       *[no] Figur { $pawn } aufs Pfeilfeld setzen
    }
kids-do-move =
    { $home ->
        [yes]
            { $knocks ->
                [yes] Figur { $pawn } von Feld { $start } ins Ziel bringen und unterwegs { $victim } rauswerfen
               *[no] Figur { $pawn } von Feld { $start } ins Ziel bringen
            }
       *[no]
            { $knocks ->
                [yes] Figur { $pawn } von Feld { $start } auf Feld { $end } ziehen und { $victim } rauswerfen
               *[no] Figur { $pawn } von Feld { $start } auf Feld { $end } ziehen
            }
    }

## Was geschehen ist

kids-event-began = { $seat } beginnt.
kids-event-rolled = { $seat } würfelt { kids-face }.
kids-event-entered = { $seat } setzt Figur { $pawn } aufs Pfeilfeld.
kids-event-moved = { $seat } zieht Figur { $pawn } von Feld { $start } auf Feld { $end }.
kids-event-knocked-out = { $by } wirft Figur { $pawn } von { $victim } raus: zurück aufs Startfeld!
kids-event-came-home = { $seat } bringt Figur { $pawn } ins Ziel.
kids-event-forfeited = Mit { kids-face.with } kann { $seat } nicht ziehen: Der Wurf verfällt.
kids-event-finished =
    { $place ->
        [1] { $seat } hat alle drei Figuren im Ziel und gewinnt!
        [2] { $seat } kommt auf den zweiten Platz.
        [3] { $seat } kommt auf den dritten Platz.
       *[other] { $seat } kommt auf den vierten Platz.
    }

## Warum etwas jetzt nicht geht

kids-why-over = Die Partie ist zu Ende, es zieht niemand mehr; eine Revanche beginnt eine neue.
kids-why-luck = Das entscheidet allein der Zufall; warte ab, was er bringt.
kids-why-roll-first = Erst wird gewürfelt; wähle eine Figur, sobald der Würfel eine Farbe zeigt.
kids-why-not-your-turn = { $turn } ist an der Reihe; warte, bis du dran bist.
kids-why-nobody-waits = Auf den Startfeldern wartet keine Figur mehr; zieh eine, die auf der Laufbahn steht.
kids-why-needs-own-colour = Der Würfel zeigt { kids-face }, aber eine wartende Figur kommt nur mit { kids-own } auf die Laufbahn.
kids-why-waiting-pawn-enters = Eine wartende Figur kann nur auf ihr Pfeilfeld kommen; setz sie dorthin.
kids-why-own-pawn-on-arrow = Auf dem Pfeilfeld steht deine eigene Figur, und die wird nicht rausgeworfen; zieh eine Figur auf der Laufbahn.
kids-why-home-is-safe = Eine Figur im Ziel ist sicher und bleibt dort; wähle eine andere.
kids-why-other-colour = Der Würfel zeigt { kids-face }; eine Figur zieht immer auf das nächste Feld dieser Farbe.
kids-why-beyond-entry = Das nächste Feld in { kids-face } liegt hinter dem Einlauffeld, an dem keine Figur vorbeidarf; wähle einen anderen Zug.
kids-why-own-pawn = Auf dem nächsten Feld in { kids-face } steht deine eigene Figur, und die wird nicht rausgeworfen; wähle einen anderen Zug.
kids-why-must-enter = An diesem Tisch muss mit { kids-own } eine wartende Figur auf die Laufbahn; wähle diese.

## Spielweisen

kids-option-first = Wer beginnt
kids-option-first-help = Ohne Geburtsdaten entscheidet der Zufall, bei gleichen der frühere Platz.
kids-option-first-birthday = Wer zuletzt Geburtstag hatte
kids-option-first-youngest = Wer am jüngsten ist
kids-option-first-seat = Der erste Platz
kids-option-first-random = Der Zufall
kids-option-entry = Eigene Farbe gewürfelt
kids-option-entry-help = Wenn eine Figur schon läuft und eine andere noch wartet.
kids-option-entry-choice = Freie Wahl der Figur
kids-option-entry-forced = Eine wartende muss ins Spiel
kids-option-play-on = Nach dem ersten Sieg
kids-option-play-on-help = Ob die anderen noch um Platz zwei und drei spielen.
kids-option-play-on-no = Die Partie endet
kids-option-play-on-yes = Um die Plätze weiterspielen

## Die Regeln, für dich am Tisch

kids-in-short =
    Wirf den Farbwürfel.
    Zieh eine Figur auf das nächste Feld dieser Farbe. Deine eigene Farbe bringt auch eine wartende Figur ins Spiel.
    Steht dort eine fremde Figur, muss sie zurück an ihren Start.
    An deinem Einlauffeld biegt eine Figur ins Ziel ab. Wer zuerst drei dort hat, gewinnt.
kids-chapter-K-01 = Aufbau
kids-rule-K-01 = Zwei bis vier Personen spielen. Jede hat eine Farbe und drei Figuren, die auf den Startfeldern dieser Farbe warten. Zu zweit sitzt man in gegenüberliegenden Ecken; Farben, die niemand spielt, bleiben in der Schachtel.
kids-rule-K-02 = Wer zuletzt Geburtstag hatte, beginnt; danach geht es im Uhrzeigersinn weiter. Ein Tisch kann stattdessen auch die jüngste Person, den ersten Platz oder den Zufall bestimmen.
kids-chapter-K-03 = Der Zug
kids-rule-K-03 = Wenn du dran bist, würfelst du mit dem Farbwürfel und ziehst dann höchstens eine Figur.
kids-rule-K-04 = Solange keine deiner Figuren auf der Laufbahn ist, darfst du bis zu dreimal würfeln, bis deine Farbe kommt. Figuren im Ziel zählen nicht als auf der Laufbahn.
kids-rule-K-05 = Mit deiner eigenen Farbe setzt du eine wartende Figur auf dein Pfeilfeld. Damit endet dein Zug.
kids-rule-K-06 = Mit einer Figur auf der Laufbahn würfelst du nur einmal. Steht zu Beginn deines Zuges keine mehr dort, hast du wieder drei Würfe.
kids-chapter-K-07 = Ziehen
kids-rule-K-07 = Eine Figur läuft bis zum nächsten Feld vor ihr, das die Farbe des Würfels hat, ob nah oder fern.
kids-rule-K-08 = Du wählst, welche Figur zieht. Mit deiner eigenen Farbe darfst du auch eine wartende Figur ins Spiel bringen; an manchen Tischen musst du es.
kids-rule-K-09 = Figuren dürfen über alle anderen springen, auch über eigene.
kids-rule-K-10 = Endet dein Zug auf einer fremden Figur, wirfst du sie raus: zurück aufs Startfeld. Das gilt auf jedem Feld der Laufbahn, auch auf Pfeil- und Einlauffeldern.
kids-rule-K-11 = Eigene Figuren kannst du nicht rauswerfen. Ein Zug, der auf einer eigenen Figur enden würde, ist nicht erlaubt; die Figur läuft auch nicht zu einem Feld weiter hinten.
kids-rule-K-12 = Erreicht eine Figur das Einlauffeld ihrer Farbe, geht sie gleich weiter auf das letzte freie Zielfeld. Wer auf dem Einlauffeld steht, wird dabei rausgeworfen. Im Ziel ist sie sicher und zieht nie wieder.
kids-rule-K-13 = An ihrem Einlauffeld kommt keine Figur vorbei. Liegt das nächste Feld einer Farbe dahinter, kann die Figur mit dieser Farbe nicht ziehen.
kids-rule-K-14 = Jede Figur läuft einmal herum, von ihrem Pfeilfeld bis zu ihrem Einlauffeld.
kids-rule-K-15 = Kann keine deiner Figuren mit dem Wurf ziehen, verfällt er. Kann eine, musst du ziehen. Nach deinem letzten Wurf geht es links von dir weiter.
kids-chapter-K-16 = Das Ende
kids-rule-K-16 = Wer zuerst alle drei Figuren im Ziel hat, gewinnt, und die Partie endet. Auf Wunsch spielen die anderen um die Plätze weiter.
kids-chapter-K-17 = Der Würfel
kids-rule-K-17 = Der Würfel zeigt die vier Farben. Zu manchen Brettern gehört auch ein Joker, der für jede Farbe steht, und eine leere Seite, die den Wurf verbraucht.

## Das Brett, wie es ein Bildschirmleser vorliest

kids-board-label = Spielbrett mit { $squares } Feldern
kids-board-pawns = Figuren
kids-board-pawn =
    { $place ->
        [start] Figur { $number } von { $player }, wartet am Start
        [goal] Figur { $number } von { $player }, im Ziel auf Feld { $space }
       *[track]
            { $colour ->
                [blue] Figur { $number } von { $player }, auf Feld { $space }, blau
                [red] Figur { $number } von { $player }, auf Feld { $space }, rot
                [yellow] Figur { $number } von { $player }, auf Feld { $space }, gelb
               *[green] Figur { $number } von { $player }, auf Feld { $space }, grün
            }
    }
kids-board-die =
    { $face ->
        [blue] Würfel: blau
        [red] Würfel: rot
        [yellow] Würfel: gelb
        [green] Würfel: grün
        [joker] Würfel: Joker, jede Farbe
        [blank] Würfel: leere Seite
       *[none] Würfel: noch nicht geworfen
    }
kids-board-home = { $home } von { $pawns } Figuren im Ziel
