"""The rules of Es geht seinen Gang, a chapter of life a file; ids are those of docs/rules/es-geht-seinen-gang.md.

`acting` brings the chapters together; here are the functions of the contract.
"""

from laufspiel.games.es_geht_seinen_gang.rules.acting import apply, legal
from laufspiel.games.es_geht_seinen_gang.rules.birth import setup
from laufspiel.games.es_geht_seinen_gang.rules.observing import observe
from laufspiel.games.es_geht_seinen_gang.rules.scoring import payoff
from laufspiel.kernel.luck import even_odds as odds
from laufspiel.kernel.rule import rule

__all__ = ["apply", "conceal", "legal", "observe", "odds", "payoff", "setup"]


@rule
def conceal(board, state, seat, luck):
    """Nothing is hidden: an unseen question card is drawn by luck, so nothing is drawn anew."""
