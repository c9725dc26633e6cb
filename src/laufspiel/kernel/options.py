"""Options: ways a table may play that the rulebook leaves open or allows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from laufspiel.kernel.errors import OptionError

YES_NO = ("no", "yes")
WORDS_FOR_YES_NO = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}

Options = dict[str, str]


@dataclass(frozen=True)
class Option:
    """An option: its name, its values (the default is `default`) and the rule it belongs to."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str


def switch(name: str, rule: str) -> Option:
    """An option that is off unless wished for."""
    return Option(name, YES_NO, "no", rule)


def first_option(default: str, rule: str) -> Option:
    """Who begins: the option every game has."""
    return Option("first", ("birthday", "youngest", "seat", "random"), default, rule)


def settle(declared: Sequence[Option], wished: Mapping[str, str]) -> Options:
    """Every option's value: as wished, else the default. Raises OptionError for what isn't declared."""
    by_name = {option.name: option for option in declared}
    for name in wished:
        if name not in by_name:
            raise OptionError(f"There is no option “{name}”; the options are {', '.join(by_name)}.")
    return {option.name: _value(option, wished.get(option.name)) for option in declared}


def _value(option: Option, wished: str | None) -> str:
    if wished is None:
        return option.default
    value = WORDS_FOR_YES_NO.get(wished.lower(), wished) if option.values == YES_NO else wished
    if value not in option.values:
        raise OptionError(
            f"Option “{option.name}” can't be “{wished}”; it can be {', '.join(option.values)}."
        )
    return value
