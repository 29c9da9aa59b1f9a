"""A game's rules as text: every clause by its id, for the table, the terminal and every refusal."""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

_CLAUSE = re.compile(r"^(?:- \*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*|\| \*\*([A-Z]{2}-[\d.]+[a-z]?)\*\* \|) ?(.*)$")


class Clause(Struct, frozen=True):
    """One numbered rule: its id, the chapter it stands in, its text (Markdown)."""

    id: str
    chapter: str
    text: str


class Rulebook:
    """The rules of one game, from its `rules.md`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, Clause] = {}
        chapter, current = "", ""
        for line in text.splitlines():
            if line.startswith("#"):
                chapter, current = line.lstrip("# "), ""
            elif found := _CLAUSE.match(line):
                current = found[1] or found[2]
                body = " · ".join(cell.strip() for cell in found[3].strip(" |").split(" | ")) if found[2] else found[3]
                self.clauses.setdefault(current, Clause(current, chapter, body))
            elif current and line.startswith("  "):
                old = self.clauses[current]
                self.clauses[current] = Clause(current, chapter, f"{old.text} {line.strip()}")
            else:
                current = ""


@cache
def read_rulebook(path: Path) -> Rulebook:
    return Rulebook(path.read_text(encoding="utf-8"))
