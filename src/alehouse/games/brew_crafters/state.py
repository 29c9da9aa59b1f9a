"""The table of Brew Crafters as data: goods, breweries, cards, markers; and how pieces move on it.

Everything is a number in a few flat arrays, so that a copy costs next to nothing:

- what each player has is `own`, see `rules/holdings.py`;
- a set of cards is a mask, a bit each;
- `goods` holds seven numbers for each market space where goods can lie: six ingredients and money;
- a face-down secret recipe is `CARD` numbers of `secrets`: whose, which, and what each seat knows it could be (BC-9.7);
- what has been begun and must be finished first is a stack of frames, see `core.frames`.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.bits import lowest
from alehouse.core.fate import Stream
from alehouse.core.state import NOBODY
from alehouse.core.vocabulary import in_order
from alehouse.games.brew_crafters.actions import Ids
from alehouse.games.brew_crafters.cards import (
    ADVANCED_ACTIONS,
    Catalogue,
    Line,
    Partnership,
    Recipe,
    Section,
    Shift,
    Space,
    Tile,
    Track,
    Worker,
)
from alehouse.games.brew_crafters.effect_ops import (
    CAPACITY,
    FARM,
    LINE,
    PASSIVE,
    PUB,
    TANK,
    TRIGGERS,
    WINTER_LEVEL,
    Effect,
)
from alehouse.games.brew_crafters.rules.holdings import IN_PUB, PLOTS_EACH, Holdings

if TYPE_CHECKING:
    from alehouse.core.game import Game

# Phases, in their order (section 5).
SETUP: Final = 0
SEASON_START: Final = 1
MARKET: Final = 2
BREWERY: Final = 3
SEASON_END: Final = 4
OVER: Final = 5
PHASES: Final = in_order(
    {
        "setup": SETUP,
        "season_start": SEASON_START,
        "market": MARKET,
        "brewery": BREWERY,
        "season_end": SEASON_END,
        "over": OVER,
    }
)

NONE: Final = -1  # no recipe, no seat, no card

GOODS_ON: Final = 7  # numbers for each market space where goods can lie

# A face-down recipe in `secrets`.
CARD_OWNER: Final = 0
CARD_RECIPE: Final = 1
CARD_COULD_BE: Final = 2  # what each of five seats knows it could be
MOST_SEATS: Final = 5
CARD: Final = CARD_COULD_BE + MOST_SEATS

# Who stands on a market space: a seat, and the kind of marker.
OWN_WORKER: Final = 0
TEMPORARY_WORKER: Final = 1
EXTRA_MARKER: Final = 2
SEAT_BITS: Final = 3  # below the kind

TOKEN: Final = 2  # numbers of a token of the Community Farm: kind, seat

# What a receipt has still to bring (BC-5.31), in `coming`.
C_BASIC: Final = 0  # of any basic kind
C_SPECIAL: Final = 1
C_ANY: Final = 2
C_SAME: Final = 3  # of kinds just yielded
C_SWAPS: Final = 4
C_YIELD: Final = 5  # the kinds that the space itself has yielded
C_SPACE: Final = 6  # the market space, or NONE
C_CUBES: Final = 7  # six kinds: cubes that the space itself has given and that are not swapped yet
COMING: Final = 13
MOMENTS: Final = range(len(TRIGGERS))


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What does not change during a game: components, options, who plays."""

    def __init__(self, cards: Catalogue, players: int, options: dict[str, str]) -> None:
        self.cards: Final = cards
        self.ids: Final = Ids(cards)
        self.players: Final[i64] = players
        self.recipe_set: Final = options["recipe_set"]
        self.worker_set: Final = options["worker_set"]
        self.random_recipes: Final = self.recipe_set == "random"
        self.random_workers: Final = self.worker_set == "random"
        self.own_sides: Final = options["research_side"] == "each"
        self.advanced_lab: Final = options["research_side"] == "advanced"  # for the whole game (BC-4.17)
        self.modules: Final[i64] = sum(
            1 << number for number, name in enumerate(ADVANCED_ACTIONS) if options.get(name) == "on"
        )
        self.first_player: Final[i64] = (
            int(options["first_player"]) - 1 if options["first_player"] != "random" else NONE
        )
        self.collaborates: Final = players >= cards.collab_players
        self.open_spaces: Final[i64] = open_spaces(cards, players, self.modules)
        self.heaps: Final = vec[i64](heaps(cards, self.open_spaces))
        self.spaces: Final = vec[Space](cards.spaces)
        self.recipes: Final = vec[Recipe](cards.recipes)
        self.tiles: Final = vec[Tile](cards.tiles)
        self.workers: Final = vec[Worker](cards.workers)
        self.partnerships: Final = vec[Partnership](cards.partnerships)
        self.tracks: Final = vec[Track](by_side_and_row(cards))
        self.shifts: Final = vec[Shift](cards.shifts)
        self.lines: Final = vec[Line](cards.lines)
        self.sections: Final = vec[Section](cards.sections)
        self.effects: Final = vec[Effect](cards.effects)
        self.printed: Final = vec[Effect]([effect for effects in cards.printed for effect in effects])
        self.placement_spaces: Final = vec[i64]([space for space, _ in self.ids.placements])
        self.placement_options: Final = vec[i64]([option for _, option in self.ids.placements])
        self.basics: Final[i64] = sum(1 << recipe.number for recipe in cards.recipes if not recipe.advanced)
        self.basic_of: Final = vec[i64]([basic_of(cards, family) for family in range(3)])
        self.advanced_of: Final = vec[i64]([advanced_of(cards, family) for family in range(3)])
        self.recipes_of: Final = vec[i64](
            [sum(1 << card.number for card in cards.recipes if card.family == family) for family in range(3)]
        )
        # By moment: the tiles, workers and tracks that have a lasting effect then.
        self.tiles_at: Final = vec[i64]([having([tile.effects for tile in cards.tiles], when) for when in MOMENTS])
        self.workers_at: Final = vec[i64](
            [having([worker.effects for worker in cards.workers], when) for when in MOMENTS]
        )
        self.tracks_at: Final = vec[i64](
            [having([track.levels[WINTER_LEVEL:] for track in self.tracks], when) for when in MOMENTS]
        )

    def has(self, module: i64) -> bool:
        return (self.modules >> module) & 1 != 0


def open_spaces(cards: Catalogue, players: int, modules: int) -> int:
    """The market spaces of this player count (BC-4.2, BC-6.26), those of the chosen modules included (BC-4.15)."""
    found = 0
    for space in cards.spaces:
        chosen = space.id not in ADVANCED_ACTIONS or modules >> ADVANCED_ACTIONS.index(space.id) & 1
        if players in space.players and chosen:
            found |= 1 << space.number
    return found


def heaps(cards: Catalogue, spaces: int) -> list[int]:
    """By market space: where its goods begin in `goods`; NONE if none can lie there."""
    places: list[int] = []
    found = 0
    for space in cards.spaces:
        holds = spaces >> space.number & 1 and (space.restocks or space.id == "community_farm")
        places.append(GOODS_ON * found if holds else NONE)
        found += 1 if holds else 0
    return places


def by_side_and_row(cards: Catalogue) -> list[Track]:
    """The four basic tracks, then the four advanced ones."""
    return sorted(cards.tracks, key=lambda track: (track.advanced, int(track.row)))


def basic_of(cards: Catalogue, family: int) -> int:
    """The basic recipe of a family."""
    return next(int(recipe.number) for recipe in cards.recipes if recipe.family == family and not recipe.advanced)


def advanced_of(cards: Catalogue, family: int) -> int:
    """The advanced recipes of a family."""
    return sum(1 << recipe.number for recipe in cards.recipes if recipe.family == family and recipe.advanced)


def having(effects: list[vec[Effect]], when: int) -> int:
    """Which of some cards have an effect of a moment."""
    return sum(1 << number for number, own in enumerate(effects) if any(effect.when == when for effect in own))


def marker(seat: i64, kind: i64) -> i64:
    """A player's marker of a kind, as it stands on a space."""
    return seat + (kind << SEAT_BITS)


def seat_of(stands: i64) -> i64:
    return stands & ((1 << SEAT_BITS) - 1)


def kind_of(stands: i64) -> i64:
    return stands >> SEAT_BITS


class TableState(Holdings):
    """Everything on the table. The chapters of the rules act on it; `BrewCraftersState` runs them."""

    def __init__(self, game: "Game", stream: Stream, terms: Terms) -> None:
        super().__init__(game, terms.players, stream)
        self.terms: Final = terms
        self.goods: vec[i64] = vec[i64]()
        self.on_space: vec[i64] = vec[i64]()  # by market space: who stands there, see OWN_WORKER
        self.sections: vec[i64] = vec[i64]()  # of the collaboration recipe: who holds it (BC-4.13)
        self.farm: vec[i64] = vec[i64]()  # the Community Farm in the order of tokens: kind, seat
        self.coming: vec[i64] = vec[i64]()
        self.secrets: vec[i64] = vec[i64]()
        self.farmers: vec[i64] = vec[i64]()  # who stands on the Community Farm

        self.year: i64 = 0
        self.season: i64 = 3
        self.phase: i64 = SETUP
        self.stage: i64 = 0  # how far a phase has come
        self.passed: i64 = 0  # how many players or things that stage has dealt with
        self.round: i64 = 0
        self.turn: i64 = NONE
        self.marker: i64 = 0  # the first player
        self.starter: i64 = 0  # who is first in the order of this phase (BC-5.13)
        self.declined: i64 = 0  # players who place no more temporary workers
        self.placing: i64 = OWN_WORKER  # the kind of marker that is placed now
        self.extra: i64 = 0  # further actions that the player of a turn has at the end of a phase

        self.displayed: i64 = 0  # advanced recipes of the display (BC-4.5)
        self.unused: i64 = 0  # advanced recipes out of the game (BC-4.10)
        self.labels: i64 = 0  # Gold Labels still on their recipes (BC-4.9)
        self.for_hire: i64 = 0  # skilled workers of the display (BC-4.11)
        self.unused_workers: i64 = 0  # … out of the game (BC-4.12)
        self.agency: i64 = 0  # cards of the Job Agency that somebody looks at
        self.partners: i64 = 0  # partnerships of the display (BC-4.4)
        self.pool: i64 = 0  # temporary workers (BC-8.1)
        self.lent: i64 = 0  # … that were used this season

        self.parts: i64 = 0  # of Process Beer and/or Collaborate: which are done
        self.batches_now: i64 = 0  # brewed in this action
        self.advanced_now: i64 = 0
        self.special_now: i64 = 0
        self.sold_now: i64 = 0
        self.basic_sold_now: i64 = 0

    def copy_scalars(self, other: "TableState") -> None:
        """Everything that is no array."""
        self.player = other.player
        self.year = other.year
        self.season = other.season
        self.phase = other.phase
        self.stage = other.stage
        self.passed = other.passed
        self.round = other.round
        self.turn = other.turn
        self.marker = other.marker
        self.starter = other.starter
        self.declined = other.declined
        self.placing = other.placing
        self.extra = other.extra
        self.displayed = other.displayed
        self.unused = other.unused
        self.labels = other.labels
        self.for_hire = other.for_hire
        self.unused_workers = other.unused_workers
        self.agency = other.agency
        self.partners = other.partners
        self.pool = other.pool
        self.lent = other.lent
        self.parts = other.parts
        self.batches_now = other.batches_now
        self.advanced_now = other.advanced_now
        self.special_now = other.special_now
        self.sold_now = other.sold_now
        self.basic_sold_now = other.basic_sold_now

    def next_stage(self) -> None:
        """The phase has come one step further."""
        self.stage += 1
        self.passed = 0

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order of this phase; from 0."""
        return (self.starter + place) % self.seats

    def end_game(self) -> None:
        """Nothing more happens."""
        self.phase = OVER
        self.turn = NONE
        self.player = NOBODY

    # ── the Community Farm ────────────────────────────────────────────────────────────────────────

    def tokens(self) -> i64:
        """Contributions that lie there (BC-8.13)."""
        return len(self.farm) // TOKEN

    def planted(self, token: i64) -> i64:
        """The kind that was planted for a token."""
        return self.farm[TOKEN * token]

    def planter(self, token: i64) -> i64:
        """Who has a token."""
        return self.farm[TOKEN * token + 1]

    # ── what players have ─────────────────────────────────────────────────────────────────────────

    def passive(self, seat: i64, op: i64, place: i64) -> i64:
        """What the board, tiles and workers of a player add up to: places to store, tanks, plots (NONE: anywhere)."""
        found: i64 = 0
        for effect in self.terms.printed:
            if effect.op == op and place in (NONE, effect.place):
                found += effect.amount
        tiles = self.tiles_of(seat) & self.terms.tiles_at[PASSIVE]
        while tiles:
            for effect in self.terms.tiles[lowest(tiles)].effects:
                if effect.when == PASSIVE and effect.op == op and place in (NONE, effect.place):
                    found += effect.amount
            tiles &= tiles - 1
        workers = self.workers_of(seat) & self.terms.workers_at[PASSIVE]
        while workers:
            for effect in self.terms.workers[lowest(workers)].effects:
                if effect.when == PASSIVE and effect.op == op and place in (NONE, effect.place):
                    found += effect.amount
            workers &= workers - 1
        return found

    def capacity(self, seat: i64) -> i64:
        """How many ingredients a player may store (BC-5.28); tile and manager add places (BC-6.46a, BC-6.51f)."""
        return self.passive(seat, CAPACITY, NONE)

    def has_tank(self, seat: i64, number: i64) -> bool:
        """Whether a player has the first or second tank of the line (BC-6.32, BC-6.46i), or the pub's (BC-6.46h)."""
        if number == IN_PUB:
            return self.passive(seat, TANK, PUB) > 0
        return self.passive(seat, TANK, LINE) > number

    def plots(self, seat: i64) -> i64:
        """How many plots the own farm has (BC-6.46d)."""
        count = self.passive(seat, FARM, NONE)
        return count if count < PLOTS_EACH else PLOTS_EACH

    def tiles_left(self, number: i64) -> i64:
        """Tiles of a kind that nobody has installed (BC-4.14)."""
        left = self.terms.tiles[number].count
        seat: i64 = 0
        while seat < self.seats:
            left -= (self.tiles_of(seat) >> number) & 1
            seat += 1
        return left
