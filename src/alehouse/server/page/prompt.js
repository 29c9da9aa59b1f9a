// The prompt bar: whose decision it is, what is asked, the options without a piece as buttons, undo and clause.

import { badge, button, fill, icon, make } from "./dom.js";
import { bubble } from "./popup.js";
import { say } from "./words.js";

export class Prompt {
  // `act`: play(action, node), undo(node), openClause(id), live(), result().
  constructor(act) {
    this.act = act;
    this.badge = make("span.who");
    this.turn = make("span.turn");
    this.text = make("h1");
    this.row = make("div.row");
    this.tools = make("div.tools");
    this.all = make("details.all");
    this.node = make("header.prompt", {}, this.badge, make("div.words", {}, make("div.heading", {}, this.turn, this.text), this.row), this.tools, this.all);
  }

  show(table) {
    const { prompt, over, move, players } = table;
    const replaying = move != null;
    const focused = this.node.contains(document.activeElement);
    const player = players[prompt.seat];
    this.node.classList.toggle("mine", prompt.mine);
    this.badge.replaceChildren(badge(player?.colour ?? "none"));
    this.turn.textContent = this.whoseTurn(table);
    fill(this.text, prompt.name !== "" && make("b", {}, prompt.name, " "), prompt.text);
    const options = prompt.mine && !replaying ? prompt.options : [];
    fill(this.row,
      prompt.detail !== "" && make("p.detail", {}, prompt.detail),
      options.map((option) => !option.piece && this.option(option)),
      !prompt.mine && !over && !replaying && make("span.thinking", { "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      replaying && button("choice", "", say("page-live"), () => this.act.live()),
      over && button("choice", "result", say("page-result"), () => this.act.result()));
    this.listOptions(options);
    fill(this.tools, this.undoButton(table), prompt.clause && this.clauseButton(prompt.clause));
    if (focused && !this.node.contains(document.activeElement)) this.all.querySelector("summary").focus();
  }

  whoseTurn({ prompt, over, players, move }) {
    if (over || move != null) return say(over ? "page-over" : "page-replay");
    const alone = players.filter(({ kind }) => kind === "me" || kind === "here").length === 1;
    return prompt.mine && alone ? say("page-your-turn") : say("page-turn-of", { name: prompt.name });
  }

  option({ action, text }, key) {
    const node = make("button.choice", { type: "button", "data-action": action, onclick: (event) => this.act.play(action, node, event) },
      key && make("kbd", { "aria-hidden": "true" }, key), text);
    return node;
  }

  // Every option once more as a real button: for the keyboard, and for those who cannot see the table.
  listOptions(options) {
    const text = say("page-all-options", { count: options.length });
    this.all.hidden = !options.length;
    fill(this.all, make("summary.tool", { title: text }, icon("log"), make("span", {}, text)),
      make("ol", {}, options.map((option, k) => make("li", {}, this.option(option, k < 9 && String(k + 1))))));
  }

  undoButton({ can_undo, undo_text, move }) {
    const off = !can_undo || move != null;
    const node = button("tool", "undo", say("page-undo"), () => {
      if (!off) this.act.undo(node);
      else if (undo_text) bubble(node, undo_text);
    }, { "aria-disabled": String(off), title: undo_text || say("page-undo") });
    return node;
  }

  clauseButton(clause) {
    return button("tool.clause-tool", "book", clause, () => this.act.openClause(clause), { title: say("page-open-clause") });
  }
}
