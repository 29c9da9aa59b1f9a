"""What an action means, for people: a kind, its arguments, a message, the pieces it touches, its clause."""

from msgspec import Struct


class Choice(Struct, frozen=True, kw_only=True):
    """One option of a decision. `targets` are ids of the pieces on the table that a click may hit."""

    action: int
    name: str
    kind: str
    args: dict[str, str | int]
    message: str
    targets: list[str]
    clause: str


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is not allowed: a message in the game's words and the clause behind it."""

    message: str
    args: dict[str, str | int]
    clause: str
