// The house in the reader's language: games, bots, and the page's own words.

import { ask, memory } from "./dom.js";

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export let house = null;
const wishes = [memory.get("language"), ...navigator.languages].map((wish) => wish?.slice(0, 2));
let language = wishes.find(Boolean);

export const spoken = () => language;

// How numbers, dates and times are written in it.
export const locale = () => ({ en: "en-GB" }[language] ?? language);

// Learn everything about the house. A language it does not speak is replaced by the next one wished for.
export async function enter(chosen = language) {
  house = await ask(`/api/house?lang=${chosen}`);
  language = [chosen, ...wishes].find((wish) => house.languages.some(([code]) => code === wish)) || "en";
  document.documentElement.lang = language;
}

export async function speak(chosen) {
  memory.set("language", chosen);
  await enter(chosen);
}

// say("page-move-of", {move: 3}): the message with its variables filled in.
export function say(key, values = {}) {
  const message = house.words[key] ?? key;
  return message.replace(/\{\s*\$(\w+)\s*\}/g, (whole, name) => values[name] ?? whole);
}

// "8 hours", in the largest unit that fits.
export function duration(seconds) {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0);
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

// The time for a move at a table.
export const pace = (deadline) =>
  (deadline ? say("page-deadline", { time: duration(deadline) }) : say("page-deadline-none"));

// A time as the clock shows it; with its day, if that is not today.
export function moment(text) {
  const time = new Date(text);
  const today = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(locale(), today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}
