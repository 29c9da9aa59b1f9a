"""One person, several devices: adding, calling and removing them; what a guest had; seven words; links by mail."""

import io
import re
from collections.abc import Callable
from typing import Any

import pytest
import resvg_py
import zxingcpp
from PIL import Image
from tests.server.guests import (
    add,
    code_when_cut,
    devices,
    everything,
    kept,
    key_of,
    link,
    me,
    meet,
    play_out,
    play_together,
    remove_others,
    second_device,
    tell,
)
from tests.server.house import BOT, ME, OPEN, SHORT, Browser, House, Seat
from websockets.exceptions import ConnectionClosed

from alehouse.house.recovery import COUNT, VOCABULARY
from alehouse.house.rows import now
from alehouse.house.texts import house_words
from alehouse.server.routes.devices import LINK_MINUTES, LONGEST_NAME
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.devices import MOST_DEVICES
from alehouse.server.storage.schema import links, subscriptions

REMOVED = 4401
WORDS = house_words("en")
GONE, DEAD = WORDS.say("refused-device"), WORDS.say("refused-link")
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
TAB = "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"


def device_named(browser: Browser, name: str) -> dict[str, Any]:
    return next(device for device in devices(browser) if device["name"] == name)


def refusal(browser: Browser, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """How the house refuses something."""
    answer = browser.http.request(method, f"{path}?lang=en", json=body)
    return answer.status_code, answer.json()["error"]


# ── adding ────────────────────────────────────────────────────────────────────────────────────────────


def test_both_devices_are_the_same_person(house: House, browser: Browser) -> None:
    tell(browser, name="Anna", face=3)
    table = browser.open_table(ME, BOT)
    phone = second_device(browser, house)
    assert me(phone) == me(browser)
    assert [line["id"] for line in phone.http.get("/api/tables").json()] == [table]
    assert key_of(phone) == key_of(browser)
    assert phone.http.cookies["alehouse"] != browser.http.cookies["alehouse"]
    assert [device["this"] for device in devices(phone)] == [False, True]
    assert [device["this"] for device in devices(browser)] == [True, False]


def test_two_devices_play_one_seat_in_turns(processes: tuple[House, House]) -> None:
    laptop = processes[0].browser()
    table = laptop.open_table(ME, BOT)
    phone = second_device(laptop, processes[1])
    with laptop.sit(table) as one, phone.sit(table) as other:
        one.until_mine()
        for number in range(6):
            mover, looker = (one, other) if number % 2 else (other, one)
            mover.until_mine()
            seq = mover.play()["seq"]
            assert looker.until_seq(seq)["seq"] >= seq
            one.until_mine()


def test_a_new_device_asks_first(house: House, browser: Browser) -> None:
    tell(browser, name="Anna", face=5)
    running = browser.open_table(ME, BOT)
    with browser.sit(running) as seat:
        seat.until_mine()
    browser.open_table(ME, OPEN)
    token = link(browser)
    phone = house.browser()
    asked = phone.http.get(f"/api/add/{token}?lang=en", headers={"User-Agent": IPHONE})
    assert asked.headers["cache-control"] == "no-store"
    question = asked.json()
    wanted = {
        "name": "Anna",
        "face": 5,
        "device": "Anna’s phone",
        "kind": "phone",
        "tables": 2,
        "turns": 1,
        "guest": "",
    }
    assert {key: question[key] for key in wanted} == wanted
    assert question["notes"][0] == "You see your 2 tables here. One of them waits for you."
    assert me(phone)["name"] == ""  # nothing has happened yet
    assert len(devices(browser)) == 1
    assert add(phone, token, "Anna’s phone") == 200
    assert [device["name"] for device in devices(browser)][1:] == ["Anna’s phone"]


def test_the_code_leads_where_the_link_does(browser: Browser) -> None:
    made = browser.http.post("/api/me/devices/link")
    assert made.headers["cache-control"] == "no-store"
    answer = made.json()
    assert answer["minutes"] == LINK_MINUTES
    assert decoded(answer["svg"]).endswith(answer["path"])


def decoded(svg: str) -> str:
    """What a camera reads."""
    drawing = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=600))))
    (found,) = zxingcpp.read_barcodes(drawing)
    return str(found.text)


def test_a_link_adds_one_device(house: House, browser: Browser) -> None:
    token = link(browser)
    assert add(house.browser(), token) == 200
    late = house.browser()
    assert refusal(late, "GET", f"/api/add/{token}") == (404, DEAD)
    assert refusal(late, "POST", f"/api/add/{token}", {"name": ""}) == (404, DEAD)
    assert me(late)["name"] == ""
    assert len(devices(browser)) == 2


def test_only_the_newest_link_is_good(house: House, browser: Browser) -> None:
    older, newer = link(browser), link(browser)
    assert refusal(house.browser(), "POST", f"/api/add/{older}", {"name": ""}) == (404, DEAD)
    assert add(house.browser(), newer) == 200


def test_a_link_does_not_wait_for_ever(house: House, browser: Browser) -> None:
    token = link(browser)
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        mine = links.c.person == key_of(browser)
        until = connection.execute(links.select().where(mine)).one().until
        connection.execute(links.update().where(mine).values(until=now(-1)))
    engine.dispose()
    assert now(60 * LINK_MINUTES - 120) < until <= now(60 * LINK_MINUTES)
    assert refusal(house.browser(), "GET", f"/api/add/{token}") == (404, DEAD)
    assert refusal(house.browser(), "POST", f"/api/add/{token}", {"name": ""}) == (404, DEAD)


@pytest.mark.parametrize("token", ["guess", "%25", "x" * 5000, "'; DELETE FROM links"])
def test_a_guessed_link_is_refused(browser: Browser, token: str) -> None:
    assert refusal(browser, "POST", f"/api/add/{token}", {"name": ""}) == (404, DEAD)


def test_a_link_is_kept_as_a_hash(house: House, browser: Browser) -> None:
    assert link(browser) not in everything(house)


def test_ones_own_browser_does_not_use_a_link_up(house: House, browser: Browser) -> None:
    token = link(browser)
    assert refusal(browser, "GET", f"/api/add/{token}") == (409, WORDS.say("refused-already-here"))
    assert refusal(browser, "POST", f"/api/add/{token}", {"name": ""})[0] == 409
    assert add(house.browser(), token) == 200


def test_nobody_has_devices_without_end(house: House, browser: Browser) -> None:
    for _ in range(MOST_DEVICES - 1):
        second_device(browser, house)
    assert refusal(browser, "POST", "/api/me/devices/link") == (
        400,
        WORDS.say("refused-devices-many", {"most": MOST_DEVICES}),
    )


# ── the list ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("agent", "name", "kind"),
    [
        (IPHONE, "Safari on iPhone", "phone"),
        (LINUX, "Firefox on Linux", "computer"),
        (PIXEL, "Chrome on Android", "phone"),
        (TAB, "Chrome on Android", "tablet"),
        ("curl/8", "A browser", "computer"),
        ("<b>Firefox/1 (Linux) " + "x" * 5000, "Firefox on Linux", "computer"),
    ],
)
def test_a_device_is_called_by_what_it_is(browser: Browser, agent: str, name: str, kind: str) -> None:
    browser.http.headers["User-Agent"] = agent
    tell(browser, name="Anna")
    (device,) = devices(browser)
    assert (device["name"], device["kind"], device["pushes"]) == (name, kind, False)
    assert now(-600) < device["since"] <= device["seen"] <= now()


def test_a_device_is_renamed(house: House, browser: Browser) -> None:
    phone = second_device(browser, house)
    old = devices(browser)[0]["id"]
    assert phone.http.post(f"/api/me/devices/{old}", json={"name": "  The old one "}).status_code == 200
    assert devices(browser)[0]["name"] == "The old one"
    browser.http.post(f"/api/me/devices/{old}", json={"name": ""})
    assert devices(browser)[0]["name"] == "A browser"
    for name in ("x" * (LONGEST_NAME + 1), "a\nb", "a\u202eb"):
        assert refusal(browser, "POST", f"/api/me/devices/{old}", {"name": name})[0] == 400
    assert devices(browser)[0]["name"] == "A browser"


def test_nobody_touches_anothers_device(house: House, browser: Browser) -> None:
    tell(browser, name="Anna")
    eve = house.browser()
    tell(eve, name="Eve")
    device = devices(browser)[0]["id"]
    said = WORDS.say("refused-no-device")
    assert refusal(eve, "POST", f"/api/me/devices/{device}", {"name": "Mine"}) == (404, said)
    assert refusal(eve, "POST", f"/api/me/devices/{device}/remove") == (404, said)
    assert me(browser)["name"] == "Anna"
    assert device not in str(devices(eve))


def test_of_whoever_has_told_nothing_there_is_no_device(browser: Browser) -> None:
    assert browser.http.get("/api/me/devices").json() == {"devices": [], "words": ""}


# ── removing ──────────────────────────────────────────────────────────────────────────────────────────


def removed(browser: Browser, phone: Browser) -> None:
    """Somebody removes the device that another browser is."""
    (device,) = [device["id"] for device in devices(phone) if device["this"]]
    answer = browser.http.post(f"/api/me/devices/{device}/remove")
    assert answer.status_code == 200
    assert device not in answer.text


def test_a_removed_device_is_refused_in_a_sentence(processes: tuple[House, House]) -> None:
    browser = processes[0].browser()
    tell(browser, name="Anna")
    table = browser.open_table(ME, BOT)
    phone = second_device(browser, processes[1])
    removed(browser, phone)
    for path in ("/api/me", "/api/tables", "/api/me/devices", f"/api/tables/{table}/record"):
        assert refusal(phone, "GET", path) == (401, GONE)
    assert refusal(phone, "POST", "/api/me", {"name": "Eve"}) == (401, GONE)
    assert refusal(phone, "POST", f"/api/tables/{table}/rematch") == (401, GONE)
    with phone.sit(table) as seat:
        assert seat.hear()["text"] == GONE
        assert code_when_cut(seat, "beat") == REMOVED
    phone.http.get("/")  # a guest from now on
    assert me(phone)["name"] == ""
    assert me(browser)["name"] == "Anna"


def test_a_removed_device_is_cut_off_at_once(processes: tuple[House, House]) -> None:
    """Where it sits, and where it only looks on; the others notice nothing."""
    house = processes[0]
    browser = house.browser()
    table, foreign = browser.open_table(ME, BOT), house.browser().open_table(ME, BOT)
    phone = second_device(browser, processes[1])
    with phone.sit(table) as sitting, phone.sit(foreign) as watching, browser.sit(table) as hers:
        for seat in (sitting, watching, hers):
            seat.until_type("table")
        hers.until_mine()
        removed(browser, phone)
        for seat in (sitting, watching):
            assert last_words(seat) == (GONE, REMOVED)
        hers.play()


def last_words(seat: Seat) -> tuple[str, int]:
    """What a browser hears last, without a word of its own, and the code with which the house hangs up."""
    heard: dict[str, Any] = {}
    try:
        while True:
            heard = seat.hear()
    except ConnectionClosed as closed:
        return heard.get("text", ""), closed.rcvd.code if closed.rcvd else 0


def test_not_even_the_next_message_is_taken(processes: tuple[House, House]) -> None:
    house = processes[0]
    browser = house.browser()
    table = browser.open_table(ME, BOT)
    phone = second_device(browser, processes[1])
    with phone.sit(table) as seat:
        seat.until_mine()
        before = house.clicks(table)
        removed(browser, phone)
        assert code_when_cut(seat) == REMOVED  # it goes on trying to move until then
    assert house.clicks(table) == before


def test_a_spectator_with_a_removed_device_says_nothing_any_more(house: House, browser: Browser) -> None:
    tell(browser, name="Anna")
    table = house.browser().open_table(ME, BOT)
    phone = second_device(browser, house)
    with phone.sit(table) as seat:
        seat.until_type("table")
        removed(browser, phone)
        assert code_when_cut(seat, "say", text="I am Anna") == REMOVED
    assert "I am Anna" not in everything(house)


def test_all_others_are_removed_together(house: House, browser: Browser) -> None:
    phones = [second_device(browser, house) for _ in range(3)]
    remove_others(browser)
    assert [device["this"] for device in devices(browser)] == [True]
    assert {refusal(phone, "GET", "/api/me") for phone in phones} == {(401, GONE)}


def test_a_removed_device_has_no_way_back(house: House, browser: Browser) -> None:
    """Neither by a link that it has made, nor by words."""
    tell(browser, name="Anna")
    stolen = second_device(browser, house)
    token, words = link(stolen), stolen.http.post("/api/me/words").json()["words"]
    remove_others(browser)
    assert add(stolen, token) == 401
    assert add(house.browser(), token) == 404
    assert house.browser().http.post("/api/recover", json={"words": " ".join(words)}).status_code == 404
    assert browser.http.get("/api/me/devices").json()["words"] == ""


def test_words_from_before_a_device_stay_good_without_it(house: House, browser: Browser) -> None:
    words = " ".join(browser.http.post("/api/me/words").json()["words"])
    second_device(browser, house)
    remove_others(browser)
    assert house.browser().http.post("/api/recover", json={"words": words}).status_code == 200


def test_whoever_comes_back_again_and_again_has_no_more_devices_than_others(house: House, browser: Browser) -> None:
    """The one that was not here for longest makes room; nobody is kept from coming back."""
    words = {"words": " ".join(browser.http.post("/api/me/words").json()["words"])}
    back = [house.browser() for _ in range(MOST_DEVICES + 2)]
    for other in back:
        assert other.http.post("/api/recover", json=words).status_code == 200
    assert len(devices(back[-1])) == MOST_DEVICES
    assert browser.http.get("/api/me").status_code == 401


def test_nobody_removes_the_device_that_they_use(browser: Browser) -> None:
    tell(browser, name="Anna")
    (device,) = devices(browser)
    said = WORDS.say("refused-this-device")
    assert refusal(browser, "POST", f"/api/me/devices/{device['id']}/remove") == (400, said)
    assert me(browser)["name"] == "Anna"


def test_a_removed_device_is_told_nothing_more(house: House, browser: Browser) -> None:
    phone = second_device(browser, house)
    (mine,), (theirs,) = [[one["id"] for one in devices(who) if one["this"]] for who in (browser, phone)]
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        for device in (mine, theirs):
            wish = {"endpoint": f"https://push.example/{device}", "person": key_of(browser), "keys": {}}
            connection.execute(subscriptions.insert().values(wish | {"device": device}))
    engine.dispose()
    assert [device["pushes"] for device in devices(browser)] == [True, True]
    removed(browser, phone)
    told = {row["device"] for row in kept(house, "subscriptions") if row["person"] == key_of(browser)}
    assert told == {mine}


def test_whoever_is_deleted_is_so_on_all_devices(house: House, browser: Browser) -> None:
    tell(browser, name="Annika")
    phone = second_device(browser, house)
    key = key_of(browser)
    assert browser.http.post("/api/me/forget").status_code == 200
    assert me(phone)["name"] == ""
    assert key not in everything(house)


# ── what a guest had ──────────────────────────────────────────────────────────────────────────────────


def test_what_a_guest_had_comes_along(processes: tuple[House, House]) -> None:
    house = processes[0]
    anna, eyra, brokk = house.browser(), processes[1].browser(), house.browser()
    tell(anna, name="Anna")
    tell(eyra, name="Eyra")
    guest = key_of(eyra)
    finished = eyra.open_table(ME, BOT, **SHORT)
    play_out(eyra, finished)
    running = meet(brokk, eyra)
    with brokk.sit(running) as his, eyra.sit(running) as hers:
        hers.until_type("table")
        hers.send("say", text="hello from Eyra")
        his.until_type("said")
        his.send("mute", voice=his.chat[-1]["voice"], mute=True)
        his.send("why", action=0)
        his.until_type("because")  # whoever is answered has been muted before
    token = link(anna)
    said = eyra.http.get(f"/api/add/{token}?lang=en").json()["guest"]
    assert said == "A guest has been here in this browser as “Eyra”, at one table. It comes along; nothing is lost."
    with brokk.sit(running) as looks_on:
        looks_on.until_type("table")
        assert add(eyra, token) == 200
        assert guest not in everything(house)
        with brokk.sit(running) as his, anna.sit(running) as hers:
            for seat in (his, hers):
                seat.until_type("table")
            # Another process hears of it a moment later.
            hers.until_room(lambda room: [seat["kind"] for seat in room["seats"]] == ["person", "me"])
            while not (his.mine or hers.mine):
                hers.hear()
            for _ in range(4):  # until both have decided something
                mover, other = (his, hers) if his.mine else (hers, his)
                other.until_seq(mover.play()["seq"])
    assert {line["id"] for line in anna.http.get("/api/tables").json()} == {finished, running}
    assert [line["played"] for line in anna.http.get("/api/me/statistics").json()] == [1]
    assert [name for _, name in me(brokk)["unheard"]] == ["Anna"]  # who was not to be heard is not
    assert me(eyra)["name"] == "Anna"
    assert len(devices(anna)) == 2


def test_where_both_sit_at_one_table_the_seat_stays_as_it_is(house: House) -> None:
    anna, eyra = house.browser(), house.browser()
    table = meet(anna, eyra)
    waiting = anna.open_table(ME, OPEN, OPEN)
    with eyra.sit(waiting) as seat:
        seat.take(1, "Eyra")
    token = link(anna)
    assert "At 2 tables both of you sit" in eyra.http.get(f"/api/add/{token}?lang=en").json()["guest"]
    assert add(eyra, token) == 200
    with anna.sit(table) as seat:
        seat.until_type("table")
        assert [seat["kind"] for seat in seat.room["seats"]] == ["me", "bot"]
        seat.until_mine()
        seat.play()
    with anna.sit(waiting) as seat:
        seat.until_room()
        assert [seat["kind"] for seat in seat.room["seats"]] == ["me", "open", "open"]


def test_a_finished_game_of_both_stays_a_result_of_one(house: House) -> None:
    anna, eyra = house.browser(), house.browser()
    table = meet(anna, eyra, **SHORT)
    with anna.sit(table) as hers, eyra.sit(table) as theirs:
        play_together(hers, theirs)
    assert add(eyra, link(anna)) == 200
    persons = [row["person"] for row in kept(house, "results") if row["table_id"] == table]
    assert sorted(persons, key=str) == sorted([None, key_of(anna)], key=str)


OWN: dict[str, Callable[[Browser, House], object]] = {
    "another device": second_device,
    "seven words": lambda browser, _: browser.http.post("/api/me/words"),
}


@pytest.mark.parametrize("how", OWN)
def test_of_somebody_who_can_come_back_nothing_comes_along(house: House, how: str) -> None:
    """Whoever shares a tablet is not swallowed; it is only no device of theirs any more."""
    anna, ben = house.browser(), house.browser()
    tell(ben, name="Ben")
    table = ben.open_table(ME, BOT)
    OWN[how](ben, house)
    before, token = key_of(ben), link(anna)
    assert "Ben" in ben.http.get(f"/api/add/{token}?lang=en").json()["guest"]
    old = ben.http.cookies["alehouse"]
    assert add(ben, token) == 200
    assert anna.http.get("/api/tables").json() == []
    assert [row["name"] for row in kept(house, "people") if row["id"] == before] == ["Ben"]
    assert before in {seat["person"] for seat in kept(house, "seats") if seat["table_id"] == table}
    ben.http.cookies.clear()
    ben.http.cookies.set("alehouse", old, domain="127.0.0.1")
    assert refusal(ben, "GET", "/api/me") == (401, GONE)


# ── seven words ───────────────────────────────────────────────────────────────────────────────────────


def seven_words(browser: Browser) -> list[str]:
    answer = browser.http.post("/api/me/words")
    assert answer.headers["cache-control"] == "no-store"
    words: list[str] = answer.json()["words"]
    return words


def recover(browser: Browser, words: str) -> tuple[int, str]:
    answer = browser.http.post("/api/recover?lang=en", json={"words": words})
    return answer.status_code, answer.json().get("error", "")


def test_the_vocabulary_is_large_and_its_words_are_told_apart_easily() -> None:
    assert len(VOCABULARY) == len(set(VOCABULARY)) == 2048
    assert all(re.fullmatch("[a-z]{3,7}", word) for word in VOCABULARY)
    assert len({word[:4] for word in VOCABULARY}) == len(VOCABULARY)


def test_words_bring_somebody_back(processes: tuple[House, House]) -> None:
    anna = processes[0].browser()
    tell(anna, name="Anna")
    table = anna.open_table(ME, BOT)
    words = seven_words(anna)
    assert len(words) == COUNT
    assert set(words) <= set(VOCABULARY)
    back = processes[1].browser()
    assert recover(back, "  " + ", ".join(words).upper() + "\n") == (200, "")
    assert me(back)["name"] == "Anna"
    assert len(devices(anna)) == 2
    with back.sit(table) as seat:
        seat.until_mine()
        seat.play()


def test_new_words_make_the_old_ones_void(house: House, browser: Browser) -> None:
    old, new = seven_words(browser), seven_words(browser)
    assert recover(house.browser(), " ".join(old)) == (404, WORDS.say("refused-words"))
    assert recover(house.browser(), " ".join(new)) == (200, "")
    assert recover(house.browser(), " ".join(new)) == (200, "")  # as often as one needs them


def test_of_the_words_only_a_print_is_kept(house: House, browser: Browser) -> None:
    words = seven_words(browser)
    text = everything(house)
    assert " ".join(words) not in text
    assert browser.http.get("/api/me/devices").json()["words"] != ""
    assert not any(
        " ".join(words) in answer for answer in (browser.http.get("/api/me").text, browser.http.get("/").text)
    )


def test_wrong_words_are_refused_in_a_sentence(house: House, browser: Browser) -> None:
    words = seven_words(browser)
    guest = house.browser()
    nobody, one_less = WORDS.say("refused-words"), WORDS.say("refused-words-count", {"count": COUNT})
    assert recover(guest, " ".join([*words[1:], words[0]])) == (404, nobody) or len(set(words)) == 1
    assert recover(guest, " ".join(words[1:])) == (400, one_less)
    assert recover(guest, "") == (400, one_less)
    assert recover(guest, " ".join(words) * 10) == (400, one_less)
    slip = " ".join([*words[1:], "Xyzzy"])
    assert recover(guest, slip) == (400, WORDS.say("refused-word", {"word": "xyzzy"}))
    assert recover(browser, " ".join(words)) == (409, WORDS.say("refused-already-here"))
    assert me(guest)["name"] == ""


def test_words_are_offered_once_after_the_first_finished_game(house: House, browser: Browser) -> None:
    def offer(who: Browser) -> bool:
        return bool(who.http.post("/api/me/words/offer").json()["offer"])

    assert not offer(browser)
    play_out(browser, browser.open_table(ME, BOT, **SHORT))
    assert offer(browser)
    assert not offer(browser)
    knows = house.browser()
    seven_words(knows)
    play_out(knows, knows.open_table(ME, BOT, **SHORT))
    assert not offer(knows)
