"""docs/environments.md: its examples run as they stand, its tables tell what the code writes."""

import re
from pathlib import Path

import pytest
from tests.envs.describe import PAGE, page

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    assert len(EXAMPLES) == 5
    for example in EXAMPLES:
        exec(compile(example, str(PAGE), "exec"), names)
    assert capsys.readouterr().out.count("\n") >= 6
    assert (tmp_path / "game.svg").stat().st_size > 100_000


def test_the_tables_of_parts_are_up_to_date() -> None:
    assert page(TEXT) == TEXT, "write them anew: python -m tests.envs.describe"
