"""How players become views: dice, order, cards, tokens, points, as a seat may see them (section 9)."""

from alehouse.core.bits import size
from alehouse.games.cavern_tavern.actions import TURN
from alehouse.games.cavern_tavern.effect_ops import (
    CHORE_TRACK,
    EVENTS,
    INGREDIENTS,
    KITCHEN_TRACK,
    NASTY_TRACK,
    POTION,
)
from alehouse.games.cavern_tavern.naming import die_id
from alehouse.games.cavern_tavern.preview import points, points_of_order
from alehouse.games.cavern_tavern.rules import areas, orders, requests, scoring, tracks, turns
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    CROWDING,
    DICE_EACH,
    DONE_ORDERS,
    DRINKS,
    EXTRA,
    FINAL,
    ITEMS,
    KNOWS,
    MODIFIERS,
    MRS_NASTY,
    NONE,
    ON_SAYS,
    ON_TASK,
    ON_TIME,
    ORDER,
    OVER,
    SAYS,
    SECRET,
    TAKEN,
    TARGET,
    TASKS,
    TASKS_USED,
    UNPLACED,
    USES,
    VP,
    WAIVED,
    coloured_dice,
)
from alehouse.games.cavern_tavern.view import (
    DieView,
    ItemView,
    OrderView,
    PlayerView,
    ResultView,
    SaysView,
    ScoreView,
    TaskView,
)


class PlayersLook:
    """One seat's look at the players."""

    def __init__(self, state: CavernTavernState, seat: int | None) -> None:
        self.state = state
        self.terms = state.terms
        self.cards = state.terms.cards
        self.seat = seat
        self.viewer = seat if seat is not None else NONE
        self.on_space: dict[int, list[DieView]] = {}
        for die in range(len(state.faces)):
            if state.at[die] != UNPLACED:
                self.on_space.setdefault(state.at[die], []).append(self.die(die))

    def player(self, seat: int) -> PlayerView:
        state, cards = self.state, self.cards
        mine = self.sees(seat)
        chosen = state.chosen & state.unplaced(seat)
        return PlayerView(
            seat=seat,
            vp=state.owned(seat, VP),
            nasty=state.position(seat, NASTY_TRACK),
            kitchen=state.position(seat, KITCHEN_TRACK),
            chore=state.position(seat, CHORE_TRACK),
            nasty_loss=self.terms.end_loss[state.position(seat, NASTY_TRACK)],
            dice=self.dice(state.unplaced(seat)) if state.round else self.first_dice(seat),
            chosen=[die_id(state, die) for die in numbers(chosen)],
            spent=[
                die for at, dice in self.on_space.items() if at & TARGET >= ON_SAYS for die in dice if die.seat == seat
            ],
            order=self.order(seat),
            ingredients={kind: state.held(seat, k) for k, kind in enumerate(INGREDIENTS) if state.held(seat, k)},
            items=self.items(seat),
            says=self.says(seat),
            character=cards.characters[state.owned(seat, CHARACTER)].id if state.owned(seat, CHARACTER) != NONE else "",
            uses=state.owned(seat, USES),
            character_ready=self.is_acting(seat) and turns.can_use_character(state, seat),
            secret=cards.secrets[state.owned(seat, SECRET)].id if mine and state.owned(seat, SECRET) != NONE else "",
            secret_points=scoring.secret_worth(state, seat) if mine else 0,
            modifiers=state.owned(seat, MODIFIERS),
            mrs_nasty=state.owned(seat, MRS_NASTY),
            drinks={
                kind: state.owned(seat, DRINKS + k)
                for k, kind in enumerate(INGREDIENTS[:POTION])
                if state.owned(seat, DRINKS + k)
            },
            tasks=[self.own_task(seat, card) for card in numbers(state.owned(seat, TASKS))],
            completed=[cards.orders[number].id for number in numbers(state.owned(seat, DONE_ORDERS))]
            if self.terms.orders_public or mine
            else [],
            completed_count=size(state.owned(seat, DONE_ORDERS)),
            on_time=state.owned(seat, ON_TIME),
            first_player=state.marker == seat,
            white_die=state.white_holder == seat,
            waived=state.owned(seat, WAIVED),
            bonuses={
                event: state.owned(seat, BONUS + k) for k, event in enumerate(EVENTS) if state.owned(seat, BONUS + k)
            },
            crowding=state.owned(seat, CROWDING) > 0,
            extra_turns=state.owned(seat, EXTRA),
            score=scoring.outlook(state, seat, mine),
        )

    def sees(self, seat: int) -> bool:
        """Whether the viewer may see a player's secrets: the own ones, and all when the game is over."""
        return self.seat == seat or self.state.is_over

    def is_acting(self, seat: int) -> bool:
        return self.state.player == seat and self.state.asking == TURN and not self.state.duty

    def first_dice(self, seat: int) -> list[DieView]:
        """Before the first round: the dice of the player who takes starting ingredients (CT-4.1.10)."""
        state = self.state
        dice = coloured_dice(seat)
        return self.dice(dice) if state.chosen & dice or (state.depth and state.doer() == seat) else []

    def order(self, seat: int) -> OrderView | None:
        state = self.state
        number = state.owned(seat, ORDER)
        if number == NONE:
            return None
        order = self.cards.orders[number]
        scored, late = points_of_order(state, seat)
        short = orders.missing(state, seat, number) - state.owned(seat, WAIVED)
        return OrderView(
            id=order.id,
            taken=state.owned(seat, TAKEN),
            late=late,
            points=scored,
            rounds_left=order.forgotten_after - late,
            met=self.met(seat, order.wanted),
            potions=max(short, 0),
            ready=orders.can_complete(state, seat),
        )

    def met(self, seat: int, wanted: list[int]) -> list[bool]:
        """By ingredient of an order: whether the player has the card."""
        held = [self.state.held(seat, kind) for kind in range(POTION)]
        found = []
        for kind in wanted:
            found.append(held[kind] > 0)
            held[kind] -= 1
        return found

    def items(self, seat: int) -> list[ItemView]:
        hand = numbers(self.state.owned(seat, ITEMS))
        if not self.sees(seat):
            return self.hidden_items(seat, hand)
        ready = turns.playable_items(self.state, seat) if self.is_acting(seat) else 0
        cards = self.cards.items
        first = self.terms.ids.item
        return [
            ItemView(id=f"item:{cards[k].id}", card=cards[k].id, ready=bool(ready >> k & 1), action=first + k)
            for k in hand
        ]

    def hidden_items(self, seat: int, hand: list[int]) -> list[ItemView]:
        """Somebody else's hand: the cards that the viewer has seen go there first (CT-9.5), then face-down ones."""
        seen = self.state.owned(self.viewer, KNOWS) if self.viewer >= 0 else 0
        known = [self.cards.items[k].id for k in hand if seen >> k & 1]
        cards = known + [""] * (len(hand) - len(known))
        return [ItemView(id=f"item:{seat}:{k}", card=card, ready=False, action=-1) for k, card in enumerate(cards)]

    def says(self, seat: int) -> list[SaysView]:
        ready = 0
        if self.is_acting(seat):
            ready = requests.payable(self.state, seat)
            ready |= 0 if self.state.placed else areas.dice_requests(self.state, seat)
        return [
            SaysView(id=self.cards.says[k].id, ready=bool(ready >> k & 1), action=self.terms.ids.says + k)
            for k in numbers(self.state.owned(seat, SAYS))
        ]

    def own_task(self, seat: int, card: int) -> TaskView:
        used = self.state.owned(seat, TASKS_USED) >> card & 1
        dice = self.on_space.get(ON_TASK + card, [])
        return self.task(card, "", seat if used else -1, dice, "", self.terms.ids.task + card)

    def task(self, card: int, token: str, user: int, dice: list[DieView], blocked: str, action: int) -> TaskView:
        task = self.cards.tasks[card]
        seat = max(self.viewer, 0)
        return TaskView(
            id=task.id,
            token=token,
            user=user,
            dice=dice,
            blocked=blocked,
            points=points(self.state, seat, task.program, task.track),
            shift=tracks.shift(self.state, seat, task.track) if self.viewer != NONE else 0,
            action=action,
        )

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def die(self, number: int) -> DieView:
        white = number == self.terms.white
        return DieView(
            id=die_id(self.state, number),
            seat=self.state.white_holder if white else number // DICE_EACH,
            white=white,
            value=0 if self.state.rolling >> number & 1 else self.state.faces[number],
        )

    def dice(self, mask: int) -> list[DieView]:
        return [self.die(number) for number in numbers(mask)]

    # ── the score ─────────────────────────────────────────────────────────────────────────────────

    def result(self) -> ResultView:
        state = self.state
        return ResultView(
            scores=[self.score(seat) for seat in range(state.seats)],
            places=scoring.places(state)[: state.seats] if state.is_over else self.standings(),
            won=state.is_over and state.terms.solo and scoring.won(state),
        )

    def standings(self) -> list[int]:
        """Places by what this seat may know: nobody's Secret Task but its own."""
        found = [scoring.outlook(self.state, seat, self.sees(seat)) for seat in range(self.state.seats)]
        return [1 + sum(other > mine for other in found) for mine in found]

    def score(self, seat: int) -> ScoreView:
        state = self.state
        over = state.phase == OVER
        sources = [
            state.owned(seat, FINAL + k)
            if over
            else scoring.worth(state, seat, k)
            if k != scoring.FROM_SECRET or self.sees(seat)
            else 0
            for k in range(len(scoring.SOURCES))
        ]
        return ScoreView(
            play=state.owned(seat, VP) - (sum(sources) if over else 0),
            nasty=sources[scoring.FROM_NASTY],
            ingredients=sources[scoring.FROM_INGREDIENTS],
            says=sources[scoring.FROM_SAYS],
            secret=sources[scoring.FROM_SECRET],
            mrs_nasty=sources[scoring.FROM_MRS_NASTY],
            total=scoring.outlook(state, seat, self.sees(seat)),
            orders=size(state.owned(seat, DONE_ORDERS)),
        )


def numbers(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
