"""The codes by which a printer tells DWARF's cards apart say nothing to players: no drawing shows them."""

import pytest
from tests.games.drawn import strict

import alehouse
from alehouse.core.scene import SHAPES, Layout

GAME = alehouse.load("dwarf")
CODES = {card["code"] for card in GAME.card_file.tables["cards"] if "code" in card}


@pytest.mark.parametrize("shape", SHAPES)
def test_no_drawing_shows_the_code_of_a_card(shape: str) -> None:
    """Neither on the table nor in the closer look at a piece."""
    view, words = GAME.new(players=3, seed=3).view(0), strict(GAME)
    layout = Layout(names=("Eyra", "Brokk", "Sindri"), here=(0,), shape=shape)
    scene = GAME.scene(view, words, layout)
    pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
    looks = [GAME.about(view, words, layout, piece) for piece in pieces]
    drawn = GAME.scene_defs() + "".join([piece.art for piece in pieces] + [look.art for look in looks])
    assert len(CODES) > 40
    assert not [code for code in CODES if f">{code}<" in drawn]
