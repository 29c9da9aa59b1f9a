"""Section 6.7: when a character may be used, and each of the six."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CHARACTERS,
    GAME,
    ORDINARY,
    PAIRS,
    arrange,
    asked,
    deal,
    dice,
    forced,
    held,
    left,
    look,
    names,
    on,
    person,
    place,
    play,
    quiet,
    refused,
    requests,
    roll,
)

from alehouse import State

ACTIVE: Final = ("runaway_squire", "retired_miner", "hungry_cook", "quiet_poacher")  # used by their own action


def ready(name: str, **more: Any) -> dict[str, Any]:
    """A player who can use this character at once."""
    return {"character": name, "dice": [1, 2, 4], "ingredients": {"beer": 2}, **more}


OCCUPIED: Final = {"placed": {"area:cellar_1": [1], "area:cellar_2": [2]}}


def use(state: State) -> State:
    """Use the character once, by the first choices there are."""
    play(state, "character")
    while look(state).using:
        play(state, "done" if "done" in names(state) else "none" if "none" in names(state) else names(state)[0])
    return state


# ── all of them ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.7.1", "CT-6.7.6")
@pytest.mark.parametrize("name", ACTIVE[:3])
def test_twice_in_a_game_also_in_one_turn(name: str) -> None:
    state = quiet(ready(name), OCCUPIED)
    assert person(state, 0).uses == 2
    use(state)
    assert person(state, 0).uses == 1
    use(state)
    assert person(state, 0).uses == 0
    assert refused(state, "character") == "CT-6.7.1"


@pytest.mark.rule("CT-6.7.1")
@pytest.mark.parametrize("name", ACTIVE)
@pytest.mark.parametrize("uses", [0, 1, 2])
def test_it_is_offered_while_a_use_is_left(name: str, uses: int) -> None:
    state = quiet(ready(name, uses=uses), OCCUPIED)
    assert ("character" in names(state)) is (uses > 0)
    assert person(state, 0).character_ready is (uses > 0)


@pytest.mark.rule("CT-6.7.6")
@pytest.mark.parametrize("name", ACTIVE)
def test_a_use_is_spent_when_it_is_declared(name: str) -> None:
    state = play(quiet(ready(name), OCCUPIED), "character")
    assert person(state, 0).uses == 1


@pytest.mark.rule("CT-6.7.2")
@pytest.mark.parametrize("name", ACTIVE)
def test_it_is_used_in_ones_own_turn(name: str) -> None:
    state = quiet({"dice": [3]}, ready(name), {"placed": {"area:cellar_1": [1], "area:cellar_2": [2, 2]}})
    assert "character" not in names(state)
    play(state, "area:cellar_3", "take:mead", "end_turn")
    assert look(state).turn == 1
    if name != "quiet_poacher":
        assert "character" in names(state)


@pytest.mark.rule("CT-6.7.2")
@pytest.mark.parametrize("name", ["exiled_minstrel", "cellar_lurker"])
def test_the_others_have_no_action_of_their_own(name: str) -> None:
    state = quiet(ready(name), OCCUPIED)
    assert "character" not in names(state)
    assert refused(state, "character") != ""


@pytest.mark.rule("CT-6.7.1", "CT-8.2.1")
def test_alone_at_the_table_there_is_no_character() -> None:
    state = arrange({"dice": [1, 2]}, automa={"red": 5})
    assert person(state, 0).character == ""
    assert "character" not in names(state)


@pytest.mark.rule("CT-6.7.5")
def test_there_are_six() -> None:
    assert sorted(CHARACTERS) == sorted(
        ["runaway_squire", "retired_miner", "hungry_cook", "exiled_minstrel", "quiet_poacher", "cellar_lurker"]
    )
    assert {name.split(":")[1] for name in GAME.action_names if name.startswith("become:")} == set(CHARACTERS)


# ── squire, miner, cook, poacher ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.7.5")
def test_runaway_squire() -> None:
    state = play(quiet({"character": "runaway_squire", "dice": [1, 2, 4, 4]}, {"dice": [3]}), "character")
    assert sorted(names(state)) == ["die:1", "die:2", "die:4"]
    play(state, "die:4", "die:1", "die:4", "done")
    roll(state, 6, 6, 5)
    assert (dice(state, 0), dice(state, 1)) == ([2, 5, 6, 6], [3])


@pytest.mark.rule("CT-6.7.5")
def test_the_squire_may_roll_all_his_dice() -> None:
    state = quiet({"character": "runaway_squire", "dice": [1, 2, 4, 4]}, {})
    play(state, "character", "die:4", "die:1", "die:4", "die:2")
    roll(state, 3, 3, 3, 3)
    assert dice(state, 0) == [3, 3, 3, 3]


@pytest.mark.rule("CT-6.7.5")
@pytest.mark.parametrize("value", range(1, 7))
def test_retired_miner(value: int) -> None:
    state = quiet({"character": "retired_miner", "dice": [1, 2, 4]}, {})
    play(state, "character", "die:4", f"value:{value}")
    assert dice(state, 0) == sorted([1, 2, value])
    assert look(state).using == ""


@pytest.mark.rule("CT-6.7.5", "CT-6.9.7")
def test_hungry_cook() -> None:
    state = quiet({"character": "hungry_cook", "ingredients": {"beer": 2, "fruit": 1, "magic_potion": 1}}, {})
    play(state, "character")
    assert sorted(names(state)) == ["give:beer", "give:fruit", "give:magic_potion"]
    play(state, "give:beer")
    assert sorted(asked(state, "take")) == sorted(set(ORDINARY) - {"beer"})
    play(state, "take:wine", "give:magic_potion", "take:wine")
    assert look(state).using == ""  # twice, not more
    assert held(state, 0) == {"fruit": 1, "wine": 2, "beer": 1}


@pytest.mark.rule("CT-6.7.5", "CT-6.9.6")
def test_the_cook_may_stop_after_one_exchange() -> None:
    state = quiet({"character": "hungry_cook", "ingredients": {"beer": 2}}, {})
    play(state, "character")
    play(state, *[name for name in names(state) if name == "give:beer"])
    play(state, "take:wine", "none")
    assert held(state, 0) == {"wine": 1, "beer": 1}


@pytest.mark.rule("CT-6.7.6", "CT-6.9.1")
def test_the_cook_needs_an_ingredient() -> None:
    state = quiet({"character": "hungry_cook"}, {"ingredients": {"beer": 1}})
    assert refused(state, "character") in ("CT-6.9.1", "CT-6.7.6")


@pytest.mark.rule("CT-6.7.5", "CT-6.9.2")
def test_quiet_poacher() -> None:
    state = quiet({"character": "quiet_poacher", "dice": [1]}, {"placed": {"area:cellar_1": [1]}})
    assert "area:cellar_1" not in names(state)
    play(state, "character")
    assert person(state, 0).crowding
    play(state, "area:cellar_1", "take:fruit")
    assert held(state, 0) == {"fruit": 1}
    assert on(state, "cellar_1") == [[1], [1]]
    assert person(state, 0).uses == 1


@pytest.mark.rule("CT-6.7.5")
@pytest.mark.parametrize("where", ["area:office_talk_to_nasty", "area:workshop_replace_order", "area:make_lunch"])
def test_the_poacher_crowds_in_everywhere(where: str) -> None:
    values = [3, 4] if where == "area:make_lunch" else [3]
    state = quiet({"character": "quiet_poacher", "dice": values}, {"placed": {where: values}})
    assert where not in names(state)
    assert where in names(play(state, "character"))


@pytest.mark.rule("CT-6.7.5", "CT-6.7.6")
def test_the_poacher_needs_an_area_that_he_could_use() -> None:
    state = quiet({"character": "quiet_poacher", "dice": [2]}, {"placed": {"area:cellar_1": [1]}})
    assert refused(state, "character") in ("CT-6.9.1", "CT-6.9.2", "CT-6.7.6")


# ── the minstrel ──────────────────────────────────────────────────────────────────────────────────────

ELF: Final = {"order": "crystal_tear", "ingredients": {"rocks": 1, "ambrosia": 1, "spirits": 1}}  # 10, 6, 3, 1
GREEN: Final = {"order": "firefly_jar", "ingredients": {"mead": 1, "elixir": 1, "beer": 1}}


@pytest.mark.rule("CT-6.7.3")
@pytest.mark.parametrize(("late", "plain", "sung"), [(1, 6, 10), (2, 3, 6), (3, 1, 3)])
@pytest.mark.parametrize("used", [True, False])
def test_exiled_minstrel(late: int, plain: int, sung: int, used: bool) -> None:
    state = quiet({"character": "exiled_minstrel", **ELF, "taken": 5 - late}, {}, round=5)
    play(state, "complete")
    assert state.player == 0
    assert sorted(names(state)) == ["character", "none"]
    play(state, "character" if used else "none")
    deal(state)
    assert person(state, 0).vp == (sung if used else plain)
    assert person(state, 0).uses == (1 if used else 2)
    assert person(state, 0).completed == ["crystal_tear"]


@pytest.mark.rule("CT-6.7.3", "CT-6.9.8")
@pytest.mark.parametrize(("late", "on_time"), [(1, 1), (2, 0)])
def test_lateness_as_the_minstrel_tells_it_counts_for_secret_tasks(late: int, on_time: int) -> None:
    mine = {"character": "exiled_minstrel", **ELF, "taken": 5 - late, "secret": "on_the_dot", "on_time": 1}
    state = quiet({**mine, "completed": ["gravel_sour"]}, {}, round=5)
    deal(play(state, "complete", "character"))
    assert person(state, 0).on_time == 1 + on_time
    assert person(state, 0).secret_points == (3 if on_time else 0)


@pytest.mark.rule("CT-6.7.3")
def test_the_minstrel_may_not_sing_for_an_order_on_time() -> None:
    state = quiet({"character": "exiled_minstrel", **ELF}, {}, round=5)
    deal(play(state, "complete"))
    assert (person(state, 0).vp, person(state, 0).uses) == (10, 2)


@pytest.mark.rule("CT-6.7.3")
def test_the_minstrel_sings_for_elves_not_for_green_elves() -> None:
    state = quiet({"character": "exiled_minstrel", **GREEN, "taken": 4}, {}, round=5)
    deal(play(state, "complete"))
    assert (person(state, 0).vp, person(state, 0).uses) == (6, 2)


@pytest.mark.rule("CT-6.7.1", "CT-6.7.3")
def test_a_minstrel_without_a_use_is_not_asked() -> None:
    state = quiet({"character": "exiled_minstrel", **ELF, "taken": 4, "uses": 0}, {}, round=5)
    deal(play(state, "complete"))
    assert person(state, 0).vp == 6


@pytest.mark.rule("CT-6.7.3")
def test_the_minstrels_song_is_for_his_own_orders() -> None:
    state = quiet({**ELF, "taken": 4, "character": "hungry_cook"}, {"character": "exiled_minstrel"}, round=5)
    deal(play(state, "complete"))
    assert (person(state, 0).vp, person(state, 1).uses) == (6, 2)


# ── the lurker ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.7.4", "CT-6.2.1")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("taken", [0, 1])
def test_cellar_lurker_with_two_players(value: int, taken: int) -> None:
    state = quiet({"dice": [value]}, {"character": "cellar_lurker"})
    first, second = PAIRS[value]
    play(state, f"area:cellar_{value}", f"take:{first}")
    assert state.player == 1
    assert set(names(state)) == {f"take:{first}", f"take:{second}", "none"}
    play(state, f"take:{PAIRS[value][taken]}")
    assert held(state, 1) == {PAIRS[value][taken]: 1}
    assert held(state, 0) == {first: 1}
    assert person(state, 1).uses == 1
    assert state.player == 0
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.7.4")
def test_the_lurker_may_keep_still() -> None:
    state = quiet({"dice": [2]}, {"character": "cellar_lurker"})
    play(state, "area:cellar_2", "take:rocks", "none")
    assert (held(state, 1), person(state, 1).uses) == ({}, 2)
    assert state.player == 0


@pytest.mark.rule("CT-6.7.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("there", [True, False])
def test_with_more_players_the_lurker_must_have_dice_in_that_area(players: int, there: bool) -> None:
    lurker = {
        "character": "cellar_lurker",
        "placed": {"area:cellar_2" if there else "area:cellar_3": [2 if there else 3]},
    }
    state = quiet({"dice": [2]}, lurker, *[{} for _ in range(players - 2)])
    play(state, "area:cellar_2", "take:rocks")
    assert state.player == (1 if there else 0)
    if there:
        play(state, "take:syrup")
        assert held(state, 1) == {"syrup": 1}


@pytest.mark.rule("CT-6.7.4", "CT-6.9.5")
def test_dice_of_a_third_player_are_no_dice_of_the_lurker() -> None:
    state = quiet({"dice": [2]}, {"character": "cellar_lurker"}, {"placed": {"area:cellar_2": [2]}})
    play(state, "area:cellar_2", "take:rocks")
    assert state.player == 0


@pytest.mark.rule("CT-6.7.4")
def test_the_lurker_takes_after_the_other() -> None:
    """The last card of a pile is gone when it is the lurker's turn to take."""
    state = quiet({"dice": [2]}, {"character": "cellar_lurker"}, piles={"rocks": 1})
    play(state, "area:cellar_2", "take:rocks")
    assert set(names(state)) == {"take:syrup", "none"}


@pytest.mark.rule("CT-6.7.4")
def test_the_lurker_is_not_asked_when_nothing_is_left() -> None:
    state = quiet({"dice": [2]}, {"character": "cellar_lurker"}, piles={"rocks": 1, "syrup": 0})
    forced(play(state, "area:cellar_2"))
    assert state.player == 0
    assert held(state, 0) == {"rocks": 1}
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.7.4")
def test_the_lurker_does_not_lurk_for_himself() -> None:
    state = quiet({"dice": [2], "character": "cellar_lurker"}, {})
    play(state, "area:cellar_2", "take:rocks")
    assert state.player == 0
    assert "end_turn" in names(state)
    assert held(state, 0) == {"rocks": 1}


@pytest.mark.rule("CT-6.7.4", "CT-6.7.1")
def test_one_use_per_placement_and_two_in_all() -> None:
    state = quiet({"dice": [2, 3, 4]}, {"character": "cellar_lurker"})
    play(state, "area:cellar_2", "take:rocks", "take:rocks")
    assert state.player == 0  # not asked again
    play(state, "end_turn")
    if look(state).turn == 1:
        play(state, "end_turn")
    play(state, "area:cellar_3", "take:mead", "take:nectar", "end_turn")
    if look(state).turn == 1:
        play(state, "end_turn")
    assert person(state, 1).uses == 0
    play(state, "area:cellar_4", "take:wine")
    assert state.player == 0
    assert held(state, 1) == {"rocks": 1, "nectar": 1}


@pytest.mark.rule("CT-6.7.4")
@pytest.mark.parametrize("where", ["office_talk_to_nasty", "make_lunch"])
def test_the_lurker_lurks_in_the_cellar_only(where: str) -> None:
    state = quiet({"dice": [3, 4]}, {"character": "cellar_lurker"})
    place(state, f"area:{where}", 3, 4)
    assert state.player == 0
    assert person(state, 1).uses == 2


@pytest.mark.rule("CT-6.7.4", "CT-6.7.2")
def test_the_lurker_may_answer_while_holding_a_request() -> None:
    state = quiet({"dice": [2]}, {"character": "cellar_lurker", "says": ["serve_already"]})
    play(state, "area:cellar_2", "take:rocks", "take:syrup")
    assert held(state, 1) == {"syrup": 1}
    assert requests(state, 1) == ["serve_already"]
    assert left(state, "syrup") == 5


@pytest.mark.rule("CT-6.7.4", "CT-6.9.5")
def test_a_die_taken_back_was_placed_there_all_the_same() -> None:
    lurker = {
        "character": "cellar_lurker",
        "items": ["second_wind_tonic"],
        "placed": {"area:cellar_2": [2]},
        "dice": [5],
    }
    state = quiet(lurker, {"dice": [2]}, {})
    play(state, "item:second_wind_tonic", "die:2")
    roll(state, 6)
    play(state, "area:cellar_5", "take:beer", "end_turn", "area:cellar_2", "take:rocks")
    assert state.player == 0
    assert set(names(state)) == {"take:rocks", "take:syrup", "none"}
