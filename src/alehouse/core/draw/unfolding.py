"""What there is to know of a piece in every room: whose it is, a card large with its words below, a thing in words."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from alehouse.core.draw.svg import group
from alehouse.core.draw.table import SeenTable
from alehouse.core.errors import BadOption
from alehouse.core.scene import Detail, Piece
from alehouse.core.sources import Provenance
from alehouse.core.view import Seated
from alehouse.core.words import Words, capital

TITLE: Final = 48  # letters; of a longer label only the beginning is a title
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


def in_words(piece: Piece, sentences: Iterable[str]) -> Detail:
    """A piece that is told in sentences alone: its label is the title, or, where that is long, begins with it."""
    title, rest = _headed(piece.label)
    return Detail(title=capital(title), gloss=piece.gloss, lines=tuple(filter(None, (capital(rest), *sentences))))


def _headed(label: str) -> tuple[str, str]:
    """A label as a title and what follows it."""
    if len(label) <= TITLE:
        return label.rstrip(": "), ""
    ends = [at for mark in (": ", ". ", ", ", "; ") if 0 < (at := label.find(mark)) <= TITLE]
    return (label[: ends[0]], label[ends[0] + 2 :]) if ends else (label, "")


def sources_last(detail: Detail) -> Detail:
    """The same with what is told about its origin apart from what it does."""
    does = [line for line in detail.lines if not isinstance(line, Provenance)]
    sources = dict.fromkeys(str(line) for line in detail.lines if isinstance(line, Provenance))
    return replace(detail, lines=tuple(does), provenance=tuple(sources))


def thing(words: Words, piece: str, **arguments: Any) -> list[str]:
    """What a piece is, by the names in its id: of "goods:0:iron" the message `thing-goods-iron`, or `thing-goods`."""
    names = [part for part in piece.split(":") if not part.isdecimal()]
    keys = (f"thing-{'-'.join(names[:count])}" for count in range(len(names), 0, -1))
    return [words.say(key, arguments) for key in keys if words.has(key)][:1]
