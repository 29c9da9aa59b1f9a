// The prompt bar: whose decision it is, what is asked, options without a piece as buttons, undo, clause.

import { badge, button, fill, icon, make } from "./dom.js";
import { bubble } from "./popup.js";
import { say } from "./words.js";

const KEYS = 9; // options that have a number key
const CALL = 2500; // milliseconds for which the bar is lit when it is one's turn

export class Prompt {
  // `act`: play(action, node, event), undo(node), hint(node), openClause(id), live(), result(), comeBack(), wishBack(), next().
  constructor(act) {
    this.act = act;
    this.badge = make("span.who");
    this.turn = make("span.turn");
    this.text = make("h1.short-said", { onclick: () => this.sayWhole(this.text) });
    this.row = make("div.row");
    this.tools = make("div.tools");
    this.all = make("details.all");
    const words = make("div.words", {}, make("div.heading", {}, this.turn, this.text), this.row);
    this.node = make("header.prompt", {}, this.badge, words, this.tools, this.all);
  }

  // `room` knows who is there.
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
    this.listOptions(options);
    fill(this.tools, this.undoButton(table, room), options.length > 1 && room.hints && this.hintButton(),
      prompt.clause !== "" && this.clauseButton(prompt.clause));
    if (focused && !this.node.contains(document.activeElement)) this.all.querySelector("summary").focus();
  }

  whoseTurn({ prompt, over, players, move }) {
    if (over || move != null) return say(over ? "page-over" : "page-replay");
    const alone = players.filter(({ kind }) => kind === "me" || kind === "here").length === 1;
    return prompt.mine && alone ? say("page-your-turn") : say("page-turn-of", { name: prompt.name });
  }

  // Light up quietly: it is one's turn.
  call() {
    this.node.classList.add("called");
    setTimeout(() => this.node.classList.remove("called"), CALL);
  }

  showRow({ prompt, over, move, moves, curtain }, options, room) {
    const past = move != null;
    const thinking = (!prompt.mine || room.away) && !over && !past && !curtain;
    const mayAsk = past && !over && move < moves && prompt.seat >= 0 && room.plays;
    fill(this.row,
      room.away && !past && this.detail(say("page-bot-plays")),
      room.away && !past && button("choice", "", say("page-come-back"), () => this.act.comeBack()),
      !room.away && prompt.detail !== "" && this.detail(prompt.detail),
      !over && !past && room.due !== "" && make("p.detail.due", {}, say("page-due", { time: room.due })),
      !over && !past && room.busy && make("p.detail", {}, say("page-busy")),
      options.filter(({ piece }) => !piece).map((option) => this.option(option)),
      thinking && make("span.thinking", { "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      past && button("choice", "", say("page-live"), () => this.act.live()),
      mayAsk && button("choice.quiet", "undo", say(room.others ? "page-wish-here" : "page-go-here"), () => this.act.wishBack()),
      over && room.next !== "" && button("choice", "", say("page-to-rematch"), () => this.act.next()),
      over && button("choice", "result", say("page-result"), () => this.act.result()));
  }

  detail(text) {
    const node = make("p.detail.short-said", { onclick: () => this.sayWhole(node) }, text);
    return node;
  }

  // What did not fit into the bar, which is never higher for it.
  sayWhole(node) {
    if (node.scrollHeight > node.clientHeight + 1) bubble(node, node.textContent);
  }

  option({ action, text, quiet }, key) {
    const onclick = (event) => this.act.play(action, node, event);
    const node = make(quiet ? "button.choice.quiet" : "button.choice", { type: "button", "data-action": action, onclick },
      key && make("kbd", { "aria-hidden": "true" }, key), text);
    return node;
  }

  // Every option once more as a real button: for the keyboard, and for those who cannot see the table.
  listOptions(options) {
    const text = say("page-all-options", { count: options.length });
    this.all.hidden = !options.length;
    const items = options.map((option, k) => make("li", {},
      this.option(option, k < KEYS && String(k + 1)), this.clauseLink(option.clause)));
    const summary = make("summary.tool", { title: text }, icon("log"), make("span", {}, text));
    fill(this.all, summary, make("ol", {}, items));
  }

  // Fold the list of options; the keyboard goes on where it was opened.
  fold() {
    if (this.all.contains(document.activeElement)) this.all.querySelector("summary").focus();
    this.all.open = false;
  }

  // Where one may not take back alone, the button tells why, and lets one ask the others.
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

  clauseLink(clause) {
    const open = () => this.act.openClause(clause);
    return clause !== "" && button("clause", "", clause, open, { title: say("page-open-clause") });
  }

  clauseButton(clause) {
    const open = () => this.act.openClause(clause);
    return button("tool.clause-tool", "book", clause, open, { title: say("page-open-clause") });
  }
}
