"""What keeps a house's tables, be it memory or a database, keeps them in the same way."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from alehouse.house.clock import SystemClock
from alehouse.house.memory.storage import MemoryStorage
from alehouse.house.people import called
from alehouse.house.rows import (
    AnalysisRow,
    MoveRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Settings,
    Standing,
    Status,
    TableRow,
    WishRow,
    now,
)
from alehouse.house.storage import Storage, Taken
from alehouse.server.storage.storage import Storage as Database

Story = Callable[[Storage], Coroutine[Any, Any, None]]

ANNA, BROKK = PersonRow(id="anna"), PersonRow(id="brokk", language="pl")
FIRST = [MoveRow(seq=0, action="deal", seat=-1)]
MOVE = MoveRow(seq=1, action="place:A1", seat=0, client_id="click")
THEN = Standing(player=1, summary={"en": "Round 2"})


@pytest.fixture(params=["memory", "database"])
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Plays a story through with one storage or the other."""

    def run(story: Story) -> None:
        if request.param == "memory":
            asyncio.run(story(MemoryStorage(SystemClock())))
            return
        storage = Database(str(tmp_path / "tables.db"))
        try:
            asyncio.run(story(storage))
        finally:
            storage.close()

    return run


def row(name: str = "t", status: Status = "running", second: SeatRow | None = None, deadline: int = 0) -> TableRow:
    return TableRow(
        id=name,
        host="anna",
        game="dwarf",
        rules=1,
        players=2,
        options={"mountain": "graded"},
        seed="secret",
        cards="own",
        status=status,
        private=False,
        deadline=deadline,
        since=now(),
        touched=now(),
        player=0,
        summary={"en": "Round 1"},
        seats=[
            SeatRow(seat=0, kind="person", person="anna", name="Anna"),
            second or SeatRow(seat=1, kind="bot", bot="greedy"),
        ],
    )


async def with_table(storage: Storage, table: TableRow) -> None:
    for person in (ANNA, BROKK):
        await storage.people.keep(person)
    await storage.tables.open(table, FIRST)


def test_moves_are_added_once(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        await storage.tables.add("t", [MOVE], THEN)
        for late in (MOVE, replace(MOVE, client_id="other"), replace(MOVE, seq=2)):
            with pytest.raises(Taken):
                await storage.tables.add("t", [late], THEN)
        with pytest.raises(Taken):
            await storage.tables.note("t", replace(MOVE, client_id=None))
        found = await storage.tables.kept("t")
        assert found is not None
        assert (found.moves, found.row.player, found.row.summary) == ([*FIRST, MOVE], 1, THEN.summary)
        assert (found.row.cards, found.row.options, set(found.sitters)) == ("own", {"mountain": "graded"}, {"anna"})
        after = await storage.tables.kept("t", 1)
        assert after is not None
        assert after.moves == [MOVE]
        assert await storage.tables.kept("nowhere") is None

    told(story)


def test_what_was_asked_for_is_a_copy(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        table, person = row(), replace(ANNA, settings=Settings(muted=["t"]))
        await with_table(storage, table)
        await storage.people.change(person)
        table.seats[0].name = "Changed"
        person.settings.muted.clear()
        for _ in range(2):
            found = await storage.tables.kept("t")
            assert found is not None
            assert found.row.seats[0].name == "Anna"
            assert found.sitters["anna"].settings.muted == ["t"]
            found.row.seats[0].name = "Changed"
            found.sitters["anna"].settings.muted.clear()

    told(story)


def test_seats_are_taken_by_whoever_is_first(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        before = row(status="open", second=SeatRow(seat=1, kind="open"))
        await with_table(storage, before)
        brokk = SeatRow(seat=1, kind="person", person="brokk", name="Brokk")
        seats = await storage.tables.sit(before, brokk)
        assert seats[1] == brokk
        with pytest.raises(Taken):
            await storage.tables.sit(before, replace(brokk, person="anna"))
        assert await storage.people.names({"anna", "brokk"}) == {"anna": "Anna", "brokk": "Brokk"}
        bot, full = SeatRow(seat=1, kind="bot", bot="greedy"), replace(before, seats=seats)
        for stale in (before, replace(full, options={})):
            with pytest.raises(Taken):
                await storage.tables.start(stale, [bot], [], THEN)
        await storage.tables.start(full, [bot], [], THEN)
        with pytest.raises(Taken):
            await storage.tables.start(full, [], [], THEN)
        found = await storage.tables.kept("t")
        assert found is not None
        assert (found.row.status, found.row.seats[1]) == ("running", brokk)

    told(story)


def test_tables_are_found_by_whom_they_concern(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row("bots", deadline=60))
        brokk = SeatRow(seat=1, kind="person", person="brokk")
        await storage.tables.open(row("people", second=brokk), [])
        await storage.tables.open(replace(row("over"), status="over"), [])
        await storage.tables.open(
            replace(row("old", status="open", second=SeatRow(seat=1, kind="open")), touched="2020"), []
        )
        await storage.tables.add("bots", [MOVE], THEN)
        assert {found.id for found in await storage.tables.of_person("anna")} == {"bots", "people", "over"}
        assert [found.id for found in await storage.tables.of_person("brokk")] == ["people"]
        assert {found.id for found in await storage.tables.unfinished_of("anna")} == {"bots", "people"}
        assert [found.id for found in await storage.tables.late()] == ["bots"]
        assert [found.cards for found in await storage.tables.late()] == [""]
        assert [name for _, name in await storage.tables.waiting_for_bots((now(60), ""), 5)] == ["bots"]
        assert await storage.tables.waiting_for_bots(("2020", ""), 5) == []
        assert await storage.tables.games_of(["bots", "nowhere"]) == {"bots": "dwarf"}
        await storage.tables.visit("old")
        assert "old" in {found.id for found in await storage.tables.unfinished_of("anna")}

    told(story)


def test_there_is_one_rematch(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        assert await storage.tables.rematch("t", row("again")) == "again"
        assert await storage.tables.rematch("t", row("twice")) == "again"
        assert await storage.tables.kept("again") is not None
        assert await storage.tables.kept("twice") is None
        assert await storage.tables.rematch("t", row("later"), instead="again") == "later"  # the first has lapsed

    told(story)


def test_a_waiting_room_is_arranged_by_whoever_saw_it_last(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        before = replace(row(status="open", second=SeatRow(seat=1, kind="open")), code="K7QMX")
        await with_table(storage, before)
        kept = SeatRow(seat=1, kind="reserved", name="Brokk", colour=0, held_for="brokk", ticket="t")
        seats = [replace(before.seats[0], colour=1), kept]
        after = replace(before, seats=seats, options={}, deadline=60, private=True, banned=["cilla"])
        await storage.tables.arrange(before, after)
        found = await storage.tables.kept("t")
        assert found is not None
        assert (found.row.seats, found.row.options, found.row.deadline) == (seats, {}, 60)
        assert (found.row.private, found.row.banned) == (True, ["cilla"])
        with pytest.raises(Taken):
            await storage.tables.arrange(before, after)
        assert [table.id for table in await storage.tables.of_person("brokk")] == ["t"]
        assert await storage.tables.with_code("K7QMX") == "t"
        with pytest.raises(Taken):
            await storage.tables.open(replace(before, id="other"), [])
        await storage.tables.close("t", None)
        assert await storage.tables.with_code("K7QMX") is None
        assert await storage.tables.of_person("brokk") == []
        with pytest.raises(Taken):
            await storage.tables.close("t", None)

    told(story)


def test_whoever_is_removed_may_not_come_back(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        brokk = SeatRow(seat=1, kind="person", person="brokk", name="Brokk")
        await with_table(storage, before := row(second=brokk))
        assert await storage.tables.companions("anna", 5) == ["brokk"]
        gone = replace(brokk, person=None, bot="greedy", away="removed")
        note = MoveRow(seq=1, action="removed", seat=1)
        assert (await storage.tables.remove(before, gone, note))[1] == gone
        with pytest.raises(Taken):
            await storage.tables.remove(before, gone, replace(note, seq=2))
        found = await storage.tables.kept("t")
        assert found is not None
        assert (found.row.banned, found.moves[-1]) == (["brokk"], note)

    told(story)


def test_what_was_arranged_otherwise_meanwhile_is_neither_agreed_with_nor_overwritten(
    told: Callable[[Story], None],
) -> None:
    """Whoever asks has seen the table as it was before another process heard what its host has changed."""

    async def story(storage: Storage) -> None:
        before = row(status="open", second=SeatRow(seat=1, kind="person", person="brokk", ready=False))
        await with_table(storage, before)
        await storage.tables.arrange(before, replace(before, options={}))
        with pytest.raises(Taken):
            await storage.tables.sit(before, replace(before.seats[1], ready=True))
        with pytest.raises(Taken):
            await storage.tables.arrange(before, replace(before, deadline=60))
        found = await storage.tables.kept("t")
        assert found is not None
        assert (found.row.options, found.row.deadline, found.row.seats) == ({}, 0, before.seats)

    told(story)


def test_a_seat_that_is_kept_for_another_meanwhile_is_not_taken(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        kept = SeatRow(seat=1, kind="reserved", name="Brokk", ticket="his")
        before = row(status="open", second=kept)
        await with_table(storage, before)
        others = replace(kept, name="Cilla", ticket="hers")
        await storage.tables.arrange(before, replace(before, seats=[before.seats[0], others]))
        with pytest.raises(Taken):
            await storage.tables.sit(before, replace(kept, kind="person", person="brokk"))

    told(story)


@pytest.mark.parametrize("status", ["open", "running"])
def test_whoever_is_banned_meanwhile_does_not_sit_down(told: Callable[[Story], None], status: Status) -> None:
    async def story(storage: Storage) -> None:
        before = row(status=status, second=SeatRow(seat=1, kind="reserved", bot="greedy"))
        banned = replace(before, banned=["brokk"])
        await with_table(storage, banned)
        with pytest.raises(Taken):
            await storage.tables.sit(before, replace(before.seats[1], kind="person", person="brokk"))

    told(story)


def test_nobody_sits_down_who_was_deleted_meanwhile(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, before := row(status="open", second=SeatRow(seat=1, kind="open")))
        with pytest.raises(Taken):
            await storage.tables.sit(before, replace(before.seats[1], kind="person", person="nobody"))

    told(story)


def test_a_closed_table_stays_closed_and_one_that_has_begun_is_closed_with_a_row(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        with pytest.raises(Taken):
            await storage.tables.close("t", None)  # as if it still waited for people
        await storage.tables.close("t", MoveRow(seq=1, action="closed", seat=0))
        with pytest.raises(Taken):
            await storage.tables.add("t", [replace(MOVE, seq=2)], THEN)
        found = await storage.tables.kept("t")
        assert found is not None
        assert found.row.status == "closed"

    told(story)


def test_a_wish_stands_until_another_moment(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        wish = WishRow(seq=1, seat=0, moves=0, agreed=[])
        await storage.tables.wish("t", wish)
        with pytest.raises(Taken):
            await storage.tables.wish("t", replace(wish, seat=1))
        assert await storage.tables.agree("t", replace(wish, seat=1), [1]) is None
        agreed = await storage.tables.agree("t", wish, [1])
        assert agreed is not None
        assert agreed.agreed == [1]
        await storage.tables.wish("t", replace(wish, seq=2))
        await storage.tables.drop_wish("t", 1)
        found = await storage.tables.kept("t")
        assert found is not None
        assert found.wish == replace(wish, seq=2)
        await storage.tables.drop_wish("t", 2)
        assert await storage.tables.agree("t", wish, [1]) is None

    told(story)


def test_people_are_kept_as_they_say(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.people.get("brokk") is None
        assert await storage.people.with_device("brokk", "phone") == PersonRow(id="brokk", device="phone")
        await storage.people.keep(replace(BROKK, device="phone"))
        known = await storage.people.with_device("brokk", "phone")
        assert known is not None
        assert (known.device, bool(known.since)) == ("phone", True)
        assert await storage.people.with_device("brokk", "stolen") is None
        brokk = await called(storage.people, BROKK, "Brokk")
        assert await called(storage.people, brokk, "Another") == brokk
        await storage.people.keep(replace(BROKK, language="fr"))
        found = await storage.people.get("brokk")
        assert found is not None
        assert (found.name, found.language, bool(found.since)) == ("Brokk", "pl", True)

    told(story)


def test_what_is_said_is_told_in_order(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        first = await storage.chat.say("t", "players", "anna", "Anna", "Good evening")
        for person in ("brokk", "anna", "brokk"):
            await storage.chat.say("t", "spectators", person, "", "Hm")
        assert [line.name for line in await storage.chat.lines("t")] == ["Anna", "@1", "@2", "@1"]
        assert [line.text for line in await storage.chat.lines("t", first)] == ["Hm"] * 3
        assert [line.name for line in await storage.chat.lines("t", limit=2)] == ["@2", "@1"]
        found = await storage.tables.kept("t")
        assert found is not None
        assert found.said == (await storage.chat.lines("t"))[-1].id

    told(story)


def test_the_lengths_of_games_of_people_are_known(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        tables = {"one": 600, "two": 1200, "long": 90_000, "unknown": None, "bots": 5}
        for number, (name, seconds) in enumerate(tables.items()):
            person = None if name == "bots" else "anna"
            seats = [
                ResultRow(
                    table_id=name,
                    seat=seat,
                    person=person if seat else None,
                    game="dwarf",
                    players=2,
                    place=1,
                    score=9,
                    contest="",
                    finished=now(number),
                    seconds=seconds,
                )
                for seat in (0, 1)
            ]
            await with_table(storage, row(name))
            await storage.tables.add(name, [MOVE], THEN, [storage.results.note(seats)])
        assert await storage.results.lengths(3600, 10) == [("dwarf", 1200), ("dwarf", 600)]
        assert await storage.results.lengths(3600, 1) == [("dwarf", 1200)]

    told(story)


def test_results_are_written_with_the_move(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        result = ResultRow(
            table_id="t", seat=0, person="anna", game="dwarf", players=2, place=1, score=9, contest="", finished=now()
        )
        strangers = replace(result, seat=1, person="forgotten")
        rating = RatingRow(person="anna", game="dwarf", mu=25.0, sigma=8.0, games=1)
        works = [
            storage.results.note([result, strangers]),
            storage.results.rerate("dwarf", ["anna"], lambda before: [] if before else [rating]),
            storage.results.rerate("dwarf", ["anna", "forgotten"], lambda _: [replace(rating, mu=0.0)]),
        ]
        with pytest.raises(Taken):
            await storage.tables.add("t", FIRST, THEN, works)
        assert await storage.results.of_person("anna") == []
        await storage.tables.add("t", [MOVE], THEN, works)
        assert await storage.results.of_person("anna") == [result]
        assert await storage.results.of_person("forgotten") == []
        assert await storage.results.ratings_of("anna") == [rating]

    told(story)


def test_lessons_go_on_where_they_were_left(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await storage.people.keep(ANNA)
        begun = await storage.lessons.begin("anna", "dwarf", "first")
        assert await storage.lessons.begin("anna", "dwarf", "first") == begun
        gone_on = await storage.lessons.keep_place(begun, "here", True)
        with pytest.raises(Taken):
            await storage.lessons.keep_place(begun, "there", False)
        assert (gone_on.seq, gone_on.place, gone_on.done) == (1, "here", True)
        assert await storage.lessons.get(begun.id) == gone_on
        assert await storage.lessons.of_person("anna") == [gone_on]
        assert [await storage.lessons.tell("anna", "help") for _ in range(2)] == [True, False]
        assert await storage.lessons.told("anna") == {"help"}

    told(story)


def test_of_an_analysis_the_newest_is_kept_while_there_is_a_table(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row(status="over"))
        assert await storage.analyses.get("t") is None
        first = AnalysisRow(table_id="t", version=1, state="waiting", data="{}")
        for found in (first, replace(first, state="rough", data='{"a": 1}'), replace(first, version=2)):
            await storage.analyses.keep(found)
            assert await storage.analyses.get("t") == found
        await storage.analyses.keep(replace(first, table_id="nowhere"))
        assert await storage.analyses.get("nowhere") is None

    told(story)


def test_tables_are_put_away_and_taken_out_again(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        await storage.tables.archive("anna", "t", away=True)
        await storage.tables.archive("anna", "t", away=True)
        await storage.tables.archive("anna", "nowhere", away=True)
        assert await storage.tables.archived("anna") == {"t"}
        assert await storage.tables.archived("brokk") == set()
        await storage.tables.archive("anna", "t", away=False)
        assert await storage.tables.archived("anna") == set()

    told(story)


def test_what_is_not_over_is_current_and_public_tables_are_counted(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        for table in (row("one"), row("two", "open"), row("three", "over"), replace(row("four"), private=True)):
            await with_table(storage, table)
        assert {table.id for table in await storage.tables.current_of("anna")} == {"one", "two", "four"}
        assert await storage.tables.current_of("brokk") == []
        assert await storage.tables.listed_counts() == (1, 1)

    told(story)


def test_a_wish_stands_until_the_next_move(told: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await with_table(storage, row())
        wish = WishRow(seq=1, seat=0, moves=0, agreed=[])
        await storage.tables.wish("t", wish)
        assert await storage.tables.standing_wishes(["t", "nowhere"]) == {"t": wish}
        await storage.tables.add("t", [MOVE], THEN)
        assert await storage.tables.standing_wishes(["t"]) == {}

    told(story)
