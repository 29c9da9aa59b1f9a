"""The narrow table: rivals as chips, one room at a time behind tabs, the own things always at hand below."""

from itertools import chain
from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.players import badge
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Piece, Scene, Tab
from alehouse.games.cavern_tavern.drawing.cellar import cellar
from alehouse.games.cavern_tavern.drawing.chamber import chamber
from alehouse.games.cavern_tavern.drawing.choosing import DRAWN, choosing, laid_out, only_drawn
from alehouse.games.cavern_tavern.drawing.goods import dice, row, row_width
from alehouse.games.cavern_tavern.drawing.mess_hall import mess_hall
from alehouse.games.cavern_tavern.drawing.office import office
from alehouse.games.cavern_tavern.drawing.own_strip import HEIGHT, own_strip
from alehouse.games.cavern_tavern.drawing.players import (
    as_a_whole,
    first_marker,
    ground,
    name_words,
    place_ribbon,
    player_piece,
    score,
)
from alehouse.games.cavern_tavern.drawing.rivals import HIGH, LOW, rival
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.solo import solo_automa, solo_goal
from alehouse.games.cavern_tavern.drawing.status import status_line
from alehouse.games.cavern_tavern.drawing.tasks_board import chores, kitchen
from alehouse.games.cavern_tavern.drawing.workshop import workshop
from alehouse.games.cavern_tavern.view import PlayerView

W: Final = 390
_WIDE: Final = 374  # what stands between the margins
_CHIP: Final = 50  # the height of a chip
_WITH_MEDALS: Final = 3  # chips in a row have room for medals
_HALL: Final = 292
_LAID_OUT: Final = 400  # how high the Mess Hall is while cards lie over it in two rows
_IN_A_ROW: Final = 3
_CELLAR: Final = 326
_TASKS: Final = 146  # so that a telephone shows both rooms of tasks
_OFFICE: Final = 208  # how wide it is beside the Workshop
_CHAMBER: Final = 250
_CHOSEN_FROM: Final = 142  # the height of a rival whose ingredients may be chosen


def scene(seen: Seen) -> Scene:
    return Scene(
        layout=seen.layout,
        status=status_line(seen),
        rivals=rivals_canvas(seen),
        tabs=tabs(seen),
        own=own_canvas(seen),
    )


# ── chips ─────────────────────────────────────────────────────────────────────────────────────────


def rivals_canvas(seen: Seen) -> Canvas:
    """A chip for each rival in one row, with medals in two; alone, what has to be reached."""
    if seen.view.solo:
        return Canvas(width=W, height=72, pieces=tuple(solo_goal(seen, Box(8, 0, _WIDE, 72))))
    gap = 5
    rows = 2 if seen.view.over and len(seen.rivals) > _WITH_MEDALS else 1
    across = -(-len(seen.rivals) // rows)
    w = (_WIDE - gap * (across - 1)) / across
    boxes = [
        Box(8 + n % across * (w + gap), 2 + n // across * (_CHIP + gap), w, _CHIP) for n in range(len(seen.rivals))
    ]
    chips = [_chip(seen, player, box) for player, box in zip(seen.rivals, boxes)]
    high = rows * (_CHIP + gap) - gap + 4
    return Canvas(width=W, height=high, pieces=tuple(dice_on_top(list(chain.from_iterable(chips)))))


@part
def _chip(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Shape and name above, points below; beside them as many dice as fit."""
    small = box.w < 100
    art = ground(player.seat, box.w, box.h, r=9) + badge(player.seat, 6, box.h / 2, 7.5)
    aside = 36 if seen.view.over else 0  # the medal
    room = box.w - 24 - aside - (16 if player.first_player else 0)
    name = name_words(seen, player, room, 14)
    pieces = [
        seen.turn_light(player.seat, *box),
        player_piece(seen, player, box, art),
        seen.piece(f"name:{player.seat}", box.x + 18, box.y + 19, name),
        score(seen, player, box.x + 17, box.y + 36, 14),
        *first_marker(seen, player, box.x + box.w - aside - 19, box.y + 4, 15),
    ]
    if not small and not seen.view.over:
        things = dice(seen, player, 17)
        taken = min(row_width(things), box.w - 74)
        pieces += row(things, box.x + box.w - taken - 7, box.y + 35, taken)
    return as_a_whole(seen, player, pieces + place_ribbon(seen, player, box.x + box.w - 18, box.y + 18))


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(seen: Seen) -> tuple[Tab, ...]:
    chamber_tab = [_tab(seen, "secret", chamber(seen, Box(8, 4, _WIDE, _CHAMBER)), _CHAMBER + 8)]
    return (
        _hall_tab(seen),
        _tab(seen, "cellar", cellar(seen, Box(8, 4, _WIDE, _CELLAR)), _CELLAR + 8),
        _tasks_tab(seen),
        _office_tab(seen),
        *(chamber_tab if seen.view.expansion else []),
        _players_tab(seen),
    )


def _tab(seen: Seen, name: str, pieces: list[Piece], height: float, over: frozenset[str] = frozenset()) -> Tab:
    """A page; what lies `over` everything else comes last."""
    waiting = len({action for piece in pieces for action in piece.actions})
    ordered = sorted(dice_on_top(pieces), key=lambda piece: piece.id in over)
    canvas = Canvas(width=W, height=height, pieces=tuple(ordered))
    key = "automa" if name == "players" and seen.view.solo else name
    return Tab(id=name, label=seen.say(f"scene-tab-{key}"), waiting=waiting, canvas=canvas)


def _hall_tab(seen: Seen) -> Tab:
    """The Mess Hall, and cards to choose from over it, or an order from the deck below it."""
    high = _HALL
    if only_drawn(seen):
        high += DRAWN + 6
    elif len(laid_out(seen)) > _IN_A_ROW:
        high = _LAID_OUT
    box = Box(8, 4, _WIDE, _HALL)
    cards = choosing(seen, Box(8, 4, _WIDE, high))
    return _tab(seen, "hall", mess_hall(seen, box) + cards, high + 8, frozenset(piece.id for piece in cards))


def _tasks_tab(seen: Seen) -> Tab:
    upper, lower = Box(8, 4, _WIDE, _TASKS), Box(8, _TASKS + 10, _WIDE, _TASKS)
    return _tab(seen, "tasks", kitchen(seen, upper) + chores(seen, lower), 2 * _TASKS + 14)


def _office_tab(seen: Seen) -> Tab:
    """Office and Workshop side by side, so that a telephone shows both whole."""
    left, right = Box(8, 4, _OFFICE, _HALL), Box(14 + _OFFICE, 4, _WIDE - _OFFICE - 6, _HALL)
    return _tab(seen, "office", office(seen, left) + workshop(seen, right), _HALL + 8)


def _players_tab(seen: Seen) -> Tab:
    """The rivals one below the other; alone, the Automa."""
    if seen.view.solo:
        return _tab(seen, "players", solo_automa(seen, Box(8, 4, _WIDE, 130)), 138)
    pieces, y = [], 6.0
    for player, high in zip(seen.rivals, _rival_heights(seen)):
        pieces += rival(seen, player, Box(10, y, _WIDE - 4, high))
        y += high + 10
    return _tab(seen, "players", pieces, y + 2)


def _rival_heights(seen: Seen) -> list[float]:
    """Ingredients that may be chosen need room; meanwhile the others leave it to them."""
    chosen_from = [seen.lit(*(f"own:{rival.seat}:{kind}" for kind in rival.ingredients)) for rival in seen.rivals]
    aside = LOW if any(chosen_from) else HIGH + 4
    return [_CHOSEN_FROM if lit else aside for lit in chosen_from]


# ── the own strip ─────────────────────────────────────────────────────────────────────────────────


def own_canvas(seen: Seen) -> Canvas:
    """Dice, order, ingredients and cards, whatever tab is shown."""
    pieces = own_strip(seen, Box(0, 0, _WIDE, HEIGHT))
    return Canvas(width=_WIDE, height=HEIGHT, pieces=tuple(dice_on_top(pieces)))
