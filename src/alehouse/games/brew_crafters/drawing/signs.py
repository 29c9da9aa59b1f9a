"""Rows of numbers and icons: goods, costs, and what workers, tiles and research do, without words."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import group, use
from alehouse.core.vocabulary import check_same
from alehouse.games.brew_crafters.effect_ops import (
    ALL_KINDS,
    BASIC_KINDS,
    COUNTED,
    FAMILIES,
    GOODS,
    INGREDIENTS,
    LEVELS,
    METRICS,
    MOMENTS,
    OPS,
    PUB,
    SEASONS,
    SPECIAL_KINDS,
    SYMBOLS,
    TIER_ADVANCED,
    TIER_BASIC,
    TRIGGERS,
    WINTER,
    Effect,
)

_SPACE: Final = 3  # between a number and its icon
_SMALL: Final = 12  # icons of a row that is squeezed
_CLOSE: Final = 2  # between things that hardly fit
_LEGIBLE: Final = 0.75  # what would be narrower says its number once


class Item(NamedTuple):
    """A number and what it counts; either may be missing."""

    amount: object = ""
    icon: str = ""


Items = Iterable[tuple[object, str]]
ARROW: Final = Item(icon="i-arrow")
OR: Final = Item("/")


# ── rows ──────────────────────────────────────────────────────────────────────────────────────────


def row(
    items: Items,
    x: float,
    cy: float,
    icon: float = 16,
    size: float = 12,
    fill: str = INK,
    gap: float = 5,
    span: float = 0,
) -> str:
    """Numbers and icons from left to right around a middle line; narrower where there is only so much `span`."""
    out, at = "", 0.0
    for amount, sign in items:
        wide = width(amount, size, bold=True) if amount != "" else 0
        out += text(at, size * 0.36, amount, size, fill, bold=True) if amount != "" else ""
        space = _SPACE if amount != "" and sign else 0
        out += use(sign, at + wide + space, -icon / 2, icon, color=fill) if sign else ""
        at += wide + space + (icon if sign else 0) + gap
    natural = max(at - gap, 1)
    fit = span / natural if span else 1
    squeeze = f"scale({fit:.3g} 1)" if fit < 1 else ""  # rather too narrow than too small to read
    return group(out, x=x, y=cy, transform=squeeze)


def row_width(items: Items, icon: float = 16, size: float = 12, gap: float = 5) -> float:
    """How wide `row` draws where there is room enough."""
    wide = 0.0
    for amount, sign in items:
        wide += width(amount, size, bold=True) if amount != "" else 0
        wide += (icon if sign else 0) + (_SPACE if amount != "" and sign else 0) + gap
    return max(wide - gap, 0)


def centred(
    items: Items,
    cx: float,
    cy: float,
    icon: float = 16,
    size: float = 12,
    fill: str = INK,
    gap: float = 5,
    span: float = 0,
) -> str:
    """The same around a middle."""
    items = list(items)
    wide = row_width(items, icon, size, gap)
    return row(items, cx - (min(wide, span) if span else wide) / 2, cy, icon, size, fill, gap, span)


def block(items: Items, cx: float, cy: float, span: float, icon: float = 16, size: float = 12, fill: str = INK) -> str:
    """The same around a middle, on two rows where one would be too long."""
    items = list(items)
    if row_width(items, icon, size) <= span or len(items) < 2:
        return centred(items, cx, cy, icon, size, fill, span=span)

    def longest(cut: int) -> float:
        return max(row_width(items[:cut], icon, size), row_width(items[cut:], icon, size))

    cut = min(range(1, len(items)), key=longest)
    half = icon / 2 + 1
    return "".join(
        _tight(part, cx, y, span, icon, size, fill) for part, y in ((items[:cut], cy - half), (items[cut:], cy + half))
    )


def _tight(
    items: list[tuple[object, str]], cx: float, cy: float, span: float, icon: float, size: float, fill: str
) -> str:
    """One of two rows: closer where it would be squeezed, and equal amounts are said once."""
    if row_width(items, icon, size) <= span:
        return centred(items, cx, cy, icon, size, fill)
    amounts = [amount for amount, _ in items]
    if row_width(items, icon, size, _CLOSE) * _LEGIBLE > span and len(set(amounts)) == 1:
        items = [(amounts[0] if not k else "", sign) for k, (_, sign) in enumerate(items)]  # so much of each
    icon = min(icon, _SMALL)
    return centred(items, cx, cy, icon, size, fill, _CLOSE, span)


# ── goods ─────────────────────────────────────────────────────────────────────────────────────────


def goods_items(goods: "vec[i64] | Mapping[str, int]", sign: str = "") -> list[Item]:
    """Goods in the order of the rulebook; `sign` stands before every number."""
    amounts = goods.items() if isinstance(goods, Mapping) else zip(GOODS, goods)
    return [Item(f"{sign}{int(count)}", good) for good, count in amounts if count]


def _kinds(kinds: int, amount: str) -> list[Item]:
    """Some of certain kinds of ingredients."""
    sets = {BASIC_KINDS: "basic_any", SPECIAL_KINDS: "special_any", ALL_KINDS: "any"}
    if kinds in sets:
        return [Item(amount, sets[kinds])]
    chosen = [kind for number, kind in enumerate(INGREDIENTS) if kinds >> number & 1]
    return [Item(amount if not k else "/", kind) for k, kind in enumerate(chosen)]


# ── effects ───────────────────────────────────────────────────────────────────────────────────────

# When each level of research gives something.
LEVEL_ICONS: Final = {"experimental": "once", "winter": "snow", "permanent": "always", "final": "laurel"}
check_same("icons of levels", LEVEL_ICONS, LEVELS)


def effects_items(effects: Iterable[Effect]) -> list[Item]:
    """What some effects do, one after the other."""
    out: list[Item] = []
    for effect in effects:
        out += effect_items(effect)
    return out


def effect_items(effect: Effect) -> list[Item]:
    """When an effect works and for which batches, an arrow, what it gives."""
    moment = moment_items(effect)
    return [*moment, ARROW, *deed_items(effect)] if moment else deed_items(effect)


def moment_items(effect: Effect) -> list[Item]:
    """When an effect works, and for which batches."""
    trigger = TRIGGERS[effect.when]
    icon = MOMENTS[trigger].sign
    out = [Item(icon=icon)] if icon else []
    if trigger == "season_start" or (trigger in ("market_end", "brewery_end") and effect.seasons != 15):
        out = [Item(icon=_season(number)) for number in range(len(SEASONS)) if effect.seasons >> number & 1] + out
    if trigger == "market_take" and effect.name != "swap_taken":
        out += _kinds(int(effect.kinds), "")
    if trigger == "market_space":
        out.append(Item(icon="money"))
    return out + _condition_items(effect)


def _season(number: int) -> str:
    return "snow" if number == WINTER else SEASONS[number]


def _condition_items(effect: Effect) -> list[Item]:
    """What a batch or an action must be like."""
    batch, out = effect.filter, []
    if batch.family >= 0:
        out.append(Item(icon=f"glass-{FAMILIES[batch.family]}"))
    if batch.symbol > 0:
        out.append(Item(icon=f"kind-{SYMBOLS[batch.symbol]}"))
    if batch.place == PUB:
        out.append(Item(icon="pub"))
    if batch.malt:
        out.append(Item(f"{int(batch.malt)}+", "malt"))
    if batch.nth_sale:
        out.append(Item(f"{int(batch.nth_sale)}.", "glass"))
    if batch.first_sale or batch.first_brew:
        out.append(Item("1.", "recipes"))
    elif batch.tier == TIER_ADVANCED or effect.min_advanced:
        out.append(Item(icon="recipes"))
    elif batch.tier == TIER_BASIC:
        out.append(Item(icon="batch"))
    if batch.special or effect.min_special:
        out.append(Item(icon="special_any"))
    least = max(int(effect.min_brewed), int(effect.min_sold))
    if least > 1:
        out.append(Item(f"{least}+", "batch"))
    return out


def deed_items(effect: Effect) -> list[Item]:
    """What an effect does, without when: its amount and the icon of its op, or several of both."""
    mark, icon = OPS[effect.name].sign
    return [Item(f"{mark}{int(effect.amount)}", icon)] if icon else COMPOSED_SIGNS[effect.name](effect)


def _per(effect: Effect) -> Item:
    """Of what an effect counts how many."""
    every = str(int(effect.every)) if effect.every > 1 else ""
    return Item(f"/ {every}".strip(), COUNTED[METRICS[effect.metric]][1])


# The signs of ops that no single icon says.
COMPOSED_SIGNS: Final[dict[str, Callable[[Effect], list[Item]]]] = {
    "gain": lambda effect: goods_items(effect.gain, "+"),
    "gain_per": lambda effect: [*goods_items(effect.gain), _per(effect)],
    "score": lambda effect: [Item(f"{int(effect.points)}", "rep"), _per(effect)],
    "cost_reduction": lambda effect: _kinds(int(effect.kinds), f"−{int(effect.amount)}"),
    "substitute": lambda _: [Item(icon="special_any"), Item(icon="swap"), Item(icon="special_any")],
    "swap_taken": lambda effect: [Item(f"{int(effect.amount)}", "any"), Item(icon="swap"), Item(icon="basic_any")],
    "farm": lambda effect: [Item(f"{int(effect.amount)}", "sprout"), *goods_items(effect.harvest, "+")],
    "extra_action": lambda effect: [Item("+1", "stall" if effect.in_market else "shift")],
    "free_action": lambda effect: [Item("+1", "tile" if effect.installs else "hire")],
    "convert": lambda effect: [*goods_items(effect.give), ARROW, *goods_items(effect.take)],
}
check_same("signs that are composed", COMPOSED_SIGNS, [name for name, op in OPS.items() if not op.sign[1]])
