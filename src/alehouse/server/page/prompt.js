// The prompt bar: whose decision it is, what is asked, options without a piece as buttons, undo, clause.

import { badge, button, fill, icon, make } from "./dom.js";
import { bubble } from "./popup.js";
import { say } from "./words.js";

const KEYS = 9; // options that have a number key

export class Prompt {
  // `act`: play(action, node, event), undo(node), openClause(id), live(), result().
  constructor(act) {
    this.act = act;
    this.badge = make("span.who");
    this.turn = make("span.turn");
    this.text = make("h1");
    this.row = make("div.row");
    this.tools = make("div.tools");
    this.all = make("details.all");
    const words = make("div.words", {}, make("div.heading", {}, this.turn, this.text), this.row);
    this.node = make("header.prompt", {}, this.badge, words, this.tools, this.all);
  }

  show(table) {
    const { prompt, move, players } = table;
    const focused = this.node.contains(document.activeElement);
    this.node.classList.toggle("mine", prompt.mine);
    this.badge.replaceChildren(badge(players[prompt.seat]?.colour ?? "none"));
    this.turn.textContent = this.whoseTurn(table);
    fill(this.text, prompt.name !== "" && make("b", {}, prompt.name, prompt.mine ? " " : " · "), prompt.text);
    const options = move == null ? prompt.options : [];
    this.showRow(table, options);
    this.listOptions(options);
    fill(this.tools, this.undoButton(table), prompt.clause !== "" && this.clauseButton(prompt.clause));
    if (focused && !this.node.contains(document.activeElement)) this.all.querySelector("summary").focus();
  }

  whoseTurn({ prompt, over, players, move }) {
    if (over || move != null) return say(over ? "page-over" : "page-replay");
    const alone = players.filter(({ kind }) => kind === "me" || kind === "here").length === 1;
    return prompt.mine && alone ? say("page-your-turn") : say("page-turn-of", { name: prompt.name });
  }

  showRow({ prompt, over, move, curtain }, options) {
    const thinking = !prompt.mine && !over && move == null && !curtain;
    fill(this.row,
      prompt.detail !== "" && make("p.detail", {}, prompt.detail),
      options.filter(({ piece }) => !piece).map((option) => this.option(option)),
      thinking && make("span.thinking", { "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      move != null && button("choice", "", say("page-live"), () => this.act.live()),
      over && button("choice", "result", say("page-result"), () => this.act.result()));
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

  undoButton({ can_undo, undo_text }) {
    const node = button("tool", "undo", say("page-undo"), () => {
      if (can_undo) this.act.undo(node);
      else if (undo_text) bubble(node, undo_text);
    }, { "aria-disabled": String(!can_undo), title: undo_text || say("page-undo") });
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
