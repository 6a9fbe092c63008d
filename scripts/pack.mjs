// Puts the pieces that several parts of the page share into a few files: `node pack.mjs FOLDER <PAGES` rewrites the loader
// in the folder and the pieces beside it. It reads the pages that hold much code, a line each with their parts. Pieces that
// the same pages need lie together, so that a page fetches nothing that only others need: together they pack better, and a
// request costs more than most weigh.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

// What no page needs at once lies together only where it is smaller than this.
const packBelow = 20000;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const [folder] = process.argv.slice(2);
const loaderFile = `${folder}/__wasm_split.js`;
const loader = readFileSync(loaderFile, "utf8");
const pages = readFileSync(0, "utf8").trim().split("\n").map((line) => line.split(" "));

// A piece as the loader names it, with the parts that share it.
const pieceText = /\/\* (.*) \*\/\nconst (__chunk_\d+) = makeLoad\(\(\) => \{\s*const src = fetch\(new URL\("\.\/(.*)\.wasm"[^]*?\}\s*, \[\]\);\n/g;
const pieces = [...loader.matchAll(pieceText)].map(([, parts, name, file]) => ({
  name,
  parts: parts.split(", "),
  file: `${folder}/${file}.wasm`,
}));
const there = readdirSync(folder).filter((name) => /^chunk_\d+\.wasm$/.test(name)).length;
if (pieces.length === 0 || pieces.length !== there) {
  throw new Error(`${loaderFile} names ${pieces.length} pieces of ${there}: its form has changed`);
}
const parts = [...new Set(pieces.flatMap((piece) => piece.parts))].sort();
if (parts.length > letters.length) throw new Error(`${parts.length} parts have no letters`);

// The file of a piece: named after the only page that needs it, or by the number of the set of those that do.
function packedInto({ parts, file, bytes }) {
  const needing = [...pages.keys()].filter((at) => pages[at].some((part) => parts.includes(part)));
  if (needing.length === 0 && bytes.length >= packBelow) return undefined;
  if (needing.length === 1) return `chunks-${pages[needing[0]].at(-1)}.bin`;
  return `chunks-${needing.reduce((number, at) => number + 2 ** at, 0)}.bin`;
}

const files = new Map();
for (const piece of pieces) {
  piece.bytes = readFileSync(piece.file);
  piece.packed = packedInto(piece);
  if (piece.packed === undefined) continue;
  files.set(piece.packed, [...(files.get(piece.packed) ?? []), piece]);
  rmSync(piece.file);
}

// The parts of which one piece is and the other is not.
const differing = (one, other) => parts.filter((part) => one.includes(part) !== other.includes(part));

// Each piece is followed by the one whose parts are most like its own: what changes is told in few letters.
function chained(left, before) {
  const order = [];
  while (left.length > 0) {
    const away = left.map((piece) => differing(piece.parts, before).length);
    const [next] = left.splice(away.indexOf(Math.min(...away)), 1);
    order.push(next);
    before = next.parts;
  }
  return order;
}

const table = [];
let before = [];
for (const [file, unordered] of files) {
  const order = chained(unordered, before);
  writeFileSync(`${folder}/${file}`, Buffer.concat(order.map((piece) => piece.bytes)));
  const told = order.map((piece) => {
    const change = differing(piece.parts, before).map((part) => letters[parts.indexOf(part)]);
    before = piece.parts;
    return `${piece.bytes.length}${change.join("")}`;
  });
  table.push([file, ...told].join(" "));
}

const packed = new Set(pieces.filter((piece) => piece.packed !== undefined).map((piece) => piece.name));
// What a part waits for: its packed pieces by its letter, the others by their names.
const waits = (part, names) => {
  const alone = names.split(", ").filter((name) => name !== "" && !packed.has(name));
  const letter = letters[parts.indexOf(part)];
  return `[...(needed.${letter} ?? []), ${alone.join(", ")}]`;
};
const partText = /(export const __wasm_split_load_(\w+) = wrapAsyncCb\(makeLoad\([^]*?), \[([^\]]*)\]\)\);/g;
const rewritten = loader
  .replace(pieceText, (text, _, name) => (packed.has(name) ? "" : text))
  .replace(partText, (text, begin, part, names) => (names === "" ? text : `${begin}, ${waits(part, names)}));`))
  // The styles of a part come with it.
  .replace(/fetch\(new URL\("\.\/split_(\w+)\.wasm", import\.meta\.url\)\)/g, (text, part) => `styled("${part}", ${text})`);
const helpers = ["static/chunks.js", "static/sheets.js"].map((file) => readFileSync(file, "utf8"));
const needed = `const needed = piecesByPart(${JSON.stringify(table.join("\n"))});\n`;
writeFileSync(loaderFile, [...helpers, needed, rewritten].join(""));
