"""Bots: legal, fair, repeatable, quick; and the better one wins."""

import time
from collections import Counter
from itertools import product

import msgspec
import pytest
from tests.bots.spy import Spy

import alehouse
from alehouse.bots import BOTS, Bot, load_bot, worker
from alehouse.bots.worker import Turn, choose
from alehouse.core.fate import Stream, seeded
from alehouse.core.naming import bot_name
from alehouse.core.state import State
from alehouse.core.words import words_of

DWARF = alehouse.load("dwarf")
KINDS = ("random", "greedy", "search@8")  # one of each; the levels that people choose from take their time


def play(state: State, bots: list[Bot], rng: Stream) -> State:
    """A whole game."""
    while not state.is_over:
        seat = int(state.player)
        state.apply(bots[seat].choose(state.resample(seat, rng), rng))
    return state


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(alehouse.BadOption, match="random, greedy"):
        load_bot("nobody")


@pytest.mark.parametrize("name", BOTS)
def test_people_can_read_what_a_bot_is(name: str) -> None:
    words = words_of("en")
    assert words.has(f"bot-{name}")
    assert words.has(f"bot-{name}-help")
    load_bot(name)


def test_a_budget_is_part_of_a_name() -> None:
    assert bot_name("search@50ms", words_of("en")) == "Search 50ms"
    assert bot_name("master", words_of("fr")) == "Maître"


@pytest.mark.parametrize(("name", "players"), list(product(KINDS, DWARF.seats)))
def test_bots_play_whole_games_and_the_same_chance_gives_the_same_game(name: str, players: int) -> None:
    games = [
        play(DWARF.new(players, seed=players), [load_bot(name)] * players, seeded("same")).record() for _ in range(2)
    ]
    assert games[0] == games[1]
    assert games[0].moves


@pytest.mark.parametrize("name", KINDS)
def test_choosing_changes_nothing(name: str) -> None:
    state, rng = DWARF.new(3, seed=5), seeded("rng")
    bot = load_bot(name)
    while not state.is_over:
        own = state.resample(int(state.player), rng)
        twin = own.scratch()
        action = bot.choose(own, rng)
        assert own.legal_actions() == twin.legal_actions()
        assert (own.scores(), own.stream.word()) == (twin.scores(), twin.stream.word())
        state.apply(action)


def test_the_random_bot_is_even_handed() -> None:
    state, rng, bot = DWARF.new(2, seed=1), seeded("even"), load_bot("random")
    counts = Counter(bot.choose(state, rng) for _ in range(6000))
    expected = 6000 / len(state.legal_actions())
    assert counts.keys() == set(state.legal_actions())
    assert all(abs(count - expected) < 0.3 * expected for count in counts.values())


def test_the_greedy_bot_beats_the_random_one() -> None:
    rng = seeded("match")
    won = 0.0
    for number in range(40):
        greedy = number % 2
        bots = [load_bot("random"), load_bot("random")]
        bots[greedy] = load_bot("greedy")
        won += play(DWARF.new(2, seed=f"match-{number // 2}"), bots, rng).returns()[greedy]
    assert won / 40 > 0.5


def test_the_greedy_bot_is_quick() -> None:
    rng = seeded("quick")
    start = time.process_time()
    game = play(DWARF.new(3, seed=2), [load_bot("greedy")] * 3, rng)
    decisions = sum(not move.startswith(("draw", "turn:", "first", "shuffle")) for move in game.record().moves)
    assert (time.process_time() - start) / decisions < 0.02


def test_a_worker_knows_no_more_than_the_record() -> None:
    state = DWARF.new(2, seed=3)
    turn = Turn(bot="greedy", seat=int(state.player), record=state.record())
    assert turn.record.seed is None
    assert state.is_legal(choose(msgspec.json.decode(msgspec.json.encode(turn), type=Turn), seeded("worker")))


def test_a_worker_hands_a_bot_another_future_than_the_replayed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = DWARF.new(2, seed=3)
    record = msgspec.structs.replace(state.record(), seed=3)  # a table would leave the seed out
    spy = Spy(lambda: DWARF.replay(record))
    monkeypatch.setattr(worker, "load_bot", lambda name, cores, share: spy)
    choose(Turn(bot="spy", seat=int(state.player), record=record), seeded("worker"))
    assert spy.asked == 1
