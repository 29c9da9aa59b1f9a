"""Records that somebody has tampered with: `alehouse replay` shows them or says what is wrong, never how it failed."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.mutants import NUMBERS, Mutants, examples
from tests.games.records import FOLDER, stored_games
from tests.long import sized

import alehouse
from alehouse.cli import REFUSED, main
from alehouse.core.record import dump

RECORDS = sized(60, 5_000)  # of each game
SHOWN_MOVES = 60  # of a stored game: a longer log shows nothing new
TEXTS = ("", "\x00", "pass", "9" * 30, "dwarf", "é")


def replayed(file: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> int:
    """The exit status; what is refused is refused in one line."""
    status = main(["replay", str(file), "--lang=en", *flags])
    told = capsys.readouterr()
    if status:
        assert status == REFUSED
        assert told.err.startswith("alehouse: ")
        assert told.err.count("\n") == 1
    return status


class Forger:
    """Changes records of a game."""

    def __init__(self, name: str, chance: Random) -> None:
        self.chance = chance
        game = alehouse.load(name)
        self.examples = examples(name)
        kind = import_module(f"alehouse.games.{name}.arrange").Given
        self.mutants = Mutants(chance, kind, [example.given or {} for example in self.examples], game.card_file.text)
        modes = sorted(path.stem for path in (FOLDER / name).glob("*.json"))
        self.stored = [msgspec.to_builtins(stored_games(name, mode)[0].record) for mode in modes]
        self.arranged: list[dict[str, Any]] = []
        for example in self.examples:
            state = game.arrange(example.given or {}, example.players, fate="open", **example.options)
            self.arranged.append(msgspec.json.decode(dump(state.record())))

    def forged(self) -> bytes:
        """A record with a mistake or two, mostly without its seal."""
        record: dict[str, Any] = dict(self.chance.choice([*self.stored, *self.arranged]))
        record["moves"] = record["moves"][: self.chance.randrange(SHOWN_MOVES)]
        for field in self.chance.sample(["given", "moves", "options", self.chance.choice(list(record))], 2):
            self._change(record, field)
        if self.chance.random() < 0.9:
            record.pop("seal", None)
        data = bytearray(msgspec.json.encode(record))
        if self.chance.random() < 0.2:
            data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        return bytes(data)

    def _change(self, record: dict[str, Any], field: str) -> None:
        value = record.get(field)
        if field == "given":
            record["given"] = self.mutants.mutant(value or self.chance.choice(self.examples).given or {}, 1)
            record["moves"] = []  # those of another position would only be refused
        elif isinstance(value, list) and value:
            place = self.chance.randrange(len(value))
            record[field] = [*value[:place], self.chance.choice([*value, *TEXTS]), *value[place + 1 :]]
        elif isinstance(value, dict) and value:
            option = self.chance.choice(list(value))
            record[field] = value | {option: self.chance.choice(["on", "off", *TEXTS])}
        else:
            record[field] = self.chance.choice([*NUMBERS, *TEXTS, None, [], {}])


@pytest.mark.long
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_a_crafted_record_is_shown_or_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forger, file = Forger(name, Random(5)), tmp_path / "game.json"
    shown = 0
    for number in range(RECORDS):
        data = forger.forged()
        file.write_bytes(data)
        try:
            shown += replayed(file, capsys, *(["--json"] if number % 3 else [])) == 0
        except Exception as error:
            raise AssertionError(f"record {number}: {data!r}") from error
    assert shown


@pytest.mark.parametrize("name", alehouse.ROOMS)
@pytest.mark.parametrize("number", [2**63, 2**64, 10**30, -(2**63) - 1])
def test_a_number_beyond_all_counting_is_refused(
    name: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever a position has a number."""
    record = msgspec.to_builtins(alehouse.load(name).new(2, seed=1).record())
    players: dict[str, Any] = {} if name == "dwarf" else {"players": [{}, {}]}
    for given in ({"round": number}, {"turn": number}, {"year": number}, {"goods": [{"iron": number}]}):
        record["given"], record["moves"] = players | given, []
        file = tmp_path / "game.json"
        file.write_bytes(msgspec.json.encode(record))
        assert replayed(file, capsys) == REFUSED
