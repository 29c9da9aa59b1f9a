"""The table on a laptop, twice as wide as high: the rivals at the left, the shared boards in the middle, the own
brewery at the right."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.svg import group, use
from alehouse.core.scene import Box, Canvas, Piece, Scene
from alehouse.games.brew_crafters.drawing.landscape import in_layers
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_lab import lab
from alehouse.games.brew_crafters.drawing.own_line import hall, pub
from alehouse.games.brew_crafters.drawing.own_numbers import HEAD, own_numbers
from alehouse.games.brew_crafters.drawing.own_staff import own_staff
from alehouse.games.brew_crafters.drawing.own_store import low_storehouse
from alehouse.games.brew_crafters.drawing.own_tiles import lots_in_rows
from alehouse.games.brew_crafters.drawing.pieces import meeple
from alehouse.games.brew_crafters.drawing.rivals import rivals_column
from alehouse.games.brew_crafters.drawing.season_wheel import coming_workers
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.shared import LAPTOP, shared_boards
from alehouse.games.brew_crafters.drawing.status import (
    phase_words,
    season_disc,
    season_label,
    season_words,
    turn_order,
    years,
)

W: Final = 1288
H: Final = 572
_GAP: Final = 6
_APART: Final = 10  # between the three columns
_RIVALS: Final = 168
_OWN: Final = 466


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=status_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    x = _RIVALS + _APART
    right = W - _OWN
    pieces = rivals_column(seen, Box(0, 0, _RIVALS, H))
    pieces += shared_boards(seen, Box(x, 0, right - _APART - x, H), LAPTOP)
    pieces += _own(seen, Box(right, 0, _OWN, H))
    return Canvas(width=W, height=H, pieces=in_layers(seen, pieces))


# ── the own brewery ───────────────────────────────────────────────────────────────────────────────

_HALL: Final = 190
_PUB: Final = 72
_STORE: Final = 140
_LOTS: Final = 150
_LAB: Final = 316


@cached
def _own(seen: Seen, box: Box) -> list[Piece]:
    """Hall and pub; storehouse and tiles; lab, and people beside it."""
    inner = box.inside(8, HEAD + 3, 8, 7)
    pieces = own_ground(seen, box, HEAD) + own_numbers(seen, Box(box.x, box.y, box.w, HEAD), 84, roof=True)
    pieces += hall(seen, Box(inner.x, inner.y, inner.w - _PUB - _GAP, _HALL))
    pieces += pub(seen, Box(inner.x + inner.w - _PUB, inner.y, _PUB, _HALL))
    y = inner.y + _HALL + _GAP
    pieces += low_storehouse(seen, Box(inner.x, y - 4, _STORE, _LOTS + 4))
    pieces += lots_in_rows(seen, Box(inner.x + _STORE + _GAP, y, inner.w - _STORE - _GAP, _LOTS), counted=True)
    y += _LOTS + _GAP
    high = inner.y + inner.h - y
    pieces += lab(seen, seen.me, Box(inner.x, y, _LAB, high))
    return pieces + own_staff(seen, Box(inner.x + _LAB + _GAP, y, inner.w - _LAB - _GAP, high))


# ── the strip in the prompt bar ───────────────────────────────────────────────────────────────────


@cached
def status_strip(seen: Seen) -> Canvas:
    """The season, the years, whose turn it is, and for which season temporary workers are hired."""
    words = heading(52, 22, season_words(seen), 16, ON_DARK, span=132)
    words += text(52, 41, phase_words(seen), 13, SOFT, span=132)
    pieces = [
        seen.piece("season", 26, 26, season_disc(seen, 20), season_label(seen), "season"),
        seen.piece("words-of-season", 0, 0, words),
        *years(seen, 192, 4, 184, 19),
        *turn_order(seen, 190, 39, 120, 9),
        *_comers(seen, 376, 39),
    ]
    return Canvas(width=384, height=52, pieces=tuple(pieces))


def _comers(seen: Seen, right: float, cy: float) -> list[Piece]:
    """Temporary workers beside the sign of the season they are hired for."""
    pieces: list[Piece] = []
    for season, comers in reversed(coming_workers(seen)):
        hired_for = [seat for seat, count in comers for _ in range(count)]
        wide = 15 + 11 * len(hired_for)
        art = use(season, 0, -7, 14) + "".join(
            meeple("temporary", seen.colour(seat), 20 + n * 11, 9, 18) for n, seat in enumerate(hired_for)
        )
        names = ", ".join(seen.name(seat) for seat, _ in comers)
        label = seen.words.labelled(seen.title("season", season), names)
        pieces.append(seen.piece(f"comes:{season}", right - wide, cy, group(art), label, "season"))
        right -= wide + 6
    return pieces
