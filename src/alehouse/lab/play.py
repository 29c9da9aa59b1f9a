"""Games of bots against bots, one after another at one table; each can be played again from its seed."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from alehouse.bots import Bot
from alehouse.bots.random import Random
from alehouse.core.fate import Stream, seeded
from alehouse.core.playout import finish_random
from alehouse.core.state import State
from alehouse.lab.plan import Setting


class Played(Struct, array_like=True):
    """A finished game: its number and seed, who sat where, how it ended for everybody at the table, printed
    opponents last, how many decisions the bots took, and what the game itself measures."""

    number: int
    seed: str
    bots: tuple[str, ...]
    places: list[int]
    scores: list[int]
    decisions: int
    measures: dict[str, float]


class GameObserver(Protocol):
    """Whoever is shown every decision of a game."""

    def sees(self, state: State, seat: int, action: int) -> None:
        """A seat has decided; the state is the one it decided in."""


class Uses:
    """Notes who uses what."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def sees(self, state: State, seat: int, action: int) -> None:
        what = state.game.use(state, action)
        if what:
            self.found.append((seat, what))


class LabTable:
    """A table that is set up once and dealt at again and again."""

    def __init__(self, setting: Setting) -> None:
        self.game = setting.load()
        self._beginning = self.game.new(setting.players, None, "open", False, **setting.options)
        self._state = self._beginning.scratch()

    def deal(self, seed: str) -> State:
        """The game of a seed at its first decision; the state is the same object every time."""
        state = self._state
        state.copy_from(self._beginning)
        state.stream.copy_from(seeded(seed))
        state.let_fate_play()
        return state


def finish(state: State, bots: Sequence[Bot], rng: Stream, observer: GameObserver | None = None) -> int:
    """Let bots play a scratch state to its end; the number of their decisions."""
    decisions = 0
    while not state.is_over:
        seat = int(state.player)
        action = bots[seat].choose(state.resample(seat, rng), rng)
        if observer is not None:
            observer.sees(state, seat, action)
        state.apply(action)
        decisions += 1
    return decisions


def finish_noting_uses(state: State, bots: Sequence[Bot], rng: Stream) -> tuple[int, list[tuple[int, str]]]:
    """The same, with who used what; random play needs no bot in the way."""
    uses = Uses()
    if all(isinstance(bot, Random) for bot in bots):
        return finish_random(state, rng, uses.found), uses.found
    return finish(state, bots, rng, uses), uses.found


def played(state: State, number: int, seed: str, bots: tuple[str, ...], decisions: int) -> Played:
    """What is kept of a game that is over."""
    return Played(
        number=number,
        seed=seed,
        bots=bots,
        places=list(state.ranking()),
        scores=list(state.scores()),
        decisions=decisions,
        measures=state.game.measures(state),
    )
