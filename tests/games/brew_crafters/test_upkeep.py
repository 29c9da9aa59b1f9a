"""Section 5.6: what a brewery costs at the end of every Winter, and loans."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    COUNTS,
    SEASONS,
    TILES,
    WORKERS,
    arrange,
    brewery,
    look,
    money,
    names,
    pass_brewery,
    person,
    play,
    season_end,
)

from alehouse import State

PEOPLE: dict[str, Any] = {"research_side": "advanced"}


def winter(mine: dict[str, Any], year: int = 1, players: int = 2, options: dict[str, Any] | None = None) -> State:
    """The end of a Winter; the others are rich."""
    return season_end(mine, *[{"money": 99} for _ in range(players - 1)], season="winter", year=year, options=options)


def paid(mine: dict[str, Any], options: dict[str, Any] | None = None) -> int:
    """What a player with plenty of money pays."""
    return 200 - money(winter({"money": 200, **mine}, options=options), 0)


# ── the sum ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.24", "BC-4.18")
def test_three_printed_elements_and_the_first_shift() -> None:
    """R4."""
    assert paid({}) == 3 + 2


@pytest.mark.rule("BC-5.24")
@pytest.mark.parametrize(("shifts", "wages"), [(1, 2), (2, 2 + 3), (3, 2 + 3 + 4)])
def test_wages_of_employed_shifts(shifts: int, wages: int) -> None:
    assert paid({"shifts": shifts, "sold": {"everyday_ale": 9}}) == 3 + wages


@pytest.mark.rule("BC-5.24", "BC-6.45")
@pytest.mark.parametrize("tile", TILES)
def test_upkeep_of_every_tile(tile: str) -> None:
    upkeep = {"hop_infuser": 2, "tasting_room": 2, "brewpub": 3, "double_line": 2}
    assert paid({"tiles": [tile]}) == 5 + upkeep.get(tile, 1)


@pytest.mark.rule("BC-5.24", "BC-6.49")
@pytest.mark.parametrize("worker", [name for name in WORKERS if name != "community_liaison"])
def test_wage_of_every_skilled_worker(worker: str) -> None:
    wages = {"head_brewer": 2, "purchasing_agent": 2, "lab_director": 2, "investor_relations": 2, "forager": 3}
    discount = 2 if worker == "accountant" else 0
    assert paid({"workers": [worker]}) == 5 + wages.get(worker, 1) - discount


@pytest.mark.rule("BC-5.24", "BC-6.50")
def test_everything_adds_up() -> None:
    tiles = list(TILES)
    mine = {"tiles": tiles, "workers": ["head_brewer", "tour_guide"], "shifts": 3, "sold": {"everyday_ale": 9}}
    assert paid(mine) == 3 + 15 + 3 + 9
    assert sum(tile["upkeep"] for tile in TILES.values()) == 15


@pytest.mark.rule("BC-5.24")
def test_partnerships_research_secrets_and_temporary_workers_cost_nothing() -> None:
    mine = {
        "partnerships": ["spice_importer", "coffee_roaster"],
        "research": [2, 2, 2, 1],
        "secrets": ["barleywine"],
        "temporary": 1,
    }
    assert paid(mine, {"secret_recipe": "on", "temporary_workers": "on"}) == 5


@pytest.mark.rule("BC-5.24")
def test_the_accountant_pays_for_himself() -> None:
    assert paid({"workers": ["accountant"]}) == 5 + 1 - 2


@pytest.mark.rule("BC-5.24", "BC-6.44h")
@pytest.mark.parametrize(
    ("workers", "cost"),
    [([], 5), (["forager"], 5), (["forager", "tour_guide", "head_brewer"], 5 + 6 - 3), (["head_brewer"], 5)],
)
def test_the_people_permanent_lowers_wages_of_skilled_workers_but_not_below_zero(workers: list[str], cost: int) -> None:
    """R38."""
    assert paid({"workers": workers, "research": [0, 0, 0, 3]}, PEOPLE) == cost


@pytest.mark.rule("BC-5.24")
def test_discounts_of_both_kinds_add_up() -> None:
    """R36, R38: the Accountant's own dollar falls to the People track, his $2 to the rest."""
    assert paid({"workers": ["accountant"], "research": [0, 0, 0, 3]}, PEOPLE) == 5 - 2


@pytest.mark.rule("BC-5.24")
def test_the_upkeep_shown_is_the_upkeep_paid() -> None:
    mine = {"money": 30, "tiles": ["farm", "brewpub"], "workers": ["accountant", "head_brewer"]}
    shown = person(arrange(mine, {}, season="winter"), 0).upkeep
    assert (shown.printed, shown.tiles, shown.workers, shown.shifts, shown.discount) == (3, 4, 3, 2, 2)
    assert shown.total == 10
    assert money(winter(mine), 0) == 30 - 10


@pytest.mark.rule("BC-5.25")
def test_what_was_acquired_this_winter_counts_in_full() -> None:
    """R32: a tile installed, a worker and a shift hired in the same Winter."""
    mine = {"money": 30, "sold": {"everyday_ale": 3}}
    state = arrange(mine, {"money": 30}, season="winter", market={"malt_market": {"malt": 3}})
    play(state, "place:worker_fair:hire_skilled_worker", "worker:head_brewer", "place:homebrew_shop:take_alt")
    play(state, "place:staff_office:hire_brewery_shift", "place:malt_market:collect")
    play(state, "install", "tile:oak_barrels", "pass", "pass")
    assert look(state).year == 2
    assert money(state, 0) == 30 - (5 + 2 + 3 + 1)


# ── who pays when ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.22", "BC-5.24")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_player_pays_in_every_winter(players: int, year: int) -> None:
    state = season_end(*[{"money": 6 + seat} for seat in range(players)], season="winter", year=year)
    assert [money(state, seat) for seat in range(players)] == [1 + seat for seat in range(players)]
    assert state.is_over is (year == 3)


# ── loans ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.26", "BC-12.3")
@pytest.mark.parametrize("cash", range(8))
def test_the_smallest_number_of_loans_and_the_change_is_kept(cash: int) -> None:
    """R13: upkeep 5."""
    state = winter({"money": cash})
    loans = max(0, -(-(5 - cash) // 2))
    assert person(state, 0).loans == loans
    assert money(state, 0) == cash + 2 * loans - 5


@pytest.mark.rule("BC-5.26", "BC-12.2")
def test_new_loans_add_to_the_old_ones() -> None:
    state = winter({"money": 2, "loans": 3})
    assert (person(state, 0).loans, money(state, 0)) == (5, 1)


@pytest.mark.rule("BC-5.26")
def test_loans_are_taken_without_asking() -> None:
    state = winter({})
    assert (look(state).year, look(state).phase, state.player) == (2, "market", 0)
    assert (person(state, 0).loans, person(state, 1).loans) == (3, 0)


@pytest.mark.rule("BC-5.27", "BC-12.2")
def test_loans_are_not_repaid() -> None:
    state = winter({"money": 90, "loans": 2})
    assert (person(state, 0).loans, money(state, 0)) == (2, 85)


@pytest.mark.rule("BC-5.27", "BC-5.26")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_no_loan_at_any_other_time(season: str) -> None:
    state = season_end({}, {}, season=season)
    assert [person(state, seat).loans for seat in range(2)] == [0, 0]


@pytest.mark.rule("BC-5.27")
def test_there_is_no_action_that_borrows_repays_or_lends() -> None:
    for state in (arrange({"loans": 2, "money": 9}, {}), brewery({"loans": 2, "money": 9}, {})):
        assert not any("loan" in name or "lend" in name or "repay" in name for name in names(state))


@pytest.mark.rule("BC-5.27", "BC-8.2", "BC-8.8")
@pytest.mark.parametrize("module", ["temporary_workers", "job_agency"])
def test_a_fee_needs_cash(module: str) -> None:
    """R13."""
    poor = arrange({}, {}, options={module: "on"})
    assert f"place:{module}:{module}" not in names(poor)
    rich = arrange({"money": 1}, {}, options={module: "on"})
    assert f"place:{module}:{module}" in names(rich)


@pytest.mark.rule("BC-5.26", "BC-5.1", "BC-12.19")
def test_three_winters_of_a_brewery_that_earns_nothing() -> None:
    state = brewery({"money": 6}, {"money": 6}, season="winter", year=1)
    loans = []
    for year in (1, 2, 3):
        while look(state).year == year and not state.is_over:
            if look(state).phase == "brewery":
                pass_brewery(state)
            else:
                legal = names(state)
                quiet = [name for name in legal if "specialty" in name or ("collect" in name and "invest" not in name)]
                play(state, next(iter(quiet or legal)))
        loans.append(person(state, 0).loans)
    assert state.is_over
    assert loans == [0, 2, 5]
    assert SEASONS[-1] == "winter"
