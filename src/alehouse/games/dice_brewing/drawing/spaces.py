"""A space of a player board: what it takes, what it gives, how it is sped up, who has used it, what lies there."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import CARD, INK, LANTERN, MUTED, QUIET_LINE
from alehouse.core.draw.dice import face
from alehouse.core.draw.lettering import halves, text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import Space
from alehouse.games.dice_brewing.drawing.loose import die_piece
from alehouse.games.dice_brewing.drawing.pieces import block_token, seed
from alehouse.games.dice_brewing.drawing.printed import gain, slot, speed_slot
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import BuildingView, SpaceView

_LIT: Final = "#fff3cb"
_DONE: Final = "#eaf0d8"
_STOP: Final = "#8d241b"
_BADGE: Final = 15.5  # from one badge to the next
_NARROWEST: Final = 0.8  # of its width a name may have
_TO_SLOT: Final = 6  # from the edge of a space to its slots


@dataclass(frozen=True)
class Floor:
    """The measures of a space: its size, and that of the dice on it."""

    w: float
    h: float
    die: float
    gain: float
    speed: float

    @property
    def cy(self) -> float:
        """The middle line of the slots."""
        return self.h - self.die / 2 - (5 if self.h > 60 else 1.5)

    @property
    def slot_x(self) -> float:
        """The middle of the slot for the item."""
        return _TO_SLOT + self.die / 2

    @property
    def speed_x(self) -> float:
        """The middle of the slot for the speed-up die."""
        return self.w - _TO_SLOT - self.speed / 2


# ── the printed space and its state ───────────────────────────────────────────────────────────────


@cached
def space_pieces(
    table: DrawnTable,
    seat: int,
    building: BuildingView,
    space: SpaceView,
    x: float,
    y: float,
    floor: Floor,
    covered: bool,
) -> list[Piece]:
    """A space and what lies on it; one that is `covered` by planks says nothing."""
    name = f"space:{seat}:{space.id}"
    legal = bool(table.actions(name))
    if covered:
        art = rect(0, 0, floor.w, floor.h, 6, CARD, stroke=QUIET_LINE, stroke_width=1)
    else:
        art = _art(table, space, floor, legal, space.closed and not building.blocked)
    if table.actions(f"building:{seat}:{building.id}"):
        art = group(art, pointer_events="none")  # the whole house is to be chosen
    why = space.action if table.is_own(seat) else None
    label = space_label(table, seat, building, space)
    place = table.piece(name, x, y, art, label, f"space:{space.id}", why)
    return [place, *_items(table, seat, space, x, y, floor)]


def _art(table: DrawnTable, space: SpaceView, floor: Floor, legal: bool, closed: bool) -> str:
    """`closed`: by the capacity rule, and nothing worse has happened to the building."""
    fill = _LIT if legal else _DONE if space.resolved else CARD
    out = shine(floor.w, floor.h, 6) if legal else ""
    out += rect(0, 0, floor.w, floor.h, 6, fill, stroke=QUIET_LINE, stroke_width=1)
    out += _name(table, space, floor)
    if closed or space.cancelled:
        high = 18 if floor.h < 60 else 21
        out += rect(0, high, floor.w, floor.h - high, 6, "url(#hatch)")
    if closed:
        out += _closed(table, space, floor)
    elif is_set(table, space):
        out += _total(table, space, floor)
    else:
        out += _ways(table, space, floor)
    if legal:
        out += _target(table, space, floor) + ring(floor.w, floor.h, 6)
    return out


def _name(table: DrawnTable, space: SpaceView, floor: Floor) -> str:
    """What the space is called, and who has used it this round."""
    y = 16 if floor.h > 60 else 12
    users = space.users[::-1]
    span = floor.w - 14 - _BADGE * len(users)
    out = text(8, y, _fitting_name(table, space.id, span), 12, INK, span=span)
    for n, seat in enumerate(users):
        out += badge(table.colour(seat), floor.w - 12 - n * _BADGE, y - 4, 7)
    return out


def _fitting_name(table: DrawnTable, space: str, span: float) -> str:
    """What a space is called, or in short what cannot be read in some room."""
    name, brief = table.say(f"space-{space}"), f"space-brief-{space}"
    return table.say(brief) if width(name, 12) * _NARROWEST > span and table.words.has(brief) else name


def _ways(table: DrawnTable, space: SpaceView, floor: Floor) -> str:
    """Slot, arrow, gain, and the place of the speed-up die, or a few words."""
    printed = table.space(space.id)
    cy = floor.cy
    out = slot(printed, floor.slot_x, cy, floor.die)
    if _sped_up(printed, space):
        out += _tick(floor.slot_x, cy, floor.die * 0.26)
    x = _TO_SLOT + floor.die + 3
    if space.resolved and printed.instant:
        out += _tick(x + 7, cy, 8)
    else:
        out += use("i-arrow", x, cy - 7, 14, color="#b4632f" if space.used and not space.resolved else MUTED)
    drawing, wide = gain(printed, x + 17, cy, floor.gain)
    out += drawing
    if printed.speedup_min:
        return out + speed_slot(printed, floor.speed_x, cy, floor.speed)
    return out + _side_words(table, printed, x + 17 + wide + 5, floor)


def _side_words(table: DrawnTable, printed: Space, x: float, floor: Floor) -> str:
    """What cannot be said by drawings."""
    span = floor.w - x - 5
    if printed.effect:
        key = "board-any-dice" if not len(printed.colours) else "board-of-supply"
    elif printed.set_total and _takes_sets(table):
        key = "board-or-sum"
    else:
        return ""
    words = table.say(key, total=int(printed.set_total))
    lines = [words] if width(words, 12) <= span or floor.die < 36 else halves(words)
    top = floor.cy + 4.4 - 7.5 * (len(lines) - 1)
    return "".join(text(x, top + n * 15, line, 12, MUTED, span=span) for n, line in enumerate(lines))


def _closed(table: DrawnTable, space: SpaceView, floor: Floor) -> str:
    """Closed by the capacity rule: the block token, and how many have used it."""
    size = floor.die * 0.74
    out = slot(table.space(space.id), floor.slot_x, floor.cy, floor.die)
    out += block_token(floor.slot_x - size / 2, floor.cy - size / 2, size)
    x = floor.die + 14
    span = floor.w - x - 6
    words = table.say("board-closed", used=len(space.users), capacity=table.view.capacity)
    out += rect(x, floor.cy - 11, span, 22, 5, CARD)
    return out + text(x + span / 2, floor.cy + 4.4, words, 12, _STOP, bold=True, anchor="middle", span=span - 6)


def _total(table: DrawnTable, space: SpaceView, floor: Floor) -> str:
    """A set of dice: its running total, or what it brings."""
    printed = table.space(space.id)
    if space.complete:
        drawing, _ = gain(printed, floor.w - floor.gain - 6, floor.cy, floor.gain)
        return use("i-arrow", floor.w - floor.gain - 24, floor.cy - 7, 14, color="#b4632f") + drawing
    total = sum(die.value for die in space.dice)
    words = table.say("board-total", total=total, wanted=int(printed.set_total))
    return text(floor.w - 7, floor.cy + 5, words, 14, INK, bold=True, anchor="end")


def _target(table: DrawnTable, space: SpaceView, floor: Floor) -> str:
    """Where exactly the thing in hand would go; the page shows it there while somebody points at the space."""
    speeds = space.used and bool(table.space(space.id).speedup_min)
    size = floor.speed if speeds else floor.die
    cx = floor.speed_x if speeds else floor.slot_x
    if space.dice and not speeds:
        cx = _set_places(floor, len(space.dice) + 1)[-1]
    x, y = cx - size / 2, floor.cy - size / 2
    seeds = table.view.hand == "seed"
    r = size / 2 if seeds else size * 0.2
    out = rect(x, y, size, size, r, stroke="#a4571a", stroke_width=3.4)
    out += rect(x, y, size, size, r, stroke=LANTERN, stroke_width=2)
    if seeds:
        return out + group(seed(x, y, size), class_="ghost")
    held = next((die for die in table.me.pool + table.me.warehouse if die.id == table.view.hand), None)
    return out + (use(face(held.colour, held.value), x, y, size, class_="ghost") if held else "")


def _tick(cx: float, cy: float, r: float) -> str:
    disc = circle(cx, cy, r, "#4b7330", stroke="#fff", stroke_width=1.4)
    return disc + use("i-check", cx - r * 0.7, cy - r * 0.7, r * 1.4, color="#fff")


def _takes_sets(table: DrawnTable) -> bool:
    return table.catalogue.editions[table.view.edition].multi


def is_set(table: DrawnTable, space: SpaceView) -> bool:
    """Several dice, or one that alone is not enough (DB-6.24)."""
    takes_sets = table.space(space.id).set_total > 0
    return takes_sets and bool(space.dice) and (len(space.dice) > 1 or not space.complete)


def _sped_up(printed: Space, space: SpaceView) -> bool:
    return space.resolved and printed.speedup_min > 0


# ── what lies on a space ──────────────────────────────────────────────────────────────────────────


def _items(table: DrawnTable, seat: int, space: SpaceView, x: float, y: float, floor: Floor) -> list[Piece]:
    """The dice and the seed on a space, each a piece of its own."""
    printed = table.space(space.id)
    where = table.say("board-on-space", name=table.name(seat), space=f"@space-{space.id}")
    cy = y + floor.cy
    if space.seed:
        size = floor.die - 2
        art = group(seed(0, 0, size), pointer_events="none")
        name = f"sown:{seat}:{space.id}"
        place = (x + floor.slot_x - size / 2, cy - size / 2)
        return [table.piece(name, *place, art, f"{table.say('seed')}, {where}", motion="drop")]
    if _sped_up(printed, space):
        return [die_piece(table, die, x + floor.speed_x, cy, floor.speed, where) for die in space.dice]
    places = _set_places(floor, len(space.dice))
    return [die_piece(table, die, x + cx, cy, floor.die - 1, where) for die, cx in zip(space.dice, places)]


def _set_places(floor: Floor, count: int) -> list[float]:
    """The middles of so many dice side by side, closer together the more there are."""
    span = floor.w - 2 * _TO_SLOT - floor.die - 46
    step = min(floor.die + 3, span / max(count - 1, 1))
    return [floor.slot_x + n * step for n in range(count)]


# ── in words ──────────────────────────────────────────────────────────────────────────────────────


def space_label(table: DrawnTable, seat: int, building: BuildingView, space: SpaceView) -> str:
    """The space, its state and what lies there, for those who cannot see it."""
    if not building.open:
        state = table.say("board-opens", round=building.opens)
    elif building.blocked:
        state = table.say("board-blocked")
    elif space.closed:
        state = table.say("board-closed", used=len(space.users), capacity=table.view.capacity)
    elif space.resolved:
        state = table.say("board-done")
    else:
        state = ", ".join(_things(table, space)) or table.say("board-empty")
    name = table.say(f"space-{space.id}")
    return table.say("board-space", name=table.name(seat), space=name, state=state)


def _things(table: DrawnTable, space: SpaceView) -> list[str]:
    dice = [f"{table.say(f'colour-{die.colour}')} {die.value}" for die in space.dice]
    return [table.say("seed"), *dice] if space.seed else dice
