"""The rules as safe HTML, clause by clause: escaped first, then the little Markdown that clauses use."""

import html
import re

from alehouse.core.rulebook import Rulebook
from alehouse.server.protocol.house import Chapter, ClauseText

# Where a clause comes from: "[book §…] [ruling R3]", perhaps set as code.
_SOURCES = re.compile(r"\s*`?(?:\s*\[(?:book|both|it|pl|web|ruling|derived|data|W\d|R\d|DW-)\b[^\]]*\])+`?")
_CODE = re.compile(r"`([^`]+)`")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_ITALIC = re.compile(r"(?<![\w*])([*_])(?=\S)([^*_]+)(?<=\S)\1(?![\w*])")


def chapters(rulebook: Rulebook) -> list[Chapter]:
    """Every chapter with its clauses, in the order of the book."""
    found: dict[str, Chapter] = {}
    for clause in rulebook.clauses.values():
        chapter = found.setdefault(clause.chapter, Chapter(title=clause.chapter, clauses=[]))
        chapter.clauses.append(ClauseText(id=clause.id, html=to_html(_SOURCES.sub("", clause.text))))
    return list(found.values())


def to_html(text: str) -> str:
    """A clause as HTML. Code is set aside while the rest is marked up, so that its stars stay stars."""
    codes: list[str] = []

    def set_aside(found: re.Match[str]) -> str:
        codes.append(found[1])
        return f"\0{len(codes) - 1}\0"

    escaped = _CODE.sub(set_aside, html.escape(text.replace("\0", "")))
    marked = _ITALIC.sub(r"<em>\2</em>", _BOLD.sub(r"<strong>\1</strong>", escaped))
    return re.sub(r"\0(\d+)\0", lambda found: f"<code>{codes[int(found[1])]}</code>", marked)
