"""A terminal: text in the house's styles, plain in a pipe; and the lines that people type."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from alehouse.core.styles import STYLES
from alehouse.core.words import Words

GAP: Final = 3  # blanks between columns of options
NARROWEST: Final = 40
SHORT: Final = 30  # with fewer rows, everything that can be left out is
ASIDE: Final = 2  # blanks before a remark at a line's end
NO_SCROLLING_BACK: Final = "\x1b[3J"  # empties what a terminal keeps beyond its window

# To rich a no-break space is a space like any other: while lines are broken, others stand in for them.
_UNBROKEN: Final = {0xA0: "\ue000", 0x202F: "\ue001"}
_RESTORED: Final = {ord(stand_in): chr(space) for space, stand_in in _UNBROKEN.items()}


class Screen:
    """Where everything is written to and read from. `words` say what the house says itself."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = _Console(theme=Theme(STYLES), highlight=False, emoji=False, soft_wrap=False)
        self.width = max(self.console.width, NARROWEST)
        self.typed_by_hand = sys.stdin.isatty()
        self.short = self.typed_by_hand and self.console.height < SHORT

    # ── writing ───────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """A message of the house."""
        self.write(self.words.say(key, args), style)

    def write(self, text: str | Text, style: str = "", indent: int = 0, aside: str = "") -> None:
        """Text as it is, wrapped to the width, every line indented; a quiet remark behind it where it fits."""
        text = Text(text) if isinstance(text, str) else text
        if style:
            text.stylize_before(style)
        lines = [Text(" " * indent).append_text(line) for line in self._broken(text, self.width - indent)]
        if aside and lines[-1].cell_len + ASIDE + cell_len(aside) <= self.width:
            lines[-1].append(" " * ASIDE).append(aside, "quiet")
        for line in lines:
            self._print(line)

    def _broken(self, text: Text, width: int) -> list[Text]:
        """Text in lines of a width, broken at spaces but not at no-break ones."""
        text = text.copy()
        text.plain = text.plain.translate(_UNBROKEN)
        lines = list(text.wrap(self.console, width)) if text else [text]
        for line in lines:
            line.rstrip()
            line.plain = line.plain.translate(_RESTORED)
        return lines

    def draw(self, markup: str) -> None:
        """A board: markup that already has its width."""
        self._print(Text.from_markup(markup))

    def command(self, line: str) -> None:
        """A command to copy: whole, however long it is."""
        self._print(Text(f"  {line}"))

    def _print(self, text: Text) -> None:
        """Text that needs no wrapping: a terminal that is narrower still shows all of it."""
        self.console.print(text, no_wrap=True, crop=False, overflow="ignore")

    def blank(self) -> None:
        self.console.print()

    def forget(self) -> None:
        """Clear the terminal for somebody else, so that nothing typed or shown can be called back."""
        if not self.typed_by_hand or self.console.is_dumb_terminal:
            return
        self.console.clear()
        self.console.file.write(NO_SCROLLING_BACK)
        self.console.file.flush()
        with suppress(ImportError):
            import_module("readline").clear_history()

    def numbered(self, texts: Sequence[tuple[int, str]]) -> None:
        """Options with their numbers, down as many columns as fit."""
        digits = max((len(str(number)) for number, _ in texts), default=1)
        cells = [Text().append(f" {number:>{digits}}  ", "lantern").append(text) for number, text in texts]
        columns = self._columns(cells)
        if len(columns) == 1:
            self._listed(cells, digits + 3)
            return
        widths = [max(cell.cell_len for cell in column) for column in columns]
        for row in range(len(columns[0])):
            line = Text()
            for column, width in zip(columns, widths):
                cell = column[row].copy() if row < len(column) else Text()
                cell.pad_right(width + GAP - cell.cell_len)
                line.append_text(cell)
            line.rstrip()
            self._print(line)

    def _listed(self, cells: Sequence[Text], hanging: int) -> None:
        """One below the other, each as many lines as it needs."""
        for cell in cells:
            number, text = cell.divide([hanging])
            for line in self._broken(text, self.width - hanging):
                self._print(number.append_text(line))
                number = Text(" " * hanging)

    def _columns(self, cells: list[Text]) -> list[list[Text]]:
        """The cells in the fewest rows that the width allows."""
        for rows in range(1, len(cells)):
            columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
            widths = [max(cell.cell_len for cell in column) for column in columns]
            if sum(widths) + GAP * (len(columns) - 1) < self.width:
                return columns
        return [cells]

    def table(self, rows: Sequence[Sequence[str]], titles: int = 1, left: int = 1) -> None:
        """Aligned columns: `titles` quiet rows first, `left` columns flush left, the others right."""
        widths = [max(map(cell_len, column)) for column in zip(*rows)]
        for number, row in enumerate(rows):
            line = Text()
            for column, (cell, width) in enumerate(zip(row, widths)):
                part = Text(cell, "quiet" if number < titles else "")
                part.align("left" if column < left else "right", width)
                line.append("  " if column else "").append_text(part)
            line.rstrip()
            self._print(line)

    # ── reading ───────────────────────────────────────────────────────────────────────────────────

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, or None at the end of the input. A pipe's line is echoed, for the reader."""
        if self.typed_by_hand:
            return _typed(prompt)
        line = sys.stdin.readline()
        self._print(Text(prompt + line.rstrip()))
        return line.strip() if line else None


class _Console(Console):
    """A console that leaves a broken pipe to the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _typed(prompt: str) -> str | None:
    """A line from the keyboard, which can be edited where the system helps with that."""
    with suppress(ImportError):
        import_module("readline")  # that it is there is all that `input` needs
    try:
        return input(prompt).strip()
    except EOFError:
        return None
