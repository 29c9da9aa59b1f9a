"""What moves, is told, sounds and is set at a table: it decorates what is true, and can be cut off without a trace."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, WebSocket, expect
from tests.browser.elsewhere import play_out
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import LAPTOP, PATIENCE, PHONE, window
from tests.long import rotated, share, sized

GAMES = ("DWARF", "Dice Brewing", "Cavern Tavern", "Brew Crafters")
ONESELF = "Blue guest"  # whoever has told no name, where a sentence begins with it
FEEL = {"single": "off", "tap": "play", "tips": "off"}  # whatever else is as at first
LONGEST_LOOK = 900  # milliseconds before somebody has seen enough
IDLE = ".table:not(.busy):not(.lost) .prompt.mine:not(.telling), .table.ended"
TOLD = ".prompt.telling .caption"
# Every piece of every canvas: its drawing, its place, whether it is lit.
PIECES = """() => Object.fromEntries([...document.querySelectorAll("svg.canvas[data-canvas] .piece")].map((node) => [
  `${node.closest("svg").dataset.canvas} ${node.dataset.piece}`,
  [node.querySelector(".face").innerHTML, node.style.transform, node.classList.contains("legal"),
    getComputedStyle(node.querySelector(".face")).opacity]]))"""
# Stands on free spaces, whichever the others have left, until one's turn is over; looks at the bar as soon as it tells
# the first deed, and clicks in the middle of a part of it: all in one, for a deed is told but briefly. `window.late`
# counts what is told after that.
PLAYS_AND_SKIPS = """async ([part, patience]) => {
  const bar = document.querySelector(".prompt");
  const height = bar.offsetHeight;
  const free = '.table:not(.busy):has(.prompt.mine) .canvas:not(.off) .piece.legal[data-piece^="loc:"] .hit';
  for (const end = performance.now() + patience; !bar.matches(".telling"); ) {
    if (performance.now() > end) throw new Error("no deed is told");
    document.querySelector(free)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  const box = (name) => bar.querySelector(name).getBoundingClientRect();
  const found = {
    higher: bar.offsetHeight - height,
    names: [...bar.querySelectorAll(".caption b")].map((node) => node.textContent),
    spot: document.querySelector(".spot")?.checkVisibility() ?? false,
    button: Math.min(box(".ahead").width, box(".ahead").height),
  };
  const { left, top, width, height: high } = box(part);
  document.elementFromPoint(left + width / 2, top + high / 2).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  window.late = 0;
  const count = () => { if (bar.matches(".telling")) window.late++; };
  new MutationObserver(count).observe(bar, { subtree: true, childList: true });
  return found;
}"""
# Counts what flies, and what is told.
COUNTS_TOKENS = """
  window.tokens = window.told = 0;
  new MutationObserver((news) => {
    const added = news.flatMap(({ addedNodes }) => [...addedNodes]);
    window.tokens += added.filter((node) => node.classList?.contains("token")).length;
    window.told += added.filter((node) => node.parentNode?.classList?.contains("caption")).length;
  }).observe(document, { childList: true, subtree: true });
"""


# Keeps everything that the bar tells: [[name, text], …].
KEEPS_DEEDS = """
  window.deeds = [];
  new MutationObserver((news) => {
    for (const { target, addedNodes } of news) {
      if (!target.classList?.contains("caption") || !addedNodes.length) continue;
      const text = (part) => [...addedNodes].find(({ nodeName }) => nodeName === part)?.textContent ?? "";
      window.deeds.push([text("B"), text("SPAN")]);
    }
  }).observe(document, { childList: true, subtree: true });
"""


def lively(browser: Browser, size: tuple[int, int] = LAPTOP, **more: Any) -> Any:
    """A window of somebody who follows what happens."""
    return window(browser, size, **{"feel": FEEL, "reduced_motion": "no-preference", **more})


@pytest.fixture
def eager(browser: Browser) -> Iterator[Page]:
    with lively(browser) as page:
        yield page


def skip(player: Player) -> None:
    """Go straight to the present, until it is one's turn."""
    while not player.page.locator(IDLE).count():
        player.page.keyboard.press("s")
        player.page.wait_for_timeout(20)
    player.page.keyboard.press("s")


@pytest.mark.long
@pytest.mark.parametrize("game", share(GAMES, 0, 2))
def test_after_any_skip_every_piece_is_as_on_a_page_loaded_afresh(eager: Page, house: House, game: str) -> None:
    player, whim = Player(eager, house.address, seed=5), random.Random(game)
    player.open_table(3, ["bot:greedy", "bot:greedy"], game)
    for _ in range(sized(3, 120)):
        if player.over:
            break
        player.page.locator(".all button.choice").evaluate_all(
            "(options, whim) => options[Math.floor(whim * options.length)].click()", whim.random()
        )
        eager.wait_for_timeout(whim.random() * LONGEST_LOOK)
        skip(player)
        player.wait_for(IDLE)
    if player.over:
        eager.keyboard.press("Escape")
    skip(player)
    eager.wait_for_function("() => !document.querySelector('.token')")
    shown = eager.evaluate(PIECES)
    afresh = eager.context.new_page()
    afresh.goto(eager.url)
    afresh.wait_for_selector(f"{IDLE}")
    expected = afresh.evaluate(PIECES)
    assert shown.keys() == expected.keys()
    assert {name: piece for name, piece in shown.items() if piece != expected[name]} == {}


def test_the_bar_tells_each_deed_keeps_its_height_and_can_be_skipped(eager: Page, house: House) -> None:
    player = Player(eager, house.address)
    player.open_table(3, ["bot:greedy", "bot:greedy"])
    player.wait_for(IDLE)  # what others did before is told
    told = eager.evaluate(PLAYS_AND_SKIPS, [".ahead", PATIENCE])
    assert told["higher"] == 0
    assert told["names"]
    assert ONESELF not in told["names"]
    assert told["spot"]
    player.wait_for(IDLE)
    assert not eager.evaluate("window.late")


class Listener:
    """Hears what the house sends to a page, and keeps what is to be told of it: what nobody at this screen has just
    done, and everything where a round ends."""

    def __init__(self, page: Page) -> None:
        self.lines: list[list[str]] = []
        self._answered = True  # the last move from here
        page.on("websocket", self._connect)

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._heard)

    def _sent(self, frame: str | bytes) -> None:
        self._answered &= json.loads(frame)["type"] != "move"

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] != "table" or message.get("fresh"):
            return
        lines = message.get("log", [])
        own = not self._answered and not any(line.get("head") for line in lines)
        others = [line for line in lines if not own or line.get("seat", -1) != 0]
        self.lines += [[line.get("name", ""), line["text"]] for line in others]
        self._answered = True


def test_what_happens_when_a_round_ends_is_told_line_by_line(browser: Browser, house: House) -> None:
    """Also what comes to oneself by it, whoever made the last move."""
    with lively(browser, feel={**FEEL, "speed": "brisk"}) as page:
        page.add_init_script(KEEPS_DEEDS)
        listener = Listener(page)
        player = Player(page, house.address)
        player.open_table(2, ["bot:greedy"])
        rounds = page.locator(".log h3", has_text="Round 3")
        while not rounds.count() or not any(name == ONESELF for name, _ in listener.lines):  # as the cards are dealt
            player.pick_something()
            player.wait_for(IDLE)
        told = page.evaluate("window.deeds")
        assert [["", head] for head in ("Round 2", "Round 3") if ["", head] not in listener.lines] == []
        assert [line for line in listener.lines if line not in told] == []


# What is told of a message with these lines, somebody at this screen having seat 0: texts of the lines.
TELLS = """async ([lines, answers]) => {
  const { Theatre } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "theatre"));
  const told = [];
  const theatre = Object.create(Theatre.prototype);
  Object.assign(theatre, { turns: [], table: { isMine: (seat) => seat === 0 }, point: ({ text }) => told.push(text) });
  const { read } = theatre.tell(lines, answers, 0.01);
  await new Promise((done) => setTimeout(done, read + 200));
  return told;
}"""
OWN = [{"text": "places 5+5", "seat": 0}, {"text": "scores", "seat": 0, "changes": [["vp", 3, "points"]]}]
NASTY = [{"text": "down the Nasty track, to 3", "seat": 0}, {"text": "must draw Count the Coppers", "seat": 0}]
OTHER = [{"text": "rolls 1 2", "seat": 1}]
HEAD = [{"text": "Round 3", "head": True}]
ASIDE = [{"text": "can no longer use Raise malt", "seat": 1, "aside": True}]


@pytest.mark.parametrize(
    ("lines", "answers", "untold"),
    [
        (OWN, True, 2),  # one has done it oneself
        (NASTY, False, 0),  # what somebody else does to one
        (OTHER + NASTY, False, 0),
        (OWN + OTHER + NASTY, True, 2),  # what comes after one's own deed by itself
        (NASTY + HEAD + OTHER, True, 0),  # the end of one's turn has no line of its own
        (ASIDE + OTHER, False, 1),  # what only the log says
        (OWN[:1] + ASIDE + OWN[1:], True, 3),
    ],
)
def test_the_bar_tells_all_but_what_one_has_just_done(
    page: Page, house: House, lines: list[Any], answers: bool, untold: int
) -> None:
    page.goto(house.address)
    assert page.evaluate(TELLS, [lines, answers]) == [line["text"] for line in lines[untold:]]


# How many of these deeds are told where all of them come at once, as in a bot's turn; each second table tells nothing.
TELLS_MANY = """async (count) => {
  const { Theatre } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "theatre"));
  const theatre = Object.create(Theatre.prototype);
  let told = 0;
  Object.assign(theatre, { hush() {}, rested() {}, catchUp() { this.queue = []; },
    perform({ log }) { told += log.length; this.next(); } });
  const line = { text: "stores hops 5", seat: 1 };
  theatre.queue = Array.from({ length: 2 * count }, (_, k) => ({ log: k % 2 ? [line] : [] }));
  theatre.next();
  return told;
}"""


@pytest.mark.parametrize(("deeds", "told"), [(12, 12), (60, 0)])
def test_a_long_turn_of_a_bot_is_told_and_what_nobody_would_wait_for_is_not(
    page: Page, house: House, deeds: int, told: int
) -> None:
    page.goto(house.address)
    assert page.evaluate(TELLS_MANY, deeds) == told


# A lesson is offered once: it was.
IS_OFFERED = """(game) => fetch("/api/lessons/offer", { method: "POST", body: JSON.stringify({ game }),
  headers: { "Content-Type": "application/json" } })"""
# How many square pixels of what can be played lie under the help, and how much of it lies outside of the window.
UNDER_HELP = """() => {
  const help = document.querySelector(".bubble").getBoundingClientRect();
  const over = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const seen = (node) => {
    const holder = node.closest(".area, .own, .rivals, .status");
    const [face, hold] = [node.querySelector(".face"), holder].map((one) => one.getBoundingClientRect());
    return { left: Math.max(face.left, hold.left), right: Math.min(face.right, hold.right),
      top: Math.max(face.top, hold.top), bottom: Math.min(face.bottom, hold.bottom) };
  };
  const lit = [...document.querySelectorAll(".canvas:not(.off) .piece.legal")].map(seen);
  const whole = over(help, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return [lit.reduce((sum, box) => sum + over(box, help), 0), Math.round(help.width * help.height - whole), lit.length];
}"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), rotated(GAMES, [LAPTOP, PHONE, (390, 664)]), ids=str)
def test_help_never_covers_what_can_be_played(browser: Browser, house: House, game: str, size: tuple[int, int]) -> None:
    feel = {"single": "off", "tap": "play", "speed": "once", "motion": "none"}
    with window(browser, size, feel=feel, has_touch=size != LAPTOP, locale="pl") as page:
        player = Player(page, house.address)
        player.go_to_form()
        page.evaluate(IS_OFFERED, game.lower().replace(" ", "_"))
        player.open_table(3, ["bot:greedy", "bot:greedy"], game)
        page.wait_for_selector(".bubble")
        covered, outside, lit = page.evaluate(UNDER_HELP)
        assert lit > 0
        assert (covered, outside) == (0, 0)


def test_help_waits_for_drawings_that_come_late(browser: Browser, house: House) -> None:
    """Without them nothing has a size that it could cover."""
    feel = {"single": "off", "tap": "play", "speed": "once", "motion": "none"}
    with window(browser, (390, 664), feel=feel, has_touch=True, service_workers="block") as page:
        late: list[Route] = []
        page.route("**/defs/**", lambda route: late.append(route))
        player = Player(page, house.address)
        player.go_to_form()
        page.evaluate(IS_OFFERED, "dice_brewing")
        with page.expect_request("**/defs/**"):
            player.open_table(2, ["bot:greedy"], "Dice Brewing")
        while not late:  # they are asked for, and do not come
            page.wait_for_timeout(20)
        page.wait_for_timeout(500)  # in which it would come
        expect(page.locator(".bubble")).to_have_count(0)
        while late:
            late.pop().continue_()
        page.wait_for_selector(".bubble")
        covered, _, lit = page.evaluate(UNDER_HELP)
        assert lit > 0
        assert covered == 0


def test_on_a_telephone_a_tap_on_the_deed_skips_it(browser: Browser, house: House) -> None:
    with lively(browser, PHONE, has_touch=True) as phone:
        player = Player(phone, house.address)
        player.open_table(3, ["bot:greedy", "bot:greedy"])
        player.wait_for(IDLE)
        told = phone.evaluate(PLAYS_AND_SKIPS, [".caption", PATIENCE])
        assert told["button"] >= 48
        assert told["higher"] == 0
        player.wait_for(IDLE)
        assert not phone.evaluate("window.late")


def until_goods_come(player: Player) -> None:
    """Play until somebody's goods have changed, which is when they would fly, and it is one's turn again."""
    while not player.page.locator(".log .change").count():
        player.pick_something()
        player.wait_for(IDLE)


@pytest.mark.parametrize("feel", [{"motion": "less"}, {"motion": "none"}], ids=["less", "none"])
def test_where_little_is_to_move_nothing_flies_and_deeds_are_told(
    browser: Browser, house: House, feel: dict[str, str]
) -> None:
    with lively(browser, feel={**FEEL, **feel, "speed": "brisk"}) as page:
        page.add_init_script(COUNTS_TOKENS)
        player = Player(page, house.address)
        player.open_table(2, ["bot:greedy"])
        until_goods_come(player)
        assert page.evaluate("window.told") > 0
        assert page.evaluate("window.tokens") == 0


# Notes what is to be heard from now on, by name.
LISTENS = """async () => {
  const { player } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "sounds"));
  window.sounds = [];
  player.sound = (name) => window.sounds.push(name);
  player.wake = () => { window.awake = true; };
}"""


@pytest.mark.long
@pytest.mark.parametrize("motion", share(["full", "none"], 1, 2))
def test_what_happens_is_heard_whether_or_not_it_moves(browser: Browser, house: House, motion: str) -> None:
    with lively(browser, feel={**FEEL, "motion": motion, "sound": "all"}) as page:
        player = Player(page, house.address)
        player.open_table(2, ["bot:greedy"])
        page.evaluate(LISTENS)
        page.locator(".prompt").click(position={"x": 2, "y": 2})  # before the first touch nothing is heard
        page.wait_for_function("() => window.awake")
        until_goods_come(player)
        page.wait_for_function("() => ['stone', 'metal', 'coin'].some((name) => window.sounds.includes(name))")
        assert {"wood", "turn"} < set(page.evaluate("window.sounds"))  # workers, and one's turn


# What is heard of pieces that were stirred, by the sounds that are written on their drawings.
NOISES_OF = """async (stirred) => {
  const { Theatre } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "theatre"));
  const { sound } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "table"));
  const heard = [];
  sound.player = { wake() {}, play: (name) => heard.push(name) };
  document.body.insertAdjacentHTML("beforeend", '<svg><symbol id="w" data-sound="wood"/><symbol id="silent"/></svg>');
  const face = (id) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
    node.innerHTML = id && `<use href="#${id}"/>`;
    return node;
  };
  Theatre.prototype.makeNoise(stirred.map(([id, how]) => [{ face: face(id) }, how]));
  return heard;
}"""


def test_only_things_are_heard_not_words_that_make_room(page: Page, house: House) -> None:
    page.goto(house.address)
    stirred = [["w", "glide"], ["silent", "glide"], ["", "glide"], ["", "tumble"], ["", "flip"]]
    assert page.evaluate(NOISES_OF, stirred) == ["wood", "die", "card"]


# How much lies over a board, and over a thing that lies on it, after something has landed there.
POPS = """async ([wide, small]) => {
  const { Flights } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "flights"));
  const flights = Object.create(Flights.prototype);
  const popped = [];
  const face = ([width, height]) => ({ getBoundingClientRect: () => ({ width, height }) });
  const pieces = { board: face(wide), thing: face(small) };
  flights.board = { find: (id) => ({ seen: true, piece: { id, face: pieces[id] } }) };
  flights.stage = { take: ({ id }) => id, play: (shown) => popped.push(shown) };
  for (const id of Object.keys(pieces)) flights.pop(id);
  return popped;
}"""


def test_a_board_does_not_pop_over_what_lies_on_it(page: Page, house: House) -> None:
    page.goto(house.address)
    assert page.evaluate(POPS, [[700, 210], [120, 160]]) == ["thing"]


def test_goods_fly_and_their_numbers_wait_for_them(eager: Page, house: House) -> None:
    eager.add_init_script(COUNTS_TOKENS)
    player = Player(eager, house.address)
    player.open_table(2, ["bot:greedy"])
    until_goods_come(player)
    assert eager.evaluate("window.tokens") > 0
    eager.wait_for_function("() => !document.querySelector('.token')")


def test_the_finale_counts_and_a_key_goes_to_its_end(eager: Page, house: House) -> None:
    player = Player(eager, house.address)
    player.go_to_form()  # it is known there how to play again
    player.open_table(2, ["bot:greedy"], "Dice Brewing")  # where nobody ends without points
    play_out(eager, see=False)
    finale = eager.locator("dialog.finale")
    expect(finale).to_be_visible()
    eager.keyboard.press("x")
    expect(eager.locator("dialog.finale.over")).to_be_visible()
    expect(finale.get_by_role("button", name="Play again")).to_be_focused()
    expect(finale.locator(".plate[data-place='1']")).not_to_have_count(0)
    sums = [int(text.replace("−", "-")) for text in finale.locator(".sum").all_inner_texts()]
    assert sum(sums) > 0
    finale.get_by_role("button", name="How it was scored").click()
    expect(eager.locator("dialog.result table")).to_be_visible()
    eager.reload()
    expect(eager.locator("dialog.finale.over")).to_be_visible()
    eager.keyboard.press("Escape")
    expect(finale).to_have_count(0)


def test_on_a_low_telephone_no_lantern_hangs_before_the_words_of_the_finale(browser: Browser, house: House) -> None:
    with window(browser, (390, 664), has_touch=True) as phone:
        Player(phone, house.address).open_table(2, ["bot:greedy"], "Dice Brewing")
        play_out(phone, see=False)
        expect(phone.locator("dialog.finale.over")).to_be_visible()
        lowest, highest = (
            phone.locator(part).evaluate_all(f"(all) => all.map((one) => one.getBoundingClientRect().{side})")
            for part, side in ((".finale .pane", "bottom"), (".finale :is(.reason, .winner)", "top"))
        )
        assert max(lowest) <= min(highest)


def told_of(answer: Response) -> Any:
    """The settings that the house was told, if it was."""
    return answer.request.post_data_json if answer.url.endswith("/api/me/prefs") else None


def test_settings_work_at_once_are_kept_and_go_along(eager: Page, house: House, browser: Browser) -> None:
    player = Player(eager, house.address)
    player.open_table(2, ["here"])
    eager.keyboard.press(",")
    sheet = eager.locator("dialog.settings")
    expect(sheet).to_be_visible()
    # Who takes long between two changes tells the house twice: the last of them is waited for.
    with eager.expect_response(lambda answer: (told_of(answer) or {}).get("motion") == "less"):
        sheet.locator("label[for=set-patterns-on]").click()
        expect(eager.locator("html")).to_have_attribute("data-patterns", "on")
        sheet.locator("label[for=set-motion-less]").click()
        expect(eager.locator("html")).to_have_attribute("data-motion", "less")
    eager.reload()
    expect(eager.locator("html")).to_have_attribute("data-patterns", "on")
    with lively(browser) as elsewhere:
        elsewhere.context.add_cookies(eager.context.cookies())
        elsewhere.goto(house.address)
        expect(elsewhere.locator("html")).to_have_attribute("data-motion", "less")


def test_a_key_mutes(eager: Page, house: House) -> None:
    player = Player(eager, house.address)
    player.open_table(2, ["bot:greedy"])
    kept = "() => JSON.parse(localStorage.getItem('alehouse.feel')).sound"
    eager.keyboard.press("m")
    assert eager.evaluate(kept) == "off"
    eager.keyboard.press("m")
    assert eager.evaluate(kept) == "turn"


@pytest.mark.parametrize("game", GAMES)
def test_heads_of_players_have_patterns_and_small_discs_have_none(browser: Browser, house: House, game: str) -> None:
    with lively(browser, feel={**FEEL, "speed": "once", "patterns": "on"}) as page:
        player = Player(page, house.address)
        player.open_table(2, ["bot:greedy"], game)
        page.wait_for_function("() => document.querySelector('#pattern-0-0')")
        fills = "(nodes) => nodes.map((node) => getComputedStyle(node).fill).filter((fill) => /#pattern-/.test(fill))"
        ids = {fill.split("-")[1] for fill in page.locator(".canvas :not(circle)").evaluate_all(fills)}
        assert ids >= {"0", "1"}
        assert page.locator(".canvas circle").evaluate_all(fills) == []
