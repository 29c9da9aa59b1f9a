"""People and what is kept of them: what they tell the house, their keys, their statistics, pushes."""

from msgspec import Struct


class Me(Struct, kw_only=True):
    """What somebody has told the house, and by which `ways` it can tell that a turn has come: "mail", "push"."""

    name: str
    language: str
    email: str
    confirmed: bool  # whoever reads what is sent there has said so: letters go there
    auto_play: bool  # decisions with a single option are made without asking
    mail: bool
    push: bool
    muted: list[tuple[str, str]]  # tables of which nothing is told: (id, the game's title)
    unheard: list[tuple[str, str]]  # people whose chat is not shown: (what they are called in this list, name)
    ways: list[str]


class MyChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be different about oneself. What is left out stays as it is; `muted` are tables, `unheard` those of
    the people whose chat is not shown who stay so."""

    name: str | None = None
    language: str | None = None
    email: str | None = None
    auto_play: bool | None = None
    mail: bool | None = None
    push: bool | None = None
    muted: list[str] | None = None
    unheard: list[str] | None = None


class MoveLink(Struct, kw_only=True):
    """Whoever opens that path of the house within so many minutes may take the key over, once."""

    path: str
    minutes: int


class Moving(Struct, kw_only=True):
    """The end of such a path."""

    token: str


class Confirming(Struct, kw_only=True):
    """The end of the path that a letter to an address holds: whoever opens it reads what is sent there."""

    token: str


class RatingText(Struct, kw_only=True):
    """How strong somebody is at a game, with the interval where that lies most likely."""

    rating: float
    low: float
    high: float
    games: int


class SoloLine(Struct, kw_only=True):
    """Some solo games that are over: what they were about ("" for all of them), how they went."""

    label: str
    played: int
    won: int
    best: int  # score


class GameStatistics(Struct, kw_only=True):
    """How somebody's games of one kind went: those against others, and those alone."""

    game: str
    title: str
    played: int
    won: int
    rating: RatingText | None
    solo: list[SoloLine]


class PushKey(Struct, kw_only=True):
    """The public key of the house, as base64url."""

    key: str


class PushSubscription(Struct, kw_only=True):
    """A browser's subscription, as the browser itself writes it: `keys` are "p256dh" and "auth"."""

    endpoint: str
    keys: dict[str, str]


class PushEnd(Struct, kw_only=True):
    """The end of a browser's subscription."""

    endpoint: str
