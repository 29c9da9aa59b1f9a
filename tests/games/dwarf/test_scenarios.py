"""The worked examples of DWARF's rules, section 11: tests/scenarios/dwarf/."""

from pathlib import Path

import pytest
from tests.games.dwarf.table import GAME
from tests.scenario import Scenario, run, scenarios

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "dwarf"
EXAMPLES = [*range(1, 6), *range(10, 39)]


@pytest.mark.parametrize("scenario", scenarios(FOLDER))
def test_worked_example(scenario: Scenario) -> None:
    run(GAME, scenario)


def test_every_worked_example_has_its_scenario() -> None:
    shown = {rule for entry in scenarios(FOLDER) for rule in entry.values[0].rules}
    assert [f"DW-11.{number}" for number in EXAMPLES if f"DW-11.{number}" not in shown] == []
