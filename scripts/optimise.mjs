// Makes WebAssembly as small as can be: `node optimise.mjs FILE...` writes each file's smaller form beside it, as
// FILE.small, but where another process has begun that. So several processes with the same files share them; there are few,
// because wasm-opt is made fast while it runs: eight files a process took three times as long in all.
// BINARYEN names the library, which scripts/setup installs.
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { default: binaryen } = await import(pathToFileURL(process.env.BINARYEN));
const { BulkMemory, BulkMemoryOpt, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt } =
  binaryen.Features;
// What Rust's wasm32-unknown-unknown may use; the parts do not say it themselves.
const features =
  BulkMemory | BulkMemoryOpt | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt;
// As wasm-opt -Oz.
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setDebugInfo(false);

// Begins a file that did not exist; nothing where it does.
function begin(file) {
  try {
    return openSync(file, "wx");
  } catch (error) {
    if (error.code === "EEXIST") return undefined;
    throw error;
  }
}

for (const file of process.argv.slice(2)) {
  const small = begin(`${file}.small`);
  if (small === undefined) continue;
  const module = binaryen.readBinary(readFileSync(file));
  module.setFeatures(features);
  module.optimize();
  module.runPasses(["reorder-locals", "strip-target-features", "strip-producers"]);
  writeFileSync(small, module.emitBinary());
  closeSync(small);
  module.dispose();
}
