"""Has a house note what its lanes do: who waited, for how long and for how much of others' thinking."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.server.workers.bots_pool import share_of_time


class Note(Struct, kw_only=True):
    """Something was done in a lane. Before it others were given so many `turns`, in parts of the time for one, since it
    waited; it waited and took so many seconds."""

    lane: str
    people: list[str]
    turns: float
    waited: float
    took: float


def take_notes(file: str) -> None:
    """From now on, in this process."""
    given: Counter[str] = Counter()  # turns, by lane
    place = Lane.place

    @asynccontextmanager
    async def noted(lane: Lane, sharers: Sharers) -> AsyncIterator[float]:
        before = given[lane.name]
        async with place(lane, sharers) as waited:
            turns = given[lane.name] - before
            given[lane.name] += share_of_time(waited)  # type: ignore[assignment]
            since = time.monotonic()
            yield waited
            took = time.monotonic() - since
        people = [person for _, person in sharers.people]
        note = Note(lane=lane.name, people=people, turns=turns, waited=waited, took=took)
        write(note)

    def write(note: Note) -> None:
        with Path(file).open("ab") as notes:
            notes.write(msgspec.json.encode(note) + b"\n")

    Lane.place = noted  # type: ignore[method-assign, assignment]


def notes_of(file: Path, lane: str, person: str) -> list[Note]:
    """What was done in a lane for somebody, in order."""
    whole, _, _ = file.read_bytes().rpartition(b"\n") if file.exists() else (b"", b"", b"")  # one may be half written
    lines = whole.splitlines()
    found = [msgspec.json.decode(line, type=Note) for line in lines]
    return [note for note in found if note.lane == lane and person in note.people]
