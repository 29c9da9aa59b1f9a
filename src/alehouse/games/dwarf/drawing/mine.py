"""A Mine: galleries and timber, and on each location its stack, its top card, its light and its number."""

from dataclasses import dataclass
from functools import cached_property

from alehouse.core.draw.album import part
from alehouse.core.draw.pieces import depth_plate, hit_area, number_plate, pill
from alehouse.core.draw.svg import circle, group, num, path, rect, stroke, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.cards import DEFEND, MINE
from alehouse.games.dwarf.drawing.cards import LARGE, SMALL, Size, band_height, mine_card, ring_around
from alehouse.games.dwarf.drawing.table import Table, locations_of, piles_of, stacks_of
from alehouse.games.dwarf.drawing.workers import Spot, ghost, standing_spots, worker_piece
from alehouse.games.dwarf.view import LocationView


@dataclass(frozen=True, eq=False)
class Grid:
    """The geometry of a Mine on its canvas: card size, gaps between cards, padding around them."""

    x: float
    y: float
    size: Size
    gap_x: float
    gap_y: float
    pad_x: float
    pad_y: float

    @cached_property
    def columns(self) -> list[float]:
        return [self.pad_x + n * (self.size.w + self.gap_x) for n in range(3)]

    @cached_property
    def rows(self) -> list[float]:
        return [self.pad_y + n * (self.size.h + self.gap_y) for n in range(3)]

    @property
    def w(self) -> float:
        return self.columns[2] + self.size.w + self.pad_x

    @property
    def h(self) -> float:
        return self.rows[2] + self.size.h + self.pad_y

    @property
    def worker_height(self) -> float:
        return {"l": 72, "m": 56, "s": 48}[self.size.name]

    def cell(self, position: int) -> tuple[float, float]:
        """Where the card of a position lies on the canvas."""
        return self.x + self.columns[(position - 1) % 3], self.y + self.rows[(position - 1) // 3]


@part
def gallery(table: Table, mine: str, grid: Grid) -> Piece:
    """The mountain cut open, with timber between the galleries."""
    w, h = grid.w, grid.h

    def at(x: float, y: float) -> str:
        return f"{num(round(w * x, 1))} {num(round(h * y, 1))}"

    cracks = (
        f"M{at(0, 0.2)}L{at(0.03, 0.16)}L{at(0.1, 0.012)}M{at(1, 0.34)}L{at(0.975, 0.4)}L{at(0.985, 0.56)}"
        f"L{at(1, 0.6)}M{at(0, 0.7)}L{at(0.03, 0.74)}L{at(0.01, 0.84)}"
    )
    beam = min(10, grid.gap_x * 0.5)
    posts = [grid.columns[n] + grid.size.w + grid.gap_x / 2 for n in range(2)]
    beams = [grid.rows[n] + grid.size.h + grid.gap_y / 2 for n in range(2)]
    lights = [(x, y + grid.size.h * 0.42) for y in grid.rows for x in posts]
    dim = 1 if grid.size is LARGE else 0.6
    art = rect(0, 0, w, h, 14, "url(#cave)", stroke="#0f1316", stroke_width=2, filter="url(#shadow)")
    art += stroke(cracks, "#12171a", 2.4, opacity=0.9)
    art += "".join(circle(x, y, grid.size.w * 0.85, "url(#lamplight)", opacity=dim) for x, y in lights)
    art += "".join(rect(x - beam / 2, 4, beam, h - 8, 2, "url(#post)", stroke="#1d1108", stroke_width=1) for x in posts)
    for y in beams:
        art += rect(4, y - beam / 2, w - 8, beam, 2, "url(#beam)", stroke="#1d1108", stroke_width=1)
        art += "".join(circle(x, y, 2, "#d9c39a", stroke="#1d1108", stroke_width=0.8) for x in posts)
    label = table.say("scene-mine", mine=mine, sets=len(table.mines))
    return table.piece(f"mine:{mine}", grid.x, grid.y, art, label)


@part
def lamps(table: Table, mine: str, grid: Grid) -> Piece:
    """The lamps on the posts; they hang in front of the cards' edges."""
    tall = 34 if grid.gap_x >= 18 else 24
    wide = tall * 24 / 34
    art = ""
    for y in grid.rows:
        for column in range(2):
            x = grid.columns[column] + grid.size.w + grid.gap_x / 2
            top = y + grid.size.h * 0.36
            art += circle(x, top + tall * 0.47, tall * 0.76, "url(#lamplight)")
            art += use("lamp", x - wide / 2, top, wide, tall)
    return table.piece(f"lamps:{mine}", grid.x, grid.y, group(art, pointer_events="none"))


# ── locations ─────────────────────────────────────────────────────────────────────────────────────


@part
def stacks(table: Table, mine: str, grid: Grid) -> list[Piece]:
    """What lies under the top cards: the edges of buried cards, and the face of the next one."""
    places = stacks_of(table, mine)
    return [
        *(_edges(table, location, grid) for location in places),
        *(_next_card(table, location, grid) for location in places),
    ]


def _edges(table: Table, location: LocationView, grid: Grid) -> Piece:
    size, count = grid.size, len(location.stack)
    art = rect(0, 0, size.w, size.h + (count - 1) * size.edge, 10, "#000", filter="url(#shadow)", opacity=0.6)
    art += use(f"edges-{size.name}-{min(count, 6)}", 0, 0, size.w, size.h)
    return table.piece(f"stack:{location.id}", *grid.cell(location.position), art)


def _next_card(table: Table, location: LocationView, grid: Grid) -> Piece:
    """Seen for a moment while a new card flies in, or the top one away; no part of the edges, which change less."""
    buried = location.stack[:-1]
    art = mine_card(table.card(buried[-1]), grid.size, table.words) if buried else ""
    return table.piece(f"next:{location.id}", *grid.cell(location.position), art)


@dataclass(frozen=True)
class Origins:
    """Where cards come from and go to: the Mountain, the discards, the special piles."""

    mountain: tuple[float, float]
    discards: tuple[float, float]
    piles: dict[str, tuple[float, float]]


@part
def cards(table: Table, mine: str, grid: Grid, origins: Origins) -> list[Piece]:
    """Every card of a set in its place, so that it glides from there; only those on top are seen."""
    stay = _whereabouts(table, mine, grid, origins)
    tops = {location.stack[-1]: location for location in stacks_of(table, mine)}
    pieces: list[Piece] = []
    for name, card in table.catalogue.cards.items():
        x, y = stay.get(name, origins.mountain)
        location = tops.get(name)
        art = mine_card(card, grid.size, table.words) if location else ""
        motion = "flip" if location and location.new else ""
        pieces.append(table.piece(f"card:{mine}:{name}", x, y, art, motion=motion, actions=()))
    return pieces


def _whereabouts(table: Table, mine: str, grid: Grid, origins: Origins) -> dict[str, tuple[float, float]]:
    """Where cards lie that are not in the Mountain; an unseen special card lies somewhere in the piles."""
    somewhere = next(iter(origins.piles.values()), origins.mountain)
    places = {special.mine_side.id: somewhere for special in table.catalogue.specials.values()}
    places |= {pile.mine_side: origins.piles[pile.id] for pile in piles_of(table, mine) if pile.id in origins.piles}
    for view in table.view.mountains:
        if view.mine == mine:
            places |= dict.fromkeys((*view.next, *view.later), origins.mountain)
            places |= dict.fromkeys(view.discards, origins.discards)
    for location in stacks_of(table, mine):
        places |= dict.fromkeys(location.stack, grid.cell(location.position))
    return places


def locations(table: Table, mine: str, grid: Grid) -> list[Piece]:
    """The places to click: light while legal, hatching while occupied; then number plates and depths."""
    return [*_locations(table, mine, grid, table.colour(table.own)), *_plates(table, mine, grid)]


@part
def _locations(table: Table, mine: str, grid: Grid, colour: int) -> list[Piece]:
    """The places to click for workers of this colour."""
    raises, helps = table.raises, table.calls_help
    pieces: list[Piece] = []
    for location, (art, label) in zip(stacks_of(table, mine), _faces(table, mine, grid)):
        if not raises:
            feet = grid.size.effect_top(table.card(location.stack[-1])) + 5
            art += ghost(colour, helps, grid.size.w * 0.69, feet, grid.worker_height)
        name, stack = f"loc:{location.id}", f"stack:{location.id}"
        place = grid.cell(location.position)
        pieces.append(table.piece(name, *place, art, label, stack, location.place, unfolds=raises))
    return pieces


@part
def _faces(table: Table, mine: str, grid: Grid) -> list[tuple[str, str]]:
    """What the locations show to everybody, and their labels."""
    return [_face(table, location, grid) for location in locations_of(table, mine)]


@part
def _plates(table: Table, mine: str, grid: Grid) -> list[Piece]:
    places = stacks_of(table, mine)
    return [
        *(_plate(table, location, grid) for location in places),
        *(_depth(table, location, grid) for location in places),
    ]


@part
def _face(table: Table, location: LocationView, grid: Grid) -> tuple[str, str]:
    size = grid.size
    card = table.card(location.stack[-1])
    art = hit_area(size.w, size.h)
    if location.workers:
        art += _blocked(size)
    art += _seal(table, location, grid)
    if location.new:
        art += group(
            pill(_new_width(table), 18, table.say("scene-new")), x=6, y=band_height(table.title(card), size) + 6
        )
    return art + ring_around(size), _location_label(table, location)


def _plate(table: Table, location: LocationView, grid: Grid) -> Piece:
    """The location's number on brass."""
    x, y = grid.cell(location.position)
    number = table.view.spot(location.id)
    large = grid.size is LARGE
    r, inset = (12, 2) if large else (12 if len(number) > 1 else 10, 0)
    art = group(number_plate(number, r, 14 if large else 12), pointer_events="none")
    return table.piece(f"plate:{location.id}", x + inset, y + inset, art)


def _new_width(table: Table) -> float:
    return max(38, len(table.say("scene-new")) * 8 + 14)


def _blocked(size: Size) -> str:
    """Hatching over everything but the title."""
    w, h, low = num(size.w), num(size.h), num(size.h - 10)
    shape = f"M0 {num(size.band)}H{w}V{low}A10 10 0 0 1 {num(size.w - 10)} {h}H10A10 10 0 0 1 0 {low}Z"
    return path(shape, "url(#hatch)", opacity=0.5)


def _seal(table: Table, location: LocationView, grid: Grid) -> str:
    """An army guards every monster; raiders stop every mine action."""
    card = table.card(location.stack[-1])
    guarded = table.view.mustered and card.action == DEFEND
    stopped = table.view.raided and card.action == MINE
    if not guarded and not stopped:
        return ""
    r = grid.size.w * 0.15
    cx, cy = grid.size.w * 0.27, grid.size.band + grid.size.picture_of(card) * 0.42
    if guarded:
        disc = circle(0, 0, r, "#4b7330", stroke="#e5f3da", stroke_width=2)
        return group(disc, use("a-defend", -r * 0.7, -r * 0.7, r * 1.4, color="#fff"), x=cx, y=cy)
    disc = circle(0, 0, r, "#fbf0ee")
    return group(disc, use("no-mining", -r, -r, r * 2), x=cx, y=cy)


def _location_label(table: Table, location: LocationView) -> str:
    return table.say(
        "scene-location",
        number=table.view.spot(location.id),
        card=table.title(table.card(location.stack[-1])),
        cards=len(location.stack),
        workers=len(location.workers),
        names=[table.name(worker.seat) for worker in location.workers],
    )


def _depth(table: Table, location: LocationView, grid: Grid) -> Piece:
    """How many cards lie here; opens the stack."""
    x, y = grid.cell(location.position)
    count = len(location.stack)
    label = table.say("scene-stack", number=table.view.spot(location.id), cards=count)
    shown = count > 1 or grid.size is SMALL
    return table.piece(
        f"depth:{location.id}",
        x + grid.size.w / 2,
        y + grid.size.h - 8,
        depth_plate(count) if shown else "",
        label if shown else "",
        f"stack:{location.id}" if shown else "",
    )


@part
def placed_workers(table: Table, mine: str, grid: Grid) -> list[Piece]:
    """The workers in the Mine."""
    pieces: list[Piece] = []
    for location in locations_of(table, mine):
        x, y = grid.cell(location.position)
        feet = y + grid.size.effect_top(table.card(location.stack[-1])) + 5
        tall = grid.worker_height if len(location.workers) == 1 else grid.worker_height * 0.84
        places = standing_spots(len(location.workers), x + grid.size.w * 0.69, grid.size.w * 0.27)
        for worker, foot in zip(location.workers, places):
            label = table.say(
                "scene-worker-on",
                name=table.name(worker.seat),
                number=table.view.spot(location.id),
                spent=str(worker.spent).lower(),
            )
            pieces.append(worker_piece(table, worker, Spot(foot, feet, tall, "location", label)))
    return pieces


@part
def slab(table: Table, x: float, y: float, w: float, h: float) -> Piece:
    """The slate under Mine, Mountain and special piles."""
    cracks = (
        f"M{num(w - 60)} 0L{num(w - 44)} 20L{num(w - 52)} 38M{num(w)} 176L{num(w - 12)} 190L{num(w - 8)} 214"
        f"M{num(w)} 470L{num(w - 10)} 486L{num(w - 16)} 480M{num(w - 90)} {num(h)}L{num(w - 76)} {num(h - 12)}"
        f"L{num(w - 40)} {num(h - 8)}"
    )
    art = rect(0, 0, w, h, 14, "url(#rock)", stroke="#14181b", stroke_width=2, filter="url(#shadow)")
    return table.piece("slab", x, y, art + stroke(cracks, "#1a2025", 2, opacity=0.6))
