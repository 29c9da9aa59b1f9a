"""What `evaluation` takes things to be worth; the numbers were found by self-play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brew_crafters.effect_ops import METRICS, OP_NAMES, TRIGGERS


def check_known(what: str, worths: dict[str, float], names: tuple[str, ...]) -> None:
    """Whatever has a worth here is something that the card file can say."""
    for name in worths:
        if name not in names:
            raise ValueError(f"there is no {what} {name!r}")


# What things are worth, in points of the final score.
WIN: Final = 4.0
RIVALS: Final = 0.25  # a point of the others, on average
CUBE: Final = vec[float]([0.18, 0.23, 0.25, 0.38, 0.38, 0.38])  # an ingredient, by kind
MOST: Final = vec[i64]([8, 4, 4, 0, 0, 0])  # so many of a kind count beyond the beers that are planned
ANY_BASIC: Final = 0.4  # an ingredient of choice
ANY_SPECIAL: Final = 0.9
DOLLAR: Final = 0.7  # that an effect will bring
SALE: Final = 0.9  # a batch that is sold
LABEL: Final = 0.6  # a point of a label or a secret recipe whose beer is not brewed yet
FAMILY: Final = 5.9  # the basic beer that opens a family, while there is time
ENOUGH: Final[i64] = 8  # brewery actions that are time enough for that
HOPED: Final = 0.7  # a point of that before it is brewed
SHIFT_ACTION: Final = 2.0  # a brewery action to come
VISIT: Final = 1.2  # a market action to come
PARTNER: Final = 0.05  # a partnership, each season
SECRET: Final = 2.1  # a secret recipe before its first batch, a year before the end or earlier
SECTION: Final = 0.15  # a point of a section's reward, for each section filled and one more
HARVEST: Final = 0.85  # a point of what grows on a farm
PLOT: Final = 3.0  # ingredients that grow from one, more or less

# How much of that counts before it is real.
READY: Final = 0.5  # of a beer that could be brewed now
HOPE: Final = 0.55  # of one that lacks something, by the square of the share that is there
SECOND: Final = 0.8  # of the batch after the next one
IN_TANK: Final = 0.9  # of what a sale will bring
BOTTLED: Final = 0.95
NEXT_LEVEL: Final = 0.2  # of a research level one step away; of the one after it, as much of that

# Storehouse and money.
SPARE: Final[i64] = 1  # free places that one likes to have
CROWD: Final = 0.25  # an ingredient that takes one of them, or has no place at all
YIELD: Final = 0.9  # ingredients, by worth, that a market action brings
MARGIN: Final = 5.0  # dollars that one likes to have left after an upkeep
LOAN: Final = 1.0  # a dollar that must be borrowed
COIN: Final = 0.05  # a dollar too many

# How often things happen.
PACE: Final = 0.6  # batches in a season with one tank and one shift
MORE: Final = 0.11  # and more of them with each further tank or shift
DELAY: Final = 2.0  # seasons from brewing to selling
ONE_OF_SOME: Final = 0.6  # batches of a certain family, symbol or tier
ONE_OF_FEW: Final = 0.4  # the first of their recipe, or those in the pub
RARE: Final = 0.15  # the one that fills a number of sales
# By the moment of an effect: how often it comes, each season or, from "brew" to "sell_step", for each batch.
RATE: Final = {
    "season_start": 0.9,
    "market_take": 0.47,
    "market_space": 0.3,
    "market_end": 1.0,
    "brewery_end": 1.0,
    "brew": 1.0,
    "process": 0.8,
    "sell": 0.8,
    "sell_step": 0.5,
    "research": 0.25,
    "install": 0.2,
    "collaborate": 0.1,
    "collab_complete": 0.1,
    "gold_label": 0.15,
    "plant": 0.25,
    "harvest": 0.25,
    "passive": 1.0,
}
check_known("moment", RATE, TRIGGERS)
OFTEN: Final = vec[float]([RATE.get(when, 0.0) for when in TRIGGERS])
# By what an effect does: what that is worth each time, or each season where it is always there.
VALUE: Final = {
    "gain_same": 0.8,
    "cost_reduction": 0.4,
    "substitute": 0.3,
    "swap_taken": 0.7,
    "capacity": 0.01,
    "tank": 0.35,
    "farm": 0.35,
    "free_seed": 0.5,
    "harvest_bonus": 1.0,
    "extra_step": 2.0,
}
check_known("op", VALUE, OP_NAMES)
ONCE: Final = vec[float]([VALUE.get(op, 0.0) for op in OP_NAMES])
# By what is counted at the end: how many more there will be for each batch, or for each season.
BY_BATCH: Final = {"batches_brewed": 1.0, "basic_batches_brewed": 0.4, "different_advanced_brewed": 0.4}
BY_SEASON: Final = {"gold_labels": 0.1, "tiles_installed": 0.12, "skilled_workers": 0.12}
check_known("count", BY_BATCH | BY_SEASON, METRICS)
BATCH_ADDS: Final = vec[float]([BY_BATCH.get(metric, 0.0) for metric in METRICS])
SEASON_ADDS: Final = vec[float]([BY_SEASON.get(metric, 0.0) for metric in METRICS])
