"""The tree of a search: what was tried, how often, and what came of it.

A node is an action of a seat after those that lead to it, whatever fate has drawn on the way: the same
node meets different tables, and some of its children are not allowed at all of them. Nodes are numbers;
what is known of them lies in flat arrays, so that growing a tree allocates next to nothing.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NO_NODE: Final = -1
FLOOR: Final = 0.1  # of the attention goes to all children alike
LARGEST: Final = 2_000_000  # nodes: a tree that has so many grows no further


@final
class Tree:
    """All nodes of one search."""

    def __init__(self, actions: int) -> None:
        self.action: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()  # the seat whose action it is
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # how often it could have been chosen
        self.total: vec[float] = vec[float]()  # of the results, to its mover
        self.weight: vec[float] = vec[float]()  # how promising it looked at first
        self.first: vec[i64] = vec[i64]()  # child
        self.next: vec[i64] = vec[i64]()  # sibling
        self.size: i64 = 0
        self.marks: Final = vec[i64]([0] * actions)  # when each action was last seen to be legal
        self.mark: i64 = 0
        self.fitting: Final = vec[i64]([0] * actions)  # the children that are legal now
        self.add(NO_NODE, -1, -1, 0.0)

    def add(self, parent: i64, action: i64, mover: i64, weight: float) -> i64:
        """A new node."""
        node = self.size
        self.size = node + 1
        following: i64 = NO_NODE
        if parent != NO_NODE:
            following = self.first[parent]
            self.first[parent] = node
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.total = append(self.total, 0.0)
        self.weight = append(self.weight, weight)
        self.first = append(self.first, NO_NODE)
        self.next = append(self.next, following)
        return node

    def sift(self, node: i64, mover: i64, legal: vec[i64], count: i64) -> i64:
        """Note the children that are `mover`'s and legal now in `fitting`; how many they are."""
        self.mark += 1
        mark = self.mark
        marks = self.marks
        k: i64 = 0
        while k < count:
            marks[legal[k]] = mark
            k += 1
        found: i64 = 0
        fitting = self.fitting
        child = self.first[node]
        while child != NO_NODE:
            if self.mover[child] == mover and marks[self.action[child]] == mark:
                marks[self.action[child]] = 0
                fitting[found] = child
                found += 1
            child = self.next[child]
        return found

    def is_new(self, action: i64) -> bool:
        """Whether the node that was sifted last has no child for a legal action."""
        return self.marks[action] == self.mark

    def best(self, count: i64, exploration: float) -> i64:
        """Of `fitting`, the child that promises most: by its results, or because it was tried too rarely."""
        fitting = self.fitting
        visits = self.visits
        total = self.total
        weights = 0.0
        results = 0.0
        tried: i64 = 0
        k: i64 = 0
        while k < count:
            child = fitting[k]
            weights += self.weight[child]
            tried += visits[child]
            results += total[child]
            self.chances[child] += 1
            k += 1
        unknown = results / float(tried) if tried else 0.0  # what a child that was never tried is worth
        factor = exploration * (1.0 - FLOOR) / weights if weights > 0.0 else 0.0
        floor = exploration * FLOOR / float(count)
        chosen: i64 = NO_NODE
        most = 0.0
        k = 0
        while k < count:
            child = fitting[k]
            seen = float(visits[child])
            mean = total[child] / seen if seen > 0.0 else unknown
            value = mean + (factor * self.weight[child] + floor) * sqrt(float(self.chances[child])) / (1.0 + seen)
            if chosen == NO_NODE or value > most:
                chosen = child
                most = value
            k += 1
        return chosen
