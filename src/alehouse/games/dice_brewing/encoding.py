"""Dice Brewing as a row of numbers for programs that learn: what a seat may see, and nothing else (section 9)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.core.encoding import Sheet
from alehouse.core.state import NOBODY
from alehouse.games.dice_brewing.actions import BREW_DICE, DISCOUNT, GAINED, REVEAL, TARGET, WHICH
from alehouse.games.dice_brewing.cards import (
    BUILDINGS,
    COLOURS,
    INGREDIENTS,
    KIND_COUNT,
    MOST_TOKENS,
    SPACES,
    USES,
    WINDOWS,
    needed_colour,
)
from alehouse.games.dice_brewing.rules import brewing, scoring
from alehouse.games.dice_brewing.state import (
    BLOCKED,
    BLOCKED_DIE,
    BREW,
    BREWED,
    COINS,
    COMPLETE,
    KIND,
    LAID,
    LUCK,
    NONE,
    OWNED,
    PHASES,
    POOL,
    PROTECTED_DIE,
    RESOLVED,
    SEAT,
    SEED_IN_HAND,
    SEEDS,
    SOWN,
    UNLUCKY,
    USED,
    WAREHOUSE,
    XP,
    TableState,
    raises_of,
    token_owner,
    token_price,
)

ENCODING: Final = 2  # grows when a row would no longer mean the same

MANY_COINS: Final = 60
MANY_POINTS: Final = 100
MANY_IN_HAND: Final = 10  # ingredients or action tokens of one player
FACE: Final = 6
PLACES: Final = 4  # Active Pool, Warehouse, Market, player board

# What the row says of a die, after whose it is.
D_VALUE: Final = 0  # what it shows
D_RAISED: Final = 1  # … of that until the end of the round
D_BLOCKED: Final = 2
D_PROTECTED: Final = 3
D_UNLUCKY: Final = 4
D_IN_HAND: Final = 5
D_CHOSEN: Final = 6
D_PLACE: Final = 7  # one of the four places
D_SPACE: Final = 11  # the space of the player board, counted from 1
DIE: Final = 12


def encode(table: TableState, seat: i64, out: Sheet) -> None:
    """Write what `seat` sees."""
    out.begin(seat, table.seats)
    write_course(table, out)
    write_decision(table, seat, out)
    write_middle(table, out)
    k: i64 = 0
    while k < table.seats:
        write_player(table, k, out)
        k += 1
    write_dice(table, out)


def write_course(table: TableState, out: Sheet) -> None:
    """Where the game stands."""
    out.whose(table.seats)
    out.part("round")
    out.number(table.round, table.terms.max_rounds)
    out.part("phase")
    out.one_of(table.phase, len(PHASES))
    out.part("priority")
    out.player(table.priority)
    out.part("turn")
    out.player(table.turn if table.acting or table.phase == BREW else NONE)
    out.part("placements")
    out.number(table.placements, table.terms.placements)
    out.part("bought")  # in this purchase turn
    out.bits(table.bought, 2)
    out.part("window")
    out.bits(table.window, len(WINDOWS))
    out.part("declined")  # players in a row who did not play a token
    out.number(table.declined, table.seats)
    out.part("brewed")
    out.number(brewing.brewed_by_all(table), table.terms.to_end)


def write_decision(table: TableState, seat: i64, out: Sheet) -> None:
    """Who decides what; the kind of a hidden token that is played only to its owner (DB-9.3)."""
    inner = table.inner
    out.part("deciding")
    out.player(table.player)
    out.part("decision")
    out.one_of(table.asking if table.player != NOBODY else NONE, REVEAL + 1)
    out.part("playing")
    playing = inner in (TARGET, WHICH) and (table.player == seat or not table.terms.hidden)
    out.one_of(table.subject if playing else NONE, KIND_COUNT)
    out.part("buying")
    out.one_of(table.subject if inner == DISCOUNT else NONE, len(INGREDIENTS))
    out.part("brewing")
    brews = table.phase == BREW and table.subject != NONE
    out.one_of(table.subject if brews else NONE, len(table.terms.recipes))
    out.part("enhancement")
    out.one_of(table.use if brews else NONE, len(USES))
    out.part("needs")  # dice still to be chosen for the brew, by colour
    write_needs(table, out)
    out.part("seed_in_hand")
    out.flag(table.hand == SEED_IN_HAND)
    out.part("swapped_in")
    out.number(table.value, FACE)
    out.part("owed")  # rewards still to be chosen: action tokens, a die
    out.number(table.owed_tokens, 3)
    out.flag(table.owed_die)


def write_needs(table: TableState, out: Sheet) -> None:
    place = out.skip(len(COLOURS))
    if table.inner != BREW_DICE:
        return
    needs = brewing.needs_of(table)
    colour: i64 = 0
    while colour < len(COLOURS):
        count: i64 = 0
        k: i64 = size(table.chosen)
        while k < len(needs):
            count += 1 if needed_colour(needs[k]) == colour else 0
            k += 1
        out.put(place + colour, count, FACE)
        colour += 1


def write_middle(table: TableState, out: Sheet) -> None:
    """Supply, display and markets; of face-down tokens only whether there are any (DB-9.4)."""
    terms = table.terms
    out.part("supply")
    colour: i64 = 0
    while colour < len(COLOURS):
        out.number(size(table.supplied(colour)), size(terms.of_colour[colour]))
        colour += 1
    out.part("seeds")
    out.number(table.seeds, terms.edition.seed_tokens)
    out.part("display")
    shown: i64 = 0
    for recipe in table.display:
        if recipe != NONE:
            shown |= bit(recipe)
    out.bits(shown, len(terms.recipes))
    out.part("blocked_recipes")
    out.bits(table.barred, len(terms.recipes))
    out.part("deck")
    out.number(size(table.deck), len(terms.recipes))
    out.part("ingredients")
    out.row(table.stock, 0, len(INGREDIENTS), MOST_TOKENS)
    out.part("tokens")
    kind: i64 = 0
    while kind < KIND_COUNT:
        left = table.stock[len(INGREDIENTS) + kind]
        if terms.hidden:
            out.flag(left > 0)
        else:
            out.number(left, MOST_TOKENS)
        kind += 1


def write_player(table: TableState, number: i64, out: Sheet) -> None:
    seat = out.seat(number)
    out.part_of("player", number, "goods")  # coins, lent coins, experience, seeds
    out.number(table.of(seat, COINS), MANY_COINS)
    out.number(table.of(seat, LUCK), MANY_COINS)
    out.number(table.of(seat, XP), MANY_POINTS)
    out.number(table.of(seat, SEEDS), table.terms.edition.seed_tokens)
    out.part_of("player", number, "score")
    out.number(scoring.points(table, seat), MANY_POINTS)
    out.part_of("player", number, "ingredients")
    out.row(table.own, SEAT * seat + OWNED, len(INGREDIENTS), MANY_IN_HAND)
    out.part_of("player", number, "brewed")
    out.bits(table.of(seat, BREWED), len(table.terms.recipes))
    out.part_of("player", number, "used")
    out.bits(table.of(seat, USED), len(SPACES))
    out.part_of("player", number, "resolved")
    out.bits(table.of(seat, RESOLVED), len(SPACES))
    out.part_of("player", number, "complete")
    out.bits(table.of(seat, COMPLETE), len(SPACES))
    out.part_of("player", number, "sown")
    out.bits(table.of(seat, SOWN), len(SPACES))
    out.part_of("player", number, "blocked")
    out.bits(table.of(seat, BLOCKED), len(BUILDINGS))
    out.part_of("player", number, "out")  # no more placement turns; for oneself: no token windows
    out.flag((table.passed >> seat) & 1 == 1)
    out.flag(number == 0 and (table.quiet >> seat) & 1 == 1)
    out.part_of("player", number, "tokens")  # by kind, face down, what was paid for these
    write_tokens(table, seat, number, out)


def write_tokens(table: TableState, seat: i64, number: i64, out: Sheet) -> None:
    place = out.skip(KIND_COUNT + 2)
    if not len(table.tokens):
        return
    known = number == 0 or not table.terms.hidden
    kind: i64 = 0
    while kind <= KIND_COUNT:
        count: i64 = 0
        paid: i64 = 0
        for token in table.tokens:
            shows: i64 = token & KIND if known else KIND_COUNT
            if token_owner(token) == seat and shows == kind:
                count += 1
                paid += token_price(token)
        out.put(place + kind, count, MANY_IN_HAND)
        if kind == KIND_COUNT:
            out.put(place + kind + 1, paid, MANY_COINS)
        kind += 1


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def write_dice(table: TableState, out: Sheet) -> None:
    """Every die: whose it is, what it shows, where it lies. One that is yet to be rolled shows nothing."""
    width: i64 = table.seats + DIE
    first = out.place
    die: i64 = 0
    while die < len(table.dice):
        out.part_of("die", die, "state")
        place = out.skip(width) + table.seats
        packed = table.dice[die]
        if packed and not (table.rolling >> die) & 1:
            out.put(place + D_VALUE, table.face(die), FACE)
            out.put(place + D_RAISED, raises_of(packed), FACE)
            out.put(place + D_BLOCKED, 1 if packed & BLOCKED_DIE else 0, 1)
            out.put(place + D_PROTECTED, 1 if packed & PROTECTED_DIE else 0, 1)
            out.put(place + D_UNLUCKY, 1 if packed & UNLUCKY else 0, 1)
        die += 1
    if table.hand != NONE and table.hand != SEED_IN_HAND:
        out.put(first + width * table.hand + table.seats + D_IN_HAND, 1, 1)
        if table.inner == GAINED:
            out.put(first + width * table.hand + out.turned(table.turn), 1, 1)
    rest = table.chosen
    while rest:
        out.put(first + width * lowest(rest) + table.seats + D_CHOSEN, 1, 1)
        rest &= rest - 1
    k: i64 = 0
    while k < table.seats:
        write_places(table, k, first, out)
        k += 1


def write_places(table: TableState, number: i64, first: i64, out: Sheet) -> None:
    """Where a player's dice lie."""
    seat = out.seat(number)
    write_lying(table, number, table.of(seat, POOL), 0, 0, first, out)
    write_lying(table, number, table.of(seat, WAREHOUSE), 1, 0, first, out)
    write_lying(table, number, table.of(seat, LAID), 2, 0, first, out)
    space: i64 = 0
    while space < len(SPACES):
        write_lying(table, number, table.on(seat, space), PLACES - 1, space + 1, first, out)
        space += 1


def write_lying(table: TableState, number: i64, dice: i64, place: i64, space: i64, first: i64, out: Sheet) -> None:
    """Some dice of a player that lie in one place."""
    width: i64 = table.seats + DIE
    while dice:
        at = first + width * lowest(dice)
        out.put(at + number, 1, 1)
        out.put(at + table.seats + D_PLACE + place, 1, 1)
        out.put(at + table.seats + D_SPACE, space, len(SPACES))
        dice &= dice - 1
