// Makes WebAssembly as small as can be: `node optimise.mjs FILE...` writes each file's smaller form beside it, as
// FILE.small. One process takes many files, because wasm-opt needs longer to start than for most of the page's parts.
// BINARYEN names the library, which scripts/setup installs.
import { readFileSync, writeFileSync } from "node:fs";
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

for (const file of process.argv.slice(2)) {
  const module = binaryen.readBinary(readFileSync(file));
  module.setFeatures(features);
  module.optimize();
  // What is called most often has the shortest numbers.
  module.runPasses(["reorder-functions"]);
  writeFileSync(`${file}.small`, module.emitBinary());
  module.dispose();
}
