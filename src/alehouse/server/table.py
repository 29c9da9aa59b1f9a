"""A live table: a state rebuilt from rows, moved on only when the next row is durable."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, Final

from alehouse.core.draw.album import Album
from alehouse.core.errors import BadRecord
from alehouse.core.fate import seeded
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.state import FATE, State
from alehouse.core.words import LANGUAGES
from alehouse.games import with_cards
from alehouse.server import metrics
from alehouse.server.keep.database import StorageFailed, Taken, Work
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.rows import MoveRow, PersonRow, SeatRow, Standing, TableRow, WishRow, now
from alehouse.server.keep.tables import Kept
from alehouse.server.ledger import HINT, UNDO, Ledger
from alehouse.server.refusal import Refusal

MOST_ROWS: Final = 20_000  # of a table, after which only moves are added; the longest games have some 2,000
REPLAYED: Final = 64  # how many earlier states of a table are kept for people who look back

Moved = Callable[["LiveTable"], None]
Also = Callable[["LiveTable", State, int], Sequence[Work]]  # what is written with a move: letters, results


def game_of(name: str, cards: str, rules: int | None = None) -> Game:
    """A game with the house's cards, or with the text of a card file of one's own; as of those rules, or as of now."""
    game = with_cards(name, cards)
    if rules is not None and game.replays(rules):
        game = game.as_of(rules)
    assert not any(action.startswith((UNDO, HINT)) for action in game.action_names)  # the ledger needs those names
    return game


def summaries(state: State) -> dict[str, str]:
    """Where a game stands, by language: kept with the table, so that a list of tables needs no replays."""
    view = state.view(None)
    return {language: state.game.summary(view, state.game.words(language)) for language in LANGUAGES}


def standing(state: State) -> Standing:
    """What is kept with a table about where its game stands."""
    return Standing(player=int(state.player), summary=summaries(state), status="over" if state.is_over else "running")


class LiveTable:
    """Everything that happens at one table. Raises `BadRecord` if its rows do not replay."""

    def __init__(
        self,
        row: TableRow,
        rows: list[MoveRow],
        keep: Keep,
        moved: Moved,
        also: Also | None = None,
        game: Game | None = None,
    ) -> None:
        self.id: Final = row.id
        self.row = row
        self.game: Final = game or game_of(row.game, row.cards, row.rules)
        self.albums: defaultdict[str, Album] = defaultdict(Album)  # what is drawn here, by language
        self.watchers: set[Callable[[], None]] = set()  # told after every change
        self.sitters: dict[str, PersonRow] = {}  # people who sit here, as far as they are known
        self.visitors: Counter[str] = Counter()  # people whose browsers show this table, through this process
        self.present: set[str] = set()  # people who are here, through any process
        self.wish: WishRow | None = None  # to take moves back, see `undoing`
        self.said = 0  # the number of the last line that was said here
        self.busy = False  # whether a bot here waits longer than usual for its turn to think
        self.doubtful = False  # whether it is unknown if a move was written
        self.keep: Final = keep
        self._moved = moved
        self._also = also
        self._writing: asyncio.Task[None] | None = None
        self._click = ""  # the click that is being written
        self._remember(rows)

    def _remember(self, rows: list[MoveRow]) -> None:
        ledger = Ledger(rows)
        self.ledger = ledger
        self.state = self._replay(ledger.moves)
        self._before: State | None = None  # the last decision, if nothing has happened since
        self._earlier: dict[int, State] = {}
        self.stops: list[State] = []  # moments on the way from the last decision to the present state
        self.told = True  # whether that decision gave people something to read

    # ── who sits here ─────────────────────────────────────────────────────────────────────────────

    @cached_property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.game.has_secrets(self.row.options)

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun."""
        return self.row.status == "open"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where a person decides."""
        return tuple(seat.seat for seat in self.row.seats if seat.kind == "person" and not seat.away)

    @property
    def has_people(self) -> bool:
        """Whether anybody plays here, or has played and left; not so where bots play among themselves."""
        return any(seat.kind == "person" for seat in self.row.seats)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, who may share a screen with others; none for a spectator."""
        return tuple(seat.seat for seat in self.row.seats if person and seat.person == person)

    @property
    def shared(self) -> bool:
        """Whether several people play here, each for themselves."""
        return len({seat.person for seat in self.row.seats if seat.person}) > 1

    @property
    def has_company(self) -> bool:
        """Whether several people play here, be it at one screen."""
        return sum(seat.kind == "person" for seat in self.row.seats) > 1

    @property
    def decider(self) -> SeatRow | None:
        """Who has to decide now."""
        return self.row.seats[self.state.player] if self.state.player >= 0 and not self.waiting else None

    @property
    def deciding_bot(self) -> str:
        """The name of the bot that has to decide now, or ""."""
        return self.decider.bot if self.decider and self.decider.seat not in self.people else ""

    def shown_seat(self, seats: Sequence[int]) -> int | None:
        """Whose view a screen with these seats shows: the person who decides, or else the last one who did."""
        if len(seats) == 1:
            return seats[0]
        if self.state.player in seats:
            return int(self.state.player)
        decided = (seat for seat in reversed(self.ledger.seats) if seat in seats)
        return next(decided, next(iter(seats), None))

    def has_no_choice(self, state: State) -> bool:
        """Whether the house decides for somebody who has only one option and wants it so."""
        seat = self.row.seats[state.player] if state.player >= 0 and not self.waiting else None
        person = self.sitters.get(seat.person or "") if seat else None
        return bool(person and person.settings.auto_play) and len(state.legal_actions()) == 1

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def decide(self, action: int, seq: int, click: str, seats: Sequence[int]) -> int:
        """A decision of a person with these seats. Returns the `seq` after it, the same however often a click comes."""
        if click in self.ledger.answers:
            return self.ledger.answers[click]
        if self._writing is not None and self._click == click:
            await asyncio.shield(self._writing)
            return self.ledger.answers[click]
        self.check(seq)
        if self.state.player not in seats and not self.state.is_over:
            raise Refusal("refused-turn", {"player_seat": int(self.state.player)})
        if self.state.player not in self.people and not self.state.is_over:
            raise Refusal("refused-away")
        try:
            await self._play(action, click)
        except Refusal:
            if click not in self.ledger.answers:
                raise
            # It was written earlier, when nobody could be told so, or through another process.
        return self.ledger.answers[click]

    async def decide_for_bot(self, action: int, seq: int) -> None:
        """A decision that the house makes for a seat, made when the table had `seq` rows."""
        self.check(seq)
        await self._play(action, "")

    async def take_back(self, kept: int, seat: int) -> None:
        """Leave so many moves in effect; whether that is allowed is settled in `undoing`."""
        self._check_room()
        row = self.ledger.undo_row(kept, seat)
        rerolls = self.ledger.rerolls + (1 if FATE in self.ledger.seats[kept:] else 0)
        await self._write(self._add([row], self._replay(self.ledger.moves[:kept], rerolls)))

    async def tell_of_hint(self, seat: int) -> None:
        """Let everybody know that somebody takes a hint; no time is won by that."""
        self._check_room()
        await self._write(self._note(self.ledger.hint_row(seat)))

    def _check_room(self) -> None:
        """Refuse what would let the table's book grow without end: whoever opens it has to read all of it."""
        if self.ledger.seq >= MOST_ROWS:
            raise Refusal("refused-long-game")

    def check(self, seq: int) -> None:
        """Refuse what was asked for at a table that has changed meanwhile, or has not begun."""
        if self.waiting:
            raise Refusal("refused-waiting")
        if self._writing is not None:
            raise Refusal("refused-under-way")
        if seq != self.ledger.seq:
            raise Refusal("refused-stale", stale=True)

    async def _play(self, action: int, click: str) -> None:
        """Do an action and let fate answer; raises `IllegalAction` if the rules forbid it."""
        following = self._after(action)
        names = following.record().moves[len(self.ledger.moves) :]
        rows = [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(names, self.ledger.seq)]
        rows[0].seat, rows[0].client_id = int(self.state.player), click or None
        await self._write(self._add(rows, following), click)

    def _after(self, action: int) -> State:
        following = self.state.copy()
        following.take_stops()  # from now on
        following.apply(action)
        self.told = len(following.events) > len(self.state.events)
        return following

    async def _write(self, work: Coroutine[Any, Any, None], click: str = "") -> None:
        """Make rows durable, then move on; it goes on even if the browser that asked for it vanishes."""
        self._click = click
        self._writing = asyncio.create_task(self._commit(work))
        await asyncio.shield(self._writing)

    async def _commit(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageFailed as error:
            self.doubtful = True
            raise Refusal("refused-storage", {"problem": str(error)}, lost=True) from error
        except BadRecord as error:
            raise Refusal("refused-table-broken", {"problem": str(error)}) from error
        finally:
            self._writing = None
            self.tell()

    async def _add(self, rows: list[MoveRow], following: State) -> None:
        also = self.also(following, rows[-1].seq + 1)
        stands = standing(following)
        await self._be_first(self.keep.tables.add(self.id, rows, stands, also))
        self.row.status, self.row.player, self.row.touched = stands.status, stands.player, now()
        metrics.moves.labels(self.row.game).inc()
        self._move_on(rows, following)

    async def _note(self, row: MoveRow) -> None:
        await self._be_first(self.keep.tables.note(self.id, row))
        self.ledger.add([row])
        self.stops = []  # they have been shown

    async def _be_first(self, writing: Awaitable[None]) -> None:
        """Write rows, unless others have done so through another process: then see what they wrote."""
        try:
            await writing
        except Taken:
            await self.reload()
            raise Refusal("refused-stale", stale=True) from None

    def also(self, following: State, seq: int) -> Sequence[Work]:
        """What is written with the rows that lead to a state and make `seq` of them."""
        return self._also(self, following, seq) if self._also else ()

    def _move_on(self, rows: list[MoveRow], following: State) -> None:
        alone = len(rows) == 1 and not rows[0].action.startswith(UNDO)
        self._before = self.state if alone and self.watchers else None
        self.ledger.add(rows)
        self.state = following
        self.stops = following.take_stops()
        self._mind_log()
        self._earlier = {n: state for n, state in self._earlier.items() if n <= len(self.ledger.moves)}

    # ── what others wrote ─────────────────────────────────────────────────────────────────────────

    async def reload(self) -> None:
        """Rebuild everything from what is kept."""
        found = await self.keep.tables.kept(self.id)
        assert found is not None  # tables are never deleted
        self.know(found)
        self._remember(found.moves)
        self.doubtful = False

    async def catch_up(self) -> None:
        """See what another process wrote: moves, seats, wishes."""
        found = await self.keep.tables.kept(self.id, self.ledger.seq)
        assert found is not None
        self.know(found)
        if self._writing is None:
            self._follow(found.moves)
            self.doubtful = False
        self.show()

    def know(self, kept: Kept) -> None:
        """Take over what is kept besides moves."""
        self.row, self.sitters, self.wish, self.said = kept.row, kept.sitters, kept.wish, kept.said

    def _follow(self, rows: list[MoveRow]) -> None:
        """Play what was played elsewhere; a single decision in the same steps as there, and after hints."""
        if not rows or rows[0].seq != self.ledger.seq:
            return  # nothing new, or overtaken by a move of our own
        hints = list(takewhile(lambda row: row.action == HINT, rows))
        self.ledger.add(hints)
        rows = rows[len(hints) :]
        if not rows:
            self.stops = []
            return
        decisions = [row for row in rows if row.seat != FATE]
        if len(decisions) == 1 and not rows[0].action.startswith(UNDO):
            following = self._after(self.game.parse(rows[0].action))
            if following.record().moves[len(self.ledger.moves) :] == [row.action for row in rows]:
                self._move_on(rows, following)
                return
        self.ledger.add(rows)
        self._before = None
        self._earlier = {}
        self.stops = []
        self.state = self._replay(self.ledger.moves)

    @property
    def writing(self) -> bool:
        """Whether a move is on its way to the storage."""
        return self._writing is not None

    async def settle(self) -> None:
        """Wait until nothing is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def tell(self) -> None:
        """Something has changed here."""
        self._moved(self)
        self.show()

    # ── who looks on ──────────────────────────────────────────────────────────────────────────────

    def watch(self, watcher: Callable[[], None]) -> None:
        """Tell `watcher` of every change. Only while somebody looks on there are a log and drawings here."""
        self.watchers.add(watcher)
        self._mind_log()

    def unwatch(self, watcher: Callable[[], None]) -> None:
        self.watchers.discard(watcher)
        self._mind_log()

    def _mind_log(self) -> None:
        """Have a log if it is read: by far the most of what a table takes in memory."""
        if self.watchers and not self.state.telling:
            self.state = self._replay(self.ledger.moves)
        elif not self.watchers and self.state.telling:
            self._before, self.stops = None, []
            self._earlier.clear()
            self.albums.clear()
            self.state = self.state.copy()
            self.state.telling = False
            self.state.own_past().events = []

    def be_busy(self, busy: bool) -> None:
        """Say that a bot waits longer than usual, or does not any more."""
        if busy != self.busy:
            self.busy = busy
            self.show()

    def show(self) -> None:
        """Have every browser here look again."""
        for watcher in list(self.watchers):
            watcher()

    # ── looking back ──────────────────────────────────────────────────────────────────────────────

    def at(self, moves: int) -> State:
        """The state after the first `moves` moves in effect."""
        if moves >= len(self.ledger.moves):
            return self.state
        if moves == len(self.ledger.moves) - 1 and self._before is not None:
            return self._before
        if moves not in self._earlier:
            if len(self._earlier) >= REPLAYED:
                self._earlier.pop(next(iter(self._earlier)))
            self._earlier[moves] = self._replay(self.ledger.moves[:moves])
        return self._earlier[moves]

    def _replay(self, moves: list[str], rerolls: int | None = None) -> State:
        """The state after some moves.

        Where something that fate had decided was taken back, or the game goes on from another table's, what comes is
        not what the seed foretold: nobody may know it.
        """
        row = self.row
        rerolls = self.ledger.rerolls if rerolls is None else rerolls
        foretold = not rerolls and not row.origin
        record = Record(
            game=row.game,
            rules=row.rules,
            players=row.players,
            options=row.options,
            seed=row.seed if foretold else None,
            cards=self.game.card_file.digest if self.game.own_cards else "",
            moves=moves,
        )
        state = self.game.replay(record, events=bool(self.watchers))
        if not foretold:
            state.stream.copy_from(seeded(f"{row.seed} {rerolls} {len(moves)}"))
        return state
