"""How a table of Brew Crafters becomes a view: what a seat may see, and nothing else (section 9)."""

from alehouse.core.bits import size
from alehouse.core.state import FATE
from alehouse.games.brew_crafters import reckoning
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, LAST_CONVERSION, SPACES
from alehouse.games.brew_crafters.cards import (
    ADVANCED_ACTIONS,
    COMMODITIES_EXCHANGE,
    COMMUNITY_FARM,
    MARKET_OPTIONS,
    TEMPORARY_WORKERS,
)
from alehouse.games.brew_crafters.effect_ops import GOODS, INGREDIENTS, SEASONS
from alehouse.games.brew_crafters.log import log
from alehouse.games.brew_crafters.make_player_view import PlayersLook
from alehouse.games.brew_crafters.prompts import PROMPTS, prompt
from alehouse.games.brew_crafters.reckoning import numbers
from alehouse.games.brew_crafters.rules import market, modules, receipts, scoring
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.frames import BREW_RECIPE, F_BREW, KIND, WHO
from alehouse.games.brew_crafters.state import (
    EXTRA_MARKER,
    GOODS_ON,
    MARKET,
    NONE,
    OWN_WORKER,
    PHASES,
    TEMPORARY_WORKER,
    kind_of,
    seat_of,
)
from alehouse.games.brew_crafters.view import (
    BrewCraftersView,
    CommunityView,
    MarkerView,
    OptionView,
    PartnershipView,
    RecipeView,
    ResultView,
    SectionView,
    SpaceView,
    TileView,
    WorkerCardView,
)

MARKERS = {OWN_WORKER: "worker", TEMPORARY_WORKER: "temporary", EXTRA_MARKER: "extra"}


def make_view(state: BrewCraftersState, seat: int | None) -> BrewCraftersView:
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
        self.players = PlayersLook(state, seat)

    def view(self) -> BrewCraftersView:
        state, terms, cards = self.state, self.terms, self.cards
        ids = terms.ids
        return BrewCraftersView(
            game=state.game.name,
            seat=self.seat,
            seats=state.seats,
            over=state.is_over,
            prompt=prompt(state, self.seat) if state.player >= FATE else None,
            log=log(state.events, self.seat),
            year=state.year,
            years=cards.years,
            season=SEASONS[state.season] if state.year else "",
            phase=PHASES[state.phase],
            turn=state.turn,
            order=[int(state.in_order(place)) for place in range(state.seats)],
            round=state.round,
            advanced_actions=[name for k, name in enumerate(ADVANCED_ACTIONS) if terms.has(k)],
            players=[self.players.player(seat) for seat in range(state.seats)],
            market=[self.space(space) for space in range(len(cards.spaces)) if terms.open_spaces >> space & 1],
            recipes=[self.recipe(number) for number in numbers(terms.basics) + numbers(state.displayed)],
            unused_recipes=self.pool(),
            workers=[self.worker(number) for number in numbers(state.for_hire)],
            unused_workers=size(state.unused_workers),
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
            kind, seat = kind_of(stands), seat_of(stands)
            earlier = sum(other == stands for other in self.state.on_space)
            earlier += sum(other == stands for other in self.state.farmers[:place])
            found.append(MarkerView(id=f"{MARKERS[kind]}:{seat}:{earlier}", seat=seat, kind=MARKERS[kind]))
        return found

    def marker(self, space: int, stands: int) -> MarkerView:
        """Of several markers of a player, those on earlier spaces come first."""
        kind, seat = kind_of(stands), seat_of(stands)
        earlier = sum(self.state.on_space[other] == stands for other in range(space))
        return MarkerView(id=f"{MARKERS[kind]}:{seat}:{earlier}", seat=seat, kind=MARKERS[kind])

    def is_open(self, space: int, option: int) -> bool:
        seat = self.viewer if self.viewer >= 0 else self.state.player
        return self.state.phase == MARKET and seat >= 0 and market.can_place(self.state, seat, space, option)

    def community(self) -> CommunityView | None:
        if not self.terms.has(COMMUNITY_FARM):
            return None
        farm = self.state
        planted = [(INGREDIENTS[farm.planted(token)], farm.planter(token)) for token in range(farm.tokens())]
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

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def doing(self) -> str:
        """What the deciding player is in the middle of, as the prompt names it."""
        begun = self.state.depth and self.state.player >= FATE
        return PROMPTS[self.state.asking][0].removeprefix("prompt-") if begun else ""

    def brewing(self) -> str:
        """The recipe being paid for; a secret one is shown to others when it is brewed (BC-8.19)."""
        state = self.state
        if not state.depth or state.top(KIND) != F_BREW:
            return ""
        seat, recipe = state.top(WHO), state.top(BREW_RECIPE)
        secret = state.hidden_recipes(seat) >> recipe & 1 and not self.players.sees(seat)
        return "" if secret else self.cards.recipes[recipe].id
