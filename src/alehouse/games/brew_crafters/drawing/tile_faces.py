"""Buildings and equipment: cards to read, and plates for the supply with picture, gift, upkeep."""

from typing import Final

from alehouse.core.draw.colours import BERRY, INK
from alehouse.core.draw.lettering import small_print, text
from alehouse.core.draw.svg import rect, use
from alehouse.games.brew_crafters.card_text import effects_text, goods_text
from alehouse.games.brew_crafters.drawing.names import tile_name
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, SMALL, band, on_paper, title
from alehouse.games.brew_crafters.drawing.pieces import source_sign
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import block, centred, effects_items, goods_items
from alehouse.games.brew_crafters.drawing.worker_faces import wage

_BANDS: Final = {True: "#8a4232", False: "#8a481e"}  # buildings of brick, equipment of copper
_NAMED: Final = 56  # the least height of a plate with its name
_AT_LENGTH: Final = 64  # the least width of a low plate with its gift
_DEED: Final = 26  # how much room below the name is needed to say what it does


def tile_card(seen: Seen, tile: str, w: float) -> str:
    """A tile: its picture, what comes with it, what it does, what it costs every Winter."""
    card = seen.tiles[tile]
    name = seen.title("tile", tile)
    small = w < FULL
    grid = SMALL if small else FULL
    high = grid * RATIO
    top = 28 if small else 34
    field = (5, top + 4, grid - 10, 42) if small else (7, top + 5, grid - 14, 62)
    drawing = band(grid, top, _BANDS[card.building]) + title(name, grid / 2, top / 2, grid - 8, 13 if small else 14)
    drawing += _field(tile, *field) + wage(int(card.upkeep), grid - 7, high - 11)
    drawing += source_sign(card, 9, high - 9, 2.5 if small else 3)
    if small:
        drawing += block(tile_items(seen, tile), grid / 2, top + 66, grid - 8, 14, 12)
    else:
        drawing += small_print(tile_text(seen, tile), grid / 2, top + 68, grid - 12, 6)
    return on_paper(w, drawing)


def tile_items(seen: Seen, tile: str) -> list[tuple[object, str]]:
    """What a tile brings at once and what it does, in icons."""
    card = seen.tiles[tile]
    return [*goods_items(card.gain, "+"), *effects_items(card.effects)]


def tile_text(seen: Seen, tile: str) -> str:
    """The same in words."""
    card = seen.tiles[tile]
    gift = goods_text(seen.words, card.gain)
    told = [seen.say("brewery-tile-gift", goods=gift)] if gift else []
    return " ".join([*told, effects_text(seen.cards, seen.words, card.effects)])


def _field(tile: str, x: float, y: float, w: float, h: float) -> str:
    high = h - 6
    wide = high * 48 / 36
    return rect(x, y, w, h, 5, "#e7d6ae") + use(f"tile-{tile}", x + (w - wide) / 2, y + 3, wide, high)


def tile_plate(seen: Seen, tile: str, w: float, h: float) -> str:
    """What stands on a tile's plate in the supply: picture, upkeep, and, where there is room, name and deed."""
    upkeep = int(seen.tiles[tile].upkeep)
    if h < _NAMED and w > _AT_LENGTH:
        wide = (h - 14) * 48 / 36
        out = use(f"tile-{tile}", 2, 2, wide, h - 14) + centred([(upkeep, "money")], wide / 2 + 2, h - 7, 12, 12, BERRY)
        return out + block(goods_items(seen.tiles[tile].gain, "+"), (w + wide) / 2 + 1, h / 2, w - wide - 6, 13, 12)
    if h < _NAMED:
        high = min(h - 18.0, (w - 4) * 36 / 48)
        return use(f"tile-{tile}", (w - high * 48 / 36) / 2, 2, high * 48 / 36, high) + centred(
            [(upkeep, "money")], w / 2, h - 9, 12, 12, BERRY
        )
    high = 26.0
    out = use(f"tile-{tile}", 5, 4, high * 48 / 36, high) + wage(upkeep, w - 4, 12, 12)
    out += text(w / 2, high + 16, tile_name(seen, tile, w - 6), 12, INK, anchor="middle", span=w - 6)
    below = h - high - 19
    return out + (block(tile_items(seen, tile), w / 2, h - below / 2, w - 6, 13, 12) if below > _DEED else "")
