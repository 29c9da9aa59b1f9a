// The waiting room: who sits where, seats to take, how to invite others; what its host arranges, until the game begins.

import { confirm } from "./asking.js";
import { button, fill, go, icon, make, memory, openOver, refill, show } from "./dom.js";
import { languages } from "./house.js";
import { Invitation } from "./invite.js";
import { bubble } from "./popup.js";
import { gist } from "./room.js";
import { LONGEST_NAME, SeatList } from "./seats.js";
import { bookAddress, say, timeToMove } from "./words.js";

export class WaitingRoom {
  // `table`: its id; `node` is furnished; `send(message, node)` sends something, and a refusal is shown at the node.
  /** @param {string} table @param {HTMLElement} node @param {Page.Send} send */
  constructor(table, node, send) {
    this.table = table;
    this.node = node;
    this.send = send;
    const name = memory.get("name") || "";
    this.name = make("input", { value: name, maxLength: LONGEST_NAME, placeholder: say("page-your-name"),
      "aria-label": say("page-your-name"), autocomplete: "nickname" });
    this.eyebrow = make("p.eyebrow");
    this.title = make("h1");
    this.facts = make("p.facts");
    this.naming = make("label.naming", {}, make("span", {}, say("page-your-name")), this.name);
    this.list = new SeatList({ send, take: (seat, at) => this.take(seat, at) });
    this.outlook = make("p.outlook");
    this.doing = make("div.doing");
    this.asking = make("section.asking", { role: "alertdialog", hidden: true,
      "aria-labelledby": "asking-text", "aria-describedby": "asking-about" });
    this.end = make("div.end");
    this.invitation = new Invitation(table);
  }

  // Before the game the chat stands here.
  /** @param {Wire.Presence} room @param {HTMLElement} chat */
  show(room, chat) {
    this.node.hidden = room.status !== "open";
    if (this.node.hidden) return;
    /** @type {Wire.Presence} */
    this.room = room;
    const seated = room.seats.some(({ kind }) => kind === "me");
    if (!this.node.children.length) this.furnish(room.game);
    if (chat.parentNode !== this.talk) this.talk.append(chat);
    this.title.textContent = room.title;
    this.eyebrow.textContent = [say(room.again ? "page-room-again" : "page-waiting"), room.host && say("page-room-host")]
      .filter(Boolean).join(" · ");
    fill(this.outlook, outlookOf(room, seated));
    if (this.shown === (this.shown = gist(room))) return;
    this.showFacts(room);
    this.naming.hidden = seated || !room.seats.some(({ kind, yours }) => kind === "open" || yours);
    this.list.show(room, seated);
    this.settle(); // what was asked was about other seats
    this.showDeeds(room, seated);
    this.invitation.show(room);
  }

  // What is played, and how; the host may change it.
  /** @param {Wire.Presence} room */
  showFacts({ private: secluded, deadline, options, host }) {
    const found = say(secluded ? "page-private" : "page-public");
    const change = host && button("clause.change", "edit", say("page-room-change"), ({ currentTarget }) => this.change(/** @type {HTMLElement} */ (currentTarget)));
    refill(this.facts, icon("clock"), make("span", {}, [timeToMove(deadline), found, options].filter(Boolean).join(" · ")), change);
  }

  /** @param {Wire.Presence} room @param {boolean} seated */
  showDeeds({ host, seats }, seated) {
    const asked = seats.some(({ kind, asked: anew }) => kind === "me" && anew);
    const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.deed;
    /** @param {string} name @param {string} kind @param {string} iconName @param {string} key @param {Wire.Up} message */
    const deed = (name, kind, iconName, key, message) =>
      button(kind, iconName, say(key), ({ currentTarget }) => this.send(message, /** @type {HTMLElement} */ (currentTarget)), { "data-deed": name });
    fill(this.doing,
      asked && make("p.anew", {}, say("page-room-changed")),
      asked && deed("ready", "open", "", "page-room-ready", { type: "ready" }),
      host && deed("start", "open", "play", "page-begin", { type: "start" }),
      seated && !host && deed("leave", "plain", "leave", "page-stand-up", { type: "leave" }));
    fill(this.end, host && seated && deed("leave", "clause", "", "page-stand-up", { type: "leave" }),
      host && button("clause.danger", "", say("page-room-close"), () => this.confirmClosing(), { "data-deed": "close" }));
    if (held) this.node.querySelector(`[data-deed="${held}"]`)?.focus();
  }

  /** @param {string} game */
  furnish(game) {
    /** @type {HTMLElement} */
    this.talk = make("section.talk", {}, make("h2", {}, say("page-chat")));
    const ways = make("nav.ways", {}, make("a.plain", { href: bookAddress(game), target: "_blank" }, icon("book"), make("span", {}, say("page-rules"))),
      button("plain", "house", say("page-room-house"), () => go("/")));
    const foot = make("footer", {}, this.outlook, this.end, languages(show));
    this.node.append(make("div.poster", {},
      make("header", {}, make("div", {}, this.eyebrow, this.title), ways), this.facts, this.naming, this.list.node,
      this.asking, this.doing, foot), make("div.beside", {}, this.invitation.node, this.talk));
  }

  /** @param {number} seat @param {HTMLElement} node */
  take(seat, node) {
    const typed = this.name.value.trim(), { kind, name: known } = this.room.seats[seat];
    const name = typed || (kind !== "open" && known);
    if (!name) {
      this.name.focus();
      this.naming.classList.add("missing");
      bubble(this.name, say("page-name-first"));
      return;
    }
    memory.set("name", name);
    this.send({ type: "take", seat, name }, node);
  }

  // The house asks whether to begin although somebody is missing.
  /** @param {Wire.Ask} question */
  ask({ text, about }) {
    const wait = button("plain", "", say("page-room-wait"), () => {
      this.settle();
      this.doing.querySelector('[data-deed="start"]')?.focus();
    });
    const start = button("open", "play", say("page-begin"), () => this.send({ type: "start", sure: true }, start));
    fill(this.asking, make("b", { id: "asking-text" }, text), wait, start, make("p", { id: "asking-about" }, about));
    this.settle(false);
    wait.focus();
  }

  // Whether nothing is asked any more.
  settle(settled = true) {
    this.asking.hidden = settled;
    this.doing.hidden = !settled;
  }

  /** @param {HTMLElement} node */
  change(node) {
    node.focus(); // where the keyboard comes back to
    openOver("change", ({ changeDialog }) => changeDialog(this.table, this.room));
  }

  confirmClosing() {
    confirm(say("page-room-close-ask"), say("page-room-close-help"), say("page-room-close"),
      () => this.send({ type: "close" }, this.end));
  }
}

// Whether somebody is at the table, as a sign and in words.
/** @param {boolean | undefined} here */
export const presence = (here, more = "") =>
  make(here ? "span.presence.here" : "span.presence", {}, say(here ? "page-is-here" : "page-is-away"), more);

/** @param {Wire.Presence} room @param {boolean} seated */
function outlookOf({ host, spectators = 0 }, seated) {
  const watching = spectators - (seated ? 0 : 1); // whoever looks without a seat is one of them
  return [
    seated ? say(host ? "page-begin-help" : "page-wait-help") : say("page-take-help"),
    watching > 0 && make("span.spectators", {}, icon("people"), say("page-spectators", { count: watching })),
  ].filter(Boolean).flatMap((part) => [part, " "]);
}
