"""A game as a whole: how it begins, what its actions are called, what it pays, what its records hold."""

from dataclasses import dataclass
from typing import Any, cast

import msgspec
import pytest
from tests.games.dwarf.table import GAME, everything, hoard, play

import alehouse
from alehouse import FATE, BadOption, BadRecord, Record, State
from alehouse.core.cards import CardFile
from alehouse.core.fate import seeded


def finished(seed: int | str, **asked: Any) -> State:
    """A game played to its end at random."""
    state, stream = GAME.new(**({"players": 2, "seed": seed} | asked)), seeded(seed)
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[stream.below(len(actions))])
    return state


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(5).record()


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ({"players": 0}, "DWARF is for 1 to 5 players, not for 0"),
        ({"players": 6}, "DWARF is for 1 to 5 players, not for 6"),
        ({"players": "2"}, "DWARF is for 1 to 5 players, not for '2'"),
        ({"players": 2, "fate": "blind"}, "fate cannot be 'blind'; choose closed or open"),
        ({"players": 2, "mountain": "high"}, "option 'mountain' cannot be 'high'; choose one of: shuffled, graded"),
    ],
)
def test_what_cannot_be_begun(asked: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(**asked)
    assert str(caught.value) == text


def test_without_a_seed_no_two_games_are_alike() -> None:
    """Everybody does the first that is allowed, so often that no two find the same cards by chance."""
    histories = set()
    for _ in range(4):
        state = GAME.new(2)
        for _ in range(20):
            state.apply(state.legal_actions()[0])
        histories.add(tuple(state.history))
    assert len(histories) == 4


def test_closed_fate_has_played_before_the_first_decision_open_fate_has_not() -> None:
    assert GAME.new(2, seed=1).player >= 0
    assert GAME.new(2, seed=1).history
    assert GAME.new(2, fate="open").player == FATE
    assert GAME.new(2, fate="open").history == []


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────


def test_every_action_has_one_name_and_every_name_one_action() -> None:
    assert [GAME.parse(GAME.action_name(action)) for action in range(GAME.actions)] == list(range(GAME.actions))


def test_spaces_around_a_name_do_not_matter() -> None:
    assert GAME.parse("  pass\n") == GAME.parse("pass")


@pytest.mark.parametrize("text", ["", "place", "place:A10", "PASS", "pass pass"])
def test_what_is_no_action_is_answered_with_one_that_is(text: str) -> None:
    with pytest.raises(BadOption, match=f"there is no action '{text}'; an action looks like 'place:A1'"):
        GAME.parse(text)


@pytest.mark.parametrize("action", [-1, GAME.actions, 10**20])
def test_an_id_that_is_no_action_is_answered_with_those_there_are(action: int) -> None:
    with pytest.raises(BadOption, match=f"no action {action}; ids run from 0 to {GAME.actions - 1}$"):
        GAME.action_name(action)


# ── what a game pays ──────────────────────────────────────────────────────────────────────────────────


@dataclass
class Standing:
    """As much of a state as the result is made of."""

    places: list[int]
    seats: int
    is_over: bool = True

    def ranking(self) -> list[int]:
        return self.places


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ([1, 2], [1, -1]),
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-1 / 2, 1, -1 / 2]),
        ([1, 1, 3], [1, 1, -2]),
        ([1, 1, 1], [0, 0, 0]),
        ([4, 1, 1, 3, 5], [-2 / 3, 1, 1, -2 / 3, -2 / 3]),
    ],
)
def test_winners_share_what_the_others_lose(places: list[int], returns: list[float]) -> None:
    assert GAME.returns(cast("State", Standing(places, len(places)))) == pytest.approx(returns)
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(("places", "result"), [([1, 2], 1), ([2, 1], -1), ([1, 1], 0)])
def test_a_printed_opponent_is_paid_nothing(places: list[int], result: float) -> None:
    assert GAME.returns(cast("State", Standing(places, seats=1))) == [result]


def test_nothing_is_paid_before_the_end() -> None:
    assert GAME.returns(cast("State", Standing([1, 2, 3], seats=3, is_over=False))) == [0, 0, 0]


def test_a_state_pays_by_its_ranking() -> None:
    state = finished(5)
    assert sorted(state.ranking()) == [1, 2]
    assert state.returns() == [1 if place == 1 else -1 for place in state.ranking()]


# ── records ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_seed_is_told_when_the_game_is_over() -> None:
    state, stream = GAME.new(2, seed=5), seeded(5)
    while not state.is_over:
        assert state.record().seed is None
        actions = state.legal_actions()
        state.apply(actions[stream.below(len(actions))])
    assert state.record().seed == 5


def test_with_open_fate_there_is_no_seed_to_tell() -> None:
    assert finished(5, fate="open").record().seed is None


def test_a_record_holds_what_was_asked_for_and_every_move() -> None:
    state = GAME.new(3, seed=1, mountain="graded", first_player=2)
    record = state.record()
    assert (record.game, record.rules, record.players) == ("dwarf", GAME.rules_version, 3)
    assert record.options == {
        "mountain": "graded",
        "same_position_rule": "discard",
        "special_pairing": "same_cell",
        "first_player": "2",
    }
    assert record.moves == [state.name(action) for action in state.history]
    assert (record.cards, record.given) == ("", None)


def test_a_replay_can_stop_anywhere(record: Record) -> None:
    for moves in (0, 1, 7, len(record.moves)):
        assert GAME.replay(record, moves).record().moves == record.moves[:moves]


def test_a_stopped_replay_goes_on_with_the_seeds_own_fate(record: Record) -> None:
    """The players decide the same again; fate, left to itself, does too."""
    state = GAME.replay(record, 20)
    state.let_fate_play()
    while not state.is_over:
        assert state.player != FATE
        state.apply(state.parse(record.moves[len(state.history)]))
    assert state.record() == record


def test_a_replay_tells_what_happened(record: Record) -> None:
    assert GAME.replay(record).events == []
    events = GAME.replay(record, events=True).events
    assert events
    assert all(GAME.words("en").has(event.key) for event in events)


def test_an_arranged_position_is_in_the_record_and_comes_back() -> None:
    given = {"goods": [hoard(iron=3), hoard(gold=2)]}
    state = play(GAME.arrange(given, players=2, seed=4), "place:A1", "place:A2")
    assert state.record().given == given
    assert everything(GAME.replay(state.record())) == everything(state)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"game": "chess"}, "record: it is a game of 'chess', not of 'dwarf'"),
        ({"rules": 99}, "record: it follows rules version 99, this is 1"),
        ({"cards": "0f1e"}, "record: it was played with another card file; load the game with that file (--cards)"),
    ],
)
def test_a_record_of_something_else_is_refused(record: Record, change: dict[str, Any], text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.replay(msgspec.structs.replace(record, **change))
    assert (str(caught.value), caught.value.move) == (text, 0)


def test_a_move_that_does_not_exist_is_named(record: Record) -> None:
    with pytest.raises(BadRecord, match=r"^move 3: there is no action 'drink'$"):
        GAME.replay(msgspec.structs.replace(record, moves=[*record.moves[:2], "drink", *record.moves[3:]]))


def test_a_move_after_the_end_is_named(record: Record) -> None:
    last = len(record.moves) + 1
    with pytest.raises(BadRecord, match=f"^move {last}: pass comes after the end of the game$"):
        GAME.replay(msgspec.structs.replace(record, moves=[*record.moves, "pass"]))


def test_an_illegal_move_is_named_with_its_clause(record: Record) -> None:
    first = next(k for k, move in enumerate(record.moves) if move.startswith("place:"))
    moves = [*record.moves[:first], "resolve:A1", *record.moves[first + 1 :]]
    with pytest.raises(BadRecord, match=rf"^move {first + 1}: resolve:A1: .* \[DW-[\d.]+\]$"):
        GAME.replay(msgspec.structs.replace(record, moves=moves))


def test_a_card_that_the_seed_does_not_give_is_noticed(record: Record) -> None:
    turns = [k for k, move in enumerate(record.moves) if move.startswith("turn:A:")]
    moves = record.moves.copy()
    moves[turns[0]] = moves[turns[1]]
    edited = msgspec.structs.replace(record, moves=moves)
    problem = f"^move {turns[0] + 1}: the seed does not give {moves[turns[0]]}; the record was edited$"
    with pytest.raises(BadRecord, match=problem):
        GAME.replay(edited)
    GAME.replay(msgspec.structs.replace(edited, seed=None), turns[0] + 1)  # real cards come as they come


def test_a_game_with_cards_of_ones_own_says_so() -> None:
    own = alehouse.load("dwarf", CardFile("mine.toml", GAME.card_file.text))
    record = own.new(2, seed=1).record()
    assert record.cards == own.card_file.digest
    assert own.replay(record).record() == record
    with pytest.raises(BadRecord, match="another card file"):
        GAME.replay(record)
