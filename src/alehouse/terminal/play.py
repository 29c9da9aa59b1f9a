"""A game played at a terminal: the board, what happened, numbered choices, and what may be typed."""

import shlex
from pathlib import Path

from alehouse.core.state import FATE, State
from alehouse.core.view import View
from alehouse.terminal import rules
from alehouse.terminal.desk import LEAVING, Desk
from alehouse.terminal.errors import Misuse
from alehouse.terminal.game_text import GameText
from alehouse.terminal.hint import show_hint
from alehouse.terminal.options import matches, named_action, show_options
from alehouse.terminal.outcome import show_outcome
from alehouse.terminal.saving import Saving
from alehouse.terminal.screen import Screen
from alehouse.terminal.table import TerminalTable


class Sitting(Desk):
    """Some people at one terminal and their game."""

    def __init__(
        self, screen: Screen, table: TerminalTable, game_text: GameText, saving: Saving, save: Path | None, again: str
    ) -> None:
        super().__init__(screen, table.state.game, game_text)
        self.table = table
        self.saving = saving
        self.save_file = save
        self.again = again  # the command that goes on with a saved game, but for its file
        self.keeps_secrets = table.has_secrets and table.people > 1  # from each other
        self.sitting: int | None = None  # who sits at the keyboard, as far as that matters
        self.told: dict[int | None, int] = {}  # lines of the log that have been shown, to whom
        self.commands |= {
            "u": self.undo,
            "undo": self.undo,
            "h": self.hint,
            "hint": self.hint,
            "why": self.why,
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
            asked = self.screen.words.say("terminal-pass", {"player": self.game_text.names[player]})
            if self.screen.ask(f"{asked} ") in LEAVING:
                return False
        self.sitting = player
        return True

    # ── showing ───────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> State:
        return self.table.state

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
            self.screen.write(self.game_text.line(line))
        self.told[self.sitting] = len(view.log)
        self.told = {reader: min(told, len(view.log)) for reader, told in self.told.items()}  # an undo takes lines back
        self.screen.blank()

    def _board(self, view: View) -> None:
        markup = self.game.board(view, self.game_text.words, self.game_text.names, self.screen.width)
        self.screen.draw(markup)

    def _prompt(self, view: View) -> None:
        """What is asked, and the options with their numbers."""
        state, prompt = self.table.state, view.prompt
        assert prompt is not None
        choices = view.options or [state.choice(action) for action in state.legal_actions()]
        self.options = [(choice, self.game_text.option(choice, prompt.seat)) for choice in choices]
        if not self.screen.short:
            self.screen.blank()
        self.screen.write(self.game_text.say(prompt.message, prompt.args, prompt.seat), "title")
        if prompt.detail and not self.screen.short:
            self.screen.write(self.game_text.say(prompt.detail, prompt.args, prompt.seat), "quiet")
        show_options(self.screen, self.options)

    def _finish(self) -> None:
        view = self._view()
        self._news(view)
        self._board(view)
        self.screen.blank()
        show_outcome(self.screen, self.game.outcome(view, self.game_text.words, self.game_text.names))
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

    def _do(self, line: str) -> bool:
        if not line:
            self._prompt(self._view())
            return False
        action = self._meant(line)
        if action is None:
            return False
        self.table.decide(action)
        return True

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    def help(self, _: str) -> bool:
        self.screen.say("terminal-help")
        if self.game_text.words.has("board-legend"):
            self.screen.blank()
            self.screen.write(self.game_text.words.say("board-legend"))
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
        action = named_action(self.options, self.game, text) if text else None
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
        found = [action for action in asked if matches(text, self._words_of(action))]
        return found[0] if found else None

    def _words_of(self, action: int) -> str:
        choice = self.table.state.choice(action)
        return f"{self.game_text.option(choice, int(self.table.state.player))} {choice.name}"

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
