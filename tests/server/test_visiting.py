"""How people come to the house: its address in the network, QR codes, the page as an app."""

import re
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import zxingcpp
from tests.server.house import House
from tests.server.parts import free_port

from alehouse.server import network

LENGTH = 8  # pixels of a module: large enough to be read


def read_code(svg: str) -> str:
    """What a phone reads from a drawn code."""
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
    modules = np.full((size, size), 255, np.uint8)
    x, y = 0.0, 0.0
    for step, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", re.findall(r' d="([^"]+)"', svg)[-1]):
        if step == "h":
            modules[int(y), int(x) : int(x) + int(first)] = 0
            x += float(first)
        else:
            x, y = (float(first), float(second)) if step == "M" else (x + float(first), y + float(second))
    found = zxingcpp.read_barcodes(np.kron(modules, np.ones((LENGTH, LENGTH), np.uint8)))
    return str(found[0].text)


def test_a_code_leads_to_the_page_where_people_find_the_house(open_house: Callable[..., House]) -> None:
    house = open_house(port=free_port(), address="https://inn.example")
    answer = house.browser().http.get("/qr.svg", params={"path": "/table/aB3-x_9"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert read_code(answer.text) == "https://inn.example/table/aB3-x_9"


@pytest.mark.parametrize(
    "path", ["//evil.example/", "https://evil.example/", "table", "/" + "a" * 200, "/<script>", "/a\nb", "/é"]
)
def test_no_code_leads_elsewhere(open_house: Callable[..., House], path: str) -> None:
    answer = open_house().browser().http.get("/qr.svg", params={"path": path, "lang": "en"})
    assert answer.status_code == 400
    assert "path that begins with" in answer.json()["error"]


def test_the_page_can_be_kept_as_an_app(open_house: Callable[..., House]) -> None:
    http = open_house().browser().http
    manifest = http.get("/manifest.webmanifest", params={"lang": "it"})
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["lang"], told["start_url"], told["display"]) == ("it", "/", "standalone")
    sizes = ("any", "192x192", "512x512")
    assert {(icon["purpose"], icon["sizes"]) for icon in told["icons"]} == set(product(("any", "maskable"), sizes))
    for icon in told["icons"]:
        answer = http.get(icon["src"])
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    assert '<link rel="manifest" href="/manifest.webmanifest">' in http.get("/").text


def test_a_house_for_the_network_says_where_it_is_found(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "alehouse", "serve", "--lan", "--port", "0", "--db", str(tmp_path / "tables.db")]
    with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            greeting = process.stdout.readline()
            port = int(re.search(r":(\d+)/", greeting)[1])  # type: ignore[index]
            process.stdout.readline()
            expected = network.addresses(port)
            told = [process.stdout.readline() for _ in expected]
        finally:
            process.terminate()
    assert told == [f"Friends in your network find it at {address}/\n" for address in expected]


def test_addresses_of_the_network_are_no_loopback() -> None:
    assert [address for address in network.addresses(8000) if "//127." in address] == []
    assert all(address.endswith(":8000") for address in network.addresses(8000))
    assert [network.is_open(host) for host in ("0.0.0.0", "::", "127.0.0.1")] == [True, True, False]
