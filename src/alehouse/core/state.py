"""The state of a game: who decides, what is allowed, what an action does. Every game's state extends it.

There are two sides. The public one (`legal_actions`, `apply`, `copy`) is checked and convenient. The fast
one (`legal`, `step`, `copy_from`) is what compiled loops and searches use: nothing is checked, nothing is
allocated.
"""

from operator import index
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.fate import Stream

if TYPE_CHECKING:
    from alehouse.core.choice import Choice
    from alehouse.core.game import Game
    from alehouse.core.record import Record
    from alehouse.core.view import View

FATE: Final = -1  # dice and card draws are decisions of this seat
NOBODY: Final = -2  # the game is over
BETWEEN: Final = -3  # the rules are at work on what comes next


@final
class Event:
    """Something that happened: a message key of the game's words, the seat it concerns, its arguments.

    An argument that begins with "@" is itself a message key (a card's name, say); one whose name ends
    with "_seat" is a seat. `changes` are the amounts of goods that the seat won or lost; `clause` is the rule by which
    it happened.
    """

    def __init__(self, key: str, seat: int, args: dict[str, object], changes: dict[str, int], clause: str = "") -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.changes: Final = changes
        self.clause: Final = clause


@final
class Past:
    """How a state came about: what was asked for, and everything that has happened since."""

    def __init__(self, seed: int | str | None, options: dict[str, str]) -> None:
        self.seed: int | str | None = seed
        self.options: dict[str, str] = options
        self.given: dict[str, Any] | None = None
        self.history: list[int] = []
        self.events: list[Event] = []

    def copy(self) -> "Past":
        other = Past(self.seed, self.options)
        other.given = self.given
        other.history = self.history.copy()
        other.events = self.events.copy()
        return other


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from elsewhere is plain Python
class State:
    """What every state has; a game's own state adds its table and says what actions do to it."""

    def __init__(self, game: "Game", seats: i64, stream: Stream) -> None:
        self.game: Final = game
        self.seats: Final = seats  # how many seats decide; a printed opponent has none
        self.stream: Final = stream
        self.player: i64 = NOBODY  # the seat that decides now, or FATE, NOBODY, BETWEEN
        self.open_fate: bool = False
        self.keeps_log: bool = False  # whether events are made: only people read them
        self.past: Past | None = None  # None: a scratch state, which keeps no record
        self.reveals: i64 = 0  # how often an action has shown somebody something hidden: undo stops there
        self.borrowed: bool = False  # the past is shared with a copy until one of us adds to it
        self.stops: list[State] | None = None  # moments on the way to this one, for people who watch
        self.shown: i64 = 0  # events logged up to the last of them
        self.buffer: vec[i64] = vec[i64]()  # see `action_buffer`; made when first needed

    # ── what a game provides ──────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> i64:
        """Write the ids that are legal now into `out`; say how many."""
        raise NotImplementedError

    def act(self, action: i64) -> None:
        """Do a legal action and advance to the next decision, fate's included."""
        raise NotImplementedError

    def advance(self) -> None:
        """Advance from `BETWEEN` to the next decision, fate's included, or to the end of the game."""
        raise NotImplementedError

    def advance_from_start(self) -> None:
        """Advance from the very beginning, or from an arranged position, to the first decision, fate's included."""
        self.player = BETWEEN
        self.advance()

    def draw(self) -> i64:
        """The action that fate takes now, from the state's own stream: any that is legal, unless a game says else."""
        buffer = self.action_buffer()
        return buffer[self.stream.below(self.legal(buffer))]

    def scratch(self) -> "State":
        """A copy for searches and simulations: no record, no log, fate plays by itself."""
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Become a copy of `other`, a state of the same game, player count and options."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score now, by player at the table, printed opponents last."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each player at the table, 1 for the winner; equals share a place. Here the most points win."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def evaluate(self, seat: int) -> float:
        """How promising the table looks for `seat`, in the game's own measure; more is better. Here it is by how much
        the seat is ahead of the best of the others."""
        scores = self.scores()
        others = scores[:seat] + scores[seat + 1 :]
        return float(scores[seat] - max(others)) if others else float(scores[seat])

    def is_midway(self) -> bool:
        """Whether the deciding seat has begun something that it must finish first: a die is in hand, say."""
        return False

    def redraw(self, seat: i64, rng: Stream) -> None:
        """Draw anew what is hidden from `seat` (-1: a spectator); fate's future is drawn anew already. Here nothing is
        hidden."""

    # ── the public side ───────────────────────────────────────────────────────────────────────────

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.player == NOBODY

    def legal_actions(self) -> list[int]:
        """The ids that may be applied now."""
        buffer = self.action_buffer()
        count = self.legal(buffer)
        return [buffer[k] for k in range(count)]

    def is_legal(self, action: int) -> bool:
        """Whether `action` may be applied now."""
        buffer = self.action_buffer()
        size: int = len(buffer)  # no native integer: `action` may be too large for one
        if not 0 <= action < size:
            return False
        wanted: i64 = action
        count = self.legal(buffer)
        k: i64 = 0
        while k < count:
            if buffer[k] == wanted:
                return True
            k += 1
        return False

    def apply(self, action: int) -> None:
        """Do an action. Raises `IllegalAction`, and changes nothing, when the rules forbid it now."""
        action = index(action)  # a whole number; TypeError for anything else
        if not self.is_legal(action):
            raise self.game.refuse(self, action)
        self.step(action)

    def returns(self) -> list[float]:
        """The result of a finished game by deciding seat: 1 for the winners, who share what the others lose."""
        return self.game.returns(self)

    def copy(self) -> "State":
        """An independent copy, record and log included."""
        other = self.scratch()
        other.open_fate = self.open_fate
        other.reveals = self.reveals
        other.keeps_log = self.keeps_log
        other.past = self.past
        other.borrowed = True
        self.borrowed = True
        return other

    def resample(self, seat: int | None, rng: Stream) -> "State":
        """A scratch copy in which everything `seat` cannot see, the future included, is drawn anew."""
        seats: int = self.seats  # no native integer: `seat` may be too large for one
        if seat is not None and not 0 <= seat < seats:
            self.game.check_seat(self, seat)  # it is plain Python, and bots look ahead from many such copies
        other = self.scratch()
        other.stream.draw_anew(rng)
        other.redraw(-1 if seat is None else seat, rng)
        return other

    def chances(self) -> list[tuple[int, float]]:
        """Fate's options and their probabilities, when fate decides. Even, unless a game says otherwise."""
        actions = self.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]

    def view(self, seat: int | None) -> "View":
        """What `seat` may see now (None: a spectator), as plain data."""
        return self.game.view(self, seat)

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        return self.game.picture(self.view(None))

    def choice(self, action: int) -> "Choice":
        """What an action means: kind, arguments, message, board targets, clause."""
        return self.game.choice(self, action)

    def name(self, action: int) -> str:
        """The action as text, e.g. "place:A5"."""
        return self.game.action_name(action)

    def parse(self, text: str) -> int:
        """The action that a text names; the inverse of `name`."""
        return self.game.parse(text)

    def record(self) -> "Record":
        """The whole game so far: options, seed, every action, fate's included."""
        return self.game.record(self)

    @property
    def history(self) -> list[int]:
        """Every action so far, fate's included."""
        return self.past.history.copy() if self.past is not None else []

    @property
    def events(self) -> list[Event]:
        """What has happened so far, if the game was begun with `events=True`."""
        return self.past.events.copy() if self.past is not None else []

    # ── the fast side ─────────────────────────────────────────────────────────────────────────────

    def action_buffer(self) -> vec[i64]:
        """A buffer with a place for every action, for `legal` to write into."""
        if len(self.buffer) == 0:
            self.buffer = vec[i64]([0] * self.game.actions)
        return self.buffer

    def step(self, action: i64) -> None:
        """Do an action that is known to be legal, and let fate play unless it is open."""
        if self.past is not None:
            self.note(action)
        self.act(action)
        if self.player == FATE:
            self.let_fate_play()

    def let_fate_play(self) -> None:
        """Fate's decisions, from the state's own stream, until a player is asked; none while fate is open."""
        if self.open_fate:
            return
        while self.player == FATE:
            drawn = self.draw()
            if self.past is not None:
                self.note(drawn)
            self.act(drawn)

    def note(self, action: i64) -> None:
        """Add an action to the record."""
        past = self.own_past()
        past.history.append(action)

    def log(self, key: str, seat: i64, args: dict[str, object], changes: dict[str, int], clause: str = "") -> None:
        """Add an event to the log, with the rule by which it happened; call it only where `keeps_log` is set."""
        past = self.own_past()
        past.events.append(Event(key, seat, args, changes, clause))

    def show(self) -> None:
        """Keep this moment for people who watch: much may happen before somebody decides again."""
        if self.keeps_log and self.stops is not None:
            logged = len(self.own_past().events)
            if logged > self.shown:
                self.shown = logged
                self.stops.append(self.copy())

    def take_stops(self) -> "list[State]":
        """The moments kept since the last call, which also asks for more of them."""
        taken = self.stops
        self.stops = []
        self.shown = len(self.own_past().events)
        return taken if taken is not None else []

    def own_past(self) -> Past:
        """The past, no longer shared with a copy."""
        past = self.past
        assert past is not None
        if self.borrowed:
            past = past.copy()
            self.past = past
            self.borrowed = False
        return past


def copy_into(mine: vec[i64], theirs: vec[i64]) -> None:
    """Make two arrays of one length equal: what `copy_from` does with a state's own."""
    k: i64 = 0
    for number in theirs:
        mine[k] = number
        k += 1  # noqa: SIM113  # `enumerate` counts in objects
