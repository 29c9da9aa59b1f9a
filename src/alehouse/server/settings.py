"""How a house is set up: by a file, by the environment, by flags; the later goes before the earlier."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct, field

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words
from alehouse.house.fairness.limits import LimitSettings
from alehouse.server.storage.database import address_of

PREFIX: Final = "ALEHOUSE_"

Seconds = Annotated[int, Meta(ge=0)]
Values = dict[str, Any]  # by key; those of a section are such values again


class MailSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """The SMTP server that carries letters; without a host none is sent by mail."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    user: str = ""
    password: str = ""
    sender: str = ""  # "Alehouse <inn@example.org>"
    security: Literal["starttls", "tls", "none"] = "starttls"


class PushSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Web Push; without a contact none is sent."""

    contact: str = ""  # where the browsers' makers reach whoever runs the house: "mailto:inn@example.org"
    services: str = ""  # push services besides those of the usual browsers: "https://push.example", spaces between


USUAL_HOOKS: Final = "ntfy.sh"


class HookSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Services that people may have the house call, ntfy or webhooks; without any it calls none."""

    services: str = USUAL_HOOKS  # hosts, with spaces between: "ntfy.sh ntfy.inn.example hooks.inn.example:8443"
    token: str = ""  # by which they know the house, if they want to know it


class LogSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is written to the standard error stream."""

    level: Literal["debug", "info", "warning", "error"] = "warning"
    format: Literal["text", "json"] = "text"


class MetricsSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may see the metrics besides this machine itself."""

    token: str = ""


class OwnerSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may close any table besides whoever sits at the house's own machine."""

    token: str = ""


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; docs/online.md explains each key."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any that is free
    address: str = ""  # where people find the house: "https://inn.example"
    db: str = ""  # an address or an SQLite file; "" for the file in the user's data folder
    redis: str = ""
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    proxy: str = "127.0.0.1"  # whose word about visitors is believed: addresses between commas
    pace: Annotated[float, Meta(ge=0)] = 1.2  # seconds before a bot answers a person's decision: time to take it back
    analyses: Literal["ended", "asked"] = "ended"  # when games are analysed: as they end, or when their page is opened
    grace: Seconds = 60  # before somebody who has not noticed that it is their turn gets a letter
    mail: MailSettings = field(default_factory=MailSettings)
    push: PushSettings = field(default_factory=PushSettings)
    hook: HookSettings = field(default_factory=HookSettings)
    log: LogSettings = field(default_factory=LogSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)
    owner: OwnerSettings = field(default_factory=OwnerSettings)
    limits: LimitSettings = field(default_factory=LimitSettings)


class BadSettings(AlehouseError):
    """Something is set to what it cannot be; the text says where."""


def read_settings(file: str, environment: Mapping[str, str], flags: Mapping[str, str | None], words: Words) -> Settings:
    """The settings of a house. Flags come by key ("log.format"); those that were not given are none."""
    of_file = _of_file(Path(file), words) if file else {}
    of_flags = _nested({key: value for key, value in flags.items() if value is not None})
    _check(of_file, lambda key: f"{file}: {key}".rstrip(": "), words, strict=True)
    _check(of_environment := _of_environment(environment), variable, words)
    _check(of_flags, lambda key: f"--{key.partition('.')[0]}", words)
    settings = msgspec.convert(_over(_over(of_file, of_environment), of_flags), Settings, strict=False)
    _check_together(settings, words)
    return settings


def keys(form: type[Struct] = Settings, section: str = "") -> Iterator[str]:
    """Every key that can be set: "port", "mail.host"."""
    for entry in msgspec.structs.fields(form):
        if isinstance(entry.type, type) and issubclass(entry.type, Struct):
            yield from keys(entry.type, f"{entry.name}.")
        else:
            yield f"{section}{entry.name}"


def variable(key: str) -> str:
    """The environment variable of a key: ALEHOUSE_MAIL_HOST."""
    return PREFIX + key.replace(".", "_").upper()


def _of_file(path: Path, words: Words) -> Values:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(words.say("settings-no-file", {"file": str(path), "problem": str(error)})) from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(words.say("settings-bad", {"where": str(path), "problem": str(error)})) from None


def _of_environment(environment: Mapping[str, str]) -> Values:
    """What the environment sets; an empty variable sets nothing."""
    return _nested({key: environment[variable(key)] for key in keys() if environment.get(variable(key))})


def _nested(by_key: Mapping[str, str]) -> Values:
    values: Values = {}
    for key, value in by_key.items():
        section, _, name = key.rpartition(".")
        (values.setdefault(section, {}) if section else values)[name] = value
    return values


def _over(values: Values, better: Values) -> Values:
    """Values, and over them those that are known better."""
    merged = {
        key: _over(values.get(key, {}), value) if isinstance(value, dict) else value for key, value in better.items()
    }
    return values | merged


def _check(values: Values, where: Callable[[str], str], words: Words, strict: bool = False) -> None:
    """Refuse values of the wrong kind, by the name that they have where they come from."""
    try:
        msgspec.convert(values, Settings, strict=strict)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise BadSettings(words.say("settings-bad", {"where": where(path.strip(".`")), "problem": problem})) from None


def _check_together(settings: Settings, words: Words) -> None:
    """Refuse what does not go together."""
    where = urlsplit(settings.address)
    plain = where.path in ("", "/") and not where.query and not where.fragment
    if settings.address and not (where.scheme in ("http", "https") and where.netloc and plain):
        raise BadSettings(words.say("settings-address", {"address": settings.address}))
    if (kind := _kind_of(settings.db)) not in ("sqlite", "postgresql"):
        raise BadSettings(words.say("settings-db"))  # without the address: there may be a password in it
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSettings(words.say("settings-redis"))
    if settings.processes > 1 and not (kind == "postgresql" and settings.redis):
        raise BadSettings(words.say("settings-processes"))
    if settings.mail.host and not (_can_send(settings.mail.sender) and settings.address):
        raise BadSettings(words.say("settings-mail"))
    if settings.push.contact and not settings.push.contact.startswith(("mailto:", "https:")):
        raise BadSettings(words.say("settings-contact", {"contact": settings.push.contact}))


def _can_send(sender: str) -> bool:
    """Whether letters can come from there. What a line break means, not all versions of Python agree on."""
    return sender.isprintable() and "@" in parseaddr(sender)[1]


def _kind_of(db: str) -> str:
    """What keeps the tables: "sqlite", "postgresql", or something that we do not know."""
    try:
        return address_of(db).get_backend_name()
    except sa.exc.ArgumentError:
        return ""
