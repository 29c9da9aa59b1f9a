"""What the breweries are built of: brick and roofs, tanks, conveyor belts, trucks, pipes.

Shared drawings: the copper tank `fermenter` on a grid of 58 by 70, the conveyor `belt` on 100 by 64, the
players' trucks `truck-0` on 108 by 96.
"""

from typing import Final

from alehouse.core.draw.colours import LANTERN, PARCHMENT
from alehouse.core.draw.players import COLOURS, mark
from alehouse.core.draw.svg import circle, num, outlined, path, rect, stroke, symbol, use

ROOF: Final = "#7d3a2b"
WALL_LINE: Final = "#4d2118"
WINDOW: Final = "#ffe2a0"
PIPE: Final = "#8a481e"
_IRON: Final = "#2b343c"
_TANK: Final = (58.0, 70.0)
_BELT: Final = (100.0, 64.0)
_TRUCK: Final = (108.0, 96.0)


def plant_drawings() -> str:
    """All of them, as shared drawings."""
    return "".join(
        (
            _tank(),
            _belt(),
            *(_truck(colour) for colour in range(len(COLOURS))),
        )
    )


# ── walls ─────────────────────────────────────────────────────────────────────────────────────────


def walls(w: float, h: float, top: float) -> str:
    """A brick building in section, with light inside, below a roof of that height."""
    outside = rect(0, top, w, h - top, 3, "url(#brick)", stroke=WALL_LINE, stroke_width=1.5)
    return outside + rect(6, top + 6, w - 12, h - top - 11, 4, "url(#hall)", stroke=WALL_LINE, stroke_width=1)


def gable(w: float, top: float) -> str:
    """A roof of two slopes."""
    return outlined(f"M-3 {num(top)}L{num(w / 2)} 1L{num(w + 3)} {num(top)}Z", ROOF, 1.2, WALL_LINE)


def saw_teeth(w: float, top: float, count: int) -> str:
    """The roof of a factory: teeth with windows."""
    tooth = w / count
    return "".join(_tooth(k * tooth, tooth, top) for k in range(count))


def _tooth(x: float, w: float, top: float) -> str:
    slope = outlined(f"M{num(x)} {num(top)}V3L{num(x + w)} {num(top)}Z", ROOF, 1.2, WALL_LINE)
    pane = f"M{num(x + 4)} {num(top - 2)}V{num(top * 0.4)}L{num(x + w * 0.46)} {num(top - 2)}Z"
    return slope + outlined(pane, WINDOW, 0.8, WALL_LINE)


def lot(w: float, h: float, r: float = 6) -> str:
    """A place where nothing is built yet."""
    return rect(0, 0, w, h, r, "#e4d5b0", stroke="#8d7b60", stroke_width=1.2, stroke_dasharray="5 4")


# ── equipment ─────────────────────────────────────────────────────────────────────────────────────


def _tank() -> str:
    """Copper on legs; the batch is seen through the porthole, whose middle lies at (29, 37)."""
    copper, line = "url(#copper)", "#4a210b"
    rivets = "".join(circle(6 + k * 46 / 6, 19, 1.2, "#f6c79b") for k in range(7))
    return symbol(
        "fermenter",
        *_TANK,
        stroke("M9 60v9M49 60v9", "#4a3420", 5),
        outlined("M0.7 16H57.3V55q0 6-8 6H8.7q-8 0-8-6Z", copper, 1.3, line),
        outlined("M0.7 16C0.7 4 57.3 4 57.3 16Z", copper, 1.3, line),
        rect(24, 0, 10, 8, 2, PIPE, stroke=line, stroke_width=1),
        stroke("M.7 19H57.3M.7 54H57.3", line, 1.2, stroke_opacity=0.7),
        rivets,
        circle(29, 37, 18.5, "#3a1c0b", stroke="#f0b27c", stroke_width=2),
    )


def tank(cx: float, bottom: float, h: float) -> str:
    w = h * _TANK[0] / _TANK[1]
    return use("fermenter", cx - w / 2, bottom - h, w, h)


def porthole(bottom: float, h: float) -> tuple[float, float]:
    """Where the batch of a tank of that height is seen: its middle, and how large it may be."""
    return bottom - h + h * 37 / 70, h * 16.5 / 70


def _belt() -> str:
    """A conveyor with bottles; the batch lies in the middle, at (50, 30)."""
    bottles = "".join(map(_bottle, (6, 18, 78, 90)))
    rollers = "".join(circle(7 + k * 86 / 7, 53.5, 2.7, "#9aa5ad") for k in range(8))
    return symbol(
        "belt",
        *_BELT,
        bottles,
        stroke("M10 58v6M90 58v6", _IRON, 4),
        rect(0.6, 49, 98.8, 9, 4.5, "#4c5a67", stroke=_IRON, stroke_width=1.2),
        rollers,
        circle(50, 30, 18, PARCHMENT, stroke="#8d7b60", stroke_width=1.3, stroke_dasharray="4 3"),
    )


def _bottle(x: float) -> str:
    glass = outlined(f"M{x} 20h4v7l2.5 3.5V49h-9V30.5L{x} 27Z", "#7a4a22", 0.8, "#3b2412")
    return glass + rect(x - 2.2, 36, 8.4, 7, 1, "#fbf0d6")


def belt(cx: float, bottom: float, h: float) -> str:
    w = h * _BELT[0] / _BELT[1]
    return use("belt", cx - w / 2, bottom - h, w, h)


def on_belt(bottom: float, h: float) -> tuple[float, float]:
    """Where the batch of a belt of that height lies: its middle, and how large it may be."""
    return bottom - h + h * 30 / 64, h * 16.5 / 64


def arrow(x: float, cy: float, w: float) -> str:
    """Where a batch goes next."""
    d = f"M{num(x)} {num(cy)}h{num(w)}m-6 -6l6 6l-6 6"
    return stroke(d, "#6b3212", 3.4, stroke_linejoin="round", stroke_linecap="round")


def _truck(colour: int) -> str:
    """The delivery truck in its owner's colour; sold batches lie on its freight area, from (6, 28) to (68, 74)."""
    paint = COLOURS[colour]
    wheels = "".join(circle(x, 84, 11, "#2a211b") + circle(x, 84, 4.5, "#b9c2c8") for x in (20, 88))
    return symbol(
        f"truck-{colour}",
        *_TRUCK,
        rect(2, 2, 72, 74, 5, "#f6ead0", stroke="#3b2f26", stroke_width=1.8),
        rect(3, 8, 70, 17, 0, paint),
        mark(colour, 38, 16.5, 11),
        outlined("M74 26h18l13 20v30H74Z", paint, 1.8, "#3b2f26"),
        outlined("M79 32h10l9 13H79Z", "#dcebf5", 1.2, "#3b2f26"),
        rect(98, 58, 7, 8, 2, LANTERN, stroke="#3b2f26", stroke_width=1),
        path("M0 76h108v6H0z", "#3b2f26"),
        wheels,
    )


def truck(colour: int, x: float, bottom: float, h: float) -> str:
    return use(f"truck-{colour}", x, bottom - h, h * _TRUCK[0] / _TRUCK[1], h)
