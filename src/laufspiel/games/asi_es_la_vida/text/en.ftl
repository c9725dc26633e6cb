# ¡Así es la vida! in English.
# $seat and $turn are players’ names. A card comes as its kind and the number printed on it:
# $card_kind is start, minus, plus, fortune or finish.

asi-es-la-vida-title = ¡Así es la vida!
asi-es-la-vida-tagline = Snatch the good cards, dodge the bad ones and let fortune turn the worst of them. Also known as That’s Life!

## Cards inside other sentences

asi-es-la-vida-card =
    { $card_kind ->
        [minus] −{ $card_value }
        [plus] +{ $card_value }
        [fortune]
            { $card_value ->
                [0] fortune card
               *[other] fortune card { $card_value }
            }
        [finish] Finish
       *[start] Start
    }
    .the =
        { $card_kind ->
            [minus] the −{ $card_value }
            [plus] the +{ $card_value }
            [fortune] fortune card { $card_value }
            [finish] Finish
           *[start] Start
        }
asi-es-la-vida-from =
    { $start_kind ->
        [minus] from the −{ $start_value }
        [plus] from the +{ $start_value }
        [fortune] from fortune card { $start_value }
       *[start] from Start
    }
asi-es-la-vida-from-card =
    { $card_kind ->
        [minus] from the −{ $card_value }
        [plus] from the +{ $card_value }
        [fortune] from fortune card { $card_value }
       *[start] from Start
    }
asi-es-la-vida-to =
    { $end_kind ->
        [minus] to the −{ $end_value }
        [plus] to the +{ $end_value }
        [fortune] to fortune card { $end_value }
        [finish] to Finish
       *[start] to Start
    }
asi-es-la-vida-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What the table asks now

asi-es-la-vida-action-prompt = { $seat } rolled a { $face }: choose a figure or a guard.

## What one can do

asi-es-la-vida-do-begin = { $seat } begins
asi-es-la-vida-do-lay = Lay next: { asi-es-la-vida-card }
asi-es-la-vida-do-roll = Roll a { $face }
asi-es-la-vida-do-figure =
    { $takes ->
        [yes] Move a figure { asi-es-la-vida-from-card } { asi-es-la-vida-to } and take { asi-es-la-vida-card.the }
       *[no] Move a figure { asi-es-la-vida-from-card } { asi-es-la-vida-to }
    }
asi-es-la-vida-do-guard = Move a guard { asi-es-la-vida-from-card } { asi-es-la-vida-to }
asi-es-la-vida-do-figure-back =
    { $takes ->
        [yes] Move a figure back { asi-es-la-vida-from-card } { asi-es-la-vida-to } and take { asi-es-la-vida-card.the }
       *[no] Move a figure back { asi-es-la-vida-from-card } { asi-es-la-vida-to }
    }
asi-es-la-vida-do-guard-back = Move a guard back { asi-es-la-vida-from-card } { asi-es-la-vida-to }
asi-es-la-vida-do-pass = Pass and move nothing

## What happened

asi-es-la-vida-event-began = { $seat } begins.
asi-es-la-vida-event-laid = Next on the course: { asi-es-la-vida-card }.
asi-es-la-vida-event-rolled = { $seat } rolls a { $face }.
asi-es-la-vida-event-moved-figure = { $seat } moves a figure { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-moved-guard = { $seat } moves a guard { asi-es-la-vida-from } { asi-es-la-vida-to }.
asi-es-la-vida-event-took = { $seat } takes { asi-es-la-vida-card.the }.
asi-es-la-vida-event-passed-by =
    { $guards ->
        [0] Every figure has passed { asi-es-la-vida-card.the }: it leaves the game.
        [one] Every figure has passed { asi-es-la-vida-card.the }: it leaves the game, and so does the guard on it.
       *[other] Every figure has passed { asi-es-la-vida-card.the }: it leaves the game, and so do the { $guards } guards on it.
    }
asi-es-la-vida-event-recycled =
    { $guards ->
        [0] Every figure has passed { asi-es-la-vida-card.the }: it goes to the end of the course.
        [one] Every figure has passed { asi-es-la-vida-card.the }: it goes to the end of the course, and the guard on it leaves the game.
       *[other] Every figure has passed { asi-es-la-vida-card.the }: it goes to the end of the course, and the { $guards } guards on it leave the game.
    }
asi-es-la-vida-event-passed = { $seat } passes and moves nothing.
asi-es-la-vida-event-all-home = All of { $seat }’s figures have reached Finish.
asi-es-la-vida-event-took-last = As the game ends, { $seat } takes { asi-es-la-vida-card.the }.

## Why something isn’t allowed now

asi-es-la-vida-why-over = The game is over, so nothing moves any more; a rematch starts a new one.
asi-es-la-vida-why-luck = Luck alone decides that; wait and see what it brings.
asi-es-la-vida-why-roll-first = The die comes first; choose a piece once it shows a number.
asi-es-la-vida-why-not-your-turn = It is { $turn }’s turn; wait until yours comes round.
asi-es-la-vida-why-no-figure-there = None of your figures is standing on that card; choose a card where you have one.
asi-es-la-vida-why-figure-home = A figure on Finish has arrived and stays there; choose another piece.
asi-es-la-vida-why-guard-alone = A guard only moves while a figure, anybody’s, is standing on its card; choose another piece.
asi-es-la-vida-why-no-guard-there = No guard is standing on that card; choose a card where there is one.
asi-es-la-vida-why-guard-home = A guard on Finish stays there for good; choose another piece.
asi-es-la-vida-why-ones-only = Going back and passing are only for a roll of 1 at a table that has agreed on it; move a piece forward.
asi-es-la-vida-why-nothing-behind = There is nothing behind Start, so a piece there can’t go back; choose another move.

## Options

asi-es-la-vida-option-first = Who begins
asi-es-la-vida-option-first-help = Without dates of birth luck decides; with equal ones, the earlier seat.
asi-es-la-vida-option-first-birthday = Latest birthday
asi-es-la-vida-option-first-youngest = The youngest
asi-es-la-vida-option-first-seat = The first seat
asi-es-la-vida-option-first-random = Luck
asi-es-la-vida-option-tie = Equal scores
asi-es-la-vida-option-tie-help = Who wins when the best have the same number of points.
asi-es-la-vida-option-tie-shared = They share the win
asi-es-la-vida-option-tie-fewest-fortune = Fewest fortune cards wins
asi-es-la-vida-option-hidden-stock = Cards taken
asi-es-la-vida-option-hidden-stock-help = Whether everybody sees what the others have taken.
asi-es-la-vida-option-hidden-stock-no = Open to all
asi-es-la-vida-option-hidden-stock-yes = Hidden from the others
asi-es-la-vida-option-ones = A roll of 1
asi-es-la-vida-option-ones-help = Variant: a 1 may also take a piece one card back, or be passed.
asi-es-la-vida-option-ones-no = One card forward
asi-es-la-vida-option-ones-yes = Forward, back or pass
asi-es-la-vida-option-recycle = Cards everybody has passed
asi-es-la-vida-option-recycle-help = Variant: they come back at the end of the course.
asi-es-la-vida-option-recycle-no = Leave the game
asi-es-la-vida-option-recycle-yes = Go to the end
asi-es-la-vida-option-sprint = Sprint
asi-es-la-vida-option-sprint-help = Variant: the game ends when the first player has all figures home. Not together with Straggler.
asi-es-la-vida-option-sprint-no = No
asi-es-la-vida-option-sprint-yes = Yes
asi-es-la-vida-option-straggler = Straggler
asi-es-la-vida-option-straggler-help = Variant: the owner of the very last figure takes one more minus card. Not together with Sprint.
asi-es-la-vida-option-straggler-no = No
asi-es-la-vida-option-straggler-yes = Yes

## The rules, for a player at the table

asi-es-la-vida-in-short =
    Roll the die.
    Move one of your figures that many cards, or a guard that shares its card with a figure.
    If your figure was the last on its card, you take that card, plus or minus.
    When all figures are on Finish, fortune cards turn minus into plus, and the highest score wins.
asi-es-la-vida-chapter-V-01 = Setting up
asi-es-la-vida-rule-V-01 = Two to six players. Each has a colour and three figures on Start, or two figures when five or six play.
asi-es-la-vida-rule-V-02 = Between Start and Finish lie 32 cards: plus cards from +1 to +8, minus cards from −1 to −8 twice each, −9, −10 and six fortune cards.
asi-es-la-vida-rule-V-03 = The usual course: −1 to −8, the six fortune cards, the plus cards from +8 down to +1, then −1 to −10. Other courses are there to choose from.
asi-es-la-vida-rule-V-04 = Eight guards belong to nobody. On the usual course they begin on the six fortune cards, on +8 and on +7.
asi-es-la-vida-rule-V-05 = The youngest begins, and play goes clockwise. A table may agree on the latest birthday, the first seat or luck instead.
asi-es-la-vida-chapter-V-06 = The turn
asi-es-la-vida-rule-V-06 = On your turn, roll the die and move one of your figures or a guard exactly that many cards forward. Something can always move, so you may not pass.
asi-es-la-vida-rule-V-07 = You may move any guard that shares its card with at least one figure, whoever’s it is. Guards on a card without a figure can’t move.
asi-es-la-vida-rule-V-08 = Any number of figures and guards may share a card. Nobody is knocked out.
asi-es-la-vida-rule-V-09 = Whoever reaches Finish stops there, and the rest of the roll is lost. Guards may go there too; nothing ever leaves Finish.
asi-es-la-vida-chapter-V-10 = Taking cards
asi-es-la-vida-rule-V-10 = When your figure leaves a card with nobody else on it, you must take that card, a minus card too.
asi-es-la-vida-rule-V-11 = If a figure or a guard stays behind, the card stays too. Moving a guard never takes a card.
asi-es-la-vida-rule-V-12 = Start and Finish are never taken.
asi-es-la-vida-rule-V-13 = Cards that were taken leave gaps. Gaps don’t count when a piece moves.
asi-es-la-vida-rule-V-14 = Once no figure is on a card or behind it, nobody can take it any more: it leaves the game, and so do the guards on it.
asi-es-la-vida-rule-V-15 = With all your figures on Finish, you have no more turns.
asi-es-la-vida-chapter-V-16 = The end
asi-es-la-vida-rule-V-16 = The game ends when all figures are on Finish.
asi-es-la-vida-rule-V-17 = At the end, each of your fortune cards turns one minus card into plus, the largest number first. Fortune cards to spare score nothing.
asi-es-la-vida-rule-V-18 = Your score is your plus cards and turned cards less your other minus cards. The highest score wins. Equal scores share the win, unless the table lets the fewest fortune cards decide.
asi-es-la-vida-rule-V-19 = Cards taken lie open for all to see. A table may agree that all players see only their own.
asi-es-la-vida-chapter-V-ones = Variants
asi-es-la-vida-rule-V-ones = Variant: with a 1 you may move a piece one card forward, one card back, or pass. Going back onto Start is allowed. A figure that goes back takes the card it leaves as usual.
asi-es-la-vida-rule-V-recycle = Variant: a card everybody has passed goes to the end of the course, just before Finish. The guards on it leave the game.
asi-es-la-vida-rule-V-sprint = Variant: the game ends as soon as one player’s last figure gets home. All the others take the cards on which only figures of their own are standing.
asi-es-la-vida-rule-V-straggler = Variant: the game ends when only one figure isn’t home. Its owner takes the minus card with the largest number that has no guard on it, and fortune can’t turn that card.

## The course, as a screen reader tells it

asi-es-la-vida-board-label = Course of { $cards } cards
asi-es-la-vida-board-course = Cards from Start to Finish
asi-es-la-vida-board-figures =
    { $count ->
        [one] { $card }: a figure of { $player }
       *[other] { $card }: { $count } figures of { $player }
    }
asi-es-la-vida-board-guards =
    { $count ->
        [one] { $card }: a guard
       *[other] { $card }: { $count } guards
    }
asi-es-la-vida-board-die =
    { $face ->
        [0] Die: not rolled yet
       *[other] Die: { $face }
    }
asi-es-la-vida-board-home = { $home } of { $figures } figures on Finish
asi-es-la-vida-board-score = Score so far: { $score }
asi-es-la-vida-board-taken = Cards taken
asi-es-la-vida-board-turned = −{ $card_value } turned into +{ $card_value }
asi-es-la-vida-board-hidden =
    { $count ->
        [one] One hidden card
       *[other] { $count } hidden cards
    }
