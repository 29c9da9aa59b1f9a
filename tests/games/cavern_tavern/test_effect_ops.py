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
from alehouse.games.cavern_tavern.drawing.gains import signs
from alehouse.games.cavern_tavern.drawing.legend import icons
from alehouse.games.cavern_tavern.effect_ops import ANSWERS as ANSWERING
from alehouse.games.cavern_tavern.effect_ops import OP_NAMES, OPS
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
    """Whether it can do something, and doing it."""
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
    assert {OP_NAMES[op] for op in ANSWERING} == {effect["op"] for _, effect in ANSWERS.values()}


def test_every_op_has_a_clause_of_the_book() -> None:
    assert {op.clause for op in OPS} <= GAME.clause_ids()


def test_an_op_that_no_chapter_does_or_two_do_is_noticed() -> None:
    """When the rules are imported, not when somebody plays such a card."""
    chapters = [{name: doing} for name, doing in zip(OP_NAMES, effects.DOINGS) if OP_NAMES.index(name) not in ANSWERING]
    assert effects.by_number(chapters)[0] is effects.DOINGS[0]
    with pytest.raises(ValueError, match=OP_NAMES[0]):
        effects.by_number(chapters[1:])
    with pytest.raises(ValueError, match=OP_NAMES[0]):
        effects.by_number([*chapters, chapters[0]])


@pytest.mark.parametrize("meaning", EFFECTS)
def test_every_op_has_signs_that_the_legend_explains(meaning: str) -> None:
    state, program = with_hammer(EFFECTS[meaning])
    drawn = {sign.icon for sign in signs(state.terms.cards, program)} - {"/"}
    assert drawn
    assert drawn <= set(icons(strict(GAME)))


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
