"""A house on its own machine: whoever sits there opens it to the network by a click, and the links lead there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import findings
from tests.browser.online import Guest
from tests.server.house import House

HOME, CLUB = "192.0.2.20", "192.0.2.70"  # addresses that are nobody's: they are only written down
REAL = {HOME: "127.0.0.2", CLUB: "127.0.0.3"}  # where it listens instead


class HouseAtHome(House):
    """A house whose machine says that it is in two networks; it listens on the machine itself alone."""

    prelude = f"""
from alehouse.server import network
listener_at = network.listener_at
network.addresses = lambda port: [f"http://{{host}}:{{port}}" for host in ("{HOME}", "{CLUB}")]
network.listener_at = lambda host, port: listener_at({REAL}.get(host, host), port)
"""


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[House]:
    house = HouseAtHome(tmp_path / "tables.db")
    yield house
    house.close()


def test_a_click_opens_the_house_and_the_links_lead_into_the_network(page: Page, at_home: House) -> None:
    host = Guest(page, f"http://127.0.0.1:{at_home.port}", "Anna", 1)
    assert "127.0.0.1" in host.open_for(2, "DWARF")
    invite = page.locator(".waiting-room .invite")
    expect(invite).to_contain_text("Only this computer can open this link so far.")
    assert findings(page) == []
    invite.get_by_role("button", name="Open the house to my network").click()
    expect(invite.locator("input")).to_have_value(f"http://{HOME}:{at_home.port}/table/{host.table}")
    expect(invite.get_by_alt_text("QR code")).to_be_visible()
    assert findings(page) == []
    invite.get_by_label("The address in your network").select_option(f"http://{CLUB}:{at_home.port}")
    expect(invite.locator("input")).to_have_value(f"http://{CLUB}:{at_home.port}/table/{host.table}")
