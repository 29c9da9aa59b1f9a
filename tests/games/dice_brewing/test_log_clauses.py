"""The log of Dice Brewing: each line leads to the rule that it carries out."""

import pytest
from tests.games.dice_brewing.table import arrange, look, play

from alehouse import State


def clauses(state: State, message: str, seat: int | None = None) -> list[str]:
    return [line.clause for line in look(state, seat).log if line.message == message]


@pytest.mark.rule("DB-6.2", "DB-6.12")
def test_a_die_raised_at_once_leads_to_the_rule_of_speeding_up() -> None:
    owner = {"pool": ["yellow 2", "blue 3"]}
    state = arrange(owner, {"pool": ["blue 1"]}, phase="place", round=1, options={"events": True})
    play(state, "die:yellow-1", "space:malt_raise", "die:blue-1", "space:malt_raise")
    assert clauses(state, "log-raised") == ["DB-6.2"]


@pytest.mark.rule("DB-9.4")
def test_whoever_does_not_see_the_token_is_told_why() -> None:
    rich = {"coins": 20}
    options = {"events": True, "mode": "advanced"}
    state = arrange(rich, {"pool": ["blue 1"]}, phase="purchase", round=3, options=options)
    play(state, "buy_token:raise_value")
    assert clauses(state, "log-buy-token", 0) == ["DB-5.42"]
    assert clauses(state, "log-buy-token-hidden", 1) == ["DB-9.4"]
    assert clauses(state, "log-buy-token", 1) == []
