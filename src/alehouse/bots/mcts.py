"""Information-set Monte Carlo tree search, for any number of seats: a tree that grows with every iteration.

Every iteration draws anew what the seat cannot see, follows the tree as far as it goes, evaluates the table there,
and notes on the way how it went for every seat that decided. All chance comes from the bot's own stream, and
nothing that is hidden from the seat can guide it.
"""

from math import exp
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots.lookahead import Lookahead
from alehouse.bots.parallel import Found
from alehouse.bots.tree import LARGEST, NO_NODE, ROOT, Tree
from alehouse.core.fate import Stream
from alehouse.core.search_settings import SearchSettings
from alehouse.core.state import NOBODY, State

PATIENCE: Final[i64] = 2  # visits after which a node gets children
LOOK: Final = 1  # how far a first look goes through something begun; the tree looks further
DEEPEST: Final = 500  # nodes on one way through the tree
BREATH: Final[i64] = 64  # iterations between two looks at the clock
DOUBT: Final = 0.3  # of the trust in first looks: what chance may add to one of them
ODDS: Final[i64] = 1024  # steps of that
CERTAIN: Final = 20.0  # a first look that promises e to this is believed, and so is its opposite


@final
class Mcts:
    """One search: its tree, and what it needs to descend it again and again."""

    def __init__(self, state: State, settings: SearchSettings, rng: Stream) -> None:
        self.state: Final = state
        self.seat: Final[i64] = state.player
        self.seats: Final[i64] = state.seats
        self.rng: Final = rng
        self.table: Final = state.scratch()
        self.lookahead: Final = Lookahead(state, LOOK)
        self.tree: Final = Tree(state.game.actions)
        self.legal: Final = vec[i64]([0] * state.game.actions)
        self.way: Final = vec[i64]([0] * DEEPEST)
        self.results: Final = vec[float]([0.0] * state.seats)
        self.start: Final = vec[float]([0.0] * state.seats)  # what the table was worth to each seat
        self.spread: Final = settings.spread
        self.trust: Final = settings.trust
        self.exploration: Final = settings.exploration
        self.horizon: Final[i64] = settings.horizon
        self.ahead: Final[i64] = settings.ahead

    def think(self, playouts: int, end: float, hurry: bool) -> list[Found]:
        """Walk so often, or, where that is 0, until `end`, once at least; what came of the actions.

        In a hurry, no longer than until the iterations that are left cannot change which action was tried most often.
        """
        begin = perf_counter()
        self.draw_anew()
        seat: i64 = 0
        while seat < self.seats:
            self.start[seat] = self.table.evaluate(seat)
            seat += 1
        most: i64 = playouts
        iterations: i64 = 0
        left: i64 = 1
        while left > 0 and not (hurry and self.lead() > left):
            pause = iterations + (left if left < BREATH else BREATH)
            while iterations < pause:
                self.once()
                iterations += 1
            left = most - iterations if most else self.iterations_until(end, begin, iterations)
        return self.found()

    def iterations_until(self, end: float, begin: float, iterations: i64) -> i64:
        """How many more there is time for, as fast as those since `begin` were; one at least before `end`."""
        now = perf_counter()
        if now >= end:
            return 0
        return 1 + i64((end - now) / (now - begin + 1e-9) * float(iterations))

    def lead(self) -> i64:
        """How much more often than any other the most tried action was."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first[ROOT]
        while child != NO_NODE:
            visits = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        return most - second

    def found(self) -> list[Found]:
        """What the root knows of its children."""
        tree = self.tree
        children: list[Found] = []
        child = tree.first[ROOT]
        while child != NO_NODE:
            children.append(Found(tree.action[child], tree.visits[child], tree.total[child]))
            child = tree.next[child]
        return children

    # ── in the tree ───────────────────────────────────────────────────────────────────────────────

    def once(self) -> None:
        """Walk down the tree and beyond it, and note the results on all nodes of the way."""
        tree = self.tree
        self.draw_anew()
        length = self.descend()
        self.judge()
        while length:
            length -= 1
            node = self.way[length]
            tree.visits[node] += 1
            tree.total[node] += self.results[tree.mover[node]]

    def draw_anew(self) -> None:
        """The position of the search, with everything that its seat cannot know drawn anew."""
        table = self.table
        rng = self.rng
        table.copy_from(self.state)
        stream = table.stream
        stream.a = rng.word() | 1
        stream.b = rng.word()
        stream.c = rng.word()
        stream.d = rng.word()
        table.redraw(self.seat, rng)

    def descend(self) -> i64:
        """Go to where the tree ends and play on from there; the length of the way."""
        table = self.table
        tree = self.tree
        node: i64 = ROOT
        length: i64 = 0
        while table.player != NOBODY:
            count = table.legal(self.legal)
            if count == 1:  # no choice, no node
                table.step(self.legal[0])
                continue
            # What somebody has begun is finished in the tree: a table is evaluated between moves only.
            ends = length > 0 and tree.visits[node] < PATIENCE and not table.is_midway()
            found: i64 = 0 if ends or length == DEEPEST else self.children(node, count)
            if not found:
                if self.ahead:
                    self.rehearse(length)
                else:
                    self.play_on()
                break
            node = tree.best(found, self.exploration)
            self.way[length] = node
            length += 1
            table.step(tree.action[node])
        return length

    def children(self, node: i64, count: i64) -> i64:
        """Let `tree.fitting` hold a node's child for every legal action, new ones included; how many there are."""
        tree = self.tree
        mover = self.table.player
        found = tree.sift(node, mover, self.legal, count)
        if found == count or tree.size >= LARGEST:
            return found
        before = self.table.evaluate(mover) if self.trust > 0.0 else 0.0
        k: i64 = 0
        while k < count:
            action = self.legal[k]
            if tree.is_new(action):
                weight = self.first_look(action, before) if self.trust > 0.0 else 1.0
                tree.fitting[found] = tree.add(node, action, mover, weight)
                found += 1
            k += 1
        return found

    def first_look(self, action: i64, before: float) -> float:
        """How often to try an action, by what it brings at once."""
        gain = (self.lookahead.after(self.table, action) - before) / self.trust
        if gain > CERTAIN:
            gain = CERTAIN
        return exp(gain) if gain > -CERTAIN else 0.0

    # ── beyond the tree ───────────────────────────────────────────────────────────────────────────

    def play_on(self) -> None:
        """As many decisions more, at random, as the horizon is away."""
        table = self.table
        left = self.horizon
        while left and table.player != NOBODY:
            table.step(self.legal[self.rng.below(table.legal(self.legal))])
            left -= 1

    def rehearse(self, done: i64) -> None:
        """Play on, everybody as is likely, until so many decisions are `done` as we look ahead."""
        table = self.table
        while table.player != NOBODY and (done < self.ahead or table.is_midway()):
            count = table.legal(self.legal)
            if count == 1:
                table.step(self.legal[0])
            else:
                table.step(self.likely(count))
                done += 1

    def likely(self, count: i64) -> i64:
        """Of the legal actions, the one that looks best at first; chance decides where they look much alike."""
        chosen: i64 = 0
        most = 0.0
        k: i64 = 0
        while k < count:
            doubt = self.trust * DOUBT * float(self.rng.below(ODDS)) / float(ODDS)
            look = self.lookahead.after(self.table, self.legal[k]) + doubt
            if k == 0 or look > most:
                chosen = self.legal[k]
                most = look
            k += 1
        return chosen

    # ── results ───────────────────────────────────────────────────────────────────────────────────

    def judge(self) -> None:
        """Every seat's share of victory: at the end as it is, before as far as each has gained on the others."""
        if self.table.player == NOBODY:
            self.judge_end()
        elif self.seats == 1:
            gain = (self.table.evaluate(0) - self.start[0]) / self.spread
            self.results[0] = 1.0 / (1.0 + exp(-gain if gain > -CERTAIN else CERTAIN))
        else:
            self.judge_gains()

    def judge_gains(self) -> None:
        results = self.results
        most = 0.0
        seat: i64 = 0
        while seat < self.seats:
            gain = self.table.evaluate(seat) - self.start[seat]
            results[seat] = gain
            if seat == 0 or gain > most:
                most = gain
            seat += 1
        total = 0.0
        seat = 0
        while seat < self.seats:
            results[seat] = exp((results[seat] - most) / self.spread)
            total += results[seat]
            seat += 1
        seat = 0
        while seat < self.seats:
            results[seat] /= total
            seat += 1

    def judge_end(self) -> None:
        places = self.table.ranking()
        share = 1.0 / float(places.count(1))
        seat: i64 = 0
        while seat < self.seats:
            self.results[seat] = share if places[seat] == 1 else 0.0
            seat += 1
