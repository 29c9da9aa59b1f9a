"""DWARF for the tests that are common to all games."""

from typing import Any, Final

from tests.games.dwarf.table import hoard, look
from tests.games.facts import Facts, Future

from alehouse import State


def table(state: State) -> list[Any]:
    """Everything on the table, as plain data."""
    view = look(state)
    return [
        int(state.player),
        [state.name(action) for action in state.legal_actions()],
        [view.round, view.phase, view.marker, view.resolving],
        [[player.goods, len(player.hand), len(player.supply)] for player in view.players],
        [[place.stack, [[w.seat, w.extra, w.spent] for w in place.workers]] for place in view.locations],
        [[mountain.left, mountain.discards] for mountain in view.mountains],
        [[pile.top, pile.left] for pile in view.piles],
    ]


FACTS: Final = Facts(
    modes={
        "two_players": (2, {}),
        "three_players": (3, {}),
        "four_players": (4, {}),
        "five_players": (5, {}),
        "solo_eldhusfifl": (1, {"opponent": "eldhusfifl"}),
        "solo_andvettr": (1, {"opponent": "andvettr"}),
        "solo_andvettr_fadir": (1, {"opponent": "andvettr_fadir"}),
        "graded_mountain": (3, {"mountain": "graded"}),
        "cover_rule": (2, {"same_position_rule": "cover"}),
        "long_edge_duplex": (4, {"special_pairing": "long_edge_duplex"}),
    },
    random_games=5,
    table=table,
    future=Future(
        given={"stacks": {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"]}, "goods": [hoard(iron=1), hoard()]},
        moves=("place:A1", "place:A2", "pass", "pass"),
        shown=lambda view: [place.stack[-1] for place in view.locations],
        options={},
    ),
    card_modes=("solo_andvettr", "solo_andvettr_fadir", "four_players"),
    idle_tables=("components", "cube_values", "positions", "options"),
)
