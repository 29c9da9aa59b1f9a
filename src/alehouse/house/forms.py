"""The form for a new table: what may be chosen, said in the reader's language; and the check of what was."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

import alehouse
from alehouse.bots import BOTS, HOUSE_BOT, unknown_bot
from alehouse.core.draw.players import AUTOMA
from alehouse.core.game import Game
from alehouse.core.options import Option, Picks, Preset, settle
from alehouse.core.words import LANGUAGES, Words
from alehouse.games import ROOMS, load
from alehouse.house.protocol.house import GameForm, House, NewTable, OptionForm, PicksForm, PresetForm, SeatForm
from alehouse.house.refusal import Refusal
from alehouse.house.tables.seating import bots_named
from alehouse.house.texts import FOLDER, house_words

LONGEST_NAME: Final = 24
LONGEST_VALUE: Final = 500  # characters of an option's value; a set of cards of one's own has some 350
LONGEST_WORD: Final = 64  # characters of what is one word: a game, an option, a bot
LONGEST_WRITTEN: Final = 1_000  # characters that are looked at before it is known how long a name is
MOST_OPTIONS: Final = 40
MOST_SEATS: Final = 20
DAY: Final = 24 * 3600
LONGEST_DEADLINE: Final = 30 * DAY  # seconds
# Words of the page that most people who open a table never read: they are fetched with the part that says them.
PARTS: Final = {
    "settings": re.compile("page-set-"),
    "room": re.compile("page-(room-|phrase)"),
    "keys": re.compile("page-key-"),
    "you": re.compile("page-(you-(?!sit)|add-|recover-|confirm|push-)"),
    "record": re.compile("page-(past|film)"),
    "statistics": re.compile("page-stat-"),
    "lesson": re.compile("page-lesson"),
    "book": re.compile("page-book-"),
    "home": re.compile("page-home-"),
    "calling": re.compile("page-calling-"),
}


@cache
def house_form(language: str) -> House:
    """Everything the page needs before a table is open."""
    words = house_words(language)
    return House(
        games=[_game_form(load(name), load(name).words(language)) for name in ROOMS],
        bots=[(name, words.say(f"bot-{name}"), words.say(f"bot-{name}-help")) for name in BOTS],
        bot=HOUSE_BOT,
        languages=[(code, house_words(code).say("language")) for code in LANGUAGES],
        words={key: text for key, text in _page_words(language).items() if _part_of(key) is None},
        opponent_colour=AUTOMA,
        version=alehouse.__version__,
    )


def _game_form(game: Game, words: Words) -> GameForm:
    return GameForm(
        name=game.name,
        title=game.title,
        blurb=words.say("game-blurb"),
        seats=list(game.seats),
        presets=[_preset_form(preset, words) for preset in game.presets],
        options=[_option_form(option, words) for option in game.options],
        emblem=game.emblem(),
        names=list(game.bot_names),
    )


def _option_form(option: Option, words: Words) -> OptionForm:
    key = f"option-{option.name}"
    return OptionForm(
        name=option.name,
        label=words.say(key),
        help=words.say(f"{key}-help"),
        values=[(value, words.say(f"{key}-{value}")) for value in option.values],
        players=list(option.players),
        clause=option.clause,
        of_players=option.of_players,
        seats_opponent=option.seats_opponent,
        picks=[_picks_form(picks, words) for picks in option.picks],
    )


def _picks_form(picks: Picks, words: Words) -> PicksForm:
    return PicksForm(
        title=words.say(picks.title),
        count=picks.count,
        cards=[(card, words.name(f"{picks.prefix}-{card}")) for card in picks.of],
        players=list(picks.players),
    )


def _preset_form(preset: Preset, words: Words) -> PresetForm:
    key = f"preset-{preset.name}"
    return PresetForm(label=words.say(key), help=words.say(f"{key}-help"), options=preset.options, clause=preset.clause)


@cache
def words_of_part(language: str, part: str) -> dict[str, str]:
    """What only a part of the page says."""
    return {key: text for key, text in _page_words(language).items() if _part_of(key) == part}


@cache
def words_said(language: str, keys: re.Pattern[str]) -> dict[str, str]:
    """What the page says under keys of a kind."""
    return {key: text for key, text in _page_words(language).items() if keys.match(key)}


def _part_of(key: str) -> str | None:
    """The part of the page that alone says a message; None for those that are said everywhere."""
    return next((part for part, keys in PARTS.items() if keys.match(key)), None)


@cache
def _page_words(language: str) -> dict[str, str]:
    """What the page says itself. It fills in the variables, so they are left standing: "{$name}"."""
    words = house_words(language)
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(page-[\w-]+) *=", text, re.MULTILINE)
    standing = {name: f"{{${name}}}" for name in re.findall(r"\{ \$(\w+) \}", text)}
    return {key: words.say(key, standing) for key in keys}


# ── checking an order ─────────────────────────────────────────────────────────────────────────────


def check_lengths(new: NewTable) -> None:
    """Refuse what is longer than anything that there is, before anything is done with it."""
    check_option_lengths(new.options)
    words = [new.game, *(seat.bot for seat in new.seats)]
    if len(new.seats) > MOST_SEATS or any(len(word) > LONGEST_WORD for word in words):
        raise Refusal("refused-too-long", status=413)


def check_option_lengths(options: Mapping[str, str]) -> None:
    """Refuse more options, and longer ones, than there are."""
    if any(len(value) > LONGEST_VALUE for value in options.values()):
        raise Refusal("refused-value-long", {"longest": LONGEST_VALUE})
    if len(options) > MOST_OPTIONS or any(len(name) > LONGEST_WORD for name in options):
        raise Refusal("refused-too-long", status=413)


def check_deadline(seconds: int) -> None:
    """Refuse a time for a move that is none, or too long."""
    if not 0 <= seconds <= LONGEST_DEADLINE:
        raise Refusal("refused-deadline", {"days": LONGEST_DEADLINE // DAY})


def checked(new: NewTable, game: Game) -> NewTable:
    """The table with its options settled and its names in order; raises `Refusal` or `BadOption`.

    Whether so many can play is left to the game, which is asked for a state next.
    """
    options = settle(game.options, new.players, new.options)
    if len(new.seats) != new.players:
        raise Refusal("refused-seats", {"players": new.players, "seats": len(new.seats)})
    check_deadline(new.deadline)
    alone = sum(seat.kind != "bot" for seat in new.seats) <= 1
    hints = alone if new.hints is None else new.hints
    seats = bots_named([_checked_seat(seat) for seat in new.seats], game)
    return replace(new, options=options, seats=seats, hints=hints)


def _checked_seat(seat: SeatForm) -> SeatForm:
    if seat.kind == "bot":
        if seat.bot not in BOTS:
            raise unknown_bot(seat.bot)
    name = "" if seat.kind == "open" else checked_name(seat.name)
    return SeatForm(kind=seat.kind, name=name, bot=seat.bot if seat.kind == "bot" else "")


def checked_name(text: str) -> str:
    """A name as one line of visible characters; a leading @ would make it a message key."""
    shown = text[:LONGEST_WRITTEN]
    name = "".join(sign if sign.isprintable() else " " for sign in shown).strip(" @")
    if len(name) > LONGEST_NAME or len(text) > LONGEST_WRITTEN:
        raise Refusal("refused-name", {"longest": LONGEST_NAME})
    return name
