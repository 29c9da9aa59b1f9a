"""The options of a game, declared once: flags, forms and checks all come from here."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from alehouse.core.errors import BadOption

CUSTOM: Final = "custom"  # the value of an option that names cards: "custom:pumpkin_ale+coffee_stout"


class Picks(Struct, frozen=True, kw_only=True):
    """Cards that a custom set consists of: so many of these, in all or of one group."""

    count: int
    of: tuple[str, ...]  # ids
    title: str  # the message key of the group
    prefix: str  # of the cards' message keys: "recipe" for "recipe-coffee_stout"
    players: tuple[int, ...] = ()  # empty: every count

    def fits(self, players: int) -> bool:
        return not self.players or players in self.players


class Option(Struct, frozen=True, kw_only=True):
    """One option: its values, the first being the default, the player counts it is for, its clause."""

    name: str
    values: tuple[str, ...]
    clause: str
    players: tuple[int, ...] = ()  # empty: every count
    of_players: bool = False  # numbers among its values are players: only those at the table fit
    seats_opponent: bool = False  # its values are printed opponents, one of whom takes a seat
    picks: tuple[Picks, ...] = ()  # what its value `CUSTOM` is made of

    @property
    def default(self) -> str:
        return self.values[0]

    def fits(self, players: int) -> bool:
        return not self.players or players in self.players

    def values_at(self, players: int) -> tuple[str, ...]:
        """The values there are at a table of so many."""
        if not self.of_players:
            return self.values
        return tuple(value for value in self.values if not value.isdigit() or int(value) <= players)


class Preset(Struct, frozen=True, kw_only=True):
    """Values of several options that go together, under one name."""

    name: str
    options: dict[str, str]
    clause: str


def custom(cards: tuple[str, ...]) -> str:
    """The value of an option that names these cards."""
    return f"{CUSTOM}:{'+'.join(cards)}"


def picked(value: str) -> tuple[str, ...]:
    """The cards that a value names; none, if it is no custom set."""
    head, colon, cards = value.partition(":")
    return tuple(cards.split("+")) if colon and head == CUSTOM else ()


def settle(declared: tuple[Option, ...], players: int, asked: Mapping[str, Any]) -> dict[str, str]:
    """Every option that `players` have, as asked or by default; an unknown one is refused."""
    by_name = {option.name: option for option in declared}
    for name in asked:
        if name not in by_name:
            there = ", ".join(by_name)
            text = f"there is no option {name!r}; there are: {there}"
            raise BadOption(text, "bad-option", {"option": name, "options": there})
        option = by_name[name]
        if not option.fits(players):
            counts = ", ".join(map(str, option.players))
            text = f"option {name!r} is for another number of players: {counts}, not {players}"
            raise BadOption(text, "bad-option-players", {"option": name, "counts": counts, "players": players})
    wanted = {option: asked.get(option.name, option.default) for option in declared if option.fits(players)}
    return {option.name: _settled(option, players, value) for option, value in wanted.items()}


def _settled(option: Option, players: int, wanted: Any) -> str:
    """The value that is asked for, if there is such a one."""
    value = str(wanted)
    if option.picks and value.partition(":")[0] == CUSTOM:
        return custom(_checked_picks(option, players, picked(value)))
    if value not in (values := option.values_at(players)):
        there = ", ".join(values)
        text = f"option {option.name!r} cannot be {wanted!r}; choose one of: {there}"
        raise BadOption(text, "bad-value", {"option": option.name, "value": value, "values": there})
    return value


def _checked_picks(option: Option, players: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in the order of the card file, if they are so many of each group as there must be."""
    groups = [group for group in option.picks if group.fits(players)]
    there = [card for group in groups for card in group.of]
    for card in cards:
        if card not in there or cards.count(card) > 1:
            text = f"option {option.name!r} cannot name {card!r} here; name each of these once at most: "
            args: dict[str, object] = {"option": option.name, "card": card, "cards": ", ".join(there)}
            raise BadOption(text + ", ".join(there), "bad-pick", args)
    for group in groups:
        found = sum(card in group.of for card in cards)
        if found != group.count:
            names = ", ".join(group.of)
            example = custom(tuple(card for other in groups for card in other.of[: other.count]))
            text = f"option {option.name!r} needs {group.count} of {names}, not {found}; write it like {example}"
            args = {"option": option.name, "count": group.count, "found": found, "cards": names, "example": example}
            raise BadOption(text, "bad-picks", args)
    return tuple(card for card in there if card in cards)
