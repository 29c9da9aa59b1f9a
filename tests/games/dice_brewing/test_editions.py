"""The differences between the editions (section 3) that change play: D1, D4, D5, D6 and D7, in both editions.

Every flag is read by itself, so that a card file of one's own may mix them (R1).
"""

from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    arrange,
    asked,
    look,
    names,
    on,
    owned,
    person,
    play,
    pool,
    refused,
    rest,
    space,
    tokens,
)

import alehouse
from alehouse import BadOption, Game, State

TEXT: Final = GAME.card_file.text
WAITS: Final = {"pool": ["green 1"]}  # somebody who has a turn to take, so that the round does not run on by itself


def mixed(folder: Path, flag: str, edition: str, value: str) -> Game:
    """The game with one flag of one edition changed."""
    start = TEXT.index(f"[edition.{edition}]")
    line = TEXT.index(f"\n{flag} = ", start) + 1
    assert "\n[" not in TEXT[start + 1 : line]
    end = TEXT.index("\n", line)
    path = folder / "mine.toml"
    path.write_text(f"{TEXT[:line]}{flag} = {value}{TEXT[end:]}", encoding="utf-8")
    return alehouse.load("dice_brewing", cards=path)


def set_up(game: Game, edition: str, *people: dict[str, Any], **given: Any) -> State:
    return game.arrange({"players": list(people), **given}, players=len(people), fate="open", edition=edition)


# ── which edition ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-3.1")
def test_the_second_edition_is_the_default() -> None:
    assert look(GAME.new(2, seed=1)).edition == "pl-2"
    assert look(GAME.new(2, seed=1, edition="it-1")).edition == "it-1"
    with pytest.raises(BadOption):
        GAME.new(2, edition="de-3")


# ── D1 seed tokens ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-4.10", "DB-12.2")
@pytest.mark.parametrize(("edition", "seeds"), [("pl-2", 10), ("it-1", 6)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_d1_seed_tokens(edition: str, seeds: int, players: int, mode: str) -> None:
    view = look(GAME.new(players, seed=1, edition=edition, mode=mode))
    assert view.seed_tokens == seeds
    assert view.seeds == seeds - players
    assert [player.seeds for player in view.players] == [1] * players


@pytest.mark.rule("DB-5.72", "DB-3.2")
@pytest.mark.parametrize(("edition", "after"), [("pl-2", [2, 2, 2, 2]), ("it-1", [1, 2, 2, 1])])
def test_d1_the_first_edition_runs_out_of_seeds_in_summer(edition: str, after: list[int]) -> None:
    state = arrange(*[{"seeds": 1}] * 4, phase="tidy", round=1, options={"edition": edition})
    assert look(state).season == "summer"
    assert [player.seeds for player in look(state).players] == after  # the new priority player first


@pytest.mark.rule("DB-4.10")
def test_d1_is_a_flag_and_the_pieces_must_agree(tmp_path: Path) -> None:
    with pytest.raises(alehouse.BadCards):
        mixed(tmp_path, "seed_tokens", "pl-2", "7")
    text = TEXT.replace("seed_tokens = 10", "seed_tokens = 7").replace(
        "{ pl-2 = 10, it-1 = 6 }", "{ pl-2 = 7, it-1 = 6 }"
    )
    (tmp_path / "seven.toml").write_text(text, encoding="utf-8")
    game = alehouse.load("dice_brewing", cards=tmp_path / "seven.toml")
    assert look(game.new(2, seed=1)).seeds == 5


# ── D4 third School space ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.23", "DB-6.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d4_one_blue_five_in_both(edition: str) -> None:
    state = arrange({"pool": ["blue 5"]}, WAITS, phase="place", round=4, options={"edition": edition})
    play(state, "die:blue-1", "space:school_skill")
    assert owned(rest(state), 0, "blue") == 2


@pytest.mark.rule("DB-6.23", "DB-6.24", "DB-5.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d4_a_set_in_the_second_only(edition: str) -> None:
    mine = {"pool": ["blue 2", "yellow 3"]}
    state = arrange(mine, WAITS, phase="place", round=4, options={"edition": edition})
    play(state, "die:blue-1")
    if edition == "it-1":
        assert refused(state, "space:school_skill") in ("DB-6.23", "DB-5.32")
        return
    play(state, "space:school_skill", "die:yellow-1", "space:school_skill")
    assert space(state, 0, "school_skill").complete
    assert owned(rest(state), 0, "blue") == 2


@pytest.mark.rule("DB-6.23", "DB-6.24")
def test_d4_is_a_flag(tmp_path: Path) -> None:
    mine = {"pool": ["blue 2", "yellow 3"]}
    given: dict[str, Any] = {"phase": "place", "round": 4}
    first = set_up(mixed(tmp_path, "school_skill_multi_dice", "it-1", "true"), "it-1", mine, WAITS, **given)
    play(first, "die:blue-1", "space:school_skill", "die:yellow-1", "space:school_skill")
    assert space(first, 0, "school_skill").complete
    second = set_up(mixed(tmp_path, "school_skill_multi_dice", "pl-2", "false"), "pl-2", mine, WAITS, **given)
    play(second, "die:blue-1")
    assert "space:school_skill" not in names(second)


# ── D5 when a building is blocked ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.41", "DB-6.42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["round_start", "place", "purchase", "brewing_start"])
def test_d5_when_a_building_is_blocked(edition: str, phase: str) -> None:
    theirs = {"board": {"malt_seed": "seed"}} if phase != "round_start" else {"seeds": 1}
    mine = {"tokens": ["block_building"], "pool": ["green 1"]}
    options = {"edition": edition, "mode": "advanced"}
    state = arrange(mine, theirs, phase=phase, round=4, options=options)
    when = {"pl-2": "round_start", "it-1": "brewing_start"}[edition]
    assert look(state).phase == phase
    assert ("token:block_building" in names(state)) is (phase == when)


@pytest.mark.rule("DB-6.41")
def test_d5_the_second_edition_forbids_placing() -> None:
    state = arrange({"tokens": ["block_building"]}, {"seeds": 1, **WAITS}, phase="round_start", round=4)
    play(state, "token:block_building", "building:2:malt_house", "rolled:1", "seed")
    assert names(state) == ["space:hops_seed"]
    assert not space(state, 1, "malt_seed").cancelled


@pytest.mark.rule("DB-6.42")
def test_d5_the_first_edition_cancels_what_was_placed() -> None:
    options = {"edition": "it-1"}
    theirs = {"board": {"malt_seed": "seed"}}
    state = arrange({"tokens": ["block_building"]}, theirs, phase="brewing_start", round=4, options=options)
    play(state, "token:block_building", "building:2:malt_house")
    assert look(state).round == 5
    assert (person(state, 1).seeds, pool(state, 1)) == (1, [])


@pytest.mark.rule("DB-6.41", "DB-6.42")
def test_d5_is_a_flag(tmp_path: Path) -> None:
    """The second edition with the window of the first: sets of dice meet the effect that cancels."""
    game = mixed(tmp_path, "block_building_window", "pl-2", '"brewing_start"')
    mine = {"tokens": ["block_building"]}
    given: dict[str, Any] = {"phase": "brewing_start", "round": 4}
    complete = set_up(game, "pl-2", mine, {"board": {"school_skill": ["blue 2", "yellow 3"]}}, **given)
    play(complete, "token:block_building")
    if asked(complete, "building"):
        play(complete, "building:2:school")
    assert look(complete).round == 5
    assert sorted(die.colour for die in person(complete, 1).pool) == ["blue", "yellow"]
    incomplete = set_up(game, "pl-2", mine, {"board": {"school_skill": ["blue 2", "yellow 1"]}}, **given)
    assert look(incomplete).round == 5  # it would give nothing: there was nothing to block
    assert tokens(incomplete, 0) == ["block_building"]
    game = mixed(tmp_path, "block_building_window", "it-1", '"round_start"')
    state = set_up(game, "it-1", mine, {"seeds": 1, **WAITS}, phase="round_start", round=4)
    play(state, "token:block_building", "building:2:malt_house", "rolled:1", "seed")
    assert names(state) == ["space:hops_seed"]


# ── D6 order of tokens before brewing ─────────────────────────────────────────────────────────────────

HOLDER: Final = {"tokens": ["raise_value", "reroll_die"], "warehouse": ["green 1"]}


def polled(game: Game, edition: str, *answers: str) -> list[int]:
    """Who is asked at the start of the Brew phase, answer by answer."""
    state = set_up(game, edition, HOLDER, HOLDER, phase="brewing_start", round=4, priority=1, turn=1)
    found = []
    for answer in answers:
        assert look(state).phase == "brewing_start"
        found.append(int(state.player))
        if answer == "play":
            play(state, "token:raise_value", "die:green-1")
        else:
            play(state, "decline")
    assert look(state).phase != "brewing_start"
    return found


@pytest.mark.rule("DB-5.14")
def test_d6_the_second_edition_asks_everybody_once_in_table_order() -> None:
    assert polled(GAME, "pl-2", "decline", "decline") == [1, 0]
    assert polled(GAME, "pl-2", "play", "decline", "play", "decline") == [1, 1, 0, 0]
    assert polled(GAME, "pl-2", "decline", "play", "decline") == [1, 0, 0]  # player 1 does not come back


@pytest.mark.rule("DB-5.14", "DB-5.12")
def test_d6_the_first_edition_asks_until_all_decline() -> None:
    assert polled(GAME, "it-1", "decline", "decline") == [1, 0]
    assert polled(GAME, "it-1", "play", "decline", "decline") == [1, 0, 1]
    assert polled(GAME, "it-1", "decline", "play", "decline", "decline") == [1, 0, 1, 0]
    assert polled(GAME, "it-1", "play", "play", "decline", "decline") == [1, 0, 1, 0]


@pytest.mark.rule("DB-5.14")
def test_d6_is_a_flag(tmp_path: Path) -> None:
    second = mixed(tmp_path, "brewing_token_order", "pl-2", '"open_polling"')
    assert polled(second, "pl-2", "decline", "play", "decline", "decline") == [1, 0, 1, 0]
    first = mixed(tmp_path, "brewing_token_order", "it-1", '"single_pass"')
    assert polled(first, "it-1", "decline", "play", "decline") == [1, 0, 0]


# ── D7 colour of a die reward ─────────────────────────────────────────────────────────────────────────


def rewarded(game: Game, edition: str) -> State:
    """After a Smoked Porter, which shows a black die."""
    mine = {"warehouse": ["yellow 3", "black 4", "black 2", "green 2"]}
    state = set_up(game, edition, mine, {}, phase="brew", round=4, display=["smoked_porter"])
    return play(state, "recipe:smoked_porter")


@pytest.mark.rule("DB-5.60")
def test_d7_the_second_edition_gives_the_printed_colour() -> None:
    state = rewarded(GAME, "pl-2")
    assert asked(state, "colour") == []
    assert owned(state, 0, "black") == 3


@pytest.mark.rule("DB-5.60")
@pytest.mark.parametrize("colour", ["yellow", "black", "green", "blue"])
def test_d7_the_first_edition_lets_the_player_choose(colour: str) -> None:
    state = rewarded(GAME, "it-1")
    assert asked(state, "colour") == ["yellow", "black", "green", "blue"]
    before = owned(state, 0, colour)
    play(state, f"colour:{colour}")
    assert owned(state, 0, colour) == before + 1
    assert [die.colour for die in person(state, 0).pool if not die.value] == [colour]


@pytest.mark.rule("DB-5.60")
def test_d7_is_a_flag(tmp_path: Path) -> None:
    assert asked(rewarded(mixed(tmp_path, "reward_die_colour", "pl-2", '"choice"'), "pl-2"), "colour")
    assert not asked(rewarded(mixed(tmp_path, "reward_die_colour", "it-1", '"printed"'), "it-1"), "colour")


# ── everything else is alike ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d8_a_lone_seed_is_a_turn(edition: str) -> None:
    state = arrange({"seeds": 1}, WAITS, phase="place", round=4, options={"edition": edition})
    play(state, "seed", "space:hops_seed")
    assert on(state, 0, "hops_seed") == ["seed"]
    assert state.player == 1


@pytest.mark.rule("DB-3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d3_block_tokens_never_run_out(edition: str) -> None:
    """Nine spaces closed at once: more than there are block tokens in either box."""
    board = {
        "malt_seed": "seed",
        "malt_roast": "yellow 1",
        "malt_raise": "yellow 1",
        "hops_seed": "seed",
        "hops_raise": "green 1",
        "school_skill": "blue 5",
        "dept_green_seed": "green 1",
        "dept_black_seeds": "black 1",
        "dept_coins": "black 1",
    }
    state = arrange({"board": board}, WAITS, phase="place", round=4, turn=1, options={"edition": edition})
    closed = [place.id for house in person(state, 1).buildings for place in house.spaces if place.closed]
    assert closed == list(board)
