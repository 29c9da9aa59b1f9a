"""Section 8.2: alone against the Automa dice, Normal and Story mode, and each of the 20 assignments."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CARDS,
    CHAMBER,
    CHORE,
    GAME,
    KITCHEN,
    ORDERS,
    ORDINARY,
    area,
    arrange,
    asked,
    deal,
    dice,
    held,
    left,
    look,
    mess,
    names,
    order_of,
    person,
    place,
    play,
    refused,
    requests,
    roll,
    roll_all,
)

from alehouse import FATE, State

CELLAR: Final = tuple(f"cellar_{value}" for value in range(1, 7))
RED: Final = {
    1: "workshop_item",
    2: "workshop_item",
    3: "workshop_magic_potion",
    4: "workshop_magic_potion",
    5: "workshop_replace_order",
    6: "office_talk_to_nasty",
}
HARMLESS: Final = {"white": 6, "yellow": 6, "blue": 6, "green": 6, "red": 1}
RACES: Final = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")
BY_RACE: Final = {race: [name for name, card in ORDERS.items() if card["race"] == race] for race in RACES}
TASK_SPACES: Final = [
    {"task": "carry_a_sealed_letter", "token": "beer"},
    {"task": "copy_a_map", "token": "mrs_nasty"},
    {"task": "seal_the_bargain", "token": "wine"},
]
STORY: Final[dict[str, Any]] = {"solo_mode": "story"}
MODES: Final[list[dict[str, Any]]] = [{}, STORY, CHAMBER, {**STORY, **CHAMBER}]
# orders to serve by race, then kitchen, chore and workshop at least, nasty at most
ASSIGNMENTS: Final[dict[str, tuple[dict[str, int], int, int, int, int]]] = {
    "quiet_introductions": ({"human": 1, "dwarf": 1}, 3, 2, 1, 8),
    "a_table_for_two": ({"halfling": 1, "trobit": 1}, 2, 3, 1, 8),
    "cousins_meet": ({"elf": 1, "green_elf": 1}, 2, 2, 2, 8),
    "short_toasts": ({"dwarf": 1, "halfling": 1}, 3, 3, 1, 8),
    "the_crystal_ball": ({"human": 1, "green_elf": 1}, 2, 3, 2, 8),
    "three_envoys": ({"human": 1, "elf": 1, "dwarf": 1}, 3, 2, 2, 7),
    "whispers_at_the_bar": ({"green_elf": 1, "trobit": 1, "halfling": 1}, 2, 3, 2, 7),
    "an_elven_favour": ({"elf": 2, "trobit": 1}, 3, 3, 1, 7),
    "the_miners_vote": ({"dwarf": 2, "trobit": 1}, 3, 3, 2, 7),
    "a_feast_of_small_folk": ({"halfling": 2, "green_elf": 1}, 4, 2, 2, 7),
    "the_free_companies": ({"human": 2, "green_elf": 1}, 4, 3, 2, 6),
    "bridge_over_anger": ({"trobit": 2, "elf": 1}, 3, 4, 2, 6),
    "one_cup_three_banners": ({"dwarf": 1, "halfling": 1, "elf": 1}, 4, 4, 2, 6),
    "the_forest_listens": ({"green_elf": 2, "dwarf": 1}, 3, 4, 3, 6),
    "songs_of_old": ({"elf": 2, "halfling": 1}, 4, 3, 3, 6),
    "four_signatures": ({"human": 1, "dwarf": 1, "elf": 1, "trobit": 1}, 3, 2, 1, 7),
    "the_long_night": ({"halfling": 2, "human": 2}, 2, 2, 2, 7),
    "under_the_mountain": ({"dwarf": 2, "green_elf": 1, "trobit": 1}, 2, 3, 1, 7),
    "the_wizards_dream": ({"green_elf": 2, "trobit": 1, "human": 1}, 2, 2, 3, 7),
    "peace_of_the_five_realms": ({"halfling": 1, "elf": 1, "green_elf": 1, "trobit": 1}, 2, 3, 1, 7),
}


def alone(options: dict[str, Any] | None = None, automa: dict[str, int] | None = None, **mine: Any) -> State:
    """A turn alone at the table in round 5, not the first of the round; the Automa dice lie where asked for."""
    given = mine.pop("given", {})
    options = options or {}
    given = {"round": 5, "automa": {**HARMLESS, **(automa or {})}, **given}
    if "secret_chamber" in options:
        given = {
            "chamber": TASK_SPACES,
            **given,
            "automa": {**given["automa"], "purple": given["automa"].get("purple", 4)},
        }
    if options.get("solo_mode") == "story":
        given = {"assignment": "three_envoys", **given}
    return arrange(mine, options=options, **given)


def begin(number: int = 2, options: dict[str, Any] | None = None, **mine: Any) -> State:
    """The start of a round, before any die is rolled."""
    given = mine.pop("given", {})
    return arrange(mine, options=options, phase="round_start", round=number, **given)


def bars(state: State) -> dict[str, str]:
    """What each Automa die bars."""
    return {die.colour: die.bars for die in look(state).automa if die.bars}


# ── the Automa dice ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.1.2", "CT-4.3.2")
@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("number", [1, 3, 4, 7])
def test_the_automa_dice_come_before_the_players(options: dict[str, Any], number: int) -> None:
    given: dict[str, Any] = {"assignment": "three_envoys"} if "solo_mode" in options else {}
    purple = "secret_chamber" in options and number >= 4
    if purple:
        given["chamber"] = TASK_SPACES
    state = begin(number, options, given=given)
    deal(state)
    roll(state, 5, 5, 5, 5, 5, *([4] if purple else []))
    assert {die.colour: die.value for die in look(state).automa if die.value} == {
        **dict.fromkeys(("white", "yellow", "blue", "green", "red"), 5),
        **({"purple": 4} if purple else {}),
    }
    roll(state, 1, 2, 3, 4)
    assert dice(state, 0) == [1, 2, 3, 4]
    assert state.player == 0
    assert not any(die.white for die in person(state, 0).dice)


@pytest.mark.rule("CT-8.2.2", "CT-8.2.4")
@pytest.mark.parametrize("value", range(1, 7))
def test_yellow_bars_a_cellar_area(value: int) -> None:
    state = alone(automa={"yellow": value}, dice=[value])
    assert bars(state)["yellow"] == f"area:cellar_{value}"
    assert area(state, f"cellar_{value}").blocked == "yellow"
    assert refused(state, f"area:cellar_{value}") == "CT-8.2.2"
    other = alone(automa={"yellow": 1 + value % 6}, dice=[value])
    assert f"area:cellar_{value}" in names(other)


@pytest.mark.rule("CT-8.2.2", "CT-8.2.5")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(("colour", "areas", "lowest"), [("blue", KITCHEN, 7), ("green", CHORE, 8)])
def test_blue_bars_a_kitchen_and_green_a_chore_area(
    value: int, colour: str, areas: tuple[str, ...], lowest: int
) -> None:
    wanted = lowest + 2 * (value - 1)
    some = [6, 6, 6][: (wanted - 1) // 6]
    some.append(wanted - sum(some))
    state = alone(automa={colour: value}, dice=some)
    assert bars(state)[colour] == f"area:{areas[value - 1]}"
    assert refused(state, f"area:{areas[value - 1]}") == "CT-8.2.2"
    other = alone(automa={colour: 1 + value % 6}, dice=some)
    assert f"area:{areas[value - 1]}" in names(other)


@pytest.mark.rule("CT-8.2.2", "CT-8.2.6")
@pytest.mark.parametrize("value", range(1, 7))
def test_red_bars_the_workshop_or_the_office(value: int) -> None:
    state = alone(automa={"red": value}, dice=[1, 1, 1])
    assert bars(state)["red"] == f"area:{RED[value]}"
    for name in set(RED.values()):
        assert (f"area:{name}" in names(state)) is (name != RED[value])
    assert refused(state, f"area:{RED[value]}") == "CT-8.2.2"


@pytest.mark.rule("CT-8.2.6")
@pytest.mark.parametrize("value", range(1, 7))
def test_only_a_red_six_moves_the_player_down(value: int) -> None:
    state = begin(nasty=4)
    roll(state, 5, 5, 5, 5, value)
    roll_all(state)
    assert person(state, 0).nasty == (5 if value == 6 else 4)


@pytest.mark.rule("CT-8.2.6", "CT-6.6.2")
def test_a_red_six_may_bring_a_request() -> None:
    state = begin(nasty=5)
    roll(state, 5, 5, 5, 5, 6)
    while not asked(state, "draw_says"):
        roll(state, 1)
    play(state, "draw_says:on_the_rocks")
    assert requests(state, 0) == ["on_the_rocks"]


@pytest.mark.rule("CT-8.2.6", "CT-6.6.3")
def test_a_red_six_brings_nothing_in_round_10() -> None:
    state = begin(10, nasty=5)
    roll(state, 5, 5, 5, 5, 6, 1, 1, 1, 1)
    assert person(state, 0).nasty == 6
    assert requests(state, 0) == []
    assert state.player == 0


@pytest.mark.rule("CT-8.2.3", "CT-8.2.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_white_bars_an_order(value: int) -> None:
    state = alone(automa={"white": value}, dice=[1])
    assert [space.blocked for space in look(state).mess] == [number == value for number in range(1, 7)]
    barred = mess(state)[value - 1]
    assert refused(state, f"order:{barred}") == "CT-8.2.2"
    assert sorted(asked(state, "order")) == sorted(name for name in mess(state) if name != barred)


@pytest.mark.rule("CT-8.2.3")
@pytest.mark.parametrize(("value", "barred"), [(1, 2), (2, 3), (3, 2), (4, 5), (5, 6), (6, 5)])
def test_white_makes_way_for_the_meeple(value: int, barred: int) -> None:
    """To the right; at the right end of a row, to the left."""
    state = begin(order="hopping_gnome", table=value)
    roll(state, value, 5, 5, 5, 5)
    assert [space.number for space in look(state).mess if space.blocked] == [barred]
    assert bars(state)["white"] == f"mess:{barred}"


@pytest.mark.rule("CT-8.2.3")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_meeple_elsewhere_does_not_move_it(value: int) -> None:
    state = begin(order="hopping_gnome", table=1 + value % 6)
    roll(state, value, 5, 5, 5, 5)
    assert [space.number for space in look(state).mess if space.blocked] == [value]


@pytest.mark.rule("CT-8.2.2", "CT-6.1.2")
def test_a_barred_order_is_not_discarded_for_one_from_the_deck() -> None:
    state = alone(automa={"white": 3}, dice=[1])
    barred = mess(state)[2]
    play(state, "from_deck", "draw_order:last_banner")
    assert f"order:{barred}" not in names(state)
    assert len(asked(state, "order")) == 5


@pytest.mark.rule("CT-8.2.2", "CT-6.5.1")
def test_a_barred_order_is_not_replaced() -> None:
    state = play(alone(automa={"white": 3}, dice=[1]), "area:workshop_replace_order")
    assert f"order:{mess(state)[2]}" not in names(state)
    assert len(asked(state, "order")) == 5


@pytest.mark.rule("CT-5.4.5", "CT-8.2.3")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_the_order_under_the_white_die_goes_when_the_round_ends(value: int) -> None:
    state = alone(automa={"white": value}, dice=[])
    before = mess(state)
    play(state, "end_turn")
    assert look(state).orders_discarded == [before[value - 1]]
    play(state, "draw_order:last_banner")
    before[value - 1] = "last_banner"
    assert mess(state) == before
    assert not any(space.blocked for space in look(state).mess)
    assert bars(state) == {}


@pytest.mark.rule("CT-8.2.2")
def test_what_is_barred_is_free_again_in_the_next_round() -> None:
    state = play(alone(automa={"yellow": 2, "red": 5}, dice=[]), "end_turn")
    roll_all(roll(deal(state), 6, 6, 6, 6, 1), 2)
    play(state, f"order:{mess(state)[0]}")
    assert {"area:cellar_2", "area:workshop_replace_order"} <= set(names(state))


# ── purple ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.2.7", "CT-8.2.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_purple_bars_a_task_card_or_mrs_nasty(value: int) -> None:
    state = alone(CHAMBER, {"purple": value}, dice=[5, 4, 6, 3])
    barred = f"area:chamber_task_{value}" if value < 4 else "area:chamber_talk_to_mrs_nasty"
    assert bars(state)["purple"] == barred
    assert refused(state, barred) == "CT-8.2.2"
    areas = {f"area:chamber_task_{number}" for number in (1, 2, 3)} | {"area:chamber_talk_to_mrs_nasty"}
    assert areas & set(names(state)) == areas - {barred}


@pytest.mark.rule("CT-8.2.7", "CT-8.1.14", "CT-12.18")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_barred_task_card_is_replaced_when_the_round_ends(value: int) -> None:
    state = alone(CHAMBER, {"purple": value}, dice=[])
    before = [card.id for card in look(state).chamber if card]
    tokens = look(state).tokens_left
    play(state, "end_turn")
    while not asked(state, "rolled"):
        kind = "draw_order:last_banner" if asked(state, "draw_order") else "draw_task:peel_the_turnips"
        play(state, "token:rocks" if asked(state, "token") else kind)
    after = [card for card in look(state).chamber if card]
    before[value - 1] = "peel_the_turnips"
    assert [card.id for card in after] == before
    assert after[value - 1].token == "rocks"
    assert look(state).tokens_left == tokens - 1
    assert (person(state, 0).tasks, person(state, 0).drinks, person(state, 0).mrs_nasty) == ([], {}, 0)


@pytest.mark.rule("CT-8.2.7")
def test_barred_mrs_nasty_leaves_the_task_cards_alone() -> None:
    state = play(alone(CHAMBER, {"purple": 5}, dice=[]), "end_turn")
    roll_all(deal(state))
    assert [card.id for card in look(state).chamber if card] == [str(card["task"]) for card in TASK_SPACES]


@pytest.mark.rule("CT-8.2.7", "CT-8.1.14")
def test_the_used_card_is_taken_and_the_barred_one_thrown_away() -> None:
    state = alone(CHAMBER, {"purple": 2}, dice=[5], tasks=["peel_the_turnips", "catch_the_rats", "skim_the_broth"])
    place(state, "area:chamber_task_1", 5)
    play(state, "end_turn")
    while state.player == FATE:  # the order under the white die
        play(state, "draw_order:last_banner")
    assert sorted(names(state)) == [
        "task:carry_a_sealed_letter",
        "task:catch_the_rats",
        "task:peel_the_turnips",
        "task:skim_the_broth",
    ]
    play(state, "task:peel_the_turnips")
    assert asked(state, "draw_task")
    assert not {"copy_a_map", "peel_the_turnips", "carry_a_sealed_letter"} & set(asked(state, "draw_task"))


@pytest.mark.rule("CT-8.2.7", "CT-5.1.1")
def test_in_round_4_the_chamber_opens_before_purple_is_rolled() -> None:
    state = begin(4, CHAMBER)
    assert asked(state, "draw_task")
    deal(state)
    roll(state, 5, 5, 5, 5, 5, 2)
    assert bars(state)["purple"] == "area:chamber_task_2"


@pytest.mark.rule("CT-8.2.7")
def test_without_the_expansion_there_is_no_purple_die() -> None:
    state = begin(6)
    roll(state, 5, 5, 5, 5, 5, 1, 1, 1, 1)
    assert state.player == 0
    assert "purple" not in bars(state)


# ── playing alone ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.2.8", "CT-8.2.1")
@pytest.mark.parametrize(("before", "after"), [(7, 6), (1, 0), (0, 0)])
def test_talk_to_nasty_moves_the_player_up(before: int, after: int) -> None:
    state = place(alone(nasty=before, dice=[3]), "area:office_talk_to_nasty", 3)
    assert person(state, 0).nasty == after
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-8.2.1", "CT-6.3.7")
@pytest.mark.parametrize("kind", ORDINARY)
def test_serve_dinner_takes_from_the_supply(kind: str) -> None:
    state = place(alone(dice=[6, 6, 5], automa={"blue": 1}), "area:serve_dinner", 6, 6, 5)
    assert {name for name in names(state) if name != "none"} == {f"take:{other}" for other in ORDINARY}
    play(state, f"take:{kind}")
    assert held(state, 0) == ({"mead": 1, kind: 1} if kind != "mead" else {"mead": 2})
    assert person(state, 0).vp == 7


@pytest.mark.rule("CT-8.2.1", "CT-6.3.8")
def test_fix_the_roof_swaps_with_the_supply() -> None:
    mine: dict[str, Any] = {"dice": [6, 6, 4], "ingredients": {"beer": 1, "magic_potion": 1}}
    state = place(alone(automa={"green": 1}, **mine), "area:fix_roof", 6, 6, 4)
    assert set(names(state)) == {"give:beer", "give:wine", "none"}  # no potion
    play(state, "give:beer")
    assert "take:magic_potion" not in names(state)
    play(state, "take:spirits")
    assert held(state, 0) == {"wine": 1, "spirits": 1, "magic_potion": 1}
    assert (left(state, "beer"), left(state, "spirits")) == (6, 5)
    assert person(state, 0).vp == 6


@pytest.mark.rule("CT-8.2.1", "CT-6.3.8")
def test_the_swap_may_be_declined() -> None:
    state = place(alone(automa={"green": 1}, dice=[6, 6, 4]), "area:fix_roof", 6, 6, 4)
    play(state, "none")
    assert held(state, 0) == {"wine": 1}
    assert person(state, 0).vp == 6


@pytest.mark.rule("CT-8.2.1", "CT-6.3.1")
def test_the_first_player_marker_changes_nothing() -> None:
    state = place(alone(dice=[3, 4]), "area:make_lunch", 3, 4)
    assert (person(state, 0).vp, held(state, 0)) == (2, {"herbs": 1})
    assert person(state, 0).first_player


@pytest.mark.rule("CT-8.2.2", "CT-5.2.7")
def test_a_barred_area_is_no_placement_that_must_be_made() -> None:
    """One die 5, everything else it could go to is used: with Cellar 5 barred the turn may end."""
    used = {"area:workshop_replace_order": [1], "area:office_talk_to_nasty": [1]}
    state = alone(automa={"yellow": 5}, dice=[5], placed=used)
    assert "end_turn" in names(state)
    state = alone(automa={"yellow": 4}, dice=[5], placed=used)
    assert refused(state, "end_turn") == "CT-5.2.7"


@pytest.mark.rule("CT-8.2.1", "CT-5.3.1")
def test_the_player_has_all_turns() -> None:
    state = alone(dice=[2, 3])
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert (look(state).turn, look(state).round, dice(state, 0)) == (0, 5, [3])
    play(state, "area:cellar_3", "take:mead", "end_turn")
    deal(state)
    assert look(state).round == 6


@pytest.mark.rule("CT-8.2.2", "CT-5.2.6", "CT-6.1.9")
def test_a_single_barred_order_cannot_be_taken() -> None:
    """The Mess Hall holds one order and it is barred, no deck: the duty to take one lapses."""
    cards = ["gravel_sour", "", "", "", "", ""]
    given: dict[str, Any] = {"mess": cards, "orders_deck": []}
    state = alone(automa={"white": 1}, dice=[2], turns=0, given=given)
    assert order_of(state, 0) == ""
    assert "area:cellar_2" in names(state)
    assert not asked(state, "order")


# ── Normal mode ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.2.9")
@pytest.mark.parametrize("options", [{}, CHAMBER])
@pytest.mark.parametrize(("points", "won"), [(84, False), (85, True), (86, True), (0, False)])
def test_85_points_win(options: dict[str, Any], points: int, won: bool) -> None:
    state = alone(options, dice=[], vp=points, given={"round": 10})
    play(state, "end_turn")
    assert state.is_over
    assert state.scores()[0] == points
    assert look(state).result.won is won


@pytest.mark.rule("CT-8.2.9")
def test_final_scoring_comes_first() -> None:
    ingredients = {"beer": 3}
    assert look(play(alone(dice=[], vp=82, ingredients=ingredients, given={"round": 10}), "end_turn")).result.won
    lost = play(alone(dice=[], vp=85, nasty=1, given={"round": 10}), "end_turn")
    assert (lost.scores()[0], look(lost).result.won) == (84, False)


# ── Story mode ────────────────────────────────────────────────────────────────────────────────────────


def told(assignment: str, options: dict[str, Any] | None = None, **mine: Any) -> State:
    """The end of a game with this assignment."""
    serve, kitchen, chore, workshop, nasty = ASSIGNMENTS[assignment]
    met: dict[str, Any] = {
        "completed": [name for race, count in serve.items() for name in BY_RACE[race][:count]],
        "kitchen": kitchen,
        "chore": chore,
        "workshop": workshop,
        "nasty": nasty,
    }
    given = {"assignment": assignment, "round": 10}
    return play(alone({**STORY, **(options or {})}, dice=[], given=given, **{**met, **mine}), "end_turn")


@pytest.mark.rule("CT-8.2.10")
@pytest.mark.parametrize("assignment", ASSIGNMENTS)
def test_an_assignment_is_won_when_everything_is_met(assignment: str) -> None:
    state = told(assignment)
    assert look(state).assignment == assignment
    assert look(state).result.won
    assert all(goal.met for goal in look(state).goals)
    serve, kitchen, chore, workshop, nasty = ASSIGNMENTS[assignment]
    needs = {goal.what: goal.need for goal in look(state).goals}
    expected = {f"serve:{race}": count for race, count in serve.items()}
    assert needs == {**expected, "kitchen": kitchen, "chore": chore, "workshop": workshop, "nasty": nasty}


@pytest.mark.rule("CT-8.2.10")
@pytest.mark.parametrize("assignment", ASSIGNMENTS)
@pytest.mark.parametrize("what", ["kitchen", "chore", "workshop", "nasty"])
def test_an_assignment_fails_by_one_step(assignment: str, what: str) -> None:
    _, kitchen, chore, workshop, nasty = ASSIGNMENTS[assignment]
    almost = {"kitchen": kitchen - 1, "chore": chore - 1, "workshop": workshop - 1, "nasty": nasty + 1}
    short: dict[str, Any] = {what: almost[what]}
    state = told(assignment, **short, vp=200)
    assert not look(state).result.won
    assert [goal.what for goal in look(state).goals if not goal.met] == [what]


@pytest.mark.rule("CT-8.2.10")
@pytest.mark.parametrize(
    ("assignment", "race"), [(name, race) for name, needs in ASSIGNMENTS.items() for race in needs[0]]
)
def test_an_assignment_fails_by_one_order(assignment: str, race: str) -> None:
    """Orders of other races do not stand in."""
    serve = ASSIGNMENTS[assignment][0]
    less = {**serve, race: serve[race] - 1}
    spare = [BY_RACE[other][-1] for other in RACES if other != race]
    state = told(assignment, completed=[name for kind, n in less.items() for name in BY_RACE[kind][:n]] + spare)
    assert not look(state).result.won
    assert [goal.what for goal in look(state).goals if not goal.met] == [f"serve:{race}"]


@pytest.mark.rule("CT-8.2.10")
@pytest.mark.parametrize("assignment", ASSIGNMENTS)
def test_more_than_asked_for_is_enough(assignment: str) -> None:
    everybody = [name for race in RACES for name in BY_RACE[race][:3]]
    assert look(told(assignment, completed=everybody, kitchen=9, chore=9, workshop=9, nasty=0)).result.won


@pytest.mark.rule("CT-8.2.10")
@pytest.mark.parametrize("option", ["off", "on"])
@pytest.mark.parametrize("points", [-30, 96, 97])
def test_points_matter_only_if_the_table_wants_it(option: str, points: int) -> None:
    """Three Envoys at Nasty 7, which costs 12: 97 are 85 in the end."""
    state = told("three_envoys", {"story_target": option}, vp=points)
    assert state.scores()[0] == points - 12
    assert look(state).result.won is (option == "off" or points == 97)


@pytest.mark.rule("CT-8.2.10")
def test_placements_in_the_workshop_are_counted() -> None:
    def goal(state: State) -> int:
        return next(goal.have for goal in look(state).goals if goal.what == "workshop")

    state = alone(STORY, {"red": 6}, dice=[1, 1, 3, 3], workshop=1)
    place(state, "area:workshop_item", 1, 1)
    deal(state)
    play(state, names(state)[0], "end_turn")
    assert goal(state) == 2
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}")
    deal(state)
    play(state, names(state)[0], "end_turn")
    assert goal(state) == 3
    play(state, "area:cellar_3", "take:mead")
    assert goal(state) == 3


@pytest.mark.rule("CT-8.2.10", "CT-4.3.5")
def test_there_are_20_single_assignments_one_of_which_is_drawn() -> None:
    state = GAME.new(1, fate="open", **STORY)
    while not asked(state, "draw_assignment"):
        play(state, names(state)[0])
    assert sorted(asked(state, "draw_assignment")) == sorted(ASSIGNMENTS)
    assert {card["id"] for card in CARDS["assignment"]} == set(ASSIGNMENTS)
    play(state, "draw_assignment:songs_of_old")
    for seat in (None, 0):
        assert look(state, seat).assignment == "songs_of_old"


@pytest.mark.rule("CT-8.2.10", "CT-8.1.9")
def test_drinks_are_no_orders_for_an_assignment() -> None:
    state = alone({**STORY, **CHAMBER}, dice=[], drinks={"beer": 1}, ingredients={"beer": 1})
    before = look(state).goals
    assert look(play(state, "drink:beer")).goals == before


@pytest.mark.rule("CT-8.2.9", "CT-8.2.10")
def test_in_normal_mode_there_is_no_assignment() -> None:
    view = look(alone(dice=[]))
    assert (view.solo, view.story, view.assignment, view.goals, view.target) == (True, False, "", [], 85)
