"""The vocabulary of decisions: each is asked in words, by a clause, and has answers that cite theirs."""

import pytest
from tests.games.cavern_tavern.table import GAME
from tests.games.drawn import strict

from alehouse.core.words import LANGUAGES
from alehouse.games.cavern_tavern.actions import DECISIONS, kinds_of
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.choices import CLAUSES, FATES_KINDS
from alehouse.games.cavern_tavern.prompts import PROMPTS

ALL = set(range(1, DECISIONS))


def test_every_decision_has_a_prompt_and_a_clause_of_the_book() -> None:
    assert set(PROMPTS) == ALL
    assert {clause for _, clause in PROMPTS.values()} <= GAME.clause_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_words(language: str) -> None:
    words = strict(GAME, language)
    assert [message for message, _ in PROMPTS.values() if not words.has(message)] == []


def test_every_kind_of_action_answers_a_decision_by_a_clause_of_the_book() -> None:
    assert set(CLAUSES) == {kind for kind, _ in kinds_of(Catalogue(GAME.card_file))}
    assert {decision for decisions in CLAUSES.values() for decision in decisions} == ALL
    assert {clause for decisions in CLAUSES.values() for clause in decisions.values()} <= GAME.clause_ids()


def test_fate_and_players_are_never_asked_the_same() -> None:
    fates = {decision for kind in FATES_KINDS for decision in CLAUSES[kind]}
    ours = {decision for kind, decisions in CLAUSES.items() if kind not in FATES_KINDS for decision in decisions}
    assert not fates & ours
