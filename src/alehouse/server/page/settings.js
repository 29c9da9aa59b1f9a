// The table's settings: one sheet, in reach from every table; everything works at once.

import { calm, make } from "./dom.js";
import { dialog } from "./popup.js";
import { prefs, TEXT_SIZES } from "./prefs.js";
import { sound } from "./sound.js";
import { say } from "./words.js";

/** @type {Record<string, Partial<Record<keyof Wire.Prefs, (string | number)[] | null>>>} */
const SHEET = {
  pace: { speed: ["calm", "normal", "brisk", "once"], single: ["on", "off"], confirm: ["never", "turn", "move"], tap: ["play", "show"] },
  sound: { sound: ["off", "turn", "all"], volume: null },
  sight: { motion: ["device", "full", "less", "none"], text: TEXT_SIZES, patterns: ["off", "on"], help: ["on", "off"], tips: ["on", "off"] },
};
/** @type {Partial<Record<keyof Wire.Prefs, string>>} */
const HEARD = { sound: "turn", volume: "coin" }; // what a change of these sounds like

export function settingsDialog() {
  const groups = Object.entries(SHEET).map(([group, rows]) =>
    make("section", {}, make("h3", {}, say(`page-set-${group}`)), Object.entries(rows).map(setting)));
  dialog("settings", say("page-settings"), ...groups, make("p.kept", {}, say("page-set-kept")));
}

/** @param {[string, (string | number)[] | null]} row */
function setting([key, values]) {
  const name = /** @type {keyof Wire.Prefs} */ (key);
  const label = say(`page-set-${name}`);
  const help = name === "motion" && calm.matches ? "page-set-motion-asked" : `page-set-${name}-help`;
  return make("div.setting", {}, make("div.label", {}, make("b", {}, label), make("small", {}, say(help))),
    values ? segments(name, label, values) : volume(name, label));
}

/** @param {keyof Wire.Prefs} name @param {string | number} value */
function set(name, value) {
  prefs.set(name, value);
  if (!(name in HEARD)) return;
  sound.wake().then(() => sound.play(HEARD[name] ?? ""));
}

/** @param {keyof Wire.Prefs} name @param {string} label @param {(string | number)[]} values */
function segments(name, label, values) {
  const choices = values.flatMap((value) => {
    const id = `set-${name}-${value}`;
    const text = name === "text" ? `${value}\u00a0%` : say(`page-set-${name}-${value}`);
    const onchange = () => set(name, value);
    return [make("input", { type: "radio", id, name: `set-${name}`, checked: value === prefs.get(name), onchange }),
      make("label", { htmlFor: id }, text)];
  });
  return make("div.segments", { role: "radiogroup", "aria-label": label, "data-name": name }, choices);
}

/** @param {keyof Wire.Prefs} name @param {string} label */
function volume(name, label) {
  /** @param {Event} event */
  const oninput = ({ target }) => set(name, Number(/** @type {HTMLInputElement} */ (target).value));
  return make("input.volume", { type: "range", min: 0, max: 100, step: 5, value: prefs.get(name), "aria-label": label, oninput });
}
