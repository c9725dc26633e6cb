from laufspiel.lab.plot import _number, _sign
from laufspiel.lab.report import _from_one


def test_spaces_are_numbered_as_at_the_table_where_people_count_from_one():
    assert _from_one(["square-0", "square-1", "square-27"]) == ["square-1", "square-2", "square-28"]
    assert _from_one(["space-1", "space-10"]) == ["space-1", "space-10"]
    assert _from_one(["plus-8", "fortune-1"]) == ["plus-8", "fortune-1"]


def test_a_heat_map_tells_rare_spaces_apart():
    assert [_number(visits) for visits in (0, 0.004, 0.03, 0.47, 1.26, 24.6, 310.2)] == [
        "0", "0", ".03", ".47", "1.3", "24.6", "310",
    ]  # fmt: skip


def test_a_heat_map_names_kinds_months_and_cards():
    assert _sign({"kind": "death", "colour": ""}) == "†"
    assert _sign({"kind": "plain", "month": 9}) == "Sep"
    assert _sign({"kind": "minus", "value": 7}) == "−7"
    assert _sign({"kind": "arrow", "colour": "red"}) == "R▸"
