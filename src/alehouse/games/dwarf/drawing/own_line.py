"""The viewer's own things in one line: who one is, the workers left, the five counts; where it is wide, with what they
mean right now."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN, LINE, MUTED
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import group, left_rounded, path, rect
from alehouse.core.scene import Canvas, Piece
from alehouse.games.dwarf.cards import GOODS
from alehouse.games.dwarf.drawing.chips import in_front
from alehouse.games.dwarf.drawing.goods import small_count
from alehouse.games.dwarf.drawing.own import medals_coming, note
from alehouse.games.dwarf.drawing.players import (
    Home,
    cut,
    goods_label,
    marker,
    place_ribbon,
    player_label,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.view import PlayerView

H: Final = 62
_FLANK: Final = 104
_NOTED: Final = 100  # a count that has so much room has a note below it
_COUNT: Final = 58  # what icon and number take of it


@cached
def own_line(table: DrawnTable, player: PlayerView, w: float) -> Canvas:
    seat = player.seat
    now = table.is_deciding(seat)
    frame = rect(1, 1, w - 2, H - 2, 10, "url(#parchment)", stroke=LANTERN if now else LINE, stroke_width=2)
    pieces = [
        table.piece("own", 0, 0, frame, player_label(table, player), f"player:{seat}"),
        table.piece("own-name", 0, 0, group(_flank(table, seat), pointer_events="none")),
    ]
    home = Home(
        hand=((21, 57), (45, 57)),
        supply=((72, 56), (89, 56)),
        tall=31,
        small=24,
        marker=(80, 2),
        marker_size=20,
    )
    pieces += marker(table, {seat: home})
    step = (w - _FLANK - 8) / len(GOODS)
    pieces += [_count(table, player, good, _FLANK + 8 + n * step, step) for n, good in enumerate(GOODS)]
    pieces += in_front(workers_at_home(table, player, home))
    pieces += place_ribbon(table, seat, 89, 15, ribbons=False)
    return Canvas(width=w, height=H, pieces=tuple(pieces))


def _flank(table: DrawnTable, seat: int) -> str:
    """The player's colour, badge and name."""
    colour, shape = table.colour(seat), left_rounded(_FLANK, H, 10)
    taken = table.view.marker == seat or table.view.over
    span = 44 if taken else 68
    who = path(shape, COLOURS[colour]) + path(shape, "#000", opacity=0.18) + badge(colour, 18, 16, 9)
    return who + heading(32, 21, cut(table.plate(seat), span), 14, "#fff", span=span)


def _count(table: DrawnTable, player: PlayerView, good: str, x: float, step: float) -> Piece:
    seat, amount = player.seat, player.goods[good]
    risk = table.view.at_risk(seat, good)
    words = table.say(f"scene-short-{good}")
    art = small_count(good, amount, good in player.leads, 22, 20, min(step, _COUNT))
    if step >= _NOTED:
        coming = medals_coming(table, seat) if good == "medal" and not table.view.over else 0
        after = 30 + width(amount, 20, bold=True)
        art += text(after, 5, words, 14, MUTED, span=step - after - 8)
        art += group(note(table, seat, good, risk, coming, step - 14), y=15)
    else:
        art += text(0, 31, words, 12, "#6d1f3a" if risk else MUTED, bold=risk > 0, span=step - 2)
    return table.piece(f"goods:{seat}:{good}", x, 21, art, goods_label(table, seat, good, amount))
