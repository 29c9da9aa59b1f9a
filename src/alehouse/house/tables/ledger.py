"""A table's append-only ledger of rows: which moves are in effect, who moved last, which clicks were played."""

from typing import Final, NamedTuple

from alehouse.core.state import FATE
from alehouse.house.rows import MoveRow

UNDO: Final = "undo:"  # "undo:12" leaves twelve moves in effect; no game has an action of that name, see `game_of`
HINT: Final = "hint"  # that somebody took a hint; nor of this one
REMOVED: Final = "removed"  # that somebody was removed from the table
CLOSED: Final = "closed"  # that somebody closed it
NOTES: Final = (HINT, REMOVED, CLOSED)  # what changes nothing in the game, and is to be known
MOST_TRACES: Final = 100  # that are told one by one: each has to be found in the log again


class Trace(NamedTuple):
    """What others are to know besides moves: when so many were in effect, somebody took back so many decisions to get
    there, or, where there are none, what is noted of them."""

    kept: int
    seat: int
    decisions: int
    note: str = ""  # one of `NOTES`


class Ledger:
    """Rows are only ever added. An undo is a row too: it takes moves out of effect and keeps their trace; and so is
    whatever else others are to know of, a hint or what the host has done."""

    def __init__(self, rows: list[MoveRow]) -> None:
        self.seq = 0  # how many rows there are, undos included: it only grows
        self.moves: list[str] = []  # in effect
        self.seats: list[int] = []  # of each move in effect
        self.mover = FATE  # the seat that made the last decision or took one back
        self.answers: dict[str, int] = {}  # by click: the `seq` after it and what fate answered
        self.rerolls = 0  # how often something that fate had decided was taken back
        self.traces: list[Trace] = []  # of what was taken back, and of what is noted
        self._click: str | None = None
        self.add(rows)

    def add(self, rows: list[MoveRow]) -> None:
        for row in rows:
            self.seq += 1
            if row.action in NOTES:
                self._keep_trace(Trace(len(self.moves), row.seat, 0, row.action))
                continue
            if row.seat != FATE:
                self.mover = row.seat
                self._click = row.client_id
            if self._click is not None:
                self.answers[self._click] = self.seq
            if row.action.startswith(UNDO):
                kept = int(row.action.removeprefix(UNDO))
                gone = self.seats[kept:]
                self.rerolls += 1 if FATE in gone else 0
                self._trace(Trace(kept, row.seat, len(gone) - gone.count(FATE)))
                del self.moves[kept:], self.seats[kept:]
            else:
                self.moves.append(row.action)
                self.seats.append(row.seat)

    def _trace(self, trace: Trace) -> None:
        """Several steps back in a row are one way back; what was noted on it is told where it leads."""
        last = self.traces[-1] if self.traces else None
        if last and last.decisions and last.seat == trace.seat and last.kept == len(self.moves):
            trace = trace._replace(decisions=trace.decisions + self.traces.pop().decisions)
        self.traces = [
            known if known.decisions else known._replace(kept=min(known.kept, trace.kept)) for known in self.traces
        ]
        self._keep_trace(trace)

    def _keep_trace(self, trace: Trace) -> None:
        """Add a trace. Where there are very many, the oldest becomes part of the next of its kind by the same seat: so
        whatever somebody did stays told."""
        self.traces.append(trace)
        if len(self.traces) <= MOST_TRACES:
            return
        for number, old in enumerate(self.traces):
            for later in range(number + 1, len(self.traces)):
                found = self.traces[later]
                if (found.seat, found.note) == (old.seat, old.note):
                    self.traces[later] = found._replace(decisions=found.decisions + old.decisions)
                    del self.traces[number]
                    return

    def undo_row(self, kept: int, seat: int) -> MoveRow:
        """The row that leaves so many moves in effect."""
        return MoveRow(seq=self.seq, action=f"{UNDO}{kept}", seat=seat)

    def note_row(self, note: str, seat: int) -> MoveRow:
        """The row that tells others what somebody did, or what was done to them; see `NOTES`."""
        return MoveRow(seq=self.seq, action=note, seat=seat)
