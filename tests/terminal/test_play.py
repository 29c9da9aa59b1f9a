"""Games played through a pipe: every mode to its end, and everything that may be typed on the way."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.long import spread
from tests.terminal.command import alehouse, done, refused

import alehouse as house
from alehouse.core.words import LANGUAGES
from alehouse.terminal import rules
from alehouse.terminal.hint import percent

ALWAYS_FIRST = "1\n" * 2000
OPPONENTS = ("eldhusfifl", "andvettr", "andvettr_fadir")
MODES = [
    *(["--opponent", opponent] for opponent in OPPONENTS),
    *(["--players", str(players)] for players in (2, 3, 4, 5)),
    ["--players", "3", "--seat", "here:Eyra", "--seat", "here:Brokk", "--seat", "here:Sindri"],
    ["--mountain", "graded", "--same-position-rule", "cover", "--special-pairing", "long_edge_duplex"],
]


def play(*words: object, typed: str) -> str:
    """A game without a process of its own."""
    return done("play", "dwarf", "--seed", 7, *words, typed=typed)


def flat(shown: str) -> str:
    """Text as it was before it was broken into lines."""
    return " ".join(shown.split())


def saved(file: Path) -> house.Record:
    return house.load_record(file.read_bytes())


# ── whole games ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize("mode", spread(MODES, 3), ids=" ".join)
def test_a_whole_game_through_a_pipe(mode: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = alehouse("play", "dwarf", "--seed", 7, *mode, "--save", file, typed=ALWAYS_FIRST)
    assert (result.returncode, result.stderr) == (0, "")
    shown = result.stdout
    assert "Hero of Society" in shown or "share the victory" in shown
    assert f"alehouse replay {file}" in shown
    assert max(len(line) for line in shown.splitlines() if str(file) not in line) <= 80
    assert "\x1b" not in shown
    state = house.load("dwarf").replay(saved(file))
    assert state.is_over
    assert saved(file).seed == 7


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(typed=ALWAYS_FIRST) == play(typed=ALWAYS_FIRST)
    assert play(typed=ALWAYS_FIRST) != done("play", "dwarf", "--seed", 8, typed=ALWAYS_FIRST)


def test_bots_can_play_among_themselves() -> None:
    shown = play("--seat", "bot:random", "--seat", "bot:greedy", typed="")
    assert "> " not in shown
    assert "Hero of Society" in shown


def test_cards_of_ones_own(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text(done("cards", "export", "dwarf").replace("items_to_end_game = 4", "items_to_end_game = 1"))
    file = tmp_path / "game.json"
    shown = play("--cards", cards, "--save", file, typed="1\n")
    assert f"--cards {cards}" in shown
    assert saved(file).cards
    assert "another card file" in refused("play", "dwarf", "--load", file)
    assert "Good night" in done("play", "dwarf", "--load", file, "--cards", cards)


# ── what may be typed ─────────────────────────────────────────────────────────────────────────────────


def test_options_by_number_name_place_and_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = ["--seat", "here:Eyra", "--seat", "here:Brokk", "--first-player", "1", "--save", file]
    play(*people, typed="1\nplace:A2\nA3\nplace:4\n")
    moves = [move for move in saved(file).moves if move.startswith("place")]
    assert moves == ["place:A1", "place:A2", "place:A3", "place:A4"]


def test_the_numbers_on_the_board_are_those_of_the_options() -> None:
    shown = play(typed="")
    on_board = set(re.findall(r"\[(\d+)\]", shown))
    listed = set(re.findall(r"(?:^|  ) +(\d+)  \S", shown, re.MULTILINE))
    assert on_board == listed


def test_words_that_fit_several_options_list_them_and_decide_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play("--save", file, typed="for both workers\n")
    assert "Which one?" in shown
    assert own_moves(file) == []


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives hints weighs them so often, not for a second on all cores, in which a busy machine gets to few."""
    monkeypatch.setattr("alehouse.terminal.table.ADVISER", "search@400")


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("word", ["h", "hint"])
def test_a_hint_tells_the_best_options_and_decides_nothing(word: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play("--save", file, typed=f"{word}\n")
    lines = shown.partition(f"> {word}\n")[2].splitlines()
    assert lines[0].split() == ["Option", "Thought", "Chance"]
    rows = [re.fullmatch(r" *(\d+)  (.+?) +(▇*) +(?:<\s)?(\d+)\s%  +(\d+)\s%", line) for line in lines[1:6]]
    found = [row.groups() for row in rows if row]
    assert len(found) == 5
    listed = dict(re.findall(r"(\d+)  (\S.*?)(?=  |\n)", shown.partition("> ")[0]))
    assert all(re.match(re.escape(text.removesuffix("…")), listed[number]) for number, text, *_ in found)
    thoughts = [int(thought) for _, _, _, thought, _ in found]
    assert thoughts == sorted(thoughts, reverse=True)
    assert len({line.rindex("%") for line in lines[1:6]}) == 1  # the columns are aligned
    assert "above 33 % a move gains ground" in flat(shown)
    assert own_moves(file) == []


def test_a_share_that_is_something_is_not_told_as_nothing() -> None:
    assert [percent(share) for share in (0, 0.004, 0.005, 0.015, 1)] == ["0 %", "< 1 %", "1 %", "2 %", "100 %"]


def test_a_hint_changes_nothing_in_the_bots_chance() -> None:
    asked = play(typed="h\n" + "1\n" * 40).partition("a move gains ground.\n")[2]
    assert asked
    assert play(typed="1\n" * 40).endswith(asked)


def test_where_fate_or_nobody_chooses_there_is_no_hint() -> None:
    assert "nothing to choose between" in play("--fate", "open", typed="h\n")


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_a_narrow_terminal(language: str) -> None:
    shown = done("--lang", language, "play", "brew_crafters", "--seed", 7, typed="h\n", COLUMNS="44")
    lines = shown.partition("> h\n")[2].splitlines()[1:6]
    assert all("…" in line or "%" in line for line in lines)
    assert max(map(len, lines)) <= 44


def own_moves(file: Path) -> list[str]:
    """The decisions of the first player."""
    game, record = house.load("dwarf"), saved(file)
    states = [game.replay(record, count) for count in range(len(record.moves) + 1)]
    return [record.moves[number] for number, (before, _) in enumerate(pairwise(states)) if before.player == 0]


LINES = [
    ("0", "There is no 0"),
    ("99", "There is no 99"),
    ("9" * 5000, "is not possible now"),
    ("xyzzy", "“xyzzy” is not possible now"),
    ("-1", "“-1” is not possible now"),
    ("[bold]place[/]", "“[bold]place[/]” is not possible now"),
    ("pass", "DW-5.12"),
    ("place:B1", "DW-4.13"),
    ("special:A1:medals", "DW-5.16"),
    ("draw:A:knockers_p5_l3", "DW-5.111"),
    ("u", "There is nothing to take back"),
    ("why", "Why what?"),
    ("why pass", "DW-5.12"),
    ("why place:A1", "allowed now"),
    ("why nonsense of all sorts", "Why what?"),
    ("rules", "DW-5.12"),
    ("rules DW-5.33", "spent"),
    ("rules dw-5.33", "spent"),
    ("rules apprentice opponent", "DW-6.36"),
    ("rules DW-99.9", "nothing about “DW-99.9”"),
    ("?", "take the last decision back"),
    ("log", "Round 1"),
    ("board", "Mountain"),
    ("save", "Save it where?"),
    ("save /no/such/folder/game.json", "no folder"),
    ("save /", "cannot be saved"),
    ("save a\0b", "cannot be saved"),
    (f"save {'a' * 300}", "cannot be saved"),
    ("stack A5", "Iron Seam"),
    ("stack 5", "Iron Seam"),
    ("pile a1", "→ "),
    ("mountain", "Forge Crown"),
    ("discards", "Discarded: "),
    ("stack Z9", "“stack Z9” is not possible now"),
    ("", "Place a worker"),
]


@pytest.fixture(scope="module")
def conversation() -> dict[str, str]:
    """What is answered to each line, none of which decides anything."""
    typed = "".join(f"{line}\n" for line, _ in LINES)
    shown = alehouse("play", "dwarf", "--seed", 7, "--first-player", 1, typed=typed).stdout
    answers = shown.split("\n> ")[1:]
    assert len(answers) == len(LINES) + 1, shown
    return {line: answer for (line, _), answer in zip(LINES, answers)}


@pytest.mark.parametrize(("line", "answer"), LINES, ids=[line[:40] for line, _ in LINES])
def test_what_else_may_be_typed(line: str, answer: str, conversation: dict[str, str]) -> None:
    assert answer in flat(conversation[line].removeprefix(line))


def test_bytes_that_are_no_text_are_answered_politely() -> None:
    result = alehouse("play", "dwarf", "--seed", 7, typed=b"\xff\xfe\x00\nq\n")
    assert result.returncode == 0
    assert result.stderr == ""


def test_an_occupied_location_is_refused_with_its_clause(tmp_path: Path) -> None:
    people = ["--seat", "here", "--seat", "here", "--first-player", "1"]
    shown = play(*people, typed="place:A5\nplace:A5\nwhy A5\n")
    assert shown.count("[DW-5.13]") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_one_of_the_games_own(language: str) -> None:
    shown = play("--lang", language, typed="why\n")
    assert f"why {house.load('dwarf').action_names[0]}" in flat(shown)


def test_why_of_words_that_fit_nothing_is_answered_where_seats_are_named() -> None:
    """Fate may name five first players; this table has three."""
    shown = done("play", "dwarf", "--players", 3, "--fate", "open", typed="why foo\nwhy 4\nwhy first:5\n")
    assert shown.count("Why what?") == 1
    assert shown.count("[DW-4.7]") == 2


def test_the_log_names_the_clause_behind_each_line() -> None:
    lines = play(typed="log\n").rpartition("> log")[2].splitlines()
    assert any(line.startswith("Round 1") and line.endswith("DW-5.1") for line in lines)
    assert any(line.endswith("DW-5.2") for line in lines)
    assert max(map(len, lines)) <= 80


def test_a_printed_opponent_is_told_of_by_its_star() -> None:
    shown = play("--opponent", "andvettr", typed=ALWAYS_FIRST)
    assert "  ★ Andvéttr  " in shown
    assert "▲ Andvéttr  " not in shown


def test_a_refusal_of_the_house_is_in_the_readers_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise house.BadOption("there is no bot 'x'", "bad-bot", {"bot": "x", "bots": "y"})

    monkeypatch.setattr(rules, "show", refuse)
    assert "Il n’y a pas de bot" in play("--lang", "fr", typed="rules\n")


# ── undo ──────────────────────────────────────────────────────────────────────────────────────────────

TWO = ["--seat", "here:Eyra", "--seat", "here:Brokk", "--first-player", "1"]


def test_undo_takes_the_last_decision_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*TWO, "--save", file, typed="place:A1\nu\nplace:A2\n")
    assert own_moves(file) == ["place:A2"]


def test_undo_stops_at_what_another_player_did(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(*TWO, "--save", file, typed="place:A1\nplace:A2\nplace:A3\nu\nu\nu\n")
    assert shown.count("Taken back.") == 2
    assert "Somebody else has decided" in shown
    assert own_moves(file) == ["place:A1"]


def test_undo_stops_at_fate() -> None:
    shown = play(*TWO, typed="A1\nA2\nA3\nA4\nu\n")
    assert "Round 2" in shown
    assert "Fate has spoken" in shown


def test_undo_stops_at_a_bots_move() -> None:
    shown = play("--players", "2", "--first-player", "1", typed="A1\nu\n")
    assert "Somebody else has decided" in shown


# ── saving and going on ───────────────────────────────────────────────────────────────────────────────


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play(*TWO, "--save", file, typed="A1\nA2\n")
    assert f"alehouse play dwarf --seat here:Eyra --seat here:Brokk --load {file}" in shown
    before = saved(file)
    assert before.seed is None  # it would tell the future
    shown = done("play", "dwarf", "--load", file, *TWO[:4], typed="A3\nq\n")
    assert "Eyra" in shown
    assert saved(file).moves == [*before.moves, "place:A3"]
    done("play", "dwarf", "--load", file, "--seed", 1, typed=ALWAYS_FIRST)
    assert house.load("dwarf").replay(saved(file)).is_over
    assert "is over" in refused("play", "dwarf", "--load", file)


def test_the_save_command_saves_once(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play(*TWO, typed=f"A1\nsave {file}\nA2\n")
    assert f"--load {file}" in shown
    assert "was not saved" in shown
    assert saved(file).moves[-1] == "place:A1"


def test_a_game_goes_on_when_it_cannot_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "evening.json"
    (folder / "evening.json.new").mkdir()  # where the new record would be written
    shown = play(*TWO, "--save", file, typed="A1\nA2\n")
    assert shown.count("cannot be saved") == 3
    assert "worker to Iron Seam (2)" in shown or "worker to" in shown


def test_a_game_is_never_saved_over_another_one(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("--save", file, typed="1\n")
    kept = file.read_bytes()
    assert "holds another game" in refused("play", "dwarf", "--save", file)
    assert "holds another game" in play(typed=f"save {file}\n")
    assert file.read_bytes() == kept
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--players", "2"], "players = 3, not 2"),
        (["--mountain", "graded"], "mountain = shuffled, not graded"),
        (["--seat", "me", "--seat", "me", "--seat", "me", "--seat", "me"], "4 seats"),
    ],
)
def test_what_the_record_says_cannot_be_asked_for_otherwise(words: list[str], answer: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("--save", file, typed="1\n")
    assert answer in refused("play", "dwarf", "--load", file, *words)


def damaged(file: Path, damage: str) -> None:
    text = file.read_text()
    record = json.loads(text)
    if damage == "truncated":
        text = text[: len(text) // 2]
    elif damage == "edited":
        text = text.replace("place:A1", "place:A9", 1)
    elif damage == "resealed":
        record["moves"].append("place:A1")
        text = json.dumps({**record, "seal": ""})
    elif damage == "another game":
        text = json.dumps({**record, "game": "chess", "seal": ""})
    elif damage == "another version":
        text = json.dumps({**record, "rules": 99, "seal": ""})
    elif damage == "empty":
        text = ""
    file.write_text(text)


@pytest.mark.parametrize(
    ("damage", "answer"),
    [
        ("truncated", "not a whole record"),
        ("edited", "changed after it was saved"),
        ("resealed", "DW-5.13"),
        ("another game", "chess"),
        ("another version", "version 99"),
        ("empty", "not a whole record"),
    ],
)
@pytest.mark.parametrize("command", ["load", "replay"])
def test_a_damaged_record_is_refused(command: str, damage: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play(*TWO, "--save", file, typed="A1\nA2\n")
    damaged(file, damage)
    words = ["play", "dwarf", "--load", file] if command == "load" else ["replay", file]
    assert answer in refused(*words)


@pytest.mark.parametrize(
    ("damage", "answer"),
    [
        ("truncated", "Questa non è una registrazione intera"),
        ("edited", "modificata dopo il salvataggio"),
        ("resealed", "le regole non permettono place:A1 (DW-5.13)"),
        ("another game", "«chess»"),
        ("another version", "la versione 99 delle regole"),
    ],
)
def test_a_damaged_record_is_refused_in_the_readers_language(damage: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play(*TWO, "--save", file, typed="A1\nA2\n")
    damaged(file, damage)
    assert answer in refused("play", "dwarf", "--load", file, "--lang", "it")


# ── open fate ─────────────────────────────────────────────────────────────────────────────────────────


def test_real_cards_are_typed_in(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    setup = "first:2\nmuster\nsell\nrun amok\n"
    draws = "draw:A:gold_seam_p5_l2\nknockers 5\n3\n"
    shown = done("play", "dwarf", "--players", 2, "--fate", "open", "--save", file, typed=setup + draws)
    assert "type part of the name" in shown
    moves = saved(file).moves
    assert moves[:5] == [
        "first:2",
        "turn:A:muster_an_army",
        "turn:A:sell_an_item",
        "turn:A:run_amok",
        "draw:A:gold_seam_p5_l2",
    ]
    assert moves[5] == "draw:A:knockers_p5_l3"
    assert "--fate open" in shown


def test_a_mistyped_card_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    typed = "first:1\nmuster\nu\nsell\nu\nu\nfirst:2\n"
    done("play", "dwarf", "--players", 2, "--fate", "open", "--save", file, typed=typed)
    assert saved(file).moves == ["first:2"]


def test_a_whole_game_with_real_cards(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    done("play", "dwarf", "--players", 2, "--fate", "open", "--save", file, typed=ALWAYS_FIRST)
    assert house.load("dwarf").replay(saved(file)).is_over
    assert saved(file).seed is None
