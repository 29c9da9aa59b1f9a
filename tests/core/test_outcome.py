"""The end of a game in words: who has won, and everybody by place."""

import alehouse
from alehouse.core.outcome import Telling

WORDS = alehouse.load("dwarf").words("en")
NAMES = ["Eyra", "Brokk", "Sindri"]


def test_a_winner_alone_is_named() -> None:
    telling = Telling(WORDS, NAMES, [2, 1, 3])
    assert telling.title() == WORDS.say("outcome-winner", {"winner": "Brokk"})
    assert telling.ranked() == [1, 0, 2]


def test_winners_share_a_victory() -> None:
    telling = Telling(WORDS, NAMES, [1, 3, 1])
    assert telling.title() == WORDS.say("outcome-shared", {"winner": "Eyra and Sindri"})
    assert telling.ranked() == [0, 2, 1]
