"""Rematches: a waiting room where everybody's seat is kept until they have said yes; the order moves on."""

from collections.abc import Callable

from tests.server.brewing import short_cards
from tests.server.house import ME, OPEN, Browser, House, Message, Seat, mover_of

from alehouse.house.rows import REMATCH, now
from alehouse.house.texts import house_words


def running(room: Message) -> bool:
    return bool(room["status"] == "running")


def finished(*people: Browser, leaves: bool = False) -> str:
    """A table where these people have played to the end; if somebody `leaves`, the last of them."""
    host, *others = people
    seats = [ME, *[OPEN] * len(others)]
    table = host.open_table(*seats, game="dice_brewing", cards=short_cards())
    sitting = [host.sit(table)]
    for number, other in enumerate(others, 1):
        sitting.append(other.sit(table))
        sitting[-1].take(number, f"Guest {number}")
    if leaves:
        gone = sitting.pop()
        gone.until_room(running)
        gone.send("leave")
        gone.until_room(lambda room: bool(room["seats"][-1].get("left")))
        gone.__exit__()
    play_out(*sitting)
    for seat in sitting:
        seat.__exit__()
    return table


def play_out(*seats: Seat) -> None:
    while not (mover := mover_of(*seats)).over:
        mover.play(mover.options[-1])


def ask_for_rematch(browser: Browser, table: str) -> str:
    answer = browser.http.post(f"/api/tables/{table}/rematch?lang=en", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def answer(browser: Browser, table: str, yes: bool) -> int:
    return browser.http.post(f"/api/tables/{table}/answer?lang=en", json={"yes": yes}).status_code


def line_of(browser: Browser, table: str) -> Message:
    return next(line for line in browser.http.get("/api/tables?lang=en").json() if line["id"] == table)


def test_nobody_sits_in_a_rematch_without_a_yes(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    table = finished(anna, ben, clara)
    following = ask_for_rematch(clara, table)
    with clara.sit(following) as hers:
        room = hers.until_room()
        assert (room["status"], room["again"]) == ("open", True)
        assert [(seat["name"], seat["kind"], seat["colour"]) for seat in room["seats"]] == [
            ("Guest 1", "reserved", 1),
            ("Guest 2", "me", 2),
            ("Anna", "reserved", 0),
        ]
        for asked in (anna, ben):
            assert (line_of(asked, following)["asked"], line_of(asked, following)["host"]) == ("rematch", "Guest 2")
        assert line_of(clara, following)["asked"] == ""
        assert answer(anna, following, True) == 201
        room = hers.until_room(lambda room: bool(room["seats"][2]["kind"] == "person"))
        assert room["status"] == "open"
        assert answer(ben, following, True) == 201
        room = hers.until_room(running)
        assert [seat["colour"] for seat in room["seats"]] == [1, 2, 0]


def test_the_first_page_asks_and_takes_the_answer(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    following = ask_for_rematch(anna, finished(anna, ben))
    accepting = f'data-do="accept" data-about="{following}"'
    asks = "Rematch? Anna asks"
    page = ben.http.get("/?lang=en").text
    assert accepting in page
    assert asks in page
    assert [line["id"] for line in ben.http.get("/api/home?lang=en").json()["asked"]] == [following]
    assert accepting not in anna.http.get("/?lang=en").text
    assert answer(ben, following, True) == 201
    assert asks not in ben.http.get("/?lang=en").text


def test_not_now_gives_the_seat_to_others(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    following = ask_for_rematch(anna, finished(anna, ben))
    assert answer(ben, following, False) == 201
    assert answer(ben, following, True) == 403
    with anna.sit(following) as hers:
        room = hers.until_room()
        assert (room["status"], [seat["kind"] for seat in room["seats"]]) == ("open", ["open", "me"])


def test_whoever_asks_too_has_said_yes(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = finished(anna, ben)
    following = ask_for_rematch(anna, table)
    assert ask_for_rematch(ben, table) == following
    with anna.sit(following) as hers:
        hers.until_room(running)


def test_whoever_had_left_is_not_asked(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    following = ask_for_rematch(anna, finished(anna, ben, clara, leaves=True))
    with anna.sit(following) as hers:
        assert [seat["kind"] for seat in hers.until_room()["seats"]] == ["reserved", "bot", "me"]
    assert following not in [line["id"] for line in clara.http.get("/api/tables").json()]
    assert answer(clara, following, True) == 403


def test_a_rematch_lapses_after_a_day(open_house: Callable[..., House]) -> None:
    house = open_house()
    anna, ben = house.browser(), house.browser()
    table = finished(anna, ben)
    following = ask_for_rematch(anna, table)
    house.close()
    house.run_sql(f"update tables set since = '{now(-REMATCH - 60)}' where id = '{following}'")
    house.open()
    assert following not in [line["id"] for line in ben.http.get("/api/tables").json()]
    with ben.sit(following) as late:
        assert late.hear()["text"] == house_words("en").say("refused-lapsed")
    again = ask_for_rematch(anna, table)
    assert again != following
    assert line_of(ben, again)["asked"] == "rematch"
