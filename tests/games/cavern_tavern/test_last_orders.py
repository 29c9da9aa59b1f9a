"""Orders at the end of a round: the button says what one will really pay, not what it pays on time."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.cavern_tavern.lively import pick
from tests.games.cavern_tavern.table import GAME, ORDERS, go, look, mess, names, quiet
from tests.games.drawn import strict

from alehouse import State
from alehouse.core.words import LANGUAGES

ROUNDS = int(GAME.card_file.tables["meta"]["rounds"])


def offer(state: State, order: str) -> dict[str, Any]:
    """What the button of an order of the Mess Hall says: points, and when they are paid."""
    return dict(next(option.args for option in look(state, 0).options if option.name == f"order:{order}"))


def full_points(name: str) -> int:
    """What an order pays on time."""
    return int(ORDERS[name]["points"][0])


def detail(state: State) -> str:
    prompt = look(state, 0).prompt
    return prompt.detail if prompt else ""


@pytest.mark.rule("CT-5.3.1", "CT-6.1.5")
def test_an_order_taken_when_nobody_can_place_pays_as_one_that_is_late() -> None:
    state = quiet({}, {})
    name = mess(state)[0]
    points = ORDERS[name]["points"]
    assert offer(state, name) == {"order": f"@order-{name}", "points": points[1], "when": "late"}
    assert detail(state) == "prompt-last-of-round-detail"
    go(state, f"order:{name}", "end_turn")
    assert look(state).round == 4
    order = look(state).players[0].order
    assert order is not None
    assert order.late == 1


@pytest.mark.rule("CT-6.1.8")
def test_an_order_that_can_be_completed_at_once_is_on_time_even_then() -> None:
    name = mess(quiet({}, {}))[0]
    state = quiet({"ingredients": Counter(ORDERS[name]["ingredients"])}, {})
    assert offer(state, name)["when"] == "on_time"
    before = look(state).players[0].vp
    go(state, f"order:{name}", "complete")
    assert look(state).players[0].vp == before + full_points(name)


@pytest.mark.rule("CT-5.3.3")
def test_while_somebody_can_place_an_order_is_on_time() -> None:
    state = quiet({}, {"dice": [6]})
    name = mess(state)[0]
    assert offer(state, name)["when"] == "on_time"
    assert offer(state, name)["points"] == full_points(name)
    assert not detail(state)


@pytest.mark.rule("CT-7.4")
def test_in_the_last_round_such_an_order_pays_nothing() -> None:
    state = quiet({}, {}, round=ROUNDS)
    assert offer(state, mess(state)[0])["when"] == "never"
    assert detail(state) == "prompt-last-of-game-detail"


@pytest.mark.rule("CT-5.3.1")
def test_the_round_ends_exactly_where_the_button_says_so() -> None:
    """In lively games, last calls and all: an order is taken, nothing else is done."""
    chance = random.Random(20)
    seen = Counter[bool]()
    for seed in range(8):
        state = GAME.new(players=2 + seed % 3, seed=seed)
        while not state.is_over:
            options = [option for option in look(state, state.player).options if option.message == "choice-order"]
            for option in options[:1]:
                tried = state.copy()
                tried.step(option.action)
                if "end_turn" in names(tried) and "complete" not in names(tried):
                    tried.step(tried.parse("end_turn"))
                    ended = tried.is_over or look(tried).round != look(state).round
                    assert ended == (option.args["when"] != "on_time")
                    seen[ended] += 1
            state.step(pick(state, chance, shunned=("order:", "from_deck")))  # so that many are left to take
    assert min(seen[True], seen[False]) > 10, seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_has_words_for_each_case(language: str) -> None:
    words = strict(GAME, language)
    said = {
        words.say("choice-order", {"order": "Anvil Spark", "points": 21, "when": when})
        for when in ("on_time", "late", "never")
    }
    assert len(said) == 3
    assert sum("21" in one for one in said) == 2
