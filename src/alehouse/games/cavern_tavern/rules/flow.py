"""The course of a game of Cavern Tavern (section 5): who is asked next, and what goes on until then."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.fate import Stream
from alehouse.core.state import BETWEEN, FATE, State, copy_into
from alehouse.games.cavern_tavern.actions import DRAW_TOKEN, ROLL
from alehouse.games.cavern_tavern.rules import (
    answers,
    dice_effects,
    effects,
    fate,
    hidden,
    ingredients,
    items,
    legal,
    mess_hall,
    orders,
    placing,
    requests,
    rounds,
    scoring,
    tracks,
    turns,
)
from alehouse.games.cavern_tavern.rules.evaluation import outlook
from alehouse.games.cavern_tavern.rules.frames import (
    DICE_FRAMES,
    F_COMPLETE,
    INGREDIENT_FRAMES,
    ITEM_FRAMES,
    MESS_FRAMES,
    PLACING_FRAMES,
    PROGRAM_FRAMES,
    REQUEST_FRAMES,
    TRACK_FRAMES,
)
from alehouse.games.cavern_tavern.state import ROUND_START, SETUP, TURNS, TableState


@final
class CavernTavernState(TableState):
    """A game of Cavern Tavern in progress."""

    def legal(self, out: vec[i64]) -> i64:
        return 0 if self.is_over else legal.legal(self, out)

    def act(self, action: i64) -> None:
        answers.act(self, action)
        self.advance()

    def draw(self) -> i64:
        return fate.draw(self)

    def chances(self) -> list[tuple[int, float]]:
        return fate.token_chances(self) if self.asking == DRAW_TOKEN else super().chances()

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def advance(self) -> None:
        """Go on until somebody has to decide, for whom everything waits (CT-5.5.1), or the game is over."""
        self.player = BETWEEN
        while self.player == BETWEEN:
            if self.rolling:
                self.ask(FATE, ROLL)
            elif self.depth:
                self.advance_frame(self.begun())
            elif self.phase == SETUP:
                rounds.advance_setup(self)
            elif mess_hall.fill_gaps(self):
                continue
            elif self.phase == TURNS:
                turns.advance_turns(self)
            elif self.phase == ROUND_START:
                rounds.advance_start(self)
            else:
                rounds.advance_end(self)

    def advance_frame(self, frame: i64) -> None:
        """Go on with what was begun last, by the chapter that began it."""
        begun = bit(frame)
        if begun & PROGRAM_FRAMES:
            effects.advance(self, frame)
        elif begun & PLACING_FRAMES:
            placing.advance(self, frame)
        elif begun & INGREDIENT_FRAMES:
            ingredients.advance(self, frame)
        elif begun & MESS_FRAMES:
            mess_hall.advance(self, frame)
        elif begun & DICE_FRAMES:
            dice_effects.advance(self, frame)
        elif begun & TRACK_FRAMES:
            tracks.advance(self, frame)
        elif begun & REQUEST_FRAMES:
            requests.advance(self, frame)
        elif begun & ITEM_FRAMES:
            items.advance(self, frame)
        else:
            assert frame == F_COMPLETE
            orders.advance_complete(self)

    # ── copies and results ────────────────────────────────────────────────────────────────────────

    def scratch(self) -> State:
        other = CavernTavernState(self.game, self.stream.copy(), self.terms)
        other.own = self.own[:]
        other.faces = self.faces[:]
        other.at = self.at[:]
        other.piles = self.piles[:]
        other.mess = self.mess[:]
        other.occupied = self.occupied[:]
        other.chamber = self.chamber[:]
        other.tokens = self.tokens[:]
        other.bottom = self.bottom[:]
        other.copy_frames(self)
        other.copy_scalars(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, CavernTavernState)
        self.stream.copy_from(other.stream)
        copy_into(self.own, other.own)
        copy_into(self.faces, other.faces)
        copy_into(self.at, other.at)
        copy_into(self.piles, other.piles)
        copy_into(self.mess, other.mess)
        copy_into(self.occupied, other.occupied)
        copy_into(self.chamber, other.chamber)
        copy_into(self.tokens, other.tokens)
        if len(self.bottom) or len(other.bottom):
            self.bottom = other.bottom[:]
        self.copy_frames(other)
        self.copy_scalars(other)

    def redraw(self, seat: i64, rng: Stream) -> None:
        """What this seat has not seen: items, Secret Tasks, orders under the deck (section 9)."""
        if not self.is_over:  # then everything is open
            hidden.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The Automa of a solo game has the points that the player must reach."""
        found = [int(scoring.outlook(self, seat, True)) for seat in range(self.seats)]
        return [*found, self.terms.cards.solo_target] if self.terms.solo else found

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)
