// The first page: the games, a new table, the tables one may go on with.

import { ask, badge, bringIn, fill, icon, make, narrow, pageLink, regularly, show } from "./dom.js";
import { tableForm } from "./form.js";
import { textSizes } from "./textsize.js";
import { house, locale, say, speak, spoken } from "./words.js";

const PAUSE = 10000; // milliseconds
export const NEW_TABLE = "#new"; // the part of the first page where one is opened

export function showHouse(page) {
  document.title = say("page-title");
  const sheet = make("section.sheet", { "aria-label": say("page-new-table") });
  const cards = house.games.map((game) => gameCard(game, () => {
    choose(game);
    if (narrow.matches) look(); // it is below all games there
  }));
  let chosen = null;
  const choose = (game) => {
    if (game === chosen) return; // what has been filled in stays
    chosen = game;
    cards.forEach((card, k) => card.setAttribute("aria-pressed", house.games[k] === game));
    sheet.replaceChildren(tableForm(game));
  };
  const look = () => bringIn(sheet, "start");
  const tables = make("section.tables", { "aria-label": say("page-your-tables") });
  const sign = make("header.sign", {},
    make("h1", {}, say("page-title")), make("p", {}, say("page-tagline")), languages(show), otherPages("/"));
  page.append(make("main.house", {}, sign,
    make("section.games", { "aria-label": say("page-games") }, cards), tables, sheet,
    make("footer", {}, textSizes(), say("page-version", { version: house.version }), " · ", say(`page-build-${house.build}`))));
  choose(house.games[0]);
  return listTables(tables, () => location.hash === NEW_TABLE && look());
}

// The choice of language; `then` shows the page in it.
export function languages(then) {
  const options = house.languages.map(([value, name]) =>
    make("option", { value, selected: value === spoken() }, name));
  const select = make("select", { "aria-label": say("page-language") }, options);
  select.onchange = async () => {
    await speak(select.value);
    then();
  };
  return make("label.language", {}, select);
}

// Where one may go from a page.
export function otherPages(here, ...more) {
  const pages = [["/", "house", "page-back"], ["/lobby", "people", "page-lobby"], ["/you", "person", "page-you"]];
  return make("nav.ways", {}, pages.filter(([path]) => path !== here).map(([path, iconName, key]) =>
    pageLink("a.plain", path, {}, icon(iconName), say(key))), more);
}

function gameCard(game, onclick) {
  const picture = make("span.emblem");
  picture.innerHTML = game.emblem;
  const [fewest, most] = [game.seats[0], game.seats.at(-1)];
  return make("button.game", { type: "button", onclick }, picture,
    make("span", {}, make("strong", {}, game.title), make("span", {}, game.blurb),
      make("small", {}, say("page-player-range", { fewest, most }))));
}

// One's own tables, those first where it is one's turn, kept up to date; `first` is done when they are there, and the
// answer ends that.
function listTables(section, first) {
  const list = make("div");
  section.append(make("h2", {}, say("page-your-tables")), list);
  let told = null;
  return regularly(async () => {
    try {
      const lines = await ask(`/api/tables?lang=${spoken()}`);
      if (told === JSON.stringify(lines)) return;
      told = JSON.stringify(lines);
      lines.sort((one, other) => other.turn - one.turn);
      const turn = (line) => line.turn && make("span.go", {}, say("page-your-turn"));
      fill(list, lines.length ? make("ul", {}, lines.map((line) => tableLine(line, turn(line))))
        : make("p.quiet", {}, say("page-no-tables")));
    } catch (problem) {
      told = null;
      fill(list, make("p.quiet", { role: "alert" }, problem.message));
    }
    first();
    first = () => {};
  }, PAUSE);
}

// A table in a list; `mark` says why one would go there, `more` what else there is to know.
export function tableLine({ id, title, players, when, over, text }, mark, more = "") {
  const clock = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return make("li", {}, pageLink("a", `/table/${id}`, { "data-over": String(over) },
    make("strong", {}, title), make("span.state", {}, text),
    make("span.names", {}, players.map(playerName)),
    more !== "" && make("small.more", {}, more),
    make("span.end", {}, mark, make("time", { dateTime: when }, clock.format(new Date(when))))));
}

function playerName({ name, colour, kind }) {
  const free = kind === "open";
  return make(free ? "span.free" : "span", {}, badge(colour), free ? say("page-free-seat") : name);
}
