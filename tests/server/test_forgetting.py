"""Being forgotten: nothing that identifies somebody is left, and the others play on."""

import json

import sqlalchemy as sa
from tests.server.guests import everything, kept, key_of, link, me, meet, play_together, tell
from tests.server.house import BOT, ME, OPEN, SHORT, House
from tests.server.letters import in_the_outbox


def test_nothing_that_identifies_is_left(processes: tuple[House, House]) -> None:
    house = processes[0]
    anna, brokk = house.browser(), processes[1].browser()
    key = key_of(anna)
    tell(anna, name="Annika Ø", email="annika@example.org")
    finished = meet(anna, brokk, **SHORT)
    with anna.sit(finished) as hers, brokk.sit(finished) as his:
        play_together(hers, his)
        hers.send("say", text="well played, says Annika Ø")
        his.until_type("said")
    running = anna.open_table({"kind": "me", "name": "Annika Ø"}, OPEN, BOT)
    waiting = anna.open_table({"kind": "me", "name": "Annika Ø"}, OPEN, OPEN)
    others = sa.text("UPDATE people SET settings = :settings WHERE id = :brokk")
    with in_the_outbox(house) as connection:
        unheard = json.dumps({"unheard": [key, "somebody-else"]})
        connection.execute(others, {"settings": unheard, "brokk": key_of(brokk)})
    link(anna)
    identifying = (key, "Annika", "annika@")
    assert all(sign in everything(house) for sign in identifying)
    with brokk.sit(running) as his, brokk.sit(waiting) as waits:
        his.take(1, "Brokk")
        waits.take(1, "Brokk")
        assert his.room["seats"][0]["name"] == "Annika Ø"
        answer = anna.http.post("/api/me/forget")
        assert answer.status_code == 200
        assert answer.json()["name"] == ""
        his.until_room(lambda room: bool(room["seats"][0]["kind"] == "bot"))
        assert "Annika" not in str(his.room)
        his.until_mine()  # a bot plays on, and the log has no name any more
        assert "Annika" not in str(his.log)
        free = waits.until_room(lambda room: bool(room["seats"][0]["kind"] == "open"))
        assert free["host"]
    assert [sign for sign in identifying if sign in everything(house)] == []
    assert [name for _, name in me(brokk)["unheard"]] == [""]
    (settings,) = [row["settings"] for row in kept(house, "people") if row["id"] == key_of(brokk)]
    assert settings["unheard"] == ["somebody-else"]
    assert key_of(anna) != key
    assert anna.http.get("/api/tables").json() == []
    persons = [row["person"] for row in kept(house, "results") if row["table_id"] == finished]
    assert (len(persons), set(persons)) == (2, {None, key_of(brokk)})


def test_a_forgotten_key_is_a_strangers(house: House) -> None:
    browser = house.browser()
    tell(browser, name="Anna")
    table = browser.open_table(ME, BOT)
    cookie = browser.http.cookies["alehouse"]
    browser.http.post("/api/me/forget")
    thief = house.browser()
    thief.http.cookies.set("alehouse", cookie, domain="127.0.0.1")
    assert me(thief)["name"] == ""
    with thief.sit(table) as seat:
        seat.until_type("table")
        assert "me" not in {seat["kind"] for seat in seat.room["seats"]}


def test_a_spectator_who_is_forgotten_is_a_guest_without_a_name(house: House) -> None:
    browser = house.browser()
    tell(browser, name="Annegret")
    table = house.browser().open_table(ME, BOT)
    with browser.sit(table) as seat:
        seat.until_type("table")
        browser.http.post("/api/me/forget")
        seat.send("say", text="who am I?")
        seat.until_type("said")
        assert seat.chat[-1]["name"] == "Guest 1"
    assert "Annegret" not in everything(house)


def test_a_game_that_is_over_was_played_by_somebody_without_a_name(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    finished = meet(anna, brokk)
    with anna.sit(finished) as hers, brokk.sit(finished) as his:
        play_together(hers, his)
    anna.http.post("/api/me/forget")
    record = brokk.http.get(f"/api/records/{finished}").json()
    assert [(player["name"], player["kind"]) for player in record["players"]] == [
        ("Blue guest", "person"),
        ("Brokk", "me"),
    ]
    again = brokk.http.post(f"/api/tables/{finished}/rematch").json()["id"]
    with brokk.sit(again) as his:
        his.until_mine()  # a bot plays for whoever is not there any more
        seated = sorted((seat["kind"], seat["name"]) for seat in his.room["seats"])
        assert seated == [("bot", "Sindri"), ("me", "Brokk")]
