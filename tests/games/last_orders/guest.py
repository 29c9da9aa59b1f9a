"""Last Orders invited into the house: for a test, for a command, for a server."""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
DOCS: Final = ROOT / "docs"
NAME: Final = "last_orders"
INVITATION: Final = f"{NAME}=example_game:LastOrders"
# Python for a server, before it opens.
PRELUDE: Final = f"import sys; sys.path.insert(0, {str(DOCS)!r}); import alehouse.games as g; g.invite({INVITATION!r})"


def environment() -> dict[str, str]:
    """What a command needs to know of the game."""
    paths = [str(DOCS), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"ALEHOUSE_GAMES": INVITATION, "PYTHONPATH": os.pathsep.join(paths)}
