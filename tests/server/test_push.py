"""Pushes: a browser subscribes, its push service gets what only that browser can read, and nobody else is called."""

import json
import secrets
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from tests.server.house import Browser, HastyHouse, House, until
from tests.server.letters import (
    attempts,
    begin,
    hurry,
    in_the_outbox,
    let_it_look,
    outcomes,
    play_until_others_turn,
    wait_settled,
)
from tests.server.parts import free_port

from alehouse.server.storage.schema import outbox, subscriptions

AUTH = b"sixteen bytes ok"


class PushService:
    """A browser maker's push service: keeps what it gets, and answers what it is told to."""

    def __init__(self) -> None:
        self.status = 201
        self.elsewhere = ""  # where it sends whoever asks
        self.got: list[tuple[dict[str, str], bytes]] = []  # headers, and the encrypted content
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["content-length"]))
                service.got.append(({name.lower(): value for name, value in self.headers.items()}, content))
                self.send_response(service.status)
                if service.elsewhere:
                    self.send_header("Location", service.elsewhere)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Device:
    """A browser's part of the encryption."""

    def __init__(self, origin: str) -> None:
        self.endpoint = f"{origin}/push/{secrets.token_hex(8)}"
        self.key = ec.generate_private_key(ec.SECP256R1())

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": text_of(point), "auth": text_of(AUTH)}}

    def read(self, content: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(content, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


def text_of(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


@pytest.fixture(scope="module")
def the_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def the_house(tmp_path_factory: pytest.TempPathFactory, the_service: PushService) -> Iterator[House]:
    db, port = tmp_path_factory.mktemp("push") / "tables.db", free_port()
    push = {"contact": "mailto:inn@example.org", "services": f"{the_service.origin} https://*.push.example"}
    house = HastyHouse(db, port=port, address=f"http://127.0.0.1:{port}/", grace=0, push=push)
    yield house
    house.kill()


@pytest.fixture
def service(the_service: PushService) -> PushService:
    """A push service that has got nothing yet."""
    the_service.status, the_service.elsewhere, the_service.got = 201, "", []
    return the_service


@pytest.fixture
def push_house(the_house: House, service: PushService) -> House:
    """A house that pushes, where nobody has subscribed and nothing waits."""
    with in_the_outbox(the_house) as connection:
        connection.execute(outbox.delete())
        connection.execute(subscriptions.delete())
    return the_house


def subscribe(browser: Browser, subscription: dict[str, Any]) -> int:
    return browser.http.post("/api/push/subscribe", json=subscription).status_code


def kept(house: House) -> set[str]:
    with in_the_outbox(house) as connection:
        return {row.endpoint for row in connection.execute(sa.select(subscriptions.c.endpoint))}


def test_a_turn_is_pushed_to_every_browser_of_a_person(push_house: House, service: PushService) -> None:
    anna, brokk = push_house.browser(), push_house.browser()
    table = begin(anna, brokk)
    devices = [Device(service.origin), Device(service.origin)]
    assert [subscribe(brokk, device.subscription) for device in devices] == [200, 200]
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    assert wait_settled(push_house, 1) == ["sent"]
    assert len(service.got) == 2
    for device, (headers, content) in zip(devices, service.got):
        assert b"DWARF" not in content
        told = device.read(content)
        assert told["title"] == "Your turn: DWARF"
        assert told["text"].startswith("Round 1")
        assert told["link"] == f"http://127.0.0.1:{push_house.port}/table/{table}"
        assert int(headers["ttl"]) > 0
        check_signature(headers["authorization"], anna, service)


def check_signature(authorization: str, browser: Browser, service: PushService) -> None:
    """The house has signed with the key that browsers subscribe with, for that push service."""
    assert Vapid.verify(authorization)
    token, key = authorization.removeprefix("vapid t=").split(",k=")
    assert key == browser.http.get("/api/push/key").json()["key"]
    claims = token.split(".")[1]
    said = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said["aud"] == service.origin
    assert said["sub"] == "mailto:inn@example.org"


def test_the_key_stays_the_same(push_house: House) -> None:
    before = push_house.browser().http.get("/api/push/key").json()
    push_house.kill()
    push_house.open()
    assert push_house.browser().http.get("/api/push/key").json() == before
    assert len(urlsafe_b64decode(before["key"] + "=")) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(push_house: House, service: PushService, status: int) -> None:
    anna, brokk = push_house.browser(), push_house.browser()
    table = begin(anna, brokk)
    device = Device(service.origin)
    subscribe(brokk, device.subscription)
    assert kept(push_house) == {device.endpoint}
    service.status = status
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    assert wait_settled(push_house, 1) == ["dropped"]
    assert kept(push_house) == set()


def test_a_service_in_trouble_is_asked_again(push_house: House, service: PushService) -> None:
    anna, brokk = push_house.browser(), push_house.browser()
    table = begin(anna, brokk)
    device = Device(service.origin)
    subscribe(brokk, device.subscription)
    service.status = 503
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    until(lambda: attempts(push_house) == [1])
    assert len(service.got) == 1
    assert kept(push_house) == {device.endpoint}
    let_it_look(push_house)
    assert outcomes(push_house) == [""]  # it waits for another attempt
    service.status = 201
    hurry(push_house)
    assert wait_settled(push_house, 1) == ["sent"]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_service_that_sends_the_house_on_to_others_is_not_followed(
    push_house: House, service: PushService, status: int
) -> None:
    anna, brokk = push_house.browser(), push_house.browser()
    table = begin(anna, brokk)
    inner = PushService()  # in the house's own network, say
    service.status, service.elsewhere = status, f"{inner.origin}/secret"
    subscribe(brokk, Device(service.origin).subscription)
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    until(lambda: attempts(push_house) == [1])
    assert inner.got == []
    assert outcomes(push_house) == [""]  # it is tried again, when the service may be itself again
    inner.close()


def test_a_browser_hears_no_more_when_its_person_says_so(push_house: House, service: PushService) -> None:
    anna, brokk = push_house.browser(), push_house.browser()
    device = Device(service.origin)
    subscribe(brokk, device.subscription)
    end = {"endpoint": device.endpoint}
    assert anna.http.post("/api/push/unsubscribe", json=end).status_code == 200
    assert kept(push_house) == {device.endpoint}  # it is not hers
    assert brokk.http.post("/api/push/unsubscribe", json=end).status_code == 200
    assert kept(push_house) == set()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/",
        "http://169.254.169.254/latest/meta-data",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example\\.push.example/x",
        "https://evil.example#.push.example/x",
        "https://evil.example:80.push.example/x",
        "http://a.push.example/x",
        "file:///etc/passwd",
        "https://a.push.example/x\r\nHost: evil.example",
        "https://[::1/",
        "",
        "https://a.push.example/" + "x" * 2000,
    ],
)
def test_nobody_but_push_services_is_called(push_house: House, endpoint: str) -> None:
    wish = Device("").subscription | {"endpoint": endpoint}
    assert subscribe(push_house.browser(), wish) == 400
    assert kept(push_house) == set()


def test_the_services_that_the_settings_name_are_known(push_house: House) -> None:
    assert subscribe(push_house.browser(), Device("https://a.push.example").subscription) == 200
    assert subscribe(push_house.browser(), Device("https://fcm.googleapis.com").subscription) == 200


@pytest.mark.parametrize(
    "keys",
    [{}, {"p256dh": "", "auth": ""}, {"p256dh": "A" * 87, "auth": text_of(AUTH)}, {"p256dh": "é", "auth": "é"}],
)
def test_keys_that_open_nothing_are_refused(push_house: House, service: PushService, keys: dict[str, str]) -> None:
    assert subscribe(push_house.browser(), Device(service.origin).subscription | {"keys": keys}) == 400


def test_a_person_has_so_many_browsers_and_no_more(push_house: House, service: PushService) -> None:
    browser = push_house.browser()
    answers = [subscribe(browser, Device(service.origin).subscription) for _ in range(21)]
    assert answers == [200] * 20 + [400]


def test_a_house_without_a_contact_sends_no_pushes(house: House) -> None:
    browser = house.browser()
    assert browser.http.get("/api/push/key").status_code == 404
    assert subscribe(browser, Device("https://fcm.googleapis.com").subscription) == 404
