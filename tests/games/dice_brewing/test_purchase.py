"""Section 5.4: the purchase turns, the two markets, and dice laid for a discount."""

from typing import Any

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
    stock,
    text,
    tokens,
    until,
    warehouse,
)

from alehouse import FATE, State

NOW: dict[str, Any] = {"phase": "purchase", "round": 3, "priority": 0, "turn": 0}
BREWER: dict[str, Any] = {"warehouse": ["yellow 3", "green 2"]}  # is asked in the Brew phase
PRICES = {"fruit": 2, "spices": 3, "special_malt": 3, "honey": 4, "special_hops": 4}
TOKENS = {
    "withdraw_die": 3,
    "block_building": 2,
    "block_protect_die": 3,
    "block_recipe": 3,
    "raise_value": 2,
    "reroll_die": 2,
}
# what a blue die of 1 to 6 takes off
DISCOUNTS = {
    "fruit": (0, 0, 0, 0, 0, 0),
    "spices": (0, 0, 0, 1, 1, 1),
    "special_malt": (0, 0, 0, 1, 1, 1),
    "honey": (0, 0, 0, 0, 1, 2),
    "special_hops": (0, 0, 0, 0, 1, 2),
}


def laid(state: State, player: int) -> str:
    """The die a player has laid on the Market, or ""."""
    die = person(state, player).discount
    return text(die) if die else ""


# ── the turn ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.40")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("mode", MODES)
def test_everybody_has_one_purchase_turn_in_table_order(players: int, first: int, mode: str) -> None:
    sheet: dict[str, Any] = {"pool": ["black 2"], "coins": 9}
    state = arrange(*[sheet] * players, options={"mode": mode}, **NOW | {"priority": first, "turn": first})
    order = []
    while look(state).phase == "purchase":
        order.append(state.player)
        play(state, "end_turn")
    assert order == [(first + step) % players for step in range(players)]


@pytest.mark.rule("DB-5.40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [("buy:fruit", "buy_token:raise_value"), ("buy_token:raise_value", "buy:fruit")])
def test_one_ingredient_and_one_token_in_any_order(edition: str, order: tuple[str, str]) -> None:
    state = arrange({"pool": ["black 2"], "coins": 20}, {}, options={"edition": edition}, **NOW)
    assert set(asked(state, "buy")) == set(PRICES)
    assert set(asked(state, "buy_token")) == set(TOKENS)
    play(state, *order)
    assert person(state, 0).ingredients.get("fruit") == 1
    assert tokens(state, 0) == ["raise_value"]
    assert person(state, 0).coins == 16
    for move in (*(f"buy:{kind}" for kind in PRICES), *(f"buy_token:{kind}" for kind in TOKENS)):
        assert refused(state, move) == "DB-5.40"


@pytest.mark.rule("DB-5.40")
def test_the_second_of_a_sort_is_refused_while_the_other_is_open() -> None:
    state = arrange({"pool": ["black 2"], "coins": 20}, {}, **NOW)
    after_token = play(state.copy(), "buy_token:raise_value")
    assert refused(after_token, "buy_token:reroll_die") == "DB-5.40"
    assert set(asked(after_token, "buy")) == set(PRICES)
    after_fruit = play(state, "buy:fruit")
    assert refused(after_fruit, "buy:fruit") == "DB-5.40"
    assert set(asked(after_fruit, "buy_token")) == set(TOKENS)


@pytest.mark.rule("DB-5.40", "DB-5.29")
def test_dice_are_stored_before_between_and_after_the_purchases() -> None:
    state = arrange({"pool": ["black 2", "green 5", "yellow 6"], "coins": 20}, {}, **NOW)
    play(state, "die:black-1", "buy:fruit", "die:green-1", "buy_token:reroll_die", "die:yellow-1")
    assert warehouse(state, 0) == ["black 2", "green 5", "yellow 6"]
    assert (state.player, set(names(state))) == (0, {"token:reroll_die", "end_turn"})  # bought just now


@pytest.mark.rule("DB-5.40")
def test_tokens_may_be_played_in_the_purchase_turn() -> None:
    state = arrange({"pool": ["black 2"], "tokens": ["raise_value"]}, {}, **NOW)
    play(state, "token:raise_value", "die:black-1")
    assert pool(state, 0) == ["black 3 raised"]
    assert (state.player, look(state).phase) == (0, "purchase")


@pytest.mark.rule("DB-5.40")
@pytest.mark.parametrize("mode", MODES)
def test_buying_is_optional(mode: str) -> None:
    state = arrange({"coins": 9}, BREWER, options={"mode": mode}, display=["cheap_lager"], **NOW)
    play(state, "end_turn")
    assert (state.player, look(state).phase) == (1, "brew")
    assert person(state, 0).coins == 9


@pytest.mark.rule("DB-5.40")
def test_nothing_is_bought_outside_the_own_purchase_turn() -> None:
    state = arrange({"pool": ["black 2"], "coins": 9}, {"coins": 9, **BREWER}, **NOW | {"phase": "place"})
    assert refused(state, "buy:fruit") == "DB-5.40"
    assert refused(state, "buy_token:raise_value") == "DB-5.40"
    until(state, "brew")
    assert refused(state, "buy:fruit") == "DB-5.40"


@pytest.mark.rule("DB-5.40")
def test_the_limits_begin_anew_every_round() -> None:
    state = arrange({"coins": 20, "pool": ["black 2"]}, {}, **NOW)
    play(state, "buy:fruit", "buy_token:reroll_die", "end_turn", "decline", "decline", "rolled:2", "decline_phase")
    until(state, "purchase")
    play(state, "decline")
    assert (look(state).round, look(state).phase, look(state).turn) == (4, "purchase", 0)
    play(state, "buy:fruit", "buy_token:reroll_die")
    assert person(state, 0).ingredients["fruit"] == 2
    assert tokens(state, 0) == ["reroll_die", "reroll_die"]


# ── when the markets are open ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("round_", "market", "black"), [(1, False, False), (2, True, False), (3, True, True)])
def test_markets_open_in_the_second_and_third_round(
    edition: str, mode: str, round_: int, market: bool, black: bool
) -> None:
    state = arrange(
        {"pool": ["black 2"], "coins": 20}, {}, options={"edition": edition, "mode": mode}, **NOW | {"round": round_}
    )
    assert set(asked(state, "buy")) == (set(PRICES) if market else set())
    assert set(asked(state, "buy_token")) == (set(TOKENS) if black else set())
    assert (look(state).market_open, look(state).black_market_open) == (market, black)
    if not market:
        assert refused(state, "buy:fruit") == "DB-5.41"
    if not black:
        assert refused(state, "buy_token:raise_value") == "DB-5.41"


@pytest.mark.rule("DB-5.41")
def test_the_first_purchase_turn_is_for_storing() -> None:
    state = arrange({"pool": ["yellow 3", "green 2"], "coins": 20}, {"coins": 20}, **NOW | {"round": 1})
    assert names(state) == ["die:yellow-1", "die:green-1", "end_turn"]
    play(state, "die:yellow-1", "die:green-1")
    assert (look(state).phase, state.player) == ("brew", 0)  # nothing left to do; the other could do nothing at all
    assert names(state) == ["recipe:cheap_lager", "pass"]


# ── stacks and prices ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.42", "DB-5.46")
@pytest.mark.parametrize("kind", PRICES)
def test_an_ingredient_costs_its_price(kind: str) -> None:
    state = arrange({"pool": ["black 2"], "coins": PRICES[kind]}, {}, **NOW | {"round": 2})
    play(state, f"buy:{kind}")
    assert {name: count for name, count in person(state, 0).ingredients.items() if count} == {kind: 1}
    assert (person(state, 0).coins, stock(state, kind).left) == (0, 2)
    poor = arrange({"pool": ["black 2"], "coins": PRICES[kind] - 1}, {}, **NOW | {"round": 2})
    assert refused(poor, f"buy:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-5.42", "DB-5.46")
@pytest.mark.parametrize("kind", TOKENS)
@pytest.mark.parametrize("mode", MODES)
def test_an_action_token_costs_its_price(kind: str, mode: str) -> None:
    given = NOW | {"options": {"mode": mode}}
    state = arrange({"pool": ["black 2"], "coins": TOKENS[kind]}, {}, **given)
    play(state, f"buy_token:{kind}")
    assert tokens(state, 0) == [kind]
    assert person(state, 0).coins == 0
    poor = arrange({"pool": ["black 2"], "coins": TOKENS[kind] - 1}, {}, **given)
    assert refused(poor, f"buy_token:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-5.42")
@pytest.mark.parametrize("kind", PRICES)
def test_an_empty_stack_of_ingredients_sells_nothing(kind: str) -> None:
    state = arrange({"pool": ["black 2"], "coins": 9}, {"ingredients": {kind: 3}}, **NOW)
    assert set(asked(state, "buy")) == set(PRICES) - {kind}
    assert refused(state, f"buy:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-5.42", "DB-3.8")
@pytest.mark.parametrize("kind", TOKENS)
@pytest.mark.parametrize("mode", MODES)
def test_an_empty_stack_of_tokens_sells_nothing(kind: str, mode: str) -> None:
    state = arrange(
        {"pool": ["black 2"], "coins": 9}, {"tokens": [kind, kind]}, options={"mode": mode}, out=[kind], **NOW
    )
    assert set(asked(state, "buy_token")) == set(TOKENS) - {kind}
    assert refused(state, f"buy_token:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-5.42")
def test_the_last_of_a_stack_can_be_bought() -> None:
    state = arrange(
        {"pool": ["black 2"], "coins": 9},
        {"ingredients": {"fruit": 2}, "coins": 9},
        out=["raise_value", "raise_value"],
        **NOW,
    )
    play(state, "buy:fruit", "buy_token:raise_value", "end_turn", "decline")
    assert (stock(state, "fruit").sold_out, stock(state, "raise_value").sold_out) == (True, True)
    assert (state.player, "fruit" in asked(state, "buy")) == (1, False)
    assert "raise_value" not in asked(state, "buy_token")


# ── discounts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.43")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("kind", PRICES)
def test_what_a_blue_die_takes_off(edition: str, zone: str, value: int, kind: str) -> None:
    """D17: 5 or more for 1, 6 for 2, in both editions."""
    off = DISCOUNTS[kind][value - 1]
    sheet: dict[str, Any] = {"pool": ["black 1"], "coins": 10}
    sheet[zone] = [*sheet.get(zone, []), f"blue {value}"]
    state = arrange(sheet, {}, options={"edition": edition}, **NOW)
    play(state, f"buy:{kind}")
    if not off:
        assert refused(state, "full_price")  # there was nothing to ask
        assert laid(state, 0) == ""
        assert person(state, 0).coins == 10 - PRICES[kind]
        return
    assert names(state) == ["die:blue-1", "full_price"]
    full = play(state.copy(), "full_price")
    assert (laid(full, 0), person(full, 0).coins) == ("", 10 - PRICES[kind])
    play(state, "die:blue-1")
    assert (laid(state, 0), person(state, 0).coins) == (f"blue {value}", 10 - PRICES[kind] + off)
    assert "blue" not in " ".join(pool(state, 0) + warehouse(state, 0))
    assert person(state, 0).ingredients[kind] == 1


@pytest.mark.rule("DB-5.43")
def test_exactly_one_die_is_laid() -> None:
    state = arrange({"pool": ["blue 6", "blue 5", "blue 4"], "warehouse": ["blue 6"], "coins": 10}, {}, **NOW)
    play(state, "buy:honey")
    assert names(state) == ["die:blue-1", "die:blue-2", "die:blue-4", "full_price"]
    assert refused(state, "die:blue-3") == "DB-5.43"
    play(state, "die:blue-2")
    assert (laid(state, 0), person(state, 0).coins, look(state).buying) == ("blue 5", 7, "")
    assert pool(state, 0) == ["blue 4", "blue 6"]


@pytest.mark.rule("DB-5.43")
@pytest.mark.parametrize("die", ["yellow 6", "black 6", "green 6"])
def test_only_blue_dice_are_laid(die: str) -> None:
    state = arrange({"pool": [die], "coins": 10}, {}, **NOW)
    play(state, "buy:honey")
    assert (laid(state, 0), person(state, 0).coins) == ("", 6)


@pytest.mark.rule("DB-5.43")
def test_only_own_dice_are_laid() -> None:
    state = arrange({"pool": ["black 1"], "coins": 10}, {"pool": ["blue 6"], "warehouse": ["blue 6"]}, **NOW)
    play(state, "buy:honey")
    assert person(state, 0).coins == 6
    assert [laid(state, player) for player in (0, 1)] == ["", ""]


@pytest.mark.rule("DB-5.43")
def test_a_die_on_the_board_is_not_laid() -> None:
    state = arrange(
        {"pool": ["black 1"], "board": {"malt_raise": "blue 6"}, "resolved": ["malt_raise"], "coins": 10}, {}, **NOW
    )
    play(state, "buy:honey")
    assert (laid(state, 0), person(state, 0).coins) == ("", 6)


@pytest.mark.rule("DB-5.43")
@pytest.mark.parametrize(("mark", "off"), [("blocked", 0), ("protected", 2)])
def test_a_blocked_die_is_not_laid_but_a_protected_one_is(mark: str, off: int) -> None:
    state = arrange({"pool": ["black 1", f"blue 6 {mark}"], "coins": 10}, {}, **NOW)
    play(state, "buy:honey")
    if off:
        play(state, "die:blue-1")
    assert person(state, 0).coins == 6 + off


@pytest.mark.rule("DB-5.43")
def test_the_raised_value_counts() -> None:
    state = arrange({"pool": ["black 1", "blue 5"], "tokens": ["raise_value"], "coins": 10}, {}, **NOW)
    play(state, "token:raise_value", "die:blue-1", "buy:honey", "die:blue-1")
    assert (laid(state, 0), person(state, 0).coins) == ("blue 6 raised", 8)


@pytest.mark.rule("DB-5.42", "DB-5.43")
@pytest.mark.parametrize(("coins", "dice"), [(1, []), (2, ["blue-1"]), (3, ["blue-1", "blue-2"])])
def test_who_can_pay_only_with_a_discount_must_lay_a_die(coins: int, dice: list[str]) -> None:
    """Honey for 4 coins, and a blue 6 and a blue 5."""
    state = arrange({"pool": ["black 1", "blue 6", "blue 5"], "coins": coins}, {}, **NOW | {"round": 2})
    assert ("honey" in asked(state, "buy")) == bool(dice)
    if not dice:
        assert refused(state, "buy:honey") == "DB-5.42"
        return
    play(state, "buy:honey")
    assert names(state) == [f"die:{die}" for die in dice] or laid(state, 0) == "blue 6"
    if look(state).buying:
        assert refused(state, "full_price") == "DB-5.42"
        play(state, "die:blue-1")
    assert (person(state, 0).coins, person(state, 0).ingredients["honey"]) == (coins - 2, 1)


@pytest.mark.rule("DB-5.44")
def test_a_discount_serves_only_who_laid_the_die() -> None:
    state = arrange(
        {"pool": ["black 1", "blue 6"], "coins": 4},
        {"pool": ["black 1"], "coins": 4},
        {"pool": ["black 1", "blue 5"], "coins": 4},
        **NOW,
    )
    play(state, "buy:honey", "die:blue-1", "end_turn")
    assert state.player == 1
    play(state, "buy:honey", "end_turn")
    assert state.player == 2
    play(state, "buy:special_hops", "die:blue-2")
    assert [person(state, player).coins for player in range(3)] == [2, 0, 1]
    assert [laid(state, player) for player in range(3)] == ["blue 6", "", "blue 5"]


@pytest.mark.rule("DB-5.44")
def test_two_players_may_lay_a_die_for_the_same_ingredient() -> None:
    sheet: dict[str, Any] = {"pool": ["black 1", "blue 4"], "coins": 2}
    state = arrange(sheet, sheet, **NOW | {"round": 2})
    for player in (0, 1):
        play(state, "buy:spices")
        if look(state).buying:
            play(state, f"die:blue-{player + 1}")
        if player == 0:
            play(state, "end_turn")
    assert [laid(state, player) for player in (0, 1)] == ["blue 4", "blue 4"]
    assert [person(state, player).coins for player in (0, 1)] == [0, 0]


@pytest.mark.rule("DB-5.45", "DB-5.66")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_the_discount_die_lies_on_the_market_until_tidy(edition: str, zone: str) -> None:
    """D13: written only in the first edition, but both play so."""
    sheet: dict[str, Any] = {"warehouse": ["yellow 3", "green 2"], "coins": 4}
    sheet[zone] = [*sheet.get(zone, []), "blue 6"]
    state = arrange(sheet, {}, options={"edition": edition}, **NOW | {"round": 2})
    play(state, "buy:honey", "die:blue-1")
    until(state, "brew")
    assert look(state).phase == "brew"
    assert (laid(state, 0), pool(state, 0), warehouse(state, 0)) == ("blue 6", [], ["green 2", "yellow 3"])
    play(state, "pass")
    assert (look(state).round, laid(state, 0)) == (3, "")
    assert [die.colour for die in person(state, 0).pool] == ["blue"]
    assert state.player == FATE  # it is rolled with the pool


@pytest.mark.rule("DB-5.45")
def test_a_die_on_the_market_helps_no_brewing() -> None:
    """It would be the skill die of Cheap Lager."""
    state = arrange({"warehouse": ["yellow 3", "green 2", "blue 6"], "coins": 4}, {}, **NOW | {"round": 2})
    play(state, "buy:honey", "die:blue-1")
    until(state, "brew")
    play(state, "recipe:cheap_lager")
    assert state.player == FATE  # no enhancement was offered


@pytest.mark.rule("DB-5.46")
@pytest.mark.parametrize("kind", TOKENS)
def test_no_discount_on_the_black_market(kind: str) -> None:
    state = arrange({"pool": ["black 1", "blue 6", "blue 6"], "coins": 9}, {}, **NOW)
    play(state, f"buy_token:{kind}")
    assert tokens(state, 0) == [kind]
    assert (laid(state, 0), person(state, 0).coins) == ("", 9 - TOKENS[kind])
    poor = arrange({"pool": ["black 1", "blue 6"], "coins": TOKENS[kind] - 1}, {}, **NOW)
    assert refused(poor, f"buy_token:{kind}") == "DB-5.42"


@pytest.mark.rule("DB-5.46")
def test_a_purchase_costs_coins_and_nothing_else() -> None:
    state = arrange(
        {"pool": ["black 1", "yellow 1"], "warehouse": ["green 4"], "seeds": 2, "coins": 9, "xp": 3},
        {"coins": 1},
        **NOW,
    )
    seeds, supply = look(state).seeds, look(state).supply
    play(state, "buy:honey", "buy_token:withdraw_die")
    sheet = person(state, 0)
    assert (sheet.coins, sheet.xp, sheet.seeds) == (2, 3, 2)
    assert (pool(state, 0), warehouse(state, 0)) == (["black 1", "yellow 1"], ["green 4"])
    assert (look(state).seeds, look(state).supply, person(state, 1).coins) == (seeds, supply, 1)


@pytest.mark.rule("DB-5.47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_stored_after_the_last_purchase_turn(edition: str, mode: str) -> None:
    state = arrange(
        {"pool": ["black 4"], "tokens": ["raise_value"], "warehouse": ["yellow 3", "green 2"]},
        {"pool": ["black 5"]},
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options={"edition": edition, "mode": mode},
        **NOW | {"turn": 1},
    )
    play(state, "end_turn")
    assert (look(state).phase, state.player) == ("brewing_start", 0)
    assert asked(state, "die") == []
    assert refused(state, "die:black-1")
    play(state, "decline")
    assert look(state).phase == "brew"
    assert refused(state, "die:black-1") in {"DB-5.31", "DB-5.47"}
    play(state, "pass")
    assert look(state).round == 4
    assert (warehouse(state, 0), warehouse(state, 1)) == (["green 2", "yellow 3"], [])
