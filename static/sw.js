// Keeps whole builds of the site: it opens without the net, and an update never disturbs a page.
//
// A build is what files.json lists: its mark, and of each file the length and the CRC-32. It has a cache of its own, and
// the list in it, written last, says that it is whole. A page gets everything from the build that it began with, for as
// long as it lives: `notes` knows which that is, and which whole build the next page begins with.
"use strict";

const SCOPE = new URL("./", self.location).href;
const LIST = "files.json";
const HOME = "index.html", NOT_FOUND = "404.html";
/// Several copies of the site may live at one host.
const PREFIX = `catenary ${new URL(SCOPE).pathname} `;
const NOTES = `${PREFIX}notes`;
/// The note of the build that the next page begins with, and of the one that is being kept.
const NEWEST = "newest", WANTED = "wanted";
/// A page that comes up is not among the clients yet: its note is kept for so long, in milliseconds.
const YOUNG = 60_000;

const cacheOf = (mark) => `${PREFIX}build ${mark}`;
const address = (path) => new URL(path, SCOPE).href;

/// The path of an address within the site, without its query; nothing for what lies elsewhere.
function pathOf(href) {
  const plain = href.split(/[?#]/)[0];
  return plain.startsWith(SCOPE) ? plain.slice(SCOPE.length) || HOME : undefined;
}

// ---- what is noted: small texts under names

async function read(name) {
  const note = await caches.match(address(`notes/${name}`), { cacheName: NOTES });
  return note?.text();
}

async function write(name, text) {
  const notes = await caches.open(NOTES);
  const key = address(`notes/${name}`);
  await (text === undefined ? notes.delete(key) : notes.put(key, new Response(text)));
}

/// Which build a page is of, by the page's id. A note that cannot be written lasts as long as the worker does.
const pages = new Map();

async function buildOf(page) {
  return pages.get(page) ?? (await read(`page ${page}`).catch(() => undefined))?.split(" ")[0];
}

async function noteBuild(page, mark) {
  if (!page || !mark || pages.get(page) === mark) return;
  pages.set(page, mark);
  await write(`page ${page}`, `${mark} ${Date.now()}`).catch(() => {});
}

// ---- lists and files of builds

const lists = new Map();

/// The list of a whole build: its files by path; nothing where it is not whole.
async function listOf(mark) {
  if (!lists.has(mark)) {
    const text = await caches.match(address(LIST), { cacheName: cacheOf(mark) });
    if (!text) return undefined;
    lists.set(mark, byPath(await text.json()));
  }
  return lists.get(mark);
}

const byPath = (list) => new Map(list.files.map((file) => [file.path, file]));

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255];
  return ~crc >>> 0;
}

/// Files that were found to be as long as they should be, so that this is asked once.
const sound = new Set();

/// A file of a build as it was kept; nothing where it is missing or cut.
async function kept(mark, file) {
  const find = () => caches.match(address(file.path), { cacheName: cacheOf(mark) });
  const name = `${mark} ${file.path}`;
  try {
    const found = await find();
    if (!found || sound.has(name)) return found;
    if ((await found.blob()).size !== file.bytes) return undefined;
    sound.add(name);
    return await find();
  } catch {
    return undefined;
  }
}

/// What the host has is not what the list says.
class Mismatch extends Error {}

/// A file from the host, if it is the one of the list: from the browser's own cache first, then anew.
async function download(file) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(address(file.path), { cache, credentials: "same-origin" });
    if (!answer.ok) continue;
    const body = await answer.arrayBuffer();
    if (body.byteLength !== file.bytes || crc32(new Uint8Array(body)) !== file.crc) continue;
    const headers = new Headers(answer.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(body, { headers });
  }
  throw new Mismatch(file.path);
}

/// A file of a build: as it was kept, else from the host, which mends the build. Where the host has another build by
/// now, this one cannot be mended, and no page begins with it any more.
async function fileOf(mark, file) {
  const found = await kept(mark, file);
  if (found) return found;
  try {
    const fresh = await download(file);
    const cache = await caches.open(cacheOf(mark));
    await cache.put(address(file.path), fresh.clone()).catch(() => {});
    return fresh;
  } catch (error) {
    if (error instanceof Mismatch) await giveUp(mark);
    return undefined;
  }
}

/// No page begins with this build any more; those that have it go on with what is left of it.
async function giveUp(mark) {
  if ((await read(NEWEST)) === mark) await write(NEWEST, undefined);
}

async function forget(mark) {
  lists.delete(mark);
  await caches.delete(cacheOf(mark));
}

/// The newest whole build; nothing before there is one.
async function newest() {
  const mark = await read(NEWEST).catch(() => undefined);
  return mark && (await listOf(mark)) ? mark : undefined;
}

// ---- answers

/// The builds of pages that are coming up and have no note yet.
const beginning = [];

/// A page begins: with the newest whole build, else with what the host has.
async function begin(event) {
  const mark = await newest();
  beginning.push(mark);
  try {
    const home = mark && (await fileOf(mark, (await listOf(mark)).get(HOME)));
    if (!home) return fetch(event.request);
    await noteBuild(event.resultingClientId, mark);
    event.waitUntil(check());
    return home;
  } finally {
    beginning.splice(beginning.indexOf(mark), 1);
  }
}

/// A page at a path where the host has no file, or cannot be reached: what leads from there to the page of the newest whole
/// build, as the host's own answer does.
async function lost(event) {
  const answer = await fetch(event.request).catch(() => undefined);
  if (answer && answer.status !== 404) return answer;
  const mark = await newest();
  const file = mark && (await listOf(mark)).get(NOT_FOUND);
  const found = file && (await fileOf(mark, file));
  if (found) await noteBuild(event.resultingClientId, mark);
  return found ?? answer ?? Response.error();
}

/// A page, or a worker of it, asks for a file.
async function answer(event) {
  const path = pathOf(event.request.url);
  const mark = await buildOf(event.clientId);
  await noteBuild(event.resultingClientId, mark);
  const file = mark && (await listOf(mark).catch(() => undefined))?.get(path);
  const found = file && (await fileOf(mark, file));
  if (found) return found;
  try {
    return await fetch(event.request);
  } catch (error) {
    // Nobody knows any more what the page is of: names with a hash in them are the same in any build.
    const any = mark ? undefined : await anywhere(path);
    if (any) return any;
    throw error;
  }
}

async function anywhere(path) {
  for (const name of await builds()) {
    const found = await caches.match(address(path), { cacheName: name });
    if (found) return found;
  }
}

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(cacheOf("")));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === undefined || path === LIST) return;
  if (request.mode === "navigate") {
    event.respondWith(path === HOME ? begin(event) : lost(event));
  } else {
    event.respondWith(answer(event));
  }
});

// ---- keeping builds

/// How keeping goes, for the settings.
let state = {};

async function tell(change) {
  state = { ...state, ...change };
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(state);
}

let checking, again;
/// Parts that are kept before the others: those that were played last.
let first = ["shell"];

/// Looks whether the host has another build, and keeps it; mends the one that is kept. One look at a time: whoever asks
/// during one has another after it, because the host may have changed meanwhile.
function check() {
  again = true;
  checking ??= looks().finally(() => (checking = undefined));
  return checking;
}

async function looks() {
  while (again) {
    again = false;
    await look().catch(() => {});
  }
}

async function look() {
  const answer = await fetch(address(LIST), { cache: "no-cache" });
  if (!answer.ok) return;
  const list = await answer.json();
  try {
    await keep(list);
  } catch (error) {
    const full = error.name === "QuotaExceededError";
    const wrong = error instanceof Mismatch;
    // What was kept so far is of use when the net comes back; not where there is no room, or another build by now.
    if ((full || wrong) && !(await listOf(list.build))) await forget(list.build);
    await tell({ trouble: full ? "full" : wrong ? "changing" : "net" });
  }
}

/// Keeps all files of a build, those that were played last first, and what an older build has already is not fetched.
async function keep(list) {
  const mark = list.build;
  const rank = (file) => (first.includes(file.part) ? first.indexOf(file.part) : first.length);
  const files = [...list.files].sort((one, other) => rank(one) - rank(other));
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  const left = new Map();
  for (const { part } of files) left.set(part, (left.get(part) ?? 0) + 1);
  let bytes = 0;
  await write(WANTED, mark);
  const cache = await caches.open(cacheOf(mark));
  for (const file of files) {
    if (!(await kept(mark, file))) await cache.put(address(file.path), await from(file));
    bytes += file.bytes;
    left.set(file.part, left.get(file.part) - 1);
    const parts = [...left.keys()].filter((part) => left.get(part) === 0);
    if (!(await newest())) await tell({ bytes, all, parts, trouble: undefined });
  }
  if (!(await caches.match(address(LIST), { cacheName: cacheOf(mark) }))) {
    await cache.put(address(LIST), new Response(JSON.stringify(list)));
  }
  await write(NEWEST, mark);
  await tell({ newest: mark, bytes: all, all, parts: [...left.keys()], trouble: undefined });
  await prune();
}

async function from(file) {
  for (const name of await builds()) {
    const list = await caches.match(address(LIST), { cacheName: name });
    const same = list && byPath(await list.json()).get(file.path);
    if (same?.crc !== file.crc || same.bytes !== file.bytes) continue;
    const found = await kept(name.slice(cacheOf("").length), file);
    if (found) return found;
  }
  return download(file);
}

/// Deletes the builds that no page is of and that none will begin with. Another build may be kept meanwhile: only those
/// are looked at that were there before the notes were read, and a build is noted before anything of it is kept.
async function prune() {
  const there = await builds();
  const alive = await self.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const ids = new Set(alive.map((client) => client.id));
  const needed = new Set([await read(NEWEST), await read(WANTED)]);
  const notes = await caches.open(NOTES);
  for (const { url } of await notes.keys()) {
    const [, id] = decodeURIComponent(url).split("/page ");
    if (!id) continue;
    const [mark, at] = ((await read(`page ${id}`)) ?? "").split(" ");
    if (ids.has(id) || Math.abs(Date.now() - Number(at)) < YOUNG) needed.add(mark);
    else await notes.delete(url);
  }
  for (const id of ids) needed.add(pages.get(id));
  for (const name of there) {
    const mark = name.slice(cacheOf("").length);
    if (!needed.has(mark) && !beginning.includes(mark)) await forget(mark);
  }
}

// ---- messages of pages

async function greet(page, { build, wish }) {
  await noteBuild(page.id, build);
  const known = await newest();
  if (known) await tell({ newest: known });
  // Whoever saves data is asked first; what is kept already is kept current.
  if (wish || known) await check();
  await prune();
}

const hears = {
  hello(page, message) {
    first = ["shell", ...(message.first ?? [])];
    return greet(page, message);
  },
  /// The page of this build does not start: the next one comes from the host.
  async failed(page, { build }) {
    await giveUp(build);
    await forget(build);
    page.postMessage({ ...state, dropped: build });
  },
};

self.addEventListener("message", (event) => {
  const hear = Object.hasOwn(hears, event.data?.kind) ? hears[event.data.kind] : undefined;
  if (hear && event.source) event.waitUntil(hear(event.source, event.data).catch(() => {}));
});

// What builds and notes look like never changes, so a newer worker takes over at once and harms no page.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
