"""Letters to a service that somebody has named: a topic of ntfy, or a webhook.

A visitor says where; so the house makes sure that it speaks to a listed service, over TLS, at no address of its own
network, follows nobody elsewhere, and does not wait for long.
"""

import http.client
import ipaddress
import re
import socket
import ssl
import threading
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import partial
from typing import Final, NamedTuple

import msgspec

from alehouse.house.rows import HookRow
from alehouse.server.notify.mail import Undeliverable
from alehouse.server.notify.news import News
from alehouse.server.settings import USUAL_HOOKS, HookSettings
from alehouse.server.workers.threads import in_thread

PATIENCE: Final = 5.0  # seconds for a whole call
LONGEST: Final = 300  # characters of an address
HTTPS: Final = 443
PLACE: Final = re.compile(
    r"https://(?P<host>[a-z0-9.-]+)(:(?P<port>\d{1,5}))?/(?P<rest>[\w~.!$&'()*+,;=:@%/?-]*)", re.ASCII
)
TOPIC: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # addresses of the old kind, where there are only new ones
LATER: Final = (408, 425, 429)  # codes besides those of a service in trouble after which it is tried again


class Place(NamedTuple):
    """Where a service listens, and what is called there."""

    host: str
    port: int
    path: str


class Hooks:
    """Calls services of people's choice, among those of the settings."""

    def __init__(self, settings: HookSettings) -> None:
        self._listed = settings.services.split()
        self._own = settings.services != USUAL_HOOKS  # whoever runs the house has named them
        self._token = settings.token

    def place_of(self, address: str) -> Place | None:
        """Where an address leads; nowhere, if it is not one of a listed service."""
        found = PLACE.fullmatch(address) if len(address) <= LONGEST else None
        if found is None or int(found["port"] or HTTPS) > 65535:
            return None
        place = Place(found["host"], int(found["port"] or HTTPS), f"/{found['rest']}")
        return place if any(fnmatchcase(_name(place), listed) for listed in self._listed) else None

    def serves(self, hook: HookRow) -> bool:
        """Whether the house may call there: of ntfy a topic, anywhere else whatever path it is."""
        place = self.place_of(hook.address)
        return place is not None and (hook.kind != "ntfy" or TOPIC.fullmatch(place.path[1:]) is not None)

    async def call(self, hook: HookRow, news: News) -> None:
        """Tell somebody something. Raises `Undeliverable`, or `OSError` when it may be tried again."""
        place = self.place_of(hook.address)
        if place is None or not self.serves(hook):
            raise Undeliverable("the house does not call that service")
        content = {"title": news.title, "text": news.text, "link": news.link}
        if hook.kind == "ntfy":
            content = {"topic": place.path[1:], "title": news.title, "message": news.text or news.title}
            content["click"] = news.link
            place = place._replace(path="/")
        await in_thread(partial(self._give, place, msgspec.json.encode(content), self._headers(hook)))

    def _headers(self, hook: HookRow) -> dict[str, str]:
        """The token is for topics of ntfy: a visitor who chooses the path, too, could do anything with it."""
        headers = {"Content-Type": "application/json", "User-Agent": "Alehouse"}
        return headers | ({"Authorization": f"Bearer {self._token}"} if self._token and hook.kind == "ntfy" else {})

    def _give(self, place: Place, content: bytes, headers: dict[str, str]) -> None:
        line = socket.create_connection((self._address_of(place), place.port), PATIENCE)
        context = ssl.create_default_context()
        safe = context.wrap_socket(line, server_hostname=place.host, do_handshake_on_connect=False)
        end = threading.Timer(PATIENCE, partial(_cut, safe))  # however slowly something is said
        end.start()
        try:
            safe.do_handshake()
            connection = http.client.HTTPConnection(place.host, place.port)
            connection.sock = safe
            connection.request("POST", place.path, content, headers)
            _check(connection.getresponse().status)
        except (http.client.HTTPException, ValueError) as error:
            raise OSError(f"the service did not answer as it should: {error}") from error
        finally:
            end.cancel()
            safe.close()

    def _address_of(self, place: Place) -> str:
        """The address of a service: looked up once, so that it is the one that is called. One of a private network is
        called only if whoever runs the house has named that very service."""
        named = self._own and _name(place) in self._listed
        found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not named and not all(map(is_public, addresses)):
            raise Undeliverable("the service is in the network of the house, where nobody has named it")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the whole world; a long one that leads to a short one is what that is."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        teredo = found.teredo[1] if found.teredo else None
        translated = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in TRANSLATED else None
        inner = found.ipv4_mapped or found.sixtofour or teredo or translated
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def _name(place: Place) -> str:
    """A service as it is listed."""
    return place.host if place.port == HTTPS else f"{place.host}:{place.port}"


def _cut(line: socket.socket) -> None:
    """End a call, whoever waits for it."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _check(status: int) -> None:
    if status >= 500 or status in LATER:
        raise OSError(f"the service answered {status}")
    if status >= 300:  # what sends us elsewhere, too
        raise Undeliverable(f"the service answered {status}")
