"""A table's book of rows: which moves are in effect, who moved last, which clicks were played."""

from typing import Final

from alehouse.core.state import FATE
from alehouse.server.storage import MoveRow

UNDO: Final = "undo:"  # "undo:12" leaves twelve moves in effect; no game has an action of that name, see `game_of`


class Ledger:
    """Rows are only ever added. An undo is a row too: it takes moves out of effect and keeps their trace."""

    def __init__(self, rows: list[MoveRow]) -> None:
        self.seq = 0  # how many rows there are, undos included: it only grows
        self.moves: list[str] = []  # in effect
        self.seats: list[int] = []  # of each move in effect
        self.mover = FATE  # the seat that made the last decision or took one back
        self.answers: dict[str, int] = {}  # by click: the `seq` after it and what fate answered
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
                del self.moves[kept:], self.seats[kept:]
            else:
                self.moves.append(row.action)
                self.seats.append(row.seat)

    def undo_row(self) -> MoveRow:
        """The row that takes the last move back."""
        return MoveRow(seq=self.seq, action=f"{UNDO}{len(self.moves) - 1}", seat=self.seats[-1])
