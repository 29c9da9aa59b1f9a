"""Descriptions of positions with mistakes in them: changed at random, as people and programs get them wrong."""

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect
from tests.scenario import Scenario, ScenarioFile

SCENARIOS: Final = Path(__file__).resolve().parents[1] / "scenarios"
NUMBERS: Final = (-1, *range(8), *range(8), 10, 13, 31, 64, 100, 1000, -(2**63), 2**31, 2**63, 2**64, 10**30)
ODD: Final[tuple[Any, ...]] = (None, True, 1.5, 10**25 + 0.0, "", "?", "A1", [], {}, [[]], {"": 0}, [None], "\x00")

Steps = list[str | int]  # the way to a part of a description


def examples(game: str) -> list[Scenario]:
    """The worked examples of a game that begin in a position of their own."""
    files = sorted((SCENARIOS / game).glob("*.toml"))
    found = [entry for file in files for entry in msgspec.toml.decode(file.read_bytes(), type=ScenarioFile).scenario]
    return [example for example in found if example.given is not None]


def parts_of(data: Any, steps: Steps | None = None) -> Iterator[tuple[Steps, Any]]:
    """Every part of a description, the outer ones first."""
    steps = steps or []
    yield steps, data
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in inner:
        yield from parts_of(part, [*steps, key])


class Mutants:
    """Changes descriptions of a game's positions: numbers, names, lengths, kinds, and fields they do not have yet."""

    def __init__(self, chance: Random, kind: type[msgspec.Struct], corpus: list[dict[str, Any]], cards: str) -> None:
        self.chance = chance
        self.kind = inspect.type_info(kind)
        self.texts = sorted({str(part["id"]) for _, part in parts_of(tomllib.loads(cards)) if "id" in _keys(part)})
        self.used: dict[str, list[str]] = {}  # by field
        for steps, part in (entry for given in corpus for entry in parts_of(given)):
            texts = [part] if isinstance(part, str) else _keys(part)
            self.used.setdefault(_field(steps), []).extend(texts)

    def mutant(self, given: dict[str, Any], changes: int) -> dict[str, Any]:
        """A description with some changes."""
        changed = deepcopy(given)
        for _ in range(changes):
            self._change(changed)
        return changed

    def _change(self, data: dict[str, Any]) -> None:
        if self.chance.random() < 0.3:
            return self._add_field(data)
        ways = [steps for steps, _ in parts_of(data) if steps]
        if not ways:
            return self._add_field(data)
        steps = self.chance.choice(ways)
        holder: Any = data
        for step in steps[:-1]:
            holder = holder[step]
        last: Any = steps[-1]
        if isinstance(holder, dict) and self.chance.random() < 0.1:
            holder[self._text(_field(steps[:-1]))] = holder.pop(last)
        elif isinstance(holder, list) and self.chance.random() < 0.2:
            holder.append(deepcopy(holder[last]))
        elif self.chance.random() < 0.1:
            del holder[last]
        else:
            holder[last] = self._instead_of(holder[last], _field(steps))
        return None

    def _instead_of(self, value: Any, field: str) -> Any:
        """Mostly something of the same kind."""
        if self.chance.random() < 0.1:
            return deepcopy(self.chance.choice(ODD))
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.chance.choice(NUMBERS)
        if isinstance(value, str):
            return self._text(field)
        if isinstance(value, list):
            return deepcopy(self.chance.choices(value, k=self.chance.randrange(6))) if value else [self._text(field)]
        return {self._text(field): self.chance.choice(NUMBERS)} if self.chance.random() < 0.3 else value

    def _text(self, field: str) -> str:
        """Mostly one that stands in such a field in some example; or any card."""
        used = self.used.get(field)
        return self.chance.choice(used if used and self.chance.random() < 0.7 else self.texts)

    def _add_field(self, data: dict[str, Any]) -> None:
        """A field of the position, or of one of its players, with something that fits its kind."""
        kind: Any = self.kind
        holder: Any = data
        players = data.get("players")
        if isinstance(players, list) and players and self.chance.random() < 0.6:
            seat = self.chance.randrange(len(players))
            if isinstance(players[seat], dict):
                holder = players[seat]
                kind = next(field.type for field in kind.fields if field.name == "players").item_type
        field = self.chance.choice(kind.fields)
        holder[field.name] = self._value(field.type, field.name)

    def _value(self, kind: Any, field: str) -> Any:
        if isinstance(kind, inspect.UnionType):
            return self._value(self.chance.choice(kind.types), field)
        if isinstance(kind, inspect.IntType):
            return self.chance.choice(NUMBERS)
        if isinstance(kind, inspect.BoolType):
            return self.chance.random() < 0.5
        if isinstance(kind, inspect.StrType):
            return self._text(field)
        if isinstance(kind, inspect.ListType):
            return [self._value(kind.item_type, field) for _ in range(self.chance.randrange(5))]
        if isinstance(kind, inspect.TupleType):
            return [self._value(item, field) for item in kind.item_types]
        if isinstance(kind, inspect.DictType):
            return {self._text(field): self._value(kind.value_type, field) for _ in range(self.chance.randrange(4))}
        if isinstance(kind, inspect.StructType):
            named = [inner for inner in kind.fields if inner.required or self.chance.random() < 0.3]
            return {inner.name: self._value(inner.type, inner.name) for inner in named}
        return None


def _field(steps: Steps) -> str:
    """The field that a part belongs to: the last name on the way to it."""
    return next((step for step in reversed(steps) if isinstance(step, str)), "")


def _keys(part: Any) -> list[str]:
    return list(part) if isinstance(part, dict) else []
