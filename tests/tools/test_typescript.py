import pytest
from tools.typescript import TARGET, Untold, Writer, protocol_types


def written(module):
    writer = Writer()
    writer.write_module(module)
    return "\n\n".join(writer.declarations)


@pytest.fixture
def module(tmp_path, monkeypatch):
    """A module with this source, to be imported by name."""

    def make(name, source):
        (tmp_path / f"{name}.py").write_text("import msgspec\n" + source)
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return make


def test_the_browsers_types_are_those_of_the_server():
    assert TARGET.read_text("utf-8") == protocol_types(), "run `python tools/typescript.py`"


def test_fields_with_a_default_may_be_left_out(module):
    name = module(
        "some_types", 'class Seat(msgspec.Struct, tag="seat"):\n    name: str\n    bot: str | None = None\n'
    )
    assert (
        written(name)
        == "export interface Seat {\n  type: 'seat';\n  name: string;\n  bot?: string | null;\n}"
    )


def test_what_may_be_unset_is_left_out_rather_than_null(module):
    name = module(
        "unset_types", "class Wish(msgspec.Struct):\n    listed: bool | msgspec.UnsetType = msgspec.UNSET\n"
    )
    assert written(name) == "export interface Wish {\n  listed?: boolean;\n}"


def test_a_changed_type_changes_the_file(module):
    one = module("types_before", "class Seat(msgspec.Struct):\n    place: int\n")
    other = module("types_after", "class Seat(msgspec.Struct):\n    place: list[int | None]\n")
    assert written(one) != written(other)
    assert "place: (number | null)[];" in written(other)


def test_two_types_of_one_name_are_told_apart(module):
    module("first_game", "class View(msgspec.Struct):\n    a: int\n")
    name = module(
        "second_game",
        "from first_game import View as View\nOther = View\nclass Seat(msgspec.Struct):\n    view: View\n",
    )
    writer = Writer()
    writer.write_module(name)
    module("third_game", "class View(msgspec.Struct):\n    b: int\n")
    with pytest.raises(Untold, match="View is declared in first_game and in third_game; rename one"):
        writer.write_module("third_game")


def test_what_has_no_form_in_typescript_is_refused_by_line(module):
    name = module("odd_types", "class Seat(msgspec.Struct):\n    place: set[int]\n")
    with pytest.raises(Untold, match="odd_types, line 3"):
        written(name)
