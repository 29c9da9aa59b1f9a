"""Twins: states that differ only in what a seat cannot see. That seat gets the same bytes of both at every decision,
also while somebody is in the middle of one; and what is drawn anew can be played on. Held for every game of the house.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.facts import Future, facts_of
from tests.games.moves import play
from tests.long import LONG, dealt, sized

import alehouse
from alehouse import Game, State
from alehouse.core.encoding import Sheet, sheet_with_parts
from alehouse.core.fate import seeded

MODES: Final = [
    (name, mode)
    for name in alehouse.ROOMS
    for mode, (players, options) in facts_of(name).modes.items()
    if players > 1 or name == "dwarf"
]
FUTURES: Final = [(name, future) for name in alehouse.ROOMS if (future := facts_of(name).future)]


def some_modes(part: int) -> pytest.MarkDecorator:
    """Some modes of every game; with the parts 1 and 2 there are some with all its secrets among them."""
    return pytest.mark.parametrize(("name", "mode"), dealt(MODES, part, lambda mode: mode[0]))


# ── playing ───────────────────────────────────────────────────────────────────────────────────────


def new(game: Game, mode: str, seed: int) -> State:
    """A game in which fate stops: what it decides is decided alike for both twins."""
    players, options = facts_of(game.name).modes[mode]
    every: dict[str, Any] = dict(options)
    return game.new(players, seed=seed, fate="open", events=True, **every)


def secretive(game: Game) -> list[State]:
    """Positions in which much is hidden, if the game has such."""
    states = []
    for mode, given in facts_of(game.name).secretive:
        players, options = facts_of(game.name).modes[mode]
        seated = given | {"players": given["players"][:players]}
        every: dict[str, Any] = dict(options)
        states.append(game.arrange(seated, players, fate="open", events=True, **every))
    return states


def lively(state: State, actions: list[int], chance: Random) -> int:
    """An action of a kind chosen at random: whatever there is much of does not crowd out the rest."""
    kinds: dict[str, list[int]] = {}
    for action in actions:
        kinds.setdefault(state.name(action).partition(":")[0], []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def seats(state: State) -> tuple[int | None, ...]:
    return (None, *range(state.seats))


# ── twins ─────────────────────────────────────────────────────────────────────────────────────────


def twin(state: State, seat: int | None, number: int) -> State:
    """The same game so far, log included, in which what the seat cannot see is something else."""
    other = state.copy()
    other.redraw(-1 if seat is None else seat, seeded(number))
    return other


class Seen:
    """What a seat is told of a state, as bytes."""

    def __init__(self, state: State) -> None:
        self.sheet = Sheet(sheet_with_parts(state.game, state, 0).place)

    def by(self, state: State, seat: int | None) -> tuple[bytes, ...]:
        """The view, the row of numbers for programs, who decides what and, if it is the seat itself, its options."""
        view = msgspec.json.encode(state.view(seat))
        if seat is None:
            return (view,)
        state.game.encode(state, seat, self.sheet)
        options = state.legal_actions() if state.player == seat else []
        return view, msgspec.json.encode(list(self.sheet.numbers)), msgspec.json.encode(options)


def differs(one: State, two: State) -> bool:
    """Whether somebody has something else than in the twin: as everybody sees it who has it."""
    return any(one.view(seat) != two.view(seat) for seat in range(one.seats))


def in_step(state: State, seat: int | None, chance: Random, steps: int, every: int = 1) -> tuple[int, int]:
    """Play on with a twin beside the state, both alike; how often the twin differed, and how often in the middle.

    They are compared at each `every`th decision, and whenever the twin is a new one.
    """
    seen, other, face = Seen(state), twin(state, seat, 0), facts_of(state.game.name).face
    apart, midway = 0, 0
    for number in range(1, steps):
        assert other.player == state.player
        if state.is_over:
            break  # then everything is shown
        if number % 5 == 2:  # decisions that were made alike may have been others
            other = twin(state, seat, number)
        if number % every == 0 or number % 5 == 2:
            assert seen.by(other, seat) == seen.by(state, seat), f"after {[state.name(a) for a in state.history[-3:]]}"
        if number % 5 in (0, 2):
            differed = differs(state, other)
            apart += differed
            midway += differed and state.is_midway()
        legal = state.legal_actions()
        common = [action for action in legal if other.is_legal(action) and face(state, action) == face(other, action)]
        if common and chance.random() < 0.8:
            action = lively(state, common, chance)
            before = state.reveals, other.reveals
            state.apply(action)
            other.apply(action)
            if (state.reveals, other.reveals) != before:
                other = twin(state, seat, number)  # something was shown, and may be another thing there
        else:  # something that only this one can do
            state.apply(lively(state, legal, chance))
            other = twin(state, seat, number)
    return apart, midway


@pytest.mark.long
@pytest.mark.rule("DB-9.5", "DW-9.5", "CT-9.5", "BC-9.7")
@some_modes(1)
def test_twins_look_the_same_at_every_decision(name: str, mode: str) -> None:
    game = alehouse.load(name)
    apart = 0
    looking = seats(new(game, mode, 1))
    for seat in looking if LONG else [looking[MODES.index((name, mode)) % len(looking)]]:  # from mode to mode another
        for seed in range(sized(1, 12)):
            state = new(game, mode, seed)
            found, _ = in_step(state, seat, Random(f"{mode} {seat} {seed}"), sized(260, 5000), every=sized(3, 1))
            apart += found
    if game.has_secrets(state.own_past().options):
        assert apart > 0, "the twins were one and the same"


@pytest.mark.long
@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_twins_look_the_same_where_much_is_hidden(name: str) -> None:
    apart = 0
    for number, begun in enumerate(secretive(alehouse.load(name))):
        for seat in seats(begun):
            for seed in range(sized(2, 60)):
                found, _ = in_step(begun.copy(), seat, Random(f"{number} {seat} {seed}"), 60)
                apart += found
    assert apart or not facts_of(name).secretive


# ── the future ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-9.2", "DB-9.1", "CT-9.3", "BC-9.6")
@pytest.mark.parametrize(("name", "future"), FUTURES)
def test_two_games_that_differ_in_their_future_only_look_the_same(name: str, future: Future) -> None:
    """Games of different seeds, brought to the same position by hand."""
    views, later = [], set()
    for seed in range(8):
        state = alehouse.load(name).arrange(future.given, players=2, seed=seed, **future.options)
        views.append(state.view(0))
        play(state, *future.moves)
        later.add(str(future.shown(state.view(0))))
    assert all(view == views[0] for view in views)
    assert len(later) > 4


@pytest.mark.rule("DW-9.2", "DB-9.1", "CT-9.3", "BC-9.6")
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_a_running_game_does_not_give_its_seed_away(name: str) -> None:
    state = alehouse.load(name).new(2, seed=77)
    assert state.record().seed is None
    *_, over = decisions(state, Random(1))
    assert over.record().seed == 77


# ── drawing anew ──────────────────────────────────────────────────────────────────────────────────


def decisions(state: State, chance: Random) -> Iterator[State]:
    """Every decision of a game, fate's included."""
    while not state.is_over:
        yield state
        state.apply(lively(state, state.legal_actions(), chance))
    yield state


@pytest.mark.long
@pytest.mark.rule("DB-9.5")
@some_modes(2)
def test_whatever_is_drawn_anew_can_be_played_on(name: str, mode: str) -> None:
    """At every decision, in the middle of one too, for every seat and for spectators."""
    game, chance = alehouse.load(name), Random(mode)
    for seed in range(sized(1, 10)):
        for number, state in enumerate(decisions(new(game, mode, seed), chance)):
            for seat in seats(state) if number % sized(9, 1) == 0 or state.is_midway() else ():
                other = state.resample(seat, seeded(f"{number} {seat}"))
                for _ in range(4):
                    assert other.is_over or other.legal_actions(), (number, seat, other.player)
                    if other.is_over:
                        break
                    other.step(lively(other, other.legal_actions(), chance))


@pytest.mark.long
@pytest.mark.rule("CT-12.20", "DB-9.5", "DW-9.2", "BC-9.7", "BC-12.20")
@some_modes(1)
def test_drawing_anew_keeps_what_a_seat_sees_and_may_do(name: str, mode: str) -> None:
    """Over a whole game whose fate is sealed by a seed; that twins differ at all is seen above."""
    players, options = facts_of(name).modes[mode]
    every: dict[str, Any] = dict(options)
    begun = alehouse.load(name).new(players, seed=11, **every)
    for number, state in enumerate(decisions(begun, Random(mode))):
        for seat in seats(state) if number % sized(31, 5) == 0 and not state.is_over else ():
            other = state.resample(seat, seeded(f"{number} {seat}"))
            assert other.player == state.player
            assert other.view(seat) == state.view(seat)
            assert seat != state.player or other.legal_actions() == state.legal_actions()


@pytest.mark.rule("CT-12.20", "DB-9.5", "DW-9.2", "BC-9.7")
@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes])
def test_a_game_drawn_anew_can_be_played_to_its_end(name: str, mode: str) -> None:
    players, options = facts_of(name).modes[mode]
    every: dict[str, Any] = dict(options)
    state, chance = alehouse.load(name).new(players, seed=3, **every), Random(mode)
    for _ in islice(decisions(state, chance), 60):
        pass
    for seat in seats(state)[:2]:
        *_, over = decisions(state.resample(seat, seeded(1)), chance)
        assert over.is_over
        assert min(over.ranking()) == 1
