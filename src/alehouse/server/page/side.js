// The side column: log, rules, replay and people as tabs; it folds away.

import { button, iconButton, make, memory } from "./dom.js";
import { rove, stopAt } from "./rove.js";
import { isRoomBeside } from "./shape.js";
import { say } from "./words.js";

// Where there is room beside the table, the column is as a person likes it; anywhere else it comes when asked for.
export const startsFolded = () => !isRoomBeside() || (memory.get("folded") ?? false);

export class Side {
  // `contents`: {name: [icon, label, node]}; `opened(name)` is called when a person opens one.
  /** @param {Record<string, [string, string, Page.Child]>} contents @param {(name: string) => void} opened */
  constructor(contents, opened) {
    this.opened = opened;
    const entries = Object.entries(contents);
    this.tabs = entries.map(([name, [iconName, label]]) =>
      button("tab", iconName, label, () => this.open(name), { role: "tab", id: `tab-${name}`, "data-panel": name,
        "aria-controls": `panel-${name}`, title: label }));
    this.panels = entries.map(([name, [, label, node]]) =>
      make("div.panel", { role: "tabpanel", id: `panel-${name}`, "data-panel": name, "aria-labelledby": `tab-${name}` },
        make("h2.unseen", {}, label), node));
    this.list = make("div.tab-list", { role: "tablist", "aria-label": say("page-side") }, this.tabs);
    rove(this.list);
    this.folder = iconButton("fold", "fold", say("page-fold"), () => this.fold(!this.folded));
    const head = make("div.side-tabs", {}, this.list, this.folder);
    this.node = make("aside.side", { id: "side", "aria-label": say("page-side") }, head, this.panels);
    this.show("log");
    this.fold(startsFolded());
  }

  /** @param {string} name */
  open(name) {
    this.fold(false);
    this.show(name);
    this.opened(name);
  }

  /** @param {string} name */
  show(name) {
    // The replay goes with the log: what happened is read where it is stepped through.
    const shown = name === "replay" ? ["replay", "log"] : [name];
    for (const tab of this.tabs) tab.setAttribute("aria-selected", tab.dataset.panel === name);
    stopAt(this.list, this.tabs.find(({ dataset }) => dataset.panel === name));
    for (const panel of this.panels) panel.hidden = !shown.includes(panel.dataset.panel ?? "");
  }

  // A tab is there, or not; with something new in it, how much.
  /** @param {string} name @param {boolean} there @param {number} news */
  offer(name, there, news) {
    const tab = this.tabs.find(({ dataset }) => dataset.panel === name);
    if (!tab) return;
    tab.hidden = !there;
    tab.querySelector(".news")?.remove();
    if (news) tab.append(make("span.news", {}, String(news)));
  }

  // How a person likes it is remembered where it stands beside the table.
  /** @param {boolean} folded */
  fold(folded) {
    this.folded = folded;
    if (isRoomBeside()) memory.set("folded", folded);
    this.node.classList.toggle("folded", folded);
    this.folder.setAttribute("aria-expanded", !folded);
    dispatchEvent(new Event("resize")); // another shape may fit now
  }

  // A click beside the column folds it where it lies over the table.
  /** @param {EventTarget | null} target */
  closeDrawer(target = null) {
    if (this.node.closest(".drawer") && !this.folded && !this.node.contains(/** @type {Node | null} */ (target))) this.fold(true);
  }
}
