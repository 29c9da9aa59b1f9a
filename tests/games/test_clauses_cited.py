"""Whoever reads a rule of a game in the code finds its clause beside it, and from a clause the code; and every event
that the rules write into the log names the clause by which it happened."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import alehouse

BESIDES: Final = ("actions.py", "cards.py", "effect_ops.py", "state.py")  # files of rules that are not in rules/
CLAUSE: Final = re.compile(r"(?:BC|CT|DB|DW)-\d+(?:\.\d+)+[a-z]?\b")
PLAYED: Final = ("4", "5", "6", "7", "8")  # the sections that code carries out
ENOUGH: Final = 0.9  # the rest is told by data, or is about the book itself
WRITERS: Final = ("table", "self", "receipts")  # whose `log` writes an event

every_game = pytest.mark.parametrize("name", alehouse.ROOMS)


def rules_of(name: str) -> list[Path]:
    folder = Path(alehouse.load(name).room)
    return [*sorted((folder / "rules").glob("*.py")), *(folder / file for file in BESIDES if (folder / file).exists())]


def cited(files: list[Path]) -> set[str]:
    return {clause for file in files for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))}


def logged(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every place of the rules that writes an event."""
    for file in rules_of(name):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=writer), attr="log")) if writer in WRITERS:
                    yield f"{file.name}:{node.lineno}", node


def is_clause(argument: ast.expr) -> bool:
    """Whether it is a clause, a choice of them, one of a table, or one that was handed on or looked up."""
    match argument:
        case ast.Constant(value=str(text)):
            return bool(CLAUSE.fullmatch(text))
        case ast.IfExp(body=one, orelse=other):
            return is_clause(one) and is_clause(other)
        case ast.Subscript(value=ast.Name(id=table)):
            return table.endswith("_CLAUSES")
        case ast.Name(id=called) | ast.Attribute(attr=called):
            return called == "clause"
        case ast.Call(func=ast.Name(id=called)):
            return called.endswith("_clause")
    return False


@every_game
def test_nearly_every_clause_is_cited_where_it_is_carried_out(name: str) -> None:
    clauses = {clause for clause in alehouse.load(name).clause_ids() if re.split(r"[-.]", clause)[1] in PLAYED}
    missing = sorted(clauses - cited(rules_of(name)))
    assert len(clauses) > 100
    assert len(missing) <= (1 - ENOUGH) * len(clauses), f"in no file of the rules: {', '.join(missing)}"


@every_game
def test_what_is_cited_is_a_clause(name: str) -> None:
    game = alehouse.load(name)
    assert cited(sorted(Path(game.room).rglob("*.py"))) <= game.clause_ids()


@every_game
def test_every_event_names_its_clause(name: str) -> None:
    found = dict(logged(name))
    bare = [place for place, call in found.items() if not is_clause(call.args[-1])]
    assert len(found) > 30
    assert bare == []
