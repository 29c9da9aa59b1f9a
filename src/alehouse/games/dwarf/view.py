"""What a seat sees of DWARF: mines, stacks, piles, players, threats. Everything is public (DW-9.1)."""

from msgspec import Struct

from alehouse.core.view import View


class WorkerView(Struct, kw_only=True):
    """A worker in the Mine. `id` is stable for the whole game: "worker:0:2" is seat 0's first extra one."""

    id: str
    seat: int
    extra: bool
    spent: bool


class LocationView(Struct, kw_only=True):
    """A cell of a Mine: its stack of cards, bottom first, and the workers there in order of placement."""

    id: str  # "A5"
    mine: str  # "A" or "B"
    position: int
    stack: list[str]
    workers: list[WorkerView]
    new: bool  # the top card came this round
    place: int  # the action that would place a worker here


class MountainView(Struct, kw_only=True):
    """A Mountain: how many cards are left, which they can be (unordered, DW-9.3), what was discarded."""

    mine: str
    left: int
    next: list[str]  # the cards that may come next: one tier of a graded Mountain, or all of them
    later: list[str]  # the tier below
    discards: list[str]


class PileView(Struct, kw_only=True):
    """A special pile: the card on top ("" when empty), how many lie there, workers put on it this round."""

    id: str  # "A1"
    mine: str
    top: str
    mine_side: str  # the card that the one on top becomes ("" when empty)
    left: int
    workers: list[WorkerView]
    for_workers: int  # the action that takes the card for both workers
    for_medals: int  # the action that takes it for medals and one worker


class PlayerView(Struct, kw_only=True):
    """A player: goods, workers at hand, the categories led now. `automa` names a printed opponent."""

    seat: int
    automa: str
    goods: dict[str, int]  # iron, steel, gold, item, medal
    hand: list[WorkerView]  # regular workers not yet used this round
    supply: list[WorkerView]  # extra workers still in the supply
    lost: list[WorkerView]  # extra workers that found no free location this round
    leads: list[str]


class TurnView(Struct, kw_only=True):
    """A turn of this round's selection: whose, first or second, and done, now or next."""

    seat: int
    turn: int
    stage: str


class ThreatView(Struct, kw_only=True):
    """A monster on top of a location: who stands in its way, and what each player would lose as things stand."""

    location: str
    card: str
    defenders: list[int]
    mustered: bool
    losses: list[dict[str, int]]  # by player; negative amounts are losses, positive ones gains

    @property
    def undefended(self) -> bool:
        """Whether the monster would strike as things stand."""
        return not self.defenders and not self.mustered


class CategoryView(Struct, kw_only=True):
    """A category of the final scoring: each player's amount, and who leads it alone (-1: nobody)."""

    category: str
    amounts: list[int]
    leader: int


class ResultView(Struct, kw_only=True):
    """The scoring as it stands: categories, then the tie-breakers, then the places."""

    reason: str  # message key: why the game ended; "" while it goes on
    categories: list[CategoryView]
    led: list[int]  # categories led, by player
    places: list[int]


class DwarfView(View, kw_only=True):
    """The whole table of DWARF."""

    round: int
    phase: str  # mining, first, second, get_help, defend, mine, forge, over
    marker: int  # who holds the first player marker
    turns: list[TurnView]
    players: list[PlayerView]
    locations: list[LocationView]
    mountains: list[MountainView]
    piles: list[PileView]
    resolving: str  # the special card being resolved, or ""
    resolver: int  # who took it; -1 when there is none, or the game ended before its effect (DW-8.53)
    resolving_mine: str  # the Mine that it will lie in, or ""
    mustered: bool
    raided: bool  # Orc Raiders stopped the mine actions of this round
    threats: list[ThreatView]
    result: ResultView

    @property
    def marker_moves(self) -> bool:
        """Whether a first player passes the marker on: never against a printed opponent (DW-8.10)."""
        return not any(player.automa for player in self.players)

    @property
    def rounds_played(self) -> int:
        """Rounds up to now; the one whose cards the Mountain could not give is none (DW-5.8)."""
        return self.round - (self.result.reason == "end-mountain")

    def spot(self, location: str) -> str:
        """A location's id as people say it: "5" for "A5", but "A5" or "B5" where there are two Mines."""
        return location if len(self.mountains) > 1 else location[1:]

    def at_risk(self, player: int, good: str) -> int:
        """How many of a good undefended monsters would take from a player as things stand."""
        if self.over:
            return 0
        lost = sum(-threat.losses[player].get(good, 0) for threat in self.threats if threat.undefended)
        return min(max(lost, 0), self.players[player].goods[good])
