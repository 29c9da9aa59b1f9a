// What is said at a table: players among themselves, spectators among themselves.

import { announce } from "./announcer.js";
import { avatar, badge, button, fill, iconButton, make, notes } from "./dom.js";
import { menu } from "./popup.js";
import { locale, say } from "./words.js";

/** @typedef {Wire.ChatLine & { colour: number | string }} Line */

const LONGEST_LINE = 500; // characters, as in the house

// What is said most: everybody reads it in their own language; as in the house.
const PHRASES = ["hello", "ready", "moment", "thinking", "nice", "well-played", "your-turn", "sorry", "back-soon", "good-game",
  "again", "thanks"];

// What somebody said.
/** @param {{ text?: string, phrase?: string }} line */
const wordsOf = ({ text = "", phrase }) => (phrase ? say(`page-phrase-${phrase}`) : text);

export class Chat {
  // `send(message, node)` answers whether the wire is there; `changed()` is told when `unread` has changed, `spoken(line)`
  // what is said while nobody sees it here.
  /** @param {string} table @param {Page.Send} send @param {() => void} changed @param {(line: Page.Remark) => void} spoken */
  constructor(table, send, changed, spoken) {
    this.table = table;
    this.send = send;
    this.changed = changed;
    this.spoken = spoken;
    this.hears = false;
    this.unread = 0;
    /** @type {Map<number, Line>} */
    this.lines = new Map();
    this.sent = "";
    this.seen = notes("heard"); // the last line that was read, by table
    /** @type {Map<string, string>} */
    this.muted = new Map(); // people whom one does not want to hear any more: names by voice
    this.list = make("ol.lines", { "aria-label": say("page-chat"), tabIndex: 0 });
    this.text = make("input", { maxLength: LONGEST_LINE, autocomplete: "off", enterKeyHint: "send" });
    this.form = make("form.say", { onsubmit: (event) => this.say(event) }, this.text,
      iconButton("plain", "send", say("page-send"), (event) => this.say(event)));
    this.silence = make("p.silence");
    this.phrases = make("div.phrases", { role: "group", "aria-label": say("page-phrases") }, PHRASES.map((phrase) =>
      make("button", { type: "button", onclick: () => this.send({ type: "say", phrase }, this.form) }, wordsOf({ phrase }))));
    this.node = make("div.chat", {}, this.list, this.silence, this.phrases, this.form);
    this.address(false);
    this.draw();
  }

  // To whom one talks.
  /** @param {boolean} seated */
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

  /** @param {Event} event */
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

  /** @param {Wire.ChatLine[]} lines @param {{ colour: number }[]} players */
  hear(lines, players) {
    const news = lines.filter(({ id }) => !this.lines.has(id));
    for (const line of news) this.lines.set(line.id, { ...line, colour: players[line.seat ?? -1]?.colour ?? "none" });
    const read = this.seen.get(this.table) ?? 0;
    const others = news.filter(({ id, mine, voice = "" }) => id > read && !mine && !this.muted.has(voice));
    const last = others.at(-1);
    if (this.hears && last && !this.inView && !document.hidden) this.spoken({ name: last.name || say("page-somebody"), text: wordsOf(last) });
    this.hears = true; // what was said before one came is no news
    if (!this.inView) this.count(this.unread + others.length);
    else this.remember();
    if (others.length) announce(others.map((line) => `${line.name}: ${wordsOf(line)}`).join(". "));
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

  /** @param {number} unread */
  count(unread) {
    if (unread === this.unread) return;
    this.unread = unread;
    this.changed();
  }

  draw() {
    const heard = [...this.lines.values()].filter(({ voice = "" }) => !this.muted.has(voice));
    const silent = heard.length ? [] : make("li.quiet", {}, say("page-nothing-said"));
    fill(this.list, silent, heard.map((line, k) => this.line(line, heard[k - 1])));
    this.list.scrollTop = this.list.scrollHeight;
    const names = [...this.muted.values()].join(", ");
    fill(this.silence, names !== "" && button("clause", "", say("page-unmute", { names }), () => this.unmute()));
    this.silence.hidden = names === "";
  }

  // Lines that somebody says in a row stand under one name.
  /** @param {Line} line @param {Line | undefined} before */
  line({ name, text, phrase, said, colour, face, mine, voice }, before) {
    const clock = new Intl.DateTimeFormat(locale(), { timeStyle: "short" });
    const who = name || say("page-somebody");
    const goesOn = before && before.name === name && before.voice === voice;
    const speaker = !voice ? make("b", {}, who)
      : make("button.speaker", { type: "button", onclick: ({ currentTarget }) => this.offerMute(/** @type {HTMLElement} */ (currentTarget), voice, who) },
        who);
    const head = !goesOn && make("span.by", {}, avatar(who, face), colour !== "none" && badge(colour), speaker,
      make("time", { dateTime: said, title: new Date(said).toLocaleString(locale()) }, clock.format(new Date(said))));
    return make(mine ? "li.mine" : "li", {}, head, make("span.text", {}, wordsOf({ text, phrase })));
  }

  /** @param {Page.Shown} node @param {string} voice @param {string} name */
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
  /** @param {string[]} voices @param {boolean} mute */
  keepMuted(voices, mute) {
    this.draw();
    for (const voice of voices) this.send({ type: "mute", voice, mute }, this.list);
  }
}
