"""What card files of all games are checked for besides the numbers that are played with: ids, known fields."""

from collections.abc import Mapping
from typing import Any

from alehouse.core.cards import CardFile, Row


def distinct(rows: list[Row]) -> list[Row]:
    """The same rows, if no two of them have one id."""
    seen: set[str] = set()
    for row in rows:
        name = row.text("id")
        if name in seen:
            raise row.bad("id", f"{name!r} is there twice")
        seen.add(name)
    return rows


def ordered(file: CardFile, table: str, ids: tuple[str, ...]) -> list[Row]:
    """The entries with these ids, each exactly once, in the order of `ids`."""
    rows = distinct(file.rows(table))
    found = {row.text("id", ids): row for row in rows}
    for name in ids:
        if name not in found:
            raise Row(file.name, name, {}).bad("id", f"this [[{table}]] is missing")
    return [found[name] for name in ids]


def check_fixed(row: Row, wanted: Mapping[str, Any]) -> None:
    """What the file repeats of the rules for its readers."""
    for field, value in wanted.items():
        if not row.has(field):
            raise row.bad(field, "is missing")
        if type(row.fields[field]) is not type(value) or row.fields[field] != value:
            raise row.bad(field, f"must be {value!r}: the rules are made for it")


def check_fields(row: Row, table: str, known: Mapping[str, str], remarks: tuple[str, ...] = ()) -> None:
    """A misspelt field would otherwise pass for one that is not there. Inner tables stand behind a dot in `known`."""
    fields = known[table].split()
    for field, value in row.fields.items():
        if field not in fields and field not in remarks:
            raise row.bad(field, f"is unknown here; there are: {', '.join(fields)}")
        if f"{table}.{field}" in known:
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, dict):
                    check_fields(Row(row.file, row.card, part), f"{table}.{field}", known)
