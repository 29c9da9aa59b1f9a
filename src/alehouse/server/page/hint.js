// A hint: what the house would do. It is asked for, thought about for a moment, and gone when the table moves on.

import { announce } from "./announcer.js";
import { openOver } from "./dom.js";
import { bubble, closePopup } from "./popup.js";
import { say } from "./words.js";

export class Hint {
  /** @param {Page.TableOfHint} table */
  constructor(table) {
    this.table = table;
    /** @type {number | null} */
    this.asked = null;
    /** @type {number | null} */
    this.shown = null; // after how many moves
  }

  get button() {
    return this.table.prompt.node.querySelector(".hint-tool");
  }

  // Where no hint is offered, the house says why.
  /** @param {Page.Shown} [node] */
  ask(node = this.button || this.table.prompt.node) {
    const { state: { seq, move, moves }, hand, link } = this.table;
    if (this.asked !== null || move !== null || hand.isUnderWay(node)) return;
    hand.anchor = node;
    if (!link.send({ type: "hint", seq })) {
      bubble(node, say("page-no-line"));
      return;
    }
    this.arrivals = link.arrivals;
    this.asked = moves;
    this.mark();
    announce(say("page-hint-thinking"));
  }

  // The button shows that the house thinks.
  mark() {
    const thinking = this.asked !== null;
    this.button?.classList.toggle("thinks", thinking);
    this.button?.setAttribute("aria-busy", String(thinking));
  }

  rest() {
    this.asked = null;
    this.mark();
  }

  // The table is drawn anew, perhaps because a decision was made: then the house drops what it thought about.
  /** @param {boolean} fresh */
  follow(fresh) {
    const { state: { moves, move }, link } = this.table;
    const again = fresh && this.asked === moves && this.arrivals !== link.arrivals; // over the wire that broke
    if (fresh || moves !== this.asked) this.asked = null;
    if (again) this.ask();
    if (this.shown !== null && (moves !== this.shown || move !== null)) this.forget();
    this.mark();
  }

  forget() {
    this.shown = null;
    this.table.board.pointAt();
    if (this.card?.isConnected) closePopup();
  }

  /** @param {Wire.Hinted} hinted */
  show({ seq, options, about }) {
    this.rest();
    openOver("hintcard", ({ popHint }) => {
      const { state, end } = this.table;
      if (end.signal.aborted || seq !== state.seq || state.move !== null || !options.length) return;
      this.shown = state.moves;
      this.card = popHint(this.table, options, about);
      announce(`${say("page-hint-title")}: ${options[0].text}`);
    }, "hint");
  }
}
