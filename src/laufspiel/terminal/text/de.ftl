# Was nur das Terminal sagt.

terminal-choose = Was tun?
terminal-keys = Zahl zieht, ? Regeln, b alles, u zurück, s speichern, q speichern und gehen
terminal-more = … { $first } bis { $last } von { $count }; + zeigt mehr
terminal-no-such-choice =
    { $most ->
        [1] Es gibt nur einen Zug: 1 schreiben oder einfach Enter drücken. „?“ zeigt die Regeln.
       *[other] Eine Zahl von 1 bis { $most } schreiben. „?“ zeigt die Regeln.
    }
terminal-no-such-rule = Eine Regel { $rule } hat dieses Spiel nicht; „?“ allein zeigt alle.
terminal-saved = Gespeichert als { $file }
terminal-go-on = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-unsaved = Die Partie lässt sich nicht speichern ({ $why }); es geht weiter, aber besser nachsehen.
terminal-undone = Zurückgenommen.
terminal-pass-device = Das Gerät an { $name } geben, dann Enter drücken.
terminal-press-enter = Weiter mit Enter.
terminal-born = Wann ist { $name } geboren? (JJJJ-MM-TT; Enter lässt es offen)
terminal-no-date = „{ $written }“ ist kein Datum; schreib Jahr, Monat und Tag wie in 2019-05-31.
terminal-place = { $place }. { $name }
terminal-record = Die Aufzeichnung: { $file }
terminal-replay-keys = Enter weiter, b zurück, eine Zahl springt dorthin, q Schluss
terminal-replay-where = Schritt { $step } von { $last }
terminal-replay-no-step = Eine Zahl von 0 bis { $last } schreiben.
terminal-story = Das Leben von { $name }
terminal-story-change = Ein Leben in eigenen Worten: seine Zahl ({ $listed }), oder Enter lässt alles so:
terminal-story-nobody = Eine dieser Zahlen schreiben: { $listed }; oder einfach Enter drücken.
terminal-story-lines = Die Geschichte Zeile für Zeile schreiben; eine leere beendet sie. Nichts lässt sie, wie sie ist, „-“ nimmt die Worte des Programms.
terminal-story-no-editor = Der Editor „{ $editor }“ lässt sich nicht benutzen; also gleich hier.
terminal-story-long = Gekürzt: Eine Geschichte hat bis zu { $most } Zeichen.
terminal-story-kept = Die Geschichte von { $name } steht nun in der Aufzeichnung.
terminal-story-same = Das Leben von { $name } bleibt, wie es erzählt ist.
terminal-story-afresh = Das Leben von { $name } wird mit den Worten des Programms erzählt.

## Mensch ärgere Dich nicht Kids

terminal-kids-start = wartet
terminal-kids-goal = im Ziel
terminal-kids-square = Feld { $square } ({ $colour })
terminal-kids-home = { $home } von 3 im Ziel

## ¡Así es la vida!

terminal-vida-start = Start
terminal-vida-finish = Ziel
terminal-vida-fortune = Glück
terminal-vida-home = { $home } von { $figures } im Ziel
terminal-vida-hidden =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
terminal-vida-score =
    { $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }

## Go For It!

terminal-gfi-months = Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez
terminal-gfi-has =
    ${ $money }K, Gehalt ${ $salary }K, { $news ->
        [0] keine Nachricht
        [1] 1 Nachricht
       *[other] { $news } Nachrichten
    }
terminal-gfi-deal = „deal“ fragt alles ab, oder: deal Ben give house-3 want wheels-5 pay 4 (oder get 4)
terminal-gfi-whom = Mit wem willst du handeln?
terminal-gfi-give = Welche davon gibst du? (Enter für keine)
terminal-gfi-want = Welche von { $name } willst du? (Enter für keine)
terminal-gfi-money = Wie viel zahlst du, in $K? (−4, um 4 zu bekommen; Enter für kein Geld)
terminal-gfi-no-player = „{ $written }“ sitzt hier nicht am Tisch; schreib einen Namen oder die Nummer des Platzes.
terminal-gfi-no-card = „{ $written }“ ist keine Karte; schreib Karten wie house-3 oder wheels-12.
terminal-gfi-no-money = „{ $written }“ ist kein Betrag; schreib eine ganze Zahl in $K, wie 4.

## laufspiel verify

verify-true = Wahr: { $count ->
    [one] Der eine Wurf folgt
   *[other] Alle { $count } Würfe und Karten folgen, in ihrer Reihenfolge,
} aus dem Geheimnis und den Saaten der Mitspieler.
verify-true-undone = Wahr: { $count ->
    [one] Der eine Wurf folgt
   *[other] Alle { $count } Würfe und Karten folgen, in ihrer Reihenfolge,
} aus dem Geheimnis und den Saaten der Mitspieler; { $undone ->
    [one] ein weiterer wurde mit einem Zug zurückgenommen.
   *[other] { $undone } weitere wurden mit Zügen zurückgenommen.
}
verify-proves = War der Fingerabdruck zu Beginn { $commitment }, so hat seither niemand einen Wurf ausgesucht oder geändert.
verify-secret = Geändert: Das Geheimnis von { $entry } passt nicht zu dessen commitment.
verify-seals = Geändert: fairness.seals muss bei Wurf 0 beginnen und aufwärts weitergehen.
verify-seeds = Geändert: fairness.seeds hat { $count } Einträge, am Tisch sitzen aber { $seats }.
verify-outcome = Geändert: { $entry } ist { $found }, Geheimnis und Saaten ergeben aber { $right }.
verify-impossible = Geändert: { $sentence }
verify-short = Geändert: Nach { $count } Zügen endet die Aufzeichnung, die Partie aber nicht.
verify-numbers = Geändert: fairness.numbers zählt nicht jeden Wurf und jede Karte einmal.
