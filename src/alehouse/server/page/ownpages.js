// What the pages about oneself have in common: their frame, the way from one to the other, their icons.

import { avatar, draw, fill, icon, make, messageOf, pageLink, show } from "./dom.js";
import { languages, otherPages } from "./house.js";
import { entitle } from "./title.js";
import { say } from "./words.js";

const ICONS = {
  bell: "M6 16.5C7.5 15 7.5 13 7.5 10.5A4.5 4.5 0 0 1 16.5 10.5C16.5 13 16.5 15 18 16.5ZM10 19.5A2.2 2.2 0 0 0 14 19.5M12 4V6",
  chart: "M4 4V20H20M7 15L11 10L14.5 13L19 6",
  check: "M5 12.5L10 17.5L19 7",
  clock: "M12 21A8.5 8.5 0 1 0 12 4A8.5 8.5 0 0 0 12 21ZM12 8V13L15.5 15M9.5 1.8H14.5",
  computer: "M3.5 5H20.5V16H3.5ZM9 20H15M12 16V20",
  copy: "M9 9H20V20H9ZM5 15H4V4H15V5",
  download: "M12 4V15M7.5 11L12 15L16.5 11M5 20H19",
  edit: "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
  phone: "M8 2.5H16A1.5 1.5 0 0 1 17.5 4V20A1.5 1.5 0 0 1 16 21.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5H13",
  share: "M12 15V3M7.5 7L12 3L16.5 7M5 12V20H19V12",
  tablet: "M5 3H19V21H5ZM11 18H13",
  turn: "M5 5L13 12L5 19ZM13 5L20 12L13 19",
  trash: "M5 7H19M9 7V4.5H15V7M7 7L8 20H16L17 7",
};
const WAYS = [["/you", "person", "page-you-nav-name"], ["/you#turns", "bell", "page-you-nav-called"],
  ["/you/devices", "computer", "page-you-nav-devices"], ["/you/statistics", "chart", "page-you-nav-statistics"],
  ["/you#forget", "trash", "page-you-nav-delete"]];

// No table needs these: they join the sprite when such a page is first opened.
for (const [name, d] of Object.entries(ICONS)) {
  if (document.getElementById(`ui-${name}`)) continue;
  const symbol = draw("symbol", { id: `ui-${name}`, viewBox: "0 0 24 24" });
  symbol.append(draw("path", { d }));
  document.querySelector("svg.sprite")?.append(symbol);
}

// A page with a sign, a way back, and some sheets.
/** @param {HTMLElement} page @param {string} title @param {Page.Child[]} sheets */
export function furnish(page, title, ...sheets) {
  frame(page, "main.guest", title, sheets, otherPages(location.pathname));
}

// A page with a single question: nothing leads away from it but its answers.
/** @param {HTMLElement} page @param {Page.Child[]} sheets */
export function furnishQuestion(page, ...sheets) {
  frame(page, "main.guest", say("page-title"), sheets);
}

// One of the pages about oneself; `here` is its address. The answer shows whose it is, once that is known.
/** @param {HTMLElement} page @param {string} here @param {Page.Child[]} sheets */
export function furnishOwn(page, here, ...sheets) {
  const whose = make("div.whose");
  const ways = make("nav.own-ways", { "aria-label": say("page-you") }, whose, WAYS.map(([path, name, key]) =>
    pageLink("a", path, { "aria-current": path === here && "page" }, icon(name), say(key))));
  frame(page, "main.guest.own", say("page-you"), [ways, ...sheets], otherPages("/you"));
  /** @param {Pick<Wire.Me, "name" | "face">} me */
  return ({ name, face }) => fill(whose, avatar(name, face), make("b", {}, name || say("page-you")));
}

/** @param {HTMLElement} page @param {string} kind @param {string} title @param {Page.Child[]} content @param {Page.Child} ways */
function frame(page, kind, title, content, ways = "") {
  entitle(`${title} · ${say("page-title")}`);
  const sign = make("header.sign", {}, make("h1", {}, title), languages(show), ways);
  page.append(make(kind, {}, sign, ...content));
}

// Whatever is asked of the house; a refusal is shown at `note`, and there is no answer.
/** @template Kind @param {HTMLElement} note @param {() => Promise<Kind>} work @returns {Promise<Kind | undefined>} */
export async function attempt(note, work) {
  note.textContent = "";
  try {
    return await work();
  } catch (refusal) {
    note.textContent = messageOf(refusal);
    return undefined;
  }
}
