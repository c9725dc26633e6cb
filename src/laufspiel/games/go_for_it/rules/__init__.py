"""The rules of Go For It!, a chapter a file in the order of the rulebook; ids are those of docs/rules/go-for-it.md.

`choices`, `going_on` and `deeds` bring the chapters together; here are the functions of the contract.
"""

from laufspiel.games.go_for_it.rules.choices import legal
from laufspiel.games.go_for_it.rules.deeds import apply
from laufspiel.games.go_for_it.rules.ending import payoff
from laufspiel.games.go_for_it.rules.news import conceal
from laufspiel.games.go_for_it.rules.observing import observe
from laufspiel.games.go_for_it.rules.setting_up import setup
from laufspiel.kernel.luck import even_odds as odds

__all__ = ["apply", "conceal", "legal", "observe", "odds", "payoff", "setup"]
