"""The collaboration recipe: what each section takes and gives, and whose tokens lie on it."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK, MUTED
from alehouse.core.draw.lettering import heading, text
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.about import is_lowered
from alehouse.games.brew_crafters.drawing.pieces import HELPED, board, plate, source_sign, token
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import ARROW, goods_items, row, row_width
from alehouse.games.brew_crafters.view import SectionView

_HEAD: Final = 24
_TWO: Final = 160  # the least width of two columns
_NAMED: Final = 240  # the least width of a section with its name


@cached
def collaboration(seen: Seen, box: Box) -> list[Piece]:
    """The sections one below the other, or in two columns where none has room for its name."""
    sections = seen.view.sections
    title = seen.say("brewery-collaboration")
    art = board(box.w, box.h) + heading(box.w / 2, 18, title, 14, anchor="middle", span=box.w - 12)
    out = [seen.piece("board:collaboration", box.x, box.y, art, title, "rules:BC-6.61")]
    columns = 2 if _TWO < box.w <= _NAMED else 1
    places = box.inside(5, _HEAD, 5, 5).grid(columns, max(-(-len(sections) // columns), 1), 3)
    for section, place in zip(sections, places):
        out += _section(seen, section, place)
    return out


@cached
def _section(seen: Seen, section: SectionView, box: Box) -> list[Piece]:
    card = seen.sections[section.id]
    name = f"section:{section.id}"
    title = seen.title("section", section.id)
    items = [*goods_items(section.cost), ARROW, *goods_items(card.reward)]
    named = box.w > _NAMED
    left = 120 if named else 5
    ink = MUTED if section.holder >= 0 else HELPED if is_lowered(card, section) else INK
    span = box.w - left - (20 if section.holder >= 0 else 5)
    drawing = text(8, box.h / 2 + 4.3, title, 12, ink, span=left - 12) if named else ""
    drawing += row(
        items, left, box.h / 2, 14, 12, ink, 4 if row_width(items, 14, 12, 4) <= span else 2, span
    ) + source_sign(card, box.w - 4.5, box.h - 4.5, 2)
    art = plate(box.w, box.h, drawing, 6, spent=section.holder >= 0)
    out = [seen.piece(name, box.x, box.y, art, _label(seen, section, title), name, section.action, unfolds=True)]
    if section.holder >= 0:
        at = (box.x + box.w - 12, box.y + box.h / 2)
        out.append(seen.piece(f"section-token:{section.id}", *at, token(seen.colour(section.holder), 0, 0, 8.5)))
    return out


def _label(seen: Seen, section: SectionView, title: str) -> str:
    return seen.words.labelled(title, seen.name(section.holder)) if section.holder >= 0 else title
