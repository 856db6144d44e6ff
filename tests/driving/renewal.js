// Lets an open page begin anew, as if it had just been opened, without loading its runtime again.
// A browser context has it run before anything else in a page: see renewal.py.

(() => {
  if (window !== top) return;
  const fetched = new Map();
  const listeners = [];
  let delivered, globals;

  // What the page fetches to start is fetched once.
  const fetchAnew = window.fetch.bind(window);
  window.fetch = async (request, ...options) => {
    const { url } = new Request(request, ...options);
    if (fetched.has(url)) return fetched.get(url).then((response) => response.clone());
    const response = fetchAnew(request, ...options);
    if (globals) return response;
    fetched.set(url, response);
    return (await response).clone();
  };

  // What the page's own code listens to, which goes with it: Python's functions have a _ref, and
  // only while a script of the HTML runs is there a current one.
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, ...options) => {
      if (listener?._ref !== undefined || document.currentScript) {
        listeners.push(() => target.removeEventListener(type, listener, ...options));
      }
      listen(type, listener, ...options);
    };
  }

  // What the page still has to draw, which goes with it too.
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

  // The workers it has started, which end with it.
  const workers = new Set();
  const PlainWorker = window.Worker;
  class KeptWorker extends PlainWorker {
    constructor(...made) {
      super(...made);
      workers.add(this);
    }
  }
  window.Worker = KeptWorker;

  const isClassic = (script) => script.type === "";
  const isPython = (script) => script.type === "mpy";
  const BEGIN = "main.begin(bring)"; // What Python has done before that is done.

  // A script runs once; to run again it has to be another element.
  function run(script, parent) {
    const copy = document.createElement("script");
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.textContent;
    parent.append(copy);
  }

  function keepCopies() {
    window.copied = [];
    navigator.clipboard.writeText = async (text) => { copied.push(text); };
  }

  // A task that is cancelled may have something to draw at its end.
  async function endTasks() {
    while (renewal.tasksUnderWay()) {
      renewal.cancelTasks();
      await new Promise((done) => setTimeout(done));
    }
  }

  function forget() {
    for (const frame of frames) cancelAnimationFrame(frame);
    frames.clear();
    for (const worker of workers) worker.terminate();
    workers.clear();
    window.Worker = KeptWorker;
    for (const remove of listeners.splice(0)) remove();
    for (const name of Object.keys(window)) {
      if (!globals.has(name)) delete window[name];
      else if (name.startsWith("on") && window[name]) window[name] = null;
    }
    localStorage.clear();
    sessionStorage.clear();
    if (location.hash) history.replaceState(null, "", location.pathname);
    getSelection().removeAllRanges();
  }

  function deliver() {
    const { documentElement, title, head, body } = delivered.cloneNode(true);
    const root = document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const { name, value } of documentElement.attributes) root.setAttribute(name, value);
    document.title = title;
    const python = [...body.querySelectorAll("script")].filter(isPython);
    for (const script of python) script.remove();
    // Scripts that come in this way do not run.
    document.body.innerHTML = body.innerHTML;
    scrollTo(0, 0);
    for (const script of [...head.querySelectorAll("script")].filter(isClassic)) run(script, document.head);
    for (const script of python) {
      script.textContent = BEGIN;
      run(script, document.body);
    }
  }

  // Waits until everything is there, or takes too long. To ask again and again costs more: each
  // time it is not so, Playwright takes down the whole page for its report.
  async function allReady() {
    const root = document.documentElement;
    await new Promise((done) => {
      const tooLong = setTimeout(done, 60_000);
      const states = new MutationObserver(() => {
        if (root.dataset.workbench !== "ready") return;
        states.disconnect();
        clearTimeout(tooLong);
        done();
      });
      states.observe(root, { attributeFilter: ["data-workbench"] });
    });
  }

  // Runs before the page's own Python, to keep account of its tasks: it adds
  // cancelTasks and tasksUnderWay.
  new MutationObserver((changes, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const script = document.createElement("script");
    script.type = "mpy";
    script.src = "./tests/driving/renewal_tasks.py";
    document.head.append(script);
  }).observe(document, { childList: true, subtree: true });

  window.renewal = {
    // To be called once the page has started; returns the names of all global variables it has. A
    // page that tests have used may have others, and is told the names that it should have.
    async setUp(names) {
      const html = await (await fetchAnew(location.pathname)).text();
      delivered = new DOMParser().parseFromString(html, "text/html");
      // What Python has loaded stays loaded; to fetch it again is half of what beginning costs.
      delivered.getElementById("later-modules").textContent = "[]";
      keepCopies();
      globals = new Set(names ?? Object.keys(window));
      return [...globals];
    },
    isSetUp: () => delivered !== undefined,
    async renew() {
      await endTasks();
      forget();
      deliver();
      keepCopies();
      await allReady();
    },
  };
})();
