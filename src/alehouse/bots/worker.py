"""A process that thinks for bots: turns come in as lines of JSON, chosen actions or hints go out the same way.

It ends when its input ends, so it never outlives the program that started it.
"""

import os
import secrets
import sys

import msgspec
from msgspec import Struct

from alehouse.bots import load_bot, load_search
from alehouse.bots.advice import Advice, advise
from alehouse.bots.parallel import idle_cores
from alehouse.core.fate import Stream, seeded
from alehouse.core.record import Record
from alehouse.core.state import State
from alehouse.games import with_cards


class Turn(Struct, kw_only=True):
    """A seat to think for. The record has no seed; `cards` is the text of one's own card file, or "".

    With `hint` a person decides, and wants to know what the bot thinks of the options. A bot that thinks for a time may
    have only a `share` of it, and think on so many `cores`; 0: on all that are idle.
    """

    bot: str
    seat: int
    record: Record
    cards: str = ""
    hint: bool = False
    share: float = 1.0
    cores: int = 0


class Thought(Struct, kw_only=True):
    """The action that the bot chose, or for a hint what it thinks of the best few; or what went wrong."""

    action: int = -1
    advice: list[Advice] = []
    problem: str = ""


def think(turn: Turn) -> Thought:
    """What the bot makes of a turn."""
    rng = seeded(secrets.token_hex(16))
    return Thought(advice=advice(turn, rng)) if turn.hint else Thought(action=choose(turn, rng))


def choose(turn: Turn, rng: Stream) -> int:
    """The bot's action."""
    return load_bot(turn.bot, turn.cores or idle_cores(), turn.share).choose(_known(turn, rng), rng)


def advice(turn: Turn, rng: Stream) -> list[Advice]:
    """What the bot thinks of the best few options."""
    return advise(load_search(turn.bot, turn.cores or idle_cores(), turn.share), _known(turn, rng), rng)


def _known(turn: Turn, rng: Stream) -> State:
    """No more than the seat may know."""
    return with_cards(turn.record.game, turn.cards).replay(turn.record).resample(turn.seat, rng)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if sys.argv[1:] else 0)  # as far as others that want the processor come first
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble its answers
    for line in sys.stdin.buffer:
        try:
            thought = think(msgspec.json.decode(line, type=Turn))
        except Exception as error:
            thought = Thought(problem=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(thought) + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody listens any more; nor is there anything left to be written


if __name__ == "__main__":
    main()
