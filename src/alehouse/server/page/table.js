// The table page: what the server sends is shown, what a person chooses is sent; it knows no rule.

import { Areas } from "./areas.js";
import { Beacons } from "./beacons.js";
import { Board, fetchDrawings } from "./board.js";
import { Curtain } from "./curtain.js";
import { helpDialog, resultDialog, tableMenu, unfolded } from "./dialogs.js";
import { announce, ask, button, fill, go, icon, iconButton, make } from "./dom.js";
import { Hand } from "./hand.js";
import { Hint } from "./hint.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { bubble, closePopup } from "./popup.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { Room } from "./room.js";
import { Rules } from "./rules.js";
import { fittingShape, isDesk, isPhone, isRoomBeside } from "./shape.js";
import { Side, startsFolded } from "./side.js";
import { say, spoken } from "./words.js";

export const STEPPING = "#replay"; // of an address: the game is to be stepped through
const PULLING = 150; // milliseconds after which a person has stopped pulling at the window

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
    Object.assign(this, { id, state: null, tabs: [], sitting: "" });
    Object.assign(this, { missed: true, called: false }); // whether one was away; whether one was told to play
    this.end = new AbortController();
    this.hand = new Hand(this);
    this.hint = new Hint(this);
    this.furnish(page);
    const origin = location.origin.replace("http", "ws");
    const address = () => `${origin}/ws/${id}?shape=${this.shape}&tab=${this.areas.current}` +
      `&sitting=${this.sitting}&lang=${spoken()}`;
    this.link = new Link(address, (message) => this.hear(message), (state, why) => this.wire(state, why));
    const { signal } = this.end;
    addEventListener("resize", () => this.reshape(), { signal });
    addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("pointerdown", ({ target }) => this.side?.closeDrawer(target), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.comeBack(), { signal });
  }

  // The shape that fits the window, and the one that is shown.
  get shape() {
    return fittingShape(this.side?.folded ?? startsFolded(), this.laidOut);
  }

  get laidOut() {
    return this.node?.dataset.shape;
  }

  lay(shape) {
    this.node.dataset.shape = shape;
    this.node.classList.toggle("desk", isDesk(shape));
    this.node.classList.toggle("column", !isDesk(shape));
    this.node.classList.toggle("phone", isPhone(shape));
    const over = !isPhone(shape) && !(isDesk(shape) && isRoomBeside());
    if (over && !this.node.classList.contains("drawer")) this.side?.fold(true); // nobody has asked for it here
    this.node.classList.toggle("drawer", over);
  }

  // Another shape fits the window better now; asked for once a person has stopped pulling at it.
  reshape() {
    clearTimeout(this.pulling);
    this.pulling = setTimeout(() => {
      if (this.shape !== this.laidOut) this.hand.look({ shape: this.shape });
      else this.lay(this.shape);
    }, PULLING);
  }

  leave() {
    this.end.abort();
    closeEverything();
    this.link.close();
  }

  // ── the furniture ──

  furnish(page) {
    this.prompt = new Prompt({
      play: (action, node, event) => this.hand.play(action, node, event),
      undo: (node) => this.hand.undo(node),
      hint: (node) => this.hint.ask(node),
      openClause: (clause) => this.openClause(clause),
      live: () => this.hand.look({ live: true }),
      result: () => this.showResult(),
      comeBack: () => this.room.comeBack(),
      wishBack: () => this.hand.wish(this.state.move),
      next: () => go(`/table/${this.room.next}`),
    });
    this.room = new Room(this.id, {
      send: (message, node) => this.hand.tell(message, node),
      unread: () => this.countUnread(),
    });
    this.log = new Log(this.id, (clause) => this.openClause(clause));
    this.replay = new Replay((move) => this.hand.look({ move }), (seat) => this.hand.look({ seat }));
    this.areas = new Areas((id) => this.showArea(id));
    this.curtain = new Curtain((seat) => this.hand.sit(seat));
    this.board = new Board((piece, event) => this.hand.choose(piece, event));
    const { status, rivals, area, own } = this.board.slots;
    this.beacons = new Beacons(area, this.prompt.node, this.end.signal);
    this.banner = make("p.banner", { role: "status", hidden: true });
    const menuButton = iconButton("plain.menu-button", "menu", say("page-menu"), () => this.menu());
    const top = make("div.top", {}, this.prompt.node, make("div.head", {}, status, menuButton));
    this.body = make("div.body", {}, rivals, this.areas.node, this.beacons.node, own);
    this.areas.followSwipes(this.body);
    this.node = make("main.table", {}, top, this.body, this.curtain.node, this.room.wishes.node,
      this.room.places.waiting, make("div.lintel", {}, this.banner));
    this.lay(this.shape);
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
      people: ["people", say("page-people"), this.room.places.people],
    }, (name) => this.openPanel(name));
    this.body.append(this.side.node);
    this.countUnread();
  }

  // ── what the server says ──

  hear(message) {
    if (message.type === "table") {
      this.show(message);
    } else if (message.type === "done") {
      this.hand.done(message.seq);
    } else if (message.type === "room") {
      this.meet(message);
    } else if (message.type === "said") {
      this.room.hear(message.lines);
    } else if (message.type === "hinted") {
      this.hint.show(message);
    } else if (message.type === "unfolded") {
      unfolded(message, this.hand.legal, this.hand.offered, {
        choose: (action, node, box) => this.hand.chooseUnfolded(action, node, box),
        openClause: (clause) => this.openClause(clause),
      });
    } else {
      this.hint.rest();
      this.hand.explain(message);
    }
  }

  // Who is there has changed, or what is asked of everybody.
  meet(room) {
    const { next } = this.room;
    this.room.show(room);
    this.node.classList.toggle("waits", room.status === "open");
    if (room.status === "open") document.title = `${room.title} · ${say("page-waiting")}`;
    if (!this.side) this.addSide(room.game);
    this.countUnread();
    if (!this.state || room.status === "open") return;
    this.prompt.show(this.state, this.room);
    if (room.next && !next && document.querySelector("dialog.result")) this.showResult();
  }

  show(message) {
    const { fresh = false, canvases = {}, tabs = [], log = [], log_from = 0, seq, prompt, result } = message;
    const { over = false, can_undo = false, undo_text = "", move = null, moves = 0, moved = null } = message;
    const { curtain = false, log_changed = [] } = message;
    if (fresh) this.begin(message);
    Object.assign(this.state, { seq, prompt, result, over, can_undo, undo_text, move, moves, curtain });
    this.drawCurtain();
    this.board.patch(canvases, fresh, moved);
    this.tabs = tabs;
    this.areas.update(tabs, this.beside, prompt.mine ? seq : null);
    this.log.update(log_from, log, log_changed, this.state.players, fresh, fresh && this.missed);
    this.room.wishes.follow(this.state);
    this.prompt.show(this.state, this.room);
    this.node.dataset.colour = this.state.players[prompt.seat]?.colour ?? "none";
    this.showReplay();
    const news = fresh ? [] : log.map(({ name = "", text }) => `${name} ${text}`);
    announce([...news, curtain ? say("page-curtain", { name: prompt.name }) : prompt.text].join(". "));
    this.hand.settle();
    this.follow(seq, prompt);
    this.hint.follow(fresh);
    if (move === null) this.turnUp();
    this.call(fresh);
    this.missed &&= !fresh;
    if (result && move === null && !this.ended) this.finish();
    this.ended ||= over; // the result comes up by itself once, not after every look at the replay
  }

  // What is asked now is in sight, or an arrow leads to it.
  follow(seq, { mine }) {
    if (mine && seq !== this.led) this.beacons.lead();
    else this.beacons.look();
    this.led = seq;
  }

  // A shared screen is to be passed on: nothing stays open that only the one before may see.
  drawCurtain() {
    const { curtain, prompt: { seat, mine }, players } = this.state;
    if (curtain || mine) this.sitting = curtain ? "" : seat;
    if (!curtain) this.curtain.rise();
    else if (this.curtain.fall(seat, players[seat])) closeEverything();
  }

  // Whose turn it is can be read from the window's title; when it becomes one's own, the prompt bar lights up.
  call(fresh) {
    const { prompt, curtain, move, title, players } = this.state;
    const alone = !players.some(({ kind }) => kind === "person" || kind === "bot"); // it is always one's turn then
    const mine = !alone && move === null && (prompt.mine || curtain) && !this.room.away;
    document.title = [...(mine ? [`● ${say("page-your-turn")}`] : []), title, say("page-title")].join(" · ");
    if (mine && !this.called && !fresh) this.prompt.call();
    this.called = mine;
  }

  // Somebody who has looked away looks again.
  comeBack() {
    this.room.arrive();
    this.turnUp();
  }

  // Somebody looks at the table.
  turnUp() {
    if (document.hidden || !this.state) return;
    this.log.remember();
    this.room.read();
  }

  // What a fresh table tells besides: who plays what, and how it is laid out.
  begin({ game, title, defs, players, secrets = false, shape: laidOut = "landscape", canvases }) {
    this.state = { players, title, secrets };
    this.lay(laidOut);
    if (!this.side) this.addSide(game);
    this.board.begin(Object.keys(canvases));
    fetchDrawings(defs);
  }

  // The wire is "up", "down" for a while, or "shut": the server has said why there is nothing to see.
  wire(state, why) {
    this.banner.hidden = state === "up";
    this.node.classList.toggle("lost", state !== "up");
    this.missed ||= state === "down";
    if (state === "down") this.replay.forget();
    const back = () => button("plain", "leave", say("page-back"), () => go("/"));
    fill(this.banner, ...(state === "shut" ? [why, back()] : [say("page-reconnecting")]));
  }

  // ── around the table ──

  openClause(clause) {
    if (this.onPhone) this.areas.open("log");
    this.side.open("rules");
    this.rules.at(clause);
  }

  get onPhone() {
    return isPhone(this.laidOut);
  }

  // What a telephone has besides the game's areas.
  get beside() {
    if (!this.onPhone) return [];
    const { unread, sociable } = this.room;
    const people = make("span.people-tab", {}, icon("people"), make("span.unseen", {}, say("page-people")),
      unread > 0 && make("i.news", {}, String(unread)));
    return [{ id: "log", label: say("page-log"), waiting: 0, beside: true },
      ...(sociable ? [{ id: "people", label: people, waiting: 0, beside: true }] : [])];
  }

  countUnread() {
    const { unread, sociable } = this.room;
    this.side?.offer("people", sociable, unread);
    if (this.state) this.areas.update(this.tabs, this.beside);
  }

  openPanel(name) {
    if (name === "rules") this.rules.load();
    if (name === "people") this.room.read(true);
  }

  showArea(id) {
    if (this.node.dataset.tab !== id) this.link.send({ type: "watch", tab: id });
    const before = this.node.dataset.tab;
    this.node.dataset.tab = id;
    this.board.showArea(id);
    this.beacons.look();
    if (id === before || !this.onPhone) return;
    if (id === "people") this.side.open("people");
    else if (before === "people") this.side.show("log");
  }

  // The replay's controls stand in the side column, on a telephone in the prompt bar.
  showReplay() {
    this.replay.show({ ...this.state, over: this.ended || this.state.over }); // a moment of the past is not over
    this.node.classList.toggle("replaying", this.state.move !== null);
    const home = this.onPhone ? this.prompt.node : this.replayHelp.parentNode;
    if (this.replay.node.parentNode !== home) home.append(this.replay.node);
  }

  startReplay() {
    if (!this.onPhone) this.side.open("replay");
    this.replay.to(this.state.over ? 0 : this.state.moves);
  }

  // Whoever has come to step through the game does so; others see how it ended.
  finish() {
    if (location.hash === STEPPING) this.startReplay();
    else this.showResult();
  }

  showResult() {
    const { next, seated, others } = this.room;
    const actions = {
      table: this.id,
      replay: () => this.startReplay(),
      leave: () => go("/"),
      rematch: seated && others && (() => this.rematch()),
      next: next && (() => go(`/table/${next}`)),
    };
    closeEverything();
    resultDialog(this.state.result, this.state.players, actions);
  }

  // Another game with the same people; whoever asks first opens the table.
  async rematch() {
    try {
      const { id } = await ask(`/api/tables/${this.id}/rematch?lang=${spoken()}`, {});
      go(`/table/${id}`);
    } catch (problem) {
      bubble(this.prompt.node, problem.message);
    }
  }

  menu() {
    tableMenu({
      title: this.state.title,
      table: this.id,
      record: this.ended || !this.state.secrets,
      undo: () => this.hand.undo(this.prompt.node),
      rules: () => this.openClause(this.state.prompt.clause),
      replay: () => this.startReplay(),
      leave: () => go("/"),
    });
  }

  key(event) {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (key === "Escape") closePopup();
    if (key === "Escape") this.side?.closeDrawer();
    const elsewhere = document.querySelector("dialog[open]") || target.matches("input, textarea, select");
    if (!this.state || elsewhere || ctrlKey || metaKey || altKey) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    const keys = {
      u: () => this.hand.undo(this.prompt.node),
      r: () => this.openClause(this.state.prompt.clause),
      h: () => this.hint.ask(),
      "?": helpDialog,
      Escape: () => this.prompt.fold(),
    };
    const option = /^[1-9]$/.test(key) && this.state.prompt.options[key - 1];
    if (this.replay.on && key in steps) this.replay.to(this.replay.now + steps[key]);
    else if (option && !repeat) this.hand.play(option.action, this.prompt.node);
    else if (!repeat) keys[key]?.();
  }
}
