"""The house's colours: ground, parchment, ink, accents."""

from typing import Final

GROUND: Final = "#241c17"  # dark walnut
PARCHMENT: Final = "#f3e9d2"
CARD: Final = "#fbf5e6"
TRAY: Final = "#eadfc4"
LINE: Final = "#3b2f26"
QUIET_LINE: Final = "#cbb994"
INK: Final = "#2a211b"
MUTED: Final = "#6f6152"
ON_DARK: Final = "#f5ecd9"
SOFT: Final = "#d9c9a8"  # quieter words on dark

AMBER: Final = "#e2a03f"
BERRY: Final = "#8e2f4f"
LANTERN: Final = "#ffcf5a"  # whatever is legal now
ON_LANTERN: Final = "#33200a"
OUTLINE: Final = "#1d1712"
