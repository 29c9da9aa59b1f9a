"""Where bubbles point: on every shape of table, with the own things whole or as one line."""

from pathlib import Path

import pytest
from tests.lessons.house import go_to, small_lesson

import alehouse
from alehouse.core.lessons.bubble import Bubble
from alehouse.core.lessons.pointing import lit, looking
from alehouse.core.lessons.run import Run
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHAPES, SHORT, Layout, Scene

GAME = alehouse.load("dwarf")
WORDS = GAME.words("en")


def scene(run: Run, layout: Layout) -> Scene:
    return run.game.scene(run.state.view(run.viewer), WORDS, layout)


def layout(run: Run, shape: str) -> Layout:
    return Layout(shape=shape, names=tuple(run.names("Eyra", WORDS)), here=(run.viewer,))


@pytest.mark.parametrize("shape", SHAPES)
def test_the_first_of_several_names_that_is_drawn_is_lit(tmp_path: Path, shape: str) -> None:
    run = Run(GAME, small_lesson(tmp_path))
    found = lit(scene(run, layout(run, shape)), run.bubble(WORDS))
    assert [piece for pieces in found.values() for piece in pieces] == ["loc:A1", "loc:A2"]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_piece_of_a_wanted_move_is_lit_though_nobody_says_so(tmp_path: Path, shape: str) -> None:
    run = go_to(Run(GAME, small_lesson(tmp_path, ('point = ["loc:A7"]', ""))), "greed")
    found = lit(scene(run, layout(run, shape)), run.bubble(WORDS))
    assert [piece for pieces in found.values() for piece in pieces] == ["loc:A7"]


@pytest.mark.parametrize(("shape", "lit_there"), [(LANDSCAPE, "loc:A1"), (PORTRAIT, "loc:A2"), (SHORT, "loc:A2")])
def test_phones_have_points_of_their_own(tmp_path: Path, shape: str, lit_there: str) -> None:
    run = Run(GAME, small_lesson(tmp_path))
    bubble = Bubble(kind="next", act="", number=1, steps=1, point=("loc:A1",), point_portrait=("loc:A2",))
    assert list(lit(scene(run, layout(run, shape)), bubble).values()) == [(lit_there,)]


def test_own_things_are_unfolded_for_what_is_pointed_at() -> None:
    game = alehouse.load("cavern_tavern")
    run = Run(game, game.lesson("items"))
    words = game.words("en")
    bubble = Bubble(kind="next", act="", number=1, steps=1, point=("character:0",))
    folded = layout(run, SHORT)
    view = run.state.view(run.viewer)
    best = looking(folded, bubble, lambda look: game.scene(view, words, look))
    assert best.opened
    assert lit(game.scene(view, words, best), bubble)
    elsewhere = Bubble(kind="next", act="", number=1, steps=1, point=("clock",))
    assert looking(folded, elsewhere, lambda look: game.scene(view, words, look)) == folded
