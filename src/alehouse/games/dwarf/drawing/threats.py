"""The monsters in the Mine: who stands in their way, and what everybody would lose."""

from alehouse.core.draw.album import fact, part
from alehouse.core.draw.colours import BERRY, SOFT
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import number_plate
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, rect, stroke, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.card_text import threat_in_words
from alehouse.games.dwarf.cards import BLOCK_MINING, Card
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.view import ThreatView

_SAFE = "#b7e0a0"


@part
def threats(table: Table, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The panel, composed for how much there is to say; its parts always come in the same order."""
    parts = ("threats", "threat-notice", "threat-heads", *(f"threat:{place}" for place in _places(table)))
    drawn = {piece.id: piece for piece in _drawn(table, x, y, w, h)}
    return [drawn.get(part) or table.piece(part, x, y, "") for part in parts]


@fact
def _places(table: Table) -> list[str]:
    return [location.id for location in table.view.locations]


def _drawn(table: Table, x: float, y: float, w: float, h: float) -> list[Piece]:
    found = sorted(table.view.threats, key=lambda threat: not threat.undefended)
    if not found:
        return [_quiet(table, x, y, w, h)]
    open_ones = [threat for threat in found if threat.undefended]
    frame = rect(0, 0, w, h, 14, "#3b1626", stroke="#c25b78", stroke_width=1.6, filter="url(#shadow)")
    if not open_ones:
        frame = rect(0, 0, w, h, 14, "url(#slate-panel)", stroke=_SAFE, stroke_width=1.4, filter="url(#shadow)")
    pieces = [table.piece("threats", x, y, frame, table.say("scene-threats", n=len(open_ones)), "rules:DW-5.60")]
    notice = _notice(table)
    if len(open_ones) == 1 and len(found) <= 2 and h < 160 and not notice:
        return pieces + _one(table, open_ones[0], found[1:], x, y, w, h)
    return pieces + _rows(table, found, notice, x, y, w, h)


def _quiet(table: Table, x: float, y: float, w: float, h: float) -> Piece:
    """No monster anywhere: a lamp, and a good word."""
    art = rect(0, 0, w, h, 14, "url(#slate-panel)", stroke="#5b6873", stroke_width=1.2, filter="url(#shadow)")
    art += circle(58, h / 2, 52, "url(#lamplight)") + use("lamp", 38, h / 2 - 30, 40, 56)
    art += heading(100, h / 2 - 4, table.say("scene-quiet"), 16, "#fff", room=w - 112)
    words = table.say("scene-raided" if table.view.raided else "scene-quiet-why")
    art += text(100, h / 2 + 18, words, 12, SOFT, room=w - 112)
    return table.piece("threats", x, y, art, table.say("scene-quiet"), "rules:DW-5.60")


def _notice(table: Table) -> str:
    """What holds for the whole Mine this round."""
    if table.view.raided:
        return table.say("scene-raided")
    return table.say("scene-mustered") if table.view.mustered else ""


# ── one monster, in full ──────────────────────────────────────────────────────────────────────────


def _one(
    table: Table, threat: ThreatView, others: list[ThreatView], x: float, y: float, w: float, h: float
) -> list[Piece]:
    card = table.card(threat.card)
    title = table.say("scene-monster-on", card=table.title(card), number=table.view.spot(threat.location))
    art = circle(27, 27, 15, BERRY, stroke="#ffb9c6", stroke_width=1.4) + use("claw", 18, 18, 18, color="#fff")
    art += heading(50, 24, title, 16, "#fff", room=w - 62)
    art += text(50, 43, threat_in_words(card, table.words), 12, "#ffd0d6", room=w - 62)
    players = [table.me, *table.rivals]
    wide = (w - 32 - 6 * (len(players) - 1)) / len(players)
    for n, player in enumerate(players):
        chip = _loss_chip(table, threat, card, player.seat, wide)
        art += group(chip, x=16 + n * (wide + 6), y=58)
    pieces = [_threat_piece(table, threat, x, y, art)]
    foot = stroke(f"M14 {h - 39}H{w - 14}", "#7d3a55", 1)
    if others:
        pieces.append(_threat_piece(table, others[0], x, y, foot + _defended_line(table, others[0], w, h)))
    else:
        hint = use("a-defend", 18, h - 29, 18, color="#ffd0d6")
        hint += text(50, h - 15, table.say("scene-one-worker-defends"), 12, "#ffd0d6", room=w - 62)
        pieces.append(table.piece("threat-notice", x, y, foot + hint))
    return pieces


def _loss_chip(table: Table, threat: ThreatView, card: Card, seat: int, wide: float) -> str:
    out = rect(0, 0, wide, 26, 13, "#55203a") + badge(table.colour(seat), 13, 13, 8)
    return out + _loss(threat, card, seat, 27, 13, 14, 18)


def _loss(threat: ThreatView, card: Card, seat: int, x: float, cy: float, size: float, icon: float) -> str:
    """What one player would lose, from `x` on; what is won in exchange follows if there is room."""
    if card.threat == BLOCK_MINING:
        return circle(x + 17, cy, icon / 2, "#fbf0ee") + use("no-mining", x + 17 - icon / 2, cy - icon / 2, icon)
    changes = {good: n for good, n in threat.losses[seat].items() if n < 0}
    if not changes:
        return text(x + 17, cy + size * 0.36, "0", size, "#c9909f", anchor="middle")
    good, amount = next(iter(changes.items()))
    words = f"−{-amount}"
    figure = text(x, cy + size * 0.36, words, size, "#fff", bold=True)
    return figure + use(f"g-{good}", x + width(words, size, bold=True) + 2, cy - icon / 2, icon)


def _defended_line(table: Table, threat: ThreatView, w: float, h: float) -> str:
    words = table.say(
        "scene-defended",
        card=table.title(table.card(threat.card)),
        number=table.view.spot(threat.location),
        names=[table.name(seat) for seat in threat.defenders],
        count=len(threat.defenders),
    )
    return use("a-defend", 18, h - 29, 18, color=_SAFE) + text(50, h - 15, words, 12, "#e5f3da", room=w - 62)


# ── several monsters, one line each ───────────────────────────────────────────────────────────────


def _rows(table: Table, found: list[ThreatView], notice: str, x: float, y: float, w: float, h: float) -> list[Piece]:
    """A table: monsters downwards, players across where there is room for them."""
    pieces: list[Piece] = []
    top = 10.0
    if notice:
        icon = "no-mining" if table.view.raided else "a-defend"
        art = circle(26, 18, 11, "#fbf0ee") if table.view.raided else ""
        art += use(icon, 15, 7, 22, color=_SAFE) + heading(46, 23, notice, 14, "#fff", room=w - 58)
        pieces.append(table.piece("threat-notice", x, y, art, notice))
        top = 36
    columns = _columns(table, w)
    if found[0].undefended and h - top > 26 * len(found) + 20:
        pieces.append(_column_heads(table, columns, x, y + top, w))
        top += 24
    many = len(found) > int((h - top - 6) / 22)
    if many:
        return pieces + _chips(table, found, x, y + top, w, h - top)
    step = min(46.0, (h - top - 8) / len(found))
    for n, threat in enumerate(found):
        art = _row(table, threat, columns, w, step)
        pieces.append(_threat_piece(table, threat, x, y + top + (n + 0.5) * step, art))
    return pieces


def _columns(table: Table, w: float) -> list[int]:
    """Whose losses are shown: everybody's where there is room, else the viewer's."""
    everybody = table.seats
    return everybody if w - 48 * len(everybody) > 120 else [table.own]


def _column_heads(table: Table, columns: list[int], x: float, y: float, w: float) -> Piece:
    art = "".join(badge(table.colour(seat), w - 48 * (len(columns) - n) + 16, 12, 9) for n, seat in enumerate(columns))
    art += text(14, 17, table.say("scene-if-undefended"), 12, "#ffd0d6", room=w - 48 * len(columns) - 22)
    return table.piece("threat-heads", x, y, art)


def _row(table: Table, threat: ThreatView, columns: list[int], w: float, step: float) -> str:
    """Around its middle line, so that it looks the same when rows move closer together."""
    card = table.card(threat.card)
    safe = not threat.undefended
    art = group(number_plate(table.view.spot(threat.location), 10, 12), x=22)
    edge = w - 48 * len(columns)
    room = edge - 44 if not safe else w - 44 - 24 * len(threat.defenders) - 34
    ink = "#e5f3da" if safe else "#fff"
    outcome = threat_in_words(card, table.words)
    if step >= 40 and not safe and width(outcome, 12) <= room * 1.15:
        art += text(39, -1.5, table.title(card), 14, ink, bold=True, room=room)
        art += text(39, 14, outcome, 12, "#ffd0d6", room=room)
    else:
        art += text(39, 4.6, table.title(card), 13, ink, bold=not safe, room=room)
    if safe:
        art += use("a-defend", w - 34 - 22 * len(threat.defenders), -9, 18, color=_SAFE)
        return art + "".join(
            badge(table.colour(seat), w - 24 - 22 * n, 0, 9) for n, seat in enumerate(reversed(threat.defenders))
        )
    for n, seat in enumerate(columns):
        art += _loss(threat, card, seat, edge + 48 * n, 0, 13, 16)
    return art


def _chips(table: Table, found: list[ThreatView], x: float, y: float, w: float, h: float) -> list[Piece]:
    """So many that a number and the own loss must do, with the name below where there is room."""
    columns = max(3, int((w - 16) / 96))
    rows = -(-len(found) // columns)
    wide, step = (w - 16) / columns, min(52.0, (h - 4) / rows)
    top = (h - step * rows) / 2 - 2
    pieces: list[Piece] = []
    for n, threat in enumerate(found):
        art = _chip(table, threat, wide - 4, step - 4)
        pieces.append(_threat_piece(table, threat, x + 10 + n % columns * wide, y + top + n // columns * step, art))
    return pieces


def _chip(table: Table, threat: ThreatView, w: float, h: float) -> str:
    card, safe = table.card(threat.card), not threat.undefended
    named = h >= 36
    cy = h / 2 - 8 if named else h / 2
    art = rect(0, 0, w, h, 11, "#24301f" if safe else "#55203a")
    art += group(number_plate(table.view.spot(threat.location), 9, 12), x=14, y=cy)
    if safe:
        art += use("a-defend", 36, cy - 9, 18, color=_SAFE)
    else:
        art += _loss(threat, card, table.own, 28, cy, 12, 15)
    if named:
        art += text(w / 2, h - 7, table.title(card), 12, "#fff", anchor="middle", room=w - 8)
    return art


def _threat_piece(table: Table, threat: ThreatView, x: float, y: float, art: str) -> Piece:
    card = table.card(threat.card)
    place = {"card": table.title(card), "number": table.view.spot(threat.location)}
    label = table.say("scene-monster-on", **place)
    return table.piece(f"threat:{threat.location}", x, y, art, label, f"stack:{threat.location}")
