// What is told to those who do not see the table: by one voice, each deed once, never in haste, what is asked of them last.

import { say } from "./words.js";

const BREATH = 1500; // milliseconds between two announcements

/** @type {string[]} */
let remarks = []; // these four are still to be told
/** @type {string[]} */
let deeds = [];
let moves = 0; // of those, what somebody has done
let prompt = "";
let asked = ""; // what was asked last
let last = -BREATH;
/** @type {number | null} */
let timer = null;

// Something that is no deed at the table: a hint, what somebody says.
/** @param {string} note */
export function announce(note) {
  remarks.push(note);
  plan();
}

// The table goes on: lines of the log that are new, and what is asked of whoever is here, or "".
/** @param {Wire.LogText[]} lines @param {string} question */
export function announceTable(lines, question) {
  deeds.push(...lines.map(deed));
  moves += lines.filter(({ name }) => name).length;
  prompt = question;
  if (!question) asked = "";
  plan();
}

// Whoever leaves a table has no use for what happened there.
export function hush() {
  clearTimeout(timer ?? 0);
  [remarks, deeds, moves, prompt, asked, timer] = [[], [], 0, "", "", null];
}

function plan() {
  timer ??= setTimeout(tell, Math.max(0, last + BREATH - performance.now()));
}

function tell() {
  const news = moves > 1 ? [say("page-deeds", { count: moves, deeds: sentences(deeds) })] : deeds;
  const question = prompt !== asked || deeds.length ? prompt : "";
  const text = sentences([...remarks, ...news, question].filter(Boolean));
  [remarks, deeds, moves, asked, timer] = [[], [], 0, prompt, null];
  if (!text) return;
  last = performance.now();
  // A new paragraph is told even if it says the same as the one before.
  const told = document.createElement("p");
  told.textContent = text;
  document.getElementById("announcer")?.replaceChildren(told);
}

/** @param {string[]} texts */
const sentences = (texts) => texts.map((text) => text.replace(/\.$/, "")).join(". ");

// "Brokk: worker to Gold Seam, plus 1 gold".
/** @param {Wire.LogText} line */
function deed({ name = "", text, changes = [] }) {
  const told = [text.replace(/\.$/, ""), ...changes.map(gain)].join(", ");
  return name ? say("page-deed", { name, deed: told }) : told;
}

/** @param {[string, number, string]} change */
const gain = ([, amount, good]) => say(amount < 0 ? "page-minus" : "page-plus", { amount: Math.abs(amount), good });
