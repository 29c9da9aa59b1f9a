"""Section 4: the table before the first round, for every number of players."""

import pytest
from tests.games.dwarf.table import GAME, arrange, goods, hoard, look, mountain, names, options, person, pile, play

from alehouse import FATE, BadOption
from alehouse.core.scene import Layout
from alehouse.games.dwarf.view import MountainView

CARDS = {card["id"]: card for card in GAME.card_file.tables["cards"]}
TWO_LANTERNS = {name for name, card in CARDS.items() if card["lanterns"] == 2}
THREE_LANTERNS = {name for name, card in CARDS.items() if card["lanterns"] == 3}
SPECIALS = [card["id"] for card in GAME.card_file.tables["special_cards"]]
OPPONENTS = ("eldhusfifl", "andvettr", "andvettr_fadir")


def known(mountain: MountainView) -> set[str]:
    return set(mountain.next) | set(mountain.later)


# ── one set ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-4.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_location_begins_with_its_starting_card_alone(players: int) -> None:
    state = GAME.new(players=players, fate="open")
    for place in look(state).locations:
        (card,) = place.stack
        assert CARDS[card]["deck"] == "starting"
        assert CARDS[card]["position"] == place.position


@pytest.mark.rule("DW-4.2")
def test_special_cards_are_dealt_into_three_piles_of_three() -> None:
    state = play(GAME.new(players=2, fate="open"), "first:1")
    assert names(state) == [f"turn:A:{card}" for card in SPECIALS]
    assert all(chance == pytest.approx(1 / 9) for _, chance in state.chances())
    play(state, "turn:A:run_amok")
    assert "turn:A:run_amok" not in names(state)
    play(state, "turn:A:apprentice", "turn:A:past_glories")
    assert [(pile.id, pile.top, pile.left) for pile in look(state).piles] == [
        ("A1", "run_amok", 3),
        ("A2", "apprentice", 3),
        ("A3", "past_glories", 3),
    ]
    assert all(name.startswith("draw:") for name in names(state))


@pytest.mark.rule("DW-4.2")
def test_any_card_not_seen_yet_may_lie_below() -> None:
    state = arrange(piles={"A1": ["muster_an_army", "?", "?"]})
    tops = {pile.top for pile in look(state).piles}
    play(state, "special:A1:workers")
    assert set(names(state)) == {f"turn:A:{card}" for card in SPECIALS if card not in tops}


@pytest.mark.rule("DW-4.2", "DW-6.47")
def test_all_nine_special_cards_come_to_light_once() -> None:
    state = GAME.new(players=3, seed=11)
    seen: list[str] = []
    while not state.is_over and len(seen) < 9:
        takes = [name for name in names(state) if name.endswith(":workers")]
        if takes:
            seen.append(pile(state, takes[0].split(":")[1]).top)
        play(state, takes[0] if takes else names(state)[0])
    assert sorted(seen) == sorted(SPECIALS)


@pytest.mark.rule("DW-4.3")
def test_standard_mountain_may_give_any_of_its_45_cards_first() -> None:
    state = arrange(phase="mining")
    assert set(names(state)) == {f"draw:A:{card}" for card in TWO_LANTERNS | THREE_LANTERNS}
    assert len(names(state)) == mountain(state).left == 45
    assert all(chance == pytest.approx(1 / 45) for _, chance in state.chances())


@pytest.mark.rule("DW-4.3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_shuffled_is_the_default(players: int) -> None:
    state = GAME.new(players=players, fate="open")
    while not names(state)[0].startswith("draw:"):
        play(state, names(state)[0])
    assert len(names(state)) == 45


@pytest.mark.rule("DW-4.4")
def test_alternative_mountain_gives_all_two_lantern_cards_first() -> None:
    state = arrange(options={"mountain": "graded"}, phase="mining")
    drawn: list[str] = []
    while len(drawn) < 40:
        if state.player == FATE:
            tier = TWO_LANTERNS if len(drawn) < 23 else THREE_LANTERNS
            assert set(names(state)) == {f"draw:A:{card}" for card in tier - set(drawn)}
            assert all(chance == pytest.approx(1 / len(names(state))) for _, chance in state.chances())
            drawn.append(names(state)[0].split(":")[2])
            play(state, names(state)[0])
        else:
            play(state, "pass" if "pass" in names(state) else names(state)[0])
    assert set(drawn[:23]) == TWO_LANTERNS


@pytest.mark.rule("DW-4.5", "DW-4.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_begins_with_two_workers_and_nothing_else(players: int) -> None:
    state = GAME.new(players=players, fate="open")
    for sheet in look(state).players:
        assert sheet.goods == hoard()
        assert (len(sheet.hand), len(sheet.supply), sheet.lost) == (2, 2, [])


@pytest.mark.rule("DW-4.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_marker_goes_to_a_random_player(players: int) -> None:
    state = GAME.new(players=players, fate="open")
    assert names(state) == [f"first:{number}" for number in range(1, players + 1)]
    assert all(chance == pytest.approx(1 / players) for _, chance in state.chances())
    play(state, f"first:{players}")
    assert look(state).marker == players - 1


@pytest.mark.rule("DW-4.7")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_table_may_choose_who_begins(first: int) -> None:
    state = GAME.new(players=3, seed=4, first_player=str(first))
    assert look(state).marker == first - 1
    assert state.player == first - 1


@pytest.mark.rule("DW-4.7")
def test_somebody_who_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption):
        GAME.new(players=3, first_player="4")


@pytest.mark.rule("DW-4.7")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_marker_goes_to_the_bot_in_solo(opponent: str) -> None:
    state = GAME.new(players=1, fate="open", opponent=opponent)
    assert not options(state, "first")
    assert look(state).marker == 1
    assert look(state).players[1].automa == opponent


# ── two sets ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-4.8", "DW-4.13")
@pytest.mark.parametrize("players", [4, 5])
def test_two_sets_are_two_complete_areas(players: int) -> None:
    state = play(GAME.new(players=players, fate="open"), "first:1")
    assert [place.id for place in look(state).locations] == [f"{mine}{p}" for mine in "AB" for p in range(1, 10)]
    for mine in "AB":
        assert mountain(state, mine).left == 45
        assert known(mountain(state, mine)) == TWO_LANTERNS | THREE_LANTERNS
        for count in (9, 8, 7):
            assert len(names(state)) == count
            assert all(name.startswith(f"turn:{mine}:") for name in names(state))
            play(state, names(state)[-1])
    assert [(pile.id, pile.left) for pile in look(state).piles] == [(f"{m}{n}", 3) for m in "AB" for n in (1, 2, 3)]


@pytest.mark.rule("DW-4.9")
@pytest.mark.parametrize("players", [4, 5])
def test_two_sets_give_nobody_more_workers(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for player in range(players):
        assert (len(person(state, player).hand), len(person(state, player).supply)) == (2, 2)


@pytest.mark.rule("DW-4.9", "DW-5.11")
def test_one_marker_for_both_mines() -> None:
    state = GAME.new(players=5, seed=3, first_player="4")
    assert look(state).marker == 3
    order = []
    for place in ("A1", "B1", "A2", "B2", "A3"):
        order.append(state.player)
        play(state, f"place:{place}")
    assert order == [3, 4, 0, 1, 2]


@pytest.mark.rule("DW-4.13")
def test_every_card_exists_once_in_each_set() -> None:
    state = arrange(players=4, phase="mining")
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:alloy_steel_p8_l3")
    assert "draw:B:gold_seam_p5_l2" in names(state)
    assert len(names(state)) == 45
    play(state, "draw:B:gold_seam_p5_l2", "draw:B:alloy_steel_p8_l3")
    tops = {place.id: place.stack[-1] for place in look(state).locations}
    assert tops["A5"] == tops["B5"] == "gold_seam_p5_l2"
    assert tops["A8"] == tops["B8"] == "alloy_steel_p8_l3"


@pytest.mark.rule("DW-4.13", "DW-4.4")
def test_graded_mountain_holds_for_both_sets() -> None:
    state = arrange(players=4, options={"mountain": "graded"}, phase="mining")
    assert set(options(state, "draw")) == {f"A:{card}" for card in TWO_LANTERNS}
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:dragon_p8_l2")
    assert set(options(state, "draw")) == {f"B:{card}" for card in TWO_LANTERNS}


@pytest.mark.rule("DW-4.13", "DW-5.10")
def test_cover_rule_holds_for_both_sets() -> None:
    state = arrange(players=4, options={"same_position_rule": "cover"}, phase="mining")
    for mine in "AB":
        draws = ("gold_seam_p5_l2", "knockers_p5_l3", "dragon_p8_l2")
        play(state, *(f"draw:{mine}:{card}" for card in draws))
    for mine in "AB":
        stacks = {place.id: place.stack[1:] for place in look(state).locations}
        assert stacks[f"{mine}5"] == ["gold_seam_p5_l2", "knockers_p5_l3"]
        assert stacks[f"{mine}8"] == ["dragon_p8_l2"]


@pytest.mark.rule("DW-4.13")
def test_with_one_set_there_is_nothing_in_b() -> None:
    state = GAME.new(players=3, seed=1)
    assert {place.mine for place in look(state).locations} == {"A"}
    assert not any(name.startswith(("place:B", "special:B")) for name in names(state))


@pytest.mark.rule("DW-4.14")
def test_all_workers_can_be_told_apart() -> None:
    state = GAME.new(players=5, seed=1)
    ids = [one.id for sheet in look(state).players for one in (*sheet.hand, *sheet.supply)]
    assert len(set(ids)) == 20
    assert all(one.seat == sheet.seat for sheet in look(state).players for one in (*sheet.hand, *sheet.supply))


@pytest.mark.rule("DW-4.14")
def test_the_workers_of_five_players_are_drawn_differently() -> None:
    state = play(arrange(players=5), "place:A1", "place:A2", "place:B1", "place:B2", "place:B3")
    scene = GAME.scene(look(state), GAME.words("en"), Layout(names=("Ai", "Bo", "Cy", "Di", "Ed")))
    assert scene.table is not None
    art = {piece.id: piece.art for piece in scene.table.pieces if piece.id.startswith("worker:")}
    assert len({art[f"worker:{player}:0"] for player in range(5)}) == 5


# ── solo ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-4.10")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_solo_is_set_up_as_for_two_players(opponent: str) -> None:
    state = GAME.new(players=1, fate="open", opponent=opponent)
    assert len(look(state).players) == 2
    assert len(look(state).locations) == 9
    assert mountain(state).left == 45
    assert [goods(state, player) for player in (0, 1)] == [hoard(), hoard()]
    assert [len(person(state, player).hand) for player in (0, 1)] == [2, 2]
    assert [len(person(state, player).supply) for player in (0, 1)] == [2, 2]


@pytest.mark.rule("DW-4.11", "DW-6.36")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_solo_has_eight_special_cards_without_apprentice(opponent: str) -> None:
    state = GAME.new(players=1, fate="open", opponent=opponent)
    assert set(names(state)) == {f"turn:A:{card}" for card in SPECIALS if card != "apprentice"}
    play(state, *(f"turn:A:{card}" for card in ("muster_an_army", "hold_a_council", "sell_an_item")))
    assert [pile.left for pile in look(state).piles] == [3, 3, 2]
    play(state, "draw:A:dragon_p8_l2", "draw:A:gold_seam_p5_l2", "special:A1:workers")
    assert set(names(state)) == {
        f"turn:A:{card}" for card in ("past_glories", "special_order", "turn_back", "collapse_the_shafts", "run_amok")
    }


@pytest.mark.rule("DW-4.12")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_any_opponent_may_be_chosen_at_once(opponent: str) -> None:
    state = GAME.new(players=1, seed=1, opponent=opponent)
    assert [sheet.automa for sheet in look(state).players] == ["", opponent]
    assert state.seats == 1


@pytest.mark.rule("DW-4.12")
def test_there_is_no_other_opponent() -> None:
    with pytest.raises(BadOption):
        GAME.new(players=1, opponent="smaug")
    with pytest.raises(BadOption):
        GAME.new(players=2, opponent="andvettr")
