"""The worked examples of DWARF's rules, section 11: tests/scenarios/dwarf/."""

from pathlib import Path

import pytest
from tests.games.dwarf.table import GAME, arrange
from tests.scenario import Scenario, differences, run, scenarios, seen

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "dwarf"
EXAMPLES = [*range(1, 6), *range(10, 39)]


@pytest.mark.parametrize("scenario", scenarios(FOLDER))
def test_worked_example(scenario: Scenario) -> None:
    run(GAME, scenario)


def test_every_worked_example_has_its_scenario() -> None:
    shown = {rule for entry in scenarios(FOLDER) for rule in entry.values[0].rules}
    assert [f"DW-11.{number}" for number in EXAMPLES if f"DW-11.{number}" not in shown] == []


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
