// Runs before the first paint: gives the start page that stands in index.html its language, its light and its order, or
// hides it where the address names another page. The page draws the same a moment later and takes its place.
(() => {
  const root = document.documentElement;
  const kept = (name) => {
    try { return localStorage.getItem(name); } catch { return null; }
  };
  let chosen = {};
  try { chosen = JSON.parse(kept("catenary.preferences")) ?? {}; } catch { /* An unreadable entry chooses nothing. */ }

  const tags = [chosen.language, ...navigator.languages].map((tag) => String(tag).split("-")[0].toLowerCase());
  root.lang = tags.find((tag) => tag === "en" || tag === "es") ?? "en";
  if (["light", "dark"].includes(chosen.theme)) root.classList.add(`theme-${chosen.theme}`);
  if (["full", "still"].includes(chosen.motion)) root.classList.add(`motion-${chosen.motion}`);

  if (!["", "#", "#/"].includes(location.hash)) root.classList.add("is-elsewhere");
  // What the start page last showed (src/storage/front.rs): whether a game goes on, then the titles in their order.
  const [first, ...rest] = (kept("catenary.front") ?? "").split(" ");
  if (first === "continue") root.classList.add("has-last");
  if (first) root.classList.add("has-games");
  const order = new CSSStyleSheet();
  for (const [place, title] of rest.entries()) {
    if (/^[a-z-]+$/.test(title)) order.insertRule(`.static .poster--${title} { order: ${place} }`);
  }
  document.adoptedStyleSheets = [order];

  // Whoever presses something before the page runs is not asked to press again (static/start.js).
  addEventListener("click", (event) => {
    const button = event.target.closest?.(".static button");
    if (!button) return;
    document.querySelector(".static .is-waiting")?.classList.remove("is-waiting");
    root.dataset.pressed = button.dataset.early;
    button.classList.add("is-waiting");
  });
})();
