"""What rooms share of their choices: kinds by id, clauses, reasons that lie in what is asked."""

import pytest

from alehouse.core.choice import clause_for, kind_at, kind_from, reason, reason_now

SIZES = [("pass", [""]), ("place", ["A1", "A2", "A3"]), ("give", ["malt", "hops"])]
STARTS = [(0, "pass"), (1, "place"), (4, "give")]


def test_a_kind_is_found_by_sizes_or_by_starts() -> None:
    kinds = [("pass", 0), ("place", 0), ("place", 1), ("place", 2), ("give", 0), ("give", 1)]
    assert [kind_at(SIZES, action) for action in range(6)] == kinds
    assert [kind_from(STARTS, action) for action in range(6)] == kinds


def test_an_action_behind_the_last_kind_has_none() -> None:
    with pytest.raises(IndexError):
        kind_at(SIZES, 6)


def test_a_clause_is_that_of_the_decision_or_the_first() -> None:
    clauses = {7: "DW-5.13", 9: "DW-5.41"}
    assert [clause_for(clauses, asking) for asking in (7, 9, 8)] == ["DW-5.13", "DW-5.41", "DW-5.13"]


def test_a_reason_names_the_decision_that_is_asked() -> None:
    expected = reason("why-not-now", "DW-5.12", decision="@decision-first")
    assert reason_now("why-not-now", ("prompt-first", "DW-5.12")) == expected
