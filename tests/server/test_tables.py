"""Opening tables of every kind, playing them to their end, finding them again."""

import json

import pytest
from tests.long import spread
from tests.server.house import BOT, HERE, ME, RANDOM, Browser, House, Seat

import alehouse
from alehouse.core.draw.players import AUTOMA
from alehouse.core.record import load as load_record
from alehouse.core.words import LANGUAGES
from alehouse.house.forms import PARTS

VARIANT = {"mountain": "graded", "same_position_rule": "cover", "special_pairing": "long_edge_duplex"}


def play_to_the_end(seat: Seat) -> None:
    """Always the last option: the special cards and their decisions come last."""
    seat.until_mine()
    while not seat.over:
        seat.play(seat.options[-1])
        seat.until_mine()


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), spread([(3, VARIANT), (2, {}), (4, VARIANT), (5, {})], 2))
def test_bots_play_whole_games(browser: Browser, players: int, options: dict[str, str]) -> None:
    table = browser.open_table(BOT, *[RANDOM] * (players - 1), cards="", **options)
    with browser.sit(table) as seat:
        seat.until(lambda message: message.get("over", False))
        assert not seat.mine
        assert len(seat.table["result"]["places"]) == players
        assert seat.table["prompt"]["seat"] == -1
        assert seat.table["prompt"]["text"] == seat.table["result"]["outcome"]["title"]
    record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
    assert record.options.items() >= options.items()
    assert alehouse.load("dwarf").replay(record).is_over


def test_whoever_has_told_no_name_reads_you_in_the_scoring(browser: Browser) -> None:
    table = browser.open_table({"kind": "me"}, BOT)
    with browser.sit(table) as seat:
        play_to_the_end(seat)
        outcome = seat.table["result"]["outcome"]
    cells = [cell for row in outcome["rows"] for cell in row]
    assert "You" in cells
    assert "Blue guest" not in cells


def test_sentences_of_the_log_begin_with_a_name_that_their_verbs_agree_with(browser: Browser) -> None:
    """ "You" sends nobody: it stands by itself alone."""
    with browser.sit(browser.open_table({"kind": "me"}, BOT, first_player="1")) as seat:
        seat.until_mine()
        seat.play()
        seat.until_mine()
        told = {line["name"] for line in seat.log if line.get("seat") == 0}
    assert told == {"Blue guest"}


@pytest.mark.parametrize("opponent", ["eldhusfifl", "andvettr", "andvettr_fadir"])
def test_one_person_plays_against_a_printed_opponent(browser: Browser, opponent: str) -> None:
    table = browser.open_table(ME, opponent=opponent)
    with browser.sit(table) as seat:
        first = seat.until_type("table")
        assert [(player["kind"], player["colour"]) for player in first["players"]] == [("me", 0), ("automa", AUTOMA)]
        (line,) = browser.http.get("/api/tables").json()
        assert line["players"] == first["players"]
        assert first["players"][1]["name"] == alehouse.load("dwarf").words("en").say(f"automa-{opponent}")
        play_to_the_end(seat)
        assert len(seat.table["result"]["places"]) == 2


def test_people_around_one_screen_decide_in_turn(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        assert seat.table["prompt"]["name"] == "Anna"
        seat.play()
        assert (seat.table["prompt"]["name"], seat.mine) == ("Brokk", True)
        play_to_the_end(seat)
        names = {line.get("name") for line in seat.log}
        assert names >= {"Anna", "Brokk"}


def test_people_and_bots_share_a_table(browser: Browser) -> None:
    table = browser.open_table(HERE, BOT, ME, BOT)
    with browser.sit(table) as seat:
        play_to_the_end(seat)
    with browser.sit(table) as seat:
        assert seat.until_type("table")["players"] == [
            {"name": "Brokk", "kind": "me", "colour": 0, "level": 0, "face": 0},
            {"name": "Sindri", "kind": "bot", "colour": 1, "level": 2, "face": 0},  # no bot is called like a person
            {"name": "Anna", "kind": "me", "colour": 2, "level": 0, "face": 0},
            {"name": "Dvala", "kind": "bot", "colour": 3, "level": 2, "face": 0},
        ]


def test_bots_have_names_of_their_game_and_a_level_and_keep_a_name_that_was_given(browser: Browser) -> None:
    given = {"kind": "bot", "bot": "master", "name": "saaz"}
    table = browser.open_table(ME, given, {"kind": "bot", "bot": "random"}, game="brew_crafters")
    with browser.sit(table) as seat:
        expected = [("Anna", 0), ("saaz", 5), ("Cascade", 1)]
        room, players = seat.until_type("room")["seats"], seat.until_type("table")["players"]
        assert [(player["name"], player["level"]) for player in players] == expected
        assert [(player["name"], player.get("level", 0)) for player in room] == expected


def test_nameless_people_are_called_by_their_colour_and_names_are_cleaned(browser: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": " @<b>Í\u0000ð  "}, {"kind": "here", "name": "x"}]
    table = browser.open_table(*seats)
    with browser.sit(table) as seat:
        names = [player["name"] for player in seat.until_type("table")["players"]]
    assert names == ["Blue guest", "<b>Í ð", "x"]
    with browser.sit(table, lang="it") as seat:
        assert seat.until_type("table")["players"][0]["name"] == "Ospite blu"


def test_a_table_is_listed_only_for_the_browser_that_opened_it(browser: Browser, house: House) -> None:
    older = browser.open_table(ME, BOT, first_player="1")  # a bot that begins may touch it after the newer one is over
    newer = browser.open_table(BOT, BOT)
    with browser.sit(newer) as seat:
        seat.until(lambda message: message.get("over", False))
    lines = browser.http.get("/api/tables?lang=en").json()
    assert [line["id"] for line in lines] == [newer, older]
    assert [line["over"] for line in lines] == [True, False]
    assert [player["name"] for player in lines[1]["players"]] == ["Anna", "Brokk"]
    assert lines[1]["title"] == "DWARF"
    assert "Anna" in lines[1]["text"] or "Brokk" in lines[1]["text"]
    assert house.browser().http.get("/api/tables").json() == []


def test_a_list_of_tables_says_in_every_language_where_each_stands(browser: Browser) -> None:
    game = alehouse.load("dwarf")
    table = browser.open_table(ME, HERE, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        for player in ("Brokk", "Brokk", "Anna"):
            seat.play()
            record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
            view = game.replay(record).view(None)
            for lang in LANGUAGES:
                (line,) = browser.http.get(f"/api/tables?lang={lang}").json()
                assert game.summary(view, game.words(lang)) in line["text"]
                assert player in line["text"]
        seat.send("undo", seq=seat.table["seq"])
        seat.until_seq(seat.table["seq"] + 1)
        (line,) = browser.http.get("/api/tables?lang=en").json()
        assert "Brokk" in line["text"]


def test_a_forged_key_is_nobody(browser: Browser, house: House) -> None:
    browser.open_table(ME, BOT)
    stranger = house.browser()
    cookie = browser.http.cookies["alehouse"]
    stranger.http.cookies.set("alehouse", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), domain="127.0.0.1")
    assert stranger.http.get("/api/tables").status_code == 401


def test_cards_of_ones_own(browser: Browser) -> None:
    text = alehouse.load("dwarf").card_file.text
    table = browser.open_table(BOT, RANDOM, cards=text + "\n# mine\n")
    with browser.sit(table) as seat:
        seat.until(lambda message: message.get("over", False))
    record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
    assert record.cards


def test_a_record_in_mid_game_has_no_seed_and_replays(browser: Browser) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        for _ in range(5):
            seat.play()
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert json.loads(answer.content).get("seed") is None
    record = load_record(answer.content)
    assert len(record.moves) == seat.table["moves"]
    assert alehouse.load("dwarf").replay(record).record().moves == record.moves


def test_the_house_says_what_can_be_opened(browser: Browser) -> None:
    house = browser.http.get("/api/house?lang=en").json()
    game = next(form for form in house["games"] if form["name"] == "dwarf")
    assert game["seats"] == [1, 2, 3, 4, 5]
    assert {option["name"] for option in game["options"]} == {o.name for o in alehouse.load("dwarf").options}
    assert [option["name"] for option in game["options"] if option["seats_opponent"]] == ["opponent"]
    assert house["opponent_colour"] == AUTOMA
    assert [bot[0] for bot in house["bots"]] == ["random", "greedy", "apprentice", "journeyman", "master"]
    assert [code for code, _ in house["languages"]] == list(LANGUAGES)
    assert house["words"]
    assert all(key.startswith("page-") for key in house["words"])
    assert house["version"] == alehouse.__version__
    assert house["build"] == ("compiled" if alehouse.COMPILED else "plain")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_has_the_same_words_in_every_language(browser: Browser, lang: str) -> None:
    words = browser.http.get(f"/api/house?lang={lang}").json()["words"]
    assert words.keys() == browser.http.get("/api/house?lang=en").json()["words"].keys()


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_the_page_has_words_of_its_own_in_every_language(browser: Browser, lang: str, part: str) -> None:
    words = browser.http.get(f"/api/words/{part}?lang={lang}").json()
    assert words
    assert words.keys() == browser.http.get(f"/api/words/{part}?lang=en").json().keys()
    assert not words.keys() & browser.http.get(f"/api/house?lang={lang}").json()["words"].keys()
    assert browser.http.get("/api/words/nothing").status_code == 404


def test_an_unknown_language_is_english(browser: Browser) -> None:
    english = browser.http.get("/api/house?lang=en").json()
    assert browser.http.get("/api/house?lang=xx").json() == english
    assert browser.http.get("/api/house", headers={"accept-language": "de-AT,en;q=0.5"}).json() == english


def test_the_drawings_are_cached_for_ever_and_compressed(browser: Browser) -> None:
    with browser.sit(browser.open_table(ME, HERE)) as seat:
        address = seat.until_mine()["defs"]
    tight, usual = (browser.http.get(address, headers={"accept-encoding": way}) for way in ("gzip, br", "gzip"))
    assert [answer.headers["content-encoding"] for answer in (tight, usual)] == ["br", "gzip"]
    assert int(tight.headers["content-length"]) < 0.9 * int(usual.headers["content-length"])
    for answer in (tight, usual):
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text.startswith("<svg")


def test_the_words_of_the_house_are_sent_again_only_in_another_language(browser: Browser) -> None:
    first = browser.http.get("/api/house?lang=en")
    assert first.headers["content-encoding"] == "br"
    known = {"if-none-match": first.headers["etag"]}
    again = browser.http.get("/api/house?lang=en", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert (
        browser.http.get("/api/house?lang=it", headers=known).json()["words"]["page-open"]
        != first.json()["words"]["page-open"]
    )


def test_the_page_is_sent_again_only_when_it_has_changed(browser: Browser) -> None:
    first = browser.http.get("/static/main.js")
    assert "javascript" in first.headers["content-type"]
    again = browser.http.get("/static/main.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.http.get("/you").text == browser.http.get("/lobby").text
