// Caches the published page, so that it starts at once and works offline. The build prepends KEPT:
// the `version`, and the hashes of all files by name, split into those that a first game needs
// (`first`) and the others (`later`).
//
// An open page keeps the version that it started with. A new version is fetched completely or not at
// all, and replaces the old one when the last page of the old one is closed.
const CACHES = `othello ${registration.scope} `; // This page's caches: other pages may share the origin.
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
  // Restores lost or damaged files for the next visit.
  if (name === PAGE) event.waitUntil(started().then(() => keep(KEPT.first)).catch(() => {}));
});

// The page asks to cache everything; the answer is the result.
addEventListener("message", (event) => {
  const [page] = event.ports;
  event.waitUntil(keep(HASHES).then(
    () => page.postMessage("kept"),
    (error) => page.postMessage(error.name === "QuotaExceededError" ? "full" : "failed"),
  ));
});

// Some hosts redirect `index.html` to `index`, or to the folder.
const nameOf = ({ url }) => {
  const [path] = url.split(/[?#]/);
  if (!path.startsWith(registration.scope)) return;
  const name = path.slice(registration.scope.length) || PAGE;
  return HASHES[`${name}.html`] ? `${name}.html` : name;
};

// Checking the cache must not slow down the start of the page.
const started = () => new Promise((done) => setTimeout(done, 1000));

const answer = async (name, request) => {
  const kept = await cached(name).catch(() => {});
  return isUsable(kept) ? kept : fetch(request);
};

const cached = async (name) => (await caches.open(CACHE)).match(name);

// A browser refuses to navigate to a response that was redirected. Earlier versions stored such.
const isUsable = (response) => response?.ok && !response.redirected;

const keep = async (hashes) => {
  const cache = await caches.open(CACHE);
  for (const [name, hash] of Object.entries(hashes)) {
    if (await isWhole(await cache.match(name), hash)) continue;
    await cache.put(name, await fetchWhole(name, hash));
  }
};

// The browser's HTTP cache may hold a damaged file that the host reports as unchanged, and a
// download may be cut off.
const fetchWhole = async (name, hash) => {
  for (const cache of ["no-cache", "reload"]) {
    const response = await fetchCopy(name, cache).catch(() => {});
    if (await isWhole(response?.clone(), hash)) return response;
  }
  throw new Error(`${name} does not match this version.`);
};

// The copy of a redirected response does not count as redirected.
const fetchCopy = async (name, cache) => {
  const response = await fetch(name, { cache });
  return response.ok ? new Response(await response.blob(), { headers: response.headers }) : undefined;
};

const isWhole = async (response, hash) => {
  if (!isUsable(response)) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
};

// Stores text shared with the installed page under the address it was sent to, for the page to read.
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
