"""The `alehouse` command as such: help, version, languages, mistakes, pipes."""

import json
import os
import re
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.terminal.command import COMMAND, alehouse, done, environment, refusal, refused

import alehouse as house
from alehouse.core.words import LANGUAGES, words_of
from alehouse.terminal import WORDS

COMMANDS: tuple[str, ...] = (
    "play",
    "serve",
    "migrate",
    "backup",
    "restore",
    "simulate",
    "ladder",
    "balance",
    "replay",
    "analyse",
    "export",
)
COMMANDS += ("rules", "cards", "games")


def test_the_house_introduces_itself() -> None:
    shown = done("-h")
    for command in COMMANDS:
        assert f"\n  {command} " in shown


def test_without_a_command_the_house_opens(tmp_path: Path) -> None:
    env = environment({"ALEHOUSE_DB": str(tmp_path / "tables.db"), "ALEHOUSE_PORT": "0", "PYTHONUNBUFFERED": "1"})
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, env=env) as opened:
        assert opened.stdout
        address = opened.stdout.readline().rpartition(" ")[2].strip()
        assert httpx.get(address, timeout=60).status_code == 200
        opened.terminate()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_without_a_missing_word(command: str) -> None:
    shown = done(command, "-h")
    assert shown.startswith(f"usage: alehouse {command}")
    assert "cli-" not in shown


@pytest.mark.parametrize("command", ["play", "simulate", "ladder", "balance"])
def test_without_a_game_the_help_has_the_flags_of_all_games(command: str) -> None:
    flags = set(re.findall(r"^  (--[a-z]+)", done(command, "-h", COLUMNS="200"), re.MULTILINE))
    own = {f"--{option.name.replace('_', '-')}" for option in house.load("dwarf").options}
    with_game = re.findall(r"^  (--[a-z-]+)", done(command, "dwarf", "-h", COLUMNS="200"), re.MULTILINE)
    assert flags == set(with_game) - own
    assert {"--players", "--seed", "--cards"} <= flags


def test_the_options_of_a_game_are_in_its_help() -> None:
    game = house.load("dwarf")
    for command in ("play", "simulate", "ladder", "balance"):
        shown = done(command, "dwarf", "-h", COLUMNS="200")
        for option in game.options:
            assert f"--{option.name.replace('_', '-')} {'|'.join(option.values)}" in shown
            assert option.clause in shown


def test_a_preset_sets_options_and_a_flag_changes_them() -> None:
    asked = ["simulate", "brew_crafters", "--games", "1", "--players", "2", "--json"]
    options = json.loads(done(*asked, "--preset", "expert", "--job-agency", "off"))["options"]
    expert = house.load("brew_crafters").preset("expert")
    assert options == {**expert, "job_agency": "off", "first_player": "random"}


def test_an_unknown_preset_is_refused() -> None:
    answer = refused("simulate", "brew_crafters", "--games", "1", "--preset", "hard")
    assert "There is no preset “hard”. There are: discovery, expert." in answer


@pytest.mark.parametrize("command", ["simulate", "ladder", "balance", "replay", "analyse"])
def test_json_is_documented(command: str) -> None:
    words = [command, "-h"] if command in ("replay", "analyse") else [command, "dwarf", "-h"]
    assert "The JSON object holds" in done(*words)


def test_the_version_says_whether_the_fast_modules_are_in_use() -> None:
    shown = done("--version")
    assert house.__version__ in shown
    assert ("make build" in shown) != house.COMPILED


def test_plain_commands_start_quickly() -> None:
    """By the processor time of the command, which a busy machine does not change."""
    with subprocess.Popen([*COMMAND, "--version"], stdout=subprocess.DEVNULL, env=environment({})) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    assert used.ru_utime + used.ru_stime < 2


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["brew"], "no command “brew”"),
        (["--bogus"], "--bogus is not understood"),
        (["--lang"], "--lang"),
        (["--lang", "xx"], "no language “xx”"),
        (["play"], "which game?"),
        (["play", "--players", "3"], "which game?"),
        (["play", "drawf"], "There is no game “drawf”"),
        (["play", "dwarf", "extra"], "extra is not understood"),
        (["play", "dwarf", "--bogus"], "--bogus is not understood"),
        (["play", "dwarf", "--opponent"], "--opponent"),
        (["play", "dwarf", "--players", "6"], "1 to 5 players"),
        (["play", "dwarf", "--players", "0"], "--players needs a whole number"),
        (["play", "dwarf", "--players", "many"], "--players needs a whole number"),
        (["play", "dwarf", "--players", "3", "--opponent", "andvettr"], "“opponent”"),
        (["play", "dwarf", "--opponent", "smaug"], "“smaug”"),
        (["play", "dwarf", "--mountain", "flat"], "“flat”"),
        (["play", "dwarf", "--players", "2", "--first-player", "3"], "“first_player”"),
        (["play", "dwarf", "--fate", "blind"], "“blind”"),
        (["play", "dwarf", "--seat", "cat"], "“cat”"),
        (["play", "dwarf", "--seat", "bot:clever"], "no bot “clever”"),
        (["play", "dwarf", "--players", "2", *["--seat", "me"] * 3], "3 seats"),
        (["play", "dwarf", "--cards", "missing.toml"], "missing.toml"),
        (["play", "dwarf", "--load", "missing.json"], "missing.json"),
        (["play", "dwarf", "--save", "/no/such/folder/game.json"], "no folder"),
        (["simulate"], "which game?"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "dwarf", "--games", "0"], "--games needs a whole number"),
        (["simulate", "dwarf", "--workers", "-2"], "--workers"),
        (["simulate", "dwarf", "--bots", "clever"], "no bot “clever”"),
        (["simulate", "dwarf", "--players", "3", "--bots", "random,greedy"], "3 bots"),
        (["simulate", "dwarf", "--players", "9"], "1 to 5 players"),
        (["simulate", "dwarf", "--mountain", "flat"], "“flat”"),
        (["games", "dwarf"], "dwarf is not understood"),
        (["serve", "--port", "http"], "--port needs a whole number"),
        (["serve", "--port", "65536"], "to 65535"),
        (["play", "dwarf", "--players", "9" * 5000], "--players needs a whole number"),
        (["play", "dwarf", "--save", "."], "cannot be saved"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_a_mistake_is_answered_with_one_clear_line(words: list[str], answer: str) -> None:
    assert answer in refused(*words)


def test_the_real_command_answers_likewise() -> None:
    for words in (["brew"], ["play", "dwarf", "--players", "6"], ["replay", "missing.json"]):
        assert refusal(alehouse(*words)) == refused(*words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_takes_its_examples_from_the_games(language: str) -> None:
    name = next(iter(house.ROOMS))
    clause = next(iter(house.load(name).rulebook().clauses))
    assert f"({clause})" in done("rules", "-h", "--lang", language)
    assert f"({clause})" in done("rules", name, "-h", "--lang", language)
    shown = done("cards", "-h", "--lang", language)
    for example in (f"cards export {name} >", f"cards check {name} ", f"play {name} --cards "):
        assert example in shown


def test_mistakes_are_explained_in_the_readers_language() -> None:
    words = ["simulate", "dwarf", "--players", "3", "--bots", "random,greedy"]
    assert "3 places" in refused(*words, "--lang", "fr")
    assert "Nie ma gry" in refused("play", "drawf", "--lang", "pl")
    assert "L’opzione «fate» non può essere «x»" in refused("play", "dwarf", "--fate", "x", "--lang", "it")
    assert "--players richiede un valore" in refused("play", "dwarf", "--lang=it", "--players")
    assert "--json ne prend pas de valeur" in refused("replay", "--json=1", "--lang=fr")


WORD = r"[^\W\d_a-z][^\W\d_a-z]{2,}"  # GAME, LEÇON
KEPT = {"BOT", "DWARF", "JSON", "HTML", "SVG", "GIF"}  # names, the same in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "learn"])
def test_what_stands_for_an_argument_is_one_word_in_the_whole_help(command: str, language: str) -> None:
    words = words_of(language, WORDS)
    usage, *rest = done(command, "-h", "--lang", language, COLUMNS="200").split("\n\n")
    known = {words.say(key) for key in words_in(language)} | KEPT
    arguments = next((part for part in rest if part.startswith(words.say("cli-arguments"))), "")
    listed = set(re.findall(WORD, "\n".join(re.findall(r"^  (\S+)", arguments, re.M))))
    assert listed <= set(re.findall(WORD, usage)) <= known
    assert set(re.findall(rf"alehouse {command} ({WORD})", "".join(rest))) <= listed


def words_in(language: str) -> list[str]:
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(cli-word-[a-z]+) =", text, re.M)


# ── languages ─────────────────────────────────────────────────────────────────────────────────────────


def spoken() -> list[str]:
    return [language for language in LANGUAGES if (WORDS / f"{language}.ftl").exists()]


@pytest.mark.parametrize("language", spoken())
def test_every_language_can_be_asked_for_anywhere(language: str) -> None:
    first = done("--lang", language, "play", "dwarf", "-h")
    assert first == done("play", "dwarf", "-h", f"--lang={language}")
    assert first == done("play", "dwarf", "-h", LANG=f"{language}_XX.UTF-8")
    assert first == done("play", "dwarf", "-h", LANG="en_GB", LC_ALL=language)
    assert (first == done("play", "dwarf", "-h")) == (language == "en")


@pytest.mark.parametrize("language", spoken())
def test_a_game_is_played_in_every_language(language: str) -> None:
    shown = done("play", "dwarf", "--lang", language, "--seed", 7, typed="?\n" + "1\n" * 40)
    assert "terminal-" not in shown
    assert "board-" not in shown


def test_an_unknown_language_of_the_environment_is_english() -> None:
    assert done("games", LANG="tlh") == done("games")


# ── pipes ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "command", ["rules dwarf 5", "cards export dwarf", "play dwarf", "simulate dwarf --games 20 --json"]
)
def test_a_reader_who_has_had_enough_is_no_error(command: str) -> None:
    """As `alehouse … | head -1`, with the output closed before anything is read."""
    process = subprocess.Popen(
        [*COMMAND, *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(b"1\n" * 200, timeout=300)
    assert errors == b""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env=environment({}))
    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1


def test_a_terminal_that_knows_no_such_letters_gets_others() -> None:
    result = alehouse("games", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert result.stderr == ""
