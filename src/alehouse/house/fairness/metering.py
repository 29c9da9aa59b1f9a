"""How long the processor works on something that also waits: what visitors cost the house is measured so."""

import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")

Spend = Callable[[float], None]  # told after every step how many milliseconds it took

# At whose expense the present step is, if that is counted: what it has others do, a database say, is at theirs, too.
payer: Final[ContextVar[Spend | None]] = ContextVar("payer", default=None)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, Any, T]:
    """What a piece of work returns or raises. Steps are counted, not the waiting between them; nor what others do."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        since, before = time.thread_time(), payer.set(spend)
        try:
            awaited = step(given)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            payer.reset(before)
            spend(1000 * (time.thread_time() - since))
        try:
            given, step = (yield awaited), work.send
        except BaseException as error:
            given, step = error, work.throw
