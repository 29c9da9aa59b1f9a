"""A game as a whole: what it is called, who may play, its options, its actions; and how states begin."""

import secrets
from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any

from alehouse.core.cards import CardFile
from alehouse.core.choice import Choice, Reason
from alehouse.core.draw.document import svg
from alehouse.core.encoding import Sheet
from alehouse.core.errors import BadOption, BadRecord, IllegalAction
from alehouse.core.fate import seeded
from alehouse.core.hooks import Hooks
from alehouse.core.options import settle
from alehouse.core.record import Record
from alehouse.core.scene import Layout
from alehouse.core.state import FATE, Past, State
from alehouse.core.view import View
from alehouse.core.words import Words

LARGEST_SEED = 2**63 - 1


def is_index(number: object, count: int) -> bool:
    """Whether something is one of the whole numbers from 0 that are less than `count`; those of numpy are, too."""
    try:
        return 0 <= index(number) < count  # type: ignore[arg-type]
    except TypeError:
        return False


class Game(Hooks):
    """One game with one card file; `alehouse.load(name)` gives it.

    Every game extends it, and nothing else: it says what is in its box (`Box`) and overrides what it has something of
    its own for (`Hooks`). What is done with all games alike is here.
    """

    def __init__(self, cards: CardFile | None = None, rules: int | None = None) -> None:
        super().__init__(cards, rules)
        self._other_versions: dict[int, Game] = {}
        self.prepare()
        self.actions = len(self.action_names)
        self._ids = {name: action for action, name in enumerate(self.action_names)}

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
        state.advance_from_start()
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
        self._place_checked(state, given)
        state.let_fate_play()
        return state

    def _place_checked(self, state: State, given: Mapping[str, Any]) -> None:
        """Arrange a position, and make sure that the game goes on from it."""
        self.set_up(state, given)
        state.advance_from_start()
        state.own_past().given = dict(given)
        if not state.is_over and not state.legal_actions():
            raise BadOption("the position leaves nothing to do to whoever decides next; say what comes next otherwise")

    def _state(
        self, players: int, seed: int | str | None, fate: str, events: bool, options: Mapping[str, Any]
    ) -> State:
        if type(players) is not int or players not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            text = f"{self.title} is for {fewest} to {most} players, not for {players!r}"
            args = {"game": self.title, "fewest": fewest, "most": most, "players": str(players)}
            raise BadOption(text, "bad-players", args)
        if fate not in ("closed", "open"):
            args = {"option": "fate", "value": str(fate), "values": "closed, open"}
            raise BadOption(f"fate cannot be {fate!r}; choose closed or open", "bad-value", args)
        if isinstance(seed, int) and not -LARGEST_SEED <= seed <= LARGEST_SEED:
            raise BadOption(f"a seed is a whole number up to {LARGEST_SEED}, or a text")
        settled = settle(self.options, players, options)
        seed = secrets.randbits(62) if seed is None else seed
        state = self.start(players, settled, seeded(seed))
        state.past = Past(None if fate == "open" else seed, settled)
        state.open_fate = fate == "open"
        state.keeps_log = events
        return state

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may see (None: a spectator), as plain data that knows how to be drawn."""
        if seat is not None:
            self.check_seat(state, seat)
        found = self.make_view(state, seat)
        found.be_drawn_by(self.picture)
        return found

    def choice(self, state: State, action: int) -> Choice:
        """What an action means to people."""
        self.check_action(action)
        return self.make_choice(state, action)

    def encode(self, state: State, seat: int, out: Sheet) -> None:
        """Write what `seat` may see as numbers, for programs that learn: always the same parts at one table."""
        self.check_seat(state, seat)
        self.fill_sheet(state, seat, out)

    # ── actions ───────────────────────────────────────────────────────────────────────────────────

    def action_name(self, action: int) -> str:
        self.check_action(action)
        return self.action_names[action]

    def check_action(self, action: int) -> None:
        """Whether it is the id of an action, legal or not."""
        if not is_index(action, self.actions):
            raise BadOption(f"there is no action {action}; ids run from 0 to {self.actions - 1}")

    def check_seat(self, state: State, seat: int) -> None:
        """Whether somebody decides at this seat; a printed opponent has none."""
        if not is_index(seat, state.seats):
            raise BadOption(
                f"there is no seat {seat!r} at this table; seats run from 0 to {state.seats - 1}, None is a spectator"
            )

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

    def is_forced(self, state: State) -> bool:
        """Whether whoever decides has one option, as everybody knows: playing it at once tells nobody anything."""
        if state.player < 0 or len(state.legal_actions()) != 1:
            return False
        past = state.past  # without one nobody knows the options: then there may be secrets
        return (past is not None and not self.has_secrets(past.options)) or self.open_options(state)

    def try_out(self, state: State, action: int) -> State | None:
        """The state after an action, if it shows whoever decides nothing that was hidden, a die or a card say; else
        none: what was seen cannot be taken back. That it is none depends on nothing hidden, either."""
        after = state.copy()
        after.apply(action)
        answered = after.player == FATE or len(after.history) > len(state.history) + 1  # by fate
        if answered or after.reveals > state.reveals or after.is_over or self.betrays(state, action):
            return None
        return after

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

    def replay(
        self, record: Record, moves: int | None = None, events: bool = False, since: State | None = None
    ) -> State:
        """The state after a record's moves (or the first `moves` of them), every one checked.

        Fate's moves are taken from the record; where it has a seed they must be those that the seed gives. `since` is
        a state of the same record after fewer moves, as it was given by this: then only the others are played.
        """
        then = self.of_record(record)
        if then is not self:
            return then.replay(record, moves, events, since)
        count = len(record.moves) if moves is None else moves
        if not is_index(count, len(record.moves) + 1):
            raise BadOption(f"the record has {len(record.moves)} moves; ask for as many, or fewer")
        state = self._begun(record, events) if since is None else since.copy()
        state.open_fate = True
        played = len(state.own_past().history)
        if played > count:
            raise BadOption(f"{played} moves have been played already; ask for as many, or more")
        for number, text in enumerate(record.moves[played:count], played + 1):
            self._replay_move(state, number, text, seeded=record.seed is not None)
        state.own_past().seed = record.seed
        state.open_fate = False
        return state

    def _begun(self, record: Record, events: bool) -> State:
        """A record's game before its first move."""
        try:
            state = self._state(record.players, record.seed, "open", events, record.options)
            if record.given is None:
                state.advance_from_start()
            else:
                self._place_checked(state, record.given)
        except BadOption as error:
            raise BadRecord(0, str(error), error.key, error.args_for_words) from None
        return state

    def _replay_move(self, state: State, number: int, text: str, seeded: bool) -> None:
        action = self._ids.get(text)
        args: dict[str, object] = {"move": number, "action": text}
        if action is None:
            raise BadRecord(number, f"there is no action {text!r}", "bad-record-action", args)
        if state.is_over:
            raise BadRecord(number, f"{text} comes after the end of the game", "bad-record-after", args)
        if state.player == FATE and seeded and state.draw() != action:
            raise BadRecord(number, f"the seed does not give {text}; the record was edited", "bad-record-seed", args)
        try:
            state.apply(action)
        except IllegalAction as error:
            args |= {"clause": error.clause or "–"}
            raise BadRecord(number, str(error), "bad-record-illegal", args) from None

    def _check_heading(self, record: Record) -> None:
        if record.game != self.name:
            args: dict[str, object] = {"theirs": record.game, "ours": self.name}
            problem = f"it is a game of {record.game!r}, not of {self.name!r}"
            raise BadRecord(0, problem, "bad-record-game", args)
        if not self.replays(record.rules):
            args = {"theirs": record.rules, "ours": type(self).rules_version}
            problem = f"it follows rules version {record.rules}, this is {type(self).rules_version}"
            raise BadRecord(0, problem, "bad-record-rules", args)
        if record.cards != (self.card_file.digest if self.own_cards else ""):
            problem = "it was played with another card file; load the game with that file (--cards)"
            raise BadRecord(0, problem, "bad-record-cards")

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

    # ── pictures ──────────────────────────────────────────────────────────────────────────────────

    def picture(self, view: View, language: str = "en", layout: Layout | None = None) -> str:
        """The table that a view shows, as an SVG document of its own."""
        words = self.words(language)
        layout = layout or Layout(names=self.numbered(words, view.seats))
        return svg(self.scene(view, words, layout), self.scene_defs())

    def numbered(self, words: Words, players: int) -> tuple[str, ...]:
        """Names for everybody at a table of people whose names nobody knows."""
        numbers = range(1, self.table_size(players) + 1)
        return tuple(words.say("seat-person", {"number": number}) for number in numbers)
