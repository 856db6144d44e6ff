// Caches the published page, so that it starts at once and works offline. The build prepends KEPT:
// the `version`, and the hashes of all files by name, split into those that a first game needs
// (`first`) and the others (`later`).
//
// A new version is fetched completely or not at all. It replaces the old one when the last page of the
// old one is closed or when the user asks for it. Pages of the old version that are still open then
// keep its files.
const CACHES = `othello ${registration.scope} `; // This page's caches: other pages may share the origin.
const CACHE = CACHES + KEPT.version;
const HASHES = { ...KEPT.first, ...KEPT.later };
const PAGE = "index.html";
const SHARED = "shared";
const VERSIONED = /-[0-9a-f]{12}[./]/; // In the names of files that differ between versions.

addEventListener("install", (event) => event.waitUntil(keep(KEPT.first).then(replaceBroken)));

addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (event.request.method === "POST" && name === SHARED) event.respondWith(receive(event.request));
  if (event.request.method !== "GET" || !(HASHES[name] || VERSIONED.test(name))) return;
  event.respondWith(answer(name, event.request));
  if (name === PAGE) event.waitUntil((starting = started()).then(tidy).catch(() => {}));
});

// The page asks to activate this version, or to cache everything. The answer is the result.
addEventListener("message", (event) => {
  if (event.data === "activate") return skipWaiting();
  const [page] = event.ports;
  event.waitUntil(keep(HASHES).then(
    () => page.postMessage("kept"),
    (error) => page.postMessage(error.name === "QuotaExceededError" ? "full" : "failed"),
  ));
});

// Some hosts redirect `index.html` to `index`, or to the folder.
/** @param {Request | Client} target */
const nameOf = ({ url }) => {
  const [path] = url.split(/[?#]/);
  if (!path.startsWith(registration.scope)) return "";
  const name = path.slice(registration.scope.length) || PAGE;
  return HASHES[`${name}.html`] ? `${name}.html` : name;
};

// Downloads and checks of the cache must not slow down the start of a page.
const started = () => new Promise((done) => setTimeout(done, 1000));
let starting = Promise.resolve(); // Until the page that was opened last has started.

// Restores lost or damaged files for the next visit.
const tidy = () => keep(KEPT.first).then(forgetOthers);

// A page requests a file again with `reload` if it was damaged.
/** @type {(name: string, request: Request) => Promise<Response>} */
const answer = async (name, request) => {
  try {
    if (request.cache === "reload" && HASHES[name]) await keepFile(name, HASHES[name]);
    const kept = await cached(name);
    if (kept && isUsable(kept)) return kept;
  } catch { /* The store is damaged or full, or the host has no such file. */ }
  return fetch(request);
};

// Only this version's cache has its HTML. Other names tell versions apart.
/** @param {string} name */
const cached = async (name) => HASHES[name] ? (await caches.open(CACHE)).match(name) : caches.match(name);

// A browser refuses to navigate to a response that was redirected. Earlier versions stored such.
/** @param {Response} response */
const isUsable = (response) => response.ok && !response.redirected;

/** @param {Record<string, string>} hashes */
const keep = async (hashes) => {
  for (const [name, hash] of Object.entries(hashes)) {
    await starting;
    await keepFile(name, hash);
  }
};

/** @type {(name: string, hash: string) => Promise<void>} */
const keepFile = async (name, hash) => {
  const cache = await caches.open(CACHE);
  if (!await isWhole(await cache.match(name), hash)) await cache.put(name, await fetchWhole(name, hash));
};

// The browser's HTTP cache may hold a damaged file that the host reports as unchanged, and a
// download may be cut off.
/** @type {(name: string, hash: string) => Promise<Response>} */
const fetchWhole = async (name, hash) => {
  for (const cache of /** @type {RequestCache[]} */ (["no-cache", "reload"])) {
    const response = await fetchCopy(name, cache).catch(() => {});
    if (response && await isWhole(response.clone(), hash)) return response;
  }
  throw new Error(`${name} does not match this version.`);
};

// The copy of a redirected response does not count as redirected.
/** @type {(name: string, cache: RequestCache) => Promise<Response | undefined>} */
const fetchCopy = async (name, cache) => {
  const response = await fetch(name, { cache });
  return response.ok ? new Response(await response.blob(), { headers: response.headers }) : undefined;
};

/** @type {(response: Response | undefined, hash: string) => Promise<boolean>} */
const isWhole = async (response, hash) => {
  if (!response || !isUsable(response)) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
};

// Stores a file or text shared with the installed page under the address it was sent to. The page
// opens it beside the user's work.
//
// Any page can send a form to this address. Of such a request a service worker sees neither `Origin`
// nor `Sec-Fetch-Site`. The operating system's has no referrer. A page's has one, unless its author
// suppresses it. So the page says that a page or an app has sent the input, and does not store it.
/** @param {Request} request */
const receive = async (request) => {
  const isFromPage = request.mode !== "navigate" || request.referrer;
  if (isFromPage) return Response.redirect("./", 303);
  const sent = await request.formData();
  const shared = sent.get("file") ?? sent.get("text") ?? "";
  await (await caches.open(CACHE)).put(SHARED, new Response(shared));
  return Response.redirect("./#judge", 303);
};

// An earlier version fails at every visit if the host redirects its HTML. It must not wait for a page to be closed.
const replaceBroken = async () => {
  for (const name of await otherCaches()) {
    if ((await (await caches.open(name)).match(PAGE))?.redirected) return skipWaiting();
  }
};

// Several open pages may be of several versions. A single one is of this version, or is about to be.
const forgetOthers = async () => {
  if (registration.installing || registration.waiting) return;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(registration.scope)).length > 1) return;
  for (const name of await otherCaches()) await caches.delete(name);
};

const otherCaches = async () => {
  return (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
};
