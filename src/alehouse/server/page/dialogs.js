// What opens over the table: a stack unfolded, the result, the keys, the menu.

import { badge, button, draw, iconButton, make, narrow, pageLink, show } from "./dom.js";
import { sameAgain } from "./form.js";
import { languages, withLevel } from "./house.js";
import { dialog, ruleButton } from "./popup.js";
import { learn, say, spoken } from "./words.js";

/** @typedef {{ title: string, aim: string | null, table: string, lesson: boolean, record: boolean, undo: () => void, rules: () => void, learn: () => void, replay: () => void, settings: () => void, leave: () => void }} Menu */

// The detail behind a piece. Whatever in the drawing carries data-action can be chosen; why the piece itself cannot
// be, is said below.
/** @param {Wire.Unfolded} unfolded @param {Set<number>} legal @param {Wire.OptionText[]} offers @param {{ choose: (action: number, node: Page.Shown, box: HTMLDialogElement) => void, read: Page.ReadClause }} act */
export function unfolded({ detail, because }, legal, offers, { choose, read }) {
  const { title, gloss, art, width, height, lines, provenance } = detail;
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "canvas" });
  svg.style.setProperty("--w", `${width}px`);
  svg.innerHTML = art;
  const texts = [...lines.map((line) => make("p", {}, line)), ...provenance.map((line) => make("p.source", {}, line))];
  const box = dialog("unfolded", title, make("div.drawing", {}, svg), texts);
  const head = box.querySelector("h2");
  if (gloss) head?.append(make("small", {}, gloss));
  /** @param {Wire.OptionText} option */
  const take = ({ action, text }) => button("open", "", text, () => choose(action, box, box));
  if (offers.length) box.append(make("footer", {}, offers.map(take)));
  box.querySelector("footer button")?.focus(); // the next Enter plays, as on any other piece
  if (because) {
    box.append(make("div.because", {}, because.text, " ", because.clause && ruleButton(because.clause, read)));
  }
  const zoom = iconButton("plain", "zoom", say("page-zoom"), () => box.classList.toggle("large"));
  head?.after(zoom);
  for (const node of svg.querySelectorAll("[data-action]")) {
    const action = Number(node.dataset.action);
    node.classList.toggle("legal", legal.has(action));
    node.setAttribute("tabindex", "0");
    node.setAttribute("role", "button");
    const chosen = () => choose(action, node, box);
    node.addEventListener("click", chosen);
    node.addEventListener("keydown", (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      if (key === "Enter" || key === " ") chosen();
    });
  }
}

// The final scoring, explained. `actions`: table (its id), leave; rematch where one may ask for it, next where
// there is one.
/** @param {Wire.Result} result @param {Wire.PlayerText[]} players @param {{ table: string, leave: () => void, rematch: false | (() => void), next: "" | (() => void) }} actions */
export function resultDialog({ outcome: { title, reason, rows, lines }, places }, players, actions) {
  const node = dialog("result", title, make("p.reason", {}, reason), podium(places, players),
    make("div.scores", {}, scoreTable(rows)), make("ul", {}, lines.map((line) => make("li", {}, line))));
  /** @param {string} kind @param {string} iconName @param {string} key @param {() => unknown} act */
  const entry = (kind, iconName, key, act) => button(kind, iconName, say(key), closing(node, act));
  const again = !actions.next && !actions.rematch && sameAgain(actions.table);
  node.append(make("footer", {}, actions.next && entry("open", "", "page-to-rematch", actions.next),
    entry(actions.next ? "plain" : "open", "", "page-look-at-table", () => {}),
    !actions.next && actions.rematch && entry("plain", "", "page-rematch", actions.rematch),
    recordPage(actions.table), recordLink(actions.table),
    again && entry("plain", "", "page-play-again", again),
    entry("plain", "leave", "page-back", actions.leave)));
}

// Who is in which place; with everybody's score, where `scores` are given.
/** @param {number[]} places @param {Wire.PlayerText[]} players @param {number[]} scores */
export function podium(places, players, scores = []) {
  const order = players.map((player, seat) => ({ ...player, place: places[seat], score: scores[seat] }));
  order.sort((one, other) => one.place - other.place);
  return make("ol.podium", {}, order.map(({ name, level, colour, place, score }) =>
    make("li", { "data-place": place }, make("b", {}, `${place}.`), badge(colour), make("span", {}, withLevel(name, level)),
      score !== undefined && make("b.score", {}, String(score).replace("-", "−")))));
}

// A row for each player, or, where there is no room for so many columns, a column.
/** @param {string[][]} rows */
export function scoreTable(rows, upright = narrow.matches) {
  const [head, ...others] = upright ? rows[0].map((_, k) => rows.map((row) => row[k])) : rows;
  /** @param {string[]} row @param {string} tag */
  const cells = (row, tag) => make("tr", {}, row.map((cell, k) => make(k ? tag : "th", {}, cell)));
  return make(upright ? "table.tall" : "table", {}, make("thead", {}, cells(head, "th")),
    make("tbody", {}, others.map((row) => cells(row, "td"))));
}

/** @param {HTMLDialogElement} node @param {() => unknown} act */
const closing = (node, act) => () => {
  node.close();
  act();
};

/** @param {string} table */
export const recordLink = (table) =>
  make("a.plain", { href: `/api/tables/${table}/record?lang=${spoken()}`, download: "" }, say("page-record"));

/** @param {string} table */
const recordPage = (table) => pageLink("a.plain", `/record/${table}`, {}, say("page-record-page"));

// Keys, and the end of the message that says what they do.
const KEYS = { Tab: 2, "n ⇧n": 13, "← ↑ → ↓": 14, "Home End": 15, "PgUp PgDn": 16, Enter: 3, "1–9": 1, u: 4, h: 6, r: 5, s: 10, m: 11, g: 17, ",": 12,
  "← →": 7, "?": 8, Esc: 9 };

export async function helpDialog() {
  await learn("keys").catch(() => {});
  const rows = Object.entries(KEYS).flatMap(([key, number]) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(`page-key-${number}`))]);
  dialog("help", say("page-help"), make("dl", {}, rows));
}

// `actions`: title, aim and table (its id), lesson (whether it is one), record (whether it can be had by now), undo, rules, learn, replay, settings, leave.
/** @param {Menu} actions */
export function tableMenu(actions) {
  const node = dialog("sheet-menu", actions.title, actions.aim && make("p", {}, actions.aim));
  /** @param {string} iconName @param {string} key @param {() => unknown} act */
  const entry = (iconName, key, act) => button("plain", iconName, say(key), closing(node, act));
  const entries = [!actions.lesson && entry("undo", "page-undo", actions.undo), entry("book", "page-rules", actions.rules),
    entry("hint", "page-learn", actions.learn),
    !actions.lesson && entry("replay", "page-replay", actions.replay), actions.record && recordLink(actions.table),
    entry("settings", "page-settings", actions.settings), entry("help", "page-help", helpDialog), languages(closing(node, show)),
    entry("leave", "page-back", actions.leave)];
  node.append(...entries.filter((each) => each !== false));
}
