"""A reader of card files that does not come to an end, in the way that the file says."""

import os
import time

from alehouse.server.workers import card_reader
from alehouse.server.workers.card_reader import Answer, Question


def read(question: Question) -> Answer:
    if question.cards == "loop":
        while True:
            pass
    if question.cards == "hang":
        time.sleep(3600)
    if question.cards == "eat":
        return Answer(problem=str(len(bytearray(card_reader.MEMORY))))
    os._exit(3)


card_reader.SECONDS = 0.2  # type: ignore[misc]
card_reader.read = read
card_reader.main()
