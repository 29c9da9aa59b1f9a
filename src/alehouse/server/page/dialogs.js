// What opens over the page: a stack unfolded, the result, the keys, the menu of the table.

import { badge, button, draw, make } from "./dom.js";
import { sameAgain } from "./form.js";
import { languages } from "./house.js";
import { dialog } from "./popup.js";
import { say } from "./words.js";

// The detail behind a piece. Whatever in the drawing carries data-action can be chosen.
export function unfolded({ title, art, width, height, lines }, legal, choose) {
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "canvas" });
  svg.style.setProperty("--w", `${width}px`);
  svg.innerHTML = art;
  for (const node of svg.querySelectorAll("[data-action]")) {
    const action = Number(node.dataset.action);
    node.classList.toggle("legal", legal.has(action));
    node.setAttribute("tabindex", "0");
    node.setAttribute("role", "button");
    const take = (event) => { event.preventDefault(); choose(action, node, box); };
    node.addEventListener("click", take);
    node.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && take(event));
  }
  const zoom = button("plain", "zoom", say("page-zoom"), () => box.classList.toggle("large"), { bare: true });
  const box = dialog("unfolded", title, make("div.drawing", {}, svg), lines.map((line) => make("p", {}, line)));
  box.querySelector("header h2").after(zoom);
}

// The final scoring, explained.
export function resultDialog(result, players, actions) {
  const [head, ...rows] = result.rows;
  const cells = (row, tag) => make("tr", {}, row.map((cell, k) => make(k ? tag : "th", { scope: k ? tag === "th" && "col" : "row" }, cell)));
  const table = make("table", {}, make("thead", {}, cells(head, "th")), make("tbody", {}, rows.map((row) => cells(row, "td"))));
  const places = result.places.map((place, seat) => [place, seat]).sort(([a], [b]) => a - b);
  const podium = make("ol.podium", {}, places.map(([place, seat]) =>
    make("li", { "data-place": place }, make("b", {}, `${place}.`), badge(players[seat].colour), players[seat].name)));
  const node = dialog("result", result.title, make("p.reason", {}, result.reason), podium, make("div.scores", {}, table),
    make("ul", {}, result.lines.map((line) => make("li", {}, line))));
  const closing = (act) => () => { node.close(); act(); };
  const again = sameAgain(actions.table);
  node.append(make("footer", {},
    button("open", "", say("page-look-at-table"), closing(() => {})),
    button("plain", "replay", say("page-replay"), closing(actions.replay)), recordLink(actions.table),
    again && button("plain", "", say("page-play-again"), closing(again)),
    button("plain", "leave", say("page-back"), closing(actions.leave))));
}

export function recordLink(table) {
  return make("a.plain", { href: `/api/tables/${table}/record`, download: "" }, say("page-record"));
}

const KEYS = ["1–9", "Tab", "Enter", "u", "r", "← →", "?", "Esc"];

export function helpDialog() {
  dialog("help", say("page-help"), make("dl", {}, KEYS.map((key, k) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(`page-key-${k + 1}`))]).flat()));
}

export function tableMenu(actions) {
  const closing = (act) => () => { node.close(); act(); };
  const node = dialog("sheet-menu", actions.title,
    button("plain", "undo", say("page-undo"), closing(actions.undo)),
    button("plain", "book", say("page-rules"), closing(actions.rules)),
    button("plain", "replay", say("page-replay"), closing(actions.replay)),
    recordLink(actions.table), button("plain", "help", say("page-help"), closing(helpDialog)),
    languages(closing(actions.relabel)), button("plain", "leave", say("page-back"), closing(actions.leave)));
}
