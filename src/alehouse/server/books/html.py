"""A game's book as safe HTML: every word escaped, every picture drawn; the same for the book page and the table."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from alehouse.core.draw.svg import num
from alehouse.core.game import Game
from alehouse.core.rulebook import blocks as book
from alehouse.core.rulebook.blocks import number
from alehouse.core.rulebook.book import Book, Part
from alehouse.core.rulebook.drawing import Illustrator
from alehouse.core.rulebook.reading import BadBook

WIDE: Final = 700  # CSS pixels: a wider picture takes both pages


class BookWriter:
    """Writes the texts of one book."""

    def __init__(self, game: Game, language: str) -> None:
        self.book: Final[Book] = game.rulebook(language)
        self.illustrator: Final = Illustrator(game, language)

    # ── whole texts ───────────────────────────────────────────────────────────────────────────────

    def part(self, part: Part) -> str:
        """One of the three texts, in runs: a picture over both pages begins one of its own."""
        runs: list[list[book.Block]] = [[]]
        for block in part.blocks:
            if self._is_wide(block):
                before = runs[-1]
                opening: list[book.Block] = []
                while before and isinstance(before[-1], book.Heading):
                    opening.insert(0, before.pop())
                runs += [[*opening, block], []]
            else:
                runs[-1].append(block)
        return "".join(self._run(part.name, run) for run in runs if run)

    def _run(self, part: str, blocks: Sequence[book.Block]) -> str:
        kind = "run wide" if any(map(self._is_wide, blocks)) else "run"
        return f'<div class="{kind}">{self.blocks(blocks, part)}</div>'

    def _is_wide(self, block: book.Block) -> bool:
        if not isinstance(block, book.Figure):
            return False
        return self.illustrator.file.picture_of(block.picture).width > WIDE

    def blocks(self, blocks: Sequence[book.Block], part: str = "rules") -> str:
        return "".join(self._block(block, part) for block in blocks)

    def clause(self, clause: book.Clause) -> str:
        """A clause without its number."""
        return self.blocks(clause.blocks)

    # ── blocks ────────────────────────────────────────────────────────────────────────────────────

    def _block(self, block: book.Block, part: str) -> str:
        match block:
            case book.Heading():
                return self._heading(block, part)
            case book.Paragraph(line):
                return f"<p>{self.line(line)}</p>"
            case book.Items(start, items):
                return self._items(start, items, part)
            case book.Rows():
                return self._rows(block)
            case book.Figure():
                return self._figure(block)
            case book.Columns(count, blocks):
                return f'<div class="columns" style="--n:{count}">{self._boxed(blocks, part)}</div>'
            case book.Ruling(blocks):
                return f'<aside class="ruling">{self.blocks(blocks, part)}</aside>'
            case book.Clause():
                return self._clause(block)
        raise BadBook(f"{type(block).__name__} cannot be shown")

    def _boxed(self, blocks: Sequence[book.Block], part: str) -> str:
        """Text in columns: whatever stands under a heading stays together."""
        boxes: list[list[book.Block]] = [[]]
        for block in blocks:
            if isinstance(block, book.Heading):
                boxes.append([])
            boxes[-1].append(block)
        return "".join(f"<section>{self.blocks(box, part)}</section>" for box in boxes if box)

    def _heading(self, block: book.Heading, part: str) -> str:
        place = f' id="{part}-{block.anchor}"' if block.anchor else ""
        before = f'<span class="no">{escape(block.number)}</span> ' if block.number else ""
        return f"<h{block.level}{place}>{before}{self.line(block.line)}</h{block.level}>"

    def _items(self, start: int, items: Sequence[Sequence[book.Block]], part: str) -> str:
        tag = "ol" if start else "ul"
        first = f' start="{start}"' if start > 1 else ""
        return f"<{tag}{first}>{''.join(f'<li>{self._item(item, part)}</li>' for item in items)}</{tag}>"

    def _item(self, blocks: Sequence[book.Block], part: str) -> str:
        if len(blocks) == 1 and isinstance(blocks[0], book.Paragraph):
            return self.line(blocks[0].line)
        return self.blocks(blocks, part)

    def _rows(self, block: book.Rows) -> str:
        title = f"<caption>{escape(block.title)}</caption>" if block.title else ""
        heads = [self.line(cell) for cell in block.head]
        cells = "".join(f'<th scope="col">{text}</th>' if text else "<td></td>" for text in heads)
        head = f"<thead><tr>{cells}</tr></thead>" if block.has_head else ""
        body = "".join(f"<tr>{''.join(self._cells(row))}</tr>" for row in block.rows)
        return f'<div class="rows"><table>{title}{head}<tbody>{body}</tbody></table></div>'

    def _cells(self, row: Sequence[book.Line]) -> Iterator[str]:
        return (f"<td>{self.line(cell)}</td>" for cell in row)

    def _figure(self, block: book.Figure) -> str:
        """A picture, and another one for narrow screens where it has one; cards of one's own may not have it."""
        label = escape(block.alt)
        try:
            wide = self.illustrator.picture(block.picture)
            narrow = self.illustrator.picture(block.picture, narrow=True)
        except BadBook:
            return f'<p class="unseen-picture">{label}</p>'
        drawn = wide.document(block.alt)
        if narrow != wide:
            drawn = f'<div class="on-wide">{drawn}</div><div class="on-narrow">{narrow.document(block.alt)}</div>'
        caption = f"<figcaption>{self.line(block.caption)}</figcaption>" if block.caption else ""
        return f'<figure style="--w:{num(wide.shown)}px">{drawn}{caption}</figure>'

    def _clause(self, block: book.Clause) -> str:
        heading = self.book.told_under.get(block.id)
        more = f' data-lesson="guide-{heading}"' if heading else ""
        name = f'<a class="cid" href="#{block.id}">{number(block.id)}</a>'
        return f'<article class="clause" id="{block.id}"{more}>{name}<div>{self.clause(block)}</div></article>'

    # ── lines ─────────────────────────────────────────────────────────────────────────────────────

    def line(self, line: book.Line) -> str:
        return "".join(self._inline(line, place) for place in range(len(line)))

    def _inline(self, line: book.Line, place: int) -> str:
        part = line[place]
        match part:
            case book.Span(text, strong, emphasis):
                words = escape(text)
                words = f"<em>{words}</em>" if emphasis else words
                return f"<strong>{words}</strong>" if strong else words
            case book.Icon(name):
                return self._icon(name, self.illustrator.said(line, place, name))
            case book.Marks():
                ids = self.book.meant(part)
                return f'<a class="marks" href="#{ids[0]}" data-clauses="{" ".join(ids)}">{escape(part.text)}</a>'
            case book.Mention(clause):
                known = clause in self.book.clauses
                return f'<a class="mention" href="#{clause}">{number(clause)}</a>' if known else escape(clause)

    def _icon(self, name: str, said: str) -> str:
        """An icon and how it is `said`; one that the words behind it name is not read aloud."""
        symbol = self.illustrator.symbol(name)
        voice = f'role="img" aria-label="{escape(said)}"' if said else 'aria-hidden="true"'
        ratio = self.illustrator.ratio(symbol)
        ground = self.illustrator.file.grounds.get(name, "")
        style = [f"--r:{ratio:.3g}"] if abs(ratio - 1) > 0.01 else []
        style += [f"--ground:{ground}"] if ground else []
        look = f' style="{";".join(style)}"' if style else ""
        kind = "icon on" if ground else "icon"
        return f'<svg class="{kind}" {voice}{look}><use href="#{symbol}"/></svg>'
