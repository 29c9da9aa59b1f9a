"""The buttons of the prompt bar: no option is wider than the narrowest telephone, in any language."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from tests.games.drawn import strict
from tests.long import sized

import alehouse
from alehouse import State
from alehouse.core.choice import Choice
from alehouse.core.draw.lettering import width
from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS

ROOM: Final = 250  # of 360: less the bar's margins, the hint's button, and what stands around the words of a button
LETTERS: Final = 14
GAMES: Final = sized(2, 6)  # with the usual options and with more
NAME: Final = "Brokk Żółtobrody"
MORE: Final[dict[str, dict[str, Any]]] = {
    "dice_brewing": {"mode": "advanced"},
    "cavern_tavern": {"secret_chamber": "on"},
}


@cache
def buttons(name: str) -> list[Choice]:
    """The options of some games that lie on no piece, one for each text."""
    found: dict[str, Choice] = {}
    for seed in range(GAMES):
        for option in _offered(name, seed):
            if not option.targets:
                found.setdefault(f"{option.message} {option.args}", option)
    return list(found.values())


def _offered(name: str, seed: int) -> Iterator[Choice]:
    game, chance = alehouse.load(name), Random(seed)
    options: dict[str, Any] = MORE.get(name, {}) if seed % 2 else {}
    state: State = game.new(players=2 + seed % 3, seed=seed, **options)
    while not state.is_over:
        yield from state.view(state.player).options
        state.step(_preferred(state, chance))


def _preferred(state: State, chance: Random) -> int:
    """Rather something than nothing: whoever always passes sees little of a game."""
    legal = [action for action in state.legal_actions() if state.name(action) not in ("pass", "end_turn", "decline")]
    return chance.choice(legal or state.legal_actions())


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROOMS)
def test_every_button_of_the_prompt_bar_fits_on_a_telephone(name: str, language: str) -> None:
    words = strict(alehouse.load(name), language)
    wide = {}
    for option in buttons(name):
        named = {key.removesuffix("_seat"): NAME for key in option.args if key.endswith("_seat")}
        text = words.say(option.message, {**option.args, **named})
        if width(text, LETTERS, bold=not option.quiet) > ROOM:
            wide[text] = round(width(text, LETTERS, bold=not option.quiet))
    assert not wide
