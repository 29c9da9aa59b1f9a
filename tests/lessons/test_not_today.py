"""What a lesson is not about: such moves stay legal, but what allows nothing else is dim."""

from pathlib import Path

import pytest
from tests.lessons.house import advance

import alehouse
from alehouse.core.errors import BadLesson
from alehouse.core.lessons.bubble import MOVE
from alehouse.core.lessons.lesson import fits
from alehouse.core.lessons.reading import read_lessons
from alehouse.core.lessons.run import Run
from alehouse.games import ROOMS

SOURCE = """
game = "dwarf"
[[lesson]]
id = "first"
title = "One"
about = "One."
minutes = 1
seats = ["You", "Brokk"]
not_today = ["special:*"]
[[lesson.act]]
id = "act"
title = "Act"
[lesson.act.position]
phase = "first"
goods = [{ medal = 4 }, {}]
[[lesson.act.step]]
id = "step"
say = "Go."
do = "MOVE"
"""


def lesson(folder: Path, move: str) -> Run:
    path = folder / "lessons.toml"
    path.write_text(SOURCE.replace("MOVE", move))
    return Run(alehouse.load("dwarf"), read_lessons(path, "dwarf")[0])


def test_moves_that_are_not_for_today_are_told_and_stay_legal(tmp_path: Path) -> None:
    run = lesson(tmp_path, "place:A1")
    game = run.game
    aside = {game.action_name(action) for action in run.bubble(game.words("en")).aside}
    assert aside
    assert all(name.startswith("special:") for name in aside)
    assert "place:A2" not in aside


def test_what_a_step_wants_is_for_today(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="not_today"):
        lesson(tmp_path, "special:A1:workers")


@pytest.mark.parametrize("name", [name for name in ROOMS if alehouse.load(name).lesson("first").not_today])
def test_every_pattern_of_a_first_lesson_dims_something(name: str) -> None:
    game = alehouse.load(name)
    run = Run(game, game.lesson("first"))
    seen: set[str] = set()
    while not run.finished:
        bubble = run.bubble(game.words("en"))
        if bubble.kind == MOVE:
            seen |= {game.action_name(action) for action in bubble.aside}
        advance(run)
    assert [pattern for pattern in run.lesson.not_today if not any(fits(pattern, move) for move in seen)] == []
