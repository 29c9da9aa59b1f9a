"""The end of Cavern Tavern explained: points by source, every tie-breaker, and whether a solo goal is reached."""

from typing import Any

import pytest
from tests.games.cavern_tavern.table import CHAMBER, GAME, look, position

from alehouse import State
from alehouse.core.scene import Outcome
from alehouse.core.words import LANGUAGES

WORDS = GAME.words("en")
NAMES = ["Tom", "Sarah", "Ann"]


def over(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A game that ends with these players."""
    given = {"phase": "round_end", "round": 10, **given}
    dull = ("friend_elf", "friend_dwarf", "friend_human")  # Secret Tasks that bring nothing here
    people = [{"secret": name, **player} for name, player in zip(dull, players)] if len(players) > 1 else players
    state = GAME.arrange(position(*people, **given), players=len(players), fate="open", **(options or {}))
    assert state.is_over
    return state


def told(state: State, language: str = "en") -> Outcome:
    return GAME.outcome(state.view(None), GAME.words(language), NAMES[: state.seats])


def outcome(*players: dict[str, Any], **more: Any) -> Outcome:
    return told(over(*players, **more))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


# ── points by source ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.2", "CT-7.3", "CT-7.5", "CT-7.6")
def test_points_are_told_by_source() -> None:
    rich = {
        "vp": 50,
        "nasty": 4,
        "ingredients": {"beer": 2, "magic_potion": 1},
        "says": ["serve_already"],
        "secret": "head_cook",
        "kitchen": 6,
    }
    found = outcome(rich, {"vp": 12})
    header, first, second = found.rows
    assert len(header) == len(first) == len(second)
    assert first[:2] == ("1", "Tom")
    assert first[2:] == ("50", "−5", "3", "−10", "4", "42", "0")
    assert second[2:] == ("12", "0", "0", "0", "0", "12", "0")


@pytest.mark.rule("CT-7.7")
def test_mrs_nasty_counts_with_the_secret_chamber_only() -> None:
    with_her = outcome({"vp": 5, "mrs_nasty": 2}, {}, options=CHAMBER)
    without = outcome({"vp": 5}, {})
    assert len(with_her.rows[0]) == len(without.rows[0]) + 1
    assert with_her.rows[1][-3:] == ("2", "7", "0")


@pytest.mark.rule("CT-7.1")
def test_the_points_of_the_table_add_up() -> None:
    players: list[dict[str, Any]] = [
        {"vp": 31, "nasty": 2, "ingredients": {"wine": 3}, "secret": "head_porter"},
        {"vp": 28, "nasty": 9, "mrs_nasty": 4, "secret": "spotless_record"},
        {"vp": 30, "completed": ["swan_feather", "silver_leaf"], "secret": "friend_elf", "chore": 3},
    ]
    found = outcome(*players, options=CHAMBER)
    for row in found.rows[1:]:
        numbers = [int(cell.replace("−", "-")) for cell in row[2:]]
        assert sum(numbers[:-2]) == numbers[-2]


@pytest.mark.rule("CT-7.3", "CT-7.4")
def test_why_ingredients_count_or_do_not_is_said() -> None:
    holding = {"ingredients": {"beer": 2, "wine": 1}}
    found = outcome({**holding, "order": "swan_feather"}, holding)
    tom, sarah = found.lines[:2]
    assert "Swan Feather" in tom
    assert "Swan Feather" not in sarah
    assert "3" in sarah


@pytest.mark.rule("CT-6.8.1")
def test_the_tier_of_a_secret_task_is_told() -> None:
    found = outcome({"secret": "head_cook", "kitchen": 9}, {"secret": "head_porter"})
    assert "Head Cook" in found.lines[0]
    assert "10" in found.lines[0]
    assert "Head Porter" in found.lines[1]


@pytest.mark.rule("CT-7.9")
def test_losses_below_nothing_depend_on_the_option() -> None:
    poor: dict[str, Any] = {"vp": 3, "says": ["serve_already"]}
    below = outcome(poor, {"vp": 9})
    clipped = outcome(poor, {"vp": 9}, options={"negative_scores": "off"})
    assert below.rows[-1][-2] == "−7"
    assert clipped.rows[-1][-2] == "0"


# ── who wins ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-7.8")
def test_the_most_points_win() -> None:
    found = outcome({"vp": 20}, {"vp": 40}, {"vp": 30})
    assert [row[:2] for row in found.rows[1:]] == [("1", "Sarah"), ("2", "Ann"), ("3", "Tom")]
    assert "Sarah" in found.title
    assert "Sarah" in found.lines[-1]
    assert "40" in found.lines[-1]


@pytest.mark.rule("CT-7.8")
def test_less_lost_on_the_nasty_track_breaks_a_tie() -> None:
    found = outcome({"vp": 22, "nasty": 2}, {"vp": 20}, {"vp": 1})
    assert [row[0] for row in found.rows[1:]] == ["1", "2", "3"]
    assert "Sarah" in found.title
    assert "Tom" not in found.title


@pytest.mark.rule("CT-7.8")
def test_then_completed_orders() -> None:
    found = outcome({"vp": 20, "completed": ["gravel_sour"]}, {"vp": 20, "completed": ["goat_chaser", "firefly_jar"]})
    assert "Sarah" in found.title
    assert "2" in found.lines[-1]


@pytest.mark.rule("CT-7.8")
def test_a_complete_tie_is_shared() -> None:
    found = outcome({"vp": 20}, {"vp": 20}, {"vp": 3})
    assert "Tom and Sarah" in found.title
    assert [row[0] for row in found.rows[1:]] == ["1", "1", "3"]
    assert "Tom and Sarah" in found.lines[-1]


# ── alone ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-8.2.9")
@pytest.mark.parametrize("points", [84, 85])
def test_a_normal_solo_game_is_about_points(points: int) -> None:
    state = over({"vp": points})
    found = told(state)
    assert look(state).result.won is (points >= 85)
    assert found.rows[1][0] == ("✓" if points >= 85 else "✗")
    assert str(points) in found.lines[-1]
    assert "85" in found.lines[-1]
    assert len(found.rows) == 2


@pytest.mark.rule("CT-8.2.10")
def test_a_story_is_about_its_goals() -> None:
    met = {
        "completed": ["toll_road_red", "gravel_sour"],
        "kitchen": 3,
        "chore": 2,
        "workshop": 1,
        "nasty": 8,
    }
    story = {"solo_mode": "story"}
    won = over(met, options=story, assignment="quiet_introductions")
    lost = over({**met, "workshop": 0}, options=story, assignment="quiet_introductions")
    needs_points = over(met, options={**story, "story_target": "on"}, assignment="quiet_introductions")
    assert [look(state).result.won for state in (won, lost, needs_points)] == [True, False, False]
    assert len(told(won).lines) == len(told(lost).lines) == 1 + len(look(won).goals)
    assert "85" in told(needs_points).lines[-1]
    assert told(won).title != told(lost).title


# ── in words ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    ends = [
        over({"vp": 20, "says": ["serve_already"], "mrs_nasty": 1}, {"vp": 20, "nasty": 3}, options=CHAMBER),
        over({"vp": 90}),
        over({}, options={"solo_mode": "story"}, assignment="three_envoys"),
    ]
    for state in ends:
        found = told(state, language)
        everything = " ".join([found.title, found.reason, *found.lines, *(cell for row in found.rows for cell in row)])
        assert "outcome-" not in everything
        assert "{" not in everything


def test_a_summary_says_where_the_game_stands() -> None:
    beginning, middle = GAME.new(2, fate="open"), GAME.arrange(position({}, {}, round=3), players=2, fate="open")
    told_of = [GAME.summary(state.view(None), WORDS) for state in (beginning, middle, over({}, {}))]
    assert len(set(told_of)) == 3
    assert "3" in told_of[1]
    assert "10:40" in plain(told_of[1])
