// What the browser does for the site beside the page: the service worker that keeps it for times without the net (sw.js),
// and its installation. The page reads how that goes in attributes of the root element and hears of changes by the event
// `catenary-offline`; it asks for something by an event of its own.
const root = document.documentElement;
const build = document.querySelector('meta[name="build"]').content;
/// How often the host is asked for a newer build while a page is open, in milliseconds.
const HOUR = 3_600_000;
/// For how long a first visit is left alone before the whole site is fetched, in milliseconds.
const QUIET = 20_000;

root.dataset.build = build;

function show(name, value) {
  root.dataset[name] = value;
  dispatchEvent(new Event("catenary-offline"));
}

/// An entry of the storage; nothing where the browser has none.
function entry(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// ---- installation

let offer;

if (matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches) show("install", "done");
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  show("install", "offered");
});
addEventListener("appinstalled", () => show("install", "done"));
addEventListener("catenary-install", () => {
  offer?.prompt();
  offer = undefined;
  show("install", "asked");
});

// ---- a part of the page did not come

// The host has another build by now, or cannot be reached.
addEventListener("catenary-missing", async () => {
  try {
    const answer = await fetch("files.json", { cache: "no-cache" });
    const newest = (await answer.json()).build;
    if (newest !== build) show("newer", newest);
  } catch { /* Then the connection is at fault. */ }
});

// ---- the service worker

let workers;
// A sandboxed frame throws where it is asked for it.
try { workers = isSecureContext && navigator.serviceWorker; } catch { /* It has none. */ }
if (workers) {
  const saver = navigator.connection?.saveData === true;
  let wished = !saver;

  async function hello() {
    const first = (entry("catenary.played") ?? "").split(" ");
    const { active } = await workers.ready;
    active?.postMessage({ kind: "hello", build, first, wish: wished });
  }

  async function start() {
    try {
      await workers.register("sw.js", { updateViaCache: "none" });
      await hello();
    } catch (error) {
      // Without it the page is as it was before there were any: it needs the net.
      show("offline", JSON.stringify({ trouble: "refused" }));
    }
  }

  workers.addEventListener("message", ({ data }) => {
    if (data.newest) root.dataset.newest = data.newest;
    show("offline", JSON.stringify(data));
  });
  addEventListener("catenary-keep", () => {
    wished = true;
    start();
  });
  addEventListener("catenary-broken", () => {
    workers.controller?.postMessage({ kind: "failed", build });
  });
  addEventListener("online", hello);
  addEventListener("pageshow", ({ persisted }) => persisted && hello());
  setInterval(hello, HOUR);
  show("offline", JSON.stringify(saver ? { trouble: "saver" } : {}));

  const idle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1_000));
  const settled = () => idle(start, { timeout: 10_000 });

  // On a first visit the first table comes before the whole site: that waits for a table, or until nothing was pressed and
  // nothing came for a while.
  function wait() {
    const ended = new AbortController();
    const fetched = new PerformanceObserver(again);
    let timer;
    function end() {
      ended.abort();
      fetched.disconnect();
      clearTimeout(timer);
      settled();
    }
    function again() {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    }
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, again, { signal: ended.signal });
    addEventListener("catenary-table", end, { signal: ended.signal });
    fetched.observe({ type: "resource" });
    again();
  }

  // A page that comes from the service worker loses nothing to it, once it is there.
  if (!workers.controller) wait();
  else if (document.readyState === "complete") settled();
  else addEventListener("load", settled);
}
