// The table page: what the server sends is shown, what a person chooses is sent; it knows no rule.

import { announceTable, hush } from "./announcer.js";
import { Areas } from "./areas.js";
import { Beacons } from "./beacons.js";
import { Board, fetchDrawings } from "./board.js";
import { followCalls, goNext } from "./calls.js";
import { Curtain } from "./curtain.js";
import { ask, button, fill, go, icon, iconButton, make, messageOf, openOver } from "./dom.js";
import { Hand } from "./hand.js";
import { Hint } from "./hint.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { prepareCloser } from "./nearing.js";
import { bubble, closePopup, isPopped, readClause } from "./popup.js";
import { prefs } from "./prefs.js";
import { Prompt, skipLink } from "./prompt.js";
import { Room } from "./room.js";
import { fittingShape, isDesk, isPhone, isRoomBeside } from "./shape.js";
import { Side, startsFolded } from "./side.js";
import { sound } from "./sound.js";
import { Wings } from "./wings.js";
import { entitle } from "./title.js";
import { learn, say, spoken } from "./words.js";

/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./closer.js").Closer} Closer */
/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./finale.js").Finale} Finale */

const PULLING = 150; // milliseconds after which a person has stopped pulling at the window

// Show a table; the answer leaves it.
/** @param {HTMLElement} page @param {string} id */
export function showTable(page, id) {
  const table = new Table(page, id);
  return () => table.leave();
}

// The link of a reserved seat, by which one may have come.
function seatLink() {
  const link = new URLSearchParams(location.search).get("k");
  return link ? `&k=${encodeURIComponent(link)}` : "";
}

function closeEverything() {
  closePopup();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

class Table {
  // What comes when it is first wanted.
  /** @type {Side | undefined} */
  side;
  /** @type {Closer | undefined} */
  closer;
  /** @type {Lesson | undefined} */
  lesson;
  /** @type {Replay | undefined} */
  replay;
  /** @type {Rules | undefined} */
  rules;
  /** @type {Finale | null | undefined} */
  finale;

  /** @param {HTMLElement} page @param {string} id */
  constructor(page, id) {
    this.id = id;
    /** @type {Page.State} */
    this.state = /** @type {any} */ (null); // before a first table has come
    /** @type {Wire.TabText[]} */
    this.tabs = [];
    /** @type {number | ""} */
    this.sitting = "";
    this.missed = true; // whether one was away
    this.called = false; // whether one was told to play
    this.calls = false; // whether one is to be called
    this.unread = Infinity; // how much of the talk is unread
    this.ended = false; // whether it was shown that the game is over
    /** @type {number | null} */
    this.led = null; // the number of the table at which one was led to what can be chosen
    /** @type {{ from: HTMLElement, area: string } | null} */
    this.reading = null; // whoever reads the rules has come from there
    /** @type {Wire.Help | null} */
    this.tip = null;
    this.end = new AbortController();
    this.hand = new Hand(this);
    this.hint = new Hint(this);
    this.furnish(page);
    const origin = location.origin.replace("http", "ws");
    const address = () => `${origin}/ws/${id}?shape=${this.shape}&tab=${this.areas.current}` +
      `&sitting=${this.sitting}&lang=${spoken()}${prefs.get("tips") === "on" ? "&tips=1" : ""}${seatLink()}`;
    this.link = new Link(address, (message) => this.hear(message), (state, why) => this.wire(state, why));
    const { signal } = this.end;
    addEventListener("resize", () => this.reshape(), { signal });
    addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("pointerdown", ({ target }) => this.side?.closeDrawer(target), { signal });
    addEventListener("unreached", () => bubble(this.prompt.node, say("page-no-line")), { signal });
    followCalls(() => this.prompt.lead(), signal);
    document.addEventListener("visibilitychange", () => (document.hidden ? this.wings.skip() : this.comeBack()), { signal });
  }

  // The shape that fits the window, and the one that is shown.
  get shape() {
    return fittingShape(this.side?.folded ?? startsFolded(), this.laidOut);
  }

  get laidOut() {
    return this.node?.dataset.shape;
  }

  /** @param {string} shape */
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
    /** @type {number | undefined} */
    this.pulling = setTimeout(() => {
      if (this.shape !== this.laidOut) this.hand.look({ shape: this.shape });
      else this.lay(this.shape);
    }, PULLING);
  }

  leave() {
    this.end.abort();
    this.wings.close();
    closeEverything();
    this.link.close();
    hush();
  }

  // ── the furniture ──

  /** @param {HTMLElement} page */
  furnish(page) {
    /** @type {Prompt} */
    this.prompt = new Prompt({
      play: (action, node, event) => this.hand.play(action, node, event),
      undo: (node) => this.hand.undo(node),
      hint: (node) => this.hint.ask(node),
      openClause: (clause) => this.openClause(clause),
      live: () => this.hand.look({ live: true }),
      result: () => this.showResult(),
      comeBack: () => this.room.comeBack(),
      wishBack: () => this.state.move !== null && this.hand.wish(this.state.move),
      next: () => go(`/table/${this.room.next}`),
      confirm: () => this.hand.confirm(),
    });
    /** @type {Room} */
    this.room = new Room(this.id, {
      send: (message, node) => this.hand.tell(message, node),
      unread: () => this.countUnread(),
      spoken: (line) => this.overhear(line),
    });
    /** @type {HTMLElement} */
    this.aim = make("p.aim");
    /** @type {Log} */
    this.log = new Log(this.id, (clause) => this.openClause(clause));
    /** @type {Curtain} */
    this.curtain = new Curtain((seat) => this.hand.sit(seat));
    /** @type {Board} */
    this.board = new Board((piece, event) => this.closer?.takes(piece, /** @type {PointerEvent} */ (event)) || this.hand.choose(piece, event),
      (id) => this.areas.open(id));
    const { status, rivals, area, own } = this.board.slots;
    /** @type {Areas} */
    this.areas = new Areas(area, (id) => this.showArea(id));
    /** @type {Beacons} */
    this.beacons = new Beacons(area, own, this.prompt.node, this.end.signal);
    /** @type {Wings} */
    this.wings = new Wings(this);
    /** @type {HTMLElement} */
    this.banner = make("p.banner", { role: "status", hidden: true });
    const menuButton = iconButton("plain.menu-button", "menu", say("page-menu"), () => this.menu());
    // In the order of the Tab key: what is asked, the table, everything else.
    const top = make("div.top", {}, this.prompt.node);
    const head = make("div.head", {}, status, menuButton);
    /** @type {HTMLElement} */
    this.body = make("div.body", {}, make("h2.unseen", {}, say("page-canvas-table")), this.areas.node, this.beacons.node, own,
      rivals);
    this.areas.followSwipes(this.body);
    /** @type {HTMLElement} */
    this.node = make("main.table", {}, skipLink(() => this.reach()), top, this.body, head, this.curtain.node, this.room.wishes.node,
      this.room.places.waiting, make("div.lintel", {}, this.banner));
    prepareCloser(this, this.end.signal);
    this.lay(this.shape);
    page.append(this.node);
  }

  // The side column comes when the game is known: its rules are a panel.
  /** @param {string} game */
  addSide(game) {
    /** @type {HTMLElement} */
    this.book = make("div.rules"); // its place, until it is opened
    /** @type {string} */
    this.game = game;
    /** @type {HTMLElement} */
    this.replayHelp = make("p.quiet", {}, say("page-replay-help"));
    this.side = new Side({
      log: ["log", say("page-log"), [this.aim, this.log.node, this.room.places.talk]],
      rules: ["book", say("page-rules"), this.book],
      replay: ["replay", say("page-replay"), this.replayHelp],
      people: ["people", say("page-people"), this.room.places.people],
    }, (name) => this.openPanel(name));
    this.body.append(this.side.node);
    this.countUnread();
  }

  // ── what the server says ──

  /** @param {Exclude<Wire.Down, Wire.Alive>} message */
  hear(message) {
    if (message.type === "table") {
      this.wings.hear(message);
    } else if (message.type === "done") {
      this.hand.done(message.seq);
    } else if (message.type === "room") {
      this.meet(message);
    } else if (message.type === "ask") {
      this.room.ask(message);
    } else if (message.type === "said") {
      this.room.hear(message.lines);
    } else if (message.type === "hinted") {
      sound.play("hint");
      this.hint.show(message);
    } else if (message.type === "lesson") {
      this.study(message);
    } else if (message.type === "help") {
      this.tip = message;
      this.help();
    } else if (message.type === "closer") {
      this.closer?.hear(message);
    } else if (message.type === "unfolded") {
      if (this.finale?.node.open) return; // asked for before the game was over
      openOver("dialogs", ({ unfolded }) => unfolded(message, this.hand.legal, this.hand.offered, {
        choose: (action, node, box) => this.hand.chooseUnfolded(action, node, box),
        read: (clause) => this.readClause(clause),
      }), "dialogs");
    } else {
      if (message.type === "refused") sound.play("error");
      if (message.type === "refused") this.lesson?.refused();
      this.hint.rest();
      this.hand.explain(message);
    }
  }

  // Who is there has changed, or what is asked of everybody.
  /** @param {Wire.Presence} room */
  meet(room) {
    const { next } = this.room;
    this.room.show(room);
    this.node.classList.toggle("waits", room.status === "open");
    if (room.status === "open") entitle(`${room.title} · ${say("page-waiting")}`);
    if (!this.side) this.addSide(room.game);
    this.countUnread();
    if (!this.state || room.status === "open") return;
    if (this.room.changed) this.prompt.show(this.state, this.room);
    if (room.next && !next && document.querySelector("dialog.result")) this.showResult();
    this.finale?.offer();
  }

  // Show a table as it is. To `goals` something flies: they wait for it. The answer is how pieces were stirred.
  /** @param {Wire.Table} message @param {Set<string>} [goals] */
  show(message, goals) {
    const { fresh = false, canvases = {}, tabs = [], log = [], log_from = 0, seq, prompt: asked, result } = message;
    const { over = false, can_undo = false, undo_text = "", move = null, moves = 0, moved = null } = message;
    const { curtain = false, log_changed = [], draft = false, only = false } = message;
    if (fresh) this.begin(message);
    Object.assign(this.state, { seq, result, over, can_undo, undo_text, move, moves, curtain, draft, only });
    const prompt = this.pose(/** @type {Wire.PromptText} */ (asked));
    this.drawCurtain();
    const stirred = this.board.patch(canvases, fresh, moved, goals);
    this.tabs = tabs;
    this.areas.update(tabs, this.beside, prompt.mine ? seq : null);
    this.board.settle(prompt.options, tabs);
    const news = log.slice(Math.max(0, this.log.lines.length - log_from)); // others are told once more
    this.log.update(log_from, log, log_changed, this.state.players, fresh, fresh && this.missed);
    this.room.wishes.follow(this.state);
    this.prompt.show(this.state, this.room);
    this.node.dataset.colour = String(this.colourOf(prompt.seat));
    this.node.classList.toggle("ended", over);
    this.showReplay();
    announceTable(fresh ? [] : news, curtain ? say("page-curtain", { name: prompt.name }) : this.question);
    this.hand.settle();
    this.follow(seq, prompt);
    this.hint.follow(fresh);
    this.closer?.follow();
    this.lesson?.mark();
    if (move === null) this.turnUp();
    this.call(fresh);
    this.missed &&= !fresh;
    return stirred;
  }

  // What is asked; whoever confirms every move is asked for that first.
  /** @param {Wire.PromptText} prompt */
  pose(prompt) {
    const { draft, move } = this.state;
    const drafted = draft && move === null;
    const held = drafted && prompt.options.length > 0 && prefs.get("confirm") === "move";
    this.state.prompt = held ? { ...prompt, text: say("page-done-first"), detail: "", options: [] } : prompt;
    Object.assign(this.state, { held, ready: drafted && !this.state.prompt.options.length });
    this.node.classList.toggle("held", held);
    return this.state.prompt;
  }

  // Everything that has happened is shown.
  rest() {
    const { result, move, over, prompt } = this.state;
    this.node.dataset.colour = String(this.colourOf(prompt.seat));
    if (this.calls) {
      this.prompt.call();
      sound.play("turn");
    }
    this.calls = false;
    this.lesson?.rest();
    this.help();
    if (result && move === null && !this.ended && !this.room.lesson) this.celebrate();
    this.ended ||= over; // the result comes up by itself once
  }

  // The house says where a lesson is: this table is one.
  /** @param {Wire.Lesson} message */
  study(message) {
    this.taught = message;
    learn("lesson").then(() => openOver("lesson", ({ Lesson }) => {
      if (this.end.signal.aborted) return;
      this.lesson ??= new Lesson(this);
      this.lesson.hear(this.taught ?? message);
    }, "lesson", "learn", "dialogs"), () => {});
  }

  // One sentence of help with what is asked for the first time, which can be switched off. It waits for the drawings: without
  // them nobody knows what it would cover.
  help() {
    if (!this.tip || this.tip.seq !== this.state?.seq || this.wings.theatre?.on || prefs.get("tips") === "off"
      || !document.querySelector("#drawings > *")) return;
    const { seq, text, aim } = this.tip;
    this.tip = null;
    const off = button("clause", "", say("page-tips-off"), () => {
      prefs.set("tips", "off");
      closePopup();
    });
    const said = [aim && make("span.first", {}, make("b", {}, say("page-aim"), ": "), aim), text];
    openOver("placing", ({ offLit }) => {
      if (seq === this.state.seq && !isPopped()) bubble(this.prompt.node, said, "", null, off, (node) => offLit(node, this));
    });
  }

  /** @param {number} seat */
  colourOf(seat) {
    return this.state.players[seat]?.colour ?? "none";
  }

  // Whether somebody at this screen plays a seat.
  /** @param {number} seat */
  isMine(seat) {
    return this.state.players[seat]?.kind === "me";
  }

  // What is asked of whoever is here.
  get question() {
    const { prompt: { mine, name, text }, move } = this.state;
    return mine && move === null ? `${name} ${text}`.trim() : "";
  }

  // Have the keyboard at what can be played, or at what is asked.
  reach() {
    const option = this.prompt.node.querySelector(".row [data-action]");
    if (!this.board.reach(this.board.lit[0])) /** @type {Page.Shown} */ (option ?? this.prompt.text).focus();
  }

  // What is asked now is in sight, or an arrow leads to it.
  /** @param {number} seq @param {Wire.PromptText} prompt */
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
  /** @param {boolean} fresh */
  call(fresh) {
    const { prompt, curtain, move, title, players } = this.state;
    const alone = !players.some(({ kind }) => kind === "person" || kind === "bot"); // it is always one's turn then
    const mine = !alone && move === null && (prompt.mine || curtain) && !this.room.away;
    entitle([...(mine ? [`● ${say("page-your-turn")}`] : []), title, say("page-title")].join(" · "));
    this.calls ||= mine && !this.called && !fresh;
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
  /** @param {Wire.Table} message */
  begin({ game = "", title = "", defs = "", players = [], icons = {}, secrets = false, aim = "", shape: laidOut = "landscape", canvases = {} }) {
    this.state = /** @type {Page.State} */ ({ players, icons, title, secrets, game });
    fill(this.aim, aim && make("b", {}, say("page-aim"), ": "), aim);
    prefs.share(players.filter(({ kind }) => kind === "me").length > 1);
    this.lay(laidOut);
    if (!this.side) this.addSide(game);
    this.board.begin(Object.keys(canvases));
    fetchDrawings(defs, () => {
      this.board.measureAnew();
      this.lesson?.place();
      this.help();
    });
  }

  // The wire is "up", "down" for a while, or "shut": the server has said why there is nothing to see.
  /** @param {string} state @param {string} [why] */
  wire(state, why) {
    if (state === "up" && !this.banner.hidden) this.comeUp();
    this.banner.hidden = state === "up";
    this.node.classList.toggle("lost", state !== "up");
    this.missed ||= state === "down";
    const back = () => button("plain", "leave", say("page-back"), () => go("/"));
    fill(this.banner, ...(state === "shut" ? [why, back()] : [say("page-reconnecting")]));
  }

  // The house is heard again: what was said about that holds no more; what could not be asked for meanwhile is.
  comeUp() {
    closePopup();
    if (this.state) this.reshape();
    if (this.state?.curtain && this.sitting !== "") this.hand.sit(this.sitting);
    this.closer?.follow();
  }

  // ── around the table ──

  // The keyboard goes to the rules, and back with Escape, or with the key that opened them.
  /** @param {string} clause */
  openClause(clause) {
    this.reading ??= { from: /** @type {HTMLElement} */ (document.activeElement), area: this.areas.current };
    if (this.onPhone) this.areas.open("log");
    this.side?.open("rules");
    this.consult((rules) => rules.at(clause).then(() => this.reading && rules.leaf.focus({ preventScroll: true })));
  }

  // Whether somebody was reading, who goes on where they were; the panel is as it was before.
  stopReading() {
    const { reading, side } = this;
    this.reading = null;
    if (!reading || !side?.node.contains(document.activeElement)) return false;
    const { from, area } = reading;
    if (this.onPhone) this.areas.open(area);
    side.show("log");
    side.closeDrawer();
    if (from.isConnected && from !== document.body) from.focus({ preventScroll: true });
    else this.reach();
    return true;
  }

  // A rule with its ruling, to be shown in place.
  /** @param {string} clause */
  readClause(clause) {
    return readClause(this.game, this.id, clause);
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
    if (unread > this.unread) sound.play("chat");
    this.unread = unread;
    this.side?.offer("people", sociable, unread);
    if (this.state) this.areas.update(this.tabs, this.beside);
  }

  // What somebody said, for a moment over the prompt bar: the talk is not in view.
  /** @param {Page.Remark} line */
  overhear(line) {
    openOver("overheard", ({ overheard }) => overheard(line, this.prompt.node));
  }

  // The rules come when they are first opened.
  /** @param {(rules: Rules) => unknown} act */
  consult(act) {
    openOver("rules", ({ Rules }) => {
      this.rules ??= new Rules(this.game, this.id);
      this.book.replaceWith(this.rules.node);
      act(this.rules);
    }, "book");
  }

  /** @param {string} name */
  openPanel(name) {
    if (name === "rules") this.consult((rules) => rules.load());
    if (name === "replay") this.stepThrough(() => {});
    if (name === "people") this.room.read(true);
  }

  /** @param {string} id */
  showArea(id) {
    if (this.node.dataset.tab !== id) this.link.send({ type: "watch", tab: id });
    const before = this.node.dataset.tab;
    this.node.dataset.tab = id;
    this.board.showArea(id);
    this.beacons.look();
    if (id === before || !this.onPhone) return;
    if (id === "people") this.side?.open("people");
    else if (before === "people") this.side?.show("log");
  }

  // The replay's controls come when they are first wanted. A game that is over has a page for that.
  /** @param {(replay: Replay) => void} act */
  stepThrough(act) {
    if (this.state?.over) go(`/record/${this.id}#0`);
    else openOver("replay", ({ Replay }) => {
      if (this.end.signal.aborted) return;
      this.replay ??= new Replay((move) => this.hand.look({ move }));
      if (this.state) this.showReplay();
      act(this.replay);
    }, "replay");
  }

  // They stand in the side column, on a telephone in the prompt bar.
  showReplay() {
    this.node.classList.toggle("replaying", this.state.move !== null);
    if (!this.replay) return;
    this.replay.show(this.state);
    const home = this.onPhone ? this.prompt.node : this.replayHelp.parentElement;
    if (this.replay.node.parentNode !== home) home?.append(this.replay.node);
  }

  startReplay() {
    if (!this.onPhone && !this.state.over) this.side?.open("replay");
    this.stepThrough((replay) => replay.to(this.state.moves));
  }

  // The end of the game as a moment.
  celebrate() {
    openOver("finale", ({ Finale }) => {
      if (this.end.signal.aborted || this.state.move !== null) return;
      closeEverything();
      this.finale = new Finale(this);
    }, "feel", "finale");
  }

  showResult() {
    const { next, seated, others } = this.room;
    const { result, players } = this.state;
    const actions = {
      table: this.id,
      leave: () => go("/"),
      rematch: seated && others && (() => this.rematch()),
      next: next && (() => go(`/table/${next}`)),
    };
    closeEverything();
    openOver("dialogs", ({ resultDialog }) => result && resultDialog(result, players, actions), "dialogs");
  }

  // Another game with the same people; whoever asks first opens the table.
  async rematch() {
    try {
      const { id } = await ask(`/api/tables/${this.id}/rematch?lang=${spoken()}`, {});
      go(`/table/${id}`);
    } catch (problem) {
      bubble(this.prompt.node, messageOf(problem));
    }
  }

  settings() {
    learn("settings").then(() => openOver("settings", ({ settingsDialog }) => settingsDialog(), "settings"), () => {});
  }

  menu() {
    openOver("dialogs", ({ tableMenu }) => tableMenu({
      title: this.state.title,
      aim: this.aim.textContent,
      table: this.id,
      lesson: this.room.lesson,
      record: this.ended || !this.state.secrets,
      undo: () => this.hand.undo(this.prompt.node),
      rules: () => this.openClause(this.state.prompt.clause),
      learn: () => go(`/learn/${this.state.game}`),
      replay: () => this.startReplay(),
      settings: () => this.settings(),
      leave: () => go("/"),
    }), "dialogs");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (key === "Escape" && !isPopped()) this.stopReading();
    if (key === "Escape") closePopup();
    if (key === "Escape") this.side?.closeDrawer();
    const elsewhere = document.querySelector("dialog[open]") || /** @type {Element} */ (target).matches("input, textarea, select");
    if (!this.state || elsewhere || ctrlKey || metaKey || altKey) return;
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    /** @type {Record<string, () => unknown>} */
    const keys = {
      u: () => this.hand.undo(this.prompt.node),
      r: () => this.stopReading() || this.openClause(this.state.prompt.clause),
      h: () => this.hint.ask(),
      s: () => this.wings.skip(),
      m: () => sound.mute(),
      ",": () => this.settings(),
      Enter: () => target === document.body && this.hand.confirm(),
      n: () => this.board.step(1),
      N: () => this.board.step(-1),
      g: goNext,
      "?": () => openOver("dialogs", ({ helpDialog }) => helpDialog(), "dialogs"),
      Escape: () => this.prompt.fold(),
    };
    if (this.replay?.on && key in steps) this.replay.to(this.replay.now + steps[key]);
    else if (/^[1-9]$/.test(key) && !repeat && !this.prompt.all.hidden) this.prompt.choose(Number(key));
    else if (!repeat) keys[key]?.();
  }
}
