"""A table as pictures: pieces with places, drawn as SVG; and what changed between two of them.

A game's `scene(view, words, layout)` makes one. The browser shows its canvases, moves pieces whose place
changed and redraws those whose drawing changed; a notebook shows the same canvases as one SVG.
"""

from bisect import bisect_left
from typing import Final, NamedTuple

from msgspec import Struct, field

# What a table is laid out for.
LANDSCAPE: Final = "landscape"  # a large screen
WIDE: Final = "wide"  # a laptop: much wider than high
TABLET: Final = "tablet"  # held upright
TALL: Final = "tall"  # a tablet on which everything fits at once
PORTRAIT: Final = "portrait"  # a phone
SHORT: Final = "short"  # a phone with little height: an old one, or between the browser's bars
SHAPES: Final = (LANDSCAPE, WIDE, TABLET, TALL, PORTRAIT, SHORT)
PHONES: Final = (PORTRAIT, SHORT)

# What a game lays its table out like where it has nothing of its own for a shape.
INSTEAD: Final = {WIDE: LANDSCAPE, TALL: TABLET, TABLET: PORTRAIT, SHORT: PORTRAIT}


class Layout(Struct, frozen=True, kw_only=True):
    """How a table is to be laid out, and for whom."""

    shape: str = LANDSCAPE
    names: tuple[str, ...] = ()  # by player at the table, printed opponents included
    colours: tuple[int, ...] = ()  # by player; where none are said, those of their numbers
    here: tuple[int, ...] = ()  # the seats that play at this screen
    you: tuple[int, ...] = ()  # those of them whose player has told no name
    opened: bool | None = None  # the own things whole, or as one line; None: as the decision needs it

    @property
    def on_phone(self) -> bool:
        return self.shape in PHONES


class Piece(Struct, frozen=True, kw_only=True):
    """One thing on the table.

    `art` is an SVG fragment around its own origin, which lies at (x, y) of the canvas. `actions` are the
    options that a click on it plays (several open a menu); a piece without options that has a `why` is
    one a player may ask about: the id of the action that is not allowed now. `opens` names another
    piece of the page to unfold on a click: "stack:A5", "rules:DW-5.2". `label` says to people who cannot
    see it what it is. `motion` names a special way to arrive ("flip", "drop"); by default pieces glide.
    With `unfolds` a click opens what the piece `opens`, and the options are offered there: for what should
    be read before it is chosen. `gloss` is what the name on it means, where that is kept in English; its closer look
    says so.
    """

    id: str
    x: float
    y: float
    art: str
    label: str = ""
    actions: tuple[int, ...] = ()
    why: int | None = None
    opens: str = ""
    motion: str = ""
    unfolds: bool = False
    gloss: str = ""


class Box(NamedTuple):
    """Where something is to be drawn on its canvas."""

    x: float
    y: float
    w: float
    h: float

    def inside(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """What is left of it between margins."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def grid(self, columns: int, rows: int, gap: float) -> list["Box"]:
        """Equal boxes in rows, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        return [
            Box(self.x + column * (w + gap), self.y + row * (h + gap), w, h)
            for row in range(rows)
            for column in range(columns)
        ]


class Canvas(Struct, frozen=True, kw_only=True):
    """One drawing surface in its own units; pieces later in the list lie on top."""

    width: float
    height: float
    pieces: tuple[Piece, ...]


class Tab(Struct, frozen=True, kw_only=True):
    """A page of a table that is shown one area at a time: its label, how many options are waiting there, its canvas."""

    id: str
    label: str
    waiting: int
    canvas: Canvas


class Scene(Struct, frozen=True, kw_only=True):
    """Everything there is to draw: `status` (round, phases), and below it whatever a shape has of `rivals` (the
    opponents as chips), the `table` in one piece or one area at a time behind `tabs`, and `own` (the viewer's own
    things, which stay in sight while the rest is scrolled). Landscape and wide: `status` lies in the prompt bar, the
    rest is the `table`.
    """

    layout: Layout
    status: Canvas
    table: Canvas | None = None
    rivals: Canvas | None = None
    tabs: tuple[Tab, ...] = ()
    own: Canvas | None = None

    def canvases(self) -> dict[str, Canvas]:
        """Every canvas by a name that is stable from scene to scene."""
        named = {"status": self.status, "table": self.table, "rivals": self.rivals, "own": self.own}
        found = {name: canvas for name, canvas in named.items() if canvas is not None}
        return found | {f"tab-{tab.id}": tab.canvas for tab in self.tabs}

    def behind(self, tab: str) -> list[str]:
        """The canvases that nobody sees while that tab is in view."""
        return [f"tab-{other.id}" for other in self.tabs if other.id != tab]


class Detail(Struct, frozen=True, kw_only=True):
    """What there is to know of a piece: a title and what it means in the reader's language where it is kept in
    English, one drawing, lines of text, what it does first; last where it comes from. Without a drawing the piece is
    shown as it is."""

    title: str
    gloss: str = ""
    art: str = ""
    width: float = 0
    height: float = 0
    lines: tuple[str, ...] = ()
    provenance: tuple[str, ...] = ()


class Step(Struct, frozen=True, kw_only=True):
    """A step of the scoring, by player at the table: what is written, what it adds to the score, and the piece that is
    counted ("" for none); `icon` is a symbol of the game's drawings. Tie-breakers add nothing."""

    label: str
    icon: str
    texts: tuple[str, ...]
    points: tuple[int, ...]
    pieces: tuple[str, ...]


class Outcome(Struct, frozen=True, kw_only=True):
    """The scoring explained: why the game ended, a table with its header row first, a line for each step.

    `steps` are the same scoring to be counted before everybody's eyes, up to the `total`, the tie-breakers that had a
    say last; there are none where nothing is counted."""

    title: str
    reason: str
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    total: str = ""


class CanvasChange(Struct, kw_only=True, omit_defaults=True):
    """How one canvas becomes another: ids gone, pieces new or changed, and which pieces change their place in
    the order: from the top down, each with the piece right above it ("" for the topmost)."""

    size: tuple[float, float] | None = None
    gone: list[str] = field(default_factory=list)
    changed: list[dict[str, object]] = field(default_factory=list)
    order: list[tuple[str, str]] = field(default_factory=list)


def difference(old: Canvas | None, new: Canvas) -> CanvasChange:
    """What to send to a browser that shows `old` so that it shows `new`; only fields that differ."""
    before = {piece.id: piece for piece in old.pieces} if old else {}
    after = {piece.id: piece for piece in new.pieces}
    change = CanvasChange()
    if old is None or (old.width, old.height) != (new.width, new.height):
        change.size = (new.width, new.height)
    change.gone = [name for name in before if name not in after]
    for name, piece in after.items():
        shown = before.get(name)
        if piece is not shown and piece != shown:  # most are the very same
            change.changed.append(_fields(shown, piece))
    kept = [name for name in before if name in after]
    change.order = _reordering(kept + [name for name in after if name not in before], list(after))
    return change


def _reordering(before: list[str], after: list[str]) -> list[tuple[str, str]]:
    """The fewest moves, from the top down, after which the pieces that lie like `before` lie like `after`."""
    if before == after:
        return []
    place = {name: k for k, name in enumerate(after)}
    staying = set(longest_rise([place[name] for name in before]))
    above = [*after[1:], ""]
    return [(after[k], above[k]) for k in range(len(after) - 1, -1, -1) if k not in staying]


def longest_rise(numbers: list[int]) -> list[int]:
    """The longest sequence of rising numbers that is left when others are crossed out, last one first."""
    ends: list[int] = []  # by length: where the sequence of that length with the lowest end has its end
    lowest: list[int] = []  # by length: that end
    previous: list[int] = []
    for k, number in enumerate(numbers):
        length = bisect_left(lowest, number)
        previous.append(ends[length - 1] if length else -1)
        ends[length : length + 1] = [k]
        lowest[length : length + 1] = [number]
    found: list[int] = []
    k = ends[-1] if ends else -1
    while k >= 0:
        found.append(numbers[k])
        k = previous[k]
    return found


_FIELDS = ("x", "y", "art", "label", "actions", "why", "opens", "motion", "unfolds", "gloss")


def _fields(old: Piece | None, new: Piece) -> dict[str, object]:
    """A piece as the fields the browser does not have yet."""
    blank = old or Piece(id=new.id, x=0, y=0, art="")
    return {"id": new.id} | {name: getattr(new, name) for name in _FIELDS if getattr(new, name) != getattr(blank, name)}
