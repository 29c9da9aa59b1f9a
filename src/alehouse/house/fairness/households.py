"""Whose address an address is, and where people were last seen: whoever is counted is counted by household."""

import ipaddress
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from alehouse.house.fairness.fair_share import HOUSE, Sharers

REMEMBERED: Final = 20_000  # people
PORT: Final = re.compile(r"^(?:\[([0-9a-fA-F:.]+)\]|([0-9.]+))(?::[0-9]+)?$")  # after an address


def plain(client: str) -> str:
    """An address as everybody writes it. Some proxies add a port, another one each time; and a short address (IPv4)
    that comes to a house which listens to long ones, too, bears a long one's coat: all would be one household."""
    bare = PORT.sub(r"\1\2", client)
    try:
        found = ipaddress.ip_address(bare)
    except ValueError:
        return client
    client = bare
    mapped = found.ipv4_mapped if found.version == 6 else None
    return client if mapped is None else str(mapped)


def household(client: str) -> str:
    """An address as it is counted: one network for one household, where addresses are long; "" for this machine."""
    client = plain(client)
    try:
        found = ipaddress.ip_address(client)
    except ValueError:
        return client
    if is_this_machine(found):
        return ""
    return client if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


def is_this_machine(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.is_loopback


class Households:
    """Where people were last seen. Nothing of it is kept anywhere."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, at: str) -> None:
        """Somebody asks for something, from a household."""
        self._of[person] = at
        self._of.move_to_end(person)
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Where somebody was last seen; on this machine itself, and where that is not known, everybody is a household
        of one."""
        return self._of.get(person) or person

    def counted(self, person: str) -> str:
        """The household whose budget somebody spends; "" on this machine itself, and where it is not known."""
        return self._of.get(person, "")

    def sharers(self, people: Iterable[str], table: str = "") -> Sharers:
        """Some people, for whom something is done at a table."""
        found = tuple((self.of(person), person) for person in sorted(set(people)))
        return Sharers(people=found or HOUSE.people, table=table)
