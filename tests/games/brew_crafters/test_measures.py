"""What the lab measures in Brew Crafters: it agrees with the view, and every use is counted once."""

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.brew_crafters.lively import EXPERT, pick
from tests.games.brew_crafters.table import CARDS, GAME, arrange, brewery, cubes, look, play
from tests.terminal.command import done

from alehouse import State

MEASURES = ("score", "brewed", "labels", "tiles", "workers", "shifts", "loans", "money")
BASICS_SOLD = {"everyday_ale": 1, "pleasantly_porter": 1, "simply_stout": 1}


def used(state: State, move: str) -> str:
    """What a move uses, before it is played."""
    return GAME.use(state, state.parse(move))


# ── measures ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 5])
def test_measures_agree_with_the_view(players: int) -> None:
    state, chance = GAME.new(players, seed=4, **EXPERT), Random(4)
    while not state.is_over:
        state.apply(pick(state, chance))
    view, found = look(state), GAME.measures(state)
    assert found["batches"] == sum(player.batches for player in view.players)
    for seat, player in enumerate(view.players):
        had = [player.score.total, player.batches, len(player.labels), len(player.tiles), len(player.workers)]
        had += [player.shifts, player.loans, player.money]
        assert [found[f"{name}:{seat}"] for name in MEASURES] == had
    words = GAME.words("en")
    assert all(words.has(f"measure-{name.split(':')[0].removesuffix('?')}") for name in found)


# ── uses ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_market_space_is_used_when_a_worker_is_put_there() -> None:
    state = arrange({}, {}, market={"malt_market": {"malt": 3}})
    assert used(state, "place:malt_market:collect") == "space-malt_market"


def test_a_worker_is_used_when_he_is_hired() -> None:
    state = arrange({"money": 9}, {})
    hire = next(name for name in map(state.name, state.legal_actions()) if name.endswith(":hire_skilled_worker"))
    assert used(state, hire) == f"space-{hire.split(':')[1]}"
    play(state, hire)
    assert used(state, "worker:accountant") == "worker-accountant"


def test_a_tile_is_used_when_it_is_installed() -> None:
    state = brewery({}, {})
    assert used(state, "install") == ""
    play(state, "install")
    assert used(state, "tile:mash_tun") == "tile-mash_tun"


def test_a_recipe_is_used_for_each_batch_wherever_it_is_brewed() -> None:
    state = brewery({"stored": cubes("5M 3H 3Y"), "sold": BASICS_SOLD, "tiles": ["brewpub"]}, {})
    assert used(state, "process") == ""
    play(state, "process")
    assert used(state, "brew:everyday_ale") == "recipe-everyday_ale"
    assert used(state, "brew_in_pub:everyday_ale") == "recipe-everyday_ale"
    assert used(state, "end_brew") == ""


def test_choosing_a_secret_recipe_is_not_brewing_it() -> None:
    state = play(brewery({}, {}, options={"secret_recipe": "on"}), "secret_recipe")
    assert used(state, "choose_secret:barleywine") == ""


def test_uses_of_a_whole_game_agree_with_its_end() -> None:
    state, chance = GAME.new(4, seed=9, **EXPERT), Random(9)
    uses: Counter[str] = Counter()
    while not state.is_over:
        action = pick(state, chance)
        uses[GAME.use(state, action)] += 1
        state.apply(action)
    words = GAME.words("en")
    assert all(words.has(key) for key in uses if key)
    had: Counter[str] = Counter()
    for player in look(state).players:
        had.update({f"recipe-{recipe}": count for recipe, count in player.brewed.items()})
        had.update(f"worker-{card}" for card in player.workers)
        had.update(f"tile-{card}" for card in player.tiles)
    assert {key: n for key, n in uses.items() if key.startswith(("recipe-", "worker-", "tile-"))} == had


# ── simulations ───────────────────────────────────────────────────────────────────────────────────────


@cache
def simulated(players: int, *options: str) -> dict[str, Any]:
    args = ("simulate", "brew_crafters", "--games", 12, "--players", players, "--seed", 5, "--bots", "random,greedy")
    found: dict[str, Any] = json.loads(done(*args, "--json", *options))
    return found


@pytest.mark.parametrize("options", [(), ("--recipe-set", "random", "--worker-set", "random", "--job-agency", "on")])
def test_a_simulation_counts_recipes_workers_tiles_and_spaces(options: tuple[str, ...]) -> None:
    found = simulated(2, *options)
    assert set(found["measures"]) == {"batches", *MEASURES}
    uses = found["uses"]
    assert {f"tile-{tile['id']}" for tile in CARDS["tiles"]} <= set(uses)
    counted = {kind: sum(key.startswith(f"{kind}-") for key in uses) for kind in ("recipe", "worker", "space")}
    assert counted["recipe"] >= 5
    assert counted["worker"] >= (15 if options else 9)
    assert counted["space"] >= 9
    assert ("space-job_agency" in uses) == bool(options)


def test_of_every_use_the_winners_share_is_told() -> None:
    for key, use in simulated(2)["uses"].items():
        assert use["uses"] >= use["uses_of_winners"] >= 0, key
    assert any(use["uses_of_winners"] for use in simulated(2)["uses"].values())


def test_a_simulation_is_told_in_words() -> None:
    args = ("simulate", "brew_crafters", "--games", 8, "--players", 2, "--seed", 5, "--bots", "random")
    shown = done(*args)
    words = GAME.words("en")
    for key in ("recipe-everyday_ale", "worker-accountant", "tile-mash_tun", "space-malt_market"):
        assert words.name(key) in shown
    for name in ("score", "loans"):
        assert words.say(f"measure-{name}") in shown
    for family in ("measure-", "recipe-", "worker-", "tile-", "space-"):
        assert family not in shown
    assert max(map(len, shown.splitlines())) <= 80
