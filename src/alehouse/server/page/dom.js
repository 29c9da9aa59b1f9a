// Making elements: every text goes in as text, never as markup.

// make("button.big", {onclick, "aria-label": …}, children…); what is false or null is left out.
/** @template {string} Tag @param {Tag} tag @param {Page.Properties} properties @param {Page.Child[]} children @returns {Page.Made<Tag>} */
export function make(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === false || value == null) continue;
    if (key in node && !key.includes("-")) /** @type {any} */ (node)[key] = value;
    else node.setAttribute(key, String(value));
  }
  return /** @type {Page.Made<Tag>} */ (fill(node, ...children));
}

/** @template {Element} Kind @param {Kind} node @param {Page.Child[]} children */
export function fill(node, ...children) {
  const shown = children.flat().filter((child) => child !== false && child != null);
  node.replaceChildren(.../** @type {(Node | string)[]} */ (shown));
  return node;
}

// The same while the keyboard may be there: then it stays, at the first button.
/** @param {Element} node @param {Page.Child[]} children */
export function refill(node, ...children) {
  const held = node.contains(document.activeElement);
  fill(node, ...children);
  if (held) node.querySelector("button")?.focus({ preventScroll: true });
}

const SVG = "http://www.w3.org/2000/svg";

/** @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string | number>} attributes */
export function draw(tag, attributes = {}) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

// A symbol of the page's own sprite or of the game's drawings.
/** @param {string} id @param {string} kind */
export function symbol(id, kind) {
  const node = draw("svg", { class: kind, "aria-hidden": "true" });
  node.append(draw("use", { href: `#${id}` }));
  return node;
}

/** @param {string} name */
export const icon = (name) => symbol(`ui-${name}`, "icon");

// A player's colour and shape together; "none" is for what concerns nobody in particular.
/** @param {number | string} colour */
export function badge(colour) {
  const node = symbol(`seat-${colour}`, "badge");
  node.dataset.colour = String(colour);
  return node;
}

// Everybody's face, which the house draws from the name, and from which of its faces was chosen; it is fetched when it
// comes into view.
/** @param {string} name */
export const avatar = (name, face = 0) => make("img.avatar", { loading: "lazy", alt: "",
  src: `/avatar.svg?name=${encodeURIComponent(name)}${face ? `&face=${face}` : ""}` });

// A button with an icon and a text.
/** @param {string} kind @param {string} iconName @param {Page.Child} text @param {(event: PointerEvent) => unknown} onclick @param {Page.Properties} more */
export function button(kind, iconName, text, onclick, more = {}) {
  const content = [iconName !== "" && icon(iconName), make("span", {}, text)];
  return make(`button.${kind}`, { type: "button", onclick, ...more }, content);
}

// A button with an icon alone.
/** @param {string} kind @param {string} iconName @param {string} label @param {(event: PointerEvent) => unknown} onclick */
export function iconButton(kind, iconName, label, onclick) {
  return make(`button.${kind}`, { type: "button", onclick, "aria-label": label, title: label }, icon(iconName));
}

// A choice of one value as a row of segments: [[value, text], …].
/** @param {string} name @param {string} label @param {string[][]} values @param {string | undefined} chosen @param {(value: string) => void} pick */
export function choice(name, label, values, chosen, pick) {
  const segments = values.flatMap(([value, text]) => {
    const id = `${name}-${value}`;
    const onchange = () => pick(value);
    return [make("input", { type: "radio", id, name, value, checked: value === chosen, onchange }),
      make("label", { htmlFor: id }, text)];
  });
  return make("fieldset.choice", {}, make("legend", {}, label), make("div", {}, segments));
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 899px)"); // as in the style sheets

// Have something in view: "start" at the top, "center" in the middle, "nearest" wherever it is whole.
/** @param {Element} node @param {ScrollLogicalPosition} block */
export const bringIn = (node, block) =>
  node.scrollIntoView({ block, inline: "nearest", behavior: document.documentElement.dataset.motion === "full" ? "smooth" : "auto" });

// The browser's memory; it may be forbidden, then nothing is remembered.
export const memory = {
  /** @param {string} key @returns {any} */
  get(key) {
    try { return JSON.parse(localStorage.getItem(key) ?? "null"); } catch { return null; }
  },
  /** @param {string} key @param {unknown} value */
  set(key, value) {
    try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* not remembered */ }
  },
};

const REMEMBERED = 20; // tables, of which the latest are remembered

// What the browser remembers about single tables: notes("left").get(table), .set(table, note).
/** @param {string} key */
export const notes = (key) => {
  /** @returns {[string, any][]} */
  const all = () => memory.get(key) || [];
  return {
    get: /** @param {string} table */ (table) => all().find(([id]) => id === table)?.[1] ?? null,
    set: /** @param {string} table @param {unknown} note */ (table, note) =>
      memory.set(key, [[table, note], ...all().filter(([id]) => id !== table)].slice(0, REMEMBERED)),
  };
};

// Do something now, and again after every pause while the page is looked at; the answer ends that.
/** @param {() => unknown} act @param {number} pause */
export function regularly(act, pause) {
  const inView = () => document.hidden || act();
  const timer = setInterval(inView, pause);
  document.addEventListener("visibilitychange", inView);
  act();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", inView);
  };
}

export const SWIFT = 5000; // milliseconds in which a file comes, unless it is lost

// Do something over the network, and anew as soon as another wire to the house was taken: what was under way may be lost
// without a word. What should come at once is tried beside that after a `patience`, ever longer, for each has a wire of its own.
// `attempt(signal, time)`: the signal says that it is given up, and why.
/** @template Answer @param {(signal: AbortSignal, time: number) => Promise<Answer>} attempt @returns {Promise<Answer>} */
const lasting = (attempt, patience = 0) => new Promise((done, fail) => {
  /** @type {AbortController[]} */
  const begun = [];
  let timer = 0;
  const begin = () => {
    if (patience) timer = setTimeout(begin, patience * 2 ** begun.length);
    const given = new AbortController();
    const { signal } = given;
    begun.push(given);
    attempt(signal, begun.length - 1).then(done, (problem) => signal.aborted || fail(problem)).finally(() => signal.aborted || end());
  };
  /** @param {Error} [why] */
  const giveUp = (why) => {
    clearTimeout(timer);
    for (const each of begun) each.abort(why);
  };
  const end = () => {
    removeEventListener("mended", again);
    giveUp(); // others that want the same would wait for what is still under way
  };
  /** @param {Event} event */
  const again = (event) => {
    giveUp(new Error(/** @type {CustomEvent} */ (event).detail));
    begin();
  };
  addEventListener("mended", again);
  begin();
});

// The text of a file. One that is asked for beside the first comes earlier only if that is lost; it does not wait for it.
/** @param {string} address */
export const textOf = (address) => lasting(async (signal, time) => {
  const response = await fetch(address, { signal, cache: time ? "no-store" : "default" });
  if (!response.ok) throw new Error(address);
  return response.text();
}, SWIFT);

const worn = new Map(); // style sheets by name

// Have a style sheet that only some pages need; without it a page is plain, not lost.
/** @param {string} name @returns {Promise<unknown>} */
export function dress(name) {
  if (!worn.has(name)) {
    const href = new URL(`${name}.css`, import.meta.url).pathname; // beside the scripts
    const came = document.head.querySelector(`link[href="${href}"]`); // with the page
    worn.set(name, came || textOf(href).then(() => new Promise((done) =>
      document.head.append(make("link", { rel: "stylesheet", href, onload: done, onerror: done }))), () => {}));
  }
  return worn.get(name);
}

// Have the browser keep a script, and those that it imports and only some pages need.
/** @param {string} script @returns {Promise<unknown>} */
const haul = async (script) => Promise.all(Array.from(
  (await textOf(new URL(`${script}.js`, import.meta.url).pathname)).matchAll(/^import .* from "\.\/(?!main|table)(\w+)/gm), ([, part]) => haul(part)));

/** @type {Map<string, Promise<any>>} */
const brought = new Map(); // scripts by name

// Have a script that is fetched when it is first wanted; if that cannot be had now, whoever wants it tries again. One that is
// lost on its way while it is imported could never be had any more but by another address, and then be there twice, each with
// a state of its own, once the first comes after all: on a slow line it does. So it is kept first.
/** @template {string} Name @param {Name} script @returns {Promise<Page.Script<Name>>} */
export function bring(script) {
  const coming = brought.get(script) ?? haul(script).then(() => import(`./${script}.js`));
  brought.set(script, coming);
  coming.catch(() => brought.delete(script));
  return coming;
}

/** @type {Record<string, unknown>} */
const wanted = {}; // by script: what was to be opened last

// What opens over a page comes from a script of its own; whoever has asked several times meanwhile gets the last. If it cannot
// be had, that is told.
/** @template {string} Name @param {Name} script @param {(module: Page.Script<Name>) => unknown} open @param {string[]} styles */
export function openOver(script, open, ...styles) {
  wanted[script] = open;
  Promise.all([bring(script), ...styles.map(dress)]).then(([module]) => wanted[script] === open && open(module),
    () => dispatchEvent(new Event("unreached")));
}

// Show the page again: at a new address, or in another language at the same one.
export const show = () => dispatchEvent(new Event("popstate"));

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  show();
}

// A link to another page of the house; a new tab or window may be asked for as usual.
/** @template {string} Tag @param {Tag} kind @param {string} path @param {Page.Properties} properties @param {Page.Child[]} children */
export function pageLink(kind, path, properties, ...children) {
  /** @param {MouseEvent} event */
  const onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return make(kind, { href: path, onclick, ...properties }, ...children);
}

// What a refusal says, or anything else that went wrong.
/** @param {unknown} problem */
export const messageOf = (problem) => (problem instanceof Error ? problem.message : String(problem));

// Get an answer from the server, or send it something; a refusal is an error with its text. Whether something that was sent
// has arrived before the network was lost is unknown: it is not sent again.
/** @param {string} address @param {object} [body] @returns {Promise<any>} */
export function ask(address, body) {
  const headers = { "Content-Type": "application/json" };
  /** @param {AbortSignal} signal */
  const attempt = async (signal) => {
    const response = await fetch(address, { signal, ...(body && { method: "POST", headers, body: JSON.stringify(body) }) });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer;
  };
  /** @type {Promise<any> | undefined} */
  let sent;
  return lasting((signal) => (body ? sent ??= attempt(signal) : attempt(signal)));
}
