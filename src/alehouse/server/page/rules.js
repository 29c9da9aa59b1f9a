// The rules, clause by clause, with a search; they open, and flash, at a clause.

import { ask, fill, make } from "./dom.js";
import { dialog } from "./popup.js";
import { say } from "./words.js";

export class Rules {
  constructor(game) {
    this.game = game;
    const label = say("page-search-rules");
    this.search = make("input", { type: "search", placeholder: label, "aria-label": label });
    this.search.oninput = () => this.filter();
    this.text = make("div.clauses", { tabIndex: 0 });
    this.node = make("div.rules", {}, this.search, this.text);
  }

  load() {
    this.loaded ??= ask(`/api/rules/${this.game}`).then(
      (chapters) => fill(this.text, chapters.map(chapter)),
      (problem) => {
        this.loaded = null;
        this.text.textContent = problem.message;
      });
    return this.loaded;
  }

  async at(clause) {
    await this.load();
    this.search.value = "";
    this.filter();
    const found = this.text.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
    found?.scrollIntoView({ block: "center" });
    found?.animate([{ background: "#ffcf5a66" }, {}], { duration: 2500, easing: "ease-in" });
  }

  filter() {
    const wanted = this.search.value.toLowerCase();
    for (const section of this.text.children) {
      const clauses = [...section.querySelectorAll("article")];
      for (const clause of clauses) clause.hidden = !clause.textContent.toLowerCase().includes(wanted);
      section.hidden = clauses.every(({ hidden }) => hidden);
    }
  }
}

function chapter({ title, clauses }) {
  return make("section", {}, make("h3", {}, title), clauses.map(({ id, html }) => {
    const text = make("div");
    text.innerHTML = html;
    return make("article", { "data-clause": id }, make("b", {}, id), text);
  }));
}

export function openRules(game, clause) {
  const rules = new Rules(game);
  dialog("book", say("page-rules"), rules.node);
  rules.at(clause);
}
