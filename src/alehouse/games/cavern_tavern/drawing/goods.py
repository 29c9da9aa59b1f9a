"""Small things side by side: a player's ingredients, dice, tokens and cards as signs with their numbers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import group, use
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.drawing.pieces import die_piece, hatching, value_badge
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import DieView, PlayerView, SaysView, TaskView

_GAP: Final = 6
_FIGURE: Final = 12


class Thing(NamedTuple):
    """Something in a row: how wide it is, and its pieces from a left edge on, around a middle line."""

    w: float
    pieces: Callable[[float, float], list[Piece]]


def row(things: list[Thing], x: float, cy: float, room: float) -> list[Piece]:
    """Things from left to right; where they do not fit they overlap, and the last one ends where the room does."""
    last = things[-1].w if things else 0
    squeeze = min(1.0, (room - last) / max(row_width(things) - last, 1))
    pieces: list[Piece] = []
    for thing in things:
        pieces += thing.pieces(x, cy)
        x += (thing.w + _GAP) * squeeze
    return pieces


def row_width(things: list[Thing]) -> float:
    return sum(thing.w + _GAP for thing in things) - _GAP if things else 0


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def ingredients(seen: Seen, player: PlayerView, size: float, room: float) -> list[Thing]:
    """A player's ingredients; where there is little room their numbers move onto them."""
    held = player.ingredients
    beside = sum(size + _number_width(count) + _GAP for count in held.values()) - _GAP <= room
    return [_ingredient(seen, player, kind, count, size, beside) for kind, count in held.items()]


def _ingredient(seen: Seen, player: PlayerView, kind: str, count: int, size: float, beside: bool) -> Thing:
    name = f"own:{player.seat}:{kind}"
    wide = size + (_number_width(count) if beside else 0)
    art = ring(wide, size, 5) if seen.lit(name) else ""
    art += use(kind, 0, 0, size)
    if beside:
        art += text(size + 2, size / 2 + 4.3, count, _FIGURE, ON_DARK, bold=True)
    elif count > 1:
        art += _on_it(count, size)
    label = ingredient_label(seen, player, kind)
    return Thing(wide, lambda x, cy: [seen.piece(name, x, cy - size / 2, art, label, f"pile:{kind}")])


def _number_width(count: int) -> float:
    return 2 + width(count, _FIGURE, bold=True)


def _on_it(count: int, size: float) -> str:
    """A number upon a picture, with a dark edge so that it stands out."""
    figure = text(size + 1, size, count, _FIGURE, ON_DARK, bold=True, anchor="end")
    return group(figure, stroke="#1d1424", stroke_width=3, paint_order="stroke")


def ingredient_label(seen: Seen, player: PlayerView, kind: str) -> str:
    count = player.ingredients.get(kind, 0)
    return seen.say("scene-ingredient", name=seen.name(player.seat), kind=f"@ingredient-{kind}", count=count)


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def dice(seen: Seen, player: PlayerView, size: float) -> list[Thing]:
    """The dice still to be placed."""
    where = seen.say("scene-to-place")
    return [_die(seen, die, size, where) for die in player.dice]


def _die(seen: Seen, die: DieView, size: float, where: str) -> Thing:
    return Thing(size - 4, lambda x, cy: [die_piece(seen, die, x + size / 2 - 2, cy, size, where)])


def spent(seen: Seen, player: PlayerView, size: float) -> list[Thing]:
    """Dice on requests of the boss that are fulfilled: they come back when the round ends."""
    where = seen.say("scene-spent")
    return [_spent(seen, die, size, where) for die in player.spent]


def _spent(seen: Seen, die: DieView, size: float, where: str) -> Thing:
    def pieces(x: float, cy: float) -> list[Piece]:
        piece = die_piece(seen, die, x + size / 2, cy, size, where)
        return [replace(piece, art=group(piece.art, opacity=0.5))]

    return Thing(size, pieces)


# ── cards and tokens ──────────────────────────────────────────────────────────────────────────────


def cards(seen: Seen, player: PlayerView) -> list[Thing]:
    """Requests of the boss, Task cards, tokens, items in hand, orders completed."""
    things = [_says(seen, player, says) for says in player.says]
    things += [_task(seen, player, task) for task in player.tasks]
    things += [
        _counted(seen, player, f"drink:{player.seat}:{kind}", f"drink-{kind}", count, "drinks")
        for kind, count in player.drinks.items()
    ]
    for name, icon, count, key in (
        ("modifier", "mod", player.modifiers, "modifiers"),
        ("mrs", "mrs", player.mrs_nasty, "mrs_nasty"),
        ("hand", "item", len(player.items), "items"),
        ("served", "orders", player.completed_count, "served"),
    ):
        if count:
            things.append(_counted(seen, player, f"{name}:{player.seat}", icon, count, key))
    return things


def _counted(seen: Seen, player: PlayerView, name: str, icon: str, count: int, key: str) -> Thing:
    """A sign with its number beside it."""
    wide = 18 + _number_width(count)
    art = ring(wide, 18, 5) if seen.lit(name) else ""
    art += use(icon, 0, 0, 18) + text(20, 13.3, count, _FIGURE, ON_DARK, bold=True)
    label = seen.say(f"scene-{key}", name=seen.name(player.seat), count=count)
    return Thing(wide, lambda x, cy: [seen.piece(name, x, cy - 9, art, label, name)])


def _says(seen: Seen, player: PlayerView, says: SaysView) -> Thing:
    """A request of the boss as his face."""
    name = f"says:{says.id}"
    art = (ring(20, 20, 10) if seen.lit(name) else "") + use("nasty", 0, 0, 20)
    label = seen.say("scene-says", name=seen.name(player.seat), card=seen.title("says", says.id))
    return Thing(20, lambda x, cy: [seen.piece(name, x, cy - 10, art, label, name)])


def _task(seen: Seen, player: PlayerView, task: TaskView) -> Thing:
    """A Task card as its number; dice of this round lie on it."""
    name = f"task:{task.id}"
    art = (ring(22, 20, 6) if seen.lit(name) else "") + value_badge(0, 0, seen.tasks[task.id].dice_sum, 20)
    art += hatching(20, 20, 6) if task.user >= 0 else ""
    label = task_label(seen, player, task)

    def pieces(x: float, cy: float) -> list[Piece]:
        return [seen.piece(name, x, cy - 10, art, label, name), *task_dice(seen, task, x + 20, cy, 16)]

    return Thing(20 + 13 * len(task.dice) + (6 if task.dice else 0), pieces)


def task_label(seen: Seen, player: PlayerView, task: TaskView) -> str:
    title = seen.title("task", task.id)
    used = "yes" if task.user >= 0 else "no"
    return seen.say("scene-task", name=seen.name(player.seat), task=title, used=used)


def task_dice(seen: Seen, task: TaskView, x: float, cy: float, size: float) -> list[Piece]:
    """The dice that lie on a Task card; the first one around a point."""
    where = seen.title("task", task.id)
    step = size * 0.8
    return [die_piece(seen, die, x + n * step, cy, size, where) for n, die in enumerate(task.dice)]
