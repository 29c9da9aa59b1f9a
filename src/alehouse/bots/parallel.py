"""Thinking on several cores at once: copies of this process search on their own, and what they found is added up.

A copy has everything that the search needs, so nothing is sent to it; it lives as long as one decision.
"""

import os
import select
import threading
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

GRACE: Final = 0.25  # seconds that the others may take longer than we do
POLITENESS: Final = 5  # others that want the cores come first


class Found(Struct, frozen=True, array_like=True):
    """What one search found out about an action; the total is of the results of all its visits."""

    action: int
    visits: int
    total: float


def idle_cores() -> int:
    """How many may think at once: all, but for one process where copies of it cannot be made."""
    if not hasattr(os, "fork") or not hasattr(os, "sched_getaffinity"):
        return 1
    return len(os.sched_getaffinity(0))


def think_together(searches: list[Callable[[], list[Found]]]) -> list[Found]:
    """Run the searches at once, the first one here; everything that they found."""
    if threading.active_count() > 1:  # a copy has only one of the threads, and waits for the others for ever
        return searches[0]()
    helpers = [_begin(search) for search in searches[1:]]
    found = searches[0]()
    end = monotonic() + GRACE
    for process, answers in helpers:
        found = _add(found, _answer(answers, end))
        _end(process, answers)
    return found


def _begin(search: Callable[[], list[Found]]) -> tuple[int, int]:
    """Start a copy of this process on a search; its number, and where its answer comes from."""
    answers, answer = os.pipe()
    process = os.fork()
    if process:
        os.close(answer)
        return process, answers
    try:
        os.nice(POLITENESS)
        with os.fdopen(answer, "wb") as pipe:
            pipe.write(msgspec.msgpack.encode(search()))
    finally:
        os._exit(0)  # nothing of ours may be written twice


def _answer(answers: int, end: float) -> list[Found]:
    """What a copy found; nothing, if it died or is too late."""
    text = b""
    while select.select([answers], [], [], max(0.0, end - monotonic()))[0]:
        part = os.read(answers, 65536)
        if not part:
            break
        text += part
    try:
        return msgspec.msgpack.decode(text, type=list[Found])
    except msgspec.DecodeError:
        return []


def _end(process: int, answers: int) -> None:
    os.close(answers)
    os.kill(process, 9)
    os.waitpid(process, 0)


def _add(mine: list[Found], theirs: list[Found]) -> list[Found]:
    """Both, action by action."""
    both = {found.action: found for found in mine}
    for found in theirs:
        known = both.get(found.action, Found(found.action, 0, 0.0))
        both[found.action] = Found(found.action, known.visits + found.visits, known.total + found.total)
    return list(both.values())
