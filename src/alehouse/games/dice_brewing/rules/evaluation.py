"""How promising a table looks: the score now, and what dice, seeds, tokens and recipes may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.core.lead import lead
from alehouse.games.dice_brewing.cards import (
    BLUE,
    INGREDIENT_COUNT,
    NO_DIE,
    SKILL_DIE,
    TO_SUPPLY,
    Recipe,
    needed_colour,
)
from alehouse.games.dice_brewing.rules import brewing, placement, scoring
from alehouse.games.dice_brewing.state import (
    BREW,
    COMPLETE,
    NONE,
    OVER,
    PLACE,
    POOL,
    PURCHASE,
    RESOLVED,
    SEEDS,
    SOWN,
    USED,
    WAREHOUSE,
    TableState,
    token_owner,
)

# All in points of the final score.
WIN: Final = 1000.0
RIVALS: Final = 0.406  # what the others' prospects cost, on average
STORED: Final = vec[float]([0.0, 0.05, 0.34, 0.415, 0.862, 1.008, 0.95])  # a die kept with a value
POOLED: Final = 0.665  # a die that will be rolled
NEW_DIE: Final = vec[float]([1.72, 1.86, 0.88, 1.82])  # by colour, its points at the end included
DUE_DIE: Final = vec[float]([1.71, 2.37, 0.74, 1.34])  # one that a space gives at Tidy
FIRST_OF_COLOUR: Final = vec[float]([1.01, 0.61, 1.01, 0.81])  # the first dice of a colour: most recipes ask for it
SECOND_OF_COLOUR: Final = vec[float]([0.84, 0.28, 0.47, 0.19])
THIRD_OF_COLOUR: Final = vec[float]([0.37, 0.09, 0.19, 0.0])
SKILL_KEPT: Final = 0.241  # of the worth of other stored dice: skill brews nothing by itself
SEED_WORTH: Final = 0.96
SEEDS_USEFUL: Final = 3
TOKEN_WORTH: Final = 0.74
COIN_WORTH: Final = 0.307
INGREDIENT_WORTH: Final = 0.475  # whatever the display asks for
READY: Final = 0.671  # of a recipe that could be brewed this round
READY_IN_BREW: Final = 0.239  # little: it is there to be brewed
PARTLY: Final = 0.27  # of one whose dice are all there but for their values
OWN_PART: Final = 0.379  # of a die that a recipe asks for: it is there, without the value
COMING_PART: Final = 0.44  # it comes at Tidy, and is rolled then
BREWED: Final = 0.79  # a recipe brewed, besides what it pays: it counts towards the end
SECOND: Final = 0.425  # of the next best recipe, which may need the same dice


def outlook(table: TableState, seat: i64) -> float:
    """More is better for `seat`; a finished game outweighs everything."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat]
    return lead([prospects(table, other) for other in range(table.seats)], seat, RIVALS)


def prospects(table: TableState, seat: i64) -> float:
    """One player's points, and what they may become."""
    total = float(scoring.points(table, seat)) + dice_worth(table, seat) + board_worth(table, seat)
    total += variety(table, seat)
    seeds: i64 = table.of(seat, SEEDS)
    total += SEED_WORTH * float(seeds if seeds < SEEDS_USEFUL else SEEDS_USEFUL)
    for token in table.tokens:
        if token_owner(token) == seat:
            total += TOKEN_WORTH
    kind: i64 = 0
    while kind < INGREDIENT_COUNT:
        total += INGREDIENT_WORTH * float(table.ingredients(seat, kind))
        kind += 1
    return total + recipes_worth(table, seat)


def variety(table: TableState, seat: i64) -> float:
    """Recipes want several colours: the first dice of each are worth most; those given up at Tidy do not count."""
    dice = table.dice_of(seat)
    leaving = table.of(seat, USED) & ~table.of(seat, RESOLVED)
    total = 0.0
    while leaving:
        space = lowest(leaving)
        leaving &= leaving - 1
        if table.terms.spaces[space].after == TO_SUPPLY:
            dice &= ~table.on(seat, space)
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


def coming(table: TableState, seat: i64, colour: i64) -> i64:
    """How many dice of a colour the spaces in use will give at Tidy, as far as the supply has them."""
    pending = table.of(seat, USED) & ~table.of(seat, RESOLVED) & table.terms.growing[colour]
    pending &= ~(table.terms.for_sets & ~table.of(seat, COMPLETE))
    count = size(pending)
    left = size(table.supplied(colour))
    return count if count < left else left


def stored(table: TableState, die: i64) -> float:
    """What a die is worth with its value, once stored."""
    worth = STORED[table.face(die)]
    return worth * SKILL_KEPT if table.terms.colour_of[die] == BLUE else worth


def dice_worth(table: TableState, seat: i64) -> float:
    """Stored dice by their value; those of the Active Pool may be stored yet, or are rolled again."""
    total = 0.0
    keeps = may_store(table, seat)
    dice = table.of(seat, POOL)
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        kept = stored(table, die) if keeps and not (table.chosen >> die) & 1 else 0.0
        total += kept - 0.01 if kept - 0.01 > POOLED else POOLED
    dice = table.of(seat, WAREHOUSE)
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        rerolls = (table.chosen >> die) & 1 and table.phase == PLACE
        total += POOLED if rerolls else stored(table, die)
    return total


def may_store(table: TableState, seat: i64) -> bool:
    """Whether a player will still have the chance to store dice this round (DB-5.31)."""
    if table.phase == PLACE:
        return True
    if table.phase != PURCHASE:
        return False
    had: i64 = table.turns - 1 if table.acting else table.turns
    return (seat - table.priority + table.seats) % table.seats >= had


def board_worth(table: TableState, seat: i64) -> float:
    """What the spaces in use will give at Tidy, and the dice that come back."""
    total = 0.0
    used = table.of(seat, USED)
    while used:
        space = lowest(used)
        used &= used - 1
        place = table.terms.spaces[space]
        item = table.on(seat, space)
        if (table.of(seat, RESOLVED) >> space) & 1:
            total += POOLED * float(size(item))
        elif place.raises:
            value = table.face(lowest(item)) + place.raises
            total += STORED[value if value < 6 else 6]
        elif place.gain.die == BLUE:
            total += POOLED * float(size(item))
            total += NEW_DIE[BLUE] if (table.of(seat, COMPLETE) >> space) & 1 else -0.2
        elif item or (table.of(seat, SOWN) >> space) & 1:
            total += due(table, seat, space, item)
    return total


def due(table: TableState, seat: i64, space: i64, item: i64) -> float:
    """What an exchange brings, less the points of a die given up."""
    gain = placement.gain_at(table, seat, space)
    worth = COIN_WORTH * float(gain.coins) + SEED_WORTH * float(gain.seeds)
    if gain.die != NO_DIE:
        worth += DUE_DIE[gain.die] if table.supplied(gain.die) else 0.2
    return worth - float(table.terms.end_xp[table.terms.colour_of[lowest(item)]]) if item else worth


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipes_worth(table: TableState, seat: i64) -> float:
    """The best recipe in reach, and a part of the next best."""
    dice = brewing.usable(table, seat)
    if may_store(table, seat):
        dice |= table.of(seat, POOL) & ~table.chosen
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


def reach(table: TableState, seat: i64, dice: i64, recipe: Recipe) -> float:
    """What a recipe pays, as far as its demands are met; dice that are being grown for it help already."""
    owned = table.dice_of(seat)
    met = 0.0
    complete = True
    colour: i64 = NONE
    rank: i64 = 0
    for need in recipe.needs:
        rank = rank + 1 if needed_colour(need) == colour else 1
        colour = needed_colour(need)
        if brewing.reaching(table, dice, need) >= rank:
            met += 1.0
            continue
        complete = False
        have = size(owned & table.terms.of_colour[colour])
        if have >= rank:
            met += OWN_PART
        elif have + coming(table, seat, colour) >= rank:
            met += COMING_PART
    if complete:
        return pay(table, seat, recipe) * (READY_IN_BREW if table.phase == BREW else READY)
    part = met / float(len(recipe.needs))
    return pay(table, seat, recipe) * PARTLY * part * part


def pay(table: TableState, seat: i64, recipe: Recipe) -> float:
    """Reward and the best bonus that the player could add."""
    worth = BREWED + float(recipe.xp) + COIN_WORTH * float(recipe.coins) + TOKEN_WORTH * float(recipe.tokens)
    if recipe.die != NO_DIE:
        worth += NEW_DIE[recipe.die]
    best = 0.0
    for enhancement in recipe.enhancements:
        use = enhancement.use
        if use != SKILL_DIE and not table.ingredients(seat, use - 1):
            continue
        bonus = float(enhancement.xp) + COIN_WORTH * float(enhancement.coins)
        if use == SKILL_DIE:
            bonus *= 0.5  # it may not be at hand
        if bonus > best:
            best = bonus
    return worth + best
