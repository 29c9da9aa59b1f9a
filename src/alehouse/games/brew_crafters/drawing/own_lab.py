"""A player's research lab: four tracks with what their levels give, and how far each is."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN, ON_DARK
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import path, rect, top_rounded, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import LEVEL_ICONS
from alehouse.games.brew_crafters.drawing.track_faces import columns, track_gives, track_row
from alehouse.games.brew_crafters.effect_ops import LEVELS
from alehouse.games.brew_crafters.view import PlayerView, TrackView

_HEAD: Final = 26
_SLATE: Final = "#4c5a67"
_SIGN: Final = 15  # how wide an icon is with what is between it and its word
_LEGIBLE: Final = 0.77  # what would be narrower is left out


@cached
def lab(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """The lab with its four tracks."""
    seat = player.seat
    art = rect(0, 0, box.w, box.h, 10, "#dfe3dd", stroke=_SLATE, stroke_width=1.5)
    art += path(top_rounded(box.w, _HEAD, 10), _SLATE) + moments(seen, seen.say("scene-lab"), box.w)
    pieces = [seen.piece(f"lab:{seat}", box.x, box.y, art, seen.say("scene-lab"), "rules:BC-6.39")]
    if not player.research:
        words = text(box.w / 2, 0, seen.say("scene-no-lab"), 12, _SLATE, anchor="middle", span=box.w - 20)
        return [*pieces, seen.piece(f"no-lab:{seat}", box.x, box.y + box.h / 2 + 10, words)]
    rows = box.inside(5, _HEAD + 4, 5, 4).grid(1, len(player.research), 3)
    for track, place in zip(player.research, rows):
        pieces += [_track(seen, seat, track, place), _gives(seen, track, place)]
    return pieces


def moments(seen: Seen, title: str, w: float) -> str:
    """The title, and over each column when its level gives something."""
    places = columns(w - 10)
    return heading(9, 18, title, 14, ON_DARK, span=places[0][0] - 8) + "".join(
        _moment(seen.say(f"scene-level-{level}"), icon, 5 + x + wide / 2, wide)
        for (level, icon), (x, wide) in zip(LEVEL_ICONS.items(), places)
    )


def _moment(words: str, icon: str, cx: float, wide: float) -> str:
    """An icon and a word; a word that would be squeezed too much is left out."""
    span = wide + 4 - _SIGN  # half of the gap at both sides
    if width(words, 12) * _LEGIBLE > span:
        return use(icon, cx - 8, 5, 16, color=LANTERN)
    taken = min(width(words, 12), span) + _SIGN
    left = cx - taken / 2
    return use(icon, left, 6, 13, color=LANTERN) + text(left + _SIGN, 18, words, 12, ON_DARK, span=taken - _SIGN)


@cached
def _track(seen: Seen, seat: int, track: TrackView, box: Box) -> Piece:
    name = f"track:{seat}:{track.row}"
    art = track_row(track, seen.colour(seat), box.w, box.h) + ring(box.w, box.h, 7)
    asked = track.action if seat == seen.own else None
    return seen.piece(name, box.x, box.y, art, track_label(seen, track), name, asked, unfolds=True)


@cached
def _gives(seen: Seen, track: TrackView, box: Box) -> Piece:
    return seen.piece(f"gives:{track.row}", box.x, box.y, track_gives(seen, track, box.w, box.h))


def track_label(seen: Seen, track: TrackView) -> str:
    return seen.say("scene-track", track=f"@track-{track.id}", place=track.position, places=len(LEVELS))
