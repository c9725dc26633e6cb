# Go For It! in English.
# $seat, $other and $turn are players’ names; $card, $old, $wanted, $news, $career, $week, $start and $end are titles
# of the edition. $category is house, wheels, feelin or goin. Money is in thousands of dollars.

go-for-it-title = Go For It!
go-for-it-tagline = It’s 1986, and you can have it all: house, wheels, fun and far-off places. Collect them, then dare to say so.

## Words inside other sentences

go-for-it-category =
    { $category ->
        [house] House ’n Home
        [wheels] Wheels
        [feelin] Feelin’ Good
       *[goin] Goin’ Places
    }
go-for-it-date =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { go-for-it-days }
go-for-it-days =
    { $days ->
        [1] 1st–7th
        [2] 8th–14th
        [3] 15th–21st
       *[4] 22nd–end
    }
go-for-it-score =
    { $score ->
        [one] { $score } Status card
       *[other] { $score } Status cards
    }

## What one can do

go-for-it-do-begin = { $seat } begins
go-for-it-do-birthday = Birthday in the week “{ $week }”
go-for-it-do-career = Deal the career “{ $career }”
go-for-it-do-turn-up = Turn up “{ $card }”
go-for-it-do-roll = Roll { $first } and { $second }
go-for-it-do-draw-news = Draw “{ $news }”
go-for-it-do-choose-career = Choose “{ $career }”
go-for-it-do-buy = Buy “{ $card }” for ${ $price }K ({ go-for-it-category })
go-for-it-do-buy-unseen = Buy the top card of { go-for-it-category } unseen for ${ $price }K
go-for-it-do-done-buying = Buy nothing more
go-for-it-do-go-for-it = Roll for { go-for-it-category }
go-for-it-do-keep = Keep it
go-for-it-do-swap-for = Take “{ $card }” (${ $value }K) for “{ $old }”
go-for-it-do-swap-unseen = Take the top card of { go-for-it-category } unseen for “{ $old }”
go-for-it-do-sell = Sell “{ $card }” first, from ${ $value }K ({ go-for-it-category })
go-for-it-do-raise = Bid ${ $price }K
go-for-it-do-stop-bidding = Stop bidding
go-for-it-do-close-sale =
    { $to ->
        [player] Sell “{ $card }” to { $other } for ${ $price }K
       *[bank] Sell “{ $card }” to the bank for ${ $price }K
    }
go-for-it-do-withdraw = Keep “{ $card }” after all
go-for-it-do-play-news = Play “{ $news }”
go-for-it-do-save-news = Play no News card
go-for-it-do-choose-free = Take “{ $card }” free (${ $value }K, { go-for-it-category })
go-for-it-do-lose = Give up “{ $card }” (${ $value }K, { go-for-it-category })
go-for-it-do-take =
    { $swap ->
        [yes] Ask { $other } for “{ $card }” (${ $value }K, { go-for-it-category })
       *[no] Take “{ $card }” from { $other } (${ $value }K, { go-for-it-category })
    }
go-for-it-do-give =
    { $swap ->
        [yes] Give “{ $card }” for “{ $wanted }” (${ $value }K, { go-for-it-category })
       *[no] Give { $other } “{ $card }” (${ $value }K, { go-for-it-category })
    }
go-for-it-do-risk = Roll with “{ $card }” (${ $value }K, { go-for-it-category })
go-for-it-do-let-go =
    { $what ->
        [free-card] Take no card
        [swapping] Swap nothing
       *[risking] Don’t roll
    }
go-for-it-do-propose-to = Propose a deal to { $other }
go-for-it-do-offer-card = Give “{ $card }” (${ $value }K, { go-for-it-category })
go-for-it-do-want-card = Want “{ $card }” (${ $value }K, { go-for-it-category })
go-for-it-do-offer-money = Pay ${ $amount }K
go-for-it-do-want-money = Want ${ $amount }K
go-for-it-do-make-offer = Offer { $other } this deal
go-for-it-do-drop-deal = Drop the deal
go-for-it-do-accept = Accept
go-for-it-do-decline = Decline
go-for-it-do-end-turn = End the turn
go-for-it-do-announce = “I’m going for it!”
go-for-it-do-wait = Not this year

## What happened

go-for-it-event-began = { $seat } begins.
go-for-it-event-birthday-set = { $seat }’s birthday is in the week “{ $week }” ({ go-for-it-date }).
go-for-it-event-career-taken = { $seat } starts out as “{ $career }”.
go-for-it-event-turned-up = New in the tray, { go-for-it-category }: “{ $card }”.
go-for-it-event-rolled = { $seat } rolls { $first } and { $second }.
go-for-it-event-moved = { $seat } moves the timepiece to “{ $end }” ({ go-for-it-date }).
go-for-it-event-collected = { $seat } collects ${ $amount }K.
go-for-it-event-paid = { $seat } pays ${ $amount }K.
go-for-it-event-paid-player = { $seat } pays { $other } ${ $amount }K.
go-for-it-event-bought = { $seat } buys “{ $card }” for ${ $price }K.
go-for-it-event-bought-unseen = { $seat } pays ${ $price }K for the top card of { go-for-it-category }, unseen.
go-for-it-event-got = { $seat } gets “{ $card }”.
go-for-it-event-traded-up = { $seat } trades up from “{ $old }” to “{ $card }”.
go-for-it-event-traded-unseen = { $seat } lets go of “{ $old }” for the top card of the row to the left.
go-for-it-event-roll-failed = Too low: “{ $card }” is gone, and { $seat } looks the other way.
go-for-it-event-roll-spared = Too low, but { $seat } keeps “{ $card }”: this roll cost nothing.
go-for-it-event-put-up = { $seat } puts “{ $card }” up for sale; it is worth ${ $price }K.
go-for-it-event-bid = { $seat } bids ${ $amount }K.
go-for-it-event-stopped-bidding = { $seat } is out of the auction.
go-for-it-event-sold = Sold! { $other } buys “{ $card }” from { $seat } for ${ $price }K.
go-for-it-event-sold-to-bank = The bank takes “{ $card }” from { $seat } for ${ $price }K.
go-for-it-event-withdrew = { $seat } can’t part with “{ $card }” and keeps it.
go-for-it-event-drew-news = { $seat } picks up the news.
go-for-it-event-read-extra = Extra! Extra! { $seat } reads: “{ $news }”.
go-for-it-event-played-news = { $seat } plays “{ $news }”.
go-for-it-event-news-reshuffled = Old news is good news: the discards are shuffled into a new deck.
go-for-it-event-got-free = { $seat } takes “{ $card }” free.
go-for-it-event-lost = { $seat } loses “{ $card }”.
go-for-it-event-took = { $seat } takes “{ $card }” from { $other }.
go-for-it-event-swapped = { $seat } swaps “{ $old }” for { $other }’s “{ $card }”.
go-for-it-event-protected = { $seat } is protected from the next loss by a News card.
go-for-it-event-averted = { $seat } is protected and loses nothing.
go-for-it-event-proposed = { $seat } offers { $other } { go-for-it-deal-given } for { go-for-it-deal-wanted }.
go-for-it-deal-given =
    { $gives ->
        [cards] { $given }
        [money] ${ $paid }K
       *[both] { $given } and ${ $paid }K
    }
go-for-it-deal-wanted =
    { $wants ->
        [cards] { $wanted }
        [money] ${ $asked }K
       *[both] { $wanted } and ${ $asked }K
    }
go-for-it-event-accepted = { $seat } accepts { $other }’s deal.
go-for-it-event-declined = { $seat } declines { $other }’s deal.
go-for-it-event-handed-over = “{ $card }” goes from { $seat } to { $other }.
go-for-it-event-labor-day = Labor Day number { $year }: all play stops.
go-for-it-event-salary = { $seat } collects ${ $amount }K in salary.
go-for-it-event-announced = { $seat } says: “I’m going for it!”
go-for-it-event-failed = { $seat } went for it and didn’t make it.
go-for-it-event-birthday-came = Happy birthday, { $seat }! Everybody else brings a gift.
go-for-it-event-gave = { $seat } gives { $other } “{ $card }”.
go-for-it-event-won = { $seat } wins!
go-for-it-event-years-over =
    { $year ->
        [one] The year is over, and nobody has it all. Whoever came closest wins.
       *[other] After { $year } years nobody has it all. Whoever came closest wins.
    }

## Why something isn’t allowed now

go-for-it-why-over = The game is over; a rematch starts a new one.
go-for-it-why-luck = Dice and decks decide that; wait and see what they bring.
go-for-it-why-luck-first = Dice and cards come first; choose once they lie on the table.
go-for-it-why-not-your-turn = { $turn } has to answer first; wait until you are asked.
go-for-it-why-not-asked = Nobody asks you for that now; choose what the table offers.
go-for-it-why-career-taken = Somebody else has that career; choose another.
go-for-it-why-career-settled = Careers are settled before the first turn and stay.
go-for-it-why-no-purchase = You can buy only where a space or a News card lets you.
go-for-it-why-deck-empty = No card of that category lies face down; choose an open one.
go-for-it-why-not-open = That card doesn’t lie open in the tray; choose one of the three in its row.
go-for-it-why-other-category = You may not buy in that category now; choose a card of one that the space or News card names.
go-for-it-why-too-dear = That costs ${ $price }K and you have ${ $money }K; there is no credit, so choose something cheaper.
go-for-it-why-nothing-at-stake = There is no card to trade up now; buy one first, then roll.
go-for-it-why-roll-first = Roll first: only a 6 or more trades the card up.
go-for-it-why-swap-first = This roll was good: take a card of the row to the left, or keep yours.
go-for-it-why-other-row = You trade up one row at a time; take a card of the row directly to the left.
go-for-it-why-no-sale-now = You can sell a card only where you may buy, before the first purchase.
go-for-it-why-sold-already = One card may be sold, before anything is bought; that is over for this time.
go-for-it-why-not-yours = You can sell only a card that lies in front of you.
go-for-it-why-nothing-for-sale = No card is up for sale now.
go-for-it-why-own-sale = You are the seller: sell the card or keep it, and leave bidding to the others.
go-for-it-why-not-seller = Only the seller closes the sale; bid, or stop bidding.
go-for-it-why-bid-too-high = A bid of ${ $price }K is more than your ${ $money }K; bid less, or stop bidding.
go-for-it-why-no-news-now = News cards are played after the space, as the fourth step of your own turn.
go-for-it-why-no-such-news = That News card isn’t in your hand.
go-for-it-why-extra-played = You have played an Extra! Extra! card this turn; the others must wait for your next one.
go-for-it-why-not-that-card = That card can’t be chosen here; choose one that is lit.
go-for-it-why-not-to-swap = Name a card of somebody else first, then one of your own; both of the categories that may be swapped.
go-for-it-why-not-to-take = That card doesn’t lie where you may take one; choose one that is lit.
go-for-it-why-no-gift-now = It is nobody’s birthday now, so keep your gifts.
go-for-it-why-gift-not-yours = You can give only a card of your own.
go-for-it-why-no-deal-now = Deals come on your own turn, after space and News card.
go-for-it-why-no-deals-left = You have made all the proposals of this turn; new ones come with your next turn.
go-for-it-why-nobody-there = You can make a deal only with another player at this table.
go-for-it-why-nothing-to-deal = There is nothing to trade with { $other }: a deal moves at least one card, and each side gives something.
go-for-it-why-partner-first = Choose first to whom you propose the deal.
go-for-it-why-deal-begun = You are making a deal; offer it or drop it first.
go-for-it-why-answer-first = The deal is offered; now it needs an answer, yes or no.
go-for-it-why-not-to-offer = You can give only cards that lie in front of you.
go-for-it-why-not-to-want = You can want only cards that lie in front of your partner.
go-for-it-why-money-both-ways = Money goes one way only: pay something or want something.
go-for-it-why-not-the-money = That is more money than is there.
go-for-it-why-out-of-order = A deal is put together in order: your cards, the others you want, then money, large sums first. Drop it to start anew.
go-for-it-why-one-sided = A deal moves at least one card, and each side gives something; add what is missing.
go-for-it-why-nothing-offered = Nobody has offered you a deal now.
go-for-it-why-turn-not-over = Your turn isn’t over yet: something else is asked first.
go-for-it-why-no-announcing-now = You can go for it only on Labor Day, right after the salaries.

## Options

go-for-it-option-first = Who begins
go-for-it-option-first-help = Play goes round to the left of whoever begins.
go-for-it-option-first-birthday = Latest birthday
go-for-it-option-first-youngest = The youngest
go-for-it-option-first-seat = The first seat
go-for-it-option-first-random = The dice
go-for-it-option-years = Years at most
go-for-it-option-years-help = If nobody has won by then, whoever has come closest wins.
go-for-it-option-years-5 = 5
go-for-it-option-years-10 = 10
go-for-it-option-years-20 = 20
go-for-it-option-deals = Deals a turn
go-for-it-option-deals-help = How many deals a player may propose to others in one turn.
go-for-it-option-deals-0 = None
go-for-it-option-deals-1 = One
go-for-it-option-deals-3 = Three
go-for-it-option-deals-6 = Six
go-for-it-option-wrap = Trading up from House ’n Home
go-for-it-option-wrap-help = What lies to the left of the leftmost row.
go-for-it-option-wrap-no = Nothing
go-for-it-option-wrap-yes = Goin’ Places again
go-for-it-option-careers = Careers
go-for-it-option-careers-help = They decide how your salary grows with your cards.
go-for-it-option-careers-dealt = Dealt
go-for-it-option-careers-chosen = Chosen in turn

## The rules, for a player at the table

go-for-it-in-short =
    Roll two dice and move the timepiece.
    Do what its week says: collect, pay, buy Status cards, pick up News.
    Play a News card if you like.
    Offer deals to the others if you like.
    On Labor Day comes your salary; then say “I’m going for it!” if you dare. If you have the whole set on the next Labor Day, you win.
go-for-it-chapter-G-01 = Cards and setting up
go-for-it-rule-G-01 = You need three different values of Status cards in each of the four categories when your Go For It! Round ends. When five or six play, two different values are enough.
go-for-it-rule-G-02 = There are 16 Status cards in each category: House ’n Home, Wheels, Feelin’ Good and Goin’ Places, from left to right. The face shows the card’s value, the back one price for the whole category. Several cards share a value.
go-for-it-rule-G-03 = There are 36 News cards, some of them Extra! Extra! cards, and 12 Career cards. A Career card tells what salary you get for how many Status cards.
go-for-it-rule-G-04 = Money comes in thousands of dollars. The bank never runs dry.
go-for-it-rule-G-05 = Beside each category’s deck three cards lie open. All other Status cards and the News cards are shuffled and lie face down.
go-for-it-rule-G-06 = Everybody starts with $20K.
go-for-it-rule-G-07 = There is one timepiece for everybody. It starts in the first week of January and moves round the year, one space a week, four weeks a month. Labor Day comes with the first week of September.
go-for-it-rule-G-08 = Your birthday marker lies on the week of your birthday; the days after the 28th belong to the month’s last week. If the table doesn’t know your birthday, luck draws one.
go-for-it-rule-G-09 = Everybody has another Career card, its clip at the bottom. Careers are dealt, unless the table lets everybody choose in turn.
go-for-it-rule-G-10 = The dice decide who begins, unless the table has agreed otherwise. Play goes to the left. The first seat is the banker.
go-for-it-chapter-G-11 = The turn and the News
go-for-it-rule-G-11 = A turn has six steps: roll two dice, move the timepiece, do what the space says, play a News card if you like, trade with others if you like, end the turn.
go-for-it-rule-G-12 = Where a space gives you news, do all else it says first, then take the top News card.
go-for-it-rule-G-13 = An Extra! Extra! card is read out and carried out at once, then put on the discards.
go-for-it-rule-G-14 = A regular News card is your secret. In the fourth step of your turn you may play one, a fresh one too, or save them all.
go-for-it-rule-G-15 = You play one News card a turn. After an Extra! Extra! card you may not play a regular one; two Extra! Extra! cards drawn in one turn both count.
go-for-it-rule-G-16 = When the News deck is empty, the discards are shuffled and become the new deck. If there are none, you draw nothing.
go-for-it-chapter-G-17 = Buying
go-for-it-rule-G-17 = A space or News card says in which categories you may buy and how many cards. Before you buy, you may sell one of your Status cards.
go-for-it-rule-G-18 = For an open card you pay the value on its face. The deck fills its place at once.
go-for-it-rule-G-19 = You may buy the top card of a deck unseen for the price on its back. It may be worth more, or a lot less.
go-for-it-rule-G-20 = Your Status cards lie face up in front of you.
go-for-it-rule-G-21 = You never have to buy. There is no credit: what you can’t pay, you can’t buy, and nobody ever owes more than he or she has.
go-for-it-rule-G-22 = When a deck is empty, places beside it stay empty until cards come back. What isn’t there can’t be bought.
go-for-it-chapter-G-23a = Trading up
go-for-it-rule-G-23a = Right after buying a card you may roll two dice to trade it up. With 6 or more you may swap it for any open card, or the top one unseen, of the row directly to its left.
go-for-it-rule-G-23b = As long as you roll 6 or more you may go on, one row further to the left each time. You may stop and keep the card whenever you like.
go-for-it-rule-G-23c = Below 6 the card is lost: it goes under its deck, and you get nothing back.
go-for-it-rule-G-23d = The card you swap goes under its own deck. An open card you take is replaced from its deck.
go-for-it-rule-G-23e = To the left of House ’n Home there is nothing, so there is no roll. A table may agree that Goin’ Places comes next.
go-for-it-chapter-G-24 = Selling and dealing
go-for-it-rule-G-24 = Where you may buy, you may first put one Status card up for sale at its value, and others may offer more.
go-for-it-rule-G-25 = The highest offer above the value gets the card. Without any, the bank pays the exact value, and the card goes under its deck.
go-for-it-rule-G-26 = The seller may change his or her mind until the card is sold. That was the one sale, all the same.
go-for-it-rule-G-27 = Bids go round from the seller’s left, each at least $1K above the value or the last bid. Nobody bids more than he or she has. Who stops bidding is out. At the end the seller sells or keeps the card.
go-for-it-rule-G-28 = On your own turn you may propose deals to the others, three a turn unless the table has agreed otherwise. Status cards and money may go either way, at least one card moves and each side gives something. A deal holds when the other side accepts. News cards and promises can’t be dealt in.
go-for-it-chapter-G-29 = Labor Day and birthdays
go-for-it-rule-G-29 = When the timepiece reaches or passes Labor Day, play stops. From the banker’s left everybody sets the clip by the number of his or her Status cards and collects that salary. Then the interrupted turn goes on.
go-for-it-rule-G-30 = Your clip goes to the highest row of your Career card for which you have enough Status cards, up or down.
go-for-it-rule-G-31 = When the timepiece lands on your birthday, each of the others gives you a Status card of his or her choice, or $5K, if there is no card, or whatever is left. Passing your birthday doesn’t count. Several birthdays in one week are all celebrated.
go-for-it-chapter-G-32 = The Go For It! Round and the end
go-for-it-rule-G-32 = Right after salaries on Labor Day everybody is asked in turn and may say “I’m going for it!” Without that nobody can win.
go-for-it-rule-G-33 = You needn’t have the set when you say so, but you need it when Labor Day comes round again.
go-for-it-rule-G-34 = If you went for it and lack the set on the next Labor Day, each of the others, from your left, takes one of your Status cards, whichever he or she likes.
go-for-it-rule-G-35 = If you went for it and have the set on the next Labor Day, you win and the game ends.
go-for-it-rule-G-36 = If several have made it, most Status cards win, then the highest total value; if that is equal too, they share the win.
go-for-it-rule-G-37 = On Labor Day winners come first, else the penalties of those who failed, then salaries, then new announcements. Who has failed may go for it again.
go-for-it-rule-G-38 = After ten years without a winner, or as many as the table has agreed on, the game ends: most complete categories win, then most Status cards, then the highest total value.

## The calendar and the cards, as both faces tell them

go-for-it-board-house = House ’n Home
go-for-it-board-wheels = Wheels
go-for-it-board-feelin = Feelin’ Good
go-for-it-board-goin = Goin’ Places
go-for-it-board-money = ${ $amount }K
go-for-it-board-date =
    { $month } { $week ->
        [1] 1st–7th
        [2] 8th–14th
        [3] 15th–21st
       *[4] 22nd–end
    }
# $where is any, or some with $categories as a list.
go-for-it-board-effect-collect = Collect ${ $amount }K.
go-for-it-board-effect-collect-per-card =
    { $where ->
        [any] Collect ${ $amount }K for each of your Status cards.
       *[some] Collect ${ $amount }K for each of your cards of { $categories }.
    }
go-for-it-board-effect-pay = Pay ${ $amount }K.
go-for-it-board-effect-pay-per-card =
    { $where ->
        [any] Pay ${ $amount }K for each of your Status cards.
       *[some] Pay ${ $amount }K for each of your cards of { $categories }.
    }
go-for-it-board-effect-all-collect = Everybody collects ${ $amount }K.
go-for-it-board-effect-all-pay = Everybody pays ${ $amount }K.
go-for-it-board-effect-each-pays-you = Each of the others pays you ${ $amount }K.
go-for-it-board-effect-you-pay-each = Pay each of the others ${ $amount }K.
go-for-it-board-effect-salary = Collect your salary.
go-for-it-board-effect-buy =
    { $where ->
        [any]
            { $count ->
                [one] Buy a card.
               *[other] Buy up to { $count } cards.
            }
       *[some]
            { $count ->
                [one] Buy a card: { $categories }.
               *[other] Buy up to { $count } cards: { $categories }.
            }
    }{ $amount ->
        [0] {""}
       *[other] { " " }Each ${ $amount }K off.
    }
go-for-it-board-effect-free-card =
    { $where ->
        [any] Take an open card free.
       *[some] Take an open card free: { $categories }.
    }
go-for-it-board-effect-lose-card =
    { $where ->
        [any] Lose one of your cards.
       *[some] Lose one of your cards: { $categories }.
    }
go-for-it-board-effect-take-card =
    { $where ->
        [any] Take a card from anybody.
       *[some] Take a card from anybody: { $categories }.
    }
go-for-it-board-effect-swap-card =
    { $where ->
        [any] Swap a card with anybody.
       *[some] Swap a card with anybody: { $categories }.
    }
go-for-it-board-effect-move =
    { $count ->
        [one] Move the timepiece on a week.
       *[other] Move the timepiece on { $count } weeks.
    }
go-for-it-board-effect-trade-up = Roll with one of your cards; a bad roll loses nothing.
go-for-it-board-effect-news =
    { $count ->
        [one] Pick up the news.
       *[other] Pick up { $count } News cards.
    }
go-for-it-board-effect-protect = A News card’s next loss passes you by.
go-for-it-board-rest = Nothing happens. Enjoy it.

## What is asked: $name is whose answer it is, $left how many cards or deals

go-for-it-board-ask-turn = { $name }’s turn
go-for-it-board-ask-career = { $name }: choose a career.
go-for-it-board-ask-buying =
    { $left ->
        [one] { $name }: buy a card?
       *[other] { $name }: buy up to { $left } cards?
    }
go-for-it-board-ask-trading-up = { $name }: keep it, or go for it?
go-for-it-board-ask-swapping-up = { $name }: a good roll! Which card do you take?
go-for-it-board-ask-sale = { $name }: raise the bid?
go-for-it-board-ask-sale-close = { $name }: sell, or keep it after all?
go-for-it-board-ask-news-choice = { $name }: play a News card?
go-for-it-board-ask-free-card = { $name }: take a card free.
go-for-it-board-ask-losing = { $name }: which card has to go?
go-for-it-board-ask-taking = { $name }: which card do you take?
go-for-it-board-ask-swapping = { $name }: which card would you like?
go-for-it-board-ask-swapping-for = { $name }: which card do you give for it?
go-for-it-board-ask-risking = { $name }: roll with which card?
go-for-it-board-ask-deal-idle =
    { $left ->
        [one] { $name }: one more deal, or end the turn?
       *[other] { $name }: a deal ({ $left } left), or end the turn?
    }
go-for-it-board-ask-deal-composing = { $name }: what is in the deal?
go-for-it-board-ask-deal-offered = { $name }: deal or no deal?
go-for-it-board-ask-labor-day = { $name }: are you going for it?
go-for-it-board-ask-gift = { $name }: which card do you give away?
go-for-it-board-page-trading-up = Trade up
go-for-it-board-page-swapping-up = A good roll
go-for-it-board-page-sale = Auction
go-for-it-board-page-sale-close = Auction
go-for-it-board-page-deal-offered = A deal is offered
go-for-it-board-page-gift = A birthday gift
go-for-it-board-page-career = Careers
go-for-it-board-page-news-choice = News
go-for-it-board-page-losing = A loss
go-for-it-board-page-taking = Take a card
go-for-it-board-page-swapping = Swap a card
go-for-it-board-page-swapping-for = Swap a card
go-for-it-board-page-risking = A roll for nothing
go-for-it-board-page-labor-day = Labor Day, year { $year }

## The table in the browser, also for screen readers

go-for-it-board-label = Calendar, tray and cards
go-for-it-board-calendar = The calendar
go-for-it-board-start = Start
go-for-it-board-labor-day = Labor Day
go-for-it-board-year = Year { $year } of { $years }
go-for-it-board-week-before = The week before
go-for-it-board-week-after = The week after
go-for-it-board-tray = The tray
go-for-it-board-deck =
    { $count ->
        [0] { $category }: the deck is empty
        [one] { $category }: one card face down, ${ $price }K
       *[other] { $category }: { $count } cards face down, ${ $price }K each
    }
go-for-it-board-card = { $title }, { $category }, ${ $value }K
go-for-it-board-set = { $category }: { $count } of { $target } different values
go-for-it-board-no-cards = No Status cards yet
go-for-it-board-player =
    { $name }: ${ $money }K, { $cards ->
        [one] one Status card
       *[other] { $cards } Status cards
    }, { $news ->
        [one] one News card
       *[other] { $news } News cards
    }
go-for-it-board-status =
    { $count ->
        [0] No Status cards
        [one] One Status card
       *[other] { $count } Status cards
    }
go-for-it-board-holds =
    { $news ->
        [0] No News cards in the hand.
        [one] One News card in the hand.
       *[other] { $news } News cards in the hand.
    }{ $shields ->
        [0] {""}
        [one] { " " }Protected from one loss.
       *[other] { " " }Protected from { $shields } losses.
    }
go-for-it-board-going = Going for it!
go-for-it-board-has-set = Has the set
go-for-it-board-announcing = Who is going for it?
go-for-it-board-ladder = Salary by Status cards
go-for-it-board-cards =
    { $count ->
        [0] no cards
        [one] from { $count } card
       *[other] from { $count } cards
    }
go-for-it-board-clip = the clip
go-for-it-board-coming = next time
go-for-it-board-news = News
go-for-it-board-extra = Extra! Extra!
go-for-it-board-your-news = Your News cards
go-for-it-board-open-news =
    { $hand ->
        [0] News: none in your hand
        [one] News: one card in your hand
       *[other] News: { $hand } cards in your hand
    }, { $deck } in the deck, { $discards } played
go-for-it-board-play = Play
go-for-it-board-hand-empty = You have no News cards.
go-for-it-board-discards = Played: { $count }; in the deck: { $deck }
go-for-it-board-sell = Sell a card
go-for-it-board-deal = Make a deal
go-for-it-board-back = Back
go-for-it-board-aside = Put aside
go-for-it-board-at-stake = At stake
go-for-it-board-beckons = Up for grabs
go-for-it-board-odds =
    { $good } of 36 rolls are good: { $percent } percent
go-for-it-board-good-rolls = { $good } of 36
go-for-it-board-roll-safe = With less than 6 you lose nothing this time.
go-for-it-board-roll-risk = With less than 6 the card is lost.
go-for-it-board-value = Value
go-for-it-board-bid = Highest bid
go-for-it-board-raise = Raise
go-for-it-board-bidder-highest = highest bid
go-for-it-board-bidder-out = out
go-for-it-board-bidder-asked = thinking
go-for-it-board-bidder-in = in
go-for-it-board-partner = With whom?
go-for-it-board-you-give = You give
go-for-it-board-you-want = You get
go-for-it-board-gives = gives
go-for-it-board-afterwards = afterwards
go-for-it-board-with-money = Money
go-for-it-board-no-money = No money
go-for-it-board-you-pay = You pay { $sum }
go-for-it-board-you-get = You get { $sum }
go-for-it-board-less = $1K less
go-for-it-board-more = $1K more
go-for-it-board-not-whole = Each side gives something, and at least one card moves.
go-for-it-board-send = Offer it to { $name }
go-for-it-board-dice = Dice: { $first } and { $second }, together { $sum }
go-for-it-board-dice-rest = Dice: not rolled yet
