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
      if (line.head || !rounds.length) rounds.push([]);
      const arrived = !fresh && k >= from;
      rounds.at(-1).push(line.head ? make("h3", {}, line.text) : entry(line, players, arrived));
    });
    this.node.replaceChildren(...rounds.reverse().map(([first, ...rest]) =>
      make("section", {}, first.matches("h3") ? [first, ...rest.reverse()] : [...rest.reverse(), first])));
  }
}

function entry({ text, seat = -1, name, changes = [] }, players, arrived) {
  const goods = changes.map(([good, amount]) =>
    make("span.change", {}, `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`, symbol(`g-${good}`, "good"), make("span.unseen", {}, good)));
  return make(arrived ? "p.arrived" : "p", {}, badge(players[seat]?.colour ?? "none"),
    make("span.said", {}, name && make("b", {}, name), text), goods.length > 0 && make("span.changes", {}, goods));
}
