// What opens over the table: a stack unfolded, the result, the keys, the menu.

import { badge, button, draw, iconButton, make, narrow, pageLink, show } from "./dom.js";
import { sameAgain } from "./form.js";
import { languages } from "./house.js";
import { dialog } from "./popup.js";
import { textSizes } from "./textsize.js";
import { say, spoken } from "./words.js";

// The detail behind a piece. Whatever in the drawing carries data-action can be chosen; why the piece itself cannot
// be, is said below.
export function unfolded({ detail, because }, legal, offers, { choose, openClause }) {
  const { title, gloss, art, width, height, lines } = detail;
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "canvas" });
  svg.style.setProperty("--w", `${width}px`);
  svg.innerHTML = art;
  const texts = lines.map((line) => make("p", {}, line));
  const box = dialog("unfolded", title, make("div.drawing", {}, svg), texts);
  if (gloss) box.querySelector("h2").append(make("small", {}, gloss));
  const take = ({ action, text }) => button("open", "", text, () => choose(action, box, box));
  if (offers.length) box.append(make("footer", {}, offers.map(take)));
  if (because) {
    const rules = because.clause && button("clause", "", because.clause, closing(box, () => openClause(because.clause)));
    box.append(make("p.because", {}, because.text, " ", rules));
  }
  const zoom = iconButton("plain", "zoom", say("page-zoom"), () => box.classList.toggle("large"));
  box.querySelector("h2").after(zoom);
  for (const node of svg.querySelectorAll("[data-action]")) {
    const action = Number(node.dataset.action);
    node.classList.toggle("legal", legal.has(action));
    node.setAttribute("tabindex", "0");
    node.setAttribute("role", "button");
    const take = () => choose(action, node, box);
    node.addEventListener("click", take);
    node.addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && take());
  }
}

// The final scoring, explained. `actions`: table (its id), replay, leave; rematch where one may ask for it, next where
// there is one.
export function resultDialog({ outcome: { title, reason, rows, lines }, places }, players, actions) {
  const node = dialog("result", title, make("p.reason", {}, reason), podium(places, players),
    make("div.scores", {}, scoreTable(rows)), make("ul", {}, lines.map((line) => make("li", {}, line))));
  const entry = (kind, iconName, key, act) => button(kind, iconName, say(key), closing(node, act));
  const again = !actions.next && !actions.rematch && sameAgain(actions.table);
  node.append(make("footer", {}, actions.next && entry("open", "", "page-to-rematch", actions.next),
    entry(actions.next ? "plain" : "open", "", "page-look-at-table", () => {}),
    !actions.next && actions.rematch && entry("plain", "", "page-rematch", actions.rematch),
    entry("plain", "replay", "page-replay", actions.replay), recordPage(actions.table), recordLink(actions.table),
    again && entry("plain", "", "page-play-again", again),
    entry("plain", "leave", "page-back", actions.leave)));
}

export function podium(places, players) {
  const order = players.map((player, seat) => ({ ...player, place: places[seat] }));
  order.sort((one, other) => one.place - other.place);
  return make("ol.podium", {}, order.map(({ name, colour, place }) =>
    make("li", { "data-place": place }, make("b", {}, `${place}.`), badge(colour), name)));
}

// A row for each player, or, where there is no room for so many columns, a column.
export function scoreTable(rows) {
  const upright = narrow.matches;
  const [head, ...others] = upright ? rows[0].map((_, k) => rows.map((row) => row[k])) : rows;
  const cells = (row, tag) => make("tr", {}, row.map((cell, k) => make(k ? tag : "th", {}, cell)));
  return make(upright ? "table.tall" : "table", {}, make("thead", {}, cells(head, "th")),
    make("tbody", {}, others.map((row) => cells(row, "td"))));
}

const closing = (node, act) => () => {
  node.close();
  act();
};

export const recordLink = (table) =>
  make("a.plain", { href: `/api/tables/${table}/record?lang=${spoken()}`, download: "" }, say("page-record"));

const recordPage = (table) => pageLink("a.plain", `/record/${table}`, {}, say("page-record-page"));

const KEYS = ["1–9", "Tab", "Enter", "u", "r", "h", "← →", "?", "Esc"];

export function helpDialog() {
  const rows = KEYS.flatMap((key, k) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(`page-key-${k + 1}`))]);
  dialog("help", say("page-help"), make("dl", {}, rows));
}

// `actions`: title and table (its id), record (whether it can be had by now), undo, rules, replay, leave.
export function tableMenu(actions) {
  const node = dialog("sheet-menu", actions.title);
  const entry = (iconName, key, act) => button("plain", iconName, say(key), closing(node, act));
  const entries = [entry("undo", "page-undo", actions.undo), entry("book", "page-rules", actions.rules),
    entry("replay", "page-replay", actions.replay), actions.record && recordLink(actions.table),
    entry("help", "page-help", helpDialog), languages(closing(node, show)), textSizes(),
    entry("leave", "page-back", actions.leave)];
  node.append(...entries.filter(Boolean));
}
