"""What cards, tiles and research do, in sentences and in a few signs: "brew (hop): 1★".

Everything comes from the card file, so that a card file of one's own reads as it plays.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.words import Words, capital, minus
from alehouse.games.brew_crafters.cards import Catalogue, Track
from alehouse.games.brew_crafters.effect_ops import (
    ACQUIRE,
    ALL_KINDS,
    ANY,
    BASIC_ANY,
    BASIC_KINDS,
    COST_REDUCTION,
    END_GAME,
    EXTRA_ACTION,
    FAMILIES,
    FREE_ACTION,
    GAIN,
    GOODS,
    INGREDIENTS,
    LIMITS,
    MARKET_TAKE,
    METRICS,
    PASSIVE,
    PLACES,
    SEASONS,
    SPECIAL_ANY,
    SPECIAL_KINDS,
    SYMBOLS,
    TIERS,
    TRIGGERS,
    UPKEEP_DISCOUNT,
    WINTER_START,
    Effect,
)

SETS: Final = {BASIC_KINDS: BASIC_ANY, SPECIAL_KINDS: SPECIAL_ANY, ALL_KINDS: ANY}  # of kinds, and their wildcards
LEVEL_MOMENTS: Final = (ACQUIRE, WINTER_START, END_GAME)  # they go without saying on a research track


# ── amounts ───────────────────────────────────────────────────────────────────────────────────────


def amount(words: Words, good: str, count: int) -> str:
    """So much of a good, in a sentence: "2 hops", "$3"; no break behind the number."""
    return words.say(f"counted-{good}", {"n": int(count)}).replace(" ", "\N{NO-BREAK SPACE}", 1)


def amount_sign(words: Words, good: str, count: int) -> str:
    """So much of a good, for tight places: "2H", "$3"."""
    return minus(words.say(f"short-amount-{good}", {"n": int(count)})).replace(" ", "\N{NO-BREAK SPACE}")


def goods_text(words: Words, goods: "vec[i64]", joint: str = "and") -> str:
    """Some goods in a sentence: "2 malt and 1 hops"."""
    return words.listed([amount(words, good, n) for good, n in zip(GOODS, goods) if n], joint)


def goods_signs(words: Words, goods: "vec[i64]", joint: str = " ") -> str:
    """Some goods, for tight places: "2M 1H"."""
    return joint.join(amount_sign(words, good, n) for good, n in zip(GOODS, goods) if n)


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


def effects_text(cards: Catalogue, words: Words, effects: Iterable[Effect]) -> str:
    """What some effects do, a sentence for each moment."""
    sentences = []
    more = _adding(effects := list(effects))
    for moment, group in groupby(effects, lambda effect: _moment(cards, words, effect)):
        told = reduce(
            lambda first, then: words.say("does-also", {"first": first, "then": then}),
            (_told(words, e, e.number in more) for e in group),
        )
        sentences.append(words.say("does-sentence", {"text": capital(_labelled(words, moment, told))}))
    return " ".join(sentences)


def effects_signs(cards: Catalogue, words: Words, effects: Iterable[Effect]) -> str:
    """What some effects do, for tight places."""
    return " · ".join(
        _labelled(words, moment, ", ".join(_deed(words, effect) for effect in group))
        for moment, group in groupby(effects, lambda effect: _moment(cards, words, effect, short=True))
    )


def _adding(effects: Sequence[Effect]) -> list[int]:
    """Gains of a list that come on top of an earlier one: they work at the same moment, but ask for more."""
    found = []
    for k, effect in enumerate(effects):
        earlier = [e for e in effects[:k] if (e.when, e.op) == (effect.when, effect.op) and e.op == GAIN]
        if any(_least(e) < _least(effect) for e in earlier):
            found.append(int(effect.number))
    return found


def _least(effect: Effect) -> int:
    return int(effect.min_brewed + effect.min_advanced + effect.min_special + effect.min_sold)


def bonus_signs(words: Words, effect: Effect) -> str:
    """What an effect gives on top of something, for tight places: "+1M"; nothing where that is not goods."""
    more = goods_signs(words, effect.gain)
    return f"+{more}" if more else ""


def deed_signs(words: Words, effect: Effect) -> str:
    """An effect of brewing or selling, for tight places, without its batches: "sell: $1"."""
    return words.labelled(words.say(f"short-when-{TRIGGERS[effect.when]}"), _deed(words, effect))


def track_texts(cards: Catalogue, words: Words, track: Track) -> list[str]:
    """What a research track gives, from the first level to the last."""
    return [effects_text(cards, words, [effect]) for effect in track.levels]


def track_signs(cards: Catalogue, words: Words, track: Track) -> list[str]:
    """The same for tight places; but for the permanent one, the levels themselves say when they work."""
    return [_deed(words, e) if e.when in LEVEL_MOMENTS else effects_signs(cards, words, [e]) for e in track.levels]


def _labelled(words: Words, moment: str, told: str) -> str:
    return words.labelled(moment, told) if moment else told


def _told(words: Words, effect: Effect, more: bool) -> str:
    """What an effect does, without when: begins small, without a full stop. `more`: it adds to an earlier one."""
    goods = {
        "goods": goods_text(words, effect.gain),
        "give": goods_text(words, effect.give),
        "take": goods_text(words, effect.take),
        "yield": goods_text(words, effect.harvest, "or"),
        "less": _less(words, effect, amount),
    }
    metric = words.say(f"per-{METRICS[effect.metric]}", {"n": int(effect.every)}) if effect.metric >= 0 else ""
    key = "does-gain-more" if more else f"does-{meaning_of(effect)}"
    return words.say(key, _facts(effect) | goods | {"per": metric})


def _deed(words: Words, effect: Effect) -> str:
    """The same for tight places."""
    goods = {
        "goods": goods_signs(words, effect.gain),
        "give": goods_signs(words, effect.give),
        "take": goods_signs(words, effect.take),
        "yield": goods_signs(words, effect.harvest, "/"),
        "less": _less(words, effect, amount_sign),
    }
    metric = words.say(f"short-per-{METRICS[effect.metric]}", {"n": int(effect.every)}) if effect.metric >= 0 else ""
    return words.say(f"short-{meaning_of(effect)}", _facts(effect) | goods | {"per": metric})


def meaning_of(effect: Effect) -> str:
    """The op, and which of its meanings where it has several: each has messages of its own."""
    which = {
        COST_REDUCTION: "above" if effect.min_left else "",
        EXTRA_ACTION: "market" if effect.in_market else "brewery",
        FREE_ACTION: "install" if effect.installs else "hire",
        UPKEEP_DISCOUNT: "workers" if effect.workers_only else "",
    }
    return "-".join(filter(None, [effect.name, which.get(int(effect.op), "")]))


def _facts(effect: Effect) -> dict[str, object]:
    """The amounts of an effect, and the place it is about."""
    return {
        "n": int(effect.amount),
        "points": int(effect.points),
        "max": int(effect.most),
        "left": int(effect.min_left),
        "place": f"@place-{PLACES[effect.place]}",
    }


class Said(Protocol):
    """How so much of a good is said: `amount` or `amount_sign`."""

    def __call__(self, words: Words, good: str, count: int, /) -> str: ...


def _less(words: Words, effect: Effect, said: Said) -> str:
    """How much less of what a batch or a section costs."""
    if effect.op != COST_REDUCTION:
        return ""
    if int(effect.kinds) in SETS:
        return said(words, GOODS[SETS[int(effect.kinds)]], int(effect.amount))
    return words.listed([said(words, kind, int(effect.amount)) for kind in _chosen(INGREDIENTS, effect.kinds)], "or")


# ── moments ───────────────────────────────────────────────────────────────────────────────────────


def _moment(cards: Catalogue, words: Words, effect: Effect, short: bool = False) -> str:
    """When an effect works, and for which batches; "" for always."""
    if effect.when == PASSIVE:
        return ""
    restocked = "restocked" if effect.when == MARKET_TAKE and effect.restocked else ""
    key = "-".join(filter(None, [TRIGGERS[effect.when], restocked]))
    every = words.say("every-season") if effect.seasons == (1 << len(SEASONS)) - 1 else ""
    names = [words.say(f"named-{season}") for season in _chosen(SEASONS, effect.seasons)]
    spaces = _chosen([space.id for space in cards.spaces], effect.spaces)
    moment = words.say(
        f"short-when-{key}" if short else f"when-{key}",
        {
            "seasons": every or words.listed(names),
            "kinds": _kinds(words, int(effect.kinds)),
            "spaces": words.listed([words.name(f"space-{space}") for space in spaces], "or"),
        },
    )
    which = _conditions(words, effect, short)
    return words.say("when-only", {"when": moment, "which": ", ".join(which)}) if which else moment


def _kinds(words: Words, kinds: int) -> str:
    """Some kinds of ingredients by name: "malt or hops", "basic ingredients"."""
    if kinds in SETS:
        return words.say(f"named-{GOODS[SETS[kinds]]}")
    return words.listed([words.say(f"named-{kind}") for kind in _chosen(INGREDIENTS, kinds)], "or")


def _conditions(words: Words, effect: Effect, short: bool) -> list[str]:
    """What must be true of the action, then of the batch."""
    least = {
        "brewed": effect.min_brewed,
        "advanced": effect.min_advanced,
        "special": effect.min_special,
        "sold": effect.min_sold,
    }
    told = [(f"short-least-{what}" if short else f"least-{what}", int(n)) for what, n in least.items() if n]
    told += [(f"short-only-{key}" if short else f"only-{key}", n) for key, n in filters_of(effect)]
    return [words.say(key, {"n": n}) for key, n in told]


def filters_of(effect: Effect) -> list[tuple[str, int]]:
    """The batches that an effect is about: the messages that say so, with their number."""
    batch = effect.filter
    found = {
        f"family-{FAMILIES[batch.family]}": batch.family >= 0,
        f"tier-{TIERS[batch.tier]}": batch.tier >= 0,
        f"symbol-{SYMBOLS[batch.symbol]}": batch.symbol > 0,
        "symbol-none": batch.symbol == 0,
        f"place-{PLACES[batch.place]}": batch.place >= 0,
        "special": batch.special,
        "malt": batch.malt > 0,
        "first_brew": batch.first_brew,
        "first_sale": batch.first_sale,
        "nth_sale": batch.nth_sale > 0,
        LIMITS[effect.limit]: effect.limit > 0,
    }
    numbers = {"malt": int(batch.malt), "nth_sale": int(batch.nth_sale)}
    return [(key, numbers.get(key, 0)) for key, holds in found.items() if holds]


def _chosen(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]
