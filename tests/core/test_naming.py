"""Players by name: seats become names, and no two players sound alike."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

import alehouse
from alehouse.core.lessons.run import Run
from alehouse.core.naming import PRONOUNS, given_names, named, players_names, told_apart
from alehouse.core.words import LANGUAGES, words_of

NAMES = ("Eyra", "Brandr", "Andvéttr")


class Sitter(Struct):
    name: str = ""
    bot: str = ""


@pytest.mark.parametrize(
    ("args", "seat", "found"),
    [
        ({}, 1, {"player": "Brandr"}),
        ({}, -1, {}),
        ({"card": "@card-stout"}, 0, {"card": "@card-stout", "player": "Eyra"}),
        ({"from_seat": 2}, 0, {"from_seat": 2, "from": "Andvéttr", "player": "Eyra"}),
        ({"from_seat": 0}, -1, {"from_seat": 0, "from": "Eyra"}),
        ({"from_seat": -1}, -1, {"from_seat": -1, "from": ""}),
        ({"seat": 2}, 1, {"seat": 2, "player": "Brandr"}),
        ({"first_seat": 3}, -1, {"first_seat": 3, "first": "4"}),
        ({}, 4, {"player": "5"}),
    ],
)
def test_seats_become_names(args: dict[str, Any], seat: int, found: dict[str, Any]) -> None:
    given = dict(args)
    assert named(given, seat, NAMES) == found
    assert given == args


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], []),
        (["Eyra", "Brandr"], ["Eyra", "Brandr"]),
        (["Eyra", "Eyra", "Brandr", "Eyra"], ["Eyra", "Eyra 2", "Brandr", "Eyra 3"]),
        (["Eyra", "Brandr", "Eyra", "Brandr"], ["Eyra", "Brandr", "Eyra 2", "Brandr 2"]),
        (["Eyra", "eyra"], ["Eyra", "eyra"]),
    ],
)
def test_equal_names_get_a_number(names: list[str], told: list[str]) -> None:
    assert told_apart(names) == told


@given(st.lists(st.sampled_from(["Eyra", "Eyra 2", "Eyra 3", "Eyra 2 2", ""]), max_size=8))
def test_no_two_players_are_called_alike(names: list[str]) -> None:
    told = told_apart(names)
    assert len(set(told)) == len(names)
    assert all(called.startswith(name) for called, name in zip(told, names))


def test_names_are_given_that_nobody_has() -> None:
    assert list(given_names(["brokk", "Anna", ""], ["Brokk", "Sindri", "Anna", "Dvala"])) == ["Sindri", "Dvala"]


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_every_game_has_names_for_more_bots_than_can_sit_at_a_table(name: str) -> None:
    game = alehouse.load(name)
    assert len({called.casefold() for called in game.bot_names}) == len(game.bot_names) >= 2 * max(game.seats)
    assert all(2 < len(called) <= 10 for called in game.bot_names), "there is room for ten letters everywhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_named_from_the_seats_to_the_printed_opponents(language: str) -> None:
    words = words_of(language)
    sitters = [Sitter("Eyra"), Sitter(bot="greedy"), Sitter(), Sitter(bot="greedy"), Sitter("Eyra")]
    greedy, third = words.say("bot-greedy"), words.say("seat-person", {"number": 3})
    assert players_names(sitters, ["bot-random"], words) == [
        *("Eyra", greedy, third, f"{greedy} 2", "Eyra 2"),
        words.say("bot-random"),
    ]


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "You", "“You”"),
        ("en", "youssef", "youssef"),
        ("en", "Tu", "Tu"),
        ("it", "TU", "«TU»"),
        ("pl", "Ty", "„Ty”"),
        ("fr", "toi", "«\u202ftoi\u202f»"),
    ],
)
def test_a_name_that_is_a_word_for_somebody_is_quoted(language: str, name: str, told: str) -> None:
    """Else it would be read "You is the Hero of Society"."""
    assert set(PRONOUNS) == set(LANGUAGES)
    game = alehouse.load("dwarf")
    words = game.words(language)
    assert players_names([Sitter(name)], [], words) == [told]
    assert Run(game, game.lesson("first")).names(name, words)[0] == told
