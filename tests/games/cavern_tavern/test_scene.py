"""The drawn table of Cavern Tavern: what may be done can be clicked, nothing is missing, secrets are on no canvas."""

import random
import re
from collections.abc import Iterator
from itertools import cycle, islice, pairwise

import pytest
from tests.games.cavern_tavern.lively import pick
from tests.games.cavern_tavern.table import GAME, arrange, look, person, place, play
from tests.games.drawn import strict
from tests.long import sized

from alehouse.core.draw.cache import DrawingCache
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.lettering import width
from alehouse.core.scene import LANDSCAPE, SHAPES, SHORT, TABLET, TALL, WIDE, Layout, Piece, Scene
from alehouse.core.state import FATE, State
from alehouse.games.cavern_tavern.drawing.order_faces import ladder
from alehouse.games.cavern_tavern.drawing.paper import FULL
from alehouse.games.cavern_tavern.view import CavernTavernView

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"solo_mode": "story", "secret_chamber": "on"}),
    (2, {"secret_chamber": "on"}),
    (3, {"characters": "random"}),
    (4, {"secret_chamber": "on"}),
    (5, {"completed_orders": "hidden"}),
    (6, {"secret_chamber": "on"}),
]
NAMES = ("Eyra", "Wilhelmina-Ann", '<Durinn> & "sons"', "Ívaldi", "Brokk", "Dvala the Very Long Named")
WORDS = strict(GAME)
NO_DETAILS = {"undo", "own:open", "own:close"}  # what a click does besides


def positions(players: int, seed: int, every: int = 1, **options: str) -> Iterator[State]:
    """A lively game, its chances included: each `every`th position, the first and the last."""
    state = GAME.new(players=players, seed=seed, events=True, **options)
    chance = random.Random(seed)
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        number += 1
        state.apply(pick(state, chance))
    yield state


def in_shapes(states: Iterator[State]) -> Iterator[tuple[State, str]]:
    """One position after the other, each in the next shape."""
    return zip(states, cycle(SHAPES))


def draw(
    state: State, shape: str, seat: int | None = None, opened: bool | None = None
) -> tuple[CavernTavernView, Scene]:
    """The table as the deciding seat (or `seat`) sees it."""
    who = max(int(state.player), 0) if seat is None else seat
    view = look(state, who)
    layout = Layout(shape=shape, names=NAMES[: state.seats], here=(who,), opened=opened)
    return view, GAME.scene(view, WORDS, layout)


def pieces(scene: Scene) -> list[Piece]:
    return [piece for canvas in scene.canvases().values() for piece in canvas.pieces]


# ── what can be clicked ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whatever_may_be_read_or_asked_about_can_be_clicked(players: int, options: dict[str, str]) -> None:
    for state in positions(players, 20 + players, 40, **options):
        view, scene = draw(state, LANDSCAPE)
        found = {piece.id: piece for piece in pieces(scene)}
        read = [f"area:{area.id}" for area in view.areas if area.section != "chamber" or view.chamber_open]
        read += [f"order:{space.order}" for space in view.mess if space.order]
        read += [item.id for item in view.players[max(int(state.player), 0)].items if item.card]
        read += [f"task:{task.id}" for task in view.chamber if task]
        read += [f"says:{card.id}" for player in view.players for card in player.says]
        read += ["track:kitchen", "track:chore"]
        assert [name for name in read if name not in found] == []
        assert [name for name in read if not found[name].opens] == []
        legal = {choice.action for choice in view.options}
        assert all(piece.why not in legal for piece in found.values())


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_every_die_of_everybody_is_somewhere() -> None:
    """So it glides from where it was."""
    for state, shape in in_shapes(positions(4, 60, sized(23, 1), secret_chamber="on")):
        view, scene = draw(state, shape, seat=0)
        shown = {piece.id for piece in pieces(scene)}
        assert {die.id for die in view.players[0].dice} <= shown
        if shape in (LANDSCAPE, WIDE, TABLET, TALL):
            assert {die.id for player in view.players for die in player.dice} <= shown
            assert {die.id for area in view.areas for space in area.spaces for die in space.dice} <= shown


@pytest.mark.rule("CT-8.2.2")
def test_the_dice_of_the_automa_are_shown_with_what_they_bar() -> None:
    for state, shape in in_shapes(positions(1, 3, 23, secret_chamber="on")):
        view, scene = draw(state, shape)
        shown = {piece.id for piece in pieces(scene)}
        if view.phase == "turns":
            assert {f"automa:{die.colour}" for die in view.automa if die.value} <= shown


def test_what_is_kept_of_the_drawings_is_what_would_be_drawn() -> None:
    """In every shape, the own things whole and as one line."""
    cache = DrawingCache()
    for number, state in enumerate(islice(positions(3, 5, 1, secret_chamber="on"), 150, 700, 17)):
        for shape in SHAPES[number % 2 :: 2]:
            for seat, opened in ((None, None), (number % 3, (None, True, False)[number // 2 % 3])):
                here = () if seat is None else (seat,)
                layout = Layout(shape=shape, names=NAMES[:3], here=here, opened=opened)
                view = look(state, seat)
                assert GAME.scene(view, WORDS, layout, cache) == GAME.scene(view, WORDS, layout)


# ── own things in one line ────────────────────────────────────────────────────────────────────────────


def own_things(state: State, shape: str, opened: bool | None = None) -> tuple[bool, bool]:
    """Whether the own things are whole, and whether their handle is lit."""
    own = draw(state, shape, opened=opened)[1].own
    assert own is not None
    arrow = next(piece for piece in own.pieces if piece.id == "own-handle")
    return arrow.opens == "own:close", LANTERN in arrow.art


def lit(scene: Scene, canvas: str, but: str = "") -> set[int]:
    """The options on the pieces of a canvas."""
    return {action for piece in scene.canvases()[canvas].pieces if piece.id != but for action in piece.actions}


@pytest.mark.long
@pytest.mark.parametrize("shape", [TABLET, TALL, SHORT])
def test_own_things_open_when_all_that_may_be_chosen_lies_in_them(shape: str) -> None:
    """In a line, who plays offers what it does not show, and the handle is lit; one's own wish counts for more."""
    found = set()
    for state in positions(2, 4, sized(13, 1), secret_chamber="on"):
        if state.player == FATE or state.is_over:
            continue
        view, closed = draw(state, shape, opened=False)
        whole = draw(state, shape, opened=True)[1]
        assert closed.own is not None
        assert whole.own is not None
        assert closed.own.height < whole.own.height
        offers = next(piece for piece in closed.own.pieces if piece.id == f"player:{state.player}")
        hidden = set(offers.actions)
        elsewhere = {action for name in closed.canvases() for action in lit(closed, name, offers.id)}
        assert hidden <= lit(whole, "own")
        assert hidden | elsewhere == {choice.action for choice in view.options if choice.targets}
        assert own_things(state, shape) == (bool(hidden) and not elsewhere, bool(hidden) and bool(elsewhere))
        assert own_things(state, shape, opened=False) == (False, bool(hidden))
        assert own_things(state, shape, opened=True) == (True, False)
        found.add((bool(hidden), bool(elsewhere)))
    assert {(True, True), (True, False), (False, True)} <= found


def test_a_short_phone_shows_all_dice_when_some_are_to_be_chosen() -> None:
    state = arrange({"dice": [1, 2, 3, 4]}, {})
    assert own_things(state, SHORT) == (False, True)  # the character may be used
    play(state, "area:workshop_item")
    assert own_things(state, SHORT) == (True, False)
    assert own_things(state, SHORT, opened=False) == (False, True)
    assert own_things(state, TABLET) == (False, False)  # there they are large enough


def test_without_the_chamber_a_tablet_has_room_for_more_than_a_line() -> None:
    state = arrange({"dice": [1, 2, 3, 4], "items": ["hammer"]}, {})
    for shape in (TABLET, TALL):
        own = draw(state, shape, opened=False)[1].own
        assert own is not None
        assert {"hand:0", "secret:0"} <= {piece.id for piece in own.pieces}
    assert own_things(state, TABLET) == (False, False)
    assert own_things(state, TALL) == (True, False)


# ── what a placement gives ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.3")
def test_a_task_says_what_it_would_score_before_dice_are_placed() -> None:
    plain = arrange({"dice": [4, 5]}, {})
    skilled = arrange({"dice": [4, 5], "kitchen": 3}, {})
    told = []
    for state in (plain, skilled):
        view, scene = draw(state, LANDSCAPE, 0)
        told.append(next(area.points for area in view.areas if area.id == "roast_meat"))
        assert "area:roast_meat" in {piece.id for piece in pieces(scene) if piece.actions}
    assert told == [3, 5]


def test_dice_chosen_for_a_placement_are_marked() -> None:
    state = play(arrange({"dice": [1, 2, 3, 4]}, {}), "area:workshop_item", "die:1")
    _, scene = draw(state, LANDSCAPE, 0)
    _, other = draw(play(state.copy(), "die:2"), LANDSCAPE, 0)
    assert person(state, 0).chosen
    assert {piece.id: piece for piece in pieces(scene)} != {piece.id: piece for piece in pieces(other)}


@pytest.mark.rule("CT-4.1.10")
def test_dice_that_wait_for_starting_ingredients_are_not_put_back() -> None:
    state = GAME.new(1, seed=1)
    view, scene = draw(state, LANDSCAPE)
    assert view.phase == "setup"
    assert view.players[0].chosen
    assert "undo" not in {piece.opens for piece in pieces(scene)}


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────


def said(scene: Scene) -> str:
    """Everything that a browser is told of the table."""
    return "\n".join(f"{piece.id}\n{piece.label}\n{piece.opens}\n{piece.art}" for piece in pieces(scene))


def traces(kind: str, card: str) -> list[str]:
    """How a card would show itself."""
    return [f"{kind}:{card}", f"{kind}-{card}", WORDS.name(f"{kind}-{card}")]


def check_secrets(state: State, seat: int | None, shape: str) -> int:
    """No card that the viewer does not know is on a canvas; how many there were."""
    view = look(state, seat)
    scene = GAME.scene(
        view, WORDS, Layout(shape=shape, names=NAMES[: state.seats], here=() if seat is None else (seat,))
    )
    told, hidden = said(scene), 0
    open_items = {*view.items_discarded, *(item.card for player in view.players for item in player.items)}
    open_items |= {name.removeprefix("item:") for name in (*view.looked_at, view.using)}
    for other in range(state.seats):
        owner = person(state, other)
        if other == seat:
            continue
        for item in owner.items:
            if item.card not in open_items:
                hidden += 1
                assert not [trace for trace in traces("item", item.card) if trace in told], item.card
        hidden += 1
        assert not [trace for trace in traces("secret", owner.secret) if owner.secret and trace in told]
    return hidden + check_orders(state, seat, told)


def check_orders(state: State, seat: int | None, told: str) -> int:
    """Nor an order that somebody else looks at, or knows under the deck."""
    view, hidden = look(state, seat), 0
    for other in range(state.seats):
        theirs = look(state, other)
        names = [name for name in theirs.looked_at if name not in view.looked_at]
        names += [f"order:{name}" for name in theirs.orders_under if name and name not in view.orders_under]
        for name in names:
            kind, _, card = name.partition(":")
            hidden += 1
            assert not [trace for trace in traces(kind, card) if trace in told], name
    return hidden


@pytest.mark.long
@pytest.mark.rule("CT-9.2", "CT-9.3", "CT-9.5", "CT-9.6")
@pytest.mark.parametrize("players", [2, 4])
def test_the_secrets_of_others_are_on_no_canvas(players: int) -> None:
    hidden = 0
    for state, shape in in_shapes(positions(players, 50 + players, sized(36, 3), secret_chamber="on")):
        if not state.is_over:
            hidden += sum(check_secrets(state, seat, shape) for seat in (None, *range(players)))
    assert hidden > sized(25, 300)


@pytest.mark.rule("CT-9.2")
@pytest.mark.parametrize("shape", SHAPES)
def test_cards_that_somebody_looks_at_are_his_alone(shape: str) -> None:
    for area, draws in (("workshop_replace_order", ["draw_order"] * 3), ("workshop_item", ["draw_item"] * 3)):
        state = arrange({"dice": [1, 2, 3, 4]}, {}, round=3)
        place(state, f"area:{area}", 1, 2)
        if area == "workshop_replace_order":
            play(state, next(name for name in map(state.name, state.legal_actions()) if name.startswith("order:")))
        for _ in draws:
            play(state, state.name(state.legal_actions()[0]))
        assert len(look(state, 0).looked_at) == 3
        assert look(state, 1).hidden_cards == 3
        told = said(draw(state, shape, 0)[1])
        assert all(name in told for name in look(state, 0).looked_at)
        assert check_secrets(state, 1, shape) >= 3
        assert check_secrets(state, None, shape) >= 3


@pytest.mark.rule("CT-9.6")
@pytest.mark.parametrize("shape", SHAPES)
def test_orders_under_the_deck_are_shown_to_those_who_know_them_only(shape: str) -> None:
    state = arrange({"dice": [1, 2, 3, 4]}, {}, {}, orders_under=["swan_feather", "harp_string"], under_known_by=1)
    assert [look(state, seat).orders_under[0] for seat in (None, 0, 1, 2)] == ["", "", "swan_feather", ""]
    for seat in (None, 0, 2):
        assert check_secrets(state, seat, shape) >= 2


@pytest.mark.rule("CT-9.1")
def test_a_spectator_sees_no_hand() -> None:
    state = arrange({"items": ["hammer", "clover"]}, {"items": ["loaded_die"]}, round=3)
    scene = GAME.scene(look(state), WORDS, Layout(names=NAMES[:2]))
    assert check_secrets(state, None, LANDSCAPE) == 5
    assert not any(piece.actions for piece in pieces(scene))


def figures(drawing: str) -> list[tuple[float, float]]:
    """Where the figures of a ladder begin and end, as wide as they want to be; one that is squeezed has its place in a
    matrix, and the one that counts now is drawn over itself."""
    place = r"<text (?:x='|transform='matrix\(\S+ 0 0 1 )([\d.]+)[^>]*>([−…\d]+)</text>"
    found = set(re.findall(place, drawing))
    return sorted((float(x) - width(text, 12) / 2, float(x) + width(text, 12) / 2) for x, text in found)


def test_the_figures_of_no_order_touch() -> None:
    for order in GAME.cards.orders:
        for now in range(-1, len(order.points)):
            places = figures(ladder(order, FULL - 8, now=now))
            assert len(places) >= min(len(order.points) - now, 6)  # each of them was found
            assert all(right + 3 <= left for (_, right), (left, _) in pairwise(places)), (order.id, now)
