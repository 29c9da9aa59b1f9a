"""The keyboard is passed on where people have secrets from each other: nothing of the one is left for the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.brewing import short_cards
from tests.terminal.command import COLOUR, Keyboard, done, run_here

GAME = ["play", "dice_brewing", "--seed", "3"]
PEOPLE = ["--seat", "here:Anna", "--seat", "here:Bruno"]
ADVANCED = [*GAME, *PEOPLE, "--mode", "advanced"]
PASS = "Pass the keyboard to {}, then press Enter."


# Nobody places anything; then Bruno, who begins, buys a token, and Anna is next.
NOBODY_PLACES = "pass\npass\n"
BUYS = "\nbuy_token:raise_value\n"
ENDS = "end_turn\ndecline\n"


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """With these cards, action tokens can be bought in the first round."""
    file = tmp_path / "short.toml"
    file.write_text(short_cards(), encoding="utf-8")
    return file


def passes(shown: str) -> list[str]:
    """To whom the keyboard was passed."""
    beginning, _, end = PASS.partition("{}")
    return [part.partition(end)[0] for part in shown.split(beginning)[1:]]


def test_the_keyboard_is_passed_before_something_secret_is_shown(cards: Path) -> None:
    words = [*ADVANCED, "--cards", cards]
    assert passes(done(*words, typed=NOBODY_PLACES[:5])) == []
    assert passes(done(*words, typed=NOBODY_PLACES)) == ["Bruno"]  # he may buy, and nobody sees what
    assert passes(done(*words, typed=NOBODY_PLACES + BUYS + "log\n")) == ["Bruno"]
    assert passes(done(*words, typed=NOBODY_PLACES + BUYS + ENDS)) == ["Bruno", "Anna"]
    assert passes(done(*words, typed=NOBODY_PLACES + BUYS + ENDS + "\nend_turn\n")) == ["Bruno", "Anna", "Bruno"]


def test_the_one_who_has_secrets_is_waited_for_again_when_others_have_decided(cards: Path) -> None:
    """Anna has none and needs no privacy; but when she has decided, it is she who sits there."""
    typed = NOBODY_PLACES + BUYS + ENDS + "\nend_turn\n" + "\ndecline\ndecline\ndecline\n" + "pass\n"
    shown = done(*ADVANCED, "--cards", cards, typed=typed)
    assert passes(shown) == ["Bruno", "Anna", "Bruno", "Bruno"]
    assert "passes" in shown.rpartition(PASS.format("Bruno"))[0]


@pytest.mark.parametrize(
    "words",
    [
        [*GAME, *PEOPLE],
        [*GAME, "--mode", "advanced", "--players", "2"],
        ["play", "dwarf", "--seed", "3", *PEOPLE],
    ],
    ids=["no secrets", "one person", "a game without secrets"],
)
def test_elsewhere_nobody_has_to_pass_it(words: list[str]) -> None:
    assert passes(done(*words, typed="1\n1\n1\n1\n1\n")) == []


def test_people_may_leave_instead(cards: Path) -> None:
    shown = done(*ADVANCED, "--cards", cards, typed=NOBODY_PLACES + "q\n")
    assert passes(shown) == ["Bruno"]
    assert "Good night" in shown


def test_nothing_is_taken_back_when_the_keyboard_has_been_passed(cards: Path) -> None:
    typed = NOBODY_PLACES + BUYS + "u\n" + BUYS.strip() + "\n" + ENDS + "\nu\n"
    shown = done(*ADVANCED, "--cards", cards, typed=typed)
    assert shown.count("Taken back.") == 1
    assert "Somebody else has decided" in shown.rpartition(PASS.format("Anna"))[2]


def test_the_other_person_reads_of_a_token_and_not_of_its_kind(cards: Path) -> None:
    typed = NOBODY_PLACES + BUYS + "log\n" + ENDS + "\nlog\n"
    shown = done(*ADVANCED, "--cards", cards, typed=typed)
    buyer, _, other = shown.rpartition(PASS.format("Anna"))
    assert "Raise a value" in buyer.rpartition("> log")[2]
    assert "Raise" not in other.partition("Black Market")[0]
    assert "action token" in other.rpartition("> log")[2]


def test_everybody_reads_what_has_happened_since_they_last_sat_there(cards: Path) -> None:
    shown = done(*ADVANCED, "--seat", "here:Carla", "--cards", cards, typed="pass\npass\npass\n\n")
    news = shown.rpartition("then press Enter.")[2].partition("Round 1")[0]
    assert news.count("passes") == 3  # the own pass, and what the others did since


@pytest.fixture
def keyboard(cards: Path) -> Iterator[Keyboard]:
    with Keyboard(*ADVANCED, "--cards", cards) as keyboard:
        yield keyboard


def test_a_terminal_is_cleared_before_it_is_passed(keyboard: Keyboard) -> None:
    for _ in range(2):
        keyboard.wait_for("> ")
        keyboard.type("pass")
    shown = keyboard.wait_for(PASS.format("Bruno"))
    cleared = shown.rpartition("\x1b[3J")
    assert "\x1b[2J" in cleared[0]
    assert COLOUR.sub("", cleared[2]).strip() == PASS.format("Bruno")
    keyboard.type("")
    keyboard.wait_for("> ")
    keyboard.press("\x1b[A")  # would bring the line back that was typed last
    keyboard.type("")
    assert "pass" not in keyboard.wait_for("Buy")  # nothing was typed, so it is asked again


def test_a_whole_game_of_two_with_secrets(cards: Path) -> None:
    result = run_here(*ADVANCED, "--cards", cards, typed="1\n" * 3000)
    assert (result.returncode, result.stderr) == (0, "")
    assert "\x1b" not in result.stdout
    assert len(passes(result.stdout)) > 3
