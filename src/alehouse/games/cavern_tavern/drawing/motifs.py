"""The pictures of the items, on a grid of 80 by 52; somebody's own item shows the bag that items come from."""

from functools import cache
from typing import Final

from alehouse.core.draw.svg import symbol, use
from alehouse.games.cavern_tavern.drawing.motifs_luck import luck
from alehouse.games.cavern_tavern.drawing.motifs_trade import trade

_BAG: Final = "motif-bag"


@cache
def _pictures() -> dict[str, str]:
    return luck() | trade()


def motifs() -> str:
    """The shared drawings `motif-<item>`."""
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    known = "".join(symbol(f"motif-{item}", 80, 52, picture, **rounded) for item, picture in _pictures().items())
    return known + symbol(_BAG, 80, 52, use("item", 18, 4, 44))


def motif_of(item: str) -> str:
    """The shared drawing of an item's picture."""
    return f"motif-{item}" if item in _pictures() else _BAG
