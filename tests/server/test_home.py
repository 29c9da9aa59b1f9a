"""The first page as the server sends it: finished, somebody's own, in every language; and what is done from there."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.guests import key_of, meet, play_out, tell
from tests.server.house import BOT, ME, OPEN, Browser, House

from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS, load


def home(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get("/api/home?lang=en").json()
    return found


def page(browser: Browser, **headers: str) -> str:
    answer = browser.http.get("/", headers=headers)
    assert answer.status_code == 200
    return answer.text


# ── the page ──


def test_a_newcomer_is_taught_and_sees_all_games(open_house: Callable[..., House]) -> None:
    browser = open_house().browser()  # of a house without guest games
    text = page(browser)
    assert 'class="home new"' in text
    assert 'data-do="teach" data-about="dwarf"' in text  # the lightest of those with a lesson
    for name in ROOMS:
        assert f'data-do="play" data-about="{name}"' in text
        low, high = load(name).minutes
        assert f"{low}–{high} min" in text
    found = home(browser)
    assert found["new"]
    assert [game["weight"] for game in found["games"]] == [2, 3, 3, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_comes_in_the_language_that_was_chosen(house: House, language: str) -> None:
    speaker, chooser = house.browser(), house.browser()
    chooser.http.cookies.set("language", language, domain="127.0.0.1")
    for text in (page(speaker, **{"accept-language": language}), page(chooser, **{"accept-language": "de"})):
        assert f'<html lang="{language}">' in text
        words = re.sub(r"<style.*?</style>|<script.*?</script>|<[^>]*>", "", text, flags=re.S)
        assert not re.search(r"(page|home)-[a-z]|\{ ?\$", words)


def test_the_scripts_go_on_with_the_same_data(browser: Browser) -> None:
    tell(browser, name="</script><b>Anna")
    browser.open_table(ME, OPEN)
    text = page(browser)
    found = re.search(r'<script type="application/json" id="home">(.*?)</script>', text, re.S)
    assert found
    told = json.loads(found[1])
    assert told["home"] == home(browser)
    assert told["home"]["name"] == "</script><b>Anna"
    assert "<b>Anna" not in text


def test_files_are_found_in_a_folder_that_can_be_kept_for_ever(browser: Browser) -> None:
    files = set(re.findall(r"/static/\w+/[\w.-]+", page(browser)))
    assert any(file.endswith("begin.js") for file in files)
    for file in files:
        answer = browser.http.get(file)
        assert answer.status_code == 200, file
        assert "immutable" in answer.headers["cache-control"]
        other = browser.http.get(re.sub("static/[^/]+", "static/0123", file))
        assert other.content == answer.content  # a page from before finds them
        assert "immutable" not in other.headers["cache-control"]


def test_nobody_elses_page_is_kept(browser: Browser) -> None:
    headers = browser.http.get("/").headers
    assert "private" in headers["cache-control"]
    assert "cookie" in headers["vary"]


# ── somebody's tables ──


def test_tables_are_sorted_by_who_is_waited_for(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    mine = anna.open_table(ME, BOT, first_player="1")
    waiting = anna.open_table(ME, OPEN)
    theirs = meet(anna, brokk, first_player="2")
    found = home(anna)
    assert [line["id"] for line in found["turns"]] == [mine]
    assert {line["id"] for line in found["waiting"]} == {waiting, theirs}
    assert [line["id"] for line in home(brokk)["turns"]] == [theirs]
    by_id = {line["id"]: line for line in found["waiting"]}
    assert (by_id[waiting]["status"], by_id[waiting]["seats_taken"]) == ("open", 1)
    assert by_id[theirs]["decides"] == "Brokk"


def test_the_least_time_left_comes_first(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    tables = {}
    for deadline in (0, 86400, 3600):
        tables[deadline] = anna.order_table(ME, OPEN, options={"first_player": "1"}, deadline=deadline)
        with brokk.sit(tables[deadline]) as seat:
            seat.take(1, "Brokk")
    turns = home(anna)["turns"]
    assert [line["id"] for line in turns] == [tables[3600], tables[86400], tables[0]]
    assert [bool(line["due"]) for line in turns] == [True, True, False]


def test_a_table_is_put_away_until_it_is_ones_turn(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    table = meet(anna, brokk, first_player="2")
    assert anna.http.post("/api/archive", json={"table": table, "away": True}).status_code == 200
    found = home(anna)
    assert ([line["id"] for line in found["archived"]], found["waiting"]) == ([table], [])
    with brokk.sit(table) as seat:
        seat.until_mine()
        while seat.mine:
            seat.play()
    found = home(anna)
    assert ([line["id"] for line in found["turns"]], found["archived"]) == ([table], [])


def test_nobody_puts_away_what_is_not_theirs(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN)
    assert brokk.http.post("/api/archive", json={"table": table, "away": True}).status_code == 403
    assert home(anna)["waiting"] != []


def test_a_finished_game_is_told_for_a_week(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = browser.open_table(ME, opponent="eldhusfifl")
    play_out(browser, table)
    last = home(browser)["last"]
    assert (last["id"], last["days"], last["points"]) == (table, 0, None)
    assert f'href="/record/{table}"' in page(browser)
    house.run_sql("UPDATE results SET finished = '2020-01-01T00:00:00.000+00:00'")
    assert home(browser)["last"] is None
    assert not home(browser)["new"]


# ── playing at once ──


def play(browser: Browser, **order: str) -> dict[str, str]:
    answer = browser.http.post("/api/play?lang=en", json=order)
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, str] = answer.json()
    return found


def seats_of(browser: Browser, table: str) -> list[str]:
    with browser.sit(table) as seat:
        return [f"{one['kind']} {one.get('level', 0)}" for one in seat.until_room()["seats"]]


@pytest.mark.parametrize("game", ROOMS)
def test_a_newcomer_plays_at_once_against_two_greedy_bots(house: House, game: str) -> None:
    browser = house.browser()
    assert seats_of(browser, play(browser, game=game)["id"]) == ["me 0", "bot 2", "bot 2"]


def test_others_play_as_the_last_time(browser: Browser) -> None:
    browser.open_table(ME, {"kind": "bot", "bot": "random"}, mountain="graded")
    browser.open_table(ME, OPEN)  # not against bots
    table = play(browser, game="dwarf")["id"]
    assert seats_of(browser, table) == ["me 0", "bot 1"]
    assert browser.http.get(f"/api/tables/{table}/record").json()["options"]["mountain"] == "graded"


def end_games(house: House, browser: Browser, places: list[int]) -> None:
    """As if somebody had finished games against a greedy bot, one after the other."""
    for number, place in enumerate(places, 1):
        table = browser.open_table(ME, BOT)
        house.run_sql(
            "INSERT INTO results (table_id, seat, person, game, players, place, score, contest, finished) "
            f"VALUES ('{table}', 0, '{key_of(browser)}', 'dwarf', 2, {place}, 9, '', "
            f"'2026-01-0{number}T00:00:00.000+00:00')"
        )


def test_whoever_has_won_three_times_is_offered_a_stronger_bot_once(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    end_games(house, browser, [2, 1, 1, 1])
    assert play(browser, game="dwarf") == {"offer": "apprentice"}
    assert seats_of(browser, play(browser, game="dwarf")["id"]) == ["me 0", "bot 2"]
    assert seats_of(browser, play(browser, game="dwarf", bot="apprentice")["id"]) == ["me 0", "bot 3"]


def test_whoever_has_lost_once_of_three_is_offered_none(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    end_games(house, browser, [1, 2, 1])
    assert "id" in play(browser, game="dwarf")


def test_a_game_or_a_bot_that_is_not_there_is_refused(browser: Browser) -> None:
    for order in ({"game": "chess"}, {"game": "dwarf", "bot": "deep blue"}):
        assert browser.http.post("/api/play", json=order).status_code in (400, 404)
    assert home(browser)["new"]


def test_set_ups_are_remembered_and_repeated(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    meet(anna, brokk)
    anna.open_table(ME, BOT, BOT, mountain="graded")
    anna.open_table(ME, BOT, BOT, mountain="graded")
    first, second = home(anna)["setups"]
    assert (first["level"], first["invites"]) == (2, False)
    assert first["text"].startswith("against 2 × Greedy")
    assert (second["text"], second["invites"]) == ("with Brokk", True)
    again = anna.http.post(f"/api/tables/{second['id']}/again", json={}).json()["id"]
    with anna.sit(again) as seat:
        assert [one["kind"] for one in seat.until_room()["seats"]] == ["me", "open"]
    assert brokk.http.post(f"/api/tables/{second['id']}/again", json={}).status_code == 404
    assert home(brokk)["setups"] == []
