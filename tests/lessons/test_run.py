"""A run of a lesson: what it accepts, what it says to other moves, trying and taking back, leaving and coming back."""

from pathlib import Path

import pytest
from tests.lessons.house import advance, go_to, moments, small_lesson

import alehouse
from alehouse.core.errors import BadOption, IllegalAction
from alehouse.core.lessons.bookmark import Bookmark, read_bookmark
from alehouse.core.lessons.bubble import CURTAIN, END, MOVE, NEXT, OTHER, QUESTION, TRIED, WATCH
from alehouse.core.lessons.resuming import resume
from alehouse.core.lessons.run import ACCEPTED, ANOTHER, NOT_NOW, Run

GAME = alehouse.load("dwarf")
WORDS = GAME.words("en")


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return Run(GAME, small_lesson(tmp_path))


def play(run: Run, move: str) -> str:
    return run.play(GAME.parse(move))


def test_a_lesson_from_beginning_to_end(run: Run) -> None:
    seen = []
    while not run.finished:
        bubble = run.bubble(WORDS)
        seen.append((bubble.kind, bubble.act, bubble.number))
        advance(run)
    assert seen == [
        (NEXT, "In the Mine", 1),
        (MOVE, "In the Mine", 2),
        (WATCH, "In the Mine", 2),
        (WATCH, "In the Mine", 2),
        (QUESTION, "In the Mine", 3),
        (NEXT, "In the Mine", 3),
        (MOVE, "In the Mine", 4),
        (CURTAIN, "Once more", 4),
        (WATCH, "Once more", 4),
        (MOVE, "Once more", 5),
        (MOVE, "Once more", 5),
        (WATCH, "Once more", 5),
        (MOVE, "Once more", 6),
    ]
    assert run.bubble(WORDS).kind == END
    assert run.bubble(WORDS).steps == 6


def test_a_bubble_says_and_wants(run: Run) -> None:
    bubble = go_to(run, "both").bubble(WORDS)
    assert bubble.say == "Send your worker to 1, then see Brokk send his."
    assert [GAME.action_name(action) for action in bubble.wanted] == ["place:A1", "place:A3"]
    assert bubble.point == ("loc:A1", "loc:A3")


def test_what_is_to_be_found_out_is_wanted_all_the_same(tmp_path: Path) -> None:
    run = Run(
        GAME, small_lesson(tmp_path, ('do = ["place:A1", "place:A3"]', 'do = ["place:A1", "place:A3"]\nseek = true'))
    )
    assert not run.bubble(WORDS).seek
    bubble = go_to(run, "both").bubble(WORDS)
    assert (bubble.seek, len(bubble.wanted)) == (True, 2)


def test_another_legal_move_is_answered_and_nothing_is_made(run: Run) -> None:
    go_to(run, "both")
    assert play(run, "place:A5") == ANOTHER
    assert run.bubble(WORDS).say == "Later."
    assert run.kind == OTHER
    assert run.state.history == []
    assert run.take_back()
    assert run.bubble(WORDS).say.startswith("Send your worker")


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
def test_a_move_that_nobody_thought_of_gets_the_houses_sentence(run: Run, language: str) -> None:
    words = GAME.words(language)
    assert play(go_to(run, "both"), "place:A9") == ANOTHER
    assert run.bubble(words).say == words.say("lesson-other") != "lesson-other"


def test_what_is_tried_is_seen_move_by_move_and_goes_back(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A2")
    assert run.try_it()
    assert [GAME.action_name(action) for action in run.state.history] == ["place:A2"]
    assert (run.kind, run.bubble(WORDS).say) == (WATCH, "Brokk goes there.")
    assert play(run, "place:A1") == NOT_NOW
    run.follow()
    run.follow()
    assert (run.kind, run.bubble(WORDS).say) == (TRIED, "There he stands.")
    assert not run.follow()
    assert len(run.state.history) == 3
    assert run.take_back()
    assert (run.kind, run.state.history) == (MOVE, [])
    assert play(run, "place:A1") == ACCEPTED


def test_where_nothing_is_written_for_it_the_first_answer_stands(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A5")
    assert run.try_it()
    assert (run.kind, run.bubble(WORDS).say) == (TRIED, "Later.")


def test_a_try_can_be_taken_back_while_it_is_shown(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A2")
    run.try_it()
    run.follow()
    assert run.take_back()
    assert (run.kind, run.state.history, run.follow()) == (MOVE, [], False)


def test_the_wanted_move_can_be_made_instead_of_an_answer(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A5")
    assert play(run, "place:A3") == ACCEPTED
    assert run.kind == WATCH


def test_an_illegal_move_is_refused_as_ever(run: Run) -> None:
    go_to(run, "greed")
    with pytest.raises(IllegalAction, match="stands on 1 already"):
        play(run, "place:A1")
    assert run.kind == MOVE


def test_what_is_not_asked_for_changes_nothing(run: Run) -> None:
    assert play(run, "place:A1") == NOT_NOW  # a bubble to be read
    assert (run.try_it(), run.take_back(), run.answer(0), run.follow()) == (False, False, False, False)
    go_to(run, "both")
    assert not run.next()
    play(run, "place:A1")
    assert play(run, "place:A5") == NOT_NOW  # Brokk moves
    assert (run.next(), run.kind) == (False, WATCH)
    go_to(run, "which")
    assert play(run, "place:A5") == NOT_NOW


def test_a_question_may_be_tried_again_and_says_why(run: Run) -> None:
    go_to(run, "which")
    assert (run.bubble(WORDS).question, run.bubble(WORDS).answers) == ("Who is next?", ("You", "Brokk"))
    assert run.answer(1)
    assert (run.kind, run.bubble(WORDS).reply, run.bubble(WORDS).answered) == (QUESTION, "He was.", 1)
    assert run.answer(0)
    assert (run.kind, run.bubble(WORDS).reply) == (NEXT, "Yes.")
    assert run.next()


@pytest.mark.parametrize("number", [-1, 2, 99, "1", None])
def test_an_answer_that_is_not_there_is_refused(run: Run, number: object) -> None:
    go_to(run, "which")
    with pytest.raises(BadOption, match="answers run from 0 to 1"):
        run.answer(number)  # type: ignore[arg-type]
    assert run.kind == QUESTION


def test_a_rewind_goes_back_to_how_it_was(run: Run) -> None:
    go_to(run, "start")
    before = run.state.record()
    go_to(run, "back")
    assert run.state.record() == before


def test_within_a_chain_the_targets_of_the_next_move_are_pointed_at(run: Run) -> None:
    go_to(run, "start")
    assert run.bubble(WORDS).point == ("loc:A1", "loc:A3")
    assert play(run, "place:A1") == ACCEPTED
    assert run.bubble(WORDS).point == ("loc:A3",)
    assert play(run, "place:A7") == ANOTHER
    assert play(run, "place:A3") == ACCEPTED
    assert run.kind == WATCH


def test_a_chain_goes_on_as_it_was_begun(run: Run) -> None:
    go_to(run, "start")
    play(run, "place:A3")
    wanted = [GAME.action_name(action) for action in run.wanted()]
    assert "place:A7" in wanted
    assert "pass" not in wanted


def test_the_learner_bears_the_visitors_name(run: Run) -> None:
    assert run.names("Eyra", WORDS) == ["Eyra", "Brokk"]
    assert run.names("Brokk", WORDS) == ["Brokk", "Brokk 2"]
    solo = Run(GAME, GAME.lesson("solo"))
    assert len(solo.names("Eyra", WORDS)) == 2


# ── playing on ────────────────────────────────────────────────────────────────────────────────────


def test_one_can_play_on_from_the_end_of_an_act(run: Run) -> None:
    with pytest.raises(BadOption, match="one can from: none"):
        run.play_on()
    while not run.finished:
        advance(run)
    state = run.play_on()
    moves = ["place:A1", "place:A2", "place:A4", "place:A7"]
    assert [GAME.action_name(action) for action in state.history][: len(moves)] == moves
    assert not state.open_fate
    assert state.player >= 0
    with pytest.raises(BadOption, match="one can from: mine"):
        run.play_on("again")


# ── coming back ───────────────────────────────────────────────────────────────────────────────────


def test_coming_back_keeps_what_was_chosen(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A3")
    go_to(run, "start")
    play(run, "place:A3")
    again = resume(GAME, run.lesson, read_bookmark(run.position().text(), "small"))
    assert again.state.record() == run.state.record()
    assert again.wanted() == run.wanted()
    assert again.play_on("mine").record().moves[0] == "place:A3"


def test_what_is_tried_is_not_kept(run: Run) -> None:
    go_to(run, "both")
    play(run, "place:A2")
    run.try_it()
    again = resume(GAME, run.lesson, run.position())
    assert (again.kind, again.place, again.state.history) == (MOVE, "small/mine/both", [])


def test_a_bookmark_at_the_curtain_leads_there(run: Run) -> None:
    while run.kind != CURTAIN:
        advance(run)
    again = resume(GAME, run.lesson, run.position())
    assert (again.kind, again.place) == (CURTAIN, "small/again")


STALE = {
    "another lesson": (Bookmark(lesson="other", act="mine", step="which"), "small/mine/welcome"),
    "an act that is gone": (Bookmark(lesson="small", act="tower", step="which"), "small/mine/welcome"),
    "a step that is gone": (Bookmark(lesson="small", act="again", step="tower"), "small/again"),
    "a move that is gone": (
        Bookmark(lesson="small", act="mine", step="which", moves=("fly:A1",)),
        "small/mine/welcome",
    ),
    "a move that is not wanted now": (
        Bookmark(lesson="small", act="mine", step="which", moves=("place:A9",)),
        "small/mine/welcome",
    ),
    "too few moves": (Bookmark(lesson="small", act="again", step="back"), "small/again"),
    "too many moves": (
        Bookmark(lesson="small", act="mine", step="which", moves=("place:A1", "place:A7")),
        "small/mine/welcome",
    ),
    "an end that is no longer one": (Bookmark(lesson="small", act="mine", finished=True), "small/mine/welcome"),
    "earlier acts that are gone": (
        Bookmark(lesson="small", act="again", earlier={"tower": ("fly:A1",), "mine": ("fly:A1",)}),
        "small/again",
    ),
}


@pytest.mark.parametrize("case", STALE)
def test_a_bookmark_that_fits_no_more_leads_to_a_beginning(tmp_path: Path, case: str) -> None:
    bookmark, place = STALE[case]
    run = resume(GAME, small_lesson(tmp_path), bookmark)
    assert (run.place, run.finished, run.ends) == (place, False, {})


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", '{"lesson": 3}', '{"lesson": "small", "moves": "x"}', "\ud800"]
)
def test_a_bookmark_that_cannot_be_read_leads_to_the_beginning(tmp_path: Path, text: str) -> None:
    run = resume(GAME, small_lesson(tmp_path), read_bookmark(text, "small"))
    assert run.place == "small/mine/welcome"


def test_the_same_lesson_lies_hidden_the_same_way_every_time(tmp_path: Path) -> None:
    lesson = small_lesson(tmp_path)
    views = [[run.state.view(None) for run in moments(GAME, lesson)] for _ in range(2)]
    assert views[0] == views[1]
