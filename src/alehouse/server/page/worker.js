// What this browser does for the house besides its page: it shows pushes and opens their tables, and while the house
// cannot be reached it says so, in the language that was last spoken there.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const KEPT = "house", AWAY = "/offline";
const keep = () => caches.open(KEPT).then((kept) => kept.add(new Request(AWAY, { cache: "reload" })));

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// Another language is spoken now.
worker.addEventListener("message", ({ data }) => data === "language" && keep().catch(() => {}));

worker.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(AWAY)) ?? Response.error()));
});

// Of several pushes about one table only the last one stays.
worker.addEventListener("push", (event) => {
  const { title, text, link, table } = event.data?.json();
  const icon = "/static/mug.svg";
  /** @type {NotificationOptions & { renotify: boolean }} */
  const how = { body: text, tag: table, renotify: true, icon, data: link };
  event.waitUntil(worker.registration.showNotification(title, how));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (event.action === "not") return; // not today
  event.waitUntil(goTo(new URL(event.notification.data, location.origin)));
});

// Go to a page of the house where it is open already, or open it.
/** @param {URL} address */
async function goTo({ href }) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  return there ? there.focus() : worker.clients.openWindow(href);
}

// The browser's maker has changed where pushes go: tell the house.
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** @param {PushSubscriptionChangeEvent} change */
async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription || await worker.registration.pushManager.subscribe(oldSubscription?.options);
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/push/subscribe", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ endpoint, keys }),
  });
}
