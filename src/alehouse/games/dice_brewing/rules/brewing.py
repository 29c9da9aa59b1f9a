"""Phase 3: recipes are brewed from the dice of the Warehouse (section 5.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.core.state import FATE
from alehouse.games.dice_brewing.actions import (
    ADD,
    BREW_DICE,
    BREW_TURN,
    CHEAPEST,
    COLOUR,
    DIE,
    ENHANCE,
    PASS,
    PLAIN,
    REVEAL,
    REWARD_COLOUR,
    REWARD_TOKEN,
    TAKE,
)
from alehouse.games.dice_brewing.cards import COLOURS, NO_DIE, SKILL_DIE, USES, Recipe, needed_colour, needed_value
from alehouse.games.dice_brewing.effect_ops import KIND_COUNT
from alehouse.games.dice_brewing.state import (
    BREW,
    BREWED,
    COINS,
    NONE,
    POOL,
    TIDY,
    WAREHOUSE,
    XP,
    TableState,
)

ALL_KINDS: Final = (1 << KIND_COUNT) - 1  # of action tokens

# ── turns ─────────────────────────────────────────────────────────────────────────────────────────


def begin_phase(table: TableState) -> None:
    """The priority player names the first recipe."""
    table.phase = BREW
    table.turn = table.priority
    table.passes = 0
    table.passed = 0  # here: those of whom it was said that they cannot brew


def advance_brew(table: TableState) -> None:
    """The next player who can brew is asked; when all have passed in a row, the phase ends (DB-5.51)."""
    while table.passes < table.seats:
        if ready_recipes(table, table.turn):
            table.ask(table.turn, BREW_TURN)
            return
        if table.keeps_log and not (table.passed >> table.turn) & 1:
            table.passed |= bit(table.turn)
            table.log("log-cannot-brew", table.turn, {}, {}, "DB-5.4")
        pass_turn(table)
    table.phase = TIDY


def pass_turn(table: TableState) -> None:
    table.passes += 1
    table.turn = table.next_seat(table.turn)


def legal_brews(table: TableState, out: vec[i64]) -> i64:
    """A recipe of the display that the Warehouse has the dice for, or pass (DB-5.50)."""
    count = listed(ready_recipes(table, table.player), table.terms.first_recipe, out)
    out[count] = PASS
    return count + 1


def begin_brew(table: TableState, recipe: i64) -> None:
    table.subject = recipe
    table.use = NONE
    table.chosen = 0
    table.picked = NONE
    table.passes = 0
    table.inner = ENHANCE


# ── what the Warehouse has ────────────────────────────────────────────────────────────────────────


def usable(table: TableState, seat: i64) -> i64:
    """The dice that may brew: those of the Warehouse that are not blocked (DB-5.52, DB-5.54)."""
    return table.unblocked(table.of(seat, WAREHOUSE))


def ready_recipes(table: TableState, seat: i64) -> i64:
    """The recipes of the display that a player could brew now."""
    dice = usable(table, seat)
    found: i64 = 0
    if not dice:
        return found
    for number in table.display:
        if (
            number != NONE
            and not (table.barred >> number) & 1
            and meets(table, dice, table.terms.recipes[number].needs)
        ):
            found |= bit(number)
    return found


def meets(table: TableState, dice: i64, needs: vec[i64]) -> bool:
    """Whether some dice meet all demands: for each, as many of its colour reach it as are asked so far (DB-5.53)."""
    colour: i64 = NONE
    rank: i64 = 0
    for need in needs:
        rank = rank + 1 if needed_colour(need) == colour else 1
        colour = needed_colour(need)
        if reaching(table, dice, need) < rank:
            return False
    return True


def reaching(table: TableState, dice: i64, need: i64) -> i64:
    """How many of some dice have the colour and at least the value that is asked."""
    rest = dice & table.terms.of_colour[needed_colour(need)]
    least: i64 = needed_value(need)
    count: i64 = 0
    while rest:
        if table.face(lowest(rest)) >= least:
            count += 1
        rest &= rest - 1
    return count


# ── enhancement ───────────────────────────────────────────────────────────────────────────────────


def enhancements(table: TableState, seat: i64) -> i64:
    """The ways in which the recipe can be enhanced: by a skill die, by an ingredient owned (DB-5.55)."""
    recipe = table.terms.recipes[table.subject]
    found: i64 = 0
    for enhancement in recipe.enhancements:
        use = enhancement.use
        if use == SKILL_DIE:
            if meets(table, usable(table, seat), recipe.skilled_needs):
                found |= bit(use)
        elif table.ingredients(seat, use - 1):
            found |= bit(use)
    return found


def advance_enhance(table: TableState) -> None:
    if enhancements(table, table.turn):
        table.ask(table.turn, ENHANCE)
    else:
        table.inner = BREW_DICE


def legal_enhancements(table: TableState, out: vec[i64]) -> i64:
    count = listed(enhancements(table, table.player), ADD, out)
    out[count] = PLAIN
    return count + 1


def enhance(table: TableState, use: i64) -> None:
    table.use = use
    table.inner = BREW_DICE


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def needs_of(table: TableState) -> vec[i64]:
    """What the brew under way asks for, the skill die of an enhancement included."""
    recipe = table.terms.recipes[table.subject]
    return recipe.skilled_needs if table.use == SKILL_DIE else recipe.needs


def advance_dice(table: TableState) -> None:
    """Ask for the next die where there is a choice; with all dice chosen the beer is brewed."""
    while size(table.chosen) < len(needs_of(table)):
        dice = candidates(table, table.turn)
        if size(dice) > 1:
            table.ask(table.turn, BREW_DICE)
            return
        choose_die(table, lowest(dice))
    brew(table, table.turn)


def candidates(table: TableState, seat: i64) -> i64:
    """The dice that may be chosen next, so that all further demands can still be met.

    Within a colour dice are chosen from the highest down: every set of dice can be chosen in one order only.
    """
    needs = needs_of(table)
    place = size(table.chosen)
    free = usable(table, seat) & ~table.chosen & table.terms.of_colour[needed_colour(needs[place])]
    if table.picked != NONE and table.terms.colour_of[table.picked] == needed_colour(needs[place]):
        free = below(table, free, table.picked)
    found: i64 = 0
    rest = table.distinct(free)
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        reaches = table.face(die) >= needed_value(needs[place])
        if reaches and leaves_enough(table, below(table, free, die), needs, place + 1):
            found |= bit(die)
    return found


def below(table: TableState, dice: i64, die: i64) -> i64:
    """Those of some dice that come after `die` when they are chosen from the highest down."""
    found: i64 = 0
    while dice:
        other = lowest(dice)
        dice &= dice - 1
        if comes_after(table, other, die):
            found |= bit(other)
    return found


def comes_after(table: TableState, die: i64, first: i64) -> bool:
    """Lower values come later; among equals those with fewer marks, then those with higher numbers."""
    value = table.face(die)
    other = table.face(first)
    if value != other:
        return value < other
    if table.dice[die] != table.dice[first]:
        return table.dice[die] < table.dice[first]
    return die > first


def leaves_enough(table: TableState, dice: i64, needs: vec[i64], place: i64) -> bool:
    """Whether some dice still meet the demands of the same colour from `place` on."""
    colour = needed_colour(needs[place - 1])
    rank: i64 = 1
    while place < len(needs) and needed_colour(needs[place]) == colour:
        if reaching(table, dice, needs[place]) < rank:
            return False
        rank += 1
        place += 1
    return True


def legal_dice(table: TableState, out: vec[i64]) -> i64:
    """All at once with the cheapest dice, or die by die, the lowest first."""
    out[0] = CHEAPEST
    count: i64 = 1
    dice = candidates(table, table.player)
    value: i64 = 1
    while value <= 6:
        rest = dice
        while rest:
            die = lowest(rest)
            rest &= rest - 1
            if table.face(die) == value:
                out[count] = DIE + die
                count += 1
        value += 1
    return count


def choose_die(table: TableState, die: i64) -> None:
    table.chosen |= bit(die)
    table.picked = die


def cheapest(table: TableState, seat: i64) -> i64:
    """The dice chosen so far and, for each further demand, the lowest die that meets it."""
    needs = needs_of(table)
    chosen = table.chosen
    free = usable(table, seat) & ~chosen
    place = size(chosen)
    while place < len(needs):
        die = lowest_for(table, free, needs[place])
        chosen |= bit(die)
        free &= ~bit(die)
        place += 1
    return chosen


def lowest_for(table: TableState, dice: i64, need: i64) -> i64:
    """The die that meets a demand and is lost most easily: the lowest value, then the lowest lasting one."""
    best: i64 = NONE
    rest = dice & table.terms.of_colour[needed_colour(need)]
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        if table.face(die) >= needed_value(need) and (best == NONE or comes_after(table, die, best)):
            best = die
    return best


# ── the beer ──────────────────────────────────────────────────────────────────────────────────────


def brew(table: TableState, seat: i64) -> None:
    """Dice and ingredient go back, XP and coins are gained, then what must be chosen (DB-5.56).

    In the Active Pool the dice cannot brew again this round (DB-5.57).
    """
    recipe = table.terms.recipes[table.subject]
    coins = recipe.coins
    xp = recipe.xp + table.terms.cards.brew_xp
    if table.use != NONE:
        bonus = recipe.enhancements[recipe.by_use[table.use]]
        coins += bonus.coins
        xp += bonus.xp
    if table.keeps_log:
        log_brew(table, seat, recipe, coins, xp)
    table.exclude(seat, WAREHOUSE, table.chosen)
    table.include(seat, POOL, table.chosen)
    if table.use > SKILL_DIE:
        ingredient = table.use - 1
        table.add_ingredients(seat, ingredient, -1)
        table.stock[ingredient] += 1
    table.add(seat, COINS, coins)
    table.add(seat, XP, xp)
    table.chosen = 0
    table.picked = NONE
    table.owed_tokens = recipe.tokens
    table.owed_die = recipe.die != NO_DIE
    table.inner = REWARD_TOKEN


def log_brew(table: TableState, seat: i64, recipe: Recipe, coins: i64, xp: i64) -> None:
    changes: dict[str, int] = {"xp": xp}
    if coins:
        changes["coins"] = coins
    args: dict[str, object] = {"recipe": recipe.key, "dice": table.die_names(table.chosen)}
    if table.use == NONE:
        table.log("log-brew", seat, args, changes, "DB-5.56")
        return
    args["with"] = "@skill-die" if table.use == SKILL_DIE else f"@ingredient-{USES[table.use]}"
    table.log("log-brew-with", seat, args, changes, "DB-5.55")


def advance_reward(table: TableState) -> None:
    """The rewards that must be chosen, one by one; then the card leaves the display (R53)."""
    if table.owed_tokens:
        reward_token(table, table.turn)
    elif table.owed_die:
        reward_die(table, table.turn)
    else:
        leave_display(table)


def reward_token(table: TableState, seat: i64) -> None:
    """An action token of a kind that is left, whatever the round (DB-5.59); none left: lost (DB-5.61)."""
    kinds = kinds_left(table)
    if not kinds:
        table.owed_tokens = 0
        if table.keeps_log:
            table.log("log-token-lost", seat, {}, {}, "DB-5.61")
    elif size(kinds) == 1:
        take_reward(table, seat, lowest(kinds))
    else:
        table.ask(seat, REWARD_TOKEN)


def kinds_left(table: TableState) -> i64:
    return ALL_KINDS & ~table.sold_out()


def legal_rewards(table: TableState, out: vec[i64]) -> i64:
    return listed(kinds_left(table), TAKE, out)


def take_reward(table: TableState, seat: i64, kind: i64) -> None:
    table.take_token(seat, kind, 0)
    table.owed_tokens -= 1
    if table.keeps_log:
        table.log("log-reward-token", seat, {"token": table.terms.kinds[kind].key}, {}, "DB-5.59")


def reward_die(table: TableState, seat: i64) -> None:
    """A die of the printed colour, or of any colour that is left (DB-5.60); none left: lost."""
    colours = reward_colours(table)
    if not colours:
        table.owed_die = False
        if table.keeps_log:
            table.log("log-die-lost", seat, {}, {}, "DB-5.61")
    elif size(colours) == 1:
        take_reward_die(table, seat, lowest(colours))
    else:
        table.ask(seat, REWARD_COLOUR)


def reward_colours(table: TableState) -> i64:
    """The colours of which the supply has a die to give."""
    found: i64 = 0
    colour: i64 = 0
    while colour < len(COLOURS):
        if table.supplied(colour):
            found |= bit(colour)
        colour += 1
    return found & bit(table.terms.recipes[table.subject].die) if table.terms.colour_printed else found


def legal_colours(table: TableState, out: vec[i64]) -> i64:
    return listed(reward_colours(table), COLOUR, out)


def take_reward_die(table: TableState, seat: i64, colour: i64) -> None:
    """To the Active Pool, not rolled before the next round (DB-5.59)."""
    die = table.take_die(colour)
    table.include(seat, POOL, bit(die))
    table.owed_die = False
    if table.keeps_log:
        table.log("log-reward-die", seat, {"colour": f"@colour-{COLOURS[colour]}"}, {}, "DB-5.60")


def leave_display(table: TableState) -> None:
    """The card goes to the brewer, and the deck refills its place (DB-5.56, DB-5.58)."""
    table.include(table.turn, BREWED, bit(table.subject))
    slot: i64 = 0
    while table.display[slot] != table.subject:
        slot += 1
    table.display[slot] = NONE
    table.subject = NONE
    table.use = NONE
    table.inner = 0
    table.turn = table.next_seat(table.turn)
    if table.deck:
        table.slot = slot
        table.inner = REVEAL
        table.ask(FATE, REVEAL)


def brewed_by_all(table: TableState) -> i64:
    """How many recipes have been brewed."""
    count: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        count += size(table.of(seat, BREWED))
        seat += 1
    return count
