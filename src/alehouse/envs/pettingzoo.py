"""The games for PettingZoo: every seat is an agent, one of them decides at a time (AEC).

>>> from alehouse.envs import pettingzoo
>>> env = pettingzoo.env("dwarf", players=3, mountain="graded")
"""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from alehouse.core.cards import CardFile
from alehouse.core.errors import BadOption
from alehouse.core.view import View
from alehouse.envs.extras import extra
from alehouse.envs.table import RENDERINGS, EnvTable, check_rendering

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

    Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
    Base: TypeAlias = AECEnv[str, Observation, int | None]
else:
    np = extra("numpy")
    spaces = extra("gymnasium").spaces
    Base = extra("pettingzoo").AECEnv


class AlehouseAEC(Base):  # type: ignore[misc]  # PettingZoo is not typed
    """One game. `player_0` sits on seat 0; rewards come at the end, the winners' share of what the others lose."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDERINGS),
        "is_parallelizable": False,
        "name": "alehouse",
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        cards: str | Path | CardFile | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = EnvTable(game, players, cards, preset, options)
        self.render_mode = check_rendering(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self.game_state = self.table.beginning
        self._make_spaces()

    def _make_spaces(self) -> None:
        """One of each for every agent, so that they can be seeded one by one."""
        actions = self.table.game.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (self.table.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._no_mask = np.zeros(actions, np.int8)

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def __str__(self) -> str:
        """The name with the version of what it shows: "alehouse_dwarf_v1"."""
        return f"alehouse_{self.table.game.name}_v{self.table.game.encoding}"

    @property
    def parts(self) -> dict[str, slice]:
        """The named parts of an observation: `observation[env.parts["player.0.goods"]]`."""
        return self.table.parts

    # ── a game ────────────────────────────────────────────────────────────────────────────────────

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one that `game.new(seed=…)` begins, or without a seed the next one after the last seed."""
        if seed is not None:
            self._seeds.seed(seed)
        self.game_state = self.table.begin(self._seeds.getrandbits(62) if seed is None else int(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game_state.player]

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None once the game is over."""
        if not self.agents:
            raise BadOption("there is no game under way; reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        self.table.apply(state, action)
        self._cumulative_rewards[agent] = 0.0
        player = state.player
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
        else:
            self._end()

    def _end(self) -> None:
        """Everybody has a last look; rewards are known."""
        returns = self.game_state.returns()
        self.rewards = {agent: float(returns[seat]) for agent, seat in self._seats.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    # ── what is seen of it ────────────────────────────────────────────────────────────────────────

    def observe(self, agent: str) -> "Observation":
        """What an agent sees, and what it may do now: nothing while others decide."""
        state, seat = self.game_state, self._seats.get(agent)
        if seat is None:
            raise self._nobody(agent)
        mask = self.table.mask(state) if state.player == seat else self._no_mask.copy()
        return {"observation": self.table.see(state, seat), "action_mask": mask}

    def view(self, agent: str) -> View:
        """The same as plain data with names, drawn by notebooks: the options with their words, the log, the pieces."""
        if agent not in self._seats:
            raise self._nobody(agent)
        return self.game_state.view(self._seats[agent])

    def _nobody(self, agent: str) -> BadOption:
        return BadOption(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(self.game_state, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, players: int = 2, **settings: Any) -> AlehouseAEC:
    """A game as PettingZoo's environments are made; settings are those of `AlehouseAEC` and the game's options."""
    return AlehouseAEC(game, players, **settings)
