// The side column: log, rules and replay as tabs; it folds away.

import { button, make, memory } from "./dom.js";
import { say } from "./words.js";

export class Side {
  // `panels`: {name: [icon, label, node]}; `opened(name)` is called when one is shown.
  constructor(panels, opened) {
    this.opened = opened;
    this.tabs = Object.entries(panels).map(([name, [symbol, label]]) =>
      button("tab", symbol, label, () => this.open(name), { role: "tab", "data-panel": name }));
    const fold = button("fold", "fold", say("page-fold"), () => this.fold(!this.folded), { bare: true });
    this.node = make("aside.side", { "aria-label": say("page-side") }, make("div.side-tabs", { role: "tablist" }, this.tabs, fold),
      Object.entries(panels).map(([name, [, , node]]) => make("div.panel", { role: "tabpanel", "data-panel": name }, node)));
    this.show("log");
    this.fold(memory.get("folded") || false);
  }

  open(name) {
    this.fold(false);
    this.show(name);
    this.opened(name);
  }

  show(name) {
    for (const tab of this.tabs) tab.setAttribute("aria-selected", tab.dataset.panel === name);
    // The replay goes with the log: what happened is read where it is stepped through.
    const shown = name === "replay" ? ["replay", "log"] : [name];
    for (const panel of this.node.querySelectorAll(".panel")) panel.hidden = !shown.includes(panel.dataset.panel);
  }

  fold(folded) {
    this.folded = folded;
    memory.set("folded", folded);
    this.node.classList.toggle("folded", folded);
  }
}
