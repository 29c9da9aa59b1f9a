"""The ladders that docs/ladders.md publishes: those of rules that have changed since are kept and told, no more."""

import shutil
from pathlib import Path
from typing import Final

import msgspec
import pytest
from bench import ladders

import alehouse

OLD: Final = ladders.Ladder("dice_brewing", 2, ("random", "greedy"), 0.8, rules=1)
NEW: Final = OLD._replace(rules=alehouse.load("dice_brewing").rules_version)


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of documents with one ladder, of the first printing."""
    old = OLD.file
    monkeypatch.setattr(ladders, "DOCS", tmp_path)
    monkeypatch.setattr(ladders, "FILES", tmp_path / "ladders")
    (tmp_path / "ladders").mkdir()
    shutil.copy(old, OLD.file)
    return tmp_path


def test_a_ladder_of_changed_rules_begins_with_a_file_of_its_own(docs: Path) -> None:
    before = OLD.file.read_bytes()
    ladders.play(NEW, 2)
    assert OLD.file.read_bytes() == before
    heading = msgspec.json.decode(NEW.file.read_bytes().splitlines()[0])
    assert (heading["rules"], NEW.games_there()) == (NEW.rules, 2)


def test_the_page_tells_each_printing_apart(docs: Path) -> None:
    ladders.write_page()
    assert "Printing 1 of the cards" in (page := (docs / "ladders.md").read_text(encoding="utf-8"))
    assert f"Printing {NEW.rules} of the cards" not in page
    ladders.play(NEW, 2)
    ladders.write_page()
    page = (docs / "ladders.md").read_text(encoding="utf-8")
    assert page.index(f"Printing {NEW.rules} of the cards") < page.index("Printing 1 of the cards")
    assert "| 2 | greedy | random | 100 % | 99–100 % | 400 | 80 % | ✓ |" in page


def test_every_file_is_named_after_the_rules_in_it() -> None:
    for ladder in [*ladders.ladders(), *ladders.ladders(earlier=1)]:
        if ladder.file.exists():
            heading = msgspec.json.decode(ladder.file.read_bytes().splitlines()[0])
            assert heading["rules"] == ladder.rules, ladder.file.name
