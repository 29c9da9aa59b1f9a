"""The drawn table of Brew Crafters: what may be done can be clicked, nothing is missing, secrets are on no canvas."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests.games.brew_crafters.lively import EXPERT, TABLES, positions
from tests.games.brew_crafters.table import GAME, arrange, brewery, cubes, look, names, person, play, price
from tests.games.drawn import strict
from tests.long import sized

from alehouse.core.scene import (
    LANDSCAPE,
    PHONES,
    PORTRAIT,
    SHAPES,
    SHORT,
    TABLET,
    TALL,
    WIDE,
    Layout,
    Piece,
    Scene,
)
from alehouse.core.state import State
from alehouse.games.brew_crafters.view import BrewCraftersView

NAMES = ("Eyra", "Wilhelmina-Ann", '<Durinn> & "sons"', "Ívaldi", "Dvala the Very Long Named")
WORDS = strict(GAME)
UNALIKE = (LANDSCAPE, PORTRAIT)  # between them they show everything that others do
WITH_RIVALS = (LANDSCAPE, WIDE, *PHONES)  # on a tablet a click on a chip unfolds what rivals have
SECRET = {"secret_recipe": "on"}
WORKERS_EACH = GAME.card_file.tables["constants"]["market_workers_per_player"]
SIX = ("cooper", "maltster", "hop_chemist", "bartender", "lab_director", "plant_engineer")


def drawn(view: BrewCraftersView, shape: str, opened: bool | None = None) -> Scene:
    """A view on a table."""
    here = () if view.seat is None else (view.seat,)
    return GAME.scene(view, WORDS, Layout(shape=shape, names=NAMES[: view.seats], here=here, opened=opened))


def draw(state: State, shape: str, opened: bool | None = None) -> tuple[BrewCraftersView, Scene]:
    """The table as the deciding seat sees it."""
    view = look(state, max(int(state.player), 0))
    return view, drawn(view, shape, opened)


def pieces(scene: Scene) -> list[Piece]:
    return [piece for canvas in scene.canvases().values() for piece in canvas.pieces]


# ── what can be clicked ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whatever_may_be_read_or_asked_about_can_be_clicked(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, 20 + players, 60, **options):
        view, scene = draw(state, LANDSCAPE)
        found = {piece.id: piece for piece in pieces(scene)}
        me = view.players[max(int(state.player), 0)]
        read = [f"space:{space.id}" for space in view.market]
        read += [f"recipe:{recipe.id}" for recipe in view.recipes]
        read += [f"card:{card.id}" for card in (*view.workers, *view.agency)]
        read += [f"partnership:{card.id}" for card in view.partnerships]
        read += [f"tile:{tile.id}" for tile in view.tiles]
        read += [f"section:{section.id}" for section in view.sections]
        read += [f"line:{name}" for name, _ in view.exchange]
        read += [f"track:{me.seat}:{track.row}" for track in me.research]
        for player in view.players:
            read += [f"hired:{player.seat}:{card}" for card in player.workers]
            lanes = ("double_line",) if player is me else ()  # one's own is not a tile but a second floor
            read += [f"installed:{player.seat}:{card}" for card in player.tiles if card not in lanes]
            read += [f"partner:{player.seat}:{card}" for card in player.partnerships]
            read += [secret.id for secret in player.secrets]
        assert [name for name in read if name not in found] == []
        assert [name for name in read if not found[name].opens] == []
        legal = {choice.action for choice in view.options}
        assert all(piece.why not in legal for piece in found.values())


@pytest.mark.long
@pytest.mark.parametrize("shape", UNALIKE)
def test_what_lasts_is_read_before_it_is_chosen(shape: str) -> None:
    kinds = ("tile", "lot", "card", "partnership", "line", "section", "track", "partner")
    chosen = {"tile", "worker", "partnership", "line", "section", "track", "convert"}
    seen = set()
    looked_at: Counter[str] = Counter()
    for state in positions(4, 31, **EXPERT):
        asked = chosen & {name.partition(":")[0] for name in names(state)}
        if all(looked_at[kind] >= sized(6, 1000) for kind in asked):
            continue
        looked_at.update(asked)
        view, scene = draw(state, shape)
        if view.agency or view.unused_recipes:
            continue
        lit = [piece for piece in pieces(scene) if piece.actions and piece.id.partition(":")[0] in kinds]
        assert all(piece.unfolds for piece in lit), lit
        seen |= {piece.id.partition(":")[0] for piece in lit}
    assert seen == set(kinds)


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("shape", WITH_RIVALS)
def test_every_worker_and_every_batch_is_somewhere(shape: str) -> None:
    """So it glides from where it was."""
    for state in positions(4, 60, 15, **EXPERT):
        view = look(state, 0)
        shown = {piece.id for piece in pieces(drawn(view, shape))}
        assert {marker.id for space in view.market for marker in space.markers} <= shown
        for player in view.players:
            workers = {name for name in shown if name.startswith(f"worker:{player.seat}:")}
            assert len(workers) == WORKERS_EACH or view.phase != "market"
            brewing = [batch for unit in player.tanks for batch in (unit.tank, unit.bottling) if batch]
            assert {batch.id for batch in brewing} <= shown


# ── the own things as a line, and whole ───────────────────────────────────────────────────────────────

STOCKED = {"stored": cubes("9M 4H 2Y"), "money": 9}


def own_height(state: State, shape: str, opened: bool | None = None) -> float:
    own = draw(state, shape, opened)[1].own
    assert own is not None
    return own.height


def handle_of(state: State, shape: str, opened: bool | None) -> Piece:
    return next(piece for piece in pieces(draw(state, shape, opened)[1]) if piece.id == "own-handle")


def market_asks() -> State:
    return arrange({"money": 3}, {})


def storehouse_asks() -> State:
    """More is stored than there is room for."""
    state = arrange(STOCKED, {}, market={"malt_market": {"malt": 5}})
    return play(state, "place:malt_market:collect")


def lab_asks() -> State:
    return play(brewery(STOCKED, {}), "research")


def tiles_ask() -> State:
    return play(brewery(STOCKED, {}), "install")


NEEDED = [(TABLET, storehouse_asks), (TABLET, lab_asks), (TABLET, tiles_ask), (SHORT, storehouse_asks)]


@pytest.mark.parametrize(("shape", "asks"), NEEDED)
def test_the_own_things_open_by_themselves_while_they_are_needed(shape: str, asks: Callable[[], State]) -> None:
    assert own_height(asks(), shape) > own_height(market_asks(), shape)


@pytest.mark.parametrize("shape", [TABLET, TALL, SHORT])
def test_the_own_things_are_as_a_person_wishes(shape: str) -> None:
    for asks in (market_asks, storehouse_asks):
        line, whole = (own_height(asks(), shape, opened) for opened in (False, True))
        assert line < whole
        assert handle_of(asks(), shape, False).opens == "own:open"
        assert handle_of(asks(), shape, True).opens == "own:close"


@pytest.mark.parametrize(("shape", "asks"), [*NEEDED, (TALL, tiles_ask)])
def test_the_handle_is_lit_where_something_needed_is_closed(shape: str, asks: Callable[[], State]) -> None:
    shut, idle = handle_of(asks(), shape, False), handle_of(market_asks(), shape, False)
    assert shut.art != idle.art
    assert handle_of(asks(), shape, True).art == handle_of(market_asks(), shape, True).art


def test_a_market_that_is_asked_for_is_never_folded() -> None:
    """Whoever looks at the own brewery meanwhile may still place a worker."""
    whole, line = (draw(state, TABLET, True)[1].table for state in (market_asks(), lab_asks()))
    assert whole is not None
    assert line is not None
    assert whole.height > line.height
    for wish in (None, True):
        _, scene = draw(market_asks(), TABLET, wish)
        assert {action for piece in pieces(scene) for action in piece.actions} == set(market_asks().legal_actions())


def test_workers_and_tiles_are_named_in_words() -> None:
    """Who hears a name has no use for the signs of tight places: "2Y"."""
    state = arrange({"workers": ["yeast_biologist"], "tiles": ["loading_dock"]}, {})
    labels = {piece.id: piece.label for piece in pieces(draw(state, WIDE)[1])}
    assert "yeast" in labels["hired:0:yeast_biologist"]
    assert not re.search(r"\b\d+[A-Z]\b", labels["hired:0:yeast_biologist"] + labels["installed:0:loading_dock"])


@pytest.mark.parametrize("shape", SHAPES)
def test_own_shifts_and_loans_are_shown(shape: str) -> None:
    state = arrange({"money": 3, "loans": 2}, {})
    for wish in (None, True):
        shown = {piece.id: piece for piece in pieces(draw(state, shape, wish)[1])}
        if shape != SHORT or wish:
            assert shown["shifts:0"].opens
            assert "2" in shown["loans:0"].label


# ── what applies now, and why ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.37")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_price_that_was_lowered_says_by_whom(shape: str) -> None:
    plain = brewery({"stored": cubes("4M 2H 1Y")}, {})
    helped = brewery({"stored": cubes("4M 2H 1Y"), "tiles": ["mash_tun"]}, {})
    assert price(helped, 0, "everyday_ale").cost != price(plain, 0, "everyday_ale").cost
    cards, told = [], []
    for state in (plain, helped):
        view, scene = draw(state, shape)
        cards.append(next(piece for piece in pieces(scene) if piece.id == "price:everyday_ale"))
        told.append(" ".join(GAME.detail(view, WORDS, scene.layout, "recipe:everyday_ale").lines))
    assert cards[0].art != cards[1].art
    assert [WORDS.name("tile-mash_tun") in lines for lines in told] == [False, True]


@pytest.mark.rule("BC-5.24", "BC-5.26")
@pytest.mark.parametrize("shape", SHAPES)
def test_what_the_winter_will_cost_is_announced_all_year(shape: str) -> None:
    poor, rich = (
        {"money": money, "tiles": ["brewpub"], "workers": [worker]}
        for money, worker in ((1, "cooper"), (30, "maltster"))
    )
    for season in ("spring", "summer", "autumn", "winter"):
        state = arrange(poor, rich, season=season)
        for seat in (0, 1):
            upkeep = person(state, seat).upkeep
            assert upkeep.total == 9
            assert bool(upkeep.loans) == (seat == 0)
            shown = {piece.id: piece for piece in pieces(drawn(look(state, seat), shape))}
            assert str(upkeep.total) in shown[f"upkeep:{seat}"].label
            assert shown[f"upkeep:{seat}"].opens


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────


def said(scene: Scene) -> str:
    """Everything that a browser is told of the table."""
    return "\n".join(f"{piece.id}\n{piece.label}\n{piece.opens}\n{piece.art}" for piece in pieces(scene))


def traces(kind: str, cards: Iterable[str], told: str) -> list[str]:
    """Those of some cards that show themselves: as a piece or a drawing, or by name."""
    return [
        card
        for card in cards
        if re.search(rf"(?<![a-z_]){card}(?![a-z_])", told) or WORDS.name(f"{kind}-{card}") in told
    ]


def hidden_recipes(state: State, seat: int | None) -> list[str]:
    """The secret recipes that a seat does not know."""
    others = [other for other in range(state.seats) if other != seat]
    return [card.recipe for other in others for card in person(state, other).secrets if not card.revealed]


def check_secrets(state: State, seat: int | None, shape: str) -> int:
    """No card that the viewer does not know is on a canvas; how many there were."""
    view = look(state, seat)
    told = said(drawn(view, shape))
    recipes = hidden_recipes(state, seat)
    assert traces("recipe", recipes, told) == []
    known = {card.id for card in view.workers} | {card for player in view.players for card in player.workers}
    looked_at = [card.id for other in range(state.seats) if other != seat for card in look(state, other).agency]
    workers = [card for card in looked_at if card not in known]
    assert traces("worker", workers, told) == []
    return len(recipes) + len(workers)


@pytest.mark.long
@pytest.mark.rule("BC-9.2", "BC-9.3", "BC-9.5")
@pytest.mark.parametrize("shape", UNALIKE)
@pytest.mark.parametrize("players", [2, 4])
def test_the_secrets_of_others_are_on_no_canvas(players: int, shape: str) -> None:
    hidden = 0
    for state in positions(players, 50 + players, sized(93, 31), **EXPERT):
        if not state.is_over:
            hidden += sum(check_secrets(state, seat, shape) for seat in (None, *range(players)))
    assert hidden > sized(8, 25)


@pytest.mark.rule("BC-9.2", "BC-8.17")
@pytest.mark.parametrize("shape", WITH_RIVALS)
def test_a_secret_recipe_lies_face_down_before_others_and_unfolds_so(shape: str) -> None:
    state = play(brewery({}, {}, options=SECRET), "secret_recipe", "choose_secret:barleywine")
    own = said(drawn(look(state, 0), shape))
    assert traces("recipe", ["barleywine"], own) == ["barleywine"]
    for seat in (None, 1):
        assert check_secrets(state, seat, shape) == 1
        view = look(state, seat)
        scene = drawn(view, shape)
        assert "secret:0:0" in {piece.id for piece in pieces(scene)}
        detail = GAME.detail(view, WORDS, scene.layout, "secret:0:0")
        assert traces("recipe", ["barleywine"], " ".join((detail.title, detail.art, *detail.lines))) == []


@pytest.mark.rule("BC-9.4", "BC-9.7")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_recipes_to_choose_from_are_for_whoever_chooses(shape: str) -> None:
    state = play(brewery({}, {}, options=SECRET), "secret_recipe")
    pool = look(state, 0).unused_recipes
    assert traces("recipe", pool, said(drawn(look(state, 0), shape))) == pool
    for seat in (None, 1):
        assert traces("recipe", pool, said(drawn(look(state, seat), shape))) == []


@pytest.mark.rule("BC-9.3")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_cards_of_the_job_agency_are_for_whoever_looks_at_them(shape: str) -> None:
    state = arrange({"money": 3}, {}, options={"job_agency": "on"})
    play(state, "place:job_agency:job_agency", *(f"draw_worker:{card}" for card in SIX))
    assert traces("worker", SIX, said(drawn(look(state, 0), shape))) == list(SIX)
    for seat in (None, 1):
        assert check_secrets(state, seat, shape) == len(SIX)


@pytest.mark.rule("BC-9.5", "BC-4.21")
@pytest.mark.parametrize("shape", WITH_RIVALS)
def test_which_side_of_the_lab_somebody_chose_is_shown_when_all_have_chosen(shape: str) -> None:
    basic, advanced = (
        play(GAME.new(2, fate="open", first_player="1", research_side="each"), f"side:{side}")
        for side in ("basic", "advanced")
    )
    for seat in (None, 1):
        assert drawn(look(basic, seat), shape) == drawn(look(advanced, seat), shape)
    assert drawn(look(basic, 0), shape) != drawn(look(advanced, 0), shape)
    for state in (basic, advanced):
        play(state, "side:basic")
    assert drawn(look(basic, 1), shape) != drawn(look(advanced, 1), shape)


# ── who must look away ────────────────────────────────────────────────────────────────────────────────


def own_secrets(state: State, seat: int) -> bool:
    """Whether a seat sees something now that a spectator does not."""
    mine, open_to_all = look(state, seat), look(state, None)
    cards = (mine.agency, mine.unused_recipes) != (open_to_all.agency, open_to_all.unused_recipes)
    return cards or [player.secrets for player in mine.players] != [player.secrets for player in open_to_all.players]


@pytest.mark.long
@pytest.mark.rule("BC-9.2", "BC-9.3")
def test_others_look_away_exactly_while_somebody_sees_what_they_may_not() -> None:
    seen = set()
    for state in positions(3, 7, sized(6, 2), **EXPERT | {"research_side": "basic"}):
        for seat in range(3) if not state.is_over else ():
            assert GAME.hides(state, seat) == own_secrets(state, seat)
            seen.add(own_secrets(state, seat))
    assert seen == {False, True}


@pytest.mark.rule("BC-4.21", "BC-9.5")
def test_others_look_away_while_somebody_chooses_a_side_of_the_lab() -> None:
    state = GAME.new(2, fate="open", first_player="1", research_side="each")
    assert [GAME.hides(state, seat) for seat in (0, 1)] == [True, False]
    play(state, "side:basic")
    assert [GAME.hides(state, seat) for seat in (0, 1)] == [True, True]
    play(state, "side:advanced")
    assert not any(GAME.hides(state, seat) for seat in (0, 1))


@pytest.mark.rule("BC-9.1")
def test_without_secrets_nobody_looks_away() -> None:
    for state in positions(2, 3, 10):
        assert not any(GAME.hides(state, seat) for seat in (0, 1))
