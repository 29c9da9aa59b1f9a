"""The vocabulary of Brew Crafters' card file: goods, and the effects that workers, tiles and research are made of.

An effect has a moment (`when`), perhaps a filter, and an op (`do`) with its amounts. `rules/effects.py` runs them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import Row

INGREDIENTS: Final = ("malt", "hops", "yeast", "spice", "coffee", "fruit")
BASIC: Final = 3  # so many of them, the first, are basic
KINDS: Final = 6
MALT: Final = 0
MONEY: Final = 6
REP: Final = 7
BASIC_ANY: Final = 8
SPECIAL_ANY: Final = 9
ANY: Final = 10
GOODS: Final = (*INGREDIENTS, "money", "rep", "basic_any", "special_any", "any")
BASIC_KINDS: Final = 7  # sets of ingredients
SPECIAL_KINDS: Final = 56
ALL_KINDS: Final = 63

FAMILIES: Final = ("ale", "porter", "stout")
TIERS: Final = ("basic", "advanced")
SYMBOLS: Final = ("", "hop", "barrel")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
AUTUMN: Final = 2
WINTER: Final = 3
PLACES: Final = ("storehouse", "production_line", "pub", "research_lab", "farm")
LINE: Final = 1
PUB: Final = 2
LEVELS: Final = ("experimental", "winter", "permanent", "final")

TRIGGERS: Final = (
    "acquire",
    "season_start",
    "winter_start",
    "market_take",
    "market_space",
    "market_end",
    "brewery_end",
    "brew",
    "process",
    "sell",
    "sell_step",
    "research",
    "install",
    "collaborate",
    "collab_complete",
    "gold_label",
    "plant",
    "harvest",
    "upkeep",
    "any_time",
    "passive",
    "end_game",
)
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

# The ops, and what the card file says of each besides `when`, `do` and a filter.
OPS: Final = {
    "gain": ("gain",),
    "gain_same": ("amount",),
    "gain_per": ("gain", "per", "every", "max"),
    "score": ("per", "every", "points", "max"),
    "cost_reduction": ("kinds", "amount", "min_left", "limit"),
    "substitute": ("amount",),
    "swap_taken": ("amount",),
    "capacity": ("amount", "place"),
    "tank": ("amount", "place"),
    "farm": ("plots", "yield"),
    "free_seed": (),
    "harvest_bonus": ("amount",),
    "extra_action": ("phase",),
    "free_action": ("action",),
    "extra_step": ("amount", "limit"),
    "upkeep_discount": ("amount", "scope"),
    "convert": ("give", "take"),
}
OP_NAMES: Final = tuple(OPS)
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

MOMENTS: Final = {  # at which an op means something
    "gain": (
        *("acquire", "season_start", "winter_start", "market_take", "market_space", "brew", "process", "sell"),
        *("sell_step", "install", "collab_complete", "gold_label"),
    ),
    "gain_same": ("market_take",),
    "gain_per": ("acquire", "season_start", "winter_start"),
    "score": ("end_game",),
    "cost_reduction": ("brew", "collaborate"),
    "substitute": ("brew",),
    "swap_taken": ("market_take",),
    "capacity": ("passive",),
    "tank": ("passive",),
    "farm": ("passive",),
    "free_seed": ("plant",),
    "harvest_bonus": ("harvest",),
    "extra_action": ("market_end", "brewery_end"),
    "free_action": ("acquire",),
    "extra_step": ("research",),
    "upkeep_discount": ("upkeep",),
    "convert": ("any_time",),
}
FILTERED: Final = ("brew", "sell", "sell_step")  # moments with a batch to look at

# What else belongs to a moment.
CONDITIONS: Final = {
    "season_start": ("seasons",),
    "market_end": ("seasons",),
    "brewery_end": ("seasons",),
    "market_take": ("kinds", "restocked_only"),
    "market_space": ("spaces",),
    "process": ("min_brewed", "min_brewed_advanced", "min_brewed_special", "min_sold"),
    "sell_step": ("min_sold",),
}
METRICS: Final = (
    "batches_brewed",
    "basic_batches_brewed",
    "different_advanced_brewed",
    "families_brewed",
    "gold_labels",
    "tiles_installed",
    "skilled_workers",
    "money",
    "ingredients_stored",
    "kinds_stored",
)
LIMITS: Final = ("each", "first_batch_of_action", "first_each_year")
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
        self.when: Final[i64] = TRIGGERS.index(when)
        self.name: Final = row.text("do", OP_NAMES)
        self.op: Final[i64] = OP_NAMES.index(self.name)
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
        limits = LIMITS[2:] if self.name == "extra_step" else LIMITS[:2]
        self.limit: Final[i64] = LIMITS.index(row.text("limit", limits)) if row.has("limit") else 0
        self.place: Final[i64] = PLACES.index(row.text("place", PLACES)) if row.has("place") else -1
        self.workers_only: Final = row.has("scope") and row.text("scope", SCOPES) == "skilled_workers"
        self.in_market: Final = row.has("phase") and row.text("phase", PHASES) == "market"
        if row.has("phase") and when != f"{row.text('phase', PHASES)}_end":
            raise row.bad("phase", f"cannot be {row.text('phase')!r} at {when!r}")
        self.installs: Final = row.has("action") and row.text("action", FREE_ACTIONS) == "install"


def check_amounts(row: Row, op: str, when: str) -> None:
    """Everything that an op and its moment need is there, and nothing that they do not know."""
    if when not in MOMENTS[op]:
        raise row.bad("when", f"{op!r} means nothing at {when!r}; choose one of: {', '.join(MOMENTS[op])}")
    conditions = CONDITIONS.get(when, ())
    for field in row.fields:
        if field not in ("when", "do") and field not in OPS[op] and field not in conditions:
            if field != "filter" or when not in FILTERED:
                raise row.bad(field, f"means nothing for {op!r} at {when!r}")
    for field in OPS[op]:
        if not row.has(field):
            raise row.bad(field, f"is missing for {op!r}")
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
