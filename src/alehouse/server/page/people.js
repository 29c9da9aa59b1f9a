// The people at a running table: who plays, who is there, who watches; leaving and coming back.

import { avatar, badge, button, fill, icon, iconButton, make, memory, pageLink } from "./dom.js";
import { invitation } from "./fields.js";
import { confirm } from "./asking.js";
import { dialog } from "./popup.js";
import { presence } from "./waiting.js";
import { botOf, say } from "./words.js";

const wide = matchMedia("(min-width: 1600px)"); // as in the style sheet

export class People {
  // `node` is furnished, and `talk`, below the log; `act`: leave(), comeBack(), take(seat, name), send(message, node).
  /** @param {HTMLElement} node @param {HTMLElement} talk @param {Page.CompanyDeeds} act */
  constructor(node, talk, act) {
    this.node = node;
    this.talk = talk;
    this.act = act;
    wide.addEventListener("change", () => this.shown && this.show(...this.shown));
    this.list = make("ol.seats");
    this.notes = make("div.notes");
    fill(node, this.list, this.notes);
  }

  // During the game the chat stands here.
  /** @param {Wire.Presence} room @param {HTMLElement} chat */
  show(room, chat) {
    /** @type {[Wire.Presence, HTMLElement] | undefined} */
    this.shown = [room, chat];
    const { seats, spectators = 0, status } = room;
    const mine = seats.filter(({ kind }) => kind === "me");
    const watching = spectators - (mine.length ? 0 : 1); // whoever looks without a seat is one of them
    const hosts = room.host && mine.length > 0 && status === "running";
    if (status !== "open") this.place(chat);
    fill(this.list, seats.map((seat, k) => person(seat, hosts && seat.kind === "person" && !seat.gone &&
      iconButton("plain.remove", "close", say("page-room-remove-ask", { name: seat.name }), () => this.confirmRemoving(seat, k)),
    seat.yours && button("choice", "", say("page-sit-here"), () => this.act.take(k, seat.name)))));
    const away = mine.some((seat) => seat.away);
    fill(this.notes,
      !mine.length && make("p", {}, say("page-watching"), " ",
        !memory.get("name") && pageLink("a", "/you", {}, say("page-name-yourself"))),
      watching > 0 && make("p.spectators", {}, icon("people"), say("page-spectators", { count: watching })),
      make("div.doing", {},
        away && button("choice", "", say("page-come-back"), () => this.act.comeBack()),
        mine.length > 0 && !away && status === "running" &&
          button("plain", "leave", say("page-leave"), () => this.confirmLeaving()),
        hosts && button("plain", "close", say("page-room-close"), () => this.confirmClosing()),
        button("plain", "link", say("page-invite"), () => dialog("invite", say("page-invite"),
          make("p", {}, say("page-watch-help")), invitation()))));
  }

  // The chat stands below the log where there is room for both, else with the people.
  /** @param {HTMLElement} chat */
  place(chat) {
    const home = wide.matches ? this.talk : this.node;
    if (chat.parentNode !== home) home.append(chat);
    this.talk.hidden = !wide.matches;
  }

  confirmLeaving() {
    confirm(say("page-leave-ask"), say("page-leave-help"), say("page-leave"), () => this.act.leave(), say("page-stay"));
  }

  /** @param {Wire.SeatText} seat @param {number} k */
  confirmRemoving({ name }, k) {
    confirm(say("page-room-remove-ask", { name }), say("page-room-remove-help"), say("page-room-remove-now"),
      () => this.act.send({ type: "remove", seat: k }, this.list));
  }

  confirmClosing() {
    confirm(say("page-room-close-ask"), say("page-room-close-help"), say("page-room-close"),
      () => this.act.send({ type: "close" }, this.notes));
  }
}

/** @param {Wire.SeatText} seat @param {Page.Leaf[]} deeds */
function person({ name, kind, colour, level, face, here, away = "" }, ...deeds) {
  /** @type {Partial<Record<typeof kind, string>>} */
  const told = { me: say("page-you-sit"), bot: botOf(level), reserved: say("page-room-reserved") };
  const state = away || told[kind];
  return make("li", { "data-kind": kind, "data-away": String(away !== "") }, badge(colour), avatar(name, face),
    make("span.person", {}, make("b", {}, name), make("small", {}, state || presence(here))), ...deeds);
}
