"""Finished games as Parquet, a row for each game and player, written while they are played.

Columns: `game` its number, `seed`, `player` (0, 1, …, printed opponents last), `bot` ("" for a printed opponent),
`place`, `victory` (1 for a winner, shared among several), `score`, `decisions` of the whole game, then one for each
measure of the game: those of the whole game have the same value in all its rows, those of a player are their own.
"""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from alehouse.lab.errors import BadResults, not_installed
from alehouse.lab.plan import Setting
from alehouse.lab.play import Played

SUFFIX: Final = ".parquet"
ROWS: Final = 20_000  # a group of rows in memory at most; in a folder, also a file
Row = dict[str, Any]


class GamesFile:
    """Where games are written to: one file, whole when it is closed; or a folder, in which every file that is
    there is whole, whatever happens to us."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self._arrow, self._parquet = _libraries()
        self._path = path
        self._about = {b"alehouse": msgspec.json.encode(setting)}
        self._schema: Any = None
        self._writer: Any = None
        self._rows: list[Row] = []
        self._files = 0
        if path.suffix == SUFFIX:
            if path.exists() and path.stat().st_size:
                raise _taken(path)
            path.parent.mkdir(parents=True, exist_ok=True)
        else:
            path.mkdir(parents=True, exist_ok=True)
            if any(path.glob(f"*{SUFFIX}")):
                raise _taken(path)

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()
        if self._writer is not None:
            self._writer.close()

    def add(self, games: Sequence[Played]) -> None:
        for game in games:
            self._rows += rows_of(game)
            if len(self._rows) >= ROWS:
                self._flush()

    def _flush(self) -> None:
        if not self._rows:
            return
        self._schema = self._schema or self._columns(self._rows[0])
        table = self._arrow.Table.from_pylist(self._rows, schema=self._schema)
        self._rows = []
        if self._path.suffix == SUFFIX:
            self._writer = self._writer or self._parquet.ParquetWriter(self._path, self._schema)
            self._writer.write_table(table)
            return
        unfinished = self._path / "unfinished"
        self._parquet.write_table(table, unfinished)
        unfinished.rename(self._path / f"games-{self._files:05}{SUFFIX}")
        self._files += 1

    def _columns(self, row: Row) -> Any:
        """Texts, whole numbers, and for all measures real ones."""
        arrow = self._arrow
        kinds = {str: arrow.string(), int: arrow.int64()}
        columns = [(name, kinds.get(type(value), arrow.float64())) for name, value in row.items()]
        return arrow.schema(columns, metadata=self._about)


def rows_of(game: Played) -> list[Row]:
    """A game's rows, by player. A measure that is a column already says the same."""
    winners = game.places.count(1)
    rows = []
    for player, place in enumerate(game.places):
        row: Row = {
            "game": game.number,
            "seed": game.seed,
            "player": player,
            "bot": game.bots[player] if player < len(game.bots) else "",
            "place": place,
            "victory": 1 / winners if place == 1 else 0.0,
            "score": game.scores[player],
            "decisions": game.decisions,
        }
        for name, value in _measures(game.measures, player).items():
            row.setdefault(name, value)
        rows.append(row)
    return rows


def _measures(measures: dict[str, float], player: int) -> dict[str, float | None]:
    """A player's measures, with None where they have none: a printed opponent may not be measured."""
    found: dict[str, float | None] = {}
    for name, value in measures.items():
        base, colon, owner = name.rpartition(":")
        if not colon:
            found[name.removesuffix("?")] = float(value)
        elif int(owner) == player:
            found[base] = float(value)
        else:
            found.setdefault(base, None)
    return found


def _libraries() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise not_installed("pyarrow", "lab") from None
    return pyarrow, pyarrow.parquet


def _taken(path: Path) -> BadResults:
    text = f"{path} holds games already; choose another name"
    return BadResults(text, "lab-parquet-taken", {"file": str(path)})
