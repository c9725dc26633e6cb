## What the server says when something can't be done

error-told = { $sentence }
error-unreadable = This message can't be read; reload the page.
error-too-large = That is too large; up to { $most } bytes are taken.
error-no-address = There is nothing at this address.
error-no-table = There is no table “{ $code }”; look at the code again.
error-no-greeting = This page has not said hello to the table yet; reload it.
error-wrong-token = Only the device that laid this table may do that.
error-foreign-origin = This page comes from somewhere else; open the address of this server itself.
error-foreign-host = This server isn't known as “{ $host }”; open it by the address it printed.
error-no-pages = The web pages have not been built yet; “make pages” builds them.
error-internal = Something went wrong in the server; the table stays as it was.
error-too-long-to-show = This match has { $count } steps; up to { $most } can be shown.
error-record-secret = The record would give away secret cards; it can be had once the match is over.
serve-ready = Laufspiel is at { $address } (Ctrl+C ends it).
error-port-taken = Port { $port } of { $host } is in use; end the other program or choose another port.
error-port-forbidden = Port { $port } of { $host } is not allowed to you; choose one from 1024 up.
error-no-host = { $host } with port { $port } is no address of this machine.
error-store-full = The disk is full, so that could not be kept; the table stays as it was. Make room, then try again.
error-store-busy = Another program is using the store of tables, so that could not be kept; try again.
error-store-unwritable = The store of tables can't be read or written; look after its folder and the disk.
error-store-corrupt = The store of tables is damaged; put back a copy of it or begin with a new folder.
error-store-newer = The store of tables was written by a newer Laufspiel; install that version.
error-store-failed = The store of tables failed, so that could not be kept; the table stays as it was.

## Why a wish is refused, whatever the game

why-no-action = There is no such action in this game.
why-stale = The table has moved on since then; look again.
why-watching = You are watching this table; only the device that laid it plays.
why-not-here = It is the turn of { $seat }, whom nobody plays on this device.
why-no-undo = There is no choice of yours to take back.

## Colours, each with a letter for places that know no colour

colour-blue = Blue
colour-blue-letter = B
colour-red = Red
colour-red-letter = R
colour-yellow = Yellow
colour-yellow-letter = Y
colour-green = Green
colour-green-letter = G
colour-orange = Orange
colour-orange-letter = O
colour-violet = Violet
colour-violet-letter = V

## Every page

app-name = Laufspiel
language = Language
theme = Light or dark
theme-system = Like the device
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light
theme-to-dark = Switch to dark
close = Close
try-again = Try again
to-shelf = To the shelf
problem-unreachable = The server doesn’t answer. Is it still running?
missing-title = Nothing stands here
missing-text = This address leads off the track. All games are on the shelf.
missing-game-title = No such game
missing-game-text = There is no box with this name on the shelf.
missing-table-title = This table can’t be shown

## The shelf

shelf-title = What shall we play?
shelf-lead = Take a box from the shelf. Everybody plays on this one device, and bots fill empty chairs.
box-players = { $min } to { $max } players
box-minutes = about { $minutes } minutes
box-age = from { $age } years
play-now = Play now
play-now-help = “Play now” sits you down with two bots at once.
new-table = New table
tables-title = Your tables
table-over = finished
table-turns =
    { $turns ->
        [0] just laid
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }
table-forget = Take table { $code } off this list
tables-forget-over = Take all finished tables off this list
open-record = Open a record
open-record-help = Watch a match again: choose the record that you downloaded from a table.
open-record-choose = Choose a file

## A new table

new-who = Who plays?
new-seat = Seat { $number }
new-colour = Colour
new-name = Name
new-name-wanted = Every player needs a name.
new-player = Player
new-born = Birthday (if you like)
new-add-seat = One more player
new-remove-seat = Take { $name } off the table
new-edition = Which board?
new-own-edition = Own board from a file
new-own-edition-help = A TOML file, as docs/editions describes it.
new-options = How do you play?
new-start = Lay the table
person-name = Player { $number }
player-here = A person, here
player-bot = Bot
player-random = Bot: by chance
player-greedy = Bot: plays well

## The table

wire-joining = The table is being laid …
wire-lost = Reconnecting …
players-title = Players
place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
bar-title = What to do now
bar-turn = It is { $name }’s turn.
bar-waits = { $name } is thinking …
bar-ready = Ready to begin.
bar-throw = { $name }, roll the die!
bar-choose = { $name }: choose a move.
bar-over = Game over. Winner: { $names }
throw = Roll the die
curtain-title = Pass the device to { $name }
curtain-help = Some cards are for your eyes only. Everybody else looks away, please.
curtain-lift = I am { $name }
undo = Take back
log-title = What happened
log-empty = Nothing has happened yet.
rules-title = Rules
rules-search = Search the rules
rules-none = No rule has these words in it.
rules-this-table = What this table agreed on
show-rule = Show the rule
menu-title = Menu
rematch = Rematch
replay = Watch again
download-record = Download the record
leave = Leave the table
leave-help = Nothing is lost when you leave: table { $code } waits for you on the shelf.
speed = Pace
speed-normal = Leisurely
speed-fast = Brisk
speed-none = At once
rolls = Who rolls the die?
rolls-tap = We tap it
rolls-auto = It rolls by itself
sound = Sounds
sound-on = On
sound-off = Off

## The end

result-title = The match is over
result-show = See the result
dice-title = How the dice fell
dice-all = All

## Watching a match again

replay-of = { $game }, watched again
replay-opening = The table is laid.
replay-at = { $at } of { $last }
replay-slider = Step of the match
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-to-table = To the table

## The Legend as a printed page

legend-heading = Legend: { $edition }
legend-women = Women at the Disko
legend-men = Men at the Disko
legend-goods = Goods from the Konsum
legend-certificates = Certificates
legend-class-8 = 8th class
legend-class-10 = 10th class
legend-abitur = Abitur, 12th class
legend-skilled-worker = Skilled worker
legend-diplom = Diplom
legend-science = Science
legend-sport = Sport
legend-enterprise = Enterprise
legend-party = Party
legend-crooked = The crooked path
legend-military = Military career
legend-green = green: sport, health
legend-blue = blue: education, knowledge
legend-yellow = yellow: money, goods
legend-red = red: people, commitment
