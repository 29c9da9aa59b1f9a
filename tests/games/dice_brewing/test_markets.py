"""Section 6.7: prices, discounts and stacks of the Market and the Black Market."""

from itertools import product
from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    EDITIONS,
    MODES,
    arrange,
    asked,
    look,
    names,
    person,
    play,
    pool,
    refused,
    rest,
    stock,
    tokens,
    warehouse,
)

from alehouse import State

INGREDIENTS: Final = {"fruit": 2, "spices": 3, "special_malt": 3, "honey": 4, "special_hops": 4}
TOKENS: Final = {
    "withdraw_die": 3,
    "block_building": 2,
    "block_protect_die": 3,
    "block_recipe": 3,
    "raise_value": 2,
    "reroll_die": 2,
}
# what a blue die of 1 to 6 takes off
DISCOUNTS: Final = {
    "fruit": (0, 0, 0, 0, 0, 0),
    "spices": (0, 0, 0, 1, 1, 1),
    "special_malt": (0, 0, 0, 1, 1, 1),
    "honey": (0, 0, 0, 0, 1, 2),
    "special_hops": (0, 0, 0, 0, 1, 2),
}
WAITS: Final = {"pool": ["blue 1"]}  # somebody who has a turn to take, so that the round does not run on by itself


def shop(mine: dict[str, Any], *others: dict[str, Any], number: int = 4, **options: str) -> State:
    """Player 0's purchase turn."""
    return arrange(mine, *(others or (WAITS,)), phase="purchase", round=number, options=options)


def goods(state: State, player: int) -> dict[str, int]:
    return {kind: count for kind, count in person(state, player).ingredients.items() if count}


# ── prices ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.50", "DB-6.0", "DB-5.42", "DB-5.46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kind", "price"), INGREDIENTS.items())
@pytest.mark.parametrize("spare", [-1, 0, 3])
def test_an_ingredient_costs_its_price(kind: str, price: int, spare: int, edition: str) -> None:
    state = shop({"coins": price + spare, "seeds": 1, "pool": ["green 1"]}, edition=edition)
    assert stock(state, kind).price == price
    if spare < 0:
        assert refused(state, f"buy:{kind}") == "DB-5.42"
        return
    play(state, f"buy:{kind}")
    assert person(state, 0).coins == spare
    assert goods(state, 0) == {kind: 1}
    assert stock(state, kind).left == 2


@pytest.mark.rule("DB-6.50", "DB-6.0", "DB-5.42", "DB-5.46")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("kind", "price"), TOKENS.items())
@pytest.mark.parametrize("spare", [-1, 0, 3])
def test_an_action_token_costs_its_price(kind: str, price: int, spare: int, mode: str) -> None:
    state = shop({"coins": price + spare, "pool": ["blue 6"]}, mode=mode)
    assert stock(state, kind).price == price
    if spare < 0:
        assert refused(state, f"buy_token:{kind}") == "DB-5.42"
        return
    play(state, f"buy_token:{kind}")  # no discount is offered
    assert person(state, 0).coins == spare
    assert tokens(state, 0) == [kind]
    assert (stock(state, kind).left, stock(state, kind).sold_out) == (2 if mode == "standard" else -1, False)


@pytest.mark.rule("DB-6.50", "DB-5.40")
@pytest.mark.parametrize(("ingredient", "token"), list(product(INGREDIENTS, TOKENS)))
@pytest.mark.parametrize("order", [1, -1])
def test_one_ingredient_and_one_token_in_any_order(ingredient: str, token: str, order: int) -> None:
    state = shop({"coins": 20, "pool": ["green 1"]})
    play(state, *[f"buy:{ingredient}", f"buy_token:{token}"][::order])
    assert person(state, 0).coins == 20 - INGREDIENTS[ingredient] - TOKENS[token]
    assert asked(state, "buy") == []
    assert asked(state, "buy_token") == []
    assert refused(state, f"buy:{ingredient}") == "DB-5.40"
    assert refused(state, f"buy_token:{token}") == "DB-5.40"


@pytest.mark.rule("DB-6.50", "DB-5.41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_when_the_markets_open(number: int, edition: str) -> None:
    state = shop({"coins": 20, "pool": ["green 1"]}, number=number, edition=edition)
    view = look(state)
    assert (view.market_open, view.black_market_open) == (number >= 2, number >= 3)
    assert asked(state, "buy") == (list(INGREDIENTS) if number >= 2 else [])
    assert asked(state, "buy_token") == (list(TOKENS) if number >= 3 else [])
    if number < 2:
        assert refused(state, "buy:fruit") == "DB-5.41"
    if number < 3:
        assert refused(state, "buy_token:reroll_die") == "DB-5.41"


# ── discounts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.50", "DB-5.43")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("kind", INGREDIENTS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_what_a_blue_die_takes_off(kind: str, value: int, zone: str) -> None:
    state = shop({zone: [f"blue {value}"], "coins": 10, "seeds": 1})
    off = DISCOUNTS[kind][value - 1]
    play(state, f"buy:{kind}")
    if not off:  # such a die may not be laid
        assert goods(state, 0) == {kind: 1}
        assert person(state, 0).coins == 10 - INGREDIENTS[kind]
        assert person(state, 0).discount is None
        return
    assert names(state) == ["die:blue-1", "full_price"]
    full = play(state.copy(), "full_price")
    assert (person(full, 0).coins, person(full, 0).discount) == (10 - INGREDIENTS[kind], None)
    play(state, "die:blue-1")
    assert person(state, 0).coins == 10 - INGREDIENTS[kind] + off
    laid = person(state, 0).discount
    assert laid is not None
    assert laid.id == "blue-1"
    assert (pool(state, 0), warehouse(state, 0)) == ([], [])
    rest(state)
    assert person(state, 0).discount is None
    assert [die.colour for die in person(state, 0).pool] == ["blue"]


@pytest.mark.rule("DB-6.50", "DB-5.43")
@pytest.mark.parametrize("kind", INGREDIENTS)
@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_a_discount_may_make_a_purchase_possible(kind: str, value: int) -> None:
    off = DISCOUNTS[kind][value - 1]
    for coins in range(5):
        state = shop({"pool": [f"blue {value}"], "coins": coins})
        possible = coins >= INGREDIENTS[kind] - off
        assert (f"buy:{kind}" in names(state)) is possible
        if possible and coins < INGREDIENTS[kind]:
            play(state, f"buy:{kind}")
            if asked(state, "die") and not goods(state, 0):  # a single answer may be given by itself
                assert "full_price" not in names(state)
                play(state, "die:blue-1")
            assert goods(state, 0) == {kind: 1}
            assert person(state, 0).coins == coins + off - INGREDIENTS[kind]


@pytest.mark.rule("DB-6.50", "DB-5.43", "DB-12.11")
def test_one_die_for_one_purchase() -> None:
    state = shop({"pool": ["blue 4", "blue 6"], "warehouse": ["blue 5", "yellow 6"], "coins": 10})
    play(state, "buy:honey")
    assert names(state) == ["die:blue-2", "die:blue-3", "full_price"]  # a 4 brings nothing
    assert refused(state, "die:blue-1") == "DB-5.43"
    assert refused(state, "die:yellow-1") == "DB-5.43"
    play(state, "die:blue-3")
    assert person(state, 0).coins == 7
    assert asked(state, "buy") == []


@pytest.mark.rule("DB-6.50", "DB-5.44")
def test_a_discount_serves_only_the_player_who_laid_the_die() -> None:
    state = shop({"warehouse": ["blue 6"], "coins": 3}, {"coins": 3, "warehouse": ["blue 5"]})
    play(state, "buy:honey")
    if "die:blue-1" in names(state):
        play(state, "die:blue-1")
    play(state, *(["end_turn"] if state.player == 0 else []))
    assert state.player == 1
    play(state, "buy:honey")
    if "die:blue-2" in names(state):
        play(state, "die:blue-2")
    assert [person(state, seat).coins for seat in (0, 1)] == [1, 0]
    state = shop({"warehouse": ["blue 6"], "coins": 4}, {"coins": 3, "pool": ["green 1"]})
    play(state, "buy:honey", "die:blue-1")
    play(state, *(["end_turn"] if state.player == 0 else []))
    assert state.player == 1
    assert refused(state, "buy:honey") == "DB-5.42"


# ── stacks ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.50", "DB-5.42")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", INGREDIENTS)
def test_an_empty_stack_of_the_market(kind: str, mode: str) -> None:
    state = shop({"coins": 9, "pool": ["green 1"]}, {"ingredients": {kind: 3}}, mode=mode)
    assert (stock(state, kind).left, stock(state, kind).sold_out) == (0, True)
    assert refused(state, f"buy:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-6.50", "DB-5.42")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", TOKENS)
@pytest.mark.parametrize(("held", "out"), [(3, 0), (2, 1), (0, 3)])
def test_an_empty_stack_of_the_black_market(kind: str, held: int, out: int, mode: str) -> None:
    mine = {"coins": 9, "pool": ["green 1"]}
    options = {"mode": mode}
    theirs = {"tokens": [kind] * held}
    state = arrange(mine, theirs, phase="purchase", round=4, out=[kind] * out, options=options)
    assert stock(state, kind).sold_out
    assert refused(state, f"buy_token:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-6.50", "DB-3.7", "DB-5.56")
@pytest.mark.parametrize("kind", ["fruit"])
def test_a_used_ingredient_can_be_bought_again(kind: str) -> None:
    mine = {"warehouse": ["yellow 3", "green 2"], "ingredients": {kind: 3}}
    state = arrange(mine, {}, phase="brew", round=4, display=["cheap_lager"])
    assert stock(state, kind).sold_out
    play(state, "recipe:cheap_lager", f"add:{kind}")
    assert goods(state, 0) == {kind: 2}
    assert (stock(state, kind).left, stock(state, kind).sold_out) == (1, False)
