"""The vocabularies of Brew Crafters are whole: all their names have numbers, rules, signs, words and code."""

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from tests.games.brew_crafters.table import GAME

from alehouse.core.vocabulary import check_numbers
from alehouse.core.words import LANGUAGES
from alehouse.games.brew_crafters import actions, prompts
from alehouse.games.brew_crafters.cards import MODULES, WHAT_TO_DO, Catalogue
from alehouse.games.brew_crafters.drawing.legend import icons
from alehouse.games.brew_crafters.effect_ops import COUNTED, MOMENTS, OPS
from alehouse.games.brew_crafters.rules.frames import FRAMES
from alehouse.games.brew_crafters.rules.scoring import SCORED

ROOM: Final = Path(GAME.room)
RULES: Final = [*sorted((ROOM / "rules").glob("*.py")), ROOM / "state.py"]
VOCABULARIES: Final[dict[str, Mapping[str, int]]] = {
    "op": {name: op.number for name, op in OPS.items()},
    "moment": {name: moment.number for name, moment in MOMENTS.items()},
    "count": {name: number for name, (number, _) in COUNTED.items()},
    "market option": WHAT_TO_DO,
    "module": MODULES,
    "source of points": SCORED,
}


@cache
def asked_for() -> set[str]:
    """The words of the card file that the rules ask for, by the names of their constants."""
    found = set()
    for path in RULES:
        tree = ast.parse(path.read_text())
        called = {
            name.asname or name.name: name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".effect_ops")
            for name in node.names
        }
        found |= {called[node.id] for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in called}
    return found


@pytest.mark.parametrize("op", OPS)
def test_every_op_has_its_rule_its_moments_and_its_code(op: str) -> None:
    found = OPS[op]
    assert found.clause in GAME.clause_ids()
    assert found.moments
    assert set(found.moments) <= set(MOMENTS)
    assert op == "convert" or op.upper() in asked_for()  # a partnership does nothing else


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_has_its_rule_an_op_and_its_code(moment: str) -> None:
    assert MOMENTS[moment].clause in GAME.clause_ids()
    assert any(moment in op.moments for op in OPS.values())
    assert moment == "any_time" or moment.upper() in asked_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompt_in_words(language: str) -> None:
    words = GAME.words(language)
    for message, clause in prompts.PROMPTS.values():
        assert words.has(message)
        assert clause in GAME.clause_ids()


def test_signs_are_icons_that_have_a_word() -> None:
    """What an effect counts has one, too."""
    signs = {op.sign[1] for op in OPS.values()} | {moment.sign for moment in MOMENTS.values()}
    signs |= {icon for _, icon in COUNTED.values()}
    assert signs - {""} <= set(icons(GAME.words("en")))


def test_each_decision_belongs_to_one_place_at_most() -> None:
    sets = (actions.OF_MARKET, actions.OF_BREWERY, actions.OF_FATE)
    assert sum(mask.bit_count() for mask in sets) == (sets[0] | sets[1] | sets[2]).bit_count()
    assert max(mask.bit_length() for mask in sets) <= max(actions.DECISIONS.values()) + 1


@pytest.mark.parametrize("what", VOCABULARIES)
def test_a_name_in_the_wrong_place_is_noticed(what: str) -> None:
    """A new op in the middle of a table, its constant at the end, say."""
    names = dict(VOCABULARIES[what])
    check_numbers(what, names)
    first = next(iter(names))
    with pytest.raises(ValueError, match=first):
        check_numbers(what, {"newcomer": 0, **names})


def test_so_is_a_frame_or_a_decision() -> None:
    for numbers in (FRAMES, actions.DECISIONS):
        check_numbers("", numbers, first=1)
        with pytest.raises(ValueError, match="newcomer"):
            check_numbers("", {**numbers, "newcomer": 1}, first=1)


def test_kinds_of_actions_begin_where_their_constants_say() -> None:
    kinds = actions.kinds_of(Catalogue(GAME.card_file))
    actions.check_first_ids(kinds)
    with pytest.raises(ValueError, match="decline"):
        actions.check_first_ids([("newcomer", [""]), *kinds[1:2]] * 2)
