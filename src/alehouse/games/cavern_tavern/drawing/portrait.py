"""The narrow table: rivals as chips, one room at a time behind tabs, the own things always at hand below."""

from itertools import chain
from typing import Final, NamedTuple

from alehouse.core.draw.aim import aim
from alehouse.core.draw.cache import cached
from alehouse.core.draw.players import badge
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Piece, Scene, Tab
from alehouse.games.cavern_tavern.drawing.cellar import cellar
from alehouse.games.cavern_tavern.drawing.chamber import chamber
from alehouse.games.cavern_tavern.drawing.choosing import DRAWN, choosing, laid_out, only_drawn
from alehouse.games.cavern_tavern.drawing.goods import dice, row, row_width
from alehouse.games.cavern_tavern.drawing.mess_hall import ONE_LINE, TWO_LINES, Slips, mess_hall
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
from alehouse.games.cavern_tavern.drawing.rivals import HIGH, rival
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.solo import solo_automa, solo_goal
from alehouse.games.cavern_tavern.drawing.status import status_line
from alehouse.games.cavern_tavern.drawing.tasks_board import chores, kitchen
from alehouse.games.cavern_tavern.drawing.workshop import workshop
from alehouse.games.cavern_tavern.view import PlayerView

_EDGE: Final = 8  # at both sides
_CHIP: Final = 50  # the height of a chip
_WITH_MEDALS: Final = 3  # chips in a row have room for medals
_IN_A_ROW: Final = 3
_TASKS: Final = 161  # so that fingers find each task
_OFFICE: Final = 0.53  # of the width, beside the Workshop
_OFFICE_H: Final = 292
_CHAMBER: Final = 292
_RIVAL: Final = HIGH + 4


class Phone(NamedTuple):
    """What differs from telephone to telephone."""

    w: float
    hall: float  # the height of the Mess Hall
    laid_out: float  # and while cards lie over it in two rows
    cellar: float
    slips: Slips

    @property
    def within(self) -> float:
        """What stands between the margins."""
        return self.w - 2 * _EDGE


LARGE: Final = Phone(390, 292, 400, 300, ONE_LINE)
SMALL: Final = Phone(360, 300, 352, 333, TWO_LINES)  # with little height


def scene(seen: Seen) -> Scene:
    return Scene(
        layout=seen.layout,
        status=status_line(seen, LARGE.w),
        rivals=rivals_canvas(seen, LARGE),
        tabs=tabs(seen, LARGE),
        own=own_canvas(seen),
    )


# ── chips ─────────────────────────────────────────────────────────────────────────────────────────


def rivals_canvas(seen: Seen, phone: Phone) -> Canvas:
    """A chip for each rival in one row, with medals in two; alone, what has to be reached."""
    if seen.view.solo:
        return Canvas(width=phone.w, height=72, pieces=tuple(solo_goal(seen, Box(_EDGE, 0, phone.within, 72))))
    gap = 5
    rows = 2 if seen.view.over and len(seen.rivals) > _WITH_MEDALS else 1
    across = -(-len(seen.rivals) // rows)
    w = (phone.within - gap * (across - 1)) / across
    boxes = [
        Box(_EDGE + n % across * (w + gap), 2 + n // across * (_CHIP + gap), w, _CHIP) for n in range(len(seen.rivals))
    ]
    chips = [_chip(seen, player, box) for player, box in zip(seen.rivals, boxes)]
    high = rows * (_CHIP + gap) - gap + 4
    return Canvas(width=phone.w, height=high, pieces=tuple(dice_on_top(list(chain.from_iterable(chips)))))


@cached
def _chip(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """Shape and name above, points below; beside them as many dice as fit."""
    small = box.w < 100
    colour = seen.colour(player.seat)
    art = ground(colour, box.w, box.h, r=9) + badge(colour, 6, box.h / 2, 7.5)
    aside = 36 if seen.view.over else 0  # the medal
    low = small and not aside  # the marker stands beside the points
    span = box.w - 24 - aside - (16 if player.first_player and not low else 0)
    name = name_words(seen, player, span, 14)
    pieces = [
        seen.turn_light(player.seat, *box),
        player_piece(seen, player, box, art),
        seen.piece(f"name:{player.seat}", box.x + 18, box.y + 19, name),
        score(seen, player, box.x + 17, box.y + 36, 14),
        *first_marker(seen, player, box.x + box.w - aside - 19, box.y + (27 if low else 4), 15),
    ]
    if not small and not seen.view.over:
        things = dice(seen, player, 17)
        taken = min(row_width(things), box.w - 74)
        pieces += row(things, box.x + box.w - taken - 7, box.y + 35, taken)
    return as_a_whole(seen, player, pieces + place_ribbon(seen, player, box.x + box.w - 18, box.y + 18))


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(seen: Seen, phone: Phone) -> tuple[Tab, ...]:
    return (
        _hall_tab(seen, phone),
        _tab(seen, "cellar", phone.w, cellar(seen, _page(phone, phone.cellar)), phone.cellar),
        _tasks_tab(seen, phone),
        _office_tab(seen, phone),
        *([_chamber_tab(seen, phone)] if seen.view.expansion else []),
        _players_tab(seen, phone),
    )


def _page(phone: Phone, high: float) -> Box:
    """Where a room stands that has a page for itself."""
    return Box(_EDGE, _EDGE / 2, phone.within, high)


def _tab(
    seen: Seen, name: str, w: float, pieces: list[Piece], height: float, over: frozenset[str] = frozenset()
) -> Tab:
    """A page around what is so high; what lies `over` everything else comes last."""
    waiting = len({action for piece in pieces for action in piece.actions})
    ordered = sorted(dice_on_top(pieces), key=lambda piece: piece.id in over)
    canvas = Canvas(width=w, height=height + _EDGE, pieces=tuple(ordered))
    key = "automa" if name == "players" and seen.view.solo else name
    return Tab(id=name, label=seen.say(f"scene-tab-{key}"), waiting=waiting, canvas=canvas)


def _hall_tab(seen: Seen, phone: Phone) -> Tab:
    """The Mess Hall, and cards to choose from over it, or an order from the deck below it. Three slips need as much
    width as a large telephone has: on a small one they are a little smaller."""
    high = phone.hall
    if only_drawn(seen):
        high += DRAWN + 6
    elif len(laid_out(seen)) > _IN_A_ROW:
        high = max(high, phone.laid_out)
    cards = choosing(seen, _page(LARGE, high))
    pieces = mess_hall(seen, _page(LARGE, phone.hall), phone.slips) + cards
    return _tab(seen, "hall", LARGE.w, pieces, high, frozenset(piece.id for piece in cards))


def _tasks_tab(seen: Seen, phone: Phone) -> Tab:
    upper = _page(phone, _TASKS)
    lower = upper._replace(y=upper.y + _TASKS + 6)
    return _tab(seen, "tasks", phone.w, kitchen(seen, upper) + chores(seen, lower), 2 * _TASKS + 6)


def _office_tab(seen: Seen, phone: Phone) -> Tab:
    """Office and Workshop side by side, so that a telephone shows both whole."""
    whole = _page(phone, _OFFICE_H)
    left = whole._replace(w=round(whole.w * _OFFICE))
    right = whole.inside(left.w + 6, 0, 0, 0)
    return _tab(seen, "office", phone.w, office(seen, left) + workshop(seen, right), _OFFICE_H)


def _chamber_tab(seen: Seen, phone: Phone) -> Tab:
    return _tab(seen, "secret", phone.w, chamber(seen, _page(phone, _CHAMBER)), _CHAMBER)


def _players_tab(seen: Seen, phone: Phone) -> Tab:
    """What they all want, then the rivals one below the other; alone, the Automa."""
    goal, high = aim(seen, _EDGE, 4, phone.within)
    if seen.view.solo:
        below = _page(phone, 130)
        pieces = solo_automa(seen, below._replace(y=below.y + high))
        return _tab(seen, "players", phone.w, [goal, *pieces], 130 + high)
    pieces, y = [goal], 6.0 + high
    for player in seen.rivals:
        pieces += rival(seen, player, Box(_EDGE + 2, y, phone.within - 4, _RIVAL))
        y += _RIVAL + 10
    return _tab(seen, "players", phone.w, pieces, y - 6)


# ── the own strip ─────────────────────────────────────────────────────────────────────────────────


def own_canvas(seen: Seen) -> Canvas:
    """Dice, order, ingredients and cards, whatever tab is shown."""
    w = LARGE.within
    pieces = own_strip(seen, Box(0, 0, w, HEIGHT))
    return Canvas(width=w, height=HEIGHT, pieces=tuple(dice_on_top(pieces)))
