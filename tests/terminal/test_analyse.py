"""`alehouse analyse`: a finished game in a terminal, in every language; and as JSON."""

import json
from pathlib import Path
from unittest import mock

import pytest
from tests.analysis.games import begun, short_game, thrown_away
from tests.terminal.command import done, refused

from alehouse.analysis import Sizes, analyse
from alehouse.analysis.analyse import Request
from alehouse.core.record import Record, dump
from alehouse.core.words import LANGUAGES
from alehouse.terminal.analyse import blocks

SMALL = Sizes(first=5, rough=5, curve=5, screened=10, told=40)


@pytest.fixture(autouse=True)
def _small() -> object:
    """The command without its usual patience."""

    def small(request: Request, *others: object) -> object:
        return analyse(Request(record=request.record, people=request.people, seed=request.seed, sizes=SMALL), *others)  # type: ignore[arg-type]

    with mock.patch("alehouse.terminal.analyse.analyse", small):
        yield


def kept(record: Record, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_bytes(dump(record))
    return file


def test_the_turning_point_is_told_with_the_words_of_the_game(tmp_path: Path) -> None:
    game = next(one for one in thrown_away() if one.record.game == "cavern_tavern" and one.move == 13)
    shown = done("analyse", kept(game.record, tmp_path), "--seat", game.seat + 1)
    assert "Cavern Tavern: how the game turned" in shown
    assert "Take Wine. Better was: Take Elixir." in shown
    assert "−100 %" in shown
    assert "move 14" in shown
    assert "The house’s bots played on 40 times after each choice. Give or take" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(language: str, tmp_path: Path) -> None:
    shown = done("--lang", language, "analyse", kept(short_game("brew_crafters"), tmp_path))
    words = {"en": "Turning points", "it": "Momenti decisivi", "pl": "Punkty zwrotne", "fr": "Moments décisifs"}
    for other, heading in words.items():
        assert (heading in shown) is (other == language)


def test_json(tmp_path: Path) -> None:
    record = short_game("brew_crafters")
    found = json.loads(done("analyse", kept(record, tmp_path), "--json"))
    assert (found["game"], found["seed"]) == ("brew_crafters", record.checksum())
    assert found["analysis"]["state"] == "ready"
    assert found["analysis"]["points"][0]["played"] in record.moves
    assert sum(found["analysis"]["curve"][0]["shares"]) == pytest.approx(1)


def test_what_cannot_be_analysed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    unfinished = kept(begun("dwarf", 2).record(), tmp_path)
    assert refused("analyse", unfinished) == "this game is not over yet; only finished games are analysed"
    assert "nie skończyła" in refused("--lang", "pl", "analyse", unfinished)
    assert refused("analyse") == "which record? “alehouse analyse FILE”"
    assert "there is no seat 3" in refused("analyse", kept(short_game("dwarf"), tmp_path), "--seat", "3")


def test_a_curve_is_as_long_as_there_is_room_for() -> None:
    assert blocks([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert blocks([0.0, 0.0, 1.0, 1.0], 2) == "▁█"
    assert len(blocks([0.3] * 97, 40)) == 40
