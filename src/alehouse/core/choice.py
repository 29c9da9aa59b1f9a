"""What an action means, for people: a kind, its arguments, a message, the pieces it touches, its clause."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from alehouse.core.state import FATE, State

Args = dict[str, str | int | list[list[str]]]
Meaning = tuple[str, Args, list[str]]  # message, arguments, targets


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


# ── options ───────────────────────────────────────────────────────────────────────────────────────


def kind_at(kinds: Iterable[tuple[str, Sequence[object]]], action: int) -> tuple[str, int]:
    """The kind of an action and its number within the kind, where each kind has as many actions as it is about."""
    for kind, about in kinds:
        if action < len(about):
            return kind, action
        action -= len(about)
    raise IndexError(action)


def kind_from(starts: Sequence[tuple[int, str]], action: int) -> tuple[str, int]:
    """The same, where it is known with which id each kind begins."""
    start, kind = next((start, kind) for start, kind in reversed(starts) if action >= start)
    return kind, action - start


def clause_for(clauses: Mapping[int, str], asking: int) -> str:
    """The clause that allows an action; where it answers another decision than this one, the first it answers."""
    return clauses.get(asking) or next(iter(clauses.values()))


def choice_of(state: State, action: int, kind: str, meaning: Meaning, clause: str, quiet: bool = False) -> Choice:
    """An action as people see it, by what it means at this table."""
    message, args, targets = meaning
    name = state.game.action_names[action]
    return Choice(
        action=action, name=name, kind=kind, args=args, message=message, targets=targets, clause=clause, quiet=quiet
    )


# ── what is asked, and why not ────────────────────────────────────────────────────────────────────


def decision_of(prompt: str) -> str:
    """The message that names a decision inside a sentence, by the message that asks for it."""
    return f"decision-{prompt.removeprefix('prompt-')}"


def reason(message: str, clause: str, **args: str | int) -> Reason:
    """A reason with its arguments: `reason("why-occupied", "DW-5.13", location="5")`."""
    return Reason(message=message, args=args, clause=clause)


def fates_reason(state: State, prompt: tuple[str, str], clauses: Mapping[int, str], own: bool) -> Reason | None:
    """Why nobody can act while fate decides, by its prompt, nor ever do what is its `own`, by the clauses of that."""
    if state.player == FATE:
        return reason_now("why-fate-first", prompt)
    return reason("why-fate", next(iter(clauses.values()))) if own else None


def reason_now(message: str, prompt: tuple[str, str]) -> Reason:
    """A reason that lies in what is asked now, by its prompt and clause."""
    asked, clause = prompt
    return reason(message, clause, decision=f"@{decision_of(asked)}")
