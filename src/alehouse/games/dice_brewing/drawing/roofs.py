"""What stands above the houses of a player board, each with a silhouette of its own; and the hop garden."""

from typing import Final

from alehouse.core.draw.svg import circle, num, path, rect, stroke, symbol, use

# A roof is drawn on this grid; it overhangs the wall by 3 on both sides and rests on its lower edge.
ROOF_WIDTH: Final = 184
ROOF_HEIGHT: Final = 70
GARDEN_WIDTH: Final = 168
GARDEN_HEIGHT: Final = 74

_WOOD: Final = "#6b4a26"
_VINE: Final = "#4f7f33"


def roofs() -> str:
    """The shared drawings `roof-…`, one for each building, and `garden`; both may be stretched."""
    drawings = {
        "malt_house": _kiln(),
        "hops_plantation": _trellis(),
        "school": _clock_tower(),
        "seed_department": _greenhouse(),
    }
    houses = "".join(
        symbol(f"roof-{building}", ROOF_WIDTH, ROOF_HEIGHT, drawing, preserveAspectRatio="none", overflow="visible")
        for building, drawing in drawings.items()
    )
    return houses + symbol("garden", GARDEN_WIDTH, GARDEN_HEIGHT, _garden(), preserveAspectRatio="none")


def _kiln() -> str:
    """A tiled roof with an oast's cowl, smoking."""
    tiles = "".join(f"M{num(33 + i * 19.67)} 45L{num(21 + i * 23.67)} 70" for i in range(7))
    return (
        path("M0 70L25 43.3H159L184 70Z", "#a8582b")
        + stroke(tiles, "#000", 1, opacity=0.18)
        + path("M107 52.5L125 28.6H137L155 52.5Z", "#8d4520")
        + path("M124 30.4L127 17.5L144 23L138 30.4Z", "#fff4dc", stroke="#7b4a23")
        + stroke("M145 21.2q8 -6 14 -2t13 -4", "#fff", 2.4, opacity=0.55, stroke_linecap="round")
    )


def _trellis() -> str:
    """Five poles with hops climbing up them, under a beam."""
    out = ""
    for i in range(5):
        x = num(17 + i * 37.5)
        out += stroke(f"M{x} 70V21", _WOOD, 3)
        out += stroke(f"M{x} 70q-9 -6 0 -11.5q9 -6 0 -11.5q-9 -6 0 -11.5q9 -6 0 -11.5", _VINE, 3)
        for j in range(3):
            side = 7 if (i + j) % 2 else -7
            colour = "#7db04c" if j % 2 else "#5f8f3e"
            out += use("hop", 10 + i * 37.5 + side, 22.5 + j * 9.2, 14, color=colour)
    return out + stroke("M11 23H173", _WOOD, 2.4)


def _clock_tower() -> str:
    """A slate roof with a small tower and its clock."""
    slates = "".join(f"M{num(92 - i * 22)} {num(35 + i * 8.7)}H{num(92 + i * 22)}" for i in range(1, 4))
    return (
        path("M0 70L92 35L184 70Z", "#4c5a67")
        + stroke(slates, "#fff", 1, opacity=0.16)
        + rect(79, 23, 26, 20.2, 2, "#dfe5e6", stroke="#38434d", stroke_width=1.2)
        + path("M74 24L92 10.2L110 24Z", "#38434d")
        + circle(92, 33.2, 8, "#fffaf0", stroke="#38434d", stroke_width=1.5)
        + stroke("M92 28.2v5l3.5 2", "#38434d", 1.4)
    )


def _greenhouse() -> str:
    """A dome of glass with seedlings behind it."""
    frame = "#7c2a45"
    ribs = "".join(f"M92 17.6Q{num(92 + i * 29.5)} 29.5 {num(92 + i * 29.5)} 70" for i in (-2, -1, 0, 1, 2))
    seedlings = ((53.6, 15), (82.4, 19), (112.5, 16), (135.5, 13))
    plants = "".join(use("i-sprout", x - size / 2, 43.3 - size / 2, size, color="#4f8233") for x, size in seedlings)
    return (
        path("M28 70V52.5Q28 17.6 92 17.6T156 52.5V70Z", "#dcecd6", stroke=frame, stroke_width=2, fill_opacity=0.92)
        + stroke(ribs + "M34.4 37.8H149.6", frame, 1.2)
        + plants
        + path("M0 70V60H184V70Z", "#8e2f4f")
    )


def _garden() -> str:
    """The plantation has two spaces; hop poles grow where a third would be."""
    out = rect(0, 0, 168, 74, 6, "#c3d59a")
    out += path("M0 46Q42 24 84 41.5T168 35.5V68Q168 74 162 74H6Q0 74 0 68Z", "#8db262")
    out += path("M0 59Q50 47 101 59T168 59V68Q168 74 162 74H6Q0 74 0 68Z", "#6b9a45")
    for i in range(6):
        x = 16 + i * 27.2
        out += stroke(f"M{num(x)} 69V9", _WOOD, 2.2)
        climbing = "".join(f"q{7 if j % 2 else -7} -7.4 0 -14.8" for j in range(4))
        out += stroke(f"M{num(x)} 68{climbing}", "#3f6a28", 2.6)
        for j in range(3):
            side = 6 if (i + j) % 2 else -6
            colour = "#4f8233" if (i + j) % 2 else "#3f6a28"
            out += use("hop", x + side - 6, 13.2 + j * 15.5, 12, color=colour)
    return out
