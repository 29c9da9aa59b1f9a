"""Letters: exactly one for each turn, by mail, whatever happens to the house; none that nobody needs."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.brewing import short_cards
from tests.server.guests import kept, play_together, tell
from tests.server.house import ME, OPEN, Browser, HastyHouse, House, Message, until
from tests.server.letters import (
    BROKK,
    attempts,
    begin,
    end_leases,
    give_address,
    hurry,
    in_the_outbox,
    let_it_look,
    letter_house,
    make_late,
    outcomes,
    play_until_others_turn,
    set_me,
    wait_settled,
)
from tests.server.parts import Postgres
from tests.server.smtp import Postbox

from alehouse.core.words import LANGUAGES
from alehouse.server.notify.sender import ASKED_A_DAY
from alehouse.server.storage.schema import outbox, people

LATER = 3600  # seconds that nobody waits for


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    yield box
    box.close()


class Inn:
    """Houses at one database, with Anna and Brokk, who has an e-mail address once the game has begun."""

    def __init__(self, db: Path | str, postbox: Postbox) -> None:
        self.db = db
        self.postbox = postbox
        self.houses: list[House] = []

    def open(self, **settings: Any) -> House:
        self.houses.append(letter_house(self.db, self.postbox, **settings))
        return self.houses[-1]

    def table(self, house: House, **order: Any) -> tuple[Browser, Browser, str]:
        anna, brokk = house.browser(), house.browser()
        table = begin(anna, brokk, **order)
        give_address(brokk, BROKK)
        return anna, brokk, table

    def close(self) -> None:
        for house in self.houses:
            if house.process.poll() is None:
                house.kill()


@pytest.fixture
def inn(tmp_path: Path, postbox: Postbox) -> Iterator[Inn]:
    inn = Inn(tmp_path / "tables.db", postbox)
    yield inn
    inn.close()


def anna_plays(anna: Browser, table: str) -> None:
    with anna.sit(table) as seat:
        play_until_others_turn(seat)


# ── what is sent ──────────────────────────────────────────────────────────────────────────────────


def test_whoevers_turn_it_is_gets_exactly_one_mail(inn: Inn) -> None:
    house = inn.open()
    anna, _, table = inn.table(house)
    anna_plays(anna, table)
    (mail,) = inn.postbox.wait(1)
    let_it_look(house)
    hurry(house)
    let_it_look(house)
    assert inn.postbox.readers == [[BROKK]]
    assert outcomes(house) == ["sent"]
    assert mail["to"] == BROKK
    assert mail["from"] == "The house <inn@example.org>"
    assert mail["subject"] == "Your turn: DWARF"
    body = mail.get_content()
    assert f"http://127.0.0.1:{house.port}/table/{table}" in body.split()
    assert "Anna and Brokk" in body
    assert "Round 1" in body
    assert "mute" in body


def test_each_turn_has_its_mail(inn: Inn) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    for turn in range(1, 4):
        anna_plays(anna, table)
        inn.postbox.wait(turn)
        with brokk.sit(table) as seat:
            play_until_others_turn(seat)
    assert wait_settled(house, 3) == ["sent"] * 3
    assert len({mail["message-id"] for mail in inn.postbox.mails}) == 3


def test_a_mail_speaks_its_readers_language(inn: Inn) -> None:
    anna, brokk, table = inn.table(inn.open())
    first = {"en": "Your turn", "it": "Tocca a te", "pl": "Twoja kolej", "fr": "À toi de jouer"}
    for number, language in enumerate(LANGUAGES):
        set_me(brokk, language=language)
        anna_plays(anna, table)
        mail = inn.postbox.wait(number + 1)[-1]
        assert mail["subject"].startswith(first[language])
        assert "{" not in mail["subject"] + mail.get_content()
        with brokk.sit(table) as seat:
            play_until_others_turn(seat)


def test_a_game_that_begins_is_told_to_whoever_is_not_there(inn: Inn) -> None:
    house = inn.open()
    anna, brokk = house.browser(), house.browser()
    give_address(anna, "anna@example.org")
    give_address(brokk, BROKK)
    table = anna.open_table(ME, OPEN)
    with brokk.sit(table) as seat:
        seat.take(1, "Brokk")
        wait_settled(house, 2)
    (mail,) = inn.postbox.wait(1)
    assert mail["to"] == "anna@example.org"
    assert mail["subject"] in ("DWARF has begun", "Your turn: DWARF")  # as fate wants it
    assert sorted(outcomes(house)) == ["dropped", "sent"]


def test_the_end_and_the_rematch_are_told(inn: Inn) -> None:
    """Brokk lets a bot play; he hears neither of its turns nor of Anna's, but of how it ended."""
    house = inn.open()
    anna, brokk, table = inn.table(house, game="dice_brewing", cards=short_cards(), deadline=LATER)
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
        inn.postbox.wait_for("Your turn: Dice Brewing")
        make_late(house, table)
        while not seat.over:
            play_until_others_turn(seat)
    inn.postbox.wait_for("Dice Brewing is over")
    assert len(inn.postbox.mails) == 2
    answer = anna.http.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    inn.postbox.wait_for("Rematch at Dice Brewing?")
    assert brokk.http.post(f"/api/tables/{answer.json()['id']}/answer", json={"yes": True}).status_code == 201
    mails = inn.postbox.wait(4)
    assert mails[-1]["subject"] in ("Dice Brewing has begun", "Your turn: Dice Brewing")
    assert f"/table/{answer.json()['id']}\r\n" in mails[-1].get_content()
    assert all(mail["to"] == BROKK for mail in mails)


# ── who is asked to a table ───────────────────────────────────────────────────────────────────────


def has_kind(kind: str, room: Message) -> bool:
    return bool(room["seats"][1]["kind"] == kind)


def keep_seat(anna: Browser, brokk_is: str = "Brokk", times: int = 1) -> str:
    """Anna opens a table and keeps a seat for Brokk, giving it free again in between; the table's id."""
    (known,) = [met["known"] for met in anna.http.get("/api/companions").json() if met["name"] == brokk_is]
    table = anna.open_table(ME | {"name": "Anna"}, OPEN)
    with anna.sit(table) as host:
        host.until_room()
        for kind in ["reserved", *["open", "reserved"] * (times - 1)]:
            host.send("arrange", seat=1, kind=kind, known=known if kind == "reserved" else "")
            host.until_room(partial(has_kind, kind))
    return table


def test_whoever_a_seat_is_kept_for_is_told_once(inn: Inn) -> None:
    house = inn.open(grace=LATER)
    anna, _, _ = inn.table(house)
    table = keep_seat(anna, times=3)
    hurry(house)
    (mail,) = inn.postbox.wait(1)
    let_it_look(house)
    assert outcomes(house) == ["sent"]
    assert mail["to"] == BROKK
    assert mail["subject"] == "A seat for you at DWARF"
    body = mail.get_content()
    assert "Anna keeps a seat for you at a table of DWARF." in body.splitlines()
    assert f"http://127.0.0.1:{house.port}/table/{table}" in body.split()


def test_being_asked_is_told_in_the_readers_language(inn: Inn) -> None:
    anna, brokk, _ = inn.table(inn.open())
    first = {"en": "A seat for you", "it": "Un posto per te", "pl": "DWARF: miejsce dla", "fr": "DWARF : une place"}
    for number, language in enumerate(LANGUAGES):
        set_me(brokk, language=language)
        keep_seat(anna)
        mail = inn.postbox.wait(number + 1)[-1]
        assert mail["subject"].startswith(first[language])
        assert "{" not in mail["subject"] + mail.get_content()


def test_whoever_looks_at_the_table_or_at_the_game_before_it_is_not_asked_by_letter(inn: Inn) -> None:
    house = inn.open(grace=LATER)
    anna, brokk, table = inn.table(house, game="dice_brewing", cards=short_cards())
    with anna.sit(table) as hers, brokk.sit(table) as his:
        play_together(hers, his)
        with in_the_outbox(house) as connection:
            connection.execute(outbox.delete())  # what was told of turns and of the end
        assert anna.http.post(f"/api/tables/{table}/rematch").status_code == 201
        assert outcomes(house) == [""]
        hurry(house)
        assert wait_settled(house, 1) == ["dropped"]
    seen = keep_seat(anna)
    with brokk.sit(seen) as his:
        his.until_room()
        hurry(house)
        assert wait_settled(house, 2) == ["dropped"] * 2
    assert inn.postbox.mails == []


def test_whoever_has_answered_is_not_asked_any_more(inn: Inn) -> None:
    house = inn.open(grace=LATER)
    anna, brokk, _ = inn.table(house)
    assert brokk.http.post(f"/api/tables/{keep_seat(anna)}/answer", json={"yes": False}).status_code == 201
    closed = keep_seat(anna)
    with anna.sit(closed) as host:
        host.until_room()
        host.send("close")
        host.until(lambda message: bool(message["type"] in ("room", "refused")))
    hurry(house)
    assert wait_settled(house, 2) == ["dropped"] * 2
    assert inn.postbox.mails == []


def test_nobody_is_asked_by_letters_without_end(inn: Inn) -> None:
    """Whoever has met somebody may open table after table: letters end before that."""
    house = inn.open(grace=LATER)
    anna, _, table = inn.table(house)
    for _ in range(ASKED_A_DAY + 2):
        keep_seat(anna)
    hurry(house)
    assert sorted(wait_settled(house, ASKED_A_DAY + 2)) == ["dropped"] * 2 + ["sent"] * ASKED_A_DAY
    anna_plays(anna, table)
    hurry(house)
    inn.postbox.wait_for("Your turn: DWARF")


# ── what is not sent ──────────────────────────────────────────────────────────────────────────────


def test_whoever_is_at_the_table_gets_none(inn: Inn) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    with brokk.sit(table) as seat:
        seat.until_type("table")
        anna_plays(anna, table)
        assert wait_settled(house, 1) == ["dropped"]
    assert inn.postbox.mails == []


def test_whoever_has_moved_meanwhile_gets_none(inn: Inn) -> None:
    house = inn.open(grace=LATER)
    anna, brokk, table = inn.table(house)
    anna_plays(anna, table)
    let_it_look(house)
    assert outcomes(house) == [""]
    with brokk.sit(table) as seat:
        play_until_others_turn(seat)
    hurry(house)
    assert wait_settled(house, 1) == ["dropped"]
    assert inn.postbox.mails == []


def test_a_muted_table_sends_none(inn: Inn) -> None:
    house = inn.open(grace=LATER)
    anna, brokk, quiet = inn.table(house)
    set_me(brokk, muted=[quiet])
    anna_plays(anna, quiet)
    assert outcomes(house) == []
    late = begin(anna, brokk)
    loud = begin(anna, brokk)
    with in_the_outbox(house) as connection:
        connection.execute(outbox.delete())  # what was told when these two began
    for table in (late, loud):
        anna_plays(anna, table)
    set_me(brokk, muted=[quiet, late])  # one of them when its letter was written already
    hurry(house)
    assert sorted(wait_settled(house, 2)) == ["dropped", "sent"]
    (mail,) = inn.postbox.wait(1)
    assert f"/table/{loud}\r\n" in mail.get_content()
    assert mail.get_content().split()[-1] == f"http://127.0.0.1:{house.port}/you?mute={loud}"


@pytest.mark.parametrize("choice", [{"mail": False}, {"email": ""}])
def test_whoever_wants_no_mail_gets_none(inn: Inn, choice: dict[str, Any]) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    set_me(brokk, **choice)
    anna_plays(anna, table)
    assert outcomes(house) == []


# ── whatever happens ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("moment", [0.0, 0.95, 1.05])
def test_a_killed_house_loses_none(inn: Inn, moment: float) -> None:
    """The plug is pulled between the move and the mail, or about when the mail is being sent, a second later."""
    house = inn.open(grace=1)
    anna, _, table = inn.table(house)
    anna_plays(anna, table)
    time.sleep(moment)
    house.kill()
    assert len(outcomes(house)) == 1
    house.open()
    end_leases(house)  # of the house that was killed, if it had any
    inn.postbox.wait(1)
    assert wait_settled(house, 1) == ["sent"]
    assert len({mail["message-id"] for mail in inn.postbox.mails}) == 1


def test_a_mail_that_may_have_been_sent_is_recognised_when_it_comes_again(inn: Inn) -> None:
    house = inn.open()
    anna, _, table = inn.table(house)
    inn.postbox.silent = True
    anna_plays(anna, table)
    inn.postbox.wait(1)
    house.kill()  # the postbox has the mail; the house does not know
    assert outcomes(house) == [""]
    inn.postbox.silent = False
    house.open()
    let_it_look(house)
    assert len(inn.postbox.mails) == 1  # nobody else touches it while the lease lasts
    hurry(house)
    first, second = inn.postbox.wait(2)
    assert first["message-id"] == second["message-id"]
    assert wait_settled(house, 1) == ["sent"]


def many_tables(inn: Inn, houses: list[House], tables: int) -> None:
    """Turns at many tables become due at two houses of one database."""
    anna, brokk = houses[0].browser(), houses[0].browser()
    found = [begin(anna, brokk) for _ in range(tables)]
    give_address(brokk, BROKK)
    for table in found:
        anna_plays(anna, table)
    inn.postbox.wait(tables)
    for house in houses:
        assert wait_settled(house, tables) == ["sent"] * tables
    for house in houses:
        house.close()  # when all that is under way is finished
    assert len({mail["message-id"] for mail in inn.postbox.mails}) == len(inn.postbox.mails) == tables


def test_two_houses_at_one_file_send_each_letter_once(inn: Inn) -> None:
    many_tables(inn, [inn.open(grace=1), inn.open(grace=1)], 12)


def test_two_houses_at_one_postgresql_send_each_letter_once(postgres: Postgres, postbox: Postbox) -> None:
    inn = Inn(postgres.new_database(), postbox)
    many_tables(inn, [inn.open(grace=1), inn.open(grace=1)], 12)
    inn.close()


def test_a_server_that_cannot_now_is_asked_again(inn: Inn) -> None:
    house = inn.open()
    anna, _, table = inn.table(house)
    inn.postbox.answers = ["451 try again later"]
    anna_plays(anna, table)
    until(lambda: attempts(house) == [1])
    let_it_look(house)
    assert attempts(house) == [1]
    assert outcomes(house) == [""]  # it waits for its time
    hurry(house)
    inn.postbox.wait(1)
    assert wait_settled(house, 1) == ["sent"]


def test_a_stop_does_not_wait_for_a_server_that_takes_its_time(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the house give that server up in the meantime: it would wait for an hour."""
    patient = f"{HastyHouse.prelude}\nfrom alehouse.server.notify import mail\nmail.PATIENCE = {LATER}\n"
    monkeypatch.setattr(HastyHouse, "prelude", patient)
    house = inn.open()
    anna, _, table = inn.table(house)
    inn.postbox.silent = True
    anna_plays(anna, table)
    inn.postbox.wait(1)
    house.close()
    assert outcomes(house) == [""]  # as after a crash: it is sent again when the lease is over, and recognised


# ── whoever is deleted meanwhile ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("answer", ["", "451 try again later"])
def test_whoever_is_deleted_while_a_letter_goes_out_gets_that_one_at_most(inn: Inn, answer: str) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    inn.postbox.answers, inn.postbox.silent = [answer] if answer else [], True
    anna_plays(anna, table)
    until(lambda: not inn.postbox.answers if answer else inn.postbox.mails)
    assert brokk.http.post("/api/me/forget").status_code == 200
    inn.postbox.silent = False
    let_it_look(house)  # what became of it would be written down by now
    hurry(house)
    let_it_look(house)  # and it would come again
    assert len(inn.postbox.mails) == (0 if answer else 1)
    with in_the_outbox(house) as connection:
        assert connection.execute(sa.select(outbox)).all() == []
        assert connection.execute(sa.select(people).where(people.c.email != "")).all() == []


def test_a_letter_that_has_the_number_of_a_deleted_one_is_sent_all_the_same(inn: Inn) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    inn.postbox.silent = True
    anna_plays(anna, table)
    inn.postbox.wait(1)
    (deleted,) = kept(house, "outbox")
    brokk.http.post("/api/me/forget")
    tell(anna, email="anna@example.org")
    (letter,) = kept(house, "outbox")
    assert letter["id"] == deleted["id"]  # SQLite gives it again
    inn.postbox.silent = False
    assert inn.postbox.wait(2)[-1]["to"] == "anna@example.org"
    assert wait_settled(house, 1) == ["sent"]


# ── header injection ──────────────────────────────────────────────────────────────────────────────


def test_no_name_adds_a_header(inn: Inn) -> None:
    house = inn.open()
    anna, brokk = house.browser(), house.browser()
    table = begin(anna, brokk, names=("A\r\nBcc: x@y.example", "B\nSubject: hi"))
    give_address(brokk, BROKK)
    anna_plays(anna, table)
    (mail,) = inn.postbox.wait(1)
    assert mail["bcc"] is None
    assert mail.get_all("subject") == ["Your turn: DWARF"]
    assert inn.postbox.readers == [[BROKK]]


def test_no_address_names_a_second_reader(inn: Inn) -> None:
    house = inn.open()
    anna, brokk, table = inn.table(house)
    answer = brokk.http.post("/api/me", json={"email": f"{BROKK}\r\nBcc: x@y.example"})
    assert answer.status_code == 400
    with in_the_outbox(house) as connection:  # even if it were kept
        connection.execute(people.update().where(people.c.email == BROKK).values(email=f"{BROKK}\r\nBcc: x@y.example"))
    anna_plays(anna, table)
    assert wait_settled(house, 1) == ["failed"]
    assert inn.postbox.mails == []
