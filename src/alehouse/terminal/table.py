"""A table at this terminal: a state, who sits where, and how far decisions can be taken back."""

import secrets
from collections.abc import Sequence

from alehouse.bots import ADVISER, load_bot, load_search
from alehouse.bots.advice import Advice, advise
from alehouse.bots.parallel import idle_cores
from alehouse.core.fate import seeded
from alehouse.core.state import State
from alehouse.terminal.seating import Seat


class TerminalTable:
    """A game being played. Fate is typed in where the state's fate is open."""

    def __init__(self, state: State, seats: Sequence[Seat], seed: int | str, has_secrets: bool = False) -> None:
        self.state = state
        self.has_secrets = has_secrets  # seats see different things
        self.bots = {seat: load_bot(form.bot, idle_cores()) for seat, form in enumerate(seats) if form.bot}
        self.people = len(seats) - len(self.bots)
        self.chance = seeded(f"{seed}-bots")  # the bots' own; the same seed gives the same game
        self.past: list[tuple[int, State]] = []  # what can be taken back: who decided, the state before
        self.barrier = "terminal-undo-nothing"  # why nothing can be taken back

    @property
    def shown_seat(self) -> int | None:
        """Whose view is shown: the person who decides; nobody's for fate and among bots alone."""
        return self.state.player if self.state.player >= 0 else None

    def decide(self, action: int) -> None:
        """A person's decision, or fate's as typed in; raises `IllegalAction` if the rules forbid it."""
        before = self.state.copy()
        self.state.apply(action)
        if not self.state.open_fate and self.past and self.past[-1][0] != before.player:
            self._shut("terminal-undo-other")
        self.past.append((int(before.player), before))
        if self.state.open_fate:
            return  # people with real dice and cards may have mistyped them
        if len(self.state.history) > len(before.history) + 1:
            self._shut("terminal-undo-fate")
        elif self.state.reveals > before.reveals:
            self._shut("terminal-undo-reveal")
        elif self.has_secrets and self.state.player != before.player:
            self._shut("terminal-undo-other")  # whoever decides now has seen the table

    def let_bots_play(self) -> None:
        """Until a person has to decide."""
        while (bot := self.bots.get(int(self.state.player))) is not None:
            seat = int(self.state.player)
            self.state.apply(bot.choose(self.state.resample(seat, self.chance), self.chance))
            self._shut("terminal-undo-other")

    def advice(self) -> list[Advice]:
        """What the house would do in the place of whoever decides. The bots' chance stays theirs: nothing changes."""
        rng = seeded(secrets.token_hex(16))
        known = self.state.resample(int(self.state.player), rng)
        return advise(load_search(ADVISER, idle_cores()), known, rng)

    def undo(self) -> bool:
        """Take the last decision back, unless something has been revealed or answered since."""
        if not self.past:
            return False
        _, self.state = self.past.pop()
        return True

    def _shut(self, barrier: str) -> None:
        """Nothing from before this can be taken back."""
        self.past.clear()
        self.barrier = barrier
