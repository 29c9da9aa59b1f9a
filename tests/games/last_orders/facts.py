"""Last Orders, the example of docs/, for the tests that are common to all games."""

from typing import Any, Final

from tests.games.facts import Facts

from alehouse import State


def table(state: State) -> list[Any]:
    """Everything that lies on the table."""
    return [int(state.player), state.game.items(state, None), state.scores()]


FACTS: Final = Facts(
    modes={
        "two_players": (2, {}),
        "three_players": (3, {}),
        "four_wobbly": (4, {"tray": "wobbly"}),
        "short": (2, {"evening": "short"}),
    },
    random_games=1,
    table=table,
    card_modes=("two_players",),
    idle_tables=(),
)
