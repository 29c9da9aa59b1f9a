// What a person does at a table: choosing pieces and options, taking back, asking; one move at a time.

import { button } from "./dom.js";
import { bubble, closePopup, isPopped, menu } from "./popup.js";
import { prefs } from "./prefs.js";
import { say } from "./words.js";

const DOUBLE_CLICK = 500; // milliseconds
const DRAFTED = 2 ** 20; // what is kept back has numbers from here on, with that of the table as the rest

export class Hand {
  /** @param {Page.TableOfHand} table */
  constructor(table) {
    this.table = table;
    /** @type {Page.Shown | null} */
    this.anchor = null;
    /** @type {number[]} */
    this.offers = [];
    this.busy = false;
    this.undoing = false;
    /** @type {Page.Shown | null} */
    this.regret = null; // where somebody asked to take back the move that is under way
    this.told = false; // whether somebody was told that it is
    this.wanted = 0;
    this.lastPlay = 0;
    this.drafted = 0;
    this.arrivals = 0;
  }

  get legal() {
    return new Set(this.table.state.prompt.options.map(({ action }) => action));
  }

  // The options behind a piece that unfolds.
  get offered() {
    return this.table.state.prompt.options.filter(({ action }) => this.offers.includes(action));
  }

  /** @param {Page.Piece} piece @param {Page.Deed} [event] */
  choose({ node, label, actions, why, opens, unfolds }, event) {
    if (this.isEcho(event)) return;
    if (this.table.state.ready && event?.key === "Enter") { // the keyboard is still at what was chosen last
      this.confirm();
      return;
    }
    if (actions.length && this.isHeld(node)) return;
    this.offers = unfolds ? actions : [];
    if (this.offers.length) {
      this.unfold(opens, node);
      return;
    }
    const texts = new Map(this.table.state.prompt.options.map(({ action, text }) => [action, text]));
    /** @type {[string, () => void][]} */
    const items = actions.map((action) => [texts.get(action) ?? "", () => this.play(action, node)]);
    if (items.length > 1) menu(node, label, items);
    else if (items.length) this.play(actions[0], node);
    else if (opens === "undo") this.undo(node);
    else if (opens === "own:open" || opens === "own:close") this.look({ opened: opens === "own:open" });
    else if (opens) this.unfold(opens, node, why);
    else if (why != null) this.why(why, node);
  }

  // The second half of a double click belongs to the move that the first half made.
  /** @param {Page.Deed} [event] */
  isEcho(event) {
    return (event?.detail ?? 0) > 1 && performance.now() - this.lastPlay < DOUBLE_CLICK;
  }

  /** @param {number} action @param {Page.Shown} node @param {Page.Deed} [event] */
  play(action, node, event) {
    const { state, link } = this.table;
    if (state.move !== null || this.isEcho(event)) return;
    closePopup();
    if (this.isUnderWay(node) || this.isHeld(node)) return;
    this.anchor = node;
    this.lastPlay = performance.now();
    this.table.log.readUp();
    this.work();
    link.play(action, state.seq, prefs.get("confirm") !== "never");
    this.sayKept(node);
  }

  // Whether the move before has to be confirmed first, which is said.
  /** @param {Element} node */
  isHeld(node) {
    const { held } = this.table.state;
    if (held) bubble(node, say("page-done-first"));
    return held;
  }

  // Whether a move is still under way, which is said: what is chosen meanwhile may mean something else by then.
  /** @param {Element} node */
  isUnderWay(node) {
    if (this.busy) bubble(node, say("page-under-way"));
    this.told ||= this.busy;
    return this.busy;
  }

  // While the wire is lost, a move waits for it.
  /** @param {Element} node */
  sayKept(node) {
    if (!this.table.link.up) bubble(node, say("page-kept"));
  }

  // Ask the house something that is not worth waiting for.
  /** @param {Wire.Up} message @param {Page.Shown} node */
  ask(message, node) {
    this.anchor = node;
    if (!this.table.link.send(message)) bubble(node, say("page-no-line"));
  }

  // What was kept back is played.
  confirm() {
    if (!this.table.state.ready || this.isUnderWay(this.table.prompt.node)) return;
    this.work();
    this.table.link.confirm(this.table.state.seq);
    this.sayKept(this.table.prompt.node);
  }

  /** @param {number} action @param {Page.Shown} node @param {HTMLDialogElement} box */
  chooseUnfolded(action, node, box) {
    if (this.legal.has(action)) {
      box.close();
      this.play(action, this.table.prompt.node);
    } else {
      this.why(action, node);
    }
  }

  /** @param {number} action @param {Page.Shown} node */
  why(action, node) {
    this.ask({ type: "why", action }, node);
  }

  /** @param {Page.Shown} node */
  undo(node) {
    if (this.busy && !this.undoing) { // that very move is meant: it is taken back as soon as it is made
      this.regret = node;
      this.sayKept(node);
      return;
    }
    if (this.isUnderWay(node)) return;
    if (!this.table.state.can_undo) {
      this.offerWish(node);
      return;
    }
    closePopup(); // it was about what is no longer asked
    this.anchor = node;
    this.undoing = true;
    this.work();
    this.table.link.takeBack(this.table.state.seq);
    this.sayKept(node);
  }

  // Why one cannot take a decision back alone, and how to ask the others.
  /** @param {Page.Shown} node */
  offerWish(node) {
    const { state: { undo_text: why }, room } = this.table;
    const text = say(room.others ? "page-wish" : "page-wish-alone");
    const wish = () => {
      closePopup();
      if (room.wishes.before !== null) this.wish(room.wishes.before);
    };
    const back = room.mayWish && button("choice", "undo", text, wish);
    if (why) bubble(node, why, "", null, back);
    if (back) back.focus({ preventScroll: true }); // whoever has pressed a key would have to look for it
  }

  // Ask everybody to go back until so many moves are left.
  /** @param {number} moves */
  wish(moves) {
    this.tell({ type: "wish", seq: this.table.state.seq, moves });
  }

  // Say something that concerns everybody; nobody does that in the past.
  /** @param {Wire.Up} message @param {Page.Shown} [node] */
  tell(message, node = this.table.prompt.node) {
    this.anchor = node;
    const past = this.table.state && this.table.state.move !== null;
    if (past && message.type !== "say") this.look({ live: true });
    const sent = this.table.link.send(message);
    if (!sent && node.isConnected) bubble(node, say("page-no-line"));
    return sent;
  }

  // Show what is behind a piece, and, where it plays an action that is not allowed now, why that is so.
  /** @param {string} what @param {Page.Shown} node @param {number | null} why */
  unfold(what, node, why = null) {
    if (what.startsWith("rules:")) this.table.openClause(what.slice("rules:".length));
    else this.ask({ type: "unfold", what, why }, node);
  }

  // The curtain rises when the table of the person who sits there now comes.
  /** @param {number} seat */
  sit(seat) {
    this.table.sitting = seat;
    this.table.link.send({ type: "sit", seat });
  }

  /** @param {Omit<Wire.Look, "type">} change */
  look(change) {
    const sent = this.table.link.send({ type: "look", ...change });
    if (!sent && !change.shape) bubble(this.table.prompt.node, say("page-no-line")); // a new table has the shape that fits
  }

  // A refusal, or the answer to a question, next to what it is about.
  /** @param {Wire.Refused | Wire.Because} answer */
  explain({ type, text, clause }) {
    const { room, prompt } = this.table;
    if (type === "refused" && !this.table.link.pending) {
      this.rest();
      this.regret = null;
      this.drafted = 0; // if it is gone, that is why
    }
    if (type === "refused") room.refused(this.anchor);
    const about = this.anchor?.isConnected ? this.anchor : prompt.node;
    bubble(about, text, clause, (wanted) => this.table.readClause(wanted));
  }

  // While a move is under way, one sees that.
  work() {
    this.busy = true;
    this.table.node.classList.add("busy");
  }

  rest() {
    if (this.told && isPopped(".bubble")) closePopup();
    this.busy = this.undoing = this.told = false;
    this.table.node.classList.remove("busy");
  }

  // A move is durable.
  /** @param {number} seq */
  done(seq) {
    this.wanted = seq;
    this.settle();
  }

  // A move is over when it is durable, or kept back, and the table that follows from it is shown.
  settle() {
    this.missDraft();
    const { link, state: { seq } } = this.table;
    const answered = !link.pending && seq >= DRAFTED === this.wanted >= DRAFTED && seq >= this.wanted;
    if (!this.busy || !(this.undoing || answered)) return;
    this.rest();
    const { regret, table: { prompt } } = this;
    this.regret = null;
    if (regret) this.undo(regret.isConnected ? regret : prompt.node);
  }

  // What was kept back does not outlive the house: if the wire broke and the table is as it was before, it is gone.
  missDraft() {
    const { link, state: { seq, draft, move }, prompt } = this.table;
    if (move !== null) return;
    if (this.drafted % DRAFTED === seq && link.arrivals !== this.arrivals && !this.undoing && this.drafted) {
      bubble(prompt.node, say("page-draft-gone"));
    }
    this.drafted = draft ? seq : 0;
    this.arrivals = link.arrivals;
  }
}
