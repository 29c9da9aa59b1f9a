"""What unfolds from a piece in every room: whose it is, and a card large with its words below."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from alehouse.core.draw.svg import group
from alehouse.core.draw.table import SeenTable
from alehouse.core.errors import BadOption
from alehouse.core.scene import Detail
from alehouse.core.view import Seated

NARROWEST: Final = 300  # a drawing fills the page's width: what is narrower becomes too high for a telephone

T = TypeVar("T")
P = TypeVar("P", bound=Seated)


def unfolded(
    table: T,
    what: str,
    common: Mapping[str, Callable[[T, str], Detail | None]],
    players: Iterable[P],
    before: Callable[[T, P, str, str], Detail | None],
) -> Detail:
    """What "order:swan_feather" opens, if `common` knows such things; else, as in "character:2" or "track:2:3", what
    lies `before` a player."""
    kind, _, name = what.partition(":")
    owner, _, rest = name.partition(":")
    found: Detail | None = None
    if kind in common:
        found = common[kind](table, name)
    else:
        for player in players:
            if str(player.seat) == owner:
                found = before(table, player, kind, rest)
    if found is None:
        raise BadOption(f"nothing unfolds from {what!r}")
    return found


def large_card(
    size: tuple[float, float],
    table: SeenTable[Any, Any],
    title: str,
    art: str,
    lines: Iterable[str],
    action: int = -1,
    gloss: str = "",
) -> Detail:
    """A card large; a click on one that could be chosen chooses it, or says why not."""
    scale = 1.2 if table.layout.on_phone else 1.6
    asks = action if table.view.options and action >= 0 else None
    w, h = size
    wide, high = max(w * scale + 16, NARROWEST), h * scale + 18
    drawn = group(art, x=(wide - w * scale) / 2, y=6, transform=f"scale({scale})", data_action=asks)
    return Detail(title=title, gloss=gloss, art=drawn, width=wide, height=high, lines=tuple(filter(None, lines)))
