"""Go For It! written a second time, plainly, from the rulebook and the catalogue of rules alone.

Shares nothing with the program it checks but the edition's file: decks are shuffled lists, what interrupts a turn is a
call within a call, and the end of the game is an exception. Players choose uniformly among what they could tell apart.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import laufspiel

EDITIONS = Path(laufspiel.__file__).parent / "games" / "go_for_it" / "editions"
CATEGORIES = ["house", "wheels", "feelin", "goin"]
WEEKS = [f"week-{i}" for i in range(1, 49)]
LABOR_DAY = WEEKS.index("week-33")
SUMS = [100, 50, 20, 10, 5, 2, 1]
MOST_EXTRAS = 6


@cache
def printed(edition):
    return tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))


class GameOver(Exception):
    """Raised with the winners."""


def in_order(cards):
    """A player's cards as they are named in deals: row by row."""
    return sorted(cards, key=lambda card: CATEGORIES.index(card.category))


def next_parts(parts, most):
    """What a sum told so far can go on with, when every sum is told from its largest parts down."""
    return [
        amount for amount in SUMS if sum(parts) + amount <= most and told(sum(parts) + amount)[-1] == amount
    ]


def told(total):
    """A sum as a list of parts, each the largest that fits into the rest."""
    parts = []
    for amount in SUMS:
        parts += [amount] * (total // amount)
        total %= amount
    return parts


class Card:
    """A Status card. Two cards are never the same one, though they may show the same."""

    def __init__(self, category, value):
        self.category, self.value = category, value


class Player:
    def __init__(self, career, birthday):
        self.rows, self.birthday = career, birthday
        self.money = 20
        self.cards, self.news = [], []
        self.announced = False
        self.shields = 0

    def cards_in(self, categories):
        return [card for card in self.cards if card.category in categories]

    def values(self, category):
        return {card.value for card in self.cards_in([category])}

    def worth(self):
        return sum(card.value for card in self.cards)

    def salary(self):
        return max(row for row in self.rows if row[0] <= len(self.cards))[1]


class Game:
    """A game from set-up to the end; `play` gives what came of it."""

    def __init__(self, luck, seats, edition="house-1986", years="10", deals="3", wrap="no"):
        self.luck, self.box = luck, printed(edition)
        self.years, self.deals, self.wrap = int(years), int(deals), wrap == "yes"
        self.target = 3 if seats < 5 else 2
        self.steps = self.turns = self.year = self.week = 0
        self.events, self.visits = Counter(), Counter()
        self.deck, self.open = {}, {}
        for category in CATEGORIES:
            self.deck[category] = [
                Card(category, card["value"]) for card in self.box["status"] if card["category"] == category
            ]
            luck.shuffle(self.deck[category])
            self.open[category] = [self.turn_up(category) for _ in range(3)]
        self.news_deck = list(self.box["news"])
        luck.shuffle(self.news_deck)
        self.discards = []
        ladders = luck.sample([career["rows"] for career in self.box["careers"]], seats)
        self.players = [Player(rows, luck.randrange(48)) for rows in ladders]
        self.steps += 2 * seats
        self.events["birthday_set"] += seats
        self.events["career_taken"] += seats

    def play(self):
        try:
            while True:
                for player in self.players:
                    self.take_turn(player)
        except GameOver as over:
            (winners,) = over.args
        self.events["won"] += len(winners)
        scores = [len(player.cards) for player in self.players]
        shares = [(player in winners) / len(winners) for player in self.players]
        return self.turns, self.steps, scores, shares, self.events, self.visits

    def choose(self, options):
        self.steps += 1
        return self.luck.choice(options)

    def roll(self):
        self.steps += 1
        self.events["rolled"] += 1
        return self.luck.randint(1, 6) + self.luck.randint(1, 6)

    def others(self, player):
        """The other players from this one's left."""
        at = self.players.index(player)
        return [*self.players[at + 1 :], *self.players[:at]]

    def from_left(self, player):
        """All players, this one last."""
        return [*self.others(player), player]

    # A turn

    def take_turn(self, player):
        self.turns += 1
        self.extras = 0
        self.move(player, self.roll())
        self.follow(player, self.box["spaces"][self.week].get("effects", []))
        if player.news and not self.extras:
            card = self.choose([None, *player.news])
            if card:
                self.events["played_news"] += 1
                player.news.remove(card)
                self.follow(player, card["effects"])
                self.discards.append(card)
        self.deal(player)

    def move(self, player, weeks):
        passed = [(self.week + i) % 48 for i in range(1, weeks + 1)]
        self.week = passed[-1]
        self.events["moved"] += 1
        self.visits[WEEKS[self.week]] += 1
        if LABOR_DAY in passed:
            self.keep_labor_day()
        for celebrant in self.from_left(player):
            if celebrant.birthday == self.week:
                self.celebrate(celebrant)

    def follow(self, player, effects):
        for effect in effects:
            getattr(self, f"do_{effect['do']}")(player, effect)

    # The tray

    def turn_up(self, category):
        """The top card of a deck comes to an open place, if there is one."""
        if not self.deck[category]:
            return None
        self.steps += 1
        self.events["turned_up"] += 1
        return self.deck[category].pop(0)

    def take_open(self, player, card):
        row = self.open[card.category]
        row[row.index(card)] = self.turn_up(card.category)
        player.cards.append(card)

    def take_unseen(self, player, category):
        self.steps += 1
        self.events["got"] += 1
        player.cards.append(self.deck[category].pop(0))
        return player.cards[-1]

    def put_under(self, player, card):
        player.cards.remove(card)
        row = self.open[card.category]
        self.deck[card.category].append(card)
        if None in row:
            row[row.index(None)] = self.turn_up(card.category)

    def open_in(self, categories):
        return [card for category in categories for card in self.open[category] if card]

    def decks_in(self, categories):
        return [category for category in categories if self.deck[category]]

    # Buying, trading up, selling

    def do_buy(self, player, effect):
        categories, discount = effect.get("in", CATEGORIES), effect.get("discount", 0)
        left, may_sell = effect.get("count", 1), True
        while left:
            prices = {card: card.value for card in self.open_in(categories)}
            prices |= {category: self.box["backs"][category] for category in self.decks_in(categories)}
            prices = {what: max(0, price - discount) for what, price in prices.items()}
            offered = [what for what, price in prices.items() if price <= player.money]
            own = player.cards if may_sell else []
            if not offered and not own:
                return
            chosen = self.choose([*offered, *own, None])
            if chosen is None:
                return
            may_sell = False
            if chosen in own:
                self.sell(player, chosen)
                continue
            left -= 1
            player.money -= prices[chosen]
            self.trade_up(player, self.take_bought(player, chosen), is_safe=False)

    def take_bought(self, player, chosen):
        if isinstance(chosen, Card):
            self.events["bought"] += 1
            self.take_open(player, chosen)
            return chosen
        self.events["bought_unseen"] += 1
        return self.take_unseen(player, chosen)

    def left_of(self, card):
        """The category a card can be traded up to, if there are cards in it."""
        at = CATEGORIES.index(card.category) - 1
        if at < 0 and not self.wrap:
            return None
        category = CATEGORIES[at]
        return category if self.open_in([category]) or self.deck[category] else None

    def trade_up(self, player, card, is_safe):
        while self.left_of(card) and self.choose([True, False]):
            if self.roll() < 6:
                self.events["roll_spared" if is_safe else "roll_failed"] += 1
                if not is_safe:
                    self.put_under(player, card)
                return
            category = self.left_of(card)
            new = self.choose([None, *self.open_in([category]), *self.decks_in([category])])
            if new is None:
                return
            self.put_under(player, card)
            if isinstance(new, Card):
                self.events["traded_up"] += 1
                self.take_open(player, new)
                card = new
            else:
                self.events["traded_unseen"] += 1
                card = self.take_unseen(player, new)

    def sell(self, seller, card):
        self.events["put_up"] += 1
        price, buyer = self.auction(seller, card)
        if self.choose(["sell", "withdraw"]) == "withdraw":
            self.events["withdrew"] += 1
            return
        seller.money += price
        if buyer:
            self.events["sold"] += 1
            buyer.money -= price
            seller.cards.remove(card)
            buyer.cards.append(card)
        else:
            self.events["sold_to_bank"] += 1
            self.put_under(seller, card)

    def auction(self, seller, card):
        """Offers go round from the seller's left; the last one, and whose it is."""
        price, highest = card.value, None
        asked, bidding = seller, self.others(seller)
        while True:
            round_ = [other for other in self.from_left(asked) if other in bidding]
            able = [other for other in round_ if other is not highest and other.money > price]
            if not able:
                return price, highest
            asked = able[0]
            more = self.choose([None, *(amount for amount in SUMS if price + amount <= asked.money)])
            if more:
                self.events["bid"] += 1
                price, highest = price + more, asked
            else:
                self.events["stopped_bidding"] += 1
                bidding.remove(asked)

    # Dealing

    def deal(self, player):
        for _ in range(self.deals):
            partners = [
                other for other in self.players if other is not player and self.can_deal(player, other)
            ]
            partner = self.choose([None, *partners]) if partners else None
            if partner is None:
                return
            self.propose(player, partner)

    def can_deal(self, player, partner):
        return (player.cards and (partner.cards or partner.money)) or (partner.cards and player.money)

    def propose(self, player, partner):
        given, wanted, paid, asked = [], [], [], []
        mine, theirs = in_order(player.cards), in_order(partner.cards)
        while True:
            options = ["drop"]
            if (given or wanted) and (given or paid) and (wanted or asked):
                options.append("offer")
            if not wanted and not paid and not asked:
                options += [(given, card) for card in mine[mine.index(given[-1]) + 1 if given else 0 :]]
            if not paid and not asked:
                options += [
                    (wanted, card) for card in theirs[theirs.index(wanted[-1]) + 1 if wanted else 0 :]
                ]
            if not asked:
                options += [(paid, amount) for amount in next_parts(paid, player.money)]
            if not paid:
                options += [(asked, amount) for amount in next_parts(asked, partner.money)]
            chosen = self.choose(options)
            if chosen == "drop":
                return
            if chosen == "offer":
                break
            chosen[0].append(chosen[1])
        self.events["proposed"] += 1
        if self.choose(["accept", "decline"]) == "decline":
            self.events["declined"] += 1
            return
        self.events["accepted"] += 1
        self.hand_over(player, partner, given)
        self.hand_over(partner, player, wanted)
        self.pay_player(player, partner, sum(paid))
        self.pay_player(partner, player, sum(asked))

    def hand_over(self, giver, taker, cards):
        for card in cards:
            giver.cards.remove(card)
            taker.cards.append(card)
            self.events["handed_over"] += 1

    # Labor Day, birthdays, the end

    def keep_labor_day(self):
        banker = self.players[0]
        self.year += 1
        self.events["labor_day"] += 1
        announced = [player for player in self.players if player.announced]
        complete = [player for player in announced if self.complete(player) == 4]
        if complete:
            best = max((len(player.cards), player.worth()) for player in complete)
            raise GameOver([player for player in complete if (len(player.cards), player.worth()) == best])
        self.events["failed"] += len(announced)
        for failer in self.from_left(banker):
            if failer in announced:
                failer.announced = False
                self.punish(failer)
        if self.year == self.years:
            self.events["years_over"] += 1
            best = max(self.standing(player) for player in self.players)
            raise GameOver([player for player in self.players if self.standing(player) == best])
        for player in self.players:
            player.money += player.salary()
            self.events["salary"] += 1
        for player in self.from_left(banker):
            player.announced = self.choose([True, False])
            self.events["announced"] += player.announced

    def punish(self, failer):
        for taker in self.others(failer):
            if failer.cards:
                self.take_from(failer, taker, self.choose(failer.cards))

    def take_from(self, victim, taker, card):
        victim.cards.remove(card)
        taker.cards.append(card)
        self.events["took"] += 1

    def complete(self, player):
        return sum(len(player.values(category)) >= self.target for category in CATEGORIES)

    def standing(self, player):
        return self.complete(player), len(player.cards), player.worth()

    def celebrate(self, celebrant):
        self.events["birthday_came"] += 1
        for giver in self.others(celebrant):
            if giver.cards:
                card = self.choose(giver.cards)
                giver.cards.remove(card)
                celebrant.cards.append(card)
                self.events["gave"] += 1
            else:
                self.pay_player(giver, celebrant, 5)

    # What spaces and News cards say

    def gain(self, player, amount):
        player.money += amount
        self.events["collected"] += 1

    def give_up(self, player, amount):
        paid = min(amount, player.money)
        player.money -= paid
        self.events["paid"] += paid > 0

    def pay_player(self, giver, taker, amount):
        paid = min(amount, giver.money)
        giver.money -= paid
        taker.money += paid
        self.events["paid_player"] += paid > 0

    def do_collect(self, player, effect):
        self.gain(player, effect["amount"])

    def do_collect_per_card(self, player, effect):
        cards = player.cards_in(effect.get("in", CATEGORIES))
        if cards:
            self.gain(player, effect["amount"] * len(cards))

    def do_pay(self, player, effect):
        self.give_up(player, effect["amount"])

    def do_pay_per_card(self, player, effect):
        self.give_up(player, effect["amount"] * len(player.cards_in(effect.get("in", CATEGORIES))))

    def do_all_collect(self, _player, effect):
        for player in self.players:
            self.gain(player, effect["amount"])

    def do_all_pay(self, _player, effect):
        for player in self.players:
            self.give_up(player, effect["amount"])

    def do_each_pays_you(self, player, effect):
        for other in self.others(player):
            self.pay_player(other, player, effect["amount"])

    def do_you_pay_each(self, player, effect):
        for other in self.others(player):
            self.pay_player(player, other, effect["amount"])

    def do_salary(self, player, _effect):
        self.gain(player, player.salary())

    def do_free_card(self, player, effect):
        cards = self.open_in(effect.get("in", CATEGORIES))
        chosen = self.choose([None, *cards]) if cards else None
        if chosen:
            self.events["got_free"] += 1
            self.take_open(player, chosen)

    def do_lose_card(self, player, effect):
        cards = player.cards_in(effect.get("in", CATEGORIES))
        if cards and not self.averts(player):
            self.events["lost"] += 1
            self.put_under(player, self.choose(cards))

    def averts(self, player):
        if not player.shields:
            return False
        player.shields -= 1
        self.events["averted"] += 1
        return True

    def cards_of_others(self, player, effect):
        categories = effect.get("in", CATEGORIES)
        return [(other, card) for other in self.others(player) for card in other.cards_in(categories)]

    def do_take_card(self, player, effect):
        found = self.cards_of_others(player, effect)
        if found:
            victim, card = self.choose(found)
            if not self.averts(victim):
                self.take_from(victim, player, card)

    def do_swap_card(self, player, effect):
        own, found = player.cards_in(effect.get("in", CATEGORIES)), self.cards_of_others(player, effect)
        chosen = self.choose([None, *found]) if own and found else None
        if chosen:
            other, card = chosen
            old = self.choose(own)
            if not self.averts(other):
                self.events["swapped"] += 1
                other.cards.remove(card)
                player.cards.remove(old)
                other.cards.append(old)
                player.cards.append(card)

    def do_move(self, player, effect):
        self.move(player, effect["count"])

    def do_trade_up(self, player, _effect):
        cards = [card for card in player.cards if self.left_of(card)]
        card = self.choose([None, *cards]) if cards else None
        if card:
            self.trade_up(player, card, is_safe=True)

    def do_protect(self, player, _effect):
        player.shields += 1
        self.events["protected"] += 1

    def do_news(self, player, effect):
        if self.extras >= MOST_EXTRAS:
            return
        for _ in range(effect.get("count", 1)):
            if not self.news_deck and self.discards:
                self.news_deck, self.discards = self.discards, []
                self.luck.shuffle(self.news_deck)
                self.events["news_reshuffled"] += 1
            if not self.news_deck:
                return
            self.steps += 1
            self.events["drew_news"] += 1
            card = self.news_deck.pop()
            if card.get("extra"):
                self.events["read_extra"] += 1
                self.extras += 1
                self.follow(player, card["effects"])
                self.discards.append(card)
            else:
                player.news.append(card)
