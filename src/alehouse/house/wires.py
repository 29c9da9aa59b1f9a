"""Which wires people have open: so that a device which is removed is hung up on at once, at whatever table it is."""

from collections import defaultdict
from collections.abc import Callable

Doubt = Callable[[], None]  # told that a person's devices are not what they were


class Wires:
    """The wires of this process, by person."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[Doubt]] = defaultdict(set)

    def add(self, person: str, doubt: Doubt) -> None:
        """Somebody has come."""
        self._open[person].add(doubt)

    def discard(self, person: str, doubt: Doubt) -> None:
        """Somebody has gone."""
        self._open[person].discard(doubt)
        if not self._open[person]:
            del self._open[person]

    def doubt(self, person: str = "") -> None:
        """A device of somebody's was removed; without a name, of anybody's."""
        meant = self._open if not person else {person} & self._open.keys()
        for doubt in [doubt for name in meant for doubt in self._open[name]]:
            doubt()
