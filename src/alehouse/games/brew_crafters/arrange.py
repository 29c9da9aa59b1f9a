"""Positions of one's own: a table of Brew Crafters laid out as a description says, for puzzles, teaching and tests."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from alehouse.core.bits import lowest
from alehouse.core.errors import BadOption
from alehouse.core.positions import Count, check_distinct, check_players, index_of, number_within, read_position
from alehouse.games.brew_crafters.cards import COMMUNITY_FARM, TEMPORARY_WORKERS
from alehouse.games.brew_crafters.effect_ops import GOODS, INGREDIENTS, SEASONS
from alehouse.games.brew_crafters.rules import farms, seasons
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.holdings import (
    AHEAD,
    TANKS,
)
from alehouse.games.brew_crafters.state import (
    BREWERY,
    GOODS_ON,
    MARKET,
    MOST_SEATS,
    NONE,
    SEASON_END,
    SEASON_START,
)

LAB_SIDES: Final = ("basic", "advanced")
ROWS: Final = 4  # of the research lab
PHASES: Final = {
    "season_start": SEASON_START,
    "market": MARKET,
    "brewery": BREWERY,
    "season_end": SEASON_END,
}


class GivenPlayer(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player. `tanks` and `bottling` are recipes by place: line, second line, pub ("" for none); `sold` and
    `brewed` batches by recipe, where batches in tanks, bottling units and freight count as brewed by themselves."""

    money: Count = 0
    rep: Count = 0
    loans: Count = 0
    stored: dict[str, Count] = field(default_factory=dict)
    tanks: list[str] = field(default_factory=list)
    bottling: list[str] = field(default_factory=list)
    sold: dict[str, Count] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=list)
    workers: list[str] = field(default_factory=list)
    partnerships: list[str] = field(default_factory=list)
    shifts: Count = 1
    lab: str = ""  # basic or advanced; else the table's
    research: list[Count] = field(default_factory=list)  # positions by row
    labels: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)  # face-down recipes; those with a batch are revealed
    plots: list[str] = field(default_factory=list)
    temporary: Count = 0  # at hand this season
    temporary_later: list[Count] = field(default_factory=list)
    directed: bool = False  # research has gone an extra step this year


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position. What is not named lies in the supply, in displays or unused."""

    players: list[GivenPlayer]
    phase: str = "market"
    year: Count = 1
    season: str = "spring"
    first: Count = 0
    market: dict[str, dict[str, Count]] = field(default_factory=dict)  # goods by space
    occupied: dict[str, Count] = field(default_factory=dict)  # market space: seat
    recipes: list[str] | None = None  # advanced ones of the display
    labels_gone: list[str] = field(default_factory=list)  # Gold Labels that nobody has any more
    workers: list[str] | None = None  # for hire
    sections: dict[str, Count] = field(default_factory=dict)  # of the collaboration recipe: seat
    farm: list[tuple[str, Count]] = field(default_factory=list)  # the Community Farm: kind and seat by token


def arrange(state: BrewCraftersState, given: Mapping[str, Any]) -> None:
    """Lay out a position; the state is at its very beginning."""
    position = read_position(given, Given, tuple(PHASES))
    check_players(position.players, int(state.seats))
    _Arranging(state, position).lay_out()


class _Arranging:
    """The work of laying out one position."""

    def __init__(self, state: BrewCraftersState, given: Given) -> None:
        self.state = state
        self.given = given
        cards = state.terms.cards
        self.cards = cards
        self.recipes = [card.id for card in cards.recipes]
        self.workers = [card.id for card in cards.workers]
        self.tiles = [card.id for card in cards.tiles]
        self.spaces = [space.id for space in cards.spaces]

    def lay_out(self) -> None:
        state, given = self.state, self.given
        state.year = number_within(given.year, 1, self.cards.years, "year")
        state.season = index_of(given.season, SEASONS, "season")
        state.marker = number_within(given.first, 0, state.seats - 1, "first")
        state.starter = state.marker
        self._lay_displays()
        for seat, player in enumerate(given.players):
            self._lay_player(seat, player)
        self._lay_market()
        self._lay_common()
        state.phase = PHASES[given.phase]
        state.stage = 0
        if state.phase in (MARKET, BREWERY):
            seasons.begin_phase(state, state.phase)

    # ── the middle ────────────────────────────────────────────────────────────────────────────────

    def _lay_displays(self) -> None:
        state, given = self.state, self.given
        advanced = sum(1 << card.number for card in self.cards.recipes if card.advanced)
        if given.recipes is not None or state.terms.random_recipes:
            state.displayed = self._set(given.recipes or [], self.recipes, "recipe") & advanced
            state.unused = advanced & ~state.displayed
        state.labels = state.displayed & ~self._set(given.labels_gone, self.recipes, "recipe")
        if given.workers is not None:
            every = state.for_hire | state.unused_workers
            state.for_hire = self._set(given.workers, self.workers, "skilled worker") & every
            state.unused_workers = every & ~state.for_hire

    def _set(self, named: Sequence[str], names: Sequence[str], what: str) -> int:
        check_distinct(named, what)
        return sum(1 << index_of(name, names, what) for name in named)

    def _only_once(self, held: Callable[[int], int], cards: int, names: Sequence[str], what: str) -> None:
        """Of these cards there is one each: nobody else has them."""
        for seat in range(self.state.seats):
            twice = cards & held(seat)
            if twice:
                raise BadOption(f"the {what} {names[lowest(twice)]!r} is somebody else's already")

    def _lay_market(self) -> None:
        state = self.state
        for name, goods in self.given.market.items():
            space = index_of(name, self.spaces, "market space")
            heap = state.terms.heaps[space]
            if heap == NONE:
                raise BadOption(f"no goods lie on {name!r} at this table")
            for good, count in goods.items():
                state.goods[heap + index_of(good, GOODS[:GOODS_ON], "good")] = count
        for name, seat in self.given.occupied.items():
            space = index_of(name, self.spaces, "market space")
            if not state.terms.open_spaces >> space & 1:
                raise BadOption(f"there is no {name!r} at this table")
            state.on_space[space] = number_within(seat, 0, state.seats - 1, "occupied")

    def _lay_common(self) -> None:
        state = self.state
        sections = [card.id for card in self.cards.sections]
        for name, seat in self.given.sections.items():
            if not state.terms.collaborates:
                raise BadOption("the collaboration recipe needs at least three players")
            state.sections[index_of(name, sections, "section")] = number_within(seat, 0, state.seats - 1, "seat")
        if self.given.farm and not state.terms.has(COMMUNITY_FARM):
            raise BadOption("the Community Farm is not in this game; choose community_farm=on")
        check_distinct([kind for kind, _ in self.given.farm], "farm")
        fruits = [name for kind, name in enumerate(INGREDIENTS) if self.cards.farm_yield[kind]]
        farm: list[int] = []
        for kind, seat in self.given.farm:
            index_of(kind, fruits, "ingredient of the Community Farm")
            farm += [INGREDIENTS.index(kind), number_within(seat, 0, state.seats - 1, "farm")]
        state.farm = vec[i64](farm)

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def _lay_player(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        state.set_money(seat, given.money)
        state.set_rep(seat, given.rep)
        state.set_loans(seat, given.loans)
        state.set_shifts(seat, number_within(given.shifts, 1, len(self.cards.shifts), "shifts"))
        if given.lab:
            state.set_lab_side(seat, index_of(given.lab, LAB_SIDES, "lab"))
        elif state.terms.own_sides:
            state.set_lab_side(seat, 0)
        for name in given.stored:
            index_of(name, INGREDIENTS, "ingredient")
        for kind, name in enumerate(INGREDIENTS):
            state.set_stock(seat, kind, given.stored.get(name, 0))
        number_within(len(given.research), 0, ROWS, "the number of rows in research")
        for row, position in enumerate(given.research):
            state.set_research(seat, row, number_within(position, 0, 4, "research"))
        state.set_directed(seat, state.year if given.directed else 0)
        self._lay_temporary(seat, given)
        self._lay_cards(seat, given)
        self._lay_plots(seat, given)
        self._lay_batches(seat, given)
        self._lay_secrets(seat, given)

    def _lay_temporary(self, seat: int, given: GivenPlayer) -> None:
        """Temporary workers; at the start of a season those of this season still lie on the season board."""
        state = self.state
        now = [given.temporary, *given.temporary_later]
        if any(now) and not state.terms.has(TEMPORARY_WORKERS):
            raise BadOption("there are no temporary workers in this game; choose temporary_workers=on")
        later = now if self.given.phase == "season_start" else now[1:]
        if any(later[AHEAD:]) or sum(now) > state.pool:
            raise BadOption(f"there are {state.seats} temporary workers, hired for at most two seasons ahead")
        state.set_temporary(seat, 0 if later is now else given.temporary)
        for ahead, count in enumerate(later[:AHEAD]):
            state.set_temporary_ahead(seat, ahead, count)
        state.pool -= sum(now)

    def _lay_plots(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        number_within(len(given.plots), 0, state.plots(seat), "the number of plots")
        for plot, name in enumerate(given.plots):
            kind = index_of(name, INGREDIENTS, "ingredient") if name else NONE
            if name and not farms.farm_of(state, seat).harvest[kind]:
                raise BadOption(f"{name} does not grow on a plot")
            state.set_plot(seat, plot, kind)

    def _lay_cards(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        tiles = self._set(given.tiles, self.tiles, "tile")
        for number, name in enumerate(self.tiles):
            if tiles >> number & 1 and not state.tiles_left(number):
                raise BadOption(f"there is no tile {name!r} left")
        state.set_tiles(seat, tiles)
        workers = self._set(given.workers, self.workers, "skilled worker")
        self._only_once(state.workers_of, workers, self.workers, "skilled worker")
        state.set_workers(seat, workers)
        state.for_hire &= ~workers
        state.unused_workers &= ~workers
        names = [card.id for card in self.cards.partnerships]
        partners = self._set(given.partnerships, names, "partnership")
        self._only_once(state.partners_of, partners, names, "partnership")
        state.set_partners(seat, partners)
        state.partners &= ~partners
        labels = self._set(given.labels, self.recipes, "recipe")
        self._only_once(state.labels_of, labels, self.recipes, "Gold Label")
        state.set_labels(seat, labels)
        state.labels &= ~labels

    def _lay_batches(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        for fill, batches in ((state.set_tank, given.tanks), (state.set_bottled, given.bottling)):
            number_within(len(batches), 0, TANKS, "the number of tanks")
            for number, name in enumerate(batches):
                if name:
                    if not state.has_tank(seat, number):
                        raise BadOption(f"player {seat} has no such tank for {name!r}")
                    recipe = index_of(name, self.recipes, "recipe")
                    fill(seat, number, recipe)
                    state.add_brewed(seat, recipe, 1)
        for name, count in given.sold.items():
            recipe = index_of(name, self.recipes, "recipe")
            state.add_brewed(seat, recipe, count)

    def _lay_secrets(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        cards = list(state.secrets)
        for name in given.secrets:
            recipe = index_of(name, self.recipes, "recipe")
            if not state.unused >> recipe & 1:
                raise BadOption(f"{name!r} is no unused advanced recipe")
            state.unused &= ~(1 << recipe)
            state.set_secrets(seat, state.secrets_of(seat) | 1 << recipe)
            if state.brewed(seat, recipe):
                state.set_revealed(seat, state.revealed(seat) | 1 << recipe)
                if not state.sold(seat, recipe):
                    state.set_loaded(seat, state.loaded(seat) | 1 << recipe)
            others = [int(state.pool_seen(other)) if other < state.seats else 0 for other in range(MOST_SEATS)]
            cards += [seat, recipe, *others]
        state.secrets = vec[i64](cards)
