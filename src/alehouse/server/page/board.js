// The canvases of a table, each in its place; the drawings that all scenes of a game share.

import { Canvas } from "./canvas.js";
import { SWIFT, make, textOf } from "./dom.js";
import { count, finish, release } from "./landing.js";
import { Shorthand } from "./shorthand.js";
import { say } from "./words.js";

/** @typedef {import("./stage.js").Stage} Stage */

const ORDER = ["table", "own", "rivals", "status"]; // in which the keyboard goes through canvases, after the areas

export class Board {
  // `chosen(piece, event)` is called when a person clicks or presses a piece; `opened(id)` shows an area.
  /** @param {(piece: Page.Piece, event: Page.Deed) => unknown} chosen @param {(id: string) => void} opened */
  constructor(chosen, opened) {
    this.chosen = chosen;
    this.opened = opened;
    /** @type {Map<string, Canvas>} */
    this.canvases = new Map();
    this.shorthand = new Shorthand();
    this.order = ORDER;
    /** @type {Stage | null} */
    this.stage = null; // where pictures of pieces move, once something is to be followed
    this.asks = false; // whether there is something to be played
    this.lost = false; // whether a canvas is gone that had the focus
    /** @param {string} name */
    const slot = (name) => make(`div.${name}`);
    /** @type {Record<string, HTMLElement>} */
    this.slots = { status: slot("status"), rivals: slot("rivals"), area: slot("area"), own: slot("own") };
    // Not at the canvases: a drawing that is told of the focus is a stop for the Tab key itself.
    /** @param {Event} event */
    const attend = (event) => {
      const { canvas = "" } = /** @type {Element} */ (event.target).closest(".canvas")?.dataset ?? {};
      this.canvases.get(canvas)?.focus.attend(event);
    };
    for (const node of Object.values(this.slots)) {
      for (const change of ["focusin", "focusout"]) node.addEventListener(change, attend);
    }
  }

  // A fresh table comes: what it does not have any more goes.
  /** @param {string[]} names */
  begin(names) {
    this.shorthand = new Shorthand();
    for (const [name, { svg, focus }] of this.canvases) {
      if (names.includes(name)) continue;
      this.lost ||= Boolean(focus.now);
      svg.remove();
      this.canvases.delete(name);
    }
  }

  // The answer is how pieces were stirred, see Canvas.
  /** @param {Record<string, Wire.CanvasChange>} changes @param {boolean} fresh @param {string[] | null} moved @param {Set<string>} [goals] @returns {Page.Stirred} */
  patch(changes, fresh, moved, goals) {
    return Object.entries(changes).flatMap(([name, change]) =>
      this.canvas(name).patch(this.shorthand.writeOut(name, change), fresh, moved, goals, this.stage));
  }

  // A piece, in view if it is anywhere.
  /** @param {string} id @returns {Page.Found | null} */
  find(id) {
    let found = null;
    for (const [canvas, { svg, pieces }] of this.canvases) {
      const piece = pieces.get(id);
      if (!piece) continue;
      const seen = svg.getClientRects().length > 0 && piece.face.getBoundingClientRect().width > 0;
      if (seen) return { canvas, piece, seen };
      found = { canvas, piece, seen };
    }
    return found;
  }

  // A part of what flies to a piece has landed; all of it has; or everything is where it belongs, at once.
  /** @param {string} id @param {number} part */
  count(id, part) {
    for (const { pieces } of this.canvases.values()) count(pieces.get(id), part);
  }

  /** @param {string} id */
  release(id) {
    for (const canvas of this.canvases.values()) release(canvas, canvas.pieces.get(id));
  }

  finish() {
    for (const canvas of this.canvases.values()) finish(canvas);
  }

  /** @param {string} name */
  canvas(name) {
    let canvas = this.canvases.get(name);
    if (!canvas) {
      canvas = new Canvas(this.chosen);
      canvas.svg.dataset.canvas = name;
      this.canvases.set(name, canvas);
      (this.slots[name] || this.slots.area).append(canvas.svg);
    }
    return canvas;
  }

  // What can be played has changed: `options` say what it does, `tabs` what areas are called. Whoever was at a piece that
  // is gone goes on at the first that can be played.
  /** @param {Wire.OptionText[]} options @param {Wire.TabText[]} tabs */
  settle(options, tabs) {
    const texts = new Map(options.map(({ action, text }) => [action, text]));
    const labels = new Map(tabs.map(({ id, label }) => [`tab-${id}`, label]));
    this.order = [...labels.keys(), ...ORDER];
    this.asks = options.length > 0;
    for (const [name, canvas] of this.canvases) {
      canvas.svg.setAttribute("aria-label", labels.get(name) ?? say(`page-canvas-${name}`));
      canvas.settle(texts);
      this.lost ||= canvas.focus.lost;
      canvas.focus.lost = false;
    }
    if (this.lost && document.activeElement === document.body) this.reach(this.lit[0]);
    this.lost = false;
  }

  // What can be played, canvas by canvas: [[name of the canvas, piece], …].
  /** @returns {[string, Page.Piece][]} */
  get lit() {
    /** @param {string} name @returns {Page.Piece[]} */
    const lit = (name) => (this.asks && this.canvases.get(name)?.focus.lit) || [];
    return this.order.flatMap((name) => lit(name).map((piece) => [name, piece]));
  }

  // Go so many lit pieces on from where one is, from canvas to canvas.
  /** @param {number} by */
  step(by) {
    const { lit } = this;
    const now = lit.findIndex(([, { hit }]) => hit === document.activeElement);
    if (lit.length) this.reach(lit.at(now < 0 ? Math.min(by, 0) : (now + by) % lit.length));
  }

  // Have the focus at a piece, wherever it lies; the answer is whether there is one.
  /** @param {[string, Page.Piece]} [found] */
  reach(found) {
    if (!found) return false;
    const [name, piece] = found;
    const canvas = this.canvas(name);
    if (!canvas.isSeen) this.opened(name.replace("tab-", ""));
    canvas.focus.reach(piece);
    return true;
  }

  // Point at the pieces that play an action; at none without one.
  /** @param {number | null} action */
  pointAt(action = null) {
    for (const { pieces } of this.canvases.values()) {
      for (const { node, actions } of pieces.values()) node.classList.toggle("pointed", action !== null && actions.includes(action));
    }
  }

  // The symbols that drawings are made of have come.
  measureAnew() {
    for (const canvas of this.canvases.values()) canvas.measureAnew();
  }

  // Where one area is shown at a time: this one.
  /** @param {string} id */
  showArea(id) {
    for (const [name, { svg }] of this.canvases) {
      if (name.startsWith("tab-")) svg.classList.toggle("off", name !== `tab-${id}`);
    }
    for (const canvas of this.canvases.values()) canvas.measure();
  }
}

// Fetched once, and then `come` is called; after a failure they are asked for again.
/** @param {string} address @param {() => void} come */
export async function fetchDrawings(address, come) {
  const place = /** @type {HTMLElement} */ (document.getElementById("drawings"));
  if (place.dataset.address === address) return;
  place.dataset.address = address;
  try {
    place.innerHTML = await textOf(address);
    come();
  } catch {
    place.dataset.address = "";
    setTimeout(() => place.dataset.address || fetchDrawings(address, come), SWIFT); // without them there is little to see
  }
}
