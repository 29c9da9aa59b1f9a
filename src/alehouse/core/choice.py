"""What an action means, for people: a kind, its arguments, a message, the pieces it touches, its clause."""

from collections.abc import Iterable, Mapping, Sequence

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


def kind_at(kinds: Iterable[tuple[str, Sequence[object]]], action: int) -> tuple[str, int]:
    """The kind of an action and its number within the kind, where each kind has as many actions as it is about."""
    for kind, about in kinds:
        if action < len(about):
            return kind, action
        action -= len(about)
    raise IndexError(action)


def clause_for(clauses: Mapping[int, str], asking: int) -> str:
    """The clause that allows an action; where it answers another decision than this one, the first it answers."""
    return clauses.get(asking) or next(iter(clauses.values()))
