"""The form for a new table: what may be chosen, said in the reader's language; and the check of what was."""

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from msgspec.structs import replace

import alehouse
from alehouse.bots import BOTS, HOUSE_BOT, unknown_bot
from alehouse.core.draw.players import AUTOMA
from alehouse.core.game import Game
from alehouse.core.options import Option, Picks, Preset, settle
from alehouse.core.words import LANGUAGES, Words
from alehouse.games import ROOMS, load
from alehouse.server.protocol.house import GameForm, House, NewTable, OptionForm, PicksForm, PresetForm, SeatForm
from alehouse.server.refusal import Refusal
from alehouse.server.texts import FOLDER, house_words

LONGEST_NAME: Final = 24
LONGEST_VALUE: Final = 500  # characters of an option's value; a set of cards of one's own has some 350
LONGEST_WORD: Final = 64  # characters of what is one word: a game, an option, a bot
LONGEST_WRITTEN: Final = 1_000  # characters that are looked at before it is known how long a name is
MOST_OPTIONS: Final = 40
MOST_SEATS: Final = 20
DAY: Final = 24 * 3600
LONGEST_DEADLINE: Final = 30 * DAY  # seconds


@cache
def house_form(language: str) -> House:
    """Everything the page needs before a table is open."""
    words = house_words(language)
    return House(
        games=[_game_form(load(name), load(name).words(language)) for name in ROOMS],
        bots=[(name, words.say(f"bot-{name}"), words.say(f"bot-{name}-help")) for name in BOTS],
        bot=HOUSE_BOT,
        languages=[(code, house_words(code).say("language")) for code in LANGUAGES],
        words=_page_words(words),
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


def _page_words(words: Words) -> dict[str, str]:
    """What the page says itself. It fills in the variables, so they are left standing: "{$name}"."""
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)]
    standing = {name: f"{{${name}}}" for name in re.findall(r"\{ \$(\w+) \}", text)}
    return {key: words.say(key, standing) for key in keys if key.startswith("page-")}


# ── checking an order ─────────────────────────────────────────────────────────────────────────────


def check_lengths(new: NewTable) -> None:
    """Refuse what is longer than anything that there is, before anything is done with it."""
    for value in new.options.values():
        if len(value) > LONGEST_VALUE:
            raise Refusal("refused-value-long", {"longest": LONGEST_VALUE})
    words = [new.game, *new.options, *(seat.bot for seat in new.seats)]
    many = len(new.options) > MOST_OPTIONS or len(new.seats) > MOST_SEATS
    if many or any(len(word) > LONGEST_WORD for word in words):
        raise Refusal("refused-too-long", status=413)


def checked(new: NewTable, game: Game) -> NewTable:
    """The table with its options settled and its names in order; raises `Refusal` or `BadOption`.

    Whether so many can play is left to the game, which is asked for a state next.
    """
    options = settle(game.options, new.players, new.options)
    if len(new.seats) != new.players:
        raise Refusal("refused-seats", {"players": new.players, "seats": len(new.seats)})
    if not 0 <= new.deadline <= LONGEST_DEADLINE:
        raise Refusal("refused-deadline", {"days": LONGEST_DEADLINE // DAY})
    alone = sum(seat.kind != "bot" for seat in new.seats) <= 1
    hints = alone if new.hints is None else new.hints
    return replace(new, options=options, seats=[_checked_seat(seat) for seat in new.seats], hints=hints)


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
