"""Films of finished games: drawn behind the open house, within its limits, for whoever may see the game."""

import io
import os
import signal
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from PIL import Image, ImageSequence
from tests.analysis.games import thrown_away
from tests.server.attacks.siege import Stranger
from tests.server.house import BOT, ME, Browser, House, PatientHouse, until
from tests.server.shelf import put

import alehouse
from alehouse.core.export import FASTEST, SLOWEST, Cut, export
from alehouse.core.record import Record
from alehouse.core.words import LANGUAGES
from alehouse.house.fairness.guessing import TRIES
from alehouse.house.texts import house_words
from alehouse.server.routes.limits import HEAVY
from alehouse.server.workers import film_shelf
from alehouse.server.workers.film_shelf import DRAWING, FAILED, READY, FilmShelf, Job
from alehouse.server.workers.films import MOST_WAITING

SVG = "{http://www.w3.org/2000/svg}"
LONG_WAIT = 600.0  # seconds: a film comes after everything else that a busy machine does
TEN: dict[str, Any] = {"first": 5, "last": 15}
NAMES = ("Anna", "Brokk", "Ciri", "Dain")


class FilmHouse(PatientHouse):
    """A house whose films do not wait for everything else that a busy machine does."""

    prelude = f"""
{PatientHouse.prelude}
from alehouse.server.workers import films
films.POLITENESS = 0
"""


class HouseOfSlowFilms(PatientHouse):
    """A house whose films are never ready."""

    prelude = f"""
{PatientHouse.prelude}
import asyncio
from alehouse.server.workers.films import Films
async def drawn(*_): await asyncio.Event().wait()
Films._drawn = drawn
"""


class HouseOfFewScenes(FilmHouse):
    """A house whose films may have three scenes."""

    prelude = f"{FilmHouse.prelude}\nfilms.MOST_SCENES = 3\n"


class HouseOfSmallFilms(FilmHouse):
    """A house whose films may have two thousand bytes."""

    prelude = f"{FilmHouse.prelude}\nfilms.LARGEST = 2000\n"


class HouseInAHurry(FilmHouse):
    """A house that gives a film a hundredth of a second."""

    prelude = f"{FilmHouse.prelude}\nfilms.SECONDS = 0.01\n"


class HouseWithoutGifs(FilmHouse):
    """A house where the extra for GIFs is not installed."""

    prelude = f"{FilmHouse.prelude}\nfrom alehouse.core.draw import gif\ngif.PACKAGES = ('no_such_package',)\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = FilmHouse(tmp_path_factory.mktemp("films") / "tables.db")
    yield found
    found.close()


def thrown(game: str) -> Record:
    """The shortest of some games that are over."""
    return min((one.record for one in thrown_away() if one.record.game == game), key=lambda one: len(one.moves))


def played() -> Record:
    """A short game that is over."""
    return thrown("dwarf")


def order(browser: Browser, table: str, lang: str = "en", **wanted: Any) -> httpx.Response:
    return browser.http.post(f"/api/records/{table}/film?lang={lang}", json={"kind": "svg", **TEN, **wanted})


def ordered(browser: Browser, table: str, **wanted: Any) -> dict[str, Any]:
    answer = order(browser, table, **wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def over(browser: Browser, job: dict[str, Any]) -> dict[str, Any]:
    """Ask until a film is ready, or will never be."""

    def look() -> dict[str, Any]:
        found: dict[str, Any] = browser.http.get(f"/api/films/{job['id']}?lang=en").json()
        return found if found["state"] in (READY, FAILED) else {}

    return until(look, LONG_WAIT)


def downloaded(browser: Browser, job: dict[str, Any]) -> httpx.Response:
    found = over(browser, job)
    assert found["state"] == READY, found
    answer = browser.http.get(found["address"])
    assert answer.status_code == 200
    return answer


def failed(house: House, name: str, **wanted: Any) -> str:
    """Why a film of a house does not come to be."""
    try:
        browser = house.browser()
        found = over(browser, ordered(browser, put(house.address, name, played()), **wanted))
        assert found["state"] == FAILED
        assert found["address"] == ""
        assert browser.http.get("/health").status_code == 200
        told: str = found["problem"]
        return told
    finally:
        house.close()


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────────


def exported(folder: Path, kind: str, **cut: Any) -> bytes:
    """The same film, made by hand."""
    record = played()
    file = folder / f"film.{kind}"
    export(alehouse.load(record.game), record, file, Cut(names=("Anna", "Brokk"), **cut))
    return file.read_bytes()


def test_a_film_is_what_alehouse_export_draws_with_the_players_names(house: House, tmp_path: Path) -> None:
    browser, record = house.browser(), played()
    table = put(house.address, "whole", record)
    job = ordered(browser, table, first=0, last=len(record.moves), seconds=0.5)
    assert job["state"] == "waiting"
    assert job["done"] == 0
    answer = downloaded(browser, job)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    name = f"dwarf-whole-0-{len(record.moves)}.svg"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert "sandbox" in answer.headers["content-security-policy"]
    drawing = ElementTree.fromstring(answer.content)
    assert drawing.tag == f"{SVG}svg"
    assert answer.content == exported(tmp_path, "svg", seconds=0.5)
    assert {"Anna", "Brokk"} <= {"".join(text.itertext()) for text in drawing.iter(f"{SVG}text")}


def scenes_of(film: bytes, seconds: float) -> int:
    """How many scenes an animated SVG has, as its bar tells: it has grown when the last one begins."""
    *_, bar = ElementTree.fromstring(film).iter(f"{SVG}rect")
    growing = bar.find(f"{SVG}animate")
    assert growing is not None
    length = float(str(growing.get("dur")).removesuffix("s"))
    return round((length * float(str(growing.get("keyTimes")).split(";")[1])) / seconds) + 1


@pytest.mark.parametrize("shape", ["landscape", "portrait"])
def test_ten_moves_of_a_game_have_their_scenes(house: House, tmp_path: Path, shape: str) -> None:
    browser = house.browser()
    table = put(house.address, f"ten-{shape}", played())
    told: list[int] = []
    file = tmp_path / "counted.svg"
    cut = Cut(shape=shape, names=("Anna", "Brokk"), **TEN)
    export(alehouse.load("dwarf"), played(), file, cut, lambda _, scenes: told.append(scenes))
    film = downloaded(browser, ordered(browser, table, shape=shape)).content
    assert scenes_of(film, 1.0) == len(told) == told[0] > 3
    assert film == file.read_bytes()


def test_a_gif_has_a_frame_for_every_scene_that_differs_from_the_one_before(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures: list[str] = []

    def keep(drawn: Iterator[str], _: int, __: float) -> bytes:
        pictures.extend(drawn)
        return b""

    with monkeypatch.context() as patch:
        patch.setattr("alehouse.core.export.gif", keep)
        exported(tmp_path, "gif", first=5, last=7)
    frames = sum(picture != before for before, picture in pairwise(["", *pictures]))
    browser = house.browser()
    answer = downloaded(browser, ordered(browser, put(house.address, "gif", played()), kind="gif", first=5, last=7))
    assert answer.headers["content-type"] == "image/gif"
    assert answer.headers["content-disposition"] == 'attachment; filename="dwarf-gif-5-7.gif"'
    with Image.open(io.BytesIO(answer.content)) as film:
        assert sum(1 for _ in ImageSequence.Iterator(film)) == frames > 2


def test_a_film_speaks_the_language_of_whoever_asks_and_knows_cards_of_ones_own(house: House) -> None:
    browser = house.browser()
    cards = alehouse.load("dwarf").card_file.text
    table = put(house.address, "own-cards", played(), cards=cards)
    films = {downloaded(browser, ordered(browser, table, lang=language)).text for language in LANGUAGES}
    assert len(films) == len(LANGUAGES)


def test_a_film_shows_what_a_seat_saw(house: House, tmp_path: Path) -> None:
    """With its own secrets, and nobody else's; onlookers saw none."""
    browser, record = house.browser(), thrown("cavern_tavern")
    table = put(house.address, "eyes", record)
    game = alehouse.load(record.game)
    early = game.replay(record, 15)
    secrets = [game.words("en").name(f"secret-{early.view(seat).players[seat].secret}") for seat in (0, 1)]  # type: ignore[attr-defined]
    for seat in (None, 0, 1):
        answer = downloaded(browser, ordered(browser, table, seat=seat))
        assert [secret in answer.text for secret in secrets] == [seat == 0, seat == 1]
        eyes = "" if seat is None else f"-seat-{seat + 1}"
        assert f'filename="cavern_tavern-eyes-5-15{eyes}.svg"' in answer.headers["content-disposition"]
        cut = Cut(seat=seat, names=NAMES[: record.players], **TEN)
        export(game, record, tmp_path / "film.svg", cut)
        assert answer.content == (tmp_path / "film.svg").read_bytes()


def test_people_have_their_colours_in_a_film(house: House, tmp_path: Path) -> None:
    """They go with people from table to table, whichever seat they have."""
    browser = house.browser()
    table = put(house.address, "colours", played(), colours=(4, 2))
    film = downloaded(browser, ordered(browser, table)).content
    assert film == exported(tmp_path, "svg", colours=(4, 2), **TEN)
    assert film != exported(tmp_path, "svg", **TEN)


# ── what is refused ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"kind": "mp4"}, "refused-film-kind"),
        ({"kind": "../svg"}, "refused-film-kind"),
        ({"first": -1}, "refused-film-moves"),
        ({"first": 9, "last": 8}, "refused-film-moves"),
        ({"last": 100_000}, "refused-film-moves"),
        ({"seat": -1}, "refused-film-seat"),
        ({"seat": 2}, "refused-film-seat"),
        ({"seat": 2**70}, "refused-film-seat"),
        ({"seat": "0"}, "refused-message"),
        ({"shape": "round"}, "refused-film-shape"),
        ({"seconds": 0}, "refused-film-seconds"),
        ({"seconds": 1e9}, "refused-film-seconds"),
        ({"first": "1"}, "refused-message"),
        ({"first": None}, "refused-message"),
    ],
    ids=str,
)
def test_what_cannot_be_filmed_is_refused_in_a_sentence(house: House, wanted: dict[str, Any], key: str) -> None:
    browser = house.browser()
    table = "refused"
    if browser.http.get(f"/api/records/{table}").status_code != 200:
        put(house.address, table, played())
    told = set()
    for language in LANGUAGES:
        answer = order(browser, table, language, **wanted)
        assert answer.status_code == 400
        sentence = answer.json()["error"]
        said = {"moves": len(played().moves), "least": FASTEST, "most": SLOWEST, "problem": ""}
        wanted_words, _, _ = house_words(language).say(key, said).partition("(")  # there stands what cannot be read
        assert sentence.startswith(wanted_words)
        told.add(sentence)
    assert len(told) == len(LANGUAGES)


def test_a_game_that_is_not_over_has_no_film(house: House) -> None:
    browser = house.browser()
    answer = order(browser, browser.open_table(ME, BOT), first=0, last=0)
    assert answer.status_code == 403
    assert answer.json()["error"] == house_words("en").say("refused-unfinished")


def test_a_film_that_is_not_there_or_not_ready_cannot_be_had(house: House) -> None:
    browser = house.browser()
    job = ordered(browser, put(house.address, "named", played()))
    downloaded(browser, job)
    for address in ("0" * 24, "..", "%2e%2e%2fx", job["id"] + "0", f"{job['id']}/other.svg", f"{job['id']}/x.gif"):
        answer = browser.http.get(f"/api/films/{address}?lang=en")
        assert answer.status_code == 404, address
    gone = browser.http.get(f"/api/films/{'0' * 24}?lang=en").json()["error"]
    assert gone == house_words("en").say("refused-film")


def test_who_guesses_links_is_told_nothing_about_films_of_private_games(house: House) -> None:
    """Access is that of the game's page: whoever has the link, unless they try very many."""
    table = put(house.address, "private", played(), private=True)
    job = ordered(house.browser(), table)
    address = over(house.browser(), job)["address"]
    guesser = Stranger(house, "198.51.100.77")
    assert guesser.http.get(address).status_code == 200
    for number in range(TRIES + 1):
        guesser.http.get(f"/api/records/guessed-{number}")
    for asked in (f"/api/records/{table}", f"/api/films/{job['id']}", address):
        assert guesser.http.get(asked).status_code == 429, asked
    assert order(guesser, table).status_code == 429
    assert order(guesser, "no-such-table").status_code in (404, 429)


def test_a_household_has_three_films_under_way_and_each_counts_as_five_looks(tmp_path: Path) -> None:
    house = HouseOfSlowFilms(tmp_path / "tables.db")
    table = put(house.address, "slow", played())
    one, other = Stranger(house, "198.51.100.1"), Stranger(house, "198.51.100.2")
    jobs = [ordered(one, table) for _ in range(MOST_WAITING)]
    refused = order(one, table)
    assert refused.status_code == 429
    assert refused.json()["error"] == house_words("en").say("refused-films", {"count": MOST_WAITING})
    ordered(other, table)
    assert one.http.get(f"/api/films/{jobs[0]['id']}").json()["state"] == "waiting"
    assert next(weight for begins, weight in HEAVY.items() if f"/api/records/{table}/film".startswith(begins)) == 5
    house.close()


# ── limits ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_film_of_too_many_scenes_is_not_drawn(tmp_path: Path) -> None:
    told = failed(HouseOfFewScenes(tmp_path / "tables.db"), "long")
    assert told.endswith("a film has 3 at most. Choose fewer moves.")


@pytest.mark.parametrize("kind", ["svg", "gif"])
def test_a_film_that_is_too_large_is_not_kept(tmp_path: Path, kind: str) -> None:
    told = failed(HouseOfSmallFilms(tmp_path / "tables.db"), "large", kind=kind, first=5, last=5)
    assert told == house_words("en").say("film-too-large", {"most": 0})


def test_a_film_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    told = failed(HouseInAHurry(tmp_path / "tables.db"), "hurried")
    assert told == house_words("en").say("film-too-slow")


def test_where_gifs_cannot_be_drawn_the_house_says_so(tmp_path: Path) -> None:
    house = HouseWithoutGifs(tmp_path / "tables.db")
    browser, table = house.browser(), put(house.address, "no-gifs", played())
    answer = order(browser, table, kind="gif")
    assert answer.status_code == 400
    assert answer.json()["error"] == house_words("en").say("refused-film-gif")
    downloaded(browser, ordered(browser, table))
    house.close()


def drawers_of(house: House) -> list[int]:
    """The processes that draw for a house."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_text().split("\0")
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == house.process.pid and "alehouse.server.workers.film_drawer" in words:
            found.append(int(path.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no other way to find a process here")
def test_when_the_drawer_is_killed_its_film_fails_and_the_next_one_is_drawn(house: House) -> None:
    browser, record = house.browser(), played()
    table = put(house.address, "killed", record)
    job = ordered(browser, table, kind="gif", first=0, last=len(record.moves))
    (drawer,) = until(lambda: drawers_of(house))
    os.kill(drawer, signal.SIGKILL)
    found = over(browser, job)
    assert (found["state"], found["problem"]) == (FAILED, house_words("en").say("film-too-slow"))
    downloaded(browser, ordered(browser, table))
    assert until(lambda: drawers_of(house) == [])


def test_when_the_house_closes_no_film_and_no_drawer_is_left(tmp_path: Path) -> None:
    class Tidy(FilmHouse):
        scratch = tmp_path

    house, record = Tidy(tmp_path / "tables.db"), played()
    browser = house.browser()
    table = put(house.address, "closed", record)
    over(browser, ordered(browser, table))
    assert list(tmp_path.glob("alehouse-films-*/*.svg"))
    ordered(browser, table, kind="gif", first=0, last=len(record.moves))
    house.close()
    assert list(tmp_path.glob("alehouse-films-*")) == []


# ── the shelf ─────────────────────────────────────────────────────────────────────────────────────────


def shelved(
    shelf: FilmShelf, number: int, age: float = 0.0, state: str = READY, process: int = 1, owner: str = "anna"
) -> Job:
    """A film of a thousand bytes that was kept some seconds ago."""
    job = Job(
        id=f"{number:024x}", table="table", owner=owner, kind="svg", file="film.svg", state=state, process=process
    )
    shelf.film(job).write_bytes(bytes(1000))
    shelf.keep(job)
    then = time.time() - age
    os.utime(shelf.film(job).with_suffix(".json"), (then, then))
    return job


def left(shelf: FilmShelf, jobs: list[Job]) -> list[int]:
    assert [shelf.get(job.id) is not None for job in jobs] == [shelf.film(job).exists() for job in jobs]
    return [number for number, job in enumerate(jobs) if shelf.get(job.id)]


def test_films_are_kept_for_a_day(tmp_path: Path) -> None:
    shelf = FilmShelf(str(tmp_path))
    jobs = [shelved(shelf, number, hours * 3600.0) for number, hours in enumerate((0, 23, 25))]
    shelf.tidy()
    assert left(shelf, jobs) == [0, 1]


def test_where_there_are_too_many_the_oldest_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = FilmShelf(str(tmp_path))
    jobs = [shelved(shelf, number, 100.0 * number) for number in range(6)]
    jobs.append(shelved(shelf, 6, 1000.0, state=DRAWING))
    monkeypatch.setattr(film_shelf, "MOST", 4)
    shelf.tidy()
    assert left(shelf, jobs) == [0, 1, 2, 3, 6]
    monkeypatch.setattr(film_shelf, "MOST_BYTES", 2500)
    shelf.tidy()
    assert left(shelf, jobs) == [0, 1, 6]


def test_whoever_has_films_drawn_without_end_crowds_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = FilmShelf(str(tmp_path))
    jobs = [shelved(shelf, number, 1000.0 + number) for number in range(2)]
    jobs += [shelved(shelf, number, 10.0 * number, owner="stranger") for number in range(2, 8)]
    monkeypatch.setattr(film_shelf, "MOST", 5)
    shelf.tidy()
    assert left(shelf, jobs) == [0, 1, 2, 3, 4]
    monkeypatch.setattr(film_shelf, "MOST_BYTES", 4500)
    shelf.tidy()
    assert left(shelf, jobs) == [0, 1, 2, 3]


def test_what_a_process_was_drawing_goes_with_it(tmp_path: Path) -> None:
    shelf = FilmShelf(str(tmp_path))
    jobs = [shelved(shelf, number, state=state, process=7) for number, state in enumerate((READY, DRAWING, "waiting"))]
    jobs.append(shelved(shelf, 3, state=DRAWING, process=8))
    shelf.forget_process(7)
    assert left(shelf, jobs) == [0, 3]
