"""What an action means, for people: a kind, its arguments, a message, the pieces it touches, its clause."""

from collections.abc import Mapping

from msgspec import Struct


class Choice(Struct, frozen=True, kw_only=True):
    """One option of a decision. `targets` are ids of the pieces on the table that a click may hit."""

    action: int
    name: str
    kind: str
    args: Mapping[str, str | int | list[list[str]]]  # a list is said with commas, what is inside of it without
    message: str
    targets: list[str]
    clause: str
    quiet: bool = False  # it gives something up: a button that does not shine


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is not allowed: a message in the game's words and the clause behind it."""

    message: str
    args: dict[str, str | int]
    clause: str
