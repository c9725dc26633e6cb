# Lebensgeschichten von Es geht seinen Gang (E-40), in der Ichform erzählt von der Wolke herab. Zu jedem Ereignis gibt es
# mehrere Sätze, von 1 an gezählt, aus denen das Programm einen nimmt. $other ist ein Name; $space, $partner, $good,
# $second, $level und $question sind Titel der Ausgabe. Nach dem Anschluss steht immer das Verb.

## Wörter in den Sätzen

es-geht-seinen-gang-story-link =
    { $link ->
        [young-1] Damals
        [young-2] Irgendwann zwischen Milchzahn und Moped
        [young-3] Ein wenig später
        [young-4] Eines schönen Tages
        [young-5] Ehe ich mich’s versah,
        [grown-1] Bald darauf
        [grown-2] Im Jahr darauf
        [grown-3] Zwischen zwei Schichten
        [grown-4] Als keiner damit rechnete,
        [grown-5] Nach und nach
        [grown-6] Wie es so geht,
        [late-1] Auf meine alten Tage
        [late-2] Spät, aber nicht zu spät,
        [late-3] Gegen Ende
       *[late-4] Schon mit grauem Haar
    }
es-geht-seinen-gang-story-child-born =
    { $life ->
        [woman] ein Mädchen
       *[man] ein Junge
    }
es-geht-seinen-gang-story-certificate =
    { $certificate ->
        [class_8] die 8. Klasse
        [class_10] die 10. Klasse
        [abitur] das Abitur
        [skilled_worker] den Facharbeiter
       *[diplom] das Diplom
    }
es-geht-seinen-gang-story-career =
    { $career ->
        [science] in die Wissenschaft
        [sport] in den Sport
        [enterprise] in den Betrieb
        [party] in die Partei
        [crooked] auf die schiefe Bahn
       *[military] in die Armee
    }
es-geht-seinen-gang-story-colour =
    { $colour ->
        [green] Gesundheit
        [blue] Wissen
        [yellow] Geld
       *[red] Beziehungen
    }
es-geht-seinen-gang-story-points =
    { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }
es-geht-seinen-gang-story-unpaid =
    { $unpaid ->
        [one] ein Punkt
       *[other] { $unpaid } Punkte
    }
es-geht-seinen-gang-story-cloud =
    { $place ->
        [1] die höchste Wolke
       *[other] Wolke Nummer { $place } von oben
    }

## Geburt

es-geht-seinen-gang-story-born-1 = Angefangen hat es in einer Geburtsklinik, an einem Tag ohne Bedeutung für den Plan: { es-geht-seinen-gang-story-child-born }, stand auf der Liste, und das war ich.
es-geht-seinen-gang-story-born-2 = Ich kam zur Welt, wie es vorgesehen war, { es-geht-seinen-gang-story-child-born }, termingerecht und ohne Telefon.
es-geht-seinen-gang-story-born-3 = Angemeldet hatte sich niemand, und doch wurde ich eines Morgens geliefert: { es-geht-seinen-gang-story-child-born }, erste Wahl.
es-geht-seinen-gang-story-born-early-1 = Eilig hatte ich es von Anfang an: { es-geht-seinen-gang-story-child-born }, zu früh geboren, und das war so ziemlich das Letzte, was ich vor der Zeit bekam.
es-geht-seinen-gang-story-born-early-2 = Noch ehe sie die Bettwäsche gefunden hatten, war ich da, { es-geht-seinen-gang-story-child-born }, klein, laut und zu früh.
es-geht-seinen-gang-story-born-early-3 = Mein Plan war vorfristig erfüllt: { es-geht-seinen-gang-story-child-born }, zu früh geboren, mit eigenem Zimmer unter Glas.

## Lernen

es-geht-seinen-gang-story-passed-1 = { es-geht-seinen-gang-story-link } schaffte ich { es-geht-seinen-gang-story-certificate }, mit einer Note, die man zu Hause zeigen konnte.
es-geht-seinen-gang-story-passed-2 = { es-geht-seinen-gang-story-link } hatte ich { es-geht-seinen-gang-story-certificate } in der Tasche, und Oma hatte es immer gewusst.
es-geht-seinen-gang-story-passed-3 = { es-geht-seinen-gang-story-link } prüfte man mich von allen Seiten, und dann bekam ich { es-geht-seinen-gang-story-certificate }, mit Stempel.
es-geht-seinen-gang-story-passed-4 = { es-geht-seinen-gang-story-link } büffelte ich nachts, bestand am Tag und vergaß alles bis zum Wochenende: So machte ich { es-geht-seinen-gang-story-certificate }.
es-geht-seinen-gang-story-passed-diplom-1 = { es-geht-seinen-gang-story-link } hatte ich das Diplom, in dreifacher Ausfertigung, jede mit Stempel.
es-geht-seinen-gang-story-passed-diplom-2 = { es-geht-seinen-gang-story-link } überreichte man mir das Diplom, und einen Abend lang verstand ich alles, was ich geschrieben hatte.
es-geht-seinen-gang-story-passed-diplom-3 = { es-geht-seinen-gang-story-link } hing das Diplom überm Sofa, ein wenig schief, aber gerahmt.
es-geht-seinen-gang-story-failed-1 = { es-geht-seinen-gang-story-link } vergeigte ich { es-geht-seinen-gang-story-certificate }; gefragt wurde nach der einen Seite, die ich überblättert hatte.
es-geht-seinen-gang-story-failed-2 = { es-geht-seinen-gang-story-link } verpatzte ich { es-geht-seinen-gang-story-certificate }, ehrlich und ohne fremde Hilfe.
es-geht-seinen-gang-story-failed-3 = { es-geht-seinen-gang-story-link } sollte ich { es-geht-seinen-gang-story-certificate } machen, und wir schieden ohne Groll: durchgefallen.

## Dienst

es-geht-seinen-gang-story-service-men-1 = { es-geht-seinen-gang-story-link } schrieb das Wehrkreiskommando, und ich lernte, Decken im rechten Winkel zu falten.
es-geht-seinen-gang-story-service-men-2 = { es-geht-seinen-gang-story-link } leistete ich meinen Dienst und schnitt jeden Tag ein Stück vom Maßband.
es-geht-seinen-gang-story-service-men-3 = { es-geht-seinen-gang-story-link } trug ich eine Uniform, die jemand anderem passte, und zählte Tage.
es-geht-seinen-gang-story-service-women-1 = { es-geht-seinen-gang-story-link } leistete ich Zivildienst, mit langen Fluren und Füßen, die bald jeden davon kannten.
es-geht-seinen-gang-story-service-women-2 = { es-geht-seinen-gang-story-link } wurde ich gebraucht: Zivildienst, erst der Tee, dann die Nachtschicht, dann wieder der Tee.
es-geht-seinen-gang-story-service-women-3 = { es-geht-seinen-gang-story-link } kam der Zivildienst, und ich lernte, ein Bett zu machen, in dem jemand liegt.
es-geht-seinen-gang-story-service-long-1 = { es-geht-seinen-gang-story-link } unterschrieb ich für drei Jahre, weil einer gesagt hatte, es werde schon zu etwas gut sein.
es-geht-seinen-gang-story-service-long-2 = { es-geht-seinen-gang-story-link } gab ich der Armee drei Jahre, und die Armee gab mir Stiefel.
es-geht-seinen-gang-story-service-long-3 = { es-geht-seinen-gang-story-link } begannen drei Jahre in Uniform, und der erste Tag war der zweitlängste.
es-geht-seinen-gang-story-service-kept-1 = { es-geht-seinen-gang-story-link } behielten sie mich länger als abgemacht: ein Schnitzer, und es wurden drei Jahre.
es-geht-seinen-gang-story-service-kept-2 = { es-geht-seinen-gang-story-link } wuchs mein Dienst, wie so etwas eben wächst, und am Ende waren es drei Jahre.
es-geht-seinen-gang-story-service-kept-3 = { es-geht-seinen-gang-story-link } verlas ich mich in einem Formular, und aus meinem Dienst wurden drei Jahre.

## Laufbahnen

es-geht-seinen-gang-story-career-science-1 = { es-geht-seinen-gang-story-link } ging ich in die Wissenschaft, wo die Fragen größer sind als die Zimmer.
es-geht-seinen-gang-story-career-science-2 = { es-geht-seinen-gang-story-link } wählte ich die Wissenschaft, in der Hoffnung, das Gerät käme noch vor meiner Rente.
es-geht-seinen-gang-story-career-science-3 = { es-geht-seinen-gang-story-link } nahm mich die Wissenschaft auf und gab mir einen Schreibtisch, eine Lampe und ein halbes Telefon.
es-geht-seinen-gang-story-career-sport-1 = { es-geht-seinen-gang-story-link } verschrieb ich mich dem Sport: um fünf hoch, um neun ins Bett, dazwischen Muskelkater.
es-geht-seinen-gang-story-career-sport-2 = { es-geht-seinen-gang-story-link } entdeckte mich der Sport oder ich ihn, jedenfalls liefen wir.
es-geht-seinen-gang-story-career-sport-3 = { es-geht-seinen-gang-story-link } ging ich zum Sport und lernte erst siegen und dann Interviews geben.
es-geht-seinen-gang-story-career-enterprise-1 = { es-geht-seinen-gang-story-link } ging ich in den Betrieb, wo es an nichts fehlte außer an Material.
es-geht-seinen-gang-story-career-enterprise-2 = { es-geht-seinen-gang-story-link } wurde der Betrieb mein zweites Zuhause, mit Kantine, Brigadetagebuch und ab und zu Produktion.
es-geht-seinen-gang-story-career-enterprise-3 = { es-geht-seinen-gang-story-link } fing ich im Betrieb an und wusste bald, wer welches Ersatzteil hatte.
es-geht-seinen-gang-story-career-party-1 = { es-geht-seinen-gang-story-link } ging ich in die Partei, und von da an waren meine Abende Versammlungen.
es-geht-seinen-gang-story-career-party-2 = { es-geht-seinen-gang-story-link } hatte die Partei einen Stuhl für mich, und ich lernte, wann man klatscht und wie lange.
es-geht-seinen-gang-story-career-party-3 = { es-geht-seinen-gang-story-link } machte ich mich auf den Weg durch die Partei, jedes Jahr eine Reihe weiter vorn.
es-geht-seinen-gang-story-career-crooked-1 = { es-geht-seinen-gang-story-link } verließ ich den geraden Weg; der schiefe war besser beleuchtet als gedacht.
es-geht-seinen-gang-story-career-crooked-2 = { es-geht-seinen-gang-story-link } geriet ich auf die schiefe Bahn, zunächst nur für einen Nachmittag.
es-geht-seinen-gang-story-career-crooked-3 = { es-geht-seinen-gang-story-link } merkte ich, dass neben dem Gesetz mehr zu haben war als im Laden.
es-geht-seinen-gang-story-career-military-1 = { es-geht-seinen-gang-story-link } blieb ich in Uniform und machte sie zum Beruf.
es-geht-seinen-gang-story-career-military-2 = { es-geht-seinen-gang-story-link } ging ich für immer zur Armee; die Stiefel und ich hatten uns aneinander gewöhnt.
es-geht-seinen-gang-story-career-military-3 = { es-geht-seinen-gang-story-link } lag eine Laufbahn in Uniform vor mir, gefegt, geharkt und rechtwinklig.
es-geht-seinen-gang-story-career-changed-1 = { es-geht-seinen-gang-story-link } stellte das Leben eine Weiche und schickte mich { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-2 = { es-geht-seinen-gang-story-link } wechselte ich sozusagen die Straßenseite und kam { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-3 = { es-geht-seinen-gang-story-link } fand ich mich versetzt, ohne etwas unterschrieben zu haben: { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-rose-first-1 = { es-geht-seinen-gang-story-link } nahm ich die erste Stufe, „{ $level }“, mit Händedruck und Topfpflanze.
es-geht-seinen-gang-story-rose-first-2 = { es-geht-seinen-gang-story-link } stand es schwarz auf weiß: „{ $level }“, und ich kaufte mir einen neuen Füller dafür.
es-geht-seinen-gang-story-rose-first-3 = { es-geht-seinen-gang-story-link } traute man mir zum ersten Mal etwas zu: „{ $level }“.
es-geht-seinen-gang-story-rose-1 = { es-geht-seinen-gang-story-link } ging es eine Stufe hinauf, „{ $level }“, und auf dem Flur wurde freundlicher gegrüßt.
es-geht-seinen-gang-story-rose-2 = { es-geht-seinen-gang-story-link } gab es für mich „{ $level }“ und einen Schreibtisch mit Aussicht.
es-geht-seinen-gang-story-rose-3 = { es-geht-seinen-gang-story-link } ging es ohne mich nicht mehr, so hieß es jedenfalls in der Rede: „{ $level }“.
es-geht-seinen-gang-story-rose-4 = { es-geht-seinen-gang-story-link } bekam mein Türschild eine Zeile dazu: „{ $level }“.
es-geht-seinen-gang-story-rose-top-1 = { es-geht-seinen-gang-story-link } stand ich ganz oben, wo die Luft dünn ist und der Kaffee echt: „{ $level }“.
es-geht-seinen-gang-story-rose-top-2 = { es-geht-seinen-gang-story-link } war über mir keine Stufe mehr frei: „{ $level }“.
es-geht-seinen-gang-story-rose-top-3 = { es-geht-seinen-gang-story-link } erreichte ich, was andere nur aus der Zeitung kennen: „{ $level }“.

## Liebe

es-geht-seinen-gang-story-met-1 = { es-geht-seinen-gang-story-link } ging ich wegen der Musik in die Disko und kam mit einem Namen im Kopf nach Hause: { $partner }.
es-geht-seinen-gang-story-met-2 = { es-geht-seinen-gang-story-link } verlor ich an der Garderobe der Disko meine Marke und fand etwas Besseres: { $partner }.
es-geht-seinen-gang-story-met-3 = { es-geht-seinen-gang-story-link } war Damenwahl, oder das Licht war schlecht, oder es war Liebe: { $partner }.
es-geht-seinen-gang-story-met-4 = { es-geht-seinen-gang-story-link } war in der Disko noch ein Tanz übrig, und der hielt an: { $partner }.
es-geht-seinen-gang-story-met-again-1 = { es-geht-seinen-gang-story-link } stellte sich heraus, dass mein Herz noch ein Zimmer hatte: { $partner }.
es-geht-seinen-gang-story-met-again-2 = { es-geht-seinen-gang-story-link } ging ich wieder tanzen, und das blieb nicht ohne Folgen: { $partner }.
es-geht-seinen-gang-story-met-again-3 = { es-geht-seinen-gang-story-link } kam die Liebe noch einmal vorbei, ohne vorher zu klingeln: { $partner }.
es-geht-seinen-gang-story-alone-1 = { es-geht-seinen-gang-story-link } stand ich in der Disko und stützte die Wand; sie hielt.
es-geht-seinen-gang-story-alone-2 = { es-geht-seinen-gang-story-link } ging ich in die Disko und nahm nichts mit nach Hause als die Lieder.
es-geht-seinen-gang-story-alone-3 = { es-geht-seinen-gang-story-link } tanzte ich für mich, und immerhin trat mir niemand auf die Füße.
es-geht-seinen-gang-story-child-1 = { es-geht-seinen-gang-story-link } kam ein Kind, und der Kinderwagen nahm den ganzen Flur ein.
es-geht-seinen-gang-story-child-2 = { es-geht-seinen-gang-story-link } wurden die Nächte kurz und die Wäscheleinen lang: Wir hatten ein Kind.
es-geht-seinen-gang-story-child-3 = { es-geht-seinen-gang-story-link } lernte ich von meinem Kind, worauf es ankommt, meist um fünf Uhr früh.
es-geht-seinen-gang-story-child-again-1 = { es-geht-seinen-gang-story-link } kam der Kinderwagen wieder vom Boden herunter: Kind Nummer { $count }.
es-geht-seinen-gang-story-child-again-2 = { es-geht-seinen-gang-story-link } saß einer mehr am Tisch; das machte { $count } Kinder und ein Bad.
es-geht-seinen-gang-story-child-again-3 = { es-geht-seinen-gang-story-link } zählten wir die Zahnbürsten neu: { $count } Kinder.

## Sachen

es-geht-seinen-gang-story-bought-1 = { es-geht-seinen-gang-story-link } stand ich am rechten Fleck, als der Laster kam: „{ $good }“.
es-geht-seinen-gang-story-bought-2 = { es-geht-seinen-gang-story-link } stellte ich mich an, ohne zu wissen wonach, und am Ende der Schlange lag „{ $good }“.
es-geht-seinen-gang-story-bought-3 = { es-geht-seinen-gang-story-link } kam ich zu „{ $good }“, und die Nachbarn kamen gucken.
es-geht-seinen-gang-story-bought-4 = { es-geht-seinen-gang-story-link } kannte ich einen, der einen kannte: „{ $good }“.
es-geht-seinen-gang-story-bought-two-1 = { es-geht-seinen-gang-story-link } hatte der Konsum einen guten Tag und ich auch: „{ $good }“ und „{ $second }“.
es-geht-seinen-gang-story-bought-two-2 = { es-geht-seinen-gang-story-link } trug ich „{ $good }“ nach Hause, machte gleich kehrt und holte „{ $second }“.
es-geht-seinen-gang-story-bought-two-3 = { es-geht-seinen-gang-story-link } wollte ich nur „{ $good }“ und nahm „{ $second }“ sicherheitshalber mit.
es-geht-seinen-gang-story-bought-many-1 = { es-geht-seinen-gang-story-link } kaufte ich, als gäbe es kein Morgen: „{ $good }“, „{ $second }“ und was sonst noch dalag.
es-geht-seinen-gang-story-bought-many-2 = { es-geht-seinen-gang-story-link } waren die Regale einmal voll, bis ich da gewesen war: „{ $good }“, „{ $second }“ und mehr.
es-geht-seinen-gang-story-bought-many-3 = { es-geht-seinen-gang-story-link } musste der Handwagen zweimal fahren: „{ $good }“, „{ $second }“ und der Rest.
es-geht-seinen-gang-story-given-1 = { es-geht-seinen-gang-story-link } bekam ich etwas geschenkt, einfach so: „{ $good }“.
es-geht-seinen-gang-story-given-2 = { es-geht-seinen-gang-story-link } war der Zufall großzügig: „{ $good }“, und keine Mark dafür.
es-geht-seinen-gang-story-given-3 = { es-geht-seinen-gang-story-link } kam ich zu „{ $good }“ wie andere zu einem Schnupfen: Ich stand gerade da.
es-geht-seinen-gang-story-empty-handed-1 = { es-geht-seinen-gang-story-link } ging ich mit leerem Beutel in den Konsum, und der Beutel blieb wie neu.
es-geht-seinen-gang-story-empty-handed-2 = { es-geht-seinen-gang-story-link } fragte ich im Konsum nach dem, was es nicht gab, und das bestätigte man mir gern.
es-geht-seinen-gang-story-empty-handed-3 = { es-geht-seinen-gang-story-link } lief ich einmal durch den Konsum und kam mit einer Meinung wieder heraus.

## Schicksal

es-geht-seinen-gang-story-question-gain-1 = { es-geht-seinen-gang-story-link } dachte das Glück auch an mich: „{ $question }“.
es-geht-seinen-gang-story-question-gain-2 = { es-geht-seinen-gang-story-link } ging etwas gut aus, ohne dass ich etwas dafür konnte: „{ $question }“.
es-geht-seinen-gang-story-question-gain-3 = „{ $question }“: Das klingt nach wenig, aber mir tat es gut.
es-geht-seinen-gang-story-question-gain-4 = { es-geht-seinen-gang-story-link } war da „{ $question }“, und ausnahmsweise kam ich reicher wieder heraus.
es-geht-seinen-gang-story-question-cost-1 = { es-geht-seinen-gang-story-link } war da „{ $question }“, und ich zahlte, was zu zahlen war.
es-geht-seinen-gang-story-question-cost-2 = „{ $question }“: Wer das kennt, der weiß, was es kostet.
es-geht-seinen-gang-story-question-cost-3 = { es-geht-seinen-gang-story-link } flatterte eine Rechnung ins Haus: „{ $question }“.
es-geht-seinen-gang-story-question-cost-4 = { es-geht-seinen-gang-story-link } wurde etwas von mir verlangt, höflich und mit Termin: „{ $question }“.
es-geht-seinen-gang-story-question-open-1 = { es-geht-seinen-gang-story-link } wollte man von mir, was ich nicht hatte, und ich vertagte es: „{ $question }“.
es-geht-seinen-gang-story-question-open-2 = { es-geht-seinen-gang-story-link } war da „{ $question }“, und meine Taschen waren leer; so etwas hat Geduld.
es-geht-seinen-gang-story-question-open-3 = { es-geht-seinen-gang-story-link } legte ich etwas in die Schublade, zur Erledigung bei Gelegenheit: „{ $question }“.
es-geht-seinen-gang-story-question-moved-1 = { es-geht-seinen-gang-story-link } landete ich ganz woanders, und der Grund hieß „{ $question }“.
es-geht-seinen-gang-story-question-moved-2 = { es-geht-seinen-gang-story-link } nahm mein Weg einen Knick, der in keinem Plan stand: „{ $question }“.
es-geht-seinen-gang-story-question-moved-3 = { es-geht-seinen-gang-story-link } war ich eigentlich anderswohin unterwegs, wie so oft: „{ $question }“.
es-geht-seinen-gang-story-question-1 = { es-geht-seinen-gang-story-link } erlebte ich „{ $question }“; man muss dabei gewesen sein.
es-geht-seinen-gang-story-question-2 = { es-geht-seinen-gang-story-link } war da „{ $question }“, und geblieben ist davon nur eine gute Geschichte.
es-geht-seinen-gang-story-question-3 = „{ $question }“ gehört auch hierher, und sei es der Vollständigkeit halber.
es-geht-seinen-gang-story-settled-1 = { es-geht-seinen-gang-story-link } brachte ich endlich eine alte Sache in Ordnung: „{ $question }“.
es-geht-seinen-gang-story-settled-2 = { es-geht-seinen-gang-story-link } beglich ich „{ $question }“ und schlief besser als seit langem.
es-geht-seinen-gang-story-settled-3 = { es-geht-seinen-gang-story-link } konnte ich im Kalender etwas streichen: „{ $question }“.
es-geht-seinen-gang-story-sent-1 = { es-geht-seinen-gang-story-link } nahm alles eine Wendung: „{ $space }“.
es-geht-seinen-gang-story-sent-2 = { es-geht-seinen-gang-story-link } warf mich etwas aus der Bahn: „{ $space }“.
es-geht-seinen-gang-story-sent-3 = „{ $space }“: So kam ich dahin, wohin ich gar nicht wollte.
es-geht-seinen-gang-story-sent-4 = { es-geht-seinen-gang-story-link } lernte ich, dass die Gerade nicht der übliche Weg ist: „{ $space }“.
es-geht-seinen-gang-story-went-back-1 = { es-geht-seinen-gang-story-link } ging ich ein paar Schritte zurück, offiziell, um Anlauf zu nehmen.
es-geht-seinen-gang-story-went-back-2 = { es-geht-seinen-gang-story-link } wurde ich zurückgestellt, und keiner konnte sagen, welches Formular gefehlt hatte.
es-geht-seinen-gang-story-went-back-3 = { es-geht-seinen-gang-story-link } ging es einen Schritt vor und mehrere zurück; wir nannten das Marschieren.
es-geht-seinen-gang-story-received-1 = { es-geht-seinen-gang-story-link } hatte ich { $other } etwas zu verdanken, und der Anlass hieß „{ $question }“.
es-geht-seinen-gang-story-received-2 = { es-geht-seinen-gang-story-link } wechselte etwas von { $other } zu mir, wegen „{ $question }“; wir grüßen uns noch.
es-geht-seinen-gang-story-received-3 = „{ $question }“ kam dazwischen, und ein Teil meines Glücks ging auf Kosten von { $other }.
es-geht-seinen-gang-story-gave-away-1 = { es-geht-seinen-gang-story-link } gab ich { $other } von dem, was ich hatte; „{ $question }“ ließ mir keine Wahl.
es-geht-seinen-gang-story-gave-away-2 = { es-geht-seinen-gang-story-link } ging ein Teil von mir an { $other }, denn eine Hand wäscht die andere: „{ $question }“.
es-geht-seinen-gang-story-gave-away-3 = „{ $question }“ kam dazwischen, und { $other } kam auf meine Kosten gut davon.

## Die schiefe Bahn

es-geht-seinen-gang-story-coup-1 = { es-geht-seinen-gang-story-link } gelang mir der große Coup, und bis heute hat keiner die richtige Frage gestellt.
es-geht-seinen-gang-story-coup-2 = { es-geht-seinen-gang-story-link } gab es diese eine Nacht, einen Koffer und einen Fluchtwagen, der ansprang: der große Coup.
es-geht-seinen-gang-story-coup-3 = { es-geht-seinen-gang-story-link } klappte der große Coup, und eine Woche lang lächelte ich jeden Polizisten an.
es-geht-seinen-gang-story-detained-1 = { es-geht-seinen-gang-story-link } saß ich in U-Haft; jeden Tag dieselben Fragen und dieselbe Suppe.
es-geht-seinen-gang-story-detained-2 = { es-geht-seinen-gang-story-link } bat man mich zu einem Gespräch, das etwas länger dauerte: U-Haft.
es-geht-seinen-gang-story-detained-3 = { es-geht-seinen-gang-story-link } blieb ich in U-Haft, bis jemand die Akte gefunden hatte.
es-geht-seinen-gang-story-sentenced-1 = { es-geht-seinen-gang-story-link } kam ich ins Gefängnis, und die anderen gingen weiter; ich zählte Tage.
es-geht-seinen-gang-story-sentenced-2 = { es-geht-seinen-gang-story-link } teilte der Richter meine Ansicht der Dinge nicht, und das Leben ging eine Weile ohne mich weiter.
es-geht-seinen-gang-story-sentenced-3 = { es-geht-seinen-gang-story-link } saß ich im Gefängnis und hatte Zeit, an alle zu denken, die ich hatte warten lassen.
es-geht-seinen-gang-story-amnesty-1 = { es-geht-seinen-gang-story-link } war ich kaum im Gefängnis, da kam die Amnestie; ich hatte noch nicht einmal ausgepackt.
es-geht-seinen-gang-story-amnesty-2 = { es-geht-seinen-gang-story-link } ging das Gefängnistor auf, ehe es ganz zu war: Amnestie.
es-geht-seinen-gang-story-amnesty-3 = { es-geht-seinen-gang-story-link } saß ich eine Tasse Kaffee lang hinter Gittern; dann war Amnestie.

## Das Ende

es-geht-seinen-gang-story-died-1 = Dann war es plötzlich vorbei, und im Totenschein steht „{ $space }“.
es-geht-seinen-gang-story-died-2 = Mitten in alledem ging das Licht aus: „{ $space }“.
es-geht-seinen-gang-story-died-3 = Mein Ende ist schnell erzählt: „{ $space }“.
es-geht-seinen-gang-story-arrived-1 = So wurde ich alt und kam an, zu Fuß und ohne Hast.
es-geht-seinen-gang-story-arrived-2 = Zuletzt kam ich dahin, wo alle Wege enden, angenehm müde.
es-geht-seinen-gang-story-arrived-3 = Am Ende kam ich einfach an; es ging eben alles seinen Gang.
es-geht-seinen-gang-story-lights-out-1 = Da unten war außer mir niemand mehr; ein Wurf noch, dann machte jemand das Licht aus.
es-geht-seinen-gang-story-lights-out-2 = Als alle anderen fort waren, war ich noch unterwegs, und dann wurde geschlossen.
es-geht-seinen-gang-story-lights-out-3 = Ich wäre gern noch weitergegangen, aber der Saal wurde gebraucht.
es-geht-seinen-gang-story-single-1 = Fürs Sofa fand ich niemanden, dafür gehörte die Decke immer mir.
es-geht-seinen-gang-story-single-2 = Die Liebe fand meine Adresse nicht, obwohl der Pförtner sie wusste.
es-geht-seinen-gang-story-single-3 = Ich ging allein durchs Leben und ersparte mir manche Aussprache über die Tapete.
es-geht-seinen-gang-story-no-goods-1 = Sachen hinterließ ich keine, und so musste sich auch niemand darum streiten.
es-geht-seinen-gang-story-no-goods-2 = Meine Schränke blieben leer, was jeden Umzug leicht machte.
es-geht-seinen-gang-story-no-goods-3 = Von dem, was es zu kaufen gab, hatte ich nichts und wischte entsprechend wenig Staub.
es-geht-seinen-gang-story-no-level-1 = Zu einem Posten kam ich nie, und an der Tür stand einfach mein Name.
es-geht-seinen-gang-story-no-level-2 = Titel hatte ich keine, und bis zuletzt nannte man mich beim Vornamen.
es-geht-seinen-gang-story-no-level-3 = Befördert hat mich nie jemand, meinen Vormittagen bekam das gut.
es-geht-seinen-gang-story-waited-1 =
    { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } musste ich aussetzen, während die anderen weitergingen.
es-geht-seinen-gang-story-waited-2 =
    Zählt man alles zusammen, dann setzte ich { $count ->
        [one] einmal
       *[other] { $count }-mal
    } aus; gefühlt war es länger.
es-geht-seinen-gang-story-waited-3 =
    Auch das Warten gehörte dazu: { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    } lang.
es-geht-seinen-gang-story-throws-1 =
    Von der Klinik bis auf diese Wolke brauchte es { $count ->
        [one] einen Wurf
       *[other] { $count } Würfe
    }.
es-geht-seinen-gang-story-throws-2 =
    Das Schicksal würfelte { $count ->
        [one] einmal
       *[other] { $count }-mal
    } für mich, und im Großen und Ganzen will ich mich nicht beklagen.
es-geht-seinen-gang-story-throws-3 =
    Auch nach { $count ->
        [one] einem Wurf
       *[other] { $count } Würfen
    } glaube ich nicht, dass Würfel kein Gedächtnis haben.
es-geht-seinen-gang-story-colour-1 = Am meisten gab mir das Leben { es-geht-seinen-gang-story-colour }; ob ich es brauche, hat keiner gefragt.
es-geht-seinen-gang-story-colour-2 = Von hier oben gesehen bekam ich vor allem eins: { es-geht-seinen-gang-story-colour }.
es-geht-seinen-gang-story-colour-3 = Mehr als alles andere hatte ich eins: { es-geht-seinen-gang-story-colour }.
es-geht-seinen-gang-story-leftover-1 =
    Bis zuletzt hob ich { $count ->
        [one] einen Chip
       *[other] { $count } Chips
    } auf, und hier oben wird so etwas nicht angenommen.
es-geht-seinen-gang-story-leftover-2 =
    Für später hatte ich etwas zurückgelegt: { $count ->
        [one] einen Chip
       *[other] { $count } Chips
    }. Später fiel aus.
es-geht-seinen-gang-story-leftover-3 =
    In meiner Tasche fand man { $count ->
        [one] einen Chip
       *[other] { $count } Chips
    }, und daraus war nie etwas geworden.
es-geht-seinen-gang-story-total-1 = Alles in allem: { es-geht-seinen-gang-story-points }, und dazu { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-2 = Unterm Strich: { es-geht-seinen-gang-story-points }. Mein Platz ist { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-3 = Was bleibt: { es-geht-seinen-gang-story-points } und, um darauf zu sitzen, { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-1 = Nie beglichen: { es-geht-seinen-gang-story-unpaid }. Es bleiben mir { es-geht-seinen-gang-story-points } und { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-2 = Vergessen hat hier oben niemand, was noch offen war: { es-geht-seinen-gang-story-unpaid }. So bleiben mir { es-geht-seinen-gang-story-points } und { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-3 = Offen blieb auch etwas, im Ganzen { es-geht-seinen-gang-story-unpaid }; am Ende stehen da { es-geht-seinen-gang-story-points } und { es-geht-seinen-gang-story-cloud }.
