"""The end of Brew Crafters explained: reputation by source, money among those who are level, honest while it lasts."""

from typing import Any

import pytest
from tests.games.brew_crafters.lively import EXPERT, positions
from tests.games.brew_crafters.table import GAME, arrange, look, over, score

from alehouse import State
from alehouse.core.scene import Outcome
from alehouse.core.words import LANGUAGES

WORDS = GAME.words("en")
NAMES = ["Tom", "Sarah", "Ann"]
PAID: dict[str, Any] = {"money": 5}  # a brewery with nothing added
RICH: dict[str, Any] = {
    "money": 60,
    "rep": 4,
    "loans": 2,
    "sold": {"everyday_ale": 3, "pumpkin_ale": 1, "coffee_stout": 2},
    "tiles": ["tasting_room"],
    "labels": ["pumpkin_ale"],
    "research": [0, 4, 0, 1],
}


def told(state: State, language: str = "en") -> Outcome:
    return GAME.outcome(state.view(None), GAME.words(language), NAMES[: state.seats])


def outcome(*players: dict[str, Any], **given: Any) -> Outcome:
    state = over(*players, **given)
    assert state.is_over
    return told(state)


def number(cell: str) -> int:
    return int(cell.replace("−", "-"))


# ── reputation by source ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.2")
def test_reputation_is_told_by_source() -> None:
    state = over(RICH, PAID, PAID, sections={"collab_malt": 0})
    found, points = told(state), score(state, 0)
    header, first, *_ = found.rows
    assert len(header) == len(first)
    assert first[:2] == ("1", "Tom")
    sources = [points.beers, points.research, points.tasting, points.tokens, points.labels, points.collaboration]
    assert [number(cell) for cell in first[2:-1]] == [*sources, points.loans, points.total]
    assert min(sources) > 0 > points.loans


@pytest.mark.rule("BC-7.2")
def test_the_reputation_of_the_table_adds_up() -> None:
    for state in positions(3, 4, 10_000, **EXPERT):
        if not state.is_over:
            continue
        for row in told(state).rows[1:]:
            *sources, total, _ = map(number, row[2:])
            assert sum(sources) == total
        assert [score(state, seat).total for seat in range(3)] == state.scores()


@pytest.mark.rule("BC-6.60", "BC-7.2")
def test_the_collaboration_counts_where_there_is_one() -> None:
    three, two = outcome(PAID, PAID, PAID), outcome(PAID, PAID)
    assert len(three.rows[0]) == len(two.rows[0]) + 1


@pytest.mark.rule("BC-7.2")
def test_every_source_is_explained() -> None:
    lines = outcome(RICH, PAID, PAID, sections={"collab_malt": 0}).lines
    tom, sarah = lines[:2]
    for part in ("Tom", "Everyday Ale", "Pumpkin Ale", "Coffee Stout", WORDS.name("track-basic_fermentation")):
        assert part in tom
    for part in ("Everyday Ale", WORDS.name("track-basic_fermentation")):
        assert part not in sarah


# ── who wins ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.3")
def test_the_most_reputation_wins() -> None:
    found = outcome({**PAID, "rep": 20}, {**PAID, "rep": 40}, {**PAID, "rep": 30})
    assert [row[:2] for row in found.rows[1:]] == [("1", "Sarah"), ("2", "Ann"), ("3", "Tom")]
    assert "Sarah" in found.title
    assert "Sarah" in found.lines[-1]
    assert "40" in found.lines[-1]


@pytest.mark.rule("BC-7.3")
def test_money_breaks_a_tie() -> None:
    found = outcome({"money": 9, "rep": 20}, {"money": 12, "rep": 20}, {"money": 50, "rep": 3})
    assert [row[:2] for row in found.rows[1:]] == [("1", "Sarah"), ("2", "Tom"), ("3", "Ann")]
    assert "Sarah" in found.title
    assert "Tom" not in found.title
    assert "7" in found.lines[-1]


@pytest.mark.rule("BC-7.3")
def test_a_complete_tie_is_shared() -> None:
    found = outcome({**PAID, "rep": 20}, {**PAID, "rep": 20}, {**PAID, "rep": 3})
    assert "Tom and Sarah" in found.title
    assert [row[0] for row in found.rows[1:]] == ["1", "1", "3"]
    assert "Tom and Sarah" in found.lines[-1]


@pytest.mark.rule("BC-5.26", "BC-7.2")
def test_loans_are_told_as_a_loss() -> None:
    found = outcome({"money": 0, "rep": 10}, PAID)
    tom = next(row for row in found.rows if "Tom" in row)
    assert "−8" in tom
    assert tom[-2] == "2"


# ── while it lasts ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-7.2")
def test_the_score_as_it_stands_is_what_the_end_would_bring() -> None:
    """Nothing is guessed: the same brewery, its last upkeep paid, scores the same when the game ends."""
    running = arrange(RICH, PAID, PAID)
    final = over({**RICH, "money": 60 + look(running).players[0].upkeep.total}, PAID, PAID)
    assert score(running, 0) == score(final, 0)


@pytest.mark.rule("BC-7.2")
def test_the_score_as_it_stands_adds_up_and_is_the_same_for_everybody() -> None:
    for state in positions(4, 8, 40, **EXPERT):
        seen = [[player.score for player in look(state, seat).players] for seat in (None, *range(4))]
        assert all(scores == seen[0] for scores in seen)
        for points in seen[0]:
            sources = [points.beers, points.research, points.tasting, points.tokens, points.labels]
            assert sum(sources) + points.collaboration + points.loans == points.total


# ── in words ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    ends = [
        over(RICH, {"money": 0}, PAID, sections={"collab_malt": 0}),
        over(PAID, PAID),
        over({**PAID, "rep": 3}, {"money": 6, "rep": 3}),
    ]
    for state in ends:
        found = told(state, language)
        everything = " ".join([found.title, found.reason, *found.lines, *(cell for row in found.rows for cell in row)])
        assert "outcome-" not in everything
        assert "{" not in everything


def test_a_summary_says_where_the_game_stands() -> None:
    beginning = GAME.new(2, fate="open", recipe_set="random")
    middle = arrange({}, {}, year=2, season="autumn")
    summaries = [GAME.summary(state.view(None), WORDS) for state in (beginning, middle, over(PAID, PAID))]
    assert len(set(summaries)) == 3
    assert "2" in summaries[1]
    assert "Autumn" in summaries[1]
