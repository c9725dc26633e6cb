## What the server says when something can't be done

error-told = { $sentence }
error-record = { $sentence }
error-edition = { $sentence }
error-options = { $sentence }
error-seats = { $sentence }
error-no-record = This file is not a record of Laufspiel; choose one that was downloaded from a table or saved by the terminal.
error-record-format = This record has format { $format }, and this version reads format { $known }; take a newer version.
error-record-game = This record is of the game “{ $game }”, which this version doesn't know.
error-unreadable = This message can't be read; reload the page.
error-too-large = That is too large; up to { $most } bytes are taken.
error-no-address = There is nothing at this address.
error-no-table = There is no table “{ $code }”; look at the code again.
error-table-cleared = The table “{ $code }” was cleared away: nobody had played there for a long time. Lay a new one.
error-no-greeting = This page has not said hello to the table yet; reload it.
error-wrong-token = This device has no seat at this table any more; ask the host for a new link.
error-seat-taken-over = { $seat } plays on another device or page now; this one watches.
error-seat-reissued = The host has made a new link for the seat of { $seat }; this page watches now. Ask for the new link.
error-seat-freed = The host has freed the seat of { $seat }; this page watches now.
error-foreign-origin = This page comes from somewhere else; open the address of this server itself.
error-foreign-host = This server isn't known as “{ $host }”; open it by the address it printed.
error-no-pages = The web pages have not been built yet; “make pages” builds them.
error-internal = Something went wrong in the server; the table stays as it was.
error-not-over = The match isn't over; its dice can be checked at the end.
error-stories-later = The match isn't over; its stories are told at the end.
error-record-later = This game has secrets: its record can be downloaded when it is over.
error-too-long-to-show = This match has { $count } steps; up to { $most } can be shown.
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

## Hosting

error-too-many-requests = This address asks for too much at once; try again in { $seconds } seconds.
error-too-many-tables = This address has laid many tables; it may lay another in { $seconds } seconds.
error-too-many-joins = This address opens tables too often; try again in { $seconds } seconds.
error-too-many-sockets = This address has { $most } tables open already; close one of them first.
error-house-full = This server has no room for more visitors just now; try again in a minute.
error-too-fast = This page sends too many messages at once; it is let in again when you reload it.
error-too-slow = What this page sends didn't arrive within { $seconds } seconds; try again over a faster connection.
error-restarting = The server is being restarted; this page comes back by itself, and nothing is lost.
error-no-setting = { $name } can't be “{ $value }”; { $wanted }.
error-backup-there = { $file } is there already; choose another name, or add --force to replace it.
error-backup-nothing = There is no store of tables at { $file }; tell its folder with --data.

## Why a wish is refused, whatever the game

why-no-action = There is no such action in this game.
why-too-many-parts = That is too much at once; up to { $most } actions can be sent together.
why-stale = The table has moved on since then; look again.
why-watching = You are watching this table; take a free seat to play.
why-not-here = It is the turn of { $seat }, whom nobody plays on this device.
why-no-undo = There is no choice of yours to take back.
why-not-started = The game hasn't been started yet.
why-started = That can only be done before the game starts.
why-paused = The host has paused the game.
why-not-playing = The game isn't running.
why-not-paused = The game isn't paused.
why-not-host = Only the host may do that.
why-no-seat = This table has no such seat.
why-not-your-seat = That seat is played on another device.
why-seat-open = { $seat } has the table open. A new link is for somebody who has lost theirs; let them close the page first.
why-seat-taken = Somebody has this seat already; choose another.
why-seat-free = Nobody has this seat.
why-seats-free = { $count ->
    [one] One seat is still free; wait, or put a bot in it.
   *[other] { $count } seats are still free; wait, or put bots in them.
}
why-joining-closed = The host lets nobody else join.
why-wrong-password = That isn't the password of this table.
why-no-name = Write a name to play under.
why-no-bot = No bot sits there.
why-unknown-bot = There is no such bot.
why-nothing-said = There is nothing to say in that.
why-too-long = That is too long; up to { $most } characters can be said at once.
why-no-reaction = There is no such reaction.
why-no-story = This game tells no stories.
why-not-over = Stories are told when the match is over.
why-undo-asked = Somebody has asked for an undo already; answer that first.
why-no-undo-asked = Nobody asks for an undo any more.
why-no-skip = No bot can be asked in for that seat now.
why-still-thinking = { $seat } is here and may think a little longer.
why-not-away = No bot plays for this seat.

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
quoted = “{ $title }”
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
shelf-lead = Take a box from the shelf. Play together on this device or, by link, from many; bots fill empty chairs.
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
bar-throw = { $name }, roll!
bar-choose = { $name }: choose a move.
bar-over = Game over. Winner: { $names }
throw = Roll
curtain-title = Pass the device to { $name }
curtain-help = Some cards are for your eyes only. Everybody else looks away, please.
curtain-lift = I am { $name }
undo = Take back
log-title = What happened
log-empty = Nothing has happened yet.
rules-title = Rules
rules-in-short = How a turn goes
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

## A table of many places

join-title = Join with a code
join-go = Join
open-title = Open tables
open-free =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
open-password = with a password
table-your-turn = it is your turn
table-turn = waiting for { $name }
new-invite-others = Everybody else joins by link
new-name-elsewhere = joins by link
new-remove-seat-elsewhere = Take seat { $number } off the table
new-places = A table of many places
new-start-far = Lay the table and invite
player-elsewhere = A person elsewhere
wish-listed = Who finds this table?
wish-listed-no = Only who has the link
wish-listed-yes = Everybody, on the shelf
wish-joining = May anybody still sit down?
wish-joining-yes = Yes
wish-joining-no = No
wish-bots = Seats still free at the start
wish-bots-yes = Bots take them
wish-bots-no = We wait for people
wish-clock = Time to think
wish-clock-help = When a player’s time is used up, a countdown runs; then a bot plays until the player is back.
wish-password = Password
wish-password-none = none
wish-password-set = one is set
wish-password-keep = Set
wish-password-remove = Remove
clock-none = No limit
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute, { $increment } s more a move
       *[other] { $minutes } minutes, { $increment } s more a move
    }
clock-seconds = { $seconds } seconds, { $increment } s more a move
clock-left = Time left
lobby-table = Table { $code }
lobby-take-seat = Take a seat
lobby-seats = At the table
lobby-sit = Your name, then a free seat, and you are in.
lobby-watch = You are watching. The game begins when the host says so.
lobby-waits-for-host = You are in. The host begins the game.
lobby-waits-for =
    { $free ->
        [one] One seat is still free. Send the link, or put a bot there.
       *[other] { $free } seats are still free. Send the link, or put bots there.
    }
lobby-may-start = All set: you can begin.
lobby-start = Begin the game
lobby-settings = What the host settles
sit-name = Your name
sit-name-first = First your name, then the seat.
sit-down = Sit down
sit-together = One more person plays on this device
chair-free = Free seat
chair-bot = Bot
chair-here = on this device
chair-present = is here
chair-absent = isn’t here now
chair-stand-in = a bot plays for now
chair-host = host
deed-of = { $deed }: { $name }
deed-sit = Sit here
deed-leave = Give up the seat
deed-leave-sure = Really give it up?
deed-return = I am back
deed-kick = Send away
deed-bot-in = Bot here
deed-bot-out = Bot away
deed-hand-over = Make host
deed-reissue = New seat link
deed-skip = Let a bot play
deed-mute = Mute
deed-unmute = Hear again
company-title = People
invite-title = Invite
invite-help = Whoever opens this link sits down or watches. By phone, the code will do: { $code }
invite-copy = Copy the link
invite-local = This address works on this machine only; open the page by the machine’s name in the network to invite others.
copied = Copied
share = Share
qr-show = Show QR code
qr-hide = Hide QR code
qr-of = QR code: { $what }
seat-link-title = Your seat’s link
seat-link-help = It opens your seat on another device of yours. Whoever has it plays in your place, so keep it to yourself.
seat-link-copy = Copy the seat link
notice-seat-reissued = The host has made a new link for the seat of { $name }. Whoever opens it plays there and sees what { $name } would see.
reissued-title = New link for { $name }
reissued-help = Pass this link to { $name } only. The old one no longer works.
pause = Pause
resume = Go on
yes = Yes
no = No
undo-ask = Ask to take back
bar-paused = The game is paused.
bar-stand-in = A bot plays for { $name }.
banner-elsewhere = { $count ->
    [one] { $name } now plays in another window or device; here you are watching.
   *[other] You now play in another window or device; here you are watching.
}
banner-play-here = Play here
banner-paused = The host has paused the game.
banner-bot-for-you = A bot is playing for { $name }.
banner-back = I am back
banner-hurry = { $name }, your time is up: a bot plays in { $seconds } s.
banner-bot-soon = A bot plays for { $name } in { $seconds } s.
banner-undo = { $name } asks to take the last move back. All right?
banner-undo-own = You asked to take back; the others decide.
banner-undo-waits = { $name } asks to take the last move back.
banner-skip =
    { $count ->
        [one] One player wishes that a bot plays for { $name }. You too?
       *[other] { $count } players wish that a bot plays for { $name }. You too?
    }
banner-skip-ask = Let a bot play
banner-skip-not = Wait after all
banner-absent = { $name } isn’t here, and it is { $name }’s turn.
banner-rematch = They play again at a new table.
banner-rematch-go = To the new table
banner-free = A seat is free.
banner-ends = If nothing happens here, this table is cleared away on { $day }. Play on, or keep the record.
log-and-talk = Log and talk
talk-title = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-as = Who speaks
talk-watching = Whoever sits at the table can talk.
talk-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
reactions-title = Say it with one tap
reaction-clap = Bravo!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-cry = Oh no!
reaction-hurry = Come on!
reaction-luck = Good luck!
reaction-thanks = Thanks!
reaction-heart = ♥

## The end

result-title = The match is over
result-show = See the result
dice-title = How the dice fell
dice-all = All
stories-title = Life stories
story-offered = as the program tells it
story-change = Change
story-go-on = Go on with the draft
story-share = Tell everybody
story-take-back = Take back
story-afresh = The program’s words
story-help = Everybody at the table reads this, and it goes into the record.
story-of = The story of { $name }
story-left =
    { $left ->
        [one] 1 letter left.
       *[other] { $left } letters left.
    }

## Dice you can trust

dice-trust = Dice you can trust
dice-trust-help = Before the game the server draws a secret and shows its fingerprint. Each roll and card follows from the secret and from what every player's device adds. At the end the secret is told, and anybody can check.
dice-how = How it works, fingerprint and seeds
dice-fingerprint = Fingerprint of the secret
dice-seeds = What the devices added
dice-seeds-later = shown when the game begins
dice-no-seed = nothing
dice-secret = Secret
dice-secret-later = told at the end
dice-check = Check every roll
dice-checking = Checking …
dice-true = { $count ->
    [one] The one roll or card came as the secret says.
   *[other] All { $count } rolls and cards came as the secret says, in this order.
}
dice-undone = { $undone ->
    [one] One more was thrown and taken back with a move.
   *[other] { $undone } more were thrown and taken back with moves.
}
dice-seen = The fingerprint is the one this device was shown before.
dice-unseen = This device didn't see the fingerprint before; ask somebody who did whether it is the same.
dice-wrong-fingerprint = Don't trust it: this device was shown another fingerprint before.
dice-wrong-secret = Don't trust it: the secret doesn't fit its fingerprint.
dice-wrong-scheme = These dice were thrown in a way that this page can't check.
dice-wrong-step = Don't trust it: at step { $step } the secret gives something else.
dice-wrong-numbers = Don't trust it: the rolls aren't counted one by one.
dice-wrong-end = Don't trust it: the record ends before the game.
dice-wrong-log = Don't trust it: the server tells other rolls now than this page has seen.
dice-not-told = The check needs the secret, which isn't in this record.
dice-chart = All rolls together
dice-chart-label = { $face }: came { $count ->
    [one] once
   *[other] { $count } times
}, expected { $expected }
dice-chart-came = came
dice-chart-expected = expected on average

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
