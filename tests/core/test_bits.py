"""Sets of small numbers: every bit there is, and fair picks."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.core.chance import is_even

from alehouse.core.bits import bit, listed, lowest, pick
from alehouse.core.fate import seeded

NUMBERS = range(63)
EVERYTHING = sum(1 << number for number in NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_bit_is_the_set_of_its_number_alone(number: int) -> None:
    assert bit(number) == 2**number


@pytest.mark.parametrize("number", NUMBERS)
def test_the_lowest_number_whatever_lies_above(number: int) -> None:
    assert lowest(2**number) == number
    assert lowest(EVERYTHING - (2**number - 1)) == number


@pytest.mark.parametrize("numbers", [[], [0], [62], [0, 1, 17, 61, 62], list(NUMBERS)], ids=len)
def test_a_set_is_listed_in_order_from_any_beginning(numbers: list[int]) -> None:
    for first in (0, 100):
        out = vec[i64]([0] * 63)
        count = listed(sum(1 << number for number in numbers), first, out)
        assert list(out[:count]) == [first + number for number in numbers]


@pytest.mark.parametrize("number", NUMBERS)
def test_of_one_number_that_one_is_picked(number: int) -> None:
    assert pick(2**number, seeded(1)) == number


@pytest.mark.parametrize("numbers", [[0, 1], [0, 62], [3, 7, 8, 31, 32, 33, 61], list(NUMBERS)], ids=len)
def test_every_number_of_a_set_is_picked_equally_often(numbers: list[int]) -> None:
    stream = seeded("picks")
    counts = Counter(pick(sum(2**number for number in numbers), stream) for _ in range(300 * len(numbers)))
    assert sorted(counts) == numbers
    assert is_even(counts.values())


def test_a_pick_is_one_draw_of_the_stream() -> None:
    one, other = seeded(7), seeded(7)
    pick(0b10110, one)
    other.below(3)
    assert one.word() == other.word()
