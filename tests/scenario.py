"""Worked examples as data: a position, moves by name, and what must then be seen.

A file of scenarios is TOML:

    [[scenario]]
    name = "a spent worker gets nothing more"
    rules = ["DW-11.13", "DW-5.33"]
    players = 2
    options = { mountain = "graded" }     # the game's own, each with its default
    given = { phase = "first" }           # a position for `Game.arrange`; without it the game begins anew
    moves = ["place:A1", "draw:A:…"]      # players' and fate's alike, in order
    then = [{ moves = ["pass"], … }]      # further moves and expectations
    [scenario.expect]
    players.0.goods.iron = 1              # a path into the view; lists by number or by their entries' first field
    decides = "fate"                      # … or "nobody", or a seat
    offers = ["place:A3"]                 # among the legal actions
    withholds = ["place:A1"]              # not among them

An expectation names only what matters: a table must agree in the fields it gives, a list in every entry.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field

from alehouse import FATE, NOBODY, Game, State


class Part(Struct, forbid_unknown_fields=True):
    """Some moves, and what they must lead to."""

    moves: list[str] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)


class Scenario(Part, kw_only=True, forbid_unknown_fields=True):
    """One worked example."""

    name: str
    rules: list[str]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] | None = None
    then: list[Part] = field(default_factory=list)


class ScenarioFile(Struct, forbid_unknown_fields=True):
    """A file of them."""

    scenario: list[Scenario]


def scenarios(folder: Path) -> list[Any]:
    """Every scenario of a folder as a test's parameter, with its name and its clauses."""
    return [
        pytest.param(scenario, id=f"{path.stem}: {scenario.name}", marks=pytest.mark.rule(*scenario.rules))
        for path in sorted(folder.glob("*.toml"))
        for scenario in msgspec.toml.decode(path.read_bytes(), type=ScenarioFile).scenario
    ]


def run(game: Game, scenario: Scenario) -> None:
    """Play a scenario and check what it expects."""
    if scenario.given is None:
        state = game.new(scenario.players, fate="open", **scenario.options)
    else:
        state = game.arrange(scenario.given, scenario.players, fate="open", **scenario.options)
    parts = [Part(scenario.moves, scenario.expect), *scenario.then]
    assert any(part.expect for part in parts), "a scenario that expects nothing shows nothing"
    for part in parts:
        for move in part.moves:
            state.apply(state.parse(move))
        assert differences(seen(state), part.expect) == []


def seen(state: State) -> dict[str, Any]:
    """The view as plain data, and who may decide what."""
    table: dict[str, Any] = msgspec.to_builtins(state.view(None))
    table["decides"] = {FATE: "fate", NOBODY: "nobody"}.get(state.player, int(state.player))
    table["names"] = [state.name(action) for action in state.legal_actions()]
    return table


def differences(table: dict[str, Any], expect: dict[str, Any]) -> list[str]:
    """Where the table is not as expected."""
    wrong = []
    for key, wanted in expect.items():
        if key == "offers":
            wrong += [f"{name} is not offered" for name in wanted if name not in table["names"]]
        elif key == "withholds":
            wrong += [f"{name} is offered" for name in wanted if name in table["names"]]
        else:
            wrong += _differences(_entry(table, key, ""), wanted, key)
    return wrong


def _differences(found: Any, wanted: Any, path: str) -> list[str]:
    if isinstance(wanted, dict):
        return [
            line
            for key, inner in wanted.items()
            for line in _differences(_entry(found, key, path), inner, f"{path}.{key}")
        ]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [
            line
            for number, inner in enumerate(wanted)
            for line in _differences(found[number], inner, f"{path}.{number}")
        ]
    return [] if found == wanted else [f"{path} is {found!r}, not {wanted!r}"]


def _entry(table: Any, key: str, path: str) -> Any:
    """A field of a table, or an entry of a list: by number, or by the value of its first field."""
    if isinstance(table, dict):
        assert key in table, f"{path}: there is no {key}; there are {', '.join(table)}"
        return table[key]
    assert isinstance(table, list), f"{path} is {table!r}: it holds no {key}"
    if key.isdigit():
        return table[int(key)]
    return next(entry for entry in table if next(iter(entry.values())) == key)
