// Keeps the published page, so that it starts at once and works without a network. The build puts
// KEPT before this: the `version`, and the hash of every file by its name, those that a first game
// needs (`first`) and all others (`later`).
//
// A page that is open goes on with the version it began with. A new one is fetched beside it, whole
// or not at all, and takes its place when the last page of the old one has been closed.
const CACHES = `othello ${registration.scope} `; // Of this page: others may be of the same origin.
const CACHE = CACHES + KEPT.version;
const HASHES = { ...KEPT.first, ...KEPT.later };
const PAGE = "index.html";
const SHARED = "shared";

addEventListener("install", (event) => event.waitUntil(keep(KEPT.first)));

addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (event.request.method === "POST" && name === SHARED) event.respondWith(receive(event.request));
  if (event.request.method !== "GET" || !HASHES[name]) return;
  event.respondWith(answer(name, event.request));
  // What was lost or damaged in the meantime is whole again for the next visit.
  if (name === PAGE) event.waitUntil(started().then(() => keep(KEPT.first)).catch(() => {}));
});

// The page asks for everything to be kept, and is answered whether it is.
addEventListener("message", (event) => {
  const [page] = event.ports;
  event.waitUntil(keep(HASHES).then(
    () => page.postMessage("kept"),
    (error) => page.postMessage(error.name === "QuotaExceededError" ? "full" : "failed"),
  ));
});

const nameOf = ({ url }) => {
  const [path] = url.split(/[?#]/);
  return path.startsWith(registration.scope) && (path.slice(registration.scope.length) || PAGE);
};

// The page is not to wait for what is looked at while it starts.
const started = () => new Promise((done) => setTimeout(done, 1000));

const answer = async (name, request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
};

const keep = async (hashes) => {
  const cache = await caches.open(CACHE);
  for (const [name, hash] of Object.entries(hashes)) {
    if (await isWhole(await cache.match(name), hash)) continue;
    await cache.put(name, await fetchWhole(name, hash));
  }
};

// What the browser has of a file may be damaged, though the host says that it has not changed since;
// and what comes may break off.
const fetchWhole = async (name, hash) => {
  for (const cache of ["no-cache", "reload"]) {
    const fetched = await fetch(name, { cache });
    if (await isWhole(fetched.clone(), hash).catch(() => false)) return fetched;
  }
  throw new Error(`${name} is not that of this version.`);
};

const isWhole = async (response, hash) => {
  if (!response?.ok) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
};

// What is shared with the installed page waits for it under the address that it was sent to.
const receive = async (request) => {
  const sent = await request.formData();
  const text = await sent.get("file")?.text() ?? sent.get("text") ?? "";
  await (await caches.open(CACHE)).put(SHARED, new Response(text));
  return Response.redirect("./#judge", 303);
};

const forgetOthers = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  return Promise.all(names.map((name) => caches.delete(name)));
};
