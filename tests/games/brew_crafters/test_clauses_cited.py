"""Whoever reads a rule of Brew Crafters in the code finds its clause beside it, and from a clause the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.games.brew_crafters.table import GAME

ROOM: Final = Path(GAME.room)
RULES: Final = [
    *sorted((ROOM / "rules").glob("*.py")),
    *(ROOM / name for name in ("actions.py", "cards.py", "effect_ops.py", "state.py")),
]
CLAUSE: Final = re.compile(r"BC-\d+\.\d+[a-z]?\b")
PLAYED: Final = ("4", "5", "6", "7", "8")  # the sections that code carries out
ENOUGH: Final = 0.9
LOGS: Final = ("table", "self", "receipts")  # whose `log` writes an event


def cited(files: list[Path]) -> set[str]:
    return {clause for file in files for clause in CLAUSE.findall(file.read_text())}


def logged() -> Iterator[tuple[str, ast.Call]]:
    """Every place of the rules that writes an event."""
    for file in RULES:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "log":
                if isinstance(node.func.value, ast.Name) and node.func.value.id in LOGS:
                    yield f"{file.name}:{node.lineno}", node


def test_nearly_every_clause_is_cited_where_it_is_carried_out() -> None:
    clauses = {clause for clause in GAME.clause_ids() if re.split(r"[-.]", clause)[1] in PLAYED}
    missing = sorted(clauses - cited(RULES))
    assert len(missing) <= (1 - ENOUGH) * len(clauses), f"in no file of the rules: {', '.join(missing)}"


def test_what_is_cited_is_a_clause() -> None:
    assert cited(sorted(ROOM.rglob("*.py"))) <= GAME.clause_ids()


def test_every_event_names_its_clause() -> None:
    """The last argument: a clause, a choice of clauses, or the one that was handed on."""
    found = dict(logged())
    bare = [place for place, call in found.items() if not is_clause(call.args[-1])]
    assert len(found) > 30
    assert bare == []


def is_clause(argument: ast.expr) -> bool:
    if isinstance(argument, ast.IfExp):
        return is_clause(argument.body) and is_clause(argument.orelse)
    if isinstance(argument, ast.Constant):
        return isinstance(argument.value, str) and bool(CLAUSE.fullmatch(argument.value))
    return isinstance(argument, ast.Name) and argument.id == "clause"
