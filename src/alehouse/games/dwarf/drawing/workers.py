"""Workers on the table: standing, spent, in hand, lost; each its own piece that glides from place to place."""

from dataclasses import dataclass

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import circle, ellipse, group, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.view import WorkerView


@dataclass(frozen=True)
class Spot:
    """Where a worker stands: the middle of its feet, how tall it is, and on what."""

    x: float
    y: float
    height: float
    on: str  # "hand", "supply", "lost", "location", "pile"
    label: str = ""


def slot(worker: WorkerView) -> int:
    """0 or 1: a player's first or second worker of its kind; it always keeps the same place at home."""
    return int(worker.id.rsplit(":", 1)[1]) % 2


def worker_piece(table: DrawnTable, worker: WorkerView, spot: Spot) -> Piece:
    return table.piece(worker.id, spot.x, spot.y, _worker(table, worker, spot), spot.label)


def _worker(table: DrawnTable, worker: WorkerView, spot: Spot) -> str:
    lit = spot.on == "hand" and table.is_deciding(worker.seat)
    ground = _shadow(spot.height, lit)
    figure = worker_figure(table.colour(worker.seat), worker.extra, spot.height)
    if worker.spent or spot.on == "lost":
        figure = group(figure, transform="rotate(-13)", opacity=0.8) + _done(spot.height, spot.on == "lost")
    trail = use("trail", -spot.height, -spot.height * 0.15, spot.height * 1.1, spot.height * 0.22, class_="trail")
    moving = trail if spot.on == "location" else ""
    return group(moving, ground, figure, pointer_events=None if table.actions(worker.id) else "none")


def worker_figure(colour: int, extra: bool, height: float) -> str:
    """A worker standing on the origin."""
    return use(f"{'x' if extra else 'w'}-{colour}", -height * 0.4, -height, height * 0.8, height)


def ghost(colour: int, extra: bool, x: float, y: float, height: float) -> str:
    """The worker that would stand here; the page shows it while somebody points at the place."""
    figure = f"{'x' if extra else 'w'}-{colour}"
    return use(figure, x - height * 0.4, y - height, height * 0.8, height, class_="ghost")


def _shadow(height: float, lit: bool) -> str:
    rx, ry = height * 0.42, height * 0.09
    if lit:
        return ellipse(0, -1, rx, ry * 1.3, LANTERN, fill_opacity=0.55, stroke="#d99a1f", stroke_width=2)
    return ellipse(0, -1, rx, ry, "#000", opacity=0.4)


def _done(height: float, lost: bool) -> str:
    """The mark of a worker that has done its work for this round, or found none."""
    r = max(7.0, height * 0.13)
    x, y = height * 0.26, -height * 0.2
    disc = circle(x, y, r, "#6f6152" if lost else "#4b7330", stroke="#fff", stroke_width=1.4)
    return disc + use("i-cross" if lost else "i-check", x - r * 0.7, y - r * 0.7, r * 1.4, color="#fff")


def in_order(workers: list[Piece]) -> list[Piece]:
    """Workers always in the same order on the canvas, wherever they stand."""
    return sorted(workers, key=lambda piece: piece.id)


def standing_spots(count: int, right: float, step: float) -> list[float]:
    """Where several workers stand side by side: the first rightmost."""
    return [right - n * step for n in range(count)]
