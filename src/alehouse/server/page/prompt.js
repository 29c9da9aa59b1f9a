// The prompt bar: whose decision it is, what is asked, options without a piece as buttons, undo, clause.

import { nextTable } from "./calls.js";
import { MoveClock } from "./clock.js";
import { badge, button, fill, icon, make, narrow } from "./dom.js";
import { bubble } from "./popup.js";
import { rove, stopAt } from "./rove.js";
import { say } from "./words.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {(node: HTMLElement) => void} AtNode */
/** @typedef {{ play: (action: number, node: HTMLElement, event: Page.Deed) => void, undo: AtNode, hint: AtNode, openClause: (clause: string) => void, live: () => void, result: () => void, comeBack: () => void, wishBack: () => void, next: () => void, confirm: () => void }} Acts */

const KEYS = 9; // options that have a number key
const ASKED = "asked"; // the heading that says what is asked, which the skip link leads to by its address
const CALL = 2500; // milliseconds for which the bar is lit when it is one's turn

export class Prompt {
  // `act`: play(action, node, event), undo(node), hint(node), openClause(id), live(), result(), comeBack(), wishBack(), next(),
  // confirm().
  /** @param {Acts} act */
  constructor(act) {
    this.act = act;
    this.badge = make("span.who");
    this.turn = make("span.turn");
    this.text = make("h1.short-said", { id: ASKED, tabIndex: -1, onclick: () => this.sayWhole(this.text) });
    this.row = make("div.row");
    this.tools = make("div.tools", { role: "toolbar", "aria-label": say("page-tools") });
    rove(this.tools);
    this.all = make("details.all");
    const words = make("div.words", {}, make("div.heading", {}, this.turn, this.text), this.row);
    this.clock = new MoveClock();
    this.node = make("header.prompt", {}, this.badge, words, this.clock.node, this.tools, this.all);
  }

  // `room` knows who is there.
  /** @param {Page.State} table @param {Room} room */
  show(table, room) {
    const { prompt, move, players } = table;
    const focused = this.node.contains(document.activeElement);
    this.node.classList.toggle("mine", prompt.mine);
    if (!prompt.mine) this.node.classList.remove("called");
    this.badge.replaceChildren(badge(players[prompt.seat]?.colour ?? "none"));
    this.turn.textContent = this.whoseTurn(table);
    fill(this.text, prompt.name !== "" && make("b", {}, prompt.name, prompt.mine ? " " : " · "), prompt.text);
    const options = move == null && !room.away ? prompt.options : [];
    this.showRow(table, options, room);
    this.clock.set(table.over || move != null ? {} : room.now ?? {}, prompt.mine);
    this.listOptions(options);
    fill(this.tools, !room.lesson && this.undoButton(table, room), options.length > 1 && room.hints && this.hintButton(),
      prompt.clause !== "" && this.clauseButton(prompt.clause));
    this.short = narrow.matches || prompt.mine;
    this.lead();
    if (focused && !this.node.contains(document.activeElement)) this.all.querySelector("summary")?.focus();
  }

  // Other tables wait, or do no more: after a move one is led there, in one's own turn there is only their number.
  lead() {
    const before = this.tools.querySelector(".next-table");
    const now = nextTable(this.short);
    const focused = before !== null && before === document.activeElement;
    before?.remove();
    if (now) this.tools.prepend(now);
    if (focused) now?.focus();
    stopAt(this.tools);
  }

  /** @param {Page.State} table */
  whoseTurn({ prompt, players, move }) {
    if (prompt.seat < 0 || move != null) return say(prompt.seat < 0 ? "page-over" : "page-replay");
    const alone = players.filter(({ kind }) => kind === "me").length === 1;
    return prompt.mine && alone ? say("page-your-turn") : say("page-turn-of", { name: prompt.name });
  }

  // Light up quietly: it is one's turn.
  call() {
    this.node.classList.add("called");
    setTimeout(() => this.node.classList.remove("called"), CALL);
  }

  /** @param {Page.State} table @param {Wire.OptionText[]} options @param {Room} room */
  showRow({ prompt, over, move, moves, curtain, ready }, options, room) {
    const past = move != null;
    const thinking = (!prompt.mine || room.away) && prompt.seat >= 0 && !past && !curtain;
    const mayAsk = past && !over && move < moves && prompt.seat >= 0 && room.plays;
    fill(this.row,
      ready && this.doneButton(),
      room.away && !past && this.detail(say("page-bot-plays")),
      room.away && !past && button("choice", "", say("page-come-back"), () => this.act.comeBack()),
      !room.away && prompt.detail !== "" && this.detail(prompt.detail),
      !over && !past && room.busy && make("p.detail", {}, say("page-busy")),
      options.filter(({ piece }) => !piece).map((option) => this.option(option)),
      thinking && make("span.thinking", { "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      past && button("choice", "", say("page-live"), () => this.act.live()),
      mayAsk && button("choice.quiet", "undo", say(room.others ? "page-wish-here" : "page-go-here"), () => this.act.wishBack()),
      over && room.next !== "" && button("choice", "", say("page-to-rematch"), () => this.act.next()),
      over && !room.lesson && button("choice", "result", say("page-result"), () => this.act.result()));
  }

  /** @param {string} text */
  detail(text) {
    const node = make("p.detail.short-said", { onclick: () => this.sayWhole(node) }, text);
    return node;
  }

  // What did not fit into the bar, which is never higher for it.
  /** @param {HTMLElement} node */
  sayWhole(node) {
    if (node.scrollHeight > node.clientHeight + 1) bubble(node, node.textContent);
  }

  /** @param {Wire.OptionText} option @param {string | false} [key] */
  option({ action, text, quiet }, key) {
    /** @param {MouseEvent} event */
    const onclick = (event) => this.act.play(action, node, event);
    const node = make(quiet ? "button.choice.quiet" : "button.choice", { type: "button", "data-action": action, onclick },
      key && make("kbd", { "aria-hidden": "true" }, key), text);
    return node;
  }

  // Every option once more as a real button: for the keyboard, and for those who cannot see the table.
  /** @param {Wire.OptionText[]} options */
  listOptions(options) {
    const text = say("page-all-options", { count: options.length });
    this.all.hidden = !options.length;
    const items = options.map((option, k) => make("li", {},
      this.option(option, k < KEYS && String(k + 1)), this.clauseLink(option.clause)));
    const summary = make("summary.tool", { title: text }, icon("log"), make("span", {}, text));
    fill(this.all, summary, make("ol", {}, items));
  }

  // An option by its number. Nobody plays what they do not see: where the list is folded, it opens.
  /** @param {number} number */
  choose(number) {
    if (this.all.open) /** @type {HTMLElement | undefined} */ (this.all.querySelectorAll("ol .choice")[number - 1])?.click();
    else this.all.open = true;
  }

  // Fold the list of options; the keyboard goes on where it was opened.
  fold() {
    if (this.all.contains(document.activeElement)) this.all.querySelector("summary")?.focus();
    this.all.open = false;
  }

  // What was played since one was asked is seen by nobody else yet.
  doneButton() {
    return button("choice.done", "", say("page-done"), () => this.act.confirm());
  }

  // Where one may not take back alone, the button tells why, and lets one ask the others.
  /** @param {Page.State} table @param {Room} room */
  undoButton({ can_undo, undo_text }, room) {
    const node = button(can_undo ? "tool" : "tool.barred", "undo", say("page-undo"), () => this.act.undo(node),
      { "aria-label": say("page-undo"), "aria-disabled": String(!can_undo && !room.mayWish),
        title: undo_text || say("page-undo") });
    return node;
  }

  // What the house would do.
  hintButton() {
    const node = button("tool.hint-tool", "hint", say("page-hint"), () => this.act.hint(node),
      { "aria-label": say("page-hint"), title: say("page-hint-title") });
    return node;
  }

  /** @param {string} clause */
  clauseLink(clause) {
    const open = () => this.act.openClause(clause);
    return clause !== "" && button("clause", "", say("page-rules"), open, { title: say("page-open-clause"), "data-clause": clause });
  }

  /** @param {string} clause */
  clauseButton(clause) {
    const open = () => this.act.openClause(clause);
    return button("tool.clause-tool", "book", say("page-rules"), open,
      { "aria-label": say("page-rules"), title: say("page-open-clause"), "data-clause": clause });
  }
}

// The first thing in a page with a table: a link to what can be played; it is seen when the Tab key reaches it.
/** @param {() => void} reach */
export function skipLink(reach) {
  /** @param {Event} event */
  const onclick = (event) => {
    event.preventDefault();
    reach();
  };
  return make("a.skip", { href: `#${ASKED}`, onclick }, say("page-skip"));
}
