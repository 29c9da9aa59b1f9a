"""The drawn table of Dice Brewing: whatever may be done can be clicked, nothing is missing, dice glide and tumble."""

import random
from collections.abc import Iterator

import pytest
from tests.games.drawn import check_canvas, strict
from tests.long import sized

import alehouse
from alehouse.core.draw.colours import LANTERN
from alehouse.core.game import Game
from alehouse.core.scene import LANDSCAPE, PHONES, SHAPES, SHORT, TABLET, TALL, Layout, Piece, Scene
from alehouse.core.state import State
from alehouse.core.words import Words
from alehouse.games.dice_brewing.actions import die_names
from alehouse.games.dice_brewing.drawing.trays import LARGE, Shelves
from alehouse.games.dice_brewing.view import DiceBrewingView

TABLES = [
    (2, {"unlucky_roll": "on"}),
    (3, {"mode": "advanced"}),
    (3, {"edition": "it-1"}),
    (4, {}),
]
NAMES = ("Eyra", "Wilhelmina-Ann", '<Durinn> & "sons"', "Ívaldi")
# These are buttons of the prompt bar by design.
BUTTONS = {"pass", "end_turn", "full_price", "cheapest", "roll", "decline", "decline_phase", "plain", "add"}
LIT = f"stroke='{LANTERN}' stroke-width='2.5'"  # of the handle
LAZY = {"pass": 0.15, "end_turn": 0.2, "decline": 0.5, "decline_phase": 0.02, "recipe": 30, "buy_token": 6, "seed": 4}


@pytest.fixture(scope="module")
def game() -> Game:
    return alehouse.load("dice_brewing")


@pytest.fixture(scope="module")
def words(game: Game) -> Words:
    return strict(game)


def positions(game: Game, players: int, seed: int, **options: str) -> Iterator[State]:
    """A busy game, decision by decision: little passing, much brewing; its first 400 decisions."""
    state = game.new(players=players, seed=seed, events=True, **options)
    chance = random.Random(seed)
    yield state
    for _ in range(400):
        if state.is_over:
            return
        actions = state.legal_actions()
        weights = [LAZY.get(state.name(action).split(":")[0], 1) for action in actions]
        state.apply(chance.choices(actions, weights)[0])
        yield state


def draw(
    game: Game, words: Words, state: State, shape: str, seat: int | None = None, opened: bool | None = None
) -> tuple[DiceBrewingView, Scene]:
    """The table as the deciding seat (or `seat`) sees it, with what is its own `opened` as a person wishes."""
    who = max(state.player, 0) if seat is None else seat
    view = state.view(who)
    assert isinstance(view, DiceBrewingView)
    layout = Layout(shape=shape, names=NAMES[: len(view.players)], here=(who,), opened=opened)
    return view, game.scene(view, words, layout)


def pieces_of(scene: Scene) -> dict[str, Piece]:
    """All pieces of a scene by their names."""
    return {piece.id: piece for canvas in scene.canvases().values() for piece in canvas.pieces}


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_dice_lie_above_everything_else_always_in_the_same_order(
    game: Game, words: Words, players: int, options: dict[str, str]
) -> None:
    """So they glide from where they were, and a browser need not sort its pieces anew."""
    dice = set(die_names(game.cards))
    for number, state in enumerate(positions(game, players, seed=60 + players, **options)):
        if number % sized(31, 5):
            continue
        view, scene = draw(game, words, state, LANDSCAPE, seat=0)
        assert scene.table is not None
        names = [piece.id for piece in scene.table.pieces]
        shown = [name for name in names if name in dice]
        assert names[len(names) - len(shown) :] == shown == sorted(shown)
        held = {die.id for player in view.players for die in (*player.pool, *player.warehouse)}
        assert held <= set(shown)


@pytest.mark.long
@pytest.mark.rule("DB-9.3")
def test_hidden_tokens_look_alike(game: Game, words: Words) -> None:
    """In the advanced game the pieces of others' tokens say nothing of their kind."""
    for number, state in enumerate(positions(game, 3, seed=5, mode="advanced")):
        if number % sized(13, 5) or state.is_over:
            continue
        for seat in range(3):
            _, scene = draw(game, words, state, LANDSCAPE, seat=seat)
            assert scene.table is not None
            others = [
                piece
                for piece in scene.table.pieces
                if piece.id.startswith("token:") and not piece.id.startswith(f"token:{seat}:")
            ]
            assert all("action-back" in piece.art and not piece.opens for piece in others)


@pytest.mark.long
def test_what_is_in_hand_goes_back_with_a_click_of_whoever_decides(game: Game, words: Words) -> None:
    seen = 0
    for number, state in enumerate(positions(game, 3, seed=7)):
        if number % sized(11, 1) or state.is_over or state.player < 0:
            continue
        for seat in range(3):
            view, scene = draw(game, words, state, LANDSCAPE, seat)
            assert scene.table is not None
            back = {piece.id for piece in scene.table.pieces if piece.opens == "undo"}
            held = {f"seed:{seat}" if view.hand == "seed" else view.hand, *view.chosen} - {""}
            assert back == (held if seat == state.player else set())
            seen += len(back)
    assert seen


@pytest.mark.parametrize("shape", SHAPES)
def test_no_background_opens_the_rules(game: Game, words: Words, shape: str) -> None:
    grounds = ("supply", "rolled", "market", "black-market", "xp-track", "pool:", "warehouse:", "building:", "space:")
    for number, state in enumerate(positions(game, 3, seed=8)):
        if number % 40:
            continue
        _, scene = draw(game, words, state, shape)
        pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
        talkative = {piece.id for piece in pieces if piece.opens.startswith("rules:")}
        assert not {name for name in talkative if name in grounds or name.startswith(grounds[5:])}


@pytest.mark.long
def test_an_action_token_is_explained_before_it_is_bought(game: Game, words: Words) -> None:
    bought = 0
    for number, state in enumerate(positions(game, 2, seed=9)):
        buying = any(state.name(action).startswith("buy_token") for action in state.legal_actions())
        if number % sized(8, 1) and not buying:
            continue
        _, scene = draw(game, words, state, LANDSCAPE)
        assert scene.table is not None
        stacks = [piece for piece in scene.table.pieces if piece.id.startswith("kind:")]
        assert all(piece.opens == piece.id and piece.why is None for piece in stacks)
        assert all(piece.unfolds for piece in stacks if piece.actions)
        bought += any(piece.actions for piece in stacks)
    assert bought


@pytest.mark.parametrize("tokens", range(5))
@pytest.mark.parametrize("dice", range(13))
def test_dice_in_the_warehouse_stay_large(dice: int, tokens: int) -> None:
    """At the table of two or three; beside a crowded Warehouse an empty Active Pool cedes it 100 units."""
    sizes = [Shelves(w, 122, dice, tokens).die for w in (392, 492)]
    assert sizes[1] >= LARGE
    assert sizes[0] >= LARGE or dice + tokens > 13


@pytest.mark.rule("DB-6.42")
def test_a_blocked_building_says_nothing_else(game: Game, words: Words) -> None:
    state = game.new(players=2, seed=1, events=True)
    while state.player < 0:
        state.apply(state.legal_actions()[0])
    view = state.view(0)
    assert isinstance(view, DiceBrewingView)
    building = view.players[0].buildings[0]
    building.spaces[0].closed = True
    for blocked in (False, True):
        building.blocked = blocked
        scene = game.scene(view, words, Layout(names=NAMES[:2], here=(0,)))
        assert scene.table is not None
        space = next(piece for piece in scene.table.pieces if piece.id == f"space:0:{building.spaces[0].id}")
        assert ("closed" in space.art) is not blocked


# ── what is one's own, whole or not ───────────────────────────────────────────────────────────────────


def is_open(scene: Scene) -> bool:
    """Whether the handle would close what is one's own; the handle is there in any case."""
    return pieces_of(scene)["own-handle"].opens == "own:close"


def test_houses_open_unless_people_buy(game: Game, words: Words) -> None:
    """On an upright tablet; whoever wishes sees the other thing, and the handle is lit if a space is asked for."""
    seen = set()
    for number, state in enumerate(positions(game, 3, seed=11)):
        if number % 8 or state.player < 0 or state.is_over:
            continue
        view, scene = draw(game, words, state, TABLET)
        seat = state.player
        asked = {target for choice in view.options for target in choice.targets}
        places = any(name.startswith(f"space:{seat}:") for name in asked)
        buys = view.phase == "purchase" or any(name.startswith(("ingredient:", "kind:", "supply:")) for name in asked)
        assert is_open(scene) == (places or not buys)
        seen.add((is_open(scene), places))
        for wish in (False, True):
            _, wished = draw(game, words, state, TABLET, opened=wish)
            names = pieces_of(wished).keys()
            assert is_open(wished) is wish
            assert (f"space:{seat}:malt_seed" in names) is wish
            assert {f"pool:{seat}", f"warehouse:{seat}", "ingredient:honey", "kind:raise_value"} <= names
            assert (LIT in pieces_of(wished)["own-handle"].art) is (places and not wish)
    assert seen == {(True, True), (True, False), (False, False)}


def test_a_tall_tablet_has_everything_at_once(game: Game, words: Words) -> None:
    state = game.new(players=4, seed=3, events=True)
    while state.player < 0:
        state.apply(state.legal_actions()[0])
    for wish in (None, False, True):
        _, scene = draw(game, words, state, TALL, seat=0, opened=wish)
        names = pieces_of(scene).keys()
        assert {"space:0:malt_seed", "pool:0", "warehouse:0", "price:honey", "supply:blue", "player:3"} <= names
        assert "own-handle" not in names
        canvases = scene.canvases()
        assert sum(canvases[name].height for name in ("rivals", "table", "own")) < 940


@pytest.mark.long
def test_the_warehouse_opens_when_a_decision_is_about_what_lies_there(game: Game, words: Words) -> None:
    """On a short phone; whoever wishes sees it or not, and the handle is lit while something there may be chosen."""
    seen = set()
    for number, state in enumerate(positions(game, 2, seed=1)):
        if number % sized(5, 3) or state.player < 0 or state.is_over:
            continue
        view, scene = draw(game, words, state, SHORT)
        seat = state.player
        mine = view.players[seat]
        placed = {f"seed:{seat}", *(die.id for die in mine.warehouse)}
        tokens = {token.id for token in mine.tokens}
        asked = {target for choice in view.options for target in choice.targets}
        needed, some = bool(asked & placed or (asked and asked <= tokens)), bool(asked & (placed | tokens))
        assert is_open(scene) == needed
        seen.add((needed, some))
        for wish in (False, True):
            _, wished = draw(game, words, state, SHORT, opened=wish)
            pieces = pieces_of(wished)
            assert is_open(wished) is wish
            assert all((die.id in pieces) is wish for die in mine.warehouse)
            assert f"warehouse:{seat}" in pieces or (not wish and f"warehouse:{seat}" not in asked)
            assert (LIT in pieces["own-handle"].art) is (some and not wish)
    assert seen == {(True, True), (False, True), (False, False)}


def test_rivals_come_near_when_something_of_theirs_may_be_chosen(game: Game, words: Words) -> None:
    near = 0
    for state in positions(game, 3, seed=13):
        if state.player < 0 or state.is_over or near > 3:
            continue
        name = state.name(state.legal_actions()[0])
        if not name.startswith(("building", "die")):
            continue
        view, scene = draw(game, words, state, TALL)
        shown = {seat for seat in range(3) if f"building:{seat}:school" in pieces_of(scene)}
        rivals = {die.id: player.seat for player in view.players for die in (*player.pool, *player.warehouse)}
        asked = {rivals.get(target, state.player) for choice in view.options for target in choice.targets}
        assert asked <= shown
        near += bool(asked - {state.player})
    assert near


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
def test_all_shapes_speak_all_languages(game: Game, language: str) -> None:
    state = game.new(players=4, seed=4, events=True)
    for _ in range(60):
        state.apply(state.legal_actions()[-1])
    for shape in SHAPES:
        for opened in (False, True):
            _, scene = draw(game, strict(game, language), state, shape, opened=opened)
            for canvas in scene.canvases().values():
                check_canvas(canvas)


@pytest.mark.parametrize("shape", PHONES)
def test_on_a_telephone_whoever_has_told_no_name_is_you(game: Game, words: Words, shape: str) -> None:
    state = game.new(players=2, seed=1)
    layout = Layout(shape=shape, names=("Blue guest", "Gambrinus"), here=(0,), you=(0,))
    pieces = pieces_of(game.scene(state.view(0), words, layout))
    assert ">You<" in pieces["player:0"].art
    assert "Blue guest" not in pieces["player:0"].art
