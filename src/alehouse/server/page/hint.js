// A hint: what the house would do. It is asked for, thought about for a moment, and gone when the table moves on.

import { announce, make, narrow } from "./dom.js";
import { closePopup, pop } from "./popup.js";
import { say } from "./words.js";

const percent = (share) => (share > 0 && share < 0.005 ? "<\u00a01\u00a0%" : `${Math.round(100 * share)}\u00a0%`);

export class Hint {
  constructor(table) {
    Object.assign(this, { table, asked: null, shown: null }); // after how many moves
  }

  get button() {
    return this.table.prompt.node.querySelector(".hint-tool");
  }

  // Where no hint is offered, the house says why.
  ask(node = this.button || this.table.prompt.node) {
    const { state: { seq, move, moves }, hand, link } = this.table;
    if (this.asked !== null || hand.busy || move !== null) return;
    hand.anchor = node;
    if (!link.send({ type: "hint", seq })) return;
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
  follow(fresh) {
    const { moves, move } = this.table.state;
    if (fresh || moves !== this.asked) this.asked = null;
    if (this.shown !== null && (moves !== this.shown || move !== null)) this.forget();
    this.mark();
  }

  forget() {
    this.shown = null;
    this.table.board.pointAt();
    if (this.card.isConnected) closePopup();
  }

  show({ seq, options, about }) {
    this.rest();
    const { state, board, prompt, side } = this.table;
    if (seq !== state.seq || state.move !== null || !options.length) return;
    this.shown = state.moves;
    this.card = make("section.hint", { role: "dialog", "aria-label": say("page-hint-title") },
      make("h2", {}, say("page-hint-title")), this.list(options), make("small", {}, about));
    pop(this.card, prompt.node, narrow.matches ? null : side.node);
    board.pointAt(options[0].action);
    announce(`${say("page-hint-title")}: ${options[0].text}`);
    this.card.querySelector("button").focus({ preventScroll: true });
  }

  list(options) {
    const { board, hand, prompt } = this.table;
    const rows = options.map(({ action, text, thought, value }) => {
      const play = () => {
        closePopup();
        hand.play(action, prompt.node);
      };
      const point = () => board.pointAt(action);
      const bar = make("i", { role: "img", "aria-label": `${say("page-hint-thought")}: ${percent(thought)}`, title: percent(thought) });
      bar.style.setProperty("--part", thought);
      return make("li", {}, make("button", { type: "button", "data-action": action, onclick: play,
        onpointerenter: point, onfocus: point }, make("b", {}, text),
      bar, make("span", {}, percent(value))));
    });
    const head = make("p.columns", { "aria-hidden": "true" }, make("span"), make("span", {}, say("page-hint-thought")),
      make("span", {}, say("page-hint-chance")));
    const onpointerleave = () => board.pointAt(options[0].action);
    return make("div", { onpointerleave }, head, make("ol", {}, rows));
  }
}
