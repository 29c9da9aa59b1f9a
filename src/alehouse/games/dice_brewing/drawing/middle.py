"""The middle of the table: the supply and what is rolled from it, the barrel, the XP track."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import CARD, INK, ON_DARK
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.pieces import hit_area, ring, shine
from alehouse.core.draw.svg import circle, group, num, path, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import COLOURS
from alehouse.games.dice_brewing.drawing import pieces
from alehouse.games.dice_brewing.drawing.furniture import BARREL_HEIGHT, BARREL_WIDTH
from alehouse.games.dice_brewing.drawing.loose import die_piece
from alehouse.games.dice_brewing.drawing.table import DrawnTable

# ── the supply ────────────────────────────────────────────────────────────────────────────────────


@cached
def supply(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """Dice by colour and seeds that nobody has: limited, so their numbers matter (DB-3.2)."""
    ground = rect(0, 0, w, h, 14, "#3a2b20", stroke="#6a4a32", stroke_width=1.5)
    ground += heading(12, 20, table.say("scene-supply"), 14, ON_DARK, span=w - 20)
    out = [table.piece("supply", x, y, ground, table.say("scene-supply"))]
    counts = {colour: table.view.supply[colour] for colour in COLOURS} | {"seed": table.view.seeds}
    columns = 2 if w < 260 else len(counts)
    rows = -(-len(counts) // columns)
    across, down = (w - 16) / columns, (h - 32) / rows
    for n, (what, count) in enumerate(counts.items()):
        place = (x + 10 + n % columns * across, y + 27 + n // columns * down)
        out.append(counted(table, what, count, *place, across - 6, down))
    return out


def counted(table: DrawnTable, what: str, count: int, x: float, y: float, wide: float, high: float) -> Piece:
    """One kind of piece and how many are left; what has run out is pale, what may be chosen lies on a lit plate."""
    top = high / 2 - 13.5
    drawing = pieces.seed(0, top, 27) if what == "seed" else pieces.small_die(what, 0, top, 27)
    art = group(drawing, opacity=None if count else 0.4)
    if table.actions(f"supply:{what}"):
        tall = high - 3  # a little apart from the row below
        plate = rect(0, 0, wide, tall, 6, "#7a5a34")
        light = group(shine(wide, tall, 6), plate, ring(wide, tall, 6), y=1.5)
        art = group(hit_area(wide, high, 6), light, x=-4) + art
    art += text(33, high / 2 + 5.5, count, 16, ON_DARK if count else "#ff9a8a", bold=True)
    name = "@seed" if what == "seed" else f"@colour-{what}"
    return table.piece(f"supply:{what}", x, y, art, table.say("scene-left", what=name, count=count))


@cached
def rolled(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The dice of the supply that were rolled for a swap, on a cloth as large as they need (DB-6.21)."""
    dice = sorted(table.view.rolled, key=lambda die: -die.value)
    if not dice:
        return [table.piece("rolled", x, y, "")]
    columns, size = _tray(len(dice), w - 16, h - 38)
    cloth = rect(0, 0, w, h, 12, "url(#felt)", stroke="#8a5f38", stroke_width=4)
    cloth += heading(14, 22, table.say("scene-rolled"), 14, ON_DARK, span=w - 28)
    out = [table.piece("rolled", x, y, cloth, table.say("scene-rolled"))]
    where = table.say("scene-in-supply")
    for n, die in enumerate(dice):
        cx = x + 8 + (n % columns + 0.5) * (w - 16) / columns
        cy = y + 30 + (n // columns + 0.5) * (h - 38) / -(-len(dice) // columns)
        out.append(die_piece(table, die, cx, cy, size, where))
    return out


def _tray(count: int, w: float, h: float) -> tuple[int, float]:
    """In how many columns dice lie largest, and how large that is."""

    def size(columns: int) -> float:
        return min(w / columns, h / -(-count // columns), 52) - 6

    best = max(range(1, count + 1), key=size)
    return best, size(best)


# ── the barrel ────────────────────────────────────────────────────────────────────────────────────


@cached
def barrel(table: DrawnTable, x: float, y: float) -> list[Piece]:
    """Recipes brewed by all: when the barrel is full the last round is on (DB-7.1)."""
    view = table.view
    level = BARREL_HEIGHT * (1 - min(view.brewed / view.brewed_to_end, 1))
    wave = f"M-6 {num(level)}q8 -7 16 0t16 0 16 0 16 0 16 0 16 0V{num(level + 5)}H-6z"
    beer = rect(0, level, BARREL_WIDTH, BARREL_HEIGHT, 0, "url(#sunny)") + path(wave, "#fff4dc") if view.brewed else ""
    size = (0, 0, BARREL_WIDTH, BARREL_HEIGHT)
    art = use("barrel", *size) + group(beer, clip_path="url(#inside-barrel)") + use("barrel-hoops", *size)
    label = table.say("scene-brewed", brewed=view.brewed, end=view.brewed_to_end)
    return [table.piece("barrel", x, y, art, label, "rules:DB-7.1")]


# ── the XP track ──────────────────────────────────────────────────────────────────────────────────

TRACK_HEIGHT: Final = 34
# The cubes on one place, by how many there are: how large each is, and where it stands.
_CUBES: Final = (
    (25, ((0, 0),)),
    (21, ((-9, 0), (9, 0))),
    (18, ((-9, 6), (9, 6), (0, -7))),
    (18, ((-9, -8), (9, -8), (-9, 8), (9, 8))),
)


@cached
def xp_track(table: DrawnTable, x: float, y: float, w: float, rows: int = 1) -> list[Piece]:
    """A copper pipe with a cube for each player. Beyond its end cubes begin anew, with their number on a plate."""
    track = _Track(x, y, w, rows)
    label = table.say("scene-xp-track")
    out = [
        table.piece("xp-track", x, y, track.pipe(), label),
        table.piece("xp-sign", x, y, track.sign(table), label, "rules:DB-7.3"),
    ]
    xps = _xps(table)
    for seat, xp in enumerate(xps):
        cx, cy = track.place(xp)
        together = [other for other in range(len(xps)) if track.place(xps[other]) == (cx, cy)]
        size, shifts = _CUBES[len(together) - 1]
        right, down = shifts[together.index(seat)]
        art = use(f"xp-cube-{table.colour(seat)}", -size / 2, -size / 2, size)
        art += pieces.plate(xp, 0, -size / 2) if xp >= track.places else ""
        label = table.say("scene-xp-of", name=table.name(seat), xp=xp)
        out.append(table.piece(f"xp:{seat}", cx + right, cy + down - 1, art, label))
    return out


@tracked
def _xps(table: DrawnTable) -> list[int]:
    return [player.xp for player in table.view.players]


class _Track:
    """Where the places of a track lie."""

    def __init__(self, x: float, y: float, w: float, rows: int) -> None:
        self.x, self.y, self.w, self.rows = x, y, w, rows
        self.roomy = w > 600
        self.in_row = 25 if self.roomy else 15
        self.places = self.in_row * rows
        self.first = 78 if self.roomy else 34
        self.step = (w - self.first - (14 if self.roomy else 6)) / self.in_row

    def place(self, xp: int) -> tuple[float, float]:
        """The middle of the place of this many points."""
        row, column = divmod(xp % self.places, self.in_row)
        return self.x + self.first + self.step * (column + 0.5), self.y + TRACK_HEIGHT * (row + 0.5)

    def pipe(self) -> str:
        """The pipe and its numbers; every fifth is stronger."""
        out = ""
        for row in range(self.rows):
            top = row * TRACK_HEIGHT
            out += rect(0, top + 5, self.w, 24, 12, "url(#copper)", stroke="#4d2410", stroke_width=1.5)
            out += rect(10, top + 8, self.w - 20, 3, 1.5, "#fff", opacity=0.28)
        for xp in range(self.places):
            cx, cy = self.place(xp)
            cx, cy, fifth = cx - self.x, cy - self.y, xp % 5 == 0
            out += circle(cx, cy, 9.5, "#f6dfba" if fifth else "#e9c79b", stroke="#5d2c14", stroke_width=1.2)
            out += text(cx, cy + 4.4, xp, 12, "#3d1c0b", bold=fifth, anchor="middle")
        return out

    def sign(self, table: DrawnTable) -> str:
        """What is counted here, at the beginning of the pipe."""
        if self.roomy:
            sign = rect(-1, 0, 68, TRACK_HEIGHT, 9, CARD, stroke="#8a5a16", stroke_width=1.5)
            return sign + pieces.star(8, 7, 20) + text(33, 22, table.say("goods-xp"), 14, INK, bold=True, span=32)
        return rect(-1, 1, 32, 32, 9, CARD, stroke="#8a5a16", stroke_width=1.5) + pieces.star(4, 6, 22)
