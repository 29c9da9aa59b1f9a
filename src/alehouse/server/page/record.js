// The page of a finished game: the board as it was, how the game went beside it, and the transport below.

import { Analysis } from "./analysis.js";
import { goNext, nextTablePlace } from "./calls.js";
import { Chat } from "./chat.js";
import { podium, recordLink, scoreTable } from "./dialogs.js";
import { ask, button, go, icon, make, messageOf, narrow, openOver, pageLink, show } from "./dom.js";
import { addressOf, copy } from "./fields.js";
import { counted } from "./house.js";
import { Log } from "./log.js";
import { Past } from "./past.js";
import { bubble, closePopup, readClause } from "./popup.js";
import { Tabs } from "./tabs.js";
import { entitle } from "./title.js";
import { Transport } from "./transport.js";
import { bookAddress, locale, say, spoken } from "./words.js";
import { furnish } from "./ownpages.js";

const MOVE = /^#\d+$/; // in an address
const SHOWN = 2000; // milliseconds that a button says that a link was copied

/** @param {HTMLElement} page @param {string} id */
export function showRecord(page, id) {
  let leave = () => {};
  let left = false;
  const shape = narrow.matches ? "portrait" : "landscape";
  /** @param {unknown} refusal */
  const problem = (refusal) =>
    furnish(page, say("page-past"), make("section.sheet", {}, make("p.problem", { role: "alert" }, messageOf(refusal))));
  ask(`/api/records/${id}?lang=${spoken()}&shape=${shape}`).then((record) => {
    if (left) return;
    const shown = new RecordPage(page, id, record, shape);
    leave = () => shown.leave();
  }, (refusal) => left || problem(refusal));
  return () => {
    left = true;
    leave();
  };
}

class RecordPage {
  /** @param {HTMLElement} page @param {string} id @param {Wire.RecordPage} record @param {string} shape */
  constructor(page, id, record, shape) {
    this.id = id;
    this.record = record;
    this.shape = shape;
    this.end = new AbortController();
    entitle(`${record.title} · ${say("page-title")}`);
    this.past = new Past(id, shape, {
      shown: (state) => this.follow(state),
      settled: () => this.transport.settle(),
      room: (room) => this.meet(room),
      said: (lines) => this.chat.hear(lines, this.seats ?? []),
      refused: ({ text }) => this.explain(text),
      read: (clause) => this.read(clause),
      readClause: (clause) => readClause(record.game, id, clause),
    });
    this.transport = new Transport(record, {
      look: (move, ahead, pause) => this.past.look(move, ahead, pause),
      playOn: (node) => this.playOn(node),
      share: (node) => this.copyLink(node),
    });
    this.analysis = new Analysis(id, record, shape, {
      go: (move) => this.transport.to(move),
      see: () => this.tabs.open("board"),
      playOn: (node) => this.playOn(node),
      told: (points) => this.mark(points),
    });
    this.log = new Log(id, (clause) => this.read(clause));
    this.chat = new Chat(id, (message, node) => this.say(message, node), () => this.count(), () => {});
    this.furnish(page);
    this.open();
  }

  // ── the furniture ──

  /** @param {HTMLElement} page */
  furnish(page) {
    const upright = this.shape === "portrait";
    /** @type {Record<string, [string, HTMLElement]>} */
    const board = upright ? { board: [say("page-past-board"), this.past.node] } : {};
    /** @type {Tabs} */
    this.tabs = new Tabs(say("page-past-about"), {
      ...board,
      analysis: [say("page-past-analysis"), this.analysis.node],
      scores: [say("page-past-score-tab"), this.scores()],
      log: [say("page-log"), this.log.node],
      chat: [say("page-chat"), this.chat.node],
    }, (name) => this.opened(name));
    /** @type {HTMLElement} */
    this.note = make("p.banner", { role: "status", hidden: true });
    /** @type {HTMLElement} */
    this.node = make("main.record", {}, this.head(), !upright && this.past.node, this.tabs.node, this.transport.node, this.note);
    this.node.dataset.shape = this.shape;
    page.append(this.node);
    this.tabs.open(upright && MOVE.test(location.hash) ? "board" : "analysis");
  }

  head() {
    const { title, when, players, scores, result: { outcome, places } } = this.record;
    const clock = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
    const share = button("plain.share", "share", say("page-share"), () => this.share(share));
    const download = button("plain.download", "download", say("page-film"), () => this.download());
    return make("header.record-head", {}, make("h1", {}, title),
      make("p.unseen", {}, outcome.title), podium(places, players, scores),
      make("p.facts", {}, make("time", { dateTime: when }, clock.format(new Date(when))),
        " · ", say("page-past-players", { count: players.length })),
      make("nav.ways", {}, nextTablePlace(this.end.signal), download, share, pageLink("a.plain", "/", { title: say("page-back") },
        icon("house"), make("span", {}, say("page-past-house")), counted(this.end.signal))));
  }

  scores() {
    const { result: { outcome }, options, uncounted, next, origin } = this.record;
    return make("div.score-sheet", {}, make("h2", {}, outcome.title), make("p.reason", {}, outcome.reason),
      make("div.scores", {}, scoreTable(outcome.rows, true)),
      make("ul.steps-told", {}, outcome.lines.map((line) => make("li", {}, line))),
      options !== "" && make("p.about", {}, options), uncounted !== "" && make("p.about", {}, uncounted),
      make("div.doing", {}, recordLink(this.id),
        next !== "" && pageLink("a.plain", `/table/${next}`, {}, say("page-to-rematch")),
        origin !== "" && pageLink("a.plain", `/record/${origin}`, {}, say("page-past-origin"))));
  }

  // ── going about ──

  // What the address says is shown: a move, or else the end.
  open() {
    const { signal } = this.end;
    const named = MOVE.test(location.hash) ? Number(location.hash.slice(1)) : this.record.moves;
    this.transport.to(named);
    addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("resize", () => this.past.layOut(), { signal });
    narrow.addEventListener("change", show, { signal }); // another page fits now
    this.analysis.load();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const target = /** @type {Element} */ (event.target);
    if (key === "Escape") closePopup();
    const busy = document.querySelector("dialog[open]") || target.matches("input:not([type=range]), textarea, select");
    if (busy || ctrlKey || metaKey || altKey || target.closest("[role=tablist]")) return;
    if (key === " " && target.closest("button, a, .canvas")) return;
    if (target.closest(".canvas") || (target.matches("[type=range]") && key !== " ")) return;
    if (key === "g") goNext();
    if (this.transport.key(key)) event.preventDefault();
  }

  // A moment of the game is shown.
  /** @param {Page.Moment} moment */
  follow({ move, moves, prompt, log, players, fresh }) {
    const now = move ?? moves;
    this.transport.show(now, prompt);
    this.analysis.show(now);
    this.log.update(log.from, log.lines, log.changed, players, fresh, false);
    this.past.point(this.analysis.pointAt(now) ?? null);
  }

  /** @param {Wire.PointText[]} points */
  mark(points) {
    this.transport.mark(points);
    this.past.point(this.analysis.pointAt(this.transport.now) ?? null);
  }

  // Who is there, and how much is known of how the game turned, has changed.
  /** @param {Wire.Presence} room */
  meet(room) {
    /** @type {Wire.SeatText[] | undefined} */
    this.seats = room.seats;
    this.chat.address(room.seats.some(({ kind }) => kind === "me"));
    if ((room.analysed ?? 0) !== (this.analysed ?? 0)) this.analysis.load();
    /** @type {number | undefined} */
    this.analysed = room.analysed;
  }

  /** @param {string} name */
  opened(name) {
    this.node && (this.node.dataset.tab = name);
    if (name === "chat") this.chat.read();
    if (name === "board") this.past.point();
  }

  count() {
    this.tabs?.count("chat", this.chat.unread);
  }

  /** @param {Wire.Up} message @param {Page.Shown} [node] */
  say(message, node = this.chat.node) {
    const sent = this.past.link.send(message);
    if (!sent) bubble(node, say("page-no-line"));
    return sent;
  }

  // ── what is done with it ──

  get link() {
    return addressOf(`/record/${this.id}#${this.transport.now}`);
  }

  /** @param {HTMLElement} node */
  share(node) {
    if (navigator.share) navigator.share({ title: document.title, url: this.link }).catch(() => {}); // one may change one's mind
    else this.copyLink(node);
  }

  /** @param {HTMLElement} node */
  async copyLink(node) {
    await copy(this.link);
    const text = /** @type {Node} */ (node.lastChild);
    const words = text.textContent;
    if (words === say("page-copied")) return;
    text.textContent = say("page-copied");
    setTimeout(() => { text.textContent = node.dataset.words ?? words; }, SHOWN);
  }

  download() {
    this.transport.pause();
    openOver("download", ({ showDownload }) => showDownload(this.id, this.record, this.shape, this.transport.now, this.past.lent));
  }

  /** @param {HTMLElement} node */
  async playOn(node) {
    this.transport.pause();
    try {
      const { id } = await ask(`/api/tables/${this.id}/continue?lang=${spoken()}`, { move: this.transport.now });
      go(`/table/${id}`);
    } catch (refusal) {
      bubble(node, messageOf(refusal));
    }
  }

  /** @param {string} text */
  explain(text) {
    this.transport.pause();
    bubble(this.transport.node, text);
  }

  /** @param {string} clause */
  read(clause) {
    open(bookAddress(this.record.game, clause), "_blank", "noopener");
  }

  leave() {
    this.end.abort();
    this.transport.pause();
    this.past.close();
    closePopup();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }
}
