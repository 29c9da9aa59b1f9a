"""The drawn table of every game, in every shape of a window: whatever may be done can be clicked and nothing else,
every drawing is there, whatever opens unfolds, a move changes little. What only one game draws is tested in its folder.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from tests.games.drawn import check_canvas, check_changes, check_drawings, strict
from tests.games.facts import facts_of
from tests.long import dealt, sized, spread

import alehouse
from alehouse import FATE, State
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.document import svg
from alehouse.core.scene import LANDSCAPE, SHAPES, Layout, Piece, Scene
from alehouse.core.view import View

NAMES: Final = ("Eyra", "Wilhelmina-Ann", '<Durinn> & "sons"', "Ívaldi", "Brokk", "Dvala the Very Long Named")
LOOKS: Final = sized(14, 400)  # positions of a game
MOVES: Final = sized(24, 400)  # one after the other
USUAL: Final = 9_000  # bytes of the change that a move makes, mostly
LIVELY: Final = 12_000  # where there is more on the table, or a printed opponent plays before one decides again
OF_THE_PAGE: Final = {"undo", "own:open", "own:close"}  # the page knows what to do
HANDLE: Final = "own-handle"  # opens the own things
MODES: Final = [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]

first_modes, second_modes, third_modes = (
    pytest.mark.parametrize(("name", "mode"), dealt(MODES, part, lambda mode: mode[0])) for part in range(3)
)
every_game = pytest.mark.parametrize("name", alehouse.ROOMS)


# ── positions ─────────────────────────────────────────────────────────────────────────────────────


def pick(name: str, state: State, chance: Random) -> int:
    """An action, rather one that gets something done, where the game's tests know which."""
    if find_spec(f"tests.games.{name}.lively"):
        return int(import_module(f"tests.games.{name}.lively").pick(state, chance))
    return chance.choice(state.legal_actions())


def played(name: str, mode: str) -> Iterator[State]:
    """Every position of a game, fate's included."""
    players, options = facts_of(name).modes[mode]
    every: dict[str, Any] = dict(options)
    state, chance = alehouse.load(name).new(players, seed=players, events=True, **every), Random(f"{name} {mode}")
    while not state.is_over:
        yield state
        state.apply(pick(name, state, chance))
    yield state


@cache
def positions(name: str, mode: str) -> list[State]:
    """Positions from all over a game, and its end."""
    states = [state.copy() for state in played(name, mode)]
    return [*spread(states[:-1], LOOKS), states[-1]]


def in_shapes(states: Iterable[State]) -> Iterator[tuple[State, str]]:
    """One position after the other, each in the next shape."""
    return zip(states, cycle(SHAPES))


# ── drawing ───────────────────────────────────────────────────────────────────────────────────────


def drawn(state: State, view: View, shape: str, opened: bool | None = None) -> Scene:
    game = state.game
    here = () if view.seat is None else (view.seat,)
    names = NAMES[: game.table_size(state.seats)]
    return game.scene(view, strict(game), Layout(shape=shape, names=names, here=here, opened=opened))


def decider(state: State) -> View:
    """What whoever decides sees."""
    return state.view(max(int(state.player), 0))


def pieces(scene: Scene) -> list[Piece]:
    return [piece for canvas in scene.canvases().values() for piece in canvas.pieces]


def offered(scene: Scene) -> set[int]:
    """The options that a click on a piece plays."""
    return {action for piece in pieces(scene) for action in piece.actions}


# ── what can be clicked ───────────────────────────────────────────────────────────────────────────


def check_targets(view: View, scene: Scene) -> None:
    """On a large screen every option lies on pieces that it names; elsewhere some pieces gather a whole hand."""
    found = {piece.id: piece for piece in pieces(scene)}
    for choice in view.options if scene.layout.shape == LANDSCAPE else ():
        there = [found[name] for name in choice.targets if name in found]
        assert bool(there) == bool(choice.targets), choice
        assert all(choice.action in piece.actions for piece in there), choice


@pytest.mark.long
@first_modes
def test_every_option_with_a_target_is_on_a_piece_and_nothing_else_is(name: str, mode: str) -> None:
    for state, shape in in_shapes(positions(name, mode)):
        view = decider(state)
        scene = drawn(state, view, shape)
        wanted = {choice.action for choice in view.options if choice.targets}
        assert offered(scene) <= wanted
        if wanted - offered(scene):  # behind a handle that is lit, from which a click brings everything
            handle = next(piece for piece in pieces(scene) if piece.id == HANDLE)
            assert LANTERN in handle.art
            assert offered(drawn(state, view, shape, opened=True)) == wanted
        check_targets(view, scene)
        for canvas in scene.canvases().values():
            check_canvas(canvas)


@pytest.mark.long
@second_modes
def test_whoever_does_not_decide_sees_every_position_and_can_do_nothing(name: str, mode: str) -> None:
    for state, shape in in_shapes(positions(name, mode)[:: sized(5, 1)]):
        for seat in {None, (int(state.player) + 1) % state.seats} - {int(state.player)}:
            scene = drawn(state, state.view(seat), shape)
            for canvas in scene.canvases().values():
                check_canvas(canvas)
            assert offered(scene) == set()


@pytest.mark.long
@third_modes
def test_whatever_opens_unfolds(name: str, mode: str) -> None:
    game, clauses = alehouse.load(name), alehouse.load(name).rulebook().clauses
    for state, shape in in_shapes(positions(name, mode)[2 :: sized(3, 1)]):
        view = decider(state)
        scene = drawn(state, view, shape)
        for what in sorted({piece.opens for piece in pieces(scene) if piece.opens} - OF_THE_PAGE):
            if what.startswith("rules:"):
                assert what.removeprefix("rules:") in clauses
            else:
                detail = game.detail(view, strict(game), scene.layout, what)
                assert detail.title, what
                ElementTree.fromstring(f"<svg>{detail.art}</svg>")


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@second_modes
def test_all_drawings_exist_and_are_well_formed(name: str, mode: str) -> None:
    for number, (state, shape) in enumerate(in_shapes(positions(name, mode)[1 :: sized(2, 1)])):
        scene = drawn(state, decider(state), shape)
        check_drawings(state.game, scene, whole=number % 7 == 0 or state.is_over)


@pytest.mark.long
@third_modes
def test_a_move_changes_little(name: str, mode: str) -> None:
    """In the middle of a game, where most is going on."""
    begun = [state.copy() for state in played(name, mode) if state.player != FATE]
    middle = max(0, (len(begun) - MOVES) // 2)
    scenes = [drawn(state, state.view(0), LANDSCAPE) for state in begun[middle : middle + MOVES]]
    check_changes(scenes, usual=LIVELY if name == "brew_crafters" or begun[0].seats == 1 else USUAL)


@every_game
def test_names_of_strangers_stay_words(name: str) -> None:
    hostile = ("<script>alert(1)</script>", '"><img>')
    state = alehouse.load(name).new(2, seed=2)
    for shape in SHAPES:
        scene = state.game.scene(state.view(0), strict(state.game), Layout(shape=shape, names=hostile, here=(0,)))
        text = svg(scene, state.game.scene_defs())
        assert not re.search("<script|<img", text)
        ElementTree.fromstring(text)
