"""The components of Cavern Tavern: what the card file says, checked, in the form the rules work with (section 3).

What areas, items, characters and tasks do is data: a program is a list of effects, each an op of `OPS` with its
amounts. `rules/effects.py` runs them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import CardFile, Row

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

EVENTS: Final = ("kitchen_task", "chore_task", "complete_order")
TIMINGS: Final = ("own_turn", "on_place", "on_complete_order", "reaction_cellar")
OWN_TURN: Final = 0
ON_PLACE: Final = 1
ON_COMPLETE: Final = 2
REACTION: Final = 3
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
MOST_CARDS: Final = 60  # of one kind: a set of cards is one integer, a bit each


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One op with its amounts. `mask` is a set of ingredients or tracks; `programs` are inner lists of effects."""

    def __init__(self, row: Row, programs: list[int]) -> None:
        self.name: Final = row.text("op", OP_NAMES)
        self.op: Final[i64] = OP_NAMES.index(self.name)
        for field in row.fields:
            if field != "op" and field not in OPS[self.name]:
                raise row.bad(field, f"means nothing for {self.name!r}")
        self.n: Final[i64] = amount(row)
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


def amount(row: Row) -> int:
    """How many: `n`, `max`, `pips`, `draw` or `give`, whichever the op has; 1 where it has none."""
    for field, low, high in (("n", -9, 20), ("max", 0, 20), ("pips", 1, 20), ("draw", 1, 9), ("give", 1, 9)):
        if row.has(field):
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
        return self.add(row.parts(field))

    def add(self, rows: list[Row]) -> int:
        """A list of effects and those inside of it; its number."""
        program = vec[Effect]()
        for row in rows:
            program = append(program, Effect(row, self.inner(row)))
        self.all.append(program)
        return len(self.all) - 1

    def inner(self, row: Row) -> list[int]:
        if row.has("effects"):
            return [self.read(row, "effects")]
        if not row.has("options"):
            return []
        options = row.fields["options"]
        if not isinstance(options, list) or not all(isinstance(option, list) for option in options):
            raise row.bad("options", "needs a list of lists of effects")
        return [self.add([Row(row.file, row.card, effect) for effect in option]) for option in options]


# ── the board ─────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Area:
    """A place for dice: what it takes, what it does, how many spaces it has for each player count."""

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@area-{self.id}"
        self.section: Final[i64] = SECTIONS.index(row.text("section", SECTIONS))
        self.is_slot: Final = row.has("task_slot") and row.flag("task_slot")  # a Task card says the rest
        self.dice_sum: Final[i64] = row.number("dice_sum", 1, 30) if row.has("dice_sum") else 0
        self.dice_count: Final[i64] = row.number("dice_count", 1, 5) if row.has("dice_count") else 0
        if (self.dice_sum > 0) + (self.dice_count > 0) + self.is_slot != 1:
            raise row.bad("dice_sum", "an area has either dice_sum, dice_count or task_slot")
        self.track: Final[i64] = TRACKS.index(row.text("track", TRACKS[1:])) if row.has("track") else NO_TRACK
        self.spaces: Final = vec[i64](row.numbers("spaces", 1, 9))
        if len(self.spaces) != 6:
            raise row.bad("spaces", "needs six numbers, for 1 to 6 players")
        self.program: Final[i64] = programs.read(row, "effects")
        self.source: Final = row.source()
        row.text("name")


@final
@mypyc_attr(acyclic=True)
class Task:
    """A Task card of the Secret Chamber (CT-8.1.2)."""

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@task-{self.id}"
        self.dice_sum: Final[i64] = row.number("dice_sum", 1, 30)
        track = row.text("track", (*TRACKS[1:], "none"))
        self.track: Final[i64] = NO_TRACK if track == "none" else TRACKS.index(track)
        self.program: Final[i64] = programs.read(row, "effects")
        self.source: Final = row.source()


@final
@mypyc_attr(acyclic=True)
class Level:
    """What a Kitchen or Chore track gives from some position on (CT-6.3.3, CT-6.3.5)."""

    def __init__(self, row: Row) -> None:
        self.at: Final[i64] = row.number("at", 1, 20)
        self.bonus: Final[i64] = row.number("bonus_vp")
        self.shift: Final[i64] = row.number("die_shift", 0, 5)


@final
@mypyc_attr(acyclic=True)
class Track:
    """A Kitchen or Chore track: bonus and die shift by position."""

    def __init__(self, row: Row) -> None:
        self.most: Final[i64] = row.number("max", 1, 20)
        levels = [Level(part) for part in row.parts("levels")]
        reached = [[level for level in levels if level.at <= position] for position in range(int(self.most) + 1)]
        self.bonus: Final = vec[i64]([int(best[-1].bonus) if best else 0 for best in reached])
        self.shift: Final = vec[i64]([int(best[-1].shift) if best else 0 for best in reached])


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Order:
    """A drink order: its customer's race, what it needs, what it pays by lateness (CT-6.1.5)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@order-{self.id}"
        self.race: Final[i64] = RACES.index(row.text("race", RACES))
        wanted = row.texts("ingredients", INGREDIENTS[:POTION])
        self.needs: Final = vec[i64]([wanted.count(kind) for kind in INGREDIENTS])
        self.size: Final[i64] = len(wanted)
        self.points: Final = vec[i64](row.numbers("points"))
        self.forgotten_after: Final[i64] = row.number("forgotten_after", 1, 20)
        if len(self.points) != self.forgotten_after:
            raise row.bad("points", f"needs a number for each of {self.forgotten_after} rounds")
        self.loss: Final[i64] = row.number("forgotten_loss")
        symbol = row.text("symbol", (*TRACKS[1:], "none"))
        self.symbol: Final[i64] = NO_TRACK if symbol == "none" else TRACKS.index(symbol)
        self.source: Final = row.source()
        self.name: Final = row.text("name")


@final
@mypyc_attr(acyclic=True)
class Ability:
    """What an item or a character does, and when."""

    def __init__(self, row: Row, programs: Programs) -> None:
        self.timing: Final[i64] = TIMINGS.index(row.text("timing", TIMINGS))
        self.requires: Final[i64] = REQUIRES.index(row.text("requires", REQUIRES[1:])) if row.has("requires") else 0
        self.program: Final[i64] = programs.read(row, "effects")


@final
@mypyc_attr(acyclic=True)
class Item:
    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@item-{self.id}"
        self.solo: Final = row.flag("solo")
        self.ability: Final = Ability(row, programs)
        self.source: Final = row.source()
        if self.ability.timing not in (OWN_TURN, ON_PLACE):
            raise row.bad("timing", "an item is played in the own turn: own_turn or on_place (R24)")


@final
@mypyc_attr(acyclic=True)
class Character:
    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@character-{self.id}"
        self.race: Final[i64] = RACES.index(row.text("race", RACES))
        self.uses: Final[i64] = row.number("uses", 1, 9)
        self.ability: Final = Ability(row, programs)
        self.source: Final = row.source()


@final
@mypyc_attr(acyclic=True)
class NastySays:
    """A request of the boss (CT-6.6.10, CT-6.6.11)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@says-{self.id}"
        self.source: Final = row.source()
        request = row.part("request")
        self.kind: Final[i64] = REQUESTS.index(request.text("kind", REQUESTS))
        named = request.texts("ingredients", INGREDIENTS[:POTION]) if self.kind == RETURN_NAMED else []
        self.needs: Final = vec[i64]([named.count(kind) for kind in INGREDIENTS])
        self.n: Final[i64] = request.number("n", 1, 9) if request.has("n") else len(named)
        self.distinct: Final = request.has("distinct") and request.flag("distinct")
        self.value: Final[i64] = request.number("value", 1, 30) if request.has("value") else 0
        self.section: Final[i64] = (
            SECTIONS.index(request.text("section", SECTIONS)) if self.kind == USE_SECTION else -1
        )


@final
@mypyc_attr(acyclic=True)
class SecretTask:
    """A hidden goal: the best tier reached counts (CT-6.8.1)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@secret-{self.id}"
        self.metric: Final[i64] = METRICS.index(row.text("metric", METRICS))
        self.at_most: Final = row.text("compare", ("min", "max")) == "max"
        tiers = [(part.number("value"), part.number("vp")) for part in row.parts("tiers")]
        self.values: Final = vec[i64]([value for value, _ in tiers])
        self.points: Final = vec[i64]([points for _, points in tiers])
        self.source: Final = row.source()


@final
@mypyc_attr(acyclic=True)
class Assignment:
    """What solo Story mode asks for (CT-8.2.10)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@assignment-{self.id}"
        self.level: Final[i64] = row.number("level", 1, 9)
        self.serve: Final = vec[i64](row.amounts("serve", RACES))
        self.kitchen: Final[i64] = row.number("kitchen_min", 0, 20)
        self.chore: Final[i64] = row.number("chore_min", 0, 20)
        self.workshop: Final[i64] = row.number("workshop_min")
        self.nasty: Final[i64] = row.number("nasty_max", 0, 20)
        self.source: Final = row.source()


# ── the whole file ────────────────────────────────────────────────────────────────────────────────


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        meta = file.table("meta")
        meta.text("game", ("cavern_tavern",))
        self.rounds: Final = meta.number("rounds", 1, 20)
        self.dice_each: Final = meta.number("dice_per_player", 1, 4)
        self.item_limit: Final = meta.number("item_limit", 1, 9)
        self.task_limit: Final = meta.number("task_card_limit", 1, 9)
        self.says_loss: Final = meta.number("nasty_says_unfinished_loss")
        self.ingredient_vp: Final = meta.number("ingredient_end_vp")
        self.solo_target: Final = meta.number("solo_normal_target", 1, 999)
        self.times: Final = clock_times(file.table("clock"), self.rounds)

        piles = ordered(file, "ingredient", INGREDIENTS)
        self.piles: Final = [row.number("count", 1, 60) for row in piles]
        values = [row.number("cellar_value", 0, 6) for row in piles]
        self.cellar: Final = [[k for k in range(POTION) if values[k] == value] for value in range(7)]

        self.programs: Final = Programs()
        self.areas: Final = [Area(n, row, self.programs) for n, row in enumerate(distinct(file, "area"))]
        self.orders: Final = [Order(n, row) for n, row in enumerate(distinct(file, "order"))]
        self.items: Final = [Item(n, row, self.programs) for n, row in enumerate(distinct(file, "item"))]
        self.characters: Final = [Character(n, row, self.programs) for n, row in enumerate(distinct(file, "character"))]
        self.says: Final = [NastySays(n, row) for n, row in enumerate(distinct(file, "nasty_says"))]
        self.secrets: Final = [SecretTask(n, row) for n, row in enumerate(distinct(file, "secret_task"))]
        self.assignments: Final = [Assignment(n, row) for n, row in enumerate(distinct(file, "assignment"))]
        self.tasks: Final = [Task(n, row, self.programs) for n, row in enumerate(distinct(file, "task"))]

        self.mess_spaces: Final = file.table("mess_hall").number("spaces", 6, 6)
        self.mess_rows: Final = mess_rows(file.table("mess_hall"))
        tracks = file.table("tracks")
        nasty = tracks.part("nasty")
        self.nasty_most: Final = nasty.number("max", 1, 20)
        self.draw_spaces: Final = nasty.numbers("draw_spaces", 1, self.nasty_most)
        self.end_loss: Final = nasty.numbers("end_loss")
        if len(self.end_loss) != self.nasty_most + 1:
            raise nasty.bad("end_loss", f"needs a number for each position from 0 to {self.nasty_most}")
        self.tracks: Final = [Track(tracks.part("kitchen")), Track(tracks.part("chore"))]

        drinks = file.rows("drink_token")
        self.drinks: Final = [0] * POTION
        for row in drinks:
            self.drinks[INGREDIENTS.index(row.text("ingredient", INGREDIENTS[:POTION]))] += row.number("count", 1, 9)
        self.drink_vp: Final = drinks[0].number("vp")
        mrs = file.table("mrs_nasty_token")
        self.mrs_nasty: Final = mrs.number("count")
        self.mrs_vp: Final = mrs.number("end_vp")
        self.avoid_cost: Final = mrs.number("avoid_nasty_says_cost", 1)
        modifier = file.table("modifier_token")
        self.modifiers: Final = modifier.number("count")
        self.modifier_shift: Final = modifier.number("die_shift", 1, 5)
        self.opens_at: Final = file.table("secret_chamber").number("opens_at_round", 1, self.rounds)
        self.automa: Final = [AutomaDie(row, self) for row in file.rows("automa_die")]

    def area_number(self, row: Row, name: str) -> int:
        for area in self.areas:
            if area.id == name:
                return int(area.number)
        raise row.bad("faces", f"there is no area {name!r}")


@final
class AutomaDie:
    """A die of the solo opponent: what each face blocks, and what it does besides (section 8.2)."""

    def __init__(self, row: Row, cards: Catalogue) -> None:
        self.colour: Final = row.text("colour", AUTOMA_COLOURS)
        self.from_round: Final = row.number("from_round", 1)
        self.expansion: Final = row.has("expansion")
        faces = row.fields.get("faces")
        if not isinstance(faces, list) or len(faces) != 6:
            raise row.bad("faces", "needs six texts")
        self.mess_hall: Final = str(faces[0]).startswith("mess_hall:")
        self.areas: Final = [0] * 6 if self.mess_hall else [
            cards.area_number(row, str(face).removeprefix("area:")) for face in faces
        ]
        effects = row.part("on_face").fields if row.has("on_face") else {}
        self.nasty: Final = [1 if str(face) in effects else 0 for face in range(1, 7)]


def clock_times(row: Row, rounds: int) -> list[str]:
    times = row.fields.get("times")
    if not isinstance(times, list) or len(times) != rounds:
        raise row.bad("times", f"needs a time for each of {rounds} rounds")
    return [str(time) for time in times]


def mess_rows(row: Row) -> list[list[int]]:
    rows = row.fields.get("rows")
    if not isinstance(rows, list) or sorted(sum(rows, [])) != [1, 2, 3, 4, 5, 6]:
        raise row.bad("rows", "needs the spaces 1 to 6 in rows")
    return rows


def distinct(file: CardFile, table: str) -> list[Row]:
    """The entries of a table, no two with the same id."""
    rows = file.rows(table)
    if len(rows) > MOST_CARDS:
        raise rows[-1].bad("id", f"there can be at most {MOST_CARDS} of [[{table}]]")
    if len({row.text("id") for row in rows}) < len(rows):
        raise rows[0].bad("id", f"two of [[{table}]] have the same id")
    return rows


def ordered(file: CardFile, table: str, ids: tuple[str, ...]) -> list[Row]:
    """The entries with these ids, each exactly once, in the order of `ids`."""
    rows = distinct(file, table)
    if sorted(row.card for row in rows) != sorted(ids):
        raise rows[0].bad("id", f"[[{table}]] needs each of these once: {', '.join(ids)}")
    return sorted(rows, key=lambda row: ids.index(row.card))
