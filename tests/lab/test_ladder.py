"""Ladders: the same deals for every meeting and in every seat, and what follows from the games."""

import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.terminal.command import done, refused

import alehouse as house
from alehouse.core.words import LANGUAGES
from alehouse.lab.ladder import Ladder, mixed, play_part
from alehouse.lab.play import Played
from alehouse.lab.standings import Reckoning, Standings
from alehouse.lab.work_pool import Alone, Processes, in_parts


def ladder(**fields: Any) -> Ladder:
    settings = {"game": "dwarf", "players": 2, "options": {}, "bots": ("random", "greedy"), "games": 10, "seed": 5}
    return Ladder(**{**settings, "rules": 1, **fields})


def game(number: int, bots: tuple[str, ...], places: list[int]) -> Played:
    return Played(number, f"5-{number}", bots, places, [0] * len(places), 10, {})


def standings(of: Ladder, games: list[Played]) -> Standings:
    reckoning = Reckoning(of)
    for played in games:
        reckoning.add(played)
    return reckoning.standings()


# ── who meets whom ────────────────────────────────────────────────────────────────────────────────────


def test_of_two_seats_every_pair_has_both_in_every_deal() -> None:
    plan = ladder(bots=("random", "greedy", "search@10"), games=5)
    assert plan.meetings() == [("greedy", "random"), ("search@10", "random"), ("search@10", "greedy")]
    assert plan.total == 3 * 6  # five games are made six: both seats equally often
    seats = [plan.seats(number) for number in range(plan.round)]
    assert seats[:2] == [("greedy", "random"), ("random", "greedy")]
    assert Counter(seats) == Counter(seats[::-1])
    assert all(plan.seats(number) == plan.seats(number + plan.round) for number in range(12))


def test_of_more_seats_one_meets_a_field_of_weaker_ones_in_every_seat() -> None:
    plan = ladder(players=4)
    assert plan.meetings()[0] == ("greedy", "random", "random", "random")
    places = [plan.seats(number).index("greedy") for number in range(4)]
    assert sorted(places) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("abc", 3, ["abc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 4, ["aabb"]),
        ("ab", 3, ["aab", "abb"]),
        ("abc", 5, ["aabbc", "aabcc", "abbcc"]),
    ],
)
def test_mixed_tables_are_as_mixed_as_the_seats_allow(bots: str, seats: int, tables: list[str]) -> None:
    assert ["".join(table) for table in mixed(tuple(bots), seats)] == tables


def test_a_table_that_is_both_is_played_once() -> None:
    """Of three seats and two bots, one against two is also as mixed as can be."""
    assert ladder(players=3).meetings() == [("greedy", "random", "random"), ("random", "greedy", "greedy")]


def test_neighbours_meet_only_each_other_and_all_their_games_are_rated() -> None:
    plan = ladder(bots=("random", "greedy", "search@10"), players=3, neighbours=True)
    assert plan.meetings() == [("greedy", "random", "random"), ("search@10", "greedy", "greedy")]
    games = [game(number, plan.seats(number), [1, 2, 3]) for number in range(plan.round)]
    found = standings(plan, games)
    assert [(one.bot, one.against, one.games) for one in found.meetings] == [
        ("greedy", "random", 3),
        ("search@10", "greedy", 3),
    ]
    assert {rating.name: rating.games for rating in found.ratings} == {"random": 3, "greedy": 6, "search@10": 3}


def test_a_longer_ladder_begins_with_a_shorter_one() -> None:
    short, long = ladder(games=4), ladder(games=8)
    assert play_part(long, range(short.total)) == play_part(short, range(short.total))


def test_all_meetings_of_a_deal_have_its_seed() -> None:
    plan = ladder(bots=("random", "greedy"), players=3, games=6)
    games = play_part(plan, range(plan.total))
    assert [played.seed for played in games] == [f"5-{number // plan.round}" for number in range(plan.total)]
    assert [played.bots for played in games[: plan.round]] == [plan.seats(number) for number in range(plan.round)]


def test_the_number_of_processes_changes_nothing() -> None:
    plan = ladder(games=6)
    one, three = (
        [game for part in in_parts(workers, plan.work(), range(plan.total)) for game in part]
        for workers in (Alone(), Processes(3))
    )
    assert one == three
    assert [game.number for game in one] == list(range(plan.total))


# ── what follows ──────────────────────────────────────────────────────────────────────────────────────


def test_shares_of_victories_have_their_intervals() -> None:
    games = [game(n, ("greedy", "random"), [1, 2] if n < 15 else [2, 1]) for n in range(20)]
    found = standings(ladder(), games).meetings
    assert [(meeting.bot, meeting.against, meeting.games, meeting.victories) for meeting in found] == [
        ("greedy", "random", 20, 15.0)
    ]
    assert found[0].rate == 0.75
    assert (found[0].low, found[0].high) == pytest.approx((0.5313, 0.8881), abs=1e-4)
    assert found[0].fair == 0.5


def test_a_shared_victory_counts_in_part() -> None:
    found = standings(ladder(), [game(0, ("greedy", "random"), [1, 1]), game(1, ("random", "greedy"), [2, 1])])
    assert found.meetings[0].victories == 1.5


def test_a_field_is_told_from_a_mixed_table() -> None:
    plan = ladder(players=3)
    games = [
        game(0, ("greedy", "random", "random"), [1, 2, 3]),
        game(1, ("random", "random", "greedy"), [1, 2, 3]),
        game(2, ("random", "greedy", "greedy"), [3, 1, 2]),  # greedy is the field here: not one against others
    ]
    found = standings(plan, games)
    assert [(meeting.bot, meeting.games, meeting.victories) for meeting in found.meetings] == [("greedy", 2, 1.0)]
    assert found.meetings[0].fair == pytest.approx(1 / 3)
    assert found.ratings[0].games == 3


def test_ratings_tell_who_is_stronger_and_grow_surer() -> None:
    bots = ("random", "greedy")
    few, many = (
        standings(ladder(), [game(n, bots, [2, 1] if n % 4 else [1, 2]) for n in range(count)]).ratings
        for count in (8, 200)
    )
    assert [rating.name for rating in many] == ["greedy", "random"]
    assert many[0].low > many[1].high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_equals_are_rated_alike() -> None:
    games = [game(n, ("random", "greedy"), [1, 2] if n % 2 else [2, 1]) for n in range(200)]
    one, other = standings(ladder(), games).ratings
    assert one.low < other.rating < one.high


def test_alone_bots_meet_the_printed_opponent() -> None:
    plan = ladder(players=1, options={"opponent": "andvettr"}, games=3)
    found = standings(plan, play_part(plan, range(plan.total)))
    assert [(meeting.bot, meeting.against) for meeting in found.meetings] == [
        ("random", "automa-andvettr"),
        ("greedy", "automa-andvettr"),
    ]
    assert {rating.name for rating in found.ratings} == {"random", "greedy", "automa-andvettr"}


# ── the command ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_command_tells_in_words(players: int, language: str) -> None:
    words = ["ladder", "dwarf", "--bots", "random,greedy", "--games", 2, "--players", players, "--seed", 5]
    shown = done(*words, "--lang", language)
    assert "ladder-" not in shown
    assert "simulate-" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_json_is_what_its_description_says() -> None:
    found = json.loads(done("ladder", "dwarf", "--bots", "random,greedy", "--games", 2, "--seed", 5, "--json"))
    assert list(found) == [
        *("game", "rules", "players", "options", "cards", "seed", "bots", "games"),
        *("ratings", "meetings", "decisions"),
    ]
    assert found["games"] == 2
    assert found["rules"] == house.load("dwarf").rules_version
    assert list(found["ratings"][0]) == ["name", "rating", "low", "high", "games"]
    assert list(found["meetings"][0]) == ["bot", "against", "games", "victories", "rate", "low", "high", "fair"]


def test_the_picture_is_whole(tmp_path: Any) -> None:
    file = tmp_path / "ladder.jsonl"
    done("ladder", "dwarf", "--bots", "random,greedy", "--games", 2, "--out", file)
    picture = ElementTree.parse(tmp_path / "ladder.svg").getroot()
    told = "".join(picture.itertext())
    assert "Greedy against Random" in told
    assert len(picture.findall(".//{*}circle")) == 3  # two ratings, one meeting


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bots", "random,clever"], "no bot “clever”"),
        (["--bots", "random,search@0ms"], "search@0ms"),
        (["--bots", "random,random"], "random is named twice"),
        (["--bots", "greedy"], "two bots or more"),
        (["--players", "9"], "1 to 5 players"),
        (["--games", "0"], "--games needs a whole number"),
        (["--on", "mars"], "not on “mars”"),
        (["--workers", "0"], "--workers needs a whole number"),
        (["--cards", "missing.toml"], "missing.toml"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_answered_before_anything_is_played(words: list[str], answer: str, tmp_path: Any) -> None:
    file = tmp_path / "ladder.jsonl"
    assert answer in refused("ladder", "dwarf", *words, "--out", file)
    assert not file.exists()
