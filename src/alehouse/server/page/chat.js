// What is said at a table: players among themselves, spectators among themselves.

import { avatar } from "./avatar.js";
import { announce, badge, button, fill, iconButton, make, notes } from "./dom.js";
import { menu } from "./popup.js";
import { locale, say } from "./words.js";

const LONGEST_LINE = 500; // characters, as in the house

export class Chat {
  // `send(message, node)` answers whether the wire is there; `changed()` is told when `unread` has changed.
  constructor(table, send, changed) {
    Object.assign(this, { table, send, changed, unread: 0, lines: new Map(), sent: "" });
    this.seen = notes("heard"); // the last line that was read, by table
    this.muted = new Map(); // people whom one does not want to hear any more: names by voice
    this.list = make("ol.lines", { role: "log", "aria-label": say("page-chat"), tabIndex: 0 });
    this.text = make("input", { maxLength: LONGEST_LINE, autocomplete: "off", enterKeyHint: "send" });
    this.form = make("form.say", { onsubmit: (event) => this.say(event) }, this.text,
      iconButton("plain", "send", say("page-send"), (event) => this.say(event)));
    this.silence = make("p.silence");
    this.node = make("div.chat", {}, this.list, this.silence, this.form);
    this.address(false);
    this.draw();
  }

  // To whom one talks.
  address(seated) {
    this.text.placeholder = say(seated ? "page-say" : "page-say-watching");
    this.text.setAttribute("aria-label", this.text.placeholder);
  }

  // Forget what was said: in another seat one hears others.
  clear() {
    this.lines.clear();
    this.count(0);
    this.draw();
  }

  say(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (!text || !this.send({ type: "say", text }, this.form)) return;
    this.sent = text;
    this.text.value = "";
    this.text.focus();
  }

  // What was refused can be said again, differently.
  refused() {
    this.text.value ||= this.sent;
  }

  hear(lines, players) {
    const news = lines.filter(({ id }) => !this.lines.has(id));
    for (const line of news) this.lines.set(line.id, { ...line, colour: players[line.seat]?.colour ?? "none" });
    const read = this.seen.get(this.table) ?? 0;
    const others = news.filter(({ id, mine, voice }) => id > read && !mine && !this.muted.has(voice));
    if (!this.inView) this.count(this.unread + others.length);
    else this.remember();
    if (others.length) announce(others.map(({ name, text }) => `${name}: ${text}`).join(". "));
    this.draw();
  }

  get inView() {
    return this.node.offsetParent !== null && !document.hidden;
  }

  // Somebody looks at the panel.
  read() {
    this.remember();
    this.count(0);
    this.list.scrollTop = this.list.scrollHeight;
  }

  remember() {
    const last = Math.max(0, ...this.lines.keys());
    if (last > (this.seen.get(this.table) ?? 0)) this.seen.set(this.table, last);
  }

  count(unread) {
    if (unread === this.unread) return;
    this.unread = unread;
    this.changed();
  }

  draw() {
    const heard = [...this.lines.values()].filter(({ voice }) => !this.muted.has(voice));
    const silent = heard.length ? [] : make("li.quiet", {}, say("page-nothing-said"));
    fill(this.list, silent, heard.map((line, k) => this.line(line, heard[k - 1])));
    this.list.scrollTop = this.list.scrollHeight;
    const names = [...this.muted.values()].join(", ");
    fill(this.silence, names !== "" && button("clause", "", say("page-unmute", { names }), () => this.unmute()));
    this.silence.hidden = names === "";
  }

  // Lines that somebody says in a row stand under one name.
  line({ name, text, said, colour, mine, voice }, before) {
    const clock = new Intl.DateTimeFormat(locale(), { timeStyle: "short" });
    const who = name || say("page-somebody");
    const goesOn = before && before.name === name && before.voice === voice;
    const speaker = !voice ? make("b", {}, who)
      : make("button.speaker", { type: "button", onclick: ({ currentTarget }) => this.offerMute(currentTarget, voice, who) },
        who);
    const head = !goesOn && make("span.by", {}, avatar(who), colour !== "none" && badge(colour), speaker,
      make("time", { dateTime: said, title: new Date(said).toLocaleString(locale()) }, clock.format(new Date(said))));
    return make(mine ? "li.mine" : "li", {}, head, make("span.text", {}, text));
  }

  offerMute(node, voice, name) {
    menu(node, name, [[say("page-mute", { name }), () => {
      this.muted.set(voice, name);
      this.keepMuted([voice], true);
    }]]);
  }

  unmute() {
    const voices = [...this.muted.keys()];
    this.muted.clear();
    this.keepMuted(voices, false);
  }

  // The house remembers it for other tables, too.
  keepMuted(voices, mute) {
    this.draw();
    for (const voice of voices) this.send({ type: "mute", voice, mute }, this.list);
  }
}
