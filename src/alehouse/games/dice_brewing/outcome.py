"""The end of Dice Brewing explained, and where a game stands in a few words (section 7)."""

from collections.abc import Sequence

from alehouse.core.outcome import ScoringText
from alehouse.core.scene import Outcome, Step
from alehouse.core.words import Words, capital
from alehouse.games.dice_brewing.card_text import amount, colour
from alehouse.games.dice_brewing.cards import COLOURS, Catalogue
from alehouse.games.dice_brewing.view import DiceBrewingView, ScoreView


def summary(view: DiceBrewingView, words: Words) -> str:
    """Where the game stands."""
    if view.over:
        return words.say("summary-over", {"round": view.round})
    return words.say("summary-round", {"round": view.round, "phase": f"@phase-{view.phase}"})


def outcome(cards: Catalogue, view: DiceBrewingView, words: Words, names: Sequence[str]) -> Outcome:
    """Who won and why: points by source, then tie-breakers, step by step."""
    scoring = _Scoring(cards, view, words, names)
    return Outcome(
        title=scoring.title(),
        reason=words.say(view.result.reason),
        rows=scoring.table(),
        lines=(scoring.what_counts(), *scoring.steps()),
        steps=tuple(scoring.counted()),
        total=capital(words.say("outcome-total")),
    )


class _Scoring(ScoringText):
    """The scoring of one game in words."""

    def __init__(self, cards: Catalogue, view: DiceBrewingView, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names, view.result.places)
        self.cards = cards
        self.result = view.result
        self.scoring = [number for number, points in enumerate(cards.end_xp) if points]  # colours that do

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's points by source and the place, best first (DB-7.3)."""
        header = ["outcome-place", "outcome-player", "goods-xp", "goods-coins"]
        header += [*(f"colour-{COLOURS[number]}" for number in self.scoring), "outcome-total", "outcome-recipes"]
        rows = [tuple(capital(self.words.say(key)) for key in header)]
        for seat in self.ranked():
            rows.append((str(self.places[seat]), self.names[seat], *self._points(self.result.scores[seat])))
        return tuple(rows)

    def _points(self, score: ScoreView) -> list[str]:
        """How many of each there are, and what they are worth: "7 → 3"."""
        cells = [str(score.xp), f"{score.coins} → {score.coin_points}"]
        for number in self.scoring:
            count = score.dice[COLOURS[number]]
            cells.append(f"{count} → {count * self.cards.end_xp[number]}")
        return [*cells, str(score.total), str(score.recipes)]

    def counted(self) -> list[Step]:
        """Experience, coins, dice; recipes and coins where that leaves players level (DB-7.3, DB-7.4)."""
        scores = self.result.scores
        cells = [self._points(score) for score in scores]
        steps = [
            self.step("goods-xp", "g-xp", "xp:{}", [score.xp for score in scores]),
            self.step(
                "goods-coins",
                "g-coins",
                "counts:{}",
                [score.coin_points for score in scores],
                [texts[1] for texts in cells],
            ),
        ]
        for column, number in enumerate(self.scoring, 2):
            name = COLOURS[number]
            points = [score.dice[name] * self.cards.end_xp[number] for score in scores]
            texts = [row[column] for row in cells]
            steps.append(self.step(f"colour-{name}", f"die-{name}-0", "pool:{}", points, texts))
        breakers = [
            ("outcome-recipes", "brewed", "counts:{}", [score.recipes for score in scores]),
            ("goods-coins", "g-coins", "counts:{}", [score.coins for score in scores]),
        ]
        return steps + self.tie_breakers(steps, breakers)

    def what_counts(self) -> str:
        """What the points are for, once for all."""
        dice = [
            self.words.say(
                "outcome-die",
                {
                    "points": amount(self.cards.end_xp[number], "points", self.words),
                    "colour": colour(number, self.words),
                },
            )
            for number in self.scoring
        ]
        coins = amount(self.cards.coins_per_xp, "coins", self.words)
        return self.words.say("outcome-counts", {"coins": coins, "dice": self.words.listed(dice)})

    def steps(self) -> list[str]:
        """Points, then recipes, then coins, among those who are still level (DB-7.4)."""
        scores = self.result.scores
        most = max(score.total for score in scores)
        tied = [seat for seat, score in enumerate(scores) if score.total == most]
        key = "outcome-most" if len(tied) == 1 else "outcome-tied"
        lines = [self.words.say(key, {"players": self.people(tied), "points": most})]
        breakers = {
            "recipes": [score.recipes for score in scores],
            "coins": [score.coins for score in scores],
        }
        for name, amounts in breakers.items():
            if len(tied) == 1:
                return lines
            most = max(amounts[seat] for seat in tied)
            tied = [seat for seat in tied if amounts[seat] == most]
            key = "outcome-breaks" if len(tied) == 1 else "outcome-still-tied"
            args = {"what": f"@outcome-by-{name}", "players": self.people(tied), "amount": most}
            lines.append(self.words.say(key, args))
        return [*lines, self.words.say("outcome-draw", {"players": self.people(tied)})] if len(tied) > 1 else lines
