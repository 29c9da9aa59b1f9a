"""The vocabularies of Dice Brewing's card file: what spaces and action tokens do, each with a number and a row."""

from typing import Final, final

from alehouse.core.vocabulary import in_order

# ── spaces ────────────────────────────────────────────────────────────────────────────────────────

NO_EFFECT: Final = 0
REROLL_ZONE: Final = 1
SWAP: Final = 2


@final
class SpaceEffect:
    """What a space does: its number, the rule of it, its icon, the end of the messages of the book that tell of it."""

    def __init__(self, number: int, clause: str, sign: str, told: str) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.sign: Final = sign
        self.told: Final = told


SPACE_OPS: Final = {
    "": SpaceEffect(NO_EFFECT, "", "", ""),
    "reroll_zone": SpaceEffect(REROLL_ZONE, "DB-6.20", "i-reroll", "reroll"),
    "swap_with_supply": SpaceEffect(SWAP, "DB-6.21", "i-swap", "swap"),
}
SPACE_EFFECTS: Final = in_order({name: effect.number for name, effect in SPACE_OPS.items()})

# ── action tokens (section 6.6) ───────────────────────────────────────────────────────────────────

WITHDRAW: Final = 0
BLOCK_BUILDING: Final = 1
BLOCK_PROTECT: Final = 2
BLOCK_RECIPE: Final = 3
RAISE: Final = 4
REROLL: Final = 5
KIND_COUNT: Final = 6


@final
class TokenEffect:
    """What an action token does: its number, the rule of it, the kind of token, what that is played on, its icon in
    books, the messages of the log that tell of it. Its words are `about-<name>` and `token-<kind>`."""

    def __init__(self, number: int, clause: str, kind: str, target: str, sign: str, *told: str) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.kind: Final = kind
        self.target: Final = target
        self.sign: Final = sign
        self.told: Final = told


TOKEN_OPS: Final = {
    "move_to_owner_active_pool": TokenEffect(WITHDRAW, "DB-6.40", "withdraw_die", "die", "withdraw", "log-withdraw"),
    "block_building_until_round_end": TokenEffect(
        BLOCK_BUILDING, "DB-6.41", "block_building", "building", "block-building", "log-block-building"
    ),
    "block_if_opponent_protect_if_own": TokenEffect(
        BLOCK_PROTECT, "DB-6.43", "block_protect_die", "die", "block-die", "log-block-die", "log-protect-die"
    ),
    "block_recipe_until_round_end": TokenEffect(
        BLOCK_RECIPE, "DB-6.44", "block_recipe", "recipe", "block-recipe", "log-block-recipe"
    ),
    "plus_one_until_round_end": TokenEffect(RAISE, "DB-6.45", "raise_value", "die", "raise", "log-raise"),
    "reroll": TokenEffect(REROLL, "DB-6.46", "reroll_die", "die", "reroll-token", "log-reroll-die"),
}
TOKEN_EFFECTS: Final = in_order({name: effect.number for name, effect in TOKEN_OPS.items()})
KINDS: Final = tuple([effect.kind for effect in TOKEN_OPS.values()])
if len(KINDS) != KIND_COUNT:
    raise AssertionError("there are not as many kinds of tokens as the arrays have room for")
