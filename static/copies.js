// Second copies of what the page stores: in the browser's database, and in a folder of the disk where the browser can
// write to one. The page calls them by `catenary` (src/storage/{mirror,folder}.rs); they are written after the storage itself, and
// whatever fails here harms nothing there.
//
// A browser that is killed forgets the last half minute of its storage, but not of its database. So the page waits for
// `mirror.settled()` before it reads the storage: by then both have the newer of each entry. What is newer a game says by
// its revision, an attempt by how far it has come, and everything else by a count of writes that both keep: the storage in
// COUNT, the database beside each entry.
const ENTRIES = "entries", HANDLES = "handles", FOLDER = "folder";
const OURS = "catenary.", GAME = "catenary.game.", LEDGER = "catenary.ledger.", COUNT = "catenary.alive";
/// The keys of what was deleted and the database has not heard of yet.
const DELETED = "catenary.deleted";
/// Entries that are only about this storage: these two, and the journal of an import (src/storage/import_transaction.rs).
const ALONE = [COUNT, DELETED, "catenary.import"];
/// How long the page waits for the database, and how long a step of the database may take, in milliseconds.
const PATIENCE = 1000, STEP = 8000;
/// How many decisions, and for how many milliseconds, the copy may lag behind before the page says so.
const DECISIONS = 5, LAG = 4000;
/// After a day no storage is older than the note that an entry was deleted.
const DAY = 86400000;

/// What a promise comes to, if it comes in time.
function inTime(promise, time) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error("no answer")), time);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}

let opened;

function database() {
  const open = (forgetIt) => new Promise((done, fail) => {
    const request = indexedDB.open("catenary", 2);
    request.onupgradeneeded = () => {
      [...request.result.objectStoreNames].forEach((name) => request.result.deleteObjectStore(name));
      [ENTRIES, HANDLES].forEach((name) => request.result.createObjectStore(name));
    };
    request.onsuccess = () => {
      // Cleared by the browser or the player, or a newer page wants another shape.
      request.result.onclose = forgetIt;
      request.result.onversionchange = () => (request.result.close(), forgetIt());
      done(request.result);
    };
    request.onerror = () => fail(request.error);
  });
  if (!opened) {
    const mine = inTime(open(() => forget(mine)), STEP);
    opened = mine;
  }
  return opened;
}

/// The next step opens the database anew.
function forget(old) {
  old.then((handle) => handle.close()).catch(() => {});
  if (opened === old) opened = undefined;
}

/// Does something with a store of the database, to its end; gives what the request comes to. Browsers throw handles away
/// without a word, so whatever fails is tried once more with a new one.
async function within(name, mode, act) {
  const once = async () => {
    const handle = database();
    try {
      const transaction = (await handle).transaction(name, mode);
      return await inTime(new Promise((done, fail) => {
        const request = act(transaction.objectStore(name));
        transaction.oncomplete = () => done(request?.result);
        transaction.onabort = transaction.onerror = () => fail(transaction.error);
      }), STEP);
    } catch (error) {
      forget(handle);
      throw error;
    }
  };
  return once().catch(once);
}

// ---- which of two texts is newer

function checksum(text) {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, "0");
}

/// How far an entry has come by what it says itself; -1 where it is damaged, 0 where it says nothing.
function progress(key, text) {
  if (key.startsWith(GAME)) {
    const [sum, revision] = text.split(" ", 2);
    return sum === checksum(text.slice(9)) ? +revision : -1;
  }
  if (!key.startsWith(LEDGER)) return 0;
  try {
    const attempt = JSON.parse(text);
    // What was given up stays so, however far it had come elsewhere.
    return 1e6 * ["open", "given-up", "finished"].indexOf(attempt.progress) + attempt.plies;
  } catch {
    return -1;
  }
}

/// What was deleted since the database last heard of it, by its keys.
function deleted() {
  try {
    return JSON.parse(localStorage.getItem(DELETED)) ?? {};
  } catch {
    return {};
  }
}

/// Notes that entries were deleted, or that their notes are not needed any more.
function noteDeleted(keys, isGone) {
  const notes = deleted();
  for (const key of keys) if (isGone) notes[key] = 1; else delete notes[key];
  try {
    if (Object.keys(notes).length) localStorage.setItem(DELETED, JSON.stringify(notes));
    else localStorage.removeItem(DELETED);
  } catch {
    // Without a note what the database still has comes back, and the page says so.
  }
}

/// Whether a copy is newer than what the storage has, which was last written to at this count.
function isNewer(key, copy, here, count, notes) {
  if (copy.text === undefined) return copy.write > count;
  // What was deleted says so in the database or in a note; what is missing without a word was lost.
  if (here === null) return !(key in notes);
  const further = progress(key, copy.text) - progress(key, here);
  return further ? further > 0 : !key.startsWith(GAME) && copy.write > count;
}

// ---- the mirror

/// What is still to be written, in order: the newest text of each entry, `undefined` for one that was deleted.
const waiting = new Map();
/// The texts that came from the mirror, and those of them for which the storage had no room.
const brought = new Map(), homeless = new Map();
/// The keys of all that ever came from it.
const mended = new Set();
/// The asking of the mirror; nothing where it has not answered and nobody waits.
let asking;
/// The decisions that the mirror lacks, and since when.
let lacking = 0, since = 0;
/// The last write that is known of.
let counted = 0;

/// The entries that have copies.
const ours = () => Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !ALONE.includes(key));
const storedCount = () => +localStorage.getItem(COUNT) || 0;

function keepCount(count) {
  counted = count;
  try {
    // Where nothing is kept nothing is counted.
    if (ours().length) localStorage.setItem(COUNT, count);
    else localStorage.removeItem(COUNT);
  } catch {
    // A full storage lacks the write, too, so the mirror is the newer one.
  }
}

/// Stores what the mirror has, and tells the page as another window's storing would.
function bring(key, text) {
  waiting.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    homeless.delete(key);
  } catch {
    homeless.set(key, text);
  }
  if (text !== undefined) (brought.set(key, text), mended.add(key));
  dispatchEvent(new StorageEvent("storage", { key, newValue: text ?? null }));
}

/// Gives storage and mirror the newer of each entry.
function settle(store) {
  const keys = store.getAllKeys(), copies = store.getAll();
  copies.onsuccess = () => {
    const count = storedCount(), notes = deleted();
    const mirrored = new Map(keys.result.map((key, at) => [key, copies.result[at]]));
    for (const key of ours()) if (!mirrored.has(key)) mirrored.set(key, { write: -1 });
    for (const [key, copy] of mirrored) {
      const here = localStorage.getItem(key);
      const isGone = copy.text === undefined;
      if (isGone && here === null) {
        if (Date.now() - copy.gone > DAY) store.delete(key);
      } else if (copy.text === here || (waiting.has(key) && (isGone || here === null))) {
        // They agree, or the page has just written or deleted it.
      } else if (isNewer(key, copy, here, count, notes)) {
        bring(key, copy.text);
      } else if (here === null) {
        store.put({ gone: Date.now(), write: count }, key);
      } else {
        store.put({ text: here, write: count }, key);
      }
    }
    if (mirrored.size) keepCount([...mirrored.values()].reduce((most, copy) => Math.max(most, copy.write), count));
  };
}

/// Asks a store for its entries.
function pairs(store) {
  const keys = store.getAllKeys(), copies = store.getAll();
  const pair = (key, at) => [key, copies.result[at].text];
  return { get result() { return keys.result.map(pair).filter(([, text]) => text !== undefined); } };
}

/// Asks the mirror once; where it does not answer it is asked again, at the latest by the next write.
function ask() {
  if (asking) return asking;
  const heard = Object.keys(deleted());
  // The database has what the notes tell, but for what was deleted since.
  const forgetNotes = () => noteDeleted(heard.filter((key) => !waiting.has(key)), false);
  asking = within(ENTRIES, "readwrite", settle).then(forgetNotes).catch((error) => {
    asking = undefined;
    startLater();
    throw error;
  });
  return asking;
}

/// Writes what is waiting. A game of which the mirror has a later revision is left there: the page gets that one.
function write(store, batch) {
  keepCount(Math.max(counted, storedCount()) + 1);
  const number = counted;
  for (const [key, change] of batch) {
    const put = () => store.put({ ...change, write: number }, key);
    if (!key.startsWith(GAME) || change.text === undefined) {
      put();
      continue;
    }
    const there = store.get(key);
    there.onsuccess = () => {
      const copy = there.result?.text;
      if (copy === undefined || progress(key, copy) <= progress(key, change.text)) put();
      else if (waiting.get(key) === change) bring(key, copy);
    };
  }
}

async function flush() {
  // After the picture of what is mirrored.
  await new Promise((done) => setTimeout(done));
  try {
    await ask();
    while (waiting.size) {
      const batch = [...waiting], decided = lacking;
      await within(ENTRIES, "readwrite", (store) => write(store, batch));
      const over = batch.filter(([key, change]) => waiting.get(key) === change).map(([key]) => key);
      over.forEach((key) => waiting.delete(key));
      const notes = deleted();
      if (over.some((key) => key in notes)) noteDeleted(over, false);
      lacking -= decided;
      since = performance.now();
    }
    show("");
  } catch {
    if (lacking > DECISIONS) show("behind");
    startLater();
  }
}

let flushing, again;
/// Writes what is waiting, if nothing is being written.
function start() {
  flushing ??= flush().finally(() => (flushing = undefined));
}

function startLater() {
  clearTimeout(again);
  again = setTimeout(start, STEP);
}

/// Notes changes of entries: their new texts, or that they are gone.
function changeAll(entries) {
  const changes = entries.filter(([key]) => !ALONE.includes(key));
  const notes = deleted(), isGone = ([, text]) => text === null;
  const gone = changes.filter(isGone).map(([key]) => key);
  const back = changes.filter((it) => !isGone(it) && it[0] in notes).map(([key]) => key);
  if (gone.length) noteDeleted(gone, true);
  if (back.length) noteDeleted(back, false);
  for (const [key, text] of changes) change(key, text === null ? { gone: Date.now() } : { text });
}

/// Notes a change of an entry.
function change(key, change) {
  if (!lacking) since = performance.now();
  if (key.startsWith(GAME)) lacking++;
  if (change.text === undefined || localStorage.getItem(key) === change.text) homeless.delete(key);
  // The last one that changed comes last.
  waiting.delete(key);
  waiting.set(key, change);
  if (lacking > DECISIONS && performance.now() - since > LAG) show("behind");
  start();
}

/// Tells the page whether the copy lags behind: once, until it has caught up.
function show(state) {
  const { dataset } = document.documentElement, shown = dataset.mirror ?? "";
  if (shown === state || (shown === "told" && state === "behind")) return;
  dataset.mirror = state;
  dispatchEvent(new Event("catenary-mirror"));
}

const mirror = {
  put: (key, text) => changeAll([[key, text]]),
  drop: (key) => changeAll([[key, null]]),
  /// Writes texts by their keys, and removes those without a text, in one transaction; comes when that is over.
  change(entries) {
    changeAll(Object.entries(JSON.parse(entries)));
    return flushing;
  },
  /// All entries of the mirror, as pairs of key and text.
  all: () => within(ENTRIES, "readonly", pairs).catch(() => []),
  /// Comes when storage and mirror agree, or the mirror has not answered in time.
  settled: () => inTime(ask(), PATIENCE).catch(() => {}),
  /// The entries that came from the mirror and are as they were brought, as pairs of key and text.
  brought: () => [...brought].filter(([key, text]) => localStorage.getItem(key) === text),
  /// Whether an entry came from the mirror.
  mended: (key) => mended.has(key),
  /// The entries that did not fit into the storage, the same way; those of them that the player has not been told of.
  homeless: () => [...homeless],
  untold: () => [...homeless].filter(([key]) => brought.has(key)),
  /// The player knows that these were brought, or had no room.
  told: (...keys) => keys.forEach((key) => brought.delete(key)),
  /// The player knows that the copy lags behind.
  hush: () => show("told"),
};

mirror.settled();
document.addEventListener("visibilitychange", start);

// ---- the folder

let folder;
/// The newest text of each file that is still to be written.
const files = new Map();
let writing = false;

/// Tells the page: the state, and the folder's name.
function showFolder(state) {
  document.documentElement.dataset.folder = `${state} ${folder?.name ?? ""}`.trim();
  dispatchEvent(new Event("catenary-folder"));
}

async function permission(ask) {
  const rights = { mode: "readwrite" };
  const given = ask ? await folder.requestPermission(rights) : await folder.queryPermission(rights);
  showFolder(given === "granted" ? "granted" : "stopped");
  return given === "granted";
}

async function writeFiles() {
  if (writing) return;
  writing = true;
  try {
    for (const [name, text] of files) {
      const file = await folder.getFileHandle(name, { create: true });
      // The old file stays until the new one is closed.
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
      if (files.get(name) === text) files.delete(name);
    }
  } catch {
    showFolder("stopped");
  }
  writing = false;
  if (files.size && document.documentElement.dataset.folder.startsWith("granted")) writeFiles();
}

const copies = {
  /// The player chooses a folder; whether there is one now.
  async choose() {
    try {
      folder = await showDirectoryPicker({ id: "catenary", mode: "readwrite" });
      await within(HANDLES, "readwrite", (store) => store.put(folder, FOLDER)).catch(() => {});
      return await permission(true);
    } catch {
      return false;
    }
  },
  /// The player lets the page write again.
  resume: () => permission(true).catch(() => false),
  async forget() {
    await within(HANDLES, "readwrite", (store) => store.delete(FOLDER)).catch(() => {});
    folder = undefined;
    files.clear();
    showFolder("none");
  },
  put(name, text) {
    if (!folder) return;
    files.set(name, text);
    writeFiles();
  },
};

globalThis.catenary = { mirror, copies };

if ("showDirectoryPicker" in globalThis) {
  showFolder("none");
  const stored = within(HANDLES, "readonly", (store) => store.get(FOLDER)).catch(() => undefined);
  stored.then((handle) => {
    folder ??= handle;
    if (handle) permission(false).catch(() => showFolder("stopped"));
  });
}
