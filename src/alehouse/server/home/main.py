"""What stands on the first page: for a newcomer the games and a lesson, for others the tables that wait for them."""

from datetime import datetime
from html import escape
from typing import Final

from alehouse.bots import BOTS
from alehouse.core.words import LANGUAGES
from alehouse.house.protocol.home import GameCard, Home, RecordLine, Setup
from alehouse.house.protocol.house import TableLine
from alehouse.house.texts import house_words
from alehouse.server.home.parts import button, count, emblem, icon, level, link, mugs, name_of, said

HOUR: Final = 3600  # seconds
DAY: Final = 24 * HOUR
WEIGHTS: Final = ("light", "light", "medium", "heavy", "heavy")  # by weight, 1 first

ASKED: Final = {"wish": "home-asked-wish", "rematch": "page-rematch-asks", "seat": "page-seat-asks"}


class HomeWriter:
    """Writes the first page of somebody in one language, as it is at a moment."""

    def __init__(self, home: Home, language: str, now: str, version: str) -> None:
        self._home = home
        self._language = language
        self._words = house_words(language)
        self._now = datetime.fromisoformat(now)
        self._version = version
        self._levels = {number: self.say(f"bot-{bot}") for number, bot in enumerate(BOTS, 1)}

    def say(self, key: str, **args: object) -> str:
        return self._words.say(key, args)

    def main(self) -> str:
        """The page between its sprites and its scripts."""
        kind, body = ("new", self._for_newcomer()) if self._home.new else ("back", self._for_guest())
        return f'<main class="home {kind}">{self._sign()}{body}{self._foot()}</main>{self._bar()}'

    # ── above and below ───────────────────────────────────────────────────────────────────────────

    def _sign(self) -> str:
        home = self._home
        greeting = self.say("home-greeting-name", name=home.name) if home.name else self.say("home-greeting")
        title = self.say("page-title") if home.new else greeting
        about = f"<p>{escape(self.say('page-tagline'))}</p>" if home.new else ""
        lobby = link("plain", "/lobby", icon("people"), said(self.say("page-lobby")), self._open_tables())
        if home.new:
            ways = [lobby, link("plain", "/you", icon("key"), said(self.say("home-been-here")))]
        else:
            ways = [
                lobby,
                link("plain", "/records", icon("chart"), said(self.say("page-records"))),
                link("plain", "/you", icon("person"), said(self.say("page-you"))),
            ]
        bell = button("plain bell", "calling", icon("bell"), label=self.say("page-call-me"))
        return (
            f'<header class="sign"><div class="title"><h1>{escape(title)}</h1>{about}</div>'
            f'{self._languages()}{bell}<nav class="ways" aria-label="{escape(self.say("home-ways"))}">'
            f"{''.join(ways)}</nav></header>"
        )

    def _open_tables(self) -> str:
        waiting = self._home.lobby[0]
        return count(waiting) if waiting else ""

    def _languages(self) -> str:
        options = "".join(
            f'<option value="{code}"{" selected" if code == self._language else ""}>'
            f"{escape(house_words(code).say('language'))}</option>"
            for code in LANGUAGES
        )
        label = escape(self.say("page-language"))
        return f'<label class="language"><select aria-label="{label}">{options}</select></label>'

    def _foot(self) -> str:
        books = "".join(
            link("book", f"/rules/{game.name}?lang={self._language}", icon("book"), said(game.title))
            for game in self._home.games
        )
        handbook = escape(self.say("page-handbook"))
        return (
            f'<footer><nav class="books" aria-label="{handbook}">{said(self.say("page-handbook"))}{books}</nav>'
            f"{said(self.say('page-version', version=self._version))}</footer>"
        )

    def _bar(self) -> str:
        """Where one may go, at the bottom of a telephone."""
        turns = len(self._home.turns) + len(self._home.asked)
        third = ("#code", "key", "home-code-short") if self._home.new else ("/records", "chart", "page-records")
        entries = [
            ("/", "house", "page-house", count(turns) if turns else ""),
            ("/lobby", "people", "page-lobby", self._open_tables()),
            (*third, ""),
            ("/you", "person", "page-you", ""),
        ]
        links = "".join(
            f'<a href="{path}"{" aria-current=page" if path == "/" else ""}>'
            f"{icon(name)}{said(self.say(key))}{number}</a>"
            for path, name, key, number in entries
        )
        return f'<nav class="bar" aria-label="{escape(self.say("home-ways"))}">{links}</nav>'

    # ── a newcomer ────────────────────────────────────────────────────────────────────────────────

    def _for_newcomer(self) -> str:
        cards = "".join(f'<article class="paper game-card">{self._card(game)}</article>' for game in self._home.games)
        label = escape(self.say("page-games"))
        return f'{self._banner()}<section class="cards" aria-label="{label}">{cards}</section>{self._code()}'

    def _banner(self) -> str:
        """The lightest lesson."""
        taught = [game for game in self._home.games if game.lesson]
        if not taught:
            return ""
        game = min(taught, key=lambda game: game.weight)
        return (
            f'<section class="paper first">{emblem(game.name)}<div>'
            f"<h2>{escape(self.say('home-new', game=game.title))}</h2><p>{escape(self.say('home-new-about'))}</p></div>"
            + button("open", "teach", icon("cap"), said(self.say("home-teach")), about=game.name)
            + "</section>"
        )

    def _card(self, game: GameCard) -> str:
        """A game with what can be done with it."""
        alone = said(self.say("home-also-alone")) if game.seats[0] == 1 < len(game.seats) else ""
        facts = (
            f'<p class="facts"><span>{icon("people")}{game.seats[0]}–{game.seats[-1]}</span>'
            f"<span>{icon('clock')}{escape(self._minutes(*game.minutes))}</span>"
            f"<span>{mugs(game.weight)}{escape(self.say(f'home-weight-{WEIGHTS[game.weight - 1]}'))}</span>{alone}</p>"
        )
        doing = (
            link("plain", f"/learn/{game.name}", icon("cap"), said(self.say("page-learn")))
            + button("plain play", "play", icon("play"), said(self.say("home-play")), about=game.name)
            + button("plain", "friends", icon("people"), said(self.say("home-friends")), about=game.name)
            + link("plain set-up", f"/new/{game.name}", icon("settings"), said(self.say("home-set-up")))
        )
        return (
            f'{emblem(game.name)}<div class="in"><h2>{escape(game.title)}</h2><p>{escape(game.blurb)}</p>{facts}</div>'
            f'<div class="three">{doing}</div>'
        )

    def _minutes(self, low: int, high: int) -> str:
        """How long a game takes: as it usually does here, or between which bounds it says itself."""
        return (
            self.say("home-minutes-here", minutes=low) if low == high else self.say("home-minutes", low=low, high=high)
        )

    def _code(self) -> str:
        waiting, running = self._home.lobby
        told = said(self.say("home-lobby", open=waiting, running=running))
        lobby = link("soft", "/lobby", icon("people"), told) if self._home.new else ""
        return (
            f'<form class="dark code" data-do="code"><b>{escape(self.say("home-invited"))}</b>'
            f'<label for="code">{escape(self.say("home-code"))}</label>'
            '<input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" '
            f'maxlength="120" placeholder="· · · · ·" required>'
            f'<button class="plain" type="submit">{escape(self.say("home-sit-down"))}</button>{lobby}</form>'
        )

    # ── somebody who has been here ────────────────────────────────────────────────────────────────

    def _for_guest(self) -> str:
        mine = "".join(filter(None, [self._turns(), self._waiting(), self._last()]))
        return f'<div class="cols"><div class="mine">{mine or self._nothing()}{self._code()}</div>{self._again()}</div>'

    def _nothing(self) -> str:
        return f'<section class="dark list"><p class="quiet">{escape(self.say("page-no-tables"))}</p></section>'

    def _turns(self) -> str:
        lines = [*self._home.turns, *self._home.asked]
        if not lines:
            return ""
        next_table = link("go", f"/table/{lines[0].id}", said(self.say("page-call-next")), icon("next"))
        tables = "".join(self._lit(line) for line in lines)
        return (
            f'<section class="dark list turns"><div class="head"><h2>{escape(self.say("page-your-turn"))} '
            f'{count(len(lines))}</h2>{next_table}</div><ul class="lit-tables">{tables}</ul></section>'
        )

    def _lit(self, line: TableLine) -> str:
        state = self.say(ASKED[line.asked], name=line.host) if line.asked else line.stands
        return (
            f'<li><a class="table-line lit" href="/table/{escape(line.id)}">'
            f"{emblem(line.game)}<b>{escape(line.title)}</b>"
            f'{self._names(line)}<span class="state">{escape(state)}</span>'
            f'<span class="left">{self._left(line)}</span></a>{self._answers(line)}</li>'
        )

    def _answers(self, line: TableLine) -> str:
        """What whoever has a seat kept may answer at once; whether moves are taken back is answered at the table."""
        if line.asked not in ("rematch", "seat"):
            return ""
        yes = button("open", "accept", said(self.say("page-yes")), about=line.id)
        no = button("plain", "decline", said(self.say("page-not-now")), about=line.id)
        return f'<span class="answers">{yes}{no}</span>'

    def _names(self, line: TableLine) -> str:
        free = self.say("page-free-seat")
        names = "".join(name_of(player, free, self._levels) for player in line.players)
        return f'<span class="names">{names}</span>'

    def _left(self, line: TableLine) -> str:
        """How much time is left for a move."""
        if not line.due:
            return escape(self.say("home-no-hurry"))
        seconds = max(0, int((datetime.fromisoformat(line.due) - self._now).total_seconds()))
        if seconds >= DAY:
            text = self.say("home-left-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
        elif seconds >= HOUR:
            text = self.say("home-left-hours", hours=seconds // HOUR, minutes=seconds % HOUR // 60)
        else:
            text = self.say("home-left-minutes", minutes=seconds // 60)
        return icon("clock") + escape(text)

    def _waiting(self) -> str:
        home = self._home
        if not home.waiting and not home.archived:
            return ""
        lines = "".join(self._quiet(line, away=True) for line in home.waiting)
        archive = "".join(self._quiet(line, away=False) for line in home.archived)
        folded = (
            f"<details><summary>{escape(self.say('home-archive', count=len(home.archived)))}{icon('down')}</summary>"
            f"<ul>{archive}</ul></details>"
            if archive
            else ""
        )
        return (
            f'<section class="dark list"><div class="head"><h2>{escape(self.say("home-waiting"))}</h2>'
            f'<span class="soft">{escape(self.say("home-tables", count=len(home.waiting)))}</span></div>'
            f"<ul>{lines}</ul>{folded}</section>"
        )

    def _quiet(self, line: TableLine, away: bool) -> str:
        """A table where others have to do something; it can be put away, and taken out again."""
        if line.status == "open":
            state = self.say("home-waits-for-players")
            more = self.say("home-seats", taken=line.seats_taken, seats=len(line.players))
        else:
            state, more = self.say("page-turn-of", name=line.decides), line.stands
        deed, sign, key = ("archive", "archive", "home-put-away") if away else ("unarchive", "undo", "home-take-out")
        label = f"{self.say(key)}: {line.title}"
        return (
            f'<li><a class="table-line" href="/table/{escape(line.id)}">{emblem(line.game)}<b>{escape(line.title)}</b>'
            f'{self._names(line)}<span class="end"><span class="state">{escape(state)}</span>'
            f'<span class="soft">{escape(more)}</span></span></a>'
            + button("put-away", deed, icon(sign), about=line.id, label=label)
            + "</li>"
        )

    def _last(self) -> str:
        last = self._home.last
        if last is None:
            return ""
        told = f"{last.title}, {last.text} · {self.say('home-days-ago', days=last.days)}"
        title = f"<b>{escape(self.say('home-last'))}</b>"
        return f'<section class="dark last">{title}{said(told)}{self._analysis(last)}</section>'

    def _analysis(self, last: RecordLine) -> str:
        ready = last.points is not None
        text = self.say("home-analysis", points=last.points) if ready else self.say("page-record-page")
        return link("chip", f"/record/{last.id}", icon("chart"), said(text))

    def _again(self) -> str:
        setups = "".join(self._setup(setup, k == 0) for k, setup in enumerate(self._home.setups))
        again = f"<h2>{escape(self.say('home-again'))}</h2><ul>{setups}</ul>" if setups else ""
        return (
            f'<aside class="paper again">{again}<h2>{escape(self.say("home-another"))}</h2>{self._small_games()}'
            f"<p>{escape(self.say('home-another-help'))}</p>"
            f'<div class="how-called">{icon("bell")}<span class="how">{escape(self.say("page-call-sound"))}</span>'
            + button("clause", "calling", escape(self.say("home-change")))
            + "</div></aside>"
        )

    def _setup(self, setup: Setup, first: bool) -> str:
        sign, key = ("people", "home-invite") if setup.invites else ("play", "home-play-again")
        label = f"{self.say(key)}: {setup.title}, {setup.text}"
        dots = level(setup.level, self._levels.get(setup.level, ""))
        kind = "open" if first else "plain"
        return (
            f"<li>{emblem(setup.game)}<span><b>{escape(setup.title)}</b>"
            f"<small>{escape(setup.text)} {dots}</small></span>"
            + button(kind, "again", icon(sign), said(self.say(key)), about=setup.id, label=label)
            + "</li>"
        )

    def _small_games(self) -> str:
        """All games, small; each opens its card."""
        return f'<div class="four">{"".join(map(self._small_game, self._home.games))}</div>'

    def _small_game(self, game: GameCard) -> str:
        card = f"card-{game.name}"
        return (
            f'<button type="button" class="plain" popovertarget="{card}">{emblem(game.name)}{said(game.title)}</button>'
            f'<article class="paper game-card" id="{card}" popover aria-label="{escape(game.title)}">'
            f"{self._card(game)}</article>"
        )
