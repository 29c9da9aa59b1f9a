// Setting a table up: which game, who plays, how.

import { bringIn, icon, make, narrow, pageLink, show } from "./dom.js";
import { tableForm } from "./form.js";
import { languages, otherPages } from "./house.js";
import { prefs, TEXT_SIZES } from "./prefs.js";
import { entitle } from "./title.js";
import { bookAddress, house, say } from "./words.js";

/** @param {HTMLElement} page @param {string} name */
export function showSetup(page, name) {
  entitle(`${say("page-new-table")} · ${say("page-title")}`);
  const sheet = make("section.sheet", { "aria-label": say("page-new-table") });
  const cards = house.games.map((game) => gameCard(game, () => {
    choose(game);
    if (narrow.matches) look(); // it is below all games there
  }));
  const boxes = house.games.map((game, k) => make("div.game-box", {}, cards[k],
    pageLink("a.learn", `/learn/${game.name}`, {}, icon("hint"), say("page-learn"))));
  /** @type {Wire.GameForm | null} */
  let chosen = null;
  /** @param {Wire.GameForm} game */
  const choose = (game) => {
    if (game === chosen) return; // what has been filled in stays
    chosen = game;
    cards.forEach((card, k) => card.setAttribute("aria-pressed", house.games[k] === game));
    sheet.replaceChildren(tableForm(game));
  };
  const look = () => bringIn(sheet, "start");
  const sign = make("header.sign", {}, make("h1", {}, say("page-new-table")), languages(show), otherPages("/new"));
  page.append(make("main.house.setting-up", {}, sign, make("section.games", { "aria-label": say("page-games") }, boxes), sheet,
    make("footer", {}, bookLinks(), textSizes(), say("page-version", { version: house.version }), " · ", say(`page-build-${house.build}`))));
  const wanted = house.games.find((game) => game.name === name);
  choose(wanted ?? house.games[0]);
  if (wanted && narrow.matches) look();
}

// The books of the games: nobody needs a table to read them.
function bookLinks() {
  return make("nav.books", { "aria-label": say("page-handbook") }, make("span", {}, say("page-handbook")),
    house.games.map(({ name, title }) => make("a", { href: bookAddress(name) }, icon("book"), title)));
}

/** @param {Wire.GameForm} game @param {() => void} onclick */
function gameCard(game, onclick) {
  const picture = make("span.emblem");
  picture.innerHTML = game.emblem;
  const [fewest, most] = [game.seats[0], /** @type {number} */ (game.seats.at(-1))];
  return make("button.game", { type: "button", onclick }, picture,
    make("span", {}, make("strong", {}, game.title), make("span", {}, game.blurb),
      make("small", {}, say("page-player-range", { fewest, most }))));
}

// The choice of a text size outside the table; whoever makes it sees it at once.
function textSizes() {
  const options = TEXT_SIZES.map((size) =>
    make("option", { value: size, selected: size === prefs.get("text") }, say("page-text-size-of", { size })));
  const select = make("select", { "aria-label": say("page-text-size") }, options);
  select.onchange = () => prefs.set("text", Number(select.value));
  return make("label.text-size", {}, select);
}
