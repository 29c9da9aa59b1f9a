"""The rules as text: every clause is found, whole, in its chapter."""

import re
from pathlib import Path

import pytest

import alehouse
from alehouse.core.rulebook import Clause, Rulebook, read_rulebook

TEXT = """# The game

Preface.

## 1. Setting up

- **XX-1.1** Take a mug
  and fill it:
  - to the brim.

  Not a part of it.
- **XX-1.2** Drink.
Not a part of it either.
- **XX-1.3a** A *variant*. [book §2] **XX-1.9** is only mentioned.

### 1a. What to do

| id | who | what |
|---|---|---|
| **XX-1.10** | everybody | pays, or does not |
| **XX-1.11b** | nobody | a or b |

  Indented under no clause.
"""
CLAUSES = [
    Clause("XX-1.1", "1. Setting up", "Take a mug and fill it: - to the brim."),
    Clause("XX-1.2", "1. Setting up", "Drink."),
    Clause("XX-1.3a", "1. Setting up", "A *variant*. [book §2] **XX-1.9** is only mentioned."),
    Clause("XX-1.10", "1a. What to do", "everybody · pays, or does not"),
    Clause("XX-1.11b", "1a. What to do", "nobody · a or b"),
]


def test_lists_tables_chapters_and_continuation_lines() -> None:
    assert list(Rulebook(TEXT).clauses.values()) == CLAUSES


def test_clauses_are_found_by_their_id() -> None:
    assert {id: clause.id for id, clause in Rulebook(TEXT).clauses.items()} == {c.id: c.id for c in CLAUSES}


def test_the_text_stays_whole() -> None:
    assert Rulebook(TEXT).text == TEXT


def test_a_rulebook_is_read_once(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text(TEXT, encoding="utf-8")
    assert read_rulebook(path) is read_rulebook(path)


# ── the rules of the house's games ────────────────────────────────────────────────────────────────────


def lines_of(game: str) -> list[str]:
    return (alehouse.load(game).room / "rules.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_every_clause_that_the_file_defines_is_found(game: str) -> None:
    """The file is read independently: an id in bold that opens a list item or a table row."""
    defined = [found[1] for line in lines_of(game) if (found := re.match(r"[-|] +\*\*([A-Z]+-[^*]+)\*\*", line))]
    assert len(defined) > 100
    assert list(alehouse.load(game).rulebook().clauses) == defined


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_no_clause_is_empty_or_outside_a_chapter(game: str) -> None:
    chapters = {line.lstrip("# ") for line in lines_of(game) if line.startswith("#")}
    for clause in alehouse.load(game).rulebook().clauses.values():
        assert clause.text.strip(), clause.id
        assert clause.chapter in chapters


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_every_clause_that_an_option_names_exists(game: str) -> None:
    known = alehouse.load(game).rulebook().clauses
    assert [option.clause for option in alehouse.load(game).options if option.clause not in known] == []
