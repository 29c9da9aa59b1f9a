"""What areas and cards do, as a row of icons: `gain-7` is all of program 7, `goods-7` the same without its points."""

from collections.abc import Callable
from typing import Final, NamedTuple

from alehouse.core.draw.colours import INK, MUTED
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import group, stroke, symbol, use
from alehouse.core.vocabulary import check_same
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.effect_ops import (
    CHORE_TASK,
    COMPOSED,
    GAIN_VP,
    INGREDIENTS,
    KITCHEN_TASK,
    OPS,
    ORDER_DONE,
    RACES,
    TRACKS,
    Effect,
)

_GRID: Final = 24
_FIGURE: Final = 16  # so that figures are readable where icons are 18 high
_GAP: Final = 4

_EVENT_ICONS: Final = {KITCHEN_TASK: "kitchen", CHORE_TASK: "chore", ORDER_DONE: "order"}
_MANY: Final = 3  # more ways than this are not listed


class Sign(NamedTuple):
    """An icon with its number; "/" is a stroke between two ways, and on a coin the number stands upon it."""

    icon: str
    figure: str = ""

    @property
    def w(self) -> float:
        if self.icon == "/":
            return 6
        return _GRID + (width(self.figure, _FIGURE, bold=True) + 1 if self.figure and self.icon != "coin" else 0)


def gain_drawings(cards: Catalogue) -> str:
    """The rows of everything that has effects, as shared drawings."""
    abilities = [item.ability for item in cards.items] + [character.ability for character in cards.characters]
    places = [area.program for area in cards.areas] + [task.program for task in cards.tasks]
    programs = sorted({int(program) for program in places} | {int(ability.program) for ability in abilities})
    return "".join(
        _row(f"gain-{program}", signs(cards, program)) + _row(f"goods-{program}", _goods(cards, program))
        for program in programs
    )


def _row(name: str, row: list[Sign]) -> str:
    """Signs side by side."""
    out, x = "", 0.0
    for sign in row:
        out += _drawn(sign, x)
        x += sign.w + _GAP
    return symbol(name, max(x - _GAP, 1), _GRID, out, overflow="visible") if row else symbol(name, 1, _GRID)


def _drawn(sign: Sign, x: float) -> str:
    if sign.icon == "/":
        return stroke(f"M{x + 5} 3L{x + 1} 21", MUTED, 1.6)
    if sign.icon == "coin":
        figure = text(x + 12, 17.6, sign.figure, _FIGURE, INK, bold=True, anchor="middle", span=20)
        return use("coin", x, 0, _GRID) + figure
    out = use(sign.icon, x, 0, _GRID)
    return out + (text(x + _GRID + 1, 18, sign.figure, _FIGURE, INK, bold=True) if sign.figure else "")


# ── what stands in a row ──────────────────────────────────────────────────────────────────────────


def signs(cards: Catalogue, program: int) -> list[Sign]:
    """The signs of a list of effects, in their order."""
    return [sign for effect in cards.programs.all[program] for sign in _of(cards, effect)]


def _goods(cards: Catalogue, program: int) -> list[Sign]:
    return [sign for effect in cards.programs.all[program] if effect.op != GAIN_VP for sign in _of(cards, effect)]


def _of(cards: Catalogue, effect: Effect) -> list[Sign]:
    """The signs of one effect: the icon of its op with its number where that is not one, or several icons."""
    sign = OPS[effect.op].sign
    if sign == COMPOSED:
        return COMPOSED_SIGNS[effect.name](cards, effect)
    icons = sign.split()
    return [Sign(icon) for icon in icons] if len(icons) > 1 else [Sign(sign, _figure(effect))]


def _figure(effect: Effect) -> str:
    n = abs(int(effect.n))
    return str(n) if n > 1 else ""


def _choice(_: Catalogue, effect: Effect) -> list[Sign]:
    kinds = [Sign(kind) for k, kind in enumerate(INGREDIENTS) if effect.mask >> k & 1]
    return kinds if effect.each else _one_of([[kind] for kind in kinds])


def _modifiers(_: Catalogue, effect: Effect) -> list[Sign]:
    """With "×": "±1" and another figure would be read as one."""
    return [Sign("mod", f"×{effect.n}" if effect.n > 1 else "")]


def _track(_: Catalogue, effect: Effect) -> list[Sign]:
    tracks = [[Sign(track)] for k, track in enumerate(TRACKS) if effect.mask >> k & 1]
    return [*_one_of(tracks), Sign("onward", _figure(effect))]


def _nasty(_: Catalogue, effect: Effect) -> list[Sign]:
    away = [Sign("nasty"), Sign("up" if effect.n < 0 else "down", _figure(effect))]
    return [Sign("rival"), *away] if effect.opponent else away


def _lateness(_: Catalogue, effect: Effect) -> list[Sign]:
    race = [Sign(f"race-{RACES[effect.race]}")] if effect.race >= 0 else []
    return [*race, Sign("less-late", _figure(effect))]


def _return_then(cards: Catalogue, effect: Effect) -> list[Sign]:
    return [Sign("any", _figure(effect)), Sign("onward"), *signs(cards, int(effect.programs[0]))]


# The signs of ops that no icons of their own say.
COMPOSED_SIGNS: Final[dict[str, Callable[[Catalogue, Effect], list[Sign]]]] = {
    "gain_vp": lambda _, effect: [Sign("coin", str(abs(int(effect.n))))],
    "gain_ingredient": lambda _, effect: [Sign(INGREDIENTS[effect.ingredient])],
    "gain_ingredient_choice": _choice,
    "gain_modifier": _modifiers,
    "draw_item": lambda _, effect: [Sign("item", f"{effect.keep}/{effect.n}" if effect.n > effect.keep else "")],
    "track": _track,
    "nasty": _nasty,
    "lateness": _lateness,
    "bonus_on": lambda _, effect: [Sign(_EVENT_ICONS[int(effect.event)]), Sign("coin", f"+{effect.n}")],
    "return_then": _return_then,
    "choose_one": lambda cards, effect: _one_of([signs(cards, int(program)) for program in effect.programs]),
}
check_same("signs that are composed", COMPOSED_SIGNS, [op.name for op in OPS if op.sign == COMPOSED])


def _one_of(ways: list[list[Sign]]) -> list[Sign]:
    """Ways with strokes between them; very many are as good as any."""
    if len(ways) > _MANY:
        return [Sign("any")] * len(ways[0])
    return [sign for k, way in enumerate(ways) for sign in ([Sign("/")] if k else []) + way]


# ── in place ──────────────────────────────────────────────────────────────────────────────────────


def gains(cards: Catalogue, program: int, x: float, y: float, size: float, span: float = 0) -> str:
    """All that a program does, in icons of this size; smaller where there is only so much room."""
    return _placed(f"gain-{program}", signs(cards, program), x, y, size, span)


def goods(cards: Catalogue, program: int, x: float, y: float, size: float, span: float = 0) -> str:
    """What a program does besides scoring points."""
    return _placed(f"goods-{program}", _goods(cards, program), x, y, size, span)


def gains_width(cards: Catalogue, program: int, size: float) -> float:
    return _width(signs(cards, program)) * size / _GRID


def goods_width(cards: Catalogue, program: int, size: float) -> float:
    return _width(_goods(cards, program)) * size / _GRID


def counts_goods(cards: Catalogue, program: int) -> bool:
    """Whether there are figures among these signs, which must not become too small to read."""
    return any(sign.figure for sign in _goods(cards, program))


def _placed(name: str, row: list[Sign], x: float, y: float, size: float, span: float) -> str:
    if not row:
        return ""
    wide = _width(row)
    fitted = min(size, span / wide * _GRID) if span else size
    return use(name, x, y + (size - fitted) / 2, wide * fitted / _GRID, fitted)


def _width(row: list[Sign]) -> float:
    return sum(sign.w + _GAP for sign in row) - _GAP if row else 0


def sign_row(row: list[Sign], cx: float, y: float, size: float, span: float) -> str:
    """Signs that are on no list of effects, around a middle line."""
    scale = min(size, span / _width(row) * _GRID) / _GRID
    drawn, x = "", 0.0
    for sign in row:
        drawn += _drawn(sign, x)
        x += sign.w + _GAP
    return group(drawn, x=cx - _width(row) * scale / 2, y=y, transform=f"scale({scale:.3g})")
