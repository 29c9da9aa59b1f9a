"""Lessons in every language: every text is there, fits the English one, and English stands in where one does not."""

from pathlib import Path
from typing import Any

import pytest
from tests.lessons.house import small_lesson

import alehouse
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.run import Run
from alehouse.core.lessons.texts import lessons_told, translated
from alehouse.core.words import LANGUAGES

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
GAME = alehouse.load("dwarf")

ITALIAN: dict[str, Any] = {
    "small": {"title": "Una piccola lezione", "about": "Per i test."},
    "small/mine": {"title": "In Miniera"},
    "small/mine/welcome": {"say": "Benvenuta! Il *ferro* {iron} diventa acciaio."},
    "small/mine/both": {"say": "Manda un minatore su 1.", "other": ["Lì va Brokk.", "Dopo."], "tried": ["Eccolo."]},
    "small/mine/which": {
        "say": "Una domanda.",
        "ask": {"text": "A chi tocca?", "answers": ["A te", "A Brokk"], "replies": ["Sì.", "Prima toccava a lui."]},
    },
    "small/mine/greed": {"say": "Prendi l’oro."},
    "small/again": {"title": "Ancora una volta"},
    "small/again/start": {"say": "Due mosse."},
    "small/again/back": {"say": "E torniamo indietro."},
}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_a_translation_has_every_text_and_no_other(name: str, language: str) -> None:
    assert lessons_told(alehouse.load(name).room / "lessons", name, language).faults == ()


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return small_lesson(tmp_path)


def with_change(path: str, change: dict[str, Any]) -> dict[str, Any]:
    return ITALIAN | {path: ITALIAN.get(path, {}) | change}


def test_a_whole_translation(lesson: Lesson) -> None:
    told = translated([lesson], ITALIAN)
    assert told.faults == ()
    both, which = told.lessons[0].acts[0].steps[1:3]
    assert [other.say for other in both.other] == ["Lì va Brokk.", "Dopo."]
    assert [other.tried for other in both.other] == ["Eccolo.", ""]
    assert both.other[0].show == ("place:A1", "place:A3")
    assert which.ask is not None
    assert (which.ask.text, which.ask.right) == ("A chi tocca?", 0)


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        ("small", {"title": None}, "small: title is missing"),
        ("small/mine/greed", {"say": ""}, "small/mine/greed: say is no text"),
        ("small/mine/greed", {"say": 7}, "small/mine/greed: say is no text"),
        ("small/mine/greed", {"say": "Prendi {gold}."}, "small/mine/greed: say: the icons are none, not gold"),
        ("small/mine/greed", {"say": "Prendi l’*oro*."}, "small/mine/greed: say: 0 terms are marked, not 1"),
        (
            "small/mine/greed",
            {"say": "Prendi l’*oro."},
            "small/mine/greed: say: every *term* and every {icon} is closed",
        ),
        ("small/mine/greed", {"say": "Prendi *l’oro|*."}, "small/mine/greed: say: 0 places are bold, not 1"),
        ("small/mine/both", {"other": ["Dopo."]}, "small/mine/both: other needs 2 texts"),
        ("small/mine/both", {"tried": []}, "small/mine/both: tried needs 1 texts"),
        ("small/mine/both", {"other": "Dopo."}, "small/mine/both: other needs 2 texts"),
        ("small/mine/which", {"ask": "Chi?"}, "small/mine/which: ask is missing"),
        ("small/mine/which", {"ask": {"right": 1}}, "small/mine/which: ask: there is no right to translate"),
        ("small/mine/greed", {"point": ["loc:A1"]}, "small/mine/greed: there is no point in English; leave it out"),
        ("small/tower", {"title": "La torre"}, "small/tower: there is no title in English; leave it out"),
    ],
)
def test_what_does_not_fit_is_said_and_english_stands_in(
    lesson: Lesson, path: str, change: dict[str, Any], fault: str
) -> None:
    told = translated([lesson], with_change(path, change))
    assert any(line.startswith(fault) for line in told.faults), told.faults
    for act, english in zip(told.lessons[0].acts, lesson.acts, strict=True):
        assert [step.id for step in act.steps] == [step.id for step in english.steps]


def test_no_translation_at_all_is_english(lesson: Lesson, tmp_path: Path) -> None:
    (tmp_path / "pl.toml").write_text("[broken", encoding="utf-8")
    for language in ("it", "pl"):
        told = lessons_told(tmp_path, "dwarf", language)
        assert told.lessons[0].title == lesson.title
        assert told.faults[0].startswith(f"{language}.toml cannot be read: ")


def test_a_picture_of_signs_needs_no_translation(tmp_path: Path) -> None:
    tables = with_change("small/mine/welcome", {})
    signs = small_lesson(
        tmp_path, ('point = ["loc:A1", "tower', 'picture = ["{iron} 3 → 2"]\npoint = ["loc:A1", "tower')
    )
    assert translated([signs], tables).faults == ()
    words = small_lesson(
        tmp_path, ('point = ["loc:A1", "tower', 'picture = ["{iron} wins"]\npoint = ["loc:A1", "tower')
    )
    assert translated([words], tables).faults == ("small/mine/welcome: picture needs 1 texts",)


def test_one_run_speaks_every_language() -> None:
    run = Run(GAME, GAME.lesson("first"))
    for language in LANGUAGES:
        told = GAME.lesson("first", language)
        assert run.bubble(GAME.words(language)).say == told.acts[0].steps[0].say
