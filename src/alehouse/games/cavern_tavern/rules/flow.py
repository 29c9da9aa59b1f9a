"""The course of a game of Cavern Tavern (section 5): what goes on next, who is asked, what an answer does."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import listed
from alehouse.core.fate import Stream
from alehouse.core.state import FATE, State, copy_into
from alehouse.games.cavern_tavern.actions import (
    AREA,
    AVOID,
    AVOID_SAYS,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CHOOSE_OPTION,
    CHOOSE_ORDER,
    CHOOSE_SAYS,
    CHOOSE_TRACK,
    CHOOSE_VALUE,
    COMPLETE,
    DIE_VALUE,
    DISCARD_AN_ITEM,
    DISCARD_ORDER,
    DISCARD_TASK,
    DONE,
    DRAW_TOKEN,
    DRINK,
    END_TURN,
    FIRST_PLAYER,
    FROM_DECK,
    FROM_PLAYER,
    GIVE,
    GIVE_AWAY,
    INGREDIENT,
    KEEP_ITEM,
    LURK,
    MINSTREL,
    MODIFIER,
    NONE_OF_IT,
    ON_TRACK,
    OPTION,
    PAY,
    PLACE_DICE,
    PLAYER,
    RIVAL_DIE,
    ROLL,
    ROLLED,
    STARTS,
    TAKE,
    TAKE_FROM_PLAYER,
    TAKE_ORDER,
    TOKEN,
    TURN,
    UP,
    USE_CHARACTER,
    VALUE,
)
from alehouse.games.cavern_tavern.rules import (
    areas,
    chamber,
    dice_effects,
    effects,
    fate,
    hidden,
    ingredients,
    items,
    mess_hall,
    orders,
    placing,
    requests,
    rounds,
    scoring,
    tracks,
    turns,
)
from alehouse.games.cavern_tavern.rules.evaluation import outlook
from alehouse.games.cavern_tavern.rules.frames import (
    F_AFTER,
    F_CHOOSE,
    F_CLEAR,
    F_COMPLETE,
    F_DISCARD,
    F_DRAW_SAYS,
    F_EVENT,
    F_EXCHANGE,
    F_FROM_DECK,
    F_ITEMS,
    F_LURK,
    F_NASTY,
    F_NASTY_TARGET,
    F_PICK,
    F_PLACE,
    F_PLAYED,
    F_REFILL,
    F_REPLACE,
    F_REQUEST,
    F_REROLL,
    F_RUN,
    F_STEAL,
    F_STEAL_ITEM,
    F_SWAP,
    F_TAKE,
    F_TRACK,
)
from alehouse.games.cavern_tavern.state import (
    BETWEEN,
    ITEMS,
    ON_SAYS,
    ON_TASK,
    ROUND_START,
    SEAT,
    SETUP,
    TURNS,
    Table,
)


@final
class CavernTavernState(Table):
    """A game of Cavern Tavern in progress."""

    # ── what is allowed ───────────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> i64:
        asking = self.asking
        ids = self.terms.ids
        if self.is_over:
            return 0
        if asking == TURN:
            return turns.legal(self, out)
        if asking == PLACE_DICE:
            return placing.legal_dice(self, out)
        if asking == CHOOSE_CHARACTER:
            return listed(self.characters_left, ids.character, out)
        if asking == TAKE_ORDER:
            return mess_hall.legal_orders(self, out, 0)
        if asking == DISCARD_ORDER:
            return listed(mess_hall.offered(self), ids.order, out)
        if asking == CHOOSE_ORDER:
            return listed(self.looked, ids.order, out)
        if asking == KEEP_ITEM:
            return listed(self.looked, ids.item, out)
        if asking == DISCARD_AN_ITEM:
            return listed(self.own[SEAT * self.player + ITEMS], ids.item, out)
        if asking == DISCARD_TASK:
            return chamber.legal_discards(self, out)
        if asking >= FIRST_PLAYER:
            return self.legal_for_fate(out)
        return self.legal_in_effect(out)

    def legal_in_effect(self, out: vec[i64]) -> i64:
        """Answers to what effects and completed orders ask."""
        asking = self.asking
        if asking == INGREDIENT:
            return ingredients.legal_picks(self, out)
        if asking == PAY:
            return orders.legal_pay(self, out)
        if asking == GIVE:
            return requests.legal_gives(self, out) if self.is_request() else ingredients.legal_gives(self, out)
        if asking == TAKE_FROM_PLAYER:
            return ingredients.legal_takes(self, out)
        if asking == FROM_PLAYER:
            return self.legal_opponents(out)
        if asking == CHOOSE_DIE:
            return dice_effects.legal_dice(self, out)
        if asking == CHOOSE_VALUE:
            return dice_effects.legal_values(self, out)
        if asking == CHOOSE_OPTION:
            return effects.legal_options(self, out)
        if asking == CHOOSE_TRACK:
            return effects.legal_tracks(self, out)
        if asking == CHOOSE_SAYS:
            return requests.legal_cards(self, out)
        if asking == LURK:
            return placing.legal_lurk(self, out)
        return tracks.legal_avoid(out) if asking == AVOID else orders.legal_sing(out)

    def legal_opponents(self, out: vec[i64]) -> i64:
        frame = self.top(0)
        if frame == F_NASTY_TARGET:
            return effects.legal_targets(self, out)
        if frame == F_STEAL_ITEM:
            return items.legal_victims(self, out)
        if frame in (F_STEAL, F_SWAP):
            return ingredients.legal_victims(self, out)
        return dice_effects.legal_players(self, out)

    def is_request(self) -> bool:
        return self.top(0) == F_REQUEST

    # ── fate ──────────────────────────────────────────────────────────────────────────────────────

    def legal_for_fate(self, out: vec[i64]) -> i64:
        return listed(fate.lots(self), fate.first_lot(self), out)

    def draw(self) -> i64:
        return fate.draw(self)

    def chances(self) -> list[tuple[int, float]]:
        return fate.token_chances(self) if self.asking == DRAW_TOKEN else super().chances()

    # ── what an action does ───────────────────────────────────────────────────────────────────────

    def act(self, action: i64) -> None:
        ids = self.terms.ids
        if action < DIE_VALUE:
            self.act_simply(action)
        elif action < TAKE:
            self.act_on_dice(action)
        elif action < AREA:
            self.act_on_piece(action)
        elif action < ids.order:
            placing.begin(self, self.player, action - AREA)
        elif action < ids.draw_order:
            self.act_on_card(action)
        else:
            fate.act(self, action)
        self.go_on()

    def act_simply(self, action: i64) -> None:
        """Answers without an object."""
        seat = self.player
        if action == END_TURN:
            turns.end_turn(self, seat)
        elif action == DONE:
            self.finish_choice()
        elif action == NONE_OF_IT:
            self.decline()
        elif action == COMPLETE:
            orders.begin_complete(self, seat)
        elif action == FROM_DECK:
            self.leave_take()
            mess_hall.begin_from_deck(self, seat)
        elif action == USE_CHARACTER:
            if self.asking == MINSTREL:
                orders.sing(self, True)
            else:
                turns.use_character(self, seat)
        elif action == MODIFIER:
            dice_effects.begin_modifier(self, seat)
        elif action == AVOID_SAYS:
            tracks.answer_avoid(self, True)
        else:
            dice_effects.shift(self, action == UP)

    def finish_choice(self) -> None:
        """Enough dice are chosen."""
        if self.asking == PLACE_DICE:
            placing.finish(self)
        else:
            dice_effects.stop(self)

    def decline(self) -> None:
        """Nothing, or nothing more."""
        if self.asking == PAY:
            orders.pay(self, orders.LEFT_OUT)
        elif self.asking == MINSTREL:
            orders.sing(self, False)
        elif self.asking == AVOID:
            tracks.answer_avoid(self, False)
        else:
            self.pop()

    def act_on_dice(self, action: i64) -> None:
        if action >= VALUE:
            dice_effects.choose_value(self, action - VALUE + 1)
        elif action >= RIVAL_DIE:
            dice_effects.choose_die(self, action - RIVAL_DIE + 1)
        elif self.asking == PLACE_DICE:
            placing.choose(self, action - DIE_VALUE + 1)
        else:
            dice_effects.choose_die(self, action - DIE_VALUE + 1)

    def act_on_piece(self, action: i64) -> None:
        """Answers that name an ingredient, a player, an option, a track; first player, rolls and tokens of fate."""
        if action < GIVE_AWAY:
            self.take_ingredient(action - TAKE)
        elif action < DRINK:
            self.give_ingredient(action - GIVE_AWAY)
        elif action < PLAYER:
            turns.serve_drink(self, self.player, action - DRINK)
        elif action < OPTION:
            self.choose_opponent(action - PLAYER)
        elif action < ON_TRACK:
            effects.choose_option(self, action - OPTION)
        elif action < STARTS:
            effects.step(self, action - ON_TRACK + 1)
        elif action < ROLLED:
            rounds.set_first(self, action - STARTS)
        elif action < TOKEN:
            fate.roll(self, action - ROLLED + 1)
        else:
            chamber.lay_token(self, action - TOKEN)

    def take_ingredient(self, kind: i64) -> None:
        if self.asking == LURK:
            placing.lurk(self, kind)
        elif self.asking == TAKE_FROM_PLAYER:
            ingredients.take_from(self, kind)
        else:
            ingredients.pick(self, kind)

    def give_ingredient(self, kind: i64) -> None:
        if self.asking == PAY:
            orders.pay(self, kind)
        elif self.is_request():
            requests.give(self, kind)
        else:
            ingredients.give(self, kind)

    def choose_opponent(self, other: i64) -> None:
        frame = self.top(0)
        if frame == F_NASTY_TARGET:
            effects.choose_target(self, other)
        elif frame == F_STEAL_ITEM:
            items.choose_victim(self, other)
        elif frame in (F_STEAL, F_SWAP):
            ingredients.choose_victim(self, other)
        else:
            dice_effects.choose_player(self, other)

    def act_on_card(self, action: i64) -> None:
        """Answers that name a card."""
        ids = self.terms.ids
        if action >= ids.character:
            rounds.become(self, action - ids.character)
        elif action >= ids.task:
            if self.asking == DISCARD_TASK:
                chamber.discard(self, self.player, action - ids.task)
            else:
                placing.begin(self, self.player, ON_TASK + action - ids.task)
        elif action >= ids.says:
            self.act_on_says(action - ids.says)
        elif action >= ids.item:
            self.act_on_item(action - ids.item)
        else:
            self.act_on_order(action - ids.order)

    def act_on_says(self, card: i64) -> None:
        if self.asking == CHOOSE_SAYS:
            requests.clear_card(self, card)
        elif areas.wants_dice(self, card):
            placing.begin(self, self.player, ON_SAYS + card)
        else:
            requests.begin(self, self.player, card)

    def act_on_item(self, item: i64) -> None:
        if self.asking == KEEP_ITEM:
            items.keep(self, item)
        elif self.asking == DISCARD_AN_ITEM:
            items.discard(self, item)
        else:
            turns.play_item(self, self.player, item)

    def act_on_order(self, order: i64) -> None:
        if self.asking == CHOOSE_ORDER:
            mess_hall.finish_replace(self, order)
        elif self.asking == DISCARD_ORDER:
            if self.top(0) == F_REPLACE:
                mess_hall.discard_for_replace(self, order)
            else:
                mess_hall.finish_from_deck(self, order)
        else:
            self.leave_take()
            mess_hall.take(self, self.player, order, mess_hall.space_of(self, order))

    def leave_take(self) -> None:
        """The duty to take an order is met."""
        self.duty = False
        if self.asking == TAKE_ORDER:
            self.pop()

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def go_on_from_start(self) -> None:
        """Go on to the first decision of a game or an arranged position."""
        self.player = BETWEEN
        self.go_on()

    def go_on(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        self.player = BETWEEN
        while self.player == BETWEEN:
            if self.rolling:
                self.ask(FATE, ROLL)
            elif self.depth:
                self.go_on_frame(self.top(0))
            elif self.phase == SETUP:
                rounds.go_on_setup(self)
            elif mess_hall.fill_gaps(self):
                continue
            elif self.phase == TURNS:
                turns.go_on_turns(self)
            elif self.phase == ROUND_START:
                rounds.go_on_start(self)
            else:
                rounds.go_on_end(self)

    def go_on_frame(self, frame: i64) -> None:
        """What was begun last."""
        if frame == F_RUN:
            effects.go_on_run(self)
        elif frame == F_PLACE:
            placing.go_on_choosing(self)
        elif frame == F_AFTER:
            placing.go_on_after(self)
        elif frame == F_LURK:
            placing.go_on_lurk(self)
        elif frame == F_NASTY:
            tracks.go_on_nasty(self)
        elif frame == F_DRAW_SAYS:
            tracks.go_on_draw_says(self)
        elif frame in (F_ITEMS, F_DISCARD, F_STEAL_ITEM, F_PLAYED):
            self.go_on_items(frame)
        elif frame in (F_EVENT, F_REQUEST, F_CLEAR):
            self.go_on_requests(frame)
        elif frame in (F_TRACK, F_NASTY_TARGET, F_CHOOSE):
            self.go_on_effects(frame)
        elif frame <= F_COMPLETE:
            self.go_on_orders(frame)
        elif frame >= F_REROLL:
            dice_effects.go_on(self)
        else:
            self.go_on_ingredients(frame)

    def go_on_orders(self, frame: i64) -> None:
        if frame == F_REFILL:
            mess_hall.go_on_refill(self)
        elif frame == F_FROM_DECK:
            mess_hall.go_on_from_deck(self)
        elif frame == F_REPLACE:
            mess_hall.go_on_replace(self)
        elif frame == F_TAKE:
            mess_hall.go_on_take(self)
        else:
            orders.go_on_complete(self)

    def go_on_ingredients(self, frame: i64) -> None:
        if frame == F_PICK:
            ingredients.go_on_pick(self)
        elif frame == F_EXCHANGE:
            ingredients.go_on_exchange(self)
        elif frame == F_STEAL:
            ingredients.go_on_steal(self)
        elif frame == F_SWAP:
            ingredients.go_on_swap(self)
        else:
            ingredients.go_on_return(self)

    def go_on_items(self, frame: i64) -> None:
        if frame == F_ITEMS:
            items.go_on_items(self)
        elif frame == F_DISCARD:
            items.go_on_discard(self)
        elif frame == F_STEAL_ITEM:
            items.go_on_steal(self)
        else:
            items.go_on_played(self)

    def go_on_requests(self, frame: i64) -> None:
        if frame == F_EVENT:
            requests.go_on_event(self)
        elif frame == F_REQUEST:
            requests.go_on_request(self)
        else:
            requests.go_on_clear(self)

    def go_on_effects(self, frame: i64) -> None:
        if frame == F_TRACK:
            effects.go_on_track(self)
        elif frame == F_NASTY_TARGET:
            effects.go_on_nasty_target(self)
        else:
            effects.go_on_choose(self)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = CavernTavernState(
            self.game,
            self.stream.copy(),
            self.terms,
            self.own[:],
            self.faces[:],
            self.at[:],
            self.piles[:],
            self.mess[:],
            self.occupied[:],
            self.chamber[:],
            self.tokens[:],
            self.bottom[:],
            vec[i64](),
        )
        other.copy_frames(self)
        other.copy_scalars(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, CavernTavernState)
        self.stream.copy_from(other.stream)
        copy_into(self.own, other.own)
        copy_into(self.faces, other.faces)
        copy_into(self.at, other.at)
        copy_into(self.piles, other.piles)
        copy_into(self.mess, other.mess)
        copy_into(self.occupied, other.occupied)
        copy_into(self.chamber, other.chamber)
        copy_into(self.tokens, other.tokens)
        if len(self.bottom) or len(other.bottom):
            self.bottom = other.bottom[:]
        self.copy_frames(other)
        self.copy_scalars(other)

    def redraw(self, seat: i64, rng: Stream) -> None:
        """What this seat has not seen: items, Secret Tasks, orders under the deck (section 9)."""
        if not self.is_over:  # then everything is open
            hidden.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The Automa of a solo game has the points that the player must reach."""
        found = [int(scoring.outlook(self, seat, True)) for seat in range(self.seats)]
        return [*found, self.terms.cards.solo_target] if self.terms.solo else found

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)
