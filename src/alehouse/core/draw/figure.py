"""A picture of a book: a part of a table as it is drawn for playing, with numbered discs and arrows on it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from alehouse.core.draw.colours import GROUND, LANTERN, ON_LANTERN
from alehouse.core.draw.lettering import text
from alehouse.core.draw.measure import Symbols, around, box_of, letters_of, places_of
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import circle, el, group, num, path, rect, stroke
from alehouse.core.rulebook.pictures import Picture
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.scene import Box, Canvas, Detail, Piece, Scene

PAD: Final = 10.0  # around what is cropped
BETWEEN: Final = 12.0  # canvases, or cards of a row
DISC: Final = 13.0  # half of a disc's width, in CSS pixels
MARGIN: Final = 2.4  # around a card whose parts are marked, in discs' halves
FIGURE: Final = 15.0  # the number on it
LOW: Final = 1.6  # so much wider than high, a card has its discs below it
ICONS_MATTER: Final = 0.4  # beside words
CORNER: Final = 10.0
TICKS: Final = 34.0  # the height of a row's ticks
MOST_OF: Final = 0.85  # of a piece within the crop: words that are cut off help nobody
GROUND_SHARE: Final = 0.5  # of the crop, that a ground covers which goes on beyond it
_YES: Final = "M-8 0L-2.5 6L9 -7"
_NO: Final = "M-7 -7L7 7M7 -7L-7 7"


class Drawn(NamedTuple):
    """A picture: what is drawn, without shared drawings; how large its own units are; how wide it is shown at most."""

    art: str
    width: float
    height: float
    shown: float

    def document(self, label: str) -> str:
        """As an element of a page."""
        return el(
            "svg",
            self.art,
            viewBox=f"0 0 {num(round(self.width, 1))} {num(round(self.height, 1))}",
            role="img",
            aria_label=label.replace("&", "&amp;").replace("<", "&lt;"),
            style=f"--w:{num(self.shown)}px",
        )


class Panel(NamedTuple):
    """A part of a canvas in the picture: the canvas, what of it is seen, where that lies in the picture."""

    canvas: str
    crop: Box
    bare: Box  # without the margin
    x: float
    y: float

    def place(self, box: Box) -> Box:
        """A box of the canvas, in the picture."""
        return Box(box.x - self.crop.x + self.x, box.y - self.crop.y + self.y, box.w, box.h)


class Figure:
    """A picture being drawn from a scene; `detail` unfolds cards that do not lie on the table."""

    def __init__(self, picture: Picture, scene: Scene, symbols: Symbols, detail: Callable[[str], Detail]) -> None:
        self.picture = picture
        self.symbols = symbols
        self.detail = detail
        _, _, canvas = picture.from_.partition(":")
        self.canvases = _canvases(scene, canvas)
        self.panels: list[Panel] = []

    def drawn(self) -> Drawn:
        if self.picture.row:
            return self._row()
        self.panels = self._laid_out()
        width = max(panel.crop.w for panel in self.panels)
        height = self.panels[-1].y + self.panels[-1].crop.h
        art = "".join(map(self._panel, self.panels))
        beside = 2 * MARGIN * DISC if self.picture.parts else 0  # room for discs around a card
        scale = width / (self.picture.width - beside)  # discs are of one size in every picture
        marks, margin = self._marks(art, width, height, scale)
        art += "".join(self._arrow(start, end, scale) for start, end in self.picture.arrows) + marks
        if margin:
            art = group(art, x=margin, y=margin)
        ground = rect(0, 0, width + 2 * margin, height + 2 * margin, CORNER, GROUND)
        return Drawn(ground + art, width + 2 * margin, height + 2 * margin, self.picture.width)

    # ── what is seen ──────────────────────────────────────────────────────────────────────────────

    def _laid_out(self) -> list[Panel]:
        """The crops, those of one canvas together, canvases one below the other."""
        crops: list[tuple[str, list[Box]]] = []
        for name in self.picture.crop or tuple(self.canvases)[:1]:
            canvas, box = self._found(name)
            if crops and crops[-1][0] == canvas:
                crops[-1][1].append(box)
            else:
                crops.append((canvas, [box]))
        boxes = [(canvas, around(boxes)) for canvas, boxes in crops]
        bare = [(canvas, box, _padded(box, self.canvases[canvas])) for canvas, box in boxes if box]
        widest = max(crop.w for _, _, crop in bare)
        panels, y = [], 0.0
        for canvas, box, crop in bare:
            panels.append(Panel(canvas, crop, box, (widest - crop.w) / 2, y))
            y += crop.h + BETWEEN
        return panels

    def _found(self, name: str) -> tuple[str, Box]:
        """A whole canvas, or a piece of one."""
        for named in (name, f"tab-{name}"):
            if named in self.canvases:
                canvas = self.canvases[named]
                return named, Box(0, 0, canvas.width, canvas.height)
        for canvas_name, canvas in self.canvases.items():
            for piece in canvas.pieces:
                if piece.id == name and (box := _box(piece)):
                    return canvas_name, box
        there = sorted({piece.id for canvas in self.canvases.values() for piece in canvas.pieces if piece.art})
        raise BadBook(f"{self.picture.from_} shows no piece {name!r}; it shows: {', '.join(there)}")

    def _panel(self, panel: Panel) -> str:
        """The pieces that are seen in a panel, cut off at its edge."""
        crop = panel.crop
        seen = (piece for piece in self.canvases[panel.canvas].pieces if piece.art and _is_in(piece, crop))
        art = "".join(
            group(piece.art, x=piece.x, y=piece.y, class_="piece legal" if piece.actions else None) for piece in seen
        )
        view = " ".join(num(round(number, 1)) for number in crop)
        return el("svg", art, x=panel.x or None, y=panel.y or None, width=crop.w, height=crop.h, viewBox=view)

    # ── discs and arrows ──────────────────────────────────────────────────────────────────────────

    def _marks(self, art: str, width: float, height: float, scale: float) -> tuple[str, float]:
        """Numbered discs, and how wide a margin those around a card need."""
        whole = Box(0, 0, width, height)
        r = DISC * scale
        if self.picture.parts:
            return self._part_marks(whole, r, scale), MARGIN * r
        seen = self._to_be_seen(art, r) if self.picture.marks else []
        boxes = [self._marked(name) for name in self.picture.marks]
        taken: list[Box] = []
        discs = ""
        for number, box in enumerate(boxes):
            alike = [other for other in boxes if (round(other.w), round(other.h)) == (round(box.w), round(box.h))]
            places = zip(*(_edges(other, r) for other in alike))  # discs on things of one kind stand alike
            others = taken if len(alike) == 1 else []
            costs = [sum(_cost(at, r, seen, others, whole) for at in all_of_them) for all_of_them in places]
            x, y = list(_edges(box, r))[costs.index(min(costs))]
            x, y = _within(x, r, width), _within(y, r, height)
            taken.append(Box(x - r, y - r, 2 * r, 2 * r))
            discs += self._disc(number, x, y, scale)
        return discs, 0.0

    def _to_be_seen(self, art: str, r: float) -> list[tuple[Box, float]]:
        """What discs should not hide, and how much that matters: words and numbers, then icons."""
        words = [(letters.box, 1.0) for letters in letters_of(art, self.symbols)]
        icons = [box for box in places_of(art, self.symbols, "") if box.w < 3 * r and box.h < 3 * r]
        return words + [(box, ICONS_MATTER) for box in icons]

    def _marked(self, name: str) -> Box:
        """Where something that is marked lies in the picture."""
        canvas, box = self._found(name)
        for panel in self.panels:
            if panel.canvas == canvas and (shared := _shared(box, panel.crop)):
                return panel.place(shared)
        raise BadBook(f"{name!r} is not in the picture: crop it, too, or do not mark it")

    def _part_marks(self, whole: Box, r: float, scale: float) -> str:
        """Discs around a card, each with a line to the part that it marks: at its sides, below a low one."""
        boxes = [self._part(name) for name in self.picture.marks]
        middle = whole.w / 2
        if whole.w > LOW * whole.h:
            ends = [(box.x + box.w / 2, box.y + box.h) for box in boxes]
            discs = [(x, whole.h + 1.2 * r) for x, _ in ends]
        else:
            ends = [(box.x + (box.w if box.x + box.w / 2 > middle else 0), box.y + box.h / 2) for box in boxes]
            levels = _apart_by_side([(x > middle, y) for x, y in ends], 2.2 * r, whole.h)
            discs = [(whole.w + 1.2 * r if x > middle else -1.2 * r, level) for (x, _), level in zip(ends, levels)]
        art = ""
        for number, ((x, y), (at, level)) in enumerate(zip(ends, discs)):
            line = f"M{at:.1f} {level:.1f}L{x:.1f} {y:.1f}"
            art += stroke(line, GROUND, 4.5 * scale) + stroke(line, LANTERN, 2 * scale)
            art += circle(round(x, 1), round(y, 1), 3 * scale, LANTERN, stroke=GROUND, stroke_width=scale)
            art += self._disc(number, at, level, scale)
        return art

    def _part(self, name: str) -> Box:
        """A part of a card: a shared drawing on it, or a place said in parts of its size."""
        if name not in self.picture.parts:
            raise BadBook(f"there is no part {name!r}; there are: {', '.join(self.picture.parts)}")
        said = self.picture.parts[name]
        if isinstance(said, tuple):
            card = self.panels[0].place(self.panels[0].bare)
            return Box(card.x + said[0] * card.w, card.y + said[1] * card.h, 0, 0)
        found = [box for panel in self.panels for box in places_of(self._panel(panel), self.symbols, said)]
        if not found:
            raise BadBook(f"part {name!r}: no drawing {said!r} is to be seen")
        return found[0]

    def _disc(self, number: int, x: float, y: float, scale: float) -> str:
        owner = self.picture.colours[number] if number < len(self.picture.colours) else None
        fill, ink, edge = (LANTERN, ON_LANTERN, ON_LANTERN) if owner is None else (COLOURS[owner], "#fff", "#fff")
        disc = circle(0, 0, DISC, fill, stroke=edge, stroke_width=1.8)
        words = text(0, FIGURE * 0.36, number + 1, FIGURE, ink, bold=True, anchor="middle")
        size = f"scale({num(round(scale, 3))})" if scale != 1 else ""
        return group(disc, words, x=round(x, 1), y=round(y, 1), transform=size)

    def _arrow(self, start: str, end: str, scale: float) -> str:
        """A bow from one piece to another, its head just inside the other's edge."""
        a, b = self._marked(start), self._marked(end)
        (x1, y1), (x2, y2) = (a.x + a.w / 2, a.y + a.h / 2), (b.x + b.w / 2, b.y + b.h / 2)
        away = max(abs(x2 - x1), abs(y2 - y1), 1)
        share = 1 - min(b.w, b.h) * 0.28 / away
        x2, y2 = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        bend_x, bend_y = (x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18
        line = f"M{x1:.1f} {y1:.1f}Q{bend_x:.1f} {bend_y:.1f} {x2:.1f} {y2:.1f}"
        head = _head(x2 - bend_x, y2 - bend_y, x2, y2, 13 * scale)
        both = line + head
        round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return stroke(both, ON_LANTERN, 8 * scale, **round_ends) + stroke(both, LANTERN, 4.5 * scale, **round_ends)

    # ── cards side by side ────────────────────────────────────────────────────────────────────────

    def _row(self) -> Drawn:
        """Cards side by side, in several rows where there is room for so many columns only."""
        faces = [self._face(name) for name in self.picture.row]
        columns = self.picture.columns or len(faces)
        wide, high = max(width for _, width, _ in faces), max(height for _, _, height in faces)
        if self.picture.columns == 0:
            wide = sum(width for _, width, _ in faces) / len(faces)
        tall = high + (TICKS if self.picture.ticks else 0)
        art, x, y = "", PAD, PAD
        for number, (face, width, height) in enumerate(faces):
            if number and number % columns == 0:
                x, y = PAD, y + tall + BETWEEN
            span = wide if self.picture.columns else width
            art += group(face, x=x + (span - width) / 2, y=y + (high - height) / 2)
            tick = self.picture.ticks[number] if number < len(self.picture.ticks) else ""
            if tick:
                art += _tick(tick == "yes", x + span / 2, y + high + TICKS / 2 + 2)
            x += span + BETWEEN
        width = 2 * PAD + columns * (wide + BETWEEN) - BETWEEN
        height = y + tall + PAD
        return Drawn(rect(0, 0, width, height, CORNER, GROUND) + art, width, height, self.picture.width)

    def _face(self, name: str) -> tuple[str, float, float]:
        """A piece of the table, or a card by itself."""
        for canvas in self.canvases.values():
            for piece in canvas.pieces:
                if piece.id == name and (box := box_of(piece.art)):
                    return group(piece.art, x=-box.x, y=-box.y), box.w, box.h
        found = self.detail(name)
        return found.art, found.width, found.height


# ── geometry ──────────────────────────────────────────────────────────────────────────────────────


def _canvases(scene: Scene, name: str) -> dict[str, Canvas]:
    canvases = scene.canvases()
    if not name:
        return canvases
    for named in (name, f"tab-{name}"):
        if named in canvases:
            return {named: canvases[named]}
    raise BadBook(f"there is no canvas {name!r}; there are: {', '.join(canvases)}")


def _box(piece: Piece) -> Box | None:
    box = box_of(piece.art) if piece.art else None
    return Box(piece.x + box.x, piece.y + box.y, box.w, box.h) if box else None


def _padded(box: Box, canvas: Canvas) -> Box:
    """A box with a margin, as far as the canvas has one."""
    left, top = max(box.x - PAD, 0), max(box.y - PAD, 0)
    right, low = min(box.x + box.w + PAD, canvas.width), min(box.y + box.h + PAD, canvas.height)
    return Box(left, top, right - left, low - top)


def _shared(one: Box, other: Box) -> Box | None:
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, low = min(one.x + one.w, other.x + other.w), min(one.y + one.h, other.y + other.h)
    return Box(left, top, right - left, low - top) if right > left and low > top else None


def _is_in(piece: Piece, crop: Box) -> bool:
    """Whether a piece is seen in a crop: most of it, or a ground that goes on beyond."""
    box = _box(piece)
    shared = _shared(box, crop) if box else None
    if box is None or shared is None:
        return False
    area = shared.w * shared.h
    return area >= MOST_OF * max(box.w * box.h, 1) or area >= GROUND_SHARE * crop.w * crop.h


def _edges(box: Box, r: float) -> Iterator[tuple[float, float]]:
    """Places for a disc at the edge of a box, the best first: its corners, then along its sides, half inside."""
    inset = r * 0.55
    left, top, right, low = box.x + inset, box.y + inset, box.x + box.w - inset, box.y + box.h - inset
    yield from ((right, top), (left, top), (right, low), (left, low))
    for share in (0.3, 0.5, 0.7):
        x, y = box.x + box.w * share, box.y + box.h * share
        yield from ((right, y), (left, y), (x, top), (x, low))
    for x, y in ((box.x - r, box.y + r), (box.x + box.w + r, box.y + r), (box.x + r, box.y - r)):
        yield x, y


def _cost(
    at: tuple[float, float], r: float, seen: Sequence[tuple[Box, float]], taken: Sequence[Box], whole: Box
) -> float:
    """How much a disc would hide of what is to be seen, and of other discs; and how far it would stick out."""
    disc = Box(at[0] - r, at[1] - r, 2 * r, 2 * r)
    hidden = sum(weight * shared.w * shared.h for box, weight in seen if (shared := _shared(box, disc)))
    hidden += sum(4 * shared.w * shared.h for other in taken if (shared := _shared(other, disc)))
    inside = _shared(disc, whole)
    return hidden + (4 * r * r - (inside.w * inside.h if inside else 0)) * 0.6


def _within(value: float, r: float, most: float) -> float:
    return max(r + 1, min(value, most - r - 1))


def _apart_by_side(places: Sequence[tuple[bool, float]], gap: float, most: float) -> list[float]:
    """Levels of discs at two sides, moved so that no two of a side touch and all stay beside the card."""
    found = [level for _, level in places]
    for side in (False, True):
        order = sorted((k for k, (right, _) in enumerate(places) if right == side), key=lambda k: places[k][1])
        for one, other in pairwise(order):
            found[other] = max(found[other], found[one] + gap)
        limit = most
        for k in reversed(order):
            found[k] = min(found[k], limit)
            limit = found[k] - gap
    return found


def _head(dx: float, dy: float, x: float, y: float, size: float) -> str:
    """The two strokes of an arrow's head that points in a direction."""
    length = max((dx * dx + dy * dy) ** 0.5, 1)
    ux, uy = dx / length * size, dy / length * size
    left, right = (x - ux + uy * 0.6, y - uy - ux * 0.6), (x - ux - uy * 0.6, y - uy + ux * 0.6)
    return f"M{left[0]:.1f} {left[1]:.1f}L{x:.1f} {y:.1f}L{right[0]:.1f} {right[1]:.1f}"


def _tick(yes: bool, x: float, y: float) -> str:
    ground = circle(0, 0, 14, "#2f6b43" if yes else "#8e2f4f", stroke="#fff", stroke_width=1.5)
    return group(ground, path(_YES if yes else _NO, stroke="#fff", stroke_width=3.2), x=x, y=y)
