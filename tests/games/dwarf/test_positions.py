"""Positions of one's own that cannot be are refused, with a sentence that says why."""

from typing import Any

import pytest
from tests.games.dwarf.table import GAME, worker

from alehouse import BadOption


def refusal(given: dict[str, Any], players: int = 2, **options: Any) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.arrange(given, players, **options)
    return str(caught.value)


@pytest.mark.rule("DW-5.12")
@pytest.mark.parametrize("phase", ["mining", "first", "second", "get_help"])
def test_nobody_has_more_than_one_turn_of_a_phase(phase: str) -> None:
    assert refusal({"turn": 7, "phase": phase}) == "turn is a number from 0 to 2, not 7"


@pytest.mark.parametrize("field", ["round", "turn", "marker", "specials_taken"])
@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 10**30])
def test_numbers_are_those_of_a_game(field: str, number: int) -> None:
    assert field in refusal({field: number})


@pytest.mark.rule("DW-12.4")
@pytest.mark.parametrize("amount", [-1, 1000, 2**63])
def test_goods_can_be_counted(amount: int) -> None:
    assert "$.goods" in refusal({"goods": [{"iron": amount}]})


@pytest.mark.rule("DW-8.10")
def test_the_printed_opponent_keeps_the_marker() -> None:
    assert refusal({"marker": 0}, 1, opponent="andvettr") == "marker is a number from 1 to 1, not 0"


@pytest.mark.rule("DW-5.12", "DW-12.5")
def test_a_first_turn_still_to_come_needs_both_workers() -> None:
    assert "player 1 has not had the first turn" in refusal({"turn": 1, "workers": [worker(1, "A1")]})
    assert "player 0 has not had the first turn" in refusal({"phase": "mining", "workers": [worker(0, "pile:A1")]})


@pytest.mark.rule("DW-8.11")
def test_the_printed_opponent_needs_a_worker_for_his_second_turn() -> None:
    workers = [worker(1, "A1"), worker(1, "A2")]
    assert "printed opponent needs one" in refusal({"phase": "second", "workers": workers}, 1)


@pytest.mark.rule("DW-12.7", "DW-5.20")
@pytest.mark.parametrize(
    "workers",
    [
        [worker(0, "pile:A1", extra=True)],
        [worker(0, "pile:A1", spent=True)],
        [worker(0, "pile:A1"), worker(0, "pile:A2")],
    ],
)
def test_one_special_pile_for_regular_workers(workers: list[dict[str, Any]]) -> None:
    assert "special pile" in refusal({"phase": "second", "workers": workers})


@pytest.mark.rule("DW-12.1", "DW-12.2")
@pytest.mark.parametrize(
    "given",
    [
        {"stacks": {"A1": ["iron_seam_p1_l1", "gold_seam_p1_l2", "gold_seam_p1_l2"]}},
        {"mountain": {"A": ["gold_seam_p1_l2", "gold_seam_p1_l2"]}},
        {"mountain": {"A": ["gold_seam_p1_l2"]}, "below": {"A": ["gold_seam_p1_l2"]}},
        {"mountain": {"A": ["iron_seam_p1_special"]}, "piles": {"A1": ["muster_an_army"]}},
        {"piles": {"A1": ["?", "?", "?", "?"]}},
    ],
)
def test_no_card_lies_in_two_places(given: dict[str, Any]) -> None:
    assert refusal(given)


@pytest.mark.parametrize("given", [{"mountain": {"B": []}}, {"below": {"A": []}}, {"piles": {"B1": []}}])
def test_what_is_not_on_the_table_is_not_described(given: dict[str, Any]) -> None:
    assert refusal(given).startswith("there is no ")


@pytest.mark.rule("DW-5.100")
def test_a_full_mine_without_special_cards_leaves_no_first_turn() -> None:
    regular = [worker(player, f"A{2 * player + k}") for player in (0, 1) for k in (1, 2)]
    extra = [worker(player, f"A{5 + 2 * player + k}", extra=True) for player in (0, 1) for k in (0, 1)]
    full = {
        "turn": 2,
        "workers": [*regular, *extra, worker(2, "A9", extra=True)],
        "piles": {"A1": [], "A2": [], "A3": []},
    }
    assert "too many stand in the Mine" in refusal(full, 3)
