"""A finished game looked at again: how likely each was to win, turn by turn, and which decisions turned it."""

from alehouse.analysis.analyse import BUDGET, Request, analyse
from alehouse.analysis.progress import Progress
from alehouse.analysis.results import NONE, READY, ROUGH, WAITING, Analysis, Chance, TurningPoint
from alehouse.analysis.sizes import Sizes
from alehouse.analysis.study import NotAnalysed, Study

__all__ = [
    "BUDGET",
    "NONE",
    "READY",
    "ROUGH",
    "WAITING",
    "Analysis",
    "Chance",
    "NotAnalysed",
    "Progress",
    "Request",
    "Sizes",
    "Study",
    "TurningPoint",
    "analyse",
]
