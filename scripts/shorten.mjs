// Gives what the page's WebAssembly takes from JavaScript short names: `node shorten.mjs SCRIPT WASM` rewrites both files of
// wasm-bindgen. Each of its names ends in a hash, which no compression shrinks, and stands in both files. And it imports
// the script that loads the parts once.
// BINARYEN names the library, which scripts/setup installs.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { default: binaryen } = await import(pathToFileURL(process.env.BINARYEN));
const [scriptFile, wasmFile] = process.argv.slice(2);
const script = readFileSync(scriptFile, "utf8");
const module = binaryen.readBinary(readFileSync(wasmFile));
module.setFeatures(binaryen.Features.All);

// Where the script defines it, a name stands once, as the key of a function.
const definition = /(?<=^ {8})__wb\w+(?=: )/gm;
const defined = script.match(definition) ?? [];
const short = new Map(defined.map((name, at) => [name, `_${at.toString(36)}`]));

const functions = Array.from({ length: module.getNumFunctions() }, (_, at) =>
  binaryen.getFunctionInfo(module.getFunctionByIndex(at)),
);
const renamed = new Set();
for (const { name, module: from, base, params, results } of functions) {
  if (!short.has(base)) continue;
  module.removeFunction(name);
  module.addFunctionImport(name, from, short.get(base), params, results);
  renamed.add(base);
}
if (renamed.size === 0 || renamed.size !== short.size) {
  throw new Error(`${scriptFile} defines ${short.size} functions for ${wasmFile}, which takes ${renamed.size} of them`);
}
writeFileSync(wasmFile, module.emitBinary());

// Each function that another script gives is imported with the whole of that script: once is enough.
const seen = new Set();
const once = script.replace(/^(?:import \* as \w+ from|\s*)\s*("\.\/__wasm_split\.js").*\n/gm, (line) => {
  const kind = line.trim().split(" ")[0];
  if (seen.has(kind)) return "";
  seen.add(kind);
  return line;
});
writeFileSync(scriptFile, once.replace(definition, (name) => short.get(name)));
