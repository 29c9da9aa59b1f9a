// A link to be given to others.

import { button, make } from "./dom.js";
import { house, say } from "./words.js";

const LOCAL = /^(localhost|127\..*|\[::1\])$/; // every computer calls itself so
const isLocal = (address) => LOCAL.test(new URL(address).hostname);

// The address of a page of the house, this one by default, to be given to others or taken along.
export function invitation(path = location.pathname, label = say("page-invite")) {
  const known = house.address !== "" && !isLocal(house.address); // else the name by which one has come must do
  const origin = known ? house.address : location.origin;
  const where = origin + path;
  const address = make("input", { value: where, readOnly: true, "aria-label": label });
  address.onfocus = () => address.select();
  const copy = button("plain", "link", say("page-copy"), async () => {
    await copyFrom(address);
    copy.lastChild.textContent = say("page-copied");
    setTimeout(() => { copy.lastChild.textContent = say("page-copy"); }, 2000);
  });
  const share = navigator.share && button("plain", "send", say("page-share"), () =>
    navigator.share({ title: document.title, url: where }).catch(() => {})); // changing one's mind is no error
  const local = isLocal(origin) && make("p.local", {}, say("page-link-local"));
  return make("div.invitation", {}, address, copy, share, local);
}

// The clipboard is there on safe connections only; elsewhere the older way must do.
async function copyFrom(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}
