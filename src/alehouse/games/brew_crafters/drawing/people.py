"""The skilled workers for hire, and how many more are known to the Job Agency."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import MUTED
from alehouse.core.draw.lettering import heading, text
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.pieces import board, plate
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.worker_faces import worker_plate, worker_sign

_HEAD: Final = 22
_GAP: Final = 4
_LINE: Final = 34  # how high a line is at the least
_FINGER: Final = 40  # and where the box grows with them
_LISTED: Final = 5  # so many have a line each
_IN_TWO: Final = 8  # so many fit in two columns
_LOW: Final = 40
_SHORT: Final = 170  # a low plate so narrow shows what the worker does, not the name


@cached
def people(seen: Seen, box: Box, columns: int = 0) -> list[Piece]:
    """A plate for everybody: a line each where there are few or the box is tall, else in columns."""
    view = seen.view
    title = seen.say("brewery-for-hire")
    art = board(box.w, box.h) + heading(10, 18, title, 14, span=box.w * 0.5)
    if view.unused_workers and "job_agency" in view.advanced_actions:
        more = seen.say("brewery-more-workers", count=view.unused_workers)
        art += text(box.w - 10, 17, more, 12, MUTED, anchor="end", span=box.w * 0.45)
    out = [seen.piece("board:people", box.x, box.y, art, title, "rules:BC-6.49")]
    field = box.inside(6, _HEAD, 6, 5)
    count = max(len(view.workers), 1)
    columns = columns or (1 if field.h >= count * _LINE else _columns(count))
    if not view.workers:
        words = text(
            box.w / 2, box.h / 2 + 10, seen.say("brewery-no-workers"), 12, MUTED, anchor="middle", span=box.w - 20
        )
        out.append(seen.piece("no-workers", box.x, box.y, words))
    for worker, place in zip(view.workers, field.grid(columns, -(-count // columns), _GAP)):
        name = f"card:{worker.id}"
        face = worker_sign if place.h < _LOW and place.w < _SHORT else worker_plate
        art = plate(place.w, place.h, face(seen, worker.id, place.w, place.h), 6)
        title = seen.title("worker", worker.id)
        out.append(seen.piece(name, place.x, place.y, art, title, name, worker.action, unfolds=True))
    return out


def people_height(count: int) -> float:
    """How high the box must be for a line for everybody: each is as high as ever when there are fewer."""
    return _HEAD + 5 + max(count, 1) * (_FINGER + _GAP) - _GAP


def _columns(count: int) -> int:
    return 1 if count <= _LISTED else 2 if count <= _IN_TWO else 3
