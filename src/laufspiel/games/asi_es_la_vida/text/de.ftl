# ¡Así es la vida! auf Deutsch.
# $seat und $turn sind Namen. Eine Karte kommt als Art und aufgedruckte Zahl:
# $card_kind ist start, minus, plus, fortune oder finish.

asi-es-la-vida-title = ¡Así es la vida!
asi-es-la-vida-tagline = Schnapp dir die guten Karten, lass die schlechten den anderen und wende mit Glück die schlimmsten. Auch bekannt als Verflixxt!

## Karten in anderen Sätzen

asi-es-la-vida-card =
    { $card_kind ->
        [minus] −{ $card_value }
        [plus] +{ $card_value }
        [fortune]
            { $card_value ->
                [0] Glückskarte
               *[other] Glückskarte { $card_value }
            }
        [finish] Ziel
       *[start] Start
    }
    .the =
        { $card_kind ->
            [minus] die −{ $card_value }
            [plus] die +{ $card_value }
            [fortune] Glückskarte { $card_value }
            [finish] das Ziel
           *[start] den Start
        }
    .past =
        { $card_kind ->
            [minus] an der −{ $card_value }
            [plus] an der +{ $card_value }
            [fortune] an Glückskarte { $card_value }
            [finish] am Ziel
           *[start] am Start
        }
asi-es-la-vida-from =
    { $start_kind ->
        [minus] von der −{ $start_value }
        [plus] von der +{ $start_value }
        [fortune] von Glückskarte { $start_value }
       *[start] vom Start
    }
asi-es-la-vida-from-card =
    { $card_kind ->
        [minus] von der −{ $card_value }
        [plus] von der +{ $card_value }
        [fortune] von Glückskarte { $card_value }
       *[start] vom Start
    }
asi-es-la-vida-to =
    { $end_kind ->
        [minus] auf die −{ $end_value }
        [plus] auf die +{ $end_value }
        [fortune] auf Glückskarte { $end_value }
        [finish] ins Ziel
       *[start] auf den Start
    }
asi-es-la-vida-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## Was jetzt dran ist

asi-es-la-vida-action-prompt = { $seat } hat eine { $face } gewürfelt: Wähle eine Figur oder einen Wächter.

## Was man tun kann

asi-es-la-vida-do-begin = { $seat } beginnt
asi-es-la-vida-do-lay = Als Nächstes auslegen: { asi-es-la-vida-card }
asi-es-la-vida-do-roll = Eine { $face } würfeln
asi-es-la-vida-do-figure =
    { $takes ->
        [yes] Figur { asi-es-la-vida-from-card } { asi-es-la-vida-to } ziehen und { asi-es-la-vida-card.the } nehmen
       *[no] Figur { asi-es-la-vida-from-card } { asi-es-la-vida-to } ziehen
    }
asi-es-la-vida-do-guard = Wächter { asi-es-la-vida-from-card } { asi-es-la-vida-to } ziehen
asi-es-la-vida-do-figure-back =
    { $takes ->
        [yes] Figur { asi-es-la-vida-from-card } zurück { asi-es-la-vida-to } ziehen und { asi-es-la-vida-card.the } nehmen
       *[no] Figur { asi-es-la-vida-from-card } zurück { asi-es-la-vida-to } ziehen
    }
asi-es-la-vida-do-guard-back = Wächter { asi-es-la-vida-from-card } zurück { asi-es-la-vida-to } ziehen
asi-es-la-vida-do-pass = Aussetzen und nichts ziehen

## Was geschehen ist

asi-es-la-vida-event-began = { $seat } beginnt.
asi-es-la-vida-event-laid = Als Nächstes auf der Strecke: { asi-es-la-vida-card }.
asi-es-la-vida-event-rolled = { $seat } würfelt eine { $face }.
asi-es-la-vida-event-moved-figure = { $seat } zieht eine Figur { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-moved-guard = { $seat } zieht einen Wächter { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-took = { $seat } nimmt { asi-es-la-vida-card.the }.
asi-es-la-vida-event-passed-by =
    { $guards ->
        [0] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte ist aus dem Spiel.
        [one] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte ist mit ihrem Wächter aus dem Spiel.
       *[other] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte ist mit ihren { $guards } Wächtern aus dem Spiel.
    }
asi-es-la-vida-event-recycled =
    { $guards ->
        [0] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte kommt ans Ende der Strecke.
        [one] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte kommt ans Ende der Strecke, ihr Wächter ist aus dem Spiel.
       *[other] Alle Figuren sind { asi-es-la-vida-card.past } vorbei, die Karte kommt ans Ende der Strecke, ihre { $guards } Wächter sind aus dem Spiel.
    }
asi-es-la-vida-event-passed = { $seat } setzt aus und zieht nichts.
asi-es-la-vida-event-all-home = Alle Figuren von { $seat } sind im Ziel.
asi-es-la-vida-event-took-last = Zum Schluss nimmt { $seat } noch { asi-es-la-vida-card.the }.

## Warum etwas jetzt nicht geht

asi-es-la-vida-why-over = Die Partie ist zu Ende, es zieht niemand mehr; eine Revanche beginnt eine neue.
asi-es-la-vida-why-luck = Das entscheidet allein der Zufall; warte ab, was er bringt.
asi-es-la-vida-why-roll-first = Erst wird gewürfelt; wähle Figur oder Wächter, sobald der Würfel eine Zahl zeigt.
asi-es-la-vida-why-not-your-turn = { $turn } ist an der Reihe; warte, bis du dran bist.
asi-es-la-vida-why-no-figure-there = Auf dieser Karte steht keine deiner Figuren; wähle eine Karte, auf der du eine hast.
asi-es-la-vida-why-figure-home = Eine Figur im Ziel ist angekommen und bleibt dort; wähle eine andere oder einen Wächter.
asi-es-la-vida-why-guard-alone = Ein Wächter zieht nur, wenn auf seiner Karte auch eine Figur steht, egal wessen; wähle einen anderen Zug.
asi-es-la-vida-why-no-guard-there = Auf dieser Karte steht kein Wächter; wähle eine Karte, auf der einer ist.
asi-es-la-vida-why-guard-home = Ein Wächter im Ziel bleibt für immer dort; wähle einen anderen Zug.
asi-es-la-vida-why-ones-only = Zurückgehen und Aussetzen gibt es nur bei einer 1 und nur, wenn der Tisch es so vereinbart hat; zieh vorwärts.
asi-es-la-vida-why-nothing-behind = Hinter dem Start liegt nichts, also geht es von dort nicht zurück; wähle einen anderen Zug.

## Spielweisen

asi-es-la-vida-option-first = Wer beginnt
asi-es-la-vida-option-first-help = Ohne Geburtsdaten entscheidet der Zufall, bei gleichen der frühere Platz.
asi-es-la-vida-option-first-birthday = Wer zuletzt Geburtstag hatte
asi-es-la-vida-option-first-youngest = Wer am jüngsten ist
asi-es-la-vida-option-first-seat = Der erste Platz
asi-es-la-vida-option-first-random = Der Zufall
asi-es-la-vida-option-tie = Gleichstand
asi-es-la-vida-option-tie-help = Wer gewinnt, wenn die Besten gleich viele Punkte haben.
asi-es-la-vida-option-tie-shared = Alle zusammen
asi-es-la-vida-option-tie-fewest-fortune = Wer weniger Glückskarten hat
asi-es-la-vida-option-hidden-stock = Genommene Karten
asi-es-la-vida-option-hidden-stock-help = Ob alle sehen, was die anderen genommen haben.
asi-es-la-vida-option-hidden-stock-no = Liegen offen
asi-es-la-vida-option-hidden-stock-yes = Sieht man nur selbst
asi-es-la-vida-option-ones = Bei einer 1
asi-es-la-vida-option-ones-help = Variante: Mit einer 1 darf man auch eine Karte zurückgehen oder aussetzen.
asi-es-la-vida-option-ones-no = Eine Karte vor
asi-es-la-vida-option-ones-yes = Vor, zurück oder aussetzen
asi-es-la-vida-option-recycle = Karten, an denen alle vorbei sind
asi-es-la-vida-option-recycle-help = Variante: Am Ende der Strecke kommen sie wieder.
asi-es-la-vida-option-recycle-no = Aus dem Spiel
asi-es-la-vida-option-recycle-yes = Ans Ende der Strecke
asi-es-la-vida-option-sprint = Sprint
asi-es-la-vida-option-sprint-help = Variante: Schluss ist, wenn zum ersten Mal jemand alle Figuren im Ziel hat. Nicht zusammen mit Nachzügler.
asi-es-la-vida-option-sprint-no = Nein
asi-es-la-vida-option-sprint-yes = Ja
asi-es-la-vida-option-straggler = Nachzügler
asi-es-la-vida-option-straggler-help = Variante: Wem die allerletzte Figur gehört, der nimmt noch eine Minuskarte. Nicht zusammen mit Sprint.
asi-es-la-vida-option-straggler-no = Nein
asi-es-la-vida-option-straggler-yes = Ja

## Die Regeln, für dich am Tisch

asi-es-la-vida-in-short =
    Würfle.
    Zieh eine deiner Figuren um so viele Karten, oder einen Wächter, auf dessen Karte auch eine Figur steht.
    War deine Figur die letzte auf ihrer Karte, nimmst du die Karte, ob Plus oder Minus.
    Sind alle Figuren im Ziel, machen Glückskarten aus Minus ein Plus, und das höchste Ergebnis gewinnt.
asi-es-la-vida-chapter-V-01 = Aufbau
asi-es-la-vida-rule-V-01 = Zwei bis sechs Personen spielen. Jede hat eine Farbe und drei Figuren auf dem Start; zu fünft oder zu sechst sind es zwei Figuren.
asi-es-la-vida-rule-V-02 = Zwischen Start und Ziel liegen 32 Karten: Pluskarten von +1 bis +8, Minuskarten von −1 bis −8 je zweimal, −9, −10 und sechs Glückskarten.
asi-es-la-vida-rule-V-03 = Die übliche Strecke: −1 bis −8, die sechs Glückskarten, die Pluskarten von +8 hinab bis +1, dann −1 bis −10. Andere Strecken stehen zur Wahl.
asi-es-la-vida-rule-V-04 = Acht Wächter gehören niemandem. Auf der üblichen Strecke beginnen sie auf den sechs Glückskarten, auf +8 und auf +7.
asi-es-la-vida-rule-V-05 = Wer am jüngsten ist, beginnt; danach geht es im Uhrzeigersinn weiter. Ein Tisch kann stattdessen auch den letzten Geburtstag, den ersten Platz oder den Zufall bestimmen lassen.
asi-es-la-vida-chapter-V-06 = Der Zug
asi-es-la-vida-rule-V-06 = Wenn du dran bist, würfelst du und ziehst eine deiner Figuren oder einen Wächter genau so viele Karten vorwärts. Irgendetwas kann immer ziehen, darum darfst du nicht aussetzen.
asi-es-la-vida-rule-V-07 = Du darfst jeden Wächter ziehen, auf dessen Karte mindestens eine Figur steht, egal wessen. Wächter auf einer Karte ohne Figur können nicht ziehen.
asi-es-la-vida-rule-V-08 = Auf einer Karte dürfen beliebig viele Figuren und Wächter stehen. Rausgeworfen wird niemand.
asi-es-la-vida-rule-V-09 = Im Ziel ist Schluss; was vom Wurf übrig ist, verfällt. Auch Wächter dürfen ins Ziel; von dort zieht nichts mehr weg.
asi-es-la-vida-chapter-V-10 = Karten nehmen
asi-es-la-vida-rule-V-10 = Verlässt deine Figur eine Karte, auf der sonst niemand steht, musst du die Karte nehmen, auch eine Minuskarte.
asi-es-la-vida-rule-V-11 = Bleibt eine Figur oder ein Wächter zurück, bleibt auch die Karte. Wer einen Wächter zieht, nimmt nie eine Karte.
asi-es-la-vida-rule-V-12 = Start und Ziel werden nie genommen.
asi-es-la-vida-rule-V-13 = Genommene Karten hinterlassen Lücken. Beim Ziehen zählen Lücken nicht mit.
asi-es-la-vida-rule-V-14 = Steht keine Figur mehr auf einer Karte oder davor, kann niemand sie mehr nehmen: Die Karte ist aus dem Spiel, mit allen Wächtern darauf.
asi-es-la-vida-rule-V-15 = Sind alle deine Figuren im Ziel, bist du nicht mehr an der Reihe.
asi-es-la-vida-chapter-V-16 = Das Ende
asi-es-la-vida-rule-V-16 = Die Partie endet, wenn alle Figuren im Ziel sind.
asi-es-la-vida-rule-V-17 = Am Ende macht jede deiner Glückskarten aus einer Minuskarte eine Pluskarte, die größte Zahl zuerst. Überzählige Glückskarten bringen nichts.
asi-es-la-vida-rule-V-18 = Dein Ergebnis sind deine Pluskarten samt den gewendeten, abzüglich der übrigen Minuskarten. Das höchste gewinnt. Bei Gleichstand gewinnen alle zusammen, außer der Tisch lässt die wenigsten Glückskarten entscheiden.
asi-es-la-vida-rule-V-19 = Genommene Karten liegen offen. Ein Tisch kann vereinbaren, dass man nur die eigenen sieht.
asi-es-la-vida-chapter-V-ones = Varianten
asi-es-la-vida-rule-V-ones = Variante: Mit einer 1 darfst du eine Karte vor- oder zurückziehen oder aussetzen. Auch zurück auf den Start geht. Eine Figur, die zurückgeht, nimmt die verlassene Karte wie sonst auch.
asi-es-la-vida-rule-V-recycle = Variante: Eine Karte, an der alle vorbei sind, kommt ans Ende der Strecke, gleich vor das Ziel. Die Wächter darauf sind aus dem Spiel.
asi-es-la-vida-rule-V-sprint = Variante: Die Partie endet, sobald zum ersten Mal jemand alle Figuren im Ziel hat. Die anderen nehmen die Karten, auf denen nur eigene Figuren stehen.
asi-es-la-vida-rule-V-straggler = Variante: Die Partie endet, wenn nur noch eine Figur nicht im Ziel ist. Wem sie gehört, der nimmt die Minuskarte mit der größten Zahl, auf der kein Wächter steht; das Glück kann sie nicht wenden.

## Die Strecke, wie ein Bildschirmleser sie vorliest

asi-es-la-vida-board-label = Strecke aus { $cards } Karten
asi-es-la-vida-board-course = Karten von Start bis Ziel
asi-es-la-vida-board-figures =
    { $count ->
        [one] { $card }: eine Figur von { $player }
       *[other] { $card }: { $count } Figuren von { $player }
    }
asi-es-la-vida-board-guards =
    { $count ->
        [one] { $card }: ein Wächter
       *[other] { $card }: { $count } Wächter
    }
asi-es-la-vida-board-die =
    { $face ->
        [0] Würfel: noch nicht geworfen
       *[other] Würfel: { $face }
    }
asi-es-la-vida-board-home = { $home } von { $figures } Figuren im Ziel
asi-es-la-vida-board-score = Punkte bisher: { $score }
asi-es-la-vida-board-taken = Genommene Karten
asi-es-la-vida-board-turned = −{ $card_value }, gewendet zu +{ $card_value }
asi-es-la-vida-board-hidden =
    { $count ->
        [one] Eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
