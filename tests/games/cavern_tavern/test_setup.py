"""Section 4: the table before the first round, for every number of players, D1 and D2."""

from collections import Counter
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    CARDS,
    CHAMBER,
    CHARACTERS,
    GAME,
    ITEMS,
    ORDERS,
    ORDINARY,
    PAIRS,
    area,
    asked,
    dice,
    held,
    left,
    look,
    mess,
    names,
    person,
    play,
    refused,
    roll,
    roll_all,
)

from alehouse import FATE, State

SEVERAL = [2, 3, 4, 5, 6]
EVERYBODY = [1, *SEVERAL]
OPTIONS: list[dict[str, Any]] = [{}, CHAMBER]
SECRETS = [card["id"] for card in CARDS["secret_task"]]
NOT_ALONE = {"sand_clock", "hammer", "bracelet", "dragons_claw", "glass_of_strongcliff", "dwarven_mug", "clover"}


def new(players: int, until: str, first: int = 1, **options: Any) -> State:
    """A new game up to the first decision of a kind, "become" or "draw_order", say; dice show 1, 2, 3 and 4."""
    state, rolled = GAME.new(players=players, fate="open", **options), 0
    while not asked(state, until):
        if asked(state, "rolled"):
            play(state, f"rolled:{rolled % 4 + 1}")
            rolled += 1
        else:
            play(state, f"first:{first}" if asked(state, "first") else names(state)[0])
    return state


def begun(players: int, first: int = 1, **options: Any) -> State:
    """A new game when the setup is done: the next thing is the first roll of round 1."""
    state = new(players, "draw_order", first, **options)
    while asked(state, "draw_order"):
        play(state, names(state)[0])
    return state


# ── who begins ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.1.5", "CT-4.1.14")
@pytest.mark.parametrize("players", SEVERAL)
def test_any_seat_may_get_the_first_player_marker_and_it_is_the_first_step(players: int) -> None:
    """R29, R53."""
    state = GAME.new(players=players, fate="open")
    assert state.player == FATE
    assert names(state) == [f"first:{number}" for number in range(1, players + 1)]
    assert all(chance == pytest.approx(1 / players) for _, chance in state.chances())
    play(state, f"first:{players}")
    assert [person.first_player for person in look(state).players] == [False] * (players - 1) + [True]


@pytest.mark.rule("CT-4.1.5")
def test_all_seats_begin_in_some_game() -> None:
    firsts = Counter(
        seat
        for seed in range(60)
        for seat, person in enumerate(look(GAME.new(players=3, seed=seed)).players)
        if person.first_player
    )
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8


@pytest.mark.rule("CT-4.1.6", "CT-5.1.3", "CT-12.17")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [1, 2])
def test_the_white_die_lies_on_the_right_of_the_first_player(players: int, first: int) -> None:
    state = roll_all(begun(players, first))
    right = (first - 2) % players
    assert [person.white_die for person in look(state).players] == [seat == right for seat in range(players)]
    assert [len(dice(state, seat)) for seat in range(players)] == [4 + (seat == right) for seat in range(players)]


@pytest.mark.rule("CT-4.1.14")
def test_the_steps_of_the_setup_follow_each_other() -> None:
    """R53: characters before Secret Tasks, these before the ingredients, orders last."""
    state, steps, rolled = GAME.new(players=3, fate="open"), [""], 0
    while look(state).round == 0:
        kind = names(state)[0].split(":")[0]
        steps += [kind] if kind != steps[-1] else []
        white = any(person.white_die for person in look(state).players)
        assert not (white and kind in {"first", "become"})
        assert white or kind in {"first", "become", "draw_secret"}
        assert all(mess(state)) == (look(state).phase != "setup")
        play(state, names(state)[rolled % 6 if kind == "rolled" else 0])
        rolled += kind == "rolled"
    assert steps[1:] == ["first", "become", "draw_secret", *["rolled", "take"] * 3, "draw_order"]


# ── characters: D1 ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.1.2", "CT-4.1.14")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [1, 2])
def test_characters_are_chosen_in_turn_order_among_those_left(players: int, first: int) -> None:
    """R29, D1."""
    state = new(players, "become", first)
    free = list(CHARACTERS)
    for turn in range(players):
        seat = (first - 1 + turn) % players
        if len(free) > 1:
            assert state.player == seat
            assert names(state) == [f"become:{name}" for name in free]  # nothing else: no declining
        if asked(state, "become"):
            play(state, f"become:{free[-1]}")
        assert (person(state, seat).character, person(state, seat).uses) == (free.pop(), 2)
        assert person(state, seat).secret == ""
    assert state.player == FATE


@pytest.mark.rule("CT-4.1.2")
def test_a_character_that_is_taken_cannot_be_chosen_again() -> None:
    state = play(new(2, "become"), "become:hungry_cook")
    assert refused(state, "become:hungry_cook") == "CT-4.1.2"
    assert refused(state, "none") != ""


@pytest.mark.rule("CT-4.1.2")
@pytest.mark.parametrize("players", SEVERAL)
def test_characters_may_be_dealt_at_random(players: int) -> None:
    state = play(GAME.new(players=players, fate="open", characters="random"), "first:2")
    for turn in range(players):
        if not asked(state, "deal"):
            assert turn == 5  # the last of six
            break
        assert state.player == FATE
        assert len(names(state)) == 6 - turn
        assert all(chance == pytest.approx(1 / (6 - turn)) for _, chance in state.chances())
        play(state, names(state)[-1])
    assert not asked(state, "become")
    assert len({person.character for person in look(state).players} - {""}) == players
    assert [person.uses for person in look(state).players] == [2] * players


@pytest.mark.rule("CT-4.1.2")
def test_choosing_is_the_default() -> None:
    assert GAME.new(players=2, seed=1).record().options["characters"] == "choose"


# ── Secret Tasks and decks ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.1.8", "CT-12.4", "CT-9.2", "CT-9.3")
@pytest.mark.parametrize("players", SEVERAL)
def test_everybody_gets_one_secret_task_that_others_do_not_see(players: int) -> None:
    state, rest = new(players, "draw_secret", first=2), set(SECRETS)
    for number in range(players):
        assert state.player == FATE
        assert set(asked(state, "draw_secret")) == rest
        assert all(chance == pytest.approx(1 / len(rest)) for _, chance in state.chances())
        rest.remove(SECRETS[2 * number])
        play(state, f"draw_secret:{SECRETS[2 * number]}")
    assert not asked(state, "draw_secret")
    dealt = [person(state, seat).secret for seat in range(players)]
    assert len(set(dealt) & {SECRETS[2 * number] for number in range(players)}) == players
    for seat in range(players):
        shown = [other.secret for other in look(state, seat).players]
        assert shown == [dealt[seat] if other == seat else "" for other in range(players)]
    assert {other.secret for other in look(state).players} == {""}


@pytest.mark.rule("CT-4.1.7")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_decks_are_shuffled_and_whole(players: int) -> None:
    view = look(begun(players))
    assert (view.orders_left, view.items_left, view.says_left) == (42, 25, 15)
    assert (view.orders_discarded, view.items_discarded, view.says_discarded) == ([], [], [])


@pytest.mark.rule("CT-4.1.7", "CT-4.1.11")
def test_any_order_may_come_up_in_any_game() -> None:
    seen = Counter(name for seed in range(60) for name in mess(rolled_out(GAME.new(players=2, seed=seed))))
    assert len(seen) == 48


def rolled_out(state: State) -> State:
    """The same state when setup is done, everybody choosing what comes first."""
    while look(state).phase == "setup":
        play(state, names(state)[0])
    return state


@pytest.mark.rule("CT-4.1.11", "CT-12.5")
@pytest.mark.parametrize("players", EVERYBODY)
def test_six_orders_are_turned_up_one_after_the_other(players: int) -> None:
    state = new(players, "draw_order")
    shown: list[str] = []
    while asked(state, "draw_order"):
        assert set(asked(state, "draw_order")) == set(ORDERS) - set(shown)
        assert all(chance == pytest.approx(1 / (48 - len(shown))) for _, chance in state.chances())
        shown.append(asked(state, "draw_order")[-1])
        play(state, f"draw_order:{shown[-1]}")
    assert mess(state) == shown
    assert len(shown) == 6
    assert look(state).orders_left == 42


# ── the start of a player ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.1.1", "CT-4.1.3", "CT-4.1.4", "CT-4.1.13")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("options", OPTIONS)
def test_everybody_begins_with_nothing_but_ingredients(players: int, options: dict[str, Any]) -> None:
    state = begun(players, **options)
    assert len(look(state).players) == players
    for player in look(state).players:
        assert (player.vp, player.nasty, player.kitchen, player.chore) == (0, 0, 0, 0)
        assert (player.order, player.items, player.says, player.completed) == (None, [], [], [])
        assert (player.modifiers, player.mrs_nasty, player.drinks, player.tasks) == (0, 0, {}, [])
        assert (player.completed_count, player.on_time) == (0, 0)
    assert all(space.meeple == -1 for space in look(state).mess)


@pytest.mark.rule("CT-4.1.12")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("options", OPTIONS)
def test_the_clock_shows_ten(players: int, options: dict[str, Any]) -> None:
    view = look(begun(players, **options))
    assert (view.round, view.time) == (1, "10:00 pm")


# ── starting ingredients: D2 ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.1.9", "CT-4.1.14")
@pytest.mark.parametrize("players", EVERYBODY)
def test_thirteen_full_piles_wait_for_the_first_roll(players: int) -> None:
    state = new(players, "rolled")
    assert {pile.id: pile.left for pile in look(state).piles} == dict.fromkeys(ORDINARY, 6) | {"magic_potion": 4}


@pytest.mark.rule("CT-4.1.10")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_gives_one_of_the_two_kinds_of_its_number(value: int) -> None:
    """D2: no other kind, no declining."""
    state = roll(new(2, "rolled"), value, value, value, value)
    for number in range(4):
        assert state.player == 0
        assert names(state) == [f"take:{kind}" for kind in PAIRS[value]]
        play(state, f"take:{PAIRS[value][number % 2]}")
    assert held(state, 0) == dict.fromkeys(PAIRS[value], 2)
    assert [left(state, kind) for kind in PAIRS[value]] == [4, 4]


@pytest.mark.rule("CT-4.1.10")
def test_a_player_chooses_for_the_lowest_die_first() -> None:
    """R28."""
    state = roll(new(2, "rolled"), 6, 2, 4, 2)
    for value in (2, 2, 4, 6):
        assert names(state) == [f"take:{kind}" for kind in PAIRS[value]]
        play(state, f"take:{PAIRS[value][0]}")
    assert held(state, 0) == {"syrup": 2, "wine": 1, "liqueur": 1}


@pytest.mark.rule("CT-4.1.10")
def test_dice_of_the_start_are_not_added_together() -> None:
    state = roll(new(2, "rolled"), 1, 1, 1, 2)
    for _ in range(3):
        assert refused(state, "take:mead") == "CT-6.2.1"
        play(state, "take:herbs")
    assert asked(state, "take") == ["syrup", "rocks"]


@pytest.mark.rule("CT-4.1.10")
@pytest.mark.parametrize("players", EVERYBODY)
def test_the_dice_of_the_start_occupy_no_space(players: int) -> None:
    state = begun(players)
    assert [space.used for place in look(state).areas for space in place.spaces if space.used] == []


@pytest.mark.rule("CT-4.1.10")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [1, 2])
def test_everybody_takes_all_four_before_the_next_rolls(players: int, first: int) -> None:
    """R28: in turn order; four coloured dice each, the white one is not rolled."""
    state = new(players, "rolled", first)
    for turn in range(players):
        seat, other = (first - 1 + turn) % players, 5 if turn % 2 else 6
        for _ in range(4):
            assert names(state) == [f"rolled:{value}" for value in range(1, 7)]
            play(state, f"rolled:{1 + turn if turn < 4 else other}")
        while asked(state, "take"):
            assert state.player == seat
            play(state, names(state)[0])
        assert sum(held(state, seat).values()) == 4
    assert asked(state, "draw_order")


@pytest.mark.rule("CT-4.1.10", "CT-6.0.9")
def test_an_empty_pile_leaves_no_choice_and_two_empty_ones_no_ingredient() -> None:
    """R28, D2: three players roll twelve ones; the twelve cards of the area are then gone."""
    state = roll(new(4, "rolled"), 1, 1, 1, 1)
    play(state, *["take:fruit"] * 4)
    roll(state, 1, 1, 1, 1)
    play(state, *["take:fruit"] * 2)
    assert asked(state, "take") == []  # herbs are all that is left: taken without asking
    assert held(state, 1) == {"fruit": 2, "herbs": 2}
    roll(state, 1, 1, 1, 1)
    assert held(state, 2) == {"herbs": 4}
    roll(state, 1, 1, 1, 5)
    assert (state.player, asked(state, "take")) == (3, ["ambrosia", "beer"])
    play(state, "take:beer")
    assert held(state, 3) == {"beer": 1}
    assert asked(state, "draw_order")


@pytest.mark.rule("CT-4.1.14", "CT-4.1.8")
def test_starting_ingredients_are_chosen_knowing_the_secret_task_but_no_order() -> None:
    state = roll(new(2, "rolled"), 1, 2, 3, 4)
    assert state.player == 0
    assert person(state, 0).secret != ""
    assert mess(state) == [""] * 6


# ── Secret Chamber ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.2.1", "CT-4.2.2", "CT-12.18")
@pytest.mark.parametrize("players", EVERYBODY)
def test_the_chamber_is_closed_at_first(players: int) -> None:
    view = look(begun(players, **CHAMBER))
    assert view.expansion
    assert not view.chamber_open
    assert [card for card in view.chamber if card] == []
    assert (view.tokens_left, view.modifiers_left, view.tasks_left) == (45, 30, 21)


@pytest.mark.rule("CT-4.2.2")
@pytest.mark.parametrize("players", EVERYBODY)
def test_mrs_nasty_cannot_be_visited_while_the_chamber_is_closed(players: int) -> None:
    state = begun(players, **CHAMBER)
    roll_all(state)
    play(state, next(name for name in names(state) if name.startswith("order:")))
    assert refused(state, "area:chamber_talk_to_mrs_nasty") in {"CT-4.2.2", "CT-8.1.1", "CT-5.1.1"}
    assert refused(state, "area:chamber_task_1") in {"CT-4.2.2", "CT-8.1.1", "CT-5.1.1"}


@pytest.mark.rule("CT-4.2.1")
def test_any_token_of_the_secret_pile_is_as_likely_as_another() -> None:
    """24 Drink tokens, two of each kind, and 21 of Mrs. Nasty, all alike face down."""
    state = GAME.arrange({"players": [{}, {}], "phase": "round_start", "round": 4}, 2, fate="open", **CHAMBER)
    while not asked(state, "token"):
        play(state, names(state)[0])
    chances = {state.name(action): chance for action, chance in state.chances()}
    assert chances["token:mrs_nasty"] == pytest.approx(21 / 45)
    assert [chances[f"token:{kind}"] for kind in ORDINARY] == [pytest.approx(2 / 45)] * 12
    assert len(chances) == 13


@pytest.mark.rule("CT-4.2.1")
def test_nearly_half_of_the_tokens_that_come_up_are_of_mrs_nasty() -> None:
    given = {"players": [{}, {}], "phase": "round_start", "round": 4}
    tables = [look(GAME.arrange(given, 2, seed=seed, **CHAMBER)).chamber for seed in range(100)]
    seen = Counter(card.token for cards in tables for card in cards if card)
    assert sum(seen.values()) == 300
    assert 110 < seen["mrs_nasty"] < 170  # 140 is even
    assert all(seen[kind] > 0 for kind in ORDINARY)


@pytest.mark.rule("CT-4.2.2")
def test_any_task_card_may_come_up() -> None:
    state = GAME.arrange({"players": [{}, {}], "phase": "round_start", "round": 4}, 2, fate="open", **CHAMBER)
    while not asked(state, "draw_task"):
        play(state, names(state)[0])
    assert len(names(state)) == 21
    assert all(chance == pytest.approx(1 / 21) for _, chance in state.chances())


# ── solo ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-4.3.1")
@pytest.mark.parametrize("mode", ["normal", "story"])
@pytest.mark.parametrize("options", OPTIONS)
def test_alone_there_are_no_characters_and_no_secret_tasks(mode: str, options: dict[str, Any]) -> None:
    state, kinds = GAME.new(players=1, fate="open", solo_mode=mode, **options), set()
    while look(state).round == 0:
        kinds |= {name.split(":")[0] for name in names(state)}
        play(state, names(state)[0])
    assert kinds == {"rolled", "take", "draw_order"} | ({"draw_assignment"} if mode == "story" else set())
    player = look(state, 0).players[0]
    assert (player.character, player.uses, player.secret) == ("", 0, "")
    assert sum(player.ingredients.values()) == 4


@pytest.mark.rule("CT-4.3.2")
@pytest.mark.parametrize("options", OPTIONS)
def test_the_automa_has_a_die_of_each_other_colour(options: dict[str, Any]) -> None:
    """R43: the player never gets the white die. Purple is there with the Secret Chamber only."""
    state = begun(1, **options)
    colours = ["white", "yellow", "blue", "green", "red"]
    seen = [die.colour for die in look(state).automa]
    assert seen[:5] == colours
    assert ("purple" in seen) == bool(options)
    roll_all(state)
    assert [die.colour for die in look(state).automa if die.value] == colours
    assert len(dice(state, 0)) == 4
    assert not person(state, 0).white_die
    assert not any(die.white for die in person(state, 0).dice)


@pytest.mark.rule("CT-4.3.3", "CT-12.3")
def test_seven_items_leave_the_deck_of_a_lone_player() -> None:
    """R49."""
    assert {name for name, item in ITEMS.items() if not item["solo"]} == NOT_ALONE
    state = begun(1)
    assert look(state).items_left == 18
    roll(state, 1, 1, 1, 1, 6, 2, 2, 2, 2)
    play(state, next(name for name in names(state) if name.startswith("order:")), "area:workshop_item")
    while "die:2" in names(state):
        play(state, "die:2")
    assert set(asked(state, "draw_item")) == set(ITEMS) - NOT_ALONE


@pytest.mark.rule("CT-4.3.4", "CT-6.0.6", "CT-6.0.7")
def test_a_lone_player_has_the_spaces_of_two() -> None:
    """R46."""
    alone, two = begun(1, **CHAMBER), begun(2, **CHAMBER)
    assert [(place.id, len(place.spaces)) for place in look(alone).areas] == [
        (place.id, len(place.spaces)) for place in look(two).areas
    ]
    assert len(area(alone, "cellar_1").spaces) == 1


@pytest.mark.rule("CT-4.3.5")
@pytest.mark.parametrize("options", OPTIONS)
def test_story_mode_turns_up_one_of_twenty_assignments(options: dict[str, Any]) -> None:
    state = GAME.new(players=1, fate="open", solo_mode="story", **options)
    while not asked(state, "draw_assignment"):
        play(state, names(state)[0])
    assert asked(state, "draw_assignment") == [card["id"] for card in CARDS["assignment"]]
    assert all(chance == pytest.approx(1 / 20) for _, chance in state.chances())
    play(state, "draw_assignment:four_signatures")
    assert look(state).assignment == "four_signatures"
    assert look(state).goals != []
    assert not asked(state, "draw_assignment")


@pytest.mark.rule("CT-4.3.5", "CT-4.3.1")
def test_normal_mode_has_no_assignment() -> None:
    view = look(begun(1))
    assert (view.assignment, view.goals, view.target) == ("", [], 85)
