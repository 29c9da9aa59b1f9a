"""The tables of Dice Brewing's book: whatever is printed on boards, cards and tokens comes from the card file in play.

Cells are book markup: "{pale}" is the icon of that name in `book/pictures.toml`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from alehouse.core.rulebook.blocks import BookTable, table
from alehouse.core.words import Words
from alehouse.games.dice_brewing.card_text import HIGHEST, mark, recipe_title, token_effect, token_moments
from alehouse.games.dice_brewing.cards import (
    BLACK,
    BLUE,
    COLOURS,
    EDITIONS,
    GREEN,
    INGREDIENTS,
    NO_DIE,
    PLAYERS,
    SKILL_DIE,
    SPACE_EFFECTS,
    SPACE_OPS,
    TO_POOL,
    TOKEN_OPS,
    WINDOWS,
    YELLOW,
    Building,
    Catalogue,
    Enhancement,
    Gain,
    Ingredient,
    Recipe,
    Space,
    TokenKind,
)

_DICE: Final = {YELLOW: "{pale}", BLACK: "{dark}", GREEN: "{hops}", BLUE: "{skill}"}
_INGREDIENTS: Final = {name: name.replace("_", "-") for name in INGREDIENTS}
_TOKENS: Final = {effect.kind: effect.sign for effect in TOKEN_OPS.values()}
_NONE: Final = "–"
_ANY_MOMENT: Final = (1 << len(WINDOWS)) - 1


# ── the player board ──────────────────────────────────────────────────────────────────────────────


def spaces(cards: Catalogue, words: Words) -> BookTable:
    """All spaces, building by building: what goes there, what it gives, what speeds it up (DB-6.1)."""
    rows: list[tuple[str, ...]] = []
    for building in cards.buildings:
        rows.append((_heading(building, words), "", "", ""))
        for space in _spaces_of(building, cards):
            name = words.say(f"space-{space.id}")
            rows.append((name, _place(space, cards, words), _get(space, words), _speed(space)))
    return table(words, ("book-space", "book-place", "book-get", "{bolt}"), rows)


def _heading(building: Building, words: Words) -> str:
    """A building with the number it has in the guide's picture."""
    name = f"**{building.number + 1} {words.say(f'building-{building.id}')}**"
    if building.unlock_round == 1:
        return name
    return words.say("book-from-round", {"what": name, "round": int(building.unlock_round)})


def _spaces_of(building: Building, cards: Catalogue) -> list[Space]:
    return [space for space in cards.spaces if space.building == building.number]


def _place(space: Space, cards: Catalogue, words: Words) -> str:
    """What goes on a space; a set of dice where the newer edition allows one."""
    taken = _taken(space, words)
    if space.set_total and cards.editions[EDITIONS[0]].multi:
        return words.say("book-set", {"die": taken, "skill": _DICE[BLUE], "total": int(space.set_total)})
    return taken


def _taken(space: Space, words: Words) -> str:
    if space.takes_seed:
        return "{seed}"
    kinds: dict[str, list[str]] = {}
    for colour in _by_worth(space):
        kinds.setdefault(_bounds(int(space.low[colour]), int(space.high[colour])), []).append(_DICE[colour])
    found = [" ".join(filter(None, [words.listed(dice, "or"), bounds])) for bounds, dice in kinds.items()]
    return words.listed(found, "or")


def _by_worth(space: Space) -> list[int]:
    """The colours that a space takes, the one that brings most coins first."""
    return sorted((n for n in range(len(COLOURS)) if space.low[n]), key=lambda n: -space.gains[n].coins)


def _bounds(low: int, high: int) -> str:
    if high < HIGHEST:
        return f"{low}–{high}"
    return f"{low}+" if low > 1 else ""


def _get(space: Space, words: Words) -> str:
    """What a space gives or does, in a few words."""
    if space.raises:
        return words.say("book-raise", {"by": int(space.raises)})
    if space.effect:
        colours = words.listed([_DICE[int(colour)] for colour in space.colours], "or")
        return words.say(f"book-{_effect(space)}", {"colours": colours})
    if space.after == TO_POOL:
        return words.say("book-back", {"gain": _gain(space.gain)})
    return _gains(space, words)


def _effect(space: Space) -> str:
    return SPACE_OPS[SPACE_EFFECTS[space.effect]].told


def _gains(space: Space, words: Words) -> str:
    if space.takes_seed:
        return _gain(space.gain)
    gains = dict.fromkeys(_gain(space.gains[colour]) for colour in _by_worth(space))
    return words.listed(list(gains), "or")


def _gain(gain: Gain) -> str:
    if gain.die != NO_DIE:
        return f"1 {_DICE[int(gain.die)]}"
    return f"{gain.seeds} {{seed}}" if gain.seeds else f"{gain.coins} {{coin}}"


def _speed(space: Space) -> str:
    return f"{space.speedup_min}+" if space.speedup_min else _NONE


# ── a building on the sheet ───────────────────────────────────────────────────────────────────────


def _building(number: int) -> Callable[[Catalogue, Words], BookTable]:
    """The table of one building, as short as a sheet needs it."""

    def in_short(cards: Catalogue, words: Words) -> BookTable:
        rows = [_short(space, words) for space in _spaces_of(cards.buildings[number], cards)]
        return BookTable(("",) * 3, tuple(rows))

    return in_short


def _short(space: Space, words: Words) -> tuple[str, str, str]:
    """A space in signs: "Grow hops", "{seed} → {hops}", "{bolt} 3+"."""
    name, taken = words.say(f"space-{space.id}"), _taken(space, words)
    if space.effect:
        return name, taken, words.say(f"book-short-{_effect(space)}")
    if space.after == TO_POOL:
        brought = {"gain": _gain(space.gain), "skill": _DICE[BLUE], "total": int(space.set_total)}
        return name, taken, words.say("book-short-set" if space.set_total else "book-short-back", brought)
    speed = f"{{bolt}} {space.speedup_min}+" if space.speedup_min else ""
    if space.raises:
        return name, f"{taken}: {{up}}", speed
    return name, ", ".join(_traded(space)), speed


def _traded(space: Space) -> list[str]:
    """What is given for what: "{skill} → 4 {coin}"."""
    if space.takes_seed:
        return [f"{{seed}} → {_gain(space.gain)}"]
    return [
        f"{_DICE[colour]} {_bounds(int(space.low[colour]), int(space.high[colour]))}".rstrip()
        + f" → {_gain(space.gains[colour])}"
        for colour in _by_worth(space)
    ]


# ── markets ───────────────────────────────────────────────────────────────────────────────────────


def market(cards: Catalogue, words: Words) -> BookTable:
    """What special ingredients cost, and what a skill die takes off (DB-5.43)."""
    rows = [_ingredient_row(ingredient, words) for ingredient in cards.ingredients]
    return table(words, ("book-ingredient", "book-price", "book-discount"), rows)


def _ingredient_row(ingredient: Ingredient, words: Words) -> tuple[str, str, str]:
    cuts = [
        words.say("book-less", {"value": "6" if least == HIGHEST else f"{least}+", "off": off})
        for least, off in ingredient.discounts
    ]
    return _ingredient(ingredient.id, words), f"{ingredient.price} {{coin}}", ", ".join(cuts) or _NONE


def _ingredient(name: str, words: Words) -> str:
    return f"{{{_INGREDIENTS[name]}}} {words.say(f'ingredient-{name}')}"


def tokens(cards: Catalogue, words: Words) -> BookTable:
    """What action tokens cost and do; when, where that is not at almost any moment."""
    rows = [(_token(kind, words), f"{kind.price} {{coin}}", _told(kind, words)) for kind in _kinds(cards)]
    return table(words, ("book-token", "book-price", "book-does"), rows)


def tokens_in_short(cards: Catalogue, words: Words) -> BookTable:
    """The same for the sheet."""
    rows = [
        (_token(kind, words), f"{kind.price} {{coin}}", words.say(f"book-short-{kind.id}")) for kind in _kinds(cards)
    ]
    return BookTable(("",) * 3, tuple(rows))


def _kinds(cards: Catalogue) -> list[TokenKind]:
    """As the newer edition has them."""
    return cards.kinds[EDITIONS[0]]


def _token(kind: TokenKind, words: Words) -> str:
    return f"{{{_TOKENS[kind.id]}}} {words.say(f'token-{kind.id}')}"


def _told(kind: TokenKind, words: Words) -> str:
    effect = token_effect(kind, words)
    return effect if kind.windows == _ANY_MOMENT else f"{effect} {token_moments(kind, words)}"


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipes(cards: Catalogue, words: Words) -> BookTable:
    """Every recipe, style by style (DB-6.51)."""
    rows: list[tuple[str, ...]] = []
    for style in cards.styles:
        rows.append((f"**{words.name(f'style-{style}')}**", "", "", ""))
        rows += [_recipe(card, words) for card in cards.recipes if card.style == style]
    return table(words, ("book-recipe", "book-dice", "book-reward", "book-enhancements"), rows)


def _recipe(card: Recipe, words: Words) -> tuple[str, str, str, str]:
    name = f"{{{card.level}}} {recipe_title(card, words)} {mark(card)}".rstrip()
    dice = " ".join(f"{_DICE[colour]} {least}+" for colour, least in card.demands)
    ways = ", ".join(_enhancement(way) for way in card.enhancements)
    return name, dice, _reward(card), ways or _NONE


def _reward(card: Recipe) -> str:
    parts = [f"{card.xp} {{xp}}" if card.xp else "", f"1 {_DICE[int(card.die)]}" if card.die != NO_DIE else ""]
    parts += [f"{card.tokens} {{face-down}}" if card.tokens else "", f"{card.coins} {{coin}}" if card.coins else ""]
    return ", ".join(filter(None, parts))


def _enhancement(way: Enhancement) -> str:
    """What is added and what it pays: "{honey} → 4 {xp}"."""
    added = f"{_DICE[BLUE]} {way.min}+" if way.use == SKILL_DIE else f"{{{_INGREDIENTS[INGREDIENTS[way.use - 1]]}}}"
    paid = [f"{way.coins} {{coin}}" if way.coins else "", f"{way.xp} {{xp}}" if way.xp else ""]
    return f"{added} → {' '.join(filter(None, paid))}"


# ── numbers of the box, of players, of points ─────────────────────────────────────────────────────


def box(cards: Catalogue, words: Words) -> BookTable:
    """How many dice and seeds there are."""
    dice = [f"{count} {_DICE[colour]}" for colour, count in enumerate(cards.dice)]
    row = (*dice, f"{cards.editions[EDITIONS[0]].seed_tokens} {{seed}}")
    return BookTable(("",) * len(row), (row,))


def start(cards: Catalogue, words: Words) -> BookTable:
    """What everybody begins with (DB-4.7, DB-4.8)."""
    dice = [f"{count} {_DICE[colour]}" for colour, count in enumerate(cards.start_dice) if count]
    row = (*dice, f"{cards.start_seeds} {{seed}}", f"{cards.start_coins} {{coin}}", f"{cards.start_xp} {{xp}}")
    return BookTable(("",) * len(row), (row,))


def players(cards: Catalogue, words: Words) -> BookTable:
    """What depends on how many play (DB-4.3, DB-5.35, DB-7.1)."""
    rows = [
        (
            str(number),
            str(cards.display_size[number]),
            words.say("book-players-served", {"count": cards.space_capacity[number]}),
            words.say("text-brewed", {"count": cards.recipes_to_end[number]}),
        )
        for number in PLAYERS
    ]
    return table(words, ("book-players", "book-display", "book-serves", "book-end"), rows)


def points(cards: Catalogue, words: Words) -> BookTable:
    """What counts at the end (DB-7.3)."""
    rows = [("{xp}", "1"), (f"{cards.coins_per_xp} {{coin}}", "1")]
    by_points: dict[int, list[str]] = {}
    for colour, worth in enumerate(cards.end_xp):
        by_points.setdefault(int(worth), []).append(_DICE[colour])
    for worth in sorted(by_points.keys() - {0}):
        rows.append((words.say("book-each", {"dice": words.listed(by_points[worth], "or")}), str(worth)))
    worthless = " ".join([*by_points.get(0, []), "{seed}"])
    rows.append((words.say("book-worthless", {"things": worthless}), "0"))
    return BookTable(("", ""), tuple(rows))


TABLES: Final[Mapping[str, Callable[[Catalogue, Words], BookTable]]] = {
    "spaces": spaces,
    "malt-house": _building(0),
    "hops-plantation": _building(1),
    "school": _building(2),
    "department": _building(3),
    "market": market,
    "tokens": tokens,
    "tokens-short": tokens_in_short,
    "recipes": recipes,
    "box": box,
    "start": start,
    "players": players,
    "points": points,
}
