"""What is kept of a table's drawings is what would be drawn: after every move, for everybody, in either shape."""

from collections.abc import Iterator
from itertools import islice, product

import pytest
from tests.games.test_contract import Mode, modes, names, walk
from tests.long import LONG, rotated, sized, spread

import alehouse
from alehouse import State
from alehouse.core.draw.cache import DrawingCache
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout, Piece, Scene


@pytest.mark.long
@pytest.mark.parametrize(("mode", "shape"), spread(list(product(modes(), (LANDSCAPE, PORTRAIT))), 12), ids=str)
def test_a_scene_with_a_cache_is_the_scene_without(mode: Mode, shape: str) -> None:
    compare(mode, shape, 1)


@pytest.mark.long
@pytest.mark.parametrize(("name", "shape"), rotated(list(alehouse.ROOMS), [LANDSCAPE, PORTRAIT]))
def test_so_it_is_from_move_to_move(name: str, shape: str) -> None:
    compare(Mode(name, 2), shape, 5)


def stretches(mode: Mode, count: int) -> Iterator[State]:
    """So many stretches of a random game, a few moves each, and its end; the whole game in the long version.

    A cache goes wrong when little changes, so the moves of a stretch follow one another.
    """
    part = sum(1 for _ in walk(mode.new(seed=3))) // count
    for number, state in enumerate(walk(mode.new(seed=3))):
        if LONG or 0 <= number % part - part // 2 < 5 or state.is_over:
            yield state


def compare(mode: Mode, shape: str, count: int) -> None:
    """Draw a game with and without a cache, for several people who share it."""
    game, cache = alehouse.load(mode.game), DrawingCache()
    words = game.words("en")
    for number, state in enumerate(stretches(mode, count)):
        # Not always all of them look, or what they share would hide what they do not.
        for seat in {state.player if state.player >= 0 else None, number % state.seats, None if number % 5 else 0}:
            view = state.view(seat)
            layout = Layout(shape=shape, names=names(game, state), here=() if seat is None else (seat,))
            assert pieces(game.scene(view, words, layout, cache)) == pieces(game.scene(view, words, layout))


def pieces(scene: Scene) -> dict[tuple[str, str], Piece]:
    """Every piece by its canvas and id, so that a difference is told in few words."""
    return {(name, piece.id): piece for name, canvas in scene.canvases().items() for piece in canvas.pieces}


@pytest.mark.long
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_most_of_a_table_is_drawn_once(name: str) -> None:
    """Three quarters of the pieces after a move are the very ones of before."""
    game, cache = alehouse.load(name), DrawingCache()
    words = game.words("en")
    seen: set[int] = set()
    kept = drawn = 0
    shown = []
    for state in islice(walk(game.new(3, seed=5)), sized(160, 10_000)):
        for seat in range(state.seats):
            layout = Layout(names=names(game, state), here=(seat,))
            found = pieces(game.scene(state.view(seat), words, layout, cache)).values()
            shown.append(found)  # as long as they are here, no other piece gets their number
            kept += sum(id(piece) in seen for piece in found)
            drawn += len(found)
            seen |= {id(piece) for piece in found}
    assert kept >= 0.75 * drawn
