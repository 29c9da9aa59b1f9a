"""What the lab's quantities are called, in the reader's words and the game's own."""

from typing import Any, Final

from alehouse.core.game import Game
from alehouse.core.naming import bot_name
from alehouse.core.words import Words
from alehouse.lab.balance import SIGNIFICANT, Balance, Share
from alehouse.lab.format import number, percent

SHARES: Final = ("seat", "share", "pick", "win")  # kinds of quantities that are shares


class Naming:
    """Names for one game's report. `words` are those of the lab and of the game."""

    def __init__(self, words: Words, game: Game, found: Balance) -> None:
        self.words = words
        self.game = game
        self.found = found

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(key, args)

    def bot(self, bot: str) -> str:
        return bot_name(bot, self.words)

    def seat(self, number: int) -> str:
        """A player at the table; printed opponents have names."""
        opponents = self.game.opponents(self.found.options)
        if number >= self.found.players and opponents:
            return self.words.say(opponents[number - self.found.players])
        return self.say("balance-seat", number=number + 1)

    def thing(self, name: str) -> str:
        return self.words.name(name)

    def kind(self, kind: str) -> str:
        """A kind of cards or spaces; a game that has one kind only need not name it."""
        key = f"uses-{kind}"
        return self.words.say(key) if self.words.has(key) else self.say("balance-cards")

    def source(self, key: str) -> str:
        return self.words.say(key)

    def quantity(self, name: str) -> str:
        """Anything that is measured, "pick/card-iron_seam"."""
        kind, _, what = name.partition("/")
        if kind == "seat":
            return self.say("balance-victories-of", who=self.seat(int(what)))
        if kind in ("pick", "use", "win"):
            return self.say(f"balance-{kind}-of", what=self.thing(what))
        if kind == "source":
            return self.say("balance-points-from", what=self.source(what))
        if kind == "winner":
            return self.say("balance-winner-points-from", what=self.source(what))
        own = f"balance-{what}"
        return self.words.say(own if kind == "length" and self.words.has(own) else f"measure-{what}")

    def figure(self, name: str, value: float, signed: bool = False) -> str:
        """A value of a quantity, or a difference of two."""
        return (percent if name.partition("/")[0] in SHARES else number)(value, signed)

    def is_sure(self, share: Share | None) -> bool:
        """Whether a share differs from the fair one by more than luck."""
        return share is not None and share.p_value < SIGNIFICANT

    def seats_verdict(self) -> str:
        """The message that says whether seats are fair."""
        return "balance-seats-unfair" if any(map(self.is_sure, self.found.seats)) else "balance-seats-fair"
