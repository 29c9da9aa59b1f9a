"""A game in words for one reader: its log, prompts, options and reasons, players by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from alehouse.core.choice import Choice
from alehouse.core.naming import named
from alehouse.core.styles import mark_of
from alehouse.core.view import LogLine
from alehouse.core.words import Words


class GameText:
    """What is said at one table: `names` are everybody's, those of the deciding `seats` first."""

    def __init__(self, words: Words, names: Sequence[str], seats: int) -> None:
        self.words = words
        self.names = names
        self.seats = seats

    def say(self, key: str, args: Mapping[str, Any], seat: int = -1) -> str:
        """A message of the game, about the player in a seat."""
        return self.words.say(key, named(args, seat, self.names))

    def option(self, choice: Choice, seat: int) -> str:
        return self.say(choice.message, choice.args, seat)

    def player(self, seat: int) -> Text:
        """A player's mark and name."""
        mark, style = mark_of(seat, self.seats)
        return Text(f"{mark} {self.names[seat]}", style)

    def line(self, line: LogLine) -> Text:
        """A line of the log: a heading, or who did what and what it brought."""
        text = self.say(line.message, line.args, line.seat)
        if line.message.startswith("log-head-"):
            return Text(text, "heading")
        line_text = Text("  ")
        if line.seat >= 0:
            line_text.append_text(self.player(line.seat)).append("  ")
        line_text.append(text)
        for good, change in line.changes.items():
            sign, style = ("−", "berry") if change < 0 else ("+", "hop")
            amount = abs(change)
            line_text.append(f"  {sign}{amount} {self.words.say(f'goods-{good}', {'count': amount})}", style)
        return line_text
