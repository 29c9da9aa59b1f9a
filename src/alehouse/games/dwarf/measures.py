"""What the lab measures in a game of DWARF: its length, how it ended, what everybody owned, what was used."""

from alehouse.games.dwarf.actions import PASS, RAISE, SPECIAL
from alehouse.games.dwarf.cards import CATEGORIES, GOODS
from alehouse.games.dwarf.rules.scoring import categories_led, leader
from alehouse.games.dwarf.state import AREA, BY_ITEMS, BY_MEDALS, BY_MOUNTAIN, TOPS, TableState


def measures(table: TableState) -> dict[str, float]:
    """Named numbers of a finished game; see `Game.measures`."""
    found: dict[str, float] = {
        "rounds": int(table.round) - int(table.ended == BY_MOUNTAIN),  # the last one was not played (DW-5.8)
        "by-items?": int(table.ended == BY_ITEMS),
        "by-mountain?": int(table.ended == BY_MOUNTAIN),
    }
    if table.solo:
        found["by-medals?"] = int(table.ended == BY_MEDALS)
    for seat in range(table.player_count):
        for kind, good in enumerate(GOODS):
            found[f"{good}:{seat}"] = int(table.owned(seat, kind))
    for seat, led in enumerate(categories_led(table)):
        found[f"categories:{seat}"] = led
    return found


def sources(table: TableState, seat: int) -> dict[str, int]:
    """The categories that a seat leads; see `Game.sources`."""
    return {f"measure-{GOODS[good]}": int(leader(table, good) == seat) for good in CATEGORIES}


def use(table: TableState, action: int) -> str:
    """The card that a decision uses: the one under a worker who is placed, or the special card taken."""
    if action < PASS:
        return table.top_card(action).key.removeprefix("@")
    if SPECIAL <= action < RAISE:
        pile = (action - SPECIAL) // 2
        special = table.areas[AREA * (pile // 3) + TOPS + pile % 3]
        return table.terms.specials[special].key.removeprefix("@")
    return ""
