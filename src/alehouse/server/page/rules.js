// The book in the panel of a table: how to play, rules, at a glance; it opens at a clause, and flashes it.

import { ask, button, fill, icon, make } from "./dom.js";
import { BookText } from "./book.js";
import { rove, stopAt } from "./rove.js";
import { bookAddress, learn, say, spoken } from "./words.js";

export class Rules {
  // The cards of that `table` fill the tables of its book.
  /** @param {string} game @param {string} table */
  constructor(game, table) {
    this.game = game;
    this.table = table;
    this.tabs = make("div", { role: "tablist" });
    this.search = make("input", { type: "search", oninput: () => this.find() });
    this.whole = make("a.plain", { href: bookAddress(game), target: "_blank", title: say("page-handbook"), "aria-label": say("page-handbook") },
      icon("book"));
    this.leaf = make("div.leaf", { tabIndex: 0 });
    this.results = make("div.results", { hidden: true, "aria-live": "polite" });
    this.told = make("p.quiet", { role: "status" });
    this.finding = make("div.finding", { hidden: true }, this.search, this.whole); // until its words have come
    this.node = make("div.handbook.rules", {}, this.tabs, this.finding, this.told, this.results, this.leaf);
    this.text = new BookText(this.leaf, {
      say,
      tell: (told) => fill(this.told, told),
      reveal: (node) => this.reveal(node),
      address: (id) => location.origin + bookAddress(this.game, id),
    });
  }

  load() {
    this.loaded ??= Promise.all([ask(`/api/rules/${this.game}?lang=${spoken()}&table=${this.table}`), learn("book")]).then(
      ([book]) => this.furnish(book),
      (problem) => {
        /** @type {Promise<unknown> | null} */
        this.loaded = null;
        fill(this.leaf, problem.message);
      });
    return this.loaded;
  }

  /** @param {Wire.BookText} book */
  furnish({ parts }) {
    this.search.placeholder = say("page-book-search");
    this.search.setAttribute("aria-label", say("page-book-search"));
    this.finding.hidden = false;
    this.buttons = parts.map(({ name, title }) =>
      button("plain", "", title, () => this.show(name), { role: "tab", "data-part": name }));
    fill(this.tabs, this.buttons);
    rove(this.tabs);
    fill(this.leaf, parts.map(({ name, title, language, notice, html }) => {
      const text = make("div");
      text.innerHTML = html;
      return make("section", { lang: language, "data-part": name, "data-title": title }, notice && make("p.notice", {}, notice), text);
    }));
    this.show("guide");
  }

  /** @param {string} name */
  show(name) {
    for (const tab of this.buttons ?? []) tab.setAttribute("aria-selected", tab.dataset.part === name);
    stopAt(this.tabs, this.buttons?.find(({ dataset }) => dataset.part === name));
    for (const part of this.leaf.querySelectorAll("[data-part]")) part.toggleAttribute("hidden", part.dataset.part !== name);
    this.results.hidden = true;
    this.leaf.hidden = false;
  }

  /** @param {Page.Shown} node */
  reveal(node) {
    this.show(node.closest("[data-part]")?.dataset.part ?? "");
    node.scrollIntoView({ block: "center" });
  }

  // Without a clause the book opens where it was.
  /** @param {string} clause */
  async at(clause) {
    await this.load();
    if (!this.loaded) return;
    this.search.value = "";
    this.text.unmark();
    fill(this.told);
    if (clause) this.text.open(clause);
  }

  find() {
    const wanted = this.search.value;
    const found = this.text.search(wanted);
    this.results.hidden = !found;
    this.leaf.hidden = Boolean(found);
    if (found) fill(this.results, this.text.list(found, wanted, (node) => this.reveal(node)));
  }
}

// A clause with its ruling, in place.
/** @param {string} game @param {string} table @param {string} clause */
export async function clauseNode(game, table, clause) {
  const { html } = await ask(`/api/rules/${game}/${clause}?lang=${spoken()}${table ? `&table=${table}` : ""}`);
  const node = make("div.leaf.why-rule");
  node.innerHTML = html;
  for (const link of node.querySelectorAll("a")) {
    link.target = "_blank";
    if (link.getAttribute("href")?.startsWith("#")) link.href = bookAddress(game, link.hash.slice(1));
  }
  return node;
}
