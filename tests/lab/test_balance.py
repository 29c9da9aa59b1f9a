"""The balance of a game: what is counted is what happened, whoever plays; and it is told whole."""

import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.terminal.command import done, refused

import alehouse as house
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.words import LANGUAGES
from alehouse.lab.balance import Account, Balance, ObservedTable, balance, observed
from alehouse.lab.observer import Observer
from alehouse.lab.plan import Plan
from alehouse.lab.work_pool import Alone, Processes, Workers


def plan(**fields: Any) -> Plan:
    settings = {"game": "dwarf", "players": 3, "options": {}, "bots": ("random",), "games": 60, "seed": 5}
    return Plan(**{**settings, **fields})


def account(of: Plan, workers: Workers | None = None) -> Account:
    *_, (found, _) = observed(of, workers or Alone())
    return found


def said(of: Plan) -> Balance:
    return balance(of, account(of))


# ── what is counted ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", house.ROOMS)
def test_a_watched_game_is_the_game_that_was_played(name: str) -> None:
    """The same game again, by the contract alone."""
    of = plan(game=name)
    sheet, observer, over = ObservedTable(of).play(4)
    game, rng, bot = house.load(name), seeded("5-4-bots"), load_bot("random")
    state = game.new(3, seed="5-4")
    widths, offered, picked, leaders = [], Counter[str](), Counter[str](), []
    while not state.is_over:
        action = bot.choose(state.resample(state.player, rng), rng)
        options = state.legal_actions()
        widths.append(len(options))
        if len(options) > 1:
            offered.update({game.use(state, option) for option in options})
            picked[game.use(state, action)] += 1
        state.apply(action)
        best = max(state.scores())
        leaders += [state.scores().index(best)] if state.scores().count(best) == 1 else []
    assert sheet["length/decisions"] == (len(widths), 1) == (over.decisions, 1)
    assert sheet["length/branching"] == (sum(widths), len(widths))
    assert observer.widths.counts == Counter(widths)
    del offered[""], picked[""]
    assert {name: pair for name, pair in sheet.items() if name.startswith("pick/")} == {
        f"pick/{what}": (picked[what], chances) for what, chances in offered.items()
    }
    assert sheet["length/leads"] == (sum(one != other for one, other in itertools.pairwise(leaders)), 1)
    assert [sheet[f"seat/{seat}"][0] > 0 for seat in range(3)] == [place == 1 for place in state.ranking()]


def test_a_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    class Scores:
        def __init__(self, *scores: int) -> None:
            self.now = list(scores)

        def scores(self) -> list[int]:
            return self.now

    observer = Observer()
    for scores in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (3, 3), (4, 3)):
        observer.look_at_scores(Scores(*scores))  # type: ignore[arg-type]
    assert observer.lead_changes == 2


@pytest.mark.parametrize("name", house.ROOMS)
def test_victories_are_shared_out_wholly(name: str) -> None:
    of = plan(game=name, games=12)
    found = said(of)
    assert sum(seat.estimate.value for seat in found.seats) == pytest.approx(1)
    assert found.games == 12
    assert {seat.fair for seat in found.seats} == {1 / 3}


def test_the_number_of_processes_changes_nothing() -> None:
    of = plan(game="cavern_tavern", games=20)
    assert balance(of, account(of, Processes(2))) == said(of)
    assert balance(of, account(plan(game="cavern_tavern", games=20, seed=6))) != said(of)


def test_uses_and_pick_rates_agree_with_a_simulation() -> None:
    words = ["--games", 40, "--seed", 5, "--players", 3, "--json"]
    simulated = json.loads(done("simulate", "dwarf", *words, "--bots", "greedy"))
    found = json.loads(done("balance", "dwarf", *words, "--bot", "greedy"))["balance"]
    for thing in found["things"]:
        assert thing["uses"]["value"] == pytest.approx(simulated["uses"].get(thing["name"], {"mean": 0})["mean"])
        if thing["pick"]:
            assert 0 <= thing["pick"]["low"] <= thing["pick"]["value"] <= thing["pick"]["high"] <= 1
    assert simulated["uses"].keys() <= {thing["name"] for thing in found["things"]}
    assert found["lengths"]["decisions"]["value"] == pytest.approx(simulated["decisions"]["mean"])


def test_what_is_used_in_somebody_elses_turn_is_told() -> None:
    """By Cavern Tavern's characters that answer: they are offered, picked and used while another seat has its turn."""
    found = {thing.name: thing for thing in said(plan(game="cavern_tavern", games=40)).things}
    lurker = found["character-cellar_lurker"]
    assert lurker.uses.value > 0
    assert lurker.pick is not None
    assert 0 < lurker.pick.value < 1


def test_a_card_that_decides_the_game_stands_out() -> None:
    """Of Cavern Tavern's areas, some bring points at once: with random play that shows in a few hundred games."""
    found = said(plan(game="cavern_tavern", games=250, seed=3))
    assert found.outliers()
    assert all(thing.win and thing.win.p_value < 0.05 for thing in found.outliers())
    fair = sum(seat.estimate.value for seat in found.seats) / 3
    assert all(thing.win.fair == pytest.approx(fair) for thing in found.things if thing.win)


def test_a_printed_opponent_takes_no_part_in_what_is_used() -> None:
    found = said(plan(players=1, options={"opponent": "andvettr"}, games=40))
    assert len(found.seats) == 2
    wins = {thing.win.fair for thing in found.things if thing.win}
    assert wins == {found.seats[0].estimate.value}


# ── the page ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", house.ROOMS)
def test_the_page_is_whole_and_needs_nothing_else(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ["balance", name, "--games", 3, "--bot", "random", "--players", 3, "--seed", 5]
    shown = done(*words, "--out", file, "--lang", language)
    text = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    page = ElementTree.fromstring(text.partition("<body>")[2].rpartition("</body>")[0])
    assert len(page.findall(".//{*}svg")) >= 5
    for unwanted in ("<script", "src=", "href=", "url(", "balance-", "measure-", "uses-", "outcome-"):
        assert unwanted not in text.replace("alehouse balance", "")
    told = " ".join(page.itertext())
    game = house.load(name)
    first = next(iter(game.sources(finished(name), 0)))
    assert game.words(language).say(first) in told
    assert "balance-" not in shown
    assert max(map(len, shown.splitlines())) <= 100


def finished(name: str) -> house.State:
    state = house.load(name).new(3, seed=1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state


def test_the_page_names_the_command_that_makes_it_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one.html", tmp_path / "other.html"
    done("balance", "dwarf", "--games", 3, "--bot", "random", "--seed", 5, "--out", one)
    command = one.read_text(encoding="utf-8").partition("<code>")[2].partition("</code>")[0].split()
    done(*command[1:], "--out", other)
    assert other.read_bytes() == one.read_bytes()


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bot", "clever"], "no bot “clever”"),
        (["--bot", "search@0"], "search@0"),
        (["--players", "9"], "1 to 5 players"),
        (["--cards", "missing.toml"], "missing.toml"),
        (["--against", "missing.toml"], "missing.toml"),
        (["--against", "default"], "both are the same"),
        (["--out", "no/such/folder/report.html"], "no folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_answered_at_once(words: list[str], answer: str) -> None:
    assert answer in refused("balance", "dwarf", *words)


def test_a_broken_card_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("cards = 3")
    assert "mine.toml" in refused("balance", "dwarf", "--cards", file, "--against", "default")
    assert "mine.toml" in refused("balance", "dwarf", "--against", file)
