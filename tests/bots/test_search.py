"""The search: legal, fair, repeatable, in time; it sees what wins and says why."""

import os
import threading
import time
from itertools import islice
from typing import Final

import pytest
from tests.bots.positions import decided, secretive

import alehouse
from alehouse.bots import Search, load_bot, parallel
from alehouse.bots.budget import Budget
from alehouse.bots.mcts import Mcts
from alehouse.bots.parallel import Found, think_together
from alehouse.bots.tree import NO_NODE
from alehouse.core.fate import seeded
from alehouse.core.search_settings import TO_THE_END, SearchSettings
from alehouse.core.state import State
from alehouse.core.words import LANGUAGES, words_of

FEW: Final = Budget(playouts=40)

every_game = pytest.mark.parametrize("name", alehouse.ROOMS)


def opening(name: str, players: int = 2) -> State:
    """The first decision between several actions."""
    state, rng = alehouse.load(name).new(players, seed=4), seeded("opening")
    while len(state.legal_actions()) < 3:
        state.apply(state.legal_actions()[0])
    return state.resample(state.player, rng)


# ── what it chooses ───────────────────────────────────────────────────────────────────────────────


@every_game
def test_playouts_and_chance_decide_alone(name: str) -> None:
    state = opening(name)
    found = [
        [(one.action, one.visits, one.value) for one in Search(FEW).consider(state.scratch(), seeded("same"))]
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == FEW.playouts


@every_game
def test_it_says_what_came_of_every_action(name: str) -> None:
    state = opening(name)
    considered = Search(FEW).consider(state, seeded("why"))
    assert sorted(one.action for one in considered) == sorted(state.legal_actions())
    assert [one.visits for one in considered] == sorted((one.visits for one in considered), reverse=True)
    assert all(0.0 <= one.value <= 1.0 for one in considered)
    assert Search(FEW).choose(state, seeded("why")) == considered[0].action


@every_game
def test_a_hurry_saves_iterations_but_changes_no_choice(name: str) -> None:
    """The rest of the budget is spared only where it could not change the choice."""
    game, rng, spared = alehouse.load(name), seeded("hurry"), 0
    state = game.new(2, seed=4)
    for _ in range(25):
        own = state.resample(state.player, rng)
        search = Search(Budget(playouts=150), SearchSettings())
        patient = search.consider(own, seeded("same"))
        hurried = search.consider(own, seeded("same"), hurry=True)
        assert hurried[0].action == patient[0].action
        if len(own.legal_actions()) == 1:
            assert [one.visits for one in patient] == [1]  # nothing to weigh
        spared += sum(one.visits for one in patient) - sum(one.visits for one in hurried)
        state.apply(patient[0].action)
    assert spared > 0


def test_a_forced_action_takes_no_thought() -> None:
    state, rng = alehouse.load("cavern_tavern").new(2, seed=1), seeded("forced")
    while len(state.legal_actions()) > 1:
        state.apply(state.legal_actions()[rng.below(len(state.legal_actions()))])
    start = time.process_time()
    assert [Search(Budget(milliseconds=20_000)).choose(state, rng)] == state.legal_actions()
    assert time.process_time() - start < 1


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("dice_brewing", "advanced"),
        ("dice_brewing", "unlucky_advanced_four"),
        ("cavern_tavern", "three_players"),
        ("cavern_tavern", "four_chamber"),
        ("brew_crafters", "two_experts"),
        ("brew_crafters", "five_experts"),
    ],
)
def test_what_a_seat_cannot_see_does_not_guide_it(name: str, mode: str) -> None:
    positions = list(islice(secretive(name, mode), 3))
    assert positions
    for position in positions:
        chosen = {
            tuple((one.action, one.visits, one.value) for one in Search(FEW).consider(state, seeded("fair")))
            for state in position
        }
        assert len(chosen) == 1


@every_game
def test_it_knows_a_victory_and_a_defeat(name: str) -> None:
    positions = list(islice(decided(name), 4))
    assert positions
    for position in positions:
        own = position.state.resample(position.state.player, seeded(1))
        considered = Search(Budget(playouts=200)).consider(own, seeded(2))
        best = considered[0]
        assert best.action not in position.losing
        assert best.action in position.winning or not position.winning or best.value > 0.95
        assert all(one.value == 1.0 for one in considered if one.action in position.winning and one.visits)
        assert all(one.value == 0.0 for one in considered if one.action in position.losing)


@pytest.mark.parametrize(
    "settings", [SearchSettings(trust=0, horizon=TO_THE_END), SearchSettings(horizon=3), SearchSettings(ahead=8)]
)
def test_settings_change_how_it_plays_on_but_not_what_it_may_do(settings: SearchSettings) -> None:
    state, rng = alehouse.load("dwarf").new(2, seed=3), seeded("hints")
    for _ in range(12):
        state.apply(Search(FEW, settings).choose(state.resample(state.player, rng), rng))


def test_who_looks_ahead_to_the_end_sees_victories_only() -> None:
    considered = Search(Budget(playouts=12), SearchSettings(ahead=10_000)).consider(opening("dwarf"), seeded("ahead"))
    shares = [2 * one.value * one.visits for one in considered]  # halves: two may share a victory
    assert shares == pytest.approx([round(share) for share in shares])


def test_who_looks_ahead_searches_the_choices_of_all_seats() -> None:
    """None is taken to be known: a plan that others can spoil is found out."""
    state = opening("brew_crafters", 3)
    search = Mcts(state, SearchSettings(ahead=12), seeded("answers"))
    search.think(150, 0.0, False)
    tried: dict[tuple[int, int], set[int]] = {}
    for node in range(search.tree.size):
        child = search.tree.first[node]
        while child != NO_NODE:
            if search.tree.visits[child]:
                tried.setdefault((node, search.tree.mover[child]), set()).add(search.tree.action[child])
            child = search.tree.next[child]
    for seat in range(3):
        assert max(len(actions) for (_, mover), actions in tried.items() if mover == seat) > 1


def test_it_beats_the_greedy_bot() -> None:
    rng, won = seeded("match"), 0.0
    for number in range(10):
        state = alehouse.load("dwarf").new(2, seed=f"match-{number // 2}")
        bots = [load_bot("greedy"), load_bot("greedy")]
        bots[number % 2] = load_bot("search@60")
        while not state.is_over:
            state.apply(bots[state.player].choose(state.resample(state.player, rng), rng))
        won += state.returns()[number % 2] > 0
    assert won >= 7


def test_who_is_served_later_in_setup_expects_no_other_share() -> None:
    """Of the starting ingredients of Cavern Tavern: those to come count like those that the others have (CT-4.1.10)."""
    promised: list[list[float]] = [[], [], []]
    greedy, search = load_bot("greedy"), Search(Budget(playouts=200))
    for number in range(6):
        state, rng, served = alehouse.load("cavern_tavern").new(3, seed=number), seeded("served"), list[int]()
        while len(served) < 3:
            own = state.resample(state.player, rng)
            chosen = greedy.choose(own, rng)
            if state.name(chosen).startswith("take:") and state.player not in served:
                promised[len(served)].append(search.consider(own, rng)[0].value)
                served.append(state.player)
            state.apply(chosen)
    for values in promised:
        assert sum(values) / len(values) == pytest.approx(1 / 3, abs=0.12)


# ── how long it thinks ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cores", [1, 2])
def test_it_keeps_to_its_time(cores: int) -> None:
    """By the clock it thinks as long as it may; by its own processor time, which no other process or thread can spend,
    no longer."""
    state = opening("dwarf", 3)
    start, worked = time.perf_counter(), time.thread_time()
    Search(Budget(milliseconds=100), cores=cores).consider(state, seeded("time"))
    assert time.perf_counter() - start >= 0.1
    assert time.thread_time() - worked < 0.15


def test_the_shortest_time_is_enough_for_a_choice() -> None:
    state = opening("brew_crafters")
    assert Search(Budget(milliseconds=0.001)).choose(state, seeded(1)) in state.legal_actions()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other cores are waited for on a busy machine too, whatever threads earlier tests have left behind."""
    monkeypatch.setattr(parallel, "GRACE", 120)
    monkeypatch.setattr(threading, "active_count", lambda: 1)


@pytest.mark.usefixtures("patient")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot copy themselves here")
def test_several_cores_add_up_what_they_found() -> None:
    found = think_together([lambda k=k: [Found(7, k, 0.5 * k), Found(k, 1, 1.0)] for k in (1, 2, 3)])  # type: ignore[misc]
    assert {one.action: (one.visits, one.total) for one in found} == {
        7: (6, 3.0),
        1: (1, 1.0),
        2: (1, 1.0),
        3: (1, 1.0),
    }


@pytest.mark.usefixtures("patient")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot copy themselves here")
def test_a_core_that_dies_is_done_without() -> None:
    def die() -> list[Found]:
        os._exit(1)

    assert think_together([lambda: [Found(1, 2, 1.0)], die]) == [Found(1, 2, 1.0)]


def test_playouts_are_made_on_one_core_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state = opening("dwarf")
    alone = Search(FEW).consider(state, seeded("one"))
    many = Search(FEW, cores=4).consider(state, seeded("one"))
    assert [(one.action, one.visits) for one in alone] == [(one.action, one.visits) for one in many]


# ── what it is called ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(milliseconds=100)),
        ("search@50ms", Budget(milliseconds=50)),
        ("search@1s", Budget(milliseconds=1000)),
        ("search@1.5s", Budget(milliseconds=1500)),
        ("search@400", Budget(playouts=400)),
        ("master", Budget(milliseconds=1000)),
    ],
)
def test_budgets_are_times_or_playouts(name: str, budget: Budget) -> None:
    bot = load_bot(name)
    assert isinstance(bot, Search)
    assert bot.budget == budget


@pytest.mark.parametrize(
    "budget",
    ["0", "0ms", "0.0s", "-5", "-5ms", "", "fast", "1.5", "5m", "1e3", "50 ms", "nan", "٣", "601s", "99999999"],
)
def test_other_budgets_are_refused_with_what_to_write(budget: str) -> None:
    with pytest.raises(alehouse.BadOption, match="search@50ms") as refused:
        load_bot(f"search@{budget}")
    assert refused.value.key == "bad-budget"
    for language in LANGUAGES:
        assert "search@50ms" in words_of(language).say(refused.value.key, refused.value.args_for_words)


@pytest.mark.parametrize("name", ["greedy@50ms", "random@", "master@5s"])
def test_bots_without_a_budget_take_none(name: str) -> None:
    with pytest.raises(alehouse.BadOption, match="takes no budget") as refused:
        load_bot(name)
    for language in LANGUAGES:
        assert "search@" in words_of(language).say(refused.value.key, refused.value.args_for_words)
