"""The options of a game: what holds by default, what fits whom, and what is answered to a wrong wish."""

from typing import Any

import pytest

from alehouse.core.errors import BadOption
from alehouse.core.options import CUSTOM, Option, Picks, picked, settle

BREW = Option(name="brew", values=("ale", "stout"), clause="XX-1.1")
RIVAL = Option(name="rival", values=("meek", "mean"), clause="XX-1.2", players=(1, 2))
FIRST = Option(name="first", values=("random", "1", "2", "3", "4"), clause="XX-1.3", players=(2, 3, 4), of_players=True)
DECLARED = (BREW, RIVAL, FIRST)


@pytest.mark.parametrize(
    ("players", "asked", "settled"),
    [
        (1, {}, {"brew": "ale", "rival": "meek"}),
        (2, {}, {"brew": "ale", "rival": "meek", "first": "random"}),
        (4, {}, {"brew": "ale", "first": "random"}),
        (4, {"brew": "stout"}, {"brew": "stout", "first": "random"}),
        (2, {"first": "2", "rival": "mean"}, {"brew": "ale", "rival": "mean", "first": "2"}),
        (3, {"first": 3}, {"brew": "ale", "first": "3"}),
    ],
)
def test_what_was_asked_for_or_the_default(players: int, asked: dict[str, Any], settled: dict[str, str]) -> None:
    assert settle(DECLARED, players, asked) == settled


def test_options_come_in_the_order_of_their_declaration() -> None:
    assert list(settle(DECLARED, 2, {"first": "1", "rival": "mean", "brew": "ale"})) == ["brew", "rival", "first"]


def test_the_first_value_is_the_default() -> None:
    assert [option.default for option in DECLARED] == ["ale", "meek", "random"]


def test_an_option_without_player_counts_fits_everybody() -> None:
    assert [players for players in range(1, 6) if BREW.fits(players)] == [1, 2, 3, 4, 5]
    assert [players for players in range(1, 6) if RIVAL.fits(players)] == [1, 2]


@pytest.mark.parametrize(("players", "values"), [(2, "random 1 2"), (3, "random 1 2 3"), (4, "random 1 2 3 4")])
def test_only_players_at_the_table_can_be_named(players: int, values: str) -> None:
    assert FIRST.values_at(players) == tuple(values.split())


def test_numbers_that_are_no_players_are_always_there() -> None:
    rounds = Option(name="rounds", values=("5", "9"), clause="XX-1.4")
    assert rounds.values_at(2) == ("5", "9")


@pytest.mark.parametrize(
    ("players", "asked", "text"),
    [
        (2, {"brwe": "ale"}, "there is no option 'brwe'; there are: brew, rival, first"),
        (2, {"brew": "mead"}, "option 'brew' cannot be 'mead'; choose one of: ale, stout"),
        (2, {"brew": ""}, "option 'brew' cannot be ''; choose one of: ale, stout"),
        (2, {"brew": None}, "option 'brew' cannot be None; choose one of: ale, stout"),
        (3, {"rival": "meek"}, "option 'rival' is for another number of players: 1, 2, not 3"),
        (3, {"first": "4"}, "option 'first' cannot be '4'; choose one of: random, 1, 2, 3"),
        (3, {"first": 0}, "option 'first' cannot be 0; choose one of: random, 1, 2, 3"),
    ],
)
def test_a_refusal_says_what_there_is(players: int, asked: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption) as caught:
        settle(DECLARED, players, asked)
    assert str(caught.value) == text


ALES = Picks(count=2, of=("brown", "pale", "golden"), title="ales", prefix="beer")
HANDS_OF_TWO = Picks(count=1, of=("cook",), title="hands", prefix="hand", players=(2,))
HANDS = Picks(count=1, of=("cook", "cooper"), title="hands", prefix="hand", players=(3, 4))
CASK = Option(name="cask", values=("usual", CUSTOM), clause="XX-1.5", picks=(ALES, HANDS_OF_TWO, HANDS))


def test_a_custom_set_names_its_cards_and_is_kept_in_the_order_of_the_file() -> None:
    assert settle((CASK,), 3, {"cask": "custom:cooper+golden+brown"}) == {"cask": "custom:brown+golden+cooper"}
    assert picked("custom:brown+golden+cooper") == ("brown", "golden", "cooper")
    assert picked("usual") == picked("custom") == ()


@pytest.mark.parametrize(
    ("players", "wish", "text"),
    [
        (3, "custom", "option 'cask' needs 2 of brown, pale, golden, not 0; write it like custom:brown+pale+cook"),
        (3, "custom:brown+cook", "option 'cask' needs 2 of brown, pale, golden, not 1; "),
        (3, "custom:brown+pale+golden+cook", "option 'cask' needs 2 of brown, pale, golden, not 3; "),
        (3, "custom:brown+pale", "option 'cask' needs 1 of cook, cooper, not 0; "),
        (3, "custom:brown+pale+smith", "option 'cask' cannot name 'smith' here; "),
        (3, "custom:brown+brown+cook", "option 'cask' cannot name 'brown' here; "),
        (3, "custom:", "option 'cask' cannot name '' here; "),
        (2, "custom:brown+pale+cooper", "option 'cask' cannot name 'cooper' here; "),
        (3, "brown+pale+cook", "option 'cask' cannot be 'brown+pale+cook'; choose one of: usual, custom"),
    ],
)
def test_a_custom_set_that_is_not_complete_is_refused(players: int, wish: str, text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        settle((CASK,), players, {"cask": wish})
    assert str(refusal.value).startswith(text)
