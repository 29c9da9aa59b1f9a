"""Lesson files: read once, checked wholly, so that a mistake is named by lesson, act, step and field.

A game keeps its lessons in the folder `lessons/` of its room: `lessons.toml` is the English source, `it.toml`,
`pl.toml` and `fr.toml` are its translations (see `texts`).
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, ValidationError, convert
from msgspec.structs import fields

from alehouse.core.errors import BadLesson
from alehouse.core.lessons.lesson import Act, Lesson, Other, Question, RealGame, Step, fits_any
from alehouse.core.lessons.marks import is_well_marked

SOURCE: Final = "lessons.toml"
ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")

_LEVELS: Final[dict[str, type[Struct]]] = {
    "lesson": Lesson,
    "act": Act,
    "step": Step,
    "other": Other,
    "ask": Question,
    "real_game": RealGame,
}
_PATH_PART: Final = re.compile(r"(\w+)(?:\[(\d+)\])?")


class _LessonFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole file."""

    game: str
    lesson: tuple[Lesson, ...]


@cache
def lessons_in(folder: Path, game: str) -> tuple[Lesson, ...]:
    """The lessons of a room in English; none where it has no file."""
    source = folder / SOURCE
    return read_lessons(source, game) if source.is_file() else ()


def read_lessons(path: Path, game: str) -> tuple[Lesson, ...]:
    """The lessons of a file, well formed; whether they can be played is another question, see `checks`."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadLesson(path.name, "", f"the file cannot be read: {error}") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadLesson(path.name, "", f"this is not valid TOML: {error}") from None
    try:
        found = convert(tables, _LessonFile)
    except ValidationError as error:
        place, problem = _explained(str(error), tables)
        raise BadLesson(path.name, place, problem) from None
    if found.game != game:
        raise BadLesson(path.name, "", f"these are lessons of {found.game!r}; here are those of {game!r}")
    for place, problem in _problems(found.lesson):
        raise BadLesson(path.name, place, problem)
    return found.lesson


# ── what is wrong with the form ───────────────────────────────────────────────────────────────────


def _explained(error: str, tables: dict[str, Any]) -> tuple[str, str]:
    """Where a table is not as it should be, by ids instead of numbers, and what is wrong there."""
    problem, _, path = error.partition(" - at ")
    names: list[str] = []
    entry: Any = tables
    level = ""
    for part in _PATH_PART.finditer(path.removeprefix("`$").strip("`")):
        level = part[1] if part[1] in _LEVELS else level
        entry = entry.get(part[1]) if isinstance(entry, dict) else None
        if part[2] is None:
            names.append(part[1])
            continue
        entry = entry[int(part[2])] if isinstance(entry, list) else None
        known = entry.get("id") if isinstance(entry, dict) else None
        names.append(known if isinstance(known, str) else f"{part[1]} {int(part[2]) + 1}")
    return "/".join(names), _in_words(problem, level)


def _in_words(problem: str, level: str) -> str:
    """What is wrong, and what to do about it."""
    known = [part.encode_name for part in fields(_LEVELS[level])] if level else ["game", "lesson"]
    if found := re.search(r"unknown field `(.*)`", problem):
        return f"there is no field {found[1]!r}; there are: {', '.join(known)}"
    if found := re.search(r"missing required field `(.*)`", problem):
        return f"{found[1]!r} is missing; add it"
    return problem


# ── what is wrong with the content ────────────────────────────────────────────────────────────────


def _problems(lessons: Sequence[Lesson]) -> Iterator[tuple[str, str]]:
    """What makes no sense, whatever the game: where, and what to do."""
    yield from _ids_of([lesson.id for lesson in lessons], "")
    for lesson in lessons:
        yield from _lesson_problems(lesson, [other.id for other in lessons])
        for act in lesson.acts:
            place = f"{lesson.id}/{act.id}"
            if not act.steps:
                yield place, "an act has one step at least; add one"
            yield from _ids_of([step.id for step in act.steps], place)
            for number, step in enumerate(act.steps):
                earlier = [other.id for other in act.steps[:number]]
                yield from ((f"{place}/{step.id}", problem) for problem in _step_problems(step, earlier))


def _ids_of(ids: Sequence[str], place: str) -> Iterator[tuple[str, str]]:
    for number, name in enumerate(ids):
        if not ID.fullmatch(name):
            yield place, f"the id {name!r} needs small letters, digits, - and _ only"
        if name in ids[:number]:
            yield place, f"the id {name!r} is there twice; give one of them another"


def _lesson_problems(lesson: Lesson, known: Sequence[str]) -> Iterator[tuple[str, str]]:
    if not lesson.acts:
        yield lesson.id, "a lesson has one act at least; add one"
    if not 0 <= lesson.learner < len(lesson.seats):
        yield lesson.id, f"learner is the number of a seat, from 0 to {len(lesson.seats) - 1}, not {lesson.learner}"
    for name in lesson.next:
        if name not in known:
            yield lesson.id, f"next: there is no lesson {name!r}; there are: {', '.join(known)}"
    yield from _ids_of([act.id for act in lesson.acts], lesson.id)
    for act in lesson.acts:
        for step in act.steps:
            for move in (move for chain in step.ways for move in chain if fits_any(lesson.not_today, move)):
                yield f"{lesson.id}/{act.id}/{step.id}", f"{move!r} is wanted here, but not_today says it is not"


def _step_problems(step: Step, earlier: Sequence[str]) -> Iterator[str]:
    if step.do and step.ask:
        yield "a step waits for a move or for an answer, not for both; leave out do or ask"
    if step.seek and not step.do:
        yield "seek hides which move is wanted; without do there is none"
    if step.other and not step.do:
        yield "other answers moves; without do there are none to answer"
    if step.rewind and step.rewind not in earlier:
        yield f"rewind: no earlier step of this act is called {step.rewind!r}; there are: {', '.join(earlier)}"
    if any(not link.strip() for chain in step.ways for link in chain):
        yield "do: a move is empty; between two moves of a chain stands ' > '"
    ask = step.ask
    if ask and (len(ask.answers) != len(ask.replies) or not 0 <= ask.right < len(ask.answers)):
        yield "ask: there are as many replies as answers, and right is the number of an answer, from 0"
    for text in texts_of(step):
        if not text.strip():
            yield "a text is empty"
        elif not is_well_marked(text):
            yield f"every *term* and every {{icon}} is closed, and none is inside another: {text!r}"


def texts_of(step: Step) -> tuple[str, ...]:
    """Everything that a step may say."""
    asked = (step.ask.text, *step.ask.answers, *step.ask.replies) if step.ask else ()
    tried = (other.tried for other in step.other if other.tried)
    return (step.say, *step.picture, *(other.say for other in step.other), *tried, *asked)
