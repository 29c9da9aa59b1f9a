"""The drawn table of DWARF: whatever may be done can be clicked, nothing is missing, nothing jumps about."""

import random
import re
from collections.abc import Iterator

import pytest
from tests.games.drawn import strict
from tests.long import sized

import alehouse
from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHAPES, SHORT, TABLET, TALL, WIDE, Layout, Scene
from alehouse.core.state import State
from alehouse.core.words import Words
from alehouse.games.dwarf.view import DwarfView

TABLES = [
    (1, {"opponent": "eldhusfifl"}),
    (1, {"opponent": "andvettr"}),
    (1, {"opponent": "andvettr_fadir", "mountain": "graded"}),
    (2, {"mountain": "graded"}),
    (3, {"special_pairing": "long_edge_duplex"}),
    (4, {"same_position_rule": "cover"}),
    (5, {}),
]
NAMES = ("Eyra", "Brokk", "Wilhelmina-Ann", "Ívaldi", '<Durinn> & "sons"')
WITHOUT_A_PIECE = {"amount", "pass"}  # these are buttons of the prompt bar by design


@pytest.fixture(scope="module")
def game() -> Game:
    return alehouse.load("dwarf")


@pytest.fixture(scope="module")
def words(game: Game) -> Words:
    return strict(game)


def positions(game: Game, players: int, seed: int, **options: str) -> Iterator[State]:
    """A random game, decision by decision, its end included."""
    state = game.new(players=players, seed=seed, events=True, **options)
    chance = random.Random(seed)
    yield state
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
        yield state


def draw(game: Game, words: Words, state: State, shape: str, seat: int | None = None) -> tuple[DwarfView, Scene]:
    """The table as the deciding seat (or `seat`) sees it."""
    who = max(state.player, 0) if seat is None else seat
    view = state.view(who)
    assert isinstance(view, DwarfView)
    layout = Layout(shape=shape, names=NAMES[: len(view.players)], here=(who,))
    return view, game.scene(view, words, layout)


def test_the_whole_mine_is_on_a_tablet_and_the_own_things_stay_in_sight(game: Game, words: Words) -> None:
    for shape in (TABLET, TALL):
        for players, options in TABLES:
            _, scene = draw(game, words, next(positions(game, players, seed=3, **options)), shape)
            one = players < 4
            areas = [scene.table] if one else [tab.canvas for tab in scene.tabs]
            assert (scene.table is None) is not one
            assert [tab.id for tab in scene.tabs] == ([] if one else ["mine-a", "mine-b"])
            for letter, area in zip("AB", areas):
                assert area is not None
                held = {piece.id for piece in area.pieces}
                assert {f"loc:{letter}{n}" for n in range(1, 10)} <= held
                assert {f"price:{letter}{n}:{how}" for n in range(1, 4) for how in ("medals", "workers")} <= held
                assert "threats" in held
            _holds_own_things(scene)
            assert scene.own is not None
            assert scene.own.height == (62 if shape == TABLET else 132)


def test_a_short_telephone_shows_a_mine_at_once_and_the_rest_behind_tabs(game: Game, words: Words) -> None:
    for players, options in TABLES:
        _, scene = draw(game, words, next(positions(game, players, seed=3, **options)), SHORT)
        mines = ["mine"] if players < 4 else ["mine-a", "mine-b"]
        assert [tab.id for tab in scene.tabs] == [*mines, "special", "players"]
        for tab in scene.tabs[: len(mines)]:
            assert sum(piece.id.startswith("loc:") for piece in tab.canvas.pieces) == 9
            assert tab.canvas.height <= 330  # what a window of 390 by 664 leaves
        special = {piece.id for piece in scene.tabs[len(mines)].canvas.pieces}
        assert len([name for name in special if name.startswith("price:")]) == 6 * len(mines)
        assert scene.rivals is not None
        assert scene.rivals.height == 40
        _holds_own_things(scene)


def _holds_own_things(scene: Scene) -> None:
    """The five counts and all four workers are in the part that is always in sight."""
    assert scene.own is not None
    held = {piece.id for piece in scene.own.pieces}
    (own,) = scene.layout.here
    assert {f"goods:{own}:{good}" for good in ("iron", "steel", "gold", "item", "medal")} <= held
    assert {f"worker:{own}:{n}" for n in range(4)} <= held


def test_tabs_say_where_options_wait(game: Game, words: Words) -> None:
    """A first turn with medals: all locations are free, and every special card has both its prices."""
    for shape in (TABLET, SHORT, PORTRAIT):
        state = game.arrange({"marker": 0, "goods": [{"medal": 9}]}, players=4, seed=1)
        _, scene = draw(game, words, state, shape)
        waiting = {tab.id: tab.waiting for tab in scene.tabs}
        expected = {"mine-a": 9, "mine-b": 9, "special": 12, "players": 0}
        assert waiting == (expected if shape != TABLET else {"mine-a": 15, "mine-b": 15})


def test_special_cards_say_what_they_do_beside_two_mines(game: Game, words: Words) -> None:
    state = game.arrange({"piles": {"A1": ["muster_an_army", "?", "?"]}, "marker": 0}, players=5, seed=1)
    _, scene = draw(game, words, state, WIDE)
    assert scene.table is not None
    pieces = {piece.id: piece for piece in scene.table.pieces}
    assert "no monster" in pieces["top:A1"].art
    assert "defended" in pieces["pile:A1"].label


def test_every_card_and_opponent_has_a_picture_of_its_own(game: Game) -> None:
    defs = game.scene_defs()
    tables = game.card_file.tables
    for row in (*tables["card_types"], *tables["special_cards"]):
        assert f"id='m-{row['id']}'" in defs
    for row in tables["solo_opponents"]:
        assert f"id='face-{row['id']}'" in defs


def test_shared_drawings_stay_small(game: Game) -> None:
    assert len(game.scene_defs()) < 152_000


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_workers_and_cards_keep_their_ids_and_their_order(
    game: Game, words: Words, players: int, options: dict[str, str]
) -> None:
    """So they glide from where they were, and a browser need not sort its pieces anew."""
    player_count = game.table_size(players)
    workers = [f"worker:{seat}:{number}" for seat in range(player_count) for number in range(4)]
    first: list[str] = []
    for number, state in enumerate(positions(game, players, seed=60 + players, **options)):
        if number % sized(4, 1) and not state.is_over:
            continue
        _, scene = draw(game, words, state, LANDSCAPE, seat=0)
        assert scene.table is not None
        names = [piece.id for piece in scene.table.pieces]
        assert [name for name in names if name.startswith("worker:")] == workers
        cards = [name for name in names if name.startswith("card:")]
        first = first or cards
        assert cards == first


@pytest.mark.rule("DW-6.33")
def test_past_glories_raises_cards_from_an_unfolded_stack(game: Game, words: Words) -> None:
    state = game.arrange(
        {
            "stacks": {"A5": ["iron_seam_p5_l1", "knockers_p5_l3", "get_help_p5_l2"]},
            "piles": {"A1": ["past_glories", "?", "?"]},
            "marker": 0,
        },
        players=2,
        seed=1,
    )
    state.apply(state.parse("special:A1:workers"))
    view, scene = draw(game, words, state, LANDSCAPE)
    detail = game.detail(view, words, scene.layout, "stack:A5")
    raised = {state.parse(f"raise:A:{card}") for card in ("iron_seam_p5_l1", "knockers_p5_l3")}
    assert {int(action) for action in re.findall(r"data-action='(\d+)'", detail.art)} == raised
    assert view.resolving == "past_glories"
    assert any(piece.id == "resolving" and piece.art for piece in scene.table.pieces)  # type: ignore[union-attr]


def test_a_card_that_lies_alone_has_no_number(game: Game, words: Words) -> None:
    """It would be taken for that of its location."""
    state = game.arrange({"stacks": {"A5": ["iron_seam_p5_l1", "knockers_p5_l3"]}}, players=2, seed=1)
    view, scene = draw(game, words, state, LANDSCAPE)
    arts = [game.detail(view, words, scene.layout, f"stack:{place}").art for place in ("A5", "A6")]
    assert [len(re.findall(r"<text[^>]*>\d+</text>", art)) for art in arts] == [2, 0]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("medals", [3, 4])
def test_a_price_in_medals_is_pale_for_whoever_has_too_few(game: Game, words: Words, medals: int, shape: str) -> None:
    goods = [{"medal": medals}, {"medal": 7 - medals}]
    _, scene = draw(game, words, game.arrange({"goods": goods}, players=2, seed=1), shape, seat=0)
    every = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
    prices = [piece for piece in every if piece.id.startswith("price:")]
    pale = {piece.id for piece in prices if piece.art.startswith("<g opacity=")}
    assert pale == {piece.id for piece in prices if piece.id.endswith(":medals") and medals < 4}


@pytest.mark.parametrize("shape", SHAPES)
def test_monsters_threaten_nobody_after_the_end(game: Game, words: Words, shape: str) -> None:
    position = {"stacks": {"A3": ["iron_seam_p3_l1", "great_dragon_p3_l3"]}, "goods": [{"item": 4, "gold": 2}, {}]}
    state = game.arrange(position, players=2, seed=1)
    while not state.is_over:
        assert _threats(draw(game, words, state, shape)[1])
        state.apply(state.parse("pass") if state.parse("pass") in state.legal_actions() else state.legal_actions()[0])
    view, scene = draw(game, words, state, shape, seat=0)
    assert view.threats
    assert not _threats(scene)


def _threats(scene: Scene) -> list[str]:
    every = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
    return [piece.id for piece in every if piece.id.startswith("threat:") and piece.art]


def test_a_picture_has_the_house_style_once(game: Game) -> None:
    picture = game.picture(game.new(players=2, seed=5).view(0))
    assert picture.count("<style>") == 1
    assert picture.count(".ring,.glow") == 1
    assert "<style>" in game.scene_defs()  # the page takes it from there


def test_nothing_unfolds_from_nonsense(game: Game, words: Words) -> None:
    state = game.new(players=2, seed=1)
    for what in (
        "",
        "stack:",
        "stack:B1",
        "pile:A9",
        "player:7",
        "mountain:B",
        "discards:",
        "resolving",
        "rules:DW-5.1",
    ):
        with pytest.raises(BadOption):
            game.detail(state.view(0), words, Layout(names=NAMES[:2]), what)
