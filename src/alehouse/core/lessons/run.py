"""One lesson being learnt: what is on the table, what is said, and what the learner's deeds bring about.

Nothing is shown and nothing is kept here. A front end shows `state` as the seat `viewer` sees it, and `bubble(words)`.
It passes on what the learner does (`play`, `next`, `answer`, `try_it`, `take_back`), and as long as the kind is WATCH
it calls `follow` and shows each move of fate and of the rivals by itself:

    run = Run(game, game.lesson("first"))
    run.settle()                              # or run.follow() and show, again and again
    run.play(run.state.parse("place:A1"))     # ACCEPTED, ANOTHER or NOT_NOW; IllegalAction as ever
    kept = run.position().text()
    run = resume(game, game.lesson("first"), read_bookmark(kept, "first"))    # of `resuming`
"""

from typing import Final

from msgspec.structs import replace

from alehouse.core.errors import AlehouseError, BadLesson, BadOption
from alehouse.core.game import Game, is_index
from alehouse.core.lessons.bookmark import Bookmark
from alehouse.core.lessons.bubble import CURTAIN, END, MOVE, NEXT, OTHER, QUESTION, TRIED, WATCH, Bubble
from alehouse.core.lessons.lesson import YOU, Act, Chain, Lesson, Step, fits, fits_any
from alehouse.core.lessons.reading import SOURCE
from alehouse.core.naming import as_name, told_apart
from alehouse.core.state import FATE, NOBODY, State
from alehouse.core.words import Words

# What becomes of a move.
ACCEPTED: Final = "accepted"  # it was wanted, and is made
ANOTHER: Final = "another"  # it is legal but not wanted: the bubble says something to it, nothing is made yet
NOT_NOW: Final = "not-now"  # something else is to be done first: the message `lesson-not-now`

HOUSE: Final = -1  # instead of the number of an `other`: the house's own sentence


class Run:
    """A lesson on its way. Raises `BadLesson` where its script cannot be played; the tests let none pass."""

    def __init__(self, game: Game, lesson: Lesson, act: int = 0) -> None:
        self.game = game
        self.lesson = lesson
        self.viewer = lesson.learner
        self.kind = CURTAIN
        self.ends: dict[str, State] = {}  # of the acts that can be played on from, by id
        self.earlier: dict[str, tuple[str, ...]] = {}  # what the learner did in them
        self._act, self._step = act, -1
        self._table = self._arranged()
        self._trial: State | None = None  # the table while a move is tried that is not wanted
        self._due: list[str] = []  # moves of the script that come next
        self._made: list[str] = []  # by the learner in this act, also what was rewound since
        self._links: list[str] = []  # what has been done of the chain that this step waits for
        self.other, self._tried = HOUSE, -1  # what is said to a move that is not wanted, and that move
        self._answered = -1
        self._marks: dict[str, State] = {}  # the table when a step began that is gone back to
        if act == 0:
            self._open()

    # ── where it stands ───────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> State:
        """What is on the table; while a move is tried, what that brings about."""
        return self._trial or self._table

    @property
    def finished(self) -> bool:
        return self.kind == END

    @property
    def act(self) -> Act:
        return self.lesson.acts[self._act]

    @property
    def step(self) -> Step | None:
        """The step whose bubble is shown; none before an act's first."""
        return self.act.steps[self._step] if self._step >= 0 else None

    @property
    def place(self) -> str:
        """The path of the step."""
        parts = (self.lesson.id, self.act.id, self.step.id if self.step else "")
        return "/".join(part for part in parts if part)

    @property
    def number(self) -> int:
        """Of the step, from 1, through the whole lesson."""
        return sum(len(act.steps) for act in self.lesson.acts[: self._act]) + self._step + 1

    def wanted(self) -> tuple[int, ...]:
        """The actions that are accepted now."""
        if self.kind not in (MOVE, OTHER):
            return ()
        patterns = tuple(chain[len(self._links)] for chain in self._chains())
        legal = self._table.legal_actions()
        return tuple(action for action in legal if fits_any(patterns, self._table.name(action)))

    def aside(self) -> tuple[int, ...]:
        """The learner's legal actions that this lesson is not about."""
        if self.finished or self._table.player != self.viewer or not self.lesson.not_today:
            return ()
        legal = self._table.legal_actions()
        return tuple(action for action in legal if fits_any(self.lesson.not_today, self._table.name(action)))

    def names(self, visitor: str, words: Words) -> list[str]:
        """Everybody at the table, the learner by the visitor's own name, printed opponents last."""
        seats = [as_name(visitor, words) if name == YOU else name for name in self.lesson.seats]
        return told_apart([*seats, *map(words.say, self.game.opponents(self._table.own_past().options))])

    def bubble(self, words: Words) -> Bubble:
        """What is said now, in the language of the words."""
        act = self._told(words.language).acts[self._act]
        heading = Bubble(kind=self.kind, act=act.title, number=self.number, steps=self.lesson.length)
        return heading if self._step < 0 or self.finished else self._said(heading, act.steps[self._step], words)

    def _told(self, language: str) -> Lesson:
        """The lesson in a language; one that is not of the house has only its own."""
        of_house = any(lesson is self.lesson for lesson in self.game.lessons())
        return self.game.lesson(self.lesson.id, language) if of_house else self.lesson

    def _said(self, heading: Bubble, step: Step, words: Words) -> Bubble:
        say, wanted = step.say, self.wanted()
        if self.kind in (OTHER, TRIED) or self._trial:
            say = words.say("lesson-other") if self.other == HOUSE else self._answer_to(step)
        point, portrait = step.point, step.point_portrait
        if self._links:  # the targets of the next move instead
            found = [target for action in wanted for target in self._table.choice(action).targets]
            point, portrait = tuple(dict.fromkeys(found)), ()
        ask = step.ask
        return replace(
            heading,
            say=say,
            picture=step.picture,
            point=() if self._trial else point,
            point_portrait=() if self._trial else portrait,
            opens="" if self._trial else step.open,
            wanted=wanted,
            seek=step.seek and bool(wanted),
            aside=self.aside(),
            question=ask.text if ask else "",
            answers=ask.answers if ask else (),
            answered=self._answered,
            reply=ask.replies[self._answered] if ask and self._answered >= 0 else "",
        )

    def _answer_to(self, step: Step) -> str:
        """What is said to a move that is not wanted, or, when it has been tried, to what came of it."""
        other = step.other[self.other]
        return other.tried if self.kind == TRIED and other.tried else other.say

    # ── what the learner does ─────────────────────────────────────────────────────────────────────

    def play(self, action: int) -> str:
        """A click on the table: ACCEPTED, ANOTHER or NOT_NOW; `IllegalAction` where the rules forbid it."""
        if self.kind == WATCH or self._trial or self._table.player != self.viewer:
            return NOT_NOW
        if not self._table.is_legal(action):
            raise self.game.refuse(self._table, action)
        if self.kind not in (MOVE, OTHER):
            return NOT_NOW
        if action in self.wanted():
            self._accept(action)
            return ACCEPTED
        self.kind = OTHER
        self._tried = action
        self.other = self._other_for(self._table.name(action))
        return ANOTHER

    def try_it(self) -> bool:
        """See what the move that is not wanted brings about; False where there is none."""
        if self.kind != OTHER:
            return False
        assert self.step is not None
        trial = self._table.copy()
        trial.apply(self._tried)
        self._trial = trial
        self._due = [] if self.other == HOUSE else list(self.step.other[self.other].show)
        self.kind = WATCH if self._due else TRIED
        return True

    def take_back(self) -> bool:
        """Back to before the move that is not wanted; False where there is none."""
        if self.kind != OTHER and not self._trial:
            return False
        self._trial, self._due = None, []
        self.kind = MOVE
        return True

    def next(self) -> bool:
        """The bubble has been read, or the curtain; False where something else is awaited."""
        if self.kind == CURTAIN:
            self._open()
        elif self.kind == NEXT:
            self._advance()
        else:
            return False
        return True

    def answer(self, number: int) -> bool:
        """An answer to the question, by its number from 0; False where nothing is asked. After the right one follows
        `next`, after another one any other."""
        ask = self.step.ask if self.step else None
        if self.kind != QUESTION or ask is None:
            return False
        if not is_index(number, len(ask.answers)):
            raise BadOption(f"there is no answer {number!r}; answers run from 0 to {len(ask.answers) - 1}")
        self._answered = number
        if number == ask.right:
            self.kind = NEXT
        return True

    def follow(self) -> bool:
        """Make the next move of fate or of a rival (of anybody, while something is tried); False if none is due."""
        if not self._due:
            return False
        self._make(self._due.pop(0))
        if not self._due:
            if self._trial:
                self.kind = TRIED
            else:
                self._enter(self._step + 1)
        return True

    def settle(self) -> None:
        """Make all the moves that are due."""
        while self.follow():
            pass

    # ── coming back, playing on ───────────────────────────────────────────────────────────────────

    def position(self) -> Bookmark:
        """Where the lesson stands; what is only tried is forgotten."""
        return Bookmark(
            lesson=self.lesson.id,
            act=self.act.id,
            step=self.step.id if self.step else "",
            moves=tuple(self._made),
            earlier={act: moves for act, moves in self.earlier.items() if act != self.act.id},
            finished=self.finished,
        )

    def play_on(self, act: str = "") -> State:
        """The last position of an act that offers it, of the latest one if none is named, as a game of its own: fate
        is closed, whatever is to come is drawn anew."""
        if not self.ends or (act and act not in self.ends):
            raise BadOption(
                f"one cannot play on from {act or 'here'!r}; one can from: {', '.join(self.ends) or 'none'}"
            )
        end = self.ends[act] if act else list(self.ends.values())[-1]
        going = self.game.replay(end.record(), events=True)
        going.let_fate_play()
        return going

    # ── acts and steps ────────────────────────────────────────────────────────────────────────────

    def _arranged(self) -> State:
        """The table as the act begins."""
        options = self.lesson.options | self.act.options
        seed = f"{self.lesson.id}/{self.act.id}"  # what lies hidden is the same every time
        players = len(self.lesson.seats)
        try:
            return self.game.arrange(self.act.position, players, seed, fate="open", events=True, **options)
        except AlehouseError as error:
            raise self._bad(f"position: {error}") from None

    def _open(self) -> None:
        """Begin the act, its curtain having been seen."""
        self._due = list(self.act.then)
        self.kind = WATCH
        if not self._due:
            self._enter(0)

    def _enter(self, number: int) -> None:
        """Begin a step, or leave the act after its last one."""
        if number == len(self.act.steps):
            self._leave()
            return
        self._step = number
        step = self.act.steps[number]
        if step.rewind:
            self._table = self._marks[step.rewind].copy()
        if any(other.rewind == step.id for other in self.act.steps):
            self._marks[step.id] = self._table.copy()
        self._links, self._answered = [], -1
        self.kind = MOVE if step.do else QUESTION if step.ask else NEXT
        if step.do:
            self._check_wanted()

    def _advance(self) -> None:
        """The step is fulfilled: what follows is due."""
        assert self.step is not None
        self._due = list(self.step.then)
        self.kind = WATCH
        if not self._due:
            self._enter(self._step + 1)

    def _leave(self) -> None:
        if self.act.play_on:
            self.ends[self.act.id] = self._table.copy()
            self.earlier[self.act.id] = tuple(self._made)
        if self._act + 1 < len(self.lesson.acts):
            self._act, self._step = self._act + 1, -1
            self._table = self._arranged()
            self._made = []
            self._marks = {}
            self.kind = CURTAIN
        else:
            self.kind = END

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    def _chains(self) -> list[Chain]:
        """The ways that what has been done in this step may go on."""
        assert self.step is not None
        done = self._links
        longer = [chain for chain in self.step.ways if len(chain) > len(done)]
        return [chain for chain in longer if all(fits(pattern, link) for pattern, link in zip(chain, done))]

    def _accept(self, action: int) -> None:
        assert self.step is not None
        name = self._table.name(action)
        self._table.apply(action)
        self._links.append(name)
        self._made.append(name)
        self.kind = MOVE
        done = self._links
        if any(len(way) == len(done) and all(map(fits, way, done)) for way in self.step.ways):
            self._advance()
        else:
            self._check_wanted()

    def _check_wanted(self) -> None:
        """Whether the learner can do what is wanted."""
        if self._table.player != self.viewer:
            raise self._bad(f"do: it is not the learner who decides now but {self._decides()}")
        legal = [self._table.name(action) for action in self._table.legal_actions()]
        for chain in self._chains():
            pattern = chain[len(self._links)]
            if not any(fits(pattern, name) for name in legal):
                raise self._bad(f"do: {pattern} is not legal now; legal are {', '.join(legal)}")

    def _other_for(self, move: str) -> int:
        """What is said to a move that is not wanted: the number of an `other`, or the house's own sentence."""
        assert self.step is not None
        fitting = (n for n, other in enumerate(self.step.other) if fits_any(other.patterns, move))
        return next(fitting, HOUSE)

    def _make(self, move: str) -> None:
        """A move of the script."""
        state, field = self.state, "other, show" if self._trial else "then"
        if state.is_over:
            raise self._bad(f"{field}: {move} comes after the end of the game")
        if not self._trial and state.player == self.viewer:
            raise self._bad(f"{field}: {move} would be the learner's own move; only rivals and fate move here")
        try:
            state.apply(state.parse(move))
        except AlehouseError as error:
            legal = ", ".join(state.name(action) for action in state.legal_actions())
            raise self._bad(f"{field}: {self._decides()} decides, {error}; legal are {legal}") from None

    def _decides(self) -> str:
        player = int(self.state.player)
        return {FATE: "fate", NOBODY: "nobody"}.get(player) or self.lesson.seats[player]

    def _bad(self, problem: str) -> BadLesson:
        return BadLesson(f"{SOURCE} of {self.game.name}", self.place, problem)
