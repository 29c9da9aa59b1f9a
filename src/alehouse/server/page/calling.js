// How this device calls somebody to a table: a sound, a vibration, a notification.

import { calling } from "./calls.js";
import { button, fill, make, pageLink } from "./dom.js";
import { dialog } from "./popup.js";
import { workerReady } from "./push.js";
import { player } from "./sounds.js";
import { say } from "./words.js";

const possible = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

// `changed` is told of every change.
/** @param {() => unknown} changed */
export function showCalling(changed) {
  const place = make("div.notifying");
  const box = dialog("calling", say("page-call-me"),
    toggle("sound", say("page-calling-sound"), say("page-calling-sound-help"), () => {
      changed();
      if (calling.get("sound")) player.ring();
    }),
    "vibrate" in navigator && toggle("shake", say("page-calling-shake"), "", changed), place,
    make("p.quiet", {}, say("page-calling-kept")));
  box.append(make("footer", {}, pageLink("a.plain", "/you", {}, say("page-calling-more"))));
  box.querySelector("footer a")?.addEventListener("click", () => box.close());
  showNotifying(place);
}

/** @param {Page.Call} what @param {string} text @param {string} help @param {() => unknown} changed */
function toggle(what, text, help, changed) {
  const box = make("input", { type: "checkbox", checked: calling.get(what), "data-what": what });
  box.onchange = () => {
    calling.set(what, box.checked);
    changed();
  };
  return make("label.toggle", {}, box, make("span", {}, text, help !== "" && make("small", {}, help)));
}

// Browsers ask themselves, and only after a click.
/** @param {HTMLElement} place */
function showNotifying(place) {
  const again = () => showNotifying(place);
  if (!possible()) {
    fill(place, make("p", {}, say("page-calling-unsafe")));
    return;
  }
  const on = calling.get("notify") && Notification.permission === "granted";
  const problem = make("p.problem", { role: "alert" });
  const begin = async () => {
    if (await Notification.requestPermission() !== "granted") {
      problem.textContent = say("page-push-denied");
      return;
    }
    await workerReady();
    calling.set("notify", true);
    again();
  };
  const end = () => {
    calling.set("notify", false);
    again();
  };
  fill(place, make("p", {}, say(on ? "page-calling-notified" : "page-calling-notify-help")), problem,
    on ? button("plain", "", say("page-calling-quiet"), end) : button("open", "bell", say("page-calling-notify"), begin));
}
