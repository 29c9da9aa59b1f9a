"""What cards and areas do, told from the card file: every op reads, and so does a card of one's own."""

from functools import cache
from typing import Any, Final

import pytest
from tests.games.card_files import changed
from tests.games.cavern_tavern.table import CARDS, GAME
from tests.games.drawn import strict

from alehouse.core.sources import mark, provenance
from alehouse.core.words import LANGUAGES
from alehouse.games.cavern_tavern.card_text import (
    ability_text,
    goal_text,
    goals_of,
    program_signs,
    program_text,
    request_signs,
    request_text,
    secret_text,
)
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.effect_ops import METRICS, OP_NAMES, REQUEST_FIELDS, REQUESTS

HOUSE: Final = Catalogue(GAME.card_file)
POINT: Final = {"op": "gain_vp", "n": 1}

# Every op, in each of its meanings.
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    "points": {"op": "gain_vp", "n": 3},
    "points lost": {"op": "gain_vp", "n": -3},
    "an ingredient": {"op": "gain_ingredient", "ingredient": "beer"},
    "a potion as an ingredient": {"op": "gain_ingredient", "ingredient": "magic_potion"},
    "one of some": {"op": "gain_ingredient_choice", "from": ["fruit", "beer"], "n": 2},
    "each of some": {"op": "gain_ingredient_choice", "from": ["fruit", "beer"], "each": True},
    "any ingredient": {"op": "gain_ingredient_any", "n": 2},
    "a potion": {"op": "gain_magic_potion", "n": 1},
    "modifiers": {"op": "gain_modifier", "n": 2},
    "an item": {"op": "draw_item", "draw": 1, "keep": 1},
    "the best item": {"op": "draw_item", "draw": 3, "keep": 1},
    "the marker": {"op": "first_player_marker"},
    "a track": {"op": "track", "n": 1, "tracks": ["kitchen"]},
    "another track": {"op": "track", "n": 1, "tracks": ["chore"]},
    "both tracks": {"op": "track", "n": 2, "tracks": ["kitchen", "chore"]},
    "anger": {"op": "nasty", "target": "self", "n": 1},
    "favour": {"op": "nasty", "target": "self", "n": -2},
    "anger of another": {"op": "nasty", "target": "opponent", "n": 1},
    "favour of another": {"op": "nasty", "target": "opponent", "n": -1},
    "theft": {"op": "steal_ingredient", "n": 1},
    "a swap": {"op": "swap_with_player"},
    "exchanges": {"op": "swap_with_supply", "max": 3},
    "a theft of an item": {"op": "steal_item_random"},
    "rerolls": {"op": "reroll", "max": 2},
    "any rerolls": {"op": "reroll", "max": 0},
    "rerolls of others": {"op": "reroll_opponent", "max": 2},
    "any rerolls of others": {"op": "reroll_opponent", "max": 0},
    "values exchanged": {"op": "exchange_die_values"},
    "a die set": {"op": "set_die", "n": 1},
    "dice shifted": {"op": "shift_dice", "pips": 2},
    "dice flipped": {"op": "flip_die", "max": 2},
    "a die taken back": {"op": "recover_die"},
    "crowding": {"op": "ignore_occupancy", "by": "players"},
    "more crowding": {"op": "ignore_occupancy", "by": "any"},
    "a turn": {"op": "extra_turn"},
    "less late": {"op": "move_time_marker", "n": 1},
    "less of an order": {"op": "waive_ingredient", "n": 1},
    "a bonus in the kitchen": {"op": "bonus_on", "event": "kitchen_task", "n": 4},
    "a bonus for a chore": {"op": "bonus_on", "event": "chore_task", "n": 4},
    "a bonus for an order": {"op": "bonus_on", "event": "complete_order", "n": 4},
    "another order": {"op": "change_order"},
    "other orders": {"op": "replace_order", "draw": 3},
    "a trade": {"op": "return_then", "give": 1, "effects": [POINT]},
    "a request less": {"op": "clear_nasty_says", "n": 1},
    "a choice": {"op": "choose_one", "options": [[POINT], [{"op": "extra_turn"}, POINT]]},
}
ANSWERS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "any order": ("on_complete_order", {"op": "lateness", "n": -2}),
    "orders of a race": ("on_complete_order", {"op": "lateness", "n": -1, "race": "dwarf"}),
    "a used Cellar area": ("reaction_cellar", {"op": "gain_from_used_area", "n": 1}),
}
REQUEST_VALUES: Final = {
    "ingredients": ["beer", "beer", "wine"],
    "n": 2,
    "distinct": True,
    "value": 9,
    "section": "chore",
}


def item_with(effect: dict[str, Any]) -> Catalogue:
    """The house's cards, the Hammer with another effect."""
    return Catalogue(changed("cavern_tavern", {"item hammer effects": [effect]}).card_file)


def check(text: str) -> None:
    assert text
    assert "{" not in text
    assert "  " not in text


@cache
def cards_with(meaning: str) -> Catalogue:
    """Read once for all languages."""
    return item_with(EFFECTS[meaning])


def test_the_list_of_meanings_has_every_op() -> None:
    ops = {effect["op"] for effect in EFFECTS.values()} | {effect["op"] for _, effect in ANSWERS.values()}
    assert ops == set(OP_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meaning", EFFECTS)
def test_every_op_reads_in_full_and_in_short(meaning: str, language: str) -> None:
    cards, words = cards_with(meaning), strict(GAME, language)
    hammer = next(item for item in cards.items if item.id == "hammer")
    program = int(hammer.ability.program)
    check(program_text(cards, words, program))
    check(program_signs(cards, words, program))
    check(ability_text(cards, words, hammer.ability))


@pytest.mark.parametrize("meaning", ANSWERS)
def test_what_answers_others_reads_with_its_moment(meaning: str) -> None:
    timing, effect = ANSWERS[meaning]
    changes = {"character hungry_cook timing": timing, "character hungry_cook effects": [effect]}
    cards = Catalogue(changed("cavern_tavern", changes).card_file)
    cook = next(person for person in cards.characters if person.id == "hungry_cook")
    text = ability_text(cards, strict(GAME), cook.ability)
    assert len(text) > len(program_text(cards, strict(GAME), int(cook.ability.program)))


def test_amounts_are_those_of_the_file() -> None:
    words = strict(GAME)
    for n in (1, 2, 7):
        cards = item_with({"op": "gain_vp", "n": n})
        program = int(next(item for item in cards.items if item.id == "hammer").ability.program)
        assert str(n) in program_text(cards, words, program)
        assert str(n) in program_signs(cards, words, program)


@pytest.mark.parametrize("kind", REQUESTS)
def test_every_request_reads(kind: str) -> None:
    request = {"kind": kind} | {field: REQUEST_VALUES[field] for field in REQUEST_FIELDS.get(kind, ())}
    cards = Catalogue(changed("cavern_tavern", {"nasty_says serve_already request": request}).card_file)
    says = next(card for card in cards.says if card.id == "serve_already")
    for language in LANGUAGES:
        check(request_text(strict(GAME, language), says))
        check(request_signs(strict(GAME, language), says))


@pytest.mark.parametrize("metric", METRICS)
def test_every_secret_task_reads(metric: str) -> None:
    for compare in ("min", "max"):
        changes = {"secret_task head_cook metric": metric, "secret_task head_cook compare": compare}
        cards = Catalogue(changed("cavern_tavern", changes).card_file)
        secret = next(card for card in cards.secrets if card.id == "head_cook")
        for language in LANGUAGES:
            check(secret_text(strict(GAME, language), secret))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_area_of_the_house_reads(language: str) -> None:
    words = strict(GAME, language)
    for ability in [*(card.ability for card in HOUSE.items), *(card.ability for card in HOUSE.characters)]:
        check(ability_text(HOUSE, words, ability))
    places = [area.program for area in HOUSE.areas if not area.is_slot]
    for program in [*places, *(task.program for task in HOUSE.tasks)]:
        check(program_text(HOUSE, words, int(program)))
        check(program_signs(HOUSE, words, int(program)))
    for says in HOUSE.says:
        check(request_text(words, says))
    for secret in HOUSE.secrets:
        check(secret_text(words, secret))
    for assignment in HOUSE.assignments:
        for what, need in goals_of(assignment):
            check(goal_text(words, what, need))


def test_every_card_says_where_it_comes_from() -> None:
    words = strict(GAME)
    signs = {"rulebook": "", "web": "", "partly": "◐", "reconstructed": "○"}
    tables: dict[str, list[Any]] = {
        "order": HOUSE.orders,
        "item": HOUSE.items,
        "area": HOUSE.areas,
        "task": HOUSE.tasks,
    }
    for table, cards in tables.items():
        for row, card in zip(CARDS[table], cards):
            assert mark(card) == signs[card.source], card.id
            assert provenance(card, words).startswith(mark(card))
            assert (card.source == "partly") == ("authentic" in row or partly(row)), card.id


def partly(row: dict[str, Any]) -> bool:
    """Whether some field comes from elsewhere than the rest."""
    return any(field.endswith("_source") and value != row["source"] for field, value in row.items())
