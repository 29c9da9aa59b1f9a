"""The end of Cavern Tavern explained, and where a game stands in a few words (section 7)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from alehouse.core.outcome import ScoringText
from alehouse.core.scene import Outcome, Step
from alehouse.core.words import Words, minus
from alehouse.games.cavern_tavern.card_text import goal_text, tier_texts
from alehouse.games.cavern_tavern.cards import Catalogue, SecretTask
from alehouse.games.cavern_tavern.hours import hour_args
from alehouse.games.cavern_tavern.view import CavernTavernView, GoalView, PlayerView, ScoreView

# What is counted for each source of points, and the piece that it comes from.
COUNTED: Final = {
    "play": ("g-vp", "score:{}"),
    "nasty": ("nasty", "nasty:{}"),
    "ingredients": ("barrel", "player:{}"),
    "says": ("back-says", "requests:{}"),
    "secret": ("back-secret", "secret:{}"),
    "mrs-nasty": ("g-mrs_nasty", "mrs:{}"),
}


def summary(view: CavernTavernView, words: Words) -> str:
    """Where the game stands."""
    key = "summary-over" if view.over else "summary-setup" if view.round == 0 else "summary-round"
    return words.say(key, {"round": view.round, "rounds": view.rounds, **hour_args(view.time)})


def outcome(cards: Catalogue, view: CavernTavernView, words: Words, names: Sequence[str]) -> Outcome:
    """Who won and why: points by source, then tie-breakers, step by step; alone, whether the goal is reached."""
    scoring = _Scoring(cards, view, words, names)
    return Outcome(
        title=scoring.title(),
        reason=words.say("outcome-end", {"rounds": view.rounds}),
        rows=scoring.table(),
        lines=(*scoring.reasons(), *(scoring.goals() if view.solo else scoring.steps())),
        steps=tuple(scoring.counted()),
        total=words.say("outcome-total"),
    )


class _Scoring(ScoringText):
    """The scoring of one game in words."""

    def __init__(self, cards: Catalogue, view: CavernTavernView, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names, view.result.places)
        self.cards = cards
        self.view = view
        self.result = view.result

    def title(self) -> str:
        """Who has won, or whether somebody alone has."""
        if self.view.solo:
            return self.words.say("outcome-won" if self.result.won else "outcome-lost", {"player": self.names[0]})
        return super().title()

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's points by source and the place, best first."""
        scores = self.result.scores
        sources = [*self._sources(scores[0]), "total", "orders"]
        header = ["goal" if self.view.solo else "place", "player", *sources]
        rows = [tuple(self.words.say(f"outcome-{key}") for key in header)]
        for seat in self.ranked():
            points = [*self._sources(scores[seat]).values(), scores[seat].total, scores[seat].orders]
            rows.append((self._place(seat), self.names[seat], *map(minus, points)))
        return tuple(rows)

    def _place(self, seat: int) -> str:
        """Somebody alone has no place, but has reached the goal or not."""
        if self.view.solo:
            return "✓" if self.result.won else "✗"
        return str(self.places[seat])

    def _sources(self, score: ScoreView) -> dict[str, int]:
        """A player's points by the sources that this game has."""
        found = {"play": score.play, "nasty": score.nasty, "ingredients": score.ingredients, "says": score.says}
        if not self.view.solo:
            found["secret"] = score.secret
        return {**found, "mrs-nasty": score.mrs_nasty} if self.view.expansion else found

    # ── counting ──────────────────────────────────────────────────────────────────────────────────

    def counted(self) -> list[Step]:
        """Points by source, then what breaks ties (CT-7.8); alone, the goals and the points to be reached."""
        scores = self.result.scores
        printed = [0] if self.view.solo else []  # the Automa scores nothing by these
        steps = []
        for source in self._sources(scores[0]):
            points = [self._sources(score)[source] for score in scores]
            texts = [*map(minus, points), *("" for _ in printed)]
            steps.append(self.step(f"outcome-{source}", *COUNTED[source], [*points, *printed], texts))
        if self.view.solo:
            return steps + self._wanted()
        breakers = [
            ("outcome-nasty", "nasty", "nasty:{}", [score.nasty for score in scores]),
            ("outcome-orders", "order", "player:{}", [score.orders for score in scores]),
        ]
        return steps + self.tie_breakers(steps, breakers)

    def _wanted(self) -> list[Step]:
        """What somebody alone had to reach: the points stand against one's own (CT-8.2.9, CT-8.2.10)."""
        view = self.view
        found = []
        for goal in view.goals:
            reached = f"{goal.have} {'✓' if goal.met else '✗'}"
            step = self.step("outcome-goal", "tick", "goal", (0, 0), (reached, str(goal.need)))
            found.append(replace(step, label=goal_text(self.words, goal.what, goal.need)))
        if view.target:
            found.append(self.step("outcome-goal", "g-vp", "goal", (0, view.target), ("", str(view.target))))
        return found

    # ── why ───────────────────────────────────────────────────────────────────────────────────────

    def reasons(self) -> list[str]:
        """For each player, what final scoring brought or took, and why."""
        lines = []
        for player, score in zip(self.view.players, self.result.scores):
            told = " ".join(self._reasons(player, score))
            lines.append(self.words.say("outcome-reasons", {"player": self.names[player.seat], "reasons": told}))
        return lines

    def _reasons(self, player: PlayerView, score: ScoreView) -> list[str]:
        say = self.words.say
        told = [
            say("outcome-why-nasty", {"at": player.nasty, "loss": -score.nasty}),
            self._ingredients(player, score),
        ]
        if player.says:
            told.append(say("outcome-why-says", {"count": len(player.says), "loss": -score.says}))
        if player.secret:
            told.append(self._secret(self._secret_card(player.secret), score.secret))
        if player.mrs_nasty:
            told.append(say("outcome-why-mrs-nasty", {"count": player.mrs_nasty, "points": score.mrs_nasty}))
        return told

    def _ingredients(self, player: PlayerView, score: ScoreView) -> str:
        """Ingredients count only without an open order (CT-7.3, CT-7.4)."""
        if player.order:
            return self.words.say("outcome-why-open", {"order": f"@order-{player.order.id}"})
        count = sum(player.ingredients.values())
        return self.words.say("outcome-why-ingredients", {"count": count, "points": score.ingredients})

    def _secret_card(self, name: str) -> SecretTask:
        return next(card for card in self.cards.secrets if card.id == name)

    def _secret(self, card: SecretTask, points: int) -> str:
        """The tier of a Secret Task that was reached."""
        tiers = [tier for tier, worth in zip(tier_texts(self.words, card), card.points) if worth == points]
        key = "outcome-why-secret" if tiers else "outcome-why-secret-missed"
        return self.words.say(key, {"secret": card.key, "tier": "".join(tiers[:1])})

    def goals(self) -> list[str]:
        """What a solo game asked for, goal by goal; then the points, where these decide (CT-8.2.9, CT-8.2.10)."""
        view, points = self.view, self.result.scores[0].total
        lines = [self._goal(goal) for goal in view.goals]
        if view.story and (self.result.won or not all(goal.met for goal in view.goals)):
            return lines
        key = "outcome-target-reached" if points >= view.target else "outcome-target-missed"
        return [*lines, self.words.say(key, {"points": minus(points), "target": view.target})]

    def _goal(self, goal: GoalView) -> str:
        key = "outcome-goal-met" if goal.met else "outcome-goal-missed"
        return self.words.say(key, {"goal": goal_text(self.words, goal.what, goal.need), "have": goal.have})

    def steps(self) -> list[str]:
        """Points, then little lost on the Nasty track, then orders, among those who are still level (CT-7.8)."""
        scores = self.result.scores
        most = max(score.total for score in scores)
        tied = [seat for seat, score in enumerate(scores) if score.total == most]
        key = "outcome-most" if len(tied) == 1 else "outcome-tied"
        lines = [self.words.say(key, {"players": self.people(tied), "points": minus(most)})]
        breakers = {"nasty": [score.nasty for score in scores], "orders": [score.orders for score in scores]}
        for name, amounts in breakers.items():
            if len(tied) == 1:
                return lines
            best = max(amounts[seat] for seat in tied)
            tied = [seat for seat in tied if amounts[seat] == best]
            key = f"outcome-{name}-breaks" if len(tied) == 1 else f"outcome-{name}-level"
            lines.append(self.words.say(key, {"players": self.people(tied), "amount": abs(best)}))
        return [*lines, self.words.say("outcome-draw", {"players": self.people(tied)})] if len(tied) > 1 else lines
