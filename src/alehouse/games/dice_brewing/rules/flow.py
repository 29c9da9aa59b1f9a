"""The course of a game of Dice Brewing (section 5.0): which chapter goes on, who is asked, what an answer does."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, pick
from alehouse.core.fate import Stream
from alehouse.core.state import BETWEEN, FATE, State, copy_into
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
    BREW,
    BREWING_START,
    COMPLETE,
    PLACE,
    POOL,
    PURCHASE,
    ROLLING,
    ROUND_START,
    SETUP,
    WAREHOUSE,
    TableState,
)


@final
class DiceBrewingState(TableState):
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
        if asking in (FIRST_PLAYER, ROLL, REVEAL):
            return self.legal_for_fate(out)
        if asking in (REROLL_SET, SWAP_COLOUR, SWAP_VALUE, SWAP_DIE):
            return self.legal_in_school(out)
        return self.legal_brewing(out)

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
        self.advance()

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
            if self.keeps_log:
                self.log("log-brew-pass", self.player, {}, {}, "DB-5.51")
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
        if self.keeps_log:
            if self.phase == ROLLING:
                self.log("log-roll", owner, {"dice": self.die_names(dice)}, {}, "DB-5.20")
            else:
                self.log("log-rerolled", owner, {"dice": self.die_names(dice)}, {}, "DB-5.22")
            self.show()
        sets = self.terms.for_sets & ~self.of(owner, COMPLETE)
        while sets:
            space = lowest(sets)
            sets &= sets - 1
            if self.on(owner, space) & dice:
                placement.complete_set(self, owner, space)

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def advance(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        if not self.is_over:
            self.player = BETWEEN
        while self.player == BETWEEN:
            if self.rolling:
                self.ask(FATE, ROLL)
            elif self.inner:
                self.advance_step()
            elif self.chosen:
                self.finish_roll()
            elif self.window:
                windows.advance_window(self)
            elif self.phase == PLACE:
                placement.advance_place(self)
            elif self.phase == PURCHASE:
                purchase.advance_purchase(self)
            elif self.phase == BREW:
                brewing.advance_brew(self)
            else:
                self.advance_phase()

    def advance_step(self) -> None:
        """The decision inside a turn that comes first; some answer themselves."""
        inner = self.inner
        if inner in (WHERE, GAINED, SWAP_VALUE):
            self.ask(self.turn, inner)
        elif inner in (TARGET, WHICH):
            self.ask(self.poll if self.window else self.turn, inner)
        elif inner == REROLL_SET:
            school.advance_reroll(self)
        elif inner == SWAP_COLOUR:
            school.advance_swap_colour(self)
        elif inner == SWAP_DIE:
            school.advance_swap_die(self)
        elif inner == DISCOUNT:
            purchase.advance_discount(self)
        elif inner == ENHANCE:
            brewing.advance_enhance(self)
        elif inner == BREW_DICE:
            brewing.advance_dice(self)
        elif inner == REVEAL:
            self.ask(FATE, REVEAL)
        else:
            brewing.advance_reward(self)

    def advance_phase(self) -> None:
        """The phases without turns."""
        if self.phase == ROUND_START:
            self.phase = ROLLING
        elif self.phase == ROLLING:
            placement.advance_roll(self)
        elif self.phase == BREWING_START:
            brewing.begin_phase(self)
        elif self.phase == SETUP:
            rounds.advance_setup(self)
        else:
            tidy.tidy(self)
            rounds.end_round(self)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = DiceBrewingState(self.game, self.stream.copy(), self.terms)
        other.dice = self.dice[:]
        other.own = self.own[:]
        other.stock = self.stock[:]
        other.display = self.display[:]
        other.tokens = self.tokens[:]
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
