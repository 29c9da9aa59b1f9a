"""Lessons: their list, opening the table of one, playing on from it; and the offer that comes once."""

from contextlib import suppress

from litestar import Response, get, post
from litestar.params import FromPath

from alehouse.house.connection.lesson_view import lesson_line
from alehouse.house.protocol.lessons import GameLessons, NewLesson, Offering
from alehouse.house.refusal import Refusal
from alehouse.house.storage import Taken
from alehouse.house.tables.lesson_branch import branch_from_lesson
from alehouse.house.tables.lesson_table import LessonTable, lesson_of
from alehouse.server.routes.asking import HTTPRequest, game_of_house


@get("/api/lessons/{game:str}")
async def list_lessons(request: HTTPRequest, game: FromPath[str]) -> GameLessons:
    """The lessons of a game, and how far whoever asks has come."""
    found, person = game_of_house(game), await request.person()
    rows = await request.service.storage.lessons.of_person(person.id) if person else []
    mine = {row.lesson: row for row in rows if row.game == game}
    lines = [lesson_line(lesson, mine.get(lesson.id)) for lesson in found.lessons(request.language)]
    return GameLessons(game=game, title=found.title, lessons=lines)


@post("/api/lessons")
async def open_lesson(request: HTTPRequest) -> Response[dict[str, str]]:
    """The table of a lesson, where whoever asks has left it; there is one for each person and lesson."""
    new = await request.sent(NewLesson)
    lesson_of(new.game, new.lesson)
    service, person = request.service, await request.resident()
    rows = await service.storage.lessons.of_person(person.id)
    if not any((row.game, row.lesson) == (new.game, new.lesson) for row in rows):
        await service.quotas.check_table(person, request.household)
    await service.storage.people.keep(person)
    row = await service.storage.lessons.begin(person.id, new.game, new.lesson)
    if new.anew and row.place:
        with suppress(Taken):  # another window has just done so
            await service.storage.lessons.keep_place(row, "", False)
        await service.tables.renew([row.id])
    response = Response({"id": row.id})
    request.give_key(response, person)
    return response


@post("/api/lessons/offer", status_code=200)
async def offer_lesson(request: HTTPRequest) -> dict[str, bool]:
    """Whether to offer the first lesson to somebody who opens a table: once, to whoever knows nothing of the game."""
    game = (await request.sent(Offering)).game
    found, service, person = game_of_house(game), request.service, await request.person()
    if person is None or not found.lessons():
        return {"offer": False}
    lessons = await service.storage.lessons.of_person(person.id)
    tables = [row for row in await service.storage.tables.of_person(person.id) if row.game == game]
    await service.quotas.check_person(person, request.household)
    knows = len(tables) > 1 or any(row.game == game and row.done for row in lessons)
    await service.storage.people.keep(person)
    return {"offer": not knows and await service.storage.lessons.tell(person.id, f"offer {game}")}


@post("/api/lessons/{lesson_id:str}/on")
async def go_on_from_lesson(request: HTTPRequest, lesson_id: FromPath[str]) -> dict[str, str]:
    """A real table where the game of a lesson goes on, against bots, with hints."""
    service, person = request.service, await request.person()
    table = await request.table(lesson_id, person, lessons=True)
    if person is None or not isinstance(table, LessonTable):
        raise Refusal("refused-table", status=404)
    await service.quotas.check_table(person, request.household)
    return {"id": await branch_from_lesson(service.tables, table, person)}
