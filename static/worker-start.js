// Starts the worker in which bots think. The files of a worker keep their names from build to build, so the query of
// this script's address, which names the build, goes on to them: no file of another build is taken from a cache.
importScripts(`worker.js${self.location.search}`);
wasm_bindgen({ module_or_path: `worker_bg.wasm${self.location.search}` });
