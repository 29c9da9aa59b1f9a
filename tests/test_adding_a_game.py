"""docs/adding_a_game.md: its smallest game plays everywhere, what it shows of the example stands in the example's
files, its commands run."""

import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from tests.games.drawn import check_canvas
from tests.games.last_orders.guest import DOCS, ROOT, environment
from tests.terminal.command import run_here

import alehouse
from alehouse import BadOption, Game, IllegalAction, State
from alehouse.bots import load_bot
from alehouse.core.encoding import sheet_with_parts
from alehouse.core.fate import seeded
from alehouse.core.rulebook.blocks import Paragraph, plain
from alehouse.core.scene import SHAPES, Layout
from alehouse.core.words import LANGUAGES

PAGE: Final = DOCS / "adding_a_game.md"
BLOCK: Final = re.compile(r"^```(\w+)( run)?\n(.*?)^```$", re.M | re.S)
EXAMPLE: Final = DOCS / "example_game"
ENDINGS: Final = {"python": "*.py", "toml": "*.toml", "markdown": "book/*.md", "fluent": "words/en.ftl"}


def blocks() -> list[tuple[str, bool, str]]:
    """The pieces of code on the page: their language, whether they are run, the code."""
    return [(found[1], bool(found[2]), found[3]) for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]


SHOWN: Final = [(language, code) for language, runs, code in blocks() if language in ENDINGS and not runs]
COMMANDS: Final = [line for language, _, code in blocks() if language == "sh" for line in code.splitlines()]


@cache
def smallest() -> type[Game]:
    """The game that stands on the page, from its own words."""
    (code,) = (code for _, runs, code in blocks() if runs)
    module: dict[str, Any] = {"__name__": "mugs"}
    exec(code, module)
    found: type[Game] = module["Mugs"]
    return found


def names(game: Game, state: State) -> tuple[str, ...]:
    return game.numbered(game.words("en"), state.seats)


# ── the page ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("language", "code"), SHOWN)
def test_what_is_shown_stands_in_the_files_of_the_example(language: str, code: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in EXAMPLE.glob(ENDINGS[language])]
    assert any(code in text for text in texts), code


def test_all_steps_are_shown() -> None:
    assert len(SHOWN) > 9
    assert {language for language, _ in SHOWN} == ENDINGS.keys()


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_run(line: str) -> None:
    """With the Python and the house of the tests."""
    given = shlex.split(line)
    words = [word for word in given if not re.match("[A-Z]+(_[A-Z]+)*=", word)]
    programs = {"alehouse": [sys.executable, "-m", "alehouse"], "pytest": [sys.executable, "-m", "pytest"]}
    settings = dict(word.split("=", 1) for word in given[: len(given) - len(words)])
    assert settings["ALEHOUSE_GAMES"] == environment()["ALEHOUSE_GAMES"]
    done = subprocess.run(
        [*programs[words[0]], *words[1:]], cwd=ROOT, env=os.environ | environment(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_people_are_led_to_the_page(file: str) -> None:
    assert "docs/adding_a_game.md" in (ROOT / file).read_text(encoding="utf-8")


def test_the_example_is_small() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in EXAMPLE.glob("*.py"))
    assert lines < 330


# ── the smallest game: every answer is plain ──────────────────────────────────────────────────────


def test_it_plays_to_its_end_and_replays() -> None:
    game = smallest()()
    state = game.new(3, seed=1, events=True)
    chance = Random(1)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    assert sum(state.scores()) == 1
    assert state.ranking().count(1) == 1
    assert game.replay(state.record()).scores() == state.scores()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("bot", ["random", "greedy", "search@20"])
def test_bots_play_it(bot: str) -> None:
    state, rng, player = smallest()().new(2, seed=1), seeded(1), load_bot(bot)
    while not state.is_over:
        state.apply(player.choose(state.resample(state.player, rng), rng))
    assert state.ranking()


def test_a_greedy_bot_sees_that_the_last_mug_wins() -> None:
    state, rng = smallest()().new(2, seed=1), seeded(1)
    for move in (3, 3, 3, 3, 3, 3, 1):
        state.apply(state.parse(f"take:{move}"))
    assert state.name(load_bot("greedy").choose(state, rng)) == "take:2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_scene_offers_every_option_in_words(shape: str, language: str) -> None:
    game = smallest()()
    state = game.new(3, seed=1)
    words = game.words(language)
    for seat in (0, 1, None):
        scene = game.scene(state.view(seat), words, Layout(shape=shape, names=names(game, state)))
        for canvas in scene.canvases().values():
            check_canvas(canvas)
        pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
        offered = ["take 1", "take 2", "take 3"] if seat == 0 else []
        assert [piece.label for piece in pieces if piece.actions] == offered
        assert "mugs" in {piece.id for piece in pieces}
        for piece in pieces:
            if piece.label:
                assert game.about(state.view(seat), words, scene.layout, piece).lines, piece.id


def test_a_board_shows_what_lies_there_and_who_decides() -> None:
    game = smallest()()
    state = game.new(2, seed=1)
    shown = game.board(state.view(0), game.words("en"), ("Eyra", "Brokk"), 60)
    assert "Mugs" in shown
    assert "21" in shown
    assert shown.index("▸") < shown.index("Eyra") < shown.index("Brokk")
    assert "21" in game.inspect_text(state.view(0), game.words("en"), "mugs:")
    with pytest.raises(BadOption, match="nothing to look at"):
        game.inspect_text(state.view(0), game.words("en"), "barrel:")


def test_an_encoding_is_as_long_at_the_end_as_at_the_beginning() -> None:
    game = smallest()()
    state = game.new(2, seed=1)
    sheet = sheet_with_parts(game, state, 0)
    assert [(part.name, part.size) for part in sheet.parts] == [("deciding", 2), ("mugs", 2)]
    assert list(sheet.numbers[: sheet.place]) == [1, 0, 1, 1]
    state.apply(state.parse("take:3"))
    after = sheet_with_parts(game, state, 0)
    assert list(after.numbers[: after.place]) == [0, 1, 1, pytest.approx(18 / 21)]


def test_a_refusal_names_what_is_asked_and_a_clause() -> None:
    state = smallest()().new(2, seed=1)
    for move in (3, 3, 3, 3, 3, 3, 2):
        state.apply(state.parse(f"take:{move}"))
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.parse("take:2"))
    assert str(refusal.value) == "take:2: That is not possible now: this step is choosing what to do. [TL-1.1]"


def test_an_outcome_follows_from_the_scores() -> None:
    game = smallest()()
    state = game.new(2, seed=1)
    assert game.summary(state.view(0), game.words("en")) == "Mugs: 21"
    for move in (3, 3, 3, 3, 3, 3, 3):
        state.apply(state.parse(f"take:{move}"))
    told = game.outcome(state.view(None), game.words("en"), ("Eyra", "Brokk"))
    assert told.title == "Eyra wins"
    assert told.rows == (("Place", "Player", "Points"), ("1", "Eyra", "1"), ("2", "Brokk", "0"))
    assert game.sources(state, 0) == {"plain-points": 1}
    assert game.summary(state.view(0), game.words("en")) == "The game is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_book_without_a_book(language: str) -> None:
    book = smallest()().rulebook(language)
    assert list(book.clauses) == ["TL-1.1"]
    told = [plain(block.line) for part in book.parts for block in part.blocks if isinstance(block, Paragraph)]
    assert all(told)
    assert not any("plain-" in text for text in told)


def test_it_has_an_emblem_no_lessons_no_cards_and_no_position() -> None:
    game = smallest()()
    ElementTree.fromstring(game.emblem())
    assert game.lessons() == ()
    assert game.card_file.text == ""
    assert game.clause_ids() == {"TL-1.1"}
    with pytest.raises(BadOption, match="position of one’s own"):
        game.arrange({}, players=2)


def test_it_can_be_played_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mugs", type(sys)("mugs"))
    monkeypatch.setattr(sys.modules["mugs"], "Mugs", smallest(), raising=False)
    monkeypatch.setitem(alehouse.ROOMS, "mugs", "mugs:Mugs")
    shown = run_here("play", "mugs", "--players", 2, "--seed", 1, typed="take 3\n" * 21)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "wins" in shown.stdout


# ── words that a language lacks ───────────────────────────────────────────────────────────────────


def test_what_a_language_does_not_say_is_said_in_english(tmp_path: Path) -> None:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text("item-mugs = Mugs on the bar\naction-take = Drink { $what }\n", encoding="utf-8")
    (folder / "it.ftl").write_text("item-mugs = Boccali sul banco\n", encoding="utf-8")
    game = type("Named", (smallest(),), {"room": tmp_path})()
    state = game.new(2, seed=1)
    assert "Boccali sul banco" in game.board(state.view(0), game.words("it"), ("Eyra", "Brokk"), 60)
    assert "Mugs on the bar" in game.board(state.view(0), game.words("pl"), ("Eyra", "Brokk"), 60)
    choice = state.view(0).options[1]
    assert [game.words(language).say(choice.message, choice.args) for language in LANGUAGES] == ["Drink 2"] * 4
    assert not game.words("it").has("item-barrel")
