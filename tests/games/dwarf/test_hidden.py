"""Section 9: what is public, what nobody knows, what everybody can work out."""

from typing import Any

import msgspec
import pytest
from tests.games.dwarf.table import (
    GAME,
    arrange,
    goods,
    hoard,
    look,
    mountain,
    names,
    pile,
    play,
    stack,
    standing,
    worker,
)

from alehouse import FATE, State
from alehouse.core.fate import seeded
from alehouse.games.dwarf.view import DwarfView

CARDS = {card["id"]: card for card in GAME.card_file.tables["cards"]}
SPECIALS = {card["id"]: card["back"]["id"] for card in GAME.card_file.tables["special_cards"]}
TWO_LANTERNS = {name for name, card in CARDS.items() if card["lanterns"] == 2}
THREE_LANTERNS = {name for name, card in CARDS.items() if card["lanterns"] == 3}
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"opponent": "andvettr"}),
    (2, {}),
    (3, {"mountain": "graded"}),
    (5, {"same_position_rule": "cover"}),
]


def random_game(players: int, seed: int, options: dict[str, Any], moves: int) -> State:
    """A game after some random decisions."""
    state = GAME.new(players=players, seed=seed, **options)
    stream = seeded(f"moves {seed}")
    for _ in range(moves):
        legal = state.legal_actions()
        if legal:
            state.apply(legal[stream.below(len(legal))])
    return state


def public(view: DwarfView) -> DwarfView:
    """A view without what says only whose view it is: the seat, and the options of the seat that decides."""
    prompt = msgspec.structs.replace(view.prompt, options=[]) if view.prompt else None
    return msgspec.structs.replace(view, seat=None, prompt=prompt)


# ── public ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-9.1", "DW-9.5")
@pytest.mark.parametrize(("players", "options"), MODES)
@pytest.mark.parametrize("moves", [0, 3, 17, 40])
def test_everybody_sees_the_same(players: int, options: dict[str, Any], moves: int) -> None:
    state = random_game(players, moves, options, moves)
    views = [public(look(state, seat)) for seat in (None, *range(state.seats))]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("DW-9.1")
def test_what_lies_open() -> None:
    wealth = [hoard(iron=1, steel=2, gold=3, item=1, medal=5), hoard(gold=4)]
    stacks = {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2", "dragon_p4_l3"]}
    state = arrange(goods=wealth, stacks=stacks, marker=1, turn=1, workers=[worker(1, "A4")], phase="first")
    for seat in (None, 0, 1):
        view = look(state, seat)
        assert [sheet.goods for sheet in view.players] == wealth
        assert view.marker == 1
        assert view.locations[3].stack == stacks["A4"]
        assert [one.seat for one in view.locations[3].workers] == [1]
        assert view.mountains[0].left == 43
        assert [(pile.top, pile.left) for pile in view.piles] == [
            ("muster_an_army", 3),
            ("hold_a_council", 3),
            ("sell_an_item", 3),
        ]


@pytest.mark.rule("DW-9.1")
def test_turned_special_cards_are_seen_where_they_lie() -> None:
    state = arrange(piles={"A1": ["muster_an_army"]})
    play(state, "special:A1:workers")
    for seat in (None, 0, 1):
        assert look(state, seat).locations[0].stack == ["iron_seam_p1_l1", "iron_seam_p1_special"]


@pytest.mark.rule("DW-9.1")
def test_nobody_may_reorder_a_stack() -> None:
    """The order of a stack changes only by the cards that say so: never while workers are placed and resolved."""
    deep = {"A8": ["iron_seam_p8_l1", "gold_seam_p8_l2", "dragon_p8_l2"]}
    state = arrange(stacks=deep)
    play(state, "place:A8", "place:A1", "pass", "place:A2")
    assert stack(state, "A8") == deep["A8"]


# ── hidden ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-9.2")
def test_the_next_card_of_the_mountain_is_open_until_it_is_drawn() -> None:
    """The same game so far, the unknown drawn anew: the same view, and other cards to come."""
    state = GAME.new(players=2, seed=3)
    seen = set()
    for number in range(30):
        other = state.resample(0, seeded(number))
        assert other.view(0) == state.view(0)
        assert other.legal_actions() == state.legal_actions()
        play(other, "place:A1", "place:A2", "pass", "pass")
        seen.add(tuple(place.id for place in look(other).locations if place.new))
    assert len(seen) > 10


@pytest.mark.rule("DW-9.2")
def test_the_card_below_the_top_of_a_pile_is_open_until_it_is_seen() -> None:
    state = GAME.arrange({"piles": {"A1": ["muster_an_army", "?", "?"]}}, players=2, seed=1)
    tops = [pile.top for pile in look(state).piles]
    seen = set()
    for number in range(60):
        other = state.resample(1, seeded(number))
        assert other.view(1) == state.view(1)
        play(other, "special:A1:workers")
        seen.add(pile(other, "A1").top)
    assert seen == set(SPECIALS) - set(tops)


# ── deduced ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-9.3")
@pytest.mark.parametrize(("players", "options"), MODES)
@pytest.mark.parametrize("moves", [0, 8, 30, 60])
def test_the_mountain_holds_what_is_not_seen(players: int, options: dict[str, Any], moves: int) -> None:
    state = random_game(players, 100 + moves, options, moves)
    view = look(state)
    for hill in view.mountains:
        seen = [card for place in view.locations if place.mine == hill.mine for card in place.stack] + hill.discards
        inside = hill.next + hill.later
        assert len(inside) == hill.left
        assert set(CARDS) <= set(inside) | set(seen)
        assert len(set(inside) | set(seen)) == len(inside) + len(seen)
        assert set(inside) | set(seen) <= set(CARDS) | set(SPECIALS.values())


@pytest.mark.rule("DW-9.3")
def test_what_may_be_drawn_is_what_the_list_shows() -> None:
    state = GAME.new(players=2, fate="open")
    stream = seeded(4)
    drawn = 0
    while drawn < 30 and not state.is_over:
        legal = state.legal_actions()
        if state.player == FATE and names(state)[0].startswith("draw:"):
            assert sorted(names(state)) == sorted(f"draw:A:{card}" for card in mountain(state).next)
            drawn += 1
        state.apply(legal[stream.below(len(legal))])
    assert drawn == 30


@pytest.mark.rule("DW-9.3", "DW-4.4")
def test_the_tiers_of_a_graded_mountain_are_known() -> None:
    hill = mountain(arrange(options={"mountain": "graded"}))
    assert (set(hill.next), set(hill.later)) == (TWO_LANTERNS, THREE_LANTERNS)
    hill = mountain(arrange())
    assert (set(hill.next), hill.later) == (TWO_LANTERNS | THREE_LANTERNS, [])


@pytest.mark.rule("DW-9.3", "DW-6.44")
def test_the_tiers_are_known_until_something_is_shuffled_in() -> None:
    stacks = {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"]}
    state = arrange(options={"mountain": "graded"}, stacks=stacks, piles={"A1": ["turn_back"]})
    assert set(mountain(state).later) == THREE_LANTERNS
    play(state, "special:A1:workers", "turn_back:A4")
    assert set(mountain(state).next) == TWO_LANTERNS | THREE_LANTERNS
    assert mountain(state).later == []


@pytest.mark.rule("DW-9.3")
def test_the_second_tier_comes_next_when_the_first_is_gone() -> None:
    given: dict[str, Any] = {"mountain": {"A": []}, "below": {"A": ["forge_helm_p8_l3", "knockers_p5_l3"]}}
    state = arrange(options={"mountain": "graded"}, phase="mining", **given)
    assert set(names(state)) == {"draw:A:forge_helm_p8_l3", "draw:A:knockers_p5_l3"}


@pytest.mark.rule("DW-9.4")
def test_the_mine_side_of_a_visible_special_card_is_shown() -> None:
    for card, back in SPECIALS.items():
        state = arrange(piles={"A1": [card]})
        for seat in (None, 0, 1):
            assert (look(state, seat).piles[0].top, look(state, seat).piles[0].mine_side) == (card, back)


# ── no secrets ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-9.5")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_one_player_decides_at_a_time_and_everybody_sees_it(players: int, options: dict[str, Any]) -> None:
    state = random_game(players, 5, options, 0)
    stream = seeded(1)
    while not state.is_over:
        for seat in range(state.seats):
            prompt = look(state, seat).prompt
            assert prompt is not None
            assert prompt.seat == state.player
            assert bool(prompt.options) is (seat == state.player)
        legal = state.legal_actions()
        state.apply(legal[stream.below(len(legal))])


@pytest.mark.rule("DW-9.5")
def test_a_choice_is_seen_at_once() -> None:
    state = play(arrange(players=3), "place:A5")
    for seat in (None, 0, 1, 2):
        assert [one.seat for one in look(state, seat).locations[4].workers] == [0]


@pytest.mark.rule("DW-9.6")
@pytest.mark.parametrize("opponent", ["eldhusfifl", "andvettr", "andvettr_fadir"])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_bot_does_not_look_into_the_future(opponent: str, seed: int) -> None:
    """Whatever is still hidden, he answers the same move with the same placement."""
    state = GAME.new(players=1, seed=seed, opponent=opponent)
    stream = seeded(seed)
    compared = 0
    while not state.is_over:
        places = [name for name in names(state) if name.startswith("place:")]
        if look(state).phase == "first" and places:
            move = places[stream.below(len(places))]
            answers = []
            for number in range(6):
                other = state.resample(0, seeded(number))
                play(other, move)
                if look(other).round == look(state).round:
                    answers.append([standing(other, f"A{position}") for position in range(1, 10)])
                    answers.append([list(goods(other, player).values()) for player in (0, 1)])
            assert all(answer == answers[n % 2] for n, answer in enumerate(answers))
            compared += bool(answers)
            play(state, move)
        else:
            legal = state.legal_actions()
            state.apply(legal[stream.below(len(legal))])
    assert compared > 5
