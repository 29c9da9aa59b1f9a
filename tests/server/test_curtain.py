"""The curtain at a shared screen: what a person keeps from the others is sent once that person sits there."""

import random
from itertools import pairwise

import pytest
from tests.server.brewing import short_cards
from tests.server.house import GAMES, HERE, ME, RANDOM, Browser, House, Message, Seat

from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.house.tables.table import game_of
from alehouse.house.texts import house_words

ADVANCED = GAMES["dice_brewing advanced"]
CARDS = short_cards()
GAME = game_of("dice_brewing", CARDS)
WORDS = GAME.words("en")
KIND_NAMES = {kind: WORDS.say(f"token-{kind}") for kind in KINDS}


def kinds_shown(seat: Seat) -> set[str]:
    """The kinds of action tokens that lie face up in Warehouses, drawn or in words."""
    named = [item for canvas in seat.pieces.values() for item in canvas.items()]
    tokens = "".join(piece["art"] + piece.get("label", "") for name, piece in named if name.startswith("token:"))
    return {kind for kind, name in KIND_NAMES.items() if name in tokens or f"action-{kind}" in tokens}


def kinds_told(seat: Seat) -> set[str]:
    """The kinds of action tokens that the log names."""
    return {kind for kind, name in KIND_NAMES.items() if any(name in line["text"] for line in seat.log)}


def give_up(seat: Seat) -> None:
    """Whoever decides does nothing."""
    idle = [GAME.parse(name) for name in ("pass", "end_turn", "decline")]
    seat.play(next(action for action in idle if action in seat.options))


def until_curtain(seat: Seat) -> int:
    """Until somebody has to come to the screen; who."""
    while not seat.table.get("curtain"):
        give_up(seat)
    return int(seat.table["prompt"]["seat"])


def buy(seat: Seat, kind: str) -> None:
    """Somebody goes shopping."""
    wanted = GAME.parse(f"buy_token:{kind}")
    while wanted not in seat.options:
        if seat.table.get("curtain"):
            seat.sit_down()
        else:
            give_up(seat)
    seat.play(wanted)


@pytest.fixture
def hot_seat(browser: Browser) -> str:
    """Anna and Brokk, who have secrets from each other, at one screen."""
    return browser.open_table(ME, HERE, cards=CARDS, **ADVANCED)


def test_the_curtain_falls_before_whoever_may_buy_in_secret_and_once_only(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        assert not seat.until_mine().get("curtain")  # nobody has anything to hide yet
        first = until_curtain(seat)
        assert not seat.mine
        assert seat.options == []
        seat.sit_down()
        assert seat.mine
        buy(seat, "raise_value")
        while seat.table["prompt"]["seat"] == first:  # the same person decides again
            assert not seat.table.get("curtain")
            give_up(seat)
        assert until_curtain(seat) == 1 - first
        assert not seat.sit_down().get("curtain")


def test_the_curtain_falls_again_when_somebody_without_secrets_has_sat_there(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        buy(seat, "raise_value")
        buyer = seat.table["prompt"]["seat"]
        shown: list[tuple[int, bool]] = []  # who was asked, and whether a curtain fell before
        while len(shown) < 40 and not seat.over:
            shown.append((seat.table["prompt"]["seat"], bool(seat.table.get("curtain"))))
            if seat.table.get("curtain"):
                seat.sit_down()
            else:
                give_up(seat)
        changes = [(one, other) for one, other in pairwise(shown) if one[0] != other[0]]
        assert (1 - buyer, False) in [other for _, other in changes]  # nothing to hide: no curtain
        assert [other for _, other in changes if other == (buyer, False)] == []


def test_what_is_hidden_is_not_sent_before_the_curtain_is_lifted(browser: Browser, house: House, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat, house.browser().sit(hot_seat) as stranger:
        seat.until_mine()
        buy(seat, "raise_value")
        assert kinds_shown(seat) == kinds_told(seat) == {"raise_value"}
        until_curtain(seat)
        assert kinds_shown(seat) == kinds_told(seat) == set()
        stranger.until_seq(seat.table["seq"])
        assert kinds_shown(stranger) == kinds_told(stranger) == set()
        assert stranger.log == seat.log
        seat.sit_down()
        assert kinds_shown(seat) == kinds_told(seat) == set()
        buy(seat, "block_recipe")
        assert kinds_shown(seat) == kinds_told(seat) == {"block_recipe"}
        stranger.until_seq(seat.table["seq"])
        assert kinds_shown(stranger) == kinds_told(stranger) == set()


def test_behind_the_curtain_nothing_can_be_played_asked_or_looked_up(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        until_curtain(seat)
        curtain, action = seat.table, GAME.parse("end_turn")
        name = curtain["prompt"]["name"]
        for answer in (seat.click(action), seat.ask("why", action=GAME.parse("token:raise_value"))):
            assert answer["text"] == house_words("en").say("refused-curtain", {"player": name})
        other = seat.ask("sit", seat=1 - curtain["prompt"]["seat"])
        assert other["type"] == "refused"
        assert seat.until(lambda message: message.get("fresh", False))["curtain"]
        assert "curtain" not in seat.ask("look", move=2)
        assert seat.ask("sit", seat=curtain["prompt"]["seat"])["type"] == "refused"  # nobody sits down in the past
        assert seat.ask("look", live=True)["curtain"]


def test_nothing_is_taken_back_behind_the_curtain(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        buy(seat, "raise_value")
        assert seat.table["can_undo"]
        until_curtain(seat)
        for _ in range(2):  # nor when it has been lifted
            assert not seat.table.get("can_undo")
            assert seat.table["undo_text"]
            assert seat.ask("undo", seq=seat.table["seq"])["type"] == "refused"
            seat.until_mine()


def test_whoever_sits_there_is_remembered_when_the_wire_breaks(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        player = until_curtain(seat)
    for sitting, falls in ((player, False), (1 - player, True), ("", True), ("nobody", True), ("9" * 5000, True)):
        with browser.sit(hot_seat, sitting=str(sitting)) as seat:
            assert seat.until_type("table").get("curtain", False) is falls


def test_a_repeated_click_is_answered_although_the_curtain_has_fallen(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        answer: Message = {}
        while not seat.table.get("curtain"):
            answer = seat.click(GAME.parse("pass"), client_id=f"click-{seat.table['seq']}")
            seat.until_seq(answer["seq"])
        assert seat.click(0, client_id=answer["client_id"]) == answer
    with browser.sit(hot_seat) as seat:
        assert seat.until_type("table")["curtain"]
        assert seat.click(0, client_id=answer["client_id"]) == answer


NO_CURTAIN = {
    "one person": ((ME, RANDOM), ADVANCED),
    "no secrets": ((ME, HERE), GAMES["dice_brewing"]),
    "a game without secrets": ((ME, HERE), GAMES["dwarf"]),
}


@pytest.mark.parametrize("name", NO_CURTAIN)
def test_where_nobody_has_secrets_from_another_person_there_is_no_curtain(
    browser: Browser, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Seat, "sit_down", lambda _: pytest.fail("a curtain fell"))
    seats, options = NO_CURTAIN[name]
    cards = CARDS if options["game"] == GAME.name else ""
    with browser.sit(browser.open_table(*seats, cards=cards, **options)) as seat:
        for _ in range(12):
            if seat.until_mine().get("over"):  # luck may end a short evening before
                break
            buying = [action for action in seat.options if GAME.action_names[action].startswith("buy_token:")]
            seat.play([*buying, seat.options[-1]][0])


def test_a_stranger_sees_no_curtain_and_cannot_sit_down(browser: Browser, house: House, hot_seat: str) -> None:
    with house.browser().sit(hot_seat) as stranger:
        table = stranger.until_type("table")
        assert not table.get("curtain")
        assert "watching" in stranger.ask("sit", seat=table["prompt"]["seat"])["text"]


def test_when_the_game_is_over_everything_is_known(browser: Browser, hot_seat: str) -> None:
    chance = random.Random(1)
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        buy(seat, "block_recipe")
        seat.until_mine()
        while not seat.over:
            options = [action for action in seat.options if not GAME.action_name(action).startswith("token:")]
            seat.play(chance.choice(options))
            seat.until_mine()
        assert not seat.table.get("curtain")
        assert "block_recipe" in kinds_shown(seat)
        past = seat.ask("look", move=seat.table["moves"] - 1)
        assert not past.get("curtain")


def test_a_draft_of_another_device_is_out_of_reach_behind_the_curtain(browser: Browser, hot_seat: str) -> None:
    with browser.sit(hot_seat) as seat:
        seat.until_mine()
        player, seq = until_curtain(seat), seat.table["seq"]
        seat.sit_down()
        drafted = seat.click(draft=True)
        assert drafted["draft"]
        with browser.sit(hot_seat) as other:  # nobody knows who looks there
            table = other.until_type("table")
            assert (table["curtain"], table["seq"], table.get("draft", False)) == (True, seq, False)
            assert (table["prompt"]["seat"], table["prompt"]["mine"]) == (player, False)
            told = house_words("en").say("refused-curtain", {"player": table["prompt"]["name"]})
            for asked in (seq, drafted["seq"]):
                assert other.click(GAME.parse("token:raise_value"), seq=asked, draft=True)["text"] == told
                assert other.refused("confirm", seq=asked, client_id="somebody") == told
            assert other.sit_down()["draft"]
        seat.send("undo", seq=drafted["seq"])
        assert seat.until(lambda message: message["type"] == "table" and not message.get("draft"))["seq"] == seq
