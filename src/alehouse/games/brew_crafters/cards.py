"""The components of Brew Crafters: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.card_checks import check_fixed
from alehouse.core.cards import CardFile, Row
from alehouse.core.vocabulary import check_numbers
from alehouse.games.brew_crafters.card_checks import check_file, check_printed
from alehouse.games.brew_crafters.effect_ops import (
    FAMILIES,
    GOODS,
    INGREDIENTS,
    LEVELS,
    SPECIAL_ANY,
    SYMBOLS,
    TIERS,
    TRIGGERS,
    Effect,
    goods,
    some_goods,
)

COLLECT: Final = 0
TAKE: Final = 1
TAKE_ALT: Final = 2
HIRE_WORKER: Final = 3
PARTNERSHIP: Final = 4
HIRE_SHIFT: Final = 5
TEMPORARY: Final = 6
EXCHANGE: Final = 7
AGENCY: Final = 8
COMMUNITY: Final = 9
WHAT_TO_DO: Final = {
    "collect": COLLECT,
    "take": TAKE,
    "take_alt": TAKE_ALT,
    "hire_skilled_worker": HIRE_WORKER,
    "form_local_partnership": PARTNERSHIP,
    "hire_brewery_shift": HIRE_SHIFT,
    "temporary_workers": TEMPORARY,
    "commodities_exchange": EXCHANGE,
    "job_agency": AGENCY,
    "community_farm": COMMUNITY,
}
MARKET_OPTIONS: Final = tuple(WHAT_TO_DO)
check_numbers("market option", WHAT_TO_DO)

TEMPORARY_WORKERS: Final = 0
COMMODITIES_EXCHANGE: Final = 1
JOB_AGENCY: Final = 2
COMMUNITY_FARM: Final = 3
SECRET_RECIPES: Final = 4
MODULES: Final = {
    "temporary_workers": TEMPORARY_WORKERS,
    "commodities_exchange": COMMODITIES_EXCHANGE,
    "job_agency": JOB_AGENCY,
    "community_farm": COMMUNITY_FARM,
    "secret_recipe": SECRET_RECIPES,
}
ADVANCED_ACTIONS: Final = tuple(MODULES)
check_numbers("module", MODULES)

PARTLY: Final = "partly"
LEVEL_MOMENTS: Final = {"experimental": "acquire", "winter": "winter_start", "final": "end_game"}


def origin(row: Row) -> str:
    """Where a card comes from: as the file says, or "partly" where that holds for some of its fields only."""
    return PARTLY if row.has("known") else row.source()


class Effects:
    """All effects of a card file, by number."""

    def __init__(self, spaces: tuple[str, ...]) -> None:
        self.all: list[Effect] = []
        self.spaces: Final = spaces

    def read(self, rows: list[Row]) -> vec[Effect]:
        """A list of effects, converting ones excepted: these are for partnerships."""
        for row in rows:
            if row.fields.get("do") == "convert":
                raise row.bad("do", "'convert' is for partnerships only")
        return self.add(rows)

    def add(self, rows: list[Row]) -> vec[Effect]:
        found = vec[Effect]()
        for row in rows:
            effect = Effect(len(self.all), row, self.spaces)
            self.all.append(effect)
            found = append(found, effect)
        return found


@final
@mypyc_attr(acyclic=True)
class Space:
    """A market space: who finds it open, what is put there each season, what may be done (section 6.1)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@space-{self.id}"
        self.board: Final = row.text("board")
        self.players: Final = row.numbers("players", 2, 5) if row.has("players") else [2, 3, 4, 5]
        self.restock: Final = some_goods(row, "restock", GOODS[:7])
        self.restocks: Final = row.has("restock")
        self.take: Final = some_goods(row, "take")
        self.take_alt: Final = some_goods(row, "take_alt")
        self.options: Final = option_set(row)
        self.first_player: Final = row.has("becomes_first_player") and row.flag("becomes_first_player")
        self.source: Final = origin(row)


def option_set(row: Row) -> int:
    """What may be done on a space, as a set; a module has one option, its own."""
    if row.text("id") in ADVANCED_ACTIONS:
        return 1 << MARKET_OPTIONS.index(row.text("id"))
    options = row.texts("options", MARKET_OPTIONS[:TEMPORARY])
    if not options or len(set(options)) < len(options):
        raise row.bad("options", f"needs different ones, at least one, not {options!r}")
    for option, field in (("collect", "restock"), ("take", "take"), ("take_alt", "take_alt")):
        if option in options and not row.has(field):
            raise row.bad(field, f"the option {option!r} needs it")
        if row.has(field) and option not in options:
            raise row.bad(field, f"means nothing without the option {option!r}")
    return sum(1 << MARKET_OPTIONS.index(option) for option in set(options))


@final
@mypyc_attr(acyclic=True)
class Recipe:
    """A beer: family, worth, symbol, what a batch costs (BC-6.53)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@recipe-{self.id}"
        self.name: Final = row.text("name")
        self.family: Final[i64] = FAMILIES.index(row.text("family", FAMILIES))
        self.advanced: Final = row.text("tier", TIERS) == "advanced"  # with or without special ingredients (BC-6.54)
        self.set: Final = row.text("set", ("basic", "discovery", "expert"))  # of a first game, or not (BC-4.7)
        self.rep: Final[i64] = row.number("rep")
        self.symbol: Final[i64] = SYMBOLS.index(row.text("symbol", SYMBOLS))
        self.label: Final = row.text("gold_label")
        self.needs: Final = some_goods(row, "ingredients", INGREDIENTS)
        self.special: Final = any(self.needs[kind] for kind in (3, 4, 5))
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Tile:
    """A building or a piece of equipment (section 6.4)."""

    def __init__(self, number: int, row: Row, effects: Effects) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@tile-{self.id}"
        self.building: Final = row.text("kind", ("building", "equipment")) == "building"
        self.count: Final[i64] = row.number("count", 1, 20)
        self.upkeep: Final[i64] = row.number("upkeep")
        row.amounts("gain", GOODS)
        self.gain: Final = goods(row, "gain")
        self.effects: Final = effects.read(row.parts("effects"))
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Worker:
    """A skilled worker: a yearly wage for lasting effects (section 6.5)."""

    def __init__(self, number: int, row: Row, effects: Effects) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@worker-{self.id}"
        self.discovery: Final = row.flag("discovery")
        self.min_players: Final[i64] = row.number("min_players", 2, 5)
        self.upkeep: Final[i64] = row.number("upkeep")
        self.effects: Final = effects.read(row.parts("effects"))
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Partnership:
    """A local partnership: conversions to be used at will (BC-6.27)."""

    def __init__(self, number: int, row: Row, effects: Effects) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@partnership-{self.id}"
        self.min_players: Final[i64] = row.number("min_players", 2, 5)
        self.upkeep: Final[i64] = row.number("upkeep")
        for part in row.parts("effects"):
            check_fixed(part, {"when": "any_time", "do": "convert"})
        self.effects: Final = effects.add(row.parts("effects"))
        self.source: Final = origin(row)
        if len(self.effects) == 0:
            raise row.bad("effects", "needs at least one")


@final
@mypyc_attr(acyclic=True)
class Track:
    """A track of the research lab: an effect for each of its four levels (section 6.3)."""

    def __init__(self, number: int, row: Row, effects: Effects) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@track-{self.id}"
        self.advanced: Final = row.text("side", ("basic", "advanced")) == "advanced"
        self.row: Final[i64] = row.number("row", 1, 4)
        for level in LEVELS:
            check_level(row.part(level), level)
        self.levels: Final = effects.read([row.part(level) for level in LEVELS])
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Shift:
    """A brewery shift: its wage, and the batches that it needs (BC-6.6)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.text("id")
        self.wage: Final[i64] = row.number("wage")
        self.batches: Final[i64] = row.number("batches_required")
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Line:
    """A line of the Commodities Exchange (BC-8.7)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@line-{self.id}"
        self.give: Final = payment(row, "give")
        self.take: Final = reward(row, "take")
        self.source: Final = origin(row)


@final
@mypyc_attr(acyclic=True)
class Section:
    """A section of the collaboration recipe (BC-6.61)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@section-{self.id}"
        self.needs: Final = payment(row, "ingredients")
        self.reward: Final = reward(row, "reward")
        self.source: Final = origin(row)


def check_level(row: Row, level: str) -> None:
    """The first level of a track works once, the second each Winter, the last at the end (BC-6.40 to BC-6.43)."""
    when = row.text("when", TRIGGERS)
    if level in LEVEL_MOMENTS:
        check_fixed(row, {"when": LEVEL_MOMENTS[level]})
    elif when == "passive" or when in LEVEL_MOMENTS.values():
        raise row.bad("when", f"{when!r} is not for the level {level!r}")


def payment(row: Row, field: str) -> "vec[i64]":
    """Ingredients to be given: of some kinds, and special ones of any kind."""
    for kind, amount in enumerate(row.amounts(field, GOODS)):
        if amount and kind not in (0, 1, 2, 3, 4, 5, SPECIAL_ANY):
            raise row.bad(field, f"{GOODS[kind]!r} cannot be given")
    return some_goods(row, field)


def reward(row: Row, field: str) -> "vec[i64]":
    row.amounts(field, GOODS)
    return some_goods(row, field)


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        check_file(file)
        file.table("meta").text("game", ("brew_crafters",))
        constants = file.table("constants")
        self.years: Final = constants.number("years", 1, 9)
        self.workers_each: Final = constants.number("market_workers_per_player", 1, 5)
        self.money: Final = constants.number("starting_money")  # what everybody begins with (BC-4.16)
        self.start: Final = constants.amounts("starting_ingredients", INGREDIENTS)
        self.price: Final = constants.number("batch_sale_price")
        self.loan: Final = constants.number("loan_value", 1)
        self.first_loan: Final = constants.number("loan_first_penalty")
        self.next_loan: Final = constants.number("loan_next_penalty")
        self.label_rep: Final = constants.number("gold_label_rep")
        self.secret_rep: Final = constants.number("secret_recipe_rep")
        self.collab_rep: Final = constants.number("collaboration_unfinished_rep")
        self.collab_players: Final = constants.number("collaboration_min_players", 2, 5)
        self.collab_different: Final = constants.number("collaboration_min_different_players", 1, 4)
        self.per_family: Final = constants.number("advanced_recipes_per_family", 1, 7)
        self.shown_workers: Final = constants.number("skilled_workers_on_display", 1, 24)
        self.agency_draw: Final = constants.number("job_agency_draw", 1, 24)
        self.agency_fee: Final = constants.number("job_agency_fee")
        self.temporary_fee: Final = constants.number("temporary_worker_fee")
        self.temporary_seasons: Final = constants.number("temporary_worker_seasons", 1, 2)
        self.bonuses: Final = [bonus(row) for row in file.rows("starting_bonus")]

        extra = [row for row in file.rows("advanced_actions") if row.text("board") == "market"]
        self.spaces: Final = [Space(n, row) for n, row in enumerate(file.rows("market_spaces") + extra)]
        self.farm_yield: Final = farm_yield(file)
        effects = Effects(tuple(space.id for space in self.spaces))
        self.recipes: Final = [Recipe(n, row) for n, row in enumerate(file.rows("recipes"))]
        self.tiles: Final = [Tile(n, row, effects) for n, row in enumerate(file.rows("tiles"))]
        self.workers: Final = [Worker(n, row, effects) for n, row in enumerate(file.rows("skilled_workers"))]
        self.partnerships: Final = [Partnership(n, row, effects) for n, row in enumerate(file.rows("partnerships"))]
        self.tracks: Final = [Track(n, row, effects) for n, row in enumerate(file.rows("research_tracks"))]
        self.shifts: Final = [Shift(row) for row in file.rows("shifts")]
        self.lines: Final = [Line(n, row) for n, row in enumerate(file.rows("exchange_lines"))]
        self.sections: Final = [Section(n, row) for n, row in enumerate(file.rows("collaboration_sections"))]
        elements = file.rows("board_elements")
        # Storehouse, lab and line of every board (BC-4.18).
        self.printed_upkeep: Final = sum(row.number("upkeep") for row in elements)
        self.printed: Final = [effects.read(row.parts("effects")) for row in elements]
        self.effects: Final = effects.all
        check_printed(file)


def bonus(row: Row) -> "vec[i64]":
    """What a player gets for a later seat (BC-4.20)."""
    row.amounts("gain", GOODS[:7])
    return goods(row, "gain", GOODS[:7])


def farm_yield(file: CardFile) -> list[int]:
    """What the Community Farm gives for a cube of each kind (BC-8.14)."""
    for row in file.rows("advanced_actions"):
        if row.text("id", ADVANCED_ACTIONS) == "community_farm":
            return row.amounts("yield", INGREDIENTS)
    raise file.rows("advanced_actions")[0].bad("id", "community_farm is missing")
