"""The worked examples of the rules of Brew Crafters, section 11: tests/scenarios/brew_crafters/."""

import re
from pathlib import Path

import pytest
from tests.games.brew_crafters.table import GAME
from tests.scenario import Scenario, run, scenarios

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "brew_crafters"


@pytest.mark.parametrize("scenario", scenarios(FOLDER))
def test_worked_example(scenario: Scenario) -> None:
    run(GAME, scenario)


def test_every_worked_example_has_its_scenario() -> None:
    """E1 is about counters made of paper."""
    names = [entry.values[0].name for entry in scenarios(FOLDER)]
    shown = {int(found[1]) for name in names if (found := re.match(r"E(\d+) ", name))}
    assert shown == set(range(2, 29))


def test_scenarios_have_names_of_their_own_and_cite_clauses_that_exist() -> None:
    entries = [entry.values[0] for entry in scenarios(FOLDER)]
    assert len({entry.name for entry in entries}) == len(entries)
    assert {rule for entry in entries for rule in entry.rules} <= GAME.clause_ids()
