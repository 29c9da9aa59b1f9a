"""Moves at a table: exactly once, never stale, taken back only to the last barrier, seen by all."""

import json
import random
import time
from collections.abc import Callable
from copy import deepcopy
from itertools import groupby

import pytest
from tests.long import sized
from tests.server.house import BOT, HERE, ME, RANDOM, SHORT, Browser, House, PatientHouse, Seat

import alehouse
from alehouse.core.state import FATE
from alehouse.house.tables.ledger import Ledger


@pytest.fixture
def hot_seat(browser: Browser) -> str:
    """Anna and Brokk at one screen; Anna begins."""
    return browser.open_table(ME, HERE, first_player="1")


def ledger_of(browser: Browser, table: str) -> Ledger:
    """The moves as they are kept: a record may have to wait for the end."""
    return Ledger(browser.house.rows(table))


def moves_of(browser: Browser, table: str) -> list[str]:
    """The moves in effect."""
    return ledger_of(browser, table).moves


# ── exactly once ──────────────────────────────────────────────────────────────────────────────────────


def test_a_repeated_click_gets_the_same_answer_and_is_played_once(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        first = seat.click(client_id="once", seq=seat.table["seq"])
        moves = moves_of(browser, any_hot_seat)
        again = seat.click(client_id="once", seq=first["seq"] - 1)
        seat.until_seq(first["seq"])
        later = seat.click(client_id="once")
        assert first == again == later == {"type": "done", "client_id": "once", "seq": first["seq"]}
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        assert seat.click(client_id="once") == first
    assert moves_of(browser, any_hot_seat) == moves


def test_a_double_click_is_played_once(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        move = {"action": seat.options[0], "seq": seat.table["seq"]}
        before = seat.table["moves"]
        seat.send("move", client_id="one", **move)
        seat.send("move", client_id="two", **move)
        assert seat.until_type("done")["client_id"] == "one"
        refused = seat.until_type("refused")
        assert refused["client_id"] == "two"
        assert refused["text"]
        assert seat.until(lambda message: message.get("fresh", False))["moves"] == before + 1


def test_a_stale_move_is_refused_and_the_table_sent_afresh(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        seat.play()
        moves = moves_of(browser, any_hot_seat)
        refused = seat.click(seq=seat.table["seq"] - 1)
        assert refused["type"] == "refused"
        assert "moved on" in refused["text"]
        fresh = seat.hear()
        assert fresh["fresh"]
        assert fresh["canvases"]
        assert seat.click(seq=10_000)["type"] == "refused"
    assert moves_of(browser, any_hot_seat) == moves


def test_a_move_after_an_undo_does_not_pass_for_the_one_that_was_undone(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        seat.play()
        seen = seat.table["seq"]
        seat.send("undo", seq=seen)
        seat.until_seq(seen + 1)
        assert seat.click(seq=seen)["type"] == "refused"


# ── what the rules forbid ─────────────────────────────────────────────────────────────────────────────


def test_an_illegal_move_is_refused_with_its_clause(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        before = moves_of(browser, hot_seat)
        refused = seat.click(alehouse.load("dwarf").parse("pass"))
        assert refused["type"] == "refused"
        assert refused["clause"] == "DW-5.12"
        assert refused["client_id"]
        assert moves_of(browser, hot_seat) == before
        seat.play()


@pytest.mark.parametrize("action", [-1, 10**6, 2**70, -(2**70)])
def test_an_unknown_action_is_refused(browser: Browser, any_hot_seat: str, action: int) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        assert seat.click(action)["type"] == "refused"
        assert seat.ask("why", action=action)["type"] in ("because", "refused")
        seat.play()


def test_why_not_is_answered(browser: Browser, hot_seat: str) -> None:
    game = alehouse.load("dwarf")
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        because = seat.ask("why", action=game.parse("pass"))
        assert because["type"] == "because"
        assert because["clause"] == "DW-5.12"
        assert "allowed" in seat.ask("why", action=seat.options[0])["text"]


def test_nobody_moves_for_a_bot(open_house: Callable[..., House]) -> None:
    browser = open_house(pace=60).browser()
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        assert not seat.mine
        assert seat.table["prompt"]["name"] == "Brokk"
        refused = seat.click(0)
        assert (refused["type"], "Brokk" in refused["text"]) == ("refused", True)
        assert "Brokk" in seat.ask("why", action=0)["text"]


# ── undo ──────────────────────────────────────────────────────────────────────────────────────────────


def undo(seat: Seat) -> None:
    assert seat.table["can_undo"], seat.table["undo_text"]
    seq = seat.table["seq"]
    seat.send("undo", seq=seq)
    seat.until_seq(seq + 1)


def test_undo_takes_back_ones_own_decision_and_no_other(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        assert not seat.table.get("can_undo")
        assert seat.table["undo_text"]
        start = moves_of(browser, hot_seat)
        seat.play()
        between, lines = moves_of(browser, hot_seat), list(seat.log)
        seat.play()
        undo(seat)  # Brokk's
        assert (moves_of(browser, hot_seat), seat.log) == (between, lines)
        assert seat.table["prompt"]["name"] == "Brokk"
        # Anna's decision is another seat's: Brokk does not reach through it.
        assert not seat.table.get("can_undo")
        assert "Anna" in seat.table["undo_text"]
        refused = seat.ask("undo", seq=seat.table["seq"])
        assert (refused["type"], "Anna" in refused["text"]) == ("refused", True)
        seat.play()
        undo(seat)
        seat.play(seat.options[1])
        assert len(moves_of(browser, hot_seat)) == len(start) + 2


def test_a_decision_can_be_taken_back_at_once(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        start, pieces = moves_of(browser, any_hot_seat), deepcopy(seat.pieces["table"])
        name = seat.table["prompt"]["name"]
        seat.play()
        undo(seat)
        assert moves_of(browser, any_hot_seat) == start
        assert seat.table["prompt"]["name"] == name
        fresh = seat.ask("look", live=True)
        assert fresh["fresh"]
        assert seat.pieces["table"] == pieces
        assert "decided" in seat.table["undo_text"]


def test_fate_is_a_barrier(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        while not moves_of(browser, hot_seat)[-1].startswith("draw:") or seat.table["moves"] < 9:
            seat.play(seat.options[-1])
        assert not seat.table.get("can_undo")
        refused = seat.ask("undo", seq=seat.table["seq"])
        assert refused["type"] == "refused"
        assert refused["text"] == seat.table["undo_text"]
        assert "revealed" in refused["text"]


def test_a_bots_move_is_a_barrier(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        seat.until_mine()
        while ledger_of(browser, table).seats[-1] != 1:  # what fate does after the bot is another barrier
            seat.play()
            seat.until_mine()
        assert not seat.table.get("can_undo")
        assert "Brokk" in seat.table["undo_text"]


class PonderingHouse(PatientHouse):
    """A house whose bots have thought about a first decision when the table has moved on, and no sooner."""

    prelude = f"""
{PatientHouse.prelude}
import asyncio
from alehouse.house.tables.bot_driver import BotDriver

first = []

async def ponder(driver, table, choose=BotDriver._choose):
    seq, action = table.ledger.seq, await choose(driver, table)
    first[:] = first or [seq]
    while first == [seq] and seq == table.ledger.seq:
        await asyncio.sleep(0.01)
    return action

BotDriver._choose = ponder
"""


def test_while_a_bot_thinks_a_decision_can_still_be_taken_back(open_house: Callable[..., House]) -> None:
    browser = open_house(kind=PonderingHouse).browser()
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        undo(seat)
        assert seat.mine
        moves = moves_of(browser, table)
        seat.play(seat.options[1])
        seat.until_mine()
        assert moves_of(browser, table)[: len(moves)] == moves
        assert len(moves_of(browser, table)) > len(moves) + 1


def test_a_bot_waits_for_a_person_and_the_next_one_for_nobody(open_house: Callable[..., House]) -> None:
    """A person has the time of the pace to take something back; then all bots decide, each as its own change."""
    pace = 1.5
    browser = open_house(pace=pace).browser()
    table = browser.open_table(ME, *[BOT] * 4, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        begun = time.monotonic()
        seat.play()
        seq, logs = seat.table["seq"], [len(seat.log)]
        while not seat.mine:
            seat.until_type("table")
            logs.append(len(seat.log))
        took = time.monotonic() - begun
        decided = [row.seat for row in browser.house.rows(table)[seq:] if row.seat != FATE]
    assert [seat for seat, _ in groupby(decided)][:4] == [1, 2, 3, 4]  # some need more than one decision for a worker
    assert took > pace  # the first of them waited, on however busy a machine
    assert len(set(logs)) > 4  # what each did came by itself


def test_bots_among_themselves_are_watched_at_the_pace_of_the_house(open_house: Callable[..., House]) -> None:
    browser = open_house(pace=0.3).browser()
    table = browser.open_table(BOT, BOT, first_player="1")
    begun = time.monotonic()
    with browser.sit(table) as seat:
        seat.until(lambda _: len([row for row in browser.house.rows(table) if row.seat != FATE]) >= 4)
    assert time.monotonic() - begun > 4 * 0.3


def test_a_finished_game_is_not_taken_back(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, **SHORT)
    with browser.sit(table) as seat:
        while not seat.until_mine().get("over"):
            seat.play()
        assert not seat.table.get("can_undo")
        assert seat.ask("undo", seq=seat.table["seq"])["type"] == "refused"
        assert seat.click(0)["type"] == "refused"
    assert json.loads(browser.http.get(f"/api/tables/{table}/record").content)["seed"]


# ── several browsers ──────────────────────────────────────────────────────────────────────────────────


def test_two_screens_stay_in_step(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as one, browser.sit(hot_seat, shape="portrait") as other:
        one.until_mine()
        other.until_mine()
        for number in range(30):
            mover, watcher = (one, other) if number % 2 else (other, one)
            mover.play(mover.options[-1])
            watcher.until_seq(mover.table["seq"])
            assert watcher.log == mover.log
            assert watcher.options == mover.options
        while not one.table.get("can_undo"):
            one.play()
        undo(one)
        other.until_seq(one.table["seq"])
        assert one.log == other.log


@pytest.mark.long
def test_what_a_screen_patched_together_is_what_a_fresh_one_shows(browser: Browser, any_game: dict[str, str]) -> None:
    table = browser.open_table(ME, RANDOM, RANDOM, **any_game)
    for shape in ("landscape", "portrait"):
        with browser.sit(table, shape=shape) as seat:
            seat.until_mine()
            for _ in range(sized(6, 12)):
                seat.play(seat.options[-1])
                seat.until_mine()
            patched, log = seat.pieces, seat.log
            with browser.sit(table, shape=shape) as fresh:
                fresh.until_mine()
                assert filled(fresh.pieces) == filled(patched)
                assert fresh.log == log


def filled(pieces: dict[str, dict[str, dict[str, object]]]) -> dict[str, dict[str, dict[str, object]]]:
    """Pieces without fields that are as they would be anyway."""
    empty: tuple[object, ...] = ("", [], 0, None)
    return {
        canvas: {id: {k: v for k, v in piece.items() if v not in empty} for id, piece in found.items()}
        for canvas, found in pieces.items()
    }


def test_somebody_else_watches_and_cannot_move(browser: Browser, house: House, any_hot_seat: str) -> None:
    stranger = house.browser()
    with browser.sit(any_hot_seat) as seat, stranger.sit(any_hot_seat) as watcher:
        seat.until_mine()
        watcher.until_type("table")
        assert not watcher.mine
        assert watcher.options == []
        assert not any(piece.get("actions") for piece in watcher.pieces["table"].values())
        before = moves_of(browser, any_hot_seat)
        for answer in (
            watcher.click(seat.options[0]),
            watcher.ask("undo", seq=watcher.table["seq"]),
        ):
            assert answer["type"] == "refused"
            assert "watching" in answer["text"]
        assert moves_of(browser, any_hot_seat) == before
        seat.play()
        watcher.until_seq(seat.table["seq"])
        assert watcher.log == seat.log
        assert not watcher.table.get("can_undo")


def test_another_site_may_not_act_for_a_visitor(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat, Origin="http://elsewhere.example") as seat:
        assert seat.hear()["type"] == "refused"
    headers = {"origin": "http://elsewhere.example"}
    assert browser.http.post("/api/tables", json={}, headers=headers).status_code == 403


# ── a screen that is shared ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("shape", ["landscape", "portrait"])
def test_when_the_table_is_turned_only_what_was_moved_is_said_to_move(
    browser: Browser, hot_seat: str, shape: str
) -> None:
    with browser.sit(hot_seat, shape=shape) as seat:
        assert "moved" not in seat.until_mine()
        seat.play()
        workers = [name for name in seat.table["moved"] if name.startswith("worker:")]
        assert workers == ["worker:0:0"]
        assert not any(name.startswith(("player:", "goods:", "hand:")) for name in seat.table["moved"])
        assert "moved" not in seat.ask("look", move=2)


def test_a_table_before_one_person_is_never_turned(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        for _ in range(4):
            seat.play()
            assert "moved" not in seat.until_mine()


def test_the_log_names_goods_and_clauses(browser: Browser) -> None:
    table = browser.open_table(BOT, BOT)
    for lang, iron in (("en", "iron"), ("it", "ferro")):
        with browser.sit(table, lang=lang) as seat:
            seat.until(lambda message: message.get("over", False))
            changes = [change for line in seat.log for change in line.get("changes", [])]
            assert {word for good, _, word in changes if good == "iron"} == {iron}
            clauses = {line["clause"] for line in seat.log if "clause" in line}
            assert clauses
            assert clauses <= alehouse.load("dwarf").rulebook().clauses.keys()


# ── looking ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_replay_shows_every_move_and_returns(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        logs = [list(seat.log)]
        start = seat.table["moves"]
        for _ in range(3):
            seat.play()
            logs.append(list(seat.log))
        for number, log in enumerate(logs):
            shown = seat.ask("look", move=start + number)
            assert (shown["move"], shown["moves"]) == (start + number, start + 3)
            assert seat.log == log
            assert seat.options == []
            assert not any(piece.get("actions") for piece in seat.pieces["table"].values())
        assert "past" in seat.click(0)["text"]
        assert "past" in seat.ask("undo", seq=seat.table["seq"])["text"]
        assert seat.ask("look", move=0)["move"] == 0
        assert seat.ask("look", move=start + 4)["type"] == "refused"
        assert seat.ask("look", move=-1)["type"] == "refused"
        live = seat.ask("look", live=True)
        assert "move" not in live
        assert seat.mine
        seat.play()


def test_a_move_elsewhere_does_not_end_a_replay(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as one, browser.sit(any_hot_seat) as other:
        one.until_mine()
        other.until_mine()
        shown = one.ask("look", move=2)
        other.play()
        one.until_seq(other.table["seq"])
        assert one.table["move"] == 2
        assert one.table["moves"] == shown["moves"] + 1
        assert len(one.log) < len(other.log)


def test_a_finished_game_is_replayed(browser: Browser) -> None:
    table = browser.open_table(BOT, BOT)
    with browser.sit(table) as seat:
        seat.until(lambda message: message.get("over", False))
        for move in range(0, seat.table["moves"] + 1, 7):
            shown = seat.ask("look", move=move)
            assert shown["move"] == move
        end = seat.ask("look", move=seat.table["moves"])
        assert end["over"]
        assert end["result"]


def test_the_shape_changes_what_is_shown(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        assert set(seat.pieces) == {"status", "table"}
        portrait = seat.ask("look", shape="portrait")
        assert portrait["shape"] == "portrait"
        assert portrait["tabs"]
        assert {f"tab-{tab['id']}" for tab in portrait["tabs"]} <= set(seat.pieces)
        assert "table" not in seat.pieces
        seat.play()


def test_a_piece_unfolds(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        opens = [piece["opens"] for piece in seat.pieces["table"].values() if piece.get("opens")]
        for what in opens:
            if not what.startswith("rules:") and what != "undo":
                unfolded = seat.ask("unfold", what=what)
                assert unfolded["type"] == "unfolded"
                assert unfolded["detail"]["title"]
        assert seat.ask("unfold", what="nothing:at:all")["type"] == "refused"
        seat.play()


def kind(piece: str) -> str:
    """What pieces that are chosen in the same way have in common."""
    return piece.partition(":")[0].rstrip("0123456789")


def test_everything_with_a_label_can_be_looked_at_closely(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        assert seat.ask("look", live=True)["icons"]
        shown = [(name, piece) for canvas in seat.pieces.values() for name, piece in canvas.items()]
        labelled = {name: piece for name, piece in shown if piece.get("label")}
        for name, piece in random.Random(1).sample(sorted(labelled.items()), 60):  # whoever asks more has to wait
            look = seat.ask("closer", piece=name)
            assert (look["type"], look["piece"]) == ("closer", name)
            assert look["detail"]["title"]
            assert look["detail"]["lines"]
            like_it = [other for other, more in shown if more.get("actions") and kind(other) == kind(name)]
            barred = piece.get("why") is not None or (bool(like_it) and not piece.get("actions"))
            assert (look.get("because") is not None) == barred
            assert not barred or look["because"]["text"]
        seat.play()


@pytest.mark.parametrize("piece", ["nothing:at:all", "", "turn-light:0"])
def test_of_what_is_gone_or_has_no_label_there_is_nothing_to_tell(browser: Browser, hot_seat: str, piece: str) -> None:
    """It may have gone while it was asked about: that is nobody's mistake."""
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        look = seat.ask("closer", piece=piece)
        assert (look["type"], look["piece"], look.get("detail"), look.get("because")) == ("closer", piece, None, None)
        seat.play()


def test_an_option_says_whether_a_piece_plays_it(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        options = seat.until_mine()["prompt"]["options"]
        pieces = {action for piece in seat.pieces["table"].values() for action in piece.get("actions", [])}
        assert [option["piece"] for option in options] == [option["action"] in pieces for option in options]
        assert pieces


def test_what_happens_by_itself_is_shown_step_by_step(open_house: Callable[..., House]) -> None:
    browser = open_house().browser()
    with browser.sit(browser.open_table(ME, HERE, first_player="1")) as seat:
        seat.until_mine()
        steps = 0
        while not any(line["text"].startswith("Round 2") for line in seat.log):  # until the round has ended
            seq, steps = seat.table["seq"], 0
            seat.send("move", action=seat.options[0], seq=seq, client_id=f"step-{seq}")
            while seat.table["seq"] == seq or not seat.mine:
                lines = len(seat.log)
                if seat.hear()["type"] == "table" and seat.table["seq"] == seq:
                    steps += 1
                    assert len(seat.log) > lines  # every step has something to tell
                    assert not seat.table["prompt"]["options"]
        assert steps >= 2


def test_on_the_way_only_what_has_moved_by_then_is_said_to_move(open_house: Callable[..., House]) -> None:
    browser = open_house().browser()
    with browser.sit(browser.open_table(ME, HERE, HERE, first_player="1")) as seat:
        seat.until_mine()
        turned = 0
        while turned < 16:
            seq = seat.table["seq"]
            action = seat.options[seq % len(seat.options)]
            seat.send("move", action=action, seq=seq, client_id=f"step-{seq}")
            while seat.table["seq"] == seq or not seat.mine:
                message = seat.hear()
                turned += "moved" in message
                changes = message.get("canvases", {}).values()
                changed = {piece["id"] for change in changes for piece in change.get("changed", [])}
                assert changed >= {name for name in message.get("moved", []) if name.startswith("card:")}
