"""The decisions of Dice Brewing (section 5.8) and the ids of the actions that answer them."""

from typing import Final

from alehouse.core.vocabulary import check_kinds
from alehouse.games.dice_brewing.cards import BUILDINGS, COLOURS, INGREDIENTS, MOST_TOKENS, SPACES, USES, Catalogue
from alehouse.games.dice_brewing.effect_ops import KINDS

# Who is asked what.
PLACE_TURN: Final = 1  # DB-5.28
WHERE: Final = 2  # where the die or seed in hand goes
GAINED: Final = 3  # DB-5.37
REROLL_SET: Final = 4  # DB-6.20, die by die
SWAP_COLOUR: Final = 5  # DB-6.21
SWAP_VALUE: Final = 6
SWAP_DIE: Final = 7
PURCHASE_TURN: Final = 8  # DB-5.40
DISCOUNT: Final = 9  # DB-5.43
WINDOW: Final = 10  # DB-5.12
TARGET: Final = 11  # of an action token
BREW_TURN: Final = 12  # DB-5.50
ENHANCE: Final = 13  # DB-5.55
BREW_DICE: Final = 14  # DB-5.53, die by die
REWARD_TOKEN: Final = 15  # DB-5.59
REWARD_COLOUR: Final = 16  # DB-5.60
WHICH: Final = 17  # DB-9.5: of several tokens of a kind, where others could tell them apart
FIRST_PLAYER: Final = 18  # DB-4.9
ROLL: Final = 19  # DB-5.20, die by die
REVEAL: Final = 20  # DB-5.58

# Action ids: the first of each kind. Dice, recipes and revealed recipes follow, as many as the card file has.
PASS: Final = 0
END_TURN: Final = 1
SEED: Final = 2
TO_ACTIVE_POOL: Final = 3
TO_WAREHOUSE: Final = 4
FULL_PRICE: Final = 5
CHEAPEST: Final = 6
ROLL_NOW: Final = 7
DECLINE: Final = 8
DECLINE_REST: Final = 9  # of the phase, in games of version 1 of the round
PLAIN: Final = 10
ADD: Final = 11
SPACE: Final = 17
TOKEN: Final = 28
TAKE: Final = 34
BUY: Final = 40
BUY_TOKEN: Final = 45
COLOUR: Final = 51
VALUE: Final = 55
BUILDING: Final = 61  # four for each player
FIRST: Final = 77
ROLLED: Final = 81
SLOT: Final = 87  # fifteen
DIE: Final = 102


def die_names(cards: Catalogue) -> list[str]:
    """The dice, all of one colour after the other: "yellow-3" is the third yellow one."""
    return [f"{colour}-{n}" for colour, count in zip(COLOURS, cards.dice) for n in range(1, count + 1)]


def decline_rest(version: int) -> str:
    """How a game calls the answer "no token for the rest of the phase"; until version 1 it was for the round."""
    return "decline_round" if version == 1 else "decline_phase"


def kinds_of(cards: Catalogue, version: int) -> list[tuple[int, str]]:
    """Where the ids of each kind of action begin, in their order."""
    recipe = DIE + sum(cards.dice)
    return [
        (PASS, "pass"),
        (END_TURN, "end_turn"),
        (SEED, "seed"),
        (TO_ACTIVE_POOL, "to"),
        (FULL_PRICE, "full_price"),
        (CHEAPEST, "cheapest"),
        (ROLL_NOW, "roll"),
        (DECLINE, "decline"),
        (DECLINE_REST, decline_rest(version)),
        (PLAIN, "plain"),
        (ADD, "add"),
        (SPACE, "space"),
        (TOKEN, "token"),
        (TAKE, "take"),
        (BUY, "buy"),
        (BUY_TOKEN, "buy_token"),
        (COLOUR, "colour"),
        (VALUE, "value"),
        (BUILDING, "building"),
        (FIRST, "first"),
        (ROLLED, "rolled"),
        (SLOT, "slot"),
        (DIE, "die"),
        (recipe, "recipe"),
        (recipe + len(cards.recipes), "reveal"),
    ]


def action_names(cards: Catalogue, version: int) -> list[str]:
    """Every action's name, in the order of ids."""
    names = ["pass", "end_turn", "seed", "to:active_pool", "to:warehouse", "full_price", "cheapest", "roll"]
    names += ["decline", decline_rest(version), "plain"]
    names += [f"add:{use}" for use in USES]
    names += [f"space:{space}" for space in SPACES]
    names += [f"token:{kind}" for kind in KINDS]
    names += [f"take:{kind}" for kind in KINDS]
    names += [f"buy:{ingredient}" for ingredient in INGREDIENTS]
    names += [f"buy_token:{kind}" for kind in KINDS]
    names += [f"colour:{colour}" for colour in COLOURS]
    names += [f"value:{value}" for value in range(1, 7)]
    names += [f"building:{seat + 1}:{building}" for seat in range(4) for building in BUILDINGS]
    names += [f"first:{seat + 1}" for seat in range(4)]
    names += [f"rolled:{value}" for value in range(1, 7)]
    names += [f"slot:{number}" for number in range(1, MOST_TOKENS + 1)]
    names += [f"die:{die}" for die in die_names(cards)]
    names += [f"recipe:{recipe.id}" for recipe in cards.recipes]
    names += [f"reveal:{recipe.id}" for recipe in cards.recipes]
    check_kinds(names, kinds_of(cards, version))
    return names
