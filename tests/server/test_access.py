"""Whoever has not a seat's key gets nothing of it, and no other site gets anything of anybody's."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.brewing import short_cards
from tests.server.house import GAMES, HERE, ME, OPEN, PATIENCE, RANDOM, Browser, House, Message, Seat
from websockets.exceptions import ConnectionClosed

import alehouse.server
from alehouse.house.keys import Keys
from alehouse.house.texts import house_words
from alehouse.server.http.reception import BEHIND
from alehouse.server.routes.asking import COOKIE

PAGE = Path(alehouse.server.__file__).parent / "page"
NO_KEY = house_words("en").say("refused-key")
ORDER: Message = {"game": "dwarf", "players": 2, "options": {}, "seats": [ME, HERE]}
SECRET = {"game": "dice_brewing", "mode": "advanced"}
MARKUP = "<img src=x onerror=hi()>"
ELSEWHERE = "https://elsewhere.example"


def moves_of(house: House, table: str) -> list[str]:
    return [row.action for row in house.rows(table)]


def refused(asker: Seat, kind: str, /, **fields: Any) -> str:
    """Ask for something that is refused; what is said then."""
    answer = asker.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["text"])


def visitor(house: House, cookie: str) -> Browser:
    """Somebody with a cookie of one's own making."""
    browser = house.browser()
    browser.http.cookies.clear()
    browser.http.cookies.set(COOKIE, cookie)
    return browser


def own_tables(browser: Browser) -> list[str]:
    return [line["id"] for line in browser.http.get("/api/tables").json()]


@pytest.fixture
def duel(house: House, browser: Browser) -> Iterator[tuple[str, Seat, Seat]]:
    """Anna and Brokk in browsers of their own, at a game with secrets that has begun."""
    table = browser.order_table(ME, OPEN, game=SECRET["game"], options={"mode": SECRET["mode"]}, cards=short_cards())
    with browser.sit(table) as anna, house.browser().sit(table) as brokk:
        brokk.take(1, "Brokk")
        anna.until_seq(0)
        brokk.until_seq(0)
        yield table, anna, brokk


# ── a seat's key ──────────────────────────────────────────────────────────────────────────────────────


def test_a_stranger_can_do_nothing_at_a_table(house: House, duel: tuple[str, Seat, Seat]) -> None:
    table, anna, brokk = duel
    mover = anna if anna.mine else brokk
    action, seq, before = mover.options[0], mover.table["seq"], moves_of(house, table)
    with house.browser().sit(table) as stranger:
        stranger.until_type("table")
        assert stranger.table["prompt"]["options"] == []
        for kind, fields in {
            "move": {"action": action, "seq": seq, "client_id": "theirs"},
            "undo": {"seq": seq},
            "wish": {"seq": seq, "moves": 0},
            "agree": {"seq": seq, "agree": True},
            "sit": {"seat": 0},
            "start": {},
            "take": {"seat": 0, "name": "Thief"},
        }.items():
            assert refused(stranger, kind, **fields)
        stranger.send("agree", seq=seq, agree=False)
        assert stranger.until_type("refused")
        for kind in ("leave", "return"):
            stranger.send(kind)
        stranger.ask("look", live=True)
    assert moves_of(house, table) == before
    assert mover.play(action)["seq"] > seq  # nobody has left, no bot plays


def test_nobody_plays_for_another_seat(house: House, duel: tuple[str, Seat, Seat]) -> None:
    table, anna, brokk = duel
    mover, other = (anna, brokk) if anna.mine else (brokk, anna)
    before = moves_of(house, table)
    move = {"action": mover.options[0], "seq": mover.table["seq"], "client_id": "not mine"}
    assert "turn" in refused(other, "move", **move)
    because = other.ask("why", action=mover.options[0])
    assert "turn" in because["text"]
    assert other.table["prompt"]["options"] == []
    assert moves_of(house, table) == before
    done = mover.play()
    assert refused(other, "undo", seq=done["seq"])


def test_a_wish_is_granted_by_those_who_are_asked_alone(house: House, duel: tuple[str, Seat, Seat]) -> None:
    table, anna, brokk = duel
    mover, other = (anna, brokk) if anna.mine else (brokk, anna)
    start = mover.table["moves"]
    seq = mover.play()["seq"]
    mover.send("wish", seq=seq, moves=start)
    mover.until_room(lambda room: room.get("wish") is not None)
    mover.send("agree", seq=seq, agree=True)  # with the own wish
    with house.browser().sit(table) as stranger:
        stranger.until_type("table")
        assert refused(stranger, "agree", seq=seq, agree=True)
    mover.ask("look", live=True)
    assert len(house.rows(table)) == seq
    other.until_seq(seq)
    other.send("agree", seq=seq, agree=True)
    assert other.until_seq(seq + 1)["moves"] == start


def test_what_players_say_stays_among_them(house: House, duel: tuple[str, Seat, Seat]) -> None:
    table, anna, brokk = duel
    with house.browser().sit(table) as stranger:
        stranger.until_type("table")
        anna.send("say", text="among us")
        brokk.until(lambda _: bool(brokk.chat))
        stranger.send("say", text="out here")
        stranger.until(lambda _: bool(stranger.chat))
        assert [(line["text"], line.get("seat", -1)) for line in stranger.chat] == [("out here", -1)]
    brokk.ask("look", live=True)
    assert [(line["text"], line["seat"]) for line in brokk.chat] == [("among us", 0)]


def test_secrets_wait_for_the_end(house: House, duel: tuple[str, Seat, Seat]) -> None:
    table, anna, brokk = duel
    stranger = house.browser()
    for browser in (anna, brokk):
        assert "over" in refused(browser, "look", seat=0)
        assert "over" in refused(browser, "look", seat=1)
    for address in (f"/api/tables/{table}/record", f"/api/records/{table}", f"/api/records/{table}/analysis"):
        assert stranger.http.get(address).status_code == 403
    assert stranger.http.post(f"/api/tables/{table}/continue", json={"move": 0}).status_code == 403
    with stranger.sit(table) as seat:
        seat.until_type("table")
        assert "over" in refused(seat, "look", seat=0)
        earlier = seat.ask("look", move=0)
        assert earlier["prompt"]["options"] == []
        assert refused(seat, "undo", seq=earlier["seq"])


# ── keys ──────────────────────────────────────────────────────────────────────────────────────────────


FORGERIES: dict[str, Callable[[str], str]] = {
    "without a signature": lambda cookie: cookie.partition(".")[0],
    "with an empty signature": lambda cookie: cookie.partition(".")[0] + ".",
    "truncated": lambda cookie: cookie[:-1],
    "longer": lambda cookie: f"{cookie}0",
    "in capitals": lambda cookie: cookie.partition(".")[0] + "." + cookie.partition(".")[2].upper(),
    "signed by somebody else": lambda cookie: Keys(b"guessed").sign(*cookie.partition(".")[0].split("~")),
    "of another device": lambda cookie: cookie.replace(".", "0."),
    "of no device": lambda cookie: cookie.partition("~")[0] + "." + cookie.partition(".")[2],
    "of a device without end": lambda cookie: "x~" + "9" * 5000 + "." + cookie.partition(".")[2],
    "of another alphabet": lambda cookie: "x~٣." + cookie.partition(".")[2],
    "of nothing": lambda cookie: "." + cookie.partition(".")[2],
    "of points": lambda _: "...",
}


@pytest.mark.parametrize("how", FORGERIES)
def test_a_forged_cookie_is_nobodys(house: House, browser: Browser, how: str) -> None:
    table = browser.open_table(ME, HERE)
    forged = FORGERIES[how](browser.http.cookies[COOKIE])
    headers = [(b"cookie", f"{COOKIE}={forged}".encode())]
    address = f"http://127.0.0.1:{house.port}"
    answer = httpx.get(f"{address}/api/tables?lang=en", headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (401, NO_KEY)
    with Seat(house.browser(), table, "lang=en", {"Cookie": f"{COOKIE}={forged.encode().decode('latin-1')}"}) as seat:
        assert seat.hear()["text"] == NO_KEY
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401
    page = httpx.get(f"{address}/", headers=headers, timeout=PATIENCE)  # where a new one is given
    assert page.cookies[COOKIE].partition("~")[0] not in (forged, browser.http.cookies[COOKIE].partition("~")[0])


def test_a_cookie_of_somebody_else_opens_that_ones_tables_alone(house: House, browser: Browser) -> None:
    mine = browser.open_table(ME, HERE)
    other = house.browser()
    theirs = other.open_table(ME, HERE)
    assert own_tables(other) == [theirs]
    assert own_tables(browser) == [mine]
    with other.sit(mine) as seat:
        seat.until_type("table")
        assert "watching" in refused(seat, "move", action=0, seq=seat.table["seq"], client_id="x")
    assert other.http.post(f"/api/tables/{mine}/rematch", json={}).status_code == 403


def test_keys_and_tables_cannot_be_guessed(house: House) -> None:
    keys = {house.browser().http.cookies[COOKIE].partition(".")[0] for _ in range(5)}
    tables = {house.browser().open_table(ME, HERE) for _ in range(5)}
    assert len(keys) == len(tables) == 5
    assert min(map(len, keys)) >= 24  # of 64 signs: 144 bits
    assert min(map(len, tables)) >= 12  # 72 bits
    stranger = house.browser()
    for guess in ("0", "1", "a" * 12, next(iter(tables)).swapcase(), next(iter(tables))[:-1]):
        assert stranger.http.get(f"/api/tables/{guess}/record").status_code == 404
    for guess in ("x", "0" * 32):
        assert stranger.http.post(f"/api/add/{guess}", json={"name": ""}).status_code == 404


def test_a_private_table_is_in_no_list_of_anybody_else(house: House, browser: Browser) -> None:
    table = browser.order_table(ME, OPEN, private=True)
    listed = house.browser().http.get("/api/lobby").text + house.browser().http.get("/api/tables").text
    assert table not in listed
    assert own_tables(browser) == [table]


# ── other sites ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", "http://127.0.0.1", ""])
@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/me/devices/link", "/api/me/forget", "/api/recover"])
def test_no_other_site_changes_anything(browser: Browser, path: str, origin: str) -> None:
    table = browser.open_table(ME, HERE)
    answer = browser.http.post(path, json=ORDER, headers={"origin": origin})
    assert answer.status_code == 403
    assert own_tables(browser) == [table]


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"]


@pytest.mark.parametrize("kind", FORMS)
def test_no_form_is_taken_for_an_order(browser: Browser, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = browser.http.post("/api/tables", content=json.dumps(ORDER).encode(), headers=headers)
    assert answer.status_code == 400
    assert own_tables(browser) == []
    chunked = browser.http.post("/api/tables", content=iter([json.dumps(ORDER).encode()]), headers=headers)
    assert chunked.status_code == 400


def test_what_changes_something_is_never_fetched(browser: Browser) -> None:
    for path in (
        "/api/me/devices/link",
        "/api/me/forget",
        "/api/me/words",
        "/api/recover",
        "/api/tables/x/rematch",
        "/api/tables/x/continue",
    ):
        assert browser.http.get(path).status_code == 405


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", "http://127.0.0.1:1"])
def test_no_other_site_opens_a_wire(browser: Browser, origin: str) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table, Origin=origin) as seat:
        assert "another site" in seat.hear()["text"]
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4403


def test_our_own_page_opens_one(browser: Browser) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table, Origin=f"http://127.0.0.1:{browser.house.port}") as seat:
        seat.until_mine()


# ── what people write ─────────────────────────────────────────────────────────────────────────────────


def test_markup_is_kept_and_sent_as_it_was_written(house: House, browser: Browser) -> None:
    """It is text, in JSON; the page shows text as text."""
    begins = {"first_player": "1"}  # or the table after a move of the bot's would have no names of its own
    table = browser.order_table({"kind": "me", "name": MARKUP}, RANDOM, options=begins)
    with browser.sit(table) as seat:
        seat.until_type("table")
        seat.send("say", text=f"{MARKUP}\u202e\r\nX: 1")
        seat.until(lambda _: bool(seat.chat))
        assert seat.chat[0]["name"] == MARKUP
        assert seat.chat[0]["text"] == f"{MARKUP}   X: 1"
        assert seat.table["players"][0]["name"] == MARKUP
        art = json.dumps([piece.get("art", "") for canvas in seat.pieces.values() for piece in canvas.values()])
        assert "<img" not in art
    answer = house.browser().http.get("/api/lobby?status=running")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert MARKUP in {player["name"] for line in answer.json() for player in line["players"]}


def test_markup_in_a_name_is_text_in_the_drawings_of_a_record(browser: Browser) -> None:
    table = browser.order_table({"kind": "me", "name": MARKUP}, RANDOM, game="dice_brewing", cards=short_cards())
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.over:
            seat.play(seat.options[-1])
            seat.until_mine()
    page = browser.http.get(f"/api/records/{table}").json()
    assert page["players"][0]["name"] == MARKUP
    assert "&lt;img" in page["plot"]
    assert "<img" not in page["plot"]


def test_a_drawn_face_holds_no_markup(browser: Browser) -> None:
    answer = browser.http.get("/avatar.svg", params={"name": f'"{MARKUP}<script>hi()</script>'})
    assert answer.status_code == 200
    assert not re.search(r"<(script|img)|\son\w+=", answer.text)
    assert "sandbox" in answer.headers["content-security-policy"]


# What is put in as markup, and why it can be: drawings and rules come from the house, which escapes what it was given;
# glasses, garlands and patterns are drawn by the page from its own numbers.
DRAWN = {
    "svg.innerHTML = art;",
    "this.chart.innerHTML = found.plot;",
    'const { children, innerHTML } = /** @type {HTMLElement} */ (fresh.getElementById("page"));',  # only read,
    "if (innerHTML !== this.written) {",  # to know whether the first page has changed
    "this.written = innerHTML;",
    "picture.innerHTML = game.emblem;",
    "text.innerHTML = html;",
    "if (redrawn) piece.face.innerHTML = piece.art;",
    "place.innerHTML = await textOf(address);",
    "holder.innerHTML = svg;",
    "piece.face.innerHTML = piece.art;",
    "now.innerHTML = piece.art;",
    "node.innerHTML = face.innerHTML;",
    "spot.innerHTML = SHAPES[shape](colours[k % colours.length]);",
    'sprite.innerHTML += [`<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">`,',
    "node.innerHTML = html;",
    'node.innerHTML = `<path d="${chain}" fill="none" stroke="#8a7661" stroke-width="2"/>`',
    'node.innerHTML = [`<clipPath id="glass-${seat}"><path d="${GLASS}"/></clipPath>`,',
}


def test_the_page_puts_nothing_in_as_markup_that_somebody_wrote() -> None:
    dangerous = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc")
    lines = [line.strip() for path in PAGE.glob("*.js") for line in path.read_text(encoding="utf-8").splitlines()]
    assert {line for line in lines if dangerous.search(line)} <= DRAWN


def test_cards_of_ones_own_cannot_draw_markup(browser: Browser) -> None:
    """A card file is somebody's text, too: its names are drawn as text, in scenes and in the shared drawings."""
    text = alehouse.load("dwarf").card_file.text
    names = re.findall(r'\nname = "([^"]+)"', text)
    assert names
    for name in names:
        text = text.replace(f'\nname = "{name}"', f"\nname = '{MARKUP}{name[:1]}'")
    answer = browser.post(**ORDER, cards=text)
    if answer.status_code != 201:
        pytest.fail(answer.text)
    with browser.sit(answer.json()["id"]) as seat:
        seat.until_mine()
        defs = browser.http.get(seat.table["defs"])
        assert defs.headers["content-security-policy"].startswith("default-src 'self'")
        assert "<img" not in defs.text
        assert not [
            piece for canvas in seat.pieces.values() for piece in canvas.values() if "<img" in piece.get("art", "")
        ]


INJECTIONS = ["Anna\r\nSet-Cookie: x=1", "Anna\nBcc: a@b.example", "Anna\u2028", "Anna\x00"]


@pytest.mark.parametrize("name", INJECTIONS)
def test_a_name_is_one_line(browser: Browser, name: str) -> None:
    table = browser.order_table({"kind": "me", "name": name}, HERE)
    with browser.sit(table) as seat:
        seat.until_type("table")
        assert seat.table["players"][0]["name"].isprintable()
    answer = browser.http.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert "x" not in answer.cookies


@pytest.mark.parametrize(
    "address",
    ["a@example.org\r\nBcc: b@example.org", "a@example.org\n", "a@example.org,b@example.org", "a b@example.org", "@"],
)
def test_an_e_mail_address_ends_no_header(browser: Browser, address: str) -> None:
    assert browser.http.post("/api/me", json={"email": address}).status_code == 400
    assert browser.http.get("/api/me").json()["email"] == ""


def test_the_name_of_a_record_is_of_our_making(browser: Browser) -> None:
    table = browser.order_table({"kind": "me", "name": 'a"; filename="b.exe'}, HERE)
    named = browser.http.get(f"/api/tables/{table}/record").headers["content-disposition"]
    assert named == f'attachment; filename="dwarf-{table}.json"'
    for path in ("/api/tables/x%0d%0aSet-Cookie:%20a=1/record", "/table/x%0d%0aSet-Cookie:%20a=1"):
        assert "a" not in browser.http.get(path).cookies


# ── addresses and headers ─────────────────────────────────────────────────────────────────────────────


TRAVERSALS = [
    "/static/../app.py",
    "/static/..%2fapp.py",
    "/static/%2e%2e/app.py",
    "/static/..%5capp.py",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "/static/....//app.py",
    "/static/main.js%00.css",
    "/static/",
    "/static/.",
    "/defs/../static/main.js",
    "/defs/dwarf/..%2f..%2fapp.py",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_address_leaves_the_page(house: House, path: str) -> None:
    """Asked for as it is written: clients tidy such addresses up."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.split(b" ", 2)[1] in (b"404", b"400"), answer[:200]
    assert b"import" not in answer
    assert b"root:" not in answer


SHOWN = ["/", "/table/x", "/static/mug.svg", "/static/index.html"]  # where a script could run
READ = ["/static/main.js", "/static/page.css", "/api/house", "/api/tables", "/nowhere", "/static/x", "/health"]


@pytest.mark.parametrize("path", [*SHOWN, *READ])
def test_every_answer_is_to_be_taken_for_what_it_says_it_is(browser: Browser, path: str) -> None:
    headers = browser.http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-type"].split(";")[0] in KINDS
    assert ("content-security-policy" in headers) == (path in SHOWN)  # elsewhere it would only weigh


KINDS = {"text/html", "image/svg+xml", "text/javascript", "text/css", "application/json"}


@pytest.mark.parametrize("path", SHOWN)
def test_nothing_that_is_shown_holds_a_script(browser: Browser, path: str) -> None:
    headers = browser.http.get(path).headers
    assert headers["referrer-policy"] == "same-origin"
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy  # so it is the default: files of ours
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "server" not in headers


def test_the_page_has_no_inline_script() -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", text))
    assert not re.search(r"\son\w+\s*=|javascript:", text)


def test_the_cookie_is_out_of_reach(house: House) -> None:
    plain = house.browser().http.get("/").headers["set-cookie"]
    proxied = house.browser().http.get("/", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    for cookie in (plain, proxied):
        assert "; HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "domain" not in cookie.lower()
    assert "; Secure" in proxied
    assert "; Secure" not in plain  # it would be lost at once


def test_nobody_but_a_proxy_of_the_settings_speaks_for_others(tmp_path: Path) -> None:
    """Otherwise anybody could have a new address for every request, or be taken for this machine."""
    house = House(tmp_path / "tables.db", proxy="192.0.2.1")
    made_up = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    assert set(asked_at_once(house, 1500, **made_up)) == {b"404"}  # they come from this machine, whatever they say
    assert "; Secure" not in house.browser().http.get("/", headers=made_up).headers["set-cookie"]
    house.close()


@pytest.mark.parametrize("kind", ["dwarf", "dice_brewing"])
def test_no_record_before_the_end_foretells_anything(browser: Browser, kind: str) -> None:
    table = browser.open_table(ME, RANDOM, **GAMES[kind])
    record = browser.http.get(f"/api/tables/{table}/record").json()
    assert "seed" not in record


INTERNALS = re.compile(r"Traceback|File \"|\.py|sqlite|sqlalchemy|litestar|msgspec|/tmp", re.IGNORECASE)


def test_an_error_tells_nothing_about_the_house(house: House, browser: Browser) -> None:
    answers = [
        browser.http.post("/api/tables", json={"game": "dwarf"}),
        browser.http.post("/api/tables", content=b"\xff", headers={"content-type": "application/json"}),
        browser.http.get("/api/tables/%00/record"),
        browser.http.get("/api/tables/%ff/record"),
        browser.http.request("PATCH", "/api/tables"),
        browser.http.get("/nowhere"),
        browser.post(**ORDER | {"cards": "["}),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"error"}
        assert not re.search(
            r"Traceback|File \"|\.py|sqlite|sqlalchemy|litestar|msgspec|/tmp", answer.text, re.IGNORECASE
        )


# ── limits ────────────────────────────────────────────────────────────────────────────────────────────


class StrictHouse(House):
    """Whoever has asked for too much waits for a long time, so that it does not matter how fast this machine asks."""

    prelude = """
from alehouse.server.routes import limits
limits.ASKING, limits.WRITING = (0.0001, 1000.0), (0.0001, 60.0)
"""


@pytest.fixture
def strict(open_house: Callable[..., House]) -> House:
    return open_house(kind=StrictHouse)


def test_whoever_asks_for_too_much_is_told_to_wait(strict: House) -> None:
    """From an address of the wide world, as a proxy reports it; others, and this machine, go on."""
    flooding = {"X-Forwarded-For": "203.0.113.7"}
    browser = strict.browser()
    answers = asked_at_once(strict, 1200, **flooding)
    assert answers == [b"404"] * 1000 + [b"429"] * 200
    refusal = browser.http.get("/api/rules/chess?lang=en", headers=flooding)
    assert refusal.status_code == 429
    assert int(refusal.headers["retry-after"]) >= 1
    assert "Wait" in refusal.json()["error"]
    with browser.sit("nothing", **flooding) as seat:
        assert "Wait" in seat.hear()["text"]
    assert browser.http.get("/health", headers={"X-Forwarded-For": "203.0.113.8"}).status_code == 200
    assert set(asked_at_once(strict, 1200)) == {b"404"}


def asked_at_once(house: House, times: int, **headers: str) -> list[bytes]:
    """The answers to many requests in a row, as many at a time as may wait behind one another."""
    more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    request = f"GET /api/rules/chess HTTP/1.1\r\nHost: x\r\n{more}\r\n".encode()
    answers: list[bytes] = []
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        while len(answers) < times:
            wanted = min(BEHIND, times - len(answers))
            line.sendall(request * wanted)
            answers += _answers(line, wanted)
    return answers


def _answers(line: socket.socket, wanted: int) -> list[bytes]:
    heard, found = b"", list[bytes]()
    while len(found) < wanted or not heard.endswith(b"}"):
        heard += line.recv(65536)
        found = re.findall(rb"HTTP/1.1 (\d+)", heard)
    return found


def test_tables_are_not_opened_without_end(strict: House) -> None:
    browser = strict.browser()
    headers = {"x-forwarded-for": "203.0.113.9"}
    answers = [browser.http.post("/api/tables?lang=en", json={}, headers=headers).status_code for _ in range(70)]
    assert answers == [400] * 60 + [429] * 10
    assert browser.http.get("/api/tables", headers=headers).status_code == 200
