"""Two card files on the same seeds: what changes is found, what does not is not."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.command import done

import alehouse as house
from alehouse.core.words import LANGUAGES
from alehouse.lab.compare import Comparison, compared, comparison
from alehouse.lab.plan import Plan
from alehouse.lab.work_pool import Alone, Processes

SHORTER = house.load("dwarf").card_file.text.replace("items_to_end_game = 4", "items_to_end_game = 1")
UNCHANGED = house.load("dwarf").card_file.text + "\n"


def plan(text: str | None = None, **fields: Any) -> Plan:
    settings = {"game": "dwarf", "players": 2, "options": {}, "bots": ("random",), "games": 80, "seed": 5}
    return Plan(**{**settings, **fields}, cards=("mine.toml", text) if text else None)


def found(before: Plan, after: Plan, workers: int = 1) -> Comparison:
    *_, (pairs, _) = compared(before, after, Processes(workers) if workers > 1 else Alone())
    return comparison(pairs, after.players)


def test_the_same_cards_change_nothing() -> None:
    unchanged = found(plan(), plan(UNCHANGED))
    assert {change.difference for change in unchanged.changes} == {0}
    assert not any(change.significant for change in unchanged.changes)
    assert len(unchanged.changes) > 40
    assert (unchanged.only_before, unchanged.only_after) == ([], [])


def test_what_changes_is_found() -> None:
    """Games that end with the first item are shorter."""
    changes = {change.name: change for change in found(plan(), plan(SHORTER)).changes}
    rounds = changes["length/rounds"]
    assert rounds.significant
    assert rounds.difference < 0
    assert rounds.low < rounds.difference < rounds.high < 0
    assert rounds.after.value - rounds.before.value == rounds.difference


def test_the_other_way_round_the_differences_change_their_sign() -> None:
    one, other = found(plan(), plan(SHORTER)), found(plan(SHORTER), plan())
    there = {change.name: change.difference for change in other.changes}
    assert {change.name: -change.difference for change in one.changes} == there


def test_the_number_of_processes_changes_nothing() -> None:
    assert found(plan(games=20), plan(SHORTER, games=20), 2) == found(plan(games=20), plan(SHORTER, games=20))


def test_pairs_are_surer_than_games_apart() -> None:
    """Equal seeds deal equal cards: the difference of scores is less uncertain than each of them alone."""
    text = house.load("dice_brewing").card_file.text
    price = next(line for line in text.splitlines() if line.startswith("price = 3"))
    cheaper = text.replace(price, "price = 2", 1)
    before = plan(game="dice_brewing", bots=("greedy",), games=40)
    after = plan(cheaper, game="dice_brewing", bots=("greedy",), games=40)
    change = next(change for change in found(before, after).changes if change.name == "length/decisions")
    apart = (change.before.error**2 + change.after.error**2) ** 0.5
    assert (change.high - change.low) / (2 * 1.96) < apart


def test_what_is_in_one_file_only_is_named() -> None:
    text = house.load("dwarf").card_file.text
    renamed = text.replace('"iron_seam"', '"my_seam"')
    other = found(plan(games=30), plan(renamed, games=30))
    assert other.only_before == ["card-iron_seam"]
    assert other.only_after == ["card-my_seam"]


def test_what_is_no_longer_used_is_used_less() -> None:
    """A price that is not worth paying: the ingredient can still be bought, but hardly anybody does."""
    text = house.load("dice_brewing").card_file.text
    start = text.index('id = "spices"')
    dear = text[:start] + text[start:].replace("price = 3", "price = 5", 1)
    before, after = (plan(cards, game="dice_brewing", bots=("greedy",), games=60) for cards in (None, dear))
    changes = {change.name: change for change in found(before, after).changes}
    used = changes["use/ingredient-spices"]
    assert used.after.value < used.before.value / 4
    assert used.significant


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_what_changed(language: str, tmp_path: Path) -> None:
    cards, page = tmp_path / "mine.toml", tmp_path / "report.html"
    cards.write_text(SHORTER, encoding="utf-8")
    words = ["balance", "dwarf", "--bot", "random", "--games", 30, "--players", 2, "--seed", 5]
    shown = done(*words, "--cards", cards, "--against", "default", "--out", page, "--lang", language)
    assert "items_to_end_game 4 → 1" in shown
    assert "items_to_end_game 4 → 1" in page.read_text(encoding="utf-8")
    assert "balance-" not in shown


def test_the_json_holds_both(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text(SHORTER, encoding="utf-8")
    words = ["balance", "dwarf", "--bot", "random", "--games", 30, "--players", 2, "--seed", 5, "--json"]
    told = json.loads(done(*words, "--cards", cards, "--against", "default"))
    assert list(told) == ["balance", "comparison"]
    assert told["balance"]["cards"] == "mine.toml"
    assert list(told["comparison"]) == ["games", "changes", "only_before", "only_after", "rare"]
    shares = [*told["balance"]["seats"], *told["comparison"]["changes"]]
    assert all(0 <= share["chance"] <= 1 and "p_value" not in share for share in shares)
