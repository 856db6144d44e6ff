// Resets an open page to its initial state without loading its runtime again.
// A browser context runs it before any other script of a page; see shared_page.py.

(() => {
  if (window !== top) return;
  /** @type {(() => void)[]} */
  const listeners = [];
  /** @type {{ runPython(code: string): void, runPythonAsync(code: string): void }} */
  let python;
  /** @type {Document} */
  let delivered;
  /** @type {Set<string>} */
  let globals;

  // The page's policy forbids markup and code from elsewhere, but does not apply yet. It allows no
  // second policy of a name, which the page makes again at each reset.
  const types = window.trustedTypes;
  const trusted = types?.createPolicy("tests", { createHTML: String, createScript: String });
  const policies = new Map();
  if (types) {
    const create = types.createPolicy.bind(types);
    types.createPolicy = (name, rules) => {
      if (!policies.has(name)) policies.set(name, create(name, rules));
      return policies.get(name);
    };
  }

  // Listeners of the page's own code, which are removed at a reset. Python's functions have a _ref;
  // document.currentScript is set only while a script of the HTML runs.
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    /** @type {(type: string, listener: any, ...options: any[]) => void} */
    target.addEventListener = (type, listener, ...options) => {
      if (listener?._ref !== undefined || document.currentScript) {
        listeners.push(() => target.removeEventListener(type, listener, ...options));
      }
      listen(type, listener, ...options);
    };
  }

  // Pending animation frames, which are cancelled at a reset.
  const frames = new Set();
  const awaitFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    const frame = awaitFrame((time) => {
      frames.delete(frame);
      draw(time);
    });
    frames.add(frame);
    return frame;
  };

  // The page's workers, which end with a test.
  /** @type {Set<Worker>} */
  const workers = new Set();
  const PlainWorker = window.Worker;
  class TrackedWorker extends PlainWorker {
    /**
     * @param {string | URL} address
     * @param {WorkerOptions} [options]
     */
    constructor(address, options) {
      super(address, options);
      workers.add(this);
    }
  }
  window.Worker = TrackedWorker;
  function endWorkers() {
    for (const worker of workers) worker.terminate();
    workers.clear();
  }

  /** @param {HTMLScriptElement} script */
  const isClassic = (script) => script.type === "";
  const BEGIN = "await main.start(bring)"; // All that Python does before this has happened already.

  // A script element runs only once, so it is replaced by a copy.
  /** @type {(script: HTMLScriptElement, parent: Element) => void} */
  function run(script, parent) {
    const copy = document.createElement("script");
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = trusted?.createScript(script.text) ?? script.text;
    parent.append(copy);
  }

  function keepCopies() {
    window.copied = [];
    navigator.clipboard.writeText = async (text) => { window.copied.push(text); };
  }

  // A cancelled task may start another one, to draw its end.
  async function endTasks() {
    while (window.pageReset.tasksUnderWay?.()) {
      window.pageReset.cancelTasks?.();
      await new Promise((done) => setTimeout(done));
    }
  }

  // Deletes a database, which the page's worker has closed by ending.
  /** @param {string} name */
  const emptied = (name) => new Promise((done) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = deleting.onerror = done;
  });

  function clear() {
    for (const frame of frames) cancelAnimationFrame(frame);
    frames.clear();
    window.Worker = TrackedWorker;
    for (const remove of listeners.splice(0)) remove();
    /** @type {Record<string, any>} */
    const global = window;
    for (const name of Object.keys(global)) {
      if (!globals.has(name)) delete global[name];
      else if (name.startsWith("on") && global[name]) global[name] = null;
    }
    getSelection()?.removeAllRanges();
  }

  async function forget() {
    localStorage.clear();
    localStorage.setItem("othello-settings", "green"); // As after a visit, see visits.py.
    sessionStorage.clear();
    await emptied("othello-games");
    if (location.hash) history.replaceState(null, "", location.pathname);
  }

  function deliver() {
    const { documentElement, title, head, body } = delivered;
    const root = document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const { name, value } of documentElement.attributes) root.setAttribute(name, value);
    document.title = title;
    // Scripts inserted by innerHTML do not run.
    document.body.innerHTML = trusted?.createHTML(body.innerHTML) ?? body.innerHTML;
    scrollTo(0, 0);
    for (const script of [...head.querySelectorAll("script")].filter(isClassic)) run(script, document.head);
    python.runPythonAsync(BEGIN);
  }

  // Waits until everything is loaded. Playwright's own waiting is slower: at each failed attempt it
  // records the whole page for its report.
  async function allReady() {
    const root = document.documentElement;
    await new Promise((/** @type {(value?: unknown) => void} */ done, fail) => {
      const tooLong = setTimeout(() => fail(new Error("the page is not ready again")), 240_000);
      const states = new MutationObserver(() => {
        if (root.dataset.workbench !== "ready") return;
        states.disconnect();
        clearTimeout(tooLong);
        done();
      });
      states.observe(root, { attributeFilter: ["data-workbench"] });
    });
  }

  // Runs before the page's own Python to track its tasks; adds cancelTasks and tasksUnderWay.
  const PREPARE = "./tests/driving/core/track_tasks.py";
  const prepare = async () => {
    const { pyscript } = JSON.parse(document.getElementById("runtime")?.textContent ?? "");
    const { hooks } = await import(new URL(`${pyscript.installed}core.js`, document.baseURI).href);
    hooks.main.onReady.add(async (/** @type {{ interpreter: typeof python }} */ { interpreter }) => {
      python = interpreter;
      python.runPython(await (await fetch(PREPARE)).text());
    });
  };
  // The page sets `bring` just before it imports PyScript; the hook must be added before that.
  /** @type {unknown} */
  let bring;
  Object.defineProperty(window, "bring", {
    configurable: true,
    enumerable: true,
    get: () => bring,
    set(value) {
      bring = value;
      queueMicrotask(prepare);
    },
  });

  /** @param {string} [names] */
  async function setUp(names) {
    const html = await (await fetch(location.pathname)).text();
    delivered = new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, "text/html");
    // PyScript would run the first kind at once, and the other loads what is already loaded.
    for (const script of delivered.querySelectorAll("script[type=mpy], #asking")) script.remove();
    keepCopies();
    globals = new Set(names?.split("\n") ?? Object.keys(window));
  }

  async function start(empty = async () => {}) {
    await endTasks();
    endWorkers();
    clear();
    await empty();
    deliver();
    keepCopies();
    await allReady();
  }

  window.pageReset = {
    // Resets a page that has started; returns the names of its initial global variables. A page that
    // tests have used may have more globals, and is given the initial names.
    /** @param {string} [names] */
    async begin(names) {
      if (!delivered) await setUp(names);
      await start(forget);
      return [...globals].join("\n");
    },
    // Starts the page again, as a reload would.
    async restart() {
      dispatchEvent(new Event("pagehide"));
      await start();
    },
  };
})();
