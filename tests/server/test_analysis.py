"""How a finished game turned, as its page tells it: found out behind the open house, kept, and gone on with later."""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from tests.analysis.games import ThrownAway, thrown_away, whole
from tests.server.attacks.siege import Stranger
from tests.server.guests import kept, play_out
from tests.server.house import BOT, ME, RANDOM, SHORT, Browser, GuestHouse, House, PatientHouse, until
from tests.server.shelf import put

import alehouse
from alehouse.analysis import Analysis, Chance, Request, Sizes
from alehouse.analysis.worker import Answer, Part
from alehouse.core.record import load as load_record
from alehouse.house.fairness.fair_share import HOUSE
from alehouse.house.fairness.guessing import TRIES
from alehouse.house.fairness.lanes import Lane
from alehouse.house.protocol.house import PlayerText
from alehouse.house.texts import house_words
from alehouse.server.chance_chart import ChanceChart, smoothed
from alehouse.server.course_chart import LANDSCAPE, PORTRAIT, Moments
from alehouse.server.workers import analyst
from alehouse.server.workers.analyst import AnalysisFailed, Analyst
from alehouse.server.workers.worker_process import WorkerProcess

SVG = "{http://www.w3.org/2000/svg}"
SMALL = Sizes(first=10, rough=10, curve=20, playouts=30, screened=10, told=20)
LONG_WAIT = 600.0  # seconds: an analysis comes after everything else that a busy machine does


class SmallHouse(GuestHouse):
    """A house that plays little on, and keeps what it knows many times a second; it does not wait for everything else
    that a busy machine does."""

    prelude = f"""
{GuestHouse.prelude}
from alehouse.analysis import Sizes
from alehouse.server.workers import analyses, analyst
analyses.SIZES = {SMALL}
analyses.SECONDS = 0.02
analyst.POLITENESS = 0
"""


class HouseOfOnePart(SmallHouse):
    """A house whose analyst never comes to an end of the second part."""

    prelude = f"""
{SmallHouse.prelude}
import asyncio
from alehouse.server.workers.analyst import Analyst
parts, do = [], Analyst.do
async def do_one(*asked):
    parts.append(asked)
    return await (do(*asked) if len(parts) == 1 else asyncio.Event().wait())
Analyst.do = do_one
"""


class SleepingHouse(PatientHouse):
    """A house whose analyst never comes to an end."""

    prelude = f"""
{PatientHouse.prelude}
import asyncio
from alehouse.server.workers.analyst import Analyst
async def do(*_): await asyncio.Event().wait()
Analyst.do = do
"""


class ClumsyHouse(PatientHouse):
    """A house whose analyst makes a mistake."""

    prelude = f"""
{PatientHouse.prelude}
from alehouse.server.workers.analyst import Analyst
async def do(*_): raise ValueError("a mistake")
Analyst.do = do
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = SmallHouse(tmp_path_factory.mktemp("small") / "tables.db")
    yield house
    house.close()


def lost_game(game: str = "dwarf") -> ThrownAway:
    """A short game that somebody threw away."""
    return min((one for one in thrown_away() if one.record.game == game), key=lambda one: len(one.record.moves))


def asked(browser: Browser, table: str, query: str = "lang=en") -> dict[str, Any]:
    answer = browser.http.get(f"/api/records/{table}/analysis?{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def done(browser: Browser, table: str) -> dict[str, Any]:
    """Ask until nothing more comes."""
    found: dict[str, Any] = {}

    def is_done() -> bool:
        found.update(asked(browser, table))
        return bool(found["done"] == 1)

    until(is_done, LONG_WAIT)
    return found


# ── what is told ──────────────────────────────────────────────────────────────────────────────────────


def test_a_finished_game_is_analysed_when_its_page_is_opened(small: House) -> None:
    game, browser = lost_game(), small.browser()
    table = put(small.address, "thrown-away", game.record)
    first = asked(browser, table)
    assert first["state"] in ("waiting", "rough")
    found = done(browser, table)
    assert found["state"] == "ready"
    last = found["curve"][-1]
    assert last["move"] == len(game.record.moves)
    end = alehouse.load(game.record.game).replay(game.record)
    assert [share > 0 for share in last["shares"]] == [place == 1 for place in end.ranking()]
    assert all(abs(sum(chance["shares"]) - 1) < 0.01 for chance in found["curve"])
    point = max(found["points"], key=lambda point: point["loss"])
    assert (point["move"], point["seat"]) == (game.move, game.seat)
    assert point["loss"] > 50
    assert "20 times after each choice" in found["about_points"]
    assert "20 times from every turn" in found["about_curve"]
    assert asked(browser, table) == found


def test_it_speaks_the_readers_language_and_draws_for_the_readers_window(small: House) -> None:
    browser = small.browser()
    table = put(small.address, "in-all-languages", lost_game("cavern_tavern").record)
    done(browser, table)
    told = [asked(browser, table, f"lang={language}") for language in ("en", "it", "pl", "fr")]
    assert len({page["about_points"] for page in told}) == 4
    assert len({page["points"][0]["when"] for page in told}) > 1
    texts = [point[part] for page in told for point in page["points"] for part in ("when", "played", "better")]
    assert all(text and not any(key in text for key in ("{", "choice-", "option-")) for text in texts)
    for shape, sheet in (("landscape", LANDSCAPE), ("portrait", PORTRAIT)):
        drawing = ElementTree.fromstring(asked(browser, table, f"shape={shape}")["plot"])
        assert drawing.get("viewBox") == f"0 0 {sheet.chances.width} {sheet.chances.height}"


@pytest.mark.parametrize("people", [0, 2])
def test_games_of_bots_alone_and_with_cards_of_ones_own_are_not(small: House, people: int) -> None:
    cards = alehouse.load("dwarf").card_file.text if people else ""
    table = put(small.address, f"none-{people}", lost_game().record, people, cards=cards)
    assert asked(small.browser(), table) == {
        "state": "none",
        "done": 1.0,
        "curve": [],
        "points": [],
        "plot": "",
        "about_curve": "",
        "about_points": "",
    }
    assert table not in {row["table_id"] for row in kept(small, "analyses")}


def test_a_game_is_analysed_when_it_ends_and_whoever_looks_on_is_told(open_house: Callable[..., House]) -> None:
    house = open_house(kind=SmallHouse, analyses="ended")
    browser = house.browser()
    table = browser.open_table(ME, RANDOM, **SHORT)
    play_out(browser, table)
    with browser.sit(table) as seat:
        while seat.until_type("room").get("analysed", 0) < 1:
            pass
    found = asked(browser, table)
    assert (found["state"], found["done"]) == ("ready", 1.0)


def test_a_turning_point_says_which_pieces_both_choices_touch(small: House) -> None:
    game, browser = lost_game("cavern_tavern"), small.browser()
    table = put(small.address, "ringed", game.record)
    point = max(done(browser, table)["points"], key=lambda point: point["loss"])
    state = alehouse.load("cavern_tavern").replay(game.record, point["move"])
    shown = [state.choice(state.parse(game.record.moves[point["move"]])).targets, point["better_at"]]
    assert point["played_at"] == shown[0]
    assert all(shown)
    assert point["number"] >= 1


# ── who may see it ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_that_is_not_over_is_not_analysed(small: House) -> None:
    browser = small.browser()
    table = browser.open_table(ME, BOT)
    answer = browser.http.get(f"/api/records/{table}/analysis?lang=en")
    assert answer.status_code == 403
    assert table not in {row["table_id"] for row in kept(small, "analyses")}


def test_whoever_may_not_see_a_games_page_does_not_see_its_analysis(small: House) -> None:
    table = put(small.address, "private", lost_game().record, private=True)
    guesser = Stranger(small, "198.51.100.77")
    for _ in range(TRIES + 1):
        guesser.http.get(f"/api/records/{secrets.token_urlsafe(9)}/analysis")
    refusals = [guesser.http.get(f"/api/records/{table}{page}?lang=en") for page in ("", "/analysis")]
    assert [answer.status_code for answer in refusals] == [429, 429]
    assert refusals[0].json() == refusals[1].json() == {"error": house_words("en").say("refused-guessing")}
    assert asked(small.browser(), table)["state"] != "none"  # with its link, from elsewhere


def test_a_household_may_have_three_games_waiting(open_house: Callable[..., House]) -> None:
    house = open_house(kind=SleepingHouse)
    tables = [put(house.address, f"game-{number}", lost_game().record) for number in range(5)]
    reader = Stranger(house, "198.51.100.78")
    assert [asked(reader, table)["state"] for table in tables[:4]] == ["waiting"] * 4  # one is being looked at
    refused = reader.http.get(f"/api/records/{tables[4]}/analysis?lang=en")
    assert refused.status_code == 429
    assert "3 games wait already" in refused.json()["error"]
    assert asked(reader, tables[3])["state"] == "waiting"  # those that wait are told so again
    assert asked(Stranger(house, "198.51.100.79"), tables[4])["state"] == "waiting"


# ── going on ──────────────────────────────────────────────────────────────────────────────────────────


def known(house: House, table: str) -> dict[str, Any]:
    """What is kept of an analysis."""
    rows = [row for row in kept(house, "analyses") if row["table_id"] == table]
    found: dict[str, Any] = next((json.loads(row["data"]) for row in rows), {})
    return found


def test_after_a_pulled_plug_it_goes_on_where_it_was(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HouseOfOnePart)  # or it could be done before anybody pulls the plug
    table = put(house.address, "interrupted", lost_game("dice_brewing").record)
    browser = house.browser()
    asked(browser, table)
    before = until(lambda: known(house, table), LONG_WAIT)
    house.kill()
    before = known(house, table)
    assert before["analysis"]["done"] < 1
    house.prelude = SmallHouse.prelude
    house.open()
    assert asked(browser, table)["done"] >= round(before["analysis"]["done"], 3)
    found = done(browser, table)
    record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
    in_one_go = whole(Request(record=record, people=(0, 1), sizes=SMALL))
    assert [chance["move"] for chance in found["curve"]] == [chance.move for chance in in_one_go.curve]
    for chance, same in zip(found["curve"], in_one_go.curve):
        assert chance["shares"] == pytest.approx(same.shares, abs=0.001)
    assert [point["move"] for point in found["points"]] == [point.move for point in in_one_go.points]
    assert known(house, table)["progress"] is None


def test_what_an_earlier_house_found_in_another_way_is_found_out_again(small: House) -> None:
    table = put(small.address, "of-old", lost_game().record)
    old = '["another form"]'
    small.run_sql(f"INSERT INTO analyses VALUES ('{table}', 0, 'ready', '{old}', 1)")
    assert done(small.browser(), table)["state"] == "ready"


def test_what_cannot_be_analysed_is_given_up(open_house: Callable[..., House]) -> None:
    house = open_house(kind=ClumsyHouse)
    table = put(house.address, "never", lost_game().record)
    until(lambda: asked(house.browser(), table)["state"] == "none")
    assert house.browser().http.get(f"/api/records/{table}?lang=en").status_code == 200


# ── the analyst ───────────────────────────────────────────────────────────────────────────────────────

PART = Part(request=Request(record=lost_game().record))


class Worker:
    """Notes what is asked of it, and answers at once."""

    def __init__(self, problem: str = "") -> None:
        self.problem = problem
        self.asked = self.stopped = 0

    async def start(self, module: str, politeness: str) -> "Worker":
        assert (module, int(politeness) > 10) == ("alehouse.analysis.worker", True)
        return self

    async def ask(self, question: bytes) -> bytes:
        self.asked += 1
        analysis = Analysis(state="ready", done=1.0, curve=[], points=[])
        return msgspec.json.encode(Answer(analysis=analysis, problem=self.problem))

    async def stop(self) -> None:
        self.stopped += 1


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    worker = Worker()
    monkeypatch.setattr(analyst, "WorkerProcess", worker)
    return worker


def test_it_begins_nothing_while_somebody_waits_for_a_bot(worker: Worker) -> None:
    async def story() -> None:
        thinking = Lane("thinking", 1, usual=1.0)
        leave = asyncio.Event()

        async def think() -> None:
            async with thinking.place(HOUSE):
                await leave.wait()

        thinkers = [asyncio.create_task(think()) for _ in range(2)]
        await asyncio.sleep(0)
        assert thinking.waiting == 1
        part = asyncio.create_task(Analyst(thinking).do(PART, HOUSE))
        for _ in range(20):
            await asyncio.sleep(0)
        assert worker.asked == 0
        leave.set()
        assert (await part).analysis is not None
        await asyncio.gather(*thinkers)

    asyncio.run(story())


def test_its_process_is_ended_when_nothing_is_left_to_do(worker: Worker) -> None:
    async def story() -> None:
        one = Analyst(Lane("thinking", 1, usual=1.0))
        for _ in range(3):
            await one.do(PART, HOUSE)
        assert (worker.asked, worker.stopped) == (3, 0)
        for _ in range(2):
            await one.rest()
        assert worker.stopped == 1

    asyncio.run(story())


def test_a_mistake_is_named(worker: Worker) -> None:
    worker.problem = "ValueError: no"
    with pytest.raises(AnalysisFailed, match="ValueError: no"):
        asyncio.run(Analyst(Lane("thinking", 1, usual=1.0)).do(PART, HOUSE))


def test_a_worker_may_answer_at_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "talkative.py").write_text("input()\nprint('x' * 1_000_000)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def story() -> None:
        one = await WorkerProcess.start("talkative")
        assert len(await one.ask(b"well?")) == 1_000_001
        await one.stop()

    asyncio.run(story())


# ── the drawing ───────────────────────────────────────────────────────────────────────────────────────


def test_chances_are_smoothed_and_the_end_is_what_it_was() -> None:
    shares = [[1.0], [0.0], [1.0], [0.0], [1.0], [0.0], [0.0]]
    assert smoothed(shares) == [[1.0], [2 / 3], [0.6], [0.4], [1 / 3], [0.0], [0.0]]


def test_every_player_has_a_band_with_a_colour_and_a_shape() -> None:
    players = [PlayerText(name=name, kind="person", colour=seat) for seat, name in enumerate(("Anna", "<b>", "Ciri"))]
    curve = [
        Chance(move=move, seat=0, plays=8, shares=[0.5, 0.25, 0.25], errors=[0.1] * 3) for move in (0, 3, 7, 9, 12, 20)
    ]
    moments = Moments(["Round 1", "Round 2", "End"], [1, 10, 20])
    drawing = ElementTree.fromstring(
        ChanceChart(LANDSCAPE.chances, "Chances", moments, curve, [], players, [0, 50]).svg()
    )
    bands = [path.get("fill") for path in drawing.iter(f"{SVG}path") if (path.get("fill") or "").startswith("url")]
    assert bands == ["url(#band-0)", "url(#band-1)", "url(#band-2)"]
    assert [pattern.get("id") for pattern in drawing.iter(f"{SVG}pattern")] == ["band-0", "band-1", "band-2"]
    assert {"Anna", "<b>", "Ciri"} <= {text.text for text in drawing.iter(f"{SVG}text")}
