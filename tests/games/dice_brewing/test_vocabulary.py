"""The lists that the code of Dice Brewing counts through: whoever adds to one of them is told what else it needs."""

import pytest
from tests.games.dice_brewing.table import EDITIONS, GAME

from alehouse.core.vocabulary import check_kinds
from alehouse.core.words import LANGUAGES
from alehouse.games.dice_brewing import actions
from alehouse.games.dice_brewing.choices import CLAUSES, PROMPTS
from alehouse.games.dice_brewing.effect_ops import KINDS, SPACE_OPS, TOKEN_EFFECTS, TOKEN_OPS
from alehouse.games.dice_brewing.flights import PLAYED
from alehouse.games.dice_brewing.game import DiceBrewing


def house(version: int = 2) -> DiceBrewing:
    game = GAME.as_of(version)
    assert isinstance(game, DiceBrewing)
    return game


@pytest.mark.parametrize("version", [1, 2])
def test_kinds_of_actions_begin_where_they_say(version: int) -> None:
    game = house(version)
    kinds = actions.kinds_of(game.cards, version)
    check_kinds(game.action_names, kinds)
    for first, kind in kinds[1:]:
        with pytest.raises(ValueError, match=kind):
            check_kinds(game.action_names, [(first - 1, kind)])


def test_every_decision_is_asked_in_words_and_answered_by_rules() -> None:
    assert sorted(PROMPTS) == list(range(1, len(PROMPTS) + 1))
    kinds = {kind for version in (1, 2) for _, kind in actions.kinds_of(house().cards, version)}
    assert set(CLAUSES) == kinds
    assert {decision for answers in CLAUSES.values() for decision in answers} == set(PROMPTS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_action_token_is_played_shown_and_told(kind: str) -> None:
    lines = [line for line, token in PLAYED.items() if token == kind]
    assert lines
    for language in LANGUAGES:
        words = GAME.words(language)
        keys = [f"token-{kind}", f"prompt-target-{kind}", f"book-short-{kind}", *lines]
        assert [key for key in keys if not words.has(key)] == []


def test_every_effect_of_action_tokens_has_a_token() -> None:
    for edition in EDITIONS:
        assert sorted(token.effect for token in house().cards.kinds[edition]) == list(range(len(TOKEN_EFFECTS)))


def test_every_effect_has_a_clause_of_the_book() -> None:
    cited = {effect.clause for effect in TOKEN_OPS.values()} | {effect.clause for effect in SPACE_OPS.values()}
    assert cited - {""} <= GAME.clause_ids()
    assert len(cited) == len(TOKEN_OPS) + len(SPACE_OPS)
