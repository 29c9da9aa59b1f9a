// Who is at a table, as the table page needs to know it; what only people who play together need is fetched for them.

import { bring, button, dress, fill, make, notes } from "./dom.js";
import { learn, say } from "./words.js";

/** @typedef {import("./company.js").Company} Company */

// What has to do with buttons: news of who only looks on, or of an analysis, replaces none, which somebody may be pressing.
const PASSING = ["now", "spectators", "analysed"];
/** @param {Wire.Presence | null} room */
export const gist = (room) => JSON.stringify(room, (key, value) => PASSING.includes(key) ? undefined : value);

export class Room {
  // `act`: send(message, node), unread(), spoken(line).
  /** @param {string} table @param {Page.RoomDeeds} act */
  constructor(table, act) {
    this.table = table;
    this.act = act;
    /** @type {Wire.Presence | null} */
    this.now = null;
    /** @type {Company | null} */
    this.company = null;
    /** @type {Wire.ChatLine[]} */
    this.said = [];
    this.wishes = new Wishes(table, act.send);
    this.places = { waiting: make("section.waiting-room", { hidden: true }), people: make("div.people"),
      talk: make("div.talk-below", { hidden: true }) };
  }

  /** @param {Wire.Presence} room */
  show(room) {
    const before = this.now;
    this.now = room;
    this.changed = gist(room) !== gist(before);
    if (this.changed) this.wishes.show(room.wish, room.unheard);
    if (this.sociable || room.status === "open") this.furnish();
    this.company?.show(room);
    if (!before) this.arrive();
  }

  // Have the waiting room and the panel; if they cannot be fetched now, the next change tries again.
  async furnish() {
    if (this.fetching) return;
    this.fetching = true;
    try {
      const [{ Company }] = await Promise.all([bring("company"), dress("people"), learn("room")]);
      const { act } = this;
      /** @type {Pick<Page.CompanyDeeds, "leave" | "comeBack" | "take">} */
      const going = { leave: () => act.send({ type: "leave" }), comeBack: () => this.comeBack(),
        take: (seat, name) => act.send({ type: "take", seat, name }) };
      this.company = new Company(this.table, this.places, { ...act, ...going });
      if (this.now) this.company.show(this.now);
      this.hear([]);
    } catch {
      this.fetching = false;
    }
  }

  /** @param {Wire.ChatLine[]} lines */
  hear(lines) {
    this.said.push(...lines);
    this.company?.chat.hear(this.said.splice(0), this.now?.seats ?? []);
  }

  // The house asks something before the game begins.
  /** @param {Wire.Ask} question */
  ask(question) {
    this.company?.waiting.ask(question);
  }

  // Whoever was late and is there again plays on; whoever left is asked.
  arrive() {
    if (this.away && !this.mine.some(({ left }) => left)) this.comeBack();
  }

  comeBack() {
    this.act.send({ type: "return" });
  }

  // ── what the rest of the page asks ──

  get mine() {
    return this.now?.seats.filter(({ kind }) => kind === "me") || [];
  }

  get seated() {
    return this.mine.length > 0;
  }

  // Whether a bot plays for somebody here.
  get away() {
    return this.now?.status === "running" && this.mine.some(({ away }) => away);
  }

  // Whether somebody here decides for themselves.
  get plays() {
    return this.now?.status === "running" && this.seated && !this.away;
  }

  // Whether one may ask for one's own last decision.
  get mayWish() {
    return this.plays && !this.now?.wish && this.wishes.before !== null;
  }

  // Whether this is a lesson.
  get lesson() {
    return this.now?.lesson || false;
  }

  // Whether one may ask the house what to do.
  get hints() {
    return this.now?.hints || false;
  }

  // Whether other people play here.
  get others() {
    return this.now?.seats.some(({ kind }) => kind === "person") || false;
  }

  // Whether there is anybody to talk to, or one only watches.
  get sociable() {
    return Boolean(this.now) && (this.others || !this.seated || (this.now?.spectators ?? 0) > 0);
  }

  get unread() {
    return this.company?.chat.unread ?? 0;
  }

  // Somebody looks; what was said is read where it can be seen, or with `anyway`.
  /** @param {boolean} anyway */
  read(anyway = false) {
    const { chat } = this.company || {};
    if (chat && (anyway || chat.inView)) chat.read();
  }

  // Something that was sent from here was not accepted.
  /** @param {Page.Shown | null} node */
  refused(node) {
    if (node === this.company?.chat.form) this.company.chat.refused();
  }

  get busy() {
    return !!this.now?.busy;
  }

  get next() {
    return this.now?.next || "";
  }
}

// Wishes to go back: everybody at the table is asked, and answers.
class Wishes {
  // `send(message, node)` sends an answer.
  /** @param {string} table @param {Page.Send} send */
  constructor(table, send) {
    this.table = table;
    this.send = send;
    /** @type {number | null} */
    this.asked = null;
    this.kept = notes("decisions");
    this.own = this.kept.get(table) || []; // after how many moves one's own decisions were made
    this.node = make("aside.wish", { role: "status", hidden: true });
  }

  // Notice one's own decisions as the table goes on.
  /** @param {Page.State} state */
  follow({ prompt, move, moves }) {
    if (move !== null) return; // that is the past
    const decided = this.asked !== null && moves > this.asked ? [this.asked] : [];
    this.asked = prompt.mine ? moves : null;
    /** @type {number[]} */
    const own = [...this.own, ...decided].filter((at) => at < moves);
    if (own.join() !== this.own.join()) this.kept.set(this.table, own.slice(-5));
    this.own = own;
  }

  // How many moves stay if one's own last decision goes; null if that is not known.
  /** @returns {number | null} */
  get before() {
    return this.own.at(-1) ?? null;
  }

  // What somebody wishes, if anybody does; or that one's own wish was not granted, unless one took it back.
  /** @param {Wire.WishText | null} [wish] @param {boolean} [unheard] */
  show(wish, unheard) {
    const told = !wish && unheard && !this.dropped;
    this.dropped &&= !told && Boolean(wish);
    this.node.hidden = !wish && !told;
    if (told) fill(this.node, make("p", {}, say("page-unheard")), button("plain", "", say("page-close"), () => this.show()));
    if (!wish) return;
    /** @param {string} kind @param {string} key @param {boolean} agree */
    const answer = (kind, key, agree) => {
      const node = button(kind, "", say(key), () => {
        this.dropped = wish.mine;
        this.send({ type: "agree", seq: wish.seq, agree }, node);
      });
      return node;
    };
    fill(this.node, make("p", {}, wish.text), make("div", {},
      wish.asked && answer("choice", "page-agree", true),
      (wish.asked || wish.mine) && answer("plain", wish.mine ? "page-take-wish-back" : "page-decline", false)));
  }
}
