"""The table of Brew Crafters as text: it hides what is hidden, and tells what applies and why."""

from typing import Final

import pytest
from tests.games.brew_crafters.table import GAME, arrange, brewery, cubes, look, person, play
from tests.games.written import board, inspect_text

WORDS: Final = GAME.words("en")
SIX: Final = ("cooper", "maltster", "hop_chemist", "bartender", "lab_director", "plant_engineer")


def flat(text: str) -> str:
    """A text without its lines and its spaces that do not break."""
    return " ".join(text.split())


# ── its parts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-9.2", "BC-8.17")
def test_a_secret_recipe_is_for_its_owner() -> None:
    state = brewery({"secrets": ["barleywine"]}, {}, options={"secret_recipe": "on"})
    name = WORDS.name("recipe-barleywine")
    assert name in board(state, 80, 0)
    for seat in (None, 1):
        assert name not in board(state, 80, seat)


@pytest.mark.rule("BC-9.4")
def test_recipes_to_choose_from_are_for_whoever_chooses() -> None:
    state = play(brewery({}, {}, options={"secret_recipe": "on"}), "secret_recipe")
    names = [WORDS.name(f"recipe-{recipe}") for recipe in look(state, 0).unused_recipes]
    assert all(name in board(state, 200, 0) for name in names)
    for seat in (None, 1):
        assert not any(name in board(state, 200, seat) for name in names)


@pytest.mark.rule("BC-9.3")
def test_cards_of_the_job_agency_are_for_whoever_looks_at_them() -> None:
    state = arrange({"money": 3}, {}, options={"job_agency": "on"})
    play(state, "place:job_agency:job_agency", *(f"draw_worker:{card}" for card in SIX))
    names = [WORDS.name(f"worker-{card}") for card in SIX]
    assert all(name in board(state, 80, 0) for name in names)
    for seat in (None, 1):
        assert not any(name in board(state, 80, seat) for name in names)


@pytest.mark.rule("BC-9.5")
def test_a_side_of_the_lab_is_shown_when_all_have_chosen() -> None:
    texts = [
        board(play(GAME.new(2, fate="open", first_player="1", research_side="each"), f"side:{side}"), 80, 1)
        for side in ("basic", "advanced")
    ]
    assert texts[0] == texts[1]


@pytest.mark.rule("BC-6.37")
def test_a_price_that_was_lowered_says_by_whom() -> None:
    plain, helped = (
        board(brewery({"stored": cubes("4M 2H 1Y"), "tiles": tiles}, {}), 160, 0) for tiles in ([], ["mash_tun"])
    )
    name = WORDS.name("recipe-everyday_ale")
    lines = [next(line for line in text.split("\n") if name in line) for text in (plain, helped)]
    assert [WORDS.name("tile-mash_tun") in line for line in lines] == [False, True]


@pytest.mark.rule("BC-5.24", "BC-5.26")
def test_the_winter_to_come_is_told_with_the_loans_that_loom() -> None:
    state = arrange({"money": 1, "tiles": ["brewpub"]}, {"money": 30, "tiles": ["brewpub"]})
    poor, rich = (flat(board(state, 80, seat).split("── You ")[1]) for seat in (0, 1))
    due = person(state, 0).upkeep
    assert due.loans > 0
    assert person(state, 1).upkeep.loans == 0
    assert f"${due.total}" in poor
    assert f"${due.total}" in rich
    assert ("loan" in poor, "loan" in rich) == (True, False)


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("recipe:pumpkin_ale", "spice"),
        ("recipe:Pumpkin Ale", "spice"),
        ("recipe:everyday_ale", "hops"),
        ("worker:accountant", "$2 less"),
        ("worker:tour_guide", "advanced"),
        ("tile:mash_tun", "malt"),
        ("tile:farm", "plots"),
        ("space:malt_market", "malt"),
        ("space:job_agency", "6"),
        ("track:basic_business", "$"),
        ("partnership:spice_importer", "spice"),
        ("upkeep", "$3"),
        ("collaboration", "Special Touch"),
        ("player:1", "Storage"),
    ],
)
def test_a_closer_look_says_what_things_do(what: str, said: str) -> None:
    state = arrange({}, {}, {}, options={"job_agency": "on"})
    assert said in flat(inspect_text(state, what, 0))


@pytest.mark.rule("BC-9.2")
def test_a_closer_look_at_a_player_keeps_secrets() -> None:
    state = brewery({"secrets": ["barleywine"]}, {}, options={"secret_recipe": "on"})
    name = WORDS.name("recipe-barleywine")
    assert name in inspect_text(state, "player:1", 0)
    for seat in (None, 1):
        assert name not in inspect_text(state, "player:1", seat)


@pytest.mark.rule("BC-5.24")
def test_a_closer_look_at_the_upkeep_is_at_ones_own_or_at_a_players() -> None:
    state = arrange({"tiles": ["brewpub"]}, {"workers": ["accountant"]})
    own, others = inspect_text(state, "upkeep", 0), inspect_text(state, "upkeep:2", 0)
    all_of_it = inspect_text(state, "upkeep")
    assert own != others
    assert own == inspect_text(state, "upkeep:1", 1)
    assert own in all_of_it
    assert others in all_of_it
