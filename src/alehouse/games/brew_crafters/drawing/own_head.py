"""The head of the viewer's brewery: who, goods, what the Winter will cost, the running score, shifts, workers."""

from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.players import (
    ON_BAND,
    figure,
    first_marker,
    name_width,
    name_words,
    place_ribbon,
    shifts,
    shifts_width,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import PlayerView

HEAD: Final = 36
_CHIP: Final = 25
_DARK: Final = "#00000047"
_DUE: Final = "#7a2540"
_LOOMS: Final = "#a01f3c"


class Chip(NamedTuple):
    """A number beside its icon, perhaps with words; a click on it unfolds more."""

    name: str
    icon: str
    number: str
    words: str
    label: str
    fill: str = _DARK
    matters: int = 0  # how much its words would be missed
    loans: int = 0  # that loom

    @property
    def wide(self) -> float:
        words = width(self.words, 12) + 5 if self.words else 0
        return 36 + width(self.number, 16, bold=True) + words


@cached
def own_head(seen: Seen, box: Box) -> list[Piece]:
    """One line on the band in the player's colour."""
    me = seen.me
    cy = box.y + HEAD / 2
    span = 118.0
    pieces = [seen.piece(f"sign:{me.seat}", box.x, box.y, badge(seen.colour(me.seat), 21, HEAD / 2, 11))]
    pieces.append(seen.piece(f"name:{me.seat}", box.x + 39, cy + 6.5, name_words(seen, me, span, 20)))
    x = box.x + 39 + name_width(seen, me, span, 20) + 8
    if me.first_player:
        pieces += first_marker(seen, me, x, cy - 12, 24)
        x += 30
    pieces += place_ribbon(seen, me, x + 14, cy - 4, 0.75)
    x += 30 if seen.view.over else 0
    right = box.x + box.w - 10 - shifts_width(seen, 10)
    pieces.append(shifts(seen, me, right, cy - 10, 10))
    workers = waiting_workers(seen, me, right - 8, box.y + HEAD + 1, 38)
    right -= 12 + 26 * len(workers)
    pieces += _chips(seen, own_chips(seen, me), Box(x, cy - _CHIP / 2, right - x, _CHIP))
    return pieces + workers


def own_chips(seen: Seen, player: PlayerView) -> list[Chip]:
    """Money, reputation, Gold Labels, batches, loans; the upkeep to come; the score as it stands."""
    seat = player.seat
    name = seen.name(seat)
    needs = _next_shift(seen, player)
    counted = [
        ("money", "money", player.money, seen.say("scene-word-money"), 0),
        ("rep", "rep", player.rep, seen.say("scene-word-rep"), 0),
        ("labels", "label", len(player.labels), seen.say("scene-word-labels", count=len(player.labels)), 0),
        ("batches", "batch", player.batches, needs, 1),
        ("loans", "loan", player.loans, seen.say("scene-word-loans", count=player.loans), 0),
    ]
    chips = []
    for kind, icon, count, words, matters in counted:
        label = seen.say(f"scene-{kind}", name=name, count=count)
        chips.append(Chip(f"{kind}:{seat}", icon, str(count), words, label, matters=matters))
    chips += [_due(seen, player)] if seen.view.upkeep_due else []
    points = seen.say("scene-points", count=player.score.total)
    label = seen.say("scene-score", name=name, points=figure(player.score.total), count=player.score.total)
    score = Chip(f"score:{seat}", "crown", figure(player.score.total), points, label, matters=1)
    return [*chips, score]


def _next_shift(seen: Seen, player: PlayerView) -> str:
    """What the next shift needs, or that it may be hired."""
    if not player.shift_needs:
        return ""
    if player.batches >= player.shift_needs:
        return seen.say("scene-shift-ready", number=player.shifts + 1)
    return seen.say("scene-next-shift", number=player.shifts + 1, count=player.shift_needs)


def _due(seen: Seen, player: PlayerView) -> Chip:
    """What the next Winter will cost as things stand; louder where a loan looms."""
    upkeep = player.upkeep
    words = seen.say("scene-due", loans=upkeep.loans)
    label = seen.say("scene-upkeep", total=upkeep.total, loans=upkeep.loans)
    fill = _LOOMS if upkeep.loans else _DUE
    return Chip(f"upkeep:{player.seat}", "winter", f"−{upkeep.total}", words, label, fill, 2, upkeep.loans)


def _chips(seen: Seen, chips: list[Chip], box: Box) -> list[Piece]:
    """Chips spread over the line; where it is too short, the words that are missed least go first."""
    shown = list(chips)
    for n in sorted(range(len(chips)), key=lambda n: chips[n].matters):
        if sum(one.wide for one in shown) + 4 * len(shown) > box.w:
            shown[n] = chips[n]._replace(words="")
    gap = min(10.0, (box.w - sum(chip.wide for chip in shown)) / max(len(shown), 1))
    x = box.x + box.w - sum(chip.wide + gap for chip in shown)
    pieces = []
    for chip in shown:
        pieces.append(chip_piece(seen, chip, x, box.y))
        x += chip.wide + gap
    return pieces


def chip_piece(seen: Seen, chip: Chip, x: float, y: float) -> Piece:
    wide = chip.wide
    art = rect(0, 0, wide, _CHIP, 8, chip.fill) + use(chip.icon, 6, 4, 17)
    art += text(28, 18.5, chip.number, 16, "#ffffff", bold=True)
    if chip.words:
        art += text(33 + width(chip.number, 16, bold=True), 17.5, chip.words, 12, ON_BAND)
    art += ring(wide, _CHIP, 8) if seen.lit(chip.name) else ""
    return seen.piece(chip.name, x, y, art, chip.label, chip.name)


def bare_chip(seen: Seen, chip: Chip, x: float, cy: float, span: float) -> Piece:
    """A number beside its icon on the band itself: where there is little room."""
    art = rect(-2, -12, span - 2, 24, 6, chip.fill) if chip.fill != _DARK else ""
    art += use(chip.icon, 1, -8, 15)
    left = 18 + (min(width(chip.number, 14, bold=True), span - 44) if chip.loans else 0)
    art += text(18, 4.8, chip.number, 14, "#ffffff", bold=True, span=left - 18 if chip.loans else span - 22)
    if chip.loans:
        art += use("loan", left + 2, -7, 13) + text(left + 16, 4.3, chip.loans, 12, "#ffffff", bold=True)
    art += ring(span - 2, 24, 6) if seen.lit(chip.name) else ""
    return seen.piece(chip.name, x, cy, art, chip.label, chip.name)
