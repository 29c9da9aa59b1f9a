"""Random play in one compiled loop: the engine's speed, without a bot in the way."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream, seeded
from alehouse.core.state import NOBODY, State


def play_random(state: State, seed: int, games: int) -> int:
    """Play games from copies of `state` to their end, uniformly at random; the number of players' decisions."""
    scratch = state.scratch()
    chooser = seeded(seed)
    actions: vec[i64] = scratch.action_buffer()
    decisions: i64 = 0
    for number in range(games):
        scratch.copy_from(state)
        scratch.stream.copy_from(seeded(f"{seed}-{number}"))
        scratch.let_fate_play()
        while scratch.player != NOBODY:
            count = scratch.legal(actions)
            scratch.step(actions[chooser.below(count)])
            decisions += 1
    return decisions


def finish_random(state: State, chooser: Stream, uses: list[tuple[int, str]]) -> int:
    """Play a scratch state itself to its end, uniformly at random, noting who uses what; the number of decisions."""
    game = state.game
    actions: vec[i64] = state.action_buffer()
    decisions: i64 = 0
    while state.player != NOBODY:
        action = actions[chooser.below(state.legal(actions))]
        what = game.use(state, action)
        if what:
            uses.append((state.player, what))
        state.step(action)
        decisions += 1
    return decisions
