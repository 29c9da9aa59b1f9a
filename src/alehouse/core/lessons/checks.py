"""Whether a lesson can be played as it is written: every way through it, on every shape of table.

Each fault is a sentence with its place. The tests let no lesson of the house have any, and `alehouse learn GAME --check
FILE` lists those of a file that is being written.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import to_builtins

from alehouse.core.draw.cache import DrawingCache
from alehouse.core.errors import AlehouseError, BadLesson, BadOption
from alehouse.core.game import Game
from alehouse.core.icons import drawing_of, drawings
from alehouse.core.lessons.bubble import CURTAIN, MOVE, NEXT, OUTCOME, QUESTION, TRIED, WATCH
from alehouse.core.lessons.lesson import ANYTHING, Lesson, Step
from alehouse.core.lessons.marks import icons_in, terms_in, words_in
from alehouse.core.lessons.pointing import OR, looking, missing, points_in
from alehouse.core.lessons.reading import texts_of
from alehouse.core.lessons.run import HOUSE, Run
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHAPES, Layout, Piece, Scene
from alehouse.core.state import FATE, NOBODY, State

VISITOR: Final = "Eyra"  # stands for the learner's own name
WORDS_A_MINUTE: Final = 200  # a calm reader
SECONDS_A_CLICK: Final = 3
MOST_WORDS: Final = 35  # of a text in English; translations get a little more
SEED: Final = 7  # of the games that are played on
CLOSING: Final = "”»"  # a term may be a quotation


# ── texts ─────────────────────────────────────────────────────────────────────────────────────────


def minutes(lesson: Lesson) -> float:
    """How long a lesson takes a calm reader who makes the first of the wanted moves."""
    words = clicks = 0
    for act in lesson.acts:
        words += len(words_in(act.title))
        for step in act.steps:
            words += len(words_in(step.say)) + sum(len(words_in(line)) for line in step.picture)
            clicks += len(step.ways[0]) if step.do else 1
            if step.ask:
                read = (step.ask.text, *step.ask.answers, step.ask.replies[step.ask.right])
                words += sum(len(words_in(text)) for text in read)
                clicks += 1
    return words / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK / 60


def text_faults(lesson: Lesson, game: Game, most_words: int = MOST_WORDS) -> list[str]:
    """Texts that are too long, icons that nobody has drawn, and terms that a list of what was learnt cannot have."""
    drawn, found = drawings(game.scene_defs()), list(_term_faults(lesson))
    for act in lesson.acts:
        for step in act.steps:
            for text in texts_of(step):
                found += [f"{lesson.id}/{act.id}/{step.id}: {fault}" for fault in _text_faults(text, drawn, most_words)]
    return found


def _term_faults(lesson: Lesson) -> Iterator[str]:
    met: set[str] = set()
    for act in lesson.acts:
        for step in act.steps:
            for term in terms_in(step.say):
                place = f"{lesson.id}/{act.id}/{step.id}"
                if term.casefold() in met:
                    yield f"{place}: {term!r} is no new word any more; write *{term}|* if it is to be bold"
                if not term[-1].isalnum() and term[-1] not in CLOSING:
                    yield f"{place}: {term!r} does not end like a word; leave out what follows it"
                met.add(term.casefold())


def _text_faults(text: str, drawn: frozenset[str], most_words: int) -> Iterator[str]:
    words = len(words_in(text))
    if words > most_words:
        yield f"{words} words, at most {most_words}: {text!r}"
    for icon in icons_in(text):
        if not drawing_of(icon, drawn):
            yield f"no drawing is called {icon!r}: {text!r}"


# ── the game itself ───────────────────────────────────────────────────────────────────────────────


class Turn(NamedTuple):
    """Another way through an act: at one of the learner's moves, counted from 0, another wanted one."""

    number: int
    move: str


def play_faults(game: Game, lesson: Lesson) -> list[str]:
    """What does not work when a lesson is played, every wanted move taken once and every other one tried."""
    check = _Check(game, lesson)
    for number in range(len(lesson.acts)):
        check.act(number)
    check.real_game()
    return check.faults


class _Check:
    """One lesson being checked."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.words = game.words("en")
        self.faults: list[str] = []
        self.caches: defaultdict[str, DrawingCache] = defaultdict(DrawingCache)

    def act(self, number: int) -> None:
        """Once with the first of all wanted moves, then once for each other one."""
        turns: list[Turn] = []
        answered: set[tuple[str, int]] = set()  # steps with the numbers of their `other` that were met
        self._go(number, None, turns, answered)
        for turn in turns:
            self._go(number, turn, [], answered)
        act = self.lesson.acts[number]
        for step in act.steps:
            for k, other in enumerate(step.other):
                if (step.id, k) not in answered and other.do not in ANYTHING:  # those may be left with nothing
                    patterns = " or ".join(other.patterns)
                    self.fault(f"{self.lesson.id}/{act.id}/{step.id}", f"other: {patterns} answers no legal move")

    def real_game(self) -> None:
        real = self.lesson.real_game
        if real:
            try:
                self.game.new(real.players, seed=SEED, **real.options)
            except AlehouseError as error:
                self.fault(self.lesson.id, f"real_game: {error}")

    def fault(self, place: str, problem: str) -> None:
        line = f"{place}: {problem}"
        if line not in self.faults:
            self.faults.append(line)

    # ── one way through an act ────────────────────────────────────────────────────────────────────

    def _go(self, number: int, turn: Turn | None, turns: list[Turn], answered: set[tuple[str, int]]) -> None:
        try:
            run = Run(self.game, self.lesson, number)
            self._walk(run, turn, turns, answered)
            act = self.lesson.acts[number]
            if act.play_on:
                self._play_on(run, act.id)
        except BadLesson as error:
            way = f" (with {turn.move}, the learner's move {turn.number + 1})" if turn else ""
            self.fault(error.place, f"{error.problem}{way}")

    def _walk(self, run: Run, turn: Turn | None, turns: list[Turn], answered: set[tuple[str, int]]) -> None:
        act, made, seen = run.act, 0, None
        while not run.finished and run.act is act:
            fresh = turn is None or made > turn.number  # what comes before it has been looked at
            if run.step is not seen and run.step and run.kind in (MOVE, NEXT, QUESTION):
                seen = run.step
                if fresh:
                    self._look(run, seen, SHAPES if turn is None else (LANDSCAPE, PORTRAIT))
            if run.kind == MOVE:
                wanted = [run.state.name(action) for action in run.wanted()]
                if fresh:
                    self._try_others(run, wanted, answered)
                turns += [Turn(made, move) for move in wanted[1:]]
                move = turn.move if turn and turn.number == made else wanted[0]
                run.play(run.state.parse(move))
                made += 1
            else:
                _advance(run)

    def _play_on(self, run: Run, act: str) -> None:
        """From here the game must go on to an end."""
        going = run.play_on(act)
        if going.is_over:
            self.fault(f"{self.lesson.id}/{act}", "play_on: the game is over here")
        chance = Random(SEED)
        while not going.is_over:
            going.apply(chance.choice(going.legal_actions()))

    def _try_others(self, run: Run, wanted: Sequence[str], answered: set[tuple[str, int]]) -> None:
        """Every legal move that is not wanted is answered, tried, and taken back."""
        for action in run.state.legal_actions():
            if run.state.name(action) in wanted:
                continue
            run.play(action)
            assert run.step is not None
            number = run.other
            if number == HOUSE:
                run.take_back()
                continue
            answered.add((run.step.id, number))
            other = run.step.other[number]
            run.try_it()
            try:
                run.settle()
                if run.kind == TRIED:
                    self._expect(run, other.expect, f"other, {self.game.action_name(action)}, expect")
            except BadLesson as error:
                self.fault(error.place, f"{self.game.action_name(action)}: {error.problem}")
            run.take_back()

    # ── what a bubble shows ───────────────────────────────────────────────────────────────────────

    def _look(self, run: Run, step: Step, shapes: Sequence[str]) -> None:
        self._expect(run, step.expect, "expect")
        names = tuple(run.names(VISITOR, self.words))
        for shape in shapes if step.point or step.do else ():
            self._points(run, Layout(shape=shape, names=names, here=(run.viewer,)))
        if step.open:
            self._unfold(run, step.open, Layout(names=names, here=(run.viewer,)))

    def _points(self, run: Run, layout: Layout) -> None:
        """Whether all that is to be lit is there, the wanted moves' own pieces among it."""
        view, bubble = run.state.view(run.viewer), run.bubble(self.words)

        def draw(layout: Layout) -> Scene:
            return self.game.scene(view, self.words, layout, self.caches[layout.shape])

        scene = draw(looking(layout, bubble, draw))
        pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
        points = points_in(bubble, layout, {piece.id for piece in pieces if piece.art})
        lost = missing(points, {piece.id for piece in pieces if piece.art})
        if lost:
            self.fault(run.place, f"point, {layout.shape}: there is no {' and no '.join(lost)}")
        if layout.shape == LANDSCAPE:
            self._own_pieces(run, pieces, {piece for point in points for piece in point.split(OR)})

    def _own_pieces(self, run: Run, pieces: Sequence[Piece], points: set[str]) -> None:
        assert run.step is not None
        exact = {chain[0] for chain in run.step.ways if "*" not in chain[0] and chain[0] not in ANYTHING}
        for move in sorted(exact):
            action = run.state.parse(move)
            touching = {piece.id for piece in pieces if action in piece.actions}
            if touching and not touching & points:
                there = " or ".join(sorted(touching))
                self.fault(run.place, f"point: the piece of {move} is not lit; it is {there}")

    def _unfold(self, run: Run, what: str, layout: Layout) -> None:
        view = run.state.view(run.viewer)
        try:
            if what != OUTCOME:
                self.game.detail(view, self.words, layout, what)
            elif run.state.is_over:
                self.game.outcome(view, self.words, layout.names)
            else:
                self.fault(run.place, "open: the game is not over, there is no outcome yet")
        except BadOption as error:
            self.fault(run.place, f"open: {error}")

    def _expect(self, run: Run, expected: dict[str, Any], field: str) -> None:
        for key, wanted in expected.items():
            found = _found(run.state, key, run.viewer)
            if found != wanted:
                self.fault(run.place, f"{field}: {key} is {found!r}, not {wanted!r}")


def _advance(run: Run) -> None:
    """Whatever comes next but a move; wrong answers first."""
    if run.kind == WATCH:
        run.follow()
    elif run.kind in (CURTAIN, NEXT):
        run.next()
    elif run.step and run.step.ask:
        ask = run.step.ask
        for number in (*range(len(ask.answers)), ask.right):
            run.answer(number)


def _found(state: State, key: str, learner: int) -> Any:
    """What an `expect` names: a path into the learner's view, lists by number or by an entry's id; or who decides…"""
    if key == "over":
        return state.is_over
    if key == "decides":
        return {FATE: "fate", NOBODY: "nobody"}.get(int(state.player), int(state.player))
    if key == "ranking":
        return state.ranking()
    if key == "scores":
        return state.scores()
    found: Any = to_builtins(state.view(learner))
    for part in key.split("."):
        if isinstance(found, dict):
            found = found.get(part, f"(no {part}; there are {', '.join(found)})")
        elif isinstance(found, list) and part.isdigit():
            found = found[int(part)] if int(part) < len(found) else "(nothing)"
        elif isinstance(found, list):
            named = (entry for entry in found if isinstance(entry, dict) and part in list(entry.values())[:2])
            found = next(named, f"(no {part})")
        else:
            return f"({found!r} holds no {part})"
    return len(found) if isinstance(found, list) else found
