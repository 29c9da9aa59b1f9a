"""The end of a game on a terminal: who won, the scoring as a table, and step by step."""

from alehouse.core.scene import Outcome
from alehouse.terminal.screen import Screen


def show_outcome(screen: Screen, outcome: Outcome) -> None:
    """The scoring, explained."""
    screen.write(outcome.title, "heading")
    screen.write(outcome.reason)
    screen.blank()
    screen.table(outcome.rows, left=2)
    screen.blank()
    for line in outcome.lines:
        screen.write(line)
