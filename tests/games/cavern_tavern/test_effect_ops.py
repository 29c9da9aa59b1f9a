"""The vocabulary of effects: every op has a chapter that knows it, a clause, signs and words; a number is its place."""

from typing import Any, Final

import pytest
from tests.games.card_files import changed
from tests.games.cavern_tavern.table import CHAMBER, GAME, names, play, position
from tests.games.cavern_tavern.test_card_text import ANSWERS, EFFECTS
from tests.games.drawn import strict

from alehouse.core.words import LANGUAGES
from alehouse.games.cavern_tavern.actions import Ids, action_names
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing.gains import COMPOSED_SIGNS, signs
from alehouse.games.cavern_tavern.drawing.legend import icons
from alehouse.games.cavern_tavern.effect_ops import ANSWERING, CHAPTERS, COMPOSED, OPS
from alehouse.games.cavern_tavern.preview import gains
from alehouse.games.cavern_tavern.rules import effects
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState

# Two players for whom every effect can do something.
ME: Final[dict[str, Any]] = {
    "dice": [2, 3, 5],
    "placed": {"area:cellar_4": [4]},
    "ingredients": {"beer": 2, "wine": 1},
    "items": ["hammer"],
    "order": "gravel_sour",
    "taken": 2,
    "says": ["stock_taking"],
    "nasty": 4,
}
YOU: Final[dict[str, Any]] = {
    "dice": [6, 1, 1, 1],
    "placed": {"area:cellar_5": [5]},
    "ingredients": {"mead": 1},
    "items": ["loaded_die"],
    "nasty": 4,
}


def with_hammer(effect: dict[str, Any]) -> tuple[CavernTavernState, int]:
    """The first player holds a Hammer that does something else; and the number of its program."""
    game = changed("cavern_tavern", {"item hammer effects": [effect]})
    given = position(ME, YOU, round=5, white=1)
    state = game.arrange(given, players=2, fate="open", events=True, **CHAMBER)
    assert isinstance(state, CavernTavernState)
    return state, int(next(item for item in state.terms.items if item.id == "hammer").ability.program)


@pytest.mark.rule("CT-6.9.1")
@pytest.mark.parametrize("meaning", EFFECTS)
def test_every_op_is_known_to_its_chapter(meaning: str) -> None:
    """Whether it can do something, and doing it: an op that its chapter does not know is an error there."""
    state, program = with_hammer(EFFECTS[meaning])
    assert effects.can_do_any(state, 0, program)
    play(state, "item:hammer")
    assert names(state)


@pytest.mark.parametrize("meaning", EFFECTS)
def test_every_op_is_told_before_it_is_done(meaning: str) -> None:
    state, program = with_hammer(EFFECTS[meaning])
    told = [part for thing in gains(state, 0, program) for part in thing if part.startswith("@")]
    assert told
    for language in LANGUAGES:
        assert all(strict(GAME, language).say(key.removeprefix("@"), {"count": 2}) for key in told)


def test_ops_that_answer_what_happens_do_nothing_by_themselves() -> None:
    answering = {op.name for op in OPS if op.chapter == ANSWERING}
    assert answering == {effect["op"] for _, effect in ANSWERS.values()}


def test_every_op_has_a_chapter_and_a_clause_of_the_book() -> None:
    assert {op.chapter for op in OPS} == set(range(len(CHAPTERS)))
    assert {op.clause for op in OPS} <= GAME.clause_ids()


@pytest.mark.parametrize("meaning", EFFECTS)
def test_every_op_has_signs_that_the_legend_explains(meaning: str) -> None:
    state, program = with_hammer(EFFECTS[meaning])
    drawn = {sign.icon for sign in signs(state.terms.cards, program)} - {"/"}
    assert drawn
    assert drawn <= set(icons(strict(GAME)))


def test_signs_are_composed_for_the_ops_that_have_none_of_their_own() -> None:
    assert {op.number for op in OPS if op.sign == COMPOSED} == set(COMPOSED_SIGNS)


def test_ids_of_actions_about_cards_begin_where_their_names_do() -> None:
    cards = Catalogue(GAME.card_file)
    called, ids = action_names(cards), Ids(cards)
    firsts = {
        f"order:{cards.orders[0].id}": ids.order,
        f"item:{cards.items[0].id}": ids.item,
        f"says:{cards.says[0].id}": ids.says,
        f"task:{cards.tasks[0].id}": ids.task,
        f"become:{cards.characters[0].id}": ids.character,
        f"draw_order:{cards.orders[0].id}": ids.draw_order,
        f"draw_item:{cards.items[0].id}": ids.draw_item,
        f"draw_says:{cards.says[0].id}": ids.draw_says,
        f"draw_task:{cards.tasks[0].id}": ids.draw_task,
        f"draw_secret:{cards.secrets[0].id}": ids.draw_secret,
        f"draw_assignment:{cards.assignments[0].id}": ids.draw_assignment,
        f"deal:{cards.characters[0].id}": ids.deal,
    }
    assert {name: called.index(name) for name in firsts} == firsts
