"""The results of somebody's own solo games: counted once they are over, by what they were about, for nobody else."""

from typing import Any

import pytest
from tests.server.house import BOT, HERE, ME, Browser, House

import alehouse
from alehouse.core.record import load as load_record
from alehouse.core.words import LANGUAGES


def play_out(browser: Browser, game: str, **options: str) -> int:
    """A solo game to its end, always by the first option; the score."""
    table = browser.open_table(ME, game=game, **options)
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.over:
            seat.play(seat.options[0])
            seat.until_mine()
    record = browser.http.get(f"/api/tables/{table}/record").content
    return alehouse.load(game).replay(load_record(record)).scores()[0]


def lines(browser: Browser, game: str, language: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.http.get(f"/api/solo/{game}?lang={language}").json()
    return found


def test_there_is_nothing_to_tell_before_the_first_game_is_over(browser: Browser) -> None:
    browser.open_table(ME, game="cavern_tavern")
    browser.open_table(ME, HERE, game="cavern_tavern")
    assert lines(browser, "cavern_tavern") == []


def test_finished_games_are_counted_with_the_best_score_and_nobody_sees_those_of_others(
    house: House, browser: Browser
) -> None:
    scores = [play_out(browser, "dwarf", opponent="eldhusfifl") for _ in range(2)]
    label = alehouse.load("dwarf").words("en").say("automa-eldhusfifl")
    (line,) = lines(browser, "dwarf")
    assert (line["label"], line["played"], line["best"]) == (label, 2, max(scores))
    assert lines(house.browser(), "dwarf") == []


def test_stories_are_told_by_assignment_after_the_sum_of_all(browser: Browser) -> None:
    play_out(browser, "cavern_tavern", solo_mode="story")
    score = play_out(browser, "cavern_tavern")
    everything, *others = lines(browser, "cavern_tavern", "it")
    assert (everything["label"], everything["played"]) == ("", 2)
    words = alehouse.load("cavern_tavern").words("it")
    assignments = {words.name(f"assignment-{card.id}") for card in alehouse.load("cavern_tavern").cards.assignments}
    (normal,) = [line for line in others if line["label"] not in assignments]
    label = words.say("option-solo_mode-normal")
    assert normal == {"label": label, "played": 1, "won": 0, "best": score}
    assert [line["played"] for line in others] == [1, 1]


def test_printed_opponents_are_told_apart(browser: Browser) -> None:
    play_out(browser, "dwarf", opponent="andvettr")
    (line,) = lines(browser, "dwarf")
    assert line["label"] == alehouse.load("dwarf").words("en").say("automa-andvettr")


def test_a_bot_that_plays_alone_does_not_count(browser: Browser) -> None:
    table = browser.open_table(BOT, game="dwarf", opponent="eldhusfifl")
    with browser.sit(table) as seat:
        seat.until(lambda message: message.get("over", False))
    assert lines(browser, "dwarf") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_game_is_refused_in_the_readers_language(browser: Browser, language: str) -> None:
    answer = browser.http.get(f"/api/solo/chess?lang={language}")
    assert answer.status_code == 404
    assert answer.json()["error"]
