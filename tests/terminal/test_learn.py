"""Lessons at a terminal: every one played through in every language; leaving, coming back, and what comes after."""

import re
from pathlib import Path

import pytest
from tests.lessons.house import LESSONS, SMALL, advance
from tests.long import LONG
from tests.terminal.command import Keyboard, done, refused, run_here

import alehouse as house
from alehouse.core.lessons.bubble import CURTAIN, NEXT, QUESTION, WATCH
from alehouse.core.lessons.run import Run
from alehouse.core.words import LANGUAGES, words_of
from alehouse.terminal import WORDS
from alehouse.terminal.learnt import Learnt
from alehouse.terminal.lesson_text import LessonText

GAME = house.load("dwarf")
FIRST = GAME.lesson("first")
# Every lesson in every language; usually every other one, each in another language, and the first one of every game.
PLAYED = [
    (*lesson, language)
    for n, lesson in enumerate(LESSONS)
    for m, language in enumerate(LANGUAGES)
    if LONG or (m == n % len(LANGUAGES) and (n % 2 == 0 or lesson[1] == "first"))
]


def flat(shown: str) -> str:
    """Text as it was before it was broken into lines."""
    return " ".join(shown.split())


def typed(name: str, lesson: str) -> str:
    """What somebody types who does what is wanted, to the end of a lesson; wrong answers first."""
    game = house.load(name)
    run = Run(game, game.lesson(lesson))
    lines: list[str] = []
    while not run.finished:
        if run.kind in (CURTAIN, NEXT):
            lines.append("")
        elif run.kind == QUESTION and run.step and run.step.ask:
            lines += [str(n) for n in range(1, len(run.step.ask.answers) + 1) if n != run.step.ask.right + 1]
            lines.append(str(run.step.ask.right + 1))
        elif run.kind != WATCH:
            lines.append(run.state.name(run.wanted()[0]))
        advance(run)
    return "".join(f"{line}\n" for line in lines)


def learn(folder: Path, *words: object, typed: str = "", **extra: str) -> str:
    return done("learn", *words, "--name", "Eyra", typed=typed, XDG_DATA_HOME=str(folder), **extra)


# ── whole lessons ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize(("name", "lesson", "language"), PLAYED)
def test_a_lesson_from_beginning_to_end(name: str, lesson: str, language: str, tmp_path: Path) -> None:
    shown = learn(tmp_path, name, lesson, "--lang", language, typed=f"{typed(name, lesson)}q\n")
    game = house.load(name)
    words = words_of(language, WORDS)
    told = game.lesson(lesson, language)
    assert words.say("terminal-learn-done", {"title": told.title}) in shown
    assert not re.search(r"[{}]", shown)
    assert max(map(len, shown.splitlines())) <= 80
    assert Learnt(tmp_path / "alehouse" / "lessons.json").is_done(name, lesson)


def test_the_lessons_of_all_games_are_listed(tmp_path: Path) -> None:
    shown = learn(tmp_path)
    for name in house.ROOMS:
        game = house.load(name)
        assert game.title in shown
        for lesson in game.lessons():
            assert f"{lesson.title}  {lesson.id} · {lesson.minutes} min" in shown
    assert "✓" not in shown


def test_a_lesson_that_is_done_is_ticked_and_the_next_one_is_offered(tmp_path: Path) -> None:
    Learnt(tmp_path / "alehouse" / "lessons.json").finish("dwarf", "first")
    shown = learn(tmp_path, "dwarf", typed="q\n")
    first, second = GAME.lessons()[:2]
    assert f"✓ 1  {first.title}" in shown
    assert f"  2  {second.title}" in shown
    assert f"Enter: {second.title}" in shown
    assert second.acts[0].steps[0].id in learn_place(tmp_path, "dwarf", typed="\n")


def learn_place(folder: Path, *words: object, typed: str) -> str:
    """Where a lesson is left after what is typed."""
    learn(folder, *words, typed=typed)
    return (folder / "alehouse" / "lessons.json").read_text()


@pytest.mark.parametrize("line", ["0", "6", "9" * 30, "-1", "two", "²"])
def test_a_lesson_that_is_not_in_the_list_is_not_begun(tmp_path: Path, line: str) -> None:
    shown = learn(tmp_path, "dwarf", typed=f"{line}\nq\n")
    assert f"There is no {line}; choose from 1 to 5." in flat(shown)


def test_an_unknown_game_or_lesson_is_refused() -> None:
    assert "There is no game “chess”" in refused("learn", "chess")
    assert "There is no lesson “last” of DWARF. There are: first, " in refused("learn", "dwarf", "last")
    assert "which game?" in refused("learn", "--check", "x.toml")


# ── on the way ────────────────────────────────────────────────────────────────────────────────────


def test_what_is_said_and_pointed_at(tmp_path: Path) -> None:
    shown = flat(learn(tmp_path, "dwarf", "first", typed="q\n"))
    assert "Welcome, clan leader!" in shown
    assert "Look at: Categories · Steel · Gold · Items" in shown
    assert "steel You 1 : 5 Brokk ★" in shown
    assert "Eyra" in shown
    assert "To go on with the lesson: alehouse learn dwarf first" in shown


def test_another_move_is_answered_tried_and_taken_back(tmp_path: Path) -> None:
    to_iron = "\n" * 3
    shown = flat(learn(tmp_path, "dwarf", "first", typed=f"{to_iron}place:A7\nt\n\nplace:A3\nb\nt\nb\nplace:A1\nq\n"))
    assert "A Gold Seam: 1 gold, and gold scores." in shown
    assert "t: try it; Enter: take it back" in shown
    assert "Eyra sends a worker to Gold Seam (7)" in shown
    assert "That is an Iron Seam too" in shown
    assert "There is nothing to try here." in shown
    assert "There is nothing to take back." in shown
    assert "Brokk sends a worker to Iron Seam (2)" in shown


def test_options_are_taken_by_number_and_by_words(tmp_path: Path) -> None:
    for line in ("1", "A1", "iron seam (1)"):
        place = learn_place(tmp_path / line.replace(" ", "-"), "dwarf", "first", typed="\n\n\n" + line + "\nq\n")
        assert "place:A1" in place
    shown = learn(tmp_path / "several", "dwarf", "first", typed="\n\n\niron\n99\nfly\nq\n")
    assert "Which one?" in shown
    assert "There is no 99; choose from 1 to 12." in shown
    assert "“fly” is not possible now." in shown


def test_an_illegal_move_explains_itself(tmp_path: Path) -> None:
    shown = learn(tmp_path, "dwarf", "first", typed=upto("dwarf", "first", "gold") + "place:A1\nq\n")
    assert "A worker stands on 1 already. [DW-5.13]" in flat(shown)


def upto(name: str, lesson: str, step: str) -> str:
    """What is typed until a step is shown."""
    game = house.load(name)
    run = Run(game, game.lesson(lesson))
    lines: list[str] = []
    while not (run.step and run.step.id == step and run.kind != WATCH):
        if run.kind in (CURTAIN, NEXT):
            lines.append("")
        elif run.kind == QUESTION and run.step and run.step.ask:
            lines.append(str(run.step.ask.right + 1))
        elif run.kind != WATCH:
            lines.append(run.state.name(run.wanted()[0]))
        advance(run)
    return "".join(f"{line}\n" for line in lines)


def test_a_bubble_to_be_read_waits_for_enter(tmp_path: Path) -> None:
    shown = flat(learn(tmp_path, "dwarf", "first", typed="place:A1\n1\nstack A5\nlog\nboard\nrules\n?\nq\n"))
    assert shown.count("One moment: read this first, then go on.") == 2
    assert "try the move that is not wanted" in shown


# ── leaving and coming back ───────────────────────────────────────────────────────────────────────


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    learn(tmp_path, "dwarf", "first", typed="\n\n\nplace:A1\nq\n")
    shown = flat(learn(tmp_path, "dwarf", "first", typed="q\n"))
    assert f"You are at step 5 of {FIRST.length}." in shown
    assert FIRST.acts[0].steps[4].say[:20] in shown
    again = flat(learn(tmp_path, "dwarf", "first", typed="again\nq\n"))
    assert "Welcome, clan leader!" in again
    assert "You are at step" not in flat(learn(tmp_path, "dwarf", "first", typed="q\n"))


def test_a_lesson_that_is_stopped_is_kept(tmp_path: Path) -> None:
    with Keyboard("learn", "dwarf", "first", XDG_DATA_HOME=str(tmp_path)) as keyboard:
        keyboard.wait_for("> ")
        keyboard.type("")
        keyboard.wait_for("· 2/")
        keyboard.wait_until_it_reads()
        keyboard.press("\x03")
        keyboard.wait_for("alehouse learn dwarf first")
        assert keyboard.ends() == 130
    assert FIRST.acts[0].steps[1].id in Learnt(tmp_path / "alehouse" / "lessons.json").left("dwarf", "first")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"done": 7}', '{"left": {"dwarf/first": "{}"}}'])
def test_a_damaged_file_is_no_reason_not_to_learn(tmp_path: Path, text: str) -> None:
    file = tmp_path / "alehouse" / "lessons.json"
    file.parent.mkdir()
    file.write_text(text)
    assert "Welcome, clan leader!" in flat(learn(tmp_path, "dwarf", "first", typed="\nq\n"))
    assert Learnt(file).left("dwarf", "first")


def test_a_place_that_cannot_be_kept_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "alehouse").write_text("in the way")
    shown = flat(learn(tmp_path, "dwarf", "first", typed="\n\nq\n"))
    assert shown.count("Your place cannot be kept") == 1


def test_two_terminals_keep_their_own_lessons(tmp_path: Path) -> None:
    one, two = (Learnt(tmp_path / "lessons.json") for _ in range(2))
    one.leave("dwarf", "first", "here")
    two.finish("dwarf", "solo")
    one.leave("dwarf", "first", "there")
    assert (two.left("dwarf", "first"), one.is_done("dwarf", "solo")) == ("there", True)


# ── afterwards ────────────────────────────────────────────────────────────────────────────────────


def test_after_a_lesson_one_can_play_on_with_a_helper(tmp_path: Path) -> None:
    shown = flat(learn(tmp_path, "dwarf", "first", typed=typed("dwarf", "first") + "1\nq\n"))
    assert f"Play on from “{FIRST.acts[0].title}”, with advice" in shown
    assert "Type h whenever you want the house’s advice." in shown
    assert "At the table: Eyra and Brokk · " in shown


def test_after_a_lesson_comes_the_first_real_game(tmp_path: Path) -> None:
    shown = flat(learn(tmp_path, "dwarf", "first", typed=typed("dwarf", "first") + "2\nq\n"))
    assert "alehouse play dwarf --players 2 --mountain=graded" in shown
    assert "At the table: Eyra and " in shown


def test_after_a_lesson_comes_another(tmp_path: Path) -> None:
    shown = flat(learn(tmp_path, "dwarf", "first", typed=typed("dwarf", "first") + "3\nq\n"))
    assert GAME.lesson(FIRST.next[0]).title in shown
    assert "alehouse learn dwarf monsters" in shown


# ── lessons that are being written ────────────────────────────────────────────────────────────────


def test_a_good_lesson_file_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SMALL, encoding="utf-8")
    assert "mine.toml is a good lesson file (1 lesson)." in done("learn", "dwarf", "--check", file)


def test_the_faults_of_a_lesson_file_are_listed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SMALL.replace("place:A7", "fly:A7").replace("loc:A7", "tower:7"), encoding="utf-8")
    result = run_here("learn", "dwarf", "--check", file)
    assert result.returncode == 2
    assert "small/mine/greed: do: fly:A7 is not legal now" in flat(result.stdout)
    assert "“mine.toml” has 2 faults; mend what is listed above" in result.stderr
    file.write_text("game = 3", encoding="utf-8")
    assert "mine.toml" in refused("learn", "dwarf", "--check", file)


# ── icons as words ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "text", "written"),
    [
        ("dwarf", "Pay 2 {steel} for 1 item {item}.", "Pay 2 steel for 1 item."),
        ("dwarf", "You lead *gold* {gold}, and win {crown}.", "You lead gold, and win."),
        ("cavern_tavern", "Served on time it brings 15 {coin}.", "Served on time it brings 15 points."),
        ("brew_crafters", "You own {spice} and {fruit}.", "You own spice and fruit."),
        ("cavern_tavern", "It wants {wine} and {beer}; you own the Beer.", "It wants Wine and Beer; you own the Beer."),
        ("brew_crafters", "You have 1 {malt}. Take Malt: 3 {malt} malt.", "You have 1 malt. Take Malt: 3 malt."),
    ],
)
def test_an_icon_becomes_a_word_where_the_sentence_has_none(name: str, text: str, written: str) -> None:
    game = house.load(name)
    assert LessonText(game, game.words("en")).written(text).plain == written


def test_a_picture_names_all_its_icons() -> None:
    game = house.load("dice_brewing")
    text = LessonText(game, game.words("en"))
    assert text.drawn("{die-yellow-4} {die-green-2} → {glass-lager}").plain == "Pale malt 4 Hops 2 → Lager"
    assert text.drawn("{glass-lager} → {xp} 1 + {coins} 2").plain == "Lager → XP 1 + coins 2"


def test_what_is_counted_bends_with_its_number() -> None:
    game = house.load("cavern_tavern")
    text = LessonText(game, game.words("pl"))
    assert [text.written(f"Dostajesz {count} {{coin}}.").plain for count in (1, 2, 5)] == [
        "Dostajesz 1 punkt.",
        "Dostajesz 2 punkty.",
        "Dostajesz 5 punktów.",
    ]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Un filon de fer donne 3 {iron} fer, l’*or* {gold} compte.", "Un filon de fer donne 3 fer, l’or compte."),
        ("Brokk en fait de l’{steel} acier.", "Brokk en fait de l’acier."),
        ("Tu en mènes deux {crown}\u202f: victoire.", "Tu en mènes deux\u202f: victoire."),
    ],
)
def test_a_left_out_icon_leaves_no_gap(text: str, written: str) -> None:
    assert LessonText(GAME, GAME.words("fr")).written(text).plain == written
