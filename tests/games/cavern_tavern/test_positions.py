"""Positions of one's own that cannot be are refused, with a sentence that says why."""

from typing import Any

import pytest
from tests.games.cavern_tavern.table import GAME

from alehouse import BadOption

DICE: dict[str, Any] = {"dice": [1, 2, 3, 4]}
WITH_WHITE: dict[str, Any] = {"dice": [1, 2, 3, 4, 5]}


def refusal(mine: dict[str, Any], players: int = 2, **given: Any) -> str:
    others = [DICE] * max(0, players - 2) + [WITH_WHITE] * (players > 1)
    with pytest.raises(BadOption) as caught:
        GAME.arrange({"players": [DICE | mine, *others], **given}, players)
    return str(caught.value)


@pytest.mark.parametrize("number", [-1, 1000, 2**63, 10**30])
@pytest.mark.parametrize("field", ["workshop", "turns", "uses", "drinks:fruit", "ingredients:fruit", "reached:"])
def test_players_have_what_can_be_counted(field: str, number: int) -> None:
    name, colon, part = field.partition(":")
    value: Any = number if not colon else {part: number} if part else [number]
    assert f"$.players[0].{name}" in refusal({name: value})


@pytest.mark.parametrize("points", [-1000, 1000, 2**63])
def test_points_stay_within_reason(points: int) -> None:
    assert "$.players[0].vp" in refusal({"vp": points})


@pytest.mark.rule("CT-12.11", "CT-12.15")
@pytest.mark.parametrize("mine", [{"reached": [64]}, {"uses": 3}, {"on_time": 1}])
def test_tracks_and_characters_have_their_ends(mine: dict[str, Any]) -> None:
    assert refusal(mine)


@pytest.mark.rule("CT-12.8", "CT-12.10")
@pytest.mark.parametrize("placed", [{"area:cellar_1": []}, {"area:nowhere": [1]}])
def test_dice_lie_where_there_is_a_space(placed: dict[str, list[int]]) -> None:
    assert refusal({"dice": [4] * (4 - sum(map(len, placed.values()))), "placed": placed})


@pytest.mark.rule("CT-12.10")
def test_no_more_dice_than_spaces() -> None:
    space = {"dice": [2, 3, 4], "placed": {"area:cellar_1": [1]}}
    white = {"dice": [2, 3, 4, 5], "placed": {"area:cellar_1": [1]}}
    with pytest.raises(BadOption, match="the space on 'area:cellar_1'"):
        GAME.arrange({"players": [space, white]}, 2)


@pytest.mark.rule("CT-8.2.1")
@pytest.mark.parametrize("mine", [{"character": "cellar_lurker"}, {"uses": 1}, {"secret": "hoarder"}])
def test_alone_nobody_has_a_character(mine: dict[str, Any]) -> None:
    assert "a solo game has no character" in refusal(mine, 1)
