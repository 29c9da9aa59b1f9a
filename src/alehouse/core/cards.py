"""Card files: read once, checked field by field, so that a mistake is named by file, card and field."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alehouse.core.errors import BadCards

ID: Final = re.compile("[a-z0-9_]+")  # what actions, messages and options can be named after
SOURCES: Final = ("rulebook", "web", "reconstructed")


class Identified(Protocol):
    """A card, or a kind of cards, with an id of its own."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Identified)


def by_id(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


class CardFile:
    """A card file in memory: its name for messages, its tables, its digest."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadCards(name, "", "", f"this is not valid TOML: {error}") from None

    @classmethod
    def read(cls, path: str | Path) -> "CardFile":
        try:
            return cls(Path(path).name, Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadCards(str(path), "", "", f"the file cannot be read: {error}") from None

    def rows(self, table: str) -> list["Row"]:
        """The entries of an array of tables, e.g. every [[cards]]."""
        found = self.tables.get(table)
        if not isinstance(found, list) or not found or not all(isinstance(entry, dict) for entry in found):
            raise BadCards(self.name, "", table, f"the file needs [[{table}]] entries")
        rows = [Row(self.name, str(entry.get("id", f"{table} {n}")), entry) for n, entry in enumerate(found, 1)]
        for row in rows:
            if row.has("id"):
                row.id()
        return rows

    def table(self, name: str) -> "Row":
        """A single table, e.g. [limits]."""
        found = self.tables.get(name)
        if not isinstance(found, dict):
            raise BadCards(self.name, "", name, f"the file needs a [{name}] table")
        return Row(self.name, name, found)


class Row:
    """One card or table of a card file; every getter checks what it gives."""

    def __init__(self, file: str, card: str, fields: Mapping[str, Any]) -> None:
        self.file = file
        self.card = card
        self.fields = fields

    def bad(self, field: str, problem: str) -> BadCards:
        return BadCards(self.file, self.card, field, problem)

    def has(self, field: str) -> bool:
        return field in self.fields

    def text(self, field: str, allowed: tuple[str, ...] = ()) -> str:
        value = self._get(field)
        if not isinstance(value, str):
            raise self.bad(field, f"needs a text, not {value!r}")
        if allowed and value not in allowed:
            raise self.bad(field, f"cannot be {value!r}; choose one of: {', '.join(allowed)}")
        return value

    def id(self) -> str:
        """What a card is called in actions and messages."""
        value = self.text("id")
        if not ID.fullmatch(value):
            raise self.bad("id", "needs small letters, digits and _ only")
        return value

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(field, f"needs a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.bad(field, f"needs true or false, not {value!r}")
        return value

    def numbers(self, field: str, low: int = 0, high: int = 99) -> list[int]:
        value = self._get(field)
        if not isinstance(value, list) or any(type(n) is not int or not low <= n <= high for n in value):
            raise self.bad(field, f"needs a list of whole numbers from {low} to {high}, not {value!r}")
        return value

    def texts(self, field: str, allowed: tuple[str, ...]) -> list[str]:
        value = self._get(field)
        if not isinstance(value, list) or any(entry not in allowed for entry in value):
            raise self.bad(field, f"needs a list out of {', '.join(allowed)}, not {value!r}")
        return value

    def amounts(self, field: str, kinds: tuple[str, ...]) -> list[int]:
        """A table of amounts such as { iron = 3 }, as numbers in the order of `kinds`."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.bad(field, f"needs a table of amounts, not {value!r}")
        for kind, amount in value.items():
            if kind not in kinds:
                raise self.bad(field, f"there is no {kind!r}; there are: {', '.join(kinds)}")
            if type(amount) is not int or not 0 <= amount <= 99:
                raise self.bad(field, f"{kind} needs a whole number from 0 to 99, not {amount!r}")
        return [value.get(kind, 0) for kind in kinds]

    def part(self, field: str) -> "Row":
        """An inner table as a row of the same card."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.bad(field, f"needs a table, not {value!r}")
        return Row(self.file, self.card, value)

    def parts(self, field: str) -> list["Row"]:
        """A list of inner tables as rows of the same card."""
        value = self._get(field)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.bad(field, f"needs a list of tables, not {value!r}")
        return [Row(self.file, self.card, entry) for entry in value]

    def source(self) -> str:
        return self.text("source", SOURCES)

    def _get(self, field: str) -> Any:
        if field not in self.fields:
            raise self.bad(field, "is missing")
        return self.fields[field]
