"""Deeds of several steps: each step says which it is, and how many there are."""

import pytest
from tests.games.cavern_tavern.table import GAME, look, play, quiet
from tests.games.drawn import strict

from alehouse import State
from alehouse.core.words import LANGUAGES

GRAVEL = {"rocks": 1, "beer": 1, "spirits": 1}


def told(state: State, language: str = "en") -> str:
    """What the prompt bar says beside the question."""
    prompt = look(state, 0).prompt
    assert prompt is not None
    return strict(GAME, language).say(prompt.detail, dict(prompt.args)) if prompt.detail else ""


@pytest.mark.rule("CT-6.1.4")
def test_paying_says_which_ingredient_of_how_many() -> None:
    state = quiet({"order": "gravel_sour", "ingredients": {**GRAVEL, "magic_potion": 1}}, {})
    play(state, "complete")
    assert told(state) == "Ingredient 1 of 3."
    play(state, "give:rocks")
    assert told(state) == "Ingredient 2 of 3."


@pytest.mark.rule("CT-6.6.5")
def test_a_request_for_several_ingredients_says_how_many_are_left() -> None:
    state = quiet({"says": ["stock_taking"], "ingredients": {"rocks": 1, "beer": 1, "wine": 1, "fruit": 1}}, {})
    play(state, "says:stock_taking")
    assert told(state) == "3 in all, one after the other."
    play(state, "give:beer")
    assert told(state) == "2 in all, one after the other."


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_of_several_are_counted_in_every_language(language: str) -> None:
    """The Mirror Coin turns up to two dice."""
    state = quiet({"items": ["mirror_coin"], "dice": [2, 3, 4]}, {})
    play(state, "item:mirror_coin")
    assert "2" in told(state, language)
    play(state, "die:2")
    assert told(state, language) == ""
