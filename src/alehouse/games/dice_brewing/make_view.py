"""How a table of Dice Brewing becomes a view: what a seat may see, and nothing else (section 9)."""

from alehouse.core.bits import bit, lowest, size
from alehouse.core.state import FATE
from alehouse.games.dice_brewing.actions import (
    BREW_DICE,
    BUY,
    BUY_TOKEN,
    DISCOUNT,
    GAINED,
    SPACE,
    TARGET,
    TOKEN,
    WHICH,
    die_names,
)
from alehouse.games.dice_brewing.cards import (
    BUILDINGS,
    COLOURS,
    INGREDIENTS,
    USES,
    WINDOWS,
    needed_colour,
    needed_value,
)
from alehouse.games.dice_brewing.choices import prompt
from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.games.dice_brewing.log import log_line
from alehouse.games.dice_brewing.rules import brewing, rounds, scoring, tokens
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import (
    BLOCKED,
    BLOCKED_DIE,
    BREW,
    BREWED,
    COINS,
    COMPLETE,
    ENDINGS,
    KIND,
    LAID,
    LUCK,
    NONE,
    PHASES,
    PLACE,
    POOL,
    PROTECTED_DIE,
    RESOLVED,
    SEED_IN_HAND,
    SEEDS,
    SETUP,
    SOWN,
    UNLUCKY,
    USED,
    WAREHOUSE,
    XP,
    raises_of,
    token_id,
    token_owner,
    token_price,
)
from alehouse.games.dice_brewing.view import (
    BuildingView,
    DiceBrewingView,
    DieView,
    PlayerView,
    RecipeView,
    ResultView,
    ScoreView,
    SpaceView,
    StockView,
    TokenView,
    WindowView,
)


def make_view(state: DiceBrewingState, seat: int | None) -> DiceBrewingView:
    """The table as `seat` sees it."""
    return _Looking(state, seat).view()


class _Looking:
    """One seat's look at the table."""

    def __init__(self, state: DiceBrewingState, seat: int | None) -> None:
        self.state = state
        self.terms = state.terms
        self.seat = seat
        self.names = die_names(state.terms.cards)

    def view(self) -> DiceBrewingView:
        state, terms = self.state, self.terms
        deciding = self.seat == state.player or not terms.hidden
        brews = state.phase == BREW and state.subject != NONE
        return DiceBrewingView(
            game=state.game.name,
            seat=self.seat,
            seats=state.seats,
            over=state.is_over,
            prompt=prompt(state, self.seat) if state.player >= FATE else None,
            log=[log_line(event, self.seat, terms.hidden) for event in state.events],
            edition=terms.edition.id,
            mode="advanced" if terms.hidden else "standard",
            unlucky_roll=terms.unlucky,
            round=state.round,
            season="summer" if state.round and rounds.is_summer(state) else "winter",
            phase="round_start" if state.phase == SETUP else PHASES[state.phase],
            priority=state.priority,
            turn=state.turn if state.acting or (state.phase == BREW and not state.is_over) else -1,
            placements=state.placements if state.phase == PLACE else 0,
            placements_allowed=terms.placements,
            window=self.window(),
            players=[self.player(seat) for seat in range(state.seats)],
            supply={COLOURS[c]: size(state.supplied(c)) for c in range(4)},
            rolled=[die for die in self.dice(state.supply & ~state.rolling) if die.value],
            seeds=state.seeds,
            seed_tokens=terms.edition.seed_tokens,
            display=[self.recipe(number) for number in state.display if number != NONE],
            display_size=len(state.display),
            deck=size(state.deck),
            brewed=brewing.brewed_by_all(state),
            brewed_to_end=terms.to_end,
            ingredients=[self.stock(k, kind, terms.ingredients[k].price, BUY) for k, kind in enumerate(INGREDIENTS)],
            market_open=state.round >= terms.market_round,
            market_opens=terms.market_round,
            tokens=[self.stock(k, kind, terms.kinds[k].price, BUY_TOKEN) for k, kind in enumerate(KINDS)],
            black_market_open=state.round >= terms.black_market_round,
            black_market_opens=terms.black_market_round,
            capacity=terms.capacity,
            hand="seed" if state.hand == SEED_IN_HAND else self.names[state.hand] if state.hand != NONE else "",
            chosen=[self.names[die] for die in numbers(state.chosen)],
            playing=KINDS[state.subject] if state.inner in (TARGET, WHICH) and deciding else "",
            brewing=terms.recipes[state.subject].id if brews else "",
            enhancement=USES[state.use] if brews and state.use != NONE else "",
            needs=self.needs(),
            buying=INGREDIENTS[state.subject] if state.inner == DISCOUNT else "",
            result=self.result(),
        )

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def dice(self, mask: int) -> list[DieView]:
        return [self.die(number) for number in numbers(mask)]

    def die(self, number: int) -> DieView:
        packed = self.state.dice[number]
        token = "blocked" if packed & BLOCKED_DIE else "protected" if packed & PROTECTED_DIE else ""
        return DieView(
            id=self.names[number],
            colour=COLOURS[self.terms.colour_of[number]],
            value=0 if (self.state.rolling >> number) & 1 else self.state.face(number),
            raised=raises_of(packed),
            token=token,
            unlucky=bool(packed & UNLUCKY),
        )

    def needs(self) -> list[tuple[str, int]]:
        """The dice that a brew still asks for."""
        if self.state.inner != BREW_DICE:
            return []
        needs = list(brewing.needs_of(self.state))[size(self.state.chosen) :]
        return [(COLOURS[needed_colour(need)], needed_value(need)) for need in needs]

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def player(self, seat: int) -> PlayerView:
        state = self.state
        laid = self.dice(state.of(seat, LAID))
        recipes = self.terms.cards.recipes
        return PlayerView(
            seat=seat,
            coins=state.of(seat, COINS),
            luck=state.of(seat, LUCK),
            xp=state.of(seat, XP),
            seeds=state.of(seat, SEEDS),
            pool=self.dice(state.of(seat, POOL) | self.gained(seat)),
            warehouse=self.dice(state.of(seat, WAREHOUSE)),
            discount=laid[0] if laid else None,
            buildings=[self.building(seat, number) for number in range(len(BUILDINGS))],
            ingredients={
                kind: state.ingredients(seat, k) for k, kind in enumerate(INGREDIENTS) if state.ingredients(seat, k)
            },
            tokens=[self.token(token) for token in state.tokens if token_owner(token) == seat],
            brewed=[recipes[number].id for number in numbers(state.of(seat, BREWED))],
            passed=state.phase == PLACE and bool(state.passed >> seat & 1),
            quiet=seat == self.seat and bool(state.quiet >> seat & 1),
            score=scoring.points(state, seat),
        )

    def gained(self, seat: int) -> int:
        """A die just gained, which shows among those of the Active Pool until its place is chosen (DB-5.37)."""
        return bit(self.state.hand) if self.state.inner == GAINED and self.state.turn == seat else 0

    def building(self, seat: int, number: int) -> BuildingView:
        building = self.terms.cards.buildings[number]
        blocked = bool(self.state.of(seat, BLOCKED) >> number & 1)
        cancelled = tokens.giving(self.state, seat, number) if blocked else 0
        spaces = [space for space in self.terms.cards.spaces if space.building == number]
        return BuildingView(
            id=building.id,
            open=building.unlock_round <= max(self.state.round, 1),
            opens=building.unlock_round,
            blocked=blocked,
            spaces=[self.space(seat, int(space.number), cancelled) for space in spaces],
        )

    def space(self, seat: int, number: int, cancelled: int) -> SpaceView:
        state = self.state
        users = [player for player in range(state.seats) if state.of(player, USED) >> number & 1]
        used = seat in users
        return SpaceView(
            id=self.terms.spaces[number].id,
            dice=self.dice(state.on(seat, number)),
            seed=bool(state.of(seat, SOWN) >> number & 1),
            used=used,
            resolved=bool(state.of(seat, RESOLVED) >> number & 1),
            complete=bool(state.of(seat, COMPLETE) >> number & 1),
            closed=not used and bool(state.full >> number & 1),
            cancelled=bool(cancelled >> number & 1),
            users=users,
            action=SPACE + number,
        )

    def token(self, token: int) -> TokenView:
        """A hidden token says nothing of its kind (DB-9.3), also if everybody can work it out (R38)."""
        known = not self.terms.hidden or token_owner(token) == self.seat or self.state.is_over
        kind = token & KIND
        return TokenView(
            id=token_id(token),
            kind=KINDS[kind] if known else "",
            price=token_price(token),
            action=TOKEN + kind if known else -1,
        )

    # ── the middle of the table ───────────────────────────────────────────────────────────────────

    def window(self) -> WindowView | None:
        """Who is asked now and who may be asked yet; that somebody wants no more windows shows in nobody's list."""
        state = self.state
        if not state.window or state.is_over or not len(state.tokens):
            return None
        order = [(state.poll + step) % state.seats for step in range(state.seats - state.declined)]
        holders = {token_owner(token) for token in state.tokens}
        return WindowView(name=WINDOWS[lowest(state.window)], waiting=[seat for seat in order if seat in holders])

    def recipe(self, number: int) -> RecipeView:
        recipe = self.terms.recipes[number]
        met, ready = [], False
        if self.seat is not None:
            dice = brewing.usable(self.state, self.seat)
            met = self.met(dice, recipe.demands)
            ready = all(met) and not self.state.barred >> number & 1
        return RecipeView(
            id=recipe.id,
            blocked=bool(self.state.barred >> number & 1),
            met=met,
            ready=ready,
            action=self.terms.first_recipe + number,
        )

    def met(self, dice: int, demands: list[tuple[int, int]]) -> list[bool]:
        """Which demands of a card could be met together, the hardest ones first."""
        found = [False] * len(demands)
        for colour in range(len(COLOURS)):
            values = sorted(
                (self.state.face(die) for die in numbers(dice & self.terms.of_colour[colour])), reverse=True
            )
            asked = sorted((-least, place) for place, (wanted, least) in enumerate(demands) if wanted == colour)
            for least, place in asked:
                if values and values[0] >= -least:
                    found[place] = True
                    values.pop(0)
        return found

    def stock(self, place: int, kind: str, price: int, first: int) -> StockView:
        left = self.state.stock[place] if first == BUY else self.state.tokens_left(place)
        hidden = first == BUY_TOKEN and self.terms.hidden and left > 0  # DB-9.4
        return StockView(id=kind, left=-1 if hidden else left, sold_out=left == 0, price=price, action=first + place)

    # ── the score ─────────────────────────────────────────────────────────────────────────────────

    def result(self) -> ResultView:
        state = self.state
        return ResultView(
            reason=ENDINGS[state.ended],
            scores=[self.score(seat) for seat in range(state.seats)],
            places=scoring.places(state),
        )

    def score(self, seat: int) -> ScoreView:
        state = self.state
        dice = state.dice_of(seat)
        return ScoreView(
            xp=state.of(seat, XP),
            coins=state.of(seat, COINS),
            coin_points=scoring.coin_points(state, seat),
            dice={COLOURS[c]: size(dice & self.terms.of_colour[c]) for c in range(4)},
            dice_points=scoring.dice_points(state, seat),
            total=scoring.points(state, seat),
            recipes=size(state.of(seat, BREWED)),
        )


def numbers(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
