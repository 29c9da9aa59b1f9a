"""How games ended: a result for every seat, once; ratings of people who met; games that do not count."""

from typing import Any

import pytest
from tests.games.last_orders.guest import DOCS
from tests.server.guests import kept, key_of, meet, play_out, play_together
from tests.server.house import BOT, HERE, ME, OPEN, SHORT, House, Message

import alehouse
from alehouse.house.rows import RatingRow, SeatRow
from alehouse.house.tables.results import new_ratings, rated


def results(house: House, table: str) -> list[dict[str, Any]]:
    found = [row for row in kept(house, "results") if row["table_id"] == table]
    return sorted(found, key=lambda row: int(row["seat"]))


def ratings(house: House) -> dict[str, float]:
    return {row["person"]: row["mu"] for row in kept(house, "ratings")}


def test_a_game_of_two_people_gives_each_a_result_and_a_rating_once(processes: tuple[House, House]) -> None:
    house = processes[0]
    anna, brokk = house.browser(), processes[1].browser()
    table = meet(anna, brokk)
    with anna.sit(table) as hers, brokk.sit(table) as his:
        play_together(hers, his)
        places = hers.table["result"]["places"]
        clicks = house.clicks(table)
        for seat in (hers, his):  # the last click again
            seat.ask("move", action=0, seq=hers.table["seq"], client_id=clicks[-1])
    assert [(row["seat"], row["person"], row["place"]) for row in results(house, table)] == [
        (0, key_of(anna), places[0]),
        (1, key_of(brokk), places[1]),
    ]
    found = {person: rating for person, rating in ratings(house).items() if person in (key_of(anna), key_of(brokk))}
    assert len(found) == 2
    if places[0] != places[1]:
        winner = anna if places[0] == 1 else brokk
        assert found[key_of(winner)] > 25 > min(found.values())
    (line,) = anna.http.get("/api/me/statistics").json()
    assert (line["game"], line["played"], line["won"], line["solo"]) == ("dwarf", 1, int(places[0] == 1), [])
    rating = line["rating"]
    assert (rating["rating"], rating["games"]) == (pytest.approx(found[key_of(anna)]), 1)
    assert rating["low"] < rating["rating"] < rating["high"]
    assert house.browser().http.get("/api/me/statistics").json() == []


def test_people_at_one_screen_have_results_but_no_rating_and_no_statistics(house: House) -> None:
    browser = house.browser()
    table = browser.open_table(ME, HERE, **SHORT)
    play_out(browser, table)
    assert [row["person"] for row in results(house, table)] == [key_of(browser)] * 2
    assert key_of(browser) not in ratings(house)
    assert browser.http.get("/api/me/statistics").json() == []


@pytest.mark.parametrize("other", [HERE, BOT])
def test_a_game_in_which_fate_was_asked_again_has_no_result(house: House, other: Message) -> None:
    """Whoever plays with bots alone asks nobody, and has fate try again as often as they like."""
    browser = house.browser()
    table = browser.open_table(
        ME, other, **SHORT | {"evening": "long"}
    )  # luck may end a short one before fate is asked
    with browser.sit(table) as seat:
        seat.until_mine()
        first = len(house.rows(table))  # what fate did before the first decision; others, too, if luck begins with them
        while all(row.seat >= 0 for row in house.rows(table)[first:]):
            seat.play()
            seat.until_mine()
        seat.send("wish", seq=seat.table["seq"], moves=first)
        seat.until_seq(seat.table["seq"] + 1)
    play_out(browser, table)
    assert results(house, table) == []
    assert browser.http.get("/api/me/statistics").json() == []
    assert "fell anew" in browser.http.get(f"/api/records/{table}?lang=en").json()["uncounted"]


def test_a_game_with_cards_of_ones_own_counts_for_nobody(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    cards = (DOCS / "example_game" / "cards.toml").read_text() + "\n# mine\n"
    table = anna.open_table(ME, OPEN, cards=cards, **SHORT)
    with anna.sit(table) as hers, brokk.sit(table) as his:
        his.take(1, "Brokk")
        play_together(hers, his)
    alone = anna.open_table(ME, cards=alehouse.load("dwarf").card_file.text + "\n# mine\n")
    play_out(anna, alone)
    for played in (table, alone):
        assert results(house, played) == []
        assert "cards of one’s own" in anna.http.get(f"/api/records/{played}?lang=en").json()["uncounted"]
    assert not {key_of(anna), key_of(brokk)} & set(ratings(house))
    assert anna.http.get("/api/me/statistics").json() == []


def test_against_bots_one_wins_without_a_rating(house: House) -> None:
    browser = house.browser()
    table = browser.open_table(ME, BOT, **SHORT)
    play_out(browser, table)
    assert [row["person"] for row in results(house, table)] == [key_of(browser), None]
    (line,) = browser.http.get("/api/me/statistics").json()
    assert (line["played"], line["rating"]) == (1, None)


def test_who_has_left_has_no_result(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    table = meet(anna, brokk, **SHORT)
    with brokk.sit(table) as his:
        his.until_type("table")
        his.send("leave")
        his.until_room(lambda room: bool(room["seats"][1].get("away")))
    play_out(anna, table)
    assert [row["person"] for row in results(house, table)] == [key_of(anna), None]
    assert key_of(anna) not in ratings(house)


def person(seat: int, who: str, **more: Any) -> SeatRow:
    return SeatRow(seat=seat, kind="person", person=who, **more)


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        ([person(0, "a"), person(1, "b")], [0, 1]),
        ([person(0, "a"), SeatRow(seat=1, kind="bot", bot="greedy"), person(2, "b")], [0, 2]),
        ([person(0, "a"), SeatRow(seat=1, kind="bot", bot="greedy")], []),
        ([person(0, "a"), person(1, "b"), person(2, "a")], []),
        ([person(0, "a"), person(1, "b"), person(2, "c", away="left", bot="greedy")], []),
    ],
)
def test_who_is_rated(seats: list[SeatRow], found: list[int]) -> None:
    assert [seat.seat for seat in rated(seats)] == found


def test_ratings_follow_the_places() -> None:
    strong = RatingRow(person="a", game="dwarf", mu=30.0, sigma=3.0, games=9)
    after = {row.person: row for row in new_ratings("dwarf", ["a", "b", "c"], [3, 1, 1], {"a": strong})}
    assert after["a"].mu < 30
    assert after["b"].mu == pytest.approx(after["c"].mu)
    assert after["b"].mu > 25
    assert (after["a"].games, after["b"].games, after["b"].game) == (10, 1, "dwarf")
