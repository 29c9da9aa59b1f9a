"""Where the house keeps things for whoever uses this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder of the house; it need not be there yet."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "alehouse"
