// What a person has set for the table: kept in this browser, the same at every table, and taken along to other devices.

import { ask, calm, memory } from "./dom.js";

const KEPT = "alehouse.feel";
const OLD_TEXT = "text"; // where the size of text was kept before there were settings
const SOON = 600; // milliseconds after the last change in which the house is told

const FIRST = { speed: "normal", single: "on", confirm: "never", tap: "play", sound: "turn", volume: 60, motion: "device",
  text: 100, patterns: "off", help: "on", tips: "on" };
const PASSED_ROUND = { sound: "off" }; // a screen with several seats
const BY_FINGER = { sound: "off", tap: "show" }; // a phone often lies in a quiet room; a finger covers what it means
export const TEXT_SIZES = [100, 115, 130]; // percent
/** @type {Record<string, number>} */
const PACE = { calm: 1.6, normal: 1, brisk: 0.55, once: 0 }; // times as long

const coarse = matchMedia("(pointer: coarse)");
const heard = new EventTarget();
const read = () => ({ ...(memory.get(OLD_TEXT) && { text: memory.get(OLD_TEXT) }), ...memory.get(KEPT) });
/** @type {Wire.Prefs} */
let own = read();
let shared = false;
/** @type {number | undefined} */
let telling = 0;

export const prefs = {
  /** @param {keyof Wire.Prefs} name @returns {any} */
  get(name) {
    const usual = { ...FIRST, ...(shared && PASSED_ROUND), ...(coarse.matches && BY_FINGER) };
    return own[name] ?? usual[name];
  },

  // It works at once; the house hears of it when a person has stopped changing things.
  /** @param {keyof Wire.Prefs} name @param {unknown} value */
  set(name, value) {
    keep({ [name]: value });
    clearTimeout(telling);
    telling = setTimeout(() => ask("/api/me/prefs", own).catch(() => {}), SOON); // else it is kept here alone
  },

  // Whether several people sit at this screen.
  /** @param {boolean} several */
  share(several) {
    shared = several;
  },

  // Do something now, and whenever a setting has changed.
  /** @param {() => void} act @param {AbortSignal} signal */
  follow(act, signal) {
    heard.addEventListener("change", act, { signal });
    act();
  },

  // What the person has set elsewhere holds here, too.
  take: keep,

  async takeAlong() {
    try {
      keep(await ask("/api/me/prefs"));
    } catch { /* what is kept here holds */ }
  },
};

// How many times as long as usual something takes; 0 is at once.
export const pace = () => PACE[prefs.get("speed")];

// What a finger's first tap on a lit piece does: it shows the piece, or plays it.
export const tapShows = () => prefs.get("tap") === "show";

// "full"; "less": nothing flies, what moves fades in; "none": not even that.
export function motion() {
  const wish = prefs.get("motion");
  return wish !== "device" ? wish : calm.matches ? "less" : "full";
}

/** @param {Wire.Prefs} some */
function keep(some) {
  own = { ...own, ...some };
  memory.set(KEPT, own);
  changed();
}

// The page's look follows: how much of it moves, how large its text is, whether colours have patterns.
function changed() {
  const look = document.documentElement.dataset;
  const before = look.text;
  Object.assign(look, { motion: motion(), text: prefs.get("text"), patterns: prefs.get("patterns"), help: prefs.get("help") });
  if (look.patterns === "on") import("./patterns.js").catch(() => {}); // the next change tries again
  if (before && before !== look.text) dispatchEvent(new Event("resize")); // another shape may fit now
  heard.dispatchEvent(new Event("change"));
}

changed();
calm.addEventListener("change", changed);
addEventListener("storage", ({ key }) => key === KEPT && keep(read())); // another window of this browser
