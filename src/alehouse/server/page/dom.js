// Making elements: every text goes in as text, never as markup.

// make("button.big", {onclick, "aria-label": …}, children…): false and null properties and children are left out.
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

export function button(kind, symbolName, text, onclick, more = {}) {
  const label = text && !more.bare ? make("span", {}, text) : null;
  const { bare, ...rest } = more;
  return make(`button.${kind}`, { type: "button", onclick, "aria-label": bare && text, title: bare && text, ...rest },
    symbolName && icon(symbolName), label);
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

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

export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new Event("popstate"));
}

export async function ask(address, body) {
  const request = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address, request || {});
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error || answer.detail || response.statusText);
  return answer;
}
