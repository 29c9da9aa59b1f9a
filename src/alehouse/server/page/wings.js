// Before the theatre: what is to be seen at once is shown; the theatre is fetched when something is to be followed.

import { bring, dress } from "./dom.js";
import { pace, prefs } from "./prefs.js";

/** @typedef {import("./theatre.js").Theatre} Theatre */

export class Wings {
  // `table`: show(message), rest() once nothing is left to be shown; hand.
  /** @param {Page.TableOfWings} table */
  constructor(table) {
    this.table = table;
    /** @type {Theatre | null} */
    this.theatre = null;
    /** @type {Wire.Table[]} */
    this.waiting = [];
    this.moves = 0;
  }

  // A new table has come.
  /** @param {Wire.Table} message */
  hear(message) {
    const { moves = 0 } = message; // a number that is 0 is not sent
    const back = moves < this.moves; // something was taken back
    this.moves = moves;
    if (message.fresh || message.move != null || message.moved || back || document.hidden || pace() === 0) {
      this.catchUp();
      this.table.show(message);
      this.rest(back);
    } else if (this.theatre) {
      this.theatre.hear(message);
    } else {
      this.waiting.push(message);
      this.fetch();
    }
  }

  // Without the theatre everything is shown at once.
  async fetch() {
    this.fetching ??= Promise.all([bring("theatre"), dress("feel")]);
    try {
      const [{ Theatre }] = await this.fetching;
      if (this.table.end.signal.aborted) return;
      this.theatre ??= new Theatre(this.table, (back) => this.rest(back));
    } catch {
      /** @type {Promise<[{ Theatre: new (table: Page.TableOfTheatre, rested: (back: boolean) => void) => Theatre }, unknown]> | null} */
      this.fetching = null;
    }
    for (const message of this.waiting.splice(0)) {
      if (this.theatre) this.theatre.hear(message);
      else this.table.show(message);
    }
    if (!this.theatre) this.rest(false);
  }

  // Everything that has happened is shown; where there is only one option, it may play itself, unless it was taken `back`.
  /** @param {boolean} back */
  rest(back) {
    this.table.rest();
    if (this.table.state.only && !back && prefs.get("single") === "on") this.playOnly();
  }

  async playOnly() {
    const { seq } = this.table.state;
    await this.fetch();
    if (this.theatre && seq === this.table.state.seq) this.theatre.playOnly();
  }

  // Straight to the present.
  skip() {
    this.theatre?.skip();
  }

  catchUp() {
    this.theatre?.catchUp();
    for (const message of this.waiting.splice(0)) this.table.show(message);
  }

  close() {
    this.waiting = [];
    this.theatre?.close();
  }
}
