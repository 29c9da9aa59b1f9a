"""A plain table as a row of numbers, always as long at one table.

First who decides, a 1 among the players. Then item by item, those in the middle first, then those of each player,
clockwise from whoever looks. An item begins with a 1 if it can be seen, 0 if not. Of a number follows its share of
`most`; of dice a 1 among the sides for each place; of a card a 1 among all that it may be.
"""

from collections.abc import Sequence

from alehouse.core.encoding import Sheet
from alehouse.core.plain.items import TABLE, Item
from alehouse.core.state import State


def fill_sheet(state: State, seat: int, items: Sequence[Item], out: Sheet) -> None:
    """Write what lies on the table as `seat` sees it."""
    count = len(state.scores())
    out.begin(seat, count)
    out.part("deciding")
    out.player(state.player)
    for item in items:
        if item.owner == TABLE:
            out.part(item.id)
            _write(item, out)
    for number in range(count):
        for item in items:
            if item.owner == out.seat(number):
                out.part_of("player", number, item.id)
                _write(item, out)


def _write(item: Item, out: Sheet) -> None:
    out.flag(bool(item.values or item.name))
    if item.deck:
        out.one_of(item.deck.index(item.name) if item.name else -1, len(item.deck))
    elif item.dice:
        for place in range(item.places):
            out.one_of(item.values[place] - 1 if place < len(item.values) else -1, item.most)
    else:
        for place in range(item.places):
            out.number(item.values[place] if place < len(item.values) else 0, item.most)
