// Begins the scripts of the first page after its first paint, which has everything in it already. A page that nobody looks at
// is not painted, and calls all the same.

const begin = () => import("./main.js");

addEventListener("visibilitychange", begin, { once: true });
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
