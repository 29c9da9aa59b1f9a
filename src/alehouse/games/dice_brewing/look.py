"""How a table of Dice Brewing becomes a view: what a seat may see, and nothing else (section 9)."""

from typing import Any, Final

from alehouse.core.bits import lowest, size
from alehouse.core.state import Event
from alehouse.core.view import LogLine
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
from alehouse.games.dice_brewing.cards import BUILDINGS, COLOURS, INGREDIENTS, KINDS, USES, WINDOWS
from alehouse.games.dice_brewing.choices import prompt
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
    ON,
    OWNED,
    PHASES,
    PLACE,
    POOL,
    PROTECTED_DIE,
    RESOLVED,
    SEAT,
    SEED_IN_HAND,
    SEEDS,
    SETUP,
    SOWN,
    UNLUCKY,
    USED,
    WAREHOUSE,
    XP,
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

# The rule behind each line of the log.
LOG_CLAUSES: Final = {
    "log-head-round": "DB-5.1",
    "log-first-player": "DB-4.9",
    "log-reveal": "DB-5.58",
    "log-summer": "DB-5.72",
    "log-summer-all": "DB-5.72",
    "log-roll": "DB-5.20",
    "log-rerolled": "DB-5.22",
    "log-store": "DB-5.29",
    "log-place": "DB-5.25",
    "log-add": "DB-6.24",
    "log-closed": "DB-5.35",
    "log-speed": "DB-6.2",
    "log-raised": "DB-5.63",
    "log-gained": "DB-5.37",
    "log-reroll": "DB-6.20",
    "log-swap": "DB-6.21",
    "log-no-swap": "DB-6.21",
    "log-pass": "DB-5.23",
    "log-luck": "DB-8.2",
    "log-discount": "DB-5.43",
    "log-buy": "DB-5.42",
    "log-buy-token": "DB-5.42",
    "log-buy-token-hidden": "DB-9.4",
    "log-withdraw": "DB-6.40",
    "log-block-building": "DB-6.41",
    "log-block-die": "DB-6.43",
    "log-protect-die": "DB-6.43",
    "log-block-recipe": "DB-6.44",
    "log-raise": "DB-6.45",
    "log-reroll-die": "DB-6.46",
    "log-brew": "DB-5.56",
    "log-brew-with": "DB-5.55",
    "log-brew-pass": "DB-5.51",
    "log-cannot-brew": "DB-5.4",
    "log-reward-token": "DB-5.59",
    "log-reward-token-hidden": "DB-9.4",
    "log-token-lost": "DB-5.61",
    "log-reward-die": "DB-5.60",
    "log-die-lost": "DB-5.61",
    "log-tidy-cancelled": "DB-6.42",
    "log-tidy-sell": "DB-5.63",
    "log-tidy-seeds": "DB-5.63",
    "log-tidy-undone": "DB-5.69",
    "log-tidy-die": "DB-5.65",
    "log-tidy-late": "DB-5.67",
    "log-tidy-lost": "DB-5.67",
}
SECRET: Final = ("log-buy-token", "log-reward-token")  # others read of them without the kind (DB-9.4)


def look(state: DiceBrewingState, seat: int | None) -> DiceBrewingView:
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
            prompt=prompt(state, self.seat),
            log=[self.log_line(event) for event in state.events],
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

    # ── the log ───────────────────────────────────────────────────────────────────────────────────

    def log_line(self, event: Event) -> LogLine:
        key = event.key
        args: dict[str, Any] = event.args
        if key in SECRET and self.terms.hidden and self.seat != event.seat:
            key = f"{key}-hidden"
            args = {name: value for name, value in args.items() if name != "token"}
        return LogLine(message=key, seat=event.seat, args=args, changes=event.changes, clause=LOG_CLAUSES[key])

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
            raised=packed >> 3 & 7,
            token=token,
            unlucky=bool(packed & UNLUCKY),
        )

    def needs(self) -> list[tuple[str, int]]:
        """The dice that a brew still asks for."""
        if self.state.inner != BREW_DICE:
            return []
        needs = list(brewing.needs_of(self.state))[size(self.state.chosen) :]
        return [(COLOURS[need >> 3], need & 7) for need in needs]

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def player(self, seat: int) -> PlayerView:
        own = self.state.own[SEAT * seat : SEAT * (seat + 1)]
        laid = self.dice(own[LAID])
        recipes = self.terms.cards.recipes
        return PlayerView(
            seat=seat,
            coins=own[COINS],
            luck=own[LUCK],
            xp=own[XP],
            seeds=own[SEEDS],
            pool=self.dice(own[POOL] | self.gained(seat)),
            warehouse=self.dice(own[WAREHOUSE]),
            discount=laid[0] if laid else None,
            buildings=[self.building(seat, number) for number in range(len(BUILDINGS))],
            ingredients={kind: own[OWNED + k] for k, kind in enumerate(INGREDIENTS) if own[OWNED + k]},
            tokens=[self.token(token) for token in self.state.tokens if token_owner(token) == seat],
            brewed=[recipes[number].id for number in numbers(own[BREWED])],
            passed=self.state.phase == PLACE and bool(self.state.passed >> seat & 1),
            quiet=seat == self.seat and bool(self.state.quiet >> seat & 1),
            score=scoring.points(self.state, seat),
        )

    def gained(self, seat: int) -> int:
        """A die just gained, which shows among those of the Active Pool until its place is chosen (DB-5.37)."""
        return 1 << self.state.hand if self.state.inner == GAINED and self.state.turn == seat else 0

    def building(self, seat: int, number: int) -> BuildingView:
        building = self.terms.cards.buildings[number]
        blocked = bool(self.state.own[SEAT * seat + BLOCKED] >> number & 1)
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
        own = self.state.own
        base = SEAT * seat
        used = bool(own[base + USED] >> number & 1)
        users = [player for player in range(self.state.seats) if own[SEAT * player + USED] >> number & 1]
        return SpaceView(
            id=self.terms.spaces[number].id,
            dice=self.dice(own[base + ON + number]),
            seed=bool(own[base + SOWN] >> number & 1),
            used=used,
            resolved=bool(own[base + RESOLVED] >> number & 1),
            complete=bool(own[base + COMPLETE] >> number & 1),
            closed=not used and bool(self.state.full >> number & 1),
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
        left = self.state.stock[place if first == BUY else 5 + place]
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
            xp=state.own[SEAT * seat + XP],
            coins=state.own[SEAT * seat + COINS],
            coin_points=scoring.coin_points(state, seat),
            dice={COLOURS[c]: size(dice & self.terms.of_colour[c]) for c in range(4)},
            dice_points=scoring.dice_points(state, seat),
            total=scoring.points(state, seat),
            recipes=size(state.own[SEAT * seat + BREWED]),
        )


def numbers(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
