"""Every lesson of the house, played as people would: every way through it, at every table, in every language."""

import pytest
from tests.lessons.house import LESSONS, moments

import alehouse
from alehouse.bots import load_bot
from alehouse.core.lessons.bookmark import read_bookmark
from alehouse.core.lessons.bubble import NEXT, WATCH
from alehouse.core.lessons.checks import MOST_WORDS, minutes, play_faults, text_faults
from alehouse.core.lessons.resuming import resume
from alehouse.core.words import LANGUAGES

LONGEST_FIRST = 12  # minutes
MORE_WORDS = 40  # in a text of a translation
FIRST = "first"

every_game = pytest.mark.parametrize("name", alehouse.ROOMS)
every_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_a_game_has_a_first_lesson_and_it_comes_first(name: str) -> None:
    assert alehouse.load(name).lessons()[0].id == FIRST


@every_lesson
def test_every_way_through_a_lesson_can_be_played_on_every_table(name: str, lesson: str) -> None:
    game = alehouse.load(name)
    assert play_faults(game, game.lesson(lesson)) == []


@every_language
@every_lesson
def test_texts_are_short_and_their_icons_are_drawn(name: str, lesson: str, language: str) -> None:
    game = alehouse.load(name)
    most = MOST_WORDS if language == "en" else MORE_WORDS
    assert text_faults(game.lesson(lesson, language), game, most) == []


@every_language
@every_lesson
def test_a_lesson_takes_no_longer_than_it_says(name: str, lesson: str, language: str) -> None:
    found = alehouse.load(name).lesson(lesson, language)
    assert minutes(found) <= found.minutes
    assert found.minutes <= LONGEST_FIRST or lesson != FIRST


@every_lesson
def test_the_real_game_after_a_lesson_can_begin(name: str, lesson: str) -> None:
    real = alehouse.load(name).lesson(lesson).real_game
    if real and real.players > 1:
        load_bot(real.bot)


@every_lesson
def test_a_lesson_can_be_left_and_taken_up_again_at_every_moment(name: str, lesson: str) -> None:
    game = alehouse.load(name)
    for run in moments(game, game.lesson(lesson)):
        kept = run.position().text()
        again = resume(game, run.lesson, read_bookmark(kept, lesson))
        assert len(kept) < 2000
        assert (again.place, again.finished) == (run.place, run.finished)
        assert again.ends.keys() == run.ends.keys()
        if run.kind not in (WATCH, NEXT):  # those begin again: what has been watched, a question that was answered
            assert (again.kind, again.state.record()) == (run.kind, run.state.record())
