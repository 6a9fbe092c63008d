// Runs in 404.html, which stands at any path where the site has no file: opens the site's page with what the path says.
// It lies beside index.html, so its own address tells where that is.
(() => {
  const root = document.documentElement;
  // Sites may lie within sites: the nearest counts.
  if (root.dataset.site) return;
  const site = new URL("./", document.currentScript.src).href;
  root.dataset.site = site;
  const rest = location.href.slice(site.length);
  let plain = rest;
  try { plain = decodeURIComponent(rest); } catch { /* What is not encoded well is passed on as it is. */ }
  const at = plain.indexOf("#");
  location.replace(`${site}#${at < 0 ? `/${rest}` : plain.slice(at + 1)}`);
})();
