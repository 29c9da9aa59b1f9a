"""Records shown in a terminal."""

import json
from pathlib import Path

import pytest
from tests.terminal.command import done, refused

import alehouse as house


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three bots."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    bots = ["--seat", "bot:random"] * 3
    done("play", "dwarf", "--seed", 7, *bots, "--save", file)
    return file


def test_a_replay_tells_the_game_and_explains_the_scoring(record: Path) -> None:
    shown = done("replay", record)
    assert "Round 1" in shown
    assert "Hero of Society" in shown
    assert "leads alone" in shown or "counts for nobody" in shown


def test_a_replay_as_json_is_the_engines_own_result(record: Path) -> None:
    found = json.loads(done("replay", record, "--json"))
    state = house.load("dwarf").replay(house.load_record(record.read_bytes()))
    assert list(found) == [
        *("game", "rules", "players", "options", "seed", "moves"),
        *("shown", "over", "scores", "places", "log"),
    ]
    assert found["over"] is True
    assert found["places"] == state.ranking()
    assert found["scores"] == state.scores()
    assert found["seed"] == 7
    assert found["log"][0].keys() == {"text", "player", "changes"}


def test_a_replay_can_stop_early(record: Path) -> None:
    found = json.loads(done("replay", record, "--to", 20, "--json"))
    assert found["shown"] == 20
    assert found["over"] is False
    shown = done("replay", record, "--to", 20)
    assert f"{len(found['moves']) - 20} moves are left" in shown


def test_every_step_shows_the_table(record: Path) -> None:
    shown = done("replay", record, "--step", "--to", 30, "--seat", 2)
    assert "Move 30 of" in shown
    assert shown.count("┌ 1 ") == shown.count("Move ")


def test_the_table_after_a_step_is_that_of_the_record(record: Path) -> None:
    moves = len(house.load_record(record.read_bytes()).moves)
    stepped, told = done("replay", record, "--step"), done("replay", record)
    assert f"Move {moves} of {moves}" in stepped
    assert stepped.splitlines()[-20:] == told.splitlines()[-20:]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--to", "9999"], "--to"),
        (["--to", "x"], "--to needs a whole number"),
        (["--to", "-1"], "--to"),
        (["--seat", "4"], "no seat 4"),
        (["--seat", "0"], "--seat needs a whole number"),
        (["--cards", "missing.toml"], "missing.toml"),
    ],
)
def test_what_a_replay_cannot_show(words: list[str], answer: str, record: Path) -> None:
    assert answer in refused("replay", record, *words)


def test_a_missing_record_is_named(tmp_path: Path) -> None:
    assert "nowhere.json" in refused("replay", tmp_path / "nowhere.json")
    assert "which record" in refused("replay")
    assert "cannot be read" in refused("replay", tmp_path)
