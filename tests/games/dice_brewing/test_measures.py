"""What the lab measures in Dice Brewing: it agrees with the view, and every use is counted once."""

import random
from collections import Counter

import pytest
from tests.games.dice_brewing.table import GAME, arrange, look, names, person, play
from tests.terminal.command import done

from alehouse import State


def used(state: State, move: str) -> str:
    """What a move uses, before it is played."""
    return GAME.use(state, state.parse(move))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_measures_agree_with_the_view(players: int) -> None:
    state = GAME.new(players, seed=4)
    chance = random.Random(4)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    view, found = look(state), GAME.measures(state)
    assert found["rounds"] == view.round
    assert found["brewed"] == view.brewed
    assert found["by-rounds?"] == (view.result.reason == "end-rounds")
    for seat, (player, score) in enumerate(zip(view.players, view.result.scores)):
        measured = [found[f"{name}:{seat}"] for name in ("score", "xp", "coins", "recipes", "dice")]
        dice = len(player.pool) + len(player.warehouse)
        assert measured == [score.total, player.xp, player.coins, len(player.brewed), dice]
    words = GAME.words("en")
    assert all(words.has(f"measure-{name.split(':')[0].removesuffix('?')}") for name in found)


@pytest.mark.rule("DB-5.36")
def test_a_space_is_used_by_its_first_item_only() -> None:
    state = play(arrange({"pool": ["yellow 3", "blue 3"]}, {}), "die:yellow-1")
    assert used(state, "space:malt_raise") == "space-malt_raise"
    assert used(state, "to:warehouse") == ""
    play(state, "space:malt_raise", "die:blue-1")
    assert used(state, "space:malt_raise") == ""


def test_a_recipe_is_used_when_it_is_brewed_not_when_it_is_blocked() -> None:
    brewer = {"warehouse": ["yellow 3", "green 2"], "tokens": ["block_recipe"]}
    state = arrange(brewer, {}, phase="brewing_start", display=["cheap_lager", "dry_stout"])
    assert used(state, "token:block_recipe") == "token-block_recipe"
    play(state, "token:block_recipe")
    assert used(state, "recipe:dry_stout") == ""
    play(state, "recipe:dry_stout")
    assert used(state, "recipe:cheap_lager") == "recipe-cheap_lager"


def test_an_ingredient_is_used_when_it_is_bought() -> None:
    state = arrange({"coins": 9, "pool": ["blue 6"]}, {}, phase="purchase", round=3)
    assert used(state, "buy:honey") == "ingredient-honey"
    play(state, "buy:honey")
    assert used(state, "die:blue-1") == used(state, "full_price") == ""
    play(state, "full_price")
    assert used(state, "buy_token:reroll_die") == ""


def test_uses_of_a_whole_game_agree_with_its_end() -> None:
    state = GAME.new(3, seed=9)
    chance = random.Random(9)
    uses: Counter[str] = Counter()
    while not state.is_over:
        brews = [name for name in names(state) if name.startswith("recipe:")]
        action = state.parse(brews[0]) if brews else chance.choice(state.legal_actions())
        uses[GAME.use(state, action)] += 1
        state.apply(action)
    brewed = [recipe for player in range(3) for recipe in person(state, player).brewed]
    assert {key: count for key, count in uses.items() if key.startswith("recipe-")} == {
        f"recipe-{recipe}": 1 for recipe in brewed
    }
    words = GAME.words("en")
    assert all(words.has(key) for key in uses if key)


def test_a_simulation_is_told_in_words() -> None:
    shown = done("simulate", "dice_brewing", "--games", 3, "--players", 2, "--seed", 5)
    assert "Recipes brewed by all" in shown
    assert "Grow pale malt" in shown
    for family in ("measure-", "space-", "recipe-", "token-", "ingredient-"):
        assert family not in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.rule("DB-9.5")
def test_one_of_several_hidden_tokens_counts_as_its_kind() -> None:
    mine = {"tokens": ["raise_value"], "warehouse": ["green 2"], "coins": 2}
    state = arrange(mine, {}, phase="purchase", round=4, options={"mode": "advanced"})
    play(state, "buy_token:raise_value")
    assert [used(state, move) for move in names(state)] == ["token-raise_value", "token-raise_value", ""]
