"""A closer look at a plain table: what a thing is, in sentences."""

from alehouse.core.draw.unfolding import in_words
from alehouse.core.errors import BadOption
from alehouse.core.naming import named
from alehouse.core.plain.items import TABLE, Item
from alehouse.core.plain.view import PlainView
from alehouse.core.scene import Detail, Layout, Piece
from alehouse.core.words import Words


def about(view: PlainView, words: Words, layout: Layout, piece: Piece) -> Detail:
    """What a piece of the scene is."""
    try:
        return detail(view, words, layout, piece.id)
    except BadOption:
        return in_words(piece, [words.say("plain-thing-help")])


def detail(view: PlainView, words: Words, layout: Layout, what: str) -> Detail:
    """An item, one of its dice, an option, a player, the middle of the table: by the name of its piece."""
    for item in view.items:
        if what == item.piece or what.startswith(f"{item.piece}/"):
            return Detail(title=item.label(words), lines=lines_of(item, words, layout.names))
    kind, _, rest = what.partition(":")
    for option in view.options:
        if kind == "option" and rest == option.name:
            title = words.say(option.message, named(option.args, view.prompt.seat if view.prompt else -1, layout.names))
            return Detail(title=title, lines=tuple(_told(words, f"{option.message}-help", "plain-option-help")))
    if kind == "player" and rest.isdecimal() and int(rest) < len(layout.names):
        name = layout.names[int(rest)]
        return Detail(title=name, lines=(words.say("plain-player-help", {"player": name}),))
    if what == "table":
        return Detail(title=view.title, lines=tuple(_told(words, "aim", "plain-table-help")))
    raise BadOption(words.say("plain-nothing-there", {"what": what}))


def lines_of(item: Item, words: Words, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What it shows, what that does, whose it is."""
    key = f"item-{item.id}-help"
    helps = filter(None, (words.say(key) if words.has(key) else "", item.help(words)))
    whose = words.say("plain-in-the-middle")
    if item.owner != TABLE:
        owner = names[item.owner] if item.owner < len(names) else words.say("seat-person", {"number": item.owner + 1})
        whose = words.say("plain-before", {"player": owner})
    return (item.told(words), *helps, whose)


def _told(words: Words, own: str, plain: str) -> list[str]:
    return [words.say(own if words.has(own) else plain)]
