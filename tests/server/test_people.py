"""People: what they tell the house, and their faces."""

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.server.guests import add, key_of, link, me, meet, tell
from tests.server.house import BOT, ME, Browser, House, Seat

from alehouse.server.avatars import avatar

ADDRESSES = ("/api/me", "/api/me/prefs", "/api/me/forget")


def test_what_is_told_is_kept_and_what_is_left_out_stays(browser: Browser, house: House) -> None:
    assert (me(browser)["name"], me(browser)["mail"], me(browser)["auto_play"]) == ("", True, False)
    table = browser.open_table(ME, BOT)
    tell(browser, name="  Anna Ó ", email="anna@example.org", language="pl", auto_play=True)
    found = tell(browser, mail=False, muted=[table])
    assert found == me(browser)
    assert found == {
        "name": "Anna Ó",
        "face": 0,
        "language": "pl",
        "email": "anna@example.org",
        "confirmed": False,
        "auto_play": True,
        "mail": False,
        "shown": False,
        "push": True,
        "muted": [[table, "DWARF"]],
        "unheard": [],
        "ways": ["hook"],
    }
    assert me(house.browser())["name"] == ""


def test_whoever_gives_no_name_at_a_table_has_the_one_that_the_house_knows(browser: Browser) -> None:
    tell(browser, name="Anna")
    with browser.sit(browser.open_table({"kind": "me", "name": ""}, BOT)) as seat:
        assert seat.until_room()["seats"][0]["name"] == "Anna"


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
        ({"face": 12}, "12 faces"),
        ({"face": -1}, "12 faces"),
        ([], "could not be read"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(browser: Browser, change: Any, said: str) -> None:
    before = tell(browser, name="Anna", email="anna@example.org")
    answer = browser.http.post("/api/me?lang=en", json=change)
    assert answer.status_code == 400
    assert said in answer.json()["error"]
    assert me(browser) == before


@pytest.mark.parametrize("address", ADDRESSES)
def test_another_site_cannot_ask_in_somebodys_name(browser: Browser, address: str) -> None:
    tell(browser, name="Anna")
    headers = {"Origin": "https://elsewhere.example"}
    assert browser.http.post(address, json={"name": "Eve", "token": "x"}, headers=headers).status_code == 403
    assert me(browser)["name"] == "Anna"


def test_a_name_with_markup_is_only_a_name(browser: Browser) -> None:
    assert tell(browser, name="<script>1</script>")["name"] == "<script>1</script>"


def prefer(browser: Browser, chosen: Any) -> Any:
    """Choose something for the table; the answer."""
    return browser.http.post("/api/me/prefs?lang=en", json=chosen)


def test_settings_of_the_table_are_taken_along_and_what_was_never_chosen_is_left_out(
    browser: Browser, house: House
) -> None:
    assert browser.http.get("/api/me/prefs").json() == {}
    assert prefer(browser, {"speed": "brisk", "volume": 0}).json() == {"speed": "brisk", "volume": 0}
    everything_else: dict[str, Any] = {
        "single": "off",
        "confirm": "turn",
        "tap": "show",
        "sound": "all",
        "motion": "less",
    }
    everything_else |= {"text": 130, "patterns": "on", "help": "off"}
    prefer(browser, everything_else)
    chosen = prefer(browser, {"speed": "once"}).json()
    assert chosen == {"speed": "once", "volume": 0} | everything_else == browser.http.get("/api/me/prefs").json()
    tell(browser, name="Anna")  # nothing else about a person touches them
    other = house.browser()
    assert other.http.get("/api/me/prefs").json() == {}
    add(other, link(browser))
    assert other.http.get("/api/me/prefs").json() == chosen
    other.http.post("/api/me/forget")
    assert other.http.get("/api/me/prefs").json() == {}


@pytest.mark.parametrize(
    "chosen",
    [
        {"speed": "fast"},
        {"volume": 101},
        {"volume": -1},
        {"volume": 2.5},
        {"volume": True},
        {"text": "115"},
        {"text": 120},
        {"single": True},
        {"confirm": None},
        {"colour": "red"},
        {"speed": "calm", "x": "y" * 2000},
        ["speed"],
        "calm",
        None,
    ],
)
def test_settings_of_the_table_that_cannot_be_are_refused_and_change_nothing(browser: Browser, chosen: Any) -> None:
    prefer(browser, {"speed": "calm"})
    answer = prefer(browser, chosen)
    assert (answer.status_code, "table settings" in answer.json()["error"]) == (400, True)
    assert browser.http.get("/api/me/prefs").json() == {"speed": "calm"}


def without_choice(browser: Browser) -> Seat:
    """At a table where only one thing can be done; there is none in some games, so that others are begun."""
    for _ in range(20):
        seat = browser.sit(browser.open_table(ME, BOT, game="cavern_tavern"))
        seat.until_mine()
        while not seat.table.get("only") and not seat.over:
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


def test_who_is_not_to_be_heard_falls_silent_at_once_and_elsewhere(processes: tuple[House, House]) -> None:
    anna, brokk = processes[0].browser(), processes[1].browser()
    tell(brokk, name="Brokk")
    table, other = meet(anna, brokk), meet(anna, brokk)
    with anna.sit(table) as hers, brokk.sit(table) as his:
        his.send("say", text="heard")
        hers.until(lambda _: bool(hers.chat))
        hers.send("mute", voice=hers.chat[0]["voice"], mute=True)
        hers.catch_up()
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
        hers.catch_up()
    with anna.sit(table) as hers:
        hers.until_type("table")
        hers.send("mute", voice=voice, mute=False)
        hers.catch_up()
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
            hers.catch_up()
            hers.send("mute", voice=voices[-1], mute=False)
            hers.catch_up()
            if voices[0] != voices[-1]:
                assert "said" in hers.refused("mute", voice=voices[0], mute=True)
    assert len(set(voices)) == 2
    assert key_of(brokk) not in anna.http.get("/api/me").text


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
