"""Players by name in what is said: messages hold seats, people read names."""

from collections.abc import Mapping, Sequence
from typing import Any


def named(args: Mapping[str, Any], seat: int, names: Sequence[str]) -> dict[str, Any]:
    """A message's arguments with names: `player` is the seat that the message is about, and an argument
    `other_seat` becomes `other`, the name of the player in that seat."""
    found = dict(args)
    if seat >= 0:
        found["player"] = names[seat]
    for key, value in args.items():
        if key.endswith("_seat"):
            found[key.removesuffix("_seat")] = names[value] if value >= 0 else ""
    return found


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, equal ones with a number."""
    found: list[str] = []
    for name in names:
        told, number = name, 1
        while told in found:
            number += 1
            told = f"{name} {number}"
        found.append(told)
    return found
