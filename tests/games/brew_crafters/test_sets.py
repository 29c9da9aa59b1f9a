"""Sets of one's own and the two named games: BC-1.6, BC-4.8, BC-4.11."""

import pytest
from tests.games.brew_crafters.table import GAME, MODULES, WORKERS, look

from alehouse import BadOption

BEERS = ["apricot_pale_ale", "barleywine", "cherry_porter", "honey_porter", "coffee_stout", "oat_soda_stout"]
HANDS = [name for name, card in WORKERS.items() if card["min_players"] == 2][-9:]


def joined(cards: list[str]) -> str:
    return f"custom:{'+'.join(cards)}"


@pytest.mark.rule("BC-1.3", "BC-4.8", "BC-4.9", "BC-4.10")
@pytest.mark.parametrize("players", GAME.seats)
def test_six_beers_of_the_hosts_choice(players: int) -> None:
    state = GAME.new(players, seed=1, recipe_set=joined(BEERS[::-1]))
    view = look(state)
    assert sorted(recipe.id for recipe in view.recipes[3:]) == sorted(BEERS)
    assert [recipe.label for recipe in view.recipes] == [False] * 3 + [True] * 6


@pytest.mark.rule("BC-1.3", "BC-4.11", "BC-4.12")
@pytest.mark.parametrize("players", GAME.seats)
def test_nine_skilled_workers_of_the_hosts_choice(players: int) -> None:
    view = look(GAME.new(players, seed=1, worker_set=joined(HANDS)))
    assert sorted(card.id for card in view.workers) == sorted(HANDS)
    assert view.unused_workers == (14 if players == 2 else 15)


@pytest.mark.rule("BC-4.11")
def test_two_players_cannot_pick_a_worker_for_three() -> None:
    hands = ["community_liaison", *HANDS[1:]]
    assert "community_liaison" in [card.id for card in look(GAME.new(3, seed=1, worker_set=joined(hands))).workers]
    with pytest.raises(BadOption, match="cannot name 'community_liaison' here"):
        GAME.new(2, seed=1, worker_set=joined(hands))


@pytest.mark.rule("BC-4.8")
@pytest.mark.parametrize(
    ("beers", "problem"),
    [
        (BEERS[:5], "needs 2 of .*, not 1"),
        ([*BEERS, "imperial_stout"], "needs 2 of .*, not 3"),
        (["smoked_porter", *BEERS[1:]], "needs 2 of .*, not 1"),
        (["amber_ale", *BEERS[1:]], "cannot name 'amber_ale' here"),
        ([BEERS[1], *BEERS[1:]], "cannot name 'barleywine' here"),
    ],
)
def test_a_set_that_is_not_two_of_each_family_is_refused(beers: list[str], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        GAME.new(3, seed=1, recipe_set=joined(beers))


@pytest.mark.rule("BC-1.6")
def test_the_discovery_game_is_what_is_played_by_default() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert {**defaults, **GAME.preset("discovery")} == defaults
    assert set(GAME.preset("discovery")) == set(defaults) - {"first_player"}


@pytest.mark.rule("BC-1.6")
def test_the_expert_game_has_everything() -> None:
    expert = GAME.preset("expert")
    assert expert == {
        "recipe_set": "random",
        "worker_set": "random",
        "research_side": "advanced",
        **dict.fromkeys(MODULES, "on"),
    }
    view = look(GAME.new(4, seed=1, **expert))
    assert view.advanced_actions == list(MODULES)
    assert {person.lab for person in view.players} == {"advanced"}


def test_there_is_no_other_preset() -> None:
    with pytest.raises(BadOption, match="there is no preset 'hard'; there are: discovery, expert"):
        GAME.preset("hard")
