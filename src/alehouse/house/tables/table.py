"""A live table: a state rebuilt from rows, moved on only when the next row is durable."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from alehouse.core.draw.cache import DrawingCache
from alehouse.core.errors import BadRecord
from alehouse.core.game import Game
from alehouse.core.state import FATE, State
from alehouse.core.words import LANGUAGES
from alehouse.games import with_cards
from alehouse.house import metrics
from alehouse.house.clock import Clock, SystemClock
from alehouse.house.refusal import GONE, Refusal
from alehouse.house.rows import Kept, MoveRow, PersonRow, Standing, TableRow, WishRow
from alehouse.house.storage import Storage, StorageFailed, Taken, Work
from alehouse.house.tables.ledger import HINT, NOTES, UNDO, Ledger
from alehouse.house.tables.looking_back import Shelf
from alehouse.house.tables.past import Past
from alehouse.house.tables.seated import SeatedTable

if TYPE_CHECKING:
    from alehouse.house.tables.drafts import Draft

MOST_ROWS: Final = 20_000  # of a table, after which only moves are added; the longest games have some 2,000
PASSED: Final = 60  # moments that are kept for browsers that have not shown them yet
AT_ONCE: Final = 20  # decisions made through another process that are followed step by step

Decision = tuple[int, str]  # an action, and the click behind it, or ""
Changed = Callable[["LiveTable"], None]
FindGame = Callable[[str, str, int], Awaitable[Game]]  # by its name, its cards and its rules
Also = Callable[["LiveTable", State, int], Sequence[Work]]  # what is written with a move: letters, results
Asking = Callable[[str, Sequence[str]], Sequence[Work]]  # what is written when people are asked to a table: letters


def game_of(name: str, cards: str, rules: int | None = None) -> Game:
    """A game with the house's cards, or with the text of a card file of one's own; as of those rules, or as of now."""
    game = with_cards(name, cards)
    if rules is not None and game.replays(rules):
        game = game.as_of(rules)
    assert not any(action.startswith((UNDO, *NOTES)) for action in game.action_names)  # the ledger needs those names
    return game


def summaries(state: State) -> dict[str, str]:
    """Where a game stands, by language: kept with the table, so that a list of tables needs no replays."""
    view = state.view(None)
    return {language: state.game.summary(view, state.game.words(language)) for language in LANGUAGES}


def standing(state: State) -> Standing:
    """What is kept with a table about where its game stands."""
    return Standing(player=int(state.player), summary=summaries(state), status="over" if state.is_over else "running")


def _arrangement(row: TableRow) -> tuple[object, ...]:
    """What a game begins with, besides its people."""
    return row.players, row.options, row.cards, row.rules


class Moment(NamedTuple):
    """A state that was the present one, or on the way to it; they are numbered in the order in which they came."""

    number: int
    state: State


class Passage(NamedTuple):
    """Decisions carried out, and what fate answered: the rows to be kept, the moments from the present one on, and the
    state that they lead to. What is taken back leads nowhere step by step."""

    rows: list[MoveRow]
    moments: list[State]
    state: State


class LiveTable(SeatedTable):
    """Everything that happens at one table. Raises `BadRecord` if its rows do not replay."""

    is_lesson: ClassVar[bool] = False

    def __init__(
        self,
        row: TableRow,
        rows: list[MoveRow],
        storage: Storage,
        changed: Changed,
        also: Also | None = None,
        game: Game | None = None,
        shelf: Shelf | None = None,
        clock: Clock | None = None,
        find_game: FindGame | None = None,
    ) -> None:
        self.id: Final = row.id
        self.row = row
        self.game = game or game_of(row.game, row.cards, row.rules)
        self.caches: defaultdict[str, DrawingCache] = defaultdict(DrawingCache)  # what is drawn here, by language
        self.watchers: set[Callable[[], None]] = set()  # told after every change
        self.sitters: dict[str, PersonRow] = {}  # people who sit here, as far as they are known
        self.visitors: Counter[str] = Counter()  # people whose browsers show this table, through this process
        self.present: set[str] = set()  # people who are here, through any process
        self.wish: WishRow | None = None  # to take moves back, see `undoing`
        self.said = 0  # the number of the last line that was said here
        self.analysed = 0.0  # how much is known of how the game turned, once it is over
        self.busy = False  # whether a bot here waits longer than usual for its turn to think
        self.doubtful = False  # whether it is unknown if a move was written
        self.draft: Draft | None = None  # what somebody has decided and not confirmed yet, see `drafts`
        self.jumps = 0  # how often another position was laid out: then nothing of what is shown goes on
        self.happened = 0  # the number of the present moment
        self.moments: deque[Moment] = deque(maxlen=PASSED)  # the latest before it
        self.storage: Final = storage
        self._tell_house = changed
        self._also = also
        self._find_game = find_game
        self.clock: Final = clock or SystemClock()
        self.past: Final = Past(self, shelf or Shelf())
        self._told: tuple[object, ...] = ()  # what those who sit here have been called about
        self._writing: asyncio.Task[None] | None = None
        self._click = ""  # the click that is being written
        self._remember(rows)

    def _remember(self, rows: list[MoveRow]) -> None:
        ledger = Ledger(rows)
        self.ledger = ledger
        self.past.forget()
        self.__dict__.pop("has_secrets", None)  # the options may be others
        self.state = self._replayed()
        self.past.before = None
        self.moments.clear()
        self.draft = None

    def _replayed(self) -> State:
        """The state that the ledger leads to."""
        return self.past.replay(self.ledger.moves)

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def decide(self, action: int, seq: int, click: str, seats: Sequence[int]) -> int:
        """A decision of a person with these seats. Returns the `seq` after it, the same however often a click comes."""
        answer = await self.answer_to(click)
        if answer is not None:
            return answer
        self.check(seq)
        self.check_turn(seats)
        return await self.decide_all([(action, click)])

    async def answer_to(self, click: str) -> int | None:
        """The `seq` after a click that is kept, or is just being written."""
        if self._writing is not None and self._click == click:
            await asyncio.shield(self._writing)
        return self.ledger.answers.get(click)

    async def decide_all(self, decisions: Sequence[Decision]) -> int:
        """Decisions of one person, kept together or not at all; the `seq` after the last of them."""
        click = decisions[-1][1]
        try:
            await self._play(decisions)
        except Refusal:
            if click not in self.ledger.answers:
                raise
            # It was written earlier, when nobody could be told so, or through another process.
        return self.ledger.answers[click]

    async def decide_for_bot(self, action: int, seq: int) -> None:
        """A decision that the house makes for a seat, made when the table had `seq` rows."""
        self.check(seq)
        await self._play([(action, "")])

    async def take_back(self, kept: int, seat: int) -> None:
        """Leave so many moves in effect; whether that is allowed is settled in `undoing`."""
        self._check_length()
        row = self.ledger.undo_row(kept, seat)
        rerolls = self.ledger.rerolls + (1 if FATE in self.ledger.seats[kept:] else 0)
        await self._write(self._add(Passage([row], [], self.past.replay(self.ledger.moves[:kept], rerolls))))

    async def tell_of_hint(self, seat: int) -> None:
        """Let everybody know that somebody takes a hint; no time is won by that."""
        self._check_length()
        await self._write(self._note(self.ledger.note_row(HINT, seat)))

    def _check_length(self) -> None:
        """Refuse what would let the ledger grow without end: whoever opens the table has to read all of it."""
        if self.ledger.seq >= MOST_ROWS:
            raise Refusal("refused-long-game")

    def check(self, seq: int) -> None:
        """Refuse what was asked for at a table that has changed meanwhile, has not begun or was closed."""
        if self.waiting:
            raise Refusal("refused-waiting")
        if self.closed:
            raise Refusal("refused-closed-host", status=GONE)
        if self._writing is not None:
            raise Refusal("refused-under-way")
        if seq != self.ledger.seq:
            raise Refusal("refused-stale", stale=True)

    def check_turn(self, seats: Sequence[int]) -> None:
        """Refuse whoever has nothing to decide now; that nothing can be done after the end is for the rules to say."""
        if self.state.player not in seats and not self.state.is_over:
            raise Refusal("refused-turn", {"player_seat": int(self.state.player)})
        if self.state.player not in self.people and not self.state.is_over:
            raise Refusal("refused-away")

    async def _play(self, decisions: Sequence[Decision]) -> None:
        """Carry decisions out and let fate answer; raises `IllegalAction` if the rules forbid one of them."""
        await self._write(self._add(self._carry_out(decisions)), decisions[-1][1])

    def _carry_out(self, decisions: Sequence[Decision]) -> Passage:
        state, moments, rows = self.state, [self.state], list[MoveRow]()
        for action, click in decisions:
            following = state.copy()
            following.take_stops()  # from now on
            following.apply(action)
            names = [self.game.action_names[done] for done in following.history[len(state.history) :]]
            first = self.ledger.seq + len(rows)
            rows += [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(names, first)]
            rows[-len(names)].seat, rows[-len(names)].client_id = int(state.player), click or None
            moments += [*following.take_stops(), following]
            state = following
        return Passage(rows, moments[:-1], state)

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
            self.changed()

    async def _add(self, passage: Passage) -> None:
        rows, following = passage.rows, passage.state
        also = self.also(following, rows[-1].seq + 1)
        stands = standing(following)
        await self._be_first(self.storage.tables.add(self.id, rows, stands, also))
        self.row.status, self.row.player, self.row.touched = stands.status, stands.player, self.clock.now()
        metrics.moves.labels(self.row.game).inc(sum(row.seat != FATE for row in rows))
        self._move_on(passage)

    async def _note(self, row: MoveRow) -> None:
        await self._be_first(self.storage.tables.note(self.id, row))
        self.ledger.add([row])

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

    def _move_on(self, passage: Passage) -> None:
        alone = len(passage.rows) == 1 and not passage.rows[0].action.startswith(UNDO)
        self.past.before = self.state if alone and self.watchers else None
        if passage.moments:
            self.pass_by(passage.moments)
        else:
            self.moments.clear()
        self.ledger.add(passage.rows)
        self.state = passage.state
        self.draft = None
        self._mind_log()
        if any(row.action.startswith(UNDO) for row in passage.rows):
            self.past.forget(len(self.ledger.moves))

    def pass_by(self, states: Iterable[State]) -> None:
        """Keep moments, the present one first, for browsers that have not shown them yet."""
        for state in states:
            self.moments.append(Moment(self.happened, state))
            self.happened += 1

    # ── what others wrote ─────────────────────────────────────────────────────────────────────────

    async def reload(self) -> None:
        """Rebuild everything from what is kept."""
        found = await self.storage.tables.kept(self.id)
        assert found is not None  # tables are never deleted
        await self._know_game(found.row)
        self.know(found)
        self._remember(found.moves)
        self.doubtful = False

    async def catch_up(self) -> None:
        """See what another process wrote: moves, seats, wishes; whatever is being written here meanwhile."""
        found = await self.storage.tables.kept(self.id, self.ledger.seq)
        assert found is not None
        written = self._writing is None
        await self.settle()
        rearranged = self.waiting and _arrangement(found.row) != _arrangement(self.row)
        await self._know_game(found.row)
        self.know(found)
        if rearranged:
            self._remember(found.moves)
        else:
            self._follow([row for row in found.moves if row.seq >= self.ledger.seq])  # the others are our own
            self.doubtful = self.doubtful and not written
        self.has_news()  # who sits here was called by that process
        self.changed(everywhere=False)

    async def _know_game(self, row: TableRow) -> None:
        """Have the game of a table whose host may have chosen other cards."""
        if self._find_game and (row.cards, row.rules) != (self.row.cards, self.row.rules):
            self.game = await self._find_game(row.game, row.cards, row.rules)

    def lay_out(self, row: TableRow, game: Game | None = None) -> None:
        """Before the game: what its host has arranged."""
        rearranged = _arrangement(row) != _arrangement(self.row)
        self.row, self.game = row, game or self.game
        if rearranged:
            self._remember([])

    def know(self, kept: Kept) -> None:
        """Take over what is kept besides moves. What was closed meanwhile stays so."""
        kept.row.status = "closed" if self.closed else kept.row.status
        self.row, self.sitters, self.wish, self.said = kept.row, kept.sitters, kept.wish, kept.said
        self.analysed = kept.analysed

    def _follow(self, rows: list[MoveRow]) -> None:
        """Play what was played elsewhere; a few decisions in the same steps as there, and after what was noted."""
        if not rows:
            return
        notes = list(takewhile(lambda row: row.action in NOTES, rows))
        self.ledger.add(notes)
        rows = rows[len(notes) :]
        passage = self._followed(rows)
        if passage is not None:
            self._move_on(passage)
        elif rows:
            self.ledger.add(rows)
            self.past.before = None
            self.past.forget()
            self.moments.clear()
            self.draft = None
            self.state = self._replayed()

    def _followed(self, rows: list[MoveRow]) -> Passage | None:
        """What leads to the same rows from here, if they are a few decisions and nothing else."""
        decisions = [row for row in rows if row.seat != FATE]
        if not 0 < len(decisions) <= AT_ONCE or any(row.action in NOTES or row.action.startswith(UNDO) for row in rows):
            return None
        passage = self._carry_out([(self.game.parse(row.action), "") for row in decisions])
        same = [row.action for row in passage.rows] == [row.action for row in rows]
        return passage._replace(rows=rows) if same else None

    @property
    def writing(self) -> bool:
        """Whether a move is on its way to the storage."""
        return self._writing is not None

    async def settle(self) -> None:
        """Wait until nothing is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def changed(self, everywhere: bool = True) -> None:
        """Something has changed here: whoever looks on is to see it; and the house, with its other processes, is to
        know, unless it concerns nobody but those who look on through this one."""
        if everywhere:
            self._tell_house(self)
        for watcher in list(self.watchers):
            watcher()

    def has_news(self) -> bool:
        """Whether anything has changed that those who sit here are called about; who looks on is nothing of that."""
        seats = [(seat.kind, seat.person, seat.held_for, seat.away) for seat in self.row.seats]
        wish = (self.wish.seq, *self.wish.agreed) if self.wish else ()
        before, self._told = self._told, (self.row.status, self.ledger.seq, wish, tuple(seats))
        return before != self._told

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
        if self.watchers and not self.state.keeps_log:
            self.past.forget()  # what is there has no log
            self.state = self.past.replay(self.ledger.moves, keep=True)
        elif not self.watchers and self.state.keeps_log:
            self.past.before = None
            self.moments.clear()
            self.past.forget()
            self.caches.clear()
            self.state = self.state.copy()
            self.state.keeps_log = False
            self.state.own_past().events = []

    def be_busy(self, busy: bool) -> None:
        """Say that a bot waits longer than usual, or does not any more."""
        if busy != self.busy:
            self.busy = busy
            self.changed(everywhere=False)
