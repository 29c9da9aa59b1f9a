// A link to be given to others.

import { ask, button, make, messageOf } from "./dom.js";
import { house, say, spoken } from "./words.js";

const LOCAL = /^(localhost|127\..*|\[::1\])$/; // every computer calls itself so
/** @param {string} address */
export const isLocal = (address) => LOCAL.test(new URL(address).hostname);

// Where others find a page of the house: by the address it knows of itself, else by the name by which one has come.
/** @param {string} path */
export const addressOf = (path) => (house.address !== "" && !isLocal(house.address) ? house.address : location.origin) + path;

// The address of a page of the house, this one by default, to be given to others or taken along.
export function invitation(path = location.pathname, label = say("page-invite")) {
  const where = addressOf(path);
  const address = addressField(where, label);
  const node = make("div.invitation", {}, address, copyButton(address), shareButton(address));
  if (isLocal(where)) node.append(closedHouse(() => node.replaceWith(invitation(path, label))));
  else node.append(...codes(path, address));
  return node;
}

// An address to be read and taken.
/** @param {string} value @param {string} label */
export function addressField(value, label) {
  const field = make("input", { value, readOnly: true, "aria-label": label });
  field.onfocus = () => field.select();
  return field;
}

// Copies what a field holds, and says so.
/** @param {HTMLInputElement} field */
export function copyButton(field) {
  const taking = button("plain", "link", say("page-copy"), async () => {
    await copy(field.value);
    const words = /** @type {Element} */ (taking.lastChild);
    words.textContent = say("page-copied");
    setTimeout(() => { words.textContent = say("page-copy"); }, 2000);
  });
  return taking;
}

// Hands what a field holds to another program of the device, where that can be done.
/** @param {HTMLInputElement} field */
export const shareButton = (field) => "share" in navigator && button("plain", "send", say("page-share"), () =>
  navigator.share({ title: document.title, url: field.value }).catch(() => {})); // changing one's mind is no error

// The QR code of a page; where the house has several addresses in the network, with the choice among them, since nobody
// but whoever sits there knows which of the networks the friends are in.
/** @param {string} path @param {HTMLInputElement} address */
export function codes(path, address) {
  /** @param {string} at */
  const source = (at) => `/qr.svg?path=${encodeURIComponent(path)}${at && `&at=${encodeURIComponent(at)}`}`;
  const code = make("img.qr", { src: source(""), alt: say("page-qr") });
  const { addresses = [] } = house;
  if (addresses.length < 2 || !addresses.includes(house.address)) return [code];
  const choice = make("select", { "aria-label": say("page-lan-address") }, addresses.map((at) =>
    make("option", { value: at, selected: at === house.address }, at.replace("http://", ""))));
  choice.onchange = () => {
    address.value = choice.value + path;
    code.src = source(choice.value);
  };
  return [choice, code];
}

// A house on its own machine alone: whoever sits there may open it to the network.
/** @param {() => void} opened */
export function closedHouse(opened) {
  if (!house.lan) return make("p.local", {}, say("page-link-local"));
  const problem = make("p.problem", { role: "alert" });
  const open = button("plain", "house", say("page-lan-open"), async () => {
    try {
      const { addresses } = await ask(`/api/house/lan?lang=${spoken()}`, {});
      Object.assign(house, { addresses, address: addresses[0], lan: false });
      opened();
    } catch (refusal) {
      problem.textContent = messageOf(refusal);
    }
  });
  return make("div.local", {}, make("p", {}, say("page-lan-closed")), open, problem);
}

// The clipboard is there on safe connections only; elsewhere the older way must do.
/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make("input.unseen", { value: text, readOnly: true });
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
