"""`alehouse migrate`: the database of a first house becomes that of today's, and every table in it can be played."""

import hmac
import json
import random
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from tests.server.guests import devices, me, second_device
from tests.server.house import PATIENCE, Browser, House, Message
from tests.server.parts import Postgres
from tests.terminal.command import COMMAND, alehouse, run_here

import alehouse as house_of_games
from alehouse.core.state import FATE, State
from alehouse.server.routes.asking import COOKIE
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import VERSION, metadata

# As the first houses laid out their databases.
LAYOUT = """
CREATE TABLE house (name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
CREATE TABLE tables (
    id TEXT NOT NULL, owner TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, players INTEGER NOT NULL,
    options JSON NOT NULL, seats JSON NOT NULL, seed TEXT NOT NULL, cards TEXT NOT NULL, touched TEXT NOT NULL,
    player INTEGER NOT NULL, summary JSON NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE TABLE moves (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, action TEXT NOT NULL, seat INTEGER NOT NULL, client_id TEXT,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, client_id), FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO house VALUES ('secret', '5ec2e7');
"""
TABLE = (
    "INSERT INTO tables VALUES "
    "(:id, :owner, :game, :rules, :players, :options, :seats, :seed, '', :touched, :player, :summary)"
)
MOVE = "INSERT INTO moves VALUES (:table, :seq, :action, :seat, :click)"
SECRET = bytes.fromhex("5ec2e7")
ANNA, BROKK = "annas-browser", "brokks-browser"
HOT_SEAT = [{"kind": "me", "name": "Anna", "bot": ""}, {"kind": "here", "name": "Brokk", "bot": ""}]
WITH_BOT = [{"kind": "me", "name": "Anna", "bot": ""}, {"kind": "bot", "name": "", "bot": "greedy"}]


class Old:
    """A table of a first house: rows of moves, as it is played."""

    def __init__(self, name: str, owner: str, game: str, seats: list[Message], **options: Any) -> None:
        self.id, self.owner, self.seats = name, owner, seats
        self.seed = f"seed of {name}"
        self.state: State = house_of_games.load(game).new(len(seats), self.seed, **options)
        self.rows: list[tuple[str, int, str | None]] = [(move, FATE, None) for move in self.state.record().moves]
        self.chance = random.Random(name)

    def play(self, decisions: int) -> "Old":
        for _ in range(decisions):
            if self.state.is_over:
                break
            self._decide(self.state, self.chance.choice(self.state.legal_actions()))
        return self

    def undo_one(self) -> "Old":
        """Play until something was decided that fate did not answer, and take that back."""
        while True:
            before, made = self.state.copy(), len(self.state.record().moves)
            seat = int(self.state.player)
            self.play(1)
            if len(self.state.record().moves) == made + 1:
                self.rows.append((f"undo:{made}", seat, None))
                self.state = before
                return self

    def _decide(self, state: State, action: int) -> None:
        seat, made = int(state.player), len(state.record().moves)
        state.apply(action)
        first, *others = state.record().moves[made:]
        click = f"old-click-{len(self.rows)}" if self.seats[seat]["kind"] != "bot" else None
        self.rows += [(first, seat, click), *((other, FATE, None) for other in others)]

    def insert(self, execute: Callable[[str, dict[str, Any]], object]) -> None:
        record = self.state.record()
        row = {"id": self.id, "owner": self.owner, "game": record.game, "rules": record.rules, "seed": self.seed}
        row |= {"players": record.players, "options": json.dumps(record.options), "seats": json.dumps(self.seats)}
        row |= {"player": int(self.state.player), "summary": json.dumps(dict.fromkeys(("en", "it", "pl", "fr"), "old"))}
        execute(TABLE, row | {"touched": f"2026-01-0{len(self.id) % 9 + 1}T20:00:00.000+00:00"})
        for seq, (action, seat, click) in enumerate(self.rows):
            execute(MOVE, {"table": self.id, "seq": seq, "action": action, "seat": seat, "click": click})


def old_tables() -> list[Old]:
    """Every game; hot seats and bots; undone moves; a table that nobody has touched, and one that is over."""
    return [
        Old("untouched", ANNA, "dwarf", HOT_SEAT),
        Old("undone", ANNA, "dwarf", HOT_SEAT).play(6).undo_one().play(3).undo_one().undo_one().play(2),
        Old("with-a-bot", BROKK, "dwarf", WITH_BOT).play(9),
        Old("over", ANNA, "dwarf", HOT_SEAT).play(10_000),
        Old("dice", BROKK, "dice_brewing", HOT_SEAT, mode="advanced").play(12),
        Old("tavern", ANNA, "cavern_tavern", HOT_SEAT, secret_chamber="on", characters="random").play(12),
        Old("brewery", BROKK, "brew_crafters", HOT_SEAT).play(12),
    ]


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database. First houses had SQLite only; the steps are the same for both."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def old_db(db: str) -> str:
    """The database of a first house."""
    engine = engine_of(address_of(db))
    with engine.begin() as connection:
        for statement in LAYOUT.split(";")[:-1]:
            connection.exec_driver_sql(statement)
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA user_version = 1")
        for table in old_tables():
            table.insert(lambda text, row: connection.execute(sa.text(text), row))
    engine.dispose()
    return db


@pytest.fixture
def open_at() -> Iterator[Callable[[str], House]]:
    """Opens a house at a database."""
    houses: list[House] = []

    def open_one(db: str) -> House:
        houses.append(House(db))
        return houses[-1]

    yield open_one
    for house in houses:
        house.kill()


def browser_of(house: House, owner: str, moved: int = 0) -> Browser:
    """A browser that was given its cookie before people had devices, when a key could be moved."""
    browser = house.browser()
    text = f"{owner}~{moved}" if moved else owner
    cookie = f"{text}.{hmac.new(SECRET, text.encode(), 'sha256').hexdigest()}"
    browser.http.cookies.clear()
    browser.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    return browser


def differences(db: str) -> list[Any]:
    """What Alembic would still have to change for the database to be as `storage.schema` says."""
    engine = engine_of(address_of(db))
    with engine.connect() as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), metadata))
    engine.dispose()
    return found


def test_an_old_database_becomes_a_new_one_and_says_so(old_db: str) -> None:
    first = run_here("migrate", "--db", old_db)
    assert (first.returncode, first.stderr) == (0, "")
    assert f"had version 0001; now it has version {VERSION}" in first.stdout
    assert differences(old_db) == []
    again = run_here("migrate", "--db", old_db)
    assert again.returncode == 0
    assert f"has version {VERSION} already" in again.stdout


def test_an_empty_database_is_laid_out(db: str) -> None:
    done = run_here("migrate", "--db", db)
    assert done.returncode == 0, done.stderr
    assert f"was empty; now it has version {VERSION}" in done.stdout
    assert differences(db) == []


def test_every_old_table_is_played_on(old_db: str, open_at: Callable[[str], House]) -> None:
    assert run_here("migrate", "--db", old_db).returncode == 0
    house = open_at(old_db)
    browsers = {owner: browser_of(house, owner) for owner in (ANNA, BROKK)}
    for table in old_tables():
        browser = browsers[table.owner]
        with browser.sit(table.id) as seat:
            seat.until_mine()
            assert seat.table["moves"] >= len(table.state.record().moves)
            assert seat.over == table.state.is_over
            if not seat.over:
                seat.play()
        kept = [(row.action, row.seat, row.client_id) for row in house.rows(table.id)]
        assert kept[: len(table.rows)] == table.rows
        assert (len(kept) > len(table.rows)) != table.state.is_over


def test_old_tables_belong_to_whom_they_belonged(old_db: str, open_at: Callable[[str], House]) -> None:
    assert run_here("migrate", "--db", old_db).returncode == 0
    house = open_at(old_db)
    for owner in (ANNA, BROKK):
        lines = browser_of(house, owner).http.get("/api/tables?lang=en").json()
        own = {table.id for table in old_tables() if table.owner == owner}
        assert {line["id"] for line in lines} == own
    stranger = house.browser()
    assert stranger.http.get("/api/lobby?status=running").json() == []  # nobody had agreed to be seen
    with stranger.sit("untouched") as seat:
        seat.until_type("table")
        assert not seat.mine


def test_addresses_that_nobody_has_confirmed_stay_so_and_letters_wait_on(db: str) -> None:
    lay_out(db, "0002")
    person = "'anna', 0, 'Anna', 'pl', 'anna@example.org', '{}', ''"
    execute(db, f"INSERT INTO people (id, generation, name, language, email, settings, since) VALUES ({person})")
    columns = "id, host, game, rules, players, options, seed, cards, touched, player, summary"
    execute(db, f"INSERT INTO tables ({columns}) VALUES ('t', 'anna', 'dwarf', 1, 2, '{{}}', '', '', '', 0, '{{}}')")
    letter = "INSERT INTO outbox (table_id, seq, person, channel, due, claimed, done, attempts) VALUES"
    execute(db, f"{letter} ('t', 3, 'anna', 'mail', '2999', '', '', 2)")
    done = run_here("migrate", "--db", db)
    assert f"had version 0002; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    assert execute(db, "SELECT count(*) FROM people WHERE email = 'anna@example.org' AND NOT confirmed") == 1
    assert execute(db, "SELECT attempts FROM outbox WHERE table_id = 't' AND seq = 3") == 2
    for _ in range(2):  # a letter about no table
        execute(db, f"{letter} (NULL, 0, 'anna', 'mail', '2999', '', '', 0)")
    with pytest.raises(sa.exc.IntegrityError):  # none about a table is doubled
        execute(db, f"{letter} ('t', 3, 'anna', 'mail', '2999', '', '', 0)")


def test_old_tables_allow_hints_where_nobody_plays_against_others(db: str) -> None:
    lay_out(db, "0003")
    columns = "id, host, game, rules, players, options, seed, cards, touched, player, summary"
    for table, *kinds in [("alone", "person", "bot"), ("shared", "person", "person"), ("waits", "person", "open")]:
        table_row = f"'{table}', 'anna', 'dwarf', 1, 2, '{{}}', '', '', '', 0, '{{}}'"
        execute(db, f"INSERT INTO tables ({columns}) VALUES ({table_row})")
        for seat, kind in enumerate(kinds):
            execute(db, f"INSERT INTO seats VALUES ('{table}', {seat}, '{kind}', NULL, '', '', '')")
    done = run_here("migrate", "--db", db)
    assert f"had version 0003; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    assert execute(db, "SELECT count(*) FROM tables WHERE hints") == 1
    assert execute(db, "SELECT id FROM tables WHERE hints") == "alone"


def test_people_are_kept_and_have_chosen_nothing_for_the_table_yet(db: str) -> None:
    lay_out(db, "0004")
    person = """'anna', 3, 'Anna', 'pl', '', true, '{"auto_play": true}', ''"""
    columns = "id, generation, name, language, email, confirmed, settings, since"
    execute(db, f"INSERT INTO people ({columns}) VALUES ({person})")
    done = run_here("migrate", "--db", db)
    assert f"had version 0004; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    assert execute(db, "SELECT count(*) FROM people WHERE name = 'Anna' AND confirmed") == 1
    kept = execute(db, "SELECT prefs FROM people WHERE id = 'anna'")
    assert (json.loads(kept) if isinstance(kept, str) else kept) == {}


def test_waiting_rooms_of_the_version_before_have_codes_and_colours(db: str, open_at: Callable[[str], House]) -> None:
    """Whoever has come to such a table sits down and plays, in the colour of the seat."""
    lay_out(db, "0007")
    execute(db, "INSERT INTO house VALUES ('secret', '5ec2e7')")
    columns = "id, host, game, rules, players, options, seed, cards, status, private, deadline, hints, since, touched"
    summary = json.dumps(dict.fromkeys(("en", "it", "pl", "fr"), "old"))
    rules, settled = house_of_games.load("dwarf").rules_version, house_of_games.load("dwarf").new(2, 1).record().options
    values = f"'t', '{ANNA}', 'dwarf', {rules}, 2, '{json.dumps(settled)}', 's', '', 'open', false, 0, false"
    when = "'2100-01-01T20:00:00.000+00:00'"
    more = f"{when}, {when}, 0, '{summary}', '', ''"
    execute(db, f"INSERT INTO tables ({columns}, player, summary, origin, next) VALUES ({values}, {more})")
    execute(db, f"INSERT INTO seats VALUES ('t', 0, 'person', '{ANNA}', 'Anna', '', '')")
    execute(db, "INSERT INTO seats VALUES ('t', 1, 'open', NULL, '', '', '')")
    done = run_here("migrate", "--db", db)
    assert f"had version 0007; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    guest = open_at(db).browser()
    code = execute(db, "SELECT code FROM tables WHERE id = 't'")
    assert guest.http.get(f"/api/codes/{code}").json() == {"id": "t"}
    with guest.sit("t") as seat:
        assert [one["colour"] for one in seat.until_room()["seats"]] == [0, 1]
        assert seat.take(1, "Brokk")["status"] in ("open", "running")
        seat.until_room(lambda room: bool(room["status"] == "running"))


def test_a_house_of_the_version_before_has_analysed_nothing_yet(db: str, open_at: Callable[[str], House]) -> None:
    lay_out(db, "0006")
    columns = "id, host, game, rules, players, options, seed, cards, status, private, deadline, hints, since, touched"
    values = "'t', 'anna', 'dwarf', 1, 2, '{}', '', '', 'over', false, 0, false, '', ''"
    execute(db, f"INSERT INTO tables ({columns}, player, summary, origin, next) VALUES ({values}, -2, '{{}}', '', '')")
    done = run_here("migrate", "--db", db)
    assert f"had version 0006; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    open_at(db)
    assert execute(db, "SELECT count(*) FROM analyses") == 0
    execute(db, "INSERT INTO analyses VALUES ('t', 1, 'rough', '{}', 0)")
    execute(db, "DELETE FROM tables WHERE id = 't'")  # and what was found out about it goes with it
    assert execute(db, "SELECT count(*) FROM analyses") == 0


def test_a_house_of_the_version_before_has_put_nothing_away(db: str, open_at: Callable[[str], House]) -> None:
    lay_out(db, "0007")
    execute(
        db,
        "INSERT INTO people (id, generation, name, language, email, confirmed, settings, prefs, since) "
        "VALUES ('anna', 2, 'Anna', 'it', '', false, '{}', '{}', '')",
    )
    columns = "id, host, game, rules, players, options, seed, cards, status, private, deadline, hints, since, touched"
    values = "'t', 'anna', 'dwarf', 1, 2, '{}', 'seed', '', 'over', false, 0, false, '', ''"
    execute(db, f"INSERT INTO tables ({columns}, player, summary, origin, next) VALUES ({values}, -2, '{{}}', '', '')")
    execute(db, "INSERT INTO analyses VALUES ('t', 1, 'ready', '{}')")
    done = run_here("migrate", "--db", db)
    assert f"had version 0007; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    open_at(db)
    assert execute(db, "SELECT name FROM people WHERE id = 'anna'") == "Anna"
    assert execute(db, "SELECT seed FROM tables WHERE id = 't'") == "seed"
    assert execute(db, "SELECT state FROM analyses WHERE table_id = 't'") == "ready"
    execute(db, "INSERT INTO archived VALUES ('anna', 't')")
    execute(db, "DELETE FROM people WHERE id = 'anna'")  # and what was theirs goes with them
    assert execute(db, "SELECT count(*) FROM archived") == 0


def test_the_browser_that_had_a_key_becomes_the_first_device(db: str, open_at: Callable[[str], House]) -> None:
    """With the cookie that it has, and whatever it was told; one that had the key before stays a stranger's."""
    lay_out(db, "0007")
    execute(db, "INSERT INTO house VALUES ('secret', '5ec2e7')")
    columns = "id, generation, name, language, email, confirmed, settings, since"
    for person in (f"'{ANNA}', 3, 'Anna'", f"'{BROKK}', 0, 'Brokk'"):
        execute(db, f"INSERT INTO people ({columns}) VALUES ({person}, 'pl', '', false, '{{}}', '2026-10-03T10:00:00')")
    execute(db, f"INSERT INTO subscriptions VALUES ('https://push.example/1', '{ANNA}', '{{}}')")
    execute(db, f"INSERT INTO links VALUES ('moves a key', '{ANNA}', '2999')")
    done = run_here("migrate", "--db", db)
    assert f"had version 0007; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    assert execute(db, "SELECT count(*) FROM links") == 0  # such a link would take over all devices
    house = open_at(db)
    hers, his = browser_of(house, ANNA, moved=3), browser_of(house, BROKK)
    for browser, name in ((hers, "Anna"), (his, "Brokk")):
        assert me(browser)["name"] == name
        (device,) = devices(browser)
        assert (device["this"], device["since"][:10]) == (True, "2026-10-03")
        browser.http.get("/")  # where it gets a cookie of today
        assert me(browser)["name"] == name
    assert devices(hers)[0]["pushes"]
    for stale in (browser_of(house, ANNA, moved=2), browser_of(house, ANNA), browser_of(house, BROKK, moved=1)):
        assert stale.http.get("/api/me").status_code == 401
    second_device(hers, house)
    assert len(devices(hers)) == 2


def lay_out(db: str, version: str) -> None:
    """An empty database as a house of that version kept it."""
    config = Config()
    config.set_main_option("script_location", "alehouse:server/storage/migrations")
    engine = engine_of(address_of(db))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def test_a_house_does_not_open_at_an_old_database_and_says_what_to_do(old_db: str) -> None:
    result = alehouse("serve", "--port", 0, "--db", old_db)
    assert result.returncode == 2
    assert "alehouse migrate --db" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_newer_database_is_refused_and_not_touched(db: str) -> None:
    assert run_here("migrate", "--db", db).returncode == 0
    set_version(db, "9999")
    for result in (run_here("migrate", "--db", db), run_here("serve", "--port", 0, "--db", db)):
        assert result.returncode == 2
        assert "newer Alehouse" in result.stderr
        assert "Traceback" not in result.stderr
    assert version(db) == "9999"


def test_a_database_of_another_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    result = run_here("migrate", "--db", path)
    assert result.returncode == 2
    assert "another program" in result.stderr
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_step_that_fails_changes_nothing(old_db: str) -> None:
    execute(old_db, "CREATE TABLE results (surprise TEXT)")
    result = run_here("migrate", "--db", old_db)
    assert result.returncode == 2
    assert "results" in result.stderr
    assert "Traceback" not in result.stderr
    assert execute(old_db, "SELECT count(*) FROM tables WHERE owner = 'annas-browser'") == 4
    execute(old_db, "DROP TABLE results")
    assert run_here("migrate", "--db", old_db).returncode == 0


def test_two_who_migrate_at_once_do_it_once(old_db: str) -> None:
    asked = [*COMMAND, "--lang", "en", "migrate", "--db", old_db]
    several = [subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=PATIENCE) for process in several]
    assert [process.returncode for process in several] == [0, 0], said
    assert sorted("already" in out for out, _ in said) == [False, True]
    assert differences(old_db) == []


def execute(db: str, statement: str) -> Any:
    """Run a statement; the first value of its answer, if there is one."""
    engine = engine_of(address_of(db))
    with engine.begin() as connection:
        found = connection.exec_driver_sql(statement)
        value = found.scalar() if found.returns_rows else None
    engine.dispose()
    return value


def version(db: str) -> str:
    return str(execute(db, "SELECT version_num FROM alembic_version"))


def set_version(db: str, number: str) -> None:
    execute(db, f"UPDATE alembic_version SET version_num = '{number}'")


def test_results_of_the_version_before_are_kept_and_told_more_of(db: str, open_at: Callable[[str], House]) -> None:
    lay_out(db, "0007")
    columns = "id, host, game, rules, players, options, seed, cards, status, private, deadline, hints, since, touched"
    for table, players in (("met", 2), ("bots", 3), ("alone", 1)):
        values = f"'{table}', '{ANNA}', 'dwarf', 1, {players}, '{{}}', '', '', 'over', false, 0, false"
        times = "'2026-01-01T10:00:00.000+00:00', '2026-01-01T10:30:00.000+00:00'"
        into = f"INSERT INTO tables ({columns}, player, summary, origin, next)"
        execute(db, f"{into} VALUES ({values}, {times}, -2, '{{}}', '', '')")
    seats: list[tuple[str, int, str, str | None, str]] = []
    seats += [("met", 0, "person", ANNA, ""), ("met", 1, "person", BROKK, ""), ("bots", 0, "person", ANNA, "")]
    seats += [("bots", 1, "bot", None, "random"), ("bots", 2, "bot", None, "greedy"), ("alone", 0, "person", ANNA, "")]
    for table, seat, kind, person, bot in seats:
        who = "NULL" if person is None else f"'{person}'"
        execute(db, f"INSERT INTO seats VALUES ('{table}', {seat}, '{kind}', {who}, '', '{bot}', '')")
        result = f"'{table}', {seat}, {who}, 'dwarf', 2, {seat + 1}, {10 - seat}, '', '2026-01-01T10:30:00.000+00:00'"
        execute(db, f"INSERT INTO results VALUES ({result})")
    rows = [
        ("a", -1),
        ("b", 0),
        ("c", 1),
        ("hint", 1),
        ("d", 0),
        ("e", 0),
        ("undo:3", 0),
        ("f", 0),
        ("g", -1),
        ("h", 1),
    ]
    for seq, (action, seat) in enumerate(rows):
        execute(db, f"INSERT INTO moves VALUES ('met', {seq}, '{action}', {seat}, NULL)")
    done = run_here("migrate", "--db", db)
    assert f"had version 0007; now it has version {VERSION}" in done.stdout, done.stderr
    assert differences(db) == []
    open_at(db)
    assert execute(db, "SELECT count(*) FROM results") == len(seats)
    assert told(db, "met", 0) == ("people", 2, 1800, 1, 10)
    assert told(db, "met", 1) == ("people", 2, 1800, 2, 9)
    assert told(db, "bots", 0)[0] == "bots:greedy"
    assert told(db, "bots", 1)[0] == "people"
    assert told(db, "alone", 0)[:3] == ("solo", None, 1800)


def told(db: str, table: str, seat: int) -> tuple[Any, ...]:
    """What is kept of a result."""
    engine = engine_of(address_of(db))
    query = "SELECT against, turns, seconds, place, score FROM results WHERE table_id = :table AND seat = :seat"
    with engine.begin() as connection:
        row = connection.execute(sa.text(query), {"table": table, "seat": seat}).one()
    engine.dispose()
    return tuple(row)
