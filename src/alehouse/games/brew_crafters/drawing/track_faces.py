"""A track of the research lab: its name, where its marker stands, what each of the four levels gives."""

from typing import Final

from alehouse.core.draw.colours import CARD, INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import circle, num, rect, stroke
from alehouse.games.brew_crafters.drawing.pieces import LIGHT, source_sign, token
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import block, deed_items, effect_items
from alehouse.games.brew_crafters.view import TrackView
from alehouse.games.brew_crafters.vocabulary import LEVELS, Effect

_NAME: Final = 0.26  # of the width, with the marker's first place
_PERMANENT: Final = 2
_PIPE: Final = "#9aa5ad"
_GAP: Final = 5


def columns(w: float) -> list[tuple[float, float]]:
    """Where the levels of a track of that width lie: left edge and width."""
    left = w * _NAME
    wide = (w - left - _GAP * (len(LEVELS) - 1) - 2) / len(LEVELS)
    return [(left + level * (wide + _GAP), wide) for level in range(len(LEVELS))]


def track_row(seen: Seen, track: TrackView, seat: int, w: float, h: float) -> str:
    """A track from the origin on; levels that were reached are tinted in the player's colour."""
    places = columns(w)
    cy = h / 2
    r = min(8.5, h / 2 - 1)
    start = places[0][0] - r - 4
    name = seen.title("track", track.id)
    out = stroke(f"M{num(start)} {num(cy)}H{num(w - 6)}", _PIPE, 3)
    out += circle(start, cy, r, "#eef0ea", stroke=_PIPE, stroke_width=1.2)
    out += _name(name, start - r - 6, cy)
    card = seen.tracks[track.id]
    for level, (effect, (x, wide)) in enumerate(zip(card.levels, places)):
        out += _level(effect, level, track.position, seat, x, wide, h, r)
    out += token(seat, start, cy, r) if track.position == 0 else ""
    return out + source_sign(card, 5, h - 5, 2.5)


def _name(words: str, room: float, cy: float) -> str:
    """The track's name on one line or two."""
    parts = words.split(" ", 1) if len(words) * 6.6 > room else [words]
    top = cy + 4 - (len(parts) - 1) * 6.5
    return "".join(text(3, top + k * 13, part, 12, INK, room=room) for k, part in enumerate(parts))


def _level(effect: Effect, level: int, position: int, seat: int, x: float, w: float, h: float, r: float) -> str:
    reached, here = level < position, level == position - 1
    edge = COLOURS[seat] if reached else _PIPE
    out = rect(x, 0.5, w, h - 1, 6, CARD, stroke=edge, stroke_width=2 if reached else 1)
    out += rect(x, 0.5, w, h - 1, 6, LIGHT[seat], opacity=0.38) if reached else ""
    items = effect_items(effect) if level == _PERMANENT else deed_items(effect)
    taken = 2 * r + 4 if here else 0
    icon = 13 if h < 34 else 14
    out += block(items, x + taken + (w - taken) / 2, h / 2, w - taken - 6, icon, 12)
    return out + (token(seat, x + r + 3, h / 2, r) if here else "")
