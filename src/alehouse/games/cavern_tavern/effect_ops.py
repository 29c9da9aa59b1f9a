"""The vocabulary of Cavern Tavern's card file: what there is, and the effects that cards and areas are made of.

A program is a list of effects, each an op of `OPS` with its amounts. `rules/effects.py` runs them. An op is a row of
`OPS` and a `Doing` in its chapter of the rules, which says when it can do something and does it; its words are `does-`,
`short-` and `gain-` with its name. All tables are checked when they are made.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import Row
from alehouse.core.vocabulary import check_places, in_order

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
check_places(INGREDIENTS, {"magic_potion": POTION})
ORDINARY: Final = 0xFFF  # the first twelve, as a mask
MRS_TOKEN: Final = 12  # a token of the Secret pile: twelve drinks, then Mrs. Nasty's
RACES: Final = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")

CELLAR: Final = 0
KITCHEN: Final = 1
CHORE: Final = 2
OFFICE: Final = 3
WORKSHOP: Final = 4
CHAMBER: Final = 5
SECTIONS: Final = in_order(
    {"cellar": CELLAR, "kitchen": KITCHEN, "chore": CHORE, "office": OFFICE, "workshop": WORKSHOP, "chamber": CHAMBER}
)

NASTY_TRACK: Final = 0
NO_TRACK: Final = 0  # of an area or an order that moves nobody: the boss's own track belongs to none of them
KITCHEN_TRACK: Final = 1
CHORE_TRACK: Final = 2
TRACKS: Final = in_order({"nasty": NASTY_TRACK, "kitchen": KITCHEN_TRACK, "chore": CHORE_TRACK})

KITCHEN_TASK: Final = 0
CHORE_TASK: Final = 1
ORDER_DONE: Final = 2
EVENTS: Final = in_order({"kitchen_task": KITCHEN_TASK, "chore_task": CHORE_TASK, "complete_order": ORDER_DONE})

OWN_TURN: Final = 0
ON_PLACE: Final = 1
ON_COMPLETE: Final = 2
REACTION: Final = 3
TIMINGS: Final = in_order(
    {"own_turn": OWN_TURN, "on_place": ON_PLACE, "on_complete_order": ON_COMPLETE, "reaction_cellar": REACTION}
)

NO_ORDER_NEEDED: Final = 0
OPEN_ORDER: Final = 1
LATE_ORDER: Final = 2
REQUIRES: Final = in_order({"": NO_ORDER_NEEDED, "open_order": OPEN_ORDER, "late_open_order": LATE_ORDER})

METRICS: Final = (  # of Secret Tasks: orders of each race come first
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

# ── requests of the boss ──────────────────────────────────────────────────────────────────────────

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
REQUESTS: Final = in_order(
    {
        "return_ingredients": RETURN_NAMED,
        "return_any": RETURN_ANY,
        "return_same": RETURN_SAME,
        "dice_count": DICE_COUNT,
        "dice_sum_exact": DICE_SUM,
        "dice_sum_min": DICE_MIN,
        "dice_pair": DICE_PAIR,
        "discard_item": DISCARD_ITEM,
        "use_section": USE_SECTION,
        "complete_order": COMPLETE_ORDER,
    }
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
DICE_REQUESTS: Final = 1 << DICE_COUNT | 1 << DICE_SUM | 1 << DICE_MIN | 1 << DICE_PAIR  # met by placing dice

# ── ops ───────────────────────────────────────────────────────────────────────────────────────────

COMPOSED: Final = "composed"  # of several icons, or told in several words


@final
@mypyc_attr(acyclic=True)
class Op:
    """An op: its name in card files and messages, the clause by which it works, its fields, its sign, how it is told.

    The fields are what the card file must say of it besides `op`, those in brackets may be missing; their amounts go
    from `least` to `most`. `sign` is the icon that says it, with its number where that is not one, or several icons;
    `told` the message of what it brings, "gain-" and its name unless it says another, with "n" or "keep" before it
    where so many are told. What is composed is so in `drawing/gains.py` and `preview.py`. How an op is done says its
    `Doing`, in a chapter of the rules.
    """

    def __init__(
        self, name: str, clause: str, fields: str, sign: str, told: str = "", least: int = 1, most: int = 9
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        words = fields.split()
        self.fields: Final = [word.strip("[]") for word in words]
        self.needed: Final = [word for word in words if not word.startswith("[")]
        self.sign: Final = sign
        self.told: Final = told or f"gain-{name.replace('_', '-')}"
        self.least: Final = least
        self.most: Final = most


OPS: Final = [
    Op("gain_vp", "CT-6.0.3", "n", COMPOSED, least=-30, most=30),
    Op("gain_ingredient", "CT-6.0.3", "ingredient", COMPOSED, COMPOSED),
    Op("gain_ingredient_choice", "CT-6.0.3", "from [n] [each]", COMPOSED, COMPOSED),
    Op("gain_ingredient_any", "CT-6.0.3", "n", "any", "n gain-any"),
    Op("gain_magic_potion", "CT-6.0.3", "n", "magic_potion", "n ingredient-magic_potion"),
    Op("gain_modifier", "CT-8.1.11", "n", COMPOSED, "n gain-modifier"),
    Op("draw_item", "CT-6.5.2", "draw keep", COMPOSED, "keep gain-item"),
    Op("first_player_marker", "CT-5.1.5", "", "first"),
    Op("track", "CT-6.9.1", "n tracks", COMPOSED),
    Op("nasty", "CT-6.6.1", "target n", COMPOSED, COMPOSED, least=-9),
    Op("steal_ingredient", "CT-6.3.7", "n", "steal", COMPOSED),
    Op("swap_with_player", "CT-6.3.8", "", "trade", COMPOSED),
    Op("swap_with_supply", "CT-6.9.7", "max", "swap"),
    Op("gain_from_used_area", "CT-6.7.4", "n", "barrel"),
    Op("steal_item_random", "CT-9.5", "", "steal item"),
    Op("reroll", "CT-6.9.6", "max", "reroll", least=0, most=5),  # 0: any number
    Op("reroll_opponent", "CT-6.9.6", "max", "reroll-rival", least=0, most=5),
    Op("exchange_die_values", "CT-6.9.6", "", "exchange-dice"),
    Op("set_die", "CT-6.9.6", "n", "set-die"),
    Op("shift_dice", "CT-6.9.6", "pips", "shift-dice"),
    Op("flip_die", "CT-6.9.6", "max", "flip-die"),
    Op("recover_die", "CT-6.9.5", "", "recover-die"),
    Op("ignore_occupancy", "CT-6.9.4", "by", "crowd"),
    Op("extra_turn", "CT-5.3.4", "", "hourglass"),
    Op("lateness", "CT-6.9.8", "n [race]", COMPOSED, least=-9, most=-1),
    Op("move_time_marker", "CT-6.1.5", "n", "later"),
    Op("waive_ingredient", "CT-6.9.8", "n", "waive"),
    Op("bonus_on", "CT-6.9.3", "event n", COMPOSED, COMPOSED, most=30),
    Op("change_order", "CT-6.9.9", "", "change-order"),
    Op("replace_order", "CT-6.5.1", "draw", "replace-order"),
    Op("return_then", "CT-6.9.1", "give effects", COMPOSED),
    Op("clear_nasty_says", "CT-6.9.1", "n", "nasty cross"),
    Op("choose_one", "CT-6.9.1", "options", COMPOSED),
]
OP_NAMES: Final = tuple([op.name for op in OPS])

# The number of an op is its place; those that something asks for have a name.
GAIN_VP: Final = 0
GAIN_CHOICE: Final = 2
GAIN_POTION: Final = 4
DRAW_ITEM: Final = 6
TRACK: Final = 8
NASTY: Final = 9
STEAL: Final = 10
GAIN_USED: Final = 13
REROLL: Final = 15
SET_DIE: Final = 18
IGNORE_OCCUPANCY: Final = 22
LATENESS: Final = 24
BONUS_ON: Final = 27
REPLACE_ORDER: Final = 29
RETURN_THEN: Final = 30
check_places(
    OP_NAMES,
    {
        "gain_vp": GAIN_VP,
        "gain_ingredient_choice": GAIN_CHOICE,
        "gain_magic_potion": GAIN_POTION,
        "draw_item": DRAW_ITEM,
        "track": TRACK,
        "nasty": NASTY,
        "steal_ingredient": STEAL,
        "gain_from_used_area": GAIN_USED,
        "reroll": REROLL,
        "set_die": SET_DIE,
        "ignore_occupancy": IGNORE_OCCUPANCY,
        "lateness": LATENESS,
        "bonus_on": BONUS_ON,
        "replace_order": REPLACE_ORDER,
        "return_then": RETURN_THEN,
    },
)
ANSWERS: Final = {LATENESS: ON_COMPLETE, GAIN_USED: REACTION}  # the timing of those that answer what happens
MOST_OPTIONS: Final = 8  # of a choice


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One op with its amounts. `mask` is a set of ingredients or tracks; `programs` are inner lists of effects."""

    def __init__(self, row: Row, programs: list[int]) -> None:
        self.name: Final = row.text("op", OP_NAMES)
        self.op: Final[i64] = OP_NAMES.index(self.name)
        kind = OPS[self.op]
        self.clause: Final = kind.clause
        check_amounts(row, kind)
        self.n: Final[i64] = amount(row, kind)
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


def check_amounts(row: Row, op: Op) -> None:
    """Everything that an op needs is there, and nothing that it does not know."""
    for field in row.fields:
        if field != "op" and field not in op.fields:
            raise row.bad(field, f"means nothing for {op.name!r}")
    for field in op.needed:
        if not row.has(field):
            raise row.bad(field, f"is missing for {op.name!r}")
    if row.has("each") and row.has("n"):
        raise row.bad("each", "takes one of each: n means nothing with it")
    if row.has("keep") and row.number("keep", 1, 3) > row.number("draw", 1, 9):
        raise row.bad("keep", "cannot be more than are drawn")


def amount(row: Row, op: Op) -> int:
    """How many: `n`, `max`, `pips`, `draw` or `give`, whichever the op has; 1 where it has none."""
    for field in ("n", "max", "pips", "draw", "give"):
        if row.has(field):
            if row.number(field, op.least, op.most) == 0 and op.least < 0:
                raise row.bad(field, "cannot be 0")
            return row.number(field, op.least, op.most)
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
