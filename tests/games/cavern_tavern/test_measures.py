"""What the lab measures in Cavern Tavern: it agrees with the view, and every use is counted once."""

import json
import random
from collections import Counter

import pytest
from tests.games.cavern_tavern.lively import pick
from tests.games.cavern_tavern.table import CARDS, CHAMBER, GAME, arrange, look, place, play
from tests.terminal.command import done

from alehouse import State


def used(state: State, move: str) -> str:
    """What a move uses, before it is played."""
    return GAME.use(state, state.parse(move))


@pytest.mark.parametrize("players", [1, 2, 6])
def test_measures_agree_with_the_view(players: int) -> None:
    state = GAME.new(players, seed=4)
    chance = random.Random(4)
    while not state.is_over:
        state.apply(pick(state, chance))
    view, found = look(state), GAME.measures(state)
    assert found["orders"] == sum(player.completed_count for player in view.players)
    assert ("won?" in found) == (players == 1)
    if players == 1:
        assert bool(found["won?"]) == view.result.won
    for seat, player in enumerate(view.players):
        measured = [found[f"{name}:{seat}"] for name in ("score", "served", "nasty", "kitchen", "chore")]
        score = view.result.scores[seat].total
        assert measured == [score, player.completed_count, player.nasty, player.kitchen, player.chore]
    words = GAME.words("en")
    assert all(words.has(f"measure-{name.split(':')[0].removesuffix('?')}") for name in found)


def test_an_area_is_used_when_it_is_chosen_not_by_its_dice() -> None:
    state = arrange({"dice": [1, 2, 3, 4]}, {}, round=3)
    assert used(state, "area:workshop_item") == "area-workshop_item"
    play(state, "area:workshop_item")
    assert used(state, "die:1") == ""


def test_a_task_card_is_used_in_the_chamber_and_at_home() -> None:
    chamber = [{"task": "copy_a_map", "token": "beer"}]
    state = arrange({"dice": [4, 5], "tasks": ["stir_the_cauldron"]}, {}, options=CHAMBER, round=5, chamber=chamber)
    assert used(state, "area:chamber_task_1") == "task-copy_a_map"
    assert used(state, "task:stir_the_cauldron") == "task-stir_the_cauldron"


def test_an_order_is_used_when_it_is_taken_not_when_it_is_discarded() -> None:
    state = arrange({"dice": [1, 2]}, {}, round=3)
    order = next(name for name in map(state.name, state.legal_actions()) if name.startswith("order:"))
    assert used(state, order) == order.replace(":", "-")
    place(state, "area:workshop_replace_order", 1)
    assert used(state, order) == ""


def test_items_and_characters_are_used_when_they_are_played() -> None:
    state = arrange({"items": ["loaded_die"], "character": "runaway_squire"}, {}, round=3)
    assert used(state, "item:loaded_die") == "item-loaded_die"
    assert used(state, "character") == "character-runaway_squire"
    play(state, "item:loaded_die")
    assert used(state, "die:1") == ""


@pytest.mark.rule("CT-6.7.4")
def test_a_reaction_in_somebody_elses_turn_is_used_once_for_all_it_takes() -> None:
    state = arrange({"dice": [1, 1]}, {"character": "cellar_lurker"}, round=3)
    play(state, "area:cellar_1", "take:fruit")
    assert state.player == 1
    assert used(state, "none") == ""
    assert used(state, "take:herbs") == "character-cellar_lurker"
    play(state, "take:herbs")
    if state.player == 1:  # a further ingredient of the same use
        assert used(state, "take:herbs") == ""


@pytest.mark.rule("CT-6.7.3")
def test_a_character_that_answers_an_order_is_used() -> None:
    order = next(card for card in CARDS["order"] if card["race"] == "elf")
    held = {kind: order["ingredients"].count(kind) for kind in order["ingredients"]}
    mine = {"character": "exiled_minstrel", "order": order["id"], "taken": 2, "ingredients": held}
    state = play(arrange(mine, {}, round=3), "complete")
    assert used(state, "character") == "character-exiled_minstrel"
    assert used(state, "none") == ""


def test_uses_of_a_whole_game_agree_with_its_end() -> None:
    state = GAME.new(3, seed=9, secret_chamber="on")
    chance = random.Random(9)
    uses: Counter[str] = Counter()
    while not state.is_over:
        action = pick(state, chance)
        uses[GAME.use(state, action)] += 1
        state.apply(action)
    words = GAME.words("en")
    assert all(words.has(key) for key in uses if key)
    assert {key.split("-")[0] for key in uses if key} >= {"area", "order", "item", "task"}
    completed = sum(player.completed_count for player in look(state).players)
    assert sum(count for key, count in uses.items() if key.startswith("order-")) <= completed + 3 * 10


@pytest.mark.parametrize("options", [(), ("--secret-chamber", "on")])
def test_a_simulation_counts_orders_items_and_areas(options: tuple[str, ...]) -> None:
    args = ("simulate", "cavern_tavern", "--games", 12, "--players", 2, "--seed", 5, "--bots", "random", "--json")
    found = json.loads(done(*args, *options))
    assert set(found["measures"]) == {"orders", "score", "served", "nasty", "kitchen", "chore"}
    uses = found["uses"]
    assert {f"area-{area['id']}" for area in CARDS["area"] if area["section"] in ("cellar", "workshop")} <= set(uses)
    for table in ("order", "item"):
        counted = {f"{table}-{card['id']}" for card in CARDS[table]} & set(uses)
        assert len(counted) > len(CARDS[table]) / 2
    assert any(key.startswith("task-") for key in uses) == bool(options)
    assert all(use["uses"] >= use["uses_of_winners"] >= 0 for use in uses.values())


def test_a_simulation_is_told_in_words() -> None:
    shown = done("simulate", "cavern_tavern", "--games", 3, "--players", 2, "--seed", 5, "--bots", "random")
    assert "Roast the meat" in shown
    for family in ("measure-", "area-", "order-", "item-", "character-"):
        assert family not in shown
    assert max(map(len, shown.splitlines())) <= 80
