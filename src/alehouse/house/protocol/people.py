"""People and what is kept of them: what they tell the house, their statistics, pushes."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType


class Me(Struct, kw_only=True):
    """What somebody has told the house, and by which `ways` it can tell that a turn has come: "mail", "push"."""

    name: str
    face: int  # which of the faces that the name may have
    language: str
    email: str
    confirmed: bool  # whoever reads what is sent there has said so: letters go there
    auto_play: bool  # decisions with a single option are made without asking
    mail: bool
    push: bool
    shown: bool  # to everybody in this house, with how their games went
    muted: list[tuple[str, str]]  # tables of which nothing is told: (id, the game's title)
    unheard: list[tuple[str, str]]  # people whose chat is not shown: (what they are called in this list, name)
    ways: list[str]


class MyChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be different about oneself. What is left out stays as it is; `muted` are tables, `unheard` those of
    the people whose chat is not shown who stay so."""

    name: str | None = None
    face: int | None = None
    language: str | None = None
    email: str | None = None
    auto_play: bool | None = None
    mail: bool | None = None
    push: bool | None = None
    shown: bool | None = None
    muted: list[str] | None = None
    unheard: list[str] | None = None


class Prefs(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table feels to somebody, on every device; what was never chosen is left to each of them."""

    speed: Literal["calm", "normal", "brisk", "once"] | UnsetType = UNSET  # how long what others do is shown
    single: Literal["on", "off"] | UnsetType = UNSET  # whether a single option is played by itself
    confirm: Literal["never", "turn", "move"] | UnsetType = UNSET  # what is kept back until it is confirmed
    tap: Literal["show", "play"] | UnsetType = UNSET  # what a first touch does
    sound: Literal["off", "turn", "all"] | UnsetType = UNSET
    volume: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    motion: Literal["device", "full", "less", "none"] | UnsetType = UNSET
    text: Literal[100, 115, 130] | UnsetType = UNSET  # per cent
    patterns: Literal["on", "off"] | UnsetType = UNSET  # on the colours of players
    help: Literal["on", "off"] | UnsetType = UNSET
    tips: Literal["on", "off"] | UnsetType = UNSET  # one sentence with each new kind of decision


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


class CareerLine(Struct, kw_only=True):
    """How somebody's games of one kind went against the same rivals: people, bots of one level, or nobody."""

    against: Literal["people", "bots", "solo"]
    level: int  # of the strongest bot; 0 where there was none
    played: int
    won: int
    place: float  # on average
    best: int  # score
    mean: float  # score
    turns: float | None  # of one's own, on average of the games where they are known
    places: list[int]  # of the last games, the newest last
    trend: list[float]  # the mean score of the games before each of the last ones, and of itself


class RivalText(Struct, kw_only=True):
    """Whoever was ahead of somebody most often: in so many of the games that they had together."""

    name: str
    ahead: int
    played: int


class UsedText(Struct, kw_only=True):
    """A card, a space or whatever else somebody has used in their last games, and how often."""

    name: str
    times: int


class GameStatistics(Struct, kw_only=True):
    """How somebody's games of one kind went: those against others, and those alone."""

    game: str
    title: str
    played: int
    won: int
    rating: RatingText | None
    solo: list[SoloLine]
    careers: list[CareerLine]
    used: list[UsedText]  # most, in the last games that count; the most used first
    rival: RivalText | None = None  # told to oneself alone


class PlayerPage(Struct, kw_only=True):
    """Somebody who is shown to everybody in this house."""

    name: str
    games: list[GameStatistics]


class PlayerLine(Struct, kw_only=True):
    """A place among the players of a game; `alias` is the end of the path of their page."""

    alias: str
    name: str
    rating: RatingText
    me: bool


class Leaderboard(Struct, kw_only=True):
    """The players of a game who are shown, the surest first."""

    game: str
    title: str
    players: list[PlayerLine]


class Hook(Struct, kw_only=True):
    """The service by which somebody is told of their turn, "" for none; and which `services` there may be."""

    address: str
    kind: Literal["ntfy", "webhook"] = "ntfy"
    services: list[str] = []


class NewHook(Struct, kw_only=True, forbid_unknown_fields=True):
    """A service by which somebody wants to be told; "" for none."""

    address: str
    kind: Literal["ntfy", "webhook"] = "ntfy"


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
