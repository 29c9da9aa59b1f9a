"""A record: the whole of a game as data. Same record, same game, bit for bit, on every machine."""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from alehouse.core.errors import BadRecord

FORMAT = 1


class Record(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game from its options to its last action. `moves` are action names, fate's included.

    `seed` is None while the future must stay unknown, or where real dice were used; the moves suffice.
    `seal` is a checksum over everything else, so that a damaged or edited file is noticed.
    """

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int | str | None = None
    cards: str = ""  # digest of the card file, empty for the house's own as it was with these rules
    given: dict[str, Any] | None = None  # the arranged position it started from, if any
    moves: list[str]
    format: int = FORMAT
    seal: str = ""

    def sealed(self) -> "Record":
        """The same record with its checksum."""
        return msgspec.structs.replace(self, seal=self.checksum())

    def checksum(self) -> str:
        body = msgspec.structs.replace(self, seal="")
        return hashlib.blake2b(msgspec.json.encode(body), digest_size=8).hexdigest()


def dump(record: Record) -> bytes:
    """The record as readable JSON, a line for each part."""
    return msgspec.json.format(msgspec.json.encode(record.sealed()), indent=1) + b"\n"


def load(data: bytes | str) -> Record:
    """Read a record; `BadRecord` says what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = f"this is not a whole record ({error}); download it again"
        raise BadRecord(0, problem, "bad-record-cut") from None
    if record.format != FORMAT:
        problem = f"it has format {record.format}, this version reads {FORMAT}"
        raise BadRecord(0, problem, "bad-record-format", {"format": record.format, "ours": FORMAT})
    if record.seal and record.seal != record.checksum():
        raise BadRecord(0, "it was changed after it was saved; use the original file", "bad-record-changed")
    return record
