"""The rules of Dice Brewing in code cite the clauses that they carry out: whoever looks for one finds its place."""

import re
from typing import Final

from tests.games.dice_brewing.table import GAME

SECTIONS: Final = re.compile(r"DB-[4-8]\.")  # set-up, flow, effects, end, variants
CITED: Final = re.compile(r"DB-\d+\.\d+")
ENOUGH: Final = 0.9  # the rest is told by data, or is about the book itself


def cited() -> set[str]:
    """The clauses that the code of the rules names."""
    files = [*(GAME.room / "rules").glob("*.py"), *(GAME.room / f"{name}.py" for name in ("state", "cards", "actions"))]
    return {clause for file in files for clause in CITED.findall(file.read_text(encoding="utf-8"))}


def test_the_rules_cite_what_they_carry_out() -> None:
    clauses = {clause for clause in GAME.clause_ids() if SECTIONS.match(clause)}
    missing = sorted(clauses - cited())
    assert len(missing) <= (1 - ENOUGH) * len(clauses), f"no code names {missing}"


def test_there_are_such_clauses() -> None:
    assert cited() - GAME.clause_ids() == set()
