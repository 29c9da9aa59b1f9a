"""The scoring as steps, to be counted before everybody's eyes: they sum up to the scores, and ties are explained."""

from functools import cache
from random import Random
from typing import Any, Final

import pytest
from tests.games.drawn import strict
from tests.games.facts import facts_of
from tests.games.test_flights import pieces, symbols

import alehouse
from alehouse import State
from alehouse.core.outcome import ScoringText
from alehouse.core.scene import LANDSCAPE, Outcome, Step
from alehouse.core.words import LANGUAGES
from alehouse.games.cavern_tavern.view import CavernTavernView
from alehouse.games.dwarf.view import DwarfView

GAMES: Final = 3  # of each mode
MODES: Final = [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]
every_mode = pytest.mark.parametrize(("name", "mode"), MODES)


@cache
def over(name: str, mode: str, seed: int) -> State:
    """A game that was played at random."""
    players, options = facts_of(name).modes[mode]
    every: dict[str, Any] = dict(options)
    state, chance = alehouse.load(name).new(players, seed=seed, **every), Random(seed)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    return state


def outcome(state: State, language: str = "en") -> Outcome:
    game = state.game
    return game.outcome(state.view(None), strict(game, language), game.numbered(strict(game), state.seats))


def is_counted(state: State) -> bool:
    """Whether points decide: in DWARF a printed opponent may win by medals at once (DW-7.3)."""
    return not (isinstance(view := state.view(None), DwarfView) and view.result.reason == "end-medals")


def sums(steps: tuple[Step, ...]) -> list[int]:
    return [sum(points) for points in zip(*(step.points for step in steps), strict=True)]


@every_mode
def test_steps_sum_up_to_the_final_scores(name: str, mode: str) -> None:
    for seed in range(GAMES):
        state = over(name, mode, seed)
        steps = outcome(state).steps
        if not is_counted(state):
            assert steps == ()
            continue
        scores = state.scores()
        if isinstance(view := state.view(None), CavernTavernView) and view.solo:
            scores[1] = view.target  # of the Automa; an assignment may ask for no points
        assert sums(steps) == scores


@every_mode
def test_places_follow_from_points_and_tie_breakers(name: str, mode: str) -> None:
    for seed in range(GAMES):
        state = over(name, mode, seed)
        if not is_counted(state) or (name == "cavern_tavern" and state.seats == 1):
            continue
        told = outcome(state)
        breakers = told.steps[told.rows[0].index(told.total) - 2 :]  # the table begins with place and name
        assert not any(any(step.points) for step in breakers)
        standings = [
            (total, *(int(step.texts[seat].replace("−", "-")) for step in breakers))
            for seat, total in enumerate(sums(told.steps))
        ]
        assert [1 + sum(other > mine for other in standings) for mine in standings] == state.ranking()


@every_mode
def test_steps_name_what_is_drawn_and_what_lies_on_the_table(name: str, mode: str) -> None:
    state = over(name, mode, 0)
    there = pieces(state, None, LANDSCAPE)
    players = len(state.ranking())
    for step in outcome(state).steps:
        assert step.icon in symbols(state.game), step
        assert len(step.texts) == len(step.points) == len(step.pieces) == players
        for seat, piece in enumerate(step.pieces):
            assert piece in there or f"player:{seat}" in there or not step.texts[seat], step


@every_mode
def test_steps_are_told_in_every_language(name: str, mode: str) -> None:
    state = over(name, mode, 0)
    for language in LANGUAGES:
        told = outcome(state, language)
        assert told.total
        assert all(step.label and step.label[0] != "@" for step in told.steps)


def test_tie_breakers_are_told_as_long_as_somebody_is_level() -> None:
    scoring = ScoringText(alehouse.load("dwarf").words("en"), ["Eyra", "Brokk", "Sindri"], [1, 2, 3])
    steps = [scoring.step("goods-gold", "g-gold", "goods:{}:gold", (2, 1, 2))]
    medals = ("goods-medal", "g-medal", "goods:{}:medal", (1, 9, 0))
    iron = ("goods-iron", "g-iron", "goods:{}:iron", (1, 2, 3))
    found = scoring.tie_breakers(steps, [medals, iron])
    assert [(step.label, step.texts, step.points) for step in found] == [("Medals", ("1", "9", "0"), (0, 0, 0))]
    assert found[0].pieces == ("goods:0:medal", "goods:1:medal", "goods:2:medal")
    assert scoring.tie_breakers([*steps, scoring.step("goods-iron", "g-iron", "", (0, 0, 1))], [medals, iron]) == []
