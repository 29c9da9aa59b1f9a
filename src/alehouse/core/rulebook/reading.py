"""The text of a book, Markdown with a few marks of its own, as blocks.

Its own marks: {iron} is an icon, {DW-5.11–5.13} the clauses behind a sentence, an image of "picture:table" a drawing of
pictures.toml and one of "table:tiles" a table of the cards in play; "::: columns 3" begins columns and ":::" ends them.
A list item that begins with a bold id is a clause; tables and quotations below it belong to it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from alehouse.core.errors import AlehouseError
from alehouse.core.rulebook.blocks import (
    Block,
    Clause,
    Columns,
    Figure,
    Heading,
    Icon,
    Inline,
    Items,
    Line,
    Marks,
    Mention,
    Paragraph,
    Rows,
    Ruling,
    Span,
    TableHere,
    plain,
)

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode as Node

_NUMBER: Final = r"\d+(?:\.\d+)+[a-z]?"
ID: Final = rf"[A-Z]{{2}}-{_NUMBER}"
_ID: Final = re.compile(ID)
_OWN: Final = re.compile(rf"\{{([^{{}}]*)\}}|\b({ID})\b")
_RANGE: Final = re.compile(rf"({ID})(?:[–-]((?:[A-Z]{{2}}-)?{_NUMBER}))?")
_ICON: Final = re.compile(r"[a-z][a-z0-9_-]*")
_FENCE: Final = re.compile(r"^::: *(?:columns +(\d))? *$", re.M)
_NUMBERED: Final = re.compile(r"(\d+[a-z]?)\. +")


class BadBook(AlehouseError):
    """A text that cannot be read as a book; it says where and why."""


@cache
def _markdown() -> "MarkdownIt":
    """The reader, fetched when somebody opens a book: most who play a game never do."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _parsed(text: str, inline: bool = False) -> Sequence["Node"]:
    from markdown_it.tree import SyntaxTreeNode

    markdown = _markdown()
    return SyntaxTreeNode(markdown.parseInline(text) if inline else markdown.parse(text)).children


def read_blocks(text: str) -> tuple[Block, ...]:
    """A whole text."""
    found: list[Block] = []
    parts = _FENCE.split(text)  # text, count or None, text, count or None, …
    columns, inside = 0, 0
    for number, part in enumerate(parts):
        if number % 2 == 0:
            blocks = _with_chapters(_gathered(_blocks(_parsed(part))))
            if columns:
                found.append(Columns(columns, blocks))
            else:
                found += blocks
        else:
            inside += 1 if part else -1
            columns = int(part) if part else 0
    if inside:
        raise BadBook("columns that begin with “::: columns 3” end with a line “:::”")
    return _anchored(found)


def read_line(text: str) -> Line:
    """One line, of a table's cell say."""
    nodes = _parsed(text, inline=True)
    return _line(nodes[0].children if nodes else [])


# ── blocks ────────────────────────────────────────────────────────────────────────────────────────


def _blocks(nodes: Sequence["Node"]) -> Iterator[Block]:
    for node in nodes:
        if node.type == "heading":
            yield _heading(node)
        elif node.type == "paragraph":
            yield from _paragraph(node)
        elif node.type in ("bullet_list", "ordered_list"):
            yield from _list(node)
        elif node.type == "table":
            yield _table(node)
        elif node.type == "blockquote":
            yield Ruling(tuple(_blocks(node.children)))
        elif node.type not in ("hr", "html_block"):
            raise BadBook(f"a book has no {node.type}: {node.content[:60]!r}")


def _heading(node: "Node") -> Heading:
    line = _line(node.children[0].children)
    first = line[0] if line else None
    if isinstance(first, Span) and (found := _NUMBERED.match(first.text)):
        return Heading(int(node.tag[1]), found[1], (Span(first.text[found.end() :]), *line[1:]))
    return Heading(int(node.tag[1]), "", line)


def _paragraph(node: "Node") -> Iterator[Block]:
    """A paragraph; an image in it stands by itself, below the words before it."""
    words: list[Node] = []
    for part in node.children[0].children:
        if part.type != "image":
            words.append(part)
            continue
        yield from _spoken(words)
        yield _image(part)
        words = []
    yield from _spoken(words)


def _spoken(nodes: Sequence["Node"]) -> Iterator[Paragraph]:
    line = _line(nodes)
    if any(part != Span(" ") for part in line):
        yield Paragraph(line)


def _image(node: "Node") -> Block:
    kind, _, name = str(node.attrs["src"]).partition(":")
    if kind == "picture":
        return Figure(name, node.content, read_line(str(node.attrs.get("title", ""))))
    if kind == "table":
        return TableHere(name, node.content)
    raise BadBook(f"an image is a picture:name or a table:name, not {node.attrs['src']!r}")


def _list(node: "Node") -> Iterator[Block]:
    """Clauses one by one; what is no clause stays a list."""
    plain_items: list[tuple[Block, ...]] = []
    for item in node.children:
        name = _clause_of(item)
        if name:
            blocks = list(_blocks(item.children))
            blocks[0] = Paragraph(_without_id(blocks[0]))
            yield Clause(name, "", tuple(blocks))
        else:
            plain_items.append(tuple(_blocks(item.children)))
    if plain_items:
        yield Items(int(node.attrs.get("start", 1)) if node.type == "ordered_list" else 0, tuple(plain_items))


def _clause_of(item: "Node") -> str:
    """The id that an item begins with, in bold."""
    first = item.children[0] if item.children else None
    if first is None or first.type != "paragraph":
        return ""
    strong = next((part for part in first.children[0].children if part.type != "text" or part.content), None)
    text = strong.children[0].content if strong is not None and strong.type == "strong" else ""
    return text if _ID.fullmatch(text) else ""


def _without_id(block: Block) -> Line:
    """The line of a clause after its id."""
    assert isinstance(block, Paragraph)
    at = next(place for place, part in enumerate(block.line) if isinstance(part, Mention))
    rest = block.line[at + 1 :]
    if rest and isinstance(rest[0], Span):
        rest = (Span(rest[0].text.lstrip(), rest[0].strong, rest[0].emphasis), *rest[1:])
    return rest


def _table(node: "Node") -> Rows:
    rows = [
        tuple(_line(cell.children[0].children if cell.children else []) for cell in row.children)
        for part in node.children
        for row in part.children
    ]
    return Rows(rows[0], tuple(rows[1:]))


def _gathered(blocks: Iterator[Block]) -> Iterator[Block]:
    """Tables and rulings that follow a clause belong to it."""
    clause: Clause | None = None
    for block in blocks:
        if clause and isinstance(block, (Rows, Ruling, TableHere)):
            clause = Clause(clause.id, clause.chapter, (*clause.blocks, block))
            continue
        if clause:
            yield clause
        clause = block if isinstance(block, Clause) else None
        if not clause:
            yield block
    if clause:
        yield clause


def _with_chapters(blocks: Iterator[Block]) -> tuple[Block, ...]:
    """Every clause knows the heading above it."""
    chapter, found = "", []
    for block in blocks:
        if isinstance(block, Heading):
            chapter = f"{block.number}. {plain(block.line)}" if block.number else plain(block.line)
        found.append(Clause(block.id, chapter, block.blocks) if isinstance(block, Clause) else block)
    return tuple(found)


def _anchored(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Every heading by its place: 3 for a section, 3-2 for its second part; the same in every language."""
    counts = [0, 0]

    def anchored(block: Block) -> Block:
        if isinstance(block, Columns):
            return Columns(block.count, tuple(map(anchored, block.blocks)))
        if not isinstance(block, Heading) or block.level == 1:
            return block
        counts[:] = [counts[0] + 1, 0] if block.level == 2 else [counts[0], counts[1] + 1]
        anchor = str(counts[0]) if block.level == 2 else f"{counts[0]}-{counts[1]}"
        return Heading(block.level, block.number, block.line, anchor)

    return tuple(map(anchored, blocks))


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────


def _line(nodes: Sequence["Node"], strong: bool = False, emphasis: bool = False) -> Line:
    found: list[Inline] = []
    for node in nodes:
        if node.type in ("text", "code_inline"):
            found += _words(node.content, strong, emphasis)
        elif node.type in ("softbreak", "hardbreak"):
            found.append(Span(" ", strong, emphasis))
        elif node.type in ("strong", "em"):
            found += _line(node.children, strong or node.type == "strong", emphasis or node.type == "em")
        else:
            raise BadBook(f"a line has no {node.type}: {node.content[:60]!r}")
    return _joined(found)


def _words(text: str, strong: bool, emphasis: bool) -> Iterator[Inline]:
    at = 0
    for found in _OWN.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()], strong, emphasis)
        yield Mention(found[2]) if found[2] else _braced(found[1])
        at = found.end()
    if at < len(text):
        yield Span(text[at:], strong, emphasis)


def _braced(text: str) -> Icon | Marks:
    if _ICON.fullmatch(text):
        return Icon(text)
    return Marks(tuple(_range(part.strip()) for part in text.split(",")))


def _range(text: str) -> tuple[str, str]:
    found = _RANGE.fullmatch(text)
    if found is None:
        raise BadBook(f"{{{text}}} is neither an icon nor a clause, such as {{iron}} or {{DW-5.11–5.13}}")
    game = found[1].partition("-")[0]
    last = found[2] or found[1]
    return found[1], last if last.startswith(game) else f"{game}-{last}"


def _joined(parts: Sequence[Inline]) -> Line:
    """Words of one kind in one piece."""
    found: list[Inline] = []
    for part in parts:
        old = found[-1] if found else None
        if (
            isinstance(part, Span)
            and isinstance(old, Span)
            and (old.strong, old.emphasis) == (part.strong, part.emphasis)
        ):
            found[-1] = Span(old.text + part.text, part.strong, part.emphasis)
        else:
            found.append(part)
    return tuple(found)
