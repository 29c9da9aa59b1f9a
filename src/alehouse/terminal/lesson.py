"""A lesson at a terminal: the table, what the bubble says, numbered choices, and what may be typed."""

from alehouse.core.draw.cache import DrawingCache
from alehouse.core.lessons.bubble import CURTAIN, MOVE, NEXT, OTHER, OUTCOME, QUESTION, TRIED, WATCH, Bubble
from alehouse.core.lessons.pointing import lit
from alehouse.core.lessons.run import NOT_NOW, Run
from alehouse.core.scene import Layout
from alehouse.core.state import State
from alehouse.core.view import View
from alehouse.core.words import Words
from alehouse.terminal.desk import Desk
from alehouse.terminal.game_text import GameText
from alehouse.terminal.learnt import Learnt
from alehouse.terminal.lesson_text import LessonText
from alehouse.terminal.options import is_number, show_options
from alehouse.terminal.outcome import show_outcome
from alehouse.terminal.screen import Screen


class Learning(Desk):
    """Somebody at a terminal, and a lesson on its way."""

    def __init__(self, screen: Screen, run: Run, words: Words, visitor: str, learnt: Learnt) -> None:
        super().__init__(screen, run.game, GameText(words, run.names(visitor, words), len(run.lesson.seats)))
        self.run = run
        self.learnt = learnt
        self.visitor = visitor
        self.text = LessonText(self.game, words)
        self.cache = DrawingCache()
        self.told = 0  # lines of the log that have been shown
        self.board_shown: list[int] | None = None  # after which moves
        self.explained = ""  # the step whose bubble has been read
        self.place_kept = ""
        self.begin_again = False
        self.commands |= {"t": self.try_it, "b": self.take_back, "again": self.again}

    def learn(self) -> bool:
        """Go through the lesson; False when the learner leaves it."""
        while not self.run.finished:
            if self.run.kind == WATCH:
                self._watch()
                continue
            self._keep_place()
            self._show()
            if not self._decide() or self.begin_again:
                return False
        self._news(self._view())
        return True

    def _watch(self) -> None:
        """A move of fate or of a rival."""
        self.run.follow()
        if not self.run.finished and self.run.kind != CURTAIN:
            self._news(self._view())

    def _keep_place(self) -> None:
        place = self.run.position().text()
        if place != self.place_kept:
            if not self.learnt.leave(self.game.name, self.run.lesson.id, place) and not self.place_kept:
                self.screen.say("terminal-learn-not-kept", "berry", file=str(self.learnt.file))
            self.place_kept = place

    # ── showing ───────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> State:
        return self.run.state

    def _view(self) -> View:
        return self.run.state.view(self.run.viewer)

    def _show(self) -> None:
        """What has happened, the table if it has changed, and the bubble."""
        bubble, view = self.run.bubble(self.game_text.words), self._view()
        if bubble.kind == CURTAIN:
            self._curtain(bubble)
            return
        if bubble.kind != OTHER:
            self._news(view)
        if bubble.kind == MOVE and self.run.place == self.explained:  # the next half of a move: Enter says all again
            self._prompt(view)
            return
        if bubble.kind != OTHER:
            self._board(view)
        if bubble.kind == MOVE:
            self.explained = self.run.place
        self._bubble(bubble, view)

    def _curtain(self, bubble: Bubble) -> None:
        """Another table: its log begins anew, and others may sit at it."""
        self.told, self.board_shown = 0, None
        self.game_text.names = self.run.names(self.visitor, self.game_text.words)
        self.screen.blank()
        self.screen.write(bubble.act, "heading")
        self.screen.say("terminal-learn-next", "quiet")

    def _news(self, view: View) -> None:
        for line in view.log[self.told :]:
            self.screen.write(self.game_text.line(line))
        self.told = len(view.log)

    def _board(self, view: View) -> None:
        moves = self.run.state.history
        if moves != self.board_shown:
            self.screen.blank()
            self.screen.draw(self.game.board(view, self.game_text.words, self.game_text.names, self.screen.width))
            self.board_shown = moves

    def _bubble(self, bubble: Bubble, view: View) -> None:
        self.screen.blank()
        for line in bubble.picture if bubble.kind in (MOVE, NEXT, QUESTION) else ():
            self.screen.write(self.text.drawn(line), indent=4)
        self.screen.write(f"{bubble.act} · {bubble.number}/{bubble.steps}", "quiet")
        self.screen.write(self.text.written(bubble.say))
        if bubble.kind in (MOVE, NEXT, QUESTION):
            self._pointed(bubble, view)
        if bubble.opens and bubble.kind in (MOVE, NEXT, QUESTION):
            self._unfold(bubble.opens, view)
        if bubble.question:
            self._question(bubble)
        if bubble.kind == MOVE:
            self._prompt(view)
        else:
            self._what_now(bubble)

    def _what_now(self, bubble: Bubble) -> None:
        """The keys that lead on from a bubble that waits for no move."""
        if bubble.kind == OTHER:
            self.screen.say("terminal-learn-other", "quiet")
        elif bubble.kind == TRIED:
            self.screen.say("terminal-learn-tried", "quiet")
        elif bubble.kind == NEXT:
            self.screen.say("terminal-learn-next", "quiet")

    def _layout(self) -> Layout:
        return Layout(names=tuple(self.game_text.names), here=(self.run.viewer,))

    def _pointed(self, bubble: Bubble, view: View) -> None:
        """What is lit in the browser, as the table names it."""
        words, layout = self.game_text.words, self._layout()
        scene = self.game.scene(view, words, layout, self.cache)
        points = {piece for pieces in lit(scene, bubble).values() for piece in pieces}
        pieces = {piece.id: piece for canvas in scene.canvases().values() for piece in canvas.pieces}
        ordered = [point for point in bubble.point if point in points]
        ordered += [point for point in pieces if point in points and point not in ordered]
        titles = [self.game.about(view, words, layout, pieces[point]).title for point in ordered]
        names = list(dict.fromkeys(filter(None, titles)))
        if names:
            self.screen.say("terminal-learn-point", "amber", things=" · ".join(names))

    def _unfold(self, what: str, view: View) -> None:
        """What opens beside the bubble."""
        words = self.game_text.words
        self.screen.blank()
        if what == OUTCOME:
            show_outcome(self.screen, self.game.outcome(view, words, self.game_text.names))
            return
        detail = self.game.detail(view, words, self._layout(), what)
        self.screen.write(detail.title, "title")
        for line in detail.lines:
            self.screen.write(line, indent=2)

    def _question(self, bubble: Bubble) -> None:
        self.screen.blank()
        if bubble.kind == QUESTION and bubble.answered < 0:
            self.screen.write(self.text.written(bubble.question), "title")
            self.screen.numbered([(n, self.text.written(text).plain) for n, text in enumerate(bubble.answers, 1)])
        elif bubble.reply:
            self.screen.write(self.text.written(bubble.reply), "hop" if bubble.kind == NEXT else "berry")

    def _prompt(self, view: View) -> None:
        """The decision as the table asks for it, every option with its number."""
        prompt = view.prompt
        assert prompt is not None
        self.options = [(choice, self.game_text.option(choice, prompt.seat)) for choice in prompt.options]
        self.screen.blank()
        self.screen.write(self.game_text.say(prompt.message, prompt.args, prompt.seat), "title")
        show_options(self.screen, self.options)

    # ── deciding ──────────────────────────────────────────────────────────────────────────────────

    def _do(self, line: str) -> bool:
        if not line:
            return self._advance()
        if self.run.kind == QUESTION and is_number(line):
            return self._answer(int(line))
        return self._move(line)

    def _advance(self) -> bool:
        """Enter: whatever is done by reading on."""
        if self.run.kind in (OTHER, TRIED):
            return self.run.take_back()
        if self.run.next():
            return True
        self._bubble(self.run.bubble(self.game_text.words), self._view())
        return False

    def _answer(self, number: int) -> bool:
        bubble = self.run.bubble(self.game_text.words)
        if not 1 <= number <= len(bubble.answers):
            self.screen.say("terminal-no-number", "berry", number=number, count=len(bubble.answers))
            return False
        self.run.answer(number - 1)
        bubble = self.run.bubble(self.game_text.words)
        self._question(bubble)
        if bubble.kind == NEXT:
            self.screen.say("terminal-learn-next", "quiet")
        return False

    def _move(self, line: str) -> bool:
        """A number, a name or words of an option, or a thing to look at."""
        if self.run.kind not in (MOVE, OTHER):
            if not self._look_closer(line):
                self.screen.say("lesson-not-now", "berry")
            return False
        action = self._meant(line)
        if action is None:
            return False
        if self.run.play(action) == NOT_NOW:
            self.screen.say("lesson-not-now", "berry")
            return False
        return True

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    def help(self, _: str) -> bool:
        self.screen.say("terminal-learn-help")
        return False

    def try_it(self, _: str) -> bool:
        if self.run.try_it():
            return True
        self.screen.say("terminal-learn-nothing-to-try", "berry")
        return False

    def take_back(self, _: str) -> bool:
        if self.run.take_back():
            return True
        self.screen.say("terminal-undo-nothing", "berry")
        return False

    def board(self, _: str) -> bool:
        self.board_shown = None
        self._board(self._view())
        return False

    def again(self, _: str) -> bool:
        """Begin the lesson anew."""
        self.begin_again = True
        return True
