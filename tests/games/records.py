"""Stored games: finished games of every room that must replay for ever. tests/records/<game>/ has a file for each mode.

Games of later versions of the rules, or printings of the cards, lie in folders of their own: tests/records/<game>/rules_2/.
Beside each record stand the scores and places it must end with, and a hash of the table after every single move.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from tests.games.facts import facts_of

import alehouse
from alehouse import Game, Record, State
from alehouse.bots import Bot
from alehouse.core.fate import seeded

FOLDER: Final = Path(__file__).resolve().parents[1] / "records"
GAMES: Final = 10  # of each mode and version


class Played(Struct, kw_only=True):
    """A finished game and what came of it."""

    record: Record
    scores: list[int]
    ranking: list[int]
    hash: str


def stored_games(game: str, mode: str) -> list[Played]:
    """The games of a mode, of every version of the rules, the oldest first."""
    versions = range(1, alehouse.load(game).rules_version + 1)
    files = [folder_of(game, rules) / f"{mode}.json" for rules in versions]
    return [played for file in files for played in msgspec.json.decode(file.read_bytes(), type=list[Played])]


def folder_of(game: str, rules: int) -> Path:
    """Where the games of a version of the rules lie."""
    return FOLDER / game / f"rules_{rules}" if rules > 1 else FOLDER / game


def course(game: Game, record: Record) -> str:
    """A hash of the table after every move of a record. It names what lies where, not how a view is built."""
    table = facts_of(game.name).table
    digest = hashlib.blake2b(digest_size=16)
    state = game.as_of(record.rules).new(record.players, None, "open", False, **record.options)
    for move in record.moves:
        state.apply(state.parse(move))
        digest.update(msgspec.json.encode(table(state)))
    return digest.hexdigest()


def play(game: Game, players: int, options: dict[str, Any], seed: str, bot: Bot, decisions: int | None = None) -> State:
    """A game of one bot against itself, as far as its first so many decisions, or to its end."""
    state, rng = game.new(players, seed=seed, **options), seeded(f"{seed}, choices")
    while not state.is_over and decisions != 0:
        seat = int(state.player)
        state.apply(bot.choose(state.resample(seat, rng), rng))
        decisions = None if decisions is None else decisions - 1
    return state
