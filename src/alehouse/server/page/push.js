// Being told of one's turn while the page is closed: this browser subscribes to pushes, or ends that.

import { ask } from "./dom.js";
import { say } from "./words.js";

const WORKER = "/static/worker.js", EVERYWHERE = { scope: "/" };

// Whether this browser can be told at all; over plain http only one on the house's own machine can.
export const pushPossible = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

// The subscription that this browser has, if any.
export async function subscription() {
  if (!pushPossible()) return null;
  const registrations = await navigator.serviceWorker.getRegistrations(); // an older one may have it
  const found = await Promise.all(registrations.map(({ pushManager }) => pushManager.getSubscription()));
  return found.find(Boolean) ?? null;
}

// Ask the person, then the browser, then the house. A refusal is an error with its text.
export async function subscribe() {
  if (!pushPossible()) throw new Error(say("page-push-impossible"));
  if (await Notification.requestPermission() !== "granted") throw new Error(say("page-push-denied"));
  const { key } = await ask("/api/push/key");
  const { pushManager } = await workerReady();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wish).catch(async (problem) => {
    if (problem.name !== "InvalidStateError") throw problem;
    await (await pushManager.getSubscription())?.unsubscribe(); // it was made with the key of another house
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  await ask("/api/push/subscribe", { endpoint, keys });
}

export async function unsubscribe() {
  const made = await subscription();
  if (!made) return;
  await ask("/api/push/unsubscribe", { endpoint: made.endpoint });
  await made.unsubscribe();
}

// The worker that receives pushes and shows notifications, ready for them.
export async function workerReady() {
  const registration = await navigator.serviceWorker.register(WORKER, EVERYWHERE);
  const coming = registration.installing || registration.waiting;
  if (!registration.active && coming) await new Promise((resolve) => {
    coming.onstatechange = () => coming.state === "activated" && resolve(coming);
  });
  return registration;
}
