"""Sitting down again: how somebody has set tables up before, in words and as an order; and a game without any form."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from alehouse.bots import BOTS, HOUSE_BOT, level_of
from alehouse.core.game import Game
from alehouse.core.words import Words
from alehouse.games import ROOMS, load
from alehouse.house.protocol.home import Setup
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.rows import PersonRow, ResultRow, SeatRow, TableRow
from alehouse.house.texts import house_words

SETUPS: Final = 3  # the latest, on the first page
OPTIONS_TOLD: Final = 2  # of what is unusual about a table, in one line
USUAL_PLAYERS: Final = 3
VICTORIES: Final = 3  # in a row, after which a stronger bot is offered
DAY: Final = 24 * 3600


def setups_of(rows: Iterable[TableRow], person: str, language: str) -> list[Setup]:
    """The latest ways in which somebody has set a table up, no two alike."""
    found: dict[object, Setup] = {}
    for row in sorted(rows, key=lambda row: row.since, reverse=True):
        if is_own_setup(row, person) and len(found) < SETUPS:
            found.setdefault(_alike(row, person), _setup(row, person, language))
    return list(found.values())


def is_own_setup(row: TableRow, person: str) -> bool:
    """Whether somebody has set a table up, and sits there; where a game is played on, nobody has."""
    sits = any(seat.person == person for seat in row.seats)
    return row.host == person and sits and not row.origin and row.game in ROOMS and load(row.game).replays(row.rules)


def _alike(row: TableRow, person: str) -> object:
    """The same for tables that were set up alike, whoever sat where."""
    seats = sorted(_company(seat, person) for seat in row.seats)
    return row.game, tuple(seats), tuple(sorted(row.options.items())), row.deadline


def _company(seat: SeatRow, person: str) -> str:
    return f"bot {seat.bot}" if seat.kind == "bot" else "me" if seat.person == person else f"other {seat.person or ''}"


def _setup(row: TableRow, person: str, language: str) -> Setup:
    game, words = load(row.game), house_words(language)
    bots = Counter(seat.bot for seat in row.seats if seat.kind == "bot")
    others = [seat for seat in row.seats if seat.kind != "bot" and seat.person != person]
    return Setup(
        id=row.id,
        game=row.game,
        title=game.title,
        text=", ".join([_company_text(row, bots, others, words), *_unusual(row, game, language, words)]),
        level=level_of(next(iter(bots))) if len(bots) == 1 and not others else 0,
        invites=bool(others),
    )


def _company_text(row: TableRow, bots: Counter[str], others: list[SeatRow], words: Words) -> str:
    if others:
        names = [seat.name for seat in others if seat.name]
        return words.say("home-with", {"names": words.listed(names)}) if names else words.say("home-with-anybody")
    if bots:
        told = [_bots_text(bot, count, words) for bot, count in bots.items()]
        return words.say("home-against", {"bots": words.listed(told)})
    return words.say("home-alone" if row.players == 1 else "home-one-screen")


def _bots_text(bot: str, count: int, words: Words) -> str:
    name = words.say(f"bot-{bot}") if bot in BOTS else bot
    return words.say("home-times", {"count": count, "bot": name}) if count > 1 else name


def _unusual(row: TableRow, game: Game, language: str, words: Words) -> list[str]:
    """What was chosen otherwise than usual, a little of it."""
    said = game.words(language)
    chosen = [
        said.labelled(said.say(f"option-{option.name}"), said.say(f"option-{option.name}-{value}"))
        for option in game.options
        if (value := row.options.get(option.name, "")) in option.values[1:]
    ]
    if row.deadline and not row.deadline % DAY:
        chosen.insert(0, words.say("home-days-a-move", {"days": row.deadline // DAY}))
    return chosen[:OPTIONS_TOLD]


# ── orders ────────────────────────────────────────────────────────────────────────────────────────


def order_like(row: TableRow, host: PersonRow) -> NewTable:
    """A table as an earlier one: bots sit where they sat, and wherever others sat anybody may."""
    mine = [seat.seat for seat in row.seats if seat.person == host.id]
    return NewTable(
        game=row.game,
        players=row.players,
        options=dict(row.options),
        seats=[_seat_again(seat, mine) for seat in row.seats],
        cards=row.cards,
        private=row.private,
        deadline=row.deadline,
        hints=row.hints,
    )


def _seat_again(seat: SeatRow, mine: Sequence[int]) -> SeatForm:
    if seat.kind == "bot":
        return SeatForm(kind="bot", bot=seat.bot)
    if seat.seat in mine:
        return SeatForm(kind="me" if seat.seat == mine[0] else "here", name=seat.name)
    return SeatForm(kind="open")


def last_against_bots(rows: Iterable[TableRow], game: str, person: str) -> TableRow | None:
    """The latest table of a game that somebody has set up for themselves and bots."""
    own = [row for row in rows if row.game == game and is_own_setup(row, person) and _is_against_bots(row, person)]
    return max(own, key=lambda row: row.since, default=None)


def _is_against_bots(row: TableRow, person: str) -> bool:
    others = [seat for seat in row.seats if seat.person != person]
    return len(others) == row.players - 1 and all(seat.kind == "bot" for seat in others)


def usual_order(game: Game, host: PersonRow) -> NewTable:
    """A table for somebody who has never set one up: with two bots whom a newcomer can beat."""
    players = min(game.seats, key=lambda count: abs(count - USUAL_PLAYERS))
    bots = [SeatForm(kind="bot", bot=HOUSE_BOT) for _ in range(players - 1)]
    seats = [SeatForm(kind="me", name=host.name), *bots]
    return NewTable(game=game.name, players=players, options={}, seats=seats, private=True, hints=True)


def against(order: NewTable, bot: str) -> NewTable:
    """The same table with another bot in all bots' seats."""
    for seat in order.seats:
        if seat.kind == "bot":
            seat.bot = bot
    return order


def stronger(row: TableRow, rows: Iterable[TableRow], results: Iterable[ResultRow], person: str) -> str:
    """The bot to offer to somebody who has beaten those of a table three times in a row; "" if there is none."""
    bots = _bots_of(row)
    level = max(map(level_of, bots), default=0)
    if len(bots) != 1 or not 0 < level < len(BOTS):
        return ""
    known = {other.id: other for other in rows if _is_against_bots(other, person)}
    mine = sorted((each for each in results if each.game == row.game), key=lambda each: each.finished)[-VICTORIES:]
    won = [each.place == 1 and each.table_id in known and _bots_of(known[each.table_id]) == bots for each in mine]
    return BOTS[level] if len(won) == VICTORIES and all(won) else ""


def _bots_of(row: TableRow) -> set[str]:
    return {seat.bot for seat in row.seats if seat.kind == "bot"}
