"""Where this machine is found in its own network: addresses that other devices there can open."""

import os
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from alehouse.house.refusal import Refusal

ANYWHERE: Final = ("", "0.0.0.0", "::")  # to listen there is to listen at every address of the machine
ELSEWHERE: Final = ("10.254.254.254", 1)  # any address beyond this machine: to find the way there sends nothing


Listen = Callable[[socket.socket], Awaitable[None]]  # has the house listen there, too


class Network:
    """The network of the machine, as far as a house is open to it. One that listens on its own machine alone can be
    opened while it runs, once it has said how it would `listen`."""

    def __init__(self, host: str, port: int) -> None:
        self._port = port
        self._open = is_open(host)
        self.listen: Listen | None = None

    @property
    def can_be_opened(self) -> bool:
        """Whether the house is closed to the network, and need not be."""
        return not self._open and self.listen is not None

    def addresses(self) -> list[str]:
        """Where other devices find the house; nowhere, if it is closed to them."""
        return addresses(self._port) if self._open else []

    async def open(self) -> None:
        """Let other devices of the network in. The house goes on at its own address."""
        if self._open:
            return
        if self.listen is None:
            raise Refusal("refused-lan", status=409)
        found = addresses(self._port)
        try:
            for address in found:
                await self.listen(listener_at(urlsplit(address).hostname or "", self._port))
        except OSError:
            found = []
        if not found:
            raise Refusal("refused-no-network", status=409)
        self._open = True


def listener_at(host: str, port: int) -> socket.socket:
    """A socket that listens at an address of this machine; raises `OSError` if it cannot."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # Named TCP outright, or asyncio does not switch its delays for small messages off.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def is_open(host: str) -> bool:
    """Whether a house that listens there can be found by other devices."""
    return host in ANYWHERE


def addresses(port: int) -> list[str]:
    """The addresses of a house at a port, for other devices in the network; the likeliest first."""
    found = dict.fromkeys([*_of_the_way_out(), *_of_the_name()])
    return [f"http://{number}:{port}" for number in found if not ip_address(number).is_loopback]


def _of_the_way_out() -> list[str]:
    """The address from which this machine would speak to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:  # there is no network
            return []
        return [str(way.getsockname()[0])]


def _of_the_name() -> list[str]:
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
