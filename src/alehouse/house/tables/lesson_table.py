"""The table of a lesson: one person learns there; fate and the rivals follow the lesson's script.

To browsers it is a table like any other, with the same drawings, views and refusals. It has no clocks, no bots and no
undo, is in no list of tables and counts for nothing. Where somebody is in a lesson is kept after everything they do, so
that it can be left at any moment; all windows of that person show the same place.
"""

import logging
from collections.abc import Callable
from functools import cached_property, partial

from msgspec.structs import replace

from alehouse.core.errors import AlehouseError, BadLesson
from alehouse.core.lessons.bookmark import read_bookmark
from alehouse.core.lessons.bubble import WATCH
from alehouse.core.lessons.lesson import YOU, Lesson
from alehouse.core.lessons.resuming import resume
from alehouse.core.lessons.run import NOT_NOW, Run
from alehouse.core.state import FATE, State
from alehouse.games import ROOMS, load
from alehouse.house.offload import Offload, here
from alehouse.house.refusal import Refusal
from alehouse.house.rows import LessonRow, MoveRow, PersonRow, SeatRow, TableRow
from alehouse.house.storage import Storage, Taken
from alehouse.house.tables.table import Changed, LiveTable

log = logging.getLogger("alehouse.house")

Deed = Callable[[Run], bool]  # what a learner does; whether it could be done


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson of the house."""
    for one in load(game).lessons() if game in ROOMS else ():
        if one.id == lesson:
            return one
    raise Refusal("refused-lesson-unknown", status=404)


def run_of(row: LessonRow) -> Run:
    """A lesson where somebody is in it; where its file has changed since, at a place before that one."""
    lesson = lesson_of(row.game, row.lesson)
    run = resume(load(row.game), lesson, read_bookmark(row.place, row.lesson))
    run.settle()
    return run


async def load_lesson(lesson_id: str, storage: Storage, changed: Changed, offload: Offload) -> "LessonTable":
    """The table of a lesson, by its id."""
    row = await storage.lessons.get(lesson_id)
    person = await storage.people.get(row.person) if row else None
    if row is None or person is None:
        raise Refusal("refused-table", status=404)
    try:
        run = await offload(partial(run_of, row))
    except AlehouseError as error:
        raise Refusal("refused-table-broken", {"problem": str(error)}, status=409) from error
    return LessonTable(row, person, run, storage, changed, offload)


class LessonTable(LiveTable):
    """A lesson being learnt. Its rows are in no ledger: what is kept is a bookmark."""

    is_lesson = True

    def __init__(
        self, row: LessonRow, person: PersonRow, run: Run, storage: Storage, changed: Changed, offload: Offload = here
    ) -> None:
        self.kept = row
        self.run = run
        self._act = run.act.id
        self._offload = offload
        super().__init__(_table_row(row, person, run), [], storage, changed, game=run.game)
        self.sitters = {person.id: person}

    def _remember(self, rows: list[MoveRow]) -> None:
        super()._remember(rows)
        self._settle([])

    def _replayed(self) -> State:
        return self.run.state.copy()

    def _mind_log(self) -> None:
        """A lesson always has a log; but its drawings are for whoever looks."""
        if not self.watchers:
            self.moments.clear()
            self.caches.clear()

    @cached_property
    def has_secrets(self) -> bool:
        return True

    def has_no_choice(self, state: State) -> bool:
        """In a lesson everybody decides for themselves."""
        return False

    # ── what the learner does ─────────────────────────────────────────────────────────────────────

    async def play(self, action: int, seq: int, click: str) -> int:
        """A click on the table: the wanted move is made, another one is talked about. Returns the `seq` after it, the
        same however often a click comes."""
        answer = await self.answer_to(click)
        if answer is not None:
            return answer
        await self.study(lambda run: run.play(action) != NOT_NOW, seq, click)
        return self.ledger.seq

    async def study(self, deed: Deed, seq: int, click: str = "") -> None:
        """Do something, and let fate and the rivals follow; it is kept before anybody sees it."""
        self.check(seq)
        moments, act = [self.state], self.run.act
        try:
            if not deed(self.run):
                raise Refusal("lesson-not-now")
            while self.run.kind == WATCH:
                if len(self.run.state.history) > len(moments[-1].history):
                    moments.append(self.run.state.copy())
                self.run.follow()
        except BadLesson as error:
            self._begin_act_again(error)
        goes_on = act is self.run.act and len(self.run.state.history) > len(moments[0].history)
        await self._write(self._keep_place(moments if goes_on else []), click)

    def _begin_act_again(self, error: BadLesson) -> None:
        """Whatever somebody has done on the way, a lesson never gets stuck: its act begins again."""
        log.error("a lesson cannot go on table=%s reason=%s", self.id, error)
        here = self.run.position()
        self.run = resume(self.game, self.run.lesson, replace(here, step="", moves=(), finished=False))
        self.run.settle()

    async def _keep_place(self, moments: list[State]) -> None:
        run = self.run
        try:
            self.kept = await self.storage.lessons.keep_place(self.kept, run.position().text(), run.finished)
        except Taken:
            await self.catch_up()
            raise Refusal("refused-stale", stale=True) from None
        self._settle(moments)

    def _settle(self, moments: list[State]) -> None:
        """The table as the lesson has it now, with the `moments` on the way; without any it is there at once."""
        options = self.run.state.own_past().options
        if self.run.act.id != self._act:
            self.jumps += 1
        self._act = self.run.act.id
        self.row = replace(self.row, options=dict(options))
        self.moments.clear()
        self.pass_by(moments)
        self.state = self.run.state.copy()
        self.ledger.seq = self.kept.seq
        self.ledger.moves = self.state.record().moves
        self.ledger.seats = [FATE] * len(self.ledger.moves)
        if self._click:
            self.ledger.answers[self._click] = self.kept.seq

    # ── other windows ─────────────────────────────────────────────────────────────────────────────

    async def catch_up(self) -> None:
        """See where the lesson is by now, as another process has kept it."""
        row = await self.storage.lessons.get(self.id)
        person = await self.storage.people.get(self.kept.person)
        if row is None or person is None:
            raise Refusal("refused-table", status=404)
        self.sitters = {person.id: person}
        if row.seq != self.kept.seq or self.doubtful or row.place != self.kept.place:
            run = await self._offload(partial(run_of, row))
            self.kept, self.run, self._click = row, run, ""
            self._settle([])
        self.doubtful = False
        self.changed(everywhere=False)

    async def reload(self) -> None:
        await self.catch_up()


def _table_row(row: LessonRow, person: PersonRow, run: Run) -> TableRow:
    """The table of a lesson, as the rest of the house knows tables."""
    lesson = run.lesson
    return TableRow(
        id=row.id,
        host=row.person,
        game=row.game,
        rules=run.game.rules_version,
        players=len(lesson.seats),
        options={},
        seed="",
        cards="",
        status="running",
        private=True,
        deadline=0,
        since=row.touched,
        touched=row.touched,
        player=lesson.learner,
        summary={},
        seats=[_seat(number, name, person, number == lesson.learner) for number, name in enumerate(lesson.seats)],
    )


def _seat(number: int, name: str, person: PersonRow, learns: bool) -> SeatRow:
    """The learner by their own name, or "you" in whichever language is read; rivals are moved by the script."""
    if not learns:
        return SeatRow(seat=number, kind="bot", name=name)
    return SeatRow(seat=number, kind="person", person=person.id, name=person.name if name == YOU else name)
