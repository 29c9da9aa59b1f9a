"""The devices of a person: the list, the link that adds one, the seven words that bring somebody back."""

from typing import Literal

from msgspec import Struct


class DeviceText(Struct, kw_only=True):
    """A browser of somebody's, by the name that they have given it, or by what it is."""

    id: str
    name: str
    kind: Literal["computer", "phone", "tablet"]
    this: bool  # the one that asks
    since: str
    seen: str
    pushes: bool  # whether it is told of turns while it is closed


class MyDevices(Struct, kw_only=True):
    """One's devices, the oldest first; and since when there are seven words, "" if there are none."""

    devices: list[DeviceText]
    words: str


class HouseDevice(Struct, kw_only=True):
    """A device of anybody's, as the owner of the house sees it; `person` is the name that they have told, or ""."""

    id: str
    person: str
    name: str
    since: str
    seen: str


class AddLink(Struct, kw_only=True):
    """Whoever opens that path of the house within so many minutes may add a device, once; `svg` is its QR code."""

    path: str
    svg: str
    minutes: int


class AddQuestion(Struct, kw_only=True):
    """What a new device asks: is this you? `notes` say what is there, `guest` what comes along from this browser."""

    name: str
    face: int
    device: str  # what the device is called, unless somebody wishes otherwise
    kind: Literal["computer", "phone", "tablet"]
    tables: int
    turns: int
    notes: list[str]
    guest: str


class DeviceName(Struct, kw_only=True):
    """What a device is to be called."""

    name: str


class SevenWords(Struct, kw_only=True):
    """The words, told once."""

    words: list[str]


class Recovering(Struct, kw_only=True):
    """Seven words, as somebody has typed them."""

    words: str


class Address(Struct, kw_only=True):
    """An e-mail address to which a link is to be sent, if it is somebody's."""

    email: str
