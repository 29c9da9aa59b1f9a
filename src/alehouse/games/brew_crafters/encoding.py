"""Brew Crafters as a row of numbers for programs that learn: what a seat may see, and nothing else (section 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import size
from alehouse.core.encoding import Sheet
from alehouse.core.frames import FRAME
from alehouse.core.state import NOBODY
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, DECISIONS
from alehouse.games.brew_crafters.cards import COMMUNITY_FARM, JOB_AGENCY, SECRET_RECIPES, TEMPORARY_WORKERS
from alehouse.games.brew_crafters.effect_ops import KINDS, SEASONS
from alehouse.games.brew_crafters.rules import scoring
from alehouse.games.brew_crafters.rules.frames import (
    BREW_RECIPE,
    F_BREW,
    F_RECEIVE,
    FIRST_NUMBER,
    FRAMES,
    KIND,
    WHO,
)
from alehouse.games.brew_crafters.rules.holdings import (
    AHEAD,
    BREWED,
    RESEARCH_AT,
    ROWS,
    SEAT,
    STORED,
    TANKS,
    TEMPORARY_NEXT,
)
from alehouse.games.brew_crafters.state import (
    C_CUBES,
    C_SPACE,
    C_YIELD,
    COMING,
    EXTRA_MARKER,
    GOODS_ON,
    NONE,
    PHASES,
    SETUP,
    TableState,
    kind_of,
    seat_of,
)

ENCODING: Final = 1  # grows when a row would no longer mean the same

MANY_GOODS: Final = 40
MUCH_MONEY: Final = 100
MANY_POINTS: Final = 150
MANY_LOANS: Final = 5
MANY_MARKERS: Final = 5
LEVELS: Final = 4
BASIC_AGAIN: Final = 16  # how much more a basic batch counts among those sold: a row means the same for ever
FARM_TOKENS: Final = 8  # of the Community Farm that the row has room for
ANY_NUMBER: Final = 63  # of what has been begun
NOTHING: Final = vec[i64]([0] * COMING)


def encode(table: TableState, seat: i64, out: Sheet) -> None:
    """Write what `seat` sees."""
    out.begin(seat, table.seats)
    write_course(table, out)
    write_decision(table, seat, out)
    write_market(table, out)
    write_displays(table, out)
    k: i64 = 0
    while k < table.seats:
        write_player(table, k, out)
        write_brewery(table, k, out)
        if table.terms.has(SECRET_RECIPES):
            write_secrets(table, k, out)
        k += 1


def write_course(table: TableState, out: Sheet) -> None:
    """Where the game stands."""
    out.whose(table.seats)
    out.part("year")
    out.number(table.year, table.terms.cards.years)
    out.part("season")
    out.one_of(table.season if table.year else NONE, len(SEASONS))
    out.part("phase")
    out.one_of(table.phase, len(PHASES))
    out.part("round")
    out.number(table.round, MANY_MARKERS)
    out.part("turn")
    out.player(table.turn)
    out.part("marker")
    out.player(table.marker if table.year else NONE)
    out.part("starter")
    out.player(table.starter)
    out.part("placing")
    out.one_of(table.placing, EXTRA_MARKER + 1)
    out.part("this_action")  # parts done, batches brewed, advanced, with special ingredients, sold; actions to come
    out.bits(table.parts, 2)
    out.number(table.batches_now, MANY_GOODS)
    out.number(table.advanced_now, MANY_GOODS)
    out.number(table.special_now, MANY_GOODS)
    out.number(table.sold_now + BASIC_AGAIN * table.basic_sold_now, MANY_GOODS)
    out.number(table.extra, MANY_MARKERS)


def write_decision(table: TableState, seat: i64, out: Sheet) -> None:
    """Who decides what. What has been begun is told in full to the one who decides; a secret recipe to nobody else."""
    terms = table.terms
    mine = table.player == seat
    begun = table.top(KIND) if table.depth else NONE
    out.part("deciding")
    out.player(table.player)
    out.part("decision")
    out.one_of(table.asking if table.player != NOBODY else NONE, len(DECISIONS) + 1)
    out.part("begun")
    out.one_of(begun, len(FRAMES) + 1)
    out.part("begun_numbers")
    place = out.skip(FRAME - FIRST_NUMBER)
    if mine and table.depth:
        k: i64 = 0
        while k < FRAME - FIRST_NUMBER:
            out.put(place + k, table.top(FIRST_NUMBER + k), ANY_NUMBER)
            k += 1
    out.part("brewing")
    told = begun == F_BREW and (mine or not pays_secret(table))
    out.one_of(table.top(BREW_RECIPE) if told else NONE, len(terms.recipes))
    receives = begun == F_RECEIVE
    out.part("receiving")  # of any basic kind, special, any, same; swaps
    out.row(table.coming if receives else NOTHING, 0, C_YIELD, MANY_GOODS)
    out.part("swappable")  # cubes that the space has given, by kind
    out.row(table.coming if receives else NOTHING, C_CUBES, KINDS, MANY_GOODS)
    out.part("received_at")
    out.one_of(table.coming[C_SPACE] if receives else NONE, len(terms.spaces))
    if terms.has(JOB_AGENCY):
        out.part("agency")
        out.bits(table.agency if mine and table.asking == AGENCY_CARD else 0, len(terms.workers))
    if terms.has(SECRET_RECIPES):
        out.part("unused_recipes")
        out.bits(table.unused if mine and table.asking == CHOOSE_SECRET else 0, len(terms.recipes))


def pays_secret(table: TableState) -> bool:
    """Whether a recipe is being paid that only its owner knows (BC-8.19)."""
    return (table.hidden_recipes(table.top(WHO)) >> table.top(BREW_RECIPE)) & 1 != 0


def write_market(table: TableState, out: Sheet) -> None:
    """The spaces of this table, and what lies between them."""
    terms = table.terms
    space: i64 = 0
    while space < len(table.on_space):
        if (terms.open_spaces >> space) & 1:
            write_space(table, space, out)
        space += 1
    if terms.collaborates:
        out.part("sections")
        for holder in table.sections:
            out.player(holder)
    if terms.has(COMMUNITY_FARM):
        write_farm(table, out)


def write_space(table: TableState, space: i64, out: Sheet) -> None:
    """Who stands there, with which kind of marker, and the goods."""
    stands = table.on_space[space]
    out.part_of("space", space, "player")
    out.player(seat_of(stands) if stands != NONE else NONE)
    out.part_of("space", space, "marker")
    out.one_of(kind_of(stands) if stands != NONE else NONE, EXTRA_MARKER + 1)
    heap = table.terms.heaps[space]
    if heap != NONE:
        out.part_of("space", space, "goods")
        out.row(table.goods, heap, GOODS_ON, MANY_GOODS)


def write_farm(table: TableState, out: Sheet) -> None:
    out.part("community_farm")  # in the order of tokens: what is planted, and whose it is; then who stands there
    width: i64 = KINDS + table.seats
    place = out.skip(width * FARM_TOKENS + table.seats)
    token: i64 = 0
    while token < table.tokens() and token < FARM_TOKENS:
        out.put(place + width * token + table.planted(token), 1, 1)
        out.put(place + width * token + KINDS + out.turned(table.planter(token)), 1, 1)
        token += 1
    for stands in table.farmers:
        out.put(place + width * FARM_TOKENS + out.turned(seat_of(stands)), 1, 1)


def write_displays(table: TableState, out: Sheet) -> None:
    """The cards that everybody can have."""
    terms = table.terms
    out.part("recipes")
    out.bits(terms.basics | table.displayed, len(terms.recipes))
    out.part("gold_labels")
    out.bits(table.labels, len(terms.recipes))
    out.part("workers")
    out.bits(table.for_hire, len(terms.workers))
    out.part("unused_workers")
    out.number(size(table.unused_workers), len(terms.workers))
    out.part("partnerships")
    out.bits(table.partners, len(terms.partnerships))
    out.part("tiles")
    tile: i64 = 0
    while tile < len(terms.tiles):
        out.number(table.tiles_left(tile), terms.tiles[tile].count)
        tile += 1
    if terms.has(TEMPORARY_WORKERS):
        out.part("temporary_workers")
        out.number(table.pool, table.seats)


# ── players ───────────────────────────────────────────────────────────────────────────────────────


def write_player(table: TableState, number: i64, out: Sheet) -> None:
    """Goods, people and research of a player."""
    terms = table.terms
    own = table.own
    seat = out.seat(number)
    base = SEAT * seat
    out.part_of("player", number, "goods")  # money, reputation tokens, loans
    out.number(table.money(seat), MUCH_MONEY)
    out.number(table.rep(seat), MANY_POINTS)
    out.number(table.loans(seat), MANY_LOANS)
    out.part_of("player", number, "score")
    out.number(scoring.total(table, seat), MANY_POINTS)
    out.part_of("player", number, "ingredients")
    out.row(own, base + STORED, KINDS, MANY_GOODS)
    out.part_of("player", number, "workers")
    out.bits(table.workers_of(seat), len(terms.workers))
    out.part_of("player", number, "partnerships")
    out.bits(table.partners_of(seat), len(terms.partnerships))
    out.part_of("player", number, "shifts")  # employed, used this season
    out.number(table.shifts(seat), len(terms.shifts))
    out.number(table.acted(seat), len(terms.shifts))
    out.part_of("player", number, "markers")  # placed; temporary workers at hand, and for the next two seasons
    out.number(table.placed(seat), MANY_MARKERS)
    out.number(table.temporary(seat), MANY_MARKERS)
    out.row(own, base + TEMPORARY_NEXT, AHEAD, MANY_MARKERS)
    out.part_of("player", number, "done")  # places no more temporary workers; directed research this year
    out.flag((table.declined >> seat) & 1 == 1)
    out.flag(table.year > 0 and table.directed(seat) == table.year)
    out.part_of("player", number, "lab")  # basic, advanced; a side being chosen is the player's own business (BC-9.5)
    hidden = number != 0 and terms.own_sides and table.phase == SETUP
    out.one_of(NONE if hidden else table.lab_side(seat), 2)
    out.part_of("player", number, "research")
    out.row(own, base + RESEARCH_AT, ROWS, LEVELS)


def write_brewery(table: TableState, number: i64, out: Sheet) -> None:
    """What a player has built and brewed."""
    terms = table.terms
    own = table.own
    seat = out.seat(number)
    out.part_of("player", number, "tiles")
    out.bits(table.tiles_of(seat), len(terms.tiles))
    out.part_of("player", number, "tanks")  # first, second, pub: what is in the tank, what is in its bottling unit
    tank: i64 = 0
    while tank < TANKS:
        out.one_of(table.in_tank(seat, tank), len(terms.recipes))
        out.one_of(table.bottled(seat, tank), len(terms.recipes))
        tank += 1
    out.part_of("player", number, "plots")
    out.one_of(table.on_plot(seat, 0), KINDS)
    out.one_of(table.on_plot(seat, 1), KINDS)
    out.part_of("player", number, "brewed")
    out.row(own, SEAT * seat + BREWED, len(terms.recipes), MANY_GOODS)
    out.part_of("player", number, "labels")
    out.bits(table.labels_of(seat), len(terms.recipes))


def write_secrets(table: TableState, number: i64, out: Sheet) -> None:
    """Secret recipes: how many, with reputation on how many; which ones if revealed, or one's own (BC-9.7)."""
    seat = out.seat(number)
    out.part_of("player", number, "secrets")
    out.number(size(table.secrets_of(seat)), MANY_MARKERS)
    out.number(size(table.loaded(seat)), MANY_MARKERS)
    out.part_of("player", number, "secrets_revealed")
    out.bits(table.revealed(seat), len(table.terms.recipes))
    if number == 0:
        out.part("own_secrets")
        out.bits(table.secrets_of(seat), len(table.terms.recipes))
