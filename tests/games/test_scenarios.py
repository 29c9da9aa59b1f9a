"""The worked examples of the rules of every game, section 11 of its book: tests/scenarios/."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.dwarf.table import arrange
from tests.scenario import Scenario, differences, run, scenarios, seen

import alehouse

FOLDER: Final = Path(__file__).resolve().parents[1] / "scenarios"
EXAMPLES: Final = {  # by number, as far as they are about what is played: counters made of paper are not
    "dwarf": {*range(1, 6), *range(10, 39)},
    "dice_brewing": set(range(1, 19)),
    "cavern_tavern": set(range(1, 28)),
    "brew_crafters": set(range(2, 29)),
}
NUMBER: Final = re.compile(r"(?:EX|E|X)(\d+) |DW-11\.(\d+)$")  # in the name of a scenario, or among its rules


def of_game(name: str) -> list[Scenario]:
    return [entry.values[0] for entry in scenarios(FOLDER / name)]


def numbers(scenario: Scenario) -> set[int]:
    """The examples that a scenario plays."""
    found = [NUMBER.match(text) for text in (scenario.name, *scenario.rules)]
    return {int(one[1] or one[2]) for one in found if one}


def every_scenario() -> list[Any]:
    return [
        pytest.param(name, *entry.values, id=f"{name}-{entry.id}", marks=entry.marks)
        for name in EXAMPLES
        for entry in scenarios(FOLDER / name)
    ]


@pytest.mark.parametrize(("name", "scenario"), every_scenario())
def test_worked_example(name: str, scenario: Scenario) -> None:
    run(alehouse.load(name), scenario)


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_every_worked_example_has_its_scenario(name: str) -> None:
    shown = {number for scenario in of_game(name) for number in numbers(scenario)}
    assert EXAMPLES[name] - shown == set()


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_scenarios_have_names_of_their_own_and_cite_clauses_that_exist(name: str) -> None:
    found = of_game(name)
    assert len({scenario.name for scenario in found}) == len(found)
    assert {rule for scenario in found for rule in scenario.rules} <= alehouse.load(name).clause_ids()


def test_a_scenario_says_what_is_not_as_expected() -> None:
    table = seen(arrange(goods=[{"iron": 3}, {}]))
    met = {"players": {"0": {"goods": {"iron": 3}}}, "decides": 0, "offers": ["place:A1"], "withholds": ["pass"]}
    assert differences(table, met) == []
    unmet = {
        "players": {"0": {"goods": {"iron": 4}}},
        "locations": {"A1": {"stack": [], "workers": []}, "A2": {"stack": ["knockers_p5_l3"]}},
        "decides": "fate",
        "offers": ["pass"],
        "withholds": ["place:A1"],
    }
    assert differences(table, unmet) == [
        "players.0.goods.iron is 3, not 4",
        "locations.A1.stack is ['iron_seam_p1_l1'], not []",
        "locations.A2.stack.0 is 'iron_seam_p2_l1', not 'knockers_p5_l3'",
        "decides is 0, not 'fate'",
        "pass is not offered",
        "place:A1 is offered",
    ]
