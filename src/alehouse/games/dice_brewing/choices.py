"""What the decisions of Dice Brewing mean to people: prompts and options."""

from typing import Final

from alehouse.core.bits import bit, lowest, size
from alehouse.core.choice import Args, Choice, Meaning, choice_of, clause_for, kind_from
from alehouse.core.view import Prompt, pending
from alehouse.games.dice_brewing import actions as ids
from alehouse.games.dice_brewing.actions import die_names, kinds_of
from alehouse.games.dice_brewing.cards import (
    AT_PLACEMENT,
    AT_PURCHASE,
    BUILDINGS,
    COLOURS,
    INGREDIENTS,
    SKILL_DIE,
    SPACES,
    USES,
    WINDOWS,
    needed_colour,
    needed_value,
)
from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.games.dice_brewing.rules import brewing, placement, purchase, tokens
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import (
    KIND,
    LAID,
    NONE,
    POOL,
    SEED_IN_HAND,
    WAREHOUSE,
    known_of,
    token_id,
    token_price,
)

# For each decision: its prompt and its clause.
PROMPTS: Final = {
    ids.PLACE_TURN: ("prompt-place", "DB-5.28"),
    ids.WHERE: ("prompt-where", "DB-5.25"),
    ids.GAINED: ("prompt-gained", "DB-5.37"),
    ids.REROLL_SET: ("prompt-reroll", "DB-6.20"),
    ids.SWAP_COLOUR: ("prompt-swap-colour", "DB-6.21"),
    ids.SWAP_VALUE: ("prompt-swap-value", "DB-6.21"),
    ids.SWAP_DIE: ("prompt-swap-die", "DB-6.22"),
    ids.PURCHASE_TURN: ("prompt-purchase", "DB-5.40"),
    ids.DISCOUNT: ("prompt-discount", "DB-5.43"),
    ids.WINDOW: ("prompt-window", "DB-5.12"),
    ids.TARGET: ("prompt-target", "DB-5.11"),
    ids.WHICH: ("prompt-which", "DB-9.5"),
    ids.BREW_TURN: ("prompt-brew", "DB-5.50"),
    ids.ENHANCE: ("prompt-enhance", "DB-5.55"),
    ids.BREW_DICE: ("prompt-brew-dice", "DB-5.53"),
    ids.REWARD_TOKEN: ("prompt-reward-token", "DB-5.59"),
    ids.REWARD_COLOUR: ("prompt-reward-colour", "DB-5.60"),
    ids.FIRST_PLAYER: ("prompt-first-player", "DB-4.9"),
    ids.ROLL: ("prompt-roll", "DB-5.20"),
    ids.REVEAL: ("prompt-reveal", "DB-5.58"),
}

# For each kind of action: the decisions it answers, and the clause that allows it there.
CLAUSES: Final = {
    "pass": {ids.PLACE_TURN: "DB-5.28", ids.BREW_TURN: "DB-5.51"},
    "end_turn": {ids.PLACE_TURN: "DB-5.28", ids.PURCHASE_TURN: "DB-5.40"},
    "seed": {ids.PLACE_TURN: "DB-5.27"},
    "to": {ids.WHERE: "DB-5.29", ids.GAINED: "DB-5.37"},
    "full_price": {ids.DISCOUNT: "DB-5.42"},
    "cheapest": {ids.BREW_DICE: "DB-5.53"},
    "roll": {ids.REROLL_SET: "DB-6.20"},
    "decline": {ids.WINDOW: "DB-5.12", ids.SWAP_VALUE: "DB-6.21"},
    "decline_round": {ids.WINDOW: "DB-5.12"},
    "decline_phase": {ids.WINDOW: "DB-5.12"},
    "plain": {ids.ENHANCE: "DB-5.55"},
    "add": {ids.ENHANCE: "DB-5.55"},
    "space": {ids.WHERE: "DB-5.25"},
    "token": {ids.WINDOW: "DB-5.11", ids.PLACE_TURN: "DB-5.11", ids.PURCHASE_TURN: "DB-5.11"},
    "take": {ids.REWARD_TOKEN: "DB-5.59"},
    "buy": {ids.PURCHASE_TURN: "DB-5.42"},
    "buy_token": {ids.PURCHASE_TURN: "DB-5.42"},
    "colour": {ids.SWAP_COLOUR: "DB-6.21", ids.REWARD_COLOUR: "DB-5.60"},
    "value": {ids.SWAP_VALUE: "DB-6.21"},
    "building": {ids.TARGET: "DB-6.41"},
    "first": {ids.FIRST_PLAYER: "DB-4.9"},
    "rolled": {ids.ROLL: "DB-5.20"},
    "slot": {ids.WHICH: "DB-9.5", ids.WINDOW: "DB-9.5", ids.PLACE_TURN: "DB-9.5", ids.PURCHASE_TURN: "DB-9.5"},
    "die": {
        ids.PLACE_TURN: "DB-5.27",
        ids.PURCHASE_TURN: "DB-5.31",
        ids.REROLL_SET: "DB-6.20",
        ids.SWAP_DIE: "DB-6.22",
        ids.DISCOUNT: "DB-5.43",
        ids.TARGET: "DB-5.11",
        ids.BREW_DICE: "DB-5.53",
    },
    "recipe": {ids.BREW_TURN: "DB-5.50", ids.TARGET: "DB-6.44"},
    "reveal": {ids.REVEAL: "DB-5.58"},
}
QUIET: Final = ("pass", "decline_round", "decline_phase")  # final for the round or phase
FATES_KINDS: Final = ("first", "rolled", "reveal")


def kind_of(state: DiceBrewingState, action: int) -> tuple[str, int]:
    """The kind of an action and its number within the kind."""
    return kind_from(kinds_of(state.terms.cards, state.terms.version), action)


# ── prompts ───────────────────────────────────────────────────────────────────────────────────────


def prompt(state: DiceBrewingState, seat: int | None) -> Prompt:
    """The pending decision; its options, and what would tell a hidden token, only for the seat that decides."""
    asked, clause = PROMPTS[state.asking]
    mine = seat == state.player
    spent = state.asking == ids.PLACE_TURN and state.placements >= state.terms.placements
    message = "prompt-place-rest" if spent else asked
    args = _prompt_args(state, mine or not state.terms.hidden)
    return pending(state, seat, asked, clause, message=message, detail=_detail(state) if mine else "", args=args)


def _detail(state: DiceBrewingState) -> str:
    """What else is good to know before deciding."""
    if state.asking == ids.PLACE_TURN:
        left = state.terms.placements - state.placements
        if state.placements:
            return "prompt-place-more" if left else "prompt-place-done"
        alone = size(state.passed) == state.seats - 1
        return "prompt-place-alone" if alone else "prompt-place-first"
    if state.asking == ids.PURCHASE_TURN:
        if state.round < state.terms.market_round:
            return "prompt-purchase-closed"
        return "prompt-purchase-detail"
    if state.asking == ids.DISCOUNT:
        return "prompt-discount-detail"
    if state.asking == ids.TARGET:
        return f"prompt-target-{KINDS[state.subject]}"
    if state.asking == ids.WHERE and state.hand != SEED_IN_HAND and state.zone_of(state.player, state.hand) == POOL:
        return "prompt-where-detail"
    details = {
        ids.REROLL_SET: "prompt-reroll-detail",
        ids.SWAP_COLOUR: "prompt-swap-detail",
        ids.BREW_DICE: "prompt-brew-dice-detail",
    }
    return details.get(state.asking, "")


def _prompt_args(state: DiceBrewingState, knows: bool) -> dict[str, object]:
    """What the prompt names."""
    args: dict[str, object] = {"left": state.terms.placements - state.placements}
    asking, subject = state.asking, state.subject
    if asking in (ids.WHERE, ids.GAINED):
        args["item"] = "@seed" if state.hand == SEED_IN_HAND else state.die_name(state.hand)
    elif asking == ids.WINDOW:
        args["window"] = f"@window-{WINDOWS[lowest(state.window)]}"
    elif asking in (ids.TARGET, ids.WHICH) and knows:
        args["token"] = state.terms.kinds[subject].key
    elif asking in (ids.SWAP_VALUE, ids.SWAP_DIE):
        args["colour"] = f"@colour-{COLOURS[subject]}"
        args["value"] = state.value
    elif asking == ids.DISCOUNT:
        args["ingredient"] = state.terms.ingredients[subject].key
        args["price"] = state.terms.ingredients[subject].price
        args["low"] = state.terms.ingredients[subject].price - _best_discount(state)
    elif asking in (ids.ENHANCE, ids.BREW_DICE, ids.REWARD_TOKEN, ids.REWARD_COLOUR):
        args["recipe"] = state.terms.recipes[subject].key
        if asking == ids.BREW_DICE:
            args |= _brewing_args(state)
    elif asking == ids.ROLL:
        args["colour"] = f"@colour-{COLOURS[state.terms.colour_of[lowest(state.rolling)]]}"
    elif asking == ids.PURCHASE_TURN:
        args |= {"coins": purchase.purse(state, state.player), "buys": _still_to_buy(state)}
        args["dice"] = size(state.of(state.player, POOL))
    return args


def _brewing_args(state: DiceBrewingState) -> dict[str, object]:
    """The die that a recipe asks for next, which of how many it is, and what the lowest dice would be."""
    needs, chosen = brewing.needs_of(state), size(state.chosen)
    lowest_dice = brewing.cheapest(state, state.player)
    return {
        "colour": f"@colour-{COLOURS[needed_colour(needs[chosen])]}",
        "least": needed_value(needs[chosen]),
        "number": chosen + 1,
        "count": len(needs),
        "dice": state.die_names(lowest_dice),
        "rest": _left(state, lowest_dice),
    }


def _still_to_buy(state: DiceBrewingState) -> str:
    """What a purchase turn may still bring: both, ingredient, token or none."""
    ingredient = not state.bought & purchase.INGREDIENT_BOUGHT
    token = state.round >= state.terms.black_market_round and not state.bought & purchase.TOKEN_BOUGHT
    return "both" if ingredient and token else "ingredient" if ingredient else "token" if token else "none"


def _best_discount(state: DiceBrewingState) -> int:
    """The most that a die of the player takes off the ingredient being bought."""
    ingredient = state.terms.ingredients[state.subject]
    dice = purchase.discount_dice(state, state.player)
    return max((int(ingredient.off[state.face(die)]) for die in range(len(state.dice)) if dice >> die & 1), default=0)


# ── options ───────────────────────────────────────────────────────────────────────────────────────


def choice(state: DiceBrewingState, action: int) -> Choice:
    """An action as people see it, whether or not it is legal now."""
    kind, number = kind_of(state, action)
    clause = clause_for(CLAUSES[kind], state.asking)
    quiet = kind in QUIET and state.asking != ids.BREW_TURN
    return choice_of(state, action, kind, _meaning(state, kind, number), clause, quiet)


def _meaning(state: DiceBrewingState, kind: str, number: int) -> Meaning:
    if kind == "die":
        return _die(state, number)
    if kind in ("recipe", "reveal"):
        return _recipe(state, kind, number)
    if kind in ("token", "take", "buy", "buy_token", "add"):
        return _token(state, kind, number)
    return _rest(state, kind, number)


def _rest(state: DiceBrewingState, kind: str, number: int) -> Meaning:
    """Everything that is neither a die, a recipe nor a token."""
    seat = max(state.player, 0)
    if kind == "space":
        return _space(state, number)
    if kind == "seed":
        return _seed(state, seat)
    if kind == "to":
        zone = "warehouse" if number else "active-pool"
        return f"choice-to-{zone}", {}, [f"warehouse:{seat}" if number else f"pool:{seat}"]
    if kind == "building":
        args: Args = {"owner_seat": number // 4, "building": f"@building-{BUILDINGS[number % 4]}"}
        return "choice-building", args, [f"building:{number // 4}:{BUILDINGS[number % 4]}"]
    if kind == "colour":
        return "choice-colour", {"colour": f"@colour-{COLOURS[number]}"}, [f"supply:{COLOURS[number]}"]
    if kind == "value":
        return "choice-value", {"value": number + 1}, _rolled_dice(state, number + 1)
    if kind == "first":
        return "choice-first", {"first_seat": number}, []
    if kind == "rolled":
        return "choice-rolled", {"value": number + 1}, []
    if kind == "slot":
        return _slot(state, number, seat)
    if kind == "decline":
        return ("choice-no-swap" if state.asking == ids.SWAP_VALUE else "choice-decline"), {}, []
    if kind == "decline_phase":
        named = {AT_PLACEMENT: "choice-decline-placement", AT_PURCHASE: "choice-decline-purchase"}
        return named.get(state.window, "choice-decline-phase"), {}, []
    if kind == "full_price" and state.asking == ids.DISCOUNT:
        return "choice-full-price", {"price": state.terms.ingredients[state.subject].price}, []
    if kind == "pass" and state.asking == ids.BREW_TURN:
        return "choice-brew-pass", {}, []
    return f"choice-{kind.replace('_', '-')}", {}, []


def _seed(state: DiceBrewingState, seat: int) -> Meaning:
    """A seed in hand; where one space is left for it, it goes there at once, so that is said."""
    targets = [f"seed:{seat}"]
    spaces = placement.open_for_items(state, seat) & state.terms.for_seeds
    if state.asking == ids.PLACE_TURN and size(spaces) == 1:
        return "choice-seed-to", {"space": state.terms.spaces[lowest(spaces)].key}, targets
    return "choice-seed", {}, targets


def _rolled_dice(state: DiceBrewingState, value: int) -> list[str]:
    """The rolled dice of the supply that show a value."""
    if state.asking != ids.SWAP_VALUE:
        return []
    names = die_names(state.terms.cards)
    return [name for die, name in enumerate(names) if state.supply >> die & 1 and state.face(die) == value]


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def _die(state: DiceBrewingState, die: int) -> Meaning:
    """What choosing a die means depends on what is asked."""
    args: Args = {"die": state.die_name(die)}
    targets = twins(state, die)
    asking = state.asking
    if asking == ids.PLACE_TURN:
        message, more = _taken(state, die)
        return message, args | more, targets
    if asking == ids.PURCHASE_TURN:
        return "choice-store", args, targets
    if asking == ids.TARGET:
        owner = state.owner_of(die)
        return "choice-target-die", args | {"owner_seat": owner, "where": _whereabouts(state, die)}, targets
    if asking == ids.DISCOUNT:
        ingredient = state.terms.ingredients[state.subject]
        price = ingredient.price - ingredient.off[state.face(die)]
        return "choice-discount", args | {"price": price}, targets
    if asking == ids.BREW_DICE:
        return "choice-brew-die", args | {"rest": _left(state, state.chosen | bit(die))}, targets
    return "choice-die", args, targets


def _taken(state: DiceBrewingState, die: int) -> tuple[str, Args]:
    """What taking an own die means. One of the Warehouse that fits on one space only goes there at once: it says so."""
    more = state.placements < state.terms.placements
    spaces = placement.destinations(state, state.player, die) if more else 0
    if state.zone_of(state.player, die) != WAREHOUSE:
        return "choice-take" if spaces else "choice-store", {"where": "@place-active-pool"}
    if size(spaces) != 1:
        return "choice-take", {"where": "@place-warehouse"}
    message, args = _put(state, lowest(spaces), die)
    return ("choice-take-to" if message == "choice-space" else message), args | {"where": "@place-warehouse"}


def _left(state: DiceBrewingState, used: int) -> list[list[str]]:
    """The dice that stay in the Warehouse."""
    return state.die_names(state.of(state.player, WAREHOUSE) & ~used) or [["@nothing"]]


def twins(state: DiceBrewingState, die: int) -> list[str]:
    """The pieces of all dice that one option stands for (DB-5.5)."""
    names = die_names(state.terms.cards)
    here = place_of(state, die) & state.terms.of_colour[state.terms.colour_of[die]] & ~state.chosen
    return [names[other] for other in range(len(names)) if here >> other & 1 and state.dice[other] == state.dice[die]]


def place_of(state: DiceBrewingState, die: int) -> int:
    """The dice that lie in the same place as a die."""
    places = [state.supply]
    for seat in range(state.seats):
        places += [state.of(seat, POOL), state.of(seat, WAREHOUSE), state.of(seat, LAID)]
        places += [state.on(seat, space) for space in range(len(SPACES))]
    return next((place for place in places if place >> die & 1), 0)


def _whereabouts(state: DiceBrewingState, die: int) -> str:
    """Where a target lies, as a message key."""
    owner = state.owner_of(die)
    zone = state.zone_of(owner, die) if owner != NONE else NONE
    if zone == NONE:
        return "@place-board"
    return "@place-active-pool" if zone == POOL else "@place-warehouse"


# ── spaces, tokens, recipes ───────────────────────────────────────────────────────────────────────


def _space(state: DiceBrewingState, number: int) -> Meaning:
    """A space for what is in hand."""
    targets = [f"space:{max(state.player, 0)}:{state.terms.spaces[number].id}"]
    if state.asking == ids.WHERE and state.hand != SEED_IN_HAND:
        message, args = _put(state, number, state.hand)
        return message, args, targets
    return "choice-space", {"space": state.terms.spaces[number].key}, targets


def _put(state: DiceBrewingState, number: int, die: int) -> tuple[str, Args]:
    """What putting a die on a space does: it is the first there, adds to a set or speeds up."""
    space = state.terms.spaces[number]
    args: Args = {"space": space.key}
    if not placement.is_used(state, state.player, number):
        return "choice-space", args
    adds = state.terms.for_sets >> number & 1 and state.on(state.player, number)
    return (
        "choice-add-to-set" if adds else "choice-speed-up",
        args | {"die": state.die_name(die), "least": space.speedup_min},
    )


def _token(state: DiceBrewingState, kind: str, number: int) -> Meaning:
    seat = max(state.player, 0)
    if kind == "buy":
        ingredient = state.terms.ingredients[number]
        return (
            "choice-buy",
            {"ingredient": ingredient.key, "price": ingredient.price},
            [f"ingredient:{INGREDIENTS[number]}"],
        )
    if kind == "add":
        return _enhancement(state, number)
    token = state.terms.kinds[number]
    args: Args = {"token": token.key, "price": token.price}
    if kind == "token":
        return "choice-token", args, _tokens_held(state, seat, number)
    return ("choice-take-kind" if kind == "take" else "choice-buy-token"), args, [f"kind:{KINDS[number]}"]


def _tokens_held(state: DiceBrewingState, seat: int, kind: int) -> list[str]:
    """The pieces of a player's tokens of a kind."""
    return [token_id(token) for token in tokens.of_kind(state, seat, kind)]


def _slot(state: DiceBrewingState, number: int, seat: int) -> Meaning:
    """One of several tokens of a kind, by how it was got."""
    held = tokens.of_kind(state, seat, state.subject if state.asking == ids.WHICH else NONE)
    if number >= len(held):
        return "choice-slot", {"number": number + 1}, []
    token = held[number]
    price = token_price(token)
    args: Args = {"token": state.terms.kinds[token & KIND].key, "price": price}
    alike = [other for other in held if other & KIND == token & KIND and known_of(other) == known_of(token)]
    return "choice-slot-bought" if price else "choice-slot-reward", args, [token_id(other) for other in alike]


def _enhancement(state: DiceBrewingState, use: int) -> Meaning:
    """A way to enhance the brew under way, and what it pays."""
    name = "@skill-die" if use == SKILL_DIE else f"@ingredient-{USES[use]}"
    args: Args = {"with": name, "coins": 0, "xp": 0, "least": 0}
    if state.asking == ids.ENHANCE:
        recipe = state.terms.recipes[state.subject]
        if recipe.by_use[use] >= 0:
            bonus = recipe.enhancements[recipe.by_use[use]]
            args |= {"coins": bonus.coins, "xp": bonus.xp, "least": bonus.min}
    return "choice-add", args, []  # buttons all, side by side with what they pay


def _recipe(state: DiceBrewingState, kind: str, number: int) -> Meaning:
    recipe = state.terms.recipes[number]
    key = "choice-reveal" if kind == "reveal" else "choice-bar" if state.asking == ids.TARGET else "choice-brew"
    return key, {"recipe": recipe.key}, [f"recipe:{recipe.id}"] if kind == "recipe" else []
