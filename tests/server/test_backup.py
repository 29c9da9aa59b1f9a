"""`alehouse backup` and `restore`, and PostgreSQL's own tools as docs/online.md shows them."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.house import HERE, ME, House
from tests.server.parts import Postgres
from tests.terminal.command import run_here


def backup(db: Path | str, file: Path) -> str:
    done = run_here("backup", file, "--db", db)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refusal(command: str, file: Path, db: Path | str) -> str:
    result = run_here(command, file, "--db", db)
    assert result.returncode == 2
    assert result.stdout == ""
    return result.stderr


def test_a_copy_of_an_open_house_is_whole_and_opens_again(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house()
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        for number in range(8):
            if number == 4:
                assert f"kept in {tmp_path / 'copy.db'}" in backup(house.db, tmp_path / "copy.db")
                copied = house.rows(table)
            seat.play()
            seat.until_mine()
    house.close()
    restored = tmp_path / "elsewhere" / "tables.db"
    done = run_here("restore", tmp_path / "copy.db", "--db", restored)
    assert done.returncode == 0, done.stderr
    again = House(restored)
    assert again.rows(table) == copied
    visitor = again.browser()
    visitor.http.cookies.set("alehouse", browser.http.cookies["alehouse"], domain="127.0.0.1")
    with visitor.sit(table) as seat:
        seat.until_mine()
        seat.play()
    again.close()


def test_a_copy_is_for_its_owner_alone_and_one_file(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house()
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    backup(house.db, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restored = tmp_path / "restored.db"
    assert run_here("restore", copy, "--db", restored).returncode == 0
    assert stat.S_IMODE(restored.stat().st_mode) == 0o600
    assert list(copy.parent.iterdir()) == [copy]


def test_nothing_is_overwritten(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house()
    copy = tmp_path / "copy.db"
    backup(house.db, copy)
    before = copy.read_bytes()
    assert "there already" in refusal("backup", copy, house.db)
    assert copy.read_bytes() == before
    assert "There is a database" in refusal("restore", copy, house.db)
    house.kill()
    # What a killed house leaves beside its database would be taken for a part of the restored one.
    assert house.db.with_name("tables.db-wal").exists()
    house.db.unlink()
    assert "-wal" in refusal("restore", copy, house.db)
    assert not house.db.exists()


@pytest.mark.parametrize("damage", ["empty", "text", "torn", "of another program"])
def test_what_is_no_copy_of_a_house_is_not_restored(
    open_house: Callable[..., House], tmp_path: Path, damage: str
) -> None:
    copy, restored = tmp_path / "copy.db", tmp_path / "restored.db"
    backup(open_house().db, copy)
    if damage == "of another program":
        copy.unlink()
        with closing(sqlite3.connect(copy)) as database:
            database.execute("CREATE TABLE recipes (name TEXT)")
    else:
        whole = copy.read_bytes()
        copy.write_bytes({"empty": b"", "text": b"hello", "torn": whole[: len(whole) // 2]}[damage])
    assert "is not a whole backup" in refusal("restore", copy, restored)
    assert not restored.exists()


def test_what_is_not_there_cannot_be_copied(tmp_path: Path) -> None:
    assert "There is no database" in refusal("backup", tmp_path / "copy.db", tmp_path / "tables.db")
    assert "There is no database" in refusal("restore", tmp_path / "copy.db", tmp_path / "tables.db")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_where_nothing_can_be_written(open_house: Callable[..., House], tmp_path: Path) -> None:
    assert "cannot be written" in refusal("backup", tmp_path / "no such folder" / "copy.db", open_house().db)


def test_postgresql_is_copied_by_its_own_tools(postgres: Postgres) -> None:
    db = postgres.new_database()
    assert "pg_dump" in refusal("backup", Path("copy.db"), db)
    assert "pg_dump" in refusal("restore", Path("copy.db"), db)
    house = House(db)
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        postgres.tool("pg_dump", "--format=custom", "--file=house.dump", db)
        copied = house.rows(table)
        seat.until_mine()
        seat.play()
    house.close()
    restored = postgres.new_database()
    postgres.tool("pg_restore", "--no-owner", f"--dbname={restored}", "house.dump")
    again = House(restored)
    assert again.rows(table) == copied
    visitor = again.browser()
    visitor.http.cookies.set("alehouse", browser.http.cookies["alehouse"], domain="127.0.0.1")
    with visitor.sit(table) as seat:
        seat.until_mine()
        seat.play()
    again.close()
