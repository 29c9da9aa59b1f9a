// The table page: what the server sends is shown, what a person chooses is sent; it knows no rule.

import { Canvas } from "./canvas.js";
import { helpDialog, resultDialog, tableMenu, unfolded } from "./dialogs.js";
import { announce, button, fill, go, make } from "./dom.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { bubble, closePopup, menu } from "./popup.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { Side } from "./side.js";
import { say, spoken } from "./words.js";

const NARROW = matchMedia("(max-width: 899px)");
const DOUBLE_CLICK = 500; // milliseconds

export function showTable(page, id) {
  const table = new Table(page, id);
  return () => table.leave();
}

const shape = () => (NARROW.matches ? "portrait" : "landscape");

class Table {
  constructor(page, id) {
    Object.assign(this, { page, id, canvases: new Map(), busy: false, wanted: 0, lastPlay: 0, tab: "" });
    this.end = new AbortController();
    this.furnish();
    const address = () => `${location.origin.replace("http", "ws")}/ws/${id}?shape=${shape()}&lang=${spoken()}`;
    this.link = new Link(address, (message) => this.hear(message), (state) => this.wire(state));
    const { signal } = this.end;
    NARROW.addEventListener("change", () => this.look({ shape: shape() }), { signal });
    addEventListener("keydown", (event) => this.key(event), { signal });
  }

  leave() {
    this.end.abort();
    closePopup();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    this.link.close();
  }

  // ── the furniture ──

  furnish() {
    this.prompt = new Prompt({
      play: (action, node, event) => this.play(action, node, event), undo: (node) => this.undo(node),
      openClause: (clause) => this.openClause(clause), live: () => this.look({ live: true }),
      result: () => this.showResult(),
    });
    this.log = new Log();
    this.replay = new Replay((move) => this.look({ move }));
    const slot = (name) => make(`div.${name}`);
    this.slots = { status: slot("status"), rivals: slot("rivals"), area: slot("area"), own: slot("own") };
    this.banner = make("p.banner", { role: "status", hidden: true }, say("page-reconnecting"));
    const menuButton = button("plain.menu-button", "menu", say("page-menu"), () => this.menu(), { bare: true });
    this.tabs = make("nav.tabs", { "aria-label": say("page-areas") });
    this.body = make("div.body", {}, this.slots.rivals, this.tabs, this.slots.area, this.slots.own);
    this.node = make("main.table", {}, make("div.top", {}, this.prompt.node, make("div.head", {}, this.slots.status, menuButton)),
      this.body, this.banner);
    this.swipes();
    this.page.append(this.node);
  }

  // The side column needs to know the game: its rules are a panel.
  addSide(game) {
    this.rules = new Rules(game);
    const panels = {
      log: ["log", say("page-log"), this.log.node], rules: ["book", say("page-rules"), this.rules.node],
      replay: ["replay", say("page-replay"), make("p.quiet", {}, say("page-replay-help"))],
    };
    this.side = new Side(panels, (name) => name === "rules" && this.rules.load());
    this.body.append(this.side.node);
  }

  // ── what the server says ──

  hear(message) {
    if (message.type === "table") {
      this.show(message);
    } else if (message.type === "done") {
      this.wanted = message.seq;
      this.settle();
    } else if (message.type === "unfolded") {
      unfolded(message, this.legal, (action, node, box) => this.chooseUnfolded(action, node, box));
    } else {
      this.refusal = message.text;
      if (message.type === "refused") this.rest();
      if (this.state) bubble(this.anchor?.isConnected ? this.anchor : this.prompt.node, message.text, message.clause, (clause) => this.openClause(clause));
    }
  }

  show(message) {
    const { fresh = false, canvases = {}, log = [], log_from = 0 } = message;
    if (fresh) this.begin(message);
    Object.assign(this.state, { seq: message.seq, prompt: message.prompt, over: message.over || false, result: message.result,
      can_undo: message.can_undo || false, undo_text: message.undo_text || "", move: message.move, moves: message.moves || 0 });
    for (const [name, change] of Object.entries(canvases)) this.canvas(name).patch(change, fresh);
    if (message.tabs?.length) this.showTabs(message.tabs);
    this.log.update(log_from, log, this.state.players, fresh);
    this.prompt.show(this.state);
    this.node.dataset.colour = this.state.players[message.prompt.seat]?.colour ?? "none";
    this.showReplay();
    const said = fresh ? [] : log.map(({ name, text }) => `${name || ""} ${text}`);
    announce([...said, message.prompt.text].join(". "));
    this.settle();
    if (message.result && message.move == null && !this.ended) this.showResult();
    this.ended ||= message.over; // the result comes up by itself once, not after every look at the replay
  }

  begin(message) {
    const players = (message.players || []).map(([name, kind], seat) => ({ name, kind, colour: kind === "automa" ? 5 : seat }));
    this.state = { players, title: message.title };
    document.title = `${message.title} · ${say("page-title")}`;
    this.node.dataset.shape = message.shape || "landscape";
    if (!this.side) this.addSide(message.game);
    for (const [name, canvas] of this.canvases) if (!(name in message.canvases)) this.drop(name, canvas);
    if (this.node.dataset.shape === "landscape") this.tabs.replaceChildren();
    this.drawings(message.defs);
  }

  // The drawings that all scenes of the game share, fetched once.
  async drawings(address) {
    const place = document.getElementById("drawings");
    if (!address || place.dataset.address === address) return;
    place.dataset.address = address;
    place.innerHTML = await (await fetch(address)).text();
  }

  canvas(name) {
    let canvas = this.canvases.get(name);
    if (!canvas) {
      canvas = new Canvas((piece, event) => this.choose(piece, event));
      this.canvases.set(name, canvas);
      canvas.svg.dataset.canvas = name;
      (this.slots[name] || this.slots.area).append(canvas.svg);
    }
    return canvas;
  }

  drop(name, canvas) {
    canvas.svg.remove();
    this.canvases.delete(name);
  }

  // The wire is "up", "down" for a while, or "shut": the server has nothing to show here and has said why.
  wire(state) {
    this.banner.hidden = state === "up";
    this.node.classList.toggle("lost", state !== "up");
    if (state === "shut") fill(this.banner, this.refusal, button("plain", "leave", say("page-back"), () => go("/")));
  }

  // ── what a person chooses ──

  get legal() {
    return new Set(this.state.prompt.options.map(({ action }) => action));
  }

  choose({ node, label, actions, why, opens }, event) {
    if (this.isEcho(event)) return;
    const texts = new Map(this.state.prompt.options.map(({ action, text }) => [action, text]));
    if (actions.length === 1) this.play(actions[0], node);
    else if (actions.length) menu(node, label, actions.map((action) => [texts.get(action), () => this.play(action, node)]));
    else if (why != null) this.why(why, node);
    else if (opens) this.unfold(opens, node);
  }

  // The second half of a double click belongs to the move that the first half made.
  isEcho(event) {
    return event?.detail > 1 && performance.now() - this.lastPlay < DOUBLE_CLICK;
  }

  play(action, node, event) {
    if (this.busy || this.state.move != null || this.isEcho(event)) return;
    closePopup();
    this.anchor = node;
    this.lastPlay = performance.now();
    this.work();
    this.link.play(action, this.state.seq);
  }

  chooseUnfolded(action, node, box) {
    if (!this.legal.has(action)) return this.why(action, node);
    box.close();
    return this.play(action, this.prompt.node);
  }

  why(action, node) {
    this.anchor = node;
    this.link.send({ type: "why", action });
  }

  undo(node) {
    if (this.busy || !this.state.can_undo) return;
    this.anchor = node;
    this.undoing = true;
    this.work();
    this.link.send({ type: "undo", seq: this.state.seq });
  }

  unfold(what, node) {
    this.anchor = node;
    if (what.startsWith("rules:")) this.openClause(what.slice("rules:".length));
    else this.link.send({ type: "unfold", what });
  }

  look(change) {
    this.link.send({ type: "look", ...change });
  }

  work() {
    this.busy = true;
    this.node.classList.add("busy");
  }

  rest() {
    this.busy = this.undoing = false;
    this.node.classList.remove("busy");
  }

  // A move is over when it is durable and the table that follows from it is shown.
  settle() {
    if (this.busy && (this.undoing || (!this.link.pending && this.state.seq >= this.wanted))) this.rest();
  }

  // ── around the table ──

  openClause(clause) {
    if (shape() === "portrait") this.showTab("log");
    this.side.open("rules");
    this.rules.at(clause);
  }

  showTabs(tabs) {
    const all = [...tabs, { id: "log", label: say("page-log"), waiting: 0 }];
    this.tabs.replaceChildren(...all.map(({ id, label, waiting }) =>
      make("button", { type: "button", "data-tab": id, onclick: () => this.showTab(id) }, label,
        waiting > 0 && make("b", {}, String(waiting)))));
    this.showTab(all.some(({ id }) => id === this.tab) ? this.tab : tabs[0].id);
  }

  showTab(id) {
    this.tab = id;
    this.node.dataset.tab = id;
    for (const tab of this.tabs.children) tab.setAttribute("aria-pressed", tab.dataset.tab === id);
    for (const [name, { svg }] of this.canvases) if (name.startsWith("tab-")) svg.classList.toggle("off", name !== `tab-${id}`);
  }

  swipes() {
    let from = null;
    const at = ({ changedTouches: [touch] }) => [touch.clientX, touch.clientY];
    this.body.addEventListener("touchstart", (event) => { from = at(event); }, { passive: true });
    this.body.addEventListener("touchend", (event) => {
      const [dx, dy] = at(event).map((value, k) => value - from[k]);
      const tabs = [...this.tabs.children];
      if (Math.abs(dx) < 60 || Math.abs(dx) < 2 * Math.abs(dy) || !tabs.length) return;
      const now = tabs.findIndex(({ dataset }) => dataset.tab === this.tab);
      tabs[now - Math.sign(dx)]?.click();
    }, { passive: true });
  }

  showReplay() {
    const { move, moves } = this.state;
    this.replay.show(move, moves);
    this.node.classList.toggle("replaying", move != null);
    const home = this.node.dataset.shape === "portrait" ? this.prompt.node : this.side.node.querySelector(".panel[data-panel=replay]");
    if (this.replay.node.parentNode !== home) home.append(this.replay.node);
  }

  startReplay() {
    if (shape() === "landscape") this.side.open("replay");
    this.replay.to(this.state.over ? 0 : this.state.moves);
  }

  showResult() {
    resultDialog(this.state.result, this.state.players, { table: this.id, replay: () => this.startReplay(), leave: () => go("/") });
  }

  menu() {
    tableMenu({
      title: this.state.title, table: this.id, undo: () => this.undo(this.prompt.node), rules: () => this.openClause(this.state.prompt.clause),
      replay: () => this.startReplay(), leave: () => go("/"), relabel: () => dispatchEvent(new Event("popstate")),
    });
  }

  key(event) {
    const { key } = event;
    if (key === "Escape") return closePopup();
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat && !key.startsWith("Arrow")) return undefined;
    if (!this.state || document.querySelector("dialog[open]") || event.target.matches("input, textarea, select")) return undefined;
    const option = /^[1-9]$/.test(key) && this.state.prompt.mine && this.state.prompt.options[key - 1];
    if (option) return this.play(option.action, this.prompt.node);
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (this.replay.on && key in steps) return this.replay.to(this.replay.now + steps[key]);
    return { u: () => this.undo(this.prompt.node), r: () => this.openClause(this.state.prompt.clause), "?": helpDialog }[key]?.();
  }
}
