"""The course of a game of Brew Crafters (section 5): what goes on next, who is asked, what an answer does."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, pick
from alehouse.core.fate import Stream
from alehouse.core.state import BETWEEN, State, copy_into
from alehouse.games.brew_crafters import actions as ids
from alehouse.games.brew_crafters.cards import SECRET_RECIPES
from alehouse.games.brew_crafters.effect_ops import SPECIAL_KINDS
from alehouse.games.brew_crafters.rules import (
    brewing,
    collaboration,
    conversions,
    effects,
    farms,
    hidden,
    market,
    modules,
    receipts,
    research,
    scoring,
    seasons,
    setup,
)
from alehouse.games.brew_crafters.rules.evaluation import outlook
from alehouse.games.brew_crafters.rules.frames import (
    F_ACTION,
    F_AGENCY,
    F_BENEFITS,
    F_BREW,
    F_BREW_STEP,
    F_EFFECT,
    F_HIRE,
    F_INSTALL,
    F_LINE,
    F_PARTNER,
    F_PLANT_COMMON,
    F_PLOTS,
    F_RECEIVE,
    F_RESEARCH,
    F_SECRET,
    F_SECTION,
    KIND,
    WHO,
)
from alehouse.games.brew_crafters.rules.hidden import EITHER_SIDE
from alehouse.games.brew_crafters.state import BREWERY, MARKET, NONE, SEASON_START, SETUP, TableState

PROCESSED: Final = 1  # parts of Process Beer and/or Collaborate
COLLABORATED: Final = 2


@final
class BrewCraftersState(TableState):
    """A game of Brew Crafters in progress."""

    # ── what is allowed ───────────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> i64:
        if self.is_over:
            return 0
        if (ids.OF_FATE >> self.asking) & 1:
            return listed(self.lots(), self.first_lot(), out)
        count = self.legal_answers(out)
        return self.with_conversions(out, count)

    def with_conversions(self, out: vec[i64], count: i64) -> i64:
        """Conversions besides, but not in the middle of a payment, nor so that nothing could be answered (D20)."""
        asking = self.asking
        if asking in (ids.REDUCE, ids.REPLACE, ids.LAB_SIDE) or (
            asking == ids.PAY_CUBE and self.top(KIND) == F_SECTION
        ):
            return count
        seat = self.player
        most = conversions.listed_after(self, seat, out, count)
        kept = count
        k = count
        while k < most:
            action = out[k]
            if self.leaves_an_answer(action - self.terms.ids.convert):
                out[kept] = action
                kept += 1
            k += 1
        return kept

    def leaves_an_answer(self, number: i64) -> bool:
        """Whether a decision that must be taken can still be taken after a conversion."""
        asking = self.asking
        if asking not in (ids.PLACE, ids.CHOOSE_LINE, ids.COMMUNITY_KIND, ids.CHOOSE_SECTION, ids.PAY_CUBE):
            return True
        effect = conversions.effect_of(self, number)
        seat = self.player
        conversions.move(self, seat, effect, 1)
        if asking == ids.PLACE:
            found = market.has_placement(self, seat)
        elif asking == ids.CHOOSE_LINE:
            found = modules.payable_lines(self, seat) != 0
        elif asking == ids.COMMUNITY_KIND:
            found = modules.plantable_common(self, seat) != 0
        elif asking == ids.CHOOSE_SECTION:
            found = collaboration.payable(self, seat) != 0
        else:
            found = self.kinds_stored(seat) & SPECIAL_KINDS != 0
        conversions.move(self, seat, effect, -1)
        return found

    def legal_answers(self, out: vec[i64]) -> i64:
        asking = self.asking
        if asking in (ids.PLACE, ids.PLACE_MORE):
            count = market.legal_placements(self, self.player, out)
            if asking == ids.PLACE_MORE:
                out[count] = ids.DECLINE
                count += 1
            return count
        if asking == ids.BREWERY:
            return self.legal_brewery(out)
        if asking == ids.PARTS:
            out[0] = ids.END_ACTION
            if not self.parts & PROCESSED:
                out[1] = ids.PROCESS
                return 2
            out[1] = ids.COLLABORATE
            return 2 if collaboration.payable(self, self.player) else 1
        if asking == ids.BREW_STEP:
            return brewing.legal_brews(self, out)
        if (ids.OF_MARKET >> asking) & 1:
            return self.legal_in_market(out)
        if (ids.OF_BREWERY >> asking) & 1:
            return self.legal_in_brewery(out)
        return self.legal_in_season(out)

    def legal_brewery(self, out: vec[i64]) -> i64:
        """The actions of a shift (BC-5.18); none is ever taken by others (BC-5.17)."""
        seat = self.player
        out[0] = ids.PROCESS
        count: i64 = 1
        if collaboration.payable(self, seat):
            out[count] = ids.COLLABORATE
            count += 1
        if research.open_tracks(self, seat):
            out[count] = ids.RESEARCH
            count += 1
        if research.installable(self, seat):
            out[count] = ids.INSTALL
            count += 1
        if self.terms.has(SECRET_RECIPES) and self.unused:
            out[count] = ids.SECRET
            count += 1
        out[count] = ids.PASS
        return count + 1

    def legal_in_market(self, out: vec[i64]) -> i64:
        asking = self.asking
        if asking == ids.OVERFLOW:
            return receipts.legal_discards(self, out)
        if asking == ids.WILDCARD:
            return receipts.legal_kinds(self, out)
        if asking == ids.CHOOSE_WORKER:
            return market.legal_workers(self, out)
        if asking == ids.CHOOSE_PARTNERSHIP:
            return market.legal_partners(self, out)
        if asking == ids.CHOOSE_LINE:
            return modules.legal_lines(self, out)
        if asking == ids.AGENCY_CARD:
            return modules.legal_agency(self, out)
        return modules.legal_common(self, out)

    def legal_in_brewery(self, out: vec[i64]) -> i64:
        asking = self.asking
        if asking == ids.REDUCE:
            return brewing.legal_reductions(self, out)
        if asking == ids.REPLACE:
            return brewing.legal_replacements(self, out)
        if asking == ids.CHOOSE_SECTION:
            return collaboration.legal_sections(self, out)
        if asking == ids.PAY_CUBE:
            return modules.legal_specials(self, out)
        if asking == ids.CHOOSE_TRACK:
            return research.legal_tracks(self, out)
        return research.legal_tiles(self, out) if asking == ids.CHOOSE_TILE else research.legal_secrets(self, out)

    def legal_in_season(self, out: vec[i64]) -> i64:
        asking = self.asking
        if asking == ids.ORDER_OF_BENEFITS:
            return seasons.legal_benefits(self, out)
        if asking == ids.PLANTING:
            return farms.legal_plants(self, out)
        if asking == ids.LEFTOVER:
            return farms.legal_rest(self, out)
        if asking == ids.SWAP:
            return receipts.legal_swaps(self, out)
        if asking == ids.LAB_SIDE:
            return listed(EITHER_SIDE, ids.SIDE, out)
        out[0] = ids.DECLINE
        return 1

    # ── fate ──────────────────────────────────────────────────────────────────────────────────────

    def draw(self) -> i64:
        return self.first_lot() + pick(self.lots(), self.stream)

    def first_lot(self) -> i64:
        if self.asking == ids.FIRST_PLAYER:
            return ids.FIRST
        return self.terms.ids.draw_recipe if self.asking == ids.DRAW_RECIPE else self.terms.ids.draw_worker

    def lots(self) -> i64:
        """What may come."""
        if self.asking == ids.FIRST_PLAYER:
            return bit(self.seats) - 1
        if self.asking == ids.DRAW_RECIPE:
            return setup.drawable_recipes(self)
        return self.unused_workers if self.asking == ids.DRAW_WORKER else self.unused_workers & ~self.agency

    # ── what an action does ───────────────────────────────────────────────────────────────────────

    def act(self, action: i64) -> None:
        first = self.terms.ids
        if action >= first.draw_recipe:
            self.act_by_fate(action)
        elif action >= first.convert:
            conversions.convert(self, self.player, action - first.convert)
        elif action >= first.worker:
            self.act_on_card(action)
        elif action >= ids.SPACES:
            seat = self.player
            seasons.worker_placed(self)
            market.place(self, seat, action - ids.SPACES)
        elif action >= ids.TAKE:
            self.act_on_thing(action)
        else:
            self.act_simply(action)
        self.advance()

    def act_simply(self, action: i64) -> None:
        """Answers without an object."""
        seat = self.player
        if action in (ids.PROCESS, ids.COLLABORATE, ids.END_ACTION):
            self.act_on_parts(action)
        elif action == ids.PASS:
            seasons.shift_used(self, seat)
            if self.keeps_log:
                self.log("log-passes", seat, {}, {}, "BC-5.18")
        elif action == ids.RESEARCH:
            seasons.shift_used(self, seat)
            research.begin_research(self, seat)
        elif action == ids.INSTALL:
            seasons.shift_used(self, seat)
            research.begin_install(self, seat)
        elif action == ids.SECRET:
            seasons.shift_used(self, seat)
            research.begin_secret(self, seat)
        elif action == ids.END_BREW:
            brewing.end_step(self)
        elif action == ids.NO_SUBSTITUTE:
            brewing.replace(self, NONE)
        elif action == ids.DECLINE:
            self.decline()
        else:
            setup.choose_side(self, action - ids.SIDE)

    def act_on_parts(self, action: i64) -> None:
        """Process Beer and/or Collaborate, in either order, one section at most (D11, BC-6.55)."""
        seat = self.player
        if action == ids.END_ACTION:
            self.pop()
            return
        if self.asking == ids.BREWERY:
            seasons.shift_used(self, seat)
            self.parts = 0
            self.push(F_ACTION, seat, 0, 0, 0, 0)
        if action == ids.PROCESS:
            self.parts |= PROCESSED
            brewing.process(self, seat)
        else:
            self.parts |= COLLABORATED
            collaboration.begin(self, seat)

    def decline(self) -> None:
        asking = self.asking
        if asking == ids.PLACE_MORE:
            seasons.decline_placing(self)
        elif asking == ids.SWAP:
            receipts.stop_swapping(self)
        elif asking == ids.LAST_CONVERSION:
            self.passed += 1
        elif asking == ids.AGENCY_CARD:
            modules.leave_agency(self)
        else:
            self.pop()

    def act_on_thing(self, action: i64) -> None:
        """Answers that name an ingredient, a swap, a benefit, a row of the lab."""
        if action < ids.DISCARD:
            if self.asking == ids.LEFTOVER:
                farms.take_rest(self, action - ids.TAKE)
            else:
                receipts.take(self, action - ids.TAKE)
        elif action < ids.GIVE:
            receipts.discard(self, action - ids.DISCARD)
        elif action < ids.PLANT:
            if self.top(KIND) == F_SECTION:
                collaboration.give(self, action - ids.GIVE)
            else:
                modules.give_cube(self, action - ids.GIVE)
        elif action < ids.REDUCED:
            if self.asking == ids.PLANTING:
                farms.plant(self, action - ids.PLANT)
            else:
                modules.plant_common(self, action - ids.PLANT)
        elif action < ids.SWAPPED:
            brewing.reduce(self, action - ids.REDUCED)
        elif action < ids.SUBSTITUTE:
            receipts.swap(self, action - ids.SWAPPED)
        elif action < ids.FIRST:
            brewing.replace(self, action - ids.SUBSTITUTE)
        elif action < ids.BENEFIT:
            setup.set_first(self, action - ids.FIRST)
        elif action < ids.TRACK:
            seasons.choose_benefit(self, action - ids.BENEFIT)
        else:
            research.advance(self, action - ids.TRACK)

    def act_on_card(self, action: i64) -> None:
        """Answers that name a card, a tile, a section, a recipe."""
        first = self.terms.ids
        if action < first.partnership:
            if self.asking == ids.AGENCY_CARD:
                modules.hire_from_agency(self, action - first.worker)
            else:
                market.hire(self, action - first.worker)
        elif action < first.line:
            market.become_partner(self, action - first.partnership)
        elif action < first.section:
            modules.choose_line(self, action - first.line)
        elif action < first.tile:
            collaboration.choose(self, action - first.section)
        elif action < first.brew:
            research.install(self, action - first.tile)
        elif action < first.brew_in_pub:
            brewing.begin_batch(self, self.player, action - first.brew, False)
        elif action < first.secret:
            brewing.begin_batch(self, self.player, action - first.brew_in_pub, True)
        else:
            research.choose_secret(self, action - first.secret)

    def act_by_fate(self, action: i64) -> None:
        first = self.terms.ids
        if action < first.draw_worker:
            setup.show_recipe(self, action - first.draw_recipe)
        elif self.asking == ids.DRAW_WORKER:
            setup.show_worker(self, action - first.draw_worker)
        else:
            modules.draw_card(self, action - first.draw_worker)

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def advance(self) -> None:
        """Go on, phase by phase (BC-5.2), until somebody has to decide or the game is over."""
        self.player = BETWEEN
        while self.player == BETWEEN:
            if self.depth:
                self.advance_frame(self.top(KIND))
            elif self.phase == MARKET:
                seasons.advance_market(self)
            elif self.phase == BREWERY:
                seasons.advance_brewery(self)
            elif self.phase == SEASON_START:
                seasons.advance_start(self)
            elif self.phase == SETUP:
                setup.advance_setup(self)
            elif not seasons.advance_end(self):
                self.end_game()

    def advance_frame(self, frame: i64) -> None:
        """What was begun last."""
        if frame == F_RECEIVE:
            receipts.advance(self)
        elif frame == F_EFFECT:
            effects.advance(self)
        elif frame == F_BREW_STEP:
            brewing.advance_step(self)
        elif frame == F_BREW:
            brewing.advance_batch(self)
        elif frame == F_ACTION:
            self.advance_action()
        elif frame in (F_HIRE, F_PARTNER, F_LINE, F_AGENCY, F_PLANT_COMMON):
            self.advance_deal(frame)
        elif frame == F_SECTION:
            collaboration.advance(self)
        elif frame == F_RESEARCH:
            research.advance_research(self)
        elif frame == F_INSTALL:
            research.advance_install(self)
        elif frame == F_SECRET:
            research.advance_secret(self)
        elif frame == F_BENEFITS:
            seasons.advance_benefits(self)
        elif frame == F_PLOTS:
            farms.advance_plots(self)

    def advance_deal(self, frame: i64) -> None:
        if frame == F_HIRE:
            market.advance_hire(self)
        elif frame == F_PARTNER:
            market.advance_partner(self)
        elif frame == F_LINE:
            modules.advance_line(self)
        elif frame == F_AGENCY:
            modules.advance_agency(self)
        else:
            modules.advance_planting(self)

    def advance_action(self) -> None:
        """The other part of the action, if it is possible now (D11)."""
        seat = self.top(WHO)
        if self.parts == PROCESSED | COLLABORATED:
            self.pop()
        elif self.parts == COLLABORATED or collaboration.payable(self, seat) or self.could_yet_collaborate(seat):
            self.ask(seat, ids.PARTS)
        else:
            self.pop()

    def could_yet_collaborate(self, seat: i64) -> bool:
        """Whether a conversion might make a section payable."""
        may = self.terms.collaborates and collaboration.held(self, seat) < collaboration.most_sections(self)
        return may and conversions.is_any(self, seat)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = BrewCraftersState(self.game, self.stream.copy(), self.terms)
        other.own = self.own[:]
        other.goods = self.goods[:]
        other.on_space = self.on_space[:]
        other.sections = self.sections[:]
        other.farm = self.farm[:]
        other.coming = self.coming[:]
        other.secrets = self.secrets[:]
        other.farmers = self.farmers[:]
        other.copy_frames(self)
        other.copy_scalars(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, BrewCraftersState)
        self.stream.copy_from(other.stream)
        copy_into(self.own, other.own)
        copy_into(self.goods, other.goods)
        copy_into(self.on_space, other.on_space)
        copy_into(self.sections, other.sections)
        if len(self.farm) or len(other.farm):
            self.farm = other.farm[:]
        copy_into(self.coming, other.coming)
        if len(self.secrets) or len(other.secrets):
            self.secrets = other.secrets[:]
        if len(self.farmers) or len(other.farmers):
            self.farmers = other.farmers[:]
        self.copy_frames(other)
        self.copy_scalars(other)

    def redraw(self, seat: i64, rng: Stream) -> None:
        """Sides of the lab being chosen, secret recipes, the cards of the Job Agency (section 9)."""
        if not self.is_over:
            hidden.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)
