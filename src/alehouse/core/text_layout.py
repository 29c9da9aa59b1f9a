"""Lines of a table as text: headings, two texts at the ends of a line, cells in columns, parts that flow."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text

GAP: Final = 2  # between two columns that lines stand in


def styled(text: str, style: str) -> Text:
    """Text in a style that does not run on into what is appended."""
    return Text().append(text, style)


def pointed_at(text: Text) -> Text:
    """Arrows around what is in hand, or whose turn it is: "›6‹"."""
    return styled("›", "lantern").append_text(text).append("‹", "lantern")


def unbound(text: str) -> str:
    """Text whose lines are broken already: no blank needs to hold anything together any more."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def rule(title: str, width: int) -> Text:
    """A line with a heading let in."""
    return styled(f"── {title} ", "quiet").append("─" * (width - cell_len(title) - 4), "quiet")


def apart(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the right one below where both do not fit."""
    gap = width - left.cell_len - right.cell_len
    return left.append(" " * gap if gap > 1 else "\n").append_text(right)


def in_columns(cells: Sequence[Text], widths: Sequence[int], gap: int) -> Text:
    """Cells under their headings, all flush left."""
    line = Text()
    for cell, width in zip(cells, widths):
        line.append_text(cell).append(" " * (width - cell.cell_len + gap))
    return line


def in_rows(cells: Sequence[Sequence[Text]], widths: Sequence[int], gap: int) -> list[Text]:
    """Cells of several lines each under their headings."""
    return [in_columns(line, widths, gap) for line in zip_longest(*cells, fillvalue=Text())]


def filled(units: Sequence[Text], span: int) -> list[Text]:
    """Units with blanks between them, on as many lines as they need."""
    lines = [Text()]
    for unit in units:
        if lines[-1] and lines[-1].cell_len + 1 + unit.cell_len > span:
            lines.append(Text())
        lines[-1].append(" " if lines[-1] else "").append_text(unit)
    return lines


def flowing(start: Text, parts: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Parts behind a beginning, with dots between them; lines are broken between parts, later ones indented."""
    lines = [start.copy()]
    for number, part in enumerate(parts):
        dot = 2 if number + 1 < len(parts) else 0  # what may have to stand behind the part
        if number and lines[-1].cell_len + 3 + part.cell_len + dot > width:
            lines[-1].append(" ·", "quiet")
            lines.append(Text(" " * indent))
        elif number:
            lines[-1].append(" · ", "quiet")
        lines[-1].append_text(part)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], start: int) -> list[Text]:
    """Lines beside lines that start in a column of their own."""
    joined = []
    for first, second in zip_longest(left, right, fillvalue=Text()):
        line = first.copy()
        joined.append(line.append(" " * (start - first.cell_len)).append_text(second))
    return joined


def columns(width: int, part: float) -> tuple[int, int]:
    """The widths of two columns with a gap between them: the left one has so much of the whole."""
    left = int(width * part)
    return left, width - left - GAP
