"""A finished game, ready to be looked at again: its decisions, its turns, and the table at each of them."""

from functools import lru_cache

import msgspec
from msgspec import Struct

from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.state import State
from alehouse.core.turns import begins_turn
from alehouse.games import with_cards


class NotAnalysed(BadOption):
    """A record that is in order, but not analysed; the house's words say why."""


class Decision(Struct, frozen=True):
    """Somebody had to decide after `move` moves of the record, between so many `options`, and took `action`."""

    move: int
    seat: int
    turn: int  # which it belongs to, counted from 0
    action: int
    options: int


class Study:
    """A record with the table as it stood before every decision."""

    def __init__(self, record: Record, cards: str = "") -> None:
        self.record = record
        self.game = self._game(record, cards)
        self.end = self.game.replay(record)  # every move is checked
        if not self.end.is_over:
            text = "the game is not over: only a finished game is analysed"
            raise NotAnalysed(text, "analysis-unfinished")
        self.turns: list[Decision] = []  # the first decision of each
        self._decisions: dict[int, Decision] = {}
        self._tables: dict[int, State] = {}
        self._walk()

    @staticmethod
    def _game(record: Record, cards: str) -> Game:
        game = with_cards(record.game, cards).of_record(record)
        if record.cards and record.rules != type(game).rules_version:
            text = "with cards of one's own only games of the present rules are analysed"
            raise NotAnalysed(text, "analysis-own-cards")
        return game

    def _walk(self) -> None:
        """Go through the record once more and keep every decision."""
        state = self.game.replay(self.record, 0)
        state.open_fate = True
        for move, name in enumerate(self.record.moves):
            action = state.parse(name)
            if state.player >= 0:
                self._keep(state, move, action)
            state.apply(action)

    def _keep(self, state: State, move: int, action: int) -> None:
        begins = begins_turn(state, self.turns[-1].seat if self.turns else None)
        turn = len(self.turns) - (0 if begins else 1)
        decision = Decision(move, int(state.player), turn, action, len(state.legal_actions()))
        self._decisions[move] = decision
        self._tables[move] = state.scratch()
        if begins:
            self.turns.append(decision)

    @property
    def players(self) -> int:
        """How many are at the table, printed opponents included."""
        return len(self.end.ranking())

    @property
    def decisions(self) -> list[Decision]:
        """All of them, in the order of the game."""
        return list(self._decisions.values())

    def table(self, move: int) -> State:
        """The table before a decision; not to be changed."""
        return self._tables[move]

    def at(self, move: int) -> Decision:
        """The decision after so many moves of the record."""
        return self._decisions[move]


@lru_cache(maxsize=2)
def study_of(record: bytes, cards: str) -> Study:
    """The study of a record in JSON: kept, for processes that do an analysis part by part."""
    return Study(msgspec.json.decode(record, type=Record), cards)
