"""What the lab measures in a game of Cavern Tavern: how it went, what everybody had, what was used."""

from alehouse.core.bits import size
from alehouse.games.cavern_tavern.actions import AREA, LURK, NONE_OF_IT, TURN, USE_CHARACTER
from alehouse.games.cavern_tavern.effect_ops import CHORE_TRACK, KITCHEN_TRACK, NASTY_TRACK
from alehouse.games.cavern_tavern.rules import areas, scoring
from alehouse.games.cavern_tavern.rules.frames import LURK_COST
from alehouse.games.cavern_tavern.state import CHARACTER, DONE_ORDERS, FINAL, VP, TableState


def measures(table: TableState) -> dict[str, float]:
    """Named numbers of a finished game; see `Game.measures`."""
    served = [int(size(table.owned(seat, DONE_ORDERS))) for seat in range(table.seats)]
    found: dict[str, float] = {"orders": sum(served)}
    if table.terms.solo:
        found["won?"] = int(scoring.won(table))
    for seat in range(table.seats):
        found[f"score:{seat}"] = int(table.owned(seat, VP))
        found[f"served:{seat}"] = served[seat]
        found[f"nasty:{seat}"] = int(table.position(seat, NASTY_TRACK))
        found[f"kitchen:{seat}"] = int(table.position(seat, KITCHEN_TRACK))
        found[f"chore:{seat}"] = int(table.position(seat, CHORE_TRACK))
    return found


def sources(table: TableState, seat: int) -> dict[str, int]:
    """What a seat has scored in play, then at the end, source by source; see `Game.sources`."""
    final = {f"outcome-{name}": int(table.owned(seat, FINAL + k)) for k, name in enumerate(scoring.SOURCES)}
    return {"outcome-play": int(table.owned(seat, VP)) - sum(final.values()), **final}


def use(table: TableState, action: int) -> str:
    """What a decision uses: an area, an order taken, an item, a Task card; a character, whoever's turn it is."""
    ids, terms = table.terms.ids, table.terms
    key = ""
    if _spends_character(table, action):
        key = terms.characters[table.owned(table.player, CHARACTER)].key
    elif table.asking != TURN:
        return key
    elif AREA <= action < ids.order:
        task = areas.is_task(table, action - AREA)
        key = areas.task_of(table, action - AREA).key if task else terms.areas[action - AREA].key
    elif ids.order <= action < ids.item:
        key = terms.orders[action - ids.order].key
    elif ids.item <= action < ids.says:
        key = terms.items[action - ids.item].key
    elif ids.task <= action < ids.character:
        key = terms.tasks[action - ids.task].key
    return key.removeprefix("@")


def _spends_character(table: TableState, action: int) -> bool:
    """Whether a use of a character goes: declared, or with the first ingredient of one that lurks (CT-6.7.4)."""
    if table.asking == LURK:
        return action != NONE_OF_IT and table.top(LURK_COST) == 1
    return action == USE_CHARACTER
