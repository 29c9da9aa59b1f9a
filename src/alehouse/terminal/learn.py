"""Learning at a terminal: the lessons with ticks, one of them from where it was left, and what comes after it."""

import getpass
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from alehouse.bots import HOUSE_BOT
from alehouse.core.game import Game
from alehouse.core.lessons.bookmark import read_bookmark
from alehouse.core.lessons.checks import play_faults, text_faults
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.reading import read_lessons
from alehouse.core.lessons.resuming import resume
from alehouse.core.lessons.run import Run
from alehouse.core.words import Words, cut, words_of
from alehouse.games import ROOMS, load
from alehouse.terminal import WORDS
from alehouse.terminal.desk import LEAVING
from alehouse.terminal.errors import Misuse
from alehouse.terminal.house import flag
from alehouse.terminal.learnt import Learnt
from alehouse.terminal.lesson import Learning
from alehouse.terminal.opening import sit_down
from alehouse.terminal.options import is_number
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import Seat, tidy_name

LONGEST_NAME: Final = 20  # letters
TICK: Final = "✓"

Offer = tuple[str, Callable[[], None]]  # what may come after a lesson, in words, and how


class School:
    """The lessons of the house for one learner."""

    def __init__(self, words: Words, visitor: str) -> None:
        self.words = words
        self.screen = Screen(words)
        self.learnt = Learnt()
        self.visitor = tidy_name(visitor)[:LONGEST_NAME] or _login() or self._numbered()

    def _numbered(self) -> str:
        return self.words.say("seat-person", {"number": 1})

    # ── lists ─────────────────────────────────────────────────────────────────────────────────────

    def show_all(self) -> None:
        """The lessons of all games."""
        for number, name in enumerate(ROOMS):
            if number:
                self.screen.blank()
            self._show_lessons(load(name))
        self.screen.blank()
        self.screen.say("terminal-learn-how", "quiet", game=next(iter(ROOMS)))

    def choose(self, game: Game) -> None:
        """The lessons of a game, and the one that is chosen; without a choice the first that is not done yet."""
        lessons = self._show_lessons(game)
        fresh = next((n for n, lesson in enumerate(lessons) if not self.learnt.is_done(game.name, lesson.id)), 0)
        self.screen.blank()
        self.screen.say("terminal-learn-which", "quiet", title=lessons[fresh].title)
        picked = self._picked(len(lessons), fresh)
        if picked is not None:
            self.teach(game, lessons[picked].id)

    def _picked(self, count: int, usual: int | None) -> int | None:
        """What is chosen of so many, counted from 0; the usual one by Enter, nothing when somebody leaves."""
        while (line := self.screen.ask("> ")) not in LEAVING:
            assert line is not None
            if not line:
                return usual
            if is_number(line) and 1 <= int(line) <= count:
                return int(line) - 1
            self.screen.say("terminal-no-number", "berry", number=cut(line), count=count)
        return None

    def _show_lessons(self, game: Game) -> tuple[Lesson, ...]:
        lessons = game.lessons(self.words.language)
        self.screen.write(game.title, "heading")
        for number, lesson in enumerate(lessons, 1):
            tick = TICK if self.learnt.is_done(game.name, lesson.id) else " "
            minutes = self.words.say("terminal-learn-minutes", {"count": lesson.minutes})
            self.screen.write(f"{tick} {number}  {lesson.title}", "lantern", aside=f"{lesson.id} · {minutes}")
            self.screen.write(lesson.about, indent=5)
        return lessons

    # ── a lesson ──────────────────────────────────────────────────────────────────────────────────

    def teach(self, game: Game, name: str) -> None:
        """A lesson, from where it was left."""
        lesson = game.lesson(name)
        spoken = words_of(self.words.language, WORDS, game.room / "words")
        run = resume(game, lesson, read_bookmark(self.learnt.left(game.name, name), name))
        if run.finished:
            run = Run(game, lesson)
        told = game.lesson(name, self.words.language)
        self.screen.blank()
        self.screen.write(told.title, "heading")
        self.screen.say("terminal-learn-manner", "quiet")
        if run.number > 1:
            self.screen.say("terminal-learn-resumed", "quiet", number=run.number, steps=lesson.length)
        try:
            finished = self._learnt(run, spoken)
        except KeyboardInterrupt:
            self._leave(game, name)
            raise
        if finished is None:
            self._leave(game, name)
            return
        self.learnt.finish(game.name, name)
        self._afterwards(finished, told)

    def _learnt(self, run: Run, spoken: Words) -> Run | None:
        """The run at its end, begun anew as often as is asked for; none when the learner leaves."""
        while True:
            learning = Learning(self.screen, run, spoken, self.visitor, self.learnt)
            if learning.learn():
                return run
            if not learning.begin_again:
                return None
            run = Run(run.game, run.lesson)

    def _leave(self, game: Game, name: str) -> None:
        self.screen.blank()
        self.screen.say("terminal-learn-left")
        self.screen.command(shlex.join(["alehouse", "learn", game.name, name]))

    # ── afterwards ────────────────────────────────────────────────────────────────────────────────

    def _afterwards(self, run: Run, lesson: Lesson) -> None:
        """What comes next: playing on, a real game, other lessons."""
        offers = [*self._games(run, lesson), *self._lessons(run.game, lesson)]
        self.screen.blank()
        self.screen.say("terminal-learn-done", "hop", title=lesson.title)
        if not offers:
            return
        self.screen.say("terminal-learn-after", "quiet")
        self.screen.numbered([(number, text) for number, (text, _) in enumerate(offers, 1)])
        picked = self._picked(len(offers), None)
        if picked is not None:
            offers[picked][1]()

    def _games(self, run: Run, lesson: Lesson) -> list[Offer]:
        titles = {act.id: act.title for act in lesson.acts}
        found: list[Offer] = []
        for act in run.ends:
            text = self.words.say("terminal-learn-play-on", {"act": titles[act]})
            found.append((text, partial(self._play_on, run, act)))
        if lesson.real_game:
            found.append((self.words.say("terminal-learn-real-game"), partial(self._real_game, run.game, lesson)))
        return found

    def _lessons(self, game: Game, lesson: Lesson) -> list[Offer]:
        found: list[Offer] = []
        for name in lesson.next:
            if not self.learnt.is_done(game.name, name):
                title = game.lesson(name, self.words.language).title
                found.append(
                    (self.words.say("terminal-learn-lesson", {"title": title}), partial(self.teach, game, name))
                )
        return found

    def _play_on(self, run: Run, act: str) -> None:
        state, bot = run.play_on(act), run.lesson.bot or HOUSE_BOT
        names = enumerate(run.lesson.seats)
        seats = [Seat(self.visitor) if n == run.viewer else Seat(name, bot) for n, name in names]
        self.screen.say("terminal-learn-helper", "quiet")
        sit_down(self.screen, state, seats)

    def _real_game(self, game: Game, lesson: Lesson) -> None:
        real = lesson.real_game
        assert real is not None
        state = game.new(real.players, events=True, **real.options)
        others = [Seat("", lesson.bot or HOUSE_BOT)] * (real.players - 1)
        asked = [option for option in game.options if option.name in real.options]
        flags = [f"--{flag(option)}={real.options[option.name]}" for option in asked]
        self.screen.say("terminal-learn-same-again", "quiet")
        self.screen.command(shlex.join(["alehouse", "play", game.name, "--players", str(real.players), *flags]))
        sit_down(self.screen, state, [Seat(self.visitor), *others])


def _login() -> str:
    """What the machine calls whoever sits at it; "" if it does not say."""
    try:
        return getpass.getuser().capitalize()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        return ""


# ── lessons that are being written ────────────────────────────────────────────────────────────────


def check_lessons(game: Game, file: Path, words: Words) -> None:
    """Say that a lesson file is good; or everything that does not work in it, by place."""
    screen = Screen(words)
    lessons = read_lessons(file, game.name)
    faults = [fault for lesson in lessons for fault in (*text_faults(lesson, game), *play_faults(game, lesson))]
    for fault in faults:
        screen.write(fault, "berry")
    if faults:
        raise Misuse(words, "cli-lesson-faults", file=file.name, count=len(faults))
    screen.say("terminal-learn-good", file=file.name, count=len(lessons))
