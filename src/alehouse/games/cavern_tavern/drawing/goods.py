"""Small things side by side: a player's ingredients, dice, tokens and cards as signs with their numbers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.drawing.pieces import die_piece, hatching, value_badge
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import DieView, PlayerView, SaysView, TaskView

_GAP: Final = 6
_FIGURE: Final = 12
_LARGEST_DIE: Final = 16.0  # on a Task card
_GROWS: Final = 7  # how much larger a sign is that may be chosen
_FRAME: Final = 3  # around such a sign


class Thing(NamedTuple):
    """Something in a row: how wide it is, and its pieces from a left edge on, around a middle line."""

    w: float
    pieces: Callable[[float, float], list[Piece]]


class Look(NamedTuple):
    """How signs with numbers are drawn: how large; with the numbers beside them or, to save room, upon them; all
    Drink tokens gathered in one sign or not."""

    size: float
    beside: bool
    gathered: bool

    @property
    def gap(self) -> float:
        """How near the next sign may come; a number must not seem to belong to it."""
        return 5 if self.beside else 2


_LOOKS: Final = (
    Look(18, beside=True, gathered=False),
    Look(16, beside=True, gathered=True),
    *(Look(size, beside=False, gathered=True) for size in (18, 16, 14)),
)


LEGIBLE: Final = _LOOKS[:-1]  # what does not fit like this is better said in sum


def fitted(things_in: Callable[[Look], list[Thing]], span: float) -> list[Thing]:
    """Things in the largest look in which they do not overlap."""
    for look in _LOOKS:
        things = things_in(look)
        if row_width(things, look.gap) <= span:
            break
    return things


def row(things: list[Thing], x: float, cy: float, span: float) -> list[Piece]:
    """Things from left to right; where they do not fit they overlap, and the last one ends where the room does."""
    gap = min(_GAP, (span - row_width(things, 0)) / max(len(things) - 1, 1))
    pieces: list[Piece] = []
    for thing in things:
        pieces += thing.pieces(x, cy)
        x += thing.w + gap
    return pieces


def row_width(things: list[Thing], gap: float = _GAP) -> float:
    return sum(thing.w + gap for thing in things) - gap if things else 0


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def ingredients(seen: Seen, player: PlayerView, look: Look) -> list[Thing]:
    """A player's ingredients."""
    return [
        _counted(seen, look, f"own:{player.seat}:{kind}", kind, count, ingredient_label(seen, player, kind), "pile")
        for kind, count in player.ingredients.items()
    ]


def _counted(seen: Seen, look: Look, name: str, icon: str, count: int, label: str, opens: str = "") -> Thing:
    """A sign with its number, which opens itself or the sign's `opens`; upon a sign, one goes without saying. While it
    may be chosen it is larger, and reacts in its whole frame."""
    lit = seen.lit(name) and not seen.by_touch  # fingers choose from all of a player's things
    size = look.size + (_GROWS if lit else 0)
    figure = token_count(icon, count)
    wide = size + (2 + width(figure, _FIGURE, bold=True) if look.beside else 0)
    art = (_frame(wide, size) if lit else "") + use(icon, 0, 0, size)
    if look.beside:
        art += text(size + 2, size / 2 + 4.3, figure, _FIGURE, ON_DARK, bold=True)
    elif count > 1:
        art += _on_it(count, size)
    unfolded = f"{opens}:{icon}" if opens else name
    edge = _FRAME if lit else 0
    return Thing(wide + 2 * edge, lambda x, cy: [seen.piece(name, x + edge, cy - size / 2, art, label, unfolded)])


def token_count(icon: str, count: int) -> str:
    """How many there are of something, beside its sign; that of a Modifier ends in a figure itself."""
    return f"×{count}" if icon == "mod" else str(count)


def _frame(wide: float, size: float) -> str:
    """The frame of a sign that may be chosen."""
    w, h = wide + 2 * _FRAME, size + 2
    return group(rect(0, 0, w, h, 6, "#5b4166") + ring(w, h, 6), x=-_FRAME, y=-1)


def _on_it(count: int, size: float) -> str:
    """A number upon a picture, with a dark edge so that it stands out."""
    figure = text(size + 1, size + 1, count, _FIGURE, ON_DARK, bold=True, anchor="end")
    return group(figure, stroke="#1d1424", stroke_width=3, paint_order="stroke")


def ingredient_label(seen: Seen, player: PlayerView, kind: str) -> str:
    count = player.ingredients.get(kind, 0)
    return seen.say("scene-ingredient", name=seen.name(player.seat), kind=f"@ingredient-{kind}", count=count)


def in_sum(seen: Seen, player: PlayerView, span: float, most: int = 1) -> list[list[Thing]]:
    """What is too much for one line, in at most so many: all ingredients as one number, then the cards; each kind is in
    the closer look. What may be chosen now is shown by itself."""
    lines: list[list[Thing]] = []
    for look in _LOOKS:
        lines = _broken(_summed(seen, player, look), span, look.gap)
        if len(lines) <= most:
            return lines
    return [*lines[: most - 1], [thing for line in lines[most - 1 :] for thing in line]]


def _broken(things: list[Thing], span: float, gap: float) -> list[list[Thing]]:
    """Things in lines of that length."""
    lines: list[list[Thing]] = []
    for thing in things:
        if lines and row_width([*lines[-1], thing], gap) <= span:
            lines[-1].append(thing)
        else:
            lines.append([thing])
    return lines


def _summed(seen: Seen, player: PlayerView, look: Look) -> list[Thing]:
    held = player.ingredients
    chosen = [kind for kind in held if seen.lit(f"own:{player.seat}:{kind}") and not seen.by_touch]
    if chosen:
        return [thing for thing, kind in zip(ingredients(seen, player, look), held) if kind in chosen]
    count = sum(held.values())
    label = seen.words.labelled(seen.say("scene-ingredients"), count)
    whole = _counted(seen, look, f"kinds:{player.seat}", "any", count, label)
    return ([_opening(whole, f"player:{player.seat}")] if held else []) + cards(seen, player, look)


def _opening(thing: Thing, what: str) -> Thing:
    """The same, with another closer look."""
    return Thing(thing.w, lambda x, cy: [replace(piece, opens=what) for piece in thing.pieces(x, cy)])


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


def cards(seen: Seen, player: PlayerView, look: Look) -> list[Thing]:
    """Requests of the boss, Task cards, tokens, items in hand, orders completed."""
    things = [_says(seen, player, says, look.size) for says in player.says]
    things += [_task(seen, player, task, look) for task in player.tasks]
    for name, icon, count, key in (
        *_drinks(seen, player, look),
        (f"modifier:{player.seat}", "mod", player.modifiers, "modifiers"),
        (f"mrs:{player.seat}", "mrs", player.mrs_nasty, "mrs_nasty"),
        (f"hand:{player.seat}", "item", len(player.items), "items"),
        (f"served:{player.seat}", "orders", player.completed_count, "served"),
    ):
        if count:
            label = seen.say(f"scene-{key}", name=seen.name(player.seat), count=count)
            things.append(_counted(seen, look, name, icon, count, label))
    return things


def _drinks(seen: Seen, player: PlayerView, look: Look) -> list[tuple[str, str, int, str]]:
    """Drink tokens kind by kind or, where room is short and none has to be chosen, all as one."""
    kinds = [(f"drink:{player.seat}:{kind}", f"drink-{kind}", count, "drinks") for kind, count in player.drinks.items()]
    if not look.gathered or seen.lit(*(name for name, _, _, _ in kinds)):
        return kinds
    return [(f"drinks:{player.seat}", "drink-wine", sum(player.drinks.values()), "drinks")]


def _says(seen: Seen, player: PlayerView, says: SaysView, size: float) -> Thing:
    """A request of the boss as his face."""
    name = f"says:{says.id}"
    art = (ring(size, size, size / 2) if seen.lit(name) else "") + use("nasty", 0, 0, size)
    label = seen.say("scene-says", name=seen.name(player.seat), card=seen.title("says", says.id))
    return Thing(size, lambda x, cy: [seen.piece(name, x, cy - size / 2, art, label, name)])


def _task(seen: Seen, player: PlayerView, task: TaskView, look: Look) -> Thing:
    """A Task card as its number; dice of this round lie beside it."""
    name = f"task:{task.id}"
    size, die = look.size, min(_LARGEST_DIE, look.size - 2)
    step = die * (0.8 if look.beside else 0.5)
    art = ring(size, size, 6) if seen.lit(name) else ""
    art += value_badge(0, 0, seen.tasks[task.id].dice_sum, size) + (hatching(size, size, 6) if task.user >= 0 else "")
    label = task_label(seen, player, task)

    def pieces(x: float, cy: float) -> list[Piece]:
        piece = seen.piece(name, x, cy - size / 2, art, label, name)
        return [piece, *task_dice(seen, task, x + size + 2 + die / 2, cy, die, step)]

    return Thing(size + (4 + die + (len(task.dice) - 1) * step if task.dice else 0), pieces)


def task_label(seen: Seen, player: PlayerView, task: TaskView) -> str:
    title = seen.title("task", task.id)
    used = "yes" if task.user >= 0 else "no"
    return seen.say("scene-task", name=seen.name(player.seat), task=title, used=used)


def task_dice(seen: Seen, task: TaskView, x: float, cy: float, size: float, step: float) -> list[Piece]:
    """The dice that lie on a Task card; the first one around a point."""
    where = seen.title("task", task.id)
    return [die_piece(seen, die, x + n * step, cy, size, where) for n, die in enumerate(task.dice)]
