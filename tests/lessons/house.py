"""The lessons of the house for tests, and a small one of DWARF that is written for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import alehouse
from alehouse import Game
from alehouse.core.lessons.bubble import CURTAIN, NEXT, WATCH
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.reading import read_lessons
from alehouse.core.lessons.run import Run

LESSONS: Final = [(name, lesson.id) for name in alehouse.ROOMS for lesson in alehouse.load(name).lessons()]

SMALL: Final = """
game = "dwarf"

[[lesson]]
id = "small"
title = "A small lesson"
about = "For tests."
minutes = 1
seats = ["You", "Brokk"]
next = ["small"]

[[lesson.act]]
id = "mine"
title = "In the Mine"
position = { phase = "first" }
play_on = true

[[lesson.act.step]]
id = "welcome"
say = "Welcome! *Iron* {iron} makes steel."
point = ["loc:A1", "tower:9|loc:A2"]

[[lesson.act.step]]
id = "both"
say = "Send your worker to 1, then see Brokk send his."
point = ["loc:A1", "loc:A3"]
do = ["place:A1", "place:A3"]
then = ["place:A2", "place:A4"]
other = [
  { do = "place:A2", say = "Brokk goes there.", show = ["place:A1", "place:A3"], tried = "There he stands." },
  { do = ["place:A5", "place:A6"], say = "Later." },
]

[[lesson.act.step]]
id = "which"
say = "A question."
ask = { text = "Who is next?", answers = ["You", "Brokk"], right = 0, replies = ["Yes.", "He was."] }

[[lesson.act.step]]
id = "greed"
say = "Take gold."
point = ["loc:A7"]
do = "place:A7"

[[lesson.act]]
id = "again"
title = "Once more"
position = { phase = "first", marker = 1 }
then = ["place:A9"]

[[lesson.act.step]]
id = "start"
say = "Two moves, one after the other in one bubble."
point = ["loc:A1", "loc:A3"]
do = ["place:A1 > place:A3", "place:A3 > place:*"]
then = ["place:A4"]

[[lesson.act.step]]
id = "back"
rewind = "start"
say = "And back again."
do = "any"
"""


def small_lesson(folder: Path, change: tuple[str, str] | None = None) -> Lesson:
    """The small lesson, or one in which something is written otherwise."""
    text = SMALL
    if change:
        assert change[0] in text
        text = text.replace(*change, 1)
    file = folder / "lessons.toml"
    file.write_text(text, encoding="utf-8")
    return read_lessons(file, "dwarf")[0]


def moments(game: Game, lesson: Lesson) -> Iterator[Run]:
    """A lesson from its beginning to its end, the first of the wanted moves made; the run is the same every time."""
    run = Run(game, lesson)
    while not run.finished:
        yield run
        advance(run)
    yield run


def advance(run: Run) -> None:
    """Do what is awaited, the first of the wanted moves."""
    if run.kind == WATCH:
        run.follow()
    elif run.kind in (CURTAIN, NEXT):
        run.next()
    elif run.step and run.step.ask:
        run.answer(run.step.ask.right)
    else:
        run.play(run.wanted()[0])


def go_to(run: Run, step: str) -> Run:
    """Go on until a step's bubble is shown."""
    while not (run.step and run.step.id == step and run.kind != WATCH):
        advance(run)
    return run
