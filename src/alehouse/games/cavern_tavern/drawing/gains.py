"""What areas and cards do, as a row of icons: `gain-7` is all of program 7, `goods-7` the same without its points."""

from typing import Final, NamedTuple

from alehouse.core.draw.colours import INK, MUTED
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import group, stroke, symbol, use
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.vocabulary import (
    BONUS_ON,
    CHOOSE_ONE,
    CLEAR_SAYS,
    DRAW_ITEM,
    GAIN_CHOICE,
    GAIN_INGREDIENT,
    GAIN_VP,
    INGREDIENTS,
    LATENESS,
    NASTY,
    RACES,
    RETURN_THEN,
    STEAL_ITEM,
    TRACK,
    TRACKS,
    Effect,
)

_GRID: Final = 24
_FIGURE: Final = 16  # so that figures are readable where icons are 18 high
_GAP: Final = 4

# Effects that one icon says, with their number where it is not one.
_SIMPLE: Final = {
    "gain_ingredient_any": "any",
    "gain_magic_potion": "magic_potion",
    "first_player_marker": "first",
    "steal_ingredient": "steal",
    "swap_with_player": "trade",
    "swap_with_supply": "swap",
    "gain_from_used_area": "barrel",
    "reroll": "reroll",
    "reroll_opponent": "reroll-rival",
    "exchange_die_values": "exchange-dice",
    "set_die": "set-die",
    "shift_dice": "shift-dice",
    "flip_die": "flip-die",
    "recover_die": "recover-die",
    "ignore_occupancy": "crowd",
    "extra_turn": "hourglass",
    "move_time_marker": "later",
    "waive_ingredient": "waive",
    "change_order": "change-order",
    "replace_order": "replace-order",
}
_EVENT_ICONS: Final = ("kitchen", "chore", "order")  # in the order of EVENTS
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
        figure = text(x + 12, 17.6, sign.figure, _FIGURE, INK, bold=True, anchor="middle", room=20)
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
    """The signs of one effect."""
    n = abs(int(effect.n))
    figure = str(n) if n > 1 else ""
    if effect.name == "gain_modifier":
        return [Sign("mod", f"×{n}" if n > 1 else "")]  # "±1" and another figure would be read as one
    if effect.name in _SIMPLE:
        return [Sign(_SIMPLE[effect.name], figure)]
    if effect.op == GAIN_VP:
        return [Sign("coin", str(n))]
    if effect.op == GAIN_INGREDIENT:
        return [Sign(INGREDIENTS[effect.ingredient])]
    if effect.op == GAIN_CHOICE:
        kinds = [Sign(kind) for k, kind in enumerate(INGREDIENTS) if effect.mask >> k & 1]
        return kinds if effect.each else _one_of([[kind] for kind in kinds])
    if effect.op == DRAW_ITEM:
        return [Sign("item", f"{effect.keep}/{n}" if n > effect.keep else "")]
    if effect.op == TRACK:
        tracks = [[Sign(track)] for k, track in enumerate(TRACKS) if effect.mask >> k & 1]
        return [*_one_of(tracks), Sign("onward", figure)]
    if effect.op == NASTY:
        away = [Sign("nasty"), Sign("up" if effect.n < 0 else "down", figure)]
        return [Sign("rival"), *away] if effect.opponent else away
    if effect.op == STEAL_ITEM:
        return [Sign("steal"), Sign("item")]
    if effect.op == LATENESS:
        return [*([Sign(f"race-{RACES[effect.race]}")] if effect.race >= 0 else []), Sign("less-late", figure)]
    if effect.op == BONUS_ON:
        return [Sign(_EVENT_ICONS[effect.event]), Sign("coin", f"+{n}")]
    if effect.op == RETURN_THEN:
        return [Sign("any", figure), Sign("onward"), *signs(cards, int(effect.programs[0]))]
    if effect.op == CLEAR_SAYS:
        return [Sign("nasty"), Sign("cross")]
    assert effect.op == CHOOSE_ONE
    return _one_of([signs(cards, int(program)) for program in effect.programs])


def _one_of(ways: list[list[Sign]]) -> list[Sign]:
    """Ways with strokes between them; very many are as good as any."""
    if len(ways) > _MANY:
        return [Sign("any")] * len(ways[0])
    return [sign for k, way in enumerate(ways) for sign in ([Sign("/")] if k else []) + way]


# ── in place ──────────────────────────────────────────────────────────────────────────────────────


def gains(cards: Catalogue, program: int, x: float, y: float, size: float, room: float = 0) -> str:
    """All that a program does, in icons of this size; smaller where there is only so much room."""
    return _placed(f"gain-{program}", signs(cards, program), x, y, size, room)


def goods(cards: Catalogue, program: int, x: float, y: float, size: float, room: float = 0) -> str:
    """What a program does besides scoring points."""
    return _placed(f"goods-{program}", _goods(cards, program), x, y, size, room)


def gains_width(cards: Catalogue, program: int, size: float) -> float:
    return _width(signs(cards, program)) * size / _GRID


def goods_width(cards: Catalogue, program: int, size: float) -> float:
    return _width(_goods(cards, program)) * size / _GRID


def _placed(name: str, row: list[Sign], x: float, y: float, size: float, room: float) -> str:
    if not row:
        return ""
    wide = _width(row)
    fitted = min(size, room / wide * _GRID) if room else size
    return use(name, x, y + (size - fitted) / 2, wide * fitted / _GRID, fitted)


def _width(row: list[Sign]) -> float:
    return sum(sign.w + _GAP for sign in row) - _GAP if row else 0


def sign_row(row: list[Sign], cx: float, y: float, size: float, room: float) -> str:
    """Signs that are on no list of effects, around a middle line."""
    scale = min(size, room / _width(row) * _GRID) / _GRID
    drawn, x = "", 0.0
    for sign in row:
        drawn += _drawn(sign, x)
        x += sign.w + _GAP
    return group(drawn, x=cx - _width(row) * scale / 2, y=y, transform=f"scale({scale:.3g})")
