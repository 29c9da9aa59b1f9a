"""The Secret Chamber: a locked door until it opens; then three Task cards with their tokens, and Mrs. Nasty."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.svg import circle, ellipse, num, path, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.card_faces import task_card
from alehouse.games.cavern_tavern.drawing.office import talk_to
from alehouse.games.cavern_tavern.drawing.paper import RATIO, card_light
from alehouse.games.cavern_tavern.drawing.pieces import bars, hatching, pill_width
from alehouse.games.cavern_tavern.drawing.rooms import candle, deck, dice_in_row, inner, room
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import TaskView

_GAP: Final = 6
_NICHE: Final = 18  # the least height of the place for dice below a card
_MOST_NICHE: Final = 34
_LEAST_DIE: Final = 16  # smaller dice overlap instead


@part
def chamber(seen: Seen, box: Box) -> list[Piece]:
    """The room, its supplies, and what is in it when it is open."""
    gold = rect(1.5, 1.5, box.w - 3, box.h - 3, 11, stroke="#c9a24a", stroke_opacity=0.75, stroke_width=1.6)
    glow = ellipse(box.w * 0.36, box.h * 0.55, box.w * 0.45, box.h * 0.45, "url(#candlelight)", opacity=0.6)
    walls = room(seen, "chamber", box, "chamber", "stones", "CT-8.1.1", gold + glow, cave=True)
    out = [walls, *_supplies(seen, box)]
    return out + (_tasks(seen, box) if seen.view.chamber_open else [_door(seen, inner(box))])


def _supplies(seen: Seen, box: Box) -> list[Piece]:
    """How many tokens, Task cards and Modifiers there are."""
    view = seen.view
    right = box.x + box.w - 8
    out = []
    for name, icon, count, key in (
        ("deck:tokens", "hidden-token", view.tokens_left, "tavern-deck-tokens"),
        ("deck:tasks", "orders", view.tasks_left, "tavern-deck-tasks"),
        ("deck:modifiers", "mod", view.modifiers_left, "tavern-deck-modifiers"),
    ):
        out.append(deck(seen, name, icon, count, right, box.y + 4, seen.say(key, count=count)))
        right -= pill_width(count) + 4
    return out


# ── closed ────────────────────────────────────────────────────────────────────────────────────────


def _door(seen: Seen, box: Box) -> Piece:
    """A heavy door in an arch, a lock, two candles, and when it will open."""
    w, h = min(box.w * 0.5, box.h * 1.1), box.h - 34
    x = (box.w - w) / 2
    arch = f"M{num(x)} {num(h)}V{num(h * 0.5)}Q{num(x)} 0 {num(box.w / 2)} 0T{num(x + w)} {num(h * 0.5)}V{num(h)}Z"
    art = path(arch, "url(#oak)", stroke="#17101a", stroke_width=5)
    planks = "".join(f"M{num(x + w * k / 6)} {num(h * 0.3)}V{num(h)}" for k in range(1, 6))
    art += stroke(planks, "#2b1a10", 1.5, opacity=0.6)
    art += stroke(f"M{num(x + 4)} {num(h * 0.52)}h{num(w - 8)}M{num(x + 4)} {num(h * 0.82)}h{num(w - 8)}", "#3d4248", 6)
    art += circle(box.w / 2, h * 0.67, 20, "#2a1833", stroke="#c9a24a", stroke_width=2)
    art += use("lock", box.w / 2 - 15, h * 0.67 - 15, 30)
    art += candle(x - 34, h - 46, 30) + candle(x + w + 6, h - 46, 30)
    said = seen.say("tavern-opens", round=seen.cards.opens_at)
    art += heading(box.w / 2, box.h - 10, said, 16, "#e6c985", anchor="middle", room=box.w - 20)
    return seen.piece("chamber-door", box.x, box.y, art, said)


# ── open ──────────────────────────────────────────────────────────────────────────────────────────


def _tasks(seen: Seen, box: Box) -> list[Piece]:
    """Three cards with a niche for dice below each, and at the right the place to talk to Mrs. Nasty."""
    within = inner(box)
    talk = max(80.0, within.w * 0.2)
    count = max(len(seen.view.chamber), 1)
    w = min((within.w - talk) / count - _GAP, (within.h - _NICHE - 4) / RATIO)
    step = (within.w - talk) / count
    out: list[Piece] = []
    for k, task in enumerate(seen.view.chamber):
        out += _space(seen, k, task, Box(within.x + k * step + (step - _GAP - w) / 2, within.y, w, within.h))
    areas = seen.of_section("chamber")
    h = within.h / max(len(areas), 1)
    for k, area in enumerate(areas):
        out += talk_to(seen, area, Box(within.x + within.w - talk, within.y + k * h, talk, h), "mrs-nasty")
    return out


@part
def _space(seen: Seen, number: int, task: TaskView | None, box: Box) -> list[Piece]:
    """One space of the chamber's board: an outline, the card on it, a niche for dice below."""
    h = box.w * RATIO
    niche = min(box.h - h - 4, _MOST_NICHE)
    ground = rect(0, 0, box.w, h, 9, "#000", opacity=0.25)
    ground += rect(0.5, 0.5, box.w - 1, h - 1, 9, stroke="#c9a24a", stroke_opacity=0.5, stroke_dasharray="4 3")
    ground += rect(2, h + 4, box.w - 4, niche, 7, "#000", fill_opacity=0.35, stroke=ON_DARK, stroke_opacity=0.25)
    out = [seen.piece(f"chamber-space:{number}", box.x, box.y, ground)]
    if task is None:
        return out
    out.append(task_piece(seen, task, box.x, box.y, box.w))
    size = max(_LEAST_DIE, min(niche - 3, 24, (box.w - 5) / max(len(task.dice), 1) - 3))
    wide = min(len(task.dice) * (size + 3) - 3, box.w - 8)
    right, cy = box.x + (box.w + wide) / 2, box.y + h + 4 + niche / 2
    out += dice_in_row(seen, task.dice, right, cy, wide, seen.title("task", task.id), size)
    spaces = [area.id for area in seen.cards.areas if area.is_slot]
    return out + bars(seen, f"area:{spaces[number]}", box.x + box.w - 20, box.y + h - 22, 30)


def task_piece(seen: Seen, task: TaskView, x: float, y: float, w: float) -> Piece:
    """A Task card, in the chamber or on a player board; hatched when it has been used this round."""
    card = seen.tasks[task.id]
    art = task_card(seen.cards, card, seen.words, w, task.points, task.token)
    if task.user >= 0 or task.blocked:
        art += hatching(w, w * RATIO, 10)
    label = seen.say("tavern-task", task=seen.title("task", task.id), sum=int(card.dice_sum), points=task.points)
    name = f"task:{task.id}"
    return seen.piece(name, x, y, art + card_light(w), label, name, task.action)
