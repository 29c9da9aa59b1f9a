"""A table written down as text: players' marks, the options' numbers beside what they touch, a closer look."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from alehouse.core.errors import BadOption
from alehouse.core.ink import mark_of
from alehouse.core.lines import inked, unbound
from alehouse.core.view import View
from alehouse.core.words import Words

Look = Callable[[str], list[Text] | None]  # what there is to know of something by its name; None: no such thing


class TextPage:
    """One table being written down: what everything on it is written with."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.seats = view.seats
        self.numbers: dict[str, list[int]] = {}  # the options' numbers by the piece they touch
        for number, option in enumerate(view.options, 1):
            for target in option.targets:
                self.numbers.setdefault(target, []).append(number)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, args)

    def number(self, piece: str) -> Text:
        """The numbers of the options that touch a piece: "[3]"; nothing where there are none."""
        return inked("".join(f"[{number}]" for number in self.numbers.get(piece, [])), "lantern")

    def after(self, piece: str) -> Text:
        """The same behind something: " [3]"."""
        number = self.number(piece)
        return Text(" ").append_text(number) if number else number

    def mark(self, seat: int) -> Text:
        return inked(*mark_of(seat, self.seats))

    def marks(self, seats: Sequence[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)


def markup(lines: Sequence[Text]) -> str:
    """Lines in rich's markup with the house's inks."""
    for line in lines:
        line.rstrip()
    return unbound(Text("\n").join(lines).markup)


def closer_look(words: Words, looks: Mapping[str, Look], what: str) -> str:
    """What there is to know of "recipe:dry_stout"; a name may be written with blanks and capitals."""
    kind, _, name = what.partition(":")
    found = looks[kind](name.strip().casefold().replace(" ", "_")) if kind in looks else None
    if found is None:
        raise BadOption(words.say("text-nothing-there", {"what": what, "kinds": ", ".join(looks)}))
    return markup(found)
