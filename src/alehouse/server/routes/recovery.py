"""Coming back when all devices are lost: by seven words, or by a link that is sent to a confirmed address."""

from typing import Final

from litestar import Response, post

from alehouse.house.people import EMAIL, LONGEST_EMAIL
from alehouse.house.protocol.devices import Address, Recovering
from alehouse.house.recovery import read
from alehouse.house.refusal import Refusal
from alehouse.server.notify.letters import ways_of
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.devices import arrival, welcome
from alehouse.server.routes.me import check_letters
from alehouse.server.storage.outbox import send_link

MOST_READERS: Final = 5  # people who share an address and are sent a link each


@post("/api/recover", status_code=200)
async def recover(request: HTTPRequest) -> Response[dict[str, str]]:
    """Whoever knows somebody's seven words is that person, and this browser one of their devices."""
    words = read((await request.sent(Recovering)).words)
    service, here = request.service, await request.person()
    await service.guessing.try_words(request.household)
    print_of_words = service.keys.print_of(words)
    found = await service.storage.devices.whose_words(print_of_words)
    if found is None:
        await service.guessing.miss(request.household, " ".join(words))
        raise Refusal("refused-words", status=404)
    if here is not None and here.id == found.id:
        raise Refusal("refused-already-here", status=409)
    person = await service.storage.devices.take_in(print_of_words, arrival(request, "", here))
    if person is None:  # other words were made meanwhile
        raise Refusal("refused-words", status=404)
    return await welcome(request, person, here)


@post("/api/recover/mail", status_code=200)
async def recover_by_mail(request: HTTPRequest) -> dict[str, str]:
    """Send a link to whoever has confirmed an address. Whether anybody has is not told to whoever asks."""
    email = (await request.sent(Address)).email.strip()
    service = request.service
    if "mail" not in ways_of(service.settings):
        raise Refusal("refused-no-mail", status=404)
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email):
        raise Refusal("refused-email")
    await check_letters(request, email)
    readers = await service.storage.devices.with_address(email, MOST_READERS)
    await service.storage.database.do(send_link(readers))
    return {}
