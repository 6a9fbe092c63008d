// The small pieces that several parts share come a few dozen in a file; `places` tells the file of each, and where in it
// the piece begins and ends.
const packs = {};
function chunk(name) {
    const [file, begin, end] = places[name];
    packs[file] ??= fetch(new URL(file, import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        return answer.arrayBuffer();
    });
    // What did not come is asked for again.
    packs[file].catch(() => { delete packs[file]; });
    const headers = { "Content-Type": "application/wasm" };
    return packs[file].then((bytes) => new Response(bytes.slice(begin, end), { headers }));
}
