"""The course of a game of DWARF (section 5a): which chapter goes on, who is asked, what an answer does."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed
from alehouse.core.fate import Stream
from alehouse.core.state import BETWEEN, State, copy_into
from alehouse.games.dwarf.actions import (
    AMOUNT,
    APPRENTICE,
    DRAW,
    DRAW_CARD,
    EARLY_HELP,
    EXTRA,
    FIRST,
    FIRST_PLAYER,
    FORGE_ORDER,
    GIVE,
    GLORIES,
    JOIN,
    MINE_ORDER,
    PASS,
    PLACE,
    RAISE,
    RECEIVE,
    RESOLVE,
    SECOND,
    SHUFFLE,
    STARTS,
    TURN,
    TURN_BACK_AT,
    TURN_SPECIAL,
    TURNING_BACK,
)
from alehouse.games.dwarf.cards import CARDS, SPECIALS
from alehouse.games.dwarf.rules import mining, resolution, scoring, selection, special, special_effects
from alehouse.games.dwarf.rules.evaluation import outlook
from alehouse.games.dwarf.state import (
    AREA,
    MINING,
    MOUNTAIN,
    RESOLVE_DEFEND,
    RESOLVE_FORGE,
    RESOLVE_HELP,
    RESOLVE_MINE,
    ROUND_END,
    SELECT_FIRST,
    SELECT_SECOND,
    SETUP,
    UNTURNED,
    TableState,
)


@final
class DwarfState(TableState):
    """A game of DWARF in progress."""

    # ── what is allowed ───────────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> i64:
        """What may be done now; anything else is refused and changes nothing (DW-5.112)."""
        asking = self.asking
        if self.is_over:
            return 0
        if asking == FIRST:
            return selection.legal_first(self, out)
        if asking in (SECOND, EXTRA, EARLY_HELP):
            return selection.legal_places_or_pass(self, out)
        if asking in (MINE_ORDER, FORGE_ORDER):
            return resolution.legal_orders(self, out)
        if asking in (GIVE, RECEIVE):
            return special_effects.legal_amounts(self, out)
        if asking == GLORIES:
            return special_effects.legal_raises(self, out)
        if asking == TURNING_BACK:
            return special_effects.legal_turn_backs(self, out)
        if asking == APPRENTICE:
            return special_effects.legal_joins(self, out)
        return self.legal_for_fate(out)

    def legal_for_fate(self, out: vec[i64]) -> i64:
        """What fate may do: any seat, any unseen special card, any card of the Mountain or the stack (DW-5.111)."""
        asking = self.asking
        if asking == DRAW_CARD:
            mountain = self.areas[AREA * self.mine_drawing + MOUNTAIN]
            return listed(mountain, DRAW + self.mine_drawing * CARDS, out)
        if asking == TURN_SPECIAL:
            mine = mining.untopped_pile(self) // 3
            return listed(self.areas[AREA * mine + UNTURNED], TURN + mine * SPECIALS, out)
        if asking == FIRST_PLAYER:
            return listed(bit(self.player_count) - 1, STARTS, out)
        return special_effects.legal_shuffles(self, out)

    def draw(self) -> i64:
        asking = self.asking
        if asking == DRAW_CARD:
            return mining.pick_card(self)
        if asking == TURN_SPECIAL:
            return mining.pick_special(self)
        if asking == FIRST_PLAYER:
            return mining.pick_first_player(self)
        return special_effects.pick_shuffle(self)

    # ── what an action does ───────────────────────────────────────────────────────────────────────

    def act(self, action: i64) -> None:
        if action < PASS:
            if self.asking == EXTRA or self.asking == EARLY_HELP:
                special.place_extra_worker(self, action - PLACE)
            else:
                selection.place_regular(self, action - PLACE)
        elif action == PASS:
            if self.keeps_log and self.asking == SECOND:
                self.log("log-pass", self.player, {}, {}, "DW-5.41")
            elif self.keeps_log:
                self.log("log-help-declined", self.player, {}, {}, "DW-5.54")
        elif action < RAISE:
            special.take_special(self, action)
        elif action >= DRAW:
            self.act_late(action)
        elif action >= STARTS:
            self.act_setup(action)
        elif action >= RESOLVE:
            resolution.resolve_in_order(self, action - RESOLVE)
        elif action >= JOIN:
            special_effects.join(self, action - JOIN)
        elif action >= TURN_BACK_AT:
            special_effects.turn_back(self, action - TURN_BACK_AT)
        else:
            special_effects.raise_card(self, action)
        self.advance()

    def act_late(self, action: i64) -> None:
        """Draws, shuffles and amounts."""
        if action < SHUFFLE:
            mining.draw_card(self, action)
        elif action < AMOUNT:
            special_effects.shuffle_card(self, action)
        else:
            special_effects.settle_amount(self, action - AMOUNT)

    def act_setup(self, action: i64) -> None:
        """The first player, or the next card of a special pile."""
        if action < TURN:
            mining.set_first_player(self, action - STARTS)
            return
        mining.turn_special(self, action)
        if self.phase != SETUP:
            self.pop()  # the frame that asked for it

    def advance(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        if not self.is_over:
            self.player = BETWEEN
        while self.player == BETWEEN:
            if self.depth:
                special.advance_frame(self)
            elif self.phase == SELECT_FIRST:
                if self.keeps_log and self.turn == 0:
                    self.show()  # the new cards lie open
                selection.advance_first(self)
            elif self.phase == SELECT_SECOND:
                selection.advance_second(self)
            elif self.phase == MINING:
                mining.advance_mining(self)
            else:
                self.advance_resolution()

    def advance_resolution(self) -> None:
        phase = self.phase
        begins = self.turn == 0 and self.worker_group == 0  # nobody's regular workers have worked in this step
        if self.keeps_log and (begins or phase in (RESOLVE_DEFEND, ROUND_END)):
            self.show()  # the step before is over
        if phase == RESOLVE_HELP:
            resolution.advance_help(self)
        elif phase == RESOLVE_DEFEND:
            resolution.advance_defend(self)
        elif phase == RESOLVE_MINE:
            resolution.advance_mine(self)
        elif phase == RESOLVE_FORGE:
            resolution.advance_forge(self)
        elif phase == ROUND_END:
            resolution.end_round(self)
        else:
            mining.advance_setup(self)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = DwarfState(self.game, self.stream.copy(), self.terms)
        other.goods = self.goods[:]
        other.where = self.where[:]
        other.stacks = self.stacks[:]
        other.areas = self.areas[:]
        other.copy_frames(self)
        other.copy_scalars(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, DwarfState)
        self.stream.copy_from(other.stream)
        copy_into(self.goods, other.goods)
        copy_into(self.where, other.where)
        copy_into(self.stacks, other.stacks)
        copy_into(self.areas, other.areas)
        self.copy_frames(other)
        self.copy_scalars(other)

    def redraw(self, seat: i64, rng: Stream) -> None:
        """Nothing: there are no hands and no secret choices (DW-9.5), and cards are drawn only when turned."""

    def scores(self) -> list[int]:
        """The categories that each player leads (DW-7.5)."""
        return scoring.categories_led(self)

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def is_midway(self) -> bool:
        """Never: how a table looks is judged as well in the middle of a special action as anywhere."""
        return False

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)
