"""How promising a table looks: the score now, and what dice, seeds, tokens and recipes may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.games.dice_brewing.cards import BLUE, NO_DIE, SKILL_DIE, TO_SUPPLY, Recipe
from alehouse.games.dice_brewing.rules import brewing, placement, scoring
from alehouse.games.dice_brewing.state import (
    BREW,
    COMPLETE,
    NONE,
    ON,
    OVER,
    OWNED,
    PLACE,
    POOL,
    PURCHASE,
    RESOLVED,
    SEAT,
    SEEDS,
    SOWN,
    USED,
    WAREHOUSE,
    Table,
    token_owner,
)

# All in points of the final score.
WIN: Final = 1000.0
RIVALS: Final = 0.29  # what the others' prospects cost, on average
STORED: Final = vec[float]([0.0, 0.05, 0.34, 0.4, 0.75, 0.89, 1.3])  # a die kept with a value
POOLED: Final = 0.71  # a die that will be rolled
NEW_DIE: Final = vec[float]([1.6, 2.6, 1.06, 1.3])  # by colour, its points at the end included
DUE_DIE: Final = vec[float]([1.6, 2.7, 1.06, 1.3])  # one that a space gives at Tidy
FIRST_OF_COLOUR: Final = vec[float]([1.0, 0.6, 1.0, 0.8])  # the first dice of a colour: most recipes ask for it
SECOND_OF_COLOUR: Final = vec[float]([0.9, 0.3, 0.5, 0.2])
THIRD_OF_COLOUR: Final = vec[float]([0.4, 0.1, 0.2, 0.0])
SKILL_KEPT: Final = 0.4  # of the worth of other stored dice: skill brews nothing by itself
SEED_WORTH: Final = 1.1
SEEDS_USEFUL: Final = 3
TOKEN_WORTH: Final = 1.12
INGREDIENT_WORTH: Final = 0.4  # whatever the display asks for
READY: Final = 0.48  # of a recipe that could be brewed this round
READY_IN_BREW: Final = 0.23  # little: it is there to be brewed
PARTLY: Final = 0.45  # of one whose dice are all there but for their values
SECOND: Final = 0.35  # of the next best recipe, which may need the same dice


def outlook(table: Table, seat: i64) -> float:
    """More is better for `seat`; a finished game outweighs everything."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat]
    others = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            others += prospects(table, other)
        other += 1
    return prospects(table, seat) - RIVALS * others / float(table.seats - 1)


def prospects(table: Table, seat: i64) -> float:
    """One player's points, and what they may become."""
    base = SEAT * seat
    total = float(scoring.points(table, seat)) + dice_worth(table, seat) + board_worth(table, seat)
    total += variety(table, seat)
    seeds: i64 = table.own[base + SEEDS]
    total += SEED_WORTH * float(seeds if seeds < SEEDS_USEFUL else SEEDS_USEFUL)
    for token in table.tokens:
        if token_owner(token) == seat:
            total += TOKEN_WORTH
    kind: i64 = 0
    while kind < 5:
        total += INGREDIENT_WORTH * float(table.own[base + OWNED + kind])
        kind += 1
    return total + recipes_worth(table, seat)


def variety(table: Table, seat: i64) -> float:
    """Recipes want several colours: the first dice of each are worth most; those given up at Tidy do not count."""
    base = SEAT * seat
    dice = table.dice_of(seat)
    leaving = table.own[base + USED] & ~table.own[base + RESOLVED]
    total = 0.0
    while leaving:
        space = lowest(leaving)
        leaving &= leaving - 1
        if table.terms.spaces[space].after == TO_SUPPLY:
            dice &= ~table.own[base + ON + space]
    colour: i64 = 0
    while colour < 4:
        count = size(dice & table.terms.of_colour[colour])
        if count > 0:
            total += FIRST_OF_COLOUR[colour]
        if count > 1:
            total += SECOND_OF_COLOUR[colour]
        if count > 2:
            total += THIRD_OF_COLOUR[colour]
        colour += 1
    return total


def coming(table: Table, seat: i64, colour: i64) -> i64:
    """How many dice of a colour the spaces in use will give at Tidy, as far as the supply has them."""
    base = SEAT * seat
    pending = table.own[base + USED] & ~table.own[base + RESOLVED] & table.terms.growing[colour]
    pending &= ~(table.terms.for_sets & ~table.own[base + COMPLETE])
    count = size(pending)
    left = size(table.supplied(colour))
    return count if count < left else left


def stored(table: Table, die: i64) -> float:
    """What a die is worth with its value, once stored."""
    worth = STORED[table.face(die)]
    return worth * SKILL_KEPT if table.terms.colour_of[die] == BLUE else worth


def dice_worth(table: Table, seat: i64) -> float:
    """Stored dice by their value; those of the Active Pool may be stored yet, or are rolled again."""
    base = SEAT * seat
    total = 0.0
    keeps = may_store(table, seat)
    dice = table.own[base + POOL]
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        kept = stored(table, die) if keeps and not (table.chosen >> die) & 1 else 0.0
        total += kept - 0.01 if kept - 0.01 > POOLED else POOLED
    dice = table.own[base + WAREHOUSE]
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        rerolls = (table.chosen >> die) & 1 and table.phase == PLACE
        total += POOLED if rerolls else stored(table, die)
    return total


def may_store(table: Table, seat: i64) -> bool:
    """Whether a player will still have the chance to store dice this round (DB-5.31)."""
    if table.phase == PLACE:
        return True
    if table.phase != PURCHASE:
        return False
    had: i64 = table.turns - 1 if table.acting else table.turns
    return (seat - table.priority + table.seats) % table.seats >= had


def board_worth(table: Table, seat: i64) -> float:
    """What the spaces in use will give at Tidy, and the dice that come back."""
    base = SEAT * seat
    total = 0.0
    used = table.own[base + USED]
    while used:
        space = lowest(used)
        used &= used - 1
        place = table.terms.spaces[space]
        item = table.own[base + ON + space]
        if (table.own[base + RESOLVED] >> space) & 1:
            total += POOLED * float(size(item))
        elif place.raises:
            value = table.face(lowest(item)) + place.raises
            total += STORED[value if value < 6 else 6]
        elif place.gain.die == BLUE:
            total += POOLED * float(size(item))
            total += NEW_DIE[BLUE] if (table.own[base + COMPLETE] >> space) & 1 else -0.2
        elif item or (table.own[base + SOWN] >> space) & 1:
            total += due(table, seat, space, item)
    return total


def due(table: Table, seat: i64, space: i64, item: i64) -> float:
    """What an exchange brings, less the points of a die given up."""
    gain = placement.gain_at(table, seat, space)
    worth = 0.5 * float(gain.coins) + SEED_WORTH * float(gain.seeds)
    if gain.die != NO_DIE:
        worth += DUE_DIE[gain.die] if table.supplied(gain.die) else 0.2
    return worth - float(table.terms.end_xp[table.terms.colour_of[lowest(item)]]) if item else worth


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipes_worth(table: Table, seat: i64) -> float:
    """The best recipe in reach, and a part of the next best."""
    base = SEAT * seat
    dice = brewing.usable(table, seat)
    if may_store(table, seat):
        dice |= table.own[base + POOL] & ~table.chosen
    best = 0.0
    second = 0.0
    for number in table.display:
        if number == NONE or (table.barred >> number) & 1:
            continue
        worth = reach(table, seat, dice, table.terms.recipes[number])
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + SECOND * second


def reach(table: Table, seat: i64, dice: i64, recipe: Recipe) -> float:
    """What a recipe pays, as far as its demands are met; dice that are being grown for it help already."""
    owned = table.dice_of(seat)
    met = 0.0
    complete = True
    colour: i64 = NONE
    rank: i64 = 0
    for need in recipe.needs:
        rank = rank + 1 if need >> 3 == colour else 1
        colour = need >> 3
        if brewing.reaching(table, dice, need) >= rank:
            met += 1.0
            continue
        complete = False
        if size(owned & table.terms.of_colour[colour]) + coming(table, seat, colour) >= rank:
            met += 0.4
    if complete:
        return pay(table, seat, recipe) * (READY_IN_BREW if table.phase == BREW else READY)
    part = met / float(len(recipe.needs))
    return pay(table, seat, recipe) * PARTLY * part * part


def pay(table: Table, seat: i64, recipe: Recipe) -> float:
    """Reward and the best bonus that the player could add."""
    worth = 1.0 + float(recipe.xp) + 0.5 * float(recipe.coins) + TOKEN_WORTH * float(recipe.tokens)
    if recipe.die != NO_DIE:
        worth += NEW_DIE[recipe.die]
    best = 0.0
    for enhancement in recipe.enhancements:
        use = enhancement.use
        if use != SKILL_DIE and not table.own[SEAT * seat + OWNED + use - 1]:
            continue
        bonus = float(enhancement.xp) + 0.5 * float(enhancement.coins)
        if use == SKILL_DIE:
            bonus *= 0.5  # it may not be at hand
        if bonus > best:
            best = bonus
    return worth + best
