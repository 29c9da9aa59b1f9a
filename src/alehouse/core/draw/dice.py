"""Dice: a colour, a form of pips and a mark each, so that colour is never the only sign."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.svg import gradient, path, rect, stroke, symbol, use

SIDE: Final = 48  # the grid a face is drawn on

# Forms of pips, around their own middle.
GRAINS: Final = "M0 -5C2.2 -5 3.4 -2.6 3.4 0S2.2 5 0 5S-3.4 2.6 -3.4 0S-2.2 -5 0 -5Z"
ROUNDS: Final = "M-4.3 0A4.3 4.3 0 1 1 4.3 0A4.3 4.3 0 1 1 -4.3 0Z"
DIAMONDS: Final = "M0 -5.6L5 0L0 5.6L-5 0Z"
SQUARES: Final = "M-3.9 -2.7Q-3.9 -3.9 -2.7 -3.9H2.7Q3.9 -3.9 3.9 -2.7V2.7Q3.9 3.9 2.7 3.9H-2.7Q-3.9 3.9 -3.9 2.7Z"

# Which places of a grid of three by three carry a pip, by value.
_SPOTS: Final = (
    (),
    ((1, 1),),
    ((0, 2), (2, 0)),
    ((0, 2), (1, 1), (2, 0)),
    ((0, 0), (0, 2), (2, 0), (2, 2)),
    ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
)


@dataclass(frozen=True)
class Look:
    """How the dice of one colour look. `mark` names a shared drawing on a grid of 24, `pips` is path data."""

    name: str
    light: str
    body: str
    edge: str
    ink: str
    mark: str
    pips: str
    rim: str = ""  # a line around dark dice, which would drown on dark ground


def face(name: str, value: int) -> str:
    """The shared drawing of a die that shows this value, 0 for one that has not been rolled yet."""
    return f"die-{name}-{value}"


def blank_face(name: str) -> str:
    """The shared drawing of a die that shows its mark instead of pips."""
    return face(name, 0)


def dice(look: Look) -> str:
    """The seven faces of a colour as shared drawings, its body and its pip."""
    pip = symbol(f"pip-{look.name}", 12, 12, path(look.pips, look.ink, transform="translate(6 6)"))
    faces = "".join(
        symbol(face(look.name, value), SIDE, SIDE, _on(look, value), overflow="visible") for value in range(1, 7)
    )
    return gradient(f"body-{look.name}", (0, look.light), (1, look.body)) + pip + _cube(look) + faces + _blank(look)


def _cube(look: Look) -> str:
    """The die without anything on it: shadow, edge, upper face, a glint."""
    rim = rect(2.5, 2.5, 43, 43, 9.5, stroke=look.rim) if look.rim else ""
    return symbol(
        f"cube-{look.name}",
        SIDE,
        SIDE,
        rect(0.5, 5, 47, 45, 11, "#000", opacity=0.16),
        rect(1.2, 4, 45.6, 44, 10.5, "#000", opacity=0.22),
        rect(2, 5, 44, 41, 10, look.edge),
        rect(2, 2, 44, 40, 10, f"url(#body-{look.name})"),
        stroke("M6 12Q6 5 13 5H35", "#fff", 1.6, opacity=0.5, stroke_linecap="round"),
        rim,
        overflow="visible",
    )


def _on(look: Look, value: int) -> str:
    """The body, the mark as a watermark, the pips."""
    mark = use(look.mark, 10, 8, 28, color=look.ink, opacity=0.13)
    pips = "".join(use(f"pip-{look.name}", 6.5 + x * 11.5, 5 + y * 11, 12) for x, y in _SPOTS[value])
    return use(f"cube-{look.name}", 0, 0, SIDE) + mark + pips


def _blank(look: Look) -> str:
    mark = use(look.mark, 9, 7, 30, color=look.ink)
    return symbol(blank_face(look.name), SIDE, SIDE, use(f"cube-{look.name}", 0, 0, SIDE) + mark, overflow="visible")
