"""The viewer's own things on a telephone: who and dice, the open order, ingredients, and tiles for all cards held."""

from typing import Final, NamedTuple

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import text
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.card_faces import uses_left
from alehouse.games.cavern_tavern.drawing.goods import row, spent, token_count
from alehouse.games.cavern_tavern.drawing.own import own_ground
from alehouse.games.cavern_tavern.drawing.own_goods import dice_in, placing_words, small_shelf
from alehouse.games.cavern_tavern.drawing.own_order import order_strip
from alehouse.games.cavern_tavern.drawing.people import portrait_of
from alehouse.games.cavern_tavern.drawing.players import (
    character_label,
    first_marker,
    name_words,
    place_ribbon,
    player_label,
    score,
)
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.vocabulary import RACES, TRACKS

_HEAD: Final = 54
_WHO: Final = 116  # how wide name and score are
_ORDER: Final = 88
_ROW: Final = 50  # of ingredients and of tiles
_TILE: Final = 44
_LEFT: Final = 18  # past the band in the player's colour


HEIGHT: Final = 8 + _HEAD + _ORDER + 6 + 2 * (_ROW + 4)


@part
def own_strip(seen: Seen, box: Box) -> list[Piece]:
    inner = box.inside(_LEFT, 4, 6, 4)
    pieces = own_ground(seen, box) + _head(seen, Box(inner.x, inner.y, inner.w, _HEAD))
    y = inner.y + _HEAD
    pieces += order_strip(seen, seen.me, Box(inner.x, y, inner.w, _ORDER))
    y += _ORDER + 6
    pieces += small_shelf(seen, Box(inner.x, y, inner.w, _ROW))
    return pieces + _tile_row(seen, _tiles(seen), Box(inner.x, y + _ROW + 4, inner.w, _ROW))


@part
def _head(seen: Seen, box: Box) -> list[Piece]:
    """Shape, name and score at the left, the dice beside them; how far a choice of dice is."""
    me = seen.me
    name = f"player:{me.seat}"
    pieces = [seen.piece(name, box.x, box.y, badge(me.seat, 11, 13, 10), player_label(seen, me), name)]
    room = _WHO - 30 - (19 if me.first_player else 0)
    pieces.append(seen.piece(f"name:{me.seat}", box.x + 26, box.y + 18, name_words(seen, me, room, 16)))
    pieces += first_marker(seen, me, box.x + _WHO - 21, box.y + 4, 17)
    pieces.append(score(seen, me, box.x + 1, box.y + 38, 18))
    used = row(spent(seen, me, 20), box.x + box.w - 22 * len(me.spent), box.y + 40, 22 * len(me.spent))
    words = placing_words(seen)
    note = text(0, 0, words, 12, SOFT, bold=True, anchor="end") if words else ""
    pieces.append(seen.piece("note:dice", box.x + box.w - 2, box.y + 14, note))
    left = box.w - _WHO - 24 * len(me.spent) - (56 if words else 0)
    pieces += dice_in(seen, Box(box.x + _WHO, box.y + 1, left, box.h - 2)) + used
    return pieces + place_ribbon(seen, me, box.x + box.w / 2, box.y + 18)


# ── tiles ─────────────────────────────────────────────────────────────────────────────────────────


class Tile(NamedTuple):
    """A tile that stands for some cards: which pieces' options it offers, what is on it."""

    name: str
    targets: tuple[str, ...]
    drawing: str
    words: str
    label: str


def _tiles(seen: Seen) -> list[Tile]:
    """The character, the Secret Task, items, requests and tasks; then tokens, or without any the tracks."""
    me = seen.me
    tiles = []
    if me.character:
        card = seen.characters[me.character]
        face = use(portrait_of(card.id, RACES[card.race]), 7, 2, 30)
        face += uses_left(me.uses, int(card.uses), 38, 27, 3.5)
        words = seen.say("scene-tile-character")
        tiles.append(Tile(f"character:{me.seat}", (f"character:{me.seat}",), face, words, character_label(seen, me)))
    if not seen.view.solo:
        label = seen.title("secret", me.secret) if me.secret else seen.say("scene-hidden-secret")
        lock = use("lock", 10, 4, 24)
        tiles.append(Tile(f"secret:{me.seat}", (f"secret:{me.seat}",), lock, seen.say("scene-tile-secret"), label))
    items = tuple(item.id for item in me.items)
    tiles.append(_counted(seen, "hand", items, "item", "items"))
    if me.says:
        tiles.append(_counted(seen, "requests", tuple(f"says:{says.id}" for says in me.says), "nasty", "requests"))
    if seen.view.chamber_open:
        tiles.append(_counted(seen, "tasks", tuple(f"task:{task.id}" for task in me.tasks), "orders", "tasks"))
    if seen.view.expansion:
        tiles.append(_tokens(seen, "modifier", "mod", me.modifiers))
        tiles.append(_tokens(seen, "mrs", "mrs", me.mrs_nasty))
        drinks = tuple(f"drink:{me.seat}:{kind}" for kind in me.drinks)
        tiles.append(_numbered(seen, f"drinks:{me.seat}", drinks, "drink-wine", sum(me.drinks.values()), "drinks"))
        return tiles
    places = zip(TRACKS, (me.nasty, me.kitchen, me.chore))
    return tiles + [_numbered(seen, f"track:{name}", (f"track:{name}",), name, at, name) for name, at in places]


def _counted(seen: Seen, name: str, targets: tuple[str, ...], icon: str, key: str) -> Tile:
    """A tile with a number."""
    return _numbered(seen, f"{name}:{seen.own}", targets, icon, len(targets), key)


def _tokens(seen: Seen, name: str, icon: str, count: int) -> Tile:
    """A tile for tokens of one kind."""
    piece = f"{name}:{seen.own}"
    return _numbered(seen, piece, (piece,), icon, count, name)


def _numbered(seen: Seen, name: str, targets: tuple[str, ...], icon: str, count: int, key: str) -> Tile:
    figure = token_count(icon, count)
    icon_size, size = (22, 14) if len(figure) < 2 else (18, 12)
    drawing = use(icon, 3, 16 - icon_size / 2, icon_size, opacity=None if count else 0.5)
    drawing += text(39, 16 + size * 0.36, figure, size, ON_DARK if count else SOFT, bold=True, anchor="end")
    words = seen.say(f"scene-tile-{key}")
    return Tile(name, targets, drawing, words, seen.words.labelled(words, count))


@part
def _tile_row(seen: Seen, tiles: list[Tile], box: Box) -> list[Piece]:
    """Tiles side by side."""
    step = min(_TILE + 4, box.w / max(len(tiles), 1))
    return [_tile(seen, tile, box.x + n * step, box.y, min(_TILE, step - 2)) for n, tile in enumerate(tiles)]


def _tile(seen: Seen, tile: Tile, x: float, y: float, w: float) -> Piece:
    """A click reads the cards; their options are offered there."""
    h = _ROW - 2
    art = shine(w, h, 9) + rect(0, 0, w, h, 9, "#4a3550") + tile.drawing
    art += text(w / 2, h - 6, tile.words, 12, ON_DARK, anchor="middle", room=w - 3) + ring(w, h, 9)
    return seen.piece(tile.name, x, y, art, tile.label, tile.name, actions=seen.actions(*tile.targets), unfolds=True)
