"""Who plays: panels in the players' colours, names, states, the running score, workers who wait, shifts, places."""

from typing import Final

from alehouse.core.draw.cache import tracked
from alehouse.core.draw.colours import INK, LANTERN, ON_DARK, ON_LANTERN, SOFT
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import pill, ring
from alehouse.core.draw.players import badge, rosette
from alehouse.core.draw.svg import circle, group, path, rect, top_rounded, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.pieces import DARK, worker_piece
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import MarkerView, PlayerView

ON_BAND: Final = "#fff8ea"
_WAITS: Final = "#00000055"
_LEGIBLE: Final = 0.8  # what would be narrower is left out


# ── panels ────────────────────────────────────────────────────────────────────────────────────────


def ground(colour: int, w: float, h: float, band: float, r: float = 12) -> str:
    """A player's area: parchment below a band in the player's colour."""
    paper = rect(0, 0, w, h, r, "url(#parchment)", stroke=DARK[colour], stroke_width=1.8, filter="url(#shadow)")
    return paper + path(top_rounded(w, band, r), DARK[colour])


def player_piece(seen: Seen, player: PlayerView, box: Box, art: str) -> Piece:
    """The ground of a player's area; a click says everything about the player."""
    name = f"player:{player.seat}"
    light = ring(box.w, box.h, 12) if seen.lit(name) else ""
    return seen.piece(name, box.x, box.y, art + light, player_label(seen, player), name)


# ── who ───────────────────────────────────────────────────────────────────────────────────────────


def name_words(seen: Seen, player: PlayerView, span: float, size: float) -> str:
    """The name in old-style serif, from the origin on; one that is too long for a line is cut."""
    name = seen.plate(player.seat)
    while width(name, 12, bold=True, serif=True) > span * 1.1 and len(name) > 3:
        name = f"{name.rstrip('…')[:-1]}…"
    return heading(0, 0, name, size, ON_BAND, span=span)


def name_width(seen: Seen, player: PlayerView, span: float, size: float) -> float:
    return min(width(seen.plate(player.seat), size, bold=True, serif=True), span)


def first_marker(seen: Seen, player: PlayerView, x: float, y: float, size: float) -> list[Piece]:
    """The tankard of the first player, if this player has it."""
    if not player.first_player:
        return []
    label = seen.say("scene-first-player", name=seen.name(player.seat))
    return [seen.piece("first-player", x, y, use("first", 0, 0, size), label, "rules:BC-5.13")]


def figure(points: int) -> str:
    """Points as they are written; there may be fewer than none (BC-7.4)."""
    return str(points).replace("-", "−")


def place_ribbon(
    seen: Seen, player: PlayerView, x: float, y: float, size: float = 0.78, ribbons: bool = True
) -> list[Piece]:
    """The place a player has won, when the game is over: a rosette, or its disc alone."""
    if not seen.view.over:
        return []
    place = seen.view.result.places[player.seat]
    label = seen.say("scene-place", name=seen.name(player.seat), place=place)
    ribbon = group(rosette(place, ribbons), transform=f"scale({size})")
    return [seen.piece(f"ribbon:{player.seat}", x, y, ribbon, label, motion="drop")]


# ── states ────────────────────────────────────────────────────────────────────────────────────────


def state_words(seen: Seen, player: PlayerView) -> str:
    """What a player is doing just now, in a word or two."""
    key = _state(seen, player.seat)
    return seen.say(f"scene-state-{key}") if key else ""


@tracked
def _state(seen: Seen, seat: int) -> str:
    """What a player is doing just now: own, thinking, next, or nothing of note."""
    if seen.view.over:
        return ""
    if seen.is_deciding(seat):
        return "own" if seen.view.seat == seat else "thinking"
    return "next" if _next(seen) == seat else ""


def _next(seen: Seen) -> int:
    """Who follows in turn order, or -1."""
    order = seen.view.order
    if seen.view.turn not in order:
        return -1
    return order[(order.index(seen.view.turn) + 1) % len(order)]


def state_pill(seen: Seen, player: PlayerView, right: float, y: float, span: float) -> Piece:
    """The state on a lozenge as wide as its words, up to the right end."""
    words = state_words(seen, player)
    wide = min(width(words, 12, bold=True) + 16, span)
    lit = seen.is_deciding(player.seat)
    fits = words and width(words, 12, bold=True) * _LEGIBLE + 12 <= span
    art = pill(wide, 20, words, LANTERN if lit else _WAITS, ON_LANTERN if lit else SOFT) if fits else ""
    return seen.piece(f"state:{player.seat}", right - wide, y, art)


def player_label(seen: Seen, player: PlayerView) -> str:
    """A player in words, for those who cannot see the panel."""
    return seen.say(
        "scene-player",
        name=seen.name(player.seat),
        money=player.money,
        rep=player.rep,
        stored=sum(player.stored.values()),
        capacity=player.capacity,
        batches=player.batches,
        points=figure(player.score.total),
        count=player.score.total,
        upkeep=player.upkeep.total,
        state=state_words(seen, player),
    )


# ── workers and shifts ────────────────────────────────────────────────────────────────────────────


@tracked
def _waiting(seen: Seen, seat: int) -> list[str]:
    """The pieces of a player's market workers who are not placed yet."""
    if seen.view.over:
        return []
    player = seen.player(seat)
    placed = {marker.id for space in seen.view.market for marker in space.markers}
    own = [f"worker:{seat}:{n}" for n in range(seen.cards.workers_each)]
    hired = [f"temporary:{seat}:{n}" for n in range(seen.view.seats)]
    ready = [name for name in own if name not in placed][: player.markers_left]
    return ready + [name for name in hired if name not in placed][: player.temporary]


def waiting_workers(seen: Seen, player: PlayerView, right: float, bottom: float, height: float) -> list[Piece]:
    """The market workers who are not placed yet, temporary ones included, side by side up to the right end."""
    ready = _waiting(seen, player.seat)
    step = height * 0.62
    left = right - step * len(ready)
    markers = [MarkerView(id=name, seat=player.seat, kind=name.partition(":")[0]) for name in ready]
    return [worker_piece(seen, marker, left + (n + 0.5) * step, bottom, height) for n, marker in enumerate(markers)]


def shifts(seen: Seen, player: PlayerView, x: float, y: float, r: float, down: bool = False) -> Piece:
    """Shifts from left to right, or downwards: ready, used this season, open circles for those not employed yet."""
    step = 2 * r + (1 if down else 3)
    across, deep = (0.0, step) if down else (step, 0.0)
    art = "".join(
        group(_shift(seen, player, n, r), x=r + n * across, y=r + n * deep) for n in range(len(seen.cards.shifts))
    )
    return seen.piece(f"shifts:{player.seat}", x, y, art, shifts_label(seen, player), f"shifts:{player.seat}")


def shift_count(seen: Seen, player: PlayerView, x: float, y: float, low: bool = False) -> Piece:
    """How many shifts are employed: where there is no room for tokens."""
    art = use("shift", 1, 2, 12) if low else use("shift", 0, 0, 14)
    art += text(7, 24 if low else 26, player.shifts, 12, INK, bold=True, anchor="middle")
    return seen.piece(f"shifts:{player.seat}", x, y, art, shifts_label(seen, player), f"shifts:{player.seat}")


def shifts_label(seen: Seen, player: PlayerView) -> str:
    return seen.say("scene-shifts", count=player.shifts, used=player.shifts_used, needs=player.shift_needs)


def shifts_width(seen: Seen, r: float) -> float:
    return len(seen.cards.shifts) * (2 * r + 3) - 3


def _shift(seen: Seen, player: PlayerView, number: int, r: float) -> str:
    """One shift around the origin."""
    if number >= player.shifts:
        needs = int(seen.cards.shifts[number].batches)
        edge = circle(0, 0, r - 0.7, stroke="#8d7b60", stroke_width=1.3, stroke_dasharray="3 2")
        return edge + (text(0, 4.3, needs, 12, "#8d7b60", anchor="middle") if r >= 8 else "")
    done = number < player.shifts_used
    token = badge(seen.colour(player.seat), 0, 0, r - 0.5)
    return token + (circle(0, 0, r, "url(#hatch)") + circle(0, 0, r, ON_DARK, opacity=0.45) if done else "")
