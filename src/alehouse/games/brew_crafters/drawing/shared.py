"""The shared boards in one column, for a laptop and for an upright tablet: market, actions of the shifts, recipes as
lines; people, collaboration and partners below them."""

from typing import Final, NamedTuple

from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.brewery_actions import actions_strip
from alehouse.games.brew_crafters.drawing.choosing import choosing
from alehouse.games.brew_crafters.drawing.collaboration import collaboration
from alehouse.games.brew_crafters.drawing.community import community
from alehouse.games.brew_crafters.drawing.exchange import exchange
from alehouse.games.brew_crafters.drawing.market import COMMUNITY, Stalls, market
from alehouse.games.brew_crafters.drawing.market_line import market_line
from alehouse.games.brew_crafters.drawing.partnerships import partnerships
from alehouse.games.brew_crafters.drawing.people import people
from alehouse.games.brew_crafters.drawing.recipes import recipe_lines
from alehouse.games.brew_crafters.drawing.seen import Seen

_GAP: Final = 6
_FOLDED: Final = 62  # how high the market is as one line
_FEW: Final = 3  # so many players have few partners to choose from
_NAMED: Final = 96  # so wide a plate has room for a name


class Fit(NamedTuple):
    """How high each board is at the least, and how many spaces lie side by side at the most."""

    rows: dict[int, float]  # how high a row of the market is, by their number
    actions: float
    recipes: dict[int, float]  # by the market's rows
    foot: float
    across: int
    lines: int  # how many lines of the exchange lie side by side
    person: float  # how high somebody for hire is
    collaboration: float  # how wide it is
    partners: float


LAPTOP: Final = Fit({2: 70, 3: 56, 4: 48}, 52, {2: 166, 3: 145, 4: 126}, 126, 6, 2, 29, 116, 208)
# A finger needs more height than a mouse.
FINGERS: Final = Fit({2: 56, 3: 45, 4: 44}, 52, {2: 132, 3: 132, 4: 132}, 111, 7, 4, 40, 212, 196)


def shared_boards(seen: Seen, box: Box, fit: Fit, folded: bool = False) -> list[Piece]:
    """Everything in its place from top to bottom; above it, cards to choose from. `folded`: the market is one line."""
    stalls = _stalls(seen, fit)
    spare = max(0.0, box.h - shared_height(seen, fit, folded))
    place = Box(box.x, box.y, box.w, _FOLDED)
    if folded:
        spare /= 2
        out = market_line(seen, place)
    else:
        spare *= 0.3
        place = Box(box.x, box.y, box.w, stalls.height(fit.rows[stalls.rows]) + spare * 4 / 3)
        out = market(seen, place, stalls) + _beside_stalls(seen, stalls.free_place(place), fit)
    y = place.y + place.h + _GAP
    out += actions_strip(seen, Box(box.x, y, box.w, fit.actions))
    y += fit.actions + _GAP
    beer = fit.recipes[stalls.rows] + spare
    out += recipe_lines(seen, Box(box.x, y, box.w, beer))
    y += beer + _GAP
    out += _foot(seen, Box(box.x, y, box.w, box.y + box.h - y), fit)
    return out + choosing(seen, box)


def shared_height(seen: Seen, fit: Fit, folded: bool = False) -> float:
    """How high all of them are at the least."""
    stalls = _stalls(seen, fit)
    top = _FOLDED if folded else stalls.height(fit.rows[stalls.rows])
    return top + fit.actions + fit.recipes[stalls.rows] + fit.foot + 3 * _GAP


# ── the market ────────────────────────────────────────────────────────────────────────────────────


def _stalls(seen: Seen, fit: Fit) -> Stalls:
    """In as few rows, and as few columns, as hold all spaces with exchange and farm behind them."""
    count = sum(space.id != COMMUNITY for space in seen.view.market)
    aside = _aside(seen, fit)
    choices = [Stalls(count, columns, rows) for rows in (2, 3, 4) for columns in range(5, fit.across + 1)]
    return next((stalls for stalls in choices if stalls.free >= aside), choices[-1])


def _aside(seen: Seen, fit: Fit) -> int:
    """How many places of the market exchange and farm take: lines side by side need more of them."""
    lines = (fit.lines if fit.lines > 2 else 2) if seen.view.exchange else 0
    return lines + (1 if seen.view.community else 0)


def _beside_stalls(seen: Seen, box: Box | None, fit: Fit) -> list[Piece]:
    """The exchange and the Community Farm, side by side; the lines need most of the room."""
    if box is None:
        return []
    if seen.view.exchange and seen.view.community:
        left = round(box.w * (fit.lines / (fit.lines + 1)))
        lines, farm = Box(box.x, box.y, left - 5, box.h), Box(box.x + left, box.y, box.w - left, box.h)
        return exchange(seen, lines, fit.lines) + community(seen, farm)
    if seen.view.exchange:
        return exchange(seen, box, fit.lines)
    return community(seen, box) if seen.view.community else []


# ── people ────────────────────────────────────────────────────────────────────────────────────────


def _foot(seen: Seen, box: Box, fit: Fit) -> list[Piece]:
    """Who may be hired, the collaboration, partners."""
    right = box.x + box.w
    out: list[Piece] = []
    wide = fit.partners if seen.view.seats > _FEW or len(seen.view.partnerships) > 2 else fit.partners / 2 + 10
    out += partnerships(seen, Box(right - wide, box.y, wide, box.h))
    right -= wide + _GAP
    if seen.view.sections:
        out += collaboration(seen, Box(right - fit.collaboration, box.y, fit.collaboration, box.h))
        right -= fit.collaboration + _GAP
    left = Box(box.x, box.y, right - box.x, box.h)
    return out + people(seen, left, _columns(len(seen.view.workers), left, fit.person))


def _columns(count: int, box: Box, least: float) -> int:
    """Few people have a line each; more of them two rows while there is room for names, else as many as fit."""
    most = max(1, int((box.h - 23) // (least + 4)))
    if count <= min(most, 3):
        return 1
    in_two = -(-count // 2)
    return in_two if most < 3 or box.w / in_two >= _NAMED else -(-count // most)
