"""Simulations: the same whatever the number of workers, and true to the engine."""

import json
from typing import Any

import pytest
from tests.terminal.command import alehouse, done

import alehouse as house
from alehouse.core.fate import seeded
from alehouse.core.state import State
from alehouse.lab.simulate import Plan, Tally, finish, play_part, simulate


def plan(**wishes: Any) -> Plan:
    settings = {"game": "dwarf", "players": 3, "options": {}, "bots": ("random",), "games": 250, "seed": 5}
    return Plan(**{**settings, **wishes})


def everything(tally: Tally) -> dict[str, Any]:
    histograms = {name: histogram.counts for name, histogram in tally.measures.items()}
    winners = {name: histogram.counts for name, histogram in tally.winners.items()}
    return {**vars(tally), "decisions": tally.decisions.counts, "measures": histograms, "winners": winners}


def last(plan: Plan, workers: int) -> Tally:
    *_, tally = simulate(plan, workers)
    return tally


def report(*words: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(done("simulate", "dwarf", "--seed", 5, "--json", *words))
    assert found.pop("speed")["games_per_second"] > 0
    return found


def test_the_number_of_workers_changes_nothing() -> None:
    one = everything(last(plan(), 1))
    assert everything(last(plan(), 3)) == one
    assert everything(last(plan(seed=6), 1)) != one


def test_the_command_is_the_same_whatever_the_number_of_workers() -> None:
    words = ["simulate", "dwarf", "--seed", 5, "--json", "--games", 12, "--players", 2, "--bots", "random,greedy"]
    one, two = (json.loads(alehouse(*words, "--workers", workers).stdout) for workers in (1, 2))
    assert (one["speed"].pop("workers"), two["speed"].pop("workers")) == (1, 2)
    assert {**one, "speed": None} == {**two, "speed": None}


def test_every_game_counts_once() -> None:
    tally = last(plan(), 1)
    assert tally.games == 250
    assert sum(tally.decisions.counts.values()) == 250
    assert sum(tally.alone) + sum(tally.shared) >= 250
    assert sum(tally.alone) <= 250


def test_a_game_of_a_simulation_can_be_played_again() -> None:
    """Game n is the game of seed "<seed>-<n>", as `alehouse play --seed` would begin it."""
    tally = play_part(plan(), range(17, 18))
    game = house.load("dwarf")
    state = game.new(3, seed="5-17")
    chance = seeded("5-17-bots")
    decisions = 0
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[chance.below(len(actions))])
        decisions += 1
    assert tally.decisions.counts == {decisions: 1}
    assert {name: histogram.counts for name, histogram in tally.measures.items()} == {
        name: {value: 1} for name, value in game.measures(state).items()
    }


def test_bots_are_handed_what_their_seat_may_know_and_nothing_else() -> None:
    seen: list[tuple[State, State]] = []
    state = house.load("dwarf").new(2, seed=1)

    class Spy:
        def choose(self, own: State, rng: Any) -> int:
            seen.append((own, state))
            return own.legal_actions()[0]

    finish(state, [Spy(), Spy()], seeded(1), [])
    assert state.is_over
    assert all(own is not real and own.past is None for own, real in seen)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_report_adds_up(players: int) -> None:
    found = report("--games", 40, "--players", players)
    assert list(found) == [
        *("game", "players", "options", "bots", "cards", "seed", "games"),
        *("seats", "decisions", "measures", "uses"),
    ]
    assert found["games"] == 40
    assert found["bots"] == ["random"] * players
    assert len(found["seats"]) == house.load("dwarf").table_size(players)
    for seat in found["seats"]:
        assert seat["low"] <= seat["rate"] <= seat["high"]
        assert seat["rate"] == (seat["wins"] + seat["shared"]) / 40
    measures = found["measures"]
    shares = [measure["share"] for measure in measures.values() if "share" in measure]
    assert sum(shares) == pytest.approx(1)
    assert measures["rounds"]["all"]["max"] <= 33
    for good in ("iron", "steel", "gold", "item", "medal"):
        together = measures[good]["all"]["mean"]
        assert together == pytest.approx(sum(measures[good]["players"]) / len(found["seats"]))
    assert all(use["uses_of_winners"] <= use["uses"] for use in found["uses"].values())


def test_cards_are_counted_by_who_used_them() -> None:
    uses = report("--games", 40)["uses"]
    assert "card-iron_seam" in uses
    assert "card-run_amok" in uses


def test_the_tables_are_aligned_and_in_words() -> None:
    shown = done("simulate", "dwarf", "--games", 30, "--seed", 5)
    assert "95 % interval" in shown
    assert "Iron Seam" in shown
    assert "games per second" in shown
    assert "measure-" not in shown
    assert "simulate-" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_printed_opponents_have_their_line() -> None:
    shown = done("simulate", "dwarf", "--games", 20, "--opponent", "andvettr")
    assert "Andvéttr" in shown
