"""People: what they tell the house, their faces, their key on another device."""

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.server.guests import code_when_cut, everything, kept, key_of, link, me, meet, move_to, tell
from tests.server.house import BOT, ME, Browser, House, Seat

from alehouse.server.avatars import avatar
from alehouse.server.keep.database import address_of, engine_of
from alehouse.server.keep.rows import now
from alehouse.server.keep.schema import links, subscriptions

MOVED = 4403
DOORS = ("/api/me", "/api/me/link", "/api/me/move", "/api/me/forget")


def test_what_is_told_is_kept_and_what_is_left_out_stays(browser: Browser, house: House) -> None:
    assert (me(browser)["name"], me(browser)["mail"], me(browser)["auto_play"]) == ("", True, False)
    table = browser.open_table(ME, BOT)
    tell(browser, name="  Anna Ó ", email="anna@example.org", language="pl", auto_play=True)
    found = tell(browser, mail=False, muted=[table])
    assert found == me(browser)
    assert found == {
        "name": "Anna Ó",
        "language": "pl",
        "email": "anna@example.org",
        "confirmed": False,
        "auto_play": True,
        "mail": False,
        "push": True,
        "muted": [[table, "DWARF"]],
        "unheard": [],
        "ways": [],
    }
    assert me(house.browser())["name"] == ""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": "Anna\r\nBcc: all@example.org"}, "visible"),
        ({"name": "An\u202ena"}, "visible"),
        ({"name": "x" * 25}, "24"),
        ({"email": "anna@example.org\r\nBcc: all@example.org"}, "e-mail"),
        ({"email": "anna@example.org\n"}, "e-mail"),
        ({"email": "Anna <anna@example.org>"}, "e-mail"),
        ({"email": "anna@example.org, all@example.org"}, "e-mail"),
        ({"email": "anna", "mail": False}, "e-mail"),
        ({"email": "anna@localhost"}, "e-mail"),
        ({"email": f"{'a' * 250}@example.org"}, "e-mail"),
        ({"language": "de"}, "en, it, pl, fr"),
        ({"muted": ["<b>"]}, "200"),
        ({"unheard": ["x"]}, "200"),
        ({"unheard": [""]}, "200"),
        ({"auto_play": "yes"}, "could not be read"),
        ({"generation": 7}, "could not be read"),
        ([], "could not be read"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(browser: Browser, change: Any, said: str) -> None:
    before = tell(browser, name="Anna", email="anna@example.org")
    answer = browser.http.post("/api/me?lang=en", json=change)
    assert answer.status_code == 400
    assert said in answer.json()["error"]
    assert me(browser) == before


@pytest.mark.parametrize("door", DOORS)
def test_another_site_cannot_ask_in_somebodys_name(browser: Browser, door: str) -> None:
    tell(browser, name="Anna")
    headers = {"Origin": "https://elsewhere.example"}
    assert browser.http.post(door, json={"name": "Eve", "token": "x"}, headers=headers).status_code == 403
    assert me(browser)["name"] == "Anna"


def test_a_name_with_markup_is_only_a_name(browser: Browser) -> None:
    assert tell(browser, name="<script>1</script>")["name"] == "<script>1</script>"


def without_choice(browser: Browser) -> Seat:
    """At a table where only one thing can be done; there is none in some games, so that others are begun."""
    for _ in range(20):
        seat = browser.sit(browser.open_table(ME, BOT, game="cavern_tavern"))
        seat.until_mine()
        while len(seat.options) > 1:
            seat.play()
            seat.until_mine()
        if not seat.over:
            return seat
    raise AssertionError("there was always a choice")


def test_a_setting_is_known_at_once_where_one_sits(browser: Browser) -> None:
    with without_choice(browser) as seat:
        seq = seat.table["seq"]
        tell(browser, auto_play=True)
        assert seat.until_seq(seq + 1)["seq"] > seq  # nobody has clicked


def test_what_one_says_at_a_table_does_not_undo_what_one_has_set(browser: Browser) -> None:
    table = browser.open_table(ME, BOT)
    with browser.sit(table) as seat:
        seat.until_mine()
        tell(browser, name="Anna", mail=False)
        seat.send("say", text="hello")
        seat.until_type("said")
    assert (me(browser)["name"], me(browser)["mail"]) == ("Anna", False)


def test_who_is_not_to_be_heard_falls_silent_at_once_and_elsewhere(doors: tuple[House, House]) -> None:
    anna, brokk = doors[0].browser(), doors[1].browser()
    tell(brokk, name="Brokk")
    table, other = meet(anna, brokk), meet(anna, brokk)
    with anna.sit(table) as hers, brokk.sit(table) as his:
        his.send("say", text="heard")
        hers.until(lambda _: bool(hers.chat))
        hers.send("mute", voice=hers.chat[0]["voice"], mute=True)
        assert hers.ask("why", action=0)["type"] == "because"  # what was sent before has been done
        his.send("say", text="not heard")
        his.until(lambda _: len(his.chat) == 2)
        hers.send("say", text="also heard")
        hers.until(lambda _: len(hers.chat) == 2)
        assert [line["text"] for line in hers.chat] == ["heard", "also heard"]
    ((called, name),) = me(anna)["unheard"]
    assert name == "Brokk"
    with anna.sit(other) as hers, brokk.sit(other) as his:
        his.send("say", text="here, too?")
        his.until(lambda _: bool(his.chat))
        hers.send("say", text="alone")
        hers.until(lambda _: bool(hers.chat))
        assert [line["text"] for line in hers.chat] == ["alone"]
        assert tell(anna, unheard=[called])["unheard"] == [[called, "Brokk"]]  # it stays so
        assert tell(anna, unheard=[])["unheard"] == []
        his.send("say", text="again")
        hers.until(lambda _: len(hers.chat) == 2)
        assert hers.chat[-1]["text"] == "again"


def test_somebody_is_heard_again_after_the_wire_was_broken(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    table = meet(anna, brokk)
    with anna.sit(table) as hers, brokk.sit(table) as his:
        his.send("say", text="one")
        hers.until(lambda _: bool(hers.chat))
        voice = hers.chat[0]["voice"]
        hers.send("mute", voice=voice, mute=True)
        assert hers.ask("why", action=0)["type"] == "because"
    with anna.sit(table) as hers:
        hers.until_type("table")
        hers.send("mute", voice=voice, mute=False)
        assert hers.ask("why", action=0)["type"] == "because"
    assert me(anna)["unheard"] == []


def test_nobody_learns_anothers_key_nor_knows_them_again_elsewhere(house: House) -> None:
    anna, brokk = house.browser(), house.browser()
    voices = []
    for table in (meet(anna, brokk), meet(anna, brokk)):
        with anna.sit(table) as hers, brokk.sit(table) as his:
            his.send("say", text="hello")
            hers.until(lambda _: bool(hers.chat))
            assert key_of(brokk) not in str(hers.chat) + str(hers.room) + str(hers.table)
            voices.append(hers.chat[0]["voice"])
            hers.send("mute", voice=voices[-1], mute=True)
            hers.ask("why", action=0)
            hers.send("mute", voice=voices[-1], mute=False)
            hers.ask("why", action=0)
            if voices[0] != voices[-1]:
                assert "said" in hers.refused("mute", voice=voices[0], mute=True)
    assert len(set(voices)) == 2
    assert key_of(brokk) not in anna.http.get("/api/me").text


# ── another device ────────────────────────────────────────────────────────────────────────────────


def test_a_link_moves_the_key_once_and_the_old_cookie_opens_nothing(house: House) -> None:
    old, new = house.browser(), house.browser()
    tell(old, name="Anna")
    table = old.open_table(ME, BOT)
    token = link(old)
    assert move_to(new, token) == 200
    assert me(new)["name"] == "Anna"
    assert [line["id"] for line in new.http.get("/api/tables").json()] == [table]
    assert me(old)["name"] == ""
    assert old.http.get("/api/tables").json() == []
    assert old.http.post(f"/api/tables/{table}/rematch").status_code == 403
    assert old.http.post("/api/me", json={"name": "Eve"}).status_code == 200  # a new guest now
    assert me(new)["name"] == "Anna"
    assert move_to(house.browser(), token) == 404


def test_a_seat_goes_with_the_key(house: House) -> None:
    old, new = house.browser(), house.browser()
    table = old.open_table(ME, BOT)
    assert move_to(new, link(old)) == 200
    with old.sit(table) as seat:
        seat.until_type("table")
        assert [seat["kind"] for seat in seat.room["seats"]] == ["person", "bot"]
        assert seat.ask("move", action=0, seq=seat.table["seq"], client_id="stolen")["type"] == "refused"
    with new.sit(table) as seat:
        seat.until_mine()
        seat.play()


def test_a_wire_with_the_old_key_is_cut(doors: tuple[House, House]) -> None:
    house = doors[0]
    old, new = house.browser(), doors[1].browser()
    table = old.open_table(ME, BOT)
    with old.sit(table) as seat:
        seat.until_mine()
        before = house.clicks(table)
        assert move_to(new, link(old)) == 200
        assert code_when_cut(seat) == MOVED
    assert house.clicks(table) == before


def test_a_spectator_with_the_old_key_says_nothing_any_more(house: House) -> None:
    old, new = house.browser(), house.browser()
    tell(old, name="Anna")
    table = house.browser().open_table(ME, BOT)
    with old.sit(table) as seat:
        seat.until_type("table")
        assert move_to(new, link(old)) == 200
        assert seat.ask("say", text="I am Anna")["type"] == "refused"
    assert "I am Anna" not in everything(house)


def test_the_browser_that_had_the_key_is_told_nothing_more(house: House, browser: Browser) -> None:
    token = link(browser)
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        wish = {"endpoint": "https://push.example/old", "person": key_of(browser), "keys": {}}
        connection.execute(subscriptions.insert().values(wish))
    engine.dispose()
    assert move_to(house.browser(), token) == 200
    assert key_of(browser) not in {row["person"] for row in kept(house, "subscriptions")}


def test_only_the_newest_link_is_good(house: House, browser: Browser) -> None:
    older, newer = link(browser), link(browser)
    assert move_to(house.browser(), older) == 404
    assert move_to(house.browser(), newer) == 200


def test_a_link_does_not_wait_for_ever(house: House, browser: Browser) -> None:
    token = link(browser)
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        connection.execute(links.update().where(links.c.person == key_of(browser)).values(until=now(-1)))
    engine.dispose()
    assert move_to(house.browser(), token) == 404


@pytest.mark.parametrize("token", ["", "guess", "%", "x" * 5000, "'; DELETE FROM links"])
def test_a_guessed_link_is_refused(browser: Browser, token: str) -> None:
    answer = browser.http.post("/api/me/move?lang=en", json={"token": token})
    assert answer.status_code == 404
    assert "link" in answer.json()["error"]


def test_a_link_is_kept_as_a_hash(house: House, browser: Browser) -> None:
    assert link(browser) not in everything(house)


# ── faces ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_name_has_one_face_and_another_name_another() -> None:
    faces = {avatar(name) for name in ("Eyra", "Brokk", "Sindri", "Dvala", "Nyrath", "Hledis", "", "eyra")}
    assert len(faces) == 8
    assert avatar("Eyra") == avatar("Eyra")


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "'\"><b>", "\ud800", "\u0000"])
def test_nothing_of_a_name_is_in_its_face(name: str) -> None:
    face = avatar(name)
    ElementTree.fromstring(face)
    assert "script" not in face
    assert "<b>" not in face


def test_a_face_can_be_had_and_runs_nothing(browser: Browser) -> None:
    answer = browser.http.get("/avatar.svg", params={"name": "Eyra/ <b>"})
    assert answer.text == avatar("Eyra/ <b>")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert browser.http.get("/avatar.svg", params={"name": "x" * 101}).status_code == 400
