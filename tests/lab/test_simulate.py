"""Simulations: the same whatever the number of workers, and true to the engine."""

import json
from typing import Any

import pytest
from tests.bots.spy import Spy
from tests.terminal.command import alehouse, done

import alehouse as house
from alehouse.core.fate import seeded
from alehouse.core.words import LANGUAGES, words_of
from alehouse.lab.plan import Plan
from alehouse.lab.play import finish
from alehouse.lab.report import report as report_of
from alehouse.lab.simulate import Tally, play_part, simulate
from alehouse.lab.work_pool import Alone, Processes
from alehouse.terminal import WORDS


def plan(**fields: Any) -> Plan:
    settings = {"game": "dwarf", "players": 3, "options": {}, "bots": ("random",), "games": 250, "seed": 5}
    return Plan(**{**settings, **fields})


def everything(tally: Tally) -> dict[str, Any]:
    histograms = {name: histogram.counts for name, histogram in tally.measures.items()}
    winners = {name: histogram.counts for name, histogram in tally.winners.items()}
    return {**vars(tally), "decisions": tally.decisions.counts, "measures": histograms, "winners": winners}


def last(plan: Plan, workers: int) -> Tally:
    *_, (tally, _) = simulate(plan, Processes(workers) if workers > 1 else Alone())
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
    tally, (kept,) = play_part(plan(), True, range(17, 18))
    game = house.load("dwarf")
    state = game.new(3, seed="5-17")
    rng = seeded("5-17-bots")
    decisions = 0
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    assert tally.decisions.counts == {decisions: 1}
    assert (kept.number, kept.seed, kept.bots, kept.decisions) == (17, "5-17", ("random",) * 3, decisions)
    assert (kept.places, kept.scores, kept.measures) == (state.ranking(), state.scores(), game.measures(state))
    assert {name: histogram.counts for name, histogram in tally.measures.items()} == {
        name: {value: 1} for name, value in game.measures(state).items()
    }


def test_bots_are_handed_what_their_seat_may_know_and_nothing_else() -> None:
    state = house.load("dwarf").new(2, seed=1)
    spy = Spy(lambda: state)
    decisions = finish(state, [spy, spy], seeded(1))
    assert state.is_over
    assert spy.asked == decisions > 0


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
    won = sum(seat["wins"] + seat["shared"] for seat in found["seats"][:players])
    for use in found["uses"].values():
        assert use["uses_of_winners"] <= use["uses"]
        assert use["mean"] == use["uses"] / (40 * players)
        assert use["mean_of_winners"] == (use["uses_of_winners"] / won if won else None)
        assert use["games"] <= min(use["uses"], 40 * players)
        assert 0 <= use["win_rate"] * use["games"] <= won


def test_cards_are_counted_by_who_used_them() -> None:
    uses = report("--games", 40)["uses"]
    assert "card-iron_seam" in uses
    assert "card-run_amok" in uses


def test_a_printed_opponent_takes_no_part_in_uses() -> None:
    """Two games of one seat: it wins the second, its printed opponent the first."""
    tally = Tally(2)
    tally.count([2, 1], 3, {}, [(0, "card-iron_seam")] * 3)
    lost = report_of(plan(players=1), tally, 1.0, 1).uses["card-iron_seam"]
    assert (lost.mean, lost.mean_of_winners) == (3, None)
    tally.count([1, 2], 1, {}, [(0, "card-iron_seam")])
    uses = report_of(plan(players=1), tally, 1.0, 1).uses["card-iron_seam"]
    assert (uses.uses, uses.uses_of_winners, uses.mean, uses.mean_of_winners) == (4, 1, 2, 1)
    assert (uses.games, uses.win_rate) == (2, 0.5)


def test_a_number_that_only_losers_have_tells_nothing_of_winners() -> None:
    tally = Tally(2)
    tally.count([2, 1], 3, {"gold:0": 7}, [])
    gold = report_of(plan(players=1), tally, 1.0, 1).measures["gold"]
    assert gold.all is not None
    assert gold.winners is None


def test_a_simulation_plays_with_the_cards_of_its_plan() -> None:
    text = house.load("dwarf").card_file.text.replace("items_to_end_game = 4", "items_to_end_game = 1")
    own = plan(cards=("mine.toml", text))
    assert own.load() is own.load() is not plan().load()
    assert own.load().card_file.name == "mine.toml"
    assert plan().load() is house.load("dwarf")
    assert last(own, 1).decisions.spread().mean < last(plan(), 1).decisions.spread().mean


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 5])
def test_what_every_seat_had_is_told_beside_what_all_had(players: int, language: str) -> None:
    shown = done("simulate", "dwarf", "--games", 20, "--players", players, "--seed", 5, "--lang", language)
    title = words_of(language, WORDS).say("simulate-by-seat")
    row = next(line for line in shown.splitlines() if line.startswith(title))
    seats = house.load("dwarf").table_size(players)
    assert row.removeprefix(title).split() == [str(seat + 1) for seat in range(seats)]
    assert max(map(len, shown.splitlines())) <= 80


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
