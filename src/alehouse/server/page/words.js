// The house in the reader's language: games, bots, and the page's own words.

import { ask, memory } from "./dom.js";

/** @type {[Intl.RelativeTimeFormatUnitSingular, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** @type {Page.House} */
export let house = /** @type {any} */ (null); // before one has entered it
/** @type {(string | undefined)[]} */
const wishes = [memory.get("language"), ...navigator.languages].map((wish) => wish?.slice(0, 2));
let language = wishes.find(Boolean) ?? "en";

export const spoken = () => language;

const YEAR = 365 * 86400; // seconds

// The house is asked in the language that was chosen, from the first request on.
/** @param {string} chosen */
function remember(chosen) {
  memory.set("language", chosen);
  document.cookie = `language=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
}

// Whether something is in the language that was chosen here, if one was.
/** @param {string} told */
export const suits = (told) => [null, told].includes(memory.get("language"));

// What the first page has told of the house: enough for that page, and for whatever is on all of them.
/** @param {Pick<Page.FirstPage, "words" | "languages" | "language">} told */
export function glance({ words, languages, language: told }) {
  house = { ...(house ?? { partial: true }), languages, words: { ...house?.words, ...words } };
  language = document.documentElement.lang = told;
}

// Everything about the house, if it is not known yet.
export const whole = async () => house && !house.partial || enter();

// How numbers, dates and times are written in it.
export const locale = () => (language === "en" ? "en-GB" : language);

// Learn everything about the house. A language it does not speak is replaced by the next one wished for.
export async function enter(chosen = language) {
  house = await ask(`/api/house?lang=${chosen}`);
  language = [chosen, ...wishes].find((wish) => house.languages.some(([code]) => code === wish)) || "en";
  document.documentElement.lang = language;
}

/** @type {WeakMap<Wire.House, Record<string, Promise<unknown>>>} */
const learnt = new WeakMap(); // by house: the parts of the words that were fetched for it

// Have the words that only a part of the page needs.
/** @param {string} part */
export function learn(part) {
  const parts = learnt.get(house) ?? {};
  learnt.set(house, parts);
  parts[part] ??= ask(`/api/words/${part}?lang=${language}`).then(
    (words) => Object.assign(house.words, words),
    (problem) => { delete parts[part]; throw problem; });
  return parts[part];
}

/** @param {string} chosen */
export async function speak(chosen) {
  remember(chosen);
  if (house.partial) language = chosen;
  else await enter(chosen);
}

// say("page-move-of", {move: 3}): the message with its variables filled in.
/** @param {string} key @param {Record<string, string | number>} values */
export function say(key, values = {}) {
  const message = house?.words[key] ?? key;
  return message.replace(/\{\s*\$(\w+)\s*\}/g, (all, name) => String(values[name] ?? all));
}

// The page of a game's book, at a clause if one is named.
/** @param {string} game @param {string} clause */
export const bookAddress = (game, clause = "") => `/rules/${game}?lang=${language}${clause && `#${clause}`}`;

// A bot as such, "bot: journeyman"; and a name with the level of the bot that bears it, "Brokk · journeyman".
/** @param {number | undefined} level */
export const botOf = (level) => (level ? say("page-bot", { bot: say(`page-level-${level}`) }) : say("page-a-bot"));

// "8 hours", in the largest unit that fits.
/** @param {number} seconds */
export function duration(seconds) {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

// The time for a move at a table.
/** @param {number | undefined} deadline */
export const timeToMove = (deadline) =>
  (deadline ? say("page-deadline", { time: duration(deadline) }) : say("page-deadline-none"));

// "3 October", with the year if it is another one.
/** @param {string} text */
export function day(text) {
  const time = new Date(text);
  /** @type {Intl.DateTimeFormatOptions} */
  const year = time.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" };
  return time.toLocaleDateString(locale(), { day: "numeric", month: "long", ...year });
}

// "20 minutes ago", in the largest unit that fits.
/** @param {string} text */
export function ago(text) {
  const seconds = (Date.now() - Date.parse(text)) / 1000;
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.round(seconds / length), unit);
}

// A time as the clock shows it; with its day, if that is not today.
/** @param {string | Date} text */
export function moment(text) {
  const time = new Date(text);
  const today = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(locale(), today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}
