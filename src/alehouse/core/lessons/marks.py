"""The little markup of lessons' texts: *a new word of the game*, {an icon}.

A word may be listed at the end under another form, *its form here|its name*, or be only *stressed|*.
"""

import re
from typing import Final, NamedTuple

WORDS: Final = "words"
TERM: Final = "term"
ICON: Final = "icon"

_MARK: Final = re.compile(r"\*([^*{}|]+)(\|[^*{}|]*)?\*|\{([^*{}]+)\}")


class Part(NamedTuple):
    """A piece of a text: plain words, a term in bold, or the name of an icon."""

    kind: str
    text: str
    name: str = ""  # of a term, as a list of what was learnt has it; none where the words are only stressed


def parts(text: str) -> tuple[Part, ...]:
    """A text in pieces, in order."""
    found: list[Part] = []
    end = 0
    for mark in _MARK.finditer(text):
        if mark.start() > end:
            found.append(Part(WORDS, text[end : mark.start()]))
        found.append(_term(mark[1], mark[2]) if mark[1] else Part(ICON, mark[3]))
        end = mark.end()
    if end < len(text):
        found.append(Part(WORDS, text[end:]))
    return tuple(found)


def _term(shown: str, name: str | None) -> Part:
    return Part(TERM, shown, shown if name is None else name.removeprefix("|"))


def is_well_marked(text: str) -> bool:
    """Whether every mark that is opened is closed."""
    return not any(part.kind == WORDS and set("*{}") & set(part.text) for part in parts(text))


def icons_in(text: str) -> list[str]:
    return [part.text for part in parts(text) if part.kind == ICON]


def terms_in(text: str) -> list[str]:
    """The names of the new words."""
    return [part.name for part in parts(text) if part.kind == TERM and part.name]


def stressed_in(text: str) -> list[str]:
    """What is in bold: new words, and others."""
    return [part.text for part in parts(text) if part.kind == TERM]


def words_in(text: str) -> list[str]:
    """The words to be read; icons are none."""
    return " ".join(part.text if part.kind != ICON else "" for part in parts(text)).split()
