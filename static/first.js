// Runs before the first paint: gives the start page that stands in index.html its language and its light, or hides it where
// the address names another page. The page draws the same a moment later and takes its place.
// It also hears when the page does not start or stops, and says so outside of what the page draws.
(() => {
  const root = document.documentElement;
  root.dataset.begun = "";
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      root.dataset.unsaved = "";
      return null;
    }
  };
  let chosen = {};
  try { chosen = JSON.parse(kept("catenary.preferences")) ?? {}; } catch { /* An unreadable entry chooses nothing. */ }

  const tags = [chosen.language, ...(navigator.languages ?? []), navigator.language]
    .map((tag) => String(tag).toLowerCase().split(/[^a-z]/)[0]);
  root.lang = tags.find((tag) => tag === "en" || tag === "es") ?? "en";
  if (["light", "dark"].includes(chosen.theme)) root.classList.add(`theme-${chosen.theme}`);
  if (["full", "still"].includes(chosen.motion)) root.classList.add(`motion-${chosen.motion}`);

  // ---- where the page does not run

  let hasStopped = false;
  // Says why the page does not run; nothing else answers any more.
  function stop(why) {
    if (hasStopped) return;
    hasStopped = true;
    const dialog = document.getElementById("stopped");
    for (const line of dialog.querySelectorAll("[data-why]")) line.hidden = line.dataset.why !== why;
    dialog.querySelector(".told__again").onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    document.getElementById("app").inert = true;
    document.getElementById("framed").hidden = true;
    // The Escape key closes dialogs.
    dialog.onclose = () => dialog.showModal();
    dialog.showModal();
  }
  for (const kind of ["keydown", "keyup", "beforeunload"]) {
    addEventListener(kind, (event) => hasStopped && event.stopImmediatePropagation(), true);
  }

  // A fault of ours has the page's own code in its trace. Extensions, blocked extras and the like have faults of their own,
  // and what did not come is asked for again.
  const isOurs = /wasm|\/(app|build)-\w+/i;
  const isFault = (error) => error instanceof Error && (error.name === "RuntimeError" || isOurs.test(error.stack))
    && !/-extension:/.test(error.stack) && !/fetch|network|load failed/i.test(error.message);
  addEventListener("error", ({ error }) => isFault(error) && stop("fault"));
  addEventListener("unhandledrejection", ({ reason }) => isFault(reason) && stop("fault"));
  addEventListener("catenary-broken", () => stop(globalThis.WebAssembly ? "held" : "wasm"));

  // What the browsers named in index.html have, and older ones lack.
  const isOld = !document.adoptedStyleSheets || !CSS.supports("color", "color-mix(in srgb, red, red)");
  // Another site around the page gives it a storage of its own, or none.
  let isFramed = true;
  try { isFramed = self !== top && !top.location.href; } catch { /* It is of another site. */ }
  if (isFramed) root.dataset.framed = "";
  addEventListener("DOMContentLoaded", () => {
    const framed = document.getElementById("framed");
    framed.hidden = !isFramed;
    framed.querySelector(".told__close").onclick = () => framed.hidden = true;
    for (const link of document.querySelectorAll(".told__window")) link.onclick = () => link.href = location.href;
    if (isOld) stop("old");
    // Scripts that are deferred have run by now (start.js).
    else if (root.dataset.started === undefined) stop("held");
  });
  if (isOld) return;

  // ---- the start page

  if (!["", "#", "#/"].includes(location.hash)) root.classList.add("is-elsewhere");
  // What the start page last showed (src/storage/start_note.rs): whether a game goes on.
  const front = kept("catenary.front");
  if (front === "continue") root.classList.add("has-last");
  if (front) root.classList.add("has-games");

  // Whoever presses something before the page runs is not asked to press again (static/start.js).
  addEventListener("click", (event) => {
    const button = event.target.closest?.(".static button");
    if (!button) return;
    document.querySelector(".static .is-waiting")?.classList.remove("is-waiting");
    root.dataset.pressed = button.dataset.early;
    button.classList.add("is-waiting");
  });
})();
