"""Local partnerships: cards to read, and plates for the board with the conversions they allow."""

from typing import Final

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import LEADING, small_print, text, too_long, wrap
from alehouse.core.draw.svg import rect, use
from alehouse.games.brew_crafters.card_text import effects_text
from alehouse.games.brew_crafters.cards import Partnership
from alehouse.games.brew_crafters.drawing.names import brief_name, first_words
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, SMALL, band, on_paper, title
from alehouse.games.brew_crafters.drawing.pieces import source_sign
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import ARROW, OR, Item, centred, effect_items, goods_items
from alehouse.games.brew_crafters.effect_ops import Effect

_BAND: Final = "#4b6b3a"
_PICTURED: Final = 125  # the least width of a plate with its picture
_TWO_LINES: Final = 56  # a plate so high has room for a long name
_LINE: Final = 14
_ICON: Final = 18  # how large a card's icons are
_ROW: Final = 4  # between a row of them and the next


def partnership_card(seen: Seen, partnership: str, w: float) -> str:
    """A partner: the picture, what it turns into what."""
    card = seen.partnerships[partnership]
    small = w < FULL
    grid = SMALL if small else FULL
    high = grid * RATIO
    top, field = (30, 40) if small else (34, 46)
    drawing = band(grid, top, _BAND) + title(seen.title("partnership", partnership), grid / 2, top / 2, grid - 8, 13)
    picture = (field - 6) * 48 / 36
    drawing += rect(6, top + 4, grid - 12, field, 5, "#e7dfb9")
    drawing += use(f"partner-{partnership}", (grid - picture) / 2, top + 7, picture, field - 6)
    drawing += source_sign(card, grid - 9, high - 9, 2.5 if small else 3)
    below = top + field + 8
    if small:
        return on_paper(w, drawing + _turns(card, grid, below, 15))
    said = effects_text(seen.cards, seen.words, card.effects)
    written = below + 2 + len(list(card.effects)) * (_ICON + _ROW)
    lines = int((high - written - 12) // LEADING)
    if too_long(said, grid - 12, lines):  # the icons say it, and a closer look in words
        return on_paper(w, drawing + _turns(card, grid, below + 24, 1.5 * _ICON))
    return on_paper(
        w, drawing + _turns(card, grid, below, _ICON) + small_print(said, grid / 2, written, grid - 12, lines)
    )


def _turns(card: Partnership, grid: float, top: float, icon: float) -> str:
    """Each conversion in icons, one below the other."""
    return "".join(
        centred(effect_items(effect), grid / 2, top + icon / 2 + k * (icon + _ROW), icon, 13, span=grid - 10)
        for k, effect in enumerate(card.effects)
    )


def partnership_plate(seen: Seen, partnership: str, w: float, h: float) -> str:
    """What stands on a partner's plate on the board: picture, name, conversions."""
    card = seen.partnerships[partnership]
    high = min(h - 6, 26.0)
    wide = high * 48 / 36 if w > _PICTURED else 0
    out = use(f"partner-{partnership}", 3, (h - high) / 2, wide, high) if wide else ""
    left = wide + (7 if wide else 4)
    span = w - left - 4
    name = brief_name(seen, "partnership", partnership, span)
    lines = wrap(name, 12, span, 2) if h >= _TWO_LINES else [first_words(name, span)]
    for k, line in enumerate(lines):
        out += text(left, 14 + k * _LINE, line, 12, INK, span=span)
    middle = (h + 15 + (len(lines) - 1) * _LINE) / 2
    return out + centred(conversions(list(card.effects)), left + span / 2, middle, 14, 12, gap=3, span=span)


def conversions(effects: list[Effect]) -> list[Item]:
    """All conversions on one row; those that give the same thing share it: "1 malt / 1 hops → 1 yeast"."""
    if any(list(effect.take) != list(effects[0].take) for effect in effects):
        return [item for effect in effects for item in effect_items(effect)]
    given = [item for effect in effects for item in (OR, *goods_items(effect.give))]
    return [*given[1:], ARROW, *goods_items(effects[0].take)]
