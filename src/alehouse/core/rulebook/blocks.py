"""What the text of a book is made of: paragraphs, lists, tables, figures, clauses; in a line words, icons, marks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from alehouse.core.words import Words

# ── in a line ─────────────────────────────────────────────────────────────────────────────────────


class Span(Struct, frozen=True):
    """Words."""

    text: str
    strong: bool = False
    emphasis: bool = False


class Icon(Struct, frozen=True):
    """A small drawing in the line: {iron}."""

    name: str


class Marks(Struct, frozen=True):
    """Which clauses say so: {DW-5.11–5.13, DW-5.40}, each a first and a last one."""

    spans: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """As it is shown: 5.11–5.13 · 5.40."""
        short = ((number(first), number(last)) for first, last in self.spans)
        return " · ".join(first if first == last else f"{first}–{last}" for first, last in short)


class Mention(Struct, frozen=True):
    """A clause that is named in a sentence."""

    id: str


Inline = Span | Icon | Marks | Mention
Line = tuple[Inline, ...]


def number(clause: str) -> str:
    """A clause without the letters of its game: 5.11 of DW-5.11."""
    return clause.partition("-")[2]


# ── one below the other ───────────────────────────────────────────────────────────────────────────


class Heading(Struct, frozen=True):
    """A heading of level 1 (the title), 2 (a section) or 3 (a part of one); its number, where it has one, apart."""

    level: int
    number: str
    line: Line
    anchor: str = ""


class Paragraph(Struct, frozen=True):
    line: Line


class Items(Struct, frozen=True):
    """A list; `start` is the number of the first item, or 0 where they have none."""

    start: int
    items: tuple[tuple["Block", ...], ...]


class Rows(Struct, frozen=True):
    """A table; one without a heading has a row of empty cells there."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    title: str = ""

    @property
    def has_head(self) -> bool:
        return any(self.head)


class Figure(Struct, frozen=True):
    """A picture by its name, what is to be seen there, and what stands below it."""

    picture: str
    alt: str
    caption: Line = ()


class TableHere(Struct, frozen=True):
    """Where a table is filled from the cards in play."""

    name: str
    title: str


class Columns(Struct, frozen=True):
    """Text in columns, where there is room."""

    count: int
    blocks: tuple["Block", ...]


class Ruling(Struct, frozen=True):
    """What the house has decided where the printed rules are silent."""

    blocks: tuple["Block", ...]


class Clause(Struct, frozen=True):
    """One numbered rule with what belongs to it: its lists, tables and rulings; and the chapter it stands in."""

    id: str
    chapter: str
    blocks: tuple["Block", ...]

    @property
    def text(self) -> str:
        """Its words alone, without icons."""
        return " ".join(plain(line) for line in lines(self.blocks)).strip()


Block = Heading | Paragraph | Items | Rows | Figure | TableHere | Columns | Ruling | Clause


class BookTable(NamedTuple):
    """What a game fills a table of its book with; cells are written as the book is, icons in braces."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def table(words: Words, head: Sequence[str], rows: Iterable[tuple[str, ...]]) -> BookTable:
    """A table under headings by their messages, "book-price", or icons, "{coin}"."""
    return BookTable(tuple(name if name.startswith("{") else words.say(name) for name in head), tuple(rows))


# ── looking through them ──────────────────────────────────────────────────────────────────────────


def within(blocks: Sequence[Block]) -> Iterator[Block]:
    """Every block, and those inside it, in the order of reading."""
    for block in blocks:
        yield block
        if isinstance(block, (Columns, Ruling, Clause)):
            yield from within(block.blocks)
        elif isinstance(block, Items):
            for item in block.items:
                yield from within(item)


def lines(blocks: Sequence[Block]) -> Iterator[Line]:
    """Every line of some blocks, captions and cells included."""
    for block in within(blocks):
        if isinstance(block, (Heading, Paragraph)):
            yield block.line
        elif isinstance(block, Rows):
            yield from block.head
            for row in block.rows:
                yield from row
        elif isinstance(block, Figure):
            yield block.caption


def plain(line: Line) -> str:
    """A line's words alone."""
    words = (part.text if isinstance(part, Span) else part.id if isinstance(part, Mention) else "" for part in line)
    return "".join(words).strip()
