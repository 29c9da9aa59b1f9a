// The house in the reader's language: games, bots, and the page's own words.

import { ask, memory } from "./dom.js";

export let house = null;
let language = memory.get("language") || navigator.language.slice(0, 2);

export const spoken = () => language;

export async function enter(chosen = language) {
  house = await ask(`/api/house?lang=${chosen}`);
  language = house.languages.some(([code]) => code === chosen) ? chosen : "en";
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
