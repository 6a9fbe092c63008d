// Joins the pieces of code that several parts of the page share into a few files: `node pack.mjs FOLDER SCENARIOS` rewrites the
// loader and the pieces in the folder. The scenarios (scripts/scenarios) describe typical visits. Pieces are joined as long as
// that lowers the scenarios' total download, where a request counts as bytes: so each visit fetches little that only others need.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

// The compressed size of a byte of a piece, and the cost of a request in bytes.
const packedByte = 0.37;
const request = 1500;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const [folder, scenarioFile] = process.argv.slice(2);
const loaderFile = `${folder}/__wasm_split.js`;
const loader = readFileSync(loaderFile, "utf8");

// A piece as the loader names it, with the parts that share it.
const pieceText = /\/\* (.*) \*\/\nconst (__chunk_\d+) = makeLoad\(\(\) => \{\s*const src = fetch\(new URL\("\.\/(.*)\.wasm"[^]*?\}\s*, \[\]\);\n/g;
const pieces = [...loader.matchAll(pieceText)].map(([, parts, , file]) => ({
  parts: parts.split(", "),
  file: `${folder}/${file}.wasm`,
}));
const there = readdirSync(folder).filter((name) => /^chunk_\d+\.wasm$/.test(name)).length;
if (pieces.length === 0 || pieces.length !== there) {
  throw new Error(`${loaderFile} names ${pieces.length} pieces of ${there}: its form has changed`);
}
const parts = [...loader.matchAll(/export const __wasm_split_load_(\w+) = /g)].map(([, part]) => part).sort();
if (parts.length > letters.length) throw new Error(`${parts.length} parts have no letters`);

const scenarios = [];
for (const line of readFileSync(scenarioFile, "utf8").split("\n")) {
  if (line === "" || line.startsWith("#")) continue;
  const [name, weight, ...words] = line.split(" ");
  const needed = words.flatMap((word) => scenarios.find((it) => it.name === word)?.parts ?? word);
  scenarios.push({ name, weight: Number(weight), parts: needed });
}
const named = new Set(scenarios.flatMap((scenario) => scenario.parts));
const strange = [...parts.filter((part) => !named.has(part)), ...[...named].filter((part) => !parts.includes(part))];
if (strange.length > 0) throw new Error(`${scenarioFile} and the page differ in their parts: ${strange.join(" ")}`);

// ---- which pieces are joined

// A group becomes a file: its pieces, their total size, and the scenarios that fetch it, as the bits of a number.
const groups = new Map();
for (const piece of pieces) {
  piece.bytes = readFileSync(piece.file);
  rmSync(piece.file);
  const needing = scenarios.map((scenario) => scenario.parts.some((part) => piece.parts.includes(part)));
  const by = needing.reduce((bits, needs, at) => (needs ? bits | (1n << BigInt(at)) : bits), 0n);
  const group = groups.get(by) ?? { by, pieces: [], bytes: 0 };
  group.pieces.push(piece);
  group.bytes += piece.bytes.length;
  groups.set(by, group);
}
const weights = new Map();
function weightOf(by) {
  if (!weights.has(by)) {
    const weigh = (sum, { weight }, at) => ((by >> BigInt(at)) & 1n ? sum + weight : sum);
    weights.set(by, scenarios.reduce(weigh, 0));
  }
  return weights.get(by);
}
const cost = (by, bytes) => weightOf(by) * (bytes * packedByte + request);
const gain = (one, other) =>
  cost(one.by, one.bytes) + cost(other.by, other.bytes) - cost(one.by | other.by, one.bytes + other.bytes);

const files = [...groups.values()];
// Returns the later group with which a group gains most when joined.
function best(at) {
  let found = { gain: 0 };
  for (let other = at + 1; other < files.length; other++) {
    const won = gain(files[at], files[other]);
    if (won > found.gain) found = { gain: won, other: files[other] };
  }
  return found;
}
let partners = files.map((_, at) => best(at));
for (;;) {
  const at = partners.reduce((most, it, at) => (it.gain > partners[most].gain ? at : most), 0);
  const { other } = partners[at];
  if (other === undefined) break;
  const one = files[at];
  const gone = files.indexOf(other);
  files.splice(gone, 1);
  partners.splice(gone, 1);
  one.by |= other.by;
  one.pieces.push(...other.pieces);
  one.bytes += other.bytes;
  partners = partners.map((it, place) => {
    const stale = place === at || it.other === one || it.other === other;
    if (stale) return best(place);
    const won = place < at ? gain(files[place], one) : 0;
    return won > it.gain ? { gain: won, other: one } : it;
  });
}

// Returns the last word that the names of all scenarios that fetch a group share, usually the rule set; empty if there is none.
function wordOf({ by }) {
  const needing = scenarios.filter((_, at) => (by >> BigInt(at)) & 1n);
  const words = new Set(needing.map(({ name }) => name.split("-").at(-1)));
  return words.size === 1 ? [...words] : [];
}

// ---- the files, and the loader's table of them

// Returns the parts that use exactly one of two pieces.
const differing = (one, other) => parts.filter((part) => one.includes(part) !== other.includes(part));

// Orders pieces so that each is followed by the one with the most similar parts: the table lists only the changes.
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

let before = [];
const table = files.map((group, at) => {
  const file = ["chunks", ...wordOf(group), `${at}.wasm`].join("-");
  const order = chained(group.pieces, before);
  writeFileSync(`${folder}/${file}`, Buffer.concat(order.map((piece) => piece.bytes)));
  const told = order.map((piece) => {
    const change = differing(piece.parts, before).map((part) => letters[parts.indexOf(part)]);
    before = piece.parts;
    return `${piece.bytes.length}${change.join("")}`;
  });
  return [file, ...told].join(" ");
});

const partText = /(export const __wasm_split_load_(\w+) = wrapAsyncCb\(makeLoad\([^]*?), \[[^\]]+\]\)\);/g;
const rewritten = loader
  .replace(pieceText, "")
  // A part waits for its pieces.
  .replace(partText, (_, begin, part) => `${begin}, needed.${letters[parts.indexOf(part)]}));`)
  // A part loads its styles.
  .replace(/fetch\(new URL\("\.\/split_(\w+)\.wasm", import\.meta\.url\)\)/g, (text, part) => `styled("${part}", ${text})`);
const helpers = ["static/chunks.js", "static/sheets.js"].map((file) => readFileSync(file, "utf8"));
const needed = `const needed = piecesByPart(${JSON.stringify(table.join("\n"))});\n`;
writeFileSync(loaderFile, [...helpers, needed, rewritten].join(""));
