"""What goes over the wire: from the first page to a playable table, and for one move."""

import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.house import House
from tests.browser.player import Player

PLAYABLE = 100_000  # bytes
MOVE = 5_000
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
        self.received = 0  # bytes
        self._frames = 0
        self._page = page
        self._packer: Any = None
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketHandshakeResponseReceived", self._connected)
        session.on("Network.webSocketFrameReceived", self._heard)
        page.add_init_script(COUNTS)

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
        self.received += int(event["encodedDataLength"])

    def _connected(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        found = re.search(r"permessage-deflate.*server_max_window_bits=(\d+)", headers["sec-websocket-extensions"])
        assert found
        self._packer = zlib.compressobj(wbits=-int(found[1]))

    def _heard(self, event: dict[str, Any]) -> None:
        """Frames are reported unpacked; packing them as the server does shows what they weighed."""
        self._frames += 1
        packed = self._packer.compress(event["response"]["payloadData"].encode())
        self.received += len(packed + self._packer.flush(zlib.Z_SYNC_FLUSH))


@pytest.mark.parametrize("players", [3, 5])
def test_little_goes_over_the_wire(page: Page, house: House, players: int) -> None:
    wire = Wire(page)
    player = Player(page, house.address)
    player.open_table(players, ["here"] * (players - 1))
    page.locator("#drawings > *").first.wait_for(state="attached")  # the last to come
    page.wait_for_load_state("networkidle")
    wire.fall_silent()
    assert 0 < wire.received <= PLAYABLE
    weights = []
    for _ in range(3 * players):
        before = wire.received
        player.click_something()
        wire.catch_up()
        weights.append(wire.received - before)
    assert min(weights) > 0
    assert max(weights) <= MOVE
