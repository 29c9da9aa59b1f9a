"""The viewer's own area: workers in hand, helpers, five trays with what they mean right now."""

from alehouse.core.draw.album import fact, part
from alehouse.core.draw.colours import BERRY, INK, LANTERN, MUTED, ON_LANTERN, QUIET_LINE, TRAY
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.pieces import footprint, panel, pill
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import circle, group, left_rounded, path, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.cards import DEFEND, GOODS, MEDAL
from alehouse.games.dwarf.drawing.goods import heap, item_places, medal_rows
from alehouse.games.dwarf.drawing.players import Home, goods_label, player_label
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.view import PlayerView

_FLANK = 150
_TRAYS_FROM = 412
_TRAY = 128


def own_home(x: float, y: float) -> Home:
    return Home(
        hand=((x + 202, y + 90), (x + 266, y + 90)),
        supply=((x + 340, y + 92), (x + 380, y + 92)),
        tall=70,
        small=50,
        marker=(x + 117, y + 49),
        marker_size=27,
    )


@part
def own_area(table: Table, player: PlayerView, x: float, y: float, w: float, h: float) -> list[Piece]:
    seat = player.seat
    pieces = [
        table.piece("own", x, y, _panel(table, seat, w, h), player_label(table, player), f"player:{seat}"),
        table.piece("own-turn", x + 14, y + 88, _turn_pill(table, seat)),
        table.piece("own-hand", x, y, _hand_words(table, player)),
    ]
    return pieces + _trays(table, seat, player.goods, x + _TRAYS_FROM, y + 14, h - 28)


@part
def _panel(table: Table, seat: int, w: float, h: float) -> str:
    colour = table.colour(seat)
    flank = left_rounded(_FLANK, h, 14)
    art = panel(w, h) + path(flank, COLOURS[colour]) + path(flank, "#000", opacity=0.18)
    art += badge(colour, 32, 42, 20)
    art += heading(63, 42, table.name(seat), 20, "#fff", room=_FLANK - 68 - (34 if table.view.over else 0))
    if len(table.layout.here) == 1 and seat in table.layout.here:
        art += text(63, 61, table.say("scene-you"), 14, "#e8f1fb", room=52)
    art += "".join(footprint(fx, 89, 25, 8) for fx in (202, 266))
    return art + "".join(footprint(fx, 91, 17, 5) for fx in (340, 380))


@part
def _turn_pill(table: Table, seat: int) -> str:
    """Whose turn it is, or how it ended."""
    w, h = 122, 34
    if table.view.over:
        place = table.view.result.places[seat]
        return pill(w, h, table.say("scene-own-place", place=place), LANTERN, ON_LANTERN, 16)
    if table.deciding == seat:
        words = table.say("scene-your-turn" if seat in table.layout.here else "scene-turn", name=table.name(seat))
        label = heading(w / 2, 22, words, 16, ON_LANTERN, anchor="middle", room=w - 20)
        light = circle(18, -46, 24, stroke=LANTERN, stroke_width=3)
        return light + rect(0, 0, w, h, 17, LANTERN) + label
    if table.deciding < 0:
        return ""
    words = table.say("scene-turn", name=table.name(table.deciding))
    quiet = rect(0, 0, w, h, 17, "#000", fill_opacity=0.28, stroke="#fff", stroke_opacity=0.35)
    return quiet + text(w / 2, 22, words, 14, "#fff", anchor="middle", room=w - 20)


def _hand_words(table: Table, player: PlayerView) -> str:
    hand, helpers = len(player.hand), len(player.supply)
    mine = text(234, 122, table.say("scene-workers-in-hand", n=hand), 14, INK, bold=True, anchor="middle", room=140)
    return mine + text(360, 122, table.say("scene-n-helpers", n=helpers), 14, MUTED, anchor="middle", room=92)


# ── trays ─────────────────────────────────────────────────────────────────────────────────────────


@part
def _trays(table: Table, seat: int, goods: dict[str, int], x: float, y: float, h: float) -> list[Piece]:
    return [
        table.piece(
            f"goods:{seat}:{good}",
            x + n * (_TRAY + 8),
            y,
            _tray(table, seat, good, goods[good], h),
            goods_label(table, seat, good, goods[good]),
        )
        for n, good in enumerate(GOODS)
    ]


@part
def _tray(table: Table, seat: int, good: str, amount: int, h: float) -> str:
    risk = table.view.at_risk(seat, good)
    coming = medals_coming(table, seat) if good == "medal" and not table.view.over else 0
    edge, thick = ("#d99a1f", 2) if coming else ("#b98a96", 2) if risk else (QUIET_LINE, 1)
    art = rect(0, 0, _TRAY, h, 10, TRAY, stroke=edge, stroke_width=thick)
    art += text(12, 20, table.say(f"scene-tray-{good}"), 14, MUTED, room=_TRAY - 24)
    art += heading(12, 56, amount, 28, INK)
    if good == "item":
        art += group(item_places(amount, table.catalogue.items_to_end_game, 77, 52), x=41, y=26)
    elif good == "medal":
        left = 44 if amount < 10 else 54
        art += group(medal_rows(amount, _TRAY - 8 - left, 24), x=left, y=28)
    else:
        art += heap(f"g-{good}", amount, 84, 74, 28)
    return art + group(_note(table, seat, good, risk, coming), x=10, y=h - 28)


@fact
def medals_coming(table: Table, seat: int) -> int:
    """Medals that a player's workers will earn where they stand now."""
    earned = 0
    for location in table.view.locations:
        card = table.card(location.stack[-1])
        if card.action == DEFEND:
            mine = [worker for worker in location.workers if worker.seat == seat and not worker.spent]
            earned += card.gain[MEDAL] * len(mine)
    return earned


def _note(table: Table, seat: int, good: str, risk: int, coming: int) -> str:
    """One line under each tray: danger first, then what is coming, then who leads."""
    w, h = _TRAY - 20, 20
    if risk:
        frame = rect(0, 0, w, h, 10, "#f3d5d3", stroke=BERRY, stroke_width=1)
        words = text(26, 14.5, table.say("scene-at-risk", n=risk), 12, "#6d1f3a", bold=True, room=w - 32)
        return frame + use("claw", 8, 4, 12, color=BERRY) + words
    if coming:
        return pill(w, h, table.say("scene-defending", n=coming))
    if _leads(table, seat, good):
        words = text(20, 14.5, table.say("scene-you-lead"), 12, INK, bold=True, room=w - 22)
        return use("crown", 1, 1, 15) + words
    return text(2, 14.5, _standing(table, good), 12, MUTED, room=w)


@fact
def _leads(table: Table, seat: int, good: str) -> bool:
    return good in table.view.players[seat].leads


def _standing(table: Table, good: str) -> str:
    if good == "iron":
        return table.say("scene-breaks-ties-last")
    if good == "medal":
        return table.say("scene-breaks-ties")
    leader = table.leader(good)
    if leader >= 0:
        return table.say("scene-leads", name=table.name(leader))
    if good == "item":
        return table.say("scene-items-end", n=table.catalogue.items_to_end_game)
    return table.say("scene-nobody-leads")
