"""The rules of Last Orders, clause by clause: what is rolled is said by the test."""

import re
from pathlib import Path
from typing import Any

import pytest

import alehouse
from alehouse import FATE, BadOption, IllegalAction
from alehouse.core.cards import CardFile
from alehouse.core.words import LANGUAGES
from example_game.state import LastOrdersState

TWO = ["bard", "miner"]  # like 5 and 2


def game() -> alehouse.Game:
    return alehouse.load("last_orders")


def at(dice: list[int], **given: Any) -> LastOrdersState:
    """A turn of the first player with these dice on the tray; fate waits to be told."""
    options = given.pop("options", {})
    state = game().arrange({"regulars": TWO, "dice": dice, **given}, players=2, fate="open", **options)
    assert isinstance(state, LastOrdersState)
    return state


def play(state: LastOrdersState, *moves: str) -> LastOrdersState:
    for move in moves:
        state.apply(state.parse(move))
    return state


def names(state: LastOrdersState) -> list[str]:
    return [state.name(action) for action in state.legal_actions()]


def refused(state: LastOrdersState, move: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as found:
        state.apply(state.parse(move))
    return found.value


@pytest.mark.rule("LO-1.1", "LO-4.1")
def test_the_most_points_win_and_equals_share() -> None:
    assert [game().seats[0], game().seats[-1]] == [2, 4]
    with pytest.raises(BadOption, match="for 2 to 4 players"):
        game().new(5)
    state = at([2, 2, 3, 4, 6], round=5, coins=[9, 0])
    play(state, "serve", *["die:1"] * 5)
    assert state.is_over
    assert state.scores() == [9 + 4 + 1 + 1 + 1, 0]
    assert state.ranking() == [1, 2]
    shared = play(at([1, 1, 1, 2, 3], round=5, coins=[4, 4]), *["die:1"] * 5)
    assert (shared.is_over, shared.ranking()) == (True, [1, 1])


@pytest.mark.rule("LO-1.2")
@pytest.mark.parametrize(("evening", "rounds"), [("long", 5), ("short", 3)])
def test_everybody_has_one_turn_in_each_round(evening: str, rounds: int) -> None:
    state = game().new(3, seed=1, events=True, evening=evening)
    while not state.is_over:
        state.apply(state.parse("serve"))
    ends = [event.seat for event in state.events if event.key in ("log-serve", "log-drop")]
    assert ends == [0, 1, 2] * rounds
    assert sum(event.key == "log-head-round" for event in state.events) == rounds


@pytest.mark.rule("LO-2.1")
def test_a_regular_is_known_to_its_player_alone_until_the_end() -> None:
    state = game().new(3, fate="open")
    assert names_of_regulars(state, 0) == ["", "", ""]
    play_regulars = ["regular:bard", "regular:abbot", "regular:miner"]
    for move in play_regulars:
        assert state.player == FATE
        state.apply(state.parse(move))
    with pytest.raises(IllegalAction):
        state.apply(state.parse("regular:weaver"))
    assert names_of_regulars(state, 1) == ["", "regular-abbot", ""]
    assert names_of_regulars(state, None) == ["", "", ""]
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert names_of_regulars(state, None) == ["regular-bard", "regular-abbot", "regular-miner"]


def names_of_regulars(state: alehouse.State, seat: int | None) -> list[str]:
    return [item.name for item in state.game.items(state, seat) if item.id == "regular"]


@pytest.mark.rule("LO-2.2", "LO-4.1")
def test_a_regular_gives_a_tip_for_each_die_of_its_number() -> None:
    state = play(at([5, 5, 5, 2, 1], round=5), "serve", "die:2", "die:2", "die:3", "die:1", "die:1", "serve")
    assert state.game.sources(state, 0) == {"source-coins": 9 + 1, "source-tips": 3 * 2}
    assert state.game.sources(state, 1) == {"source-coins": 4 + 1, "source-tips": 2 * 2}
    assert state.scores() == [16, 9]


@pytest.mark.rule("LO-3.1")
def test_all_five_dice_are_rolled() -> None:
    state = play(at([2, 2, 2, 2, 2]), "serve")
    assert names(state) == [f"die:{side}" for side in range(1, 7)]
    assert [probability for _, probability in state.chances()] == [pytest.approx(1 / 6)] * 6
    play(state, "die:6", "die:2", "die:3", "die:4", "die:5")
    assert (state.player, state.tray) == (1, [6, 2, 3, 4, 5])


@pytest.mark.rule("LO-3.2")
def test_a_one_is_spilled_and_stays_so() -> None:
    state = at([1, 4, 4, 2, 6])
    assert (state.tray, state.spilled) == ([4, 4, 2, 6], 1)
    play(state, "keep:4", "die:3", "die:3")
    assert (state.tray, state.spilled) == ([4, 4, 3, 3], 1)


@pytest.mark.rule("LO-3.3")
@pytest.mark.parametrize(("tray", "ones"), [("steady", 3), ("wobbly", 2)])
def test_who_spills_too_much_drops_the_tray(tray: str, ones: int) -> None:
    options = {"tray": tray}
    enough = at([1] * (ones - 1) + [4] * (5 - ones) + [2], options=options)
    assert enough.player == 0
    play(enough, "keep:4", "die:1")
    assert (enough.player, enough.turn, enough.coins, enough.drops) == (FATE, 1, [0, 0], [1, 0])


@pytest.mark.rule("LO-3.4")
@pytest.mark.parametrize(
    ("dice", "coins"), [([2, 3, 4, 5, 6], 5), ([3, 3, 4, 4, 6], 9), ([6, 6, 6, 1, 1], 9), ([5, 5, 5, 5, 5], 25)]
)
def test_a_kind_is_worth_its_dice_multiplied_by_themselves(dice: list[int], coins: int) -> None:
    state = play(at(dice), "serve")
    assert state.coins == [coins, 0]
    assert state.turn == 1


@pytest.mark.rule("LO-3.5")
def test_one_kind_is_kept_and_the_rest_rolled_again() -> None:
    state = at([2, 2, 5, 6, 1])
    assert names(state) == ["serve", "keep:2", "keep:5", "keep:6"]
    why = refused(state, "keep:3")
    assert (why.clause, str(why)) == ("LO-3.5", "keep:3: There is no 3 on the tray. [LO-3.5]")
    assert "nothing to roll again" in str(refused(at([4, 4, 4, 4, 1]), "keep:4"))
    play(state, "keep:2")
    assert state.player == FATE
    play(state, "die:2", "die:3")
    assert state.tray == [2, 2, 2, 3]


@pytest.mark.rule("LO-3.6")
def test_there_are_three_more_rolls_in_a_turn() -> None:
    state = at([2, 2, 2, 2, 5])
    for _ in range(3):
        play(state, "keep:2", "die:5")
    assert names(state) == ["serve"]
    assert refused(state, "keep:2").clause == "LO-3.6"


def test_a_position_says_what_it_has() -> None:
    with pytest.raises(BadOption, match="a position has"):
        game().arrange({"mugs": 3}, players=2)


def test_every_clause_has_a_test() -> None:
    cited = set(re.findall(r"LO-[\d.]+\d", Path(__file__).read_text(encoding="utf-8")))
    assert cited == game().rulebook().clauses.keys()


def test_a_card_says_the_numbers_of_the_card_file() -> None:
    text = game().card_file.text.replace("likes = 5\ntip = 2", "likes = 5\ntip = 7")
    generous = alehouse.load("last_orders", CardFile("mine.toml", text))
    state = generous.arrange({"regulars": TWO}, players=2, seed=1)
    told = {
        language: generous.inspect_text(state.view(0), generous.words(language), "regular:") for language in LANGUAGES
    }
    assert "7 coins for each 5 served." in told["en"]
    assert all("7" in text for text in told.values())
    assert "7" not in generous.inspect_text(state.view(1), generous.words("en"), "regular:1")
