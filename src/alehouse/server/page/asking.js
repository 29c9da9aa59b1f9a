// Questions before something that cannot be taken back.

import { button, make } from "./dom.js";
import { dialog } from "./popup.js";
import { say } from "./words.js";

// Ask once more; `act()` is done with a yes.
/** @param {string} title @param {string} help @param {string} yes @param {() => unknown} act @param {string} no */
export function confirm(title, help, yes, act, no = say("page-not-now")) {
  const box = dialog("leaving", title, make("p", {}, help));
  const sure = button("plain", "", yes, () => {
    box.close();
    act();
  });
  box.append(make("footer", {}, button("open", "", no, () => box.close()), sure));
}
