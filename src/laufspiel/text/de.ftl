## Was der Server sagt, wenn etwas nicht geht

error-told = { $sentence }
error-unreadable = Diese Nachricht ist nicht lesbar; lade die Seite neu.
error-too-large = Das ist zu groß; höchstens { $most } Bytes werden angenommen.
error-no-address = Unter dieser Adresse ist nichts.
error-no-table = Es gibt keinen Tisch „{ $code }“; sieh dir den Code noch einmal an.
error-no-greeting = Diese Seite hat den Tisch noch nicht begrüßt; lade sie neu.
error-wrong-token = Das darf nur das Gerät, das diesen Tisch gedeckt hat.
error-foreign-origin = Diese Seite kommt von anderswo; öffne die Adresse dieses Servers selbst.
error-foreign-host = Dieser Server heißt nicht „{ $host }“; öffne ihn unter der Adresse, die er angezeigt hat.
error-no-pages = Die Webseiten sind noch nicht gebaut; „make pages“ baut sie.
error-slow = Dieses Gerät kam dem Tisch nicht hinterher; er wird neu gezeigt.
error-closing = Der Server wird beendet; nichts geht verloren.
error-internal = Im Server ist etwas schiefgegangen; der Tisch bleibt, wie er war.
error-too-long-to-show = Diese Partie hat { $count } Schritte; höchstens { $most } lassen sich zeigen.
error-store-full = Die Festplatte ist voll, darum wurde das nicht aufgehoben; der Tisch bleibt, wie er war. Schaffe Platz und versuche es noch einmal.
error-store-busy = Ein anderes Programm benutzt den Tischspeicher, darum wurde das nicht aufgehoben; versuche es noch einmal.
error-store-unwritable = Der Tischspeicher lässt sich nicht lesen oder schreiben; sieh nach seinem Ordner und der Festplatte.
error-store-corrupt = Der Tischspeicher ist beschädigt; spiele eine Sicherung ein oder beginne mit einem neuen Ordner.
error-store-newer = Den Tischspeicher hat ein neueres Laufspiel geschrieben; installiere diese Version.
error-store-failed = Der Tischspeicher hat versagt, darum wurde das nicht aufgehoben; der Tisch bleibt, wie er war.

## Warum ein Wunsch abgelehnt wird, in jedem Spiel

why-no-action = So eine Aktion gibt es in diesem Spiel nicht.
why-stale = Am Tisch ging es seither weiter; sieh noch einmal hin.
why-watching = Du schaust an diesem Tisch zu; gespielt wird nur auf dem Gerät, das ihn gedeckt hat.
why-not-here = { $seat } ist dran und wird nicht auf diesem Gerät gespielt.
why-no-undo = Es gibt keine Wahl von euch, die man zurücknehmen könnte.
