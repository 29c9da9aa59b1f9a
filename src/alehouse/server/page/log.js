// The log: the newest round first, and in it the newest line; what happened while nobody looked is marked.

import { badge, button, make, notes, symbol } from "./dom.js";
import { say } from "./words.js";

export class Log {
  // `openClause(id)` opens the rules.
  /** @param {string} table @param {(clause: string) => void} openClause */
  constructor(table, openClause) {
    this.table = table;
    this.openClause = openClause;
    this.seen = notes("seen"); // how many lines were shown the last time
    /** @type {Wire.LogText[]} */
    this.lines = [];
    this.news = Infinity; // from which line on somebody has missed what happened
    /** @type {(HTMLElement | null)[]} */
    this.links = []; // by line: to the clause behind it
    this.node = make("div.log", { role: "log", "aria-live": "off", "aria-label": say("page-log") }); // the announcer tells it
  }

  // Replace the lines from `from` on, and those `changed` before it ([[number, line], …]); `players` give the colours.
  // With `missed` the table is shown again after a while.
  /** @param {number} from @param {Wire.LogText[]} lines @param {[number, Wire.LogText][]} changed @param {Wire.PlayerText[]} players @param {boolean} fresh @param {boolean} missed */
  update(from, lines, changed, players, fresh, missed) {
    this.lines.splice(from, Infinity, ...lines);
    for (const [number, line] of changed) this.lines[number] = line;
    if (missed || document.hidden) this.news = Math.min(this.news, this.seen.get(this.table) ?? Infinity);
    const focus = this.links.indexOf(/** @type {HTMLElement | null} */ (document.activeElement));
    this.links = this.lines.map(({ clause }) => this.link(clause));
    /** @type {{ title: string, entries: HTMLElement[] }[]} */
    const rounds = [];
    this.lines.forEach((line, k) => {
      if (line.head || !rounds.length) rounds.push({ title: "", entries: [] });
      const round = rounds[rounds.length - 1];
      if (k === this.news) round.entries.push(make("div.meanwhile", {}, say("page-meanwhile")));
      if (line.head) round.title = line.text;
      else round.entries.push(entry(line, players, this.links[k], this.mark(k, from, fresh)));
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

  /** @param {number} k @param {number} from @param {boolean} fresh */
  mark(k, from, fresh) {
    if (k >= this.news) return "missed";
    return !fresh && k >= from ? "arrived" : "";
  }

  /** @param {string | undefined} clause */
  link(clause) {
    const open = () => this.openClause(clause ?? "");
    return clause ? button("clause", "", say("page-rules"), open, { title: say("page-open-clause"), "data-clause": clause }) : null;
  }
}

/** @param {Wire.LogText} line @param {Wire.PlayerText[]} players @param {HTMLElement | null} link @param {string} mark */
function entry({ text, seat = -1, name, changes = [] }, players, link, mark) {
  return make(mark ? `p.${mark}` : "p", {}, badge(players[seat]?.colour ?? "none"),
    make("span.said", {}, name && make("b", {}, name), text),
    changes.length > 0 && make("span.changes", {}, changes.map(change)), link);
}

/** @param {[string, number, string]} change */
function change([good, amount, word]) {
  const figure = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return make("span.change", {}, figure, symbol(`g-${good}`, "good"), make("span.unseen", {}, ` ${word}`));
}
