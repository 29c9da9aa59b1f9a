// Making elements: every text goes in as text, never as markup.

// make("button.big", {onclick, "aria-label": …}, children…); what is false or null is left out.
export function make(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === false || value == null) continue;
    if (key in node && !key.includes("-")) node[key] = value;
    else node.setAttribute(key, value);
  }
  return fill(node, ...children);
}

export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter((child) => child !== false && child != null));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

export function draw(tag, attributes = {}) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

// A symbol of the page's own sprite or of the game's drawings.
export function symbol(id, kind) {
  const node = draw("svg", { class: kind, "aria-hidden": "true" });
  node.append(draw("use", { href: `#${id}` }));
  return node;
}

export const icon = (name) => symbol(`ui-${name}`, "icon");

// A player's colour and shape together; "none" is for what concerns nobody in particular.
export function badge(colour) {
  const node = symbol(`seat-${colour}`, "badge");
  node.dataset.colour = colour;
  return node;
}

// A button with an icon and a text.
export function button(kind, iconName, text, onclick, more = {}) {
  const content = [iconName !== "" && icon(iconName), make("span", {}, text)];
  return make(`button.${kind}`, { type: "button", onclick, ...more }, content);
}

// A button with an icon alone.
export function iconButton(kind, iconName, label, onclick) {
  return make(`button.${kind}`, { type: "button", onclick, "aria-label": label, title: label }, icon(iconName));
}

// A choice of one value as a row of segments: [[value, text], …].
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
export const bringIn = (node, block) =>
  node.scrollIntoView({ block, inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });

export function announce(text) {
  document.getElementById("announcer").textContent = text;
}

// The browser's memory; it may be forbidden, then nothing is remembered.
export const memory = {
  get(key) {
    try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* not remembered */ }
  },
};

const REMEMBERED = 20; // tables, of which the latest are remembered

// What the browser remembers about single tables: notes("left").get(table), .set(table, note).
export const notes = (key) => {
  const all = () => memory.get(key) || [];
  return {
    get: (table) => all().find(([id]) => id === table)?.[1] ?? null,
    set: (table, note) =>
      memory.set(key, [[table, note], ...all().filter(([id]) => id !== table)].slice(0, REMEMBERED)),
  };
};

// Do something now, and again after every pause while the page is looked at; the answer ends that.
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

const worn = new Map(); // style sheets by name

// Have a style sheet that only some pages need; without it a page is plain, not lost.
export function dress(name) {
  if (!worn.has(name)) {
    worn.set(name, new Promise((done) => {
      const sheet = make("link", { rel: "stylesheet", href: `/static/${name}.css`, onload: done, onerror: done });
      document.head.append(sheet);
    }));
  }
  return worn.get(name);
}

// Show the page again: at a new address, or in another language at the same one.
export const show = () => dispatchEvent(new Event("popstate"));

export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  show();
}

// A link to another page of the house; a new tab or window may be asked for as usual.
export function pageLink(kind, path, properties, ...children) {
  const onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return make(kind, { href: path, onclick, ...properties }, ...children);
}

// Get an answer from the server, or send it something; a refusal is an error with its text.
export async function ask(address, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
