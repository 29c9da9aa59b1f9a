"""The components of Cavern Tavern: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import CardFile, Row
from alehouse.games.cavern_tavern.vocabulary import (
    AUTOMA_COLOURS,
    INGREDIENTS,
    METRICS,
    NO_TRACK,
    ON_PLACE,
    OWN_TURN,
    POTION,
    RACES,
    REQUESTS,
    REQUIRES,
    RETURN_NAMED,
    SECTIONS,
    TIMINGS,
    TRACKS,
    USE_SECTION,
    Programs,
)

MOST_CARDS: Final = 60  # of one kind: a set of cards is one integer, a bit each


def origin(row: Row) -> str:
    """Where a card comes from: as the file says, or "partly" where that holds for some of its fields only."""
    source = row.source()
    fields = [field for field in row.fields if field.endswith("_source") and row.fields[field] != source]
    return "partly" if row.has("authentic") or fields else source


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
        self.source: Final = origin(row)
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
    """A card in hand, played once (CT-6.5.6)."""

    def __init__(self, number: int, row: Row, programs: Programs) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@item-{self.id}"
        self.solo: Final = row.flag("solo")
        self.ability: Final = Ability(row, programs)
        self.source: Final = origin(row)
        if self.ability.timing not in (OWN_TURN, ON_PLACE):
            raise row.bad("timing", "an item is played in the own turn: own_turn or on_place (R24)")


@final
@mypyc_attr(acyclic=True)
class Character:
    """Who a player is, with an ability for a few uses (CT-6.7.1)."""

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
        named = request.texts("ingredients", INGREDIENTS[:POTION]) if self.kind == RETURN_NAMED else []
        self.needs: Final = vec[i64]([named.count(kind) for kind in INGREDIENTS])
        self.n: Final[i64] = request.number("n", 1, 9) if request.has("n") else len(named)
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
        self.areas: Final = (
            [0] * 6 if self.mess_hall else [cards.area_number(row, str(face).removeprefix("area:")) for face in faces]
        )
        effects = row.part("on_face").fields if row.has("on_face") else {}
        self.nasty: Final = [1 if str(face) in effects else 0 for face in range(1, 7)]


def clock_times(row: Row, rounds: int) -> list[str]:
    times = row.fields.get("times")
    if not isinstance(times, list) or len(times) != rounds:
        raise row.bad("times", f"needs a time for each of {rounds} rounds")
    return [str(time) for time in times]


def mess_rows(row: Row) -> list[list[int]]:
    rows = row.fields.get("rows")
    if not isinstance(rows, list) or sorted(space for line in rows for space in line) != [1, 2, 3, 4, 5, 6]:
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
