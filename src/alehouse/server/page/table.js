// The table page: what the server sends is shown, what a person chooses is sent; it knows no rule.

import { Areas } from "./areas.js";
import { Canvas } from "./canvas.js";
import { Curtain } from "./curtain.js";
import { helpDialog, resultDialog, tableMenu, unfolded } from "./dialogs.js";
import { announce, button, fill, go, iconButton, make, narrow } from "./dom.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { bubble, closePopup, menu } from "./popup.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { Shorthand } from "./shorthand.js";
import { Side } from "./side.js";
import { say, spoken } from "./words.js";

const DOUBLE_CLICK = 500; // milliseconds

const shape = () => (narrow.matches ? "portrait" : "landscape");

// Show a table; the answer leaves it.
export function showTable(page, id) {
  const table = new Table(page, id);
  return () => table.leave();
}

function closeEverything() {
  closePopup();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

class Table {
  constructor(page, id) {
    Object.assign(this, { id, canvases: new Map(), state: null });
    Object.assign(this, { busy: false, undoing: false, wanted: 0, lastPlay: 0, sitting: "" });
    this.furnish(page);
    const origin = location.origin.replace("http", "ws");
    const address = () => `${origin}/ws/${id}?shape=${shape()}&tab=${this.areas.current}` +
      `&sitting=${this.sitting}&lang=${spoken()}`;
    this.link = new Link(address, (message) => this.hear(message), (state) => this.wire(state));
    this.end = new AbortController();
    const { signal } = this.end;
    narrow.addEventListener("change", () => this.look({ shape: shape() }), { signal });
    addEventListener("keydown", (event) => this.key(event), { signal });
  }

  leave() {
    this.end.abort();
    closeEverything();
    this.link.close();
  }

  // ── the furniture ──

  furnish(page) {
    this.prompt = new Prompt({
      play: (action, node, event) => this.play(action, node, event),
      undo: (node) => this.undo(node),
      openClause: (clause) => this.openClause(clause),
      live: () => this.look({ live: true }),
      result: () => this.showResult(),
    });
    this.log = new Log((clause) => this.openClause(clause));
    this.replay = new Replay((move) => this.look({ move }));
    this.areas = new Areas((id) => this.showArea(id));
    this.curtain = new Curtain((seat) => this.sit(seat));
    const slot = (name) => make(`div.${name}`);
    this.slots = { status: slot("status"), rivals: slot("rivals"), area: slot("area"), own: slot("own") };
    this.banner = make("p.banner", { role: "status", hidden: true }, say("page-reconnecting"));
    const menuButton = iconButton("plain.menu-button", "menu", say("page-menu"), () => this.menu());
    const top = make("div.top", {}, this.prompt.node, make("div.head", {}, this.slots.status, menuButton));
    this.body = make("div.body", {}, this.slots.rivals, this.areas.node, this.slots.area, this.slots.own);
    this.areas.followSwipes(this.body);
    const upright = make("p.upright", {}, say("page-upright")); // seen on a phone that lies on its side
    this.node = make("main.table", {}, top, this.body, this.curtain.node, this.banner, upright);
    page.append(this.node);
  }

  // The side column comes when the game is known: its rules are a panel.
  addSide(game) {
    this.rules = new Rules(game);
    this.replayHelp = make("p.quiet", {}, say("page-replay-help"));
    this.side = new Side({
      log: ["log", say("page-log"), this.log.node],
      rules: ["book", say("page-rules"), this.rules.node],
      replay: ["replay", say("page-replay"), this.replayHelp],
    }, (name) => name === "rules" && this.rules.load());
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
      const offers = this.state.prompt.options.filter(({ action }) => this.offers?.includes(action));
      unfolded(message, this.legal, offers, {
        choose: (action, node, box) => this.chooseUnfolded(action, node, box),
        openClause: (clause) => this.openClause(clause),
      });
    } else {
      this.explain(message);
    }
  }

  // A refusal, or the answer to a question, next to what it is about.
  explain({ type, text, clause }) {
    if (type === "refused") this.rest();
    this.refusal = text;
    const about = this.anchor?.isConnected ? this.anchor : this.prompt.node;
    if (this.state) bubble(about, text, clause, (wanted) => this.openClause(wanted));
  }

  show(message) {
    const { fresh = false, canvases = {}, tabs = [], log = [], log_from = 0, seq, prompt, result } = message;
    const { over = false, can_undo = false, undo_text = "", move = null, moves = 0, moved = null } = message;
    const { curtain = false, log_changed = [] } = message;
    if (fresh) this.begin(message);
    Object.assign(this.state, { seq, prompt, result, over, can_undo, undo_text, move, moves, curtain });
    this.drawCurtain();
    for (const [name, change] of Object.entries(canvases)) {
      this.shorthand.writeOut(name, change.changed);
      this.canvas(name).patch(change, fresh, moved);
    }
    this.areas.update(tabs);
    this.log.update(log_from, log, log_changed, this.state.players, fresh);
    this.prompt.show(this.state);
    this.node.dataset.colour = this.state.players[prompt.seat]?.colour ?? "none";
    this.showReplay();
    const news = fresh ? [] : log.map(({ name = "", text }) => `${name} ${text}`);
    announce([...news, curtain ? say("page-curtain", { name: prompt.name }) : prompt.text].join(". "));
    this.settle();
    if (result && move === null && !this.ended) this.showResult();
    this.ended ||= over; // the result comes up by itself once, not after every look at the replay
  }

  // A shared screen is to be passed on: nothing stays open that only the one before may see.
  drawCurtain() {
    const { curtain, prompt: { seat, mine }, players } = this.state;
    if (curtain || mine) this.sitting = curtain ? "" : seat;
    if (!curtain) this.curtain.rise();
    else if (this.curtain.fall(seat, players[seat])) closeEverything();
  }

  // What a fresh table tells besides: who plays what, and how it is laid out.
  begin({ game, title, defs, players, secrets = false, shape: laidOut = "landscape", canvases }) {
    this.state = { players, title, secrets };
    this.shorthand = new Shorthand();
    document.title = `${title} · ${say("page-title")}`;
    this.node.dataset.shape = laidOut;
    if (!this.side) this.addSide(game);
    for (const [name, { svg }] of this.canvases) {
      if (name in canvases) continue;
      svg.remove();
      this.canvases.delete(name);
    }
    this.fetchDrawings(defs);
  }

  // The drawings that all scenes of the game share, fetched once; after a failure the next fresh table tries.
  async fetchDrawings(address) {
    const place = document.getElementById("drawings");
    if (place.dataset.address === address) return;
    place.dataset.address = address;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(response.statusText);
      place.innerHTML = await response.text();
    } catch {
      place.dataset.address = "";
    }
  }

  canvas(name) {
    let canvas = this.canvases.get(name);
    if (!canvas) {
      canvas = new Canvas((piece, event) => this.choose(piece, event));
      canvas.svg.dataset.canvas = name;
      this.canvases.set(name, canvas);
      (this.slots[name] || this.slots.area).append(canvas.svg);
    }
    return canvas;
  }

  // The wire is "up", "down" for a while, or "shut": the server has said why there is nothing to see.
  wire(state) {
    this.banner.hidden = state === "up";
    this.node.classList.toggle("lost", state !== "up");
    const back = () => button("plain", "leave", say("page-back"), () => go("/"));
    if (state === "shut") fill(this.banner, this.refusal, back());
  }

  // ── what a person chooses ──

  get legal() {
    return new Set(this.state.prompt.options.map(({ action }) => action));
  }

  choose({ node, label, actions, why, opens, unfolds }, event) {
    if (this.isEcho(event)) return;
    this.offers = unfolds ? actions : [];
    if (this.offers.length) {
      this.unfold(opens, node);
      return;
    }
    const texts = new Map(this.state.prompt.options.map(({ action, text }) => [action, text]));
    const items = actions.map((action) => [texts.get(action), () => this.play(action, node)]);
    if (items.length > 1) menu(node, label, items);
    else if (items.length) this.play(actions[0], node);
    else if (opens === "undo") this.undo(node);
    else if (opens) this.unfold(opens, node, why);
    else if (why != null) this.why(why, node);
  }

  // The second half of a double click belongs to the move that the first half made.
  isEcho(event) {
    return event?.detail > 1 && performance.now() - this.lastPlay < DOUBLE_CLICK;
  }

  play(action, node, event) {
    if (this.busy || this.state.move !== null || this.isEcho(event)) return;
    closePopup();
    this.anchor = node;
    this.lastPlay = performance.now();
    this.work();
    this.link.play(action, this.state.seq);
  }

  chooseUnfolded(action, node, box) {
    if (this.legal.has(action)) {
      box.close();
      this.play(action, this.prompt.node);
    } else {
      this.why(action, node);
    }
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

  // Show what is behind a piece, and, where it plays an action that is not allowed now, why that is so.
  unfold(what, node, why = null) {
    this.anchor = node;
    if (what.startsWith("rules:")) this.openClause(what.slice("rules:".length));
    else this.link.send({ type: "unfold", what, why });
  }

  // The curtain rises when the table of the person who sits there now comes.
  sit(seat) {
    this.sitting = seat;
    this.link.send({ type: "sit", seat });
  }

  look(change) {
    this.link.send({ type: "look", ...change });
  }

  // While a move is under way, further clicks are ignored, and one sees that.
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
    const answered = !this.link.pending && this.state.seq >= this.wanted;
    if (this.busy && (this.undoing || answered)) this.rest();
  }

  // ── around the table ──

  openClause(clause) {
    if (shape() === "portrait") this.areas.open("log");
    this.side.open("rules");
    this.rules.at(clause);
  }

  showArea(id) {
    if (this.node.dataset.tab !== id) this.link.send({ type: "watch", tab: id });
    this.node.dataset.tab = id;
    for (const [name, { svg }] of this.canvases) {
      if (name.startsWith("tab-")) svg.classList.toggle("off", name !== `tab-${id}`);
    }
  }

  // The replay's controls stand in the side column, on a telephone in the prompt bar.
  showReplay() {
    const { move, moves } = this.state;
    this.replay.show(move, moves);
    this.node.classList.toggle("replaying", move !== null);
    const home = this.node.dataset.shape === "portrait" ? this.prompt.node : this.replayHelp.parentNode;
    if (this.replay.node.parentNode !== home) home.append(this.replay.node);
  }

  startReplay() {
    if (shape() === "landscape") this.side.open("replay");
    this.replay.to(this.state.over ? 0 : this.state.moves);
  }

  showResult() {
    const actions = { table: this.id, replay: () => this.startReplay(), leave: () => go("/") };
    resultDialog(this.state.result, this.state.players, actions);
  }

  menu() {
    tableMenu({
      title: this.state.title,
      table: this.id,
      record: this.ended || !this.state.secrets,
      undo: () => this.undo(this.prompt.node),
      rules: () => this.openClause(this.state.prompt.clause),
      replay: () => this.startReplay(),
      leave: () => go("/"),
    });
  }

  key(event) {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (key === "Escape") closePopup();
    const elsewhere = document.querySelector("dialog[open]") || target.matches("input, textarea, select");
    if (!this.state || elsewhere || ctrlKey || metaKey || altKey) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    const keys = {
      u: () => this.undo(this.prompt.node),
      r: () => this.openClause(this.state.prompt.clause),
      "?": helpDialog,
      Escape: () => this.prompt.fold(),
    };
    const option = /^[1-9]$/.test(key) && this.state.prompt.options[key - 1];
    if (this.replay.on && key in steps) this.replay.to(this.replay.now + steps[key]);
    else if (option && !repeat) this.play(option.action, this.prompt.node);
    else if (!repeat) keys[key]?.();
  }
}
