"""Looking through piles of cards."""

from laufspiel.kernel.rule import rule


@rule
def is_twice(cards, place):
    """Whether a card lies in an earlier place too."""
    times = 0
    for earlier in range(place + 1):
        times += cards[earlier] == cards[place]
    return times > 1
