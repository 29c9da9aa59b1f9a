"""Why something is not allowed at the table of Dice Brewing: the reason a player would give, with its clause."""

from typing import Final

from alehouse.core.bits import size
from alehouse.core.choice import Reason, fates_reason, reason, reason_now
from alehouse.games.dice_brewing import actions as ids
from alehouse.games.dice_brewing.cards import (
    AT_BREWING_START,
    AT_ROUND_START,
    BLOCK_BUILDING,
    BLOCK_PROTECT,
    BLOCK_RECIPE,
    BLUE,
    COLOURS,
    IN_POOL,
    IN_WAREHOUSE,
    KINDS,
    ON_BOARD,
    SKILL_DIE,
    USES,
    WITHDRAW,
    needed_colour,
    needed_value,
)
from alehouse.games.dice_brewing.choices import CLAUSES, FATES_KINDS, PROMPTS, kind_of, place_of
from alehouse.games.dice_brewing.rules import brewing, placement, purchase, school, tokens
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import (
    BASE,
    BLOCKED,
    BREW,
    BY_ROUNDS,
    KIND,
    NONE,
    POOL,
    PROTECTED_DIE,
    RESOLVED,
    SEED_IN_HAND,
    SEEDS,
    TOKEN_BITS,
    WAREHOUSE,
)

SPACE_CLAUSES: Final = {
    "malt_seed": "DB-6.10",
    "malt_roast": "DB-6.11",
    "malt_raise": "DB-6.12",
    "hops_seed": "DB-6.13",
    "hops_raise": "DB-6.14",
    "school_reroll": "DB-6.20",
    "school_swap": "DB-6.21",
    "school_skill": "DB-6.23",
    "dept_green_seed": "DB-6.30",
    "dept_black_seeds": "DB-6.31",
    "dept_coins": "DB-6.32",
}


def why_not(state: DiceBrewingState, action: int) -> Reason:
    """Why an action is not legal now."""
    kind, number = kind_of(state, action)
    if state.is_over:
        return reason("why-over", "DB-7.5" if state.ended == BY_ROUNDS else "DB-7.2")
    if fates := fates_reason(state, PROMPTS[state.asking], CLAUSES[kind], kind in FATES_KINDS):
        return fates
    if state.asking not in CLAUSES[kind]:
        return _not_now(state, kind, number)
    if kind == "die":
        return _die(state, number)
    if kind == "space":
        return _space(state, number)
    if kind == "recipe":
        return _recipe(state, number)
    if kind == "building":
        return _building(state, number)
    return _rest(state, kind, number)


def _not_now(state: DiceBrewingState, kind: str, number: int) -> Reason:
    """The action belongs to another moment."""
    asking = state.asking
    if kind == "space" and asking == ids.PLACE_TURN:
        return _shut_space(state, number) or reason("why-take-first", "DB-5.28")
    if kind == "end_turn" and asking == ids.BREW_TURN:
        return reason("why-brew-or-pass", "DB-5.50")
    if kind == "pass" and asking == ids.PURCHASE_TURN:
        return reason("why-end-purchase", "DB-5.40")
    if kind == "token" and state.phase == BREW:
        return reason("why-no-tokens-in-brew", "DB-5.15")
    if kind in ("to", "die") and state.phase == BREW:
        return reason("why-no-store-in-brew", "DB-5.31")
    if kind in ("buy", "buy_token"):
        return reason("why-buy-later", "DB-5.40")
    if kind == "recipe" and state.phase == BREW:
        return reason("why-brew-under-way", "DB-5.55")
    if kind == "recipe":
        return reason("why-brew-later", "DB-5.50")
    return reason_now("why-not-now", PROMPTS[asking])


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def _die(state: DiceBrewingState, die: int) -> Reason:
    """A die that cannot be chosen now."""
    if twin := _twin(state, die):
        return reason("why-twin", "DB-5.5", die=f"die:{twin}")
    if state.asking == ids.TARGET:
        return _target_die(state, die)
    zone = state.zone_of(state.player, die)
    if zone == NONE:
        placed = state.owner_of(die) == state.player
        clause = CLAUSES["die"][state.asking]
        return reason("why-die-placed", "DB-5.33") if placed else reason("why-not-yours", clause)
    reasons = {
        ids.PLACE_TURN: _placing,
        ids.REROLL_SET: _rerolling,
        ids.SWAP_DIE: _swapping,
        ids.DISCOUNT: _discounting,
        ids.BREW_DICE: _brewing_with,
    }
    return reasons[state.asking](state, die) if state.asking in reasons else reason("why-stored", "DB-5.30")


def _twin(state: DiceBrewingState, die: int) -> str:
    """The die whose option stands for this one, if an equal one can be chosen; else ""."""
    place = place_of(state, die) & state.terms.of_colour[state.terms.colour_of[die]]
    legal = set(state.legal_actions())
    for other in range(len(state.dice)):
        if other != die and place >> other & 1 and state.dice[other] == state.dice[die] and ids.DIE + other in legal:
            return state.game.action_names[ids.DIE + other].removeprefix("die:")
    return ""


def _placing(state: DiceBrewingState, die: int) -> Reason:
    """A die of the Warehouse that can go nowhere."""
    if state.placements >= state.terms.placements:
        return reason("why-placements", "DB-5.24", count=state.terms.placements)
    if state.is_blocked(die):
        return reason("why-die-blocked", "DB-6.43", die=state.die_name(die))
    return reason("why-no-space", "DB-5.32", die=state.die_name(die))


def _rerolling(state: DiceBrewingState, die: int) -> Reason:
    if state.chosen >> die & 1:
        return reason("why-chosen", "DB-6.20", die=state.die_name(die))
    if state.has_token(die):
        return reason("why-die-token", "DB-6.20", die=state.die_name(die))
    return reason("why-one-zone", "DB-6.20")


def _swapping(state: DiceBrewingState, die: int) -> Reason:
    colour = f"@colour-{COLOURS[state.subject]}"
    if state.terms.colour_of[die] != state.subject:
        return reason("why-swap-colour", "DB-6.21", colour=colour)
    return reason("why-die-token", "DB-6.22", die=state.die_name(die))


def _discounting(state: DiceBrewingState, die: int) -> Reason:
    name = state.die_name(die)
    if state.terms.colour_of[die] != BLUE:
        return reason("why-discount-blue", "DB-5.43", die=name)
    if state.is_blocked(die):
        return reason("why-die-blocked", "DB-6.43", die=name)
    ingredient = state.terms.ingredients[state.subject]
    return reason("why-discount-low", "DB-5.43", die=name, ingredient=ingredient.key)


def _brewing_with(state: DiceBrewingState, die: int) -> Reason:
    need = brewing.needs_of(state)[size(state.chosen)]
    name = state.die_name(die)
    if not state.of(state.player, WAREHOUSE) >> die & 1:
        return reason("why-brew-warehouse", "DB-5.52", die=name)
    if state.is_blocked(die):
        return reason("why-die-blocked", "DB-5.54", die=name)
    colour, least = needed_colour(need), needed_value(need)
    if state.terms.colour_of[die] == colour and state.face(die) >= least:
        return reason("why-brew-order", "DB-5.53", die=name)
    return reason("why-brew-die", "DB-5.52", die=name, colour=f"@colour-{COLOURS[colour]}", least=least)


# ── spaces ────────────────────────────────────────────────────────────────────────────────────────


def _space(state: DiceBrewingState, number: int) -> Reason:
    """A space that does not take what is in hand."""
    if shut := _shut_space(state, number):
        return shut
    if placement.is_used(state, state.player, number):
        return _used_space(state, number)
    return _refused_item(state, number)


def _shut_space(state: DiceBrewingState, number: int) -> Reason | None:
    """Why a space takes nothing at all from the player now, whatever is in hand."""
    space = state.terms.spaces[number]
    if state.terms.opens[space.building] > state.round:
        return reason("why-locked", "DB-6.1", space=space.key, round=state.terms.opens[space.building])
    if state.of(state.player, BLOCKED) >> space.building & 1:
        return reason("why-building-blocked", "DB-6.41", space=space.key)
    if state.full >> number & 1 and not placement.is_used(state, state.player, number):
        return reason("why-closed", "DB-5.35", space=space.key, count=state.terms.capacity)
    return None


def _used_space(state: DiceBrewingState, number: int) -> Reason:
    """A space in use takes only a blue die that speeds it up, or a further die of a set."""
    space = state.terms.spaces[number]
    if state.of(state.player, RESOLVED) >> number & 1:
        return reason("why-space-done", "DB-5.34", space=space.key)
    if not space.speedup_min:
        done = reason("why-set-complete", "DB-6.24", space=space.key)
        return done if state.terms.for_sets >> number & 1 else reason("why-no-speed", "DB-6.25", space=space.key)
    if state.hand == SEED_IN_HAND or state.terms.colour_of[state.hand] != BLUE:
        return reason("why-speed-blue", "DB-6.2", space=space.key, least=space.speedup_min)
    if state.face(state.hand) < space.speedup_min:
        return reason("why-speed-low", "DB-6.2", space=space.key, least=space.speedup_min)
    return reason("why-speed-supply", "DB-6.5", space=space.key)


def _refused_item(state: DiceBrewingState, number: int) -> Reason:
    """An open space that does not accept the item."""
    space = state.terms.spaces[number]
    if space.takes_seed:
        return reason("why-seed-only", "DB-5.32", space=space.key)
    if state.hand == SEED_IN_HAND:
        return reason("why-no-seed-here", "DB-5.32", space=space.key)
    die, name = state.hand, state.die_name(state.hand)
    colour, value = state.terms.colour_of[die], state.face(die)
    if not state.terms.accepting[7 * colour + value] >> number & 1:
        return _wrong_die(state, number, int(colour), name)
    if state.dice[die] & PROTECTED_DIE and space.raises:
        return reason("why-protected", "DB-6.47", die=name)
    if state.terms.rerolling >> number & 1 and not school.can_reroll(state, state.player, die):
        return reason("why-nothing-to-reroll", "DB-6.20")
    return reason("why-nothing-to-swap", "DB-6.22")


def _wrong_die(state: DiceBrewingState, number: int, colour: int, name: str) -> Reason:
    """The wrong colour, or the right one with the wrong value."""
    space = state.terms.spaces[number]
    clause = SPACE_CLAUSES[space.id]
    if state.terms.for_sets >> number & 1 and colour != BLUE:
        return reason("why-set-first", "DB-6.24", space=space.key, die=name)
    if not space.low[colour]:
        return reason("why-colour", "DB-5.32", space=space.key, die=name)
    if state.face(state.hand) > space.high[colour]:
        return reason("why-too-high", clause, space=space.key, die=name, most=space.high[colour])
    return reason("why-too-low", clause, space=space.key, die=name, least=space.low[colour])


# ── action tokens ─────────────────────────────────────────────────────────────────────────────────


def _token(state: DiceBrewingState, number: int) -> Reason:
    """A token that cannot be played now."""
    kind = state.terms.kinds[number]
    clause = kind.clause
    if not state.holds(state.player) >> number & 1:
        return reason("why-no-token", "DB-5.11", token=kind.key)
    if tokens.can_play(state, state.player, number):
        return reason("why-which-token", "DB-9.5", token=kind.key)
    if kind.windows & tokens.moment(state):
        return reason("why-no-target", clause, token=kind.key)
    if kind.effect == BLOCK_BUILDING and kind.windows == AT_BREWING_START:
        clause = "DB-6.42"
    when = "@window-brewing_start" if kind.windows == AT_BREWING_START else "@window-round_start"
    return reason("why-token-later", clause, token=kind.key, window=when)


def _slot(state: DiceBrewingState, number: int) -> Reason:
    """One of the own tokens, by its place, that cannot be played so."""
    held = tokens.of_kind(state, state.player, NONE)
    if state.asking == ids.WHICH or number >= len(held):
        return reason("why-no-slot", "DB-9.5")
    kind = held[number] & KIND
    if not tokens.can_play(state, state.player, kind):
        return _token(state, kind)
    return reason("why-token-alike", "DB-5.5", token=state.terms.kinds[kind].key)


def _target_die(state: DiceBrewingState, die: int) -> Reason:
    """A die that the token being played cannot be played on."""
    kind = state.terms.kinds[state.subject]
    clause = kind.clause
    name, packed, owner = state.die_name(die), state.dice[die], state.owner_of(die)
    if kind.effect in (BLOCK_BUILDING, BLOCK_RECIPE):
        return reason("why-target-kind", clause, token=kind.key)
    if owner == NONE:
        return reason("why-target-supply", clause)
    zone = {POOL: IN_POOL, WAREHOUSE: IN_WAREHOUSE}.get(state.zone_of(owner, die), ON_BOARD)
    if not zone & tokens.zones(state, kind) or not packed & BASE:
        early = state.window == AT_ROUND_START and kind.effect != WITHDRAW
        return reason("why-target-round-start" if early else "why-target-zone", clause, die=name, token=kind.key)
    if packed & PROTECTED_DIE:
        return reason("why-protected", "DB-6.47", die=name)
    if kind.effect == BLOCK_PROTECT and packed & TOKEN_BITS:
        return reason("why-one-token", "DB-6.43", die=name)
    return reason("why-target-value", clause, die=name, most=kind.max_value)


def _building(state: DiceBrewingState, number: int) -> Reason:
    """A building that the token being played cannot be played on."""
    kind = state.terms.kinds[state.subject]
    owner, building = number // 4, number % 4
    name = f"@building-{state.terms.cards.buildings[building].id}"
    if kind.effect != BLOCK_BUILDING:
        return reason("why-target-kind", kind.clause, token=kind.key)
    clause = "DB-6.42" if state.window == AT_BREWING_START else "DB-6.41"
    if owner >= state.seats:
        return reason("why-nobody-there", clause)
    if owner == state.player:
        return reason("why-own-building", clause)
    if state.of(owner, BLOCKED) >> building & 1:
        return reason("why-already-blocked", clause, building=name)
    if state.terms.opens[building] > state.round:
        return reason("why-building-closed", clause, building=name, round=state.terms.opens[building])
    return reason("why-building-idle", clause, building=name)


# ── recipes and everything else ───────────────────────────────────────────────────────────────────


def _recipe(state: DiceBrewingState, number: int) -> Reason:
    """A recipe that cannot be brewed, or blocked, now."""
    recipe = state.terms.recipes[number]
    barring = state.asking == ids.TARGET
    if barring and state.terms.kinds[state.subject].effect != BLOCK_RECIPE:
        kind = state.terms.kinds[state.subject]
        return reason("why-target-kind", kind.clause, token=kind.key)
    if number not in list(state.display):
        return reason("why-not-displayed", "DB-6.44" if barring else "DB-5.50", recipe=recipe.key)
    if state.barred >> number & 1:
        return reason("why-recipe-blocked", "DB-6.44" if barring else "DB-5.54", recipe=recipe.key)
    return reason("why-dice-missing", "DB-5.52", recipe=recipe.key)


def _rest(state: DiceBrewingState, kind: str, number: int) -> Reason:
    if kind == "token":
        return _token(state, number)
    if kind in ("pass", "end_turn"):
        done = state.placements > 0
        return reason("why-no-pass" if done else "why-no-end", "DB-5.28")
    if kind == "seed":
        return _seed(state)
    if kind == "to":
        return _stored(state)
    if kind == "buy":
        return _buy(state, number)
    if kind == "buy_token":
        return _buy_token(state, number)
    if kind == "full_price":
        return reason("why-expensive", "DB-5.42", price=state.terms.ingredients[state.subject].price)
    if kind == "roll":
        return reason("why-choose-first", "DB-6.20")
    if kind == "add":
        return _add(state, number)
    if kind == "slot":
        return _slot(state, number)
    if kind in ("decline_round", "decline_phase"):
        return reason("why-last-window", "DB-5.13")
    if kind == "take":
        return reason("why-sold-out", "DB-5.59", name=f"@token-{KINDS[number]}")
    if kind == "value":
        return reason("why-not-rolled", "DB-6.21", value=number + 1)
    return _colour(state, number)


def _stored(state: DiceBrewingState) -> Reason:
    """Storing goes one way only, and is for dice of the Active Pool (DB-5.29, DB-5.30)."""
    if state.hand == SEED_IN_HAND:
        return reason("why-seed-placed", "DB-5.27")
    pooled = state.zone_of(state.player, state.hand) == POOL
    return reason("why-keep-place", "DB-5.29") if pooled else reason("why-stored", "DB-5.30")


def _seed(state: DiceBrewingState) -> Reason:
    if not state.of(state.player, SEEDS):
        return reason("why-no-seeds", "DB-5.27")
    if state.placements >= state.terms.placements:
        return reason("why-placements", "DB-5.24", count=state.terms.placements)
    return reason("why-no-seed-space", "DB-5.32")


def _buy(state: DiceBrewingState, number: int) -> Reason:
    ingredient = state.terms.ingredients[number]
    if state.round < state.terms.market_round:
        return reason("why-market-closed", "DB-5.41", round=state.terms.market_round)
    if state.bought & purchase.INGREDIENT_BOUGHT:
        return reason("why-bought", "DB-5.40")
    if not state.stock[number]:
        return reason("why-sold-out", "DB-5.42", name=ingredient.key)
    return reason("why-expensive", "DB-5.42", price=ingredient.price)


def _buy_token(state: DiceBrewingState, number: int) -> Reason:
    kind = state.terms.kinds[number]
    if state.round < state.terms.black_market_round:
        return reason("why-black-market-closed", "DB-5.41", round=state.terms.black_market_round)
    if state.bought & purchase.TOKEN_BOUGHT:
        return reason("why-token-bought", "DB-5.40")
    if not state.tokens_left(number):
        return reason("why-sold-out", "DB-5.42", name=kind.key)
    return reason("why-expensive", "DB-5.42", price=kind.price)


def _add(state: DiceBrewingState, use: int) -> Reason:
    """An enhancement that the card does not name, or that the player lacks."""
    recipe = state.terms.recipes[state.subject]
    name = "@skill-die" if use == SKILL_DIE else f"@ingredient-{USES[use]}"
    if recipe.by_use[use] < 0:
        return reason("why-not-on-card", "DB-5.55", name=name, recipe=recipe.key)
    if use != SKILL_DIE and not state.ingredients(state.player, use - 1):
        return reason("why-not-owned", "DB-5.55", name=name)
    return reason("why-skill-low", "DB-5.55", least=recipe.enhancements[recipe.by_use[use]].min)


def _colour(state: DiceBrewingState, number: int) -> Reason:
    colour = f"@colour-{COLOURS[number]}"
    if state.asking == ids.REWARD_COLOUR:
        return reason("why-supply-empty", "DB-5.60", colour=colour)
    return reason("why-nothing-to-swap-of", "DB-6.22", colour=colour)
