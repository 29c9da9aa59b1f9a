"""The worked examples of the rules of Cavern Tavern, section 11: tests/scenarios/cavern_tavern/."""

import re
from pathlib import Path

import pytest
from tests.games.cavern_tavern.table import GAME
from tests.scenario import Scenario, run, scenarios

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "cavern_tavern"


@pytest.mark.parametrize("scenario", scenarios(FOLDER))
def test_worked_example(scenario: Scenario) -> None:
    run(GAME, scenario)


def test_every_worked_example_has_its_scenario() -> None:
    names = [entry.values[0].name for entry in scenarios(FOLDER)]
    shown = {int(found[1]) for name in names if (found := re.match(r"X(\d+) ", name))}
    assert shown == set(range(1, 28))


def test_scenarios_have_names_of_their_own_and_cite_clauses_that_exist() -> None:
    entries = [entry.values[0] for entry in scenarios(FOLDER)]
    assert len({entry.name for entry in entries}) == len(entries)
    assert {rule for entry in entries for rule in entry.rules} <= GAME.clause_ids()
