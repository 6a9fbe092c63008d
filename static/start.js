// Starts the page. It is a file of its own because the Content-Security-Policy in index.html allows no inline script;
// the names of the hashed files come from the meta element that Trunk writes there.
document.documentElement.dataset.started = "";
const { script, wasm } = document.querySelector('meta[name="app"]').dataset;
const address = (path) => new URL(path, document.baseURI).href;

// The styles of all but the start page; those of a part of the page come with it (sheets.js). A page without them is better
// than none.
const styled = Promise.all([...document.querySelectorAll('link[rel="stylesheet"][media="not all"]')].map(async (link) => {
  if (!link.sheet) {
    await new Promise((done) => {
      link.addEventListener("load", done);
      link.addEventListener("error", done);
    });
  }
  link.media = "all";
}));

// What was pressed while the page came is pressed as soon as its start page is drawn.
addEventListener("catenary-home", () => queueMicrotask(() => {
  const { pressed } = document.documentElement.dataset;
  delete document.documentElement.dataset.pressed;
  if (pressed) document.querySelector(`[data-testid="${CSS.escape(pressed)}"]`)?.click();
}), { once: true });

try {
  const { default: init } = await import(address(script));
  await styled;
  await init({ module_or_path: address(wasm) });
} catch (error) {
  dispatchEvent(new Event("catenary-broken"));
  throw error;
}
