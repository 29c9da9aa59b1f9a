"""The reports that docs/balance publishes: whoever has a checkout can make each of them again."""

import html
import re
import shlex
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
REPORTS: Final = sorted((ROOT / "docs" / "balance").glob("*.html"))


def command_of(report: Path) -> list[str]:
    """The words of the command that a report says made it."""
    found = re.search(r"<code>(alehouse balance .+?)</code>", report.read_text(encoding="utf-8"))
    assert found
    return shlex.split(html.unescape(found[1]))


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report.stem)
def test_a_report_names_files_of_the_checkout_only(report: Path) -> None:
    named = [word.partition("=")[2] for word in command_of(report) if word.startswith(("--cards=", "--against="))]
    for file in named:
        assert file == "default" or (not Path(file).is_absolute() and (ROOT / file).is_file())


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report.stem)
def test_the_list_of_reports_has_the_same_command(report: Path) -> None:
    """With as many games, from the same seed, by the same bot."""
    listed = (report.parent / "README.md").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [shlex.split(line) for line in listed.splitlines() if line.startswith("    alehouse balance")]
    line = next(line for line in lines if line[-1] == report.name)
    made = command_of(report)
    assert line[2] == made[2]
    for flag in ("--bot", "--games", "--players", "--seed"):
        assert line[line.index(flag) + 1] == made[made.index(flag) + 1]
