// How others come to a waiting room: a QR code for cameras, an address and a code to type, a link to send.

import { button, fill, make } from "./dom.js";
import { addressField, addressOf, closedHouse, codes, copyButton, isLocal, shareButton } from "./fields.js";
import { dialog } from "./popup.js";
import { say } from "./words.js";

export class Invitation {
  /** @param {string} table */
  constructor(table) {
    this.path = `/table/${table}`;
    this.node = make("section.invite");
  }

  /** @param {Pick<Wire.Presence, "code" | "host">} room */
  show({ code = "", host }) {
    const where = addressOf(this.path);
    const told = `${code} ${host} ${where}`;
    if (told === this.told) return;
    /** @type {string | undefined} */
    this.told = told;
    const local = isLocal(where);
    const address = addressField(where, say("page-invite"));
    const picture = () => codes(this.path, address);
    const large = button("plain", "zoom", say("page-room-large"), () =>
      dialog("large-code", say("page-invite"), picture().at(-1), code && make("p.code", {}, code)));
    fill(this.node, make("h2", {}, say("page-invite")), make("div.ways-in", {}, !local && picture(),
      code !== "" && make("div", {}, make("span", {}, say(local ? "page-room-type" : "page-room-scan")),
        make("span.host", {}, `${new URL(where).host}/j`), make("span", {}, say("page-room-code")), make("span.code", {}, code))),
    make("div.invitation", {}, address, copyButton(address), !local && large, shareButton(address)),
    local && host && closedHouse(() => this.show({ code, host })));
  }
}
