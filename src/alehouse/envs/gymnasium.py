"""The games for Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import alehouse.envs.gymnasium
>>> env = gymnasium.make("alehouse/dwarf-v1", players=3, bots="greedy")
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alehouse.bots import load_bot
from alehouse.core.cards import CardFile
from alehouse.core.errors import BadOption, IllegalAction
from alehouse.core.fate import seeded
from alehouse.core.view import View
from alehouse.envs.extras import extra
from alehouse.envs.table import RENDERINGS, EnvTable, check_rendering
from alehouse.games import ROOMS, load

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float32]
    Info: TypeAlias = dict[str, Any]
else:
    gymnasium = extra("gymnasium")
    np = extra("numpy")
    spaces = gymnasium.spaces


LOSE: Final = "lose"
RAISE: Final = "raise"
LOST: Final = -1.0  # the reward for an illegal action


class AlehouseEnv(gymnasium.Env["Numbers", int]):
    """A game as one seat meets it. `seat` None: another one each time. The reward comes at the end.

    An illegal action loses the game at once, and `info["illegal"]` says which rule forbids it; with
    `illegal="raise"` it is an error, and nothing has changed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium declares it so)
        "render_modes": list(RENDERINGS),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        illegal: str = LOSE,
        cards: str | Path | CardFile | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = EnvTable(game, players, cards, preset, options)
        if seat is not None and seat not in range(players):
            raise BadOption(f"there is no seat {seat!r}; seats run from 0 to {players - 1}, or None for any")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadOption(
                f"the other {players - 1} seats need one bot for all or {players - 1} bots, not {len(names)}"
            )
        if illegal not in (LOSE, RAISE):
            raise BadOption(f"illegal cannot be {illegal!r}; choose one of: {LOSE}, {RAISE}")
        self.illegal = illegal
        self.bots = [load_bot(name) for name in names]
        self.render_mode = check_rendering(render_mode)
        self.observation_space = spaces.Box(-1.0, 1.0, (self.table.size,), np.float32)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.table.game.actions)
        self.game_state = self.table.beginning
        self.seat = seat or 0
        self._any_seat = seat is None
        self._seeds = Random()
        self._chance = seeded(0)
        self._under_way = False

    @property
    def parts(self) -> dict[str, slice]:
        """The named parts of an observation: `observation[env.unwrapped.parts["player.0.goods"]]`."""
        return self.table.parts

    def reset(self, *, seed: int | None = None, options: "Info | None" = None) -> "tuple[Numbers, Info]":
        """Begin a game: the one that `game.new(seed=…)` begins, or without a seed the next one after the last seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds.seed(seed)
        seed = self._seeds.getrandbits(62) if seed is None else int(seed)
        self.game_state = self.table.begin(seed)
        self._chance = seeded(f"{seed}-bots")
        if self._any_seat:
            self.seat = self._chance.below(self.table.players)
        self._under_way = True
        self._let_bots_play()
        return self._seen()

    def step(self, action: int) -> "tuple[Numbers, float, bool, bool, Info]":
        """One decision of the learning seat, and all of the others until it decides again or the game is over."""
        if not self._under_way:
            raise gymnasium.error.ResetNeeded("there is no game under way; reset() begins one")
        state = self.game_state
        try:
            self.table.apply(state, action)
        except IllegalAction as refusal:
            return self._lost(refusal)
        self._let_bots_play()
        self._under_way = not state.is_over
        reward = float(state.returns()[self.seat]) if state.is_over else 0.0
        observation, info = self._seen()
        return observation, reward, state.is_over, False, info

    def _lost(self, refusal: IllegalAction) -> "tuple[Numbers, float, bool, bool, Info]":
        """The end of a game by an illegal action."""
        if self.illegal == RAISE:
            raise refusal
        self._under_way = False
        observation, info = self._seen()
        return observation, LOST, True, False, {**info, "illegal": str(refusal)}

    def _let_bots_play(self) -> None:
        state = self.game_state
        while state.player >= 0 and state.player != self.seat:
            player = int(state.player)
            bot = self.bots[player if player < self.seat else player - 1]
            state.apply(bot.choose(state.resample(player, self._chance), self._chance))

    def _seen(self) -> "tuple[Numbers, Info]":
        """What the seat sees; `info["action_mask"]` is what it may do."""
        mask = self.table.mask(self.game_state)
        return self.table.see(self.game_state, self.seat), {"action_mask": mask}

    def view(self) -> View:
        """The same as plain data with names, drawn by notebooks: the options with their words, the log, the pieces."""
        return self.game_state.view(self.seat)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.table.render(self.game_state, self.seat, self.render_mode)


def register() -> None:
    """Every game under its name and the version of its encoding: "alehouse/dwarf-v1"."""
    for name in ROOMS:
        known = f"alehouse/{name}-v{load(name).encoding}"
        if known not in gymnasium.registry:
            gymnasium.register(known, f"{__name__}:AlehouseEnv", kwargs={"game": name}, disable_env_checker=True)


register()
