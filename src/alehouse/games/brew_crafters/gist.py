"""What effects do, in a few words that fit into an option: "brew · hop → +1 × reputation".

An option is in nobody's language yet: it lists numbers, and the keys of messages for what stands between them.
"""

from collections.abc import Iterable
from typing import Final

from alehouse.games.brew_crafters.card_text import filters_of, meaning_of
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.effect_ops import (
    ALL_KINDS,
    BASIC_KINDS,
    BREWERY_END,
    CONVERT,
    COST_REDUCTION,
    FARM,
    GAIN,
    GAIN_PER,
    GAIN_SAME,
    GOODS,
    INGREDIENTS,
    MARKET_END,
    MARKET_SPACE,
    MARKET_TAKE,
    METRICS,
    PASSIVE,
    PLACES,
    SCORE,
    SEASON_START,
    SEASONS,
    SPECIAL_KINDS,
    TANK,
    TRIGGERS,
    Effect,
)

Parts = list[str]
NEXT: Final = "→"
SETS: Final = {BASIC_KINDS: "basic_any", SPECIAL_KINDS: "special_any", ALL_KINDS: "any"}


def gist(cards: Catalogue, effects: Iterable[Effect]) -> list[Parts]:
    """When each effect works, an arrow, what it does."""
    return [_gist(cards, effect) for effect in effects]


def amounts(goods: Iterable[int], sign: str = "") -> list[Parts]:
    """Some goods, "2 × malt, 1 × hops"; a sign may stand before each number."""
    return [[f"{sign}{int(n)}", f"@amount-{GOODS[good]}"] for good, n in enumerate(goods) if n]


def _gist(cards: Catalogue, effect: Effect) -> Parts:
    moment = _moment(cards, effect)
    return [*moment, NEXT, *deed(effect)] if moment else deed(effect)


# ── when ──────────────────────────────────────────────────────────────────────────────────────────


def _moment(cards: Catalogue, effect: Effect) -> Parts:
    """When an effect works, and for which batches."""
    seasons = _either(f"@season-{SEASONS[k]}" for k in range(len(SEASONS)) if effect.seasons >> k & 1)
    found = {
        PASSIVE: [],
        SEASON_START: seasons,
        MARKET_END: [*seasons, "@phase-market"],
        BREWERY_END: [*seasons, "@phase-brewery"],
        MARKET_TAKE: ["@gist-take", *_named(int(effect.kinds))],
        MARKET_SPACE: _either(f"@space-{space.id}" for space in cards.spaces if effect.spaces >> space.number & 1),
    }
    parts = found.get(int(effect.when), [f"@short-when-{TRIGGERS[effect.when]}"])
    return [*parts, *(part for condition in _conditions(effect) for part in ("·", *condition))]


def _conditions(effect: Effect) -> list[Parts]:
    """What must be true of the action, then of the batch."""
    least = {
        "brewed": effect.min_brewed,
        "advanced": effect.min_advanced,
        "special": effect.min_special,
        "sold": effect.min_sold,
    }
    found = [[f"{int(n)}+", f"@gist-least-{what}"] for what, n in least.items() if n]
    counted = {"malt": ["+", "@amount-malt"], "nth_sale": [".", "@gist-of-family"]}
    for key, n in filters_of(effect):
        found.append([f"{n}{counted[key][0]}", counted[key][1]] if key in counted else [f"@short-only-{key}"])
    return found


def _named(kinds: int) -> Parts:
    """Some kinds of ingredients."""
    return [f"@named-{SETS[kinds]}"] if kinds in SETS else _either(f"@named-{kind}" for kind in _kinds(kinds))


def _kinds(kinds: int) -> list[str]:
    return [kind for number, kind in enumerate(INGREDIENTS) if kinds >> number & 1]


def _either(names: Iterable[str]) -> Parts:
    """One of several: "malt / hops"."""
    return [part for name in names for part in ("/", name)][1:]


# ── what ──────────────────────────────────────────────────────────────────────────────────────────


def deed(effect: Effect) -> Parts:
    """What an effect does, without when."""
    n = int(effect.amount)
    if effect.op == COST_REDUCTION:
        kinds = [SETS[int(effect.kinds)]] if int(effect.kinds) in SETS else _kinds(int(effect.kinds))
        return _joined([[f"−{n}", f"@amount-{kind}"] for kind in kinds], "/")
    if effect.op == CONVERT:
        return [*_joined(amounts(effect.give), "+"), NEXT, *_joined(amounts(effect.take), "+")]
    if effect.op == FARM:
        return [str(n), "@gist-farm", *_joined(amounts(effect.harvest), "/")]
    if effect.op in (GAIN, GAIN_PER):
        return [*_joined(amounts(effect.gain, "+")), *_per(effect)]
    if effect.op == SCORE:
        return [f"+{int(effect.points)}", "@amount-rep", *_per(effect)]
    if effect.op == GAIN_SAME:
        return [f"+{n}", "@amount-same"]
    where = [f"@place-{PLACES[effect.place]}"] if effect.op == TANK else []
    return [*([str(n)] if n else []), f"@gist-{meaning_of(effect)}", *where]


def _per(effect: Effect) -> Parts:
    """Of what an effect counts how many: "/ 2 × tile"."""
    return ["/", str(int(effect.every)), f"@gist-per-{METRICS[effect.metric]}"] if effect.metric >= 0 else []


def _joined(parts: Iterable[Parts], joint: str = "") -> Parts:
    """Parts one after the other, perhaps with something between them."""
    found = [piece for part in parts for piece in (joint, *part) if piece]
    return found[1:] if joint else found
