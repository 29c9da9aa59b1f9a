"""The network of a home: a house on its own machine is opened to it while it runs, by whoever sits there."""

from collections.abc import Callable

import httpx
import pytest
from tests.server.guests import link
from tests.server.house import ME, OPEN, PATIENCE, House
from tests.server.parts import free_port
from tests.server.test_visiting import read_code

from alehouse.house.texts import house_words

WORDS = house_words("en")
NEAR, FAR = "127.0.0.2", "127.0.0.3"  # as if the machine were in two networks
GUEST = {"X-Forwarded-For": "198.51.100.7"}  # somebody elsewhere


class HouseAtHome(House):
    """A house whose machine is in two networks, that lead nowhere else."""

    prelude = f"""
from alehouse.server import network
network.addresses = lambda port: [f"http://{{host}}:{{port}}" for host in ("{NEAR}", "{FAR}")]
"""


class HouseInTheWoods(House):
    """A house whose machine is in no network."""

    prelude = """
from alehouse.server import network
network.addresses = lambda port: []
"""


def form(house: House, **headers: str) -> dict[str, object]:
    found: dict[str, object] = house.browser().http.get("/api/house?lang=en", headers=headers).json()
    return found


def open_it(house: House, **headers: str) -> httpx.Response:
    return house.browser().http.post("/api/house/lan?lang=en", headers=headers)


def health(address: str) -> int:
    return httpx.get(f"{address}/health", timeout=PATIENCE).status_code


def test_whoever_sits_at_the_machine_opens_the_house(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HouseAtHome)
    near, far = (f"http://{host}:{house.port}" for host in (NEAR, FAR))
    before = form(house)
    assert (before["lan"], before["addresses"], before["address"]) == (True, [], f"http://127.0.0.1:{house.port}")
    with pytest.raises(httpx.ConnectError):
        health(near)
    answer = open_it(house)
    assert (answer.status_code, answer.json()) == (200, {"addresses": [near, far]})
    assert [health(address) for address in (near, far)] == [200, 200]
    after = form(house)
    assert (after["lan"], after["addresses"], after["address"]) == (False, [near, far], near)
    assert open_it(house).json() == {"addresses": [near, far]}  # which changes nothing
    host = house.browser()
    table = host.order_table(ME, OPEN)
    with host.sit(table) as seat:  # who came by its own address stays
        seat.until_room()
    visitor = httpx.Client(base_url=near, timeout=PATIENCE)
    visitor.get("/")
    assert visitor.get(f"/api/tables/{table}/record").status_code == 200
    house.close()
    with pytest.raises(httpx.ConnectError):
        health(near)


def test_links_lead_into_the_network(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HouseAtHome)
    open_it(house)
    http = house.browser().http
    near, far = (f"http://{host}:{house.port}" for host in (NEAR, FAR))
    assert read_code(http.get("/qr.svg?path=/table/x").text) == f"{near}/table/x"
    assert read_code(http.get("/qr.svg", params={"path": "/table/x", "at": far}).text) == f"{far}/table/x"
    evil = http.get("/qr.svg", params={"path": "/table/x", "at": "https://evil.example"}).text
    assert read_code(evil) == f"{near}/table/x"
    added = http.post("/api/me/devices/link").json()
    assert read_code(added["svg"]) == near + added["path"]
    assert link(house.browser())


@pytest.mark.parametrize(
    "headers",
    [GUEST, {"Host": "evil.example"}, {"Host": "192.0.2.1:8000"}, {"Origin": "https://evil.example"}],
    ids=["from elsewhere", "by another name", "by an address", "from another site"],
)
def test_nobody_else_opens_it(open_house: Callable[..., House], headers: dict[str, str]) -> None:
    house = open_house(kind=HouseAtHome)
    answer = open_it(house, **headers)
    assert answer.status_code == 403
    said = WORDS.say("refused-origin" if "Origin" in headers else "refused-lan-elsewhere")
    assert answer.json()["error"] == said
    with pytest.raises(httpx.ConnectError):
        health(f"http://{NEAR}:{house.port}")


def test_guests_are_offered_nothing(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HouseAtHome)
    assert form(house, **GUEST)["lan"] is False
    assert form(house, Host="inn.example")["lan"] is False


def test_a_house_with_an_address_stays_where_it_is(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HouseAtHome, port=free_port(), address="https://inn.example")
    assert form(house)["lan"] is False
    answer = open_it(house)
    assert (answer.status_code, answer.json()["error"]) == (409, WORDS.say("refused-lan"))


def test_without_a_network_there_is_nothing_to_open(open_house: Callable[..., House]) -> None:
    answer = open_it(open_house(kind=HouseInTheWoods))
    assert (answer.status_code, answer.json()["error"]) == (409, WORDS.say("refused-no-network"))
