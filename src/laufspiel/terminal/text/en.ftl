# What only the terminal says.

terminal-choose = Your choice:
terminal-keys = a number plays, ? rules, b all there is, u undo, s save, q save and leave
terminal-more = … { $first } to { $last } of { $count }; + shows more
terminal-no-such-choice =
    { $most ->
        [1] There is one choice: write 1, or just press Enter. “?” shows the rules.
       *[other] Write a number from 1 to { $most }. “?” shows the rules.
    }
terminal-no-such-rule = There is no rule { $rule } in this game; “?” alone shows them all.
terminal-saved = Saved as { $file }
terminal-go-on = The match is saved. Go on with: { $command }
terminal-unsaved = The match can't be saved ({ $why }); play goes on, but look after it.
terminal-undone = Taken back.
terminal-pass-device = Pass the device to { $name }, then press Enter.
terminal-press-enter = Press Enter to go on.
terminal-born = When was { $name } born? (YYYY-MM-DD; Enter to leave it open)
terminal-no-date = “{ $written }” is no date; write year, month and day, as in 2019-05-31.
terminal-place = { $place }. { $name }
terminal-record = The record: { $file }
terminal-replay-keys = Enter next, b back, a number jumps there, q quits
terminal-replay-where = Step { $step } of { $last }
terminal-replay-no-step = Write a number from 0 to { $last }.
terminal-story = The life of { $name }
terminal-story-change = A life in your own words: its number ({ $listed }), or Enter to leave it so:
terminal-story-nobody = Write one of these numbers: { $listed }; or just press Enter.
terminal-story-lines = Write the story line by line; an empty line ends it. Nothing leaves it as it is, “-” takes the program’s words.
terminal-story-no-editor = The editor “{ $editor }” can’t be used; write here instead.
terminal-story-long = It is cut: a story has up to { $most } letters.
terminal-story-kept = The story of { $name } is kept with the record.
terminal-story-same = The life of { $name } stays as it is told.
terminal-story-afresh = The life of { $name } is told in the program’s words.

## Mensch ärgere Dich nicht Kids

terminal-kids-start = waiting
terminal-kids-goal = home
terminal-kids-square = square { $square } ({ $colour })
terminal-kids-home = { $home } of 3 home

## ¡Así es la vida!

terminal-vida-start = Start
terminal-vida-finish = Finish
terminal-vida-fortune = luck
terminal-vida-home = { $home } of { $figures } home
terminal-vida-hidden =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
terminal-vida-score =
    { $score ->
        [1] 1 point
       *[other] { $score } points
    }

## Go For It!

terminal-gfi-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
terminal-gfi-has =
    ${ $money }K, salary ${ $salary }K, { $news ->
        [0] no News
       *[other] { $news } News
    }
terminal-gfi-deal = “deal” composes one, or: deal Ben give house-3 want wheels-5 pay 4 (or get 4)
terminal-gfi-whom = A deal with whom?
terminal-gfi-give = You give which of these? (Enter for none)
terminal-gfi-want = You want which of { $name }’s? (Enter for none)
terminal-gfi-money = How much do you pay, in $K? (−4 to get 4, Enter for no money)
terminal-gfi-no-player = “{ $written }” is nobody else at this table; write a player’s name or the number of the seat.
terminal-gfi-no-card = “{ $written }” is no card; write cards as in house-3 or wheels-12.
terminal-gfi-no-money = “{ $written }” is no sum; write a whole number of $K, as in 4.

## laufspiel verify

verify-true = True: { $count ->
    [one] the one roll or card follows
   *[other] all { $count } rolls and cards follow, in their order,
} from the secret and the players' seeds.
verify-true-undone = True: { $count ->
    [one] the one roll or card follows
   *[other] all { $count } rolls and cards follow, in their order,
} from the secret and the players' seeds; { $undone ->
    [one] one more was thrown and taken back with a move.
   *[other] { $undone } more were thrown and taken back with moves.
}
verify-proves = If the fingerprint shown at the start was { $commitment }, nobody has chosen or changed a roll since then.
verify-secret = Changed: the secret of { $entry } doesn't fit its commitment.
verify-seals = Changed: fairness.seals must begin with outcome 0 and go on upwards.
verify-seeds = Changed: fairness.seeds has { $count } entries, but { $seats } sit at the table.
verify-outcome = Changed: { $entry } is { $found }, but the secret and the seeds give { $right }.
verify-impossible = Changed: { $sentence }
verify-short = Changed: after { $count } actions the record ends, but the match doesn't.
verify-numbers = Changed: fairness.numbers doesn't number each roll and card once.
