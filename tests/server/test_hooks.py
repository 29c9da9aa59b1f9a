"""Hooks: a service of somebody's choice is called when it is their turn, over TLS, among those listed, and no other."""

import asyncio
import datetime
import ipaddress
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from tests.server.house import PATIENCE, Browser, HastyHouse, House, until
from tests.server.letters import attempts, begin, hurry, let_it_look, outcomes, play_until_others_turn, wait_settled
from tests.server.parts import free_port

from alehouse.house.rows import HookRow
from alehouse.server.notify import hooks, sender
from alehouse.server.notify.hooks import Hooks, is_public
from alehouse.server.notify.mail import Undeliverable
from alehouse.server.notify.news import News
from alehouse.server.settings import HookSettings

NEWS = News(title="Your turn", text="Round 2", body="", link="http://inn.example/table/t")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    today = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost")])
    built = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), today - day, today + day)
    signed = built.add_extension(here, critical=False).add_extension(x509.BasicConstraints(True, None), True)
    file = tmp_path_factory.mktemp("certificate") / "here.pem"
    written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(written + signed.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    return file


class Service:
    """A service that people are called by: keeps what it gets, and answers what it is told to."""

    def __init__(self, certificate: Path | None) -> None:
        self.status = 200
        self.got: list[tuple[str, dict[str, str], dict[str, Any]]] = []  # path, headers, content
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = json.loads(self.rfile.read(int(self.headers["content-length"])))
                service.got.append((self.path, dict(self.headers.items()), content))
                self.send_response(service.status)
                if service.status // 100 == 3:
                    self.send_header("Location", f"https://127.0.0.1:{service.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._server.server_port)

    @property
    def name(self) -> str:
        return f"127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """One that whoever trusts the certificate can call."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr(hooks, "PATIENCE", PATIENCE)
    running = Service(certificate)
    yield running
    running.close()


class CallingHouse(HastyHouse):
    """A house that waits long for services, on a busy machine."""

    prelude = f"""
{HastyHouse.prelude}
from alehouse.server.notify import hooks
hooks.PATIENCE = {PATIENCE}
"""


@pytest.fixture
def inn(service: Service, tmp_path: Path) -> Iterator[House]:
    """A house that may call the service."""
    port = free_port()
    hook = {"services": f"ntfy.sh {service.name}", "token": "sesame"}
    house = CallingHouse(tmp_path / "tables.db", port=port, address=f"http://127.0.0.1:{port}", grace=0, hook=hook)
    yield house
    house.kill()


def set_hook(browser: Browser, address: str, kind: str = "webhook") -> int:
    return browser.http.post("/api/me/hook?lang=en", json={"address": address, "kind": kind}).status_code


def test_somebody_is_called_when_it_is_their_turn(inn: House, service: Service) -> None:
    anna, brokk = inn.browser(), inn.browser()
    assert set_hook(brokk, f"https://{service.name}/call/brokk?loud=1") == 200
    table = begin(anna, brokk)
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    until(lambda: [got for got in service.got if got[2]["title"] == "Your turn: DWARF"])
    path, headers, content = service.got[-1]
    assert path == "/call/brokk?loud=1"
    assert "Authorization" not in headers  # whoever chooses the path could do anything with it
    assert content.keys() == {"title", "text", "link"}  # no more of anybody
    assert content["link"] == f"http://127.0.0.1:{inn.port}/table/{table}"


def test_a_topic_of_ntfy_is_told_in_the_manner_of_ntfy(inn: House, service: Service) -> None:
    anna, brokk = inn.browser(), inn.browser()
    assert set_hook(brokk, f"https://{service.name}/brokks-topic", "ntfy") == 200
    table = begin(anna, brokk)
    with anna.sit(table) as seat:
        play_until_others_turn(seat)
    until(lambda: [got for got in service.got if got[2]["title"] == "Your turn: DWARF"])
    path, headers, content = service.got[-1]
    assert path == "/"
    assert headers["Authorization"] == "Bearer sesame"
    assert content["topic"] == "brokks-topic"
    assert content["click"].endswith(f"/table/{table}")


def test_a_service_in_trouble_is_called_again_later(inn: House, service: Service) -> None:
    anna, brokk = inn.browser(), inn.browser()
    service.status = 503
    assert set_hook(brokk, f"https://{service.name}/hook") == 200
    with anna.sit(begin(anna, brokk)) as seat:
        play_until_others_turn(seat)
    until(lambda: any(attempts(inn)))
    service.status = 200
    hurry(inn)
    until(lambda: "sent" in outcomes(inn))


@pytest.mark.parametrize("status", [302, 404])
def test_whoever_sends_us_elsewhere_or_knows_nothing_is_given_up(inn: House, service: Service, status: int) -> None:
    anna, brokk = inn.browser(), inn.browser()
    service.status = status
    assert set_hook(brokk, f"https://{service.name}/hook") == 200
    with anna.sit(begin(anna, brokk)) as seat:
        play_until_others_turn(seat)
    assert "failed" in wait_settled(inn, 1)
    assert {path for path, _, _ in service.got} == {"/hook"}


def test_nobody_is_called_who_does_not_want_it_any_more(inn: House, service: Service) -> None:
    anna, brokk = inn.browser(), inn.browser()
    assert set_hook(brokk, f"https://{service.name}/hook") == 200
    assert brokk.http.get("/api/me/hook").json()["address"].endswith("/hook")
    assert anna.http.get("/api/me/hook").json()["address"] == ""  # nobody sees another's
    assert set_hook(brokk, "") == 200
    with anna.sit(begin(anna, brokk)) as seat:
        play_until_others_turn(seat)
    let_it_look(inn)
    assert service.got == []


BAD = [
    "http://ntfy.sh/topic",  # not encrypted
    "https://elsewhere.example/topic",  # not listed
    "https://ntfy.sh.elsewhere.example/topic",
    "https://ntfy.sh@elsewhere.example/topic",
    "https://elsewhere.example#@ntfy.sh/topic",
    "https://ntfy.sh:8443/topic",  # another service of the same machine
    "https://127.0.0.1/topic",
    "https://[::1]/topic",
    "https://ntfy.sh/a topic",
    "https://ntfy.sh/a\r\nHost: elsewhere",
    "https://ntfy.sh/" + 300 * "a",
    "ntfy.sh/topic",
    "https://ntfy.sh/two/parts",  # no topic
]


@pytest.mark.parametrize("address", BAD)
def test_no_other_service_is_taken(house: House, address: str) -> None:
    browser = house.browser()
    answer = browser.http.post("/api/me/hook?lang=en", json={"address": address, "kind": "ntfy"})
    assert answer.status_code == 400
    assert "ntfy.sh" in answer.json()["error"]
    assert browser.http.get("/api/me/hook").json()["address"] == ""


def call(settings: HookSettings, address: str) -> None:
    """Call a service as the house would."""
    asyncio.run(Hooks(settings).call(HookRow(person="p", kind="webhook", address=address), NEWS))


def test_a_name_that_leads_into_ones_own_network_is_not_called(service: Service) -> None:
    address = f"https://localhost:{service.port}/hook"
    with pytest.raises(Undeliverable, match="nobody has named it"):
        call(HookSettings(services="localhos?:*"), address)
    assert service.got == []
    call(HookSettings(services=f"localhost:{service.port}"), address)  # named by whoever runs the house
    assert len(service.got) == 1


def test_a_service_that_cannot_prove_who_it_is_is_not_told(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    empty = tmp_path / "nobody.pem"
    empty.touch()
    monkeypatch.setenv("SSL_CERT_FILE", str(empty))
    monkeypatch.setattr(hooks, "PATIENCE", PATIENCE)
    stranger = Service(certificate)
    with pytest.raises(OSError, match=r"(?i)certificate"):
        call(HookSettings(services=stranger.name), f"https://{stranger.name}/hook")
    assert stranger.got == []
    stranger.close()


class Dribble:
    """A service that shakes hands byte by byte, and never comes to an end."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.name = f"127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._dribble, daemon=True).start()

    def _dribble(self) -> None:
        line, _ = self._socket.accept()
        with suppress(OSError), line:
            line.sendall(bytes([22, 3, 3, 64, 0]))  # a long record begins
            while True:
                line.sendall(b"\0")
                time.sleep(0.05)

    def close(self) -> None:
        self._socket.close()


def test_a_service_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 1.0)
    dribble = Dribble()
    with pytest.raises(OSError):  # noqa: PT011 (which one depends on where it was cut)
        call(HookSettings(services=dribble.name), f"https://{dribble.name}/hook")
    dribble.close()


class SparingHouse(CallingHouse):
    """A house that calls nobody more than once an hour."""

    prelude = f"""
{CallingHouse.prelude}
from alehouse.server.notify import sender
sender.CALLS_AN_HOUR = 1
"""


def test_nobody_is_called_too_often(service: Service, tmp_path: Path) -> None:
    assert sender.CALLS_AN_HOUR == 30
    house = SparingHouse(tmp_path / "tables.db", grace=0, hook={"services": service.name})
    anna, brokk = house.browser(), house.browser()
    assert set_hook(brokk, f"https://{service.name}/hook") == 200
    for _ in range(2):
        with anna.sit(begin(anna, brokk)) as seat:
            play_until_others_turn(seat)
        let_it_look(house)
    assert len(service.got) == 1
    assert outcomes(house).count("sent") == 1
    house.kill()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::fe", True),
        ("64:ff9b::909:909", True),
        ("10.0.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),  # 127.0.0.1, where addresses are translated
        ("64:ff9b::a00:1", False),  # 10.0.0.1
        ("2002:7f00:1::", False),  # 127.0.0.1, by way of 6to4
    ],
)
def test_an_address_of_ones_own_network_is_none_of_the_whole_world(address: str, public: bool) -> None:
    assert is_public(address) is public
