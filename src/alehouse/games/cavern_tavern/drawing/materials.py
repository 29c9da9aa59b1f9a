"""What Cavern Tavern's pictures are made of: the content of the <defs> that every scene shares.

Walls `url(#hall)` and patterns `url(#boards)`; ingredients and icons by name; portraits `race-elf`; dice `die-0-5`,
`die-white-5`, `die-automa-red-3`; `meeple-0`, `marker-0`; cards: `slip-<order>`, `order-<order>`, `item-<item>` and
their like, backs `back-orders`.
"""

from typing import Final

from alehouse.core.draw.icons import icons as common_icons
from alehouse.core.draw.pieces import materials
from alehouse.core.draw.players import marks
from alehouse.core.draw.svg import el, gradient, halo, stroke
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing.gains import gain_drawings
from alehouse.games.cavern_tavern.drawing.icons import icons
from alehouse.games.cavern_tavern.drawing.ingredients import ingredients
from alehouse.games.cavern_tavern.drawing.mess_hall import hall_drawings
from alehouse.games.cavern_tavern.drawing.motifs import motifs
from alehouse.games.cavern_tavern.drawing.motifs_drinks import drinks
from alehouse.games.cavern_tavern.drawing.order_faces import order_drawings
from alehouse.games.cavern_tavern.drawing.paper import paper_drawings
from alehouse.games.cavern_tavern.drawing.people import people
from alehouse.games.cavern_tavern.drawing.pieces import piece_drawings

# From top to bottom.
_WALLS: Final = {
    "oak": ("#8a6039", "#5b3c25"),
    "hall": ("#7d5636", "#5d3f28"),
    "cellar": ("#403642", "#2b2430"),
    "kitchen-wall": ("#6e3f33", "#4d2b26"),
    "chore-wall": ("#5a5238", "#3f3a28"),
    "office": ("#5d3a4a", "#402838"),
    "workshop": ("#3b3a66", "#29284a"),
    "chamber": ("#4a2c56", "#2a1833"),
    "plum": ("#563b5c", "#3a2740"),
    "bar": ("#3a2941", "#2a1d30"),
    "sheet": ("#fbf5e6", "#f0e4c8"),
    "gold": ("#ffdc7d", "#e9a936"),
}


def shared_drawings(cards: Catalogue) -> str:
    """Everything that is drawn more than once."""
    return "".join(
        (
            materials(),
            marks(),
            common_icons(),
            _walls(),
            ingredients(),
            icons(),
            people(),
            piece_drawings(),
            gain_drawings(cards),
            paper_drawings(),
            drinks(cards),
            order_drawings(cards),
            motifs(),
            hall_drawings(),
        )
    )


def _walls() -> str:
    """Walls, floors and light."""
    straight = "".join(gradient(name, (0, high), (1, low)) for name, (high, low) in _WALLS.items())
    glow = halo("candlelight", (0, "#ffcf5a", 0.55), (0.5, "#ffb84a", 0.18), (1, "#ffb84a", 0))
    return straight + glow + _patterns()


def _patterns() -> str:
    boards = _lines("M0 21.5h120M34 0v21M92 0v21", "#000", 0.17) + _lines(
        "M8 8c12-2 16 3 24 1M50 14c14-3 20 2 34 0", "#fff", 0.05
    )
    bricks = _lines("M0 .5h44M0 12.5h44M11 0v12M33 12v12", "#000", 0.16)
    stones = _lines(
        "M4 12c8-8 20-8 26 0s-4 14-14 13-18-6-12-13ZM40 8c8-6 22-4 24 4s-8 12-16 11-16-9-8-15Z"
        "M18 36c10-7 24-4 25 4s-10 10-18 9-15-8-7-13Z",
        "#fff",
        0.05,
    )
    return _pattern("boards", 120, 22, boards) + _pattern("bricks", 44, 24, bricks) + _pattern("stones", 70, 52, stones)


def _lines(d: str, colour: str, opacity: float) -> str:
    return stroke(d, colour, 1, stroke_opacity=opacity)


def _pattern(name: str, w: float, h: float, drawing: str) -> str:
    return el("pattern", drawing, id=name, width=w, height=h, patternUnits="userSpaceOnUse")
