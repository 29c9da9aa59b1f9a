"""What an option brings about is told before it is chosen, also where one thing follows from another by itself."""

from random import Random
from typing import Any

import pytest
from tests.games.dice_brewing.lively import pick
from tests.games.dice_brewing.table import GAME, arrange, look, names, play
from tests.games.drawn import strict

from alehouse import State
from alehouse.core.choice import Choice
from alehouse.core.words import LANGUAGES

NOW: dict[str, Any] = {"phase": "place", "turn": 0, "priority": 0, "round": 3}
OTHER: dict[str, Any] = {"seeds": 1}
SCHOOL: dict[str, Any] = {  # in use, all of it
    "school_reroll": "blue 6",
    "school_swap": "blue 6",
    "school_skill": ["blue 6", "blue 6"],
    "dept_coins": "black 1",
}


def option(state: State, name: str) -> Choice:
    return next(option for option in look(state, state.player).options if option.name == name)


@pytest.mark.rule("DB-5.25")
def test_a_seed_that_has_one_space_left_says_which() -> None:
    state = arrange({"seeds": 2}, OTHER, **NOW)
    assert option(state, "seed").message == "choice-seed"
    play(state, "seed", "space:malt_seed")
    seed = option(state, "seed")
    assert (seed.message, seed.args) == ("choice-seed-to", {"space": "@space-hops_seed"})
    play(state, "seed")
    assert names(state) == ["space:hops_seed"]


@pytest.mark.rule("DB-5.25")
@pytest.mark.parametrize(
    ("player", "message", "space"),
    [
        ({"warehouse": ["blue 3"], "board": {**SCHOOL, "malt_seed": "seed"}}, "choice-speed-up", "malt_seed"),
        ({"warehouse": ["green 6"], "board": {"hops_raise": "green 1"}}, "choice-take-to", "dept_green_seed"),
    ],
)
def test_a_die_of_the_warehouse_that_has_one_space_left_says_which(
    player: dict[str, Any], message: str, space: str
) -> None:
    state = arrange(player, OTHER, **NOW)
    die = next(option for option in look(state, 0).options if option.name.startswith("die:"))
    assert (die.message, die.args["space"]) == (message, f"@space-{space}")


@pytest.mark.rule("DB-5.28")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_what_has_one_way_is_always_told_at_the_first_step(mode: str) -> None:
    """In lively games: what is taken in hand and then fits on one space alone was offered with that space."""
    chance = Random(5)
    seen = 0
    for seed in range(4):
        state = GAME.new(players=2 + seed % 3, seed=seed, mode=mode)
        while not state.is_over:
            prompt = look(state).prompt
            assert prompt is not None
            for one in look(state, state.player).options if prompt.decision == "decision-place" else ():
                if one.kind in ("seed", "die"):
                    tried = state.copy()
                    tried.step(one.action)
                    after = names(tried)
                    if tried.player == state.player and len(after) == 1 and after[0].startswith("space:"):
                        assert one.args["space"] == f"@space-{after[0].removeprefix('space:')}"
                        seen += 1
            state.step(pick(state, chance))
    assert seen > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_space_is_named_in_every_language(language: str) -> None:
    words = strict(GAME, language)
    hops = words.say("space-hops_seed")
    assert hops in words.say("choice-seed-to", {"space": "@space-hops_seed"})
    die = {"die": [["@colour-green", "5"]], "where": "@place-warehouse"}
    assert hops in words.say("choice-take-to", {"space": "@space-hops_seed", **die})


@pytest.mark.rule("DB-5.53")
def test_brewing_says_which_die_of_how_many_and_what_the_lowest_are() -> None:
    state = arrange(
        {"warehouse": ["yellow 4", "yellow 5", "yellow 6", "green 3", "green 4", "blue 6", "blue 6"]},
        {},
        phase="brew",
        round=3,
        priority=0,
        turn=0,
        display=["sladek_pilsner", "dry_stout", "cheap_lager"],
    )
    while (prompt := look(state, 0).prompt) is not None and prompt.message != "prompt-brew-dice":
        play(state, next(name for name in names(state) if name.startswith(("recipe:", "plain"))))
    assert prompt is not None
    said = strict(GAME).say(prompt.detail, dict(prompt.args))
    assert said.startswith(f"Die {prompt.args['number']} of {prompt.args['count']}. The lowest that will do: ")
    assert "cheapest" in names(state)
