"""What each player has: one flat array of numbers for all of them, and a name for each number.

A player's part is `SEAT` numbers. Rules never say where a number lies, they ask by name: `table.money(seat)`. A set of
cards is a mask, a bit each.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.fate import Stream
from alehouse.core.frames import FramedState
from alehouse.games.brew_crafters.effect_ops import KINDS

if TYPE_CHECKING:
    from alehouse.core.game import Game

ROWS: Final = 4  # tracks of a research lab
ALL_ROWS: Final = (1 << ROWS) - 1
TANKS: Final = 3  # line, second line, pub
LINE_PLACES: Final = 2 * TANKS  # each tank has its bottling unit
IN_PUB: Final = 2  # the number of the pub's tank
PLOTS_EACH: Final = 2  # plots of an own farm
AHEAD: Final = 2  # seasons to come for which temporary workers can be hired
MOST_RECIPES: Final = 32

# Where a player's numbers lie.
MONEY_OF: Final = 0
REP_OF: Final = 1  # reputation tokens
LOANS: Final = 2
STORED: Final = 3  # six kinds
TILES: Final = 9
WORKERS: Final = 10
PARTNERS: Final = 11
SHIFTS: Final = 12  # employed
RESEARCH_AT: Final = 13  # four rows
LABELS: Final = 17  # Gold Labels, by recipe
SIDE_OF: Final = 18  # of the lab: 0 basic, 1 advanced
TANK_OF: Final = 19  # what is in a tank
BOTTLING: Final = 22  # what is in its bottling unit
PLOTS: Final = 25  # what grows on the plots
TEMPORARY_NOW: Final = 27  # temporary workers at hand
TEMPORARY_NEXT: Final = 28  # … for the next season, and the one after it
PLACED: Final = 30  # market workers placed this season
ACTED: Final = 31  # shifts used this season
DIRECTED: Final = 32  # the year in which research last went an extra step
BREWED: Final = 33  # batches by recipe, without limit (BC-4.22)
SECRETS_OF: Final = BREWED + MOST_RECIPES  # secret recipes of the player, as a set
REVEALED: Final = SECRETS_OF + 1  # of these, the ones that were brewed
LOADED: Final = SECRETS_OF + 2  # of these, the ones with reputation on the card
POOL_SEEN: Final = SECRETS_OF + 3  # recipes that were in every pool of unused ones the player has seen
SEAT: Final = SECRETS_OF + 4


class Holdings(FramedState):
    """A table with what its players have."""

    def __init__(self, game: "Game", seats: i64, stream: Stream) -> None:
        super().__init__(game, seats, stream)
        self.own: vec[i64] = vec[i64]()

    # ── goods ──────────────────────────────────────────────────────────────────────────────────────────

    def money(self, seat: i64) -> i64:
        return self.own[SEAT * seat + MONEY_OF]

    def add_money(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + MONEY_OF] += count

    def set_money(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + MONEY_OF] = value

    def rep(self, seat: i64) -> i64:
        """Reputation tokens."""
        return self.own[SEAT * seat + REP_OF]

    def add_rep(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + REP_OF] += count

    def set_rep(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + REP_OF] = value

    def loans(self, seat: i64) -> i64:
        return self.own[SEAT * seat + LOANS]

    def add_loans(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + LOANS] += count

    def set_loans(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + LOANS] = value

    def stock(self, seat: i64, kind: i64) -> i64:
        """Ingredients of a kind."""
        return self.own[SEAT * seat + STORED + kind]

    def add_stock(self, seat: i64, kind: i64, count: i64) -> None:
        self.own[SEAT * seat + STORED + kind] += count

    def set_stock(self, seat: i64, kind: i64, value: i64) -> None:
        self.own[SEAT * seat + STORED + kind] = value

    def stored(self, seat: i64) -> i64:
        """Ingredients in all."""
        own = self.own
        first = SEAT * seat + STORED
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            count += own[first + kind]
            kind += 1
        return count

    def kinds_stored(self, seat: i64) -> i64:
        """The kinds of ingredients that a player has."""
        own = self.own
        first = SEAT * seat + STORED
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if own[first + kind]:
                found |= bit(kind)
            kind += 1
        return found

    def has_all(self, seat: i64, goods: vec[i64]) -> bool:
        """Whether a player has so many ingredients of each kind."""
        own = self.own
        first = SEAT * seat + STORED
        kind: i64 = 0
        while kind < KINDS:
            if own[first + kind] < goods[kind]:
                return False
            kind += 1
        return True

    def add_all(self, seat: i64, goods: vec[i64], times: i64) -> None:
        """Ingredients of each kind come, so many times; with a negative number they go."""
        own = self.own
        first = SEAT * seat + STORED
        kind: i64 = 0
        while kind < KINDS:
            own[first + kind] += times * goods[kind]
            kind += 1

    # ── people, tiles and cards ────────────────────────────────────────────────────────────────────────

    def tiles_of(self, seat: i64) -> i64:
        """The tiles that are installed."""
        return self.own[SEAT * seat + TILES]

    def set_tiles(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + TILES] = value

    def workers_of(self, seat: i64) -> i64:
        """The skilled workers that are hired."""
        return self.own[SEAT * seat + WORKERS]

    def set_workers(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + WORKERS] = value

    def partners_of(self, seat: i64) -> i64:
        """The local partnerships."""
        return self.own[SEAT * seat + PARTNERS]

    def set_partners(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + PARTNERS] = value

    def labels_of(self, seat: i64) -> i64:
        """The Gold Labels, by recipe."""
        return self.own[SEAT * seat + LABELS]

    def set_labels(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + LABELS] = value

    def shifts(self, seat: i64) -> i64:
        """Brewery shifts that are employed."""
        return self.own[SEAT * seat + SHIFTS]

    def add_shifts(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + SHIFTS] += count

    def set_shifts(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + SHIFTS] = value

    def acted(self, seat: i64) -> i64:
        """Shifts used this season."""
        return self.own[SEAT * seat + ACTED]

    def add_acted(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + ACTED] += count

    def set_acted(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + ACTED] = value

    def placed(self, seat: i64) -> i64:
        """Market workers placed this season."""
        return self.own[SEAT * seat + PLACED]

    def add_placed(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + PLACED] += count

    def set_placed(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + PLACED] = value

    def temporary(self, seat: i64) -> i64:
        """Temporary workers at hand."""
        return self.own[SEAT * seat + TEMPORARY_NOW]

    def add_temporary(self, seat: i64, count: i64) -> None:
        self.own[SEAT * seat + TEMPORARY_NOW] += count

    def set_temporary(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + TEMPORARY_NOW] = value

    def temporary_ahead(self, seat: i64, ahead: i64) -> i64:
        """Temporary workers for the next season (0), or the one after it (1)."""
        return self.own[SEAT * seat + TEMPORARY_NEXT + ahead]

    def add_temporary_ahead(self, seat: i64, ahead: i64, count: i64) -> None:
        self.own[SEAT * seat + TEMPORARY_NEXT + ahead] += count

    def set_temporary_ahead(self, seat: i64, ahead: i64, value: i64) -> None:
        self.own[SEAT * seat + TEMPORARY_NEXT + ahead] = value

    # ── the lab ────────────────────────────────────────────────────────────────────────────────────────

    def lab_side(self, seat: i64) -> i64:
        """0 basic, 1 advanced, NONE while it is being chosen."""
        return self.own[SEAT * seat + SIDE_OF]

    def set_lab_side(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + SIDE_OF] = value

    def research_at(self, seat: i64, row: i64) -> i64:
        """How far the marker of a row has come: 0 before its first level."""
        return self.own[SEAT * seat + RESEARCH_AT + row]

    def add_research(self, seat: i64, row: i64, count: i64) -> None:
        self.own[SEAT * seat + RESEARCH_AT + row] += count

    def set_research(self, seat: i64, row: i64, value: i64) -> None:
        self.own[SEAT * seat + RESEARCH_AT + row] = value

    def directed(self, seat: i64) -> i64:
        """The year in which research last went an extra step."""
        return self.own[SEAT * seat + DIRECTED]

    def set_directed(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + DIRECTED] = value

    # ── brewing and growing ────────────────────────────────────────────────────────────────────────────

    def in_tank(self, seat: i64, tank: i64) -> i64:
        """The recipe in a tank, or NONE."""
        return self.own[SEAT * seat + TANK_OF + tank]

    def set_tank(self, seat: i64, tank: i64, value: i64) -> None:
        self.own[SEAT * seat + TANK_OF + tank] = value

    def bottled(self, seat: i64, tank: i64) -> i64:
        """The recipe in the bottling unit of a tank, or NONE."""
        return self.own[SEAT * seat + BOTTLING + tank]

    def set_bottled(self, seat: i64, tank: i64, value: i64) -> None:
        self.own[SEAT * seat + BOTTLING + tank] = value

    def brewed(self, seat: i64, recipe: i64) -> i64:
        """Batches of a recipe, sold or not (BC-6.34)."""
        return self.own[SEAT * seat + BREWED + recipe]

    def add_brewed(self, seat: i64, recipe: i64, count: i64) -> None:
        self.own[SEAT * seat + BREWED + recipe] += count

    def beer_at(self, seat: i64, place: i64) -> i64:
        """The recipe at a place of the line, or NONE: tanks first, then their bottling units."""
        return self.own[SEAT * seat + TANK_OF + place]

    def is_on_line(self, seat: i64, recipe: i64) -> bool:
        """Whether a player has such a batch in a tank or a bottling unit."""
        own = self.own
        first = SEAT * seat + TANK_OF
        place: i64 = 0
        while place < LINE_PLACES:
            if own[first + place] == recipe:
                return True
            place += 1
        return False

    def batches_on_line(self, seat: i64) -> i64:
        """Batches in tanks and bottling units."""
        own = self.own
        first = SEAT * seat + TANK_OF
        count: i64 = 0
        place: i64 = 0
        while place < LINE_PLACES:
            if own[first + place] >= 0:
                count += 1
            place += 1
        return count

    def batches(self, seat: i64) -> i64:
        """Batches brewed so far."""
        own = self.own
        first = SEAT * seat + BREWED
        count: i64 = 0
        recipe: i64 = 0
        while recipe < MOST_RECIPES:
            count += own[first + recipe]
            recipe += 1
        return count

    def recipes_brewed(self, seat: i64) -> i64:
        """The recipes of which a player has brewed any batch."""
        own = self.own
        first = SEAT * seat + BREWED
        found: i64 = 0
        recipe: i64 = 0
        while recipe < MOST_RECIPES:
            if own[first + recipe]:
                found |= bit(recipe)
            recipe += 1
        return found

    def sold(self, seat: i64, recipe: i64) -> i64:
        """Batches that have been brewed and lie in no tank or bottling unit any more."""
        count = self.own[SEAT * seat + BREWED + recipe]
        own = self.own
        first = SEAT * seat + TANK_OF
        place: i64 = 0
        while place < LINE_PLACES:
            if own[first + place] == recipe:
                count -= 1
            place += 1
        return count

    def on_plot(self, seat: i64, plot: i64) -> i64:
        """The kind that grows on a plot, or NONE."""
        return self.own[SEAT * seat + PLOTS + plot]

    def set_plot(self, seat: i64, plot: i64, value: i64) -> None:
        self.own[SEAT * seat + PLOTS + plot] = value

    # ── secret recipes ─────────────────────────────────────────────────────────────────────────────────

    def secrets_of(self, seat: i64) -> i64:
        """All secret recipes of a player."""
        return self.own[SEAT * seat + SECRETS_OF]

    def set_secrets(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + SECRETS_OF] = value

    def revealed(self, seat: i64) -> i64:
        """Those of them that were brewed."""
        return self.own[SEAT * seat + REVEALED]

    def set_revealed(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + REVEALED] = value

    def loaded(self, seat: i64) -> i64:
        """Those of them with reputation on the card."""
        return self.own[SEAT * seat + LOADED]

    def set_loaded(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + LOADED] = value

    def pool_seen(self, seat: i64) -> i64:
        """Recipes that were in every pool of unused ones the player has seen."""
        return self.own[SEAT * seat + POOL_SEEN]

    def set_pool_seen(self, seat: i64, value: i64) -> None:
        self.own[SEAT * seat + POOL_SEEN] = value

    def hidden_recipes(self, seat: i64) -> i64:
        """Secret recipes that nobody else has seen."""
        return self.secrets_of(seat) & ~self.revealed(seat)
