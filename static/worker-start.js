// Starts the worker in which bots think: the fragment of this script's address names its files. They keep their names
// from build to build, so the query of the address, which names the build, goes on to them: no file of another build is
// taken from a cache.
const name = self.location.hash.slice(1);
importScripts(`${name}.js${self.location.search}`);
wasm_bindgen({ module_or_path: `${name}_bg.wasm${self.location.search}` });
