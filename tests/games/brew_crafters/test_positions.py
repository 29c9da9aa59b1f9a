"""Positions of one's own that cannot be are refused, with a sentence that says why."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import GAME

from alehouse import BadOption

FARM: dict[str, Any] = {"community_farm": "on"}
TEMPORARY: dict[str, Any] = {"temporary_workers": "on"}


def refusal(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.arrange({"players": list(players), **given}, len(players), **(options or {}))
    return str(caught.value)


@pytest.mark.rule("BC-12.1", "BC-12.2")
@pytest.mark.parametrize("number", [-1, 1000, 2**63, 10**30])
@pytest.mark.parametrize(
    "field", ["money", "rep", "loans", "stored:malt", "sold:everyday_ale", "temporary", "shifts", "research:"]
)
def test_players_own_what_can_be_counted(field: str, number: int) -> None:
    name, colon, part = field.partition(":")
    value: Any = number if not colon else {part: number} if part else [number]
    assert f"$.players[0].{name}" in refusal({name: value}, {})


@pytest.mark.rule("BC-12.6", "BC-12.10")
@pytest.mark.parametrize(
    "mine",
    [
        {"research": [0] * 5},
        {"plots": ["malt"]},
        {"tiles": ["farm"], "plots": ["malt"] * 3},
        {"tiles": ["farm"], "plots": ["yeast"]},
        {"tanks": ["everyday_ale", "everyday_ale"]},
        {"bottling": ["", "", "everyday_ale"]},
        {"tanks": [""] * 4},
    ],
)
def test_nobody_has_more_places_than_a_brewery(mine: dict[str, Any]) -> None:
    assert refusal(mine, {})


@pytest.mark.rule("BC-12.11", "BC-12.12")
@pytest.mark.parametrize(
    "mine", [{"workers": ["accountant"]}, {"partnerships": ["coffee_roaster"]}, {"labels": ["pumpkin_ale"]}]
)
def test_of_each_card_there_is_one(mine: dict[str, Any]) -> None:
    assert "is somebody else's already" in refusal(mine, mine)
    twice = {field: cards * 2 for field, cards in mine.items()}
    assert "is named twice" in refusal(twice, {})


@pytest.mark.rule("BC-12.16")
@pytest.mark.parametrize("mine", [{"temporary": 3}, {"temporary": 1, "temporary_later": [1, 1]}])
def test_there_are_as_many_temporary_workers_as_players(mine: dict[str, Any]) -> None:
    assert "there are 2 temporary workers" in refusal(mine, {}, options=TEMPORARY)
    assert "choose temporary_workers=on" in refusal(mine, {})


@pytest.mark.rule("BC-12.17", "BC-8.12")
@pytest.mark.parametrize("farm", [[["malt", 0], ["malt", 1]], [["yeast", 0]], [["malt", 2]], [["malt", 2**63]]])
def test_the_community_farm_takes_one_of_each_kind_that_grows(farm: list[Any]) -> None:
    assert refusal({}, {}, options=FARM, farm=farm)


@pytest.mark.rule("BC-12.7", "BC-12.8")
@pytest.mark.parametrize(
    "given",
    [
        {"occupied": {"homebrew_shop": 2}},
        {"occupied": {"community_farm": 0}},
        {"market": {"homebrew_shop": {"malt": 2**63}}},
    ],
)
def test_only_those_at_the_table_stand_in_the_market(given: dict[str, Any]) -> None:
    assert refusal({}, {}, **given)
