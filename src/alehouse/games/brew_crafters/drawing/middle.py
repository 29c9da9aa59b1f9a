"""The shared boards of the wide table but the season wheel: market, actions, people, recipes, supplies."""

from typing import Final

from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.brewery_actions import brewery_actions
from alehouse.games.brew_crafters.drawing.choosing import choosing
from alehouse.games.brew_crafters.drawing.collaboration import collaboration
from alehouse.games.brew_crafters.drawing.community import community
from alehouse.games.brew_crafters.drawing.exchange import exchange
from alehouse.games.brew_crafters.drawing.market import market
from alehouse.games.brew_crafters.drawing.partnerships import partnerships
from alehouse.games.brew_crafters.drawing.people import people
from alehouse.games.brew_crafters.drawing.recipes import recipes
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.tiles_supply import tiles_supply

_GAP: Final = 6
_STRIP: Final = 46  # tiles, partners and, for experts, exchange and farm at the foot
_RECIPES: Final = 146
_RIGHT: Final = 308  # how wide actions and people are
_ACTIONS: Final = 87
_COLLABORATION: Final = 108
_EXCHANGE: Final = 236
_NARROW: Final = 196  # the exchange beside many partners
_FEW: Final = 3
_FARM: Final = 112
_PARTNER: Final = 146  # how wide a partner's plate is at the most
_TILES: Final = 0.48  # of the rest of the strip, where partners need the other part


def middle(seen: Seen, box: Box) -> list[Piece]:
    """Everything in its place; above it, cards to choose from."""
    high = box.h - _STRIP - _RECIPES - 2 * _GAP
    right = Box(box.x + box.w - _RIGHT, box.y, _RIGHT, high)
    out = market(seen, Box(box.x, box.y, box.w - _RIGHT - _GAP, high))
    out += brewery_actions(seen, Box(right.x, right.y, right.w, _ACTIONS))
    out += people(seen, right.inside(0, _ACTIONS + _GAP, 0, 0))
    out += _beer(seen, Box(box.x, box.y + high + _GAP, box.w, _RECIPES))
    out += _supplies(seen, Box(box.x, box.y + box.h - _STRIP, box.w, _STRIP))
    return out + choosing(seen, box)


def _beer(seen: Seen, box: Box) -> list[Piece]:
    if not seen.view.sections:
        return recipes(seen, box)
    out = recipes(seen, box.inside(0, 0, _COLLABORATION + _GAP, 0))
    return out + collaboration(seen, Box(box.x + box.w - _COLLABORATION, box.y, _COLLABORATION, box.h))


def _supplies(seen: Seen, box: Box) -> list[Piece]:
    """From left to right: tiles, partners, exchange, farm."""
    out: list[Piece] = []
    right = box.x + box.w
    if seen.view.community:
        right -= _FARM
        out += community(seen, Box(right, box.y, _FARM, box.h))
        right -= _GAP
    count = len(seen.view.partnerships)
    if seen.view.exchange:
        lines = _EXCHANGE if count <= _FEW else _NARROW
        right -= lines
        out += exchange(seen, Box(right, box.y, lines, box.h))
        right -= _GAP
    wide = right - box.x - _GAP
    partners = min(wide * (1 - _TILES), _PARTNER * max(count, 1))
    out += tiles_supply(seen, Box(box.x, box.y, wide - partners, box.h))
    return out + partnerships(seen, Box(right - partners, box.y, partners, box.h))
