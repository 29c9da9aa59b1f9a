"""Card files of one's own: what they say is played."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.card_files import Changes, changed
from tests.games.dice_brewing.table import (
    GAME,
    asked,
    display,
    everything,
    look,
    names,
    person,
    play,
    pool,
    space,
    stock,
    warehouse,
)

import alehouse
from alehouse import BadRecord, Game, State

TABLES: Final[dict[str, Any]] = GAME.card_file.tables


def at(game: Game, *players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position with open fate, one dict for each player."""
    return game.arrange({"players": list(players), **given}, players=len(players), fate="open", **(options or {}))


LAGER: Final = ["yellow 3", "green 2"]  # what a Cheap Lager needs


def brewing(game: Game, dice: list[str], how: str = "plain", **player: Any) -> State:
    """After the brewing of a Cheap Lager, if these dice can brew one, enhanced if that is possible."""
    state = at(game, {"warehouse": dice, **player}, {}, phase="brew", display=["cheap_lager"])
    for move in ("recipe:cheap_lager", how):
        if move in names(state):
            play(state, move)
    return state


def brewed(game: Game, dice: list[str], how: str = "plain", **player: Any) -> tuple[int, int]:
    """Coins and XP after it."""
    brewer = person(brewing(game, dice, how, **player), 0)
    return brewer.coins, brewer.xp


def placing(game: Game, *dice: str, round_: int = 3, **player: Any) -> State:
    """A player's turn to place, with these dice in the Active Pool; the other player could place something too."""
    return at(game, {"pool": list(dice), **player}, {"pool": ["green 1"]}, phase="place", round=round_)


def buying(game: Game, round_: int = 3, **player: Any) -> State:
    return at(game, player, {}, phase="purchase", round=round_)


def tidied(game: Game, **board: Any) -> State:
    """The round after one in which this lay on a board."""
    return at(game, {"board": board}, {}, phase="tidy", round=3)


def new(game: Game, players: int = 2, **options: Any) -> State:
    return game.new(players, seed=1, **options)


def lent(game: Game, ones: int) -> int:
    """What so many unlucky dice lend."""
    state = at(game, {"pool": ["yellow 1 unlucky"] * ones}, {}, phase="purchase", options={"unlucky_roll": "on"})
    return person(state, 0).luck


def windows(game: Game, phase: str, kind: str) -> list[str]:
    """The tokens that a player with one of this kind can play at the beginning of a phase."""
    player = {"tokens": [kind], "warehouse": ["yellow 3"]}
    rival = {"board": {"malt_roast": "yellow 3"}, "warehouse": ["yellow 3"]}
    state = at(game, player, rival, phase=phase, round=3)
    return asked(state, "token") if look(state).phase == phase else []


def targets(game: Game, kind: str, *dice: str) -> list[str]:
    """The dice on which a token can be played: these of one's own, and one on the board of somebody else."""
    player = {"tokens": [kind], "warehouse": list(dice)}
    state = at(game, player, {"board": {"malt_raise": "black 5"}}, phase="place", round=3)
    return asked(play(state, f"token:{kind}"), "die")


def closed(game: Game) -> bool:
    """Whether two of three players fill a space."""
    users = [{"board": {"malt_roast": "yellow 1"}}, {"board": {"malt_roast": "yellow 2"}}]
    return space(at(game, {"pool": ["yellow 3"]}, *users, phase="place"), 0, "malt_roast").closed


def spaces(state: State, die: str) -> list[str]:
    """Where a die may go."""
    return asked(play(state, f"die:{die}"), "space")


def points(game: Game) -> int:
    state = at(game, {"coins": 6, "warehouse": ["yellow 1", "black 1"]}, {}, phase="purchase")
    return look(state).result.scores[0].total


def ended(game: Game, **given: Any) -> bool:
    return at(game, {"brewed": ["dry_stout", "young_bock"]}, {}, phase="tidy", **given).is_over


Seen = Callable[[Game], object]

PLAYED: Final[dict[str, tuple[Changes, Seen, object, object]]] = {
    # what is changed; what is looked at, with the house's cards and with one's own
    "an ingredient's price": (
        {"ingredient fruit price": 3},
        lambda game: person(play(buying(game, coins=5), "buy:fruit"), 0).coins,
        3,
        2,
    ),
    "a discount": (
        {"ingredient honey discounts": [{"min": 2, "off": 3}]},
        lambda game: asked(buying(game, coins=1, pool=["blue 2"]), "buy"),
        [],
        ["honey"],
    ),
    "how many ingredients": ({"ingredient fruit count": 5}, lambda game: stock(new(game), "fruit").left, 3, 5),
    "an action token's price": (
        {"action_token reroll_die price": 5},
        lambda game: asked(buying(game, coins=2), "buy_token"),
        ["block_building", "raise_value", "reroll_die"],
        ["block_building", "raise_value"],
    ),
    "how many action tokens": (
        {"action_token raise_value count": 1},
        lambda game: stock(new(game), "raise_value").left,
        3,
        1,
    ),
    "when the Market opens": (
        {"market unlock_round": 1},
        lambda game: asked(buying(game, round_=1, coins=2), "buy"),
        [],
        ["fruit"],
    ),
    "when the Black Market opens": (
        {"black_market unlock_round": 2},
        lambda game: len(asked(buying(game, round_=2, coins=9), "buy_token")),
        0,
        6,
    ),
    "a recipe's demand": (
        {"recipe cheap_lager requires 1 min": 4},
        lambda game: brewed(game, LAGER),
        (2, 1),
        (0, 0),
    ),
    "a recipe's colours": (
        {"recipe cheap_lager requires": [{"die": "black", "min": 6}]},
        lambda game: brewed(game, ["black 6"]),
        (0, 0),
        (2, 1),
    ),
    "a recipe's reward": (
        {"recipe cheap_lager reward": {"coins": 5, "xp": 4}},
        lambda game: brewed(game, LAGER),
        (2, 1),
        (5, 5),
    ),
    "a recipe's bonus": (
        {"recipe cheap_lager enhancements 2 bonus": {"xp": 3}},
        lambda game: brewed(game, LAGER, "add:fruit", ingredients={"fruit": 1}),
        (6, 1),
        (2, 4),
    ),
    "the skill die of a bonus": (
        {"recipe cheap_lager enhancements 1 min": 2},
        lambda game: brewed(game, [*LAGER, "blue 2"], "add:skill_die"),
        (2, 1),
        (3, 1),
    ),
    "a die as a reward": (
        {"recipe cheap_lager reward": {"die": "blue"}},
        lambda game: pool(brewing(game, LAGER), 0),
        ["green 2", "yellow 3"],
        ["blue", "green 2", "yellow 3"],
    ),
    "XP for a brew": ({"scoring xp_per_brew": 3}, lambda game: brewed(game, LAGER), (2, 1), (2, 3)),
    "coins for XP": ({"scoring coins_per_xp": 3}, points, 6, 5),
    "XP for a die": ({"die black end_xp": 5}, points, 6, 9),
    "recipes that end the game": ({"players recipes_to_end 2": 2}, ended, False, True),
    "the last round": ({"safety max_rounds": 7}, lambda game: ended(game, round=7), False, True),
    "a speed-up": (
        {"space malt_seed speedup_min": 6},
        lambda game: spaces(placing(game, "blue 4", board={"malt_seed": "seed"}), "blue-1"),
        ["malt_seed", "school_skill", "dept_coins"],
        ["school_skill", "dept_coins"],
    ),
    "what a space accepts": (
        {"space malt_roast accepts 1 min": 4},
        lambda game: spaces(placing(game, "yellow 3"), "yellow-1"),
        ["malt_roast", "malt_raise"],
        ["malt_raise"],
    ),
    "what a space gives": (
        {"space malt_roast give": {"coins": 7}},
        lambda game: (
            person(tidied(game, malt_roast="yellow 2"), 0).coins,
            pool(tidied(game, malt_roast="yellow 2"), 0),
        ),
        (0, ["black"]),
        (7, []),
    ),
    "what a space gives for a colour": (
        {"space dept_coins accepts 2 give coins": 9},
        lambda game: person(tidied(game, dept_coins="black 2"), 0).coins,
        3,
        9,
    ),
    "how much a space raises": (
        {"space malt_raise raise": 3},
        lambda game: warehouse(tidied(game, malt_raise="yellow 2"), 0),
        ["yellow 3"],
        ["yellow 5"],
    ),
    "the total of a set": (
        {"space school_skill multi min_total": 9},
        lambda game: (
            space(placing(game, "green 1", board={"school_skill": ["blue 2", "yellow 3"]}), 0, "school_skill").complete
        ),
        True,
        False,
    ),
    "colours to swap": (
        {"space school_swap colours": ["blue", "green"]},
        lambda game: asked(
            play(placing(game, "blue 3", "blue 1", "yellow 1", "green 1"), "die:blue-1", "space:school_swap"), "colour"
        ),
        ["yellow", "green"],
        ["green", "blue"],
    ),
    "when a building opens": (
        {"building school unlock_round": 1},
        lambda game: spaces(placing(game, "blue 3", "blue 1", round_=1), "blue-1"),
        [],
        ["school_reroll", "school_skill"],
    ),
    "how many dice there are": (
        {"die yellow count": 15},
        lambda game: (look(new(game)).supply["yellow"], "die:yellow-15" in game.action_names),
        (12, False),
        (13, True),
    ),
    "how many seeds there are": (
        {"edition it-1 seed_tokens": 12, "piece seed count it-1": 12},
        lambda game: (look(new(game)).seeds, look(new(game, edition="it-1")).seeds),
        (8, 4),
        (8, 10),
    ),
    "seeds in summer": (
        {"season seeds_on_flip_to_summer": 3},
        lambda game: person(at(game, {}, {}, phase="tidy", round=1), 0).seeds,
        1,
        3,
    ),
    "the size of the display": ({"players display_size 2": 4}, lambda game: len(display(new(game))), 3, 4),
    "the opening display": (
        {"mode standard starters": ["sladek_pilsner", "cheap_lager", "experimental_lager", "mass_lager"]},
        lambda game: display(new(game))[0],
        "mass_lager",
        "sladek_pilsner",
    ),
    "how many may use a space": ({"players space_capacity 3": 3}, closed, True, False),
    "placements in a turn": (
        {"turn_limits placements_per_turn": 1},
        lambda game: play(placing(game, "yellow 1", warehouse=["black 2"]), "die:yellow-1", "space:malt_roast").player,
        0,
        1,
    ),
    "coins by unlucky dice": (
        {"variant unlucky_roll coins_by_ones": {"2": 3, "3": 5, "4": 9}},
        lambda game: [lent(game, ones) for ones in range(6)],
        [0, 0, 2, 4, 6, 6],
        [0, 0, 3, 5, 9, 9],
    ),
    "the most unlucky dice": (
        {"variant unlucky_roll max_ones_counted": 5, "variant unlucky_roll coins_by_ones 5": 8},
        lambda game: lent(game, 5),
        6,
        8,
    ),
    "when a token is played": (
        {"action_token raise_value windows": ["placement", "brewing_start"]},
        lambda game: [windows(game, phase, "raise_value") for phase in ("round_start", "place", "brewing_start")],
        [["raise_value"]] * 3,
        [[], ["raise_value"], ["raise_value"]],
    ),
    "when the edition lets a building be blocked": (
        {"edition pl-2 block_building_window": "brewing_start"},
        lambda game: [windows(game, phase, "block_building") for phase in ("round_start", "brewing_start")],
        [["block_building"], []],
        [[], ["block_building"]],
    ),
    "the highest value of a token's target": (
        {"action_token reroll_die target max_value": 2},
        lambda game: targets(game, "reroll_die", "yellow 2", "yellow 3"),
        ["yellow-1", "yellow-2", "black-1"],
        ["yellow-1"],
    ),
    "where a token's target lies": (
        {"action_token reroll_die target zones": ["board"], "action_token reroll_die target owner": "opponent"},
        lambda game: targets(game, "reroll_die", "yellow 2"),
        ["yellow-1", "black-1"],
        ["black-1"],
    ),
    "what everybody begins with": (
        {
            "starting_resources coins": 7,
            "starting_resources xp": 2,
            "starting_resources active_pool": {"yellow": 3, "blue": 2},
            "starting_resources warehouse_seeds": 0,
        },
        lambda game: [(one.coins, one.xp, one.seeds, len(one.pool)) for one in look(new(game)).players],
        [(2, 0, 1, 4)] * 2,
        [(7, 2, 0, 5)] * 2,
    ),
    "an edition's school": (
        {"edition pl-2 school_skill_multi_dice": False},
        lambda game: "school_skill" in spaces(placing(game, "blue 3", "yellow 1"), "blue-1"),
        True,
        False,
    ),
}


@pytest.mark.parametrize("what", PLAYED)
def test_what_the_file_says_is_played(what: str) -> None:
    changes, seen, before, after = PLAYED[what]
    assert seen(GAME) == before
    assert seen(changed("dice_brewing", changes)) == after


def test_a_recipe_of_ones_own_is_dealt_and_shown_by_its_name() -> None:
    mead = {**TABLES["recipe"][0], "id": "mead", "name": "Mead of the House", "starter": False, "back": "brown"}
    game = changed("dice_brewing", {"recipe": [*TABLES["recipe"], mead]})
    assert look(new(game)).deck == look(new(GAME)).deck + 1
    state = at(game, {"warehouse": LAGER}, {}, phase="brew", display=["mead"])
    assert "Mead of the House" in game.board(state.view(0), game.words("en"), ["Ada", "Ben"], 80)
    assert person(play(state, "recipe:mead"), 0).brewed == ["mead"]


def test_a_copy_of_the_cards_plays_the_same_game_but_its_records_stay_apart(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GAME.card_file.text, encoding="utf-8")
    game = alehouse.load("dice_brewing", cards=path)
    assert game.action_names == GAME.action_names
    theirs, ours = (finish(each.new(2, seed=5)) for each in (game, GAME))
    assert theirs.history == ours.history
    with pytest.raises(BadRecord, match="card"):
        GAME.replay(theirs.record())
    assert everything(game.replay(theirs.record())) == everything(theirs)


def finish(state: State) -> State:
    """The same state after a game of first choices."""
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state
