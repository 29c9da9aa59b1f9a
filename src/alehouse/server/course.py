"""The course of a finished game: the scores at the beginning of every round, and at the end."""

from functools import partial
from typing import Any, Final

from msgspec import Struct

from alehouse.core.words import Words
from alehouse.server.aside import aside
from alehouse.server.fair_share import HOUSE, Sharers
from alehouse.server.lanes import Lane
from alehouse.server.refusal import Refusal
from alehouse.server.table import LiveTable

HEAD: Final = "log-head-"  # events that begin a round; the log's headings
USUAL: Final = 0.02  # seconds for a game
WAITING: Final = 40  # record pages that one household may wait for
KEPT: Final = 100  # games whose course is remembered


class Mark(Struct, frozen=True, kw_only=True):
    """A moment of a game: after so many moves these were the scores. The end has no heading."""

    move: int
    scores: list[int]
    heading: str = ""
    args: dict[str, Any] = {}

    def label(self, words: Words) -> str:
        """The heading in the words of the game; "" at the end."""
        return words.say(self.heading, self.args) if self.heading else ""


class Courses:
    """The courses of finished games, which never change; one game after the other is played again in a thread."""

    def __init__(self) -> None:
        self._known: dict[str, list[Mark]] = {}
        self._lane = Lane("records", 1, USUAL)

    async def of(self, table: LiveTable, sharers: Sharers = HOUSE) -> list[Mark]:
        """The course of a game, for whoever asks."""
        if table.id in self._known:
            return self._known[table.id]
        if any(self._lane.waiting_of(household) >= WAITING for household, _ in sharers.people):
            raise Refusal("refused-flood", status=429)
        async with self._lane.place(sharers):
            if table.id not in self._known:  # others may have asked for the same
                self._known[table.id] = await aside(partial(course, table, table.ledger.moves.copy()))
                for forgotten in list(self._known)[:-KEPT]:
                    del self._known[forgotten]
            return self._known[table.id]


def course(table: LiveTable, moves: list[str]) -> list[Mark]:
    """Play a game through again and note the scores wherever a round begins."""
    options: dict[str, Any] = dict(table.row.options)
    state = table.game.new(table.row.players, fate="open", events=True, **options)
    marks: list[Mark] = []
    told = 0
    for number, move in enumerate(["", *moves]):
        if move:
            state.apply(table.game.parse(move))
        events = state.own_past().events
        heads = [event for event in events[told:] if event.key.startswith(HEAD)]
        told = len(events)
        if heads and not state.is_over:
            head = heads[-1]
            marks.append(Mark(move=number, scores=state.scores(), heading=head.key, args=head.args))
    return [*marks, Mark(move=len(moves), scores=state.scores())]
