"""The table of DWARF as text: the Mine in its frame, workers, threats and leads; what may still come."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from tests.games.dwarf.table import GAME
from tests.games.written import board, inspect_text
from tests.long import sized

from alehouse import State


def framed(text: str) -> list[str]:
    """The lines of the Mine and of what stands in a frame beside it."""
    return [line for line in text.split("\n") if line[:1] in tuple("┌├╞│└")]


def states(players: int, seed: int) -> Iterator[State]:
    """Every decision of a random game."""
    state = GAME.new(players, seed=seed)
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        state.apply(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_frames_of_the_mine_fit_every_width(players: int) -> None:
    for number, state in enumerate(islice(states(players, seed=players), 0, None, sized(4, 1))):
        width = (72, 80, 100, 104, 120, 160, 240)[number % 7]
        text = board(state, width, max(0, int(state.player)))
        assert max(map(len, text.split("\n"))) <= width
        frames = framed(text)
        assert len({len(line) for line in frames}) == 1
        assert sum(line.startswith("┌") for line in frames) == (2 if players > 3 else 1)


def test_the_piles_stand_beside_the_mine_where_there_is_room() -> None:
    state = GAME.new(3, seed=1)
    assert len(framed(board(state, 80))) == 13
    assert len(framed(board(state, 120))) == 10


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
    text = board(GAME.arrange(given, players=2), 80)
    assert "! −all gold" in text
    assert "! −1 iron" not in text  # somebody defends
    assert "(▲)" in text
    assert "3♛−3" in text
    assert "2−2" in text


def test_the_back_of_a_special_card_follows_its_pairing() -> None:
    piles = {"piles": {"A1": ["muster_an_army", "?", "?"]}}
    same = GAME.arrange(piles, players=2, special_pairing="same_cell")
    mirrored = GAME.arrange(piles, players=2, special_pairing="long_edge_duplex")
    assert "→ Iron Seam 1" in board(same, 80)
    assert "→ Iron Seam 3" in board(mirrored, 80)


@pytest.mark.rule("DW-9.3")
def test_a_closer_look_names_what_may_still_come() -> None:
    state = GAME.new(3, seed=1, mountain="graded")
    text = inspect_text(state, "mountain:", 0)
    assert "two lanterns" in text
    assert "three lanterns" in text
    for what in ("stack:A5", "stack:5", "stack:a5", "pile:A1", "discards:A"):
        assert inspect_text(state, what, 0)
