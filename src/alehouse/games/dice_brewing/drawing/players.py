"""Who plays: the head of a player's area with name, state and counts, whose turn it is, places at the end."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import CARD, MUTED
from alehouse.core.draw.lettering import SMALLEST, heading, text, width
from alehouse.core.draw.players import COLOURS, mark, rosette
from alehouse.core.draw.svg import path, rect, stroke, top_rounded
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.drawing.pieces import numbered, numbered_width, plate, season_token
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import PlayerView

_NARROWEST: Final = 0.8  # of its width a name may have
_NARROW: Final = 260  # in a narrower head everything stands closer
Box = tuple[float, float, float, float]  # x, y, width, height


@cached
def head(table: DrawnTable, player: PlayerView, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The band in the player's colour: shape, name, the season token, a word; at its right the counts."""
    seat, colour = player.seat, table.colour(player.seat)
    narrow = w < _NARROW
    size = 20 if h > 36 else 14 if narrow else 16
    counts, wide = _counts(table, player, h, narrow)
    over = table.view.over
    first = table.has_priority(seat) and not over
    at = h / 2 + size + 1
    span = w - at - wide - (10 if narrow else 16) - (h - (4 if narrow else 0) if first else 0)
    span -= width(player.score, 12) + 8 if over else 0  # the points are said in any case
    band = path(top_rounded(w, h, 14), f"url(#band-{colour})") + stroke(f"M0 {h - 1:g}H{w:g}", "#000", 2, opacity=0.25)
    band += mark(colour, h / 2 + 3, h / 2, size)
    name = fitting_name(table.plate(seat), size, span)
    band += heading(at, h / 2 + size * 0.34, name, size, "#fff", span=span)
    at += min(width(name, size, bold=True, serif=True), span) + (2 if narrow else 8)
    pieces = [table.piece(f"player:{seat}", x, y, band, player_label(table, player), f"player:{seat}")]
    pieces.append(table.piece(f"counts:{seat}", x + w - wide - 7, y, counts))
    if first:
        pieces.append(_priority(table, x + at, y + 3, h - 6))
        at += h
    pieces.append(table.piece(f"state:{seat}", x, y, _state_art(table, player, at, h, w - wide - 14 - at)))
    return pieces


def fitting_name(name: str, size: float, span: float) -> str:
    """A name, or as much of it as can be read in some room: it may get smaller, and a little narrower."""
    while len(name) > 2 and width(name, min(size, SMALLEST), bold=True, serif=True) * _NARROWEST > span:
        name = f"{name.rstrip('…')[:-1].rstrip()}…"
    return name


def _state_art(table: DrawnTable, player: PlayerView, x: float, h: float, span: float) -> str:
    words = state_words(table, player)
    if table.view.over and width(words, 12) * _NARROWEST > span:
        words = str(player.score)
    if not words or width(words, 12) * _NARROWEST > span:
        return ""
    return text(x, h / 2 + 4.5, words, 14 if h > 36 else 12, "#fff", span=span, opacity=0.92)


def _priority(table: DrawnTable, x: float, y: float, size: float) -> Piece:
    """The season and priority token."""
    label = table.say("board-priority", name=table.name(table.view.priority), season=f"@season-{table.view.season}")
    art = season_token(table.view.season, 0, 0, size)
    return table.piece("priority", x, y, art, label, "rules:DB-5.2", motion="flip")


def _counts(table: DrawnTable, player: PlayerView, h: float, narrow: bool = False) -> tuple[str, float]:
    """XP, coins and brewed recipes on a plate as high as the head allows, and how wide it is."""
    large = h > 36
    icon, size, gap = (20, 16, 14) if large else (14, 13, 5) if narrow else (17, 14, 9)
    cy = h / 2
    parts = (("xp", player.xp, "goods-xp"), ("coin", player.coins, "goods-coins"), ("brewed", len(player.brewed), ""))
    edge = 7.0 if narrow else 12.0
    out, x = "", edge
    for good, amount, unit in parts:
        out += numbered(good, x, cy, amount, icon, size, gap=2 if narrow else 5)
        x += numbered_width(amount, icon, size, gap=2 if narrow else 5)
        if large:
            words = table.say(unit, count=amount) if unit else table.say("board-brewed")
            out += text(x + 5, cy + 4.4, words, 12, MUTED)
            x += 5 + width(words, 12)
        if good == "coin" and player.luck:
            out += plate(f"+{player.luck}", x + 12, cy, "#4b7330")
            x += 24
        x += gap
    wide = x - gap + edge
    tall = h - 12 if large else h - 8
    return rect(0, cy - tall / 2, wide, tall, tall / 2, CARD) + out, wide


# ── states ────────────────────────────────────────────────────────────────────────────────────────


def state_words(table: DrawnTable, player: PlayerView) -> str:
    """What a player is doing just now, in a word or two."""
    key = _state(table, player.seat)
    return table.say(f"board-state-{key}", points=player.score) if key else ""


@tracked
def _state(table: DrawnTable, seat: int) -> str:
    view = table.view
    if view.over:
        return "points"
    mine = view.seat == seat
    if table.deciding == seat:
        return "own" if mine else "thinking"
    if view.window and seat in view.window.waiting:
        return "asked"
    if view.players[seat].passed and view.phase == "place":
        return "passed"
    if seat == _next(table):
        return "next"
    if view.players[seat].quiet:
        return "quiet"
    return "own" if mine else ""


def _next(table: DrawnTable) -> int:
    """Who comes after the player whose turn it is, or -1."""
    view, count = table.view, len(table.view.players)
    if view.turn < 0 or view.window:
        return -1
    following = [(view.turn + step) % count for step in range(1, count)]
    if view.phase == "purchase":  # one turn each
        following = following[: (view.priority - view.turn - 1) % count]
    return next((seat for seat in following if not (view.phase == "place" and view.players[seat].passed)), -1)


def place_ribbon(table: DrawnTable, seat: int, x: float, y: float) -> list[Piece]:
    """The place a player has won, when the game is over: a rosette hanging from the head."""
    if not table.view.over:
        return []
    place = table.view.result.places[seat]
    label = table.say("board-place", name=table.name(seat), place=place)
    return [table.piece(f"ribbon:{seat}", x, y, rosette(place), label, motion="drop")]


def frame(colour: int, w: float, h: float) -> str:
    """The edge of a player's area."""
    return rect(1, 1, w - 2, h - 2, 13, stroke=COLOURS[colour], stroke_width=2)


def player_label(table: DrawnTable, player: PlayerView) -> str:
    doing = state_words(table, player)
    return table.say(
        "board-player",
        name=table.name(player.seat),
        xp=player.xp,
        coins=player.coins,
        brewed=len(player.brewed),
        pool=len(player.pool),
        warehouse=len(player.warehouse),
        state=f", {doing}" if doing else "",
    )
