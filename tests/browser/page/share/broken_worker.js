// A service worker with the fault of an earlier version: it answers navigations with a response that
// the host has redirected, which browsers refuse.
const CACHE = `othello ${registration.scope} broken`;

const keep = async () => (await caches.open(CACHE)).add("index.html");

const kept = async () => await caches.match("index.html") ?? Response.error();

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(kept());
});
