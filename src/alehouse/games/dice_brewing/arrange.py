"""Positions of one's own: a table of Dice Brewing laid out as a description says, for puzzles, teaching and tests."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct, field

from alehouse.core.errors import BadOption
from alehouse.core.positions import check_players, index_of, number_within, read_position
from alehouse.games.dice_brewing.cards import (
    AT_BREWING_START,
    BLUE,
    COLOURS,
    INGREDIENT_COUNT,
    INGREDIENTS,
    SPACES,
    TO_POOL,
)
from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.games.dice_brewing.rules import placement, rounds, windows
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import (
    BLOCKED_DIE,
    BREW,
    BREWED,
    BREWING_START,
    COINS,
    NONE,
    PLACE,
    POOL,
    PROTECTED_DIE,
    PURCHASE,
    RAISED,
    RESOLVED,
    ROLLING,
    ROUND_START,
    SEEDS,
    SOWN,
    TIDY,
    UNLUCKY,
    USED,
    WAREHOUSE,
    XP,
)

# What comes next. The windows before the roll and before brewing open with their phases.
BEGINNINGS: Final = {
    "round_start": ROUND_START,
    "roll": ROLLING,
    "place": PLACE,
    "purchase": PURCHASE,
    "brewing_start": BREWING_START,
    "brew": BREW,
    "tidy": TIDY,
}
MARKS: Final = {"blocked": BLOCKED_DIE, "protected": PROTECTED_DIE, "unlucky": UNLUCKY}


class GivenPlayer(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player. Dice are written "yellow 4", with marks behind: "blue 3 raised", "black 2 blocked",
    "yellow 1 unlucky", "green 5 protected"; "yellow 0" has not been rolled. On the board lies "seed", a die,
    or a list of dice; `resolved` names spaces that are done, with the blue die that lies there."""

    pool: list[str] = field(default_factory=list)
    warehouse: list[str] = field(default_factory=list)
    board: dict[str, str | list[str]] = field(default_factory=dict)
    resolved: list[str] = field(default_factory=list)
    seeds: int = 0
    coins: int = 0
    xp: int = 0
    ingredients: dict[str, int] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)
    brewed: list[str] = field(default_factory=list)
    passed: bool = False


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position. Dice, seeds, tokens and recipes that are not named lie in supply, markets and deck."""

    players: list[GivenPlayer]
    phase: str = "place"
    round: int = 1
    priority: int = 0
    turn: int | None = None  # whose turn it is in this phase; else the priority player's
    display: list[str] = field(default_factory=list)  # else the starters
    out: list[str] = field(default_factory=list)  # action tokens that have left the game


def arrange(state: DiceBrewingState, given: Mapping[str, Any]) -> None:
    """Lay out a position; the state is at its very beginning."""
    position = read_position(given, Given, tuple(BEGINNINGS))
    check_players(position.players, int(state.seats))
    _Arranging(state, position).lay_out()


class _Arranging:
    """The work of laying out one position."""

    def __init__(self, state: DiceBrewingState, given: Given) -> None:
        self.state = state
        self.given = given

    def lay_out(self) -> None:
        state, given = self.state, self.given
        self._empty_table()
        state.priority = number_within(given.priority, 0, state.seats - 1, "priority")
        self._lay_display()
        for seat, player in enumerate(given.players):
            self._lay_player(seat, player)
        for kind in given.out:
            self._take_from_stock(5 + index_of(kind, KINDS, "action token"), kind)
        state.round = number_within(given.round, 1, state.terms.max_rounds, "round") - 1
        rounds.open_round(state)
        self._close_spaces()
        self._set_phase()

    def _close_spaces(self) -> None:
        """Spaces that as many players use as may are closed for the others (DB-5.35)."""
        state = self.state
        for space, name in enumerate(SPACES):
            users = sum(state.of(seat, USED) >> space & 1 for seat in range(state.seats))
            if users > state.terms.capacity:
                raise BadOption(f"{name} can be used by {state.terms.capacity} players, not by {users}")
            if users and state.terms.opens[state.terms.spaces[space].building] > state.round:
                raise BadOption(f"{name} is not open yet in round {state.round}")
            if users:
                placement.close_if_full(state, space)

    def _empty_table(self) -> None:
        """Take back what every player begins with."""
        state = self.state
        state.supply = (1 << len(state.dice)) - 1
        state.seeds = state.terms.edition.seed_tokens
        for place in range(len(state.own)):
            state.own[place] = 0

    def _lay_display(self) -> None:
        state, cards = self.state, self.state.terms.cards
        named = self.given.display or cards.starters[: len(state.display)]
        if len(named) > len(state.display):
            raise BadOption(f"the display has {len(state.display)} places")
        shown = [self._recipe(name) for name in named]
        if len(set(shown)) < len(shown):
            raise BadOption("the display names a recipe twice")
        state.deck = (1 << len(cards.recipes)) - 1
        for place in range(len(state.display)):
            state.display[place] = shown[place] if place < len(shown) else NONE
        for recipe in shown:
            state.deck &= ~(1 << recipe)

    def _lay_player(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        state.put(seat, POOL, self._dice(given.pool))
        state.put(seat, WAREHOUSE, self._dice(given.warehouse))
        if any(state.face(die) == 0 for die in range(len(state.dice)) if state.of(seat, WAREHOUSE) >> die & 1):
            raise BadOption("every die in a warehouse has a value")
        state.put(seat, COINS, number_within(given.coins, 0, 999, "coins"))
        state.put(seat, XP, number_within(given.xp, 0, 999, "xp"))
        self._give_seeds(seat, given.seeds)
        for name in given.resolved:
            state.include(seat, RESOLVED, 1 << index_of(name, SPACES, "space"))
        for name, item in given.board.items():
            self._lay_item(seat, index_of(name, SPACES, "space"), item)
        for name, count in given.ingredients.items():
            for _ in range(number_within(count, 0, 99, name)):
                kind = index_of(name, INGREDIENTS, "ingredient")
                self._take_from_stock(kind, name)
                state.add_ingredients(seat, kind, 1)
        for name in given.tokens:
            kind = index_of(name, KINDS, "action token")
            self._take_from_stock(INGREDIENT_COUNT + kind, name)
            state.stock[INGREDIENT_COUNT + kind] += 1
            state.take_token(seat, kind, 0)
        for name in given.brewed:
            self._brew(seat, self._recipe(name))

    def _lay_item(self, seat: int, space: int, item: str | list[str]) -> None:
        state = self.state
        state.include(seat, USED, 1 << space)
        if item == "seed":
            if not state.terms.for_seeds >> space & 1:
                raise BadOption(f"{SPACES[space]} does not take a seed")
            self._give_seeds(seat, 1)
            state.add(seat, SEEDS, -1)
            state.include(seat, SOWN, 1 << space)
            return
        state.lay(seat, space, self._dice([item] if isinstance(item, str) else item))
        self._check_dice(seat, space)
        if state.terms.spaces[space].after == TO_POOL and not state.terms.instant >> space & 1:
            placement.complete_set(state, seat, space)
        if state.terms.instant >> space & 1:
            state.include(seat, RESOLVED, 1 << space)

    def _check_dice(self, seat: int, space: int) -> None:
        """One die that the space takes; a blue one where it is done; a blue one and others where sets are taken."""
        state = self.state
        lying = [die for die in range(len(state.dice)) if state.on(seat, space) >> die & 1]
        if not lying:
            raise BadOption(f"no die lies on {SPACES[space]}; leave it out")
        blue = [die for die in lying if state.terms.colour_of[die] == BLUE]
        if state.of(seat, RESOLVED) >> space & 1 or state.terms.for_sets >> space & 1:
            fits = bool(blue) and (len(lying) == 1 or state.terms.for_sets >> space & 1)
        else:
            first = state.terms.accepting[7 * state.terms.colour_of[lying[0]] + state.face(lying[0])]
            fits = len(lying) == 1 and first >> space & 1
        if not fits:
            raise BadOption(f"these dice cannot lie on {SPACES[space]}")

    def _give_seeds(self, seat: int, seeds: int) -> None:
        if not 0 <= seeds <= self.state.seeds:
            raise BadOption(f"there are only {self.state.terms.edition.seed_tokens} seeds in all")
        self.state.add(seat, SEEDS, seeds)
        self.state.seeds -= seeds

    def _take_from_stock(self, place: int, name: str) -> None:
        if not self.state.stock[place]:
            raise BadOption(f"there is no {name} left")
        self.state.stock[place] -= 1

    def _brew(self, seat: int, recipe: int) -> None:
        if not self.state.deck >> recipe & 1:
            raise BadOption(f"{self.state.terms.recipes[recipe].id} is brewed or displayed already")
        self.state.deck &= ~(1 << recipe)
        self.state.include(seat, BREWED, 1 << recipe)

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def _dice(self, texts: list[str]) -> int:
        mask = 0
        for text in texts:
            mask |= 1 << self._die(text)
        return mask

    def _die(self, text: str) -> int:
        """A die out of the supply that shows what the text says."""
        state = self.state
        colour, value, *marks = [*text.split(), "", ""]
        marks = [mark for mark in marks if mark]
        if value not in tuple("0123456"):
            raise BadOption(f"{text!r} is no die; write one as 'yellow 4'")
        number = index_of(colour, COLOURS, "colour")
        if not state.supplied(number):
            raise BadOption(f"there are no more {colour} dice")
        die = int(state.take_die(number))
        state.dice[die] = self._packed(text, int(value), marks)
        return die

    def _packed(self, text: str, value: int, marks: list[str]) -> int:
        """What a die shows, with its marks (see `state.BASE`)."""
        unknown = [mark for mark in marks if mark != "raised" and mark not in MARKS]
        if unknown:
            raise BadOption(f"a die cannot be {unknown[0]!r}; it can be raised, {', '.join(MARKS)}")
        raises = marks.count("raised")
        if raises and value - raises < 1:
            raise BadOption(f"{text!r}: a die shows at least 1 before it is raised")
        if {"blocked", "protected"} <= set(marks):
            raise BadOption(f"{text!r}: a die carries one token, blocked or protected")
        if "unlucky" in marks and (value != 1 or raises):
            raise BadOption(f"{text!r}: only a 1 as it was rolled is unlucky")
        return value - raises + raises * RAISED + sum(MARKS[mark] for mark in set(marks) - {"raised"})

    # ── the phase ─────────────────────────────────────────────────────────────────────────────────

    def _set_phase(self) -> None:
        """What comes next; the turn is the priority player's unless said otherwise."""
        state, given = self.state, self.given
        turn = state.priority if given.turn is None else number_within(given.turn, 0, state.seats - 1, "turn")
        state.turn = turn
        state.turns = 0
        state.passed = sum(1 << seat for seat, player in enumerate(given.players) if player.passed)
        state.phase = BEGINNINGS[given.phase]
        if given.phase != "round_start":
            state.window = 0
        if given.phase == "purchase":
            state.turns = (turn - state.priority) % state.seats
        elif given.phase == "brewing_start":
            windows.open_window(state, AT_BREWING_START, state.priority)

    def _recipe(self, name: str) -> int:
        recipes = self.state.terms.cards.by_id
        if name not in recipes:
            raise BadOption(f"there is no recipe {name!r}")
        return int(recipes[name].number)
