"""The types of messages for the page's scripts: as the protocol has them."""

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct
from tools.page_types import WRITTEN, declaration, main, text

from alehouse.house.protocol.client import Move
from alehouse.house.protocol.house import House
from alehouse.house.protocol.server import LogText, Table

# Of a message: a field, and how the scripts know it.
FIELDS: Final = [
    (Move, "type", 'type: "move"'),
    (Move, "action", "action: number"),
    (Move, "draft", "draft?: boolean"),  # a browser may leave it out
    (Table, "seq", "seq: number"),
    (Table, "moves", "moves?: number"),  # so does the house, where it is 0
    (Table, "move", "move?: number | null"),
    (Table, "canvases", "canvases?: Record<string, CanvasChange>"),
    (LogText, "changes", "changes?: [string, number, string][]"),
    (House, "build", 'build: "bots" | "compiled" | "plain"'),  # the house says everything about itself
]


def test_what_is_written_is_as_the_protocol_is() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == text(), "python -m tools.page_types"


def test_what_is_not_as_the_protocol_is_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / WRITTEN.name
    monkeypatch.setattr("tools.page_types.WRITTEN", stale)
    assert main([]) == 0
    assert main(["--check"]) == 0
    stale.write_text(text().replace("moves?: number", "moves: number"), encoding="utf-8")
    assert main(["--check"]) == 1
    assert "python -m tools.page_types" in capsys.readouterr().out


@pytest.mark.parametrize(("struct", "name", "written"), FIELDS)
def test_a_field_is_known_as_it_is_sent(struct: type[Struct], name: str, written: str) -> None:
    assert re.findall(rf"^ *({name}\??: .*);$", declaration(struct), re.M) == [written]


def test_every_message_is_known_both_ways() -> None:
    assert re.search(r"type Up = Beat \| Move \| .*Study;", text())
    assert re.search(r"type Down = Alive \| Table \| .*Help;", text())
