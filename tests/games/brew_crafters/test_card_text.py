"""What cards, tiles and spaces do, told from the card file: every op reads, and so does a card of one's own."""

from functools import cache
from typing import Any, Final

import pytest
from tests.games.brew_crafters.table import CARDS, GAME
from tests.games.card_files import changed
from tests.games.drawn import strict

from alehouse.core.sources import mark, provenance
from alehouse.core.words import LANGUAGES
from alehouse.games.brew_crafters.about import (
    about_collaboration,
    about_partnership,
    about_recipe,
    about_section,
    about_space,
    about_tile,
    about_track,
    about_worker,
    line_text,
)
from alehouse.games.brew_crafters.card_text import (
    effects_signs,
    effects_text,
    track_signs,
)
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.drawing.signs import effects_items
from alehouse.games.brew_crafters.effect_ops import GOODS, METRICS, MOMENTS, OPS, PLACES
from alehouse.games.brew_crafters.gist import gist
from alehouse.games.brew_crafters.space_text import option_signs, options_of

HOUSE: Final = Catalogue(GAME.card_file)
FIRST: Final = {"seasons": ["spring"], "kinds": ["malt"], "restocked_only": False, "spaces": ["malt_market"]}

# What each field of an effect may say: every meaning that reads in its own way.
MEANINGS: Final[dict[str, list[Any]]] = {
    "gain": [{good: 2} for good in GOODS] + [{"money": 1, "rep": 1}],
    "amount": [1, 2],
    "per": list(METRICS),
    "every": [1, 3],
    "max": [0, 4],
    "points": [1, 2],
    "kinds": [["malt"], ["malt", "hops"], ["malt", "hops", "yeast"], ["spice", "coffee", "fruit"], list(GOODS[:6])],
    "min_left": [0, 1],
    "limit": ["each", "first_batch_of_action"],
    "place": list(PLACES),
    "plots": [1, 2],
    "yield": [{"malt": 3}, {"malt": 3, "hops": 2, "fruit": 1}],
    "phase": ["market"],
    "action": ["install", "hire_skilled_worker"],
    "scope": ["all", "skilled_workers"],
    "give": [{"malt": 2}],
    "take": [{"spice": 1}, {"hops": 1, "yeast": 1}],
    "seasons": [["summer"], ["spring", "autumn"], ["spring", "summer", "autumn", "winter"]],
    "restocked_only": [False, True],
    "spaces": [["malt_market"], ["malt_market", "hops_market"]],
    "min_brewed": [1, 2],
    "min_brewed_advanced": [1, 2],
    "min_brewed_special": [1, 2],
    "min_sold": [1, 3],
}
FILTERS: Final[list[dict[str, Any]]] = [
    *({"family": family} for family in ("ale", "porter", "stout")),
    *({"tier": tier} for tier in ("basic", "advanced")),
    *({"symbol": symbol} for symbol in ("", "hop", "barrel")),
    *({"place": place} for place in ("production_line", "pub")),
    {"uses_special": True},
    {"min_malt": 3},
    {"first_brew_of_recipe": True},
    {"first_sale_of_recipe": True},
    {"nth_sale_of_family": 3},
    {"family": "ale", "tier": "advanced", "symbol": "hop"},
]


def simplest(op: str, when: str) -> dict[str, Any]:
    """An op at a moment, with as little as it needs."""
    effect = {"when": when, "do": op} | {field: MEANINGS[field][0] for field in OPS[op].fields}
    conditions = MOMENTS[when].conditions
    effect |= {field: FIRST.get(field, 1) for field in (conditions[:1] if when == "process" else conditions)}
    if op == "extra_action":
        effect["phase"] = when.removesuffix("_end")
    if op == "extra_step":
        effect["limit"] = "first_each_year"
    return effect


def meanings(op: str) -> list[dict[str, Any]]:
    """An op in each of its meanings, at each of its moments."""
    found = []
    for when in OPS[op].moments:
        plain = simplest(op, when)
        found.append(plain)
        fixed = {"extra_action": ("phase",), "extra_step": ("limit",)}.get(op, ())
        for field in (*OPS[op].fields, *MOMENTS[when].conditions):
            found += [plain | {field: value} for value in MEANINGS[field] if field not in fixed]
        found += [plain | {"filter": batches} for batches in FILTERS if MOMENTS[when].filtered]
    return found


def with_effects(op: str, *effects: dict[str, Any]) -> Catalogue:
    """The house's cards, the Accountant with other effects; or the Yeast Bank, for only partners convert."""
    card = "partnerships yeast_bank" if op == "convert" else "skilled_workers accountant"
    return Catalogue(changed("brew_crafters", {f"{card} effects": list(effects)}).card_file)


@cache
def with_every_meaning(op: str) -> Catalogue:
    """Read once for all languages."""
    return with_effects(op, *meanings(op))


def effects_of(cards: Catalogue, op: str) -> list[Any]:
    table: list[Any] = cards.partnerships if op == "convert" else cards.workers
    name = "yeast_bank" if op == "convert" else "accountant"
    return list(next(card for card in table if card.id == name).effects)


def check(text: str) -> None:
    assert text.strip()
    assert "{" not in text
    assert "  " not in text


def test_the_list_of_meanings_has_every_field() -> None:
    fields = {field for op in OPS.values() for field in op.fields}
    fields |= {field for moment in MOMENTS.values() for field in moment.conditions}
    assert fields == set(MEANINGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("op", OPS)
def test_every_op_reads_in_full_and_in_short_and_has_signs(op: str, language: str) -> None:
    words = strict(GAME, language)
    cards = with_every_meaning(op)
    told = []
    for effect in effects_of(cards, op):
        told.append(effects_text(cards, words, [effect]))
        check(told[-1])
        check(effects_signs(cards, words, [effect]))
        check(words.say("choice-partnership", {"partnership": "@nothing", "does": gist(cards, [effect])}))
        assert effects_items([effect])
    assert len(set(told)) > 1 or op == "free_seed"


@pytest.mark.parametrize("op", OPS)
def test_different_meanings_read_differently(op: str) -> None:
    cards, words = with_effects(op, *meanings(op)), strict(GAME)
    told = {effects_text(cards, words, [effect]) for effect in effects_of(cards, op)}
    assert len(told) == len({repr(sorted(meaning.items())) for meaning in meanings(op)})


def test_effects_of_one_moment_are_one_sentence() -> None:
    twice = [simplest("gain", "acquire"), simplest("gain", "acquire") | {"gain": {"money": 3}}]
    cards = with_effects("gain", *twice, simplest("gain", "install"))
    text = effects_text(cards, strict(GAME), effects_of(cards, "gain"))
    assert text.count(".") == 2
    assert "$3" in text


def test_what_comes_on_top_of_something_says_so() -> None:
    dock = next(tile for tile in HOUSE.tiles if tile.id == "loading_dock")
    first, second = effects_text(HOUSE, strict(GAME), dock.effects).split(". ")
    assert "more" not in first.partition(":")[2]
    assert "more" in second.partition(":")[2]


def test_amounts_are_those_of_the_file() -> None:
    words = strict(GAME)
    for n in (1, 2, 7):
        cards = with_effects("gain", simplest("gain", "acquire") | {"gain": {"hops": n}})
        assert str(n) in effects_text(cards, words, effects_of(cards, "gain"))
        assert str(n) in effects_signs(cards, words, effects_of(cards, "gain"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_house_reads(language: str) -> None:
    words = strict(GAME, language)
    told: list[str] = []
    for recipe in HOUSE.recipes:
        told += [line for label in (None, True, False) for line in about_recipe(HOUSE, words, recipe, label)]
    for worker in HOUSE.workers:
        told += [*about_worker(HOUSE, words, worker), effects_signs(HOUSE, words, worker.effects)]
    for tile in HOUSE.tiles:
        told += [*about_tile(HOUSE, words, tile), effects_signs(HOUSE, words, tile.effects)]
    for partner in HOUSE.partnerships:
        told += about_partnership(HOUSE, words, partner)
    for track in HOUSE.tracks:
        told += [*about_track(HOUSE, words, track), *track_signs(HOUSE, words, track)]
    for space in HOUSE.spaces:
        told += about_space(HOUSE, words, space)
        told += [option_signs(words, space, option) for option in options_of(space)]
    for section in HOUSE.sections:
        told += about_section(words, section)
    told += [line_text(words, line) for line in HOUSE.lines] + about_collaboration(HOUSE, words)
    for text in told:
        check(text)


def test_every_card_says_where_it_comes_from() -> None:
    words = strict(GAME)
    signs = {"rulebook": "", "web": "", "partly": "◐", "reconstructed": "○"}
    tables: dict[str, list[Any]] = {
        "recipes": HOUSE.recipes,
        "skilled_workers": HOUSE.workers,
        "tiles": HOUSE.tiles,
        "partnerships": HOUSE.partnerships,
        "research_tracks": HOUSE.tracks,
        "market_spaces": HOUSE.spaces,
    }
    for table, cards in tables.items():
        for row, card in zip(CARDS[table], cards):
            assert mark(card) == signs[card.source], card.id
            assert provenance(card, words).startswith(mark(card))
            assert (card.source == "partly") == ("known" in row), card.id
