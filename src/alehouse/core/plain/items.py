"""What lies on a plain table: numbers, dice and cards, each before a player or in the middle."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field

from alehouse.core.words import Words, capital, minus

TABLE: Final = -1  # the owner of what lies in the middle


class Item(Struct, frozen=True, kw_only=True):
    """One thing as somebody sees it. What is hidden from them, or not there now, stays in the list without values.

    People read the message `item-<id>`, and at a closer look `item-<id>-help`; of a card the message of its name, too.
    """

    id: str  # no two of one owner's are the same
    owner: int
    values: tuple[int, ...] = ()  # numbers, or the faces of dice
    most: int = 1  # the largest value: what a number is measured by, the sides of a die
    places: int = 1  # how many values there may be
    dice: bool = False
    name: str = ""  # of a card: a message key
    deck: tuple[str, ...] = ()  # of a card: all that it may be
    args: dict[str, int] = field(default_factory=dict)  # of a card: the numbers on it, for the message of its help

    @property
    def piece(self) -> str:
        """What it is called on the table: "dice", or "purse:1" before player 1."""
        return self.id if self.owner == TABLE else f"{self.id}:{self.owner}"

    def label(self, words: Words) -> str:
        key = f"item-{self.id}"
        return words.say(key) if words.has(key) else capital(self.id.replace("_", " "))

    def value(self, words: Words) -> str:
        """What it shows, in words."""
        if self.deck:
            return words.name(self.name) if self.name else words.say("plain-hidden")
        shown = (", " if self.dice else " · ").join(map(minus, self.values))
        return shown or words.say("plain-none" if self.dice else "plain-hidden")

    def help(self, words: Words) -> str:
        """What a card does, by the message `<name>-help`; "" where nobody says."""
        key = f"{self.name}-help"
        return words.say(key, self.args) if self.name and words.has(key) else ""

    def told(self, words: Words) -> str:
        return words.labelled(self.label(words), self.value(words))


def number(name: str, value: int | None, most: int, owner: int = TABLE) -> Item:
    """A count of something, up to about `most`; None where it is hidden."""
    return Item(id=name, owner=owner, values=() if value is None else (value,), most=most)


def numbers(name: str, values: Sequence[int], most: int, owner: int = TABLE) -> Item:
    """Several counts that belong together, always as many."""
    return Item(id=name, owner=owner, values=tuple(values), most=most, places=len(values))


def dice(name: str, faces: Sequence[int], places: int, owner: int = TABLE, sides: int = 6) -> Item:
    """Some dice, at most so many."""
    return Item(id=name, owner=owner, values=tuple(faces), most=sides, places=places, dice=True)


def card(name: str, face: str, deck: Sequence[str], owner: int = TABLE, **args: int) -> Item:
    """A card of a deck, by the message keys of their names; "" where it is hidden, or none is there. The numbers on it
    are for the message of its help; of what is hidden they are left out."""
    return Item(id=name, owner=owner, name=face, deck=tuple(deck), args=args if face else {})
