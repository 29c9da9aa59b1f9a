"""SVG as text: elements with short numbers and escaped words."""

from functools import cache, lru_cache
from html import escape

from alehouse.core.draw.colours import OUTLINE

Attribute = str | float | None

REMEMBERED = 16384  # elements: a table looks much the same after each move


def num(value: float) -> str:
    """A number with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return "0" if text == "-0" else text


@lru_cache(REMEMBERED)
def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element. Attribute names use _ for -, a trailing _ keeps clear of Python's own words.

    Values stand in single quotes: inside JSON, double ones would each cost a backslash.
    """
    given = "".join(f" {_name(name)}='{_value(value)}'" for name, value in attributes.items() if value is not None)
    body = "".join(children)
    return f"<{tag}{given}>{body}</{tag}>" if body else f"<{tag}{given}/>"


@cache
def _name(attribute: str) -> str:
    return attribute.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return value.replace("'", "&#39;") if isinstance(value, str) else num(value)


def group(*children: str, x: float = 0, y: float = 0, transform: str = "", **attributes: Attribute) -> str:
    """A group, moved to (x, y) before any other `transform`."""
    moved = f"translate({num(x)} {num(y)})" if x or y else ""
    steps = " ".join(step for step in (moved, transform) if step)
    return el("g", *children, transform=steps or None, **attributes)


def rect(
    x: float, y: float, width: float, height: float, r: float = 0, fill: str = "none", **attributes: Attribute
) -> str:
    place = {"x": x or None, "y": y or None}
    return el("rect", **place, width=width, height=height, rx=r or None, fill=fill, **attributes)


def circle(cx: float, cy: float, r: float, fill: str = "none", **attributes: Attribute) -> str:
    return el("circle", cx=cx or None, cy=cy or None, r=r, fill=fill, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str = "none", **attributes: Attribute) -> str:
    return el("ellipse", cx=cx or None, cy=cy or None, rx=rx, ry=ry, fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: Attribute) -> str:
    return el("path", d=d, fill=fill, **attributes)


def outlined(d: str, fill: str, thick: float = 1.6, line: str = OUTLINE, **attributes: Attribute) -> str:
    """A filled shape with a dark outline."""
    return path(d, fill, stroke=line, stroke_width=thick, **attributes)


def stroke(d: str, colour: str, thick: float = 2, **attributes: Attribute) -> str:
    """A line."""
    return path(d, "none", stroke=colour, stroke_width=thick, **attributes)


def points(*corners: tuple[float, float]) -> str:
    """A closed polygon as path data."""
    return "M" + "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in corners) + "Z"


def top_rounded(width: float, height: float, r: float) -> str:
    """Path data of a band with its two upper corners rounded: the head of a card or a panel."""
    w, h = num(width), num(height)
    return f"M0 {h}V{r}A{r} {r} 0 0 1 {r} 0H{num(width - r)}A{r} {r} 0 0 1 {w} {r}V{h}Z"


def left_rounded(width: float, height: float, r: float) -> str:
    """Path data of a band with its two left corners rounded: the flank of an area."""
    low = num(height - r)
    return f"M0 {low}V{r}A{r} {r} 0 0 1 {r} 0H{num(width)}V{num(height)}H{r}A{r} {r} 0 0 1 0 {low}Z"


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, **attributes: Attribute) -> str:
    """A shared drawing at a place and size; a square one needs one size only."""
    tall = width if height is None else height
    return el("use", href=f"#{symbol}", x=x or None, y=y or None, width=width, height=tall, **attributes)


def symbol(name: str, width: float, height: float, *children: str, **attributes: Attribute) -> str:
    """A shared drawing on a grid of its own."""
    return el("symbol", *children, id=name, viewBox=f"0 0 {num(width)} {num(height)}", **attributes)


def gradient(name: str, *stops: tuple[float, str] | tuple[float, str, float], across: bool = False) -> str:
    """A straight gradient from top to bottom, or from left to right."""
    x2, y2 = (1, 0) if across else (0, 1)
    return el("linearGradient", *map(_stop, stops), id=name, x2=x2, y2=y2)


def halo(name: str, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
    """A round gradient from the middle outwards."""
    return el("radialGradient", *map(_stop, stops), id=name)


def _stop(stop: tuple[float, str] | tuple[float, str, float]) -> str:
    opacity = stop[2] if len(stop) == 3 else None
    return el("stop", offset=stop[0], stop_color=stop[1], stop_opacity=opacity)


def plain(words: object) -> str:
    """Words as character data."""
    return escape(str(words), quote=False)
