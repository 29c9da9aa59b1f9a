"""The games for OpenSpiel: registered with pyspiel under "alehouse_dwarf" and so on, every die and card a chance node.

>>> import pyspiel
>>> import alehouse.envs.openspiel
>>> game = pyspiel.load_game("alehouse_dwarf", {"players": 3, "mountain": "graded"})
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from alehouse.core.game import Game
from alehouse.core.record import dump
from alehouse.core.record import load as load_record
from alehouse.core.state import FATE, State
from alehouse.envs.extras import extra
from alehouse.envs.table import EnvTable
from alehouse.games import ROOMS, load, with_cards

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    np = extra("numpy")
    pyspiel = extra("pyspiel")

PREFIX: Final = "alehouse_"
LONGEST_GAME: Final = 50_000  # decisions, fate's included: no game comes near it
OWN: Final = ("players", "cards", "preset")  # what can be asked for besides a game's options


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """A game of the house with its options; "" stands for an option's default."""

    game: ClassVar[str]  # its name

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        asked = dict(params or {})
        options = {key: value for key, value in asked.items() if key not in OWN and value != ""}
        players = asked.get("players", default_players(load(self.game)))
        self.table = EnvTable(self.game, players, asked.get("cards"), asked.get("preset"), options)
        super().__init__(self._type(), self._info(), asked)

    def _type(self) -> "pyspiel.GameType":
        """The type of a table as it is set up: alone there is no sum, without secrets nothing is imperfect."""
        game = self.table.game
        secret = game.has_secrets(self.table.options)
        alone = game.table_size(self.table.players) > self.table.players
        return game_type(game, secret, alone)

    def _info(self) -> "pyspiel.GameInfo":
        player_count = self.table.game.table_size(self.table.players)
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.game.actions,
            max_chance_outcomes=self.table.game.actions,
            num_players=self.table.players,
            min_utility=float(1 - player_count),
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
            **({} if player_count > self.table.players else {"utility_sum": 0.0}),
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a seat sees of the public and of its own; there are no observers of parts of it."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.table, wanted.perfect_recall, params) if whole else None


class Held:
    """A state of the house in the hands of OpenSpiel, which copies states by `deepcopy` and saves them by `pickle`."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.with_log: State | None = None  # the same with its log, once somebody has asked for it

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[object, tuple[str, str, bytes]]:
        game = self.state.game
        return _held, (game.name, game.card_file.text if game.own_cards else "", dump(self.state.record()))


def _held(name: str, cards: str, record: bytes) -> Held:
    """A state that was saved."""
    state = with_cards(name, cards).replay(load_record(record))
    state.open_fate = True
    return Held(state)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, fate's decisions included."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.table.beginning.copy())

    @property
    def game_state(self) -> State:
        """The state of the house, with its view, record and drawing."""
        return self.held.state

    def current_player(self) -> Any:
        state = self.game_state
        if state.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if state.player == FATE else int(state.player)

    def is_terminal(self) -> bool:
        return self.game_state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game_state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(self.game_state.chances())

    def _apply_action(self, action: int) -> None:
        self.game_state.apply(action)
        self.held.with_log = None

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game_state.name(action)

    def returns(self) -> list[float]:
        return self.game_state.returns()

    def with_log(self) -> State:
        """The same state with the log of all that happened."""
        if self.held.with_log is None:
            record = self.game_state.record()
            self.held.with_log = self.game_state.game.replay(record, events=True)
        return self.held.with_log

    def __str__(self) -> str:
        """The moves so far by name, fate's included."""
        state = self.game_state
        return " ".join(state.name(action) for action in state.history) or "-"


class Observer:
    """What a seat sees: as numbers with names, and as text; with perfect recall the text tells the log as well."""

    def __init__(self, table: EnvTable, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for what is observed; leave out {params!r}")
        self.table = table
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in table.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.table.see(state.game_state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.with_log() if self.perfect_recall else state.game_state
        return msgspec.json.encode(seen.view(player)).decode()


# ── registration ──────────────────────────────────────────────────────────────────────────────────


def default_players(game: Game) -> int:
    return max(2, game.seats[0])


def game_type(game: Game, secret: bool, alone: bool) -> "pyspiel.GameType":
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # nobody's memory fits into so many numbers
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(game),
            "cards": "",
            "preset": "",
            **{option.name: "" for option in game.options},
        },
    )


def register() -> None:
    """Every game under its name with a prefix."""
    for name in ROOMS:
        if f"{PREFIX}{name}" not in pyspiel.registered_names():
            kind = type(f"Spiel_{name}", (SpielGame,), {"game": name})
            globals()[kind.__name__] = kind  # where pickle looks for it
            pyspiel.register_game(game_type(load(name), True, False), kind)


register()
