// The first page: the games, a new table, the tables one may go on with.

import { ask, badge, go, make, show } from "./dom.js";
import { tableForm } from "./form.js";
import { house, say, speak, spoken } from "./words.js";

export function showHouse(page) {
  document.title = say("page-title");
  const sheet = make("section.sheet", { "aria-label": say("page-new-table") });
  const cards = house.games.map((game) => gameCard(game, () => choose(game)));
  let chosen = null;
  const choose = (game) => {
    if (game === chosen) return; // what has been filled in stays
    chosen = game;
    cards.forEach((card, k) => card.setAttribute("aria-pressed", house.games[k] === game));
    sheet.replaceChildren(tableForm(game));
  };
  const tables = make("section.tables", { "aria-label": say("page-your-tables") });
  const sign = make("header.sign", {},
    make("h1", {}, say("page-title")), make("p", {}, say("page-tagline")), languages(show));
  page.append(make("main.house", {}, sign,
    make("section.games", { "aria-label": say("page-games") }, cards), tables, sheet,
    make("footer", {}, say("page-version", { version: house.version }))));
  choose(house.games[0]);
  listTables(tables);
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

function gameCard(game, onclick) {
  const picture = make("span.emblem");
  picture.innerHTML = game.emblem;
  const [fewest, most] = [game.seats[0], game.seats.at(-1)];
  return make("button.game", { type: "button", onclick }, picture,
    make("span", {}, make("strong", {}, game.title), make("span", {}, game.blurb),
      make("small", {}, say("page-player-range", { fewest, most }))));
}

async function listTables(section) {
  section.append(make("h2", {}, say("page-your-tables")));
  try {
    const lines = await ask(`/api/tables?lang=${spoken()}`);
    const none = make("p.quiet", {}, say("page-no-tables"));
    section.append(lines.length ? make("ul", {}, lines.map(tableLine)) : none);
  } catch (problem) {
    section.append(make("p.quiet", { role: "alert" }, problem.message));
  }
}

function tableLine({ id, title, players, when, over, text }) {
  const clock = new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" });
  const enter = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab or window
    event.preventDefault();
    go(`/table/${id}`);
  };
  return make("li", {}, make("a", { href: `/table/${id}`, onclick: enter, "data-over": String(over) },
    make("strong", {}, title), make("span.state", {}, text),
    make("span.names", {}, players.map(({ name, colour }) => make("span", {}, badge(colour), name))),
    make("time", { dateTime: when }, clock.format(new Date(when)))));
}
