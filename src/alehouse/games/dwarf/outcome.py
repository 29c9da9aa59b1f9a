"""The end of DWARF explained, and where a game stands in a few words (section 7)."""

from collections.abc import Sequence

from alehouse.core.outcome import ScoringText
from alehouse.core.scene import Outcome, Step
from alehouse.core.words import Words, capital
from alehouse.games.dwarf.cards import GOODS, TIE_BREAKERS, Catalogue
from alehouse.games.dwarf.view import CategoryView, DwarfView


def summary(view: DwarfView, words: Words) -> str:
    """Where the game stands."""
    if view.over:
        return words.say("summary-over", {"round": view.rounds_played})
    return words.say("summary-round", {"round": view.round, "phase": f"@phase-{view.phase}"})


def outcome(cards: Catalogue, view: DwarfView, words: Words, names: Sequence[str]) -> Outcome:
    """Who won and why: categories, then tie-breakers, step by step."""
    scoring = _Scoring(view, words, names)
    return Outcome(
        title=scoring.title(),
        reason=words.say(view.result.reason, {"items": cards.items_to_end_game}),
        rows=scoring.table(),
        lines=scoring.steps(),
        steps=tuple(scoring.counted()),
        total=capital(words.say("outcome-categories")),
    )


class _Scoring(ScoringText):
    """The scoring of one game in words."""

    def __init__(self, view: DwarfView, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names, view.result.places)
        self.view = view

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's goods and place, best first; a crown beside a category led alone."""
        result = self.view.result
        categories = [category.category for category in result.categories]
        header = ["outcome-place", "outcome-player", *(f"goods-{good}" for good in categories)]
        header += ["outcome-categories", "goods-medal", "goods-iron"]
        rows = [tuple(capital(self.words.say(key)) for key in header)]
        for seat in self.ranked():
            goods = self.view.players[seat].goods
            amounts = [_amount(category, seat) for category in result.categories]
            ties = (str(goods["medal"]), str(goods["iron"]))
            rows.append((str(self.places[seat]), self.names[seat], *amounts, str(result.led[seat]), *ties))
        return tuple(rows)

    def steps(self) -> tuple[str, ...]:
        """Each step of the scoring that had a say in the result."""
        if self.view.result.reason == "end-medals":  # DW-7.3: nothing is counted
            return (self.words.say("outcome-medals", {"winner": self.people(self.winners)}),)
        lines = [self._category(index) for index in range(len(self.view.result.categories))]
        most = max(self.view.result.led)
        tied = [seat for seat, led in enumerate(self.view.result.led) if led == most]
        if len(tied) == 1:
            lines.append(self.words.say("outcome-most", {"winner": self.people(tied), "count": most}))
        else:
            lines.append(self.words.say("outcome-tied", {"players": self.people(tied), "count": most}))
            lines += self._tie_breakers(tied)
        return tuple(lines)

    def counted(self) -> list[Step]:
        """A point for each category led alone; nothing is counted where medals ended the game (DW-7.3)."""
        result = self.view.result
        if result.reason == "end-medals":
            return []
        players = range(len(result.places))
        steps = [
            self.step(
                f"goods-{category.category}",
                f"g-{category.category}",
                f"goods:{{}}:{category.category}",
                [int(category.leader == seat) for seat in players],
                [_amount(category, seat) for seat in players],
            )
            for category in result.categories
        ]
        breakers = [
            (f"goods-{good}", f"g-{good}", f"goods:{{}}:{good}", [player.goods[good] for player in self.view.players])
            for good in [GOODS[kind] for kind in TIE_BREAKERS]
        ]
        return steps + self.tie_breakers(steps, breakers)

    def _category(self, index: int) -> str:
        """Who leads a category; a tie gives it to nobody (DW-7.4)."""
        category = self.view.result.categories[index]
        args: dict[str, str | int] = {"good": f"@goods-{category.category}", "amount": max(category.amounts)}
        if category.leader >= 0:
            return self.words.say("outcome-leads", {**args, "player": self.names[category.leader]})
        level = [seat for seat, amount in enumerate(category.amounts) if amount == args["amount"]]
        return self.words.say("outcome-level", {**args, "players": self.people(level)})

    def _tie_breakers(self, tied: list[int]) -> list[str]:
        """Medals, then iron, then items, among those who are still level (DW-7.6)."""
        lines: list[str] = []
        for good in [GOODS[kind] for kind in TIE_BREAKERS]:
            amounts = {seat: self.view.players[seat].goods[good] for seat in tied}
            most = max(amounts.values())
            tied = [seat for seat in tied if amounts[seat] == most]
            key = "outcome-breaks" if len(tied) == 1 else "outcome-still-tied"
            lines.append(self.words.say(key, {"good": f"@goods-{good}", "amount": most, "players": self.people(tied)}))
            if len(tied) == 1:
                return lines
        return [*lines, self.words.say("outcome-draw", {"players": self.people(tied)})]


def _amount(category: CategoryView, seat: int) -> str:
    return f"{category.amounts[seat]}{' ♛' if category.leader == seat else ''}"
