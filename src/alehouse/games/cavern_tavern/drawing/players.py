"""Who plays: name, score, character, state, whose turn it is, places at the end."""

from typing import Final

from msgspec.structs import replace

from alehouse.core.draw.album import fact
from alehouse.core.draw.colours import LANTERN, ON_LANTERN, SOFT
from alehouse.core.draw.lettering import SMALLEST, heading, text, width
from alehouse.core.draw.pieces import pill, ring
from alehouse.core.draw.players import COLOURS, rosette
from alehouse.core.draw.svg import group, left_rounded, path, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.card_faces import uses_left
from alehouse.games.cavern_tavern.drawing.people import portrait_of
from alehouse.games.cavern_tavern.drawing.pieces import LIGHT
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import PlayerView
from alehouse.games.cavern_tavern.vocabulary import RACES

GOLD: Final = "#ffe3a8"  # figures of points on dark ground
_USED: Final = "#2a1d30"
_SQUEEZE: Final = 1.25  # how much longer than its room a name may be before it is cut


def ground(seat: int, w: float, h: float, fill: str = "url(#bar)", r: float = 12) -> str:
    """A player's area: its colour at the left."""
    edge = rect(0, 0, w, h, r, fill, stroke="#16101a", stroke_width=1.5)
    return edge + path(left_rounded(r, h, r), COLOURS[seat])


def player_piece(seen: Seen, player: PlayerView, box: Box, art: str) -> Piece:
    """The ground of a player's area; a player may have to be chosen by it."""
    name = f"player:{player.seat}"
    light = ring(box.w, box.h, 12) if seen.lit(name) else ""
    return seen.piece(name, box.x, box.y, art + light, player_label(seen, player), name)


def as_a_whole(seen: Seen, player: PlayerView, pieces: list[Piece]) -> list[Piece]:
    """A player's panel: while this player may be chosen, a click on anything that lies there does so."""
    if not seen.lit(f"player:{player.seat}"):
        return pieces
    return [piece if piece.actions else replace(piece, opens="") for piece in pieces]


# ── who ───────────────────────────────────────────────────────────────────────────────────────────


def name_words(seen: Seen, player: PlayerView, room: float, size: float) -> str:
    """The name in old-style serif, from the origin on; one that is too long for a line is cut."""
    name = seen.name(player.seat)
    while width(name, SMALLEST, serif=True) > room * _SQUEEZE and len(name) > 3:
        name = f"{name.rstrip('…')[:-1]}…"
    return heading(0, 0, name, size, "#f5ecd9", room=room)


def score(seen: Seen, player: PlayerView, x: float, cy: float, size: float) -> Piece:
    """A player's points beside a coin; when all is over, the final ones."""
    r = size * 0.52
    art = use("coin", 0, -r, 2 * r) + text(2 * r + 5, size * 0.36, figure(seen, player), size, GOLD, bold=True)
    return seen.piece(f"score:{player.seat}", x, cy, art)


def score_width(seen: Seen, player: PlayerView, size: float) -> float:
    return size * 1.04 + 5 + width(figure(seen, player), size, bold=True)


def points(seen: Seen, player: PlayerView) -> int:
    return player.score if seen.view.over else player.vp


def figure(seen: Seen, player: PlayerView) -> str:
    """The points as they are written; there may be fewer than none (CT-7.9)."""
    return str(points(seen, player)).replace("-", "−")


def first_marker(seen: Seen, player: PlayerView, x: float, y: float, size: float) -> list[Piece]:
    """The First Player marker, if this player holds it."""
    if not player.first_player or seen.view.solo:
        return []
    label = seen.say("scene-first-player", name=seen.name(player.seat))
    return [seen.piece("first-player", x, y, use("first", 0, 0, size), label, "rules:CT-5.1.4")]


def portrait(seen: Seen, player: PlayerView, x: float, y: float, size: float) -> Piece:
    """A player's character with the player's sign and a green dot for each use left."""
    seat = player.seat
    name = f"character:{seat}"
    art = rect(0, 0, size, size, 8, LIGHT[seat], opacity=0.3) + (ring(size, size, 8) if seen.lit(name) else "")
    sign = max(size * 0.4, 16)
    if player.character:
        card = seen.characters[player.character]
        art += use(portrait_of(card.id, RACES[card.race]), 0, 1, size)
        art += uses_left(player.uses, int(card.uses), size - 6, size - 3, 4)
    art += use(f"owner-{seat}", -sign * 0.2, size - sign * 0.8, sign)
    if not player.character:
        return seen.piece(name, x, y, art)
    return seen.piece(name, x, y, art, character_label(seen, player), name, unfolds=True)


def character_label(seen: Seen, player: PlayerView) -> str:
    title = seen.title("character", player.character)
    return seen.say("scene-character", name=seen.name(player.seat), character=title, uses=player.uses)


# ── states ────────────────────────────────────────────────────────────────────────────────────────


def state_words(seen: Seen, player: PlayerView) -> str:
    """What a player is doing just now, in a word or two."""
    key = _state(seen, player.seat)
    return seen.say(f"scene-state-{key}") if key else ""


@fact
def _state(seen: Seen, seat: int) -> str:
    """What a player is doing just now: own, thinking, next, or nothing of note."""
    view = seen.view
    if view.over:
        return ""
    if seen.deciding == seat:
        return "own" if view.seat == seat else "thinking"
    if view.turn >= 0 and not view.solo and seat == (view.turn + 1) % view.seats:
        return "next"
    return ""


def state_pill(seen: Seen, player: PlayerView, x: float, y: float, room: float) -> Piece:
    """The state on a lozenge as wide as its words."""
    words = state_words(seen, player)
    wide = min(width(words, 12, bold=True) + 16, room)
    lit = seen.is_deciding(player.seat)
    art = pill(wide, 20, words, LANTERN if lit else _USED, ON_LANTERN if lit else SOFT) if words and room > 36 else ""
    return seen.piece(f"state:{player.seat}", x, y, art)


def place_ribbon(seen: Seen, player: PlayerView, x: float, y: float, scale: float = 1) -> list[Piece]:
    """The place a player has won, when the game is over: a rosette."""
    if not seen.view.over or seen.view.solo:
        return []
    place = seen.view.result.places[player.seat]
    label = seen.say("scene-place", name=seen.name(player.seat), place=place)
    art = rosette(place) if scale == 1 else group(rosette(place), transform=f"scale({scale})")
    return [seen.piece(f"ribbon:{player.seat}", x, y, art, label, motion="drop")]


def player_label(seen: Seen, player: PlayerView) -> str:
    """A player in words, for those who cannot see the panel."""
    order = player.order
    return seen.say(
        "scene-player",
        name=seen.name(player.seat),
        points=points(seen, player),
        dice=len(player.dice),
        ingredients=sum(player.ingredients.values()),
        items=len(player.items),
        says=len(player.says),
        order=seen.title("order", order.id) if order else seen.say("scene-no-order"),
        state=state_words(seen, player),
    )
