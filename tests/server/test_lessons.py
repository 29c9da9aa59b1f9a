"""Lessons at the real table: one person learns; what they do is kept, and nobody else sees it."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import BOT, ME, Browser, House, Message, Seat

import alehouse
from alehouse.core.words import LANGUAGES

GAME = "dwarf"


def begin(browser: Browser, lesson: str = "first", game: str = GAME, **more: Any) -> str:
    """Open the table of a lesson; its id."""
    answer = browser.http.post("/api/lessons?lang=en", json={"game": game, "lesson": lesson, **more})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def said(seat: Seat) -> Message:
    """The next thing that the lesson says."""
    return seat.until_type("lesson")


def spoken(parts: list[list[str]]) -> str:
    return "".join(text for _, text in parts)


def study(seat: Seat, do: str, **more: Any) -> Message:
    seat.send("lesson", seq=seat.table["seq"], do=do, **more)
    return said(seat)


def play(seat: Seat, action: int) -> Message:
    seat.send("move", action=action, seq=seat.table["seq"], client_id=f"click-{seat.table['seq']}-{action}")
    return said(seat)


def until_move(seat: Seat, lesson: Message) -> Message:
    """Read on until a move is wanted."""
    while lesson["waits"] in ("next", "curtain"):
        lesson = study(seat, "next")
    return lesson


def lessons_of(browser: Browser, game: str = GAME, lang: str = "en") -> list[Message]:
    found: list[Message] = browser.http.get(f"/api/lessons/{game}?lang={lang}").json()["lessons"]
    return found


def refusal(seat: Seat, kind: str, **fields: Any) -> str:
    seat.send(kind, **fields)
    text: str = seat.until_type("refused")["text"]
    return text


@pytest.mark.parametrize("game", ["dwarf", "dice_brewing", "cavern_tavern", "brew_crafters"])
def test_every_game_lists_its_lessons_the_first_one_first(browser: Browser, game: str) -> None:
    lessons = lessons_of(browser, game)
    assert lessons[0]["id"] == "first"
    assert len(lessons) > 1
    assert all(lesson["minutes"] > 0 and lesson["about"] and not lesson["done"] for lesson in lessons)


def test_a_lesson_says_what_to_do_on_the_real_table(browser: Browser) -> None:
    with browser.sit(begin(browser)) as seat:
        lesson = said(seat)
        assert seat.room["lesson"] is True
        assert (lesson["waits"], lesson["step"]) == ("next", 1)
        assert lesson["points"]
        lesson = until_move(seat, lesson)
        assert lesson["wanted"]
        options = {option["action"] for option in seat.table["prompt"]["options"]}
        assert set(lesson["wanted"]) < options  # others stay possible
        assert not seat.table.get("can_undo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_told_no_name_is_you_in_the_language_of_the_page(house: House, lang: str) -> None:
    """Whatever language they spoke when they first came."""
    browser = house.browser()
    with browser.sit(begin(browser), lang=lang) as seat:
        said(seat)
        words = alehouse.load(GAME).words(lang)
        mine = [player["name"] for player in seat.table["players"] if player["kind"] == "me"]
        assert mine == [words.say("seat-you")]
        for other in set(LANGUAGES) - {lang}:
            assert alehouse.load(GAME).words(other).say("seat-person", {"number": 1}) not in str(seat.table)


def test_icons_of_goods_are_said_in_words(browser: Browser) -> None:
    with browser.sit(begin(browser, game="brew_crafters")) as seat:
        lesson = said(seat)
        assert ["g-rep", "reputation"] in [*lesson["say"], *(span for line in lesson["picture"] for span in line)]


def test_rivals_and_fate_move_one_after_the_other(browser: Browser) -> None:
    with browser.sit(begin(browser)) as seat:
        lesson = until_move(seat, said(seat))
        tables = 0
        seat.send("move", action=lesson["wanted"][0], seq=seat.table["seq"], client_id="one")
        while (message := seat.hear())["type"] != "lesson":
            tables += message["type"] == "table"
        assert tables == 3  # the learner's worker, and both of the rival's
        assert message["step"] == lesson["step"] + 1


def test_another_move_is_talked_about_tried_and_taken_back(browser: Browser) -> None:
    with browser.sit(begin(browser)) as seat:
        lesson = until_move(seat, said(seat))
        history = seat.table.get("moves", 0)
        other = next(o["action"] for o in seat.table["prompt"]["options"] if o["action"] not in lesson["wanted"])
        answer = play(seat, other)
        assert answer["waits"] == "try"
        assert spoken(answer["say"]) != spoken(lesson["say"])
        assert seat.table.get("moves", 0) == history  # nothing is made yet
        tried = study(seat, "try")
        assert tried["waits"] == "back"
        assert seat.table["moves"] > history
        again = study(seat, "back")
        assert (again["waits"], again["step"], again["say"]) == ("move", lesson["step"], lesson["say"])
        assert seat.table.get("moves", 0) == history


def test_what_the_rules_forbid_is_refused_as_at_any_table(browser: Browser) -> None:
    game = alehouse.load(GAME)
    with browser.sit(begin(browser)) as seat:
        lesson = until_move(seat, said(seat))
        play(seat, lesson["wanted"][0])
        taken = lesson["wanted"][0]
        seat.send("move", action=taken, seq=seat.table["seq"], client_id="again")
        refused = seat.until_type("refused")
        assert refused["clause"].startswith("DW-")
        assert refused["client_id"] == "again"
        assert game.action_name(taken)


def test_a_click_while_there_is_something_to_read_changes_nothing(browser: Browser) -> None:
    with browser.sit(begin(browser)) as seat:
        said(seat)
        action = seat.table["prompt"]["options"][0]["action"]
        text = refusal(seat, "move", action=action, seq=seat.table["seq"], client_id="early")
        assert text == alehouse.load(GAME).words("en").say("lesson-not-now")


def test_a_repeated_click_is_answered_again_and_not_played_again(browser: Browser) -> None:
    with browser.sit(begin(browser)) as seat:
        lesson = until_move(seat, said(seat))
        move = {"action": lesson["wanted"][0], "seq": seat.table["seq"], "client_id": "twice"}
        seat.send("move", **move)
        first = seat.until_type("done")
        seat.send("move", **move)
        assert seat.until_type("done")["seq"] == first["seq"]


def test_a_lesson_is_left_and_taken_up_again_at_the_same_place(browser: Browser) -> None:
    table = begin(browser)
    with browser.sit(table) as seat:
        lesson = until_move(seat, said(seat))
        lesson = play(seat, lesson["wanted"][0])
    assert [one["begun"] for one in lessons_of(browser) if one["id"] == "first"] == [True]
    assert begin(browser) == table
    with browser.sit(table, lang="it") as seat:
        again = said(seat)
        assert (again["step"], again["waits"]) == (lesson["step"], lesson["waits"])


def test_a_place_is_kept_when_the_house_is_closed(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = begin(browser)
    with browser.sit(table) as seat:
        step = until_move(seat, said(seat))["step"]
    house.kill()
    house.open()
    with browser.sit(table) as seat:
        assert said(seat)["step"] == step


def test_a_lesson_file_that_has_changed_resumes_kindly(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = begin(browser)
    with browser.sit(table) as seat:
        until_move(seat, said(seat))
    house.kill()
    house.run_sql("""UPDATE lessons SET place = '{"lesson":"first","act":"gone","step":"gone","moves":["no:such"]}'""")
    house.open()
    with browser.sit(table) as seat:
        assert said(seat)["step"] == 1


def test_two_windows_show_the_same_place(browser: Browser) -> None:
    table = begin(browser)
    with browser.sit(table) as one, browser.sit(table, shape="portrait", lang="pl") as other:
        said(one)
        said(other)
        lesson = study(one, "next")
        assert said(other)["step"] == lesson["step"] == 2
        stale = one.table["seq"]
        study(other, "next")
        assert "moved on" in refusal(one, "lesson", seq=stale, do="next")


def test_what_was_learnt_through_another_process_is_caught_up_with(open_house: Callable[..., House]) -> None:
    here, there = open_house(), open_house()
    browser = here.browser()
    table = begin(browser)
    with browser.sit(table) as one, browser.elsewhere(there).sit(table) as other:
        said(one)
        said(other)
        study(other, "next")
        one.send("lesson", seq=one.table["seq"], do="next")
        assert said(one)["step"] == 2  # not the third: it is shown where the lesson is
        assert study(one, "next")["step"] == 3


def test_nobody_else_sees_a_lesson(browser: Browser, house: House) -> None:
    table = begin(browser)
    stranger = house.browser()
    with stranger.sit(table) as seat:
        assert seat.hear()["text"] == "There is no such table. Check the link."
    assert stranger.http.post(f"/api/lessons/{table}/on", json={}).status_code == 404


def test_the_rules_can_be_opened_in_a_lesson_by_whoever_learns_there(browser: Browser, house: House) -> None:
    lesson = begin(browser)
    for address in (f"/api/rules/{GAME}", f"/api/rules/{GAME}/DW-5.13"):
        assert browser.http.get(f"{address}?lang=en&table={lesson}").status_code == 200
        assert house.browser().http.get(f"{address}?lang=en&table={lesson}").status_code == 404


def test_a_lesson_is_in_no_list_and_has_no_record(browser: Browser) -> None:
    table = begin(browser)
    assert browser.http.get("/api/tables").json() == []
    listed = [line["id"] for line in browser.http.get("/api/lobby?status=running").json()]
    assert table not in listed
    for path in (f"/api/tables/{table}/record", f"/api/records/{table}"):
        assert browser.http.get(path).status_code == 404
    for path in (f"/api/tables/{table}/rematch", f"/api/tables/{table}/continue"):
        assert browser.http.post(path, json={"move": 0}).status_code == 404
    assert browser.http.get("/api/me/statistics").json() == []


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("undo", {"seq": 0}),
        ("hint", {"seq": 0}),
        ("look", {"move": 0}),
        ("confirm", {"seq": 0, "client_id": "c"}),
        ("leave", {}),
        ("say", {"text": "hello"}),
        ("wish", {"seq": 0, "moves": 0}),
    ],
)
def test_what_is_no_part_of_a_lesson_is_refused(browser: Browser, kind: str, fields: Message) -> None:
    with browser.sit(begin(browser)) as seat:
        said(seat)
        assert "real table" in refusal(seat, kind, **fields)


def test_bad_input_is_refused_and_changes_nothing(browser: Browser) -> None:
    for body in ({"game": GAME, "lesson": "nothing"}, {"game": "chess", "lesson": "first"}):
        assert browser.http.post("/api/lessons", json=body).status_code == 404
    assert browser.http.post("/api/lessons", json={"game": GAME}).status_code == 400
    assert browser.http.get("/api/lessons/chess").status_code == 404
    with browser.sit(begin(browser)) as seat:
        lesson = said(seat)
        seq = seat.table["seq"]
        for do in ("answer", "try", "back"):
            assert refusal(seat, "lesson", seq=seq, do=do)
        assert "read" in refusal(seat, "lesson", seq=seq, do="dance")
        assert seat.table["seq"] == seq
        assert study(seat, "next")["step"] == lesson["step"] + 1


def test_there_is_nothing_to_study_at_a_real_table(browser: Browser) -> None:
    with browser.sit(browser.open_table(ME, BOT, first_player="1")) as seat:
        seat.until_mine()
        assert refusal(seat, "lesson", seq=seat.table["seq"], do="next") == "This table is not a lesson."


def finish(seat: Seat, lesson: Message) -> Message:
    """Go through a lesson as it is meant."""
    while lesson["waits"] != "end":
        if lesson["waits"] == "answer":
            number = 0
            while lesson["waits"] == "answer":
                lesson = study(seat, "answer", answer=number)
                number += 1
        elif lesson["waits"] == "move":
            lesson = play(seat, lesson["wanted"][0])
        else:
            lesson = study(seat, "next")
    return lesson


def test_a_finished_lesson_is_ticked_and_can_be_played_on(browser: Browser) -> None:
    table = begin(browser)
    assert browser.http.post(f"/api/lessons/{table}/on", json={}).status_code == 400
    with browser.sit(table) as seat:
        ending = finish(seat, said(seat))["ending"]
    assert ending["plays_on"]
    assert ending["real_game"]["players"] == 2
    assert ending["next"]
    assert "Iron Seam" in " ".join(ending["words"])
    assert lessons_of(browser)[0]["done"]
    assert not lessons_of(browser)[0]["begun"]
    answer = browser.http.post(f"/api/lessons/{table}/on", json={})
    assert answer.status_code == 201, answer.text
    with browser.sit(answer.json()["id"]) as seat:
        seat.until_mine()
        assert seat.room["hints"]
        assert not seat.room.get("lesson")
        before = seat.table["seq"]
        seat.play(seat.table["prompt"]["options"][0]["action"])
        assert seat.table["seq"] > before


def test_a_finished_lesson_begins_anew_when_asked_to(browser: Browser) -> None:
    table = begin(browser, "monsters")
    with browser.sit(table) as seat:
        finish(seat, said(seat))
    begin(browser, "monsters", anew=True)
    with browser.sit(table) as seat:
        assert said(seat)["step"] == 1
    assert [one["done"] for one in lessons_of(browser) if one["id"] == "monsters"] == [True]


def test_forgetting_somebody_forgets_their_lessons(browser: Browser) -> None:
    table = begin(browser)
    with browser.sit(table) as seat:
        said(seat)
        study(seat, "next")
    before = browser.http.cookies["alehouse"]
    browser.http.post("/api/me/forget")
    browser.http.cookies.clear()
    browser.http.cookies.set("alehouse", before, domain="127.0.0.1")
    with browser.sit(table) as seat:
        assert "no such table" in seat.hear()["text"]
    assert not any(one["begun"] for one in lessons_of(browser))


# ── the first minutes ─────────────────────────────────────────────────────────────────────────────────


def test_a_lesson_is_offered_once_before_a_first_table(browser: Browser) -> None:
    def offered(game: str) -> bool:
        answer = browser.http.post("/api/lessons/offer", json={"game": game})
        assert answer.status_code == 200, answer.text
        return bool(answer.json()["offer"])

    browser.open_table(ME, BOT)
    assert offered(GAME)
    assert not offered(GAME)  # never again
    assert browser.http.post("/api/lessons/offer", json={"game": "chess"}).status_code == 404


def test_whoever_has_played_or_learnt_is_offered_nothing(browser: Browser, house: House) -> None:
    browser.open_table(ME, BOT)
    browser.open_table(ME, BOT)
    assert not browser.http.post("/api/lessons/offer", json={"game": GAME}).json()["offer"]
    learnt = house.browser()
    with learnt.sit(begin(learnt, "monsters")) as seat:
        finish(seat, said(seat))
    assert not learnt.http.post("/api/lessons/offer", json={"game": GAME}).json()["offer"]


def test_what_wins_comes_first_and_a_new_kind_of_decision_is_explained_once(browser: Browser) -> None:
    words = alehouse.load(GAME).words("en")
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table, lang="en&tips=1") as seat:
        tip = seat.until_type("help")
        assert (tip["aim"], tip["text"]) == (words.say("aim"), words.say("help-first"))
        assert tip["seq"] == seat.table["seq"]
        seat.play()
        assert seat.until_type("help")["text"] == words.say("help-second")
    other = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(other, lang="en&tips=1") as seat:
        seat.until_mine()
        seat.send("beat")
        assert seat.until(lambda message: message["type"] in ("help", "beat"))["type"] == "beat"


def test_the_aim_is_told_with_the_table(browser: Browser) -> None:
    with browser.sit(browser.open_table(ME, BOT, first_player="1")) as seat:
        assert seat.until_mine()["aim"] == alehouse.load(GAME).words("en").say("aim")
