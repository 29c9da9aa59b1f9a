"""The course of a game of Dice Brewing (section 5.0): which chapter goes on, who is asked, what an answer does."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, pick
from alehouse.core.fate import Stream
from alehouse.core.state import FATE, State, copy_into
from alehouse.games.dice_brewing.actions import (
    ADD,
    BREW_DICE,
    BREW_TURN,
    BUILDING,
    BUY,
    BUY_TOKEN,
    CHEAPEST,
    COLOUR,
    DECLINE_REST,
    DIE,
    DISCOUNT,
    END_TURN,
    ENHANCE,
    FIRST,
    FIRST_PLAYER,
    FULL_PRICE,
    GAINED,
    PASS,
    PLACE_TURN,
    PLAIN,
    PURCHASE_TURN,
    REROLL_SET,
    REVEAL,
    REWARD_TOKEN,
    ROLL,
    ROLL_NOW,
    ROLLED,
    SEED,
    SLOT,
    SPACE,
    SWAP_COLOUR,
    SWAP_DIE,
    SWAP_VALUE,
    TAKE,
    TARGET,
    TO_ACTIVE_POOL,
    TO_WAREHOUSE,
    TOKEN,
    VALUE,
    WHERE,
    WHICH,
    WINDOW,
)
from alehouse.games.dice_brewing.rules import (
    brewing,
    hidden,
    placement,
    purchase,
    rounds,
    school,
    scoring,
    tidy,
    tokens,
    windows,
)
from alehouse.games.dice_brewing.rules.evaluation import outlook
from alehouse.games.dice_brewing.state import (
    BETWEEN,
    BREW,
    BREWING_START,
    COMPLETE,
    ON,
    PLACE,
    POOL,
    PURCHASE,
    ROLLING,
    ROUND_START,
    SEAT,
    SETUP,
    WAREHOUSE,
    Table,
)


@final
class DiceBrewingState(Table):
    """A game of Dice Brewing in progress."""

    # ── what is allowed ───────────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> i64:
        asking = self.asking
        if self.is_over:
            return 0
        if asking == PLACE_TURN:
            return placement.legal_turn(self, out)
        if asking == WHERE:
            return placement.legal_where(self, out)
        if asking == GAINED:
            return placement.legal_gained(out)
        if asking == PURCHASE_TURN:
            return purchase.legal_turn(self, out)
        if asking == DISCOUNT:
            return purchase.legal_discounts(self, out)
        if asking == WINDOW:
            return windows.legal_in_window(self, out)
        if asking == TARGET:
            return tokens.legal_targets(self, out)
        if asking == WHICH:
            return tokens.legal_slots(self, out)
        if asking >= FIRST_PLAYER:
            return self.legal_for_fate(out)
        return self.legal_in_school(out) if asking < PURCHASE_TURN else self.legal_brewing(out)

    def legal_in_school(self, out: vec[i64]) -> i64:
        if self.asking == REROLL_SET:
            return school.legal_reroll(self, out)
        if self.asking == SWAP_COLOUR:
            return school.legal_swap_colours(self, out)
        return school.legal_values(self, out) if self.asking == SWAP_VALUE else school.legal_swap_dice(self, out)

    def legal_brewing(self, out: vec[i64]) -> i64:
        if self.asking == BREW_TURN:
            return brewing.legal_brews(self, out)
        if self.asking == ENHANCE:
            return brewing.legal_enhancements(self, out)
        if self.asking == BREW_DICE:
            return brewing.legal_dice(self, out)
        return brewing.legal_rewards(self, out) if self.asking == REWARD_TOKEN else brewing.legal_colours(self, out)

    def legal_for_fate(self, out: vec[i64]) -> i64:
        """What fate may do: any value of a die, any card of the deck, any first player."""
        if self.asking == ROLL:
            return listed(63, ROLLED, out)
        if self.asking == REVEAL:
            return listed(self.deck, self.terms.first_reveal, out)
        return listed(bit(self.seats) - 1, FIRST, out)

    def draw(self) -> i64:
        if self.asking == ROLL:
            return ROLLED + self.stream.below(6)
        if self.asking == REVEAL:
            return self.terms.first_reveal + pick(self.deck, self.stream)
        return FIRST + self.stream.below(self.seats)

    # ── what an action does ───────────────────────────────────────────────────────────────────────

    def act(self, action: i64) -> None:
        if action >= DIE:
            self.act_on_thing(action)
        elif action >= SPACE:
            self.act_in_turn(action)
        elif action >= PLAIN:
            brewing.enhance(self, action - ADD)  # PLAIN comes right before ADD: no enhancement
        else:
            self.act_simply(action)
        self.go_on()

    def act_simply(self, action: i64) -> None:
        """Answers without an object."""
        if action in (PASS, END_TURN):
            self.end_turn()
        elif action == SEED:
            placement.take_seed(self)
        elif action == TO_WAREHOUSE and self.asking == WHERE:
            placement.store(self, self.hand)
        elif action in (TO_WAREHOUSE, TO_ACTIVE_POOL):
            placement.keep_gained(self, POOL if action == TO_ACTIVE_POOL else WAREHOUSE)
        elif action == FULL_PRICE:
            purchase.pay_ingredient(self, self.player, 0)
        elif action == CHEAPEST:
            self.chosen = brewing.cheapest(self, self.player)
        elif action == ROLL_NOW:
            school.roll_now(self)
        elif action == DECLINE_REST:
            windows.decline_rest(self)
        elif self.asking == SWAP_VALUE:
            school.keep_all(self, self.player)
        else:
            windows.pass_on(self)

    def end_turn(self) -> None:
        if self.phase == PLACE:
            placement.end_turn(self)
        elif self.phase == PURCHASE:
            purchase.end_turn(self)
        else:
            if self.telling:
                self.tell("log-brew-pass", self.player, {}, {})
            brewing.pass_turn(self)

    def act_in_turn(self, action: i64) -> None:
        """Answers that name a space, a token, something to buy, a colour, a value, a building."""
        if action < TOKEN:
            placement.place(self, action - SPACE)
        elif action < TAKE:
            tokens.play(self, action - TOKEN)
        elif action < BUY:
            brewing.take_reward(self, self.player, action - TAKE)
        elif action < BUY_TOKEN:
            purchase.buy(self, action - BUY)
        elif action < COLOUR:
            purchase.buy_token(self, action - BUY_TOKEN)
        elif action < VALUE:
            if self.asking == SWAP_COLOUR:
                school.roll_supply(self, action - COLOUR)
            else:
                brewing.take_reward_die(self, self.player, action - COLOUR)
        elif action < BUILDING:
            school.choose_value(self, action - VALUE + 1)
        elif action < FIRST:
            tokens.play_on_building(self, action - BUILDING)
        elif action < ROLLED:
            rounds.set_first_player(self, action - FIRST)
        elif action < SLOT:
            self.roll_next(action - ROLLED + 1)
        else:
            tokens.play_slot(self, action - SLOT)

    def act_on_thing(self, action: i64) -> None:
        """Answers that name a die or a recipe."""
        if action >= self.terms.first_reveal:
            rounds.reveal(self, action - self.terms.first_reveal)
        elif action >= self.terms.first_recipe:
            if self.asking == TARGET:
                tokens.play_on_recipe(self, action - self.terms.first_recipe)
            else:
                brewing.begin_brew(self, action - self.terms.first_recipe)
        else:
            self.act_on_die(action - DIE)

    def act_on_die(self, die: i64) -> None:
        asking = self.asking
        if asking == PLACE_TURN:
            placement.take(self, die)
        elif asking == PURCHASE_TURN:
            placement.store(self, die)
        elif asking == TARGET:
            tokens.play_on_die(self, die)
        elif asking == DISCOUNT:
            purchase.lay_die(self, die)
        elif asking == BREW_DICE:
            brewing.choose_die(self, die)
        elif asking == REROLL_SET:
            school.choose_for_reroll(self, die)
        else:
            school.swap(self, self.player, die)

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def roll_next(self, value: i64) -> None:
        """Fate has rolled the next die."""
        die = lowest(self.rolling)
        self.rolling &= self.rolling - 1
        if self.phase == ROLLING:
            placement.roll_for_round(self, die, value)
        else:
            self.roll(die, value)

    def finish_roll(self) -> None:
        """All dice of a roll or reroll lie; a die rolled in a set may have completed it (R52)."""
        dice = self.chosen
        self.chosen = 0
        owner = self.owner_of(lowest(dice))
        if self.telling:
            key = "log-roll" if self.phase == ROLLING else "log-rerolled"
            self.tell(key, owner, {"dice": self.die_names(dice)}, {})
            self.show()
        sets = self.terms.for_sets & ~self.own[SEAT * owner + COMPLETE]
        while sets:
            space = lowest(sets)
            sets &= sets - 1
            if self.own[SEAT * owner + ON + space] & dice:
                placement.complete_set(self, owner, space)

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def go_on_from_start(self) -> None:
        """Go on to the first decision of a game or an arranged position."""
        self.player = BETWEEN
        self.go_on()

    def go_on(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        if not self.is_over:
            self.player = BETWEEN
        while self.player == BETWEEN:
            if self.rolling:
                self.ask(FATE, ROLL)
            elif self.inner:
                self.go_on_step()
            elif self.chosen:
                self.finish_roll()
            elif self.window:
                windows.go_on_window(self)
            elif self.phase == PLACE:
                placement.go_on_place(self)
            elif self.phase == PURCHASE:
                purchase.go_on_purchase(self)
            elif self.phase == BREW:
                brewing.go_on_brew(self)
            else:
                self.go_on_phase()

    def go_on_step(self) -> None:
        """The decision inside a turn that comes first; some answer themselves."""
        inner = self.inner
        if inner in (WHERE, GAINED, SWAP_VALUE):
            self.ask(self.turn, inner)
        elif inner in (TARGET, WHICH):
            self.ask(self.poll if self.window else self.turn, inner)
        elif inner == REROLL_SET:
            school.go_on_reroll(self)
        elif inner == SWAP_COLOUR:
            school.go_on_swap_colour(self)
        elif inner == SWAP_DIE:
            school.go_on_swap_die(self)
        elif inner == DISCOUNT:
            purchase.go_on_discount(self)
        elif inner == ENHANCE:
            brewing.go_on_enhance(self)
        elif inner == BREW_DICE:
            brewing.go_on_dice(self)
        elif inner == REVEAL:
            self.ask(FATE, REVEAL)
        else:
            brewing.go_on_reward(self)

    def go_on_phase(self) -> None:
        """The phases without turns."""
        if self.phase == ROUND_START:
            self.phase = ROLLING
        elif self.phase == ROLLING:
            placement.go_on_roll(self)
        elif self.phase == BREWING_START:
            brewing.begin_phase(self)
        elif self.phase == SETUP:
            rounds.go_on_setup(self)
        else:
            tidy.tidy(self)
            rounds.end_round(self)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = DiceBrewingState(
            self.game,
            self.stream.copy(),
            self.terms,
            self.dice[:],
            self.own[:],
            self.stock[:],
            self.display[:],
            self.tokens[:],
        )
        other.copy_scalars(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, DiceBrewingState)
        self.stream.copy_from(other.stream)
        copy_into(self.dice, other.dice)
        copy_into(self.own, other.own)
        copy_into(self.stock, other.stock)
        copy_into(self.display, other.display)
        self.tokens = other.tokens[:]
        self.copy_scalars(other)

    def redraw(self, seat: i64, rng: Stream) -> None:
        """Hidden action tokens; the deck is a bag, so its order need not be drawn (DB-9.1)."""
        if self.terms.hidden:
            hidden.redraw_tokens(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def is_midway(self) -> bool:
        return self.inner != 0

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)
