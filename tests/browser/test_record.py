"""The page of a finished game: its board at any move, the transport, links to a move, playing on, what is beside it."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import findings
from tests.browser.finished import Game, is_at, moment, open_at
from tests.browser.window import PHONE, window
from tests.long import share

from alehouse.core.scene import Layout
from alehouse.core.state import State

LAPTOP = (1366, 768)
SHOWN = "() => document.querySelector('.transport .count').value"
# Keeps what a button says: some of it is there but for a moment, which a busy machine may miss.
HEARS = """(button) => {
  window.said = [];
  new MutationObserver(() => said.push(button.textContent || button.title))
    .observe(button, { attributeFilter: ["title"], childList: true, subtree: true });
}"""


def shows(page: Page, state: State) -> None:
    """The board is that of a state: every piece of its scene is there, and no other."""
    layout = Layout(shape="landscape", names=("Anna", "Brokk"))
    scene = state.game.scene(state.view(None), state.game.words("en"), layout)
    wanted = sorted({piece.id for piece in scene.canvases()["table"].pieces})
    page.wait_for_function(
        "(ids) => [...document.querySelectorAll('.past .piece')]"
        ".map(({ dataset }) => dataset.piece).sort().join() === ids",
        arg=",".join(wanted),
    )


def test_an_address_opens_at_its_move_with_the_board_as_it_was(page: Page, game: Game) -> None:
    move = game.turns[len(game.turns) // 2]
    open_at(page, game, move)
    shows(page, moment(game, move))
    open_at(page, game)
    shows(page, moment(game, game.moves))


def test_turns_and_rounds_are_stepped_through_and_the_address_follows_without_a_trace(page: Page, game: Game) -> None:
    page.goto(game.house.address)
    open_at(page, game, 0)
    transport = page.get_by_role("region", name="Step through the game")
    before = page.evaluate("history.length")
    stops = [turn for turn in game.turns if turn > 0]
    for stop in stops[:3]:
        transport.get_by_role("button", name="Turn", exact=True).click()
        is_at(page, game, stop)
    transport.get_by_role("button", name="A turn back").click()
    is_at(page, game, stops[1])
    shows(page, moment(game, stops[1]))
    rounds = rounds_of(page, game)
    transport.get_by_role("button", name="Round", exact=True).click()
    is_at(page, game, next(move for move in rounds if move > stops[1]))
    transport.get_by_role("button", name="A round back").click()
    is_at(page, game, max(move for move in [0, *rounds] if move < next(one for one in rounds if one > stops[1])))
    assert page.evaluate("history.length") == before
    page.go_back()
    expect(page.locator(".home")).to_be_visible()


def rounds_of(page: Page, game: Game) -> list[int]:
    told = page.evaluate("(id) => fetch(`/api/records/${id}`).then((answer) => answer.json())", "played")
    return [moment["move"] for moment in told["moments"]]


def test_many_steps_at_once_end_where_they_lead(page: Page, game: Game) -> None:
    open_at(page, game, 0)
    stops = [turn for turn in game.turns if turn > 0]
    page.evaluate(
        "() => { const [, , turn] = document.querySelectorAll('.steps .plain');"
        "for (let k = 0; k < 9; k++) turn.click(); }"
    )
    is_at(page, game, stops[8])
    shows(page, moment(game, stops[8]))


def test_the_game_plays_itself_to_its_end_and_stops(page: Page, game: Game) -> None:
    open_at(page, game, game.turns[-4])
    page.get_by_role("button", name="4×").click()
    page.keyboard.press("Tab")  # away from the buttons, which take a space themselves
    page.evaluate("document.activeElement.blur()")
    page.get_by_role("button", name="Play", exact=True).evaluate(HEARS)
    page.keyboard.press("Space")
    is_at(page, game, game.moves)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("said") == ["Pause", "Play"]


def test_a_pause_holds_the_game_where_it_is(page: Page, game: Game) -> None:
    open_at(page, game, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".transport .count")).not_to_have_text(f"0 of {game.moves}")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_function("() => document.querySelector('[type=range]').value === location.hash.slice(1)")
    shown = page.evaluate(SHOWN)
    move = int(shown.split()[0])
    assert 0 < move < game.moves
    page.wait_for_timeout(1500)  # longer than a turn
    assert page.evaluate(SHOWN) == shown
    shows(page, moment(game, move))


def test_keys_step_through_the_game(page: Page, game: Game) -> None:
    open_at(page, game, 0)
    stops = [turn for turn in game.turns if turn > 0]
    page.keyboard.press("ArrowRight")
    is_at(page, game, stops[0])
    page.keyboard.press("End")
    is_at(page, game, game.moves)
    page.keyboard.press("ArrowLeft")
    is_at(page, game, stops[-1])
    page.keyboard.press(",")
    is_at(page, game, stops[-1] - 1)
    page.keyboard.press("Home")
    is_at(page, game, 0)
    page.locator("[type=range]").focus()
    page.keyboard.press("ArrowRight")
    is_at(page, game, 1)


def test_a_link_to_the_move_is_copied_where_the_browser_cannot_share(browser: Browser, game: Game) -> None:
    with window(browser, LAPTOP, permissions=["clipboard-read", "clipboard-write"]) as page:
        open_at(page, game, 5)
        here = page.get_by_role("button", name="#5")
        here.evaluate(HEARS)
        here.click()
        page.wait_for_function("() => said.includes('Copied')")
        link = page.evaluate("navigator.clipboard.readText()")
        assert link == f"{game.page}#5"
        page.keyboard.press("End")
        is_at(page, game, game.moves)
        page.get_by_role("button", name="Share").click()
        page.wait_for_function(
            "(link) => navigator.clipboard.readText().then((text) => text === link)", arg=f"{game.page}#{game.moves}"
        )
        page.goto("about:blank")
        page.goto(link)
        is_at(page, game, 5)


def test_a_browser_that_can_share_does(browser: Browser, game: Game) -> None:
    with window(browser, LAPTOP) as page:
        page.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
        open_at(page, game, 7)
        page.get_by_role("button", name="Share").click()
        assert page.evaluate("window.shared") == f"{game.page}#7"


def test_somebody_plays_on_from_any_move(page: Page, game: Game) -> None:
    move = game.turns[3]
    open_at(page, game)
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_disabled()  # at the end nothing is left to decide
    open_at(page, game, move)
    on.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".prompt h1")).to_be_visible()
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    record = page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((answer) => answer.json())", table)
    assert record["moves"][:move] == game.record.moves[:move]


def test_one_may_look_with_anybodys_eyes(page: Page, game: Game) -> None:
    move = game.turns[2]
    open_at(page, game, move)
    own, brokks = (places(moment(game, move), seat) for seat in (None, 1))
    other = next(name for name in own if name in brokks and own[name] != brokks[name])
    piece = page.locator(f'.past .piece[data-piece="{other}"]')
    is_placed(piece, own[other])
    page.get_by_label("Seen by").select_option(label="Brokk")
    is_placed(piece, brokks[other])
    is_at(page, game, move)


def places(state: State, seat: int | None) -> dict[str, tuple[float, float]]:
    """Where every piece lies, as a seat sees it, or somebody who watches."""
    layout = Layout(shape="landscape", names=("Anna", "Brokk"), here=() if seat is None else (seat,))
    scene = state.game.scene(state.view(seat), state.game.words("en"), layout)
    return {piece.id: (piece.x, piece.y) for piece in scene.canvases()["table"].pieces}


def is_placed(piece: Locator, place: tuple[float, float]) -> None:
    x, y = place
    expect(piece).to_have_attribute("style", re.compile(rf"translate\({x:g}px, {y:g}px\)"))


def test_follow_shows_the_board_legibly_with_a_map_and_fit_shows_all(browser: Browser, game: Game) -> None:
    with window(browser, LAPTOP) as page:
        open_at(page, game, game.turns[5])
        board = page.locator(".past .seen .canvas").first
        expect(page.locator(".past .map")).to_be_visible()
        large = board.bounding_box()
        page.get_by_role("button", name="Fit").click()
        expect(page.locator(".past .map")).to_be_hidden()
        small, stage = board.bounding_box(), page.locator(".past").bounding_box()
        assert large
        assert small
        assert stage
        assert small["width"] < large["width"]
        assert small["width"] <= stage["width"] + 1
        assert small["height"] <= stage["height"] + 1


# Whether a piece lies within the part of the board that is seen.
SEEN = """(id) => {
  const seen = document.querySelector(".past .seen").getBoundingClientRect();
  const box = document.querySelector(`.past [data-piece="${id}"] .face`).getBoundingClientRect();
  return box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom;
}"""
TO_THE_CORNER = "() => document.querySelector('.past .seen').scrollTo(0, 0)"


def test_follow_has_what_moved_in_view(browser: Browser, game: Game) -> None:
    with window(browser, (1000, 500)) as page:
        hidden = 0
        for move in [number for number, name in enumerate(game.record.moves[:16], 1) if name.startswith("place:")]:
            before, after = (places(moment(game, number), None) for number in (move - 1, move))
            moved = [piece for piece in after if piece in before and before[piece] != after[piece]]
            if len(moved) != 1:
                continue  # a turn has ended, too
            open_at(page, game, move)
            page.locator("#drawings > *").first.wait_for(state="attached")  # without them nothing has a size
            page.evaluate(TO_THE_CORNER)
            hidden += not page.evaluate(SEEN, moved[0])
            open_at(page, game, move - 1)
            page.evaluate(TO_THE_CORNER)
            page.keyboard.press(".")
            is_at(page, game, move)
            page.wait_for_function(SEEN, arg=moved[0])
        assert hidden > 0  # it was followed


@pytest.mark.long
@pytest.mark.parametrize("size", share([LAPTOP, PHONE], 1, 2), ids=str)
def test_the_page_is_in_order_on_every_leaf(browser: Browser, game: Game, size: tuple[int, int]) -> None:
    with window(browser, size, has_touch=size == PHONE) as page:
        open_at(page, game, game.turns[6])
        for tab in page.get_by_role("tablist", name="About the game").get_by_role("tab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert findings(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_board_is_a_leaf_and_fingers_have_room(phone: Page, game: Game) -> None:
    phone.goto(game.page)
    expect(phone.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    expect(phone.locator(".transport .where")).to_have_text("The end")
    phone.get_by_role("tab", name="Board").click()
    expect(phone.locator(".past .area .canvas:visible").first).to_be_visible()
    small = phone.evaluate(
        "() => [...document.querySelectorAll('.transport button, .record-head .plain, .leaf-tabs button')]"
        ".filter((node) => node.getClientRects().length)"
        ".map((node) => [node.textContent, node.getBoundingClientRect()])"
        ".filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([text]) => text)"
    )
    assert small == []
    speed = phone.locator(".speeds button:visible")
    expect(speed).to_have_text("1×")
    speed.click()
    expect(phone.locator(".speeds button:visible")).to_have_text("2×")


@pytest.mark.parametrize(("language", "turn"), [("it", "Turno"), ("pl", "Tura"), ("fr", "Tour")])
def test_the_page_speaks_the_readers_language(browser: Browser, game: Game, language: str, turn: str) -> None:
    with window(browser, LAPTOP, locale=language) as page:
        page.goto(f"{game.page}#3")
        expect(page.get_by_role("button", name=turn, exact=True)).to_be_visible()
        assert not re.search(r"page-[a-z]", page.locator(".record").inner_text())


def test_what_is_said_after_the_game_comes_to_whoever_looks(browser: Browser, game: Game) -> None:
    with window(browser, LAPTOP) as one, window(browser, LAPTOP) as other:
        for page in (one, other):
            open_at(page, game)
        one.get_by_role("tab", name="Chat").click()
        one.locator(".say input").fill("What a game")
        one.keyboard.press("Enter")
        expect(other.get_by_role("tab", name="Chat").locator(".news")).to_have_text("1")
        other.get_by_role("tab", name="Chat").click()
        expect(other.locator(".lines .text")).to_have_text("What a game")


def test_a_wire_that_was_lost_comes_back_to_the_same_move(page: Page, game: Game) -> None:
    page.add_init_script(
        "const Real = WebSocket; window.wires = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.wires.push(this); } };"
    )
    open_at(page, game, game.turns[4])
    page.evaluate("window.wires.at(-1).close()")
    page.wait_for_function("() => window.wires.length > 1 && window.wires.at(-1).readyState === 1")
    expect(page.locator(".past .banner")).to_be_hidden()
    is_at(page, game, game.turns[4])
    page.get_by_role("button", name="Turn", exact=True).click()
    is_at(page, game, game.turns[5])
    shows(page, moment(game, game.turns[5]))
