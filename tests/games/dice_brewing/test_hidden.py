"""Section 9: what is public, what only the owner knows, and that nothing else tells it.

Also that illegal actions are refused, and change nothing.
"""

from itertools import product
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.dice_brewing.lively import advance, pick
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    asked,
    everything,
    look,
    names,
    play,
    refused,
    stock,
    tokens,
)
from tests.long import sized, spread

from alehouse import FATE, IllegalAction, State
from alehouse.core.fate import seeded
from alehouse.games.dice_brewing.view import DiceBrewingView

KINDS: Final = ("withdraw_die", "block_building", "block_protect_die", "block_recipe", "raise_value", "reroll_die")
ALIKE: Final = {
    2: ("raise_value", "reroll_die", "block_building"),
    3: ("withdraw_die", "block_protect_die", "block_recipe"),
}  # at the same price
TOKEN_CARDS: Final = (  # recipes that give an action token
    "bitter_pale_ale",
    "monastery_bock",
    "abbey_tripel",
    "harbour_porter",
    "experimental_pilsner",
    "experimental_porter",
)
ADVANCED: Final = {"mode": "advanced"}
COMBINATIONS: Final = list(product((2, 3, 4), EDITIONS, MODES, ("off", "on")))


def new(players: int, seed: int, fate: str = "closed", events: bool = False, **options: str) -> State:
    """A game with closed or open fate."""
    more: dict[str, Any] = dict(options)
    return GAME.new(players, seed=seed, fate=fate, events=events, **more)


def hidden(state: State, seat: int | None, owner: int) -> list[str]:
    """The kinds of somebody's tokens as a seat sees them."""
    return [token.kind for token in look(state, seat).players[owner].tokens]


def as_json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


# ── the deck ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-9.1")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_card_is_open_until_it_is_turned_up(players: int, mode: str) -> None:
    """The same game so far, the unknown drawn anew: the same view, and other cards to come."""
    people: list[dict[str, Any]] = [{"warehouse": ["yellow 3", "green 2"]}, *[{} for _ in range(players - 1)]]
    given = {"players": people, "phase": "brew", "round": 4, "display": ["cheap_lager"]}
    state = GAME.arrange(given, players=players, seed=3, mode=mode)
    turned_up = set()
    for number in range(40):
        other = state.resample(0, seeded(number))
        assert other.view(0) == state.view(0)
        play(other, "recipe:cheap_lager")
        turned_up |= {card.id for card in look(other).display}
    assert len(turned_up) > 12
    assert turned_up & {"sladek_pilsner", "mass_lager", "experimental_lager"}  # their backs tell nothing


@pytest.mark.rule("DB-9.1")
@pytest.mark.parametrize("mode", MODES)
def test_a_view_names_no_card_of_the_deck(mode: str) -> None:
    state = advance(new(3, 8, mode=mode, events=True), Random(8), 300)
    recipes = {name.split(":")[1] for name in GAME.action_names if name.startswith("recipe:")}
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        lying = {card.id for card in view.display} | {name for player in view.players for name in player.brewed}
        said = as_json(view)
        named = {name for name in recipes if f'"{name}"' in said or f'-{name}"' in said or f':{name}"' in said}
        assert named == lying
        assert view.deck == 30 - len(lying)
        assert "green back" not in said
        assert '"back"' not in said


@pytest.mark.rule("DB-9.1")
def test_which_cards_are_left_is_known() -> None:
    """From the list of all cards: what may be turned up is what does not lie on the table."""
    state = arrange({"warehouse": ["yellow 3", "green 2"], "brewed": ["dry_stout"]}, {}, phase="brew", round=4)
    view = look(play(state, "recipe:cheap_lager"))
    lying = {"dry_stout", *(card.id for card in view.display), "cheap_lager"}
    assert len(asked(state, "reveal")) == view.deck == 30 - len(lying)
    assert not lying & set(asked(state, "reveal"))


# ── the standard mode is open ─────────────────────────────────────────────────────────────────────────


def public(view: DiceBrewingView) -> DiceBrewingView:
    """A view without what says only whose view it is."""
    prompt = msgspec.structs.replace(view.prompt, options=[], detail="") if view.prompt else None
    display = [msgspec.structs.replace(card, met=[], ready=False) for card in view.display]
    players = [msgspec.structs.replace(player, quiet=False) for player in view.players]
    return msgspec.structs.replace(view, seat=None, prompt=prompt, display=display, players=players)


@pytest.mark.long
@pytest.mark.rule("DB-9.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_standard_mode_everybody_sees_the_same(players: int, edition: str) -> None:
    state, chance = new(players, 5, edition=edition, events=True), Random(5)
    seen = 0
    while not state.is_over:
        advance(state, chance, sized(5, 3))
        views = [public(look(state, seat)) for seat in (None, *range(players))]
        assert all(view == views[0] for view in views)
        seen += sum(len(player.tokens) for player in views[0].players)
    assert seen > 3


@pytest.mark.rule("DB-9.2")
def test_what_lies_open() -> None:
    mine = {
        "pool": ["yellow 3"],
        "warehouse": ["green 5"],
        "coins": 4,
        "xp": 6,
        "seeds": 2,
        "ingredients": {"honey": 2},
    }
    more = {"tokens": ["raise_value", "block_recipe"], "brewed": ["dry_stout"], "board": {"malt_roast": "yellow 2"}}
    state = arrange({**mine, **more}, {}, phase="place", round=4)
    for seat in (None, 0, 1):
        sheet = look(state, seat).players[0]
        assert [(die.colour, die.value) for die in (*sheet.pool, *sheet.warehouse)] == [("yellow", 3), ("green", 5)]
        assert (sheet.coins, sheet.xp, sheet.seeds, sheet.ingredients["honey"]) == (4, 6, 2, 2)
        assert sorted(token.kind for token in sheet.tokens) == ["block_recipe", "raise_value"]
        assert sheet.brewed == ["dry_stout"]
        assert [stock.left for stock in look(state, seat).ingredients] == [3, 3, 3, 1, 3]
        assert [stock.left for stock in look(state, seat).tokens] == [3, 3, 3, 2, 2, 3]


# ── hidden action tokens ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-9.3")
@pytest.mark.parametrize("kind", KINDS)
def test_only_the_owner_knows_the_kind(kind: str) -> None:
    state = arrange({"tokens": [kind, kind]}, {}, {}, phase="place", round=4, options=ADVANCED)
    assert hidden(state, 0, 0) == [kind, kind]
    for seat in (None, 1, 2):
        assert hidden(state, seat, 0) == ["", ""]  # their number is public
        assert [token.action for token in look(state, seat).players[0].tokens] == [-1, -1]


@pytest.mark.rule("DB-9.3")
@pytest.mark.parametrize("kind", KINDS)
def test_a_token_becomes_known_when_it_is_played(kind: str) -> None:
    phase = {"block_building": "round_start", "block_recipe": "brewing_start"}.get(kind, "place")
    given = {"players": [{"tokens": [kind, "reroll_die"], "warehouse": ["green 2"]}, {"warehouse": ["yellow 3"]}]}
    given |= {"phase": phase, "round": 4}  # type: ignore[dict-item]
    state = GAME.arrange(given, players=2, fate="open", events=True, mode="advanced")
    before = look(state, 1)
    play(state, f"token:{kind}")
    play(state, next(move for move in names(state) if move != "decline"))
    after = look(state, 1)
    assert hidden(state, 1, 0) == [""]
    assert len(after.log) > len(before.log)
    told = after.log[len(before.log) :]
    assert told == look(state, 0).log[len(before.log) :]
    assert told[0].clause.startswith("DB-6.4")  # the clause of its effect


@pytest.mark.rule("DB-9.4", "DB-9.3")
@pytest.mark.parametrize("kind", KINDS)
def test_the_log_of_a_purchase_does_not_name_the_kind(kind: str) -> None:
    given = {"players": [{"coins": 9, "pool": ["green 1"]}, {}], "phase": "purchase", "round": 4}
    for mode in MODES:
        state = GAME.arrange(given, players=2, fate="open", events=True, mode=mode)
        play(state, f"buy_token:{kind}")
        assert kind in as_json(look(state, 0).log)
        for seat in (None, 1):
            assert (kind in as_json(look(state, seat).log)) is (mode == "standard")
            [line] = [line for line in look(state, seat).log if line.changes.get("coins")]
            assert line.seat == 0
            assert line.changes["coins"] == -look(state, seat).players[0].tokens[0].price  # the price stays visible


@pytest.mark.rule("DB-9.4", "DB-9.3")
@pytest.mark.parametrize("kind", KINDS)
def test_the_log_of_a_reward_does_not_name_the_kind(kind: str) -> None:
    mine = {"warehouse": ["black 4", "green 3"]}
    given = {"players": [mine, {}], "phase": "brew", "round": 4, "display": ["harbour_porter"]}
    for mode in MODES:
        state = GAME.arrange(given, players=2, fate="open", events=True, mode=mode)
        play(state, "recipe:harbour_porter", f"take:{kind}")
        assert kind in as_json(look(state, 0).log)
        for seat in (None, 1):
            assert (kind in as_json(look(state, seat).log)) is (mode == "standard")
            assert look(state, seat).players[0].tokens[0].price == 0


@pytest.mark.rule("DB-9.4")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_the_black_market_shows_available_or_sold_out(kind: str, gone: int) -> None:
    for mode in MODES:
        state = arrange({}, {"pool": ["green 1"]}, phase="place", round=4, out=[kind] * gone, options={"mode": mode})
        for seat in (None, 0, 1):
            found = stock(state, kind, seat)
            assert found.sold_out is (gone == 3)
            if mode == "standard":
                assert found.left == 3 - gone
            else:
                assert found.left == (0 if gone == 3 else -1)


@pytest.mark.rule("DB-9.5")
def test_what_is_public_about_a_hidden_token() -> None:
    mine = {"coins": 9, "warehouse": ["black 4", "green 3"]}
    state = arrange(mine, {}, phase="purchase", round=4, display=["harbour_porter"], options=ADVANCED)
    play(state, "buy_token:block_building", "end_turn")
    while "decline" in names(state):
        play(state, "decline")
    play(state, "recipe:harbour_porter", "take:raise_value")
    for seat in (None, 1):
        shown = look(state, seat).players[0].tokens
        assert [(token.kind, token.price) for token in shown] == [("", 2), ("", 0)]
    assert [token.kind for token in look(state, 0).players[0].tokens] == ["block_building", "raise_value"]


# ── nothing depends on a hidden kind ──────────────────────────────────────────────────────────────────

POSITIONS: Final[list[dict[str, Any]]] = [
    {"phase": "round_start", "round": 4},
    {"phase": "place", "round": 1},
    {"phase": "place", "round": 4},
    {"phase": "place", "round": 4, "turn": 1},
    {"phase": "purchase", "round": 2},
    {"phase": "purchase", "round": 4, "turn": 1},
    {"phase": "brewing_start", "round": 4},
]
HOLDERS: Final[list[dict[str, Any]]] = [
    {},
    {"pool": ["green 2"]},
    {"warehouse": ["green 2", "yellow 3"]},
    {"seeds": 1, "coins": 3},
    {"board": {"malt_roast": "yellow 2"}},
]
CASES: Final = list(product(EDITIONS, range(len(HOLDERS)), range(len(POSITIONS))))


@pytest.mark.rule("DB-9.5", "DB-5.4", "DB-5.12")
@pytest.mark.long
@pytest.mark.parametrize(("edition", "holder", "position"), spread(CASES, 30))
def test_who_is_asked_and_what_the_others_see_does_not_depend_on_a_kind(
    edition: str, holder: int, position: int
) -> None:
    """The same position with every kind of token in player 1's hand, played on by passing until the next round."""
    options = {"mode": "advanced", "edition": edition}

    def looks(kind: str) -> list[tuple[object, ...]]:
        first = {"warehouse": ["black 3"], "pool": ["blue 2"], "coins": 4}
        mine = {**HOLDERS[holder], "tokens": [kind]}
        if POSITIONS[position]["phase"] == "round_start":
            mine.pop("board", None)  # all boards are empty then
        people = [first, mine, {"seeds": 1}]
        given = {"players": people, **POSITIONS[position]}
        state = GAME.arrange(given, players=3, fate="open", events=True, **options)
        found: list[tuple[object, ...]] = []
        while not state.is_over and look(state).round == POSITIONS[position]["round"]:
            views = [look(state, seat) for seat in (None, 0, 2)]
            found.append((state.player, *views))
            if state.player == 1:
                found[-1] += (tuple(name for name in names(state) if not name.startswith("token:")),)
            else:
                found[-1] += (tuple(names(state)),)
            play(state, next(move for move in ("pass", "end_turn", "decline", "rolled:3") if move in names(state)))
        found.append((state.player, *(look(state, seat) for seat in (None, 0, 2))))
        return found

    expected = looks(KINDS[0])
    assert any(entry[0] == 1 for entry in expected)
    for kind in KINDS[1:]:
        assert looks(kind) == expected


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize(("price", "alike"), ALIKE.items())
@pytest.mark.parametrize("seat", [None, 0])
def test_a_purchase_looks_the_same_whatever_is_bought(price: int, alike: tuple[str, ...], seat: int | None) -> None:
    found = []
    for kind in alike:
        given = {
            "players": [{"seeds": 1}, {"coins": 9, "pool": ["green 1"]}],
            "phase": "purchase",
            "turn": 1,
            "round": 4,
        }
        state = GAME.arrange(given, players=2, fate="open", events=True, mode="advanced")
        play(state, f"buy_token:{kind}")
        assert look(state, seat).players[1].tokens[0].price == price
        found.append((state.player, look(state, seat)))
    assert found == [found[0]] * len(alike)


@pytest.mark.rule("DB-9.5", "DB-5.12")
@pytest.mark.parametrize("kind", KINDS)
def test_that_somebody_wants_to_hear_no_more_questions_is_his_own_business(kind: str) -> None:
    mine = {"tokens": [kind], "warehouse": ["green 2"]}
    state = arrange({"seeds": 2}, mine, {"seeds": 1}, phase="place", round=4, options=ADVANCED)
    play(state, "seed", "space:malt_seed", "end_turn")
    assert (state.player, look(state).window is not None) == (1, True)
    play(state, "decline_phase")
    assert look(state, 1).players[1].quiet
    for seat in (None, 0, 2):
        assert not look(state, seat).players[1].quiet
    assert (state.player, look(state).turn) == (1, 1)  # his turn is his turn


# ── drawing anew ──────────────────────────────────────────────────────────────────────────────────────


def drawn(state: State, seat: int | None, owner: int, times: int = 60) -> set[tuple[str, ...]]:
    """The hands that somebody might have, as far as a seat knows."""
    return {
        tuple(token.kind for token in look(state.resample(seat, seeded(number)), owner).players[owner].tokens)
        for number in range(times)
    }


def buy(state: State, seat: int, kind: str) -> State:
    """The same state after the next purchase turn of a player, in which he buys a token; nobody else does anything."""
    while not (look(state).phase == "purchase" and look(state).turn == seat):
        allowed = names(state)
        play(state, next(move for move in ("pass", "end_turn", "decline", "rolled:2") if move in allowed))
    return play(state, f"buy_token:{kind}")


@pytest.mark.rule("DB-9.5", "DB-9.3")
@pytest.mark.parametrize(("price", "alike"), ALIKE.items())
def test_a_token_drawn_anew_keeps_its_price(price: int, alike: tuple[str, ...]) -> None:
    for kind in alike:
        mine = {"coins": 9, "pool": ["green 1"]}
        state = buy(arrange(mine, {"seeds": 1}, phase="purchase", round=4, options=ADVANCED), 0, kind)
        assert look(state, 1).players[0].tokens[0].price == price
        assert drawn(state, 1, 0) == {(other,) for other in alike}
        assert drawn(state, None, 0) == {(other,) for other in alike}
        assert drawn(state, 0, 0) == {(kind,)}  # the owner knows


@pytest.mark.rule("DB-9.5")
def test_a_reward_drawn_anew_may_be_anything_that_was_left() -> None:
    mine = {"warehouse": ["black 4", "green 3"]}
    given: dict[str, Any] = {"phase": "brew", "round": 4, "display": ["harbour_porter"], "options": ADVANCED}
    state = play(arrange(mine, {}, **given), "recipe:harbour_porter", "take:raise_value")
    assert drawn(state, 1, 0, 200) == {(kind,) for kind in KINDS}
    state = arrange(mine, {}, out=["withdraw_die"] * 3 + ["block_recipe"] * 3, **given)
    play(state, "recipe:harbour_porter", "take:raise_value")
    assert drawn(state, 1, 0, 200) == {(kind,) for kind in KINDS if kind not in ("withdraw_die", "block_recipe")}


@pytest.mark.rule("DB-9.5")
def test_what_was_sold_out_when_a_token_was_bought_is_remembered() -> None:
    mine = {"coins": 9, "pool": ["green 1"]}
    state = arrange(mine, {"seeds": 1}, phase="purchase", round=4, out=["raise_value"] * 3, options=ADVANCED)
    buy(state, 0, "reroll_die")
    assert drawn(state, 1, 0) == {("reroll_die",), ("block_building",)}


@pytest.mark.rule("DB-9.5")
def test_a_purchase_that_empties_a_stack_betrays_its_kind() -> None:
    """Player 1 owns two of the kind and sees the stack gone when player 0 buys."""
    first = {"coins": 9, "pool": ["green 1"]}
    second = {"tokens": ["raise_value", "raise_value"]}
    state = buy(arrange(first, second, phase="purchase", round=4, options=ADVANCED), 0, "raise_value")
    assert stock(state, "raise_value", 1).sold_out
    assert drawn(state, 1, 0) == {("raise_value",)}


@pytest.mark.rule("DB-9.5")
def test_a_kind_that_is_still_for_sale_was_not_taken_entirely() -> None:
    """Player 1 owns two of a kind; it is still for sale, so that nobody else can have one."""
    first = {"coins": 9, "pool": ["green 1"]}
    second = {"tokens": ["raise_value", "raise_value"]}
    state = buy(arrange(first, second, phase="purchase", round=4, options=ADVANCED), 0, "reroll_die")
    assert not stock(state, "raise_value", 1).sold_out
    assert drawn(state, 1, 0) == {("reroll_die",), ("block_building",)}


@pytest.mark.rule("DB-9.5")
def test_a_token_bought_before_a_kind_was_sold_out_may_be_of_it() -> None:
    """First player 0 buys, then the spectators see the last of the kind go to player 1."""
    people = [{"coins": 9, "pool": ["green 1"]}, {"coins": 9, "pool": ["green 1"]}]
    state = arrange(*people, phase="purchase", round=4, out=["raise_value"], options=ADVANCED)
    buy(state, 0, "raise_value")
    buy(state, 1, "raise_value")
    assert stock(state, "raise_value").sold_out
    both = {
        tuple(look(state.resample(None, seeded(n)), who).players[who].tokens[0].kind for who in (0, 1))
        for n in range(60)
    }
    # the stack was not empty after the first purchase, and is after the second
    assert both == {("raise_value", "raise_value")}


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize("bought", [("raise_value", "reroll_die"), ("reroll_die", "raise_value")])
@pytest.mark.parametrize("seat", [None, 2])
def test_who_took_the_last_of_a_kind_is_known_by_the_moment(bought: tuple[str, str], seat: int | None) -> None:
    """One is left: everybody sees after which of the two purchases the stack is empty."""
    buyer = {"coins": 9, "pool": ["green 1"]}
    people: list[dict[str, Any]] = [buyer, buyer, {"seeds": 1}]
    state = arrange(*people, phase="purchase", round=4, out=["raise_value"] * 2, options=ADVANCED)
    for player, kind in enumerate(bought):
        buy(state, player, kind)
    both = {
        tuple(look(state.resample(seat, seeded(n)), who).players[who].tokens[0].kind for who in (0, 1))
        for n in range(40)
    }
    others = ("reroll_die", "block_building")
    assert both == set(product(*[["raise_value"] if kind == "raise_value" else others for kind in bought]))


@pytest.mark.rule("DB-9.5")
def test_whoever_bought_when_it_did_not_run_out_may_have_either() -> None:
    buyer = {"coins": 9, "pool": ["green 1"]}
    people: list[dict[str, Any]] = [buyer, buyer, {"seeds": 1}]
    state = arrange(*people, phase="purchase", round=4, options=ADVANCED)
    buy(state, 0, "raise_value")
    buy(state, 1, "raise_value")
    both = {
        tuple(look(state.resample(2, seeded(n)), who).players[who].tokens[0].kind for who in (0, 1)) for n in range(200)
    }
    assert both == set(product(ALIKE[2], ALIKE[2]))


@pytest.mark.rule("DB-9.5")
def test_a_played_token_is_not_drawn_again() -> None:
    people: list[dict[str, Any]] = [{"tokens": ["raise_value"] * 3, "coins": 9, "pool": ["green 1"]}, {"seeds": 1}]
    state = arrange(*people, phase="place", round=4, options=ADVANCED)
    for _ in range(3):
        play(state, "token:raise_value", "die:green-1")
    buy(state, 0, "reroll_die")
    assert drawn(state, 1, 0) == {("reroll_die",), ("block_building",)}


@pytest.mark.rule("DB-9.5", "DB-12.4")
@pytest.mark.parametrize(("price", "alike"), ALIKE.items())
def test_a_redraw_while_a_token_is_being_played_leaves_a_possible_game(price: int, alike: tuple[str, ...]) -> None:
    """Its target is still to be chosen: whatever the others think it is, it is gone when it has been played."""
    for kind in alike:
        if kind == "block_building":
            continue  # not in the second edition's windows after a purchase
        phase = "brewing_start" if kind == "block_recipe" else "purchase"
        mine = {"coins": price, "pool": ["green 1"], "warehouse": ["green 2"]}
        state = arrange(mine, {"seeds": 1}, phase="purchase", round=4, options=ADVANCED)
        buy(state, 0, kind)
        if phase == "brewing_start":
            play(state, "end_turn", "decline")
            while look(state).phase != phase:
                play(state, next(move for move in ("decline", "end_turn") if move in names(state)))
        play(state, f"token:{kind}")
        for seat, number in product((None, 1), range(8)):
            other = state.resample(seat, seeded(number))
            other.open_fate = True
            assert other.view(seat) == state.view(seat)
            play(other, names(other)[0])
            if other.player == FATE:
                play(other, "rolled:2")
            assert look(other).players[0].tokens == []


@pytest.mark.long
@pytest.mark.rule("DB-9.5", "DB-9.3", "DB-12.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_redraw_keeps(players: int, edition: str) -> None:
    """Over whole games: own tokens, everybody's number, prices, and the marks of the Black Market."""
    state, chance = new(players, 21, edition=edition, mode="advanced"), Random(players)
    taken: dict[str, set[str]] = {}  # kinds sold out when a token was taken
    sold_out: set[str] = set()
    while not state.is_over:
        view = look(state)
        for token in (token for player in view.players for token in player.tokens):
            taken.setdefault(token.id, sold_out)
        sold_out = {one.id for one in view.tokens if one.sold_out}
        for seat in (None, *range(players)) if chance.random() < sized(2, 8) / 100 else ():
            other = state.resample(seat, seeded(len(state.history)))
            if seat is not None:
                assert tokens(other, seat) == tokens(state, seat)
            hands = {who: look(other, who).players[who].tokens for who in range(players)}
            for who, hand in hands.items():
                assert [(token.id, token.price) for token in hand] == [
                    (token.id, token.price) for token in view.players[who].tokens
                ]
                for token in hand:
                    assert token.price == 0 or token.kind in ALIKE[token.price]
                    assert token.kind not in taken.get(token.id, set())
            assert {one.id for one in look(other).tokens if one.sold_out} == sold_out
            for kind in KINDS:
                assert sum(token.kind == kind for hand in hands.values() for token in hand) <= 3
        state.apply(pick(state, chance))


# ── records and refusals ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-9.2", "DB-9.4", "DB-9.5")
@pytest.mark.parametrize("mode", MODES)
def test_the_house_knows_whether_records_hold_secrets(mode: str) -> None:
    options = {"edition": "pl-2", "mode": mode, "unlucky_roll": "off"}
    assert GAME.has_secrets(options) is (mode == "advanced")  # then it gives no record away before the end
    state = arrange({"coins": 9, "pool": ["green 1"]}, {}, phase="purchase", round=4, options={"mode": mode})
    play(state, "buy_token:raise_value")
    assert state.record().moves == ["buy_token:raise_value"]
    assert state.record().seed is None


@pytest.mark.parametrize(("players", "edition", "mode", "unlucky"), COMBINATIONS[1::5])
def test_every_illegal_action_is_refused_and_changes_nothing(
    players: int, edition: str, mode: str, unlucky: str
) -> None:
    state = new(players, 13, fate="open", edition=edition, mode=mode, unlucky_roll=unlucky)
    chance = Random(13)
    clauses = GAME.rulebook().clauses
    decisions = set()
    while not state.is_over:
        view = look(state)
        legal = set(state.legal_actions())
        if view.prompt and (view.prompt.message not in decisions or chance.random() < 0.005):
            decisions.add(view.prompt.message)
            before = everything(state)
            for action in range(GAME.actions):
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action)
                assert caught.value.clause in clauses, caught.value
                assert caught.value.text
                assert "{" not in caught.value.text, caught.value.text
                assert caught.value.name == state.name(action)
            assert everything(state) == before
        state.apply(pick(state, chance))
    assert len(decisions) > 8
    before = everything(state)
    for action in range(GAME.actions):
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)
        assert caught.value.text
    assert everything(state) == before


@pytest.mark.rule("DB-9.5")
def test_a_stolen_look_at_the_supply_tells_nothing() -> None:
    """What dice of the supply showed in a swap means nothing afterwards, to nobody."""
    mine = {"pool": ["blue 3", "yellow 2"]}
    found = []
    for value in (1, 6):
        state = arrange(mine, {"pool": all_but("yellow", 1, 1)}, phase="place", round=4, options=ADVANCED)
        play(state, "die:blue-1", "space:school_swap", f"rolled:{value}", "decline")
        found.append([look(state, seat) for seat in (None, 0, 1)])
    assert found[0] == found[1]


# ── several tokens of a kind ──────────────────────────────────────────────────────────────────────────


def two_raises(**options: str) -> State:
    """A player with one Raise a Value as a reward and one bought, and a die to play it on."""
    mine = {"tokens": ["raise_value"], "warehouse": ["green 2"], "coins": 2}
    state = arrange(mine, {"warehouse": ["yellow 2"]}, phase="purchase", round=4, options=options)
    return play(state, "buy_token:raise_value")


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 0)])
def test_the_owner_says_which_of_several_hidden_tokens_is_played(number: int, left: int) -> None:
    """Were it always the oldest one, its staying would tell the others what it is not."""
    state = two_raises(mode="advanced")
    assert names(state) == ["slot:1", "slot:2", "end_turn"]
    play(state, f"slot:{number}", "die:green-1")
    assert [token.price for token in look(state, 0).players[0].tokens] == [left]


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_learns_that_there_is_a_second_token_of_the_kind(number: int) -> None:
    """The same purse, the same price, another token beside the one that is played: the others see the same."""
    seen = []
    for beside in ALIKE[2]:
        mine = {"tokens": ["raise_value" if number == 1 else beside], "warehouse": ["green 2"], "coins": 2}
        state = arrange(mine, {"warehouse": ["yellow 2"]}, phase="purchase", round=4, options=ADVANCED)
        play(state, f"buy_token:{beside if number == 1 else 'raise_value'}")
        both = beside == "raise_value"
        course = []
        for move in (f"slot:{number}" if both else "token:raise_value", "die:green-1"):
            play(state, move)
            course.append((len(state.history), state.player, [as_json(state.view(seat)) for seat in (None, 1)]))
        seen.append(course)
    assert seen == [seen[0]] * len(ALIKE[2])


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize(
    "hands",
    [
        ["raise_value reroll_die", "reroll_die raise_value", "raise_value raise_value", "withdraw_die raise_value"],
        [
            "raise_value block_recipe reroll_die",
            "reroll_die raise_value raise_value",
            "block_recipe reroll_die raise_value",
        ],
    ],
)
def test_which_piece_leaves_does_not_tell_what_the_others_are(hands: list[str]) -> None:
    """All of them rewards: face down they look alike, whatever their kinds and their order."""
    seen = []
    for hand in map(str.split, hands):
        mine = {"tokens": hand, "warehouse": ["green 2"]}
        state = arrange(mine, {"warehouse": ["yellow 2"]}, phase="purchase", round=4, options=ADVANCED)
        play(state, "token:raise_value", "die:green-1")
        seen.append([as_json(state.view(seat)) for seat in (None, 1)])
        hand.remove("raise_value")
        assert tokens(state, 0) == sorted(hand)
    assert seen == [seen[0]] * len(seen)


@pytest.mark.rule("DB-9.5", "DB-5.5")
def test_tokens_that_nobody_can_tell_apart_are_one_option() -> None:
    mine = {"tokens": ["raise_value", "raise_value"], "warehouse": ["green 2"], "coins": 2}
    state = arrange(mine, {"warehouse": ["yellow 2"]}, phase="purchase", round=4, options=ADVANCED)
    assert "token:raise_value" in names(state)
    assert refused(state, "slot:2") == "DB-5.5"
    play(state, "buy_token:reroll_die")
    assert "token:raise_value" in names(state)


@pytest.mark.rule("DB-9.5")
def test_whoever_names_only_the_kind_is_told_to_say_which() -> None:
    state = two_raises(mode="advanced")
    assert refused(state, "token:raise_value") == "DB-9.5"
    assert refused(state, "slot:3") == "DB-9.5"


@pytest.mark.rule("DB-9.5")
def test_a_redraw_draws_the_token_in_play_too() -> None:
    """Its target is being chosen: for the others it may be whatever was for sale at its price and can be played now."""
    state = play(two_raises(mode="advanced"), "slot:2")
    assert look(state, 0).playing == "raise_value"
    for seat in (None, 1):
        others = [state.resample(seat, seeded(number)) for number in range(40)]
        assert {look(other, 0).playing for other in others} == {"raise_value", "reroll_die"}
        assert all(other.legal_actions() for other in others)
    assert {look(state.resample(0, seeded(number)), 0).playing for number in range(20)} == {"raise_value"}


@pytest.mark.rule("DB-9.5")
def test_games_of_version_1_ask_which_token_after_its_kind() -> None:
    """Their records must replay for ever."""
    mine = {"tokens": ["raise_value"], "warehouse": ["green 2"], "coins": 2}
    given = {"players": [mine, {"warehouse": ["yellow 2"]}], "phase": "purchase", "round": 4}
    state = GAME.as_of(1).arrange(given, players=2, fate="open", mode="advanced")
    play(state, "buy_token:raise_value", "token:raise_value")
    assert names(state) == ["slot:1", "slot:2"]
    assert all(state.resample(seat, seeded(number)).legal_actions() for seat in (None, 1) for number in range(40))
    play(state, "slot:2", "die:green-1")
    assert [token.price for token in look(state, 0).players[0].tokens] == [0]


@pytest.mark.rule("DB-9.5")
def test_tokens_that_lie_open_need_no_such_question() -> None:
    state = play(two_raises(mode="standard"), "token:raise_value")
    assert names(state) == ["die:yellow-1", "die:green-1"]
