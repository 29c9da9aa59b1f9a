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

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 899px)"); // as in the style sheets

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

// Show the page again: at a new address, or in another language at the same one.
export const show = () => dispatchEvent(new Event("popstate"));

export function go(path) {
  history.pushState(null, "", path);
  show();
}

// Get an answer from the server, or send it something; a refusal is an error with its text.
export async function ask(address, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
