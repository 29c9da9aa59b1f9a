// A link to be given to others.

import { button, make } from "./dom.js";
import { say } from "./words.js";

// An address, that of this page by default, to be given to others or taken along.
export function invitation(where = location.href, label = say("page-invite")) {
  const address = make("input", { value: where, readOnly: true, "aria-label": label });
  address.onfocus = () => address.select();
  const copy = button("plain", "link", say("page-copy"), async () => {
    await copyFrom(address);
    copy.lastChild.textContent = say("page-copied");
    setTimeout(() => { copy.lastChild.textContent = say("page-copy"); }, 2000);
  });
  const share = navigator.share && button("plain", "send", say("page-share"), () =>
    navigator.share({ title: document.title, url: where }).catch(() => {})); // changing one's mind is no error
  return make("div.invitation", {}, address, copy, share);
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
