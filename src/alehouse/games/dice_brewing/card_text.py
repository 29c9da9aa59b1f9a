"""What spaces, recipes, ingredients and action tokens do: in a few signs, "hops → 1 seed", and in words.

Every number comes from the card file, so that a card file of one's own reads as it plays.
"""

from collections.abc import Sequence
from typing import Final

from alehouse.core.sources import Provenance
from alehouse.core.words import Words, capital
from alehouse.games.dice_brewing.cards import (
    COLOURS,
    NO_DIE,
    SKILL_DIE,
    TO_POOL,
    USES,
    WINDOWS,
    ZONES,
    Building,
    Catalogue,
    Edition,
    Enhancement,
    Gain,
    Ingredient,
    Recipe,
    Space,
    TokenKind,
)
from alehouse.games.dice_brewing.effect_ops import BLOCK_BUILDING, SPACE_EFFECTS, TOKEN_EFFECTS

HIGHEST: Final = 6
AUTHENTIC: Final = ""
PARTLY: Final = "◐"
RECONSTRUCTED: Final = "○"


# ── where it comes from ───────────────────────────────────────────────────────────────────────────


def mark(thing: Space | Recipe | Ingredient | TokenKind) -> str:
    """The sign of something that is not, or not all, known from the printed game."""
    if thing.partly if isinstance(thing, Recipe) else thing.reconstructed:
        return PARTLY
    return RECONSTRUCTED if thing.source == "reconstructed" else AUTHENTIC


def provenance(thing: Space | Recipe | Ingredient | TokenKind, words: Words) -> Provenance:
    """Where the text of a card, a space or a token comes from."""
    sign = mark(thing)
    key = {AUTHENTIC: thing.source, PARTLY: "partly", RECONSTRUCTED: "reconstructed"}[sign]
    return Provenance(" ".join(filter(None, [sign, words.say(f"about-source-{key}")])))


# ── amounts ───────────────────────────────────────────────────────────────────────────────────────


def amount(number: int, good: str, words: Words) -> str:
    """No break inside: a number and its good stay on one line."""
    return f"{number}\N{NO-BREAK SPACE}{words.say(f'goods-{good}', {'count': int(number)})}"


def colour(number: int, words: Words) -> str:
    return words.say(f"colour-{COLOURS[number]}").replace(" ", "\N{NO-BREAK SPACE}")


def gained(gain: Gain, words: Words) -> list[str]:
    """What a space gives, each good by itself."""
    found = [words.say("about-die", {"colour": colour(gain.die, words)})] if gain.die != NO_DIE else []
    if gain.seeds:
        found.append(amount(gain.seeds, "seeds", words))
    return [*found, amount(gain.coins, "coins", words)] if gain.coins else found


def reward(recipe: Recipe, edition: Edition, words: Words) -> list[str]:
    """What a recipe brings, each good by itself; without what every brew brings (DB-5.56)."""
    found = []
    if recipe.xp:
        found.append(amount(recipe.xp, "xp", words))
    if recipe.die != NO_DIE:
        printed = words.say("about-die", {"colour": colour(recipe.die, words)})
        found.append(printed if edition.colour_printed else words.say("about-any-die"))
    if recipe.tokens:
        found.append(words.say("about-tokens", {"count": int(recipe.tokens)}))
    return [*found, amount(recipe.coins, "coins", words)] if recipe.coins else found


def bonus(enhancement: Enhancement, words: Words) -> list[str]:
    """What an enhancement pays, each good by itself."""
    paid = [("coins", enhancement.coins), ("xp", enhancement.xp)]
    return [amount(number, good, words) for good, number in paid if number]


# ── spaces in signs ───────────────────────────────────────────────────────────────────────────────


def takes(space: Space, edition: Edition, words: Words) -> str:
    """What goes on a space: "pale malt / dark malt 1–5", "skill 5+"."""
    if space.takes_seed:
        return words.say("seed")
    dice = []
    for bounds, colours in _by_bounds(space).items():
        names = " / ".join(colour(number, words) for number in colours)
        dice.append(" ".join(filter(None, [names, _bounds(*bounds)])))
    found = " / ".join(dice)
    if edition.multi and space.set_total:
        return words.say("about-or-set", {"die": found, "total": int(space.set_total)})
    return found


def gives(space: Space, words: Words, item: int = NO_DIE) -> str:
    """What comes of it, for a die of the colour `item` or for every colour: "1 seed", "+1", "4 coins / 3 coins"."""
    if space.raises:
        return f"+{space.raises}"
    if space.effect:
        return words.say(f"about-short-{SPACE_EFFECTS[space.effect]}")
    colours = _colours(space) if item == NO_DIE else [item]
    gains = [space.gain] if space.takes_seed else [space.gains[number] for number in colours]
    return " / ".join(dict.fromkeys(" ".join(gained(gain, words)) for gain in gains))


def _colours(space: Space) -> list[int]:
    """The colours that a space takes, those for which it gives most coins first."""
    return sorted((n for n in range(len(COLOURS)) if space.low[n]), key=lambda n: -space.gains[n].coins)


def _by_bounds(space: Space) -> dict[tuple[int, int], list[int]]:
    """The colours that a space takes by the least and highest value."""
    found: dict[tuple[int, int], list[int]] = {}
    for number in _colours(space):
        found.setdefault((int(space.low[number]), int(space.high[number])), []).append(number)
    return found


def _bounds(low: int, high: int) -> str:
    if high < HIGHEST:
        return f"{low}–{high}"
    return f"{low}+" if low > 1 else ""


# ── spaces in words ───────────────────────────────────────────────────────────────────────────────


def space_in_words(space: Space, edition: Edition, words: Words) -> str:
    """What a space takes, what it does and when."""
    told = [words.say("about-takes", {"what": _taken(space, words)})]
    if edition.multi and space.set_total:
        told.append(words.say("about-set", {"total": int(space.set_total)}))
    told.append(_effect(space, words))
    if space.speedup_min:
        told.append(words.say("about-speed", {"least": int(space.speedup_min)}))
    return " ".join(told)


def _taken(space: Space, words: Words) -> str:
    if space.takes_seed:
        return words.say("about-a-seed")
    kinds = []
    for (low, high), colours in _by_bounds(space).items():
        names = words.listed([colour(number, words) for number in colours], "or")
        bounds = "between" if high < HIGHEST else "least" if low > 1 else "any"
        kinds.append(words.say("about-a-die", {"colours": names, "bounds": bounds, "low": low, "high": high}))
    return words.listed(kinds, "or")


def _effect(space: Space, words: Words) -> str:
    if space.raises:
        return words.say("about-raise", {"by": int(space.raises)})
    if space.effect:
        names = words.listed([colour(number, words) for number in space.colours], "or")
        return words.say(f"about-{SPACE_EFFECTS[space.effect]}", {"colours": names})
    return words.say("about-return" if space.after == TO_POOL else "about-exchange", {"gain": _gains(space, words)})


def _gains(space: Space, words: Words) -> str:
    """What a space gives; by colour where that makes a difference."""
    if space.takes_seed:
        return words.listed(gained(space.gain, words))
    by_colour = {number: words.listed(gained(space.gains[number], words)) for number in _colours(space)}
    if len(set(by_colour.values())) == 1:
        return next(iter(by_colour.values()))
    return words.listed(
        [words.say("about-for", {"gain": gain, "colour": colour(n, words)}) for n, gain in by_colour.items()], "or"
    )


def space_note(space: Space, words: Words) -> str:
    """What beginners miss about a space."""
    return words.say(f"note-space-{space.id}")


# ── dice and buildings ────────────────────────────────────────────────────────────────────────────


def die_in_sentences(colour: str, cards: Catalogue, words: Words) -> list[str]:
    """What dice of a colour are for, and what each counts at the end."""
    points = int(cards.end_xp[COLOURS.index(colour)])
    worth = words.say("thing-worth", {"points": amount(points, "points", words)})
    return [words.say(f"thing-{colour}"), worth if points else words.say("thing-worthless"), words.say("thing-die")]


def building_in_words(building: Building, now: int, words: Words) -> list[str]:
    """What a building is for, and when it opens, if that is still to come."""
    opens = int(building.unlock_round)
    later = [f"{words.say('scene-opens', {'round': opens})}."] if opens > now else []
    return [words.say(f"thing-building-{building.id}"), *later, words.say("thing-building")]


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipe_title(recipe: Recipe, words: Words) -> str:
    """The name in the reader's language; somebody's own recipe has but one."""
    key = f"recipe-{recipe.id}"
    return words.say(key) if words.has(key) else recipe.name


def demand_groups(recipe: Recipe) -> dict[int, list[int]]:
    """The places of a recipe's demands by colour, in the card's order."""
    found: dict[int, list[int]] = {}
    for place, (wanted, _) in enumerate(recipe.demands):
        found.setdefault(wanted, []).append(place)
    return found


def enhancement_name(enhancement: Enhancement, words: Words) -> str:
    """What is added to a brew: "skill 4+", "Honey"."""
    if enhancement.use == SKILL_DIE:
        return f"{words.say('colour-blue')}\N{NO-BREAK SPACE}{enhancement.min}+"
    return words.say(f"ingredient-{USES[enhancement.use]}").replace(" ", "\N{NO-BREAK SPACE}")


def recipe_in_words(recipe: Recipe, cards: Catalogue, edition: Edition, words: Words) -> list[str]:
    """A recipe card line by line: what it is, what it needs, what it brings, what betters it, its source."""
    needs = []
    for wanted, places in demand_groups(recipe).items():
        values = [f"{recipe.demands[place][1]}+" for place in places]
        needs.append(f"{colour(wanted, words)}\N{NO-BREAK SPACE}{words.listed(values)}")
    brought = {"gain": words.listed(reward(recipe, edition, words)), "xp": amount(cards.brew_xp, "xp", words)}
    lines = [
        _kind(recipe, words),
        words.say("about-needs", {"dice": ", ".join(needs)}),
        words.say("about-reward", brought),
    ]
    if recipe.enhancements:
        ways = [_enhancement(enhancement, words) for enhancement in recipe.enhancements]
        lines.append(words.say("about-enhancements", {"ways": words.listed(ways, "or")}))
    return [*lines, words.say("about-recipe"), provenance(recipe, words)]


def _kind(recipe: Recipe, words: Words) -> str:
    """Style and level; experimental recipes are a style of their own."""
    style = f"style-{recipe.style}"
    if recipe.style == recipe.level:
        return capital(words.say(style))
    return capital(words.say("about-kind", {"style": f"@{style}", "level": f"@level-{recipe.level}"}))


def _enhancement(enhancement: Enhancement, words: Words) -> str:
    args = {"with": enhancement_name(enhancement, words), "gain": words.listed(bonus(enhancement, words))}
    return words.say("about-enhancement", args)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def ingredient_in_words(ingredient: Ingredient, words: Words) -> list[str]:
    """What an ingredient costs, what makes it cheaper, what it is for."""
    lines = [words.say("about-price", {"price": amount(ingredient.price, "coins", words)})]
    if ingredient.discounts:
        cuts = [
            words.say("about-cut", {"off": amount(off, "coins", words), "least": least})
            for least, off in ingredient.discounts
        ]
        lines.append(words.say("about-discount", {"cuts": words.listed(cuts)}))
    return [*lines, words.say("about-ingredient"), provenance(ingredient, words)]


def token_in_words(kind: TokenKind, words: Words) -> list[str]:
    """What an action token does, when it may be played, what beginners miss about it, what it costs."""
    return [
        token_effect(kind, words),
        token_moments(kind, words),
        words.say(f"note-token-{_by_moment(kind, kind.id)}"),
        words.say("about-price", {"price": amount(kind.price, "coins", words)}),
        provenance(kind, words),
    ]


def token_moments(kind: TokenKind, words: Words) -> str:
    """When an action token may be played."""
    windows = [words.say(f"about-when-{name}") for number, name in enumerate(WINDOWS) if kind.windows >> number & 1]
    return words.say("about-when", {"windows": words.listed(windows)})


def token_effect(kind: TokenKind, words: Words) -> str:
    """What an action token does."""
    key = f"about-{_by_moment(kind, TOKEN_EFFECTS[kind.effect])}"
    zones = [words.say(f"about-in-{zone}") for number, zone in enumerate(ZONES) if kind.zones >> number & 1]
    return words.say(key, {"zones": words.listed(zones, "or"), "most": int(kind.max_value)})


def _by_moment(kind: TokenKind, name: str) -> str:
    """A building is blocked at one of two moments, and does not mean the same at both."""
    return f"{name}-{_first(WINDOWS, kind.windows)}" if kind.effect == BLOCK_BUILDING else name


def _first(names: Sequence[str], bits: int) -> str:
    return next(name for number, name in enumerate(names) if bits >> number & 1)
