"""Section 4: the table before the first round, for every number of players."""

from collections import Counter
from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    arrange,
    asked,
    display,
    look,
    names,
    person,
    play,
    pool,
    refused,
    roll_all,
    tokens,
    warehouse,
)

from alehouse import FATE, BadOption, State

EVERYBODY = [2, 3, 4]
RECIPES = [recipe["id"] for recipe in GAME.card_file.tables["recipe"]]
SPACES = {
    "malt_house": ["malt_seed", "malt_roast", "malt_raise"],
    "hops_plantation": ["hops_seed", "hops_raise"],
    "school": ["school_reroll", "school_swap", "school_skill"],
    "seed_department": ["dept_green_seed", "dept_black_seeds", "dept_coins"],
}


def new(players: int, **options: Any) -> State:
    """A game whose setup is done: the next thing is the first roll. The first cards come up, player 1 begins."""
    state = GAME.new(players=players, fate="open", **options)
    while "rolled:1" not in names(state):
        assert state.player == FATE
        play(state, names(state)[0])
    return state


# ── the middle of the table ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-4.1", "DB-4.10")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize(("edition", "seeds"), [("pl-2", 10), ("it-1", 6)])
@pytest.mark.parametrize("mode", MODES)
def test_supply_holds_what_the_players_did_not_get(players: int, edition: str, seeds: int, mode: str) -> None:
    state = new(players, edition=edition, mode=mode)
    assert look(state).supply == {
        "yellow": 14 - players,
        "black": 14 - players,
        "green": 12 - players,
        "blue": 10 - players,
    }
    assert look(state).seeds == seeds - players


@pytest.mark.rule("DB-4.1")
@pytest.mark.parametrize("players", EVERYBODY)
def test_block_tokens_lie_beside_the_supply_and_close_nothing_yet(players: int) -> None:
    for sheet in look(new(players)).players:
        for building in sheet.buildings:
            assert not building.blocked
            assert not any(space.closed for space in building.spaces)


@pytest.mark.rule("DB-4.2")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_season_begins_with_winter(players: int, edition: str) -> None:
    state = new(players, edition=edition)
    assert (look(state).season, look(state).round) == ("winter", 1)


@pytest.mark.rule("DB-4.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", EVERYBODY)
def test_markets_are_stacked_by_kind(edition: str, players: int) -> None:
    view = look(new(players, edition=edition))
    assert {kind.id: kind.left for kind in view.ingredients} == {
        "fruit": 3,
        "spices": 3,
        "special_malt": 3,
        "honey": 3,
        "special_hops": 3,
    }
    assert {kind.id: kind.left for kind in view.tokens} == {
        "withdraw_die": 3,
        "block_building": 3,
        "block_protect_die": 3,
        "block_recipe": 3,
        "raise_value": 3,
        "reroll_die": 3,
    }


@pytest.mark.rule("DB-4.6")
def test_every_stack_has_exactly_three_tokens() -> None:
    given: dict[str, Any] = {"phase": "place", "priority": 0, "turn": 0}
    for kind in ("fruit", "honey"):
        with pytest.raises(BadOption):
            arrange({"ingredients": {kind: 2}}, {"ingredients": {kind: 2}}, **given)
    with pytest.raises(BadOption):
        arrange({"tokens": ["raise_value"] * 3}, {"tokens": ["raise_value"]}, **given)


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-4.3")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_display_has_three_cards_and_four_with_four_players(players: int, size: int, mode: str, edition: str) -> None:
    view = look(new(players, mode=mode, edition=edition))
    assert (len(view.display), view.display_size, view.deck) == (size, size, 30 - size)


@pytest.mark.rule("DB-4.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_starters_open_the_standard_game(edition: str) -> None:
    three = {"mass_lager", "cheap_lager", "experimental_lager"}
    for players in (2, 3):
        assert set(display(new(players, edition=edition))) == three
    assert set(display(new(4, edition=edition))) == three | {"sladek_pilsner"}


@pytest.mark.rule("DB-4.4")
def test_standard_is_the_default_mode() -> None:
    state = GAME.new(players=2, seed=1)
    assert look(state).mode == "standard"
    assert set(display(state)) == {"mass_lager", "cheap_lager", "experimental_lager"}


@pytest.mark.rule("DB-4.4")
@pytest.mark.parametrize("players", EVERYBODY)
def test_all_other_cards_are_shuffled_into_the_deck(players: int) -> None:
    brewer = {"warehouse": ["yellow 3", "green 2"]}
    state = arrange(brewer, *[{}] * (players - 1), phase="brew", priority=0, turn=0)
    shown = display(state)
    play(state, "recipe:cheap_lager")
    assert state.player == FATE
    assert sorted(asked(state, "reveal")) == sorted(set(RECIPES) - set(shown))
    assert ("reveal:sladek_pilsner" in names(state)) == (players < 4)
    assert all(chance == pytest.approx(1 / len(names(state))) for _, chance in state.chances())


@pytest.mark.rule("DB-4.5")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 3), (4, 4)])
def test_advanced_display_is_dealt_from_all_thirty_cards(players: int, size: int) -> None:
    state = GAME.new(players=players, fate="open", mode="advanced")
    dealt: list[str] = []
    while "rolled:1" not in names(state):
        if asked(state, "reveal"):
            assert sorted(asked(state, "reveal")) == sorted(set(RECIPES) - set(dealt))
            assert all(chance == pytest.approx(1 / (30 - len(dealt))) for _, chance in state.chances())
            dealt.append(asked(state, "reveal")[-1])
        play(state, names(state)[-1])
    assert display(state) == dealt
    assert len(dealt) == size


@pytest.mark.rule("DB-4.5")
def test_advanced_deck_differs_from_game_to_game() -> None:
    shown = Counter(name for seed in range(60) for name in display(GAME.new(players=4, seed=seed, mode="advanced")))
    assert len(shown) == 30


# ── the players ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-4.7")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_has_an_empty_board_two_coins_and_no_experience(players: int, edition: str) -> None:
    state = new(players, edition=edition)
    assert len(look(state).players) == players
    for player in range(players):
        sheet = person(state, player)
        assert {hall.id: [space.id for space in hall.spaces] for hall in sheet.buildings} == SPACES
        assert not any(space.dice or space.seed or space.used for hall in sheet.buildings for space in hall.spaces)
        assert (sheet.coins, sheet.xp, sheet.brewed, sheet.passed) == (2, 0, [], False)


@pytest.mark.rule("DB-4.8")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_has_four_dice_to_roll_and_a_seed(players: int, edition: str) -> None:
    state = new(players, edition=edition)
    for player in range(players):
        assert pool(state, player) == ["black", "blue", "green", "yellow"]
        assert warehouse(state, player) == []
        assert tokens(state, player) == []
        assert not any(person(state, player).ingredients.values())
        assert person(state, player).seeds == 1


# ── who begins ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-4.9")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("mode", MODES)
def test_any_seat_may_begin_with_equal_chance(players: int, mode: str) -> None:
    state = GAME.new(players=players, fate="open", mode=mode)
    while not asked(state, "first"):
        play(state, names(state)[0])
    assert names(state) == [f"first:{number}" for number in range(1, players + 1)]
    assert all(chance == pytest.approx(1 / players) for _, chance in state.chances())
    play(state, f"first:{players}")
    assert look(state).priority == players - 1


@pytest.mark.rule("DB-4.9")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    state = GAME.new(players=2, fate="open")
    assert refused(state, "first:3") == "DB-4.9"


@pytest.mark.rule("DB-4.9", "DB-5.2")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("first", [1, 2])
def test_play_goes_round_clockwise_from_the_first_player(players: int, first: int) -> None:
    state = play(GAME.new(players=players, fate="open"), f"first:{first}")
    roll_all(state)
    order = []
    for _ in range(players):
        order.append(state.player)
        play(state, "pass")
    assert order == [(first - 1 + step) % players for step in range(players)]


@pytest.mark.rule("DB-4.9")
def test_all_seats_begin_in_some_game() -> None:
    firsts = Counter(look(GAME.new(players=4, seed=seed)).priority for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 8
