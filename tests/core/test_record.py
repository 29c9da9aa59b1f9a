"""Records as files: they come back as they were, and no damage goes unnoticed."""

import msgspec
import pytest

from alehouse.core.errors import BadRecord
from alehouse.core.record import Record, dump, load

FULL = Record(
    game="dwarf",
    rules=1,
    players=2,
    options={"mountain": "graded"},
    seed=120,
    cards="0f1e2d3c4b5a6978",
    given={"goods": [{"iron": 3}], "turn": 1},
    moves=["turn:A:run_amok", "place:A1", "pass"],
)
RUNNING = Record(game="dwarf", rules=1, players=5, options={}, moves=[])


@pytest.mark.parametrize("record", [FULL, RUNNING, msgspec.structs.replace(FULL, seed="żółw")])
def test_a_record_comes_back_as_it_was(record: Record) -> None:
    loaded = load(dump(record))
    assert loaded == record.sealed()
    assert msgspec.structs.replace(loaded, seal="") == record
    assert dump(loaded) == dump(record)


def test_a_file_may_be_read_as_text() -> None:
    assert load(dump(FULL).decode()) == FULL.sealed()


def test_a_move_is_a_line() -> None:
    assert b'\n  "place:A1",\n' in dump(FULL)


def test_what_is_not_there_is_not_written() -> None:
    assert b"seed" not in dump(RUNNING)
    assert b"given" not in dump(RUNNING)


def test_dumping_does_not_seal_the_record_itself() -> None:
    dump(FULL)
    assert FULL.seal == ""


@pytest.mark.parametrize(
    "change",
    [
        {"game": "dwarg"},
        {"rules": 2},
        {"players": 3},
        {"options": {}},
        {"seed": 121},
        {"seed": "120"},
        {"cards": ""},
        {"given": None},
        {"moves": ["place:A1", "turn:A:run_amok", "pass"]},
    ],
)
def test_the_seal_covers_every_field(change: dict[str, object]) -> None:
    assert msgspec.structs.replace(FULL, **change).checksum() != FULL.checksum()


# ── damage ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_is_noticed(bit: int) -> None:
    data = dump(FULL)
    for place in range(len(data)):
        damaged = bytearray(data)
        damaged[place] ^= 1 << bit
        with pytest.raises(BadRecord):
            load(bytes(damaged))


def test_every_truncation_is_noticed() -> None:
    data = dump(FULL).rstrip()
    for length in range(len(data)):
        with pytest.raises(BadRecord, match="not a whole record") as caught:
            load(data[:length])
        assert caught.value.move == 0
        assert str(caught.value).endswith("download it again")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'{"game": "\xff"}',
        b'{"game": "dwarf", "moves": "place:A1"}',
        b'{"given": {"a": ' + b"[" * 100_000,
        "{\ud800}",
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_record_at_all(data: bytes | str) -> None:
    with pytest.raises(BadRecord, match="not a whole record"):
        load(data)


def test_an_edited_record_is_refused_and_the_original_asked_for() -> None:
    with pytest.raises(BadRecord, match="changed after it was saved; use the original file"):
        load(dump(FULL).replace(b"place:A1", b"place:A9"))


def test_a_record_written_by_hand_needs_no_seal() -> None:
    assert load(msgspec.json.encode(FULL)) == FULL


def test_another_format_is_named_with_ours() -> None:
    with pytest.raises(BadRecord, match="format 2, this version reads 1"):
        load(dump(msgspec.structs.replace(FULL, format=2)))
