"""Words on pictures: how wide they are, and how they are made to fit."""

from functools import lru_cache
from typing import Final

from alehouse.core.draw.colours import INK
from alehouse.core.draw.svg import REMEMBERED, Attribute, el, num, plain

SMALLEST: Final = 12.0  # on screen nothing is written smaller
SQUEEZED: Final = 0.72  # of their width: words that would be narrower are laid out or said otherwise

LEADING: Final = 14.5  # of small print, from line to line
_TIGHT: Final = 11.5  # the least, where there is much to say: letters just do not touch
_SPARE: Final = 4  # how much longer than its span a line of small print may be

# Widths in hundredths of the type size, for wide faces (DejaVu): what fits in them fits everywhere.
_NARROW: Final = frozenset("',./:;|!ijlIJ· ’ıíìîïłÍÌÎ\u00a0\u202f")
_SLIM: Final = frozenset('()-[]frt"*`–')
_WIDE: Final = frozenset("ABCDGHKNOQRUVXwÀÁÂÇÓÒÔÖÙÚÛŃĆĄŻŹ+−×=<>~→&#")
_WIDEST: Final = frozenset("mMW@%…æœÆŒ")
_SANS: Final = (32, 41, 60, 73, 95)
_SANS_BOLD: Final = (39, 48, 70, 83, 106)
_SERIF: Final = (41, 50, 66, 83, 106)


@lru_cache(REMEMBERED, typed=True)
def width(words: object, size: float, bold: bool = False, serif: bool = False) -> float:
    """About how wide words are, rather too wide than too narrow."""
    table = _SERIF if serif else _SANS_BOLD if bold else _SANS
    return sum(table[_class(letter)] for letter in str(words)) * size / 100


def _class(letter: str) -> int:
    if letter in _NARROW:
        return 0
    if letter in _SLIM:
        return 1
    if letter in _WIDE:
        return 3
    return 4 if letter in _WIDEST else 2


@lru_cache(REMEMBERED, typed=True)
def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    fill: str = INK,
    serif: bool = False,
    bold: bool = False,
    anchor: str | None = None,
    span: float = 0,
    **attributes: Attribute,
) -> str:
    """A line of words. Where there is only so much `span` it gets smaller, and at last narrower."""
    place: dict[str, Attribute] = {"x": x or None}
    if span:
        size = fitting(words, size, span, bold, serif)
        natural = width(words, size, bold, serif)
        if natural > span:
            place = {"transform": f"matrix({num(round(span / natural, 2))} 0 0 1 {num(x)} 0)"}
    return el(
        "text",
        plain(words),
        **place,
        y=y,
        class_="t" if serif else "s",
        font_size=size,
        fill=fill,
        font_weight=700 if bold else None,
        text_anchor=anchor,
        **attributes,
    )


def heading(
    x: float,
    y: float,
    words: object,
    size: float = 16,
    fill: str = INK,
    anchor: str | None = None,
    span: float = 0,
) -> str:
    """A line in the house's old-style serif, bold: titles and names."""
    return text(x, y, words, size, fill, serif=True, bold=True, anchor=anchor, span=span)


def fitting(words: object, size: float, span: float, bold: bool = False, serif: bool = False) -> float:
    """The largest type size up to `size` at which words fit, but never under the smallest."""
    natural = width(words, size, bold, serif)
    return size if natural <= span else max(min(size, SMALLEST), int(size * span / natural * 2) / 2)


def wrap(words: str, size: float, span: float, lines: int, bold: bool = False, serif: bool = False) -> list[str]:
    """Words on at most `lines` lines; too many words make all lines a little too long, not the last one."""
    broken = _break(words, size, span, bold, serif)
    while len(broken) > lines:
        span *= 1.04
        broken = _break(words, size, span, bold, serif)
    return broken


def small_print(words: str, cx: float, top: float, span: float, most: int, ink: str = INK) -> str:
    """What a card does, in small type on at most so many lines around a middle one. Words that would be squeezed stand
    on more lines in the same height, closer together."""
    lines, leading = wrap(words, SMALLEST, span, most), LEADING
    if too_long(words, span, most):
        closer = int(most * LEADING / _TIGHT)
        lines, leading = wrap(words, SMALLEST, span, closer), most * LEADING / closer
    return "".join(
        text(cx, top + 11 + k * leading, line, SMALLEST, ink, anchor="middle", span=span + _SPARE)
        for k, line in enumerate(lines)
    )


def too_long(words: str, span: float, most: int) -> bool:
    """Whether small print would be squeezed on so many lines."""
    return any(width(line, SMALLEST) * SQUEEZED > span + _SPARE for line in wrap(words, SMALLEST, span, most))


def _break(words: str, size: float, span: float, bold: bool, serif: bool) -> list[str]:
    out: list[str] = []
    for word in words.split(" "):  # not at the no-break spaces of French
        if out and width(f"{out[-1]} {word}", size, bold, serif) <= span:
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out


def halves(words: str) -> list[str]:
    """Words on two lines of about the same length; a single word stays alone."""
    parts = words.split(" ")
    if len(parts) < 2:
        return [words]
    cut = min(range(1, len(parts)), key=lambda k: abs(len(" ".join(parts[:k])) - len(" ".join(parts[k:]))))
    return [" ".join(parts[:cut]), " ".join(parts[cut:])]
