"""What a ladder has found: ratings, and how often each bot beats each other, with their intervals."""

from msgspec import Struct
from openskill.models import PlackettLuce

from alehouse.lab.ladder import Ladder
from alehouse.lab.play import Played
from alehouse.lab.statistics import NORMAL_95, wilson

_MODEL = PlackettLuce(tau=0.0)  # bots do not learn from one game to the next: what is known of them only grows


class Rating(Struct, kw_only=True):
    """How strong a bot is in openskill's measure, with the 95 % interval; `name` may be a printed opponent's."""

    name: str
    rating: float
    low: float
    high: float
    games: int


class Meeting(Struct, kw_only=True):
    """A bot in one seat against another in all others: its share of first places, shared ones in part, with the
    95 % interval; `fair` is the share of one seat among all."""

    bot: str
    against: str
    games: int
    victories: float
    rate: float
    low: float
    high: float
    fair: float


class Standings(Struct, kw_only=True):
    """Everything that a ladder has found."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    cards: str
    seed: int | str
    bots: tuple[str, ...]
    games: int
    ratings: list[Rating]
    meetings: list[Meeting]
    decisions: float


class Reckoning:
    """Adds up finished games in the order of their numbers; nothing of a game is kept."""

    def __init__(self, ladder: Ladder) -> None:
        self._ladder = ladder
        self._opponents = ladder.load().opponents(ladder.options)
        self._ratings = {name: _MODEL.rating(name=name) for name in (*ladder.bots, *self._opponents)}
        self._rated = dict.fromkeys(self._ratings, 0)
        self._meetings = {pair: [0, 0.0] for pair in self._pairs()}
        self._decisions = 0
        self.games = 0

    def _pairs(self) -> list[tuple[str, str]]:
        if self._ladder.players == 1:
            return [(bot, name) for bot in self._ladder.bots for name in self._opponents]
        return [(strong, weak) for weak, strong in self._ladder.pairs()]

    def add(self, game: Played) -> None:
        self.games += 1
        self._decisions += game.decisions
        names = (*game.bots, *self._opponents)
        pair = self._pair(names)
        if pair:
            tally = self._meetings[pair]
            tally[0] += 1
            if game.places[names.index(pair[0])] == 1:
                tally[1] += 1 / game.places.count(1)
        if self._ladder.rates(game.bots):
            self._rate(names, game.places)

    def _pair(self, names: tuple[str, ...]) -> tuple[str, str] | None:
        """Who met whom: one of the one against all the others of the other."""
        for strong, weak in self._meetings:
            if names.count(strong) == 1 and names.count(weak) == len(names) - 1:
                return strong, weak
        return None

    def _rate(self, names: tuple[str, ...], places: list[int]) -> None:
        """A bot that sits twice is rated by the mean of what its seats did."""
        teams = [[self._ratings[name]] for name in names]
        after = _MODEL.rate(teams, ranks=[float(place) for place in places])
        for name in dict.fromkeys(names):
            mine = [rated for other, (rated,) in zip(names, after) if other == name]
            mu = sum(rated.mu for rated in mine) / len(mine)
            sigma = sum(rated.sigma for rated in mine) / len(mine)
            self._ratings[name] = _MODEL.rating(mu=mu, sigma=sigma, name=name)
            self._rated[name] += 1

    def standings(self) -> Standings:
        """All that was found so far, the strongest bot first."""
        ladder = self._ladder
        return Standings(
            game=ladder.game,
            rules=ladder.rules,
            players=ladder.players,
            options=ladder.options,
            cards=ladder.card_file,
            seed=ladder.seed,
            bots=ladder.bots,
            games=self.games,
            ratings=sorted(map(self._rating, self._ratings), key=lambda rating: -rating.rating),
            meetings=[self._meeting(*pair) for pair in self._meetings],
            decisions=self._decisions / max(self.games, 1),
        )

    def _rating(self, name: str) -> Rating:
        known = self._ratings[name]
        margin = NORMAL_95 * known.sigma
        return Rating(
            name=name, rating=known.mu, low=known.mu - margin, high=known.mu + margin, games=self._rated[name]
        )

    def _meeting(self, bot: str, against: str) -> Meeting:
        games, victories = self._meetings[bot, against]
        low, high = wilson(victories, int(games))
        return Meeting(
            bot=bot,
            against=against,
            games=int(games),
            victories=victories,
            rate=victories / games if games else 0.0,
            low=low,
            high=high,
            fair=1 / self._ladder.load().table_size(self._ladder.players),
        )
