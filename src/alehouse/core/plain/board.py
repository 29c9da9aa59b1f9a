"""A plain table as text: what lies in the middle, then what lies before each player."""

from collections.abc import Sequence

from rich.text import Text

from alehouse.core.errors import BadOption
from alehouse.core.plain.about import lines_of
from alehouse.core.plain.items import TABLE, Item
from alehouse.core.plain.outcome import summary
from alehouse.core.plain.view import PlainView
from alehouse.core.text_layout import flowing, rule
from alehouse.core.text_table import TextTable, about, markup
from alehouse.core.words import Words


def board(view: PlainView, words: Words, names: Sequence[str], width: int) -> str:
    """The whole table; dots between items, an arrow at whoever decides."""
    table = TextTable(view, words)
    lines = [rule(f"{view.title} · {summary(view, words)}", width)]
    middle = [_written(table, item) for item in view.items_of(TABLE)]
    if middle:
        lines += flowing(Text("  "), middle, width, 2)
    for player in range(view.count):
        start = table.named(player, names).append("  ")
        lines += flowing(start, [_written(table, item) for item in view.items_of(player)], width, start.cell_len)
    return markup(lines)


def _written(table: TextTable, item: Item) -> Text:
    """An item, and the numbers of the options that touch it."""
    label = Text(f"{item.label(table.words)} ", "quiet")
    return Text().append_text(label).append(item.value(table.words)).append_text(table.after(item.piece))


def inspect_text(view: PlainView, words: Words, what: str) -> str:
    """A closer look at "purse", one's own if there is one, or at "purse 2", that of the second player."""
    kind, _, rest = what.partition(":")
    found = [item for item in view.items if item.id == kind and (not rest or str(item.owner + 1) == rest)]
    if not found:
        raise BadOption(words.say("plain-nothing-there", {"what": what}))
    item = next((item for item in found if item.owner == view.seat), found[0])
    return markup(about(item.label(words), lines_of(item, words)))
