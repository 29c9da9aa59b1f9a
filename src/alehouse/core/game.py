"""A game as a whole: what it is called, who may play, its options, its actions; and how states begin."""

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, ClassVar

from alehouse.core.cards import CardFile
from alehouse.core.choice import Choice, Reason
from alehouse.core.draw.album import Album
from alehouse.core.draw.document import svg
from alehouse.core.encoding import Sheet
from alehouse.core.errors import BadOption, BadRecord, IllegalAction
from alehouse.core.fate import Stream, seeded
from alehouse.core.hints import SearchHints
from alehouse.core.options import Option, Preset, settle
from alehouse.core.record import Record
from alehouse.core.rulebook import Rulebook, read_rulebook
from alehouse.core.scene import Detail, Layout, Outcome, Scene
from alehouse.core.state import FATE, Past, State
from alehouse.core.view import View
from alehouse.core.words import Words, words_of

LARGEST_SEED = 2**63 - 1


class Game:
    """One game with one card file. `alehouse.load(name)` gives it; every game's room extends it."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]  # player counts
    rules_version: int  # of the rules and the house's cards; grows when a change of either would alter old games
    room: ClassVar[Path]  # the folder with cards.toml, its earlier printings/, words/ and rules.md

    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()  # options that go together
    action_names: list[str]  # by id; the action space is fixed
    hints: SearchHints = SearchHints()  # for bots that look far ahead

    def __init__(self, cards: CardFile | None = None, rules: int | None = None) -> None:
        self.rules_version = rules or type(self).rules_version
        self.card_file = cards or CardFile.read(self._house_cards(self.rules_version))
        self.own_cards = cards is not None
        self._other_versions: dict[int, Game] = {}
        self.prepare()
        self.actions = len(self.action_names)
        self._ids = {name: action for action, name in enumerate(self.action_names)}

    # ── what a game provides ──────────────────────────────────────────────────────────────────────

    def prepare(self) -> None:
        """Read the cards and lay out the action space."""
        raise NotImplementedError

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        """A state at its very beginning, before anything has happened; `begin` is called next."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """Go on from the very beginning to the first decision, fate's included."""
        raise NotImplementedError

    def place(self, state: State, given: Mapping[str, Any]) -> None:
        """Instead of `begin`: arrange a position, see `arrange`, and go on to its first decision."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        raise NotImplementedError

    @property
    def encoding(self) -> int:
        """The version of what `encode` writes."""
        raise NotImplementedError

    def encode(self, state: State, seat: int, out: Sheet) -> None:
        """Write what `seat` may see as numbers, for programs that learn: always the same parts at one table."""
        raise NotImplementedError

    def choice(self, state: State, action: int) -> Choice:
        raise NotImplementedError

    def why_not(self, state: State, action: int) -> Reason:
        """Why an action is not legal now."""
        raise NotImplementedError

    def scene(self, view: View, words: Words, layout: Layout, album: Album | None = None) -> Scene:
        """The table that a view shows; parts that look as they do in the `album` are not drawn again."""
        raise NotImplementedError

    def scene_defs(self) -> str:
        """The drawings that all scenes of the game share: the content of an SVG <defs>."""
        raise NotImplementedError

    def detail(self, view: View, words: Words, layout: Layout, what: str) -> Detail:
        """What a piece's `opens` unfolds."""
        raise NotImplementedError

    def outcome(self, view: View, words: Words, names: Sequence[str]) -> Outcome:
        """The scoring, explained."""
        raise NotImplementedError

    def summary(self, view: View, words: Words) -> str:
        """Where the game stands, in three words."""
        raise NotImplementedError

    def board(self, view: View, words: Words, names: Sequence[str], width: int) -> str:
        """The table as text for a terminal `width` columns wide, in rich's markup with the inks of `core.ink`."""
        raise NotImplementedError

    def closer(self, view: View, words: Words, what: str) -> str:
        """A closer look at something on the board, "stack:A5", as such text; `BadOption` if there is none."""
        raise NotImplementedError

    def measures(self, state: State) -> dict[str, float]:
        """What the lab measures in a finished game: named numbers, "rounds"; a player's own, "gold:2" for
        player 2; a yes or no as 1 or 0, "sudden?". People read the messages `measure-rounds`, `measure-gold`…"""
        return {}

    def use(self, state: State, action: int) -> str:
        """What a decision uses that the lab counts, a card say, as the message key of its name; "" for nothing."""
        return ""

    def sources(self, state: State, seat: int) -> dict[str, int]:
        """What the score of a seat is made of in a finished game: points by the message key of where they come from."""
        return {}

    def table_size(self, players: int) -> int:
        """How many players sit at a table of `players` seats, printed opponents included."""
        return players

    def opponents(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the printed opponents at a table with these options, as message keys."""
        return ()

    def contest(self, state: State) -> str:
        """What a solo game was about, as a message key: the results of somebody's own games are counted by it."""
        return next(iter(self.opponents(state.own_past().options)), "")

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Whether seats see different things with these options, so that a record must wait for the end of the game."""
        raise NotImplementedError

    def hides(self, state: State, seat: int) -> bool:
        """Whether a seat sees something now that nobody else may see: at a shared screen the others look away."""
        return False

    def emblem(self) -> str:
        """A small SVG that stands for the game."""
        raise NotImplementedError

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def preset(self, name: str) -> dict[str, Any]:
        """The options of a preset: `game.new(4, **game.preset("expert"))`."""
        for preset in self.presets:
            if preset.name == name:
                return dict(preset.options)
        there = ", ".join(preset.name for preset in self.presets) or "—"
        text = f"there is no preset {name!r}; there are: {there}"
        raise BadOption(text, "bad-preset", {"preset": name, "presets": there})

    def new(
        self,
        players: int,
        seed: int | str | None = None,
        fate: str = "closed",
        events: bool = False,
        **options: Any,
    ) -> State:
        """A new game. `fate="open"` stops at every die and card for the caller to decide;
        `events=True` keeps a log; the options are the game's own, see `options`."""
        state = self._state(players, seed, fate, events, options)
        self.begin(state)
        state.let_fate_play()
        return state

    def arrange(
        self,
        given: Mapping[str, Any],
        players: int,
        seed: int | str | None = None,
        fate: str = "closed",
        events: bool = False,
        **options: Any,
    ) -> State:
        """A game that begins in a position of your own: for puzzles, teaching and tests."""
        state = self._state(players, seed, fate, events, options)
        self.place(state, given)
        state.own_past().given = dict(given)
        state.let_fate_play()
        return state

    def _state(
        self, players: int, seed: int | str | None, fate: str, events: bool, options: Mapping[str, Any]
    ) -> State:
        if type(players) is not int or players not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            text = f"{self.title} is for {fewest} to {most} players, not for {players!r}"
            args = {"game": self.title, "fewest": fewest, "most": most, "players": str(players)}
            raise BadOption(text, "bad-players", args)
        if fate not in ("closed", "open"):
            raise BadOption(f"fate cannot be {fate!r}; choose closed or open")
        if isinstance(seed, int) and not -LARGEST_SEED <= seed <= LARGEST_SEED:
            raise BadOption(f"a seed is a whole number up to {LARGEST_SEED}, or a text")
        settled = settle(self.options, players, options)
        seed = secrets.randbits(62) if seed is None else seed
        state = self.start(players, settled, seeded(seed))
        state.past = Past(None if fate == "open" else seed, settled)
        state.open_fate = fate == "open"
        state.telling = events
        return state

    # ── actions ───────────────────────────────────────────────────────────────────────────────────

    def action_name(self, action: int) -> str:
        if not 0 <= action < self.actions:
            raise BadOption(f"there is no action {action}; ids run from 0 to {self.actions - 1}")
        return self.action_names[action]

    def parse(self, text: str) -> int:
        """The action with that name."""
        found = self._ids.get(text.strip())
        if found is None:
            raise BadOption(f"there is no action {text.strip()!r}; an action looks like {self.action_names[0]!r}")
        return found

    def refuse(self, state: State, action: int) -> IllegalAction:
        """The error for an action that is not legal now."""
        known = type(action) is int and 0 <= action < self.actions
        reason = (
            self.why_not(state, action)
            if known
            else Reason(message="why-unknown", args={"action": str(action)}, clause="")
        )
        name = self.action_names[action] if known else str(action)
        text = self.words("en").say(reason.message, reason.args)
        return IllegalAction(action, name, reason.clause, reason.message, dict(reason.args), text)

    def returns(self, state: State) -> list[float]:
        """By deciding seat: winners share what the others lose."""
        if not state.is_over:
            return [0.0] * state.seats
        places = state.ranking()
        winners = places.count(1)
        if winners == len(places):
            return [0.0] * state.seats
        lost = len(places) - winners
        return [1.0 if place == 1 else -winners / lost for place in places][: state.seats]

    # ── records ───────────────────────────────────────────────────────────────────────────────────

    def record(self, state: State) -> Record:
        """The game so far. The seed foretells the future: it is in the record only when the game is over."""
        past = state.past
        if past is None:
            raise BadOption("a scratch copy has no record; take the record of the state it was copied from")
        return Record(
            game=self.name,
            rules=self.rules_version,
            players=state.seats,
            options=dict(past.options),
            seed=past.seed if state.is_over else None,
            cards=self.card_file.digest if self.own_cards else "",
            given=deepcopy(past.given),
            moves=[self.action_names[action] for action in past.history],
        )

    def replay(self, record: Record, moves: int | None = None, events: bool = False) -> State:
        """The state after a record's moves (or the first `moves` of them), every one checked.

        Fate's moves are taken from the record; where it has a seed they must be those that the seed gives.
        """
        then = self.of_record(record)
        if then is not self:
            return then.replay(record, moves, events)
        count = len(record.moves) if moves is None else moves
        try:
            state = self._state(record.players, record.seed, "open", events, record.options)
            if record.given is None:
                self.begin(state)
            else:
                self.place(state, record.given)
                state.own_past().given = record.given
        except BadOption as error:
            raise BadRecord(0, str(error)) from None
        for number, text in enumerate(record.moves[:count], 1):
            self._replay_move(state, number, text, seeded=record.seed is not None)
        state.own_past().seed = record.seed
        state.open_fate = False
        return state

    def _replay_move(self, state: State, number: int, text: str, seeded: bool) -> None:
        action = self._ids.get(text)
        if action is None:
            raise BadRecord(number, f"there is no action {text!r}")
        if state.is_over:
            raise BadRecord(number, f"{text} comes after the end of the game")
        if state.player == FATE and seeded and state.draw() != action:
            raise BadRecord(number, f"the seed does not give {text}; the record was edited")
        try:
            state.apply(action)
        except IllegalAction as error:
            raise BadRecord(number, str(error)) from None

    def _check_heading(self, record: Record) -> None:
        if record.game != self.name:
            raise BadRecord(0, f"it is a game of {record.game!r}, not of {self.name!r}")
        if not self.replays(record.rules):
            raise BadRecord(0, f"it follows rules version {record.rules}, this is {type(self).rules_version}")
        if record.cards != (self.card_file.digest if self.own_cards else ""):
            raise BadRecord(0, "it was played with another card file; load the game with that file (--cards)")

    # ── earlier printings of the house's cards ─────────────────────────────────────────────────────

    def replays(self, rules: int) -> bool:
        """Whether there is, or ever was, such a version of the rules: its games can be replayed, and gone on with."""
        return 0 < rules <= type(self).rules_version

    def of_record(self, record: Record) -> "Game":
        """This game as the record was played; `BadRecord` if that cannot be."""
        self._check_heading(record)
        return self.as_of(record.rules)

    def as_of(self, rules: int) -> "Game":
        """This game as it was played with that version of the rules: with the house's cards of then."""
        if rules == self.rules_version:
            return self
        if rules not in self._other_versions:
            self._other_versions[rules] = type(self)(self.card_file if self.own_cards else None, rules)
        return self._other_versions[rules]

    def _house_cards(self, rules: int) -> Path:
        """The house's cards as they are printed now, or as they were with earlier rules: an earlier printing bears the
        number of the last rules that it was played with."""
        earlier = (self.room / "printings" / f"{number}.toml" for number in range(rules, type(self).rules_version))
        return next((file for file in earlier if file.is_file()), self.room / "cards.toml")

    # ── pictures ──────────────────────────────────────────────────────────────────────────────────

    def picture(self, view: View, language: str = "en", layout: Layout | None = None) -> str:
        """The table that a view shows, as an SVG document of its own."""
        words = self.words(language)
        layout = layout or Layout(names=self.numbered(words, view.seats))
        return svg(self.scene(view, words, layout), self.scene_defs())

    def numbered(self, words: Words, players: int) -> tuple[str, ...]:
        """Names for everybody at a table of people whose names nobody knows."""
        crowd = range(self.table_size(players))
        return tuple(words.say("seat-person", {"number": number + 1}) for number in crowd)

    # ── words and rules ───────────────────────────────────────────────────────────────────────────

    def words(self, language: str) -> Words:
        return words_of(language, self.room / "words")

    def rulebook(self) -> Rulebook:
        return read_rulebook(self.room / "rules.md")
