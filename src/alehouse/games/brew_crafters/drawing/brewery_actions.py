"""The brewery action board: what a shift may do, and the shifts that are still to work this season."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import halves, heading, text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import group, num, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.actions import COLLABORATE, INSTALL, PROCESS, RESEARCH, SECRET
from alehouse.games.brew_crafters.drawing.pieces import chalkboard, helper_badges, token
from alehouse.games.brew_crafters.drawing.seen import Seen

CHALK: Final = "#f0ead8"
_SOFT_CHALK: Final = "#c7cfc4"
# The icons of the actions, and their ids.
_ACTIONS: Final = {
    "process": (("sell", "bottle", "kettle"), PROCESS),
    "collaborate": (("hand",), COLLABORATE),
    "research": (("flask",), RESEARCH),
    "install": (("wrench",), INSTALL),
    "secret_recipe": (("secret",), SECRET),
}
_TWO_LINES: Final = 48  # so high an action has room for a name on two lines
_ONE_ROW: Final = 7  # fewer shifts stand in one row


@cached
def brewery_actions(seen: Seen, box: Box) -> list[Piece]:
    """The board, its actions side by side, the shifts below them."""
    view = seen.view
    names = [name for name in _ACTIONS if _is_there(seen, name)]
    art = chalkboard(box.w, box.h)
    title = seen.say("brewery-actions")
    art += heading(13, 21, title, 14, ON_DARK, span=box.w - 26)
    out = [seen.piece("board:brewery", box.x, box.y, art, title, "rules:BC-5.18"), _shifts(seen, box, title)]
    field = box.inside(10, 28, 10, 10)
    wanted = [max(_needed(seen.title("work", name), field.h), 18.0 * len(_ACTIONS[name][0])) + 8 for name in names]
    share = (field.w - 5 * (len(names) - 1)) / sum(wanted)
    x = field.x
    for name, wide in zip(names, wanted):
        out.append(_action(seen, name, Box(x, field.y, wide * share, field.h), doing=view.doing == name))
        x += wide * share + 5
    return out


@cached
def actions_strip(seen: Seen, box: Box) -> list[Piece]:
    """The same in one low row: the actions as wide as their names ask for, the shifts beside them."""
    title = seen.say("brewery-actions")
    names = [name for name in _ACTIONS if _is_there(seen, name)]
    tokens = [(seat, k < seen.player(seat).shifts_used) for seat in seen.view.order for k in _range(seen, seat)]
    rows = 1 if len(tokens) < _ONE_ROW else 2
    across = -(-len(tokens) // rows)
    step = 17.0
    span = box.w - 28 - across * step
    wanted = [max(width(seen.title("work", name), 12), 26.0 * len(_ACTIONS[name][0])) + 16 for name in names]
    share = (span - 5 * (len(names) - 1)) / sum(wanted)
    art = chalkboard(box.w, box.h)
    for n, (seat, used) in enumerate(tokens):
        row, column = divmod(n, across)
        cx, cy = box.w - 12 - (across - column - 0.5) * step, box.h / 2 + (row - (rows - 1) / 2) * 17
        one = token(seen.colour(seat), cx, cy, 7.5)
        art += group(one, opacity=0.35) if used else one
    out = [seen.piece("board:brewery", box.x, box.y, art, title, "rules:BC-5.18")]
    x = box.x + 8
    for name, wide in zip(names, wanted):
        place = Box(x, box.y + 6, wide * share, box.h - 12)
        out.append(_action(seen, name, place, doing=seen.view.doing == name))
        x += place.w + 5
    return out


def _needed(title: str, high: float) -> float:
    """How wide a name is, on two lines where there is room for them."""
    return max(width(line, 12) for line in (halves(title) if high >= _TWO_LINES else [title]))


def _is_there(seen: Seen, name: str) -> bool:
    if name == "collaborate":
        return bool(seen.view.sections)
    return name != "secret_recipe" or name in seen.view.advanced_actions


def _action(seen: Seen, name: str, box: Box, doing: bool) -> Piece:
    icons, action = _ACTIONS[name]
    title = seen.title("work", name)
    span = box.w - 6
    lines = halves(title) if width(title, 12) > span and box.h >= _TWO_LINES else [title]
    size = min(20.0, box.h - 9 - 13 * len(lines), (box.w - 4) / len(icons) - 6)
    step = size + 6
    left = box.w / 2 - (step * len(icons) - 6) / 2
    art = shine(box.w, box.h, 8)
    art += rect(0, 0, box.w, box.h, 8, "#4a5a44" if doing else "#222b28", stroke=_SOFT_CHALK, stroke_opacity=0.6)
    for k, icon in enumerate(icons):
        art += use(icon, left + k * step, 4, size, color=CHALK)
        art += stroke(f"M{num(left + k * step - 5)} {num(1 + size / 2)}l3 3-3 3", CHALK, 1.3) if k else ""
    for k, line in enumerate(reversed(lines)):
        art += text(box.w / 2, box.h - 6.5 - 13 * k, line, 12, ON_DARK, anchor="middle", span=span)
    art += ring(box.w, box.h, 8)
    art += helper_badges(_helpers(seen, name) if name != "process" else [], 3, 3, 14)
    target = f"action:{name}"
    return seen.piece(target, box.x, box.y, art, title, target, action)


@tracked
def _helpers(seen: Seen, work: str) -> list[str]:
    """Who gives the viewer more in such work."""
    return [helper.who for helper in seen.me.helpers.get(work, [])]


def _shifts(seen: Seen, box: Box, title: str) -> Piece:
    """In turn order, a token for every shift: those that have worked are faint."""
    tokens = [(seat, k < seen.player(seat).shifts_used) for seat in seen.view.order for k in _range(seen, seat)]
    span = box.w - 40 - width(title, 14, bold=True, serif=True)
    step = min(17.0, span / max(len(tokens), 1))
    art = ""
    for k, (seat, used) in enumerate(tokens):
        one = token(seen.colour(seat), (k + 0.5) * step, 8, 7.5)
        art += group(one, opacity=0.35) if used else one
    left = sum(not used for _, used in tokens)
    label = seen.say("brewery-shifts", count=left)
    return seen.piece("shifts", box.x + box.w - 12 - step * len(tokens), box.y + 8, art, label, "rules:BC-5.14")


def _range(seen: Seen, seat: int) -> range:
    return range(seen.player(seat).shifts)
