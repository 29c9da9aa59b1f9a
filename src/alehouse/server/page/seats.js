// The seats of a waiting room: who is to sit there, and what its host may do with each, by menu, by dragging or by keys.

import { ask, avatar, badge, button, fill, icon, iconButton, make, refill } from "./dom.js";
import { addressOf, copy } from "./fields.js";
import { dots } from "./house.js";
import { dialog, menu } from "./popup.js";
import { botOf, house, say } from "./words.js";

export const LONGEST_NAME = 24;

// How many may sit at a table of its game.
/** @param {Wire.Presence} room */
const sizesOf = ({ game }) => /** @type {Wire.GameForm} */ (house.games.find(({ name }) => name === game)).seats;

export class SeatList {
  // `act`: send(message, node), take(seat, node).
  /** @param {{ send: Page.Send, take: (seat: number, node: HTMLElement) => void }} act */
  constructor(act) {
    this.act = act;
    this.list = make("ol.seats");
    this.more = make("div.more-seats");
    this.node = make("div.seating-plan", {}, this.list, this.more);
  }

  /** @param {Wire.Presence} room @param {boolean} seated */
  show(room, seated) {
    /** @type {Wire.Presence} */
    this.room = room;
    this.seated = seated;
    const { seat, part } = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset ?? {};
    fill(this.list, room.seats.map((one, k) => this.line(one, k)));
    if (part) this.list.querySelector(`[data-seat="${seat}"][data-part="${part}"]`)?.focus();
    const most = Math.max(...sizesOf(room));
    const add = button("plain", "add", say("page-room-add"), () =>
      this.act.send({ type: "seats", players: room.seats.length + 1 }, add), { disabled: room.seats.length >= most });
    refill(this.more, room.host && [add, make("span", {}, say("page-room-most", { count: most })),
      make("p", {}, say("page-room-drag"))]);
  }

  /** @param {Wire.SeatText} seat @param {number} k */
  line(seat, k) {
    const { name, kind, colour, face, level = 0 } = seat;
    const empty = kind === "open" || kind === "reserved";
    /** @param {string} what */
    const part = (what) => ({ "data-seat": k, "data-part": what });
    const take = (kind === "open" ? !this.seated : seat.yours) &&
      button("plain.take", "", say("page-sit-here"), ({ currentTarget }) =>
        this.act.take(k, /** @type {HTMLElement} */ (currentTarget)), part("take"));
    const quick = this.quick(seat, k, part("quick"));
    const menuButton = this.room.host && kind !== "me" && iconButton("plain.more", "more",
      say("page-room-menu", { number: k + 1, name: this.called(seat) }), ({ currentTarget }) => this.offer(/** @type {HTMLElement} */ (currentTarget), k));
    if (menuButton) Object.assign(menuButton.dataset, { seat: k, part: "menu" });
    const node = make(empty ? "li.free" : "li", { "data-kind": kind },
      this.room.host && make("span.grip", { "aria-hidden": "true" }, icon("grip")),
      badge(colour), kind !== "open" && avatar(name, face),
      make("span.person", {}, make("b", {}, this.called(seat), kind === "bot" && dots(level)), this.state(seat)),
      kind === "me" && make("span.chip", {}, say("page-room-seat", { number: k + 1 })), take, quick, menuButton);
    if (this.room.host) this.followDrag(node, k);
    return node;
  }

  /** @param {Wire.SeatText} seat */
  called({ kind, name }) {
    return kind === "open" ? say("page-free-seat") : name;
  }

  /** @param {Wire.SeatText} seat */
  state({ kind, here, asked, level, yours }) {
    if (kind === "me") return make("small", {}, make("span.presence.here", {}, say(asked ? "page-room-not-ready" : "page-you-sit")));
    if (kind === "bot") return make("small", {}, botOf(level));
    if (kind === "open") return make("small", {}, say("page-room-anybody"));
    if (kind === "reserved") return make("small", {}, make("span.lock", {}, icon("lock"), say(yours ? "page-room-yours" : "page-room-reserved")));
    const ready = say(asked ? "page-room-not-ready" : "page-room-is-ready");
    return make("small", {}, make(here ? "span.presence.here" : "span.presence", {},
      here ? `${say("page-is-here")}, ${ready}` : say("page-is-away")));
  }

  // What a host does most with an empty seat.
  /** @param {Wire.SeatText} seat @param {number} k @param {Page.Properties} part */
  quick({ kind, link }, k, part) {
    if (!this.room.host) return false;
    if (kind === "reserved" && link) {
      const taking = button("plain", "link", say("page-room-copy"), async () => {
        await copy(addressOf(`${location.pathname}?seat=${k + 1}&k=${link}`));
        /** @type {Node} */ (taking.lastChild).textContent = say("page-copied");
      }, part);
      return taking;
    }
    return kind === "open" && button("plain", "bot", say("page-room-bot"), ({ currentTarget }) =>
      this.act.send({ type: "arrange", seat: k, kind: "bot", bot: house.bot }, /** @type {HTMLElement} */ (currentTarget)), part);
  }

  // ── the menu of a seat ──

  /** @param {HTMLElement} node @param {number} k */
  offer(node, k) {
    const { seats } = this.room;
    const seat = seats[k];
    /** @param {string} iconName @param {string} key @param {() => unknown} act @returns {[Page.Child, () => unknown]} */
    const entry = (iconName, key, act) => [[icon(iconName), make("span", {}, say(key))], act];
    /** @param {Wire.Up} message */
    const send = (message) => () => this.act.send(message, node);
    const person = seat.kind === "person";
    const fewest = Math.min(...sizesOf(this.room));
    menu(node, this.called(seat), [
      entry("swap", "page-room-swap", () => this.chooseSwap(node, k)),
      ...(person ? [
        entry("leave", "page-room-remove", send({ type: "remove", seat: k })),
        entry("close", "page-room-ban", send({ type: "remove", seat: k, ban: true })),
      ] : [
        entry("person", "page-room-reserve", () => this.reserve(node, k)),
        ...(seat.kind === "open" ? [] : [entry("add", "page-room-open", send({ type: "arrange", seat: k, kind: "open" }))]),
        entry("bot", "page-room-give-bot", () => this.chooseBot(node, k)),
        ...(seats.length > fewest
          ? [entry("close", "page-room-drop", send({ type: "seats", players: seats.length - 1, without: k }))] : []),
      ]),
    ]);
  }

  /** @param {HTMLElement} node @param {number} k */
  chooseSwap(node, k) {
    const others = [...this.room.seats.entries()].filter(([other]) => other !== k);
    menu(node, say("page-room-swap"), others.map(([other, seat]) =>
      [[badge(seat.colour), make("span", {}, `${other + 1}. ${this.called(seat)}`)], () => this.swap(k, other, node)]));
  }

  /** @param {number} a @param {number} b @param {HTMLElement} node */
  swap(a, b, node) {
    this.act.send({ type: "swap", a, b }, node);
    const moved = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset;
    if (moved?.seat === String(a)) moved.seat = String(b); // the keyboard goes along
  }

  /** @param {HTMLElement} node @param {number} k */
  chooseBot(node, k) {
    menu(node, say("page-room-give-bot"), house.bots.map(([bot, title], level) => [[make("span", {}, title), dots(level + 1)],
      () => this.act.send({ type: "arrange", seat: k, kind: "bot", bot }, node)]));
  }

  // For whom a seat is: somebody whom one has played with, or a name.
  /** @param {HTMLElement} node @param {number} k */
  async reserve(node, k) {
    /** @type {Wire.Companion[]} */
    const known = await ask("/api/companions").catch(() => []);
    const name = make("input", { maxLength: LONGEST_NAME, "aria-label": say("page-room-for-whom"), autocomplete: "off" });
    /** @param {Pick<Wire.Arrange, "name" | "known">} fields */
    const keep = (fields) => {
      box.close();
      this.act.send({ type: "arrange", seat: k, kind: "reserved", ...fields }, node);
    };
    const form = make("form.reserving", { onsubmit: (event) => {
      event.preventDefault();
      if (name.value.trim()) keep({ name: name.value.trim() });
    } }, make("label", {}, say("page-room-for-whom"), name), make("button.open", { type: "submit" }, say("page-room-keep")));
    const box = dialog("reserve", say("page-room-reserve"), make("p", {}, say("page-room-reserve-help")), form,
      known.length > 0 && make("div.companions", {}, make("h3", {}, say("page-room-companions")), known.map((one) =>
        make("button.plain", { type: "button", onclick: () => keep({ name: one.name, known: one.known }) }, avatar(one.name), one.name))));
    name.focus();
  }

  // ── dragging ──

  // A seat that is dragged to another changes places with it. Fingers drag by the grip: elsewhere they scroll.
  /** @param {HTMLElement} node @param {number} k */
  followDrag(node, k) {
    node.addEventListener("pointerdown", (event) => {
      const target = /** @type {Element} */ (event.target);
      const grip = target.closest(".grip");
      if (event.button !== 0 || target.closest("button") || !(grip || event.pointerType === "mouse")) return;
      event.preventDefault();
      this.drag(node, k, event);
    });
  }

  /** @param {HTMLElement} node @param {number} k @param {PointerEvent} event */
  drag(node, k, { pointerId }) {
    const lines = [...this.list.children];
    const end = new AbortController();
    const { signal } = end;
    let goal = -1;
    node.setPointerCapture(pointerId);
    node.classList.add("dragged");
    const mark = () => lines.forEach((line, other) => line.classList.toggle("goal", other === goal));
    node.addEventListener("pointermove", ({ clientY }) => {
      goal = lines.findIndex((line) => line !== node && isWithin(line, clientY));
      mark();
    }, { signal });
    /** @param {boolean} drop */
    const finish = (drop) => {
      end.abort();
      node.classList.remove("dragged");
      const chosen = goal;
      goal = -1;
      mark();
      if (drop && chosen >= 0) this.swap(k, chosen, node);
    };
    node.addEventListener("pointerup", () => finish(true), { signal });
    node.addEventListener("pointercancel", () => finish(false), { signal });
  }
}

/** @param {Element} line @param {number} y */
function isWithin(line, y) {
  const { top, bottom } = line.getBoundingClientRect();
  return y >= top && y <= bottom;
}
