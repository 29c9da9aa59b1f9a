"""The narrow table: rivals as chips, one room at a time behind tabs, the own things always at hand below. A shorter
phone shows the same rooms on narrower canvases, so that nothing becomes too small on the narrowest one."""

from typing import Final

from alehouse.core.draw.aim import aim
from alehouse.core.scene import Box, Canvas, Piece, Scene, Tab
from alehouse.games.brew_crafters.drawing.brewery_actions import brewery_actions
from alehouse.games.brew_crafters.drawing.chips import rivals_canvas
from alehouse.games.brew_crafters.drawing.choosing import choosing, cloth_height
from alehouse.games.brew_crafters.drawing.collaboration import collaboration
from alehouse.games.brew_crafters.drawing.community import community
from alehouse.games.brew_crafters.drawing.exchange import exchange
from alehouse.games.brew_crafters.drawing.landscape import in_layers
from alehouse.games.brew_crafters.drawing.market import COMMUNITY, Stalls, market
from alehouse.games.brew_crafters.drawing.own_lab import lab
from alehouse.games.brew_crafters.drawing.own_line import hall, pub
from alehouse.games.brew_crafters.drawing.own_people import own_people
from alehouse.games.brew_crafters.drawing.own_store import low_storehouse
from alehouse.games.brew_crafters.drawing.own_strip import HEIGHT, own_strip
from alehouse.games.brew_crafters.drawing.own_tiles import lots_in_rows
from alehouse.games.brew_crafters.drawing.paper import RATIO
from alehouse.games.brew_crafters.drawing.partnerships import partnerships
from alehouse.games.brew_crafters.drawing.people import people, people_height
from alehouse.games.brew_crafters.drawing.recipes import recipes
from alehouse.games.brew_crafters.drawing.rivals import rival
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.sides import sides_laid_out
from alehouse.games.brew_crafters.drawing.status import status_line
from alehouse.games.brew_crafters.drawing.tiles_supply import tiles_supply

W: Final = 390
_MARGIN: Final = 8
_GAP: Final = 8
_RIVAL: Final = 176
_LAID_OUT: Final = 480  # how high a page is that has cards to choose from
_MANY: Final = 800  # and one with all recipes that nobody brews
_ROW: Final = 81.0  # how high a row of the market is at the most
_LEAST: Final = 52.0
_ACROSS: Final = 3  # market spaces side by side


def scene(seen: Seen) -> Scene:
    own = Box(0, 0, W - 2 * _MARGIN, HEIGHT)
    return Scene(
        layout=seen.layout,
        status=status_line(seen),
        rivals=rivals_canvas(seen, W, _MARGIN),
        tabs=tabs(seen, W),
        own=Canvas(width=own.w, height=own.h, pieces=in_layers(seen, own_strip(seen, own))),
    )


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(seen: Seen, w: float, area: float = 0) -> tuple[Tab, ...]:
    """On canvases of that width. The rows of the market are as high as they can be in an `area`, if that is little."""
    return (
        _market_tab(seen, _Page(w), area),
        _brewery_tab(seen, _Page(w)),
        _recipes_tab(seen, _Page(w)),
        _staff_tab(seen, _Page(w)),
        _lab_tab(seen, _Page(w)),
        _rivals_tab(seen, _Page(w)),
    )


class _Page:
    """Rooms one below the other."""

    def __init__(self, w: float) -> None:
        self.pieces: list[Piece] = []
        self.w = w
        self.y = 4.0

    def room(self, high: float) -> Box:
        """The place for the next room."""
        box = Box(_MARGIN, self.y, self.w - 2 * _MARGIN, high)
        self.y += high + _GAP
        return box

    def tab(self, seen: Seen, name: str) -> Tab:
        waiting = len({action for piece in self.pieces for action in piece.actions})
        canvas = Canvas(width=self.w, height=self.y, pieces=in_layers(seen, self.pieces))
        return Tab(id=name, label=seen.say(f"scene-tab-{name}"), waiting=waiting, canvas=canvas)

    def lay_out(self, seen: Seen, name: str, high: float = _LAID_OUT) -> Tab:
        """Cards to choose from, instead of everything else."""
        box = Box(_MARGIN, self.y, self.w - 2 * _MARGIN, high)
        taken = cloth_height(seen, box)
        self.pieces += choosing(seen, Box(box.x, box.y - (high - taken) / 2, box.w, high))  # it lies in the middle
        self.y += taken + _GAP
        return self.tab(seen, name)


def _market_tab(seen: Seen, page: _Page, area: float) -> Tab:
    count = sum(space.id != COMMUNITY for space in seen.view.market)
    stalls = Stalls(count, _ACROSS, -(-count // _ACROSS))
    row = _ROW - (stalls.height(_ROW) - area) / stalls.rows if area else _ROW
    page.pieces += market(seen, page.room(stalls.height(max(_LEAST, min(_ROW, row)))), stalls)
    if seen.view.exchange:
        page.pieces += exchange(seen, page.room(150))
    if seen.view.community:
        page.pieces += community(seen, page.room(110))
    return page.tab(seen, "market")


def _brewery_tab(seen: Seen, page: _Page) -> Tab:
    """The actions of the shifts, and the own brewery: the hall, storehouse and pub, tiles."""
    page.pieces += brewery_actions(seen, page.room(112))
    page.pieces += hall(seen, page.room(206))
    below = page.room(206)
    page.pieces += low_storehouse(seen, Box(below.x, below.y, below.w - 106, below.h), 3)
    page.pieces += pub(seen, Box(below.x + below.w - 98, below.y, 98, below.h))
    page.pieces += lots_in_rows(seen, page.room(156))
    return page.tab(seen, "brewery")


def _recipes_tab(seen: Seen, page: _Page) -> Tab:
    if seen.view.unused_recipes:
        return page.lay_out(seen, "recipes", _MANY)
    page.pieces += recipes(seen, page.room(82 + RATIO * (page.w - 42)))
    if seen.view.sections:
        page.pieces += collaboration(seen, page.room(200))
    return page.tab(seen, "recipes")


def _staff_tab(seen: Seen, page: _Page) -> Tab:
    """Who may be hired, partnerships, tiles that may be installed."""
    if seen.view.agency:
        return page.lay_out(seen, "staff")
    page.pieces += people(seen, page.room(people_height(len(seen.view.workers))))
    page.pieces += partnerships(seen, page.room(30 + 52.0 * max(-(-len(seen.view.partnerships) // 2), 1)))
    page.pieces += tiles_supply(seen, page.room(30 + 80.0 * -(-len(seen.view.tiles) // 3)))
    return page.tab(seen, "staff")


def _lab_tab(seen: Seen, page: _Page) -> Tab:
    """The own research lab, and who works for the viewer."""
    if sides_laid_out(seen):
        return page.lay_out(seen, "lab")
    page.pieces += lab(seen, seen.me, page.room(256))
    page.pieces += own_people(seen, page.room(102))
    return page.tab(seen, "lab")


def _rivals_tab(seen: Seen, page: _Page) -> Tab:
    """What all of them want, then one below the other."""
    goal, high = aim(seen, _MARGIN, page.y, page.w - 2 * _MARGIN)
    page.pieces.append(goal)
    page.y += high
    for player in seen.rivals:
        page.pieces += rival(seen, player, page.room(_RIVAL))
    return page.tab(seen, "rivals")
