"""An open order before its player: what it needs and has, what it pays by lateness, and whether it can be served."""

from math import ceil
from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import BERRY, INK, LANTERN, LINE, MUTED, QUIET_LINE, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import ellipse, group, path, rect, symbol, top_rounded, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.actions import COMPLETE
from alehouse.games.cavern_tavern.cards import Order
from alehouse.games.cavern_tavern.drawing.order_faces import rungs, wanted
from alehouse.games.cavern_tavern.drawing.paper import ON_BAND, source_sign
from alehouse.games.cavern_tavern.drawing.people import TINTS
from alehouse.games.cavern_tavern.drawing.pieces import sign
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import OrderView, PlayerView
from alehouse.games.cavern_tavern.vocabulary import RACES, TRACKS

_MISSING: Final = "#8a4519"
_TILE: Final = 40  # the grid of a needed ingredient


def order_label(seen: Seen, player: PlayerView) -> str:
    """An open order in words."""
    order = player.order
    if order is None:
        return seen.say("scene-no-order")
    return seen.say(
        "scene-open-order",
        name=seen.name(player.seat),
        order=seen.title("order", order.id),
        met=sum(order.met),
        needed=len(order.met),
        points=order.points,
        late=order.late,
        left=order.rounds_left,
    )


# ── what it needs ─────────────────────────────────────────────────────────────────────────────────


def need_drawings() -> str:
    """The places of needed ingredients as shared drawings: `need-met` and `need-open`."""
    paper = rect(1, 1, _TILE - 2, _TILE - 2, 6, "#fffaf0", stroke=QUIET_LINE, stroke_width=1)
    gap = rect(1, 1, _TILE - 2, _TILE - 2, 6, "#fffaf0", fill_opacity=0.3)
    gap += rect(1, 1, _TILE - 2, _TILE - 2, 6, stroke="#b4632f", stroke_width=1.6, stroke_dasharray="4 3")
    return symbol("need-met", _TILE, _TILE, paper) + symbol("need-open", _TILE, _TILE, gap)


def needs(seen: Seen, player: PlayerView, box: Box, rows: int = 1) -> list[Piece]:
    """The ingredients of an open order as large as the box allows, each a piece: they are ticked one by one."""
    order = player.order
    if order is None:
        return []
    kinds = wanted(seen.orders[order.id])
    across = ceil(len(kinds) / rows)
    size = min(_TILE, box.w / across - 2, box.h / rows - 2)
    step = min(size + 5, box.w / across)
    potions = min(order.potions, player.ingredients.get("magic_potion", 0))
    pieces = []
    for n, (kind, met) in enumerate(zip(kinds, order.met)):
        stands_in = not met and potions > 0
        potions -= stands_in
        art = _need(kind, size, "tick" if met else "magic_potion" if stands_in else "")
        x, y = box.x + n % across * step, box.y + n // across * box.h / rows
        pieces.append(seen.piece(f"need:{player.seat}:{n}", x, y, art))
    return pieces


def _need(kind: str, size: float, state: str) -> str:
    """A needed ingredient: ticked if it is there, pale if not, under a Magic Potion that would stand in for it."""
    icon = size * 0.72
    inner = (size - icon) / 2
    tile = use("need-met" if state == "tick" else "need-open", 0, 0, size)
    tile += use(kind, inner, inner - 2, icon, opacity=None if state == "tick" else 0.5)
    mark = max(size * 0.4, 13)
    return tile + (use(state, size - mark * 0.85, size - mark * 0.8, mark) if state else "")


# ── what it pays ──────────────────────────────────────────────────────────────────────────────────


def _payments(card: Order, late: int, w: float, h: float) -> str:
    """Points by lateness and what forgetting costs, w wide; the present ones are lit, those gone crossed out."""
    cells = rungs(card, w)
    return "".join(_payment(*cell, h, n - late, n + 1 == len(cells)) for n, cell in enumerate(cells))


def _payment(figure: str, left: float, w: float, h: float, when: int, loss: bool) -> str:
    """What is paid now (0), was paid earlier (below 0), or will be."""
    fill, ink = (BERRY, "#fff3f0") if loss else (LANTERN, INK) if when == 0 else ("#efe3c6", INK)
    edge, thick = (LINE, 1.8) if when == 0 else (QUIET_LINE, 0.8)
    size = 14 if h > 22 else 12
    cell = rect(left + 0.5, 0, w - 1, h, 3, fill, stroke=edge, stroke_width=thick)
    cell += rect(left + 0.5, 0, w - 1, h, 3, "url(#hatch)") if when < 0 else ""
    return cell + text(
        left + w / 2, h / 2 + size * 0.36, figure, size, ink, bold=when == 0, anchor="middle", room=w - 3
    )


# ── the whole card ────────────────────────────────────────────────────────────────────────────────


@part
def own_order(seen: Seen, box: Box) -> list[Piece]:
    """The viewer's open order as the largest card of the own area, with a button to serve it."""
    player = seen.me
    order = player.order
    name = f"open:{player.seat}"
    if order is None:
        return [
            seen.piece(name, box.x, box.y, _no_order(seen, box.w, box.h), seen.say("scene-no-order"), "rules:CT-6.1.1")
        ]
    card = seen.orders[order.id]
    art = group(_sheet(seen, card, order, box.w, box.h), ring(box.w, box.h, 11))
    wide = box.w - 16
    return [
        seen.piece(name, box.x, box.y, art, order_label(seen, player), name),
        *needs(seen, player, Box(box.x + 81, box.y + 33, box.w - 86, 56), rows=2 if len(order.met) > 3 else 1),
        seen.piece(f"missing:{player.seat}", box.x + 81, box.y + 102, _missing(seen, player, box.w - 90)),
        seen.piece(f"ladder:{player.seat}", box.x + 8, box.y + 124, _payments(card, order.late, wide, box.h - 168)),
        _serve_button(seen, Box(box.x + 8, box.y + box.h - 36, wide, 30)),
    ]


def _sheet(seen: Seen, card: Order, order: OrderView, w: float, h: float) -> str:
    """Paper, the title's band, the customer, how late it is."""
    race = RACES[card.race]
    out = rect(-0.5, 2.5, w + 1, h, 11, "#000", opacity=0.35)
    out += rect(0, 0, w, h, 11, "url(#sheet)", stroke="#3b2f26", stroke_width=1)
    out += path(top_rounded(w, 28, 11), TINTS[race])
    folk = seen.say(f"race-{race}")
    right = w - (32 if card.symbol else 20)
    taken = width(folk, 12)
    out += heading(10, 19.5, seen.title("order", card.id), 16, ON_BAND, room=right - taken - 20)
    out += text(right, 18.5, folk, 12, "#efe3f5", anchor="end")
    out += sign(TRACKS[card.symbol], w - 17, 14, 10) if card.symbol else source_sign(card, w - 12, 14, 3.5, ON_BAND)
    out += rect(8, 34, 68, 64, 6, TINTS[race], opacity=0.2) + ellipse(42, 66, 38, 32, "url(#candlelight)")
    out += use(f"race-{race}", 10, 34, 48) + use(f"drink-of-{card.id}", 46, 62, 28, 34)
    return out + text(10, 117, late_words(seen, order), 12, MUTED, room=w - 20)


def late_words(seen: Seen, order: OrderView) -> str:
    """How late an order is, and how long its customer still waits."""
    return seen.say("scene-late", late=order.late, left=order.rounds_left)


def _missing(seen: Seen, player: PlayerView, room: float) -> str:
    """What an order still lacks, in words."""
    words = missing_words(seen, player)
    return text(0, 0, words, 12, _MISSING, room=room) if words else ""


def missing_words(seen: Seen, player: PlayerView) -> str:
    order = player.order
    assert order is not None
    lacking = order.met.count(False)
    if not lacking:
        return ""
    key = "scene-potions" if order.ready and order.potions else "scene-lacking"
    return seen.say(key, count=order.potions if order.ready and order.potions else lacking)


def _serve_button(seen: Seen, box: Box) -> Piece:
    """Golden while the order can be served; else it says why not."""
    order = seen.me.order
    assert order is not None
    actions = seen.actions(f"open:{seen.own}")
    small = box.w < 120
    words = seen.say("scene-serve-short" if small else "scene-serve")
    fill, ink, edge = ("url(#gold)", INK, "#8a5a17") if actions else ("#e3d6ba", MUTED, QUIET_LINE)
    art = rect(0, 0, box.w, box.h, 8, fill, stroke=edge, stroke_width=1.2)
    figure = f"+{order.points}"
    right = box.w - (8 if small else 34)
    room = right - width(figure, 14, bold=True) - 14
    art += text(8 if small else 12, box.h / 2 + 5, words, 14, ink, bold=True, room=room)
    art += text(right, box.h / 2 + 5.2, figure, 14, ink, bold=True, anchor="end")
    art += "" if small else use("coin", box.w - 28, box.h / 2 - 10, 20)
    return seen.piece(f"serve:{seen.own}", box.x, box.y, art, words, "", COMPLETE, actions=actions)


def _no_order(seen: Seen, w: float, h: float) -> str:
    """An empty tray with a hint where orders are taken."""
    out = rect(0.5, 0.5, w - 1, h - 1, 11, "#000", fill_opacity=0.22, stroke="#f5ecd9", stroke_opacity=0.35)
    out += use("orders", w / 2 - 26, h / 2 - 62, 52, opacity=0.75)
    out += heading(w / 2, h / 2 + 14, seen.say("scene-no-order"), 16, "#f5ecd9", anchor="middle", room=w - 20)
    lines = wrap(seen.say("scene-no-order-hint"), 12, w - 36, 3)
    return out + "".join(
        text(w / 2, h / 2 + 34 + n * 16, line, 12, SOFT, anchor="middle", room=w - 20) for n, line in enumerate(lines)
    )


# ── a strip ───────────────────────────────────────────────────────────────────────────────────────


@part
def order_strip(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """An open order where there is little height: a band, the ingredients, the ladder of points."""
    order = player.order
    name = f"open:{player.seat}"
    if order is None:
        art = rect(0.5, 0.5, box.w - 1, box.h - 1, 10, "#000", fill_opacity=0.25, stroke="#f5ecd9", stroke_opacity=0.3)
        art += use("orders", 16, box.h / 2 - 14, 28, opacity=0.7)
        words = text(54, box.h / 2 + 5, seen.say("scene-no-order"), 14, SOFT, room=box.w - 64)
        return [seen.piece(name, box.x, box.y, art + words, seen.say("scene-no-order"), "rules:CT-6.1.1")]
    card = seen.orders[order.id]
    points = _payments(card, order.late, box.w - 16, 20)
    face = min(40.0, box.h - 46)
    button = 84 if player.seat == seen.own and seen.lit(name) else 0
    pieces = [
        seen.piece(name, box.x, box.y, _strip(seen, card, order, box), order_label(seen, player), name),
        *needs(seen, player, Box(box.x + face + 10, box.y + 24, box.w - face - 14 - button, box.h - 49)),
        seen.piece(f"ladder:{player.seat}", box.x + 8, box.y + box.h - 24, points),
    ]
    return [*pieces, _serve_button(seen, Box(box.x + box.w - 86, box.y + 28, 78, 30))] if button else pieces


def _strip(seen: Seen, card: Order, order: OrderView, box: Box) -> str:
    race = RACES[card.race]
    w, h = box.w, box.h
    late = late_words(seen, order)
    right = w - (30 if card.symbol else 12)
    taken = min(width(late, 12), right - 120)
    out = shine(w, h, 10) + rect(0, 0, w, h, 10, "url(#sheet)", stroke="#3b2f26", stroke_width=1)
    out += path(top_rounded(w, 22, 10), TINTS[race])
    out += heading(10, 16, seen.title("order", card.id), 14, ON_BAND, room=right - taken - 18)
    out += text(right, 15.5, late, 12, "#efe3f5", anchor="end", room=taken)
    out += sign(TRACKS[card.symbol], w - 16, 11, 9) if card.symbol else ""
    return out + use(f"race-{race}", 5, 22, min(40.0, h - 46)) + ring(w, h, 10)
