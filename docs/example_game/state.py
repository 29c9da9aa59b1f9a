"""The rules of Last Orders: whose turn it is, what may be done, what it does. Clauses are those of book/rules.en.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.game import Game
from alehouse.core.state import FATE, NOBODY, State

DICE: Final = 5
FACES: Final = (2, 3, 4, 5, 6)  # kinds of drink (LO-3.1)
SPILLED: Final = 1
BELLS: Final = 3  # how often one may roll again in a turn (LO-3.6)
UNROLLED: Final = 0
NONE: Final = -1

# Actions by id: what a player may do, then what fate decides.
SERVE: Final = 0
KEEP: Final = 1  # one for each kind of drink
DIE: Final = KEEP + len(FACES)  # one for each side
DEAL: Final = DIE + 6  # one for each regular


class LastOrdersState(State):
    """The table: everybody's regular, coins and served drinks; the dice of whoever has the turn."""

    def __init__(self, game: Game, players: int, stream: Stream, rounds: int, most_spilled: int) -> None:
        super().__init__(game, players, stream)
        self.rounds = rounds
        self.most_spilled = most_spilled
        self.round = 1
        self.turn = 0  # whose it is
        self.bells = BELLS  # how often they may still roll again
        self.dice = [UNROLLED] * DICE
        self.regulars = [NONE] * players
        self.coins = [0] * players
        self.drops = [0] * players  # how often somebody has dropped the tray
        self.served = [[0] * len(FACES) for _ in range(players)]  # dice by kind of drink

    # ── copies ────────────────────────────────────────────────────────────────────────────────────

    def scratch(self) -> "LastOrdersState":
        other = LastOrdersState(self.game, self.seats, self.stream.copy(), self.rounds, self.most_spilled)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, LastOrdersState)
        self.player = other.player
        self.stream.copy_from(other.stream)
        self.round, self.turn, self.bells = other.round, other.turn, other.bells
        self.dice, self.regulars = other.dice.copy(), other.regulars.copy()
        self.coins, self.drops = other.coins.copy(), other.drops.copy()
        self.served = [served.copy() for served in other.served]

    def redraw(self, seat: int, rng: Stream) -> None:
        """Another regular for everybody else who has one; at the end all are known (LO-2.1)."""
        if self.is_over:
            return
        hidden = [player for player in range(self.seats) if player != seat and self.regulars[player] != NONE]
        kept = self.regulars[seat] if seat >= 0 else NONE
        deck = [number for number in range(len(self.game.cards)) if number != kept]
        for player in hidden:
            self.regulars[player] = deck.pop(rng.below(len(deck)))

    # ── what may be done ──────────────────────────────────────────────────────────────────────────

    def legal(self, out: vec[i64]) -> int:
        actions = self._fates() if self.player == FATE else self._players() if self.player != NOBODY else []
        for place, action in enumerate(actions):
            out[place] = action
        return len(actions)

    def _fates(self) -> list[int]:
        if NONE in self.regulars:
            return [DEAL + number for number in range(len(self.game.cards)) if number not in self.regulars]
        return [DIE + side for side in range(6)]

    def _players(self) -> list[int]:
        return [SERVE, *(KEEP + kind for kind, face in enumerate(FACES) if self.may_keep(face))]

    def may_keep(self, face: int) -> bool:
        """Whether there is such a drink, another die to roll, and a bell left (LO-3.5, LO-3.6)."""
        return self.bells > 0 and face in self.tray and any(other != face for other in self.tray)

    @property
    def tray(self) -> list[int]:
        """The dice that are rolled and not spilled."""
        return [face for face in self.dice if face not in (UNROLLED, SPILLED)]

    @property
    def spilled(self) -> int:
        return self.dice.count(SPILLED)

    def is_midway(self) -> bool:
        """Whoever has rolled again is in the middle of something."""
        return self.bells < BELLS

    # ── what is done ──────────────────────────────────────────────────────────────────────────────

    def advance_from_start(self) -> None:
        self._log("log-head-round", NONE, "LO-1.2", round=self.round)
        self._advance()

    def act(self, action: int) -> None:
        if action >= DEAL:
            self.regulars[self.regulars.index(NONE)] = action - DEAL
        elif action >= DIE:
            self.dice[self.dice.index(UNROLLED)] = action - DIE + 1
        elif action >= KEEP:
            self._keep(FACES[action - KEEP])
        else:
            self._serve()
        self._advance()

    def _advance(self) -> None:
        """Go on to the next decision."""
        if self.round > self.rounds:
            self.player = NOBODY
        elif NONE in self.regulars or UNROLLED in self.dice:
            self.player = FATE
        elif self.spilled >= self.most_spilled:
            self.drops[self.turn] += 1
            self._log("log-drop", self.turn, "LO-3.3", spilled=self.spilled)
            self._end_turn()
            self._advance()
        else:
            self.player = self.turn

    def _keep(self, face: int) -> None:
        self.bells -= 1
        self.dice = [kept if kept in (face, SPILLED) else UNROLLED for kept in self.dice]
        self._log("log-keep", self.turn, "LO-3.5", face=face)

    def _serve(self) -> None:
        amounts = [self.tray.count(face) for face in FACES]
        earned = sum(amount * amount for amount in amounts)
        self.coins[self.turn] += earned
        self.served[self.turn] = [old + new for old, new in zip(self.served[self.turn], amounts)]
        self._log("log-serve", self.turn, "LO-3.4", tray=sorted(self.tray), coins=earned)
        self._end_turn()

    def _end_turn(self) -> None:
        self.dice, self.bells = [UNROLLED] * DICE, BELLS
        self.turn = (self.turn + 1) % self.seats
        if self.turn == 0:
            self.round += 1
            if self.round <= self.rounds:
                self._log("log-head-round", NONE, "LO-1.2", round=self.round)

    def _log(self, key: str, seat: int, clause: str, **args: object) -> None:
        if self.keeps_log:
            self.log(key, seat, args, {}, clause)

    # ── what it is worth ──────────────────────────────────────────────────────────────────────────

    def tips(self, seat: int) -> int:
        """What the own regular gives for the drinks that were served (LO-2.2)."""
        if self.regulars[seat] == NONE:
            return 0
        regular = self.game.cards[self.regulars[seat]]
        return int(regular.tip * self.served[seat][FACES.index(regular.likes)])

    def scores(self) -> list[int]:
        return [self.coins[seat] + self.tips(seat) for seat in range(self.seats)]
