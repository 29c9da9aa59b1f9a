"""What may be typed at a terminal, in a game or a lesson: an option, a thing to look at, the log, the rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from alehouse.core.choice import Choice
from alehouse.core.errors import AlehouseError, BadOption, IllegalAction
from alehouse.core.game import Game
from alehouse.core.state import State
from alehouse.core.view import View
from alehouse.terminal import rules
from alehouse.terminal.game_text import GameText
from alehouse.terminal.options import is_number, named_action, numbered_option, option_in_words
from alehouse.terminal.screen import Screen

LEAVING: Final = (None, "q", "quit")  # lines by which people leave


class Desk(ABC):
    """Somebody at a terminal with a table on it."""

    def __init__(self, screen: Screen, game: Game, game_text: GameText) -> None:
        self.screen = screen
        self.game = game
        self.game_text = game_text
        self.options: list[tuple[Choice, str]] = []  # of the pending decision, in words
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "help": self.help,
            "board": self.board,
            "log": self.log,
            "rules": self.rules,
        }

    @property
    @abstractmethod
    def state(self) -> State:
        """What is on the table."""

    @abstractmethod
    def _view(self) -> View:
        """The table as it is shown here."""

    # ── deciding ──────────────────────────────────────────────────────────────────────────────────

    def _decide(self) -> bool:
        """Read lines until there is something else to show; False when people leave."""
        while True:
            line = self.screen.ask("> ")
            if line is None or line in LEAVING:
                return False
            try:
                if self.obey(line):
                    return True
            except IllegalAction as error:
                self._explain(error)
            except AlehouseError as error:
                self.screen.write(self.game_text.words.explain(error), "berry")

    def obey(self, line: str) -> bool:
        """Do what a line says; True if there is something else to show."""
        word, _, rest = line.partition(" ")
        return self.commands[word](rest.strip()) if word in self.commands else self._do(line)

    @abstractmethod
    def _do(self, line: str) -> bool:
        """Do what a line says that is no command."""

    def _meant(self, line: str) -> int | None:
        """The action that a line names, by a number, a name or words. A thing to look at is shown instead; what is not
        understood is said to be so."""
        if is_number(line):
            return numbered_option(self.screen, self.options, int(line))
        action = named_action(self.options, self.game, line)
        if action is not None or self._look_closer(line):
            return action
        return option_in_words(self.screen, self.options, line)

    def _explain(self, error: IllegalAction) -> None:
        """Why something is not allowed, and by which rule."""
        text = self.game_text.say(error.key, error.args_for_words, int(self.state.player))
        self.screen.write(f"{text} [{error.clause}]" if error.clause else text, "berry")

    def _look_closer(self, line: str) -> bool:
        """Show something on the table, "stack A5"; False if there is no such thing."""
        word, _, rest = line.partition(" ")
        try:
            self.screen.draw(self.game.inspect_text(self._view(), self.game_text.words, f"{word}:{rest.strip()}"))
        except BadOption:
            return False
        return True

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def help(self, _: str) -> bool: ...

    @abstractmethod
    def board(self, _: str) -> bool: ...

    def log(self, _: str) -> bool:
        for line in self._view().log:
            self.screen.write(self.game_text.line(line), aside=line.clause)
        return False

    def rules(self, text: str) -> bool:
        prompt = self._view().prompt
        rules.show(self.screen, self.game, text or (prompt.clause if prompt else ""))
        return False
