"""What pieces do where they lie: a monster strikes, a glass is filled. It is seen, and leaves nothing behind."""

import json
from typing import Any, Final

from playwright.sync_api import Browser, Page
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_feel import FEEL, IDLE, PIECES, lively

HERE: Final = "loc:A8"
# What the house is made to say of the first worker that is placed, HERE: every gesture there is.
TOLD: Final = [
    ["!shake", "loc:A4", "loc:A4", 1],
    ["!tilt", "loc:A6", "loc:A6", 1],
    ["!hit", "own", "player:7", 1],  # there is no such player: one's own area is hit instead
    ["!pulse", "player:1", "player:1", 1],
    ["g-iron", "goods:0:iron", "loc:A1", 2],
    ["!pour", "loc:A1", "loc:A1", 1],
    ["!stamp", "loc:A2", "loc:A2", 1],
    ["!seal", "loc:A3", "loc:A3", 1],
    ["!tear", "goods:1:iron", "goods:1:iron", 1],
    ["!leave", "player:1", "player:1", 1],
    ["!light", HERE, HERE, 1],
    ["!step", "worker:0:0", "worker:0:0", 3],
]
COVERS: Final = {"hit", "pulse", "pour", "seal", "torn"}
STAGED: Final = "picture"  # of what comes and goes, whatever is told
# Makes the house say it, and notes what is seen: what lies over pieces, and how pieces move.
SPY = """
  window.covers = new Set();
  window.moved = {};
  const parse = JSON.parse;
  JSON.parse = (text) => {
    const message = parse(text);
    if (window.told && message.type === "table" && !message.fresh && message.log?.length) {
      message.log[0].flights = window.told;
      window.told = null;
    }
    return message;
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const piece = this.closest(".piece")?.dataset.piece;
    if (piece) (window.moved[piece] ??= []).push(JSON.stringify(frames));
    return animate.call(this, frames, timing);
  };
  new MutationObserver((news) => {
    for (const { addedNodes } of news) for (const node of addedNodes) {
      if (node.classList?.contains("cover")) window.covers.add(node.classList[1]);
    }
  }).observe(document, { childList: true, subtree: true });
"""
LEFT = "() => document.querySelectorAll('.cover, .token, .face + .face').length"


def place_a_worker(page: Page, house: House, told: list[Any]) -> Player:
    player = Player(page, house.address)
    player.open_table(2, ["bot:greedy"])
    free = page.locator(".piece.legal[data-piece^='loc:']").last  # the bot may have been there before
    here = free.get_attribute("data-piece")
    page.evaluate("(told) => { window.told = told; }", json.loads(json.dumps(told).replace(HERE, str(here))))
    free.click()
    page.wait_for_function("() => !window.told")
    return player


def test_every_gesture_is_seen_and_leaves_nothing_behind(browser: Browser, house: House) -> None:
    with lively(browser) as page:
        page.add_init_script(SPY)
        player = place_a_worker(page, house, TOLD)
        page.wait_for_function("(all) => all.every((cover) => window.covers.has(cover))", arg=sorted(COVERS))
        assert set(page.evaluate("[...window.covers]")) - {STAGED} == COVERS
        last = "['loc:A7', 'loc:A8', 'loc:A9'].some((id) => window.moved[id]?.join().includes('opacity'))"
        page.wait_for_function(
            f"() => ['loc:A2', 'player:1', 'worker:0:0'].every((id) => id in window.moved) && {last}"
        )
        moved = {piece: "".join(frames) for piece, frames in page.evaluate("window.moved").items()}
        assert "translateX(4px)" in moved["loc:A4"]
        assert "rotate(6deg)" in moved["loc:A6"]
        assert "scale(1.35)" in moved["loc:A2"]
        assert any("opacity" in frames for piece, frames in moved.items() if piece in ("loc:A7", "loc:A8", "loc:A9"))
        assert "translateX" in moved["player:1"]
        assert len(json.loads(page.evaluate("window.moved")["worker:0:0"][0])) == 7, "three hops"
        page.wait_for_function(f"() => !({LEFT})()")
        player.wait_for(IDLE)
        page.wait_for_function(
            "() => !document.getAnimations().some(({ effect }) => effect.target.closest('.piece, .sky'))"
        )
        shown = page.evaluate(PIECES)
        afresh = page.context.new_page()
        afresh.goto(page.url)
        afresh.wait_for_selector(IDLE)
        assert shown == afresh.evaluate(PIECES)


def test_gestures_can_be_cut_off_at_any_moment(browser: Browser, house: House) -> None:
    with lively(browser) as page:
        page.add_init_script(SPY)
        player = place_a_worker(page, house, TOLD)
        page.wait_for_function("() => window.covers.size > 0")
        page.keyboard.press("s")
        page.wait_for_function(f"() => !({LEFT})()")
        player.wait_for(IDLE)


def test_where_little_is_to_move_there_are_no_gestures(browser: Browser, house: House) -> None:
    with lively(browser, feel={**FEEL, "motion": "less"}) as page:
        page.add_init_script(SPY)
        player = place_a_worker(page, house, TOLD)
        player.wait_for(IDLE)
        assert page.evaluate("window.covers.size") == 0
        assert "loc:A4" not in page.evaluate("window.moved")
