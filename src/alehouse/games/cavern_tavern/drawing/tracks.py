"""The reputation tracks: places from top to bottom, what they bring or cost, and the players' markers."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import LINE, SOFT
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import num, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.pieces import coin, marker
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.effect_ops import TRACKS

_MARKER: Final = 6.0
_CLOSE: Final = 11.0  # nearer together markers stand in two rows
_ROWS: Final = 9.5  # between two such rows: nearer than to the next place
_NUMBERS: Final = 17  # room for the numbers of the places
_NASTY_NUMBERS: Final = 23  # the last one has two digits
_BONUSES: Final = 28
_LAST: Final = 1.8  # how much higher the last place is, which has two bonuses to tell
_LEVELS: Final = ("#6b4a34", "#8f5a33", "#b4632f")
_LOSSES: Final = 29
_LOW: Final = 150  # on a lower track everything is smaller, and what a level brings stands side by side
_LOW_MARKER: Final = 4.8
_LOW_BONUSES: Final = 42


@tracked
def positions(seen: Seen, track: str) -> list[int]:
    """Where the players stand on a track, by seat."""
    at = {"nasty": "nasty", "kitchen": "kitchen", "chore": "chore"}[track]
    return [getattr(player, at) for player in seen.view.players]


def markers(
    seen: Seen, track: str, edges: list[float], box: Box, left: float, right: float, free: int = 0
) -> list[Piece]:
    """A marker for each player; those on one place stand close together, where that is too close in two rows. The first
    so many places are `free`: nothing is printed at their right end."""
    at = positions(seen, track)
    r = _LOW_MARKER if box.h < _LOW else _MARKER
    out = []
    for seat, place in enumerate(at):
        together = [other for other in range(len(at)) if at[other] == place]
        end = box.w - 3 if place < free else right
        dx, dy = _shift(together.index(seat), len(together), end - left - 2 * r, r)
        middle = (edges[place] + edges[place + 1]) / 2
        label = seen.say("tavern-on-track", name=seen.name(seat), track=f"@track-{track}", place=place)
        cx = box.x + left + r + 1 + dx
        out.append(seen.piece(f"{track}:{seat}", cx, box.y + middle + dy, marker(seen.colour(seat), 0, 0, r), label))
    return out


def _shift(number: int, count: int, span: float, r: float) -> tuple[float, float]:
    """How far from the first place a marker stands, of so many on one place of the track; small ones in one row."""
    rows = 2 if (count - 1) * _CLOSE > span and r == _MARKER else 1
    in_row = -(-count // rows)
    step = min(2 * r + 1, span / max(in_row - 1, 1))
    return number % in_row * step, (number // in_row - (rows - 1) / 2) * _ROWS


def _edges(top: float, h: float, weights: list[float]) -> list[float]:
    """Where places of these weights begin, and where the last one ends."""
    unit = h / sum(weights)
    return [top + sum(weights[:k]) * unit for k in range(len(weights) + 1)]


# ── Kitchen and Chores ────────────────────────────────────────────────────────────────────────────


@cached
def task_track(seen: Seen, track: str, box: Box) -> list[Piece]:
    """A Kitchen or Chore track: what a task brings from each level on, and how far a die may be off."""
    printed = seen.cards.tracks[TRACKS.index(track) - 1]
    edges = _edges(0, box.h, [1.0] * int(printed.most) + [_LAST])
    wide = _LOW_BONUSES if box.h < _LOW else _BONUSES
    art = shine(box.w, box.h, 6) + rect(0, 0, box.w, box.h, 6, "#000", opacity=0.28)
    for k, (first, last) in enumerate(_levels(seen, track)):
        bonus, shift = int(printed.bonus[first]), int(printed.shift[first])
        x, top, low = box.w - wide, edges[first], edges[last + 1]
        art += rect(x, top + 0.5, wide, low - top - 1, 4, _LEVELS[min(k, len(_LEVELS) - 1)])
        art += _level(x + wide / 2, (top + low) / 2, bonus, shift, beside=box.h < _LOW)
    numbered = {0, *(first for first, _ in _levels(seen, track))}  # where there is no room for all numbers
    for k in range(len(edges) - 1):
        art += stroke(f"M3 {num(edges[k])}h{num(box.w - wide - 6)}", "#fff", 1, stroke_opacity=0.16) if k else ""
        if box.h >= _LOW or k in numbered:
            art += text(5, (edges[k] + edges[k + 1]) / 2 + 4.3, k, 12, SOFT)
    art += ring(box.w, box.h, 6)
    label = seen.say(f"track-{track}")
    frame = seen.piece(f"track:{track}", box.x, box.y, art, label, f"track:{track}")
    free = min((first for first, _ in _levels(seen, track)), default=0)
    return [frame, *markers(seen, track, edges, box, _NUMBERS, box.w - wide, free)]


def _levels(seen: Seen, track: str) -> list[tuple[int, int]]:
    """The first and last place of each level that brings something."""
    printed = seen.cards.tracks[TRACKS.index(track) - 1]
    brings = list(zip(printed.bonus, printed.shift))
    starts = [k for k in range(1, len(brings)) if brings[k] != brings[k - 1]]
    return [(start, end - 1) for start, end in zip(starts, [*starts[1:], len(brings)])]


def _level(cx: float, cy: float, bonus: int, shift: int, beside: bool) -> str:
    """The points that a level adds, and below or beside them how far a die may be off."""
    if beside:
        return coin(cx - 10, cy, f"+{bonus}", 8.5) + (shift_plate(cx + 10, cy, shift) if shift else "")
    if not shift:
        return coin(cx, cy, f"+{bonus}", 11)
    return coin(cx, cy - 11, f"+{bonus}", 11) + shift_plate(cx, cy + 11, shift)


def shift_plate(cx: float, cy: float, shift: int) -> str:
    """How far one die may be off."""
    words = f"±{shift}"
    wide = width(words, 12, bold=True) + 4
    ground = rect(cx - wide / 2, cy - 8.5, wide, 17, 4, "#fbf5e6", stroke=LINE, stroke_width=1.2)
    return ground + text(cx, cy + 4.3, words, 12, bold=True, anchor="middle")


# ── Nasty ─────────────────────────────────────────────────────────────────────────────────────────


@cached
def nasty_track(seen: Seen, box: Box) -> list[Piece]:
    """What each place will cost at the end; on some, who reaches them draws a Nasty Says card."""
    losses = seen.cards.end_loss
    edges = _edges(0, box.h, [1.0] * len(losses))
    high = edges[1]
    art = shine(box.w, box.h, 6) + rect(0, 0, box.w, box.h, 6, "#000", opacity=0.3)
    for k, loss in enumerate(losses):
        draws = k in seen.cards.draw_spaces
        top, middle = edges[k], edges[k] + high / 2
        if draws:
            art += rect(1, top + 1, box.w - 2, high - 2, 4, "#8c2f2a") + use("nasty", 20, middle - 7, 14, opacity=0.75)
        elif k:
            art += stroke(f"M4 {num(top)}h{num(box.w - 8)}", "#fff", 1, stroke_opacity=0.13)
        art += text(4, middle + 4.3, k, 12, "#fff3e0" if draws else SOFT, bold=draws)
        figure = f"−{loss}" if loss else "0"
        art += text(box.w - 4, middle + 4.3, figure, 12, "#ffc9bb", anchor="end")
    art += ring(box.w, box.h, 6)
    label = seen.say("track-nasty")
    frame = seen.piece("track:nasty", box.x, box.y, art, label, "track:nasty")
    return [frame, *markers(seen, "nasty", edges, box, _NASTY_NUMBERS, box.w - _LOSSES)]
