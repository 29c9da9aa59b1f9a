"""Finished games of DWARF that must replay for ever: tests/records/dwarf/, a file for each mode.

Run it by hand, from the project's root, when `rules_version` has grown and old records no longer count:

    .venv/bin/python -m tests.games.dwarf.make_records

Of the ten games of a mode, half are played by the random bot and half by the greedy one. Beside each record
stand the scores and places it must end with, and a hash of the table after every single move. A change that
keeps the rules must never need this script: if test_records fails, the change is wrong.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import alehouse
from alehouse import Game, Record, State
from alehouse.bots import Bot, load_bot
from alehouse.core.fate import seeded
from alehouse.games.dwarf.view import DwarfView

FOLDER: Final = Path(__file__).resolve().parents[2] / "records" / "dwarf"
GAMES: Final = 10
MODES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "five_players": (5, {}),
    "solo_eldhusfifl": (1, {"opponent": "eldhusfifl"}),
    "solo_andvettr": (1, {"opponent": "andvettr"}),
    "solo_andvettr_fadir": (1, {"opponent": "andvettr_fadir"}),
    "graded_mountain": (3, {"mountain": "graded"}),
    "cover_rule": (2, {"same_position_rule": "cover"}),
    "long_edge_duplex": (4, {"special_pairing": "long_edge_duplex"}),
}


class Played(Struct, kw_only=True):
    """A finished game and what came of it."""

    record: Record
    scores: list[int]
    ranking: list[int]
    hash: str


def course(game: Game, record: Record) -> str:
    """A hash of the table after every move of a record. It names what lies where, not how a view is built."""
    digest = hashlib.blake2b(digest_size=16)
    state = game.new(record.players, None, "open", False, **record.options)
    for move in record.moves:
        state.apply(state.parse(move))
        digest.update(msgspec.json.encode(table(state)))
    return digest.hexdigest()


def table(state: State) -> list[Any]:
    """Everything on the table, as plain data."""
    view = state.view(None)
    assert isinstance(view, DwarfView)
    return [
        int(state.player),
        [state.name(action) for action in state.legal_actions()],
        [view.round, view.phase, view.marker, view.resolving],
        [[player.goods, len(player.hand), len(player.supply)] for player in view.players],
        [[place.stack, [[w.seat, w.extra, w.spent] for w in place.workers]] for place in view.locations],
        [[mountain.left, mountain.discards] for mountain in view.mountains],
        [[pile.top, pile.left] for pile in view.piles],
    ]


def play(game: Game, players: int, options: dict[str, Any], seed: str, bot: Bot) -> State:
    state, rng = game.new(players, seed=seed, **options), seeded(f"{seed}, choices")
    while not state.is_over:
        seat = int(state.player)
        state.apply(bot.choose(state.resample(seat, rng), rng))
    return state


def games(mode: str) -> list[Played]:
    """The stored games of a mode."""
    return msgspec.json.decode((FOLDER / f"{mode}.json").read_bytes(), type=list[Played])


def main() -> None:
    game = alehouse.load("dwarf")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for mode, (players, options) in MODES.items():
        lines = []
        for number in range(GAMES):
            bot = load_bot("random" if number < GAMES // 2 else "greedy")
            state = play(game, players, options, f"{mode} {number}", bot)
            record = state.record().sealed()
            played = Played(record=record, scores=state.scores(), ranking=state.ranking(), hash=course(game, record))
            lines.append(msgspec.json.encode(played))
        (FOLDER / f"{mode}.json").write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


if __name__ == "__main__":
    main()
