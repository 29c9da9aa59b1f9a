"""What the viewer holds: items in hand, Task cards, requests of the boss."""

from itertools import chain
from typing import Final

from alehouse.core.draw.colours import INK, SOFT
from alehouse.core.draw.lettering import heading, text, wrap
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.cards import Task
from alehouse.games.cavern_tavern.drawing.card_faces import item_card
from alehouse.games.cavern_tavern.drawing.gains import goods, goods_width, sign_row
from alehouse.games.cavern_tavern.drawing.goods import task_dice, task_label
from alehouse.games.cavern_tavern.drawing.office_cards import request_icons
from alehouse.games.cavern_tavern.drawing.own_goods import panel
from alehouse.games.cavern_tavern.drawing.paper import RATIO, SMALL, card_back, card_light
from alehouse.games.cavern_tavern.drawing.pieces import coin, hatching, sign, value_badge
from alehouse.games.cavern_tavern.drawing.seen import Box, Seen
from alehouse.games.cavern_tavern.view import ItemView, SaysView, TaskView
from alehouse.games.cavern_tavern.vocabulary import NO_TRACK, TRACKS

_LARGEST: Final = 108  # how wide an item in hand may be
_TITLE: Final = 24  # the height of a panel's title
_LOW: Final = 42  # a plate up to this height has no name on it
_TALL: Final = 48  # above this height the name has two lines


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


def hand(seen: Seen, box: Box) -> list[Piece]:
    """Items in hand side by side; more than there is room for overlap."""
    items = seen.me.items
    count = max(len(items), 1)
    room = box.w - 14
    w = max(SMALL, min(_LARGEST, (room - 6 * (count - 1)) / count, (box.h - _TITLE - 8) / RATIO))
    step = min(w + 8, (room - w) / max(count - 1, 1))
    left = box.x + (box.w - w - step * (count - 1)) / 2
    top = box.y + _TITLE + (box.h - _TITLE - w * RATIO) / 2 - 2
    limit = seen.cards.item_limit
    pieces = panel(seen, "hand", box, seen.say("scene-hand"), seen.say("scene-of", count=len(items), most=limit))
    if not items:
        pieces.append(seen.piece("no-items", box.x, box.y + box.h / 2, _empty(seen, box.w)))
    return pieces + [_item(seen, item, left + n * step, top, w) for n, item in enumerate(items)]


def _empty(seen: Seen, w: float) -> str:
    """What stands where no items are: how one gets them."""
    lines = wrap(seen.say("scene-no-items"), 12, w - 40, 3)
    return use("item", w / 2 - 18, -38, 36, opacity=0.55) + "".join(
        text(w / 2, 18 + n * 16, line, 12, SOFT, anchor="middle", room=w - 16) for n, line in enumerate(lines)
    )


def _item(seen: Seen, item: ItemView, x: float, y: float, w: float) -> Piece:
    """A card to be read before it is played; face down if whoever looks does not know it."""
    if not item.card:
        return seen.piece(item.id, x, y, card_back("items", w), seen.say("scene-hidden-item"), motion="flip")
    art = item_card(seen.cards, seen.items[item.card], seen.words, round(w, 1)) + card_light(w)
    label = seen.title("item", item.card)
    return seen.piece(item.id, x, y, art, label, f"item:{item.card}", unfolds=True)


# ── tasks and requests ────────────────────────────────────────────────────────────────────────────


def plates(seen: Seen, box: Box) -> list[Piece]:
    """Requests of the boss and Task cards, one below the other."""
    me = seen.me
    count = len(me.says) + len(me.tasks)
    limit = seen.cards.task_limit
    note = seen.say("scene-of", count=len(me.tasks), most=limit) if seen.view.chamber_open else ""
    key = "scene-tasks" if me.tasks or seen.view.chamber_open else "scene-requests"
    pieces = panel(seen, "plates", box, seen.say(key), note)
    if not count:
        return [*pieces, seen.piece("no-plates", box.x, box.y + box.h / 2, _no_plates(seen, box.w))]
    tall = min(58.0, (box.h - _TITLE - 6) / count - 4)
    boxes = [Box(box.x + 7, box.y + _TITLE + n * (tall + 4), box.w - 14, tall) for n in range(count)]
    requests = chain.from_iterable(says_plate(seen, says, at) for says, at in zip(me.says, boxes))
    tasks = chain.from_iterable(task_plate(seen, task, at) for task, at in zip(me.tasks, boxes[len(me.says) :]))
    return [*pieces, *requests, *tasks]


def _no_plates(seen: Seen, w: float) -> str:
    lines = wrap(seen.say("scene-no-tasks"), 12, w - 20, 4)
    return "".join(
        text(w / 2, n * 16 - 8, line, 12, SOFT, anchor="middle", room=w - 12) for n, line in enumerate(lines)
    )


def task_plate(seen: Seen, task: TaskView, box: Box) -> list[Piece]:
    """A Task card as a plate: the dice it takes, its name, what it gives."""
    card = seen.tasks[task.id]
    name = f"task:{task.id}"
    w, h = box.w, box.h
    shield = min(28.0, h - (26 if h > _TALL else 6))
    art = rect(0, 0, w, h, 7, "url(#sheet)", stroke="#3b2f26", stroke_width=1)
    art += value_badge(4, 3 if h > _LOW else (h - shield) / 2, card.dice_sum, shield)
    art += _plate_title(seen.title("task", task.id), shield + 10, w, h, INK)
    left, y = 6 if h > _TALL else shield + 10, _lower_line(h)
    art += _rewards(seen, card, task.points, Box(left, y, w - left - 6, 18))
    art += (hatching(w, h) if task.user >= 0 else "") + ring(w, h, 7)
    piece = seen.piece(name, box.x, box.y, art, task_label(seen, seen.me, task), name)
    return [piece, *task_dice(seen, task, box.x + w + 2 - 15 * len(task.dice), box.y + h - 11, 18, 15)]


def _rewards(seen: Seen, card: Task, points: int, box: Box) -> str:
    """What a Task card gives, the points it would score, its track; from left to right."""
    program = int(card.program)
    track = 22 if card.track != NO_TRACK else 0
    room = box.w - track - (24 if points else 0)
    out = goods(seen.cards, program, box.x, box.y, box.h, room)
    wide = min(goods_width(seen.cards, program, box.h), room)
    out += coin(box.x + wide + (14 if wide else 10), box.y + 9, points, 9.5) if points else ""
    return out + (sign(TRACKS[card.track], box.x + box.w - 9, box.y + 9, 9) if track else "")


def says_plate(seen: Seen, says: SaysView, box: Box) -> list[Piece]:
    """A request of the boss as a plate: his face, the card's name, what he wants."""
    name = f"says:{says.id}"
    w, h = box.w, box.h
    title = seen.title("says", says.id)
    face = min(30.0, h - (22 if h > _TALL else 4))
    art = rect(0, 0, w, h, 7, "#fbeee4", stroke="#7d2a26", stroke_width=1.4) + rect(0, 0, 6, h, 3, "#b0392e")
    art += use("nasty-dwarf", 8, 2 if h > _LOW else (h - face) / 2, face)
    art += _plate_title(title, face + 11, w, h, "#6d1f22")
    left = 10 if h > _TALL else face + 11
    room = w - left - 28
    y = _lower_line(h)
    art += sign_row(request_icons(seen.says[says.id]), left + room / 2, y, 18, room)
    art += coin(w - 15, y + 9, f"−{seen.cards.says_loss}", 10.5) + ring(w, h, 7)
    label = seen.say("scene-says", name=seen.name(seen.own), card=title)
    return [seen.piece(name, box.x, box.y, art, label, name, unfolds=True)]


def _plate_title(words: str, left: float, w: float, h: float, ink: str) -> str:
    """A plate's name: in two lines, in one, or none, as high as the plate is."""
    if h <= _LOW:
        return ""
    room = w - left - 5
    lines = wrap(words, 12, room, 2, serif=True) if h > _TALL else [words]
    top = 13 if len(lines) > 1 else 16
    return "".join(heading(left, top + n * 12, line, 12, ink, room=room) for n, line in enumerate(lines))


def _lower_line(h: float) -> float:
    """Where the signs of a plate begin: below its name or, without one, in the middle."""
    return h - 20 if h > _LOW else (h - 18) / 2
