"""Turning points are true: what throws a won game away is named, and what luck alone may have done is not told."""

import pytest
from tests.analysis.games import ThrownAway, short_game, thrown_away, whole
from tests.bots.positions import secretive
from tests.long import LONG, share

from alehouse.analysis import Request, Sizes, Study
from alehouse.analysis.candidates import Losses, Pairs, Weighed, Weighing, play_pairs, weigh
from alehouse.analysis.curve import PlayOns, margin, play_turn_on
from alehouse.analysis.play_on import VICTORY
from alehouse.analysis.study import Decision
from alehouse.analysis.turning_points import finalists, turning_points
from alehouse.core.state import State

SIZES = Sizes() if LONG else Sizes(first=10, rough=20, curve=20, screened=20, told=60)
SECRETIVE = [("dice_brewing", "advanced"), ("cavern_tavern", "four_chamber"), ("brew_crafters", "three_experts")]


def named(game: ThrownAway) -> str:
    return f"{game.record.game}-{game.move}"


@pytest.mark.long
@pytest.mark.parametrize("game", share(thrown_away(), 0, 2), ids=named)
def test_the_move_that_throws_a_won_game_away_is_named(game: ThrownAway) -> None:
    analysis = whole(Request(record=game.record, people=(game.seat,), sizes=SIZES))
    point = max(analysis.points, key=lambda point: point.loss)
    assert (point.move, point.seat) == (game.move, game.seat)
    assert point.played == game.record.moves[game.move]
    assert point.better != point.played
    assert point.loss - point.error > 0.6
    before = [chance.shares[game.seat] for chance in analysis.curve if chance.move <= game.move]
    after = [chance.shares[game.seat] for chance in analysis.curve if chance.move > game.move]
    assert before[-1] - after[0] > 0.4


def test_what_the_search_would_do_too_is_no_candidate() -> None:
    record = short_game("dwarf")
    study = Study(record)
    decision = next(one for one in study.decisions if one.options > 1)
    best = weigh(study, "seed", Weighing(decision.move, 40))
    assert study.table(decision.move).is_legal(best.action)
    same = play_pairs(study, "seed", Pairs("screening", decision.move, decision.action, 0, 5))
    assert (same.pairs, same.total, same.squares) == (5, 0, 0)  # the same action, the same fate


def test_pairs_found_in_parts_are_those_found_at_once() -> None:
    game = thrown_away()[0]
    study = Study(game.record)
    better = next(
        action
        for action in study.table(game.move).legal_actions()
        if study.game.action_names[action] != game.record.moves[game.move]
    )
    parts = Losses()
    for first, last in ((0, 3), (3, 4), (4, 8)):
        parts.add(play_pairs(study, "seed", Pairs("screening", game.move, better, first, last)))
    assert parts == play_pairs(study, "seed", Pairs("screening", game.move, better, 0, 8))


# ── what is told ──────────────────────────────────────────────────────────────────────────────────────


def losses(pairs: int, worse: int, better: int = 0) -> Losses:
    """Pairs of which some went worse with what was played, and some better."""
    return Losses(pairs, (worse - better) * VICTORY, (worse + better) * VICTORY**2)


def told(finals: dict[int, Losses]) -> list[int]:
    """The moves that are told of, if these went on."""
    study = Study(thrown_away()[1].record)
    moves = [decision.move for decision in study.decisions]
    weighed = {moves[number]: Weighed(0, 0.0) for number in finals}
    points = turning_points(study, weighed, {moves[number]: found for number, found in finals.items()}, Sizes())
    return [moves.index(point.move) for point in points]


def test_a_small_loss_is_not_told_however_sure_it_is() -> None:
    assert told({0: losses(250, 12)}) == []
    assert told({0: losses(250, 20)}) == [0]


def test_a_large_loss_that_may_be_luck_is_not_told() -> None:
    assert told({0: losses(250, 60, 45)}) == []
    assert told({0: losses(250, 60, 10)}) == [0]


def test_of_many_that_went_on_each_must_be_surer() -> None:
    alone = losses(250, 46, 29)  # 6.8 %, by luck in one of twenty-one
    assert 0.02 < alone.luck < 0.05
    assert told({0: alone}) == [0]
    assert told({0: alone, 1: losses(250, 40, 40), 2: losses(250, 41, 40)}) == []


def test_four_a_person_are_told_at_most_the_largest_in_the_order_of_the_game() -> None:
    study = Study(thrown_away()[1].record)
    mine = [number for number, one in enumerate(study.decisions) if one.seat == 0][:6]
    assert len(mine) == 6
    found = told({number: losses(250, 60 + 10 * place) for place, number in enumerate(mine)})
    assert found == mine[2:]


def test_too_few_pairs_tell_nothing() -> None:
    assert told({0: losses(50, 50)}) == []


def test_one_a_turn_goes_on_and_eight_a_person_at_most() -> None:
    study = Study(thrown_away()[1].record)
    screened = {decision.move: losses(60, 10 + decision.move % 7) for decision in study.decisions}
    moves = finalists(study, screened, Sizes(finalists=3))
    turns = [study.at(move).turn for move in moves]
    assert len(set(turns)) == len(turns)
    seats = [study.at(move).seat for move in moves]
    assert max(seats.count(seat) for seat in set(seats)) == 3
    assert finalists(study, {move: losses(60, 5, 9) for move in screened}, Sizes()) == []  # nothing was lost


def test_what_always_happened_is_not_taken_for_certain() -> None:
    assert 0.0 < margin(1.0, 200) < 0.03
    assert margin(0.5, 200) == pytest.approx(0.069, abs=0.001)
    assert losses(250, 250).error > 0


# ── nothing hidden is told ────────────────────────────────────────────────────────────────────────────


class OneTable(Study):
    """A study of one table, whatever led to it, at which the first of all options was taken."""

    def __init__(self, state: State) -> None:
        actions = state.legal_actions()
        self.game = state.game
        self.end = state
        self._tables = {0: state}
        self._decisions = {0: Decision(0, int(state.player), 0, actions[0], len(actions))}


@pytest.mark.parametrize(("game", "mode"), SECRETIVE)
def test_what_is_hidden_from_whoever_decides_changes_nothing(game: str, mode: str) -> None:
    twins = next(secretive(game, mode))
    found = []
    for twin in twins:
        study = OneTable(twin)
        other = twin.legal_actions()[-1]
        curve = play_turn_on(study, "seed", PlayOns(0, 0, 2))
        best = weigh(study, "seed", Weighing(0, 20))
        pairs = play_pairs(study, "seed", Pairs("screening", 0, other, 0, 2))
        found.append((curve, best, pairs))
    assert found[0] == found[1] == found[2]
