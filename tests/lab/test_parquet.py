"""Games as Parquet: a row for each game and player, whole files, nothing overwritten."""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.command import done, refused

from alehouse.lab import parquet
from alehouse.lab.parquet import GamesFile
from alehouse.lab.plan import Plan
from alehouse.lab.play import Played

arrow = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install alehouse[lab]")

PLAN = Plan(game="dwarf", players=2, options={}, bots=("random",), games=3, seed=5)


def game(number: int) -> Played:
    measures: dict[str, float] = {"rounds": 9, "sudden?": 1, "gold:0": 4, "gold:1": 5}
    return Played(number, f"5-{number}", ("random", "greedy"), [1, 2], [30, 20], 77, measures)


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = arrow.read_table(path).to_pylist()
    return found


@pytest.mark.parametrize("name", ["games.parquet", "games"])
def test_a_row_for_each_game_and_player(name: str, tmp_path: Path) -> None:
    with GamesFile(tmp_path / name, PLAN) as file:
        file.add([game(0), game(1)])
    found = rows(tmp_path / name)
    shared = {"game": 1, "seed": "5-1", "decisions": 77, "rounds": 9.0, "sudden": 1.0}
    assert found[2] == {**shared, "player": 0, "bot": "random", "place": 1, "victory": 1.0, "score": 30, "gold": 4.0}
    assert found[3] == {**shared, "player": 1, "bot": "greedy", "place": 2, "victory": 0.0, "score": 20, "gold": 5.0}
    assert len(found) == 4


def test_the_file_says_what_was_played(tmp_path: Path) -> None:
    with GamesFile(tmp_path / "games.parquet", PLAN) as file:
        file.add([game(0)])
    about = json.loads(arrow.read_schema(tmp_path / "games.parquet").metadata[b"alehouse"])
    assert (about["game"], about["seed"], about["bots"]) == ("dwarf", 5, ["random"])


def test_a_printed_opponent_has_no_bot_and_perhaps_no_measure(tmp_path: Path) -> None:
    with GamesFile(tmp_path / "games.parquet", PLAN) as file:
        file.add([Played(0, "5-0", ("random",), [2, 1], [3, 4], 5, {"gold:0": 4})])
    assert [(row["bot"], row["gold"]) for row in rows(tmp_path / "games.parquet")] == [("random", 4.0), ("", None)]


def test_files_in_a_folder_are_whole_while_games_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(parquet, "ROWS", 10)
    folder = tmp_path / "games"
    with GamesFile(folder, PLAN) as file:
        file.add([game(number) for number in range(12)])
        assert len(rows(folder)) == 20  # two files of ten rows; four rows wait
    assert [row["game"] for row in rows(folder)][::2] == list(range(12))
    assert sorted(path.name for path in folder.iterdir()) == [f"games-0000{n}.parquet" for n in range(3)]


def test_what_was_played_before_an_error_is_kept(tmp_path: Path) -> None:
    def interrupted() -> None:
        with GamesFile(tmp_path / "games.parquet", PLAN) as file:
            file.add([game(0)])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(rows(tmp_path / "games.parquet")) == 2


def test_memory_does_not_grow_with_the_number_of_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(parquet, "ROWS", 200)
    tracemalloc.start()
    with GamesFile(tmp_path / "games", PLAN) as file:
        for number in range(1000):
            file.add([game(number)])
        early, _ = tracemalloc.get_traced_memory()
        for number in range(1000, 6000):
            file.add([game(number)])
        late, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert late < early + 200_000


@pytest.mark.parametrize("command", ["simulate", "balance", "ladder"])
def test_the_lab_writes_its_games(command: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = [command, "cavern_tavern", "--games", 4, "--seed", 5, "--players", 2, "--parquet", file]
    done(*words, *(["--bot", "random"] if command == "balance" else ["--bots", "random,greedy"]))
    found = rows(file)
    assert len(found) == 8
    assert [row["game"] for row in found][::2] == [0, 1, 2, 3]
    assert {row["victory"] for row in found} <= {0.0, 0.5, 1.0}
    assert "holds games already" in refused(*words)
