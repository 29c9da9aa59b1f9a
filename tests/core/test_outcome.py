"""The end of a game in words: who has won, and everybody by place."""

import alehouse
from alehouse.core.outcome import ScoringText

WORDS = alehouse.load("dwarf").words("en")
NAMES = ["Eyra", "Brokk", "Sindri"]


def test_a_winner_alone_is_named() -> None:
    scoring = ScoringText(WORDS, NAMES, [2, 1, 3])
    assert scoring.title() == WORDS.say("outcome-winner", {"winner": "Brokk"})
    assert scoring.ranked() == [1, 0, 2]


def test_winners_share_a_victory() -> None:
    scoring = ScoringText(WORDS, NAMES, [1, 3, 1])
    assert scoring.title() == WORDS.say("outcome-shared", {"winner": "Eyra and Sindri"})
    assert scoring.ranked() == [0, 2, 1]
