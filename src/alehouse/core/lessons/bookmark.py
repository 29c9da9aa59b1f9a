"""Where somebody left a lesson: short, to be kept as text."""

import msgspec
from msgspec import Struct, field


class Bookmark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place in a lesson by names, so that it outlives changes of the lesson's text.

    `moves` are those that the learner has made in this act, `earlier` those of earlier acts that can be played on from.
    """

    lesson: str
    act: str = ""
    step: str = ""  # "" before the first one
    moves: tuple[str, ...] = ()
    earlier: dict[str, tuple[str, ...]] = field(default_factory=dict)
    finished: bool = False

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_bookmark(text: str, lesson: str) -> Bookmark:
    """A bookmark that was kept; one that cannot be read is at the lesson's beginning."""
    try:
        return msgspec.json.decode(text, type=Bookmark)
    except (msgspec.DecodeError, UnicodeError):
        return Bookmark(lesson=lesson)
