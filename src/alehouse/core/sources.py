"""Where something of a card file comes from: a sign beside its name, and a sentence."""

from typing import Final, Protocol

from alehouse.core.words import Words

SIGNS: Final = {"partly": "◐", "reconstructed": "○"}


class Sourced(Protocol):
    """Anything of a card file that says where it comes from."""

    @property
    def source(self) -> str: ...


def mark(thing: Sourced) -> str:
    """The sign of something that is not, or not all, known from the printed game."""
    return SIGNS.get(thing.source, "")


class Provenance(str):
    """A sentence about where something comes from: whoever tells of a thing tells this last."""

    __slots__ = ()


def provenance(thing: Sourced, words: Words) -> Provenance:
    """Where a card, a place or a token comes from."""
    return Provenance(" ".join(filter(None, [mark(thing), words.say(f"about-source-{thing.source}")])))
