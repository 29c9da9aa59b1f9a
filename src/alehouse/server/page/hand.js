// What a person does at a table: choosing pieces and options, taking back, asking; one move at a time.

import { button } from "./dom.js";
import { bubble, closePopup, menu } from "./popup.js";
import { say } from "./words.js";

const DOUBLE_CLICK = 500; // milliseconds

export class Hand {
  constructor(table) {
    Object.assign(this, { table, anchor: null, offers: [] });
    Object.assign(this, { busy: false, undoing: false, wanted: 0, lastPlay: 0 });
  }

  get legal() {
    return new Set(this.table.state.prompt.options.map(({ action }) => action));
  }

  // The options behind a piece that unfolds.
  get offered() {
    return this.table.state.prompt.options.filter(({ action }) => this.offers.includes(action));
  }

  choose({ node, label, actions, why, opens, unfolds }, event) {
    if (this.isEcho(event)) return;
    this.offers = unfolds ? actions : [];
    if (this.offers.length) {
      this.unfold(opens, node);
      return;
    }
    const texts = new Map(this.table.state.prompt.options.map(({ action, text }) => [action, text]));
    const items = actions.map((action) => [texts.get(action), () => this.play(action, node)]);
    if (items.length > 1) menu(node, label, items);
    else if (items.length) this.play(actions[0], node);
    else if (opens === "undo") this.undo(node);
    else if (opens === "own:open" || opens === "own:close") this.look({ opened: opens === "own:open" });
    else if (opens) this.unfold(opens, node, why);
    else if (why != null) this.why(why, node);
  }

  // The second half of a double click belongs to the move that the first half made.
  isEcho(event) {
    return event?.detail > 1 && performance.now() - this.lastPlay < DOUBLE_CLICK;
  }

  play(action, node, event) {
    if (this.busy || this.table.state.move !== null || this.isEcho(event)) return;
    closePopup();
    this.anchor = node;
    this.lastPlay = performance.now();
    this.table.log.readUp();
    this.work();
    this.table.link.play(action, this.table.state.seq);
  }

  chooseUnfolded(action, node, box) {
    if (this.legal.has(action)) {
      box.close();
      this.play(action, this.table.prompt.node);
    } else {
      this.why(action, node);
    }
  }

  why(action, node) {
    this.anchor = node;
    this.table.link.send({ type: "why", action });
  }

  undo(node) {
    if (this.busy) return;
    if (!this.table.state.can_undo) {
      this.offerWish(node);
      return;
    }
    this.anchor = node;
    this.undoing = true;
    this.work();
    this.table.link.send({ type: "undo", seq: this.table.state.seq });
  }

  // Why one cannot take a decision back alone, and how to ask the others.
  offerWish(node) {
    const { state: { undo_text: why }, room } = this.table;
    const text = say(room.others ? "page-wish" : "page-wish-alone");
    const wish = () => {
      closePopup();
      this.wish(room.wishes.before);
    };
    if (why) bubble(node, why, "", null, room.mayWish && button("choice", "undo", text, wish));
  }

  // Ask everybody to go back until so many moves are left.
  wish(moves) {
    this.tell({ type: "wish", seq: this.table.state.seq, moves });
  }

  // Say something that concerns everybody; nobody does that in the past.
  tell(message, node = this.table.prompt.node) {
    this.anchor = node;
    const past = this.table.state && this.table.state.move !== null;
    if (past && message.type !== "say") this.look({ live: true });
    return this.table.link.send(message);
  }

  // Show what is behind a piece, and, where it plays an action that is not allowed now, why that is so.
  unfold(what, node, why = null) {
    this.anchor = node;
    if (what.startsWith("rules:")) this.table.openClause(what.slice("rules:".length));
    else this.table.link.send({ type: "unfold", what, why });
  }

  // The curtain rises when the table of the person who sits there now comes.
  sit(seat) {
    this.table.sitting = seat;
    this.table.link.send({ type: "sit", seat });
  }

  look(change) {
    this.table.link.send({ type: "look", ...change });
  }

  // A refusal, or the answer to a question, next to what it is about.
  explain({ type, text, clause }) {
    const { room, prompt } = this.table;
    if (type === "refused") this.rest();
    if (type === "refused") room.refused(this.anchor);
    const about = this.anchor?.isConnected ? this.anchor : prompt.node;
    bubble(about, text, clause, (wanted) => this.table.openClause(wanted));
  }

  // While a move is under way, further clicks are ignored, and one sees that.
  work() {
    this.busy = true;
    this.table.node.classList.add("busy");
  }

  rest() {
    this.busy = this.undoing = false;
    this.table.node.classList.remove("busy");
  }

  // A move is durable.
  done(seq) {
    this.wanted = seq;
    this.settle();
  }

  // A move is over when it is durable and the table that follows from it is shown.
  settle() {
    const answered = !this.table.link.pending && this.table.state.seq >= this.wanted;
    if (this.busy && (this.undoing || answered)) this.rest();
  }
}
