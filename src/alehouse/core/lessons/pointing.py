"""Where on a table a bubble points: the pieces to be lit, whatever the shape of the table.

A point is the id of a piece. Where shapes name a piece otherwise, a point names both, "tile:farm|lot:farm", and the
first that is drawn is meant; `point_portrait` is for phones, and wherever `point` is not wholly there.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from msgspec.structs import replace

from alehouse.core.lessons.bubble import Bubble
from alehouse.core.scene import Layout, Piece, Scene

OR: Final = "|"
OPENED: Final = (None, True, False)  # the own things as the decision needs them, whole, or as one line


def lit(scene: Scene, bubble: Bubble) -> dict[str, tuple[str, ...]]:
    """The pieces of a scene that a bubble points at, by the canvas they lie on, the first one first; the pieces of the
    wanted moves are among them, wherever they have any."""
    places: dict[str, str] = {}
    for name, piece in _drawn(scene):
        places.setdefault(piece.id, name)  # what is always in sight comes before what is behind a tab
    points = [_there(point, places) for point in points_in(bubble, scene.layout, places)]
    touched = [piece.id for _, piece in _drawn(scene) if set(piece.actions) & set(bubble.wanted)]
    found: dict[str, tuple[str, ...]] = {}
    for lit_piece in dict.fromkeys([*filter(None, points), *([] if set(touched) & set(points) else touched)]):
        found[places[lit_piece]] = (*found.get(places[lit_piece], ()), lit_piece)
    return found


def points_in(bubble: Bubble, layout: Layout, drawn: Collection[str]) -> tuple[str, ...]:
    """Which of a bubble's points are meant where these pieces are drawn."""
    usual = not layout.on_phone and not missing(bubble.point, drawn)
    return bubble.point if usual or not bubble.point_portrait else bubble.point_portrait


def missing(points: Collection[str], drawn: Collection[str]) -> list[str]:
    """The points for which nothing is drawn."""
    return [point for point in points if not _there(point, drawn)]


def looking(layout: Layout, bubble: Bubble, draw: Callable[[Layout], Scene]) -> Layout:
    """The layout with the own things whole or as one line, so that as much as can be of what a bubble points at is
    there; as it is, if that will do."""
    best, least = layout, -1
    for opened in dict.fromkeys((layout.opened, *OPENED)):
        look = replace(layout, opened=opened)
        drawn = {piece.id for _, piece in _drawn(draw(look))}
        lost = len(missing(points_in(bubble, look, drawn), drawn))
        if least < 0 or lost < least:
            best, least = look, lost
        if not lost:
            break
    return best


def _there(point: str, drawn: Collection[str]) -> str:
    """The piece that a point means; "" if there is none."""
    return next((piece for piece in point.split(OR) if piece in drawn), "")


def _drawn(scene: Scene) -> Iterator[tuple[str, Piece]]:
    """Every piece that can be seen, with the canvas it lies on."""
    return ((name, piece) for name, canvas in scene.canvases().items() for piece in canvas.pieces if piece.art)
