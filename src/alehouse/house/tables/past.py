"""Earlier moments of one table's game: at hand, from the shelf that all tables share, or played again."""

from typing import TYPE_CHECKING
from weakref import proxy

from alehouse.core.fate import seeded
from alehouse.core.record import Record
from alehouse.core.state import State
from alehouse.house.tables.looking_back import Shelf, played_again

if TYPE_CHECKING:
    from alehouse.house.tables.table import LiveTable


class Past:
    """What a table was like after fewer moves."""

    def __init__(self, table: "LiveTable", shelf: Shelf) -> None:
        self._table: LiveTable = proxy(table)  # which holds this: so a table that nobody needs is gone at once
        self._shelf = shelf
        self._lines: dict[tuple[int, int | None], int] = {}  # of the log, by how many moves and for whom
        self.before: State | None = None  # the last decision, if nothing has happened since

    def at(self, moves: int) -> State:
        """The state after the first `moves` moves in effect; one that is not at hand is played again."""
        played = self._table.ledger.moves
        if moves >= len(played):
            return self._table.state
        if moves == len(played) - 1 and self.before is not None:
            return self.before
        return self._shelf.get(self._table.id, moves) or self.replay(played[:moves], keep=True)

    def knows(self, moves: int) -> bool:
        """Whether that state is at hand."""
        last = len(self._table.ledger.moves)
        at_hand = moves >= last or (moves == last - 1 and self.before is not None)
        return at_hand or self._shelf.get(self._table.id, moves) is not None

    def lines_at(self, moves: int, viewer: int | None) -> int:
        """How many lines the log had after so many moves, for whoever has that view."""
        if (moves, viewer) not in self._lines:
            self._lines[moves, viewer] = len(self.at(moves).view(viewer).log)
        return self._lines[moves, viewer]

    def forget(self, after: int = -1) -> None:
        """What came after so many moves is not what it was, or has no log any more, or has one now."""
        self._shelf.forget(self._table.id, after)
        self._lines = {at: lines for at, lines in self._lines.items() if at[0] <= after}

    def record_of(self, moves: int) -> Record:
        """The first `moves` moves in effect, as a record."""
        ledger = self._table.ledger
        return self._record(ledger.moves[:moves], ledger.rerolls)

    def replay(self, moves: list[str], rerolls: int | None = None, keep: bool = False) -> State:
        """The state after some of the moves in effect, from the nearest one that is kept; `keep` it, too."""
        table = self._table
        rerolls = table.ledger.rerolls if rerolls is None else rerolls
        record = self._record(moves, rerolls)
        since = self._shelf.nearest(table.id, len(moves))
        found = played_again(table.game, record, bool(table.watchers), since)
        if keep:
            self._shelf.keep(table.id, found)
        state = found[len(moves)]
        if record.seed is None:
            state.stream.copy_from(seeded(f"{table.row.seed} {rerolls} {len(moves)}"))
        return state

    def _record(self, moves: list[str], rerolls: int) -> Record:
        """Some moves as a record.

        Where something that fate had decided was taken back, or the game goes on from another table's or from a
        lesson's, what comes is not what the seed foretold: nobody may know it.
        """
        row, game = self._table.row, self._table.game
        foretold = not rerolls and not row.origin and row.given is None
        return Record(
            game=row.game,
            rules=row.rules,
            players=row.players,
            options=row.options,
            seed=row.seed if foretold else None,
            cards=game.card_file.digest if game.own_cards else "",
            given=row.given,
            moves=moves,
        )
