"""A process that reads card files of strangers: whatever is in them, it costs the house no more than this process.

A file is read as the house would read it, and a game is begun and played at random for a moment. A file that takes too
long, or too much memory, ends the process; the house starts another one.
"""

import os
import random
import re
import sys
import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from alehouse.core.cards import CardFile
from alehouse.core.errors import BadCards, BadOption
from alehouse.core.game import Game
from alehouse.core.options import settle
from alehouse.games import load
from alehouse.server.workers.self_limits import limit_memory, limit_time

SECONDS: Final = 2.0  # of the processor, for one file; the house's own take some hundredths
MEMORY: Final = 512 * 1024 * 1024  # bytes for everything; the house's own take a tenth of that
POLITENESS: Final = 5  # the house itself comes first
MOST_PARTS: Final = 6  # of a key: a.b.c.d.e.f
MOST_HEADERS: Final = 800  # [table] and [[entry]]; the house's own files have up to 222
MOST_VALUES: Final = 20_000  # the house's own have up to 3,552
DEEPEST: Final = 14  # tables and lists in each other; the house's own reach 9
TRIED: Final = 200  # moves of the game that is played for trial
TRYING: Final = 0.3  # seconds of the processor for that

NAME: Final = "cards.toml"  # what the mistakes in a file call it
HEADER: Final = re.compile(r"^[ \t]*\[", re.MULTILINE)
LONG_KEY: Final = re.compile(rf"""(?<![\w"'.-])(?:[\w"'-]+[ \t]*\.[ \t]*){{{MOST_PARTS},}}[\w"'-]""")


class Question(Struct, kw_only=True):
    """May a game be played with these cards, by so many, with these options?"""

    game: str
    cards: str
    players: int
    options: dict[str, str]


class Answer(Struct, kw_only=True):
    """What is wrong with the file; nothing if it can be used."""

    problem: str = ""


def read(question: Question) -> Answer:
    """Read a file and try it out."""
    try:
        _check_text(question.cards)
        file = CardFile(NAME, question.cards)
        _check_tables(file.tables)
        _try_out(load(question.game, file), question)
    except BadOption:
        return Answer()  # the house says so itself, in the guest's language
    except BadCards as error:
        return Answer(problem=str(error))
    except Exception as error:  # whatever a stranger has thought of
        return Answer(problem=f"{NAME}: the game cannot be played with these cards ({type(error).__name__})")
    return Answer()


def _check_text(text: str) -> None:
    """What makes TOML slow: long keys, and very many tables."""
    if LONG_KEY.search(text):
        raise BadCards(NAME, "", "", f"a key has more than {MOST_PARTS} parts between dots")
    if sum(1 for _ in HEADER.finditer(text)) > MOST_HEADERS:
        raise BadCards(NAME, "", "", f"there are more than {MOST_HEADERS} tables and entries")


def _check_tables(tables: dict[str, Any]) -> None:
    level: list[Any] = [tables]
    values = 0
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in (value.values() if isinstance(value, dict) else value)]
        values += len(level)
        if values > MOST_VALUES:
            raise BadCards(NAME, "", "", f"there are more than {MOST_VALUES} values")
        level = [value for value in level if isinstance(value, (dict, list))]
    if level:
        raise BadCards(NAME, "", "", f"tables and lists lie in each other more than {DEEPEST} deep")


def _try_out(game: Game, question: Question) -> None:
    """Play for a moment: cards with which the rules do not come to an end are not for a house with guests."""
    options: dict[str, Any] = dict(settle(game.options, question.players, question.options))
    state = game.new(question.players, **options)
    end = time.process_time() + TRYING
    for _ in range(TRIED):
        if state.is_over or time.process_time() > end:
            return
        state.apply(random.choice(state.legal_actions()))


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    limit_memory(MEMORY)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        load(question.game)  # what every reading needs is not counted
        limit_time(SECONDS)
        answer = read(question)
        limit_time(0)
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)


if __name__ == "__main__":
    main()
