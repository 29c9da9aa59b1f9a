"""What may be chosen now, and so has to be in sight: in somebody's houses or Warehouse, at the Markets."""

from alehouse.core.draw.cache import tracked
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import DieView, PlayerView


@tracked
def houses_lit(table: DrawnTable, seat: int) -> bool:
    """Whether a space, a die on one or a whole building of this player may be chosen."""
    return _lit(table, _houses(table.view.players[seat]))


@tracked
def area_lit(table: DrawnTable, seat: int) -> bool:
    """Whether anything of this player may be chosen."""
    player = table.view.players[seat]
    pool = {f"pool:{seat}", f"warehouse:{seat}", *_ids(player.pool)}
    return _lit(table, _houses(player) | pool | _warehouse(player))


@tracked
def warehouse_lit(table: DrawnTable, seat: int) -> bool:
    """Whether something that lies in this player's Warehouse may be chosen."""
    return _lit(table, _warehouse(table.view.players[seat]))


@tracked
def warehouse_needed(table: DrawnTable, seat: int) -> bool:
    """Whether that is what a decision is about: dice or seeds there, or nothing elsewhere. Action tokens may be played
    at almost any time."""
    player = table.view.players[seat]
    if _lit(table, {f"seed:{seat}", *_ids(player.warehouse)}):
        return True
    return bool(table.offered) and table.offered.keys() <= _warehouse(player)


@tracked
def markets_lit(table: DrawnTable) -> bool:
    """Whether something on sale, or of the supply, may be chosen."""
    return any(name.startswith(("ingredient:", "kind:", "supply:")) for name in table.offered)


def _lit(table: DrawnTable, names: set[str]) -> bool:
    return not table.offered.keys().isdisjoint(names)


def _ids(dice: list[DieView]) -> set[str]:
    return {die.id for die in dice}


def _houses(player: PlayerView) -> set[str]:
    names: set[str] = set()
    for building in player.buildings:
        names.add(f"building:{player.seat}:{building.id}")
        for space in building.spaces:
            names |= {f"space:{player.seat}:{space.id}", *_ids(space.dice)}
    return names


def _warehouse(player: PlayerView) -> set[str]:
    """All that lies there; storing a die is possible elsewhere, too."""
    ingredients = {f"own:{player.seat}:{kind}" for kind in player.ingredients}
    return {f"seed:{player.seat}", *_ids(player.warehouse), *ingredients, *(token.id for token in player.tokens)}
