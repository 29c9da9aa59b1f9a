"""Who sits at a table in a terminal: people by name, bots by theirs, printed opponents beside them."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from alehouse.bots import HOUSE_BOT, load_bot
from alehouse.core.game import Game
from alehouse.core.naming import given_names
from alehouse.core.words import Words
from alehouse.terminal.errors import Misuse

KINDS: Final = ("me", "here", "bot")
USUAL: Final = 3  # players where nothing else was said


class Seat(Struct):
    """A seat as it was asked for: "me", "here:Brokk", "bot:greedy"."""

    name: str = ""  # as it was given, or as a bot is called
    bot: str = ""


def player_count(game: Game, asked: int | None, options: dict[str, str], seats: int, usual: int = USUAL) -> int:
    """How many play: as asked, or as many as the seats or the options that were asked for need."""
    if asked is not None:
        return asked
    if seats:
        return seats
    fitting = [
        count for count in game.seats if all(option.fits(count) for option in game.options if option.name in options)
    ]
    return usual if usual in fitting else fitting[0] if fitting else usual


def read_seats(asked: Sequence[str], players: int, words: Words) -> list[Seat]:
    """Seats from what was typed; those not mentioned are taken by bots, the first one by oneself."""
    if len(asked) > players:
        raise Misuse(words, "cli-too-many-seats", seats=len(asked), players=players)
    seats = [_read_seat(text, words) for text in asked] or [Seat()]
    return seats + [Seat(bot=HOUSE_BOT)] * (players - len(seats))


def bots_named(seats: Sequence[Seat], game: Game) -> list[Seat]:
    """The same seats, with a name of the game's world for every bot that has none: nobody else's at the table."""
    names = given_names([seat.name for seat in seats], game.bot_names)
    return [Seat(next(names, ""), seat.bot) if seat.bot and not seat.name else seat for seat in seats]


def _read_seat(text: str, words: Words) -> Seat:
    kind, _, name = text.partition(":")
    if kind not in KINDS:
        raise Misuse(words, "cli-bad-seat", seat=text)
    if kind == "bot":
        load_bot(name or HOUSE_BOT)  # is there such a bot?
        return Seat(bot=name or HOUSE_BOT)
    return Seat(tidy_name(name))


def tidy_name(name: str) -> str:
    """A name as it is shown: not with an "@", by which messages are told."""
    return " ".join(name.split()).lstrip("@")
