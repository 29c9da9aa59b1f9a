"""The four houses of a brewery and the street they stand in: walls, roofs, enamel signs, hills behind."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.colours import ON_DARK, OUTLINE
from alehouse.core.draw.lettering import SQUEEZED, fitting, text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import circle, gradient, group, num, path, rect, stroke, symbol, use
from alehouse.games.dice_brewing.drawing.pieces import action_token
from alehouse.games.dice_brewing.drawing.roofs import ROOF_HEIGHT, ROOF_WIDTH
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import BuildingView

FLOORS: Final = 3  # every house is as high as the highest
_SAID: Final = 96  # a narrower house names the round only
_BESIDE_LOCK: Final = 50  # what a lock on planks leaves no room for
_SHORT: Final = 58  # a very narrow one its number
_PLANKED: Final = 1  # the floor over which a house that is not open is boarded
_NAMED: Final = 12  # a lower gable has no room for a name


@dataclass(frozen=True)
class Paint:
    """The colours of a house: its sign, its wall, its timber."""

    sign: str
    wall: str
    beam: str


PAINTS: Final = {
    "malt_house": Paint("#8a4d1e", "#ecd49a", "#7b4a23"),
    "hops_plantation": Paint("#3f6a28", "#d5dfb0", "#4b6a2e"),
    "school": Paint("#2c5688", "#d3dce0", "#46535f"),
    "seed_department": Paint("#7c2a45", "#ebcfc0", "#6f3144"),
}


# ── the street ────────────────────────────────────────────────────────────────────────────────────


def streets() -> str:
    """The shared drawings `street-summer` and `street-winter`: evening sky and hop hills, or snow."""
    return (
        gradient("sky-winter", (0, "#8097b0"), (1, "#f3e4d3"))
        + _street("summer", "url(#sky)", "#c9b765", "#93ad55", "#5d7f38")
        + _street("winter", "url(#sky-winter)", "#c6d0d6", "#e4e9ea", "#f3f5f4")
    )


def _street(season: str, sky: str, far: str, near: str, ground: str) -> str:
    """On a grid of 700 by 300, stretched to any size."""
    return symbol(
        f"street-{season}",
        700,
        300,
        rect(0, 0, 700, 300, 0, sky),
        path("M0 78q84 -42 175 0t175 0 175 0 175 0V300H0Z", far, opacity=0.6),
        path("M0 108q70 -36 140 0t140 0 140 0 140 0 140 0V300H0Z", near, opacity=0.75),
        rect(0, 287, 700, 13, 0, ground),
        preserveAspectRatio="none",
    )


def street(season: str, x: float, y: float, w: float, h: float) -> str:
    """The street behind a row of houses, the evening sun above it."""
    sun = circle(x + w / 2, y + min(h * 0.11, 32), min(h * 0.065, 20), "#fff3c4", opacity=0.8)
    return use(f"street-{season}", x, y, w, h) + sun


# ── signs ─────────────────────────────────────────────────────────────────────────────────────────


def enamel_sign(words: str, cx: float, y: float, span: float, fill: str, h: float = 24, ink: str = "#fff8e6") -> str:
    """An enamel sign around `cx`, as wide as its words ask for: a coloured plate with a white line along its edge."""
    size = fitting(words, 14, span - 16, serif=True)
    w = min(span, width(words, size, serif=True) + 20)
    x = cx - w / 2
    plate = rect(x, y, w, h, 5, fill, stroke=OUTLINE, stroke_width=1)
    edge = rect(x + 2.5, y + 2.5, w - 5, h - 5, 3.5, stroke="#fff8e6", stroke_width=1.2, opacity=0.9)
    return plate + edge + text(cx, y + h / 2 + size * 0.35, words, size, ink, serif=True, anchor="middle", span=w - 8)


# ── houses ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class House:
    """The measures of a house: how wide it is, how high its roof, and a floor."""

    w: float
    roof: float
    floor: float
    margin: float = 5  # between the wall and a space

    @property
    def walls(self) -> float:
        """The height of the walls."""
        return self.floor * FLOORS + 6

    @property
    def h(self) -> float:
        return self.roof + self.walls


def house(table: DrawnTable, building: BuildingView, measures: House, legal: bool) -> str:
    """A house without its spaces; its roof begins at the origin."""
    paint = PAINTS[building.id]
    w, roof = measures.w, measures.roof
    overhang = (ROOF_WIDTH - 178) / 2 * w / 178
    high = ROOF_HEIGHT * roof / 46
    out = use(f"roof-{building.id}", -overhang, roof - high, w + 2 * overhang, high)
    tall = 24 if roof > 36 else 21
    sign = enamel_sign(table.say(f"building-{building.id}"), w / 2, roof - tall, w - 4, paint.sign, tall)
    return _walled(paint, measures, legal, out, sign)


def small_house(table: DrawnTable, building: BuildingView, measures: House, legal: bool) -> str:
    """The same where there is little room: the roof is a gable with a short name."""
    paint = PAINTS[building.id]
    w, roof = measures.w, measures.roof
    gable = path(f"M-2 {num(roof)}L8 0H{num(w - 8)}L{num(w + 2)} {num(roof)}Z", paint.sign)
    if roof < _NAMED:
        return _walled(paint, measures, legal, gable, "")
    name = table.say(f"board-short-{building.id}")
    return _walled(
        paint, measures, legal, gable, text(w / 2, roof - 3.6, name, 12, "#fff8e6", anchor="middle", span=w - 18)
    )


def _walled(paint: Paint, measures: House, legal: bool, roof: str, sign: str) -> str:
    """The walls below a roof, a sign upon them; all of it lit while the house is to be chosen."""
    w, h, top = measures.w, measures.walls, measures.roof - 1
    wall = rect(0, top, w, h, 3, paint.wall, stroke=paint.beam, stroke_width=1.5)
    shade = stroke(f"M{num(w - 5)} {num(top + 1)}v{num(h - 2)}", "#000", 8, opacity=0.06)
    if not legal:
        return roof + wall + shade + sign
    return group(shine(w, h, 3), y=top) + roof + wall + shade + sign + group(ring(w, h, 3), y=top)


# ── shut houses ───────────────────────────────────────────────────────────────────────────────────


def veil(measures: House) -> str:
    """What hangs over the walls of a house that cannot be used."""
    w, top, h = measures.w, measures.roof - 1, measures.walls
    return rect(0, top, w, h, 3, "#2a211b", opacity=0.12) + rect(0, top, w, h, 3, "url(#hatch)")


def blocked_sign(table: DrawnTable, measures: House) -> str:
    """An action token has blocked the house."""
    w, cy = measures.w, measures.roof + measures.walls / 2
    size = 44 if w > 120 else 36
    token = action_token("block_building", w / 2 - size / 2, cy - size / 2 - 8, size)
    return token + _plaque(table.say("board-blocked"), w, cy + 24)


def lock(table: DrawnTable, building: BuildingView, measures: House) -> str:
    """The house is not open yet."""
    w, cy = measures.w, measures.roof + measures.walls / 2
    brief = table.say("board-round", round=building.opens)
    if w > _SAID:
        said = table.say("board-opens", round=building.opens)
        return _boarded(said if width(said, 12, bold=True) * SQUEEZED <= w - _BESIDE_LOCK else brief, measures)
    words = brief if w > _SHORT else str(building.opens)
    disc = circle(w / 2, cy - 8, 20, "#3a2b20", stroke="#b9802f", stroke_width=2)
    return disc + use("i-lock", w / 2 - 12, cy - 20, 24, color="#f7d98d") + _plaque(words, w, cy + 24)


def is_covered(building: BuildingView, floor: int, measures: House) -> bool:
    """Whether the planks of a house that is not open yet lie over this floor of it."""
    return not building.open and not building.blocked and measures.w > _SAID and floor == _PLANKED


def _boarded(words: str, measures: House) -> str:
    """Planks over the middle floor, a lock and the round on them: no word of the house is half covered."""
    w, h = measures.w - 6, measures.floor - 2
    top = measures.roof + 3 + measures.floor * _PLANKED
    planks = "".join(
        rect(3, top + n * h / 3, w, h / 3, 2, fill, stroke="#2b1b0f", stroke_width=1)
        for n, fill in enumerate(("#5b3d26", "#664630", "#5b3d26"))
    )
    nails = "".join(circle(x, top + (n + 0.5) * h / 3, 1.3, "#c9a24a") for n in range(3) for x in (9, measures.w - 9))
    wide = min(measures.w - _BESIDE_LOCK, width(words, 12, bold=True))
    left = (measures.w - wide - 26) / 2
    sign = use("i-lock", left, top + h / 2 - 11, 22, color="#f7d98d")
    return planks + nails + sign + text(left + 26, top + h / 2 + 4.3, words, 12, ON_DARK, bold=True, span=wide)


def _plaque(words: str, w: float, cy: float) -> str:
    """A few words on a dark strip across a house; in one that is too narrow for them the sign above must do."""
    span = w - 8
    if width(words, 12, bold=True) * SQUEEZED > span - 8:
        return ""
    wide = min(span, width(words, 12, bold=True) + 16)
    strip = rect(w / 2 - wide / 2, cy - 10, wide, 20, 6, "#3a2b20", stroke="#b9802f", stroke_width=1.2)
    return strip + text(w / 2, cy + 4.3, words, 12, ON_DARK, bold=True, anchor="middle", span=span - 8)
