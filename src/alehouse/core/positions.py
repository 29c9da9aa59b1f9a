"""Positions of one's own as every game reads them: described as data, checked before a piece is laid out."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Protocol, TypeVar

from msgspec import Meta, ValidationError, convert

from alehouse.core.errors import BadOption

LARGEST: Final = 999  # no game counts further, and no rule has to reckon with more
Count = Annotated[int, Meta(ge=0, le=LARGEST)]  # so many of something
Balance = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]  # points, which may be below zero


class Position(Protocol):
    """What a game's description of a position has at least."""

    phase: str


SomePosition = TypeVar("SomePosition", bound=Position)


def read_position(given: Mapping[str, Any], kind: type[SomePosition], phases: Sequence[str]) -> SomePosition:
    """The position that is described; `phases` are those in which one may begin."""
    if not isinstance(given, Mapping):
        raise BadOption(f"a position is described by its parts, by name, not by {type(given).__name__}")
    try:
        position = convert(dict(given), kind)
    except (ValidationError, RecursionError) as error:
        raise BadOption(f"the position is not well described: {error}") from None
    if position.phase not in phases:
        raise BadOption(f"a position cannot begin in {position.phase!r}; choose one of: {', '.join(phases)}")
    return position


def check_players(players: Sequence[object], seats: int) -> None:
    if len(players) != seats:
        raise BadOption(f"this position needs {seats} players, not {len(players)}")


def number_within(value: int, low: int, high: int, what: str) -> int:
    if not low <= value <= high:
        raise BadOption(f"{what} is a number from {low} to {high}, not {value}")
    return value


def index_of(name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise BadOption(f"there is no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def check_distinct(names: Sequence[str], what: str) -> None:
    """Nothing is named twice where there is one of each."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise BadOption(f"{what}: {name!r} is named twice")
