"""How somebody's games went, rival by rival; and who is shown to others: nobody who has not said so."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from tests.analysis.games import short_game
from tests.server.guests import kept, key_of, play_out
from tests.server.house import BOT, ME, RANDOM, SHORT, Browser, House
from tests.server.shelf import put

import alehouse
from alehouse.house.rows import ResultRow
from alehouse.house.tables.leaderboards import RATED
from alehouse.house.tables.lengths import ENOUGH, SITTING
from alehouse.house.tables.most_used import LATEST, TOLD
from alehouse.house.tables.results import turns_of
from alehouse.house.tables.statistics import SURELY, careers, moving_means
from alehouse.server.storage.storage import Storage

GAME = "dwarf"


def named(house: House, name: str) -> Browser:
    """Somebody with a name, of whom something is kept."""
    browser = house.browser()
    assert browser.http.post("/api/me", json={"name": name}).status_code == 200
    return browser


def result(table: str, person: str | None, place: int, score: int, against: str, seat: int = 0) -> ResultRow:
    return ResultRow(
        table_id=table,
        seat=seat,
        person=person,
        game=GAME,
        players=1 if against == "solo" else 2,
        place=place,
        score=score,
        contest="",
        finished=f"2026-01-01T00:00:{int(table.rpartition('-')[2]):02}.000+00:00",
        against=against,
        turns=10 * place,
        seconds=60,
    )


def note(house: House, *results: ResultRow) -> None:
    """Put results into the database, each at a table of its own kind."""
    for table in {row.table_id for row in results} - {row["id"] for row in kept(house, "tables")}:
        put(house.address, table, short_game(GAME))
    storage = Storage(house.address)
    asyncio.run(storage.database.do(storage.results.note(results)))
    storage.close()


def rate(house: House, person: str, mu: float, sigma: float, games: int) -> None:
    house.run_sql(f"INSERT INTO ratings VALUES ('{person}', '{GAME}', {mu}, {sigma}, {games})")


def statistics(browser: Browser) -> dict[str, Any]:
    found: list[dict[str, Any]] = browser.http.get("/api/me/statistics?lang=en").json()
    assert [game["game"] for game in found] == [GAME]
    return found[0]


def boards(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.http.get("/api/players?lang=en").json()
    return found


# ── what is told ──────────────────────────────────────────────────────────────────────────────────────


def test_known_results_are_told_rival_by_rival(house: House) -> None:
    browser, other = named(house, "Anna"), named(house, "Brokk")
    me, rival = key_of(browser), key_of(other)
    note(
        house,
        result("known-1", me, 1, 30, "people"),
        result("known-1", rival, 2, 20, "people", seat=1),
        result("known-2", me, 2, 21, "people"),
        result("known-2", rival, 1, 25, "people", seat=1),
        result("known-3", me, 2, 9, "bots:greedy"),
        result("known-4", me, 1, 40, "bots:master"),
        result("known-5", me, 1, 12, "bots:greedy"),
    )
    found = statistics(browser)
    assert (found["played"], found["won"]) == (5, 3)
    assert [(line["against"], line["level"]) for line in found["careers"]] == [("people", 0), ("bots", 2), ("bots", 5)]
    assert found["careers"][0] == {
        "against": "people",
        "level": 0,
        "played": 2,
        "won": 1,
        "place": 1.5,
        "best": 30,
        "mean": 25.5,
        "turns": 15.0,
        "places": [1, 2],
        "trend": [30.0, 25.5],
    }
    assert found["careers"][1]["places"] == [2, 1]
    assert found["rival"] == {"name": "Brokk", "ahead": 1, "played": 2}


def test_how_long_a_game_takes_is_told_once_enough_of_them_were_played_here(open_house: Callable[..., House]) -> None:
    """By people, and in one evening: others take days, with a move a day."""

    def told(house: House) -> str:
        return house.browser().http.get("/?lang=en").text

    house = open_house()
    me = key_of(named(house, "Anna"))
    played = [replace(result(f"evening-{number}", me, 1, 30, "solo"), seconds=60 * number) for number in range(ENOUGH)]
    days = [replace(result(f"days-{number}", me, 1, 30, "solo"), seconds=SITTING + 1) for number in range(3)]
    bots = [replace(result(f"bots-{number}", None, 1, 30, "people"), seconds=1) for number in range(3)]
    note(house, *played[1:], *days, *bots)
    assert "20–45 min" in told(house)
    note(house, played[0])
    house.kill()  # it looks again every ten minutes, and when it is opened
    text = told(open_house())
    assert "about 10 min" in text
    assert "20–45 min" not in text
    assert "30–60 min" in text  # of another game nothing is known


def test_a_trend_is_the_mean_of_ten_games_and_places_are_the_last_twenty() -> None:
    scores = list(range(30))
    means = moving_means(scores)
    assert means[:3] == [0, 0.5, 1]
    assert means[-1] == 24.5
    line = careers([result(f"t-{k}", "anna", 1 + k % 2, score, "people") for k, score in enumerate(scores)])[0]
    assert line.places == [1 + k % 2 for k in range(10, 30)]
    assert line.trend == means[10:]
    assert line.played == 30


def test_turns_are_counted_by_seat_whatever_fate_does_in_between() -> None:
    assert turns_of([-1, 0, 0, -1, 0, 1, 1, 0, -1]) == {0: 2, 1: 1}


def test_a_game_that_ends_is_kept_with_rivals_turns_and_time(browser: Browser, house: House) -> None:
    table = browser.open_table(ME, BOT, RANDOM, **SHORT)
    play_out(browser, table)
    rows = {row["seat"]: row for row in kept(house, "results") if row["table_id"] == table}
    assert [rows[seat]["against"] for seat in range(3)] == ["bots:greedy", "people", "people"]
    turns = turns_of([move.seat for move in house.rows(table)])
    # Whoever drops every tray has no turn at all.
    assert [rows[seat]["turns"] for seat in range(3)] == [turns.get(seat) for seat in range(3)]
    assert all(0 <= row["seconds"] < 3600 for row in rows.values())


def used_in(house: House, table: str, seat: int) -> Counter[str]:
    """How often a seat has used what at a table, in English."""
    game = alehouse.load(GAME)
    (row,) = [row for row in kept(house, "tables") if row["id"] == table]
    begin = partial(game.arrange, row["given"]) if row["given"] else game.new
    state = begin(row["players"], fate="open", **row["options"])
    found: Counter[str] = Counter()
    for move in house.rows(table):
        action = game.parse(move.action)
        if state.player == seat and (what := game.use(state, action)):
            found[game.words("en").name(what)] += 1
        state.apply(action)
    return found


def test_what_somebody_uses_most_is_told(browser: Browser, house: House) -> None:
    table = browser.open_table(ME, RANDOM, first_player="1")
    play_out(browser, table)
    used = {line["name"]: line["times"] for line in statistics(browser)["used"]}
    expected = used_in(house, table, 0)
    assert len(used) == min(TOLD, len(expected)) > 0
    assert all(expected[name] == times for name, times in used.items())
    assert list(used.values()) == [times for _, times in expected.most_common(TOLD)]
    italian = browser.http.get("/api/me/statistics?lang=it").json()[0]["used"]
    assert [line["times"] for line in italian] == list(used.values())
    assert {line["name"] for line in italian} != set(used)


def test_no_more_than_the_last_games_are_played_again_for_that(house: House) -> None:
    browser = named(house, "Anna")
    names = [f"worn-{number}" for number in range(LATEST + 3)]
    note(house, *(result(name, key_of(browser), 1, 30, "people") for name in names))
    once = used_in(house, names[0], 0)
    assert {line["name"]: line["times"] for line in statistics(browser)["used"]} == {
        name: LATEST * times for name, times in once.most_common(TOLD)
    }


# ── who is shown ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def own_house(open_house: Callable[..., House]) -> House:
    return open_house()


def test_nobody_is_listed_who_has_not_said_so_or_has_played_little(own_house: House) -> None:
    shy, new, shown = (named(own_house, name) for name in ("Shy", "New", "Shown"))
    for browser, games in ((shy, 9), (new, RATED - 1), (shown, RATED)):
        rate(own_house, key_of(browser), 25.0, 2.0, games)
    assert boards(shy) == []
    for browser in (new, shown):
        assert browser.http.post("/api/me", json={"shown": True}).json()["shown"] is True
    (board,) = boards(shown)
    assert [(line["name"], line["me"]) for line in board["players"]] == [("Shown", True)]
    assert key_of(shown) not in str(board)
    shown.http.post("/api/me", json={"shown": False})
    assert boards(shown) == []


def test_they_are_ordered_by_the_lower_end(own_house: House) -> None:
    unsure, sure = named(own_house, "Unsure"), named(own_house, "Sure")
    rate(own_house, key_of(unsure), 30.0, 6.0, 50)
    rate(own_house, key_of(sure), 25.0, 1.0, 50)
    for browser in (unsure, sure):
        browser.http.post("/api/me", json={"shown": True})
    (board,) = boards(own_house.browser())
    assert [line["name"] for line in board["players"]] == ["Sure", "Unsure"]
    assert board["players"][0]["rating"]["low"] == pytest.approx(25.0 - SURELY)


def test_the_page_of_a_player_is_there_as_long_as_they_want_it(own_house: House) -> None:
    anna, reader = named(own_house, "Anna"), own_house.browser()
    rate(own_house, key_of(anna), 25.0, 2.0, RATED)
    note(own_house, result("page-1", key_of(anna), 1, 30, "people"))
    anna.http.post("/api/me", json={"shown": True})
    alias = boards(reader)[0]["players"][0]["alias"]
    found = reader.http.get(f"/api/players/{alias}?lang=en").json()
    assert found["name"] == "Anna"
    assert found["games"][0]["careers"][0]["best"] == 30
    assert found["games"][0]["rival"] is None
    anna.http.post("/api/me", json={"shown": False})
    gone = reader.http.get(f"/api/players/{alias}?lang=en")
    assert gone.status_code == 404
    assert "do not want to be shown" in gone.json()["error"]


def test_whoever_is_forgotten_is_shown_no_more(own_house: House) -> None:
    anna = named(own_house, "Anna")
    rate(own_house, key_of(anna), 25.0, 2.0, RATED)
    anna.http.post("/api/me", json={"shown": True})
    alias = boards(anna)[0]["players"][0]["alias"]
    anna.http.post("/api/me/forget", json={})
    assert boards(own_house.browser()) == []
    assert own_house.browser().http.get(f"/api/players/{alias}").status_code == 404


@pytest.mark.parametrize("alias", ["none", "%00", "x" * 3000, "..%2f..%2fetc"])
def test_a_player_who_never_was_is_not_found(browser: Browser, alias: str) -> None:
    assert browser.http.get(f"/api/players/{alias}").status_code == 404


def test_whether_one_is_shown_is_yes_or_no(browser: Browser) -> None:
    assert browser.http.post("/api/me", json={"shown": "perhaps"}).status_code == 400
    assert browser.http.get("/api/me").json()["shown"] is False
