"""Hidden information of Brew Crafters: section 9. What a seat must not know makes no difference to what it sees."""

from typing import Any

import msgspec
import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    BASIC_RECIPES,
    DISCOVERY,
    GAME,
    RECIPES,
    arrange,
    asked,
    brewery,
    cubes,
    go,
    look,
    names,
    person,
    play,
    refused,
)

from alehouse import FATE, State
from alehouse.core.fate import seeded

SECRET = {"secret_recipe": "on"}
UNUSED = {name for name in RECIPES if name not in (*BASIC_RECIPES, *DISCOVERY)}
BASICS_SOLD = dict.fromkeys(BASIC_RECIPES, 1)


def guesses(state: State, seat: int | None, owner: int, number: int = 0, times: int = 60) -> set[str]:
    """What a secret recipe of somebody may be as far as a seat knows, by drawing the hidden things anew."""
    found = set()
    for seed in range(times):
        other = state.resample(seat, seeded(seed))
        found.add(person(other, owner).secrets[number].recipe)
    return found


def pool(state: State) -> set[str]:
    """The unused recipes as the seat sees them that chooses now."""
    return set(look(state, int(state.player)).unused_recipes)


# ── secret recipes ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-9.2", "BC-8.17")
def test_others_see_that_there_is_a_secret_recipe_but_not_which() -> None:
    state = play(brewery({}, {}, {}, options=SECRET, events=True), "secret_recipe", "choose_secret:barleywine")
    for seat in (1, 2, None):
        card = look(state, seat).players[0].secrets[0]
        assert (card.recipe, card.revealed) == ("", False)
        assert "barleywine" not in msgspec.json.encode(look(state, seat)).decode()
    assert look(state, 0).players[0].secrets[0].recipe == "barleywine"
    assert "barleywine" in [price.recipe for price in person(state, 0).prices]


@pytest.mark.rule("BC-9.2", "BC-12.20")
@pytest.mark.parametrize("other", sorted(UNUSED - {"barleywine"}))
def test_the_identity_of_a_secret_changes_nothing_that_others_see(other: str) -> None:
    mine = {"stored": cubes("5M 2H 1Y 1S 1C 1F"), "sold": BASICS_SOLD}
    states = [
        play(brewery(mine, {}, {}, options=SECRET, events=True), "secret_recipe", f"choose_secret:{name}")
        for name in ("barleywine", other)
    ]
    for seat in (1, 2, None):
        assert look(states[0], seat) == look(states[1], seat)
    assert names(states[0]) == names(states[1])
    assert look(states[0], 0) != look(states[1], 0)


@pytest.mark.rule("BC-9.2", "BC-8.19")
def test_a_revealed_recipe_is_known_to_all() -> None:
    mine = {"stored": cubes("2M 1H 1Y 1S"), "sold": BASICS_SOLD, "secrets": ["honey_porter"]}
    state = play(brewery(mine, {}, options=SECRET), "process")
    assert look(state, 1).players[0].secrets[0].recipe == ""
    play(state, "brew:honey_porter")
    for seat in (1, None):
        assert look(state, seat).players[0].secrets[0].recipe == "honey_porter"
        tank = look(state, seat).players[0].tanks[0].tank
        assert tank is not None
        assert tank.recipe == "honey_porter"


@pytest.mark.rule("BC-12.20", "BC-9.2", "BC-8.19")
def test_while_a_secret_batch_is_being_paid_it_is_either_revealed_or_not_shown() -> None:
    mine = {"stored": cubes("5M 2H 1Y 3F"), "sold": BASICS_SOLD, "secrets": ["cherry_porter"]}
    state = brewery({**mine, "lab": "basic", "research": [0, 3, 0, 0]}, {}, options=SECRET)
    play(state, "process", "brew:cherry_porter")
    assert asked(state, "reduce") == ["malt", "hops"]
    if not person(state, 0).secrets[0].revealed:
        for seat in (1, None):
            assert "cherry_porter" not in msgspec.json.encode(look(state, seat)).decode()


@pytest.mark.rule("BC-9.4", "BC-9.7")
def test_the_pool_is_seen_only_by_the_one_who_chooses() -> None:
    state = brewery({}, {}, options=SECRET)
    assert all(look(state, seat).unused_recipes == [] for seat in (0, 1, None))
    play(state, "secret_recipe")
    assert set(look(state, 0).unused_recipes) == UNUSED
    assert all(look(state, seat).unused_recipes == [] for seat in (1, None))
    play(state, "choose_secret:barleywine")
    assert all(look(state, seat).unused_recipes == [] for seat in (0, 1, None))


@pytest.mark.rule("BC-9.7")
def test_a_table_drawn_anew_for_one_can_be_drawn_anew_for_another_who_has_seen_more() -> None:
    state = brewery({}, {}, {}, options=SECRET)
    play(state, "secret_recipe", "choose_secret:barleywine", "secret_recipe", "choose_secret:cherry_porter")
    for seed in range(200):
        # The last player may give the second one the Barleywine, of whom that one knows that the first has it.
        drawn = state.resample(2, seeded(seed)).resample(1, seeded(-seed))
        held = [person(drawn, owner).secrets[0].recipe for owner in (0, 1)]
        drawn.apply(drawn.parse("secret_recipe"))
        left = [name.removeprefix("choose_secret:") for name in names(drawn)]
        assert sorted(held + left) == sorted(UNUSED)


@pytest.mark.rule("BC-9.7")
def test_before_choosing_himself_a_player_can_exclude_nothing() -> None:
    state = play(brewery({}, {}, {}, options=SECRET), "secret_recipe", "choose_secret:barleywine")
    for seat in (1, 2, None):
        assert guesses(state, seat, 0, times=150) == UNUSED
    assert guesses(state, 0, 0) == {"barleywine"}


@pytest.mark.rule("BC-9.7")
def test_a_pool_seen_afterwards_tells_what_was_taken_before() -> None:
    state = play(brewery({}, {}, {}, options=SECRET), "secret_recipe", "choose_secret:barleywine", "secret_recipe")
    assert pool(state) == UNUSED - {"barleywine"}
    assert guesses(state, 1, 0) == {"barleywine"}
    play(state, "choose_secret:cherry_porter")
    assert guesses(state, 1, 0) == {"barleywine"}
    assert guesses(state, 0, 1, times=150) == UNUSED - {"barleywine"}  # it was in the pool that he saw
    pairs = set()
    for seed in range(80):
        other = state.resample(2, seeded(seed))
        pairs.add((person(other, 0).secrets[0].recipe, person(other, 1).secrets[0].recipe))
    assert all(first != second for first, second in pairs)
    assert len(pairs) > 40


@pytest.mark.rule("BC-9.7")
def test_two_cards_taken_before_a_pool_was_seen_may_be_the_other_way_round() -> None:
    state = play(
        brewery({}, {}, {}, options=SECRET),
        *("secret_recipe", "choose_secret:barleywine", "secret_recipe", "choose_secret:cherry_porter", "secret_recipe"),
    )
    assert pool(state) == UNUSED - {"barleywine", "cherry_porter"}
    assert guesses(state, 2, 0) == guesses(state, 2, 1) == {"barleywine", "cherry_porter"}


@pytest.mark.rule("BC-9.7")
def test_a_card_taken_between_two_pools_of_mine_is_their_difference() -> None:
    nine = {"sold": {"everyday_ale": 9}, "shifts": 2}
    state = play(
        brewery(nine, nine, {}, options=SECRET),
        *("secret_recipe", "choose_secret:barleywine", "secret_recipe", "choose_secret:cherry_porter", "pass"),
    )
    assert len(guesses(state, 0, 1, times=150)) == 14
    play(state, "secret_recipe")
    assert guesses(state, 0, 1) == {"cherry_porter"}
    play(state, "choose_secret:honey_porter")
    assert guesses(state, 0, 1) == {"cherry_porter"}
    assert guesses(state, 1, 0, 0) == {"barleywine"}
    assert guesses(state, 1, 0, 1, times=150) == UNUSED - {"barleywine", "cherry_porter"}


@pytest.mark.rule("BC-9.7")
def test_what_is_revealed_is_no_other_secret() -> None:
    mine = {"stored": cubes("2M 1H 1Y 1S"), "sold": BASICS_SOLD, "secrets": ["honey_porter", "barleywine"]}
    state = play(brewery(mine, {}, options=SECRET), "process", "brew:honey_porter")
    number = next(n for n, card in enumerate(look(state, 1).players[0].secrets) if not card.revealed)
    assert "honey_porter" not in guesses(state, 1, 0, number, times=150)


# ── the Job Agency ────────────────────────────────────────────────────────────────────────────────────

SIX = ("cooper", "maltster", "hop_chemist", "bartender", "lab_director", "plant_engineer")
OTHER_SIX = ("night_foreman", "volume_manager", "quality_inspector", "bartender", "lab_director", "master_gardener")


def agency(cards: tuple[str, ...]) -> State:
    state = arrange({"money": 3}, {}, {}, options={"job_agency": "on"}, events=True)
    return play(state, "place:job_agency:job_agency", *(f"draw_worker:{card}" for card in cards))


@pytest.mark.rule("BC-9.3")
def test_the_six_cards_are_seen_only_by_the_player_who_looks() -> None:
    state = agency(SIX)
    assert {card.id for card in look(state, 0).agency} == set(SIX)
    for seat in (1, 2, None):
        assert look(state, seat).agency == []
        assert look(state, seat).options == []
        assert look(state, seat) == look(agency(OTHER_SIX), seat)


@pytest.mark.rule("BC-9.3", "BC-8.9")
def test_cards_that_went_back_leave_no_trace() -> None:
    one, two = play(agency(SIX), "decline"), play(agency(OTHER_SIX), "decline")
    for seat in (1, 2, None):
        assert look(one, seat) == look(two, seat)
    assert look(one, 0).agency == []


@pytest.mark.rule("BC-9.3")
def test_a_hired_card_is_public_and_the_others_are_not() -> None:
    one, two = play(agency(SIX), "worker:bartender"), play(agency(OTHER_SIX), "worker:bartender")
    for seat in (1, 2, None):
        assert look(one, seat).players[0].workers == ["bartender"]
        assert look(one, seat) == look(two, seat)


@pytest.mark.rule("BC-9.4")
def test_the_number_of_unused_workers_is_public() -> None:
    state = agency(SIX)
    assert len({look(state, seat).unused_workers for seat in (1, 2, None)}) == 1
    play(state, "decline")
    assert {look(state, seat).unused_workers for seat in (0, 1, 2, None)} == {15}


# ── the side of the lab ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-9.5", "BC-4.21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sides_of_the_lab_are_chosen_in_secret_and_revealed_together(players: int) -> None:
    states = [GAME.new(players, fate="open", events=True, first_player="1", research_side="each") for _ in range(2)]
    asked_seats = []
    for number in range(players):
        seat = int(states[0].player)
        asked_seats.append(seat)
        assert asked(states[0], "side") == ["basic", "advanced"]
        play(states[0], "side:basic")
        play(states[1], "side:advanced")
        if number < players - 1:
            for other in (None, *range(players)):
                if other is None or other not in asked_seats:
                    assert look(states[0], other) == look(states[1], other)
                    assert all(player.lab == "" for player in look(states[0], other).players if player.seat != other)
    assert sorted(asked_seats) == list(range(players))
    for other in (None, *range(players)):
        assert [player.lab for player in look(states[0], other).players] == ["basic"] * players
        assert [player.lab for player in look(states[1], other).players] == ["advanced"] * players


@pytest.mark.rule("BC-4.21")
def test_before_choosing_nobody_has_a_side() -> None:
    state = GAME.new(2, fate="open", first_player="1", research_side="each")
    for seat in (0, 1):
        assert person(state, seat).lab == ""
        assert person(state, seat).research == []


@pytest.mark.rule("BC-4.21", "BC-4.17", "BC-9.5")
def test_each_player_keeps_his_own_side() -> None:
    state = GAME.new(3, fate="open", first_player="1", research_side="each")
    chosen: dict[int, str] = {}
    for side in ("basic", "advanced", "basic"):
        chosen[int(state.player)] = side
        play(state, f"side:{side}")
    for seat, side in chosen.items():
        assert look(state, None).players[seat].lab == side
        assert all(track.id.startswith(side) for track in look(state, None).players[seat].research)
    assert refused(state, "side:basic") != ""


# ── everything else ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-9.1")
def test_everything_on_the_boards_is_public() -> None:
    mine: dict[str, Any] = {
        "money": 7,
        "rep": 3,
        "loans": 1,
        "stored": cubes("2M 1S"),
        "tanks": ["pumpkin_ale"],
        "sold": BASICS_SOLD,
        "tiles": ["farm"],
        "plots": ["malt", ""],
        "workers": ["cooper"],
        "partnerships": ["spice_importer"],
        "research": [1, 2, 3, 4],
        "labels": [],
        "temporary_later": [1, 0],
    }
    state = brewery(mine, {}, {}, options=ALL_MODULES, sections={"collab_malt": 0}, farm=[["malt", 0]])
    own = look(state, 0).players[0]
    for seat in (1, 2, None):
        assert look(state, seat).players[0] == own
        assert look(state, seat).sections == look(state, 0).sections
        assert look(state, seat).community == look(state, 0).community


@pytest.mark.rule("BC-9.6")
@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({}, {"first"}),
        ({"first_player": "1"}, set()),
        ({"recipe_set": "random", "first_player": "2"}, {"draw_recipe"}),
        ({"worker_set": "random", "first_player": "2"}, {"draw_worker"}),
    ],
)
def test_only_the_first_player_the_displays_and_the_agency_are_random(options: dict[str, Any], kinds: set[str]) -> None:
    state = GAME.new(3, fate="open", **options)
    seen = set()
    while state.player == FATE:
        seen |= {name.split(":")[0] for name in names(state)}
        play(state, names(state)[0])
    assert seen == kinds
    assert look(state).phase == "market"


@pytest.mark.rule("BC-9.2", "BC-9.3", "BC-9.5")
def test_the_game_knows_when_there_are_secrets() -> None:
    plain = {"research_side": "basic", **dict.fromkeys(ALL_MODULES, "off")}
    assert not GAME.has_secrets(plain)
    assert not GAME.has_secrets({**plain, "community_farm": "on", "temporary_workers": "on"})
    for name in ("secret_recipe", "job_agency"):
        assert GAME.has_secrets({**plain, name: "on"})
    assert GAME.has_secrets({**plain, "research_side": "each"})


@pytest.mark.rule("BC-9.7")
def test_options_of_others_do_not_depend_on_what_was_taken() -> None:
    states = []
    for name in ("barleywine", "honey_porter"):
        mine = {"stored": cubes("6M 3H 2Y 1S"), "sold": BASICS_SOLD}
        state = play(brewery(mine, mine, options=SECRET), "secret_recipe", f"choose_secret:{name}")
        states.append(go(state, "process"))
    assert names(states[0]) == names(states[1])
