"""A game's book in one language: guide, rules and sheet, with every clause at hand and tables of the cards in play."""

import re
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from msgspec import Struct

from alehouse.core.rulebook.blocks import (
    Block,
    BookTable,
    Clause,
    Columns,
    Heading,
    Icon,
    Items,
    Marks,
    Rows,
    Ruling,
    TableHere,
    lines,
    plain,
    within,
)
from alehouse.core.rulebook.reading import BadBook, read_blocks, read_line

PARTS: Final = ("guide", "rules", "sheet")
ENGLISH: Final = "en"
SYMBOLS: Final = "8"  # the number of the guide's section that lists all symbols
_ASIDE: Final = re.compile("[,;:(]")
Fill = Callable[[str], BookTable]  # the table of a name
Instead = Callable[[str], str]  # the text of a part that nobody has written yet


class Part(Struct, frozen=True):
    """One of the three texts: its blocks, and the language it is written in."""

    name: str
    language: str
    blocks: tuple[Block, ...]

    @property
    def headings(self) -> list[Heading]:
        return [block for block in within(self.blocks) if isinstance(block, Heading)]

    @property
    def sections(self) -> dict[str, list[Block]]:
        """What stands under each heading of level 2 and 3, by anchor; the heading first."""
        found: dict[str, list[Block]] = {}
        here: list[Block] = []
        for block in self.blocks:
            for inner in block.blocks if isinstance(block, Columns) else (block,):
                if isinstance(inner, Heading) and inner.anchor:
                    here = found[inner.anchor] = []
                here.append(inner)
        return found


class Book:
    """The three texts in one language; where one is missing, English stands in its place."""

    def __init__(self, language: str, guide: Part, rules: Part, sheet: Part) -> None:
        self.language: Final = language
        self.guide: Final = guide
        self.rules: Final = rules
        self.sheet: Final = sheet
        self.clauses: Final = {block.id: block for block in within(rules.blocks) if isinstance(block, Clause)}
        self._order: Final = {name: place for place, name in enumerate(self.clauses)}

    @cached_property
    def icon_names(self) -> dict[str, str]:
        """Every icon in a word or two, as the guide's list of symbols calls it."""
        symbols = (blocks for blocks in self.guide.sections.values() if _number_of(blocks) == SYMBOLS)
        found: dict[str, str] = {}
        for line in (line for blocks in symbols for line in lines(blocks)):
            icons = [part for part in line if isinstance(part, Icon)]
            name = _ASIDE.split(plain(line))[0].strip()
            if icons and line[0] == icons[0] and name:
                found |= dict.fromkeys((icon.name for icon in icons), name)
        return found

    @property
    def parts(self) -> tuple[Part, Part, Part]:
        return self.guide, self.rules, self.sheet

    def meant(self, marks: Marks) -> list[str]:
        """The clauses behind marks, ranges in the order of the rules."""
        ids = list(self.clauses)
        found: dict[str, None] = {}
        for first, last in marks.spans:
            if first not in self._order or last not in self._order or self._order[first] > self._order[last]:
                raise BadBook(f"the rules have no clauses from {first} to {last}")
            found.update(dict.fromkeys(ids[self._order[first] : self._order[last] + 1]))
        return list(found)

    @cached_property
    def told_under(self) -> dict[str, str]:
        """The heading of the guide under which each clause is told first, by its anchor; some are told nowhere."""
        found: dict[str, str] = {}
        for anchor, blocks in self.guide.sections.items():
            for line in lines(blocks):
                for marks in (part for part in line if isinstance(part, Marks)):
                    for clause in self.meant(marks):
                        found.setdefault(clause, anchor)
        return found


def _number_of(blocks: list[Block]) -> str:
    """The number of the section that begins with these blocks."""
    return blocks[0].number if blocks and isinstance(blocks[0], Heading) else ""


def read_book(folder: Path, language: str, fill: Fill, instead: Instead = str) -> Book:
    """The book in a folder, with the tables that `fill` gives; `instead` gives the text of a part that is missing."""
    guide, rules, sheet = (_read_part(folder, name, language, fill, instead) for name in PARTS)
    return Book(language, guide, rules, sheet)


def _read_part(folder: Path, name: str, language: str, fill: Fill, instead: Instead) -> Part:
    wanted = folder / f"{name}.{language}.md"
    file = wanted if wanted.is_file() else folder / f"{name}.{ENGLISH}.md"
    if not file.is_file():
        return Part(name, language, read_blocks(instead(name)))
    try:
        blocks = tuple(_filled(block, fill) for block in _read_file(file))
    except BadBook as error:
        raise BadBook(f"{file.name}: {error}") from None
    return Part(name, language if file == wanted else ENGLISH, blocks)


@cache
def _read_file(file: Path) -> tuple[Block, ...]:
    return read_blocks(file.read_text(encoding="utf-8"))


def _filled(block: Block, fill: Fill) -> Block:
    """The same block with its tables filled."""
    if isinstance(block, TableHere):
        table = fill(block.name)
        rows = tuple(tuple(map(read_line, row)) for row in table.rows)
        return Rows(tuple(map(read_line, table.head)), rows, block.title)
    if isinstance(block, Columns):
        return Columns(block.count, tuple(_filled(inner, fill) for inner in block.blocks))
    if isinstance(block, Ruling):
        return Ruling(tuple(_filled(inner, fill) for inner in block.blocks))
    if isinstance(block, Clause):
        return Clause(block.id, block.chapter, tuple(_filled(inner, fill) for inner in block.blocks))
    if isinstance(block, Items):
        return Items(block.start, tuple(tuple(_filled(inner, fill) for inner in item) for item in block.items))
    return block
