"""The same people at other screens, without browsers: a game is played out over the wire, as fast as the house allows.

For tests about what comes after a game: that whole games can be played by clicks is what others show.
"""

import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from uuid import uuid4

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from alehouse.house.fairness.token_bucket import BURST, RATE, TokenBucket

PATIENCE: Final = 120.0  # seconds until the house says something, on a busy machine


def play_out(*pages: Page, see: bool = True) -> None:
    """Everybody leaves the page of the table, decides anything until the game is over, and looks at it again; at its
    result, if they are to `see` that."""
    table = pages[0].url
    cookies = [_cookie(page) for page in pages]
    for page in pages:
        page.goto("about:blank")  # nothing has to be drawn meanwhile
    address = table.replace("http", "ws", 1).replace("/table/", "/ws/")
    with ThreadPoolExecutor(len(pages)) as people:
        for game in [people.submit(_decide, address, cookie) for cookie in cookies]:
            game.result()
    for page in pages:
        page.goto(table)
        if see:
            look_at_the_result(page)


def look_at_the_result(page: Page) -> None:
    """Go on from the finale to how it was scored."""
    page.locator("dialog.finale .next [data-choice=scored]").click()
    page.locator("dialog.result").wait_for()


def _cookie(page: Page) -> str:
    cookies: Sequence[Any] = page.context.cookies()
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)


def _decide(address: str, cookie: str) -> None:
    """Decide whenever one is asked, until the game is over."""
    bucket = TokenBucket(RATE * 0.9, BURST * 0.9)  # patient enough not to be refused for sending too much
    decided = -1  # the last decision that was made here
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as wire:
        while not (table := _next_table(wire)).get("over"):
            prompt = table["prompt"]
            if table.get("curtain"):
                answer = {"type": "sit", "seat": prompt["seat"]}
            elif prompt["mine"] and table["seq"] > decided:
                decided = table["seq"]
                action = random.choice(prompt["options"])["action"]
                answer = {"type": "move", "action": action, "seq": decided, "client_id": uuid4().hex}
            else:
                continue
            bucket.take()
            time.sleep(bucket.wait)
            wire.send(json.dumps(answer))


def _next_table(wire: ClientConnection) -> Any:
    while (message := json.loads(wire.recv(PATIENCE)))["type"] != "table":
        assert message["type"] != "refused", message
    return message
