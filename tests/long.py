"""How much of a test is done: a sample with `make test`, the whole of it with `make test-long`.

A test that has both sizes bears the mark `long`, and takes its numbers from `sized`, or its cases from `spread` or
`rotated`.
"""

import os
from collections.abc import Sequence
from itertools import product
from typing import Any, Final, TypeVar

LONG: Final = os.environ.get("ALEHOUSE_LONG") == "1"

Item = TypeVar("Item")


def spread(items: Sequence[Item], sample: int) -> list[Item]:
    """About so many of them, from the first on; with an odd step, or half of all combinations would never come."""
    return list(items if LONG else items[:: len(items) // sample | 1])


def sized(sample: int, whole: int) -> int:
    """How often something is done."""
    return whole if LONG else sample


def rotated(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Every value of every axis at least once, each time beside others; all combinations in the long version."""
    if LONG:
        return list(product(*axes))
    return [tuple(axis[(case + case // len(axis)) % len(axis)] for axis in axes) for case in range(max(map(len, axes)))]
