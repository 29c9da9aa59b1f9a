"""A live table: a state rebuilt from rows, moved on only when the next row is durable."""

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Final

from alehouse.core.errors import BadRecord
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.state import FATE, State
from alehouse.core.words import LANGUAGES
from alehouse.games import with_cards
from alehouse.server.ledger import UNDO, Ledger
from alehouse.server.refusal import Refusal
from alehouse.server.storage import MoveRow, Storage, StorageFailed, TableRow, Taken

REPLAYED: Final = 64  # how many earlier states of a table are kept for people who look back


def game_of(name: str, cards: str) -> Game:
    """A game with the house's cards, or with the text of a card file of one's own."""
    game = with_cards(name, cards)
    assert not any(action.startswith(UNDO) for action in game.action_names)  # the ledger needs that name
    return game


def summaries(state: State) -> dict[str, str]:
    """Where a game stands, by language: kept with the table, so that a list of tables needs no replays."""
    view = state.view(None)
    return {language: state.game.summary(view, state.game.words(language)) for language in LANGUAGES}


class LiveTable:
    """Everything that happens at one table. Raises `BadRecord` if its rows do not replay."""

    def __init__(
        self, row: TableRow, rows: list[MoveRow], storage: Storage, moved: "Callable[[LiveTable], None]"
    ) -> None:
        self.id: Final = row.id
        self.row: Final = row
        self.game: Final = game_of(row.game, row.cards)
        self.watchers: set[Callable[[], None]] = set()  # told after every move and undo
        self._moved = moved
        self._storage = storage
        self._writing: asyncio.Task[None] | None = None
        self._click = ""  # the click that is being written
        self._remember(rows)

    def _remember(self, rows: list[MoveRow]) -> None:
        ledger = Ledger(rows)
        self.state = self._replay(ledger.moves)
        self.ledger = ledger
        self._earlier: dict[int, State] = {}
        self.stops: list[State] = []  # moments on the way from the last decision to the present state
        self.told = True  # whether that decision gave people something to read

    # ── who sits here ─────────────────────────────────────────────────────────────────────────────

    @cached_property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.game.has_secrets(self.row.options)

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at the owner's screen."""
        return tuple(seat for seat, form in enumerate(self.row.seats) if form.kind != "bot")

    @property
    def deciding_bot(self) -> str:
        """The name of the bot that has to decide now, or ""."""
        seat = self.state.player
        return self.row.seats[seat].bot if seat >= 0 and seat not in self.people else ""

    @property
    def shown_seat(self) -> int | None:
        """Whose view the owner's screen shows: the person who decides, or else the last one who did."""
        if self.state.player in self.people:
            return self.state.player
        decided = [seat for seat in self.ledger.seats if seat in self.people]
        return next(iter(decided[-1:] or self.people), None)

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def decide(self, action: int, seq: int, click: str) -> int:
        """A person's decision. Returns the `seq` after it, the same however often the same click comes."""
        if click in self.ledger.answers:
            return self.ledger.answers[click]
        if self._writing is not None and self._click == click:
            await asyncio.shield(self._writing)
            return self.ledger.answers[click]
        self._check(seq)
        if self.state.player not in self.people and not self.state.is_over:
            raise Refusal("refused-turn", {"player_seat": self.state.player})
        await self._play(action, click)
        return self.ledger.answers[click]

    async def decide_for_bot(self, action: int, seq: int) -> None:
        """A bot's decision, made when the table had `seq` rows."""
        self._check(seq)
        await self._play(action, "")

    async def undo(self, seq: int) -> None:
        """Take the last decision back."""
        self._check(seq)
        barrier = self.undo_barrier()
        if barrier:
            raise barrier
        row = self.ledger.undo_row()
        await self._write([row], self._replay(self.ledger.moves[:-1]), "")

    def undo_barrier(self) -> Refusal | None:
        """Why the last decision cannot be taken back, if it cannot.

        Whoever decided last, or has just taken back, may go back through the own decisions; not past
        what fate or anybody else did, nor past what showed somebody something hidden. Nor from the end of
        the game, when the seed is no secret any more.
        """
        if self.state.is_over:
            return Refusal("undo-over")
        if all(seat == FATE for seat in self.ledger.seats):
            return Refusal("undo-nothing")
        last = self.ledger.seats[-1]
        if last == FATE:
            return Refusal("undo-fate")
        if last not in self.people or last != self.ledger.mover:
            return Refusal("undo-other", {"player_seat": last})
        if self.has_secrets and last != self.state.player:
            return Refusal("undo-other", {"player_seat": last})  # whoever decides now has seen the table
        if self.state.reveals and self.state.reveals > self.at(len(self.ledger.moves) - 1).reveals:
            return Refusal("undo-fate")
        return None

    def _check(self, seq: int) -> None:
        if self._writing is not None:
            raise Refusal("refused-under-way")
        if seq != self.ledger.seq:
            raise Refusal("refused-stale", stale=True)

    async def _play(self, action: int, click: str) -> None:
        """Do an action and let fate answer; raises `IllegalAction` if the rules forbid it."""
        following = self.state.copy()
        following.take_stops()  # from now on
        following.apply(action)
        names = following.record().moves[len(self.ledger.moves) :]
        rows = [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(names, self.ledger.seq)]
        rows[0].seat, rows[0].client_id = int(self.state.player), click or None
        self.told = len(following.events) > len(self.state.events)
        await self._write(rows, following, click)

    async def _write(self, rows: list[MoveRow], following: State, click: str) -> None:
        """Make rows durable, then move on; it goes on even if the browser that asked for it vanishes."""
        self._click = click
        self._writing = asyncio.create_task(self._commit(rows, following))
        await asyncio.shield(self._writing)

    async def _commit(self, rows: list[MoveRow], following: State) -> None:
        try:
            await self._add(rows, following)
        except StorageFailed as error:
            raise Refusal("refused-storage", {"problem": str(error)}) from error
        except BadRecord as error:
            raise Refusal("refused-table-broken", {"problem": str(error)}) from error
        finally:
            self._writing = None
            self._tell()

    async def _add(self, rows: list[MoveRow], following: State) -> None:
        try:
            await self._storage.add(self.id, rows, int(following.player), summaries(following))
        except Taken:
            await self._reload()
            raise Refusal("refused-stale", stale=True) from None
        self.ledger.add(rows)
        self.state = following
        self.stops = following.take_stops()
        self._earlier = {n: state for n, state in self._earlier.items() if n <= len(self.ledger.moves)}

    async def _reload(self) -> None:
        """Catch up with rows that another process wrote."""
        found = await self._storage.table(self.id)
        assert found is not None  # tables are never deleted
        self._remember(found[1])

    @property
    def writing(self) -> bool:
        """Whether a move is on its way to the storage."""
        return self._writing is not None

    async def settle(self) -> None:
        """Wait until nothing is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def _tell(self) -> None:
        self._moved(self)
        for watcher in list(self.watchers):
            watcher()

    # ── looking back ──────────────────────────────────────────────────────────────────────────────

    def at(self, moves: int) -> State:
        """The state after the first `moves` moves in effect."""
        if moves >= len(self.ledger.moves):
            return self.state
        if moves not in self._earlier:
            if len(self._earlier) >= REPLAYED:
                self._earlier.pop(next(iter(self._earlier)))
            self._earlier[moves] = self._replay(self.ledger.moves[:moves])
        return self._earlier[moves]

    def _replay(self, moves: list[str]) -> State:
        row = self.row
        record = Record(
            game=row.game,
            rules=row.rules,
            players=row.players,
            options=row.options,
            seed=row.seed,
            cards=self.game.card_file.digest if self.game.own_cards else "",
            moves=moves,
        )
        return self.game.replay(record, events=True)
