"""The components of Cavern Tavern: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.card_checks import check_fields, check_fixed, distinct, ordered
from alehouse.core.cards import CardFile, Row
from alehouse.games.cavern_tavern.card_checks import check_file, each_once
from alehouse.games.cavern_tavern.effect_ops import (
    ANSWERS,
    AUTOMA_COLOURS,
    CELLAR,
    CHAMBER,
    CHORE,
    DICE_COUNT,
    DISCARD_ITEM,
    DRAW_ITEM,
    GAIN_CHOICE,
    GAIN_POTION,
    INGREDIENTS,
    KITCHEN,
    METRICS,
    NO_TRACK,
    ON_PLACE,
    OP_NAMES,
    OWN_TURN,
    POTION,
    RACES,
    REPLACE_ORDER,
    REQUEST_FIELDS,
    REQUESTS,
    REQUIRES,
    RETURN_NAMED,
    SECTIONS,
    TIMINGS,
    TRACKS,
    USE_SECTION,
    WORKSHOP,
    Programs,
)
from alehouse.games.cavern_tavern.hours import HOUR, hour_args

MOST_CARDS: Final = 60  # of one kind: a set of cards is one integer, a bit each
MOST_PLAYERS: Final = 6
MOST_INGREDIENTS: Final = 8  # of an order
SLOTS: Final = 3  # spaces for Task cards in the Secret Chamber
USEFUL: Final = (GAIN_CHOICE, GAIN_POTION, DRAW_ITEM, REPLACE_ORDER)  # what decides whether an area can be used


def origin(row: Row) -> str:
    """Where a card comes from: as the file says, or "partly" where that holds for some of its fields only."""
    source = row.source()
    fields = [field for field in row.fields if field.endswith("_source") and row.fields[field] != source]
    return "partly" if row.has("authentic") or fields else source


# ── the board ─────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Area:
    """A place for dice: what it takes, what it does (CT-6.3.1), how many spaces it has for each player count.

    In the Cellar the more the more players there are (CT-6.0.6), one in Kitchen and Chore (CT-6.0.7), elsewhere as the
    file says (CT-6.0.8).
    """

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@area-{self.id}"
        self.section: Final[i64] = SECTIONS.index(row.text("section", SECTIONS))
        self.is_slot: Final = row.has("task_slot") or row.fields.get("effects") == []  # a Task card says the rest
        if self.is_slot:
            check_fixed(row, {"task_slot": True, "effects": [], "section": SECTIONS[CHAMBER]})
        self.dice_sum: Final[i64] = row.number("dice_sum", 1, 30) if self.takes(row) == "dice_sum" else 0
        self.dice_count: Final[i64] = row.number("dice_count", 1, 5) if self.takes(row) == "dice_count" else 0
        self.track: Final[i64] = TRACKS.index(row.text("track", TRACKS[1:])) if row.has("track") else NO_TRACK
        self.spaces: Final = vec[i64](row.numbers("spaces", 1, 9))
        if len(self.spaces) != MOST_PLAYERS:
            raise row.bad("spaces", "needs six numbers, for 1 to 6 players")
        self.program: Final[i64] = 0 if self.is_slot else programs.read(row, "effects")
        self.source: Final = origin(row)
        useful = [effect for effect in programs.all[self.program] if effect.op in USEFUL]
        if self.section in (CELLAR, WORKSHOP) and not useful:
            raise row.bad("effects", f"needs one of: {', '.join([OP_NAMES[op] for op in USEFUL])}")

    def takes(self, row: Row) -> str:
        """The field that says which dice go there: a sum, or a number of dice in Office, Workshop and Chamber."""
        wanted = "dice_sum" if self.section in (CELLAR, KITCHEN, CHORE) else "dice_count"
        if self.is_slot:
            wanted = "task_slot"
        for field in ("dice_sum", "dice_count"):
            if field != wanted and row.has(field):
                raise row.bad(field, f"this area needs {wanted} only")
        return wanted


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
        self.source: Final = origin(row)


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
        places = [int(level.at) for level in levels]
        if places != sorted(set(places)) or (places and places[-1] > self.most):
            raise row.bad("levels", f"needs rising positions up to {self.most}, not {places}")
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
        if not 1 <= len(wanted) <= MOST_INGREDIENTS:
            raise row.bad("ingredients", f"needs 1 to {MOST_INGREDIENTS} of them")
        self.needs: Final = vec[i64]([wanted.count(kind) for kind in INGREDIENTS])
        self.wanted: Final = [INGREDIENTS.index(kind) for kind in wanted]  # as printed
        self.size: Final[i64] = len(wanted)
        self.points: Final = vec[i64](row.numbers("points"))
        self.forgotten_after: Final[i64] = row.number("forgotten_after", 1, 20)
        if len(self.points) != self.forgotten_after:
            raise row.bad("points", f"needs a number for each of {self.forgotten_after} rounds")
        self.loss: Final[i64] = row.number("forgotten_loss")
        symbol = row.text("symbol", (*TRACKS[1:], "none"))
        self.symbol: Final[i64] = NO_TRACK if symbol == "none" else TRACKS.index(symbol)
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Ability:
    """What an item or a character does, and when."""

    def __init__(self, row: Row, programs: Programs) -> None:
        self.timing: Final[i64] = TIMINGS.index(row.text("timing", TIMINGS))
        self.requires: Final[i64] = REQUIRES.index(row.text("requires", REQUIRES[1:])) if row.has("requires") else 0
        answers = [op for op, timing in ANSWERS.items() if timing == self.timing]
        self.program: Final[i64] = (
            programs.read_answer(row, "effects", answers[0]) if answers else programs.read(row, "effects")
        )


@final
@mypyc_attr(acyclic=True)
class Item:
    """A card in hand, played once (CT-6.5.6); what each does is in the file (CT-6.5.9)."""

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@item-{self.id}"
        self.solo: Final = row.flag("solo")  # whether it stays in the deck of somebody alone (CT-4.3.3)
        self.ability: Final = Ability(row, programs)
        self.source: Final = origin(row)
        if self.ability.timing not in (OWN_TURN, ON_PLACE):
            raise row.bad("timing", "an item is played in the own turn: own_turn or on_place (R24)")


@final
@mypyc_attr(acyclic=True)
class Character:
    """Who a player is, with an ability (CT-6.7.5) for a few uses (CT-6.7.1)."""

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@character-{self.id}"
        self.race: Final[i64] = RACES.index(row.text("race", RACES))
        self.uses: Final[i64] = row.number("uses", 1, 9)
        self.ability: Final = Ability(row, programs)
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class NastySays:
    """A request of the boss (CT-6.6.10, CT-6.6.11)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@says-{self.id}"
        self.source: Final = origin(row)
        request = row.part("request")
        self.kind: Final[i64] = REQUESTS.index(request.text("kind", REQUESTS))
        known = REQUEST_FIELDS.get(REQUESTS[self.kind], ())
        for field in list(request.fields) + list(known):
            if field != "kind" and field not in known:
                raise request.bad(field, f"means nothing for {REQUESTS[self.kind]!r}")
            if field != "distinct" and not request.has(field):
                raise request.bad(field, f"is missing for {REQUESTS[self.kind]!r}")
        named = request.texts("ingredients", INGREDIENTS[:POTION]) if self.kind == RETURN_NAMED else []
        self.needs: Final = vec[i64]([named.count(kind) for kind in INGREDIENTS])
        if self.kind == RETURN_NAMED and not named:
            raise request.bad("ingredients", "needs at least one")
        self.n: Final[i64] = request.number("n", 1, most_asked(self.kind)) if request.has("n") else len(named)
        self.distinct: Final = request.has("distinct") and request.flag("distinct")
        self.value: Final[i64] = request.number("value", 1, 30) if request.has("value") else 0
        self.section: Final[i64] = SECTIONS.index(request.text("section", SECTIONS)) if self.kind == USE_SECTION else -1


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
        if not tiers:
            raise row.bad("tiers", "needs at least one")
        self.values: Final = vec[i64]([value for value, _ in tiers])
        self.points: Final = vec[i64]([points for _, points in tiers])
        self.source: Final = origin(row)


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
        self.source: Final = origin(row)


# ── the whole file ────────────────────────────────────────────────────────────────────────────────


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        check_file(file)
        meta = file.table("meta")
        meta.text("game", ("cavern_tavern",))
        self.rounds: Final = meta.number("rounds", 1, 20)
        self.item_limit: Final = meta.number("item_limit", 1, 9)
        self.task_limit: Final = meta.number("task_card_limit", 1, 9)
        self.says_loss: Final = meta.number("nasty_says_unfinished_loss")
        self.ingredient_vp: Final = meta.number("ingredient_end_vp")
        self.solo_target: Final = meta.number("solo_normal_target", 1, 999)
        self.times: Final = clock_times(file.table("clock"), self.rounds)

        piles = ordered(file, "ingredient", INGREDIENTS)
        self.piles: Final = [row.number("count", 1, 60) for row in piles]
        values = [row.number("cellar_value", 1, 6) for row in piles[:POTION]]
        for row in piles:
            ordinary = row.card != INGREDIENTS[POTION]
            check_fixed(row, {"ordinary": ordinary} if ordinary else {"ordinary": False, "cellar_value": 0})
        # By value of a die: the kinds of that Cellar area (CT-6.2.1).
        self.cellar: Final = [[k for k in range(POTION) if values[k] == value] for value in range(7)]

        self.programs: Final = Programs()
        self.areas: Final = [Area(n, row, self.programs) for n, row in enumerate(several(file, "area"))]
        self.orders: Final = [Order(n, row) for n, row in enumerate(several(file, "order"))]
        self.items: Final = [Item(n, row, self.programs) for n, row in enumerate(several(file, "item"))]
        people = several(file, "character", MOST_PLAYERS)
        self.characters: Final = [Character(n, row, self.programs) for n, row in enumerate(people)]
        self.says: Final = [NastySays(n, row) for n, row in enumerate(several(file, "nasty_says"))]
        self.secrets: Final = [SecretTask(n, row) for n, row in enumerate(several(file, "secret_task", MOST_PLAYERS))]
        self.assignments: Final = [Assignment(n, row) for n, row in enumerate(several(file, "assignment"))]
        self.tasks: Final = [Task(n, row, self.programs) for n, row in enumerate(several(file, "task"))]

        slots = [row for row in file.rows("area") if row.has("task_slot")]
        if len(slots) != SLOTS:
            raise file.table("secret_chamber").bad("task_slots", f"must be as many areas as have task_slot: {SLOTS}")
        self.mess_spaces: Final = file.table("mess_hall").number("spaces")
        self.mess_rows: Final = mess_rows(file.table("mess_hall"))
        tracks = file.table("tracks")
        nasty = tracks.part("nasty")
        self.nasty_most: Final = nasty.number("max", 1, 20)
        self.draw_spaces: Final = nasty.numbers("draw_spaces", 1, self.nasty_most)
        self.end_loss: Final = nasty.numbers("end_loss")
        if len(self.end_loss) != self.nasty_most + 1:
            raise nasty.bad("end_loss", f"needs a number for each position from 0 to {self.nasty_most}")
        self.tracks: Final = [Track(tracks.part("kitchen")), Track(tracks.part("chore"))]

        drinks = each_once(distinct(file.rows("drink_token")), "ingredient", INGREDIENTS[:POTION])
        self.drinks: Final = [row.number("count", 1, 9) for row in drinks]
        self.drink_vp: Final = drinks[0].number("vp")
        for row in drinks:
            if row.number("vp") != self.drink_vp:
                raise row.bad("vp", "must be the same for all [[drink_token]]")
        mrs = file.table("mrs_nasty_token")
        self.mrs_nasty: Final = mrs.number("count")
        self.mrs_vp: Final = mrs.number("end_vp")
        self.avoid_cost: Final = mrs.number("avoid_nasty_says_cost", 1)
        modifier = file.table("modifier_token")
        self.modifiers: Final = modifier.number("count")
        self.modifier_shift: Final = modifier.number("die_shift", 1, 5)
        chamber = file.table("secret_chamber")
        self.opens_at: Final = chamber.number("opens_at_round", 1, self.rounds)
        if chamber.number("secret_pile", 0, 999) != sum(self.drinks) + self.mrs_nasty:
            raise chamber.bad("secret_pile", f"must be {sum(self.drinks) + self.mrs_nasty}, as many as tokens in it")
        dice = each_once(file.rows("automa_die"), "colour", AUTOMA_COLOURS)
        self.automa: Final = [AutomaDie(row, self) for row in dice]
        self._check_automa_values(file)

    def hours(self, number: int) -> dict[str, object]:
        """The time on the clock in a round, for messages."""
        return hour_args(self.times[number - 1])

    def _check_automa_values(self, file: CardFile) -> None:
        """Which face bars an area is told twice and must agree."""
        for area, row in zip(self.areas, file.rows("area")):
            if row.has("automa_value"):
                value = row.number("automa_value", 1, 6)
                if area.number not in [die.areas[value - 1] for die in self.automa if not die.mess_hall]:
                    raise row.bad("automa_value", f"no [[automa_die]] has this area as face {value}")

    def area_number(self, row: Row, name: str) -> int:
        for area in self.areas:
            if area.id == name:
                return int(area.number)
        raise row.bad("faces", f"there is no area {name!r}")


@final
class AutomaDie:
    """A die of the solo opponent (CT-4.3.2): what each face blocks, and what it does besides.

    White an order (CT-8.2.3), yellow the Cellar (CT-8.2.4), blue the Kitchen and green the Chores (CT-8.2.5), red
    Workshop and Office (CT-8.2.6), purple the Secret Chamber (CT-8.2.7).
    """

    def __init__(self, row: Row, cards: Catalogue) -> None:
        self.colour: Final = row.text("colour", AUTOMA_COLOURS)
        self.from_round: Final = row.number("from_round", 1, cards.rounds)
        self.mess_hall: Final = self.colour == "white"
        check_fixed(row, {"expansion": "secret_chamber"} if self.colour == "purple" else {})
        if row.has("expansion") and self.colour != "purple":
            raise row.bad("expansion", "only the purple die belongs to it")
        self.expansion: Final = row.has("expansion")
        if self.mess_hall:
            check_fixed(row, {"faces": [f"mess_hall:{space}" for space in range(1, 7)]})
        faces = row.fields.get("faces")
        if not isinstance(faces, list) or len(faces) != 6:
            raise row.bad("faces", "needs six texts")
        self.areas: Final = (
            [0] * 6 if self.mess_hall else [cards.area_number(row, str(face).removeprefix("area:")) for face in faces]
        )
        self.nasty: Final = [anger(row, str(face)) for face in range(1, 7)]


def anger(row: Row, face: str) -> int:
    """How far a face of an Automa die moves the player down the Nasty track."""
    faces = row.part("on_face") if row.has("on_face") else Row(row.file, row.card, {})
    for known in faces.fields:
        if known not in ("1", "2", "3", "4", "5", "6"):
            raise row.bad("on_face", f"there is no face {known!r}")
    if not faces.has(face):
        return 0
    effects = faces.parts(face)
    for effect in effects:
        check_fixed(effect, {"op": "nasty", "target": "self"})
        check_fields(effect, "nasty", {"nasty": "op target n"})
    return sum([effect.number("n", 1, 9) for effect in effects])


def clock_times(row: Row, rounds: int) -> list[str]:
    times = row.fields.get("times")
    if not isinstance(times, list) or len(times) != rounds:
        raise row.bad("times", f"needs a time for each of {rounds} rounds")
    if not all(isinstance(time, str) and HOUR.fullmatch(time) for time in times):
        raise row.bad("times", "needs times such as '11:20 pm'")
    return times


def mess_rows(row: Row) -> list[list[int]]:
    rows = row.fields.get("rows")
    lines = rows if isinstance(rows, list) and all(isinstance(line, list) for line in rows) else []
    if sorted([str(space) for line in lines for space in line]) != ["1", "2", "3", "4", "5", "6"]:
        raise row.bad("rows", "needs the spaces 1 to 6 in rows")
    if min([len(line) for line in lines]) < 2:
        raise row.bad("rows", "needs at least two spaces in each")
    return [[int(space) for space in line] for line in lines]


def most_asked(kind: int) -> int:
    """As many cards or dice as a request can ask for and ever get."""
    if kind == DICE_COUNT:
        return 5
    return 3 if kind == DISCARD_ITEM else 9


def several(file: CardFile, table: str, least: int = 1) -> list[Row]:
    """The entries of a table, no two with the same id, as many as there can be."""
    rows = distinct(file.rows(table))
    if not least <= len(rows) <= MOST_CARDS:
        raise rows[-1].bad("id", f"there must be {least} to {MOST_CARDS} of [[{table}]], not {len(rows)}")
    return rows
