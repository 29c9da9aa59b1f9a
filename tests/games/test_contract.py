"""What every game in the house must keep, found through the registry alone: a new game is tested by being there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.facts import facts_of
from tests.games.moves import everything
from tests.long import LONG, dealt, sized

import alehouse
from alehouse import FATE, BadOption, Game, IllegalAction, State
from alehouse.bots import load_bot
from alehouse.core.encoding import sheet_with_parts
from alehouse.core.fate import seeded
from alehouse.core.options import CUSTOM, Option, custom
from alehouse.core.record import dump
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout
from alehouse.core.words import LANGUAGES


@dataclass(frozen=True)
class Mode:
    """A way to play a game: a player count, and at most one option away from its default."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(value.partition(":")[0] for value in self.options.values())])

    def new(self, seed: int = 1, events: bool = False) -> State:
        return alehouse.load(self.game).new(self.players, seed=seed, events=events, **self.options)


def modes() -> Iterator[Mode]:
    """Every game at every player count, and every value of every option at one count that has it."""
    for name in alehouse.ROOMS:
        game = alehouse.load(name)
        for players in game.seats:
            yield Mode(name, players)
        for option in game.options:
            players = next(count for count in game.seats if option.fits(count))
            for value in option.values_at(players)[1:]:
                yield Mode(name, players, {option.name: written(option, value, players)})


def written(option: Option, value: str, players: int) -> str:
    """A value as it is asked for: a custom set names its cards, the last ones of each group."""
    if value != CUSTOM:
        return value
    return custom(tuple(card for group in option.picks if group.fits(players) for card in group.of[-group.count :]))


every_mode = pytest.mark.parametrize("mode", list(modes()), ids=str)
every_game = pytest.mark.parametrize("name", alehouse.ROOMS)


def some_modes(part: int) -> pytest.MarkDecorator:
    """Some modes of every game, for one of the tests that take their time; together they look at all."""
    return pytest.mark.parametrize("mode", dealt(list(modes()), part, lambda mode: mode.game), ids=str)


def walk(state: State, step: int = 1) -> Iterator[State]:
    """Every so many decisions of a random game, the last state included."""
    chance = Random(7)
    number = 0
    while not state.is_over:
        if number % step == 0:
            yield state
        state.apply(chance.choice(state.legal_actions()))
        number += 1
    yield state


def looks(state: State, count: int) -> Iterator[State]:
    """About so many states of the same random game, from its first to its last; all of them in the long version.

    A game at random may take two thousand decisions, and then one is much like the one before.
    """
    length = sum(1 for _ in walk(state.scratch()))
    return walk(state, 1 if LONG else max(1, length // count))


def names(game: Game, state: State) -> tuple[str, ...]:
    return tuple(f"Player {number + 1}" for number in range(game.table_size(state.seats)))


@every_game
def test_a_game_says_what_it_is(name: str) -> None:
    game = alehouse.load(name)
    assert game.name == name
    assert len(set(game.action_names)) == game.actions
    assert not any(action.startswith("undo") for action in game.action_names)
    assert all(game.parse(text) == action for action, text in enumerate(game.action_names))
    clauses = game.rulebook().clauses
    assert all(option.clause in clauses for option in game.options)
    ElementTree.fromstring(game.emblem())


@every_game
@pytest.mark.parametrize("seat", [9, -1, 2, 2**63])
def test_a_seat_that_is_not_there_is_named(name: str, seat: int) -> None:
    state = alehouse.load(name).new(2, seed=1)
    looks_there: list[Callable[[], object]] = [
        lambda: state.view(seat),
        lambda: state.resample(seat, seeded(1)),
        lambda: sheet_with_parts(state.game, state, seat),
    ]
    for look in looks_there:
        with pytest.raises(BadOption, match=r"no seat .* at this table; seats run from 0 to 1, None is a spectator"):
            look()


@every_game
@pytest.mark.parametrize("action", [-1, 10**6, 2**63])
def test_an_action_that_is_not_there_is_named(name: str, action: int) -> None:
    state = alehouse.load(name).new(2, seed=1)
    for ask in (state.choice, state.name):
        with pytest.raises(BadOption, match=r"there is no action .*; ids run from 0 to"):
            ask(action)


@every_game
@pytest.mark.parametrize("action", [-1, 10**6, 10**30])
def test_an_action_that_is_not_there_is_refused_and_changes_nothing(name: str, action: int) -> None:
    state = alehouse.load(name).new(2, seed=1)
    before = everything(state)
    refusal(state, action)
    assert everything(state) == before


@every_game
@pytest.mark.parametrize("moves", [-1, 10**6])
def test_more_moves_than_a_record_has_are_not_replayed(name: str, moves: int) -> None:
    game = alehouse.load(name)
    record = game.new(2, seed=1).record()
    with pytest.raises(BadOption, match=f"the record has {len(record.moves)} moves"):
        game.replay(record, moves)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_for_what_the_house_shows_of_it(name: str, language: str) -> None:
    game = alehouse.load(name)
    words = game.words(language)
    keys = ["game-blurb", "board-legend"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"option-{option.name}-{value}" for value in option.values]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.rule("CT-9.3", "DB-12.16")
@every_mode
def test_a_game_comes_to_an_end_and_replays(mode: Mode) -> None:
    """To the very same state, from any moment on the way."""
    game = alehouse.load(mode.game)
    for state in looks(mode.new(events=True), 2):
        again = game.replay(alehouse.load_record(dump(state.record())), events=True)
        assert everything(again) == everything(state)
    assert min(state.ranking()) == 1
    assert len(state.returns()) == state.seats
    assert game.outcome(state.view(None), game.words("en"), names(game, state)).rows


@every_mode
def test_the_sources_of_a_score_add_up_to_it_and_have_names(mode: Mode) -> None:
    *_, over = walk(mode.new())
    game = over.game
    for seat in range(over.seats):
        sources = game.sources(over, seat)
        assert sum(sources.values()) == over.scores()[seat]
        assert all(game.words(language).has(key) for key in sources for language in LANGUAGES)


@pytest.mark.long
@some_modes(0)
def test_options_and_refusals_are_explained_by_clauses_that_exist(mode: Mode) -> None:
    game = alehouse.load(mode.game)
    clauses = game.rulebook().clauses
    said: set[str] = set()
    chance = Random(3)
    for state in looks(mode.new(), 60):
        view = state.view(state.player if state.player >= 0 else None)
        assert [option for option in view.options if option.clause not in clauses] == []
        said |= {view.prompt.message, view.prompt.decision} if view.prompt else set()
        said |= {option.message for option in view.options}
        illegal = [
            action for action in chance.sample(range(game.actions), min(20, game.actions)) if not state.is_legal(action)
        ]
        before = state.view(None), state.history
        refusals = [refusal(state, action) for action in illegal]
        assert (state.view(None), state.history) == before, f"one of {illegal} changed something"
        assert [why for why in refusals if why.clause not in clauses] == []
        said |= {why.key for why in refusals}
    assert said_nowhere(game, said) == set()


@every_mode
def test_what_happens_is_explained_by_clauses_that_exist(mode: Mode) -> None:
    """The log tells one seat other things than another, and less while the game lasts than at its end."""
    game = alehouse.load(mode.game)
    clauses = game.rulebook().clauses
    said: set[str] = set()
    for state in looks(mode.new(events=True), 4):
        for seat in (*range(state.seats), None):
            log = state.view(seat).log
            assert [line for line in log if line.clause not in clauses] == []
            said |= {line.message for line in log}
    assert said
    assert said_nowhere(game, said) == set()


def said_nowhere(game: Game, keys: set[str]) -> set[tuple[str, str]]:
    """The messages that a language lacks."""
    return {(key, language) for language in LANGUAGES for key in keys if not game.words(language).has(key)}


def refusal(state: State, action: int) -> IllegalAction:
    """With what an illegal action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    return refusal.value


@pytest.mark.long
@pytest.mark.rule("CT-9.1", "CT-9.2", "CT-9.3")
@some_modes(1)
def test_copies_are_independent(mode: Mode) -> None:
    for state in looks(mode.new(events=True), 5):
        before = everything(state)
        copy, other, scratch = state.copy(), state.copy(), state.scratch()
        assert everything(copy) == before
        *_, _end = walk(copy)
        assert state.is_over or everything(copy) != before
        *_, _end = walk(scratch)
        assert everything(state) == everything(other) == before
        scratch.copy_from(state)
        for seat in (None, *range(state.seats)):
            assert scratch.view(seat) == state.scratch().view(seat)


@pytest.mark.rule("CT-9.3")
@every_mode
def test_a_copy_goes_on_as_the_original_would(mode: Mode) -> None:
    state = next(islice(looks(mode.new(), 2), 1, None))  # in the middle of the game
    other = state.copy()
    *_, one = walk(state)
    *_, two = walk(other)
    assert everything(two) == everything(one)


@pytest.mark.long
@some_modes(2)
def test_what_a_seat_cannot_see_is_drawn_anew_and_nothing_else_changes(mode: Mode) -> None:
    for state in looks(mode.new(), 5):
        for seat in (*range(state.seats), None):
            other = state.resample(seat, seeded(5))
            assert other.view(seat) == state.scratch().view(seat)
            assert other.legal_actions() == state.legal_actions() or state.player != seat
            assert (other.stream.a, other.stream.b) != (state.stream.a, state.stream.b)


@every_mode
def test_open_fate_stops_at_every_draw_and_its_chances_add_up(mode: Mode) -> None:
    game = alehouse.load(mode.game)
    state = game.new(mode.players, fate="open", **mode.options)
    chance = Random(11)
    draws = 0
    while not state.is_over:
        if state.player == FATE:
            draws += 1
            assert sum(probability for _, probability in state.chances()) == pytest.approx(1)
        state.apply(chance.choice(state.legal_actions()))
    assert draws or set(mode.options.items()) & set(facts_of(mode.game).without_chance)


@pytest.mark.long
@some_modes(0)
def test_every_table_can_be_drawn_and_told(mode: Mode) -> None:
    game = alehouse.load(mode.game)
    words = game.words("en")
    for state in looks(mode.new(events=True), 2):
        view = state.view(state.player if state.player >= 0 else None)
        for shape in (LANDSCAPE, PORTRAIT):
            scene = game.scene(view, words, Layout(shape=shape, names=names(game, state)))
            for canvas in scene.canvases().values():
                assert len({piece.id for piece in canvas.pieces}) == len(canvas.pieces)
        ElementTree.fromstring(state._repr_svg_())
        assert game.board(view, words, names(game, state), 80)
        assert game.summary(view, words)


@every_mode
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_bot_plays_every_mode(mode: Mode, bot: str) -> None:
    state, rng, player = mode.new(seed=2), seeded(2), load_bot(bot)
    while not state.is_over:
        state.apply(player.choose(state.resample(state.player, rng), rng))
    assert state.ranking()


@pytest.mark.long
@some_modes(1)
def test_the_bot_that_searches_plays_every_mode(mode: Mode) -> None:
    """It takes its time: now and then it decides, from the first decision to the last, and the greedy bot else."""
    state, rng, greedy, search = mode.new(seed=2), seeded(2), load_bot("greedy"), load_bot("search@4")
    for number in count():
        if state.is_over:
            break
        player = greedy if number % sized(24, 1) else search
        state.apply(player.choose(state.resample(state.player, rng), rng))
    assert state.ranking()
