# Go For It! auf Deutsch.
# $seat, $other und $turn sind Namen; $card, $old, $wanted, $news, $career, $week, $start und $end sind Titel der
# Ausgabe. $category ist house, wheels, feelin oder goin. Geld in tausend Dollar.

go-for-it-title = Go For It!
go-for-it-tagline = Es ist 1986, und du kannst alles haben: Haus, Auto, Spaß und ferne Länder. Sammle es, und dann trau dich, es zu sagen.

## Wörter in anderen Sätzen

go-for-it-category =
    { $category ->
        [house] Haus & Heim
        [wheels] Fahrbares
        [feelin] Gut drauf
       *[goin] Auf Achse
    }
go-for-it-date =
    { go-for-it-days } { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
go-for-it-days =
    { $days ->
        [1] 1.–7.
        [2] 8.–14.
        [3] 15.–21.
       *[4] ab 22.
    }
go-for-it-score =
    { $score ->
        [one] { $score } Statuskarte
       *[other] { $score } Statuskarten
    }

## Was man tun kann

go-for-it-do-begin = { $seat } beginnt
go-for-it-do-birthday = Geburtstag in der Woche „{ $week }“
go-for-it-do-career = Den Beruf „{ $career }“ austeilen
go-for-it-do-turn-up = „{ $card }“ aufdecken
go-for-it-do-roll = { $first } und { $second } würfeln
go-for-it-do-draw-news = „{ $news }“ ziehen
go-for-it-do-choose-career = „{ $career }“ wählen
go-for-it-do-buy = „{ $card }“ für ${ $price }K kaufen ({ go-for-it-category })
go-for-it-do-buy-unseen = Die oberste Karte von { go-for-it-category } blind für ${ $price }K kaufen
go-for-it-do-done-buying = Nichts mehr kaufen
go-for-it-do-go-for-it = Würfeln um { go-for-it-category }
go-for-it-do-keep = Behalten
go-for-it-do-swap-for = „{ $card }“ (${ $value }K) für „{ $old }“ nehmen
go-for-it-do-swap-unseen = Die oberste Karte von { go-for-it-category } blind für „{ $old }“ nehmen
go-for-it-do-sell = Vorher „{ $card }“ verkaufen, ab ${ $value }K ({ go-for-it-category })
go-for-it-do-raise = ${ $price }K bieten
go-for-it-do-stop-bidding = Aussteigen
go-for-it-do-close-sale =
    { $to ->
        [player] „{ $card }“ für ${ $price }K an { $other } verkaufen
       *[bank] „{ $card }“ für ${ $price }K an die Bank verkaufen
    }
go-for-it-do-withdraw = „{ $card }“ doch behalten
go-for-it-do-play-news = „{ $news }“ spielen
go-for-it-do-save-news = Keine Nachricht spielen
go-for-it-do-choose-free = „{ $card }“ umsonst nehmen (${ $value }K, { go-for-it-category })
go-for-it-do-lose = „{ $card }“ hergeben (${ $value }K, { go-for-it-category })
go-for-it-do-take =
    { $swap ->
        [yes] Von { $other } „{ $card }“ haben wollen (${ $value }K, { go-for-it-category })
       *[no] „{ $card }“ von { $other } nehmen (${ $value }K, { go-for-it-category })
    }
go-for-it-do-give =
    { $swap ->
        [yes] „{ $card }“ für „{ $wanted }“ geben (${ $value }K, { go-for-it-category })
       *[no] „{ $card }“ an { $other } verschenken (${ $value }K, { go-for-it-category })
    }
go-for-it-do-risk = Mit „{ $card }“ würfeln (${ $value }K, { go-for-it-category })
go-for-it-do-let-go =
    { $what ->
        [free-card] Keine Karte nehmen
        [swapping] Nichts tauschen
       *[risking] Nicht würfeln
    }
go-for-it-do-propose-to = Mit { $other } handeln
go-for-it-do-offer-card = „{ $card }“ geben (${ $value }K, { go-for-it-category })
go-for-it-do-want-card = „{ $card }“ verlangen (${ $value }K, { go-for-it-category })
go-for-it-do-offer-money = ${ $amount }K zahlen
go-for-it-do-want-money = ${ $amount }K verlangen
go-for-it-do-make-offer = { $other } diesen Handel anbieten
go-for-it-do-drop-deal = Den Handel fallen lassen
go-for-it-do-accept = Annehmen
go-for-it-do-decline = Ablehnen
go-for-it-do-end-turn = Zug beenden
go-for-it-do-announce = „Ich will alles!“
go-for-it-do-wait = Dieses Jahr noch nicht

## Was geschah

go-for-it-event-began = { $seat } beginnt.
go-for-it-event-birthday-set = { $seat } hat in der Woche „{ $week }“ Geburtstag ({ go-for-it-date }).
go-for-it-event-career-taken = { $seat } fängt an als „{ $career }“.
go-for-it-event-turned-up = Neu in der Auslage, { go-for-it-category }: „{ $card }“.
go-for-it-event-rolled = { $seat } würfelt { $first } und { $second }.
go-for-it-event-moved = { $seat } zieht den Zeitstein auf „{ $end }“ ({ go-for-it-date }).
go-for-it-event-collected = { $seat } bekommt ${ $amount }K.
go-for-it-event-paid = { $seat } zahlt ${ $amount }K.
go-for-it-event-paid-player = { $seat } zahlt ${ $amount }K an { $other }.
go-for-it-event-bought = { $seat } kauft „{ $card }“ für ${ $price }K.
go-for-it-event-bought-unseen = { $seat } zahlt ${ $price }K für die oberste Karte von { go-for-it-category }, unbesehen.
go-for-it-event-got = { $seat } bekommt „{ $card }“.
go-for-it-event-traded-up = { $seat } steigt von „{ $old }“ auf „{ $card }“ um.
go-for-it-event-traded-unseen = { $seat } gibt „{ $old }“ für die oberste Karte der Reihe links davon.
go-for-it-event-roll-failed = Zu wenig: „{ $card }“ ist weg, und { $seat } schaut unbeteiligt.
go-for-it-event-roll-spared = Zu wenig, aber { $seat } behält „{ $card }“: Dieser Wurf kostet nichts.
go-for-it-event-put-up = { $seat } bietet „{ $card }“ zum Verkauf, Wert ${ $price }K.
go-for-it-event-bid = { $seat } bietet ${ $amount }K.
go-for-it-event-stopped-bidding = { $seat } steigt aus.
go-for-it-event-sold = Verkauft! { $other } kauft „{ $card }“ von { $seat } für ${ $price }K.
go-for-it-event-sold-to-bank = Die Bank nimmt „{ $card }“ von { $seat } für ${ $price }K.
go-for-it-event-withdrew = { $seat } hängt an „{ $card }“ und verkauft doch nicht.
go-for-it-event-drew-news = { $seat } holt sich eine Nachricht.
go-for-it-event-read-extra = Extrablatt! { $seat } liest vor: „{ $news }“.
go-for-it-event-played-news = { $seat } spielt „{ $news }“.
go-for-it-event-news-reshuffled = Nichts ist so neu wie die Zeitung von gestern: Die Ablage wird gemischt und zum neuen Stapel.
go-for-it-event-got-free = { $seat } nimmt „{ $card }“ umsonst.
go-for-it-event-lost = { $seat } verliert „{ $card }“.
go-for-it-event-took = { $seat } nimmt „{ $card }“ von { $other }.
go-for-it-event-swapped = { $seat } tauscht „{ $old }“ gegen „{ $card }“ von { $other }.
go-for-it-event-protected = { $seat } ist vor dem nächsten Verlust durch eine Nachricht geschützt.
go-for-it-event-averted = { $seat } ist geschützt und verliert nichts.
go-for-it-event-proposed = { $seat } bietet { $other } { go-for-it-deal-given } für { go-for-it-deal-wanted }.
go-for-it-deal-given =
    { $gives ->
        [cards] { $given }
        [money] ${ $paid }K
       *[both] { $given } und ${ $paid }K
    }
go-for-it-deal-wanted =
    { $wants ->
        [cards] { $wanted }
        [money] ${ $asked }K
       *[both] { $wanted } und ${ $asked }K
    }
go-for-it-event-accepted = { $seat } nimmt das Angebot von { $other } an.
go-for-it-event-declined = { $seat } lehnt das Angebot von { $other } ab.
go-for-it-event-handed-over = „{ $card }“ geht von { $seat } an { $other }.
go-for-it-event-labor-day = Der { $year }. Tag der Arbeit: Alles hält inne.
go-for-it-event-salary = { $seat } bekommt ${ $amount }K Gehalt.
go-for-it-event-announced = { $seat } sagt: „Ich will alles!“
go-for-it-event-failed = { $seat } wollte alles und hat es nicht geschafft.
go-for-it-event-birthday-came = Alles Gute, { $seat }! Die anderen bringen Geschenke.
go-for-it-event-gave = { $seat } schenkt { $other } „{ $card }“.
go-for-it-event-won = { $seat } gewinnt!
go-for-it-event-years-over =
    { $year ->
        [one] Das Jahr ist um, und niemand hat alles. Wer am nächsten dran ist, gewinnt.
       *[other] Nach { $year } Jahren hat niemand alles. Wer am nächsten dran ist, gewinnt.
    }

## Warum etwas jetzt nicht geht

go-for-it-why-over = Das Spiel ist aus; eine Revanche beginnt ein neues.
go-for-it-why-luck = Das entscheiden Würfel und Stapel; warte ab, was sie bringen.
go-for-it-why-luck-first = Erst kommen Würfel und Karten; wähle, sobald sie auf dem Tisch liegen.
go-for-it-why-not-your-turn = Erst muss { $turn } antworten; warte, bis du gefragt wirst.
go-for-it-why-not-asked = Danach wird jetzt nicht gefragt; wähle, was der Tisch anbietet.
go-for-it-why-career-taken = Diesen Beruf hat schon jemand; wähle einen anderen.
go-for-it-why-career-settled = Berufe werden vor dem ersten Zug vergeben und bleiben.
go-for-it-why-no-purchase = Kaufen kannst du nur, wo ein Feld oder eine Nachricht es erlaubt.
go-for-it-why-deck-empty = Von dieser Sorte liegt keine Karte mehr verdeckt; wähle eine offene.
go-for-it-why-not-open = Diese Karte liegt nicht offen aus; wähle eine der drei in ihrer Reihe.
go-for-it-why-other-category = In dieser Sorte darfst du jetzt nicht kaufen; wähle aus einer, die das Feld oder die Nachricht nennt.
go-for-it-why-too-dear = Das kostet ${ $price }K, und du hast ${ $money }K; Kredit gibt es nicht, also nimm etwas Günstigeres.
go-for-it-why-nothing-at-stake = Jetzt gibt es nichts zum Aufsteigen; kauf erst eine Karte, dann würfle.
go-for-it-why-roll-first = Erst würfeln: Nur mit 6 oder mehr steigt die Karte auf.
go-for-it-why-swap-first = Dieser Wurf war gut: Nimm eine Karte der Reihe links davon, oder behalte deine.
go-for-it-why-other-row = Aufstieg geht Reihe um Reihe; nimm eine Karte aus der Reihe direkt links davon.
go-for-it-why-no-sale-now = Verkaufen kannst du nur, wo du kaufen darfst, und vor dem ersten Kauf.
go-for-it-why-sold-already = Eine Karte darf verkauft werden, bevor etwas gekauft wird; das ist für diesmal vorbei.
go-for-it-why-not-yours = Verkaufen kannst du nur Karten, die vor dir liegen.
go-for-it-why-nothing-for-sale = Gerade steht keine Karte zum Verkauf.
go-for-it-why-own-sale = Du verkaufst: Gib die Karte her oder behalte sie, und überlass das Bieten den anderen.
go-for-it-why-not-seller = Über den Verkauf entscheidet, wem die Karte gehört; biete, oder steig aus.
go-for-it-why-bid-too-high = ${ $price }K sind mehr als deine ${ $money }K; biete weniger, oder steig aus.
go-for-it-why-no-news-now = Nachrichten spielst du nach dem Feld, als vierten Schritt deines eigenen Zugs.
go-for-it-why-no-such-news = Diese Nachricht hast du nicht auf der Hand.
go-for-it-why-extra-played = Du hattest in diesem Zug schon ein Extrablatt; die anderen Nachrichten warten auf deinen nächsten Zug.
go-for-it-why-not-that-card = Diese Karte steht hier nicht zur Wahl; wähle eine, die leuchtet.
go-for-it-why-not-to-swap = Nenne erst eine Karte von jemand anderem, dann eine eigene; beide aus Sorten, die getauscht werden dürfen.
go-for-it-why-not-to-take = Da, wo diese Karte liegt, darfst du keine nehmen; wähle eine, die leuchtet.
go-for-it-why-no-gift-now = Gerade hat niemand Geburtstag, also behalte deine Geschenke.
go-for-it-why-gift-not-yours = Verschenken kannst du nur eigene Karten.
go-for-it-why-no-deal-now = Gehandelt wird im eigenen Zug, nach Feld und Nachricht.
go-for-it-why-no-deals-left = Für diesen Zug hast du genug vorgeschlagen; im nächsten geht es weiter.
go-for-it-why-nobody-there = Handeln kannst du nur mit jemand anderem an diesem Tisch.
go-for-it-why-nothing-to-deal = Mit { $other } gibt es nichts zu handeln: Mindestens eine Karte muss wandern, und jede Seite gibt etwas.
go-for-it-why-partner-first = Wähle erst, mit wem du handeln willst.
go-for-it-why-deal-begun = Du bist mitten in einem Handel; biete ihn an oder lass ihn fallen.
go-for-it-why-answer-first = Das Angebot steht; jetzt braucht es eine Antwort, ja oder nein.
go-for-it-why-not-to-offer = Geben kannst du nur Karten, die vor dir liegen.
go-for-it-why-not-to-want = Verlangen kannst du nur Karten, die vor der anderen Seite liegen.
go-for-it-why-money-both-ways = Geld fließt nur in eine Richtung: Zahle etwas, oder verlange etwas.
go-for-it-why-not-the-money = So viel Geld ist nicht da.
go-for-it-why-out-of-order = Ein Handel entsteht der Reihe nach: deine Karten, die gewünschten, dann Geld, große Beträge zuerst. Lass ihn fallen, um neu anzufangen.
go-for-it-why-one-sided = Mindestens eine Karte muss wandern, und jede Seite gibt etwas; ergänze, was fehlt.
go-for-it-why-nothing-offered = Gerade hat dir niemand etwas angeboten.
go-for-it-why-turn-not-over = Dein Zug ist noch nicht zu Ende: Erst wird noch etwas anderes gefragt.
go-for-it-why-no-announcing-now = Alles wollen kannst du nur am Tag der Arbeit, gleich nach den Gehältern.

## Optionen

go-for-it-option-first = Wer beginnt
go-for-it-option-first-help = Von da an geht es nach links reihum.
go-for-it-option-first-birthday = Letzter Geburtstag
go-for-it-option-first-youngest = Wer am jüngsten ist
go-for-it-option-first-seat = Der erste Platz
go-for-it-option-first-random = Die Würfel
go-for-it-option-years = Höchstens Jahre
go-for-it-option-years-help = Hat bis dahin niemand gewonnen, gewinnt, wer am nächsten dran ist.
go-for-it-option-years-5 = 5
go-for-it-option-years-10 = 10
go-for-it-option-years-20 = 20
go-for-it-option-deals = Vorschläge im Zug
go-for-it-option-deals-help = Wie oft man in einem Zug anderen einen Handel vorschlagen darf.
go-for-it-option-deals-0 = Keiner
go-for-it-option-deals-1 = Einer
go-for-it-option-deals-3 = Drei
go-for-it-option-deals-6 = Sechs
go-for-it-option-wrap = Aufstieg von Haus & Heim
go-for-it-option-wrap-help = Was links von der Reihe ganz links kommt.
go-for-it-option-wrap-no = Nichts
go-for-it-option-wrap-yes = Wieder Auf Achse
go-for-it-option-careers = Berufe
go-for-it-option-careers-help = Vom Beruf hängt ab, wie dein Gehalt mit deinen Karten wächst.
go-for-it-option-careers-dealt = Ausgeteilt
go-for-it-option-careers-chosen = Reihum gewählt

## Die Regeln, für alle am Tisch

go-for-it-in-short =
    Wirf zwei Würfel und zieh den Zeitstein.
    Tu, was seine Woche sagt: kassieren, zahlen, Statuskarten kaufen, Nachrichten ziehen.
    Spiel eine Nachricht, wenn du willst.
    Biete den anderen einen Handel an, wenn du willst.
    Am Tag der Arbeit gibt es Gehalt; dann sag „Ich will alles!“, wenn du dich traust. Hast du am nächsten Tag der Arbeit alles beisammen, gewinnst du.
go-for-it-chapter-G-01 = Karten und Aufbau
go-for-it-rule-G-01 = Du brauchst Statuskarten mit drei verschiedenen Werten in jeder der vier Sorten, wenn deine große Runde endet. Zu fünft oder sechst genügen zwei verschiedene Werte.
go-for-it-rule-G-02 = Von jeder Sorte gibt es 16 Statuskarten: Haus & Heim, Fahrbares, Gut drauf und Auf Achse, von links nach rechts. Vorn steht der Wert der Karte, hinten ein Preis für die ganze Sorte. Manche Karten haben denselben Wert.
go-for-it-rule-G-03 = Es gibt 36 Nachrichten, darunter Extrablätter, und 12 Berufskarten. Eine Berufskarte sagt, wie viel Gehalt es für wie viele Statuskarten gibt.
go-for-it-rule-G-04 = Gerechnet wird in tausend Dollar. Der Bank geht das Geld nie aus.
go-for-it-rule-G-05 = Neben dem Stapel jeder Sorte liegen drei Karten offen. Alle anderen Statuskarten und die Nachrichten sind gemischt und liegen verdeckt.
go-for-it-rule-G-06 = Alle beginnen mit $20K.
go-for-it-rule-G-07 = Es gibt einen Zeitstein für alle. Er beginnt in der ersten Januarwoche und läuft rund ums Jahr, ein Feld je Woche, vier Wochen je Monat. Der Tag der Arbeit fällt in Amerika auf die erste Septemberwoche.
go-for-it-rule-G-08 = Dein Geburtstagsmarker liegt auf der Woche deines Geburtstags; die Tage nach dem 28. gehören zur letzten Woche des Monats. Kennt der Tisch deinen Geburtstag nicht, zieht das Los einen.
go-for-it-rule-G-09 = Alle haben verschiedene Berufskarten, die Klammer ganz unten. Die Berufe werden ausgeteilt, oder ihr vereinbart, dass reihum gewählt wird.
go-for-it-rule-G-10 = Die Würfel bestimmen, wer beginnt, wenn nichts anderes vereinbart ist. Gespielt wird nach links reihum. Der erste Platz führt die Bank.
go-for-it-chapter-G-11 = Der Zug und die Nachrichten
go-for-it-rule-G-11 = Ein Zug hat sechs Schritte: zwei Würfel werfen, den Zeitstein ziehen, dem Feld folgen, nach Wunsch eine Nachricht spielen, nach Wunsch mit den anderen handeln, den Zug beenden.
go-for-it-rule-G-12 = Bringt ein Feld eine Nachricht, so tu erst alles andere, was es sagt, und nimm dann die oberste Nachricht.
go-for-it-rule-G-13 = Ein Extrablatt wird sofort vorgelesen und ausgeführt und kommt dann auf die Ablage.
go-for-it-rule-G-14 = Eine gewöhnliche Nachricht bleibt dein Geheimnis. Im vierten Schritt deines Zugs darfst du eine spielen, auch eine frische, oder alle aufheben.
go-for-it-rule-G-15 = Du spielst eine Nachricht im Zug. Nach einem Extrablatt darf keine gewöhnliche mehr kommen; zwei Extrablätter in einem Zug gelten beide.
go-for-it-rule-G-16 = Ist der Nachrichtenstapel leer, wird die Ablage gemischt und zum neuen Stapel. Gibt es keine, ziehst du nichts.
go-for-it-chapter-G-17 = Kaufen
go-for-it-rule-G-17 = Ein Feld oder eine Nachricht sagt, in welchen Sorten du kaufen darfst und wie viele Karten. Bevor du kaufst, darfst du eine deiner Statuskarten verkaufen.
go-for-it-rule-G-18 = Für eine offene Karte zahlst du den Wert, der vorn steht. Der Stapel füllt ihren Platz sofort auf.
go-for-it-rule-G-19 = Die oberste Karte eines Stapels darfst du blind kaufen, zum Preis auf der Rückseite. Vielleicht ist sie mehr wert, vielleicht viel weniger.
go-for-it-rule-G-20 = Deine Statuskarten liegen offen vor dir.
go-for-it-rule-G-21 = Du musst nie kaufen. Kredit gibt es nicht: Was du nicht zahlen kannst, kannst du nicht kaufen, und niemand schuldet mehr, als da ist.
go-for-it-rule-G-22 = Ist ein Stapel leer, bleiben Plätze daneben frei, bis Karten zurückkommen. Was nicht da ist, kann niemand kaufen.
go-for-it-chapter-G-23a = Aufsteigen
go-for-it-rule-G-23a = Gleich nach einem Kauf darfst du zwei Würfel werfen, damit die Karte aufsteigt. Mit 6 oder mehr darfst du sie gegen eine beliebige offene Karte oder blind die oberste der Reihe direkt links davon tauschen.
go-for-it-rule-G-23b = Solange du 6 oder mehr würfelst, darfst du weitermachen, jedes Mal eine Reihe weiter links. Aufhören und die Karte behalten darfst du jederzeit.
go-for-it-rule-G-23c = Mit weniger als 6 ist die Karte verloren und kommt unter ihren Stapel. Zurück bekommst du nichts.
go-for-it-rule-G-23d = Die eingetauschte Karte kommt unter ihren eigenen Stapel. Eine offene Karte, die du nimmst, wird von ihrem Stapel ersetzt.
go-for-it-rule-G-23e = Links von Haus & Heim ist nichts, also wird dort nicht gewürfelt. Nach Absprache kommt dort wieder Auf Achse.
go-for-it-chapter-G-24 = Verkaufen und Handeln
go-for-it-rule-G-24 = Wo du kaufen darfst, darfst du vorher eine Statuskarte zu ihrem Wert anbieten, und die anderen dürfen mehr bieten.
go-for-it-rule-G-25 = Das höchste Gebot über dem Wert bekommt die Karte. Bietet niemand, zahlt die Bank genau den Wert, und die Karte kommt unter ihren Stapel.
go-for-it-rule-G-26 = Wer verkauft, darf es sich anders überlegen, bis die Karte verkauft ist. Das war trotzdem der eine Verkauf.
go-for-it-rule-G-27 = Geboten wird reihum von links, jedes Mal mindestens $1K über dem Wert oder dem letzten Gebot. Niemand bietet mehr, als da ist. Wer aussteigt, ist draußen. Am Ende wird verkauft oder behalten.
go-for-it-rule-G-28 = In deinem Zug darfst du den anderen einen Handel vorschlagen, drei im Zug, wenn nichts anderes vereinbart ist. Statuskarten und Geld dürfen in beide Richtungen gehen, mindestens eine Karte wandert, und jede Seite gibt etwas. Ein Handel gilt, wenn die andere Seite annimmt. Nachrichten und Versprechen gehören nicht dazu.
go-for-it-chapter-G-29 = Tag der Arbeit und Geburtstage
go-for-it-rule-G-29 = Erreicht oder überschreitet der Zeitstein den Tag der Arbeit, ruht das Spiel. Links von der Bank beginnend schieben alle ihre Klammer auf die Zahl ihrer Statuskarten und bekommen ihr Gehalt. Dann geht der unterbrochene Zug weiter.
go-for-it-rule-G-30 = Deine Klammer rückt auf die höchste Zeile deiner Berufskarte, für die du genug Statuskarten hast, hinauf oder hinunter.
go-for-it-rule-G-31 = Landet der Zeitstein auf deinem Geburtstag, schenken dir alle anderen eine Statuskarte ihrer Wahl, oder $5K, wenn sie keine haben, oder was noch da ist. Vorbeiziehen zählt nicht. Mehrere Geburtstage in einer Woche werden alle gefeiert.
go-for-it-chapter-G-32 = Die große Runde und das Ende
go-for-it-rule-G-32 = Gleich nach den Gehältern am Tag der Arbeit werden alle reihum gefragt und dürfen sagen: „Ich will alles!“ Sonst kann niemand gewinnen.
go-for-it-rule-G-33 = Wenn du das sagst, musst du noch nicht alles haben, aber am nächsten Tag der Arbeit.
go-for-it-rule-G-34 = Wolltest du alles und hast es am nächsten Tag der Arbeit nicht, nehmen dir alle anderen, von dir aus links beginnend, je eine Statuskarte ihrer Wahl.
go-for-it-rule-G-35 = Wolltest du alles und hast es am nächsten Tag der Arbeit, gewinnst du, und das Spiel ist aus.
go-for-it-rule-G-36 = Haben es mehrere geschafft, gewinnen die meisten Statuskarten, dann der höchste Gesamtwert; ist auch der gleich, teilen sie sich den Sieg.
go-for-it-rule-G-37 = Am Tag der Arbeit wird erst gewonnen, sonst kommen die Strafen für alle, die es nicht geschafft haben, dann die Gehälter, dann neue Ansagen. Wer es nicht geschafft hat, darf es wieder versuchen.
go-for-it-rule-G-38 = Nach zehn Jahren ohne Sieg, oder so vielen wie vereinbart, ist Schluss: Es gewinnt, wer die meisten Sorten vollständig hat, dann wer die meisten Statuskarten hat, dann der höchste Gesamtwert.

## Kalender und Karten

go-for-it-board-house = Haus & Heim
go-for-it-board-wheels = Fahrbares
go-for-it-board-feelin = Gut drauf
go-for-it-board-goin = Auf Achse
go-for-it-board-money = ${ $amount }K
go-for-it-board-date =
    { $week ->
        [1] 1.–7.
        [2] 8.–14.
        [3] 15.–21.
       *[4] ab 22.
    } { $month }
# $where ist any, oder some mit $categories als Liste.
go-for-it-board-effect-collect = Du bekommst ${ $amount }K.
go-for-it-board-effect-collect-per-card =
    { $where ->
        [any] Du bekommst ${ $amount }K für jede deiner Statuskarten.
       *[some] Du bekommst ${ $amount }K für jede deiner Karten aus: { $categories }.
    }
go-for-it-board-effect-pay = Zahle ${ $amount }K.
go-for-it-board-effect-pay-per-card =
    { $where ->
        [any] Zahle ${ $amount }K für jede deiner Statuskarten.
       *[some] Zahle ${ $amount }K für jede deiner Karten aus: { $categories }.
    }
go-for-it-board-effect-all-collect = Alle bekommen ${ $amount }K.
go-for-it-board-effect-all-pay = Alle zahlen ${ $amount }K.
go-for-it-board-effect-each-pays-you = Alle anderen zahlen dir ${ $amount }K.
go-for-it-board-effect-you-pay-each = Zahle allen anderen ${ $amount }K.
go-for-it-board-effect-salary = Du bekommst dein Gehalt.
go-for-it-board-effect-buy =
    { $where ->
        [any]
            { $count ->
                [one] Kauf eine Karte.
               *[other] Kauf bis zu { $count } Karten.
            }
       *[some]
            { $count ->
                [one] Kauf eine Karte: { $categories }.
               *[other] Kauf bis zu { $count } Karten: { $categories }.
            }
    }{ $amount ->
        [0] {""}
       *[other] { " " }Jede ${ $amount }K billiger.
    }
go-for-it-board-effect-free-card =
    { $where ->
        [any] Nimm umsonst eine offene Karte.
       *[some] Nimm umsonst eine offene Karte: { $categories }.
    }
go-for-it-board-effect-lose-card =
    { $where ->
        [any] Du verlierst eine Karte.
       *[some] Du verlierst eine Karte: { $categories }.
    }
go-for-it-board-effect-take-card =
    { $where ->
        [any] Nimm irgendwem eine Karte weg.
       *[some] Nimm irgendwem eine Karte weg: { $categories }.
    }
go-for-it-board-effect-swap-card =
    { $where ->
        [any] Tausch mit irgendwem eine Karte.
       *[some] Tausch mit irgendwem eine Karte: { $categories }.
    }
go-for-it-board-effect-move =
    { $count ->
        [one] Rück den Zeitstein eine Woche vor.
       *[other] Rück den Zeitstein { $count } Wochen vor.
    }
go-for-it-board-effect-trade-up = Würfle mit einer deiner Karten; ein schlechter Wurf kostet nichts.
go-for-it-board-effect-news =
    { $count ->
        [one] Hol dir eine Nachricht.
       *[other] Hol dir { $count } Nachrichten.
    }
go-for-it-board-effect-protect = Der nächste Verlust durch eine Nachricht geht an dir vorbei.
go-for-it-board-rest = Nichts geschieht. Genieß es.

## Was gefragt wird: $name soll antworten, $left sagt, wie viele Karten oder Vorschläge

go-for-it-board-ask-turn = { $name } ist dran
go-for-it-board-ask-career = { $name }: Wähle einen Beruf.
go-for-it-board-ask-buying =
    { $left ->
        [one] { $name }: eine Karte kaufen?
       *[other] { $name }: bis zu { $left } Karten kaufen?
    }
go-for-it-board-ask-trading-up = { $name }: behalten oder aufs Ganze gehen?
go-for-it-board-ask-swapping-up = { $name }: Guter Wurf! Welche Karte nimmst du?
go-for-it-board-ask-sale = { $name }: höher bieten?
go-for-it-board-ask-sale-close = { $name }: verkaufen oder doch behalten?
go-for-it-board-ask-news-choice = { $name }: eine Nachricht spielen?
go-for-it-board-ask-free-card = { $name }: Nimm eine Karte umsonst.
go-for-it-board-ask-losing = { $name }: Welche Karte muss weg?
go-for-it-board-ask-taking = { $name }: Welche Karte nimmst du?
go-for-it-board-ask-swapping = { $name }: Welche Karte hättest du gern?
go-for-it-board-ask-swapping-for = { $name }: Welche Karte gibst du dafür?
go-for-it-board-ask-risking = { $name }: Mit welcher Karte würfelst du?
go-for-it-board-ask-deal-idle =
    { $left ->
        [one] { $name }: noch ein Handel, oder Zug beenden?
       *[other] { $name }: ein Handel (noch { $left }), oder Zug beenden?
    }
go-for-it-board-ask-deal-composing = { $name }: Was gehört zum Handel?
go-for-it-board-ask-deal-offered = { $name }: Nimmst du an?
go-for-it-board-ask-labor-day = { $name }: Willst du alles?
go-for-it-board-ask-gift = { $name }: Welche Karte verschenkst du?
go-for-it-board-page-trading-up = Aufstieg
go-for-it-board-page-swapping-up = Ein guter Wurf
go-for-it-board-page-sale = Versteigerung
go-for-it-board-page-sale-close = Versteigerung
go-for-it-board-page-deal-offered = Ein Angebot
go-for-it-board-page-gift = Ein Geburtstagsgeschenk
go-for-it-board-page-career = Berufe
go-for-it-board-page-news-choice = Nachrichten
go-for-it-board-page-losing = Ein Verlust
go-for-it-board-page-taking = Eine Karte nehmen
go-for-it-board-page-swapping = Eine Karte tauschen
go-for-it-board-page-swapping-for = Eine Karte tauschen
go-for-it-board-page-risking = Ein Wurf, der nichts kostet
go-for-it-board-page-labor-day = Tag der Arbeit, Jahr { $year }

## Der Tisch im Browser, auch für Bildschirmleser

go-for-it-board-label = Kalender, Auslage und Karten
go-for-it-board-calendar = Der Kalender
go-for-it-board-start = Start
go-for-it-board-labor-day = Tag der Arbeit
go-for-it-board-year = Jahr { $year } von { $years }
go-for-it-board-week-before = Die Woche davor
go-for-it-board-week-after = Die Woche danach
go-for-it-board-tray = Die Auslage
go-for-it-board-deck =
    { $count ->
        [0] { $category }: Der Stapel ist leer
        [one] { $category }: eine Karte verdeckt, ${ $price }K
       *[other] { $category }: { $count } Karten verdeckt, je ${ $price }K
    }
go-for-it-board-card = { $title }, { $category }, ${ $value }K
go-for-it-board-set = { $category }: { $count } von { $target } verschiedenen Werten
go-for-it-board-no-cards = Noch keine Statuskarten
go-for-it-board-player =
    { $name }: ${ $money }K, { $cards ->
        [one] eine Statuskarte
       *[other] { $cards } Statuskarten
    }, { $news ->
        [one] eine Nachricht
       *[other] { $news } Nachrichten
    }
go-for-it-board-status =
    { $count ->
        [0] Keine Statuskarten
        [one] Eine Statuskarte
       *[other] { $count } Statuskarten
    }
go-for-it-board-holds =
    { $news ->
        [0] Keine Nachrichten auf der Hand.
        [one] Eine Nachricht auf der Hand.
       *[other] { $news } Nachrichten auf der Hand.
    }{ $shields ->
        [0] {""}
        [one] { " " }Vor einem Verlust geschützt.
       *[other] { " " }Vor { $shields } Verlusten geschützt.
    }
go-for-it-board-going = Will alles!
go-for-it-board-has-set = Hat alles
go-for-it-board-announcing = Wer will alles?
go-for-it-board-ladder = Gehalt nach Statuskarten
go-for-it-board-cards =
    { $count ->
        [0] ohne Karten
        [one] ab { $count } Karte
       *[other] ab { $count } Karten
    }
go-for-it-board-clip = die Klammer
go-for-it-board-coming = nächstes Mal
go-for-it-board-news = Nachricht
go-for-it-board-extra = Extrablatt!
go-for-it-board-your-news = Deine Nachrichten
go-for-it-board-open-news =
    { $hand ->
        [0] Nachrichten: keine auf der Hand
        [one] Nachrichten: eine auf der Hand
       *[other] Nachrichten: { $hand } auf der Hand
    }, { $deck } im Stapel, { $discards } gespielt
go-for-it-board-play = Spielen
go-for-it-board-hand-empty = Du hast keine Nachrichten.
go-for-it-board-discards = Gespielt: { $count }; im Stapel: { $deck }
go-for-it-board-sell = Karte verkaufen
go-for-it-board-deal = Handeln
go-for-it-board-back = Zurück
go-for-it-board-aside = Beiseitelegen
go-for-it-board-at-stake = Auf dem Spiel
go-for-it-board-beckons = Zu holen
go-for-it-board-odds =
    { $good } von 36 Würfen sind gut: { $percent } Prozent
go-for-it-board-good-rolls = { $good } von 36
go-for-it-board-roll-safe = Unter 6 verlierst du diesmal nichts.
go-for-it-board-roll-risk = Unter 6 ist die Karte verloren.
go-for-it-board-value = Wert
go-for-it-board-bid = Höchstes Gebot
go-for-it-board-raise = Höher bieten
go-for-it-board-bidder-highest = höchstes Gebot
go-for-it-board-bidder-out = ausgestiegen
go-for-it-board-bidder-asked = überlegt
go-for-it-board-bidder-in = dabei
go-for-it-board-partner = Mit wem?
go-for-it-board-you-give = Du gibst
go-for-it-board-you-want = Du bekommst
go-for-it-board-gives = gibt
go-for-it-board-afterwards = danach
go-for-it-board-with-money = Geld
go-for-it-board-no-money = Kein Geld
go-for-it-board-you-pay = Du zahlst { $sum }
go-for-it-board-you-get = Du bekommst { $sum }
go-for-it-board-less = $1K weniger
go-for-it-board-more = $1K mehr
go-for-it-board-not-whole = Jede Seite gibt etwas, und mindestens eine Karte wandert.
go-for-it-board-send = { $name } anbieten
go-for-it-board-dice = Würfel: { $first } und { $second }, zusammen { $sum }
go-for-it-board-dice-rest = Würfel: noch nicht geworfen
