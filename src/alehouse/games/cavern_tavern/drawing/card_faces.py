"""The other cards: items, characters, tasks and ingredients; every one is 5 to 7 and drawn from the origin.

From `FULL` on a card says in words what it does; smaller ones, down to `SMALL`, show icons and unfold.
"""

from functools import lru_cache
from typing import Final

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import SMALLEST, halves, small_print, text, width
from alehouse.core.draw.svg import circle, ellipse, group, rect, use
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.card_text import ability_text, program_text
from alehouse.games.cavern_tavern.cards import Ability, Catalogue, Character, Item, Task
from alehouse.games.cavern_tavern.drawing.gains import gains, gains_width, goods, goods_width
from alehouse.games.cavern_tavern.drawing.icons import HOP
from alehouse.games.cavern_tavern.drawing.motifs import motif_of
from alehouse.games.cavern_tavern.drawing.paper import (
    FULL,
    ON_BAND,
    RATIO,
    SMALL,
    band,
    line_count,
    on_paper,
    rule,
    source_sign,
    title,
)
from alehouse.games.cavern_tavern.drawing.people import TINTS, portrait_of
from alehouse.games.cavern_tavern.drawing.pieces import coin, sign, token, value_badge
from alehouse.games.cavern_tavern.effect_ops import NO_TRACK, RACES, TRACKS

_FULL_H: Final = FULL * RATIO
_SMALL_H: Final = SMALL * RATIO
_TEXT: Final = FULL - 13  # how long lines are
_ITEM_BAND: Final = "#6b4526"
_ITEM_LINES: Final = 6
TASK_BAND: Final = "#5a3566"
_SPENT: Final = "#b0392e"
_NAMED: Final = 48  # a narrower ingredient card has no name


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=256)
def item_card(cards: Catalogue, item: Item, words: Words, w: float) -> str:
    """An item: its name, its picture, what it does."""
    name = words.name(f"item-{item.id}")
    program = int(item.ability.program)
    if w < FULL:
        drawing = (
            band(SMALL, 30, _ITEM_BAND)
            + title(name, SMALL / 2, 30, SMALL - 4, 12)
            + _picture(motif_of(item.id), 5, 34, SMALL - 10, 52)
            + _centred(cards, program, SMALL / 2, 92, 22, SMALL - 12)
            + source_sign(item, SMALL - 8, _SMALL_H - 8, 3)
        )
    else:
        drawing = (
            band(FULL, 32, _ITEM_BAND)
            + title(name, FULL / 2, 32, FULL - 16)
            + _picture(motif_of(item.id), 6, 36, FULL - 12, 68)
            + _ability(cards, words, item.ability, 106, _ITEM_LINES)
            + source_sign(item, 14, 96)
        )
    return on_paper(w, drawing)


def item_tells(cards: Catalogue, item: Item, words: Words, w: float) -> bool:
    """Whether an item of this width says in words what it does."""
    return w >= FULL and line_count(ability_text(cards, words, item.ability), _TEXT) <= _ITEM_LINES + 1


def _picture(motif: str, x: float, y: float, w: float, h: float) -> str:
    """A motif, which is drawn on 80 by 52, in candle light."""
    wide = h * 80 / 52
    ground = rect(x, y, w, h, 5, "#e3d2a8") + ellipse(x + w / 2, y + h / 2, w / 2 - 2, h / 2, "url(#candlelight)")
    return ground + use(motif, x + (w - wide) / 2, y, wide, h)


def _centred(cards: Catalogue, program: int, cx: float, y: float, size: float, span: float) -> str:
    """The icons of a program around a middle line."""
    wide = min(gains_width(cards, program, size), span)
    return gains(cards, program, cx - wide / 2, y, size, span)


def _ability(cards: Catalogue, words: Words, ability: Ability, top: float, most: int) -> str:
    """What an ability does: in words below its icons; where there is too much to say, in icons alone."""
    said = ability_text(cards, words, ability)
    count = line_count(said, _TEXT)
    program = int(ability.program)
    if count > most + 1:
        return _centred(cards, program, FULL / 2, top + 32, 36, _TEXT)
    if count > most - 2:
        return small_print(said, FULL / 2, top, _TEXT, most)
    start = top + (most - 2 - count) * 5
    signs = _centred(cards, program, FULL / 2, start + 4, 26, _TEXT)
    return signs + small_print(said, FULL / 2, start + 34, _TEXT, most)


# ── characters ────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=256)
def character_card(cards: Catalogue, character: Character, words: Words, w: float, uses: int) -> str:
    """A character: who it is, what it can do, and how often it still may."""
    race = RACES[character.race]
    name = words.name(f"character-{character.id}")
    who = portrait_of(character.id, race)
    program = int(character.ability.program)
    if w < FULL:
        drawing = (
            band(SMALL, 30, TINTS[race])
            + title(name, SMALL / 2, 30, SMALL - 8, 12)
            + rect(5, 34, SMALL - 10, 54, 5, TINTS[race], opacity=0.22)
            + ellipse(SMALL / 2, 62, 38, 27, "url(#candlelight)")
            + use(who, SMALL / 2 - 26, 35, 52)
            + _centred(cards, program, SMALL / 2 - 14, 94, 22, SMALL - 42)
            + uses_left(uses, int(character.uses), SMALL - 15, 105, 5)
        )
    else:
        drawing = (
            band(FULL, 32, TINTS[race])
            + title(name, FULL / 2, 32, FULL - 16)
            + rect(6, 36, FULL - 12, 62, 6, TINTS[race], opacity=0.22)
            + ellipse(FULL / 2, 68, 60, 31, "url(#candlelight)")
            + use(who, FULL / 2 - 30, 37, 60)
            + uses_left(uses, int(character.uses), FULL - 20, 86, 6)
            + _ability(cards, words, character.ability, 100, 7)
            + source_sign(character, 14, 90)
        )
    return on_paper(w, drawing)


def uses_left(uses: int, most: int, right: float, cy: float, r: float) -> str:
    """A lamp for every use: green while it is left, then dark; the last one is red (CT-6.7.1)."""
    lamp = HOP if uses == most else _SPENT
    return "".join(
        circle(right - k * r * 2.3, cy, r, lamp if k < uses else "#cbbfa6", stroke="#3b2f26", stroke_width=1.2)
        for k in range(most)
    )


# ── tasks of the Secret Chamber ───────────────────────────────────────────────────────────────────


@lru_cache(maxsize=512)
def task_card(cards: Catalogue, task: Task, words: Words, w: float, points: int = -1, lies_on_it: str = "") -> str:
    """A Task card: the dice it takes, its track, what it gives, and the token that lies on it.

    `points` is what it would score now, -1 for what is printed.
    """
    scored = points if points >= 0 else printed_points(cards, int(task.program))
    name = words.name(f"task-{task.id}")
    if w < FULL:
        drawing = (
            band(SMALL, 34, TASK_BAND)
            + value_badge(4, 3, task.dice_sum, 28)
            + (sign(TRACKS[task.track], SMALL - 17, 17, 12) if task.track != NO_TRACK else "")
            + _task_name(name, SMALL / 2, 49, SMALL - 8)
            + _task_gains(cards, task, scored, SMALL / 2, 67, 20, SMALL - 5)
            + (token(lies_on_it, 21, _SMALL_H - 20, 15, cards.drink_vp) if lies_on_it else "")
            + source_sign(task, SMALL - 8, _SMALL_H - 8, 3)
        )
    else:
        drawing = (
            band(FULL, 44, TASK_BAND)
            + value_badge(7, 6, task.dice_sum, 32)
            + (sign(TRACKS[task.track], FULL - 22, 22, 14) if task.track != NO_TRACK else "")
            + _task_name(name, FULL / 2, 60, FULL - 14)
            + _task_gains(cards, task, scored, FULL / 2, 82, 26, FULL - 16)
            + rule(10, 114, FULL - 20)
            + small_print(
                program_text(cards, words, int(task.program)), FULL / 2, 116, FULL - 14, 4 if lies_on_it else 6
            )
            + (token(lies_on_it, 24, _FULL_H - 18, 15, cards.drink_vp) if lies_on_it else "")
            + source_sign(task, FULL - 11, _FULL_H - 10)
        )
    return on_paper(w, drawing)


def printed_points(cards: Catalogue, program: int) -> int:
    """What a program scores without the bonus of a track."""
    return sum(int(effect.n) for effect in cards.programs.all[program] if effect.name == "gain_vp")


def _task_name(name: str, cx: float, top: float, span: float) -> str:
    return group(title(name, cx, 16, span, 12, INK), y=top - 8)


def _task_gains(cards: Catalogue, task: Task, points: int, cx: float, y: float, size: float, span: float) -> str:
    """What it gives, and the points on a coin behind it."""
    program = int(task.program)
    wide = goods_width(cards, program, size)
    gap = 4 if wide else 0
    wide = min(wide, span - size - gap)
    left = cx - (wide + gap + (size if points else 0)) / 2
    out = goods(cards, program, left, y, size, wide) if wide > 0 else ""
    return out + (coin(left + wide + gap + size / 2, y + size / 2, points, size / 2, 12) if points else "")


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def ingredient_card(kind: str, words: Words, w: float, count: int, needed: bool) -> str:
    """A pile of equal ingredient cards before a player; a green edge says that the open order needs it."""
    h = w * RATIO
    name = words.say(f"ingredient-{kind}")
    out = rect(2, 4.5, w, h, 6, "#cbb994", stroke="#3b2f26") if count > 1 else ""
    out += rect(0, 0, w, h, 6, "url(#sheet)", stroke="#3b2f26")
    out += rect(0.5, 0.5, w - 1, 4, 2, HOP) if needed else ""
    label = [] if w < _NAMED else [name] if width(name, SMALLEST) <= (w - 4) * 1.2 else halves(name)
    size = w * (0.56 if len(label) > 1 else 0.68)
    out += use(kind, (w - size) / 2, (h - size) / 2 - 6 * len(label), size)
    for k, line in enumerate(reversed(label)):
        out += text(w / 2, h - 7 - 13 * k, line, SMALLEST, INK, anchor="middle", span=w - 4)
    corner = min(8.0, w / 5)
    return out + (count_plate(count, w - corner, corner + 1) if count > 1 else "")


def count_plate(count: object, cx: float, cy: float) -> str:
    """How many lie in a pile."""
    plate = circle(cx, cy, 9.5, "#4b3350", stroke=ON_BAND, stroke_width=1.3)
    return plate + text(cx, cy + 4.3, count, 12, ON_BAND, bold=True, anchor="middle")
