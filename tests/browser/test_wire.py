"""What goes over the wire: from the first page to a playable table, and for one move."""

import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.looking import rest_on
from tests.browser.player import Player
from tests.long import sized

# Bytes from the first page to a playable table: in all, and of those the table, which is heavier or lighter as dealt.
ALL = 100_000
TABLE = 20_000
MOVE = 5_000
LARGEST = {"DWARF": 5, "Dice Brewing": 4, "Cavern Tavern": 6, "Brew Crafters": 5}  # tables
SILENCE = 500  # milliseconds
POLL = 10
# The page counts the messages that it has heard.
COUNTS = """
  window.heard = 0;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", () => { window.heard += 1; });
    }
  };
"""


class Wire:
    """Counts what the browser receives, as the browser itself reports it."""

    def __init__(self, page: Page) -> None:
        self.files = 0  # bytes
        self.messages = 0  # bytes
        self._frames = 0
        self._page = page
        self._packers: dict[str, Any] = {}  # one for each socket: where calls are heard, less is looked back at
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketHandshakeResponseReceived", self._connected)
        session.on("Network.webSocketFrameReceived", self._heard)
        page.add_init_script(COUNTS)

    @property
    def received(self) -> int:
        return self.files + self.messages

    def fall_silent(self) -> None:
        """Wait until everything that belongs to the opening has come: a busy machine reports it late."""
        before = -1
        while before != self.received:
            before = self.received
            self._page.wait_for_timeout(SILENCE)

    def catch_up(self) -> None:
        """Wait until everything that the page has heard is counted here, too."""
        while self._frames < self._page.evaluate("heard"):
            self._page.wait_for_timeout(POLL)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.files += int(event["encodedDataLength"])

    def _connected(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        found = re.search(r"permessage-deflate.*server_max_window_bits=(\d+)", headers["sec-websocket-extensions"])
        assert found
        self._packers[event["requestId"]] = zlib.compressobj(wbits=-int(found[1]))

    def _heard(self, event: dict[str, Any]) -> None:
        """Frames are reported unpacked; packing them as the server does shows what they weighed."""
        self._frames += 1
        packer = self._packers[event["requestId"]]
        packed = packer.compress(event["response"]["payloadData"].encode())
        self.messages += len(packed + packer.flush(zlib.Z_SYNC_FLUSH))


def opened(page: Page, house: House, game: str, players: int) -> tuple[Player, Wire]:
    """A table at which everybody sits at this screen, with everything that belongs to its opening."""
    wire = Wire(page)
    player = Player(page, house.address)
    player.open_table(players, ["here"] * (players - 1), game)
    page.locator("#drawings > *").first.wait_for(state="attached")  # the last to come
    page.wait_for_load_state("networkidle")
    wire.fall_silent()
    return player, wire


@pytest.mark.parametrize(("game", "players"), LARGEST.items())
def test_little_goes_over_the_wire_before_the_largest_table_is_playable(
    page: Page, house: House, game: str, players: int
) -> None:
    _, wire = opened(page, house, game, players)
    assert wire.files > 0
    assert 0 < wire.messages <= TABLE
    assert wire.files + wire.messages <= ALL


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 5])
def test_little_goes_over_the_wire_for_a_move(page: Page, house: House, players: int) -> None:
    player, wire = opened(page, house, "DWARF", players)
    # What is fetched once is no part of a move: the closer look, when a pointer first comes near, and the dialogs.
    rest_on(page, "loc:A5")
    page.locator(".closer").wait_for()
    page.mouse.move(5, 5)
    page.locator(".menu-button").click()
    page.locator("dialog.sheet-menu").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet-menu")).to_have_count(0)
    wire.fall_silent()
    weights = []
    for _ in range(sized(2 * players + 1, 3 * players)):
        before = wire.received
        player.click_something()
        wire.catch_up()
        weights.append(wire.received - before)
    assert min(weights) > 0
    assert max(weights) <= MOVE
