"""A closer look at the table of DWARF as text: a stack, a special card, what is left in a Mountain."""

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from alehouse.core.errors import BadOption
from alehouse.core.text_layout import unbound
from alehouse.core.text_table import wrapped
from alehouse.core.words import Words
from alehouse.games.dwarf.card_text import card_in_words, effect, special_at_length, threat
from alehouse.games.dwarf.cards import Card, Catalogue
from alehouse.games.dwarf.view import DwarfView, LocationView, MountainView, PileView


def inspect_text(cards: Catalogue, view: DwarfView, words: Words, what: str) -> str:
    """What "stack:A5", "pile:A1", "mountain:A" or "discards:A" holds; one Mine needs no letter."""
    kind, _, place = what.partition(":")
    name = place.upper() if place[:1].isalpha() else f"A{place}"
    look = _Look(cards, view, words)
    for location in view.locations:
        if kind == "stack" and location.id == name:
            return look.stack(location)
    for pile in view.piles:
        if kind == "pile" and pile.id == name and pile.top:
            return look.special(pile)
    for mountain in view.mountains:
        if mountain.mine == name and kind in ("mountain", "discards"):
            return look.mountain(mountain) if kind == "mountain" else look.discards(mountain)
    kinds = "stack, pile, mountain, discards"
    raise BadOption(words.say("text-nothing-there", {"what": what, "kinds": kinds}))


class _Look:
    """Cards being written down."""

    def __init__(self, cards: Catalogue, view: DwarfView, words: Words) -> None:
        self.cards = cards
        self.view = view
        self.words = words

    def stack(self, location: LocationView) -> str:
        """Every card, the top one first."""
        found = [self.cards.cards[card] for card in reversed(location.stack)]
        title = {"number": self.view.spot(location.id), "cards": len(found)}
        listed = self._listed(self.words.say("scene-stack-title", title), [[card] for card in found])
        lines = [*wrapped(card_in_words(found[0], self.words)), *self._marker(found[0])]
        return "\n".join([listed, *(unbound(line.markup) for line in lines)])

    def special(self, pile: PileView) -> str:
        """What a special card does, and what it becomes."""
        side = self.cards.cards[pile.mine_side]
        title = Text(self.words.say(f"card-{pile.top}"), "heading")
        special = self.cards.specials[pile.top]
        lands = {"card": f"@card-{side.type}", "location": self.view.spot(f"{pile.mine}{side.cell + 1}")}
        becomes = self.words.say("board-becomes", lands)
        told = special_at_length(special, self.cards.special_medals, becomes, self.words)
        lines = [title, *wrapped(told), *self._marker(side)]
        return unbound(Text("\n").join(lines).markup)

    def _marker(self, card: Card) -> list[Text]:
        """That a first player there passes the marker, where it moves at all (DW-6.18, DW-8.10)."""
        moves = self.view.marker_moves and card.passes_marker
        return [Text(self.words.say("scene-passes-marker"), "amber")] if moves else []

    def mountain(self, mountain: MountainView) -> str:
        """What may still come, in no order: one tier after the other where they are known (DW-9.3)."""
        title = self.words.say("scene-mountain-title", {"cards": mountain.left})
        kinds = self._kinds(mountain.next)
        about = self._about("scene-no-order", "thing-mountain")
        if not mountain.later:
            return f"{self._listed(title, kinds, mountain.mine)}\n{about}"
        upper = self._listed(self.words.say("scene-tier-next", {"n": len(mountain.next)}), kinds, mountain.mine)
        later = self.words.say("scene-tier-later", {"n": len(mountain.later)})
        return f"{upper}\n{self._listed(later, self._kinds(mountain.later), mountain.mine)}\n{about}"

    def discards(self, mountain: MountainView) -> str:
        title = self.words.say("scene-discards-title", {"cards": len(mountain.discards)})
        listed = self._listed(title, self._kinds(mountain.discards), mountain.mine)
        return f"{listed}\n{self._about('thing-discards')}"

    def _about(self, *keys: str) -> str:
        """What a thing is, in sentences."""
        return "\n".join(unbound(line.markup) for line in wrapped([self.words.say(key) for key in keys]))

    def _kinds(self, ids: Sequence[str]) -> list[list[Card]]:
        """The cards in no order, those of one kind together."""
        found = sorted((self.cards.cards[card] for card in ids), key=lambda card: (card.action, card.type, card.cell))
        return [list(kind) for _, kind in groupby(found, key=lambda card: card.type)]

    def _listed(self, title: str, kinds: Sequence[Sequence[Card]], mine: str = "") -> str:
        """Kinds of cards one below the other: what they do, and where a `mine` is given, their locations in it."""
        names = [self.words.say(f"card-{cards[0].type}") for cards in kinds]
        span = max(map(cell_len, names), default=0)
        lines = [Text(title, "title")]
        for cards, name in zip(kinds, names):
            line = Text(f"  {name}{' ' * (span - cell_len(name))}  ")
            does = Text(" ").join(filter(None, [effect(cards[0], self.words), threat(cards[0], self.words)]))
            line.append_text(does)
            if mine:
                locations = ", ".join(self.view.spot(f"{mine}{card.cell + 1}") for card in cards)
                line.append(f"  {self.words.say('board-on', {'locations': locations})}", "quiet")
            lines.append(line)
        return unbound(Text("\n").join(lines).markup)
