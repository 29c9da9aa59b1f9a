"""Card faces: title band, picture, effect in icons, lanterns and reference grid; special cards likewise."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.draw.colours import AMBER, BERRY, CARD, INK, LINE, MUTED, ON_DARK
from alehouse.core.draw.lettering import SMALLEST, halves, heading, text, width
from alehouse.core.draw.pieces import counted, counted_width, lights, lit, provenance, stack_edge
from alehouse.core.draw.svg import circle, num, path, rect, stroke, symbol, top_rounded, use
from alehouse.core.words import Words
from alehouse.games.dwarf.cards import BLOCK_MINING, GOODS, LOSE_ALL, SWAP, Card, Catalogue, Special
from alehouse.games.dwarf.drawing.materials import BANDS


@dataclass(frozen=True, eq=False)
class Size:
    """One of the sizes in which a Mine card is drawn, and how its height is shared out."""

    name: str
    w: float
    band: float
    picture: float
    monster_picture: float  # monsters need a second effect line
    foot: float
    title: float
    icon: float
    figure: float
    medallion: float

    @property
    def h(self) -> float:
        return self.w * 1.4

    @property
    def reach(self) -> float:
        """How far the light around a legal card reaches: small cards lie closer together."""
        return 6 if self.w > 120 else 3.5

    @property
    def edge(self) -> float:
        """How far each buried card peeps out."""
        return {"l": 3, "m": 2.2, "s": 2}[self.name]

    def picture_of(self, card: Card) -> float:
        return self.monster_picture if card.threat else self.picture

    def effect_top(self, card: Card) -> float:
        return self.band + self.picture_of(card)


LARGE: Final = Size("l", 134, 28, 92, 82, 26, 14, 19, 14, 13)
MIDDLE: Final = Size("m", 108, 20, 70, 62, 21, 12, 15, 12, 11)
SMALL: Final = Size("s", 90, 20, 60, 50, 8, 12, 14, 12, 10)
SIZES: Final = (LARGE, MIDDLE, SMALL)
PILE: Final = "p"  # special cards beside large Mine cards; beside small ones they are of their size
PILE_WIDTH: Final = 106
MOUNTAIN: Final = (112, 80)  # the backs of the Mountain cards, lying on their sides

_GRID_CELL: Final = "#e0802a"
_THREAT_INK: Final = "#6d1f3a"


# ── shared faces ──────────────────────────────────────────────────────────────────────────────────


def card_drawings(catalogue: Catalogue) -> str:
    """For every type and size the face without words and position; lanterns and reference grid."""
    by_type = {card.type: card for card in catalogue.cards.values()}
    by_kind = {_kind(card): card for card in by_type.values()}
    frames = "".join(
        _paper(size)
        + lights(size.name, size.w, size.h, size.reach)
        + _edges(size)
        + "".join(_common(card, size) for card in by_kind.values())
        for size in SIZES
    )
    faces = "".join(_face(card, size) for card in by_type.values() for size in SIZES)
    frames += lights(PILE, PILE_WIDTH, PILE_WIDTH * 1.4, LARGE.reach)
    grids = {_grid_name(card): _grid(card) for card in catalogue.cards.values()}
    marks = "".join(map(_lanterns, range(4))) + _net() + "".join(grids.values()) + _forbidden()
    return frames + faces + marks + _mountain_back(*MOUNTAIN)


def ring_around(size: Size) -> str:
    """Lantern light around a Mine card; the page shows it while the card's place is legal."""
    return lit(size.name, size.w, size.h, size.reach)


def ring_around_special(w: float) -> str:
    """The same around a special card of one of its two sizes."""
    return lit(PILE, w, w * 1.4, LARGE.reach) if w == PILE_WIDTH else ring_around(SMALL)


def _paper(size: Size) -> str:
    """The card itself, with a shadow that it keeps while it flies."""
    return symbol(
        f"paper-{size.name}",
        size.w,
        size.h,
        rect(0.6, 2.6, size.w - 1.2, size.h - 1.2, 10, "#000", opacity=0.35),
        rect(0.6, 0.6, size.w - 1.2, size.h - 1.2, 10, CARD, stroke=LINE, stroke_width=1.2),
        overflow="visible",
    )


def _edges(size: Size) -> str:
    """The edges of buried cards, for stacks of each height up to six: the lowest one, and those of a lower stack."""
    out = symbol(f"edges-{size.name}-1", size.w, size.h)
    for count in range(2, 7):
        lowest = stack_edge(count - 1, size.w, size.h, size.edge)
        others = _whole(f"edges-{size.name}-{count - 1}", size)
        out += symbol(f"edges-{size.name}-{count}", size.w, size.h, lowest, others, overflow="visible")
    return out


def _kind(card: Card) -> str:
    return f"{card.action_name}-threat" if card.threat else card.action_name


def _common(card: Card, size: Size) -> str:
    """What all cards of a kind share: the title's band, the icon between picture and effect, the frame of a threat."""
    action = card.action_name
    middle = size.effect_top(card)
    r = size.medallion
    return symbol(
        f"common-{size.name}-{_kind(card)}",
        size.w,
        size.h,
        _band(size, size.band, action),
        path(f"M1 {num(middle)}H{num(size.w - 1)}", stroke=LINE, stroke_width=1.2),
        circle(r + 4, middle, r, BANDS[action], stroke=CARD, stroke_width=2),
        use(f"a-{action}", r * 0.32 + 4, middle - r * 0.68, r * 1.36, color=ON_DARK),
        _threat_frame(card, size) if card.threat else "",
        overflow="visible",
    )


def _band(size: Size, high: float, action: str) -> str:
    return path(top_rounded(size.w, high, 10), BANDS[action], stroke=LINE, stroke_width=1.2)


def _threat_frame(card: Card, size: Size) -> str:
    left, middle, half = _threat_place(card, size)
    icon = size.icon * 0.84
    frame = rect(6, middle - half / 2 + 0.5, size.w - 12, half - 1, 6, "#f3d5d3", stroke=BERRY, stroke_width=1)
    return frame + use("claw", left, middle - icon / 2, icon, color=BERRY)


def _threat_place(card: Card, size: Size) -> tuple[float, float, float]:
    """Where a threat stands, below the effect: its left end, its middle line, how high it is."""
    top = size.effect_top(card)
    half = (size.h - size.foot - top) / 2 - 1
    return 10 if size is not SMALL else 8, top + half * 1.5 + 1.5, half


def _face(card: Card, size: Size) -> str:
    return symbol(
        f"f-{size.name}-{card.type}",
        size.w,
        size.h,
        _whole(f"paper-{size.name}", size),
        use(f"m-{card.type}", 1, size.band, size.w - 2, size.picture_of(card)),
        _whole(f"common-{size.name}-{_kind(card)}", size),
        _effect(card, size),
        overflow="visible",
    )


def _whole(drawing: str, size: Size) -> str:
    return use(drawing, 0, 0, size.w, size.h)


def _effect(card: Card, size: Size) -> str:
    """What one worker does here, in icons."""
    middle = size.effect_top(card)
    room = size.h - size.foot - middle
    if card.threat:
        return _icons(_parts(card), size.w * 0.36, middle + (room / 2 - 1) * 0.58, size.icon * 0.9, size.figure)
    parts = _parts(card)
    shift = 6 if len(parts) < 4 else 0
    large = 1.35 if len(parts) == 1 else 1
    figure = size.figure * (1.4 if large > 1 else 1)
    return _icons(parts, size.w / 2 + shift, middle + room / 2 + 3, size.icon * large, figure)


Part = tuple[str, str]  # a number with its sign and what it counts; ("", "") is an arrow


def _parts(card: Card) -> list[Part]:
    if card.extra_workers:
        return [(f"+{card.extra_workers}", "x-any")]
    gain = _amounts(card.gain)
    if not card.costs:
        return [(f"+{amount}", f"g-{good}") for good, amount in gain.items()]
    return [*_plain_parts(_amounts(card.pay)), ("", ""), *_plain_parts(gain)]


def _amounts(goods: vec[i64]) -> dict[str, int]:
    return {good: int(n) for good, n in zip(GOODS, goods) if n}


def _plain_parts(amounts: dict[str, int]) -> list[Part]:
    return [(str(n) if n > 1 else "", f"g-{good}") for good, n in amounts.items()]


def _icons(parts: list[Part], cx: float, cy: float, icon: float, figure: float, ink: str = INK) -> str:
    """Parts side by side, centred."""
    gap = icon * 0.3 if icon > 12 else 2
    widths = [counted_width(n, icon, figure) if good else icon * 0.8 for n, good in parts]
    x = cx - (sum(widths) + gap * (len(parts) - 1)) / 2
    out = ""
    for (n, good), wide in zip(parts, widths):
        out += counted(x, cy, n, good, icon, figure, ink) if good else _arrow(x, cy, icon)
        x += wide + gap
    return out


def _arrow(x: float, cy: float, icon: float) -> str:
    return use("i-arrow", x, cy - icon * 0.4, icon * 0.8, color=MUTED)


def _lanterns(lit: int) -> str:
    lamps = "".join(use("lit" if n < lit else "unlit", n * 18, 0, 14, 20) for n in range(3))
    return symbol(f"lanterns-{lit}", 50, 20, lamps)


def _net() -> str:
    net = "M8 0V24M16 0V24M0 8H24M0 16H24"
    return symbol("net", 24, 24, stroke(net, MUTED, 0.8), rect(0.5, 0.5, 23, 23, 2, stroke=MUTED))


def _grid_name(card: Card) -> str:
    return f"grid-{card.cell}{card.black}{card.white}"


def _grid(card: Card) -> str:
    """The card's own cell, and the cells of the black and the white worker (DW-3.5)."""

    def cell(n: int) -> tuple[int, int]:
        return n % 3 * 8, n // 3 * 8

    own, black, white = cell(card.cell), cell(card.black), cell(card.white)
    return symbol(
        _grid_name(card),
        24,
        24,
        rect(0, 0, 24, 24, 2, "#e9dcbf"),
        rect(*own, 8, 8, 0, _GRID_CELL),
        use("net", 0, 0, 24),
        circle(black[0] + 4, black[1] + 4, 2.7, INK, stroke=INK, stroke_width=0.9),
        circle(white[0] + 4, white[1] + 4, 2.7, "#fff", stroke=INK, stroke_width=0.9),
    )


def _forbidden() -> str:
    """No mining: the pick, struck through."""
    return symbol(
        "no-mining",
        24,
        24,
        use("a-mine", 3, 3, 18, color=INK),
        circle(12, 12, 10.6, stroke=BERRY, stroke_width=2.2),
        stroke("M4.6 4.6L19.4 19.4", BERRY, 2.2),
    )


# ── a card with its words ─────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1024)
def mine_card(card: Card, size: Size, words: Words) -> str:
    """A Mine card's face at the origin."""
    foot = _foot(card, size) if size is not SMALL else ""
    title = _title(words.say(f"card-{card.type}"), size, card.action_name)
    return use(f"f-{size.name}-{card.type}", 0, 0, size.w, size.h) + title + _threat(card, size, words) + foot


def _title_lines(title: str, size: Size) -> list[str]:
    """One line or, where it would be squeezed too much, two."""
    long = width(title, SMALLEST, bold=True, serif=True) > (size.w - 8) * 1.15
    return halves(title) if long else [title]


def band_height(title: str, size: Size) -> float:
    return size.band if len(_title_lines(title, size)) == 1 else max(size.band, 34)


def _title(title: str, size: Size, action: str) -> str:
    """The title; the number plate will cover the band's left corner, so it stands a little to the right."""
    lines, high = _title_lines(title, size), band_height(title, size)
    type_size = size.title if len(lines) == 1 else SMALLEST
    first = high / 2 + type_size * 0.33 - (len(lines) - 1) * 6.8
    words = (
        heading(size.w / 2 + 3, first + n * 13.6, line, type_size, ON_DARK, "middle", size.w - 16)
        for n, line in enumerate(lines)
    )
    higher = _band(size, high, action) if high > size.band else ""
    return higher + "".join(words)


def _threat(card: Card, size: Size, words: Words) -> str:
    """What a monster does when nobody stands in its way."""
    if not card.threat:
        return ""
    left, middle, _ = _threat_place(card, size)
    icon = size.icon * 0.84
    cx = (left + icon + size.w - 6) / 2
    if card.threat == BLOCK_MINING:
        icon *= 1.3
    return _icons(threat_parts(card, words), cx, middle, icon, size.figure, _THREAT_INK)


def threat_parts(card: Card, words: Words) -> list[Part]:
    """A monster's threat as numbers and icons."""
    good = f"g-{GOODS[card.threat_good]}"
    if card.threat == BLOCK_MINING:
        return [("", "no-mining")]
    if card.threat == LOSE_ALL:
        return [(words.say("scene-threat-all"), good)]
    if card.threat == SWAP:
        amount = str(card.threat_amount)
        return [(amount, good), ("", ""), (amount, f"g-{GOODS[card.threat_gain]}")]
    return [(f"−{card.threat_amount}", good)]


def _foot(card: Card, size: Size) -> str:
    top = size.h - size.foot
    lamp = 11 if size is LARGE else 9
    lanterns = use(f"lanterns-{card.lanterns}", 8, top + (3 if size is LARGE else 2), lamp * 50 / 14, lamp * 1.43)
    code = ""
    if size is LARGE and card.code:
        code = text(size.w / 2 + 15, top + 12.5, card.code, 12, MUTED, anchor="middle")
    side = 21 if size is LARGE else 17
    return lanterns + code + reference_grid(card, size.w - side - 7, top + 1, side)


def reference_grid(card: Card, x: float, y: float, side: float) -> str:
    """The grid that printed opponents follow."""
    return use(_grid_name(card), x, y, side)


# ── special cards ─────────────────────────────────────────────────────────────────────────────────


def special_card(special: Special, mine_side: Card, w: float, words: Words) -> str:
    """A special side: picture, the double worker, the Mine side it turns into (its pairing reconstructed)."""
    h = w * 1.4
    band, picture = 36, h * 0.472
    lines = halves(words.say(f"card-{special.id}"))
    first = 15.5 if len(lines) == 2 else 23
    titles = "".join(
        heading(w / 2, first + n * 14, line, 12, "#ffe3a8", anchor="middle", room=w - 12)
        for n, line in enumerate(lines)
    )
    foot = band + picture
    cy = foot + (h - foot) / 2 - 3
    scale = w / 106
    return (
        rect(0, 2, w, h, 10, "#000", opacity=0.35)
        + rect(0.6, 0.6, w - 1.2, h - 1.2, 10, CARD, stroke=LINE, stroke_width=1.2)
        + use(f"m-{special.id}", 1, band, w - 2, picture)
        + path(f"M1 {num(foot)}H{num(w - 1)}", stroke=LINE, stroke_width=1.2)
        + path(top_rounded(w, band, 10), BANDS["special"], stroke=LINE, stroke_width=1.2)
        + rect(1, band, w - 2, 2, 0, AMBER)
        + titles
        + use("w-any", 7 * scale, cy - 13 * scale, 20 * scale, 26 * scale)
        + use("w-any", 23 * scale, cy - 13 * scale, 20 * scale, 26 * scale, opacity=0.5)
        + use("i-arrow", 47 * scale, cy - 7 * scale, 14 * scale, color=MUTED)
        + reference_grid(mine_side, 65 * scale, cy - 11 * scale, 22 * scale)
        + provenance(96 * scale, cy + 7 * scale)
    )


def _mountain_back(w: float, h: float) -> str:
    """The back of the Mountain cards: the shared drawing `mountain-back`."""

    def at(x: float, y: float) -> str:
        return f"{num(round(w * x, 1))} {num(round(h * y, 1))}"

    ridge = "L".join(at(x, y) for x, y in ((0.06, 0.86), (0.3, 0.46), (0.42, 0.6), (0.54, 0.3), (0.94, 0.86)))
    shade = "L".join(at(x, y) for x, y in ((0.54, 0.3), (0.94, 0.86), (0.6, 0.86), (0.52, 0.6)))
    snow_line = ((0.54, 0.3), (0.46, 0.48), (0.52, 0.46), (0.55, 0.54), (0.6, 0.46), (0.66, 0.47))
    snow = "L".join(at(x, y) for x, y in snow_line)
    arc = num(round(w * 0.05, 1))
    adit = f"M{at(0.36, 0.86)}L{at(0.36, 0.74)}A{arc} {arc} 0 0 1 {at(0.46, 0.74)}L{at(0.46, 0.86)}Z"
    return symbol(
        "mountain-back",
        w,
        h,
        rect(0, 0, w, h, 10, "#2b3640", stroke=LINE, stroke_width=1.2),
        rect(5, 5, w - 10, h - 10, 7, "#34424e", stroke="#8a9aa8", stroke_width=1.2),
        circle(w * 0.74, h * 0.3, h * 0.11, "#ffe9b0"),
        circle(w * 0.74, h * 0.3, h * 0.2, "#ffe9b0", opacity=0.18),
        path(f"M{ridge}Z", "#5d6d7a"),
        path(f"M{shade}Z", "#475561"),
        path(f"M{snow}Z", "#eef3f6"),
        path(adit, "#1a130d"),
        circle(w * 0.41, h * 0.79, h * 0.06, "#ffcf5a"),
        overflow="visible",
    )
