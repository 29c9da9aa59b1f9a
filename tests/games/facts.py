"""What the tests that are common to all games must know of each: a game says it in tests/games/<game>/facts.py."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from alehouse import State


class Future(NamedTuple):
    """A position from which the same moves lead to what only chance knows."""

    given: dict[str, Any]
    moves: tuple[str, ...]
    shown: Callable[[Any], object]  # what chance has decided, of a view after the moves
    options: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Facts:
    """A game as the common tests see it."""

    modes: dict[str, tuple[int, dict[str, Any]]]  # ways to play it: players and options, by name
    random_games: int  # how many of the stored games of a mode the random bot plays
    table: Callable[[State], list[Any]]  # everything on the table, as plain data: what lies where
    card_modes: tuple[str, ...]  # those in which a changed card file is tried out
    idle_tables: tuple[str, ...]  # of the card file: they describe the box, nothing is played with them
    without_chance: tuple[tuple[str, str], ...] = ()  # options with which a game may leave nothing to chance
    secretive: tuple[tuple[str, dict[str, Any]], ...] = ()  # positions in which much is hidden: a mode, what is given
    face: Callable[[State, int], object] = lambda state, action: None  # what all see of an action besides its name
    future: Future | None = None  # where chance decides what nobody knows before
    free_rows: tuple[str, ...] = ()  # tables of the card file of which a row may be left out


def facts_of(game: str) -> Facts:
    found = import_module(f"tests.games.{game}.facts").FACTS
    assert isinstance(found, Facts)
    return found
