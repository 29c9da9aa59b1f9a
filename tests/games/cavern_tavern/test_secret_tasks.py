"""Section 6.8: the 13 secret tasks, tier by tier."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import CARDS, GAME, ORDERS, arrange, look, names, person, play, quiet

from alehouse import State

RACES: Final = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")
BY_RACE: Final = {race: [name for name, card in ORDERS.items() if card["race"] == race] for race in RACES}
SECRETS: Final = tuple(card["id"] for card in CARDS["secret_task"])
ITEMS: Final = ["hammer", "clover", "bracelet"]
BIG: Final = ["black_knight", "emerald_hush", "last_banner", "rootwalker"]  # of 6, 6, 7 and 7 ingredients
SMALL: Final = ["gravel_sour", "anvil_spark", "pickaxe_sling", "mine_cart"]  # of 3, 4, 5 and 5


def scored(secret: str, **mine: Any) -> int:
    """What a secret task brings at the end; shown to its owner before, too."""
    state = quiet({"secret": secret, **mine}, {}, round=10)
    before = person(state, 0).secret_points
    play(state, "end_turn")
    assert state.is_over
    assert look(state, 0).result.scores[0].secret == before
    return before


# ── one for each ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.8.1", "CT-7.6")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize(("served", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 12)])
def test_friend_of_a_race(race: str, served: int, points: int) -> None:
    others = [name for other in RACES if other != race for name in BY_RACE[other][:1]]
    assert scored(f"friend_{race}", completed=[*BY_RACE[race][:served], *others]) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(("at", "points"), [(0, 0), (4, 0), (5, 4), (6, 4), (7, 7), (8, 7), (9, 10)])
def test_head_of_the_kitchen(at: int, points: int) -> None:
    assert scored("head_cook", kitchen=at, chore=9 - at) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(("at", "points"), [(0, 0), (2, 0), (3, 4), (4, 4), (5, 7), (6, 7), (7, 10), (9, 10)])
def test_head_of_the_chores(at: int, points: int) -> None:
    assert scored("head_porter", chore=at, kitchen=9 - at) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(
    ("at", "points"), [(0, 8), (1, 8), (2, 8), (3, 4), (4, 4), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0)]
)
def test_spotless_record(at: int, points: int) -> None:
    assert scored("spotless_record", nasty=at) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(("races", "points"), [(0, 0), (2, 0), (3, 3), (4, 7), (5, 11), (6, 11)])
def test_friend_of_all(races: int, points: int) -> None:
    served = [name for race in RACES[:races] for name in BY_RACE[race][:2]]  # two orders are still one race
    assert scored("friend_of_all", completed=served) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(("on_time", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 9), (5, 9)])
def test_on_the_dot(on_time: int, points: int) -> None:
    assert scored("on_the_dot", completed=[*BIG, *SMALL][:6], on_time=on_time) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(("big", "points"), [(0, 0), (1, 5), (2, 10), (3, 10), (4, 10)])
def test_big_tables(big: int, points: int) -> None:
    assert scored("big_tables", completed=[*BIG[:big], *SMALL]) == points


@pytest.mark.rule("CT-6.8.1")
@pytest.mark.parametrize(
    ("items", "potions", "points"),
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 4), (0, 2, 4), (1, 1, 4), (2, 1, 8), (3, 1, 8), (0, 3, 8)],
)
def test_full_pockets(items: int, potions: int, points: int) -> None:
    mine = {"items": ITEMS[:items], "ingredients": {"magic_potion": potions, "beer": 3}}
    assert scored("full_pockets", **mine) == points


@pytest.mark.rule("CT-6.8.1")
def test_every_secret_task_has_been_tried() -> None:
    friends = {f"friend_{race}" for race in RACES}
    others = {
        "head_cook",
        "head_porter",
        "spotless_record",
        "friend_of_all",
        "on_the_dot",
        "big_tables",
        "full_pockets",
    }
    assert set(SECRETS) == friends | others
    assert len(SECRETS) == 13
    assert {name.split(":")[1] for name in GAME.action_names if name.startswith("draw_secret:")} == set(SECRETS)


# ── all of them ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.8.1", "CT-7.6")
@pytest.mark.parametrize("secret", SECRETS)
def test_the_points_are_added_once_at_the_end(secret: str) -> None:
    """A player who meets every condition fully."""
    mine: dict[str, Any] = {
        "secret": secret,
        "completed": [name for race in RACES for name in BY_RACE[race][-3:]],
        "on_time": 4,
        "kitchen": 9,
        "chore": 9,
        "nasty": 0,
        "items": ITEMS,
        "ingredients": {"magic_potion": 1},
        "order": "goat_chaser",
        "vp": 20,
    }
    best = {"head_cook": 10, "head_porter": 10, "spotless_record": 8, "friend_of_all": 11, "on_the_dot": 9}
    best |= {"big_tables": 10, "full_pockets": 8}
    state = quiet(mine, {}, round=10)
    assert person(state, 0).vp == 20  # nothing before the end
    play(state, "end_turn")
    assert state.scores()[0] == 20 + best.get(secret, 12)


@pytest.mark.rule("CT-6.8.1")
def test_everybody_scores_the_own_task() -> None:
    people = [
        {"secret": "head_cook", "kitchen": 6, "chore": 9},
        {"secret": "head_porter", "kitchen": 9, "chore": 9},
        {"secret": "friend_elf", "kitchen": 9, "chore": 9},
    ]
    state = play(quiet(*people, round=10), "end_turn")
    assert [score.secret for score in look(state).result.scores] == [4, 10, 0]


@pytest.mark.rule("CT-6.8.1", "CT-9.2")
def test_a_secret_task_is_seen_by_its_owner_only_and_by_all_at_the_end() -> None:
    state = quiet({"secret": "head_cook", "kitchen": 6}, {"secret": "friend_elf"}, round=10)
    assert person(state, 0).secret == "head_cook"
    for seat in (None, 1):
        assert (look(state, seat).players[0].secret, look(state, seat).players[0].secret_points) == ("", 0)
    play(state, "end_turn")
    for seat in (None, 0, 1):
        assert look(state, seat).result.scores[0].secret == 4


@pytest.mark.rule("CT-6.8.1", "CT-4.3.1")
def test_alone_at_the_table_there_is_no_secret_task() -> None:
    state: State = arrange({"dice": [], "kitchen": 9, "chore": 9}, round=10, automa={"red": 1})
    assert person(state, 0).secret == ""
    play(state, "end_turn")
    assert look(state).result.scores[0].secret == 0
    assert names(state) == []


@pytest.mark.rule("CT-6.8.1", "CT-8.1.9")
def test_drink_tokens_do_not_count() -> None:
    mine = {"secret": "friend_of_all", "drinks": {"beer": 1}, "ingredients": {"beer": 1}}
    mine |= {"completed": [BY_RACE[race][0] for race in RACES[:3]]}
    state = quiet(mine, {}, round=6, options={"secret_chamber": "on"})
    play(state, "drink:beer")
    assert person(state, 0).secret_points == 3  # for three races
    assert (person(state, 0).completed_count, person(state, 0).on_time) == (3, 0)
