"""The viewer's buildings and equipment: what is installed, the places for what is not, the plots of the farm."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED
from alehouse.core.draw.lettering import halves, text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import path, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.names import tile_name
from alehouse.games.brew_crafters.drawing.plant import lot
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item, centred, deed_items, row, row_width
from alehouse.games.brew_crafters.gist import gist
from alehouse.games.brew_crafters.view import PlayerView, PlotView

IN_HALL: Final = ("mash_tun", "double_line", "brewpub")  # these have their places where the beer is made
_GAP: Final = 5
_PLOT: Final = 34
_HIGH: Final = 84


@cached
def lots(seen: Seen, box: Box) -> list[Piece]:
    """Side by side: every tile that stands outside of the hall, installed or not; a farm needs room for its plots."""
    kinds = [tile.id for tile in seen.cards.tiles if tile.id not in IN_HALL]
    aside = len(seen.me.plots) * _PLOT
    step = (box.w - aside + _GAP) / len(kinds)
    pieces: list[Piece] = []
    x = box.x
    for kind in kinds:
        wide = step - _GAP + (aside if kind == "farm" else 0)
        place = Box(x, box.y, wide, box.h)
        pieces += [installed(seen, kind, place)] if kind in seen.me.tiles else [lot_piece(seen, kind, place)]
        if kind == "farm":
            pieces += plots(seen, seen.me, Box(x + wide - aside - 4, box.y + 24, aside, box.h - 30))
        x += wide + _GAP
    return pieces


@cached
def lots_in_rows(seen: Seen, box: Box, counted: bool = False) -> list[Piece]:
    """The same in two rows: where there is little width."""
    kinds = [tile.id for tile in seen.cards.tiles if tile.id not in IN_HALL]
    places = box.grid(-(-len(kinds) // 2), 2, _GAP)
    if counted and "farm" in kinds and len(kinds) % 2:  # the place that is left over goes to the farm: it has plots
        kinds = [*(kind for kind in kinds if kind != "farm"), "farm"]
        last = places[-1]
        places = [*places[:-2], Box(places[-2].x, last.y, last.x + last.w - places[-2].x, last.h)]
    pieces: list[Piece] = []
    for kind, place in zip(kinds, places):
        built = kind in seen.me.tiles
        pieces.append(installed(seen, kind, place) if built else lot_piece(seen, kind, place, counted=counted))
        if kind == "farm" and built:
            aside = 66 if place.w > 100 else 0  # a wide farm has its picture and name beside the plots
            low = Box(place.x + 4, place.y + place.h - 36, place.w - 8, 32)
            beside = Box(place.x + aside, place.y + 20, place.w - aside - 5, place.h - 26)
            pieces += plots(seen, seen.me, beside if aside else low)
    return pieces


def tile_label(seen: Seen, tile: str) -> str:
    card = seen.tiles[tile]
    return seen.say("scene-tile", tile=f"@tile-{tile}", does=gist(seen.cards, card.effects), upkeep=int(card.upkeep))


@cached
def installed(seen: Seen, tile: str, box: Box) -> Piece:
    """A tile that is installed."""
    name = f"installed:{seen.own}:{tile}"
    w, h = box.w, box.h
    art = rect(0, 0, w, h, 6, CARD, stroke="#5b3a22", stroke_width=1.4)
    art += _picture(tile, 2, 5, min(36.0, w - 30)) + _upkeep(seen, tile, w)
    if tile == "farm" and seen.me.plots:
        art += _name(seen.title("tile", tile), min(w, 64), h, INK)
    else:
        brief = tile_name(seen, tile, w - 6)
        art += text(w / 2, 48, brief, 12, INK, anchor="middle", span=w - 6) + _deed(seen, tile, w, h)
    art += ring(w, h, 6) if seen.lit(name) else ""
    return seen.piece(name, box.x, box.y, art, tile_label(seen, tile), name)


@cached
def lot_piece(seen: Seen, tile: str, box: Box, across: bool = False, counted: bool = False) -> Piece:
    """The place of a tile that is not installed yet; a click on it tells of the tile, and offers it where it may be.
    `counted`: it says how many are left in the supply, where that is not shown elsewhere."""
    name = f"lot:{tile}"
    w, h = box.w, box.h
    title = seen.title("tile", tile)
    art = lot(w, h)
    if across:
        art += use(f"tile-{tile}", 10, h / 2 - 18, 48, 36, opacity=0.5)
        lines = halves(title)
        art += "".join(
            text(66, h / 2 + 4.3 + (n - (len(lines) - 1) / 2) * 14, line, 12, MUTED, span=w - 72)
            for n, line in enumerate(lines)
        )
    else:
        apart = h > _HIGH  # the picture has room below the upkeep
        wide = 36 if apart else min(36.0, w - 30)
        x, y = ((w - wide) / 2, max(22.0, h * 0.42 - 20)) if apart else (4, 5)
        art += _picture(tile, x, y, wide, faint=True) + _name(tile_name(seen, tile, w - 6, lines=2), w, h, MUTED)
    art += _upkeep(seen, tile, w) + (_left(seen, tile, w) if counted else "") + ring(w, h, 6)
    target = f"tile:{tile}"
    label, why, actions = tile_label(seen, tile), _installing(seen, tile), seen.actions(target)
    return seen.piece(name, box.x, box.y, art, label, target, why, actions=actions, unfolds=True)


def _left(seen: Seen, tile: str, w: float) -> str:
    """How many are left in the supply, below the upkeep."""
    left = next((supply.left for supply in seen.view.tiles if supply.id == tile), 0)
    return text(w - 5, 31, f"×{left}", 12, MUTED if left else BERRY, anchor="end")


@tracked
def _installing(seen: Seen, tile: str) -> int | None:
    """The action that installs a tile."""
    return next((supply.action for supply in seen.view.tiles if supply.id == tile), None)


def _deed(seen: Seen, tile: str, w: float, h: float) -> str:
    """What a tile gives, in icons; where that does not fit, its first effect."""
    items = [item for effect in seen.tiles[tile].effects for item in deed_items(effect)]
    if row_width(items, 14, 12, 4) > w - 6:
        items = deed_items(seen.tiles[tile].effects[0])
    return centred(items, w / 2, h - 11, 14, 12, gap=4, span=w - 6)


def _picture(tile: str, x: float, y: float, wide: float = 36, faint: bool = False) -> str:
    return use(f"tile-{tile}", x, y, wide, wide * 0.75, opacity=0.5 if faint else None)


def _upkeep(seen: Seen, tile: str, w: float) -> str:
    """What a tile costs each Winter, in its corner."""
    items = [Item(str(int(seen.tiles[tile].upkeep)), "money")]
    return row(items, w - 5 - row_width(items, 13, 12), 13, 13, 12)


def _name(words: str, w: float, h: float, ink: str) -> str:
    """On one line or two, at the lower edge."""
    lines = [words] if width(words, 12) <= w - 6 else halves(words)
    first = h - 8 - (len(lines) - 1) * 13 - (5 if len(lines) == 1 else 0)
    return "".join(
        text(w / 2, first + n * 13, line, 12, ink, anchor="middle", span=w - 6) for n, line in enumerate(lines)
    )


# ── the farm ──────────────────────────────────────────────────────────────────────────────────────


def plots(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """The plots of a farm side by side."""
    places = box.grid(max(len(player.plots), 1), 1, 3)
    return [_plot(seen, player.seat, n, plot, place) for n, (plot, place) in enumerate(zip(player.plots, places))]


def _plot(seen: Seen, seat: int, number: int, plot: PlotView, box: Box) -> Piece:
    """Furrows; what grows there and how much it will give."""
    name = f"plot:{seat}:{number}"
    w, h = box.w, box.h
    art = rect(0, 0, w, h, 4, "#7a5433", stroke="#3f2a18", stroke_width=1)
    furrows = "".join(f"M3 {h * share:.1f}H{w - 3:.1f}" for share in (0.25, 0.5, 0.75))
    art += stroke(furrows, "#5b3c25", 2)
    if plot.kind:
        art += path(f"M{w / 2:.1f} {h - 3:.1f}v-8m0 3c-6 0-7-5-7-5s6-1 7 5zm0 0c6 0 7-5 7-5s-6-1-7 5z", "#7fb357")
        items = [Item(str(plot.gives), plot.kind)]
        art += rect(2, 2, w - 4, 18, 4, CARD) + row(items, (w - row_width(items, 14, 12)) / 2, 11, 14, 12)
    return seen.piece(name, box.x, box.y, art + ring(w, h, 4), plot_label(seen, plot), name)


def plot_label(seen: Seen, plot: PlotView) -> str:
    """What grows on a plot, and what it will give."""
    if not plot.kind:
        return seen.say("scene-plot-empty")
    return seen.say("scene-plot", kind=f"@ingredient-{plot.kind}", count=plot.gives)
