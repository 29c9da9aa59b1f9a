"""A track of the research lab: its name, where its marker stands, what each of the four levels gives."""

from typing import Final

from alehouse.core.draw.colours import CARD, INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import circle, num, rect, stroke
from alehouse.games.brew_crafters.drawing.pieces import LIGHT, source_sign, token
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import block, deed_items, effect_items
from alehouse.games.brew_crafters.effect_ops import LEVELS
from alehouse.games.brew_crafters.view import TrackView

_NAME: Final = 0.28  # of the width, with the marker's first place
_PERMANENT: Final = 2
_PIPE: Final = "#9aa5ad"
_GAP: Final = 7
_ROOMY: Final = 56  # so high a track has large icons
_OVER: Final = 5  # how far a marker lies over its level: the rest of it is on the pipe


def columns(w: float) -> list[tuple[float, float]]:
    """Where the levels of a track of that width lie: left edge and width."""
    left = w * _NAME
    wide = (w - left - _GAP * (len(LEVELS) - 1) - 2) / len(LEVELS)
    return [(left + level * (wide + _GAP), wide) for level in range(len(LEVELS))]


def track_row(track: TrackView, colour: int, w: float, h: float) -> str:
    """A track with its marker; levels that were reached are tinted in the player's colour."""
    r = _radius(h)
    start = _start(w, r)
    out = stroke(f"M{num(start)} {num(h / 2)}H{num(w - 6)}", _PIPE, 3)
    out += circle(start, h / 2, r, "#eef0ea", stroke=_PIPE, stroke_width=1.2)
    for level, (x, wide) in enumerate(columns(w)):
        out += _level(level < track.position, colour, x, wide, h)
    at = columns(w)[track.position - 1][0] + _OVER - r if track.position else start
    return out + token(colour, at, h / 2, r)


def track_gives(seen: Seen, track: TrackView, w: float, h: float) -> str:
    """What goes upon it, alike for everybody so far: its name and what its levels give."""
    card = seen.tracks[track.id]
    r = _radius(h)
    icon, size = (13, 12) if h < 34 else (14, 12) if h < _ROOMY else (18, 14)
    out = _name(seen.title("track", track.id), _start(w, r) - r - 5, h / 2)
    for level, (effect, (x, wide)) in enumerate(zip(card.levels, columns(w))):
        taken = _OVER if level == track.position - 1 else 0  # by the marker
        items = effect_items(effect) if level == _PERMANENT else deed_items(effect)
        out += block(items, x + taken + (wide - taken) / 2, h / 2, wide - taken - 5, icon, size)
    return out + source_sign(card, 5, h - 5, 2.5)


def _radius(h: float) -> float:
    """Of the marker."""
    return min(8.5, h / 2 - 1)


def _start(w: float, r: float) -> float:
    """Where the marker begins."""
    return columns(w)[0][0] - r - 3


def _name(words: str, span: float, cy: float) -> str:
    """The track's name on one line or two."""
    parts = words.split(" ", 1) if len(words) * 6.6 > span else [words]
    top = cy + 4 - (len(parts) - 1) * 6.5
    return "".join(text(3, top + k * 13, part, 12, INK, span=span) for k, part in enumerate(parts))


def _level(reached: bool, colour: int, x: float, w: float, h: float) -> str:
    edge = COLOURS[colour] if reached else _PIPE
    out = rect(x, 0.5, w, h - 1, 6, CARD, stroke=edge, stroke_width=2 if reached else 1)
    return out + (rect(x, 0.5, w, h - 1, 6, LIGHT[colour], opacity=0.38) if reached else "")
