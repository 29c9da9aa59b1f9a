// What one may take along of a finished game: its record, or a film of it, which the house draws when it has time.

import { ask, button, choice, fill, icon, make, messageOf } from "./dom.js";
import { recordLink } from "./dialogs.js";
import { dialog } from "./popup.js";
import { say, spoken } from "./words.js";

const PAUSE = 700; // milliseconds between two times that the house is asked how far a film is
const SECONDS = 1; // for each scene
const TEN = 10; // moves
const ALL = -1; // no seat: what everybody could see
/** @type {Record<string, string>} */
const PARTS = { whole: "page-film-whole", round: "page-film-round", ten: "page-film-ten" };

// `seat`: the one whose eyes are lent just now, or -1 for one's own.
/** @param {string} id @param {Wire.RecordPage} record @param {string} shape @param {number} now @param {number} seat */
export function showDownload(id, record, shape, now, seat) {
  return new Download(id, record, shape, now, seat);
}

// Who may have seen the game: everybody but printed opponents, which come last.
/** @param {Wire.RecordPage} record */
const seatsOf = ({ players }) => players.filter(({ kind }) => kind !== "automa");

// The seat of whoever looks with their own eyes; those who had none, or several, see what everybody saw.
/** @param {Wire.RecordPage} record */
function ownSeat(record) {
  const mine = [...seatsOf(record).entries()].filter(([, { kind }]) => kind === "me");
  return mine.length === 1 ? mine[0][0] : ALL;
}

// The first and the last move of what is shown.
/** @param {string} part @param {Wire.RecordPage} record @param {number} now */
function movesOf(part, { moves, moments }, now) {
  if (part === "ten") {
    const first = Math.max(0, Math.min(now, moves - TEN)); // at the end, the last ten
    return { first, last: Math.min(moves, first + TEN) };
  }
  if (part === "round") {
    const starts = moments.map(({ move }) => move);
    const at = Math.min(now, moves - 1); // the end belongs to the last round
    return { first: starts.findLast((move) => move <= at) ?? 0, last: starts.find((move) => move > at) ?? moves };
  }
  return { first: 0, last: moves };
}

class Download {
  /** @param {string} id @param {Wire.RecordPage} record @param {string} shape @param {number} now @param {number} seat */
  constructor(id, record, shape, now, seat) {
    this.id = id;
    this.record = record;
    this.shape = shape;
    this.now = now;
    this.what = "film";
    this.part = "whole";
    this.kind = "svg";
    this.eyes = String(seat < 0 ? ownSeat(record) : seat);
    this.asked = 0; // how often a film was asked for: what is said about an earlier one is not shown
    this.form = make("div.downloads");
    this.status = make("p", { role: "status", tabIndex: -1 });
    this.making = make("div.making", {}, this.status);
    this.footer = make("footer");
    this.node = dialog("downloading", say("page-film"), this.choices(), this.form, this.making, this.footer);
    this.node.addEventListener("close", () => { this.asked += 1; });
    this.show();
  }

  choices() {
    return choice("film-what", say("page-film-what"), [["film", say("page-film-film")], ["record", say("page-film-record")]], this.what,
      (what) => this.change({ what }));
  }

  /** @param {{ what?: string, part?: string, kind?: string, eyes?: string }} chosen */
  change(chosen) {
    Object.assign(this, chosen);
    this.asked += 1;
    if (chosen.what) this.show();
    else this.offer();
  }

  // What belongs to a film, or to a record.
  show() {
    const film = this.what === "film";
    const parts = Object.entries(PARTS).map(([part, key]) => [part, say(key)]);
    const kinds = [["svg", say("page-film-svg")], ["gif", say("page-film-gif")]];
    const seats = seatsOf(this.record).map(({ name }, seat) => [String(seat), name]);
    const eyes = [[String(ALL), say("page-film-eyes-all")], ...seats];
    fill(this.form, film && choice("film-part", say("page-film-part"), parts, this.part, (part) => this.change({ part })),
      film && seats.length > 1 && choice("film-eyes", say("page-film-eyes"), eyes, this.eyes, (seat) => this.change({ eyes: seat })),
      film && choice("film-kind", say("page-film-kind"), kinds, this.kind, (kind) => this.change({ kind })));
    this.offer();
  }

  offer() {
    const film = this.what === "film";
    fill(this.status, say(film ? `page-film-about-${this.kind}` : "page-film-about-record"));
    fill(this.making, this.status);
    fill(this.footer, film ? button("open", "", say("page-film-go"), () => this.make()) : recordLink(this.id));
  }

  async make() {
    this.asked += 1;
    const number = this.asked;
    const seat = Number(this.eyes);
    const order = { kind: this.kind, ...movesOf(this.part, this.record, this.now), shape: this.shape, seconds: SECONDS,
      seat: seat === ALL ? null : seat };
    fill(this.footer);
    this.status.focus(); // the button that had it is gone
    try {
      /** @type {Wire.FilmJob} */
      let job = await ask(`/api/records/${this.id}/film?lang=${spoken()}`, order);
      while (number === this.asked && this.tell(job)) {
        await new Promise((done) => { setTimeout(done, PAUSE); });
        if (number === this.asked) job = await ask(`/api/films/${job.id}?lang=${spoken()}`);
      }
    } catch (refusal) {
      if (number === this.asked) this.fail(messageOf(refusal));
    }
  }

  // Say how far it is; the answer is whether more will come.
  /** @param {Wire.FilmJob} job */
  tell({ state, done, address, problem }) {
    if (state === "failed") this.fail(problem);
    else if (state === "ready") this.hand(address);
    else {
      const percent = Math.round(100 * done);
      fill(this.status, state === "waiting" ? say("page-film-waiting") : say("page-film-drawing", { done: percent }));
      fill(this.making, this.status, make("progress", { max: 100, value: state === "waiting" ? null : percent, "aria-label": say("page-film-film") }));
      return true;
    }
    return false;
  }

  /** @param {string} address */
  hand(address) {
    fill(this.status, say("page-film-ready"));
    fill(this.making, this.status);
    const link = make("a.open", { href: `${address}?lang=${spoken()}`, download: "" }, icon("download"), make("span", {}, say("page-film-take")));
    fill(this.footer, link);
    link.focus();
  }

  /** @param {string} text */
  fail(text) {
    this.offer();
    this.footer.querySelector("button")?.focus();
    fill(this.making, make("p.problem", { role: "alert" }, text));
  }
}
