// Second copies of what the page stores: in the browser's database, and in a folder of the disk where the browser can
// write to one. The page calls them by `catenary` (src/storage/copies.rs); they are written after the storage itself, and
// whatever fails here harms nothing there.
const ENTRIES = "entries", HANDLES = "handles", FOLDER = "folder";

let opened;

function database() {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open("catenary", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(HANDLES);
    };
    request.onsuccess = () => {
      const forget = () => (opened = undefined);
      // Cleared by the browser or the player, or a newer page wants another shape.
      request.result.onclose = forget;
      request.result.onversionchange = () => (request.result.close(), forget());
      done(request.result);
    };
    request.onerror = () => fail(request.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/// Does something with a store of the database, to its end; gives what the request comes to.
async function within(name, mode, act) {
  const transaction = (await database()).transaction(name, mode);
  return new Promise((done, fail) => {
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });
}

/// All entries of the mirror, as pairs of key and text.
async function all() {
  const [keys, texts] = await Promise.all([
    within(ENTRIES, "readonly", (store) => store.getAllKeys()),
    within(ENTRIES, "readonly", (store) => store.getAll()),
  ]);
  return keys.map((key, at) => [key, texts[at]]);
}

/// Changes the mirror after the picture of what is mirrored; says whether it could.
async function change(act) {
  await new Promise((done) => setTimeout(done));
  return within(ENTRIES, "readwrite", act).then(() => true, () => false);
}

const mirror = {
  put: (key, text) => change((store) => store.put(text, key)),
  drop: (key) => change((store) => store.delete(key)),
  /// Writes texts by their keys, and removes those without a text, in one transaction.
  change: (entries) => change((store) => {
    for (const [key, text] of Object.entries(JSON.parse(entries))) text === null ? store.delete(key) : store.put(text, key);
    return store.count();
  }),
  all: () => all().catch(() => []),
  hasGames: () => within(ENTRIES, "readonly", (store) => store.getAllKeys())
    .then((keys) => keys.some((key) => key.startsWith("catenary.game.")), () => false),
};

// ---- the folder

let folder;
/// The newest text of each file that is still to be written.
const waiting = new Map();
let writing = false;

/// Tells the page: the state, and the folder's name.
function show(state) {
  document.documentElement.dataset.folder = `${state} ${folder?.name ?? ""}`.trim();
  dispatchEvent(new Event("catenary-folder"));
}

async function permission(ask) {
  const rights = { mode: "readwrite" };
  const given = ask ? await folder.requestPermission(rights) : await folder.queryPermission(rights);
  show(given === "granted" ? "granted" : "stopped");
  return given === "granted";
}

async function write() {
  if (writing) return;
  writing = true;
  try {
    for (const [name, text] of waiting) {
      const file = await folder.getFileHandle(name, { create: true });
      // The old file stays until the new one is closed.
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
      if (waiting.get(name) === text) waiting.delete(name);
    }
  } catch {
    show("stopped");
  }
  writing = false;
  if (waiting.size && document.documentElement.dataset.folder.startsWith("granted")) write();
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
    waiting.clear();
    show("none");
  },
  put(name, text) {
    if (!folder) return;
    waiting.set(name, text);
    write();
  },
};

globalThis.catenary = { mirror, copies };

if ("showDirectoryPicker" in globalThis) {
  show("none");
  const stored = within(HANDLES, "readonly", (store) => store.get(FOLDER)).catch(() => undefined);
  stored.then((handle) => {
    folder ??= handle;
    if (handle) permission(false).catch(() => show("stopped"));
  });
}
