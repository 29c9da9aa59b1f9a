"""Finished games for the tests of the analysis, and how it is asked for: small, so that a busy machine does it too."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import alehouse
from alehouse.analysis import Analysis, Progress, Request, Sizes, analyse
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.record import Record
from alehouse.core.state import State

RECORDS: Final = Path(__file__).parent.parent / "records"
SMALL: Final = Sizes(first=2, rough=3, curve=4, playouts=20, screened=4, told=6)


@dataclass(frozen=True)
class ThrownAway:
    """A game won but for one move of one seat, after so many moves of the record: it loses whatever comes."""

    seat: int
    move: int
    record: Record


@cache
def thrown_away() -> list[ThrownAway]:
    """Three late positions of each game, laid out by hand, in which somebody throws the victory away."""
    data = json.loads((Path(__file__).parent / "thrown_away.json").read_text())
    return [ThrownAway(one["seat"], one["move"], msgspec.convert(one["record"], Record)) for one in data]


def short_game(game: str) -> Record:
    """The shortest of these."""
    mine = [one.record for one in thrown_away() if one.record.game == game]
    return min(mine, key=lambda record: len(record.moves))


def stored(game: str, mode: str, number: int = 0) -> Record:
    """A game that must replay for ever."""
    data = json.loads((RECORDS / game / f"{mode}.json").read_text())
    return msgspec.convert(data[number]["record"], Record)


def arranged(game: str, players: int, given: Mapping[str, Any], moves: Sequence[str] = ()) -> Record:
    """A game that begins in a position, goes on with these moves, and then as Greedy would play it."""
    state, rng, bot = alehouse.load(game).arrange(given, players, seed=1), seeded(1), load_bot("greedy")
    for move in moves:
        state.apply(state.parse(move))
    while not state.is_over:
        state.apply(bot.choose(state.resample(state.player, rng), rng))
    return state.record()


def whole(request: Request, progress: Progress | None = None) -> Analysis:
    """An analysis to its end."""
    *_, (analysis, _) = analyse(request, progress=progress)
    return analysis


def begun(game: str, players: int) -> State:
    """A game of which nothing has been played."""
    return alehouse.load(game).new(players, seed=1)
