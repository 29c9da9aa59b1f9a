"""The pieces of Dice Brewing, drawn small or large: dice, seeds, coins, ingredients, action tokens, markers.

Each is a shared drawing (materials.py) laid out from its top left corner; `size` is its width and, except where
said otherwise, its height.
"""

from typing import Final

from alehouse.core.draw.colours import INK, LANTERN, ON_DARK, ON_LANTERN
from alehouse.core.draw.dice import blank_face, face
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import rect, use
from alehouse.games.dice_brewing.view import DieView

TILE: Final = 9 / 7  # how much higher than wide a small die with words is


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def die(view: DieView, size: float) -> str:
    """A die with all that is known about it, at the origin; the page lights it while it is legal."""
    shown = use(face(view.colour, view.value), 0, 0, size)
    return shown + use("lit-die", 0, 0, size, class_="ring") + _signs(view, size)


def held_die(view: DieView, size: float) -> str:
    """A die in hand, or chosen: on a lantern plate that reaches a little beyond it."""
    return use("held-die", 0, 0, size) + die(view, size)


def _signs(view: DieView, size: float) -> str:
    """Raised at the right above, blocked or protected at the right below, unlucky at the left below."""
    small = max(size * 0.42, 17)
    high, low = -small * 0.3, size - small * 0.8
    right = size - small * 0.72
    out = ""
    if view.raised:
        out += plate(f"+{view.raised}", size - 4, high + 8.5, LANTERN, ON_LANTERN)
    if view.token:
        out += use(f"sign-{view.token}", right, low, small)
    if view.unlucky:
        out += coin(-small * 0.28, low, small)
    return out


def small_die(colour: str, x: float, y: float, size: float, least: int = 0) -> str:
    """A flat die with its mark. With the least value that is asked for, "3+", it is higher (`TILE`) than wide."""
    if not least:
        return use(blank_face(colour), x, y, size)
    return use(f"tile-{colour}-{least}", x, y, size, size * TILE)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def seed(x: float, y: float, size: float) -> str:
    return use("seed", x, y, size)


def coin(x: float, y: float, size: float) -> str:
    return use("coin", x, y, size)


def star(x: float, y: float, size: float) -> str:
    """An experience point."""
    return use("xp", x, y, size)


def mug(x: float, y: float, size: float) -> str:
    """A brewed recipe."""
    return use("brewed", x, y, size)


def ingredient(kind: str, x: float, y: float, size: float) -> str:
    return use(f"ingredient-{kind}", x, y, size)


def action_token(kind: str, x: float, y: float, size: float) -> str:
    """An action token; face down where its kind is not known ("")."""
    return use(f"action-{kind or 'back'}", x, y, size)


def block_token(x: float, y: float, size: float) -> str:
    """Closed by the capacity rule (DB-5.35)."""
    return use("block", x, y, size)


def season_token(season: str, x: float, y: float, size: float) -> str:
    """The season and priority token with this side up."""
    return use(f"season-{season}", x, y, size)


def held_token(size: float) -> str:
    """The lantern plate under a round token in hand, at the origin."""
    return use("held-token", 0, 0, size)


def token_light(size: float) -> str:
    """The light around a round token at the origin; the page shows it while the token is legal."""
    return use("lit-token", 0, 0, size, class_="ring")


# ── numbers ───────────────────────────────────────────────────────────────────────────────────────


def numbered(
    good: str, x: float, cy: float, amount: object, icon: float, size: float, fill: str = INK, gap: float = 5
) -> str:
    """A good (`coin`, `xp`, `seed`, `brewed`) with its number on the right."""
    return use(good, x, cy - icon / 2, icon) + text(x + icon + gap, cy + size * 0.36, amount, size, fill, bold=True)


def numbered_width(amount: object, icon: float, size: float, gap: float = 5) -> float:
    """How wide `numbered` draws."""
    return icon + gap + width(amount, size, bold=True)


def plate(words: object, cx: float, cy: float, fill: str = INK, ink: str = ON_DARK) -> str:
    """A number on a small lozenge around a point: how many lie in a stack, how much a die is raised."""
    wide = max(18.0, width(words, 12, bold=True) + 8)
    lozenge = rect(cx - wide / 2, cy - 8.5, wide, 17, 8.5, fill, stroke=ON_DARK, stroke_width=1.2)
    return lozenge + text(cx, cy + 4.4, words, 12, ink, bold=True, anchor="middle")
