"""The result file of a ladder: gone on with after an interruption, refused where it holds something else."""

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.terminal.command import COMMAND, done, environment, refused

from alehouse.lab import ladder
from alehouse.lab.errors import BadResults
from alehouse.lab.ladder import Ladder, play_part
from alehouse.lab.results import ResultFile

PLAN = Ladder(game="dwarf", players=2, options={}, seed=5, bots=("random", "greedy"), games=6, rules=1)
COMMANDED = ["ladder", "dwarf", "--bots", "random,greedy", "--games", 6, "--seed", 5]


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True)


def written(file: Path, *flags: object) -> Path:
    done(*COMMANDED, "--out", file, *flags)
    return file


def test_a_file_says_what_it_holds_and_what_made_it(tmp_path: Path) -> None:
    heading, *games = lines(written(tmp_path / "ladder.jsonl"))
    told = json.loads(heading)
    assert told["game"] == "dwarf"
    assert told["bots"] == ["random", "greedy"]
    made = told["command"].split()
    assert made[:3] == ["alehouse", "ladder", "dwarf"]
    again = tmp_path / "again.jsonl"
    done(*made[1:], "--out", again)
    assert lines(again) == [heading, *games]
    assert len(games) == 6


@pytest.mark.parametrize("cut", [1, 40])
def test_an_interrupted_file_is_gone_on_with(cut: int, tmp_path: Path) -> None:
    """It is cut in the middle of its last line, or of one before."""
    whole = written(tmp_path / "whole.jsonl").read_bytes()
    part = tmp_path / "part.jsonl"
    part.write_bytes(whole[:-cut])
    shown = done(*COMMANDED, "--out", part)
    assert part.read_bytes() == whole
    assert shown.partition("Games:")[0] == done(*COMMANDED, "--out", tmp_path / "whole.jsonl").partition("Games:")[0]


def test_a_finished_file_is_told_again_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path / "ladder.jsonl")
    before = file.read_bytes()
    played: list[range] = []
    monkeypatch.setattr(ladder, "play_part", lambda _, numbers: played.append(numbers))
    assert "6 games" in done(*COMMANDED, "--out", file)
    assert file.read_bytes() == before
    assert played == []


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    before = lines(file)
    longer = [word if word != 6 else 10 for word in COMMANDED]
    done(*longer, "--out", file)
    assert lines(file)[:7] == before
    assert len(lines(file)) == 11


def test_without_a_seed_the_files_own_is_taken(tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    done(*COMMANDED[:-2], "--out", file)
    assert len(lines(file)) == 7


@pytest.mark.parametrize(
    ("changed", "answer"),
    [
        (["--seed", "6"], "another seed: 5, not 6"),
        (["--players", "3"], "another players: 2, not 3"),
        (["--bots", "random,greedy,search@5"], "another bots: random,greedy, not random,greedy,search@5"),
        (["--mountain", "graded"], "another options"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_another_plan_is_refused(changed: list[str], answer: str, tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    before = file.read_bytes()
    assert answer in refused(*COMMANDED, "--out", file, *changed)
    assert file.read_bytes() == before


def test_other_rules_are_refused(tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    with pytest.raises(BadResults, match="rules 1, not 2"):
        ResultFile(file, msgspec.structs.replace(_as_commanded(file), rules=2), "")


def _as_commanded(file: Path) -> Ladder:
    told = json.loads(lines(file)[0])
    return msgspec.structs.replace(PLAN, options=told["options"], rules=told["rules"])


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"ladder":1}', "\x00\xff\n"])
def test_a_file_that_is_no_ladder_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="latin-1")
    assert "this is not a ladder’s result file" in refused(*COMMANDED, "--out", file)
    assert file.read_text(encoding="latin-1") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    found = lines(file)
    file.write_bytes(b"".join([*found[:3], b"[3]\n", *found[4:]]))
    assert "line 4" in refused(*COMMANDED, "--out", file)


def test_a_line_that_is_missing_is_noticed(tmp_path: Path) -> None:
    file = written(tmp_path / "ladder.jsonl")
    found = lines(file)
    file.write_bytes(b"".join([*found[:3], *found[4:]]))
    assert "line 4" in refused(*COMMANDED, "--out", file)


def test_games_are_in_the_file_as_soon_as_they_are_added(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    with ResultFile(file, PLAN, "") as results:
        assert list(results.read()) == []
        games = play_part(PLAN, range(4))
        results.add(games)
        assert len(lines(file)) == 5
    with ResultFile(file, PLAN, "") as results:
        kept = list(results.read())
    assert [(game.number, game.bots, game.places) for game in kept] == [
        (game.number, game.bots, game.places) for game in games
    ]


@pytest.mark.parametrize("signal_sent", [signal.SIGINT, signal.SIGKILL])
def test_a_real_interruption_loses_nothing_that_is_finished(signal_sent: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    words: list[Any] = [*COMMANDED, "--out", file, "--workers", 2]
    words[5] = 2000
    with subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        end = time.monotonic() + 120
        while time.monotonic() < end and (not file.exists() or len(lines(file)) < 8):
            time.sleep(0.05)
        process.send_signal(signal_sent)
        shown, errors = process.communicate(timeout=120)
    if signal_sent == signal.SIGINT:
        assert process.returncode == 130
        assert b"games of 2 players" in shown  # what was found so far is told
    assert b"Traceback" not in errors
    kept = len(lines(file)) - 1
    assert kept >= 7
    more = -(-kept // 2) * 2 + 2
    words[5] = more
    done(*words[:-2])
    assert len(lines(file)) == more + 1
