// The log: the newest round first, and in it the newest line; what happened while nobody looked is marked.

import { badge, button, make, notes, symbol } from "./dom.js";
import { say } from "./words.js";

export class Log {
  // `openClause(id)` opens the rules.
  constructor(table, openClause) {
    Object.assign(this, { table, openClause });
    this.seen = notes("seen"); // how many lines were shown the last time
    this.lines = [];
    this.news = Infinity; // from which line on somebody has missed what happened
    this.links = []; // by line: to the clause behind it
    this.node = make("div.log");
  }

  // Replace the lines from `from` on, and those `changed` before it ([[number, line], …]); `players` give the colours.
  // With `missed` the table is shown again after a while.
  update(from, lines, changed, players, fresh, missed) {
    this.lines.splice(from, Infinity, ...lines);
    for (const [number, line] of changed) this.lines[number] = line;
    if (missed || document.hidden) this.news = Math.min(this.news, this.seen.get(this.table) ?? Infinity);
    const focus = this.links.indexOf(document.activeElement);
    this.links = this.lines.map(({ clause }) => this.link(clause));
    const rounds = [];
    this.lines.forEach((line, k) => {
      if (line.head || !rounds.length) rounds.push({ title: "", entries: [] });
      if (k === this.news) rounds.at(-1).entries.push(make("h4", {}, say("page-meanwhile")));
      if (line.head) rounds.at(-1).title = line.text;
      else rounds.at(-1).entries.push(entry(line, players, this.links[k], this.mark(k, from, fresh)));
    });
    const sections = rounds.map(({ title, entries }) =>
      make("section", {}, title !== "" && make("h3", {}, title), entries.reverse()));
    this.node.replaceChildren(...sections.reverse());
    this.links[focus]?.focus({ preventScroll: true });
  }

  // Somebody has seen the table as it is now.
  remember() {
    if (this.seen.get(this.table) !== this.lines.length) this.seen.set(this.table, this.lines.length);
  }

  // One's own next decision: whatever was missed has been read.
  readUp() {
    this.news = Infinity;
  }

  mark(k, from, fresh) {
    if (k >= this.news) return "missed";
    return !fresh && k >= from ? "arrived" : "";
  }

  link(clause) {
    const open = () => this.openClause(clause);
    return clause ? button("clause", "", clause, open, { title: say("page-open-clause") }) : null;
  }
}

function entry({ text, seat = -1, name, changes = [] }, players, link, mark) {
  return make(mark ? `p.${mark}` : "p", {}, badge(players[seat]?.colour ?? "none"),
    make("span.said", {}, name && make("b", {}, name), text),
    changes.length > 0 && make("span.changes", {}, changes.map(change)), link);
}

function change([good, amount, word]) {
  const figure = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return make("span.change", {}, figure, symbol(`g-${good}`, "good"), make("span.unseen", {}, ` ${word}`));
}
