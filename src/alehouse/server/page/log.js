// The log: the newest round first, and in it the newest line.

import { badge, make, symbol } from "./dom.js";

export class Log {
  constructor() {
    this.lines = [];
    this.node = make("div.log");
  }

  // Replace the lines from `from` on; `players` give the colours.
  update(from, lines, players, fresh) {
    this.lines.splice(from, Infinity, ...lines);
    const rounds = [];
    this.lines.forEach((line, k) => {
      if (line.head || !rounds.length) rounds.push({ title: "", entries: [] });
      if (line.head) rounds.at(-1).title = line.text;
      else rounds.at(-1).entries.push(entry(line, players, !fresh && k >= from));
    });
    const sections = rounds.map(({ title, entries }) =>
      make("section", {}, title !== "" && make("h3", {}, title), entries.reverse()));
    this.node.replaceChildren(...sections.reverse());
  }
}

function entry({ text, seat = -1, name, changes = [] }, players, arrived) {
  return make(arrived ? "p.arrived" : "p", {}, badge(players[seat]?.colour ?? "none"),
    make("span.said", {}, name && make("b", {}, name), text),
    changes.length > 0 && make("span.changes", {}, changes.map(change)));
}

function change([good, amount]) {
  const figure = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return make("span.change", {}, figure, symbol(`g-${good}`, "good"), make("span.unseen", {}, good));
}
