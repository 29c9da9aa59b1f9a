"""Lesson files with mistakes: each is named by its place, and says what to do."""

from pathlib import Path

import pytest
from tests.lessons.house import SMALL, moments, small_lesson

import alehouse
from alehouse.core.errors import BadLesson, BadOption
from alehouse.core.lessons.checks import play_faults, text_faults
from alehouse.core.lessons.reading import read_lessons

GAME = alehouse.load("dwarf")

UNREADABLE = {
    "no TOML": ('id = "small"', "id = small", "not valid TOML"),
    "another game": ('game = "dwarf"', 'game = "chess"', "these are lessons of 'chess'; here are those of 'dwarf'"),
    "an unknown field": (
        'point = ["loc:A1", "tower',
        'pint = ["loc:A1", "tower',
        "small/mine/welcome: there is no field 'pint'; there are: id, say, picture",
    ),
    "an unknown field of an answer": (
        'say = "Later."',
        'says = "Later."',
        "there is no field 'says'; there are: do, say",
    ),
    "a step without a name": ('id = "which"\n', "", "small/mine/step 3: 'id' is missing; add it"),
    "a number for a text": ('say = "A question."', "say = 7", "small/mine/which/say: Expected `str`, got `int`"),
    "two steps of one name": ('id = "which"', 'id = "both"', "small/mine: the id 'both' is there twice"),
    "a name that cannot be one": ('id = "which"', 'id = "Which one"', "the id 'Which one' needs small letters"),
    "a next lesson that is not there": (
        'next = ["small"]',
        'next = ["large"]',
        "there is no lesson 'large'; there are: small",
    ),
    "a learner without a seat": (
        "minutes = 1",
        "minutes = 1\nlearner = 2",
        "learner is the number of a seat, from 0 to 1",
    ),
    "too few replies": ('"Yes.", "He was."', '"Yes."', "small/mine/which: ask: there are as many replies as answers"),
    "a right answer that is none": ("right = 0", "right = 2", "right is the number of an answer"),
    "a rewind to nowhere": (
        'rewind = "start"',
        'rewind = "both"',
        "no earlier step of this act is called 'both'; there are: start",
    ),
    "a move and a question": (
        "ask = {",
        'do = "any"\nask = {',
        "a step waits for a move or for an answer, not for both",
    ),
    "a search for nothing": ('say = "A question."', 'say = "A question."\nseek = true', "without do there is none"),
    "an open mark": ("*Iron*", "*Iron", "small/mine/welcome: every *term* and every {icon} is closed"),
    "a mark in a mark": ("*Iron* {iron}", "*Iron {iron}*", "none is inside another"),
    "an empty text": ('say = "Later."', 'say = " "', "small/mine/both: a text is empty"),
    "an empty link": ("place:A1 > place:A3", "place:A1 >  > place:A3", "a move is empty"),
}

UNPLAYABLE = {
    "a position that cannot be": (
        'position = { phase = "first" }',
        'position = { phase = "tea" }',
        "small/mine: position: a position cannot begin in 'tea'",
    ),
    "a wanted move that is not legal": (
        'do = "place:A7"',
        'do = "place:A1"',
        "small/mine/greed: do: place:A1 is not legal now",
    ),
    "a wanted move that there is not": (
        'do = "place:A7"',
        'do = "fly:A1"',
        "small/mine/greed: do: fly:A1 is not legal now",
    ),
    "a rival's move that is not legal": (
        'then = ["place:A2", "place:A4"]',
        'then = ["place:A2", "place:A2"]',
        "small/mine/both: then: Brokk decides, place:A2: A worker stands on 2 already",
    ),
    "a rival's move that there is not": ('then = ["place:A4"]', 'then = ["fly:A4"]', "there is no action 'fly:A4'"),
    "a rival's move by the learner": (
        'then = ["place:A2", "place:A4"]',
        'then = ["place:A2", "place:A4", "place:A5"]',
        "then: place:A5 would be the learner's own move",
    ),
    "a way on which the rest is not legal": (
        'do = ["place:A1", "place:A3"]',
        'do = ["place:A1", "place:A2"]',
        "(with place:A2, the learner's move 1)",
    ),
    "a consequence that is not legal": (
        'show = ["place:A1", "place:A3"]',
        'show = ["place:A2"]',
        "small/mine/both: place:A2: other, show: Brokk decides, place:A2",
    ),
    "an answer to no move": (
        'do = ["place:A5", "place:A6"]',
        'do = "place:A99"',
        "other: place:A99 answers no legal move",
    ),
    "a piece that there is not": (
        'point = ["loc:A7"]',
        'point = ["loc:A7", "tower:9"]',
        "small/mine/greed: point, portrait: there is no tower:9",
    ),
    "a wanted piece that is not lit": (
        'point = ["loc:A7"]',
        'point = ["loc:A8"]',
        "small/mine/greed: point: the piece of place:A7 is not lit; it is loc:A7",
    ),
    "a thing that does not unfold": (
        'say = "A question."',
        'say = "A question."\nopen = "tower:9"',
        "open: nothing unfolds from 'tower:9'",
    ),
    "an outcome before the end": (
        'say = "A question."',
        'say = "A question."\nopen = "outcome"',
        "open: the game is not over",
    ),
    "a number that is no longer true": (
        'say = "A question."',
        'say = "A question."\nexpect = { "players.0.goods.gold" = 3, "decides" = 0 }',
        "small/mine/which: expect: players.0.goods.gold is 0, not 3",
    ),
    "a game that cannot begin": (
        "minutes = 1",
        'minutes = 1\nreal_game = { players = 9, bot = "greedy" }',
        "small: real_game: DWARF is for 1 to 5 players, not for 9",
    ),
}


def test_the_small_lesson_is_a_good_one(tmp_path: Path) -> None:
    lesson = small_lesson(tmp_path)
    assert play_faults(GAME, lesson) + text_faults(lesson, GAME) == []


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_mistake_in_a_file_is_named(tmp_path: Path, case: str) -> None:
    old, new, said = UNREADABLE[case]
    with pytest.raises(BadLesson) as found:
        small_lesson(tmp_path, (old, new))
    assert said in str(found.value)
    assert str(found.value).startswith("lessons.toml")


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_mistake_in_the_script_is_named(tmp_path: Path, case: str) -> None:
    old, new, said = UNPLAYABLE[case]
    faults = play_faults(GAME, small_lesson(tmp_path, (old, new)))
    assert any(said in fault for fault in faults), faults


def test_whoever_plays_a_broken_script_is_told_where(tmp_path: Path) -> None:
    lesson = small_lesson(tmp_path, ('do = "place:A7"', 'do = "place:A1"'))
    with pytest.raises(BadLesson, match=r"lessons\.toml of dwarf, small/mine/greed: do: place:A1 is not legal now"):
        list(moments(GAME, lesson))


def test_long_texts_and_unknown_icons_are_named(tmp_path: Path) -> None:
    lesson = small_lesson(tmp_path, ("Take gold.", "Take {gold} " + "more " * 35 + "{tower}"))
    assert [fault.partition(": '")[0] for fault in text_faults(lesson, GAME)] == [
        "small/mine/greed: 36 words, at most 35",
        "small/mine/greed: no drawing is called 'tower'",
    ]


@pytest.mark.parametrize(
    ("say", "fault"),
    [
        ("Take *iron* again.", "'iron' is no new word any more; write *iron|* if it is to be bold"),
        ("*Take gold!*", "'Take gold!' does not end like a word; leave out what follows it"),
    ],
)
def test_terms_that_no_list_can_have_are_named(tmp_path: Path, say: str, fault: str) -> None:
    lesson = small_lesson(tmp_path, ("Take gold.", say))
    assert text_faults(lesson, GAME) == [f"small/mine/greed: {fault}"]


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"nowhere\.toml: the file cannot be read"):
        read_lessons(tmp_path / "nowhere.toml", "dwarf")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadLesson, match=r"bytes\.toml: the file cannot be read"):
        read_lessons(tmp_path / "bytes.toml", "dwarf")
    (tmp_path / "deep.toml").write_text("x = " + "[" * 5000)
    with pytest.raises(BadLesson, match="not valid TOML"):
        read_lessons(tmp_path / "deep.toml", "dwarf")


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadOption, match="there is no lesson 'last' of DWARF; there are: first, "):
        GAME.lesson("last")


def test_cards_of_ones_own_have_no_lessons() -> None:
    assert alehouse.load("dwarf", GAME.card_file).lessons() == ()


def test_every_field_of_the_small_lesson_is_needed_as_it_is(tmp_path: Path) -> None:
    for cases in (UNREADABLE, UNPLAYABLE):
        assert all(old in SMALL for old, _, _ in cases.values())
