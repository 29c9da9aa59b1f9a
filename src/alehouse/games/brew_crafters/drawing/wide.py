"""The table on a laptop, twice as wide as high: the rivals at the left, the shared boards in the middle, the own
brewery at the right."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import MUTED, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import group, use
from alehouse.core.scene import Box, Canvas, Piece, Scene
from alehouse.games.brew_crafters.drawing.brewery_actions import actions_strip
from alehouse.games.brew_crafters.drawing.choosing import choosing
from alehouse.games.brew_crafters.drawing.collaboration import collaboration
from alehouse.games.brew_crafters.drawing.community import community
from alehouse.games.brew_crafters.drawing.exchange import exchange
from alehouse.games.brew_crafters.drawing.landscape import in_layers
from alehouse.games.brew_crafters.drawing.market import COMMUNITY, free_place, market
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_head import Chip, bare_chip, own_chips
from alehouse.games.brew_crafters.drawing.own_lab import lab
from alehouse.games.brew_crafters.drawing.own_line import hall, pub
from alehouse.games.brew_crafters.drawing.own_people import Held, held_piece, hired, papers
from alehouse.games.brew_crafters.drawing.own_store import low_storehouse
from alehouse.games.brew_crafters.drawing.own_tiles import lots_in_rows
from alehouse.games.brew_crafters.drawing.partnerships import partnerships
from alehouse.games.brew_crafters.drawing.people import people
from alehouse.games.brew_crafters.drawing.pieces import meeple
from alehouse.games.brew_crafters.drawing.plant import lot
from alehouse.games.brew_crafters.drawing.players import (
    first_marker,
    name_width,
    name_words,
    place_ribbon,
    shifts,
    shifts_width,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.recipes import recipe_lines
from alehouse.games.brew_crafters.drawing.rivals import rivals_column
from alehouse.games.brew_crafters.drawing.season_wheel import coming_workers
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.status import (
    phase_words,
    season_disc,
    season_label,
    season_words,
    turn_order,
    years,
)

W: Final = 1288
H: Final = 572
_GAP: Final = 6
_APART: Final = 10  # between the three columns
_RIVALS: Final = 168
_OWN: Final = 466
_ACTIONS: Final = 52
# By the market's rows: how high a row is; how high the recipes are.
_ROWS: Final = {2: (70.0, 168.0), 3: (58.0, 154.0), 4: (49.0, 138.0)}
_COLLABORATION: Final = 116
_PARTNERS: Final = 208


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=status_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    x = _RIVALS + _APART
    right = W - _OWN
    pieces = rivals_column(seen, Box(0, 0, _RIVALS, H))
    pieces += shared_boards(seen, Box(x, 0, right - _APART - x, H))
    pieces += _own(seen, Box(right, 0, _OWN, H))
    return Canvas(width=W, height=H, pieces=in_layers(seen, pieces))


# ── shared boards ─────────────────────────────────────────────────────────────────────────────────


def shared_boards(seen: Seen, box: Box) -> list[Piece]:
    """Market, actions of the shifts, recipes; people, collaboration and partners below them."""
    count = sum(space.id != COMMUNITY for space in seen.view.market)
    columns, rows = _grid(seen, count)
    row, beer = _ROWS[rows]
    spare = max(0.0, box.h - H)  # an upright tablet has more height
    row, beer = row + spare * 0.4 / rows, beer + spare * 0.3
    stalls = Box(box.x, box.y, box.w, 42 + rows * (row + 5) - 5)
    out = market(seen, stalls, columns, rows)
    out += _beside_stalls(seen, free_place(stalls, count, columns, rows))
    y = stalls.y + stalls.h + _GAP
    out += actions_strip(seen, Box(box.x, y, box.w, _ACTIONS))
    y += _ACTIONS + _GAP
    out += recipe_lines(seen, Box(box.x, y, box.w, beer))
    y += beer + _GAP
    out += _foot(seen, Box(box.x, y, box.w, box.y + box.h - y))
    return out + choosing(seen, box)


def _grid(seen: Seen, count: int) -> tuple[int, int]:
    """Five or six columns; exchange and farm lie in what is left of the last row."""
    more = 4 if seen.view.exchange and seen.view.community else 2 if seen.view.exchange or seen.view.community else 0
    columns = 5 if (not more and count % 5 == 0) or count < 10 else 6
    rows = -(-count // columns)
    return columns, max(2, rows if columns * rows - count >= more else rows + 1)


def _beside_stalls(seen: Seen, box: Box | None) -> list[Piece]:
    """The exchange and the Community Farm, side by side."""
    if box is None or not (seen.view.exchange or seen.view.community):
        return []
    if seen.view.exchange and seen.view.community:
        left, right = box.grid(2, 1, 5)
        return exchange(seen, left) + community(seen, right)
    return exchange(seen, box) if seen.view.exchange else community(seen, box) if seen.view.community else []


def _foot(seen: Seen, box: Box) -> list[Piece]:
    """Who may be hired, the collaboration, partners."""
    right = box.x + box.w
    out: list[Piece] = []
    wide = _PARTNERS if len(seen.view.partnerships) > 1 else _PARTNERS / 2 + 10
    out += partnerships(seen, Box(right - wide, box.y, wide, box.h))
    right -= wide + _GAP
    if seen.view.sections:
        out += collaboration(seen, Box(right - _COLLABORATION, box.y, _COLLABORATION, box.h))
        right -= _COLLABORATION + _GAP
    count = len(seen.view.workers)
    columns = 1 if count <= 3 else 2 if count == 4 else 4 if count in (7, 8) and not seen.view.sections else 3
    return out + people(seen, Box(box.x, box.y, right - box.x, box.h), columns)


# ── the own brewery ───────────────────────────────────────────────────────────────────────────────

_HEAD: Final = 34
_HALL: Final = 190
_PUB: Final = 72
_STORE: Final = 140
_LOTS: Final = 150
_LAB: Final = 316


@part
def _own(seen: Seen, box: Box) -> list[Piece]:
    """Hall and pub; storehouse and tiles; lab, and people beside it."""
    inner = box.inside(8, _HEAD + 3, 8, 7)
    pieces = own_ground(seen, box, _HEAD) + own_line_of_numbers(seen, Box(box.x, box.y, box.w, _HEAD))
    pieces += hall(seen, Box(inner.x, inner.y, inner.w - _PUB - _GAP, _HALL))
    pieces += pub(seen, Box(inner.x + inner.w - _PUB, inner.y, _PUB, _HALL))
    y = inner.y + _HALL + _GAP
    pieces += low_storehouse(seen, Box(inner.x, y - 4, _STORE, _LOTS + 4))
    pieces += lots_in_rows(seen, Box(inner.x + _STORE + _GAP, y, inner.w - _STORE - _GAP, _LOTS), counted=True)
    y += _LOTS + _GAP
    high = inner.y + inner.h - y
    pieces += lab(seen, seen.me, Box(inner.x, y, _LAB, high))
    return pieces + own_people_column(seen, Box(inner.x + _LAB + _GAP, y, inner.w - _LAB - _GAP, high))


@part
def own_line_of_numbers(seen: Seen, box: Box) -> list[Piece]:
    """Who; numbers beside their icons without words; workers and shifts."""
    me = seen.me
    cy = box.y + _HEAD / 2
    room = 84.0
    pieces = [seen.piece(f"sign:{me.seat}", box.x, box.y, badge(me.seat, 20, _HEAD / 2, 10.5))]
    pieces.append(seen.piece(f"name:{me.seat}", box.x + 37, cy + 6, name_words(seen, me, room, 18)))
    x = box.x + 37 + name_width(seen, me, room, 18) + 6
    if me.first_player:
        pieces += first_marker(seen, me, x, cy - 11, 22)
        x += 25
    if seen.view.over:
        pieces += place_ribbon(seen, me, x + 12, cy - 4)
        x += 26
    right = box.x + box.w - 9 - shifts_width(seen, 9)
    pieces.append(shifts(seen, me, right, cy - 9, 9))
    chips = _fitting(own_chips(seen, me), right - 6 - x)
    spare = max(0.0, min(10.0, (right - 6 - x - sum(map(_wide, chips))) / len(chips)))
    x = right - 6 - sum(_wide(chip) + spare for chip in chips)
    for chip in chips:
        pieces.append(bare_chip(seen, chip, x, cy, _wide(chip) + spare))
        x += _wide(chip) + spare
    foot = 15 if "brewpub" in me.tiles else 26  # on the roof, or before the place for one
    return pieces + waiting_workers(seen, me, box.x + box.w - 12, box.y + _HEAD + foot, 30)


def _wide(chip: Chip) -> float:
    return 25 + width(chip.number, 14, bold=True) + (30 if chip.loans else 0)


def _fitting(chips: list[Chip], room: float) -> list[Chip]:
    """Where the line is too short, what is seen elsewhere goes: Gold Labels lie below, loans also count in Winter."""
    for kind in ("labels:", "loans:", "batches:"):
        if sum(map(_wide, chips)) > room:
            chips = [chip for chip in chips if not chip.name.startswith(kind)]
    return chips


@part
def own_people_column(seen: Seen, box: Box) -> list[Piece]:
    """People from above, papers from below, in as many lines as they need; many people are shown without names."""
    me = seen.me
    staff = [hired(seen, me, worker) for worker in me.workers]
    rows = _lines(papers(seen, me), box.w)
    columns = 1 if len(staff) <= 3 else 4  # many are portraits alone
    count = -(-len(staff) // columns)
    tall = _HIRED if columns == 1 else _PAPER
    wanted = count * tall + len(rows) * _PAPER
    share = min(1.0, (box.h + 4) / wanted) if wanted else 1.0
    pieces: list[Piece] = []
    y = box.y
    for n, thing in enumerate(staff):
        row, column = divmod(n, columns)
        wide = (box.w - 4 * (columns - 1)) / columns
        place = Box(box.x + column * (wide + 4), y + row * tall * share, wide, tall * share - 4)
        pieces.append(held_piece(seen, thing, place))
    y += count * tall * share
    for line in rows:
        x = box.x
        for thing, wide in line:
            pieces.append(held_piece(seen, thing, Box(x, y, wide, _PAPER * share - 4)))
            x += wide + 4
        y += _PAPER * share
    return [*pieces, *_free(seen, Box(box.x, y, box.w, box.y + box.h - y))]


_HIRED: Final = 53
_PAPER: Final = 34


def _free(seen: Seen, box: Box) -> list[Piece]:
    """The place for those who will come."""
    if box.h < 26:
        return []
    words = seen.say("scene-no-people") if not seen.me.workers else ""
    lines = wrap(words, 12, box.w - 16, 2) if words else []
    art = lot(box.w, box.h) + use(
        "hire", box.w / 2 - 10, box.h / 2 - 10 - 9 * bool(lines), 20, color="#8d7b60", opacity=0.6
    )
    for n, line in enumerate(lines):
        art += text(box.w / 2, box.h / 2 + 18 + n * 14, line, 12, MUTED, anchor="middle", room=box.w - 12)
    return [seen.piece("no-people", box.x, box.y, art)]


def _lines(held: list[Held], room: float) -> list[list[tuple[Held, float]]]:
    """Things side by side in lines, each as wide as it must be at the least."""
    lines: list[list[tuple[Held, float]]] = []
    left = 0.0
    for thing in held:
        wide = min(room, thing.most if thing.kind in ("partner", "label") else thing.least)
        if not lines or left < wide:
            lines.append([])
            left = room
        lines[-1].append((thing, wide))
        left -= wide + 4
    return lines


# ── the strip in the prompt bar ───────────────────────────────────────────────────────────────────


@part
def status_strip(seen: Seen) -> Canvas:
    """The season, the years, whose turn it is, and for which season temporary workers are hired."""
    words = heading(52, 22, season_words(seen), 16, ON_DARK, room=132)
    words += text(52, 41, phase_words(seen), 13, SOFT, room=132)
    pieces = [
        seen.piece("season", 26, 26, season_disc(seen, 20), season_label(seen), "season"),
        seen.piece("words-of-season", 0, 0, words),
        *years(seen, 192, 4, 184, 19),
        *turn_order(seen, 190, 39, 120, 9),
        *_comers(seen, 376, 39),
    ]
    return Canvas(width=384, height=52, pieces=tuple(pieces))


def _comers(seen: Seen, right: float, cy: float) -> list[Piece]:
    """Temporary workers beside the sign of the season they are hired for."""
    pieces: list[Piece] = []
    for season, comers in reversed(coming_workers(seen)):
        hired_for = [seat for seat, count in comers for _ in range(count)]
        wide = 15 + 11 * len(hired_for)
        art = use(season, 0, -7, 14) + "".join(
            meeple("temporary", seat, 20 + n * 11, 9, 18) for n, seat in enumerate(hired_for)
        )
        names = ", ".join(seen.name(seat) for seat, _ in comers)
        label = seen.words.labelled(seen.title("season", season), names)
        pieces.append(seen.piece(f"comes:{season}", right - wide, cy, group(art), label, "season"))
        right -= wide + 6
    return pieces
