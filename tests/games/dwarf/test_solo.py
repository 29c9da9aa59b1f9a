"""The solo game of DWARF: sections 8c to 8f, clause by clause, against all three printed opponents.

The human is player 0, the bot player 1. Where a test wants to look at the table behind the bot's second
worker, the human pays for special actions with medals: his second turn then follows.
"""

import re
import tomllib
from random import Random
from typing import Any, Final

import pytest
from tests.games.dwarf.table import (
    GAME,
    arrange,
    goods,
    hoard,
    location,
    look,
    mountain,
    names,
    person,
    play,
    refused,
    spent,
    stack,
    standing,
    top,
    worker,
)

from alehouse import FATE, State
from alehouse.games.dwarf.view import DwarfView

EASY, MIDDLE, HARD = OPPONENTS = ("eldhusfifl", "andvettr", "andvettr_fadir")
CARDS: Final[dict[str, dict[str, Any]]] = {
    card["id"]: card
    for card in [
        *tomllib.loads(GAME.card_file.text)["cards"],
        *(special["back"] for special in tomllib.loads(GAME.card_file.text)["special_cards"]),
    ]
}
STARTING: Final = {card["position"]: name for name, card in CARDS.items() if card["lanterns"] == 1}
MOUNTAIN: Final = [name for name, card in CARDS.items() if card["lanterns"] > 1]
SPECIALS: Final = {special["id"]: special["back"] for special in tomllib.loads(GAME.card_file.text)["special_cards"]}

RICH: Final = {"iron": 9, "steel": 9, "gold": 9}
HELP: Final = {3: "get_help_p3_l3", 5: "get_help_p5_l2", 6: "get_help_p6_l3", 7: "get_help_p7_l2"}


def solo(opponent: str, *tops: str, **given: Any) -> State:
    """A solo game with these Mountain cards lying on the starting cards of their locations."""
    stacks = {f"A{CARDS[card]['position']}": [STARTING[CARDS[card]["position"]], card] for card in tops}
    return arrange(1, {"opponent": opponent}, stacks={**stacks, **given.pop("stacks", {})}, **given)


def pointing_at(position: int, *rows: int) -> str:
    """A Mountain card whose black cell is `position`; it lies in none of the given rows."""
    return next(
        name for name in MOUNTAIN if CARDS[name]["black"] == position and (CARDS[name]["position"] - 1) // 3 not in rows
    )


def row(position: int) -> int:
    return (position - 1) // 3


def at(state: State, player: int = 1) -> list[str]:
    """The locations where a player has workers, in reading order."""
    return [place.id for place in look(state).locations if any(w.seat == player for w in place.workers)]


def extras(state: State) -> list[str]:
    """Where the bot's extra workers stand, the first one first."""
    found = [(w.id, place.id) for place in look(state).locations for w in place.workers if w.seat == 1 and w.extra]
    return [place for _, place in sorted(found)]


# ── 8c: order and marker ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.10", "DW-8.11", "DW-4.7")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bot_goes_first_and_the_turns_alternate(opponent: str) -> None:
    state = GAME.new(1, seed=3, opponent=opponent)
    view = look(state)
    assert (state.seats, view.seats, len(view.players)) == (1, 1, 2)
    assert [player.automa for player in view.players] == ["", opponent]
    assert view.marker == 1
    assert [(turn.seat, turn.turn) for turn in view.turns] == [(1, 1), (0, 1), (1, 2), (0, 2)]
    assert (state.player, view.phase) == (0, "first")
    assert len(at(state)) >= 1


@pytest.mark.rule("DW-8.10", "DW-5.57", "DW-5.82")
def test_get_help_and_forge_never_move_the_marker() -> None:
    state = solo(
        EASY,
        HELP[5],
        "forge_axe_p4_l2",
        "forge_sword_p3_l3",
        phase="get_help",
        goods=[{"steel": 9}, {"steel": 9}],
        workers=[worker(1, "A4"), worker(0, "A3"), worker(1, "A5"), worker(0, "A1")],
    )
    assert goods(state, 1)["item"] == 1
    assert look(state).marker == 1
    assert state.player == FATE
    play(state, "draw:A:gold_seam_p1_l2", "draw:A:sidhe_p2_l3")
    assert len(at(state)) == 1
    assert at(state, 0) == []


@pytest.mark.rule("DW-8.10", "DW-5.32")
def test_an_early_forge_does_not_move_the_marker_either() -> None:
    state = solo(
        EASY,
        "forge_axe_p4_l2",
        "gold_seam_p1_l2",
        turn=1,
        goods=[{"medal": 4}, {"steel": 2}],
        piles={"A1": ["past_glories"]},
        workers=[worker(1, "A4")],
    )
    play(state, "special:A1:medals", "raise:A:iron_seam_p1_l1")
    assert goods(state, 1) == hoard(item=1)
    assert look(state).marker == 1


@pytest.mark.rule("DW-8.11")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bots_second_worker_comes_before_the_humans(opponent: str) -> None:
    state = solo(opponent, turn=1, workers=[worker(1, "A9")])
    play(state, "place:A1")
    assert (state.player, look(state).phase) == (0, "second")
    assert at(state) == ["A5", "A9"]
    play(state, "place:A2")
    assert state.player == FATE
    assert (goods(state, 0), goods(state, 1)) == (hoard(iron=6), hoard(iron=3, gold=1))


@pytest.mark.rule("DW-8.11", "DW-8.21")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bot_places_his_second_worker_also_after_a_special_action(opponent: str) -> None:
    state = solo(opponent, turn=1, piles={"A1": ["muster_an_army"]}, workers=[worker(1, "A9")])
    play(state, "special:A1:workers")
    assert state.player == FATE  # the human has no worker left
    assert goods(state, 1)["gold"] == 1
    assert goods(state, 1)["iron"] == 3


@pytest.mark.rule("DW-8.12", "DW-6.47")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bot_takes_no_special_action_and_never_passes(opponent: str) -> None:
    """Over whole games: piles shrink by the human's hand alone, and the bot's workers are all out."""
    for seed in range(6):
        state, chance = GAME.new(1, seed=seed, opponent=opponent), Random(seed)
        taken = 0
        while not state.is_over:
            view = look(state)
            assert sum(pile.left for pile in view.piles) == 8 - taken
            assert all(w.seat == 0 for pile in view.piles for w in pile.workers)
            if opponent != HARD and view.phase == "second":
                assert view.players[1].hand == []
            move = chance.choice(names(state))
            taken += move.startswith("special:")
            play(state, move)


@pytest.mark.rule("DW-8.13")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_get_help_brings_the_bots_extra_workers_at_once_and_is_spent(opponent: str) -> None:
    reference = pointing_at(5, 1)
    state = solo(opponent, "get_help_p5_l2", reference, last_added=reference)
    assert extras(state) == ["A4", "A6"]
    assert spent(state, "A5") == [True]
    assert person(state, 1).supply == []
    play(state, "place:A9")
    play(state, "pass")
    assert goods(state, 1)["iron"] >= 6


@pytest.mark.rule("DW-8.13", "DW-5.51")
def test_the_humans_extra_workers_wait_for_the_get_help_step() -> None:
    state = solo(EASY, "get_help_p5_l2", turn=1, workers=[worker(1, "A9")])
    play(state, "place:A5")
    assert (look(state).phase, state.player) == ("second", 0)
    assert len(person(state, 0).supply) == 2
    play(state, "pass")
    assert (look(state).phase, state.player) == ("get_help", 0)
    play(state, "place:A1", "place:A2")
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6)


@pytest.mark.rule("DW-8.13")
def test_a_second_get_help_brings_nobody() -> None:
    """Eldhúsfífl's first worker takes Get Help on 5; the human leads his second to Get Help on 7."""
    state = solo(EASY, HELP[5], HELP[7], "orc_raiders_p2_l2", "forge_sword_p3_l3", last_added="forge_sword_p3_l3")
    assert at(state) == ["A4", "A5", "A6"]
    play(state, "place:A2")  # black 7
    assert at(state) == ["A4", "A5", "A6", "A7"]
    assert spent(state, "A7") == [False]
    play(state, "pass")
    assert goods(state, 1) == hoard(iron=6)


@pytest.mark.rule("DW-8.13")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_worker_that_brought_help_is_not_resolved_when_its_card_is_covered(opponent: str) -> None:
    state = solo(
        opponent,
        HELP[5],
        "forge_sword_p3_l3",
        last_added="forge_sword_p3_l3",
        goods=[{"medal": 4}, {}],
        piles={"A1": ["special_order"]},
    )
    assert at(state) == ["A4", "A5", "A6"]
    play(state, "special:A1:medals")
    assert top(state, "A5") == "iron_seam_p5_special"
    assert at(state) == ["A4", "A5", "A6", "A8"]  # the second worker follows the white cell: 8
    play(state, "pass")
    assert goods(state, 1)["iron"] == 9


# ── 8c: the bot as a player ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.14", "DW-6.21", "DW-6.22", "DW-5.62")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bot_earns_medals_and_suffers_from_monsters(opponent: str) -> None:
    state = solo(
        opponent,
        "knockers_p5_l3",
        "dragon_p9_l3",
        "orc_raiders_p2_l2",
        phase="get_help",
        goods=[{"iron": 5, "gold": 5}, {"iron": 5, "gold": 5}],
        workers=[worker(1, "A2"), worker(1, "A1")],
    )
    assert goods(state, 1) == hoard(iron=7, gold=4, medal=1)
    assert goods(state, 0) == hoard(iron=4, gold=4)


@pytest.mark.rule("DW-8.14", "DW-6.20")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_orc_raiders_stop_the_bot_too(opponent: str) -> None:
    state = solo(opponent, "orc_raiders_p2_l2", phase="get_help", workers=[worker(1, "A1"), worker(0, "A3")])
    assert (goods(state, 0), goods(state, 1)) == (hoard(), hoard())


@pytest.mark.rule("DW-8.14", "DW-6.15", "DW-6.16")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize(("iron", "after"), [(2, hoard(iron=2)), (3, hoard(steel=2)), (8, hoard(iron=5, steel=2))])
def test_the_bot_pays_whenever_he_can(opponent: str, iron: int, after: dict[str, int]) -> None:
    state = solo(opponent, "alloy_steel_p1_l2", phase="get_help", goods=[{}, {"iron": iron}], workers=[worker(1, "A1")])
    assert goods(state, 1) == after


@pytest.mark.rule("DW-8.14", "DW-5.30", "DW-5.32")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("alloy_steel_p1_l2", {"iron": 4}, hoard(iron=1, steel=2)),
        ("alloy_steel_p1_l2", {"iron": 2}, hoard(iron=2)),
        ("gold_seam_p1_l3", {}, hoard(gold=1)),
        ("sidhe_p1_l2", {}, hoard(medal=1)),
    ],
)
def test_the_bot_resolves_early_like_a_player(
    opponent: str, card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    medal = 0 if opponent == EASY else 1  # DW-8.51
    state = solo(
        opponent,
        card,
        turn=1,
        goods=[{"medal": 4}, before],
        piles={"A1": ["muster_an_army"]},
        workers=[worker(1, "A1")],
    )
    play(state, "special:A1:medals")
    assert goods(state, 1) == {**after, "medal": after["medal"] + medal}
    assert spent(state, "A1") == [True]
    assert at(state) == ["A1", "A5"]
    play(state, "pass")
    assert goods(state, 1) == {**after, "medal": after["medal"] + medal, "iron": after["iron"] + 3}


@pytest.mark.rule("DW-8.14", "DW-8.30", "DW-5.32")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_an_early_get_help_brings_the_bots_extra_workers(opponent: str) -> None:
    """Past Glories, which becomes the seam on 6 with this pairing, puts Get Help under his worker on 6."""
    state = GAME.arrange(
        {
            "turn": 1,
            "goods": [{"medal": 4}, {}],
            "piles": {"A1": ["past_glories"]},
            "stacks": {"A6": ["get_help_p6_l3", "iron_seam_p6_l1"]},
            "workers": [worker(1, "A6")],
        },
        players=1,
        fate="open",
        opponent=opponent,
        special_pairing="long_edge_duplex",
    )
    play(state, "special:A1:medals", "raise:A:get_help_p6_l3")
    assert stack(state, "A6") == ["iron_seam_p6_l1", "get_help_p6_l3", "iron_seam_p6_special"]
    assert spent(state, "A6") == [True]
    assert extras(state) == ["A4", "A5"]
    assert at(state) == ["A3", "A4", "A5", "A6"]  # the second worker follows the white cell of the seam: 3


@pytest.mark.rule("DW-8.14", "DW-5.33")
@pytest.mark.parametrize("opponent", [EASY, MIDDLE])
def test_an_early_get_help_brings_nobody_a_second_time(opponent: str) -> None:
    """Get Help on 6 has brought his extra workers to 4 and to 5, Get Help again, which is now covered."""
    state = solo(
        opponent,
        HELP[5],
        HELP[6],
        "sidhe_p2_l2",
        last_added="sidhe_p2_l2",
        goods=[{"medal": 4}, {}],
        piles={"A1": ["special_order"]},
    )
    assert extras(state) == ["A4", "A5"]
    play(state, "special:A1:medals")
    assert spent(state, "A5") == [True]
    assert at(state) == ["A4", "A5", "A6", "A8"]  # the second worker follows the white cell: 8


@pytest.mark.rule("DW-8.15")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_seams_before_alloy_steel(opponent: str) -> None:
    state = solo(opponent, "alloy_steel_p1_l2", phase="get_help", workers=[worker(1, "A1"), worker(1, "A3")])
    assert goods(state, 1) == hoard(steel=2)


@pytest.mark.rule("DW-8.15")
def test_regular_workers_before_extra_ones() -> None:
    mining = solo(
        EASY,
        "alloy_steel_p1_l2",
        "alloy_steel_p2_l2",
        phase="get_help",
        workers=[worker(1, "A3", extra=True), worker(1, "A2", extra=True), worker(1, "A1"), worker(1, "A7")],
    )
    assert goods(mining, 1) == hoard(gold=1, steel=2)  # A7, A1: 0 iron; then A3 brings 3, and A2 turns them to steel
    forging = solo(
        EASY,
        "forge_sword_p3_l3",
        "forge_axe_p4_l2",
        phase="get_help",
        goods=[{}, {"steel": 4}],
        workers=[worker(1, "A3", extra=True), worker(1, "A4")],
    )
    assert goods(forging, 1) == hoard(steel=2, item=1)  # the axe


@pytest.mark.rule("DW-8.15")
def test_the_bot_forges_in_reading_order() -> None:
    state = solo(
        EASY,
        "forge_sword_p3_l3",
        "forge_axe_p4_l2",
        phase="get_help",
        goods=[{}, {"steel": 4}],
        workers=[worker(1, "A4"), worker(1, "A3")],
    )
    assert goods(state, 1) == hoard(steel=1, item=1)  # the sword


@pytest.mark.rule("DW-8.16", "DW-7.7")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_complete_tie_is_a_draw(opponent: str) -> None:
    state = solo(opponent, phase="mining", mountain={"A": []}, goods=[{"medal": 2}, {"medal": 2}])
    assert state.is_over
    assert state.ranking() == [1, 1]
    assert state.returns() == [0.0]


# ── 8d: Eldhúsfífl ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.20")
def test_the_first_worker_follows_the_card_added_last() -> None:
    state = solo(EASY, phase="mining")
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:dragon_p4_l3")  # black 4, black 3
    assert at(state) == ["A3"]
    state = solo(EASY, phase="mining")
    play(state, "draw:A:dragon_p4_l3", "draw:A:gold_seam_p8_l2")
    assert at(state) == ["A4"]


@pytest.mark.rule("DW-8.20", "DW-5.4", "DW-5.5")
def test_a_discarded_card_is_no_reference() -> None:
    state = solo(EASY, phase="mining")
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:knockers_p8_l3", "draw:A:dragon_p4_l3")
    assert at(state) == ["A3"]
    state = solo(EASY, phase="mining")
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:knockers_p8_l3", "draw:A:dragon_p8_l2")
    assert at(state) == ["A4"]


@pytest.mark.rule("DW-8.20", "DW-5.10")
def test_with_the_cover_rule_every_card_is_added() -> None:
    state = arrange(1, {"same_position_rule": "cover"}, phase="mining")
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:knockers_p8_l3", "draw:A:dragon_p8_l2")
    assert stack(state, "A8") == ["iron_seam_p8_l1", "gold_seam_p8_l2", "knockers_p8_l3", "dragon_p8_l2"]
    assert at(state) == ["A3"]


@pytest.mark.rule("DW-8.20", "DW-8.21", "DW-6.43")
def test_a_special_card_drawn_from_the_mountain_is_a_reference_like_any_other() -> None:
    state = solo(
        EASY,
        phase="mining",
        mountain={"A": ["dragon_p4_l3", "iron_seam_p2_special"]},
        piles={"A1": ["muster_an_army"]},
    )
    play(state, "draw:A:dragon_p4_l3", "draw:A:iron_seam_p2_special")
    assert at(state) == ["A2"]


@pytest.mark.rule("DW-8.20", "DW-8.22", "DW-8.25")
@pytest.mark.parametrize("card", MOUNTAIN)
def test_the_black_cell_of_every_mountain_card(card: str) -> None:
    """Eldhúsfífl goes there whatever lies there."""
    state = solo(EASY, card, last_added=card)
    assert f"A{CARDS[card]['black']}" in at(state)
    assert standing(state, f"A{CARDS[card]['black']}") == [1]


@pytest.mark.rule("DW-8.21", "DW-8.22")
@pytest.mark.parametrize("card", [name for name in CARDS if not name.endswith("_special")])
def test_the_second_worker_follows_the_humans_location(card: str) -> None:
    position, black, white = (CARDS[card][key] for key in ("position", "black", "white"))
    lying = {f"A{position}": [STARTING[position], card] if card in MOUNTAIN else [card]}
    other = next(cell for cell in range(1, 10) if cell not in (position, black, white))
    state = solo(EASY, turn=1, stacks=lying, workers=[worker(1, f"A{other}")])
    play(state, f"place:A{position}")
    assert at(state) == sorted([f"A{other}", f"A{black}"])
    state = solo(EASY, turn=1, stacks=lying, workers=[worker(1, f"A{black}")])
    play(state, f"place:A{position}")
    assert at(state) == sorted([f"A{black}", f"A{white}"])


@pytest.mark.rule("DW-8.21", "DW-8.23")
@pytest.mark.parametrize("special", [name for name in SPECIALS if name not in ("apprentice", "turn_back")])
def test_after_a_special_action_he_goes_where_the_card_lies(special: str) -> None:
    back = SPECIALS[special]
    given: dict[str, Any] = {"goods": [{"medal": 4}, {}], "piles": {"A1": [special]}}
    other = next(cell for cell in range(1, 10) if cell not in (back["position"], back["white"]))
    state = solo(EASY, turn=1, workers=[worker(1, f"A{other}")], **given)
    play(state, "special:A1:medals")
    assert top(state, f"A{back['position']}") == back["id"]
    assert at(state) == sorted([f"A{other}", f"A{back['position']}"])
    state = solo(EASY, turn=1, workers=[worker(1, f"A{back['position']}")], **given)
    play(state, "special:A1:medals")
    assert at(state) == sorted([f"A{back['white']}", f"A{back['position']}"])


@pytest.mark.rule("DW-8.21", "DW-6.46")
def test_turn_backs_worker_in_the_mine_is_not_what_he_follows() -> None:
    """The top card of 2 would point to 8, the Mine side of Turn Back points to 6."""
    state = solo(
        EASY,
        "alloy_steel_p2_l2",
        turn=1,
        goods=[{"medal": 4}, {}],
        piles={"A1": ["turn_back"]},
        workers=[worker(1, "A1")],
    )
    play(state, "special:A1:medals", "turn_back:A2")
    assert standing(state, "A2") == [0]
    assert at(state) == ["A1", "A6"]


@pytest.mark.rule("DW-8.21", "DW-8.22", "DW-6.48")
def test_turn_back_on_its_own_location_occupies_the_black_cell() -> None:
    state = solo(
        EASY,
        "knockers_p6_l2",
        turn=1,
        goods=[{"medal": 4}, {}],
        piles={"A1": ["turn_back"]},
        workers=[worker(1, "A1")],
    )
    play(state, "special:A1:medals", "turn_back:A6")
    assert (standing(state, "A6"), spent(state, "A6")) == ([0], [True])
    assert at(state) == ["A1", "A3"]  # white


@pytest.mark.rule("DW-8.21", "DW-8.23", "DW-3.7")
def test_the_other_pairing_sends_him_elsewhere() -> None:
    state = arrange(
        1,
        {"special_pairing": "long_edge_duplex"},
        turn=1,
        goods=[{"medal": 4}, {}],
        piles={"A1": ["muster_an_army"]},
        workers=[worker(1, "A9")],
    )
    play(state, "special:A1:medals")
    assert top(state, "A3") == "iron_seam_p3_special"
    assert at(state) == ["A3", "A9"]


@pytest.mark.rule("DW-8.24")
def test_black_and_white_occupied_he_takes_the_first_free_location() -> None:
    """The human on 1: black 5, white 2."""
    state = solo(EASY, turn=1, workers=[worker(1, "A5"), worker(1, "A2", extra=True)])
    play(state, "place:A1")
    assert at(state) == ["A2", "A3", "A5"]


@pytest.mark.rule("DW-8.25")
@pytest.mark.parametrize("card", ["forge_axe_p4_l2", "dragon_p4_l3"])
def test_eldhusfifl_does_not_ask_what_is_of_use(card: str) -> None:
    state = solo(EASY, card, "gold_seam_p8_l2", last_added="gold_seam_p8_l2")
    assert at(state) == ["A4"]


# ── 8d: extra workers of any bot ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.30")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize(
    ("position", "where"), [(3, ["A1", "A2"]), (5, ["A4", "A6"]), (6, ["A4", "A5"]), (7, ["A8", "A9"])]
)
def test_extra_workers_fill_the_row(opponent: str, position: int, where: list[str]) -> None:
    reference = next(
        name
        for name in (
            "gold_seam_p4_l3",
            "sidhe_p1_l2",
            "orc_raiders_p2_l2",
            "alloy_steel_p8_l3",
            "dragon_p4_l3",
            *MOUNTAIN,
        )
        if CARDS[name]["black"] == position and row(CARDS[name]["position"]) != row(position)
    )
    state = solo(opponent, HELP[position], reference, last_added=reference)
    assert extras(state) == where
    assert spent(state, f"A{position}") == [True]


@pytest.mark.rule("DW-8.31")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize(
    ("position", "taken", "where"),
    [(3, "A1", ["A6", "A9"]), (5, "A6", ["A2", "A8"]), (6, "A4", ["A3", "A9"]), (7, "A9", ["A1", "A4"])],
)
def test_otherwise_the_column(opponent: str, position: int, taken: str, where: list[str]) -> None:
    """Andvéttr and his father send their second worker to Get Help."""
    state = solo(opponent, HELP[position], turn=1, workers=[])
    play(state, f"place:{taken}")
    assert extras(state) == where


@pytest.mark.rule("DW-8.31")
def test_otherwise_the_column_for_eldhusfifl() -> None:
    """His first worker on 1, the human on 6 with Get Help there as well: black 1 is occupied, white is 5."""
    state = solo(EASY, HELP[5], HELP[6], turn=1, workers=[worker(1, "A1")])
    play(state, "place:A6")
    assert at(state) == ["A1", "A2", "A5", "A8"]
    assert extras(state) == ["A2", "A8"]


@pytest.mark.rule("DW-8.32")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize(
    ("position", "bot", "human", "where"),
    [(3, "A1", "A6", ["A2", "A9"]), (5, "A8", "A4", ["A6", "A2"]), (6, "A5", "A9", ["A4", "A3"])],
)
def test_otherwise_leftmost_of_the_row_and_topmost_of_the_column(
    opponent: str, position: int, bot: str, human: str, where: list[str]
) -> None:
    state = solo(opponent, HELP[position], turn=1, workers=[worker(1, bot)])
    play(state, f"place:{human}")
    assert extras(state) == where


def in_the_get_help_step(opponent: str, *others: str, tops: tuple[str, ...] = ()) -> State:
    """The bot's worker on 5 finds itself on Get Help; the others are the human's, who first has to order his
    mine locations, 1 and 9, so that the table can be seen."""
    return solo(
        opponent,
        HELP[5],
        "alloy_steel_p1_l2",
        *tops,
        phase="get_help",
        workers=[
            worker(1, "A5"),
            worker(0, "A1"),
            worker(0, "A3"),
            *(worker(0, place, extra=True) for place in others[:2]),
            *(worker(1, place) for place in others[2:]),
        ],
    )


@pytest.mark.rule("DW-8.33", "DW-5.53")
@pytest.mark.parametrize("opponent", [EASY, MIDDLE])
@pytest.mark.parametrize(
    ("others", "where"),
    [(("A2", "A8", "A6"), ["A4"]), (("A4", "A6", "A2"), ["A8"])],
)
def test_otherwise_what_is_free_and_the_rest_is_lost(opponent: str, others: tuple[str, ...], where: list[str]) -> None:
    state = in_the_get_help_step(opponent, *others)
    assert (look(state).phase, state.player) == ("mine", 0)
    assert extras(state) == where
    assert person(state, 1).supply == []
    assert len(person(state, 1).lost) == 1


@pytest.mark.rule("DW-8.33", "DW-5.52")
@pytest.mark.parametrize("opponent", [EASY, MIDDLE])
def test_nothing_free_in_row_and_column_loses_both(opponent: str) -> None:
    """The human's Get Help on 6 is older, and his first extra worker takes the last place, 8."""
    state = solo(
        opponent,
        HELP[5],
        HELP[6],
        phase="get_help",
        workers=[worker(0, "A6"), worker(1, "A5"), worker(0, "A4"), worker(1, "A2")],
    )
    play(state, "place:A8")
    assert (look(state).phase, state.player) == ("get_help", 0)
    assert at(state) == ["A2", "A5"]
    assert person(state, 1).supply == []
    assert len(person(state, 1).lost) == 2


@pytest.mark.rule("DW-8.34", "DW-5.56")
def test_extra_workers_bring_no_more_help() -> None:
    reference = "alloy_steel_p8_l3"  # black 5
    state = solo(EASY, HELP[5], HELP[6], reference, last_added=reference)
    assert at(state) == ["A4", "A5", "A6"]
    play(state, "place:A9")
    play(state, "pass")
    assert state.player == FATE
    assert goods(state, 1) == hoard(iron=6)  # 4, and 1: the human on 9 points to 6 and 4, both occupied


# ── a bot's worker that finds itself on Get Help ──────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.13", "DW-8.30", "DW-5.52")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_bots_worker_that_finds_itself_on_get_help_brings_help_in_that_step(opponent: str) -> None:
    state = in_the_get_help_step(opponent)
    assert extras(state) == ["A4", "A6"]


@pytest.mark.rule("DW-8.13", "DW-5.52")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_both_at_once_when_his_first_turn_comes(opponent: str) -> None:
    tops = (HELP[5], HELP[7])
    earlier = solo(opponent, *tops, phase="get_help", workers=[worker(1, "A5"), worker(0, "A7")])
    assert (earlier.player, extras(earlier)) == (0, ["A4", "A6"])
    later = solo(opponent, *tops, phase="get_help", workers=[worker(0, "A7"), worker(1, "A5")])
    assert (later.player, extras(later)) == (0, [])
    play(later, "place:A4")
    assert (later.player, extras(later)) == (0, ["A2", "A8"])
    play(later, "place:A9")
    assert later.player == FATE


@pytest.mark.rule("DW-8.13", "DW-8.34")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_but_only_if_he_has_resolved_no_get_help_this_round(opponent: str) -> None:
    """Get Help on 6 has brought his extra workers to 4 and 5; then Past Glories raises Get Help on 5."""
    state = solo(
        opponent,
        HELP[6],
        "sidhe_p2_l2",
        last_added="sidhe_p2_l2",
        stacks={"A5": ["get_help_p5_l2", "iron_seam_p5_l1"]},
        goods=[{"medal": 4}, {}],
        piles={"A1": ["past_glories"]},
    )
    assert extras(state) == ["A4", "A5"]
    play(state, "special:A1:medals", "raise:A:get_help_p5_l2")
    assert at(state) == ["A2", "A4", "A5", "A6"]  # 4, covered, is black; 2 is white
    assert spent(state, "A5") == [False]
    play(state, "place:A1")
    assert state.player == FATE
    assert goods(state, 1) == hoard(iron=3, medal=1 if opponent == EASY else 2)


# ── 8e: Andvéttr ──────────────────────────────────────────────────────────────────────────────────────


def cost(card: str) -> dict[str, int]:
    found: dict[str, int] = CARDS[card]["worker_effect"].get("pay", {})
    return found


def first_worker(opponent: str, card: str, owned: dict[str, int]) -> list[str]:
    """Where the bot's first worker goes when `card` is his target and he owns that."""
    position = CARDS[card]["position"]
    reference = pointing_at(position, row(position))
    return at(solo(opponent, card, reference, last_added=reference, goods=[{}, owned]))


def rest_of_row(position: int) -> str:
    return f"A{next(cell for cell in range(3 * row(position) + 1, 10) if cell != position)}"


PAID: Final = [name for name in MOUNTAIN if cost(name)]
FREE: Final = [name for name in MOUNTAIN if not cost(name) and CARDS[name]["action"] != "get_help"]


@pytest.mark.rule("DW-8.40", "DW-8.42")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize("card", FREE)
def test_seams_and_monsters_are_always_usable(opponent: str, card: str) -> None:
    assert first_worker(opponent, card, {}) == [f"A{CARDS[card]['position']}"]


@pytest.mark.rule("DW-8.40", "DW-8.42", "DW-8.43")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize("card", PAID)
def test_alloy_steel_and_forges_need_the_full_cost(opponent: str, card: str) -> None:
    position = CARDS[card]["position"]
    assert first_worker(opponent, card, cost(card)) == [f"A{position}"]
    for kind in cost(card):
        short = {**RICH, kind: cost(card)[kind] - 1}
        assert first_worker(opponent, card, short) == [rest_of_row(position)], f"one {kind} short"


@pytest.mark.rule("DW-8.40", "DW-8.13")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize("position", HELP)
def test_get_help_is_usable_once_a_round(opponent: str, position: int) -> None:
    assert f"A{position}" in first_worker(opponent, HELP[position], {})


@pytest.mark.rule("DW-8.40", "DW-8.41", "DW-8.43")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_get_help_is_not_usable_a_second_time(opponent: str) -> None:
    """The human on 2 points to 7; but Andvéttr has had his help on 5, and takes 8 in its row."""
    state = solo(opponent, HELP[5], HELP[7], "orc_raiders_p2_l2", "forge_sword_p3_l3", last_added="forge_sword_p3_l3")
    assert at(state) == ["A4", "A5", "A6"]
    play(state, "place:A2")
    assert at(state) == ["A4", "A5", "A6", "A8"]


@pytest.mark.rule("DW-8.41")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_the_second_worker_prefers_get_help(opponent: str) -> None:
    """The human on 1 points to 5, a seam; Get Help lies on 6 and 7."""
    state = solo(opponent, HELP[6], HELP[7], turn=1, workers=[worker(1, "A9")])
    play(state, "place:A1")
    assert spent(state, "A6") == [True]
    assert standing(state, "A7") == []


@pytest.mark.rule("DW-8.41")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_an_occupied_get_help_is_passed_over(opponent: str) -> None:
    state = solo(opponent, HELP[6], HELP[7], turn=1, workers=[worker(1, "A9")])
    play(state, "place:A6")
    assert spent(state, "A7") == [True]
    state = solo(opponent, HELP[6], turn=1, workers=[worker(1, "A9")])
    play(state, "place:A6")  # black 1
    assert at(state) == ["A1", "A9"]


@pytest.mark.rule("DW-8.41", "DW-8.25")
def test_neither_the_first_worker_nor_eldhusfifl_prefers_get_help() -> None:
    for opponent in OPPONENTS:
        state = solo(opponent, HELP[6], "dragon_p4_l3", last_added="dragon_p4_l3")
        assert at(state) == ["A3"]
    state = solo(EASY, HELP[6], turn=1, workers=[worker(1, "A9")])
    play(state, "place:A1")
    assert at(state) == ["A5", "A9"]


@pytest.mark.rule("DW-8.42", "DW-8.24")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_a_usable_target_is_found_as_eldhusfifl_does(opponent: str) -> None:
    state = solo(opponent, turn=1, workers=[worker(1, "A5")])
    play(state, "place:A1")
    assert at(state) == ["A2", "A5"]
    state = solo(opponent, turn=1, workers=[worker(1, "A5"), worker(1, "A2", extra=True)])
    play(state, "place:A1")
    assert at(state) == ["A2", "A3", "A5"]


@pytest.mark.rule("DW-8.43")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_the_row_is_searched_from_its_left_end(opponent: str) -> None:
    """The target is 6; 4 comes before 5 although 5 is nearer."""
    state = solo(opponent, "forge_crown_p6_l2", "sidhe_p2_l2", last_added="sidhe_p2_l2")
    assert at(state) == ["A4"]
    state = solo(
        opponent,
        "forge_crown_p6_l2",
        "forge_axe_p4_l2",
        "sidhe_p2_l2",
        last_added="sidhe_p2_l2",
        goods=[{}, {"steel": 1}],
    )
    assert at(state) == ["A5"]


@pytest.mark.rule("DW-8.43", "DW-8.24")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_occupied_locations_of_the_row_are_passed_over(opponent: str) -> None:
    """The human on 8 (dragon: black 3, a forge) with 1 taken: 2."""
    state = solo(opponent, "forge_sword_p3_l3", "dragon_p8_l2", turn=1, workers=[worker(1, "A1")])
    play(state, "place:A8")
    assert at(state) == ["A1", "A2"]


MIDDLE_ROW: Final = ("forge_axe_p4_l2", "alloy_steel_p5_l3", "forge_crown_p6_l2")


@pytest.mark.rule("DW-8.44")
def test_andvettr_takes_a_useless_target_if_the_row_has_nothing_better() -> None:
    state = solo(MIDDLE, *MIDDLE_ROW, "sidhe_p2_l2", last_added="sidhe_p2_l2")
    assert at(state) == ["A6"]


@pytest.mark.rule("DW-8.46", "DW-8.40")
def test_andvettrs_extra_workers_go_anywhere() -> None:
    tops = ("forge_axe_p4_l2", HELP[6], HELP[5], "alloy_steel_p8_l3")
    state = solo(MIDDLE, *tops, last_added="alloy_steel_p8_l3")
    assert extras(state) == ["A4", "A6"]


# ── 8e: forging, medals, special actions ──────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.50", "DW-6.14")
@pytest.mark.parametrize(("opponent", "after"), [(EASY, hoard(steel=3, item=1)), (MIDDLE, hoard(steel=1, item=2))])
def test_only_andvettr_forges_twice(opponent: str, after: dict[str, int]) -> None:
    state = solo(opponent, "forge_axe_p4_l2", phase="get_help", goods=[{}, {"steel": 5}], workers=[worker(1, "A4")])
    assert goods(state, 1) == after


@pytest.mark.rule("DW-8.50")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_each_worker_forges_twice_before_the_next_one(opponent: str) -> None:
    state = solo(
        opponent,
        "forge_sword_p3_l3",
        "forge_axe_p4_l2",
        phase="get_help",
        goods=[{}, {"steel": 7}],
        workers=[worker(1, "A4"), worker(1, "A3")],
    )
    assert goods(state, 1) == hoard(steel=1, item=2)  # two swords; taking turns would have made a sword and two axes


@pytest.mark.rule("DW-8.50")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_extra_workers_forge_twice_too(opponent: str) -> None:
    state = solo(
        opponent,
        "forge_crown_p6_l2",
        phase="get_help",
        goods=[{}, {"gold": 8}],
        workers=[worker(1, "A6", extra=True)],
    )
    assert goods(state, 1) == hoard(gold=2, item=2)


@pytest.mark.rule("DW-8.50", "DW-7.1")
def test_forging_twice_can_pass_four_items() -> None:
    state = solo(
        MIDDLE, "forge_axe_p4_l2", phase="get_help", goods=[{}, {"steel": 4, "item": 3}], workers=[worker(1, "A4")]
    )
    assert goods(state, 1)["item"] == 5
    assert state.is_over


@pytest.mark.rule("DW-8.50")
def test_the_human_forges_once() -> None:
    state = solo(MIDDLE, "forge_axe_p4_l2", phase="get_help", goods=[{"steel": 5}, {}], workers=[worker(0, "A4")])
    assert goods(state, 0) == hoard(steel=3, item=1)


@pytest.mark.rule("DW-8.50", "DW-5.32", "DW-5.33")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_an_early_forge_is_done_once(opponent: str) -> None:
    state = solo(
        opponent,
        "forge_axe_p4_l2",
        "gold_seam_p1_l2",
        turn=1,
        goods=[{"medal": 4}, {"steel": 4}],
        piles={"A1": ["past_glories"]},
        workers=[worker(1, "A4")],
    )
    play(state, "special:A1:medals", "raise:A:iron_seam_p1_l1")
    assert goods(state, 1) == hoard(steel=2, item=1, medal=1)
    play(state, "pass")
    assert goods(state, 1)["steel"] == 2
    assert goods(state, 1)["item"] == 1


@pytest.mark.rule("DW-8.51")
@pytest.mark.parametrize("taken", [0, 1, 2])
@pytest.mark.parametrize(("opponent", "gains"), [(EASY, [0, 0, 0]), (MIDDLE, [1, 2, 3]), (HARD, [1, 2, 3])])
def test_special_actions_give_andvettr_medals(opponent: str, gains: list[int], taken: int) -> None:
    state = solo(opponent, turn=1, goods=[{"item": 1}, {}], specials_taken=taken, piles={"A1": ["sell_an_item"]})
    play(state, "special:A1:workers")
    assert goods(state, 1)["medal"] == gains[taken]
    assert look(state).resolving == "sell_an_item"  # the effect is still to come


@pytest.mark.rule("DW-8.51", "DW-8.52")
@pytest.mark.parametrize(("opponent", "gains"), [(EASY, [0, 0, 0]), (MIDDLE, [1, 2, 3]), (HARD, [1, 2, 3])])
def test_special_actions_are_counted_over_the_game(opponent: str, gains: list[int]) -> None:
    """Three rounds, each with a special action that asks something, so that the bot's medals can be seen."""
    state = solo(
        opponent,
        turn=1,
        goods=[{"item": 1}, {}],
        stacks={"A2": ["iron_seam_p2_l1", "alloy_steel_p2_l2"]},
        piles={"A1": ["sell_an_item"], "A2": ["past_glories"], "A3": ["turn_back", "?"]},
    )
    for pile, gain in zip(("A1", "A2", "A3"), gains):
        before = goods(state, 1)["medal"]
        play(state, f"special:{pile}:workers")
        assert goods(state, 1)["medal"] - before == gain
        while look(state).phase != "first" or look(state).resolving:
            play(state, names(state)[0])
    assert ("special:A3:workers" in names(state)) is (opponent == EASY)


@pytest.mark.rule("DW-8.52", "DW-5.100", "DW-5.112")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("payment", ["workers", "medals"])
def test_a_fourth_special_action_is_refused(opponent: str, payment: str) -> None:
    state = solo(opponent, turn=1, goods=[{"medal": 8}, {}], specials_taken=3)
    if opponent == EASY:
        assert f"special:A1:{payment}" in names(state)
    else:
        assert not any(name.startswith("special:") for name in names(state))
        assert refused(state, f"special:A1:{payment}") == "DW-8.52"


@pytest.mark.rule("DW-8.53")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
@pytest.mark.parametrize(("medals", "taken", "over"), [(8, 2, False), (9, 2, True), (10, 2, True), (10, 1, True)])
def test_twelve_medals_or_more_by_special_actions(opponent: str, medals: int, taken: int, over: bool) -> None:
    state = solo(
        opponent,
        turn=1,
        goods=[{"medal": 4, "steel": 5, "gold": 5}, {"medal": medals}],
        specials_taken=taken,
        piles={"A1": ["muster_an_army"]},
    )
    play(state, "special:A1:medals")
    assert state.is_over is over
    if over:
        assert state.ranking() == [2, 1]
        assert not look(state).mustered
        assert top(state, "A1") == "iron_seam_p1_l1"
    else:
        assert goods(state, 1)["medal"] == 11


@pytest.mark.rule("DW-8.53", "DW-5.32")
@pytest.mark.parametrize("opponent", [MIDDLE, HARD])
def test_a_medal_of_early_resolution_counts_at_once(opponent: str) -> None:
    state = solo(
        opponent,
        "sidhe_p1_l2",
        turn=1,
        goods=[{"medal": 4, "gold": 9, "steel": 9}, {"medal": 10}],
        piles={"A1": ["muster_an_army"]},
        workers=[worker(1, "A1")],
    )
    play(state, "special:A1:medals")
    assert state.is_over
    assert goods(state, 1)["medal"] == 12
    assert state.ranking() == [2, 1]


@pytest.mark.rule("DW-8.53", "DW-5.60", "DW-5.64")
def test_he_stops_the_defend_step_in_the_middle() -> None:
    """Location 1 brings the twelfth medal; the Great Dragon on 3 no longer takes the human's gold."""
    state = solo(
        MIDDLE,
        "sidhe_p1_l2",
        "great_dragon_p3_l3",
        phase="get_help",
        goods=[{"gold": 4}, {"medal": 11}],
        workers=[worker(1, "A1")],
    )
    assert state.is_over
    assert goods(state, 0)["gold"] == 4


@pytest.mark.rule("DW-8.53")
@pytest.mark.parametrize("medals", [12, 30])
def test_eldhusfifl_plays_on_with_any_number_of_medals(medals: int) -> None:
    state = solo(EASY, "sidhe_p1_l2", phase="get_help", goods=[{}, {"medal": medals}], workers=[worker(1, "A1")])
    assert not state.is_over
    assert goods(state, 1)["medal"] == medals + 1


# ── 8f: Andvéttr faðir ────────────────────────────────────────────────────────────────────────────────

USELESS: Final = (
    "alloy_steel_p1_l2",
    "alloy_steel_p2_l2",
    "alloy_steel_p3_l2",
    *MIDDLE_ROW,
    "forge_mace_p7_l2",
    "alloy_steel_p8_l3",
    "alloy_steel_p9_l2",
)


@pytest.mark.rule("DW-8.60", "DW-8.61")
def test_fadir_searches_the_whole_mine() -> None:
    state = solo(HARD, *MIDDLE_ROW, "sidhe_p2_l2", last_added="sidhe_p2_l2")
    assert at(state) == ["A1"]
    state = solo(HARD, *MIDDLE_ROW, *USELESS[:1], "sidhe_p2_l2", last_added="sidhe_p2_l2")
    assert at(state) == ["A2"]


@pytest.mark.rule("DW-8.60", "DW-8.61", "DW-8.12")
def test_his_second_worker_too() -> None:
    """The human on 1 points to 5 in a row that is of no use; 2 is a free seam."""
    state = solo(HARD, *MIDDLE_ROW, turn=1, workers=[worker(1, "A9")])
    play(state, "place:A1")
    assert at(state) == ["A2", "A9"]


@pytest.mark.rule("DW-8.45", "DW-8.12", "DW-8.60")
def test_nothing_usable_his_workers_stay_at_home() -> None:
    state = solo(HARD, *USELESS, last_added=USELESS[0])
    assert at(state) == []
    assert len(person(state, 1).hand) == 2
    play(state, "place:A1")
    assert at(state) == []
    assert len(person(state, 1).hand) == 2
    play(state, "pass")
    assert state.player == FATE
    assert goods(state, 1) == hoard()


@pytest.mark.rule("DW-8.45", "DW-8.44")
def test_but_andvettr_stands_there_all_the_same() -> None:
    state = solo(MIDDLE, *USELESS, last_added=USELESS[0])  # black 6
    assert at(state) == ["A6"]
    play(state, "place:A1")  # black 6 is occupied, white 5
    assert at(state) == ["A5", "A6"]


@pytest.mark.rule("DW-8.45", "DW-8.61")
def test_a_worker_kept_at_home_may_go_out_next_time() -> None:
    """Nothing but 9 is usable, and the human takes it; what the bot owns can change that."""
    state = solo(HARD, *USELESS[:8], last_added=USELESS[0])
    assert at(state) == ["A9"]
    play(state, "place:A1")
    assert at(state) == ["A9"]
    assert len(person(state, 1).hand) == 1


def fadirs_help(*tops: str, **given: Any) -> State:
    """Faðir's first worker takes Get Help on 5."""
    return solo(HARD, HELP[5], "alloy_steel_p8_l3", *tops, last_added="alloy_steel_p8_l3", **given)


@pytest.mark.rule("DW-8.62")
def test_fadirs_first_extra_worker_leaves_the_place_of_the_second_alone() -> None:
    """4 is of no use, and so are 1, 2 and 3: the next free usable location is 6, kept for the other one; so 7."""
    state = fadirs_help("forge_axe_p4_l2", *USELESS[:3])
    assert extras(state) == ["A7", "A6"]


@pytest.mark.rule("DW-8.62")
def test_fadirs_second_extra_worker_may_search_as_well() -> None:
    assert extras(fadirs_help("forge_crown_p6_l2")) == ["A4", "A1"]
    assert extras(fadirs_help("forge_axe_p4_l2", "forge_crown_p6_l2")) == ["A1", "A2"]
    assert extras(fadirs_help("forge_axe_p4_l2", HELP[6])) == ["A1", "A2"]  # Get Help is of no use to an extra worker


@pytest.mark.rule("DW-8.62")
def test_fadirs_extra_workers_without_a_use_are_not_placed() -> None:
    tops = [card for card in USELESS if CARDS[card]["position"] not in (5, 8)]
    state = fadirs_help(*tops)
    assert extras(state) == []
    assert at(state) == ["A5"]
    assert spent(state, "A5") == [True]
    play(state, "place:A1")
    assert extras(state) == []


@pytest.mark.rule("DW-8.62")
def test_one_usable_location_for_two_extra_workers() -> None:
    tops = [card for card in USELESS if CARDS[card]["position"] not in (5, 7, 8)]
    assert extras(fadirs_help(*tops)) == ["A7"]
    assert extras(fadirs_help(*[card for card in tops if card != "forge_crown_p6_l2"], "forge_mace_p7_l2")) == ["A6"]


@pytest.mark.rule("DW-8.62", "DW-8.33")
def test_an_extra_worker_without_a_place_in_row_and_column_searches_too() -> None:
    """In the Get Help step, 2, 4 and 6 are taken: 8 for one of them, and for the other 7, the first one free
    (1 and 3 are the human's)."""
    state = in_the_get_help_step(HARD, "A4", "A6", "A2")
    assert sorted(extras(state)) == ["A7", "A8"]
    assert person(state, 1).lost == []


@pytest.mark.rule("DW-8.60", "DW-8.41", "DW-8.50", "DW-8.51")
def test_fadir_keeps_all_other_rules_of_andvettr() -> None:
    state = solo(
        HARD, HELP[6], "forge_axe_p4_l2", turn=1, goods=[{"medal": 4}, {"steel": 4}], piles={"A1": ["muster_an_army"]}
    )
    play(state, "special:A1:medals")
    assert goods(state, 1)["medal"] == 1
    assert spent(state, "A6") == [True]
    assert extras(state) == ["A4", "A5"]
    play(state, "pass")
    assert goods(state, 1) == hoard(item=2, medal=1, iron=3)


# ── the three of them against an independent reading of section 8 ─────────────────────────────────────


class Reading:
    """What section 8 says about a bot's placements, from a view alone (so it is public: DW-9.6)."""

    def __init__(self, view: DwarfView, opponent: str) -> None:
        self.opponent = opponent
        self.tops = {place.position: place.stack[-1] for place in view.locations}
        self.taken = {place.position for place in view.locations if place.workers}
        self.owned = view.players[1].goods
        self.helped = not view.players[1].supply
        self.extra: list[int] = []
        self.regular: int | None = None

    def free(self, cells: list[int]) -> list[int]:
        return [cell for cell in cells if cell not in self.taken]

    def usable(self, cell: int, extra: bool = False) -> bool:
        card = CARDS[self.tops[cell]]
        if card["action"] == "get_help":
            return not extra and not self.helped
        return all(self.owned[kind] >= amount for kind, amount in card["worker_effect"]["pay"].items())

    def place(self, reference: str, second: bool) -> None:
        self.regular = self.target(reference, second)
        if self.regular is None:
            return
        self.taken.add(self.regular)
        if CARDS[self.tops[self.regular]]["action"] == "get_help" and not self.helped:
            self.help(self.regular)

    def target(self, reference: str, second: bool) -> int | None:
        everywhere = self.free(list(range(1, 10)))
        if second and self.opponent != EASY:
            for cell in everywhere:
                if CARDS[self.tops[cell]]["action"] == "get_help" and self.usable(cell):
                    return cell
        black, white = CARDS[reference]["black"], CARDS[reference]["white"]
        target: int = next(iter([*self.free([black, white]), *everywhere]))
        if self.opponent == EASY or self.usable(target):
            return target
        left = 3 * row(target) + 1
        for cell in self.free([left, left + 1, left + 2]):
            if self.usable(cell):
                return cell
        if self.opponent == MIDDLE:
            return target
        return next((cell for cell in everywhere if self.usable(cell)), None)

    def help(self, cell: int) -> None:
        left, upper = 3 * row(cell) + 1, (cell - 1) % 3 + 1
        across = self.free([left, left + 1, left + 2])
        down = self.free([upper, upper + 3, upper + 6])
        if len(across) == 2:
            found = across
        elif len(down) == 2:
            found = down
        else:
            found = [*across[:1], *down[:1]]
        if self.opponent == HARD:
            found = self.searched(found)
        self.extra = found

    def searched(self, found: list[int]) -> list[int]:
        wanted: list[int | None] = [*found, None, None][:2]
        placed: list[int] = []
        for number, cell in enumerate(wanted):
            if cell is None or not self.usable(cell, extra=True):
                kept = [other for k, other in enumerate(wanted) if k > number]
                cell = next((c for c in self.free(list(range(1, 10))) if self.usable(c, True) and c not in kept), None)
            if cell is not None:
                placed.append(cell)
                self.taken.add(cell)
        return placed

    def locations(self) -> list[str]:
        return sorted(f"A{cell}" for cell in [*([self.regular] if self.regular else []), *self.extra])


def random_table(chance: Random) -> tuple[dict[str, list[str]], str]:
    """A Mine as it may look after some rounds, and a card of it that came last."""
    stacks = {}
    for position in range(1, 10):
        own = [card for card in MOUNTAIN if CARDS[card]["position"] == position]
        helps = [card for card in own if CARDS[card]["action"] == "get_help"]
        chance.shuffle(own)
        lying = own[: chance.randint(0, 2)]
        if helps and chance.random() < 0.4:
            lying = [*(card for card in lying if card not in helps), *helps]
        stacks[f"A{position}"] = [STARTING[position], *lying]
    covered = [cards[-1] for cards in stacks.values() if len(cards) > 1]
    if not covered:
        return random_table(chance)
    return stacks, chance.choice(covered)


@pytest.mark.rule("DW-8.20", "DW-8.22", "DW-8.24", "DW-8.30", "DW-8.31", "DW-8.32", "DW-8.40", "DW-8.41", "DW-8.42")
@pytest.mark.rule("DW-8.43", "DW-8.44", "DW-8.45", "DW-8.46", "DW-8.60", "DW-8.61", "DW-8.62", "DW-9.6")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_bot_goes_where_section_8_sends_him(opponent: str) -> None:
    chance = Random(opponent)
    for _ in range(400):
        stacks, last = random_table(chance)
        owned = {kind: chance.randint(0, 3) for kind in ("iron", "steel", "gold")}
        given = {"stacks": stacks, "goods": [{"medal": 4}, owned], "piles": {"A1": ["muster_an_army"]}}
        empty = arrange(1, {"opponent": opponent}, turn=1, **given)
        reading = Reading(look(empty), opponent)
        reading.place(last, second=False)
        state = arrange(1, {"opponent": opponent}, last_added=last, **given)
        assert at(state) == reading.locations(), (stacks, last, owned)
        move = chance.choice([*(name for name in names(state) if name.startswith("place:")), "special:A1:medals"])
        before = look(state)
        play(state, move)
        after = look(state)
        if move.startswith("place:"):
            human = int(move[-1])
            reference = before.locations[human - 1].stack[-1]
            reading = Reading(before, opponent)
            reading.taken.add(human)
        else:
            human, reference = 0, "iron_seam_p1_special"
            reading = Reading(before, opponent)
            reading.tops[1] = reference
            reading.owned = after.players[1].goods  # after early resolution
        reading.place(reference, second=True)
        here = set(at(state)) - {place.id for place in before.locations if any(w.seat == 1 for w in place.workers)}
        assert sorted(here) == reading.locations(), (stacks, last, owned, move)


@pytest.mark.rule("DW-4.11", "DW-12.19")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_apprentice_is_in_no_pile(opponent: str) -> None:
    state = GAME.new(1, fate="open", opponent=opponent)
    assert state.player == FATE
    assert "turn:A:apprentice" not in names(state)
    assert [pile.left for pile in look(state).piles] == [3, 3, 2]
    assert re.fullmatch(r"turn:A:\w+", names(state)[0])
    assert mountain(state).left == 45
    assert location(state, "A1").workers == []


@pytest.mark.rule("DW-8.13")
def test_an_opponent_whose_extra_workers_are_out_gets_no_more_help() -> None:
    state = arrange(
        1,
        {"opponent": "andvettr"},
        turn=1,
        stacks={"A5": ["iron_seam_p5_l1", "get_help_p5_l2"], "A7": ["gold_seam_p7_l1", "get_help_p7_l2"]},
        workers=[
            {"player": 1, "at": "A5", "spent": True},
            {"player": 1, "at": "A4", "extra": True},
            {"player": 1, "at": "A6", "extra": True},
        ],
    )
    play(state, "place:A2")
    places = {place.id: [worker.id for worker in place.workers] for place in look(state).locations}
    assert places["A4"] == ["worker:1:2"]
    assert places["A6"] == ["worker:1:3"]
