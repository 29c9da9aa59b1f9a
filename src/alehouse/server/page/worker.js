// What this browser does for the house while its page is closed: it shows pushes, and opens their tables.

// Of several pushes about one table only the last one stays.
addEventListener("push", (event) => {
  const { title, text, link, table } = event.data.json();
  const icon = "/static/mug.svg";
  event.waitUntil(registration.showNotification(title, { body: text, tag: table, renotify: true, icon, data: link }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, location.origin)));
});

// Go to a page of the house where it is open already, or open it.
async function open({ href }) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  return there ? there.focus() : clients.openWindow(href);
}

// The browser's maker has changed where pushes go: tell the house.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription || await registration.pushManager.subscribe(oldSubscription.options);
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/push/subscribe", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ endpoint, keys }),
  });
}
