"""The log of DWARF: each line leads to the rule that it carries out, also where a special action is at work."""

import pytest
from tests.games.dwarf.table import hoard, look, play, worker
from tests.games.dwarf.test_special import DEEP_8, take

from alehouse import State


def clauses(state: State, message: str) -> list[str]:
    return [line.clause for line in look(state).log if line.message == message]


@pytest.mark.rule("DW-6.35", "DW-6.46")
def test_turn_back_and_the_worker_it_brings() -> None:
    state = play(take("turn_back", stacks=DEEP_8, options={"events": True}), "turn_back:A8")
    assert clauses(state, "log-turn-back") == ["DW-6.35"]
    assert clauses(state, "log-place") == ["DW-6.46"]


@pytest.mark.rule("DW-6.36", "DW-6.46")
def test_the_worker_of_the_apprentice() -> None:
    state = play(take("apprentice", turn=1, workers=[worker(0, "A1")], options={"events": True}), "join:A1")
    assert clauses(state, "log-place") == ["DW-6.46"]


@pytest.mark.rule("DW-6.46")
def test_also_when_the_next_card_of_the_pile_was_turned_up_before() -> None:
    below = {"A1": ["apprentice", "?"]}
    state = take("apprentice", turn=1, workers=[worker(0, "A1")], piles=below, options={"events": True})
    play(state, "turn:A:run_amok", "join:A1")
    assert clauses(state, "log-place") == ["DW-6.46"]


@pytest.mark.rule("DW-5.13")
def test_a_worker_that_is_simply_sent_leads_to_the_rule_of_sending() -> None:
    state = play(take("turn_back", stacks=DEEP_8, options={"events": True}), "turn_back:A8", "place:A9")
    assert clauses(state, "log-place") == ["DW-6.46", "DW-5.13"]


@pytest.mark.rule("DW-6.32", "DW-6.34")
@pytest.mark.parametrize(
    ("card", "wealth", "clause"),
    [
        ("sell_an_item", hoard(item=1), "DW-6.32"),
        ("special_order", hoard(iron=2, steel=2, gold=1), "DW-6.34"),
    ],
)
def test_goods_for_goods_lead_to_the_rule_of_their_card(card: str, wealth: dict[str, int], clause: str) -> None:
    state = take(card, goods=[wealth, hoard()], options={"events": True})
    while state.player == 0 and look(state).resolving:
        play(state, state.name(state.legal_actions()[-1]))
    told = [line.clause for line in look(state).log if line.message in ("log-exchange", "log-give", "log-receive")]
    assert len(told) > 1
    assert set(told) == {clause}
