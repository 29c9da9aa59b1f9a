// The people at a running table: who plays, who is there, who watches; leaving and coming back.

import { avatar } from "./avatar.js";
import { badge, button, fill, icon, make, memory, pageLink } from "./dom.js";
import { invitation } from "./fields.js";
import { dialog } from "./popup.js";
import { presence } from "./waiting.js";
import { say } from "./words.js";

export class People {
  // `node` is furnished; `act`: leave(), comeBack().
  constructor(node, act) {
    Object.assign(this, { node, act });
    this.list = make("ol.seats");
    this.notes = make("div.notes");
    fill(node, this.list, this.notes);
  }

  // During the game the chat stands here.
  show(room, chat) {
    const { seats, spectators = 0, status } = room;
    const mine = seats.filter(({ kind }) => kind === "me");
    const watching = spectators - (mine.length ? 0 : 1); // whoever looks without a seat is one of them
    if (chat.parentNode !== this.node && status !== "open") this.node.append(chat);
    fill(this.list, seats.map(person));
    const away = mine.some((seat) => seat.away);
    fill(this.notes,
      !mine.length && make("p", {}, say("page-watching"), " ",
        !memory.get("name") && pageLink("a", "/you", {}, say("page-name-yourself"))),
      watching > 0 && make("p.spectators", {}, icon("people"), say("page-spectators", { count: watching })),
      make("div.doing", {},
        away && button("choice", "", say("page-come-back"), () => this.act.comeBack()),
        mine.length > 0 && !away && status === "running" &&
          button("plain", "leave", say("page-leave"), () => this.confirmLeaving()),
        button("plain", "link", say("page-invite"), () => dialog("invite", say("page-invite"),
          make("p", {}, say("page-watch-help")), invitation()))));
  }

  confirmLeaving() {
    const box = dialog("leaving", say("page-leave-ask"), make("p", {}, say("page-leave-help")));
    const leave = () => {
      box.close();
      this.act.leave();
    };
    box.append(make("footer", {}, button("open", "", say("page-stay"), () => box.close()),
      button("plain", "leave", say("page-leave"), leave)));
  }
}

function person({ name, kind, colour, here, away = "" }) {
  const state = away || { me: say("page-you-sit"), bot: say("page-a-bot") }[kind];
  return make("li", { "data-kind": kind, "data-away": String(away !== "") }, badge(colour), avatar(name),
    make("span.person", {}, make("b", {}, name), make("small", {}, state || presence(here))));
}
