"""Positions of one's own: a table of Cavern Tavern laid out as a description says, for puzzles, teaching and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from alehouse.core.errors import BadOption
from alehouse.core.positions import Balance, Count, check_players, index_of, number_within, read_position
from alehouse.games.cavern_tavern.effect_ops import AUTOMA_COLOURS, INGREDIENTS, POTION
from alehouse.games.cavern_tavern.rules import areas, solo
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.rounds import CLOCK, OPENING
from alehouse.games.cavern_tavern.state import (
    CELLARS,
    CHARACTER,
    DICE_EACH,
    DONE_ORDERS,
    DRINKS,
    HELD,
    IDLE,
    ITEMS,
    KNOWS,
    MEEPLE,
    MODIFIERS,
    MRS_NASTY,
    NASTY_AT,
    NONE,
    ON_SAYS,
    ON_TASK,
    ON_TIME,
    ORDER,
    ORDER_BITS,
    REACHED,
    ROUND_END,
    ROUND_START,
    SAYS,
    SECRET,
    SLOT_TASK,
    SLOT_TOKEN,
    SLOT_USER,
    SPACE_BITS,
    TABLE,
    TAKEN,
    TASKS,
    TASKS_USED,
    TURNS,
    TURNS_HAD,
    USES,
    VP,
    WORKSHOP_USES,
)

PHASES: Final = {"round_start": ROUND_START, "turns": TURNS, "round_end": ROUND_END}


class GivenPlayer(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player. `dice` are the values still to be placed, `placed` those that lie somewhere already, by place:
    {"area:cellar_3": [1, 2]}, also "task:…" for an own Task card or one of the chamber, "says:…" for a Nasty Says
    card. Together they are four, or five with the white die, which is the last of `dice` or `placed`."""

    dice: list[Count] = field(default_factory=list)
    placed: dict[str, list[Count]] = field(default_factory=dict)
    vp: Balance = 0
    nasty: Count = 0
    kitchen: Count = 0
    chore: Count = 0
    reached: list[Count] | None = None  # positions of the Nasty track that drew a card; else all up to the present one
    order: str = ""
    taken: Count = 0  # the round of the time marker; 0: this round
    table: Count = 0  # the Mess Hall space with the meeple; 0: the first that is free
    ingredients: dict[str, Count] = field(default_factory=dict)
    items: list[str] = field(default_factory=list)
    knows: list[str] = field(default_factory=list)  # items seen in somebody else's hand
    says: list[str] = field(default_factory=list)
    character: str = ""  # with several players: else any that is left
    uses: Count | None = None  # else all
    secret: str = ""  # with several players: else any that is left
    modifiers: Count = 0
    mrs_nasty: Count = 0
    drinks: dict[str, Count] = field(default_factory=dict)
    tasks: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    on_time: Count = 0  # of these
    workshop: Count = 0  # placements in the Workshop so far
    turns: Count = 0  # turns had this round
    idle: bool = False  # had a turn since the last placement (CT-5.3.2)


class GivenTask(Struct, forbid_unknown_fields=True, kw_only=True):
    """A space of the Secret Chamber."""

    task: str
    token: str = ""  # an ingredient, or mrs_nasty
    user: Count | None = None


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position. Cards and tokens that are not named lie in their decks, ingredients on their piles."""

    players: list[GivenPlayer]
    phase: str = "turns"
    round: Count = 1
    first: Count = 0  # who holds the First Player marker
    starter: Count | None = None  # who began the round; else the same
    turn: Count | None = None  # whose turn begins; else the starter's
    white: Count | None = None  # who has the white die; else the last in turn order
    mess: list[str] = field(default_factory=list)  # orders by space, "" for none; a meeple's space is left out
    orders_discarded: list[str] = field(default_factory=list)
    orders_under: list[str] = field(default_factory=list)  # under the deck, next one first; known to `under_known_by`
    under_known_by: Count = 0
    orders_deck: list[str] | None = None  # else all that are left
    items_discarded: list[str] = field(default_factory=list)
    items_deck: list[str] | None = None  # else all that are left
    says_discarded: list[str] = field(default_factory=list)
    says_deck: list[str] | None = None
    chamber: list[GivenTask] = field(default_factory=list)
    piles: dict[str, Count] = field(default_factory=dict)  # cards left; the rest is out of the game
    automa: dict[str, Count] = field(default_factory=dict)  # Automa dice as rolled: {"white": 3}
    assignment: str = ""


def arrange(state: CavernTavernState, given: Mapping[str, Any]) -> None:
    """Lay out a position; the state is at its very beginning."""
    position = read_position(given, Given, tuple(PHASES))
    check_players(position.players, int(state.seats))
    _Arranging(state, position).lay_out()


class _Arranging:
    """The work of laying out one position."""

    def __init__(self, state: CavernTavernState, given: Given) -> None:
        self.state = state
        self.given = given
        self.terms = state.terms
        self.cards = state.terms.cards
        self.orders = [card.id for card in self.cards.orders]
        self.items = [card.id for card in self.cards.items]
        self.says = [card.id for card in self.cards.says]
        self.tasks = [card.id for card in self.cards.tasks]

    def lay_out(self) -> None:
        state, given = self.state, self.given
        state.phase = PHASES[given.phase]
        state.round = number_within(given.round, 1, self.terms.rounds, "round")
        last = state.seats - 1
        state.marker = number_within(given.first, 0, last, "first")
        state.starter = state.marker if given.starter is None else number_within(given.starter, 0, last, "starter")
        state.turn = state.starter if given.turn is None else number_within(given.turn, 0, last, "turn")
        if not self.terms.solo:
            state.white_holder = (
                state.in_order(last) if given.white is None else number_within(given.white, 0, last, "white")
            )
        self._lay_mess_hall()
        self._lay_chamber()
        for seat, player in enumerate(given.players):
            self._lay_player(seat, player)
        self._lay_characters_and_secrets()
        self._lay_decks()
        self._lay_piles()
        self._lay_automa()
        state.stage = CLOCK if state.phase == ROUND_END else OPENING

    # ── the middle ────────────────────────────────────────────────────────────────────────────────

    def _lay_mess_hall(self) -> None:
        state = self.state
        if len(self.given.mess) > len(state.mess):
            raise BadOption(f"the Mess Hall has {len(state.mess)} spaces")
        for space, name in enumerate(self.given.mess):
            if name:
                state.mess[space] = self._take_order(name)

    def _take_order(self, name: str) -> int:
        order = index_of(name, self.orders, "order")
        state = self.state
        if not state.deck >> order & 1:
            raise BadOption(f"the order {name!r} is named twice")
        state.deck &= ~(1 << order)
        return order

    def _lay_chamber(self) -> None:
        state = self.state
        if self.given.chamber and not self.terms.chamber:
            raise BadOption("this game is played without the Secret Chamber")
        if len(self.given.chamber) > 3:
            raise BadOption("the Secret Chamber has 3 spaces")
        for slot, given in enumerate(self.given.chamber):
            state.set_slot(slot, SLOT_TASK, self._take_task(given.task))
            if given.token:
                token = POTION if given.token == "mrs_nasty" else index_of(given.token, INGREDIENTS[:POTION], "token")
                self._take_token(token, given.token)
                state.set_slot(slot, SLOT_TOKEN, token)
            if given.user is not None:
                state.set_slot(slot, SLOT_USER, number_within(given.user, 0, state.seats - 1, "user"))
                state.occupied[self._slot_area(slot)] = 1

    def _slot_area(self, slot: int) -> int:
        return [int(area.number) for area in self.cards.areas if area.is_slot][slot]

    def _take_task(self, name: str) -> int:
        task = index_of(name, self.tasks, "Task card")
        if not self.state.task_deck >> task & 1:
            raise BadOption(f"the Task card {name!r} is named twice")
        self.state.task_deck &= ~(1 << task)
        return task

    def _take_token(self, token: int, name: str) -> None:
        if not self.state.tokens[token]:
            raise BadOption(f"there are not so many tokens {name!r}")
        self.state.tokens[token] -= 1

    def _lay_decks(self) -> None:
        state, given = self.state, self.given
        for name in given.orders_discarded:
            state.discard |= 1 << self._take_order(name)
        knower = 1 << number_within(given.under_known_by, 0, state.seats - 1, "under_known_by")
        state.bottom = vec[i64]([self._take_order(name) | knower << ORDER_BITS for name in given.orders_under])
        state.deck = self._deck(given.orders_deck, self.orders, state.deck, "order")
        state.item_discard = self._taken(given.items_discarded, self.items, state.item_deck, "item")
        state.item_deck = self._deck(given.items_deck, self.items, state.item_deck & ~state.item_discard, "item")
        state.says_discard = self._taken(given.says_discarded, self.says, state.says_deck, "Nasty Says card")
        state.says_deck = self._deck(
            given.says_deck, self.says, state.says_deck & ~state.says_discard, "Nasty Says card"
        )

    def _deck(self, named: list[str] | None, names: Sequence[str], left: int, what: str) -> int:
        return left if named is None else self._taken(named, names, left, what)

    def _taken(self, named: list[str], names: Sequence[str], left: int, what: str) -> int:
        """Some cards of those that are left, as a set."""
        found = 0
        for name in named:
            card = index_of(name, names, what)
            if not left >> card & 1 or found >> card & 1:
                raise BadOption(f"the {what} {name!r} is somewhere else already, or not in this game")
            found |= 1 << card
        return found

    def _lay_piles(self) -> None:
        state = self.state
        for kind, name in enumerate(INGREDIENTS):
            held = sum(state.held(seat, kind) for seat in range(state.seats))
            if held > self.cards.piles[kind]:
                raise BadOption(f"there are only {self.cards.piles[kind]} cards of {name}, not {held}")
            state.piles[kind] = self.cards.piles[kind] - held
        for name, left in self.given.piles.items():
            kind = index_of(name, INGREDIENTS, "ingredient")
            state.piles[kind] = number_within(left, 0, state.piles[kind], f"pile of {name}")

    def _lay_automa(self) -> None:
        state = self.state
        if (self.given.automa or self.given.assignment) and not self.terms.solo:
            raise BadOption("only a solo game has Automa dice and an assignment")
        for colour, value in self.given.automa.items():
            number = index_of(colour, AUTOMA_COLOURS, "Automa die")
            die = self.terms.automa[number]
            value = number_within(value, 1, 6, f"{colour} die")
            state.automa |= value << 3 * number
            if die.mess_hall:
                state.barred_table = solo.barred_space(state, value - 1)
            else:
                state.barred |= 1 << die.areas[value - 1]
        names = [card.id for card in self.cards.assignments]
        if self.given.assignment:
            state.assignment = index_of(self.given.assignment, names, "assignment")
        elif self.terms.story:
            raise BadOption("Story mode needs an assignment")

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def _lay_player(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        state.set_owned(seat, VP, given.vp)
        state.set_owned(seat, NASTY_AT, number_within(given.nasty, 0, self.cards.nasty_most, "nasty"))
        for track, position in ((1, given.kitchen), (2, given.chore)):
            state.set_owned(seat, NASTY_AT + track, number_within(position, 0, self.terms.track(track).most, "track"))
        reached = [number_within(position, 0, self.cards.nasty_most, "reached") for position in given.reached or ()]
        passed = range(given.nasty + 1) if given.reached is None else set(reached)
        state.set_owned(seat, REACHED, sum(1 << position for position in passed))
        for field_name, place in (("modifiers", MODIFIERS), ("mrs_nasty", MRS_NASTY), ("on_time", ON_TIME)):
            state.set_owned(seat, place, number_within(getattr(given, field_name), 0, 60, field_name))
        number_within(given.on_time, 0, len(given.completed), "on_time")
        state.set_owned(seat, WORKSHOP_USES, given.workshop)
        state.set_owned(seat, TURNS_HAD, given.turns)
        state.set_owned(seat, IDLE, int(given.idle))
        self._lay_tokens(seat, given)
        self._lay_cards(seat, given)
        self._lay_order(seat, given)
        self._lay_dice(seat, given)

    def _lay_tokens(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        if given.modifiers > state.modifiers:
            raise BadOption("there are not so many Modifier tokens, or the game is played without them")
        state.modifiers -= given.modifiers
        for _ in range(given.mrs_nasty):
            self._take_token(POTION, "mrs_nasty")
        for name, count in given.drinks.items():
            kind = index_of(name, INGREDIENTS[:POTION], "ingredient")
            for _ in range(count):
                self._take_token(kind, name)
            state.set_owned(seat, DRINKS + kind, count)
        for name, count in given.ingredients.items():
            state.set_owned(seat, HELD + index_of(name, INGREDIENTS, "ingredient"), number_within(count, 0, 60, name))

    def _lay_cards(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        state.set_owned(seat, ITEMS, self._taken(given.items, self.items, state.item_deck, "item"))
        state.item_deck &= ~state.owned(seat, ITEMS)
        for name in given.knows:
            state.include(seat, KNOWS, index_of(name, self.items, "item"))
        state.set_owned(seat, SAYS, self._taken(given.says, self.says, state.says_deck, "Nasty Says card"))
        state.says_deck &= ~state.owned(seat, SAYS)
        for name in given.tasks:
            state.include(seat, TASKS, self._take_task(name))
        for name in given.completed:
            state.include(seat, DONE_ORDERS, self._take_order(name))

    def _lay_order(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        if not given.order:
            return
        free = [space for space in range(len(state.mess)) if state.mess[space] == NONE]
        space = given.table - 1 if given.table else free[0] if free else NONE
        if space not in free:
            raise BadOption("the meeple needs a free space of the Mess Hall")
        state.set_owned(seat, ORDER, self._take_order(given.order))
        state.set_owned(seat, TAKEN, number_within(given.taken or state.round, 1, state.round, "taken"))
        state.set_owned(seat, TABLE, space)
        state.mess[space] = MEEPLE - seat

    def _lay_dice(self, seat: int, given: GivenPlayer) -> None:
        state = self.state
        mine = [DICE_EACH * seat + n for n in range(DICE_EACH)]
        if state.white_holder == seat:
            mine.append(self.terms.white)
        values = [*given.dice, *(value for dice in given.placed.values() for value in dice)]
        if (state.phase == TURNS and len(values) != len(mine)) or len(values) > len(mine):
            raise BadOption(f"player {seat + 1} has {len(mine)} dice, not {len(values)}")
        for die, value in zip(mine, values):
            state.faces[die] = number_within(value, 1, 6, "die")
        laid = mine[len(given.dice) :]
        for where, dice in given.placed.items():
            self._place(seat, where, laid[: len(dice)])
            laid = laid[len(dice) :]

    def _place(self, seat: int, where: str, dice: list[int]) -> None:
        """Dice on a space of an area, a Task card or a Nasty Says card."""
        state = self.state
        target = self._target(seat, where)
        space = 0
        if not dice:
            raise BadOption(f"no dice lie on {where!r}; leave it out")
        if target < ON_TASK and not areas.is_task(state, target):
            space = number_within(state.occupied[target], 0, self.terms.spaces[target] - 1, f"the space on {where!r}")
            state.occupied[target] += 1
            state.include(seat, CELLARS, target)
        for die in dice:
            state.at[die] = target | space << SPACE_BITS

    def _target(self, seat: int, where: str) -> int:
        kind, _, name = where.partition(":")
        state = self.state
        if kind == "area":
            return index_of(name, [area.id for area in self.cards.areas], "area")
        if kind == "says":
            return ON_SAYS + index_of(name, self.says, "Nasty Says card")
        if kind != "task":
            raise BadOption(f"dice lie on 'area:…', 'task:…' or 'says:…', not on {where!r}")
        task = index_of(name, self.tasks, "Task card")
        for slot in range(3):
            if state.slot(slot, SLOT_TASK) == task:
                return self._slot_area(slot)
        state.include(seat, TASKS_USED, task)
        return ON_TASK + task

    def _lay_characters_and_secrets(self) -> None:
        """With several players everybody has one of each; whoever names none gets the first that is left."""
        state = self.state
        if self.terms.solo:
            self._check_solo()
            return
        characters = [card.id for card in self.cards.characters]
        secrets = [card.id for card in self.cards.secrets]
        for seat, chosen in self._dealt([player.character for player in self.given.players], characters, "character"):
            state.set_owned(seat, CHARACTER, chosen)
            state.characters_left &= ~(1 << chosen)
            uses, most = self.given.players[seat].uses, self.cards.characters[chosen].uses
            state.set_owned(seat, USES, most if uses is None else number_within(uses, 0, most, "uses"))
        for seat, chosen in self._dealt([player.secret for player in self.given.players], secrets, "Secret Task"):
            state.set_owned(seat, SECRET, chosen)
            state.secret_deck &= ~(1 << chosen)

    def _check_solo(self) -> None:
        """Rules about other players are ignored, and the white die is the Automa's (CT-8.2.1, R43)."""
        alone = self.given.players[0]
        if alone.character or alone.secret or alone.uses is not None or self.given.white is not None:
            raise BadOption("a solo game has no character, no Secret Task and no holder of the white die")

    def _dealt(self, named: list[str], names: list[str], what: str) -> list[tuple[int, int]]:
        taken = [index_of(name, names, what) for name in named if name]
        if len(set(taken)) < len(taken):
            raise BadOption(f"a {what} is named twice")
        left = [number for number in range(len(names)) if number not in taken]
        return [(seat, names.index(name) if name else left.pop(0)) for seat, name in enumerate(named)]
