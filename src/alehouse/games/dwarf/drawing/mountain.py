"""The Mountain, its known tiers, and the discards."""

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import CARD, INK, LINE, ON_DARK, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.drawing.cards import MOUNTAIN
from alehouse.games.dwarf.drawing.materials import BANDS
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.view import MountainView


@part
def mountain(table: Table, view: MountainView, x: float, y: float) -> list[Piece]:
    """The face-down pile; where its two tiers are known, how many cards each has left."""
    name = f"mountain:{view.mine}"
    label = table.say("scene-mountain-label", cards=view.left, mine=view.mine, sets=len(table.mines))
    pile = table.piece(name, x, y, _pile(view.left), label, name)
    w, h = MOUNTAIN
    return [pile, table.piece(f"tiers:{view.mine}", x + w / 2, y + h - 12, _tiers(view))]


def _pile(left: int) -> str:
    w, h = MOUNTAIN
    if not left:
        return rect(0, 0, w, h, 10, "#1a2025", stroke="#7d8a95", stroke_width=1.4, stroke_dasharray="4 4")
    layers = min(5, 1 + left // 9)
    edges = "".join(
        rect(i * 0.4, i * 2.2, w - i * 0.8, h, 10, "#1c242b" if i % 2 else "#55636f", stroke="#0f1316")
        for i in range(layers, 0, -1)
    )
    return group(edges, filter="url(#shadow)") + use("mountain-back", 0, 0, w, h)


def _tiers(view: MountainView) -> str:
    """Two lanterns first, then three, while the tiers are known (DW-4.4)."""
    if not view.later:
        return ""
    out, x = "", 8.0
    for lanterns, count in ((2, len(view.next)), (3, len(view.later))):
        out += use(f"lanterns-{lanterns}", x, 4, 27.5, 11) + text(x + 31, 14, count, 12, ON_DARK, bold=True)
        x += 31 + width(count, 12, bold=True) + 7
    return group(rect(0, 0, x, 19, 9.5, INK, stroke=QUIET_LINE, stroke_width=1), out, x=-x / 2)


@part
def mountain_words(table: Table, view: MountainView, x: float, y: float, room: float) -> list[Piece]:
    """How many cards are left and discarded, beside the pile."""
    title = table.say("scene-mountain")
    if len(table.mines) > 1:
        title = f"{title} {view.mine}"
    name = heading(0, 0, title, 16, ON_DARK, room=room)
    left = use("i-cards", 0, -17, 20, color=QUIET_LINE) + _count(28, view.left, table.say("scene-left"), room)
    return [
        table.piece(f"mountain-title:{view.mine}", x, y, name),
        table.piece(f"left:{view.mine}", x, y + 27, left),
        discards(table, view, x, y + 61, room),
    ]


@part
def small_mountain(table: Table, view: MountainView, x: float, y: float, w: float) -> list[Piece]:
    """Pile, count, tiers and discards in one line."""
    name = f"mountain:{view.mine}"
    title = f"{table.say('scene-mountain')} {view.mine}"
    label = table.say("scene-mountain-label", cards=view.left, mine=view.mine, sets=len(table.mines))
    art = group(_pile(view.left), transform="scale(.38)")
    art += heading(52, 20, title, 14, ON_DARK, room=96)
    count = use("i-cards", 0, 7, 16, color=QUIET_LINE) + text(22, 21, view.left, 16, ON_DARK, bold=True)
    return [
        table.piece(name, x, y, art, label, name),
        table.piece(f"left:{view.mine}", x + 156, y, count if not view.later else ""),
        table.piece(f"tiers:{view.mine}", x + 196, y + 6, _tiers(view)),
        discards(table, view, x + w - 62, y + 22, 0),
    ]


def discards(table: Table, view: MountainView, x: float, y: float, room: float) -> Piece:
    count = len(view.discards)
    mini = (
        rect(3, 3, 26, 36, 4, "#d8c8a4", stroke=LINE)
        + rect(0, 0, 26, 36, 4, CARD, stroke=LINE)
        + rect(1, 1, 24, 8, 3, BANDS["mine"])
        + rect(4, 12, 18, 12, 2, "#59666f")
    )
    if not count:
        mini = rect(1, 1, 26, 36, 4, stroke="#9aa6b0", stroke_width=1.2, stroke_dasharray="3 3")
    if room:
        art = group(mini, transform="translate(0 -23) rotate(-6)")
        art += _count(42, count, table.say("scene-discarded"), room)
    else:
        art = group(mini, transform="translate(6 -19) rotate(-6) scale(.72)")
        art += text(34, 0, count, 16, ON_DARK, bold=True)
    label = table.say("scene-discards-label", cards=count)
    return table.piece(f"discards:{view.mine}", x, y, art, label, f"discards:{view.mine}" if count else "")


def _count(x: float, count: int, words: str, room: float) -> str:
    after = x + width(count, 20, bold=True) + 6
    return text(x, 0, count, 20, ON_DARK, bold=True) + text(after, -1, words, 14, ON_DARK, room=room - after)
