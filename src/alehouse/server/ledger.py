"""A table's book of rows: which moves are in effect, who moved last, which clicks were played."""

from typing import Final, NamedTuple

from alehouse.core.state import FATE
from alehouse.server.keep.rows import MoveRow

UNDO: Final = "undo:"  # "undo:12" leaves twelve moves in effect; no game has an action of that name, see `game_of`


class Trace(NamedTuple):
    """That moves were taken back: how many were left, who took them back, how many decisions they were."""

    kept: int
    seat: int
    decisions: int


class Ledger:
    """Rows are only ever added. An undo is a row too: it takes moves out of effect and keeps their trace."""

    def __init__(self, rows: list[MoveRow]) -> None:
        self.seq = 0  # how many rows there are, undos included: it only grows
        self.moves: list[str] = []  # in effect
        self.seats: list[int] = []  # of each move in effect
        self.mover = FATE  # the seat that made the last decision or took one back
        self.answers: dict[str, int] = {}  # by click: the `seq` after it and what fate answered
        self.rerolls = 0  # how often something that fate had decided was taken back
        self.traces: list[Trace] = []  # of what was taken back
        self._click: str | None = None
        self.add(rows)

    def add(self, rows: list[MoveRow]) -> None:
        for row in rows:
            self.seq += 1
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
        """Several steps back in a row are one way back."""
        if self.traces and self.traces[-1].seat == trace.seat and self.traces[-1].kept == len(self.moves):
            trace = trace._replace(decisions=trace.decisions + self.traces.pop().decisions)
        self.traces.append(trace)

    def undo_row(self, kept: int, seat: int) -> MoveRow:
        """The row that leaves so many moves in effect."""
        return MoveRow(seq=self.seq, action=f"{UNDO}{kept}", seat=seat)
