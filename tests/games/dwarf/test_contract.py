"""DWARF keeps the contract of the house: copies, records, refusals, fairness, card files, options; in every mode."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dwarf.table import GAME, arrange, everything, goods, hoard, look, names, pile, play, stack
from tests.long import dealt

import alehouse
from alehouse import FATE, NOBODY, BadOption, BadRecord, IllegalAction, Record, State
from alehouse.core.fate import seeded
from alehouse.core.record import dump

MODES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "eldhusfifl": (1, {"opponent": "eldhusfifl"}),
    "andvettr": (1, {"opponent": "andvettr"}),
    "andvettr_fadir": (1, {"opponent": "andvettr_fadir"}),
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, {}),
    "graded": (3, {"mountain": "graded"}),
    "cover": (2, {"same_position_rule": "cover"}),
    "long_edge_duplex": (4, {"special_pairing": "long_edge_duplex"}),
}


def some_modes(part: int) -> pytest.MarkDecorator:
    """Some modes: tests that take different parts look at all of them together."""
    return pytest.mark.parametrize("mode", dealt(list(MODES), part, lambda _: GAME.name))


def begin(mode: str, seed: int | str | None = 1, **more: Any) -> State:
    players, options = MODES[mode]
    return GAME.new(players, seed=seed, **options, **more)


def walk(state: State, choices: int | str) -> Iterator[State]:
    """The state at every decision of a random game, the end included."""
    chance = Random(choices)
    while not state.is_over:
        yield state
        state.apply(chance.choice(state.legal_actions()))
    yield state


def finish(state: State, choices: int | str = 0) -> State:
    *_, last = walk(state, choices)
    return last


def table(state: State) -> tuple[object, ...]:
    """What can be seen, without the record that a scratch copy does not keep."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return state.player, state.legal_actions(), views, state.scores(), state.ranking(), state.returns()


# ── copies ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@some_modes(0)
def test_a_copy_is_equal_and_independent(mode: str) -> None:
    for number, state in enumerate(walk(begin(mode, events=True), mode)):
        if number % 9:
            continue
        before = everything(state)
        copy = state.copy()
        assert everything(copy) == before
        finish(copy, number)
        assert everything(state) == before
        again = state.copy()
        second = again.copy()
        finish(again, number)
        assert everything(again) == everything(copy)  # its stream of chance goes on alike
        assert everything(second) == before


@pytest.mark.long
@some_modes(1)
def test_an_original_moves_on_without_its_copies(mode: str) -> None:
    state = begin(mode, events=True)
    kept = []
    for number, here in enumerate(walk(state, mode)):
        if number % 20 == 0:
            kept.append((here.copy(), everything(here)))
    assert [everything(copy) for copy, _ in kept] == [before for _, before in kept]


@pytest.mark.long
@some_modes(2)
def test_copy_from_makes_what_copy_makes(mode: str) -> None:
    states = [state.copy() for number, state in enumerate(walk(begin(mode), mode)) if number % 15 == 0]
    trial = begin(mode, seed="other").scratch()
    for number, state in enumerate([*states, *reversed(states)]):
        trial.copy_from(state)
        assert table(trial) == table(state)
        before = everything(state)
        assert table(finish(trial, number)) == table(finish(state.copy(), number))
        assert everything(state) == before


@pytest.mark.long
@some_modes(0)
def test_a_scratch_copy_keeps_no_record(mode: str) -> None:
    state = begin(mode, events=True)
    scratch = state.scratch()
    scratch.apply(scratch.legal_actions()[0])
    assert (scratch.history, scratch.events) == ([], [])
    with pytest.raises(BadOption, match="scratch"):
        scratch.record()
    assert state.history == begin(mode, events=True).history


# ── records ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@some_modes(1)
def test_a_finished_game_replays_to_the_same_table(mode: str) -> None:
    state = finish(begin(mode, seed=f"record {mode}", events=True), mode)
    record = alehouse.load_record(dump(state.record()))
    assert record.seed == f"record {mode}"
    again = GAME.replay(record, events=True)
    assert everything(again) == everything(state)
    assert dump(again.record()) == dump(state.record())


@pytest.mark.long
@some_modes(2)
def test_a_game_in_progress_replays_and_its_record_has_no_seed(mode: str) -> None:
    for number, state in enumerate(walk(begin(mode, events=True), mode)):
        if state.is_over or number % 10:
            continue
        record = alehouse.load_record(dump(state.record()))
        assert record.seed is None
        assert b"seed" not in dump(record)
        again = GAME.replay(record, events=True)
        assert everything(again) == everything(state)
        assert finish(again, 1).is_over


@pytest.mark.long
@some_modes(0)
def test_replaying_less_is_undo(mode: str) -> None:
    passed = [(len(state.history), table(state)) for state in walk(begin(mode), mode)]
    record = finish(begin(mode), mode).record()
    assert passed[-1][0] == len(record.moves)
    for moves, seen in passed[::12]:
        assert table(GAME.replay(record, moves=moves)) == seen


@pytest.mark.long
@some_modes(1)
def test_a_record_is_the_same_on_every_way_there(mode: str) -> None:
    """Played, copied, replayed, with fate open or closed: the same moves, the same bytes."""
    state = finish(begin(mode), mode)
    opened = begin(mode, fate="open")
    for move in state.record().moves:
        play(opened, move)
    assert opened.record().moves == state.record().moves
    assert opened.record().seed is None  # nobody drew from it
    assert GAME.replay(opened.record()).record() == opened.record()


def test_an_arranged_game_replays() -> None:
    state = arrange(goods=[{"iron": 3}, {}], workers=[], stacks={"A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"]})
    play(state, "place:A1", "place:A2", "pass", "pass")
    record = alehouse.load_record(dump(state.record()))
    assert table(GAME.replay(record)) == table(state)
    assert goods(GAME.replay(record), 0) == hoard(steel=2)


# ── damaged records ───────────────────────────────────────────────────────────────────────────────────


def edited(record: Record, moves: list[str]) -> Record:
    return msgspec.structs.replace(record, moves=moves)


def fails_at(record: Record) -> int:
    with pytest.raises(BadRecord) as caught:
        GAME.replay(record)
    if caught.value.move:
        assert str(caught.value).startswith(f"move {caught.value.move}: ")
    return caught.value.move


@pytest.fixture(scope="module", params=["andvettr", "two", "five"])
def record(request: pytest.FixtureRequest) -> Record:
    return finish(begin(request.param, seed=7), 7).record()


def is_fates(move: str) -> bool:
    return move.split(":")[0] in ("first", "turn", "draw", "shuffle")


def test_a_move_changed_to_an_illegal_one_is_named(record: Record) -> None:
    for number in range(0, len(record.moves), 7):
        if not is_fates(record.moves[number]):
            moves = [*record.moves[:number], "turn_back:B9", *record.moves[number + 1 :]]
            assert fails_at(edited(record, moves)) == number + 1


def test_an_unknown_move_is_named(record: Record) -> None:
    for number in range(0, len(record.moves), 11):
        moves = [*record.moves[:number], "place:A10", *record.moves[number + 1 :]]
        assert fails_at(edited(record, moves)) == number + 1


def test_a_move_of_fate_that_the_seed_does_not_give_is_named(record: Record) -> None:
    state = GAME.replay(record, moves=0)
    checked = 0
    for number, move in enumerate(record.moves):
        if state.player == FATE:
            others = [name for name in names(state) if name != move]
            if others:
                moves = [*record.moves[:number], others[-1], *record.moves[number + 1 :]]
                assert fails_at(edited(record, moves)) == number + 1
                checked += 1
        state = GAME.replay(record, moves=number + 1)
        if checked > 40:
            break
    assert checked > 20


def test_a_move_left_out_or_put_in_is_noticed(record: Record) -> None:
    """Where the next moves do not fit; at the latest where fate draws what the seed does not give."""
    for number in range(0, len(record.moves) - 1, 9):
        moves = [*record.moves[:number], *record.moves[number + 1 :]]
        if moves != record.moves[:-1]:
            assert number < fails_at(edited(record, moves)) <= len(moves) + 1
    assert fails_at(edited(record, [*record.moves, record.moves[-1]])) == len(record.moves) + 1


def test_a_players_move_changed_to_another_legal_one_breaks_the_seal(record: Record) -> None:
    data = dump(record)
    changed = re.sub(rb'"place:A(\d)"', lambda found: b'"place:A%d"' % (int(found[1]) % 9 + 1), data, count=1)
    assert changed != data
    with pytest.raises(BadRecord) as caught:
        alehouse.load_record(changed)
    assert caught.value.move == 0


def test_a_file_cut_short_is_refused(record: Record) -> None:
    data = dump(record).rstrip()
    for length in range(0, len(data), 41):
        with pytest.raises(BadRecord) as caught:
            alehouse.load_record(data[:length])
        assert caught.value.move == 0
        assert str(caught.value).startswith("record: ")


def test_a_file_whose_last_moves_are_cut_off_is_refused(record: Record) -> None:
    parts = msgspec.json.decode(dump(record))
    parts["moves"] = parts["moves"][:-5]
    with pytest.raises(BadRecord, match="changed"):
        alehouse.load_record(msgspec.json.encode(parts))


def test_a_damaged_byte_is_noticed(record: Record) -> None:
    """Or it changes nothing, as between two lines."""
    data = dump(record)
    chance = Random(3)
    kept = 0
    for place in range(0, len(data), 3):
        damaged = bytearray(data)
        damaged[place] = (damaged[place] + chance.randint(1, 255)) % 256
        with suppress(BadRecord):
            loaded = alehouse.load_record(bytes(damaged))
            assert msgspec.structs.replace(loaded, seal="") == record
            kept += 1
    assert kept < len(data) / 30


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("rules", 99),
        ("cards", "0123456789abcdef"),
    ],
)
def test_a_record_of_something_else_is_refused_at_its_heading(record: Record, field: str, value: Any) -> None:
    assert fails_at(msgspec.structs.replace(record, **{field: value})) == 0


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"game": "dwarf"}', "not json", "1e999"])
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadRecord) as caught:
        alehouse.load_record(data)
    assert caught.value.move == 0


@pytest.mark.parametrize(
    "change",
    [
        {"players": 9},
        {"players": 0},
        {"options": {"mountain": "steep"}},
        {"options": {"colour": "red"}},
        {"given": {"phase": "tea"}},
        {"given": {"stacks": {"A1": ["knockers_p5_l3"]}}},
        {"given": {"goods": "many"}},
    ],
    ids=str,
)
def test_a_record_with_an_impossible_heading_is_refused(change: dict[str, Any]) -> None:
    record = begin("two").record()
    assert fails_at(msgspec.structs.replace(record, **change)) == 0


def test_another_seed_is_noticed_at_the_first_draw(record: Record) -> None:
    assert 1 <= fails_at(msgspec.structs.replace(record, seed="another")) <= 10


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────

CLAUSES: Final = GAME.rulebook().clauses


def refuses_all_but_the_legal(state: State) -> None:
    before = everything(state)
    legal = set(state.legal_actions())
    for action in range(GAME.actions):
        assert state.is_legal(action) is (action in legal)
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)
        assert caught.value.action == action
        assert caught.value.clause in CLAUSES, f"{state.name(action)} is refused by {caught.value.clause!r}"
        assert state.name(action) in str(caught.value)
        assert GAME.words("en").has(caught.value.key)
    assert everything(state) == before


@pytest.mark.long
@pytest.mark.rule("DW-5.112")
@some_modes(2)
def test_every_illegal_id_is_refused_with_its_clause_and_changes_nothing(mode: str) -> None:
    """At the first decision of each kind, fate's included, and at the end."""
    met: Counter[str] = Counter()
    for seed in range(3):
        for state in walk(begin(mode, fate="open"), f"{mode} {seed}"):
            prompt = look(state).prompt
            kind = prompt.message if prompt else "over"
            met[kind] += 1
            if met[kind] == 1:
                refuses_all_but_the_legal(state)
    assert met["over"]
    assert len(met) >= 8


@pytest.mark.rule("DW-5.112")
@pytest.mark.parametrize("action", [-1, -(2**70), GAME.actions, 10**9, 2**62, 2**70], ids=repr)
@pytest.mark.parametrize("over", [False, True])
def test_an_id_out_of_range_is_refused(action: int, over: bool) -> None:
    state = finish(begin("two")) if over else begin("two")
    before = everything(state)
    assert not state.is_legal(action)
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert everything(state) == before


@pytest.mark.rule("DW-5.112")
@pytest.mark.parametrize("action", [0.0, 1.0, 1.5, float("nan"), "0", "place:A1", b"0", None, [0], {}], ids=repr)
def test_what_is_no_number_is_refused(action: Any) -> None:
    state = begin("two")
    before = everything(state)
    with pytest.raises((IllegalAction, TypeError)):
        state.apply(action)
    assert everything(state) == before


# ── names ─────────────────────────────────────────────────────────────────────────────────────────────


def test_names_and_ids_go_together() -> None:
    state = begin("two")
    assert GAME.actions == len(set(GAME.action_names))
    for action in range(GAME.actions):
        name = state.name(action)
        assert state.parse(name) == action
        assert state.parse(f" {name}\n") == action
        assert re.fullmatch(r"[a-z_]+(:[A-Za-z0-9_]+){0,2}", name)


@pytest.mark.parametrize("text", ["", "place", "place:", "place:A0", "place:C1", "PASS", "amount:-1", "place:A1 pass"])
def test_an_unknown_name_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadOption, match="place:A1"):
        begin("two").parse(text)


@pytest.mark.long
@some_modes(0)
def test_every_legal_action_can_be_read(mode: str) -> None:
    english = GAME.words("en")
    for state in walk(begin(mode), mode):
        if state.player == NOBODY:
            continue
        options = look(state, int(state.player)).options
        assert [option.action for option in options] == state.legal_actions()
        for option in options:
            assert option == state.choice(option.action)
            assert option.name == state.name(option.action)
            assert english.has(option.message)
            assert option.clause in CLAUSES


# ── what is hidden ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.rule("DW-9.1", "DW-9.2", "DW-9.5")
@some_modes(1)
def test_resample_keeps_what_can_be_seen(mode: str) -> None:
    rng = seeded(3)
    state = begin(mode)
    for number, here in enumerate(walk(state, mode)):
        if number % 4 == 0:
            for seat in (None, *range(here.seats)):
                assert table(here.resample(seat, rng)) == table(here)
    assert everything(state) == everything(finish(begin(mode), mode))  # and leaves the state's own future alone


@pytest.mark.long
@pytest.mark.rule("DW-9.2")
@some_modes(2)
def test_resample_draws_the_future_anew(mode: str) -> None:
    state, rng = begin(mode), seeded(3)
    futures = {look(finish(state.resample(0, rng), 1)).round for _ in range(40)}
    tops = {str(table(finish(state.resample(0, rng), 1))) for _ in range(10)}
    assert len(futures) > 1 or len(tops) > 5
    assert len(tops) > 5


@pytest.mark.long
@pytest.mark.rule("DW-9.2")
@some_modes(0)
def test_states_that_differ_in_what_is_hidden_look_alike(mode: str) -> None:
    """The same record with its seed withheld, continued by other streams: all that differs is to come."""
    for number, state in enumerate(walk(begin(mode, events=True), mode)):
        if number % 16 or state.is_over:
            continue
        one, other = (GAME.replay(state.record(), events=True) for _ in range(2))
        assert everything(one) == everything(other) == everything(state)
        ends = {str(everything(finish(game, number))) for game in (one, other, state.copy())}
        if number == 0:
            assert len(ends) == 3


@pytest.mark.long
@pytest.mark.rule("DW-9.1", "DW-9.5")
@some_modes(1)
def test_all_seats_see_the_same_but_for_whose_turn_it_is(mode: str) -> None:
    for number, state in enumerate(walk(begin(mode, events=True), mode)):
        if number % 5:
            continue
        views = [state.view(seat) for seat in (None, *range(state.seats))]
        for view in views:
            view.seat = None
            if view.prompt:
                view.prompt.options = []
        assert all(view == views[0] for view in views)


@pytest.mark.long
@some_modes(2)
def test_only_the_seat_that_decides_is_shown_options(mode: str) -> None:
    for number, state in enumerate(walk(begin(mode), mode)):
        if number % 5 == 0 and not state.is_over:
            for seat in (None, *range(state.seats)):
                assert bool(state.view(seat).options) is (seat == state.player)


# ── fate ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@some_modes(0)
def test_open_and_closed_fate_play_the_same_game(mode: str) -> None:
    """Fed with the draws of the closed game, the open one stands alike at every player's decision."""
    opened = begin(mode, fate="open", events=True)
    for number, closed in enumerate(walk(begin(mode, events=True), mode)):
        for action in closed.history[len(opened.history) :]:
            opened.apply(action)
        assert (opened.player, opened.legal_actions()) == (closed.player, closed.legal_actions())
        if number % 8 == 0 or closed.is_over:
            assert table(opened) == table(closed)
    assert opened.is_over
    assert opened.history == closed.history


@pytest.mark.long
@some_modes(1)
def test_the_chances_of_fate(mode: str) -> None:
    asked = 0
    for state in walk(begin(mode, fate="open"), mode):
        if state.player == FATE:
            asked += 1
            chances = state.chances()
            assert [action for action, _ in chances] == state.legal_actions()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert len({chance for _, chance in chances}) == 1  # every card is as likely as another
    assert asked > 20


def chi_square_limit(freedom: int) -> float:
    """What a fair chi-square exceeds once in a thousand times (Wilson and Hilferty)."""
    share = 2 / (9 * freedom)
    return float(freedom * (1 - share + 3.09 * share**0.5) ** 3)


def assert_even(counts: Counter[str], kinds: int) -> None:
    total = counts.total()
    assert len(counts) == kinds
    expected = total / kinds
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < chi_square_limit(kinds - 1)


@pytest.mark.rule("DW-4.2", "DW-4.3", "DW-4.7", "DW-5.111")
def test_set_up_is_fair() -> None:
    first: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    draws: list[Counter[str]] = [Counter(), Counter()]
    for seed in range(4500):
        moves = list(map(GAME.action_name, GAME.new(3, seed=seed).history))
        first[moves[0]] += 1
        tops[moves[2]] += 1
        for count, move in zip(draws, moves[4:6]):
            count[move] += 1
    assert_even(first, 3)
    assert_even(tops, 9)
    assert_even(draws[0], 45)
    assert_even(draws[1], 45)


@pytest.mark.rule("DW-4.4", "DW-9.3")
def test_the_tiers_of_a_graded_mountain_are_fair() -> None:
    upper: Counter[str] = Counter()
    for seed in range(2300):
        moves = map(GAME.action_name, GAME.new(2, seed=seed, mountain="graded").history)
        upper[next(move for move in moves if move.startswith("draw:"))] += 1
    assert_even(upper, 23)
    assert all(move.endswith("_l2") for move in upper)


@pytest.mark.rule("DW-6.38", "DW-5.111")
def test_run_amok_is_fair() -> None:
    given = {
        "stacks": {"A1": ["iron_seam_p1_l1", "gold_seam_p1_l2", "sidhe_p1_l2"]},
        "piles": {"A1": ["run_amok"]},
    }
    orders: Counter[str] = Counter()
    for seed in range(1200):
        state = play(GAME.arrange(given, players=2, seed=seed), "special:A1:workers")
        orders[" ".join(stack(state, "A1"))] += 1
    assert_even(orders, 6)


@pytest.mark.rule("DW-6.31", "DW-6.44", "DW-5.111")
def test_cards_shuffled_back_may_come_at_any_time() -> None:
    """Also above a card that lay on top of a graded Mountain."""
    given = {
        "mountain": {"A": ["gold_seam_p5_l2", "knockers_p6_l2"]},
        "below": {"A": ["dragon_p9_l3"]},
        "stacks": {"A1": ["iron_seam_p1_l1", "sidhe_p1_l2"], "A4": ["iron_seam_p4_l1", "dragon_p4_l3"]},
        "piles": {"A1": ["hold_a_council"]},
    }
    first: Counter[str] = Counter()
    for seed in range(1500):
        state = GAME.arrange(given, players=2, seed=seed, mountain="graded")
        play(state, "special:A1:workers", "place:A1", "pass")
        first[next(name for name in map(state.name, state.history) if name.startswith("draw:"))] += 1
    assert_even(first, 5)


@pytest.mark.rule("DW-9.2", "DW-5.111")
def test_the_card_below_in_a_special_pile_is_fair() -> None:
    given = {"piles": {"A1": ["muster_an_army", "?", "?"], "A2": ["run_amok", "?", "?"], "A3": ["turn_back", "?", "?"]}}
    below: Counter[str] = Counter()
    for seed in range(1200):
        below[pile(play(GAME.arrange(given, players=2, seed=seed), "special:A1:workers"), "A1").top] += 1
    assert_even(below, 6)


# ── results ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@some_modes(2)
def test_returns_are_zero_until_the_end_and_sum_to_zero_then(mode: str) -> None:
    *course, last = [(state.is_over, state.returns(), state.ranking()) for state in walk(begin(mode), mode)]
    assert all(not over and set(returns) == {0.0} for over, returns, _ in course)
    over, returns, places = last
    assert over
    assert len(returns) == MODES[mode][0]
    if len(places) == len(returns):
        assert sum(returns) == pytest.approx(0)
    if len(set(places)) > 1:
        assert [value == 1.0 for value in returns] == [place == 1 for place in places][: len(returns)]


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(sorted(MODES)), st.integers(0, 2**62), st.integers(0, 2**32))
def test_any_seed_plays_to_an_end(mode: str, seed: int, choices: int) -> None:
    state = finish(begin(mode, seed=seed), choices)
    assert state.is_over
    assert state.legal_actions() == []
    assert 1 in state.ranking()
    assert len(state.scores()) == len(state.ranking()) == GAME.table_size(MODES[mode][0])
    assert everything(GAME.replay(state.record())) == everything(state)


# ── options ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-1.2")
@pytest.mark.parametrize("players", [0, 6, -1, "2", None, 2.5, 2.0], ids=repr)
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="1 to 5 players"):
        GAME.new(players, seed=1)


@pytest.mark.parametrize(
    ("players", "options", "hint"),
    [
        (2, {"colour": "red"}, "opponent, mountain, same_position_rule, special_pairing, first_player"),
        (2, {"mountain": "steep"}, "shuffled, graded"),
        (3, {"same_position_rule": "keep"}, "discard, cover"),
        (5, {"special_pairing": "other"}, "same_cell, long_edge_duplex"),
        (1, {"opponent": "nobody"}, "eldhusfifl, andvettr, andvettr_fadir"),
        (2, {"opponent": "andvettr"}, "for another number of players: 1, not 2"),
        (1, {"first_player": "1"}, "for another number of players: 2, 3, 4, 5, not 1"),
        (2, {"first_player": "3"}, "random, 1, 2"),
        (4, {"first_player": "5"}, "random, 1, 2, 3, 4"),
        (2, {"first_player": "0"}, "random"),
        (2, {"mountain": None}, "shuffled, graded"),
        (2, {"fate": "blind"}, "closed or open"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_possible(players: int, options: dict[str, Any], hint: str) -> None:
    for begin_game in (GAME.new, lambda players, **more: GAME.arrange({}, players=players, **more)):
        with pytest.raises(BadOption, match=re.escape(hint)):
            begin_game(players, **options)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="dwarf"):
        alehouse.load("chess")


@pytest.mark.rule("DW-4.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_may_be_chosen(players: int) -> None:
    for player in range(1, players + 1):
        state = GAME.new(players, seed=1, first_player=str(player))
        assert (state.player, look(state).marker) == (player - 1, player - 1)
        assert state.record().options["first_player"] == str(player)
