"""Brew Crafters as a row of numbers for programs that learn: what a seat may see, and nothing else (section 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import size
from alehouse.core.encoding import Sheet
from alehouse.core.state import NOBODY
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, DRAW_AGENCY
from alehouse.games.brew_crafters.cards import COMMUNITY_FARM, JOB_AGENCY, SECRET_RECIPES, TEMPORARY_WORKERS
from alehouse.games.brew_crafters.rules import scoring
from alehouse.games.brew_crafters.rules.frames import F_BREW, F_PLOTS, F_RECEIVE
from alehouse.games.brew_crafters.state import (
    ACTED,
    BOTTLING,
    BREWED,
    C_CUBES,
    C_SPACE,
    C_YIELD,
    COMING,
    DIRECTED,
    EXTRA_MARKER,
    GOODS_ON,
    LABELS,
    LOADED,
    LOANS,
    MONEY_OF,
    NONE,
    PARTNERS,
    PHASES,
    PLACED,
    PLOTS,
    REP_OF,
    RESEARCH_AT,
    REVEALED,
    SEAT,
    SECRETS_OF,
    SETUP,
    SHIFTS,
    SIDE_OF,
    STORED,
    TANK_OF,
    TANKS,
    TEMPORARY_NEXT,
    TEMPORARY_NOW,
    TILES,
    WORKERS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import KINDS, SEASONS

ENCODING: Final = 1  # grows when a row would no longer mean the same

MANY_GOODS: Final = 40
MUCH_MONEY: Final = 100
MANY_POINTS: Final = 150
MANY_LOANS: Final = 5
MANY_MARKERS: Final = 5
LEVELS: Final = 4
FARM_TOKENS: Final = 8  # of the Community Farm that the row has room for
ANY_NUMBER: Final = 63  # of what has been begun
NOTHING: Final = vec[i64]([0] * COMING)


def encode(table: Table, seat: i64, out: Sheet) -> None:
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


def write_course(table: Table, out: Sheet) -> None:
    """Where the game stands."""
    out.part("seat")
    out.one_of(out.observer, table.seats)
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
    out.number(table.sold_now, MANY_GOODS)
    out.number(table.extra, MANY_MARKERS)


def write_decision(table: Table, seat: i64, out: Sheet) -> None:
    """Who decides what. What has been begun is told in full to the one who decides; a secret recipe to nobody else."""
    terms = table.terms
    mine = table.player == seat
    begun = table.top(0) if table.depth else NONE
    out.part("deciding")
    out.player(table.player)
    out.part("decision")
    out.one_of(table.asking if table.player != NOBODY else NONE, DRAW_AGENCY + 1)
    out.part("begun")
    out.one_of(begun, F_PLOTS + 1)
    out.part("begun_numbers")
    place = out.skip(4)
    if mine and table.depth:
        k: i64 = 0
        while k < 4:
            out.put(place + k, table.top(2 + k), ANY_NUMBER)
            k += 1
    out.part("brewing")
    out.one_of(table.top(2) if begun == F_BREW and (mine or not pays_secret(table)) else NONE, len(terms.recipes))
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


def pays_secret(table: Table) -> bool:
    """Whether a recipe is being paid that only its owner knows (BC-8.19)."""
    base = SEAT * table.top(1)
    return ((table.own[base + SECRETS_OF] & ~table.own[base + REVEALED]) >> table.top(2)) & 1 != 0


def write_market(table: Table, out: Sheet) -> None:
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


def write_space(table: Table, space: i64, out: Sheet) -> None:
    """Who stands there, with which kind of marker, and the goods."""
    stands = table.on_space[space]
    out.part_of("space", space, "player")
    out.player(stands & 7 if stands != NONE else NONE)
    out.part_of("space", space, "marker")
    out.one_of(stands >> 3 if stands != NONE else NONE, EXTRA_MARKER + 1)
    heap = table.terms.heaps[space]
    if heap != NONE:
        out.part_of("space", space, "goods")
        out.row(table.goods, heap, GOODS_ON, MANY_GOODS)


def write_farm(table: Table, out: Sheet) -> None:
    out.part("community_farm")  # in the order of tokens: what is planted, and whose it is; then who stands there
    width: i64 = KINDS + table.seats
    place = out.skip(width * FARM_TOKENS + table.seats)
    k: i64 = 0
    while k < len(table.farm) and k < 2 * FARM_TOKENS:
        out.put(place + width * (k >> 1) + table.farm[k], 1, 1)
        out.put(place + width * (k >> 1) + KINDS + out.turned(table.farm[k + 1]), 1, 1)
        k += 2
    for stands in table.farmers:
        out.put(place + width * FARM_TOKENS + out.turned(stands & 7), 1, 1)


def write_displays(table: Table, out: Sheet) -> None:
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


def write_player(table: Table, number: i64, out: Sheet) -> None:
    """Goods, people and research of a player."""
    terms = table.terms
    own = table.own
    seat = out.seat(number)
    base = SEAT * seat
    out.part_of("player", number, "goods")  # money, reputation tokens, loans
    out.number(own[base + MONEY_OF], MUCH_MONEY)
    out.number(own[base + REP_OF], MANY_POINTS)
    out.number(own[base + LOANS], MANY_LOANS)
    out.part_of("player", number, "score")
    out.number(scoring.total(table, seat), MANY_POINTS)
    out.part_of("player", number, "ingredients")
    out.row(own, base + STORED, KINDS, MANY_GOODS)
    out.part_of("player", number, "workers")
    out.bits(own[base + WORKERS], len(terms.workers))
    out.part_of("player", number, "partnerships")
    out.bits(own[base + PARTNERS], len(terms.partnerships))
    out.part_of("player", number, "shifts")  # employed, used this season
    out.number(own[base + SHIFTS], len(terms.shifts))
    out.number(own[base + ACTED], len(terms.shifts))
    out.part_of("player", number, "markers")  # placed; temporary workers at hand, and for the next two seasons
    out.number(own[base + PLACED], MANY_MARKERS)
    out.number(own[base + TEMPORARY_NOW], MANY_MARKERS)
    out.row(own, base + TEMPORARY_NEXT, 2, MANY_MARKERS)
    out.part_of("player", number, "done")  # places no more temporary workers; directed research this year
    out.flag((table.declined >> seat) & 1 == 1)
    out.flag(table.year > 0 and own[base + DIRECTED] == table.year)
    out.part_of("player", number, "lab")  # basic, advanced; a side being chosen is the player's own business (BC-9.5)
    hidden = number != 0 and terms.own_sides and table.phase == SETUP
    out.one_of(NONE if hidden else own[base + SIDE_OF], 2)
    out.part_of("player", number, "research")
    out.row(own, base + RESEARCH_AT, 4, LEVELS)


def write_brewery(table: Table, number: i64, out: Sheet) -> None:
    """What a player has built and brewed."""
    terms = table.terms
    own = table.own
    base = SEAT * out.seat(number)
    out.part_of("player", number, "tiles")
    out.bits(own[base + TILES], len(terms.tiles))
    out.part_of("player", number, "tanks")  # first, second, pub: what is in the tank, what is in its bottling unit
    tank: i64 = 0
    while tank < TANKS:
        out.one_of(own[base + TANK_OF + tank], len(terms.recipes))
        out.one_of(own[base + BOTTLING + tank], len(terms.recipes))
        tank += 1
    out.part_of("player", number, "plots")
    out.one_of(own[base + PLOTS], KINDS)
    out.one_of(own[base + PLOTS + 1], KINDS)
    out.part_of("player", number, "brewed")
    out.row(own, base + BREWED, len(terms.recipes), MANY_GOODS)
    out.part_of("player", number, "labels")
    out.bits(own[base + LABELS], len(terms.recipes))


def write_secrets(table: Table, number: i64, out: Sheet) -> None:
    """Secret recipes: how many, with reputation on how many; which ones if revealed, or one's own (BC-9.7)."""
    own = table.own
    base = SEAT * out.seat(number)
    out.part_of("player", number, "secrets")
    out.number(size(own[base + SECRETS_OF]), MANY_MARKERS)
    out.number(size(own[base + LOADED]), MANY_MARKERS)
    out.part_of("player", number, "secrets_revealed")
    out.bits(own[base + REVEALED], len(table.terms.recipes))
    if number == 0:
        out.part("own_secrets")
        out.bits(own[base + SECRETS_OF], len(table.terms.recipes))
