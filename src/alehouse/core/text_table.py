"""A table written down as text: players' marks, the options' numbers beside what they touch, a closer look."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Final, TypeVar

from rich.cells import cell_len
from rich.text import Text

from alehouse.core.errors import BadOption
from alehouse.core.styles import mark_of
from alehouse.core.text_layout import styled, unbound
from alehouse.core.view import Seated, View
from alehouse.core.words import Words

NAME: Final = 18  # longer names are cut
CLOSER_WIDTH: Final = 80  # columns: a closer look does not know how wide the terminal is

Look = Callable[[str], list[Text] | None]  # what there is to know of something by its name; None: no such thing


SomePlayer = TypeVar("SomePlayer", bound=Seated)


class TextTable:
    """One table being written down: what everything on it is written with."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.seats = view.seats
        self.deciding = view.prompt.seat if view.prompt else None
        self.numbers: dict[str, list[int]] = {}  # the options' numbers by the piece they touch
        for number, option in enumerate(view.options, 1):
            for target in option.targets:
                self.numbers.setdefault(target, []).append(number)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, args)

    def number(self, piece: str) -> Text:
        """The numbers of the options that touch a piece: "[3]"; nothing where there are none."""
        return styled("".join(f"[{number}]" for number in self.numbers.get(piece, [])), "lantern")

    def after(self, piece: str) -> Text:
        """The same behind something: " [3]"."""
        number = self.number(piece)
        return Text(" ").append_text(number) if number else number

    def mark(self, seat: int) -> Text:
        return styled(*mark_of(seat, self.seats))

    def marks(self, seats: Sequence[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)

    def person(self, seat: int, gap: str = "") -> Text:
        """A player whose name a closer look does not know: "● Player 1"."""
        return self.mark(seat).append(f" {self.say('seat-person', number=seat + 1)}{gap}", "title")

    def named(self, seat: int, names: Sequence[str]) -> Text:
        """A player's name, all equally wide, with an arrow at whoever decides."""
        start = styled("▸ " if seat == self.deciding else "  ", "lantern").append_text(self.mark(seat))
        name = styled(f" {names[seat]}", "title")
        name.truncate(min(NAME, max(map(cell_len, names)) + 1), overflow="ellipsis", pad=True)
        return start.append_text(name)


def markup(lines: Sequence[Text]) -> str:
    """Lines in rich's markup with the house's styles."""
    for line in lines:
        line.rstrip()
    return unbound(Text("\n").join(lines).markup)


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────


def wrapped(lines: Iterable[str]) -> list[Text]:
    """Sentences, broken where a line of a closer look ends."""
    return [Text(part) for line in lines for part in wrap(line, CLOSER_WIDTH)]


def about(title: str, lines: Iterable[str], gloss: str = "") -> list[Text]:
    """Sentences below their heading; between them what the heading means, where it is a name kept in English."""
    return [styled(title, "heading"), *([styled(gloss, "quiet")] if gloss else []), *wrapped(lines)]


def player_number(players: Iterable[SomePlayer], number: str) -> SomePlayer | None:
    """The player of whom people say "player 2": they count from 1."""
    return next((player for player in players if str(player.seat + 1) == number), None)


def closer_look(words: Words, looks: Mapping[str, Look], what: str) -> str:
    """What there is to know of "recipe:dry_stout"; a name may be written with blanks and capitals."""
    kind, _, name = what.partition(":")
    found = looks[kind](name.strip().casefold().replace(" ", "_")) if kind in looks else None
    if found is None:
        raise BadOption(words.say("text-nothing-there", {"what": what, "kinds": ", ".join(looks)}))
    return markup(found)
