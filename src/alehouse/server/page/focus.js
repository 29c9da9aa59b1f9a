// Where the keyboard is on a canvas: one stop for the Tab key, from there with arrows, Home and End to what can be played,
// together with Shift to whatever can be read.

import { inReadingOrder, neighbour } from "./ways.js";

// Whether a person goes about with the keyboard. The browser takes any key for that, also one that does something else
// while the focus, where somebody has clicked, is put back by a script.
const GOING = /^(Tab|Home|End|Arrow.+|[nN])$/;
let keyed = true;
addEventListener("keydown", ({ key }) => { keyed ||= GOING.test(key); }, { capture: true });
addEventListener("pointerdown", () => { keyed = false; }, { capture: true });

export class Focus {
  /** @param {Page.Canvas} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    /** @type {Page.Piece | null} */
    this.stop = null; // the piece that the Tab key reaches
    this.lost = false; // whether the piece that was here is gone
    canvas.svg.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.go(event)) return;
      event.preventDefault();
      event.stopPropagation(); // elsewhere arrows step through a replay
    });
  }

  // The piece that has the focus.
  get now() {
    const target = document.activeElement;
    return this.canvas.svg.contains(target) ? this.canvas.at({ target }) : undefined;
  }

  // What can be reached, as one reads: row by row.
  get readable() {
    return inReadingOrder([...this.canvas.pieces.values()].filter(({ hit }) => hit));
  }

  get lit() {
    return this.readable.filter(({ actions }) => actions.length);
  }

  // Pieces were put into another order, which takes the focus away.
  /** @param {SVGElement | null | undefined} hit */
  keep(hit) {
    if (!hit || hit === document.activeElement) return;
    hit.focus({ preventScroll: true });
    this.lost ||= !hit.isConnected;
  }

  // The Tab key goes to what is focused, or to what can be played first, or to where one was.
  settle() {
    const { readable, stop } = this;
    const lit = readable.find(({ actions }) => actions.length);
    this.stopAt(this.now ?? lit ?? (stop?.hit?.isConnected ? stop : readable[0]));
  }

  /** @param {Page.Piece | null} piece */
  stopAt(piece = null) {
    if (this.stop !== piece) this.stop?.hit?.setAttribute("tabindex", "-1");
    piece?.hit?.setAttribute("tabindex", "0");
    this.stop = piece;
  }

  // The focus comes to a piece, which one sees where it came with the keyboard; or it goes.
  /** @param {{ target: EventTarget | null, type: string }} event */
  attend({ target, type }) {
    const piece = this.canvas.at({ target });
    if (!piece) return;
    piece.node.classList.toggle("focused", type === "focusin" && keyed && Boolean(piece.hit?.matches(":focus-visible")));
    if (type === "focusin") this.stopAt(piece);
  }

  // Have the focus at a piece. One that has it from a click hears of no change: now it is seen.
  /** @param {Page.Piece} piece */
  reach(piece) {
    piece.hit?.focus();
    this.attend({ target: piece.hit, type: "focusin" });
  }

  // Go where a key says; whether it says so. Where nothing else can be played, there is no need for Shift.
  /** @param {KeyboardEvent} event */
  go({ key, shiftKey }) {
    const { now, readable, lit } = this;
    if (!now || !/^(Home|End|Arrow\w+)$/.test(key)) return false;
    const pieces = shiftKey || lit.every((piece) => piece === now) ? readable : lit;
    const next = { Home: pieces[0], End: pieces.at(-1) }[key] ?? neighbour(pieces, now, key);
    if (next) this.reach(next);
    return true;
  }
}
