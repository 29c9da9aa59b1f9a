"""How a table of Cavern Tavern becomes a view: what a seat may see, and nothing else (section 9)."""

from alehouse.core.bits import size
from alehouse.core.frames import FRAME
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import AREA, CHOOSE_ORDER, KEEP_ITEM, TAKE
from alehouse.games.cavern_tavern.effect_ops import (
    CHAMBER,
    CHORE_TRACK,
    INGREDIENTS,
    KITCHEN_TRACK,
    NASTY_TRACK,
    POTION,
    RACES,
    SECTIONS,
)
from alehouse.games.cavern_tavern.log import log_line
from alehouse.games.cavern_tavern.make_player_view import PlayersLook, numbers
from alehouse.games.cavern_tavern.naming import placing_terms
from alehouse.games.cavern_tavern.preview import points
from alehouse.games.cavern_tavern.prompts import prompt
from alehouse.games.cavern_tavern.rules import areas, chamber, solo, tracks
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.frames import (
    F_FROM_DECK,
    F_ITEMS,
    F_PLACE,
    F_PLAYED,
    F_REPLACE,
    F_RUN,
    FROM_DECK_DRAWN,
    PLACE_TARGET,
)
from alehouse.games.cavern_tavern.state import (
    CHARACTER,
    MEEPLE,
    NONE,
    ON_SAYS,
    ORDER_BITS,
    PHASES,
    SLOT_TASK,
    SLOT_TOKEN,
    SLOT_USER,
    SPACE_BITS,
    WORKSHOP_USES,
)
from alehouse.games.cavern_tavern.view import (
    AreaView,
    AutomaView,
    CavernTavernView,
    GoalView,
    MessView,
    PileView,
    PlacingView,
    SpaceView,
    TaskView,
)


def make_view(state: CavernTavernState, seat: int | None) -> CavernTavernView:
    """The table as `seat` sees it."""
    return _Looking(state, seat).view()


class _Looking(PlayersLook):
    """One seat's look at the whole table."""

    def view(self) -> CavernTavernView:
        state, terms, cards = self.state, self.terms, self.cards
        looker = self.looker()
        return CavernTavernView(
            game=state.game.name,
            seat=self.seat,
            seats=state.seats,
            over=state.is_over,
            prompt=prompt(state, self.seat) if state.player >= FATE else None,
            log=[log_line(event, self.seat) for event in state.events],
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

    def spaces(self, number: int) -> list[SpaceView]:
        """The spaces of an area, those in use first."""
        used = self.state.occupied[number]
        return [
            SpaceView(used=space < used, dice=self.on_space.get(number | space << SPACE_BITS, []))
            for space in range(max(used, self.terms.spaces[number]))
        ]

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
            self.state.slot(slot, SLOT_TASK),
            self.state.slot(slot, SLOT_TOKEN),
            self.state.slot(slot, SLOT_USER),
        )
        if card == NONE:
            return None
        name = "" if token == NONE else "mrs_nasty" if token == POTION else INGREDIENTS[token]
        dice = self.on_space.get(number, [])
        return self.task(card, name, user, dice, self.blocked_by(number), AREA + number)

    def under(self, packed: int) -> str:
        """An order under the deck, if this seat knows it (CT-9.6)."""
        knows = self.viewer >= 0 and packed >> ORDER_BITS >> self.viewer & 1
        return self.cards.orders[packed & ((1 << ORDER_BITS) - 1)].id if knows else ""

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
            ("kitchen", state.position(0, KITCHEN_TRACK), goal.kitchen),
            ("chore", state.position(0, CHORE_TRACK), goal.chore),
            ("workshop", state.owned(0, WORKSHOP_USES), goal.workshop),
        ]
        nasty = state.position(0, NASTY_TRACK)
        return [
            *(GoalView(what=what, have=have, need=need, met=have >= need) for what, have, need in least),
            GoalView(what="nasty", have=nasty, need=goal.nasty, met=nasty <= goal.nasty),
        ]

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def placing(self) -> PlacingView | None:
        state = self.state
        if not state.depth or state.begun() != F_PLACE:
            return None
        target = state.top(PLACE_TARGET)
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
                return f"character:{self.cards.characters[state.owned(seat, CHARACTER)].id}"
        return ""

    def drawn(self) -> str:
        state = self.state
        if state.depth and state.begun() == F_FROM_DECK and state.top(FROM_DECK_DRAWN) != NONE:
            return self.cards.orders[state.top(FROM_DECK_DRAWN)].id
        return ""

    def looker(self) -> int:
        """Who looks at cards to choose from; whoever looks at this table if nobody does."""
        state = self.state
        if state.looked and state.depth and state.begun() in (F_ITEMS, F_REPLACE):
            return state.doer()
        return self.viewer

    def looked_at(self) -> list[str]:
        """The cards to choose from, once all of them are drawn."""
        state = self.state
        if state.asking == KEEP_ITEM:
            return [f"item:{self.cards.items[k].id}" for k in numbers(state.looked)]
        return (
            [f"order:{self.cards.orders[k].id}" for k in numbers(state.looked)] if state.asking == CHOOSE_ORDER else []
        )
