"""Section 8: the advanced mode and the unlucky roll."""

from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.dice_brewing.lively import pick
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    asked,
    look,
    names,
    person,
    play,
    pool,
    refused,
    rest,
    roll_all,
    tokens,
    until,
    warehouse,
)

from alehouse import FATE, BadOption, State
from alehouse.games.dice_brewing.view import DiceBrewingView

TOKEN_CARDS: Final = (  # recipes that give an action token
    "bitter_pale_ale",
    "monastery_bock",
    "abbey_tripel",
    "harbour_porter",
    "experimental_pilsner",
    "experimental_porter",
)
LUCK: Final = {0: 0, 1: 0, 2: 2, 3: 4, 4: 6, 5: 6, 6: 6, 7: 6}  # coins by dice that were rolled 1
ON: Final = {"unlucky_roll": "on"}
ONES: Final = [f"{colour} 1 unlucky" for colour in ("yellow", "green", "black", "blue")]


# ── advanced mode ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-8.1", "DB-4.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_advanced_mode_the_display_is_dealt(players: int) -> None:
    state = GAME.new(players, fate="open", mode="advanced")
    size = 4 if players == 4 else 3
    left = {name.split(":")[1] for name in GAME.action_names if name.startswith("recipe:")}
    assert len(left) == 30
    dealt: list[str] = []
    while len(dealt) < size:
        if not asked(state, "reveal"):
            play(state, "first:1")  # whoever is first, before or after the deal
            continue
        assert set(asked(state, "reveal")) == left  # any card of the 30, starters included
        dealt.append(max(left))
        left.discard(dealt[-1])
        play(state, f"reveal:{dealt[-1]}")
    if asked(state, "first"):
        play(state, "first:1")
    assert sorted(card.id for card in look(state).display) == sorted(dealt)
    assert look(state).deck == 30 - size


@pytest.mark.rule("DB-8.1", "DB-9.3")
@pytest.mark.parametrize("mode", MODES)
def test_in_the_advanced_mode_tokens_are_hidden(mode: str) -> None:
    state = arrange({"tokens": ["raise_value"]}, {}, phase="place", round=3, options={"mode": mode})
    shown = look(state, 1).players[0].tokens[0].kind
    assert shown == ("raise_value" if mode == "standard" else "")
    assert tokens(state, 0) == ["raise_value"]


def plain(view: DiceBrewingView) -> DiceBrewingView:
    """A view without what tells the modes apart: its name, and the numbers of the Black Market."""
    stocks = [msgspec.structs.replace(stock, left=0) for stock in view.tokens]
    return msgspec.structs.replace(view, mode="", tokens=stocks)


@pytest.mark.rule("DB-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("unlucky", ["on", "off"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_changes(players: int, edition: str, unlucky: str) -> None:
    """From the same display, as long as nobody owns an action token, both modes ask and do the same."""
    chance = Random(players)
    beginner = {"pool": ["yellow 1", "black 1", "green 1", "blue 1"], "seeds": 1, "coins": 2}
    options = {"edition": edition, "unlucky_roll": unlucky}
    given = {"phase": "roll", "round": 1, "priority": 1, "display": ["mass_lager", "cheap_lager", "dry_stout"]}
    one, two = (arrange(*[beginner] * players, options={**options, "mode": mode}, **given) for mode in MODES)
    while not one.is_over:
        assert one.player == two.player
        assert one.legal_actions() == two.legal_actions()
        if chance.random() < 0.2:
            assert plain(look(one, 0)) == plain(look(two, 0))
        action = pick(one, chance, shunned=("buy_token:", *(f":{name}" for name in TOKEN_CARDS)))
        one.apply(action)
        two.apply(action)
        if one.name(action).startswith("take:"):
            break  # a recipe that gives a token was the only card that fate had left
    else:
        assert plain(look(one, 1)) == plain(look(two, 1))
    assert look(one).brewed >= 5


# ── unlucky roll ──────────────────────────────────────────────────────────────────────────────────────


def shop(mine: dict[str, Any], *others: dict[str, Any], number: int = 4, luck: str = "on") -> State:
    """Player 0's purchase turn with the variant."""
    people = others or ({"pool": ["blue 2"]},)
    return arrange(mine, *people, phase="purchase", round=number, options={"unlucky_roll": luck})


@pytest.mark.rule("DB-8.2", "DB-8.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ones", "coins"), LUCK.items())
def test_what_dice_that_were_rolled_one_are_worth(ones: int, coins: int, edition: str) -> None:
    dice = [f"{colour} 5" for colour in ("yellow", "green", "black", "blue")] * 2
    options = {"edition": edition, "unlucky_roll": "on"}
    state = arrange({"pool": dice}, {}, phase="roll", round=4, options=options)
    for number in range(8):
        play(state, "rolled:1" if number < ones else "rolled:2")
    assert sum(die.unlucky for die in person(state, 0).pool) == ones
    until(state, "purchase")
    assert person(state, 0).luck == coins
    assert person(state, 0).coins == 0


@pytest.mark.rule("DB-8.2")
def test_without_the_variant_a_one_is_a_one() -> None:
    state = arrange({"pool": ["yellow 5", "green 5"]}, {}, phase="roll", round=4)
    play(state, "rolled:1", "rolled:1")
    assert pool(state, 0) == ["green 1", "yellow 1"]
    until(state, "purchase")
    assert person(state, 0).luck == 0
    assert asked(state, "buy") == []


@pytest.mark.rule("DB-8.2")
def test_stored_dice_still_count() -> None:
    state = arrange({"pool": ["yellow 5", "green 5"]}, {}, phase="roll", round=4, options=ON)
    play(state, "rolled:1", "rolled:1", "die:yellow-1", "to:warehouse")
    assert warehouse(state, 0) == ["yellow 1 unlucky"]
    until(state, "purchase")
    assert person(state, 0).luck == 2


@pytest.mark.rule("DB-8.2")
def test_a_one_of_an_earlier_round_does_not_count() -> None:
    mine = {"pool": ["yellow 5"], "warehouse": ["green 1", "black 1"]}
    state = arrange(mine, {}, phase="roll", round=4, options=ON)
    play(state, "rolled:1")
    until(state, "purchase")
    assert person(state, 0).luck == 0


@pytest.mark.rule("DB-8.2", "DB-12.10")
def test_the_marks_go_with_the_round() -> None:
    state = shop({"warehouse": ONES[:2], "pool": ["black 4"]})
    rest(state)
    assert warehouse(state, 0) == ["green 1", "yellow 1"]
    roll_all(state, 1)
    until(state, "purchase")
    assert person(state, 0).luck == 0  # one die: the black one


@pytest.mark.rule("DB-8.2")
def test_a_die_gained_while_placing_does_not_count() -> None:
    mine = {"board": {"malt_seed": "seed"}, "warehouse": ["blue 3"], "pool": ["green 1 unlucky"]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, "die:blue-1", "space:malt_seed", "rolled:1", "to:active_pool")
    assert pool(state, 0) == ["green 1 unlucky", "yellow 1"]
    assert person(until(state, "purchase"), 0).luck == 0


@pytest.mark.rule("DB-8.2")
def test_a_die_on_the_board_does_not_count() -> None:
    mine = {"pool": ONES[:3]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, "die:yellow-1", "space:malt_roast")
    assert person(until(state, "purchase"), 0).luck == 2


@pytest.mark.rule("DB-8.2")
def test_an_improved_die_does_not_count() -> None:
    mine = {"pool": ONES[:3], "warehouse": ["blue 2"]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, "die:yellow-1", "space:malt_raise", "die:blue-1", "space:malt_raise")
    assert warehouse(state, 0) == ["yellow 2"]
    assert person(until(state, "purchase"), 0).luck == 2


@pytest.mark.rule("DB-8.2")
@pytest.mark.parametrize("kind", ["raise_value", "reroll_die"])
def test_a_token_ends_the_mark(kind: str) -> None:
    mine = {"pool": ONES[:3], "tokens": [kind]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, f"token:{kind}", "die:yellow-1")
    if kind == "reroll_die":
        play(state, "rolled:1")  # even if it shows 1 again
    assert [die.unlucky for die in person(state, 0).pool if die.colour == "yellow"] == [False]
    assert person(until(state, "purchase"), 0).luck == 2


@pytest.mark.rule("DB-8.2", "DB-6.20")
def test_a_reroll_in_the_school_ends_the_mark() -> None:
    mine = {"pool": [*ONES[:3], "blue 2"]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, "die:blue-1", "space:school_reroll", "die:yellow-1", "roll", "rolled:1")
    assert person(until(state, "purchase"), 0).luck == 2


@pytest.mark.rule("DB-8.2", "DB-6.21")
def test_a_swap_ends_the_mark() -> None:
    mine = {"pool": [ONES[0], ONES[1], "blue 3"]}
    others = {"warehouse": all_but("yellow", 1, 1), "pool": ["blue 2", *all_but("green", 0, 1)]}
    state = arrange(mine, others, phase="place", round=4, options=ON)
    play(state, "die:blue-1", "space:school_swap", "rolled:1", "value:1")
    assert pool(state, 0) == ["green 1 unlucky", "yellow 1"]
    assert person(until(state, "purchase"), 0).luck == 0


@pytest.mark.rule("DB-8.2")
def test_withdrawing_and_protecting_do_not_end_the_mark() -> None:
    mine = {"warehouse": ONES[:2], "tokens": ["withdraw_die", "block_protect_die"]}
    state = arrange(mine, {"pool": ["blue 2"]}, phase="place", round=4, options=ON)
    play(state, "token:withdraw_die", "die:yellow-1", "token:block_protect_die", "die:green-1")
    assert person(until(state, "purchase"), 0).luck == 2


@pytest.mark.rule("DB-8.2")
def test_every_player_has_a_luck_of_his_own() -> None:
    state = shop({"pool": ONES[:2]}, {"pool": ONES[:4]})
    assert [person(state, seat).luck for seat in (0, 1)] == [2, 0]  # his turn has not begun
    play(state, "end_turn")
    assert [person(state, seat).luck for seat in (0, 1)] == [0, 6]


@pytest.mark.rule("DB-8.3")
@pytest.mark.parametrize(
    ("moves", "coins", "luck"),
    [
        (["buy:honey"], 2, 0),  # 4 of 4
        (["buy:fruit"], 2, 2),
        (["buy:fruit", "buy_token:raise_value"], 2, 0),
        (["buy:honey", "buy_token:block_building"], 0, 0),  # 6 of 6
        (["buy_token:withdraw_die", "buy:spices"], 0, 0),
    ],
)
def test_lent_coins_are_spent_first_and_add_to_the_real_ones(moves: list[str], coins: int, luck: int) -> None:
    state = shop({"pool": ONES[:3], "coins": 2})
    assert (person(state, 0).coins, person(state, 0).luck) == (2, 4)
    play(state, *moves)
    assert (person(state, 0).coins, person(state, 0).luck) == (coins, luck)
    rest(state)
    assert person(state, 0).coins == coins
    assert person(state, 0).luck == 0


@pytest.mark.rule("DB-8.3")
def test_what_is_left_of_them_vanishes() -> None:
    state = shop({"pool": ONES, "coins": 1})
    assert person(state, 0).luck == 6
    play(state, "end_turn")
    assert (person(state, 0).coins, person(state, 0).luck) == (1, 0)


@pytest.mark.rule("DB-8.3")
def test_they_are_not_coins_for_the_score() -> None:
    assert person(shop({"pool": ONES, "coins": 1}), 0).score == 4  # 1 + 1 + 2, and an odd coin


@pytest.mark.rule("DB-8.3")
def test_they_do_not_pay_for_more_than_there_is() -> None:
    state = shop({"pool": ONES[:2], "coins": 1})
    assert asked(state, "buy") == ["fruit", "spices", "special_malt"]
    assert refused(state, "buy:honey") == "DB-5.42"
    play(state, "buy:fruit")
    assert asked(state, "buy_token") == []


@pytest.mark.rule("DB-8.3")
def test_they_may_be_added_to_a_discount() -> None:
    state = shop({"pool": ONES[:2], "warehouse": ["blue 6"]})
    play(state, "buy:honey")
    if "die:blue-1" in names(state):
        play(state, "die:blue-1")
    assert person(state, 0).ingredients["honey"] == 1


@pytest.mark.rule("DB-8.3")
@pytest.mark.parametrize("kind", ["raise_value", "reroll_die"])
def test_the_dice_are_counted_when_the_turn_begins(kind: str) -> None:
    state = shop({"pool": ONES[:2], "tokens": [kind]})
    assert person(state, 0).luck == 2
    play(state, f"token:{kind}", "die:yellow-1")
    if state.player == FATE:
        play(state, "rolled:4")
    assert person(state, 0).luck == 2
    play(state, "buy:fruit")
    assert person(state, 0).ingredients["fruit"] == 1


@pytest.mark.rule("DB-8.3")
def test_what_happens_before_the_turn_is_counted() -> None:
    """Player 0 spoils the luck of player 1 in the window before that turn."""
    state = shop({"tokens": ["raise_value"]}, {"pool": ONES[:2]})
    play(state, "end_turn", "token:raise_value", "die:green-1")
    assert (look(state).turn, person(state, 1).luck) == (1, 0)


@pytest.mark.rule("DB-8.4")
def test_the_dice_stay_as_they_are() -> None:
    state = shop({"pool": ONES[:2], "warehouse": [ONES[2]]})
    play(state, "buy:honey")
    assert person(state, 0).luck == 0
    assert [die.value for die in (*person(state, 0).pool, *person(state, 0).warehouse)] == [1, 1, 1]
    assert sorted(die.colour for die in person(state, 0).pool) == ["green", "yellow"]
    play(state, "die:yellow-1")
    assert [die.colour for die in person(state, 0).warehouse] == ["yellow", "black"]


@pytest.mark.rule("DB-8.4")
def test_the_dice_may_brew_in_the_same_round() -> None:
    mine = {"warehouse": ["yellow 1 unlucky", "green 5", "black 1 unlucky"], "pool": []}
    state = arrange(mine, {}, phase="purchase", round=4, options=ON, display=["garden_pale_ale"])
    play(state, "buy:fruit")
    assert look(state).round == 5  # yellow 1 is too low, but nothing was spent
    assert [die.id for die in person(state, 0).warehouse] == ["yellow-1", "black-1", "green-1"]


# ── nothing else ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-8.6")
def test_there_is_no_solo_game_and_no_printed_opponent() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(BadOption):
            GAME.new(players)
    assert [option.name for option in GAME.options] == ["edition", "mode", "unlucky_roll"]
    assert not any(option.seats_opponent for option in GAME.options)
    assert GAME.table_size(2) == 2
