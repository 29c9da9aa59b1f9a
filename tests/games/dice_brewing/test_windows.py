"""Section 5.1: when action tokens may be played, and who is asked in which order."""

from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    arrange,
    asked,
    card,
    look,
    names,
    person,
    play,
    pool,
    refused,
    roll_all,
    tokens,
    warehouse,
)

from alehouse import FATE, State

ANY_TIME = ("withdraw_die", "block_protect_die", "raise_value", "reroll_die")
KINDS = (*ANY_TIME, "block_building", "block_recipe")


def holder(*kinds: str) -> dict[str, Any]:
    """A player who has tokens, and a die that every kind may be played on."""
    return {"warehouse": ["yellow 1"], "tokens": list(kinds)}


def raised(player: int) -> tuple[str, str]:
    """Play a raise on the first die of a table of holders: they are numbered by player."""
    return "token:raise_value", f"die:yellow-{player + 1}"


def window(state: State) -> str:
    now = look(state).window
    return now.name if now else ""


def playable(state: State) -> set[str]:
    return set(asked(state, "token"))


# ── which tokens when ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.10", "DB-5.11")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("edition", "phase", "more"),
    [
        ("pl-2", "round_start", {"block_building"}),
        ("pl-2", "place", set()),
        ("pl-2", "purchase", set()),
        ("pl-2", "brewing_start", {"block_recipe"}),
        ("it-1", "round_start", set()),
        ("it-1", "place", set()),
        ("it-1", "purchase", set()),
        ("it-1", "brewing_start", {"block_recipe", "block_building"}),
    ],
)
def test_each_kind_has_its_time(mode: str, edition: str, phase: str, more: set[str]) -> None:
    """D5: Block a Building is for the start of the round, or for the start of the Brew phase."""
    state = arrange(
        holder(*KINDS),
        {"pool": ["black 2"], "board": {"malt_roast": "yellow 3"}},
        phase=phase,
        round=3,
        priority=0,
        turn=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options={"edition": edition, "mode": mode},
    )
    assert (state.player, look(state).phase) == (0, phase)
    assert playable(state) == {*ANY_TIME, *more}


@pytest.mark.rule("DB-5.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("phase", "move"), [("place", "pass"), ("purchase", "end_turn")])
def test_windows_after_turns_take_the_same_tokens_as_the_turns(edition: str, phase: str, move: str) -> None:
    state = arrange(
        {"pool": ["black 2"]},
        holder(*KINDS),
        phase=phase,
        round=3,
        priority=0,
        turn=0,
        options={"edition": edition},
    )
    play(state, move)
    assert (state.player, window(state)) == (1, "placement" if phase == "place" else "purchase")
    assert playable(state) == set(ANY_TIME)


@pytest.mark.rule("DB-5.11")
@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        ("place", "block_recipe"),
        ("purchase", "block_recipe"),
        ("round_start", "block_recipe"),
        ("place", "block_building"),
        ("purchase", "block_building"),
        ("brewing_start", "block_building"),
    ],
)
def test_a_token_out_of_its_time_is_refused(phase: str, kind: str) -> None:
    state = arrange(
        holder(kind, "raise_value"),
        {"pool": ["black 2"], "board": {"malt_roast": "yellow 3"}},
        phase=phase,
        round=3,
        priority=0,
        turn=0,
    )
    assert refused(state, f"token:{kind}") in {"DB-5.11", "DB-6.41", "DB-6.44"}
    assert refused(state, "token:reroll_die")  # a token one does not have


@pytest.mark.rule("DB-5.11")
def test_tokens_are_free_actions_at_any_point_of_the_placement_turn() -> None:
    state = arrange(
        {"pool": ["yellow 1", "green 1", "black 1"], "tokens": ["raise_value"] * 3},
        {},
        phase="place",
        round=2,
        priority=0,
        turn=0,
    )
    play(state, "token:raise_value", "die:yellow-1")
    play(state, "die:yellow-1", "space:malt_raise", "token:raise_value", "die:green-1")
    play(state, "die:green-1", "space:hops_raise", "token:raise_value", "die:black-1")
    assert (look(state).placements, state.player) == (2, 0)
    assert pool(state, 0) == ["black 2 raised"]


@pytest.mark.rule("DB-5.11")
def test_no_token_is_played_while_a_choice_is_pending() -> None:
    state = arrange(
        {
            "pool": ["yellow 1", "blue 3"],
            "board": {"malt_seed": "seed"},
            "tokens": ["raise_value"],
            "coins": 9,
        },
        {},
        phase="place",
        round=2,
        priority=0,
        turn=0,
    )
    assert refused(play(state.copy(), "die:yellow-1"), "token:raise_value")
    assert playable(play(state.copy(), "die:yellow-1")) == set()
    play(state, "die:blue-1", "space:malt_seed", "rolled:4")
    assert names(state) == ["to:active_pool", "to:warehouse"]
    play(state, "to:active_pool")
    assert playable(state) == {"raise_value"}


@pytest.mark.rule("DB-5.11")
@pytest.mark.parametrize(
    "moves", [("space:school_reroll",), ("space:school_reroll", "die:yellow-1"), ("space:school_swap",)]
)
def test_no_token_is_played_in_the_middle_of_a_school_effect(moves: tuple[str, ...]) -> None:
    state = arrange(
        {"pool": ["blue 3", "yellow 1", "green 2"], "tokens": ["raise_value"]},
        {},
        phase="place",
        round=2,
        priority=0,
        turn=0,
    )
    play(state, "die:blue-1", *moves)
    assert state.player == 0
    assert playable(state) == set()
    assert refused(state, "token:raise_value")


@pytest.mark.rule("DB-5.11")
def test_tokens_are_free_actions_at_any_point_of_the_purchase_turn() -> None:
    state = arrange(
        {"pool": ["blue 4", "blue 4"], "tokens": ["raise_value"] * 3, "coins": 9},
        {},
        phase="purchase",
        round=3,
        priority=0,
        turn=0,
    )
    play(state, "token:raise_value", "die:blue-1", "buy:honey")
    assert names(state) == ["die:blue-1", "full_price"]  # a discount is to be chosen: no token now
    play(state, "full_price", "token:raise_value", "die:blue-2", "buy_token:reroll_die")
    play(state, "token:raise_value", "die:blue-1")
    assert pool(state, 0) == ["blue 5 raised", "blue 6 raised raised"]
    assert playable(state) == {"reroll_die"}


@pytest.mark.rule("DB-5.11")
def test_nobody_interrupts_the_turn_of_another() -> None:
    state = arrange(
        {"pool": ["yellow 1", "green 1", "black 2"]}, holder("raise_value"), phase="place", priority=0, turn=0
    )
    for move in ("die:yellow-1", "space:malt_raise", "die:green-1", "space:hops_raise"):
        play(state, move)
        assert state.player == 0
        assert playable(state) == set()
    play(state, "end_turn")
    assert (state.player, window(state)) == (1, "placement")


@pytest.mark.rule("DB-5.11")
@pytest.mark.parametrize("mode", MODES)
def test_who_has_passed_is_still_asked_in_windows(mode: str) -> None:
    state = arrange(
        {**holder("raise_value"), "passed": True},
        {"pool": ["yellow 1", "green 1"], "seeds": 1},
        phase="place",
        round=2,
        priority=0,
        turn=1,
        options={"mode": mode},
    )
    play(state, "seed", "space:malt_seed", "end_turn")
    assert (state.player, window(state), person(state, 0).passed) == (0, "placement", True)
    play(state, "token:raise_value", "die:green-1")
    assert pool(state, 1) == ["green 2 raised", "yellow 1"]


# ── polling ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("mode", MODES)
def test_round_start_asks_the_priority_player_first(players: int, first: int, mode: str) -> None:
    state = arrange(
        *[holder(ANY_TIME[player]) for player in range(players)],
        phase="round_start",
        round=3,
        priority=first,
        options={"mode": mode},
    )
    for step in range(players):
        assert (window(state), state.player) == ("round_start", (first + step) % players)
        play(state, "decline")
    assert window(state) != "round_start"


@pytest.mark.rule("DB-5.12", "DB-5.13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_after_the_roll_the_priority_player_is_asked_first(players: int, first: int) -> None:
    sheets = [holder(ANY_TIME[player]) for player in range(players)]
    state = arrange(*sheets, phase="round_start", round=3, priority=first)
    play(state, *["decline"] * players)
    for step in range(players):
        assert (window(state), state.player) == ("placement", (first + step) % players)
        play(state, "decline")
    assert (window(state), look(state).turn) == ("", first)


@pytest.mark.rule("DB-5.12", "DB-5.13")
@pytest.mark.parametrize(
    ("phase", "move", "name"), [("place", "pass", "placement"), ("purchase", "end_turn", "purchase")]
)
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_after_a_turn_the_left_neighbour_is_asked_first(
    phase: str, move: str, name: str, first: int, mode: str
) -> None:
    state = arrange(
        *[holder("raise_value") for _ in range(3)],
        phase=phase,
        round=3,
        priority=first,
        turn=(first + 1) % 3,
        options={"mode": mode},
    )
    play(state, move)
    for step in (2, 3, 4):
        assert (window(state), state.player) == (name, (first + step) % 3)
        play(state, "decline")
    assert (window(state), look(state).turn) == ("", (first + 2) % 3)


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_a_played_token_asks_everybody_again(edition: str, mode: str) -> None:
    state = arrange(
        holder("raise_value"),
        holder("raise_value"),
        holder("reroll_die", "reroll_die"),
        phase="round_start",
        round=3,
        priority=1,
        options={"edition": edition, "mode": mode},
    )
    play(state, "decline")
    assert state.player == 2
    play(state, "token:reroll_die", "die:yellow-3", "rolled:2")
    assert warehouse(state, 2) == ["yellow 2"]
    for player in (0, 1):
        assert (window(state), state.player) == ("round_start", player)
        play(state, "decline")
    assert (window(state), state.player) == ("round_start", 2)  # the one who played may play again
    play(state, "decline")
    assert window(state) == "placement"


@pytest.mark.rule("DB-5.12")
def test_only_declines_in_a_row_close_a_window() -> None:
    state = arrange(
        holder("raise_value", "raise_value"),
        holder("reroll_die"),
        phase="round_start",
        round=3,
        priority=0,
    )
    order = []
    for move in ("decline", "token:reroll_die", "token:raise_value", "token:raise_value"):
        order.append((window(state), state.player))
        play(state, move)
        if move != "decline":
            play(state, f"die:{asked(state, 'die')[0]}")
        roll_all(state, 2)
    assert order == [("round_start", player) for player in (0, 1, 0, 0)]


@pytest.mark.rule("DB-5.12")
def test_a_token_is_resolved_before_the_next_player_is_asked() -> None:
    state = arrange(holder("raise_value"), holder("raise_value"), phase="round_start", round=3, priority=0)
    play(state, *raised(1))
    assert state.player == 1
    assert warehouse(state, 1) == ["yellow 2 raised"]
    assert tokens(state, 0) == []


@pytest.mark.rule("DB-5.12")
def test_one_token_and_then_the_next_player() -> None:
    state = arrange(
        holder("raise_value", "raise_value"), holder("raise_value"), phase="round_start", round=3, priority=0
    )
    play(state, *raised(0))
    assert state.player == 1


@pytest.mark.rule("DB-5.12", "DB-5.4")
@pytest.mark.parametrize(("mode", "order"), [("standard", [2]), ("advanced", [1, 2])])
def test_who_can_play_nothing_is_skipped(mode: str, order: list[int]) -> None:
    """Player 0 has no token, player 1 none that can be played now, player 2 one that can."""
    state = arrange(
        {"pool": ["black 3"]},
        holder("block_recipe"),
        holder("raise_value"),
        phase="round_start",
        round=3,
        priority=0,
        options={"mode": mode},
    )
    seen = []
    while window(state) == "round_start":
        seen.append(state.player)
        play(state, "decline")
    assert seen == order
    assert state.player == FATE


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("kind", ["withdraw_die", "raise_value"])
def test_a_token_without_target_is_not_playable(kind: str) -> None:
    """All dice lie in Active Pools and are about to be rolled, or show 6."""
    state = arrange(
        {"pool": ["yellow 3"], "tokens": [kind], "warehouse": ["blue 6 protected"]},
        {"pool": ["black 2"]},
        phase="round_start",
        round=3,
        priority=0,
    )
    assert state.player == FATE


@pytest.mark.rule("DB-5.12")
def test_being_skipped_counts_as_declining() -> None:
    """Player 1 may play only what player 0 makes possible, and is then asked."""
    state = arrange(
        {"warehouse": ["yellow 6"], "tokens": ["reroll_die"]},
        {"warehouse": ["black 6"], "tokens": ["raise_value"]},
        phase="round_start",
        round=3,
        priority=1,
    )
    assert state.player == 0
    play(state, "token:reroll_die", "die:yellow-1", "rolled:2")
    assert (state.player, window(state)) == (1, "round_start")
    play(state, "token:raise_value", "die:yellow-1")
    assert window(state) == ""


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("mode", MODES)
def test_declining_passes_one_window_only(mode: str) -> None:
    state = arrange(
        {**holder("raise_value"), "pool": ["black 2"]},
        {"pool": ["green 2"]},
        phase="round_start",
        round=3,
        priority=1,
        options={"mode": mode},
    )
    asked = []
    while look(state).round == 3:
        if state.player == 0 and window(state):
            asked.append(window(state))
        allowed = names(state)
        play(state, next(move for move in ("decline", "pass", "end_turn", "rolled:3") if move in allowed))
    assert asked == ["round_start", "placement", "placement", "placement", "purchase", "brewing_start"]


@pytest.mark.rule("DB-5.12", "DB-5.14")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_in_a_phase_with_several_windows_all_of_them_can_be_declined(mode: str, edition: str) -> None:
    state = arrange(
        {**holder("block_recipe", "raise_value"), "pool": ["black 2"]},
        {"pool": ["green 2"]},
        phase="round_start",
        round=3,
        priority=1,
        options={"mode": mode, "edition": edition},
    )
    offered = {}
    while look(state).round == 3:
        if state.player == 0 and window(state):
            offered[window(state)] = "decline_phase" in names(state)
        allowed = names(state)
        idle = ("decline_phase", "decline", "pass", "end_turn", "rolled:3")
        play(state, next(move for move in idle if move in allowed))
    assert offered == {"round_start": False, "placement": True, "purchase": True, "brewing_start": False}


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("mode", MODES)
def test_declining_for_the_phase_is_an_answer_for_all_its_windows(mode: str) -> None:
    state = arrange(
        {**holder("raise_value"), "pool": ["black 2"]},
        {"pool": ["green 2"]},
        phase="round_start",
        round=3,
        priority=1,
        options={"mode": mode},
    )
    play(state, "decline")
    roll_all(state)
    assert (window(state), state.player) == ("placement", 0)
    play(state, "decline_phase")
    assert (window(state), state.player) == ("", 1)
    play(state, "pass")
    assert (window(state), state.player, look(state).turn) == ("", 0, 0)
    assert playable(state) == {"raise_value"}  # in the own turn he may still play it


@pytest.mark.rule("DB-5.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_declining_for_the_phase_holds_no_longer(edition: str) -> None:
    """The beginning of Brewing, the only moment for Block a Recipe, is never given up before."""
    state = arrange(
        {**holder("block_recipe", "raise_value"), "pool": ["black 2"]},
        {"pool": ["green 2"]},
        phase="place",
        round=3,
        priority=1,
        turn=1,
        options={"edition": edition},
    )
    play(state, "pass", "decline_phase", "pass")
    assert (window(state), look(state).phase, state.player) == ("", "purchase", 1)
    play(state, "end_turn")
    assert (window(state), state.player) == ("purchase", 0)
    play(state, "decline_phase", "end_turn")
    assert (window(state), state.player) == ("brewing_start", 0)
    assert "block_recipe" in playable(state)
    play(state, "decline")
    assert (look(state).round, window(state), state.player) == (4, "round_start", 0)


@pytest.mark.rule("DB-5.12")
def test_in_games_of_version_1_declining_was_for_the_whole_round() -> None:
    """Their records must replay for ever."""
    people = [{**holder("raise_value"), "pool": ["black 2"]}, {"pool": ["green 2"]}]
    given = {"players": people, "phase": "round_start", "round": 3, "priority": 1}
    state = GAME.as_of(1).arrange(given, players=2, fate="open")
    play(state, "decline_round", "rolled:2", "rolled:2", "pass", "pass", "end_turn", "end_turn")
    assert (look(state).round, window(state), state.player) == (4, "round_start", 0)


# ── which windows there are ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_windows_of_a_whole_round(edition: str, mode: str) -> None:
    """Player 1, a holder who always declines, is asked in every window between the turns."""
    state = arrange(
        {"pool": ["black 2"], "seeds": 2},
        {**holder("raise_value"), "pool": ["green 2"]},
        {"pool": ["blue 2"]},
        phase="round_start",
        round=3,
        priority=0,
        options={"edition": edition, "mode": mode},
    )
    steps = []
    while look(state).round == 3:
        steps.append(window(state) or ("roll" if state.player == FATE else f"turn {state.player}"))
        if state.player == FATE:
            play(state, "rolled:3")
        elif steps.count("turn 0") == 1 and steps[-1] == "turn 0":
            play(state, "seed", "space:malt_seed", "end_turn")
        else:
            play(state, next(name for name in ("decline", "pass", "end_turn") if name in names(state)))
    assert steps == [
        "round_start",
        *["roll"] * 3,
        "placement",
        *["turn 0", "placement", "turn 1", "placement", "turn 2", "placement"],
        *["turn 0", "placement"],
        *["turn 0", "purchase", "turn 1", "purchase", "turn 2"],
        "brewing_start",
    ]


@pytest.mark.rule("DB-5.12", "DB-5.13", "DB-5.4")
def test_a_pass_that_happens_by_itself_opens_a_window_too() -> None:
    """Player 1 has nothing to place. Polling begins at the left of the one who passed."""
    state = arrange(
        {**holder("raise_value"), "pool": ["black 2"]},
        {},
        {**holder("raise_value"), "passed": True},
        phase="place",
        round=3,
        priority=0,
        turn=0,
    )
    play(state, "pass")
    polled = []
    while look(state).phase == "place":
        polled.append((window(state), state.player))
        play(state, "decline")
    assert polled == [("placement", player) for player in (2, 0, 2, 0)]


@pytest.mark.rule("DB-5.13", "DB-5.4")
def test_a_purchase_turn_that_ends_by_itself_opens_a_window_too() -> None:
    state = arrange({"pool": ["black 2"]}, {}, {**holder("raise_value")}, phase="purchase", round=3, priority=0, turn=0)
    play(state, "end_turn")
    steps = []
    while look(state).round == 3:
        steps.append((window(state), state.player))
        play(state, "decline" if window(state) else "end_turn")
    assert steps == [("purchase", 2), ("purchase", 2), ("", 2), ("brewing_start", 2)]


@pytest.mark.rule("DB-5.13")
def test_no_purchase_window_after_the_last_purchase_turn() -> None:
    state = arrange(
        {**holder("raise_value"), "pool": ["black 2"]},
        {"pool": ["green 2"]},
        phase="purchase",
        round=3,
        priority=0,
        turn=1,
    )
    play(state, "end_turn")
    assert window(state) == "brewing_start"


# ── the start of the Brew phase ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.14", "DB-5.16")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_second_edition_asks_everybody_once_before_the_brewing(mode: str, first: int) -> None:
    """D6: as many tokens as one likes, then no way back."""
    sheet = holder("raise_value", "reroll_die")
    state = arrange(
        *[sheet] * 3, phase="brewing_start", round=3, priority=first, options={"edition": "pl-2", "mode": mode}
    )
    second, third = (first + 1) % 3, (first + 2) % 3
    assert state.player == first
    play(state, *raised(first))
    assert state.player == first
    play(state, "decline")
    assert state.player == second
    play(state, "token:reroll_die", "die:yellow-1", "rolled:2", *raised(second))
    assert state.player == third  # the second has none left
    play(state, *raised(third))
    assert state.player == third
    play(state, "decline")
    assert look(state).phase != "brewing_start"
    assert tokens(state, first) == ["reroll_die"]


@pytest.mark.rule("DB-5.14")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_edition_polls_until_everybody_declines(mode: str, first: int) -> None:
    """D6."""
    sheet = holder("raise_value", "raise_value") | {"tokens": ["raise_value"]}
    state = arrange(
        *[sheet] * 3, phase="brewing_start", round=3, priority=first, options={"edition": "it-1", "mode": mode}
    )
    second, third = (first + 1) % 3, (first + 2) % 3
    assert state.player == first
    play(state, "decline")
    assert state.player == second
    play(state, *raised(second))
    assert state.player == third
    play(state, "decline")
    assert (state.player, window(state)) == (first, "brewing_start")  # again
    play(state, *raised(first))
    assert state.player == third
    play(state, "decline")
    assert look(state).phase != "brewing_start"


@pytest.mark.rule("DB-5.14")
def test_second_edition_does_not_come_back_even_after_a_later_token() -> None:
    state = arrange(holder("raise_value"), holder("raise_value"), phase="brewing_start", round=3, priority=0)
    play(state, "decline", *raised(0))
    assert look(state).phase != "brewing_start"
    assert tokens(state, 0) == ["raise_value"]


@pytest.mark.rule("DB-5.14", "DB-5.12")
@pytest.mark.parametrize(("edition", "asks"), [("pl-2", False), ("it-1", True)])
def test_who_could_play_nothing_at_first_comes_back_only_in_the_first_edition(edition: str, asks: bool) -> None:
    """All dice show 6, so that there is nothing to raise until player 1 rerolls one."""
    state = arrange(
        {"warehouse": ["yellow 6"], "tokens": ["raise_value"]},
        {"warehouse": ["green 6"], "tokens": ["reroll_die"]},
        phase="brewing_start",
        round=3,
        priority=0,
        options={"edition": edition},
    )
    assert state.player == 1
    play(state, "token:reroll_die", "die:green-1", "rolled:2")
    assert ((window(state), state.player) == ("brewing_start", 0)) == asks


@pytest.mark.rule("DB-5.14")
def test_second_edition_lets_a_player_block_several_recipes() -> None:
    state = arrange(
        holder("block_recipe", "block_recipe"),
        {"warehouse": ["yellow 3", "black 2", "green 2"]},
        phase="brewing_start",
        round=3,
        priority=0,
    )
    play(state, "token:block_recipe", "recipe:mass_lager", "token:block_recipe", "recipe:cheap_lager")
    assert (state.player, names(state)) == (1, ["recipe:experimental_lager", "pass"])
    assert card(state, "mass_lager").blocked


# ── no tokens later ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.10", "DB-5.15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_no_token_is_played_once_the_brewing_has_begun(edition: str, mode: str) -> None:
    brewer = {"warehouse": ["yellow 4", "green 4"], "tokens": list(KINDS)}
    state = arrange(
        brewer,
        brewer,
        phase="brew",
        round=3,
        priority=0,
        turn=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options={"edition": edition, "mode": mode},
    )
    for kind in KINDS:
        assert refused(state, f"token:{kind}") == "DB-5.15"
    play(state, "recipe:cheap_lager", "reveal:sladek_pilsner")
    assert (state.player, look(state).phase, playable(state)) == (1, "brew", set())
    play(state, "pass")
    assert (look(state).round, window(state)) == (4, "round_start")  # nothing is asked between brewing and new round


@pytest.mark.rule("DB-5.15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_a_token_gained_while_brewing_waits_for_the_next_round(edition: str, mode: str) -> None:
    state = arrange(
        {"warehouse": ["black 4", "green 3", "yellow 3", "green 2"]},
        {},
        phase="brew",
        round=1,
        priority=1,
        turn=0,
        display=["harbour_porter", "cheap_lager", "dry_stout"],
        options={"edition": edition, "mode": mode},
    )
    play(state, "recipe:harbour_porter", "take:raise_value", "reveal:royal_pilsner")
    assert (state.player, names(state)) == (0, ["recipe:cheap_lager", "pass"])
    assert refused(state, "token:raise_value") == "DB-5.15"
    play(state, "pass")
    assert (look(state).round, window(state), state.player) == (2, "round_start", 0)
    assert playable(state) == {"raise_value"}


# ── as many as one likes ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.16")
@pytest.mark.parametrize("phase", ["place", "purchase"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_tokens_in_a_turn(phase: str, edition: str) -> None:
    state = arrange(
        {"pool": ["yellow 1"], "tokens": ["raise_value"] * 3 + ["reroll_die"] * 3},
        {},
        phase=phase,
        round=3,
        priority=0,
        turn=0,
        options={"edition": edition},
    )
    play(state, *["token:raise_value", "die:yellow-1"] * 3)
    assert pool(state, 0) == ["yellow 4 raised raised raised"]
    play(state, *["token:reroll_die", "die:yellow-1", "rolled:3"] * 3)
    assert pool(state, 0) == ["yellow 3"]
    assert look(state).phase == phase


@pytest.mark.rule("DB-5.16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["round_start", "brewing_start"])
def test_any_number_of_tokens_in_a_window(edition: str, phase: str) -> None:
    state = arrange(
        {"warehouse": ["yellow 1"], "tokens": ["raise_value"] * 3},
        {"warehouse": ["yellow 3", "green 2"]},
        phase=phase,
        round=3,
        priority=0,
        options={"edition": edition},
    )
    for _ in range(3):
        assert look(state).phase == phase
        play(state, *raised(0))
    assert warehouse(state, 0) == ["yellow 4 raised raised raised"]
