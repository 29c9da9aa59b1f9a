"""The head of the own brewery where there is little room: who, and numbers beside their icons without words."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.lettering import width
from alehouse.core.draw.players import badge
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.own_head import Chip, bare_chip, own_chips
from alehouse.games.brew_crafters.drawing.players import (
    first_marker,
    name_width,
    name_words,
    place_ribbon,
    shifts,
    shifts_width,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.seen import Seen

HEAD: Final = 34
_WORKER: Final = 26  # how high one is
_SHIFT: Final = 9.0  # the radius of a shift
_APART: Final = 14.0  # between numbers at the most
# What is seen elsewhere goes first where the line is too short.
_FIRST_TO_GO: Final = ("labels:", "loans:", "batches:", "rep:")


@cached
def own_numbers(
    seen: Seen, box: Box, name: float, shown: bool = True, roof: bool = False, left_out: tuple[str, ...] = ()
) -> list[Piece]:
    """Who, with so much room for the `name`; numbers but those `left_out`; shifts where they are `shown`. Workers who
    wait stand at the right end, or on the `roof` below it."""
    me = seen.me
    high, cy = box.h, box.y + box.h / 2
    size = 18 if high >= HEAD and name else 14
    pieces = [seen.piece(f"sign:{me.seat}", box.x, box.y, badge(seen.colour(me.seat), 19, high / 2, 10))]
    x = box.x + 34
    if name:
        pieces.append(seen.piece(f"name:{me.seat}", x, cy + size / 3, name_words(seen, me, name, size)))
        x += name_width(seen, me, name, size) + 5
    if me.first_player:
        pieces += first_marker(seen, me, x, cy - 10, 20)
        x += 23
    if seen.view.over:
        pieces += place_ribbon(seen, me, x + 12, cy, 1, ribbons=False)
        x += 26
    right = box.x + box.w - 8
    if shown:
        right -= shifts_width(seen, _SHIFT)
        pieces.append(shifts(seen, me, right, cy - _SHIFT, _SHIFT))
        right -= 6
    workers = _workers(seen, box, right, roof)
    right -= 0 if roof else _WORKER * 0.62 * len(workers) + 4
    chips = [chip for chip in own_chips(seen, me) if not chip.name.startswith(left_out)]
    return [*pieces, *_in_line(seen, chips, x, right, cy), *workers]


def _workers(seen: Seen, box: Box, right: float, roof: bool) -> list[Piece]:
    """Those who wait: at the right end, or below it on the pub's roof or before the place for it."""
    if not roof:
        return waiting_workers(seen, seen.me, right, box.y + (box.h + _WORKER) / 2, _WORKER)
    foot = 15 if "brewpub" in seen.me.tiles else 26
    return waiting_workers(seen, seen.me, box.x + box.w - 12, box.y + box.h + foot, 30)


def _in_line(seen: Seen, chips: list[Chip], x: float, right: float, cy: float) -> list[Piece]:
    """As many numbers as fit, up to the right end."""
    for kind in _FIRST_TO_GO:
        if sum(map(_wide, chips)) > right - x:
            chips = [chip for chip in chips if not chip.name.startswith(kind)]
    spare = max(0.0, min(_APART, (right - x - sum(map(_wide, chips))) / len(chips)))
    x = max(x, right - sum(_wide(chip) + spare for chip in chips))
    pieces = []
    for chip in chips:
        pieces.append(bare_chip(seen, chip, x, cy, _wide(chip) + spare))
        x += _wide(chip) + spare
    return pieces


def _wide(chip: Chip) -> float:
    return 25 + width(chip.number, 14, bold=True) + (30 if chip.loans else 0)
