"""Section 7: the end of the game, the final score, ties."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    COUNTS,
    SEASONS,
    brewery,
    cubes,
    look,
    money,
    names,
    over,
    pass_brewery,
    person,
    play,
    score,
    season_end,
)

from alehouse import State

ADVANCED: dict[str, Any] = {"research_side": "advanced"}
PAID: dict[str, Any] = {"money": 5}  # a brewery with nothing added


def final(options: dict[str, Any] | None = None, **mine: Any) -> State:
    """The end of a game of a player with these things, and another who has nothing but the money for his upkeep."""
    return over({"money": 60, **mine}, PAID, options=options)


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.1", "BC-5.22", "BC-12.19")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("season", SEASONS)
def test_the_game_ends_after_the_third_winter(year: int, season: str) -> None:
    state = season_end(PAID, PAID, year=year, season=season)
    last = (year, season) == (3, "winter")
    assert state.is_over is last
    assert look(state).over is last
    assert (look(state).phase == "over") is last
    assert (names(state) == []) is last


@pytest.mark.rule("BC-7.1", "BC-5.24")
def test_the_last_upkeep_is_paid_before_the_scoring() -> None:
    state = brewery({"money": 6}, {"money": 0}, year=3, season="winter")
    pass_brewery(state)
    assert state.is_over
    assert (money(state, 0), person(state, 1).loans) == (1, 3)
    assert (score(state, 1).loans, score(state, 1).total) == (-8, -8)


@pytest.mark.rule("BC-7.1")
def test_nothing_is_played_after_the_end() -> None:
    state = final()
    assert state.is_over
    assert names(state) == []


# ── the categories ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.2", "BC-7.2a", "BC-6.34")
def test_every_batch_brewed_scores_sold_or_not() -> None:
    state = final(
        tiles=["double_line", "brewpub"],
        tanks=["pumpkin_ale", "", "imperial_stout"],
        bottling=["", "coffee_stout", "everyday_ale"],
        sold={"everyday_ale": 2, "simply_stout": 1, "smoked_porter": 1, "pleasantly_porter": 1},
    )
    assert score(state, 0).beers == 5 + 7 + 2 + 2 + 4 + 2 + 5 + 2
    assert score(state, 0).total == score(state, 0).beers


@pytest.mark.rule("BC-7.2", "BC-7.2c", "BC-6.46g")
@pytest.mark.parametrize("tiles", [[], ["tasting_room"]])
def test_the_tasting_room_counts_different_advanced_recipes(tiles: list[str]) -> None:
    sold = {"everyday_ale": 4, "simply_stout": 1, "pumpkin_ale": 3, "coffee_stout": 1}
    state = final(tiles=tiles, sold=sold, tanks=["imperial_stout"], bottling=["pumpkin_ale"])
    assert score(state, 0).tasting == (3 if tiles else 0)


@pytest.mark.rule("BC-7.2", "BC-7.2d")
def test_reputation_tokens_are_worth_one_each() -> None:
    state = final(rep=17)
    assert (score(state, 0).tokens, score(state, 0).total) == (17, 17)


@pytest.mark.rule("BC-7.2", "BC-7.2e")
@pytest.mark.parametrize("count", range(5))
def test_a_gold_label_is_worth_three(count: int) -> None:
    labels = ["pumpkin_ale", "lambic_ale", "smoked_porter", "coffee_stout"][:count]
    sold = {"everyday_ale": 1, "pleasantly_porter": 1, "simply_stout": 1, **dict.fromkeys(labels, 1)}
    state = over({"money": 60, "labels": labels, "sold": sold}, PAID, labels_gone=labels)
    assert score(state, 0).labels == 3 * count


@pytest.mark.rule("BC-7.2", "BC-7.2f", "BC-6.58")
@pytest.mark.parametrize("count", range(4))
def test_a_section_of_the_unfinished_recipe_is_worth_one(count: int) -> None:
    sections = dict.fromkeys(["collab_malt", "collab_yeast", "collab_specialty"][:count], 1)
    state = over(PAID, PAID, PAID, sections=sections)
    assert [score(state, seat).collaboration for seat in range(3)] == [0, count, 0]
    assert score(state, 1).total == count


@pytest.mark.rule("BC-7.2", "BC-7.2g")
@pytest.mark.parametrize(("loans", "penalty"), [(0, 0), (1, 2), (2, 5), (3, 8), (4, 11), (10, 29)])
def test_loans_cost_two_and_then_three_each(loans: int, penalty: int) -> None:
    state = final(loans=loans, rep=5)
    assert score(state, 0).loans == -penalty
    assert score(state, 0).total == 5 - penalty


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.43", "BC-6.44a")
@pytest.mark.parametrize("stored", [0, 1, 2, 3, 11, 12])
def test_agronomy_counts_stored_ingredients(stored: int) -> None:
    state = final(research=[4, 0, 0, 0], stored={"malt": stored})
    assert score(state, 0).research == min(6, stored // 2)


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44a")
def test_agronomy_gives_six_at_most() -> None:
    state = final(research=[4, 0, 0, 0], stored={"malt": 20}, tiles=["storehouse"])
    assert score(state, 0).research == 6


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44b")
@pytest.mark.parametrize(("batches", "points"), [(0, 0), (1, 0), (2, 1), (9, 4), (14, 7), (15, 7), (20, 7)])
def test_fermentation_counts_batches(batches: int, points: int) -> None:
    state = final(research=[0, 4, 0, 0], sold={"everyday_ale": batches})
    assert score(state, 0).research == points


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44c", "BC-5.24")
@pytest.mark.parametrize(("cash", "points"), [(5, 0), (6, 0), (7, 1), (10, 2), (16, 5), (17, 6), (60, 6)])
def test_business_counts_the_money_left_after_the_last_upkeep(cash: int, points: int) -> None:
    state = over({"money": cash, "research": [0, 0, 4, 0]}, PAID)
    assert score(state, 0).research == points


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44d")
def test_flavour_counts_labels() -> None:
    labels = ["pumpkin_ale", "lambic_ale"]
    sold = {"everyday_ale": 1, "pumpkin_ale": 1, "lambic_ale": 1}
    state = over({**PAID, "research": [0, 0, 0, 4], "labels": labels, "sold": sold}, PAID, labels_gone=labels)
    assert (score(state, 0).research, score(state, 0).labels) == (4, 6)


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44e")
@pytest.mark.parametrize(("stored", "points"), [("", 0), ("9M", 1), ("1M 2S", 2), ("1M 1H 1Y 1S 1C 1F", 6)])
def test_terroir_counts_kinds(stored: str, points: int) -> None:
    state = final(ADVANCED, research=[4, 0, 0, 0], stored=cubes(stored))
    assert score(state, 0).research == points


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44f")
@pytest.mark.parametrize("count", [0, 1, 6, 7, 8, 10])
def test_engineering_counts_tiles(count: int) -> None:
    tiles = ["storehouse", "mash_tun", "yeast_lab", "farm", "hop_infuser", "oak_barrels", "brewpub"]
    tiles += ["double_line", "loading_dock", "tasting_room"]
    state = final(ADVANCED, research=[0, 4, 0, 0], tiles=tiles[:count])
    assert score(state, 0).research == min(7, count)


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44g")
def test_brand_counts_different_advanced_recipes() -> None:
    sold = {"everyday_ale": 2, "simply_stout": 1, "pumpkin_ale": 3, "coffee_stout": 1}
    state = final(ADVANCED, research=[0, 0, 4, 0], sold=sold, tanks=["imperial_stout"])
    assert score(state, 0).research == 3


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.44h")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (3, 6), (4, 8), (5, 8)])
def test_people_counts_skilled_workers(count: int, points: int) -> None:
    workers = ["malt_buyer", "hop_buyer", "forager", "tour_guide", "cooper"][:count]
    state = final(ADVANCED, research=[0, 0, 0, 4], workers=workers)
    assert score(state, 0).research == points


@pytest.mark.rule("BC-7.2", "BC-7.2b", "BC-6.43")
@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_tracks_below_four_give_nothing(position: int) -> None:
    state = final(research=[position, 0, position, 0], stored=cubes("12M"))
    assert score(state, 0).research == 0


@pytest.mark.rule("BC-7.2", "BC-7.2b")
def test_all_four_tracks_add_up() -> None:
    labels = ["pumpkin_ale"]
    mine = {"money": 9, "research": [4, 4, 4, 4], "stored": cubes("4M"), "labels": labels}
    mine["sold"] = {"everyday_ale": 1, "pumpkin_ale": 3}
    state = over(mine, PAID, labels_gone=labels)
    assert score(state, 0).research == 2 + 2 + 2 + 2


@pytest.mark.rule("BC-7.2", "BC-12.20")
def test_the_total_is_the_sum_and_the_score_of_the_game() -> None:
    mine = {"money": 3, "rep": 6, "loans": 1, "sold": {"everyday_ale": 3}, "tiles": ["tasting_room"]}
    state = over(mine, PAID, {"money": 5, "rep": 2}, sections={"collab_malt": 0})
    for seat in range(3):
        mark = score(state, seat)
        parts = (mark.beers, mark.research, mark.tasting, mark.tokens, mark.labels, mark.collaboration, mark.loans)
        assert mark.total == sum(parts)
        assert mark == look(state).result.scores[seat]
    assert state.scores() == [score(state, seat).total for seat in range(3)]
    assert score(state, 0).total == 6 + 6 + 1 - 8


@pytest.mark.rule("BC-7.4")
def test_left_overs_are_worth_nothing() -> None:
    state = final(
        stored=cubes("2M 2H 2Y 2S 2C 2F"),
        tiles=["farm", "mash_tun"],
        workers=["accountant", "forager"],
        research=[3, 3, 3, 3],
        secrets=["barleywine"],
        options=ALL_MODULES,
    )
    assert score(state, 0).total == 0
    assert money(state, 0) > 40


@pytest.mark.rule("BC-7.4", "BC-7.2g")
def test_a_score_may_be_negative() -> None:
    state = over({"loans": 2}, PAID)
    assert score(state, 0).total == -(2 + 3 * 4)
    assert state.scores() == [-14, 0]
    assert state.ranking() == [2, 1]


# ── who wins ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_most_points_win(players: int) -> None:
    state = over(*[{**PAID, "rep": 10 + seat} for seat in range(players)])
    assert state.ranking() == list(range(players, 0, -1))
    assert look(state).result.places == state.ranking()
    assert state.returns()[-1] == 1.0


@pytest.mark.rule("BC-7.3")
def test_points_come_before_money() -> None:
    assert over({"money": 90, "rep": 3}, {"money": 5, "rep": 4}).ranking() == [2, 1]


@pytest.mark.rule("BC-7.3")
def test_a_tie_goes_to_the_most_money_after_the_last_upkeep() -> None:
    """The second has more before the upkeep but pays for a Brewpub."""
    state = over({"money": 7, "rep": 9}, {"money": 9, "rep": 9, "tiles": ["brewpub"]})
    assert [money(state, seat) for seat in range(2)] == [2, 1]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("BC-7.3")
def test_a_tie_in_points_and_money_is_a_shared_victory() -> None:
    """R29: nothing else breaks it."""
    state = over({"money": 6, "rep": 9, "stored": cubes("9M")}, {"money": 4}, {"money": 6, "rep": 9})
    assert state.ranking() == [1, 3, 1]
    assert state.returns()[0] == state.returns()[2] > state.returns()[1]


@pytest.mark.rule("BC-7.3", "BC-5.26")
def test_a_loan_decides_more_than_the_change_it_leaves() -> None:
    """$4 and an upkeep of $5: one loan, $1 left; $5 and no loan wins with the points of the loan."""
    state = over({"money": 4, "rep": 2}, {"money": 5})
    assert [score(state, seat).total for seat in range(2)] == [0, 0]
    assert [money(state, seat) for seat in range(2)] == [1, 0]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("BC-7.2", "BC-6.34")
def test_the_score_stands_as_it_is_during_the_game() -> None:
    state = brewery({"stored": cubes("3M 1H 1Y"), "rep": 1}, {})
    assert score(state, 0).total == 1
    play(state, "process", "brew:pleasantly_porter")
    assert score(state, 0).total == 3
