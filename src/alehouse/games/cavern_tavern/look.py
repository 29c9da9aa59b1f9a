"""How a table of Cavern Tavern becomes a view: what a seat may see, and nothing else (section 9)."""

from alehouse.core.bits import size
from alehouse.core.frames import FRAME
from alehouse.games.cavern_tavern.actions import AREA, CHOOSE_ORDER, KEEP_ITEM, TAKE, TURN
from alehouse.games.cavern_tavern.foretold import points, points_of_order
from alehouse.games.cavern_tavern.naming import die_id, placing_terms
from alehouse.games.cavern_tavern.prompts import prompt
from alehouse.games.cavern_tavern.rules import areas, chamber, orders, requests, scoring, solo, tracks, turns
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.frames import F_FROM_DECK, F_ITEMS, F_PLACE, F_PLAYED, F_REPLACE, F_RUN
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    CROWDING,
    DONE_ORDERS,
    DRINKS,
    EXTRA,
    FINAL,
    HELD,
    ITEMS,
    KNOWS,
    MEEPLE,
    MODIFIERS,
    MRS_NASTY,
    NASTY_AT,
    NONE,
    ON_SAYS,
    ON_TASK,
    ON_TIME,
    ORDER,
    ORDER_BITS,
    OVER,
    PHASES,
    SAYS,
    SEAT,
    SECRET,
    SPACE_BITS,
    TAKEN,
    TARGET,
    TASKS,
    TASKS_USED,
    UNPLACED,
    USES,
    VP,
    WAIVED,
    WORKSHOP_USES,
)
from alehouse.games.cavern_tavern.told import told
from alehouse.games.cavern_tavern.view import (
    AreaView,
    AutomaView,
    CavernTavernView,
    DieView,
    GoalView,
    ItemView,
    MessView,
    OrderView,
    PileView,
    PlacingView,
    PlayerView,
    ResultView,
    SaysView,
    ScoreView,
    SpaceView,
    TaskView,
)
from alehouse.games.cavern_tavern.vocabulary import (
    CHAMBER,
    CHORE_TRACK,
    EVENTS,
    INGREDIENTS,
    KITCHEN_TRACK,
    POTION,
    RACES,
    SECTIONS,
)


def look(state: CavernTavernState, seat: int | None) -> CavernTavernView:
    """The table as `seat` sees it."""
    return _Looking(state, seat).view()


class _Looking:
    """One seat's look at the table."""

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

    def view(self) -> CavernTavernView:
        state, terms, cards = self.state, self.terms, self.cards
        looker = self.looker()
        return CavernTavernView(
            game=state.game.name,
            seat=self.seat,
            seats=state.seats,
            over=state.is_over,
            prompt=prompt(state, self.seat),
            log=[told(event, self.seat) for event in state.events],
            solo=terms.solo,
            story=terms.story,
            expansion=terms.chamber,
            chamber_open=chamber.is_open(state),
            round=state.round,
            rounds=terms.rounds,
            time=cards.times[max(state.round, 1) - 1],
            phase=PHASES[state.phase],
            starter=state.starter if state.marker != NONE else -1,
            turn=state.turn if state.acting else -1,
            placed=state.acting and state.placed,
            players=[self.player(seat) for seat in range(state.seats)],
            mess=[self.mess(space) for space in range(len(state.mess))],
            areas=[self.area(number) for number in range(len(cards.areas)) if self.is_printed(number)],
            chamber=[self.slot(slot) for slot in range(chamber.SLOTS)] if chamber.is_open(state) else [],
            piles=[PileView(id=kind, left=state.piles[k], action=TAKE + k) for k, kind in enumerate(INGREDIENTS)],
            orders_left=size(state.deck) + len(state.bottom),
            orders_discarded=[cards.orders[number].id for number in numbers(state.discard)],
            orders_under=[self.under(packed) for packed in state.bottom],
            items_left=size(state.item_deck),
            items_discarded=[cards.items[number].id for number in numbers(state.item_discard)],
            says_left=size(state.says_deck),
            says_discarded=[cards.says[number].id for number in numbers(state.says_discard)],
            tasks_left=size(state.task_deck) if terms.chamber else 0,
            tokens_left=chamber.tokens_left(state) if terms.chamber else 0,
            modifiers_left=state.modifiers,
            automa=self.automa(),
            assignment=cards.assignments[state.assignment].id if state.assignment != NONE else "",
            goals=self.goals(),
            target=cards.solo_target if not terms.story or terms.story_target else 0,
            placing=self.placing(),
            using=self.using(),
            drawn=self.drawn(),
            looked_at=self.looked_at() if looker == self.viewer else [],
            hidden_cards=size(state.looked) if looker != self.viewer else 0,
            result=self.result(),
        )

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def die(self, number: int) -> DieView:
        white = number == self.terms.white
        return DieView(
            id=die_id(self.state, number),
            seat=self.state.white_holder if white else number // 4,
            white=white,
            value=0 if self.state.rolling >> number & 1 else self.state.faces[number],
        )

    def dice(self, mask: int) -> list[DieView]:
        return [self.die(number) for number in numbers(mask)]

    def spaces(self, number: int) -> list[SpaceView]:
        """The spaces of an area, those in use first."""
        used = self.state.occupied[number]
        return [
            SpaceView(used=space < used, dice=self.on_space.get(number | space << SPACE_BITS, []))
            for space in range(max(used, self.terms.spaces[number]))
        ]

    # ── the board ─────────────────────────────────────────────────────────────────────────────────

    def is_printed(self, number: int) -> bool:
        """Whether an area is on the board of this game; spaces for Task cards are none."""
        area = self.cards.areas[number]
        return not area.is_slot and (self.terms.chamber or area.section != CHAMBER)

    def area(self, number: int) -> AreaView:
        area = self.cards.areas[number]
        seat = max(self.viewer, 0)
        return AreaView(
            id=area.id,
            section=SECTIONS[area.section],
            spaces=self.spaces(number),
            blocked=self.blocked_by(number),
            points=points(self.state, seat, area.program, area.track),
            shift=tracks.shift(self.state, seat, area.track) if self.viewer != NONE else 0,
            action=AREA + number,
        )

    def blocked_by(self, area: int) -> str:
        """The colour of the Automa die that bars an area."""
        for number, die in enumerate(self.terms.automa):
            value = solo.value_of(self.state, number)
            if value and not die.mess_hall and die.areas[value - 1] == area:
                return die.colour
        return ""

    def mess(self, space: int) -> MessView:
        lies = self.state.mess[space]
        return MessView(
            number=space + 1,
            order=self.cards.orders[lies].id if lies >= 0 else "",
            meeple=MEEPLE - lies if lies <= MEEPLE else -1,
            blocked=space == self.state.barred_table,
            action=self.terms.ids.order + lies if lies >= 0 else -1,
        )

    def slot(self, slot: int) -> TaskView | None:
        """A Task card of the chamber."""
        number = [area.number for area in self.cards.areas if area.is_slot][slot]
        card, token, user = (
            self.state.chamber[3 * slot],
            self.state.chamber[3 * slot + 1],
            self.state.chamber[3 * slot + 2],
        )
        if card == NONE:
            return None
        name = "" if token == NONE else "mrs_nasty" if token == POTION else INGREDIENTS[token]
        dice = self.on_space.get(number, [])
        return self.task(card, name, user, dice, self.blocked_by(number), AREA + number)

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

    def under(self, packed: int) -> str:
        """An order under the deck, if this seat knows it (CT-9.6)."""
        knows = self.viewer >= 0 and packed >> ORDER_BITS >> self.viewer & 1
        return self.cards.orders[packed & ((1 << ORDER_BITS) - 1)].id if knows else ""

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def player(self, seat: int) -> PlayerView:
        state, cards = self.state, self.cards
        own = state.own[SEAT * seat : SEAT * (seat + 1)]
        mine = self.sees(seat)
        chosen = state.chosen & state.unplaced(seat)
        return PlayerView(
            seat=seat,
            vp=own[VP],
            nasty=own[NASTY_AT],
            kitchen=own[NASTY_AT + KITCHEN_TRACK],
            chore=own[NASTY_AT + CHORE_TRACK],
            nasty_loss=self.terms.end_loss[own[NASTY_AT]],
            dice=self.dice(state.unplaced(seat)) if state.round else self.first_dice(seat),
            chosen=[die_id(state, die) for die in numbers(chosen)],
            spent=[
                die for at, dice in self.on_space.items() if at & TARGET >= ON_SAYS for die in dice if die.seat == seat
            ],
            order=self.order(seat),
            ingredients={kind: own[HELD + k] for k, kind in enumerate(INGREDIENTS) if own[HELD + k]},
            items=self.items(seat),
            says=self.says(seat),
            character=cards.characters[own[CHARACTER]].id if own[CHARACTER] != NONE else "",
            uses=own[USES],
            character_ready=self.is_acting(seat) and turns.can_use_character(state, seat),
            secret=cards.secrets[own[SECRET]].id if mine and own[SECRET] != NONE else "",
            secret_points=scoring.secret_worth(state, seat) if mine else 0,
            modifiers=own[MODIFIERS],
            mrs_nasty=own[MRS_NASTY],
            drinks={kind: own[DRINKS + k] for k, kind in enumerate(INGREDIENTS[:POTION]) if own[DRINKS + k]},
            tasks=[self.own_task(seat, card) for card in numbers(own[TASKS])],
            completed=[cards.orders[number].id for number in numbers(own[DONE_ORDERS])]
            if self.terms.orders_public or mine
            else [],
            completed_count=size(own[DONE_ORDERS]),
            on_time=own[ON_TIME],
            first_player=state.marker == seat,
            white_die=state.white_holder == seat,
            waived=own[WAIVED],
            bonuses={event: own[BONUS + k] for k, event in enumerate(EVENTS) if own[BONUS + k]},
            crowding=own[CROWDING] > 0,
            extra_turns=own[EXTRA],
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
        rolls = state.chosen & (15 << 4 * seat) or (state.depth and state.top(1) == seat)
        return self.dice(15 << 4 * seat) if rolls else []

    def order(self, seat: int) -> OrderView | None:
        state = self.state
        base = SEAT * seat
        number = state.own[base + ORDER]
        if number == NONE:
            return None
        order = self.cards.orders[number]
        scored, late = points_of_order(state, seat)
        short = orders.missing(state, seat, number) - state.own[base + WAIVED]
        return OrderView(
            id=order.id,
            taken=state.own[base + TAKEN],
            late=late,
            points=scored,
            rounds_left=order.forgotten_after - late,
            met=self.met(seat, order.wanted),
            potions=max(short, 0),
            ready=orders.can_complete(state, seat),
        )

    def met(self, seat: int, wanted: list[int]) -> list[bool]:
        """By ingredient of an order: whether the player has the card."""
        held = [self.state.own[SEAT * seat + HELD + kind] for kind in range(POTION)]
        found = []
        for kind in wanted:
            found.append(held[kind] > 0)
            held[kind] -= 1
        return found

    def items(self, seat: int) -> list[ItemView]:
        hand = numbers(self.state.own[SEAT * seat + ITEMS])
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
        seen = self.state.own[SEAT * self.viewer + KNOWS] if self.viewer >= 0 else 0
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
            for k in numbers(self.state.own[SEAT * seat + SAYS])
        ]

    def own_task(self, seat: int, card: int) -> TaskView:
        used = self.state.own[SEAT * seat + TASKS_USED] >> card & 1
        dice = self.on_space.get(ON_TASK + card, [])
        return self.task(card, "", seat if used else -1, dice, "", self.terms.ids.task + card)

    # ── solo ──────────────────────────────────────────────────────────────────────────────────────

    def automa(self) -> list[AutomaView]:
        if not self.terms.solo:
            return []
        dice = enumerate(self.terms.automa)
        return [self.automa_die(number) for number, die in dice if self.terms.chamber or not die.expansion]

    def automa_die(self, number: int) -> AutomaView:
        die = self.terms.automa[number]
        value = solo.value_of(self.state, number)
        bars = ""
        if value:
            bars = (
                f"mess:{self.state.barred_table + 1}"
                if die.mess_hall
                else f"area:{self.cards.areas[die.areas[value - 1]].id}"
            )
        return AutomaView(colour=die.colour, value=value, bars=bars)

    def goals(self) -> list[GoalView]:
        """The requirements of the assignment, and how far they are met (CT-8.2.10)."""
        state = self.state
        if state.assignment == NONE:
            return []
        goal = self.cards.assignments[state.assignment]
        least = [
            (f"serve:{race}", solo.served(state, 0, k), goal.serve[k]) for k, race in enumerate(RACES) if goal.serve[k]
        ]
        least += [
            ("kitchen", state.own[NASTY_AT + KITCHEN_TRACK], goal.kitchen),
            ("chore", state.own[NASTY_AT + CHORE_TRACK], goal.chore),
            ("workshop", state.own[WORKSHOP_USES], goal.workshop),
        ]
        nasty = state.own[NASTY_AT]
        return [
            *(GoalView(what=what, have=have, need=need, met=have >= need) for what, have, need in least),
            GoalView(what="nasty", have=nasty, need=goal.nasty, met=nasty <= goal.nasty),
        ]

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def placing(self) -> PlacingView | None:
        state = self.state
        if not state.depth or state.top(0) != F_PLACE:
            return None
        target = state.top(2)
        wanted, count = placing_terms(state, target)
        return PlacingView(
            target=self.target(target), wanted=wanted, count=count, total=areas.total(state, state.chosen)
        )

    def target(self, target: int) -> str:
        if target >= ON_SAYS:
            return f"says:{self.cards.says[target - ON_SAYS].id}"
        if areas.is_task(self.state, target):
            return f"task:{areas.task_of(self.state, target).id}"
        return f"area:{self.cards.areas[target].id}"

    def using(self) -> str:
        """The item or character whose effects run."""
        state = self.state
        frames = [list(state.frames[FRAME * k : FRAME * (k + 1)]) for k in range(state.depth)]
        for kind, seat, card, _, owned, _ in frames:
            if kind == F_PLAYED:
                return f"item:{self.cards.items[card].id}"
            if kind == F_RUN and owned:
                return f"character:{self.cards.characters[state.own[SEAT * seat + CHARACTER]].id}"
        return ""

    def drawn(self) -> str:
        state = self.state
        if state.depth and state.top(0) == F_FROM_DECK and state.top(2) != NONE:
            return self.cards.orders[state.top(2)].id
        return ""

    def looker(self) -> int:
        """Who looks at cards to choose from; whoever looks at this table if nobody does."""
        state = self.state
        if state.looked and state.depth and state.top(0) in (F_ITEMS, F_REPLACE):
            return state.top(1)
        return self.viewer

    def looked_at(self) -> list[str]:
        """The cards to choose from, once all of them are drawn."""
        state = self.state
        if state.asking == KEEP_ITEM:
            return [f"item:{self.cards.items[k].id}" for k in numbers(state.looked)]
        return (
            [f"order:{self.cards.orders[k].id}" for k in numbers(state.looked)] if state.asking == CHOOSE_ORDER else []
        )

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
        base = SEAT * seat
        over = state.phase == OVER
        sources = [
            state.own[base + FINAL + k] if over else scoring.worth(state, seat, k) if k != 3 or self.sees(seat) else 0
            for k in range(len(scoring.SOURCES))
        ]
        return ScoreView(
            play=state.own[base + VP] - (sum(sources) if over else 0),
            nasty=sources[0],
            ingredients=sources[1],
            says=sources[2],
            secret=sources[3],
            mrs_nasty=sources[4],
            total=scoring.outlook(state, seat, self.sees(seat)),
            orders=size(state.own[base + DONE_ORDERS]),
        )


def numbers(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
