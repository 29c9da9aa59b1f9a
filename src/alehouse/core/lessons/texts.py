"""Lessons in another language: texts by the path of what they belong to, "first/shift/gold-seam".

A translation holds the fields `title` and `about` of a lesson, `title` of an act, and of a step `say`, `picture`,
`other` and `tried` (the sentences alone, in their order) and `ask` (`text`, `answers`, `replies`), each just where
English has it:

    ["first/shift/gold-seam"]
    say = "Clicca sulla *Vena d’Oro*: ogni minatore lì porta 1 {gold}."
    other = ["Prima il ferro, per favore.", "Un’azione speciale. Non oggi."]

Where a text is missing or does not fit, English is shown: a lesson never stops for a word. What is amiss is listed, and
the lessons' tests let nothing of it pass. Lines of a picture that are signs and numbers alone need no translation.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from alehouse.core.lessons.lesson import Act, Lesson, Question, Step
from alehouse.core.lessons.marks import icons_in, is_well_marked, stressed_in, terms_in, words_in
from alehouse.core.lessons.reading import lessons_in

ENGLISH: Final = "en"


class Translation(NamedTuple):
    """Lessons in a language, and what is amiss with its file."""

    lessons: tuple[Lesson, ...]
    faults: tuple[str, ...]


@cache
def lessons_told(folder: Path, game: str, language: str) -> Translation:
    """The lessons of a room in a language."""
    english = lessons_in(folder, game)
    if language == ENGLISH or not english:
        return Translation(english, ())
    file = folder / f"{language}.toml"
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        return Translation(english, (f"{file.name} cannot be read: {error.strerror}",))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        return Translation(english, (f"{file.name} cannot be read: {error}",))
    return translated(english, tables)


def translated(english: Sequence[Lesson], tables: Mapping[str, Any]) -> Translation:
    """Lessons with the texts of a translation."""
    reader = _Reader(tables)
    lessons = tuple(_lesson(lesson, reader) for lesson in english)
    return Translation(lessons, (*reader.faults, *reader.left_over()))


class _Reader:
    """The texts of a translation, as they are asked for; what is not as it should be is noted."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.tables = tables
        self.faults: list[str] = []
        self.asked: set[tuple[str, str]] = set()

    def text(self, path: str, field: str, english: str) -> str:
        """One text, or the English one."""
        return self.checked(self._given(path, field), english, f"{path}: {field}")

    def texts(self, path: str, field: str, english: Sequence[str]) -> tuple[str, ...]:
        """As many texts as there are in English, or those."""
        if not english:
            return ()
        return self.all_checked(self._given(path, field), english, f"{path}: {field}")

    def checked(self, given: object, english: str, place: str) -> str:
        if not isinstance(given, str) or not given.strip():
            self.faults.append(f"{place} is missing" if given is None else f"{place} is no text")
            return english
        if not is_well_marked(given):
            self.faults.append(f"{place}: every *term* and every {{icon}} is closed, and none is inside another")
        elif Counter(icons_in(given)) != Counter(icons_in(english)):
            self.faults.append(f"{place}: the icons are {_listed(icons_in(english))}, not {_listed(icons_in(given))}")
        elif len(terms_in(given)) != len(terms_in(english)):
            self.faults.append(f"{place}: {len(terms_in(english))} terms are marked, not {len(terms_in(given))}")
        elif len(stressed_in(given)) != len(stressed_in(english)):
            self.faults.append(f"{place}: {len(stressed_in(english))} places are bold, not {len(stressed_in(given))}")
        return given

    def all_checked(self, given: object, english: Sequence[str], place: str) -> tuple[str, ...]:
        if not isinstance(given, list) or len(given) != len(english):
            self.faults.append(f"{place} needs {len(english)} texts")
            return tuple(english)
        return tuple(
            self.checked(text, source, f"{place} {n}") for n, (text, source) in enumerate(zip(given, english), 1)
        )

    def part(self, path: str, field: str) -> Mapping[str, Any]:
        """A table in a table."""
        found = self._given(path, field)
        if not isinstance(found, dict):
            self.faults.append(f"{path}: {field} is missing")
            return {}
        return found

    def has(self, path: str, field: str) -> bool:
        table = self.tables.get(path)
        return isinstance(table, dict) and field in table

    def left_over(self) -> list[str]:
        """What is there that English does not have."""
        found: list[str] = []
        for path, table in self.tables.items():
            for field in table if isinstance(table, dict) else ("",):
                if (path, field) not in self.asked:
                    found.append(f"{path}: there is no {field or 'table of that name'} in English; leave it out")
        return found

    def _given(self, path: str, field: str) -> Any:
        self.asked.add((path, field))
        table = self.tables.get(path)
        return table.get(field) if isinstance(table, dict) else None


def _lesson(lesson: Lesson, reader: _Reader) -> Lesson:
    title, about = reader.text(lesson.id, "title", lesson.title), reader.text(lesson.id, "about", lesson.about)
    return replace(lesson, title=title, about=about, acts=tuple(_act(act, lesson.id, reader) for act in lesson.acts))


def _act(act: Act, lesson: str, reader: _Reader) -> Act:
    path = f"{lesson}/{act.id}"
    title = reader.text(path, "title", act.title)
    return replace(act, title=title, steps=tuple(_step(step, path, reader) for step in act.steps))


def _step(step: Step, act: str, reader: _Reader) -> Step:
    path = f"{act}/{step.id}"
    sentences = reader.texts(path, "other", [other.say for other in step.other])
    tried = iter(reader.texts(path, "tried", [other.tried for other in step.other if other.tried]))
    return replace(
        step,
        say=reader.text(path, "say", step.say),
        picture=_picture(step.picture, path, reader),
        other=tuple(
            replace(other, say=say, tried=next(tried) if other.tried else "")
            for other, say in zip(step.other, sentences)
        ),
        ask=_question(step.ask, path, reader) if step.ask else None,
    )


def _picture(english: tuple[str, ...], path: str, reader: _Reader) -> tuple[str, ...]:
    if reader.has(path, "picture") or any(letter.isalpha() for line in english for letter in "".join(words_in(line))):
        return reader.texts(path, "picture", english)
    return english


def _question(english: Question, path: str, reader: _Reader) -> Question:
    given, place = reader.part(path, "ask"), f"{path}: ask"
    for field in given.keys() - {"text", "answers", "replies"}:
        reader.faults.append(f"{place}: there is no {field} to translate; leave it out")
    return replace(
        english,
        text=reader.checked(given.get("text"), english.text, f"{place}, text"),
        answers=reader.all_checked(given.get("answers"), english.answers, f"{place}, answers"),
        replies=reader.all_checked(given.get("replies"), english.replies, f"{place}, replies"),
    )


def _listed(names: Sequence[str]) -> str:
    return ", ".join(sorted(names)) or "none"
