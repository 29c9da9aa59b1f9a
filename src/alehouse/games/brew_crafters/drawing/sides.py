"""The two sides of the research lab, laid out to choose from: every track with what its levels give."""

from typing import Final

from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import group, path, rect, top_rounded
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.card_text import track_signs
from alehouse.games.brew_crafters.cards import Track
from alehouse.games.brew_crafters.drawing.own_lab import moments
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.track_faces import track_gives, track_row
from alehouse.games.brew_crafters.view import TrackView

SIDES: Final = ("basic", "advanced")
_HEAD: Final = 26
_GAP: Final = 12
_BESIDE: Final = 620  # in a narrower box they lie below each other
_SLATE: Final = "#4c5a67"


def sides_laid_out(seen: Seen) -> list[str]:
    """The pieces of the sides while the viewer chooses one."""
    names = [f"side:{side}" for side in SIDES]
    return names if seen.lit(*names) else []


def sides(seen: Seen, box: Box) -> list[Piece]:
    """Both sides, beside or below each other."""
    wide = box.w >= _BESIDE
    places = box.grid(2 if wide else 1, 1 if wide else 2, _GAP)
    return [_side(seen, side, place) for side, place in zip(SIDES, places)]


def _side(seen: Seen, side: str, box: Box) -> Piece:
    """A lab with its four tracks; a click on it chooses it."""
    tracks = sorted((track for track in seen.cards.tracks if track.advanced == (side == "advanced")), key=_row)
    title = seen.say(f"choice-side-{side}")
    art = shine(box.w, box.h, 10) + rect(0, 0, box.w, box.h, 10, "#dfe3dd", stroke=_SLATE, stroke_width=1.5)
    art += path(top_rounded(box.w, _HEAD, 10), _SLATE) + moments(seen, title, box.w)
    for track, place in zip(tracks, Box(5, _HEAD + 4, box.w - 10, box.h - _HEAD - 8).grid(1, len(tracks), 3)):
        view = TrackView(id=track.id, row=_row(track), position=0, worth=0, action=-1)
        rows = track_row(view, seen.colour(seen.own), place.w, place.h) + track_gives(seen, view, place.w, place.h)
        art += group(rows, x=place.x, y=place.y)
    told = [
        seen.words.labelled(seen.title("track", track.id), ", ".join(track_signs(seen.cards, seen.words, track)))
        for track in tracks
    ]
    label = seen.words.labelled(title, ". ".join(told))
    return seen.piece(f"side:{side}", box.x, box.y, art + ring(box.w, box.h, 10), label)


def _row(track: Track) -> int:
    return int(track.row)
