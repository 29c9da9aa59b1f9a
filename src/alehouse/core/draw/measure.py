"""How large a drawing is: its box, and its letters; read from the SVG itself, so that no drawing has to say it."""

import math
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from alehouse.core.draw.lettering import width
from alehouse.core.scene import Box

REMEMBERED: Final = 2048  # drawings
_HIDDEN: Final = {"ring", "glow", "ghost", "trail"}  # shown only while a piece is legal, pointed at or moved
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_PARTS: Final = (*[_NUMBER.pattern] * 3, "[01]", "[01]", *[_NUMBER.pattern] * 2)  # of an arc, two flags among them
_ARC: Final = re.compile("[ ,]*".join(f"({part})" for part in _PARTS))
_STEP: Final = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_CHANGE: Final = re.compile(r"(translate|scale|rotate|matrix)\(([^)]*)\)")
_TAKEN: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}

Matrix = tuple[float, float, float, float, float, float]
_SAME: Final[Matrix] = (1, 0, 0, 1, 0, 0)


class Letters(NamedTuple):
    """Words in a drawing: where they stand, and how large they are."""

    text: str
    box: Box
    size: float


Symbols = Mapping[str, Element]  # shared drawings by id


def symbols_in(defs: str) -> dict[str, Element]:
    """The shared drawings of a game, by id."""
    return {node.get("id", ""): node for node in ElementTree.fromstring(f"<defs>{defs}</defs>")}


@lru_cache(REMEMBERED)
def box_of(art: str) -> Box | None:
    """What a drawing covers, around its own origin; None if it shows nothing."""
    return around(box for box, _ in _shapes(_parsed(art), _SAME, {}))


def letters_of(art: str, symbols: Symbols) -> list[Letters]:
    """Every word in a drawing, those of the shared drawings that it uses included."""
    shapes = _shapes(_parsed(art), _SAME, symbols)
    return [Letters(text[0], box, text[1]) for box, text in shapes if text is not None]


def places_of(art: str, symbols: Symbols, name: str) -> list[Box]:
    """Where a drawing shows a shared drawing whose name begins so."""
    return [box for found, box in _uses(_parsed(art), _SAME, symbols) if found.startswith(name)]


def around(boxes: Iterator[Box] | list[Box]) -> Box | None:
    """The smallest box with all of these in it."""
    found = list(boxes)
    if not found:
        return None
    left, top = min(box.x for box in found), min(box.y for box in found)
    return Box(left, top, max(box.x + box.w for box in found) - left, max(box.y + box.h for box in found) - top)


def _parsed(art: str) -> Element:
    return ElementTree.fromstring(f"<g>{art}</g>")


# ── shapes ────────────────────────────────────────────────────────────────────────────────────────

Shape = tuple[Box, tuple[str, float] | None]  # a box, and the words in it with their size


def _shapes(node: Element, matrix: Matrix, symbols: Symbols) -> Iterator[Shape]:
    if _HIDDEN & set(node.get("class", "").split()):
        return
    here = _at(node, matrix)
    if node.tag == "text":
        yield _text(node, here)
    elif node.tag == "use":
        yield from _used(node, here, symbols)
    elif (corners := _corners(node)) is not None:
        if corners:
            yield _moved(corners, here), None
    elif node.tag in ("g", "svg", "a"):
        for child in node:
            yield from _shapes(child, here, symbols)


def _used(node: Element, matrix: Matrix, symbols: Symbols) -> Iterator[Shape]:
    x, y, w, h = (float(node.get(name, "0")) for name in ("x", "y", "width", "height"))
    if w and h:
        yield _moved([(x, y), (x + w, y + h), (x, y + h), (x + w, y)], matrix), None
    for symbol, inner in _inside(node, matrix, symbols):
        for child in symbol:
            yield from ((box, text) for box, text in _shapes(child, inner, symbols) if text is not None)


def _uses(node: Element, matrix: Matrix, symbols: Symbols) -> Iterator[tuple[str, Box]]:
    if _HIDDEN & set(node.get("class", "").split()):
        return
    here = _at(node, matrix)
    if node.tag == "use":
        x, y, w, h = (float(node.get(name, "0")) for name in ("x", "y", "width", "height"))
        yield node.get("href", "")[1:], _moved([(x, y), (x + w, y + h), (x, y + h), (x + w, y)], here)
        for symbol, inner in _inside(node, here, symbols):
            for child in symbol:
                yield from _uses(child, inner, symbols)
    for child in node:
        yield from _uses(child, here, symbols)


def _inside(node: Element, matrix: Matrix, symbols: Symbols) -> Iterator[tuple[Element, Matrix]]:
    """The shared drawing behind a `use`, and how its own grid is laid over the picture."""
    symbol = symbols.get(node.get("href", "")[1:])
    if symbol is None or symbol.tag != "symbol":
        return
    x, y, w, h = (float(node.get(name, "0")) for name in ("x", "y", "width", "height"))
    _, _, wide, high = map(float, symbol.get("viewBox", f"0 0 {w} {h}").split())
    scale = min(w / wide, h / high) if w and h else 1
    left, top = x + (w - wide * scale) / 2, y + (h - high * scale) / 2
    yield symbol, _times(matrix, (scale, 0, 0, scale, left, top))


def _text(node: Element, matrix: Matrix) -> Shape:
    words = "".join(node.itertext())
    size = float(node.get("font-size", "14"))
    serif = node.get("class") == "t"
    wide = width(words, size, node.get("font-weight") == "700", serif)
    x, y = float(node.get("x", "0")), float(node.get("y", "0"))
    left = x - wide * {"middle": 0.5, "end": 1.0}.get(node.get("text-anchor", ""), 0)
    box = _moved([(left, y - size * 0.8), (left + wide, y + size * 0.25)], matrix)
    return box, (words, size * math.hypot(matrix[2], matrix[3]))


def _corners(node: Element) -> list[tuple[float, float]] | None:
    """Points that span a shape; None if it is something else."""

    def of(*names: str) -> tuple[float, ...]:
        return tuple(float(node.get(name, "0")) for name in names)

    if node.tag == "rect":
        x, y, w, h = of("x", "y", "width", "height")
        return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
    if node.tag == "circle":
        cx, cy, r = of("cx", "cy", "r")
        return [(cx - r, cy - r), (cx + r, cy + r), (cx - r, cy + r), (cx + r, cy - r)]
    if node.tag == "ellipse":
        cx, cy, rx, ry = of("cx", "cy", "rx", "ry")
        return [(cx - rx, cy - ry), (cx + rx, cy + ry), (cx - rx, cy + ry), (cx + rx, cy - ry)]
    return _along(node.get("d", "")) if node.tag == "path" else None


def _along(d: str) -> list[tuple[float, float]]:
    """The points that a path runs through or is drawn towards."""
    found: list[tuple[float, float]] = []
    x = y = start_x = start_y = 0.0
    for letter, rest in _STEP.findall(d):
        kind, relative = letter.upper(), letter.islower()
        numbers = _arc_numbers(rest) if kind == "A" else [float(part) for part in _NUMBER.findall(rest)]
        taken = _TAKEN[kind]
        if kind == "Z":
            x, y = start_x, start_y
            continue
        for place in range(0, len(numbers) - taken + 1, taken):
            step = numbers[place : place + taken]
            base_x, base_y = (x, y) if relative else (0.0, 0.0)
            if kind == "H":
                x = base_x + step[0]
            elif kind == "V":
                y = base_y + step[0]
            elif kind == "A":
                x, y = base_x + step[5], base_y + step[6]
            else:
                pairs = [(base_x + step[k], base_y + step[k + 1]) for k in range(0, taken, 2)]
                found += pairs
                x, y = pairs[-1]
            found.append((x, y))
            if kind == "M" and place == 0:
                start_x, start_y = x, y
    return found


def _arc_numbers(text: str) -> list[float]:
    """The numbers of arcs; their two flags may stand without a space between them."""
    return [float(part) for arc in _ARC.findall(text) for part in arc]


# ── moving ────────────────────────────────────────────────────────────────────────────────────────


def _moved(corners: list[tuple[float, float]], m: Matrix) -> Box:
    moved = [(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) for x, y in corners]
    left, top = min(x for x, _ in moved), min(y for _, y in moved)
    return Box(left, top, max(x for x, _ in moved) - left, max(y for _, y in moved) - top)


def _times(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _at(node: Element, matrix: Matrix) -> Matrix:
    """The grid of an element's content: that of a picture in the picture is its own."""
    here = _after(matrix, node.get("transform", ""))
    if node.tag != "svg" or "viewBox" not in node.attrib:
        return here
    x, y, w, h = (float(node.get(name, "0")) for name in ("x", "y", "width", "height"))
    left, top, wide, high = map(float, node.attrib["viewBox"].split())
    scale = min(w / wide, h / high)
    return _times(here, (scale, 0, 0, scale, x - left * scale, y - top * scale))


def _after(matrix: Matrix, transform: str) -> Matrix:
    for kind, text in _CHANGE.findall(transform):
        matrix = _times(matrix, _change(kind, [float(part) for part in _NUMBER.findall(text)]))
    return matrix


def _change(kind: str, given: list[float]) -> Matrix:
    if kind == "translate":
        return (1, 0, 0, 1, given[0], given[1] if len(given) > 1 else 0)
    if kind == "scale":
        return (given[0], 0, 0, given[-1], 0, 0)
    if kind == "rotate":
        angle = math.radians(given[0])
        turn: Matrix = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
        if len(given) == 3:
            there, back = (1, 0, 0, 1, given[1], given[2]), (1, 0, 0, 1, -given[1], -given[2])
            return _times(_times(there, turn), back)
        return turn
    return (given[0], given[1], given[2], given[3], given[4], given[5])
