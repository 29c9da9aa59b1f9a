"""Work that may take long is done where nobody waits behind it, if there is such a place."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Offload(Protocol):
    """Has a piece of work done; what it returns or raises."""

    async def __call__(self, work: Callable[[], T]) -> T: ...


async def here(work: Callable[[], T]) -> T:
    """Do it at once, where there is no other place."""
    return work()
