"""The table of DWARF as text: it fits every width, in every mode, at every decision."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.text import Text
from tests.long import sized

import alehouse as house
from alehouse.core.errors import BadOption
from alehouse.core.state import State

GAME = house.load("dwarf")
WORDS = GAME.words("en")
NAMES = ["Eyra", "Brokk", "Sindri the Very Long Named", "Dvala [bold]", "Nyrath"]


def board(state: State, width: int, seat: int | None = None) -> list[str]:
    names = [*NAMES[: state.seats], *NAMES[-1:]][: GAME.table_size(state.seats)]
    markup = GAME.board(state.view(seat), WORDS, names, width)
    return Text.from_markup(markup).plain.split("\n")


def states(players: int, seed: int, fate: str = "closed") -> Iterator[State]:
    """Every decision of a random game."""
    state = GAME.new(players, seed=seed, fate=fate)
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        state.apply(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_decision_fits_every_width(players: int) -> None:
    for number, state in enumerate(islice(states(players, seed=players), 0, None, sized(4, 1))):
        width = (72, 80, 100, 104, 120, 160, 240)[number % 7]
        lines = board(state, width, max(0, int(state.player)))
        assert max(map(len, lines)) <= width
        frames = [line for line in lines if line[0] in "┌├╞│└"]
        assert len({len(line) for line in frames}) == 1
        assert sum(line.startswith("┌") for line in frames) == (2 if players > 3 else 1)


def test_open_fate_has_a_board_from_the_very_first_card() -> None:
    first = next(states(3, seed=1, fate="open"))
    assert "face down" in "\n".join(board(first, 80))


def test_the_piles_stand_beside_the_mine_where_there_is_room() -> None:
    state = GAME.new(3, seed=1)
    assert len([line for line in board(state, 80) if line[0] in "┌├╞│└"]) == 13
    assert len([line for line in board(state, 120) if line[0] in "┌├╞│└"]) == 10


def test_options_are_numbered_on_the_pieces_they_touch() -> None:
    state = GAME.arrange({"workers": [{"player": 1, "at": "A1"}], "marker": 1, "turn": 1}, players=2)
    view = state.view(0)
    text = "\n".join(board(state, 80, 0))
    for number, option in enumerate(view.options, 1):
        assert (f"[{number}]" in text) == bool(option.targets)
    assert "[1]" not in "\n".join(board(state, 80, 1))


def test_workers_threats_and_leads_are_marked() -> None:
    given = {
        "goods": [{"gold": 3, "iron": 1}, {"gold": 2}],
        "stacks": {
            "A4": ["iron_seam_p4_l1", "great_dragon_p4_l2"],
            "A5": ["iron_seam_p5_l1", "knockers_p5_l3"],
        },
        "workers": [{"player": 0, "at": "A5"}, {"player": 1, "at": "A1", "spent": True}],
        "marker": 0,
        "phase": "second",
    }
    text = "\n".join(board(GAME.arrange(given, players=2), 80))
    assert "! −all gold" in text
    assert "! −1 iron" not in text  # somebody defends
    assert "(▲)" in text
    assert "3♛−3" in text
    assert "2−2" in text


def test_names_are_shown_as_they_are() -> None:
    text = "\n".join(board(GAME.new(5, seed=1), 80))
    assert "Dvala [bold]" in text
    assert "Sindri the Very Long Named" not in text


def test_the_back_of_a_special_card_follows_its_pairing() -> None:
    piles = {"piles": {"A1": ["muster_an_army", "?", "?"]}}
    same = GAME.arrange(piles, players=2, special_pairing="same_cell")
    mirrored = GAME.arrange(piles, players=2, special_pairing="long_edge_duplex")
    assert "→ Iron Seam 1" in "\n".join(board(same, 80))
    assert "→ Iron Seam 3" in "\n".join(board(mirrored, 80))


@pytest.mark.rule("DW-9.3")
def test_a_closer_look_names_what_may_still_come() -> None:
    state = GAME.new(3, seed=1, mountain="graded")
    text = Text.from_markup(GAME.closer(state.view(0), WORDS, "mountain:")).plain
    assert "two lanterns" in text
    assert "three lanterns" in text
    for what in ("stack:A5", "stack:5", "stack:a5", "pile:A1", "discards:A"):
        assert GAME.closer(state.view(0), WORDS, what)


@pytest.mark.parametrize(
    "what", ["", "stack:", "stack:B1", "stack:10", "pile:9", "mountain:B", "worker:1", ":", "x:y:z"]
)
def test_there_is_no_closer_look_at_nothing(what: str) -> None:
    with pytest.raises(BadOption):
        GAME.closer(GAME.new(3, seed=1).view(0), WORDS, what)
