"""A worker for bots in which those who think doze for as long instead, and then choose anything: so an attack by
masters costs the tests no time of the processor."""

import secrets
import time

from alehouse.bots import SIMPLE, worker
from alehouse.bots.advice import Advice
from alehouse.bots.budget import read_budget
from alehouse.bots.worker import Thought, Turn
from alehouse.games import with_cards

MASTER = "1s"
awake = worker.think


def think(turn: Turn) -> Thought:
    if turn.bot in SIMPLE:
        return awake(turn)
    time.sleep(read_budget(turn.bot, MASTER).milliseconds / 1000 * turn.share)
    options = with_cards(turn.record.game, turn.cards).replay(turn.record).legal_actions()
    if turn.hint:
        return Thought(advice=[Advice(action=option, thought=1, value=0.5) for option in options[:3]])
    return Thought(action=secrets.choice(options))


worker.think = think
worker.main()
