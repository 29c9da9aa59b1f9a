"""What the lab is asked to play, as data: a table, who sits at it, how many games, from which seed."""

from typing import Any

from msgspec import Struct

from alehouse.bots import load_bot
from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.games import with_cards


class Setting(Struct, frozen=True, kw_only=True):
    """A game as it is set up. `cards` are the name and the text of a card file of one's own."""

    game: str
    players: int
    options: dict[str, str]
    seed: int | str
    cards: tuple[str, str] | None = None

    @property
    def card_file(self) -> str:
        """What the card file is called, "" for the house's own."""
        return self.cards[0] if self.cards else ""

    def load(self) -> Game:
        """The game with its cards; each process reads them once."""
        file, text = self.cards or ("", "")
        return with_cards(self.game, text, file)

    def check(self) -> None:
        """Whether such a game can begin; the error says what is wrong."""
        self.load().new(self.players, self.seed, "closed", False, **self.options)


class Plan(Setting, frozen=True, kw_only=True):
    """What to simulate. Game number n has the seed "<seed>-<n>"."""

    bots: tuple[str, ...]
    games: int

    @property
    def seat_bots(self) -> tuple[str, ...]:
        """A bot for each seat: one may be named for all."""
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            text = f"{self.players} seats need one bot for all or {self.players} bots, not {len(bots)}"
            raise BadOption(text, "bad-bots", {"players": self.players, "bots": len(bots)})
        return bots

    def check(self) -> None:
        super().check()
        for bot in self.seat_bots:
            load_bot(bot)


class Subject(Struct, kw_only=True):
    """What a report is about: so many games of a plan."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    cards: str
    seed: int | str
    games: int


def subject_of(plan: Plan, games: int) -> dict[str, Any]:
    """What a report on so many games of a plan is about."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.seat_bots,
        "cards": plan.card_file,
        "seed": plan.seed,
        "games": games,
    }
