"""Vocabularies that check themselves: a constant that is not the place of its name is noticed at once."""

import pytest

from alehouse.core.vocabulary import check_bits, check_kinds, check_order, check_places, check_same, in_order


def test_constants_are_the_places_of_their_names() -> None:
    check_order(("one", "two"), {"one": 0, "two": 1})
    for wrong in ({"one": 0}, {"one": 0, "two": 2}, {"two": 0, "one": 1}, {"one": 0, "two": 1, "three": 2}):
        with pytest.raises(ValueError, match="number"):
            check_order(("one", "two"), wrong)


def test_constants_that_are_bits_are_the_places_of_their_names() -> None:
    check_bits(("one", "two"), {"one": 1, "two": 2})
    with pytest.raises(ValueError, match="number"):
        check_bits(("one", "two"), {"one": 1, "two": 4})


def test_names_come_in_the_order_of_their_numbers() -> None:
    assert in_order({"one": 0, "other": 1}) == ("one", "other")
    for numbers in ({"one": 1}, {"one": 0, "other": 2}, {"one": 0, "other": 0}):
        with pytest.raises(ValueError, match="is number"):
            in_order(numbers)


def test_kinds_of_actions_begin_where_they_say() -> None:
    names = ["pass", "take:1", "take:2", "give:1"]
    check_kinds(names, [(0, "pass"), (1, "take"), (3, "give")])
    for wrong in ((0, "take"), (2, "take"), (2, "give")):
        with pytest.raises(ValueError, match=wrong[1]):
            check_kinds(names, [wrong])


def test_some_constants_are_the_places_of_their_names() -> None:
    names = ("one", "other", "third")
    check_places(names, {"one": 0, "third": 2})
    for wrong in ({"other": 0}, {"third": 1}, {"fourth": 3}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            check_places(names, wrong)


def test_two_tables_name_the_same() -> None:
    check_same("signs", {"one": 1, "other": 2}, ["other", "one"])
    for found in (["one"], ["one", "other", "third"]):
        with pytest.raises(ValueError, match=r"signs.*(other|third)"):
            check_same("signs", found, ["one", "other"])
