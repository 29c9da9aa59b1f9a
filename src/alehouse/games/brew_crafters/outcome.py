"""The end of Brew Crafters explained, and where a game stands in a few words (section 7)."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.outcome import ScoringText
from alehouse.core.scene import Outcome, Step
from alehouse.core.words import Words, minus
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.effect_ops import LEVELS
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, ScoreView

# What is counted for each source of reputation, and the piece that it comes from.
COUNTED: Final = {
    "beers": ("batch", "batches:{}"),
    "research": ("flask", "lab:{}"),
    "tasting": ("glass", "hall:{}"),
    "tokens": ("g-rep", "rep:{}"),
    "labels": ("label", "labels:{}"),
    "collaboration": ("hand", "player:{}"),
    "loans": ("loan", "loans:{}"),
}


def summary(view: BrewCraftersView, words: Words) -> str:
    """Where the game stands."""
    key = "summary-over" if view.over else "summary-season" if view.season else "summary-setup"
    return words.say(key, {"year": view.year, "years": view.years, "season": f"@season-{view.season}"})


def outcome(cards: Catalogue, view: BrewCraftersView, words: Words, names: Sequence[str]) -> Outcome:
    """Who won and why: reputation by source, then money among those who are level, step by step."""
    scoring = _Scoring(cards, view, words, names)
    return Outcome(
        title=scoring.title(),
        reason=words.say("outcome-end", {"years": view.years}),
        rows=scoring.table(),
        lines=(*scoring.reasons(), *scoring.steps()),
        steps=tuple(scoring.counted()),
        total=words.say("outcome-total"),
    )


class _Scoring(ScoringText):
    """The scoring of one game in words."""

    def __init__(self, cards: Catalogue, view: BrewCraftersView, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names, view.result.places)
        self.cards = cards
        self.view = view
        self.result = view.result
        self.worth = {card.id: int(card.rep) for card in cards.recipes}

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's reputation by source and the place, best first."""
        scores = self.result.scores
        header = ["place", "player", *self._sources(scores[0]), "total", "money"]
        rows = [tuple(self.words.say(f"outcome-{key}") for key in header)]
        for seat in self.ranked():
            points = [*self._sources(scores[seat]).values(), scores[seat].total, self.view.players[seat].money]
            rows.append((str(self.places[seat]), self.names[seat], *map(minus, points)))
        return tuple(rows)

    def _sources(self, score: ScoreView) -> dict[str, int]:
        """A player's reputation by the sources that this game has."""
        found = {
            "beers": score.beers,
            "research": score.research,
            "tasting": score.tasting,
            "tokens": score.tokens,
            "labels": score.labels,
        }
        shared = {"collaboration": score.collaboration} if self.view.sections else {}
        return found | shared | {"loans": score.loans}

    def counted(self) -> list[Step]:
        """Reputation by source, then money where that leaves players level (BC-7.2, BC-7.3)."""
        scores = self.result.scores
        steps = [
            self.step(f"outcome-{source}", *COUNTED[source], [self._sources(score)[source] for score in scores])
            for source in self._sources(scores[0])
        ]
        money = [player.money for player in self.view.players]
        return steps + self.tie_breakers(steps, [("outcome-money", "g-money", "money:{}", money)])

    # ── why ───────────────────────────────────────────────────────────────────────────────────────

    def reasons(self) -> list[str]:
        """For each player, best first, where the reputation comes from (BC-7.2)."""
        lines = []
        for seat in self.ranked():
            told = " ".join(self._reasons(self.view.players[seat], self.result.scores[seat]))
            lines.append(self.words.say("outcome-reasons", {"player": self.names[seat], "reasons": told}))
        return lines

    def _reasons(self, player: PlayerView, score: ScoreView) -> list[str]:
        advanced = sum(card.advanced and player.brewed.get(card.id, 0) > 0 for card in self.cards.recipes)
        counts = {
            "tasting": (advanced, score.tasting),
            "tokens": (player.rep, score.tokens),
            "labels": (len(player.labels), score.labels),
            "collaboration": (len(player.sections), score.collaboration),
            "loans": (player.loans, -score.loans),
        }
        told = [self._beers(player, score), self._research(player, score)]
        for source, (count, points) in counts.items():
            if points:
                told.append(self.words.say(f"outcome-why-{source}", {"count": count, "points": points}))
        return [text for text in told if text]

    def _beers(self, player: PlayerView, score: ScoreView) -> str:
        """Every batch brewed, sold or not, recipe by recipe (BC-7.2a)."""
        beers = [
            self.words.say(
                "outcome-beer", {"count": count, "recipe": f"@recipe-{recipe}", "points": count * self.worth[recipe]}
            )
            for recipe, count in player.brewed.items()
            if count
        ]
        if not beers:
            return self.words.say("outcome-why-no-beers")
        return self.words.say("outcome-why-beers", {"beers": self.words.listed(beers), "points": score.beers})

    def _research(self, player: PlayerView, score: ScoreView) -> str:
        """The tracks whose last level is reached (BC-7.2b)."""
        tracks = [self.words.name(f"track-{track.id}") for track in player.research if track.position == len(LEVELS)]
        if not tracks:
            return ""
        return self.words.say("outcome-why-research", {"tracks": self.words.listed(tracks), "points": score.research})

    def steps(self) -> list[str]:
        """Reputation, then money among those who are still level (BC-7.3)."""
        scores = self.result.scores
        most = max(score.total for score in scores)
        tied = [seat for seat, score in enumerate(scores) if score.total == most]
        if len(tied) == 1:
            return [self.words.say("outcome-most", {"players": self.people(tied), "points": minus(most), "n": most})]
        lines = [self.words.say("outcome-tied", {"players": self.people(tied), "points": minus(most), "n": most})]
        money = {seat: self.view.players[seat].money for seat in tied}
        richest = [seat for seat in tied if money[seat] == max(money.values())]
        key = "outcome-money-breaks" if len(richest) == 1 else "outcome-money-level"
        return [*lines, self.words.say(key, {"players": self.people(richest), "money": max(money.values())})]
