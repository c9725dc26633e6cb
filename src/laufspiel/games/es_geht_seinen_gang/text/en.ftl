# Es geht seinen Gang in English.
# $seat, $other and $turn are players’ names; $space, $start, $end, $path, $partner, $good, $level, $question and $card
# are titles of the edition. $colour is green, blue, yellow or red; $kind a kind of space.

es-geht-seinen-gang-title = Es geht seinen Gang
es-geht-seinen-gang-tagline = A life in the GDR, from the birth clinic to the clouds. Having counts for nothing, only what you make of it.

## Words inside other sentences

# The points of a price; $first is the first colour there are any of.
es-geht-seinen-gang-price =
    for { $green ->
        [0] {""}
       *[other] { $green } green
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } blue
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } yellow
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } red
    }
es-geht-seinen-gang-points =
    { $colour ->
        [green] { $count } green
        [blue] { $count } blue
        [yellow] { $count } yellow
       *[red] { $count } red
    } { $count ->
        [one] point
       *[other] points
    }
es-geht-seinen-gang-life =
    { $life ->
        [woman] a woman’s life
       *[man] a man’s life
    }
es-geht-seinen-gang-certificate =
    { $certificate ->
        [class_8] 8th class
        [class_10] 10th class
        [abitur] Abitur
        [skilled_worker] skilled worker
       *[diplom] Diplom
    }
es-geht-seinen-gang-career =
    { $career ->
        [science] science
        [sport] sport
        [enterprise] the enterprise
        [party] the Party
        [crooked] the crooked path
       *[military] the military
    }
es-geht-seinen-gang-score =
    { $score ->
        [one] { $score } point converted
       *[other] { $score } points converted
    }

## What one can do

es-geht-seinen-gang-do-throw = White { $white }, black { $black }
es-geht-seinen-gang-do-roll = Roll { $face }
es-geht-seinen-gang-do-draw = Draw “{ $question }”
es-geht-seinen-gang-do-drift = Drift to: { $path }
es-geht-seinen-gang-do-live =
    { $life ->
        [woman] Live a woman’s life
       *[man] Live a man’s life
    }
es-geht-seinen-gang-do-go = Go on to: { $path }
es-geht-seinen-gang-do-stop =
    { $kind ->
        [disko] Into the Disko
        [konsum] Into the Konsum
       *[level] Stop for the career level
    }
es-geht-seinen-gang-do-pass-by =
    { $left ->
        [0] { $kind ->
            [disko] Stay outside
            [konsum] Leave the bag in the pocket
           *[level] Not this time
        }
        [one] One space further
       *[other] { $left } spaces further
    }
es-geht-seinen-gang-do-meet = Win “{ $partner }” { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-buy = Buy “{ $good }” { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-rise = Reach “{ $level }” { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-leave =
    { $kind ->
        [disko] Go home alone
        [konsum] Buy nothing more
       *[level] Stay what you are
    }
es-geht-seinen-gang-do-pay-card = Pay “{ $question }” { es-geht-seinen-gang-price }
es-geht-seinen-gang-do-pay-later = Pay nothing now
es-geht-seinen-gang-do-choose =
    { $effect ->
        [take-from-one] Take from { $other }
       *[give-to-one] Give to { $other }
    }

## What happened

es-geht-seinen-gang-event-lives-as = { $seat } lives { es-geht-seinen-gang-life }.
es-geht-seinen-gang-event-order-thrown = { $seat } throws { $total } to be born early in the round.
es-geht-seinen-gang-event-born-in-turn = { $seat } is number { $place } in the delivery room.
es-geht-seinen-gang-event-thrown = { $seat } throws white { $white }, black { $black }.
es-geht-seinen-gang-event-rolled = { $seat } rolls { $face }.
es-geht-seinen-gang-event-passed = { $seat } gets as far as “{ $end }”.
es-geht-seinen-gang-event-moved = { $seat } moves to “{ $end }”.
es-geht-seinen-gang-event-sent = { $seat } is sent to “{ $end }”.
es-geht-seinen-gang-event-went-back = { $seat } goes back to “{ $end }”.
es-geht-seinen-gang-event-gained = { $seat } gets { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-paid = { $seat } pays { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-gave = { $seat } gives { $other } { es-geht-seinen-gang-points }.
es-geht-seinen-gang-event-passed-exam =
    { $certificate ->
        [class_8] { $seat } has passed the 8th class.
        [class_10] { $seat } has passed the 10th class.
        [abitur] { $seat } has the Abitur.
        [skilled_worker] { $seat } is a skilled worker now.
       *[diplom] { $seat } has a Diplom, with stamp.
    }
es-geht-seinen-gang-event-failed-exam =
    { $certificate ->
        [class_8] { $seat } fails the 8th class: off to the workshop.
        [class_10] { $seat } fails the 10th class: off to the workshop.
        [abitur] { $seat } fails the Abitur. Production is said to educate, too.
        [skilled_worker] { $seat } fails as a skilled worker, and life goes on.
       *[diplom] { $seat } gets no Diplom. The subject was interesting.
    }
es-geht-seinen-gang-event-began-career =
    { $career ->
        [science] { $seat } goes into science.
        [sport] { $seat } goes into sport.
        [enterprise] { $seat } goes into the enterprise.
        [party] { $seat } goes into the Party.
        [crooked] { $seat } gets onto the crooked path.
       *[military] { $seat } makes a career in uniform.
    }
es-geht-seinen-gang-event-stopped = { $seat } stops: { $space }.
es-geht-seinen-gang-event-met = { $seat } and “{ $partner }” are a couple.
es-geht-seinen-gang-event-bought = { $seat } gets hold of “{ $good }”.
es-geht-seinen-gang-event-rose = { $seat } rises: “{ $level }”.
es-geht-seinen-gang-event-drew = { $seat } draws a question card: “{ $question }”.
es-geht-seinen-gang-event-kept-open = { $seat } can’t pay “{ $question }” now and keeps the card.
es-geht-seinen-gang-event-settled = { $seat } has paid “{ $question }” at last.
es-geht-seinen-gang-event-was-given = { $seat } is given “{ $good }”.
es-geht-seinen-gang-event-child =
    { $count ->
        [one] { $seat } has a child.
       *[other] { $seat } has child number { $count }.
    }
es-geht-seinen-gang-event-coup = { $seat } brings off the big coup.
es-geht-seinen-gang-event-detained =
    { $turns ->
        [one] { $seat } is detained and misses a turn.
       *[other] { $seat } is detained and misses { $turns } turns.
    }
es-geht-seinen-gang-event-imprisoned = { $seat } goes to prison.
es-geht-seinen-gang-event-sentenced =
    { $turns ->
        [one] { $seat } gets one turn, and nobody asks about the weather.
       *[other] { $seat } gets { $turns } turns.
    }
es-geht-seinen-gang-event-amnesty = Amnesty! { $seat } is released at once.
es-geht-seinen-gang-event-missed-turn =
    { $left ->
        [0] { $seat } misses a turn, the last one for now.
        [one] { $seat } misses a turn; one more is to come.
       *[other] { $seat } misses a turn; { $left } more are to come.
    }
es-geht-seinen-gang-event-died = { $seat } dies: “{ $space }”. Now between heaven and hell.
es-geht-seinen-gang-event-retired = { $seat } has arrived at the end of life, in good order.
es-geht-seinen-gang-event-hurried = { $seat } is the last one down here and is sent to the door of the last Disko.
es-geht-seinen-gang-event-scored =
    { $unpaid ->
        [0] { $seat } has converted { $points }.
       *[other] { $seat } has converted { $points }, less { $unpaid } unpaid.
    }

## Why something isn’t allowed now

es-geht-seinen-gang-why-over = Life is over and counted; a rematch is the next one.
es-geht-seinen-gang-why-luck = Dice and cards decide that, and they can’t be bribed; wait and see what comes.
es-geht-seinen-gang-why-luck-first = Dice and cards come first; choose once they lie on the table.
es-geht-seinen-gang-why-not-your-turn = { $turn } has to answer first; queue up and wait until you are called.
es-geht-seinen-gang-why-not-asked = Nobody asks you for that now; choose what the table offers.
es-geht-seinen-gang-why-life-chosen = Your life is chosen already, and there is no exchanging it.
es-geht-seinen-gang-why-no-crossing = There is no fork in the road here; choose a way when you stand at one.
es-geht-seinen-gang-why-no-such-way = No such way leads on from here; choose one of the black arrows.
es-geht-seinen-gang-why-way-early = The short path is for early births only: it takes a white 6 at the start.
es-geht-seinen-gang-why-way-late = With a white 6 you must leave by the short path, the early birth.
es-geht-seinen-gang-why-way-men = Basic service is for men; choose civil service, three years or a military career.
es-geht-seinen-gang-why-way-women = Civil service is for women; choose basic service, three years or a military career.
es-geht-seinen-gang-why-way-passed = That way needs the examination you failed; go into vocational training or where else is open.
es-geht-seinen-gang-why-way-failed = That way is for those who failed; you passed, so choose another.
es-geht-seinen-gang-why-no-stop-here = You can stop only when you come to a Disko, a Konsum or a career level.
es-geht-seinen-gang-why-stop-first = First say whether you stop here; then see what there is.
es-geht-seinen-gang-why-nowhere-to-leave = You haven’t stopped anywhere, so there is nowhere to leave.
es-geht-seinen-gang-why-no-disko = You meet life partners only at a Disko where you have stopped.
es-geht-seinen-gang-why-own-sex = “{ $partner }” is looking for somebody of the other sex; choose another, or let the table play `any_partner`.
es-geht-seinen-gang-why-no-konsum = You can buy only at a Konsum where you have stopped.
es-geht-seinen-gang-why-no-level-here = You can rise only at a career level where you have stopped.
es-geht-seinen-gang-why-other-career = That level belongs to another career; here you take those of your own path.
es-geht-seinen-gang-why-out-of-turn = “{ $card }” isn’t next for you: take the lowest free level above your own.
es-geht-seinen-gang-why-gone = “{ $card }” exists once, and { $other } has it; choose something else.
es-geht-seinen-gang-why-yours-already = “{ $card }” is yours already; more than one isn’t produced.
es-geht-seinen-gang-why-no-such-card = There is no such card in this edition; choose one from the Legend.
es-geht-seinen-gang-why-too-dear =
    Your points don’t suffice for “{ $card }”; still missing: { $green ->
        [0] {""}
       *[other] { $green } green
    }{ $blue ->
        [0] {""}
       *[other] { $first ->
            [blue] {""}
           *[other] {", "}
        }{ $blue } blue
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } yellow
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } red
    }.
es-geht-seinen-gang-why-paid-at-once = At this table open cards are paid by themselves, as soon as the points are there.
es-geht-seinen-gang-why-no-paying-now = Open cards are paid at the beginning of your turn, before the dice.
es-geht-seinen-gang-why-no-open-card = That card doesn’t lie open before you, so there is nothing to pay.
es-geht-seinen-gang-why-no-choosing-now = No card asks you now to choose somebody.
es-geht-seinen-gang-why-nobody-there = Choose somebody else at this table.
es-geht-seinen-gang-why-life-over = { $other } has left this life and is beyond such cards; choose somebody else.
es-geht-seinen-gang-why-nothing-to-take = { $other } has none of the points the card is about; choose somebody else.

## Options

es-geht-seinen-gang-option-first = Who begins
es-geht-seinen-gang-option-first-help = After that it goes round; with the dice everybody plays in the order of the throws.
es-geht-seinen-gang-option-first-birthday = Latest birthday
es-geht-seinen-gang-option-first-youngest = The youngest
es-geht-seinen-gang-option-first-seat = The first seat
es-geht-seinen-gang-option-first-random = The dice
es-geht-seinen-gang-option-any-partner = Free choice at the Disko
es-geht-seinen-gang-option-any-partner-help = Whether life partners may also be of one’s own sex.
es-geht-seinen-gang-option-any-partner-no = The other sex
es-geht-seinen-gang-option-any-partner-yes = Whoever one likes
es-geht-seinen-gang-option-pay-open = Open question cards
es-geht-seinen-gang-option-pay-open-help = When demands that couldn’t be met are paid.
es-geht-seinen-gang-option-pay-open-at-once = As soon as possible
es-geht-seinen-gang-option-pay-open-when-wished = When one likes
es-geht-seinen-gang-option-paths = Careers
es-geht-seinen-gang-option-paths-help = Whether you choose service and career yourself or are assigned to them.
es-geht-seinen-gang-option-paths-chosen = Chosen
es-geht-seinen-gang-option-paths-drawn = Assigned by luck

## The rules, for a player at the table

es-geht-seinen-gang-in-short =
    Throw the white die and the black one.
    Move by the white die and use the space: dots bring chips.
    Then move by the black die and use that space too.
    At Disko, Konsum, examinations and career levels you convert chips into cards; stopping there ends the turn.
    Only what you have converted counts at the end of life.
es-geht-seinen-gang-chapter-E-01 = Points and cards
es-geht-seinen-gang-rule-E-01 = Two to six players have a figure each. At the start you choose a woman’s or a man’s life; Disko and service depend on it.
es-geht-seinen-gang-rule-E-02 = There are four kinds of points, as chips: green for sport, beauty and health, blue for knowledge, yellow for money, red for relationships.
es-geht-seinen-gang-rule-E-03 = If a die takes you to a space with dots, you get a chip for each dot. With two dice you can collect twice a turn.
es-geht-seinen-gang-rule-E-04 = You convert chips into cards: goods at the Konsum, a partner at the Disko, levels of your career, certificates at examinations. The Legend tells everybody what each takes.
es-geht-seinen-gang-rule-E-05 = A card counts as many points as were converted for it.
es-geht-seinen-gang-rule-E-06 = Whoever has converted most by the end of life wins. Chips you still hold count nothing.
es-geht-seinen-gang-rule-E-07 = Every partner, good and level exists once. Whoever takes it keeps it.
es-geht-seinen-gang-chapter-E-08 = Throwing and moving
es-geht-seinen-gang-rule-E-08 = All begin in the birth clinic. Both dice decide the order of play, from the highest total down; ties throw again. The table may agree instead who begins.
es-geht-seinen-gang-rule-E-09 = A turn is a throw of two dice: first you move by the white one and use the space, then by the black one and use that space.
es-geht-seinen-gang-rule-E-10 = A 6 brings no extra throw.
es-geht-seinen-gang-rule-E-11 = If your first white die is a 6, you take the short path, the early birth. All others take the longer one with more to collect.
es-geht-seinen-gang-rule-E-12 = Where black arrows part, you choose your way, whether you set out from there or come past.
es-geht-seinen-gang-rule-E-13 = If a move ends on a red arrow, you are put at once where it points and use that space. Whoever only comes past goes straight on.
es-geht-seinen-gang-rule-E-14 = At an examination you must stop. At Disko, Konsum and career levels you can, also in passing. Whoever stops loses the rest of the throw, the black die included.
es-geht-seinen-gang-rule-E-15 = Question, pram and death count only if a die ends there. A question that the white die ends on costs you the black one.
es-geht-seinen-gang-chapter-E-16 = School, training, examinations
es-geht-seinen-gang-rule-E-16 = Every examination on your way must be taken.
es-geht-seinen-gang-rule-E-17 = 8th class, 10th class, Abitur and skilled worker take one blue point each; the certificate counts 1.
es-geht-seinen-gang-rule-E-18 = Without the blue point you fail and go into vocational training, to become a skilled worker at least. If you fail there too, life goes on without.
es-geht-seinen-gang-rule-E-19 = After passing, too, you may go straight into vocational training.
es-geht-seinen-gang-rule-E-20 = The Diplom takes three blue and one red and counts 4. After the Abitur you reach it by studying, after a failed Abitur by the work placement; after earlier vocational training not at all.
es-geht-seinen-gang-rule-E-21 = Points for an examination are converted by themselves if they are there; the way afterwards is yours to choose.
es-geht-seinen-gang-chapter-E-22 = Questions and the pram
es-geht-seinen-gang-rule-E-22 = Who ends on a question space draws the top card and does what it says. Used cards go under the deck.
es-geht-seinen-gang-rule-E-23 = If you can’t meet a demand, the card stays open before you. It is paid as soon as the points are there, before anything else; what is unpaid at the end is taken off your total.
es-geht-seinen-gang-rule-E-24 = On a pram a player with a life partner has a child and two yellow points of child benefit. Without a partner nothing happens. Children are loved, but score nothing.
es-geht-seinen-gang-chapter-E-25 = Disko and Konsum
es-geht-seinen-gang-rule-E-25 = On a visit to the Disko you can win one partner of the other sex whose demands you meet, or of either sex if the table has agreed so.
es-geht-seinen-gang-rule-E-26 = On a visit to the Konsum you can buy as many goods as you can pay for and as there are.
es-geht-seinen-gang-chapter-E-27 = Service
es-geht-seinen-gang-rule-E-27 = At the conscription office everybody may choose the military career.
es-geht-seinen-gang-rule-E-28 = Otherwise men do basic service or three years, women civil service or three years.
es-geht-seinen-gang-rule-E-29 = In three years’ service and the military career a minus sends you back so many spaces. You use the space you come to; another minus there isn’t followed.
es-geht-seinen-gang-chapter-E-30 = Careers
es-geht-seinen-gang-rule-E-30 = After service you choose a career: science, sport, enterprise, Party or the crooked path. The table may leave that, and the service, to luck.
es-geht-seinen-gang-rule-E-31 = At a career level you can take one level, the lowest free one above your own, if you have the points for it.
es-geht-seinen-gang-rule-E-32 = The crooked path knows detention, in which turns are missed, prison, the big coup for ten yellow, and the level of gangster boss.
es-geht-seinen-gang-rule-E-33 = In the dark area you play with one die. If the white die takes you there, the black one isn’t moved.
es-geht-seinen-gang-rule-E-34 = A red arrow in the dark area always points to prison.
es-geht-seinen-gang-rule-E-35 = In prison you stop and roll one die: 1 to 5 are turns to miss, a 6 is an amnesty. Either way this turn is over.
es-geht-seinen-gang-rule-E-36 = The way out of prison has spaces that cost yellow points, but no more than you have.
es-geht-seinen-gang-chapter-E-37 = Death and the end
es-geht-seinen-gang-rule-E-37 = On every path death lies in wait. If a die ends there, life is over at once; what you have converted counts.
es-geht-seinen-gang-rule-E-38 = All paths meet before the last Disko and lead to the end of life. Whoever arrives has finished.
es-geht-seinen-gang-rule-E-39 = When only one player is left, that figure is put in front of the last Disko, unless it is past it, and has one more throw. Then the light goes out.
es-geht-seinen-gang-rule-E-40 = At the end all tell their life from their cards, and then their total. The program suggests a story.
es-geht-seinen-gang-rule-E-41 = The highest total wins and sits on the highest cloud. Equal totals share it.

## The board and the cards, as both faces tell them

es-geht-seinen-gang-board-points =
    { $colour ->
        [green] { $count } green
        [blue] { $count } blue
        [yellow] { $count } yellow
       *[red] { $count } red
    }
es-geht-seinen-gang-board-no-points = nothing
es-geht-seinen-gang-board-colour-green = Green: sport, beauty, health
es-geht-seinen-gang-board-colour-blue = Blue: intelligence, knowledge
es-geht-seinen-gang-board-colour-yellow = Yellow: money, valuables
es-geht-seinen-gang-board-colour-red = Red: commitment, relationships
es-geht-seinen-gang-board-life-woman = Woman
es-geht-seinen-gang-board-life-man = Man
es-geht-seinen-gang-board-certificate-class-8 = 8th class
es-geht-seinen-gang-board-certificate-class-10 = 10th class
es-geht-seinen-gang-board-certificate-abitur = Abitur
es-geht-seinen-gang-board-certificate-skilled-worker = Skilled worker
es-geht-seinen-gang-board-certificate-diplom = Diplom
es-geht-seinen-gang-board-career-science = Science
es-geht-seinen-gang-board-career-sport = Sport
es-geht-seinen-gang-board-career-enterprise = Enterprise
es-geht-seinen-gang-board-career-party = Party
es-geht-seinen-gang-board-career-crooked = Crooked path
es-geht-seinen-gang-board-career-military = Military

# What a space does besides its dots; $number is of spaces, turns or yellow points.
es-geht-seinen-gang-board-space-plain = empty
es-geht-seinen-gang-board-space-exam = Examination: { es-geht-seinen-gang-certificate }
es-geht-seinen-gang-board-space-disko = Disko
es-geht-seinen-gang-board-space-konsum = Konsum
es-geht-seinen-gang-board-space-level = Career level
es-geht-seinen-gang-board-space-question = Question card
es-geht-seinen-gang-board-space-pram = Pram
es-geht-seinen-gang-board-space-death = Death
es-geht-seinen-gang-board-space-back =
    { $number ->
        [one] { $number } space back
       *[other] { $number } spaces back
    }
es-geht-seinen-gang-board-space-detention =
    { $number ->
        [one] Detention, { $number } turn
       *[other] Detention, { $number } turns
    }
es-geht-seinen-gang-board-space-prison = Prison
es-geht-seinen-gang-board-space-fine = { $number } yellow to pay
es-geht-seinen-gang-board-space-coup = The big coup: { $number } yellow
es-geht-seinen-gang-board-space-end = End of life
es-geht-seinen-gang-board-space-red = red arrow to “{ $space }”

# For whom a way is open.
es-geht-seinen-gang-board-way-always = for everybody
es-geht-seinen-gang-board-way-early = with a white 6
es-geht-seinen-gang-board-way-late = without a white 6
es-geht-seinen-gang-board-way-man = for men
es-geht-seinen-gang-board-way-woman = for women
es-geht-seinen-gang-board-way-passed = after passing
es-geht-seinen-gang-board-way-failed = after failing

# What question cards do; $points is a list such as “2 green, 1 red”.
es-geht-seinen-gang-board-effect-gain = You get { $points }.
es-geht-seinen-gang-board-effect-demand = Demanded: { $points }.
es-geht-seinen-gang-board-effect-forward =
    { $count ->
        [one] { $count } space forward.
       *[other] { $count } spaces forward.
    }
es-geht-seinen-gang-board-effect-back =
    { $count ->
        [one] { $count } space back.
       *[other] { $count } spaces back.
    }
es-geht-seinen-gang-board-effect-to-space = Go to “{ $space }”.
es-geht-seinen-gang-board-effect-to-crooked = Onto the crooked path.
es-geht-seinen-gang-board-effect-to-prison = To prison, without detours.
es-geht-seinen-gang-board-effect-miss-turns =
    { $count ->
        [one] Miss a turn.
       *[other] Miss { $count } turns.
    }
es-geht-seinen-gang-board-effect-gift = “{ $good }” is yours, if it is still there.
es-geht-seinen-gang-board-effect-all-gain = Everybody gets { $points }.
es-geht-seinen-gang-board-effect-others-gain = Each of the others gets { $points }.
es-geht-seinen-gang-board-effect-each-gives-you = Each of the others gives you { $points }.
es-geht-seinen-gang-board-effect-you-give-each = Give each of the others { $points }.
es-geht-seinen-gang-board-effect-take-from-one = Take { $points } from somebody.
es-geht-seinen-gang-board-effect-give-to-one = Give somebody { $points }.

# For whom an effect holds; $effect is its sentence.
es-geht-seinen-gang-board-if-woman = In a woman’s life: { $effect }
es-geht-seinen-gang-board-if-man = In a man’s life: { $effect }
es-geht-seinen-gang-board-if-partner = With a partner: { $effect }
es-geht-seinen-gang-board-if-single = Without a partner: { $effect }
es-geht-seinen-gang-board-if-child = With a child: { $effect }
es-geht-seinen-gang-board-if-diplom = With a Diplom: { $effect }
es-geht-seinen-gang-board-if-no-diplom = Without a Diplom: { $effect }
es-geht-seinen-gang-board-if-good = With a good from the Konsum: { $effect }

# Why something on offer can’t be had.
es-geht-seinen-gang-board-not-taken = { $name } has it
es-geht-seinen-gang-board-not-own-sex = looking for the other sex
es-geht-seinen-gang-board-not-out-of-turn = not your turn yet
es-geht-seinen-gang-board-not-points = not enough points
es-geht-seinen-gang-board-can = you can have it

## What is asked; $name answers or throws

es-geht-seinen-gang-board-ask-over = Life is over
es-geht-seinen-gang-board-ask-throw-order = { $name } throws for the order of play
es-geht-seinen-gang-board-ask-throw-turn = { $name } throws both dice
es-geht-seinen-gang-board-ask-throw-one = { $name } throws one die
es-geht-seinen-gang-board-ask-throw-prison = { $name } rolls in prison: turns to miss, or a 6 for amnesty
es-geht-seinen-gang-board-ask-draw = { $name } draws a question card
es-geht-seinen-gang-board-ask-choosing-life = { $name }: Whose life will it be?
es-geht-seinen-gang-board-ask-choosing-way =
    { $left ->
        [one] { $name }: Which way? One space to go.
       *[other] { $name }: Which way? { $left } spaces to go.
    }
es-geht-seinen-gang-board-ask-stopping =
    { $name }: { $kind ->
        [disko] Stop at the Disko?
        [konsum] Stop at the Konsum?
       *[level] Stop for a career level?
    }{ $forfeits ->
        [0] {""}
        [one] {" "}That costs one space of the throw.
       *[other] {" "}That costs { $forfeits } spaces of the throw.
    }
es-geht-seinen-gang-board-ask-visiting =
    { $name }: { $kind ->
        [disko] Whom would you like?
        [konsum] What may it be?
       *[level] Take the next level?
    }
es-geht-seinen-gang-board-ask-choosing-other =
    { $name }: { $effect ->
        [take-from-one] From whom do you take?
       *[give-to-one] To whom do you give?
    }
es-geht-seinen-gang-board-ask-paying = { $name }: Pay open cards before the throw?

## The lives at the table

es-geht-seinen-gang-board-worth = worth { $score }
es-geht-seinen-gang-board-unpaid = { $unpaid } unpaid
es-geht-seinen-gang-board-misses =
    { $count ->
        [one] misses { $count } turn
       *[other] misses { $count } turns
    }
es-geht-seinen-gang-board-children =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
es-geht-seinen-gang-board-died = dead
es-geht-seinen-gang-board-arrived = at the end of life
es-geht-seinen-gang-board-open-card = still to pay: “{ $question }” ({ $points })
es-geht-seinen-gang-board-deck =
    { $count ->
        [one] { $count } question card never seen
       *[other] { $count } question cards never seen
    }
es-geht-seinen-gang-board-last = The last throw

## In the browser

es-geht-seinen-gang-board-label = The board
es-geht-seinen-gang-board-controls = Looking at the board
es-geht-seinen-gang-board-imprint = Game board, cardboard, first choice. Points: EVP
es-geht-seinen-gang-board-between = Between heaven and hell
es-geht-seinen-gang-board-heaven = Between heaven and hell
es-geht-seinen-gang-board-less-unpaid = { $score } less { $unpaid } unpaid
es-geht-seinen-gang-board-aside = Put aside
es-geht-seinen-gang-board-back = Back to the question
es-geht-seinen-gang-board-back-to-clouds = Back to the clouds
es-geht-seinen-gang-board-legend = Legend
es-geht-seinen-gang-board-closer = Closer
es-geht-seinen-gang-board-farther = Farther away
es-geht-seinen-gang-board-whole = The whole board
es-geht-seinen-gang-board-follow = Follow whose turn it is
es-geht-seinen-gang-board-figures = The figures
es-geht-seinen-gang-board-spaces = The spaces, path by path
es-geht-seinen-gang-board-exam = Examination: everybody stops
es-geht-seinen-gang-board-certificates = Certificates
es-geht-seinen-gang-board-partners-woman = Women at the Disko
es-geht-seinen-gang-board-partners-man = Men at the Disko
es-geht-seinen-gang-board-goods = Goods at the Konsum
es-geht-seinen-gang-board-page-disko = Disko: who is here
es-geht-seinen-gang-board-page-konsum = Konsum: what there is
es-geht-seinen-gang-board-page-level = The career ladder
es-geht-seinen-gang-board-page-paying = Open cards
es-geht-seinen-gang-board-page-choosing-other = Question card
es-geht-seinen-gang-board-price-lacking = { $points }; still missing: { $missing }
es-geht-seinen-gang-board-no-cards = Nothing converted yet.
es-geht-seinen-gang-board-dice-rest = Dice: not thrown yet
es-geht-seinen-gang-board-player =
    { $name }: worth { $score }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }; chips: { $chips }
es-geht-seinen-gang-board-dice =
    { $black ->
        [0] White die: { $white }
       *[other] White die: { $white }, black die: { $black }
    }
