"""The others, each on a panel: goods, the line with its batches, ingredients, tiles, lab, people, upkeep, score."""

from collections.abc import Callable
from itertools import chain
from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import text, width, wrap
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, rect, use
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.about import about_score
from alehouse.games.brew_crafters.drawing.own_line import batches_of, unit_label
from alehouse.games.brew_crafters.drawing.own_people import papers_of, people_of
from alehouse.games.brew_crafters.drawing.own_store import counters
from alehouse.games.brew_crafters.drawing.own_tiles import tile_label
from alehouse.games.brew_crafters.drawing.pieces import batch_piece
from alehouse.games.brew_crafters.drawing.players import (
    figure,
    first_marker,
    ground,
    name_width,
    name_words,
    place_ribbon,
    player_piece,
    shift_count,
    shifts,
    state_pill,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.rival_lab import small_lab
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import PlayerView

_GAP: Final = 8
_BAND: Final = 26
_LAB: Final = 50  # how wide a lab without names is
_SHIFTS: Final = 19  # how wide the number of shifts is
_ROW: Final = 16  # of the score's sources
_WITH_SUMS: Final = 420  # a panel so high also shows where the score comes from
_NAMED_LAB: Final = 74  # from this height on a lab has room for names


class Section(NamedTuple):
    """A part of a panel: how high at the least and at the most, and what is drawn there."""

    least: float
    most: float
    draw: Callable[[Seen, PlayerView, Box], list[Piece]]


def rivals_column(seen: Seen, box: Box) -> list[Piece]:
    """The others one below the other, clockwise from the own area."""
    rivals = seen.rivals
    places = box.grid(1, len(rivals), _GAP)
    return list(chain.from_iterable(rival(seen, player, place) for player, place in zip(rivals, places)))


def rival(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """A rival's panel: it lies elsewhere for everybody, but is drawn once."""
    return _panel(seen, box.x, box.y, player, Box(0, 0, box.w, box.h))


@anywhere
def _panel(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """One panel; what is higher than need be gives its room to whatever can use it."""
    inner = box.inside(7, _BAND + 3, 7, 5)
    sections = _sections(seen, player, inner)
    heights = _heights(sections, inner.h)
    pieces = [
        seen.turn_light(player.seat, *box),
        player_piece(seen, player, box, ground(seen.colour(player.seat), box.w, box.h, _BAND)),
        *_head(seen, player, box),
    ]
    gap = min(12.0, max(0.0, (inner.h - sum(heights)) / len(sections)))
    y = inner.y
    for section, high in zip(sections, heights):
        pieces += section.draw(seen, player, Box(inner.x, y, inner.w, high))
        y += high + gap
    return pieces + place_ribbon(seen, player, box.x + box.w - (38 if player.first_player else 18), box.y + 12)


def _sections(seen: Seen, player: PlayerView, box: Box) -> list[Section]:
    """What a panel shows, from top to bottom."""
    if box.h > 260:
        sums = len(about_score(seen.words, player)) * _ROW
        return [
            Section(19, 26, _goods),
            Section(78, 102, _tall_line),
            Section(17, 26, _ingredients),
            Section(34, 84, _tiles),
            Section(_NAMED_LAB, 110, _lab_and_shifts),
            Section(28, 44.0 * max(len(player.workers), 1), people_of),
            Section(28, 34, _papers_and_upkeep),
            *([Section(sums, sums, _sums)] if box.h > _WITH_SUMS else []),
        ]
    return [
        Section(19, 26, _goods),
        Section(28, 46, _line),
        Section(17, 26, _ingredients),
        Section(28, 56, _tiles_and_lab),
        Section(23, 60, _people_and_upkeep),
    ]


def _heights(sections: list[Section], span: float) -> list[float]:
    """The least heights, and of what is left as much as each section can use."""
    spare = span - sum(section.least for section in sections)
    wanted = sum(section.most - section.least for section in sections)
    share = min(1.0, spare / wanted)
    return [section.least + (section.most - section.least) * share for section in sections]


# ── who ───────────────────────────────────────────────────────────────────────────────────────────


@cached
def _head(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Shape and name; the tankard, the workers who wait, what the player is doing."""
    seat, cy = player.seat, box.y + _BAND / 2
    right = box.x + box.w - 8
    pieces = waiting_workers(seen, player, right, box.y + _BAND - 1, 23)
    right -= 14.5 * len(pieces) + (4 if pieces else 0)
    pieces += first_marker(seen, player, right - 19, cy - 10, 19)
    right -= 23 if player.first_player else 0
    span = right - box.x - 34
    pieces.append(seen.piece(f"sign:{seat}", box.x, box.y, badge(seen.colour(seat), 17, _BAND / 2, 8)))
    pieces.append(seen.piece(f"name:{seat}", box.x + 31, cy + 5.5, name_words(seen, player, span, 16)))
    left = box.x + 31 + name_width(seen, player, span, 16) + 6
    return [*pieces, state_pill(seen, player, right, cy - 10, right - left)]


# ── goods and production ──────────────────────────────────────────────────────────────────────────


@cached
def _goods(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Money, reputation, loans; the score as it stands."""
    counts = [
        ("money", "money", player.money),
        ("rep", "rep", player.rep),
        ("loans", "loan", player.loans),
        ("score", "crown", player.score.total),
    ]
    name = seen.name(player.seat)
    step = box.w / len(counts)
    pieces = []
    for n, (kind, icon, count) in enumerate(counts):
        ink = INK if count else MUTED
        art = use(icon, 0, box.h / 2 - 7.5, 15) + text(17, box.h / 2 + 4.5, figure(count), 12, ink, bold=True)
        label = seen.say(f"scene-{kind}", name=name, count=count, points=figure(count))
        pieces.append(seen.piece(f"{kind}:{player.seat}", box.x + n * step, box.y, art, label, f"{kind}:{player.seat}"))
    return pieces


@cached
def _line(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """What ferments, what is bottled, what is sold, from left to right."""
    units = player.tanks
    half = (box.w - 42) / 2
    middle = box.h / 2
    step = min((half - 22) / len(units), box.h)
    r = min(middle - 3, step * 0.56, 15)
    art = _tray(box.w, box.h) + use("kettle", 4, middle - 7.5, 15, color="#b4632f")
    art += use("bottle", 3 + half, middle - 7.5, 15, color="#6b4420") + _sold(player, box.w - 5, middle)
    places = [(21 + (n + 0.5) * step, 19 + half + (n + 0.5) * step) for n in range(len(units))]
    art += "".join(_empty(x, middle, r) for pair in places for x in pair)
    pieces = [_line_piece(seen, player, box, art), *_on_truck(seen, player, box.x + box.w - 19, box.y + middle - 2)]
    for unit, (up, low) in zip(units, places):
        pieces += batches_of(seen, unit, (box.x + up, box.y + middle, r), (box.x + low, box.y + middle, r))
    return pieces


@cached
def _tall_line(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """The same with words, from top to bottom."""
    step = box.h / 3
    up, low, out = ((n + 0.5) * step for n in range(3))
    r = min(step / 2 - 3, 13)
    span = box.w - 42 - len(player.tanks) * 2 * r
    art = _tray(box.w, box.h)
    for key, icon, cy in (("fermenting", "kettle", up), ("bottled", "bottle", low), ("sold", "sell", out)):
        art += use(icon, 6, cy - 8, 16, color="#8a481e")
        art += text(26, cy + 4.3, seen.say(f"scene-{key}"), 12, INK, span=span)
    places = [box.w - 8 - r - n * (2 * r + 2) for n in reversed(range(len(player.tanks)))]
    art += "".join(_empty(x, cy, r) for x in places for cy in (up, low)) + _sold(player, box.w - 8, out)
    pieces = [_line_piece(seen, player, box, art), *_on_truck(seen, player, box.x + box.w - 22, box.y + out - 2)]
    for unit, x in zip(player.tanks, places):
        pieces += batches_of(seen, unit, (box.x + x, box.y + up, r), (box.x + x, box.y + low, r))
    return pieces


def _tray(w: float, h: float) -> str:
    return rect(0, 0, w, h, 6, "#e6d3ab", stroke=QUIET_LINE, stroke_width=1)


def _sold(player: PlayerView, right: float, cy: float) -> str:
    """How much is sold, beside the truck."""
    figures = text(right - 24, cy + 5, len(player.sold), 14, INK, bold=True, anchor="end")
    return figures + use("truck", right - 22, cy - 9, 22, 18.6)


def _line_piece(seen: Seen, player: PlayerView, box: Box, art: str) -> Piece:
    label = " ".join(unit_label(seen, unit) for unit in player.tanks)
    return seen.piece(f"hall:{player.seat}", box.x, box.y, art, label, f"production:{player.seat}")


def _on_truck(seen: Seen, player: PlayerView, cx: float, cy: float) -> list[Piece]:
    """The batch sold last."""
    return [batch_piece(seen, batch, cx, cy, 5, seen.say("scene-sold")) for batch in player.sold[-1:]]


def _empty(cx: float, cy: float, r: float) -> str:
    return circle(cx, cy, r - 1, stroke="#8d7b60", stroke_width=1.2, stroke_dasharray="3 2")


def _ingredients(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    return counters(seen, player, box, 6, 14)


# ── what the brewery has ──────────────────────────────────────────────────────────────────────────


@cached
def _tiles_and_lab(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    wide = _LAB if box.w < 300 else 130
    lab = Box(box.x + box.w - wide - _SHIFTS, box.y, wide, box.h)
    tiles = _tiles(seen, player, box.inside(0, 0, wide + _SHIFTS + 5, 0))
    count = shift_count(seen, player, box.x + box.w - 14, box.y + (box.h - 28) / 2, low=box.h < 28)
    return [*tiles, *small_lab(seen, player, lab), count]


def _tiles(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Tiles as large as all of them can be."""
    count = len(player.tiles)
    if not count:
        lines = wrap(seen.say("scene-no-tiles"), 12, box.w - 4, 2 if box.h >= 28 else 1)
        words = "".join(
            text(2, box.h / 2 + 4.3 + (n - (len(lines) - 1) / 2) * 14, line, 12, MUTED, span=box.w - 4)
            for n, line in enumerate(lines)
        )
        return [seen.piece(f"no-tiles:{player.seat}", box.x, box.y, words)]
    rows = max(range(1, 4), key=lambda rows: _tile_size(count, rows, box))
    across = -(-count // rows)
    size = _tile_size(count, rows, box)
    pieces = []
    for n, tile in enumerate(player.tiles):
        line, place = divmod(n, across)
        name = f"installed:{player.seat}:{tile}"
        art = rect(0, 0, size, size * 0.78, 4, CARD, stroke=QUIET_LINE, stroke_width=1)
        art += use(f"tile-{tile}", size * 0.08, size * 0.08, size * 0.84, size * 0.63)
        y = box.y + line * (size * 0.78 + 3)
        pieces.append(seen.piece(name, box.x + place * (size + 3), y, art, tile_label(seen, tile), name))
    return pieces


def _tile_size(count: int, rows: int, box: Box) -> float:
    across = -(-count // rows)
    return min((box.w + 3) / across - 3, ((box.h + 3) / rows - 3) / 0.78, 48)


@cached
def _lab_and_shifts(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    r = 9.0
    tokens = shifts(seen, player, box.x + box.w - 2 * r, box.y + (box.h - 6 * r - 2) / 2, r, down=True)
    return [*small_lab(seen, player, box.inside(0, 0, 2 * r + 6, 0)), tokens]


@cached
def _people_and_upkeep(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Portraits and papers, and what the Winter will cost."""
    if box.h >= 46:
        upper, lower = box.grid(1, 2, 3)
        return [*people_of(seen, player, upper), *_papers_and_upkeep(seen, player, lower)]
    span = box.inside(0, 0, due_width(seen, player) + 6, 0)
    return [*due_piece(seen, player, box), *people_of(seen, player, span, with_papers=True)]


@cached
def _papers_and_upkeep(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    span = box.inside(0, 0, due_width(seen, player) + 6, 0)
    return [*due_piece(seen, player, box), *papers_of(seen, player, span)]


def _sums(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Where the score comes from, as it stands."""
    art = rect(0, 0, box.w, box.h, 4, CARD, fill_opacity=0.001)
    for n, (source, points) in enumerate(about_score(seen.words, player)):
        y = n * _ROW + 12
        art += text(2, y, source, 12, MUTED, span=box.w - 40)
        art += text(box.w - 4, y, figure(points), 12, BERRY if points < 0 else INK, bold=True, anchor="end")
    opens = f"score:{player.seat}"
    return [seen.piece(f"sums:{player.seat}", box.x, box.y, art, seen.say("scene-score-now"), opens)]


def due_width(seen: Seen, player: PlayerView) -> float:
    return 0 if not seen.view.upkeep_due else 19 + width(f"−{player.upkeep.total}", 12, bold=True)


def due_piece(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """The upkeep to come at the right end, on red ground where a loan looms."""
    if not seen.view.upkeep_due:
        return []
    upkeep = player.upkeep
    w = due_width(seen, player)
    art = rect(-3, box.h / 2 - 10, w + 4, 20, 6, "#f3d7dc") if upkeep.loans else ""
    art += text(0, box.h / 2 + 4.3, f"−{upkeep.total}", 12, BERRY, bold=True) + use("money", w - 16, box.h / 2 - 8, 15)
    label = seen.say("scene-upkeep", total=upkeep.total, loans=upkeep.loans)
    name = f"upkeep:{player.seat}"
    return [seen.piece(name, box.x + box.w - w, box.y, art, label, name)]
