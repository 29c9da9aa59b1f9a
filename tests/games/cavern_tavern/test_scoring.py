"""Section 7: the end of the game, its scoring, ties."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import CHAMBER, arrange, deal, look, names, person, place, play, quiet, roll_all

from alehouse import State

END_LOSS: Final = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22)
LAZY: Final = {"secret": "on_the_dot"}  # a secret task that scores nothing here
OTHER_LAZY: Final = {"secret": "big_tables"}


def over(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """The end of a game in which these players have no die left in round 10."""
    secrets = ["on_the_dot", "big_tables", "friend_elf", "friend_human", "friend_dwarf", "friend_trobit"]
    people = [{"secret": secrets[seat], **player} for seat, player in enumerate(players)]
    return play(quiet(*people, round=10, options=options, **given), "end_turn")


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.1", "CT-12.16")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", range(1, 11))
def test_the_game_ends_after_round_10(players: int, number: int) -> None:
    state = play(quiet(*[{} for _ in range(players)], round=number), "end_turn")
    deal(state)
    assert state.is_over is (number == 10)
    assert look(state).over is (number == 10)
    assert (look(state).phase == "over") is (number == 10)
    if number == 10:
        assert names(state) == []
    else:
        assert look(state).round == number + 1


@pytest.mark.rule("CT-7.1")
@pytest.mark.parametrize("options", [{}, {"solo_mode": "story"}, CHAMBER])
def test_alone_too_the_game_ends_after_round_10(options: dict[str, Any]) -> None:
    given: dict[str, Any] = {"assignment": "three_envoys"} if "solo_mode" in options else {}
    state = play(arrange({"dice": []}, round=10, automa={"red": 1}, options=options, **given), "end_turn")
    assert state.is_over


@pytest.mark.rule("CT-7.1")
def test_round_10_is_played_to_its_end() -> None:
    state = quiet({"dice": [2]}, {"dice": [3]}, round=10)
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert not state.is_over
    play(state, "area:cellar_3", "take:mead", "end_turn")
    assert state.is_over


# ── what ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.2")
@pytest.mark.parametrize(("at", "loss"), list(enumerate(END_LOSS)))
def test_the_nasty_track_costs_points(at: int, loss: int) -> None:
    state = over({"nasty": at, "vp": 30}, {"vp": 30})
    assert state.scores() == [30 - loss, 30]
    assert look(state).result.scores[0].nasty == -loss


@pytest.mark.rule("CT-7.2")
def test_nobody_moves_down_for_the_open_order_of_round_10() -> None:
    state = over({"nasty": 6, "vp": 30, "order": "hopping_gnome"}, {})
    assert person(state, 0).nasty == 6
    assert state.scores()[0] == 30 - 9


@pytest.mark.rule("CT-7.3")
@pytest.mark.parametrize(
    ("ingredients", "points"),
    [
        ({}, 0),
        ({"beer": 1}, 1),
        ({"beer": 3, "wine": 2}, 5),
        ({"magic_potion": 2}, 2),
        ({"magic_potion": 1, "fruit": 6}, 7),
    ],
)
def test_a_point_for_each_ingredient(ingredients: dict[str, int], points: int) -> None:
    state = over({"ingredients": ingredients, "vp": 10}, {})
    assert state.scores()[0] == 10 + points
    assert look(state).result.scores[0].ingredients == points


@pytest.mark.rule("CT-7.4")
@pytest.mark.parametrize("taken", [10, 7, 4])
def test_an_open_order_costs_nothing_but_the_ingredients(taken: int) -> None:
    """Hopping Gnome would be forgotten in round 11 if it was taken in round 4."""
    mine = {"order": "hopping_gnome", "taken": taken, "ingredients": {"beer": 3, "magic_potion": 1}, "vp": 10}
    state = over(mine, {})
    assert state.scores()[0] == 10
    assert look(state).result.scores[0].ingredients == 0


@pytest.mark.rule("CT-7.4")
def test_the_open_order_of_another_costs_nothing() -> None:
    state = over({"ingredients": {"beer": 3}}, {"order": "hopping_gnome", "ingredients": {"beer": 2}})
    assert state.scores() == [3, 0]


@pytest.mark.rule("CT-7.5")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_ten_points_off_for_each_request_left(count: int) -> None:
    state = over({"says": ["serve_already", "on_the_rocks", "stock_taking"][:count], "vp": 50}, {})
    assert state.scores()[0] == 50 - 10 * count
    assert look(state).result.scores[0].says == -10 * count


@pytest.mark.rule("CT-7.6")
def test_the_secret_task_is_scored() -> None:
    state = over({"secret": "head_cook", "kitchen": 9, "vp": 1}, {})
    assert state.scores()[0] == 11
    assert look(state).result.scores[0].secret == 10


@pytest.mark.rule("CT-7.7")
@pytest.mark.parametrize("tokens", [0, 1, 5])
def test_a_point_for_each_mrs_nasty_token(tokens: int) -> None:
    state = over({"mrs_nasty": tokens, "vp": 4, "modifiers": 3, "drinks": {"beer": 2}}, {}, options=CHAMBER)
    assert state.scores()[0] == 4 + tokens  # nothing for the others
    assert look(state).result.scores[0].mrs_nasty == tokens


@pytest.mark.rule("CT-7.2", "CT-7.3", "CT-7.5", "CT-7.6", "CT-7.7")
def test_all_of_it_together() -> None:
    mine = {
        "vp": 40,
        "nasty": 7,
        "ingredients": {"beer": 2, "magic_potion": 1},
        "says": ["serve_already"],
        "secret": "full_pockets",
        "items": ["hammer", "clover", "bracelet"],
        "mrs_nasty": 2,
    }
    state = quiet(mine, {}, round=10, options=CHAMBER)
    assert look(state, 0).players[0].score == 40 - 12 + 3 - 10 + 8 + 2  # as it stands
    play(state, "end_turn")
    score = look(state).result.scores[0]
    parts = (score.play, score.nasty, score.ingredients, score.says, score.secret, score.mrs_nasty, score.total)
    assert parts == (40, -12, 3, -10, 8, 2, 31)
    assert state.scores()[0] == 31


@pytest.mark.rule("CT-7.3")
def test_an_order_completed_in_the_last_turn_frees_the_ingredients() -> None:
    mine = {"order": "gravel_sour", "ingredients": {"rocks": 1, "beer": 2, "spirits": 1}, **LAZY}
    state = quiet(mine, OTHER_LAZY, round=10)
    deal(play(state, "complete"))
    play(state, "end_turn")
    assert state.scores()[0] == 10 + 1


# ── who wins ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.8", "CT-1.3")
def test_most_points_win() -> None:
    state = over({"vp": 20}, {"vp": 30}, {"vp": 10})
    assert state.ranking() == [2, 1, 3]
    assert look(state).result.places == [2, 1, 3]
    assert state.returns() == [-0.5, 1.0, -0.5]


@pytest.mark.rule("CT-7.8", "CT-1.3")
def test_points_after_final_scoring_decide() -> None:
    state = over({"vp": 20}, {"vp": 10, "ingredients": {"beer": 6, "wine": 6}})
    assert state.ranking() == [2, 1]


@pytest.mark.rule("CT-7.8")
def test_a_tie_goes_to_who_lost_less_on_the_nasty_track() -> None:
    state = over({"vp": 27, "nasty": 5, "completed": ["gravel_sour"]}, {"vp": 22, "nasty": 2})
    assert state.scores() == [20, 20]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("CT-7.8")
def test_then_to_who_completed_more_orders() -> None:
    state = over({"vp": 20}, {"vp": 20, "completed": ["gravel_sour"]}, {"vp": 20, "completed": ["rootwalker"]})
    assert state.ranking() == [3, 1, 1]


@pytest.mark.rule("CT-7.8")
def test_then_the_victory_is_shared() -> None:
    state = over({"vp": 20, "kitchen": 4, "ingredients": {"beer": 1}}, {"vp": 21}, {"vp": 3})
    assert state.ranking() == [1, 1, 3]
    assert state.returns() == [1.0, 1.0, -2.0]


@pytest.mark.rule("CT-7.8", "CT-8.1.9")
def test_drinks_are_no_orders_in_a_tie() -> None:
    mine = {"vp": 18, "drinks": {"beer": 1}, "ingredients": {"beer": 1}, **LAZY}
    state = quiet(mine, {"vp": 20, **OTHER_LAZY}, round=10, options=CHAMBER)
    play(state, "drink:beer", "end_turn")
    assert state.scores() == [20, 20]
    assert state.ranking() == [1, 1]


# ── below nothing ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.9")
def test_a_score_may_fall_below_nothing() -> None:
    state = over({"vp": 3, "nasty": 6, "says": ["serve_already"]}, {"vp": -5})
    assert state.scores() == [3 - 9 - 10, -5]


@pytest.mark.rule("CT-7.9")
def test_with_the_option_every_loss_stops_at_nothing() -> None:
    """3 − 9 is 0, then the ingredients, then the request takes all again, then the tokens."""
    mine = {"vp": 3, "nasty": 6, "says": ["serve_already"], "ingredients": {"beer": 4}, "mrs_nasty": 2}
    options = {**CHAMBER, "negative_scores": "off"}
    state = over(mine, {}, options=options)
    assert state.scores()[0] == 2
    assert over(mine, {}, options=CHAMBER).scores()[0] == 3 - 9 + 4 - 10 + 2


@pytest.mark.rule("CT-7.9")
def test_the_order_of_final_scoring_matters_then() -> None:
    """Ingredients come before the requests, the secret task after them."""
    mine = {
        "vp": 0,
        "says": ["serve_already"],
        "ingredients": {"beer": 6, "wine": 6},
        "secret": "head_cook",
        "kitchen": 6,
    }
    state = over(mine, {}, options={"negative_scores": "off"})
    assert state.scores()[0] == 12 - 10 + 4
    mine |= {"ingredients": {"beer": 4}}
    assert over(mine, {}, options={"negative_scores": "off"}).scores()[0] == 4
    assert over(mine, {}).scores()[0] == 4 - 10 + 4


@pytest.mark.rule("CT-7.9", "CT-5.4.3")
@pytest.mark.parametrize(("option", "left"), [("on", -18), ("off", 0)])
def test_a_forgotten_order_too(option: str, left: int) -> None:
    mine = {"order": "hopping_gnome", "taken": 1, "vp": 10}
    state = quiet(mine, {}, round=7, options={"negative_scores": option})
    play(state, "end_turn")
    roll_all(deal(state))
    assert person(state, 0).vp == left


@pytest.mark.rule("CT-7.9")
def test_points_scored_after_a_loss_count_from_nothing() -> None:
    mine = {"order": "hopping_gnome", "taken": 1, "vp": 10}
    state = quiet(mine, {}, round=7, options={"negative_scores": "off"})
    play(state, "end_turn")
    roll_all(deal(state), 4)
    seat = look(state).turn
    play(state, f"order:{look(state).mess[0].order}")
    place(state, "area:wipe_tables", 4, 4)
    assert person(state, seat).vp == 2
