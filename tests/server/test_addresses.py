"""E-mail addresses: nothing goes to one before whoever reads what is sent there has said that it is right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import add, kept, key_of, me, tell
from tests.server.house import Browser, House, until
from tests.server.letters import (
    BROKK,
    attempts,
    begin,
    hurry,
    let_it_look,
    letter_house,
    outcomes,
    play_until_others_turn,
    wait_settled,
)
from tests.server.smtp import Postbox

from alehouse.core.words import LANGUAGES
from alehouse.house.keys import Keys


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    yield box
    box.close()


@pytest.fixture
def inn(tmp_path: Path, postbox: Postbox) -> Iterator[House]:
    """A house that sends mail."""
    house = letter_house(tmp_path / "tables.db", postbox)
    yield house
    house.close()


def token_in(postbox: Postbox, number: int = 1) -> str:
    """The end of the link in a mail, when so many have come."""
    body = postbox.wait(number)[number - 1].get_content()
    found = re.search(r"^http://127\.0\.0\.1:\d+/confirm/(\S+)\s*$", body, re.MULTILINE)
    assert found, body
    return found[1]


def confirm(browser: Browser, token: str) -> int:
    return browser.http.post("/api/me/confirm?lang=en", json={"token": token}).status_code


def send_again(browser: Browser, **headers: str) -> int:
    return browser.http.post("/api/me/letter?lang=en", headers=headers).status_code


def annas_turn_is_over(anna: Browser, brokk: Browser) -> None:
    """It becomes Brokk's turn, who is not there."""
    table = begin(anna, brokk)
    with anna.sit(table) as seat:
        play_until_others_turn(seat)


# ── asking and answering ──────────────────────────────────────────────────────────────────────────────


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(inn: House, postbox: Postbox) -> None:
    anna, brokk = inn.browser(), inn.browser()
    assert tell(brokk, email=BROKK)["confirmed"] is False
    token = token_in(postbox)
    annas_turn_is_over(anna, brokk)
    let_it_look(inn)
    assert len(postbox.mails) == 1  # the question
    assert [row["table_id"] for row in kept(inn, "outbox")] == [None]  # nothing else was even written
    assert confirm(inn.browser(), token) == 200  # in whichever browser the mail is read
    assert me(brokk)["confirmed"] is True
    annas_turn_is_over(anna, brokk)
    mail = postbox.wait_for("Your turn: DWARF")
    assert mail["to"] == BROKK
    assert postbox.readers == [[BROKK]] * len(postbox.mails)


def test_a_letter_that_waits_does_not_go_to_another_address(tmp_path: Path, postbox: Postbox) -> None:
    inn = letter_house(tmp_path / "tables.db", postbox, grace=3600)
    anna, brokk = inn.browser(), inn.browser()
    tell(brokk, email=BROKK)
    assert confirm(brokk, token_in(postbox)) == 200
    annas_turn_is_over(anna, brokk)
    assert outcomes(inn)[-1] == ""
    tell(brokk, email="other@example.org")
    hurry(inn)
    found = wait_settled(inn, 3)
    assert (found.count("dropped"), found.count("sent")) == (len(found) - 2, 2)
    assert [mail["subject"] for mail in postbox.mails] == ["Is this your address?"] * 2
    inn.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_speaks_its_readers_language_and_says_what_to_do(
    inn: House, postbox: Postbox, language: str
) -> None:
    tell(inn.browser(), language=language, name="visit x.example", email=BROKK)
    token_in(postbox)
    (mail,) = postbox.mails
    first = {"en": "Is this your", "it": "È il tuo", "pl": "Czy to twój", "fr": "Est-ce ton"}
    assert mail["subject"].startswith(first[language])
    assert mail["to"] == BROKK
    body = mail.get_content()
    assert "48" in body
    assert "{" not in mail["subject"] + body
    assert "x.example" not in str(mail)  # a stranger reads nothing that somebody else wrote


def test_another_address_is_asked_anew_and_none_is_forgotten(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    tell(browser, email=BROKK)
    assert confirm(browser, token_in(postbox)) == 200
    assert tell(browser, name="Brokk", email=BROKK)["confirmed"] is True  # nothing has changed
    assert tell(browser, email="other@example.org")["confirmed"] is False
    assert confirm(browser, token_in(postbox, 2)) == 200
    assert me(browser)["confirmed"] is True
    assert tell(browser, email="")["confirmed"] is False
    assert tell(browser, email=BROKK)["confirmed"] is False
    assert postbox.wait(3)[-1]["to"] == BROKK


def test_a_house_that_sends_no_mail_asks_nothing(house: House) -> None:
    browser = house.browser()
    assert tell(browser, email=BROKK)["confirmed"] is False
    assert [row for row in kept(house, "outbox") if row["person"] == key_of(browser)] == []
    assert send_again(browser) == 400


# ── what confirms nothing ─────────────────────────────────────────────────────────────────────────────


def test_a_link_is_good_for_its_own_address_and_person_alone(inn: House, postbox: Postbox) -> None:
    browser, other = inn.browser(), inn.browser()
    tell(browser, email=BROKK)
    old = token_in(postbox)
    tell(other, email=BROKK)  # the same address, another person
    token_in(postbox, 2)
    tell(browser, email="changed@example.org")
    assert confirm(browser, old) == 404
    assert me(browser)["confirmed"] is me(other)["confirmed"] is False


def test_a_link_does_not_wait_for_ever_and_cannot_be_made_up(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    tell(browser, email=BROKK)
    good = token_in(postbox)
    (letter,) = kept(inn, "outbox")
    (secret,) = (bytes.fromhex(row["value"]) for row in kept(inn, "house") if row["name"] == "secret")
    number, until, signature = good.split("-")
    forged = {
        "too old": Keys(secret).token(letter["id"], BROKK, -1),
        "signed by somebody else": Keys(b"guess").token(letter["id"], BROKK, 60),
        "of another address": Keys(secret).token(letter["id"], "x@example.org", 60),
        "of another letter": Keys(secret).token(letter["id"] + 1, BROKK, 60),
        "longer": f"{number}-{int(until) + 9}-{signature}",
        "a cookie": browser.http.cookies["alehouse"],
        "nothing": "",
        "odd signs": "\u0661-\u0661-" + "0" * 64,
        "half of a sign": "\ud800",
        "too long": "1-" * 5000,
    }
    for how, token in forged.items():
        answer = browser.http.post("/api/me/confirm?lang=en", content=f'{{"token": {ascii_json(token)}}}', headers=JSON)
        assert answer.status_code in (400, 404, 413), how
    assert me(browser)["confirmed"] is False
    assert confirm(browser, good) == 200


JSON = {"content-type": "application/json"}


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(sign):04x}" for sign in text) + '"'


def test_nobody_who_was_deleted_is_confirmed(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    tell(browser, email=BROKK)
    token = token_in(postbox)
    assert browser.http.post("/api/me/forget").status_code == 200
    assert confirm(browser, token) == 404
    assert kept(inn, "people") == []


def test_another_site_confirms_nothing_and_no_look_does(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    tell(browser, email=BROKK)
    token = token_in(postbox)
    headers = {"Origin": "https://elsewhere.example"}
    assert browser.http.post("/api/me/confirm", json={"token": token}, headers=headers).status_code == 403
    assert browser.http.get(f"/confirm/{token}").headers["content-type"].startswith("text/html")  # the page asks first
    assert me(browser)["confirmed"] is False


# ── how often ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_letter_is_sent_again_a_few_times(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    assert send_again(browser) == 400  # there is no address
    tell(browser, email=BROKK)
    token_in(postbox)
    for number in (2, 3):
        assert send_again(browser) == 200
        token_in(postbox, number)
    assert send_again(browser) == 429
    let_it_look(inn)
    assert len(postbox.mails) == 3
    assert confirm(browser, token_in(postbox, 2)) == 200
    assert send_again(browser) == 400  # it is confirmed


def test_nobody_is_written_to_again_and_again_whoever_asks(inn: House, postbox: Postbox) -> None:
    """A new visitor each time, who is gone again before the next."""
    for number in range(3):
        browser = inn.browser()
        tell(browser, email=BROKK.upper() if number else BROKK)
        postbox.wait(number + 1)
        browser.http.post("/api/me/forget")
    browser = inn.browser()
    answer = browser.http.post("/api/me?lang=en", json={"name": "Eve", "email": BROKK})
    assert answer.status_code == 429
    assert "tomorrow" in answer.json()["error"]
    assert (me(browser)["email"], me(browser)["name"]) == ("", "")  # a refusal changes nothing
    assert tell(browser, email="anna@example.org")["confirmed"] is False
    assert postbox.wait(4)[-1]["to"] == "anna@example.org"


def test_one_household_does_not_write_to_everybody(inn: House) -> None:
    def status(number: int, visitor: str) -> int:
        order = {"email": f"reader{number}@example.org"}
        headers = {"X-Forwarded-For": visitor}
        return int(inn.browser().http.post("/api/me", json=order, headers=headers).status_code)

    assert [status(number, "203.0.113.7") for number in range(32)] == [200] * 30 + [429] * 2
    assert status(99, "203.0.113.8") == 200


def test_letters_that_have_not_gone_are_not_sent_for_the_address_before(inn: House, postbox: Postbox) -> None:
    browser = inn.browser()
    postbox.answers = ["451 later"]
    tell(browser, email=BROKK)
    until(lambda: attempts(inn) == [1])
    tell(browser, email="other@example.org")
    assert postbox.wait(1)[0]["to"] == "other@example.org"
    assert wait_settled(inn, 1) == ["sent"]


# ── the way back ──────────────────────────────────────────────────────────────────────────────────────


def ask_for_a_link(house: House, email: str) -> tuple[int, object]:
    answer = house.browser().http.post("/api/recover/mail?lang=en", json={"email": email})
    return answer.status_code, answer.json()


def test_a_link_in_a_mail_brings_back_whoever_has_confirmed_the_address(inn: House, postbox: Postbox) -> None:
    lost = inn.browser()
    tell(lost, name="Brokk", email=BROKK)
    assert confirm(lost, token_in(postbox)) == 200
    assert ask_for_a_link(inn, BROKK.upper()) == (200, {})
    mail = postbox.wait_for("Your way back to the Alehouse")
    assert mail["to"] == BROKK
    found = re.search(r"/add/(\S+)", mail.get_content())
    assert found
    back = inn.browser()
    assert add(back, found[1]) == 200
    assert me(back)["name"] == "Brokk"
    assert add(inn.browser(), found[1]) == 404  # once


def test_nobody_learns_whose_address_it_is_and_none_is_written_to_that_was_not_confirmed(
    inn: House, postbox: Postbox
) -> None:
    browser = inn.browser()
    tell(browser, email=BROKK)
    token = token_in(postbox)
    assert ask_for_a_link(inn, BROKK) == ask_for_a_link(inn, "nobody@example.org") == (200, {})
    let_it_look(inn)
    assert [mail["subject"] for mail in postbox.mails] == ["Is this your address?"]
    assert confirm(browser, token) == 200
    assert ask_for_a_link(inn, "not an address")[0] == 400


def test_a_house_without_mail_says_so(house: House) -> None:
    status, said = ask_for_a_link(house, BROKK)
    assert (status, said) == (404, {"error": "This house does not send mail."})
