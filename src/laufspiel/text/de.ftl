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
error-internal = Im Server ist etwas schiefgegangen; der Tisch bleibt, wie er war.
error-too-long-to-show = Diese Partie hat { $count } Schritte; höchstens { $most } lassen sich zeigen.
error-record-secret = Die Aufzeichnung würde geheime Karten verraten; es gibt sie, sobald die Partie zu Ende ist.
serve-ready = Laufspiel ist unter { $address } zu finden (Strg+C beendet es).
error-port-taken = Port { $port } von { $host } ist belegt; beende das andere Programm oder wähle einen anderen Port.
error-port-forbidden = Port { $port } von { $host } ist dir nicht erlaubt; wähle einen ab 1024.
error-no-host = { $host } mit Port { $port } ist keine Adresse dieses Rechners.
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

## Farben, jede mit einem Buchstaben für Orte ohne Farbe

colour-blue = Blau
colour-blue-letter = B
colour-red = Rot
colour-red-letter = R
colour-yellow = Gelb
colour-yellow-letter = G
colour-green = Grün
colour-green-letter = Ü
colour-orange = Orange
colour-orange-letter = O
colour-violet = Violett
colour-violet-letter = V

## Jede Seite

app-name = Laufspiel
language = Sprache
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-to-light = Hell machen
theme-to-dark = Dunkel machen
close = Schließen
try-again = Noch einmal versuchen
to-shelf = Zum Spieleregal
problem-unreachable = Der Server antwortet nicht. Läuft er noch?
missing-title = Hier steht nichts
missing-text = Diese Adresse führt von der Laufbahn ab. Alle Spiele stehen im Regal.
missing-game-title = Dieses Spiel gibt es nicht
missing-game-text = Eine Schachtel mit diesem Namen steht nicht im Regal.
missing-table-title = Diesen Tisch können wir nicht zeigen

## Das Regal

shelf-title = Was wollen wir spielen?
shelf-lead = Nimm eine Schachtel aus dem Regal. Alle spielen an diesem einen Gerät, und Bots füllen leere Stühle.
box-players = { $min } bis { $max } Personen
box-minutes = etwa { $minutes } Minuten
box-age = ab { $age } Jahren
play-now = Gleich spielen
play-now-help = „Gleich spielen“ setzt dich sofort mit zwei Bots an den Tisch.
new-table = Neuer Tisch
tables-title = Deine Tische
table-over = zu Ende
table-turns =
    { $turns ->
        [0] eben gedeckt
        [one] { $turns } Zug gespielt
       *[other] { $turns } Züge gespielt
    }
table-forget = Tisch { $code } von dieser Liste nehmen
tables-forget-over = Alle beendeten Tische von dieser Liste nehmen
open-record = Partie öffnen
open-record-help = Sieh eine Partie noch einmal: Wähle die Aufzeichnung, die du an einem Tisch heruntergeladen hast.
open-record-choose = Datei wählen

## Ein neuer Tisch

new-who = Wer spielt mit?
new-seat = Platz { $number }
new-colour = Farbe
new-name = Name
new-name-wanted = Alle, die mitspielen, brauchen einen Namen.
new-player = Wer spielt hier
new-born = Geburtstag (wenn du magst)
new-add-seat = Noch jemand spielt mit
new-remove-seat = { $name } vom Tisch nehmen
new-edition = Welches Brett?
new-own-edition = Eigenes Brett aus einer Datei
new-own-edition-help = Eine TOML-Datei, wie docs/editions sie beschreibt.
new-options = Wie spielt ihr?
new-start = Tisch decken
person-name = Spieler { $number }
player-here = Ein Mensch, hier
player-bot = Bot
player-random = Bot: zieht zufällig
player-greedy = Bot: spielt gut

## Der Tisch

wire-joining = Der Tisch wird gedeckt …
wire-lost = Verbinde neu …
players-title = Wer mitspielt
place = { $place }. Platz
bar-title = Was jetzt zu tun ist
bar-turn = { $name } ist dran.
bar-waits = { $name } überlegt …
bar-ready = Gleich geht es los.
bar-throw = { $name }, würfle!
bar-choose = { $name }: Wähle einen Zug.
bar-over = Die Partie ist zu Ende. Gewonnen: { $names }
throw = Würfeln
curtain-title = Gib das Gerät an { $name }
curtain-help = Manche Karten sind nur für deine Augen. Alle anderen schauen bitte weg.
curtain-lift = Ich bin { $name }
undo = Zurücknehmen
log-title = Was geschehen ist
log-empty = Noch ist nichts geschehen.
rules-title = Regeln
rules-search = In den Regeln suchen
rules-none = Diese Wörter stehen in keiner Regel.
rules-this-table = Was an diesem Tisch ausgemacht ist
show-rule = Regel zeigen
menu-title = Menü
rematch = Revanche
replay = Noch einmal ansehen
download-record = Aufzeichnung herunterladen
leave = Den Tisch verlassen
leave-help = Beim Verlassen geht nichts verloren: Tisch { $code } wartet im Spieleregal auf dich.
speed = Tempo
speed-normal = Gemütlich
speed-fast = Flott
speed-none = Sofort
rolls = Wer würfelt?
rolls-tap = Wir tippen
rolls-auto = Es würfelt von selbst
sound = Geräusche
sound-on = An
sound-off = Aus

## Das Ende

result-title = Die Partie ist zu Ende
result-show = Ergebnis ansehen
dice-title = Wie die Würfel fielen
dice-all = Alle

## Eine Partie noch einmal ansehen

replay-of = { $game }, noch einmal
replay-opening = Der Tisch ist gedeckt.
replay-at = { $at } von { $last }
replay-slider = Schritt der Partie
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-to-table = Zum Tisch

## Die Legende als Druckseite

legend-heading = Legende: { $edition }
legend-women = Frauen in der Disko
legend-men = Männer in der Disko
legend-goods = Waren im Konsum
legend-certificates = Abschlüsse
legend-class-8 = 8. Klasse
legend-class-10 = 10. Klasse
legend-abitur = Abitur, 12. Klasse
legend-skilled-worker = Facharbeiter
legend-diplom = Diplom
legend-science = Wissenschaft
legend-sport = Sport
legend-enterprise = Betrieb
legend-party = Partei
legend-crooked = Schiefe Bahn
legend-military = Offizierslaufbahn
legend-green = grün: Sport, Gesundheit
legend-blue = blau: Bildung, Wissen
legend-yellow = gelb: Geld und Gut
legend-red = rot: Menschen, Engagement
