"""The lab's pictures: values with their intervals, histograms, points; SVG in the house's colours, light to read."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

from alehouse.core.draw.colours import AMBER, BERRY, CARD, LINE, MUTED, QUIET_LINE, TRAY
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.svg import circle, el, group, num, plain, rect, stroke
from alehouse.core.draw.ticks import round_step, ticks

WIDE: Final = 760.0
MARGIN: Final = 16.0
ROW: Final = 24.0
SIZE: Final = 13.0
MOST_BARS: Final = 40
FONTS: Final = (
    ".t{font-family:Georgia,'Iowan Old Style',Palatino,serif}"
    ".s{font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"
)


class Mark(Struct, kw_only=True):
    """A value with its interval, on a line of its own; `caption` is written behind it, `strong` makes it stand out."""

    label: str
    value: float
    low: float
    high: float
    caption: str
    strong: bool = False


class Point(Struct, kw_only=True):
    """Something at a place; one that is `strong` has its label written beside it, if there is room."""

    label: str
    x: float
    y: float
    strong: bool = False


class Chart(Struct):
    """A picture that can stand in a page, and how high it is."""

    svg: str
    tall: float


class Scale:
    """Values along a line of pixels, and round numbers on it."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        least, most = min(values), max(values)
        step = round_step((most - least) or 1.0)
        self.ticks = ticks(least, most, step)
        self.least, self.most = self.ticks[0], self.ticks[-1]
        self.digits = max(0, -floor(log10(step) + 1e-9))
        self._start, self._each = start, (end - start) / (self.most - self.least)

    def __call__(self, value: float) -> float:
        return self._start + (value - self.least) * self._each


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def number(digits: int) -> Callable[[float], str]:
    return lambda value: f"{value:.{digits}f}"


# ── charts ────────────────────────────────────────────────────────────────────────────────────────────


def intervals(title: str, marks: Sequence[Mark], share: bool = False, fair: float | None = None) -> Chart:
    """A line for each value: a dot and its interval; `fair` is drawn through all of them."""
    left = MARGIN + min(240.0, max(width(mark.label, SIZE, bold=mark.strong) for mark in marks)) + 12
    right = WIDE - MARGIN - max(width(mark.caption, SIZE) for mark in marks) - 12
    bounds = [bound for mark in marks for bound in (mark.low, mark.high)] + ([] if fair is None else [fair])
    scale = Scale(bounds, left, right)
    top = 48.0
    bottom = top + ROW * len(marks)
    body = _ticks(scale, top, bottom, percent if share else number(scale.digits))
    if fair is not None:
        body += stroke(f"M{num(scale(fair))} {num(top)}V{num(bottom)}", LINE, 1.2, stroke_dasharray="4 3")
    for row, mark in enumerate(marks):
        body += group(_mark(mark, scale, left, right), y=top + ROW * row)
    return _chart(title, bottom + 32, body)


def _mark(mark: Mark, scale: Scale, left: float, right: float) -> str:
    colour = BERRY if mark.strong else AMBER
    middle = ROW / 2
    return (
        text(left - 12, middle + 4.5, mark.label, SIZE, anchor="end", span=left - 12 - MARGIN, bold=mark.strong)
        + stroke(f"M{num(scale(mark.low))} {num(middle)}H{num(scale(mark.high))}", colour, 3, stroke_linecap="round")
        + circle(scale(mark.value), middle, 5, colour, stroke=CARD, stroke_width=1.2)
        + text(right + 12, middle + 4.5, mark.caption, SIZE, MUTED)
    )


def _ticks(scale: Scale, top: float, bottom: float, write: Callable[[float], str]) -> str:
    """Quiet lines at round values, which are written below."""
    found = ""
    for tick in scale.ticks:
        x = scale(tick)
        found += stroke(f"M{num(x)} {num(top)}V{num(bottom)}", QUIET_LINE, 0.8)
        found += text(x, bottom + 18, write(tick), 12, MUTED, anchor="middle")
    return found


def bars(title: str, counts: Mapping[float, int]) -> Chart:
    """How often each value occurred; many values are taken together."""
    low, high = min(counts), max(counts)
    size = max(1, ceil((high - low + 1) / MOST_BARS))
    heights = [0] * (int(high - low) // size + 1)
    for value, times in counts.items():
        heights[int(value - low) // size] += times
    total, tallest = sum(heights), max(heights)
    scale = Scale([low, high + size], MARGIN, WIDE - MARGIN)
    top, bottom = 48.0, 208.0
    body = _ticks(scale, top, bottom, number(scale.digits))
    for place, height in enumerate(heights):
        start, end = scale(low + size * place), scale(low + size * (place + 1))
        tall = (bottom - top) * height / tallest
        label = el("title", plain(_bar_label(low + size * place, size, height / total)))
        body += group(label, rect(start + 0.5, bottom - tall, max(end - start - 1, 0.5), tall, 0, AMBER))
    return _chart(title, bottom + 32, body)


def _bar_label(start: float, size: int, share: float) -> str:
    values = f"{start:g}" if size == 1 else f"{start:g} – {start + size - 1:g}"
    return f"{values}: {100 * share:.1f} %"


def pairs(title: str, rows: Sequence[tuple[str, float, float]], names: tuple[str, str]) -> Chart:
    """Two bars for each row, of all and of winners say; negative ones go to the left."""
    left = MARGIN + min(240.0, max(width(label, SIZE) for label, _, _ in rows)) + 12
    scale = Scale([0.0, *(value for _, *values in rows for value in values)], left, WIDE - MARGIN - 56)
    top = 72.0
    bottom = top + 1.5 * ROW * len(rows)
    body = _ticks(scale, top, bottom, number(scale.digits))
    for place, (name, colour) in enumerate(zip(names, (AMBER, BERRY))):
        x = left + 160.0 * place
        body += rect(x, 45, 12, 12, 2, colour) + text(x + 18, 56, name, SIZE)
    for row, (label, *values) in enumerate(rows):
        y = top + 1.5 * ROW * row
        body += text(left - 12, y + 22, label, SIZE, anchor="end", span=left - 12 - MARGIN)
        for place, (value, colour) in enumerate(zip(values, (AMBER, BERRY))):
            start, end = sorted((scale(0), scale(value)))
            body += rect(start, y + 4 + 14 * place, max(end - start, 1), 12, 2, colour)
            body += text(end + 6, y + 14 + 14 * place, f"{value:.2f}", 12, MUTED)
    return _chart(title, bottom + 32, body)


def points(title: str, found: Sequence[Point], axes: tuple[str, str], fair: float) -> Chart:
    """Shares against shares; those that stand out are named where there is room. `fair` is a level line."""
    left, right, top, bottom = MARGIN + 52, WIDE - MARGIN, 68.0, 420.0
    across = Scale([0.0, *(point.x for point in found)], left, right)
    up = Scale([fair, *(point.y for point in found)], bottom, top)
    body = _ticks(across, top, bottom, percent)
    for tick in up.ticks:
        body += stroke(f"M{num(left)} {num(up(tick))}H{num(right)}", QUIET_LINE, 0.8)
        body += text(left - 8, up(tick) + 4, percent(tick), 12, MUTED, anchor="end")
    body += stroke(f"M{num(left)} {num(up(fair))}H{num(right)}", LINE, 1.2, stroke_dasharray="4 3")
    body += text(right, bottom + 38, axes[0], SIZE, MUTED, anchor="end") + text(MARGIN, 52, axes[1], SIZE, MUTED)
    places = [(point, across(point.x), up(point.y)) for point in found]
    for point, x, y in sorted(places, key=lambda place: place[0].strong):
        dot = circle(x, y, 5, BERRY if point.strong else AMBER, stroke=CARD, stroke_width=1)
        body += group(el("title", plain(point.label)), dot)
    strong = sorted((place for place in places if place[0].strong), key=lambda place: -abs(place[0].y - fair))
    return _chart(title, bottom + 52, body + _labels(strong, [(x, y) for _, x, y in places], left, right))


def _labels(places: Sequence[tuple[Point, float, float]], dots: Sequence[tuple[float, float]], *ends: float) -> str:
    """Names beside their dots, the furthest from the ordinary first; one that would cover another is left out."""
    taken = [(x - 5, y - 5, x + 5, y + 5) for x, y in dots]
    found = ""
    for point, x, y in places:
        wide = width(point.label, 12)
        for start, middle in ((x + 9, y), (x - 9 - wide, y), (x - wide / 2, y - 14), (x - wide / 2, y + 14)):
            box = (start, middle - 6, start + wide, middle + 6)
            if start >= ends[0] and box[2] <= ends[1] and not any(_overlap(box, other) for other in taken):
                taken.append(box)
                found += text(start, middle + 4, point.label, 12)
                break
    return found


def _overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# ── the frame ─────────────────────────────────────────────────────────────────────────────────────────


def _chart(title: str, tall: float, body: str) -> Chart:
    framed = rect(0, 0, WIDE, tall, 8, CARD, stroke=TRAY) + heading(MARGIN, 28, title, 16, span=WIDE - 2 * MARGIN)
    return Chart(_svg(framed + body, tall, role="img", aria_label=plain(title)), tall)


def alone(charts: Sequence[Chart]) -> str:
    """Charts one below the other, as a picture of its own."""
    body, y = el("style", FONTS), 0.0
    for chart in charts:
        body += group(chart.svg, y=y)
        y += chart.tall + 12
    return _svg(body, y - 12)


def _svg(body: str, tall: float, **attributes: str) -> str:
    box = f"0 0 {num(WIDE)} {num(tall)}"
    return el("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=WIDE, height=tall, **attributes)
