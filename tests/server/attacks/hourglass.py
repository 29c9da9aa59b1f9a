"""A clock of its own for what waits: where everybody sleeps, it runs on at once. So hours pass in a moment, and how
long somebody waits depends on nothing but whom they wait for."""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class Hourglass(selectors.DefaultSelector):
    """Nobody waits for anything outside: instead of sleeping, look at a later time."""

    seconds = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits for everybody else"
        self.seconds += timeout
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop by the hourglass."""

    def __init__(self, hourglass: Hourglass) -> None:
        self._hourglass = hourglass
        super().__init__(hourglass)

    def time(self) -> float:
        return self._hourglass.seconds


def run(work: Coroutine[Any, Any, T], monkeypatch: pytest.MonkeyPatch) -> T:
    """Do something; whatever looks at the time has the same clock."""
    hourglass = Hourglass()
    monkeypatch.setattr(time, "monotonic", lambda: hourglass.seconds)
    with asyncio.Runner(loop_factory=lambda: Loop(hourglass)) as runner:
        return runner.run(work)
