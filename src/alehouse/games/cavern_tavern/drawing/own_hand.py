"""What the viewer holds: items in hand, Task cards, requests of the boss."""

from itertools import chain
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK, SOFT
from alehouse.core.draw.lettering import heading, text, wrap
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.cards import Task
from alehouse.games.cavern_tavern.drawing.card_faces import item_card
from alehouse.games.cavern_tavern.drawing.gains import counts_goods, goods, goods_width, sign_row
from alehouse.games.cavern_tavern.drawing.goods import task_dice, task_label
from alehouse.games.cavern_tavern.drawing.office_cards import request_icons
from alehouse.games.cavern_tavern.drawing.own_goods import panel
from alehouse.games.cavern_tavern.drawing.paper import RATIO, SMALL, card_back, card_light
from alehouse.games.cavern_tavern.drawing.pieces import coin, hatching, sign, value_badge
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.effect_ops import NO_TRACK, TRACKS
from alehouse.games.cavern_tavern.view import ItemView, SaysView, TaskView

_LARGEST: Final = 108  # how wide an item in hand may be
_TITLE: Final = 24  # the height of a panel's title
_LOW: Final = 36  # a plate up to this height has its name beside its signs
_TALL: Final = 48  # above this height the name has two lines
_PLATE: Final = 128  # how wide plates are
_LOW_PLATE: Final = 206
_FEW: Final = 2  # more plates than this are low, and wide
_SIGNS: Final = 62  # what the signs of a low plate take
_APART: Final = 3  # between plates
_HINT: Final = 80  # a lower panel has no room to say how one gets Task cards


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


@cached
def hand(seen: Seen, box: Box) -> list[Piece]:
    """Items in hand side by side; more than there is room for overlap."""
    items = seen.me.items
    count = max(len(items), 1)
    span = box.w - 14
    w = max(SMALL, min(_LARGEST, (span - 6 * (count - 1)) / count, (box.h - _TITLE - 8) / RATIO))
    step = min(w + 8, (span - w) / max(count - 1, 1))
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
        text(w / 2, 18 + n * 16, line, 12, SOFT, anchor="middle", span=w - 16) for n, line in enumerate(lines)
    )


def _item(seen: Seen, item: ItemView, x: float, y: float, w: float) -> Piece:
    """A card to be read before it is played; face down if whoever looks does not know it."""
    if not item.card:
        return seen.piece(item.id, x, y, card_back("items", w), seen.say("scene-hidden-item"), motion="flip")
    art = item_card(seen.cards, seen.items[item.card], seen.words, round(w, 1)) + card_light(w)
    label = seen.title("item", item.card)
    return seen.piece(item.id, x, y, art, label, f"item:{item.card}", unfolds=True)


# ── tasks and requests ────────────────────────────────────────────────────────────────────────────


def plates_width(seen: Seen) -> float:
    """How wide the column of requests and Task cards is; 0 where there are none and can be none."""
    count = len(seen.me.says) + len(seen.me.tasks)
    if not count and not seen.view.chamber_open:
        return 0
    return _LOW_PLATE if count > _FEW else _PLATE


@cached
def plates(seen: Seen, box: Box) -> list[Piece]:
    """Requests of the boss and below them Task cards, each kind under a heading of its own."""
    me = seen.me
    with_tasks = bool(me.tasks) or seen.view.chamber_open
    headings = bool(me.says) + with_tasks
    count = max(len(me.says) + len(me.tasks), 1)
    tall = min(58.0, (box.h - headings * (_TITLE + 3)) / count - _APART)
    above = _TITLE + len(me.says) * (tall + _APART) if me.says else -3
    pieces = _requests(seen, Box(box.x, box.y, box.w, above if with_tasks else box.h), tall) if me.says else []
    return pieces + (_tasks(seen, box.inside(0, above + 3, 0, 0), tall) if with_tasks else [])


def _requests(seen: Seen, box: Box, tall: float) -> list[Piece]:
    pieces = panel(seen, "requests", box, seen.say("scene-requests"))
    boxes = _below_heading(box, tall, len(seen.me.says))
    return pieces + list(chain.from_iterable(says_plate(seen, says, at) for says, at in zip(seen.me.says, boxes)))


def _tasks(seen: Seen, box: Box, tall: float) -> list[Piece]:
    """The viewer's Task cards and how many there may be; without any, how one gets them."""
    held = seen.me.tasks
    note = seen.say("scene-of", count=len(held), most=seen.cards.task_limit) if seen.view.chamber_open else ""
    pieces = panel(seen, "tasks", box, seen.say("scene-tasks"), note)
    if not held and box.h > _HINT:
        pieces.append(seen.piece("no-tasks", box.x, box.y + _TITLE / 2 + box.h / 2, _no_tasks(seen, box.w)))
    boxes = _below_heading(box, tall, len(held))
    return pieces + list(chain.from_iterable(task_plate(seen, task, at) for task, at in zip(held, boxes)))


def _below_heading(box: Box, tall: float, count: int) -> list[Box]:
    """Places for plates one below the other."""
    return [Box(box.x + 7, box.y + _TITLE + n * (tall + _APART), box.w - 14, tall) for n in range(count)]


def _no_tasks(seen: Seen, w: float) -> str:
    lines = wrap(seen.say("scene-no-tasks"), 12, w - 20, 4)
    return "".join(
        text(w / 2, n * 16 - 8, line, 12, SOFT, anchor="middle", span=w - 12) for n, line in enumerate(lines)
    )


def task_plate(seen: Seen, task: TaskView, box: Box) -> list[Piece]:
    """A Task card as a plate: the dice it takes, its name, what it gives."""
    card = seen.tasks[task.id]
    name = f"task:{task.id}"
    w, h = box.w, box.h
    shield = min(28.0, h - (26 if h > _TALL else 6))
    art = rect(0, 0, w, h, 7, "url(#sheet)", stroke="#3b2f26", stroke_width=1)
    art += value_badge(4, 3 if h > _LOW else (h - shield) / 2, card.dice_sum, shield)
    signs = max(_SIGNS, _rewards_width(seen, card, task.points))
    art += _plate_title(seen.title("task", task.id), shield + 10, w, h, INK, max(signs + 10, _SIGNS + 24))
    left, y = 6 if h > _TALL else shield + 10 if h > _LOW else w - signs - 6, _lower_line(h)
    art += _rewards(seen, card, task.points, Box(left, y, w - left - 6, 18))
    art += (hatching(w, h) if task.user >= 0 else "") + ring(w, h, 7)
    piece = seen.piece(name, box.x, box.y, art, task_label(seen, seen.me, task), name)
    return [piece, *task_dice(seen, task, box.x + w + 2 - 15 * len(task.dice), box.y + h - 11, 18, 15)]


def _rewards_width(seen: Seen, card: Task, points: int) -> float:
    """What they take with figures that can be read; signs alone may become smaller."""
    if not counts_goods(seen.cards, int(card.program)):
        return _SIGNS
    track = 22 if card.track != NO_TRACK else 0
    return goods_width(seen.cards, int(card.program), 18) + track + (24 if points else 0)


def _rewards(seen: Seen, card: Task, points: int, box: Box) -> str:
    """What a Task card gives, the points it would score, its track; from left to right."""
    program = int(card.program)
    track = 22 if card.track != NO_TRACK else 0
    span = box.w - track - (24 if points else 0)
    out = goods(seen.cards, program, box.x, box.y, box.h, span)
    wide = min(goods_width(seen.cards, program, box.h), span)
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
    left = 10 if h > _TALL else face + 11 if h > _LOW else w - _SIGNS - 22
    span = w - left - 28
    y = _lower_line(h)
    art += sign_row(request_icons(seen.says[says.id]), left + span / 2, y, 18, span)
    art += coin(w - 15, y + 9, f"−{seen.cards.says_loss}", 10.5) + ring(w, h, 7)
    label = seen.say("scene-says", name=seen.name(seen.own), card=title)
    return [seen.piece(name, box.x, box.y, art, label, name, unfolds=True)]


def _plate_title(words: str, left: float, w: float, h: float, ink: str, beside: float = _SIGNS + 24) -> str:
    """A plate's name: in two lines or one above the signs or, where the plate is low, at the left of these, which take
    `beside`."""
    low = h <= _LOW
    span = w - left - (beside if low else 5)
    lines = wrap(words, 12, span, 2, serif=True, bold=True) if low or h > _TALL else [words]
    step = 10.5 if low else 12
    top = h / 2 + 4 - step / 2 * (len(lines) - 1) if low else 13 if len(lines) > 1 else 16
    return "".join(heading(left, top + n * step, line, 12, ink, span=span) for n, line in enumerate(lines))


def _lower_line(h: float) -> float:
    """Where the signs of a plate begin: below its name or, where this is beside them, in the middle."""
    return h - 20 if h > _LOW else (h - 18) / 2
