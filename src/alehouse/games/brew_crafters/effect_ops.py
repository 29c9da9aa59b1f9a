"""The vocabulary of Brew Crafters' card file: goods, and the effects that workers, tiles and research are made of.

An effect has a moment (`when`), perhaps a filter, and an op (`do`) with its amounts. `rules/effects.py` runs them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import Row
from alehouse.core.vocabulary import check_numbers, check_places, in_order

INGREDIENTS: Final = ("malt", "hops", "yeast", "spice", "coffee", "fruit")
BASIC: Final = 3  # so many of them, the first, are basic
SPECIALS: Final = 3
KINDS: Final = BASIC + SPECIALS
MALT: Final = 0
MONEY: Final = 6
REP: Final = 7
BASIC_ANY: Final = 8
SPECIAL_ANY: Final = 9
ANY: Final = 10
GOODS: Final = (*INGREDIENTS, "money", "rep", "basic_any", "special_any", "any")
check_places(
    GOODS,
    {
        "malt": MALT,
        "money": MONEY,
        "rep": REP,
        "basic_any": BASIC_ANY,
        "special_any": SPECIAL_ANY,
        "any": ANY,
    },
)
BASIC_KINDS: Final = 7  # sets of ingredients
SPECIAL_KINDS: Final = 56
ALL_KINDS: Final = 63

FAMILIES: Final = ("ale", "porter", "stout")
TIER_BASIC: Final = 0
TIER_ADVANCED: Final = 1
TIERS: Final = in_order({"basic": TIER_BASIC, "advanced": TIER_ADVANCED})
SYMBOLS: Final = ("", "hop", "barrel")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
AUTUMN: Final = 2
WINTER: Final = 3
check_places(SEASONS, {"spring": SPRING, "autumn": AUTUMN, "winter": WINTER})
PLACES: Final = ("storehouse", "production_line", "pub", "research_lab", "farm")
LINE: Final = 1
PUB: Final = 2
check_places(PLACES, {"production_line": LINE, "pub": PUB})
LEVELS: Final = ("experimental", "winter", "permanent", "final")  # of research
WINTER_LEVEL: Final = 1  # from here on a level lasts
FINAL_LEVEL: Final = 3
check_places(LEVELS, {"winter": WINTER_LEVEL, "final": FINAL_LEVEL})


# ── moments ───────────────────────────────────────────────────────────────────────────────────────

ACQUIRE: Final = 0
SEASON_START: Final = 1
WINTER_START: Final = 2
MARKET_TAKE: Final = 3
MARKET_SPACE: Final = 4
MARKET_END: Final = 5
BREWERY_END: Final = 6
BREW: Final = 7
PROCESS: Final = 8
SELL: Final = 9
SELL_STEP: Final = 10
RESEARCH: Final = 11
INSTALL: Final = 12
COLLABORATE: Final = 13
COLLAB_COMPLETE: Final = 14
GOLD_LABEL: Final = 15
PLANT: Final = 16
HARVEST: Final = 17
UPKEEP: Final = 18
ANY_TIME: Final = 19
PASSIVE: Final = 20
END_GAME: Final = 21


@final
class Moment:
    """When an effect can work: its number, the rule of it, its icon, what else the card file says then.

    Its words are `when-<name>` and `short-when-<name>`.
    """

    def __init__(
        self, number: int, clause: str, sign: str, conditions: tuple[str, ...] = (), filtered: bool = False
    ) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.sign: Final = sign
        self.conditions: Final = conditions
        self.filtered: Final = filtered  # there is a batch to look at


MOMENTS: Final = {
    "acquire": Moment(ACQUIRE, "BC-6.49", ""),
    "season_start": Moment(SEASON_START, "BC-5.3", "", ("seasons",)),
    "winter_start": Moment(WINTER_START, "BC-5.4", "snow"),
    "market_take": Moment(MARKET_TAKE, "BC-6.52", "stall", ("kinds", "restocked_only")),
    "market_space": Moment(MARKET_SPACE, "BC-6.51w", "stall", ("spaces",)),
    "market_end": Moment(MARKET_END, "BC-5.12", "stall", ("seasons",)),
    "brewery_end": Moment(BREWERY_END, "BC-5.16", "shift", ("seasons",)),
    "brew": Moment(BREW, "BC-6.31", "kettle", (), True),
    "process": Moment(
        PROCESS, "BC-6.38", "kettle", ("min_brewed", "min_brewed_advanced", "min_brewed_special", "min_sold")
    ),
    "sell": Moment(SELL, "BC-6.29a", "sell", (), True),
    "sell_step": Moment(SELL_STEP, "BC-6.29a", "sell", ("min_sold",), True),
    "research": Moment(RESEARCH, "BC-6.39", "flask"),
    "install": Moment(INSTALL, "BC-6.45", "wrench"),
    "collaborate": Moment(COLLABORATE, "BC-6.56", "hand"),
    "collab_complete": Moment(COLLAB_COMPLETE, "BC-6.57", "hand"),
    "gold_label": Moment(GOLD_LABEL, "BC-6.35", "label"),
    "plant": Moment(PLANT, "BC-6.47", "sprout"),
    "harvest": Moment(HARVEST, "BC-6.47", "sickle"),
    "upkeep": Moment(UPKEEP, "BC-5.24", "snow"),
    "any_time": Moment(ANY_TIME, "BC-5.30", ""),
    "passive": Moment(PASSIVE, "BC-6.49", ""),
    "end_game": Moment(END_GAME, "BC-7.2", "laurel"),
}
TRIGGERS: Final = tuple(MOMENTS)
BY_BATCHES: Final = (1 << BREW) | (1 << PROCESS) | (1 << SELL) | (1 << SELL_STEP)  # they come with batches, not seasons
check_numbers("moment", {name: moment.number for name, moment in MOMENTS.items()})

# ── ops ───────────────────────────────────────────────────────────────────────────────────────────

GAIN: Final = 0
GAIN_SAME: Final = 1
GAIN_PER: Final = 2
SCORE: Final = 3
COST_REDUCTION: Final = 4
SUBSTITUTE: Final = 5
SWAP_TAKEN: Final = 6
CAPACITY: Final = 7
TANK: Final = 8
FARM: Final = 9
FREE_SEED: Final = 10
HARVEST_BONUS: Final = 11
EXTRA_ACTION: Final = 12
FREE_ACTION: Final = 13
EXTRA_STEP: Final = 14
UPKEEP_DISCOUNT: Final = 15
CONVERT: Final = 16


@final
class Op:
    """What an effect can do: its number, a rule with it, the moments at which it means something, the fields it needs.

    Its words are `does-<name>`, `short-<name>` and `gist-<name>`, in some meanings with more behind. An op that is
    told by its amount alone has a `sign`: what stands before the number, and an icon; `drawing/signs.py` draws others.
    """

    def __init__(
        self,
        number: int,
        clause: str,
        moments: tuple[str, ...],
        fields: tuple[str, ...],
        sign: tuple[str, str] = ("", ""),
    ) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.moments: Final = moments
        self.fields: Final = fields  # besides `when`, `do`, a filter and what belongs to the moment
        self.sign: Final = sign


OPS: Final = {
    "gain": Op(
        GAIN,
        "BC-5.31",
        (
            *("acquire", "season_start", "winter_start", "market_take", "market_space", "brew", "process", "sell"),
            *("sell_step", "install", "collab_complete", "gold_label"),
        ),
        ("gain",),
    ),
    "gain_same": Op(GAIN_SAME, "BC-6.44a", ("market_take",), ("amount",), ("+", "basic_any")),
    "gain_per": Op(GAIN_PER, "BC-6.44f", ("acquire", "season_start", "winter_start"), ("gain", "per", "every", "max")),
    "score": Op(SCORE, "BC-6.43", ("end_game",), ("per", "every", "points", "max")),
    "cost_reduction": Op(COST_REDUCTION, "BC-6.37", ("brew", "collaborate"), ("kinds", "amount", "min_left", "limit")),
    "substitute": Op(SUBSTITUTE, "BC-6.51x", ("brew",), ("amount",)),
    "swap_taken": Op(SWAP_TAKEN, "BC-6.44e", ("market_take",), ("amount",)),
    "capacity": Op(CAPACITY, "BC-5.28", ("passive",), ("amount", "place"), ("+", "cube")),
    "tank": Op(TANK, "BC-6.32", ("passive",), ("amount", "place"), ("+", "kettle")),
    "farm": Op(FARM, "BC-6.46d", ("passive",), ("plots", "yield")),
    "free_seed": Op(FREE_SEED, "BC-6.51l", ("plant",), (), ("", "cube")),
    "harvest_bonus": Op(HARVEST_BONUS, "BC-6.51l", ("harvest",), ("amount",), ("+", "cube")),
    "extra_action": Op(EXTRA_ACTION, "BC-5.12", ("market_end", "brewery_end"), ("phase",)),
    "free_action": Op(FREE_ACTION, "BC-6.44f", ("acquire",), ("action",)),
    "extra_step": Op(EXTRA_STEP, "BC-6.52b", ("research",), ("amount", "limit"), ("+", "flask")),
    "upkeep_discount": Op(UPKEEP_DISCOUNT, "BC-5.24", ("upkeep",), ("amount", "scope"), ("−", "money")),
    "convert": Op(CONVERT, "BC-6.27", ("any_time",), ("give", "take")),
}
OP_NAMES: Final = tuple(OPS)
check_numbers("op", {name: op.number for name, op in OPS.items()})

# ── what effects count ────────────────────────────────────────────────────────────────────────────

ALL_BATCHES: Final = 0
BASIC_BATCHES: Final = 1
ADVANCED_RECIPES: Final = 2
FAMILIES_BREWED: Final = 3
GOLD_LABELS: Final = 4
TILES_INSTALLED: Final = 5
WORKERS_HIRED: Final = 6
MONEY_LEFT: Final = 7
INGREDIENTS_STORED: Final = 8
KINDS_STORED: Final = 9
COUNTED: Final = {  # each with its number and its icon
    "batches_brewed": (ALL_BATCHES, "batch"),
    "basic_batches_brewed": (BASIC_BATCHES, "batch"),
    "different_advanced_brewed": (ADVANCED_RECIPES, "recipes"),
    "families_brewed": (FAMILIES_BREWED, "glass"),
    "gold_labels": (GOLD_LABELS, "label"),
    "tiles_installed": (TILES_INSTALLED, "tile"),
    "skilled_workers": (WORKERS_HIRED, "hire"),
    "money": (MONEY_LEFT, "money"),
    "ingredients_stored": (INGREDIENTS_STORED, "cube"),
    "kinds_stored": (KINDS_STORED, "any"),
}
METRICS: Final = in_order({name: number for name, (number, _) in COUNTED.items()})

# ── fields ────────────────────────────────────────────────────────────────────────────────────────

NO_LIMIT: Final = 0
FIRST_BATCH: Final = 1
FIRST_OF_YEAR: Final = 2
LIMITS: Final = in_order({"each": NO_LIMIT, "first_batch_of_action": FIRST_BATCH, "first_each_year": FIRST_OF_YEAR})
SCOPES: Final = ("all", "skilled_workers")
PHASES: Final = ("market", "brewery")
FREE_ACTIONS: Final = ("install", "hire_skilled_worker")
FILTERS: Final = (
    "family",
    "tier",
    "symbol",
    "place",
    "uses_special",
    "min_malt",
    "first_brew_of_recipe",
    "first_sale_of_recipe",
    "nth_sale_of_family",
)


def goods(row: Row, field: str, kinds: tuple[str, ...] = GOODS) -> "vec[i64]":
    """Amounts of goods by kind; none where the field is missing."""
    amounts = row.amounts(field, kinds) if row.has(field) else []
    return vec[i64](amounts + [0] * (len(GOODS) - len(amounts)))


def some_goods(row: Row, field: str, kinds: tuple[str, ...] = GOODS) -> "vec[i64]":
    """The same, but not a table of nothing."""
    if row.has(field) and not any(row.amounts(field, kinds)):
        raise row.bad(field, "needs at least one")
    return goods(row, field, kinds)


@final
@mypyc_attr(acyclic=True)
class Filter:
    """Which batches an effect is about; NONE (-1) or False: all of them."""

    def __init__(self, row: Row) -> None:
        for field in row.fields:
            if field not in FILTERS:
                raise row.bad("filter", f"there is no {field!r}; there are: {', '.join(FILTERS)}")
        self.family: Final[i64] = FAMILIES.index(row.text("family", FAMILIES)) if row.has("family") else -1
        self.tier: Final[i64] = TIERS.index(row.text("tier", TIERS)) if row.has("tier") else -1
        self.symbol: Final[i64] = SYMBOLS.index(row.text("symbol", SYMBOLS)) if row.has("symbol") else -1
        self.place: Final[i64] = PLACES.index(row.text("place", PLACES)) if row.has("place") else -1
        self.special: Final = row.has("uses_special") and row.flag("uses_special")
        self.malt: Final[i64] = row.number("min_malt") if row.has("min_malt") else 0
        self.first_brew: Final = row.has("first_brew_of_recipe") and row.flag("first_brew_of_recipe")
        self.first_sale: Final = row.has("first_sale_of_recipe") and row.flag("first_sale_of_recipe")
        self.nth_sale: Final[i64] = row.number("nth_sale_of_family", 1) if row.has("nth_sale_of_family") else 0


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One op with its moment and its amounts; `number` is its place among all effects of the file."""

    def __init__(self, number: int, row: Row, spaces: tuple[str, ...]) -> None:
        self.number: Final[i64] = number
        when = row.text("when", TRIGGERS)
        self.when: Final[i64] = MOMENTS[when].number
        self.name: Final = row.text("do", OP_NAMES)
        self.op: Final[i64] = OPS[self.name].number
        check_amounts(row, self.name, when)
        self.filter: Final = Filter(row.part("filter") if row.has("filter") else Row(row.file, row.card, {}))
        self.seasons: Final[i64] = set_of(row, "seasons", SEASONS)
        self.kinds: Final[i64] = set_of(row, "kinds", INGREDIENTS)
        self.spaces: Final[i64] = set_of(row, "spaces", spaces)
        self.restocked: Final = row.has("restocked_only") and row.flag("restocked_only")
        self.min_brewed: Final[i64] = number_of(row, "min_brewed")
        self.min_advanced: Final[i64] = number_of(row, "min_brewed_advanced")
        self.min_special: Final[i64] = number_of(row, "min_brewed_special")
        self.min_sold: Final[i64] = number_of(row, "min_sold")
        self.gain: Final = some_goods(row, "gain")
        self.give: Final = some_goods(row, "give", INGREDIENTS)
        self.take: Final = some_goods(row, "take", INGREDIENTS)
        self.harvest: Final = some_goods(row, "yield", INGREDIENTS)
        self.amount: Final[i64] = row.number("plots", 1, 2) if row.has("plots") else number_of(row, "amount")
        self.every: Final[i64] = row.number("every", 1) if row.has("every") else 1
        self.points: Final[i64] = number_of(row, "points")
        self.most: Final[i64] = number_of(row, "max", 0)
        self.metric: Final[i64] = METRICS.index(row.text("per", METRICS)) if row.has("per") else -1
        self.min_left: Final[i64] = number_of(row, "min_left", 0)
        limits = LIMITS[FIRST_OF_YEAR:] if self.name == "extra_step" else LIMITS[:FIRST_OF_YEAR]
        self.limit: Final[i64] = LIMITS.index(row.text("limit", limits)) if row.has("limit") else NO_LIMIT
        self.place: Final[i64] = PLACES.index(row.text("place", PLACES)) if row.has("place") else -1
        self.workers_only: Final = row.has("scope") and row.text("scope", SCOPES) == "skilled_workers"
        self.in_market: Final = row.has("phase") and row.text("phase", PHASES) == "market"
        if row.has("phase") and when != f"{row.text('phase', PHASES)}_end":
            raise row.bad("phase", f"cannot be {row.text('phase')!r} at {when!r}")
        self.installs: Final = row.has("action") and row.text("action", FREE_ACTIONS) == "install"


def check_amounts(row: Row, name: str, when: str) -> None:
    """Everything that an op and its moment need is there, and nothing that they do not know."""
    op = OPS[name]
    if when not in op.moments:
        raise row.bad("when", f"{name!r} means nothing at {when!r}; choose one of: {', '.join(op.moments)}")
    conditions = MOMENTS[when].conditions
    for field in row.fields:
        if field not in ("when", "do") and field not in op.fields and field not in conditions:
            if field != "filter" or not MOMENTS[when].filtered:
                raise row.bad(field, f"means nothing for {name!r} at {when!r}")
    for field in op.fields:
        if not row.has(field):
            raise row.bad(field, f"is missing for {name!r}")
    if when == "process":
        if not any(row.has(field) for field in conditions):
            raise row.bad("min_brewed", f"is missing at {when!r}, or another one of: {', '.join(conditions)}")
        return
    for field in conditions:
        if not row.has(field):
            raise row.bad(field, f"is missing at {when!r}")


def number_of(row: Row, field: str, least: int = 1) -> int:
    """A number of at least `least`; 0 where the field is missing."""
    return row.number(field, least) if row.has(field) else 0


def set_of(row: Row, field: str, names: tuple[str, ...]) -> int:
    """A list of names as a set of numbers; all of them where the field is missing."""
    if not row.has(field):
        return (1 << len(names)) - 1
    if not row.texts(field, names):
        raise row.bad(field, "needs at least one")
    return sum(1 << names.index(name) for name in set(row.texts(field, names)))
