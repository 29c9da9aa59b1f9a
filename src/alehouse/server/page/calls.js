// Being called: the house says where one is waited for, on every page; a number, a sound, a notification tell it.

import { bring, fill, go, icon, make, memory } from "./dom.js";
import { countInTitle } from "./title.js";
import { say, spoken } from "./words.js";

const SOON_AGAIN = 500, LATER_AGAIN = 30000; // milliseconds between attempts to hear the house
const SIGN = 15000; // milliseconds between two signs of life
const DEAD = 2.5 * SIGN; // without an answer
const IDLE = 20000; // milliseconds without a touch, after which somebody is called to the very table in view
const SHAKE = 200; // milliseconds
const CALLS = "calls";
const DEVICE = "calling"; // how this device calls

const USUALLY = { sound: true, shake: true, notify: false };
export const calling = {
  /** @param {Page.Call} what @returns {boolean} */
  get: (what) => ({ ...USUALLY, ...memory.get(DEVICE) })[what],
  /** @param {Page.Call} what @param {boolean} value */
  set: (what, value) => memory.set(DEVICE, { ...memory.get(DEVICE), [what]: value }),
};

const bus = new EventTarget();
/** @type {{ turns: Wire.TableLine[], asked: Wire.TableLine[], heard: boolean }} */
const calls = { turns: [], asked: [], heard: false };
let touched = performance.now();
let opening = false; // whether somebody opens a table

// Open a table: whoever does so, with or without a lesson first, is not called there meanwhile.
/** @template Answer @param {() => Promise<Answer>} open */
export async function uncalled(open) {
  opening = true;
  try {
    return await open();
  } finally {
    opening = false;
  }
}

// The table in view, which is not counted: it calls by itself.
const inView = () => location.pathname.match(/^\/table\/([^/]+)/)?.[1];

// The tables elsewhere that wait, in the order in which to go there.
export const waiting = () => [...calls.turns, ...calls.asked].filter(({ id }) => id !== inView());

// Whether the house has called to other tables than a page of it says.
/** @param {Pick<Wire.Calls, "turns" | "asked">} told */
export const isNews = ({ turns, asked }) =>
  calls.heard && JSON.stringify([turns, asked]) !== JSON.stringify([calls.turns, calls.asked]);

// Go to the next table that waits; whether there is one.
export function goNext() {
  const [next] = waiting();
  if (next) go(`/table/${next.id}`);
  return Boolean(next);
}

// Do something now and whenever it changes where one is waited for.
/** @param {() => unknown} act @param {AbortSignal} [signal] */
export function followCalls(act, signal) {
  bus.addEventListener(CALLS, act, { signal });
  act();
}

// What leads to the next table: its name and how many wait, or the number alone; nothing where none does.
export function nextTable(short = false) {
  const tables = waiting();
  if (!tables.length) return null;
  const label = say("page-call-next-at", { game: tables[0].title });
  return make("button.next-table", { type: "button", onclick: goNext, title: label,
    "aria-label": `${label}. ${say("page-call-count", { count: tables.length })}` },
  !short && make("span", {}, label), make("span.count", {}, String(tables.length)), icon("next"));
}

// A place on a page where that is shown, kept up to date as long as it is there.
/** @param {AbortSignal} [signal] */
export function nextTablePlace(signal) {
  const place = make("span.next-place");
  followCalls(() => fill(place, nextTable()), signal);
  return place;
}

// ── hearing the house ──

class Ear {
  constructor() {
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pause = SOON_AGAIN;
    addEventListener("online", () => this.listen());
    setInterval(() => this.beat(), SIGN);
    this.listen();
  }

  listen() {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState < WebSocket.CLOSING) return;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/me?lang=${spoken()}`);
    this.socket = socket;
    /** @type {number} */
    this.heard = performance.now();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.timer = setTimeout(() => this.listen(), this.pause);
      this.pause = Math.min(2 * this.pause, LATER_AGAIN);
    };
  }

  // Another language, another person: hear everything anew.
  again() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.listen();
  }

  beat() {
    if (performance.now() - this.heard > DEAD && !document.hidden) this.again();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"beat"}');
  }

  /** @param {Wire.Calls | Wire.Alive} message */
  receive(message) {
    this.heard = performance.now();
    this.pause = SOON_AGAIN;
    if (message.type === "calls") hear(message);
  }
}

/** @type {Ear | null} */
let ear = null;

export function listen() {
  if (ear) ear.again();
  else ear = new Ear();
}

// What is new since the last time calls; what waits when the page opens does not.
/** @param {Wire.Calls} told */
function hear({ turns, asked }) {
  const known = new Set([...calls.turns, ...calls.asked].map(({ id }) => id));
  const fresh = [...turns, ...asked].filter(({ id }) => !known.has(id));
  const first = !calls.heard;
  Object.assign(calls, { turns, asked, heard: true });
  recount();
  if (!first) for (const table of fresh) call(table);
}

// The table in view may have changed, too.
export function recount() {
  const { length } = waiting();
  countInTitle(length);
  dot(length > 0);
  const badge = length ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // not an app there
  bus.dispatchEvent(new Event(CALLS));
}

// ── calling ──

/** @param {Wire.TableLine} table */
function call(table) {
  const here = table.id === inView() && !document.hidden;
  if (opening || (here && performance.now() - touched < IDLE)) return; // somebody sits there, or is about to
  if (calling.get("sound")) bring("sounds").then(({ player }) => player.ring(), () => {});
  if (calling.get("shake")) navigator.vibrate?.(SHAKE);
  if (document.hidden && calling.get("notify")) notify(table);
}

/** @param {Wire.TableLine} table */
async function notify({ id, title, stands, text }) {
  if (globalThis.Notification?.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration("/");
  /** @type {NotificationOptions & { actions: { action: string, title: string }[] }} */
  const how = { body: stands || text, tag: id, icon: mark("mug"), data: `${location.origin}/table/${id}`,
    actions: [{ action: "sit", title: say("page-call-sit") }, { action: "not", title: say("page-call-not") }] };
  registration?.showNotification(say("page-call-turn", { game: title }), how);
}

/** @param {string} name */
const mark = (name) => new URL(`${name}.svg`, import.meta.url).pathname;

// The icon of the page has a dot while somebody is waited for.
/** @param {boolean} on */
function dot(on) {
  const link = /** @type {HTMLLinkElement | null} */ (document.head.querySelector("link[rel=icon]"));
  const wanted = mark(on ? "mug-called" : "mug");
  if (link && !link.href.endsWith(wanted)) link.href = wanted;
}

for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => { touched = performance.now(); }, { capture: true, passive: true });
}
