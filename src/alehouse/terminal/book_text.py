"""The text of a book on a terminal: icons become words, pictures what there is to see in them."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alehouse.core.game import Game
from alehouse.core.rulebook import blocks as book
from alehouse.core.rulebook.drawing import Illustrator
from alehouse.terminal.screen import Screen

INDENT: Final = 2
BETWEEN: Final = 2  # blanks between the columns of a table


class BookPrinter:
    """Writes blocks of a book to a screen."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self.screen = screen
        self._illustrator = Illustrator(game, screen.words.language)

    def blocks(self, blocks: Sequence[book.Block], indent: int = 0) -> None:
        for block in blocks:
            self._block(block, indent)

    def clause(self, clause: book.Clause, searched: Sequence[str]) -> None:
        """A clause, the words that were searched for lit up; then what belongs to it."""
        first, *rest = clause.blocks
        text = Text().append(f"{clause.id} ", "amber")
        if isinstance(first, book.Paragraph):
            text.append_text(self.line(first.line))
        else:
            rest = list(clause.blocks)
        text.highlight_words(list(searched), "lantern", case_sensitive=False)
        self.screen.write(text)
        self.blocks(rest, INDENT)

    def heading_line(self, block: book.Heading) -> None:
        """A heading in the contents."""
        line = self.line(tuple(part for part in block.line if not isinstance(part, book.Marks)))
        number = f"{block.number}  " if block.number else ""
        self.screen.write(Text(number, "amber").append_text(line), indent=INDENT if block.level == 2 else 3 * INDENT)

    # ── blocks ────────────────────────────────────────────────────────────────────────────────────

    def _block(self, block: book.Block, indent: int) -> None:
        match block:
            case book.Heading():
                self.screen.blank()
                before = f"{block.number}. " if block.number else ""
                self.screen.write(Text(before).append_text(self.line(block.line)), "heading", indent)
            case book.Paragraph(line):
                self.screen.write(self.line(line), "", indent)
            case book.Items(start, items):
                self._items(start, items, indent)
            case book.Rows():
                self._rows(block, indent)
            case book.Figure():
                self.screen.write(f"[{block.alt}]", "quiet", indent, aside=f"board {block.picture}")
                if block.caption:
                    self.screen.write(self.line(block.caption), "quiet", indent)
            case book.Columns(_, blocks):
                self.blocks(blocks, indent)
            case book.Ruling(blocks):
                self.blocks(blocks, indent + INDENT)
            case book.Clause():
                self.clause(block, [])

    def _items(self, start: int, items: Sequence[Sequence[book.Block]], indent: int) -> None:
        for number, item in enumerate(items, start):
            mark = f"{number}. " if start else "• "
            first, *rest = item
            words = self.line(first.line) if isinstance(first, book.Paragraph) else Text()
            self.screen.write(Text(mark, "amber").append_text(words), "", indent)
            self.blocks(rest, indent + INDENT)

    def _rows(self, block: book.Rows, indent: int) -> None:
        """A table: columns as wide as they need, or, where there is no room, every row as a line."""
        heads = [block.head] if block.has_head else []
        rows = [[self.line(cell) for cell in row] for row in (*heads, *block.rows)]
        widths = [max(cell_len(cell.plain) for cell in column) for column in zip(*rows)]
        span = self.screen.width - indent - sum(widths[:-1]) - BETWEEN * (len(widths) - 1)
        if block.title:
            self.screen.write(block.title, "title", indent)
        for number, row in enumerate(rows):
            style = "quiet" if block.has_head and number == 0 else ""
            if widths[-1] <= span:
                self.screen.write(_aligned(row, widths), style, indent)
            else:
                self.screen.write(Text(" · ").join(cell for cell in row if cell.plain.strip()), style, indent)

    # ── lines ─────────────────────────────────────────────────────────────────────────────────────

    def line(self, line: book.Line) -> Text:
        text = Text()
        for place, part in enumerate(line):
            match part:
                case book.Span(words, strong, emphasis):
                    words = words.lstrip(" ") if text.plain[-1:] in (" ", "") else words  # an icon may have gone
                    text.append(words, "title" if strong else "italic" if emphasis else "")
                case book.Icon(name):
                    one_of_several = place > 0 and isinstance(line[place - 1], book.Icon)  # "5 iron/steel/gold"
                    text.append("/" if one_of_several else "").append(self._illustrator.said(line, place, name))
                case book.Mention(clause):
                    text.append(clause, "amber")
                case book.Marks():
                    text.append(f"[{part.text}]", "quiet")
        return text


def _aligned(row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text()
    for cell, width in zip(row, widths):
        part = cell.copy()
        part.pad_right(width - cell_len(cell.plain) + BETWEEN)
        line.append_text(part)
    line.rstrip()
    return line
