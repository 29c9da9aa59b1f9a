// The lobby: every public table of the house, by where it stands and by game; it keeps itself up to date.

import { ask, choice, fill, icon, make, memory, messageOf, pageLink, regularly, show } from "./dom.js";
import { languages, NEW_TABLE, otherPages, tableLine } from "./house.js";
import { entitle } from "./title.js";
import { house, say, spoken, timeToMove } from "./words.js";

const PAUSE = 5000; // milliseconds
const ALL = "all";
/** @type {Record<string, string>} */
const GOING = { open: "page-join", running: "page-watch", over: "page-look-back" };

/** @param {HTMLElement} page */
export function showLobby(page) {
  const lobby = new Lobby(page);
  return () => lobby.leave();
}

class Lobby {
  /** @param {HTMLElement} page */
  constructor(page) {
    entitle(`${say("page-lobby")} · ${say("page-title")}`);
    this.wanted = { status: "open", game: ALL, free: "1", ...memory.get("lobby") };
    /** @type {string | null} */
    this.told = null; // what is listed
    this.filters = make("div.filters");
    this.list = make("section.tables", { "aria-label": say("page-lobby"), "aria-live": "polite" });
    page.append(make("main.house.lobby", {}, make("header.sign", {}, make("h1", {}, say("page-lobby")),
      make("p", {}, say("page-lobby-about")), languages(show),
      otherPages("/lobby", pageLink("a.plain", `/${NEW_TABLE}`, {}, icon("add"), say("page-new-table")))),
    this.filters, this.list));
    this.furnish();
    this.leave = regularly(() => this.refresh(), PAUSE);
  }

  furnish() {
    const states = [["open", say("page-open-tables")], ["running", say("page-running-tables")],
      ["over", say("page-finished-tables")]];
    const games = [[ALL, say("page-all-games")], ...house.games.map(({ name, title }) => [name, title])];
    const free = ["1", "2", "3"].map((count) => [count, say("page-at-least", { count })]);
    /** @param {string} name @param {string} label @param {string[][]} values */
    const filter = (name, label, values) =>
      choice(`lobby-${name}`, label, values, this.wanted[name], (value) => this.want(name, value));
    fill(this.filters, filter("status", say("page-tables"), states), filter("game", say("page-games"), games),
      this.wanted.status === "open" && filter("free", say("page-free-seats"), free));
  }

  /** @param {string} name @param {string} value */
  want(name, value) {
    this.wanted[name] = value;
    memory.set("lobby", this.wanted);
    if (name === "status") {
      this.furnish();
      document.getElementById(`lobby-status-${value}`)?.focus();
    }
    this.refresh();
  }

  async refresh() {
    const { status, game, free } = this.wanted;
    const asked = `${status} ${game} ${free}`;
    this.asked = asked;
    try {
      /** @type {Wire.TableLine[]} */
      const lines = await ask(`/api/lobby?status=${status}&game=${game === ALL ? "" : game}&lang=${spoken()}`);
      if (this.asked !== asked) return; // something else is wanted by now
      this.show(status === "open" ? lines.filter((line) => freeSeats(line) >= Number(free)) : lines);
    } catch (problem) {
      if (this.asked === asked) this.say(messageOf(problem));
    }
  }

  /** @param {Wire.TableLine[]} lines */
  show(lines) {
    const told = JSON.stringify(lines);
    if (told === this.told) return;
    this.told = told;
    fill(this.list, lines.length
      ? make("ul", {}, lines.map((line) => tableLine(line, make("span.go", {}, say(GOING[line.status])),
        line.status === "running" || line.status === "open" ? timeToMove(line.deadline) : "")))
      : make("p.quiet", {}, say(`page-lobby-empty-${this.wanted.status}`)));
  }

  /** @param {string} text */
  say(text) {
    this.told = null;
    fill(this.list, make("p.quiet", { role: "alert" }, text));
  }
}

/** @param {Wire.TableLine} line */
const freeSeats = ({ players }) => players.filter(({ kind }) => kind === "open").length;
