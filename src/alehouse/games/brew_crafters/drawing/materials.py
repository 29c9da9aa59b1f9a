"""What Brew Crafters' pictures are made of: the content of the <defs> that every scene shares.

Grounds `url(#brick)`, `url(#copper)`, `url(#chalk)` and the like; ingredients and icons by name; emblems, caps and Gold
Labels of recipes; pictures of tiles and partners; portraits; workers and tokens of the players.
"""

from typing import Final

from alehouse.core.draw.icons import icons as common_icons
from alehouse.core.draw.pieces import materials
from alehouse.core.draw.players import marks
from alehouse.core.draw.svg import el, gradient, path, rect, stroke
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.drawing.emblems import emblems
from alehouse.games.brew_crafters.drawing.glasses import glasses
from alehouse.games.brew_crafters.drawing.icons import icons
from alehouse.games.brew_crafters.drawing.ingredients import ingredients
from alehouse.games.brew_crafters.drawing.paper import paper_drawings
from alehouse.games.brew_crafters.drawing.pieces import piece_drawings
from alehouse.games.brew_crafters.drawing.portraits import portraits
from alehouse.games.brew_crafters.drawing.tile_motifs import tile_motifs

BRICK: Final = "#a2503c"

# From top to bottom.
_GROUNDS: Final = {
    "gold": ((0, "#fbe29a"), (0.5, "#e2a03f"), (1, "#a96d17")),
    "lantern": ((0, "#ffe08d"), (1, "#f3b638")),
    "sheet": ((0, "#f8f0dc"), (1, "#ecdfc2")),
    "chalk": ((0, "#36433e"), (1, "#28322e")),
    "hall": ((0, "#f6ead0"), (1, "#e3d0a8")),
    "oak": ((0, "#7a5433"), (1, "#573a22")),
    "bar": ((0, "#3a2d24"), (1, "#1d1612")),
}
# From left to right: round vessels.
_VESSELS: Final = {
    "copper": ((0, "#7d3d17"), (0.2, "#c8743a"), (0.42, "#f0b27c"), (0.6, "#c06a32"), (1, "#6b3212")),
    "steel": ((0, "#6d7780"), (0.25, "#b9c2c8"), (0.45, "#eef1f2"), (0.7, "#9aa5ad"), (1, "#5b656d")),
}


def shared_drawings(cards: Catalogue) -> str:
    """Everything that is drawn more than once."""
    return "".join(
        (
            materials(),
            marks(),
            common_icons(),
            _grounds(),
            ingredients(),
            icons(),
            emblems(cards),
            glasses(),
            tile_motifs(cards),
            portraits(cards),
            piece_drawings(),
            paper_drawings(),
        )
    )


def _grounds() -> str:
    straight = "".join(gradient(name, *stops) for name, stops in _GROUNDS.items())
    round_ones = "".join(gradient(name, *stops, across=True) for name, stops in _VESSELS.items())
    return straight + round_ones + _bricks() + _floor()


def _bricks() -> str:
    joints = stroke("M0 .5H32M0 8.5H32M8 .5V8M24 8.5V16", "#d69a83", 1, stroke_opacity=0.5)
    return _pattern(
        "brick", 32, 16, rect(0, 0, 32, 16, 0, BRICK) + joints + path("M9 1h22v6H9z", "#b55e47", opacity=0.55)
    )


def _floor() -> str:
    joints = stroke("M0 .5H22M.5 0V10", "#8d7757", 1, stroke_opacity=0.55)
    return _pattern("tilefloor", 22, 10, rect(0, 0, 22, 10, 0, "#b9a384") + joints)


def _pattern(name: str, w: float, h: float, drawing: str) -> str:
    return el("pattern", drawing, id=name, width=w, height=h, patternUnits="userSpaceOnUse")
