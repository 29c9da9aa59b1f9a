"""How much of a test is done: a sample with `make test`, the whole of it with `make test-long`.

A test that has both sizes bears the mark `long`, and takes its numbers from `sized`, or its cases from `spread`,
`share` or `rotated`; or from `dealt`, where several tests look at the same cases.
"""

import os
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, Final, TypeVar

LONG: Final = os.environ.get("ALEHOUSE_LONG") == "1"
PARTS: Final = 3  # into which cases are dealt

Item = TypeVar("Item")


def spread(items: Sequence[Item], sample: int) -> list[Item]:
    """About so many of them, from the first on; with an odd step, or half of all combinations would never come."""
    return list(items if LONG else items[:: len(items) // sample | 1])


def sized(sample: int, whole: int) -> int:
    """How often something is done."""
    return whole if LONG else sample


def dealt(items: Sequence[Item], part: int, of: Callable[[Any], str]) -> list[Item]:
    """Every third case of each game, say (`of` tells of which an item is), and at least one. Tests that take different
    parts look at all of them together; in the long version each of them does."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(of(item), []).append(item)
    if LONG:
        return list(items)
    return [item for group in groups.values() for item in group[part % min(PARTS, len(group)) :: PARTS]]


def share(items: Sequence[Item], part: int, of: int) -> list[Item]:
    """One of several parts of the cases. Tests that look at much the same take different ones."""
    return list(items if LONG else items[part::of])


def rotated(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Every value of every axis at least once, each time beside others; all combinations in the long version."""
    if LONG:
        return list(product(*axes))
    return [tuple(axis[(case + case // len(axis)) % len(axis)] for axis in axes) for case in range(max(map(len, axes)))]
