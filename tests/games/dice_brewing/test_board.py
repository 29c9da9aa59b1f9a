"""The table of Dice Brewing as text: it hides what is hidden, and says what cards do."""

import pytest
from tests.games.dice_brewing.table import GAME, arrange, play
from tests.games.written import board, inspect_text

from alehouse.games.dice_brewing.card_text import gives, space_in_words, takes
from alehouse.games.dice_brewing.cards import Catalogue

WORDS = GAME.words("en")
CARDS = Catalogue(GAME.card_file)
ROOMY = {"coins": 9, "warehouse": ["yellow 3", "green 2"]}


# ── the whole table ───────────────────────────────────────────────────────────────────────────────────


def test_the_markets_stand_beside_the_recipes_where_there_is_room() -> None:
    state = arrange(ROOMY, {}, phase="purchase", round=3)
    heading = {width: board(state, width).split("\n")[1] for width in (80, 120)}
    assert "Market" not in heading[80]
    assert "Recipes" in heading[120]
    assert "Market" in heading[120]


def test_the_own_board_stands_beside_on_a_wide_screen() -> None:
    state = arrange({"pool": ["yellow 3"]}, {})
    tall = {width: board(state, width, 0).count("\n") for width in (80, 120, 160)}
    assert tall[80] > tall[120] > tall[160]


# ── its parts ─────────────────────────────────────────────────────────────────────────────────────────


def test_dice_carry_their_signs() -> None:
    dice = ["yellow 6 raised", "yellow 3", "yellow 3", "black 2 blocked", "green 4 protected", "blue 1 unlucky"]
    state = arrange({"pool": dice}, {}, options={"unlucky_roll": "on"})
    row = next(line for line in board(state).split("\n") if "Active Pool" in line)
    assert row.split()[2:] == ["6↑", "3×2", "2⊘", "4◈", "1!", "–"]


def test_a_die_in_hand_is_marked() -> None:
    state = play(arrange({"pool": ["yellow 3", "black 4"]}, {}), "die:black-1")
    assert "›4‹" in board(state, 80, 0)


def test_a_seed_in_hand_is_marked() -> None:
    state = play(arrange({"pool": ["yellow 3"], "seeds": 2}, {}), "seed")
    assert "›2‹" in board(state, 80, 0)


@pytest.mark.rule("DB-5.52")
def test_a_recipe_marks_the_demands_that_the_own_warehouse_meets() -> None:
    holder = {"warehouse": ["yellow 3", "green 1"]}
    state = arrange(holder, {}, display=["cheap_lager", "abbey_single"])
    assert "Cheap Lager ◐   pale malt 3+✓ · hops 2+\n" in board(state, 80, 0)
    assert "Abbey Single ○  pale malt 4+ 3+✓ · hops 2+\n" in board(state, 80, 0)
    assert "✓" not in board(state, 80, 1)
    assert "✓" not in board(state, 80, None)


@pytest.mark.rule("DB-6.44")
def test_a_blocked_recipe_says_so() -> None:
    brewer = {**ROOMY, "tokens": ["block_recipe"]}
    state = arrange(brewer, {}, phase="brewing_start", display=["cheap_lager", "dry_stout"])
    play(state, "token:block_recipe", "recipe:dry_stout")
    assert "Dry Stout ○    ⊘ blocked this round · pale malt 2+" in board(state)


@pytest.mark.rule("DB-5.60")
def test_a_reward_is_told_as_the_edition_has_it() -> None:
    for edition, die in (("pl-2", "1 dark malt die"), ("it-1", "1 die of any colour")):
        state = arrange({}, {}, display=["iced_doppelbock"], options={"edition": edition})
        assert f"→ {die}, 3 coins · + skill 5+: 3 coins" in board(state, 117)


@pytest.mark.rule("DB-5.41")
def test_a_closed_market_says_when_it_opens() -> None:
    text = board(arrange(ROOMY, {}, phase="purchase", round=2))
    assert "Honey 4 coins ×3" in text
    assert "Black Market  opens in round 3" in text


@pytest.mark.rule("DB-9.4", "DB-9.5")
def test_hidden_tokens_show_nothing_of_their_kind() -> None:
    holder = {**ROOMY, "tokens": ["reroll_die"]}
    state = arrange(holder, {}, phase="purchase", round=3, options={"mode": "advanced"})
    while state.player < 0:
        state.apply(state.legal_actions()[0])
    assert "Holds: Reroll a die" in board(state, 80, 0)
    assert "Holds: face-down token (reward)" in board(state, 80, 1)
    assert "Reroll a die 2 coins\n" in board(state, 80, 1)


@pytest.mark.rule("DB-5.35", "DB-6.1")
def test_the_own_board_says_what_is_closed_and_what_lies_there() -> None:
    own = {"pool": ["blue 5", "green 2"], "board": {"malt_roast": "yellow 4", "school_skill": ["blue 2", "black 3"]}}
    other = {"board": {"malt_seed": "seed"}}
    text = board(arrange(own, other, round=2), 80, 0)
    assert "Grow pale malt    closed: all others have used it" in text
    assert "pale malt 4 → 1 dark malt die" in text
    assert "dark malt 3, skill 2 → 1 skill die" in text
    assert "Department of Seed opens in round 3" in text
    assert "Board: Grow pale malt: seed · closed: Roast pale malt · New skill" in text


@pytest.mark.rule("DB-6.24")
def test_a_set_that_lacks_something_says_so() -> None:
    text = board(arrange({"pool": ["green 2"], "board": {"school_skill": "blue 2"}}, {}, round=2), 80, 0)
    assert "skill 2 (2 of 5) → 1 skill die" in text


@pytest.mark.rule("DB-6.41", "DB-6.42")
@pytest.mark.parametrize(("edition", "phase"), [("pl-2", "round_start"), ("it-1", "brewing_start")])
def test_a_blocked_building_is_marked(edition: str, phase: str) -> None:
    owner = {
        "pool": ["yellow 3"],
        "board": {} if phase == "round_start" else {"malt_roast": "yellow 4", "hops_raise": "green 2"},
    }
    state = arrange({"tokens": ["block_building", "block_building"]}, owner, phase=phase, options={"edition": edition})
    play(state, "token:block_building", "building:2:malt_house")
    text = board(state)
    assert "⊘ Malt House" in text
    assert ("gives nothing" in text) == (edition == "it-1")


def test_the_board_in_full_is_for_placing_only() -> None:
    placing = arrange({"pool": ["yellow 3"]}, {"pool": ["yellow 3"]})
    assert "Your board" in board(placing, 80, 0)
    assert "Your board" not in board(placing, 80, None)
    assert "Your board" not in board(arrange(ROOMY, {}, phase="purchase", round=2), 80, 0)


# ── closer looks ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("recipe:Dry Stout", "It needs in your Warehouse: pale malt 2+, dark malt 3+, hops 3+."),
        ("space:dept_coins", "you get 4 coins for skill or 3 coins for dark malt"),
        ("ingredient:honey", "2 coins less with 6+"),
        ("ingredient:fruit", "Recipes on display that it can enhance: Cheap Lager"),
        ("token:reroll_die", "in an Active Pool, in a Warehouse or on a board"),
        ("player:2", "Roast pale malt"),
        ("space:malt_raise", "too late for this round, unless you speed this up"),
        ("token:block_recipe", "It stops you as well."),
        ("building:School", "none of its spaces can be sped up"),
        ("phase:tidy", "It comes after brewing"),
        ("die:black", "At the end of the game each one counts 2 points."),
        ("die:blue", "At the end of the game it counts nothing."),
        ("thing:Black Market", "Each works once and then leaves the game."),
        ("thing:season", "Whoever holds this token acts first"),
    ],
)
def test_a_closer_look_says_what_things_do(what: str, said: str) -> None:
    state = arrange(ROOMY, {}, round=3, display=["cheap_lager", "dry_stout"])
    assert said in inspect_text(state, what).replace("\n", " ")


@pytest.mark.rule("DB-9.1")
def test_a_closer_look_at_the_deck_names_what_may_still_come() -> None:
    state = arrange({"brewed": ["young_bock"]}, {}, display=["cheap_lager"])
    text = inspect_text(state, "deck:")
    assert "28 recipes may still come" in text
    assert "Dry Stout" in text
    assert "Young Bock" not in text
    assert "Cheap Lager" not in text


@pytest.mark.rule("DB-9.3")
def test_a_closer_look_at_a_player_keeps_secrets() -> None:
    state = arrange({"pool": ["blue 3"], "tokens": ["reroll_die"]}, {}, options={"mode": "advanced"})
    while state.player < 0:
        state.apply(state.legal_actions()[0])
    assert "Reroll a die" in inspect_text(state, "player:1", 0)
    assert "Reroll a die" not in inspect_text(state, "player:1", 1)


# ── what spaces do ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.23", "DB-6.24")
def test_the_set_of_the_school_belongs_to_one_edition() -> None:
    school = next(space for space in CARDS.spaces if space.id == "school_skill")
    second, first = (CARDS.editions[edition] for edition in ("pl-2", "it-1"))
    assert takes(school, second, WORDS).replace("\N{NO-BREAK SPACE}", " ") == "skill 5+ or a set of 5+"
    assert takes(school, first, WORDS) == "skill 5+"
    assert "you place a set" in space_in_words(school, second, WORDS)
    assert "you place a set" not in space_in_words(school, first, WORDS)


@pytest.mark.rule("DB-6.32")
def test_what_a_die_sells_for_depends_on_its_colour() -> None:
    department = next(space for space in CARDS.spaces if space.id == "dept_coins")
    told = [gives(department, WORDS, item).replace("\N{NO-BREAK SPACE}", " ") for item in (-1, 1, 3)]
    assert told == ["4 coins / 3 coins", "3 coins", "4 coins"]
