"""The rivals as chips in one row: who, and the numbers that matter most; a click on one unfolds the whole brewery."""

from itertools import chain
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Canvas, Piece
from alehouse.games.brew_crafters.drawing.landscape import in_layers
from alehouse.games.brew_crafters.drawing.players import (
    figure,
    first_marker,
    ground,
    name_words,
    place_ribbon,
    player_piece,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import PlayerView

HEIGHT: Final = 50
_BAND: Final = 22.0
_SMALL: Final = 100  # a narrower chip shows less
_ROOMY: Final = 230  # and one so wide more
_WIDE: Final = 340  # and such a one all of it
_SIGN: Final = 19  # what a sign takes before its number
_NAMED: Final = 26  # the least room for a name


def rivals_canvas(seen: Seen, w: float, margin: float, high: float = HEIGHT) -> Canvas:
    """A chip for each rival, between margins at both sides."""
    boxes = Box(margin, 2, w - 2 * margin, high).grid(len(seen.rivals), 1, 5)
    chips = chain.from_iterable(_chip(seen, player, box) for player, box in zip(seen.rivals, boxes))
    return Canvas(width=w, height=high + 6, pieces=in_layers(seen, list(chips)))


@cached
def _chip(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Shape and name on the band, at its right end tankard and workers, or the place at the end; numbers below it."""
    seat = player.seat
    counts = _counts(seen, player, box.w)
    x, middle = 5.0, (_BAND + box.h) / 2
    art = ground(seen.colour(seat), box.w, box.h, _BAND, 9) + badge(seen.colour(seat), 12, _BAND / 2, 7)
    for (icon, count), span in zip(counts, _shares(counts, box.w - 6)):
        art += use(icon, x, middle - 7.5, 15, color=INK)
        art += text(x + 17, middle + 5, count, 14, INK, bold=True, span=span)
        x += _SIGN + span
    at_end, aside = _at_end(seen, player, box)
    span = box.w - 28 - aside
    name = name_words(seen, player, span, 14) if span >= _NAMED else ""
    return [
        seen.turn_light(seat, *box),
        player_piece(seen, player, box, art),
        seen.piece(f"name:{seat}", box.x + 23, box.y + 16, name),
        *at_end,
    ]


def _shares(counts: list[tuple[str, str]], w: float) -> list[float]:
    """The room of each number: what is left over is for all alike, what is missing is missed by the longest most."""
    wanted = [width(count, 14, bold=True) for _, count in counts]
    left = w - _SIGN * len(counts) - sum(wanted)
    if left >= 0:
        return [wide + left / len(counts) for wide in wanted]
    return [wide * (1 + left / sum(wanted)) for wide in wanted]


def _counts(seen: Seen, player: PlayerView, w: float) -> list[tuple[str, str]]:
    """Money, reputation and score; less or more where there is little room or much."""
    money, rep = ("money", str(player.money)), ("rep", str(player.rep))
    score = ("crown", figure(player.score.total))
    if w < _SMALL:
        return [money, score]
    if w < _ROOMY:
        return [money, rep, score]
    due = [("snow", f"−{player.upkeep.total}")] if seen.view.upkeep_due else []
    loans = ("loan", str(player.loans))
    if w < _WIDE:
        return [money, rep, loans, *due, score]
    return [money, rep, ("batch", str(player.batches)), ("shift", str(player.shifts)), loans, *due, score]


def _at_end(seen: Seen, player: PlayerView, box: Box) -> tuple[list[Piece], float]:
    """What stands at the right end of the band, and how wide it is."""
    right = box.x + box.w
    if seen.view.over:
        return place_ribbon(seen, player, right - 13, box.y + _BAND / 2, 1, ribbons=False), 26
    workers = [] if box.w < _SMALL else waiting_workers(seen, player, right - 4, box.y + _BAND, 19)
    aside = 12 * len(workers) + (17 if player.first_player else 0)
    return [*first_marker(seen, player, right - 4 - aside, box.y + 3, 16), *workers], aside
