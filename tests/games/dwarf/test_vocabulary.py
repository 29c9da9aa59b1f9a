"""The lists that the code of DWARF counts through: whoever adds to one of them is told what else it needs."""

import pytest
from tests.games.dwarf.table import GAME, hoard, look, worker
from tests.games.dwarf.test_special import DEEP_8, take

from alehouse.core.vocabulary import check_kinds
from alehouse.core.words import LANGUAGES
from alehouse.games.dwarf import actions
from alehouse.games.dwarf.cards import EFFECTS
from alehouse.games.dwarf.choices import CLAUSES, PROMPTS
from alehouse.games.dwarf.game import Dwarf

RICH = hoard(iron=3, steel=3, gold=3, item=1, medal=4)


def test_kinds_of_actions_begin_where_they_say() -> None:
    names = GAME.action_names
    check_kinds(names, actions.KINDS)
    for first, kind in actions.KINDS[1:]:
        with pytest.raises(ValueError, match=kind):
            check_kinds(names, ((first - 1, kind),))


def test_every_decision_is_asked_in_words_and_answered_by_rules() -> None:
    assert sorted(PROMPTS) == list(range(1, len(PROMPTS) + 1))
    assert list(CLAUSES) == [kind for _, kind in actions.KINDS]
    assert {decision for answers in CLAUSES.values() for decision in answers} == set(PROMPTS)


@pytest.mark.parametrize("op", EFFECTS)
def test_every_effect_is_carried_out_and_told(op: str) -> None:
    assert isinstance(GAME, Dwarf)
    for card in [special.id for special in GAME.cards.specials.values() if special.op == op]:
        state = take(
            card, turn=1, workers=[worker(0, "A1")], stacks=DEEP_8, goods=[RICH, RICH], options={"events": True}
        )
        told = [line for line in look(state).log if line.message not in ("log-special-workers", "log-land")]
        assert told or look(state).prompt is not None
        assert "log-no-effect" not in [line.message for line in told]
        assert all(line.clause in GAME.clause_ids() for line in told)
    for language in LANGUAGES:
        assert GAME.words(language).has(f"scene-special-{op}")
        assert GAME.words(language).has(f"scene-about-{op}")
