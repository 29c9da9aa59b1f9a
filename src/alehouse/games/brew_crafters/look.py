"""How a table of Brew Crafters becomes a view: what a seat may see, and nothing else (section 9)."""

from alehouse.core.bits import size
from alehouse.games.brew_crafters import reckoning
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, LAST_CONVERSION, SPACES, TRACK
from alehouse.games.brew_crafters.cards import (
    ADVANCED_ACTIONS,
    COMMODITIES_EXCHANGE,
    COMMUNITY_FARM,
    JOB_AGENCY,
    MARKET_OPTIONS,
    TEMPORARY_WORKERS,
)
from alehouse.games.brew_crafters.prompts import prompt
from alehouse.games.brew_crafters.reckoning import numbers
from alehouse.games.brew_crafters.rules import effects, farms, market, modules, receipts, scoring
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.frames import F_BREW
from alehouse.games.brew_crafters.state import (
    ACTED,
    BOTTLING,
    BREWED,
    CARD,
    EXTRA_MARKER,
    GOODS_ON,
    IN_PUB,
    LABELS,
    LOADED,
    LOANS,
    MARKET,
    MONEY_OF,
    NONE,
    OWN_WORKER,
    PARTNERS,
    PHASES,
    PLACED,
    PLOTS,
    REP_OF,
    RESEARCH_AT,
    REVEALED,
    SEAT,
    SECRETS_OF,
    SETUP,
    SHIFTS,
    SIDE_OF,
    STORED,
    TANK_OF,
    TANKS,
    TEMPORARY_NEXT,
    TEMPORARY_NOW,
    TEMPORARY_WORKER,
    TILES,
    WORKERS,
)
from alehouse.games.brew_crafters.told import log
from alehouse.games.brew_crafters.view import (
    BatchView,
    BrewCraftersView,
    CommunityView,
    MarkerView,
    OptionView,
    PartnershipView,
    PlayerView,
    PlotView,
    PriceView,
    RecipeView,
    ResultView,
    SecretView,
    SectionView,
    SpaceView,
    TankView,
    TileView,
    TrackView,
    WorkerCardView,
)
from alehouse.games.brew_crafters.vocabulary import (
    GOODS,
    HARVEST,
    HARVEST_BONUS,
    INGREDIENTS,
    SEASONS,
)

MARKERS = {OWN_WORKER: "worker", TEMPORARY_WORKER: "temporary", EXTRA_MARKER: "extra"}


def look(state: BrewCraftersState, seat: int | None) -> BrewCraftersView:
    """The table as `seat` sees it."""
    return _Looking(state, seat).view()


class _Looking:
    """One seat's look at the table."""

    def __init__(self, state: BrewCraftersState, seat: int | None) -> None:
        self.state = state
        self.terms = state.terms
        self.cards = state.terms.cards
        self.seat = seat
        self.viewer = seat if seat is not None else NONE

    def view(self) -> BrewCraftersView:
        state, terms, cards = self.state, self.terms, self.cards
        ids = terms.ids
        return BrewCraftersView(
            game=state.game.name,
            seat=self.seat,
            seats=state.seats,
            over=state.is_over,
            prompt=prompt(state, self.seat),
            log=log(state.events, self.seat),
            year=state.year,
            years=cards.years,
            season=SEASONS[state.season] if state.year else "",
            phase=PHASES[state.phase],
            turn=state.turn,
            order=[int(state.in_order(place)) for place in range(state.seats)],
            round=state.round,
            advanced_actions=[name for k, name in enumerate(ADVANCED_ACTIONS) if terms.has(k)],
            players=[self.player(seat) for seat in range(state.seats)],
            market=[self.space(space) for space in range(len(cards.spaces)) if terms.open_spaces >> space & 1],
            recipes=[self.recipe(number) for number in numbers(terms.basics) + numbers(state.displayed)],
            unused_recipes=self.pool(),
            workers=[self.worker(number) for number in numbers(state.for_hire)],
            unused_workers=size(state.unused_workers) if terms.has(JOB_AGENCY) else 0,
            agency=self.agency(),
            partnerships=[
                PartnershipView(id=cards.partnerships[k].id, action=ids.partnership + k)
                for k in numbers(state.partners)
            ],
            tiles=[
                TileView(id=tile.id, left=state.tiles_left(k), action=ids.tile + k)
                for k, tile in enumerate(cards.tiles)
            ],
            sections=[self.section(k, holder) for k, holder in enumerate(state.sections)],
            community=self.community(),
            exchange=[(line.id, ids.line + k) for k, line in enumerate(cards.lines)]
            if terms.has(COMMODITIES_EXCHANGE)
            else [],
            temporary_pool=state.pool if terms.has(TEMPORARY_WORKERS) else 0,
            upkeep_due=not state.is_over and state.asking != LAST_CONVERSION,
            doing=self.doing(),
            receiving=reckoning.to_choose(state),
            overflow=receipts.overflow(state, state.player) if state.player >= 0 else 0,
            brewing=self.brewing(),
            result=ResultView(
                scores=[reckoning.score_view(state, seat) for seat in range(state.seats)],
                places=scoring.places(state),
            ),
        )

    # ── the market ────────────────────────────────────────────────────────────────────────────────

    def space(self, number: int) -> SpaceView:
        state = self.state
        stands = state.on_space[number]
        heap = state.terms.heaps[number]
        goods = {GOODS[k]: state.goods[heap + k] for k in range(GOODS_ON)} if heap != NONE else {}
        placements = self.terms.ids.placements
        return SpaceView(
            id=self.cards.spaces[number].id,
            goods={name: count for name, count in goods.items() if count},
            markers=self.farmers()
            if self.cards.spaces[number].id == "community_farm"
            else self.markers(number, stands),
            options=[
                self.option(space, option, SPACES + k)
                for k, (space, option) in enumerate(placements)
                if space == number
            ],
        )

    def option(self, space: int, option: int, action: int) -> OptionView:
        seat = self.viewer
        return OptionView(
            name=MARKET_OPTIONS[option],
            open=self.is_open(space, option),
            action=action,
            helpers=reckoning.helpers_at_space(self.state, seat, space, option) if seat != NONE else [],
        )

    def markers(self, space: int, stands: int) -> list[MarkerView]:
        if self.cards.spaces[space].id == "community_farm":
            return self.farmers()
        return [self.marker(space, stands)] if stands != NONE else []

    def farmers(self) -> list[MarkerView]:
        """Any number may stand on the Community Farm; they come after those on other spaces."""
        found = []
        for place, stands in enumerate(self.state.farmers):
            kind, seat = stands >> 3, stands & 7
            earlier = sum(other == stands for other in self.state.on_space)
            earlier += sum(other == stands for other in self.state.farmers[:place])
            found.append(MarkerView(id=f"{MARKERS[kind]}:{seat}:{earlier}", seat=seat, kind=MARKERS[kind]))
        return found

    def marker(self, space: int, stands: int) -> MarkerView:
        """Of several markers of a player, those on earlier spaces come first."""
        kind, seat = stands >> 3, stands & 7
        earlier = sum(self.state.on_space[other] == stands for other in range(space))
        return MarkerView(id=f"{MARKERS[kind]}:{seat}:{earlier}", seat=seat, kind=MARKERS[kind])

    def is_open(self, space: int, option: int) -> bool:
        seat = self.viewer if self.viewer >= 0 else self.state.player
        return self.state.phase == MARKET and seat >= 0 and market.can_place(self.state, seat, space, option)

    def community(self) -> CommunityView | None:
        if not self.terms.has(COMMUNITY_FARM):
            return None
        farm = self.state.farm
        planted = [(INGREDIENTS[farm[k]], int(farm[k + 1])) for k in range(0, len(farm), 2)]
        return CommunityView(open=modules.is_farm_open(self.state), planted=planted)

    # ── cards ─────────────────────────────────────────────────────────────────────────────────────

    def recipe(self, number: int) -> RecipeView:
        ids = self.terms.ids
        return RecipeView(
            id=self.cards.recipes[number].id,
            label=bool(self.state.labels >> number & 1),
            action=ids.brew + number,
            pub_action=ids.brew_in_pub + number,
        )

    def worker(self, number: int) -> WorkerCardView:
        return WorkerCardView(id=self.cards.workers[number].id, action=self.terms.ids.worker + number)

    def section(self, number: int, holder: int) -> SectionView:
        return SectionView(
            id=self.cards.sections[number].id,
            holder=holder,
            cost=reckoning.section_cost(self.state, self.viewer, number),
            action=self.terms.ids.section + number,
        )

    def deciding(self, what: int) -> bool:
        return self.state.player == self.viewer and self.state.asking == what

    def pool(self) -> list[str]:
        """The unused recipes, only for whoever chooses one (BC-9.7)."""
        if not self.deciding(CHOOSE_SECRET):
            return []
        return [self.cards.recipes[number].id for number in numbers(self.state.unused)]

    def agency(self) -> list[WorkerCardView]:
        """Only for whoever looks at the cards (BC-9.3)."""
        return [self.worker(number) for number in numbers(self.state.agency)] if self.deciding(AGENCY_CARD) else []

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def player(self, seat: int) -> PlayerView:
        state, cards = self.state, self.cards
        own = state.own[SEAT * seat : SEAT * (seat + 1)]
        batches = state.batches(seat)
        shifts = own[SHIFTS]
        return PlayerView(
            seat=seat,
            money=own[MONEY_OF],
            rep=own[REP_OF],
            loans=own[LOANS],
            stored={kind: own[STORED + k] for k, kind in enumerate(INGREDIENTS)},
            capacity=state.capacity(seat),
            tanks=[self.tank(seat, number) for number in range(TANKS) if state.has_tank(seat, number)],
            sold=self.sold(seat),
            brewed={recipe.id: own[BREWED + k] for k, recipe in enumerate(cards.recipes) if own[BREWED + k]},
            batches=batches,
            tiles=[cards.tiles[k].id for k in numbers(own[TILES])],
            workers=[cards.workers[k].id for k in numbers(own[WORKERS])],
            partnerships=[cards.partnerships[k].id for k in numbers(own[PARTNERS])],
            shifts=shifts,
            shift_needs=cards.shifts[shifts].batches if shifts < len(cards.shifts) else 0,
            shifts_used=own[ACTED],
            markers_left=cards.workers_each - own[PLACED],
            temporary=own[TEMPORARY_NOW],
            temporary_later=[own[TEMPORARY_NEXT], own[TEMPORARY_NEXT + 1]],
            lab=self.lab(seat),
            research=self.research(seat),
            labels=[cards.recipes[k].id for k in numbers(own[LABELS])],
            secrets=self.secrets(seat),
            sections=[cards.sections[k].id for k, holder in enumerate(state.sections) if holder == seat],
            plots=self.plots(seat),
            farm_tokens=[k // 2 + 1 for k in range(0, len(state.farm), 2) if state.farm[k + 1] == seat],
            helpers=reckoning.helpers_at_work(state, seat),
            prices=self.prices(seat),
            upkeep=reckoning.upkeep_view(state, seat),
            first_player=state.marker == seat and state.year > 0,
            score=reckoning.score_view(state, seat),
        )

    def sees(self, seat: int) -> bool:
        return self.seat == seat or self.state.is_over

    def batch(self, seat: int, recipe: int, age: int) -> BatchView:
        """A batch by its age: so many of the player's batches were brewed before it."""
        return BatchView(id=f"batch:{seat}:{age}", recipe=self.cards.recipes[recipe].id)

    def tank(self, seat: int, number: int) -> TankView:
        """Batches are told apart by their place: the newest lie in tanks, then those in bottling units."""
        own = self.state.own[SEAT * seat : SEAT * (seat + 1)]
        sold = sum(self.state.sold(seat, k) for k in range(len(self.cards.recipes)))
        bottled = [k for k in range(TANKS) if own[BOTTLING + k] != NONE]
        fermenting = [k for k in range(TANKS) if own[TANK_OF + k] != NONE]
        tank, bottling = own[TANK_OF + number], own[BOTTLING + number]
        in_tank = sold + len(bottled) + fermenting.index(number) if tank != NONE else 0
        in_bottling = sold + bottled.index(number) if bottling != NONE else 0
        return TankView(
            place="pub" if number == IN_PUB else "production_line",
            tank=self.batch(seat, tank, in_tank) if tank != NONE else None,
            bottling=self.batch(seat, bottling, in_bottling) if bottling != NONE else None,
        )

    def sold(self, seat: int) -> list[BatchView]:
        recipes = [k for k in range(len(self.cards.recipes)) for _ in range(self.state.sold(seat, k))]
        return [self.batch(seat, recipe, age) for age, recipe in enumerate(recipes)]

    def lab(self, seat: int) -> str:
        """A side that is still being chosen is nobody else's business (BC-9.5)."""
        hidden = self.terms.own_sides and self.state.phase == SETUP and self.seat != seat
        if hidden or self.state.own[SEAT * seat + SIDE_OF] == NONE:
            return ""
        return "advanced" if self.state.own[SEAT * seat + SIDE_OF] else "basic"

    def research(self, seat: int) -> list[TrackView]:
        if not self.lab(seat):
            return []
        side = self.state.own[SEAT * seat + SIDE_OF]
        return [
            TrackView(
                id=self.terms.tracks[4 * side + row].id,
                row=row + 1,
                position=self.state.own[SEAT * seat + RESEARCH_AT + row],
                worth=reckoning.track_worth(self.state, seat, row),
                action=TRACK + row,
            )
            for row in range(4)
        ]

    def secrets(self, seat: int) -> list[SecretView]:
        state = self.state
        own = state.own[SEAT * seat : SEAT * (seat + 1)]
        cards = [k for k in range(0, len(state.secrets), CARD) if state.secrets[k] == seat]
        found = []
        for number, card in enumerate(cards):
            recipe = state.secrets[card + 1]
            shown = bool(own[REVEALED] >> recipe & 1)
            known = shown or self.sees(seat)
            found.append(
                SecretView(
                    id=f"secret:{seat}:{number}",
                    recipe=self.cards.recipes[recipe].id if known else "",
                    revealed=shown,
                    tokens=self.cards.secret_rep if own[LOADED] >> recipe & 1 else 0,
                )
            )
        return found

    def plots(self, seat: int) -> list[PlotView]:
        state = self.state
        if not state.plots(seat):
            return []
        yields = farms.farm_of(state, seat).harvest
        more = sum(int(e.amount) for e in effects.owned(state, seat, HARVEST) if e.op == HARVEST_BONUS)
        kinds = [state.own[SEAT * seat + PLOTS + plot] for plot in range(state.plots(seat))]
        return [
            PlotView(kind=INGREDIENTS[kind] if kind != NONE else "", gives=yields[kind] + more if kind != NONE else 0)
            for kind in kinds
        ]

    # ── what things cost ──────────────────────────────────────────────────────────────────────────

    def prices(self, seat: int) -> list[PriceView]:
        known = self.terms.basics | self.state.displayed
        if self.sees(seat):
            known |= sum(1 << self.state.secrets[k + 1] for k in self.own_cards(seat))
        return [reckoning.price(self.state, seat, recipe) for recipe in numbers(known)]

    def own_cards(self, seat: int) -> list[int]:
        secrets = self.state.secrets
        return [k for k in range(0, len(secrets), CARD) if secrets[k] == seat]

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def doing(self) -> str:
        """What the deciding player is in the middle of, as the prompt names it."""
        asked = prompt(self.state, None)
        return asked.decision.removeprefix("decision-") if asked and self.state.depth else ""

    def brewing(self) -> str:
        """The recipe being paid for; a secret one is shown to others when it is brewed (BC-8.19)."""
        state = self.state
        if not state.depth or state.top(0) != F_BREW:
            return ""
        seat, recipe = state.top(1), state.top(2)
        own = state.own[SEAT * seat + SECRETS_OF] & ~state.own[SEAT * seat + REVEALED]
        return "" if own >> recipe & 1 and not self.sees(seat) else self.cards.recipes[recipe].id
