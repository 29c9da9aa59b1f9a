"""How a house is set up: a file, the environment, flags; and what is shipped and documented about it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.terminal.command import alehouse, run_here

from alehouse.house.texts import house_words
from alehouse.server.settings import BadSettings, Settings, keys, read_settings, variable

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
DOCS = (ROOT / "docs" / "online.md").read_text(encoding="utf-8")
EXAMPLE = (DEPLOY / "alehouse.toml").read_text(encoding="utf-8")
WORDS = house_words("en")
MAIL = {"mail.host": "mail.example", "address": "https://inn.example"}


def settings(file: Path | str = "", environment: dict[str, str] | None = None, **flags: str | None) -> Settings:
    return read_settings(str(file), environment or {}, flags, WORDS)


def file_with(folder: Path, text: str) -> Path:
    path = folder / "alehouse.toml"
    path.write_text(text)
    return path


def test_nothing_has_to_be_set() -> None:
    assert settings() == Settings()


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'port = 1\nhost = "file"\ngrace = 5\n[mail]\nport = 25\nuser = "file"\n')
    environment = {"ALEHOUSE_PORT": "2", "ALEHOUSE_HOST": "environment", "ALEHOUSE_MAIL_USER": "environment"}
    found = settings(file, environment, port="3", host=None)
    assert (found.port, found.host, found.grace) == (3, "environment", 5)
    assert (found.mail.port, found.mail.user) == (25, "environment")


def test_every_key_can_be_set_by_the_environment() -> None:
    numbers = {
        "port",
        "processes",
        "grace",
        "pace",
        "mail.port",
        "limits.household",
        "limits.tables",
        "limits.thinkers",
    }
    chosen = {"mail.security": "none", "log.level": "debug", "log.format": "json", "address": "http://inn.example"}
    chosen |= {"db": "postgresql://inn.example/house", "redis": "redis://inn.example", "push.contact": "mailto:a@b"}
    chosen |= {"mail.sender": "Inn <inn@example.org>", "analyses": "asked"}
    environment = {variable(key): "7" if key in numbers else chosen.get(key, f"some {key}") for key in keys()}
    found, plain = settings(environment=environment), Settings()
    for key in keys():
        section, _, name = key.rpartition(".")
        new, old = (getattr(each, section) if section else each for each in (found, plain))
        assert getattr(new, name) != getattr(old, name), key


def test_an_empty_variable_sets_nothing() -> None:
    assert settings(environment={"ALEHOUSE_PORT": "", "ALEHOUSE_DB": ""}) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'many'", "port: Expected `int`"),
        ("port = 65536", "port: Expected `int` <= 65535"),
        ("[mail]\nport = '25'", "mail.port: Expected `int`"),
        ("[mail]\nsecurity = 'ssl'", "mail.security: Invalid enum value 'ssl'"),
        ("prot = 1", "unknown field `prot`"),
        ("[mial]\nhost = 'x'", "unknown field `mial`"),
        ("[mail]\nhots = 'x'", "mail: Object contains unknown field `hots`"),
        ("port =", "Invalid value"),
        ("mail = 3", "mail: Expected `object`"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = file_with(tmp_path, text)
    with pytest.raises(BadSettings, match=re.escape(said)) as problem:
        settings(file)
    assert str(problem.value).startswith(str(file))


def test_a_mistake_in_the_environment_or_a_flag_is_named() -> None:
    with pytest.raises(BadSettings, match=r"ALEHOUSE_MAIL_PORT: Expected `int`"):
        settings(environment={"ALEHOUSE_MAIL_PORT": "smtp"})
    with pytest.raises(BadSettings, match=r"--processes: Expected `int` >= 1"):
        settings(processes="0")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"processes": "2"}, "PostgreSQL"),
        ({"processes": "2", "db": "postgresql://h/d"}, "Redis"),
        ({"processes": "2", "redis": "redis://h"}, "PostgreSQL"),
        ({"db": "mysql://root:s3cret@h/d"}, "“db”"),
        ({"db": "://"}, "“db”"),
        ({"redis": "localhost:6379"}, "“redis”"),
        ({"address": "inn.example"}, "“address”"),
        ({"address": "https://inn.example/alehouse"}, "“address”"),
        (MAIL, "“mail.sender”"),
        ({"mail.host": "mail.example", "mail.sender": "inn@example.org"}, "“address”"),
        (MAIL | {"mail.sender": "Inn"}, "“mail.sender”"),
        (MAIL | {"mail.sender": "Inn\r\nBcc: z@y.example <inn@example.org>"}, "“mail.sender”"),
        (MAIL | {"mail.sender": '"Inn\nBcc: z@y.example" <inn@example.org>'}, "“mail.sender”"),
        ({"push.contact": "somebody"}, "“push.contact”"),
    ],
)
def test_what_does_not_go_together_is_said(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadSettings, match=said) as problem:
        read_settings("", {}, given, WORDS)
    assert "s3cret" not in str(problem.value)


@pytest.mark.parametrize("command", ["serve", "migrate", "backup copy.db", "restore copy.db"])
def test_every_command_of_a_house_reads_the_file(tmp_path: Path, command: str) -> None:
    result = run_here(*command.split(), "--config", file_with(tmp_path, "prot = 1"))
    assert result.returncode == 2
    assert "unknown field `prot`" in result.stderr
    missing = run_here(*command.split(), "--config", tmp_path / "missing.toml")
    assert missing.returncode == 2
    assert "missing.toml cannot be read" in missing.stderr


def test_the_command_reads_the_environment(tmp_path: Path) -> None:
    result = alehouse("serve", ALEHOUSE_DB=str(tmp_path / "tables.db"), ALEHOUSE_PROCESSES="3")
    assert result.returncode == 2
    assert "PostgreSQL" in result.stderr
    assert "Traceback" not in result.stderr


# ── what is shipped ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", list(keys()))
def test_every_key_is_documented(key: str) -> None:
    assert f"| `{key}` | `{variable(key)}` |" in DOCS
    assert re.search(rf"^(# )?{key.rpartition('.')[2]} = ", EXAMPLE, re.MULTILINE)


def test_no_key_is_documented_that_there_is_not() -> None:
    assert set(re.findall(r"\| `([a-z_.]+)` \| `ALEHOUSE_", DOCS)) == set(keys())


def test_the_example_file_is_understood_as_it_is_and_with_everything_set(tmp_path: Path) -> None:
    settings(file_with(tmp_path, EXAMPLE))
    everything = re.sub(r"^# (\w+ = )", r"\1", EXAMPLE, flags=re.MULTILINE)
    found = settings(file_with(tmp_path, everything))
    assert found.mail.host
    assert replace(found, processes=1) != found


def test_the_unit_starts_the_command_as_it_is() -> None:
    unit = (DEPLOY / "alehouse.service").read_text()
    command = re.search(r"^ExecStart=(\S+) (.+)$", unit, re.MULTILINE)
    assert command
    assert command[1].endswith("/bin/alehouse")
    result = run_here(*command[2].split(), "--help")
    assert result.returncode == 0, result.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "alehouse.service").read_text()
    program = tmp_path / "alehouse"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / "alehouse.service"
    copy.write_text(re.sub(r"^(Exec\w+=)\S+", rf"\g<1>{program}", unit, flags=re.MULTILINE))
    result = subprocess.run(["systemd-analyze", "verify", "--man=no", copy], capture_output=True, text=True)
    assert [line for line in result.stderr.splitlines() if "alehouse.service" in line] == []


def test_the_container_file_copies_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
    assert copied
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
