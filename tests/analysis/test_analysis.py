"""An analysis as a whole: the same for the same game and seed, however it is done; for every kind of game."""

import msgspec
import pytest
from tests.analysis.games import SMALL, arranged, begun, short_game, stored, thrown_away, whole
from tests.long import LONG

import alehouse
from alehouse.analysis import READY, ROUGH, WAITING, NotAnalysed, Progress, Request, Sizes, Study, analyse
from alehouse.core.cards import CardFile
from alehouse.core.record import Record
from alehouse.core.state import NOBODY
from alehouse.lab.work_pool import Processes

TINY = Sizes(first=1, rough=1, curve=1, playouts=4, screened=1, told=2)
LEVEL = {"phase": "get_help", "goods": [{"item": 4, "gold": 1}, {"item": 4, "gold": 1}]}  # the game is over


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_the_same_game_and_seed_give_the_same_analysis(game: str) -> None:
    request = Request(record=short_game(game), seed="same", sizes=SMALL)
    first = whole(request)
    assert first.state == READY
    assert first.done == 1.0
    assert whole(request) == first


def test_another_seed_gives_other_numbers() -> None:
    curves = [
        whole(Request(record=stored("dwarf", "two_players"), seed=seed, people=(), sizes=SMALL)).curve for seed in "ab"
    ]
    assert curves[0] != curves[1]
    assert [chance.move for chance in curves[0]] == [chance.move for chance in curves[1]]


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_an_analysis_that_is_stopped_again_and_again_ends_as_one_that_is_not(game: str) -> None:
    request = Request(record=short_game(game), seed="stopped", sizes=SMALL)
    analysis, progress = next(analyse(request))
    while not progress.over:
        kept = msgspec.json.decode(msgspec.json.encode(progress), type=Progress)
        analysis, progress = next(analyse(request, progress=kept))
    assert analysis == whole(request)


def test_several_processes_find_what_one_does() -> None:
    sizes = msgspec.structs.replace(SMALL, rough=SMALL.first, curve=SMALL.first)
    request = Request(record=short_game("brew_crafters"), seed="shared", sizes=sizes)
    *_, (analysis, _) = analyse(request, Processes(2))
    assert analysis == whole(request)


def test_progress_grows_and_the_rough_curve_comes_first() -> None:
    parts = [analysis for analysis, _ in analyse(Request(record=short_game("dwarf"), sizes=SMALL))]
    assert [part.done for part in parts] == sorted(part.done for part in parts)
    states = list(dict.fromkeys(part.state for part in parts))
    assert states in ([WAITING, ROUGH, READY], [ROUGH, READY])
    assert all(part.curve for part in parts if part.state == ROUGH)
    assert all(not part.points for part in parts if part.state == WAITING)


def test_when_time_runs_out_what_is_told_is_rough_and_nothing_more_comes() -> None:
    request = Request(record=short_game("dwarf"), sizes=Sizes(first=2), seconds=0.0)
    analysis = whole(request)
    assert analysis.state == ROUGH
    assert analysis.done == 1.0
    assert {chance.plays for chance in analysis.curve[:-1]} <= set(range(2, Sizes().curve))


def test_only_the_decisions_of_people_are_looked_at() -> None:
    game = next(one for one in thrown_away() if one.record.game == "brew_crafters")
    progress = Progress()
    whole(Request(record=game.record, people=(game.seat,), sizes=SMALL), progress)
    study = Study(game.record)
    assert {study.at(move).seat for move in progress.weighed} == {game.seat}


def test_bots_among_themselves_have_a_curve_and_no_turning_points() -> None:
    progress = Progress()
    analysis = whole(Request(record=short_game("dwarf"), people=(), sizes=SMALL), progress)
    assert progress.weighed == {}
    assert analysis.curve
    assert analysis.points == []


# ── every kind of game ────────────────────────────────────────────────────────────────────────────────

KINDS = [
    ("dwarf", "solo_andvettr"),
    ("dwarf", "solo_eldhusfifl"),
    ("dwarf", "five_players"),
    ("dice_brewing", "advanced"),
    ("dice_brewing", "rules_2/unlucky_roll"),
    ("cavern_tavern", "solo"),
    ("cavern_tavern", "story_chamber"),
    ("cavern_tavern", "rules_2/two_chamber"),
    ("cavern_tavern", "six_players"),
    ("brew_crafters", "two_experts"),
    ("brew_crafters", "rules_2/three_pick_their_cards"),
]
QUICK = [kind for kind in KINDS if kind[0] == "dwarf" or "solo" in kind[1]]


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode"), KINDS if LONG else QUICK)
def test_games_of_every_kind_and_version_are_analysed(game: str, mode: str) -> None:
    record = stored(game, mode)
    study = Study(record)
    analysis = whole(Request(record=record, people=(0,), sizes=TINY))
    assert analysis.state == READY
    assert [chance.move for chance in analysis.curve] == [*(turn.move for turn in study.turns), len(record.moves)]
    for chance in analysis.curve:
        assert len(chance.shares) == len(chance.errors) == study.players
        assert sum(chance.shares) == pytest.approx(1)
    assert all(point.seat == 0 for point in analysis.points)


@pytest.mark.parametrize(("game", "mode"), KINDS)
def test_every_turn_begins_with_a_decision_of_its_own(game: str, mode: str) -> None:
    study = Study(stored(game, mode))
    assert [decision for decision in study.decisions if decision.turn < 0] == []
    assert [turn.turn for turn in study.turns] == list(range(len(study.turns)))
    if study.record.players > 1:
        assert all(one.seat != other.seat for one, other in zip(study.turns, study.turns[1:]))
    assert len(study.turns) > 10


def test_a_victory_is_shared_in_parts() -> None:
    state = alehouse.load("dwarf").arrange(LEVEL, 2)
    assert state.ranking() == [1, 1]
    end = whole(Request(record=state.record())).curve[-1]
    assert end.seat == NOBODY
    assert end.shares == [0.5, 0.5]


def test_a_game_in_which_nobody_had_to_decide_has_an_end_and_no_more() -> None:
    analysis = whole(Request(record=alehouse.load("dwarf").arrange(LEVEL, 2).record()))
    assert analysis.state == READY
    assert [chance.move for chance in analysis.curve] == [0]
    assert analysis.points == []


def test_a_game_of_one_decision() -> None:
    workers = [{"player": 0, "at": "A4"}, {"player": 1, "at": "A6"}, {"player": 1, "at": "A1"}]
    given = {"phase": "second", "turn": 1, "goods": [{"item": 3}, {"item": 4, "gold": 3}], "workers": workers}
    record = arranged("dwarf", 2, given, ["place:A3"])
    study = Study(record)
    assert len(study.decisions) == 1
    analysis = whole(Request(record=record, sizes=SMALL))
    assert analysis.state == READY
    assert [chance.seat for chance in analysis.curve] == [study.decisions[0].seat, NOBODY]


# ── what is not analysed ──────────────────────────────────────────────────────────────────────────────


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(NotAnalysed, match="not over"):
        whole(Request(record=begun("dwarf", 2).record()))


def test_games_with_cards_of_ones_own_are_analysed_with_the_present_rules_only() -> None:
    game = alehouse.load("cavern_tavern")
    text = game.card_file.text
    mine = alehouse.load("cavern_tavern", CardFile("mine.toml", text))
    record = msgspec.structs.replace(short_game("cavern_tavern"), cards=mine.card_file.digest)
    assert whole(Request(record=record, cards=text, people=(), sizes=TINY)).state == READY
    older = msgspec.structs.replace(record, rules=record.rules - 1)
    with pytest.raises(NotAnalysed, match="present rules"):
        whole(Request(record=older, cards=text))


def test_a_record_that_was_edited_is_refused() -> None:
    record: Record = short_game("dwarf")
    broken = msgspec.structs.replace(record, moves=[*record.moves[:-1], "no such move"])
    with pytest.raises(alehouse.BadRecord):
        whole(Request(record=broken))
