"""The log: each line names the rule by which it happened, also where the same line comes from different rules."""

from random import Random
from typing import Any

import pytest
from tests.games.cavern_tavern.lively import advance
from tests.games.cavern_tavern.table import CHAMBER, GAME, deal, go, look, names, place, play, quiet

from alehouse import State
from alehouse.core.words import LANGUAGES

DRINK_TOKEN = {"en": "Drink token", "it": "segnalino Drink", "pl": "żetonem napoju", "fr": "jeton Boisson"}


def rules_of(state: State, message: str) -> list[str]:
    """The clauses that the lines of a message name, each once, in the order told."""
    return list(dict.fromkeys(line.clause for line in look(state).log if line.message == message))


def logged(mine: dict[str, Any], **given: Any) -> State:
    """A quiet position for two that keeps a log."""
    state = quiet(mine, {}, **given)
    state.keeps_log = True
    return state


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_line_of_a_game_names_a_clause_of_the_book(players: int) -> None:
    state = advance(GAME.new(players, seed=5, events=True, **CHAMBER), Random(players), 10_000)
    lines = [line for seat in (None, *range(players)) for line in look(state, seat).log]
    assert state.is_over
    assert len({line.message for line in lines}) > 20
    assert {line.clause for line in lines} <= GAME.clause_ids()


@pytest.mark.rule("CT-9.2")
def test_a_line_without_its_card_names_the_rule_that_hides_it() -> None:
    state = logged({"dice": [6, 6]})
    deal(place(state, "area:workshop_item", 6, 6))
    play(state, names(state)[0])
    assert rules_of(state, "log-gets-item-hidden") == ["CT-9.2"]
    assert [line.clause for line in look(state, 0).log if line.message == "log-gets-item"] == ["CT-6.5.2"]


@pytest.mark.rule("CT-4.1.10", "CT-4.1.11")
def test_what_everybody_begins_with_is_of_the_setup() -> None:
    state = GAME.new(2, seed=1, events=True, characters="random")
    while look(state).phase == "setup":
        play(state, names(state)[0])
    assert rules_of(state, "log-gains") == ["CT-4.1.10"]
    assert rules_of(state, "log-new-order") == ["CT-4.1.11"]


@pytest.mark.rule("CT-6.5.1")
def test_an_order_that_is_replaced_was_not_discarded_for_one_of_the_deck() -> None:
    state = logged({"dice": [6]})
    place(state, "area:workshop_replace_order", 6)
    play(deal(play(state, names(state)[0])), names(state)[0])
    assert rules_of(state, "log-discards-order") == ["CT-6.5.1"]
    assert rules_of(state, "log-new-order") == ["CT-6.5.1"]


@pytest.mark.rule("CT-6.6.11")
def test_ingredients_for_the_boss_are_not_exchanged() -> None:
    state = logged({"says": ["stock_taking"], "ingredients": {"rocks": 1, "beer": 1, "wine": 1, "fruit": 1}})
    go(state, "says:stock_taking", "give:beer")
    assert rules_of(state, "log-returns") == ["CT-6.6.11"]


@pytest.mark.rule("CT-6.9.1", "CT-6.9.7")
@pytest.mark.parametrize(("item", "clause"), [("apprentices_badge", "CT-6.9.1"), ("barter_scroll", "CT-6.9.7")])
def test_ingredients_go_for_an_effect_or_for_others(item: str, clause: str) -> None:
    state = logged({"items": [item], "ingredients": {"rocks": 1, "beer": 1}})
    go(state, f"item:{item}", "give:beer")
    assert rules_of(state, "log-returns") == [clause]


@pytest.mark.rule("CT-8.1.8", "CT-6.9.6")
def test_a_die_is_changed_by_a_token_or_by_a_card() -> None:
    state = logged({"items": ["loaded_die"], "dice": [2, 4], "modifiers": 1}, options=CHAMBER, round=5)
    go(state, "modifier", "die:2", "up", "item:loaded_die", "die:4", "value:6")
    assert rules_of(state, "log-sets") == ["CT-8.1.8", "CT-6.9.6"]


@pytest.mark.rule("CT-6.1.6", "CT-6.3.2", "CT-6.9.1")
def test_a_step_on_a_track_comes_from_a_card_an_order_or_a_task() -> None:
    paid = {"nectar": 1, "wine": 2, "beer": 1}
    mine = {"items": ["letter_of_recommendation"], "order": "harbour_rumour", "ingredients": paid, "dice": [6, 3]}
    state = logged(mine)
    go(state, "item:letter_of_recommendation", "track:kitchen", "track:chore", "complete")
    place(deal(state), "area:roast_meat", 6, 3)
    assert rules_of(state, "log-track") == ["CT-6.9.1", "CT-6.1.6", "CT-6.3.2"]


@pytest.mark.rule("CT-8.1.1", "CT-8.1.7")
def test_task_cards_are_laid_out_when_the_chamber_opens_and_when_a_space_is_empty() -> None:
    state = advance(GAME.new(2, seed=5, events=True, **CHAMBER), Random(2), 10_000)
    clauses = [line.clause for line in look(state).log if line.message.startswith("log-new-task")]
    assert list(dict.fromkeys(clauses)) == ["CT-8.1.1", "CT-8.1.7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_task_card_says_that_a_drink_token_lies_on_it(language: str) -> None:
    state = advance(GAME.new(2, seed=5, events=True, **CHAMBER), Random(2), 10_000)
    words = GAME.words(language)
    lines = [line for line in look(state).log if line.message.startswith("log-new-task")]
    told = {line.message: words.say(line.message, line.args) for line in lines}
    assert told.keys() == {"log-new-task", "log-new-task-drink"}
    assert "Mrs. Nasty" in told["log-new-task"]
    assert DRINK_TOKEN[language] in told["log-new-task-drink"]
