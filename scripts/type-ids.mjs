// Gives types small numbers: `node type-ids.mjs WASM NEW` writes the module anew with a small number in place of each
// TypeId, of which nothing but equality is ever asked. A TypeId is a hash of 16 bytes, which no compression shrinks; it stands
// in the data and, where a value's type is asked, as two numbers in the code. Nothing changes its length, so what else the
// linker has written about the module stays true. Functions are known by their names, which must still be there; an id that
// is not found stays as it is.
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);
const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
let at = 8;

function number() {
  for (let value = 0, shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return value >>> 0;
  }
}

function text() {
  const length = number();
  return bytes.toString("utf8", at, (at += length));
}

function list(read) {
  return Array.from({ length: number() }, (_, place) => read(place));
}

// Where the sections lie, by number; those with a name by that.
const sections = new Map();
while (at < bytes.length) {
  const kind = bytes[at++];
  const end = number() + at;
  const begin = at;
  const key = kind === 0 ? text() : kind;
  sections.set(key, { begin: kind === 0 ? at : begin, end });
  at = end;
}

// Reads a section; what the module does not have is empty.
function within(key, read) {
  const section = sections.get(key);
  if (section === undefined) return [];
  at = section.begin;
  return read(section.end);
}

function limits() {
  const flags = bytes[at++];
  number();
  if (flags & 1) number();
}

// How many functions come from outside: they are counted before the module's own.
const imported = within(2, () =>
  list(() => {
    text();
    text();
    const kind = bytes[at++];
    if (kind === 0) number();
    else if (kind === 1) at++, limits();
    else if (kind === 2) limits();
    else at += 2;
    return kind === 0;
  }),
).filter((is) => is).length;

const bodies = within(10, () =>
  list(() => {
    const length = number();
    const begin = at;
    return { begin, end: (at += length) };
  }),
);

const names = within("name", (end) => {
  const found = [];
  while (at < end) {
    const kind = bytes[at++];
    const next = number() + at;
    if (kind === 1) list(() => (found[number()] = text()));
    at = next;
  }
  return found;
});

// Segments of data with the address at which each begins; of the two forms only the plain one is written by the linker.
const segments = within(11, () =>
  list(() => {
    if (number() !== 0 || bytes[at++] !== 0x41) throw new Error("a segment of data is written in another way");
    const address = number();
    at++;
    const length = number();
    const begin = at;
    return { address, length, begin, end: (at += length) };
  }),
);

function place(address) {
  const segment = segments.find((it) => it.address <= address && address + 16 <= it.address + it.length);
  if (segment === undefined) throw new Error(`there is no data at ${address}`);
  return segment.begin + address - segment.address;
}

// `Any::type_id`, and what makes a component's scope, write both halves of an id, each read from its address; nothing where
// that is compiled in another way.
const half = [0x41, 0x00, 0x29, 0x02];
function addressIn(body) {
  const found = [];
  for (let here = body.begin; here < body.end; here++) {
    if (!half.every((byte, offset) => bytes[here + offset] === byte)) continue;
    at = here + half.length;
    found.push(number());
  }
  return found.length === 2 && Math.abs(found[0] - found[1]) === 8 ? Math.min(...found) : undefined;
}

const tells = /core\.\.any\.\.Any\$GT\$7type_id|AnyScope\$u20\$as\$u20\$core\.\.convert\.\.From/;
const addresses = new Set(bodies.filter((_, own) => tells.test(names[imported + own])).map(addressIn));
addresses.delete(undefined);
console.log(`type-ids: ${addresses.size} types of ${from} have small numbers`);

// The halves of all ids with what stands in their place: a number of its own and nothing.
const small = new Map();
let next = 1n;
for (const address of addresses) {
  const here = place(address);
  const [low, high] = [view.getBigInt64(here, true), view.getBigInt64(here + 8, true)];
  small.set(low, next++).set(high, 0n);
  view.setBigInt64(here, small.get(low), true);
  view.setBigInt64(here + 8, 0n, true);
}

// A number of the code in the signed form of LEB128, 8 to 10 bytes long as the halves of an id are; nothing where it is not.
function longNumber(begin) {
  let end = begin;
  while (bytes[end] >= 128 && end - begin < 9) end++;
  if (end - begin < 7 || bytes[end] >= 128) return undefined;
  let value = 0n;
  for (let byte = end; byte >= begin; byte--) value = (value << 7n) | BigInt(bytes[byte] & 127);
  return { value: BigInt.asIntN(Math.min(7 * (end - begin + 1), 64), value), end };
}

// Those of an id are written anew in as many bytes. An order among ids would show as a number beside one of them.
const code = sections.get(10);
for (let here = code.begin; here < code.end; here++) {
  const found = bytes[here] === 0x42 ? longNumber(here + 1) : undefined;
  if (found === undefined) continue;
  if (small.has(found.value - 1n) || small.has(found.value + 1n)) throw new Error("an order of types is asked");
  if (!small.has(found.value)) continue;
  let rest = small.get(found.value);
  for (let byte = here + 1; byte < found.end; byte++, rest >>= 7n) bytes[byte] = Number(rest & 127n) | 128;
  bytes[found.end] = 0;
}
writeFileSync(to, bytes);
