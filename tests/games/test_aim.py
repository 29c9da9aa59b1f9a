"""What a game is about is said at every table: on a telephone where the players are."""

from typing import Any

import pytest
from tests.games.drawn import check_canvas, strict

import alehouse
from alehouse.core.draw.measure import letters_of
from alehouse.core.scene import PHONES, Layout
from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS

NAMES = ("Eyra", "Brokk", "Sindri")


@pytest.mark.parametrize("shape", PHONES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROOMS)
def test_the_tab_of_the_players_says_how_the_game_is_won(name: str, language: str, shape: str) -> None:
    game = alehouse.load(name)
    words = strict(game, language)
    view = game.new(players=3, seed=1).view(0)
    scene = game.scene(view, words, Layout(names=NAMES, here=(0,), shape=shape))
    found = {tab.id: piece for tab in scene.tabs for piece in tab.canvas.pieces if piece.id.startswith("aim")}
    assert found
    for tab in scene.tabs:
        if tab.id in found:
            check_canvas(tab.canvas)
            letters = letters_of(found[tab.id].art, {})
            assert " ".join(one.text for one in letters) == words.say("aim")
            assert all(one.box.w <= tab.canvas.width - 12 for one in letters)


@pytest.mark.parametrize(("name", "options"), [("dwarf", {"opponent": "andvettr"}), ("cavern_tavern", {})])
def test_alone_it_says_how_one_wins_alone(name: str, options: dict[str, Any]) -> None:
    game = alehouse.load(name)
    words = strict(game)
    scene = game.scene(
        game.new(players=1, seed=1, **options).view(0), words, Layout(names=NAMES[:1], here=(0,), shape=PHONES[0])
    )
    (goal,) = [piece for tab in scene.tabs for piece in tab.canvas.pieces if piece.id == "aim"]
    assert " ".join(one.text for one in letters_of(goal.art, {})) == words.say("aim-solo")
