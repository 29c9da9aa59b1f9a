// What the pages of the house have in common: the choice of language, the ways to other pages, tables in a list.

import { followCalls, nextTablePlace, waiting } from "./calls.js";
import { badge, icon, make, pageLink } from "./dom.js";
import { house, locale, say, speak, spoken } from "./words.js";

const LEVELS = 5;

export const NEW_TABLE = "new"; // the page where one is opened

// The choice of language; `then` shows the page in it.
/** @param {() => void} then */
export function languages(then) {
  const options = house.languages.map(([value, name]) =>
    make("option", { value, selected: value === spoken() }, name));
  const select = make("select", { "aria-label": say("page-language") }, options);
  select.onchange = async () => {
    await speak(select.value);
    dispatchEvent(new Event("language"));
    then();
  };
  return make("label.language", {}, select);
}

const PAGES = [["/", "house", "page-house"], ["/lobby", "people", "page-lobby"], ["/records", "chart", "page-records"],
  ["/you", "person", "page-you"]];

// Where one may go from a page: the next table that waits, and the other pages; on a telephone they stand at the bottom.
/** @param {string} here @param {Page.Leaf[]} more */
export function otherPages(here, ...more) {
  const links = PAGES.map(([path, iconName, key]) => pageLink("a.plain", path,
    { "data-here": path === here ? "true" : null, "aria-current": path === here ? "page" : null },
    icon(iconName), make("span", {}, say(key)), path === "/" && counted()));
  return make("nav.ways", {}, nextTablePlace(), make("div.pages", {}, links), more);
}

// How many tables wait, kept up to date.
/** @param {AbortSignal} [signal] */
export function counted(signal) {
  const node = make("span.count");
  followCalls(() => {
    node.textContent = String(waiting().length);
    node.hidden = !waiting().length;
  }, signal);
  return node;
}

// A table in a list; `mark` says why one would go there, `more` what else there is to know, `path` where it leads.
/** @param {Wire.TableLine} line @param {Page.Child} [mark] */
export function tableLine({ id, game, title, players, when, over, text }, mark, more = "", path = `/table/${id}`) {
  const clock = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return make("li", {}, pageLink("a", path, { "data-over": String(over) }, emblem(game),
    make("strong", {}, title), make("span.state", {}, text),
    make("span.names", {}, players.map(playerName)),
    more !== "" && make("small.more", {}, more),
    make("span.end", {}, mark, make("time", { dateTime: when }, clock.format(new Date(when))))));
}

/** @param {Wire.PlayerText} player */
function playerName({ name, colour, kind, level }) {
  const free = kind === "open";
  return make(free || kind === "reserved" ? "span.free" : "span", {}, badge(colour), free ? say("page-free-seat") : withLevel(name, level));
}

// A game's picture: one of its own, so that no two in a list have parts of the same name.
/** @param {string} game */
function emblem(game) {
  const drawing = house.games.find(({ name }) => name === game)?.emblem;
  return drawing && make("img.emblem", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(drawing)}` });
}

// A name, with how strong a bot is: as dots, and in words for whoever does not see them.
/** @param {string} name @param {number | undefined} level @returns {Page.Leaf[]} */
export const withLevel = (name, level) => (level
  ? [name, make("span.unseen", {}, ` · ${say(`page-level-${level}`)}`), dots(level)] : [name]);

// How strong a bot is, as dots; in words it is said beside them.
/** @param {number} level */
export const dots = (level) =>
  make("span.level", { "aria-hidden": "true" }, Array.from({ length: LEVELS }, (_, k) => make(k < level ? "i.on" : "i")));
