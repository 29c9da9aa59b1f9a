// The log: the newest round first, and in it the newest line.

import { badge, button, make, symbol } from "./dom.js";
import { say } from "./words.js";

export class Log {
  // `openClause(id)` opens the rules.
  constructor(openClause) {
    this.openClause = openClause;
    this.lines = [];
    this.links = []; // by line: to the clause behind it
    this.node = make("div.log");
  }

  // Replace the lines from `from` on, and those `changed` before it ([[number, line], …]); `players` give the colours.
  update(from, lines, changed, players, fresh) {
    this.lines.splice(from, Infinity, ...lines);
    for (const [number, line] of changed) this.lines[number] = line;
    const focus = this.links.indexOf(document.activeElement);
    this.links = this.lines.map(({ clause }) => this.link(clause));
    const rounds = [];
    this.lines.forEach((line, k) => {
      if (line.head || !rounds.length) rounds.push({ title: "", entries: [] });
      if (line.head) rounds.at(-1).title = line.text;
      else rounds.at(-1).entries.push(entry(line, players, this.links[k], !fresh && k >= from));
    });
    const sections = rounds.map(({ title, entries }) =>
      make("section", {}, title !== "" && make("h3", {}, title), entries.reverse()));
    this.node.replaceChildren(...sections.reverse());
    this.links[focus]?.focus({ preventScroll: true });
  }

  link(clause) {
    const open = () => this.openClause(clause);
    return clause ? button("clause", "", clause, open, { title: say("page-open-clause") }) : null;
  }
}

function entry({ text, seat = -1, name, changes = [] }, players, link, arrived) {
  return make(arrived ? "p.arrived" : "p", {}, badge(players[seat]?.colour ?? "none"),
    make("span.said", {}, name && make("b", {}, name), text),
    changes.length > 0 && make("span.changes", {}, changes.map(change)), link);
}

function change([good, amount, word]) {
  const figure = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return make("span.change", {}, figure, symbol(`g-${good}`, "good"), make("span.unseen", {}, ` ${word}`));
}
