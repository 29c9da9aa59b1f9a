"""A game played at a terminal: the board, what happened, numbered choices, and what may be typed."""

import shlex
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

from alehouse.core.choice import Choice
from alehouse.core.errors import AlehouseError, BadOption, IllegalAction
from alehouse.core.state import FATE
from alehouse.core.view import View
from alehouse.terminal import rules
from alehouse.terminal.errors import Misuse, cut
from alehouse.terminal.hint import show_hint
from alehouse.terminal.outcome import show_outcome
from alehouse.terminal.saving import Saving
from alehouse.terminal.screen import Screen
from alehouse.terminal.table import Table
from alehouse.terminal.telling import Telling

LONGEST: Final = 9  # digits of a number that can be meant
LISTED: Final = 40  # more options than this are searched by their words, not listed


class Sitting:
    """Some people at one terminal and their game."""

    def __init__(
        self, screen: Screen, table: Table, telling: Telling, saving: Saving, save: Path | None, again: str
    ) -> None:
        self.screen = screen
        self.table = table
        self.game = table.state.game
        self.telling = telling
        self.saving = saving
        self.save_file = save
        self.again = again  # the command that goes on with a saved game, but for its file
        self.keeps_secrets = table.has_secrets and table.people > 1  # from each other
        self.sitting: int | None = None  # who sits at the keyboard, as far as that matters
        self.told: dict[int | None, int] = {}  # lines of the log that have been shown, to whom
        self.options: list[tuple[Choice, str]] = []  # of the pending decision, in words
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "help": self.help,
            "u": self.undo,
            "undo": self.undo,
            "h": self.hint,
            "hint": self.hint,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "save": self.save,
        }

    def run(self) -> None:
        """Play until the game is over or people leave."""
        try:
            self._play()
        except KeyboardInterrupt:
            self._leave()
            raise

    def _play(self) -> None:
        while True:
            self.table.let_bots_play()
            self._autosave()
            if self.table.state.is_over:
                self._finish()
                return
            if not self._pass_on():
                self._leave()
                return
            self._show()
            if not self._decide():
                self._leave()
                return

    def _pass_on(self) -> bool:
        """Where people have secrets, clear the screen for the next one, and wait before one's secrets are shown; False
        when people leave."""
        player = int(self.table.state.player)
        if not self.keeps_secrets or player in (FATE, self.sitting):
            return True
        if self.sitting is not None:
            self.screen.forget()
        if self.game.hides(self.table.state, player):
            asked = self.screen.words.say("terminal-pass", {"player": self.telling.names[player]})
            if self.screen.ask(f"{asked} ") in (None, "q", "quit"):
                return False
        self.sitting = player
        return True

    # ── showing ───────────────────────────────────────────────────────────────────────────────────

    def _view(self) -> View:
        return self.table.state.view(self.table.shown_seat)

    def _show(self) -> None:
        """What happened since the last decision, the table, the decision to make."""
        view = self._view()
        self._news(view)
        self._board(view)
        self._prompt(view)

    def _news(self, view: View) -> None:
        for line in view.log[self.told.get(self.sitting, 0) :]:
            self.screen.write(self.telling.line(line))
        self.told[self.sitting] = len(view.log)
        self.told = {reader: min(told, len(view.log)) for reader, told in self.told.items()}  # an undo takes lines back
        self.screen.blank()

    def _board(self, view: View) -> None:
        markup = self.game.board(view, self.telling.words, self.telling.names, self.screen.width)
        self.screen.draw(markup)

    def _prompt(self, view: View) -> None:
        """What is asked, and the options with their numbers."""
        state, prompt = self.table.state, view.prompt
        assert prompt is not None
        choices = view.options or [state.choice(action) for action in state.legal_actions()]
        self.options = [(choice, self.telling.option(choice, prompt.seat)) for choice in choices]
        if not self.screen.short:
            self.screen.blank()
        self.screen.write(self.telling.say(prompt.message, prompt.args, prompt.seat), "title")
        if prompt.detail and not self.screen.short:
            self.screen.write(self.telling.say(prompt.detail, prompt.args, prompt.seat), "quiet")
        if len(self.options) > LISTED:
            self.screen.say("terminal-search", "quiet", count=len(self.options))
        else:
            self.screen.numbered([(number, text) for number, (_, text) in enumerate(self.options, 1)])

    def _finish(self) -> None:
        view = self._view()
        self._news(view)
        self._board(view)
        self.screen.blank()
        show_outcome(self.screen, self.game.outcome(view, self.telling.words, self.telling.names))
        if self.save_file:
            self.screen.blank()
            self.screen.say("terminal-saved-end", "quiet")
            self.screen.command(shlex.join(["alehouse", "replay", str(self.save_file)]))

    def _leave(self) -> None:
        """A word on how to go on with the game."""
        self.screen.blank()
        if self.save_file:
            self.screen.say("terminal-leave-saved")
            self.screen.command(f"{self.again} --load {shlex.quote(str(self.save_file))}")
        else:
            self.screen.say("terminal-leave")

    def _autosave(self) -> None:
        """Save the game; if that fails it goes on all the same, and the next decision tries again."""
        if self.save_file:
            try:
                self.saving.write(self.save_file, self.table.state.record())
            except Misuse as error:
                self.screen.write(str(error), "berry")

    # ── deciding ──────────────────────────────────────────────────────────────────────────────────

    def _decide(self) -> bool:
        """Read lines until the table has changed; False when people leave."""
        while True:
            line = self.screen.ask("> ")
            if line is None or line in ("q", "quit"):
                return False
            try:
                if self.obey(line):
                    return True
            except AlehouseError as error:
                self.screen.write(self.telling.words.explain(error), "berry")

    def obey(self, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            return self.commands[word](rest.strip())
        if not line:
            self._prompt(self._view())
            return False
        if line.isdecimal() and len(line) <= LONGEST:
            return self._take_number(int(line))
        action = self._named_action(line)
        if action is not None:
            return self._take(action)
        if self._look_closer(f"{word}:{rest.strip()}"):
            return False
        return self._take_words(line)

    def _take_number(self, number: int) -> bool:
        if not 1 <= number <= len(self.options):
            self.screen.say("terminal-no-number", "berry", number=number, count=len(self.options))
            return False
        return self._take(self.options[number - 1][0].action)

    def _take(self, action: int) -> bool:
        try:
            self.table.decide(action)
        except IllegalAction as error:
            self._explain(error)
            return False
        return True

    def _take_words(self, line: str) -> bool:
        """The only option with these words; where there are several, they are listed."""
        found = [
            (number, choice, text)
            for number, (choice, text) in enumerate(self.options, 1)
            if _matches(line, f"{text} {choice.name}")
        ]
        if len(found) == 1:
            self.screen.write(f"  {found[0][2]}", "lantern")
            return self._take(found[0][1].action)
        if found:
            self.screen.say("terminal-several", "quiet")
            self.screen.numbered([(number, text) for number, _, text in found])
        else:
            self.screen.say("terminal-not-understood", "berry", line=cut(line))
        return False

    def _named_action(self, text: str) -> int | None:
        """The action of that name, or the only one of now that ends with it: "place:A5", "A5"."""
        ending = f":{text.casefold()}"
        fitting = [choice.action for choice, _ in self.options if choice.name.casefold().endswith(ending)]
        if len(fitting) == 1:
            return fitting[0]
        try:
            return self.table.state.parse(text)
        except BadOption:
            return None

    def _explain(self, error: IllegalAction) -> None:
        """Why something is not allowed, and by which rule."""
        text = self.telling.say(error.key, error.args_for_words, int(self.table.state.player))
        self.screen.write(f"{text} [{error.clause}]" if error.clause else text, "berry")

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    def help(self, _: str) -> bool:
        self.screen.say("terminal-help")
        if self.telling.words.has("board-legend"):
            self.screen.blank()
            self.screen.write(self.telling.words.say("board-legend"))
        return False

    def undo(self, _: str) -> bool:
        if not self.table.undo():
            self.screen.say(self.table.barrier, "berry")
            return False
        self.screen.say("terminal-undone", "quiet")
        return True

    def hint(self, _: str) -> bool:
        """What the house would do: the best few options, how much it thought about each, and what they promise."""
        state = self.table.state
        if state.player < 0 or len(self.options) < 2:
            self.screen.say("terminal-hint-needless", "berry")
        else:
            show_hint(self.screen, self.table.advice(), self.options, state.seats)
        return False

    def why(self, text: str) -> bool:
        """Why something cannot be done now; or which rule allows it."""
        action = self._named_action(text) if text else None
        if action is None:
            action = self._action_by_words(text) if text else None
        if action is None:
            self.screen.say("terminal-why-what", "berry", example=self.game.action_names[0])
        elif self.table.state.is_legal(action):
            choice = self.table.state.choice(action)
            self.screen.say("terminal-why-allowed", clause=choice.clause)
            rules.show_clause(self.screen, self.game, choice.clause)
        else:
            self._explain(self.game.refuse(self.table.state, action))
        return False

    def _action_by_words(self, text: str) -> int | None:
        """The action of a kind that is asked for now which these words name."""
        kinds = {choice.kind for choice, _ in self.options}
        names = enumerate(self.game.action_names)
        asked = [action for action, name in names if name.partition(":")[0] in kinds]
        found = [action for action in asked if _matches(text, self._words_of(action))]
        return found[0] if found else None

    def _words_of(self, action: int) -> str:
        choice = self.table.state.choice(action)
        return f"{self.telling.option(choice, int(self.table.state.player))} {choice.name}"

    def rules(self, text: str) -> bool:
        prompt = self._view().prompt
        rules.show(self.screen, self.game, text or (prompt.clause if prompt else ""))
        return False

    def log(self, _: str) -> bool:
        for line in self._view().log:
            self.screen.write(self.telling.line(line), aside=line.clause)
        return False

    def board(self, _: str) -> bool:
        self._board(self._view())
        return False

    def save(self, text: str) -> bool:
        if not text:
            self.screen.say("terminal-save-where", "berry")
            return False
        path = Path(text).expanduser()
        self.saving.claim(path)
        self.saving.write(path, self.table.state.record())
        self.screen.say("terminal-saved")
        self.screen.command(f"{self.again} --load {shlex.quote(str(path))}")
        return False

    def _look_closer(self, what: str) -> bool:
        """Look at something on the table, "stack:A5"; False if there is no such thing."""
        try:
            self.screen.draw(self.game.closer(self._view(), self.telling.words, what))
        except BadOption:
            return False
        return True


def _matches(asked: str, text: str) -> bool:
    """Whether every word asked for occurs, whatever its accents and capitals."""
    plain = _plain(text)
    return all(word in plain for word in _plain(asked).split())


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))  # ł is a letter of its own
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
