"""A table at a terminal, without the terminal: what bots are handed, and where undo stops."""

from typing import cast

import pytest
from tests.bots.spy import Spy

import alehouse as house
from alehouse.core.state import State
from alehouse.terminal.seating import Seat
from alehouse.terminal.table import TerminalTable

GAME = house.load("dwarf")


def test_bots_are_handed_what_their_seat_may_know_and_nothing_else() -> None:
    table = TerminalTable(GAME.new(2, seed=1), [Seat(bot="random"), Seat(bot="random")], seed=1)
    spy = Spy(lambda: table.state)
    table.bots = {0: spy, 1: spy}
    table.let_bots_play()
    assert table.state.is_over
    assert spy.asked > 0


class Peek:
    """As much of a state as a table needs: everything is one seat's, action 1 shows something hidden."""

    player = 0

    def __init__(self, open_fate: bool, history: list[int] | None = None, reveals: int = 0) -> None:
        self.open_fate = open_fate
        self.history = history or []
        self.reveals = reveals

    def copy(self) -> "Peek":
        return Peek(self.open_fate, self.history, self.reveals)

    def apply(self, action: int) -> None:
        self.history = [*self.history, action]
        self.reveals += action


def peeking(actions: list[int], open_fate: bool = False) -> TerminalTable:
    """A table after these decisions."""
    table = TerminalTable(cast(State, Peek(open_fate)), [Seat()], seed=1)
    for action in actions:
        table.decide(action)
    return table


def test_undo_stops_at_what_was_shown() -> None:
    table = peeking([0, 0, 1])
    assert not table.undo()
    assert table.barrier == "terminal-undo-reveal"
    table.decide(0)
    assert table.undo()
    assert table.state.history == [0, 0, 1]
    assert not table.undo()


@pytest.mark.parametrize("actions", [[0, 0], [0, 1, 0]])
def test_real_dice_and_cards_can_be_taken_back_all_the_way(actions: list[int]) -> None:
    table = peeking(actions, open_fate=True)
    for _ in actions:
        assert table.undo()
    assert table.state.history == []
