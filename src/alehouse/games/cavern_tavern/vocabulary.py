"""The vocabulary of Cavern Tavern's card file: what there is, and the effects that cards and areas are made of.

A program is a list of effects, each an op of `OPS` with its amounts. `rules/effects.py` runs them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import Row

INGREDIENTS: Final = (
    "fruit",
    "herbs",
    "syrup",
    "rocks",
    "mead",
    "nectar",
    "wine",
    "elixir",
    "ambrosia",
    "beer",
    "liqueur",
    "spirits",
    "magic_potion",
)
POTION: Final = 12
ORDINARY: Final = 0xFFF  # the first twelve, as a mask
RACES: Final = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")
SECTIONS: Final = ("cellar", "kitchen", "chore", "office", "workshop", "chamber")
CELLAR: Final = 0
KITCHEN: Final = 1
CHORE: Final = 2
OFFICE: Final = 3
WORKSHOP: Final = 4
CHAMBER: Final = 5

TRACKS: Final = ("nasty", "kitchen", "chore")
NO_TRACK: Final = 0
KITCHEN_TRACK: Final = 1
CHORE_TRACK: Final = 2

# The vocabulary of effects, and what the card file says of each besides `op`.
OPS: Final = {
    "gain_vp": ("n",),
    "gain_ingredient": ("ingredient",),
    "gain_ingredient_choice": ("from", "n", "each"),
    "gain_ingredient_any": ("n",),
    "gain_magic_potion": ("n",),
    "gain_modifier": ("n",),
    "draw_item": ("draw", "keep"),
    "first_player_marker": (),
    "track": ("n", "tracks"),
    "nasty": ("target", "n"),
    "steal_ingredient": ("n",),
    "swap_with_player": (),
    "swap_with_supply": ("max",),
    "gain_from_used_area": ("n",),
    "steal_item_random": (),
    "reroll": ("max",),
    "reroll_opponent": ("max",),
    "exchange_die_values": (),
    "set_die": ("n",),
    "shift_dice": ("pips",),
    "flip_die": ("max",),
    "recover_die": (),
    "ignore_occupancy": ("by",),
    "extra_turn": (),
    "lateness": ("n", "race"),
    "move_time_marker": ("n",),
    "waive_ingredient": ("n",),
    "bonus_on": ("event", "n"),
    "change_order": (),
    "replace_order": ("draw",),
    "return_then": ("give", "effects"),
    "clear_nasty_says": ("n",),
    "choose_one": ("options",),
}
OPTIONAL: Final = {"gain_ingredient_choice": ("n", "each"), "lateness": ("race",)}
AMOUNTS: Final = {  # from and to, where it is not 1 to 9
    "gain_vp": (-30, 30),
    "bonus_on": (1, 30),
    "nasty": (-9, 9),
    "lateness": (-9, -1),
    "reroll": (0, 5),  # 0: any number
    "reroll_opponent": (0, 5),
}
OP_NAMES: Final = tuple(OPS)
GAIN_VP: Final = 0
GAIN_INGREDIENT: Final = 1
GAIN_CHOICE: Final = 2
GAIN_ANY: Final = 3
GAIN_POTION: Final = 4
GAIN_MODIFIER: Final = 5
DRAW_ITEM: Final = 6
MARKER: Final = 7
TRACK: Final = 8
NASTY: Final = 9
STEAL: Final = 10
SWAP_PLAYER: Final = 11
SWAP_SUPPLY: Final = 12
GAIN_USED: Final = 13
STEAL_ITEM: Final = 14
REROLL: Final = 15
REROLL_OPPONENT: Final = 16
EXCHANGE_VALUES: Final = 17
SET_DIE: Final = 18
SHIFT_DICE: Final = 19
FLIP_DIE: Final = 20
RECOVER_DIE: Final = 21
IGNORE_OCCUPANCY: Final = 22
EXTRA_TURN: Final = 23
LATENESS: Final = 24
MOVE_MARKER: Final = 25
WAIVE: Final = 26
BONUS_ON: Final = 27
CHANGE_ORDER: Final = 28
REPLACE_ORDER: Final = 29
RETURN_THEN: Final = 30
CLEAR_SAYS: Final = 31
CHOOSE_ONE: Final = 32
MOST_OPTIONS: Final = 8  # of such a choice

EVENTS: Final = ("kitchen_task", "chore_task", "complete_order")
TIMINGS: Final = ("own_turn", "on_place", "on_complete_order", "reaction_cellar")
OWN_TURN: Final = 0
ON_PLACE: Final = 1
ON_COMPLETE: Final = 2
REACTION: Final = 3
ANSWERS: Final = {LATENESS: ON_COMPLETE, GAIN_USED: REACTION}  # effects that answer what happens: their timing
REQUIRES: Final = ("", "open_order", "late_open_order")
REQUESTS: Final = (
    "return_ingredients",
    "return_any",
    "return_same",
    "dice_count",
    "dice_sum_exact",
    "dice_sum_min",
    "dice_pair",
    "discard_item",
    "use_section",
    "complete_order",
)
REQUEST_FIELDS: Final = {  # what a request says besides its kind
    "return_ingredients": ("ingredients",),
    "return_any": ("n", "distinct"),
    "return_same": ("n",),
    "dice_count": ("n",),
    "dice_sum_exact": ("value",),
    "dice_sum_min": ("value",),
    "discard_item": ("n",),
    "use_section": ("section",),
}
RETURN_NAMED: Final = 0
RETURN_ANY: Final = 1
RETURN_SAME: Final = 2
DICE_COUNT: Final = 3
DICE_SUM: Final = 4
DICE_MIN: Final = 5
DICE_PAIR: Final = 6
DISCARD_ITEM: Final = 7
USE_SECTION: Final = 8
COMPLETE_ORDER: Final = 9
METRICS: Final = (
    *(f"orders_of_race:{race}" for race in RACES),
    "kitchen_track",
    "chore_track",
    "nasty_track",
    "distinct_races",
    "on_time_orders",
    "big_orders",
    "items_and_potions",
)
AUTOMA_COLOURS: Final = ("white", "yellow", "blue", "green", "red", "purple")


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One op with its amounts. `mask` is a set of ingredients or tracks; `programs` are inner lists of effects."""

    def __init__(self, row: Row, programs: list[int]) -> None:
        self.name: Final = row.text("op", OP_NAMES)
        self.op: Final[i64] = OP_NAMES.index(self.name)
        check_amounts(row, self.name)
        self.n: Final[i64] = amount(row, self.name)
        self.keep: Final[i64] = row.number("keep", 1, 3) if row.has("keep") else 0
        self.each: Final = row.has("each") and row.flag("each")
        self.ingredient: Final[i64] = (
            INGREDIENTS.index(row.text("ingredient", INGREDIENTS)) if row.has("ingredient") else -1
        )
        self.opponent: Final = row.has("target") and row.text("target", ("self", "opponent")) == "opponent"
        self.any_dice: Final = row.has("by") and row.text("by", ("players", "any")) == "any"
        self.race: Final[i64] = RACES.index(row.text("race", RACES)) if row.has("race") else -1
        self.event: Final[i64] = EVENTS.index(row.text("event", EVENTS)) if row.has("event") else -1
        self.mask: Final[i64] = chosen_from(row)
        self.programs: Final = vec[i64](programs)


def check_amounts(row: Row, op: str) -> None:
    """Everything that an op needs is there, and nothing that it does not know."""
    for field in row.fields:
        if field != "op" and field not in OPS[op]:
            raise row.bad(field, f"means nothing for {op!r}")
    for field in OPS[op]:
        if field not in OPTIONAL.get(op, ()) and not row.has(field):
            raise row.bad(field, f"is missing for {op!r}")
    if row.has("each") and row.has("n"):
        raise row.bad("each", "takes one of each: n means nothing with it")
    if row.has("keep") and row.number("keep", 1, 3) > row.number("draw", 1, 9):
        raise row.bad("keep", "cannot be more than are drawn")


def amount(row: Row, op: str) -> int:
    """How many: `n`, `max`, `pips`, `draw` or `give`, whichever the op has; 1 where it has none."""
    for field in ("n", "max", "pips", "draw", "give"):
        if row.has(field):
            low, high = AMOUNTS.get(op, (1, 9))
            if row.number(field, low, high) == 0 and low < 0:
                raise row.bad(field, "cannot be 0")
            return row.number(field, low, high)
    return 1


def chosen_from(row: Row) -> int:
    """The ingredients or tracks to choose from."""
    if row.has("from"):
        return sum(1 << INGREDIENTS.index(kind) for kind in set(row.texts("from", INGREDIENTS[:POTION])))
    if row.has("tracks"):
        return sum(1 << TRACKS.index(track) for track in set(row.texts("tracks", TRACKS[1:])))
    return 0


@final
class Programs:
    """All lists of effects of a card file, by number; number 0 is empty."""

    def __init__(self) -> None:
        self.all: list[vec[Effect]] = [vec[Effect]()]

    def read(self, row: Row, field: str) -> int:
        """The effects in a field; those that answer what happens are for characters with that timing only."""
        program = self.add(row, field, row.fields.get(field))
        self.refuse(row, field, program)
        return program

    def read_answer(self, row: Row, field: str, op: int) -> int:
        """The one effect of a character that answers what happens."""
        program = self.add(row, field, row.fields.get(field))
        if [int(effect.op) for effect in self.all[program]] != [op]:
            raise row.bad(field, f"needs {OP_NAMES[op]!r} alone for this timing")
        return program

    def refuse(self, row: Row, field: str, program: int) -> None:
        for effect in self.all[program]:
            if effect.op in ANSWERS:
                raise row.bad(field, f"{effect.name!r} is for a character with its timing only")
            for inner in effect.programs:
                self.refuse(row, field, int(inner))

    def add(self, row: Row, field: str, effects: object) -> int:
        """A list of effects and those inside of it; its number."""
        if not row.has(field):
            raise row.bad(field, "is missing")
        if not isinstance(effects, list) or not effects or not all(isinstance(effect, dict) for effect in effects):
            raise row.bad(field, f"needs a list of effects, not {effects!r}")
        program = vec[Effect]()
        for fields in effects:
            part = Row(row.file, row.card, fields)
            program = append(program, Effect(part, self.inner(part)))
        self.all.append(program)
        return len(self.all) - 1

    def inner(self, row: Row) -> list[int]:
        if row.has("effects"):
            return [self.add(row, "effects", row.fields["effects"])]
        if not row.has("options"):
            return []
        options = row.fields["options"]
        if not isinstance(options, list) or not 2 <= len(options) <= MOST_OPTIONS:
            raise row.bad("options", f"needs a list of 2 to {MOST_OPTIONS} lists of effects, not {options!r}")
        return [self.add(row, "options", option) for option in options]
