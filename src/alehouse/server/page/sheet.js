// The sheet of a closer look: the piece large, what it is and does, its icons in words, what a click does or why not.

import { button, draw, fill, icon, make, symbol } from "./dom.js";
import { say } from "./words.js";

const LARGEST = 300; // units of a drawing: what is wider is a ground for others, and no picture of anything
const LONGEST = 1.8; // times its height: what is wider is a plate of words, which the sheet says anyway
const NESTED = 4; // drawings in drawings in which icons are looked for
const RECONSTRUCTED = /^[○◐]/; // what is as printed need not be told
const DOINGS = /^(undo|own:.*)$/; // what a click does there, it does at once

export class Sheet {
  // `offers` are the options of the piece: buttons where the sheet is pinned, else texts; `byKey` who looks has a keyboard.
  /** @param {Pick<Page.State, "icons">} state @param {(HTMLElement | string)[]} offers @param {(clause: string) => void} openClause @param {boolean} byKey */
  constructor({ icons }, offers, openClause, byKey) {
    this.icons = icons;
    this.byKey = byKey;
    this.offers = offers;
    this.openClause = openClause;
    this.node = make("div.closer", { id: "closer", tabIndex: -1 });
    this.doing = make("div.doing");
  }

  // Show a piece: as it is, or, as soon as the house has told it, with all that there is to know.
  /** @param {Page.Piece} piece @param {{ detail?: Wire.Detail | null, because?: Wire.Because | null }} known @param {boolean} pinned */
  show(piece, { detail, because } = {}, pinned = false) {
    this.detail = detail;
    this.because = because;
    this.pinned = pinned;
    this.node.dataset.about = piece.id;
    this.node.setAttribute("role", pinned ? "dialog" : "tooltip");
    this.node.setAttribute("aria-label", detail?.title || piece.label);
    const art = detail?.art ? drawing(detail.art, [0, 0, detail.width, detail.height]) : portrait(piece);
    this.node.classList.toggle("wide", Boolean(detail?.art && detail.width > 1.2 * detail.height));
    this.node.classList.toggle("small", !detail?.art);
    this.node.classList.toggle("plain", !art);
    fill(this.node, art && make("div.art", { "aria-hidden": "true" }, art),
      make("div.about", {}, make("h2", {}, detail?.title || piece.label, this.gloss(piece)),
        (detail?.lines ?? []).map((line) => make("p", {}, line)), this.sources()),
      art && this.legend(art), this.doing);
    this.offer(piece, this.offers);
  }

  /** @param {Page.Piece} piece */
  gloss({ gloss }) {
    const meant = this.detail?.gloss || gloss;
    return meant && make("small", {}, meant);
  }

  // What a click would do, or why it cannot be done.
  /** @param {Page.Piece} piece @param {(HTMLElement | string)[]} offers */
  offer(piece, offers) {
    this.offers = offers;
    fill(this.doing, this.pinned ? offers : this.clicks(piece), !offers.length && this.why(),
      !this.pinned && !this.byKey && make("p.keys", {}, say("page-closer-pin")));
  }

  /** @param {Page.Piece} piece */
  clicks({ opens }) {
    const rule = opens.startsWith("rules:");
    const reads = opens && !this.because && !DOINGS.test(opens) && say(rule ? "page-closer-rule" : "page-closer-open");
    const texts = this.offers.length ? this.offers.map(String) : reads ? [reads] : []; // they are texts, it is not pinned
    const how = this.byKey ? "Enter" : say("page-closer-how");
    const told = texts.length > 1 ? [say("page-closer-choose", { how }), ...texts] : texts.map((text) => say("page-closer-click", { how, text }));
    return told.length > 0 && make("p.lit", {}, icon("hint"), make("span", {}, told.join(" · ")));
  }

  why() {
    const { text, clause } = this.because ?? {};
    if (!text) return false;
    const rule = clause && (this.pinned ? button("clause", "book", say("page-rules"), () => this.openClause(clause), { "data-clause": clause }) : "");
    return make("p.barred", {}, text, " ", rule);
  }

  sources() {
    const told = (this.detail?.provenance ?? []).filter((line) => RECONSTRUCTED.test(line));
    return told.map((line) => make("p.source", {}, line));
  }

  // The icons of the drawing, in words; equal ones once.
  /** @param {Element} svg */
  legend(svg) {
    const ids = new Set([...svg.querySelectorAll("use")].flatMap((use) => this.iconsIn(use, NESTED)));
    const told = new Map([...ids].reverse().map((id) => [this.word(id), id]));
    const rows = [...told].reverse().map(([word, id]) => make("li", {}, symbol(id, "good"), word));
    return rows.length > 0 && make("ul.legend", {}, rows);
  }

  // "die-blue" says what "die-blue-3" is.
  /** @param {string} id */
  word(id) {
    return this.icons[id] ?? this.icons[id.replace(/(-\d+)+$/, "")];
  }

  /** @param {Element} use @param {number} depth @returns {string[]} */
  iconsIn(use, depth) {
    const id = (use.getAttribute("href") ?? "").slice(1);
    if (this.word(id)) return [id];
    const inside = depth > 0 && document.getElementById(id)?.querySelectorAll("use");
    return inside ? [...inside].flatMap((one) => this.iconsIn(one, depth - 1)) : [];
  }
}

/** @param {string} art @param {number[]} box */
function drawing(art, box) {
  const svg = draw("svg", { viewBox: box.join(" "), class: "canvas" });
  svg.innerHTML = art;
  return svg;
}

// A piece as it is on the table; nothing of a ground on which others lie.
/** @param {Page.Piece} piece */
function portrait({ art, face }) {
  const { x, y, width, height } = face.getBBox();
  const shown = width > 0 && Math.max(width, height) <= LARGEST && width <= LONGEST * height;
  return shown && drawing(art, [x, y, width, height]);
}
