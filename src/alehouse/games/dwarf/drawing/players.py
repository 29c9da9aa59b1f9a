"""The others at the table: their panels with workers, goods and the first player marker."""

from dataclasses import dataclass

from alehouse.core.draw.album import fact, part
from alehouse.core.draw.colours import INK, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import footprint, panel
from alehouse.core.draw.players import COLOURS, badge, rosette
from alehouse.core.draw.svg import group, path, top_rounded, use
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Piece
from alehouse.games.dwarf.cards import GOODS
from alehouse.games.dwarf.drawing.goods import count_with_icon, item_places, small_count
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.drawing.workers import Spot, slot, worker_piece
from alehouse.games.dwarf.view import PlayerView

Box = tuple[float, float, float, float]  # x, y, width, height


@dataclass(frozen=True)
class Home:
    """Where a player's things are on the table: workers in hand and in the supply, and the marker."""

    hand: tuple[tuple[float, float], tuple[float, float]]
    supply: tuple[tuple[float, float], tuple[float, float]]
    tall: float  # of a regular worker
    small: float  # of an extra worker
    marker: tuple[float, float]
    marker_size: float
    marker_room: float = 0  # for the words beside the marker


# ── a rival's panel ───────────────────────────────────────────────────────────────────────────────


def rival_home(table: Table, player: PlayerView, x: float, y: float, w: float) -> Home:
    feet = y + 93
    name = width(table.name(player.seat), 20, bold=True, serif=True)
    return Home(
        hand=((x + 31, feet), (x + 62, feet)),
        supply=((x + w - 100, feet), (x + w - 74, feet)),
        tall=42,
        small=36,
        marker=(x + w - 44, y + 3),
        marker_size=34,
        marker_room=w - 47 - 44 - 18 - name,
    )


@anywhere
def rival(table: Table, player: PlayerView, w: float, h: float) -> list[Piece]:
    """A rival with everything counted: 272 by 192 or larger."""
    seat = player.seat
    art = panel(w, h) + footprint(31, 91, 13, 4) + footprint(62, 91, 13, 4)
    art += footprint(w - 100, 91, 11, 3.6) + footprint(w - 74, 91, 11, 3.6)
    art += path(f"M14 103H{w - 14}", stroke=QUIET_LINE, stroke_width=1.2)
    pieces = _headed(table, player, 0, 0, art, head(table, player.seat, w, 40, 20, 13))
    pieces.append(table.piece(f"hand:{seat}", 0, 0, _hand_words(table, player, w)))
    step = (w - 20) / 3
    items, goal = player.goods["item"], table.catalogue.items_to_end_game
    crown = use("crown", 129, -8, 16) if "item" in player.leads else ""
    places = group(item_places(min(items, goal), goal, 105, 24), y=-12) + text(111, 7, items, 20, INK, bold=True)
    drawings = {good: _count(player, good) for good in ("iron", "steel", "gold", "medal")} | {"item": places + crown}
    spots = {good: (16 + n * step, -65.0) for n, good in enumerate(GOODS[:3])}
    spots |= {"item": (16, -29), "medal": (16 + 2 * step, -29)}
    for good in GOODS:
        dx, dy = spots[good]
        label = goods_label(table, seat, good, player.goods[good])
        pieces.append(table.piece(f"goods:{seat}:{good}", dx, h + dy, drawings[good], label))
    return pieces


def _count(player: PlayerView, good: str) -> str:
    return count_with_icon(good, player.goods[good], good in player.leads, 24, 20)


@part
def head(table: Table, seat: int, w: float, h: float, name_size: float, r: float, reserved: float = 12) -> str:
    """A panel's head in the player's colour, with badge and name; at its right end room is `reserved`."""
    shape = top_rounded(w, h, 14 if h > 26 else 10)
    colour = table.colour(seat)
    x = r * 2 + (21 if h > 30 else 12)
    taken = 34 if table.view.over else h if table.view.marker == seat else 0
    room = w - x - reserved - taken
    return (
        path(shape, COLOURS[colour])
        + path(shape, "#000", opacity=0.32)
        + badge(colour, x - r - 9 if h > 30 else r + 6.5, h / 2, r)
        + heading(x, h / 2 + name_size * 0.35, table.name(seat), name_size, "#fff", room=room)
    )


def _headed(table: Table, player: PlayerView, x: float, y: float, art: str, head: str) -> list[Piece]:
    """A panel, which looks the same for all players, and its head, which does not."""
    seat = player.seat
    return [
        table.piece(f"player:{seat}", x, y, art, player_label(table, player), f"player:{seat}"),
        table.piece(f"head:{seat}", x, y, group(head, pointer_events="none")),
    ]


def _hand_words(table: Table, player: PlayerView, w: float) -> str:
    """How many workers are at hand, and where the others are."""
    out = _counted_words(82, 68, len(player.hand), table.say("scene-in-hand"), w - 204)
    out += text(82, 87, where_words(table, player.seat), 12, MUTED, room=w - 204)
    out += text(w - 58, 68, len(player.supply), 16, INK, bold=True)
    return out + text(w - 58, 87, table.say("scene-helpers", n=len(player.supply)), 12, MUTED, room=52)


def _counted_words(x: float, y: float, count: int, words: str, room: float) -> str:
    after = width(count, 16, bold=True) + 4
    return text(x, y, count, 16, INK, bold=True) + text(x + after, y, words, 12, MUTED, room=room - after)


def where_words(table: Table, seat: int) -> str:
    """How many of a player's regular workers stand where, e.g. "2 on 6, 9"."""
    places, piles = _standing(table, seat)
    numbers = [table.view.spot(place) for place in places]
    words = [table.say("scene-standing", n=len(numbers), numbers=", ".join(numbers))] if numbers else []
    words += [table.say("scene-on-pile", n=piles)] if piles else []
    return ", ".join(words)


@fact
def _standing(table: Table, seat: int) -> tuple[list[str], int]:
    """The locations where a player's regular workers stand, and how many are on piles."""
    view = table.view
    places = [place.id for place in view.locations for one in place.workers if one.seat == seat and not one.extra]
    return places, sum(1 for pile in view.piles for worker in pile.workers if worker.seat == seat)


# ── a rival in a few words ────────────────────────────────────────────────────────────────────────


def compact_home(x: float, y: float, w: float, h: float) -> Home:
    feet = y + h - 53
    return Home(
        hand=((x + 24, feet), (x + 52, feet)),
        supply=((x + 84, feet), (x + 107, feet)),
        tall=40,
        small=33,
        marker=(x + w - 36, y + 2),
        marker_size=28,
    )


@anywhere
def compact_rival(table: Table, player: PlayerView, w: float, h: float) -> list[Piece]:
    """A rival where four must fit: head, workers, goods in one line."""
    seat = player.seat
    feet = h - 55
    art = panel(w, h) + "".join(footprint(fx, feet, 12, 4) for fx in (24, 52))
    art += "".join(footprint(fx, feet, 10, 3.4) for fx in (84, 107))
    art += path(f"M12 {h - 43}H{w - 12}", stroke=QUIET_LINE, stroke_width=1.2)
    pieces = _headed(table, player, 0, 0, art, head(table, player.seat, w, 32, 16, 11))
    words = _counted_words(126, feet - 14, len(player.hand), table.say("scene-in-hand"), w - 132)
    words += text(126, feet + 4, where_words(table, player.seat), 12, MUTED, room=w - 132)
    pieces.append(table.piece(f"hand:{seat}", 0, 0, words))
    return pieces + goods_line(table, player, 10, h - 19, (w - 13) / 5, 14, 13)


def goods_line(
    table: Table, player: PlayerView, x: float, y: float, step: float, icon: float, size: float
) -> list[Piece]:
    """The five counts side by side."""
    seat = player.seat
    return [
        table.piece(
            f"goods:{seat}:{good}",
            x + n * step,
            y,
            small_count(good, player.goods[good], good in player.leads, icon, size, step),
            goods_label(table, seat, good, player.goods[good]),
        )
        for n, good in enumerate(GOODS)
    ]


# ── what all players have ─────────────────────────────────────────────────────────────────────────


@part
def workers_at_home(table: Table, player: PlayerView, home: Home) -> list[Piece]:
    """The workers in hand and in the supply, each in its own place."""
    pieces = regular_workers(table, player, home)
    for on, workers in (("supply", player.supply), ("lost", player.lost)):
        for worker in workers:
            label = table.say(f"scene-helper-{on}", name=table.name(player.seat))
            pieces.append(worker_piece(table, worker, Spot(*home.supply[slot(worker)], home.small, on, label)))
    return pieces


def regular_workers(table: Table, player: PlayerView, home: Home) -> list[Piece]:
    """The workers in hand."""
    label = table.say("scene-worker-in-hand", name=table.name(player.seat))
    return [
        worker_piece(table, worker, Spot(*home.hand[slot(worker)], home.tall, "hand", label)) for worker in player.hand
    ]


def marker(table: Table, homes: dict[int, Home]) -> list[Piece]:
    """The first player marker, at its holder's."""
    home = homes.get(table.view.marker)
    if home is None or table.view.over:
        return [table.piece("marker", 0, 0, "")]
    words = table.say("scene-first-player")
    art = use("first-player", 0, 0, home.marker_size)
    if home.marker_room > 60:
        art += text(-6, home.marker_size * 0.63, words, 12, "#fff", anchor="end", room=home.marker_room)
    return [table.piece("marker", *home.marker, art, words, "rules:DW-5.11")]


def turn_lights(table: Table, boxes: dict[int, Box]) -> list[Piece]:
    """A light for each area; that of whoever decides is on."""
    return [table.turn_light(seat, *boxes[seat]) for seat in sorted(boxes)]


def place_ribbon(table: Table, seat: int, x: float, y: float) -> list[Piece]:
    """The place a player has won, when the game is over: a rosette hanging from the panel's head."""
    if not table.view.over:
        return []
    place = table.view.result.places[seat]
    label = table.say("scene-place", name=table.name(seat), place=place)
    return [table.piece(f"ribbon:{seat}", x, y, rosette(place), label, motion="drop")]


def player_label(table: Table, player: PlayerView) -> str:
    return table.say(
        "scene-player",
        name=table.name(player.seat),
        hand=len(player.hand),
        helpers=len(player.supply),
        **player.goods,
    )


def goods_label(table: Table, seat: int, good: str, amount: int) -> str:
    return table.say("scene-goods", name=table.name(seat), good=f"@scene-tray-{good}", n=amount)
