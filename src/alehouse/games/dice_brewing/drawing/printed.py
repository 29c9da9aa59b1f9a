"""What is printed on a space: the outline of what it takes, what it gives, the least speed-up die."""

from typing import Final

from alehouse.core.draw.colours import CARD, INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import circle, num, path, rect, stroke, use
from alehouse.games.dice_brewing.cards import COLOURS, NO_DIE, SPACE_EFFECTS, SPACE_OPS, Space
from alehouse.games.dice_brewing.drawing.materials import DICE, HOP
from alehouse.games.dice_brewing.drawing.pieces import coin, seed, small_die

_PAPER: Final = "#fffaf0"
_SCHOOL: Final = "#2c5688"


# ── what it takes ─────────────────────────────────────────────────────────────────────────────────


def slot(space: Space, cx: float, cy: float, size: float, words: bool = True) -> str:
    """A place for one item around a point; with `words` it says the least value of a die."""
    if space.takes_seed:
        disc = circle(cx, cy, size / 2 - 1, "#efe0bd", stroke="#9b7d4e", stroke_width=1.6, stroke_dasharray="3.5 3")
        return disc + use("i-sprout", cx - size * 0.28, cy - size * 0.28, size * 0.56, color="#8fa06a")
    colours = [COLOURS[n] for n in range(len(COLOURS)) if space.low[n]]
    x, y = cx - size / 2 + 1, cy - size / 2 + 1
    if len(colours) > 1:
        return _shared_slot(colours, x, y, size - 2)
    least = max(space.low)
    return _slot(colours[0], least if words and least > 1 else 0, x, y, size - 2)


def _slot(colour: str, least: int, x: float, y: float, s: float) -> str:
    """For dice of one colour."""
    look = DICE[colour]
    out = rect(x, y, s, s, s * 0.2, _PAPER) + rect(x, y, s, s, s * 0.2, look.body, fill_opacity=0.24)
    out += _dashes(x, y, s, look.edge)
    if not least:
        return out + use(look.mark, x + s * 0.22, y + s * 0.22, s * 0.56, color=look.edge, opacity=0.75)
    mark = use(look.mark, x + s * 0.29, y + s * 0.08, s * 0.42, color=look.edge)
    size = 14 if s > 36 else 12
    return out + mark + text(x + s / 2, y + s * 0.88, f"{least}+", size, look.edge, bold=True, anchor="middle")


def _shared_slot(colours: list[str], x: float, y: float, s: float) -> str:
    """For dice of either of two colours: the square is parted along its diagonal."""
    one, other = DICE[colours[-1]], DICE[colours[0]]
    if colours[0] == "yellow":
        one, other = other, one
    r = num(s * 0.2)
    high = f"M{num(x)} {num(y + s * 0.8)}V{num(y + s * 0.2)}q0 -{r} {r} -{r}H{num(x + s * 0.8)}z"
    low = f"M{num(x + s)} {num(y + s * 0.2)}V{num(y + s * 0.8)}q0 {r} -{r} {r}H{num(x + s * 0.2)}z"
    return (
        rect(x, y, s, s, s * 0.2, _PAPER)
        + path(high, one.body, fill_opacity=0.38)
        + path(low, other.body, fill_opacity=0.3)
        + use(one.mark, x + s * 0.12, y + s * 0.13, s * 0.42, color=one.edge)
        + use(other.mark, x + s * 0.47, y + s * 0.46, s * 0.42, color=other.edge)
        + _dashes(x, y, s, "#7d6a50")
    )


def _dashes(x: float, y: float, s: float, colour: str) -> str:
    """The printed edge of a slot."""
    line = {"stroke_width": 1.5, "stroke_opacity": 0.8}
    return rect(x, y, s, s, s * 0.2, "none", stroke=colour, stroke_dasharray="4 3", **line)


def speed_slot(space: Space, cx: float, cy: float, size: float) -> str:
    """The place for a skill die that resolves the space at once, and the least it must show."""
    x, y = cx - size / 2, cy - size / 2
    words = 14 if size > 34 else 12
    return (
        stroke(f"M{num(x - 3.5)} {num(y + 2)}V{num(y + size - 2)}", "#cbb994", 1.2, stroke_dasharray="2 3")
        + rect(
            x + 1, y + 1, size - 2, size - 2, 8, "#dbe7f3", stroke="#2f6bb0", stroke_width=1.4, stroke_dasharray="4 3"
        )
        + use("i-bolt", cx - size * 0.21, y + size * 0.08, size * 0.42, color="#d78a14")
        + text(cx, y + size * 0.88, f"{space.speedup_min}+", words, "#173c69", bold=True, anchor="middle")
    )


# ── what it gives ─────────────────────────────────────────────────────────────────────────────────


def gain(space: Space, x: float, cy: float, size: float) -> tuple[str, float]:
    """What a space gives, from `x` on; and how wide that is."""
    if space.raises:
        return _raise(int(space.raises), x, cy, size)
    if space.effect:
        sign = SPACE_OPS[SPACE_EFFECTS[space.effect]].sign
        return use(sign, x, cy - size / 2, size, color=_SCHOOL), size
    if any(given.coins for given in space.gains):
        return _prices(space, x, cy, size)
    if space.gain.seeds:
        return _seeds(int(space.gain.seeds), x, cy, size)
    if space.gain.die != NO_DIE:
        return small_die(COLOURS[space.gain.die], x, cy - size / 2, size), size
    return "", 0


def _raise(more: int, x: float, cy: float, size: float) -> tuple[str, float]:
    s = size * 0.84
    words = 14 if size > 30 else 12
    wide = width(f"+{more}", words, bold=True) + 5
    box = max(s, wide)
    out = rect(x, cy - s / 2, box, s, s * 0.24, CARD, stroke="#6a5a44", stroke_width=1.5)
    out += text(x + box / 2, cy + words * 0.36, f"+{more}", words, INK, bold=True, anchor="middle")
    up = size * 0.42
    return out + use("i-up", x + box + 1, cy - up / 2, up, color=HOP), box + 1 + up


def _seeds(count: int, x: float, cy: float, size: float) -> tuple[str, float]:
    s = size * 0.76
    step = s * 0.62
    return "".join(seed(x + n * step, cy - s / 2, s) for n in range(count)), s + (count - 1) * step


def _prices(space: Space, x: float, cy: float, size: float) -> tuple[str, float]:
    """Coins for a die of each colour, one below the other."""
    sold = [(COLOURS[n], int(given.coins)) for n, given in enumerate(space.gains) if space.low[n] and given.coins]
    sold.sort(key=lambda price: -price[1])
    step = max(14.0, size * 0.54)
    top = cy - step * (len(sold) - 1) / 2
    out, wide = "", 0.0
    for n, (colour, coins) in enumerate(sold):
        y = top + n * step
        figure = width(coins, 12, bold=True)
        out += use(DICE[colour].mark, x, y - 7, 14, color=DICE[colour].body)
        out += text(x + 15, y + 4.4, coins, 12, INK, bold=True) + coin(x + 17 + figure, y - 7, 14)
        wide = max(wide, 31 + figure)
    return out, wide
