"""Every language says everything: no message missing, none without its arguments, nobody addressed stiffly."""

import ast
import inspect
import itertools
import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import laufspiel
from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.kernel.contract import LUCK, Game
from laufspiel.kernel.declared import Kind
from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.view import TypedEvent
from laufspiel.kernel.words import Argument, Words
from laufspiel.words import rule_ids

SOURCE = Path(laufspiel.__file__).parent
FOLDERS = sorted(str(file.parent.relative_to(SOURCE)) for file in SOURCE.rglob("text/en.ftl"))
DOCS = Path(__file__).parent.parent / "docs"
A_NUMBER = 5

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", all_games().values(), ids=all_games())
every_edition = pytest.mark.parametrize(
    ("game_id", "edition"), [(id, name) for id in all_games() for name in edition_files(id)]
)
every_folder = pytest.mark.parametrize("folder", FOLDERS)


def folder_of(game: Game) -> str:
    return str(Path(*game.package.split(".")[1:], "text"))


def text_of(folder: str, language: str) -> str:
    return (SOURCE / folder / f"{language}.ftl").read_text("utf-8")


@cache
def parsed(folder: str, language: str) -> fluent.Resource:
    return FluentParser().parse(text_of(folder, language))


def messages(folder: str, language: str) -> list[fluent.Message]:
    return [entry for entry in parsed(folder, language).body if isinstance(entry, fluent.Message)]


def ids(folder: str, language: str) -> list[str]:
    return [message.id.name for message in messages(folder, language)]


@cache
def all_messages(language: str) -> dict[str, fluent.Message]:
    return {message.id.name: message for folder in FOLDERS for message in messages(folder, language)}


# The files


@every_language
@every_folder
def test_a_file_holds_nothing_but_messages_each_once(folder: str, language: str) -> None:
    junk = [entry.content for entry in parsed(folder, language).body if isinstance(entry, fluent.Junk)]
    assert junk == []
    found = ids(folder, language)
    assert [id for id in found if found.count(id) > 1] == []


@every_language
@every_folder
def test_every_language_has_the_same_messages(folder: str, language: str) -> None:
    assert set(ids(folder, language)) == set(ids(folder, "en"))


@every_language
@every_game
def test_every_message_of_a_game_begins_with_its_id(game: Game, language: str) -> None:
    assert [id for id in ids(folder_of(game), language) if not id.startswith(f"{game.id}-")] == []


# What each game has to say


def needed(game: Game) -> Iterator[str]:
    yield from ("title", "tagline")
    yield from (f"do-{kind}" for kind in game.actions.kinds)
    yield from (f"event-{kind.name}" for kind in game.events.kinds)
    yield from (f"rule-{rule}" for rule in catalogued(game))
    yield from (f"why-{why}" for why in reasons(game))
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{value}" for value in option.values)


def catalogued(game: Game) -> list[str]:
    """The rule ids in the tables of the game's catalogue."""
    catalogue = (DOCS / "rules" / f"{game.id}.md").read_text("utf-8")
    return re.findall(r"^\| ([A-Z]+-\w+) \|", catalogue, re.MULTILINE)


def reasons(game: Game) -> set[str]:
    """Every reason the game's refusals give, read off the first argument of their calls."""
    module = import_module(f"{game.package}.refusals")
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    first = [call.args[0] for call in calls if getattr(call.func, "id", "") == "_refusal"]
    spoken = itertools.chain.from_iterable(_outcomes(argument) for argument in first)
    return set(spoken)


def _outcomes(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return _outcomes(argument.body) + _outcomes(argument.orelse)
    assert isinstance(argument, ast.Constant), "a reason is named where it is given"
    return [str(argument.value)]


@every_language
@every_game
def test_a_game_names_all_that_can_be_done_happen_be_chosen_or_refused(game: Game, language: str) -> None:
    wanted = [f"{game.id}-{name}".replace("_", "-") for name in needed(game)]
    assert len(wanted) > 50
    assert sorted(set(wanted) - set(ids(folder_of(game), language))) == []


@every_game
def test_the_rules_drawer_shows_the_rules_of_the_catalogue_in_their_order(game: Game) -> None:
    assert rule_ids(game) == catalogued(game)


@every_game
def test_the_rules_drawer_has_the_chapters_of_the_catalogue(game: Game) -> None:
    begun = re.findall(rf"^{game.id}-chapter-([A-Z]+-\w+) =", text_of(folder_of(game), "en"), re.MULTILINE)
    assert begun == [chapter[0] for chapter in chapters(game) if chapter]
    assert f"{game.id}-in-short" in ids(folder_of(game), "en")


def chapters(game: Game) -> list[list[str]]:
    """The rule ids of each chapter of the game's catalogue."""
    catalogue = (DOCS / "rules" / f"{game.id}.md").read_text("utf-8")
    return [
        re.findall(r"^\| ([A-Z]+-\w+) \|", part, re.MULTILINE)
        for part in re.split(r"^## ", catalogue, flags=re.MULTILINE)
    ]


@every_game
def test_every_rule_that_an_option_or_refusal_names_is_in_the_catalogue(game: Game) -> None:
    source = inspect.getsource(import_module(f"{game.package}.refusals"))
    named = {option.rule for option in game.options} | set(re.findall(r'"([A-Z]+-\w+)"', source))
    assert sorted(named - set(catalogued(game))) == []


WEB = Path(__file__).parent.parent / "web" / "src"
IN_PAGES = re.compile(r"\bt\(\s*'([a-z][a-z0-9-]+)'")
NAMED_BY = {
    ".svelte": IN_PAGES,
    ".ts": IN_PAGES,
    ".py": re.compile(r"\b(?:tell|Words|Unfit)\(\s*\"([a-z][a-z0-9-]+)\""),
}


@pytest.mark.parametrize("root", [WEB, SOURCE], ids=["pages", "program"])
def test_every_message_named_in_the_code_is_there(root: Path) -> None:
    files = [file for file in sorted(root.rglob("*")) if file.suffix in NAMED_BY]
    named = {id: file.name for file in files for id in NAMED_BY[file.suffix].findall(file.read_text("utf-8"))}
    assert named
    assert {id: file for id, file in named.items() if id not in all_messages("en")} == {}


# What they say it with


class References(Visitor):
    """What a message refers to: variables, with the values its selectors know, and other messages."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            keys = {
                getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants
            }
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def references(message: fluent.Message, language: str) -> References:
    found = References()
    found.visit(message)
    for name in list(found.messages):
        inner = references(all_messages(language)[name], language)
        for variable, keys in inner.variables.items():
            found.variables.setdefault(variable, set()).update(keys)
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def samples(keys: set[str]) -> list[Argument]:
    """Values that reach every variant: the keys themselves, or numbers where the variants are numbers."""
    if not keys:
        return [A_NUMBER]
    if all(key in PLURALS or key.isdigit() for key in keys):
        return [1, A_NUMBER, *(int(key) for key in keys if key.isdigit())]
    return sorted(keys)


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        bundle.add_resource(FluentResource(text_of(folder, language)))
    return bundle


def errors_in(words: Words, language: str) -> list[str]:
    bundle = bundle_of(language)
    message = bundle.get_message(words.id)
    patterns = [message.value, *message.attributes.values()]
    told = [bundle.format_pattern(pattern, dict(words.args)) for pattern in patterns if pattern]
    wrong = [f"{words}: {error}" for _, errors in told for error in errors]
    return wrong + [f"{words} says nothing" for text, _ in told if not str(text).strip()]


@every_language
@every_folder
def test_every_variant_of_every_message_can_be_said(folder: str, language: str) -> None:
    for message in messages(folder, language):
        variables = references(message, language).variables
        for values in itertools.product(*(samples(keys) for keys in variables.values())):
            words = Words(message.id.name, dict(zip(variables, values, strict=True)))
            assert errors_in(words, language) == []


@every_language
@every_game
def test_log_lines_need_nothing_that_an_event_does_not_tell(game: Game, language: str) -> None:
    for kind in game.events.kinds:
        for values in outermost(kind):
            event = {"event": kind.name, **kind.shown(values)}
            assert errors_in(words_of(game, event), language) == []


def words_of(game: Game, event: TypedEvent) -> Words:
    """The words of an event before which nothing was done."""
    kind = str(event["event"])
    if kind in game.lines:
        return game.lines[kind](event, ())
    return Words(f"{game.id}-event-{kind}".replace("_", "-"), game.event_arguments(event))


def outermost(kind: Kind) -> Iterator[tuple[int, ...]]:
    """The first, second and last value of each field, in all combinations."""
    return itertools.product(*({0, 1 % part.size, part.size - 1} for part in kind.fields))


@every_language
@every_edition
def test_choices_and_refusals_of_a_game_can_be_said(game_id: str, edition: str, language: str) -> None:
    heard = spoken_in_a_game(game_id, edition)
    kinds = {words.id.removeprefix(f"{game_id}-").split("-")[0] for words in heard}
    assert kinds == {"do", "why"}
    assert [wrong for words in heard for wrong in errors_in(words, language)] == []


@cache
def spoken_in_a_game(game_id: str, edition: str) -> list[Words]:
    """The words of every choice, and now and then of every refusal, in a random game with every option on."""
    match, luck = laid(game_id, edition), SeededLuck(8)
    heard: dict[str, Words] = {}
    while not match.is_over:
        found = [choice.words for choice in match.choices()]
        if len(match.actions) % 13 == 0:
            found += refusals(match)
        heard |= {repr(words): words for words in found}
        act_once(match, luck)
    heard |= {repr(words): words for words in refusals(match)}
    return list(heard.values())


def act_once(match: Match, luck: SeededLuck) -> None:
    legal = match.legal()
    match.draw_luck(luck) if match.actor == LUCK else match.act(legal[luck.below(len(legal))])


def laid(game_id: str, edition: str) -> Match:
    game, board = all_games()[game_id], shipped_edition(game_id, edition)
    seats = [Seat(colour.title(), colour) for colour in game.default_colours(board, game.most)]
    options = {option.name: option.values[-1] for option in game.options}
    if game_id == "asi-es-la-vida":
        options["sprint"] = "no"  # excludes straggler
    return Match(prepare(game, board, options, seats, date(2026, 11, 30)))


def refusals(match: Match) -> list[Words]:
    listed = set(match.legal())
    others = [action for action in range(match.game.actions.count) if action not in listed]
    seats = range(len(match.setup.seats))
    unfit = [(seat, action) for seat in seats for action in others]
    return [match.why_not(seat, action).words for seat, action in unfit]


@every_language
@every_edition
def test_no_two_choices_sound_the_same(game_id: str, edition: str, language: str) -> None:
    match, luck = laid(game_id, edition), SeededLuck(9)
    while not match.is_over:
        said = [sentence(choice.words, language) for choice in match.choices()]
        assert len(set(said)) == len(said), said
        act_once(match, luck)


def sentence(words: Words, language: str) -> str:
    bundle = bundle_of(language)
    return str(bundle.format_pattern(bundle.get_message(words.id).value, dict(words.args))[0])


# How they say it


@every_folder
def test_german_says_du(folder: str) -> None:
    stiff = re.compile(r"\b(Sie|Ihnen|Ihre?[mnrs]?)\b")
    assert [line for line in text_of(folder, "de").splitlines() if stiff.search(line)] == []


@every_folder
def test_spanish_says_tu_and_vosotros(folder: str) -> None:
    stiff = re.compile(r"\busted(es)?\b", re.IGNORECASE)
    assert [line for line in text_of(folder, "es").splitlines() if stiff.search(line)] == []


@every_folder
def test_spanish_opens_what_it_closes(folder: str) -> None:
    said = [line for line in text_of(folder, "es").splitlines() if not line.startswith("#")]
    for opening, closing in ("¿?", "¡!"):
        closed = re.compile(rf"[\w}}»)]\{closing}")  # a lone ? may be the name of a key
        assert [line for line in said if line.count(opening) != len(closed.findall(line))] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_game
def test_a_language_is_no_copy_of_english(game: Game, language: str) -> None:
    same = [id for id in ids(folder_of(game), "en") if value(game, "en", id) == value(game, language, id)]
    names = {f"{game.id}-title"}
    assert len(set(same) - names) < len(ids(folder_of(game), "en")) / 10, same


def value(game: Game, language: str, id: str) -> str:
    (found,) = (message for message in messages(folder_of(game), language) if message.id.name == id)
    assert found.value is not None
    start, end = found.value.span.start, found.value.span.end
    return text_of(folder_of(game), language)[start:end]
