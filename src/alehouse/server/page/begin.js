// Begins what the first page does not need for its first paint, right after that: its scripts, and the light in the room, whose
// pictures are worth a tenth of a second to a slow telephone. A page that nobody looks at is not painted, and calls all the same.

/** @type {Event | null} */
let early = null; // what somebody did last before the scripts were there: it is done when they are

/** @param {Event} event */
const keep = (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.type === "click" && !target.closest("button[data-do]")) return; // the browser knows what to do
  if (event.type === "submit") event.preventDefault();
  early = event;
};

const KEPT = ["click", "change", "submit"];
for (const kind of KEPT) addEventListener(kind, keep);

const begin = async () => {
  document.body.removeAttribute("data-unlit");
  await import("./main.js");
  for (const kind of KEPT) removeEventListener(kind, keep);
  const event = early;
  early = null;
  if (event) event.target?.dispatchEvent(new /** @type {any} */ (event).constructor(event.type, event));
};

addEventListener("visibilitychange", begin, { once: true });
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
