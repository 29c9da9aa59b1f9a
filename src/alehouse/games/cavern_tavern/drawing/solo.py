"""Playing alone: what has to be reached, and the dice of the Automa with what they bar."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import AMBER, LANTERN, ON_DARK, SOFT
from alehouse.core.draw.dice import face
from alehouse.core.draw.lettering import SQUEEZED, heading, text, width
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.core.words import minus
from alehouse.games.cavern_tavern.card_text import goal_text
from alehouse.games.cavern_tavern.drawing.office_cards import goal_figures, goal_icon
from alehouse.games.cavern_tavern.drawing.players import GOLD
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import AutomaView, GoalView

_GAP: Final = 8
_HIGH: Final = 80  # a lower panel has its words below the heading


def solo_strip(seen: Seen, box: Box) -> list[Piece]:
    """The goal at the left, the Automa at the right."""
    goal = Box(box.x, box.y, box.w * 0.52, box.h)
    automa = Box(box.x + goal.w + _GAP, box.y, box.w - goal.w - _GAP, box.h)
    return solo_goal(seen, goal) + solo_automa(seen, automa)


def _ground(w: float, h: float, edge: str) -> str:
    return rect(0, 0, w, h, 12, "url(#bar)", stroke="#16101a", stroke_width=1.5) + rect(0, 0, 10, h, 5, edge)


# ── the goal ──────────────────────────────────────────────────────────────────────────────────────


@cached
def solo_goal(seen: Seen, box: Box) -> list[Piece]:
    """The target of Normal mode as a bar, or the assignment of Story mode goal by goal."""
    return _assignment(seen, box) if seen.view.story else _target(seen, box)


def _target(seen: Seen, box: Box) -> list[Piece]:
    """The score as it stands, and how far it would be from the target if the game ended now."""
    words = _outlook(seen)
    reached = min(1.0, max(0.0, seen.me.score / max(seen.view.target, 1)))
    w, h = box.w, box.h
    title = seen.say("scene-solo-normal")
    beside = h >= _HIGH
    art = _ground(w, h, AMBER) + heading(24, 26 if beside else 20, title, 16, ON_DARK, span=w * 0.36)
    label = f"{words}. {seen.say('scene-final-counts')}"
    pieces = [seen.piece("goal", box.x, box.y, art, label, "rules:CT-8.2.9")]
    thick = 16 if beside else 12
    y = h - 2 * thick
    bar = rect(24, y, w - 40, thick, thick / 2, "#1d1424", stroke="#8b6f92", stroke_width=1)
    filled = LANTERN if reached == 1 else AMBER
    bar += rect(26, y + 2, max(12.0, (w - 44) * reached), thick - 4, thick / 2 - 2, filled) if reached > 0 else ""
    if beside:
        bar += text(w - 16, 26, words, 16, GOLD, bold=True, anchor="end", span=w * 0.56)
    else:
        bar += text(24, 39, words, 14, GOLD, bold=True, span=w - 40)
    return [*pieces, seen.piece("goal-bar", box.x, box.y, bar)]


def _outlook(seen: Seen) -> str:
    """The points so far and, as final scoring counts, those that there would be at the end."""
    view, points = seen.view, minus(seen.me.score)
    if view.over:
        return seen.say("scene-target", points=points, target=view.target)
    return seen.say("scene-outlook", vp=seen.me.vp, points=points, target=view.target)


def _assignment(seen: Seen, box: Box) -> list[Piece]:
    view = seen.view
    name = f"assignment:{view.assignment}"
    title = seen.title("assignment", view.assignment)
    art = _ground(box.w, box.h, AMBER) + heading(24, 22, title, 16, ON_DARK, span=box.w - 150)
    words = seen.say("scene-goals-met", met=sum(goal.met for goal in view.goals), goals=len(view.goals))
    art += text(box.w - 12, 21, words, 12, GOLD, bold=True, anchor="end", span=120)
    pieces = [seen.piece("goal", box.x, box.y, art, title, name)]
    across = (len(view.goals) + 1) // 2 if box.h < 110 else 2
    step, tall = (box.w - 30) / max(across, 1), (box.h - 32) / -(-len(view.goals) // max(across, 1))
    for n, goal in enumerate(view.goals):
        line, place = divmod(n, across)
        at = Box(box.x + 22 + place * step, box.y + 29 + line * tall, step - 6, tall)
        pieces.append(_goal(seen, goal, at))
    return pieces


def _goal(seen: Seen, goal: GoalView, box: Box) -> Piece:
    """One requirement: what, how much of how much, whether that is enough."""
    size = min(22.0, box.h - 2)
    cy = box.h / 2
    art = use(goal_icon(goal.what), 0, cy - size / 2, size)
    figures = goal_figures(goal)
    art += text(size + 5, cy + 4.4, figures, 12, ON_DARK, bold=True)
    after = size + 10 + max(width(figures, 12, bold=True), 30)
    art += use("tick" if goal.met else "cross", after, cy - 7, 14)
    span = box.w - after - 18
    words = _goal_name(seen, goal.what)
    art += text(after + 18, cy + 4.4, words, 12, SOFT, span=span) if width(words, 12) * SQUEEZED <= span else ""
    label = goal_text(seen.words, goal.what, goal.need)
    return seen.piece(f"goal:{goal.what}", box.x, box.y, art, label, f"assignment:{seen.view.assignment}")


def _goal_name(seen: Seen, what: str) -> str:
    """What a requirement counts, in a word or two."""
    kind, _, race = what.partition(":")
    if race:
        return seen.say(f"race-{race}")
    return seen.say("section-workshop" if kind == "workshop" else f"track-{kind}")


# ── the Automa ────────────────────────────────────────────────────────────────────────────────────


@cached
def solo_automa(seen: Seen, box: Box) -> list[Piece]:
    """The dice of the opponent and what each bars this round; the dice themselves lie there."""
    art = _ground(box.w, box.h, "#454b54") + heading(22, 22, seen.say("scene-automa"), 14, ON_DARK, span=box.w - 40)
    pieces = [seen.piece("automa", box.x, box.y, art, seen.say("scene-automa"), "rules:CT-8.2.2")]
    dice = seen.view.automa
    across = 3 if box.w > 400 else 2
    step, tall = (box.w - 30) / across, (box.h - 32) / max(-(-len(dice) // across), 1)
    for n, die in enumerate(dice):
        line, place = divmod(n, across)
        at = Box(box.x + 22 + place * step, box.y + 29 + line * tall, step - 6, tall)
        pieces.append(_barring(seen, die, at))
    return pieces


def _barring(seen: Seen, die: AutomaView, box: Box) -> Piece:
    """What one die bars, in words."""
    size = min(18.0, box.h - 2)
    words = bars_words(seen, die)
    art = use(face(f"automa-{die.colour}", die.value), 0, box.h / 2 - size / 2, size)
    art += text(size + 5, box.h / 2 + 4.4, words, 12, ON_DARK if die.bars else SOFT, span=box.w - size - 6)
    return seen.piece(f"bars:{die.colour}", box.x, box.y, group(art), words)


def bars_words(seen: Seen, die: AutomaView) -> str:
    """The place that a die bars, by name."""
    kind, _, name = die.bars.partition(":")
    if not kind:
        return seen.say("scene-bars-nothing")
    if kind == "mess":
        return seen.say("scene-bars-table", number=name)
    return seen.title(kind, name)
