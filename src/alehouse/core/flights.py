"""What flies across a table when something happens: goods that have no piece of their own, cards from their decks; and
gestures, what a piece does where it lies.

A flight is told by a line of the log alone, as whoever looks may read it: it can reveal nothing that the log does not.
Flights come in the order in which they are to be seen: a gesture that stands after some waits until these have landed.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from alehouse.core.view import LogLine


class Flight(Struct, frozen=True, array_like=True):
    """Something flies from one piece of the scene to another: `count` of a symbol of the game's drawings; or, as "@"
    and its id, a piece that comes, goes or changes hands, in its own drawing. Or `what` is a gesture of the goal."""

    what: str
    origin: str
    goal: str
    count: int = 1


SHAKE: Final = "!shake"  # a monster strikes
TILT: Final = "!tilt"  # a card is parried
HIT: Final = "!hit"  # a player suffers
STAMP: Final = "!stamp"  # something is settled: a shutter, a tile, somebody hired
SEAL: Final = "!seal"  # what is done with gets its seal, before it goes
TEAR: Final = "!tear"  # what was there is torn off
POUR: Final = "!pour"  # beer fills something
PULSE: Final = "!pulse"  # a warning
STEP: Final = "!step"  # a marker goes on, so many places
LIGHT: Final = "!light"  # the light of another season, or hour
LEAVE: Final = "!leave"  # a truck leaves, and comes back empty
GESTURES: Final = (SHAKE, TILT, HIT, STAMP, SEAL, TEAR, POUR, PULSE, STEP, LIGHT, LEAVE)


def gesture(what: str, piece: str, instead: str = "", count: int = 1) -> Flight:
    """What a piece does; on a table that has no such piece, `instead` does it."""
    return Flight(what, instead or piece, piece, count)


def of_changes(
    line: LogLine, place: Callable[[LogLine], str], purse: Callable[[int, str], str], symbol: str = "g-{}"
) -> list[Flight]:
    """Each of a line's changes from `place`, where it happens, to the `purse` in which the player keeps that good, or
    back; payments first."""
    if not line.changes:
        return []
    where = place(line)
    paid, won = [], []
    for good, amount in line.changes.items():
        mine, what = purse(line.seat, good), symbol.format(good)
        if amount < 0:
            paid.append(Flight(what, mine, where, -amount))
        elif amount > 0:
            won.append(Flight(what, where, mine, amount))
    return paid + won


def added(before: LogLine, now: LogLine) -> LogLine | None:
    """What a line that is told cube by cube tells since it was told last; None if it tells less, or something else."""
    if (before.message, before.seat, before.args) != (now.message, now.seat, now.args):
        return None
    goods = sorted(now.changes.keys() | before.changes.keys())
    more = {good: now.changes.get(good, 0) - before.changes.get(good, 0) for good in goods}
    if any(amount * now.changes.get(good, 0) <= 0 for good, amount in more.items() if amount):
        return None
    return replace(now, changes={good: amount for good, amount in more.items() if amount})


def first_word(key: object) -> str:
    """What kind of thing a message key is about: "@ingredient-special_malt" is about an "ingredient"."""
    return str(key or "").removeprefix("@").partition("-")[0]


def last_word(key: object) -> str:
    """What a message key is about: "@ingredient-special_malt" is about "special_malt"; "" for nothing."""
    return str(key or "").removeprefix("@").partition("-")[2]
