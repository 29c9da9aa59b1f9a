"""What a lesson says to one browser: the bubble in its language, the pieces it points at in its shape."""

from functools import lru_cache
from typing import Final

from alehouse.core.game import Game
from alehouse.core.icons import drawing_of, drawings, name_of
from alehouse.core.lessons.bookmark import read_bookmark
from alehouse.core.lessons.bubble import CURTAIN, END, MOVE, NEXT, OTHER, OUTCOME, QUESTION, TRIED, Bubble
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.marks import ICON, TERM, Part, parts, terms_in
from alehouse.core.lessons.pointing import lit
from alehouse.core.lessons.run import Run
from alehouse.house.connection.client_view import ClientView
from alehouse.house.protocol import lessons as said
from alehouse.house.protocol.lessons import Ending, LessonLine, Question, Speech, Waits
from alehouse.house.rows import LessonRow
from alehouse.house.tables.lesson_table import LessonTable

# What a bubble waits for, as the page is told.
WAITS: Final[dict[str, Waits]] = {
    CURTAIN: "curtain",
    NEXT: "next",
    MOVE: "move",
    QUESTION: "answer",
    OTHER: "try",
    TRIED: "back",
    END: "end",
}


def news(client_view: ClientView, table: LessonTable) -> said.Lesson | None:
    """Where the lesson is now, if the browser does not show that yet."""
    seen = table.kept.seq, client_view.shape
    if seen == client_view.lesson or client_view.scene is None:
        return None
    client_view.lesson = seen
    return _lesson(client_view, table.run, table.kept.seq)


def _lesson(client_view: ClientView, run: Run, seq: int) -> said.Lesson:
    lesson = run.game.lesson(run.lesson.id, client_view.language)
    bubble = run.bubble(client_view.texts.words)
    message = said.Lesson(
        seq=seq,
        game=run.game.name,
        title=lesson.title,
        act=bubble.act,
        step=bubble.number,
        steps=bubble.steps,
        waits=WAITS[bubble.kind],
    )
    if run.finished:
        message.ending = _ending(client_view, run, lesson)
    elif bubble.kind != CURTAIN:
        _fill(client_view, message, bubble)
    return message


def _fill(client_view: ClientView, message: said.Lesson, bubble: Bubble) -> None:
    assert client_view.scene is not None
    message.say = _speech(client_view, bubble.say)
    message.picture = [_speech(client_view, line) for line in bubble.picture]
    message.points = [piece for pieces in lit(client_view.scene, bubble).values() for piece in pieces]
    message.wanted = list(bubble.wanted)
    message.seek = bubble.seek
    message.aside = list(bubble.aside)
    if bubble.question and bubble.kind in (QUESTION, NEXT):
        answers = [_speech(client_view, answer) for answer in bubble.answers]
        message.question = Question(text=_speech(client_view, bubble.question), answers=answers)
    message.reply = _speech(client_view, bubble.reply)
    _open(client_view, message, bubble.opens)


def _open(client_view: ClientView, message: said.Lesson, what: str) -> None:
    """What unfolds beside the bubble."""
    if what == OUTCOME:
        message.outcome = client_view.texts.outcome(client_view.view(), client_view.state.ranking())
    elif what:
        message.detail = client_view.unfold(what).detail


def _ending(client_view: ClientView, run: Run, lesson: Lesson) -> Ending:
    others = {one.id: one for one in run.game.lessons(client_view.language)}
    texts = (step.say for act in lesson.acts for step in act.steps)
    return Ending(
        words=list(dict.fromkeys(term for text in texts for term in terms_in(text))),
        next=[lesson_line(others[name]) for name in lesson.next if name in others],
        plays_on=bool(run.ends),
        real_game=lesson.real_game,
    )


def _speech(client_view: ClientView, text: str) -> Speech:
    """A text in parts, icons by the drawing that they mean and the words for it."""
    return [_span(client_view, part) for part in parts(text)]


def _span(client_view: ClientView, part: Part) -> said.Span:
    if part.kind != ICON:
        return "*" if part.kind == TERM else "", part.text
    game, words = client_view.table.game, client_view.texts.words
    drawing = drawing_of(part.text, _drawings(game))
    return drawing, name_of(part.text, drawing, game.icons(words), words)


def lesson_line(lesson: Lesson, row: LessonRow | None = None) -> LessonLine:
    """A lesson in a list, for somebody who has come so far in it."""
    begun = row is not None and row.place != "" and not read_bookmark(row.place, row.lesson).finished
    return LessonLine(
        id=lesson.id,
        title=lesson.title,
        about=lesson.about,
        minutes=lesson.minutes,
        done=row is not None and row.done,
        begun=begun,
    )


@lru_cache
def _drawings(game: Game) -> frozenset[str]:
    return drawings(game.scene_defs())
