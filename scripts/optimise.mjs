// Optimises WebAssembly for size: `node optimise.mjs FILE...` writes each file's optimised form to FILE.small, unless another
// process has begun that, so several processes with the same list share the work. Each handles many files, because the engine
// compiles the optimiser while it runs: with eight files per process all took three times as long.
// BINARYEN is the path of the library, which scripts/setup installs.
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { default: binaryen } = await import(pathToFileURL(process.env.BINARYEN));
const { BulkMemory, BulkMemoryOpt, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt } =
  binaryen.Features;
// The features that Rust's wasm32-unknown-unknown may use; the parts do not declare them.
const features =
  BulkMemory | BulkMemoryOpt | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt;
// The same as wasm-opt -Oz.
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setDebugInfo(false);

// Creates a file; returns undefined if it exists.
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
