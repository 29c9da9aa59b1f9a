"""Plays stored games for tests/records/.

Run it by hand, from the project's root, when a game is new, or when its `rules_version` has grown: those of earlier
versions stay as they are.

    .venv/bin/python -m tests.games.make_records dwarf

Some of the ten games of a mode are played by the random bot, the others by the greedy one. A change that keeps
the rules must never need this script: if test_records fails, the change is wrong.
"""

import argparse

import msgspec
from tests.games.facts import facts_of
from tests.games.records import GAMES, Played, course, folder_of, play

import alehouse
from alehouse import Game
from alehouse.bots import load_bot


def played(game: Game, mode: str, number: int) -> Played:
    """One game of a mode, played now."""
    facts = facts_of(game.name)
    players, options = facts.modes[mode]
    bot = load_bot("random" if number < facts.random_games else "greedy")
    state = play(game, players, options, f"{mode} {number}", bot)
    record = state.record().sealed()
    return Played(record=record, scores=state.scores(), ranking=state.ranking(), hash=course(game, record))


def main() -> None:
    parser = argparse.ArgumentParser(description="Play stored games, with the rules and cards of now.")
    parser.add_argument("games", nargs="+", metavar="game", choices=alehouse.ROOMS, help=", ".join(alehouse.ROOMS))
    for name in parser.parse_args().games:
        folder = folder_of(name, alehouse.load(name).rules_version)
        folder.mkdir(parents=True, exist_ok=True)
        for mode in facts_of(name).modes:
            lines = [msgspec.json.encode(played(alehouse.load(name), mode, number)) for number in range(GAMES)]
            (folder / f"{mode}.json").write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


if __name__ == "__main__":
    main()
