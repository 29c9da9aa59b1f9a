"""Rates, means and their comparison, against values worked out by other means."""

from fractions import Fraction
from math import sqrt
from random import Random
from statistics import NormalDist, mean, variance

import pytest

from alehouse.lab.ratios import Ratio, Sheet, Sums, Together, holm, p_value_of
from alehouse.lab.statistics import wilson


def ratio(*games: tuple[int | Fraction, int]) -> Ratio:
    found = Ratio()
    for amount, chances in games:
        found.add(amount, chances)
    return found


def test_with_one_chance_a_game_it_is_the_ordinary_mean() -> None:
    values = [3, 5, 8, 2, 2, 9, 4]
    found = ratio(*((value, 1) for value in values)).mean()
    error = sqrt(variance(values) / len(values))
    assert found.value == pytest.approx(mean(values))
    assert found.error == pytest.approx(error)
    assert (found.low, found.high) == pytest.approx(
        (mean(values) - 1.96 * error, mean(values) + 1.96 * error), abs=1e-3
    )
    assert (found.chances, found.games) == (7, 7)


def test_a_share_of_independent_chances_has_wilsons_interval() -> None:
    found = ratio(*[(1, 1)] * 30, *[(0, 1)] * 70).share()
    assert (found.low, found.high) == pytest.approx(wilson(30, 100), abs=2e-3)


def test_chances_that_go_together_within_a_game_count_as_one() -> None:
    """Ten chances in each of 40 games, all taken or none: no surer than 40 chances."""
    clustered = ratio(*[(10, 10)] * 20, *[(0, 10)] * 20).share()
    single = ratio(*[(1, 1)] * 20, *[(0, 1)] * 20).share()
    assert (clustered.low, clustered.high) == pytest.approx((single.low, single.high))
    assert clustered.chances == 400


def test_what_always_happened_is_not_certain() -> None:
    found = ratio(*[(2, 2)] * 10).share()
    assert found.value == 1
    assert (found.low, found.high) == pytest.approx(wilson(10, 10))


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    """A card that is offered one to five times a game, and taken with a luck that differs from game to game."""
    rng, held = Random(7), 0
    for _ in range(400):
        found = Ratio()
        for _ in range(150):
            luck, chances = rng.choice((0.1, 0.5)), rng.randint(1, 5)
            found.add(sum(rng.random() < luck for _ in range(chances)), chances)
        share = found.share()
        held += share.low <= 0.3 <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_sums_add_up_exactly_however_they_are_shared_out() -> None:
    rng = Random(1)
    sheets: list[Sheet] = [
        {"seat/0": (Fraction(1, rng.randint(1, 6)), 1), "use/x": (rng.randint(0, 3), 2)} for _ in range(50)
    ]
    whole, first, second = Sums(), Sums(), Sums()
    for number, sheet in enumerate(sheets):
        whole.add(sheet)
        (first if number < 17 else second).add(sheet)
    first.merge(second)
    assert first.games == whole.games == 50
    for name, found in whole.ratios.items():
        assert first.ratios[name].mean() == found.mean()


def test_games_without_a_use_count_too() -> None:
    noted = ratio((3, 2), (1, 2))  # used in two games of five
    whole = ratio((3, 2), (1, 2), (0, 2), (0, 2), (0, 2))
    assert noted.over(5, 2).mean() == whole.mean()


# ── comparing ─────────────────────────────────────────────────────────────────────────────────────────


def pair(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> tuple[Ratio, Ratio, Together]:
    together = Together()
    for one, other in zip(before, after):
        together.add(one, other)
    return ratio(*before), ratio(*after), together


def test_pairs_are_compared_by_their_differences() -> None:
    before, after = [4, 9, 2, 7, 5, 6], [5, 9, 4, 8, 5, 9]
    old, new, together = pair([(value, 1) for value in before], [(value, 1) for value in after])
    games = len(before)
    found = old.variance + new.variance - 2 * together.covariance(old, new) * games / (games - 1)
    differences = [b - a for a, b in zip(before, after)]
    assert found == pytest.approx(variance(differences) / games)


def test_the_same_games_do_not_differ() -> None:
    games = [(Random(n).randint(0, 4), 1 + n % 5) for n in range(60)]
    old, new, together = pair(games, games)
    assert together.covariance(old, new) == pytest.approx(old.variance, rel=0.02)


def test_pairs_without_a_use_count_too() -> None:
    noted = pair([(1, 2), (0, 0)], [(2, 2), (1, 2)])
    whole = pair([(1, 2), (0, 2), (0, 2), (0, 2)], [(2, 2), (1, 2), (0, 2), (0, 2)])
    old, new = (found.over(4, 2) for found in noted[:2])
    assert noted[2].over(old, new).covariance(old, new) == pytest.approx(whole[2].covariance(whole[0], whole[1]))


@pytest.mark.parametrize("steps", [0.0, 0.5, 1.96, 3.0])
def test_the_p_value_of_a_difference(steps: float) -> None:
    assert p_value_of(-steps * 2, 2.0) == pytest.approx(2 * (1 - NormalDist().cdf(steps)))


def test_without_any_spread_a_difference_is_certain() -> None:
    assert p_value_of(1, 0) == 0
    assert p_value_of(0, 0) == 1


def test_holms_correction() -> None:
    """The worked example of most textbooks: 0.01, 0.04, 0.03, 0.005."""
    found = holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005})
    assert found == pytest.approx({"d": 0.02, "a": 0.03, "c": 0.06, "b": 0.06})
    assert holm({"a": 0.7, "b": 0.9}) == {"a": 1.0, "b": 1.0}
    assert holm({}) == {}
