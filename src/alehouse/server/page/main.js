// Which page is shown: the first one, the lobby, a table, oneself, a finished game.

import { listen, recount } from "./calls.js";
import { dress, make } from "./dom.js";
import { showHome } from "./home.js";
import { prefs } from "./prefs.js";
import { learn, whole } from "./words.js";

const ROOM = "sheets"; // the look of everything but the first page

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
let leave = () => {};

// Addresses and what they show; whatever matches none of them is the first page.
/** @type {[RegExp, (page: HTMLElement, argument: string) => (() => void) | void][]} */
const PAGES = [
  [/^\/table\/([^/]+)/, later("./table.js", "showTable", "")],
  [/^\/new(?:\/([^/]+))?$/, later("./setup.js", "showSetup", "")],
  [/^\/records$/, later("./records.js", "showRecords", "", "people", "guest")],
  [/^\/learn\/([^/]+)/, later("./learn.js", "showLearn", "lesson", "people", "guest", "learn")],
  [/^\/j(?:\/([^/]+))?$/, later("./join.js", "showJoin", "", "people", "guest")],
  [/^\/lobby$/, later("./lobby.js", "showLobby", "", "people", "guest")],
  [/^\/you$/, later("./you.js", "showYou", "you", "people", "guest", "devices")],
  [/^\/you\/devices$/, later("./devices.js", "showDevices", "you", "people", "guest", "devices")],
  [/^\/you\/statistics$/, later("./statistics.js", "showStatistics", "you statistics", "people", "guest", "devices", "statistics")],
  [/^\/player\/([^/]+)/, later("./statistics.js", "showPlayer", "you statistics", "people", "guest", "statistics")],
  [/^\/house\/players$/, later("./statistics.js", "showPlayers", "you statistics", "people", "guest", "statistics")],
  [/^\/add\/([^/]+)/, later("./adding.js", "showAdd", "you", "people", "guest", "devices")],
  [/^\/recover$/, later("./recover.js", "showRecover", "you", "people", "guest", "devices")],
  [/^\/confirm\/([^/]+)/, later("./you.js", "showConfirm", "you", "people", "guest")],
  [/^\/record\/([^/]+)/, later("./record.js", "showRecord", "record", "people", "guest", "dialogs", "record")],
];

// A page whose script, words (parts of them, "": it has none of its own) and style sheets are fetched when it is asked for.
/** @param {string} file @param {string} name @param {string} words @param {string[]} styles */
function later(file, name, words, ...styles) {
  /** @param {HTMLElement} place @param {string} argument */
  return (place, argument) => {
    let left = false;
    let leaveIt = () => { left = true; };
    const told = whole().then(() => Promise.all(words.split(" ").filter(Boolean).map(learn)));
    Promise.all([import(file), told, dress(ROOM), ...styles.map(dress)]).then(
      ([module]) => { if (!left) leaveIt = module[name](place, argument) || leaveIt; },
      (problem) => { if (!left) alarm(problem); });
    return () => leaveIt();
  };
}

// Show what the address says; the page shown before is left first. The first page may be there already.
/** @param {unknown} first */
function showPage(first = false) {
  leave();
  if (first !== true) page.replaceChildren();
  const [pattern, open] = PAGES.find(([address]) => address.test(location.pathname)) || [/$/, showFirst];
  leave = open(page, location.pathname.match(pattern)?.[1] ?? "") || (() => {});
  recount();
}

// It comes with its look; whoever comes back to it from another page fetches that.
/** @param {HTMLElement} place */
function showFirst(place) {
  if (place.querySelector(".home")) return showHome(place);
  const left = dress("home").then(() => showHome(place));
  return () => left.then((leaveIt) => leaveIt());
}

// Without the house there are no words either; the browser's own must do.
/** @param {unknown} problem */
function alarm(problem) {
  page.append(make("p.alarm", { role: "alert" }, String(problem)));
}

addEventListener("popstate", showPage);
addEventListener("language", () => {
  listen();
  navigator.serviceWorker?.controller?.postMessage("language");
});

showPage(true);
if (location.pathname !== "/") prefs.takeAlong(); // the first page has told it
listen();
