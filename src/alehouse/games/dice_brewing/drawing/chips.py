"""Players as chips, side by side: a name, the counts, whose turn it is; a click opens a player's brewery."""

from itertools import chain
from typing import Final

from alehouse.core.draw.colours import CARD, LANTERN
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import number_plate
from alehouse.core.draw.players import COLOURS, mark
from alehouse.core.draw.svg import group, num, path, rect, top_rounded, use
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Canvas, Piece
from alehouse.games.dice_brewing.drawing.pieces import season_token
from alehouse.games.dice_brewing.drawing.players import fitting_name, player_label
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import PlayerView

CHIP_HEIGHT: Final = 50
_GAP: Final = 5
# How counts are put, the roomiest first: the sizes of an icon and of a figure, the gaps after both of them and between.
_SPACIOUS: Final = ((15, 14, 8, 5), (13, 13, 5, 2))
_TIGHT: Final = (11, 12, 3, 1)  # and squeezed, if need be


def players_canvas(table: DrawnTable, w: float, margin: float) -> Canvas:
    """A chip for everybody in one row, the viewer first."""
    players = [table.me, *table.rivals]
    wide = (w - 2 * margin - _GAP * (len(players) - 1)) / len(players)
    chips = [player_chip(table, margin + n * (wide + _GAP), 0, player, wide) for n, player in enumerate(players)]
    return Canvas(width=w, height=CHIP_HEIGHT, pieces=tuple(chain.from_iterable(chips)))


@anywhere
def player_chip(table: DrawnTable, player: PlayerView, w: float) -> list[Piece]:
    """Name above, counts below: as many of them as fit."""
    seat, colour = player.seat, table.colour(player.seat)
    first = table.has_priority(seat)
    span = w - 30 - (22 if first else 0)
    art = rect(0, 0, w, CHIP_HEIGHT, 10, CARD) + path(top_rounded(w, 24, 10), f"url(#band-{colour})")
    art += mark(colour, 14, 12, 13) + heading(25, 17, _chip_name(table, seat, span), 14, "#fff", span=span)
    pieces = [_chip_piece(table, player, w, art)]
    counts, wide = _result(table, player, w - 10) if table.view.over else _counts(player, w - 4)
    pieces.append(table.piece(f"counts:{seat}", (w - wide) / 2, 37.5, counts))
    if first:
        token = season_token(table.view.season, 0, 0, 22)
        pieces.append(table.piece("priority", w - 24, 1, token, motion="flip"))
    return pieces


def _chip_piece(table: DrawnTable, player: PlayerView, w: float, art: str) -> Piece:
    own = COLOURS[table.colour(player.seat)]
    edge, thick = (LANTERN, 2.5) if table.is_deciding(player.seat) else (own, 1.5)
    art += rect(0.8, 0.8, w - 1.6, CHIP_HEIGHT - 1.6, 9.5, stroke=edge, stroke_width=thick)
    return table.piece(f"player:{player.seat}", 0, 0, art, player_label(table, player), f"player:{player.seat}")


def _chip_name(table: DrawnTable, seat: int, span: float) -> str:
    """The name; the viewer's own says so where there is room for it."""
    name = table.name(seat)
    own = table.say("board-you", name=name)
    fits = width(own, 14, bold=True, serif=True) <= span
    return own if table.is_viewer(seat) and fits else fitting_name(name, 14, span)


def _counts(player: PlayerView, span: float) -> tuple[str, float]:
    """XP, coins, brewed recipes, around the origin's height, squeezed a little if need be; and how wide that is."""
    goods = {"xp": player.xp, "coin": player.coins, "brewed": len(player.brewed)}
    figures = "".join(map(str, goods.values()))
    fitting = (
        put for put in _SPACIOUS if width(figures, put[1], bold=True) + 3 * (put[0] + put[3]) + 2 * put[2] <= span - 8
    )
    icon, size, gap, after = next(fitting, _TIGHT)
    out, x = "", 0.0
    for good, amount in goods.items():
        out += use(good, x, -icon / 2, icon) + text(x + icon + after, size * 0.36, amount, size, bold=True)
        x += icon + after + width(amount, size, bold=True) + gap
    wide = x - gap
    if wide <= span:
        return out, wide
    return group(out, transform=f"matrix({num(span / wide)} 0 0 1 0 0)"), span


def _result(table: DrawnTable, player: PlayerView, span: float) -> tuple[str, float]:
    """When all is over: the place and the points, around the origin's height; and how wide that is."""
    words = table.say("board-state-points", points=player.score)
    if 26 + width(words, 12, bold=True) * 0.9 > span:
        words = str(player.score)
    wide = min(span, 26 + width(words, 14, bold=True))
    disc = group(number_plate(table.view.result.places[player.seat], 10), x=10)
    return disc + text(26, 5, words, 14, bold=True, span=wide - 26), wide
