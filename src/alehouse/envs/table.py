"""A table for programs that learn: one game with its options, begun again and again; what seats see, as arrays."""

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import u8

from alehouse.core.cards import CardFile
from alehouse.core.encoding import Sheet, mark_legal, sheet_with_parts, step_marked
from alehouse.core.errors import BadOption
from alehouse.core.fate import seeded
from alehouse.core.game import Game
from alehouse.core.state import State
from alehouse.envs.extras import extra
from alehouse.games import load

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float32]
    Mask: TypeAlias = NDArray[np.int8]
else:
    np = extra("numpy")

RENDERINGS: Final = ("ansi", "svg")
WIDTH: Final = 100  # columns of a table in text


class EnvTable:
    """A game that is begun again and again with the same players, options and cards."""

    def __init__(
        self,
        game: str,
        players: int,
        cards: str | Path | CardFile | None = None,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: Final[Game] = load(game, cards or None)
        chosen = (self.game.preset(preset) if preset else {}) | dict(options or {})
        self.beginning: Final = self.game.new(players, None, "open", False, **chosen)
        self.players: Final = players
        named = sheet_with_parts(self.game, self.beginning, 0)
        self.size: Final[int] = named.place
        self.parts: Final = {part.name: slice(part.start, part.start + part.size) for part in named.parts}
        self._encode = self.game.encode
        self._sheet = Sheet(self.size)
        # These show whatever sheet and marks hold now.
        self._numbers = np.asarray(memoryview(self._sheet.numbers))
        self._marks = vec[u8]([0] * self.game.actions)
        self._mask = np.asarray(memoryview(self._marks)).view(np.int8)
        self._marked: State | None = None  # the state that the marks are about, until it changes

    @property
    def options(self) -> dict[str, str]:
        """Every option of the game as it is played here."""
        return dict(self.beginning.own_past().options)

    def begin(self, seed: int | str) -> State:
        """The game that belongs to a seed: the same as `game.new` begins with it."""
        state = self.beginning.copy()
        state.stream.copy_from(seeded(seed))
        state.own_past().seed = seed
        state.open_fate = False
        state.let_fate_play()
        return state

    def see(self, state: State, seat: int) -> "Numbers":
        """What a seat sees, as a new array."""
        self._encode(state, seat, self._sheet)
        return self._numbers.astype(np.float32)

    def mask(self, state: State) -> "Mask":
        """What may be done now, as a new array: 1 for each legal action, 0 for the others."""
        mark_legal(state, self._marks)
        self._marked = state
        return self._mask.copy()

    def apply(self, state: State, action: Any) -> None:
        """Do an action; `IllegalAction` says which rule forbids it."""
        try:
            number = index(action)
        except TypeError:
            most = self.game.actions - 1
            raise BadOption(f"an action is one whole number from 0 to {most}, not {action!r}") from None
        if self._marked is state and step_marked(state, number, self._marks):  # what is legal need not be found again
            self._marked = None
        else:
            state.apply(number)

    def render(self, state: State, seat: int | None, mode: str | None) -> str | None:
        """The table as a seat sees it (None: a spectator), in text or as a drawing."""
        if mode is None:
            return None
        view = state.view(seat)
        if mode == "svg":
            return self.game.picture(view)
        words = self.game.words("en")
        return self.game.board(view, words, self.game.numbered(words, self.players), WIDTH)


def check_rendering(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERINGS:
        raise BadOption(f"render_mode cannot be {mode!r}; choose one of: {', '.join(RENDERINGS)}")
    return mode
