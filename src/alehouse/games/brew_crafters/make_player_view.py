"""How players become views: goods, brewery, people, research, secrets, prices, as a seat may see them (section 9)."""

from alehouse.core.bits import bit
from alehouse.games.brew_crafters import reckoning
from alehouse.games.brew_crafters.actions import TRACK
from alehouse.games.brew_crafters.effect_ops import HARVEST, HARVEST_BONUS, INGREDIENTS
from alehouse.games.brew_crafters.reckoning import numbers
from alehouse.games.brew_crafters.rules import effects, farms
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.holdings import IN_PUB, TANKS
from alehouse.games.brew_crafters.state import CARD, CARD_OWNER, CARD_RECIPE, NONE, SETUP
from alehouse.games.brew_crafters.view import (
    BatchView,
    PlayerView,
    PlotView,
    PriceView,
    SecretView,
    TankView,
    TrackView,
)


class PlayersLook:
    """One seat's look at the players."""

    def __init__(self, state: BrewCraftersState, seat: int | None) -> None:
        self.state = state
        self.terms = state.terms
        self.cards = state.terms.cards
        self.seat = seat

    def player(self, seat: int) -> PlayerView:
        state, cards = self.state, self.cards
        batches = state.batches(seat)
        shifts = state.shifts(seat)
        return PlayerView(
            seat=seat,
            money=state.money(seat),
            rep=state.rep(seat),
            loans=state.loans(seat),
            stored={kind: state.stock(seat, k) for k, kind in enumerate(INGREDIENTS)},
            capacity=state.capacity(seat),
            tanks=[self.tank(seat, number) for number in range(TANKS) if state.has_tank(seat, number)],
            sold=self.sold(seat),
            brewed={cards.recipes[k].id: count for k, count in self.brewed(seat) if count},
            batches=batches,
            tiles=[cards.tiles[k].id for k in numbers(state.tiles_of(seat))],
            workers=[cards.workers[k].id for k in numbers(state.workers_of(seat))],
            partnerships=[cards.partnerships[k].id for k in numbers(state.partners_of(seat))],
            shifts=shifts,
            shift_needs=cards.shifts[shifts].batches if shifts < len(cards.shifts) else 0,
            shifts_used=state.acted(seat),
            markers_left=cards.workers_each - state.placed(seat),
            temporary=state.temporary(seat),
            temporary_later=[state.temporary_ahead(seat, 0), state.temporary_ahead(seat, 1)],
            lab=self.lab(seat),
            research=self.research(seat),
            labels=[cards.recipes[k].id for k in numbers(state.labels_of(seat))],
            secrets=self.secrets(seat),
            sections=[cards.sections[k].id for k, holder in enumerate(state.sections) if holder == seat],
            plots=self.plots(seat),
            farm_tokens=[token + 1 for token in range(state.tokens()) if state.planter(token) == seat],
            helpers=reckoning.helpers_at_work(state, seat),
            prices=self.prices(seat),
            upkeep=reckoning.upkeep_view(state, seat),
            first_player=state.marker == seat and state.year > 0,
            score=reckoning.score_view(state, seat),
        )

    def brewed(self, seat: int) -> list[tuple[int, int]]:
        """Recipes with the batches of each."""
        return [(k, self.state.brewed(seat, k)) for k in range(len(self.cards.recipes))]

    def sees(self, seat: int) -> bool:
        return self.seat == seat or self.state.is_over

    def batch(self, seat: int, recipe: int, age: int) -> BatchView:
        """A batch by its age: so many of the player's batches were brewed before it."""
        return BatchView(id=f"batch:{seat}:{age}", recipe=self.cards.recipes[recipe].id)

    def tank(self, seat: int, number: int) -> TankView:
        """Batches are told apart by their place: the newest lie in tanks, then those in bottling units."""
        sold = sum(self.state.sold(seat, k) for k in range(len(self.cards.recipes)))
        bottled = [k for k in range(TANKS) if self.state.bottled(seat, k) != NONE]
        fermenting = [k for k in range(TANKS) if self.state.in_tank(seat, k) != NONE]
        tank, bottling = self.state.in_tank(seat, number), self.state.bottled(seat, number)
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
        if hidden or self.state.lab_side(seat) == NONE:
            return ""
        return "advanced" if self.state.lab_side(seat) else "basic"

    def research(self, seat: int) -> list[TrackView]:
        if not self.lab(seat):
            return []
        side = self.state.lab_side(seat)
        return [
            TrackView(
                id=self.terms.tracks[4 * side + row].id,
                row=row + 1,
                position=self.state.research_at(seat, row),
                worth=reckoning.track_worth(self.state, seat, row),
                action=TRACK + row,
            )
            for row in range(4)
        ]

    def secrets(self, seat: int) -> list[SecretView]:
        state = self.state
        cards = [k for k in range(0, len(state.secrets), CARD) if state.secrets[k + CARD_OWNER] == seat]
        found = []
        for number, card in enumerate(cards):
            recipe = state.secrets[card + CARD_RECIPE]
            shown = bool(state.revealed(seat) >> recipe & 1)
            known = shown or self.sees(seat)
            found.append(
                SecretView(
                    id=f"secret:{seat}:{number}",
                    recipe=self.cards.recipes[recipe].id if known else "",
                    revealed=shown,
                    tokens=self.cards.secret_rep if state.loaded(seat) >> recipe & 1 else 0,
                )
            )
        return found

    def plots(self, seat: int) -> list[PlotView]:
        state = self.state
        if not state.plots(seat):
            return []
        yields = farms.farm_of(state, seat).harvest
        more = sum(int(e.amount) for e in effects.owned(state, seat, HARVEST) if e.op == HARVEST_BONUS)
        kinds = [state.on_plot(seat, plot) for plot in range(state.plots(seat))]
        return [
            PlotView(kind=INGREDIENTS[kind] if kind != NONE else "", gives=yields[kind] + more if kind != NONE else 0)
            for kind in kinds
        ]

    # ── what things cost ──────────────────────────────────────────────────────────────────────────

    def prices(self, seat: int) -> list[PriceView]:
        known = self.terms.basics | self.state.displayed
        if self.sees(seat):
            known |= sum(bit(self.state.secrets[k + CARD_RECIPE]) for k in self.own_cards(seat))
        return [reckoning.price(self.state, seat, recipe) for recipe in numbers(known)]

    def own_cards(self, seat: int) -> list[int]:
        secrets = self.state.secrets
        return [k for k in range(0, len(secrets), CARD) if secrets[k + CARD_OWNER] == seat]
