"""What seats see as numbers: nothing hidden, nothing left out, the same parts, a version that tells of changes."""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.envs.modes import every_count, every_game, every_mode, secretive, walk
from tests.games.test_contract import Mode
from tests.long import sized

import alehouse
from alehouse import State
from alehouse.core.encoding import Sheet, sheet_with_parts
from alehouse.core.fate import seeded
from alehouse.envs.table import EnvTable

VERSIONS = Path(__file__).with_name("encodings.json")
PRIVATE = ("out", "items")  # parts that tell a player more of himself than of the others


def table(mode: Mode) -> EnvTable:
    return EnvTable(mode.game, mode.players, options=mode.options)


def shown(state: State, seat: int) -> bytes:
    """Everything that a seat's view tells but the log and the options, which masks tell."""
    view = msgspec.to_builtins(state.view(seat))
    del view["log"]
    if view["prompt"]:
        del view["prompt"]["options"]
    return msgspec.json.encode(view, order="deterministic")


@every_mode
def test_rows_tell_nothing_hidden_and_always_have_the_same_parts(mode: Mode) -> None:
    mode = secretive(mode)
    tables = table(mode)
    names = list(tables.parts)
    for number, state in enumerate(walk(tables.begin(3), step=17)):
        for seat in range(state.seats):
            row = tables.see(state, seat)
            assert row.dtype == np.float32
            assert np.abs(row).max() <= 1
            other = state.resample(seat, seeded(number))
            assert np.array_equal(tables.see(other, seat), row)
            named = sheet_with_parts(tables.game, state, seat)
            assert named.place == tables.size
            assert [part.name for part in named.parts] == names


@pytest.mark.long
@every_count
def test_rows_tell_everything_that_views_tell(mode: Mode) -> None:
    """Whenever two tables look different to a seat, so do their rows."""
    mode = secretive(mode)
    tables = table(mode)
    seen: dict[tuple[int, bytes], bytes] = {}
    for seed in (1, 2):  # what one game shows must be told in another, too
        for state in walk(tables.begin(seed), seed, step=sized(7, 3)):
            for seat in range(min(state.seats, 2)):
                view = shown(state, seat)
                assert seen.setdefault((seat, tables.see(state, seat).tobytes()), view) == view


@every_count
def test_players_are_counted_from_the_observer_on(mode: Mode) -> None:
    tables = table(mode)
    own = [name.removeprefix("player.0.") for name in tables.parts if name.startswith("player.0.")]
    own = [name for name in own if name not in PRIVATE]
    assert own
    for state in walk(tables.begin(5), step=29):
        player_count = tables.game.table_size(state.seats)
        rows = [tables.see(state, seat) for seat in range(state.seats)]
        for seat, row in enumerate(rows):
            for number in range(player_count):
                other = (seat + number) % player_count
                if other < state.seats:
                    for name in own:
                        theirs = rows[other][tables.parts[f"player.0.{name}"]]
                        assert np.array_equal(row[tables.parts[f"player.{number}.{name}"]], theirs), name


@every_mode
def test_masks_are_the_legal_actions(mode: Mode) -> None:
    tables = table(mode)
    for state in walk(tables.begin(2), step=11):
        mask = tables.mask(state)
        assert mask.dtype == np.int8
        assert np.flatnonzero(mask).tolist() == sorted(state.legal_actions())


@every_mode
def test_a_table_begins_the_game_that_belongs_to_the_seed(mode: Mode) -> None:
    begun, other = table(mode).begin(11), mode.new(seed=11)
    chance = Random(1)
    while not other.is_over:
        action = chance.choice(other.legal_actions())
        other.apply(action)
        begun.apply(action)
    assert begun.record() == other.record()


def test_arrays_are_new_every_time() -> None:
    tables = table(Mode("dwarf", 2))
    state = tables.begin(1)
    row, mask = tables.see(state, 0), tables.mask(state)
    before = row.copy(), mask.copy()
    state.apply(state.legal_actions()[0])
    tables.see(state, 1)
    tables.mask(state)
    assert np.array_equal(row, before[0])
    assert np.array_equal(mask, before[1])
    row[0] = mask[0] = 1  # and may be written to


def test_a_share_is_cut_off_at_its_most() -> None:
    sheet = Sheet(7)
    for value in (0, 1, -1, 4, 5, -4, -5):
        sheet.number(value, 4)
    assert list(sheet.numbers) == [0, 0.25, -0.25, 1, 1, -1, -1]


def test_the_parts_of_a_sheet() -> None:
    sheet = Sheet(16, naming=True)
    sheet.begin(1, 3)
    sheet.part("who")
    sheet.player(0)
    sheet.part_of("thing", 2, "bits")
    sheet.bits(0b101, 4)
    sheet.flag(True)
    sheet.one_of(-1, 2)
    sheet.close_part()
    assert [(part.name, part.start, part.size) for part in sheet.parts] == [("who", 0, 3), ("thing.2.bits", 3, 7)]
    assert list(sheet.numbers)[:10] == [0, 0, 1, 1, 0, 1, 0, 1, 0, 0]
    sheet.begin(0, 3)
    assert set(sheet.numbers) == {0.0}


# ── versions ──────────────────────────────────────────────────────────────────────────────────────────


def course(name: str) -> dict[str, Any]:
    """What an encoding is: its version, and a digest of its parts and of the rows of some games. They are played with
    the first printing of the cards: later ones lead to other games, but not to another encoding."""
    game = alehouse.load(name)
    digest = hashlib.blake2b(digest_size=8)
    for players in (game.seats[0], game.seats[-1]):
        mode = secretive(Mode(name, players))
        tables = EnvTable(name, players, cards=game.as_of(1).card_file, options=mode.options)
        digest.update(repr([(part, where.start, where.stop) for part, where in tables.parts.items()]).encode())
        for state in walk(tables.begin(1), step=13):
            digest.update(tables.see(state, 0).tobytes())
    return {"version": game.encoding, "digest": digest.hexdigest()}


@every_game
def test_an_encoding_that_changes_has_another_version(name: str) -> None:
    """If this fails: raise ENCODING in the game's encoding.py, and write down what `course` tells now."""
    assert course(name) == msgspec.json.decode(VERSIONS.read_bytes())[name]
