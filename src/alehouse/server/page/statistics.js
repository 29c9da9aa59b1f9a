// How somebody's games went, rival by rival; and the players of the house who have said that they may be shown.

import { ask, draw, icon, make, messageOf, pageLink } from "./dom.js";
import { soloTable } from "./form.js";
import { furnish, furnishOwn } from "./ownpages.js";
import { locale, say, spoken } from "./words.js";

const TREND = { width: 120, height: 32, margin: 3 }; // pixels

// One's own page.
/** @param {HTMLElement} page */
export function showStatistics(page) {
  const title = say("page-stat-title");
  const sheets = make("div.own-sheets", {}, make("h2.about", {}, title));
  const know = furnishOwn(page, "/you/statistics", sheets);
  bring(sheets, title, async () => {
    const [games, me] = await Promise.all([ask(`/api/me/statistics?lang=${spoken()}`), ask(`/api/me?lang=${spoken()}`)]);
    know(me);
    return [...(games.length ? games.map(gameSheet) : [sheet(title, make("p", {}, say("page-stat-none")))]), consent(me)];
  });
}

// The page of somebody who is shown.
/** @param {HTMLElement} page @param {string} alias */
export function showPlayer(page, alias) {
  show(page, say("page-stat-players"), async () => {
    const { name, games } = await ask(`/api/players/${alias}?lang=${spoken()}`);
    /** @type {HTMLElement} */ (page.querySelector("h1")).textContent = say("page-stat-of", { name: name || say("page-somebody") });
    return games.length ? games.map(gameSheet) : [sheet(name, make("p", {}, say("page-stat-nobody")))];
  });
}

// Everybody who is shown, by game.
/** @param {HTMLElement} page */
export function showPlayers(page) {
  show(page, say("page-stat-players"), async () => {
    const boards = await ask(`/api/players?lang=${spoken()}`);
    const about = make("p", {}, say("page-stat-players-help"));
    return boards.length ? [sheet(say("page-stat-players"), about), ...boards.map(board)]
      : [sheet(say("page-stat-players"), about, make("p", {}, say("page-stat-nobody")))];
  });
}

// A page with what `load()` brings, or with why there is nothing.
/** @param {HTMLElement} page @param {string} title @param {() => Promise<HTMLElement[]>} load */
function show(page, title, load) {
  furnish(page, title);
  bring(/** @type {HTMLElement} */ (page.querySelector("main")), title, load);
}

/** @param {HTMLElement} place @param {string} title @param {() => Promise<HTMLElement[]>} load */
function bring(place, title, load) {
  load().then((sheets) => place.append(...sheets),
    ({ message }) => place.append(sheet(title, make("p.problem", { role: "alert" }, message))));
}

/** @param {string} label @param {Page.Leaf[]} content */
const sheet = (label, ...content) => make("section.sheet.wide", { "aria-label": label }, content);

// Whether one is shown; nobody is who has not said so.
/** @param {Wire.Me} me */
function consent({ shown }) {
  const note = make("output");
  const box = make("input", { type: "checkbox", checked: shown });
  box.onchange = async () => {
    try {
      await ask(`/api/me?lang=${spoken()}`, { shown: box.checked });
      note.textContent = say("page-you-saved");
    } catch (refusal) {
      box.checked = !box.checked;
      note.textContent = messageOf(refusal);
    }
  };
  return make("section.sheet.consent", { "aria-label": say("page-stat-players") }, make("label.toggle", {}, box, make("span", {}, say("page-stat-shown"),
    make("small", {}, say("page-stat-shown-help")))), note,
  make("div.doing", {}, pageLink("a.plain", "/house/players", {}, icon("people"), say("page-stat-players"))));
}

/** @param {Wire.GameStatistics} statistics */
function gameSheet({ title, rating, careers, solo, used, rival }) {
  return sheet(title, make("h2", {}, title), rating && ratingLine(rating),
    careers.length > 0 && make("div.careers-table", {}, careerTable(careers)),
    rival && make("p", {}, say("page-stat-rival", { ...rival, name: rival.name || say("page-somebody") })),
    used.length > 0 && make("div.used", {}, make("h3", {}, say("page-stat-used")), make("ol", {}, used.map(({ name, times }) =>
      make("li", {}, name, " ", make("small", {}, say("page-stat-times", { times })))))),
    solo.length > 0 && make("div.solo", {}, soloTable(solo)));
}

/** @param {Wire.RatingText} rating */
const ratingLine = ({ rating, low, high, games }) => make("p.rating", {}, say("page-you-rating"), " ", make("b", {}, tenths(rating)), " ",
  make("small", {}, `${say("page-stat-range", { low: tenths(low), high: tenths(high) })} · ${say("page-stat-rated")}: ${games}`));

// A row for each kind of rivals, which is folded: every number bears the head of its column.
/** @param {Wire.CareerLine[]} careers */
function careerTable(careers) {
  const [rivals, ...heads] = ["against", "games", "won", "place", "best", "mean", "turns", "last", "trend"].map((key) => say(`page-stat-${key}`));
  return make("table", {}, make("thead", {}, make("tr", {}, [rivals, ...heads].map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, careers.map((career) => make("tr", {}, make("th", { scope: "row" }, rivalsOf(career)),
      cellsOf(career).map((cell, k) => make("td", { "data-head": heads[k] }, cell))))));
}

/** @param {Wire.CareerLine} career @returns {Page.Leaf[]} */
function cellsOf({ played, won, place, best, mean, turns, places, trend }) {
  const numbers = [played, won, tenths(place), best, tenths(mean), turns === null ? "–" : tenths(turns)];
  return [...numbers.map((number) => String(number).replace("-", "−")), strip(places), course(trend)];
}

/** @param {Wire.CareerLine} career */
function rivalsOf({ against, level }) {
  if (against !== "bots") return say(`page-stat-${against}`);
  return level ? say("page-stat-bots", { level: say(`page-level-${level}`) }) : say("page-stat-bots-other");
}

// The last places as a strip, the newest at the right.
/** @param {number[]} places */
function strip(places) {
  return make("span.strip", { role: "img", "aria-label": say("page-stat-places", { places: places.join(", ") }) },
    places.map((place) => make("i", { "data-place": Math.min(place, 4) }, String(place))));
}

/** @param {number[]} means */
function course(means) {
  const { width, height, margin } = TREND;
  const [low, high] = [Math.min(...means), Math.max(...means)];
  /** @param {number} k */
  const x = (k) => margin + (width - 2 * margin) * (means.length > 1 ? k / (means.length - 1) : 0.5);
  /** @param {number} mean */
  const y = (mean) => height - margin - (height - 2 * margin) * (high > low ? (mean - low) / (high - low) : 0.5);
  const last = means[means.length - 1];
  const label = say("page-stat-trend-said", { from: tenths(means[0]), to: tenths(last) });
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "trend", role: "img", "aria-label": label });
  svg.append(draw("polyline", { points: means.map((mean, k) => `${x(k)},${y(mean)}`).join(" ") }),
    draw("circle", { cx: x(means.length - 1), cy: y(last), r: 3 }));
  return svg;
}

/** @param {Wire.Leaderboard} board */
function board({ title, players }) {
  return sheet(title, make("h2", {}, title), make("ol.players", {}, players.map(({ alias, name, rating, me }, k) =>
    make(me ? "li.me" : "li", {}, make("b", {}, `${k + 1}.`), pageLink("a", `/player/${alias}`, {}, name || say("page-somebody")),
      make("span", { title: say("page-you-rating") }, tenths(rating.rating)),
      make("small", {}, `${say("page-stat-range", { low: tenths(rating.low), high: tenths(rating.high) })} · ${say("page-stat-rated")}: ${rating.games}`)))));
}

/** @param {number} number */
const tenths = (number) => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
