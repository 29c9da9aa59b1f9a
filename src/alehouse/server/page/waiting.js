// The waiting room: who sits where, free seats to take, the link for friends; until the game begins.

import { badge, button, fill, go, icon, make, memory, show } from "./dom.js";
import { avatar } from "./avatar.js";
import { invitation } from "./fields.js";
import { languages } from "./house.js";
import { bubble } from "./popup.js";
import { openRules } from "./rules.js";
import { pace, say } from "./words.js";

const LONGEST_NAME = 24;

export class WaitingRoom {
  // `node` is furnished; `send(message, node)` sends something, and a refusal is shown at the node.
  constructor(node, send) {
    Object.assign(this, { node, send });
    const name = memory.get("name") || "";
    this.name = make("input", { value: name, maxLength: LONGEST_NAME, placeholder: say("page-your-name"),
      "aria-label": say("page-your-name"), autocomplete: "nickname" });
    this.title = make("h1");
    this.facts = make("p.facts");
    this.naming = make("label.naming", {}, make("span", {}, say("page-your-name")), this.name);
    this.seats = make("ol.seats");
    this.outlook = make("p.outlook");
    this.doing = make("div.doing");
    this.invite = make("section.invite", {}, make("h2", {}, say("page-invite")),
      make("p", {}, say("page-invite-help")), invitation());
  }

  // Before the game the chat stands here.
  show(room, chat) {
    this.node.hidden = room.status !== "open";
    if (this.node.hidden) return;
    const seated = room.seats.some(({ kind }) => kind === "me");
    const free = room.seats.filter(({ kind }) => kind === "open").length;
    this.title.textContent = room.title;
    const found = say(room.private ? "page-private" : "page-public");
    fill(this.facts, [found, pace(room.deadline), room.options].filter(Boolean).join(" · "));
    this.naming.hidden = seated || !free;
    const focus = document.activeElement?.dataset?.seat;
    fill(this.seats, room.seats.map((seat, k) => this.seatLine(seat, k, seated)));
    if (focus) this.seats.querySelector(`[data-seat="${focus}"]`)?.focus();
    fill(this.outlook, outlookOf(room, seated));
    fill(this.doing, room.host && button("open", "", say("page-begin"), (event) => this.tell("start", event)),
      seated && button("plain", "leave", say("page-stand-up"), (event) => this.tell("leave", event)));
    if (!this.node.children.length) this.furnish(room.game);
    if (chat.parentNode !== this.talk) this.talk.append(chat);
  }

  furnish(game) {
    this.talk = make("section.talk", {}, make("h2", {}, say("page-chat")));
    const foot = make("footer", {}, button("plain", "book", say("page-rules"), () => openRules(game, "")),
      button("plain", "house", say("page-back"), () => go("/")), languages(show));
    this.node.append(make("div.poster", {}, make("p.eyebrow", {}, say("page-waiting")), this.title, this.facts,
      this.naming, this.seats, this.outlook, this.doing, foot), make("div.beside", {}, this.invite, this.talk));
  }

  seatLine({ name, kind, colour, here }, k, seated) {
    const open = kind === "open";
    const take = open && !seated && button("plain.take", "", say("page-sit-here"), () => this.take(k, take),
      { "data-seat": k });
    const who = open ? say("page-free-seat") : name;
    const state = { me: say("page-you-sit"), bot: say("page-a-bot") }[kind] ?? (!open && presence(here));
    return make(open ? "li.free" : "li", { "data-kind": kind }, badge(colour), !open && avatar(name),
      make("span.person", {}, make("b", {}, who), state && make("small", {}, state)), take);
  }

  take(seat, node) {
    const name = this.name.value.trim();
    if (!name) {
      this.name.focus();
      this.naming.classList.add("missing");
      bubble(this.name, say("page-name-first"));
      return;
    }
    memory.set("name", name);
    this.send({ type: "take", seat, name }, node);
  }

  tell(type, { currentTarget }) {
    this.send({ type }, currentTarget);
  }
}

// Whether somebody is at the table, as a sign and in words.
export const presence = (here) =>
  make(here ? "span.presence.here" : "span.presence", {}, say(here ? "page-is-here" : "page-is-away"));

function outlookOf({ host, spectators = 0 }, seated) {
  const watching = spectators - (seated ? 0 : 1); // whoever looks without a seat is one of them
  return [
    seated ? say(host ? "page-begin-help" : "page-wait-help") : say("page-take-help"),
    watching > 0 && make("span.spectators", {}, icon("people"), say("page-spectators", { count: watching })),
  ].filter(Boolean).flatMap((part) => [part, " "]);
}
