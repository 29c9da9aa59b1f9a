"""Cards that the house hands out: Nasty Says, Secret Tasks, the assignments of solo Story mode."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from alehouse.core.draw.colours import INK, MUTED
from alehouse.core.draw.lettering import small_print, text
from alehouse.core.draw.svg import ellipse, outlined, rect, use
from alehouse.core.words import Words
from alehouse.games.cavern_tavern import effect_ops as ops
from alehouse.games.cavern_tavern.card_text import metric_text, request_text
from alehouse.games.cavern_tavern.cards import Assignment, Catalogue, NastySays, SecretTask
from alehouse.games.cavern_tavern.drawing.gains import Sign, sign_row
from alehouse.games.cavern_tavern.drawing.paper import FULL, RATIO, SMALL, band, on_paper, source_sign, title
from alehouse.games.cavern_tavern.drawing.pieces import coin
from alehouse.games.cavern_tavern.view import GoalView

_FULL_H: Final = FULL * RATIO
_SMALL_H: Final = SMALL * RATIO
_SAYS_BAND: Final = "#7d2a26"
_SECRET_BAND: Final = "#2a1a30"
_STORY_BAND: Final = "#2f4a5c"
_SECTION_ICONS: Final = {
    ops.CELLAR: "barrel",
    ops.KITCHEN: "kitchen",
    ops.CHORE: "chore",
    ops.OFFICE: "nasty",
    ops.WORKSHOP: "wizard",
    ops.CHAMBER: "hidden-token",
}
_METRIC_ICONS: Final = {
    "kitchen_track": "kitchen",
    "chore_track": "chore",
    "nasty_track": "nasty",
    "distinct_races": "rival",
    "on_time_orders": "clock",
    "big_orders": "orders",
    "items_and_potions": "item",
}


# ── Nasty Says ────────────────────────────────────────────────────────────────────────────────────


def request_icons(says: NastySays) -> list[Sign]:
    """What the boss asks for, in icons."""
    number = str(says.n) if says.n > 1 else ""
    if says.kind == ops.RETURN_NAMED:
        return [Sign(kind) for k, kind in enumerate(ops.INGREDIENTS) for _ in range(int(says.needs[k]))]
    if says.kind == ops.RETURN_ANY:
        return [Sign("any", number)]
    if says.kind == ops.RETURN_SAME:
        return [Sign("any")] * int(says.n)
    if says.kind == ops.DICE_COUNT:
        return [Sign("another-die" if n % 2 else "die") for n in range(int(says.n))]  # of any value, not a pair
    if says.kind in (ops.DICE_SUM, ops.DICE_MIN):
        return [Sign("dice", f"{says.value}{'+' if says.kind == ops.DICE_MIN else ''}")]
    if says.kind == ops.DICE_PAIR:
        return [Sign("pair")]
    if says.kind == ops.DISCARD_ITEM:
        return [Sign("item", number), Sign("cross")]
    if says.kind == ops.COMPLETE_ORDER:
        return [Sign("order"), Sign("tick")]
    return [Sign(_SECTION_ICONS[int(says.section)])]


@lru_cache(maxsize=128)
def says_card(cards: Catalogue, says: NastySays, words: Words, w: float) -> str:
    """Nasty's face, and in a bubble what he wants."""
    name = words.name(f"says-{says.id}")
    if w < FULL:
        drawing = (
            band(SMALL, 30, _SAYS_BAND)
            + title(name, SMALL / 2, 30, SMALL - 8, 12)
            + use("nasty-dwarf", 4, 32, 46)
            + coin(SMALL - 22, 58, f"−{cards.says_loss}", 13, 12)
            + outlined("M8 82h14l5-6 3 6h50v32h-72Z", "#fffaf0", 1.4, "#7d2a26", stroke_linejoin="round")
            + sign_row(request_icons(says), SMALL / 2, 87, 22, SMALL - 24)
            + source_sign(says, SMALL - 9, 38, 3)
        )
    else:
        drawing = (
            band(FULL, 32, _SAYS_BAND)
            + title(name, FULL / 2, 32, FULL - 16)
            + rect(6, 36, FULL - 12, 66, 6, _SAYS_BAND, opacity=0.16)
            + ellipse(46, 70, 42, 32, "url(#candlelight)")
            + use("nasty-dwarf", 10, 37, 64)
            + coin(FULL - 34, 66, f"−{cards.says_loss}", 17, 16)
            + outlined("M8 118h28l7-12 5 12h94v84H8Z", "#fffaf0", 1.6, "#7d2a26", stroke_linejoin="round")
            + sign_row(request_icons(says), FULL / 2, 123, 28, FULL - 32)
            + small_print(request_text(words, says), FULL / 2, 154, FULL - 28, 3)
            + source_sign(says, FULL - 11, 43)
        )
    return on_paper(w, drawing)


# ── Secret Tasks ──────────────────────────────────────────────────────────────────────────────────


def metric_icon(secret: SecretTask) -> str:
    """What a Secret Task counts, as a shared drawing."""
    kind, _, race = ops.METRICS[secret.metric].partition(":")
    return f"race-{race}" if race else _METRIC_ICONS[kind]


@lru_cache(maxsize=128)
def secret_card(secret: SecretTask, words: Words, w: float, points: int) -> str:
    """A hidden goal: what counts, and the points of each tier; those of now are lit."""
    name = words.name(f"secret-{secret.id}")
    if w < FULL:
        drawing = band(SMALL, 30, _SECRET_BAND) + title(name, SMALL / 2, 30, SMALL - 8, 12)
        drawing += use(metric_icon(secret), 23, 34, 42) + _tiers(secret, points, SMALL / 2, 82, SMALL - 6)
        drawing += source_sign(secret, SMALL - 9, 38, 3)
    else:
        drawing = band(FULL, 32, _SECRET_BAND) + title(name, FULL / 2, 32, FULL - 16)
        drawing += rect(6, 36, FULL - 12, 66, 6, _SECRET_BAND, opacity=0.16)
        drawing += ellipse(FULL / 2, 69, 60, 32, "url(#candlelight)") + use(metric_icon(secret), FULL / 2 - 30, 39, 60)
        drawing += small_print(metric_text(words, secret), FULL / 2, 104, FULL - 14, 3)
        drawing += _tiers(secret, points, FULL / 2, 154, FULL - 20) + source_sign(secret, FULL - 11, _FULL_H - 10)
    return on_paper(w, drawing)


def _tiers(secret: SecretTask, points: int, cx: float, y: float, span: float) -> str:
    """How many for how much, side by side."""
    tiers = list(zip(secret.values, secret.points))
    count = len(tiers)
    step = min(44.0, span / count)
    out = ""
    for k, (value, worth) in enumerate(tiers):
        x = cx + (k - (count - 1) / 2) * step
        reached = points == worth
        sign = "≤" if secret.at_most else "" if k + 1 < count else "+"
        figure = f"{sign}{value}" if secret.at_most else f"{value}{sign}"
        out += rect(x - step / 2 + 1, y - 2, step - 2, 40, 5, "#ffcf5a", opacity=0.55) if reached else ""
        out += text(x, y + 10, figure, 12, INK if reached else MUTED, bold=reached, anchor="middle", span=step - 2)
        out += coin(x, y + 26, worth, 10)
    return out


# ── assignments ───────────────────────────────────────────────────────────────────────────────────


def goal_icon(what: str) -> str:
    """What a requirement of an assignment counts, as a shared drawing."""
    kind, _, race = what.partition(":")
    return f"race-{race}" if race else {"workshop": "wizard"}.get(kind, kind)


def goal_figures(goal: GoalView) -> str:
    """How much there is of what is required; of Nasty's anger that is the most there may be."""
    return f"{goal.have} (≤ {goal.need})" if goal.what == "nasty" else f"{goal.have} / {goal.need}"


def assignment_card(assignment: Assignment, goals: Sequence[GoalView], words: Words, w: float) -> str:
    """What Story mode asks for, and how far it is met."""
    grid, h = (FULL, _FULL_H) if w >= FULL else (SMALL, _SMALL_H)
    drawing = band(grid, 32, _STORY_BAND)
    drawing += title(words.name(f"assignment-{assignment.id}"), grid / 2, 32, grid - 10, 12 if grid == SMALL else 14)
    step = min(34.0, (h - 42) / max(len(goals), 1))
    for k, goal in enumerate(goals):
        drawing += _goal(goal, grid, 38 + k * step, step - 2)
    return on_paper(w, drawing + source_sign(assignment, grid - 9, h - 8, 3))


def _goal(goal: GoalView, w: float, y: float, size: float) -> str:
    """One line: what, how much there is of how much, whether that is enough."""
    cy = y + size / 2
    figure = min(16.0, max(12.0, size * 0.6))
    out = use(goal_icon(goal.what), w * 0.08, y, size) + use("tick" if goal.met else "cross", w * 0.8 - 6, cy - 8, 16)
    return out + text(w * 0.72, cy + figure * 0.36, goal_figures(goal), figure, INK, bold=True, anchor="end")
