"""The tables of Brew Crafters' book: whatever is printed on cards comes from the card file in play.

Cells are book markup: "{malt}" is the icon of that name in `book/pictures.toml`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.rulebook.blocks import BookTable, table
from alehouse.core.words import Words
from alehouse.games.brew_crafters.card_text import amount, effects_text, track_texts
from alehouse.games.brew_crafters.cards import (
    ADVANCED_ACTIONS,
    COLLECT,
    HIRE_SHIFT,
    HIRE_WORKER,
    PARTNERSHIP,
    TAKE,
    TAKE_ALT,
    Catalogue,
    Recipe,
    Space,
    Track,
)
from alehouse.games.brew_crafters.drawing.signs import ARROW, LEVEL_ICONS, deed_items, effect_items, goods_items
from alehouse.games.brew_crafters.effect_ops import FAMILIES, FARM, LEVELS, SYMBOLS, Effect
from alehouse.games.brew_crafters.space_text import options_of, space_text

_NONE: Final = "–"
_ALL_PLAYERS: Final = [2, 3, 4, 5]
_OPTION_ICONS: Final = {HIRE_WORKER: "hire", PARTNERSHIP: "partner", HIRE_SHIFT: "shift"}
_LEVEL_OF_ITS_OWN: Final = 2  # the third one says itself when it works; the others do so by their place


# ── the market ────────────────────────────────────────────────────────────────────────────────────


def spaces(cards: Catalogue, words: Words) -> BookTable:
    """Every space in sentences (BC-6.26)."""
    rows = [(words.name(space.key[1:]), space_text(cards, words, space)) for space in _printed(cards)]
    return table(words, ("book-space", "book-does", "book-players"), _by_players(cards, rows))


def spaces_short(cards: Catalogue, words: Words) -> BookTable:
    """Every space in signs."""
    rows = [(words.name(space.key[1:]), _space_signs(words, space)) for space in _printed(cards)]
    return table(words, ("book-space", "book-restock-or-choice", "book-players"), _by_players(cards, rows))


def _printed(cards: Catalogue) -> list[Space]:
    """The spaces without those of complex actions."""
    return [space for space in cards.spaces if space.id not in ADVANCED_ACTIONS]


def _by_players(cards: Catalogue, rows: Sequence[tuple[str, str]]) -> tuple[tuple[str, ...], ...]:
    """Rows with the numbers of players they are for; equal ones of two boards in one."""
    found: dict[tuple[str, str], list[int]] = {}
    for space, told in zip(_printed(cards), rows, strict=True):
        found.setdefault(told, []).extend(space.players)
    return tuple((*told, _players(numbers)) for told, numbers in found.items())


def _players(numbers: Sequence[int]) -> str:
    return "2–5" if sorted(numbers) == _ALL_PLAYERS else ", ".join(map(str, sorted(numbers)))


def _space_signs(words: Words, space: Space) -> str:
    signs = [_option_signs(words, space, option) for option in options_of(space)]
    first = " {first}" if space.first_player else ""
    return f" {words.say('brewery-or')} ".join(signs) + first


def _option_signs(words: Words, space: Space, option: int) -> str:
    goods = {COLLECT: space.restock, TAKE: space.take, TAKE_ALT: space.take_alt}
    return _goods(words, goods[option]) if option in goods else f"{{{_OPTION_ICONS[option]}}}"


def partnerships(cards: Catalogue, words: Words) -> BookTable:
    """Local partnerships (BC-6.27)."""
    rows = [
        (
            words.name(card.key[1:]),
            f" {words.say('brewery-or')} ".join(_signs(words, deed_items(effect)) for effect in card.effects),
            _players([number for number in _ALL_PLAYERS if number >= card.min_players]),
        )
        for card in cards.partnerships
    ]
    return table(words, ("book-partnership", "book-exchange", "book-players"), rows)


def exchange(cards: Catalogue, words: Words) -> BookTable:
    """The lines of the Commodities Exchange (BC-8.7)."""
    rows = [(_goods(words, line.give), _goods(words, line.take)) for line in cards.lines]
    return table(words, ("book-give", "book-receive"), rows)


# ── the brewery ───────────────────────────────────────────────────────────────────────────────────


def recipes(cards: Catalogue, words: Words) -> BookTable:
    """All beers (BC-6.53)."""
    rows = [
        (
            words.name(recipe.key[1:]),
            words.say(f"family-{FAMILIES[recipe.family]}"),
            f"{{{SYMBOLS[recipe.symbol]}-sign}}" if recipe.symbol else "",
            _goods(words, recipe.needs),
            str(int(recipe.rep)),
        )
        for recipe in cards.recipes
    ]
    return table(words, ("book-beer", "book-family", "book-sign", "book-batch", "{rep}"), rows)


def recipes_basic(cards: Catalogue, words: Words) -> BookTable:
    """The beers that everybody may brew from the start, in short."""
    return _recipes_short(words, [recipe for recipe in cards.recipes if not recipe.advanced])


def recipes_discovery(cards: Catalogue, words: Words) -> BookTable:
    """The advanced beers of the discovery game, in short (BC-4.7)."""
    return _recipes_short(words, [recipe for recipe in cards.recipes if recipe.set == "discovery"])


def _recipes_short(words: Words, chosen: Iterable[Recipe]) -> BookTable:
    rows = [(words.name(recipe.key[1:]), _goods(words, recipe.needs), str(int(recipe.rep))) for recipe in chosen]
    return table(words, ("book-beer", "book-batch", "{rep}"), rows)


def tiles(cards: Catalogue, words: Words) -> BookTable:
    """Buildings and equipment in sentences (BC-6.45)."""
    rows = [
        (
            words.name(tile.key[1:]),
            _money(words, tile.upkeep),
            _goods(words, tile.gain) or _NONE,
            effects_text(cards, words, tile.effects),
        )
        for tile in cards.tiles
    ]
    return table(words, ("book-tile", "book-each-winter", "book-brings", "book-does"), rows)


def tiles_short(cards: Catalogue, words: Words) -> BookTable:
    """The same in signs."""
    rows = [
        (
            words.name(tile.key[1:]),
            _money(words, tile.upkeep),
            _goods(words, tile.gain) or _NONE,
            " · ".join(_effect_signs(words, effect) for effect in tile.effects),
        )
        for tile in cards.tiles
    ]
    return table(words, ("book-tile", "{snow}", "book-brings", "book-does"), rows)


def sections(cards: Catalogue, words: Words) -> BookTable:
    """The collaboration recipe (BC-6.61)."""
    rows = [
        (words.name(section.key[1:]), _goods(words, section.needs), _goods(words, section.reward))
        for section in cards.sections
    ]
    return table(words, ("book-section", "book-give", "book-reward"), rows)


# ── people and research ───────────────────────────────────────────────────────────────────────────


def shifts(cards: Catalogue, words: Words) -> BookTable:
    """What each shift costs, and when it may be hired (BC-6.6)."""
    rows = [
        (words.name(f"crew-{shift.id}"), _money(words, shift.wage), str(int(shift.batches)) if shift.batches else _NONE)
        for shift in cards.shifts
    ]
    return table(words, ("book-shift", "book-each-winter", "book-after-batches"), rows)


def workers(cards: Catalogue, words: Words) -> BookTable:
    """All skilled workers, those of the discovery game first (BC-6.49)."""
    rows = [
        (
            words.name(worker.key[1:]),
            _money(words, worker.upkeep),
            effects_text(cards, words, worker.effects),
            "✓" if worker.discovery else "",
        )
        for worker in sorted(cards.workers, key=lambda worker: not worker.discovery)
    ]
    return table(words, ("book-worker", "book-wage", "book-does", "book-discovery"), rows)


def lab_basic(cards: Catalogue, words: Words) -> BookTable:
    """The basic side of the lab in sentences (BC-6.44a to BC-6.44d)."""
    return _lab(cards, words, advanced=False)


def lab_advanced(cards: Catalogue, words: Words) -> BookTable:
    """The advanced side (BC-6.44e to BC-6.44h)."""
    return _lab(cards, words, advanced=True)


def _lab(cards: Catalogue, words: Words, advanced: bool) -> BookTable:
    heads = [f"{number} {words.say(f'level-{level}')}" for number, level in enumerate(LEVELS, 1)]
    rows = [(words.name(track.key[1:]), *track_texts(cards, words, track)) for track in _side(cards, advanced)]
    return BookTable((words.say("book-track"), *heads), tuple(rows))


def lab_basic_short(cards: Catalogue, words: Words) -> BookTable:
    """The basic side in signs."""
    rows = [(words.name(track.key[1:]), _level_signs(words, track)) for track in _side(cards, advanced=False)]
    return table(words, ("book-track", "book-levels"), rows)


def _side(cards: Catalogue, advanced: bool) -> list[Track]:
    return [track for track in cards.tracks if track.advanced == advanced]


def _level_signs(words: Words, track: Track) -> str:
    """What each level gives, behind the sign of when it does so."""
    told = [
        _signs(words, effect_items(effect) if level == _LEVEL_OF_ITS_OWN else deed_items(effect)) + _most(effect)
        for level, effect in enumerate(track.levels)
    ]
    return " · ".join(f"{{{icon}}} {signs}" for icon, signs in zip(LEVEL_ICONS.values(), told, strict=True))


def _most(effect: Effect) -> str:
    """The limit of what an effect counts."""
    return f" (≤ {int(effect.most)})" if effect.most else ""


# ── cells ─────────────────────────────────────────────────────────────────────────────────────────


def _money(words: Words, count: int) -> str:
    return amount(words, "money", int(count))


def _effect_signs(words: Words, effect: Effect) -> str:
    """When an effect works and what it does; a Farm gives one of its harvests for each plot."""
    if effect.op == FARM:
        harvests = " / ".join(_signs(words, [item]) for item in goods_items(effect.harvest))
        return f"{int(effect.amount)} {{sprout}} → {harvests}"
    return _signs(words, effect_items(effect))


def _goods(words: Words, goods: "vec[i64]") -> str:
    """Some goods, money last: a "$1" before a number would read badly."""
    return _signs(words, sorted(goods_items(goods), key=lambda item: item[1] == "money"))


def _signs(words: Words, items: Iterable[tuple[object, str]]) -> str:
    """Numbers and icons as the book writes them: "2 {malt} 1 {hops}", "$3"."""
    return " ".join(_sign(words, str(count), icon) for count, icon in items)


def _sign(words: Words, count: str, icon: str) -> str:
    number = count.lstrip("+−/ ")
    if icon == ARROW.icon:
        return "→"
    if icon == "money" and number.isdigit():
        return f"{count.removesuffix(number)}{_money(words, int(number))}"
    return f"{count} {{{_icon(icon)}}}".strip() if icon else count


def _icon(name: str) -> str:
    """The name of an icon in the book: "special-any", "hop-sign"."""
    return f"{name.removeprefix('kind-')}-sign" if name.startswith("kind-") else name.replace("_", "-")


TABLES: Final[Mapping[str, Callable[[Catalogue, Words], BookTable]]] = {
    "spaces": spaces,
    "spaces-short": spaces_short,
    "partnerships": partnerships,
    "exchange": exchange,
    "recipes": recipes,
    "recipes-basic": recipes_basic,
    "recipes-discovery": recipes_discovery,
    "tiles": tiles,
    "tiles-short": tiles_short,
    "sections": sections,
    "shifts": shifts,
    "workers": workers,
    "basic-lab": lab_basic,
    "advanced-lab": lab_advanced,
    "basic-lab-short": lab_basic_short,
}
