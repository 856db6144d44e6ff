// What the workers of the engine and of the reader of files load. They load this file from a blob, so
// it has no address.

const { fetch } = self;

// Returns the response with a file, undefined without one. A damaged file may come from a cache.
/** @type {(address: URL, integrity?: string) => Promise<Response | undefined>} */
export const fetchWhole = async (address, integrity) => {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(address, { integrity, cache }).catch(() => {});
    if (response?.ok) return response;
  }
};

// Some hosts send other types than those that browsers require.
/** @param {Response} response */
export const scriptOf = async (response) => {
  return URL.createObjectURL(new Blob([await response.blob()], { type: "text/javascript" }));
};

/** @param {Response} response */
export const asWasm = (response) => {
  const type = "application/wasm";
  if (response.headers.get("content-type") === type) return response;
  return new Response(response.body, { headers: { "content-type": type } });
};

// Returns a function that loads a file of the `page`, which must match its hash. It adds the addresses
// of files that cannot be loaded to `faulty`.
/** @type {(page: string, integrity: Record<string, string>, faulty: string[]) => Load} */
export const loadingFrom = (page, integrity, faulty) => async (address, isOptional = false) => {
  const response = await fetchWhole(new URL(address, page), integrity[address]);
  if (response) return response;
  faulty.push(address);
  if (isOptional) return new Response();
  throw new Error(`${address} could not be loaded.`);
};

// Lets the worker receive messages, without the delay of a timer.
const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();
export const turn = () => new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
  waiting.push(resolve);
  port2.postMessage(null);
});
