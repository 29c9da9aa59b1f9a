"""What flies across the table is told once, with the news that it is about."""

from random import Random
from typing import Any

from tests.server.house import Browser, Message, Seat

ME: Message = {"kind": "me", "name": "Anna"}
HERE: Message = {"kind": "here", "name": "Brokk"}
BOT: Message = {"kind": "bot", "bot": "greedy"}


def flown(message: Message) -> list[Any]:
    """What flies by a message, a line that reads differently now included."""
    changed = [line for _, line in message.get("log_changed", [])]
    return [flight for line in [*message.get("log", []), *changed] for flight in line.get("flights", [])]


def play_on(seat: Seat) -> list[Any]:
    """Play an option; what flies until one is asked again."""
    before, found = seat.table["seq"], []
    seat.send("move", action=seat.options[-1], seq=before, client_id=f"move-{before}")
    while seat.table["seq"] == before or not (seat.mine or seat.over):
        message = seat.hear()
        found += flown(message) if message["type"] == "table" else []
    return found


def look(seat: Seat, **where: Any) -> Message:
    """Another moment of the game; what was on its way before it came is passed over."""
    seat.send("look", **where)
    return seat.until(lambda message: bool(message.get("fresh")))


def test_news_bring_flights_and_nothing_else_does(browser: Browser) -> None:
    table = browser.open_table(ME, BOT)
    told = 0
    with browser.sit(table) as seat:
        assert flown(seat.until_type("table")) == []
        seat.until_mine()
        while told < 10 and not seat.over:
            told += len(play_on(seat))
        assert told >= 10, "goods are mined in the first rounds of every game"
        assert flown(look(seat, move=len(browser.house.rows(table)) // 2)) == []
        assert flown(look(seat, live=True)) == []
    with browser.sit(table) as seat:
        assert seat.until_type("table")["log"]
        assert flown(seat.table) == []


def test_a_flight_names_a_drawing_two_pieces_and_a_number(browser: Browser) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        found: list[Any] = []
        while not found and not seat.over:
            found = [flight for flight in play_on(seat) if flight[0].startswith("g-")]
        what, origin, goal, count = found[0]
        assert (what[:2], count > 0) == ("g-", True)
        assert {origin.partition(":")[0], goal.partition(":")[0]} == {"loc", "goods"}
        known = {piece for canvas in seat.pieces.values() for piece in canvas}
        assert {origin, goal} <= known


def decide(seat: Seat, chance: Random) -> Message:
    """Play any option; the table after it."""
    before = seat.table["seq"]
    seat.send("move", action=chance.choice(seat.options), seq=before, client_id=f"move-{before}")
    return seat.until(lambda message: message["type"] == "table" and message["seq"] != before)


def test_what_is_chosen_cube_by_cube_flies_cube_by_cube(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, game="brew_crafters")
    chance = Random(2)
    grown: list[Message] = []
    with browser.sit(table) as seat:
        seat.until_mine()
        while not grown and not seat.over:
            message = decide(seat, chance)
            grown = [line for _, line in message.get("log_changed", []) if line.get("flights")]
            seat.until_mine()
    (line,) = grown
    assert sum(count for _, _, _, count in line["flights"]) == 1
    assert sum(abs(amount) for _, amount, _ in line["changes"]) > 1
