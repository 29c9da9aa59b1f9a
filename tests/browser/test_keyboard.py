"""Without a mouse, and without sight: what can be played is near, is named, and every move is told once."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.keyboard import OPTIONS, KeyboardPlayer, lit_pieces
from tests.browser.player import LONGEST, Player
from tests.browser.positions import Gallery, position
from tests.browser.window import DESK, LAPTOP, PHONE, window
from tests.long import LONG, rotated, share, sized, spread

import alehouse

SOME: Final = 6  # decisions
TABLET: Final = (768, 1024)
NEAR: Final = 5  # times the Tab key
GAMES: Final = {name: alehouse.load(name).title for name in alehouse.ROOMS}


@pytest.fixture
def typist(browser: Browser, house: House) -> Iterator[KeyboardPlayer]:
    """Somebody with a keyboard and a laptop, at the first page of the house."""
    with window(browser, LAPTOP) as page:
        yield KeyboardPlayer(page, house.address)


@pytest.fixture
def late(typist: KeyboardPlayer, gallery: Gallery) -> KeyboardPlayer:
    """The same person; has a seat at every position of the gallery."""
    typist.page.context.add_cookies(gallery.cookies)
    return typist


def at(player: KeyboardPlayer, gallery: Gallery, game: str, state: str = "late", name: str = "") -> None:
    player.page.goto(gallery.address(position(game, 2, state), player=name))
    player.my_turn()
    player.wait_for("#drawings > *")


# ── what can be played is near ──


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size"), share(rotated(list(alehouse.ROOMS), [DESK, LAPTOP, TABLET, PHONE]), 0, 2), ids=str
)
def test_what_can_be_played_is_a_few_keys_away(
    browser: Browser, gallery: Gallery, game: str, size: tuple[int, int]
) -> None:
    with window(browser, size) as page:
        page.context.add_cookies(gallery.cookies)
        player = KeyboardPlayer(page, gallery.house.address)
        at(player, gallery, game, "early")
        player.press("Tab")
        expect(page.locator(":focus")).to_have_text("To what I can play")
        player.press("Enter")
        assert player.focus["piece"] in lit_pieces(page)
        page.reload()
        player.my_turn()
        for _ in range(NEAR):
            player.press("Tab")
            if player.focus["plays"]:
                break
        assert player.focus["plays"], player.focus


def test_without_a_lit_piece_the_link_leads_to_what_is_asked(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    typist.page.locator("[data-panel=replay]").first.press("Enter")
    typist.page.get_by_role("button", name="First move").press("Enter")
    expect(typist.page.locator(".replay output")).to_contain_text("Move 0 of")
    typist.page.locator(".skip").press("Enter")
    expect(typist.prompt).to_be_focused()


# ── from piece to piece ──

# Which pieces of a canvas arrows do not reach from its first stop, with Shift any, without it those that can be played;
# and how often it is a stop itself.
OUT_OF_REACH = """async () => {
  const { neighbour } = await import(document.querySelector("script[type=module]").src.replace("main", "ways"));
  const found = [];
  const reachable = (pieces) => {
    const reached = new Set(pieces.slice(0, 1));
    for (const piece of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(pieces, piece, key);
        if (next) reached.add(next);
      }
    }
    return reached;
  };
  for (const svg of document.querySelectorAll("main.table svg.canvas:not(.off)")) {
    if (!svg.getClientRects().length) continue;
    const pieces = [...svg.querySelectorAll(".piece:has(> .hit)")].map((node) => {
      const { x, y, width, height } = node.querySelector(":scope > .hit").getBoundingClientRect();
      return { id: node.dataset.piece, lit: node.matches(".legal"), x, y, box: { x: 0, y: 0, width, height } };
    });
    if (!pieces.length) continue;
    for (const among of [pieces, pieces.filter(({ lit }) => lit)]) {
      const reached = reachable(among);
      found.push(...among.filter((piece) => !reached.has(piece)).map(({ id }) => `${svg.dataset.canvas} ${id}`));
    }
    const stops = svg.querySelectorAll('[tabindex="0"]').length;
    if (stops !== 1) found.push(`${svg.dataset.canvas} has ${stops} stops`);
  }
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), share(rotated(list(alehouse.ROOMS), [LAPTOP, TABLET, PHONE]), 1, 2), ids=str)
def test_arrows_reach_every_piece(browser: Browser, gallery: Gallery, game: str, size: tuple[int, int]) -> None:
    with window(browser, size) as page:
        page.context.add_cookies(gallery.cookies)
        at(KeyboardPlayer(page, gallery.house.address), gallery, game)
        assert page.evaluate(OUT_OF_REACH) == []


def test_arrows_go_where_they_point(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    typist.press("Tab", "Enter")
    found = [typist.focus["piece"]]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        typist.press(key)
        found.append(typist.focus["piece"])
    assert found == ["loc:A1", "loc:A2", "loc:A5", "loc:A4", "loc:A1"]


def test_arrows_stop_where_something_can_be_played_and_with_shift_anywhere(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    typist.press("Tab", "Enter")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home"):
        typist.press(key)
        assert typist.focus["plays"], (key, typist.focus)
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"] * 12:  # what lies there differs from game to game
        typist.press(f"Shift+{key}")
        if not typist.focus["plays"]:
            break
    assert not typist.focus["plays"]
    assert typist.focus["piece"]
    typist.press("Home")
    assert typist.focus["plays"]


# ── what is not on the table ──


def test_a_number_plays_only_what_is_seen_with_that_number(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    asked, before = typist.prompt.inner_text(), typist.log
    options = typist.page.locator(OPTIONS)
    typist.press("5")
    expect(options.nth(4)).to_be_visible()
    expect(options.nth(4).locator("kbd")).to_have_text("5")
    assert (typist.prompt.inner_text(), typist.log) == (asked, before)
    wanted = options.nth(4).inner_text().removeprefix("5").strip()
    typist.press("5")
    expect(typist.prompt).not_to_have_text(asked)
    place = wanted[wanted.index("(") :]
    assert any(place in line for line in typist.log)
    typist.press("Escape")
    expect(options.first).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("size", spread([LAPTOP, DESK, TABLET, PHONE], 2), ids=str)
def test_the_rules_take_the_keyboard_and_give_it_back(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with window(browser, size) as page:
        player = KeyboardPlayer(page, house.address)
        player.open_table(2, ["here"])
        for end in ("Escape", "r"):
            player.press("n")
            piece = player.focus["piece"]
            player.press("r")
            expect(page.locator(".rules .leaf")).to_be_focused()
            expect(page.locator(".rules .leaf")).to_be_in_viewport()
            player.press("Tab")
            assert page.evaluate("() => document.activeElement.closest('.side') !== null")
            player.press(end)
            assert player.focus["piece"] == piece
            expect(page.locator(".rules .leaf")).to_be_hidden()


def test_one_key_goes_from_one_lit_piece_to_the_next_and_back(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    lit, found = lit_pieces(typist.page), []
    for _ in lit:
        typist.press("n")
        found.append(typist.focus["piece"])
    assert set(found) == lit
    typist.press("n")
    assert typist.focus["piece"] == found[0]
    typist.press("Shift+N")
    assert typist.focus["piece"] == found[-1]


def test_it_goes_to_lit_pieces_behind_other_tabs_too(phone: Page, house: House) -> None:
    player = KeyboardPlayer(phone, house.address)
    player.open_table(2, ["here"])
    behind = phone.locator(".canvas.off .piece.legal").count()
    assert behind > 0
    tab = phone.locator(".tabs [aria-selected=true]").get_attribute("data-tab")
    player.press("Shift+N")
    assert player.focus["plays"]
    assert phone.locator(".tabs [aria-selected=true]").get_attribute("data-tab") != tab


def test_the_keyboard_stays_where_it_was(typist: KeyboardPlayer) -> None:
    """A move redraws the table; whoever was at a piece is there still."""
    typist.open_table(2, ["here"])
    asked = typist.prompt.inner_text()
    typist.press("n", "n", "Enter")
    expect(typist.prompt).not_to_have_text(asked)
    assert typist.focus["piece"] == "loc:A2"


# ── names ──

# What is wrong about the pieces of a table.
MISNAMED = """() => {
  const wrong = [];
  for (const piece of document.querySelectorAll("main.table .piece")) {
    const hit = piece.querySelector(":scope > .hit");
    const tell = (what) => wrong.push(`${piece.dataset.piece}: ${what}`);
    if (piece.querySelector(":scope > .face").getAttribute("aria-hidden") !== "true") tell("its drawing is read");
    if (!hit && piece.matches(".asks")) tell("cannot be reached");
    if (!hit) continue;
    const legal = piece.matches(".legal");
    if (hit.getAttribute("role") !== "button") tell("is no button");
    if (/; can be played/.test(hit.getAttribute("aria-label")) !== legal) tell(hit.getAttribute("aria-label"));
    const handle = piece.dataset.piece === "own-handle";
    if (hit.getAttribute("aria-disabled") !== (legal || handle ? null : "true")) tell("disabled or not");
    const box = hit.getBoundingClientRect();
    if (hit.checkVisibility() && !(box.width > 1 && box.height > 1)) tell(`${box.width} x ${box.height}`);
  }
  return wrong;
}"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), rotated(list(alehouse.ROOMS), [LAPTOP, PHONE]), ids=str)
def test_lit_pieces_are_named_as_such_and_others_can_only_be_read(
    browser: Browser, gallery: Gallery, game: str, size: tuple[int, int]
) -> None:
    with window(browser, size) as page:
        page.context.add_cookies(gallery.cookies)
        at(KeyboardPlayer(page, gallery.house.address), gallery, game)
        assert page.locator(".piece.legal .hit, .row [data-action]").count() > 0
        assert page.evaluate(MISNAMED) == []


def test_the_page_is_read_from_heading_to_heading(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    typist.click_something()
    headings = "(nodes) => nodes.map((node) => [node.tagName, node.textContent])"
    found = typist.page.locator("main :is(h1, h2, h3, h4)").evaluate_all(headings)
    assert [text for level, text in found if level == "H2"][:3] == ["Table", "Log", "Rules"]
    assert [level for level, _ in found].count("H1") == 1
    assert any(text.startswith("Round") for level, text in found if level == "H3")
    assert {level for level, _ in found} == {"H1", "H2", "H3"}


# ── tabs ──


def test_tabs_are_one_stop_and_arrows_go_between_them(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    tabs = typist.page.locator(".side-tabs [role=tab]:visible")
    typist.tab_to(".side [role=tab]")
    expect(tabs.first).to_be_focused()
    typist.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    typist.press("Enter")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    panel = typist.page.locator(f"#{tabs.nth(1).get_attribute('aria-controls')}")
    expect(panel).to_be_visible()
    expect(panel).to_have_attribute("role", "tabpanel")
    typist.press("End")
    expect(tabs.last).to_be_focused()
    typist.press("Tab")
    assert not typist.page.evaluate("document.activeElement.matches('[role=tab]')")


def test_on_a_telephone_the_areas_are_tabs_of_their_panel(phone: Page, house: House) -> None:
    player = KeyboardPlayer(phone, house.address)
    player.open_table(2, ["here"])
    tabs, panel = phone.locator(".tabs [role=tab]"), phone.locator(".area")
    expect(panel).to_have_attribute("aria-labelledby", tabs.first.get_attribute("id") or "")
    player.tab_to(".tabs [role=tab]")
    player.press("ArrowRight", "Enter")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(tabs.nth(1)).to_be_focused()
    expect(panel).to_have_attribute("aria-labelledby", tabs.nth(1).get_attribute("id") or "")


# ── what is told ──

LISTEN = """() => {
  window.told = [];
  const announcer = document.getElementById("announcer");
  new MutationObserver(() => window.told.push([performance.now(), announcer.textContent]))
    .observe(announcer, { childList: true, characterData: true, subtree: true });
}"""
# Deeds of the log as they are told, the latest first.
DEEDS: Final = """(lines) => lines.map((line) =>
  [line.querySelector("b")?.textContent, line.lastChild.textContent.replace(/[.]$/, "")].filter(Boolean).join(": "))"""
# How often each was told, as soon as each was told at least as often as it was done, and what is asked was told last.
# A deed may begin as another does, and go on: it is told where a comma, a stop or nothing follows.
TOLD: Final = """([deeds, asked]) => {
  const texts = window.told.map(([, text]) => text);
  const ends = (text, deed) => text.split(deed).slice(1).filter((rest) => /^([.,]|$)/.test(rest)).length;
  const times = (deed) => texts.reduce((sum, text) => sum + ends(text, deed), 0);
  const found = Object.fromEntries(Object.keys(deeds).map((deed) => [deed, times(deed)]));
  const all = Object.entries(deeds).every(([deed, done]) => found[deed] >= done);
  return all && texts.at(-1)?.endsWith(asked) && found;
}"""
CALM: Final = 1500 - 50  # milliseconds between announcements; clocks may round


def test_every_deed_is_told_once_and_what_is_asked_last(typist: KeyboardPlayer) -> None:
    typist.open_table(3)
    page = typist.page
    expect(page.locator("#announcer")).to_contain_text(typist.prompt.inner_text())  # what came before is told
    page.evaluate(LISTEN)
    before = len(typist.log)
    for _ in range(4):
        typist.click_something()
    done = page.locator(".log p .said").evaluate_all(DEEDS)
    deeds = Counter(done[: len(done) - before])  # whoever begins has none before
    times = page.wait_for_function(TOLD, arg=[dict(deeds), typist.prompt.inner_text()]).json_value()
    told: list[Any] = page.evaluate("window.told")
    assert deeds == times, told
    for (one, _), (other, _) in pairwise(told):
        assert other - one >= CALM, told


def test_the_log_is_read_when_one_wants_and_nothing_else_interrupts(typist: KeyboardPlayer) -> None:
    typist.open_table(2, ["here"])
    expect(typist.page.locator(".log")).to_have_attribute("role", "log")
    expect(typist.page.locator(".log")).to_have_attribute("aria-live", "off")
    polite = "[aria-live=polite], [role=status]:not([aria-live]), [role=log]:not([aria-live])"
    heard = "(nodes) => nodes.filter((node) => !node.hidden).map((node) => node.id)"
    assert typist.page.locator(polite).evaluate_all(heard) == ["announcer"]


# ── whole games ──


@pytest.mark.long
def test_a_whole_game_of_dwarf_by_keyboard_alone(typist: KeyboardPlayer) -> None:
    """In `make test` the first decisions, and what comes after the last one."""
    typist.open_with_keys("DWARF", alone=True)
    assert typist.play_through(sized(SOME, LONGEST)) >= sized(SOME, 11)
    finale = typist.page.locator("dialog.finale")
    expect(finale.locator(".next :focus")).to_be_visible()  # what comes next is one key away
    typist.press("Escape")
    expect(finale).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", share([game for game in alehouse.ROOMS if game != "dwarf"], 1, 3))
def test_a_game_is_played_to_its_end_by_keyboard_alone(typist: KeyboardPlayer, gallery: Gallery, game: str) -> None:
    """In `make test` some late decisions, in the long version all of them."""
    if LONG:
        typist.open_with_keys(GAMES[game])
        typist.play_through()
    else:
        typist.page.context.add_cookies(gallery.cookies)
        at(typist, gallery, game, "late", "keyboard")
        typist.play_to_the_end(SOME)


@pytest.mark.parametrize("game", ["Dice Brewing", "Cavern Tavern"])
def test_only_the_keyboard_shows_where_it_is(page: Page, house: House, game: str) -> None:
    player = Player(page, house.address)
    player.open_table(2, ["bot:greedy"], game)
    framed = page.locator(".piece.focused")
    for _ in range(4):
        player.click_something()
        page.keyboard.press("m")  # a key for something else
        page.keyboard.press("u")
        player.my_turn()
        expect(framed).to_have_count(0)
        player.click_something()
        expect(framed).to_have_count(0)
    while not player.lit.count():  # some decisions have buttons only
        player.click_something()
    page.keyboard.press("n")
    expect(framed).to_have_count(1)
    player.click_something()
    expect(framed).to_have_count(0)


def test_a_key_that_leads_to_where_a_click_has_been_shows_it(player: Player) -> None:
    """As where only the piece can be played that was clicked last."""
    player.open_table(2, ["bot:greedy"], "DWARF")
    framed = player.page.locator(".piece.focused")
    player.page.keyboard.press("n")
    expect(framed).to_have_count(1)
    player.page.keyboard.press("Home")
    first = player.page.locator(":focus")
    first.evaluate("() => dispatchEvent(new PointerEvent('pointerdown'))")
    first.evaluate("(hit) => { hit.blur(); hit.focus(); }")
    expect(framed).to_have_count(0)
    player.page.keyboard.press("Home")
    expect(framed).to_have_count(1)
