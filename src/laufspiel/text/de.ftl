## Was der Server sagt, wenn etwas nicht geht

error-told = { $sentence }
error-record = Diese Aufzeichnung passt nicht zu den Regeln oder wurde verändert. Genauer, auf Englisch: { $sentence }
error-edition = Mit dieser Ausgabe lässt sich nicht spielen. Genauer, auf Englisch: { $sentence }
error-options = Diese Optionen gehen nicht. Genauer, auf Englisch: { $sentence }
error-seats = Diese Plätze gehen nicht. Genauer, auf Englisch: { $sentence }
error-no-record = Diese Datei ist keine Aufzeichnung von Laufspiel; wähle eine, die du an einem Tisch heruntergeladen oder im Terminal gespeichert hast.
error-record-format = Diese Aufzeichnung hat das Format { $format }, diese Version liest das Format { $known }; nimm eine neuere Version.
error-record-game = Diese Aufzeichnung ist vom Spiel „{ $game }“, das diese Version nicht kennt.
error-unreadable = Diese Nachricht ist nicht lesbar; lade die Seite neu.
error-too-large = Das ist zu groß; höchstens { $most } Bytes werden angenommen.
error-no-address = Unter dieser Adresse ist nichts.
error-no-table = Es gibt keinen Tisch „{ $code }“; sieh dir den Code noch einmal an.
error-table-cleared = Der Tisch „{ $code }“ wurde abgeräumt, weil dort lange niemand gespielt hatte. Deck einen neuen.
error-no-greeting = Diese Seite hat den Tisch noch nicht begrüßt; lade sie neu.
error-wrong-token = Dieses Gerät hat keinen Platz mehr an diesem Tisch; bitte die Gastgeberin oder den Gastgeber um einen neuen Link.
error-seat-taken-over = { $seat } spielt jetzt auf einem anderen Gerät oder einer anderen Seite; hier wird zugeschaut.
error-seat-reissued = Wer den Tisch leitet, hat für den Platz von { $seat } einen neuen Link gemacht; hier wird jetzt zugeschaut. Frag dort nach dem neuen.
error-seat-freed = Der Platz von { $seat } wurde frei gemacht; hier wird jetzt zugeschaut.
error-foreign-origin = Diese Seite kommt von anderswo; öffne die Adresse dieses Servers selbst.
error-foreign-host = Dieser Server heißt nicht „{ $host }“; öffne ihn unter der Adresse, die er angezeigt hat.
error-no-pages = Die Webseiten sind noch nicht gebaut; „make pages“ baut sie.
error-internal = Im Server ist etwas schiefgegangen; der Tisch bleibt, wie er war.
error-not-over = Die Partie ist noch nicht zu Ende; danach lassen sich ihre Würfel prüfen.
error-stories-later = Die Partie ist noch nicht vorbei; ihre Geschichten werden am Ende erzählt.
error-record-later = Dieses Spiel hat Geheimnisse: Die Aufzeichnung lässt sich herunterladen, wenn es zu Ende ist.
error-too-long-to-show = Diese Partie hat { $count } Schritte; höchstens { $most } lassen sich zeigen.
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

## Einen Server betreiben

error-too-many-requests = Von dieser Adresse kommt zu viel auf einmal; versuche es in { $seconds } Sekunden noch einmal.
error-too-many-tables = Von dieser Adresse wurden schon viele Tische gedeckt; der nächste geht in { $seconds } Sekunden.
error-too-many-joins = Von dieser Adresse werden zu oft Tische geöffnet; versuche es in { $seconds } Sekunden noch einmal.
error-too-many-sockets = Von dieser Adresse sind schon { $most } Tische offen; schließe zuerst einen davon.
error-house-full = Dieser Server hat gerade keinen Platz für weitere Gäste; versuche es in einer Minute noch einmal.
error-too-fast = Diese Seite schickt zu viele Nachrichten auf einmal; nach dem Neuladen wird sie wieder eingelassen.
error-too-slow = Was diese Seite schickt, kam nicht binnen { $seconds } Sekunden an; versuche es mit einer schnelleren Verbindung noch einmal.
error-restarting = Der Server wird neu gestartet; diese Seite kommt von selbst zurück, und nichts geht verloren.
error-no-setting = { $name } kann nicht „{ $value }“ sein; { $wanted }.
error-backup-there = { $file } gibt es schon; wähle einen anderen Namen oder ersetze die Datei mit --force.
error-backup-nothing = Unter { $file } liegt kein Tischspeicher; nenne seinen Ordner mit --data.

## Warum ein Wunsch abgelehnt wird, in jedem Spiel

why-no-action = So eine Aktion gibt es in diesem Spiel nicht.
why-too-many-parts = Das ist zu viel auf einmal; bis zu { $most } Aktionen gehen zusammen.
why-stale = Am Tisch ging es seither weiter; sieh noch einmal hin.
why-watching = Du schaust an diesem Tisch zu; nimm einen freien Platz, um mitzuspielen.
why-not-here = { $seat } ist dran und wird nicht auf diesem Gerät gespielt.
why-no-undo = Es gibt keine Wahl von euch, die man zurücknehmen könnte.
why-not-started = Das Spiel hat noch nicht begonnen.
why-started = Das geht nur, bevor das Spiel beginnt.
why-paused = Das Spiel macht gerade Pause.
why-not-playing = Das Spiel läuft gerade nicht.
why-not-paused = Das Spiel macht keine Pause.
why-not-host = Das darf nur, wer den Tisch leitet.
why-no-seat = So einen Platz hat dieser Tisch nicht.
why-not-your-seat = Dieser Platz wird auf einem anderen Gerät gespielt.
why-seat-open = { $seat } hat den Tisch gerade offen. Ein neuer Link ist für jemanden, dessen Link weg ist; dort muss die Seite erst zu sein.
why-seat-taken = Da sitzt schon jemand; nimm einen anderen Platz.
why-seat-free = Da sitzt niemand.
why-seats-free = { $count ->
    [one] Ein Platz ist noch frei; warte, oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei; warte, oder setz Bots hin.
}
why-joining-closed = An diesen Tisch darf sich niemand mehr setzen.
why-wrong-password = Das ist nicht das Passwort dieses Tisches.
why-no-name = Schreib einen Namen, unter dem du spielst.
why-no-bot = Da sitzt kein Bot.
why-unknown-bot = So einen Bot gibt es nicht.
why-nothing-said = Da steht nichts.
why-too-long = Das ist zu lang; bis zu { $most } Zeichen gehen auf einmal.
why-no-reaction = So eine Reaktion gibt es nicht.
why-no-story = Dieses Spiel erzählt keine Geschichten.
why-not-over = Geschichten werden erzählt, wenn die Partie vorbei ist.
why-undo-asked = Es will schon jemand etwas zurücknehmen; antworte erst darauf.
why-no-undo-asked = Es will niemand mehr etwas zurücknehmen.
why-no-skip = Für diesen Platz kann jetzt kein Bot einspringen.
why-still-thinking = { $seat } ist da und darf noch etwas nachdenken.
why-not-away = Für diesen Platz spielt kein Bot.

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
quoted = „{ $title }“
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
shelf-lead = Nimm eine Schachtel aus dem Regal. Spielt zusammen an diesem Gerät oder über einen Link von überall; Bots füllen leere Stühle.
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
rules-in-short = So läuft ein Zug
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

## Ein Tisch an vielen Orten

join-title = Mit einem Code dazukommen
join-go = Dazukommen
open-title = Offene Tische
open-free =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
open-password = mit Passwort
table-your-turn = du bist dran
table-turn = { $name } ist dran
new-invite-others = Alle anderen kommen über den Link
new-name-elsewhere = kommt über den Link
new-remove-seat-elsewhere = Platz { $number } vom Tisch nehmen
new-places = Ein Tisch an vielen Orten
new-start-far = Tisch decken und einladen
player-elsewhere = Ein Mensch anderswo
wish-listed = Wer findet diesen Tisch?
wish-listed-no = Nur wer den Link hat
wish-listed-yes = Alle, im Spieleregal
wish-joining = Darf sich noch jemand dazusetzen?
wish-joining-yes = Ja
wish-joining-no = Nein
wish-bots = Plätze, die am Anfang noch frei sind
wish-bots-yes = Dort spielen Bots
wish-bots-no = Wir warten auf Menschen
wish-clock = Bedenkzeit
wish-clock-help = Ist die Zeit aufgebraucht, läuft ein Countdown; danach spielt ein Bot, bis der Mensch zurück ist.
wish-password = Passwort
wish-password-none = keines
wish-password-set = ist gesetzt
wish-password-keep = Setzen
wish-password-remove = Entfernen
clock-none = Unbegrenzt
clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute, je Zug { $increment } s dazu
       *[other] { $minutes } Minuten, je Zug { $increment } s dazu
    }
clock-seconds = { $seconds } Sekunden, je Zug { $increment } s dazu
clock-left = Restliche Zeit
lobby-table = Tisch { $code }
lobby-take-seat = Nimm Platz
lobby-seats = Am Tisch
lobby-sit = Dein Name, dann ein freier Platz, und du bist dabei.
lobby-watch = Du schaust zu. Es geht los, sobald der Gastgeber es sagt.
lobby-waits-for-host = Du bist dabei. Der Gastgeber eröffnet die Partie.
lobby-waits-for =
    { $free ->
        [one] Ein Platz ist noch frei. Verschicke den Link oder setze einen Bot hin.
       *[other] { $free } Plätze sind noch frei. Verschicke den Link oder setze Bots hin.
    }
lobby-may-start = Alles bereit: Du kannst anfangen.
lobby-start = Partie beginnen
lobby-settings = Was der Gastgeber festlegt
sit-name = Dein Name
sit-name-first = Erst dein Name, dann der Platz.
sit-down = Platz nehmen
sit-together = Noch jemand spielt an diesem Gerät
chair-free = Freier Platz
chair-bot = Bot
chair-here = an diesem Gerät
chair-present = ist da
chair-absent = ist gerade nicht da
chair-stand-in = gerade spielt ein Bot
chair-host = Gastgeber
deed-of = { $deed }: { $name }
deed-sit = Hier sitzen
deed-leave = Platz aufgeben
deed-leave-sure = Wirklich aufgeben?
deed-return = Ich bin zurück
deed-kick = Wegschicken
deed-bot-in = Bot hierher
deed-bot-out = Bot weg
deed-hand-over = Zum Gastgeber machen
deed-reissue = Neuer Platzlink
deed-skip = Bot spielen lassen
deed-mute = Stummschalten
deed-unmute = Wieder hören
company-title = Leute
invite-title = Einladen
invite-help = Wer diesen Link öffnet, setzt sich dazu oder schaut zu. Am Telefon genügt der Code: { $code }
invite-copy = Link kopieren
invite-local = Diese Adresse gilt nur auf diesem Rechner; öffne die Seite unter seinem Namen im Netz, um andere einzuladen.
copied = Kopiert
share = Teilen
qr-show = QR-Code zeigen
qr-hide = QR-Code verbergen
qr-of = QR-Code: { $what }
seat-link-title = Der Link zu deinem Platz
seat-link-help = Er öffnet deinen Platz auf einem anderen Gerät von dir. Wer ihn hat, spielt an deiner Stelle: Behalte ihn für dich.
seat-link-copy = Platzlink kopieren
notice-seat-reissued = Wer den Tisch leitet, hat für den Platz von { $name } einen neuen Link gemacht. Wer ihn öffnet, spielt dort und sieht, was { $name } sehen würde.
reissued-title = Neuer Link für { $name }
reissued-help = Gib diesen Link nur an { $name } weiter. Der alte gilt nicht mehr.
pause = Pause machen
resume = Weiterspielen
yes = Ja
no = Nein
undo-ask = Um Zurücknehmen bitten
bar-paused = Die Partie macht Pause.
bar-stand-in = Ein Bot spielt für { $name }.
banner-elsewhere = { $count ->
    [one] { $name } spielt jetzt in einem anderen Fenster oder Gerät; hier schaust du zu.
   *[other] Gespielt wird jetzt in einem anderen Fenster oder Gerät; hier schaust du zu.
}
banner-play-here = Hier spielen
banner-paused = Der Gastgeber hat die Partie angehalten.
banner-bot-for-you = Ein Bot spielt gerade für { $name }.
banner-back = Ich bin zurück
banner-hurry = { $name }, deine Zeit ist um: In { $seconds } s spielt ein Bot.
banner-bot-soon = In { $seconds } s spielt ein Bot für { $name }.
banner-undo = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
banner-undo-own = Du hast um Zurücknehmen gebeten; die anderen entscheiden.
banner-undo-waits = { $name } möchte den letzten Zug zurücknehmen.
banner-skip =
    { $count ->
        [one] Jemand wünscht, dass ein Bot für { $name } spielt. Du auch?
       *[other] { $count } wünschen, dass ein Bot für { $name } spielt. Du auch?
    }
banner-skip-ask = Bot spielen lassen
banner-skip-not = Doch warten
banner-absent = { $name } ist nicht da und wäre dran.
banner-rematch = An einem neuen Tisch geht es weiter.
banner-rematch-go = Zum neuen Tisch
banner-free = Ein Platz ist frei.
banner-ends = Passiert hier nichts mehr, wird dieser Tisch am { $day } abgeräumt. Spielt weiter oder hebt die Aufzeichnung auf.
log-and-talk = Verlauf und Gespräch
talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Abschicken
talk-as = Wer spricht
talk-watching = Wer am Tisch sitzt, kann mitreden.
talk-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
reactions-title = Mit einem Tippen gesagt
reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-cry = O nein!
reaction-hurry = Na los!
reaction-luck = Viel Glück!
reaction-thanks = Danke!
reaction-heart = ♥

## Das Ende

result-title = Die Partie ist zu Ende
result-show = Ergebnis ansehen
dice-title = Wie die Würfel fielen
dice-all = Alle
stories-title = Lebensgeschichten
story-offered = wie das Programm sie erzählt
story-change = Ändern
story-go-on = Am Entwurf weiterschreiben
story-share = Allen erzählen
story-take-back = Zurücknehmen
story-afresh = Worte des Programms
story-help = Das lesen alle am Tisch, und es kommt in die Aufzeichnung.
story-of = Die Geschichte von { $name }
story-left =
    { $left ->
        [one] Noch 1 Zeichen.
       *[other] Noch { $left } Zeichen.
    }

## Würfel, denen man trauen kann

dice-trust = Würfel, denen man trauen kann
dice-trust-help = Vor dem Spiel zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck. Jeder Wurf und jede Karte folgt aus dem Geheimnis und aus dem, was das Gerät jedes Mitspielers dazugibt. Am Ende wird das Geheimnis verraten, und alle können nachprüfen.
dice-how = Wie das geht, Fingerabdruck und Saaten
dice-fingerprint = Fingerabdruck des Geheimnisses
dice-seeds = Was die Geräte dazugaben
dice-seeds-later = zu sehen, wenn das Spiel beginnt
dice-no-seed = nichts
dice-secret = Geheimnis
dice-secret-later = wird am Ende verraten
dice-check = Jeden Wurf prüfen
dice-checking = Wird geprüft …
dice-true = { $count ->
    [one] Der eine Wurf kam so, wie das Geheimnis es sagt.
   *[other] Alle { $count } Würfe und Karten kamen so, wie das Geheimnis es sagt, in dieser Reihenfolge.
}
dice-undone = { $undone ->
    [one] Ein weiterer Wurf wurde mit einem Zug zurückgenommen.
   *[other] { $undone } weitere wurden mit Zügen zurückgenommen.
}
dice-seen = Der Fingerabdruck ist der, den dieses Gerät schon vorher gesehen hat.
dice-unseen = Dieses Gerät hat den Fingerabdruck vorher nicht gesehen; frag jemanden, der dabei war, ob er derselbe ist.
dice-wrong-fingerprint = Trau dem nicht: Dieses Gerät hat vorher einen anderen Fingerabdruck gesehen.
dice-wrong-secret = Trau dem nicht: Das Geheimnis passt nicht zu seinem Fingerabdruck.
dice-wrong-scheme = Diese Würfel fielen auf eine Weise, die diese Seite nicht prüfen kann.
dice-wrong-step = Trau dem nicht: Bei Schritt { $step } ergibt das Geheimnis etwas anderes.
dice-wrong-numbers = Trau dem nicht: Die Würfe sind nicht einzeln durchgezählt.
dice-wrong-end = Trau dem nicht: Die Aufzeichnung endet vor dem Spiel.
dice-wrong-log = Trau dem nicht: Der Server nennt jetzt andere Würfe, als diese Seite gesehen hat.
dice-not-told = Zum Prüfen braucht es das Geheimnis, und das steht nicht in dieser Aufzeichnung.
dice-chart = Alle Würfe zusammen
dice-chart-label = { $face }: kam { $count }-mal, erwartet { $expected }
dice-chart-came = gekommen
dice-chart-expected = im Schnitt zu erwarten

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
