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

// The bodies of a module's functions, in its order.
function bodies(bytes) {
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  while (at < bytes.length) {
    const section = bytes[at++];
    const end = number() + at;
    if (section === 10) {
      return Array.from({ length: number() }, () => {
        const length = number();
        return bytes.subarray(at, (at += length));
      });
    }
    at = end;
  }
  return [];
}

// How many marks a body has, and how many bytes in a row each is made of. More of either pack hardly better.
const marks = 128;
const run = 3;

// MinHash: of two bodies as many marks are the same as they share of all their runs of bytes.
function signature(body) {
  const least = new Uint32Array(marks).fill(0xffffffff);
  for (let at = 0; at + run <= body.length; at++) {
    let hash = 0;
    for (let next = 0; next < run; next++) hash = Math.imul(hash ^ body[at + next], 0x01000193) + 1;
    for (let mark = 0; mark < marks; mark++) {
      let mixed = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(mark + 1, 0x9e3779b1), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      mixed = (mixed ^ (mixed >>> 16)) >>> 0;
      if (mixed < least[mark]) least[mark] = mixed;
    }
  }
  return least;
}

// An order in which each body is followed by the most similar of those that are left, of equals by that of the nearest size.
function chain(bodies) {
  const signatures = bodies.map(signature);
  const left = new Set(bodies.keys());
  const order = [];
  for (let last = 0; left.size > 0; ) {
    left.delete(last);
    order.push(last);
    let next;
    let most = -1;
    let nearest = Infinity;
    for (const other of left) {
      let same = 0;
      for (let mark = 0; mark < marks; mark++) if (signatures[last][mark] === signatures[other][mark]) same++;
      const away = Math.abs(bodies[last].length - bodies[other].length);
      if (same > most || (same === most && away < nearest)) [next, most, nearest] = [other, same, away];
    }
    last = next;
  }
  return order;
}

// What is alike packs better side by side: 2 to 3 % less with brotli.
function arrange(module) {
  const functions = Array.from({ length: module.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(at)),
  ).filter((it) => it.module === "");
  const written = bodies(module.emitBinary());
  if (written.length !== functions.length) throw new Error(`${written.length} bodies of ${functions.length} functions`);
  const order = chain(written).map((at) => functions[at]);
  for (const { name } of order) module.removeFunction(name);
  for (const { name, params, results, vars, body } of order) module.addFunction(name, params, results, vars, body);
  if (!module.validate()) throw new Error("the functions in another order are no module any more");
}

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
  arrange(module);
  module.runPasses(["reorder-locals", "strip-target-features", "strip-producers"]);
  writeFileSync(small, module.emitBinary());
  closeSync(small);
  module.dispose();
}
