"""Card files of one's own, made from the house's: any field can be changed, dropped or spoilt."""

import pickle
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from tests.games.facts import facts_of

import alehouse
from alehouse import BadCards, Game
from alehouse.core.cards import CardFile

FILE: Final = "mine.toml"
GONE: Final = object()  # the field is left out
DECISIONS: Final = 500  # of a game with a changed file: a whole one, or some rounds of a long one

Place = tuple[str | int, ...]  # a way into the tables: "cards", 3, "worker_effect", "gain"
Changes = dict[str, Any]  # new values by field, entries by id or number from 1: {"recipe dry_stout reward coins": 5}


@cache
def _file_of(game: str) -> bytes:
    return pickle.dumps(CardFile(FILE, alehouse.load(game).card_file.text))


def own_file(game: str) -> CardFile:
    """A copy of a game's card file: to read it anew takes ten times as long."""
    file: CardFile = pickle.loads(_file_of(game))
    return file


def changed(game: str, changes: Changes) -> Game:
    """A game with a card file of one's own."""
    file = own_file(game)
    for where, value in changes.items():
        *way, field = where.split()
        holder: Any = file.tables
        for step in way:
            holder = part(holder, step)
        if value is GONE:
            del holder[field]
        else:
            holder[field] = value
    return alehouse.load(game, file)


def part(holder: Any, step: str) -> Any:
    """A field of a table, or an entry of a list."""
    if isinstance(holder, dict):
        return holder[step]
    if step.isdigit():
        return holder[int(step) - 1]
    return next(entry for entry in holder if entry["id"] == step)


class Bench:
    """A copy of a game's card file, changed for a moment."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.file = own_file(game)
        self.facts = facts_of(game)

    def value(self, place: Place) -> Any:
        """What the file says in a place."""
        found: Any = self.file.tables
        for step in place:
            found = found[step]
        return found

    def with_field(self, place: Place, value: Any) -> BadCards | None:
        """What the loader says of a file with one field changed; some games are played where it says nothing."""
        holder, name = self.value(place[:-1]), place[-1]
        kept = dict(holder)
        if value is GONE:
            del holder[name]
        else:
            holder[name] = value
        try:
            return self.refusal()
        finally:
            holder.clear()
            holder.update(kept)

    def with_rows(self, table: str, rows: list[Any]) -> BadCards | None:
        """The same for other rows in a table."""
        return self.with_field((table,), rows)

    def refusal(self) -> BadCards | None:
        try:
            game = alehouse.load(self.game, self.file)
        except BadCards as error:
            return error
        chance = Random(7)
        for mode in self.facts.card_modes:
            players, options = self.facts.modes[mode]
            state = game.new(players, seed=7, **options)
            for _ in range(DECISIONS):
                if state.is_over:
                    break
                state.apply(chance.choice(state.legal_actions()))
        return None


def fields(value: Any, place: Place) -> Iterator[Place]:
    """Every field below a table or a list of tables, those of inner tables too."""
    if isinstance(value, dict):
        for name, field in value.items():
            yield (*place, name)
            yield from fields(field, (*place, name))
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            yield from fields(entry, (*place, number))


def spoilt(value: Any) -> list[Any]:
    """Other values for a field, of the right kind and of the wrong one."""
    if isinstance(value, bool):
        return [1, not value]
    if isinstance(value, int):
        return ["x", True, -1, 0, value + 1, 1000, value + 0.5]
    if isinstance(value, str):
        return [5, "nonsense"]
    if isinstance(value, list):
        return ["x", [], value + value, [["x"]]]
    return [5, {}, {"nonsense": 1}]


def is_named(error: BadCards) -> bool:
    """Whether an error says where the mistake is: in which file, on which card, in which field."""
    return error.file == FILE and bool(error.card) and bool(error.field) and error.field in str(error)
