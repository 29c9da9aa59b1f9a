// Panels of which one is shown at a time, with a row of tabs above them.

import { make } from "./dom.js";
import { rove, stopAt } from "./rove.js";

export class Tabs {
  // `contents`: {name: [label, node]}; `opened(name)` is called when one is shown.
  /** @param {string} label @param {Record<string, [string, HTMLElement]>} contents @param {(name: string) => unknown} opened */
  constructor(label, contents, opened) {
    this.opened = opened;
    const entries = Object.entries(contents);
    this.list = make("div.leaf-tabs", { role: "tablist", "aria-label": label }, entries.map(([name, [text]]) =>
      make("button", { type: "button", role: "tab", id: `leaf-tab-${name}`, "data-leaf": name,
        "aria-controls": `leaf-${name}`, onclick: () => this.open(name) }, text)));
    this.panels = entries.map(([name, [text, node]]) => make("div.leaf", { role: "tabpanel", id: `leaf-${name}`,
      "data-leaf": name, "aria-labelledby": `leaf-tab-${name}`, tabIndex: 0 },
      make("h2.unseen", {}, text), node));
    rove(this.list);
    this.node = make("section.leaves", { "aria-label": label }, this.list, this.panels);
  }

  /** @param {string} name */
  open(name) {
    for (const tab of this.list.querySelectorAll("button")) tab.setAttribute("aria-selected", tab.dataset.leaf === name);
    for (const panel of this.panels) panel.hidden = panel.dataset.leaf !== name;
    stopAt(this.list, this.tab(name));
    this.opened(name);
  }

  /** @param {string} name */
  tab(name) {
    return /** @type {HTMLElement} */ ([...this.list.querySelectorAll("button")].find(({ dataset }) => dataset.leaf === name));
  }

  // How much is new behind a tab.
  /** @param {string} name @param {number} news */
  count(name, news) {
    const tab = this.tab(name);
    tab.querySelector(".news")?.remove();
    if (news) tab.append(make("span.news", {}, String(news)));
  }
}
