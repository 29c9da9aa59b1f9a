"""Effects on the turn, the round or the order under way: nothing is asked, something holds from now on (CT-6.9.3)."""

from typing import Final, final

from mypy_extensions import i64

from alehouse.games.cavern_tavern.effect_ops import ORDER_DONE, Effect
from alehouse.games.cavern_tavern.rules import areas
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CROWDING,
    EVEN_AUTOMA,
    EXTRA,
    NONE,
    ORDER,
    PLAYERS_ONLY,
    TAKEN,
    WAIVED,
    TableState,
)


@final
class Count(Doing):
    """So many more of something that a player has."""

    def __init__(self, what: i64) -> None:
        self.what: Final[i64] = what

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.add_owned(seat, self.what, effect.n)


@final
class TakeMarker(Doing):
    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.marker = seat
        if table.keeps_log:
            table.log("log-marker", seat, {}, {}, effect.clause)


@final
class MoveTimeMarker(Doing):
    """Helps only with an order from an earlier round."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.owned(seat, ORDER) != NONE and table.owned(seat, TAKEN) < table.round

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        later = table.owned(seat, TAKEN) + effect.n
        table.set_owned(seat, TAKEN, later if later < table.round else table.round)


@final
class BonusOn(Doing):
    """That of a task helps only before dice are placed (CT-6.9.2)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return effect.event == ORDER_DONE or not table.placed

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.add_owned(seat, BONUS + effect.event, effect.n)


@final
class IgnoreOccupancy(Doing):
    """Helps only before dice are placed, where it makes one more placement legal (CT-6.9.2)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return not table.placed and crowding_helps(table, seat, effect)

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.set_owned(seat, CROWDING, crowding(table.owned(seat, CROWDING), effect))


DOINGS: Final[dict[str, Doing]] = {
    "first_player_marker": TakeMarker(),
    "ignore_occupancy": IgnoreOccupancy(),
    "extra_turn": Count(EXTRA),
    "move_time_marker": MoveTimeMarker(),
    "waive_ingredient": Count(WAIVED),
    "bonus_on": BonusOn(),
}


def crowding_helps(table: TableState, seat: i64, effect: Effect) -> bool:
    """Whether ignoring occupied spaces makes one more placement legal (CT-6.9.2)."""
    before = table.owned(seat, CROWDING)
    found = areas.open_areas(table, seat)
    table.set_owned(seat, CROWDING, crowding(before, effect))
    more = areas.open_areas(table, seat)
    table.set_owned(seat, CROWDING, before)
    return more != found


def crowding(before: i64, effect: Effect) -> i64:
    """Several such effects add up: the strongest counts (CT-6.9.3)."""
    return EVEN_AUTOMA if effect.any_dice or before == EVEN_AUTOMA else PLAYERS_ONLY
