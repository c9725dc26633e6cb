# Es geht seinen Gang auf Deutsch.
# $seat, $other und $turn sind Namen; $space, $start, $end, $path, $partner, $good, $level, $question und $card sind Titel
# der Ausgabe. $colour ist green, blue, yellow oder red; $kind die Art eines Feldes.

es-geht-seinen-gang-title = Es geht seinen Gang
es-geht-seinen-gang-tagline = Ein Leben in der DDR, von der Geburtsklinik bis auf die Wolke. Haben zählt nichts, nur Umsetzen.

## Wörter in anderen Sätzen

# Die Punkte eines Preises; $first ist die erste Farbe, von der es welche gibt.
es-geht-seinen-gang-price =
    für { $green ->
        [0] {""}
       *[other] { $green } grün
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } blau
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } gelb
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } rot
    }
es-geht-seinen-gang-points =
    { $count ->
        [one] { $colour ->
            [green] einen grünen Punkt
            [blue] einen blauen Punkt
            [yellow] einen gelben Punkt
           *[red] einen roten Punkt
        }
       *[other] { $colour ->
            [green] { $count } grüne Punkte
            [blue] { $count } blaue Punkte
            [yellow] { $count } gelbe Punkte
           *[red] { $count } rote Punkte
        }
    }
es-geht-seinen-gang-life =
    { $life ->
        [woman] ein Frauenleben
       *[man] ein Männerleben
    }
es-geht-seinen-gang-certificate =
    { $certificate ->
        [class_8] 8. Klasse
        [class_10] 10. Klasse
        [abitur] Abitur
        [skilled_worker] Facharbeiter
       *[diplom] Diplom
    }
es-geht-seinen-gang-career =
    { $career ->
        [science] Wissenschaft
        [sport] Sport
        [enterprise] Betrieb
        [party] Partei
        [crooked] schiefe Bahn
       *[military] Armee
    }
es-geht-seinen-gang-score =
    { $score ->
        [one] { $score } Punkt umgesetzt
       *[other] { $score } Punkte umgesetzt
    }

## Was man tun kann

es-geht-seinen-gang-do-throw = Weiß { $white }, schwarz { $black }
es-geht-seinen-gang-do-roll = { $face } würfeln
es-geht-seinen-gang-do-draw = „{ $question }“ ziehen
es-geht-seinen-gang-do-drift = Gelenkt werden: { $path }
es-geht-seinen-gang-do-live =
    { $life ->
        [woman] Als Frau leben
       *[man] Als Mann leben
    }
es-geht-seinen-gang-do-go = Weiter: { $path }
es-geht-seinen-gang-do-stop =
    { $kind ->
        [disko] Rein in die Disko
        [konsum] Rein in den Konsum
       *[level] Anhalten und aufsteigen
    }
es-geht-seinen-gang-do-pass-by =
    { $left ->
        [0] { $kind ->
            [disko] Draußen bleiben
            [konsum] Den Beutel stecken lassen
           *[level] Diesmal nicht
        }
        [one] Ein Feld weiter
       *[other] { $left } Felder weiter
    }
es-geht-seinen-gang-do-meet = „{ $partner }“ erobern { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-buy = „{ $good }“ kaufen { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-rise = „{ $level }“ erreichen { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-leave =
    { $kind ->
        [disko] Allein nach Hause
        [konsum] Nichts mehr kaufen
       *[level] Bleiben, was man ist
    }
es-geht-seinen-gang-do-pay-card = „{ $question }“ begleichen { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-pay-later = Jetzt nichts begleichen
es-geht-seinen-gang-do-choose =
    { $effect ->
        [take-from-one] { $other } etwas abnehmen
       *[give-to-one] { $other } etwas geben
    }

## Was geschah

es-geht-seinen-gang-event-lives-as = { $seat } lebt { es-geht-seinen-gang-life }.
es-geht-seinen-gang-event-order-thrown = { $seat } würfelt { $total } um den Platz im Kreißsaal.
es-geht-seinen-gang-event-born-in-turn = { $seat } kommt als Nummer { $place } zur Welt.
es-geht-seinen-gang-event-thrown = { $seat } würfelt weiß { $white }, schwarz { $black }.
es-geht-seinen-gang-event-rolled = { $seat } würfelt { $face }.
es-geht-seinen-gang-event-passed = { $seat } kommt bis „{ $end }“.
es-geht-seinen-gang-event-moved = { $seat } zieht auf „{ $end }“.
es-geht-seinen-gang-event-sent = { $seat } muss nach „{ $end }“.
es-geht-seinen-gang-event-went-back = { $seat } muss zurück auf „{ $end }“.
es-geht-seinen-gang-event-gained = { $seat } bekommt { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-paid = { $seat } gibt { es-geht-seinen-gang-points } ab.
es-geht-seinen-gang-event-gave = { $seat } gibt { $other } { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-passed-exam =
    { $certificate ->
        [class_8] { $seat } schafft die 8. Klasse.
        [class_10] { $seat } schafft die 10. Klasse.
        [abitur] { $seat } hat das Abitur.
        [skilled_worker] { $seat } hat den Facharbeiterbrief.
       *[diplom] { $seat } hat das Diplom, mit Stempel.
    }
es-geht-seinen-gang-event-failed-exam =
    { $certificate ->
        [class_8] { $seat } schafft die 8. Klasse nicht: ab in die Werkstatt.
        [class_10] { $seat } schafft die 10. Klasse nicht: ab in die Werkstatt.
        [abitur] { $seat } fällt durchs Abitur. Auch die Produktion soll bilden.
        [skilled_worker] { $seat } fällt bei den Facharbeitern durch, und das Leben geht weiter.
       *[diplom] { $seat } bekommt kein Diplom. Interessantes Thema war es trotzdem.
    }
es-geht-seinen-gang-event-began-career =
    { $career ->
        [science] { $seat } geht in die Wissenschaft.
        [sport] { $seat } geht zum Sport.
        [enterprise] { $seat } geht in den Betrieb.
        [party] { $seat } geht in die Partei.
        [crooked] { $seat } gerät auf die schiefe Bahn.
       *[military] { $seat } macht Karriere in Uniform.
    }
es-geht-seinen-gang-event-stopped = { $seat } hält an: { $space }.
es-geht-seinen-gang-event-met = { $seat } und „{ $partner }“ sind ein Paar.
es-geht-seinen-gang-event-bought = { $seat } ergattert „{ $good }“.
es-geht-seinen-gang-event-rose = { $seat } steigt auf: „{ $level }“.
es-geht-seinen-gang-event-drew = { $seat } zieht eine Fragekarte: „{ $question }“.
es-geht-seinen-gang-event-kept-open = { $seat } kann „{ $question }“ nicht begleichen und behält die Karte.
es-geht-seinen-gang-event-settled = { $seat } hat „{ $question }“ endlich beglichen.
es-geht-seinen-gang-event-was-given = { $seat } bekommt „{ $good }“ geschenkt.
es-geht-seinen-gang-event-child =
    { $count ->
        [one] { $seat } bekommt ein Kind.
       *[other] { $seat } bekommt Kind Nummer { $count }.
    }
es-geht-seinen-gang-event-coup = { $seat } gelingt der große Coup.
es-geht-seinen-gang-event-detained =
    { $turns ->
        [one] { $seat } sitzt in U-Haft und setzt einmal aus.
       *[other] { $seat } sitzt in U-Haft und setzt { $turns }-mal aus.
    }
es-geht-seinen-gang-event-imprisoned = { $seat } kommt ins Gefängnis.
es-geht-seinen-gang-event-sentenced =
    { $turns ->
        [one] { $seat } muss einmal aussetzen, bei guter Führung auch.
       *[other] { $seat } muss { $turns }-mal aussetzen, bei guter Führung auch.
    }
es-geht-seinen-gang-event-amnesty = Amnestie! { $seat } kommt sofort frei.
es-geht-seinen-gang-event-missed-turn =
    { $left ->
        [0] { $seat } setzt aus, fürs Erste zum letzten Mal.
        [one] { $seat } setzt aus, danach noch einmal.
       *[other] { $seat } setzt aus, danach noch { $left }-mal.
    }
es-geht-seinen-gang-event-died = { $seat } stirbt: „{ $space }“. Weiter geht es zwischen Himmel und Hölle.
es-geht-seinen-gang-event-retired = { $seat } ist am Ende des Lebens angekommen, ordnungsgemäß.
es-geht-seinen-gang-event-hurried = { $seat } ist allein noch unterwegs und kommt gleich vor die letzte Disko.
es-geht-seinen-gang-event-scored =
    { $unpaid ->
        [0] { $seat } hat { $points } umgesetzt.
       *[other] { $seat } hat { $points } umgesetzt; { $unpaid } waren noch offen und gehen ab.
    }

## Warum etwas gerade nicht geht

es-geht-seinen-gang-why-over = Das Leben ist vorbei und abgerechnet; mit der Revanche beginnt das nächste.
es-geht-seinen-gang-why-luck = Das entscheiden Würfel und Karten, und die sind unbestechlich; warte ab, was sie bringen.
es-geht-seinen-gang-why-luck-first = Erst kommen Würfel und Karten; wähle, wenn sie auf dem Tisch liegen.
es-geht-seinen-gang-why-not-your-turn = Erst ist { $turn } an der Reihe; stell dich an und warte, bis du aufgerufen wirst.
es-geht-seinen-gang-why-not-asked = Danach fragt dich jetzt niemand; wähle, was der Tisch anbietet.
es-geht-seinen-gang-why-life-chosen = Dein Leben ist schon gewählt; Umtausch ist ausgeschlossen.
es-geht-seinen-gang-why-no-crossing = Hier gibt es keinen Abzweig; wähle deinen Weg, wenn du an einem stehst.
es-geht-seinen-gang-why-no-such-way = Diesen Weg gibt es hier nicht; folge einem der schwarzen Pfeile.
es-geht-seinen-gang-why-way-early = Der kurze Weg ist für Frühgeburten: Dazu braucht es am Start eine weiße 6.
es-geht-seinen-gang-why-way-late = Mit einer weißen 6 musst du den kurzen Weg nehmen, als Frühgeburt.
es-geht-seinen-gang-why-way-men = Zum Grundwehrdienst müssen nur Männer; wähle Zivildienst, drei Jahre oder die Offizierslaufbahn.
es-geht-seinen-gang-why-way-women = Zivildienst leisten hier nur Frauen; wähle Grundwehrdienst, drei Jahre oder die Offizierslaufbahn.
es-geht-seinen-gang-why-way-passed = Dafür hättest du die Prüfung schaffen müssen; geh in die Berufsausbildung, oder was sonst offensteht.
es-geht-seinen-gang-why-way-failed = Dieser Weg ist für alle, die durchgefallen sind; du hast bestanden, wähle einen anderen.
es-geht-seinen-gang-why-no-stop-here = Anhalten kannst du nur, wenn du an eine Disko, einen Konsum oder eine Karrierestufe kommst.
es-geht-seinen-gang-why-stop-first = Sag erst, ob du anhältst; dann sieh nach, was es gibt.
es-geht-seinen-gang-why-nowhere-to-leave = Du hast nirgends angehalten, also kannst du auch nirgends gehen.
es-geht-seinen-gang-why-no-disko = Kennenlernen kannst du nur jemanden in einer Disko, in der du angehalten hast.
es-geht-seinen-gang-why-own-sex = „{ $partner }“ sucht jemanden vom anderen Geschlecht; wähle anders, oder vereinbart die Option `any_partner`.
es-geht-seinen-gang-why-no-konsum = Kaufen kannst du nur in einem Konsum, in dem du angehalten hast.
es-geht-seinen-gang-why-no-level-here = Aufsteigen kannst du nur auf einer Karrierestufe, auf der du angehalten hast.
es-geht-seinen-gang-why-other-career = Diese Stufe gehört zu einer anderen Laufbahn; hier gibt es nur die der eigenen.
es-geht-seinen-gang-why-out-of-turn = „{ $card }“ ist für dich nicht dran: Nimm die niedrigste freie Stufe über deiner eigenen.
es-geht-seinen-gang-why-gone = „{ $card }“ gibt es nur einmal, und zwar bei { $other }; such dir etwas anderes aus.
es-geht-seinen-gang-why-yours-already = „{ $card }“ hast du schon; mehr wurde nicht produziert.
es-geht-seinen-gang-why-no-such-card = Diese Karte gibt es in dieser Ausgabe nicht; wähle eine aus der Legende.
es-geht-seinen-gang-why-too-dear =
    Für „{ $card }“ reichen deine Punkte nicht; es fehlen noch: { $green ->
        [0] {""}
       *[other] { $green } grün
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } blau
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } gelb
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } rot
    }.
es-geht-seinen-gang-why-paid-at-once = An diesem Tisch werden offene Karten von selbst beglichen, sobald die Punkte da sind.
es-geht-seinen-gang-why-no-paying-now = Offene Karten begleichst du zu Beginn deines Zugs, vor den Würfeln.
es-geht-seinen-gang-why-no-open-card = Diese Karte liegt nicht offen vor dir, also gibt es nichts zu begleichen.
es-geht-seinen-gang-why-no-choosing-now = Gerade verlangt keine Karte, dass du jemanden aussuchst.
es-geht-seinen-gang-why-nobody-there = Such jemand anderen an diesem Tisch aus.
es-geht-seinen-gang-why-life-over = { $other } hat dieses Leben hinter sich und bleibt von Karten verschont; such jemand anderen aus.
es-geht-seinen-gang-why-nothing-to-take = { $other } hat keinen der Punkte, um die es geht; such jemand anderen aus.

## Optionen

es-geht-seinen-gang-option-first = Wer beginnt
es-geht-seinen-gang-option-first-help = Danach geht es reihum; entscheiden die Würfel, spielen alle in der Reihenfolge ihrer Würfe.
es-geht-seinen-gang-option-first-birthday = Letzter Geburtstag
es-geht-seinen-gang-option-first-youngest = Wer am jüngsten ist
es-geht-seinen-gang-option-first-seat = Der erste Platz
es-geht-seinen-gang-option-first-random = Die Würfel
es-geht-seinen-gang-option-any-partner = Freie Wahl in der Disko
es-geht-seinen-gang-option-any-partner-help = Ob es auch jemand vom eigenen Geschlecht sein darf.
es-geht-seinen-gang-option-any-partner-no = Anderes Geschlecht
es-geht-seinen-gang-option-any-partner-yes = Wer gefällt
es-geht-seinen-gang-option-pay-open = Offene Fragekarten
es-geht-seinen-gang-option-pay-open-help = Wann beglichen wird, was erst nicht zu begleichen war.
es-geht-seinen-gang-option-pay-open-at-once = Sobald es geht
es-geht-seinen-gang-option-pay-open-when-wished = Wann man will
es-geht-seinen-gang-option-paths = Laufbahn
es-geht-seinen-gang-option-paths-help = Ob du Dienst und Laufbahn selbst wählst oder gelenkt wirst.
es-geht-seinen-gang-option-paths-chosen = Selbst gewählt
es-geht-seinen-gang-option-paths-drawn = Vom Los gelenkt

## Die Regeln, für alle am Tisch

es-geht-seinen-gang-in-short =
    Wirf den weißen und den schwarzen Würfel.
    Zieh mit dem weißen und nutze das Feld: Punkte bringen Chips.
    Zieh dann mit dem schwarzen und nutze auch dieses Feld.
    In Disko und Konsum, bei Prüfungen und auf Karrierestufen setzt du Chips in Karten um; wer dort anhält, beendet den Zug.
    Am Lebensende zählt nur, was du umgesetzt hast.
es-geht-seinen-gang-chapter-E-01 = Punkte und Karten
es-geht-seinen-gang-rule-E-01 = Zwei bis sechs spielen mit, jeder Platz mit einer Figur. Am Anfang wählst du ein Frauen- oder ein Männerleben; danach richten sich Disko und Dienst.
es-geht-seinen-gang-rule-E-02 = Es gibt vier Sorten Punkte, als Chips: grün für Sport, Schönheit und Gesundheit, blau für Wissen, gelb für Geld, rot für Beziehungen.
es-geht-seinen-gang-rule-E-03 = Bringt dich ein Würfel auf ein Feld mit Punkten, bekommst du für jeden davon einen Chip. Mit zwei Würfeln kannst du im Zug zweimal kassieren.
es-geht-seinen-gang-rule-E-04 = Chips setzt du in Karten um: Waren im Konsum, Partner in der Disko, Stufen der Karriereleiter, Zeugnisse bei Prüfungen. Was das jeweils kostet, steht für alle in der Legende.
es-geht-seinen-gang-rule-E-05 = Eine Karte zählt so viele Punkte, wie dafür umgesetzt wurden.
es-geht-seinen-gang-rule-E-06 = Wer bis zum Lebensende am meisten umgesetzt hat, gewinnt. Chips, die du noch hast, zählen nichts.
es-geht-seinen-gang-rule-E-07 = Jeden Partner, jede Ware und jede Stufe gibt es einmal. Wer sie hat, behält sie.
es-geht-seinen-gang-chapter-E-08 = Würfeln und Ziehen
es-geht-seinen-gang-rule-E-08 = Alle beginnen in der Geburtsklinik. Beide Würfel bestimmen die Reihenfolge, die höchste Summe zuerst; bei Gleichstand wird noch einmal gewürfelt. Vereinbart werden kann auch, wer beginnt.
es-geht-seinen-gang-rule-E-09 = Ein Zug ist ein Doppelwurf: Erst ziehst du mit dem weißen Würfel und nutzt das Feld, dann mit dem schwarzen und nutzt das nächste.
es-geht-seinen-gang-rule-E-10 = Eine 6 bringt keinen Wurf extra.
es-geht-seinen-gang-rule-E-11 = Zeigt dein weißer Würfel beim ersten Zug eine 6, geht es auf den kurzen Weg, die Frühgeburt. Alle anderen nehmen den längeren, auf dem mehr zu holen ist.
es-geht-seinen-gang-rule-E-12 = Wo sich schwarze Pfeile trennen, wählst du deinen Weg, ob du dort losgehst oder vorbeikommst.
es-geht-seinen-gang-rule-E-13 = Endet ein Zug auf einem roten Pfeil, kommst du sofort dahin, wohin er zeigt, und nutzt das Feld dort. Wer nur vorbeikommt, geht geradeaus weiter.
es-geht-seinen-gang-rule-E-14 = Bei einer Prüfung musst du anhalten. Bei Disko, Konsum und Karrierestufe kannst du es, auch im Vorbeigehen. Wer anhält, verliert den Rest des Wurfs, auch den schwarzen Würfel.
es-geht-seinen-gang-rule-E-15 = Frage, Kinderwagen und Tod gelten nur, wenn ein Würfel genau dort endet. Eine Frage nach dem weißen Würfel kostet dich den schwarzen.
es-geht-seinen-gang-chapter-E-16 = Schule, Ausbildung, Prüfungen
es-geht-seinen-gang-rule-E-16 = Jede Prüfung auf deinem Weg wird abgelegt.
es-geht-seinen-gang-rule-E-17 = 8. Klasse, 10. Klasse, Abitur und Facharbeiter kosten je einen blauen Punkt; das Zeugnis zählt 1.
es-geht-seinen-gang-rule-E-18 = Ohne blauen Punkt fällst du durch und gehst in die Berufsausbildung, um wenigstens den Facharbeiter zu machen. Misslingt auch das, geht das Leben ohne weiter.
es-geht-seinen-gang-rule-E-19 = Auch nach bestandener Prüfung darfst du gleich in die Berufsausbildung.
es-geht-seinen-gang-rule-E-20 = Das Diplom kostet drei blaue und einen roten Punkt und zählt 4. Nach dem Abitur führt das Studium dorthin, nach verpatztem Abitur das Betriebspraktikum; wer früher in die Lehre ging, kommt nicht mehr hin.
es-geht-seinen-gang-rule-E-21 = Sind die Punkte für eine Prüfung da, werden sie von selbst umgesetzt; den Weg danach wählst du.
es-geht-seinen-gang-chapter-E-22 = Fragen und Kinderwagen
es-geht-seinen-gang-rule-E-22 = Endet ein Würfel auf einem Fragefeld, ziehst du die oberste Fragekarte und tust, was sie sagt. Gebrauchte Karten kommen unter den Stapel.
es-geht-seinen-gang-rule-E-23 = Kannst du eine Forderung nicht erfüllen, bleibt die Karte offen vor dir liegen. Beglichen wird, sobald die Punkte da sind, vor allem anderen; was am Ende offen ist, wird abgezogen.
es-geht-seinen-gang-rule-E-24 = Auf dem Kinderwagen bekommst du mit Partner ein Kind und zwei gelbe Punkte Kindergeld. Ohne Partner geschieht nichts. Kinder werden geliebt, zählen aber keine Punkte.
es-geht-seinen-gang-chapter-E-25 = Disko und Konsum
es-geht-seinen-gang-rule-E-25 = Je Besuch in der Disko kannst du jemanden vom anderen Geschlecht gewinnen, dessen Ansprüche du erfüllst; nach Absprache auch vom eigenen.
es-geht-seinen-gang-rule-E-26 = Je Besuch im Konsum kaufst du so viele Waren, wie du bezahlen kannst und wie es gibt.
es-geht-seinen-gang-chapter-E-27 = Der Dienst
es-geht-seinen-gang-rule-E-27 = Am Wehrkreiskommando steht allen die Offizierslaufbahn offen.
es-geht-seinen-gang-rule-E-28 = Sonst leisten Männer Grundwehrdienst oder drei Jahre, Frauen Zivildienst oder drei Jahre.
es-geht-seinen-gang-rule-E-29 = Bei drei Jahren Armee und in der Offizierslaufbahn schickt dich ein Minus so viele Felder zurück. Das Feld dort nutzt du; einem zweiten Minus wird nicht gefolgt.
es-geht-seinen-gang-chapter-E-30 = Laufbahnen
es-geht-seinen-gang-rule-E-30 = Nach dem Dienst wählst du eine Laufbahn: Wissenschaft, Sport, Betrieb, Partei oder die schiefe Bahn. Nach Absprache lenkt euch dabei und beim Dienst das Los.
es-geht-seinen-gang-rule-E-31 = Auf einer Karrierestufe kannst du eine Stufe nehmen, die niedrigste freie über deiner eigenen, wenn du die Punkte dafür hast.
es-geht-seinen-gang-rule-E-32 = Auf der schiefen Bahn gibt es U-Haft, in der du aussetzt, das Gefängnis, den großen Coup für zehn gelbe Punkte und den Aufstieg zum Gangsterboss.
es-geht-seinen-gang-rule-E-33 = Im dunklen Gebiet spielst du mit einem Würfel. Bringt dich der weiße dorthin, wird der schwarze nicht mehr gezogen.
es-geht-seinen-gang-rule-E-34 = Ein roter Pfeil im dunklen Gebiet zeigt immer ins Gefängnis.
es-geht-seinen-gang-rule-E-35 = Im Gefängnis hältst du an und wirfst einen Würfel: 1 bis 5 heißt so oft aussetzen, 6 heißt Amnestie. So oder so ist der Zug vorbei.
es-geht-seinen-gang-rule-E-36 = Der Weg aus dem Gefängnis hat Felder, die gelbe Punkte kosten, aber nie mehr, als du hast.
es-geht-seinen-gang-chapter-E-37 = Tod und Ende
es-geht-seinen-gang-rule-E-37 = Auf jedem Weg lauert ein Tod. Endet ein Würfel genau dort, ist das Leben sofort vorbei; was du umgesetzt hast, zählt.
es-geht-seinen-gang-rule-E-38 = Alle Wege treffen sich vor der letzten Disko und führen zum Lebensende. Wer ankommt, ist fertig.
es-geht-seinen-gang-rule-E-39 = Ist nur noch eine Figur unterwegs, wird sie vor die letzte Disko gestellt, wenn sie nicht schon weiter ist, und hat einen letzten Doppelwurf. Dann geht das Licht aus.
es-geht-seinen-gang-rule-E-40 = Am Ende erzählen alle aus ihren Karten ihr Leben und nennen dann ihre Summe. Das Programm schlägt eine Geschichte vor.
es-geht-seinen-gang-rule-E-41 = Die höchste Summe gewinnt und sitzt auf der höchsten Wolke. Bei gleichen Summen wird zusammengerückt.

## Spielplan und Karten

es-geht-seinen-gang-board-points =
    { $colour ->
        [green] { $count } grün
        [blue] { $count } blau
        [yellow] { $count } gelb
       *[red] { $count } rot
    }
es-geht-seinen-gang-board-no-points = nichts
es-geht-seinen-gang-board-colour-green = Grün: Sport, Schönheit, Gesundheit
es-geht-seinen-gang-board-colour-blue = Blau: Grips, Bildung, Wissen
es-geht-seinen-gang-board-colour-yellow = Gelb: Geld und Sachwerte
es-geht-seinen-gang-board-colour-red = Rot: Engagement, Beziehungen
es-geht-seinen-gang-board-life-woman = Frau
es-geht-seinen-gang-board-life-man = Mann
es-geht-seinen-gang-board-certificate-class-8 = 8. Klasse
es-geht-seinen-gang-board-certificate-class-10 = 10. Klasse
es-geht-seinen-gang-board-certificate-abitur = Abitur
es-geht-seinen-gang-board-certificate-skilled-worker = Facharbeiter
es-geht-seinen-gang-board-certificate-diplom = Diplom
es-geht-seinen-gang-board-career-science = Wissenschaft
es-geht-seinen-gang-board-career-sport = Sport
es-geht-seinen-gang-board-career-enterprise = Betrieb
es-geht-seinen-gang-board-career-party = Partei
es-geht-seinen-gang-board-career-crooked = Schiefe Bahn
es-geht-seinen-gang-board-career-military = Armee

# Was ein Feld außer seinen Punkten tut; $number zählt Felder, Runden oder gelbe Punkte.
es-geht-seinen-gang-board-space-plain = leer
es-geht-seinen-gang-board-space-exam = Prüfung: { es-geht-seinen-gang-certificate }
es-geht-seinen-gang-board-space-disko = Disko
es-geht-seinen-gang-board-space-konsum = Konsum
es-geht-seinen-gang-board-space-level = Karrierestufe
es-geht-seinen-gang-board-space-question = Fragekarte
es-geht-seinen-gang-board-space-pram = Kinderwagen
es-geht-seinen-gang-board-space-death = Tod
es-geht-seinen-gang-board-space-back =
    { $number ->
        [one] { $number } Feld zurück
       *[other] { $number } Felder zurück
    }
es-geht-seinen-gang-board-space-detention = U-Haft, { $number }-mal aussetzen
es-geht-seinen-gang-board-space-prison = Gefängnis
es-geht-seinen-gang-board-space-fine = { $number } gelb weg
es-geht-seinen-gang-board-space-coup = Der große Coup: { $number } gelb
es-geht-seinen-gang-board-space-end = Lebensende
es-geht-seinen-gang-board-space-red = roter Pfeil nach „{ $space }“

# Für wen ein Weg offen ist.
es-geht-seinen-gang-board-way-always = für alle
es-geht-seinen-gang-board-way-early = mit weißer 6
es-geht-seinen-gang-board-way-late = ohne weiße 6
es-geht-seinen-gang-board-way-man = für Männer
es-geht-seinen-gang-board-way-woman = für Frauen
es-geht-seinen-gang-board-way-passed = wenn bestanden
es-geht-seinen-gang-board-way-failed = wenn durchgefallen

# Was Fragekarten tun; $points ist eine Liste wie „2 grün, 1 rot“.
es-geht-seinen-gang-board-effect-gain = Du bekommst { $points }.
es-geht-seinen-gang-board-effect-demand = Verlangt wird { $points }.
es-geht-seinen-gang-board-effect-forward =
    { $count ->
        [one] { $count } Feld vor.
       *[other] { $count } Felder vor.
    }
es-geht-seinen-gang-board-effect-back =
    { $count ->
        [one] { $count } Feld zurück.
       *[other] { $count } Felder zurück.
    }
es-geht-seinen-gang-board-effect-to-space = Geh nach „{ $space }“.
es-geht-seinen-gang-board-effect-to-crooked = Ab auf die schiefe Bahn.
es-geht-seinen-gang-board-effect-to-prison = Ins Gefängnis, ohne Umweg.
es-geht-seinen-gang-board-effect-miss-turns =
    { $count ->
        [one] Setz einmal aus.
       *[other] Setz { $count }-mal aus.
    }
es-geht-seinen-gang-board-effect-gift = „{ $good }“ gehört dir, wenn es noch da ist.
es-geht-seinen-gang-board-effect-all-gain = Alle bekommen { $points }.
es-geht-seinen-gang-board-effect-others-gain = Alle anderen bekommen { $points }.
es-geht-seinen-gang-board-effect-each-gives-you = Alle anderen geben dir { $points }.
es-geht-seinen-gang-board-effect-you-give-each = Gib allen anderen { $points }.
es-geht-seinen-gang-board-effect-take-from-one = Nimm jemandem { $points } ab.
es-geht-seinen-gang-board-effect-give-to-one = Gib jemandem { $points }.

# Für wen das gilt; $effect ist der Satz dazu.
es-geht-seinen-gang-board-if-woman = Im Frauenleben: { $effect }
es-geht-seinen-gang-board-if-man = Im Männerleben: { $effect }
es-geht-seinen-gang-board-if-partner = Mit Partner: { $effect }
es-geht-seinen-gang-board-if-single = Ohne Partner: { $effect }
es-geht-seinen-gang-board-if-child = Mit Kind: { $effect }
es-geht-seinen-gang-board-if-diplom = Mit Diplom: { $effect }
es-geht-seinen-gang-board-if-no-diplom = Ohne Diplom: { $effect }
es-geht-seinen-gang-board-if-good = Mit einer Ware aus dem Konsum: { $effect }

# Warum etwas im Angebot nicht zu haben ist.
es-geht-seinen-gang-board-not-taken = hat { $name }
es-geht-seinen-gang-board-not-own-sex = sucht das andere Geschlecht
es-geht-seinen-gang-board-not-out-of-turn = noch nicht dran
es-geht-seinen-gang-board-not-points = Punkte reichen nicht
es-geht-seinen-gang-board-can = zu haben

## Was gefragt wird; $name antwortet oder würfelt

es-geht-seinen-gang-board-ask-over = Das Leben ist vorbei
es-geht-seinen-gang-board-ask-throw-order = { $name } würfelt um die Reihenfolge
es-geht-seinen-gang-board-ask-throw-turn = { $name } wirft beide Würfel
es-geht-seinen-gang-board-ask-throw-one = { $name } wirft einen Würfel
es-geht-seinen-gang-board-ask-throw-prison = { $name } würfelt im Gefängnis: so oft aussetzen, bei 6 Amnestie
es-geht-seinen-gang-board-ask-draw = { $name } zieht eine Fragekarte
es-geht-seinen-gang-board-ask-choosing-life = { $name }: Was für ein Leben soll es sein?
es-geht-seinen-gang-board-ask-choosing-way =
    { $left ->
        [one] { $name }: Wohin? Noch ein Feld.
       *[other] { $name }: Wohin? Noch { $left } Felder.
    }
es-geht-seinen-gang-board-ask-stopping =
    { $name }: { $kind ->
        [disko] In die Disko?
        [konsum] In den Konsum?
       *[level] Anhalten für die Karriere?
    }{ $forfeits ->
        [0] {""}
        [one] {" "}Das kostet ein Feld vom Wurf.
       *[other] {" "}Das kostet { $forfeits } Felder vom Wurf.
    }
es-geht-seinen-gang-board-ask-visiting =
    { $name }: { $kind ->
        [disko] Wer gefällt dir?
        [konsum] Was darf es sein?
       *[level] Nimmst du die nächste Stufe?
    }
es-geht-seinen-gang-board-ask-choosing-other =
    { $name }: { $effect ->
        [take-from-one] Wem nimmst du etwas ab?
       *[give-to-one] Wem gibst du etwas?
    }
es-geht-seinen-gang-board-ask-paying = { $name }: Vor dem Wurf offene Karten begleichen?

## Die Leben am Tisch

es-geht-seinen-gang-board-worth = { $score } umgesetzt
es-geht-seinen-gang-board-unpaid = { $unpaid } offen
es-geht-seinen-gang-board-misses = setzt noch { $count }-mal aus
es-geht-seinen-gang-board-children =
    { $count ->
        [one] { $count } Kind
       *[other] { $count } Kinder
    }
es-geht-seinen-gang-board-died = tot
es-geht-seinen-gang-board-arrived = am Lebensende
es-geht-seinen-gang-board-open-card = noch zu begleichen: „{ $question }“ ({ $points })
es-geht-seinen-gang-board-deck =
    { $count ->
        [one] { $count } Fragekarte noch nie gezogen
       *[other] { $count } Fragekarten noch nie gezogen
    }
es-geht-seinen-gang-board-last = Der letzte Wurf

## Im Browser

es-geht-seinen-gang-board-label = Der Spielplan
es-geht-seinen-gang-board-controls = Spielplan betrachten
es-geht-seinen-gang-board-imprint = Spielplan, Pappe, 1. Wahl. Punkte: EVP
es-geht-seinen-gang-board-between = Zwischen Himmel und Hölle
es-geht-seinen-gang-board-heaven = Zwischen Himmel und Hölle
es-geht-seinen-gang-board-less-unpaid = { $score } weniger { $unpaid } offen
es-geht-seinen-gang-board-aside = Beiseitelegen
es-geht-seinen-gang-board-back = Zurück zur Frage
es-geht-seinen-gang-board-back-to-clouds = Zurück zu den Wolken
es-geht-seinen-gang-board-legend = Legende
es-geht-seinen-gang-board-closer = Näher heran
es-geht-seinen-gang-board-farther = Weiter weg
es-geht-seinen-gang-board-whole = Der ganze Spielplan
es-geht-seinen-gang-board-follow = Der Figur am Zug folgen
es-geht-seinen-gang-board-figures = Die Figuren
es-geht-seinen-gang-board-spaces = Die Felder, Weg für Weg
es-geht-seinen-gang-board-exam = Prüfung: alle halten an
es-geht-seinen-gang-board-certificates = Zeugnisse
es-geht-seinen-gang-board-partners-woman = Frauen in der Disko
es-geht-seinen-gang-board-partners-man = Männer in der Disko
es-geht-seinen-gang-board-goods = Waren im Konsum
es-geht-seinen-gang-board-page-disko = Disko: Wer da ist
es-geht-seinen-gang-board-page-konsum = Konsum: Was es gibt
es-geht-seinen-gang-board-page-level = Die Karriereleiter
es-geht-seinen-gang-board-page-paying = Offene Karten
es-geht-seinen-gang-board-page-choosing-other = Fragekarte
es-geht-seinen-gang-board-price-lacking = { $points }; es fehlen noch: { $missing }
es-geht-seinen-gang-board-no-cards = Noch nichts umgesetzt.
es-geht-seinen-gang-board-dice-rest = Würfel: noch nicht geworfen
es-geht-seinen-gang-board-player =
    { $name }: { $score } wert, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }; Chips: { $chips }
es-geht-seinen-gang-board-dice =
    { $black ->
        [0] Weißer Würfel: { $white }
       *[other] Weißer Würfel: { $white }, schwarzer Würfel: { $black }
    }
