// The small pieces that several parts share come in one file; `places` tells where each begins and ends.
let pack;
function chunk(name) {
    pack ??= fetch(new URL("./chunks.bin", import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`chunks.bin: ${answer.status}`);
        return answer.arrayBuffer();
    });
    // What did not come is asked for again.
    pack.catch(() => { pack = undefined; });
    const headers = { "Content-Type": "application/wasm" };
    return pack.then((bytes) => new Response(bytes.slice(...places[name]), { headers }));
}
