// The wire to a table: it notices when it is lost, reconnects by itself and sends an unanswered move again, with the same id.

import { say } from "./words.js";

const SHORTEST = 500, LONGEST = 8000; // milliseconds between attempts
const TICK = 1000; // milliseconds between two looks whether the house is still heard
// Milliseconds of silence: then the house is asked for a sign; then a person is told; then another wire is taken.
const QUIET = 1500, SILENT = 3500, DEAD = 7000;
const PATIENT = 30000; // for a first table, which a busy house may take long to draw
const BEAT = JSON.stringify({ type: "beat" });
// What has a way of its own to be sent again: a move has its number, and with a new table one asks for what is still wanted.
const OWN_WAY = ["move", "confirm", "undo", "hint", "closer", "watch", "sit"];
/** @param {Wire.Up} message */
const isApart = (message) => OWN_WAY.includes(message.type) || (message.type === "look" && (message.onward || message.seat != null));
const ASKS = ["why", "unfold", "look", "lesson", "mute"]; // what can be sent twice
const TURNED_AWAY = 4000; // codes from here on are the server's own: there is nothing to see here

export class Link {
  // `address()` is asked at every connection, `heard(message)` gets what comes; `state` is told "up", "down"
  // or "shut" and why.
  /** @param {() => string} address @param {(message: Exclude<Wire.Down, Wire.Alive>) => void} heard @param {(state: string, why?: string) => void} state */
  constructor(address, heard, state) {
    this.address = address;
    this.heard = heard;
    this.state = state;
    this.pause = SHORTEST;
    /** @type {Wire.Move | Wire.Confirm | null} */
    this.pending = null;
    /** @type {Wire.Undo | null} */
    this.undo = null;
    /** @type {(Wire.Up | null)[]} */
    this.unheard = []; // what was said of late, and null for every beat: its answer tells that everything before has arrived
    this.closed = false;
    this.arrivals = 0;
    this.doubted = false;
    this.looked = performance.now();
    this.retry = () => this.open();
    /** @type {string | undefined} */
    this.reason = undefined; // why it is shut
    this.end = new AbortController();
    const { signal } = this.end;
    addEventListener("online", () => (this.doubted ? this.abandon() : this.open()), { signal });
    addEventListener("offline", () => this.doubt(), { signal });
    this.ticking = setInterval(() => this.listen(), TICK);
    this.since = 0;
    this.open();
  }

  // ── whether the house is heard ──

  // A network may be lost without a word: no message comes any more, and none that is sent arrives.
  listen() {
    const now = performance.now();
    const slept = now - this.looked > 2 * TICK; // what came meanwhile is heard next
    this.looked = now;
    if (slept || document.hidden) this.since = now - QUIET;
    if (document.hidden || this.socket.readyState >= WebSocket.CLOSING) return; // nobody looks, or it is known
    const silence = now - this.since;
    const waits = this.socket.readyState === WebSocket.OPEN && !this.welcome;
    if (silence > (waits ? PATIENT : DEAD)) this.abandon();
    else if (silence > SILENT) this.doubt();
    else if (silence > QUIET || this.unheard.some(Boolean)) this.beat();
  }

  beat() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(BEAT);
    this.unheard.push(null);
  }

  // The wire seems to be lost; any sign of the house says that it is not.
  doubt() {
    if (!this.doubted && this.welcome) this.state("down");
    this.doubted = true;
    this.beat();
  }

  // The house is heard after all: what a person has done in the meantime is sent.
  believe() {
    this.doubted = false;
    if (!this.welcome) return;
    this.state("up");
    if (this.pending) this.send(this.pending);
    if (this.undo && !this.undone) this.takeBack(this.undo.seq);
  }

  // Take another wire: nobody hears anything over this one.
  abandon() {
    this.state("down");
    this.socket.close();
    this.open();
  }

  // ── the wire ──

  get hasWire() {
    return this.socket?.readyState < WebSocket.CLOSING;
  }
  open() {
    clearTimeout(this.timer);
    if (this.closed || this.hasWire) return;
    const socket = new WebSocket(this.address());
    /** @type {WebSocket} */
    this.socket = socket;
    this.unheard = this.unheard.filter(Boolean);
    this.welcome = false;
    this.since = performance.now(); // when the house was last heard
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (!this.closed && socket === this.socket) this.lose(code);
    };
  }

  /** @param {number} code */
  lose(code) {
    if (code >= TURNED_AWAY) {
      this.close(); // for good: not even a network that comes back changes that
      this.state("shut", this.reason);
    } else {
      this.state("down");
      this.later(this.retry);
    }
  }

  // Try again after a pause, ever longer.
  /** @param {() => void} attempt */
  later(attempt) {
    clearTimeout(this.timer);
    /** @type {number | undefined} */
    this.timer = setTimeout(attempt, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST);
  }

  /** @param {Wire.Down} message */
  receive(message) {
    this.since = performance.now();
    if (this.doubted) this.believe();
    if (message.type === "beat") {
      this.unheard.splice(0, this.unheard.indexOf(null) + 1);
      return;
    }
    if (message.type === "refused") this.reason = message.text; // it may hang up next
    if (!this.welcome && message.type === "refused") return;
    if (!this.welcome) this.arrive();
    if (this.pending && "client_id" in message && message.client_id === this.pending.client_id) {
      if (message.type === "refused" && message.lost) {
        this.state("down"); // the house has trouble of its own: the move is still to be kept
        this.later(() => this.pending && this.send(this.pending));
        return;
      }
      this.pending = null;
      this.recover();
    }
    if (message.type === "table" || message.type === "refused") this.undoAgain(message);
    this.heard(message);
  }

  // What was to be taken back still is, if the table is as it was when the wire broke.
  /** @param {Wire.Table | Wire.Refused} message */
  undoAgain(message) {
    if (message.type === "table" && message.fresh && message.seq === this.undo?.seq) this.takeBack(message.seq);
    else this.undo = null;
  }

  arrive() {
    this.welcome = true;
    this.arrivals += 1;
    this.recover();
    // Whether it arrived before the wire broke is unknown; its id makes sure that it is played once.
    if (this.pending) this.send(this.pending);
    if (this.arrivals > 1) dispatchEvent(new CustomEvent("mended", { detail: say("page-unsure") }));
    this.repeat();
  }

  // Whether what was said last over the wire that broke has arrived is unknown: questions are asked again; whoever did
  // something is told to look.
  repeat() {
    const lost = this.unheard.filter((message) => message !== null);
    this.unheard = this.unheard.filter((message) => message === null);
    const questions = lost.filter(({ type }) => ASKS.includes(type));
    for (const question of questions) this.send(question);
    if (lost.length > questions.length) this.heard({ type: "refused", text: say("page-unsure"), clause: "", client_id: "", lost: false });
  }

  recover() {
    clearTimeout(this.timer);
    this.pause = SHORTEST;
    this.state("up");
  }

  get up() {
    return this.socket.readyState === WebSocket.OPEN && !this.doubted;
  }

  // The answer is whether there is a wire to send it over.
  /** @param {Wire.Up} message */
  send(message) {
    if (this.up) this.socket.send(JSON.stringify(message));
    if (this.up && !isApart(message)) this.unheard.push(message);
    return this.up;
  }

  // A `draft` is kept back until it is confirmed.
  /** @param {number} action @param {number} seq @param {boolean} draft */
  play(action, seq, draft = false) {
    this.keep({ type: "move", action, seq, ...(draft && { draft }) });
  }

  /** @param {number} seq */
  confirm(seq) {
    this.keep({ type: "confirm", seq });
  }

  /** @param {number} seq */
  takeBack(seq) {
    this.undo = { type: "undo", seq };
    this.undone = this.send(this.undo); // as far as one knows
  }

  // Send something that is to be done once, whatever happens to the wire.
  /** @param {Omit<Wire.Move, "client_id"> | Omit<Wire.Confirm, "client_id">} message */
  keep(message) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const client_id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.pending = { ...message, client_id };
    this.send(this.pending);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    this.end.abort();
    this.socket.close();
  }
}
