"""A process that draws one film of a finished game: an order comes in as a line of JSON, how far it is goes out.

A film that takes too long, or too much room, ends with a word about it, or ends the process.
"""

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from alehouse.core.export import Cut, export
from alehouse.core.record import Record
from alehouse.house.tables.table import game_of
from alehouse.server.workers.self_limits import limit_files, limit_memory, limit_time

MEMORY: Final = 3 * 1024**3  # bytes for everything: all pictures of a GIF are held until it is written
PAUSE: Final = 0.25  # seconds between two times that it tells how far it is

TOO_LONG: Final = "film-too-long"
TOO_LARGE: Final = "film-too-large"


class Order(Struct, kw_only=True):
    """What is to be drawn, into which file; how many scenes and bytes it may have, and seconds of a processor take."""

    record: Record
    cards: str
    cut: Cut
    file: str
    scenes: int
    bytes: int
    seconds: float


class News(Struct, kw_only=True):
    """How much of the film is drawn; or that it is over, and what went wrong, as a message of the house."""

    done: float = 0.0
    over: bool = False
    problem: str = ""
    said: dict[str, str | int] = {}


class TooLong(Exception):
    """The film has so many scenes."""


def draw(order: Order, tell: Callable[[News], None]) -> News:
    """Draw a film, and tell how far it is."""
    told = 0.0

    def seen(done: int, scenes: int) -> None:
        nonlocal told
        if scenes > order.scenes:
            raise TooLong(scenes)
        if time.monotonic() - told > PAUSE:
            told = time.monotonic()
            tell(News(done=done / scenes))

    try:
        export(game_of(order.record.game, order.cards), order.record, order.file, order.cut, seen)
        if Path(order.file).stat().st_size > order.bytes:  # where the system sees to nothing
            return _too_large(order)
    except TooLong as error:
        return News(over=True, problem=TOO_LONG, said={"scenes": error.args[0], "most": order.scenes})
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        return _too_large(order)
    return News(done=1.0, over=True)


def _too_large(order: Order) -> News:
    return News(over=True, problem=TOO_LARGE, said={"most": order.bytes // 1_000_000})


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if sys.argv[1:] else 0)  # as far as others that want the processor come first
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that prints may garble the answers

    def tell(news: News) -> None:
        answers.write(msgspec.json.encode(news) + b"\n")
        answers.flush()

    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    limit_memory(MEMORY)
    limit_files(order.bytes)
    limit_time(order.seconds)
    try:
        tell(draw(order, tell))
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more


if __name__ == "__main__":
    main()
