"""The options of a game, declared once: flags, forms and checks all come from here."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from alehouse.core.errors import BadOption


class Option(Struct, frozen=True, kw_only=True):
    """One option: its values, the first being the default, the player counts it is for, its clause."""

    name: str
    values: tuple[str, ...]
    clause: str
    players: tuple[int, ...] = ()  # empty: every count
    of_players: bool = False  # numbers among its values are players: only those at the table fit
    seats_opponent: bool = False  # its values are printed opponents, one of whom takes a seat

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
            text = f"option {name!r} is for {counts} players, not for {players}"
            raise BadOption(text, "bad-option-players", {"option": name, "counts": counts, "players": players})
        if str(asked[name]) not in (values := option.values_at(players)):
            there = ", ".join(values)
            text = f"option {name!r} cannot be {asked[name]!r}; choose one of: {there}"
            raise BadOption(text, "bad-value", {"option": name, "value": str(asked[name]), "values": there})
    return {option.name: str(asked.get(option.name, option.default)) for option in declared if option.fits(players)}
