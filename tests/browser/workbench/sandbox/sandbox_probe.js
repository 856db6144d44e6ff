// Replaces static/sandbox.js and tries every way out of a worker, as a program could that had
// reached JavaScript from Python.

/** @param {string} code */
const source = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

/** @param {WebSocket | EventSource | Worker} target */
const heard = (target) => new Promise((resolve, reject) => {
  Object.assign(target, { onopen: resolve, onmessage: resolve });
  target.onerror = reject;
});

// Each takes an address and succeeds if it reaches a server there, or the browser's storage.
/** @type {Record<string, (url: string) => unknown>} */
const WAYS = {
  fetch: (url) => fetch(url, { mode: "no-cors" }),
  XMLHttpRequest: (url) => {
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.send();
  },
  WebSocket: (url) => heard(new WebSocket(url.replace("http", "ws"))),
  EventSource: (url) => heard(new EventSource(url)),
  import: (url) => import(url),
  importScripts: (url) => importScripts(url),
  Worker: (url) => heard(new Worker(url)),
  "a worker's worker": (url) => heard(new Worker(source(
    `fetch("${url}", { mode: "no-cors" }).then(postMessage, () => setTimeout(() => { throw 1; }))`,
  ))),
  indexedDB: () => new Promise((resolve, reject) => {
    const opening = indexedDB.open("probe");
    opening.onsuccess = resolve;
    opening.onerror = reject;
  }),
  caches: () => caches.open("probe"),
  "file system": () => navigator.storage.getDirectory(),
  cookies: () => cookieStore.getAll(),
  localStorage: () => localStorage.length,
  document: () => document.body,
  eval: () => eval("1"),
  Function: () => Function("return 1")(),
};

/** @param {string} url */
const open = async (url) => {
  new BroadcastChannel("probe").postMessage("out");
  const ways = [];
  for (const [name, way] of Object.entries(WAYS)) {
    try {
      await way(url);
      ways.push(name);
    } catch { /* This one is closed. */ }
  }
  return ways;
};

onmessage = () => {
  onmessage = async ({ data: { program } }) => {
    const ways = await open(program);
    postMessage(new TextEncoder().encode(ways.join()));
    postMessage({ kind: "ok", error: "", reusable: true });
  };
  postMessage({});
};
