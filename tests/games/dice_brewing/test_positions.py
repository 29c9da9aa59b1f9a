"""Positions of one's own that the rules do not allow are refused, with a sentence that says why."""

from typing import Any

import pytest
from tests.games.dice_brewing.table import GAME

from alehouse import BadOption

NOBODY: dict[str, Any] = {}


@pytest.mark.rule("DB-12.6", "DB-6.45")
@pytest.mark.parametrize(
    "die", ["yellow 7", "yellow -1", "yellow 1 raised", "yellow 2 raised raised", "yellow 0 raised"]
)
def test_a_die_shows_one_to_six_and_did_so_before_it_was_raised(die: str) -> None:
    with pytest.raises(BadOption):
        GAME.arrange({"players": [{"pool": [die]}, NOBODY], "phase": "place", "round": 4}, players=2)


@pytest.mark.rule("DB-6.43", "DB-8.2")
@pytest.mark.parametrize("die", ["yellow 3 blocked protected", "yellow 3 unlucky", "yellow 2 raised unlucky"])
def test_one_token_to_a_die_and_only_a_one_is_unlucky(die: str) -> None:
    with pytest.raises(BadOption):
        GAME.arrange({"players": [{"pool": [die]}, NOBODY], "phase": "place", "round": 4}, players=2)


@pytest.mark.rule("DB-12.1", "DB-12.2", "DB-12.3", "DB-12.4", "DB-12.5", "DB-12.7")
@pytest.mark.parametrize(
    "mine",
    [
        {"pool": ["yellow 1"] * 15},
        {"seeds": 11},
        {"seeds": -1},
        {"coins": -1},
        {"ingredients": {"honey": 4}},
        {"ingredients": {"honey": -1}},
        {"tokens": ["raise_value"] * 4},
        {"brewed": ["dry_stout", "dry_stout"]},
        {"warehouse": ["yellow 0"]},
    ],
)
def test_nobody_owns_what_there_is_not(mine: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.arrange({"players": [mine, NOBODY], "phase": "place", "round": 4}, players=2)


@pytest.mark.rule("DB-12.8", "DB-12.9", "DB-6.1", "DB-6.11", "DB-6.24")
@pytest.mark.parametrize(
    ("board", "number"),
    [
        ({"malt_seed": "yellow 1"}, 4),
        ({"malt_roast": "seed"}, 4),
        ({"malt_roast": "green 1"}, 4),
        ({"malt_roast": ["yellow 1", "yellow 2"]}, 4),
        ({"school_skill": ["yellow 2"]}, 4),
        ({"school_reroll": "blue 3"}, 1),
        ({"dept_coins": "blue 3"}, 2),
    ],
)
def test_only_what_a_space_takes_lies_there(board: dict[str, Any], number: int) -> None:
    with pytest.raises(BadOption):
        GAME.arrange({"players": [{"board": board}, NOBODY], "phase": "brew", "round": number}, players=2)


@pytest.mark.rule("DB-12.8", "DB-5.35")
def test_no_space_is_used_by_everybody() -> None:
    farmer = {"board": {"malt_seed": "seed"}}
    with pytest.raises(BadOption):
        GAME.arrange({"players": [farmer, farmer], "phase": "brew", "round": 4}, players=2)
