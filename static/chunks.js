// The small pieces that several parts share come a few dozen in a file, one behind the other in the order in which they are
// named here.
const files = {};
const lengths = {};
function packed(file) {
    files[file] ??= fetch(new URL(file, import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        return answer.arrayBuffer();
    });
    // What did not come is asked for again.
    files[file].catch(() => { delete files[file]; });
    return files[file];
}
function piece(file, size) {
    const begin = lengths[file] ?? 0;
    const end = lengths[file] = begin + size;
    const headers = { "Content-Type": "application/wasm" };
    return makeLoad(() => {
        const answer = packed(file).then((bytes) => new Response(bytes.slice(begin, end), { headers }));
        answer.catch(() => {});
        return (imports) => WebAssembly.instantiateStreaming(answer, imports);
    }, []);
}
