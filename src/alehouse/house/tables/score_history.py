"""The score history of a finished game: the scores at the beginning of every round and turn, and at the end."""

from functools import partial
from typing import Any, Final

from msgspec import Struct

from alehouse.core.state import State
from alehouse.core.turns import begins_turn
from alehouse.core.words import Words
from alehouse.house.fairness.fair_share import HOUSE, Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.offload import Offload
from alehouse.house.tables.table import LiveTable

HEAD: Final = "log-head-"  # events that begin a round; the log's headings
USUAL: Final = 0.02  # seconds for a game
WAITING: Final = 40  # record pages that one household may wait for
KEPT: Final = 100  # games whose score history is remembered


class Mark(Struct, frozen=True, kw_only=True):
    """A moment of a game: after so many moves these were the scores. The end has no heading, nor has a beginning
    in the middle of a round."""

    move: int
    scores: list[int]
    heading: str = ""
    args: dict[str, Any] = {}

    def label(self, words: Words) -> str:
        """The heading in the words of the game; "" where there is none."""
        return words.say(self.heading, self.args) if self.heading else ""


class TurnMark(Struct, frozen=True, kw_only=True):
    """Where a turn begins: after so many moves, with these scores."""

    move: int
    scores: list[int]


class History(Struct, frozen=True, kw_only=True):
    """The rounds of a game, its end as the last of them; and its turns."""

    marks: list[Mark]
    turns: list[TurnMark]

    def turns_of(self, round_: int) -> list[int]:
        """After how many moves the turns of a round begin; those before the first round are its own."""
        first = self.marks[round_].move if round_ else 0
        return [turn.move for turn in self.turns if first <= turn.move < self.marks[round_ + 1].move]


class ScoreHistories:
    """The score histories of finished games, which never change; one game after the other is played again."""

    def __init__(self, offload: Offload) -> None:
        self._offload = offload
        self._known: dict[str, History] = {}
        self._lane = Lane("records", 1, USUAL)

    async def of(self, table: LiveTable, sharers: Sharers = HOUSE) -> History:
        """The score history of a game, for whoever asks."""
        if table.id in self._known:
            return self._known[table.id]
        self._lane.check_queue(sharers, WAITING)
        async with self._lane.place(sharers):
            if table.id not in self._known:  # others may have asked for the same
                self._known[table.id] = await self._offload(partial(score_history, table, table.ledger.moves.copy()))
                for forgotten in list(self._known)[:-KEPT]:
                    del self._known[forgotten]
            return self._known[table.id]


def score_history(table: LiveTable, moves: list[str]) -> History:
    """Play a game through again and note the scores wherever a round or a turn begins."""
    options: dict[str, Any] = dict(table.row.options)
    given, players = table.row.given, table.row.players
    begin = table.game.new if given is None else partial(table.game.arrange, given)
    notes = _Notes(begin(players, fate="open", events=True, **options))
    for move in moves:
        notes.look()
        notes.state.apply(table.game.parse(move))
    return notes.end()


class _Notes:
    """What is noted while a game is played through again."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._marks: list[Mark] = []
        self._turns: list[TurnMark] = []
        self._seat: int | None = None  # whose turn it was last
        self._noted = 0  # events

    def look(self) -> None:
        """Note what begins where the game stands."""
        state, move = self.state, len(self.state.history)
        events = state.own_past().events
        heads = [event for event in events[self._noted :] if event.key.startswith(HEAD)]
        self._noted = len(events)
        if heads and not state.is_over:
            self._marks.append(Mark(move=move, scores=state.scores(), heading=heads[-1].key, args=heads[-1].args))
        if state.player >= 0 and begins_turn(state, self._seat):
            self._turns.append(TurnMark(move=move, scores=state.scores()))
            self._seat = int(state.player)

    def end(self) -> History:
        self.look()
        end = Mark(move=len(self.state.history), scores=self.state.scores())
        first = Mark(move=0, scores=self._turns[0].scores)  # of a game that began in the middle of a round
        return History(marks=[*(self._marks or [first]), end], turns=self._turns)
