# Mensch ärgere Dich nicht Kids in English.
# $seat, $victim, $by and $turn are players’ names; $pawn, $start, $end and $square count from 1.

kids-title = Mensch ärgere Dich nicht Kids
kids-tagline = Roll a colour, run to it, and be the first to bring all three pawns home.

## Words inside other sentences

# $face is blue, red, yellow, green, joker or blank.
kids-face =
    { $face ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
        [joker] the joker
       *[blank] a blank
    }
# $own is the player’s own colour.
kids-own =
    { $own ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }
kids-face-joker = Joker
kids-face-blank = Blank
kids-score =
    { $score ->
        [one] { $score } pawn home
       *[other] { $score } pawns home
    }

## What the table asks now

kids-action-prompt = { $seat } rolled { kids-face }: choose a pawn.

## What one can do

kids-do-begin = { $seat } begins
kids-do-roll = Roll { kids-face }
kids-do-enter =
    { $knocks ->
        [yes] Bring pawn { $pawn } onto the arrow square and knock out { $victim }
       *[no] Bring pawn { $pawn } onto the arrow square
    }
kids-do-move =
    { $home ->
        [yes]
            { $knocks ->
                [yes] Bring pawn { $pawn } home from square { $start } and knock out { $victim } on the way
               *[no] Bring pawn { $pawn } home from square { $start }
            }
       *[no]
            { $knocks ->
                [yes] Move pawn { $pawn } from square { $start } to square { $end } and knock out { $victim }
               *[no] Move pawn { $pawn } from square { $start } to square { $end }
            }
    }

## What happened

kids-event-began = { $seat } begins.
kids-event-rolled = { $seat } rolls { kids-face }.
kids-event-entered = { $seat } brings pawn { $pawn } onto the arrow square.
kids-event-moved = { $seat } moves pawn { $pawn } from square { $start } to square { $end }.
kids-event-knocked-out = { $by } knocks out { $victim }’s pawn { $pawn }: back to its start square!
kids-event-came-home = { $seat } brings pawn { $pawn } home.
kids-event-forfeited = { $seat } has no move for { kids-face }: the roll is forfeited.
kids-event-finished =
    { $place ->
        [1] { $seat } has all three pawns home and wins!
        [2] { $seat } comes second.
        [3] { $seat } comes third.
       *[other] { $seat } comes fourth.
    }

## Why something isn’t allowed now

kids-why-over = The game is over, so nothing moves any more; a rematch starts a new one.
kids-why-luck = Luck alone decides that; wait and see what it brings.
kids-why-roll-first = The die comes first; choose a pawn once it shows a colour.
kids-why-not-your-turn = It is { $turn }’s turn; wait until yours comes round.
kids-why-nobody-waits = No pawn is waiting on a start square any more; move one that is on the track.
kids-why-needs-own-colour = The die shows { kids-face }, but a waiting pawn only comes onto the track with { kids-own }.
kids-why-waiting-pawn-enters = A waiting pawn can only come onto its arrow square; bring it in there.
kids-why-own-pawn-on-arrow = Your own pawn is standing on the arrow square and can’t be knocked out; move a pawn that is on the track.
kids-why-home-is-safe = A pawn in the goal is safe and stays there; choose another one.
kids-why-other-colour = The die shows { kids-face }; a pawn only moves to the next square of that colour.
kids-why-beyond-entry = The next { kids-face } square lies beyond the entry square, which no pawn may pass; choose another move.
kids-why-own-pawn = Your own pawn is standing on the next { kids-face } square and can’t be knocked out; choose another move.
kids-why-must-enter = At this table, { kids-own } must bring in a waiting pawn; choose that one.

## Options

kids-option-first = Who begins
kids-option-first-help = Without dates of birth luck decides; with equal ones, the earlier seat.
kids-option-first-birthday = Latest birthday
kids-option-first-youngest = The youngest
kids-option-first-seat = The first seat
kids-option-first-random = Luck
kids-option-entry = Own colour rolled
kids-option-entry-help = While one pawn is on the track and another still waits.
kids-option-entry-choice = Move any pawn
kids-option-entry-forced = A waiting pawn must come in
kids-option-play-on = After the first win
kids-option-play-on-help = Whether the others play on for second and third place.
kids-option-play-on-no = The game ends
kids-option-play-on-yes = Play on for places

## The rules, for a player at the table

kids-in-short =
    Roll the colour die.
    Move a pawn to the next square of that colour. Your own colour also brings in a waiting pawn.
    If somebody else’s pawn stands there, it goes back to its start.
    At your entry square a pawn turns into the goal. Whoever has three there first wins.
kids-chapter-K-01 = Setting up
kids-rule-K-01 = Two to four players. Each has a colour and three pawns, which wait on the start squares of that colour. Two players sit in opposite corners; colours nobody plays stay in the box.
kids-rule-K-02 = Whoever had a birthday most recently begins, and play goes clockwise. A table may agree on the youngest, the first seat or luck instead.
kids-chapter-K-03 = The turn
kids-rule-K-03 = On your turn, roll the colour die, then move one pawn at most.
kids-rule-K-04 = While none of your pawns is on the track, you may roll up to three times until your own colour comes. Pawns in the goal are not on the track.
kids-rule-K-05 = Your own colour brings a waiting pawn onto your arrow square. That ends your turn.
kids-rule-K-06 = With a pawn on the track you roll only once. If you begin a turn with none there, you get your three rolls back.
kids-chapter-K-07 = Moving
kids-rule-K-07 = A pawn runs to the next square ahead that has the colour of the die, be it near or far.
kids-rule-K-08 = You choose which pawn moves. With your own colour you may also bring in a waiting pawn; some tables play that you must.
kids-rule-K-09 = A pawn may jump over any other, your own included.
kids-rule-K-10 = Land on another player’s pawn and it is knocked out: back it goes to its start square. This holds on every square of the track, arrow and entry squares included.
kids-rule-K-11 = You can’t knock out your own pawns. A move that would end on one isn’t allowed, and the pawn doesn’t look for a farther square instead.
kids-rule-K-12 = A pawn that reaches the entry square of its colour goes straight on to the last free goal square. It knocks out whoever stands on the entry square. In the goal it is safe and never moves again.
kids-rule-K-13 = No pawn passes its entry square. If the next square of a colour lies beyond it, that pawn can’t use the colour.
kids-rule-K-14 = Each pawn goes round the track once, from its arrow square to its entry square.
kids-rule-K-15 = If none of your pawns can use a roll, it is forfeited. If one can, you have to move. After your last roll it is the next player’s turn.
kids-chapter-K-16 = The end
kids-rule-K-16 = The first player with all three pawns in the goal wins, and the game ends. If the table wishes, the others play on for places.
kids-chapter-K-17 = The die
kids-rule-K-17 = The die shows the four colours. On some boards it also has a joker, which is any colour you like, and a blank, which uses up the roll.

## The board, as a screen reader tells it

kids-board-label = Board, { $squares } squares round
kids-board-pawns = Pawns
kids-board-pawn =
    { $place ->
        [start] Pawn { $number } of { $player }, waiting at the start
        [goal] Pawn { $number } of { $player }, home on goal square { $space }
       *[track]
            { $colour ->
                [blue] Pawn { $number } of { $player }, on square { $space }, blue
                [red] Pawn { $number } of { $player }, on square { $space }, red
                [yellow] Pawn { $number } of { $player }, on square { $space }, yellow
               *[green] Pawn { $number } of { $player }, on square { $space }, green
            }
    }
kids-board-die =
    { $face ->
        [blue] Die: blue
        [red] Die: red
        [yellow] Die: yellow
        [green] Die: green
        [joker] Die: joker, any colour
        [blank] Die: blank
       *[none] Die: not rolled yet
    }
kids-board-home = { $home } of { $pawns } pawns home
