"""The page of a finished game, and playing on from any of its moments."""

import asyncio
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from tests.server.guests import kept, key_of, play_out
from tests.server.house import BOT, HERE, ME, RANDOM, SHORT, Browser, GuestHouse, House

import alehouse
from alehouse.analysis.study import Study
from alehouse.bots import load_bot
from alehouse.core.draw.players import COLOURS
from alehouse.core.fate import seeded
from alehouse.core.record import Record
from alehouse.core.record import load as load_record
from alehouse.core.state import FATE
from alehouse.house.protocol.house import PlayerText
from alehouse.house.rows import MoveRow, SeatRow, TableRow, now
from alehouse.house.tables.table import standing
from alehouse.server.course_chart import LANDSCAPE, PORTRAIT, Moments
from alehouse.server.score_chart import ScoreChart, scale_of, spread
from alehouse.server.storage.storage import Storage

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("dwarf", "dice_brewing", "cavern_tavern", "brew_crafters")


def page(browser: Browser, table: str, query: str = "lang=en") -> dict[str, Any]:
    answer = browser.http.get(f"/api/records/{table}?{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def record(browser: Browser, table: str) -> Record:
    return load_record(browser.http.get(f"/api/tables/{table}/record").content)


def row(house: House, table: str) -> dict[str, Any]:
    return next(row for row in kept(house, "tables") if row["id"] == table)


def play_on(browser: Browser, table: str, move: Any) -> tuple[int, dict[str, Any]]:
    answer = browser.http.post(f"/api/tables/{table}/continue?lang=en", json={"move": move})
    return answer.status_code, answer.json()


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[Browser, str]:
    """Anna and a bot have finished a game of DWARF."""
    browser = house.browser()
    table = browser.open_table(ME, BOT, RANDOM)
    play_out(browser, table)
    return browser, table


def played(house: House, game: str) -> str:
    """A table where two bots have played a game at random to its end, put into the database; its id."""
    state = alehouse.load(game).new(2, "seed")
    rng = seeded("a game at random")
    rows = [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(state.record().moves)]
    while not state.is_over:
        player = int(state.player)
        state.apply(load_bot("random").choose(state, rng))
        names = state.record().moves[len(rows) :]
        rows += [MoveRow(seq=len(rows) + k, action=name, seat=FATE if k else player) for k, name in enumerate(names)]
    row = TableRow(
        id=f"played-{game}",
        host="",
        game=game,
        rules=state.game.rules_version,
        players=2,
        options=state.record().options,
        seed="seed",
        cards="",
        private=False,
        deadline=0,
        since=now(),
        touched=now(),
        seats=[SeatRow(seat=seat, kind="bot", bot="random") for seat in range(2)],
        **msgspec.structs.asdict(standing(state)),
    )
    storage = Storage(house.address)
    asyncio.run(storage.tables.open(row, rows))
    storage.close()
    return row.id


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_with_its_result_and_its_scores(house: House, browser: Browser, game: str) -> None:
    table = played(house, game)
    with browser.sit(table) as seat:
        seat.until_type("table")
        told = seat.table["result"]
    found = page(browser, table)
    assert found["result"] == told
    state = alehouse.load(game).replay(record(browser, table))
    assert found["moves"] == len(record(browser, table).moves)
    moments = [moment["move"] for moment in found["moments"]]
    assert len(moments) > 2
    assert moments == sorted(set(moments))
    turns = [turn for moment in found["moments"] for turn in moment["turns"]]
    assert turns == [turn.move for turn in Study(record(browser, table)).turns]
    assert [move for move, _ in found["axis"]] == [*moments, found["moves"]]
    places = [place for _, place in found["axis"]]
    assert places == sorted(set(places))
    assert found["scores"] == state.scores()
    drawing = ElementTree.fromstring(found["plot"])
    written = [text.text for text in drawing.iter(f"{SVG}text")]
    for name, score in zip([player["name"] for player in found["players"]], state.scores()):
        assert name in written
        assert str(score).replace("-", "−") in written
    lines = [path.get("stroke") for path in drawing.iter(f"{SVG}path") if path.get("stroke-width") == "2.5"]
    assert lines == list(COLOURS[: len(state.scores())])
    shapes = {use.get("href") for use in drawing.iter(f"{SVG}use")}
    assert shapes == {f"#mark-{player}" for player in range(len(state.scores()))}


def test_the_page_speaks_the_readers_language(finished: tuple[Browser, str]) -> None:
    browser, table = finished
    english, polish = page(browser, table), page(browser, table, "lang=pl")
    assert english["moments"][0]["label"] == "Round 1"
    assert polish["moments"][0]["label"] != "Round 1"
    assert english["result"]["outcome"]["title"] != polish["result"]["outcome"]["title"]


def test_a_phone_gets_a_drawing_of_its_own(finished: tuple[Browser, str]) -> None:
    browser, table = finished
    wide, upright = (page(browser, table, f"shape={shape}")["plot"] for shape in ("landscape", "portrait"))
    assert ElementTree.fromstring(wide).get("viewBox") == f"0 0 {LANDSCAPE.scores.width} {LANDSCAPE.scores.height}"
    assert ElementTree.fromstring(upright).get("viewBox") == f"0 0 {PORTRAIT.scores.width} {PORTRAIT.scores.height}"


def test_a_game_that_is_not_over_has_no_page_and_is_not_played_on(browser: Browser) -> None:
    table = browser.open_table(ME, HERE)
    answer = browser.http.get(f"/api/records/{table}?lang=en")
    assert answer.status_code == 403
    assert "not over" in answer.json()["error"]
    assert "result" not in answer.text
    assert play_on(browser, table, 0)[0] == 403


@pytest.mark.parametrize("address", ["/api/records/none", "/api/records/%00", "/api/records/" + "x" * 3000])
def test_where_there_is_no_table_there_is_no_page(browser: Browser, address: str) -> None:
    assert browser.http.get(address).status_code == 404


# ── playing on ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("move", [-1, 10**9, 10**30, "3", None, 1.5])
def test_a_moment_that_never_was_is_refused(house: House, finished: tuple[Browser, str], move: Any) -> None:
    before = len(kept(house, "tables"))
    status, answer = play_on(*finished, move)
    assert status == 400
    assert answer["error"]
    assert len(kept(house, "tables")) == before


def test_from_the_end_nothing_is_left_to_play(finished: tuple[Browser, str]) -> None:
    browser, table = finished
    assert play_on(browser, table, page(browser, table)["moves"])[0] == 400


def test_another_site_cannot_open_tables(house: House, finished: tuple[Browser, str]) -> None:
    browser, table = finished
    before = len(kept(house, "tables"))
    headers = {"Origin": "https://elsewhere.example"}
    answer = browser.http.post(f"/api/tables/{table}/continue", json={"move": 0}, headers=headers)
    assert answer.status_code == 403
    assert len(kept(house, "tables")) == before


def test_somebody_plays_on_in_all_peoples_seats_against_the_same_bots(
    house: House, finished: tuple[Browser, str]
) -> None:
    browser, table = finished
    stranger = house.browser()
    move = page(browser, table)["moments"][3]["move"]
    status, answer = play_on(stranger, table, move)
    assert status == 201
    found = row(house, answer["id"])
    assert (found["host"], found["origin"], found["status"], found["private"]) == (
        key_of(stranger),
        table,
        "running",
        True,
    )
    assert found["seed"] != row(house, table)["seed"]
    assert [entry.action for entry in house.rows(answer["id"])][:move] == record(browser, table).moves[:move]
    with stranger.sit(answer["id"]) as seat:
        seat.until_mine()
        assert [sitter["kind"] for sitter in seat.room["seats"]] == ["me", "bot", "bot"]
        assert seat.room["origin"] == table
        assert "Anna" not in str(seat.room)
    play_out(stranger, answer["id"])
    assert answer["id"] not in {entry["table_id"] for entry in kept(house, "results")}
    assert page(stranger, answer["id"])["origin"] == table
    assert stranger.http.get("/api/me/statistics").json() == []


def test_whoever_has_played_keeps_the_own_name(finished: tuple[Browser, str]) -> None:
    browser, table = finished
    _, answer = play_on(browser, table, page(browser, table)["moments"][1]["move"])
    with browser.sit(answer["id"]) as seat:
        assert seat.until_room()["seats"][0]["name"] == "Anna"


def test_fate_is_asked_anew(house: House, finished: tuple[Browser, str]) -> None:
    browser, table = finished
    begun = [play_on(browser, table, 0)[1]["id"] for _ in range(4)]
    openings = {tuple(entry.action for entry in house.rows(new) if entry.seat < 0)[:20] for new in [table, *begun]}
    assert len(openings) > 1


def test_a_table_that_is_played_on_outlives_the_house(open_house: Callable[..., House]) -> None:
    house = open_house(kind=GuestHouse)
    browser = house.browser()
    table = browser.open_table(ME, HERE, **SHORT | {"evening": "long"})  # luck may end a short one too early
    play_out(browser, table)
    _, answer = play_on(browser, table, page(browser, table)["moments"][2]["move"])
    with browser.sit(answer["id"]) as seat:
        seat.until_mine()
        seat.play()
        seat.until_mine()
        seq, prompt = seat.table["seq"], seat.table["prompt"]
    house.kill()
    house.open()
    with browser.sit(answer["id"]) as seat:
        seat.until_mine()
        assert (seat.table["seq"], seat.table["prompt"]) == (seq, prompt)
        seat.play()


# ── the drawing ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lowest", "highest", "found"),
    [
        (0, 0, [0, 1]),
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (3, 44, [0, 10, 20, 30, 40, 50]),
        (-63, 44, [-80, -60, -40, -20, 0, 20, 40, 60]),
    ],
)
def test_a_scale_has_few_round_numbers_around_all_scores(lowest: int, highest: int, found: list[int]) -> None:
    assert scale_of([[lowest, highest]]) == found


@pytest.mark.parametrize("lowest", range(-120, 40, 7))
@pytest.mark.parametrize("span", [0, 1, 2, 5, 6, 9, 33, 61, 250, 9999])
def test_a_scale_holds_every_score(lowest: int, span: int) -> None:
    found = scale_of([[lowest, lowest + span]])
    assert found[0] <= lowest
    assert found[-1] >= lowest + span
    assert 2 <= len(found) <= 12


def test_names_do_not_lie_on_each_other() -> None:
    found = spread([100, 101, 30, 99], 20, 110)
    assert [found[k] for k in (2, 3, 0, 1)] == [30, 70, 90, 110]


def test_a_name_with_markup_is_drawn_as_text() -> None:
    moments = Moments(["one", "End"], [0, 4])
    player = PlayerText(name="<script>'&\"</script>", kind="person", colour=0)
    drawing = ScoreChart(LANDSCAPE.scores, "title", moments, [(0, [0]), (4, [3])], [player]).svg()
    assert "<script" not in drawing
    assert player.name in [text.text for text in ElementTree.fromstring(drawing).iter(f"{SVG}text")]
