"""A process that chooses for bots: turns come in as lines of JSON, chosen actions go out the same way.

It ends when its input ends, so it never outlives the program that started it.
"""

import secrets
import sys

import msgspec
from msgspec import Struct

from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.record import Record
from alehouse.games import with_cards


class Turn(Struct, kw_only=True):
    """A seat to choose for. The record has no seed; `cards` is the text of one's own card file, or ""."""

    bot: str
    seat: int
    record: Record
    cards: str = ""


class Chosen(Struct, kw_only=True):
    """The action that the bot chose, or what went wrong."""

    action: int = -1
    problem: str = ""


def choose(turn: Turn) -> int:
    """The bot's action, from no more than its seat may know."""
    state = with_cards(turn.record.game, turn.cards).replay(turn.record)
    rng = seeded(secrets.token_hex(16))
    return load_bot(turn.bot).choose(state.resample(turn.seat, rng), rng)


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble its answers
    for line in sys.stdin.buffer:
        try:
            chosen = Chosen(action=choose(msgspec.json.decode(line, type=Turn)))
        except Exception as error:
            chosen = Chosen(problem=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(chosen) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
