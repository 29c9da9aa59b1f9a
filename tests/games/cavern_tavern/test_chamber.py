"""Section 8.1: the Secret Chamber, its 21 Task cards and its tokens."""

from collections import Counter
from itertools import combinations
from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CARDS,
    CHAMBER,
    GAME,
    ORDINARY,
    TASKS,
    area,
    arrange,
    asked,
    deal,
    dice,
    hand,
    held,
    left,
    look,
    names,
    person,
    place,
    play,
    position,
    quiet,
    refused,
    requests,
    roll_all,
    task,
)

from alehouse import FATE, State

HIGH: Final = ("seal_the_bargain", "brew_for_the_wizard", "repaint_the_sign")  # 18, 17, 17: nobody reaches them here
SUMS: Final = {  # type and dice sum
    "peel_the_turnips": ("kitchen", 6),
    "stir_the_cauldron": ("kitchen", 8),
    "bake_the_night_bread": ("kitchen", 9),
    "skim_the_broth": ("kitchen", 11),
    "carve_the_boar": ("kitchen", 13),
    "glaze_the_griffin": ("kitchen", 15),
    "host_the_tasting": ("kitchen", 18),
    "trim_the_candles": ("chore", 7),
    "catch_the_rats": ("chore", 8),
    "roll_in_the_barrels": ("chore", 10),
    "air_the_mattresses": ("chore", 12),
    "mend_the_chimney": ("chore", 14),
    "guard_the_back_door": ("chore", 16),
    "repaint_the_sign": ("chore", 17),
    "carry_a_sealed_letter": ("none", 5),
    "copy_a_map": ("none", 9),
    "distract_the_informer": ("none", 10),
    "appraise_the_loot": ("none", 12),
    "decant_the_rare_cask": ("none", 14),
    "brew_for_the_wizard": ("none", 17),
    "seal_the_bargain": ("none", 18),
}
DICE: Final = {
    5: [2, 3],
    6: [3, 3],
    7: [3, 4],
    8: [4, 4],
    9: [4, 5],
    10: [5, 5],
    11: [5, 6],
    12: [6, 6],
    13: [6, 6, 1],
    14: [6, 6, 2],
    15: [6, 6, 3],
    16: [6, 6, 4],
    17: [6, 6, 5],
    18: [6, 6, 6],
}
# what using the card brings a player at nasty 5 with a wine and a rocks: moves, then VP, goods won, Nasty, Modifiers
REWARDS: Final[dict[str, tuple[list[str], int, dict[str, int], int, int]]] = {
    "peel_the_turnips": (["take:herbs"], 1, {"herbs": 1}, 5, 0),
    "stir_the_cauldron": ([], 3, {}, 5, 2),
    "bake_the_night_bread": ([], 3, {"syrup": 1}, 5, 0),
    "skim_the_broth": (["take:spirits"], 3, {"spirits": 1}, 5, 0),
    "carve_the_boar": (["take:elixir"], 3, {"elixir": 1}, 5, 1),
    "glaze_the_griffin": (["take:beer"], 5, {"beer": 1}, 4, 0),
    "host_the_tasting": (["take:liqueur", "take:fruit"], 6, {"liqueur": 1, "fruit": 1}, 5, 0),
    "trim_the_candles": (["take:syrup"], 2, {"syrup": 1}, 5, 0),
    "catch_the_rats": (["give:rocks", "take:beer"], 3, {"rocks": -1, "beer": 1}, 5, 1),
    "roll_in_the_barrels": (["take:ambrosia"], 3, {"ambrosia": 1}, 5, 0),
    "air_the_mattresses": (["take:nectar"], 3, {"nectar": 1}, 5, 0),
    "mend_the_chimney": (["take:nectar"], 3, {"nectar": 1}, 5, 1),
    "guard_the_back_door": (["draw_item:hammer"], 6, {}, 4, 0),
    "repaint_the_sign": (["take:beer", "take:beer"], 6, {"beer": 2}, 5, 0),
    "carry_a_sealed_letter": ([], 2, {}, 4, 1),
    "copy_a_map": (["give:wine", "take:mead"], 3, {"wine": -1, "mead": 1}, 5, 2),
    "distract_the_informer": ([], 3, {}, 3, 0),
    "appraise_the_loot": (["draw_item:hammer"], 4, {}, 5, 1),
    "decant_the_rare_cask": (["take:beer", "take:spirits"], 0, {"beer": 1, "spirits": 1}, 5, 0),
    "brew_for_the_wizard": ([], 8, {"magic_potion": 1}, 5, 2),
    "seal_the_bargain": (["draw_item:hammer", "take:wine"], 8, {"wine": 1}, 5, 0),
}
WITH_ITEM: Final = ("guard_the_back_door", "appraise_the_loot", "seal_the_bargain")


def chamber(*cards: str, token: str = "mrs_nasty") -> list[dict[str, Any]]:
    """Three Task cards with a token each; high ones where none is named."""
    spare = [name for name in HIGH if name not in cards]
    return [{"task": name, "token": token} for name in (*cards, *spare)[:3]]


def opened(*players: dict[str, Any], **given: Any) -> State:
    """A quiet position in round 5 with an open chamber."""
    given = {"round": 5, "chamber": chamber(), **given}
    return quiet(*players, options=CHAMBER, **given)


def fill(state: State, cards: list[str], tokens: list[str]) -> State:
    """The same state after these Task cards and tokens were put out, each in this order."""
    cards, tokens = cards.copy(), tokens.copy()
    while state.player == FATE and not asked(state, "rolled"):
        play(state, f"draw_task:{cards.pop(0)}" if asked(state, "draw_task") else f"token:{tokens.pop(0)}")
    assert cards == tokens == []
    return state


# ── opening ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.1", "CT-5.1.1")
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_the_chamber_opens_at_the_start_of_round_4(players: int) -> None:
    given: dict[str, Any] = {"phase": "round_start"}
    state = arrange(*[{} for _ in range(players)], options=CHAMBER, round=4, **given)
    fill(state, ["copy_a_map", "peel_the_turnips", "carve_the_boar"], ["beer", "mrs_nasty", "wine"])
    view = look(state)
    assert view.chamber_open
    assert [(card.id, card.token) for card in view.chamber if card] == [
        ("copy_a_map", "beer"),
        ("peel_the_turnips", "mrs_nasty"),
        ("carve_the_boar", "wine"),
    ]
    assert (view.tasks_left, view.tokens_left) == (18, 42)
    assert asked(state, "rolled")  # before any die is rolled


@pytest.mark.rule("CT-8.1.1", "CT-12.18")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_before_round_4_it_is_closed(number: int) -> None:
    state = quiet({"dice": [5, 4]}, {}, options=CHAMBER, round=number)
    view = look(state)
    assert view.expansion
    assert not view.chamber_open
    assert [card for card in view.chamber if card] == []
    assert "area:chamber_talk_to_mrs_nasty" not in names(state)
    assert refused(state, "area:chamber_talk_to_mrs_nasty") == "CT-8.1.1"
    assert (view.tasks_left, view.tokens_left, view.modifiers_left) == (21, 45, 30)


@pytest.mark.rule("CT-8.1.1", "CT-5.1.1")
def test_it_opens_once() -> None:
    state = play(quiet({}, {}, options=CHAMBER, round=3), "end_turn")
    roll_all(deal(state))
    assert (look(state).round, look(state).chamber_open) == (4, True)
    cards = [card.id for card in look(state).chamber if card]
    state = play(quiet({}, {}, options=CHAMBER, round=4, chamber=chamber(*cards)), "end_turn")
    roll_all(deal(state))
    assert [card.id for card in look(state).chamber if card] == cards


@pytest.mark.rule("CT-8.1.1")
def test_without_the_expansion_there_is_no_chamber() -> None:
    state = play(quiet({"dice": []}, {}, round=3), "end_turn")
    roll_all(deal(state))
    assert look(state).round == 4
    assert not look(state).expansion
    assert not look(state).chamber_open
    assert not [name for name in names(state) if "chamber" in name]


@pytest.mark.rule("CT-8.1.1", "CT-4.2.1")
def test_the_secret_pile_has_two_of_each_drink_and_21_of_mrs_nasty() -> None:
    state = arrange({}, {}, options=CHAMBER, phase="round_start", round=4)
    while not asked(state, "token"):
        play(state, names(state)[0])
    assert sorted(asked(state, "token")) == sorted([*ORDINARY, "mrs_nasty"])
    chances = {state.name(action): chance for action, chance in state.chances()}
    assert chances["token:mrs_nasty"] == pytest.approx(21 / 45)
    assert all(chances[f"token:{kind}"] == pytest.approx(2 / 45) for kind in ORDINARY)


@pytest.mark.rule("CT-8.1.1", "CT-4.2.1")
def test_tokens_are_drawn_as_often_as_there_are_of_them() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        given = position({}, {}, phase="round_start", round=4)
        state = GAME.arrange(given, players=2, seed=seed, secret_chamber="on")
        drawn.update(card.token for card in look(state).chamber if card)
    assert drawn["mrs_nasty"] == pytest.approx(600 * 21 / 45, rel=0.15)
    assert all(drawn[kind] == pytest.approx(600 * 2 / 45, rel=0.6) for kind in ORDINARY)


@pytest.mark.rule("CT-8.1.1", "CT-4.2.1")
def test_a_third_token_of_a_drink_there_is_not() -> None:
    """One beer token lies in the chamber, one before a player."""
    cards = chamber("copy_a_map", token="beer")[:1]
    state = opened({"drinks": {"beer": 1}, "dice": []}, {"dice": []}, chamber=cards)
    while not asked(state, "token"):
        play(state, names(state)[0])
    assert "token:beer" not in names(state)


# ── the Task cards ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.2", "CT-4.2.2")
def test_there_are_21_single_task_cards() -> None:
    state = arrange({}, {}, options=CHAMBER, phase="round_start", round=4)
    assert sorted(asked(state, "draw_task")) == sorted(SUMS)
    assert set(SUMS) == set(TASKS) == set(REWARDS)
    assert len(SUMS) == 21
    assert {name.split(":")[1] for name in GAME.action_names if name.startswith("task:")} == set(SUMS)


@pytest.mark.rule("CT-8.1.2", "CT-8.1.3")
@pytest.mark.parametrize("where", ["chamber", "board"])
@pytest.mark.parametrize("card", SUMS)
def test_the_rewards_of_a_task_card(card: str, where: str) -> None:
    kind, value = SUMS[card]
    moves, points, goods, nasty, modifiers = REWARDS[card]
    mine: dict[str, Any] = {"dice": DICE[value], "nasty": 5, "ingredients": {"wine": 1, "rocks": 1}}
    if where == "chamber":
        state = opened(mine, {}, chamber=chamber(card))
        place(state, "area:chamber_task_1", *DICE[value])
    else:
        state = opened({**mine, "tasks": [card]}, {}, chamber=chamber(*[name for name in SUMS if name != card][:3]))
        place(state, f"task:{card}", *DICE[value])
    play(state, *moves)
    assert "end_turn" in names(state)
    me = person(state, 0)
    expected = Counter({"wine": 1, "rocks": 1})
    expected.update(goods)
    assert Counter(me.ingredients) == +expected
    assert (me.vp, me.nasty, me.modifiers) == (points, nasty, modifiers)
    assert hand(state, 0) == (["hammer"] if card in WITH_ITEM else [])
    assert (me.kitchen, me.chore) == (int(kind == "kitchen"), int(kind == "chore"))
    assert me.mrs_nasty == (1 if where == "chamber" else 0)  # a card of one's own carries no token


@pytest.mark.rule("CT-8.1.2", "CT-6.0.2")
@pytest.mark.parametrize("card", SUMS)
@pytest.mark.parametrize("values", [[1, 2, 3, 5], [4, 4, 5], [6, 6, 6], [2, 5, 6, 6], [3, 4, 6, 6], [1, 6]])
def test_a_task_card_takes_dice_worth_its_value(card: str, values: list[int]) -> None:
    state = opened({"dice": values}, {}, chamber=chamber(card))
    sums = {sum(some) for n in range(1, 5) for some in combinations(values, n)}
    assert ("area:chamber_task_1" in names(state)) is (SUMS[card][1] in sums)


@pytest.mark.rule("CT-8.1.2")
def test_a_task_card_has_one_space() -> None:
    state = opened({"dice": [5]}, {"dice": [5]}, {"dice": [5]}, chamber=chamber("carry_a_sealed_letter"))
    place(state, "area:chamber_task_1", 5)
    assert task(state, "carry_a_sealed_letter").user == 0
    play(state, "end_turn")
    assert "area:chamber_task_1" not in names(state)


@pytest.mark.rule("CT-8.1.3")
@pytest.mark.parametrize("token", ["mrs_nasty", *ORDINARY])
def test_the_token_goes_to_the_user_of_the_card(token: str) -> None:
    cards = [{"task": "carry_a_sealed_letter", "token": token}, *chamber()[:2]]
    state = place(opened({"dice": [5]}, {}, chamber=cards), "area:chamber_task_1", 5)
    assert person(state, 0).mrs_nasty == (1 if token == "mrs_nasty" else 0)
    assert person(state, 0).drinks == ({} if token == "mrs_nasty" else {token: 1})
    assert task(state, "carry_a_sealed_letter").token == ""


@pytest.mark.rule("CT-8.1.4", "CT-6.3.3", "CT-6.3.4")
@pytest.mark.parametrize(("at", "bonus"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4)])
@pytest.mark.parametrize(("card", "track"), [("bake_the_night_bread", "kitchen"), ("roll_in_the_barrels", "chore")])
@pytest.mark.parametrize("where", ["chamber", "board"])
def test_a_task_of_a_type_gets_step_and_bonus(card: str, track: str, at: int, bonus: int, where: str) -> None:
    value = SUMS[card][1]
    mine: dict[str, Any] = {"dice": DICE[value], track: at}
    if where == "chamber":
        state = place(opened(mine, {}, chamber=chamber(card)), "area:chamber_task_1", *DICE[value])
    else:
        state = place(opened({**mine, "tasks": [card]}, {}), f"task:{card}", *DICE[value])
    if card == "roll_in_the_barrels":
        play(state, "take:beer")
    assert person(state, 0).vp == 3 + bonus
    other = "chore" if track == "kitchen" else "kitchen"
    assert getattr(person(state, 0), track) == min(9, at + 1)
    assert getattr(person(state, 0), other) == 0


@pytest.mark.rule("CT-8.1.4")
def test_a_task_without_a_type_moves_no_track_and_gets_no_bonus() -> None:
    state = opened({"dice": [5, 5], "kitchen": 7, "chore": 7, "nasty": 5}, {}, chamber=chamber("distract_the_informer"))
    place(state, "area:chamber_task_1", 5, 5)
    assert (person(state, 0).vp, person(state, 0).kitchen, person(state, 0).chore) == (3, 7, 7)


@pytest.mark.rule("CT-8.1.4", "CT-6.3.5")
@pytest.mark.parametrize(("at", "shift"), [(5, 0), (6, 1), (8, 1), (9, 2)])
@pytest.mark.parametrize("off", [-2, -1, 0, 1, 2, 3])
@pytest.mark.parametrize("where", ["chamber", "board"])
def test_the_die_shift_works_on_a_task_of_that_type(at: int, shift: int, off: int, where: str) -> None:
    """Peel the Turnips takes 6: a 3 and a die that is off."""
    mine: dict[str, Any] = {"dice": [3, 3 + off], "kitchen": at}
    if where == "chamber":
        state, target = opened(mine, {}, chamber=chamber("peel_the_turnips")), "area:chamber_task_1"
    else:
        state, target = opened({**mine, "tasks": ["peel_the_turnips"]}, {}), "task:peel_the_turnips"
    both = abs(off) <= shift
    alone = any(abs(6 - value) <= shift for value in dice(state, 0))
    assert (target in names(state)) is (both or alone)


@pytest.mark.rule("CT-8.1.4", "CT-6.3.5")
def test_a_task_without_a_type_has_no_shift() -> None:
    state = opened({"dice": [5, 4], "kitchen": 9, "chore": 9}, {}, chamber=chamber("distract_the_informer"))
    assert "area:chamber_task_1" not in names(state)


# ── the end of a round ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.5", "CT-8.1.7", "CT-8.1.13", "CT-8.1.14")
def test_used_cards_go_to_their_users_and_the_spaces_are_filled() -> None:
    cards = chamber("carry_a_sealed_letter", "copy_a_map", "peel_the_turnips", token="beer")
    cards[0] = {"task": "carry_a_sealed_letter", "token": "", "user": 1}
    cards[1]["token"] = "wine"
    state = opened({"dice": [3, 3]}, {"placed": {"area:chamber_task_1": [5]}}, chamber=cards)
    place(state, "area:chamber_task_3", 3, 3)
    play(state, "take:fruit", "end_turn")
    assert look(state).round == 6
    assert state.player == FATE
    assert sorted(asked(state, "draw_task")) == sorted(
        set(SUMS) - {"carry_a_sealed_letter", "copy_a_map", "peel_the_turnips"}
    )
    fill(state, ["catch_the_rats", "skim_the_broth"], ["rocks", "mead"])
    assert [card.id for card in person(state, 1).tasks] == ["carry_a_sealed_letter"]
    assert [card.id for card in person(state, 0).tasks] == ["peel_the_turnips"]
    assert [(card.id, card.token, card.user) for card in look(state).chamber if card] == [
        ("catch_the_rats", "rocks", -1),
        ("copy_a_map", "wine", -1),  # nobody used it: it stays, with its token
        ("skim_the_broth", "mead", -1),
    ]


@pytest.mark.rule("CT-8.1.13")
def test_cards_that_nobody_used_stay() -> None:
    cards = chamber("carry_a_sealed_letter", "copy_a_map", "peel_the_turnips", token="wine")[:3]
    cards[2]["token"] = "beer"
    state = play(opened({}, {}, chamber=cards), "end_turn")
    assert asked(state, "rolled")
    assert [(card.id, card.token) for card in look(state).chamber if card] == [
        ("carry_a_sealed_letter", "wine"),
        ("copy_a_map", "wine"),
        ("peel_the_turnips", "beer"),
    ]


@pytest.mark.rule("CT-8.1.6", "CT-8.1.14")
@pytest.mark.parametrize("put_away", ["copy_a_map", "catch_the_rats", "skim_the_broth", "carry_a_sealed_letter"])
def test_with_a_fourth_card_one_is_discarded_before_the_spaces_are_filled(put_away: str) -> None:
    mine = {"dice": [5], "tasks": ["copy_a_map", "catch_the_rats", "skim_the_broth"]}
    state = opened(mine, {}, chamber=chamber("carry_a_sealed_letter"))
    place(state, "area:chamber_task_1", 5)
    play(state, "end_turn")
    assert state.player == 0
    assert sorted(names(state)) == [
        "task:carry_a_sealed_letter",
        "task:catch_the_rats",
        "task:copy_a_map",
        "task:skim_the_broth",
    ]
    play(state, f"task:{put_away}")
    assert len(person(state, 0).tasks) == 3
    assert put_away not in [card.id for card in person(state, 0).tasks]
    assert asked(state, "draw_task")
    assert put_away not in asked(state, "draw_task")
    assert len(asked(state, "draw_task")) == 21 - 3 - 3


@pytest.mark.rule("CT-8.1.6")
def test_three_cards_may_stay() -> None:
    mine = {"dice": [5], "tasks": ["copy_a_map", "catch_the_rats"]}
    state = opened(mine, {}, chamber=chamber("carry_a_sealed_letter"))
    play(place(state, "area:chamber_task_1", 5), "end_turn")
    assert state.player == FATE
    assert len(person(state, 0).tasks) == 3


@pytest.mark.rule("CT-8.1.14")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    cards = [
        {"task": name, "token": "", "user": 1} for name in ("carry_a_sealed_letter", "copy_a_map", "peel_the_turnips")
    ]
    placed = {"area:chamber_task_1": [5], "area:chamber_task_2": [4, 5], "area:chamber_task_3": [6]}
    state = play(opened({}, {"placed": placed}, white=1, chamber=cards), "end_turn")
    new = ["catch_the_rats", "skim_the_broth", "carve_the_boar"]
    fill(state, new, ["beer", "wine", "mead"])
    assert [(card.id, card.token) for card in look(state).chamber if card] == list(zip(new, ["beer", "wine", "mead"]))
    assert len(person(state, 1).tasks) == 3


@pytest.mark.rule("CT-8.1.5", "CT-8.1.12")
def test_after_round_10_nobody_takes_a_card() -> None:
    state = opened({"dice": [5]}, {}, chamber=chamber("carry_a_sealed_letter"), round=10)
    play(place(state, "area:chamber_task_1", 5), "end_turn")
    assert state.is_over
    assert person(state, 0).tasks == []


# ── cards of one's own ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.12")
def test_an_own_card_is_used_once_a_round_and_stays() -> None:
    state = opened({"dice": [5, 5], "tasks": ["carry_a_sealed_letter"], "nasty": 5}, {"dice": [3]})
    place(state, "task:carry_a_sealed_letter", 5)
    assert (person(state, 0).nasty, person(state, 0).vp, person(state, 0).mrs_nasty) == (4, 2, 0)
    play(state, "end_turn", "area:cellar_3", "take:mead", "end_turn")
    assert "task:carry_a_sealed_letter" not in names(state)
    play(state, "area:cellar_5", "take:beer", "end_turn")
    roll_all(deal(state), 5)
    assert look(state).round == 6
    assert [card.id for card in person(state, 0).tasks] == ["carry_a_sealed_letter"]
    assert look(state).turn == 0
    play(state, f"order:{look(state).mess[0].order}")
    assert "task:carry_a_sealed_letter" in names(state)


@pytest.mark.rule("CT-8.1.12")
def test_a_card_of_another_player_is_not_used() -> None:
    state = opened({"dice": [5]}, {"tasks": ["carry_a_sealed_letter"], "dice": [5]})
    assert "task:carry_a_sealed_letter" not in names(state)
    assert refused(state, "task:carry_a_sealed_letter") != ""
    play(state, "area:cellar_5", "take:beer", "end_turn")
    assert "task:carry_a_sealed_letter" in names(state)


@pytest.mark.rule("CT-8.1.12")
def test_a_card_is_used_from_the_round_after_it_was_taken() -> None:
    """The one who used it in the chamber cannot use it again this round; next round from the own board."""
    state = opened({"dice": [5, 5]}, {}, chamber=chamber("carry_a_sealed_letter"))
    play(place(state, "area:chamber_task_1", 5), "end_turn")
    if look(state).turn == 1:
        play(state, "end_turn")
    assert not {"task:carry_a_sealed_letter", "area:chamber_task_1"} & set(names(state))
    play(state, "area:cellar_5", "take:beer", "end_turn")
    deal(state)
    roll_all(state, 5)
    deal(state)
    roll_all(state, 5)
    play(state, f"order:{look(state).mess[0].order}")
    assert "task:carry_a_sealed_letter" in names(state)


@pytest.mark.rule("CT-5.2.8", "CT-8.1.12")
def test_an_own_card_that_fits_is_a_placement_that_must_be_made() -> None:
    busy = {"area:workshop_replace_order": [1], "area:office_talk_to_nasty": [1], "area:cellar_5": [5]}
    rival = {"placed": {**busy, "area:chamber_talk_to_mrs_nasty": [1]}}
    state = opened({"dice": [5], "tasks": ["carry_a_sealed_letter"]}, rival)
    assert refused(state, "end_turn") == "CT-5.2.7"
    assert "task:carry_a_sealed_letter" in names(state)


# ── Modifier tokens ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.8")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("way", ["up", "down"])
def test_a_modifier_changes_a_die_by_one(value: int, way: str) -> None:
    other = 3 if value != 3 else 4
    state = opened({"dice": [value, other], "modifiers": 2}, {})
    play(state, "modifier", f"die:{value}")
    wanted = value + (1 if way == "up" else -1)
    if not 1 <= wanted <= 6:
        assert way not in names(state)
        assert dice(state, 0) in (sorted([value, other]), sorted([2 * value - wanted, other]))  # it goes the other way
        return
    play(state, *[name for name in names(state) if name == way])
    assert dice(state, 0) == sorted([other, wanted])
    assert (person(state, 0).modifiers, look(state).modifiers_left) == (1, 29)


@pytest.mark.rule("CT-8.1.8")
def test_several_modifiers_may_go_into_one_die() -> None:
    state = opened({"dice": [1], "modifiers": 3}, {})
    for value in (1, 2, 3):
        play(state, "modifier")
        play(state, *[name for name in names(state) if name == f"die:{value}"])
        play(state, *[name for name in names(state) if name == "up"])
    assert dice(state, 0) == [4]
    assert person(state, 0).modifiers == 0
    assert refused(state, "modifier") == "CT-8.1.8"


@pytest.mark.rule("CT-8.1.8")
def test_a_modifier_needs_an_own_unplaced_die_and_ones_own_turn() -> None:
    assert refused(opened({"dice": [], "modifiers": 2}, {"dice": [3]}), "modifier") == "CT-8.1.8"
    state = opened({"dice": [2]}, {"dice": [3], "modifiers": 1})
    assert "modifier" not in names(state)
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert "modifier" in names(state)


@pytest.mark.rule("CT-8.1.8")
def test_a_changed_die_keeps_its_value_until_it_is_rolled() -> None:
    state = opened({"dice": [2, 4], "modifiers": 1}, {"dice": [3]})
    play(state, "modifier", "die:4", "up", "area:cellar_2", "take:rocks", "end_turn")
    play(state, "area:cellar_3", "take:mead", "end_turn")
    assert dice(state, 0) == [5]
    play(state, "area:cellar_5", "take:beer", "end_turn")
    roll_all(deal(state), 1)
    assert dice(state, 0) == [1, 1, 1, 1]


@pytest.mark.rule("CT-8.1.8", "CT-5.2.3")
def test_modifiers_may_be_spent_after_the_placement_too() -> None:
    state = opened({"dice": [2, 4], "modifiers": 1}, {"dice": [3]})
    play(state, "area:cellar_2", "take:rocks")
    assert "modifier" in names(state)


@pytest.mark.rule("CT-8.1.11")
@pytest.mark.parametrize("value", range(1, 7))
def test_mrs_nasty_gives_two_modifiers_for_any_die(value: int) -> None:
    state = opened({"dice": [value]}, {})
    place(state, "area:chamber_talk_to_mrs_nasty", value)
    assert (person(state, 0).modifiers, look(state).modifiers_left) == (2, 28)
    assert person(state, 0).nasty == 0


@pytest.mark.rule("CT-8.1.11", "CT-12.18")
@pytest.mark.parametrize(("supply", "gained"), [(2, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_what_there_is(supply: int, gained: int) -> None:
    state = opened({"dice": [3], "modifiers": 1}, {"modifiers": 29 - supply})
    place(state, "area:chamber_talk_to_mrs_nasty", 3)
    assert person(state, 0).modifiers == 1 + gained
    assert look(state).modifiers_left == supply - gained


@pytest.mark.rule("CT-8.1.11", "CT-6.0.8")
@pytest.mark.parametrize(("players", "spaces"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_spaces_of_mrs_nasty(players: int, spaces: int) -> None:
    automa: dict[str, Any] = {"automa": {"purple": 1}} if players == 1 else {}
    state = arrange(*[{} for _ in range(players)], options=CHAMBER, round=5, chamber=chamber(), **automa)
    assert len(area(state, "chamber_talk_to_mrs_nasty").spaces) == spaces


# ── Drink tokens ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.1.9")
@pytest.mark.parametrize("kind", ORDINARY)
def test_a_drink_is_served_for_two_points(kind: str) -> None:
    state = opened({"drinks": {kind: 1}, "ingredients": {kind: 2}, "vp": 1}, {})
    play(state, f"drink:{kind}")
    assert (person(state, 0).vp, person(state, 0).drinks, held(state, 0)) == (3, {}, {kind: 1})
    assert left(state, kind) == 5


@pytest.mark.rule("CT-8.1.9")
def test_two_tokens_are_two_drinks() -> None:
    state = opened({"drinks": {"beer": 2}, "ingredients": {"beer": 2}}, {})
    play(state, "drink:beer")
    assert person(state, 0).drinks == {"beer": 1}
    play(state, "drink:beer")
    assert (person(state, 0).vp, held(state, 0)) == (4, {})
    assert "drink:beer" not in names(state)


@pytest.mark.rule("CT-8.1.9", "CT-6.5.7")
def test_a_drink_needs_its_ingredient_and_its_token() -> None:
    state = opened({"drinks": {"beer": 1}, "ingredients": {"wine": 1, "magic_potion": 1}}, {})
    assert refused(state, "drink:beer") in ("CT-8.1.9", "CT-6.5.7")
    assert refused(state, "drink:wine") == "CT-8.1.9"


@pytest.mark.rule("CT-8.1.9")
def test_a_drink_is_served_in_ones_own_turn() -> None:
    state = opened({"dice": [2]}, {"drinks": {"beer": 1}, "ingredients": {"beer": 1}, "dice": [3]})
    assert "drink:beer" not in names(state)
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert "drink:beer" in names(state)


@pytest.mark.rule("CT-8.1.9", "CT-6.6.5")
def test_a_drink_is_no_order() -> None:
    mine = {"drinks": {"beer": 1}, "ingredients": {"beer": 1}, "says": ["serve_already"], "order": "hopping_gnome"}
    state = opened({**mine, "items": ["silver_tray"]}, {})
    play(state, "item:silver_tray", "drink:beer")
    assert requests(state, 0) == ["serve_already"]
    assert person(state, 0).vp == 2
    assert person(state, 0).bonuses == {"complete_order": 4}
    assert person(state, 0).completed_count == 0


@pytest.mark.rule("CT-8.1.9", "CT-7.7")
def test_nothing_is_lost_for_a_drink_left_at_the_end() -> None:
    state = opened({"drinks": {"beer": 2, "wine": 1}, "vp": 7, "secret": "friend_elf"}, {}, round=10)
    play(state, "end_turn")
    assert state.scores()[0] == 7


# ── Mrs. Nasty tokens ─────────────────────────────────────────────────────────────────────────────────


def threatened(tokens: int, before: int = 2) -> State:
    """The second player is about to draw, in the first one's turn."""
    state = opened({"dice": [4]}, {"nasty": before, "mrs_nasty": tokens})
    return place(state, "area:office_talk_to_nasty", 4)


@pytest.mark.rule("CT-8.1.10")
@pytest.mark.parametrize("tokens", [3, 4, 7])
def test_three_tokens_avoid_a_request(tokens: int) -> None:
    state = threatened(tokens)
    assert state.player == 1  # also out of turn
    assert sorted(names(state)) == ["avoid", "none"]
    play(state, "avoid")
    assert person(state, 1).mrs_nasty == tokens - 3
    assert requests(state, 1) == []
    assert (person(state, 1).nasty, look(state).says_left) == (3, 15)
    assert state.player == 0


@pytest.mark.rule("CT-8.1.10")
def test_it_need_not_be_avoided() -> None:
    state = play(threatened(3), "none", "draw_says:on_the_rocks")
    assert (person(state, 1).mrs_nasty, requests(state, 1)) == (3, ["on_the_rocks"])


@pytest.mark.rule("CT-8.1.10")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_fewer_than_three_do_not_help(tokens: int) -> None:
    assert asked(threatened(tokens), "draw_says")


@pytest.mark.rule("CT-8.1.10", "CT-6.6.3")
def test_an_avoided_position_counts_as_reached() -> None:
    """Avoided at 3, up to 2 by cigars, down to 3 again by the open order: no card."""
    victim = {"nasty": 2, "mrs_nasty": 3, "items": ["forged_note"], "order": "hopping_gnome", "dice": [5]}
    state = place(opened({"dice": [4]}, victim), "area:office_talk_to_nasty", 4)
    play(state, "avoid", "end_turn", "item:forged_note", "area:cellar_5", "take:beer")
    assert person(state, 1).nasty == 2
    play(state, "end_turn")
    assert person(state, 1).nasty == 3
    assert not asked(state, "draw_says")
    assert requests(state, 1) == []


@pytest.mark.rule("CT-8.1.10", "CT-12.18")
def test_tokens_used_up_leave_the_game() -> None:
    state = threatened(3)
    before = look(state).tokens_left
    assert look(play(state, "avoid")).tokens_left == before


@pytest.mark.rule("CT-8.1.10", "CT-5.4.2")
def test_a_request_of_the_round_end_is_avoided_too() -> None:
    state = opened({"order": "hopping_gnome", "nasty": 5, "mrs_nasty": 4}, {})
    play(state, "end_turn")
    assert sorted(names(state)) == ["avoid", "none"]
    play(state, "avoid")
    assert (person(state, 0).mrs_nasty, requests(state, 0)) == (1, [])
    assert asked(state, "rolled")


@pytest.mark.rule("CT-8.1.10", "CT-6.6.3")
def test_where_nothing_would_be_drawn_nothing_is_avoided() -> None:
    state = opened({"dice": [4]}, {"nasty": 2, "reached": [3], "mrs_nasty": 3})
    place(state, "area:office_talk_to_nasty", 4)
    assert "end_turn" in names(state)
    state = opened({"dice": [4]}, {"nasty": 2, "mrs_nasty": 3}, round=10)
    place(state, "area:office_talk_to_nasty", 4)
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-8.1.3", "CT-6.0.11")
def test_a_task_card_that_moves_nobody_down_asks_for_nothing() -> None:
    state = opened({"dice": [5], "nasty": 0}, {}, chamber=chamber("carry_a_sealed_letter"))
    place(state, "area:chamber_task_1", 5)
    assert (person(state, 0).nasty, person(state, 0).vp, person(state, 0).modifiers) == (0, 2, 1)


@pytest.mark.rule("CT-8.1.10", "CT-6.6.7")
def test_where_no_request_is_left_nothing_is_avoided() -> None:
    """All fifteen lie before the other players."""
    cards = [card["id"] for card in CARDS["nasty_says"]]
    rivals = [{"says": cards[5 * seat : 5 * seat + 5], "nasty": 9} for seat in range(3)]
    state = opened({"dice": [4]}, {"nasty": 2, "mrs_nasty": 3}, *rivals)
    place(state, "area:office_talk_to_nasty", 4)
    play(state, "player:2")
    assert state.player == 0
    assert (person(state, 1).nasty, person(state, 1).mrs_nasty) == (3, 3)


@pytest.mark.rule("CT-8.1.10", "CT-5.5.1", "CT-5.4.8")
def test_at_the_round_end_each_player_is_asked_in_turn_order() -> None:
    people = [{"order": name, "nasty": 5, "mrs_nasty": 3} for name in ("gravel_sour", "goat_chaser", "rootwalker")]
    state = opened(*people, first=1, turn=1)
    play(state, "end_turn")
    for seat in (1, 2, 0):
        assert state.player == seat
        play(state, "avoid")
    assert [player.mrs_nasty for player in look(state).players] == [0, 0, 0]


@pytest.mark.rule("CT-6.0.11", "CT-8.1.3", "CT-8.1.4")
def test_effects_then_token_then_bonus_then_step_then_what_waits() -> None:
    """Peel the Turnips at Kitchen 3, with an apron: 1 point, the token, 2 for the track, its step, 4 for the apron."""
    mine = {"dice": [3, 3], "kitchen": 3, "items": ["cooks_apron"], "character": "hungry_cook"}
    cards = chamber("peel_the_turnips")
    state = arrange(mine, {"dice": []}, options=CHAMBER, events=True, round=5, chamber=cards)
    play(state, "item:cooks_apron")
    before = len(look(state).log)
    play(place(state, "area:chamber_task_1", 3, 3), "take:fruit")
    told = look(state).log[before:]
    what = [(line.changes.get("vp"), line.changes.get("mrs_nasty"), line.args.get("position")) for line in told]
    expected = [(1, None, None), (None, 1, None), (2, None, None), (None, None, 4), (4, None, None)]
    assert [entry for entry in what if entry in expected] == expected
