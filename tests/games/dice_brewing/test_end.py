"""Section 7: when the game ends, what counts, and who wins."""

from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import EDITIONS, MODES, arrange, look, names, person, play, pool

from alehouse import FATE, State

TO_END: Final = {2: 10, 3: 15, 4: 20}
DISPLAY: Final = ["cheap_lager", "sladek_pilsner", "young_bock"]
BREWED: Final = [  # 22 that do not lie on the table
    "cellar_aged_lager",
    "village_pilsner",
    "royal_pilsner",
    "cloudy_wheat",
    "orchard_wheat",
    "imperial_wheat",
    "garden_pale_ale",
    "bitter_pale_ale",
    "double_india_pale_ale",
    "monastery_bock",
    "iced_doppelbock",
    "abbey_single",
    "abbey_dubbel",
    "abbey_tripel",
    "harbour_porter",
    "smoked_porter",
    "baltic_porter",
    "oatmeal_stout",
    "strong_roasted_stout",
    "experimental_pilsner",
    "experimental_wheat",
    "experimental_ale",
]
LAGER: Final = ["yellow 3", "green 2"]  # a Cheap Lager
PILSNER: Final = ["yellow 3", "green 4"]  # a Sladek Pilsner
BOCK: Final = ["yellow 4", "black 3"]  # a Young Bock


def last_brews(*people: dict[str, Any], done: int, phase: str = "brew", **options: str) -> State:
    """A Brew phase with so many recipes brewed already, by the last player."""
    everybody = [*people[:-1], {**people[-1], "brewed": BREWED[:done]}]
    return arrange(*everybody, phase=phase, round=6, display=DISPLAY, options=options)


def final(*people: dict[str, Any]) -> State:
    """A game that is scored after the Tidy phase of its last round."""
    state = arrange(*people, phase="tidy", round=40, display=DISPLAY)
    assert state.is_over
    return state


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-7.1", "DB-12.14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("short", [0, 1])
def test_how_many_recipes_end_the_game(players: int, short: int, mode: str, edition: str) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    done = TO_END[players] - 1 - short
    state = last_brews({"warehouse": LAGER}, *others, done=done, mode=mode, edition=edition)
    assert look(state).brewed_to_end == TO_END[players]
    assert look(state).brewed == done
    play(state, "recipe:cheap_lager", "reveal:dry_stout")
    assert state.is_over is (short == 0)
    assert look(state).over is (short == 0)
    assert look(state).brewed == done + 1
    assert (look(state).result.reason != "") is (short == 0)
    assert look(state).round == (6 if short == 0 else 7)


@pytest.mark.rule("DB-7.1")
def test_the_recipes_of_all_players_count_together() -> None:
    first = {"warehouse": LAGER, "brewed": BREWED[:3]}
    state = arrange(first, {"brewed": BREWED[3:8]}, phase="brew", round=6, display=DISPLAY)
    play(state, "recipe:cheap_lager", "reveal:dry_stout")  # the ninth
    assert not state.is_over
    state = arrange(first, {"brewed": BREWED[3:9]}, phase="brew", round=6, display=DISPLAY)
    play(state, "recipe:cheap_lager", "reveal:dry_stout")
    assert state.is_over


@pytest.mark.rule("DB-7.2", "DB-5.51", "DB-5.58")
def test_everybody_may_go_on_brewing() -> None:
    first = {"warehouse": [*LAGER, *BOCK]}
    state = last_brews(first, {"warehouse": PILSNER}, done=9)
    play(state, "recipe:cheap_lager", "cheapest", "reveal:dry_stout")  # the tenth
    assert (state.player, look(state).phase) == (1, "brew")
    play(state, "recipe:sladek_pilsner", "reveal:experimental_stout")
    assert state.player == 0
    play(state, "recipe:young_bock", "reveal:experimental_porter")
    assert state.is_over
    assert look(state).brewed == 12


@pytest.mark.rule("DB-7.2", "DB-5.51")
def test_a_pass_does_not_end_the_last_brewing() -> None:
    state = last_brews({"warehouse": [*LAGER, *BOCK]}, {"warehouse": PILSNER}, done=9)
    play(state, "recipe:cheap_lager", "cheapest", "reveal:dry_stout", "pass")
    assert state.player == 0
    play(state, "recipe:young_bock", "reveal:experimental_porter")
    assert state.player == 1  # who passed before
    play(state, "pass")
    assert state.is_over


@pytest.mark.rule("DB-7.2", "DB-5.62", "DB-12.10")
def test_tidy_is_carried_out_before_scoring() -> None:
    board = {"malt_seed": "seed", "malt_roast": "yellow 2", "dept_coins": "black 4", "malt_raise": "black 5"}
    state = last_brews({"warehouse": LAGER, "board": board}, {"board": {"hops_seed": "seed"}}, done=9)
    play(state, "recipe:cheap_lager", "reveal:dry_stout")
    assert state.is_over
    mine = look(state).result.scores[0]
    # cheap_lager pays 2, the sale 3; a yellow die grows, another becomes a black one, one black is sold
    assert (mine.xp, mine.coins) == (1, 5)
    assert mine.dice == {"yellow": 2, "black": 2, "green": 1, "blue": 0}
    assert mine.total == 1 + 2 + 2 + 4 + 1
    assert look(state).result.scores[1].dice["green"] == 1
    assert all(not place.dice and not place.seed for house in person(state, 0).buildings for place in house.spaces)


@pytest.mark.rule("DB-7.2", "DB-5.71")
def test_no_new_round_begins() -> None:
    """No season is turned, so nobody gets a summer's seed."""
    state = arrange({"warehouse": LAGER}, {"brewed": BREWED[:9]}, phase="brew", round=5, display=DISPLAY)
    play(state, "recipe:cheap_lager", "reveal:dry_stout")
    assert state.is_over
    view = look(state)
    assert (view.round, view.season, view.phase) == (5, "winter", "over")
    assert [sheet.seeds for sheet in view.players] == [0, 0]
    assert names(state) == []


@pytest.mark.rule("DB-7.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_of_all(players: int) -> None:
    others: list[dict[str, Any]] = [{"coins": 3} for _ in range(players - 1)]
    state = arrange({"pool": ["yellow 1"]}, *others, phase="tidy", round=39)
    assert (state.is_over, look(state).round, state.player) == (False, 40, FATE)
    play(state, "rolled:1")
    while not state.is_over:
        assert look(state).round == 40
        play(state, next(move for move in ("pass", "end_turn") if move in names(state)))
    assert look(state).result.reason
    assert state.scores() == [1, *[1] * (players - 1)]


@pytest.mark.rule("DB-7.5", "DB-7.1")
def test_the_two_ways_to_end_have_their_own_reasons() -> None:
    brewed = play(last_brews({"warehouse": LAGER}, {}, done=9), "recipe:cheap_lager", "reveal:dry_stout")
    assert look(brewed).result.reason != look(final({}, {})).result.reason


# ── what counts ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-7.3")
@pytest.mark.parametrize(("colour", "points"), [("yellow", 1), ("green", 1), ("black", 2), ("blue", 0)])
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("value", [1, 6])
def test_dice_count_wherever_they_lie_and_whatever_they_show(colour: str, points: int, zone: str, value: int) -> None:
    assert final({zone: [f"{colour} {value}"] * 3}, {}).scores() == [3 * points, 0]


@pytest.mark.rule("DB-7.3")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4), (41, 20), (99, 49)])
def test_two_coins_are_a_point(coins: int, points: int) -> None:
    state = final({"coins": coins}, {})
    assert state.scores() == [points, 0]
    assert look(state).result.scores[0].coin_points == points


@pytest.mark.rule("DB-7.3")
@pytest.mark.parametrize("xp", [0, 1, 10, 250])
def test_experience_counts_in_full_and_has_no_limit(xp: int) -> None:
    assert final({"xp": xp}, {}).scores() == [xp, 0]


@pytest.mark.rule("DB-7.3")
def test_other_things_score_nothing() -> None:
    mine = {"seeds": 4, "ingredients": {"honey": 3, "fruit": 1}, "tokens": ["raise_value", "block_recipe"]}
    assert final({**mine, "pool": ["blue 6"] * 4}, {}).scores() == [0, 0]


@pytest.mark.rule("DB-7.3")
def test_the_score_by_source() -> None:
    dice = ["yellow 1"] * 4 + ["green 1"] * 3
    more = ["black 1"] * 3 + ["blue 1"] * 2
    state = final({"pool": dice, "warehouse": more, "coins": 7, "xp": 10}, {})
    mine = look(state).result.scores[0]
    assert (mine.xp, mine.coins, mine.coin_points, mine.dice_points, mine.total) == (10, 7, 3, 13, 26)
    assert person(state, 0).score == 26
    assert state.scores() == [26, 0]


# ── who wins ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-7.4")
@pytest.mark.parametrize(
    ("people", "places"),
    [
        ([{"xp": 5}, {"xp": 4}], [1, 2]),
        ([{"xp": 4}, {"xp": 5}], [2, 1]),
        ([{"xp": 4}, {"xp": 6}, {"xp": 5}], [3, 1, 2]),
        ([{"xp": 1}, {"xp": 4}, {"xp": 2}, {"xp": 3}], [4, 1, 3, 2]),
        # equal points: more recipes
        ([{"xp": 4, "brewed": BREWED[:1]}, {"xp": 4, "brewed": BREWED[1:3]}], [2, 1]),
        ([{"xp": 4, "brewed": BREWED[:2]}, {"xp": 4, "brewed": BREWED[2:3], "coins": 1}], [1, 2]),
        # equal recipes too: more coins, odd ones included
        ([{"xp": 4}, {"xp": 3, "coins": 2}], [2, 1]),
        ([{"xp": 4}, {"xp": 4, "coins": 1}], [2, 1]),
        ([{"xp": 4, "coins": 3}, {"xp": 4, "coins": 2}], [1, 2]),
        # all equal: shared, whatever else they own
        ([{"xp": 4}, {"xp": 4}], [1, 1]),
        ([{"xp": 4, "pool": ["blue 3"], "seeds": 2}, {"xp": 2, "pool": ["black 1"]}], [1, 1]),
        ([{"xp": 3}, {"xp": 4}, {"xp": 4}], [3, 1, 1]),
        ([{"xp": 4}, {"xp": 3}, {"xp": 4}, {"xp": 3}], [1, 3, 1, 3]),
        # points come before recipes and coins
        ([{"xp": 5}, {"xp": 4, "brewed": BREWED[:4], "coins": 1}], [1, 2]),
    ],
)
def test_who_wins(people: list[dict[str, Any]], places: list[int]) -> None:
    state = final(*people)
    assert state.ranking() == places
    assert look(state).result.places == places


@pytest.mark.rule("DB-7.4")
@pytest.mark.parametrize(
    ("people", "returns"),
    [
        ([{"xp": 1}, {}], [1.0, -1.0]),
        ([{}, {}], [0.0, 0.0]),
        ([{"xp": 1}, {"xp": 1}, {}], [1.0, 1.0, -2.0]),
    ],
)
def test_a_shared_victory_is_shared(people: list[dict[str, Any]], returns: list[float]) -> None:
    assert final(*people).returns() == returns


@pytest.mark.rule("DB-7.3", "DB-7.2")
def test_a_die_won_with_the_last_recipe_counts() -> None:
    mine = {"warehouse": ["yellow 3", "black 4", "black 2", "green 2"]}
    brewed = [name for name in BREWED if name != "smoked_porter"][:9]
    state = arrange(mine, {"brewed": brewed}, phase="brew", round=6, display=["smoked_porter"])
    play(state, "recipe:smoked_porter", "reveal:dry_stout")
    assert state.is_over
    assert pool(state, 0) == ["black", "black 2", "black 4", "green 2", "yellow 3"]
    assert state.scores()[0] == 1 + 2 * 3 + 1 + 1
