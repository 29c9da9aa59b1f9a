"""How long the processor works on something that also waits: what visitors cost the house is measured so."""

import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")

Spend = Callable[[float], None]  # told after every step how many milliseconds it took


@types.coroutine
def metered(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, Any, T]:
    """What a piece of work returns or raises. Steps are counted, not the waiting between them; nor what others do."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        since = time.thread_time()
        try:
            awaited = step(given)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            spend(1000 * (time.thread_time() - since))
        try:
            given, step = (yield awaited), work.send
        except BaseException as error:
            given, step = error, work.throw
